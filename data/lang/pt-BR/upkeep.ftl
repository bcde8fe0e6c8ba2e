# All tables of a server, for who runs it.
upkeep-tab = Todas as mesas
upkeep-head = Todas as mesas deste servidor
upkeep-none = Não há mesa aqui agora.
upkeep-count = { $all ->
        [one] { $all } mesa
       *[other] { $all } mesas
    }, { $care ->
        [0] nenhuma precisa de cuidado
        [one] { $care } precisa de cuidado
       *[other] { $care } precisam de cuidado
    }. Um botão mostra o que se pode fazer: lembrar, mais tempo, outra pessoa em um lugar, oferecê-lo, encerrar.
# by name
upkeep-waits = espera por { $who }; última jogada <t:{ $when }:R>
# by name
upkeep-late = o tempo de { $who } acabou; a última jogada foi <t:{ $when }:R>
# by name
upkeep-dead = **nada acontece**: última jogada <t:{ $when }:R>; espera por { $who }
upkeep-bots = bots jogam; última jogada <t:{ $when }:R>
upkeep-open = não começou, { $seated } de { $most } lugares ocupados; última mudança <t:{ $when }:R>
upkeep-forgotten = **nunca começou**, { $seated } de { $most } lugares ocupados; última mudança <t:{ $when }:R>
upkeep-frozen = **congelada** <t:{ $when }:R>: não se pode continuar
upkeep-stopped = **parada** pela arbitragem <t:{ $when }:R>
upkeep-empty = **só restam bots**; última jogada <t:{ $when }:R>
upkeep-remind = Lembrar
# by name
upkeep-reminded = { $who } vai saber que a mesa espera, a seu modo; no horário de silêncio, só depois que ele acabar.
upkeep-nobody = Aqui não se espera por ninguém.
upkeep-lately = É cedo demais: alguém jogou na última hora, ou foi lembrado nas últimas seis.
