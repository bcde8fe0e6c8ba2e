# The geographic and history cards of `magellan`: names of countries, capitals, bases and places, titles and texts of cards.

## Series of geographic cards

magellan-series-europe = Europa
    .gender = f
magellan-series-africa = África
    .gender = f
magellan-series-asia = Ásia
    .gender = f
magellan-series-oceania = Oceania e Sudeste Asiático
    .gender = f
    .the = a Oceania e o Sudeste Asiático
    .of = da Oceania e do Sudeste Asiático
    .at = à Oceania e ao Sudeste Asiático
    .in = na Oceania e no Sudeste Asiático
    .by = pela Oceania e pelo Sudeste Asiático
magellan-series-america = América
    .gender = f

## Countries

magellan-country-belgium = Bélgica
    .gender = f
magellan-country-france = França
    .gender = f
magellan-country-west-germany = Alemanha Ocidental
    .gender = f
magellan-country-united-kingdom = Reino Unido
    .gender = m
magellan-country-italy = Itália
    .gender = f
magellan-country-spain = Espanha
    .gender = f
magellan-country-switzerland = Suíça
    .gender = f
magellan-country-sweden = Suécia
    .gender = f
magellan-country-greece = Grécia
    .gender = f
magellan-country-poland = Polônia
    .gender = f
magellan-country-algeria = Argélia
    .gender = f
magellan-country-egypt = Egito
    .gender = m
magellan-country-morocco = Marrocos
magellan-country-nigeria = Nigéria
    .gender = f
magellan-country-ivory-coast = Costa do Marfim
    .gender = f
magellan-country-kenya = Quênia
    .gender = m
magellan-country-south-africa = África do Sul
    .gender = f
magellan-country-zaire = Zaire
    .gender = m
magellan-country-ethiopia = Etiópia
    .gender = f
magellan-country-madagascar = Madagascar
magellan-country-japan = Japão
    .gender = m
magellan-country-south-korea = Coreia do Sul
    .gender = f
magellan-country-pakistan = Paquistão
    .gender = m
magellan-country-sri-lanka = Sri Lanka
    .gender = m
magellan-country-saudi-arabia = Arábia Saudita
    .gender = f
magellan-country-iran = Irã
    .gender = m
magellan-country-iraq = Iraque
    .gender = m
magellan-country-kuwait = Kuwait
    .gender = m
magellan-country-israel = Israel
magellan-country-turkey = Turquia
    .gender = f
magellan-country-australia = Austrália
    .gender = f
magellan-country-new-zealand = Nova Zelândia
    .gender = f
magellan-country-papua-new-guinea = Papua-Nova Guiné
    .gender = f
magellan-country-fiji = Fiji
magellan-country-indonesia = Indonésia
    .gender = f
magellan-country-philippines = Filipinas
    .gender = fp
magellan-country-malaysia = Malásia
    .gender = f
magellan-country-singapore = Singapura
magellan-country-thailand = Tailândia
    .gender = f
magellan-country-brunei = Brunei
    .gender = m
magellan-country-united-states = Estados Unidos
    .gender = mp
magellan-country-canada = Canadá
    .gender = m
magellan-country-mexico = México
    .gender = m
magellan-country-cuba = Cuba
magellan-country-venezuela = Venezuela
    .gender = f
magellan-country-colombia = Colômbia
    .gender = f
magellan-country-brazil = Brasil
    .gender = m
magellan-country-argentina = Argentina
    .gender = f
magellan-country-chile = Chile
    .gender = m
magellan-country-peru = Peru
    .gender = m
magellan-country-netherlands = Holanda
    .gender = f
magellan-country-norway = Noruega
    .gender = f
magellan-country-denmark = Dinamarca
    .gender = f
magellan-country-austria = Áustria
    .gender = f
magellan-country-portugal = Portugal
magellan-country-finland = Finlândia
    .gender = f
magellan-country-ireland = Irlanda
    .gender = f
magellan-country-iceland = Islândia
    .gender = f
magellan-country-hungary = Hungria
    .gender = f
magellan-country-soviet-union = União Soviética
    .gender = f
magellan-country-tunisia = Tunísia
    .gender = f
magellan-country-libya = Líbia
    .gender = f
magellan-country-senegal = Senegal
    .gender = m
magellan-country-ghana = Gana
magellan-country-cameroon = Camarões
magellan-country-sudan = Sudão
    .gender = m
magellan-country-tanzania = Tanzânia
    .gender = f
magellan-country-zimbabwe = Zimbábue
    .gender = m
magellan-country-zambia = Zâmbia
    .gender = f
magellan-country-gabon = Gabão
    .gender = m
magellan-country-china = China
    .gender = f
magellan-country-india = Índia
    .gender = f
magellan-country-bangladesh = Bangladesh
magellan-country-nepal = Nepal
    .gender = m
magellan-country-united-arab-emirates = Emirados Árabes Unidos
    .gender = mp
magellan-country-oman = Omã
magellan-country-jordan = Jordânia
    .gender = f
magellan-country-syria = Síria
    .gender = f
magellan-country-cyprus = Chipre
magellan-country-mongolia = Mongólia
    .gender = f
magellan-country-burma = Birmânia
    .gender = f
magellan-country-vietnam = Vietnã
    .gender = m
magellan-country-laos = Laos
    .gender = m
magellan-country-kampuchea = Kampuchea
    .gender = m
magellan-country-solomon-islands = Ilhas Salomão
    .gender = fp
magellan-country-vanuatu = Vanuatu
magellan-country-tonga = Tonga
magellan-country-western-samoa = Samoa Ocidental
    .gender = f
magellan-country-new-caledonia = Nova Caledônia
    .gender = f
magellan-country-french-polynesia = Polinésia Francesa
    .gender = f
magellan-country-guatemala = Guatemala
    .gender = f
magellan-country-costa-rica = Costa Rica
    .gender = f
magellan-country-panama = Panamá
    .gender = m
magellan-country-jamaica = Jamaica
    .gender = f
magellan-country-dominican-republic = República Dominicana
    .gender = f
magellan-country-trinidad-and-tobago = Trinidad e Tobago
magellan-country-ecuador = Equador
    .gender = m
magellan-country-bolivia = Bolívia
    .gender = f
magellan-country-uruguay = Uruguai
    .gender = m
magellan-country-paraguay = Paraguai
    .gender = m

## Their capitals

magellan-capital-belgium = Bruxelas
magellan-capital-france = Paris
magellan-capital-west-germany = Bonn
magellan-capital-united-kingdom = Londres
magellan-capital-italy = Roma
magellan-capital-spain = Madri
magellan-capital-switzerland = Berna
magellan-capital-sweden = Estocolmo
magellan-capital-greece = Atenas
magellan-capital-poland = Varsóvia
magellan-capital-algeria = Argel
magellan-capital-egypt = Cairo
    .gender = m
magellan-capital-morocco = Rabat
magellan-capital-nigeria = Lagos
magellan-capital-ivory-coast = Abidjã
magellan-capital-kenya = Nairóbi
magellan-capital-south-africa = Pretória
magellan-capital-zaire = Kinshasa
magellan-capital-ethiopia = Adis Abeba
magellan-capital-madagascar = Antananarivo
magellan-capital-japan = Tóquio
magellan-capital-south-korea = Seul
magellan-capital-pakistan = Islamabad
magellan-capital-sri-lanka = Colombo
magellan-capital-saudi-arabia = Riad
magellan-capital-iran = Teerã
magellan-capital-iraq = Bagdá
magellan-capital-kuwait = Cidade do Kuwait
    .gender = f
magellan-capital-israel = Jerusalém
magellan-capital-turkey = Ancara
magellan-capital-australia = Camberra
magellan-capital-new-zealand = Wellington
magellan-capital-papua-new-guinea = Port Moresby
magellan-capital-fiji = Suva
magellan-capital-indonesia = Jacarta
magellan-capital-philippines = Manila
magellan-capital-malaysia = Kuala Lumpur
magellan-capital-thailand = Bangkok
magellan-capital-brunei = Bandar Seri Begawan
magellan-capital-united-states = Washington
magellan-capital-canada = Ottawa
magellan-capital-mexico = Cidade do México
    .gender = f
magellan-capital-cuba = Havana
magellan-capital-venezuela = Caracas
magellan-capital-colombia = Bogotá
magellan-capital-brazil = Brasília
magellan-capital-argentina = Buenos Aires
magellan-capital-chile = Santiago
magellan-capital-peru = Lima
magellan-capital-netherlands = Amsterdã
magellan-capital-norway = Oslo
magellan-capital-denmark = Copenhague
magellan-capital-austria = Viena
magellan-capital-portugal = Lisboa
magellan-capital-finland = Helsinque
magellan-capital-ireland = Dublin
magellan-capital-iceland = Reykjavik
magellan-capital-hungary = Budapeste
magellan-capital-soviet-union = Moscou
magellan-capital-tunisia = Túnis
magellan-capital-libya = Trípoli
magellan-capital-senegal = Dacar
magellan-capital-ghana = Acra
magellan-capital-cameroon = Yaoundé
magellan-capital-sudan = Cartum
magellan-capital-tanzania = Dar es Salaam
magellan-capital-zimbabwe = Harare
magellan-capital-zambia = Lusaca
magellan-capital-gabon = Libreville
magellan-capital-china = Pequim
magellan-capital-india = Nova Délhi
magellan-capital-bangladesh = Daca
magellan-capital-nepal = Katmandu
magellan-capital-united-arab-emirates = Abu Dhabi
magellan-capital-oman = Mascate
magellan-capital-jordan = Amã
magellan-capital-syria = Damasco
magellan-capital-cyprus = Nicósia
magellan-capital-mongolia = Ulan Bator
magellan-capital-burma = Rangum
magellan-capital-vietnam = Hanói
magellan-capital-laos = Vientiane
magellan-capital-kampuchea = Phnom Penh
magellan-capital-solomon-islands = Honiara
magellan-capital-vanuatu = Port Vila
magellan-capital-tonga = Nuku’alofa
magellan-capital-western-samoa = Ápia
magellan-capital-new-caledonia = Nouméa
magellan-capital-french-polynesia = Papeete
magellan-capital-guatemala = Cidade da Guatemala
    .gender = f
magellan-capital-costa-rica = San José
magellan-capital-panama = Cidade do Panamá
    .gender = f
magellan-capital-jamaica = Kingston
magellan-capital-dominican-republic = Santo Domingo
magellan-capital-trinidad-and-tobago = Port of Spain
magellan-capital-ecuador = Quito
magellan-capital-bolivia = La Paz
magellan-capital-uruguay = Montevidéu
magellan-capital-paraguay = Assunção

## Start bases

magellan-base-vanuatu = Vanuatu (Novas Hébridas)
magellan-base-fiji = Fiji (Viti)
magellan-base-tuvalu = Tuvalu (Ilhas Ellice)

## Places of discoveries

magellan-place-san-salvador = San Salvador
magellan-place-cape-of-good-hope = Cabo da Boa Esperança
    .gender = m
magellan-place-galapagos = Galápagos
magellan-place-timbuktu = Timbuktu
magellan-place-lhasa = Lhasa
magellan-place-machu-picchu = Machu Picchu
magellan-place-viscount-melville-sound = Canal Melville
    .gender = m
magellan-place-johannesburg = Joanesburgo
magellan-place-gibraltar = Gibraltar
magellan-place-the-ross-ice-shelf-camp = Acampamento da Barreira de Ross
    .gender = m
magellan-place-pitcairn-island = Ilha Pitcairn
    .gender = f
magellan-place-the-azores = Açores
    .gender = mp
magellan-place-victoria-falls = Cataratas Vitória
    .gender = fp
magellan-place-lake-baikal = Lago Baikal
    .gender = m
magellan-place-uluru = Uluru
magellan-place-angkor = Angkor
magellan-place-lanse-aux-meadows = L’Anse aux Meadows
magellan-place-mombasa = Mombaça
magellan-place-botany-bay = Botany Bay
magellan-place-south-pole = Polo Sul
    .gender = m
magellan-place-tahiti = Taiti
    .gender = m
magellan-place-petra = Petra
magellan-place-great-zimbabwe = Grande Zimbábue
    .gender = m
magellan-place-iguazu-falls = Cataratas do Iguaçu
    .gender = fp
magellan-place-cape-york = Cabo York
    .gender = m

## Parts of a cell

magellan-part-n = norte
magellan-part-ne = nordeste
magellan-part-e = leste
magellan-part-se = sudeste
magellan-part-s = sul
magellan-part-sw = sudoeste
magellan-part-w = oeste
magellan-part-nw = noroeste
magellan-part-mid = meio

## Titles of the history cards

magellan-card-h01-01 = 1492: terra à vista nas Bahamas
magellan-card-h01-02 = 1498: a rota do Cabo para a Índia
magellan-card-h01-03 = 1522: a Victoria volta para casa
magellan-card-h01-04 = 1776: a independência americana
magellan-card-h01-05 = 1789: a queda da Bastilha
magellan-card-h01-06 = 1815: o Congresso de Viena
magellan-card-h01-07 = 1903: Kitty Hawk
magellan-card-h01-08 = 1945: a Carta das Nações Unidas
magellan-card-h01-09 = 1957: o Tratado de Roma
magellan-card-h01-10 = 1969: pegadas na Lua
magellan-card-h02-01 = O Canal de Suez (1869)
magellan-card-h02-02 = O Canal do Panamá (1914)
magellan-card-h02-03 = O Estreito de Gibraltar
magellan-card-h02-04 = O Bósforo
magellan-card-h02-05 = O Estreito de Malaca
magellan-card-h02-06 = O Nilo
magellan-card-h02-07 = O Amazonas
magellan-card-h02-08 = O Mississippi
magellan-card-h02-09 = O Reno
magellan-card-h02-10 = O Yangtzé
magellan-card-h03-01 = Ilha de Páscoa
magellan-card-h03-02 = Galápagos
magellan-card-h03-05 = As Ilhas Kerguelen
magellan-card-h03-10 = A Passagem Noroeste
magellan-card-h04-01 = 1973: o choque do petróleo
magellan-card-h04-02 = 1929: a quebra de Wall Street
magellan-card-h04-03 = 1948: o Plano Marshall
magellan-card-h04-04 = 1968: a Revolução Verde
magellan-card-h04-05 = 1982: a crise da dívida
magellan-card-h04-06 = 1967: as tarifas caem
magellan-card-h04-07 = 1956: o primeiro navio de contêineres
magellan-card-h04-08 = 1886: ouro no Rand
magellan-card-h04-09 = 1944: Bretton Woods
magellan-card-h04-10 = 1951: o petróleo é nacionalizado
magellan-card-h05-01 = 1914: a Grande Guerra
magellan-card-h05-02 = 1939: a Segunda Guerra Mundial
magellan-card-h05-03 = 1337: a Guerra dos Cem Anos
magellan-card-h05-04 = 1805: Napoleão em marcha
magellan-card-h05-05 = 1347: a Peste Negra
magellan-card-h05-06 = 1918: a gripe espanhola
magellan-card-h05-07 = 1984: seca no Sahel
magellan-card-h05-08 = Temporada de furacões
magellan-card-h05-09 = 1883: Krakatoa
magellan-card-h05-10 = 1648: a Paz de Vestfália
magellan-card-h06-01 = 1271: Marco Polo parte
magellan-card-h06-02 = 1453: a queda de Constantinopla
magellan-card-h06-03 = 1642: Tasman avista a Nova Zelândia
magellan-card-h06-04 = 1704: Gibraltar muda de mãos
magellan-card-h06-05 = 1783: o primeiro balão
magellan-card-h06-06 = 1848: o ano das revoluções
magellan-card-h06-07 = 1868: o Japão se abre
magellan-card-h06-08 = 1927: Lindbergh pousa em Paris
magellan-card-h06-09 = 1947: a independência da Índia
magellan-card-h06-10 = 1960: o ano da África
magellan-card-h07-01 = O Danúbio
magellan-card-h07-02 = O Volga
magellan-card-h07-03 = O Congo
magellan-card-h07-04 = O Níger
magellan-card-h07-05 = O Zambeze
magellan-card-h07-06 = O Indo
magellan-card-h07-07 = O Mekong
magellan-card-h07-08 = O Estreito de Ormuz
magellan-card-h07-09 = O Estreito de Magalhães
magellan-card-h07-10 = O Öresund
magellan-card-h08-01 = O acampamento da Barreira de Ross
magellan-card-h08-02 = Ilha Pitcairn
magellan-card-h08-04 = Os Açores
magellan-card-h08-05 = As Cataratas Vitória
magellan-card-h08-06 = O Lago Baikal
magellan-card-h08-09 = O Cabo Horn
magellan-card-h08-10 = O Cabo Norte
magellan-card-h09-01 = 1602: a primeira sociedade por ações
magellan-card-h09-02 = 1637: a bolha das tulipas
magellan-card-h09-03 = 1849: ouro na Califórnia
magellan-card-h09-04 = 1860: tratado de livre comércio
magellan-card-h09-05 = 1898: diamantes e salitre
magellan-card-h09-06 = 1913: a linha de montagem
magellan-card-h09-07 = 1930: a queda da borracha
magellan-card-h09-08 = 1960: a fundação da OPEP
magellan-card-h09-09 = 1971: o dólar flutua
magellan-card-h09-10 = Os tigres asiáticos
magellan-card-h10-01 = 1618: a Guerra dos Trinta Anos
magellan-card-h10-02 = 1756: a Guerra dos Sete Anos
magellan-card-h10-03 = 1853: a Guerra da Crimeia
magellan-card-h10-04 = 1905: Tsushima
magellan-card-h10-05 = 1846: a praga da batata
magellan-card-h10-06 = 1755: o terremoto de Lisboa
magellan-card-h10-07 = 1906: San Francisco em chamas
magellan-card-h10-08 = Temporada de tufões
magellan-card-h10-09 = Cólera
magellan-card-h10-10 = 1713: a Paz de Utrecht
magellan-card-h11-01 = 1000: Vinlândia
magellan-card-h11-02 = 1421: as frotas do tesouro
magellan-card-h11-03 = 1521: a conquista do México
magellan-card-h11-04 = 1770: Botany Bay
magellan-card-h11-05 = 1807: o barco a vapor
magellan-card-h11-06 = 1861: o fim da servidão
magellan-card-h11-07 = 1884: o meridiano de Greenwich
magellan-card-h11-08 = 1911: o Polo Sul
magellan-card-h11-09 = 1949: duas novas repúblicas
magellan-card-h11-10 = 1975: os Acordos de Helsinque
magellan-card-h12-01 = O Ganges
magellan-card-h12-02 = O Tigre e o Eufrates
magellan-card-h12-03 = O Orinoco
magellan-card-h12-04 = O Prata
magellan-card-h12-05 = O São Lourenço
magellan-card-h12-06 = O Tâmisa
magellan-card-h12-07 = O Canal de Kiel
magellan-card-h12-08 = O Bab el Mandeb
magellan-card-h12-09 = O Estreito de Torres
magellan-card-h12-10 = O Estreito de Bering
magellan-card-h13-02 = Terra de Francisco José
magellan-card-h13-03 = Geórgia do Sul
magellan-card-h13-05 = Ilha do Natal (Kiritimati)
magellan-card-h13-08 = Grande Zimbábue
magellan-card-h13-09 = As Cataratas do Iguaçu
magellan-card-h13-10 = O Cabo York
magellan-card-h14-01 = O comércio de grãos
magellan-card-h14-02 = 1720: a bolha dos Mares do Sul
magellan-card-h14-03 = 1873: a longa depressão
magellan-card-h14-04 = 1892: subsídio aos estaleiros
magellan-card-h14-05 = 1932: a preferência de Ottawa
magellan-card-h14-06 = 1947: o GATT
magellan-card-h14-07 = 1960: a década do desenvolvimento
magellan-card-h14-08 = 1974: geada no café
magellan-card-h14-09 = 1980: juros altos
magellan-card-h14-10 = 1985: o Acordo do Plaza
magellan-card-h15-01 = 1588: a Armada
magellan-card-h15-02 = 1870: a Guerra Franco-Prussiana
magellan-card-h15-03 = 1940: a Batalha da Inglaterra
magellan-card-h15-04 = 1950: a Guerra da Coreia
magellan-card-h15-05 = Gafanhotos
magellan-card-h15-06 = 1815: Tambora
magellan-card-h15-07 = 1902: o Monte Pelée
magellan-card-h15-08 = Icebergs
magellan-card-h15-09 = Febre amarela
magellan-card-h15-10 = 1919: Versalhes

## What the history cards say

magellan-card-text-cells = { $count ->
        [1] { $cells } ({ CALLED($cells, names: "magellan-at") })
       *[other] uma das casas { $cells }
    }
magellan-card-text-until-economy = Vale até a próxima carta de economia.
magellan-card-text-permanent = Vale até o fim da partida.
magellan-card-text-revenue = Renda: todos recebem a renda dos países que têm.
magellan-card-text-toll = Cada pessoa com um navio em { $where } cobra um pedágio de { $amount } M.
magellan-card-text-owners-more = { $count ->
        [1] Quem tem { FORM($countries, as: "the") } recebe mais { $amount } M.
       *[other] { FORM($countries, as: "the", cap: "yes") }: quem tem algum desses países recebe mais { $amount } M por país.
    }
magellan-card-text-owners = { $count ->
        [1] Quem tem { FORM($countries, as: "the") } recebe { $amount } M.
       *[other] { FORM($countries, as: "the", cap: "yes") }: quem tem algum desses países recebe { $amount } M por país.
    }
magellan-card-text-owners-lose = { $count ->
        [1] Quem tem { FORM($countries, as: "the") } paga { $amount } M.
       *[other] { FORM($countries, as: "the", cap: "yes") }: quem tem algum desses países paga { $amount } M por país.
    }
magellan-card-text-reach-ship = O primeiro navio que entrar em { $cell } ({ $place }) ganha { $amount } M.
magellan-card-text-reach-jeep = O primeiro jipe em terra em { $cell } ({ $place }) ganha { $amount } M.
magellan-card-text-reach-plane = O primeiro avião que voar até { $cell } ({ $place }) e pousar lá, em terra ou em um navio, ganha { $amount } M.
magellan-card-text-reach-any = O primeiro jipe em terra na linha { $cell } ({ $place }), ou avião que voar até lá e pousar, em terra ou em um navio, ganha { $amount } M.
magellan-card-text-own = { $count ->
        [1] Quem for o próximo a desenvolver ou conquistar um país { FORM($series, as: "of") } recebe { $amount } M.
       *[other] Quem primeiro desenvolver ou conquistar { $count } países { FORM($series, as: "of") } a partir de agora recebe { $amount } M.
    }
magellan-card-text-round = O primeiro navio que der a volta ao mundo (36 meridianos, em qualquer sentido) ganha { $amount } M.
magellan-card-text-pay-jeep = Todos pagam { $amount } M por jipe que tiverem.
magellan-card-text-pay-plane = Todos pagam { $amount } M por avião que tiverem.
magellan-card-text-pay-richest = Quem tem mais dinheiro paga { $amount } M.
magellan-card-text-pay-owners-series = Todos pagam { $amount } M por país que tiverem { FORM($series, as: "in") }.
magellan-card-text-pay-cash-over = Quem tem mais de { $threshold } M paga { $amount } M.
magellan-card-text-pay-percent = Todos pagam { $percent }% do dinheiro que tiverem, com arredondamento para baixo, de 5 em 5 M.
magellan-card-text-get-country = Todos recebem { $amount } M por país que tiverem.
magellan-card-text-get-ship = Todos recebem { $amount } M por navio que tiverem.
magellan-card-text-get-lowest-income = Quem tem a menor renda recebe { $amount } M.
magellan-card-text-presence = Quem tem uma peça em uma das colunas { $columns } recebe { $amount } M.
magellan-card-text-transfer = Quem tem mais dinheiro dá { $amount } M a quem tem menos.
magellan-card-text-income-named = { FORM($countries, as: "the", cap: "yes") } rendem mais { $amount } M.
magellan-card-text-income-more = Cada país { FORM($series, as: "of") } rende mais { $amount } M.
magellan-card-text-income-part = Países { FORM($series, as: "of") } rendem só { $percent }%.
magellan-card-text-income-nothing = Países { FORM($series, as: "of") } não rendem nada.
magellan-card-text-income-but = Exceção: { $countries }.
magellan-card-text-income-next = Vale para a próxima renda.
magellan-card-text-cost = Desenvolver um país { FORM($series, as: "of") } custa { $percent }% menos.
magellan-card-text-no-resale = Nenhum país pode ser vendido ao banco.
magellan-card-text-price-jeep = Jipes novos custam { $amount } M.
magellan-card-text-price-ship = Navios novos custam { $amount } M.
magellan-card-text-price-plane = Aviões novos custam { $amount } M.
magellan-card-text-price-instead = Em uma partida sem aviões todos recebem { $amount } M em vez disso.
magellan-card-text-moves-points = Todos têm mais { $amount } passos { $turns ->
        [1] na próxima jogada
       *[other] nas próximas { $turns } jogadas
    }.
magellan-card-text-moves-factor = Os passos de todos contam { $factor ->
        [2] em dobro
       *[other] { $factor } vezes
    } { $turns ->
        [1] na próxima jogada
       *[other] nas próximas { $turns } jogadas
    }.
magellan-card-text-wipe-any = Toda peça em { $where } se perde.
magellan-card-text-wipe-jeep = Todo jipe em terra em { $where } se perde.
magellan-card-text-lose-ship = Cada pessoa perde um navio, com o que ele carrega, se tiver um em { $where }.
magellan-card-text-lose-region = Cada pessoa perde um jipe, se tiver um em terra na casa de uma capital { FORM($series, as: "of") }.
magellan-card-text-lose-keep = Quem tem mais de { $keep } jipes perde um, à escolha.
magellan-card-text-nationalise = Quem tem a maior renda devolve ao banco o país mais barato que tem, pelo custo inteiro. A carta fica aberta de novo.
magellan-card-text-war-all = Guerra entre todos, por { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
magellan-card-text-war-top-two-income = Guerra entre as duas pessoas com as maiores rendas, por { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
magellan-card-text-war-top-two-cash = Guerra entre as duas pessoas com mais dinheiro, por { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
magellan-card-text-only-ship = Só navios lutam.
magellan-card-text-only-plane = Só aviões lutam; eles também podem bombardear.
magellan-card-text-peace = Paz: uma guerra em curso para na hora.
magellan-card-text-peace-reward = Quem tem { $count } países ou mais recebe { $amount } M.
magellan-card-text-peace-levy = Se havia guerra, quem perdeu menos peças nela paga { $amount } M a cada uma das outras pessoas; em caso de empate, ninguém paga.
magellan-card-text-turn = { $count ->
        [1] Vira-se { $count } carta geográfica.
       *[other] Viram-se { $count } cartas geográficas.
    }
magellan-card-text-free-ship = Todos recebem { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    } na própria base.
magellan-card-text-alliance = Aliados: números { $a } e { $b } contra { $c } e { $d }. Com três pessoas, o número { $alone } fica sozinho.
magellan-card-text-alliance-leader = Todos os outros são aliados contra quem tem a maior renda.
magellan-card-text-reparation = Se alianças estavam em guerra, cada membro do lado que perdeu menos peças recebe { $amount } M.

## What the history cards bring about

magellan-card-claimed = { FORM($who, as: "nom", cap: "yes") } chega primeiro e ganha { $amount } M ({ $card }).
magellan-card-expired = “{ $card }” não vale mais.
magellan-card-gains = { FORM($who, as: "nom", cap: "yes") } recebe { $amount } M.
magellan-card-pays = { FORM($who, as: "nom", cap: "yes") } paga { $amount } M.
magellan-card-hands = { FORM($who, as: "nom", cap: "yes") } dá { $amount } M { FORM($other, as: "at") }.
magellan-card-revenue = { $amount ->
        [0] { $more ->
            [0] { FORM($who, as: "nom", cap: "yes") } ainda não tem renda.
           *[other] { FORM($who, as: "nom", cap: "yes") } recebe { $more } M pela carta.
        }
       *[other] { FORM($who, as: "nom", cap: "yes") } recebe { $amount } M de renda{ $more ->
            [0] {""}
           *[other] {" "}e mais { $more } M pela carta
        }.
    }
# by name
magellan-card-war = Em guerra: { $seats }.
magellan-card-war-sides = Guerra: { JOINED($sides, by: " contra ") }. Aliados dividem ganhos e perdas.
magellan-card-side = { $members }
magellan-card-peace = A guerra acabou.
magellan-card-no-war = Não há nenhuma guerra em curso.
magellan-card-nationalised = { FORM($who, as: "nom", cap: "yes") } devolve { FORM($country, as: "the") } ao banco por { $amount } M; a carta fica aberta de novo.
magellan-card-turned = Já dá para desenvolver { FORM($country, as: "the") }.
magellan-card-given = { FORM($who, as: "nom", cap: "yes") } recebe { FORM($piece, $count, as: "n") } na base.
magellan-card-wiped = { FORM($who, as: "nom", cap: "yes") } perde { $count ->
        [1] { $count } peça
       *[other] { $count } peças
    }.
magellan-card-piece-jeep = jipe
    .gender = m
    .n = { $count ->
        [1] { $count } jipe
       *[other] { $count } jipes
    }
magellan-card-piece-plane = avião
    .gender = m
    .n = { $count ->
        [1] { $count } avião
       *[other] { $count } aviões
    }
