# All texts of the game. A key `first_game.note.sails` of the rules is called `first-game-note-sails` here.

first-game-name = First Game
first-game-blurb = Ships look for gold along an unknown coast, and stay where two choose the same.

first-game-bay = Bay { $bay }
first-game-unknown = ?
first-game-gold = { $gold } gold

first-game-sail-ask = How many bays do you sail?
first-game-sail-bays = { $bays ->
        [one] 1 bay
       *[other] { $bays } bays
    }

first-game-note-chosen = You sail { $bays ->
        [one] 1 bay
       *[other] { $bays } bays
    }.
first-game-note-has-chosen = { $who } has chosen.
first-game-note-sails = { $who } sails to bay { $bay } and finds { $gold } gold.
first-game-note-stays = { $who } chose what somebody else chose, and stays.

first-game-status-choosing = Round { $round } of { $rounds }: { $who } to choose
first-game-status-all-chosen = All have chosen
first-game-status-over = The match is over
first-game-text-ship = { $who }: { $gold } gold, { $bay ->
        [0] in the harbour
       *[other] in bay { $bay }
    }
first-game-text-choice = You sail { $bays ->
        [one] 1 bay
       *[other] { $bays } bays
    }.

first-game-over = A ship is at the end of the coast, or twelve rounds are over.
first-game-score-gold = Gold

first-game-picture-table = Table
first-game-picture-mine = My view
first-game-picture-sheet = Scores

first-game-rules-1-title = A round
first-game-rules-1 =
    Everybody chooses in secret to sail one, two or three bays. Until the last one has chosen, you may choose otherwise. Who chose what nobody else chose sails; the others stay.

first-game-rules-2-title = Gold and the end
first-game-rules-2 =
    Who comes to a bay that nobody has seen takes its gold. The match ends when a ship reaches bay 10, at the latest after twelve rounds. Most gold wins.
