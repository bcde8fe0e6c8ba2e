# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = { FORM($country, as: "the-acc", cap: "yes") } erschließen: +{ $income } für { $cost } M bringt dich über { $target }, und du gewinnst.
# by name
magellan-why-denies = { FORM($country, as: "the-acc", cap: "yes") } vor { FORM($who, as: "dat") } erschließen: Mit +{ $income } würde { $who } gewinnen, und das Geld dafür ({ $cost } M) ist da.
# by name
magellan-why-first = { FORM($country, as: "the-acc", cap: "yes") } erschließen: +{ $income } für { $cost } M, und { $who } ist { $points ->
        [0] schon dort
        [one] nur einen Schritt entfernt
       *[other] nur { $points } Schritte entfernt
    }.
magellan-why-develops = { FORM($country, as: "the-acc", cap: "yes") } erschließen: +{ $income } für { $cost } M; dann { $left ->
        [one] fehlt dir noch 1
       *[other] fehlen dir noch { $left }
    } zum Sieg.
magellan-why-pair = Erst { FORM($first, as: "the-acc") }, dann { FORM($second, as: "the-acc") }: beide in einem Zug, +{ $income } für { $cost } M.
magellan-why-takes = { FORM($who, as: "dat", cap: "yes") } { FORM($country, as: "the-acc") } abnehmen: Niemand bewacht das Land, und die +{ $income } bekommst du umsonst.
# by name
magellan-why-takes-soon = { FORM($country, as: "to", cap: "yes") } aufbrechen: { $who } lässt das Land ohne Jeep, und die +{ $income } bekommst du umsonst.
magellan-why-strikes = { FORM($place, as: "in", cap: "yes") } bombardieren: Was zerstört ist, bewacht nichts, und in fünf von sechs Fällen kommt dein Flugzeug zurück.
magellan-why-sells = { FORM($country, as: "the-acc", cap: "yes") } verkaufen: Die { $money } M bezahlen etwas, das mehr einbringt.
magellan-why-buys = { FORM($piece, as: "a-acc", cap: "yes") } kaufen, für { $money } M auf deine Basis.
magellan-why-buys-jeep = Einen Jeep kaufen: Mit einem Schiff von der Basis ist er schneller { FORM($country, as: "in") } als alle anderen.
magellan-why-buys-ship = Ein Schiff auf der Basis kaufen: Ohne eines verlässt kein Jeep die Insel.
magellan-why-buys-plane = Ein Flugzeug kaufen: Es überquert zwei Linien je Schritt und fliegt zu deinen Ländern und deinen anderen Jeeps.
magellan-why-waits = In { $capital } warten: Die Karte { FORM($country, as: "the-gen") } ({ $cost } M für +{ $income }) ist noch im Stapel.
magellan-why-hopes = Richtung { $capital }: Die Karte { FORM($country, as: "the-gen") } ({ $cost } M für +{ $income }) ist noch im Stapel.
magellan-why-guards = Einen Jeep { FORM($country, as: "to") } schicken: Im Krieg erobert sonst ein Gegner das unbewachte Land (+{ $income }).
magellan-why-keeps = Ein Jeep bleibt { FORM($country, as: "in") }: Ohne ihn könnte dir ein Gegner +{ $income } wegnehmen.
magellan-why-goes = { FORM($place, as: "to", cap: "yes") } ziehen: Von dort erreichst du mehr von der Welt.
magellan-why-round = Weiter um die Welt segeln: Wer zuerst herum ist, bekommt { $money } M.
magellan-why-bonus = { FORM($place, as: "to", cap: "yes") } aufbrechen: Wer zuerst da ist, bekommt { $money } M, und es kostet nichts.
magellan-why-saves = Halte dich { FORM($country, as: "in") } bereit: +{ $income }, und was noch fehlt ({ $missing } M), kann ein Zahltag bringen.
# by name
magellan-why-races = Jetzt { FORM($country, as: "to") } aufbrechen: +{ $income } für { $cost } M, und { $who } ist { $points ->
        [one] einen Schritt
       *[other] { $points } Schritte
    } entfernt.
magellan-why-towards = { FORM($country, as: "to", cap: "yes") } aufbrechen: +{ $income } für { $cost } M, noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    } nach diesem Zug.
magellan-why-stays = Spar deine { $cash } M für { FORM($country, as: "the-acc") }: Das Land kostet { $cost } M, und sonst ist nichts seinen Preis wert.
magellan-why-nothing = Kein offenes Land ist seinen Preis wert, also bleiben deine Figuren, wo sie sind.
magellan-why-draws-country = Ein Land ziehen: { $payable ->
        [one] Eines im Stapel kannst du bezahlen, nämlich
       *[other] { $payable } Länder im Stapel kannst du bezahlen, darunter
    } { FORM($country, as: "the-acc") } mit +{ $income }.
magellan-why-draws-country-dear = Ein Land ziehen: { $cards ->
        [one] Eines ist
       *[other] { $cards } sind
    } übrig, und mehr Auswahl hilft, wenn Geld kommt.
magellan-why-draws-most = Geschichte ziehen: Eine von fünf Karten ist ein Zahltag, und er bringt dir { $income } M, mehr als allen anderen.
magellan-why-draws-history = Geschichte ziehen: Eine von fünf Karten ist ein Zahltag, und er bringt dir { $income } M.
magellan-why-draws-luck = Geschichte ziehen: Ohne Einkommen hoffst du auf ein Geschenk oder einen Ort zum Entdecken.
magellan-why-fights = { FORM($place, as: "in", cap: "yes") } gegen { FORM($who, as: "acc") } kämpfen: { $mine } gegen { $theirs }, Gleichstand zählt für dich.
magellan-why-fights-open = Um { FORM($country, as: "the-acc") } kämpfen: { $mine } gegen { $theirs }; gewinnst du, ist das Land frei (+{ $income }).
magellan-why-raids = Erst das Schiff { FORM($who, as: "gen") } bombardieren: Was getroffen ist, kämpft nicht.
magellan-why-bombs = Vor dem Landen bombardieren: Was getroffen ist, kann kein Land bewachen.
magellan-why-loses = { FORM($piece, as: "the-acc", cap: "yes") } { FORM($place, as: "in") } abgeben: Diese Figur kannst du am ehesten entbehren.
magellan-why-owes = { FORM($country, as: "the-acc", cap: "yes") } verkaufen: jetzt { $money } M, dafür { $income } M weniger Einkommen.
magellan-why-lands = { FORM($place, as: "in", cap: "yes") } landen: Der ganze Flug kostet { $points ->
        [one] einen Schritt
       *[other] { $points } Schritte
    }.
magellan-why-stays-down = Vorher keine Bombe: Die Schlacht beginnt sofort.
magellan-why-throws = Würfeln: Der Wurf ist die Zahl deiner Schritte.
