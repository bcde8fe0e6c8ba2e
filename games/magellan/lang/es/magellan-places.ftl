# Places of the map. A cell with a capital or a start base goes by the name of the country or the island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-land = { CALLED($cell, names: "magellan-at") }
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
magellan-node-land-part = { KNOWN($cell, $part, names: "magellan-at") ->
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

## Cells by name


magellan-at-6n1 = RFA
    .gender = f
magellan-at-5n1 = Francia
magellan-at-6n36 = Reino Unido
    .gender = m
magellan-at-5n2 = Italia
magellan-at-5n36 = España
magellan-at-6n2 = Suecia
magellan-at-4n3 = Grecia
magellan-at-6n3 = Polonia
magellan-at-4n1 = Argelia
magellan-at-4n4 = Turquía
magellan-at-4n36 = Marruecos
magellan-at-1n1 = Nigeria
magellan-at-1n36 = Costa de Marfil
magellan-at-1s4 = Kenia
magellan-at-3s3 = Sudáfrica
magellan-at-1s2 = Zaire
magellan-at-1n4 = Etiopía
magellan-at-2s5 = Madagascar
magellan-at-4n14 = Japón
magellan-at-4n13 = Corea del Sur
magellan-at-4n8 = Pakistán
magellan-at-1n8 = Sri Lanka
magellan-at-3n5 = Arabia Saudí
magellan-at-4n6 = Irán
magellan-at-4n5 = Irak
magellan-at-4s15 = Australia
magellan-at-5s18 = Nueva Zelanda
magellan-at-1s15 = Papúa Nueva Guinea
magellan-at-2s18 = Fiyi
magellan-at-1s11 = Indonesia
magellan-at-2n13 = Filipinas
magellan-at-1n11 = Malasia
magellan-at-2n11 = Tailandia
magellan-at-1n12 = Brunéi
magellan-at-4n29 = Estados Unidos
magellan-at-5n29 = Canadá
magellan-at-2n27 = México
magellan-at-3n28 = Cuba
magellan-at-2n30 = Venezuela
magellan-at-1n29 = Colombia
magellan-at-2s32 = Brasil
magellan-at-4s31 = Argentina
magellan-at-4s29 = Chile
magellan-at-2s29 = Perú
magellan-at-7n3 = Finlandia
magellan-at-7n34 = Islandia
magellan-at-6n4 = Unión Soviética
    .gender = f
magellan-at-4n2 = Libia
magellan-at-2n35 = Senegal
magellan-at-1n2 = Camerún
magellan-at-2n4 = Sudán
magellan-at-2s4 = Zimbabue
magellan-at-2s3 = Zambia
magellan-at-4n12 = China
magellan-at-3n8 = India
magellan-at-3n10 = Bangladés
magellan-at-3n9 = Nepal
magellan-at-3n6 = Emiratos Árabes
    .gender = mp
magellan-at-5n11 = Mongolia
magellan-at-2n10 = Birmania
magellan-at-3n11 = Vietnam
magellan-at-1s16 = Islas Salomón
    .gender = fp
    .the = las islas Salomón
magellan-at-2s17 = Vanuatu
magellan-at-3s19 = Tonga
magellan-at-2s19 = Samoa Occidental
magellan-at-3s17 = Nueva Caledonia
magellan-at-2s22 = Polinesia Francesa
    .gender = f
magellan-at-1n28 = Costa Rica
magellan-at-2n29 = Jamaica
magellan-at-1s29 = Ecuador
magellan-at-2s30 = Bolivia
magellan-at-3s31 = Paraguay
magellan-at-6s33 = Georgia del Sur
magellan-at-6s1 = Isla Bouvet
    .gender = f
    .the = la isla Bouvet
magellan-at-5s4 = Islas del Príncipe Eduardo
    .gender = fp
    .the = las islas del Príncipe Eduardo
magellan-at-4s8 = Nueva Ámsterdam
magellan-at-3s23 = Islas Gambier
    .gender = fp
    .the = las islas Gambier
magellan-at-6n18 = Attu
magellan-at-8n24 = Isla Banks
    .gender = f
    .the = la isla Banks
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

## Lands of cells that have several: the capital's

magellan-at-6n1-east = RFA
    .gender = f
magellan-at-5n1-north = Francia
magellan-at-6n36-east = Reino Unido
    .gender = m
magellan-at-6n36-west = Irlanda
magellan-at-6n2-north = Suecia
magellan-at-4n3-north = Grecia
magellan-at-6n3-middle = Polonia
magellan-at-4n1-south = Argelia
magellan-at-4n4-east = Turquía
magellan-at-4n4-west = Chipre
magellan-at-4n36-south = Marruecos
magellan-at-4n36-north = Portugal
magellan-at-1n1-east = Nigeria
magellan-at-1s4-middle = Kenia
magellan-at-2s5-east = Madagascar
magellan-at-4n14-east = Japón
magellan-at-4n13-north-east = Corea del Sur
magellan-at-1n8-north-east = Sri Lanka
magellan-at-3n5-south = Arabia Saudí
magellan-at-4s15-middle = Australia
magellan-at-5s18-north = Nueva Zelanda
magellan-at-1s15-middle = Papúa Nueva Guinea
magellan-at-2s18-south-east = Fiyi
magellan-at-1s11-south-east = Indonesia
magellan-at-2n13-west = Filipinas
magellan-at-1n11-west = Malasia
magellan-at-2n11-middle = Tailandia
magellan-at-1n12-middle = Brunéi
magellan-at-4n29-west = Estados Unidos
magellan-at-5n29-west = Canadá
magellan-at-3n28-south-east = Cuba
magellan-at-2n30-south-west = Venezuela
magellan-at-2n30-north-west = República Dominicana
    .gender = f
magellan-at-2n30-south-east = Trinidad y Tobago
magellan-at-7n3-east = Finlandia
magellan-at-7n34-east = Islandia
magellan-at-4n2-west = Libia
magellan-at-3n10-north = Bangladés
magellan-at-3n6-middle = Emiratos Árabes
    .gender = mp
magellan-at-3n6-south = Omán
magellan-at-2n10-east = Birmania
magellan-at-1s16-south-east = Islas Salomón
    .gender = fp
    .the = las islas Salomón
magellan-at-2s17-south-east = Vanuatu
magellan-at-2s19-east = Samoa Occidental
magellan-at-3s17-north = Nueva Caledonia
magellan-at-1n28-north-east = Costa Rica
magellan-at-2n29-north-west = Jamaica
magellan-at-3s23-north = Islas Gambier
    .gender = fp
    .the = las islas Gambier
magellan-at-8n24-south-east = Isla Banks
    .gender = f
    .the = la isla Banks
magellan-at-3n35-north = Canarias
magellan-at-3n29-west = Bahamas
    .gender = fp
