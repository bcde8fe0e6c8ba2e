# Places of the map. A cell with a capital is called by its country (../names.toml), one with a start base by its island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .short = { CALLED($cell, names: "magellan-at", as: "short") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea = mer au large { CALLED($cell, names: "magellan-at", as: "of") }
    .gender = f
    .the = la mer au large { CALLED($cell, names: "magellan-at", as: "of") }
    .of = de la mer au large { CALLED($cell, names: "magellan-at", as: "of") }
    .in = en mer au large { CALLED($cell, names: "magellan-at", as: "of") }
    .from = du large { CALLED($cell, names: "magellan-at", as: "of") }
    .to = au large { CALLED($cell, names: "magellan-at", as: "of") }
magellan-node-sea-part = mer au large { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    .gender = f
    .the = la mer au large { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    .of = de la mer au large { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    .in = en mer au large { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    .from = du large { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
    .to = au large { CALLED($cell, names: "magellan-at", as: "of") } ({ $part })
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
magellan-node-further = { $place }, numéro { $number }
    .the = { FORM($place, as: "the") }, numéro { $number }
    .of = { FORM($place, as: "of") }, numéro { $number }
    .in = { FORM($place, as: "in") }, numéro { $number }
    .from = { FORM($place, as: "from") }, numéro { $number }
    .to = { FORM($place, as: "to") }, numéro { $number }
magellan-node-capitals = { $place } – { $capitals }
    .the = { FORM($place, as: "the") } – { $capitals }
    .of = { FORM($place, as: "of") } – { $capitals }
    .in = { FORM($place, as: "in") } – { $capitals }
    .from = { FORM($place, as: "from") } – { $capitals }
    .to = { FORM($place, as: "to") } – { $capitals }

## Islands with a start base

magellan-at-6s33 = Géorgie du Sud
    .gender = f
magellan-at-6s1 = Île Bouvet
    .gender = f
    .the = l’île Bouvet
    .of = de l’île Bouvet
    .in = sur l’île Bouvet
    .to = sur l’île Bouvet
    .from = de l’île Bouvet
magellan-at-5s4 = Îles du Prince-Édouard
    .gender = fp
    .the = les îles du Prince-Édouard
    .of = des îles du Prince-Édouard
    .in = aux îles du Prince-Édouard
    .to = aux îles du Prince-Édouard
    .from = des îles du Prince-Édouard
magellan-at-4s8 = Nouvelle-Amsterdam
    .gender = f
    .in = à la Nouvelle-Amsterdam
    .to = à la Nouvelle-Amsterdam
    .from = de la Nouvelle-Amsterdam
magellan-at-3s23 = Îles Gambier
    .gender = fp
    .the = les îles Gambier
    .of = des îles Gambier
    .in = aux îles Gambier
    .to = aux îles Gambier
    .from = des îles Gambier
magellan-at-6n18 = Île Attu
    .gender = f
    .the = l’île Attu
    .of = de l’île Attu
    .in = sur l’île Attu
    .to = sur l’île Attu
    .from = de l’île Attu
magellan-at-8n24 = Île Banks
    .gender = f
    .the = l’île Banks
    .of = de l’île Banks
    .in = sur l’île Banks
    .to = sur l’île Banks
    .from = de l’île Banks
magellan-at-4n34 = Açores
    .gender = fp
magellan-at-3n35 = Canaries
    .gender = fp
magellan-at-4n30 = Bermudes
    .gender = fp
magellan-at-3n29 = Bahamas
    .gender = fp
magellan-at-1s18 = Tuvalu
    .gender = mp
magellan-at-1s19 = Îles Phénix
    .gender = fp
    .the = les îles Phénix
    .of = des îles Phénix
    .in = aux îles Phénix
    .to = aux îles Phénix
    .from = des îles Phénix
