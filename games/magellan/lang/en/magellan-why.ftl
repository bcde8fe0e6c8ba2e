# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = Develop { $country }: +{ $income } for { $cost } M brings you above { $target }, and you win.
magellan-why-denies = Develop { $country } before { $who }: with its +{ $income } they would win, and they can pay the { $cost } M.
magellan-why-first = Develop { $country }: +{ $income } for { $cost } M, and { $who } is { $points ->
        [0] there already
        [one] only one step off
       *[other] only { $points } steps off
    }.
magellan-why-develops = Develop { $country }: +{ $income } for { $cost } M; then { $left } are missing to win.
magellan-why-pair = { $first }, then { $second }: both in one turn, +{ $income } for { $cost } M.
magellan-why-takes = Take { $country } from { $who }: nobody guards it, and +{ $income } costs you nothing.
magellan-why-takes-soon = Set out for { $country }, which { $who } leaves without a jeep: its +{ $income } costs you nothing.
magellan-why-strikes = Bomb { $place }: what falls there cannot guard, and five faces of six bring your plane back.
magellan-why-sells = Sell { $country }: its { $money } M pay for something that earns more.
magellan-why-buys = Buy a { $piece } for { $money } M: it stands on your base.
magellan-why-buys-jeep = Buy a jeep: with a ship from your base it comes to { $country } sooner than all your others.
magellan-why-buys-ship = Buy a ship at the base: no jeep leaves the island without one.
magellan-why-buys-plane = Buy a plane: two lines for a step, to your countries and to your other jeeps.
magellan-why-waits = Wait in { $capital }: { $country } costs { $cost } M for +{ $income }, and its card is still in the pack.
magellan-why-hopes = Go towards { $capital }: the card of { $country }, { $cost } M for +{ $income }, is still in the pack.
magellan-why-guards = Bring a jeep to { $country }: in a war, who enters it unguarded takes its +{ $income }.
magellan-why-keeps = A jeep stays in { $country }: without it an enemy could take its +{ $income }.
magellan-why-goes = Go to { $place }: from there more of the world is near.
magellan-why-round = Sail on round the world: the first who is round gets { $money } M.
magellan-why-bonus = Go for { $place }: { $money } M for whoever is there first, and no price to pay.
magellan-why-saves = Stand in { $country }: +{ $income }, and { $missing } M are missing that a payday can bring.
magellan-why-races = Set out for { $country } now: +{ $income } for { $cost } M, and { $who } is { $points ->
        [one] one step
       *[other] { $points } steps
    } off.
magellan-why-towards = Set out for { $country }: +{ $income } for { $cost } M, { $left ->
        [one] one step
       *[other] { $left } steps
    } to go after this turn.
magellan-why-stays = Keep your { $cash } M for { $country }: it costs { $cost } M, and nothing else is worth its price now.
magellan-why-nothing = Nothing that lies open is worth its price, so your pieces stay where they are.
magellan-why-draws-country = Draw a country: you can afford { $payable } of those in the pack, { $country } with +{ $income } among them.
magellan-why-draws-country-dear = Draw a country: { $cards } are left, and one more to choose from helps when money comes.
magellan-why-draws-most = Draw history: one card in five is a payday, and it brings you { $income } M, more than anybody else.
magellan-why-draws-history = Draw history: one card in five is a payday, and it brings you { $income } M.
magellan-why-draws-luck = Draw history: without an income you hope for a gift or a place to discover.
magellan-why-fights = Fight { $who } near { $place }: { $mine } against { $theirs }, and a tie is yours.
magellan-why-fights-open = Fight for { $country }: { $mine } against { $theirs }; if you win, its +{ $income } stands open.
magellan-why-raids = Bomb the ship of { $who } first: what is hit does not fight.
magellan-why-bombs = Bomb before you land: what is hit cannot guard a country.
magellan-why-loses = Give up the { $piece } near { $place }: of all you have it is missed least.
magellan-why-owes = Sell { $country }: { $money } M now, and { $income } of income goes with it.
magellan-why-lands = Land in { $place }: the whole flight costs { $points ->
        [one] one step
       *[other] { $points } steps
    }.
magellan-why-stays-down = No bomb first: the battle begins at once.
magellan-why-throws = Throw the die: what you throw are your steps.
