# All tables of a server, for who runs it.
upkeep-tab = Todas as mesas
upkeep-head = Todas as mesas deste servidor
upkeep-none = Não há mesa aqui agora.
upkeep-count = { $all ->
        [1] { $all } mesa
       *[other] { $all } mesas
    }, { $care ->
        [0] nenhuma precisa de cuidado
        [1] { $care } precisa de cuidado
       *[other] { $care } precisam de cuidado
    }. Um botão mostra o que se pode fazer: lembrar, dar mais tempo, trocar quem ocupa um lugar, oferecê-lo, encerrar.
upkeep-waits = espera { FORM($who, as: "by") }; última jogada <t:{ $when }:R>
upkeep-late = { WHO($who) ->
        [you] seu tempo acabou; a última jogada foi <t:{ $when }:R>
       *[other] o tempo de { $who } acabou; a última jogada foi <t:{ $when }:R>
    }
upkeep-dead = **nada acontece**: última jogada <t:{ $when }:R>; espera { FORM($who, as: "by") }
upkeep-bots = bots jogam; última jogada <t:{ $when }:R>
upkeep-open = não começou, { $seated } de { $most } lugares ocupados; última mudança <t:{ $when }:R>
upkeep-forgotten = **nunca começou**, { $seated } de { $most } lugares ocupados; última mudança <t:{ $when }:R>
upkeep-frozen = **congelada** <t:{ $when }:R>: não se pode continuar
upkeep-stopped = **parada** pela arbitragem <t:{ $when }:R>
upkeep-empty = **só restam bots**; última jogada <t:{ $when }:R>
upkeep-remind = Lembrar
upkeep-reminded = { WHO($who) ->
        [they] { FORM($who, as: "nom", cap: "yes") } recebem o aviso de que a mesa espera, do jeito que escolheram; no horário de silêncio, só depois que ele acabar.
       *[other] { FORM($who, as: "nom", cap: "yes") } recebe o aviso de que a mesa espera, do jeito que escolheu; no horário de silêncio, só depois que ele acabar.
    }
upkeep-nobody = Aqui não se espera por ninguém.
upkeep-lately = É cedo demais: alguém jogou na última hora, ou foi lembrado nas últimas seis.
