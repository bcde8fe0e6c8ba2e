# The game `carta_magica`.

carta-magica-small = how you pay for a goods card
carta-magica-name = Carta Magica

## Places

carta-magica-harbour-north-quay = North Quay
carta-magica-harbour-sunrise-bay = Sunrise Bay
carta-magica-harbour-anvil-harbour = Anvil Harbour
carta-magica-harbour-palm-cove = Palm Cove
carta-magica-harbour-south-quay = South Quay
carta-magica-harbour-sunset-bay = Sunset Bay
carta-magica-harbour-chain-harbour = Chain Harbour
carta-magica-harbour-fern-cove = Fern Cove
carta-magica-place-harbour = { $harbour } ({ $square })
carta-magica-place-sea = { $square }
carta-magica-wind-n = north
carta-magica-wind-e = east
carta-magica-wind-s = south
carta-magica-wind-w = west

## Cards

carta-magica-character-cartographer = The Cartographer
carta-magica-character-pearl-diver = The Pearl Diver
carta-magica-character-stargazer = The Stargazer
carta-magica-character-spice-merchant = The Spice Merchant
carta-magica-character-storm-caller = The Storm Caller
carta-magica-character-old-helmsman = The Old Helmsman
carta-magica-challenge = Find the { $talismans }
carta-magica-talisman-points = { $talisman } ({ $points })
carta-magica-talisman-sun-disc = Sun Disc
carta-magica-talisman-moon-shell = Moon Shell
carta-magica-talisman-amber-eye = Amber Eye
carta-magica-talisman-coral-crown = Coral Crown
carta-magica-talisman-silver-feather = Silver Feather
carta-magica-talisman-jade-turtle = Jade Turtle
carta-magica-talisman-ember-ring = Ember Ring
carta-magica-talisman-whale-tooth = Whale Tooth
carta-magica-talisman-night-lantern = Night Lantern
carta-magica-talisman-glass-serpent = Glass Serpent
carta-magica-talisman-golden-seed = Golden Seed
carta-magica-talisman-storm-bell = Storm Bell
carta-magica-talisman-ivory-flute = Ivory Flute
carta-magica-talisman-star-compass = Star Compass
carta-magica-talisman-dragon-scale = Dragon Scale
carta-magica-talisman-heart-of-the-sea = Heart of the Sea
carta-magica-card-gold = gold card ({ $amount })
carta-magica-card-magic = magic card ({ $amount })
carta-magica-card-goods = goods card ({ $amount })
carta-magica-card-payment = payment of { $amount } goods
carta-magica-card-good-weather = good weather
carta-magica-card-repair = repair
carta-magica-card-lucky-wind = lucky wind
carta-magica-card-spin-again = spin again
carta-magica-card-telescope = telescope
carta-magica-card-curse = curse
carta-magica-card-monster = { $monster } (strength { $strength }, { $gold } gold)
carta-magica-monster-crab-king = Crab King
carta-magica-monster-fog-siren = Fog Siren
carta-magica-monster-twin-headed-eel = Twin-headed Eel
carta-magica-monster-reef-giant = Reef Giant
carta-magica-monster-sky-ray = Sky Ray
carta-magica-monster-kraken = Kraken
carta-magica-amount-gold = { $amount } gold
carta-magica-amount-goods = { $amount ->
        [one] 1 barrel
       *[other] { $amount } goods
    }
carta-magica-amount-magic = { $amount } magic
carta-magica-action-wind = wind
carta-magica-action-hammer = hammer
carta-magica-action-card = card
carta-magica-action-goods = goods
carta-magica-segment = { $steps } with { $actions }
carta-magica-segment-storm = storm ({ $steps })

## Options of the table

carta-magica-setting-edition = Edition of the rules
carta-magica-setting-edition-original = The original (Hungarian)
carta-magica-setting-edition-en = English
carta-magica-setting-edition-nl = Dutch
carta-magica-setting-edition-de = German
carta-magica-setting-edition-es = Spanish
carta-magica-setting-edition-fr = French
carta-magica-setting-edition-pl = Polish
carta-magica-setting-edition-cz = Czech
carta-magica-setting-edition-sk = Slovak
carta-magica-setting-edition-ua = Ukrainian
carta-magica-setting-edition-ru = Russian
carta-magica-setting-edition-si = Slovenian
carta-magica-setting-steps = Steps of a sailing ship
carta-magica-setting-steps-up-to = Up to the number spun
carta-magica-setting-steps-exact = Exactly the number spun
carta-magica-setting-neighbours = Squares beside each other
carta-magica-setting-neighbours-four = Through the four sides
carta-magica-setting-neighbours-eight = Over the corners too
carta-magica-setting-harbours = Sailing into a harbour
carta-magica-setting-harbours-stop = The ship must stop
carta-magica-setting-harbours-pass = The ship may sail through
carta-magica-setting-tow = Towing out of a windless square
carta-magica-setting-repair = Repairing a damaged ship
carta-magica-setting-repair-gold = 2 gold
carta-magica-setting-repair-goods = 2 goods
carta-magica-setting-calm = Windless squares
carta-magica-setting-calm-never = Only a storm leads there
carta-magica-setting-calm-stop = A ship may sail there and is stuck
carta-magica-setting-telescope = The two other cards of a telescope
carta-magica-setting-telescope-top = Back on top of the deck
carta-magica-setting-telescope-bottom = Under the deck
carta-magica-setting-monster = A monster that wins
carta-magica-setting-monster-shuffled = Is shuffled into the deck
carta-magica-setting-monster-bottom = Goes under the deck
carta-magica-setting-income = Income cards and the limit of 8
carta-magica-setting-income-beyond = They may exceed it
carta-magica-setting-income-counted = They count in it
carta-magica-setting-lucky-wind = Lucky wind for a ship that is not stuck
carta-magica-setting-lucky-wind-plus = 5 steps more
carta-magica-setting-lucky-wind-five = 5 steps instead
carta-magica-setting-good-weather-own = Protects the own ship
carta-magica-setting-good-weather-all = Stills the storm for all
carta-magica-setting-start = Start
carta-magica-setting-start-plain = 3 magic and 3 goods
carta-magica-setting-start-gifts = Also a chosen adventure card and a talisman
carta-magica-setting-last-round = When somebody is home
carta-magica-setting-last-round-finish = The round is finished
carta-magica-setting-last-round-extra = Everybody else has one more turn
carta-magica-setting-home = Who ends the match
carta-magica-setting-home-lap = Who is home after a lap
carta-magica-setting-home-return = Who is back home (can end in the first rounds)
carta-magica-setting-bonus = 15 points for being home
carta-magica-setting-bonus-lap = After a lap
carta-magica-setting-bonus-any = Without a lap too
carta-magica-setting-gold-points = A point for each gold
carta-magica-setting-gold-points-both = On tokens and cards
carta-magica-setting-gold-points-tokens = On tokens only
carta-magica-setting-battle = When a battle can begin
carta-magica-setting-battle-moved = After sailing
carta-magica-setting-battle-beside = After any action
carta-magica-setting-rounds = Limit of rounds (not in the printed rules)
carta-magica-setting-rounds-60 = 60, far more than a match needs
carta-magica-setting-rounds-20 = 20, cuts three matches in ten
carta-magica-setting-rounds-100 = 100

## Set-up

carta-magica-settle-ask = Choose your harbour, challenge and character.
carta-magica-settle-harbour = Home harbour
carta-magica-settle-character = Character
carta-magica-settle-adventure = Adventure card
carta-magica-settle-hint = { $colour ->
        [black] Black: goods for gold
       *[red] Red: sells talismans
    }
carta-magica-settle-points = Worth { $points }, and 10 more for you

## Spinning and storms

carta-magica-spin-ask = Your turn: spin the wheel.
carta-magica-spin-yes = Spin
carta-magica-again-yes = Spin again (card)
carta-magica-again-storm = { $wind ->
        [none] A storm rises. Use a card to spin
       *[known] The storm drives { $wind ->
            [n] north
            [e] east
            [s] south
           *[w] west
        }. Use a card to spin the direction
    } again?
carta-magica-again-taming = Too low: the monster would win. Use a card to spin again?
carta-magica-again-battle = You are behind in this battle. Use a card to spin again?
carta-magica-again-storm-odds = { $segments ->
        [one] 1 of 6 spins is no storm
       *[other] { $segments } of 6 spins are no storm
    }
carta-magica-again-taming-lost = the monster wins and takes { $goods } goods
carta-magica-again-accept = Accept it
carta-magica-shelter-ask = A storm drives all ships { $wind }, two squares. Use good weather to { $all ->
        [0] stay where you are?
       *[other] still it for everybody?
    }
carta-magica-shelter-outcome = your ship { $how ->
        [free] drifts to { $place }
        [swept] is swept into { $place } and may trade there
        [becalmed] is becalmed on { $place }
       *[damaged] is damaged on { $place }
    }
carta-magica-shelter-storm = Let it blow

## The choice after the spin

carta-magica-choose-ask = You spun { $segment }. { $condition ->
        [free] What do you do?
        [damaged] Your ship is damaged: it sails after a hammer, with a repair card or for { $price }.
       *[becalmed] Your ship is becalmed: it sails again when you spin a wind symbol, with a lucky-wind card or for { $price }.
    }
carta-magica-choose-sail = { $condition ->
        [free] Sail
        [damaged] Repaired: sail
       *[becalmed] Freed: sail
    } { $amount }
carta-magica-choose-sail-hint = any square in reach
carta-magica-choose-lucky-wind = Lucky wind: sail { $amount }
carta-magica-choose-tow = Be towed, sail { $amount }
carta-magica-choose-repair = Repair, sail { $amount }
carta-magica-choose-paid-hint = for { $price }
carta-magica-choose-repair-card = Repair card, sail { $amount }
carta-magica-choose-goods = Take { $amount } goods
carta-magica-choose-magic = Take { $amount } magic
carta-magica-choose-card = Draw an adventure
carta-magica-choose-rest = Do nothing
carta-magica-choose-trade = Stay and trade
carta-magica-choose-trade-hint = only a deal in this harbour
carta-magica-choose-card-used = uses up the card
carta-magica-choose-take-hint = from { $before } to { $after }
carta-magica-choose-full = you hold { $before }, no more fit
carta-magica-choose-rest-hint = nothing else is possible
carta-magica-choose-spin-again = Spin again
carta-magica-choose-curse = Curse
carta-magica-choose-curse-hint = three other talismans are laid open
carta-magica-choose-cash = Change a card
carta-magica-choose-cash-hint = an income card for its tokens
carta-magica-cash-ask = Which card do you change for tokens?
carta-magica-sail-ask = { $how ->
        [sail] Sail where?
        [damaged] The hammer repairs the ship: sail where?
        [becalmed] The wind frees the ship: sail where?
        [lucky-wind] Sail where with the lucky wind?
        [tow] Towed out: sail where?
       *[repair] Repaired: sail where?
    } { $reach }
carta-magica-sail-most = Up to { $steps } steps.
carta-magica-sail-exactly = Exactly { $steps } steps; only a harbour ends the way sooner.
carta-magica-sail-hint = { $colour ->
        [black] Goods for gold, and an adventure card
       *[red] Sells talismans
    }
carta-magica-sail-calm = windless: your ship is becalmed there
carta-magica-sail-home = Home: the match comes to its end
carta-magica-group-harbours = Harbours
carta-magica-group-n = North
carta-magica-group-ne = North-east
carta-magica-group-e = East
carta-magica-group-se = South-east
carta-magica-group-s = South
carta-magica-group-sw = South-west
carta-magica-group-w = West
carta-magica-group-nw = North-west
carta-magica-group-near = { $direction }, near
carta-magica-group-middle = { $direction }, further
carta-magica-group-far = { $direction }, far
carta-magica-route-ask = Two ways round the island lead there. Which one?
carta-magica-route-clockwise = Clockwise
carta-magica-route-anticlockwise = Anticlockwise
carta-magica-suggest-buy-challenge = your challenge, +10; { $gold } gold left
carta-magica-suggest-buy-left = { $gold } gold left
carta-magica-suggest-sell = { $place }: sell for { $gold } gold
carta-magica-suggest-buy = { $place }: buy { $talisman }
carta-magica-idea-sail-beside = Sail to { $place }, beside { $who }
carta-magica-menu-nothing = { $place }: no deal
carta-magica-menu-unseen = { $place }: buy unseen from the deck
carta-magica-menu-way = { $way ->
        [tow] Be towed for { $price },
        [repair] Repair for { $price },
        [repair-card] Repair by card,
       *[lucky-wind] Lucky wind:
    } sail to { $place }

## Harbours

carta-magica-sell-ask = Change goods for gold: up to { $most } gold.
carta-magica-sell-option = { $gold ->
        [0] Nothing
       *[other] { $gold } gold for { $goods } goods
    }
carta-magica-buy-ask = Buy a talisman for { $price } gold?
carta-magica-sell-hint = then { $gold } gold, { $goods } goods
carta-magica-buy-offer = { $talisman }: { $gold } gold, +{ $points }
carta-magica-buy-other = the challenge of { $who }; { $gold } gold left
carta-magica-buy-challenge = Your challenge: 10 points more
carta-magica-buy-unseen = Unseen from the deck
carta-magica-buy-curse = Curse: three others
carta-magica-pay-ask = Pay { $amount } { $kind ->
        [gold] gold
       *[goods] goods
    }. There is no change.
carta-magica-pay-way = { $parts }
carta-magica-pay-over = { $over ->
        [0] exact
       *[other] { $over } too much
    }

## Adventures

carta-magica-draw-ask = An adventure card: draw it, or use the telescope?
carta-magica-draw-draw = Draw
carta-magica-draw-draw-hint = the top card of the deck
carta-magica-draw-telescope = Telescope
carta-magica-draw-telescope-hint = see three cards, take one
carta-magica-peek-ask = Which of these cards do you take? Only you see them.
carta-magica-odds-spins = { $segments ->
        [one] 1 of 6 spins tames it
       *[other] { $segments } of 6 spins tame it
    }
carta-magica-odds-spins-again = { $segments ->
        [one] 1 of 6 spins tames it
       *[other] { $segments } of 6 spins tame it
    }, { $percent } % with spinning again
carta-magica-odds-deck = of { $cards } cards { $monsters } are monsters, { $payments } cost goods
carta-magica-odds-next = the next card is known to you: { $card }
carta-magica-stake-ask = { $monster }. How much magic do you spend? Your spin is added{ $monsters ->
        [0] {""}
       *[other] , and { $monsters } for tamed monsters
    }. Tamed, it brings { $gold } gold; if it wins, it takes { $goods ->
        [0] nothing, for you carry no goods
       *[other] the goods you carry ({ $goods })
    }.
carta-magica-stake-cards = Which magic cards do you add against the { $monster }?

## Battle

carta-magica-battle-ask = A ship beside you holds a talisman of your challenge. Attack?
carta-magica-battle-odds = { $percent } % to win; the winner takes a card, from them perhaps { $talismans }
carta-magica-battle-better = { $segments ->
        [one] 1 of 6 spins puts you ahead
       *[other] { $segments } of 6 spins put you ahead
    }, 1 makes both spin again
carta-magica-battle-lost = you lose the battle, and a card of the winner's choice
carta-magica-battle-option = Attack { $who }
carta-magica-battle-peace = No battle
carta-magica-loot-ask = You won. What do you take from { $who }?
carta-magica-swap-goal = your ship goes to { $place }
carta-magica-swap-ask = Propose { $who } to swap places?
carta-magica-swap-propose = Propose a swap
carta-magica-swap-answer = { $who } proposes to swap places.
carta-magica-swap-agree = Swap
carta-magica-swap-refuse = Stay

## What happened

carta-magica-note-start = { $who } begins. Open talismans: { $talismans }. The adventure deck has { $adventures } cards.
carta-magica-note-settled = { $who } is { $character }, at home in { $harbour }. Challenge: { $challenge }.
carta-magica-note-gift = { $who } begins with { $card } and { $talisman }.
carta-magica-note-spun = { $who } spins { $segment }.
carta-magica-note-spun-storm = { $who } spins a storm.
carta-magica-note-wind = { $who } spins for the direction: the storm drives { $wind }.
carta-magica-note-again = { $who } spins again with a card.
carta-magica-note-weather = { $who } has good weather.
carta-magica-note-weather-all = { $who } stills the storm with good weather.
carta-magica-note-no-weather = { $who } lets the storm blow.
carta-magica-note-drift-free = { $who } drifts to { $place }.
carta-magica-note-drift-swept = { $who } is swept into { $place }.
carta-magica-note-drift-becalmed = { $who } is becalmed on { $place }.
carta-magica-note-drift-damaged = { $who } is damaged on { $place }.
carta-magica-note-rest = { $who } does nothing.
carta-magica-note-took-goods = { $who } takes { $amount ->
        [one] 1 barrel
       *[other] { $amount } goods
    }.
carta-magica-note-took-magic = { $who } takes { $amount } magic.
carta-magica-note-sailed = { $who } sails { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to { $place }.
carta-magica-note-paid-tow = { $who } pays { $what } to be towed.
carta-magica-note-paid-repair = { $who } pays { $what } for the repair.
carta-magica-note-used-lucky-wind = { $who } has a lucky wind.
carta-magica-note-used-repair-card = { $who } repairs the ship with a card.
carta-magica-note-cashed = { $who } changes { $card } for tokens: { $amount }.
carta-magica-note-sold = { $who } changes { $what } for { $gold } gold.
carta-magica-note-bought = { $who } buys { $talisman }.
carta-magica-note-bought-unseen = { $who } buys unseen: { $talisman }.
carta-magica-note-row = New on sale: { $talismans }.
carta-magica-note-curse = { $who } curses the open talismans.
carta-magica-note-row-new = Now on sale for { $who } and all others: { $talismans }.
carta-magica-note-drew = { $who } draws: { $card }.
carta-magica-note-no-card = There is no adventure card for { $who }.
carta-magica-note-shuffled = The used adventures are shuffled: { $count } cards.
carta-magica-note-telescope = { $who } looks through a telescope.
carta-magica-note-peeked = The next cards, which only you see: { $cards }.
carta-magica-note-paid = { $who } pays { $what }.
carta-magica-note-unpaid = { $who } cannot pay and loses a turn.
carta-magica-note-missed = { $who } misses this turn.
carta-magica-note-taming = { $who } spends { $spent } magic{ $monsters ->
        [0] {" "}and spins { $steps }
        [one] , spins { $steps } and has 1 tamed monster
       *[other] , spins { $steps } and has { $monsters } tamed monsters
    }: { $total } against { $strength }.
carta-magica-note-tamed = { $who } tames the { $monster } and takes { $gold } gold.
carta-magica-note-failed = The { $monster } escapes { $who } and takes { $goods ->
        [0] nothing
        [one] 1 barrel
       *[other] { $goods } goods
    }.
carta-magica-note-peace = { $who } does not attack.
carta-magica-note-attack = { $who } attacks { $victim }.
carta-magica-note-battle = { $who } spins { $steps }, { $victim } { $other }.
carta-magica-note-won = { $who } wins against { $loser }.
carta-magica-note-prize = { $who } takes from { $loser }: { $what }.
carta-magica-note-propose = { $who } proposes { $other } to swap places.
carta-magica-note-refuse = { $who } stays.
carta-magica-note-swap = { $who } and { $other } swap places.
carta-magica-note-home = { $who } is home in { $harbour }. The match ends.
carta-magica-note-home-last = { $who } is home in { $harbour }. The last turns begin.
carta-magica-note-limit = Round { $rounds } begins, the last one at this table: then the match ends even if nobody is home.

## The position in words

carta-magica-status-settling = { $who } chooses harbour, challenge and character.
carta-magica-status-spinning = { $who } spins the wheel.
carta-magica-status-choosing = { $who } spun { $segment } and chooses what to do.
carta-magica-status-sailing = { $who } to sail.
carta-magica-status-storming = { $who } spun a storm and may spin again.
carta-magica-status-sheltering = A storm: { $who } may play good weather.
carta-magica-status-drawing = { $who } draws an adventure or looks first.
carta-magica-status-paying = { $who } has to pay { $price }.
carta-magica-status-taming = { $who } meets { $monster }.
carta-magica-status-retaming = { $who } may spin again against { $monster }.
carta-magica-status-trading = { $who } may trade in { $place }.
carta-magica-status-engaging = { $who } may attack.
carta-magica-status-refighting = { $who } is behind in a battle and may spin again.
carta-magica-status-looting = { $who } won a battle and takes a card.
carta-magica-status-proposing = { $who } may propose to swap places.
carta-magica-status-agreeing = { $who } is asked to swap places.
carta-magica-text-head = { $status } Round { $round } of at most { $rounds }.
carta-magica-text-wheel = The wheel shows { $segment }.
carta-magica-text-wind = The storm drives { $wind }.
carta-magica-text-final = Somebody is home. Turns left: { $who }.
carta-magica-text-final-none = Somebody is home. This is the last turn.
carta-magica-text-fight = Battle: { $who } spun { $steps }, { $other } { $against }.
carta-magica-text-reach = You can sail { $steps } steps: { $squares ->
        [one] 1 square is
       *[other] { $squares } squares are
    } in reach.
carta-magica-text-reach-harbours = Harbours in reach: { $harbours }.
carta-magica-text-peeked = You see: { $cards }.
carta-magica-text-remembered = You know of the deck: { $cards }.
carta-magica-text-place = { $place }. { $card }
carta-magica-text-score = { $rank }. { $who }: { $total } ({ $rows })
carta-magica-text-unsettled = { $who } has not chosen yet.
carta-magica-text-player = { $who }: { $character }. { $challenge }. { $points } points now.
carta-magica-text-ship = The ship of { $who } lies on { $place }{ $condition ->
        [damaged] , damaged
        [becalmed] , becalmed
       *[free] {""}
    }. Home is { $home }; of the way round the island done: { $way }.
carta-magica-text-way = { $eighths ->
        [0] none yet
        [1] an eighth
        [2] a quarter
        [3] three eighths
        [4] half
        [5] five eighths
        [6] three quarters
        [7] seven eighths
        [8] all of it
       *[other] more than all of it
    }{ $direction ->
        [clockwise] , clockwise
        [anticlockwise] , anticlockwise
       *[none] {""}
    }
carta-magica-text-stock = { $who } has { $stock }.
carta-magica-text-cards = { $who }’s cards: { $cards }.
carta-magica-text-talismans = { $who }’s talismans: { $talismans }.
carta-magica-text-swept = { $who } was swept into the harbour and may trade there next turn.
carta-magica-text-misses = { $who } misses { $turns ->
        [one] the next turn
       *[other] { $turns } turns
    }.
carta-magica-text-decks = Adventure deck { $adventures }, used { $discard }; talisman deck { $talismans }.
carta-magica-text-row-open = Open talismans: { $talismans }.

## Scores

carta-magica-score-talismans = Talismans
carta-magica-score-talismans-evidence = { $talismans }
carta-magica-score-challenge = Challenge
carta-magica-score-gold = Gold
carta-magica-score-gold-evidence = { $tokens } tokens and { $cards } on cards
carta-magica-score-home = Home
carta-magica-over-home = A ship came home, and with that the voyage is over.
carta-magica-over-limit = { $rounds } rounds were played, the limit of this table, and nobody had come home.

## What a position is worth, as the coach names it

carta-magica-term-points = talismans and gold
carta-magica-term-gold = use of gold
carta-magica-term-goods = use of goods
carta-magica-term-magic = magic
carta-magica-term-cards = useful cards
carta-magica-term-home = way home
carta-magica-term-ship = safety of the ship

## What bots like, a style each: its name, and what it does where moves are about as good

carta-magica-style-merchant-told = likes gold and goods.
carta-magica-style-adventurer = adventurer
carta-magica-style-adventurer-told = likes adventure cards and magic.
carta-magica-style-pilot = cautious pilot
carta-magica-style-pilot-told = likes a short way home and a safe ship.
carta-magica-style-raider = raider
carta-magica-style-raider-told = likes talismans, and what the others lose.
