# Looking back: what happened while somebody was away, the log, the replay, records that were brought here.

since-head = Desde que você saiu
since-count = { $count ->
        [1] Aconteceu { $count } coisa desde a sua última jogada.
       *[other] Aconteceram { $count } coisas desde a sua última jogada.
    }
since-count-all = { $count ->
        [1] Aconteceu { $count } coisa desde que a partida começou.
       *[other] Aconteceram { $count } coisas desde que a partida começou.
    }
since-begun = { $count ->
        [1] Começou: { $first }.
       *[other] Começaram: de { $first } a { $last }.
    }
since-rival = { FORM($who, as: "nom", cap: "yes") } ({ $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }):
since-to-you = O que diz respeito a você
since-more = e mais { $count } no histórico
since-for-you = Jogado no seu lugar ({ $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }):
since-nothing = Nada aconteceu desde a sua última jogada.
since-read-all = Ler tudo
since-left = Como você deixou
since-changed = O que mais mudou
since-now = Agora
since-entry = depois da jogada { $seq }

log-head-from = Histórico de { $game }, a partir da jogada { $seq }
log-everybody = Todos
log-mine = Minhas
log-typed = Como se digita
log-whose = Jogadas de quem?
log-nothing-of = { WHO($who) ->
        [you] Você ainda não fez nada, e nada menciona você.
       *[other] { $who } ainda não fez nada, e nada menciona { $who }.
    }

replay-phase = Fase…
replay-number = Jogada…
replay-number-title = Ir a uma jogada do histórico
replay-number-wrong = “{ $typed }” não é uma jogada desta partida. Digite um número de 0 a { $last }.
replay-in-log = No histórico
replay-taken-back = Esta jogada foi desfeita pela jogada { $by }. A imagem mostra a mesa como era então.
replay-left-out = { $count ->
        [1] A jogada { $first } foi desfeita e fica de fora; digite o número dela para vê-la.
       *[other] As jogadas de { $first } a { $last } foram desfeitas e ficam de fora; digite os números delas para vê-las.
    }

file-title-import = Trazer um registro de partida
file-title-verify = Conferir um registro de partida
file-title-review = Rever um registro de partida
file-label = Registro de partida
file-hint = Um arquivo .json de /match show:arquivo, de qualquer servidor
file-hash = Hash
file-choose = Escolher um arquivo
file-none = Nenhum arquivo veio com o formulário.
file-gone = O Discord não entrega mais este arquivo. Envie de novo.
record-seat = Lugar { $number }
record-unfinished = O registro acaba antes da partida.
record-brought = **{ $game }** está aqui como partida { $match }: { $entries ->
        [1] { $entries } jogada, conferida
       *[other] { $entries } jogadas, todas conferidas
    }. Pode ser vista, não jogada; quem vê este canal a encontra pelo número.
record-remove = Remover
record-removed = Removida: a partida { $match } não está mais aqui.
record-not-yours = Só quem trouxe um registro pode removê-lo.
record-too-big = Este arquivo é grande demais para um registro: no máximo { $most } MB. Nada foi salvo.
record-too-long = Este registro é mais longo que qualquer partida: no máximo { $most } jogadas de tamanho normal. Nada foi salvo.
record-checking = O registro está sendo jogado de novo para ser conferido; registros de outros servidores são conferidos um por um.
record-too-slow = Conferir este registro demora demais. Nada foi salvo.
record-format = Este é um registro de outro formato; aqui é o formato { $format }. Exporte a partida de novo com um programa atual. Nada foi salvo.
record-version = Este registro é da versão { $found } das regras; aqui é a versão { $here }, em que as mesmas jogadas podem significar outra coisa. Nada foi salvo.
record-running = Este registro é de uma partida que ainda estava em andamento quando ele foi feito. Não tem semente, e ninguém pode conferi-lo: exporte de novo depois do fim. Nada foi salvo.
play-too-many-brought = Você trouxe { $limit } registros para cá. Remova um antes: o botão está em /desk e na resposta a /match file:.
