# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-onward = Weiter, bis etwas geschieht
magellan-order-voyage = Eine Reise
magellan-order-second = Eine zweite Reise, mit den übrigen Schritten
magellan-order-roll = Würfeln
magellan-order-draw = Karten ziehen

magellan-order-defend = Bomben vor einer Seeschlacht
magellan-order-voyage-ready-better = Jeden Zug weiter { FORM($end, as: "to") }: { $piece }
magellan-order-voyage-ready-arrival = Weiter { FORM($end, as: "to") }, mich dort fragen: { $piece }
magellan-order-voyage-further = Weitere Reisen
magellan-order-voyage-prompt = Welche Figur soll in deinen Zügen reisen?
magellan-order-voyage-none = Keine: die Reise zurückziehen
magellan-order-voyage-text-none = Keine Reise.
magellan-order-voyage-text-news = Reise: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }; frag mich, wenn ein Land oder eine Dauerkarte kommt oder geht, oder bei Krieg und Frieden.
magellan-order-voyage-text-arrival = Reise: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }; frag mich, wenn die Figur ankommen kann, wenn dort nichts mehr zu holen ist, und bei Krieg und Frieden.
magellan-order-voyage-text-develop = Reise: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, dort für höchstens { $cost } M erschließen. Frag mich, wenn das Land weg ist, mehr kostet oder dein Geld nicht reicht, und im Krieg.
magellan-order-voyage-text-arrive = Reise: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }. Frag mich, wenn die Figur da ist, wenn dort nichts mehr zu holen ist, und im Krieg.
magellan-order-voyage-text-better = Reise: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, bis etwas geschieht: Ankunft, ein lohnenderes Ziel, ein Verlust, lohnende neue Figuren oder Krieg.
magellan-order-voyage-text-better-develop = Reise: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, dort für höchstens { $cost } M erschließen, bis etwas geschieht: ein lohnenderes Ziel, ein Verlust, lohnende neue Figuren oder Krieg.

magellan-order-ended-arrived = Angekommen. { $voyage }
magellan-order-ended-gone = Dein Auftrag ist zu Ende, denn die Figur hat den Weg verlassen. { $voyage }
magellan-order-ended-war = Dein Auftrag stoppt wegen Krieg oder Frieden. { $voyage }
magellan-order-ended-news = Dein Auftrag stoppt: Ein Land oder eine Dauerkarte ist neu da oder weg. { $voyage }
magellan-order-ended-goal = Dein Auftrag stoppt: Am Ziel ist nicht mehr dasselbe zu gewinnen. { $voyage }
magellan-order-ended-dearer = Dein Auftrag stoppt: Das Erschließen dort kostet jetzt mehr. { $voyage }
magellan-order-ended-poor = Dein Auftrag stoppt: Dein Geld reicht dort nicht mehr zum Erschließen. { $voyage }
magellan-order-ended-lost = Dein Auftrag stoppt: Du hast etwas verloren. { $voyage }
magellan-order-ended-better = Dein Auftrag stoppt, denn es gibt ein neues Ziel: { $what }. { $voyage }
magellan-order-ended-buys = Dein Auftrag stoppt: Neue Figuren auf der Basis wären schneller an einem Ziel. { $voyage }
magellan-order-ended-done = Dein Auftrag ist zu Ende: Von dem, wofür du aufgebrochen bist, ist nichts mehr da. { $voyage }

magellan-order-until-prompt = Wann soll die Reise anhalten und dich fragen?
magellan-order-until-better = Wenn etwas geschieht
magellan-order-until-better-hint = Erschließt höchstens zum jetzigen Preis. Stoppt bei besserem Ziel, Verlust, Krieg
magellan-order-until-develop = Wenn die Figur da ist und das Land erschlossen hat
magellan-order-until-develop-hint = Höchstens zum jetzigen Preis. Stoppt, wenn das Land weg oder zu teuer ist, und im Krieg
magellan-order-until-arrive-hint = Übrige Schritte gehen an eine zweite Reise. Stoppt im Krieg oder wenn dort nichts mehr zu holen ist
magellan-order-until-news = Bei jeder Neuigkeit
magellan-order-until-news-hint = Ein Land oder eine Dauerkarte kommt oder geht, Krieg, Frieden, Ankunft
magellan-order-until-arrival = Wenn die Figur ankommen kann
magellan-order-until-arrival-hint = Den Zug der Ankunft spielst du. Stoppt bei Krieg, Frieden oder wenn dort nichts mehr zu holen ist

magellan-order-onward-ready = Mit allem weiter, bis etwas geschieht
magellan-order-onward-prompt = Was sollen deine Figuren tun, bis etwas geschieht?
magellan-order-onward-buy = Weiter, erschließen und Figuren kaufen
magellan-order-onward-buy-hint = Kauft auch Jeep, Schiff oder Flugzeug, wenn deine Figuren zu weit weg sind und Geld übrig ist
magellan-order-onward-develop = Weiter und erschließen
magellan-order-onward-develop-hint = Bei Ankunft wird erschlossen, höchstens zum jetzigen Preis
magellan-order-onward-sail = Weiter und mich bei Ankunft fragen
magellan-order-onward-sail-hint = Den Zug, in dem eine Figur ankommen kann, spielst du
magellan-order-onward-ask = Mich jeden Zug fragen
magellan-order-onward-ask-hint = Zieht den Auftrag zurück
magellan-order-onward-text-ask = Du wirst in jedem Zug gefragt.
magellan-order-onward-text-develop = Deine Figuren ziehen weiter ({ $goals }) und erschließen, höchstens zum jetzigen Preis, bis etwas geschieht.
magellan-order-onward-text-buy = Deine Figuren ziehen weiter ({ $goals }), kaufen, was hilft, und erschließen, höchstens zum jetzigen Preis, bis etwas geschieht.
magellan-order-onward-text-sail = Deine Figuren ziehen weiter ({ $goals }), bis eine ankommen kann oder etwas geschieht.
magellan-order-onward-text-wait = Deine Züge enden sofort, bis etwas Bezahlbares seinen Preis wert ist oder etwas geschieht.

magellan-order-roll-ready = Immer sofort für mich würfeln
magellan-order-roll-prompt = Soll für dich gewürfelt werden?
magellan-order-roll-ask = Mich fragen
magellan-order-roll-always = Sofort würfeln
magellan-order-roll-text-ask = Der Würfel wartet auf dich.
magellan-order-roll-text-always = Für dich wird sofort gewürfelt.

magellan-order-draw-prompt = Von welchem Stapel soll für dich gezogen werden?
magellan-order-draw-ready = Für mich ziehen, was am meisten hilft
magellan-order-draw-wanted = Was am meisten hilft
magellan-order-draw-wanted-hint = Ein Land, solange sich weniger als drei bezahlbare lohnen, sonst Geschichte
magellan-order-draw-text-wanted = Für dich wird ein Land gezogen, solange weniger als drei offene, bezahlbare Länder ihren Preis wert sind, sonst eine Geschichtskarte.
magellan-order-draw-geographic = Länderkarten
magellan-order-draw-text-ask = Den Stapel wählst du selbst.
magellan-order-draw-text-geographic = Für dich werden Länderkarten gezogen.
magellan-order-draw-text-history = Für dich werden Geschichtskarten gezogen.

magellan-order-defend-prompt = Wenn deine Schiffe angegriffen werden: Sollen Flugzeuge an Bord zuerst bombardieren?
magellan-order-defend-stay = Nie
magellan-order-defend-bomb = Sooft sie dürfen
magellan-order-defend-text-ask = Du wirst vor jeder Seeschlacht gefragt.
magellan-order-defend-text-stay = Deine Flugzeuge an Bord bombardieren nie vor einer Seeschlacht.
magellan-order-defend-text-bomb = Deine Flugzeuge an Bord bombardieren vor einer Seeschlacht, sooft sie dürfen.
