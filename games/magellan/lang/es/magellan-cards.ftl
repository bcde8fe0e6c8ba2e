# The geographic and history cards of `magellan`: names of countries, capitals, bases and places, titles and texts of cards.

## Series of geographic cards

magellan-series-europe = Europa
magellan-series-africa = África
magellan-series-asia = Asia
magellan-series-oceania = Oceanía y el Sudeste Asiático
magellan-series-america = América

## Countries

magellan-country-belgium = Bélgica
magellan-country-france = Francia
magellan-country-west-germany = RFA
    .gender = f
magellan-country-united-kingdom = Reino Unido
    .gender = m
magellan-country-italy = Italia
magellan-country-spain = España
magellan-country-switzerland = Suiza
magellan-country-sweden = Suecia
magellan-country-greece = Grecia
magellan-country-poland = Polonia
magellan-country-algeria = Argelia
magellan-country-egypt = Egipto
magellan-country-morocco = Marruecos
magellan-country-nigeria = Nigeria
magellan-country-ivory-coast = Costa de Marfil
magellan-country-kenya = Kenia
magellan-country-south-africa = Sudáfrica
magellan-country-zaire = Zaire
magellan-country-ethiopia = Etiopía
magellan-country-madagascar = Madagascar
magellan-country-japan = Japón
magellan-country-south-korea = Corea del Sur
magellan-country-pakistan = Pakistán
magellan-country-sri-lanka = Sri Lanka
magellan-country-saudi-arabia = Arabia Saudí
magellan-country-iran = Irán
magellan-country-iraq = Irak
magellan-country-kuwait = Kuwait
magellan-country-israel = Israel
magellan-country-turkey = Turquía
magellan-country-australia = Australia
magellan-country-new-zealand = Nueva Zelanda
magellan-country-papua-new-guinea = Papúa Nueva Guinea
magellan-country-fiji = Fiyi
magellan-country-indonesia = Indonesia
magellan-country-philippines = Filipinas
magellan-country-malaysia = Malasia
magellan-country-singapore = Singapur
magellan-country-thailand = Tailandia
magellan-country-brunei = Brunéi
magellan-country-united-states = Estados Unidos
magellan-country-canada = Canadá
magellan-country-mexico = México
magellan-country-cuba = Cuba
magellan-country-venezuela = Venezuela
magellan-country-colombia = Colombia
magellan-country-brazil = Brasil
magellan-country-argentina = Argentina
magellan-country-chile = Chile
magellan-country-peru = Perú
magellan-country-netherlands = Países Bajos
    .gender = mp
magellan-country-norway = Noruega
magellan-country-denmark = Dinamarca
magellan-country-austria = Austria
magellan-country-portugal = Portugal
magellan-country-finland = Finlandia
magellan-country-ireland = Irlanda
magellan-country-iceland = Islandia
magellan-country-hungary = Hungría
magellan-country-soviet-union = Unión Soviética
    .gender = f
magellan-country-tunisia = Túnez
magellan-country-libya = Libia
magellan-country-senegal = Senegal
magellan-country-ghana = Ghana
magellan-country-cameroon = Camerún
magellan-country-sudan = Sudán
magellan-country-tanzania = Tanzania
magellan-country-zimbabwe = Zimbabue
magellan-country-zambia = Zambia
magellan-country-gabon = Gabón
magellan-country-china = China
magellan-country-india = India
magellan-country-bangladesh = Bangladés
magellan-country-nepal = Nepal
magellan-country-united-arab-emirates = Emiratos Árabes
    .gender = mp
magellan-country-oman = Omán
magellan-country-jordan = Jordania
magellan-country-syria = Siria
magellan-country-cyprus = Chipre
magellan-country-mongolia = Mongolia
magellan-country-burma = Birmania
magellan-country-vietnam = Vietnam
magellan-country-laos = Laos
magellan-country-kampuchea = Kampuchea
magellan-country-solomon-islands = Islas Salomón
    .gender = fp
    .the = las islas Salomón
magellan-country-vanuatu = Vanuatu
magellan-country-tonga = Tonga
magellan-country-western-samoa = Samoa Occidental
magellan-country-new-caledonia = Nueva Caledonia
magellan-country-french-polynesia = Polinesia Francesa
    .gender = f
magellan-country-guatemala = Guatemala
magellan-country-costa-rica = Costa Rica
magellan-country-panama = Panamá
magellan-country-jamaica = Jamaica
magellan-country-dominican-republic = República Dominicana
    .gender = f
magellan-country-trinidad-and-tobago = Trinidad y Tobago
magellan-country-ecuador = Ecuador
magellan-country-bolivia = Bolivia
magellan-country-uruguay = Uruguay
magellan-country-paraguay = Paraguay

## Their capitals

magellan-capital-belgium = Bruselas
magellan-capital-france = París
magellan-capital-west-germany = Bonn
magellan-capital-united-kingdom = Londres
magellan-capital-italy = Roma
magellan-capital-spain = Madrid
magellan-capital-switzerland = Berna
magellan-capital-sweden = Estocolmo
magellan-capital-greece = Atenas
magellan-capital-poland = Varsovia
magellan-capital-algeria = Argel
magellan-capital-egypt = El Cairo
magellan-capital-morocco = Rabat
magellan-capital-nigeria = Lagos
magellan-capital-ivory-coast = Abiyán
magellan-capital-kenya = Nairobi
magellan-capital-south-africa = Pretoria
magellan-capital-zaire = Kinsasa
magellan-capital-ethiopia = Adís Abeba
magellan-capital-madagascar = Antananarivo
magellan-capital-japan = Tokio
magellan-capital-south-korea = Seúl
magellan-capital-pakistan = Islamabad
magellan-capital-sri-lanka = Colombo
magellan-capital-saudi-arabia = Riad
magellan-capital-iran = Teherán
magellan-capital-iraq = Bagdad
magellan-capital-kuwait = Ciudad de Kuwait
magellan-capital-israel = Jerusalén
magellan-capital-turkey = Ankara
magellan-capital-australia = Canberra
magellan-capital-new-zealand = Wellington
magellan-capital-papua-new-guinea = Port Moresby
magellan-capital-fiji = Suva
magellan-capital-indonesia = Yakarta
magellan-capital-philippines = Manila
magellan-capital-malaysia = Kuala Lumpur
magellan-capital-thailand = Bangkok
magellan-capital-brunei = Bandar Seri Begawan
magellan-capital-united-states = Washington
magellan-capital-canada = Ottawa
magellan-capital-mexico = Ciudad de México
magellan-capital-cuba = La Habana
magellan-capital-venezuela = Caracas
magellan-capital-colombia = Bogotá
magellan-capital-brazil = Brasilia
magellan-capital-argentina = Buenos Aires
magellan-capital-chile = Santiago
magellan-capital-peru = Lima
magellan-capital-netherlands = Ámsterdam
magellan-capital-norway = Oslo
magellan-capital-denmark = Copenhague
magellan-capital-austria = Viena
magellan-capital-portugal = Lisboa
magellan-capital-finland = Helsinki
magellan-capital-ireland = Dublín
magellan-capital-iceland = Reikiavik
magellan-capital-hungary = Budapest
magellan-capital-soviet-union = Moscú
magellan-capital-tunisia = Túnez
magellan-capital-libya = Trípoli
magellan-capital-senegal = Dakar
magellan-capital-ghana = Acra
magellan-capital-cameroon = Yaundé
magellan-capital-sudan = Jartum
magellan-capital-tanzania = Dar es Salaam
magellan-capital-zimbabwe = Harare
magellan-capital-zambia = Lusaka
magellan-capital-gabon = Libreville
magellan-capital-china = Pekín
magellan-capital-india = Nueva Delhi
magellan-capital-bangladesh = Daca
magellan-capital-nepal = Katmandú
magellan-capital-united-arab-emirates = Abu Dabi
magellan-capital-oman = Mascate
magellan-capital-jordan = Amán
magellan-capital-syria = Damasco
magellan-capital-cyprus = Nicosia
magellan-capital-mongolia = Ulán Bator
magellan-capital-burma = Rangún
magellan-capital-vietnam = Hanói
magellan-capital-laos = Vientián
magellan-capital-kampuchea = Nom Pen
magellan-capital-solomon-islands = Honiara
magellan-capital-vanuatu = Port Vila
magellan-capital-tonga = Nukualofa
magellan-capital-western-samoa = Apia
magellan-capital-new-caledonia = Numea
magellan-capital-french-polynesia = Papeete
magellan-capital-guatemala = Ciudad de Guatemala
magellan-capital-costa-rica = San José
magellan-capital-panama = Ciudad de Panamá
magellan-capital-jamaica = Kingston
magellan-capital-dominican-republic = Santo Domingo
magellan-capital-trinidad-and-tobago = Puerto España
magellan-capital-ecuador = Quito
magellan-capital-bolivia = La Paz
magellan-capital-uruguay = Montevideo
magellan-capital-paraguay = Asunción

## Start bases

magellan-base-vanuatu = Vanuatu (Nuevas Hébridas)
magellan-base-fiji = Fiyi (Viti)
magellan-base-tuvalu = Tuvalu (islas Ellice)

## Places of discoveries

magellan-place-san-salvador = San Salvador
magellan-place-cape-of-good-hope = Cabo de Buena Esperanza
    .gender = m
    .the = el cabo de Buena Esperanza
    .of = del cabo de Buena Esperanza
    .to = al cabo de Buena Esperanza
magellan-place-galapagos = Galápagos
    .gender = fp
    .the = las Galápagos
magellan-place-timbuktu = Tombuctú
magellan-place-lhasa = Lhasa
magellan-place-machu-picchu = Machu Picchu
magellan-place-viscount-melville-sound = Canal Melville
    .gender = m
    .the = el canal Melville
    .of = del canal Melville
    .to = al canal Melville
magellan-place-johannesburg = Johannesburgo
magellan-place-gibraltar = Gibraltar
magellan-place-the-ross-ice-shelf-camp = Campamento de la barrera de Ross
    .gender = m
    .the = el campamento de la barrera de Ross
    .of = del campamento de la barrera de Ross
    .to = al campamento de la barrera de Ross
magellan-place-pitcairn-island = Isla Pitcairn
    .gender = f
    .the = la isla Pitcairn
magellan-place-the-azores = Azores
    .gender = fp
magellan-place-victoria-falls = Cataratas Victoria
    .gender = fp
    .the = las cataratas Victoria
magellan-place-lake-baikal = Lago Baikal
    .gender = m
    .the = el lago Baikal
    .of = del lago Baikal
    .to = al lago Baikal
magellan-place-uluru = Uluru
magellan-place-angkor = Angkor
magellan-place-lanse-aux-meadows = L’Anse aux Meadows
magellan-place-mombasa = Mombasa
magellan-place-botany-bay = Bahía Botany
    .gender = f
    .the = la bahía Botany
magellan-place-south-pole = Polo Sur
    .gender = m
magellan-place-tahiti = Tahití
magellan-place-petra = Petra
magellan-place-great-zimbabwe = Gran Zimbabue
    .gender = m
magellan-place-iguazu-falls = Cataratas del Iguazú
    .gender = fp
    .the = las cataratas del Iguazú
magellan-place-cape-york = Cabo York
    .gender = m
    .the = el cabo York
    .of = del cabo York
    .to = al cabo York

## Parts of a cell

magellan-part-n = norte
magellan-part-ne = noreste
magellan-part-e = este
magellan-part-se = sureste
magellan-part-s = sur
magellan-part-sw = suroeste
magellan-part-w = oeste
magellan-part-nw = noroeste
magellan-part-mid = centro

## Titles of the history cards

magellan-card-h01-01 = 1492: tierra a la vista en las Bahamas
magellan-card-h01-02 = 1498: por el Cabo a la India
magellan-card-h01-03 = 1522: la Victoria vuelve a casa
magellan-card-h01-04 = 1776: independencia americana
magellan-card-h01-05 = 1789: cae la Bastilla
magellan-card-h01-06 = 1815: el Congreso de Viena
magellan-card-h01-07 = 1903: Kitty Hawk
magellan-card-h01-08 = 1945: la Carta de las Naciones Unidas
magellan-card-h01-09 = 1957: el Tratado de Roma
magellan-card-h01-10 = 1969: huellas en la Luna
magellan-card-h02-01 = El canal de Suez (1869)
    .nom = el canal de Suez (1869)
magellan-card-h02-02 = El canal de Panamá (1914)
    .nom = el canal de Panamá (1914)
magellan-card-h02-03 = El estrecho de Gibraltar
    .nom = el estrecho de Gibraltar
magellan-card-h02-04 = El Bósforo
    .nom = el Bósforo
magellan-card-h02-05 = El estrecho de Malaca
    .nom = el estrecho de Malaca
magellan-card-h02-06 = El Nilo
    .nom = el Nilo
magellan-card-h02-07 = El Amazonas
    .nom = el Amazonas
magellan-card-h02-08 = El Misisipi
    .nom = el Misisipi
magellan-card-h02-09 = El Rin
    .nom = el Rin
magellan-card-h02-10 = El Yangtsé
    .nom = el Yangtsé
magellan-card-h03-01 = La isla de Pascua
    .nom = la isla de Pascua
magellan-card-h03-02 = Las Galápagos
    .nom = las Galápagos
magellan-card-h03-05 = Las islas Kerguelen
    .nom = las islas Kerguelen
magellan-card-h03-10 = El paso del Noroeste
    .nom = el paso del Noroeste
magellan-card-h04-01 = 1973: la crisis del petróleo
magellan-card-h04-02 = 1929: se hunde Wall Street
magellan-card-h04-03 = 1948: el Plan Marshall
magellan-card-h04-04 = 1968: la Revolución Verde
magellan-card-h04-05 = 1982: la crisis de la deuda
magellan-card-h04-06 = 1967: bajan los aranceles
magellan-card-h04-07 = 1956: el primer portacontenedores
magellan-card-h04-08 = 1886: oro en el Rand
magellan-card-h04-09 = 1944: Bretton Woods
magellan-card-h04-10 = 1951: se nacionaliza el petróleo
magellan-card-h05-01 = 1914: la Gran Guerra
magellan-card-h05-02 = 1939: la Segunda Guerra Mundial
magellan-card-h05-03 = 1337: la guerra de los Cien Años
magellan-card-h05-04 = 1805: Napoleón en marcha
magellan-card-h05-05 = 1347: la peste negra
magellan-card-h05-06 = 1918: la gripe española
magellan-card-h05-07 = 1984: sequía en el Sahel
magellan-card-h05-08 = Temporada de huracanes
magellan-card-h05-09 = 1883: Krakatoa
magellan-card-h05-10 = 1648: la Paz de Westfalia
magellan-card-h06-01 = 1271: Marco Polo se pone en camino
magellan-card-h06-02 = 1453: cae Constantinopla
magellan-card-h06-03 = 1642: Tasman ve Nueva Zelanda
magellan-card-h06-04 = 1704: Gibraltar cambia de manos
magellan-card-h06-05 = 1783: el primer globo
magellan-card-h06-06 = 1848: el año de las revoluciones
magellan-card-h06-07 = 1868: Japón se abre
magellan-card-h06-08 = 1927: Lindbergh aterriza en París
magellan-card-h06-09 = 1947: la India es libre
magellan-card-h06-10 = 1960: el año de África
magellan-card-h07-01 = El Danubio
    .nom = el Danubio
magellan-card-h07-02 = El Volga
    .nom = el Volga
magellan-card-h07-03 = El Congo
    .nom = el Congo
magellan-card-h07-04 = El Níger
    .nom = el Níger
magellan-card-h07-05 = El Zambeze
    .nom = el Zambeze
magellan-card-h07-06 = El Indo
    .nom = el Indo
magellan-card-h07-07 = El Mekong
    .nom = el Mekong
magellan-card-h07-08 = El estrecho de Ormuz
    .nom = el estrecho de Ormuz
magellan-card-h07-09 = El estrecho de Magallanes
    .nom = el estrecho de Magallanes
magellan-card-h07-10 = El Oresund
    .nom = el Oresund
magellan-card-h08-01 = El campamento de la barrera de Ross
    .nom = el campamento de la barrera de Ross
magellan-card-h08-02 = La isla Pitcairn
    .nom = la isla Pitcairn
magellan-card-h08-04 = Las Azores
    .nom = las Azores
magellan-card-h08-05 = Las cataratas Victoria
    .nom = las cataratas Victoria
magellan-card-h08-06 = El lago Baikal
    .nom = el lago Baikal
magellan-card-h08-09 = El cabo de Hornos
    .nom = el cabo de Hornos
magellan-card-h08-10 = El cabo Norte
    .nom = el cabo Norte
magellan-card-h09-01 = 1602: la primera sociedad por acciones
magellan-card-h09-02 = 1637: la burbuja de los tulipanes
magellan-card-h09-03 = 1849: oro en California
magellan-card-h09-04 = 1860: tratado de libre comercio
magellan-card-h09-05 = 1898: diamantes y salitre
magellan-card-h09-06 = 1913: la cadena de montaje
magellan-card-h09-07 = 1930: se hunde el caucho
magellan-card-h09-08 = 1960: nace la OPEP
magellan-card-h09-09 = 1971: el dólar flota
magellan-card-h09-10 = Los tigres asiáticos
    .nom = los tigres asiáticos
magellan-card-h10-01 = 1618: la guerra de los Treinta Años
magellan-card-h10-02 = 1756: la guerra de los Siete Años
magellan-card-h10-03 = 1853: la guerra de Crimea
magellan-card-h10-04 = 1905: Tsushima
magellan-card-h10-05 = 1846: la Gran Hambruna
magellan-card-h10-06 = 1755: terremoto de Lisboa
magellan-card-h10-07 = 1906: arde San Francisco
magellan-card-h10-08 = Temporada de tifones
magellan-card-h10-09 = Cólera
magellan-card-h10-10 = 1713: la Paz de Utrecht
magellan-card-h11-01 = 1000: Vinlandia
magellan-card-h11-02 = 1421: las flotas del tesoro
magellan-card-h11-03 = 1521: la conquista de México
magellan-card-h11-04 = 1770: la bahía Botany
magellan-card-h11-05 = 1807: el barco de vapor
magellan-card-h11-06 = 1861: fin de la servidumbre
magellan-card-h11-07 = 1884: el meridiano de Greenwich
magellan-card-h11-08 = 1911: el Polo Sur
magellan-card-h11-09 = 1949: dos repúblicas nuevas
magellan-card-h11-10 = 1975: los acuerdos de Helsinki
magellan-card-h12-01 = El Ganges
    .nom = el Ganges
magellan-card-h12-02 = El Tigris y el Éufrates
    .nom = el Tigris y el Éufrates
magellan-card-h12-03 = El Orinoco
    .nom = el Orinoco
magellan-card-h12-04 = El Río de la Plata
    .nom = el Río de la Plata
magellan-card-h12-05 = El San Lorenzo
    .nom = el San Lorenzo
magellan-card-h12-06 = El Támesis
    .nom = el Támesis
magellan-card-h12-07 = El canal de Kiel
    .nom = el canal de Kiel
magellan-card-h12-08 = Bab el Mandeb
magellan-card-h12-09 = El estrecho de Torres
    .nom = el estrecho de Torres
magellan-card-h12-10 = El estrecho de Bering
    .nom = el estrecho de Bering
magellan-card-h13-02 = La Tierra de Francisco José
    .nom = la Tierra de Francisco José
magellan-card-h13-05 = La isla de Navidad (Kiritimati)
    .nom = la isla de Navidad (Kiritimati)
magellan-card-h13-08 = El Gran Zimbabue
    .nom = el Gran Zimbabue
magellan-card-h13-09 = Las cataratas del Iguazú
    .nom = las cataratas del Iguazú
magellan-card-h13-10 = El cabo York
    .nom = el cabo York
magellan-card-h14-01 = El comercio de cereales
    .nom = el comercio de cereales
magellan-card-h14-02 = 1720: la burbuja de los Mares del Sur
magellan-card-h14-03 = 1873: la larga depresión
magellan-card-h14-04 = 1892: ayudas a los astilleros
magellan-card-h14-05 = 1932: la preferencia de Ottawa
magellan-card-h14-06 = 1947: el GATT
magellan-card-h14-07 = 1960: la década del desarrollo
magellan-card-h14-08 = 1974: heladas en los cafetales
magellan-card-h14-09 = 1980: intereses altos
magellan-card-h14-10 = 1985: el acuerdo del Plaza
magellan-card-h15-01 = 1588: la Armada
magellan-card-h15-02 = 1870: la guerra franco-prusiana
magellan-card-h15-03 = 1940: la batalla de Inglaterra
magellan-card-h15-04 = 1950: la guerra de Corea
magellan-card-h15-05 = Langostas
magellan-card-h15-06 = 1815: Tambora
magellan-card-h15-07 = 1902: la montaña Pelada
magellan-card-h15-08 = Icebergs
magellan-card-h15-09 = Fiebre amarilla
magellan-card-h15-10 = 1919: Versalles

## What the history cards say

magellan-card-text-cells = { $count ->
        [one] { $cells } ({ CALLED($cells, names: "magellan-at") })
       *[other] una de las casillas { $cells }
    }
magellan-card-text-until-economy = Vale hasta la próxima carta de economía.
magellan-card-text-permanent = Vale para el resto de la partida.
magellan-card-text-revenue = Renta: cada jugador recibe la renta de sus países.
magellan-card-text-toll = Quien tenga un barco en { $where } cobra un peaje de { $amount } M.
magellan-card-text-owners-more = { $count ->
        [one] Quien tenga { FORM($countries, as: "the") } recibe { $amount } M más.
       *[other] Cada uno de estos países da { $amount } M más a su dueño: { FORM($countries, as: "the") }.
    }
magellan-card-text-owners = { $count ->
        [one] Quien tenga { FORM($countries, as: "the") } recibe { $amount } M.
       *[other] Cada uno de estos países da { $amount } M a su dueño: { FORM($countries, as: "the") }.
    }
magellan-card-text-owners-lose = { $count ->
        [one] Quien tenga { FORM($countries, as: "the") } paga { $amount } M.
       *[other] Cada uno de estos países le cuesta { $amount } M a su dueño: { FORM($countries, as: "the") }.
    }
magellan-card-text-reach-ship = El primer barco que llegue a { $cell } ({ $place }) gana { $amount } M.
magellan-card-text-reach-jeep = El primer jeep en tierra en { $cell } ({ $place }) gana { $amount } M.
magellan-card-text-reach-plane = El primer avión que vuele a { $cell } ({ $place }) y aterrice allí, en tierra o en un barco, gana { $amount } M.
magellan-card-text-reach-any = El primer jeep en tierra en la fila { $cell } ({ $place }), o el primer avión que vuele y aterrice allí, en tierra o en un barco, gana { $amount } M.
magellan-card-text-own = { $count ->
        [one] Quien desarrolle o conquiste el próximo país de { $series } recibe { $amount } M.
       *[other] Quien desarrolle o conquiste primero { $count } países de { $series } a partir de ahora recibe { $amount } M.
    }
magellan-card-text-round = El primer barco que dé la vuelta al mundo (36 meridianos, en cualquier sentido) gana { $amount } M.
magellan-card-text-pay-jeep = Cada jugador paga { $amount } M por cada uno de sus jeeps.
magellan-card-text-pay-plane = Cada jugador paga { $amount } M por cada uno de sus aviones.
magellan-card-text-pay-richest = Quien tiene más dinero paga { $amount } M.
magellan-card-text-pay-owners-series = Cada jugador paga { $amount } M por cada uno de sus países de { $series }.
magellan-card-text-pay-cash-over = Quien tenga más de { $threshold } M paga { $amount } M.
magellan-card-text-pay-percent = Cada jugador paga el { $percent } % de su dinero, redondeado a la baja a múltiplos de 5 M.
magellan-card-text-get-country = Cada jugador recibe { $amount } M por cada uno de sus países.
magellan-card-text-get-ship = Cada jugador recibe { $amount } M por cada uno de sus barcos.
magellan-card-text-get-lowest-income = Quien tiene la renta más baja recibe { $amount } M.
magellan-card-text-presence = Quien tenga una pieza en una de las columnas { $columns } recibe { $amount } M.
magellan-card-text-transfer = Quien tiene más dinero entrega { $amount } M a quien tiene menos.
magellan-card-text-income-named = Dan { $amount } M más: { $countries }.
magellan-card-text-income-more = Cada país de { $series } da { $amount } M más.
magellan-card-text-income-part = Los países de { $series } dan solo el { $percent } %.
magellan-card-text-income-nothing = Los países de { $series } no dan nada.
magellan-card-text-income-but = Excepto { FORM($countries, as: "the") }.
magellan-card-text-income-next = Vale para la próxima renta.
magellan-card-text-cost = Desarrollar un país de { $series } cuesta un { $percent } % menos.
magellan-card-text-no-resale = No se puede vender ningún país al banco.
magellan-card-text-price-jeep = Los jeeps nuevos cuestan { $amount } M.
magellan-card-text-price-ship = Los barcos nuevos cuestan { $amount } M.
magellan-card-text-price-plane = Los aviones nuevos cuestan { $amount } M.
magellan-card-text-price-instead = En una partida sin aviones, cada jugador recibe en su lugar { $amount } M.
magellan-card-text-moves-points = Cada jugador tiene { $amount } pasos más en { $turns ->
        [one] su próximo turno
       *[other] sus próximos { $turns } turnos
    }.
magellan-card-text-moves-factor = Los pasos de cada jugador { $factor ->
        [2] se duplican
       *[other] se multiplican por { $factor }
    } en { $turns ->
        [one] su próximo turno
       *[other] sus próximos { $turns } turnos
    }.
magellan-card-text-wipe-any = Se pierden todas las piezas en { $where }.
magellan-card-text-wipe-jeep = Se pierden todos los jeeps en tierra en { $where }.
magellan-card-text-lose-ship = Cada jugador pierde un barco, con lo que lleva, si tiene alguno en { $where }.
magellan-card-text-lose-region = Cada jugador pierde un jeep, si tiene alguno en tierra en la casilla de una capital de { $series }.
magellan-card-text-lose-keep = Quien tenga más de { $keep } jeeps pierde uno a su elección.
magellan-card-text-nationalise = Quien tiene la renta más alta devuelve al banco su país más barato por todo su coste. La carta vuelve a estar a la vista.
magellan-card-text-war-all = Guerra de todos contra todos, durante { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
magellan-card-text-war-top-two-income = Guerra entre quienes tienen las dos rentas más altas, durante { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
magellan-card-text-war-top-two-cash = Guerra entre los dos que tienen más dinero, durante { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
magellan-card-text-only-ship = Solo luchan los barcos.
magellan-card-text-only-plane = Solo luchan los aviones; también pueden bombardear.
magellan-card-text-peace = Paz: si hay una guerra, se acaba de inmediato.
magellan-card-text-peace-reward = Quien tenga { $count } países o más recibe { $amount } M.
magellan-card-text-peace-levy = Si había guerra, quien haya perdido menos piezas en ella paga { $amount } M a cada uno de los demás; no paga nadie si hay empate.
magellan-card-text-turn = { $count ->
        [one] Se descubre una carta geográfica.
       *[other] Se descubren { $count } cartas geográficas.
    }
magellan-card-text-free-ship = Cada jugador recibe { $count ->
        [one] un barco
       *[other] { $count } barcos
    } en su base.
magellan-card-text-alliance = Aliados: los números { $a } y { $b } contra { $c } y { $d }. Con tres jugadores, el número { $alone } juega sin aliados.
magellan-card-text-alliance-leader = Los demás se alían contra quien tiene la renta más alta.
magellan-card-text-reparation = Si había alianzas en guerra, cada miembro del bando que haya perdido menos piezas recibe { $amount } M.

## What the history cards bring about

magellan-card-claimed = { WHO($who) ->
        [you] Llegas antes que nadie y ganas
       *[other] { $who } llega antes que nadie y gana
    } { $amount } M («{ $card }»).
magellan-card-expired = «{ $card }» ya no vale.
magellan-card-gains = { WHO($who) ->
        [you] Recibes
       *[other] { $who } recibe
    } { $amount } M.
magellan-card-pays = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } { $amount } M.
magellan-card-hands = { WHO($who) ->
        [you] Entregas { $amount } M a { $other }
       *[other] { WHO($other) ->
            [you] { $who } te entrega { $amount } M
           *[other] { $who } entrega { $amount } M a { $other }
        }
    }.
magellan-card-revenue = { $amount ->
        [0] { $more ->
        [0] { WHO($who) ->
        [you] Aún no tienes
       *[other] { $who } aún no tiene
    } renta.
       *[other] { WHO($who) ->
        [you] Recibes
       *[other] { $who } recibe
    } { $more } M por la carta.
    }
       *[other] { WHO($who) ->
        [you] Recibes
       *[other] { $who } recibe
    } { $amount } M de renta{ $more ->
        [0] {""}
       *[other] {" "}y { $more } M más por la carta
    }.
    }
magellan-card-war = En guerra: { FORM($seats, as: "nom") }.
magellan-card-war-sides = Guerra: { JOINED($sides, by: " – ") }. Los aliados comparten ganancias y pérdidas.
magellan-card-side = { FORM($members, as: "nom") }
magellan-card-peace = La guerra ha terminado.
magellan-card-no-war = No hay ninguna guerra que terminar.
magellan-card-nationalised = { WHO($who) ->
        [you] Devuelves
       *[other] { $who } devuelve
    } { FORM($country, as: "the") } al banco por { $amount } M; la carta vuelve a estar a la vista.
magellan-card-turned = Ya se puede desarrollar: { $country }.
magellan-card-given = { WHO($who) ->
        [you] Recibes
       *[other] { $who } recibe
    } { FORM($piece, $count, as: "n") } en { WHO($who) ->
        [you] tu base
       *[other] su base
    }.
magellan-card-wiped = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } { $count ->
        [one] una pieza
       *[other] { $count } piezas
    }.
magellan-card-piece-jeep = jeep
    .gender = m
    .n = { $count ->
        [one] un jeep
       *[other] { $count } jeeps
    }
magellan-card-piece-plane = avión
    .gender = m
    .n = { $count ->
        [one] un avión
       *[other] { $count } aviones
    }
