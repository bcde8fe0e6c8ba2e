# The game `pizarro`: Tom Lehmann's Magellan, also published as Pizarro & Co.

pizarro-small = jak płacisz, które karty wymieniasz, weto, które nic nie zmienia
pizarro-name = Pizarro & Co.

pizarro-explorer-columbus = Kolumb
    .gender = ma
    .gen = Kolumba
    .dat = Kolumbowi
    .ins = Kolumbem
    .loc = Kolumbie
pizarro-explorer-pizarro = Pizarro
    .gender = ma
    .gen = Pizarra
    .dat = Pizarrowi
    .ins = Pizarrem
    .loc = Pizarrze
pizarro-explorer-magellan = Magellan
    .gender = ma
    .gen = Magellana
    .dat = Magellanowi
    .ins = Magellanem
    .loc = Magellanie
pizarro-explorer-marco-polo = Marco Polo
    .gender = ma
    .gen = Marco Polo
pizarro-explorer-vasco-da-gama = Vasco da Gama
    .gender = ma
    .gen = Vasco da Gamy
    .acc = Vasco da Gamę
    .dat = Vasco da Gamie
    .ins = Vasco da Gamą
    .loc = Vasco da Gamie
pizarro-explorer-cook = Cook
    .gender = ma
    .gen = Cooka
    .dat = Cookowi
    .ins = Cookiem
    .loc = Cooku

pizarro-place = { $explorer } { $phase ->
        [1] I
        [2] II
       *[3] III
    }{ $half ->
        [left] {""} (lewa połowa)
        [right] {""} (prawa połowa)
       *[whole] {""}
    }
pizarro-card = { $value } ({ $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    })

## Options of the table

pizarro-setting-half1 = Plansza: Kolumb, Pizarro i Magellan
pizarro-setting-half1-a = Strona A: pod Magellana zakryte karty z ręki
pizarro-setting-half1-b = Strona B: pod Magellana karty z zapłaty, Pizarro ryzykuje
pizarro-setting-half2 = Plansza: Marco Polo, Vasco da Gama i Cook
pizarro-setting-half2-a = Strona A: Marco Polo wymienia, Cook odkrywa rękę
pizarro-setting-half2-b = Strona B: Vasco da Gama daje wybór, Cook kosztuje kartę
pizarro-setting-exact = Zapłata bez reszty
pizarro-setting-exact-off = Przepłacać wolno zawsze
pizarro-setting-exact-on = Obowiązkowa, gdy karty pozwalają

## Veto

pizarro-veto-ask = Odkryta karta: { $explorer }. Odesłać ją na spód stosu? Masz { $vetoes ->
        [one] jedno weto
        [few] { $vetoes } weta
       *[many] { $vetoes } wet
    }.
pizarro-veto-allow = Niech będzie licytacja
pizarro-veto-veto = Weto: { $explorer }
pizarro-veto-hint = karta idzie na spód; { $left ->
        [0] nie zostaje ci żadne weto
        [one] zostaje ci jedno weto
        [few] zostają ci { $left } weta
       *[many] zostaje ci { $left } wet
    }

## Bidding

pizarro-bid-first = { $explorer }: nikt jeszcze nie licytował. Licytujesz czy pasujesz na dobre?
# by name
pizarro-bid-ask = { $explorer }: { $leader } prowadzi z ofertą { $bid }. Podbijasz czy pasujesz na dobre?
pizarro-bid-pass = Spasuj
pizarro-bid-bid = Licytuj
pizarro-bid-most = do { $most }
pizarro-bid-blocked = Możesz zapłacić najwyżej { $most }
pizarro-bid-for = { $amount } za { FORM($explorer, as: "acc") }
pizarro-bid-amount = { $explorer }: ile dajesz? Możesz zapłacić do { $most }.

## Paying

pizarro-pay-ask = Zapłać { $price } za { FORM($explorer, as: "acc") }. Reszty nie ma.
pizarro-pay-short = Te karty dają { $total }, a trzeba zapłacić { $price }.
pizarro-pay-superfluous = Karta { $card } jest zbędna: pozostałe wystarczą.
pizarro-pay-leave = Jedna karta musi zostać na ręce: ten odkrywca ją zabierze.
pizarro-pay-exact = Możesz zapłacić { $price } bez reszty, a przy tym stole tak trzeba.
pizarro-pay-costs = { $over ->
        [0] bez reszty
       *[other] o { $over } za dużo
    }, oddajesz { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }, { $left ->
        [0] pieniądze się kończą
       *[other] zostaje ci pieniędzy: { $left }
    }
pizarro-under-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pizarro-under-hand = Którą kartę z ręki kładziesz zakrytą pod Magellana?
pizarro-under-paid = Którą kartę z zapłaty kładziesz odkrytą pod Magellana?
pizarro-pile-ask = Na który ze stosików Magellana ją kładziesz?
pizarro-pile-option = Stosik { $pile } ({ $cards })
pizarro-half-ask = Vasco da Gama, pole { $phase ->
        [1] I
        [2] II
       *[3] III
    }: która połowa?
pizarro-half-left = Lewa: dobierz teraz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
pizarro-half-right = Prawa: { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    } na koniec
pizarro-from-ask = Który z twoich statków płynie dalej?
pizarro-from-left = Ten na lewej połowie
pizarro-from-right = Ten na prawej połowie

## Exchange and gamble

pizarro-swap-ask = Marco Polo: wymień do { $most } kart z ręki na nowe.
pizarro-gamble-ask = Odkryta suma: { $total }. Liczy się suma do { $limit }, większa nic nie daje.
pizarro-gamble-draw = Odkryj kartę
pizarro-gamble-odds = { $fitting ->
        [one] mieści się jeszcze { $fitting }
        [few] mieszczą się jeszcze { $fitting }
       *[many] mieści się jeszcze { $fitting }
    } z { $unseen } nieznanych kart
pizarro-gamble-stop = Skończ i weź { $total }
pizarro-gamble-first = odkrywasz co najmniej jedną kartę

## What happened

pizarro-note-start = { WHO($who) ->
        [you] Zaczynasz
       *[other] { $who } zaczyna
    }. Każdy ma { $cards }; w talii { $deck ->
        [one] jest 1 karta
        [few] są { $deck } karty
       *[many] jest { $deck } kart
    }.
pizarro-note-reveal = Odkryta karta: { $explorer }, { $number } z { $of } w fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-note-veto = { WHO($who) ->
        [you] Wetujesz
       *[other] { $who } wetuje
    } { FORM($explorer, as: "acc") }: karta idzie na spód.
pizarro-note-allow = { WHO($who) ->
        [you] Dopuszczasz
       *[other] { $who } dopuszcza
    } { FORM($explorer, as: "acc") } do licytacji.
pizarro-note-bid = { WHO($who) ->
        [you] Licytujesz
       *[other] { $who } licytuje
    } { $amount }.
pizarro-note-pass = { WHO($who) ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }.
pizarro-note-won = { WHO($who) ->
        [you] Zdobywasz { FORM($explorer, as: "acc") } za { $price } i musisz
       *[other] { $who } zdobywa { FORM($explorer, as: "acc") } za { $price } i musi
    } zapłacić.
pizarro-note-buy = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } { FORM($explorer, as: "acc") } za { $price }; zapłata: { $cards }.
pizarro-note-place = { WHO($who) ->
        [you] Stawiasz
       *[other] { $who } stawia
    } statek na polu { $to }.
pizarro-note-advance = { WHO($who) ->
        [you] Płyniesz
       *[other] { $who } płynie
    } z pola { $origin } na pole { $to }.
pizarro-note-unsold = Nikt nie kupuje { FORM($explorer, as: "gen") }. Karta wypada z gry.
pizarro-note-pile-hidden = { WHO($who) ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } zakrytą kartę na stosik Magellana { $pile }.
pizarro-note-pile-own = { WHO($who) ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } zakrytą kartę { $value } na stosik Magellana { $pile }.
pizarro-note-pile-open = { WHO($who) ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } odkrytą kartę { $value } na stosik Magellana { $pile }.
pizarro-note-draw = { WHO($who) ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
pizarro-note-draw-own = Nowe { WHO($who) ->
        [you] na twojej ręce
       *[other] na ręce { FORM($who, as: "gen") }
    }: { $cards }.
pizarro-note-draw-open = Nowe na { WHO($who) ->
        [you] twojej odkrytej ręce
       *[other] odkrytej ręce { FORM($who, as: "gen") }
    }: { $cards }.
pizarro-note-open-hand = { WHO($who) ->
        [you] Grasz
       *[other] { $who } gra
    } do końca fazy z odkrytą ręką: { $cards }.
pizarro-note-take-up = { WHO($who) ->
        [you] Znów zakrywasz
       *[other] { $who } znów zakrywa
    } karty.
pizarro-note-lose = { WHO($neighbour) ->
        [you] Ciągniesz
       *[other] { $neighbour } ciągnie
    } kartę { $value } { WHO($who) ->
        [you] z twojej ręki
       *[other] z ręki { FORM($who, as: "gen") }
    }; karta idzie na stos kart odrzuconych.
pizarro-note-shuffle = Karty odrzucone zostają wtasowane do talii: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
pizarro-note-phase = Faza { $phase ->
        [1] I
        [2] II
       *[3] III
    } się kończy.
pizarro-note-swap = { WHO($who) ->
        [you] Odrzucasz
       *[other] { $who } odrzuca
    } karty do wymiany (Marco Polo): { $cards }.
pizarro-note-swap-none = { WHO($who) ->
        [you] Nic nie wymieniasz
       *[other] { $who } nic nie wymienia
    }.
pizarro-note-gamble = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } kartę { $value }: razem { $total }.
pizarro-note-gamble-bust = Przekroczone: { WHO($who) ->
        [you] nic za to nie dostajesz
       *[other] { $who } nic za to nie dostaje
    }.
pizarro-note-gamble-stop = { WHO($who) ->
        [you] Kończysz i bierzesz
       *[other] { $who } kończy i bierze
    } { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
pizarro-note-score = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    } (miejsce { $rank }).

## Whose turn

pizarro-status-veto = Odkryta karta: { $explorer }. { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } zawetować.
pizarro-status-first = { $explorer }: { WHO($who) ->
        [you] zaczynasz licytację albo pasujesz
       *[other] { $who } zaczyna licytację albo pasuje
    }.
pizarro-status-bidding = { $explorer }: { WHO($leader) ->
        [you] prowadzisz
       *[other] { $leader } prowadzi
    } z ofertą { $bid }, { WHO($who) ->
        [you] podbijasz albo pasujesz
       *[other] { $who } podbija albo pasuje
    }.
pizarro-status-paying = { $explorer }: { WHO($who) ->
        [you] wygrywasz z ofertą { $price } i płacisz
       *[other] { $who } wygrywa z ofertą { $price } i płaci
    }.
pizarro-status-exchange = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } wymienić karty dzięki Marco Polo.
pizarro-status-gamble = { WHO($who) ->
        [you] Ryzykujesz
       *[other] { $who } ryzykuje
    } z Pizarrem III.
pizarro-status-bought = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } { FORM($explorer, as: "acc") } za { $price }.
pizarro-status-vetoed = { WHO($who) ->
        [you] Odsyłasz
       *[other] { $who } odsyła
    } { FORM($explorer, as: "acc") } na spód stosu.
pizarro-status-unsold = Nikt nie kupuje { FORM($explorer, as: "gen") }.
pizarro-status-exchanged = { $count ->
        [0] { WHO($who) ->
                [you] Zachowujesz
               *[other] { $who } zachowuje
            } wszystkie karty.
        [one] { WHO($who) ->
                [you] Wymieniasz
               *[other] { $who } wymienia
            } 1 kartę.
        [few] { WHO($who) ->
                [you] Wymieniasz
               *[other] { $who } wymienia
            } { $count } karty.
       *[many] { WHO($who) ->
                [you] Wymieniasz
               *[other] { $who } wymienia
            } { $count } kart.
    }

## The position in words

pizarro-chapter = Faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }, karta { $number }
pizarro-text-head = { $status } Faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }, karta { $number } z { $of }.
pizarro-text-offer = { $place }: { $what }.
pizarro-text-offer-halves = { $place }: { $left } albo { $right }.
pizarro-text-brings-crowns = { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    } na koniec
pizarro-text-brings-bags = { $cards ->
        [one] 1 karta pieniędzy
        [few] { $cards } karty pieniędzy
       *[many] { $cards } kart pieniędzy
    } na końcu fazy
pizarro-text-brings = { $action ->
        [veto] weto na późniejszą kartę
        [gamble] karty pieniędzy odkrywane na końcu, do { $limit } punktów
        [pile_hand] stosik z kartą z ręki pod spodem
        [pile_paid] stosik z kartą z zapłaty pod spodem
        [exchange] na końcu fazy wymiana, do { $cards } kart pieniędzy
        [draw] od razu { $cards ->
            [one] 1 karta pieniędzy
            [few] { $cards } karty pieniędzy
           *[many] { $cards } kart pieniędzy
        }
        [open_hand] odkryta ręka do końca fazy
       *[lose_card] strata karty, którą na ślepo ciągnie sąsiad z lewej
    }
pizarro-text-own = Twoja ręka: { $cards }; pieniądze: { $money }.
pizarro-text-own-none = Twoja ręka jest pusta.
pizarro-text-trail = Dotychczasowe oferty – { $steps }.
# by name
pizarro-text-bid = { $who }: { $amount }
pizarro-text-pass = { WHO($who) ->
        [you] pasujesz
       *[other] { $who } pasuje
    }
pizarro-text-gamble = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } dla Pizarra III: { $cards }, razem { $total }.
pizarro-text-player = { FORM($who, as: "nom", cap: "yes") }: na ręce { $count ->
        [one] 1 karta pieniędzy
        [few] { $count } karty pieniędzy
       *[many] { $count } kart pieniędzy
    }, na planszy { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
pizarro-text-supply = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } postawić jeszcze { $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    }.
pizarro-text-open-hand = { WHO($who) ->
        [you] Twoja odkryta ręka
       *[other] Odkryta ręka { FORM($who, as: "gen") }
    }: { $cards }.
pizarro-text-vetoes = { WHO($who) ->
        [you] { $count ->
                [0] Nie masz już wet
                [one] Masz jeszcze 1 weto
                [few] Masz jeszcze { $count } weta
               *[many] Masz jeszcze { $count } wet
        }
       *[other] { $who } { $count ->
                [0] nie ma już wet
                [one] ma jeszcze 1 weto
                [few] ma jeszcze { $count } weta
               *[many] ma jeszcze { $count } wet
        }
    }, użyte: { $used }.
pizarro-text-pile-hidden = { WHO($who) ->
        [you] Twój stosik Magellana { $pile }
       *[other] Stosik Magellana { $pile } { FORM($who, as: "gen") }
    }, zakryte karty: { $count }.
pizarro-text-pile = { WHO($who) ->
        [you] Twój stosik Magellana { $pile }
       *[other] Stosik Magellana { $pile } { FORM($who, as: "gen") }
    }: { $cards }.
pizarro-text-deck = Karty pieniędzy w talii: { $deck }, odrzucone: { $discard }.
pizarro-text-stack = W tej fazie { $count ->
        [one] pojawi się jeszcze 1 karta odkrywcy
        [few] pojawią się jeszcze { $count } karty odkrywców
       *[many] pojawi się jeszcze { $count } kart odkrywców
    }: { $cards }.
pizarro-text-left = { $count } × { $explorer }
pizarro-text-bottom = Zawetowane, na spodzie stosu: { $cards }.
pizarro-text-unsold = Niesprzedane: { $cards }.
pizarro-standing-no-ship = { WHO($who) ->
        [you] Nie masz statku na poprzednim polu i nie możesz
       *[other] { $who } nie ma statku na poprzednim polu i nie może
    } licytować.
pizarro-standing-no-ship-left = { WHO($who) ->
        [you] Nie masz już wolnych statków i nie możesz
       *[other] { $who } nie ma już wolnych statków i nie może
    } licytować.
pizarro-standing-no-cards = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } za mało kart pieniędzy, by licytować.

## Scoring

pizarro-score-hand = Korony na ręce
pizarro-score-cards = { $cards }
pizarro-score-piles = { $piles }
pizarro-score-spaces = { $spaces }
pizarro-score-space = { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $crowns }
pizarro-score-gamble = III: odkryte { $draws }, punkty { $points }
pizarro-end-points = Wszystkie trzy fazy się skończyły: wygrywa ten, kto ma najwięcej punktów.
pizarro-end-tie = Równe punkty: wygrywa ten, kto ma więcej pieniędzy na ręce, a potem ten, kto ma więcej statków na polach fazy III.
pizarro-end-shared = Równe punkty, pieniądze i statki na polach fazy III: zwycięstwo jest wspólne.
