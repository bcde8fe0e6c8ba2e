# What is answered for somebody who is not there, and what was played for them.

deputy-mark = (por un suplente)
deputy-more = Cuando no estoy
deputy-what = Lo que se jugó por mí
deputy-words =
    -# **Suplente:** un bot que juega por ti un tiempo; el asiento sigue siendo tuyo, y el bot se va en cuanto pulses algo.
    -# **Relevo:** una persona que se queda con un asiento; puede venir del banquillo.
    -# **Tiempo:** lo que puede durar un turno; lo que necesites de más sale de tu reserva.
deputy-small = Solo decisiones menores
deputy-small-hint = Media hora después de la pregunta; en tus vacaciones, enseguida
deputy-small-told = Las decisiones menores se toman por ti; lo demás espera.
deputy-small-told-which = Las decisiones menores se toman por ti: { $which }. Lo demás espera.
deputy-likely = Tras 12 horas, como lo haría yo
deputy-likely-hint = Las decisiones menores, antes; nadie tiene que esperarte más tiempo
deputy-likely-told = Lo que te espera más de 12 horas se juega como lo haría alguien sensato con lo que tú ves; las decisiones menores, antes.
deputy-ask = Preguntarme siempre
deputy-ask-hint = No se responde nada por ti mientras tengas tiempo
deputy-ask-told = No se responde nada por ti mientras tengas tiempo.
deputy-time-up = Cuando se te acaba el tiempo, tu suplente lo juega todo hasta que pulses algo en la mesa.
deputy-solo = Aquí solo te esperan bots, así que no se responde nada por ti.
deputy-no-small = En esta mesa no hay decisiones menores.
deputy-by-deputy = por tu suplente, el <t:{ $when }:f>
deputy-by-absent = porque se te acabó el tiempo, el <t:{ $when }:f>
deputy-by-bot = por el bot de tu asiento, el <t:{ $when }:f>
deputy-back-ask = Pedir deshacerlo…
