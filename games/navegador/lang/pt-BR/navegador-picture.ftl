# Words on the pictures. They must be short: long ones are shrunk and cut.

navegador-picture-mine = Meu tabuleiro
navegador-picture-board = Carta náutica
navegador-picture-players = Jogadores

navegador-pic-title-moving = { $who }: casa do rondel?
navegador-pic-title-card = { $who }: carta ou jogada?
navegador-pic-title-sailing = { $who } pode seguir viagem
navegador-pic-last-sailed = Antes: { $who } levou { $ships ->
        [1] { $ships } navio
       *[other] { $ships } navios
    } { FORM($origin, as: "from") } { FORM($to, as: "to") }
navegador-pic-last-sailed-many = Antes: { $who } levou { $ships } navios
navegador-pic-last-explored = Antes: { $who } explorou { FORM($region, as: "the") }, prêmio { $premium }
navegador-pic-last-workers = Antes: { $who } recrutou { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
navegador-pic-last-ships = Antes: { $who } construiu { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    }
navegador-pic-last-market = Antes: { $who } ganhou { $income } no mercado
navegador-pic-last-colony = Antes: { $who } fundou { $count ->
        [1] { $count } colônia
       *[other] { $count } colônias
    } { FORM($regions, as: "in") }
navegador-pic-last-buildings = Antes: { $who } fez { $count ->
        [1] { $count } construção
       *[other] { $count } construções
    } por { $price }
navegador-pic-last-privilege = Antes: { $who } pegou privilégio de { $kind }, bônus { $bonus }
navegador-pic-last-nothing = Antes: { $who } parou em { $field }, sem ação
navegador-pic-phase = Fase
navegador-pic-borders = { $borders ->
        [1] { $borders } fronteira
       *[other] { $borders } fronteiras
    } por viagem
navegador-pic-turns-left = { $turns ->
        [1] falta { $turns } jogada
       *[other] faltam { $turns } jogadas
    }
navegador-pic-card-phase = fase
navegador-pic-card-unknown = a explorar
navegador-pic-card-on-sale = a construir
navegador-pic-over = resultado final

navegador-pic-field-sailing = Navegar
navegador-pic-field-workers = Trabalh.
navegador-pic-field-market1 = Merc. 1
navegador-pic-field-market2 = Merc. 2
navegador-pic-field-buildings = Constr.

navegador-pic-market = Mercado
navegador-pic-sell = vender
navegador-pic-process = proc.
navegador-pic-privileges = Privilégios
navegador-pic-refill = { $phase }: repor até { $number }
navegador-pic-buildings = Construções à venda
navegador-pic-key-unknown = desconhecida: entram dois, perde-se um
navegador-pic-key-double = entram três navios, perdem-se dois
navegador-pic-key-explorer = explorada por este jogador
navegador-pic-key-blue = fronteira, um passo
navegador-pic-key-red = fronteira de nova fase
navegador-pic-key-sale = colônia mais barata, à venda
navegador-pic-ships-out = { $ships } de { $all } no mar
navegador-pic-king = Privilégio do rei
navegador-pic-king-goa = espera em Goa
navegador-pic-king-held = para a contagem final
navegador-pic-king-best = melhor em { $kind }: +{ $points }
navegador-pic-king-placed = posto em { $kind }
navegador-pic-mine-moving = joga, fase { $phase }
navegador-pic-mine-waiting = espera, fase { $phase }
navegador-pic-mine-over = { $rank }º lugar
navegador-pic-mine-owned = Tem
navegador-pic-mine-each = cada
navegador-pic-mine-now = Pontos agora
navegador-pic-mine-rows = as cinco linhas
navegador-pic-mine-crew = trabalhadores e navios
navegador-pic-mine-cash = { $money } em dinheiro
navegador-pic-mine-with-king = { $points } com o privilégio do rei
navegador-pic-tie = empate; decide a carta Navegador

## Continents

navegador-pic-land-africa = África
navegador-pic-land-asia = Ásia
