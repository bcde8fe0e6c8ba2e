# The geographic and history cards of `magellan`: names of countries, capitals, bases and places, titles and texts of cards.

## Series of geographic cards

magellan-series-europe = Europe
magellan-series-africa = Africa
magellan-series-asia = Asia
magellan-series-oceania = Oceania and South-East Asia
magellan-series-america = America

## Countries

magellan-country-belgium = Belgium
magellan-country-france = France
magellan-country-west-germany = West Germany
magellan-country-united-kingdom = United Kingdom
magellan-country-italy = Italy
magellan-country-spain = Spain
magellan-country-switzerland = Switzerland
magellan-country-sweden = Sweden
magellan-country-greece = Greece
magellan-country-poland = Poland
magellan-country-algeria = Algeria
magellan-country-egypt = Egypt
magellan-country-morocco = Morocco
magellan-country-nigeria = Nigeria
magellan-country-ivory-coast = Ivory Coast
magellan-country-kenya = Kenya
magellan-country-south-africa = South Africa
magellan-country-zaire = Zaire
magellan-country-ethiopia = Ethiopia
magellan-country-madagascar = Madagascar
magellan-country-japan = Japan
magellan-country-south-korea = South Korea
magellan-country-pakistan = Pakistan
magellan-country-sri-lanka = Sri Lanka
magellan-country-saudi-arabia = Saudi Arabia
magellan-country-iran = Iran
magellan-country-iraq = Iraq
magellan-country-kuwait = Kuwait
magellan-country-israel = Israel
magellan-country-turkey = Turkey
magellan-country-australia = Australia
magellan-country-new-zealand = New Zealand
magellan-country-papua-new-guinea = Papua New Guinea
magellan-country-fiji = Fiji
magellan-country-indonesia = Indonesia
magellan-country-philippines = Philippines
magellan-country-malaysia = Malaysia
magellan-country-singapore = Singapore
magellan-country-thailand = Thailand
magellan-country-brunei = Brunei
magellan-country-united-states = United States
magellan-country-canada = Canada
magellan-country-mexico = Mexico
magellan-country-cuba = Cuba
magellan-country-venezuela = Venezuela
magellan-country-colombia = Colombia
magellan-country-brazil = Brazil
magellan-country-argentina = Argentina
magellan-country-chile = Chile
magellan-country-peru = Peru
magellan-country-netherlands = Netherlands
magellan-country-norway = Norway
magellan-country-denmark = Denmark
magellan-country-austria = Austria
magellan-country-portugal = Portugal
magellan-country-finland = Finland
magellan-country-ireland = Ireland
magellan-country-iceland = Iceland
magellan-country-hungary = Hungary
magellan-country-soviet-union = Soviet Union
magellan-country-tunisia = Tunisia
magellan-country-libya = Libya
magellan-country-senegal = Senegal
magellan-country-ghana = Ghana
magellan-country-cameroon = Cameroon
magellan-country-sudan = Sudan
magellan-country-tanzania = Tanzania
magellan-country-zimbabwe = Zimbabwe
magellan-country-zambia = Zambia
magellan-country-gabon = Gabon
magellan-country-china = China
magellan-country-india = India
magellan-country-bangladesh = Bangladesh
magellan-country-nepal = Nepal
magellan-country-united-arab-emirates = United Arab Emirates
magellan-country-oman = Oman
magellan-country-jordan = Jordan
magellan-country-syria = Syria
magellan-country-cyprus = Cyprus
magellan-country-mongolia = Mongolia
magellan-country-burma = Burma
magellan-country-vietnam = Vietnam
magellan-country-laos = Laos
magellan-country-kampuchea = Kampuchea
magellan-country-solomon-islands = Solomon Islands
magellan-country-vanuatu = Vanuatu
magellan-country-tonga = Tonga
magellan-country-western-samoa = Western Samoa
magellan-country-new-caledonia = New Caledonia
magellan-country-french-polynesia = French Polynesia
magellan-country-guatemala = Guatemala
magellan-country-costa-rica = Costa Rica
magellan-country-panama = Panama
magellan-country-jamaica = Jamaica
magellan-country-dominican-republic = Dominican Republic
magellan-country-trinidad-and-tobago = Trinidad and Tobago
magellan-country-ecuador = Ecuador
magellan-country-bolivia = Bolivia
magellan-country-uruguay = Uruguay
magellan-country-paraguay = Paraguay

## Their capitals

magellan-capital-belgium = Brussels
magellan-capital-france = Paris
magellan-capital-west-germany = Bonn
magellan-capital-united-kingdom = London
magellan-capital-italy = Rome
magellan-capital-spain = Madrid
magellan-capital-switzerland = Bern
magellan-capital-sweden = Stockholm
magellan-capital-greece = Athens
magellan-capital-poland = Warsaw
magellan-capital-algeria = Algiers
magellan-capital-egypt = Cairo
magellan-capital-morocco = Rabat
magellan-capital-nigeria = Lagos
magellan-capital-ivory-coast = Abidjan
magellan-capital-kenya = Nairobi
magellan-capital-south-africa = Pretoria
magellan-capital-zaire = Kinshasa
magellan-capital-ethiopia = Addis Ababa
magellan-capital-madagascar = Antananarivo
magellan-capital-japan = Tokyo
magellan-capital-south-korea = Seoul
magellan-capital-pakistan = Islamabad
magellan-capital-sri-lanka = Colombo
magellan-capital-saudi-arabia = Riyadh
magellan-capital-iran = Tehran
magellan-capital-iraq = Baghdad
magellan-capital-kuwait = Kuwait City
magellan-capital-israel = Jerusalem
magellan-capital-turkey = Ankara
magellan-capital-australia = Canberra
magellan-capital-new-zealand = Wellington
magellan-capital-papua-new-guinea = Port Moresby
magellan-capital-fiji = Suva
magellan-capital-indonesia = Jakarta
magellan-capital-philippines = Manila
magellan-capital-malaysia = Kuala Lumpur
magellan-capital-thailand = Bangkok
magellan-capital-brunei = Bandar Seri Begawan
magellan-capital-united-states = Washington
magellan-capital-canada = Ottawa
magellan-capital-mexico = Mexico City
magellan-capital-cuba = Havana
magellan-capital-venezuela = Caracas
magellan-capital-colombia = Bogota
magellan-capital-brazil = Brasilia
magellan-capital-argentina = Buenos Aires
magellan-capital-chile = Santiago
magellan-capital-peru = Lima
magellan-capital-netherlands = Amsterdam
magellan-capital-norway = Oslo
magellan-capital-denmark = Copenhagen
magellan-capital-austria = Vienna
magellan-capital-portugal = Lisbon
magellan-capital-finland = Helsinki
magellan-capital-ireland = Dublin
magellan-capital-iceland = Reykjavik
magellan-capital-hungary = Budapest
magellan-capital-soviet-union = Moscow
magellan-capital-tunisia = Tunis
magellan-capital-libya = Tripoli
magellan-capital-senegal = Dakar
magellan-capital-ghana = Accra
magellan-capital-cameroon = Yaounde
magellan-capital-sudan = Khartoum
magellan-capital-tanzania = Dar es Salaam
magellan-capital-zimbabwe = Harare
magellan-capital-zambia = Lusaka
magellan-capital-gabon = Libreville
magellan-capital-china = Beijing
magellan-capital-india = New Delhi
magellan-capital-bangladesh = Dhaka
magellan-capital-nepal = Kathmandu
magellan-capital-united-arab-emirates = Abu Dhabi
magellan-capital-oman = Muscat
magellan-capital-jordan = Amman
magellan-capital-syria = Damascus
magellan-capital-cyprus = Nicosia
magellan-capital-mongolia = Ulaanbaatar
magellan-capital-burma = Rangoon
magellan-capital-vietnam = Hanoi
magellan-capital-laos = Vientiane
magellan-capital-kampuchea = Phnom Penh
magellan-capital-solomon-islands = Honiara
magellan-capital-vanuatu = Port Vila
magellan-capital-tonga = Nuku'alofa
magellan-capital-western-samoa = Apia
magellan-capital-new-caledonia = Noumea
magellan-capital-french-polynesia = Papeete
magellan-capital-guatemala = Guatemala City
magellan-capital-costa-rica = San Jose
magellan-capital-panama = Panama City
magellan-capital-jamaica = Kingston
magellan-capital-dominican-republic = Santo Domingo
magellan-capital-trinidad-and-tobago = Port of Spain
magellan-capital-ecuador = Quito
magellan-capital-bolivia = La Paz
magellan-capital-uruguay = Montevideo
magellan-capital-paraguay = Asuncion

## Start bases

magellan-base-vanuatu = Vanuatu (New Hebrides)
magellan-base-fiji = Fiji (Viti)
magellan-base-tuvalu = Tuvalu (Ellice Islands)

## Places of discoveries

magellan-place-san-salvador = San Salvador
magellan-place-cape-of-good-hope = Cape of Good Hope
magellan-place-galapagos = Galapagos
magellan-place-timbuktu = Timbuktu
magellan-place-lhasa = Lhasa
magellan-place-machu-picchu = Machu Picchu
magellan-place-viscount-melville-sound = Melville Sound
magellan-place-johannesburg = Johannesburg
magellan-place-gibraltar = Gibraltar
magellan-place-the-ross-ice-shelf-camp = The Ross Ice Shelf camp
magellan-place-pitcairn-island = Pitcairn Island
magellan-place-the-azores = The Azores
magellan-place-victoria-falls = Victoria Falls
magellan-place-lake-baikal = Lake Baikal
magellan-place-uluru = Uluru
magellan-place-angkor = Angkor
magellan-place-lanse-aux-meadows = L'Anse aux Meadows
magellan-place-mombasa = Mombasa
magellan-place-botany-bay = Botany Bay
magellan-place-south-pole = South Pole
magellan-place-tahiti = Tahiti
magellan-place-petra = Petra
magellan-place-great-zimbabwe = Great Zimbabwe
magellan-place-iguazu-falls = Iguazu Falls
magellan-place-cape-york = Cape York

## Parts of a cell

magellan-part-n = north
magellan-part-ne = north-east
magellan-part-e = east
magellan-part-se = south-east
magellan-part-s = south
magellan-part-sw = south-west
magellan-part-w = west
magellan-part-nw = north-west
magellan-part-mid = middle

## Titles of the history cards

magellan-card-h01-01 = 1492: land ahead in the Bahamas
magellan-card-h01-02 = 1498: the Cape route to India
magellan-card-h01-03 = 1522: the Victoria comes home
magellan-card-h01-04 = 1776: American independence
magellan-card-h01-05 = 1789: the Bastille falls
magellan-card-h01-06 = 1815: the Congress of Vienna
magellan-card-h01-07 = 1903: Kitty Hawk
magellan-card-h01-08 = 1945: the United Nations charter
magellan-card-h01-09 = 1957: the Treaty of Rome
magellan-card-h01-10 = 1969: footprints on the Moon
magellan-card-h02-01 = The Suez Canal (1869)
magellan-card-h02-02 = The Panama Canal (1914)
magellan-card-h02-03 = The Strait of Gibraltar
magellan-card-h02-04 = The Bosporus
magellan-card-h02-05 = The Strait of Malacca
magellan-card-h02-06 = The Nile
magellan-card-h02-07 = The Amazon
magellan-card-h02-08 = The Mississippi
magellan-card-h02-09 = The Rhine
magellan-card-h02-10 = The Yangtze
magellan-card-h03-02 = The Galapagos
magellan-card-h03-05 = The Kerguelen Islands
magellan-card-h03-10 = The North-West Passage
magellan-card-h04-01 = 1973: the oil shock
magellan-card-h04-02 = 1929: Wall Street crashes
magellan-card-h04-03 = 1948: the Marshall Plan
magellan-card-h04-04 = 1968: the Green Revolution
magellan-card-h04-05 = 1982: the debt crisis
magellan-card-h04-06 = 1967: tariffs come down
magellan-card-h04-07 = 1956: the first container ship
magellan-card-h04-08 = 1886: gold on the Rand
magellan-card-h04-09 = 1944: Bretton Woods
magellan-card-h04-10 = 1951: oil is nationalised
magellan-card-h05-01 = 1914: the Great War
magellan-card-h05-02 = 1939: the Second World War
magellan-card-h05-03 = 1337: the Hundred Years War
magellan-card-h05-04 = 1805: Napoleon marches
magellan-card-h05-05 = 1347: the Black Death
magellan-card-h05-06 = 1918: the Spanish influenza
magellan-card-h05-07 = 1984: drought in the Sahel
magellan-card-h05-08 = Hurricane season
magellan-card-h05-09 = 1883: Krakatoa
magellan-card-h05-10 = 1648: the Peace of Westphalia
magellan-card-h06-01 = 1271: Marco Polo sets out
magellan-card-h06-02 = 1453: Constantinople falls
magellan-card-h06-03 = 1642: Tasman sights New Zealand
magellan-card-h06-04 = 1704: Gibraltar changes hands
magellan-card-h06-05 = 1783: the first balloon
magellan-card-h06-06 = 1848: the year of revolutions
magellan-card-h06-07 = 1868: Japan opens up
magellan-card-h06-08 = 1927: Lindbergh lands in Paris
magellan-card-h06-09 = 1947: India is free
magellan-card-h06-10 = 1960: the year of Africa
magellan-card-h07-01 = The Danube
magellan-card-h07-02 = The Volga
magellan-card-h07-03 = The Congo
magellan-card-h07-04 = The Niger
magellan-card-h07-05 = The Zambezi
magellan-card-h07-06 = The Indus
magellan-card-h07-07 = The Mekong
magellan-card-h07-08 = The Strait of Hormuz
magellan-card-h07-09 = The Strait of Magellan
magellan-card-h07-10 = The Oresund
magellan-card-h09-01 = 1602: the first share company
magellan-card-h09-02 = 1637: the tulip bubble
magellan-card-h09-03 = 1849: gold in California
magellan-card-h09-04 = 1860: free trade treaty
magellan-card-h09-05 = 1898: diamonds and nitrates
magellan-card-h09-06 = 1913: the assembly line
magellan-card-h09-07 = 1930: rubber slump
magellan-card-h09-08 = 1960: OPEC founded
magellan-card-h09-09 = 1971: the dollar floats
magellan-card-h09-10 = The Asian tigers
magellan-card-h10-01 = 1618: the Thirty Years War
magellan-card-h10-02 = 1756: the Seven Years War
magellan-card-h10-03 = 1853: the Crimean War
magellan-card-h10-04 = 1905: Tsushima
magellan-card-h10-05 = 1846: potato blight
magellan-card-h10-06 = 1755: Lisbon earthquake
magellan-card-h10-07 = 1906: San Francisco burns
magellan-card-h10-08 = Typhoon season
magellan-card-h10-09 = Cholera
magellan-card-h10-10 = 1713: the Peace of Utrecht
magellan-card-h11-01 = 1000: Vinland
magellan-card-h11-02 = 1421: the treasure fleets
magellan-card-h11-03 = 1521: Mexico conquered
magellan-card-h11-04 = 1770: Botany Bay
magellan-card-h11-05 = 1807: the steamboat
magellan-card-h11-06 = 1861: serfdom ends
magellan-card-h11-07 = 1884: the Greenwich meridian
magellan-card-h11-08 = 1911: the South Pole
magellan-card-h11-09 = 1949: two new republics
magellan-card-h11-10 = 1975: the Helsinki accords
magellan-card-h12-01 = The Ganges
magellan-card-h12-02 = The Tigris and Euphrates
magellan-card-h12-03 = The Orinoco
magellan-card-h12-04 = The Plate
magellan-card-h12-05 = The Saint Lawrence
magellan-card-h12-06 = The Thames
magellan-card-h12-07 = The Kiel Canal
magellan-card-h12-08 = The Bab el Mandeb
magellan-card-h12-09 = The Torres Strait
magellan-card-h12-10 = The Bering Strait
magellan-card-h13-05 = Christmas Island (Kiritimati)
magellan-card-h14-01 = The grain trade
magellan-card-h14-02 = 1720: the South Sea bubble
magellan-card-h14-03 = 1873: the long depression
magellan-card-h14-04 = 1892: subsidy to shipyards
magellan-card-h14-05 = 1932: Ottawa preference
magellan-card-h14-06 = 1947: GATT
magellan-card-h14-07 = 1960: development decade
magellan-card-h14-08 = 1974: coffee frost
magellan-card-h14-09 = 1980: high interest
magellan-card-h14-10 = 1985: the Plaza accord
magellan-card-h15-01 = 1588: the Armada
magellan-card-h15-02 = 1870: the Franco-Prussian War
magellan-card-h15-03 = 1940: the Battle of Britain
magellan-card-h15-04 = 1950: the Korean War
magellan-card-h15-05 = Locusts
magellan-card-h15-06 = 1815: Tambora
magellan-card-h15-07 = 1902: Mount Pelee
magellan-card-h15-08 = Icebergs
magellan-card-h15-09 = Yellow fever
magellan-card-h15-10 = 1919: Versailles

## What the history cards say

magellan-card-text-cells = { $count ->
        [one] { $cells } ({ CALLED($cells, names: "magellan-at") })
       *[other] one of the cells { $cells }
    }
magellan-card-text-until-economy = It holds until the next economy card.
magellan-card-text-permanent = It holds for the rest of the match.
magellan-card-text-revenue = Revenue: everybody receives the income of their countries.
magellan-card-text-toll = Each player with a ship in { $where } takes a toll of { $amount } M.
magellan-card-text-owners-more = { $count ->
        [one] The owner of { $countries } receives { $amount } M more.
       *[other] The owners of { $countries } receive { $amount } M more for each.
    }
magellan-card-text-owners = { $count ->
        [one] The owner of { $countries } receives { $amount } M.
       *[other] The owners of { $countries } receive { $amount } M for each.
    }
magellan-card-text-owners-lose = { $count ->
        [one] The owner of { $countries } pays { $amount } M.
       *[other] The owners of { $countries } pay { $amount } M for each.
    }
magellan-card-text-reach-ship = The first ship to sail into { $cell } ({ $place }) earns { $amount } M.
magellan-card-text-reach-jeep = The first jeep to stand on land in { $cell } ({ $place }) earns { $amount } M.
magellan-card-text-reach-plane = The first plane to fly into { $cell } ({ $place }) and land there, on land or on a ship, earns { $amount } M.
magellan-card-text-reach-any = The first jeep on land in row { $cell } ({ $place }), or plane to fly there and land, on land or on a ship, earns { $amount } M.
magellan-card-text-own = { $count ->
        [one] The next player to develop or take a country of { $series } receives { $amount } M.
       *[other] The first player to develop or take { $count } countries of { $series } from now on receives { $amount } M.
    }
magellan-card-text-round = The first ship to sail round the world (36 meridians, either way) earns { $amount } M.
magellan-card-text-pay-jeep = Everybody pays { $amount } M for each of their jeeps.
magellan-card-text-pay-plane = Everybody pays { $amount } M for each of their planes.
magellan-card-text-pay-richest = The player with the most cash pays { $amount } M.
magellan-card-text-pay-owners-series = Everybody pays { $amount } M for each of their countries of { $series }.
magellan-card-text-pay-cash-over = Every player with more than { $threshold } M pays { $amount } M.
magellan-card-text-pay-percent = Every player pays { $percent } % of their cash, rounded down to 5 M.
magellan-card-text-get-country = Everybody receives { $amount } M for each of their countries.
magellan-card-text-get-ship = Everybody receives { $amount } M for each of their ships.
magellan-card-text-get-lowest-income = The player with the lowest income receives { $amount } M.
magellan-card-text-presence = Every player with a piece in one of the columns { $columns } receives { $amount } M.
magellan-card-text-transfer = The player with the most cash hands { $amount } M to the player with the least.
magellan-card-text-income-named = { $countries } earn { $amount } M more.
magellan-card-text-income-more = Each country of { $series } earns { $amount } M more.
magellan-card-text-income-part = Countries of { $series } earn only { $percent } %.
magellan-card-text-income-nothing = Countries of { $series } earn nothing.
magellan-card-text-income-but = Not so { $countries }.
magellan-card-text-income-next = This holds for the next revenue.
magellan-card-text-cost = Developing a country of { $series } costs { $percent } % less.
magellan-card-text-no-resale = No country may be sold to the bank.
magellan-card-text-price-jeep = New jeeps cost { $amount } M.
magellan-card-text-price-ship = New ships cost { $amount } M.
magellan-card-text-price-plane = New planes cost { $amount } M.
magellan-card-text-price-instead = In a match without planes everybody receives { $amount } M instead.
magellan-card-text-moves-points = Everybody has { $amount } steps more in their next { $turns ->
        [one] turn
       *[other] { $turns } turns
    }.
magellan-card-text-moves-factor = Everybody's steps count { $factor ->
        [2] double
       *[other] { $factor } times
    } in their next { $turns ->
        [one] turn
       *[other] { $turns } turns
    }.
magellan-card-text-wipe-any = Every piece in { $where } is lost.
magellan-card-text-wipe-jeep = Every jeep on land in { $where } is lost.
magellan-card-text-lose-ship = Each player loses one ship, with what it carries, if they have one in { $where }.
magellan-card-text-lose-region = Each player loses one jeep, if they have one on land in the cell of a capital of { $series }.
magellan-card-text-lose-keep = Each player with more than { $keep } jeeps loses one of their choice.
magellan-card-text-nationalise = The player with the highest income hands their cheapest country back to the bank at its full cost. Its card lies open again.
magellan-card-text-war-all = War between all players, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
magellan-card-text-war-top-two-income = War between the two players with the highest incomes, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
magellan-card-text-war-top-two-cash = War between the two players with the most cash, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
magellan-card-text-only-ship = Only ships fight.
magellan-card-text-only-plane = Only planes fight; they may bomb too.
magellan-card-text-peace = Peace: a war in progress stops at once.
magellan-card-text-peace-reward = Every player with { $count } countries or more receives { $amount } M.
magellan-card-text-peace-levy = If there was war, the player in it who lost the fewest pieces pays { $amount } M to each other player; nobody pays if that is not one player alone.
magellan-card-text-turn = { $count ->
        [one] One geographic card is turned.
       *[other] { $count } geographic cards are turned.
    }
magellan-card-text-free-ship = Everybody receives { $count ->
        [one] one ship
       *[other] { $count } ships
    } on their base.
magellan-card-text-alliance = Allies: numbers { $a } and { $b } against { $c } and { $d }. With three players number { $alone } stands alone.
magellan-card-text-alliance-leader = Everybody else is allied against the player with the highest income.
magellan-card-text-reparation = If alliances were at war, each member of the side that lost fewer pieces receives { $amount } M.

## What the history cards bring about

magellan-card-claimed = { $who } is first and earns { $amount } M ({ $card }).
magellan-card-expired = { $card } no longer holds.
magellan-card-gains = { $who } receives { $amount } M.
magellan-card-pays = { $who } pays { $amount } M.
magellan-card-hands = { $who } hands { $amount } M to { $other }.
magellan-card-revenue = { $amount ->
        [0] { $more ->
            [0] { $who } has no income yet.
           *[other] { $who } receives { $more } M by the card.
        }
       *[other] { $who } receives { $amount } M of income{ $more ->
            [0] {""}
           *[other] {" "}and { $more } M more by the card
        }.
    }
magellan-card-war = { $seats } are at war.
magellan-card-war-sides = War: { JOINED($sides, by: " against ") }. Allies share gains and losses.
magellan-card-side = { $members }
magellan-card-peace = The war is over.
magellan-card-no-war = There is no war to end.
magellan-card-nationalised = { $who } hands { $country } back to the bank for { $amount } M; its card lies open again.
magellan-card-turned = { $country } is open for development.
magellan-card-given = { $who } receives { $count } { $piece } on the base.
magellan-card-wiped = { $who } loses { $count ->
        [one] one piece
       *[other] { $count } pieces
    }.
magellan-card-piece-jeep = jeep
magellan-card-piece-plane = plane
