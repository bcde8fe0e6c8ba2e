# Those who watch over matches: referees and moderators, what they do, and why something happened.

discord-command-referee = For referees: time, seats, going back, stopping
discord-command-referee-person = A person who is the referee of one table

play-official = { $number ->
       *[other] a referee
    }
play-stopped = A referee lets this match stand still: nobody can move until they let it go on. What you choose in *My turn* meanwhile is kept.
play-seat-barred = A referee took you off this seat. Ask a referee if you would like it back.
play-why-referee = Ended without a result by a referee; the log says who it was.
play-why-moderator = Closed by a moderator of this server.

play-referee-played = You had a seat at this table and know a hand. Another referee has to do this.
play-referee-alone = A seat here is kept for somebody who is away, so nobody could agree. Another referee has to do this.
play-referee-plays = Somebody who plays at a table, or played there, cannot be its referee.
play-referee-ask-them = You play at this table: ask the others (More, End without a result).
play-referee-lesson = A lesson has no referee.
play-referee-not-awaited = Nobody waits for { $who } at the moment.
play-referee-offer-player = Nobody may know two hands: people with another seat here, now or before, cannot have this one.
play-referee-no-points = In this game nobody can say how a match stands before its end. It can end without a result.
play-referee-no-limit = This table has no time limit.
play-referee-time-enough = That is more time than a seat can have.
play-referee-no-entry = There is no move with the number { $seq } that still counts.

play-note-stopped = { $by } (referee) stops the match for a while.
play-note-resumed = { $by } (referee) lets the match go on.
play-note-extended = { $by } (referee) gives { $who } { $hours ->
        [one] one hour
        [24] one day
        [72] three days
        [168] seven days
       *[other] { $hours } hours
    } more.
play-note-replaced-by-referee = { $by } (referee) takes { $who } off the table. A bot plays on: { $bot }.
play-note-offered = { $by } (referee) offers the seat of { $who } to somebody.
play-note-offer-gone = { $by } (referee) offers the seat of { $who } to nobody any more.
play-note-acted = { $by } (referee) lets the move of { $who } be made, who is not there.
play-note-answered-for = { $by } (referee) answers for { $who }, who is not there.
play-note-rewound = { $by } (referee) goes back to move { $seq }: { $count ->
        [one] one move is
       *[other] { $count } moves are
    } taken back.
play-note-rewound-known = What chance or a secret brought there is known now, and chance brings the same again for the same moves.
play-note-ended-by-referee = { $by } (referee) ends the match without a result.
play-note-ended-by-moderator = { $by } (moderator) closes the table.
play-note-ended-as-it-stands = { $by } (referee) ends the match as it stands.
play-note-challenged = { $who } asks a referee to look at move { $seq }.

play-notice-named = You are the referee of this table now. What you can do there is under *More*, *Referee*.
play-notice-extended = A referee gave you { $hours ->
        [one] one hour
        [24] one day
        [72] three days
        [168] seven days
       *[other] { $hours } hours
    } more for this match.
play-notice-replaced-by-referee = A referee took you off the table; a bot plays on: { $bot }. Ask a referee if you would like to come back.
play-notice-replaced-by-person = A referee gave your seat to somebody else, who plays on.
play-notice-offered = A referee offers you the seat of { $who } in this match.
play-notice-rewound = { $count ->
    [one] A referee took your move back.
   *[other] A referee took back { $count } moves, yours too.
}
play-notice-acted = You were not there, and a referee let your move be made.
play-notice-answered-for = You were not there, and a referee made your move for you, by what everybody sees.
play-notice-referee-ended = A referee ended the match.
play-notice-moderated = A moderator of the server closed match { $match }.
play-notice-deed-lapsed = { $who } has played on, so your question as a referee has lapsed. You can ask again.
play-notice-deed-declined = { $who } does not agree to what you would do as a referee.

play-challenge-no-such = There is no such move in this match.
play-challenge-already = Somebody has asked already: referees were called to move { $seq }.
play-challenge-too-many = You have called referees to { $most } moves of this match; more than that is for talking.

core-result-points = Points
core-result-stands = A referee ended the match as it stood, and the picture shows it so: the most points win.

referee-button = Referee
referee-head = Referee · { $game }, match { $match }
referee-hint = Whatever you do stands in the log with your name. You see no more of anybody's hand than everybody does.
referee-admins-only = Only people with the permission Manage Server can do that.
referee-moderators-only = Only people with the permission Manage Messages or Manage Server here can do that.
referee-only = Only referees can do that: those with the role { $role }, or the person named for this table.
referee-nobody = Only a referee can do that, and this table has none. Whoever manages the server is one, and chooses the role of others in /setup.
referee-elsewhere = A role counts on its own server only: do that there, not here.
referee-role-gone = The role of the referees was deleted. Whoever manages the server can choose another in /setup.
referee-everybody = Everybody has that role, players too. Choose one that only referees have.
referee-name = Referee for this table only
referee-named = { $name } is the referee of this table from now on.
referee-named-nobody = No person is named as referee of this table any more.
referee-named-own = People who play at a table cannot choose its referee once the match has begun.
referee-named-bot = That is a bot. Choose a person.
referee-language = Language of this table
referee-language-set = Language of this table: { $language }. Private messages stay in the language of their reader.
referee-foot = referee: { $name }
referee-own-table = ⚠️ You play here, so everybody else at the table has to agree to whatever you do as a referee.
referee-asked = Asked, because you play here yourself. Still to answer: { $who }. This is kept up to date here for a quarter of an hour.
referee-question = { $who } is a referee and plays here. They want to { $wants }. Still to answer: { $missing }.
referee-stopped = **Stopped** by { $by } (referee) <t:{ $when }:R>. No clock runs and nothing moves.
referee-desk = A referee lets it stand still for a while.
referee-stop = Stop for a while
referee-rewind = Take back…
referee-end = End…
referee-close = Close as moderator
referee-close-ask = Close { $game }, match { $match }, for good? Its people read that a moderator did it.
referee-close-yes = Close the table
referee-closed = The table is closed. Its people read that a moderator did it.
referee-seat = A seat: more time, replace, act…
referee-seat-head = The seat of { $who }
referee-extend-about = More time goes into the reserve. A player whose time was up gets the time of a turn again, too.
referee-extend = { $hours ->
        [24] +1 day
        [72] +3 days
        [168] +7 days
       *[other] +{ $hours } h
    }
referee-act-about = Not there? *Answer for them*: everybody can see enough for that. Or let the move be made: by their own orders, else by a sensible bot. You see no hand.
referee-act-hidden = Not there? What { $who } is asked now depends on what only they can see, so nobody can answer for them. But the move can be made: by their own orders, else by a sensible bot that sees what their seat sees. You see no hand.
referee-answer = Answer for them…
referee-answers = ⚖️ **You answer for { $who }**, who is not there. You see what everybody sees; the log will name you.
referee-move = The move of { $who }
referee-act = Let the move be made
referee-replace = Replace by a bot…
referee-replace-ask = { $who } goes, and comes back only if a referee offers them the seat again. Anybody may take it from the bot.
referee-offer-about = Offer the seat to somebody: whoever has it keeps it until they take it.
referee-offer = Offer the seat to…
referee-offered = A referee offers the seat of { $who } to { $name }.
referee-take = Take the seat ({ $name })
referee-take-mine = Take the seat offered to me
referee-rewind-nothing = There is no move that could be taken back.
referee-rewind-head = Everything from the chosen move on is taken back. Where bots would play on at once, stop the match first.
referee-rewind-choose = Take back from…
referee-rewind-ask = Move { $seq } and all after it are taken back ({ $count ->
        [one] one move
       *[other] { $count } moves
    }):
referee-rewind-known = ⚠️ **Chance or a secret came out there.** Everybody knows it now, and chance brings the same again for the same moves. The log will say so.
referee-rewind-yes = Take it all back
referee-end-ask = How shall the match end? *Without a result*: it counts for nobody. *As it stands*: whoever has the most points now wins, and it counts for no ratings.
referee-end-plain = Without a result
referee-end-stands = As it stands

referee-wants = { $kind ->
        [pause] let the match stand still for a while
        [resume] let the match go on
        [extend] give { $who } { $hours ->
            [one] one hour
            [24] one day
            [72] three days
            [168] seven days
           *[other] { $hours } hours
        } more
        [replace] let a bot play on for { $who }
        [offer] offer the seat of { $who } to { $name }
        [offer-gone] offer the seat of { $who } to nobody any more
        [act] let the move of { $who } be made, who is not there
        [answer] answer for { $who }, who is not there: { $answers }
        [rewind] take back move { $seq } and all after it
        [stands] end the match as it stands
       *[end] end the match without a result
    }

referee-done = Done: { $wants }.

explain-button = Explain this
explain-head = Why? · { $game }, match { $match }, move { $seq }
explain-before = What led there
explain-undone = This was taken back later and does not count.
explain-host = This is a note of Caravel's, not a move. The position stays as it is, unless moves were taken back.
explain-sealed = Chance or a secret came out here. It followed from the seed, whose hash was posted at the start; at the end anybody can check it (*Verify*).
explain-chapter = In the rules: { $chapters }.
explain-rules = Rules: { $chapter }
explain-choose = Explain another move

challenge-button = Challenge this
challenge-ask = Call a referee to move { $seq }? They are told once, here, and the log says that you asked.
challenge-other = Explain it, or another
challenge-yes = Call a referee
challenge-done = Called. The log says so.
challenge-nobody = Nobody would come: this server has no role of referees and this table no referee. A moderator can choose one with /referee.
challenge-call = { $called } · { $text } ({ $game }, [to the table]({ $link }))
challenge-look = Look at it
