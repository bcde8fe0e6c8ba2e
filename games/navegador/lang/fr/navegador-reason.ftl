# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Atteins Nagasaki tant que tu as { $lead } d’avance : chacun a encore un tour, trop peu pour te rattraper.
navegador-reason-nagasaki-behind = Atteins Nagasaki : son explorateur est à toi pour { $lost ->
        [one] { $lost } navire
       *[other] { $lost } navires
    }, et la dernière manche commence.
navegador-reason-phase = Ouvre { FORM($region, as: "the") } : dans la nouvelle phase, tu franchis { $borders } frontières, et les privilèges sont complétés.
# by name
navegador-reason-raced = Explore { FORM($region, as: "the") } avant { $who }, dont les navires sont tout aussi près ; cela te coûte { $lost ->
        [one] { $lost } navire
       *[other] { $lost } navires
    }.
navegador-reason-explore = Envoie { $ships } navires { FORM($region, as: "to") } : l’explorateur vaut { $points } points, et tu arrives en premier ; { $lost ->
        [one] un navire est perdu
       *[other] { $lost } sont perdus
    }.
# by name
navegador-reason-sail-last = Va { FORM($region, as: "to") } : il y reste une colonie, et { $who } est tout près.
navegador-reason-sail-colony = Va { FORM($region, as: "to") } : { $count ->
        [one] la dernière colonie y coûte { $price } et demande un navire
       *[other] il y reste { $count } colonies, à partir de { $price }, et chacune demande un navire
    }.
navegador-reason-sail-near = Va { FORM($region, as: "to") } : de là, tu peux explorer { FORM($near, as: "the") } la prochaine fois.
navegador-reason-card = Utilise la carte maintenant : c’est une navigation qui ne coûte pas de tour.
navegador-reason-card-goes = Utilise la carte avant qu’elle ne passe à un autre : navigue vers { FORM($regions, as: "the") } sans que cela te coûte un tour.
# by name
navegador-reason-colony-last = Colonise { $regions } pour { $price } : ensuite, plus aucune colonie à vendre { FORM($region, as: "in") }, et { $who } y est aussi.
# by name
navegador-reason-colony-before = Colonise { $regions } pour { $price } avant { $who }, qui a aussi un navire { FORM($region, as: "in") } : la suivante coûte { $next }.
navegador-reason-colony = Colonise { $regions } pour { $price } : à chaque marché, { FORM($region, as: "the") } fournit { FORM($good, as: "of") }, à { $income } pour l’instant.
navegador-reason-sold-out = Achète le dernier bâtiment tant que tu as { $lead } d’avance : encore un tour chacun, et c’est tout.
navegador-reason-sold-out-behind = Achète le dernier bâtiment : ses points sont à toi, mais chacun a encore un tour.
navegador-reason-building-dearer = Construis { $buildings } pour { $price } : ensuite, { FORM($building, as: "a") } coûtera { $next }.
navegador-reason-factory = Construis { $buildings } pour { $price } : au prix du jour, { FORM($building, as: "a") } rapporte { $income } par marché.
navegador-reason-shipyard = Construis { $buildings } pour { $price } : un chantier vaut { $points } points, et un navire de plus ne coûtera plus que 50.
navegador-reason-church = Construis { $buildings } pour { $price } : une église vaut { $points } points, et un ouvrier de plus ne coûtera plus que 50.
navegador-reason-sold = { $what ->
        [workers] Recrute { $count ->
            [one] { $count } ouvrier
           *[other] { $count } ouvriers
        }
       *[ships] Construis { $count ->
            [one] { $count } navire
           *[other] { $count } navires
        }
    } pour { $price } : { $sold ->
        [one] un est revendu
       *[other] { $sold } sont revendus
    } aussitôt à 100.
navegador-reason-workers-colonies = D’abord des ouvriers : avec { $workers }, tu peux fonder { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    } là où sont tes navires.
navegador-reason-workers-building = D’abord des ouvriers : avec { $workers }, tu peux construire { FORM($building, as: "a") }.
navegador-reason-factories = fabrique
    .gender = f
navegador-reason-workers = Recrute { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } pour { $price } : chacun vaut un point, et tout travail à terre demande des bras.
navegador-reason-ships-explore = Construis des navires : avec { $ships }, tu peux entrer { FORM($region, as: "in") } et en perdre { $lost ->
        [one] un
       *[other] { $lost }
    }.
navegador-reason-ships = Construis { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } pour { $price } : chacun vaut un point, et chaque colonie en demande un.
# by name
navegador-reason-privilege-last = Prends le dernier privilège { $kind } avant { $who }, qui possède { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } de cette catégorie.
navegador-reason-privilege = Privilège { $king ->
        [0] { $kind } : { $bonus } maintenant pour un
       *[other] du Roi, { $kind } : { $bonus } maintenant sans
    } ouvrier, et { $count ->
        [0] chaque élément à venir vaut
        [one] ton élément vaut
       *[other] chacun de tes { $count } éléments vaut
    } { $step } de plus.
# by name
navegador-reason-sell-before = Vends { FORM($good, $count, as: "n") } à { $price } avant { $who }, qui ferait baisser le prix ; tu touches { $whole } en tout.
navegador-reason-sell-top = Vends { FORM($good, $count, as: "n") } maintenant à { $price }, le prix le plus haut possible ; tu touches { $whole } en tout.
navegador-reason-process-lift = Transforme { FORM($good, $count, as: "n") } à { $price }, ce qui fait monter le prix de vente ; tu touches { $whole } en tout.
navegador-reason-trade = Va toucher { $income } au marché : avec { $money } en caisse, tu peux de nouveau acheter.
navegador-reason-paid = { $deed }, et sacrifie { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } pour y aller : sinon { $field } devrait attendre.
navegador-reason-last = Seuls les points comptent, et cela en rapporte { $points ->
        [one] un de plus
       *[other] { $points } de plus
    }.
navegador-reason-stay = Laisse les autres navires sur place : ils peuvent partir à ta prochaine navigation.
navegador-reason-sail = Continue avec les autres navires : cela ne coûte pas de tour de plus.
navegador-reason-start = Commence par { $field } : la première case est gratuite, quelle qu’elle soit.
navegador-reason-next = Va sur { $field } : de là, { $next } ne coûte rien au prochain tour.
navegador-reason-then = { $deed }, puis va sur { $next }.
# by name
navegador-reason-building-before = Construis { $buildings } pour { $price } avant { $who }, qui peut payer aussi : ensuite, { FORM($building, as: "a") } coûtera { $next }.
navegador-reason-place = { FORM($region, as: "the") }{ $count ->
        [1] {""}
        [2] {" deux fois"}
       *[other] {" "}{ $count } fois
    }
navegador-reason-places = { $count } endroits
navegador-reason-buildings = { $count } bâtiments
navegador-reason-deed-build = Construis { $buildings } pour { $price }
navegador-reason-deed-settle = Colonise { $regions } pour { $price }
navegador-reason-deed-recruit = { $what ->
        [workers] Recrute { $count ->
            [one] { $count } ouvrier
           *[other] { $count } ouvriers
        }
       *[ships] Construis { $count ->
            [one] { $count } navire
           *[other] { $count } navires
        }
    } pour { $price }
navegador-reason-deed-trade = Va toucher { $whole } au marché
navegador-reason-deed-privilege = Prends le privilège { $kind }
navegador-reason-deed-sail = Navigue vers { FORM($regions, as: "the") }
