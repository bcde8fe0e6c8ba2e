# What the engine says about lines, asks and settings of any game.

core-seat = Jogador { $number }
core-you = você
    .of = de você
    .at = a você
    .by = por você
    .to = para você
    .from = de você
core-list = { $first } e { $last }
core-apart = { $first }; { $second }
core-labelled = { $label }: { $text }
core-list-none = nada
core-decimal = { $whole },{ $tenth }

core-hidden = Isso depende do que só quem joga pode ver, então ninguém mais pode responder.
core-line-empty = Nada foi escrito: a jogada está vazia.
core-line-long = A jogada tem mais de { $limit } caracteres.
core-line-extra = A jogada já está completa antes destas palavras: { $extra }
core-line-short = “{ $line }” não está completa. A seguir: { $offered }
core-ask-refused = “{ $token }” não é possível. { $reason }
    Opções agora: { $offered }
core-ask-field = “{ $token }” não responde a nenhuma das perguntas abertas. Elas começam com: { $offered }
core-ask-open-field = Algumas perguntas ainda não têm resposta.
core-ask-too-many-of = { $count ->
        [1] Só há um “{ $token }”.
       *[other] Só há { $count } “{ $token }”.
    }
# by name
core-ask-player = { $who }
core-ask-how-many = Escolha de { $lo } a { $hi }.
core-not-your-turn = Não é a sua vez.
core-setting-unknown = Não existe opção chamada { $key }.
core-setting-choice = A opção { $key } não pode ser { $choice }. Opções possíveis: { $offered }
core-game-broken = { $game } está com defeito neste bot: quem cuida dele lê o motivo no registro.
core-game-unknown = Não existe jogo chamado { $game }.
core-seats = Este jogo é para { $low } a { $high } pessoas, não { $seats }.
core-replay-differs = O replay difere do registro na jogada { $seq }.
core-replay-host-entry = Jogada desconhecida do programa: { $line }
core-record-bad = Este arquivo não é um registro de partida que possa ser repetido aqui: está danificado, é de outras regras, ou é outra coisa. `/match show:arquivo` gera um arquivo assim.
core-note-undo = Desfeito: tudo a partir da jogada { $seq }.
# by name
core-chapter-turn = { $who }
core-chapter-end = O fim
core-event-lead = { FORM($who, as: "nom", cap: "yes") } assume a liderança
core-event-lead-line = { WHO($other) ->
        [you] { $points } contra os seus { $theirs }
       *[other] { $points } contra { $theirs } de { $other }
    }
core-call = { $text }
