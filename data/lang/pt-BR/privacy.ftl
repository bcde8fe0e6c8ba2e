# What is stored about people and servers, and how it is deleted.

privacy-somebody = Alguém

# What the host clears away by itself.

play-log-gone = O histórico desta partida não é mais guardado; o resultado, sim.
play-why-idle = Fechada: ninguém veio a esta mesa por { $days } dias.
play-notice-idle = Ninguém veio a esta mesa por { $days } dias, então ela foi fechada. Abra outra quando quiser.
play-why-deserted-soon = Todas as pessoas saíram desta partida. Ela acaba sem resultado em <t:{ $when }:D>, se ninguém assumir um lugar antes.
play-notice-deserted-soon = Todas as pessoas saíram desta partida. Ela acaba sem resultado em <t:{ $when }:D>, se ninguém assumir um lugar antes (Mais).
play-why-deserted-long = Encerrada sem resultado: todas as pessoas tinham saído, e ninguém voltou.
play-why-server-left = O bot foi removido do servidor desta partida. Ela continua de onde parou quando o bot voltar para lá.
play-why-server-wiped = Fechada: alguém que gerencia este servidor mandou apagar todas as mesas dele.

# Export.

privacy-export-busy = Um arquivo já está sendo feito para você. Se não chegar até <t:{ $when }:t>, peça de novo.

# The panel.

privacy-button = O que se guarda sobre mim
discord-command-privacy = O que se guarda sobre você: ver, exportar, apagar

privacy-head = O que se guarda sobre você
privacy-hint = Somente você vê isto. Seu ID de usuário do Discord é guardado com cada item, para o bot saber que é seu.
privacy-nothing = Nada é guardado sobre você.
privacy-hint-nothing = Somente você vê isto.
privacy-export = Exportar
privacy-delete = Apagar…
privacy-text-privacy = Privacidade
privacy-text-terms = Termos de uso
# Only in other languages: the texts with legal meaning exist in English alone.
privacy-in-english = Este texto existe só em inglês, e é o texto em inglês que vale.
privacy-no-text = Falta o texto nesta máquina. Pergunte a quem mantém o bot.

privacy-has-settings = **Configurações**: o que você escolheu sobre avisos, idioma, fuso horário, horários, férias e estatísticas
privacy-has = { $subject ->
        [seats] **Mesas**: seus lugares em { $count ->
            [1] uma mesa
           *[other] { $count } mesas
        } ({ $over ->
            [0] nenhuma delas acabou
            [1] uma delas acabou
           *[other] { $over } delas acabaram
        }), com seu nome de exibição; { $moves ->
            [0] nenhuma entrada dos históricos vem
            [1] uma entrada dos históricos vem
           *[other] { $moves } entradas dos históricos vêm
        } dos seus lugares
        [seats_left] **Lugares que você teve antes** e deixou: { $count }
        [opened] **Mesas e lições que você abriu**: { $count }
        [memos] **Notas**: { $count }
        [orders] **Ordens e jogadas preparadas**: { $count }
        [half_made] **Jogadas pela metade, respostas antecipadas e dicas de um treinador**: { $count }
        [notices] **Avisos** que você não leu: { $count }
        [still_to_send] **Mensagens para você** ainda por enviar: { $count }
        [messages] **Onde você recebeu o aviso da sua vez** (servidor, canal, mensagem): { $count }
        [direct_messages] **Onde você recebe mensagens diretas** do bot: o número desse canal
        [results] **Resultados** de partidas encerradas, para estatísticas e ratings: { $count }
        [followed] **Mesas que você segue**: { $count }
        [told_otherwise] **Mesas com avisos diferentes** dos demais: { $count }
        [benches] **Servidores em que você é reserva**: { $count }
        [servers] **Servidores para os quais você escolheu algo** com `/setup`: { $count }
       *[records] **Registros de partidas que você trouxe para cá**: { $count }
    }

privacy-exported = { $count ->
        [0] O arquivo tem tudo o que se guarda sobre você (*about.json*).
        [1] O arquivo tem tudo o que se guarda sobre você (*about.json*) e o registro de uma partida.
       *[other] O arquivo tem tudo o que se guarda sobre você (*about.json*) e os registros de { $count } partidas.
    } { $left ->
        [0] {""}
        [1] Mais uma partida vem na próxima parte.
       *[other] Mais { $left } partidas vêm na próxima parte.
    }
privacy-exported-server = { $count ->
        [0] O arquivo tem tudo o que se guarda sobre este servidor (*about.json*).
        [1] O arquivo tem tudo o que se guarda sobre este servidor (*about.json*) e o registro de uma partida.
       *[other] O arquivo tem tudo o que se guarda sobre este servidor (*about.json*) e os registros de { $count } partidas.
    } { $left ->
        [0] {""}
        [1] Mais uma partida vem na próxima parte.
       *[other] Mais { $left } partidas vêm na próxima parte.
    }
privacy-export-more = Próxima parte

privacy-delete-head = Apagar tudo sobre você?
privacy-delete-says =
    - **Partidas em andamento**: um bot continua no seu lugar, e qualquer pessoa pode assumi-lo. Ele deixa de ser seu.
    - **Mesas abertas** suas passam para a próxima pessoa ali, ou são fechadas.
    - **Partidas encerradas** ficam para os outros. No seu lugar lê-se “Alguém” a partir daí.
    - **Seus resultados, ratings e posições em placares de líderes** são apagados. Os dos outros ficam como estão.
    - **Todo o resto que é seu é apagado**: configurações, notas, ordens, lições, avisos, inscrições como reserva, registros que você trouxe para cá.
    Exporte antes se quiser guardar algo.
privacy-delete-sure = Apagar tudo mesmo?
privacy-delete-last = Acontece na hora e não tem volta. Se você jogar de novo mais tarde, começa do zero.
privacy-delete-now = Apagar tudo agora
privacy-deleted = Tudo sobre você foi apagado. Se você jogar de novo, começa do zero.
privacy-deleting = Nem tudo pôde ser apagado de uma vez. O resto continua sozinho; veja de novo em alguns minutos (/privacy).

privacy-server = Este servidor…
privacy-admins-only = Só quem pode gerenciar o servidor (Gerenciar servidor) pode fazer isso, e só lá.
privacy-server-head = O que se guarda sobre { $server }
privacy-server-says = { $count ->
        [0] Nenhuma partida está guardada.
        [1] Uma partida está guardada, com o histórico e quem a jogou.
       *[other] { $count } partidas estão guardadas, com os históricos e quem as jogou.
    } Guarda-se também: o que se escolheu para o servidor, seus reservas, e onde os avisos de vez foram postados. O arquivo tem tudo isso, e os registros de todas as partidas que começaram; das que estão em andamento, tem o que todos podem ver.
privacy-wipe = Apagar tudo…
privacy-wipe-head = Apagar tudo de { $server }?
privacy-wipe-says =
    - **Mesas abertas e partidas em andamento** são fechadas sem resultado. Os cartões dizem por quê.
    - **Todas as partidas, históricos e resultados** deste servidor somem uns dois minutos depois, e com eles as estatísticas, ratings e placares de líderes.
    - **O que se escolheu para o servidor**, e seus reservas, também somem.
    Isto vale para todos que jogam aqui e não tem volta. Exporte antes se quiser guardar algo.
privacy-wipe-name = Digite o nome do servidor…
privacy-wipe-title = Apagar tudo deste servidor
privacy-wipe-label = Nome do servidor
privacy-wipe-hint = Digite: { $server }
privacy-wipe-other = Esse não é o nome deste servidor, então nada é apagado. Ele se chama { $server }.
privacy-wiping = O que está em andamento neste servidor é fechado. Tudo o que é do servidor é apagado a partir de <t:{ $when }:t>.

# Limits.

privacy-busy = Você já está esperando { $most } coisas que o bot demora um pouco para fazer (filmes, análises, arquivos, dicas). Peça de novo quando uma delas chegar; nada se perde.
privacy-busy-here = Várias pessoas neste servidor estão esperando filmes, análises ou arquivos. Peça de novo em um minuto; nada se perde.
