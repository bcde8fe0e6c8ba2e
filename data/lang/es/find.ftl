# Finding a table: people say what they look for, and tables form by themselves.
find-button = Buscarme una mesa
find-games = ¿Qué juegos?
find-pace = ¿Cuándo?
find-pace-now = ahora: una noche, con todo el mundo presente
find-pace-days = en unos días: entrando varias veces al día
find-pace-weeks = en unas semanas: basta con entrar una vez al día
find-most = ¿Cuántas personas como mucho?
find-most-of = { $count } personas como mucho
find-more = También
find-rated = por puntos
find-rated-hint = Solo con personas. Las dos primeras partidas de cada juego no cuentan para nadie
find-bot = con un bot en un asiento
find-bot-hint = Si no llega nadie más en 8 horas (10 minutos, si es ahora), un bot ocupa un asiento
find-head = Buscas una mesa
find-others = **{ $game }**: { $count ->
        [0] aún no espera nadie más
        [one] espera 1 persona más
       *[other] esperan { $count } personas más
    }
find-usual = ; espera habitual: { $hours ->
        [0] { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
        [one] una hora
       *[other] { $hours } horas
    }
find-until = En cuanto se junte gente que busque lo mismo, empieza la partida y te aviso. Si no, dejo de buscar <t:{ $when }:R>.
find-change = Cambiarlo
find-stop = Dejar de buscar
find-stopped = Ya no buscas mesa.
# by name
find-found = **Se ha encontrado una mesa.** { $game }, partida { $match }: { $who }. Ha empezado.
find-over = Mientras tanto se ha encontrado una mesa para ti. La tienes en */desk*.
find-ended = No se ha encontrado mesa a tiempo, así que dejo de buscar. Con */play* empiezas otra vez; es más fácil con un bot en un asiento, más juegos o más personas como máximo.
find-no-server = Las mesas se buscan en un servidor: pide una allí.
find-nothing = No hay nada así: elige un juego que admita tan pocas personas, y cuándo jugar.
find-rests = Se encontraron tres mesas para ti y no te presentaste. Volveré a buscarte mesa a partir del <t:{ $when }:f>.
