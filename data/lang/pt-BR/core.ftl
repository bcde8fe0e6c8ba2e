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
core-chapter-end = O fim
core-event-lead = { FORM($who, as: "nom", cap: "yes") } assume a liderança
core-event-lead-line = { WHO($other) ->
        [you] { $points } contra os seus { $theirs }
       *[other] { $points } contra { $theirs } de { $other }
    }
core-call = { $text }

## What several games say

# by name
core-wins = { $who } vence
# by name
core-share-the-win = { $who } vencem
core-rules-idea = A ideia
core-rules-here = Como se joga aqui
core-picture-glance = Em resumo
core-picture-scores = Pontos
core-picture-table = Mesa
core-order-ask = Perguntar toda vez
core-order-prompt = O que o bot deve fazer por você?
core-order-careful = Como quem joga com cuidado
core-row = { $what } { $points }
core-chapter-round = Rodada { $round }
# by name
core-draws-a-card = { $who } compra uma carta
core-tale-wants-1 = { FORM($a, as: "nom", cap: "yes") } apostou em { $x }.
core-tale-wants-2 = { FORM($a, as: "nom", cap: "yes") } apostou em { $x }, { FORM($b, as: "nom") } em { $y }.
core-tale-wants-3 = { FORM($a, as: "nom", cap: "yes") } apostou em { $x }, { FORM($b, as: "nom") } em { $y }, { FORM($c, as: "nom") } em { $z }.
core-tale-end = { FORM($who, as: "nom", cap: "yes") } venceu por { $points } a { $others } na rodada { $round }.
core-text-score = { FORM($who, as: "nom", cap: "yes") }: { $total ->
        [1] { $total } ponto
       *[other] { $total } pontos
    }, { $rank }º lugar. { $rows }.
core-text-ships = { WHO($who) ->
        [you] Seus navios
       *[other] Navios de { $who }
    }: { $places }.
core-no-cards = Sem cartas na mão
core-points-at-the-end = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } no fim
core-status-over = A partida acabou. Vitória: { FORM($winners, as: "nom") }.
core-style-merchant = mercador prudente
core-style-explorer = explorador
core-another-number = Outro número
core-term-money = dinheiro
