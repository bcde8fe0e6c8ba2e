# Those who watch over matches: referees and moderators, what they do, and why something happened.

discord-command-referee = Para a arbitragem: tempo, lugares, voltar, parar
discord-command-referee-person = A pessoa que arbitra só esta mesa

play-official = { $number ->
       *[other] a arbitragem
    }
play-stopped = A arbitragem parou esta partida: ninguém pode jogar até ela liberar. O que você escolher em *Minha vez* até lá fica guardado.
play-seat-barred = A arbitragem tirou você deste lugar. Fale com ela se quiser voltar.
play-why-referee = Encerrada sem resultado pela arbitragem; o histórico diz por quem.
play-why-moderator = Fechada pela moderação deste servidor.

play-referee-played = Você teve um lugar nesta mesa e conhece uma mão. Outra pessoa da arbitragem precisa fazer isso.
play-referee-alone = Um lugar aqui está guardado para alguém ausente, então ninguém poderia concordar. Outra pessoa da arbitragem precisa fazer isso.
play-referee-plays = Quem joga ou jogou numa mesa não pode arbitrá-la.
play-referee-ask-them = Você joga nesta mesa: pergunte aos outros (Mais, Encerrar sem resultado).
play-referee-lesson = Uma lição não tem arbitragem.
play-referee-not-awaited = Ninguém espera { FORM($who, as: "by") } no momento.
play-referee-offer-player = Ninguém pode conhecer duas mãos: quem tem ou teve outro lugar aqui não pode ficar com este.
play-referee-no-points = Neste jogo ninguém pode dizer como está a partida antes do fim. Ela pode acabar sem resultado.
play-referee-no-limit = Esta mesa não tem limite de tempo.
play-referee-time-enough = É mais tempo do que um lugar pode ter.
play-referee-no-entry = Não há jogada com o número { $seq } que ainda conte.

play-note-stopped = { WHO($by) ->
        [you] Você interrompe
       *[other] { $by } (arbitragem) interrompe
    } a partida por um tempo.
play-note-resumed = { WHO($by) ->
        [you] Você deixa
       *[other] { $by } (arbitragem) deixa
    } a partida continuar.
play-note-extended = { WHO($by) ->
        [you] Você dá
       *[other] { $by } (arbitragem) dá
    } { FORM($who, as: "at") } { $hours ->
        [1] mais uma hora
        [24] mais um dia
        [72] mais três dias
        [168] mais sete dias
       *[other] mais { $hours } horas
    }.
play-note-replaced-by-referee = { WHO($by) ->
        [you] Você tira
       *[other] { $by } (arbitragem) tira
    } { FORM($who, as: "nom") } da mesa. Um bot continua: { $bot }.
play-note-offered = { WHO($by) ->
        [you] Você oferece
       *[other] { $by } (arbitragem) oferece
    } { WHO($who) ->
        [you] o seu lugar
       *[other] o lugar { FORM($who, as: "of") }
    } a alguém.
play-note-offer-gone = { WHO($by) ->
        [you] Você não oferece
       *[other] { $by } (arbitragem) não oferece
    } mais { WHO($who) ->
        [you] o seu lugar
       *[other] o lugar { FORM($who, as: "of") }
    } a ninguém.
play-note-acted = { WHO($by) ->
        [you] Você executa
       *[other] { $by } (arbitragem) executa
    } { WHO($who) ->
        [you] a sua jogada, na sua ausência
       *[other] a jogada { FORM($who, as: "of") }, que está ausente
    }.
play-note-answered-for = { WHO($by) ->
        [you] Você responde
       *[other] { $by } (arbitragem) responde
    } { FORM($who, as: "by") }, que está ausente.
play-note-rewound = { WHO($by) ->
        [you] Você volta
       *[other] { $by } (arbitragem) volta
    } à jogada { $seq }: { $count ->
        [1] uma jogada é desfeita
       *[other] { $count } jogadas são desfeitas
    }.
play-note-rewound-known = O que foi sorteado ou estava em segredo ali já é conhecido, e as mesmas jogadas darão de novo os mesmos resultados.
play-note-ended-by-referee = { WHO($by) ->
        [you] Você encerra
       *[other] { $by } (arbitragem) encerra
    } a partida sem resultado.
play-note-ended-by-moderator = { WHO($by) ->
        [you] Você fecha
       *[other] { $by } (moderação) fecha
    } a mesa.
play-note-ended-as-it-stands = { WHO($by) ->
        [you] Você encerra
       *[other] { $by } (arbitragem) encerra
    } a partida como está.
play-note-challenged = { FORM($who, as: "nom", cap: "yes") } pede à arbitragem que veja a jogada { $seq }.

play-notice-named = Você arbitra esta mesa agora. O que pode fazer ali está em *Mais*, *Arbitragem*.
play-notice-extended = A arbitragem deu a você { $hours ->
        [1] mais uma hora
        [24] mais um dia
        [72] mais três dias
        [168] mais sete dias
       *[other] mais { $hours } horas
    } para esta partida.
play-notice-replaced-by-referee = A arbitragem tirou você da mesa; um bot continua: { $bot }. Fale com ela se quiser voltar.
play-notice-replaced-by-person = A arbitragem deu o seu lugar a outra pessoa, que continua.
play-notice-offered = A arbitragem oferece a você { WHO($who) ->
        [you] o seu lugar
       *[other] o lugar { FORM($who, as: "of") }
    } nesta partida.
play-notice-rewound = { $count ->
        [1] A arbitragem desfez a sua jogada.
       *[other] A arbitragem desfez { $count } jogadas, inclusive a sua.
    }
play-notice-acted = Você não estava presente, e a arbitragem executou a sua jogada.
play-notice-answered-for = Você não estava presente, e a arbitragem jogou por você, pelo que todos veem.
play-notice-referee-ended = A arbitragem encerrou a partida.
play-notice-moderated = A moderação do servidor fechou a partida { $match }.
play-notice-deed-lapsed = { FORM($who, as: "nom", cap: "yes") } já jogou, e o pedido que você fez como parte da arbitragem expirou. Você pode pedir de novo.
play-notice-deed-declined = { FORM($who, as: "nom", cap: "yes") } não concorda com o que você quer fazer como parte da arbitragem.

play-challenge-no-such = Essa jogada não existe nesta partida.
play-challenge-already = Alguém já pediu: a arbitragem foi chamada para a jogada { $seq }.
play-challenge-too-many = Você já chamou a arbitragem para { $most } jogadas desta partida; para mais do que isso, é melhor conversar.

core-result-points = Pontos
core-result-stands = A arbitragem encerrou a partida como estava, e a imagem mostra isso: vence quem tem mais pontos.

referee-button = Arbitragem
referee-head = Arbitragem · { $game }, partida { $match }
referee-hint = Tudo o que você faz fica no histórico com o seu nome. Das mãos, você vê só o que todos veem.
referee-admins-only = Só quem tem a permissão Gerenciar servidor pode fazer isso.
referee-moderators-only = Só quem tem aqui a permissão Gerenciar mensagens ou Gerenciar servidor pode fazer isso.
referee-only = Só a arbitragem pode fazer isso: quem tem o cargo { $role }, ou a pessoa nomeada para esta mesa.
referee-nobody = Só a arbitragem pode fazer isso, e esta mesa não tem árbitro. Quem gerencia o servidor também é árbitro e escolhe em /setup o cargo dos demais.
referee-elsewhere = Um cargo só vale no próprio servidor: faça isso lá, não aqui.
referee-role-gone = O cargo da arbitragem foi apagado. Quem gerencia o servidor pode escolher outro em /setup.
referee-everybody = Todos têm esse cargo, inclusive quem joga. Escolha um que só a arbitragem tenha.
referee-name = Árbitro só desta mesa
# by name
referee-named = { $name } arbitra esta mesa a partir de agora.
referee-named-nobody = Ninguém mais está nomeado para arbitrar esta mesa.
referee-named-own = Quem joga numa mesa não pode escolher quem a arbitra depois que a partida começou.
referee-named-bot = É um bot. Escolha uma pessoa.
referee-language = Idioma desta mesa
referee-language-set = Idioma desta mesa: { $language }. As mensagens privadas continuam no idioma de quem as lê.
referee-foot = arbitragem: { $name }
referee-own-table = ⚠️ Você joga aqui, então todos os outros da mesa precisam concordar com o que você faz como parte da arbitragem.
referee-asked = Pergunta feita, porque você joga aqui. Falta responder: { FORM($who, as: "nom") }. Isto fica atualizado aqui por quinze minutos.
referee-question = { FORM($who, as: "nom", cap: "yes") } faz parte da arbitragem e joga aqui. O pedido: { $wants }. Falta responder: { FORM($missing, as: "nom") }.
# by name
referee-stopped = **Parada** por { $by } (arbitragem) <t:{ $when }:R>. Nenhum relógio anda e nada se move.
referee-desk = A arbitragem parou a partida por um tempo.
referee-stop = Parar por um tempo
referee-rewind = Desfazer…
referee-end = Encerrar…
referee-close = Fechar pela moderação
referee-close-ask = Fechar { $game }, partida { $match }, de vez? As pessoas verão que foi a moderação.
referee-close-yes = Fechar a mesa
referee-closed = A mesa está fechada. As pessoas verão que foi a moderação.
referee-seat = Um lugar: tempo, trocar, jogar…
referee-seat-head = { WHO($who) ->
        [you] O seu lugar
       *[other] O lugar de { $who }
    }
referee-extend-about = O tempo extra vai para a reserva. Quem já tinha gasto o tempo também recebe de novo o tempo de uma jogada.
referee-extend = { $hours ->
        [24] +1 dia
        [72] +3 dias
        [168] +7 dias
       *[other] +{ $hours } h
    }
referee-act-about = Ausente? *Responder por quem falta*: o que todos veem basta para isso. Ou execute a jogada: pelas ordens da própria pessoa, senão por um bot sensato. Você não vê nenhuma mão.
referee-act-hidden = Ausente? O que se pergunta { FORM($who, as: "at") } agora depende do que só esse lugar vê, então ninguém pode responder. Mas a jogada pode ser feita: pelas ordens da própria pessoa, senão por um bot sensato que vê o que o lugar vê. Você não vê nenhuma mão.
referee-answer = Responder por quem falta…
referee-answers = ⚖️ **Você responde { FORM($who, as: "by") }**, que está ausente. Você vê o que todos veem; o histórico vai dizer seu nome.
referee-move = { WHO($who) ->
        [you] A sua jogada
       *[other] A jogada de { $who }
    }
referee-act = Executar a jogada
referee-replace = Trocar por um bot…
referee-replace-ask = { FORM($who, as: "nom", cap: "yes") } sai, e só volta se a arbitragem oferecer o lugar de novo. Qualquer pessoa pode assumi-lo no lugar do bot.
referee-offer-about = Ofereça o lugar a alguém: quem o tem fica com ele até alguém assumi-lo.
referee-offer = Oferecer o lugar a…
referee-offered = A arbitragem oferece { WHO($who) ->
        [you] o seu lugar
       *[other] o lugar { FORM($who, as: "of") }
    } a { $name }.
# by name
referee-take = Assumir o lugar ({ $name })
referee-take-mine = Assumir o lugar oferecido a mim
referee-rewind-nothing = Não há jogada que se possa desfazer.
referee-rewind-head = Tudo a partir da jogada escolhida é desfeito. Se houver bots que continuariam na hora, pare a partida antes.
referee-rewind-choose = Desfazer a partir de…
referee-rewind-ask = A jogada { $seq } e tudo depois dela são desfeitos ({ $count ->
        [1] uma jogada
       *[other] { $count } jogadas
    }):
referee-rewind-known = ⚠️ **Ali foi revelado o resultado de um sorteio ou um segredo.** Todos já sabem, e as mesmas jogadas darão de novo os mesmos resultados. O histórico vai dizer isso.
referee-rewind-yes = Desfazer tudo
referee-end-ask = Como a partida deve acabar? *Sem resultado*: não conta para ninguém. *Como está*: vence quem tem mais pontos agora, e não conta para o rating.
referee-end-plain = Sem resultado
referee-end-stands = Como está

referee-wants = { $kind ->
        [pause] parar a partida por um tempo
        [resume] deixar a partida continuar
        [extend] dar { FORM($who, as: "at") } { $hours ->
            [1] mais uma hora
            [24] mais um dia
            [72] mais três dias
            [168] mais sete dias
           *[other] mais { $hours } horas
        }
        [replace] deixar um bot jogar { WHO($who) ->
            [you] no seu lugar
           *[other] no lugar { FORM($who, as: "of") }
        }
        [offer] oferecer { WHO($who) ->
            [you] o seu lugar
           *[other] o lugar { FORM($who, as: "of") }
        } a { $name }
        [offer-gone] não oferecer mais { WHO($who) ->
            [you] o seu lugar
           *[other] o lugar { FORM($who, as: "of") }
        } a ninguém
        [act] executar { WHO($who) ->
            [you] a sua jogada, na sua ausência
           *[other] a jogada { FORM($who, as: "of") }, que está ausente
        }
        [answer] responder { FORM($who, as: "by") }, que está ausente: { $answers }
        [rewind] desfazer a jogada { $seq } e tudo depois dela
        [stands] encerrar a partida como está
       *[end] encerrar a partida sem resultado
    }

referee-done = Feito: { $wants }.

explain-button = Explicar isto
explain-head = Por quê? · { $game }, partida { $match }, jogada { $seq }
explain-before = O que levou até ali
explain-undone = Isto foi desfeito depois e não conta.
explain-host = Isto é uma nota do Caravel, não uma jogada. A posição fica como está, a não ser que jogadas tenham sido desfeitas.
explain-sealed = Aqui foi revelado o resultado de um sorteio ou um segredo. Ele veio da semente, cujo hash foi publicado no começo; no fim qualquer pessoa pode verificar isso (*Conferir*).
explain-chapter = Nas regras: { $chapters }.
explain-rules = Regras: { $chapter }
explain-choose = Explicar outra jogada

challenge-button = Contestar isto
challenge-ask = Chamar a arbitragem para a jogada { $seq }? Ela é avisada uma vez, aqui, e o histórico diz que você pediu.
challenge-other = Explicar esta, ou outra
challenge-yes = Chamar a arbitragem
challenge-done = A arbitragem foi chamada. Isso fica no histórico.
challenge-nobody = Ninguém viria: este servidor não tem cargo de arbitragem, e esta mesa não tem árbitro. A moderação pode escolher alguém com /referee.
challenge-call = { $called } · { $text } ({ $game }, [ver a mesa]({ $link }))
challenge-look = Dar uma olhada
