# The harbour post: what happened on a server in a week.

harbour-head = Diese Woche im Hafen
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
# by name
harbour-newcomers = Willkommen an Bord, nach der ersten ganzen Partie: { $who }.
# by name
harbour-newcomers-more = Willkommen an Bord, nach der ersten ganzen Partie: { $who } und { $count ->
        [one] eine weitere Person
       *[other] { $count } weitere
    }.
harbour-season = Saison { $led ->
        [0] { $game }.
       *[other] { $game }: { $who } führt.
    } Beendete Tische: { $over } von { $count }.
harbour-cup = Wochenendpokal { $game }: { $led ->
        [0] { FORM($slot, as: "nom", cap: "yes") }
       *[other] { $who } führt, { $slot }
    } beginnt { $when }.
harbour-cup-final = Wochenendpokal { $game }: Das Finale läuft.
harbour-slot = Termin { $number }
harbour-final = das Finale
harbour-open = { $count ->
    [one] Ein Tisch hat einen freien Platz:
   *[other] { $count } Tische haben freie Plätze:
    }
harbour-join = Mitspielen: { $game } ({ $taken } von { $seats })
harbour-story = Die Geschichte: { $game }
harbour-unread = Die Hafenpost von **{ $server }** ist abgeschaltet: Auf die letzten vier hat niemand reagiert. Mit `/setup` → *Club* schaltest du sie wieder ein.
harbour-refused = Die Hafenpost ist abgeschaltet: In { $channel } darf ich nicht posten. Mit `/setup` → *Club* schaltest du sie wieder ein, und zwar in dem Kanal, in dem du den Befehl aufrufst.
harbour-on = { $when } in { $channel }
