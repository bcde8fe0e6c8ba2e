# What the engine says about lines, asks and settings of any game.

core-seat = Spieler { $number }
core-you = du
    .acc = dich
    .dat = dir
core-list = { $first } und { $last }
core-apart = { $first }; { $second }
core-labelled = { $label }: { $text }
core-list-none = keine
core-decimal = { $whole },{ $tenth }

core-hidden = Das hängt von etwas ab, das nur die Person am Platz sehen darf, darum kann niemand sonst darauf antworten.
core-line-empty = Es steht nichts da: Der Zug ist leer.
core-line-long = Der Zug ist länger als { $limit } Zeichen.
core-line-extra = Der Zug ist schon ohne diese Wörter vollständig: { $extra }
core-line-short = „{ $line }“ ist nicht vollständig. Als Nächstes: { $offered }
core-ask-refused = „{ $token }“ ist nicht möglich. { $reason }
    Jetzt möglich: { $offered }
core-ask-field = „{ $token }“ passt zu keiner der offenen Fragen. Diese beginnen mit: { $offered }
core-ask-open-field = Einige Fragen sind noch nicht beantwortet.
core-ask-too-many-of = { $count ->
        [one] Es gibt nur ein „{ $token }“.
       *[other] Es gibt nur { $count } „{ $token }“.
    }
core-ask-player = { $who }
core-ask-how-many = Wähle { $lo } bis { $hi }.
core-not-your-turn = Du bist nicht am Zug.
core-setting-unknown = Es gibt keine Option namens { $key }.
core-setting-choice = Option { $key } kann nicht { $choice } sein. Möglich: { $offered }
core-game-broken = { $game } läuft auf diesem Bot gerade nicht: Den Grund findet der Betreiber im Protokoll.
core-game-unknown = Es gibt kein Spiel namens { $game }.
core-seats = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }.
core-replay-differs = Die Wiedergabe weicht bei Zug { $seq } von der Aufzeichnung ab.
core-replay-host-entry = Unbekannter Eintrag des Bots: { $line }
core-record-bad = Diese Datei ist keine Aufzeichnung, die hier wiedergegeben werden kann: Sie ist beschädigt, folgt anderen Regeln oder ist gar keine Aufzeichnung. Eine solche Datei bekommst du mit `/match show:Datei`.
core-note-undo = Zurückgenommen: alles ab Zug { $seq }.
core-chapter-end = Das Ende
core-event-lead = { WHO($who) ->
        [you] Du gehst
       *[other] { $who } geht
    } in Führung
core-event-lead-line = { $points } zu { $theirs } gegen { FORM($other, as: "acc") }
core-call = { $text }

## What several games say

# by name
core-wins = { $who } gewinnt
# by name
core-share-the-win = { $who } gewinnen
core-rules-idea = Worum es geht
core-rules-here = Hier spielen
core-picture-glance = Auf einen Blick
core-picture-scores = Wertung
core-picture-table = Tisch
core-order-ask = Mich jedes Mal fragen
core-order-prompt = Was soll der Bot für dich tun?
core-order-careful = Umsichtig spielen
core-row = { $what } { $points }
core-chapter-round = Runde { $round }
# by name
core-draws-a-card = { $who } zieht eine Karte
core-tale-wants-1 = { WHO($a) ->
        [you] Du setzt
       *[other] { $a } setzt
    } auf { $x }.
core-tale-wants-2 = { WHO($a) ->
        [you] Du setzt
       *[other] { $a } setzt
    } auf { $x }, { FORM($b, as: "nom") } auf { $y }.
core-tale-wants-3 = { WHO($a) ->
        [you] Du setzt
       *[other] { $a } setzt
    } auf { $x }, { FORM($b, as: "nom") } auf { $y }, { FORM($c, as: "nom") } auf { $z }.
core-tale-end = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others } in Runde { $round }.
core-text-score = { FORM($who, as: "nom", cap: "yes") }: { $total } Punkte, Platz { $rank }. { $rows }.
core-text-ships = { WHO($who) ->
        [you] Deine Schiffe
       *[other] Schiffe von { $who }
    }: { $places }.
core-no-cards = Keine Handkarten
core-points-at-the-end = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } am Ende
core-status-over = Die Partie ist vorbei. { WHO($winners) ->
        [you] Du hast gewonnen.
        [you-all] { FORM($winners, as: "nom", cap: "yes") } habt gewonnen.
        [they] { $winners } haben gewonnen.
       *[other] { $winners } hat gewonnen.
    }
core-style-merchant = vorsichtige Kauffrau
core-style-explorer = Entdeckerin
core-another-number = Eine andere Anzahl
core-term-money = Geld
