# What waits for a person, in one message for all their tables.

pings-several = { $user }, { $count ->
        [one] czeka na ciebie jeden stół
        [few] czekają na ciebie { $count } stoły
       *[many] czeka na ciebie { $count } stołów
    }:
pings-direct = **{ $count ->
        [one] Czeka na ciebie jeden stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }**
pings-several-here = { $user }, inni są teraz przy { $count ->
        [one] jednym z twoich stołów
        [few] { $count } z twoich stołów
       *[many] { $count } z twoich stołów
    }:
pings-direct-here = **Inni są teraz przy { $count ->
        [one] jednym z twoich stołów
        [few] { $count } z twoich stołów
       *[many] { $count } z twoich stołów
    }**
pings-beside = { $count ->
        [one] Czeka na ciebie jeszcze jeden stół.
        [few] Czekają na ciebie jeszcze { $count } inne stoły.
       *[many] Czeka na ciebie jeszcze { $count } innych stołów.
    }
pings-elsewhere = { $count ->
        [one] Gdzie indziej czeka na ciebie jeszcze jeden stół.
        [few] Gdzie indziej czekają na ciebie jeszcze { $count } stoły.
       *[many] Gdzie indziej czeka na ciebie jeszcze { $count } stołów.
    }
pings-desk = Wszystkie moje stoły
pings-early = Możesz już odpowiedzieć:
pings-early-called = { $user }, możesz już powiedzieć, { $status }: [{ $game }]({ $link })
pings-hit-called = { $user }, ten ruch przy stole [{ $game }]({ $link }) dotyczy ciebie:
pings-hit-before = Zdarzyło się to przed twoim ostatnim ruchem.
pings-last = Wszyscy inni czekają na ciebie.

## How one is told

pings-ask = **Jak chcesz się dowiadywać, że jest twoja kolej?** Jedną wzmianką na kanale, prywatną wiadomością, w której możesz od razu grać, raz dziennie ze wszystkim, co czeka – albo wcale.
pings-ask-here = **{ $game }, partia { $match }:** jak chcesz się dowiadywać o swoich turach przy tym stole?
pings-way-channel = na kanale
pings-way-dm = prywatną wiadomością
pings-way-digest = raz dziennie
pings-way-off = wcale
pings-as-all = Jak przy wszystkich stołach: { $way }
pings-more = Powiadomienia tutaj
pings-hour = Codziennie o { $hour }
pings-told-channel = Dostaniesz na kanale jedną wzmiankę, a następną dopiero, gdy zajrzysz: naciśnij tam **Mój ruch**. To, co się otworzy, widzisz tylko ty.
pings-told-dm = O twoich turach bot pisze w prywatnej wiadomości, jednej dla wszystkich stołów. Właśnie do ciebie napisał.
pings-told-dm-waits = O twoich turach bot pisze w prywatnej wiadomości, jednej dla wszystkich stołów. Pierwsza już tam jest.
pings-rest = Więcej możliwości
pings-told-digest = Raz dziennie, o { $hour } w twojej strefie czasowej (UTC, póki żadnej nie wybierzesz), prywatna wiadomość mówi, co na ciebie czeka. Jeśli nic nie czeka, nie przychodzi.
pings-told-off = Nie dostajesz wiadomości. `/desk` pokazuje, gdzie jest twoja kolej; karta stołu też.
pings-told-as-all = O tym stole dowiadujesz się tak samo jak o innych.
pings-hello-dm = Cześć! Od teraz piszę ci tutaj, gdy jest twoja kolej. Możesz to zawsze zmienić w `/settings`.
pings-hello-digest = Cześć! Od teraz raz dziennie mówię tu, co na ciebie czeka. Możesz to zawsze zmienić w `/settings`.
pings-button-hits-on = Powiadamiaj o tym, co robią mi inni
pings-button-hits-off = Nie powiadamiaj o tym, co robią mi inni
pings-hits-on = Gdy czyjś ruch dotyczy ciebie, dowiadujesz się o tym tak jak o swoich turach, bez wzmianki.
pings-hits-off = O tym, co zrobili ci inni, przeczytasz, gdy tu zajrzysz.
