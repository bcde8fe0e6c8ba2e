# Places of the map: a cell with a capital or a start base goes by the name of the country or the island, all others by their coordinates.

magellan-node = { KNOWN($cell, names: "magellan-at") ->
        [yes] { CALLED($cell, names: "magellan-at") }
       *[no] { $cell }
    }
magellan-node-land = { KNOWN($cell, names: "magellan-at") ->
        [yes] { CALLED($cell, names: "magellan-at") }
       *[no] { $cell }, land
    }
magellan-node-sea = { KNOWN($cell, names: "magellan-at") ->
        [yes] the sea off { CALLED($cell, names: "magellan-at") }
       *[no] { $cell }, sea
    }
magellan-node-land-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { KNOWN($cell, names: "magellan-at") ->
                [yes] { CALLED($cell, names: "magellan-at") } ({ $part })
               *[no] { $cell }, land ({ $part })
            }
    }
magellan-node-sea-part = { KNOWN($cell, names: "magellan-at") ->
        [yes] the sea off { CALLED($cell, names: "magellan-at") } ({ $part })
       *[no] { $cell }, sea ({ $part })
    }
magellan-node-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { KNOWN($cell, names: "magellan-at") ->
                [yes] { CALLED($cell, names: "magellan-at") } ({ $part })
               *[no] { $cell } ({ $part })
            }
    }
magellan-node-further = { $place }, number { $number }
magellan-node-capitals = { $place }: { $capitals }

## Cells by name

magellan-at-6n1 = West Germany
magellan-at-5n1 = France
magellan-at-6n36 = United Kingdom
magellan-at-5n2 = Italy
magellan-at-5n36 = Spain
magellan-at-6n2 = Sweden
magellan-at-4n3 = Greece
magellan-at-6n3 = Poland
magellan-at-4n1 = Algeria
magellan-at-4n4 = Turkey
magellan-at-4n36 = Morocco
magellan-at-1n1 = Nigeria
magellan-at-1n36 = Ivory Coast
magellan-at-1s4 = Kenya
magellan-at-3s3 = South Africa
magellan-at-1s2 = Zaire
magellan-at-1n4 = Ethiopia
magellan-at-2s5 = Madagascar
magellan-at-4n14 = Japan
magellan-at-4n13 = South Korea
magellan-at-4n8 = Pakistan
magellan-at-1n8 = Sri Lanka
magellan-at-3n5 = Saudi Arabia
magellan-at-4n6 = Iran
magellan-at-4n5 = Iraq
magellan-at-4s15 = Australia
magellan-at-5s18 = New Zealand
magellan-at-1s15 = Papua New Guinea
magellan-at-2s18 = Fiji
magellan-at-1s11 = Indonesia
magellan-at-2n13 = Philippines
magellan-at-1n11 = Malaysia
magellan-at-2n11 = Thailand
magellan-at-1n12 = Brunei
magellan-at-4n29 = United States
magellan-at-5n29 = Canada
magellan-at-2n27 = Mexico
magellan-at-3n28 = Cuba
magellan-at-2n30 = Venezuela
magellan-at-1n29 = Colombia
magellan-at-2s32 = Brazil
magellan-at-4s31 = Argentina
magellan-at-4s29 = Chile
magellan-at-2s29 = Peru
magellan-at-7n3 = Finland
magellan-at-7n34 = Iceland
magellan-at-6n4 = Soviet Union
magellan-at-4n2 = Libya
magellan-at-2n35 = Senegal
magellan-at-1n2 = Cameroon
magellan-at-2n4 = Sudan
magellan-at-2s4 = Zimbabwe
magellan-at-2s3 = Zambia
magellan-at-4n12 = China
magellan-at-3n8 = India
magellan-at-3n10 = Bangladesh
magellan-at-3n9 = Nepal
magellan-at-3n6 = United Arab Emirates
magellan-at-5n11 = Mongolia
magellan-at-2n10 = Burma
magellan-at-3n11 = Vietnam
magellan-at-1s16 = Solomon Islands
magellan-at-2s17 = Vanuatu
magellan-at-3s19 = Tonga
magellan-at-2s19 = Western Samoa
magellan-at-3s17 = New Caledonia
magellan-at-2s22 = French Polynesia
magellan-at-1n28 = Costa Rica
magellan-at-2n29 = Jamaica
magellan-at-1s29 = Ecuador
magellan-at-2s30 = Bolivia
magellan-at-3s31 = Paraguay
magellan-at-6s33 = South Georgia
magellan-at-6s1 = Bouvet Island
magellan-at-5s4 = Prince Edward Islands
magellan-at-4s8 = New Amsterdam
magellan-at-3s23 = Gambier Islands
magellan-at-6n18 = Attu Island
magellan-at-8n24 = Banks Island
magellan-at-4n34 = Azores
magellan-at-3n35 = Canary Islands
magellan-at-4n30 = Bermuda
magellan-at-3n29 = Bahamas
magellan-at-1s18 = Tuvalu
magellan-at-1s19 = Phoenix Islands

## Lands of cells that have several: the capital's

magellan-at-6n1-east = West Germany
magellan-at-5n1-north = France
magellan-at-6n36-east = United Kingdom
magellan-at-6n36-west = Ireland
magellan-at-6n2-north = Sweden
magellan-at-4n3-north = Greece
magellan-at-6n3-middle = Poland
magellan-at-4n1-south = Algeria
magellan-at-4n4-east = Turkey
magellan-at-4n4-west = Cyprus
magellan-at-4n36-south = Morocco
magellan-at-4n36-north = Portugal
magellan-at-1n1-east = Nigeria
magellan-at-1s4-middle = Kenya
magellan-at-2s5-east = Madagascar
magellan-at-4n14-east = Japan
magellan-at-4n13-north-east = South Korea
magellan-at-1n8-north-east = Sri Lanka
magellan-at-3n5-south = Saudi Arabia
magellan-at-4s15-middle = Australia
magellan-at-5s18-north = New Zealand
magellan-at-1s15-middle = Papua New Guinea
magellan-at-2s18-south-east = Fiji
magellan-at-1s11-south-east = Indonesia
magellan-at-2n13-west = Philippines
magellan-at-1n11-west = Malaysia
magellan-at-2n11-middle = Thailand
magellan-at-1n12-middle = Brunei
magellan-at-4n29-west = United States
magellan-at-5n29-west = Canada
magellan-at-3n28-south-east = Cuba
magellan-at-2n30-south-west = Venezuela
magellan-at-2n30-north-west = Dominican Republic
magellan-at-2n30-south-east = Trinidad and Tobago
magellan-at-7n3-east = Finland
magellan-at-7n34-east = Iceland
magellan-at-4n2-west = Libya
magellan-at-3n10-north = Bangladesh
magellan-at-3n6-middle = United Arab Emirates
magellan-at-3n6-south = Oman
magellan-at-2n10-east = Burma
magellan-at-1s16-south-east = Solomon Islands
magellan-at-2s17-south-east = Vanuatu
magellan-at-2s19-east = Western Samoa
magellan-at-3s17-north = New Caledonia
magellan-at-1n28-north-east = Costa Rica
magellan-at-2n29-north-west = Jamaica
magellan-at-3s23-north = Gambier Islands
magellan-at-8n24-south-east = Banks Island
magellan-at-3n35-north = Canary Islands
magellan-at-3n29-west = Bahamas
