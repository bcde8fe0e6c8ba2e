# The game `navegador`: Mac Gerdts' Navegador.

navegador-small = wohin der Rest einer Flotte nach einer Entdeckung segelt
navegador-name = Navegador

navegador-region-portugal = Portugal
navegador-region-guine = Guiné
navegador-region-bahia = Bahia
navegador-region-rio = Rio de Janeiro
navegador-region-angola = Angola
navegador-region-cabo = Cabo da Boa Esperança
navegador-region-mocambique = Moçambique
navegador-region-mombaca = Mombaça
navegador-region-goa = Goa
navegador-region-malaca = Malaca
navegador-region-timor = Timor
navegador-region-macau = Macau
navegador-region-nagasaki = Nagasaki

navegador-good-sugar = Zucker
navegador-good-gold = Gold
navegador-good-spice = Gewürze
    .n = { $count ->
        [one] 1 Gewürz
       *[other] { $count } Gewürze
    }

navegador-building-sugar = Zuckerfabrik
    .gender = f
navegador-building-gold = Goldfabrik
    .gender = f
navegador-building-spice = Gewürzfabrik
    .gender = f
navegador-building-shipyard = Werft
    .gender = f
navegador-building-church = Kirche
    .gender = f

navegador-building-count-sugar = { $count ->
        [one] eine Zuckerfabrik
       *[other] { $count } Zuckerfabriken
    }
navegador-building-count-gold = { $count ->
        [one] eine Goldfabrik
       *[other] { $count } Goldfabriken
    }
navegador-building-count-spice = { $count ->
        [one] eine Gewürzfabrik
       *[other] { $count } Gewürzfabriken
    }
navegador-building-count-shipyard = { $count ->
        [one] eine Werft
       *[other] { $count } Werften
    }
navegador-building-count-church = { $count ->
        [one] eine Kirche
       *[other] { $count } Kirchen
    }

navegador-kind-colony = Kolonien
navegador-kind-factory = Fabriken
navegador-kind-explorer = Entdecker
navegador-kind-shipyard = Werften
navegador-kind-church = Kirchen

navegador-field-sailing = Segeln
navegador-field-workers = Arbeiter
navegador-field-market1 = Markt 1
navegador-field-colony = Kolonie
navegador-field-privilege = Privileg
navegador-field-ships = Schiffe
navegador-field-market2 = Markt 2
navegador-field-buildings = Gebäude

## Options of the table

navegador-setting-king = Königsprivileg
navegador-setting-king-sheet = Auf deinem Tableau, am Ende zugeordnet
navegador-setting-king-goa = Wartet in Goa: mit einem Schiff dort zu holen

## The rondel

navegador-move-first = Wohin auf dem Rondell setzt du deinen Spielstein? Das erste Feld ist frei.
navegador-move-ask = Wohin auf dem Rondell geht dein Spielstein? Drei Schritte sind frei, jeder weitere kostet ein Schiff.
navegador-move-last = Dein letzter Zug. Wohin geht dein Spielstein? Drei Schritte sind frei, jeder weitere kostet ein Schiff.
navegador-move-cost = { $expires ->
        [0] { $count ->
            [0] frei
            [one] kostet ein Schiff
           *[other] kostet { $count } Schiffe
        }
       *[other] { $count ->
            [0] frei
            [one] kostet ein Schiff
           *[other] kostet { $count } Schiffe
        }; deine Navegador-Karte wandert ungenutzt weiter
    }
navegador-move-blocked = kostet { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    }, du hast { $ships }
navegador-move-navegador = Navegador-Karte: erst segeln
navegador-move-navegador-hint = Eine zusätzliche Fahrt vor deinem Zug; die Karte geht dann nach rechts
navegador-pay-ask = { $count ->
        [one] Mit welchem Schiff zahlst du den weiteren Schritt?
       *[other] Mit welchen { $count } Schiffen zahlst du die weiteren Schritte?
    }
navegador-pay-option = { $region } ({ $count })

## Sailing

navegador-sail-ask = Welche Schiffe segeln? Jedes überquert { $borders ->
        [one] eine Grenze
       *[other] bis zu { $borders } Grenzen
    }.
navegador-sail-join = { $count ->
        [one] Welches weitere Schiff fährt
       *[other] Welche { $count } weiteren Schiffe fahren
    } auch nach { $region }?
navegador-sail-group = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } { $origin } → { $to }{ $lost ->
        [0] {""}
       *[other] , { $lost } verloren
    }
navegador-sail-sailed = { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } von { $origin } nach { $to }
navegador-sail-to = Nach { $region }
navegador-sail-end = Keine weiteren Schiffe
navegador-sail-nobody = Kein Schiff segelt
navegador-sail-done = Das Segeln beenden
navegador-sail-look = Erkunden, dann weitersegeln
navegador-sail-look-hint = Die Kolonien jetzt aufdecken, dann mit den anderen Schiffen weitersegeln
navegador-sail-hint-unknown = erkundet: { $lost ->
        [one] ein Schiff geht
       *[other] { $lost } Schiffe gehen
    } verloren{ $begins ->
       *[0] {""}
        [2] ; Phase II beginnt
        [3] ; Phase III beginnt
        [end] ; die letzte Runde beginnt
    }
navegador-sail-hint-colony = Kolonien ab { $price }
navegador-sail-hint-near = von dort kannst du erkunden: { $regions }
navegador-sail-hint-covered = die Kolonien werden am Ende des Zugs aufgedeckt
navegador-sail-hint-none = keine Kolonien zu haben
navegador-sail-hint-home = daheim

## Workers and ships

navegador-recruit-count = { $what ->
        [workers] { $count ->
            [0] Keine
            [one] 1 Arbeiter
           *[other] { $count } Arbeiter
        }
       *[ships] { $count ->
            [0] Keine
            [one] 1 Schiff
           *[other] { $count } Schiffe
        }
    }
navegador-recruit-ask = { $what ->
        [ships]
            Wie viele Schiffe? { $cheap ->
                [one] 1 zu 50
               *[other] { $cheap } zu je 50
            }, weitere zu je { $dear }. Du hast { $level } von { $most } und { $money } Cruzados.
       *[workers]
            Wie viele Arbeiter? { $cheap ->
                [one] 1 zu 50
               *[other] { $cheap } zu je 50
            }, weitere zu je { $dear }. Du hast { $level } von { $most } und { $money } Cruzados.
    }
navegador-recruit-option = { $count } für { $price }, Rest { $left }
navegador-recruit-hint-sold = davon { $sold } für { $income } weiterverkauft
navegador-blocked-money = kostet { $price }, du hast { $money }
navegador-blocked-workers = braucht { $needed } Arbeiter, du hast { $workers }
navegador-blocked-order = in einem Gebiet oder einer Reihe kommt das Billigste zuerst

## Colonies and buildings

navegador-colony-ask = Welche Kolonien? Höchstens { $most }; jede braucht ein Schiff dort und zwei Arbeiter. Du hast { $money } Cruzados.
navegador-colony-option = { $region }, { $price }
navegador-building-ask = Welche Gebäude? Du hast { $workers } Arbeiter und { $money } Cruzados.
navegador-colony-founded = eine Kolonie in { $region } für { $price }
navegador-building-built = { FORM($building, as: "a-acc") } für { $price }
navegador-building-option = { $kind ->
        [sugar] Zuckerfabrik,
        [gold] Goldfabrik,
        [spice] Gewürzfabrik,
        [shipyard] Werft,
       *[church] Kirche,
    } { $price }
navegador-building-hint = braucht { $workers } Arbeiter

## Market

navegador-market-ask = Verkaufe oder verarbeite jede Ware. Du hast { $money } Cruzados.
navegador-market-good = { $colonies ->
        [0] { $good }: höchstens { $factories } verarbeiten, je { $process }
       *[other] { $good }: höchstens { $colonies } verkaufen, je { $sell }, oder höchstens { $factories } verarbeiten, je { $process }
    }
navegador-market-sell = { FORM($good, $count, as: "n") } verkaufen
navegador-market-process = { FORM($good, $count, as: "n") } verarbeiten
navegador-market-hint = bringt { $orange ->
        [0] { $income };
       *[other] { $income } mit der orangen Fabrik;
    } danach Verkauf zu { $price }, Verarbeitung zu { $process }
navegador-market-sold = { FORM($good, $count, as: "n") } für { $income } verkauft
navegador-market-processed = { FORM($good, $count, as: "n") } für { $income } verarbeitet
navegador-market-orange = die orange Fabrik hilft nur bei einer Ware

## Privileges

navegador-privilege-ask = Welches Privileg? Es kostet einen Arbeiter. Du hast { $workers } Arbeiter und { $money } Cruzados.
navegador-privilege-nothing = Keines
navegador-privilege-option = { $king ->
        [0] { $kind },
       *[other] Königsprivileg: { $kind },
    } Bonus { $bonus }
navegador-privilege-king = Königsprivileg: { $kind }
navegador-privilege-hint = { $count } × { $each }; kostet { $king ->
        [0] einen
       *[other] keinen
    } Arbeiter, dann { $count ->
        [0] zählt jedes neue Stück
        [one] zählt dein einziges Stück
       *[other] zählen deine { $count } je
    } { $points }
navegador-privilege-full = du hast schon drei davon
navegador-privilege-gone = keines ist mehr in der Galerie
navegador-privilege-workers = du musst { $least } Arbeiter behalten
navegador-king-ask = Dein letzter Zug: Auf welche Kategorie legst du dein Königsprivileg?
navegador-king-option = { $kind }: { $gain ->
        [one] +1 Punkt
       *[other] +{ $gain } Punkte
    }

## What happened

navegador-note-start = { WHO($who) ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }. Alle haben { $ships } Schiffe in Portugal und { $money } Cruzados; die Navegador-Karte ist bei { FORM($holder, as: "dat") }.
navegador-note-move = { WHO($who) ->
        [you] Du gehst
       *[other] { $who } geht
    } auf das Feld { $field }.
navegador-note-pay = { WHO($who) ->
        [you] Du gibst
       *[other] { $who } gibt
    } dafür { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } ab ({ $places }).
navegador-note-nothing = { WHO($who) ->
        [you] Du tust
       *[other] { $who } tut
    } dort nichts.
navegador-note-stay = { WHO($who) ->
        [you] Deine anderen Schiffe
       *[other] Die anderen Schiffe von { $who }
    } bleiben, wo sie sind.
navegador-note-navegador = { WHO($who) ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } die Navegador-Karte.
navegador-note-sail = { WHO($who) ->
        [you] Du segelst
       *[other] { $who } segelt
    }: { $groups }.
navegador-note-explore = { WHO($who) ->
        [you] Du erkundest
       *[other] { $who } erkundet
    } { $region } ({ $lost ->
        [one] −1 Schiff
       *[other] −{ $lost } Schiffe
    }, +{ $premium }): { $count ->
        [one] eine Kolonie
       *[other] Kolonien
    } zu { $prices }.
navegador-note-workers = { WHO($who) ->
        [you] Du wirbst
       *[other] { $who } wirbt
    } { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } für { $price } an.
navegador-note-workers-sold = { WHO($who) ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $count ->
        [one] einen
       *[other] { $count }
    } davon für { $income } weiter.
navegador-note-ships = { WHO($who) ->
        [you] Du baust
       *[other] { $who } baut
    } { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } für { $price }.
navegador-note-ships-sold = { WHO($who) ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $count ->
        [one] eines
       *[other] { $count }
    } davon für { $income } weiter.
navegador-note-colony = { WHO($who) ->
        [you] Du gründest
       *[other] { $who } gründet
    } { $colonies }.
navegador-note-build = { WHO($who) ->
        [you] Du baust
       *[other] { $who } baut
    } { $buildings }.
navegador-note-market = { WHO($who) ->
        [you] Du handelst
       *[other] { $who } handelt
    }: { $trades }.
navegador-note-privilege = { WHO($who) ->
        [you] Du gibst einen Arbeiter für ein Privileg ({ $kind }) und bekommst
       *[other] { $who } gibt einen Arbeiter für ein Privileg ({ $kind }) und bekommt
    } einen Bonus von { $bonus }.
navegador-note-privilege-goa = { WHO($who) ->
        [you] Du holst
       *[other] { $who } holt
    } in Goa das Königsprivileg ({ $kind }), Bonus { $bonus }.
navegador-note-king = { WHO($who) ->
        [you] Du legst
       *[other] { $who } legt
    } das Königsprivileg auf { $kind }: { $gain ->
        [one] +1 Punkt
       *[other] +{ $gain } Punkte
    }.
navegador-note-card-used = Die Navegador-Karte geht an { FORM($who, as: "acc") }.
navegador-note-card-expired = Die Navegador-Karte wurde nicht genutzt und geht an { FORM($who, as: "acc") }.
navegador-note-phase = Phase { $phase ->
        [2] II
       *[3] III
    }: Schiffe überqueren { $phase } Grenzen, teure Arbeiter und Schiffe kosten { $phase }00, Privilegien werden auf { $refill } aufgefüllt.
navegador-note-ending-nagasaki = { $turns ->
        [one] Noch ein Zug.
       *[other] Noch { $turns } Züge, für alle je einer.
    }
navegador-note-ending-buildings = Das letzte Gebäude ist verkauft: { $turns ->
        [one] noch ein Zug.
       *[other] noch { $turns } Züge, für alle je einer.
    }
navegador-note-score = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $total } Punkte: Platz { $rank }.

## Whose turn

navegador-status-moving = { WHO($who) ->
        [you] Du wählst
       *[other] { $who } wählt
    } ein Feld des Rondells.
navegador-status-navegador = { WHO($who) ->
        [you] Du wählst ein Feld des Rondells oder segelst
       *[other] { $who } wählt ein Feld des Rondells oder segelt
    } erst mit der Navegador-Karte.
navegador-status-last = { WHO($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } den letzten Zug.
navegador-status-acting = { $extra ->
        [0] { WHO($who) ->
            [you] Du planst { $field } und hättest
           *[other] { $who } plant { $field } und hätte
        }
       *[other] { WHO($who) ->
            [you] Du planst eine zusätzliche Fahrt mit der Navegador-Karte und hättest
           *[other] { $who } plant eine zusätzliche Fahrt mit der Navegador-Karte und hätte
        }
    } dann { $money } Cruzados.
navegador-status-sailing = { WHO($who) ->
        [you] Du siehst dir die Entdeckung an und darfst
       *[other] { $who } sieht sich die Entdeckung an und darf
    } mit dem Rest der Flotte weitersegeln.
navegador-status-over = Die Partie ist vorbei. { WHO($winner) ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    } mit { $points } Punkten.

## The position in words

navegador-chapter = Runde { $round } (Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    })
navegador-text-head = { $status } Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, Runde { $round }.
navegador-text-ending = { $now ->
        [0] Das Ende ist nah: Nach diesem Zug { $left ->
            [one] bleibt ein Zug
           *[other] bleiben { $left } Züge
        }.
       *[other] Das Ende ist nah: { $left ->
            [one] Dies ist der letzte Zug
           *[other] Mit diesem bleiben { $left } Züge
        }.
    }
navegador-text-player = { WHO($who) ->
        [you] Du
       *[other] { $who }
    }: { $points } Punkte, { $money } Cruzados, { $workers } Arbeiter, Spielstein auf { $field }.
navegador-text-field-none = noch keinem Feld
navegador-text-free = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    } frei auf { $fields }; jedes weitere Feld kostet ein Schiff mehr.
navegador-text-place = { $region } { $count }
navegador-text-goods = { $good } { $colonies } / { $factories }
navegador-text-goods-all = { WHO($who) ->
        [you] Deine Kolonien / Fabriken
       *[other] Kolonien / Fabriken von { $who }
    }: { $goods }; und die orange Fabrik.
navegador-text-items = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $explorers ->
        [one] 1 Entdecker
       *[other] { $explorers } Entdecker
    }, { $shipyards ->
        [one] 1 Werft
       *[other] { $shipyards } Werften
    }, { $churches ->
        [one] 1 Kirche
       *[other] { $churches } Kirchen
    }.
navegador-text-privilege = { $kind } { $count }
navegador-text-privileges = { WHO($who) ->
        [you] Deine Privilegien
       *[other] Privilegien von { $who }
    }: { $privileges }.
navegador-text-king = { WHO($who) ->
        [you] Dein Königsprivileg
       *[other] Das Königsprivileg von { $who }
    } brächte am meisten für { $kind }: +{ $gain }.
navegador-text-king-goa = { WHO($who) ->
        [you] Dein Königsprivileg
       *[other] Das Königsprivileg von { $who }
    } wartet in Goa.
navegador-text-region = { $region }: Kolonien für { $good } zu { $prices }.
navegador-text-empty = { $region }: keine Kolonien mehr.
navegador-text-unknown = { $region } ist unbekannt: { $count ->
        [one] eine Kolonie
       *[other] { $count } Kolonien
    } für { $good }, { $needed } Schiffe müssen zusammen hinein.
navegador-text-price = { $good } { $sell } / { $process }
navegador-text-market = Markt (Verkauf je Einheit / Verarbeitung): { $goods }.
navegador-text-building = { $building } { $price } (noch { $left })
navegador-text-buildings = Gebäude im Angebot: { $rows }.
navegador-text-gallery = Privilegien in der Galerie: { $privileges }.
navegador-text-card-first = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } die Navegador-Karte.
navegador-text-card = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } die Navegador-Karte; das orange Schiff steht auf { $field }, { $left ->
        [one] einen Schritt
       *[other] { $left } Schritte
    } voraus.

## Scoring

navegador-score-items = { $count } × { $each }
navegador-score-money = Geld
navegador-score-cash = { $money } Cruzados
navegador-end-points = Die letzte Runde ist vorbei: Wer die meisten Punkte hat, gewinnt.
navegador-end-tie = Gleich viele Punkte: Es gewinnt, wer die Navegador-Karte hat oder als Nächstes bekäme.

## What a prepared turn is prepared for

navegador-plan-phase = es ist Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
navegador-plan-ending = die letzte Runde hat begonnen
navegador-plan-open = die letzte Runde hat noch nicht begonnen
navegador-plan-unexplored = { $region } ist unerforscht

# What a position is worth, by what brings it
navegador-term-colonies = Kolonien
navegador-term-factories = Fabriken
navegador-term-discoveries = Entdeckungen
navegador-term-shipyards = Werften
navegador-term-churches = Kirchen
navegador-term-privileges = Privilegien
navegador-term-workers = Arbeiter
navegador-term-ships = Schiffe
navegador-term-market = Markt

## What bots like, a style each: its name, and what it does where moves are about as good

navegador-style-explorer-told = mag Entdeckungen und Schiffe.
navegador-style-merchant = vorsichtiger Händler
navegador-style-merchant-told = mag Fabriken, den Markt und Geld.
navegador-style-settler = Siedlerin
navegador-style-settler-told = mag Kolonien und Arbeiter.
navegador-style-builder = Baumeister
navegador-style-builder-told = mag Kirchen, Werften und Privilegien.
