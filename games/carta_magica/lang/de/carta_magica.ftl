# The game `carta_magica`.

carta-magica-small = wie du eine Güterkarte bezahlst
carta-magica-name = Carta Magica

## Places

carta-magica-harbour-north-quay = Nordkai
    .gender = m
    .in = am Nordkai
    .to = zum Nordkai
carta-magica-harbour-sunrise-bay = Morgenbucht
    .gender = f
carta-magica-harbour-anvil-harbour = Ambosshafen
    .gender = m
carta-magica-harbour-palm-cove = Palmenbucht
    .gender = f
carta-magica-harbour-south-quay = Südkai
    .gender = m
    .in = am Südkai
    .to = zum Südkai
carta-magica-harbour-sunset-bay = Abendbucht
    .gender = f
carta-magica-harbour-chain-harbour = Kettenhafen
    .gender = m
carta-magica-harbour-fern-cove = Farnbucht
    .gender = f
carta-magica-place-harbour = { $harbour } ({ $square })
    .gender = { FORM($harbour, as: "gender") }
    .in = { FORM($harbour, as: "in") } ({ $square })
    .to = { FORM($harbour, as: "to") } ({ $square })
    .from = { FORM($harbour, as: "from") } ({ $square })
carta-magica-place-sea = { $square }
    .in = auf { $square }
    .to = nach { $square }
    .from = von { $square }
carta-magica-wind-n = Norden
carta-magica-wind-e = Osten
carta-magica-wind-s = Süden
carta-magica-wind-w = Westen

## Cards

carta-magica-character-cartographer = Die Kartografin
carta-magica-character-pearl-diver = Der Perlentaucher
carta-magica-character-stargazer = Die Sterndeuterin
carta-magica-character-spice-merchant = Der Gewürzhändler
carta-magica-character-storm-caller = Die Sturmruferin
carta-magica-character-old-helmsman = Der alte Steuermann
carta-magica-challenge = Finde { FORM($talismans, as: "the-acc") }
carta-magica-talisman-points = { $talisman } ({ $points })
    .the-acc = { FORM($talisman, as: "the-acc") } ({ $points })
carta-magica-talisman-sun-disc = Sonnenscheibe
    .gender = f
carta-magica-talisman-moon-shell = Mondmuschel
    .gender = f
carta-magica-talisman-amber-eye = Bernsteinauge
    .gender = n
carta-magica-talisman-coral-crown = Korallenkrone
    .gender = f
carta-magica-talisman-silver-feather = Silberfeder
    .gender = f
carta-magica-talisman-jade-turtle = Jadeschildkröte
    .gender = f
carta-magica-talisman-ember-ring = Glutring
    .gender = m
carta-magica-talisman-whale-tooth = Walzahn
    .gender = m
carta-magica-talisman-night-lantern = Nachtlaterne
    .gender = f
carta-magica-talisman-glass-serpent = Glasschlange
    .gender = f
carta-magica-talisman-golden-seed = Goldsamen
    .gender = m
carta-magica-talisman-storm-bell = Sturmglocke
    .gender = f
carta-magica-talisman-ivory-flute = Elfenbeinflöte
    .gender = f
carta-magica-talisman-star-compass = Sternkompass
    .gender = m
carta-magica-talisman-dragon-scale = Drachenschuppe
    .gender = f
carta-magica-talisman-heart-of-the-sea = Herz des Meeres
    .gender = n
    .dat = Herzen des Meeres
carta-magica-card-gold = Goldkarte ({ $amount })
    .gender = f
carta-magica-card-magic = Magiekarte ({ $amount })
    .gender = f
carta-magica-card-goods = Güterkarte ({ $amount })
    .gender = f
carta-magica-card-payment = Zahlung von { $amount ->
        [one] 1 Gut
       *[other] { $amount } Gütern
    }
    .gender = f
carta-magica-card-good-weather = Gutes Wetter
carta-magica-card-repair = Reparatur
    .gender = f
carta-magica-card-lucky-wind = Rückenwind
    .gender = m
carta-magica-card-spin-again = Nochmal drehen
carta-magica-card-telescope = Fernglas
    .gender = n
carta-magica-card-curse = Fluch
    .gender = m
carta-magica-card-monster = { $monster } (Stärke { $strength }, { $gold } Gold)
    .the = { FORM($monster, as: "the") } (Stärke { $strength }, { $gold } Gold)
    .the-acc = { FORM($monster, as: "the-acc") } (Stärke { $strength }, { $gold } Gold)
    .the-dat = { FORM($monster, as: "the-dat") } (Stärke { $strength }, { $gold } Gold)
carta-magica-monster-crab-king = Krabbenkönig
    .gender = m
    .gen = Krabbenkönigs
carta-magica-monster-fog-siren = Nebelsirene
    .gender = f
carta-magica-monster-twin-headed-eel = Doppelkopfaal
    .gender = m
    .gen = Doppelkopfaals
carta-magica-monster-reef-giant = Riffriese
    .gender = m
    .acc = Riffriesen
    .dat = Riffriesen
    .gen = Riffriesen
carta-magica-monster-sky-ray = Himmelsrochen
    .gender = m
    .gen = Himmelsrochens
carta-magica-monster-kraken = Krake
    .gender = m
    .acc = Kraken
    .dat = Kraken
    .gen = Kraken
carta-magica-amount-gold = { $amount } Gold
carta-magica-amount-goods = { $amount ->
        [one] 1 Gut
       *[other] { $amount } Güter
    }
carta-magica-amount-magic = { $amount } Magie
carta-magica-action-wind = Wind
carta-magica-action-hammer = Hammer
carta-magica-action-card = Karte
carta-magica-action-goods = Güter
carta-magica-segment = { $steps } ({ $actions })
carta-magica-segment-storm = Sturm ({ $steps })

## Options of the table

carta-magica-setting-edition = Ausgabe der Regeln
carta-magica-setting-edition-original = Das Original (ungarisch)
carta-magica-setting-edition-en = Englisch
carta-magica-setting-edition-nl = Niederländisch
carta-magica-setting-edition-de = Deutsch
carta-magica-setting-edition-es = Spanisch
carta-magica-setting-edition-fr = Französisch
carta-magica-setting-edition-pl = Polnisch
carta-magica-setting-edition-cz = Tschechisch
carta-magica-setting-edition-sk = Slowakisch
carta-magica-setting-edition-ua = Ukrainisch
carta-magica-setting-edition-ru = Russisch
carta-magica-setting-edition-si = Slowenisch
carta-magica-setting-steps = Schritte eines Schiffs
carta-magica-setting-steps-up-to = Höchstens die gedrehte Zahl
carta-magica-setting-steps-exact = Genau die gedrehte Zahl
carta-magica-setting-neighbours = Benachbarte Felder
carta-magica-setting-neighbours-four = Über die vier Seiten
carta-magica-setting-neighbours-eight = Auch über die Ecken
carta-magica-setting-harbours = Fahrt in einen Hafen
carta-magica-setting-harbours-stop = Das Schiff muss dort halten
carta-magica-setting-harbours-pass = Das Schiff darf durchfahren
carta-magica-setting-tow = Freischleppen aus der Flaute
carta-magica-setting-repair = Reparatur eines Schiffs
carta-magica-setting-repair-gold = 2 Gold
carta-magica-setting-repair-goods = 2 Güter
carta-magica-setting-calm = Windstille Felder
carta-magica-setting-calm-never = Nur ein Sturm führt dorthin
carta-magica-setting-calm-stop = Man darf hinsegeln und sitzt fest
carta-magica-setting-telescope = Die zwei anderen Karten eines Fernglases
carta-magica-setting-telescope-top = Zurück oben auf den Stapel
carta-magica-setting-telescope-bottom = Unter den Stapel
carta-magica-setting-monster = Ein Monster, das gewinnt
carta-magica-setting-monster-shuffled = Wird in den Stapel gemischt
carta-magica-setting-monster-bottom = Kommt unter den Stapel
carta-magica-setting-income = Einnahmekarten und die Grenze von 8
carta-magica-setting-income-beyond = Sie dürfen darüber hinausgehen
carta-magica-setting-income-counted = Sie zählen mit
carta-magica-setting-lucky-wind = Rückenwind für ein freies Schiff
carta-magica-setting-lucky-wind-plus = 5 Schritte mehr
carta-magica-setting-lucky-wind-five = 5 Schritte statt der gedrehten
carta-magica-setting-good-weather-own = Schützt das eigene Schiff
carta-magica-setting-good-weather-all = Stillt den Sturm für alle
carta-magica-setting-start = Start
carta-magica-setting-start-plain = 3 Magie und 3 Güter
carta-magica-setting-start-gifts = Dazu eine gewählte Abenteuerkarte und ein Talisman
carta-magica-setting-last-round = Wenn jemand daheim ist
carta-magica-setting-last-round-finish = Die Runde wird zu Ende gespielt
carta-magica-setting-last-round-extra = Alle anderen haben noch einen Zug
carta-magica-setting-home = Wer die Partie beendet
carta-magica-setting-home-lap = Wer nach einer Umrundung daheim ist
carta-magica-setting-home-return = Wer wieder daheim ist (auch in den ersten Runden)
carta-magica-setting-bonus = 15 Punkte für die Heimkehr
carta-magica-setting-bonus-lap = Nach einer Umrundung
carta-magica-setting-bonus-any = Auch ohne Umrundung
carta-magica-setting-gold-points = Ein Punkt für jedes Gold
carta-magica-setting-gold-points-both = Auf Spielsteinen und Karten
carta-magica-setting-gold-points-tokens = Nur auf Spielsteinen
carta-magica-setting-battle = Wann ein Gefecht beginnen kann
carta-magica-setting-battle-moved = Nach dem Segeln
carta-magica-setting-battle-beside = Nach jeder Aktion
carta-magica-setting-rounds = Höchstzahl der Runden (nicht in den gedruckten Regeln)
carta-magica-setting-rounds-60 = 60, viel mehr als nötig
carta-magica-setting-rounds-20 = 20, verkürzt drei von zehn Partien
carta-magica-setting-rounds-100 = 100

## Set-up

carta-magica-settle-ask = Wähle Hafen, Herausforderung und Spielfigur.
carta-magica-settle-harbour = Heimathafen
carta-magica-settle-character = Spielfigur
carta-magica-settle-adventure = Abenteuerkarte
carta-magica-settle-hint = { $colour ->
        [black] Schwarz: Güter gegen Gold
       *[red] Rot: verkauft Talismane
    }
carta-magica-settle-points = { $points } Punkte, und 10 mehr für dich

## Spinning and storms

carta-magica-spin-ask = Du bist am Zug: Dreh die Scheibe.
carta-magica-spin-yes = Drehen
carta-magica-again-yes = Nochmal drehen (Karte)
carta-magica-again-storm = { $wind ->
        [none] Ein Sturm zieht auf. Mit einer Karte nochmal drehen?
       *[known] { $wind ->
            [n] Der Sturm treibt nach Norden. Mit einer Karte nochmal für die Richtung drehen?
            [e] Der Sturm treibt nach Osten. Mit einer Karte nochmal für die Richtung drehen?
            [s] Der Sturm treibt nach Süden. Mit einer Karte nochmal für die Richtung drehen?
           *[w] Der Sturm treibt nach Westen. Mit einer Karte nochmal für die Richtung drehen?
        }
    }
carta-magica-again-taming = Zu wenig: Das Monster würde gewinnen. Mit einer Karte nochmal drehen?
carta-magica-again-battle = Du liegst in diesem Gefecht zurück. Mit einer Karte nochmal drehen?
carta-magica-again-storm-odds = { $segments ->
        [one] 1 von 6 Drehungen bringt keinen Sturm
       *[other] { $segments } von 6 Drehungen bringen keinen Sturm
    }
carta-magica-again-taming-lost = das Monster gewinnt und nimmt { $goods ->
        [0] nichts
        [one] 1 Gut
       *[other] { $goods } Güter
    }
carta-magica-again-accept = Hinnehmen
carta-magica-shelter-ask = Ein Sturm treibt alle Schiffe zwei Felder nach { $wind }. { $all ->
        [0] Mit gutem Wetter bleiben, wo du bist?
       *[other] Ihn mit gutem Wetter für alle stillen?
    }
carta-magica-shelter-outcome = dein Schiff { $how ->
        [free] treibt { FORM($place, as: "to") }
        [swept] treibt { FORM($place, as: "to") } und darf dort handeln
        [becalmed] liegt { FORM($place, as: "in") } in der Flaute
       *[damaged] wird { FORM($place, as: "in") } beschädigt
    }
carta-magica-shelter-storm = Den Sturm toben lassen

## The choice after the spin

carta-magica-choose-ask = Gedreht: { $segment }. { $condition ->
        [free] Was tust du?
        [damaged] Dein Schiff ist beschädigt: Segeln kann es mit einem Hammer, einer Reparaturkarte oder für { $price }.
       *[becalmed] Dein Schiff liegt in der Flaute: Segeln kann es mit einem Windsymbol, mit Rückenwind oder für { $price }.
    }
carta-magica-choose-sail = { $condition ->
        [free] { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        }
        [damaged] Repariert: { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        }
       *[becalmed] Frei: { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        }
    } segeln
carta-magica-choose-sail-hint = jedes Feld in Reichweite
carta-magica-choose-lucky-wind = Rückenwind: { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } segeln
carta-magica-choose-tow = Freischleppen, { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } segeln
carta-magica-choose-repair = Reparieren, { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } segeln
carta-magica-choose-paid-hint = für { $price }
carta-magica-choose-repair-card = Reparaturkarte, { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } segeln
carta-magica-choose-goods = { $amount ->
        [one] 1 Gut
       *[other] { $amount } Güter
    } nehmen
carta-magica-choose-magic = { $amount } Magie nehmen
carta-magica-choose-card = Ein Abenteuer ziehen
carta-magica-choose-rest = Nichts tun
carta-magica-choose-trade = Bleiben und handeln
carta-magica-choose-trade-hint = nur ein Handel in diesem Hafen
carta-magica-choose-card-used = verbraucht die Karte
carta-magica-choose-take-hint = von { $before } auf { $after }
carta-magica-choose-full = du hast { $before }, mehr passt nicht
carta-magica-choose-rest-hint = nichts anderes ist möglich
carta-magica-choose-spin-again = Nochmal drehen
carta-magica-choose-curse = Fluch
carta-magica-choose-curse-hint = drei andere Talismane werden ausgelegt
carta-magica-choose-cash = Eine Karte einlösen
carta-magica-choose-cash-hint = eine Einnahmekarte gegen Spielsteine
carta-magica-cash-ask = Welche Karte tauschst du gegen Spielsteine?
carta-magica-sail-ask = { $how ->
        [sail] Wohin segelst du?
        [damaged] Der Hammer repariert das Schiff: Wohin?
        [becalmed] Der Wind befreit das Schiff: Wohin?
        [lucky-wind] Wohin segelst du mit dem Rückenwind?
        [tow] Freigeschleppt: Wohin segelst du?
       *[repair] Repariert: Wohin segelst du?
    } { $reach }
carta-magica-sail-most = Höchstens { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
carta-magica-sail-exactly = Genau { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }; nur ein Hafen beendet die Fahrt früher.
carta-magica-sail-hint = { $colour ->
        [black] Güter gegen Gold, dazu eine Abenteuerkarte
       *[red] Verkauft Talismane
    }
carta-magica-sail-calm = Windstill: Dein Schiff liegt dort in der Flaute
carta-magica-sail-home = Daheim: Die Partie geht zu Ende
carta-magica-group-harbours = Häfen
carta-magica-group-n = Norden
carta-magica-group-ne = Nordosten
carta-magica-group-e = Osten
carta-magica-group-se = Südosten
carta-magica-group-s = Süden
carta-magica-group-sw = Südwesten
carta-magica-group-w = Westen
carta-magica-group-nw = Nordwesten
carta-magica-group-near = { $direction }, nah
carta-magica-group-middle = { $direction }, weiter
carta-magica-group-far = { $direction }, fern
carta-magica-route-ask = Zwei Wege um die Insel führen dorthin. Welcher?
carta-magica-route-clockwise = Im Uhrzeigersinn
carta-magica-route-anticlockwise = Gegen den Uhrzeigersinn
carta-magica-suggest-buy-challenge = deine Herausforderung, +10; { $gold } Gold übrig
carta-magica-suggest-buy-left = { $gold } Gold übrig
carta-magica-suggest-sell = { $place }: für { $gold } Gold verkaufen
carta-magica-suggest-buy = { $place }: { $talisman } kaufen
carta-magica-idea-sail-beside = { FORM($place, as: "to", cap: "yes") } segeln, neben { FORM($who, as: "acc") }
carta-magica-menu-nothing = { $place }: kein Handel
carta-magica-menu-unseen = { $place }: verdeckt vom Stapel kaufen
carta-magica-menu-way = { $way ->
        [tow] Freischleppen, { $price }:
        [repair] Reparatur, { $price }:
        [repair-card] Reparaturkarte:
       *[lucky-wind] Rückenwind:
    } { FORM($place, as: "to") } segeln

## Harbours

carta-magica-sell-ask = Güter gegen Gold: bis zu { $most } Gold.
carta-magica-sell-option = { $gold ->
        [0] Nichts
       *[other] { $gold } Gold für { $goods } Güter
    }
carta-magica-buy-ask = Einen Talisman für { $price } Gold kaufen?
carta-magica-sell-hint = dann { $gold } Gold, { $goods ->
        [one] 1 Gut
       *[other] { $goods } Güter
    }
carta-magica-buy-offer = { $talisman }: { $gold } Gold, +{ $points }
carta-magica-buy-other = die Herausforderung { FORM($who, as: "gen") }; { $gold } Gold übrig
carta-magica-buy-challenge = Deine Herausforderung: 10 Punkte mehr
carta-magica-buy-unseen = Verdeckt vom Stapel
carta-magica-buy-curse = Fluch: drei andere
carta-magica-pay-ask = { $kind ->
        [gold] Zahle { $amount } Gold. Wechselgeld gibt es nicht.
       *[goods]
            Zahle { $amount ->
                [one] 1 Gut
               *[other] { $amount } Güter
            }. Wechselgeld gibt es nicht.
    }
carta-magica-pay-way = { $parts }
carta-magica-pay-over = { $over ->
        [0] passend
       *[other] { $over } zu viel
    }

## Adventures

carta-magica-draw-ask = Eine Abenteuerkarte: ziehen oder das Fernglas benutzen?
carta-magica-draw-draw = Ziehen
carta-magica-draw-draw-hint = die oberste Karte des Stapels
carta-magica-draw-telescope = Fernglas
carta-magica-draw-telescope-hint = drei Karten ansehen, eine nehmen
carta-magica-peek-ask = Welche dieser Karten nimmst du? Nur du siehst sie.
carta-magica-odds-spins = { $segments ->
        [0] keine Drehung zähmt es
        [one] 1 von 6 Drehungen zähmt es
       *[other] { $segments } von 6 Drehungen zähmen es
    }
carta-magica-odds-spins-again = zähmt bei { $segments } von 6 Drehungen, { $percent } % mit Nochmal-Drehen
carta-magica-odds-deck = unter { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }: { $monsters } Monster, { $payments ->
        [one] 1 Zahlung
       *[other] { $payments } Zahlungen
    } in Gütern
carta-magica-odds-next = du kennst die nächste Karte: { $card }
carta-magica-stake-ask = { $monster }. Wie viel Magie setzt du ein? Deine Drehung kommt dazu{ $monsters ->
        [0] {""}
       *[other] , und { $monsters } für gezähmte Monster
    }. Gezähmt bringt das Monster { $gold } Gold; gewinnt es, nimmt es { $goods ->
        [0] nichts, denn du hast keine Güter
       *[other] alle Güter an Bord ({ $goods })
    }.
carta-magica-stake-cards = Welche Magiekarten legst du gegen { FORM($monster, as: "the-acc") } dazu?

## Battle

carta-magica-battle-ask = Ein Schiff neben dir hat einen Talisman deiner Herausforderung. Angreifen?
carta-magica-battle-odds = { $percent } % Gewinnchance; wer gewinnt, nimmt eine Karte, vielleicht { FORM($talismans, as: "the-acc") }
carta-magica-battle-better = mit { $segments } von 6 Drehungen führst du, bei einer drehen beide nochmal
carta-magica-battle-lost = du verlierst das Gefecht und eine Karte nach Wahl des Siegers
carta-magica-battle-option = { FORM($who, as: "acc") } angreifen
carta-magica-battle-peace = Kein Gefecht
carta-magica-loot-ask = Du hast gewonnen. Was nimmst du von { FORM($who, as: "dat") }?
carta-magica-swap-goal = dein Schiff kommt { FORM($place, as: "to") }
carta-magica-swap-ask = { FORM($who, as: "dat") } einen Platztausch vorschlagen?
carta-magica-swap-propose = Tausch vorschlagen
# by name
carta-magica-swap-answer = { $who } schlägt vor, die Plätze zu tauschen.
carta-magica-swap-agree = Tauschen
carta-magica-swap-refuse = Bleiben

## What happened

carta-magica-note-start = { WHO($who) ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }. Offene Talismane: { $talismans }. Der Abenteuerstapel hat { $adventures ->
        [one] 1 Karte
       *[other] { $adventures } Karten
    }.
carta-magica-note-settled = { WHO($who) ->
        [you] Du
       *[other] { $who }
    }: { $character }, daheim { FORM($harbour, as: "in") }. Herausforderung: { $challenge }.
carta-magica-note-gift = { WHO($who) ->
        [you] Du beginnst
       *[other] { $who } beginnt
    } mit: { $card } und { $talisman }.
carta-magica-note-spun = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } { $segment }.
carta-magica-note-spun-storm = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } einen Sturm.
carta-magica-note-wind = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } für die Richtung: Der Sturm treibt nach { $wind }.
carta-magica-note-again = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } mit einer Karte nochmal.
carta-magica-note-weather = { WHO($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } gutes Wetter.
carta-magica-note-weather-all = { WHO($who) ->
        [you] Du stillst
       *[other] { $who } stillt
    } den Sturm mit gutem Wetter.
carta-magica-note-no-weather = { WHO($who) ->
        [you] Du lässt
       *[other] { $who } lässt
    } den Sturm toben.
carta-magica-note-drift-free = { WHO($who) ->
        [you] Du treibst
       *[other] { $who } treibt
    } { FORM($place, as: "to") }.
carta-magica-note-drift-swept = Der Sturm trägt { WHO($who) ->
        [you] dich
       *[other] { $who }
    } { FORM($place, as: "to") }.
carta-magica-note-drift-becalmed = { WHO($who) ->
        [you] Du liegst
       *[other] { $who } liegt
    } { FORM($place, as: "in") } in der Flaute.
carta-magica-note-drift-damaged = { WHO($who) ->
        [you] Dein Schiff wird
       *[other] Das Schiff von { $who } wird
    } { FORM($place, as: "in") } beschädigt.
carta-magica-note-rest = { WHO($who) ->
        [you] Du tust
       *[other] { $who } tut
    } nichts.
carta-magica-note-took-goods = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $amount ->
        [one] 1 Gut
       *[other] { $amount } Güter
    }.
carta-magica-note-took-magic = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $amount } Magie.
carta-magica-note-sailed = { WHO($who) ->
        [you] Du segelst
       *[other] { $who } segelt
    } { FORM($place, as: "to") } ({ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }).
carta-magica-note-paid-tow = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } fürs Freischleppen: { $what }.
carta-magica-note-paid-repair = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } für die Reparatur: { $what }.
carta-magica-note-used-lucky-wind = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } Rückenwind.
carta-magica-note-used-repair-card = { WHO($who) ->
        [you] Du reparierst
       *[other] { $who } repariert
    } das Schiff mit einer Karte.
carta-magica-note-cashed = { WHO($who) ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { FORM($card, as: "the-acc") } gegen Spielsteine: { $amount }.
carta-magica-note-sold = { WHO($who) ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { $what } gegen { $gold } Gold.
carta-magica-note-bought = { WHO($who) ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { FORM($talisman, as: "the-acc") }.
carta-magica-note-bought-unseen = { WHO($who) ->
        [you] Du kaufst
       *[other] { $who } kauft
    } verdeckt: { $talisman }.
carta-magica-note-row = Neu im Angebot: { $talismans }.
carta-magica-note-curse = { WHO($who) ->
        [you] Du verfluchst
       *[other] { $who } verflucht
    } die offenen Talismane.
carta-magica-note-row-new = Jetzt im Angebot für { WHO($who) ->
        [you] dich
       *[other] { $who }
    } und alle anderen: { $talismans }.
carta-magica-note-drew = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    }: { $card }.
carta-magica-note-no-card = Für { WHO($who) ->
        [you] dich
       *[other] { $who }
    } gibt es keine Abenteuerkarte.
carta-magica-note-shuffled = Die gebrauchten Abenteuer werden gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
carta-magica-note-telescope = { WHO($who) ->
        [you] Du blickst
       *[other] { $who } blickt
    } durch ein Fernglas.
carta-magica-note-peeked = Die nächsten Karten, die nur du siehst: { $cards }.
carta-magica-note-paid = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    }: { $what }.
carta-magica-note-unpaid = { WHO($who) ->
        [you] Du kannst nicht zahlen und setzt einmal aus
       *[other] { $who } kann nicht zahlen und setzt einmal aus
    }.
carta-magica-note-missed = { WHO($who) ->
        [you] Du setzt
       *[other] { $who } setzt
    } in diesem Zug aus.
carta-magica-note-taming = { WHO($who) ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $spent } Magie ein, Drehung { $steps }{ $monsters ->
        [0] {""}
        [one] , 1 gezähmtes Monster
       *[other] , { $monsters } gezähmte Monster
    }: { $total } gegen { $strength }.
carta-magica-note-tamed = { WHO($who) ->
        [you] Du zähmst { FORM($monster, as: "the-acc") } und nimmst
       *[other] { $who } zähmt { FORM($monster, as: "the-acc") } und nimmt
    } { $gold } Gold.
carta-magica-note-failed = { FORM($monster, as: "the", cap: "yes") } entkommt { WHO($who) ->
        [you] dir
       *[other] { $who }
    } und nimmt { $goods ->
        [0] nichts
        [one] 1 Gut
       *[other] { $goods } Güter
    } mit.
carta-magica-note-peace = { WHO($who) ->
        [you] Du greifst
       *[other] { $who } greift
    } nicht an.
carta-magica-note-attack = { WHO($who) ->
        [you] Du greifst
       *[other] { $who } greift
    } { FORM($victim, as: "acc") } an.
carta-magica-note-battle = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } { $steps }, { WHO($victim) ->
        [you] du drehst
       *[other] { $victim } dreht
    } { $other }.
carta-magica-note-won = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } gegen { FORM($loser, as: "acc") }.
carta-magica-note-prize = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } von { FORM($loser, as: "dat") }: { $what }.
carta-magica-note-propose = { WHO($who) ->
        [you] Du schlägst
       *[other] { $who } schlägt
    } { FORM($other, as: "dat") } vor, die Plätze zu tauschen.
carta-magica-note-refuse = { WHO($who) ->
        [you] Du bleibst
       *[other] { $who } bleibt
    }.
carta-magica-note-swap = { WHO($who) ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } mit { FORM($other, as: "dat") } die Plätze.
carta-magica-note-home = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } { FORM($harbour, as: "to") } heimgekehrt. Die Partie endet.
carta-magica-note-home-last = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } { FORM($harbour, as: "to") } heimgekehrt. Die letzten Züge beginnen.
carta-magica-note-limit = Runde { $rounds } beginnt, die letzte an diesem Tisch: Danach endet die Partie, auch wenn niemand daheim ist.

## The position in words

carta-magica-status-settling = { WHO($who) ->
        [you] Du wählst
       *[other] { $who } wählt
    } Hafen, Herausforderung und Spielfigur.
carta-magica-status-spinning = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } die Scheibe.
carta-magica-status-choosing = { WHO($who) ->
        [you] Du hast { $segment } gedreht und wählst eine Aktion
       *[other] { $who } hat { $segment } gedreht und wählt eine Aktion
    }.
carta-magica-status-sailing = { WHO($who) ->
        [you] Du kannst
       *[other] { $who } kann
    } jetzt segeln.
carta-magica-status-storming = { WHO($who) ->
        [you] Du hast einen Sturm gedreht und darfst
       *[other] { $who } hat einen Sturm gedreht und darf
    } nochmal drehen.
carta-magica-status-sheltering = Ein Sturm: { WHO($who) ->
        [you] Du darfst
        [you-all] { FORM($who, as: "nom", cap: "yes") } dürft
        [they] { $who } dürfen
       *[other] { $who } darf
    } gutes Wetter spielen.
carta-magica-status-drawing = { WHO($who) ->
        [you] Du ziehst ein Abenteuer oder siehst
       *[other] { $who } zieht ein Abenteuer oder sieht
    } erst nach.
carta-magica-status-paying = { WHO($who) ->
        [you] Du musst
       *[other] { $who } muss
    } { $price } zahlen.
carta-magica-status-taming = { WHO($who) ->
        [you] Du triffst
       *[other] { $who } trifft
    } auf { FORM($monster, as: "the-acc") }.
carta-magica-status-retaming = { WHO($who) ->
        [you] Du darfst
       *[other] { $who } darf
    } gegen { FORM($monster, as: "the-acc") } nochmal drehen.
carta-magica-status-trading = { WHO($who) ->
        [you] Du darfst
       *[other] { $who } darf
    } { FORM($place, as: "in") } handeln.
carta-magica-status-engaging = { WHO($who) ->
        [you] Du darfst
       *[other] { $who } darf
    } angreifen.
carta-magica-status-refighting = { WHO($who) ->
        [you] Du liegst in einem Gefecht zurück und darfst
       *[other] { $who } liegt in einem Gefecht zurück und darf
    } nochmal drehen.
carta-magica-status-looting = { WHO($who) ->
        [you] Du hast ein Gefecht gewonnen und nimmst
       *[other] { $who } hat ein Gefecht gewonnen und nimmt
    } eine Karte.
carta-magica-status-proposing = { WHO($who) ->
        [you] Du darfst
       *[other] { $who } darf
    } einen Platztausch vorschlagen.
carta-magica-status-agreeing = { WHO($who) ->
        [you] Du wirst
       *[other] { $who } wird
    } um einen Platztausch gebeten.
carta-magica-text-head = { $status } Runde { $round } von höchstens { $rounds }.
carta-magica-text-wheel = Die Scheibe zeigt { $segment }.
carta-magica-text-wind = Der Sturm treibt nach { $wind }.
carta-magica-text-final = Jemand ist daheim. Noch an der Reihe: { FORM($who, as: "nom") }.
carta-magica-text-final-none = Jemand ist daheim. Dies ist der letzte Zug.
carta-magica-text-fight = Gefecht: { WHO($who) ->
        [you] Du hast { $steps } gedreht
       *[other] { $who } hat { $steps } gedreht
    }, { WHO($other) ->
        [you] du
       *[other] { $other }
    } { $against }.
carta-magica-text-reach = Du hast { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: { $squares ->
        [one] 1 Feld ist
       *[other] { $squares } Felder sind
    } in Reichweite.
carta-magica-text-reach-harbours = Häfen in Reichweite: { $harbours }.
carta-magica-text-peeked = Du siehst: { $cards }.
carta-magica-text-remembered = Du kennst vom Stapel: { $cards }.
carta-magica-text-place = { $place }. { $card }
carta-magica-text-score = { $rank }. { FORM($who, as: "nom", cap: "yes") }: { $total } ({ $rows })
carta-magica-text-unsettled = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } noch nicht gewählt.
carta-magica-text-player = { WHO($who) ->
        [you] Du
       *[other] { $who }
    }: { $character }. { $challenge }. Jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
carta-magica-text-ship = { WHO($who) ->
        [you] Dein Schiff
       *[other] Das Schiff von { $who }
    } liegt { FORM($place, as: "in") }{ $condition ->
        [damaged] , beschädigt
        [becalmed] , in der Flaute
       *[free] {""}
    }. Heimathafen: { $home }; vom Weg um die Insel geschafft: { $way }.
carta-magica-text-way = { $eighths ->
        [0] noch nichts
        [1] ein Achtel
        [2] ein Viertel
        [3] drei Achtel
        [4] die Hälfte
        [5] fünf Achtel
        [6] drei Viertel
        [7] sieben Achtel
        [8] alles
       *[other] mehr als eine Umrundung
    }{ $direction ->
        [clockwise] , im Uhrzeigersinn
        [anticlockwise] , gegen den Uhrzeigersinn
       *[none] {""}
    }
carta-magica-text-stock = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $stock }.
carta-magica-text-cards = { WHO($who) ->
        [you] Deine Karten
       *[other] Karten von { $who }
    }: { $cards }.
carta-magica-text-talismans = { WHO($who) ->
        [you] Deine Talismane
       *[other] Talismane von { $who }
    }: { $talismans }.
carta-magica-text-swept = Der Sturm hat { WHO($who) ->
        [you] dich
       *[other] { $who }
    } in den Hafen getragen; im nächsten Zug ist dort ein Handel möglich.
carta-magica-text-misses = { WHO($who) ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $turns ->
        [one] im nächsten Zug
       *[other] { $turns } Züge
    } aus.
carta-magica-text-decks = Abenteuerstapel { $adventures }, Ablage { $discard }; Talismanstapel { $talismans }.
carta-magica-text-row-open = Offene Talismane: { $talismans }.

## Scores

carta-magica-score-talismans = Talismane
carta-magica-score-talismans-evidence = { $talismans }
carta-magica-score-challenge = Herausforderung
carta-magica-score-gold = Gold
carta-magica-score-gold-evidence = { $tokens } auf Spielsteinen und { $cards } auf Karten
carta-magica-score-home = Daheim
carta-magica-over-home = Ein Schiff ist heimgekehrt, und damit endet die Reise.
carta-magica-over-limit = { $rounds } Runden sind gespielt, mehr lässt dieser Tisch nicht zu, und niemand ist heimgekehrt.

## What a position is worth, as the coach names it

carta-magica-term-points = Talismane und Gold
carta-magica-term-gold = Nutzen des Goldes
carta-magica-term-goods = Nutzen der Güter
carta-magica-term-magic = Magie
carta-magica-term-cards = nützliche Karten
carta-magica-term-home = Heimweg
carta-magica-term-ship = Sicherheit des Schiffs

## What bots like, a style each: its name, and what it does where moves are about as good

carta-magica-style-merchant-told = mag Gold und Güter.
carta-magica-style-adventurer = Abenteurer
carta-magica-style-adventurer-told = mag Abenteuerkarten und Magie.
carta-magica-style-pilot = umsichtige Lotsin
carta-magica-style-pilot-told = mag einen kurzen Heimweg und ein sicheres Schiff.
carta-magica-style-raider = Freibeuter
carta-magica-style-raider-told = mag Talismane und die Verluste der anderen.
