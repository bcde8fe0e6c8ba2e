# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Daily voyage { $number } · { $game }
voyage-solve = Solve it: 1 minute
voyage-another = Another one
voyage-ask = What should { $who } do?
voyage-you-are = You are { $who }.
voyage-practice = Puzzle · { $game }
voyage-tried = { $count ->
    [0] Nobody has tried yet.
    [one] One person has tried; right answers: { $found }.
   *[other] { $count } have tried; right answers: { $found }.
    }
voyage-yesterday = Yesterday ({ $game }): { $found } of { $count } found “{ $answer }”.
voyage-row = { $count ->
    [0] No days in a row yet.
    [one] In a row: 1 day.
   *[other] In a row: { $count } days.
    }
voyage-is-best = The best of { $count }.
voyage-is-not-best = Not the best: { $lost } fewer wins in 100.
voyage-best-was = Best: **{ $answer }**.
voyage-wins = **{ $wins }** wins in 100 · { $answer }
voyage-next = Next puzzle ›
voyage-others = Show the other answers
voyage-no-more = You have answered every puzzle that there is for practice.
voyage-ignored = The daily voyage in { $channel } is off: nobody has answered the last { $count }. `/setup`, *Club* turns it on again.
voyage-best-move = The best move
voyage-ranking = Ranking
voyage-mine = My answer
voyage-doubt = I do not believe it
voyage-best = **Best: { $answer }**
voyage-chose = { $stars } { $percent } % · { $answer }
voyage-answered = { $count ->
    [0] Nobody answered.
    [one] One person answered.
   *[other] { $count } people answered.
    } ★★★ costs at most 1 point of chance, ★★ 4, ★ 8.
voyage-missed = You did not answer this one.
voyage-yours = Your answer: { $stars } { $answer }
voyage-streak = { $count ->
    [0] No row of good answers (★★ or better) yet.
    [one] One good answer (★★ or better) so far.
   *[other] { $count } good answers (★★ or better) in a row. One missed puzzle in seven breaks no row.
    }
voyage-place = Place { $place } here, with { $stars } stars.
voyage-share = Tell my row
voyage-shared = { $who } has solved the daily voyage well { $count } times in a row.
voyage-shared-already = You have told it at this puzzle already.
voyage-no-streak = There is no row to tell yet.
voyage-rank = { $place }. { $who } · { $stars } ★ from { $count ->
    [one] one answer
   *[other] { $count } answers
    }
voyage-nobody = Nobody has stars yet: they count when a puzzle is closed.
voyage-ranking-hint = The last { $looked } puzzles, the best { $counted } of them. Who hides their statistics is not listed.
voyage-none = There is no such puzzle here any more.
voyage-closed = This puzzle is closed. The post has its solution.
voyage-doubt-who = Only who answered can say that, once the solution is told.
voyage-doubted = Thank you. When five people on three servers do not believe a solution, the puzzle is taken out.
voyage-week = Daily voyage: { $people ->
    [one] one person
   *[other] { $people } people
    } solved the last { $count ->
    [one] puzzle
   *[other] { $count } puzzles
    }.
voyage-on = next { $when } in { $channel }
voyage-off = The daily voyage is off: I may not post in { $channel }. `/setup`, *Club* turns it on in the channel where you press it.
