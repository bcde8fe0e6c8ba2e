# All tables of a server, for who runs it.
upkeep-tab = Wszystkie stoły
upkeep-head = Wszystkie stoły tego serwera
upkeep-none = Nie ma tu teraz żadnego stołu.
upkeep-count = { $all ->
        [one] 1 stół
        [few] { $all } stoły
       *[many] { $all } stołów
    }, { $care ->
        [0] żaden nie wymaga uwagi
        [one] 1 wymaga uwagi
        [few] { $care } wymagają uwagi
       *[many] { $care } wymaga uwagi
    }. Przycisk pokazuje, co można zrobić: przypomnieć, dać czas, zastąpić kogoś, oddać miejsce, zakończyć.
# by name
upkeep-waits = czeka na ruch: { $who }; ostatni ruch <t:{ $when }:R>
# by name
upkeep-late = koniec czasu: { $who }; ostatni ruch był <t:{ $when }:R>
# by name
upkeep-dead = **nic się nie dzieje**: ostatni ruch <t:{ $when }:R>; czeka na ruch: { $who }
upkeep-bots = grają boty; ostatni ruch <t:{ $when }:R>
upkeep-open = partia jeszcze się nie zaczęła, zajęte miejsca: { $seated } z { $most }; ostatnia zmiana <t:{ $when }:R>
upkeep-forgotten = **partia nigdy się nie zaczęła**, zajęte miejsca: { $seated } z { $most }; ostatnia zmiana <t:{ $when }:R>
upkeep-frozen = **zamrożony** <t:{ $when }:R>: nie można przy nim grać
upkeep-stopped = **zatrzymany** przez sędziego <t:{ $when }:R>
upkeep-empty = **zostały same boty**; ostatni ruch <t:{ $when }:R>
upkeep-remind = Przypomnij
upkeep-reminded = { WHO($who) ->
        [you] Dostaniesz
        [you-all] { $who } dostaną
        [they] { $who } dostaną
       *[other] { $who } dostanie
    } zwykłą drogą przypomnienie, że stół czeka; jeśli trwają godziny ciszy, dopiero po nich.
upkeep-nobody = Przy tym stole na nikogo się teraz nie czeka.
upkeep-lately = Za wcześnie: w ostatniej godzinie ktoś wykonał ruch albo w ostatnich sześciu godzinach dostał przypomnienie.
