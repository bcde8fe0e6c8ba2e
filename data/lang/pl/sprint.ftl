# Live: who is here for a while, and a table that is live.

sprint-arrive = Graj na żywo przez 30 minut
sprint-depart = Muszę kończyć
# by name
sprint-one = { $who } (do <t:{ $when }:t>)
sprint-here = 🟢 Teraz tutaj: { $people }
sprint-live = ⚡ **Na żywo:** są tu wszyscy, na których ruch czekamy. Nikt nie dostaje powiadomień; jeśli twoje trzy minuty miną, bot uzna tylko, że cię nie ma.
sprint-turn = ⏱️ { WHO($who) ->
        [you] Masz czas
       *[other] { $who } ma czas
    } do <t:{ $when }:t>.
# by name
sprint-not-live = Nie na żywo: nie ma tu kogoś, na czyj ruch czekamy ({ $who }).
sprint-alone = Gra na żywo zacznie się, gdy tylko będzie tu ktoś jeszcze.
sprint-arrived = Jesteś tu do <t:{ $when }:t>: widzi to każdy przy twoich stołach. Póki gra toczy się na żywo, nie dostajesz powiadomień.
sprint-over = Czas gry na żywo minął. Wszystko toczy się dalej w zwykłym tempie.
play-notice-live-over = Czas gry na żywo minął.
sprint-departed = Już cię tu nie ma. Wszystko toczy się dalej w zwykłym tempie.
sprint-invite = Teraz tutaj: { $people }. A ty?
sprint-invited = { $user }, inni są teraz przy stole [{ $game }]({ $link }):

# Asked aloud, from the first page, the desk and the card.
sprint-call = Kto ma teraz 30 minut?
# by name
sprint-called = **{ $who }** ma czas na grę do <t:{ $when }:t>. Kto jeszcze? Naciśnij *Ja też*: przy wspólnych stołach gra toczy się na żywo, z kilkoma minutami na turę.
sprint-me-too = Ja też
sprint-call-over = To było do <t:{ $when }:t>. Zapytać od nowa?
sprint-ask-here = Zapytaj na tym kanale
sprint-not-met = Przy twoich stołach nie ma teraz nikogo innego. Bot właśnie pyta pozostałych.
sprint-no-tables = Nie siedzisz przy żadnym trwającym stole. Zacznij przyciskiem *Graj* albo zapytaj tutaj, kto dołączy.
