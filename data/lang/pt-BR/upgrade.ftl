# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = A partida começou com a versão { $old } das regras; está instalada a { $new }, com a qual ela muda depois da jogada { $seq }.
play-why-updating = O bot está sendo atualizado, e esta mesa já foi atualizada. Tente de novo em um minuto: nada mudou.
play-why-rules-ended = Encerrada sem resultado: assim decidiram os jogadores quando as regras mudaram.
play-note-rules-new = A partida continua com a versão { $version } das regras, a partir da jogada { $seq }: assim decidiram os jogadores. O que veio depois não conta mais.
play-note-rules-new-unasked = A partida continua com a versão { $version } das regras, a partir da jogada { $seq }: só bots estavam aqui, e ninguém foi consultado. O que veio depois não conta mais.
play-note-rules-old-unasked = A partida continua com a versão { $version } das regras, com a qual começou: só bots estavam aqui, e ninguém foi consultado.
play-note-rules-old = A partida continua com a versão { $version } das regras, com a qual começou: assim decidiram os jogadores.
play-notice-rules-decided = Está decidido com quais regras a partida continua. Ela está de novo em andamento.

upgrade-question = **As regras deste jogo mudaram. Com quais regras esta partida continua?** Começou com a versão { $old }; a mais nova é a { $version }.
upgrade-holds = { $seq ->
        [0] Com as novas regras só vale a distribuição
       *[other] Com as novas regras vale tudo até a jogada { $seq }
    }{ $lost ->
        [0] {"."}
        [1] {"; "}{ $lost } jogada depois dela se perde.
       *[other] {"; "}{ $lost } jogadas depois dela se perdem.
    }
upgrade-nothing-holds = Com as novas regras nem o começo é o mesmo, e a partida não pode continuar com elas.
upgrade-not-shipped = As regras antigas não estão mais instaladas.
upgrade-missing = Falta votar: { FORM($missing, as: "nom") }. A decisão sai assim que mais da metade concordar, ou, o mais tardar, quando todos tiverem votado.
upgrade-desk = As regras mudaram: diga com quais esta partida continua
upgrade-desk-voted = As regras mudaram: falta os outros dizerem com quais esta partida continua
upgrade-nobody = Aqui não há ninguém a quem perguntar: a partida continua sozinha com as regras que perdem menos, e qualquer pessoa pode assumir um lugar.
upgrade-nobody-end = Aqui não há ninguém a quem perguntar, e a partida acaba sozinha.
upgrade-vote-old = As regras antigas
upgrade-vote-new = As regras novas
upgrade-vote-end = Encerrar
