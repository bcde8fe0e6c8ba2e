# All tables of a server, for who runs it.
upkeep-tab = All tables
upkeep-head = All tables of this server
upkeep-none = There is no table here now.
upkeep-count = { $all ->
    [one] 1 table
   *[other] { $all } tables
    }, { $care ->
    [0] none of them wants care
    [one] 1 wants care
   *[other] { $care } want care
    }. A button shows what can be done: remind, more time, another for a seat, offer it, end.
upkeep-waits = waits for { $who }; last move <t:{ $when }:R>
upkeep-late = the time of { $who } is up; the last move was <t:{ $when }:R>
upkeep-dead = **nothing happens**: last move <t:{ $when }:R>; waits for { $who }
upkeep-bots = bots play; last move <t:{ $when }:R>
upkeep-open = has not begun, { $seated } of { $most } seats taken; last change <t:{ $when }:R>
upkeep-forgotten = **never began**, { $seated } of { $most } seats taken; last change <t:{ $when }:R>
upkeep-frozen = **frozen** <t:{ $when }:R>: it cannot be played on
upkeep-stopped = **stopped** by a referee <t:{ $when }:R>
upkeep-empty = **only bots are left**; last move <t:{ $when }:R>
upkeep-remind = Remind
upkeep-reminded = { $who } will be told that the table waits, in their own way; in their quiet hours not before these end.
upkeep-nobody = Nobody is waited for here.
upkeep-lately = That is too early: somebody has moved within the hour, or was reminded within six.
