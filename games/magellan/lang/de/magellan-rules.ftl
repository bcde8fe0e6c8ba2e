# The rules of `magellan` in short, for reading in place.

magellan-brief = das höchste Einkommen der Welt
magellan-blurb = Schick Techniker um die Welt von 1986, erschließe Länder und lebe von ihrem Einkommen; Geschichtskarten verändern die Welt. Für 2 bis 4 Personen.

magellan-rules-1 =
    Die Karte ist ein Gitter von zehn Grad. 5N1 ist die fünfte Zeile nördlich des Äquators und die erste Spalte östlich von Greenwich: Paris. Die Spalten 1 bis 18 liegen östlich von Greenwich, 19 bis 36 westlich. Der linke und der rechte Rand hängen zusammen, die Pole nicht.
    {""}
    Du beginnst auf { $bases ->
        [1] einer Insel im Süden, fern von den anderen,
        [2] einer Insel im Pazifik oder der Arktis, fern von den anderen,
        [3] einer Insel im Atlantik, nah bei den anderen,
        [4] einer Insel bei Fidschi, nah bei den anderen,
       *[other] einer Insel
    } mit fünf Jeeps, drei Schiffen und { $seats ->
        [2] 1.200 M
        [3] 800 M
        [4] 600 M
       *[other] Geld: 1.200 M zu zweit, 800 M zu dritt, 600 M zu viert
    }. { $start ->
        [plain] Am Anfang liegt keine Karte offen.
       *[other] Am Anfang liegen zwei Entdeckungen und fünf Länder offen.
    } Bring einen Jeep in die Hauptstadt eines Landes, dessen Karte offen liegt, zahle, und das Land gehört dir. Ein Einkommen über { $target ->
        [any] dem Ziel des Tisches (150 M, 100 M oder 75 M)
       *[other] { $target } M
    } gewinnt; nur die gedruckten Einkommen zählen. Das Ziel steht hinter jedem Einkommen im Bild des Tisches.

magellan-rules-2-title = Ein Zug
magellan-rules-2 =
    1. **Würfle.** Bei einer Sechs würfelst du nochmal und zählst den Wurf dazu. Die Summe sind deine Schritte.
    2. Zeigt der Würfel eine **Vier oder Fünf**, deck eine Karte vom Stapel deiner Wahl auf: ein Land zum Erschließen oder eine Geschichtskarte, die sofort wirkt. Es gibt { $countries ->
        [any] 50 Länder, mit der Ergänzung 100,
       *[other] { $countries } Länder
    } und Geschichtskarten der { $history6 ->
        [any] Serien 1 bis 5, mit den Ergänzungen auch 6 bis 10 und 11 bis 15.
        [on] { $history11 ->
            [on] Serien 1 bis 15.
           *[other] Serien 1 bis 10.
        }
       *[other] { $history11 ->
            [on] Serien 1 bis 5 und 11 bis 15.
           *[other] Serien 1 bis 5.
        }
    } Karten, die auf der Stufe des Tisches nichts bewirken, fehlen.
    3. **Zieh** mit beliebigen Figuren, in beliebiger Reihenfolge, und kaufe, erschließe oder verkaufe, wie du willst. Übrige Schritte verfallen.
    {""}
    Wer am Ende des eigenen Zugs weder Geld noch Land hat, scheidet aus.

magellan-rules-3-title = Bewegung
magellan-rules-3 =
    Eine Linie des Gitters kostet ein **Schiff** 1 Schritt und einen **Jeep** 2. Einsteigen kostet 1 Schritt, aussteigen 1 Schritt. Eine Diagonale zählt als zwei Linien. Ein Schiff trägt einen Jeep.
    {""}
    Schiffe brauchen offenes Wasser von Feld zu Feld, Jeeps brauchen Land. Ein Feld kann mehrere Meere oder Länder haben, die einander nicht berühren: 5N1 hat den Ärmelkanal und das Mittelmeer. Der Suezkanal kostet 1 Schritt, der Panamakanal nichts.
    {""}
    Wähle eine Figur und einen Ort; der günstigste Weg wird für dich gefunden, mit Einsteigen, Segeln, Landen und Fahren in einem. Bei gleich teuren Wegen ist es möglichst einer ohne Kampf, dann möglichst einer mit einer offenen Prämie. Ist der Ort zu weit, zieht die Figur so weit, wie sie kann.

magellan-rules-4-title = Länder und Geld
magellan-rules-4 =
    Ein Jeep auf dem Landteil mit der Hauptstadt erschließt das Land gegen die Erschließungskosten, sofort und in deinem eigenen Zug. Ein Jeep kann mehrere Länder erschließen und weiterziehen.
    {""}
    Einkommen wird gezahlt, wenn ein **Zahltag** (Serien 2, 7, 12) aufgedeckt wird: Alle bekommen ihres.
    {""}
    Ein Jeep kostet 10 M, ein Schiff 25 M, ein Flugzeug 50 M; du kannst höchstens 18, 6 und 6 davon haben. Neue Figuren stehen auf deiner Startbasis. Die Bank nimmt ein Land zum halben Preis zurück; seine Karte liegt wieder offen.
    {""}
    Kannst du nicht zahlen, was du schuldest, musst du Länder verkaufen. Hast du keines, oder nimmt die Zahlung dein letztes Geld und du besitzt kein Land, scheidest du sofort aus. Solange eine Karte das Verkaufen verbietet, wird erlassen, was du nicht zahlen kannst.

magellan-rules-5-title = Geschichtskarten
magellan-rules-5 =
    Manche wirken sofort, manche liegen offen: Prämien für den, der zuerst an einem Ort ist, geänderte Einkommen, Kosten und Preise bis zur nächsten Wirtschaftskarte (Serien 4, 9, 14), Kriege bis zu einer Friedenskarte oder für einige Runden. Verbrauchte Karten kommen unter ihren Stapel.
    {""}
    Eine Figur muss einen Ort betreten, nachdem seine Karte aufgedeckt wurde. Ein Jeep hat ihn an Land erreicht, ein Flugzeug, wenn es dorthin geflogen und gelandet ist, an Land oder auf einem Schiff; ein Flugzeug, das ein Schiff dorthin brachte, nicht. Ein Jeep, der im selben Feld ein- und wieder aussteigt, hat es nicht betreten.
    {""}
    Bei Prämien für Länder zählt jedes Land einmal, ab dem Aufdecken der Karte.

magellan-rules-6-title = Krieg
magellan-rules-6 =
    { $level ->
        [peace] **An diesem Tisch gibt es keine Kriege.** Anderswo kämpfen Gegner im selben Feld, solange Krieg ist
       *[other] Solange Krieg ist, kämpfen Gegner im selben Feld
    }, erst Flugzeuge, dann Schiffe, dann Jeeps: je ein Würfel, der niedrigere verliert eine Figur, bei Gleichstand gewinnt die Seite am Zug, bis eine Seite keine mehr hat. Die am wenigsten beladene Figur geht zuerst verloren. Figuren an Bord anderer kämpfen nicht und gehen mit ihrem Träger verloren.
    {""}
    Eine ziehende Figur hält, wo sie einen Gegner trifft. Ein Jeep auf dem Landteil mit einer gegnerischen Hauptstadt erobert das Land, ohne zu zahlen, wenn dort kein Jeep des Besitzers steht.
    {""}
    Ein neuer Krieg ersetzt den alten. Ein Krieg endet mit einer Friedenskarte, nach seinen Runden oder wenn nur eine Seite in der Partie übrig ist.

magellan-rules-7-title = Flugzeuge
magellan-rules-7 =
    { $level ->
        [any] Stufe *Flugzeuge* und *Profis*:
        [peace] **An diesem Tisch gibt es keine Flugzeuge.** Anderswo:
        [simplest] **An diesem Tisch gibt es keine Flugzeuge.** Anderswo:
       *[other] An diesem Tisch gibt es Flugzeuge:
    } Zwei Linien kosten 1 Schritt, halbe werden aufgerundet, und kein Flug ist kostenlos. Ein Flugzeug landet in deinen Ländern oder wo du einen Jeep an Land hast, im selben Zug. Es trägt einen Jeep, der auf demselben Stück Land einsteigt; für einen Jeep daneben sind Einsteigen, Flug und Aussteigen eine Wahl.
    {""}
    Im Krieg darf ein Flugzeug auf seinem Flug ein Feld bombardieren, wenn dort kein gegnerisches Flugzeug steht (erst dieses bekämpfen). Der Spezialwürfel: dein Flugzeug abgeschossen; ein Jeep; zwei Jeeps; ein Schiff; ein Jeep und ein Schiff; daneben. Was verloren geht, wählt der Besitzer. Bomben treffen Jeeps an Land und Schiffe, und was ein Schiff trägt, sinkt mit; Jeeps und Flugzeuge an Bord werden nicht für sich getroffen. Eine Seite ohne solche Figur dort trifft nichts.
    {""}
    In einem Krieg nur mit Flugzeugen bekämpfen Flugzeuge einander und bombardieren; Jeeps und Schiffe kämpfen nicht und erobern kein Land.

magellan-rules-8-title = Profis
magellan-rules-8 =
    { $level ->
        [any] Stufe *Profis*:
        [experts] An diesem Tisch wird auf der Stufe der Profis gespielt:
       *[other] **Nicht an diesem Tisch.** Bei Profis:
    } Flugzeuge landen auch auf deinen eigenen leeren Schiffen und bleiben an Bord, während sie segeln. Ein Flugzeug, das mit einem Jeep kam, verlässt das Schiff mit ihm. Ein Flugzeug auf einem Schiff kämpft nicht in der Luft und verhindert keine Bomben; es sinkt mit seinem Schiff.
    {""}
    Vor einer Seeschlacht darf jedes Flugzeug auf deinen Schiffen in diesem Feld zweimal bombardieren, einmal je Zug: erst die der Seite am Zug, dann, wenn die Schlacht gewählt ist, die der angegriffenen.
    {""}
    Auf den Karten gilt auch, was unter den Sternchen steht: Kriege haben **Bündnisse**. Verbündete kämpfen nicht; wer ein Land erobert, zahlt jedem Verbündeten einen Anteil seiner Kosten; für jede Figur, die ein Gegner zerstört, gibt jeder Verbündete der betroffenen Seite eine gleiche ab.

magellan-rules-9-title = Gewinnen
magellan-rules-9 =
    Ein Einkommen über { $target ->
        [any] dem Ziel des Tisches
       *[other] { $target } M
    } gewinnt sofort. { $end ->
        [any] Wer gewinnt, verlässt die Partie, das Geld wird unter den anderen verteilt, die Länder liegen wieder offen, und die anderen spielen um die Plätze weiter (oder die Partie endet, je nach Option des Tisches).
        [winner] Die Partie endet.
       *[other] Wer gewinnt, verlässt die Partie, das Geld wird unter den anderen verteilt, die Länder liegen wieder offen, und die anderen spielen um die Plätze weiter.
    } { $rounds ->
        [any] Mit einer Höchstzahl an Runden gewinnen die höheren Einkommen.
        [none] Es gibt keine Höchstzahl an Runden.
       *[other] Nach { $rounds } Runden gewinnen die höheren Einkommen.
    }
