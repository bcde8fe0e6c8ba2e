# What waits for a person, in one message for all their tables.

pings-several = { $user }, { $count ->
        [one] { $count } table t’attend :
       *[other] { $count } tables t’attendent :
    }
pings-direct = **{ $count ->
        [one] { $count } table t’attend
       *[other] { $count } tables t’attendent
    }**
pings-several-here = { $user }, d’autres sont là, à { $count ->
        [one] l’une de tes tables :
       *[other] { $count } de tes tables :
    }
pings-direct-here = **D’autres sont là, à { $count ->
        [one] l’une de tes tables
       *[other] { $count } de tes tables
    }**
pings-beside = { $count ->
        [one] { $count } autre table t’attend aussi.
       *[other] { $count } autres tables t’attendent aussi.
    }
pings-elsewhere = { $count ->
        [one] { $count } autre table t’attend ailleurs.
       *[other] { $count } autres tables t’attendent ailleurs.
    }
pings-desk = Toutes mes tables
pings-early = Tu peux déjà répondre :
pings-early-called = { $user }, tu peux déjà annoncer { $status } : [{ $game }]({ $link })
pings-hit-called = { $user }, voici ce qui t’est arrivé dans [{ $game }]({ $link }) :
pings-hit-before = C’était avant ton dernier coup.
pings-last = Tous les autres t’attendent.

## How one is told

pings-ask = **Comment veux-tu qu’on te prévienne que c’est à toi de jouer ?** Par une mention dans le salon, par un message privé où tu peux jouer tout de suite, une fois par jour avec tout ce qui t’attend – ou pas du tout.
pings-ask-here = **{ $game }, partie { $match } :** comment veux-tu qu’on te prévienne de tes tours à cette table ?
pings-way-channel = dans le salon
pings-way-dm = en message privé
pings-way-digest = une fois par jour
pings-way-off = pas du tout
pings-as-all = Comme pour toutes les tables : { $way }
pings-more = Notifications ici
pings-hour = Chaque jour à { $hour }
pings-told-channel = On te mentionne dans le salon, une seule fois jusqu’à ta prochaine visite : appuies-y sur **Mon tour**. Ce qui s’ouvre est visible uniquement par toi.
pings-told-dm = Tes tours te sont annoncés en message privé, un seul pour toutes les tables. Je viens de t’y écrire.
pings-told-dm-waits = Tes tours te sont annoncés en message privé, un seul pour toutes les tables. Le premier t’attend déjà.
pings-rest = D’autres choix
pings-told-digest = Une fois par jour, à { $hour } dans ton fuseau (en UTC tant que tu n’en as pas choisi), un message privé te dit ce qui t’attend. Si rien ne t’attend, tu n’en reçois pas.
pings-told-off = Tu ne reçois pas de messages. `/desk` montre où c’est à toi de jouer, et la carte de la table aussi.
pings-told-as-all = On te prévient pour cette table comme pour toutes les autres.
pings-hello-dm = Bonjour ! Désormais, tes tours te sont annoncés ici. Tu peux changer cela à tout moment avec `/settings`.
pings-hello-digest = Bonjour ! Désormais, je te dis ici, une fois par jour, ce qui t’attend. Tu peux changer cela à tout moment avec `/settings`.
pings-button-hits-on = Me dire ce qu’on me fait
pings-button-hits-off = Ne pas me dire ce qu’on me fait
pings-hits-on = Quand le coup de quelqu’un te vise, on te prévient comme pour tes tours, sans mention.
pings-hits-off = Tu verras ce qu’on t’a fait à ta prochaine visite.
