# Those who watch over matches: referees and moderators, what they do, and why something happened.

discord-command-referee = Para árbitros: tiempo, asientos, volver atrás, parar
discord-command-referee-person = Una persona que arbitra una mesa

play-official = { $number ->
       *[other] un árbitro
    }
play-stopped = Un árbitro tiene parada esta partida: nadie puede jugar hasta que la deje seguir. Lo que elijas mientras tanto en *Mi turno* se guarda.
play-seat-barred = Un árbitro te quitó este asiento. Si quieres recuperarlo, pídeselo a un árbitro.
play-why-referee = Acabada sin resultado por un árbitro; el historial dice quién fue.
play-why-moderator = Cerrada por un moderador de este servidor.

play-referee-played = Tenías asiento en esta mesa y conoces una mano. Tiene que hacerlo otro árbitro.
play-referee-alone = Aquí se guarda el asiento de alguien que no está, así que no se le puede pedir su acuerdo. Tiene que hacerlo otro árbitro.
play-referee-plays = Quien juega o ha jugado en una mesa no puede arbitrarla.
play-referee-ask-them = Juegas en esta mesa: pregunta a los demás (Más, Acabar sin resultado).
play-referee-lesson = Una lección no tiene árbitro.
play-referee-not-awaited = { WHO($who) ->
        [you] Ahora nadie te espera.
       *[other] Ahora nadie espera a { $who }.
    }
play-referee-offer-player = Nadie puede conocer dos manos: quien tiene o tuvo otro asiento aquí no puede tener este.
play-referee-no-points = En este juego nadie puede decir cómo va una partida antes del final. Puede acabar sin resultado.
play-referee-no-limit = Esta mesa no tiene límite de tiempo.
play-referee-time-enough = Es más tiempo del que puede tener un asiento.
play-referee-no-entry = No hay ninguna jugada con el número { $seq } que aún cuente.

play-note-stopped = { WHO($by) ->
        [you] Detienes
       *[other] { $by } (árbitro) detiene
    } la partida un tiempo.
play-note-resumed = { WHO($by) ->
        [you] Dejas
       *[other] { $by } (árbitro) deja
    } seguir la partida.
play-note-extended = { WHO($who) ->
        [you] { WHO($by) ->
            [you] Te das
           *[other] { $by } (árbitro) te da
        }
       *[other] { WHO($by) ->
            [you] Das a { $who }
           *[other] { $by } (árbitro) da a { $who }
        }
    } { $hours ->
        [one] una hora
        [24] un día
        [72] tres días
        [168] siete días
       *[other] { $hours } horas
    } más.
play-note-replaced-by-referee = { WHO($who) ->
        [you] { WHO($by) ->
            [you] Dejas la mesa
           *[other] { $by } (árbitro) te quita de la mesa
        }
       *[other] { WHO($by) ->
            [you] Quitas de la mesa a { $who }
           *[other] { $by } (árbitro) quita de la mesa a { $who }
        }
    }. Sigue un bot: { $bot }.
play-note-offered = { WHO($by) ->
        [you] Ofreces
       *[other] { $by } (árbitro) ofrece
    } a alguien { WHO($who) ->
        [you] tu asiento
       *[other] el asiento de { $who }
    }.
play-note-offer-gone = { WHO($by) ->
        [you] Ya no ofreces
       *[other] { $by } (árbitro) ya no ofrece
    } a nadie { WHO($who) ->
        [you] tu asiento
       *[other] el asiento de { $who }
    }.
play-note-acted = { WHO($by) ->
        [you] Haces
       *[other] { $by } (árbitro) hace
    } que se juegue por { WHO($who) ->
        [you] ti, que no estás
       *[other] { $who }, que no está
    }.
play-note-answered-for = { WHO($by) ->
        [you] Respondes
       *[other] { $by } (árbitro) responde
    } por { WHO($who) ->
        [you] ti, que no estás
       *[other] { $who }, que no está
    }.
play-note-rewound = { WHO($by) ->
        [you] Vuelves
       *[other] { $by } (árbitro) vuelve
    } a la jugada { $seq }: { $count ->
        [one] se deshace una jugada
       *[other] se deshacen { $count } jugadas
    }.
play-note-rewound-known = Lo que allí decidió el azar o era secreto ya se conoce; con las mismas jugadas, el azar volverá a dar lo mismo.
play-note-ended-by-referee = { WHO($by) ->
        [you] Acabas
       *[other] { $by } (árbitro) acaba
    } la partida sin resultado.
play-note-ended-by-moderator = { WHO($by) ->
        [you] Cierras
       *[other] { $by } (moderación) cierra
    } la mesa.
play-note-ended-as-it-stands = { WHO($by) ->
        [you] Acabas
       *[other] { $by } (árbitro) acaba
    } la partida tal como está.
play-note-challenged = { WHO($who) ->
        [you] Pides
       *[other] { $who } pide
    } que un árbitro mire la jugada { $seq }.

play-notice-named = Ahora arbitras esta mesa. Lo que puedes hacer está en *Más*, *Árbitro*.
play-notice-extended = Un árbitro te ha dado { $hours ->
        [one] una hora
        [24] un día
        [72] tres días
        [168] siete días
       *[other] { $hours } horas
    } más para esta partida.
play-notice-replaced-by-referee = Un árbitro te ha quitado de la mesa; sigue un bot: { $bot }. Si quieres volver, pídeselo a un árbitro.
play-notice-replaced-by-person = Un árbitro ha dado tu asiento a otra persona, que sigue jugando.
# by name
play-notice-offered = Un árbitro te ofrece el asiento de { $who } en esta partida.
play-notice-rewound = { $count ->
        [one] Un árbitro ha deshecho tu jugada.
       *[other] Un árbitro ha deshecho { $count } jugadas, también la tuya.
    }
play-notice-acted = No estabas, y un árbitro ha hecho que se juegue por ti.
play-notice-answered-for = No estabas, y un árbitro ha jugado por ti, guiándose solo por lo que ve todo el mundo.
play-notice-referee-ended = Un árbitro ha puesto fin a la partida.
play-notice-moderated = Un moderador del servidor ha cerrado la partida { $match }.
# by name
play-notice-deed-lapsed = { $who } ha seguido jugando, así que tu consulta como árbitro ha caducado. Puedes repetirla.
# by name
play-notice-deed-declined = { $who } no está de acuerdo con lo que harías como árbitro.

play-challenge-no-such = Esa jugada no existe en esta partida.
play-challenge-already = Alguien ya lo ha pedido: se llamó a los árbitros por la jugada { $seq }.
play-challenge-too-many = Has llamado a los árbitros por { $most } jugadas de esta partida; lo demás, mejor hablarlo.

core-result-points = Puntos
core-result-stands = Un árbitro ha puesto fin a la partida tal como estaba, y así la muestra la imagen: gana quien tiene más puntos.

referee-button = Árbitro
referee-head = Árbitro · { $game }, partida { $match }
referee-hint = Lo que hagas queda en el historial con tu nombre. No ves más cartas que los demás.
referee-admins-only = Solo puede hacerlo quien tenga el permiso Gestionar servidor.
referee-moderators-only = Aquí solo puede hacerlo quien tenga el permiso Gestionar mensajes o Gestionar servidor.
referee-only = Solo pueden hacerlo los árbitros: quienes tienen el rol { $role }, o la persona nombrada para esta mesa.
referee-nobody = Solo puede hacerlo un árbitro, y esta mesa no tiene. Quien gestiona el servidor lo es, y elige el rol de otros en /setup.
referee-elsewhere = Un rol solo vale en su propio servidor: hazlo allí, no aquí.
referee-role-gone = El rol de los árbitros se borró. Quien gestiona el servidor puede elegir otro en /setup.
referee-everybody = Ese rol lo tiene todo el mundo, también quienes juegan. Elige uno que solo tengan los árbitros.
referee-name = Árbitro solo de esta mesa
referee-named = { $name } arbitra esta mesa desde ahora.
referee-named-nobody = Ya no hay ninguna persona nombrada árbitro de esta mesa.
referee-named-own = Quienes juegan en una mesa no pueden elegir su árbitro una vez empezada la partida.
referee-named-bot = Eso es un bot. Elige una persona.
referee-language = Idioma de esta mesa
referee-language-set = Idioma de esta mesa: { $language }. Los mensajes privados siguen en el idioma de quien los lee.
referee-foot = árbitro: { $name }
referee-own-table = ⚠️ Juegas aquí, así que los demás de la mesa tienen que aceptar lo que hagas como árbitro.
# by name
referee-asked = Se ha preguntado, porque también juegas aquí. Falta la respuesta de { $who }. Este mensaje se actualiza durante un cuarto de hora.
# by name
referee-question = { $who } es árbitro y juega aquí. Quiere { $wants }. Falta la respuesta de { $missing }.
referee-stopped = **Parada** por { WHO($by) ->
        [you] ti
       *[other] { $by }
    } (árbitro) <t:{ $when }:R>. No corre ningún reloj y nadie puede jugar.
referee-desk = Un árbitro la ha parado por un tiempo.
referee-stop = Parar un tiempo
referee-rewind = Deshacer…
referee-end = Acabar…
referee-close = Cerrar como moderador
referee-close-ask = ¿Cerrar { $game }, partida { $match }, definitivamente? Quienes la juegan leerán que lo hizo un moderador.
referee-close-yes = Cerrar la mesa
referee-closed = La mesa está cerrada. Quienes la jugaban leerán que lo hizo un moderador.
referee-seat = Un asiento: más tiempo, sustituir, jugar…
# by name
referee-seat-head = El asiento de { $who }
referee-extend-about = El tiempo extra va a la reserva. Quien había agotado su tiempo recibe otra vez también el de un turno.
referee-extend = { $hours ->
        [24] +1 día
        [72] +3 días
        [168] +7 días
       *[other] +{ $hours } h
    }
referee-act-about = ¿No está? *Responder en su lugar*: para eso basta lo que ve todo el mundo. O haz que se juegue: según sus órdenes; si no, con un bot sensato. No ves las cartas de nadie.
# by name
referee-act-hidden = ¿No está? Lo que se pregunta ahora a { $who } depende de lo que solo puede ver su asiento, así que nadie puede responder en su lugar. Pero se puede jugar: según sus órdenes; si no, con un bot sensato que ve lo que ve su asiento. No ves las cartas de nadie.
referee-answer = Responder en su lugar…
# by name
referee-answers = ⚖️ **Respondes por { $who }**, que no está. Ves lo que ve todo el mundo; el historial te nombrará.
# by name
referee-move = La jugada de { $who }
referee-act = Hacer que se juegue
referee-replace = Sustituir por un bot…
# by name
referee-replace-ask = { $who } se va, y solo vuelve si un árbitro le ofrece otra vez el asiento. Cualquiera puede ocupar el lugar del bot.
referee-offer-about = Ofrece el asiento a alguien: quien lo tiene lo conserva hasta que esa persona lo acepte.
referee-offer = Ofrecer el asiento a…
# by name
referee-offered = Un árbitro ofrece a { $name } el asiento de { $who }.
referee-take = Aceptar el asiento ({ $name })
referee-take-mine = Aceptar el asiento que se me ofrece
referee-rewind-nothing = No hay ninguna jugada que se pueda deshacer.
referee-rewind-head = Se deshace todo desde la jugada elegida. Si los bots van a seguir enseguida, primero detén la partida.
referee-rewind-choose = Deshacer desde…
referee-rewind-ask = Se deshacen la jugada { $seq } y todas las siguientes ({ $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }):
referee-rewind-known = ⚠️ **Ahí intervino el azar o se reveló un secreto.** Ya lo conoce todo el mundo, y con las mismas jugadas el azar volverá a dar lo mismo. Constará en el historial.
referee-rewind-yes = Deshacerlo todo
referee-end-ask = ¿Cómo acaba la partida? *Sin resultado*: no cuenta para nadie. *Tal como está*: gana quien tiene más puntos ahora, y no cuenta para puntuaciones Elo.
referee-end-plain = Sin resultado
referee-end-stands = Tal como está

referee-wants = { $kind ->
        [pause] parar la partida un tiempo
        [resume] dejar seguir la partida
        [extend] dar { $hours ->
            [one] una hora
            [24] un día
            [72] tres días
            [168] siete días
           *[other] { $hours } horas
        } más a { $who }
        [replace] dejar que un bot juegue por { $who }
        [offer] ofrecer a { $name } el asiento de { $who }
        [offer-gone] no ofrecer ya a nadie el asiento de { $who }
        [act] hacer que se juegue por { $who }, que no está
        [answer] responder por { $who }, que no está: { $answers }
        [rewind] deshacer la jugada { $seq } y todas las siguientes
        [stands] acabar la partida tal como está
       *[end] acabar la partida sin resultado
    }

referee-done = Hecho: { $wants }.

explain-button = Explicar esto
explain-head = ¿Por qué? · { $game }, partida { $match }, jugada { $seq }
explain-before = Qué llevó a esto
explain-undone = Esto se deshizo después y no cuenta.
explain-host = Esto es una nota de Caravel, no una jugada. La posición sigue igual, salvo que se hayan deshecho jugadas.
explain-sealed = Aquí intervino el azar o se reveló un secreto. Todo sale de la semilla, cuyo hash se publicó al empezar; al final cualquiera puede comprobarlo (*Comprobar*).
explain-chapter = En las reglas: { $chapters }.
explain-rules = Reglas: { $chapter }
explain-choose = Explicar otra jugada

challenge-button = Impugnar esto
challenge-ask = ¿Llamar a un árbitro por la jugada { $seq }? Se avisa a los árbitros una vez, aquí, y el historial dice que lo pediste.
challenge-other = Explicar esta u otra jugada
challenge-yes = Llamar a un árbitro
challenge-done = Aviso enviado. Consta en el historial.
challenge-nobody = No vendría nadie: este servidor no tiene un rol de árbitros y esta mesa no tiene árbitro. Un moderador puede elegir uno con /referee.
challenge-call = { $called } · { $text } ({ $game }, [a la mesa]({ $link }))
challenge-look = Ver la jugada
