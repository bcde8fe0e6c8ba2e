# Places of the map. A cell with a capital is called by its country (../names.toml), one with a start base by its island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .at = { CALLED($cell, names: "magellan-at", as: "at") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea = mar perto { CALLED($cell, names: "magellan-at", as: "of") }
    .gender = m
magellan-node-sea-part = mar perto { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    .gender = m
magellan-node-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { CALLED($cell, names: "magellan-at") } ({ $part })
    }
    .the = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "the") }
       *[no] { CALLED($cell, names: "magellan-at", as: "the") } ({ $part })
    }
    .of = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "of") }
       *[no] { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    }
    .at = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "at") }
       *[no] { CALLED($cell, names: "magellan-at", as: "at") } ({ $part })
    }
    .in = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "in") }
       *[no] { CALLED($cell, names: "magellan-at", as: "in") } ({ $part })
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
    .of = { FORM($place, as: "of") }, número { $number }
    .at = { FORM($place, as: "at") }, número { $number }
    .in = { FORM($place, as: "in") }, número { $number }
    .from = { FORM($place, as: "from") }, número { $number }
    .to = { FORM($place, as: "to") }, número { $number }
magellan-node-capitals = { $place }: { $capitals }

## Islands with a start base

magellan-at-6s33 = Geórgia do Sul
    .gender = f
magellan-at-6s1 = Ilha Bouvet
    .gender = f
magellan-at-5s4 = Ilhas Príncipe Eduardo
    .gender = fp
    .near = de Príncipe Eduardo
magellan-at-4s8 = Nova Amsterdã
magellan-at-3s23 = Ilhas Gambier
    .gender = fp
    .near = das Gambier
magellan-at-6n18 = Ilha Attu
    .gender = f
magellan-at-8n24 = Ilha Banks
    .gender = f
magellan-at-4n34 = Açores
    .gender = mp
magellan-at-3n35 = Ilhas Canárias
    .gender = fp
magellan-at-4n30 = Bermudas
    .gender = fp
magellan-at-3n29 = Bahamas
    .gender = fp
magellan-at-1s18 = Tuvalu
magellan-at-1s19 = Ilhas Fênix
    .gender = fp
