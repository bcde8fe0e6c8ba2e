# All tables of a server, for who runs it.

upkeep-tab = Alle Tische
upkeep-head = Alle Tische dieses Servers
upkeep-none = Hier gibt es jetzt keinen Tisch.
upkeep-count = { $all ->
    [one] 1 Tisch
   *[other] { $all } Tische
    }, { $care ->
    [0] keiner braucht Hilfe
    [one] 1 braucht Hilfe
   *[other] { $care } brauchen Hilfe
    }. Ein Knopf zeigt, was man tun kann: erinnern, mehr Zeit geben, einen Platz neu besetzen oder anbieten, beenden.
upkeep-waits = wartet auf { FORM($who, as: "acc") }; letzter Zug <t:{ $when }:R>
upkeep-late = { WHO($who) ->
        [you] deine Zeit
        [you-all] eure Zeit
       *[other] die Zeit von { $who }
    } ist um; letzter Zug <t:{ $when }:R>
upkeep-dead = **nichts geschieht**: letzter Zug <t:{ $when }:R>; wartet auf { FORM($who, as: "acc") }
upkeep-bots = Bots spielen; letzter Zug <t:{ $when }:R>
upkeep-open = hat noch nicht begonnen, { $seated } von { $most } Plätzen vergeben; letzte Änderung <t:{ $when }:R>
upkeep-forgotten = **nie begonnen**, { $seated } von { $most } Plätzen vergeben; letzte Änderung <t:{ $when }:R>
upkeep-frozen = **eingefroren** <t:{ $when }:R>: kann nicht weitergespielt werden
upkeep-stopped = **angehalten** von der Spielleitung <t:{ $when }:R>
upkeep-empty = **nur noch Bots**; letzter Zug <t:{ $when }:R>
upkeep-remind = Erinnern
upkeep-reminded = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] erfährst
        [you-all] erfahrt
        [they] erfahren
       *[other] erfährt
    } auf dem gewählten Weg, dass der Tisch wartet; in der Ruhezeit erst danach.
upkeep-nobody = Hier wird auf niemanden gewartet.
upkeep-lately = Das ist zu früh: In der letzten Stunde wurde gezogen oder in den letzten sechs Stunden erinnert.
