# Standing orders of `pizarro`: how high to bid, price lists, rules of thumb.

pizarro-early = jusqu’où tu enchéris pour cette carte
pizarro-order-prompt = Que doit faire le bot pour toi ? Personne d’autre ne le voit, et il répond après un délai variable.
pizarro-order-bid = Cette enchère
pizarro-order-prices = Une liste de prix pour cette phase
pizarro-order-veto = Mes vetos
pizarro-order-pay = Paiements
pizarro-order-broke = Quand je ne peux pas enchérir
pizarro-order-swap = Échanges (Marco Polo)
pizarro-order-gamble = Le pari (Pizarro)
pizarro-order-bid-prompt = { $explorer } : jusqu’où le bot doit-il enchérir pour toi ? Personne d’autre ne le voit.
pizarro-order-limit-up-to = Jusqu’à { $amount }
pizarro-order-bid-limit = Une autre limite…
pizarro-order-bid-blocked = Tu peux payer { $most } au plus, et l’enchère y est déjà
pizarro-order-bid-pass = Passer pour cette carte
pizarro-order-limit-prompt = Ta plus haute enchère pour { $explorer } ? Tu peux payer { $most } au plus.
pizarro-order-bid-text-limit = { $explorer } : jusqu’à { $limit }, puis passer ; jamais plus qu’il ne faut.
pizarro-order-bid-text-pass = { $explorer } : passer.
pizarro-order-ended-won = Tu as remporté { $explorer } pour { $price }. Ta consigne allait jusqu’à { $limit }.
# by name
pizarro-order-ended-lost = { $winner } a remporté { $explorer } pour { $price }. { $limit ->
        [0] Ta consigne était de passer.
       *[other] Ta consigne est allée jusqu’à { $limit }.
    }
# by name
pizarro-order-ended-out = L’enchère pour { $explorer } est finie pour toi : { $leader } enchérit à { $bid }. { $limit ->
        [0] Ta consigne était de passer.
       *[other] Ta consigne est allée jusqu’à { $limit }.
    }
pizarro-order-rule-prompt = { $slot ->
        [veto] Que doit faire le bot quand tu pourrais utiliser un veto ?
        [pay] Comment le bot doit-il payer quand il n’y a rien d’autre à choisir ?
        [broke] Que doit faire le bot quand tu ne peux pas enchérir ?
        [swap] Que doit faire le bot quand Marco Polo te laisse échanger des cartes argent ?
       *[gamble] Quand le bot doit-il cesser de retourner des cartes argent pour Pizarro ?
    }
pizarro-order-veto-never = Jamais de veto
pizarro-order-veto-explorer = Veto contre { $explorer }, laisser les autres
pizarro-order-text-ask = On te consultera à chaque fois.
pizarro-order-veto-text-never = Tes vetos ne sont pas utilisés.
pizarro-order-veto-text-explorer = Le bot met ton veto à { $explorer } tant que tu en as un, sauf sur la dernière carte d’une pioche, où un veto ne change rien. Il laisse toutes les autres cartes.
pizarro-order-pay-exact = L’appoint, le moins de couronnes possible
pizarro-order-pay-crowns = Garder des couronnes, payer trop
pizarro-order-pay-sensible = Garder couronnes et argent
pizarro-order-pay-text-sensible = Le bot paie toujours pour toi, avec bon sens ; il choisit aussi la moitié pour Vasco de Gama, ainsi que la carte et la pile pour Magellan.
pizarro-order-pay-text-exact = Le bot fait l’appoint chaque fois que c’est possible, en perdant le moins de couronnes possible.
pizarro-order-pay-text-crowns = Le bot perd le moins de couronnes possible, quitte à payer trop.
pizarro-order-broke-pass = Passer tout de suite
pizarro-order-broke-text-pass = Quand tu ne peux pas enchérir, le bot passe. Les autres peuvent en tirer des conclusions.

pizarro-order-swap-none = Garder toutes les cartes
pizarro-order-swap-poor = Échanger les 7
pizarro-order-swap-text-none = Le bot n’échange rien avec Marco Polo.
pizarro-order-swap-text-poor = Avec Marco Polo, le bot échange tes 7, qui valent le moins, et garde le reste.

pizarro-order-gamble-stop = S’arrêter à { $sum } ou plus
pizarro-order-gamble-text-stop = Pour Pizarro, le bot retourne des cartes argent jusqu’à atteindre { $sum } ou plus.

## Price lists

pizarro-order-prices-prompt = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } : jusqu’où pour chaque explorateur ? Ton argent : { $money }. 0 : passer ; vide : on te consulte.
pizarro-order-price-prompt = { $explorer } : { $shown ->
        [open] aux enchères maintenant, encore { $left } à venir
       *[hidden] { $left } à venir
    } · { $rivals ->
        [0] pas de rival
        [one] { $rivals } rival, { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $rivals } rivaux, { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } au plus
    }
pizarro-order-price-up-to = jusqu’à { $amount } ({ $cards } : { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    })
pizarro-order-budget-prompt = À dépenser en tout · vide : la liste s’arrête à ton premier achat
pizarro-order-budget-once = jusqu’à mon premier achat
pizarro-order-budget-amount = { $amount } en tout ; après un achat, les prix baissent en proportion du reste
pizarro-order-prices-item = { $explorer } { $amount ->
        [0] passer
       *[other] { $amount }
    }
pizarro-order-prices-text = Liste de prix de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } : { $prices }. { $budget ->
        [0] Elle s’arrête à ton premier achat.
       *[other] Au plus { $budget } en tout ; chaque achat fait baisser les prix.
    }{ $asked ->
        [0] {""}
        [one] {" "}On te consultera pour l’autre explorateur.
       *[other] {" "}On te consultera pour les { $asked } autres explorateurs.
    }
pizarro-order-prices-text-none = Tu n’as pas de liste de prix.
pizarro-order-prices-ended-phase = Ta liste de prix de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } s’arrête avec la phase.{ $phase ->
        [3] {""}
       *[other] {" "}La suivante aura d’autres prix.
    }
pizarro-order-prices-ended-last = Tu as acheté { $explorer } pour { $price }, la dernière carte de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. Ta liste de prix s’arrête avec la phase.
pizarro-order-prices-ended-spent = Tu as acheté { $explorer } pour { $price }. Les { $budget } de ta liste de prix de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } sont donc dépensés, et elle s’arrête.
pizarro-order-prices-ended-bought = Ta liste de prix de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } s’arrête : tu as acheté une carte et il te reste moins d’argent.
pizarro-order-prices-ended-card = Tu as acheté { $explorer } pour { $price }. Ta liste de prix de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } s’arrête donc : fais-en une nouvelle avec l’argent qui te reste.
pizarro-order-prices-won = Ta liste de prix a acheté { $explorer } pour { $price }.
