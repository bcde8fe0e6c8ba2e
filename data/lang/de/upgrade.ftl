# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = Die Partie begann mit Version { $old } der Regeln; installiert ist Version { $new }, mit der sie nach Zug { $seq } anders verläuft.
play-why-updating = Der Bot wird gerade aktualisiert, dieser Tisch ist schon umgestellt. Versuch es in einer Minute noch einmal: Es wurde nichts geändert.
play-why-rules-ended = Ohne Ergebnis beendet: So hat es der Tisch entschieden, als sich die Regeln änderten.
play-note-rules-new = Die Partie geht nach Zug { $seq } mit Version { $version } der Regeln weiter: So hat es der Tisch entschieden. Was danach kam, zählt nicht mehr.
play-note-rules-new-unasked = Die Partie geht nach Zug { $seq } mit Version { $version } der Regeln weiter: Hier saßen nur Bots, also wurde niemand gefragt. Was danach kam, zählt nicht mehr.
play-note-rules-old-unasked = Die Partie geht mit Version { $version } der Regeln weiter, mit der sie begann: Hier saßen nur Bots, also wurde niemand gefragt.
play-note-rules-old = Die Partie geht mit Version { $version } der Regeln weiter, mit der sie begann: So hat es der Tisch entschieden.
play-notice-rules-decided = Es ist entschieden, nach welchen Regeln die Partie weitergeht. Sie läuft wieder.
upgrade-question = **Die Regeln dieses Spiels haben sich geändert. Nach welchen geht diese Partie weiter?** Sie begann mit Version { $old }; die neueste ist { $version }.
upgrade-holds = { $seq ->
        [0] Nach den neuen Regeln zählt nur noch das Austeilen
       *[other] Nach den neuen Regeln zählt alles bis Zug { $seq }
    }{ $lost ->
        [0] {"."}
        [one] {"; ein Zug danach geht verloren."}
       *[other] {"; "}{ $lost } Züge danach gehen verloren.
    }
upgrade-nothing-holds = Nach den neuen Regeln ist nicht einmal der Anfang derselbe, also kann es mit ihnen nicht weitergehen.
upgrade-not-shipped = Die alten Regeln sind nicht mehr installiert.
# by name
upgrade-missing = Noch offen: { $missing }. Es ist entschieden, sobald sich mehr als die Hälfte einig ist, spätestens wenn alle abgestimmt haben.
upgrade-desk = Die Regeln haben sich geändert: Sag, nach welchen es weitergeht
upgrade-desk-voted = Die Regeln haben sich geändert: Andere stimmen noch ab, nach welchen es weitergeht
upgrade-nobody = Hier sitzt niemand, den man fragen könnte: Es geht von selbst so weiter, dass am wenigsten verloren geht, und jeder darf einen Platz übernehmen.
upgrade-nobody-end = Hier sitzt niemand, den man fragen könnte, also endet die Partie von selbst.
upgrade-vote-old = Die alten Regeln
upgrade-vote-new = Die neuen Regeln
upgrade-vote-end = Beenden
