# The geographic and history cards of `magellan`: names of countries, capitals, bases and places, titles and texts of cards.

## Series of geographic cards

magellan-series-europe = Europa
magellan-series-africa = Afrika
magellan-series-asia = Asien
magellan-series-oceania = Ozeanien und Südostasien
magellan-series-america = Amerika

## Countries

magellan-country-belgium = Belgien
magellan-country-france = Frankreich
magellan-country-west-germany = BR Deutschland
    .gender = f
    .in = in der BR Deutschland
    .from = aus der BR Deutschland
    .to = in die BR Deutschland
magellan-country-united-kingdom = Großbritannien
magellan-country-italy = Italien
magellan-country-spain = Spanien
magellan-country-switzerland = Schweiz
    .gender = f
magellan-country-sweden = Schweden
magellan-country-greece = Griechenland
magellan-country-poland = Polen
magellan-country-algeria = Algerien
magellan-country-egypt = Ägypten
magellan-country-morocco = Marokko
magellan-country-nigeria = Nigeria
magellan-country-ivory-coast = Elfenbeinküste
    .gender = f
    .in = an der Elfenbeinküste
    .to = an die Elfenbeinküste
magellan-country-kenya = Kenia
magellan-country-south-africa = Südafrika
magellan-country-zaire = Zaire
magellan-country-ethiopia = Äthiopien
magellan-country-madagascar = Madagaskar
    .in = auf Madagaskar
    .to = nach Madagaskar
magellan-country-japan = Japan
magellan-country-south-korea = Südkorea
magellan-country-pakistan = Pakistan
magellan-country-sri-lanka = Sri Lanka
    .in = auf Sri Lanka
    .to = nach Sri Lanka
magellan-country-saudi-arabia = Saudi-Arabien
magellan-country-iran = Iran
    .gender = m
magellan-country-iraq = Irak
    .gender = m
magellan-country-kuwait = Kuwait
magellan-country-israel = Israel
magellan-country-turkey = Türkei
    .gender = f
magellan-country-australia = Australien
magellan-country-new-zealand = Neuseeland
magellan-country-papua-new-guinea = Papua-Neuguinea
magellan-country-fiji = Fidschi
    .in = auf Fidschi
    .to = nach Fidschi
magellan-country-indonesia = Indonesien
magellan-country-philippines = Philippinen
    .gender = pl
    .in = auf den Philippinen
    .to = zu den Philippinen
magellan-country-malaysia = Malaysia
magellan-country-singapore = Singapur
magellan-country-thailand = Thailand
magellan-country-brunei = Brunei
magellan-country-united-states = Vereinigte Staaten
    .gender = pl
    .the = die Vereinigten Staaten
    .acc = Vereinigten Staaten
    .dat = Vereinigten Staaten
    .gen = Vereinigten Staaten
magellan-country-canada = Kanada
magellan-country-mexico = Mexiko
magellan-country-cuba = Kuba
    .in = auf Kuba
    .to = nach Kuba
magellan-country-venezuela = Venezuela
magellan-country-colombia = Kolumbien
magellan-country-brazil = Brasilien
magellan-country-argentina = Argentinien
magellan-country-chile = Chile
magellan-country-peru = Peru
magellan-country-netherlands = Niederlande
    .gender = pl
    .acc = Niederlande
    .dat = Niederlanden
    .gen = Niederlande
magellan-country-norway = Norwegen
magellan-country-denmark = Dänemark
magellan-country-austria = Österreich
magellan-country-portugal = Portugal
magellan-country-finland = Finnland
magellan-country-ireland = Irland
magellan-country-iceland = Island
    .in = auf Island
    .to = nach Island
magellan-country-hungary = Ungarn
magellan-country-soviet-union = Sowjetunion
    .gender = f
magellan-country-tunisia = Tunesien
magellan-country-libya = Libyen
magellan-country-senegal = Senegal
    .gender = m
magellan-country-ghana = Ghana
magellan-country-cameroon = Kamerun
magellan-country-sudan = Sudan
    .gender = m
magellan-country-tanzania = Tansania
magellan-country-zimbabwe = Simbabwe
magellan-country-zambia = Sambia
magellan-country-gabon = Gabun
magellan-country-china = China
magellan-country-india = Indien
magellan-country-bangladesh = Bangladesch
magellan-country-nepal = Nepal
magellan-country-united-arab-emirates = Arabische Emirate
    .gender = pl
    .the = die Arabischen Emirate
    .acc = Arabischen Emirate
    .dat = Arabischen Emiraten
    .gen = Arabischen Emirate
magellan-country-oman = Oman
    .gender = m
magellan-country-jordan = Jordanien
magellan-country-syria = Syrien
magellan-country-cyprus = Zypern
    .in = auf Zypern
    .to = nach Zypern
magellan-country-mongolia = Mongolei
    .gender = f
magellan-country-burma = Birma
magellan-country-vietnam = Vietnam
magellan-country-laos = Laos
magellan-country-kampuchea = Kampuchea
magellan-country-solomon-islands = Salomonen
    .gender = pl
    .in = auf den Salomonen
    .to = zu den Salomonen
magellan-country-vanuatu = Vanuatu
    .in = auf Vanuatu
    .to = nach Vanuatu
magellan-country-tonga = Tonga
    .in = auf Tonga
    .to = nach Tonga
magellan-country-western-samoa = Westsamoa
    .in = auf Westsamoa
    .to = nach Westsamoa
magellan-country-new-caledonia = Neukaledonien
magellan-country-french-polynesia = Französisch-Polynesien
magellan-country-guatemala = Guatemala
magellan-country-costa-rica = Costa Rica
magellan-country-panama = Panama
magellan-country-jamaica = Jamaika
    .in = auf Jamaika
    .to = nach Jamaika
magellan-country-dominican-republic = Dominikanische Republik
    .gender = f
    .the = die Dominikanische Republik
    .acc = Dominikanische Republik
    .dat = Dominikanischen Republik
magellan-country-trinidad-and-tobago = Trinidad und Tobago
    .in = auf Trinidad und Tobago
    .to = nach Trinidad und Tobago
magellan-country-ecuador = Ecuador
magellan-country-bolivia = Bolivien
magellan-country-uruguay = Uruguay
magellan-country-paraguay = Paraguay

## Their capitals

magellan-capital-belgium = Brüssel
magellan-capital-france = Paris
magellan-capital-west-germany = Bonn
magellan-capital-united-kingdom = London
magellan-capital-italy = Rom
magellan-capital-spain = Madrid
magellan-capital-switzerland = Bern
magellan-capital-sweden = Stockholm
magellan-capital-greece = Athen
magellan-capital-poland = Warschau
magellan-capital-algeria = Algier
magellan-capital-egypt = Kairo
magellan-capital-morocco = Rabat
magellan-capital-nigeria = Lagos
magellan-capital-ivory-coast = Abidjan
magellan-capital-kenya = Nairobi
magellan-capital-south-africa = Pretoria
magellan-capital-zaire = Kinshasa
magellan-capital-ethiopia = Addis Abeba
magellan-capital-madagascar = Antananarivo
magellan-capital-japan = Tokio
magellan-capital-south-korea = Seoul
magellan-capital-pakistan = Islamabad
magellan-capital-sri-lanka = Colombo
magellan-capital-saudi-arabia = Riad
magellan-capital-iran = Teheran
magellan-capital-iraq = Bagdad
magellan-capital-kuwait = Kuwait-Stadt
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
magellan-capital-mexico = Mexiko-Stadt
magellan-capital-cuba = Havanna
magellan-capital-venezuela = Caracas
magellan-capital-colombia = Bogotá
magellan-capital-brazil = Brasilia
magellan-capital-argentina = Buenos Aires
magellan-capital-chile = Santiago
magellan-capital-peru = Lima
magellan-capital-netherlands = Amsterdam
magellan-capital-norway = Oslo
magellan-capital-denmark = Kopenhagen
magellan-capital-austria = Wien
magellan-capital-portugal = Lissabon
magellan-capital-finland = Helsinki
magellan-capital-ireland = Dublin
magellan-capital-iceland = Reykjavik
magellan-capital-hungary = Budapest
magellan-capital-soviet-union = Moskau
magellan-capital-tunisia = Tunis
magellan-capital-libya = Tripolis
magellan-capital-senegal = Dakar
magellan-capital-ghana = Accra
magellan-capital-cameroon = Yaoundé
magellan-capital-sudan = Khartum
magellan-capital-tanzania = Daressalam
magellan-capital-zimbabwe = Harare
magellan-capital-zambia = Lusaka
magellan-capital-gabon = Libreville
magellan-capital-china = Peking
magellan-capital-india = Neu-Delhi
magellan-capital-bangladesh = Dhaka
magellan-capital-nepal = Kathmandu
magellan-capital-united-arab-emirates = Abu Dhabi
magellan-capital-oman = Maskat
magellan-capital-jordan = Amman
magellan-capital-syria = Damaskus
magellan-capital-cyprus = Nikosia
magellan-capital-mongolia = Ulan-Bator
magellan-capital-burma = Rangun
magellan-capital-vietnam = Hanoi
magellan-capital-laos = Vientiane
magellan-capital-kampuchea = Phnom Penh
magellan-capital-solomon-islands = Honiara
magellan-capital-vanuatu = Port Vila
magellan-capital-tonga = Nuku’alofa
magellan-capital-western-samoa = Apia
magellan-capital-new-caledonia = Nouméa
magellan-capital-french-polynesia = Papeete
magellan-capital-guatemala = Guatemala-Stadt
magellan-capital-costa-rica = San José
magellan-capital-panama = Panama-Stadt
magellan-capital-jamaica = Kingston
magellan-capital-dominican-republic = Santo Domingo
magellan-capital-trinidad-and-tobago = Port of Spain
magellan-capital-ecuador = Quito
magellan-capital-bolivia = La Paz
magellan-capital-uruguay = Montevideo
magellan-capital-paraguay = Asunción

## Start bases

magellan-base-vanuatu = Vanuatu (Neue Hebriden)
magellan-base-fiji = Fidschi (Viti)
magellan-base-tuvalu = Tuvalu (Ellice-Inseln)

## Places of discoveries

magellan-place-san-salvador = San Salvador
    .in = auf San Salvador
    .to = nach San Salvador
magellan-place-cape-of-good-hope = Kap der Guten Hoffnung
    .gender = n
    .in = am Kap der Guten Hoffnung
    .to = zum Kap der Guten Hoffnung
magellan-place-galapagos = Galapagos
    .in = auf Galapagos
    .to = nach Galapagos
magellan-place-timbuktu = Timbuktu
magellan-place-lhasa = Lhasa
magellan-place-machu-picchu = Machu Picchu
magellan-place-viscount-melville-sound = Melville-Sund
    .gender = m
magellan-place-johannesburg = Johannesburg
magellan-place-gibraltar = Gibraltar
magellan-place-the-ross-ice-shelf-camp = Lager am Ross-Schelfeis
    .gender = n
    .to = zum Lager am Ross-Schelfeis
magellan-place-pitcairn-island = Pitcairn
    .in = auf Pitcairn
    .to = nach Pitcairn
magellan-place-the-azores = Azoren
    .gender = pl
    .in = auf den Azoren
    .to = zu den Azoren
magellan-place-victoria-falls = Victoriafälle
    .gender = pl
    .dat = Victoriafällen
    .in = an den Victoriafällen
    .to = zu den Victoriafällen
magellan-place-lake-baikal = Baikalsee
    .gender = m
    .in = am Baikalsee
    .to = zum Baikalsee
magellan-place-uluru = Uluru
    .gender = m
    .in = am Uluru
    .to = zum Uluru
magellan-place-angkor = Angkor
magellan-place-lanse-aux-meadows = L’Anse aux Meadows
magellan-place-mombasa = Mombasa
magellan-place-botany-bay = Botany Bay
    .gender = f
magellan-place-south-pole = Südpol
    .gender = m
    .in = am Südpol
    .to = zum Südpol
magellan-place-tahiti = Tahiti
    .in = auf Tahiti
    .to = nach Tahiti
magellan-place-petra = Petra
magellan-place-great-zimbabwe = Groß-Simbabwe
magellan-place-iguazu-falls = Iguazú-Fälle
    .gender = pl
    .dat = Iguazú-Fällen
    .in = an den Iguazú-Fällen
    .to = zu den Iguazú-Fällen
magellan-place-cape-york = Kap York
    .in = am Kap York
    .to = zum Kap York

## Parts of a cell

magellan-part-n = Norden
magellan-part-ne = Nordosten
magellan-part-e = Osten
magellan-part-se = Südosten
magellan-part-s = Süden
magellan-part-sw = Südwesten
magellan-part-w = Westen
magellan-part-nw = Nordwesten
magellan-part-mid = Mitte

## Titles of the history cards

magellan-card-h01-01 = 1492: Land in Sicht, die Bahamas
magellan-card-h01-02 = 1498: um das Kap nach Indien
magellan-card-h01-03 = 1522: Die Victoria kehrt heim
magellan-card-h01-04 = 1776: Amerika unabhängig
magellan-card-h01-05 = 1789: Die Bastille fällt
magellan-card-h01-06 = 1815: Wiener Kongress
magellan-card-h01-07 = 1903: Kitty Hawk
magellan-card-h01-08 = 1945: Charta der Vereinten Nationen
magellan-card-h01-09 = 1957: Römische Verträge
magellan-card-h01-10 = 1969: Spuren auf dem Mond
magellan-card-h02-01 = Suezkanal (1869)
magellan-card-h02-02 = Panamakanal (1914)
magellan-card-h02-03 = Straße von Gibraltar
magellan-card-h02-04 = Bosporus
magellan-card-h02-05 = Straße von Malakka
magellan-card-h02-06 = Der Nil
magellan-card-h02-07 = Der Amazonas
magellan-card-h02-08 = Der Mississippi
magellan-card-h02-09 = Der Rhein
magellan-card-h02-10 = Der Jangtse
magellan-card-h03-01 = Die Osterinsel
magellan-card-h03-02 = Galapagos
magellan-card-h03-04 = Spitzbergen
magellan-card-h03-05 = Die Kerguelen
magellan-card-h03-10 = Die Nordwestpassage
magellan-card-h04-01 = 1973: der Ölschock
magellan-card-h04-02 = 1929: Börsenkrach
magellan-card-h04-03 = 1948: Marshallplan
magellan-card-h04-04 = 1968: Grüne Revolution
magellan-card-h04-05 = 1982: Schuldenkrise
magellan-card-h04-06 = 1967: Die Zölle sinken
magellan-card-h04-07 = 1956: das erste Containerschiff
magellan-card-h04-08 = 1886: Gold am Witwatersrand
magellan-card-h04-09 = 1944: Bretton Woods
magellan-card-h04-10 = 1951: Öl wird verstaatlicht
magellan-card-h05-01 = 1914: der Erste Weltkrieg
magellan-card-h05-02 = 1939: der Zweite Weltkrieg
magellan-card-h05-03 = 1337: der Hundertjährige Krieg
magellan-card-h05-04 = 1805: Napoleon marschiert
magellan-card-h05-05 = 1347: der Schwarze Tod
magellan-card-h05-06 = 1918: Spanische Grippe
magellan-card-h05-07 = 1984: Dürre im Sahel
magellan-card-h05-08 = Hurrikanzeit
magellan-card-h05-09 = 1883: Krakatau
magellan-card-h05-10 = 1648: Westfälischer Friede
magellan-card-h06-01 = 1271: Marco Polo bricht auf
magellan-card-h06-02 = 1453: Konstantinopel fällt
magellan-card-h06-03 = 1642: Tasman sichtet Neuseeland
magellan-card-h06-04 = 1704: Gibraltar wird britisch
magellan-card-h06-05 = 1783: der erste Ballon
magellan-card-h06-06 = 1848: das Jahr der Revolutionen
magellan-card-h06-07 = 1868: Japan öffnet sich
magellan-card-h06-08 = 1927: Lindbergh landet in Paris
magellan-card-h06-09 = 1947: Indien ist frei
magellan-card-h06-10 = 1960: das Jahr Afrikas
magellan-card-h07-01 = Die Donau
magellan-card-h07-02 = Die Wolga
magellan-card-h07-03 = Der Kongo
magellan-card-h07-04 = Der Niger
magellan-card-h07-05 = Der Sambesi
magellan-card-h07-06 = Der Indus
magellan-card-h07-07 = Der Mekong
magellan-card-h07-08 = Straße von Hormus
magellan-card-h07-09 = Magellanstraße
magellan-card-h07-10 = Der Öresund
magellan-card-h08-01 = Lager am Ross-Schelfeis
magellan-card-h08-02 = Pitcairn
magellan-card-h08-04 = Die Azoren
magellan-card-h08-05 = Victoriafälle
magellan-card-h08-06 = Baikalsee
magellan-card-h08-09 = Kap Hoorn
magellan-card-h08-10 = Nordkap
magellan-card-h09-01 = 1602: die erste Aktiengesellschaft
magellan-card-h09-02 = 1637: das Tulpenfieber
magellan-card-h09-03 = 1849: Gold in Kalifornien
magellan-card-h09-04 = 1860: Freihandelsvertrag
magellan-card-h09-05 = 1898: Diamanten und Salpeter
magellan-card-h09-06 = 1913: das Fließband
magellan-card-h09-07 = 1930: Kautschukkrise
magellan-card-h09-08 = 1960: Gründung der OPEC
magellan-card-h09-09 = 1971: freier Dollarkurs
magellan-card-h09-10 = Die asiatischen Tiger
magellan-card-h10-01 = 1618: der Dreißigjährige Krieg
magellan-card-h10-02 = 1756: der Siebenjährige Krieg
magellan-card-h10-03 = 1853: der Krimkrieg
magellan-card-h10-04 = 1905: Tsushima
magellan-card-h10-05 = 1846: die Kartoffelfäule
magellan-card-h10-06 = 1755: Erdbeben von Lissabon
magellan-card-h10-07 = 1906: San Francisco brennt
magellan-card-h10-08 = Taifunzeit
magellan-card-h10-09 = Cholera
magellan-card-h10-10 = 1713: Friede von Utrecht
magellan-card-h11-01 = 1000: Vinland
magellan-card-h11-02 = 1421: die Schatzflotten
magellan-card-h11-03 = 1521: Mexiko erobert
magellan-card-h11-04 = 1770: Botany Bay
magellan-card-h11-05 = 1807: das Dampfschiff
magellan-card-h11-06 = 1861: Ende der Leibeigenschaft
magellan-card-h11-07 = 1884: der Meridian von Greenwich
magellan-card-h11-08 = 1911: der Südpol
magellan-card-h11-09 = 1949: zwei neue Republiken
magellan-card-h11-10 = 1975: Schlussakte von Helsinki
magellan-card-h12-01 = Der Ganges
magellan-card-h12-02 = Tigris und Euphrat
magellan-card-h12-03 = Der Orinoko
magellan-card-h12-04 = Der Río de la Plata
magellan-card-h12-05 = Der Sankt-Lorenz-Strom
magellan-card-h12-06 = Die Themse
magellan-card-h12-07 = Nord-Ostsee-Kanal
magellan-card-h12-08 = Bab al-Mandab
magellan-card-h12-09 = Torresstraße
magellan-card-h12-10 = Beringstraße
magellan-card-h13-02 = Franz-Josef-Land
magellan-card-h13-03 = Südgeorgien
magellan-card-h13-05 = Weihnachtsinsel (Kiritimati)
magellan-card-h13-09 = Iguazú-Fälle
magellan-card-h13-10 = Kap York
magellan-card-h14-01 = Der Getreidehandel
magellan-card-h14-02 = 1720: die Südseeblase
magellan-card-h14-03 = 1873: die Gründerkrise
magellan-card-h14-04 = 1892: Hilfe für Werften
magellan-card-h14-05 = 1932: Ottawa-Abkommen
magellan-card-h14-06 = 1947: GATT
magellan-card-h14-07 = 1960: Entwicklungsjahrzehnt
magellan-card-h14-08 = 1974: Kaffeeernte erfroren
magellan-card-h14-09 = 1980: hohe Zinsen
magellan-card-h14-10 = 1985: Plaza-Abkommen
magellan-card-h15-01 = 1588: die Armada
magellan-card-h15-02 = 1870: Deutsch-Französischer Krieg
magellan-card-h15-03 = 1940: Luftschlacht um England
magellan-card-h15-04 = 1950: der Koreakrieg
magellan-card-h15-05 = Heuschrecken
magellan-card-h15-06 = 1815: Tambora
magellan-card-h15-07 = 1902: Mont Pelé
magellan-card-h15-08 = Eisberge
magellan-card-h15-09 = Gelbfieber
magellan-card-h15-10 = 1919: Versailles

## What the history cards say

magellan-card-text-cells = { $count ->
        [one] { $cells } ({ CALLED($cells, names: "magellan-at") })
       *[other] einem der Felder { $cells }
    }
magellan-card-text-until-economy = Das gilt bis zur nächsten Wirtschaftskarte.
magellan-card-text-permanent = Das gilt für den Rest der Partie.
magellan-card-text-revenue = Zahltag: Alle bekommen das Einkommen ihrer Länder.
magellan-card-text-toll = Wer ein Schiff in { $where } hat, bekommt { $amount } M Zoll.
magellan-card-text-owners-more = { $count ->
        [one] Wer { FORM($countries, as: "the-acc") } besitzt, bekommt { $amount } M mehr.
       *[other] Für jedes dieser Länder gibt es { $amount } M mehr: { $countries }.
    }
magellan-card-text-owners = { $count ->
        [one] Wer { FORM($countries, as: "the-acc") } besitzt, bekommt { $amount } M.
       *[other] Für jedes dieser Länder gibt es { $amount } M: { $countries }.
    }
magellan-card-text-owners-lose = { $count ->
        [one] Wer { FORM($countries, as: "the-acc") } besitzt, zahlt { $amount } M.
       *[other] Für jedes dieser Länder sind { $amount } M zu zahlen: { $countries }.
    }
magellan-card-text-reach-ship = Das erste Schiff, das nach { $cell } segelt ({ $place }), bringt { $amount } M.
magellan-card-text-reach-jeep = Der erste Jeep, der in { $cell } an Land steht ({ $place }), bringt { $amount } M.
magellan-card-text-reach-plane = Das erste Flugzeug, das nach { $cell } fliegt ({ $place }) und dort landet, an Land oder auf einem Schiff, bringt { $amount } M.
magellan-card-text-reach-any = Der erste Jeep an Land in Zeile { $cell } ({ $place }) oder das erste Flugzeug, das dort landet, an Land oder auf einem Schiff, bringt { $amount } M.
magellan-card-text-own = { $count ->
        [one] Wer als Nächstes ein Land aus { $series } erschließt oder erobert, bekommt { $amount } M.
       *[other] Wer ab jetzt zuerst { $count } Länder aus { $series } erschließt oder erobert, bekommt { $amount } M.
    }
magellan-card-text-round = Das erste Schiff, das um die Welt segelt (36 Längenkreise, in beide Richtungen), bringt { $amount } M.
magellan-card-text-pay-jeep = Alle zahlen { $amount } M für jeden ihrer Jeeps.
magellan-card-text-pay-plane = Alle zahlen { $amount } M für jedes ihrer Flugzeuge.
magellan-card-text-pay-richest = Wer das meiste Geld hat, zahlt { $amount } M.
magellan-card-text-pay-owners-series = Alle zahlen { $amount } M für jedes ihrer Länder aus { $series }.
magellan-card-text-pay-cash-over = Wer mehr als { $threshold } M hat, zahlt { $amount } M.
magellan-card-text-pay-percent = Alle zahlen { $percent } % ihres Geldes, auf 5 M abgerundet.
magellan-card-text-get-country = Alle bekommen { $amount } M für jedes ihrer Länder.
magellan-card-text-get-ship = Alle bekommen { $amount } M für jedes ihrer Schiffe.
magellan-card-text-get-lowest-income = Wer das niedrigste Einkommen hat, bekommt { $amount } M.
magellan-card-text-presence = Wer eine Figur in einer der Spalten { $columns } hat, bekommt { $amount } M.
magellan-card-text-transfer = Wer das meiste Geld hat, gibt { $amount } M ab; wer das wenigste hat, bekommt sie.
magellan-card-text-income-named = { $countries }: { $amount } M mehr Einkommen.
magellan-card-text-income-more = Jedes Land aus { $series } bringt { $amount } M mehr.
magellan-card-text-income-part = Länder aus { $series } bringen nur { $percent } %.
magellan-card-text-income-nothing = Länder aus { $series } bringen nichts.
magellan-card-text-income-but = Ausgenommen { $countries }.
magellan-card-text-income-next = Das gilt für den nächsten Zahltag.
magellan-card-text-cost = Ein Land aus { $series } zu erschließen kostet { $percent } % weniger.
magellan-card-text-no-resale = Kein Land darf an die Bank verkauft werden.
magellan-card-text-price-jeep = Neue Jeeps kosten { $amount } M.
magellan-card-text-price-ship = Neue Schiffe kosten { $amount } M.
magellan-card-text-price-plane = Neue Flugzeuge kosten { $amount } M.
magellan-card-text-price-instead = In einer Partie ohne Flugzeuge bekommen alle stattdessen { $amount } M.
magellan-card-text-moves-points = Alle haben { $amount } Schritte mehr { $turns ->
        [one] im nächsten Zug
       *[other] in den nächsten { $turns } Zügen
    }.
magellan-card-text-moves-factor = Alle haben { $turns ->
        [one] im nächsten Zug
       *[other] in den nächsten { $turns } Zügen
    } { $factor ->
        [2] doppelt
       *[other] { $factor }-mal
    } so viele Schritte.
magellan-card-text-wipe-any = Jede Figur in { $where } geht verloren.
magellan-card-text-wipe-jeep = Jeder Jeep an Land in { $where } geht verloren.
magellan-card-text-lose-ship = Wer ein Schiff in { $where } hat, verliert eines mit seiner Ladung.
magellan-card-text-lose-region = Wer einen Jeep an Land im Feld einer Hauptstadt aus { $series } hat, verliert einen.
magellan-card-text-lose-keep = Wer mehr als { $keep } Jeeps hat, verliert einen nach eigener Wahl.
magellan-card-text-nationalise = Wer das höchste Einkommen hat, gibt das billigste eigene Land zum vollen Preis an die Bank zurück. Die Karte liegt wieder offen.
magellan-card-text-war-all = Krieg aller gegen alle, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } lang.
magellan-card-text-war-top-two-income = Krieg zwischen den beiden mit dem höchsten Einkommen, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } lang.
magellan-card-text-war-top-two-cash = Krieg zwischen den beiden mit dem meisten Geld, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } lang.
magellan-card-text-only-ship = Nur Schiffe kämpfen.
magellan-card-text-only-plane = Nur Flugzeuge kämpfen; sie dürfen auch bombardieren.
magellan-card-text-peace = Frieden: Ein Krieg endet sofort.
magellan-card-text-peace-reward = Wer mindestens { $count } Länder hat, bekommt { $amount } M.
magellan-card-text-peace-levy = War Krieg, zahlt von den Beteiligten, wer die wenigsten Figuren verloren hat, allen anderen je { $amount } M; trifft das auf mehrere zu, zahlt niemand.
magellan-card-text-turn = { $count ->
        [one] Eine Länderkarte wird aufgedeckt.
       *[other] { $count } Länderkarten werden aufgedeckt.
    }
magellan-card-text-free-ship = Alle bekommen { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } auf ihre Basis.
magellan-card-text-alliance = Bündnis: Nummern { $a } und { $b } gegen { $c } und { $d }. Zu dritt steht Nummer { $alone } allein.
magellan-card-text-alliance-leader = Alle anderen sind gegen die Person mit dem höchsten Einkommen verbündet.
magellan-card-text-reparation = Führten Bündnisse Krieg, bekommen alle auf der Seite, die weniger Figuren verloren hat, je { $amount } M.

## What the history cards bring about

magellan-card-claimed = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } zuerst da: { $amount } M ({ $card }).
magellan-card-expired = Gilt nicht mehr: { $card }.
magellan-card-gains = { WHO($who) ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $amount } M.
magellan-card-pays = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $amount } M.
magellan-card-hands = { WHO($who) ->
        [you] Du gibst
       *[other] { $who } gibt
    } { FORM($other, as: "dat") } { $amount } M.
magellan-card-revenue = { $amount ->
        [0] { $more ->
            [0] { WHO($who) ->
                [you] Du hast
               *[other] { $who } hat
            } noch kein Einkommen.
           *[other] { WHO($who) ->
                [you] Du bekommst
               *[other] { $who } bekommt
            } { $more } M durch die Karte.
        }
       *[other] { WHO($who) ->
            [you] Du bekommst
           *[other] { $who } bekommt
        } { $amount } M Einkommen{ $more ->
            [0] {""}
           *[other] {" "}und { $more } M mehr durch die Karte
        }.
    }
magellan-card-war = Krieg: { FORM($seats, as: "nom") }.
magellan-card-war-sides = Krieg: { JOINED($sides, by: " – ") }. Verbündete teilen Gewinn und Verlust.
magellan-card-side = { FORM($members, as: "nom") }
magellan-card-peace = Der Krieg ist vorbei.
magellan-card-no-war = Es gibt keinen Krieg, der enden könnte.
magellan-card-nationalised = { WHO($who) ->
        [you] Du gibst
       *[other] { $who } gibt
    } { FORM($country, as: "the-acc") } für { $amount } M an die Bank zurück; die Karte liegt wieder offen.
magellan-card-turned = Jetzt zu erschließen: { $country }.
magellan-card-given = { WHO($who) ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { FORM($piece, $count, as: "n") } auf die Basis.
magellan-card-wiped = { WHO($who) ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }.
magellan-card-piece-jeep = Jeep
    .gender = m
    .n = { $count ->
        [one] einen Jeep
       *[other] { $count } Jeeps
    }
magellan-card-piece-plane = Flugzeug
    .gender = n
    .n = { $count ->
        [one] ein Flugzeug
       *[other] { $count } Flugzeuge
    }
