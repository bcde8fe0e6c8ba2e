# Words on the pictures of carta_magica. They must be short: long ones are shrunk and cut.

carta-magica-picture-players = Cards of all

carta-magica-pic-last-round = Round { $round }, the last
carta-magica-pic-adventures = adventures
carta-magica-pic-talismans-left = talismans
carta-magica-pic-not-sold = not on sale

carta-magica-pic-title-settling = { $who } sets out
carta-magica-pic-title-spinning = { $who } to spin
carta-magica-pic-title-choosing = { $who } to choose
carta-magica-pic-title-sailing = { $who } to sail
carta-magica-pic-title-storming = { $who }: a storm!
carta-magica-pic-title-sheltering = { $who }: shelter?
carta-magica-pic-title-peeking = { $who } looks ahead
carta-magica-pic-title-paying = { $who } pays
carta-magica-pic-title-taming = { $who } meets a monster
carta-magica-pic-title-trading = { $who } trades
carta-magica-pic-title-engaging = { $who }: a battle?
carta-magica-pic-title-refighting = { $who }: spin again?
carta-magica-pic-title-looting = { $who } won the battle
carta-magica-pic-title-proposing = { $who }: swap places?

carta-magica-pic-task-settling = character, challenge, home harbour
carta-magica-pic-task-spinning = spin { $condition ->
        [free] the wheel
        [damaged] – a hammer repairs the ship
       *[becalmed] – wind frees the ship
    }
carta-magica-pic-sail-most = sail up to { $steps }
carta-magica-pic-sail-exactly = sail exactly { $steps }
carta-magica-pic-sail-damaged = repaired: { $sail }
carta-magica-pic-sail-becalmed = wind: { $sail }
carta-magica-pic-task-choosing = { $offered ->
        [none] { $sail }
        [card] { $sail } – or draw a card
       *[tokens] { $sail } – or take { $steps } goods or magic
    }
carta-magica-pic-task-damaged = { $offered ->
        [none] buy a repair, then
        [card] draw a card – or repair, then
       *[tokens] take { $steps } tokens – or repair and
    } sail { $steps }
carta-magica-pic-task-becalmed = { $offered ->
        [none] buy a tow, then sail { $steps }
        [card] draw a card – or get free and sail { $steps }
       *[tokens] take { $steps } tokens – or get free and sail
    }
carta-magica-pic-task-stuck = { $offered ->
        [none] the ship is stuck
        [card] stuck: draw a card
       *[tokens] stuck: take { $steps } goods or magic
    }
carta-magica-pic-task-storming = spin for the direction
# The letters of north, east, south and west.
carta-magica-pic-compass = NESW
carta-magica-pic-task-wind = a storm drives all ships { $wind ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
carta-magica-pic-task-drawing = draw, or use the telescope
carta-magica-pic-task-peeking = takes one of the next cards
carta-magica-pic-task-paying = { $price }, in tokens or cards
carta-magica-pic-task-taming = { $monster }, { $strength }: how much magic?
carta-magica-pic-task-retaming = else { $monster } wins
carta-magica-pic-task-trading = { $colour ->
        [black] black harbour: 2 goods for 1
       *[red] red harbour: a talisman for 2
    } gold
carta-magica-pic-task-engaging = for a talisman of the challenge
carta-magica-pic-task-refighting = { $low } against { $high }
carta-magica-pic-task-looting = takes a card of the loser
carta-magica-pic-task-proposing = after the battle

carta-magica-pic-state = { $stage ->
        [settling] sets out
        [spinning] to spin
        [choosing] to choose
        [sailing] to sail
        [storming] storm!
        [sheltering] shelter?
        [drawing] draws
        [peeking] looks ahead
        [paying] pays
        [taming] tames
        [trading] trades
        [engaging] battle?
        [looting] takes a card
        [proposing] swap?
        [agreeing] swap?
       *[other] again?
    }
carta-magica-pic-state-damaged = damaged
carta-magica-pic-state-becalmed = becalmed
carta-magica-pic-state-misses = loses a turn
carta-magica-pic-state-home = home
carta-magica-pic-state-swept = swept ashore
carta-magica-pic-state-waiting = waits
carta-magica-pic-state-rank = { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }

carta-magica-pic-last-start = the start
carta-magica-pic-last-settled = set out
carta-magica-pic-last-spun = spun { $number }
carta-magica-pic-last-storm = spun a storm
carta-magica-pic-last-sailed = sailed { $squares }
carta-magica-pic-last-took = took { $amount }
carta-magica-pic-last-drew = drew { $card }
carta-magica-pic-last-drew-payment = drew: pay { $amount } goods
carta-magica-pic-last-sold = sold for { $amount } gold
carta-magica-pic-last-bought = bought { $talisman }
carta-magica-pic-last-cursed = cast a curse
carta-magica-pic-last-drew-monster = drew a monster
carta-magica-pic-last-tamed-monster = tamed a monster
carta-magica-pic-last-failed-monster = lost to a monster
carta-magica-pic-last-paid = paid { $amount } goods
carta-magica-pic-last-battle = fought
carta-magica-pic-last-prize = took a prize
carta-magica-pic-last-swapped = swapped places
carta-magica-pic-last-rested = rested
carta-magica-pic-last-missed = lost the turn

carta-magica-pic-card-magic = Magic
carta-magica-pic-card-goods = Goods
carta-magica-pic-card-repair = Repair
carta-magica-pic-card-lucky-wind = Lucky wind
carta-magica-pic-effect-gold = pays { $amount } gold
carta-magica-pic-effect-magic = { $amount } for taming
carta-magica-pic-effect-goods = { $amount } to trade
carta-magica-pic-effect-payment = pay { $amount } goods
carta-magica-pic-effect-good-weather = safe in a storm
carta-magica-pic-effect-repair = ship mended
carta-magica-pic-effect-lucky-wind = free, or +5 steps
carta-magica-pic-effect-lucky-wind-five = free, or 5 steps
carta-magica-pic-effect-good-weather-all = stills a storm
carta-magica-pic-effect-spin-again = repeats a spin
carta-magica-pic-effect-telescope = 1 of next 3 cards
carta-magica-pic-effect-curse = new talismans
carta-magica-pic-effect-monster = { $strength }: { $gold } gold

carta-magica-pic-card-tamed = Tamed
carta-magica-pic-effect-tamed = +{ $count } next time
carta-magica-pic-home-harbour = home:
carta-magica-pic-challenge = Challenge: +{ $points }
carta-magica-pic-wanted = { $where ->
        [own] yours
        [open] for sale
        [held] taken
       *[deck] not on sale yet
    }
carta-magica-pic-known = known in the deck
carta-magica-pic-nothing-known = no card known
carta-magica-pic-next-cards = The next cards
carta-magica-pic-of-six = { $good } of 6
carta-magica-pic-tames-in-six = wins, of 6 spins
carta-magica-pic-last-blown = the storm blew
