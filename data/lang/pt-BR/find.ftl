# Finding a table: people say what they look for, and tables form by themselves.
find-button = Achar uma mesa para mim
find-games = Quais jogos?
find-pace = Quando?
find-pace-now = já: uma noite, todos presentes
find-pace-days = em alguns dias: olhar algumas vezes por dia
find-pace-weeks = em algumas semanas: basta olhar uma vez por dia
find-most = Quantas pessoas no máximo?
find-most-of = no máximo { $count } pessoas
find-more = Também
find-rated = valendo pontos
find-rated-hint = Só com pessoas. As duas primeiras partidas de um jogo não contam
find-bot = com um bot em um lugar
find-bot-hint = Se ninguém mais vier em 8 horas (10 minutos, se for já), um bot ocupa um lugar
find-head = Você está procurando uma mesa
find-others = **{ $game }**: { $count ->
        [0] ninguém mais está esperando
        [1] mais { $count } pessoa espera
       *[other] mais { $count } pessoas esperam
    }
find-usual = ; espera habitual de { $hours ->
        [0] { $minutes ->
            [1] { $minutes } minuto
           *[other] { $minutes } minutos
        }
        [1] { $hours } hora
       *[other] { $hours } horas
    }
find-until = Assim que houver gente compatível, a partida começa e você fica sabendo. Senão paro de procurar <t:{ $when }:R>.
find-change = Mudar
find-stop = Parar de procurar
find-stopped = Você não está mais procurando mesa.
find-found = **Mesa encontrada.** { $game }, partida { $match }: { FORM($who, as: "nom") }. Já começou.
find-over = Enquanto isso, encontrei uma mesa para você: veja em */desk*.
find-ended = Não encontrei nenhuma mesa a tempo e parei de procurar. Tente de novo com */play*; um bot em um lugar, mais jogos ou mais gente facilitam.
find-no-server = Só procuro mesas em um servidor: peça uma lá.
find-nothing = Nada atende a isso: escolha um jogo que aceite tão pouca gente, e também quando jogar.
find-rests = Achei três mesas para você, e você não apareceu. Volto a procurar a partir de <t:{ $when }:f>.
