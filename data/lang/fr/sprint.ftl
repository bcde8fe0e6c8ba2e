# Live: who is here for a while, and a table that is live.

sprint-arrive = Jouer en direct 30 minutes
sprint-depart = Je dois partir
# by name
sprint-one = { $who } (jusqu’à <t:{ $when }:t>)
sprint-here = 🟢 Là en ce moment : { $people }
sprint-live = ⚡ **En direct :** ceux qui doivent jouer sont là. Aucune mention ; si tes trois minutes s’écoulent, cela compte seulement comme une absence.
sprint-turn = ⏱️ { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } jusqu’à <t:{ $when }:t>.
sprint-not-live = Pas en direct : { WHO($who) ->
        [you] tu dois jouer et n’es
        [you-all] { FORM($who, as: "plain") } devez jouer et n’êtes
        [they] { $who } doivent jouer et ne sont
       *[other] { $who } doit jouer et n’est
    } pas là.
sprint-alone = La table passe en direct dès que quelqu’un d’autre est là aussi.
sprint-arrived = Tu es là jusqu’à <t:{ $when }:t> : tout le monde à tes tables le voit. Pas de mention pendant qu’une table est en direct.
sprint-over = Le direct est fini. Tout continue à sa cadence habituelle.
play-notice-live-over = Le direct est fini.
sprint-departed = À bientôt ! Tout continue à sa cadence habituelle.
sprint-invite = Là en ce moment : { $people }. Et toi ?
sprint-invited = { $user }, d’autres sont là en ce moment, à la table de [{ $game }]({ $link }) :

# Asked aloud, from the first page, the desk and the card.
sprint-call = Qui a 30 minutes maintenant ?
# by name
sprint-called = **{ $who }** a le temps de jouer jusqu’à <t:{ $when }:t>. Qui d’autre ? Appuie sur *Moi aussi* : vos tables communes passent en direct, avec quelques minutes par tour.
sprint-me-too = Moi aussi
sprint-call-over = C’était jusqu’à <t:{ $when }:t>. Redemander ?
sprint-ask-here = Demander dans ce salon
sprint-not-met = Personne d’autre n’est encore là, à tes tables. On pose la question aux autres.
sprint-no-tables = Tu n’es à aucune table en cours. Commences-en une avec *Jouer*, ou demande ici qui se joint à toi.
