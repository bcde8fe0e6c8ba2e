# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Weekend cup
cup-which-game = A weekend cup: four slots on one weekend, of which the best two count, and a final on Sunday. Of which game?
cup-head = Weekend cup: { $game }
cup-plan = **{ $game }** at tables of { $seats }{ $minutes ->
    [0] {""}
   *[other] , about { $minutes } minutes each
    }. Slots: { $slots }. Final: { $final }. Its card is in { $channel }.
cup-part-first = First slot; the others move with it
cup-plan-hint = Whoever is here when a slot begins is paired. It runs by itself, without a mention in a channel.
cup-admin-line = **{ $game }**, weekend cup: { $state }, { $people ->
    [one] one person
   *[other] { $people } people
    }
cup-admin-where = Card in { $channel }. First slot: { $draw }.
cup-announce = Announce
cup-announced = Announced in { $channel }.
cup-running = A weekend cup runs already.
cup-over = This cup is over.
cup-full = { $most } people are in: there is no room for more.
cup-not-asked = The first of the standing play the final. If one of them is missing, the next is asked.
cup-terms = Tables of { $seats }{ $minutes ->
    [0] {""}
   *[other] , about { $minutes } minutes each
    }. Play any slot, also without having played the others: your best { $count } count, and the first of the standing play the final.
cup-thread = { $game }, weekend cup { $number }
cup-slot = Slot { $number }
cup-final = Final
cup-play = I play this slot
cup-play-final = I play the final
cup-drop = Not this time
cup-here = { $count ->
    [one] One plays
   *[other] { $count } play
    }: { $names }
cup-asked = Asked: { $names }
cup-final-waits = Its people are asked an hour before.
cup-past = { $count ->
    [one] one table
   *[other] { $count } tables
    }{ $left ->
    [0] {""}
   *[other] , { $left } still played
    }
cup-no-table = no table
cup-nobody-played = Nobody played this cup.
cup-won = { $who } won the cup
cup-you-in = You play the slot of { $at }. Be here when it begins, { $when }: your table stands under *My tables*.
cup-you-early = You play the slot of { $at }. You are asked { $call } minutes before whether you are here.
cup-you-asked = Are you here? The slot begins { $when }, with who says so.
cup-you-out = You do not play the slot of { $at } yet.
cup-final-in = You play the final, { $when }.
cup-final-asked = You can play the final: it begins { $when }. Say that you are here.
cup-final-out = The final begins { $when }. Its people are the first of the standing; the next is asked where one is missing.
cup-still = The next slot begins { $when }, and you said that you play it. Are you here? Who does not say so plays another one.
cup-still-final = You can play the final, which begins { $when }. Are you here? Else the next of the standing is asked.
cup-rules-slots = Four slots; play as many as you like, the best { $count } count. Who says early that they play is asked { $call } minutes before whether they are here.
cup-rules-pairs = Whoever is here is paired by the points so far, at tables of { $seats } or one fewer, with people they have not met. Who began least often begins.
cup-rules-time = After { $minutes } minutes bots play a table to its end. Who does not come to a first turn within five minutes is played for until they are back.
cup-rules-final = The first { $seats } of the standing play the final. Where one is missing, the next is asked once, for five minutes.
cup-rules-own = A seat of which others played more than a third brings you nothing; the others keep their places.
