# The rules of English. `FORM($thing, as: "a")` in a sentence asks for the rule `form-a`, unless the name has `.a` itself.
# A rule knows $name, $count, and how the name begins: $first (its first letter) and $start (its first two), small and without accents.

form-a = { $first ->
        [a] an
        [e] an
        [i] an
        [o] an
       *[other] a
    } { $name }
form-n = { $count } { $name }
