# The rules of Brazilian Portuguese. `FORM($thing, as: "the")` in a sentence asks the name for `.the`; where the name has none, the rule `form-the` answers.
# A rule knows $name, $count, and how the name begins: $first (its first letter) and $start (its first two), small and without accents.
# A name has `.gender`: m, f, mp or fp. A name without one is said without an article: people, and countries such as Portugal and Cuba.

## Articles: o, a, os, as · do, da · ao, à · no, na · pelo, pela · um, uma · seu, sua

form-the = { FORM($name, as: "gender") ->
        [m] o { $name }
        [f] a { $name }
        [mp] os { $name }
        [fp] as { $name }
       *[other] { $name }
    }
form-of = { FORM($name, as: "gender") ->
        [m] do { $name }
        [f] da { $name }
        [mp] dos { $name }
        [fp] das { $name }
       *[other] de { $name }
    }
form-at = { FORM($name, as: "gender") ->
        [m] ao { $name }
        [f] à { $name }
        [mp] aos { $name }
        [fp] às { $name }
       *[other] a { $name }
    }
form-in = { FORM($name, as: "gender") ->
        [m] no { $name }
        [f] na { $name }
        [mp] nos { $name }
        [fp] nas { $name }
       *[other] em { $name }
    }
form-by = { FORM($name, as: "gender") ->
        [m] pelo { $name }
        [f] pela { $name }
        [mp] pelos { $name }
        [fp] pelas { $name }
       *[other] por { $name }
    }
form-a = { FORM($name, as: "gender") ->
        [m] um { $name }
        [f] uma { $name }
        [mp] uns { $name }
        [fp] umas { $name }
       *[other] { $name }
    }
form-your = { FORM($name, as: "gender") ->
        [m] seu { $name }
        [f] sua { $name }
        [mp] seus { $name }
        [fp] suas { $name }
       *[other] { $name }
    }

## Places: do Brasil, de Cuba · ao norte do Brasil · para o Irã, para a Itália, para Cuba

form-from = { FORM($name, as: "of") }
form-near = { FORM($name, as: "of") }
form-to = para { FORM($name, as: "the") }

## A number of things, where the name has no `.n`; and of people

form-n = { $count } { $name }
form-person-of = de { $name }
form-person-at = a { $name }
form-person-by = por { $name }
form-person-to = para { $name }
