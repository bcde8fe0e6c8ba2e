# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Voyage du jour { $number } · { $game }
voyage-solve = À résoudre : 1 minute
voyage-another = Un autre problème
# by name
voyage-ask = Que doit faire { $who } ?
# by name
voyage-you-are = Tu es { $who }.
voyage-practice = Problème · { $game }
voyage-tried = { $count ->
    [0] Personne n’a encore essayé.
    [one] { $count } personne a essayé ; bonnes réponses : { $found }.
   *[other] { $count } personnes ont essayé ; bonnes réponses : { $found }.
    }
voyage-yesterday = Hier ({ $game }) : { $found } sur { $count } { $found ->
        [one] a
       *[other] ont
    } trouvé « { $answer } ».
voyage-row = { $count ->
    [0] Pas encore de série.
    [one] Ta série : { $count } jour.
   *[other] Ta série : { $count } jours.
    }
voyage-is-best = C’est la meilleure des { $count } réponses.
voyage-is-not-best = Pas la meilleure réponse : { $lost ->
        [one] { $lost } victoire
       *[other] { $lost } victoires
    } de moins sur 100.
voyage-best-was = La meilleure réponse : **{ $answer }**.
voyage-wins = **{ $wins }** victoires sur 100 · { $answer }
voyage-next = Problème suivant ›
voyage-others = Montrer les autres réponses
voyage-no-more = Tu as répondu à tous les problèmes d’entraînement.
voyage-ignored = Le voyage du jour dans { $channel } est arrêté : personne n’a répondu aux { $count } derniers. `/setup`, *Club* le relance.
voyage-best-move = Le meilleur coup
voyage-ranking = Classement
voyage-mine = Ma réponse
voyage-doubt = Je n’y crois pas
voyage-best = **Meilleur coup : { $answer }**
voyage-chose = { $stars } { $percent } % · { $answer }
voyage-answered = { $count ->
    [0] Personne n’a répondu.
    [one] { $count } personne a répondu.
   *[other] { $count } personnes ont répondu.
    } ★★★ : au plus 1 % de chances perdues, ★★ : 4 %, ★ : 8 %.
voyage-missed = Tu n’as pas répondu à ce problème.
voyage-yours = Ta réponse : { $stars } { $answer }
voyage-streak = { $count ->
    [0] Pas encore de série de bonnes réponses (★★ ou mieux).
    [one] { $count } bonne réponse (★★ ou mieux) pour l’instant.
   *[other] { $count } bonnes réponses (★★ ou mieux) de suite. Un problème manqué sur sept ne casse pas la série.
    }
voyage-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } place ici, avec { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
voyage-share = Annoncer ma série
# by name
voyage-shared = { $who } a bien résolu le voyage du jour { $count } fois de suite.
voyage-shared-already = Tu l’as déjà annoncée pour ce problème.
voyage-no-streak = Il n’y a pas encore de série à annoncer.
# by name
voyage-rank = { $place }. { $who } · { $stars } ★ en { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
voyage-nobody = Personne n’a encore d’étoiles : elles comptent à la clôture d’un problème.
voyage-ranking-hint = Les { $looked } derniers problèmes, les { $counted } meilleurs. Les personnes qui cachent leurs statistiques n’y sont pas.
voyage-none = Ce problème n’est plus disponible ici.
voyage-closed = Ce problème est clos. Le post en donne la solution.
voyage-doubt-who = Seules les personnes qui ont répondu peuvent le dire, une fois la solution donnée.
voyage-doubted = Merci. Quand cinq personnes sur trois serveurs ne croient pas à une solution, le problème est retiré.
voyage-week = Voyage du jour : { $people ->
    [one] { $people } personne a résolu
   *[other] { $people } personnes ont résolu
    } { $count ->
    [one] le dernier problème
   *[other] les { $count } derniers problèmes
    }.
voyage-on = le prochain le { $when } dans { $channel }
voyage-off = Le voyage du jour est arrêté : je ne peux pas poster dans { $channel }. `/setup`, *Club* le relance dans le salon où tu appuies sur le bouton.
