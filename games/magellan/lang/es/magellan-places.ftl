# Places of the map. A cell with a capital is called by its country (../names.toml), one with a start base by its island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea = Mar frente { CALLED($cell, names: "magellan-at", as: "to") }
    .gender = m
    .the = el mar frente { CALLED($cell, names: "magellan-at", as: "to") }
    .in = en el mar frente { CALLED($cell, names: "magellan-at", as: "to") }
    .of = del mar frente { CALLED($cell, names: "magellan-at", as: "to") }
    .to = al mar frente { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea-part = Mar frente { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
    .gender = m
    .the = el mar frente { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
    .in = en el mar frente { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
    .of = del mar frente { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
    .to = al mar frente { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
magellan-node-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { CALLED($cell, names: "magellan-at") } ({ $part })
    }
    .the = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "the") }
       *[no] { CALLED($cell, names: "magellan-at", as: "the") } ({ $part })
    }
    .in = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "in") }
       *[no] { CALLED($cell, names: "magellan-at", as: "in") } ({ $part })
    }
    .of = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "of") }
       *[no] { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    }
    .from = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "from") }
       *[no] { CALLED($cell, names: "magellan-at", as: "from") } ({ $part })
    }
    .to = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "to") }
       *[no] { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
    }
magellan-node-further = { $place }, número { $number }
    .the = { FORM($place, as: "the") }, número { $number }
    .in = { FORM($place, as: "in") }, número { $number }
    .of = { FORM($place, as: "of") }, número { $number }
    .from = { FORM($place, as: "from") }, número { $number }
    .to = { FORM($place, as: "to") }, número { $number }
magellan-node-capitals = { $place }: { $capitals }
    .the = { FORM($place, as: "the") }: { $capitals }
    .in = { FORM($place, as: "in") }: { $capitals }
    .of = { FORM($place, as: "of") }: { $capitals }
    .from = { FORM($place, as: "from") }: { $capitals }
    .to = { FORM($place, as: "to") }: { $capitals }

## Islands with a start base


magellan-at-6s33 = Georgia del Sur
magellan-at-6s1 = Isla Bouvet
    .gender = f
    .the = la isla Bouvet
    .near = de Bouvet
magellan-at-5s4 = Islas del Príncipe Eduardo
    .gender = fp
    .the = las islas del Príncipe Eduardo
    .near = de Príncipe Eduardo
magellan-at-4s8 = Nueva Ámsterdam
magellan-at-3s23 = Islas Gambier
    .gender = fp
    .the = las islas Gambier
    .near = de Gambier
magellan-at-6n18 = Attu
magellan-at-8n24 = Isla Banks
    .gender = f
    .the = la isla Banks
    .near = de Banks
magellan-at-4n34 = Azores
    .gender = fp
magellan-at-3n35 = Canarias
magellan-at-4n30 = Bermudas
    .gender = fp
magellan-at-3n29 = Bahamas
    .gender = fp
magellan-at-1s18 = Tuvalu
magellan-at-1s19 = Islas Fénix
    .gender = fp
    .the = las islas Fénix
    .near = de Fénix
