# Why one would play a line of `carta_magica`: one sentence each, at most 120 characters.

carta-magica-reason-open = Seek the { $talisman }: it is on sale already, and counts { $points } for you.
carta-magica-reason-deck = Seek the { $talisman }: it is not on sale yet, and counts { $points } for you once it is.
carta-magica-reason-black = Seek the { $talisman } from { $harbour }: it is black, so you may sell when a storm blows you back in.
carta-magica-reason-red = Seek the { $talisman } from { $harbour }: it is red, so you may buy when a storm blows you back in.
carta-magica-reason-repair = Repair for { $price }: your spin shows no hammer, and a damaged ship does not sail.
carta-magica-reason-tow = Be towed for { $price }: your spin shows no wind, and a becalmed ship does not sail.
carta-magica-reason-repair-card = Use the repair card: your spin shows no hammer, and a damaged ship does not sail.
carta-magica-reason-lucky-wind = Use the lucky wind: it carries you to { $place } in this turn.
carta-magica-reason-spin-again = Spin again: this number does little for you, and the card brings another.
carta-magica-reason-cash = Change a card now: no monster takes cards, but in a harbour you pay exactly with tokens.
carta-magica-reason-rest = Rest: your ship is stuck, and nothing else is possible.
carta-magica-reason-goods = Take { $amount ->
        [one] one barrel
       *[other] { $amount } goods
    }: { $harbour } is { $left ->
    [one] one square
   *[other] { $left } squares
  } off and pays { $gold } gold for all that you carry.
carta-magica-reason-goods-full = Stay where you are: your hold is full, and { $harbour }, { $left ->
    [one] one square
   *[other] { $left } squares
  } off, pays { $gold } gold for it.
carta-magica-reason-goods-none = Stay where you are: no more goods fit.
carta-magica-reason-goods-tow = Take goods: becalmed, 2 of them pay for a tow.
carta-magica-reason-goods-later = Take goods: two of them sell for a gold in a black harbour.
carta-magica-reason-magic-none = Stay where you are: no more magic fits.
carta-magica-reason-magic = Take magic: with { $held } of it { $spins ->
    [0] no spin tames
    [one] one spin of 6 tames
   *[other] { $spins } of 6 spins tame
  } the { $monster }, the strongest still at large.
carta-magica-reason-magic-more = Take magic: you hold { $held } then, and each counts like a square of the wheel against a monster.
carta-magica-reason-known = Draw: the next card is known to you, { $card }.
carta-magica-reason-draw = Draw: { $monsters ->
        [one] 1 of { $cards } cards is a monster, and you have { $magic } magic for it
       *[other] { $monsters } of { $cards } cards are monsters, and you have { $magic } magic for them
    }.
carta-magica-reason-curse = Curse the talismans: the { $talisman } goes back into the deck, and { $who } wants it.
carta-magica-reason-curse-new = Curse the talismans: { $cards ->
    [one] another comes
   *[other] { $cards } others come
  } up for you to choose from.
carta-magica-reason-card = Sail to { $harbour }: there is a card to draw, even with nothing to sell.
carta-magica-reason-first = Sail to { $square }: { $left ->
    [one] one square
   *[other] { $left } squares
  } from home, and nobody else is nearer to theirs.
carta-magica-reason-race = Sail to { $square }: { $left ->
    [one] one square
   *[other] { $left } squares
  } from home, and { $who } has { $theirs } to go.
carta-magica-reason-calm = Sail to { $square }: whatever storm comes, it does your ship no harm there.
carta-magica-reason-far = Sail to { $square }: home is { $left ->
    [one] one square
   *[other] { $left } squares
  } from there.
carta-magica-reason-home = Go home now: the match ends with { $own } points for you, and { $who } has { $most }.
carta-magica-reason-home-last = Go home now: you have { $own } points, { $who } has { $most }, and the last turns begin.
carta-magica-reason-home-too = Go home now: { $points } points are yours too in these last turns.
carta-magica-reason-beside = Sail beside { $who }: win the fight, and the { $talisman } is yours, { $points } points.
carta-magica-reason-next-sell = Sail to { $square }: a { $spin } or more brings you into { $harbour }, which pays { $gold } gold for your goods.
carta-magica-reason-next-buy = Sail to { $square }: a { $spin } or more brings you into { $harbour }, where you can buy the { $talisman }.
carta-magica-reason-keep-goods = Keep your { $goods } goods: a card may ask for some.
carta-magica-reason-sell-for = Sell { $goods } goods: with { $held } gold you can pay for the { $talisman }, which counts { $points } for you.
carta-magica-reason-sell = Sell { $goods } goods: their { $gold } gold counts { $gold } at the end, goods count nothing.
carta-magica-reason-keep-gold = Buy nothing: your { $gold } gold counts { $gold } at the end, and something better may come on sale.
carta-magica-reason-unseen = Buy unseen: { $cards ->
        [one] it is the last talisman, and counts 4 at least
       *[other] it is one of { $cards } talismans, and none counts less than 4
    }.
carta-magica-reason-own = Buy the { $talisman }: it is your challenge and counts { $points } for you.
carta-magica-reason-deny = Buy the { $talisman }: worth { $points } to you, and { $who } loses the { $theirs } it would bring them.
carta-magica-reason-buy = Buy the { $talisman }: { $points } points for { $price } gold.
carta-magica-reason-stake = Stake { $magic } magic: a { $least } or more tames the { $monster } then, { $spins ->
    [one] one spin
   *[other] { $spins } spins
  } of six.
carta-magica-reason-stake-sure = Stake { $magic } magic: { $spins ->
    [0] no spin tames the { $monster } with it
   *[other] every spin tames the { $monster } then
  }.
carta-magica-reason-stake-none = Stake nothing: { $goods ->
    [0] the { $monster } can take nothing from you
   *[other] the { $monster } can only take your goods ({ $goods })
  }, and { $spins ->
    [0] no spin tames it
    [one] one spin of six tames it
   *[other] { $spins } spins of six tame it
  }.
carta-magica-reason-stake-gold = Stake { $magic }: tamed, it brings { $gold } gold and helps you against the next one.
carta-magica-reason-keep-card = Keep the card: another spin will need it more.
carta-magica-reason-retame = Spin again: { $spins ->
    [0] no spin tames
    [one] one of 6 spins tames
   *[other] { $spins } of 6 spins tame
  } the { $monster }, and the magic is spent already.
carta-magica-reason-respin = Spin again: five of six spins give you a turn in place of the storm.
carta-magica-reason-respin-wind = Spin the direction again: another wind may do your ship less harm.
carta-magica-reason-refight = Spin again: { $spins ->
    [one] one of 6 spins puts
   *[other] { $spins } of 6 spins put
  } you ahead.
carta-magica-reason-weather = Play good weather: the storm would stop your ship at { $square }.
carta-magica-reason-weather-waste = Play good weather: your ship stays out of { $square }, where the storm would leave it unharmed.
carta-magica-reason-ride-harm = Ride it out: your ship is stopped at { $square }, but you keep the card.
carta-magica-reason-ride = Ride it out: the storm leaves your ship unharmed at { $square }, and you keep the card.
carta-magica-reason-peace = No battle: who loses it gives up a card.
carta-magica-reason-peace-free = No battle: you have nothing to lose, but the others keep their cards.
carta-magica-reason-peace-talisman = No battle: if you lost it, the { $talisman } could go.
carta-magica-reason-attack = Attack { $who }: the { $talisman } counts { $points } for you.
carta-magica-reason-prize = Take the { $talisman }: it counts { $points } for you.
carta-magica-reason-take = Take “{ $card }”: you can use it in a turn to come.
carta-magica-reason-owe = Take “{ $card }”: it is paid at once, or costs a turn.
carta-magica-reason-meet = Take the { $monster }: { $strength } tame it, and you meet it at once.
carta-magica-reason-swap = Swap: from { $square } home is { $there } squares off, from here { $here }.
carta-magica-reason-stay = Stay: from here home is { $here } squares off, from { $square } { $there }.
carta-magica-reason-telescope = Look first: { $cards ->
    [one] you see the next card
   *[other] you see { $cards } cards, and take the one that helps most
  }.
carta-magica-reason-blind = Draw blind: keep the telescope for a draw that matters more.
carta-magica-reason-pay-cards = Pay with cards: your tokens stay for a payment that has to be exact.
carta-magica-reason-pay-both = Pay with both: a card is spent whole, and tokens make up the rest.
carta-magica-reason-pay-tokens = Pay with tokens: they are exact, and a card is spent whole.
carta-magica-reason-spin = Spin: it is the only way to begin your turn.
