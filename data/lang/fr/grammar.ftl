# The rules of French. `FORM($thing, as: "the")` in a sentence asks the name for `.the`; where the name has none, the rule `form-the` answers.
# A rule knows $name, $count, and how the name begins: $first (its first letter) and $start (its first two), small and without accents.
# A name has `.gender`: m, f, mp or fp. A name without one is said without an article: people, and places such as Cuba.
# `.elides = yes` or `no` only where the first letter does not say it: l’huile, la hache, le yacht.

form-elides = { $first ->
        [a] yes
        [e] yes
        [i] yes
        [o] yes
        [u] yes
       *[other] no
    }

## Articles: le, la, l’, les · du, de la, de l’, des · au, à la, à l’, aux · de, d’ without an article · un, une, des

form-the = { FORM($name, as: "gender") ->
        [m] { FORM($name, as: "elides") ->
            [yes] l’{ $name }
           *[other] le { $name }
        }
        [f] { FORM($name, as: "elides") ->
            [yes] l’{ $name }
           *[other] la { $name }
        }
        [mp] les { $name }
        [fp] les { $name }
       *[other] { $name }
    }
form-of = { FORM($name, as: "gender") ->
        [m] { FORM($name, as: "elides") ->
            [yes] de l’{ $name }
           *[other] du { $name }
        }
        [f] { FORM($name, as: "elides") ->
            [yes] de l’{ $name }
           *[other] de la { $name }
        }
        [mp] des { $name }
        [fp] des { $name }
       *[other] { FORM($name, as: "de") }
    }
form-at = { FORM($name, as: "gender") ->
        [m] { FORM($name, as: "elides") ->
            [yes] à l’{ $name }
           *[other] au { $name }
        }
        [f] { FORM($name, as: "elides") ->
            [yes] à l’{ $name }
           *[other] à la { $name }
        }
        [mp] aux { $name }
        [fp] aux { $name }
       *[other] à { $name }
    }
form-de = { FORM($name, as: "elides") ->
        [yes] d’{ $name }
       *[other] de { $name }
    }
form-a = { FORM($name, as: "gender") ->
        [m] un { $name }
        [f] une { $name }
        [mp] des { $name }
        [fp] des { $name }
       *[other] { $name }
    }

## What is the reader’s: ton navire, ta main, ton enchère, tes cartes

form-your = { FORM($name, as: "gender") ->
        [m] ton { $name }
        [f] { FORM($name, as: "elides") ->
            [yes] ton { $name }
           *[other] ta { $name }
        }
        [mp] tes { $name }
        [fp] tes { $name }
       *[other] { $name }
    }

## Places: en France, au Brésil, en Iran, aux États-Unis, à Cuba · de France, du Brésil, d’Iran, des États-Unis, de Cuba

form-in = { FORM($name, as: "gender") ->
        [m] { FORM($name, as: "elides") ->
            [yes] en { $name }
           *[other] au { $name }
        }
        [f] en { $name }
        [mp] aux { $name }
        [fp] aux { $name }
       *[other] à { $name }
    }
form-to = { FORM($name, as: "gender") ->
        [m] { FORM($name, as: "elides") ->
            [yes] en { $name }
           *[other] au { $name }
        }
        [f] en { $name }
        [mp] aux { $name }
        [fp] aux { $name }
       *[other] à { $name }
    }
form-from = { FORM($name, as: "gender") ->
        [m] { FORM($name, as: "elides") ->
            [yes] d’{ $name }
           *[other] du { $name }
        }
        [mp] des { $name }
        [fp] des { $name }
       *[other] { FORM($name, as: "de") }
    }

## A number of things, where the name has no `.n`; after a preposition (contre toi, contre Ana); and of people: la main d’Ana

form-plain = { $name }
form-n = { $count } { $name }
form-person-de = { $first ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }
