# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = { $country } erschließen: +{ $income } für { $cost } M bringt dich über { $target }, und du gewinnst.
# by name
magellan-why-denies = { $country } vor { $who } erschließen: Mit +{ $income } wäre dort der Sieg, und { $cost } M sind da.
# by name
magellan-why-first = { $country } erschließen: +{ $income } für { $cost } M, und { $who } ist nur { $points } Schritte entfernt.
magellan-why-develops = { $country } erschließen: +{ $income } für { $cost } M; dann fehlen dir { $left } zum Sieg.
magellan-why-pair = Erst { $first }, dann { $second }: beide in einem Zug, +{ $income } für { $cost } M.
magellan-why-takes = { FORM($who, as: "dat", cap: "yes") } { $country } nehmen: niemand bewacht es, und +{ $income } kostet dich nichts.
# by name
magellan-why-takes-soon = Auf zu { $country }, das { $who } ohne Jeep lässt: +{ $income } kostet dich nichts.
magellan-why-strikes = { $place } bombardieren: Was zerstört ist, bewacht nichts, und fünf von sechs Seiten bringen dein Flugzeug zurück.
magellan-why-sells = { $country } verkaufen: Die { $money } M bezahlen etwas, das mehr einbringt.
magellan-why-buys = { FORM($piece, as: "a-acc", cap: "yes") } für { $money } M kaufen, auf deine Basis.
magellan-why-buys-jeep = Einen Jeep kaufen: Mit einem Schiff von der Basis ist er schneller in { $country } als alle anderen.
magellan-why-buys-ship = Ein Schiff auf der Basis kaufen: Ohne eines verlässt kein Jeep die Insel.
magellan-why-buys-plane = Ein Flugzeug kaufen: zwei Linien je Schritt, zu deinen Ländern und deinen anderen Jeeps.
magellan-why-waits = In { $capital } warten: { FORM($country, as: "the", cap: "yes") } kostet { $cost } M für +{ $income }, und die Karte ist noch im Stapel.
magellan-why-hopes = Richtung { $capital }: Die Karte von { $country }, { $cost } M für +{ $income }, ist noch im Stapel.
magellan-why-guards = Einen Jeep { FORM($country, as: "to") }: Wer es im Krieg unbewacht betritt, nimmt +{ $income }.
magellan-why-keeps = Ein Jeep bleibt { FORM($country, as: "in") }: Ohne ihn könnte ein Gegner +{ $income } nehmen.
magellan-why-goes = { FORM($place, as: "to", cap: "yes") }: Von dort erreichst du mehr von der Welt.
magellan-why-round = Weiter um die Welt segeln: Wer zuerst herum ist, bekommt { $money } M.
magellan-why-bonus = Auf zu { $place }: { $money } M für den, der zuerst da ist, und nichts zu zahlen.
magellan-why-saves = Halte dich { FORM($country, as: "in") } bereit: +{ $income }, und { $missing } M fehlen, die ein Zahltag bringen kann.
# by name
magellan-why-races = Jetzt auf zu { $country }: +{ $income } für { $cost } M, und { $who } ist { $points } Schritte entfernt.
magellan-why-towards = Auf zu { $country }: +{ $income } für { $cost } M, noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    } nach diesem Zug.
magellan-why-stays = Spar deine { $cash } M für { $country }: Das kostet { $cost } M, und sonst ist nichts seinen Preis wert.
magellan-why-nothing = Nichts Offenes ist seinen Preis wert, also bleiben deine Figuren, wo sie sind.
magellan-why-draws-country = Ein Land ziehen: { $payable } aus dem Stapel kannst du bezahlen, darunter { $country } mit +{ $income }.
magellan-why-draws-country-dear = Ein Land ziehen: { $cards } sind übrig, und mehr Auswahl hilft, wenn Geld kommt.
magellan-why-draws-most = Geschichte ziehen: Eine von fünf ist ein Zahltag, und er bringt dir { $income } M, mehr als allen anderen.
magellan-why-draws-history = Geschichte ziehen: Eine von fünf ist ein Zahltag, und er bringt dir { $income } M.
magellan-why-draws-luck = Geschichte ziehen: Ohne Einkommen hoffst du auf ein Geschenk oder einen Ort zum Entdecken.
magellan-why-fights = Gegen { FORM($who, as: "acc") } kämpfen, bei { $place }: { $mine } gegen { $theirs }, Gleichstand zählt für dich.
magellan-why-fights-open = Um { $country } kämpfen: { $mine } gegen { $theirs }; gewinnst du, steht +{ $income } offen.
magellan-why-raids = Erst das Schiff bombardieren, { FORM($who, as: "gen") }: Was getroffen ist, kämpft nicht.
magellan-why-bombs = Vor dem Landen bombardieren: Was getroffen ist, kann kein Land bewachen.
magellan-why-loses = { FORM($piece, as: "the-acc", cap: "yes") } bei { $place } abgeben: Das fehlt dir am wenigsten.
magellan-why-owes = { $country } verkaufen: jetzt { $money } M, und { $income } Einkommen geht mit.
magellan-why-lands = Landen, { $place }: Der ganze Flug kostet { $points ->
        [one] einen Schritt
       *[other] { $points } Schritte
    }.
magellan-why-stays-down = Keine Bombe vorher: Die Schlacht beginnt sofort.
magellan-why-throws = Würfeln: Was du würfelst, sind deine Schritte.
