# Places of the map. A cell with a capital or a start base goes by the name of the country or the island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .at = { CALLED($cell, names: "magellan-at", as: "at") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-land = { CALLED($cell, names: "magellan-at") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .at = { CALLED($cell, names: "magellan-at", as: "at") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-sea = mar perto { CALLED($cell, names: "magellan-at", as: "of") }
    .gender = m
magellan-node-land-part = { KNOWN($cell, $part, names: "magellan-at") ->
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

## Cells by name

magellan-at-6n1 = Alemanha Ocidental
    .gender = f
magellan-at-5n1 = França
    .gender = f
magellan-at-6n36 = Reino Unido
    .gender = m
magellan-at-5n2 = Itália
    .gender = f
magellan-at-5n36 = Espanha
    .gender = f
magellan-at-6n2 = Suécia
    .gender = f
magellan-at-4n3 = Grécia
    .gender = f
magellan-at-6n3 = Polônia
    .gender = f
magellan-at-4n1 = Argélia
    .gender = f
magellan-at-4n4 = Turquia
    .gender = f
magellan-at-4n36 = Marrocos
magellan-at-1n1 = Nigéria
    .gender = f
magellan-at-1n36 = Costa do Marfim
    .gender = f
magellan-at-1s4 = Quênia
    .gender = m
magellan-at-3s3 = África do Sul
    .gender = f
magellan-at-1s2 = Zaire
    .gender = m
magellan-at-1n4 = Etiópia
    .gender = f
magellan-at-2s5 = Madagascar
magellan-at-4n14 = Japão
    .gender = m
magellan-at-4n13 = Coreia do Sul
    .gender = f
magellan-at-4n8 = Paquistão
    .gender = m
magellan-at-1n8 = Sri Lanka
    .gender = m
magellan-at-3n5 = Arábia Saudita
    .gender = f
magellan-at-4n6 = Irã
    .gender = m
magellan-at-4n5 = Iraque
    .gender = m
magellan-at-4s15 = Austrália
    .gender = f
magellan-at-5s18 = Nova Zelândia
    .gender = f
magellan-at-1s15 = Papua-Nova Guiné
    .gender = f
magellan-at-2s18 = Fiji
magellan-at-1s11 = Indonésia
    .gender = f
magellan-at-2n13 = Filipinas
    .gender = fp
magellan-at-1n11 = Malásia
    .gender = f
magellan-at-2n11 = Tailândia
    .gender = f
magellan-at-1n12 = Brunei
    .gender = m
magellan-at-4n29 = Estados Unidos
    .gender = mp
magellan-at-5n29 = Canadá
    .gender = m
magellan-at-2n27 = México
    .gender = m
magellan-at-3n28 = Cuba
magellan-at-2n30 = Venezuela
    .gender = f
magellan-at-1n29 = Colômbia
    .gender = f
magellan-at-2s32 = Brasil
    .gender = m
magellan-at-4s31 = Argentina
    .gender = f
magellan-at-4s29 = Chile
    .gender = m
magellan-at-2s29 = Peru
    .gender = m
magellan-at-7n3 = Finlândia
    .gender = f
magellan-at-7n34 = Islândia
    .gender = f
magellan-at-6n4 = União Soviética
    .gender = f
magellan-at-4n2 = Líbia
    .gender = f
magellan-at-2n35 = Senegal
    .gender = m
magellan-at-1n2 = Camarões
magellan-at-2n4 = Sudão
    .gender = m
magellan-at-2s4 = Zimbábue
    .gender = m
magellan-at-2s3 = Zâmbia
    .gender = f
magellan-at-4n12 = China
    .gender = f
magellan-at-3n8 = Índia
    .gender = f
magellan-at-3n10 = Bangladesh
magellan-at-3n9 = Nepal
    .gender = m
magellan-at-3n6 = Emirados Árabes Unidos
    .gender = mp
magellan-at-5n11 = Mongólia
    .gender = f
magellan-at-2n10 = Birmânia
    .gender = f
magellan-at-3n11 = Vietnã
    .gender = m
magellan-at-1s16 = Ilhas Salomão
    .gender = fp
magellan-at-2s17 = Vanuatu
magellan-at-3s19 = Tonga
magellan-at-2s19 = Samoa Ocidental
    .gender = f
magellan-at-3s17 = Nova Caledônia
    .gender = f
magellan-at-2s22 = Polinésia Francesa
    .gender = f
magellan-at-1n28 = Costa Rica
    .gender = f
magellan-at-2n29 = Jamaica
    .gender = f
magellan-at-1s29 = Equador
    .gender = m
magellan-at-2s30 = Bolívia
    .gender = f
magellan-at-3s31 = Paraguai
    .gender = m
magellan-at-6s33 = Geórgia do Sul
    .gender = f
magellan-at-6s1 = Ilha Bouvet
    .gender = f
magellan-at-5s4 = Ilhas Príncipe Eduardo
    .gender = fp
magellan-at-4s8 = Nova Amsterdã
magellan-at-3s23 = Ilhas Gambier
    .gender = fp
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

## Lands of cells that have several: the capital's

magellan-at-6n1-east = Alemanha Ocidental
    .gender = f
magellan-at-5n1-north = França
    .gender = f
magellan-at-6n36-east = Reino Unido
    .gender = m
magellan-at-6n36-west = Irlanda
    .gender = f
magellan-at-6n2-north = Suécia
    .gender = f
magellan-at-4n3-north = Grécia
    .gender = f
magellan-at-6n3-middle = Polônia
    .gender = f
magellan-at-4n1-south = Argélia
    .gender = f
magellan-at-4n4-east = Turquia
    .gender = f
magellan-at-4n4-west = Chipre
magellan-at-4n36-south = Marrocos
magellan-at-4n36-north = Portugal
magellan-at-1n1-east = Nigéria
    .gender = f
magellan-at-1s4-middle = Quênia
    .gender = m
magellan-at-2s5-east = Madagascar
magellan-at-4n14-east = Japão
    .gender = m
magellan-at-4n13-north-east = Coreia do Sul
    .gender = f
magellan-at-1n8-north-east = Sri Lanka
    .gender = m
magellan-at-3n5-south = Arábia Saudita
    .gender = f
magellan-at-4s15-middle = Austrália
    .gender = f
magellan-at-5s18-north = Nova Zelândia
    .gender = f
magellan-at-1s15-middle = Papua-Nova Guiné
    .gender = f
magellan-at-2s18-south-east = Fiji
magellan-at-1s11-south-east = Indonésia
    .gender = f
magellan-at-2n13-west = Filipinas
    .gender = fp
magellan-at-1n11-west = Malásia
    .gender = f
magellan-at-2n11-middle = Tailândia
    .gender = f
magellan-at-1n12-middle = Brunei
    .gender = m
magellan-at-4n29-west = Estados Unidos
    .gender = mp
magellan-at-5n29-west = Canadá
    .gender = m
magellan-at-3n28-south-east = Cuba
magellan-at-2n30-south-west = Venezuela
    .gender = f
magellan-at-2n30-north-west = República Dominicana
    .gender = f
magellan-at-2n30-south-east = Trinidad e Tobago
magellan-at-7n3-east = Finlândia
    .gender = f
magellan-at-7n34-east = Islândia
    .gender = f
magellan-at-4n2-west = Líbia
    .gender = f
magellan-at-3n10-north = Bangladesh
magellan-at-3n6-middle = Emirados Árabes Unidos
    .gender = mp
magellan-at-3n6-south = Omã
magellan-at-2n10-east = Birmânia
    .gender = f
magellan-at-1s16-south-east = Ilhas Salomão
    .gender = fp
magellan-at-2s17-south-east = Vanuatu
magellan-at-2s19-east = Samoa Ocidental
    .gender = f
magellan-at-3s17-north = Nova Caledônia
    .gender = f
magellan-at-1n28-north-east = Costa Rica
    .gender = f
magellan-at-2n29-north-west = Jamaica
    .gender = f
magellan-at-3s23-north = Ilhas Gambier
    .gender = fp
magellan-at-8n24-south-east = Ilha Banks
    .gender = f
magellan-at-3n35-north = Ilhas Canárias
    .gender = fp
magellan-at-3n29-west = Bahamas
    .gender = fp
