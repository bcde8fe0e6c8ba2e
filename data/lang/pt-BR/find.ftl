# Finding a table: people say what they look for, and tables form by themselves.
find-button = Achar uma mesa para mim
find-games = Que jogos?
find-pace = Quando?
find-pace-now = já: uma noite, todos presentes
find-pace-days = em dias: olhar algumas vezes por dia
find-pace-weeks = em semanas: basta olhar uma vez por dia
find-most = Quantas pessoas no máximo?
find-most-of = no máximo { $count } pessoas
find-more = Também
find-rated = valendo pontos
find-rated-hint = Só com gente. As duas primeiras partidas de um jogo não contam
find-bot = com um bot em um lugar
find-bot-hint = Se ninguém mais vem em 8 horas (10 minutos, se é já), um bot toma um lugar
find-head = Você procura uma mesa
find-others = **{ $game }**: { $count ->
        [0] ninguém mais espera ainda
        [one] mais { $count } pessoa espera
       *[other] mais { $count } pessoas esperam
    }
find-usual = ; espera comum { $hours ->
        [0] { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
        [one] { $hours } hora
       *[other] { $hours } horas
    }
find-until = Assim que as pessoas combinam, a partida começa e você fica sabendo. Senão paro de procurar <t:{ $when }:R>.
find-change = Mudar
find-stop = Parar de procurar
find-stopped = Você não procura mais mesa.
# by name
find-found = **Uma mesa foi achada.** { $game }, partida { $match }: { $who }. Ela começou.
find-over = Enquanto isso uma mesa foi achada para você. */desk* a mostra.
find-ended = Nenhuma mesa foi achada a tempo, e não procuro mais. */play* começa de novo; um bot em um lugar, mais jogos ou mais gente facilitam.
find-no-server = Mesas se acham em um servidor: peça uma lá.
find-nothing = Nada combina com isso: escolha um jogo para tão pouca gente, e quando.
find-rests = Três mesas foram achadas para você, e você não veio. Volto a procurar a partir de <t:{ $when }:f>.
