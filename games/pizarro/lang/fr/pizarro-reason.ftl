# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Prends { $explorer } pour { $price }, sans rival à l’enchère : { $brings }.
pizarro-reason-price = tu paies { $kind ->
        [one] un { $cards }
        [the] le { $cards }
        [some] { $cards }
       *[other] { $count } cartes
    }, soit { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
# by name
pizarro-reason-bid-open = Enchéris à { $amount } : { $who } joue main ouverte et peut payer { $most } au plus.
# by name
pizarro-reason-bid-weak = Enchéris à { $amount } : { $who } n’a plus que { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et peut payer { $most } au plus.
pizarro-reason-bid = Enchéris à { $amount } pour { $explorer }{ $limit ->
        [0] {""} :
       *[other] , { $limit } au plus :
    } { $brings } ; { $price }.
# by name
pizarro-reason-bid-deny = Enchéris à { $amount }, sinon { $who } aura { $explorer } pour { $bid } et pourra viser { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } ; { $price }.
pizarro-reason-bid-limit = Monte jusqu’à { $limit } pour { $explorer }, puis abandonne : le reste de ton argent ({ $money }) servira à d’autres cartes.
pizarro-reason-opens = Enchéris à { $amount } : un navire avec { $explorer } pourra avancer en phase { $phase ->
        [2] II
       *[3] III
    }, vers { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        } ; { $price }.
pizarro-reason-opens-alone = Enchéris à { $amount } : avec { $explorer }, tu n’aurais aucun rival pour avancer en phase { $phase ->
        [2] II
       *[3] III
    }, vers { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        } ; { $price }.
pizarro-reason-last = Enchéris à { $amount } : c’est le dernier { $explorer } de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, et vous êtes { $count } à pouvoir l’avoir ; { $price }.
pizarro-reason-left = Enchéris à { $amount } : { $explorer } ne vient plus { $left ->
        [one] qu’une fois
       *[other] que { $left } fois
    } en phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, et { $count ->
        [one] tu n’as pas de rival
       *[other] vous êtes { $count }
    } pour l’acheter.

pizarro-reason-pass-dear = Passe : l’enchère dépasse les { $most } que tu peux payer.
pizarro-reason-pass-better = Passe : { $explorer } revient encore { $left ->
        [one] une fois
       *[other] { $left } fois
    } dans cette phase et te rapportera plus ; garde ton argent ({ $money }) pour cela.
pizarro-reason-pass-open = Passe : { $explorer } ouvre ta main à tous jusqu’à la fin de la phase.
pizarro-reason-pass-lose = Passe : { $explorer } prend une carte de ta main, peut-être une bonne.
# by name
pizarro-reason-pass-leader = Laisse { $explorer } à { $who } : cela entame { $cards ->
        [one] sa dernière carte
       *[other] ses { $cards } dernières cartes
    }.
pizarro-reason-pass-price = Passe pour { $explorer } : à { $amount }, { $price }, pour { $brings }.
pizarro-reason-pass = Passe : tu gardes { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } et { $money ->
       [one] { $money } pièce
      *[other] { $money } pièces
    }{ $phase ->
        [0] {""}
        [1] {" "}pour le reste de la phase I
        [2] {" "}pour le reste de la phase II
       *[3] {" "}pour le reste de la phase III
    }.

pizarro-reason-under = { $count ->
        [1] Mets le { $card } sous Magellan : { $crowns ->
            [one] sa couronne y est sûre et compte
           *[other] ses { $crowns } couronnes y sont sûres et comptent
        } double avec une deuxième carte.
       *[other] Mets le { $card } sous Magellan : avec { $count } cartes, il rapporte { $points } points, pas seulement { $crowns ->
            [one] sa couronne
           *[other] ses { $crowns } couronnes
        }.
    }
# by name
pizarro-reason-pay-keeps = Paie { $cards } et non { $other } : tu gardes { $more ->
        [one] une couronne
       *[other] { $more } couronnes
    } pour la fin.
# by name
pizarro-reason-pay-money = Paie { $cards } et non { $other } : tu gardes { $more ->
       [one] { $more } pièce
      *[other] { $more } pièces
    } de plus pour enchérir, { $left } en tout.
pizarro-reason-pay-exact = Paie { $cards } : c’est l’appoint, pour { $crowns ->
       [one] { $crowns } couronne
      *[other] { $crowns } couronnes
    }, et aucun autre paiement n’en coûte moins.
pizarro-reason-pay = Paie { $cards } : cela coûte { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, et { $left ->
        [one] { $left } carte reste
       *[other] { $left } cartes restent
    } dans ta main.
pizarro-reason-half = { $half ->
        [left] Prends { $cards ->
            [one] la carte : de l’argent maintenant, et sa couronne au moins à la fin
           *[other] les { $cards } cartes : de l’argent maintenant, et des couronnes à la fin
        }, contre les { $crowns } couronnes de l’autre moitié.
       *[right] Prends les { $crowns } couronnes : elles sont sûres, et personne ne connaît { $cards ->
            [one] la carte
           *[other] les { $cards } cartes
        } de l’autre moitié.
    }

pizarro-reason-allow-last = Laisse { $explorer } : la pioche est vide, et un veto ne ferait que le ramener.
pizarro-reason-allow-rich = Laisse { $explorer } : tu as { $cards ->
       [one] { $cards } carte
      *[other] { $cards } cartes
    }, et aucun rival n’en a plus.
pizarro-reason-allow = Garde { $vetoes ->
        [one] ton veto
       *[other] tes vetos
    } pour { $left ->
        [one] la carte encore à venir
       *[other] une des { $left } cartes encore à venir
    }.
# by name
pizarro-reason-veto-poor = Veto contre { $explorer } : { $who } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, toi { $cards } ; plus tard, { $who } en aura peut-être moins.
# by name
pizarro-reason-veto-alone = Veto contre { $explorer } : là, { $who } est ton seul rival, et pourrait aller à { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
pizarro-reason-veto = Veto contre { $explorer } : sous { $left ->
        [one] une dernière carte
       *[other] { $left } autres cartes
    }, il reviendra quand les bourses seront plus vides.

pizarro-reason-swap = Échange { $cards } : cela fait { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, et une nouvelle carte en a { $average } en moyenne.
pizarro-reason-swap-low = Échange { $cards } : peu d’argent contre beaucoup peut-être ; tu y laisses { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
pizarro-reason-keep = Garde tout : { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } et { $money ->
       [one] { $money } pièce
      *[other] { $money } pièces
    }, c’est sûr ; une nouvelle carte a { $average } couronnes en moyenne.
pizarro-reason-draw = Encore une : { $fitting } des { $unseen } cartes pas encore vues te { $fitting ->
        [one] laisse
       *[other] laissent
    } à { $limit } au plus.
pizarro-reason-stop = Arrête-toi à { $total } : { $over } des { $unseen } cartes pas encore vues te { $over ->
        [one] ferait
       *[other] feraient
    } dépasser { $limit }.
