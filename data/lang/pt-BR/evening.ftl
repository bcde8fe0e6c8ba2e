# Live evenings: planning one, its card, its result.

evening-name = Noite ao vivo
evening-plan = Planejar uma noite ao vivo
evening-end = Cancelar a noite ao vivo
evening-on = { $game }, { $when }, em { $channel }
evening-weekly = toda semana; a próxima: { $when }
evening-once = { $when }
evening-game = Jogo
evening-time = Quando (hora do servidor)
evening-often = Com que frequência
evening-every-week = Toda semana
evening-only-once = Uma vez
evening-planned = { $game } em { $channel }: { $when }. O Discord { $announced ->
        [yes] anuncia em *Eventos*.
        [no] não anuncia nada, porque me falta *Criar eventos*; a noite acontece mesmo assim.
       *[unseen] não anuncia nada, porque mostraria o evento a todos aqui, e nem todos podem ver { $channel }; a noite acontece mesmo assim.
    } Quinze minutos antes, uma mensagem silenciosa pergunta quem está aqui.
evening-refused = A noite ao vivo de { $game } está cancelada: não posso postar em { $channel }. As mesas em andamento continuam. `/setup`, *Clube* planeja outra no canal em que você apertar o botão.
evening-when = Escolha uma das noites que o formulário oferece.
evening-one = Já há uma noite planejada: cancele-a antes.
evening-head = Noite ao vivo: { $game }
evening-description = Mesas curtas que acabam na mesma noite. Venha e aperte “Estou aqui”: { $link }
evening-called = Começa { $when }. Mesas curtas de cerca de { $seats } pessoas; quem estiver aqui na hora ganha um lugar.
evening-begun = Começou. Mesas curtas de cerca de { $seats } pessoas: aperte o botão, e você ganha um lugar assim que houver gente suficiente.
evening-here = { $count ->
        [1] Aqui: { FORM($who, as: "nom") }.
       *[other] Aqui: { FORM($who, as: "nom") } ({ $count }).
    }
evening-come = Estou aqui
evening-fill = Jogar com bots
evening-table = [Mesa { $match }]({ $link }): { FORM($who, as: "nom") }
evening-closed = [Mesa { $match }]({ $link }): encerrada sem resultado
evening-result = { $game }, noite ao vivo: { $people ->
        [1] { $people } pessoa
       *[other] { $people } pessoas
    } em { $count ->
        [1] { $count } mesa
       *[other] { $count } mesas
    }
evening-go-on = O que não acabou segue no ritmo usual.
evening-seated = Você está na mesa { $match }. Ela é ao vivo: quem precisa jogar está aqui.
evening-waits = Você está aqui. Assim que houver gente suficiente, você ganha um lugar; a partir de cinco minutos depois do começo, também com bots.
evening-soon = Você está aqui. Começa { $when }, e aí você ganha um lugar: volte a este canal.
evening-not-now = A noite não começou: o cartão pergunta quinze minutos antes quem está aqui.
