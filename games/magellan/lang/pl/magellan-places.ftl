# Places of the map. A cell with a capital is called by its country (../names.toml), one with a start base by its island; all others are in magellan-cells.ftl.

magellan-node = { CALLED($cell, names: "magellan-at") }
    .in = { CALLED($cell, names: "magellan-at", as: "in") }
    .from = { CALLED($cell, names: "magellan-at", as: "from") }
    .to = { CALLED($cell, names: "magellan-at", as: "to") }
    .gen = { CALLED($cell, names: "magellan-at", as: "gen") }
    .acc = { CALLED($cell, names: "magellan-at", as: "acc") }
    .loc = { CALLED($cell, names: "magellan-at", as: "loc") }
magellan-node-sea = morze koło { CALLED($cell, names: "magellan-at", as: "gen") }
    .gender = n
    .in = na morzu koło { CALLED($cell, names: "magellan-at", as: "gen") }
    .from = z morza koło { CALLED($cell, names: "magellan-at", as: "gen") }
    .to = na morze koło { CALLED($cell, names: "magellan-at", as: "gen") }
    .gen = morza koło { CALLED($cell, names: "magellan-at", as: "gen") }
    .loc = morzu koło { CALLED($cell, names: "magellan-at", as: "gen") }
magellan-node-sea-part = morze koło { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
    .gender = n
    .in = na morzu koło { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
    .from = z morza koło { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
    .to = na morze koło { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
    .gen = morza koło { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
    .loc = morzu koło { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
magellan-node-part = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at") }
       *[no] { CALLED($cell, names: "magellan-at") } ({ $part })
    }
    .in = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "in") }
       *[no] { CALLED($cell, names: "magellan-at", as: "in") } ({ $part })
    }
    .from = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "from") }
       *[no] { CALLED($cell, names: "magellan-at", as: "from") } ({ $part })
    }
    .to = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "to") }
       *[no] { CALLED($cell, names: "magellan-at", as: "to") } ({ $part })
    }
    .gen = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "gen") }
       *[no] { CALLED($cell, names: "magellan-at", as: "gen") } ({ $part })
    }
    .acc = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "acc") }
       *[no] { CALLED($cell, names: "magellan-at", as: "acc") } ({ $part })
    }
    .loc = { KNOWN($cell, $part, names: "magellan-at") ->
        [yes] { CALLED($cell, $part, names: "magellan-at", as: "loc") }
       *[no] { CALLED($cell, names: "magellan-at", as: "loc") } ({ $part })
    }
magellan-node-further = { $place }, numer { $number }
    .in = { FORM($place, as: "in") }, numer { $number }
    .from = { FORM($place, as: "from") }, numer { $number }
    .to = { FORM($place, as: "to") }, numer { $number }
    .gen = { FORM($place, as: "gen") }, numer { $number }
    .acc = { FORM($place, as: "acc") }, numer { $number }
    .loc = { FORM($place, as: "loc") }, numer { $number }
magellan-node-capitals = { $place }: { $capitals }

## Islands with a start base

magellan-at-6s33 = Georgia Południowa
    .gen = Georgii Południowej
    .acc = Georgię Południową
    .loc = Georgii Południowej
    .in = na Georgii Południowej
    .to = na Georgię Południową
    .near = Georgii Płd.
magellan-at-6s1 = Wyspa Bouveta
    .gen = Wyspy Bouveta
    .acc = Wyspę Bouveta
    .loc = Wyspie Bouveta
    .in = na Wyspie Bouveta
    .to = na Wyspę Bouveta
magellan-at-5s4 = Wyspy Księcia Edwarda
    .gen = Wysp Księcia Edwarda
    .loc = Wyspach Księcia Edwarda
    .in = na Wyspach Księcia Edwarda
    .to = na Wyspy Księcia Edwarda
    .near = Wysp Ks. Edwarda
magellan-at-4s8 = Nowy Amsterdam
    .gen = Nowego Amsterdamu
    .loc = Nowym Amsterdamie
    .in = na Nowym Amsterdamie
    .to = na Nowy Amsterdam
    .near = Now. Amsterdamu
magellan-at-3s23 = Wyspy Gambiera
    .gen = Wysp Gambiera
    .loc = Wyspach Gambiera
    .in = na Wyspach Gambiera
    .to = na Wyspy Gambiera
    .near = Wysp Gambiera
magellan-at-6n18 = Attu
    .in = na Attu
    .to = na Attu
magellan-at-8n24 = Wyspa Banksa
    .gen = Wyspy Banksa
    .acc = Wyspę Banksa
    .loc = Wyspie Banksa
    .in = na Wyspie Banksa
    .to = na Wyspę Banksa
magellan-at-4n34 = Azory
    .gen = Azorów
    .loc = Azorach
    .in = na Azorach
    .to = na Azory
magellan-at-3n35 = Wyspy Kanaryjskie
    .gen = Wysp Kanaryjskich
    .loc = Wyspach Kanaryjskich
    .in = na Wyspach Kanaryjskich
    .to = na Wyspy Kanaryjskie
magellan-at-4n30 = Bermudy
    .gen = Bermudów
    .loc = Bermudach
    .in = na Bermudach
    .to = na Bermudy
magellan-at-3n29 = Bahamy
    .gen = Bahamów
    .loc = Bahamach
    .in = na Bahamach
    .to = na Bahamy
magellan-at-1s18 = Tuvalu
    .in = na Tuvalu
    .to = na Tuvalu
magellan-at-1s19 = Wyspy Feniks
    .gen = Wysp Feniks
    .loc = Wyspach Feniks
    .in = na Wyspach Feniks
    .to = na Wyspy Feniks
