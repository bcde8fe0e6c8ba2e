# Why one would play a line of `carta_magica`: one sentence each, at most 120 characters.

carta-magica-reason-open = Suche { FORM($talisman, as: "the-acc") }: schon im Angebot und für dich { $points } Punkte wert.
carta-magica-reason-deck = Suche { FORM($talisman, as: "the-acc") }: noch nicht im Angebot, aber für dich { $points } Punkte wert.
carta-magica-reason-black = Suche { FORM($talisman, as: "the-acc") } { FORM($harbour, as: "from") } aus: Der Hafen ist schwarz, also darfst du auch verkaufen, wenn dich ein Sturm zurückträgt.
carta-magica-reason-red = Suche { FORM($talisman, as: "the-acc") } { FORM($harbour, as: "from") } aus: Der Hafen ist rot, also darfst du auch kaufen, wenn dich ein Sturm zurückträgt.
carta-magica-reason-repair = Repariere für { $price }: Die Drehung zeigt keinen Hammer, und ein beschädigtes Schiff segelt nicht.
carta-magica-reason-tow = Lass dich für { $price } freischleppen: Die Drehung zeigt keinen Wind, und in der Flaute segelst du nicht.
carta-magica-reason-repair-card = Nutze die Reparaturkarte: Die Drehung zeigt keinen Hammer, und beschädigt segelst du nicht.
carta-magica-reason-lucky-wind = Nutze den Rückenwind: Er trägt dich noch in diesem Zug { FORM($place, as: "to") }.
carta-magica-reason-spin-again = Dreh nochmal: Diese Zahl nützt dir wenig, und die Karte bringt eine andere.
carta-magica-reason-cash = Löse jetzt eine Karte ein: Kein Monster nimmt dir Karten, aber im Hafen zahlst du nur mit Spielsteinen passend.
carta-magica-reason-rest = Ruhe: Dein Schiff sitzt fest, und etwas anderes ist nicht möglich.
carta-magica-reason-goods = Nimm { $amount ->
        [one] 1 Gut
       *[other] { $amount } Güter
    }: { FORM($harbour, as: "the", cap: "yes") } ist { $left ->
        [one] ein Feld
       *[other] { $left } Felder
    } entfernt und zahlt { $gold } Gold für deine Ladung.
carta-magica-reason-goods-full = Bleib: Dein Laderaum ist voll, und { FORM($harbour, as: "the") }, { $left ->
        [one] ein Feld
       *[other] { $left } Felder
    } entfernt, zahlt { $gold } Gold für die Ladung.
carta-magica-reason-goods-none = Bleib, wo du bist: Mehr Güter passen nicht.
carta-magica-reason-goods-tow = Nimm Güter: In der Flaute bezahlen 2 davon das Freischleppen.
carta-magica-reason-goods-later = Nimm Güter: Zwei bringen in einem schwarzen Hafen ein Gold.
carta-magica-reason-magic-none = Bleib, wo du bist: Mehr Magie passt nicht.
carta-magica-reason-magic = Nimm Magie: Mit { $held } Magie { $spins ->
    [0] zähmt keine Drehung
    [one] zähmt eine Drehung von 6
   *[other] zähmen { $spins } von 6 Drehungen
  } { FORM($monster, as: "the-acc") }, das stärkste Monster, das noch frei ist.
carta-magica-reason-magic-more = Nimm Magie: Dann hast du { $held }, und jede Magie zählt gegen ein Monster so viel wie 1 auf der Scheibe.
carta-magica-reason-known = Zieh, denn du kennst die nächste Karte: { $card }.
carta-magica-reason-draw = Zieh: { $monsters ->
        [one] Eine von { $cards } Karten ist ein
       *[other] { $monsters } von { $cards } Karten sind
    } Monster, und dagegen hast du { $magic } Magie.
# by name
carta-magica-reason-curse = Verfluche die Talismane: { FORM($talisman, as: "the", cap: "yes") } geht zurück in den Stapel, und { $who } hat es darauf abgesehen.
carta-magica-reason-curse-new = Verfluche die Talismane: { $cards ->
        [one] Ein anderer steht
       *[other] { $cards } andere stehen
    } dann zur Wahl.
carta-magica-reason-card = Segle { FORM($harbour, as: "to") }: Dort ziehst du eine Karte, auch ohne Güter.
carta-magica-reason-first = Segle { FORM($square, as: "to") }: Von dort { $left ->
        [one] ist es ein Feld
       *[other] sind es { $left } Felder
    } bis nach Hause, und niemand sonst ist näher am Heimathafen.
# by name
carta-magica-reason-race = Segle { FORM($square, as: "to") }: Von dort { $left ->
        [one] ist es ein Feld
       *[other] sind es { $left } Felder
    } bis nach Hause, bei { $who } { $theirs }.
carta-magica-reason-calm = Segle { FORM($square, as: "to") }: Was für ein Sturm auch kommt, dort schadet er deinem Schiff nicht.
carta-magica-reason-far = Segle { FORM($square, as: "to") }: Von dort { $left ->
        [one] ist es ein Feld
       *[other] sind es { $left } Felder
    } bis nach Hause.
# by name
carta-magica-reason-home = Fahr jetzt heim: Die Partie endet mit { $own } Punkten für dich, { $who } hat { $most }.
# by name
carta-magica-reason-home-last = Fahr jetzt heim: Du hast { $own } Punkte, { $who } hat { $most }, und die letzten Züge beginnen.
carta-magica-reason-home-too = Fahr jetzt heim: { $points } Punkte gibt es in diesen letzten Zügen auch für dich.
carta-magica-reason-beside = Segle neben { FORM($who, as: "acc") }: Gewinnst du das Gefecht, gehört { FORM($talisman, as: "the") } dir ({ $points } Punkte).
carta-magica-reason-next-sell = Segle { FORM($square, as: "to") }: Mit einer { $spin } oder mehr kommst du { FORM($harbour, as: "to") }, wo deine Güter { $gold } Gold bringen.
carta-magica-reason-next-buy = Segle { FORM($square, as: "to") }: Mit einer { $spin } oder mehr kommst du { FORM($harbour, as: "to") }, wo { FORM($talisman, as: "the") } zu kaufen ist.
carta-magica-reason-keep-goods = Behalte { $goods ->
        [one] dein Gut
       *[other] deine { $goods } Güter
    }: Eine Karte kann welche verlangen.
carta-magica-reason-sell-for = Verkaufe { $goods ->
        [one] 1 Gut
       *[other] { $goods } Güter
    }: Mit { $held } Gold kannst du { FORM($talisman, as: "the-acc") } kaufen, für dich { $points } Punkte wert.
carta-magica-reason-sell = Verkaufe { $goods ->
        [one] 1 Gut
       *[other] { $goods } Güter
    }: { $gold ->
        [one] 1 Gold zählt
       *[other] { $gold } Gold zählen
    } am Ende { $gold }, Güter zählen nichts.
carta-magica-reason-keep-gold = Kauf nichts: Dein Gold zählt am Ende { $gold }, und vielleicht kommt Besseres ins Angebot.
carta-magica-reason-unseen = Kauf verdeckt: { $cards ->
        [one] Es ist der letzte Talisman, und er zählt mindestens 4
       *[other] Es ist einer von { $cards } Talismanen, und keiner zählt weniger als 4
    }.
carta-magica-reason-own = Kauf { FORM($talisman, as: "the-acc") }: deine Herausforderung, { $points } Punkte für dich.
carta-magica-reason-deny = Kauf { FORM($talisman, as: "the-acc") }: { $points } Punkte für dich, und { FORM($who, as: "dat") } entgehen { $theirs }.
carta-magica-reason-buy = Kauf { FORM($talisman, as: "the-acc") }: { $points } Punkte für { $price } Gold.
carta-magica-reason-stake = Setz { $magic } Magie ein: Mit einer { $least } oder mehr zähmst du dann { FORM($monster, as: "the-acc") }, also bei { $spins ->
        [one] einer
       *[other] { $spins }
    } von 6 Drehungen.
carta-magica-reason-stake-sure = Setz { $magic } Magie ein: { $spins ->
    [0] Keine Drehung zähmt damit
   *[other] Jede Drehung zähmt dann
  } { FORM($monster, as: "the-acc") }.
carta-magica-reason-stake-none = Setz nichts ein: { FORM($monster, as: "the", cap: "yes") } { $goods ->
        [0] kann dir nichts nehmen
       *[other] kann nur Güter nehmen ({ $goods })
    }, und zum Zähmen { $spins ->
        [0] reicht ohne Magie keine Drehung
        [one] reicht schon eine von 6 Drehungen
       *[other] reichen schon { $spins } von 6 Drehungen
    }.
carta-magica-reason-stake-gold = Setz { $magic } Magie ein: Gezähmt bringt das Monster { $gold } Gold und hilft dir gegen das nächste.
carta-magica-reason-keep-card = Behalte die Karte: Für eine andere Drehung brauchst du sie dringender.
carta-magica-reason-retame = Dreh nochmal: { $spins ->
    [0] Keine Drehung zähmt
    [one] Eine von 6 Drehungen zähmt
   *[other] { $spins } von 6 Drehungen zähmen
  } { FORM($monster, as: "the-acc") }, und die Magie ist schon ausgegeben.
carta-magica-reason-respin = Dreh nochmal: Fünf von sechs Drehungen bringen dir einen Zug statt des Sturms.
carta-magica-reason-respin-wind = Dreh nochmal für die Richtung: Ein anderer Wind schadet deinem Schiff vielleicht weniger.
carta-magica-reason-refight = Dreh nochmal: { $spins ->
        [one] Eine von 6 Drehungen bringt
       *[other] { $spins } von 6 Drehungen bringen
    } dich in Führung.
carta-magica-reason-weather = Spiel gutes Wetter: Der Sturm würde dein Schiff auf { $square } festsetzen.
carta-magica-reason-weather-waste = Spiel gutes Wetter: Dein Schiff kommt nicht nach { $square }, wo ihm der Sturm nicht schaden würde.
carta-magica-reason-ride-harm = Warte ab: Dein Schiff sitzt auf { $square } fest, aber du behältst die Karte.
carta-magica-reason-ride = Warte ab: Der Sturm schadet deinem Schiff auf { $square } nicht, und du behältst die Karte.
carta-magica-reason-peace = Kein Gefecht: Wer es verliert, gibt eine Karte her.
carta-magica-reason-peace-free = Kein Gefecht: Du hast nichts zu verlieren, aber die anderen behalten ihre Karten.
carta-magica-reason-peace-talisman = Kein Gefecht: Verlierst du es, kann { FORM($talisman, as: "the") } weg sein.
carta-magica-reason-attack = Greif { FORM($who, as: "acc") } an: { FORM($talisman, as: "the", cap: "yes") } zählt { $points } für dich.
carta-magica-reason-prize = Nimm { FORM($talisman, as: "the-acc") }: { $points } Punkte für dich.
carta-magica-reason-take = Nimm „{ $card }“: In einem späteren Zug nützt dir das.
carta-magica-reason-owe = Nimm „{ $card }“: Du zahlst sofort oder setzt einmal aus.
carta-magica-reason-meet = Nimm { FORM($monster, as: "the-acc") }: Mit { $strength } ist das Monster gezähmt, und du begegnest ihm sofort.
carta-magica-reason-swap = Tausche: Von { $square } { $there ->
        [one] ist es ein Feld
       *[other] sind es { $there } Felder
    } bis nach Hause, von hier { $here }.
carta-magica-reason-stay = Bleib: Von hier { $here ->
        [one] ist es ein Feld
       *[other] sind es { $here } Felder
    } bis nach Hause, von { $square } { $there }.
carta-magica-reason-telescope = Sieh erst nach: { $cards ->
        [one] Du siehst die nächste Karte
       *[other] Du siehst { $cards } Karten und nimmst die, die am meisten hilft
    }.
carta-magica-reason-blind = Zieh blind: Spar das Fernglas auf, bis mehr auf dem Spiel steht.
carta-magica-reason-pay-cards = Zahle mit Karten: Die Spielsteine bleiben für eine Zahlung, die passend sein muss.
carta-magica-reason-pay-both = Zahle mit beidem: Eine Karte gibst du nur ganz aus, Spielsteine decken den Rest.
carta-magica-reason-pay-tokens = Zahle mit Spielsteinen: Damit zahlst du passend, eine Karte gibst du nur ganz aus.
carta-magica-reason-spin = Dreh: Nur so beginnt dein Zug.
