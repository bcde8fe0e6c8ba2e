# What is answered for somebody who is not there, and what was played for them.

deputy-mark = (par un bot de relève)
deputy-more = En mon absence
deputy-what = Ce qui a été joué à ma place
deputy-words =
    -# **Bot de relève :** un bot qui joue à ta place un moment ; la place reste à toi, et ton prochain clic le congédie.
    -# **Remplaçant :** une personne qui reprend une place.
    -# **Temps :** ce que peut durer un tour ; le surplus est pris sur ta réserve.
deputy-small = Seulement les petites choses
deputy-small-hint = Une demi-heure après la question ; tout de suite pendant tes vacances
deputy-small-told = On répond à ta place aux petites questions ; tout le reste attend.
deputy-small-told-which = On répond à ta place aux petites questions : { $which }. Tout le reste attend.
deputy-likely = Après 12 h, jouer comme moi
deputy-likely-hint = Les petites questions plus tôt ; personne ne t’attend au-delà
deputy-likely-told = Ce qui t’attend plus de 12 heures est joué avec bon sens, d’après ce que tu peux voir ; les petites questions, plus tôt.
deputy-ask = Toujours me demander
deputy-ask-hint = Rien n’est joué à ta place tant qu’il te reste du temps
deputy-ask-told = Rien n’est joué à ta place tant qu’il te reste du temps.
deputy-time-up = Quand ton temps est écoulé, ton bot de relève joue tout.
deputy-solo = Ici, seuls des bots t’attendent : rien n’est donc joué à ta place.
deputy-no-small = Cette table n’a pas de petites questions.
deputy-by-deputy = par ton bot de relève, le <t:{ $when }:f>
deputy-by-absent = parce que ton temps était écoulé, le <t:{ $when }:f>
deputy-by-bot = par le bot qui tient ta place, le <t:{ $when }:f>
deputy-back-now = Annuler ce coup
deputy-back-ask = Demander l’annulation…
