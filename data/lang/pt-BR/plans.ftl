# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Só se nada tiver mudado até lá.
core-prepared-exactly-while = { $words } Só se nada tiver mudado até lá, e enquanto: { $conditions }.
core-prepared-roughly = { $words } Vale também se as quantias tiverem mudado.
core-prepared-roughly-while = { $words } Vale também se as quantias tiverem mudado, mas só enquanto: { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Nada para ler.
core-prepared-none = Não há jogada para preparar agora.
core-prepared-short = “{ $line }” não é uma jogada completa.
core-prepared-illegal = Não é mais possível.
core-prepared-illegal-because = Não é mais possível: { $reason }
core-prepared-illegal-at = Não é mais possível: a resposta a “{ $question }” não está mais entre as escolhas.
core-prepared-over = Foi preparada com a condição “{ $condition }”, que não vale mais.
core-prepared-changed = Foi preparada com a condição “{ $condition }”. Agora: { $now }.
core-prepared-new = Mudou depois que você a preparou: { $condition }.
core-prepared-otherwise = Agora ela seria: { $now }
core-prepared-before = Ela dependia da jogada preparada anterior, que não vale mais.
core-prepared-moved = Você jogou outra coisa.
core-prepared-undone = Ela dependia de jogadas que foram desfeitas.
play-no-next-turn = Não há outra jogada para preparar agora.
play-notice-plan-stopped = Uma jogada que você preparou não será feita: { $plan }
    { $why }

# What comes by itself at a table.

discord-setup-automatic = Dados, cartas e jogadas forçadas
discord-automatic-on = acontecem sozinhos
discord-automatic-off = esperam um clique

# The screen of all that is planned, and the panel on which a turn is prepared.

plan-head = Planejar
plan-many = Planejar ({ $count })
plan-secret = O que o bot vai jogar por você quando chegar a hora, depois de um tempo variável. Ninguém mais vê nada disso.
plan-nothing = Não há nada planejado.
plan-turn = Preparar minha próxima jogada
plan-turn-after = E a jogada depois dessa
plan-change = Mudar a jogada preparada
plan-change-one = Mudar a jogada { $number }
plan-your-turn = Agora é a sua vez: aperte Minha vez. Depois de jogar você pode preparar a próxima aqui.
plan-no-more = Você não pode preparar outra: ninguém sabe ainda o que a última traz, ou você já tem três.
plan-title = **Você está preparando uma jogada futura.** Nada é jogado agora.
plan-ready = A jogada que você prepara
plan-only-if = **Ela é feita quando chegar a sua vez, mas só nestas condições:**
plan-reads = nada mudou nela
plan-else = Senão, você lê o motivo e decide na hora, como sempre. Com “Mesmo se as quantias mudarem”, ela vale também com outros preços e ganhos, mas nunca contra as outras condições.
plan-exactly = Preparar exatamente assim
plan-roughly = Mesmo se as quantias mudarem
plan-ask = E a sua próxima jogada?
plan-ask-after = E a jogada depois dessa?
plan-offered = A seguir: { $words }
plan-offered-exactly = A seguir, se ficar assim: { $words }
plan-stored = ✅ Preparada.
plan-reopened = A jogada preparada e tudo o que dependia dela foram retirados. Prepare-a de outro modo ou deixe assim.
plan-first = **Próxima jogada:** { $text }
plan-second = **A jogada seguinte:** { $text }
plan-third = **Depois:** { $text }
plan-stands = **Está valendo** (ninguém mais vê)
plan-stands-line = Planejado: { $plans }
