# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Club
club-quiet = No season or cup runs.
club-start = Start a season
club-which-game = A season is many tables of one game with one standing. Of which game?
club-head = Season: { $game }
club-plan = **{ $game }** at tables of { $seats }, { $form ->
        [auto] a league from twelve people on and else an open season.
        [league] as a league.
       *[open] as an open season.
    } Sign-up until { $draw }. A table takes { $days } days at most, { $bank } of them for the turns of each person. Its card is in { $channel }.
club-plan-hint = One card stands there and is edited; results go into its thread without a sound. It runs by itself.
club-open = Open the sign-up
club-opened = The sign-up is open in { $channel }.
club-change = Change
club-part-seats = Seats of a table
club-part-form = Form
club-part-draw = The draw
club-part-channel = Channel of the card
club-seats = { $seats } seats
club-pace = { $bank } days for each person, { $days } a table
club-form = { $form ->
        [auto] League from 12 people on, else open
        [league] League: as many tables as seats, drawn
       *[open] Open: as often as you like, the best five
    }
club-state-sign-up = sign-up
club-state-drawn = drawn
club-state-closing = closing
club-state-off = called off
club-admin-line = **{ $game }**: { $state }, { $people ->
    [one] one person
   *[other] { $people } people
    }
club-admin-where = Card in { $channel }. Draw: { $draw }.
club-admin-reserve = Reserve: { $names }
club-dry = Show me who would play whom
club-dry-hint = If it were drawn now:
club-dry-open = An open season of { $count } people: tables begin as people wait for one.
club-lost-channel = ⚠ The channel of { $game } is gone, and nothing is told of it. *Move its card here*, on its page.
club-lost-permission = ⚠ I may not write in { $channel }, and nothing is told of { $game }. Let me write there, or *Move its card here*, on its page.
club-here = Move its card here
club-stop = Call it off
club-stop-asked = Call it off? No table begins any more, nothing counts. Tables that run go on as they are.
club-early = End it early
club-early-asked = End it early? No table begins any more. Those that run are played to their end, then the standing is final.
club-shut = It ends early: no table begins any more.
club-not-now = Not now
club-remove = Take somebody out
club-removed = { $who } is out. Substitutes get their tables that have not begun; at the others a bot plays.
club-readmit = Let somebody come back
club-readmitted = { $who } may come back: they press *I am in* themselves.
club-no-person = They are not in this season.
club-no-season = There is no such season here.
club-no-seats = A season has tables of two to four, as the game allows.
club-running = A season of { $game } runs already.
club-too-many = { $most } seasons at once are enough.
club-draw-when = The draw has to be within { $days } days: who waits longer forgets it.
club-over = This season is over.
club-not-over = It is not over yet.
club-not-running = No table of it runs.
club-too-few = { $seats } people are needed, { $people ->
        [one] one is
       *[other] { $people } are
    } in.
club-join-first = Press *I am in* first.
club-no-boarding = No table begins now.

# The card.
club-terms = { $form ->
        [auto] From twelve people on a league, else an open season: tables of { $seats }, drawn for you.
        [league] League: everybody plays { $seats } tables of { $seats }, drawn for you.
       *[open] Open season: tables of { $seats } as often as you like, drawn from who waits.
    } A table takes { $days } days at most.
club-until = Sign-up until { $draw }. First tables { $start }, all is over by { $end }.
club-looks = -# It takes about four looks a day; leave plans. Your name is shown.
club-inside = **{ $count ->
    [one] One person is in
   *[other] { $count } people are in
    }:** { $names }
club-more = {" "}and { $count } more
club-nobody-yet = Nobody yet.
club-in = I am in
club-step-in = Not in? Be a substitute
club-mine = My tables
club-tables = All divisions
club-standing = Standing
club-final = Final standing
club-stay = Next season: stay in
club-stay-left = You are not in this season any more. Press *I am in* when the next one opens.
club-stays = You are in the next season of this game, and asked before its draw if you have been away.
club-promise = Hash of the seed: { $promise }…
club-seed = Seed: { $seed }
club-division = Division { $division }
club-drawn = Drawn: { $people } people. The first tables begin { $start }.
club-drawn-open = Drawn as an open season: { $people } people, tables begin as they wait for one.
club-second = The second tables begin { $start }, all is over by { $end }.
club-all-begun = All tables have begun, and are over by { $end }.
club-open-now = Press *My tables* for a table. All is over by { $end }. { $count ->
    [0] Nobody waits now.
    [one] One person waits.
   *[other] { $count } people wait.
    }
club-no-end-yet = No table is over yet.
club-no-table-begun = No table has begun yet.
club-brought-nothing = nothing, because others played
club-brought = Points for the standing: { $each }.
club-brought-none = { $who } 0 (others played)
club-over-count = { $over } of { $count ->
    [one] one table is
   *[other] { $count } tables are
    } over
club-more-divisions = { $count } more under *All divisions*.
club-won = { $who } won with { $points } points
club-nobody-played = Nobody played this season.
club-off = Called off.
club-off-few = Called off: fewer than { $seats } people signed up.
club-thread = { $game }, season { $number }
club-table-over = Table { $table } is over
club-no-result = It has no result, and counts as the mean of one's other tables.
club-column-wins = Wins
club-week = Week { $week }: { $over ->
    [0] no table is
    [one] one of { $count } tables is
   *[other] { $over } of { $count } tables are
    } over.
club-week-ahead = { $how ->
        [first] { $who } { $count ->
        [one] leads
       *[other] lead
        }.
        [sure] Division { $division }: { $who } has won.
       *[leads] Division { $division }: { $who } { $count ->
        [one] leads
       *[other] lead
        }.
    }
club-line = { $place }. { $who } **{ $points }**{ $tables ->
    [0] {""}
    [one] {" "}· one table
   *[other] {" "}· { $tables } tables
    }{ $wins ->
    [0] {""}
    [one] , one won
   *[other] , { $wins } won
    }{ $reach }{ $lost }
club-reach = {" "}· can end { $low } to { $high }
club-lost = {" "}· { $count ->
    [one] 1 seat played by others
   *[other] { $count } seats played by others
    }
club-other-division = Another division

# What one person sees.
club-you-in = You are in. Drawn { $draw }.
club-you-begin = You are in. Tables begin { $start }: come back then for yours.
club-new = You choose how you hear of your turns. Never played it? A teacher takes about ten minutes.
club-learn = Learn it first
club-told = How I am told
club-you-none = You are not in.
club-you-reserve = You are a substitute. You get the next free place at a table that has not begun, and hear of it by your first turn.
club-you-reserve-late = You were a substitute. All tables have begun, so nobody gets a place any more.
club-you-barred = An admin took you out. Ask them to let you come back.
club-you-away = You did not come to a turn, so your later tables go to others. Want them? Say so before they begin.
club-you-away-late = You did not come to a turn, so your later tables went to others.
club-your-place = Place { $place } with { $points } points{ $reach }.
club-own = [Table { $table }]({ $link }) { $how ->
        [running] runs, until { $end } at most.
        [kept] runs, and others play your seat. Come back at the table; until { $end } at most.
        [over] is over.
       *[void] has no result.
    }
club-own-to-come = Table { $table } begins { $start }.
club-no-table-yet = You have no table yet.
club-wait = Give me a table
club-wait-off = Wait no longer
club-waiting = You wait for a table. It begins when enough people wait.
club-boarding = Tables begin until { $until }. Your best five count.
club-apart = Not at one table with … (nobody is told)
club-apart-kept = Kept. The draw seats you apart as far as it can.
club-leave = Leave the season
club-leave-sure = Leave, others play for me
club-leave-asked = { $count ->
    [one] A table of yours runs
   *[other] { $count } tables of yours run
    }. If you leave, somebody else or a bot plays your seats, and they bring you nothing. Nothing else is held against you.
club-still = It is drawn { $draw }, and you have not been here for a week. Are you still in? Without an answer you are a substitute.
club-still-in = Still in
club-away = You did not come to a first turn, or others played two of your seats. So your later tables go to others. Want them all the same? Say so before they begin.

# The rules of a season.
club-rules-league = Everybody plays { $seats } tables of { $seats }, once in each place of the order of play. Half begin on the first day, the rest on a fixed day, whatever the others do.
club-rules-auto = Fewer than twelve people: an open season instead. Wait for a table as often as you like; your best { $best } count.
club-rules-open = Wait for a table as often as you like. Your best { $best } tables count, three at most with the same person (where eight or more are in).
club-rules-time = Your turns have { $bank } days together at each table, one turn three days at most. Used up: a day for each turn, then a bot plays that turn. After { $days } days bots play a table to its end.
club-rules-points = Points by places: { $points }. Equal places share. Ties: wins, then the tables at which both sat.
club-rules-own = A seat of which others played more than a third brings you nothing; the others keep their places. The last place brings 1, so it pays to play on.
club-rules-leave = Leave with one press. Tables that have not begun go to substitutes; at the others a bot plays until somebody takes your seat. A player who never comes to a first turn loses the seat after two days.
club-rules-moves = Next season two go up and two go down.

# What else is turned on there.

club-watching-hint = news for followers, and who wins
club-titles = Titles
club-titles-hint = rare deeds, told at the end
club-harbour = Harbour post
club-harbour-hint = what happened, once a week
club-voyage = Daily voyage
club-voyage-hint = a position a day, solved in private
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-off = Off: { $what }.
club-turn = Turn something on or off
club-turn-to = { $how ->
        [on] Turn on:
        [here] Turn on, here:
        [move] Move here:
       *[off] Turn off:
    } { $what }
