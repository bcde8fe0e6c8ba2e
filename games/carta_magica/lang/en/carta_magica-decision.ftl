# Questions of `carta_magica` in brief: what is asked, what is at stake, the answers that come first.

carta-magica-decision-frame-home = home: { $left ->
    [one] 1 square
   *[other] { $left } squares
  }
carta-magica-decision-frame-wind = it drives { $wind }
carta-magica-decision-frame-strength = strength { $strength }

## Setting out

carta-magica-decision-settle-question = Where do you set out?
carta-magica-decision-settle = { $harbour }: { $talisman }, +{ $points }
carta-magica-decision-settle-stake = **Your challenge scores 10 more if you find it.** Home scores { $points }.
carta-magica-decision-settle-rest = Another harbour, challenge or character

## The wheel

carta-magica-decision-spin-question = Spin the wheel
carta-magica-decision-spin-free = **{ $left ->
    [one] 1 square
   *[other] { $left } squares
  } to home.** A storm: { $storms } of 6 spins.
carta-magica-decision-spin-stuck = { $condition ->
        [damaged] **Your ship is damaged.** A hammer repairs it:
       *[becalmed] **You are becalmed.** Wind frees you:
    } { $spins } of 6 spins.
carta-magica-decision-choose-question = You spun { $steps }
carta-magica-decision-choose-rest = Another square, harbour or talisman
carta-magica-decision-choose-held-rest = Another action or card
carta-magica-decision-buy = Buy { $talisman }: { $gold } gold, +{ $points }
carta-magica-decision-sell = Sell { $goods } in { $harbour }: +{ $gold } gold
carta-magica-decision-home = Sail home to { $harbour }: +{ $points }
carta-magica-decision-home-sell = { $harbour }, home: +{ $gold } gold, +{ $points }
carta-magica-decision-home-early = { $harbour }: the match ends, +0
carta-magica-decision-home-buy = Home, { $talisman } for { $gold }: +{ $points }
carta-magica-decision-goods = { $amount ->
    [one] Take 1 barrel{ $gold ->
        [0] {""}
       *[other] : worth { $gold } gold more
      }
   *[other] Take { $amount } goods{ $gold ->
        [0] {""}
       *[other] : they sell for { $gold } gold
      }
  }
carta-magica-decision-full = Take no { $kind ->
        [goods] goods
       *[magic] magic
    }: { $held } are the most
carta-magica-decision-magic = Take { $amount } magic: then you hold { $held }
carta-magica-decision-draw = Draw a card: { $monsters ->
        [one] 1 of { $cards } is a monster
       *[other] { $monsters } of { $cards } are monsters
    }
carta-magica-decision-draw-look = Draw a card, or look first …
carta-magica-decision-sail = Sail to { $square }: { $left } more to home
carta-magica-decision-towards = Sail to { $square }: { $left } to { $harbour }
carta-magica-decision-call = Sail to { $colour ->
        [black] { $harbour }: draw a card
       *[red] { $harbour }
    }
carta-magica-decision-way = { $way ->
        [tow] Be towed for { $price },
        [repair] Repair for { $price },
        [repair-card] Repair by card,
       *[lucky-wind] Lucky wind:
    } sail { $steps } …
carta-magica-decision-rest = Rest: nothing else is possible
carta-magica-decision-stake-stuck = { $condition ->
        [damaged] **Your ship is damaged.** A hammer, a repair card or { $price } let it
       *[becalmed] **You are becalmed.** Wind, a lucky-wind card or { $price } let you
    } sail.
carta-magica-decision-stake-home = **Home is in reach:** { $points } { $final ->
        [0] points, and the match comes to its end.
       *[other] points for you too.
    }
carta-magica-decision-stake-home-early = **Home is in reach, without a lap:** the match ends, and it scores nothing.
carta-magica-decision-stake-arrive = **Your goods ({ $goods }) sell on arrival only:** sail out, and in again later.
carta-magica-decision-stake-rival = **{ $who } { $left ->
    [one] is 1 square
   *[other] is { $left } squares
  } from home.** A ship home ends the match.
carta-magica-decision-stake-on-sale = **The { $talisman } is on sale:** your challenge, worth { $points } to you.
carta-magica-decision-stake-own = **The { $talisman } is your challenge:** worth { $points } to you, for 2 gold.
carta-magica-decision-stake-theirs = **The { $talisman } is { $who }’s challenge:** { $theirs } to them, { $points } to you.
carta-magica-decision-stake-nobody = **The { $talisman } scores { $points }.** It costs 2 gold, which score 2.
carta-magica-decision-stake-last = **This is your last turn.** You have { $points } points; goods and magic count nothing.
carta-magica-decision-stake-start = **Nobody has points yet.** Goods sell for gold, and 2 gold buy a talisman.
carta-magica-decision-stake-level = **You and { $who } have { $points } each.** Talismans and 15 for home decide.
carta-magica-decision-stake-lead = **You lead with { $points }.** { $who } has { $most }.
carta-magica-decision-stake-behind = **{ $who } has { $most }, you { $points }.** Talismans and 15 for home decide.

## Sailing

carta-magica-decision-sail-question = Sail { $steps }: where to?
carta-magica-decision-stake-way = { $way ->
        [tow] **Towed out for { $price },
        [repair] **Repaired for { $price },
        [repair-card] **Repaired by the card,
       *[lucky-wind] **Lucky wind,
    } { $steps } to sail.** Where to?
carta-magica-decision-route-question = Which way round?
carta-magica-decision-route = **Two ways lead to { $place }.** They count differently for your lap.
carta-magica-decision-clockwise = Clockwise: then { $left } to home
carta-magica-decision-opens = { $label } …
carta-magica-decision-anticlockwise = Anticlockwise: then { $left } to home

## Harbours

carta-magica-decision-sell-question = Sell goods?
carta-magica-decision-sell-here = Sell { $goods } goods: +{ $gold } gold
carta-magica-decision-sell-nothing = Sell nothing: keep { $goods } goods
carta-magica-decision-sell-rest = Another amount
carta-magica-decision-stake-sell = **You have { $gold } gold.** Gold scores 1 each, goods nothing.
carta-magica-decision-buy-question = Buy a talisman?
carta-magica-decision-buy-nothing = Buy nothing: keep { $gold } gold
carta-magica-decision-buy-rest = Another talisman, or an unseen one
carta-magica-decision-unseen = Buy an unseen one: { $gold } gold
carta-magica-decision-stake-unseen = **None lies open.** The deck may hold your challenge.
carta-magica-decision-pay-question = Pay { $what }
carta-magica-decision-stake-pay = **{ $what } to pay.** There is no change for a card.
carta-magica-decision-pay-tokens = Pay { $what }
carta-magica-decision-pay-cards = Pay with { $cards ->
    [one] a card
   *[other] { $cards } cards
  } worth { $worth }
carta-magica-decision-pay-both = Pay { $what } and cards worth { $worth }
carta-magica-decision-pay-rest = Another way to pay
carta-magica-decision-cash-question = Change which card?
carta-magica-decision-cash = Change a card: +{ $what }
carta-magica-decision-stake-cash = **A card becomes tokens.** More than 8 of a kind are lost.

## Cards and monsters

carta-magica-decision-draw-question = An adventure
carta-magica-decision-telescope = Telescope: see 3, take 1
carta-magica-decision-stake-draw = **You hold { $magic } magic.** The telescope is used up, and you choose.
carta-magica-decision-peek-question = Take one of them
carta-magica-decision-stake-peek = **Only you see them.** The others stay in the deck.
carta-magica-decision-take = Take “{ $card }”
carta-magica-decision-owe = Take it: { $card }
carta-magica-decision-meet = { $monster }: { $gold } gold if tamed
carta-magica-decision-stake-question = { $monster }!
carta-magica-decision-stake = Stake { $magic } magic: { $segments ->
        [one] 1 of 6 tames it
       *[other] { $segments } of 6 tame it
    }
carta-magica-decision-stake-none = { $segments ->
    [0] Nothing: it { $goods ->
        [0] escapes
        [one] takes your barrel
       *[other] takes your { $goods } goods
      }
   *[other] Nothing: { $segments } of 6{ $goods ->
        [0] {" "}tame it
       *[other] , goods at risk ({ $goods })
      }
  }
carta-magica-decision-stake-monster = **Tamed, it brings { $gold } gold.** { $goods ->
    [0] It can take nothing from you.
   *[other] Else it takes the goods you carry ({ $goods }).
  }
carta-magica-decision-stake-tokens = **{ $magic } magic so far.** Do you add cards?
carta-magica-decision-stake-rest = Another stake
carta-magica-decision-cards = Add cards, { $magic } in all: { $segments } of 6
carta-magica-decision-no-cards = No cards, { $magic } in all: { $segments } of 6
carta-magica-decision-again-question = Spin again?
carta-magica-decision-retame = Spin again: { $segments ->
        [one] 1 of 6 tames it
       *[other] { $segments } of 6 tame it
    }
carta-magica-decision-let-win = Let it win{ $goods ->
    [0] : it takes nothing
    [one] : 1 barrel goes
   *[other] : { $goods } goods go
  }
carta-magica-decision-stake-retame = **{ $monster } is stronger.** Your card is good for one more spin.

## Storms

carta-magica-decision-storm-question = A storm
carta-magica-decision-storm-again = Spin again: { $calm ->
        [one] 1 of 6 is calm
       *[other] { $calm } of 6 are calm
    }
carta-magica-decision-storm-blow = Let it blow from anywhere
carta-magica-decision-storm-turn = Spin the direction again
carta-magica-decision-stake-storm = **The storm ends your turn.** { $condition ->
        [free] A card to spin again may bring you another.
        [damaged] Your damaged ship stays where it is.
       *[becalmed] Your becalmed ship stays where it is.
    }
carta-magica-decision-stake-wind = **The storm drives { $wind },** two squares, every ship that can sail.
carta-magica-decision-ride-still = Ride it out: your ship stays
carta-magica-decision-ride = Ride it { $condition ->
        [free] out to
        [damaged] out: damaged at
       *[becalmed] out: becalmed at
    } { $place }
carta-magica-decision-weather = Good weather: { $all ->
        [0] stay where you are
       *[other] no ship moves
    }

## Battles

carta-magica-decision-battle-question = Attack?
carta-magica-decision-attack = Attack { $who }: { $odds ->
        [even] an even fight
        [ahead] better than even
       *[below] worse than even
    }
carta-magica-decision-stake-battle = **{ $who } has the { $talisman } (+{ $points }).** You may lose the { $lost } (−{ $less }).
carta-magica-decision-stake-battle-card = **{ $who } has the { $talisman } (+{ $points }).** { $cards ->
        [0] You have nothing to lose.
       *[other] If you lose, they choose a card of yours.
    }
carta-magica-decision-battle-rest = Another ship
carta-magica-decision-refight = Spin again: { $segments ->
        [one] 1 of 6 wins
       *[other] { $segments } of 6 win
    }
carta-magica-decision-accept = Accept: { $loses ->
        [0] you have nothing to lose
       *[other] they take something of yours
    }
carta-magica-decision-stake-refight = **{ $who } spun { $steps } and is ahead.** Who loses gives a card.
carta-magica-decision-prize-question = You won: take one
carta-magica-decision-prize = Take { $talisman }: +{ $points }
carta-magica-decision-prize-rest = Another card of theirs
carta-magica-decision-stake-prize = **The battle is yours.** One talisman or card changes hands.
carta-magica-decision-swap-question = Change places?
carta-magica-decision-swap = Swap to { $place }: { $left } to home
carta-magica-decision-stay = Stay at { $place }: { $left } to home
carta-magica-decision-stake-swap = **{ $who } { $proposed ->
        [0] wants your place.**
       *[other] has to agree.**
    } Nobody pays anything for it.
carta-magica-decision-stake-swap-after = **{ $fought }** { $who } { $proposed ->
        [0] wants your place.
       *[other] has to agree to a swap.
    }
carta-magica-decision-fought-talisman = { $won ->
        [0] { $who } took your { $talisman } (−{ $points }).
       *[other] You took the { $talisman } (+{ $points }).
    }
carta-magica-decision-fought-card = { $won ->
        [0] { $who } took your
       *[other] You took
    } “{ $card }”.

## Orders

carta-magica-decision-order-question = Sail on without you?
carta-magica-decision-order-stake = **Your ship sails on by itself** until something happens, then you are asked.
carta-magica-decision-order-stake-early = **Others’ turns can ask you something.** It can be answered ahead.
carta-magica-decision-order-rest = A harbour, storms, battles, monsters
carta-magica-decision-order-spin = Cautious: only spin for me
carta-magica-decision-order-weather = Good weather only against harm
carta-magica-decision-order-course-question = Sail where?
carta-magica-decision-order-course-stake = **{ $harbour } is { $left ->
    [one] 1 square
   *[other] { $left } squares
  } off.** You are asked when you can come in.
carta-magica-decision-order-course-rest = Another harbour
carta-magica-decision-order-fill-question = Goods on the way?
carta-magica-decision-order-fill-stake = **You carry { $goods ->
        [one] one barrel
       *[other] { $goods } goods
    }.** { $colour ->
        [black] Two sell for one gold there.
       *[red] A red harbour buys none.
    }
carta-magica-decision-order-choice-rest = Another answer
carta-magica-decision-order-spin-stake = **A spin decides nothing.** What you do with it stays yours.
carta-magica-decision-order-weather-stake = **The card stops one storm for you.** It is worth most against harm.
carta-magica-decision-order-again-stake = **Who loses gives a card.** A card to spin again may turn the battle.
carta-magica-decision-order-swap-stake = **A swap moves both ships and costs nothing.** You may refuse every one.
carta-magica-decision-order-prize-stake = **One talisman or card of theirs is yours,** when an attack on you fails.
carta-magica-decision-order-draw-stake = **A storm may blow you into a black harbour.** The telescope shows three cards.
carta-magica-decision-order-pay-stake = **There is no change for a card.** Tokens fit any price.
carta-magica-decision-order-stake-stake = **A monster takes the goods that you carry.** Tamed, it brings gold.

## The pictures

carta-magica-decision-points = { $points } points
