# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

navegador-event-found-guine = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Guiné
navegador-event-found-bahia = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Bahia
navegador-event-found-rio = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Rio
navegador-event-found-angola = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Angola
navegador-event-found-cabo = { WHO($who) ->
        [you] Doblas
       *[other] { $who } dobla
    } el Cabo
navegador-event-found-mocambique = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Moçambique
navegador-event-found-mombaca = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Mombaça
navegador-event-found-goa = { WHO($who) ->
        [you] Llegas
       *[other] { $who } llega
    } a Goa
navegador-event-found-malaca = { WHO($who) ->
        [you] Llegas
       *[other] { $who } llega
    } a Malaca
navegador-event-found-timor = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } Timor
navegador-event-found-macau = { WHO($who) ->
        [you] Llegas
       *[other] { $who } llega
    } a Macau
navegador-event-found-nagasaki = { WHO($who) ->
        [you] Llegas
       *[other] { $who } llega
    } a Nagasaki
navegador-event-found-line = Entran { $entered } barcos, { $left ->
        [0] no sale ninguno
        [one] sale 1
       *[other] salen { $left }
    }. { $opens ->
        [2] Empieza la fase II
        [3] Empieza la fase III
        [end] Llega la última ronda
       *[0] Da { $premium } cruzados
    }
navegador-event-phase = Empieza la fase { $phase ->
        [2] II
        [3] III
       *[other] { $phase }
    }
navegador-event-phase-line = Los barcos cruzan { $borders } fronteras; nuevos privilegios
navegador-event-sold-out = Vendido el último edificio
navegador-event-sold-out-line = { WHO($who) ->
        [you] Abres
       *[other] { $who } abre
    } el final: un turno más por jugador
navegador-event-last = Último edificio: { $building }
navegador-event-last-line = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } { $price }. Ya no se construyen más
navegador-event-privilege = Último privilegio: { $kind }
navegador-event-privilege-line = { WHO($who) ->
        [you] Lo tomas tú
       *[other] Lo toma { $who }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por unidad a partir de ahora
navegador-event-won = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } las Indias
navegador-event-won-line = { $points } puntos, { $ahead ->
        [0] como { FORM($second, as: "nom") }: decide la carta Navegador
       *[other] { $ahead } más que { FORM($second, as: "nom") }
    }

## What a player did in a match, as a clause.

navegador-deed = { $thing ->
        [colony] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con colonias
        [factory] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con fábricas
        [explorer] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con descubrimientos
        [shipyard] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con astilleros
        [church] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con iglesias
        [workers] { WHO($who) ->
            [you] Conservas
           *[other] { $who } conserva
        } { $points ->
            [one] un trabajador
           *[other] { $points } trabajadores
        }
        [ships] { WHO($who) ->
            [you] Mantienes
           *[other] { $who } mantiene
        } { $points ->
            [one] un barco
           *[other] { $points } barcos
        } en el mar
       *[money] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con dinero
    }
    .nom = { $thing ->
            [colony] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con colonias
            [factory] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con fábricas
            [explorer] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con descubrimientos
            [shipyard] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con astilleros
            [church] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con iglesias
            [workers] { WHO($who) ->
                    [you] conservas
                   *[other] { $who } conserva
                } { $points ->
                [one] un trabajador
               *[other] { $points } trabajadores
            }
            [ships] { WHO($who) ->
                    [you] mantienes
                   *[other] { $who } mantiene
                } { $points ->
                [one] un barco
               *[other] { $points } barcos
            } en el mar
           *[money] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con dinero
        }
