# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-onward = Gra dalej, aż coś się zdarzy
magellan-order-voyage = Podróż
magellan-order-second = Druga podróż za pozostałe kroki
magellan-order-roll = Rzucanie kością
magellan-order-draw = Dobieranie kart

magellan-order-defend = Bomby przed bitwą morską
magellan-order-voyage-ready-better = W każdej turze dalej, { FORM($end, as: "to") }: { $piece }
magellan-order-voyage-ready-arrival = Dalej, { FORM($end, as: "to") }, tam mnie zapytaj: { $piece }
magellan-order-voyage-further = Dalsze podróże
magellan-order-voyage-prompt = Który pionek ma iść dalej w twoich turach?
magellan-order-voyage-none = Żaden: wycofaj podróż
magellan-order-voyage-text-none = Bez podróży.
magellan-order-voyage-text-news = Podróż: { $what } { FORM($start, as: "from") }, cel: { $end }; pytaj, gdy kraj lub trwała karta pojawia się albo znika, przy wojnie i pokoju.
magellan-order-voyage-text-arrival = Podróż: { $what } { FORM($start, as: "from") }, cel: { $end }; pytaj, gdy może dotrzeć, gdy nagroda przepada, przy wojnie i pokoju.
magellan-order-voyage-text-develop = Podróż: { $what } { FORM($start, as: "from") }, cel: { $end } i zagospodarowanie za najwyżej { $cost } M. Pytaj, gdy kraj przepadnie, zdrożeje albo zabraknie pieniędzy, i przy wojnie.
magellan-order-voyage-text-arrive = Podróż: { $what } { FORM($start, as: "from") }, cel: { $end }. Pytaj na miejscu, gdy nagroda przepada, i przy wojnie.
magellan-order-voyage-text-better = Podróż: { $what } { FORM($start, as: "from") }, cel: { $end }, aż coś się zdarzy: pionek dotrze, coś nowego obiecuje więcej, coś przepadnie, nowe pionki będą warte ceny albo wybuchnie wojna.
magellan-order-voyage-text-better-develop = Podróż: { $what } { FORM($start, as: "from") }, cel: { $end } i zagospodarowanie za najwyżej { $cost } M, aż coś się zdarzy: coś nowego obiecuje więcej, coś przepadnie, nowe pionki będą warte ceny albo wybuchnie wojna.

magellan-order-ended-arrived = Na miejscu. { $voyage }
magellan-order-ended-gone = Twoje zlecenie wygasło, bo pionek zszedł z drogi. { $voyage }
magellan-order-ended-war = Twoje zlecenie zostało przerwane z powodu wojny lub pokoju. { $voyage }
magellan-order-ended-news = Twoje zlecenie zostało przerwane, bo pojawił się albo zniknął kraj lub trwała karta. { $voyage }
magellan-order-ended-goal = Twoje zlecenie zostało przerwane, bo nagroda na końcu nie jest już ta sama. { $voyage }
magellan-order-ended-dearer = Twoje zlecenie zostało przerwane, bo zagospodarowanie kosztuje tam teraz więcej. { $voyage }
magellan-order-ended-poor = Twoje zlecenie zostało przerwane, bo nie wystarczy już pieniędzy na zagospodarowanie. { $voyage }
magellan-order-ended-lost = Twoje zlecenie zostało przerwane, bo coś tracisz. { $voyage }
magellan-order-ended-better = Twoje zlecenie zostało przerwane, bo jest nowy cel: { $what }. { $voyage }
magellan-order-ended-buys = Twoje zlecenie zostało przerwane, bo nowe pionki z bazy dotarłyby do celu szybciej. { $voyage }
magellan-order-ended-done = Twoje zlecenie wygasło: nie ma już tego, po co pionek ruszył. { $voyage }

magellan-order-until-prompt = Kiedy podróż ma stanąć i cię zapytać?
magellan-order-until-better = Gdy coś się zdarzy
magellan-order-until-better-hint = Zagospodarowuje najwyżej za dzisiejszy koszt. Przerywa przy lepszym celu lub pionku, stracie, wojnie
magellan-order-until-develop = Gdy dotrze i zagospodaruje
magellan-order-until-develop-hint = Najwyżej za dzisiejszy koszt. Przerywa przy wojnie, braku pieniędzy lub gdy kraj przepada, drożeje
magellan-order-until-arrive = Gdy dotrze
magellan-order-until-arrive-hint = Reszta kroków idzie na drugą podróż. Przerywa przy wojnie lub gdy nagroda przepada
magellan-order-until-news = Przy każdej nowości
magellan-order-until-news-hint = Kraj lub trwała karta pojawia się albo znika, wojna, pokój, przybycie
magellan-order-until-arrival = Gdy może dotrzeć
magellan-order-until-arrival-hint = Turę przybycia grasz ty. Przerywa przy wojnie i pokoju lub gdy nagroda przepada

magellan-order-onward-ready = Graj dalej wszystkim, aż coś się zdarzy
magellan-order-onward-prompt = Co mają robić twoje pionki, aż coś się zdarzy?
magellan-order-onward-buy = Idź, zagospodarowuj i kupuj pionki
magellan-order-onward-buy-hint = Kupuje też jeepa, statek lub samolot, gdy inne są daleko, a pieniędzy nie brakuje
magellan-order-onward-develop = Idź i zagospodarowuj
magellan-order-onward-develop-hint = Na miejscu bot zagospodarowuje kraj, najwyżej za obecny koszt
magellan-order-onward-sail = Idź i pytaj mnie na miejscu
magellan-order-onward-sail-hint = Turę, w której pionek może dotrzeć, grasz ty
magellan-order-onward-ask = Pytaj mnie w każdej turze
magellan-order-onward-ask-hint = Wycofuje zlecenie
magellan-order-onward-text-ask = Bot pyta cię w każdej turze.
magellan-order-onward-text-develop = Twoje pionki idą dalej ({ $goals }) i zagospodarowują kraje, najwyżej za obecny koszt, aż coś się zdarzy.
magellan-order-onward-text-buy = Twoje pionki idą dalej ({ $goals }), kupują, co pomaga, i zagospodarowują kraje, najwyżej za obecny koszt, aż coś się zdarzy.
magellan-order-onward-text-sail = Twoje pionki idą dalej ({ $goals }), aż któryś może dotrzeć albo coś się zdarzy.
magellan-order-onward-text-wait = Bot od razu kończy twoje tury, aż coś, na co cię stać, będzie warte kosztu albo coś się zdarzy.

magellan-order-roll-ready = Zawsze od razu rzucaj za mnie
magellan-order-roll-prompt = Rzucać kością za ciebie?
magellan-order-roll-ask = Pytaj mnie
magellan-order-roll-always = Rzucaj od razu
magellan-order-roll-text-ask = Kość czeka na ciebie.
magellan-order-roll-text-always = Bot od razu rzuca za ciebie kością.

magellan-order-draw-prompt = Z której talii dobierać za ciebie?
magellan-order-draw-ready = Dobieraj za mnie to, co pomaga
magellan-order-draw-wanted = To, co najbardziej pomaga
magellan-order-draw-wanted-hint = Kraj, póki krajów wartych ceny, na które cię stać, jest mniej niż trzy; potem historia
magellan-order-draw-text-wanted = Bot dobiera kartę geograficzną, póki mniej niż trzy otwarte kraje, na które cię stać, są warte kosztu, a potem historyczną.
magellan-order-draw-geographic = Karty geograficzne
magellan-order-draw-text-ask = Talię wybierasz ty.
magellan-order-draw-text-geographic = Bot dobiera za ciebie karty geograficzne.
magellan-order-draw-text-history = Bot dobiera za ciebie karty historyczne.

magellan-order-defend-prompt = Gdy atakują twoje statki: czy samoloty na pokładzie mają najpierw bombardować?
magellan-order-defend-stay = Nigdy
magellan-order-defend-bomb = Tak często, jak można
magellan-order-defend-text-ask = Bot pyta cię przed każdą bitwą morską.
magellan-order-defend-text-stay = Twoje samoloty na pokładzie nigdy nie bombardują przed bitwą morską.
magellan-order-defend-text-bomb = Twoje samoloty na pokładzie bombardują przed bitwą morską tak często, jak można.
