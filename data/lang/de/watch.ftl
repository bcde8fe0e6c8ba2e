# Those who watch: what followers hear, who they believe wins.

# by name
play-notice-watch-lead = { $who } hat die Führung von { $before } übernommen.
play-notice-watch-phase = Phase { $phase } hat begonnen. { $ahead }
play-notice-watch-last = Die letzte Runde hat begonnen. { $ahead }
# by name
play-notice-watch-ahead = { $who } liegt bisher vorn.
watch-line = Du folgst **{ $game }**, Partie { $match }: { $text }
watch-follow = Du folgst dieser Partie jetzt: höchstens einmal am Tag eine lautlose Direktnachricht, und hier, wenn sie endet.
watch-who = Wer gewinnt?
watch-asked = **Wer gewinnt?** Niemand sieht deine Antwort, bevor ein Drittel der Partie vorbei ist; bis dahin kannst du sie ändern.
# by name
watch-said = Du glaubst an **{ $who }**. Ändern kannst du es, bis ein Drittel der Partie vorbei ist; vorher sieht es niemand.
# by name
watch-believe = { $equal ->
    [one] { $most } von { $count } glauben an { $who }.
   *[other] { $count } haben gesagt, wer gewinnt: { $who } mit je { $most }.
    }
# by name
watch-own = Du glaubst an { $who }.
watch-right = Wer gewinnt? { $count ->
    [one] Eine Person hatte es gesagt
   *[other] { $count } Leute hatten es gesagt
    }; { $right ->
    [0] niemand lag richtig
    [one] eine lag richtig
   *[other] { $right } lagen richtig
    }.
watch-closed = Hier wird nicht mehr gefragt, wer gewinnt.
watch-not-players = Wer hier spielt oder gespielt hat, sagt nicht, wer gewinnt.
watch-too-young = Konten, die jünger als { $days } Tage sind, sagen nicht, wer gewinnt.
