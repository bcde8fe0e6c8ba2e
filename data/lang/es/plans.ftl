# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Solo si nada de eso ha cambiado.
core-prepared-exactly-while = { $words } Solo si nada de eso ha cambiado, y mientras: { $conditions }.
core-prepared-roughly = { $words } También si para entonces han cambiado las cantidades.
core-prepared-roughly-while = { $words } También si para entonces han cambiado las cantidades, pero solo mientras: { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Nada que leer.
core-prepared-none = Ahora no hay ningún turno que preparar.
core-prepared-short = «{ $line }» no es un turno completo.
core-prepared-illegal = Ya no es posible.
core-prepared-illegal-because = Ya no es posible: { $reason }
core-prepared-illegal-at = Ya no es posible: lo que respondía a «{ $question }» no está ahora entre las opciones.
core-prepared-over = Se preparó con la condición «{ $condition }», que ya no se cumple.
core-prepared-changed = Se preparó con la condición «{ $condition }». Ahora { $now }.
core-prepared-new = Esto es nuevo desde que se preparó: { $condition }.
core-prepared-otherwise = Ahora diría: { $now }
core-prepared-before = Se apoyaba en el turno preparado anterior, que ha terminado.
core-prepared-moved = Has jugado tú otra cosa.
core-prepared-undone = Se apoyaba en jugadas que se han deshecho.
play-no-next-turn = Ahora no hay ningún otro turno que preparar.
play-notice-plan-stopped = Un turno que habías preparado no se jugará: { $plan }
    { $why }

# What comes by itself at a table.

discord-setup-automatic = Tiradas, cartas robadas y jugadas forzadas
discord-automatic-on = se hacen automáticamente
discord-automatic-off = las hace quien juega

# The screen of all that is planned, and the panel on which a turn is prepared.

plan-head = Planear
plan-many = Planear ({ $count })
plan-secret = Lo que el bot juega por ti cuando llega su momento, tras una espera variable. Nadie más ve nada de esto.
plan-nothing = No hay nada planeado.
plan-turn = Preparar mi próximo turno
plan-turn-after = Y el turno siguiente
plan-change = Cambiar el turno preparado
plan-change-one = Cambiar el turno { $number }
plan-your-turn = Ahora te toca: pulsa Mi turno. Cuando hayas jugado puedes preparar aquí el próximo.
plan-no-more = No puedes preparar otro turno: nadie sabe aún qué resultará del último, o ya hay tres.
plan-title = **Estás preparando un turno futuro.** Ahora no se juega nada.
plan-ready = El turno que preparas
plan-only-if = **Se jugará cuando te toque, pero solo si**
plan-reads = no ha cambiado nada en él
plan-else = Si no, lees el motivo y se te pregunta como siempre. «También si cambian las cantidades» lo juega también con otros precios y ganancias, pero nunca en contra de las demás condiciones.
plan-exactly = Prepararlo tal cual
plan-roughly = También si cambian las cantidades
plan-ask = ¿Y tu próximo turno?
plan-ask-after = ¿Y el turno siguiente?
plan-offered = Después: { $words }
plan-offered-exactly = Después, si sigue así: { $words }
plan-stored = ✅ Preparado.
plan-reopened = El turno preparado, y lo que se apoyaba en él, se ha retirado. Prepáralo de otro modo o déjalo.
plan-first = **Próximo turno:** { $text }
plan-second = **El turno siguiente:** { $text }
plan-third = **Después:** { $text }
plan-stands = **En vigor** (nadie más lo ve)
plan-stands-line = Planeado: { $plans }
