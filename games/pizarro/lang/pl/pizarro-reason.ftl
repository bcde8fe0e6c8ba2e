# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Weź { FORM($explorer, as: "acc") } za { $price }, nikt nie przebija: { $brings }.
pizarro-reason-price = płacisz { $kind ->
       *[many] { $count } kartami
        [one] kartą { $cards }
        [the] kartą { $cards }
        [few] { $count } kartami
        [some] kartami { $cards }
    } i oddajesz { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
# by name
pizarro-reason-bid-open = Licytuj { $amount }: { $who } gra z odkrytą ręką i może zapłacić najwyżej { $most }.
# by name
pizarro-reason-bid-weak = Licytuj { $amount }: { $who } ma jeszcze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i może zapłacić najwyżej { $most }.
pizarro-reason-bid = Licytuj { $amount }{ $limit ->
        [0] .
       *[other] , najwyżej { $limit }.
    } { $explorer }: { $brings }; { $price }.
# by name
pizarro-reason-bid-deny = Licytuj { $amount }, bo inaczej { $who } weźmie { FORM($explorer, as: "acc") } za { $bid } i popłynie po { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }; { $price }.
pizarro-reason-bid-limit = Licytuj { FORM($explorer, as: "acc") } do { $limit }, potem odpuść: resztę ze swoich { $money } zachowaj na inne karty.
pizarro-reason-opens = Licytuj { $amount }: statek z { FORM($explorer, as: "ins") } może w fazie { $phase ->
        [2] II
       *[3] III
    } popłynąć dalej, po { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }; { $price }.
pizarro-reason-opens-alone = Licytuj { $amount }: tylko ty możesz z { FORM($explorer, as: "ins") } popłynąć dalej w fazie { $phase ->
        [2] II
       *[3] III
    }, po { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }; { $price }.
pizarro-reason-last = Licytuj { $amount }: { $explorer } pojawia się ostatni raz w fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    }, a kupić { $count ->
        [one] może go 1 osoba
        [few] mogą go { $count } osoby
       *[many] może go { $count } osób
    }; { $price }.
pizarro-reason-left = Licytuj { $amount }: { $explorer } w fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } pojawi się jeszcze { $left ->
        [one] raz
        [few] { $left } razy
       *[many] { $left } razy
    }, a kupić { $count ->
        [one] możesz go tylko ty
        [few] mogą go { $count } osoby
       *[many] może go { $count } osób
    }.

pizarro-reason-pass-dear = Spasuj: oferta przekracza { $most }, a więcej zapłacić nie możesz.
pizarro-reason-pass-better = Spasuj: { $explorer } pojawi się w tej fazie jeszcze { $left ->
        [one] raz
        [few] { $left } razy
       *[many] { $left } razy
    } i da ci więcej; na to zachowaj swoje { $money }.
pizarro-reason-pass-open = Spasuj: { $explorer } odkrywa twoją rękę dla wszystkich do końca fazy.
pizarro-reason-pass-lose = Spasuj: { $explorer } zabiera kartę z twojej ręki, może i dobrą.
# by name
pizarro-reason-pass-leader = Niech { $who } weźmie { FORM($explorer, as: "acc") }, płacąc { $cards ->
        [one] swoją ostatnią kartą
        [few] ze swoich ostatnich { $cards } kart
       *[many] ze swoich ostatnich { $cards } kart
    }.
pizarro-reason-pass-price = Spasuj: { $explorer } za { $amount } to za drogo; { $price }, a w zamian { $brings }.
pizarro-reason-pass = Spasuj: zachowujesz { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    } i pieniądze ({ $money }){ $phase ->
        [0] {""}
        [1] {""} na resztę fazy I
        [2] {""} na resztę fazy II
       *[3] {""} na resztę fazy III
    }.

pizarro-reason-under = { $count ->
        [1] Połóż kartę { $card } pod Magellana: jej korony ({ $crowns }) są tam bezpieczne, a z drugą kartą liczą się podwójnie.
       *[other] Połóż kartę { $card } pod Magellana: z { $count } kartami daje tam { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }, nie tylko swoje korony ({ $crowns }).
    }
# by name
pizarro-reason-pay-keeps = Daj { $cards }, a nie { $other }: na koniec zostanie ci o { $more ->
        [one] koronę
        [few] { $more } korony
       *[many] { $more } koron
    } więcej.
# by name
pizarro-reason-pay-money = Daj { $cards }, a nie { $other }: na później zostanie ci więcej pieniędzy (o { $more }), razem { $left }.
pizarro-reason-pay-exact = Daj { $cards }: to bez reszty, a żadna inna zapłata nie kosztuje mniej niż { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
pizarro-reason-pay = Daj { $cards }: tracisz { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }, a na ręce { $left ->
        [0] nic nie zostaje
        [one] zostaje jedna karta
        [few] zostają { $left } karty
       *[many] zostaje { $left } kart
    }.
pizarro-reason-half = { $half ->
        [left] Weź { $cards ->
                [one] 1 kartę
                [few] { $cards } karty
               *[many] { $cards } kart
        }: to pieniądze teraz i korony na koniec, zamiast { $crowns } koron z drugiej połowy.
       *[right] Weź { $crowns ->
                [one] 1 koronę
                [few] { $crowns } korony
               *[many] { $crowns } koron
        }: są pewne, a { $cards ->
                [one] karty
                [few] { $cards } kart
               *[many] { $cards } kart
        } z drugiej połowy nikt nie zna.
    }

pizarro-reason-allow-last = Dopuść { FORM($explorer, as: "acc") }: stos jest pusty i weto tylko przywróciłoby tę kartę.
pizarro-reason-allow-rich = Dopuść { FORM($explorer, as: "acc") }: masz { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }, nie mniej niż każdy rywal.
pizarro-reason-allow = Zachowaj { $vetoes ->
        [one] weto
        [few] weta
       *[many] weta
    } na { $left ->
        [one] kartę, która się jeszcze pojawi
        [few] jedną z { $left } kart, które się pojawią
       *[many] jedną z { $left } kart, które się pojawią
    }.
# by name
pizarro-reason-veto-poor = Zawetuj { FORM($explorer, as: "acc") }: { $who } ma { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, a ty { $cards ->
        [0] żadnej
       *[other] { $cards }
    }; później może mieć mniej.
# by name
pizarro-reason-veto-alone = Zawetuj { FORM($explorer, as: "acc") }: przebija tu tylko { $who } i może stąd popłynąć po { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
pizarro-reason-veto = Zawetuj { FORM($explorer, as: "acc") }: wróci po { $left ->
        [one] jednej innej karcie
        [few] { $left } innych kartach
       *[many] { $left } innych kartach
    }, gdy sakiewki będą chudsze.

pizarro-reason-swap = Wymień { $cards }: to { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }, a nowa karta ma średnio { $average }.
pizarro-reason-swap-low = Wymień { $cards }: oddajesz drobne za coś być może większego; { $crowns ->
        [one] przepada z nimi 1 korona
        [few] przepadają z nimi { $crowns } korony
       *[many] przepada z nimi { $crowns } koron
    }.
pizarro-reason-keep = Zachowaj wszystkie: korony ({ $crowns }) i pieniądze ({ $money }) są pewne, a nowa karta ma średnio { $average } korony.
pizarro-reason-draw = Odkryj jeszcze jedną: przy { $fitting } z { $unseen } nieznanych kart nie przekroczysz { $limit }.
pizarro-reason-stop = Skończ na { $total }: { $over ->
        [0] żadna z { $unseen } nieznanych kart nie daje
        [one] { $over } z { $unseen } nieznanych kart daje
        [few] { $over } z { $unseen } nieznanych kart dają
       *[many] { $over } z { $unseen } nieznanych kart daje
    } ponad { $limit }.
