# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, lugares 0 a { $last }, semente { $seed }. /help mostra o que você pode digitar.
terminal-named = Lugar { $seat }
terminal-help = Responda com um código, com vários de uma vez (uma linha inteira) ou com o número de uma opção.
    Enter    joga uma linha que já está completa; uma jogada de bot onde há bots em todos os lugares
    /view    a posição em palavras, com as respostas até aqui; /view all: como todos a veem; /view json
    /back    desfaz a última resposta
    /undo    desfaz tudo desde a sua última linha
    /seat 1  olha do lugar 1 e responde por ele
    /bot 1 mate  um bot joga no lugar 1 ({ $levels }); /bot 1 - dá o lugar a você
    /log     o histórico como este lugar o lê
    /test    esta posição como teste; /test FILE a grava
    /save FILE  o registro da partida, para --record, replay, a demo e testes
    /quit    termina
terminal-unknown = Não há /{ $command }. /help mostra o que há.
terminal-complete = A linha está completa: { $line }. Enter a joga.
terminal-bots = Há bots em todos os lugares; aguardando: { FORM($who, as: "nom") }. Enter faz uma jogada.
terminal-waiting = Não há pergunta para este lugar agora. Aguardando: { FORM($who, as: "nom") }.
terminal-form = Responda com chave=resposta, várias de uma vez se quiser.
terminal-several = Escolha de { $lo } a { $hi }, ligados por +. Um - não pega nenhum.
terminal-more = … e mais { $count }: { $tokens }
terminal-no-answer = Não há resposta para desfazer.
terminal-no-move = Não há jogada para desfazer.
terminal-undone = Desfeitas: jogadas { $first } a { $last }.
terminal-seat = Os lugares vão de 0 a { $last }.
terminal-level = Os bots são { $levels }; - dá o lugar a você.
terminal-rank = { $rank }. { FORM($who, as: "nom", cap: "yes") }: { $points }
terminal-written = Gravado em { $file }.
