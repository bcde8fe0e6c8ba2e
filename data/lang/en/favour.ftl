# Who helps whom at rated tables: for referees alone.

favour-tab = Who helps whom
favour-none = Nothing unusual.
favour-favoured = { $giver } gave { $friend } **{ $points } points** of chance at { $count } of { $of } tables, by moves that served { $friend } rather than { $giver }{ $usual ->
    [none] .
   *[other] ; the mean of others is { $usual }.
    } About one honest pair of { $odds } has as much.
favour-left = { $giver } left { $of } tables while ahead of everybody, and { $friend } **won { $count }** of them.
favour-young = { $giver } has a **new account** and sat with { $friend } at { $count } of { $of } rated tables. { $friend } was ahead at { $ahead } of them.
favour-together = { $giver } and { $friend } **sat together** at { $count } of { $of } rated tables of { $giver }.
favour-looked = { $tables ->
    [one] 1 rated table
   *[other] { $tables } rated tables
    } of half a year, without those where you sat. Moves were looked at in { $looked }, which { $pairs ->
    [0] is too few to compare anybody.
    [one] makes one pair that can be compared.
   *[other] makes { $pairs } pairs that can be compared.
    }
favour-proves = It proves nothing: friends play together, and every mistake helps somebody. Look at the matches before you ask anybody. Only referees see this, and nothing of it is stored.
favour-look = Look at { $count ->
    [one] 1 table
   *[other] { $count } tables
    }
favour-looking-at = { $count ->
    [one] 1 table is
   *[other] { $count } tables are
    } being looked at, whenever nobody else waits for a bot. It takes some minutes; look in again.
favour-again = Look in again
favour-table = [{ $game } · { $match }]({ $link }): places { $own }, { $other }{ $points ->
    [none] {""}
   *[other] {" "}· { $points } points
    }
favour-reviews = The numbers open the reviews.
favour-tables-more = { $count } more
favour-gone = That is not so any more.
favour-looking = Tables of this server are being looked at already.
favour-ration = Enough has been looked at for today. Go on tomorrow, or open the review of a match.
favour-nothing-left = There is no table left to look at.
