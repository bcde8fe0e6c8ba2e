# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = Partię zaczęto według zasad w wersji { $old }; zainstalowana jest wersja { $new }, a według niej po ruchu { $seq } coś wychodzi inaczej.
play-why-updating = Bot właśnie się aktualizuje, a ten stół jest już zaktualizowany. Spróbuj za minutę: nic się nie zmieniło.
play-why-rules-ended = Zakończone bez wyniku: tak zdecydowali gracze, gdy zmieniły się zasady.
play-note-rules-new = Partia toczy się dalej według zasad w wersji { $version }, od ruchu { $seq }: tak zdecydowali gracze. To, co było potem, już się nie liczy.
play-note-rules-new-unasked = Partia toczy się dalej według zasad w wersji { $version }, od ruchu { $seq }: siedziały tu same boty, więc nikogo nie pytano. To, co było potem, już się nie liczy.
play-note-rules-old-unasked = Partia toczy się dalej według zasad w wersji { $version }, w której się zaczęła: siedziały tu same boty, więc nikogo nie pytano.
play-note-rules-old = Partia toczy się dalej według zasad w wersji { $version }, w której się zaczęła: tak zdecydowali gracze.
play-notice-rules-decided = Zapadła decyzja, według których zasad partia toczy się dalej. Znów trwa.

upgrade-question = **Zasady tej gry się zmieniły. Według których ma się toczyć ta partia?** Zaczęła się w wersji { $old }; najnowsza to { $version }.
upgrade-holds = { $seq ->
        [0] Według nowych zasad liczy się jeszcze tylko rozdanie
       *[other] Według nowych zasad liczy się wszystko do ruchu { $seq }
    }{ $lost ->
        [0] {"."}
        [one] {"; przepada jeden ruch po nim."}
        [few] {"; przepadają "}{ $lost } ruchy po nim.
       *[many] {"; przepada "}{ $lost } ruchów po nim.
    }
upgrade-nothing-holds = Według nowych zasad nawet początek wygląda inaczej, więc partia nie może się według nich toczyć.
upgrade-not-shipped = Stare zasady nie są już zainstalowane.
# by name
upgrade-missing = Brakuje głosów: { $missing }. Decyzja zapada, gdy zgodzi się ponad połowa, najpóźniej gdy zagłosują wszyscy.
upgrade-desk = Zasady się zmieniły: wybierz, według których ma się toczyć ta partia
upgrade-desk-voted = Zasady się zmieniły: inni jeszcze wybierają, według których ma się toczyć ta partia
upgrade-nobody = Nie siedzi tu nikt, kogo można zapytać: partia potoczy się sama tak, by przepadło jak najmniej, a miejsce może wziąć każdy.
upgrade-nobody-end = Nie siedzi tu nikt, kogo można zapytać, więc partia skończy się sama.
upgrade-vote-old = Stare zasady
upgrade-vote-new = Nowe zasady
upgrade-vote-end = Zakończ
