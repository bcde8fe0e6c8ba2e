# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, Plätze 0 bis { $last }, Startwert { $seed }. /help zeigt, was du tippen kannst.
terminal-named = Platz { $seat }
terminal-help = Antworte mit einem Kürzel, mit mehreren auf einmal (einer ganzen Zeile) oder mit der Nummer einer Möglichkeit.
    Enter    spielt eine vollständige Zeile; oder einen Zug eines Bots, wo auf allen Plätzen Bots sitzen
    /view    die Stellung in Worten, mit den Antworten bisher; /view all: wie alle sie sehen; /view json
    /back    nimmt die letzte Antwort zurück
    /undo    nimmt alles ab deiner letzten Zeile zurück
    /seat 1  sieht von Platz 1 und antwortet für ihn
    /bot 1 mate  ein Bot spielt auf Platz 1 ({ $levels }); /bot 1 - gibt ihn dir
    /log     der Verlauf, wie dieser Platz ihn liest
    /test    diese Stellung als Test; /test FILE schreibt ihn
    /save FILE  die Aufzeichnung der Partie, für --record, replay, die Demo und Tests
    /quit    beendet
terminal-unknown = Es gibt kein /{ $command }. /help zeigt, was es gibt.
terminal-complete = Die Zeile ist vollständig: { $line }. Enter spielt sie.
terminal-bots = Auf allen Plätzen sitzen Bots, gewartet wird auf: { $who }. Enter spielt einen Zug.
terminal-waiting = Dieser Platz wird jetzt nichts gefragt. Gewartet wird auf: { $who }.
terminal-form = Antworte mit schlüssel=antwort, gern mehrere auf einmal.
terminal-several = Wähle { $lo } bis { $hi }, verbunden mit +. Ein - nimmt keine.
terminal-more = … und { $count } weitere: { $tokens }
terminal-no-answer = Es gibt keine Antwort, die sich zurücknehmen ließe.
terminal-no-move = Es gibt keinen Zug, der sich zurücknehmen ließe.
terminal-undone = Zurückgenommen: Züge { $first } bis { $last }.
terminal-seat = Es gibt die Plätze 0 bis { $last }.
terminal-level = Bots sind { $levels }; - gibt den Platz dir.
# by name
terminal-rank = { $rank }. { $who }: { $points }
terminal-written = Geschrieben: { $file }.
