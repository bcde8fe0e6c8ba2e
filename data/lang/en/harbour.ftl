# The harbour post: what happened on a server in a week.

harbour-head = This week in the harbour
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
harbour-newcomers = Welcome aboard: { $who } finished a first match.
harbour-newcomers-more = Welcome aboard: { $who } and { $count } more finished a first match.
harbour-season = Season of { $game }: { $led ->
        [0] { $over }
       *[other] { $who } leads, { $over }
    } of { $count } tables are over.
harbour-cup = Weekend cup of { $game }: { $led ->
        [0] { $slot }
       *[other] { $who } leads, { $slot }
    } begins { $when }.
harbour-cup-final = Weekend cup of { $game }: the final is being played.
harbour-slot = slot { $number }
harbour-final = the final
harbour-open = { $count ->
    [one] A table has a free seat:
   *[other] { $count } tables have free seats:
    }
harbour-join = Join { $game } ({ $taken } of { $seats })
harbour-story = The story: { $game }
harbour-unread = The harbour post of **{ $server }** is off: nobody has pressed anything on the last four. `/setup`, *Club* turns it on again.
harbour-refused = The harbour post is off: I may not post in { $channel }. `/setup`, *Club* turns it on in the channel where you press it.
harbour-on = { $when } in { $channel }
