# All tables of a server, for who runs it.
upkeep-tab = Toutes les tables
upkeep-head = Toutes les tables de ce serveur
upkeep-none = Il n’y a pas de table ici maintenant.
upkeep-count = { $all ->
    [one] { $all } table
   *[other] { $all } tables
    }, { $care ->
    [0] aucune à surveiller
    [one] { $care } à surveiller
   *[other] { $care } à surveiller
    }. Un bouton montre ce qu’on peut faire : envoyer un rappel, donner du temps, remplacer quelqu’un, proposer une place, arrêter.
upkeep-waits = { WHO($who) ->
        [you] t’attend
       *[other] attend { $who }
    } ; dernier coup <t:{ $when }:R>
upkeep-late = temps écoulé pour { FORM($who, as: "plain") } ; dernier coup <t:{ $when }:R>
upkeep-dead = **rien ne se passe** : dernier coup <t:{ $when }:R> ; { WHO($who) ->
        [you] t’attend
       *[other] attend { $who }
    }
upkeep-bots = des bots jouent ; dernier coup <t:{ $when }:R>
upkeep-open = pas commencée, { $seated ->
        [one] { $seated } place prise
       *[other] { $seated } places prises
    } sur { $most } ; dernier changement <t:{ $when }:R>
upkeep-forgotten = **jamais commencée**, { $seated ->
        [one] { $seated } place prise
       *[other] { $seated } places prises
    } sur { $most } ; dernier changement <t:{ $when }:R>
upkeep-frozen = **bloquée** <t:{ $when }:R> : on ne peut pas y jouer
upkeep-stopped = **arrêtée** par un arbitre <t:{ $when }:R>
upkeep-empty = **il ne reste que des bots** ; dernier coup <t:{ $when }:R>
upkeep-remind = Envoyer un rappel
upkeep-reminded = { WHO($who) ->
        [you] Tu recevras un rappel, par ton canal habituel ; pendant tes heures calmes, pas avant leur fin.
        [you-all] { FORM($who, as: "plain", cap: "yes") } recevrez un rappel, par votre canal habituel ; pendant vos heures calmes, pas avant leur fin.
        [they] { $who } recevront un rappel, par leur canal habituel ; pendant leurs heures calmes, pas avant leur fin.
       *[other] { $who } recevra un rappel, par son canal habituel ; pendant ses heures calmes, pas avant leur fin.
    }
upkeep-nobody = On n’attend personne ici.
upkeep-lately = C’est trop tôt : quelqu’un a joué dans l’heure, ou a eu un rappel il y a moins de six heures.
