# One's desk: all one's tables, and one's own notes at each.

discord-command-desk = Todas tus mesas, primero lo que te espera; también en mensajes directos
desk-head = Mis mesas
desk-none = No tienes asiento en ninguna mesa ni sigues ninguna. Con `/play` empiezas una; o pulsa **Unirse** en la tarjeta de una mesa.
desk-moved = Historia, película, análisis, historial y tablero están ahora en **/match**. Turnos y banquillo: **/settings**.
desk-count = { $awaited ->
        [0] { $early ->
        [0] No te espera nada.
        [one] No te espera nada; en una mesa ya puedes responder.
       *[other] No te espera nada; en { $early } mesas ya puedes responder.
    }
        [one] Te espera una mesa.
       *[other] Te esperan { $awaited } mesas.
    } { $all ->
        [0] No estás en ninguna mesa.
        [one] Tienes una mesa en total.
       *[other] Tienes { $all } mesas en total.
    }
desk-section-early = Ya puedes responder
desk-section-waiting = Se espera a otros
desk-section-lesson = Lecciones
desk-section-over = Acabadas hace poco
desk-section-followed = Sigues
desk-line = [{ $game } · partida { $match }]({ $link })
desk-due-others = · su tiempo acaba el <t:{ $when }:f>
desk-late = ⏳ se te ha acabado el tiempo
# by name
desk-open = Sin empezar: hay { $seated } en la mesa, que es de { $players }
desk-kept = Juega tu suplente
desk-frozen = Esta partida está congelada hasta que la mire quien gestiona el bot
desk-lesson = Vas por el paso { $step }
desk-over = Acabada sin resultado
desk-back = Volver: { $game }
desk-before = ‹ Más urgentes
desk-after = Más ({ $page } de { $pages }) ›
desk-next = { $count ->
        [one] Siguiente: { $game } · { $match }
       *[other] Siguiente (de { $count }): { $game } · { $match }
    }
desk-memo = 📝 { $text }
desk-memo-button = Mis notas
desk-memo-choose = Escribir una nota sobre…
desk-memo-label = Tus notas
desk-memo-hint = Solo tú las ves. Déjalo vacío para no guardar ninguna.
desk-memo-kept = 📝 Guardado. Solo tú lo ves, aquí y en «Mis mesas».
desk-memo-gone = 📝 Ya no se guarda nada.
play-memo-long = Es demasiado largo: las notas admiten { $most } caracteres. Lo que había sigue guardado.
