# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, asientos 0 a { $last }, semilla { $seed }. /help dice qué puedes escribir.
terminal-named = Asiento { $seat }
terminal-help = Responde con una palabra, con varias a la vez (una jugada entera) o con el número de una opción.
    Enter    hace la jugada ya completa; si hay bots en todos los asientos, la de un bot
    /view    la posición con palabras y las respuestas hasta ahora; /view all: como la ve todo el mundo; /view json
    /back    retira la última respuesta
    /undo    deshace todo desde tu última jugada
    /seat 1  mirar desde el asiento 1 y responder por él
    /bot 1 mate  un bot juega el asiento 1 ({ $levels }); /bot 1 - te lo da a ti
    /log     el historial como lo lee este asiento
    /test    esta posición como prueba; /test FILE la escribe
    /save FILE  el registro de la partida, para --record, replay, la demo y pruebas
    /quit    acaba
terminal-unknown = El comando /{ $command } no existe. /help muestra los que hay.
terminal-complete = La jugada está completa: { $line }. Con Enter se hace.
# by name
terminal-bots = Hay bots en todos los asientos. Se espera a: { $who }. Con Enter se hace una jugada.
# by name
terminal-waiting = A este asiento no se le pregunta nada ahora. Se espera a: { $who }.
terminal-form = Responde con key=answer, varias a la vez si quieres.
terminal-several = Elige de { $lo } a { $hi }, unidas con +. Con - no se toma ninguna.
terminal-more = … y { $count } más: { $tokens }
terminal-no-answer = No hay ninguna respuesta que retirar.
terminal-no-move = No hay ninguna jugada que deshacer.
terminal-undone = Deshecho: jugadas { $first } a { $last }.
terminal-seat = Los asientos son de 0 a { $last }.
terminal-level = Los bots son { $levels }; - te da el asiento a ti.
# by name
terminal-rank = { $rank }. { $who }: { $points }
terminal-written = Escrito en { $file }.
