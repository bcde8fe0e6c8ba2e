# One's desk: all one's tables, and one's own notes at each.

discord-command-desk = Wszystkie twoje stoły, najpierw te, które na ciebie czekają; także w prywatnych wiadomościach
desk-head = Moje stoły
desk-none = Nie siedzisz przy żadnym stole i żadnego nie obserwujesz. Zacznij poleceniem `/play` albo naciśnij **Dołącz** na karcie stołu.
desk-moved = Historia, film, analiza, dziennik i plansza są teraz w **/match**. Tury i rezerwa: **/settings**.
desk-count = { $awaited ->
        [0] { $early ->
                [0] Nic na ciebie nie czeka.
                [one] Nic na ciebie nie czeka; przy jednym stole możesz odpowiedzieć wcześniej.
                [few] Nic na ciebie nie czeka; przy { $early } stołach możesz odpowiedzieć wcześniej.
               *[many] Nic na ciebie nie czeka; przy { $early } stołach możesz odpowiedzieć wcześniej.
            }
        [one] Czeka na ciebie jeden stół.
        [few] Czekają na ciebie { $awaited } stoły.
       *[many] Czeka na ciebie { $awaited } stołów.
    } { $all ->
        [0] Nie siedzisz przy żadnym stole.
        [one] Masz w sumie jeden stół.
        [few] Masz w sumie { $all } stoły.
       *[many] Masz w sumie { $all } stołów.
    }
desk-section-early = Możesz odpowiedzieć wcześniej
desk-section-waiting = Czekamy na innych
desk-section-lesson = Lekcje
desk-section-over = Niedawno skończone
desk-section-followed = Obserwujesz
desk-line = [{ $game } · partia { $match }]({ $link })
desk-due-others = · ich czas kończy się <t:{ $when }:f>
desk-late = ⏳ twój czas minął
# by name
desk-open = Partia jeszcze się nie zaczęła: przy stole { $seated }, potrzebni { $players }
desk-kept = Gra twój zastępca
desk-frozen = Ta partia jest zamrożona, dopóki nie sprawdzi jej osoba, która prowadzi bota
desk-lesson = Twój krok: { $step }
desk-over = Zakończone bez wyniku
desk-back = Powrót: { $game }
desk-before = ‹ Pilniejsze
desk-after = Więcej ({ $page } z { $pages }) ›
desk-next = { $count ->
        [one] Następny: { $game } · { $match }
        [few] Następny z { $count }: { $game } · { $match }
       *[many] Następny z { $count }: { $game } · { $match }
    }
desk-memo = 📝 { $text }
desk-memo-button = Moje notatki
desk-memo-choose = Zanotuj coś o…
desk-memo-label = Twoje notatki
desk-memo-hint = Widzisz je tylko ty. Zostaw puste, by nic nie zapisać.
desk-memo-kept = 📝 Zapisane. Widzisz to tylko ty, tutaj i w `/desk`.
desk-memo-gone = 📝 Notatki są teraz puste.
play-memo-long = To za długie: notatki mogą mieć najwyżej tyle znaków: { $most }. Poprzednia treść została zachowana.
