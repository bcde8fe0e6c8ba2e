# Words on the pictures. They must be short: long ones are shrunk and cut.

navegador-picture-mine = Mon plateau
navegador-picture-board = Carte marine
navegador-picture-players = Joueurs

navegador-pic-title-moving = { $who } choisit une case
navegador-pic-title-card = { $who } : carte ou pion
navegador-pic-title-sailing = { $who } peut continuer
navegador-pic-last-sailed = Avant : { $who }, { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    } { $origin } → { $to }
navegador-pic-last-sailed-many = Avant : { $who }, { $ships } navires en route
navegador-pic-last-explored = Avant : { $who } explore { FORM($region, as: "the") }, prime { $premium }
navegador-pic-last-workers = Avant : { $who } recrute { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
navegador-pic-last-ships = Avant : { $who } construit { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
navegador-pic-last-market = Avant : { $who } gagne { $income } au marché
navegador-pic-last-colony = Avant : { $who } fonde { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    }, { $regions }
navegador-pic-last-buildings = Avant : { $who } construit { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    } pour { $price }
navegador-pic-last-privilege = Avant : { $who }, privilège { $kind }, bonus { $bonus }
navegador-pic-last-nothing = Avant : { $who } va sur { $field }, sans action
navegador-pic-phase = Phase
navegador-pic-borders = { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    } par trajet
navegador-pic-turns-left = encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
navegador-pic-card-phase = phase
navegador-pic-card-unknown = à explorer
navegador-pic-card-on-sale = à construire
navegador-pic-over = scores finaux

navegador-pic-field-sailing = Naviguer

navegador-pic-market = Marché
navegador-pic-sell = vente
navegador-pic-process = transf.
navegador-pic-privileges = Privilèges
navegador-pic-refill = { $phase } : complété à { $number }
navegador-pic-buildings = Bâtiments à vendre
navegador-pic-key-unknown = inconnu : 2 navires entrent, 1 perdu
navegador-pic-key-double = 3 navires entrent, 2 perdus
navegador-pic-key-explorer = exploré par ce joueur
navegador-pic-key-blue = frontière, une étape
navegador-pic-key-red = frontière d’une nouvelle phase
navegador-pic-key-sale = colonie la moins chère
navegador-pic-ships-out = { $ships } sur { $all } en mer
navegador-pic-king = Privilège du Roi
navegador-pic-king-goa = attend près de Goa
navegador-pic-king-held = pour le décompte final
navegador-pic-king-best = le mieux : { $kind }, +{ $points }
navegador-pic-king-placed = placé sur { $kind }
navegador-pic-mine-moving = joue, phase { $phase }
navegador-pic-mine-waiting = attend, phase { $phase }
navegador-pic-mine-over = { $rank ->
       [1] 1re
      *[other] { $rank }e
    } place
navegador-pic-mine-owned = Acquis
navegador-pic-mine-each = l’unité
navegador-pic-mine-now = Points actuels
navegador-pic-mine-rows = les cinq lignes
navegador-pic-mine-crew = ouvriers et navires
navegador-pic-mine-cash = Argent : { $money }
navegador-pic-mine-with-king = { $points } avec le privilège du Roi
navegador-pic-tie = égalité ; la carte Navegador décide

## Continents

navegador-pic-land-africa = Afrique
navegador-pic-land-asia = Asie
