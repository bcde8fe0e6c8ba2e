# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Throw the die
magellan-question-draw = A card: from which pack?
magellan-question-move = { $points ->
        [0] No steps left
        [one] 1 step to move
       *[other] { $points } steps to move
    }
magellan-question-goal = Where to?
magellan-question-sell = Sell which country?
magellan-question-owe = Sell which, to pay?
magellan-question-lose = Lose which piece?
magellan-question-fight = War: fight!
magellan-question-flight = Your plane is in the air
magellan-question-onward = Go on without you?
magellan-question-onward-order = Your turns
magellan-question-roll-order = The die
magellan-question-draw-order = Your cards
magellan-question-defend-order = Planes in a sea battle
magellan-question-voyage = Which piece goes on?
magellan-question-until = When shall it ask?

## The figure that frames it

magellan-frame-target = wins above +{ $target }
magellan-frame-points = { $points ->
        [one] 1 step
       *[other] { $points } steps
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = { $pieces } to choose from
magellan-frame-war = { $rounds ->
        [one] War: last round
       *[other] War: { $rounds } rounds
    }

## Answers: the deed, its price, its gain

magellan-decide-countries = Draw a country: { $payable ->
        [0] all are too dear
       *[other] { $payable } are affordable
    }
magellan-decide-history = Draw history: { $income ->
        [0] no income yet
       *[other] a payday is +{ $income }
    }
magellan-decide-develop = Develop { $country }: pay { $cost } M, +{ $income }
magellan-decide-develop-long = { $country }: pay { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first } and { $second }: pay { $cost } M, +{ $income }
magellan-decide-develop-many = { $count } countries: pay { $cost } M, +{ $income }
magellan-decide-fly = Fly to { $country }: pay { $cost } M, +{ $income }
magellan-decide-wins = Win with { $country }: pay { $cost } M
magellan-decide-wins-long = Win with { $country }
magellan-decide-take = Take { $country }: free, +{ $income }
magellan-decide-take-wins = Win: take { $country }
magellan-decide-towards = Towards { $country }: pay { $cost } M, +{ $income }
magellan-decide-towards-free = Towards { $country }: +{ $income }
magellan-decide-towards-long = Towards { $country }, +{ $income }
magellan-decide-towards-bonus = To { $place }: { $money } M once
magellan-decide-towards-capital = Towards { $country }: not open
magellan-decide-towards-capital-long = Towards { $capital }: not open
magellan-decide-wait = Wait: { $country } may open
magellan-decide-wait-long = Wait in { $capital }: may open
magellan-decide-round = Round the world: win { $money } M
magellan-decide-guard = To guard { $country }
magellan-decide-guard-long = To guard what you own
magellan-decide-bonus = { $place }: win { $money } M
magellan-decide-meets = Fight { $who }, { $percent } %: { $country }
magellan-decide-meets-way = Fight { $who } on the way: { $percent } %
magellan-decide-bomb = Bomb { $who }: { $hits ->
        [one] 1 of 6 hits
       *[other] { $hits } of 6 hit
    }
magellan-decide-bomb-at = Bomb { $who }, { $place }: { $hits } of 6
magellan-decide-cell = { $cell }
magellan-decide-end-out = End the turn: you are out
magellan-decide-end-lost = End the turn: { $points ->
        [one] 1 step lost
       *[other] { $points } steps lost
    }
magellan-decide-go = To { $place }
magellan-decide-fly-place = Fly to { $place }
magellan-decide-count = { $piece ->
        [jeep]
            { $count ->
                [one] Buy a jeep: pay { $money } M
               *[other] Buy { $count } jeeps: pay { $money } M
            }
        [ship]
            { $count ->
                [one] Buy a ship: pay { $money } M
               *[other] Buy { $count } ships: pay { $money } M
            }
       *[plane]
            { $count ->
                [one] Buy a plane: pay { $money } M
               *[other] Buy { $count } planes: pay { $money } M
            }
    }
magellan-decide-sell = Sell { $country }: +{ $money } M, −{ $income }
magellan-decide-sell-long = { $country }: +{ $money } M, −{ $income }
magellan-decide-lose = { $what ->
        [jeep] Jeep,
        [jeep-aboard] Jeep aboard,
        [ship] Empty ship,
        [ship-jeep] Ship and jeep,
        [ship-plane] Ship and plane,
        [ship-both] Ship, plane and jeep,
        [plane] Plane,
        [plane-jeep] Plane and jeep,
       *[plane-aboard] Plane aboard,
    } { $place }
magellan-decide-fight = { $piece ->
        [jeep]
            Fight { $who }’s { $theirs ->
                [one] jeep
               *[other] jeeps
            }: { $mine } to { $theirs }
        [ship]
            Fight { $who }’s { $theirs ->
                [one] ship
               *[other] ships
            }: { $mine } to { $theirs }
       *[plane]
            Fight { $who }’s { $theirs ->
                [one] plane
               *[other] planes
            }: { $mine } to { $theirs }
    }
magellan-decide-fight-at = Fight { $who }, { $place }: { $mine } to { $theirs }
magellan-decide-stay = No bomb: let the battle begin

## Answers of orders

magellan-standing-onward-develop = Cautious: buy no pieces
magellan-standing-go = To { $place }: { $points ->
        [one] 1 step
       *[other] { $points } steps
    }
magellan-standing-any = To any place …
magellan-standing-place = To { $place } …
magellan-standing-piece = A { $what ->
        [jeep] jeep
        [ship] ship
        [ship-jeep] ship with a jeep
        [ship-plane] ship with a plane
       *[ship-both] ship with plane and jeep
    } …
magellan-standing-none = None: ask me each time

## What is at stake

magellan-stake-won = **{ $who } has won with { $income }.** You play on for the next place.
magellan-stake-alone = **You earn { $income }.** Nobody else is left.
magellan-stake-near = **{ $who } lacks { $lacks } to win** and has { $cash } M. Take what they want.
magellan-stake-first = **An income above { $target } wins.** Only countries bring it: pay once, earn each payday.
magellan-stake-standing = **You earn { $income }, { $who } { $theirs }.** More than { $target } wins.
magellan-stake-packs = **{ $payable ->
        [0] You can pay for no open country
        [one] You can pay for one open country already
       *[other] You can pay for { $payable } open countries already
    }.** One history card in five pays income.
magellan-stake-wins = **This wins the match:** you would earn { $income }, and { $target } is the mark.
magellan-stake-both = **{ $first } and { $second } go together:** { $cost } of your { $cash } M, and +{ $income } of { $target }.
magellan-stake-unguarded = **{ $country } has no guard:** a jeep there takes it, +{ $income }.
magellan-stake-war = **War: { $rounds ->
        [one] the last round.
       *[other] { $rounds } rounds more.
    }** { $bare ->
        [0] Leave a jeep in what you own.
       *[other] Enemies in one cell have to fight.
    }
magellan-stake-race = **{ $who } is { $points ->
        [0] already there:
        [one] 1 step off:
       *[other] { $points } steps off:
    }** first come, first served in { $country }.
magellan-stake-so-far = **So far { $cost } { $how ->
        [sold] M more{ $income ->
            [0] {""}
           *[other] {" "}and +{ $income }
        }.**
        [sold-less] M more for −{ $income }.**
        [less] M and −{ $income }.**
       *[more] M{ $income ->
            [0] {""}
           *[other] {" "}for +{ $income }
        }.**
    } { $points ->
        [0] No steps
        [one] 1 step
       *[other] { $points } steps
    } and { $cash } M are left.
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] No steps are left.
        [one] 1 step is left.
       *[other] { $points } steps are left.
    }
magellan-stake-goal = **{ $piece }:** { $points ->
        [0] no steps are left.
        [one] 1 step is left.
       *[other] { $points } steps are left.
    }
magellan-stake-place = **As far as the steps allow.** It goes on next turn.
magellan-stake-count = **{ $price } M each,** and you have { $cash } M. They stand on your base.
magellan-stake-owe = **You owe { $money } M.** The bank pays half of what a country costs.
magellan-stake-sell = **You lack { $need } to win.** The bank pays half of what a country costs.
magellan-stake-lose-card = **A card takes a piece.** What it carries is lost with it.
magellan-stake-lose-named = **{ $card }: you lose a piece,** with what it carries.
magellan-stake-lose-bomb = **A bomb has hit.** You choose what is lost.
magellan-stake-lose-ally = **Your ally lost a piece.** You lose one like it.
magellan-stake-fight = **Every fight here has to be fought.** A tie is yours; a ship sinks with its load.
magellan-stake-fight-one = **You win with { $percent } %.** Lost, it costs { $risk }.
magellan-stake-meets = **Answer { $number }: fight { $who }, { $percent } % for you.** Lost, it costs { $risk }.
magellan-stake-bomb = **A bomb hits with { $hits } faces of 6.** One face shoots your plane down.
magellan-risk = your { $what ->
        [jeep] jeep
        [ship] ship
        [ship-jeep] ship and its jeep
        [ship-plane] ship and its plane
        [ship-both] ship, plane and jeep
        [plane] plane
       *[plane-jeep] plane and its jeep
    }
magellan-stake-defend = **{ $who } attacks your ships.** A ship sinks with its load.
magellan-stake-flight = **One face of six shoots it down.** After the bomb it has to land.
magellan-stake-onward = **Your turns play themselves** until something happens.
magellan-stake-onward-goal = **{ $country } comes first, for { $cost } M.** You are asked when something happens.
magellan-stake-onward-wait = **Nothing open is worth its price.** Your turns end until something is.
magellan-stake-roll-order = **Rolling decides nothing.** The steps stay yours to spend.
magellan-stake-defend-order = **Planes aboard may bomb first.** One face of six shoots one down.
magellan-stake-voyage = **A piece goes on by itself,** turn after turn, until it has to ask.
magellan-stake-until = **A new war stops it in any case.** And what else?

## What the menu of the others holds

magellan-rest-draw = First buy or sell something
magellan-rest-move = Another jeep or ship, buy, end the turn
magellan-rest-goal = Another place
magellan-rest-sell = Another country
magellan-rest-lose = Another piece
magellan-rest-fight = Another fight
magellan-rest-land = Another place to land
magellan-rest-onward = A voyage, the die, the packs
magellan-rest-onward-order = Another way to go on
magellan-rest-draw-order = Another pack
magellan-rest-voyage = Another piece or place
magellan-rest-until = When it is there
