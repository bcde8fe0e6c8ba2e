# The geographic and history cards of `magellan`: names of countries, capitals, bases and places, titles and texts of cards.

## Series of geographic cards

magellan-series-europe = Europe
    .gender = f
magellan-series-africa = Afrique
    .gender = f
magellan-series-asia = Asie
    .gender = f
magellan-series-oceania = Océanie et Asie du Sud-Est
    .gender = f
    .of = de l’Océanie et de l’Asie du Sud-Est
    .the = l’Océanie et l’Asie du Sud-Est
    .from = d’Océanie et d’Asie du Sud-Est
magellan-series-america = Amérique
    .gender = f

## Countries

magellan-country-belgium = Belgique
    .gender = f
magellan-country-france = France
    .gender = f
magellan-country-west-germany = RFA
    .gender = f
magellan-country-united-kingdom = Royaume-Uni
    .gender = m
magellan-country-italy = Italie
    .gender = f
magellan-country-spain = Espagne
    .gender = f
magellan-country-switzerland = Suisse
    .gender = f
magellan-country-sweden = Suède
    .gender = f
magellan-country-greece = Grèce
    .gender = f
magellan-country-poland = Pologne
    .gender = f
magellan-country-algeria = Algérie
    .gender = f
magellan-country-egypt = Égypte
    .gender = f
magellan-country-morocco = Maroc
    .gender = m
magellan-country-nigeria = Nigeria
    .gender = m
magellan-country-ivory-coast = Côte d’Ivoire
    .gender = f
magellan-country-kenya = Kenya
    .gender = m
magellan-country-south-africa = Afrique du Sud
    .gender = f
magellan-country-zaire = Zaïre
    .gender = m
magellan-country-ethiopia = Éthiopie
    .gender = f
magellan-country-madagascar = Madagascar
magellan-country-japan = Japon
    .gender = m
magellan-country-south-korea = Corée du Sud
    .gender = f
magellan-country-pakistan = Pakistan
    .gender = m
magellan-country-sri-lanka = Sri Lanka
    .gender = m
magellan-country-saudi-arabia = Arabie saoudite
    .gender = f
magellan-country-iran = Iran
    .gender = m
magellan-country-iraq = Irak
    .gender = m
magellan-country-kuwait = Koweït
    .gender = m
magellan-country-israel = Israël
    .in = en Israël
    .to = en Israël
magellan-country-turkey = Turquie
    .gender = f
magellan-country-australia = Australie
    .gender = f
magellan-country-new-zealand = Nouvelle-Zélande
    .gender = f
magellan-country-papua-new-guinea = Papouasie-Nouvelle-Guinée
    .gender = f
magellan-country-fiji = Fidji
    .gender = fp
magellan-country-indonesia = Indonésie
    .gender = f
magellan-country-philippines = Philippines
    .gender = fp
magellan-country-malaysia = Malaisie
    .gender = f
magellan-country-singapore = Singapour
magellan-country-thailand = Thaïlande
    .gender = f
magellan-country-brunei = Brunei
    .gender = m
magellan-country-united-states = États-Unis
    .gender = mp
magellan-country-canada = Canada
    .gender = m
magellan-country-mexico = Mexique
    .gender = m
magellan-country-cuba = Cuba
magellan-country-venezuela = Venezuela
    .gender = m
magellan-country-colombia = Colombie
    .gender = f
magellan-country-brazil = Brésil
    .gender = m
magellan-country-argentina = Argentine
    .gender = f
magellan-country-chile = Chili
    .gender = m
magellan-country-peru = Pérou
    .gender = m
magellan-country-netherlands = Pays-Bas
    .gender = mp
magellan-country-norway = Norvège
    .gender = f
magellan-country-denmark = Danemark
    .gender = m
magellan-country-austria = Autriche
    .gender = f
magellan-country-portugal = Portugal
    .gender = m
magellan-country-finland = Finlande
    .gender = f
magellan-country-ireland = Irlande
    .gender = f
magellan-country-iceland = Islande
    .gender = f
magellan-country-hungary = Hongrie
    .gender = f
magellan-country-soviet-union = Union soviétique
    .gender = f
magellan-country-tunisia = Tunisie
    .gender = f
magellan-country-libya = Libye
    .gender = f
magellan-country-senegal = Sénégal
    .gender = m
magellan-country-ghana = Ghana
    .gender = m
magellan-country-cameroon = Cameroun
    .gender = m
magellan-country-sudan = Soudan
    .gender = m
magellan-country-tanzania = Tanzanie
    .gender = f
magellan-country-zimbabwe = Zimbabwe
    .gender = m
magellan-country-zambia = Zambie
    .gender = f
magellan-country-gabon = Gabon
    .gender = m
magellan-country-china = Chine
    .gender = f
magellan-country-india = Inde
    .gender = f
magellan-country-bangladesh = Bangladesh
    .gender = m
magellan-country-nepal = Népal
    .gender = m
magellan-country-united-arab-emirates = Émirats arabes unis
    .gender = mp
magellan-country-oman = Oman
magellan-country-jordan = Jordanie
    .gender = f
magellan-country-syria = Syrie
    .gender = f
magellan-country-cyprus = Chypre
magellan-country-mongolia = Mongolie
    .gender = f
magellan-country-burma = Birmanie
    .gender = f
magellan-country-vietnam = Viêt Nam
    .gender = m
magellan-country-laos = Laos
    .gender = m
magellan-country-kampuchea = Kampuchéa
    .gender = m
magellan-country-solomon-islands = Îles Salomon
    .gender = fp
    .the = les îles Salomon
    .of = des îles Salomon
    .in = aux îles Salomon
    .to = aux îles Salomon
    .from = des îles Salomon
magellan-country-vanuatu = Vanuatu
    .gender = m
magellan-country-tonga = Tonga
    .gender = fp
magellan-country-western-samoa = Samoa occidentales
    .gender = fp
magellan-country-new-caledonia = Nouvelle-Calédonie
    .gender = f
magellan-country-french-polynesia = Polynésie française
    .gender = f
magellan-country-guatemala = Guatemala
    .gender = m
magellan-country-costa-rica = Costa Rica
    .gender = m
magellan-country-panama = Panama
    .gender = m
magellan-country-jamaica = Jamaïque
    .gender = f
magellan-country-dominican-republic = République dominicaine
    .gender = f
magellan-country-trinidad-and-tobago = Trinité-et-Tobago
magellan-country-ecuador = Équateur
    .gender = m
magellan-country-bolivia = Bolivie
    .gender = f
magellan-country-uruguay = Uruguay
    .gender = m
magellan-country-paraguay = Paraguay
    .gender = m

## Their capitals

magellan-capital-belgium = Bruxelles
magellan-capital-france = Paris
magellan-capital-west-germany = Bonn
magellan-capital-united-kingdom = Londres
magellan-capital-italy = Rome
magellan-capital-spain = Madrid
magellan-capital-switzerland = Berne
magellan-capital-sweden = Stockholm
magellan-capital-greece = Athènes
magellan-capital-poland = Varsovie
magellan-capital-algeria = Alger
magellan-capital-egypt = Le Caire
    .in = au Caire
    .to = au Caire
    .from = du Caire
    .of = du Caire
    .at = au Caire
    .de = du Caire
magellan-capital-morocco = Rabat
magellan-capital-nigeria = Lagos
magellan-capital-ivory-coast = Abidjan
magellan-capital-kenya = Nairobi
magellan-capital-south-africa = Pretoria
magellan-capital-zaire = Kinshasa
magellan-capital-ethiopia = Addis-Abeba
magellan-capital-madagascar = Antananarivo
magellan-capital-japan = Tokyo
magellan-capital-south-korea = Séoul
magellan-capital-pakistan = Islamabad
magellan-capital-sri-lanka = Colombo
magellan-capital-saudi-arabia = Riyad
magellan-capital-iran = Téhéran
magellan-capital-iraq = Bagdad
magellan-capital-kuwait = Koweït
magellan-capital-israel = Jérusalem
magellan-capital-turkey = Ankara
magellan-capital-australia = Canberra
magellan-capital-new-zealand = Wellington
magellan-capital-papua-new-guinea = Port Moresby
magellan-capital-fiji = Suva
magellan-capital-indonesia = Djakarta
magellan-capital-philippines = Manille
magellan-capital-malaysia = Kuala Lumpur
magellan-capital-thailand = Bangkok
magellan-capital-brunei = Bandar Seri Begawan
magellan-capital-united-states = Washington
magellan-capital-canada = Ottawa
magellan-capital-mexico = Mexico
magellan-capital-cuba = La Havane
magellan-capital-venezuela = Caracas
magellan-capital-colombia = Bogota
magellan-capital-brazil = Brasilia
magellan-capital-argentina = Buenos Aires
magellan-capital-chile = Santiago
magellan-capital-peru = Lima
magellan-capital-netherlands = Amsterdam
magellan-capital-norway = Oslo
magellan-capital-denmark = Copenhague
magellan-capital-austria = Vienne
magellan-capital-portugal = Lisbonne
magellan-capital-finland = Helsinki
magellan-capital-ireland = Dublin
magellan-capital-iceland = Reykjavik
magellan-capital-hungary = Budapest
magellan-capital-soviet-union = Moscou
magellan-capital-tunisia = Tunis
magellan-capital-libya = Tripoli
magellan-capital-senegal = Dakar
magellan-capital-ghana = Accra
magellan-capital-cameroon = Yaoundé
magellan-capital-sudan = Khartoum
magellan-capital-tanzania = Dar es Salam
magellan-capital-zimbabwe = Harare
magellan-capital-zambia = Lusaka
magellan-capital-gabon = Libreville
magellan-capital-china = Pékin
magellan-capital-india = New Delhi
magellan-capital-bangladesh = Dacca
magellan-capital-nepal = Katmandou
magellan-capital-united-arab-emirates = Abou Dhabi
magellan-capital-oman = Mascate
magellan-capital-jordan = Amman
magellan-capital-syria = Damas
magellan-capital-cyprus = Nicosie
magellan-capital-mongolia = Oulan-Bator
magellan-capital-burma = Rangoun
magellan-capital-vietnam = Hanoï
magellan-capital-laos = Vientiane
magellan-capital-kampuchea = Phnom Penh
magellan-capital-solomon-islands = Honiara
magellan-capital-vanuatu = Port-Vila
magellan-capital-tonga = Nuku’alofa
magellan-capital-western-samoa = Apia
magellan-capital-new-caledonia = Nouméa
magellan-capital-french-polynesia = Papeete
magellan-capital-guatemala = Guatemala
magellan-capital-costa-rica = San José
magellan-capital-panama = Panama
magellan-capital-jamaica = Kingston
magellan-capital-dominican-republic = Saint-Domingue
magellan-capital-trinidad-and-tobago = Port-d’Espagne
magellan-capital-ecuador = Quito
magellan-capital-bolivia = La Paz
magellan-capital-uruguay = Montevideo
magellan-capital-paraguay = Asuncion

## Start bases

magellan-base-vanuatu = Vanuatu (Nouvelles-Hébrides)
    .gender = m
magellan-base-fiji = Fidji (Viti)
    .gender = fp
magellan-base-tuvalu = Tuvalu (îles Ellice)
    .gender = mp

## Places of discoveries

magellan-place-san-salvador = San Salvador
magellan-place-cape-of-good-hope = cap de Bonne-Espérance
    .gender = m
magellan-place-easter-island = île de Pâques
    .gender = f
    .in = sur l’île de Pâques
    .to = sur l’île de Pâques
    .from = de l’île de Pâques
magellan-place-galapagos = Galápagos
    .gender = fp
magellan-place-timbuktu = Tombouctou
magellan-place-lhasa = Lhassa
magellan-place-machu-picchu = Machu Picchu
    .gender = m
magellan-place-viscount-melville-sound = détroit Melville
    .gender = m
    .the = le détroit de Melville
    .of = du détroit de Melville
    .in = dans le détroit de Melville
    .to = au détroit de Melville
    .from = du détroit de Melville
magellan-place-johannesburg = Johannesburg
magellan-place-gibraltar = Gibraltar
magellan-place-the-ross-ice-shelf-camp = camp de la barrière de Ross
    .gender = m
magellan-place-pitcairn-island = île Pitcairn
    .gender = f
    .in = sur l’île Pitcairn
    .to = sur l’île Pitcairn
    .from = de l’île Pitcairn
magellan-place-the-azores = Açores
    .gender = fp
magellan-place-victoria-falls = chutes Victoria
    .gender = fp
magellan-place-lake-baikal = lac Baïkal
    .gender = m
magellan-place-uluru = Uluru
magellan-place-angkor = Angkor
magellan-place-cape-horn = cap Horn
    .gender = m
magellan-place-north-cape = cap Nord
    .gender = m
magellan-place-lanse-aux-meadows = L’Anse aux Meadows
    .elides = no
magellan-place-mombasa = Mombasa
magellan-place-botany-bay = Botany Bay
magellan-place-south-pole = pôle Sud
    .gender = m
magellan-place-franz-josef-land = terre François-Joseph
    .gender = f
    .from = de la terre François-Joseph
magellan-place-tahiti = Tahiti
magellan-place-petra = Pétra
magellan-place-great-zimbabwe = Grand Zimbabwe
    .gender = m
magellan-place-iguazu-falls = chutes d’Iguazú
    .gender = fp
magellan-place-cape-york = cap York
    .gender = m

## Parts of a cell

magellan-part-n = nord
magellan-part-ne = nord-est
magellan-part-e = est
magellan-part-se = sud-est
magellan-part-s = sud
magellan-part-sw = sud-ouest
magellan-part-w = ouest
magellan-part-nw = nord-ouest
magellan-part-mid = centre

## Titles of the history cards

magellan-card-h01-01 = 1492 : terre en vue aux Bahamas
magellan-card-h01-02 = 1498 : la route des Indes par le Cap
magellan-card-h01-03 = 1522 : retour de la Victoria
magellan-card-h01-04 = 1776 : l’indépendance américaine
magellan-card-h01-05 = 1789 : la Bastille tombe
magellan-card-h01-06 = 1815 : le congrès de Vienne
magellan-card-h01-07 = 1903 : Kitty Hawk
magellan-card-h01-08 = 1945 : la charte des Nations unies
magellan-card-h01-09 = 1957 : le traité de Rome
magellan-card-h01-10 = 1969 : des pas sur la Lune
magellan-card-h02-01 = Le canal de Suez (1869)
magellan-card-h02-02 = Le canal de Panama (1914)
magellan-card-h02-03 = Le détroit de Gibraltar
magellan-card-h02-04 = Le Bosphore
magellan-card-h02-05 = Le détroit de Malacca
magellan-card-h02-06 = Le Nil
magellan-card-h02-07 = L’Amazone
magellan-card-h02-08 = Le Mississippi
magellan-card-h02-09 = Le Rhin
magellan-card-h02-10 = Le Yangzi
magellan-card-h03-01 = L’île de Pâques
magellan-card-h03-02 = Les Galápagos
magellan-card-h03-04 = Le Spitzberg
magellan-card-h03-05 = Les îles Kerguelen
magellan-card-h03-09 = Le Machu Picchu
magellan-card-h03-10 = Le passage du Nord-Ouest
magellan-card-h04-01 = 1973 : le choc pétrolier
magellan-card-h04-02 = 1929 : krach à Wall Street
magellan-card-h04-03 = 1948 : le plan Marshall
magellan-card-h04-04 = 1968 : la révolution verte
magellan-card-h04-05 = 1982 : la crise de la dette
magellan-card-h04-06 = 1967 : les droits de douane baissent
magellan-card-h04-07 = 1956 : le premier porte-conteneurs
magellan-card-h04-08 = 1886 : l’or du Rand
magellan-card-h04-09 = 1944 : Bretton Woods
magellan-card-h04-10 = 1951 : le pétrole nationalisé
magellan-card-h05-01 = 1914 : la Grande Guerre
magellan-card-h05-02 = 1939 : la Seconde Guerre mondiale
magellan-card-h05-03 = 1337 : la guerre de Cent Ans
magellan-card-h05-04 = 1805 : Napoléon en marche
magellan-card-h05-05 = 1347 : la peste noire
magellan-card-h05-06 = 1918 : la grippe espagnole
magellan-card-h05-07 = 1984 : sécheresse au Sahel
magellan-card-h05-08 = Saison des ouragans
magellan-card-h05-09 = 1883 : le Krakatoa
magellan-card-h05-10 = 1648 : la paix de Westphalie
magellan-card-h06-01 = 1271 : le départ de Marco Polo
magellan-card-h06-02 = 1453 : Constantinople tombe
magellan-card-h06-03 = 1642 : Tasman voit la Nouvelle-Zélande
magellan-card-h06-04 = 1704 : Gibraltar change de mains
magellan-card-h06-05 = 1783 : la première montgolfière
magellan-card-h06-06 = 1848 : l’année des révolutions
magellan-card-h06-07 = 1868 : le Japon s’ouvre
magellan-card-h06-08 = 1927 : Lindbergh se pose à Paris
magellan-card-h06-09 = 1947 : l’Inde est libre
magellan-card-h06-10 = 1960 : l’année de l’Afrique
magellan-card-h07-01 = Le Danube
magellan-card-h07-02 = La Volga
magellan-card-h07-03 = Le Congo
magellan-card-h07-04 = Le Niger
magellan-card-h07-05 = Le Zambèze
magellan-card-h07-06 = L’Indus
magellan-card-h07-07 = Le Mékong
magellan-card-h07-08 = Le détroit d’Ormuz
magellan-card-h07-09 = Le détroit de Magellan
magellan-card-h07-10 = L’Øresund
magellan-card-h08-01 = Le camp de la barrière de Ross
magellan-card-h08-02 = L’île Pitcairn
magellan-card-h08-04 = Les Açores
magellan-card-h08-05 = Les chutes Victoria
magellan-card-h08-06 = Le lac Baïkal
magellan-card-h08-09 = Le cap Horn
magellan-card-h08-10 = Le cap Nord
magellan-card-h09-01 = 1602 : la première société par actions
magellan-card-h09-02 = 1637 : la bulle des tulipes
magellan-card-h09-03 = 1849 : de l’or en Californie
magellan-card-h09-04 = 1860 : un traité de libre-échange
magellan-card-h09-05 = 1898 : diamants et nitrates
magellan-card-h09-06 = 1913 : la chaîne de montage
magellan-card-h09-07 = 1930 : le caoutchouc s’effondre
magellan-card-h09-08 = 1960 : naissance de l’OPEP
magellan-card-h09-09 = 1971 : le dollar flotte
magellan-card-h09-10 = Les tigres d’Asie
magellan-card-h10-01 = 1618 : la guerre de Trente Ans
magellan-card-h10-02 = 1756 : la guerre de Sept Ans
magellan-card-h10-03 = 1853 : la guerre de Crimée
magellan-card-h10-04 = 1905 : Tsushima
magellan-card-h10-05 = 1846 : le mildiou de la pomme de terre
magellan-card-h10-06 = 1755 : séisme à Lisbonne
magellan-card-h10-07 = 1906 : San Francisco brûle
magellan-card-h10-08 = Saison des typhons
magellan-card-h10-09 = Le choléra
magellan-card-h10-10 = 1713 : la paix d’Utrecht
magellan-card-h11-01 = 1000 : le Vinland
magellan-card-h11-02 = 1421 : les flottes des trésors
magellan-card-h11-03 = 1521 : la conquête du Mexique
magellan-card-h11-04 = 1770 : Botany Bay
magellan-card-h11-05 = 1807 : le bateau à vapeur
magellan-card-h11-06 = 1861 : fin du servage
magellan-card-h11-07 = 1884 : le méridien de Greenwich
magellan-card-h11-08 = 1911 : le pôle Sud
magellan-card-h11-09 = 1949 : deux républiques nouvelles
magellan-card-h11-10 = 1975 : les accords d’Helsinki
magellan-card-h12-01 = Le Gange
magellan-card-h12-02 = Le Tigre et l’Euphrate
magellan-card-h12-03 = L’Orénoque
magellan-card-h12-04 = Le Río de la Plata
magellan-card-h12-05 = Le Saint-Laurent
magellan-card-h12-06 = La Tamise
magellan-card-h12-07 = Le canal de Kiel
magellan-card-h12-08 = Le Bab el-Mandeb
magellan-card-h12-09 = Le détroit de Torrès
magellan-card-h12-10 = Le détroit de Béring
magellan-card-h13-02 = La terre François-Joseph
magellan-card-h13-03 = La Géorgie du Sud
magellan-card-h13-05 = L’île Christmas (Kiritimati)
magellan-card-h13-08 = Le Grand Zimbabwe
magellan-card-h13-09 = Les chutes d’Iguazú
magellan-card-h13-10 = Le cap York
magellan-card-h14-01 = Le commerce des céréales
magellan-card-h14-02 = 1720 : la bulle des mers du Sud
magellan-card-h14-03 = 1873 : la longue dépression
magellan-card-h14-04 = 1892 : une aide aux chantiers navals
magellan-card-h14-05 = 1932 : les accords d’Ottawa
magellan-card-h14-06 = 1947 : le GATT
magellan-card-h14-07 = 1960 : la décennie du développement
magellan-card-h14-08 = 1974 : gel sur les caféiers
magellan-card-h14-09 = 1980 : l’argent cher
magellan-card-h14-10 = 1985 : l’accord du Plaza
magellan-card-h15-01 = 1588 : l’Invincible Armada
magellan-card-h15-02 = 1870 : la guerre franco-allemande
magellan-card-h15-03 = 1940 : la bataille d’Angleterre
magellan-card-h15-04 = 1950 : la guerre de Corée
magellan-card-h15-05 = Les criquets
magellan-card-h15-06 = 1815 : le Tambora
magellan-card-h15-07 = 1902 : la montagne Pelée
magellan-card-h15-08 = Les icebergs
magellan-card-h15-09 = La fièvre jaune
magellan-card-h15-10 = 1919 : Versailles

## What the history cards say

magellan-card-text-cells = { $count ->
        [one] { $cells } ({ CALLED($cells, names: "magellan-at") })
       *[other] une des cases { $cells }
    }
    .in = { $count ->
        [one] en { $cells } ({ CALLED($cells, names: "magellan-at") })
       *[other] dans l’une des cases { $cells }
    }
magellan-card-text-until-economy = Valable jusqu’à la prochaine carte d’économie.
magellan-card-text-permanent = Valable jusqu’à la fin de la partie.
magellan-card-text-revenue = Revenu : chacun reçoit le revenu de ses pays.
magellan-card-text-toll = Chaque joueur qui a un bateau { FORM($where, as: "in") } touche un péage de { $amount } M.
magellan-card-text-owners-more = { $count ->
        [one] Le propriétaire { FORM($countries, as: "of") } reçoit { $amount } M de plus.
       *[other] Les propriétaires { FORM($countries, as: "of") } reçoivent { $amount } M de plus par pays.
    }
magellan-card-text-owners = { $count ->
        [one] Le propriétaire { FORM($countries, as: "of") } reçoit { $amount } M.
       *[other] Les propriétaires { FORM($countries, as: "of") } reçoivent { $amount } M par pays.
    }
magellan-card-text-owners-lose = { $count ->
        [one] Le propriétaire { FORM($countries, as: "of") } paie { $amount } M.
       *[other] Les propriétaires { FORM($countries, as: "of") } paient { $amount } M par pays.
    }
magellan-card-text-reach-ship = Le premier bateau qui entre en { $cell } ({ $place }) gagne { $amount } M.
magellan-card-text-reach-jeep = La première jeep à terre en { $cell } ({ $place }) gagne { $amount } M.
magellan-card-text-reach-plane = Le premier avion à voler jusqu’en { $cell } ({ $place }) et à s’y poser, à terre ou sur un bateau, gagne { $amount } M.
magellan-card-text-reach-any = La première jeep à terre dans la rangée { $cell } ({ $place }), ou le premier avion à s’y poser, à terre ou sur un bateau, gagne { $amount } M.
magellan-card-text-own = { $count ->
        [one] Le prochain joueur qui met en valeur ou prend un pays { FORM($series, as: "from") } reçoit { $amount } M.
       *[other] Le premier joueur qui, à partir de maintenant, met en valeur ou prend { $count } pays { FORM($series, as: "from") } reçoit { $amount } M.
    }
magellan-card-text-round = Le premier bateau à faire le tour du monde (36 méridiens, dans un sens ou l’autre) gagne { $amount } M.
magellan-card-text-pay-jeep = Chaque joueur paie { $amount } M pour chacune de ses jeeps.
magellan-card-text-pay-plane = Chaque joueur paie { $amount } M pour chacun de ses avions.
magellan-card-text-pay-richest = Le joueur qui a le plus d’argent paie { $amount } M.
magellan-card-text-pay-owners-series = Chaque joueur paie { $amount } M pour chacun de ses pays { FORM($series, as: "from") }.
magellan-card-text-pay-cash-over = Chaque joueur qui a plus de { $threshold } M paie { $amount } M.
magellan-card-text-pay-percent = Chaque joueur paie { $percent } % de son argent, arrondi aux 5 M inférieurs.
magellan-card-text-get-country = Chaque joueur reçoit { $amount } M pour chacun de ses pays.
magellan-card-text-get-ship = Chaque joueur reçoit { $amount } M pour chacun de ses bateaux.
magellan-card-text-get-lowest-income = Le joueur qui a le revenu le plus faible reçoit { $amount } M.
magellan-card-text-presence = Chaque joueur qui a un pion dans une des colonnes { $columns } reçoit { $amount } M.
magellan-card-text-transfer = Le joueur qui a le plus d’argent donne { $amount } M à celui qui en a le moins.
magellan-card-text-income-named = Rapportent { $amount } M de plus : { $countries }.
magellan-card-text-income-more = Chaque pays { FORM($series, as: "from") } rapporte { $amount } M de plus.
magellan-card-text-income-part = Les pays { FORM($series, as: "from") } ne rapportent que { $percent } % de leur revenu.
magellan-card-text-income-nothing = Les pays { FORM($series, as: "from") } ne rapportent rien.
magellan-card-text-income-but = Sauf { FORM($countries, as: "the") }.
magellan-card-text-income-next = Valable pour le prochain revenu.
magellan-card-text-cost = Mettre en valeur un pays { FORM($series, as: "from") } coûte { $percent } % de moins.
magellan-card-text-no-resale = Aucun pays ne peut être vendu à la banque.
magellan-card-text-price-jeep = Les jeeps neuves coûtent { $amount } M.
magellan-card-text-price-ship = Les bateaux neufs coûtent { $amount } M.
magellan-card-text-price-plane = Les avions neufs coûtent { $amount } M.
magellan-card-text-price-instead = Dans une partie sans avions, chacun reçoit { $amount } M à la place.
magellan-card-text-moves-points = Chacun a { $amount } points de plus { $turns ->
        [one] à son prochain tour
       *[other] à ses { $turns } prochains tours
    }.
magellan-card-text-moves-factor = Les points de chacun comptent { $factor ->
        [2] double
       *[other] { $factor } fois
    } { $turns ->
        [one] à son prochain tour
       *[other] à ses { $turns } prochains tours
    }.
magellan-card-text-wipe-any = Tout pion { FORM($where, as: "in") } est perdu.
magellan-card-text-wipe-jeep = Toute jeep à terre { FORM($where, as: "in") } est perdue.
magellan-card-text-lose-ship = Chaque joueur perd un bateau, avec ce qu’il transporte, s’il en a un { FORM($where, as: "in") }.
magellan-card-text-lose-region = Chaque joueur perd une jeep, s’il en a une à terre dans la case d’une capitale { FORM($series, as: "from") }.
magellan-card-text-lose-keep = Chaque joueur qui a plus de { $keep } jeeps en perd une de son choix.
magellan-card-text-nationalise = Le joueur qui a le revenu le plus élevé rend à la banque son pays le moins cher, qui lui est remboursé en entier. Sa carte est de nouveau visible.
magellan-card-text-war-all = Guerre entre tous les joueurs, pendant { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
magellan-card-text-war-top-two-income = Guerre entre les deux joueurs aux revenus les plus élevés, pendant { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
magellan-card-text-war-top-two-cash = Guerre entre les deux joueurs les plus riches en argent, pendant { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
magellan-card-text-only-ship = Seuls les bateaux se battent.
magellan-card-text-only-plane = Seuls les avions se battent ; ils peuvent aussi bombarder.
magellan-card-text-peace = Paix : une guerre en cours s’arrête aussitôt.
magellan-card-text-peace-reward = Chaque joueur qui a { $count } pays ou plus reçoit { $amount } M.
magellan-card-text-peace-levy = S’il y avait la guerre, le joueur qui y a perdu le moins de pions paie { $amount } M à chacun des autres ; personne ne paie en cas d’égalité.
magellan-card-text-turn = { $count ->
        [one] Une carte géographique est retournée.
       *[other] { $count } cartes géographiques sont retournées.
    }
magellan-card-text-free-ship = Chacun reçoit { $count ->
        [one] un bateau
       *[other] { $count } bateaux
    } à sa base.
magellan-card-text-alliance = Alliés : numéros { $a } et { $b } contre { $c } et { $d }. À trois, le numéro { $alone } est seul.
magellan-card-text-alliance-leader = Tous les autres sont alliés contre le joueur qui a le revenu le plus élevé.
magellan-card-text-reparation = Si des alliances étaient en guerre, chaque membre du camp qui a perdu le moins de pions reçoit { $amount } M.

## What the history cards bring about

magellan-card-claimed = { WHO($who) ->
        [you] Tu arrives en premier et gagnes
       *[other] { $who } arrive en premier et gagne
    } { $amount } M ({ $card }).
magellan-card-expired = Ne compte plus : { $card }.
magellan-card-gains = { WHO($who) ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $amount } M.
magellan-card-pays = { WHO($who) ->
        [you] Tu paies
       *[other] { $who } paie
    } { $amount } M.
magellan-card-hands = { WHO($who) ->
        [you] Tu donnes { $amount } M à { $other }
       *[other] { WHO($other) ->
        [you] { $who } te donne { $amount } M
       *[other] { $who } donne { $amount } M à { $other }
    }
    }.
magellan-card-revenue = { $amount ->
        [0] { $more ->
            [0] { WHO($who) ->
        [you] Tu n’as
       *[other] { $who } n’a
    } pas encore de revenu.
           *[other] { WHO($who) ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $more } M grâce à la carte.
        }
       *[other] { WHO($who) ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $amount } M de revenu{ $more ->
            [0] {""}
           *[other] {" "}et { $more } M de plus grâce à la carte
        }.
    }
magellan-card-war = En guerre : { FORM($seats, as: "plain") }.
magellan-card-war-sides = Guerre : { JOINED($sides, by: " contre ") }. Les alliés partagent gains et pertes.
magellan-card-side = { FORM($members, as: "plain") }
magellan-card-peace = La guerre est finie.
magellan-card-no-war = Il n’y a pas de guerre à finir.
magellan-card-nationalised = { WHO($who) ->
        [you] Tu rends
       *[other] { $who } rend
    } { FORM($country, as: "the") } à la banque pour { $amount } M ; sa carte est de nouveau visible.
magellan-card-turned = Carte visible : { $country }.
magellan-card-given = { WHO($who) ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { FORM($piece, $count, as: "n") } à { WHO($who) ->
        [you] ta
       *[other] sa
    } base.
magellan-card-wiped = { WHO($who) ->
        [you] Tu perds
       *[other] { $who } perd
    } { $count ->
        [one] un pion
       *[other] { $count } pions
    }.
magellan-card-piece-jeep = jeep
    .gender = f
    .n = { $count ->
        [one] { $count } jeep
       *[other] { $count } jeeps
    }
magellan-card-piece-ship = bateau
    .gender = m
    .n = { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
magellan-card-piece-plane = avion
    .gender = m
    .n = { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
