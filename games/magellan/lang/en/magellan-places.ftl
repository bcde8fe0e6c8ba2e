# Places of the map. A cell with a capital is called by its country (../names.toml), one with a start base by its island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
magellan-node-sea = the sea off { CALLED($cell, names: "magellan-at") }
magellan-node-sea-part = the sea off { CALLED($cell, names: "magellan-at") } ({ $part })
magellan-node-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { CALLED($cell, names: "magellan-at") } ({ $part })
    }
magellan-node-further = { $place }, number { $number }
magellan-node-capitals = { $place }: { $capitals }

## Islands with a start base

magellan-at-6s33 = South Georgia
magellan-at-6s1 = Bouvet Island
    .near = Bouvet
magellan-at-5s4 = Prince Edward Islands
    .near = Prince Edward
magellan-at-4s8 = New Amsterdam
magellan-at-3s23 = Gambier Islands
    .near = Gambier
magellan-at-6n18 = Attu Island
    .near = Attu
magellan-at-8n24 = Banks Island
    .near = Banks
magellan-at-4n34 = Azores
magellan-at-3n35 = Canary Islands
magellan-at-4n30 = Bermuda
magellan-at-3n29 = Bahamas
magellan-at-1s18 = Tuvalu
magellan-at-1s19 = Phoenix Islands
    .near = Phoenix
