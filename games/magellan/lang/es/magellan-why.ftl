# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = Desarrolla { FORM($country, as: "the") }: con +{ $income } por { $cost } M pasas de { $target } y ganas.
# by name
magellan-why-denies = Desarrolla { FORM($country, as: "the") } antes que { $who }: con +{ $income } ganaría, y puede pagar los { $cost } M.
# by name
magellan-why-first = Desarrolla { FORM($country, as: "the") }: +{ $income } por { $cost } M, { FORM($who, as: "y") } { $who } { $points ->
        [0] ya está allí
        [one] está a solo un paso
       *[other] está a solo { $points } pasos
    }.
magellan-why-develops = Desarrolla { FORM($country, as: "the") }: +{ $income } por { $cost } M; después te faltan { $left } para ganar.
magellan-why-pair = { FORM($first, as: "the", cap: "yes") }, después { FORM($second, as: "the") }: ambos países en un turno, +{ $income } por { $cost } M.
# by name
magellan-why-takes = Quítale { FORM($country, as: "the") } a { $who }: nadie defiende el país, y ganas +{ $income } sin pagar.
# by name
magellan-why-takes-soon = Sal hacia { FORM($country, as: "the") }, que { $who } deja sin jeep: +{ $income } sin pagar.
magellan-why-strikes = Bombardea { FORM($place, as: "the") }: lo que cae allí ya no defiende, y con cinco de las seis caras tu avión vuelve.
magellan-why-sells = Vende { FORM($country, as: "the") }: con esos { $money } M pagas algo que rinde más.
magellan-why-buys = Compra { FORM($piece, as: "a") } por { $money } M: aparece en tu base.
magellan-why-buys-jeep = Compra un jeep: con un barco de tu base llega { FORM($country, as: "to") } antes que todos los demás.
magellan-why-buys-ship = Compra un barco en la base: sin él, ningún jeep sale de la isla.
magellan-why-buys-plane = Compra un avión: cruza dos líneas por paso y llega a tus países y a tus otros jeeps.
magellan-why-waits = Espera en { $capital }: desarrollar { FORM($country, as: "the") } cuesta { $cost } M por +{ $income }, y su carta sigue en el mazo.
magellan-why-hopes = Ve hacia { $capital }: la carta { FORM($country, as: "of") }, { $cost } M por +{ $income }, sigue en el mazo.
magellan-why-guards = Lleva un jeep { FORM($country, as: "to") }: en una guerra, quien entra en un país sin defensa se lleva +{ $income }.
magellan-why-keeps = Un jeep se queda { FORM($country, as: "in") }: sin él, un enemigo podría llevarse +{ $income }.
magellan-why-goes = Ve { FORM($place, as: "to") }: desde allí tienes más mundo al alcance.
magellan-why-round = Sigue la vuelta al mundo: quien la acaba primero recibe { $money } M.
magellan-why-bonus = Ve hacia { FORM($place, as: "the") }: { $money } M para quien llega primero, y no hay que pagar nada.
# by name
magellan-why-saves = Quédate { FORM($country, as: "in") }: +{ $income }, y un cobro puede dar los { $missing } M que te faltan.
# by name
magellan-why-races = Sal ya hacia { FORM($country, as: "the") }: +{ $income } por { $cost } M, { FORM($who, as: "y") } { $who } { $points ->
        [0] ya está allí
        [one] está a un paso
       *[other] está a { $points } pasos
    }.
magellan-why-towards = Sal hacia { FORM($country, as: "the") }: +{ $income } por { $cost } M, { $left ->
        [one] queda un paso
       *[other] quedan { $left } pasos
    } tras este turno.
magellan-why-stays = Guarda tus { $cash } M para { FORM($country, as: "the") }: cuesta { $cost } M, y ahora nada más vale lo que cuesta.
magellan-why-nothing = Ningún país disponible vale lo que cuesta, así que tus piezas se quedan donde están.
magellan-why-draws-country = Roba un país: { $payable ->
        [one] puedes pagar uno de los del mazo,
       *[other] puedes pagar { $payable } de los del mazo, entre ellos
    } { FORM($country, as: "the") } con +{ $income }.
magellan-why-draws-country-dear = Roba un país: { $cards ->
        [one] queda uno
       *[other] quedan { $cards }
    }, y tener uno más para elegir ayuda cuando llegue dinero.
magellan-why-draws-most = Roba historia: una carta de cada cinco es un cobro, y te da { $income } M, más que a nadie.
magellan-why-draws-history = Roba historia: una carta de cada cinco es un cobro, y te da { $income } M.
magellan-why-draws-luck = Roba historia: sin renta, esperas un regalo o un lugar que descubrir.
# by name
magellan-why-fights = Lucha contra { $who } cerca { FORM($place, as: "of") }: { $mine } contra { $theirs }, y el empate lo ganas tú.
magellan-why-fights-open = Lucha por { FORM($country, as: "the") }: { $mine } contra { $theirs }; si ganas, el país (+{ $income }) queda sin defensa.
# by name
magellan-why-raids = Bombardea primero el barco de { $who }: lo que alcances ya no lucha.
magellan-why-bombs = Bombardea antes de aterrizar: lo que alcances ya no defiende un país.
magellan-why-loses = Pierde { FORM($piece, as: "the") } que está cerca { FORM($place, as: "of") }: es lo que menos falta te hace.
magellan-why-owes = Vende { FORM($country, as: "the") }: { $money } M ahora, y pierdes { $income } de renta.
magellan-why-lands = Aterriza { FORM($place, as: "in") }: todo el vuelo cuesta { $points ->
        [one] un paso
       *[other] { $points } pasos
    }.
magellan-why-stays-down = Sin bomba: el combate empieza enseguida.
magellan-why-throws = Tira el dado: lo que saques son tus pasos.
