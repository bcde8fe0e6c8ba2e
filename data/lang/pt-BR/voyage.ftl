# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Viagem do dia { $number } · { $game }
voyage-solve = Resolver: 1 minuto
voyage-another = Outro problema
voyage-ask = O que { FORM($who, as: "nom") } deve fazer?
voyage-you-are = Você é { FORM($who, as: "nom") }.
voyage-practice = Problema · { $game }
voyage-tried = { $count ->
        [0] Ninguém tentou ainda.
        [1] { $found ->
            [0] { $count } pessoa tentou e não acertou.
           *[1] { $count } pessoa tentou e acertou.
        }
       *[other] { $found ->
            [0] { $count } tentaram; ninguém acertou.
            [1] { $count } tentaram; { $found } acertou.
           *[other] { $count } tentaram; { $found } acertaram.
        }
    }
voyage-yesterday = Ontem ({ $game }): { $found } de { $count } { $found ->
        [1] respondeu
       *[other] responderam
    } “{ $answer }”.
voyage-row = { $count ->
        [0] Nenhuma sequência ainda.
        [1] Sua sequência: { $count } dia.
       *[other] Sua sequência: { $count } dias.
    }
voyage-is-best = A melhor de { $count }.
voyage-is-not-best = Não é a melhor: { $lost ->
        [1] { $lost } vitória
       *[other] { $lost } vitórias
    } a menos em 100.
voyage-best-was = Melhor: **{ $answer }**.
voyage-wins = **{ $wins }** { $wins ->
        [1] vitória
       *[other] vitórias
    } em 100 · { $answer }
voyage-next = Próximo problema ›
voyage-others = Mostrar as outras respostas
voyage-no-more = Você respondeu a todos os problemas que há para treinar.
voyage-ignored = A viagem do dia em { $channel } está desligada: ninguém respondeu aos últimos { $count }. `/setup`, *Clube* liga de novo.
voyage-best-move = A melhor jogada
voyage-ranking = Classificação
voyage-mine = Minha resposta
voyage-doubt = Não acredito
voyage-best = **Melhor: { $answer }**
voyage-chose = { $stars } { $percent }% · { $answer }
voyage-answered = { $count ->
        [0] Ninguém respondeu.
        [1] { $count } pessoa respondeu.
       *[other] { $count } pessoas responderam.
    } ★★★ custa no máximo 1 ponto percentual de chance; ★★, 4; ★, 8.
voyage-missed = Você não respondeu a este.
voyage-yours = Sua resposta: { $stars } { $answer }
voyage-streak = { $count ->
        [0] Nenhuma sequência de boas respostas (★★ ou melhor) ainda.
        [1] { $count } boa resposta (★★ ou melhor) até agora.
       *[other] { $count } boas respostas (★★ ou melhor) seguidas. Um problema perdido em sete não quebra a sequência.
    }
voyage-place = { $place }º lugar aqui, com { $stars ->
        [1] { $stars } estrela
       *[other] { $stars } estrelas
    }.
voyage-share = Mostrar minha sequência
voyage-shared = { FORM($who, as: "nom", cap: "yes") } resolveu bem a viagem do dia { $count } vezes seguidas.
voyage-shared-already = Você já mostrou sua sequência neste problema.
voyage-no-streak = Ainda não há sequência para mostrar.
voyage-rank = { $place }. { FORM($who, as: "nom", cap: "yes") } · { $stars } ★ em { $count ->
        [1] { $count } resposta
       *[other] { $count } respostas
    }
voyage-nobody = Ninguém tem estrelas ainda: elas contam quando um problema é encerrado.
voyage-ranking-hint = Contam os { $counted } melhores dos últimos { $looked } problemas. Quem esconde as estatísticas não está na lista.
voyage-none = Esse problema não existe mais aqui.
voyage-closed = Este problema está encerrado. O post tem a solução.
voyage-doubt-who = Só quem respondeu pode dizer isso, depois de revelada a solução.
voyage-doubted = Obrigado. Quando cinco pessoas em três servidores não acreditam em uma solução, o problema é retirado.
voyage-week = Viagem do dia: { $people ->
        [1] { $people } pessoa resolveu
       *[other] { $people } pessoas resolveram
    } { $count ->
        [1] o último problema
       *[other] os últimos { $count } problemas
    }.
voyage-on = a próxima: { $when }, em { $channel }
voyage-off = A viagem do dia está desligada: não posso postar em { $channel }. `/setup`, *Clube* liga de novo no canal em que você apertar o botão.
