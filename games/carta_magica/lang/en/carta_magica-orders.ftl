# Standing orders of `carta_magica`.

carta-magica-order-course = A course for the own turns
carta-magica-order-course-hint = Spins and sails for you, and asks you when it matters
carta-magica-order-course-on = Sail on each turn, ask me when it matters
carta-magica-order-course-on-hint = Sails the open sea, takes goods and magic; asks at good harbours and for all else
carta-magica-order-course-trade = Sail on and trade for me
carta-magica-order-course-trade-hint = Also calls at harbours, buys, sells, draws; asks before home, monsters and battles
carta-magica-order-course-ready = To { $harbour }, ask me there
carta-magica-order-course-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
  }, { $kind ->
        [black] black harbour
        [red] red harbour
       *[home] home with the lap
    }
carta-magica-order-course-fill = What if the wheel shows goods?
carta-magica-order-course-sail = Sail on with every spin
carta-magica-order-course-sail-hint = The nearest way, with every spin
carta-magica-order-course-goods = Take goods while they fit
carta-magica-order-course-goods-hint = Only if there is room for all that the wheel shows
carta-magica-order-course-text-on = The bot spins and sails on, or takes goods or magic, whichever is best, until something happens.
carta-magica-order-course-text-trade = The bot spins, sails on, trades in harbours, draws cards and repairs, whichever is best, until it could come home. Monsters and battles are yours.
carta-magica-order-course-text-sail = The bot spins and sails towards { $harbour }, until your ship can come in or something happens.
carta-magica-order-course-text-goods = The bot spins, takes goods while they fit, and else sails towards { $harbour }, until something happens.
carta-magica-order-ended-arrived = Your ship has arrived.
carta-magica-order-ended-stuck = Your course has ended, because your ship is damaged or becalmed.
carta-magica-order-ended-swept = Your course has ended, because a storm has swept your ship into a harbour.
carta-magica-order-ended-lost = Your course has ended, because you have lost a talisman or a turn.
carta-magica-order-ended-final = Your course has ended, because the last turns have begun.
carta-magica-order-spin = Spin at once
carta-magica-order-spin-hint = When your turn begins, spin the wheel at once?
carta-magica-order-spin-text-always = The wheel is spun as soon as your turn begins.
carta-magica-order-weather = Good weather
carta-magica-order-weather-hint = When a storm can move your ship and you hold good weather
carta-magica-order-weather-always = In every storm that moves me
carta-magica-order-weather-harm = Only against harm
carta-magica-order-weather-never = Never use it
carta-magica-order-text-ask = You are asked each time.
carta-magica-order-weather-text-always = Good weather is used in every storm that can move your ship.
carta-magica-order-weather-text-harm = Good weather is used when your ship would be damaged or becalmed.
carta-magica-order-weather-text-never = Good weather is kept.
carta-magica-order-again = Spin again when attacked
carta-magica-order-again-hint = When you are attacked, are behind and hold a spin-again card
carta-magica-order-again-always = Spin again when behind
carta-magica-order-again-never = Keep the card
carta-magica-order-again-text-always = A spin-again card is used whenever you are attacked and behind.
carta-magica-order-again-text-never = Spin-again cards are kept when you are attacked.
carta-magica-order-swap = Swapping places
carta-magica-order-swap-hint = When somebody proposes to swap places after a battle
carta-magica-order-swap-always = Always agree
carta-magica-order-swap-never = Never agree
carta-magica-order-swap-text-always = You agree to every swap of places.
carta-magica-order-swap-text-never = You refuse every swap of places.
carta-magica-order-prize = Prize when attacked
carta-magica-order-prize-hint = When you are attacked and win
carta-magica-order-prize-best = Take what is worth most
carta-magica-order-prize-text-best = You take what is worth most when you are attacked and win.
carta-magica-order-draw = Telescope in a storm
carta-magica-order-draw-hint = When somebody's storm blows you into a black harbour and you hold a telescope
carta-magica-order-draw-always = Use it, take the best
carta-magica-order-draw-never = Keep it, draw a card
carta-magica-order-draw-text-always = The telescope is used and takes the card that helps you most.
carta-magica-order-draw-text-never = The card is drawn without the telescope.
carta-magica-order-stake = Monsters in a storm
carta-magica-order-stake-hint = When somebody's storm blows you to a monster
carta-magica-order-stake-all = Stake all magic tokens
carta-magica-order-stake-best = Stake what is worth it
carta-magica-order-stake-none = Stake nothing
carta-magica-order-stake-text-all = All magic tokens are spent on a monster that you meet in another player's turn.
carta-magica-order-stake-text-best = As much magic as is worth it is spent on a monster that you meet in another player's turn, and a card to spin again if it would win.
carta-magica-order-stake-text-none = No magic is spent on a monster that you meet in another player's turn.
carta-magica-order-pay = Payments in a storm
carta-magica-order-pay-hint = When somebody's storm brings you a payment that goods cards can make too
carta-magica-order-pay-tokens = Tokens first
carta-magica-order-pay-cards = Cards first
carta-magica-order-pay-text-tokens = Goods due in another player's turn are paid with tokens as far as they go.
carta-magica-order-pay-text-cards = Goods due in another player's turn are paid with goods cards as far as they go.
