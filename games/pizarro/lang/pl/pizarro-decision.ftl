# A decision in brief: what is asked, what is at stake, the answers that come first. Limits: question 24 characters, frame 18, label 34,
# stake 80.

pizarro-decision-frame = faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $number } z { $cards }
pizarro-decision-stake = **{ FORM($bold, as: "", cap: "yes") }.** { $then }

## What a card brings

pizarro-brings = { $what }
pizarro-brings-crowns = { $before ->
        [0] { $crowns ->
                [one] 1 korona
                [few] { $crowns } korony
               *[many] { $crowns } koron
            }
       *[other] jeszcze { $more ->
                [one] 1 korona
                [few] { $more } korony
               *[many] { $more } koron
            }
    }
pizarro-brings-cards = { $cards ->
        [one] 1 nowa karta
        [few] { $cards } nowe karty
       *[many] { $cards } nowych kart
    }
pizarro-brings-action = { $action ->
        [veto] weto
        [exchange] wymiana { $cards } kart
        [draw] od razu { $cards ->
            [one] 1 karta
            [few] { $cards } karty
           *[many] { $cards } kart
        }
        [open_hand] odkryta ręka
       *[lose_card] strata karty
    }
pizarro-brings-halves = teraz { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } albo { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-brings-gamble = { $place ->
        [within] ryzyko: maks. { $limit } punktów
       *[beginning] Ryzyko: maks. { $limit } punktów
    }
pizarro-brings-pile = { $before ->
        [0] { $place ->
                [within] stosik za { $points ->
                        [one] 1 punkt
                        [few] { $points } punkty
                       *[many] { $points } punktów
                    }, może urosnąć
               *[beginning] Stosik za { $points ->
                        [one] 1 punkt
                        [few] { $points } punkty
                       *[many] { $points } punktów
                    }, potem więcej
            }
       *[other] { $place ->
                [within] w stosiku { $points ->
                        [one] 1 punkt
                        [few] { $points } punkty
                       *[many] { $points } punktów
                    } zamiast { $before }
               *[beginning] W stosiku { $points ->
                        [one] 1 punkt
                        [few] { $points } punkty
                       *[many] { $points } punktów
                    }, nie { $before }
            }
    }
pizarro-brings-no-pile = { $place ->
        [within] stosik na karty pieniędzy
       *[beginning] Stosik na karty pieniędzy
    }

## Bids

pizarro-decision-bid-question = { $least ->
        [1] Jeden
        [2] Dwa
        [3] Trzy
        [4] Cztery
        [5] Pięć
        [6] Sześć
        [7] Siedem
        [8] Osiem
        [9] Dziewięć
        [10] Dziesięć
        [11] Jedenaście
        [12] Dwanaście
       *[other] { $least }
    } lub więcej albo pas
pizarro-decision-bid = Licytuj { $amount } · { $kind ->
       *[many] kart: { $count }
        [one] karta { $cards }
        [the] karta { $cards }
        [few] kart: { $count }
        [some] { $count ->
                [4] { $cards }
                [5] { $cards }
               *[other] karty { $cards }
            }
    }, −{ $crowns ->
        [one] 1 kor.
        [few] { $crowns } kor.
       *[many] { $crowns } kor.
    }
pizarro-decision-limit = Do { $amount } · { $kind ->
       *[many] kart: { $count }
        [one] karta { $cards }
        [the] karta { $cards }
        [few] kart: { $count }
        [some] { $count ->
                [5] { $cards }
               *[other] karty { $cards }
            }
    }, −{ $crowns ->
        [one] 1 kor.
        [few] { $crowns } kor.
       *[many] { $crowns } kor.
    }
pizarro-decision-pass = { $crowns ->
        [0] Spasuj
        [one] Spasuj · zachowaj 1 koronę
        [few] Spasuj · zachowaj { $crowns } korony
       *[many] Spasuj · zachowaj { $crowns } koron
    }
pizarro-decision-range = { $count ->
        [1] { $first }
        [2] { $first }, { $last }
       *[other] od { $first } do { $last }
    }
pizarro-decision-bid-rest = Inna oferta: { $amounts }
pizarro-decision-limit-rest = Inny limit: { $amounts }
pizarro-decision-amount-question = Ile?
pizarro-decision-amount-stake = **Możesz zapłacić do { $most }.** Ile licytujesz, tyle płacisz.
pizarro-decision-dear-question = Możesz tylko spasować
pizarro-decision-dear-stake = **Więcej niż { $most } dać nie możesz.** { $bid ->
        [0] To nie jest oferta.
       *[other] Oferta wynosi { $bid }.
    }
pizarro-decision-alone-question = Twój za { $price } czy pas?
pizarro-decision-alone-stake = Nikt inny nie może licytować.
pizarro-decision-alone-rest = Inna oferta lub płatność
pizarro-decision-buy = Kup · { $kind ->
       *[many] kart: { $count }
        [one] karta { $cards }
        [the] karta { $cards }
        [few] kart: { $count }
        [some] karty { $cards }
    }, −{ $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-decision-buy-under = Kup · { $kind ->
       *[many] kart: { $count }
        [one] karta { $cards }
        [the] karta { $cards }
        [few] kart: { $count }
        [some] karty { $cards }
    } · −{ $crowns }, stosik +{ $points }
# by name
pizarro-decision-open-stake = { $who } może zapłacić najwyżej { $most }.
pizarro-decision-few-stake = { $cards ->
        [one] Została jedna karta
        [few] Zostały { $cards } karty
       *[many] Zostało { $cards } kart
    }{ $phase ->
        [3] : liczy się to, co zachowasz.
       *[other] , nowe dostaniesz po fazie.
    }
pizarro-decision-last-phase-stake = Ostatnia faza: decydują korony.
pizarro-decision-last-card-stake = { $explorer }: ostatni w fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-decision-first-stake = W tej fazie { $left ->
        [one] jeszcze jeden odkrywca
        [few] jeszcze { $left } odkrywców
       *[many] jeszcze { $left } odkrywców
    }: bez pośpiechu.
pizarro-decision-spare-stake = Najwięcej koron dają twoje karty od 1 do 3: oszczędzaj je.
pizarro-decision-more-stake = { $left ->
        [one] Ten odkrywca pojawi się jeszcze raz.
        [few] Ten odkrywca pojawi się jeszcze { $left } razy.
       *[many] Ten odkrywca pojawi się jeszcze { $left } razy.
    }
pizarro-decision-limit-question = { $explorer }: ile najwyżej?

## Payments

pizarro-decision-pay-question = Zapłać { $price } za { FORM($explorer, as: "acc") }
pizarro-decision-pay = Daj { $cards } · −{ $crowns ->
        [one] 1 kor.
        [few] { $crowns } kor.
       *[many] { $crowns } kor.
    }
pizarro-decision-pay-under = Daj { $cards } · −{ $crowns }, stosik +{ $points }
pizarro-decision-pay-bid-stake = **{ $explorer } za { $price }.** Którymi kartami płacisz?
pizarro-decision-pay-exact-stake = **{ FORM($bold, as: "", cap: "yes") }.** Możesz zapłacić bez reszty.
pizarro-decision-pay-over-stake = **{ FORM($bold, as: "", cap: "yes") }.** Reszty nie ma.
pizarro-decision-pay-rest = Inne karty
pizarro-decision-paid = **{ $explorer }, −{ $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.** { $then }

## What the card asks for

pizarro-decision-under-question = Która karta idzie pod spód?
pizarro-decision-under-hand = Pod spód { $card } · −{ $crowns ->
        [one] 1 kor.
        [few] { $crowns } kor.
       *[many] { $crowns } kor.
    }, +{ $points }
pizarro-decision-under-paid = Pod spód { $card } · +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pizarro-decision-under-then = A która karta idzie pod Magellana?
pizarro-decision-under-equal = Pod Magellanem każda karta liczy się tak samo.
pizarro-decision-under-rest = Inna karta
pizarro-decision-pile-question = Na który stosik?
pizarro-decision-pile = Na stosik ({ $cards }) · +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pizarro-decision-pile-then = A na który stosik?
pizarro-decision-pile-equal = Stosiki zyskują tyle samo.
pizarro-decision-pile-rest = Inny stosik
pizarro-decision-half-question = Karty czy korony?
pizarro-decision-half-left = Karty · dobierz teraz { $cards }
pizarro-decision-half-right = Korony · { $crowns } na koniec
pizarro-decision-half-then = A która połowa pola?
pizarro-decision-from-question = Który statek płynie dalej?
pizarro-decision-from-left = Lewy statek · nic nie tracisz
pizarro-decision-from-right = Prawy statek · −{ $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-decision-from-stake = **Zapłata: { $cards }, na { $half ->
        [left] lewą
       *[right] prawą
    } połowę.** A który statek?

## Vetoes, exchanges, the gamble

pizarro-decision-veto-question = { $explorer }: weto?
pizarro-decision-allow = Dopuść: licytacja teraz
pizarro-decision-veto = Weto: na spód stosu
pizarro-decision-veto-stake = { $cards ->
        [0] Stos jest pusty: karta wróciłaby od razu.
       *[other] { $left ->
            [0] To twoje jedyne weto.
            [one] Zostanie ci jeszcze { $left } weto.
            [few] Zostaną ci jeszcze { $left } weta.
           *[many] Zostanie ci jeszcze { $left } wet.
        }
    }
pizarro-decision-swap-question = Wymienić do trzech kart?
pizarro-decision-swap-frame = koniec fazy { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-swap = Wymień { $cards } · −{ $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-decision-keep = Zachowaj wszystkie · { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-decision-swap-stake = **Dostaniesz tyle samo nowych.** Nieznana karta ma średnio dwie korony.
pizarro-decision-swap-rich-stake = **Twoje karty nie są gorsze od nowych.** Nowa ma średnio dwie korony.
pizarro-decision-gamble-question = Jeszcze karta czy stop?
pizarro-decision-gamble-frame = { $total } z { $limit }
pizarro-decision-draw = Odkryj kartę · pasuje { $fitting } z { $unseen }
pizarro-decision-stop = Skończ na { $total } · +{ $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
pizarro-decision-gamble-stake = { $total ->
        [0] **Liczy się suma do { $limit }, większa nic nie daje.** Pierwsza karta zawsze się mieści.
       *[other] **Razem { $total }.** { $over ->
            [0] Żadna karta nie da ponad { $limit }.
            [one] { $over } z { $unseen } nieznanych kart daje ponad { $limit }.
            [few] { $over } z { $unseen } nieznanych kart dają ponad { $limit }.
           *[many] { $over } z { $unseen } nieznanych kart daje ponad { $limit }.
        }
    }

## Orders

pizarro-decision-order-question = Co mogę za ciebie zrobić?
pizarro-decision-order-stake = **Zlecenie widzisz tylko ty.** Działa po zmiennym opóźnieniu.
pizarro-decision-order-rest = Weta, wymiany, inne zlecenia
pizarro-decision-order-limit = { $explorer }: do { $amount }
pizarro-decision-order-prices = Niech bot licytuje całą fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-order-pay = Zawsze płać za mnie
pizarro-decision-order-wise = Sugerowane ceny
pizarro-decision-prices-question = Ceny na fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-prices-lower = Niższe ceny
pizarro-decision-prices-nothing = Zawsze pasuj
pizarro-decision-prices-nothing-stake = **Żaden następny odkrywca nie jest wart twojej oferty.** Możesz ustalić ceny.
pizarro-decision-prices-stake = **Limity: { $prices }.** Po zakupie spadają.
pizarro-decision-prices-rest = Moje własne ceny
pizarro-decision-order-rule-question = { $slot ->
        [veto] Twoje weta
        [pay] Twoje płatności
        [broke] Za drogo dla ciebie
        [swap] Twoje wymiany
       *[gamble] Kiedy skończyć?
    }
pizarro-decision-order-rule-stake = { $slot ->
        [veto] **Niewykorzystane weto przepada.** Ale warto go użyć tylko przy właściwej karcie.
        [pay] **Najwięcej koron dają karty od 1 do 3.** Ostrożny gracz oszczędza też pieniądze.
        [broke] **Bot pyta cię, nawet gdy możesz tylko spasować.** Dzięki temu nikt nie wie, co masz.
        [swap] **Siódemka jest warta najmniej:** jedna korona i mało pieniędzy.
       *[gamble] **Stop na 14 daje średnio najwięcej.** Ponad 20 wszystko przepada.
    }
pizarro-decision-order-rule-rest = { $slot ->
        [veto] Wetuj jednego odkrywcę
        [pay] Bez reszty, gdy się da
       *[gamble] Inna suma: od 8 do 20
    }
pizarro-decision-order-broke = Pasuj, gdy mnie nie stać
