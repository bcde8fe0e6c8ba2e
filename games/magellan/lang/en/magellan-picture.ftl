# Words on the pictures of Magellan. They must be short: long ones are shrunk and cut.

magellan-pic-title = { $stage ->
        [rolling] { $who } to roll
        [moving] { $who }, move: { $points } { $points ->
            [one] step
           *[other] steps
        } left
        [fighting] { $who } has to fight
        [defending] { $who } is attacked
        [flying] { $who }: a plane in the air
        [losing] { $who } loses a piece
       *[owing] { $who } owes { $amount } M
    }

magellan-pic-last-rolled = { $who } rolled { $points }
magellan-pic-last-turned = { $who } turned up { $country }
magellan-pic-last-drew = { $who } drew: { $card }
magellan-pic-last-drew-some = { $who } drew a history card
magellan-pic-last-way = { $who } { $piece ->
        [jeep] drove
        [ship] sailed
       *[plane] flew
    } to { $end }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }
magellan-pic-last-aloft = { $who } flies over { $cell }
magellan-pic-last-aboard = { $who } loaded or unloaded a plane in { $cell }
magellan-pic-last-fought = { $who } fought { $other }: { $own } against { $theirs }
magellan-pic-last-bombed = { $who } bombed { $other }: { $hit }
magellan-pic-face = { $face ->
        [1] shot down
        [2] a jeep
        [3] two jeeps
        [4] a ship
        [5] a jeep and a ship
       *[other] a miss
    }
magellan-pic-last-lost = { $who } lost a piece
magellan-pic-last-sold = { $who } sold { $country }
magellan-pic-last-won = { $who } won and left

magellan-pic-round = Round { $number }
magellan-pic-round-of = Round { $number } of { $rounds }
magellan-pic-war-all = War of all against all
magellan-pic-war-rounds = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } left
magellan-pic-place = place { $place }
magellan-pic-of-target = /{ $target }
magellan-pic-sale = Countries for sale
magellan-pic-sale-what = cost, and income
magellan-pic-sale-none = None lies open. A four or a five on the die turns one up.
magellan-pic-sale-more = { $countries } more: see Cards
magellan-pic-packs = packs: { $countries } countries, { $history } history
magellan-pic-discoveries-none = No card lies open.
magellan-pic-effect-own = { $count ->
        [one] the next country of { $series }
       *[other] { $count } new countries of { $series }
    }
magellan-pic-effect-round = round the world by ship
magellan-pic-effect-no-resale = no sales to the bank
magellan-pic-effect-cost = { $series } costs { $percent } % less
magellan-pic-effect-price = { $piece ->
        [jeep] jeeps
        [ship] ships
       *[plane] planes
    } cost { $amount } M
magellan-pic-effect-points = { $amount } steps more a turn
magellan-pic-effect-factor = steps × { $factor }
magellan-pic-effect-income-named = { $countries } earn { $amount } M more
magellan-pic-effect-income-more = { $series } earns { $amount } M more each
magellan-pic-effect-income-part = { $percent ->
        [0] { $series } earns nothing
       *[other] { $series } earns { $percent } %
    }
magellan-pic-more = and { $cards } more

magellan-pic-card-target = An income above { $target } M wins
magellan-pic-history = History cards that lie open
magellan-pic-sheet-below = Income against the target of { $target } M, after { $rounds } rounds
magellan-pic-sheet-won = won and left
magellan-pic-sheet-out = out
magellan-pic-sheet-gone = Left without money and countries.
magellan-pic-zoom = Zoom: { $place }
magellan-pic-legend-owned = owned
magellan-pic-legend-sale = for sale
magellan-pic-legend-closed = not open
magellan-pic-legend-wins = wins
magellan-pic-mine-trail = Gold line: the last turn
magellan-pic-mine-points = { $points } { $points ->
        [one] step
       *[other] steps
    } left
magellan-pic-mine-drawing = Draw a card
magellan-pic-mine-fighting = Fight first
magellan-pic-mine-defending = Bomb before the battle?
magellan-pic-mine-losing = Give up a piece
magellan-pic-mine-owing = Sell a country to pay

magellan-picture-table = Map of the world
magellan-picture-card = In short
magellan-picture-mine = My pieces
magellan-picture-cards = Cards
magellan-picture-sheet = Final score
magellan-picture-zoom-oceania = Oceania
magellan-picture-zoom-north-america = North America
magellan-picture-zoom-south-america = South America

magellan-sea-pacific = Pacific Ocean
magellan-sea-atlantic = Atlantic Ocean
magellan-sea-indian = Indian Ocean
magellan-sea-southern = Southern Ocean
magellan-sea-arctic = Arctic Ocean
magellan-sea-mediterranean = Mediterranean
magellan-sea-black = Black Sea
magellan-sea-north-sea = North Sea
magellan-sea-caribbean = Caribbean Sea
magellan-sea-gulf-of-mexico = Gulf of Mexico
magellan-sea-arabian = Arabian Sea
magellan-sea-bengal = Bay of Bengal
magellan-sea-south-china = South China Sea
magellan-sea-japan = Sea of Japan
magellan-sea-coral = Coral Sea
magellan-sea-tasman = Tasman Sea
magellan-sea-hudson = Hudson Bay
magellan-sea-bering = Bering Sea
magellan-sea-norwegian = Norwegian Sea
magellan-sea-philippine = Philippine Sea

## The picture of a decision

magellan-pic-decide-and = { $first } and { $second }
magellan-pic-decide-of = of { $target }
magellan-pic-decide-income = +{ $income } of { $target }
magellan-pic-decide-countries = { $cards ->
        [one] 1 country
       *[other] { $cards } countries
    }
magellan-pic-decide-history = { $cards ->
        [one] 1 history card
       *[other] { $cards } history cards
    }
magellan-pic-decide-payable = { $payable ->
        [0] all are too dear
       *[other] { $payable } are affordable
    }
magellan-pic-decide-payday = { $income ->
        [0] no income yet
       *[other] a payday: +{ $income } M
    }
