# The rules of Spanish. `FORM($thing, as: "the")` in a sentence asks the name for `.the`; where the name has none, the rule `form-the` answers.
# A rule knows $name, $count, and how the name begins: $first (its first letter) and $start (its first two), small and without accents.
# A name has `.gender`: m, f, mp or fp. A name without one is said without an article: people and most countries.
# `.the = el agua` where the article is not that of the gender.

## Articles: el, la, los, las · del, de la · al, a la (also before a monster or a person: domas al Kraken) · un, una · tu, tus

form-the = { FORM($name, as: "gender") ->
        [m] el { $name }
        [f] la { $name }
        [mp] los { $name }
        [fp] las { $name }
       *[other] { $name }
    }
form-of = { FORM($name, as: "gender") ->
        [m] del { $name }
       *[other] de { FORM($name, as: "the") }
    }
form-to = { FORM($name, as: "gender") ->
        [m] al { $name }
       *[other] a { FORM($name, as: "the") }
    }
form-a = { FORM($name, as: "gender") ->
        [m] un { $name }
        [f] una { $name }
        [mp] unos { $name }
        [fp] unas { $name }
       *[other] { $name }
    }
form-your = { FORM($name, as: "gender") ->
        [mp] tus { $name }
        [fp] tus { $name }
       *[other] tu { $name }
    }

## Places: en Francia, en el Congo · de Francia, del Congo · al norte de Francia, al norte del Congo

form-in = en { FORM($name, as: "the") }
form-from = { FORM($name, as: "of") }
form-near = { FORM($name, as: "of") }

## “And” before a name: Ana y Bruno, Ana e Iris, Ana y Hierro (a name with `.y` says it itself). “Or”: siete u ocho.

form-y = { $first ->
        [i] e
       *[other] { $start ->
            [hi] e
           *[other] y
        }
    }
form-o = { $first ->
        [o] u
       *[other] { $start ->
            [ho] u
           *[other] o
        }
    }

## A number of things, where the name has no `.n`; and of people

form-n = { $count } { $name }
form-person-of = de { $name }
form-person-to = a { $name }
form-person-y = { FORM($name, as: "y") }
form-person-o = { FORM($name, as: "o") }
