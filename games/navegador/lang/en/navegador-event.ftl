# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

navegador-event-found-guine = { $who } finds Guiné
navegador-event-found-bahia = { $who } finds Bahia
navegador-event-found-rio = { $who } finds Rio
navegador-event-found-angola = { $who } finds Angola
navegador-event-found-cabo = { $who } rounds the Cape
navegador-event-found-mocambique = { $who } finds Moçambique
navegador-event-found-mombaca = { $who } finds Mombaça
navegador-event-found-goa = { $who } sails to Goa
navegador-event-found-malaca = { $who } takes Malaca’s strait
navegador-event-found-timor = { $who } finds Timor
navegador-event-found-macau = { $who } reaches Macau
navegador-event-found-nagasaki = { $who } reaches Nagasaki
navegador-event-found-line = { $entered } ships went in, { $left } came out. { $opens ->
       *[0] It brings { $premium } cruzados
        [2] Phase II begins
        [3] Phase III begins
        [end] The last round comes
    }
navegador-event-phase = Phase { $phase ->
        [2] II
       *[3] III
    } begins
navegador-event-phase-line = Ships cross { $borders } borders, and new privileges are there
navegador-event-sold-out = The last building is sold
navegador-event-sold-out-line = { $who } begins the end: one more turn for everybody
navegador-event-last = The last { $building }
navegador-event-last-line = { $who } pays { $price } for it. No more of them will be built
navegador-event-privilege = Last privilege: { $kind }
navegador-event-privilege-line = { $who } takes it: { $points } points for each from now on
navegador-event-won = { $who } wins the Indies
navegador-event-won-line = { $points } points, { $ahead ->
        [0] as many as { $second }: the Navegador card decides
       *[other] { $ahead } more than { $second }
    }

## What a player did in a match, as a clause.

navegador-deed = { $who } { $thing ->
        [colony] settled colonies for { $points }
        [factory] worked factories for { $points }
        [explorer] found new land for { $points }
        [shipyard] built shipyards for { $points }
        [church] built churches for { $points }
        [workers] kept { $points } workers
        [ships] kept { $points } ships at sea
       *[money] saved money for { $points }
    }
