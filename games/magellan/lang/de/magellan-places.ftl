# Places of the map. A cell with a capital or a start base goes by the name of the country or the island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .the-dat = { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-land = { CALLED($cell, names: "magellan-at") }
    .the-dat = { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea = See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .gender = f
    .in = in der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .from = von der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
    .to = in die See vor { CALLED($cell, names: "magellan-at", as: "the-dat") }
magellan-node-land-part = { KNOWN($cell, $part, names: "magellan-at") ->
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
magellan-node-sea-part = See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
    .gender = f
    .in = in der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
    .from = von der See vor { CALLED($cell, names: "magellan-at", as: "the-dat") } ({ $part })
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

## Cells by name


magellan-at-6n1 = BR Deutschland
    .gender = f
    .in = in der BR Deutschland
    .from = aus der BR Deutschland
    .to = in die BR Deutschland
magellan-at-5n1 = Frankreich
magellan-at-6n36 = Großbritannien
magellan-at-5n2 = Italien
magellan-at-5n36 = Spanien
magellan-at-6n2 = Schweden
magellan-at-4n3 = Griechenland
magellan-at-6n3 = Polen
magellan-at-4n1 = Algerien
magellan-at-4n4 = Türkei
    .gender = f
magellan-at-4n36 = Marokko
magellan-at-1n1 = Nigeria
magellan-at-1n36 = Elfenbeinküste
    .gender = f
    .in = an der Elfenbeinküste
    .to = an die Elfenbeinküste
magellan-at-1s4 = Kenia
magellan-at-3s3 = Südafrika
magellan-at-1s2 = Zaire
magellan-at-1n4 = Äthiopien
magellan-at-2s5 = Madagaskar
    .in = auf Madagaskar
    .to = nach Madagaskar
magellan-at-4n14 = Japan
magellan-at-4n13 = Südkorea
magellan-at-4n8 = Pakistan
magellan-at-1n8 = Sri Lanka
    .in = auf Sri Lanka
    .to = nach Sri Lanka
magellan-at-3n5 = Saudi-Arabien
magellan-at-4n6 = Iran
    .gender = m
magellan-at-4n5 = Irak
    .gender = m
magellan-at-4s15 = Australien
magellan-at-5s18 = Neuseeland
magellan-at-1s15 = Papua-Neuguinea
magellan-at-2s18 = Fidschi
    .in = auf Fidschi
    .to = nach Fidschi
magellan-at-1s11 = Indonesien
magellan-at-2n13 = Philippinen
    .gender = pl
    .in = auf den Philippinen
    .to = auf die Philippinen
magellan-at-1n11 = Malaysia
magellan-at-2n11 = Thailand
magellan-at-1n12 = Brunei
magellan-at-4n29 = Vereinigte Staaten
    .gender = pl
    .the = die Vereinigten Staaten
    .acc = Vereinigten Staaten
    .dat = Vereinigten Staaten
    .gen = Vereinigten Staaten
magellan-at-5n29 = Kanada
magellan-at-2n27 = Mexiko
magellan-at-3n28 = Kuba
    .in = auf Kuba
    .to = nach Kuba
magellan-at-2n30 = Venezuela
magellan-at-1n29 = Kolumbien
magellan-at-2s32 = Brasilien
magellan-at-4s31 = Argentinien
magellan-at-4s29 = Chile
magellan-at-2s29 = Peru
magellan-at-7n3 = Finnland
magellan-at-7n34 = Island
    .in = auf Island
    .to = nach Island
magellan-at-6n4 = Sowjetunion
    .gender = f
magellan-at-4n2 = Libyen
magellan-at-2n35 = Senegal
    .gender = m
magellan-at-1n2 = Kamerun
magellan-at-2n4 = Sudan
    .gender = m
magellan-at-2s4 = Simbabwe
magellan-at-2s3 = Sambia
magellan-at-4n12 = China
magellan-at-3n8 = Indien
magellan-at-3n10 = Bangladesch
magellan-at-3n9 = Nepal
magellan-at-3n6 = Arabische Emirate
    .gender = pl
    .the = die Arabischen Emirate
    .acc = Arabischen Emirate
    .dat = Arabischen Emiraten
    .gen = Arabischen Emirate
magellan-at-5n11 = Mongolei
    .gender = f
magellan-at-2n10 = Birma
magellan-at-3n11 = Vietnam
magellan-at-1s16 = Salomonen
    .gender = pl
    .in = auf den Salomonen
    .to = auf die Salomonen
magellan-at-2s17 = Vanuatu
    .in = auf Vanuatu
    .to = nach Vanuatu
magellan-at-3s19 = Tonga
    .in = auf Tonga
    .to = nach Tonga
magellan-at-2s19 = Westsamoa
    .in = auf Westsamoa
    .to = nach Westsamoa
magellan-at-3s17 = Neukaledonien
magellan-at-2s22 = Französisch-Polynesien
magellan-at-1n28 = Costa Rica
magellan-at-2n29 = Jamaika
    .in = auf Jamaika
    .to = nach Jamaika
magellan-at-1s29 = Ecuador
magellan-at-2s30 = Bolivien
magellan-at-3s31 = Paraguay
magellan-at-6s33 = Südgeorgien
    .in = auf Südgeorgien
    .to = nach Südgeorgien
magellan-at-6s1 = Bouvetinsel
    .gender = f
    .in = auf der Bouvetinsel
    .to = auf die Bouvetinsel
magellan-at-5s4 = Prinz-Edward-Inseln
    .gender = pl
    .in = auf den Prinz-Edward-Inseln
    .to = auf die Prinz-Edward-Inseln
magellan-at-4s8 = Neuamsterdam
    .in = auf Neuamsterdam
    .to = nach Neuamsterdam
magellan-at-3s23 = Gambier-Inseln
    .gender = pl
    .in = auf den Gambier-Inseln
    .to = auf die Gambier-Inseln
magellan-at-6n18 = Attu
    .in = auf Attu
    .to = nach Attu
magellan-at-8n24 = Banks-Insel
    .gender = f
    .in = auf der Banks-Insel
    .to = auf die Banks-Insel
magellan-at-4n34 = Azoren
    .gender = pl
    .in = auf den Azoren
    .to = auf die Azoren
magellan-at-3n35 = Kanaren
    .gender = pl
    .in = auf den Kanaren
    .to = auf die Kanaren
magellan-at-4n30 = Bermuda
    .in = auf Bermuda
    .to = nach Bermuda
magellan-at-3n29 = Bahamas
    .gender = pl
    .in = auf den Bahamas
    .to = auf die Bahamas
magellan-at-1s18 = Tuvalu
    .in = auf Tuvalu
    .to = nach Tuvalu
magellan-at-1s19 = Phönix-Inseln
    .gender = pl
    .in = auf den Phönix-Inseln
    .to = auf die Phönix-Inseln

## Lands of cells that have several: the capital's

magellan-at-6n1-east = BR Deutschland
    .gender = f
    .in = in der BR Deutschland
    .from = aus der BR Deutschland
    .to = in die BR Deutschland
magellan-at-5n1-north = Frankreich
magellan-at-6n36-east = Großbritannien
magellan-at-6n36-west = Irland
magellan-at-6n2-north = Schweden
magellan-at-4n3-north = Griechenland
magellan-at-6n3-middle = Polen
magellan-at-4n1-south = Algerien
magellan-at-4n4-east = Türkei
    .gender = f
magellan-at-4n4-west = Zypern
    .in = auf Zypern
    .to = nach Zypern
magellan-at-4n36-south = Marokko
magellan-at-4n36-north = Portugal
magellan-at-1n1-east = Nigeria
magellan-at-1s4-middle = Kenia
magellan-at-2s5-east = Madagaskar
    .in = auf Madagaskar
    .to = nach Madagaskar
magellan-at-4n14-east = Japan
magellan-at-4n13-north-east = Südkorea
magellan-at-1n8-north-east = Sri Lanka
    .in = auf Sri Lanka
    .to = nach Sri Lanka
magellan-at-3n5-south = Saudi-Arabien
magellan-at-4s15-middle = Australien
magellan-at-5s18-north = Neuseeland
magellan-at-1s15-middle = Papua-Neuguinea
magellan-at-2s18-south-east = Fidschi
    .in = auf Fidschi
    .to = nach Fidschi
magellan-at-1s11-south-east = Indonesien
magellan-at-2n13-west = Philippinen
    .gender = pl
    .in = auf den Philippinen
    .to = auf die Philippinen
magellan-at-1n11-west = Malaysia
magellan-at-2n11-middle = Thailand
magellan-at-1n12-middle = Brunei
magellan-at-4n29-west = Vereinigte Staaten
    .gender = pl
    .the = die Vereinigten Staaten
    .acc = Vereinigten Staaten
    .dat = Vereinigten Staaten
    .gen = Vereinigten Staaten
magellan-at-5n29-west = Kanada
magellan-at-3n28-south-east = Kuba
    .in = auf Kuba
    .to = nach Kuba
magellan-at-2n30-south-west = Venezuela
magellan-at-2n30-north-west = Dominikanische Republik
    .gender = f
    .the = die Dominikanische Republik
    .acc = Dominikanische Republik
    .dat = Dominikanischen Republik
magellan-at-2n30-south-east = Trinidad und Tobago
    .in = auf Trinidad und Tobago
    .to = nach Trinidad und Tobago
magellan-at-7n3-east = Finnland
magellan-at-7n34-east = Island
    .in = auf Island
    .to = nach Island
magellan-at-4n2-west = Libyen
magellan-at-3n10-north = Bangladesch
magellan-at-3n6-middle = Arabische Emirate
    .gender = pl
    .the = die Arabischen Emirate
    .acc = Arabischen Emirate
    .dat = Arabischen Emiraten
    .gen = Arabischen Emirate
magellan-at-3n6-south = Oman
    .gender = m
magellan-at-2n10-east = Birma
magellan-at-1s16-south-east = Salomonen
    .gender = pl
    .in = auf den Salomonen
    .to = auf die Salomonen
magellan-at-2s17-south-east = Vanuatu
    .in = auf Vanuatu
    .to = nach Vanuatu
magellan-at-2s19-east = Westsamoa
    .in = auf Westsamoa
    .to = nach Westsamoa
magellan-at-3s17-north = Neukaledonien
magellan-at-1n28-north-east = Costa Rica
magellan-at-2n29-north-west = Jamaika
    .in = auf Jamaika
    .to = nach Jamaika
magellan-at-3s23-north = Gambier-Inseln
    .gender = pl
    .in = auf den Gambier-Inseln
    .to = auf die Gambier-Inseln
magellan-at-8n24-south-east = Banks-Insel
    .gender = f
    .in = auf der Banks-Insel
    .to = auf die Banks-Insel
magellan-at-3n35-north = Kanaren
    .gender = pl
    .in = auf den Kanaren
    .to = auf die Kanaren
magellan-at-3n29-west = Bahamas
    .gender = pl
    .in = auf den Bahamas
    .to = auf die Bahamas
