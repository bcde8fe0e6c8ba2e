# The rules of German. `FORM($thing, as: "the")` in a sentence asks the name for `.the`; where the name has none, the rule `form-the` answers.
# A rule knows $name, $count, and how the name begins: $first (its first letter) and $start (its first two), small and without accents.
# A name has `.gender`: m, f, n or pl. A name without one is said without an article: people, and countries such as Frankreich.
# A name has `.acc`, `.dat`, `.gen` only where they differ from its plain form: den Kraken, dem Riffriesen, den Gewürzen, des Aals.

## The definite article: der Krake, den Kraken, dem Kraken, des Kraken

form-the = { FORM($name, as: "gender") ->
        [m] der { $name }
        [f] die { $name }
        [n] das { $name }
        [pl] die { $name }
       *[other] { $name }
    }
form-the-acc = { FORM($name, as: "gender") ->
        [m] den { FORM($name, as: "acc") }
        [f] die { FORM($name, as: "acc") }
        [n] das { FORM($name, as: "acc") }
        [pl] die { FORM($name, as: "acc") }
       *[other] { FORM($name, as: "acc") }
    }
form-the-dat = { FORM($name, as: "gender") ->
        [m] dem { FORM($name, as: "dat") }
        [f] der { FORM($name, as: "dat") }
        [n] dem { FORM($name, as: "dat") }
        [pl] den { FORM($name, as: "dat") }
       *[other] { FORM($name, as: "dat") }
    }
form-the-gen = { FORM($name, as: "gender") ->
        [m] des { FORM($name, as: "gen") }
        [f] der { FORM($name, as: "gen") }
        [n] des { FORM($name, as: "gen") }
        [pl] der { FORM($name, as: "gen") }
       *[other] von { $name }
    }

## The indefinite article: ein Krake, einen Kraken, einem Kraken. Plurals have none.

form-a = { FORM($name, as: "gender") ->
        [m] ein { $name }
        [f] eine { $name }
        [n] ein { $name }
       *[other] { $name }
    }
form-a-acc = { FORM($name, as: "gender") ->
        [m] einen { FORM($name, as: "acc") }
        [f] eine { FORM($name, as: "acc") }
        [n] ein { FORM($name, as: "acc") }
       *[other] { FORM($name, as: "acc") }
    }
form-a-dat = { FORM($name, as: "gender") ->
        [m] einem { FORM($name, as: "dat") }
        [f] einer { FORM($name, as: "dat") }
        [n] einem { FORM($name, as: "dat") }
       *[other] { FORM($name, as: "dat") }
    }

## What is the reader’s: dein Schiff, deinen Jeep, deiner Hand

form-your = { FORM($name, as: "gender") ->
        [m] dein { $name }
        [f] deine { $name }
        [n] dein { $name }
        [pl] deine { $name }
       *[other] { $name }
    }
form-your-acc = { FORM($name, as: "gender") ->
        [m] deinen { FORM($name, as: "acc") }
        [f] deine { FORM($name, as: "acc") }
        [n] dein { FORM($name, as: "acc") }
        [pl] deine { FORM($name, as: "acc") }
       *[other] { FORM($name, as: "acc") }
    }
form-your-dat = { FORM($name, as: "gender") ->
        [m] deinem { FORM($name, as: "dat") }
        [f] deiner { FORM($name, as: "dat") }
        [n] deinem { FORM($name, as: "dat") }
        [pl] deinen { FORM($name, as: "dat") }
       *[other] { FORM($name, as: "dat") }
    }

## Places: in Frankreich, im Iran, in der Türkei · von Frankreich, vom Iran · nach Italien, in den Iran. An island has its own `.in = auf Kuba`.

form-in = { FORM($name, as: "gender") ->
        [m] im { FORM($name, as: "dat") }
        [n] im { FORM($name, as: "dat") }
        [f] in der { FORM($name, as: "dat") }
        [pl] in den { FORM($name, as: "dat") }
       *[other] in { $name }
    }
form-from = { FORM($name, as: "gender") ->
        [m] vom { FORM($name, as: "dat") }
        [n] vom { FORM($name, as: "dat") }
        [f] von der { FORM($name, as: "dat") }
        [pl] von den { FORM($name, as: "dat") }
       *[other] von { $name }
    }
form-to = { FORM($name, as: "gender") ->
        [m] in den { FORM($name, as: "acc") }
        [f] in die { FORM($name, as: "acc") }
        [pl] in die { FORM($name, as: "acc") }
        [n] ins { FORM($name, as: "acc") }
       *[other] nach { $name }
    }

## After a direction: nördlich von Island, nördlich der Azoren, nördlich vom Iran

form-near = { FORM($name, as: "gender") ->
        [m] vom { FORM($name, as: "dat") }
        [n] vom { FORM($name, as: "dat") }
       *[other] { FORM($name, as: "the-gen") }
    }

## A number of things, where the name has no `.n`; and of people, who have no article: die Hand von Ana

form-n = { $count } { $name }
form-person-gen = von { $name }
