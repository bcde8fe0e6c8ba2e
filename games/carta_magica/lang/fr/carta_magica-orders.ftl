# Standing orders of `carta_magica`.

carta-magica-order-course = Un cap pour tes tours
carta-magica-order-course-hint = Tourne et navigue pour toi, et te consulte quand c’est important
carta-magica-order-course-on = Avancer, me demander si besoin
carta-magica-order-course-on-hint = En pleine mer, prend marchandises et magie ; te consulte aux bons ports et pour le reste
carta-magica-order-course-trade = Avancer et commercer pour moi
carta-magica-order-course-trade-hint = Fait aussi escale, achète, vend, pioche ; te consulte avant retour, monstre ou bataille
carta-magica-order-course-ready = Vers { FORM($harbour, as: "the") }, puis me demander
carta-magica-order-course-steps = { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { $kind ->
        [black] port noir
        [red] port rouge
       *[home] retour après le tour de l’île
    }
carta-magica-order-course-fill = Et si la roue montre des marchandises ?
carta-magica-order-course-sail = Avancer à chaque tour de roue
carta-magica-order-course-sail-hint = Au plus court, à chaque tour de roue
carta-magica-order-course-goods = En prendre s’il y a de la place
carta-magica-order-course-goods-hint = Seulement s’il y a de la place pour tout ce que montre la roue
carta-magica-order-course-text-on = Le bot fait tourner la roue et avance, ou prend marchandises ou magie, au mieux, jusqu’à ce qu’il se passe quelque chose.
carta-magica-order-course-text-trade = Le bot fait tourner la roue, avance, commerce dans les ports, pioche et répare, au mieux, jusqu’à pouvoir rentrer. Pour les monstres et les batailles, c’est toi qui décides.
carta-magica-order-course-text-sail = Le bot fait tourner la roue et avance vers { FORM($harbour, as: "the") }, jusqu’à ce que ton navire puisse y entrer ou qu’il se passe quelque chose.
carta-magica-order-course-text-goods = Le bot fait tourner la roue, prend des marchandises tant qu’il y a de la place, et sinon avance vers { FORM($harbour, as: "the") }, jusqu’à ce qu’il se passe quelque chose.
carta-magica-order-ended-arrived = Ton navire est arrivé.
carta-magica-order-ended-stuck = Ton cap est abandonné : ton navire est endommagé ou encalminé.
carta-magica-order-ended-swept = Ton cap est abandonné : une tempête a poussé ton navire dans un port.
carta-magica-order-ended-lost = Ton cap est abandonné : tu as perdu un talisman ou un tour.
carta-magica-order-ended-final = Ton cap est abandonné : les derniers tours ont commencé.
carta-magica-order-spin = Tourner tout de suite
carta-magica-order-spin-hint = Au début de ton tour, tourner la roue tout de suite ?
carta-magica-order-spin-text-always = La roue tourne dès que ton tour commence.
carta-magica-order-weather = Beau temps
carta-magica-order-weather-hint = Quand une tempête peut pousser ton navire et que tu as le beau temps
carta-magica-order-weather-always = À chaque tempête qui me pousse
carta-magica-order-weather-harm = Seulement contre les dégâts
carta-magica-order-weather-never = Ne jamais l’utiliser
carta-magica-order-text-ask = On te consulte à chaque fois.
carta-magica-order-weather-text-always = Le beau temps est joué à chaque tempête qui peut pousser ton navire.
carta-magica-order-weather-text-harm = Le beau temps est joué quand ton navire serait endommagé ou encalminé.
carta-magica-order-weather-text-never = La carte beau temps est gardée.
carta-magica-order-again = Tourner encore si on m’attaque
carta-magica-order-again-hint = Quand on t’attaque, que tu perds et que tu as une carte « tourne encore »
carta-magica-order-again-always = Tourner encore si je perds
carta-magica-order-again-never = Garder la carte
carta-magica-order-again-text-always = Une carte « tourne encore » est jouée chaque fois qu’on t’attaque et que tu perds.
carta-magica-order-again-text-never = Les cartes « tourne encore » sont gardées quand on t’attaque.
carta-magica-order-swap = Échange de places
carta-magica-order-swap-hint = Quand on te propose d’échanger les places après une bataille
carta-magica-order-swap-always = Toujours accepter
carta-magica-order-swap-never = Toujours refuser
carta-magica-order-swap-text-always = Tu acceptes chaque échange de places.
carta-magica-order-swap-text-never = Tu refuses chaque échange de places.
carta-magica-order-prize = Butin si on m’attaque
carta-magica-order-prize-hint = Quand on t’attaque et que tu gagnes
carta-magica-order-prize-best = Prendre ce qui vaut le plus
carta-magica-order-prize-text-best = Tu prends ce qui vaut le plus quand on t’attaque et que tu gagnes.
carta-magica-order-draw = Longue-vue pendant la tempête
carta-magica-order-draw-hint = Quand la tempête d’un autre te pousse dans un port noir et que tu as une longue-vue
carta-magica-order-draw-always = L’utiliser, prendre la meilleure
carta-magica-order-draw-never = La garder, piocher
carta-magica-order-draw-text-always = La longue-vue est utilisée, et tu prends la carte qui t’aide le plus.
carta-magica-order-draw-text-never = La carte est piochée sans longue-vue.
carta-magica-order-stake = Monstres pendant la tempête
carta-magica-order-stake-hint = Quand la tempête d’un autre t’amène à un monstre
carta-magica-order-stake-all = Miser tous les jetons magie
carta-magica-order-stake-best = Miser si cela en vaut la peine
carta-magica-order-stake-none = Ne rien miser
carta-magica-order-stake-text-all = Tous les jetons magie sont misés contre un monstre rencontré au tour d’un autre.
carta-magica-order-stake-text-best = Face à un monstre rencontré au tour d’un autre, la magie est misée tant qu’elle en vaut la peine, et une carte « tourne encore » est jouée si le monstre allait gagner.
carta-magica-order-stake-text-none = Aucune magie n’est misée contre un monstre rencontré au tour d’un autre.
carta-magica-order-pay = Paiements pendant la tempête
carta-magica-order-pay-hint = Quand la tempête d’un autre t’amène un paiement que des cartes marchandises peuvent aussi régler
carta-magica-order-pay-tokens = Les jetons d’abord
carta-magica-order-pay-cards = Les cartes d’abord
carta-magica-order-pay-text-tokens = Ce qui est dû au tour d’un autre est payé en jetons tant qu’il y en a.
carta-magica-order-pay-text-cards = Ce qui est dû au tour d’un autre est payé en cartes marchandises tant qu’il y en a.
