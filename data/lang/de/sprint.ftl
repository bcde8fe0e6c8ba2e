# Live: who is here for a while, and a table that is live.

sprint-arrive = 30 Minuten live spielen
sprint-depart = Ich muss los
# by name
sprint-one = { $who } (bis <t:{ $when }:t>)
sprint-here = 🟢 Gerade da: { $people }
sprint-live = ⚡ **Live:** Alle, die am Zug sind, sind da. Niemand wird angepingt; laufen deine drei Minuten ab, giltst du nur als abwesend.
sprint-turn = ⏱️ { WHO($who) ->
        [you] Du hast
        [you-all] { FORM($who, as: "nom", cap: "yes") } habt
        [they] { $who } haben
       *[other] { $who } hat
    } Zeit bis <t:{ $when }:t>.
sprint-not-live = Nicht live: { WHO($who) ->
        [you] Du bist am Zug und nicht da.
        [you-all] { FORM($who, as: "nom", cap: "yes") } seid am Zug und nicht da.
        [they] { $who } sind am Zug und nicht da.
       *[other] { $who } ist am Zug und nicht da.
    }
sprint-alone = Der Tisch geht live, sobald noch jemand da ist.
sprint-arrived = Du bist da bis <t:{ $when }:t>: Alle an deinen Tischen können es sehen. Solange ein Tisch live ist, wirst du nicht angepingt.
sprint-over = Die Live-Zeit ist vorbei. Alles geht im gewohnten Tempo weiter.
play-notice-live-over = Die Live-Zeit ist vorbei.
sprint-departed = Du bist gegangen. Alles geht im gewohnten Tempo weiter.
sprint-invite = Gerade da: { $people }. Du auch?
sprint-invited = { $user }, bei [{ $game }]({ $link }) sind gerade andere da:

# Asked aloud, from the first page, the desk and the card.
sprint-call = Wer hat jetzt 30 Minuten Zeit?
# by name
sprint-called = **{ $who }** hat bis <t:{ $when }:t> Zeit für ein Spiel. Wer noch? Drück *Ich auch*: Die Tische, an denen ihr euch trefft, gehen live, mit wenigen Minuten je Zug.
sprint-me-too = Ich auch
sprint-call-over = Das galt bis <t:{ $when }:t>. Noch einmal fragen?
sprint-ask-here = In diesem Kanal fragen
sprint-not-met = An deinen Tischen ist noch niemand sonst da. Die anderen werden jetzt gefragt.
sprint-no-tables = Du sitzt an keinem laufenden Tisch. Beginne einen mit *Spielen* oder frag hier, wer mitmacht.
