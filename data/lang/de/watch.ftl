# Those who watch: what followers hear, who they believe wins.

# by name
play-notice-watch-lead = { $who } hat die Führung von { $before } übernommen.
play-notice-watch-phase = Phase { $phase } hat begonnen. { $ahead }
play-notice-watch-last = Die letzte Runde hat begonnen. { $ahead }
# by name
play-notice-watch-ahead = { $who } liegt bisher vorn.
watch-line = Du folgst **{ $game }**, Partie { $match }: { $text }
watch-follow = Du folgst dieser Partie jetzt: Höchstens einmal am Tag kommt eine Direktnachricht ohne Ton, und hier erfährst du, wenn sie endet.
watch-who = Wer gewinnt?
watch-asked = **Wer gewinnt?** Niemand sieht deine Antwort, bevor ein Drittel der Partie vorbei ist; bis dahin kannst du sie ändern.
# by name
watch-said = Du tippst auf **{ $who }**. Ändern kannst du das, bis ein Drittel der Partie vorbei ist; vorher sieht niemand deinen Tipp.
# by name
watch-believe = { $equal ->
        [one] { $most } von { $count } { $most ->
            [one] tippt
           *[other] tippen
        } auf { $who }.
       *[other] { $count } haben getippt, wer gewinnt: { $who } mit je { $most }.
    }
# by name
watch-own = Du tippst auf { $who }.
watch-right = Wer gewinnt? { $count ->
    [one] Eine Person hatte getippt
   *[other] { $count } Leute hatten getippt
    }; { $right ->
    [0] niemand lag richtig
    [one] eine lag richtig
   *[other] { $right } lagen richtig
    }.
watch-closed = Hier wird nicht mehr gefragt, wer gewinnt.
watch-not-players = Wer hier spielt oder gespielt hat, kann nicht tippen, wer gewinnt.
watch-too-young = Konten, die jünger als { $days } Tage sind, können nicht tippen, wer gewinnt.
