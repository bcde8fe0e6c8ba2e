# Those who watch: what followers hear, who they believe wins.

# by name
play-notice-watch-lead = { $who } obejmuje prowadzenie (wcześniej { $before }).
play-notice-watch-phase = Zaczyna się faza { $phase }. { $ahead }
play-notice-watch-last = Zaczyna się ostatnia runda. { $ahead }
# by name
play-notice-watch-ahead = Na razie na czele: { $who }.
watch-line = Obserwujesz partię { $match } (**{ $game }**): { $text }
watch-follow = Obserwujesz teraz tę partię: najwyżej raz dziennie przyjdzie cicha prywatna wiadomość, a tutaj wzmianka, gdy się skończy.
watch-who = Kto wygra?
watch-asked = **Kto wygra?** Nikt nie zobaczy twojej odpowiedzi, zanim minie jedna trzecia partii; do tego czasu możesz ją zmienić.
# by name
watch-said = Stawiasz na **{ FORM($who, as: "acc-to") }**. Możesz to zmienić, zanim minie jedna trzecia partii; wcześniej nikt tego nie widzi.
# by name
watch-believe = Kto wygra? { $equal ->
        [one] { $who }: { $most } z { $count ->
                [one] 1 głosu
                [few] { $count } głosów
               *[many] { $count } głosów
            }
        [few] Po { $most } z { $count } głosów mają: { $who }
       *[many] Po { $most } z { $count } głosów mają: { $who }
    }.
# by name
watch-own = Stawiasz na { FORM($who, as: "acc-to") }.
watch-right = Kto wygra? { $count ->
        [one] Odpowiedziała jedna osoba
        [few] Odpowiedziały { $count } osoby
       *[many] Odpowiedziało { $count } osób
    }; { $right ->
        [0] nikt nie trafił
        [one] trafiła jedna
        [few] trafiły { $right }
       *[many] trafiło { $right }
    }.
watch-closed = Tutaj nie można już typować, kto wygra.
watch-not-players = Kto tu gra lub grał, nie może typować, kto wygra.
watch-too-young = Typować mogą tylko konta, które mają co najmniej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
