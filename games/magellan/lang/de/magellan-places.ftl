# Places of the map. A cell with a capital is called by its country (../names.toml), one with a start base by its island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .the-dat = { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea = See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .gender = f
    .in = in der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .from = aus der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .to = in die See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
magellan-node-sea-part = See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
    .gender = f
    .in = in der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
    .from = aus der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
    .to = in die See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
magellan-node-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { CALLED($cell, names: "magellan-at") } ({ $part })
    }
    .the-dat = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "the-dat") }
       *[no] { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
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
magellan-node-further = { $place }, Nummer { $number }
    .the-dat = { FORM($place, as: "the-dat") }, Nummer { $number }
    .in = { FORM($place, as: "in") }, Nummer { $number }
    .from = { FORM($place, as: "from") }, Nummer { $number }
    .to = { FORM($place, as: "to") }, Nummer { $number }
magellan-node-capitals = { $place }: { $capitals }

## Islands with a start base


magellan-at-6s33 = Südgeorgien
    .in = auf Südgeorgien
    .to = nach Südgeorgien
magellan-at-6s1 = Bouvetinsel
    .gender = f
    .in = auf der Bouvetinsel
    .to = zur Bouvetinsel
magellan-at-5s4 = Prinz-Edward-Inseln
    .gender = pl
    .in = auf den Prinz-Edward-Inseln
    .to = zu den Prinz-Edward-Inseln
magellan-at-4s8 = Neuamsterdam
    .in = auf Neuamsterdam
    .to = nach Neuamsterdam
magellan-at-3s23 = Gambier-Inseln
    .gender = pl
    .in = auf den Gambier-Inseln
    .to = zu den Gambier-Inseln
    .near = von Gambier
magellan-at-6n18 = Attu
    .in = auf Attu
    .to = nach Attu
magellan-at-8n24 = Banks-Insel
    .gender = f
    .in = auf der Banks-Insel
    .to = zur Banks-Insel
magellan-at-4n34 = Azoren
    .gender = pl
    .in = auf den Azoren
    .to = zu den Azoren
magellan-at-3n35 = Kanaren
    .gender = pl
    .in = auf den Kanaren
    .to = zu den Kanaren
magellan-at-4n30 = Bermuda
    .in = auf Bermuda
    .to = nach Bermuda
magellan-at-3n29 = Bahamas
    .gender = pl
    .in = auf den Bahamas
    .to = zu den Bahamas
magellan-at-1s18 = Tuvalu
    .in = auf Tuvalu
    .to = nach Tuvalu
magellan-at-1s19 = Phönix-Inseln
    .gender = pl
    .in = auf den Phönix-Inseln
    .to = zu den Phönix-Inseln
