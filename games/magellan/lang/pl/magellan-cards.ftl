# The geographic and history cards of `magellan`: names of countries, capitals, bases and places, titles and texts of cards.

## Series of geographic cards

magellan-series-europe = Europa
    .gen = Europy
magellan-series-africa = Afryka
    .gen = Afryki
magellan-series-asia = Azja
    .gen = Azji
magellan-series-oceania = Oceania i Azja Południowo-Wschodnia
    .gen = Oceanii i Azji Południowo-Wschodniej
magellan-series-america = Ameryka
    .gen = Ameryki

## Countries

magellan-country-belgium = Belgia
    .gen = Belgii
    .acc = Belgię
    .loc = Belgii
magellan-country-france = Francja
    .gen = Francji
    .acc = Francję
    .loc = Francji
magellan-country-west-germany = RFN
magellan-country-united-kingdom = Wielka Brytania
    .gen = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .loc = Wielkiej Brytanii
magellan-country-italy = Włochy
    .gen = Włoch
    .loc = Włoszech
magellan-country-spain = Hiszpania
    .gen = Hiszpanii
    .acc = Hiszpanię
    .loc = Hiszpanii
magellan-country-switzerland = Szwajcaria
    .gen = Szwajcarii
    .acc = Szwajcarię
    .loc = Szwajcarii
magellan-country-sweden = Szwecja
    .gen = Szwecji
    .acc = Szwecję
    .loc = Szwecji
magellan-country-greece = Grecja
    .gen = Grecji
    .acc = Grecję
    .loc = Grecji
magellan-country-poland = Polska
    .gen = Polski
    .acc = Polskę
    .loc = Polsce
magellan-country-algeria = Algieria
    .gen = Algierii
    .acc = Algierię
    .loc = Algierii
magellan-country-egypt = Egipt
    .gen = Egiptu
    .loc = Egipcie
magellan-country-morocco = Maroko
    .gen = Maroka
    .loc = Maroku
magellan-country-nigeria = Nigeria
    .gen = Nigerii
    .acc = Nigerię
    .loc = Nigerii
magellan-country-ivory-coast = Wybrzeże Kości Słoniowej
    .gen = Wybrzeża Kości Słoniowej
    .loc = Wybrzeżu Kości Słoniowej
    .in = na Wybrzeżu Kości Słoniowej
    .to = na Wybrzeże Kości Słoniowej
magellan-country-kenya = Kenia
    .gen = Kenii
    .acc = Kenię
    .loc = Kenii
magellan-country-south-africa = RPA
magellan-country-zaire = Zair
    .gen = Zairu
    .loc = Zairze
magellan-country-ethiopia = Etiopia
    .gen = Etiopii
    .acc = Etiopię
    .loc = Etiopii
magellan-country-madagascar = Madagaskar
    .gen = Madagaskaru
    .loc = Madagaskarze
    .in = na Madagaskarze
    .to = na Madagaskar
magellan-country-japan = Japonia
    .gen = Japonii
    .acc = Japonię
    .loc = Japonii
magellan-country-south-korea = Korea Południowa
    .gen = Korei Południowej
    .acc = Koreę Południową
    .loc = Korei Południowej
magellan-country-pakistan = Pakistan
    .gen = Pakistanu
    .loc = Pakistanie
magellan-country-sri-lanka = Sri Lanka
    .gen = Sri Lanki
    .acc = Sri Lankę
    .loc = Sri Lance
    .in = na Sri Lance
    .to = na Sri Lankę
magellan-country-saudi-arabia = Arabia Saudyjska
    .gen = Arabii Saudyjskiej
    .acc = Arabię Saudyjską
    .loc = Arabii Saudyjskiej
magellan-country-iran = Iran
    .gen = Iranu
    .loc = Iranie
magellan-country-iraq = Irak
    .gen = Iraku
    .loc = Iraku
magellan-country-kuwait = Kuwejt
    .gen = Kuwejtu
    .loc = Kuwejcie
magellan-country-israel = Izrael
    .gen = Izraela
    .loc = Izraelu
magellan-country-turkey = Turcja
    .gen = Turcji
    .acc = Turcję
    .loc = Turcji
magellan-country-australia = Australia
    .gen = Australii
    .acc = Australię
    .loc = Australii
magellan-country-new-zealand = Nowa Zelandia
    .gen = Nowej Zelandii
    .acc = Nową Zelandię
    .loc = Nowej Zelandii
magellan-country-papua-new-guinea = Papua-Nowa Gwinea
    .gen = Papui-Nowej Gwinei
    .acc = Papuę-Nową Gwineę
    .loc = Papui-Nowej Gwinei
magellan-country-fiji = Fidżi
    .in = na Fidżi
    .to = na Fidżi
magellan-country-indonesia = Indonezja
    .gen = Indonezji
    .acc = Indonezję
    .loc = Indonezji
magellan-country-philippines = Filipiny
    .gen = Filipin
    .loc = Filipinach
    .in = na Filipinach
    .to = na Filipiny
magellan-country-malaysia = Malezja
    .gen = Malezji
    .acc = Malezję
    .loc = Malezji
magellan-country-singapore = Singapur
    .gen = Singapuru
    .loc = Singapurze
magellan-country-thailand = Tajlandia
    .gen = Tajlandii
    .acc = Tajlandię
    .loc = Tajlandii
magellan-country-brunei = Brunei
magellan-country-united-states = Stany Zjednoczone
    .gen = Stanów Zjednoczonych
    .loc = Stanach Zjednoczonych
magellan-country-canada = Kanada
    .gen = Kanady
    .acc = Kanadę
    .loc = Kanadzie
magellan-country-mexico = Meksyk
    .gen = Meksyku
    .loc = Meksyku
magellan-country-cuba = Kuba
    .gen = Kuby
    .acc = Kubę
    .loc = Kubie
    .in = na Kubie
    .to = na Kubę
magellan-country-venezuela = Wenezuela
    .gen = Wenezueli
    .acc = Wenezuelę
    .loc = Wenezueli
magellan-country-colombia = Kolumbia
    .gen = Kolumbii
    .acc = Kolumbię
    .loc = Kolumbii
magellan-country-brazil = Brazylia
    .gen = Brazylii
    .acc = Brazylię
    .loc = Brazylii
magellan-country-argentina = Argentyna
    .gen = Argentyny
    .acc = Argentynę
    .loc = Argentynie
magellan-country-chile = Chile
magellan-country-peru = Peru
magellan-country-netherlands = Holandia
    .gen = Holandii
    .acc = Holandię
    .loc = Holandii
magellan-country-norway = Norwegia
    .gen = Norwegii
    .acc = Norwegię
    .loc = Norwegii
magellan-country-denmark = Dania
    .gen = Danii
    .acc = Danię
    .loc = Danii
magellan-country-austria = Austria
    .gen = Austrii
    .acc = Austrię
    .loc = Austrii
magellan-country-portugal = Portugalia
    .gen = Portugalii
    .acc = Portugalię
    .loc = Portugalii
magellan-country-finland = Finlandia
    .gen = Finlandii
    .acc = Finlandię
    .loc = Finlandii
magellan-country-ireland = Irlandia
    .gen = Irlandii
    .acc = Irlandię
    .loc = Irlandii
magellan-country-iceland = Islandia
    .gen = Islandii
    .acc = Islandię
    .loc = Islandii
    .in = na Islandii
    .to = na Islandię
magellan-country-hungary = Węgry
    .gen = Węgier
    .loc = Węgrzech
    .in = na Węgrzech
    .to = na Węgry
magellan-country-soviet-union = Związek Radziecki
    .gen = Związku Radzieckiego
    .loc = Związku Radzieckim
magellan-country-tunisia = Tunezja
    .gen = Tunezji
    .acc = Tunezję
    .loc = Tunezji
magellan-country-libya = Libia
    .gen = Libii
    .acc = Libię
    .loc = Libii
magellan-country-senegal = Senegal
    .gen = Senegalu
    .loc = Senegalu
magellan-country-ghana = Ghana
    .gen = Ghany
    .acc = Ghanę
    .loc = Ghanie
magellan-country-cameroon = Kamerun
    .gen = Kamerunu
    .loc = Kamerunie
magellan-country-sudan = Sudan
    .gen = Sudanu
    .loc = Sudanie
magellan-country-tanzania = Tanzania
    .gen = Tanzanii
    .acc = Tanzanię
    .loc = Tanzanii
magellan-country-zimbabwe = Zimbabwe
magellan-country-zambia = Zambia
    .gen = Zambii
    .acc = Zambię
    .loc = Zambii
magellan-country-gabon = Gabon
    .gen = Gabonu
    .loc = Gabonie
magellan-country-china = Chiny
    .gen = Chin
    .loc = Chinach
magellan-country-india = Indie
    .gen = Indii
    .loc = Indiach
magellan-country-bangladesh = Bangladesz
    .gen = Bangladeszu
    .loc = Bangladeszu
magellan-country-nepal = Nepal
    .gen = Nepalu
    .loc = Nepalu
magellan-country-united-arab-emirates = Emiraty Arabskie
    .gen = Emiratów Arabskich
    .loc = Emiratach Arabskich
magellan-country-oman = Oman
    .gen = Omanu
    .loc = Omanie
magellan-country-jordan = Jordania
    .gen = Jordanii
    .acc = Jordanię
    .loc = Jordanii
magellan-country-syria = Syria
    .gen = Syrii
    .acc = Syrię
    .loc = Syrii
magellan-country-cyprus = Cypr
    .gen = Cypru
    .loc = Cyprze
    .in = na Cyprze
    .to = na Cypr
magellan-country-mongolia = Mongolia
    .gen = Mongolii
    .acc = Mongolię
    .loc = Mongolii
magellan-country-burma = Birma
    .gen = Birmy
    .acc = Birmę
    .loc = Birmie
magellan-country-vietnam = Wietnam
    .gen = Wietnamu
    .loc = Wietnamie
magellan-country-laos = Laos
    .gen = Laosu
    .loc = Laosie
magellan-country-kampuchea = Kampucza
    .gen = Kampuczy
    .acc = Kampuczę
    .loc = Kampuczy
magellan-country-solomon-islands = Wyspy Salomona
    .gen = Wysp Salomona
    .loc = Wyspach Salomona
    .in = na Wyspach Salomona
    .to = na Wyspy Salomona
magellan-country-vanuatu = Vanuatu
    .in = na Vanuatu
    .to = na Vanuatu
magellan-country-tonga = Tonga
    .gen = Tongi
    .acc = Tongę
    .loc = Tondze
    .in = na Tondze
    .to = na Tongę
magellan-country-western-samoa = Samoa Zachodnie
    .gen = Samoa Zachodniego
    .loc = Samoa Zachodnim
    .in = na Samoa Zachodnim
    .to = na Samoa Zachodnie
magellan-country-new-caledonia = Nowa Kaledonia
    .gen = Nowej Kaledonii
    .acc = Nową Kaledonię
    .loc = Nowej Kaledonii
    .in = na Nowej Kaledonii
    .to = na Nową Kaledonię
magellan-country-french-polynesia = Polinezja Francuska
    .gen = Polinezji Francuskiej
    .acc = Polinezję Francuską
    .loc = Polinezji Francuskiej
magellan-country-guatemala = Gwatemala
    .gen = Gwatemali
    .acc = Gwatemalę
    .loc = Gwatemali
magellan-country-costa-rica = Kostaryka
    .gen = Kostaryki
    .acc = Kostarykę
    .loc = Kostaryce
magellan-country-panama = Panama
    .gen = Panamy
    .acc = Panamę
    .loc = Panamie
magellan-country-jamaica = Jamajka
    .gen = Jamajki
    .acc = Jamajkę
    .loc = Jamajce
    .in = na Jamajce
    .to = na Jamajkę
magellan-country-dominican-republic = Dominikana
    .gen = Dominikany
    .acc = Dominikanę
    .loc = Dominikanie
    .in = na Dominikanie
    .to = na Dominikanę
magellan-country-trinidad-and-tobago = Trynidad i Tobago
    .gen = Trynidadu i Tobago
    .loc = Trynidadzie i Tobago
    .in = na Trynidadzie i Tobago
    .to = na Trynidad i Tobago
magellan-country-ecuador = Ekwador
    .gen = Ekwadoru
    .loc = Ekwadorze
magellan-country-bolivia = Boliwia
    .gen = Boliwii
    .acc = Boliwię
    .loc = Boliwii
magellan-country-uruguay = Urugwaj
    .gen = Urugwaju
    .loc = Urugwaju
magellan-country-paraguay = Paragwaj
    .gen = Paragwaju
    .loc = Paragwaju

## Their capitals

magellan-capital-belgium = Bruksela
    .gen = Brukseli
    .loc = Brukseli
magellan-capital-france = Paryż
    .gen = Paryża
    .loc = Paryżu
magellan-capital-west-germany = Bonn
magellan-capital-united-kingdom = Londyn
    .gen = Londynu
    .loc = Londynie
magellan-capital-italy = Rzym
    .gen = Rzymu
    .loc = Rzymie
magellan-capital-spain = Madryt
    .gen = Madrytu
    .loc = Madrycie
magellan-capital-switzerland = Berno
    .gen = Berna
    .loc = Bernie
magellan-capital-sweden = Sztokholm
    .gen = Sztokholmu
    .loc = Sztokholmie
magellan-capital-greece = Ateny
    .gen = Aten
    .loc = Atenach
magellan-capital-poland = Warszawa
    .gen = Warszawy
    .loc = Warszawie
magellan-capital-algeria = Algier
    .gen = Algieru
    .loc = Algierze
magellan-capital-egypt = Kair
    .gen = Kairu
    .loc = Kairze
magellan-capital-morocco = Rabat
    .gen = Rabatu
    .loc = Rabacie
magellan-capital-nigeria = Lagos
magellan-capital-ivory-coast = Abidżan
    .gen = Abidżanu
    .loc = Abidżanie
magellan-capital-kenya = Nairobi
magellan-capital-south-africa = Pretoria
    .gen = Pretorii
    .loc = Pretorii
magellan-capital-zaire = Kinszasa
    .gen = Kinszasy
    .loc = Kinszasie
magellan-capital-ethiopia = Addis Abeba
    .gen = Addis Abeby
    .loc = Addis Abebie
magellan-capital-madagascar = Antananarywa
    .gen = Antananarywy
    .loc = Antananarywie
magellan-capital-japan = Tokio
magellan-capital-south-korea = Seul
    .gen = Seulu
    .loc = Seulu
magellan-capital-pakistan = Islamabad
    .gen = Islamabadu
    .loc = Islamabadzie
magellan-capital-sri-lanka = Kolombo
magellan-capital-saudi-arabia = Rijad
    .gen = Rijadu
    .loc = Rijadzie
magellan-capital-iran = Teheran
    .gen = Teheranu
    .loc = Teheranie
magellan-capital-iraq = Bagdad
    .gen = Bagdadu
    .loc = Bagdadzie
magellan-capital-kuwait = Kuwejt
    .gen = Kuwejtu
    .loc = Kuwejcie
magellan-capital-israel = Jerozolima
    .gen = Jerozolimy
    .loc = Jerozolimie
magellan-capital-turkey = Ankara
    .gen = Ankary
    .loc = Ankarze
magellan-capital-australia = Canberra
    .gen = Canberry
    .loc = Canberze
magellan-capital-new-zealand = Wellington
    .gen = Wellingtonu
    .loc = Wellingtonie
magellan-capital-papua-new-guinea = Port Moresby
magellan-capital-fiji = Suva
    .gen = Suvy
    .loc = Suvie
magellan-capital-indonesia = Dżakarta
    .gen = Dżakarty
    .loc = Dżakarcie
magellan-capital-philippines = Manila
    .gen = Manili
    .loc = Manili
magellan-capital-malaysia = Kuala Lumpur
magellan-capital-singapore = Singapur
    .gen = Singapuru
    .loc = Singapurze
magellan-capital-thailand = Bangkok
    .gen = Bangkoku
    .loc = Bangkoku
magellan-capital-brunei = Bandar Seri Begawan
magellan-capital-united-states = Waszyngton
    .gen = Waszyngtonu
    .loc = Waszyngtonie
magellan-capital-canada = Ottawa
    .gen = Ottawy
    .loc = Ottawie
magellan-capital-mexico = Meksyk
    .gen = Meksyku
    .loc = Meksyku
magellan-capital-cuba = Hawana
    .gen = Hawany
    .loc = Hawanie
magellan-capital-venezuela = Caracas
magellan-capital-colombia = Bogota
    .gen = Bogoty
    .loc = Bogocie
magellan-capital-brazil = Brasilia
    .gen = Brasilii
    .loc = Brasilii
magellan-capital-argentina = Buenos Aires
magellan-capital-chile = Santiago
magellan-capital-peru = Lima
    .gen = Limy
    .loc = Limie
magellan-capital-netherlands = Amsterdam
    .gen = Amsterdamu
    .loc = Amsterdamie
magellan-capital-norway = Oslo
magellan-capital-denmark = Kopenhaga
    .gen = Kopenhagi
    .loc = Kopenhadze
magellan-capital-austria = Wiedeń
    .gen = Wiednia
    .loc = Wiedniu
magellan-capital-portugal = Lizbona
    .gen = Lizbony
    .loc = Lizbonie
magellan-capital-finland = Helsinki
    .gen = Helsinek
    .loc = Helsinkach
magellan-capital-ireland = Dublin
    .gen = Dublina
    .loc = Dublinie
magellan-capital-iceland = Reykjavik
    .gen = Reykjaviku
    .loc = Reykjaviku
magellan-capital-hungary = Budapeszt
    .gen = Budapesztu
    .loc = Budapeszcie
magellan-capital-soviet-union = Moskwa
    .gen = Moskwy
    .loc = Moskwie
magellan-capital-tunisia = Tunis
    .gen = Tunisu
    .loc = Tunisie
magellan-capital-libya = Trypolis
    .gen = Trypolisu
    .loc = Trypolisie
magellan-capital-senegal = Dakar
    .gen = Dakaru
    .loc = Dakarze
magellan-capital-ghana = Akra
    .gen = Akry
    .loc = Akrze
magellan-capital-cameroon = Jaunde
magellan-capital-sudan = Chartum
    .gen = Chartumu
    .loc = Chartumie
magellan-capital-tanzania = Dar es Salaam
magellan-capital-zimbabwe = Harare
magellan-capital-zambia = Lusaka
    .gen = Lusaki
    .loc = Lusace
magellan-capital-gabon = Libreville
magellan-capital-china = Pekin
    .gen = Pekinu
    .loc = Pekinie
magellan-capital-india = Nowe Delhi
    .gen = Nowego Delhi
    .loc = Nowym Delhi
magellan-capital-bangladesh = Dhaka
    .gen = Dhaki
    .loc = Dhace
magellan-capital-nepal = Katmandu
magellan-capital-united-arab-emirates = Abu Zabi
magellan-capital-oman = Maskat
    .gen = Maskatu
    .loc = Maskacie
magellan-capital-jordan = Amman
    .gen = Ammanu
    .loc = Ammanie
magellan-capital-syria = Damaszek
    .gen = Damaszku
    .loc = Damaszku
magellan-capital-cyprus = Nikozja
    .gen = Nikozji
    .loc = Nikozji
magellan-capital-mongolia = Ułan Bator
magellan-capital-burma = Rangun
    .gen = Rangunu
    .loc = Rangunie
magellan-capital-vietnam = Hanoi
magellan-capital-laos = Wientian
    .gen = Wientianu
    .loc = Wientianie
magellan-capital-kampuchea = Phnom Penh
magellan-capital-solomon-islands = Honiara
    .gen = Honiary
    .loc = Honiarze
magellan-capital-vanuatu = Port Vila
    .gen = Port Vili
    .loc = Port Vili
magellan-capital-tonga = Nuku’alofa
    .gen = Nuku’alofy
    .loc = Nuku’alofie
magellan-capital-western-samoa = Apia
    .gen = Apii
    .loc = Apii
magellan-capital-new-caledonia = Numea
    .gen = Numei
    .loc = Numei
magellan-capital-french-polynesia = Papeete
magellan-capital-guatemala = Gwatemala
    .gen = Gwatemali
    .loc = Gwatemali
magellan-capital-costa-rica = San José
magellan-capital-panama = Panama
    .gen = Panamy
    .loc = Panamie
magellan-capital-jamaica = Kingston
    .gen = Kingstonu
    .loc = Kingstonie
magellan-capital-dominican-republic = Santo Domingo
magellan-capital-trinidad-and-tobago = Port of Spain
magellan-capital-ecuador = Quito
magellan-capital-bolivia = La Paz
magellan-capital-uruguay = Montevideo
magellan-capital-paraguay = Asunción

## Start bases

magellan-base-vanuatu = Vanuatu (Nowe Hebrydy)
    .in = na Vanuatu (Nowe Hebrydy)
    .to = na Vanuatu (Nowe Hebrydy)
magellan-base-fiji = Fidżi (Viti)
    .in = na Fidżi (Viti)
    .to = na Fidżi (Viti)
magellan-base-tuvalu = Tuvalu (Wyspy Ellice)
    .in = na Tuvalu (Wyspy Ellice)
    .to = na Tuvalu (Wyspy Ellice)

## Places of discoveries

magellan-place-san-salvador = San Salvador
    .gen = San Salvadoru
    .loc = San Salvadorze
    .in = na San Salvadorze
    .to = na San Salvador
magellan-place-cape-of-good-hope = Przylądek Dobrej Nadziei
    .gen = Przylądka Dobrej Nadziei
    .loc = Przylądku Dobrej Nadziei
    .in = na Przylądku Dobrej Nadziei
    .to = na Przylądek Dobrej Nadziei
magellan-place-galapagos = Galapagos
    .in = na Galapagos
    .to = na Galapagos
magellan-place-timbuktu = Timbuktu
magellan-place-lhasa = Lhasa
    .gen = Lhasy
    .acc = Lhasę
    .loc = Lhasie
magellan-place-machu-picchu = Machu Picchu
magellan-place-viscount-melville-sound = Cieśn. Melville’a
    .in = w Cieśn. Melville’a
    .to = do Cieśn. Melville’a
magellan-place-johannesburg = Johannesburg
    .gen = Johannesburga
    .loc = Johannesburgu
magellan-place-gibraltar = Gibraltar
    .gen = Gibraltaru
    .loc = Gibraltarze
    .in = na Gibraltarze
    .to = na Gibraltar
magellan-place-the-ross-ice-shelf-camp = obóz na Lodowcu Szelfowym Rossa
    .gen = obozu na Lodowcu Szelfowym Rossa
    .loc = obozie na Lodowcu Szelfowym Rossa
magellan-place-pitcairn-island = Pitcairn
    .in = na Pitcairn
    .to = na Pitcairn
magellan-place-the-azores = Azory
    .gen = Azorów
    .loc = Azorach
    .in = na Azorach
    .to = na Azory
magellan-place-victoria-falls = Wodospady Wiktorii
    .gen = Wodospadów Wiktorii
    .loc = Wodospadach Wiktorii
    .in = nad Wodospadami Wiktorii
    .to = nad Wodospady Wiktorii
    .from = znad Wodospadów Wiktorii
magellan-place-lake-baikal = Bajkał
    .gen = Bajkału
    .loc = Bajkale
    .in = nad Bajkałem
    .to = nad Bajkał
    .from = znad Bajkału
magellan-place-uluru = Uluru
magellan-place-angkor = Angkor
magellan-place-lanse-aux-meadows = L’Anse aux Meadows
magellan-place-mombasa = Mombasa
    .gen = Mombasy
    .acc = Mombasę
    .loc = Mombasie
magellan-place-botany-bay = Botany Bay
magellan-place-south-pole = biegun południowy
    .gen = bieguna południowego
    .loc = biegunie południowym
    .in = na biegunie południowym
    .to = na biegun południowy
magellan-place-tahiti = Tahiti
    .in = na Tahiti
    .to = na Tahiti
magellan-place-petra = Petra
    .gen = Petry
    .acc = Petrę
    .loc = Petrze
magellan-place-great-zimbabwe = Wielkie Zimbabwe
    .gen = Wielkiego Zimbabwe
    .loc = Wielkim Zimbabwe
magellan-place-iguazu-falls = Wodospady Iguazú
    .gen = Wodospadów Iguazú
    .loc = Wodospadach Iguazú
    .in = nad Wodospadami Iguazú
    .to = nad Wodospady Iguazú
    .from = znad Wodospadów Iguazú
magellan-place-cape-york = Przylądek Jork
    .gen = Przylądka Jork
    .loc = Przylądku Jork
    .in = na Przylądku Jork
    .to = na Przylądek Jork

## Parts of a cell

magellan-part-n = północ
magellan-part-ne = północny wschód
magellan-part-e = wschód
magellan-part-se = południowy wschód
magellan-part-s = południe
magellan-part-sw = południowy zachód
magellan-part-w = zachód
magellan-part-nw = północny zachód
magellan-part-mid = środek

## Titles of the history cards

magellan-card-h01-01 = 1492: ląd na Bahamach
magellan-card-h01-02 = 1498: wokół Przylądka do Indii
magellan-card-h01-03 = 1522: powrót Victorii
magellan-card-h01-04 = 1776: Ameryka niepodległa
magellan-card-h01-05 = 1789: upadek Bastylii
magellan-card-h01-06 = 1815: kongres wiedeński
magellan-card-h01-07 = 1903: Kitty Hawk
magellan-card-h01-08 = 1945: Karta Narodów Zjednoczonych
magellan-card-h01-09 = 1957: traktaty rzymskie
magellan-card-h01-10 = 1969: ślady na Księżycu
magellan-card-h02-01 = Kanał Sueski (1869)
magellan-card-h02-02 = Kanał Panamski (1914)
magellan-card-h02-03 = Cieśnina Gibraltarska
magellan-card-h02-04 = Bosfor
magellan-card-h02-05 = Cieśnina Malakka
magellan-card-h02-06 = Nil
magellan-card-h02-07 = Amazonka
magellan-card-h02-08 = Missisipi
magellan-card-h02-09 = Ren
magellan-card-h02-10 = Jangcy
magellan-card-h03-01 = Wyspa Wielkanocna
magellan-card-h03-02 = Galapagos
magellan-card-h03-04 = Spitsbergen
magellan-card-h03-05 = Wyspy Kerguelena
magellan-card-h03-10 = Przejście Północno-Zachodnie
magellan-card-h04-01 = 1973: szok naftowy
magellan-card-h04-02 = 1929: krach na Wall Street
magellan-card-h04-03 = 1948: plan Marshalla
magellan-card-h04-04 = 1968: zielona rewolucja
magellan-card-h04-05 = 1982: kryzys zadłużenia
magellan-card-h04-06 = 1967: cła w dół
magellan-card-h04-07 = 1956: pierwszy kontenerowiec
magellan-card-h04-08 = 1886: złoto Witwatersrandu
magellan-card-h04-09 = 1944: Bretton Woods
magellan-card-h04-10 = 1951: nacjonalizacja ropy
magellan-card-h05-01 = 1914: Wielka Wojna
magellan-card-h05-02 = 1939: druga wojna światowa
magellan-card-h05-03 = 1337: wojna stuletnia
magellan-card-h05-04 = 1805: Napoleon rusza
magellan-card-h05-05 = 1347: czarna śmierć
magellan-card-h05-06 = 1918: grypa hiszpanka
magellan-card-h05-07 = 1984: susza w Sahelu
magellan-card-h05-08 = Sezon huraganów
magellan-card-h05-09 = 1883: Krakatau
magellan-card-h05-10 = 1648: pokój westfalski
magellan-card-h06-01 = 1271: Marco Polo wyrusza
magellan-card-h06-02 = 1453: upadek Konstantynopola
magellan-card-h06-03 = 1642: Tasman widzi Nową Zelandię
magellan-card-h06-04 = 1704: Gibraltar zmienia pana
magellan-card-h06-05 = 1783: pierwszy balon
magellan-card-h06-06 = 1848: rok rewolucji
magellan-card-h06-07 = 1868: Japonia się otwiera
magellan-card-h06-08 = 1927: Lindbergh ląduje w Paryżu
magellan-card-h06-09 = 1947: Indie są wolne
magellan-card-h06-10 = 1960: rok Afryki
magellan-card-h07-01 = Dunaj
magellan-card-h07-02 = Wołga
magellan-card-h07-03 = Kongo
magellan-card-h07-04 = Niger
magellan-card-h07-05 = Zambezi
magellan-card-h07-06 = Indus
magellan-card-h07-07 = Mekong
magellan-card-h07-08 = Cieśnina Ormuz
magellan-card-h07-09 = Cieśnina Magellana
magellan-card-h07-10 = Sund
magellan-card-h08-01 = Obóz na Lodowcu Szelfowym Rossa
magellan-card-h08-02 = Pitcairn
magellan-card-h08-04 = Azory
magellan-card-h08-05 = Wodospady Wiktorii
magellan-card-h08-06 = Bajkał
magellan-card-h08-09 = Przylądek Horn
magellan-card-h08-10 = Przylądek Północny
magellan-card-h09-01 = 1602: pierwsza spółka akcyjna
magellan-card-h09-02 = 1637: tulipanowa gorączka
magellan-card-h09-03 = 1849: złoto w Kalifornii
magellan-card-h09-04 = 1860: traktat o wolnym handlu
magellan-card-h09-05 = 1898: diamenty i saletra
magellan-card-h09-06 = 1913: taśma montażowa
magellan-card-h09-07 = 1930: krach kauczukowy
magellan-card-h09-08 = 1960: powstaje OPEC
magellan-card-h09-09 = 1971: płynny dolar
magellan-card-h09-10 = Azjatyckie tygrysy
magellan-card-h10-01 = 1618: wojna trzydziestoletnia
magellan-card-h10-02 = 1756: wojna siedmioletnia
magellan-card-h10-03 = 1853: wojna krymska
magellan-card-h10-04 = 1905: Cuszima
magellan-card-h10-05 = 1846: zaraza ziemniaczana
magellan-card-h10-06 = 1755: trzęsienie ziemi w Lizbonie
magellan-card-h10-07 = 1906: San Francisco płonie
magellan-card-h10-08 = Sezon tajfunów
magellan-card-h10-09 = Cholera
magellan-card-h10-10 = 1713: pokój utrechcki
magellan-card-h11-01 = 1000: Winlandia
magellan-card-h11-02 = 1421: floty skarbów
magellan-card-h11-03 = 1521: podbój Meksyku
magellan-card-h11-04 = 1770: Botany Bay
magellan-card-h11-05 = 1807: parowiec
magellan-card-h11-06 = 1861: koniec poddaństwa
magellan-card-h11-07 = 1884: południk Greenwich
magellan-card-h11-08 = 1911: biegun południowy
magellan-card-h11-09 = 1949: dwie nowe republiki
magellan-card-h11-10 = 1975: akt z Helsinek
magellan-card-h12-01 = Ganges
magellan-card-h12-02 = Tygrys i Eufrat
magellan-card-h12-03 = Orinoko
magellan-card-h12-04 = La Plata
magellan-card-h12-05 = Rzeka Świętego Wawrzyńca
magellan-card-h12-06 = Tamiza
magellan-card-h12-07 = Kanał Kiloński
magellan-card-h12-08 = Bab al-Mandab
magellan-card-h12-09 = Cieśnina Torresa
magellan-card-h12-10 = Cieśnina Beringa
magellan-card-h13-02 = Ziemia Franciszka Józefa
magellan-card-h13-03 = Georgia Południowa
magellan-card-h13-05 = Wyspa Bożego Narodzenia (Kiritimati)
magellan-card-h13-08 = Wielkie Zimbabwe
magellan-card-h13-09 = Wodospady Iguazú
magellan-card-h13-10 = Przylądek Jork
magellan-card-h14-01 = Handel zbożem
magellan-card-h14-02 = 1720: bańka Mórz Południowych
magellan-card-h14-03 = 1873: długa depresja
magellan-card-h14-04 = 1892: dopłaty dla stoczni
magellan-card-h14-05 = 1932: układy z Ottawy
magellan-card-h14-06 = 1947: GATT
magellan-card-h14-07 = 1960: dekada rozwoju
magellan-card-h14-08 = 1974: mróz na plantacjach kawy
magellan-card-h14-09 = 1980: wysokie odsetki
magellan-card-h14-10 = 1985: porozumienie z hotelu Plaza
magellan-card-h15-01 = 1588: Armada
magellan-card-h15-02 = 1870: wojna francusko-pruska
magellan-card-h15-03 = 1940: bitwa o Anglię
magellan-card-h15-04 = 1950: wojna koreańska
magellan-card-h15-05 = Szarańcza
magellan-card-h15-06 = 1815: Tambora
magellan-card-h15-07 = 1902: Mont Pelée
magellan-card-h15-08 = Góry lodowe
magellan-card-h15-09 = Żółta febra
magellan-card-h15-10 = 1919: Wersal

## What the history cards say

magellan-card-text-cells = { $count ->
        [one] { $cells } ({ CALLED($cells, names: "magellan-at") })
        [few] jedno z pól: { $cells }
       *[many] jedno z pól: { $cells }
    }
    .in = { $count ->
        [one] na polu { $cells } ({ CALLED($cells, names: "magellan-at") })
        [few] na jednym z pól: { $cells }
       *[many] na jednym z pól: { $cells }
    }
magellan-card-text-until-economy = Działa do następnej karty gospodarczej.
magellan-card-text-permanent = Działa do końca partii.
magellan-card-text-revenue = Wypłata: każdy dostaje dochód ze swoich krajów.
magellan-card-text-toll = Każdy, kto ma statek { FORM($where, as: "in") }, pobiera { $amount } M cła.
magellan-card-text-owners-more = { $count ->
        [one] Właściciel { FORM($countries, as: "gen") } dostaje o { $amount } M więcej.
        [few] Właściciele { FORM($countries, as: "gen") } dostają o { $amount } M więcej za każdy z tych krajów.
       *[many] Właściciele { FORM($countries, as: "gen") } dostają o { $amount } M więcej za każdy z tych krajów.
    }
magellan-card-text-owners = { $count ->
        [one] Właściciel { FORM($countries, as: "gen") } dostaje { $amount } M.
        [few] Właściciele { FORM($countries, as: "gen") } dostają po { $amount } M za każdy z tych krajów.
       *[many] Właściciele { FORM($countries, as: "gen") } dostają po { $amount } M za każdy z tych krajów.
    }
magellan-card-text-owners-lose = { $count ->
        [one] Właściciel { FORM($countries, as: "gen") } płaci { $amount } M.
        [few] Właściciele { FORM($countries, as: "gen") } płacą po { $amount } M za każdy z tych krajów.
       *[many] Właściciele { FORM($countries, as: "gen") } płacą po { $amount } M za każdy z tych krajów.
    }
magellan-card-text-reach-ship = Pierwszy statek, który wpłynie na pole { $cell } ({ $place }), dostaje { $amount } M.
magellan-card-text-reach-jeep = Pierwszy jeep, który stanie na lądzie na polu { $cell } ({ $place }), dostaje { $amount } M.
magellan-card-text-reach-plane = Pierwszy samolot, który przyleci na pole { $cell } ({ $place }) i tam wyląduje, na lądzie lub na statku, dostaje { $amount } M.
magellan-card-text-reach-any = Pierwszy jeep na lądzie w rzędzie { $cell } ({ $place }) albo samolot, który tam wyląduje, na lądzie lub na statku, dostaje { $amount } M.
magellan-card-text-own = { $count ->
        [one] Kto następny zagospodaruje lub zdobędzie kraj { FORM($series, as: "gen") }, dostaje { $amount } M.
        [few] Kto pierwszy od teraz zagospodaruje lub zdobędzie { $count } kraje { FORM($series, as: "gen") }, dostaje { $amount } M.
       *[many] Kto pierwszy od teraz zagospodaruje lub zdobędzie { $count } krajów { FORM($series, as: "gen") }, dostaje { $amount } M.
    }
magellan-card-text-round = Pierwszy statek, który opłynie świat (36 południków, w dowolną stronę), dostaje { $amount } M.
magellan-card-text-pay-jeep = Każdy płaci { $amount } M za każdego swojego jeepa.
magellan-card-text-pay-plane = Każdy płaci { $amount } M za każdy swój samolot.
magellan-card-text-pay-richest = Kto ma najwięcej gotówki, płaci { $amount } M.
magellan-card-text-pay-owners-series = Każdy płaci { $amount } M za każdy swój kraj { FORM($series, as: "gen") }.
magellan-card-text-pay-cash-over = Każdy, kto ma ponad { $threshold } M, płaci { $amount } M.
magellan-card-text-pay-percent = Każdy płaci { $percent }% swojej gotówki, zaokrąglone w dół do 5 M.
magellan-card-text-get-country = Każdy dostaje { $amount } M za każdy swój kraj.
magellan-card-text-get-ship = Każdy dostaje { $amount } M za każdy swój statek.
magellan-card-text-get-lowest-income = Kto ma najniższy dochód, dostaje { $amount } M.
magellan-card-text-presence = Każdy, kto ma pionek w jednej z kolumn { $columns }, dostaje { $amount } M.
magellan-card-text-transfer = Kto ma najwięcej gotówki, oddaje { $amount } M temu, kto ma jej najmniej.
magellan-card-text-income-named = O { $amount } M więcej przynoszą: { $countries }.
magellan-card-text-income-more = Każdy kraj { FORM($series, as: "gen") } przynosi o { $amount } M więcej.
magellan-card-text-income-part = Kraje { FORM($series, as: "gen") } przynoszą tylko { $percent }%.
magellan-card-text-income-nothing = Kraje { FORM($series, as: "gen") } nic nie przynoszą.
magellan-card-text-income-but = Nie dotyczy: { $countries }.
magellan-card-text-income-next = Działa przy następnej wypłacie.
magellan-card-text-cost = Zagospodarowanie kraju { FORM($series, as: "gen") } jest tańsze o { $percent }%.
magellan-card-text-no-resale = Żadnego kraju nie wolno sprzedać bankowi.
magellan-card-text-price-jeep = Nowe jeepy kosztują { $amount } M.
magellan-card-text-price-ship = Nowe statki kosztują { $amount } M.
magellan-card-text-price-plane = Nowe samoloty kosztują { $amount } M.
magellan-card-text-price-instead = W partii bez samolotów każdy dostaje zamiast tego { $amount } M.
magellan-card-text-moves-points = Każdy ma o { $amount ->
        [one] 1 krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    } więcej w { $turns ->
        [one] następnej turze
        [few] następnych { $turns } turach
       *[many] następnych { $turns } turach
    }.
magellan-card-text-moves-factor = Kroki wszystkich graczy liczą się { $factor ->
        [2] podwójnie
       *[other] { $factor } razy
    } w { $turns ->
        [one] następnej turze
        [few] następnych { $turns } turach
       *[many] następnych { $turns } turach
    }.
magellan-card-text-wipe-any = Każdy pionek { FORM($where, as: "in") } przepada.
magellan-card-text-wipe-jeep = Każdy jeep na lądzie { FORM($where, as: "in") } przepada.
magellan-card-text-lose-ship = Każdy traci jeden statek z tym, co wiezie, jeśli ma go { FORM($where, as: "in") }.
magellan-card-text-lose-region = Każdy traci jednego jeepa, jeśli ma go na lądzie na polu stolicy jednego z krajów { FORM($series, as: "gen") }.
magellan-card-text-lose-keep = Każdy, kto ma więcej niż { $keep ->
        [one] jednego jeepa
        [few] { $keep } jeepy
       *[many] { $keep } jeepów
    }, traci jednego według własnego wyboru.
magellan-card-text-nationalise = Kto ma najwyższy dochód, oddaje bankowi swój najtańszy kraj za pełny koszt. Jego karta znów leży odkryta.
magellan-card-text-war-all = Wojna wszystkich ze wszystkimi, na { $rounds ->
        [one] jedną rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
magellan-card-text-war-top-two-income = Wojna między dwojgiem graczy o najwyższych dochodach, na { $rounds ->
        [one] jedną rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
magellan-card-text-war-top-two-cash = Wojna między dwojgiem graczy z największą gotówką, na { $rounds ->
        [one] jedną rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
magellan-card-text-only-ship = Walczą tylko statki.
magellan-card-text-only-plane = Walczą tylko samoloty; mogą też bombardować.
magellan-card-text-peace = Pokój: trwająca wojna od razu się kończy.
magellan-card-text-peace-reward = Każdy, kto ma { $count } lub więcej krajów, dostaje { $amount } M.
magellan-card-text-peace-levy = Jeśli była wojna, jej uczestnik, który stracił najmniej pionków, płaci każdemu z pozostałych graczy { $amount } M; jeśli takich uczestników jest więcej, nikt nie płaci.
magellan-card-text-turn = { $count ->
        [one] Odkrywa się jedną kartę geograficzną.
        [few] Odkrywa się { $count } karty geograficzne.
       *[many] Odkrywa się { $count } kart geograficznych.
    }
magellan-card-text-free-ship = Każdy dostaje w swojej bazie { $count ->
        [one] jeden statek
        [few] { $count } statki
       *[many] { $count } statków
    }.
magellan-card-text-alliance = Sojusznicy: numery { $a } i { $b } przeciw { $c } i { $d }. Przy trzech graczach numer { $alone } jest sam.
magellan-card-text-alliance-leader = Wszyscy inni są w sojuszu przeciw graczowi o najwyższym dochodzie.
magellan-card-text-reparation = Jeśli wojowały sojusze, każdy po stronie, która straciła mniej pionków, dostaje { $amount } M.

## What the history cards bring about

magellan-card-claimed = { WHO($who) ->
        [you] Jesteś na miejscu przed innymi i dostajesz
       *[other] { $who } jest na miejscu przed innymi i dostaje
    } { $amount } M ({ $card }).
magellan-card-expired = Karta „{ $card }” już nie działa.
magellan-card-gains = { WHO($who) ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $amount } M.
magellan-card-pays = { WHO($who) ->
        [you] Płacisz
       *[other] { $who } płaci
    } { $amount } M.
magellan-card-hands = { WHO($who) ->
        [you] Oddajesz
       *[other] { $who } oddaje
    } { FORM($other, as: "dat") } { $amount } M.
magellan-card-revenue = { $amount ->
        [0] { $more ->
                [0] { WHO($who) ->
                        [you] Nie masz
                       *[other] { $who } nie ma
                    } jeszcze dochodu.
               *[other] { WHO($who) ->
                        [you] Dostajesz
                       *[other] { $who } dostaje
                    } { $more } M z karty.
            }
       *[other] { WHO($who) ->
                [you] Dostajesz
               *[other] { $who } dostaje
            } { $amount } M dochodu{ $more ->
                [0] {""}
               *[other] {""} i { $more } M z karty
            }.
    }
# by name
magellan-card-war = W stanie wojny: { $seats }.
# by name
magellan-card-war-sides = Wojna: { JOINED($sides, by: " kontra ") }. Sojusznicy dzielą się zyskami i stratami.
# by name
magellan-card-side = { $members }
magellan-card-peace = Wojna się skończyła.
magellan-card-no-war = Nie ma wojny, którą można by skończyć.
magellan-card-nationalised = { WHO($who) ->
        [you] Oddajesz
       *[other] { $who } oddaje
    } bankowi { FORM($country, as: "acc") } za { $amount } M; karta znów leży odkryta.
magellan-card-turned = { $country }: kraj otwarty do zagospodarowania.
magellan-card-given = { WHO($who) ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } w bazie { FORM($piece, $count, as: "n") }.
magellan-card-wiped = { WHO($who) ->
        [you] Tracisz
       *[other] { $who } traci
    } { $count ->
        [one] jeden pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }.
magellan-card-piece-jeep = jeep
    .gender = ma
    .gen = jeepa
    .n = { $count ->
        [one] 1 jeepa
        [few] { $count } jeepy
       *[many] { $count } jeepów
    }
magellan-card-piece-ship = statek
    .gender = mi
    .gen = statku
    .n = { $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    }
magellan-card-piece-plane = samolot
    .gender = mi
    .gen = samolotu
    .n = { $count ->
        [one] 1 samolot
        [few] { $count } samoloty
       *[many] { $count } samolotów
    }
