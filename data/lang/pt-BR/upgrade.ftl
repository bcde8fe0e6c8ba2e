# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = A partida começou com a versão { $old } das regras; está instalada a { $new }, pela qual ela sai diferente depois da jogada { $seq }.
play-why-updating = O bot está sendo atualizado, e esta mesa já foi. Tente de novo em um minuto: nada mudou.
play-why-rules-ended = Encerrada sem resultado: foi o que quem joga decidiu quando as regras mudaram.
play-note-rules-new = A partida segue pela versão { $version } das regras, a partir da jogada { $seq }: foi o que quem joga decidiu. O que veio depois não conta mais.
play-note-rules-new-unasked = A partida segue pela versão { $version } das regras, a partir da jogada { $seq }: só bots estavam aqui, e ninguém foi perguntado. O que veio depois não conta mais.
play-note-rules-old-unasked = A partida segue pela versão { $version } das regras, com que começou: só bots estavam aqui, e ninguém foi perguntado.
play-note-rules-old = A partida segue pela versão { $version } das regras, com que começou: foi o que quem joga decidiu.
play-notice-rules-decided = Está decidido por que regras a partida segue. Ela corre de novo.

upgrade-question = **As regras deste jogo mudaram. Por que regras segue esta partida?** Começou com a versão { $old }; a mais nova é a { $version }.
upgrade-holds = { $seq ->
        [0] Pelas novas regras só vale a distribuição
       *[other] Pelas novas regras vale tudo até a jogada { $seq }
    }{ $lost ->
        [0] {"."}
        [one] {"; "}{ $lost } jogada depois dela se perde.
       *[other] {"; "}{ $lost } jogadas depois dela se perdem.
    }
upgrade-nothing-holds = Pelas novas regras nem o começo é o mesmo, e ela não pode seguir por elas.
upgrade-not-shipped = As regras antigas não estão mais instaladas.
# by name
upgrade-missing = Falta votar: { $missing }. Decide-se assim que mais da metade concorda, no máximo quando todos votaram.
upgrade-desk = As regras mudaram: diga por quais esta partida segue
upgrade-desk-voted = As regras mudaram: os outros ainda dizem por quais esta partida segue
upgrade-nobody = Aqui não há ninguém a quem perguntar: ela segue sozinha pelo que perde menos, e qualquer pessoa pode tomar um lugar.
upgrade-nobody-end = Aqui não há ninguém a quem perguntar, e ela acaba sozinha.
upgrade-vote-old = As regras antigas
upgrade-vote-new = As regras novas
upgrade-vote-end = Encerrar
upgrade-decided-old = Decidido: segue pelas regras antigas.
upgrade-decided-new = Decidido: segue pelas regras novas.
upgrade-decided-end = Decidido: a partida acabou sem resultado.
