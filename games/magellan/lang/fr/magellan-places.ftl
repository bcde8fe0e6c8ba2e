# Places of the map. A cell with a capital or a start base goes by the name of the country or the island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .short = { CALLED($cell, names: "magellan-at", as: "short") }
    .the = { CALLED($cell, names: "magellan-at", as: "the") }
    .of = { CALLED($cell, names: "magellan-at", as: "of") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
magellan-node-land = { CALLED($cell, names: "magellan-at") }
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
magellan-node-capitals = { $place } : { $capitals }

## Cells by name

magellan-at-6n1 = RFA
    .gender = f
magellan-at-5n1 = France
    .gender = f
magellan-at-6n36 = Royaume-Uni
    .gender = m
magellan-at-5n2 = Italie
    .gender = f
magellan-at-5n36 = Espagne
    .gender = f
magellan-at-6n2 = Suède
    .gender = f
magellan-at-4n3 = Grèce
    .gender = f
magellan-at-6n3 = Pologne
    .gender = f
magellan-at-4n1 = Algérie
    .gender = f
magellan-at-4n4 = Turquie
    .gender = f
magellan-at-4n36 = Maroc
    .gender = m
magellan-at-1n1 = Nigeria
    .gender = m
magellan-at-1n36 = Côte d’Ivoire
    .gender = f
magellan-at-1s4 = Kenya
    .gender = m
magellan-at-3s3 = Afrique du Sud
    .gender = f
magellan-at-1s2 = Zaïre
    .gender = m
magellan-at-1n4 = Éthiopie
    .gender = f
magellan-at-2s5 = Madagascar
magellan-at-4n14 = Japon
    .gender = m
magellan-at-4n13 = Corée du Sud
    .gender = f
magellan-at-4n8 = Pakistan
    .gender = m
magellan-at-1n8 = Sri Lanka
    .gender = m
magellan-at-3n5 = Arabie saoudite
    .gender = f
magellan-at-4n6 = Iran
    .gender = m
magellan-at-4n5 = Irak
    .gender = m
magellan-at-4s15 = Australie
    .gender = f
magellan-at-5s18 = Nouvelle-Zélande
    .gender = f
magellan-at-1s15 = Papouasie-Nouvelle-Guinée
    .gender = f
magellan-at-2s18 = Fidji
    .gender = fp
magellan-at-1s11 = Indonésie
    .gender = f
magellan-at-2n13 = Philippines
    .gender = fp
magellan-at-1n11 = Malaisie
    .gender = f
magellan-at-2n11 = Thaïlande
    .gender = f
magellan-at-1n12 = Brunei
    .gender = m
magellan-at-4n29 = États-Unis
    .gender = mp
magellan-at-5n29 = Canada
    .gender = m
magellan-at-2n27 = Mexique
    .gender = m
magellan-at-3n28 = Cuba
magellan-at-2n30 = Venezuela
    .gender = m
magellan-at-1n29 = Colombie
    .gender = f
magellan-at-2s32 = Brésil
    .gender = m
magellan-at-4s31 = Argentine
    .gender = f
magellan-at-4s29 = Chili
    .gender = m
magellan-at-2s29 = Pérou
    .gender = m
magellan-at-7n3 = Finlande
    .gender = f
magellan-at-7n34 = Islande
    .gender = f
magellan-at-6n4 = Union soviétique
    .gender = f
magellan-at-4n2 = Libye
    .gender = f
magellan-at-2n35 = Sénégal
    .gender = m
magellan-at-1n2 = Cameroun
    .gender = m
magellan-at-2n4 = Soudan
    .gender = m
magellan-at-2s4 = Zimbabwe
    .gender = m
magellan-at-2s3 = Zambie
    .gender = f
magellan-at-4n12 = Chine
    .gender = f
magellan-at-3n8 = Inde
    .gender = f
magellan-at-3n10 = Bangladesh
    .gender = m
magellan-at-3n9 = Népal
    .gender = m
magellan-at-3n6 = Émirats arabes unis
    .gender = mp
magellan-at-5n11 = Mongolie
    .gender = f
magellan-at-2n10 = Birmanie
    .gender = f
magellan-at-3n11 = Viêt Nam
    .gender = m
magellan-at-1s16 = Îles Salomon
    .gender = fp
    .the = les îles Salomon
    .of = des îles Salomon
    .in = aux îles Salomon
    .to = aux îles Salomon
    .from = des îles Salomon
magellan-at-2s17 = Vanuatu
    .gender = m
magellan-at-3s19 = Tonga
    .gender = fp
magellan-at-2s19 = Samoa occidentales
    .gender = fp
magellan-at-3s17 = Nouvelle-Calédonie
    .gender = f
magellan-at-2s22 = Polynésie française
    .gender = f
magellan-at-1n28 = Costa Rica
    .gender = m
magellan-at-2n29 = Jamaïque
    .gender = f
magellan-at-1s29 = Équateur
    .gender = m
magellan-at-2s30 = Bolivie
    .gender = f
magellan-at-3s31 = Paraguay
    .gender = m
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

## Lands of cells that have several: the capital's

magellan-at-6n1-east = RFA
    .gender = f
magellan-at-5n1-north = France
    .gender = f
magellan-at-6n36-east = Royaume-Uni
    .gender = m
magellan-at-6n36-west = Irlande
    .gender = f
magellan-at-6n2-north = Suède
    .gender = f
magellan-at-4n3-north = Grèce
    .gender = f
magellan-at-6n3-middle = Pologne
    .gender = f
magellan-at-4n1-south = Algérie
    .gender = f
magellan-at-4n4-east = Turquie
    .gender = f
magellan-at-4n4-west = Chypre
magellan-at-4n36-south = Maroc
    .gender = m
magellan-at-4n36-north = Portugal
    .gender = m
magellan-at-1n1-east = Nigeria
    .gender = m
magellan-at-1s4-middle = Kenya
    .gender = m
magellan-at-2s5-east = Madagascar
magellan-at-4n14-east = Japon
    .gender = m
magellan-at-4n13-north-east = Corée du Sud
    .gender = f
magellan-at-1n8-north-east = Sri Lanka
    .gender = m
magellan-at-3n5-south = Arabie saoudite
    .gender = f
magellan-at-4s15-middle = Australie
    .gender = f
magellan-at-5s18-north = Nouvelle-Zélande
    .gender = f
magellan-at-1s15-middle = Papouasie-Nouvelle-Guinée
    .gender = f
magellan-at-2s18-south-east = Fidji
    .gender = fp
magellan-at-1s11-south-east = Indonésie
    .gender = f
magellan-at-2n13-west = Philippines
    .gender = fp
magellan-at-1n11-west = Malaisie
    .gender = f
magellan-at-2n11-middle = Thaïlande
    .gender = f
magellan-at-1n12-middle = Brunei
    .gender = m
magellan-at-4n29-west = États-Unis
    .gender = mp
magellan-at-5n29-west = Canada
    .gender = m
magellan-at-3n28-south-east = Cuba
magellan-at-2n30-south-west = Venezuela
    .gender = m
magellan-at-2n30-north-west = République dominicaine
    .gender = f
magellan-at-2n30-south-east = Trinité-et-Tobago
magellan-at-7n3-east = Finlande
    .gender = f
magellan-at-7n34-east = Islande
    .gender = f
magellan-at-4n2-west = Libye
    .gender = f
magellan-at-3n10-north = Bangladesh
    .gender = m
magellan-at-3n6-middle = Émirats arabes unis
    .gender = mp
magellan-at-3n6-south = Oman
magellan-at-2n10-east = Birmanie
    .gender = f
magellan-at-1s16-south-east = Îles Salomon
    .gender = fp
    .the = les îles Salomon
    .of = des îles Salomon
    .in = aux îles Salomon
    .to = aux îles Salomon
    .from = des îles Salomon
magellan-at-2s17-south-east = Vanuatu
    .gender = m
magellan-at-2s19-east = Samoa occidentales
    .gender = fp
magellan-at-3s17-north = Nouvelle-Calédonie
    .gender = f
magellan-at-1n28-north-east = Costa Rica
    .gender = m
magellan-at-2n29-north-west = Jamaïque
    .gender = f
magellan-at-3s23-north = Îles Gambier
    .gender = fp
    .the = les îles Gambier
    .of = des îles Gambier
    .in = aux îles Gambier
    .to = aux îles Gambier
    .from = des îles Gambier
magellan-at-8n24-south-east = Île Banks
    .gender = f
    .the = l’île Banks
    .of = de l’île Banks
    .in = sur l’île Banks
    .to = sur l’île Banks
    .from = de l’île Banks
magellan-at-3n35-north = Canaries
    .gender = fp
magellan-at-3n29-west = Bahamas
    .gender = fp
