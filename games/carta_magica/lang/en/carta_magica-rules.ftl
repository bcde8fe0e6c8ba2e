# The rules of `carta_magica` in short, for reading in place.

carta-magica-brief = race round the island
carta-magica-blurb = Spin the wheel, sail round a stormy island, trade goods for gold and gold for talismans, and be home in time. 2 to 4 players, about 10 to 30 rounds.

carta-magica-rules-1 =
    Your ship starts in its home harbour. Trade **goods** for **gold** in black harbours, buy **talismans** for gold in red ones, and sail once round the middle island back home.
    {""}
    As soon as a ship { $home ->
        [return] has sailed back into its home harbour, with a lap or without,
       *[other] is home after a lap,
    } { $last_round ->
        [extra] everybody else has one more turn
       *[other] the round is finished
    } and the match ends{ $home ->
        [return] {":"} that can be in its first rounds.
       *[other] .
    } Most points win.
    {""}
    Before the first spin everybody in turn chooses a home harbour that nobody else has, a character (without any power) and a **challenge**: it names a talisman that is worth 10 points more to you. You start with 3 goods and 3 magic{ $start ->
        [gifts] {","} an adventure card of your choice and a talisman
       *[other] {""}
    }. Three talismans lie open.

carta-magica-rules-2 =
    Spin the wheel. Then do one thing that it shows: **sail** { $steps ->
        [exact] exactly
       *[other] up to
    } the number, or take as many **goods** or **magic** as the number says, or draw an **adventure** card.
    {""}
    You may hold at most 8 tokens of each kind; what does not fit is lost. Gold, goods and magic cards { $income ->
        [counted] count in that limit, and one that does not fit is changed at once for as many tokens as do. They
       *[other] count beyond that and
    } are spent whole, without change.

carta-magica-rules-3-title = Sailing
carta-magica-rules-3 =
    Ships go through the sides of squares{ $neighbours ->
        [eight] {""} and over their corners
       *[other] {""}
    }, not over land, rocks{ $calm ->
        [stop] {""} or other ships. A ship may enter a windless square: there its move ends, and it is stuck.
       *[other] {","} windless squares or other ships.
    } You may not end where you began, nor return into the harbour that you leave. { $harbours ->
        [pass] You may sail through a harbour.
       *[other] In a harbour you stop and lose the steps that are left.
    }
    {""}
    Squares have names: the letter of the column and the number of the row, such as `K1`.

carta-magica-rules-4 =
    In **black** ones you change 2 goods for 1 gold as often as you like, and you draw an adventure card each time you arrive, blown in or not. You sell first and draw then; what the card brings may be sold too.
    {""}
    In **red** ones you buy talismans for 2 gold each, as many as you can pay: one of the three open ones or an unseen one. The row is filled up at once.
    {""}
    You trade when you sail in. A ship that a storm blew in trades in its next turn if it does not sail (a turn that is a storm or is missed does not count); a damaged ship in a harbour trades in every turn. Both may also use the turn for the trade alone.

carta-magica-rules-5-title = Storms
carta-magica-rules-5 =
    The sixth segment is a storm. A second spin says where it drives all ships, two squares. The ship furthest downwind moves first. A harbour stops a ship.
    {""}
    A ship that cannot move on is **damaged** where it is; on a windless square it is **becalmed**. A hammer frees a damaged ship, wind a becalmed one, when its owner spins it. So does a card, or a payment: { $repair ->
        [goods] 2 goods
       *[other] 2 gold
    } for repair, { $tow ->
        [gold] 2 gold
       *[other] 2 goods
    } for a tow. The ship then sails the number on the wheel. Stuck ships are safe from storms and battles.

carta-magica-rules-6-title = Adventure cards
carta-magica-rules-6 =
    Good weather keeps { $good_weather ->
        [all] all ships
       *[other] your ship
    } in a storm. Repair and lucky wind free it; lucky wind also { $lucky_wind ->
        [five] makes 5 steps of
       *[other] adds 5 steps to
    } any other sailing by the wheel. Spin again repeats any spin of yours. The telescope shows you three cards of which you take one; the others go { $telescope ->
        [bottom] under the deck
       *[other] back on top
    }. The curse lays open three other talismans. Each payment of goods that you cannot make costs you a turn.
    {""}
    All **monsters** are tamed at once: spend magic, spin, and add 1 for each monster you have tamed. Reach its strength to take its gold and keep the card. If you fail, you lose all goods tokens, and the monster { $monster ->
        [bottom] goes under the deck
       *[other] is shuffled back into the deck
    }.

carta-magica-rules-7-title = Battle
carta-magica-rules-7 =
    If { $battle ->
        [beside] you are beside a ship that holds the talisman of your challenge after your action, whatever it was,
       *[other] you sail beside a ship that holds the talisman of your challenge,
    } you may attack. Both spin; the higher number takes a talisman or a card of the other. Then both may agree to swap places.

carta-magica-rules-8 =
    Talismans count their points, the one of your challenge 10 more, each gold 1 { $gold_points ->
        [tokens] on tokens, none on cards,
       *[other] on tokens and cards,
    } and being home { $bonus ->
        [any] in the last round 15, with a lap or without.
       *[other] after a lap in the last round 15.
    } A tie goes to more gold on tokens and cards; if that is equal too, the victory is shared.
    {""}
    The editions of the rules contradict each other. { $edition ->
        [any] These are the rules of the original, Hungarian one; a table may follow another, and its rules say so.
        [original] This table follows the original, Hungarian one
        [en] This table follows the English one
        [nl] This table follows the Dutch one
        [de] This table follows the German one
        [es] This table follows the Spanish one
        [fr] This table follows the French one
        [pl] This table follows the Polish one
        [cz] This table follows the Czech one
        [sk] This table follows the Slovak one
        [ua] This table follows the Ukrainian one
        [ru] This table follows the Russian one
        [si] This table follows the Slovenian one
       *[other] This table follows { $edition }
    }{ $edition ->
        [any] {""}
       *[other] {","} with what its settings change, and so do these rules.
    }
    {""}
    The printed rules set no limit of rounds. Here a match ends after { $rounds ->
        [any] 60 rounds at the latest (a setting of the table)
       *[other] { $rounds } rounds at the latest
    }.
