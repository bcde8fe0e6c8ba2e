# The rules of Polish. `FORM($thing, as: "the")` in a sentence asks the name for `.the`; where the name has none, the rule `form-the` answers.
# A rule knows $name, $count, and how the name begins: $first (its first letter) and $start (its first two), small and without accents.
# A name has `.gender`: ma (a person or an animal), mi (a thing), f, n or pl; and `.gen`, `.acc`, `.dat`, `.ins`, `.loc` where they differ from
# its plain form. The accusative follows from the gender: that of ma is the genitive, that of mi, n and pl the plain form; f has its own.

form-acc = { FORM($name, as: "gender") ->
        [ma] { FORM($name, as: "gen") }
       *[other] { $name }
    }

## Places: we Francji, w Iranie · z Francji, ze Stanów · do Francji · na północ od Francji. An island has its own `.in = na Kubie`, `.to = na Kubę`.

form-in = { $start ->
        [fr] we
        [fl] we
        [wl] we
        [wr] we
       *[other] w
    } { FORM($name, as: "loc") }
form-from = { $start ->
        [sp] ze
        [sr] ze
        [st] ze
        [sw] ze
        [sz] ze
        [zs] ze
        [zw] ze
       *[other] z
    } { FORM($name, as: "gen") }
form-to = do { FORM($name, as: "gen") }
form-near = { FORM($name, as: "gen") }

## A number of things, where the name has no `.n` (with [one], [few] and [many]) and `.n-gen`

form-n = { $count } { $name }
form-n-gen = { $count } { FORM($name, as: "gen") }

## People: their names are not declined. Better is a sentence that has the name as it is (Ruch wykonany: Ana).

form-person-gen = gracza { $name }
form-person-acc = gracza { $name }
form-person-acc-to = gracza { $name }
form-person-dat = graczowi { $name }
form-person-dat-to = graczowi { $name }
form-person-ins = graczem { $name }
form-person-loc = graczu { $name }
