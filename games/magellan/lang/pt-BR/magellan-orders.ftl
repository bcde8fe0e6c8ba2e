# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-onward = Continuar até que algo aconteça
magellan-order-voyage = Uma viagem
magellan-order-second = Uma segunda viagem, com os passos que sobram
magellan-order-roll = Rolar o dado
magellan-order-draw = Tirar cartas

magellan-order-defend = Bombardear antes de um combate naval
magellan-order-voyage-ready-better = Seguir { FORM($end, as: "to") } a cada jogada: { $piece }
magellan-order-voyage-ready-arrival = Seguir { FORM($end, as: "to") }, perguntar lá: { $piece }
magellan-order-voyage-further = Outras viagens
magellan-order-voyage-prompt = Qual peça deve seguir viagem nas suas jogadas?
magellan-order-voyage-none = Nenhuma: cancelar a viagem
magellan-order-voyage-text-none = Nenhuma viagem.
magellan-order-voyage-text-news = Viagem: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }; perguntar quando um país ou uma carta duradoura aparecer ou sumir, ou vier guerra ou paz.
magellan-order-voyage-text-arrival = Viagem: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }; perguntar quando puder chegar, quando alguém levar o prêmio de lá, e quando vier guerra ou paz.
magellan-order-voyage-text-develop = Viagem: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, e desenvolver por no máximo { $cost } M. Perguntar quando o país já tiver dono, ficar mais caro ou passar do meu dinheiro, e se houver guerra.
magellan-order-voyage-text-arrive = Viagem: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }. Perguntar quando estiver lá, quando alguém levar o prêmio de lá, e se houver guerra.
magellan-order-voyage-text-better = Viagem: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, até que algo aconteça: chegada, um alvo melhor, uma perda, peças novas que valham o preço ou guerra.
magellan-order-voyage-text-better-develop = Viagem: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, e desenvolver por no máximo { $cost } M, até que algo aconteça: um alvo melhor, uma perda, peças novas que valham o preço ou guerra.

magellan-order-ended-arrived = Chegou. { $voyage }
magellan-order-ended-gone = Sua ordem acabou, porque a peça saiu do caminho. { $voyage }
magellan-order-ended-war = Sua ordem parou por causa de guerra ou paz. { $voyage }
magellan-order-ended-news = Sua ordem parou porque um país ou uma carta duradoura apareceu ou sumiu. { $voyage }
magellan-order-ended-goal = Sua ordem parou porque o que há a ganhar no fim não é mais o mesmo. { $voyage }
magellan-order-ended-dearer = Sua ordem parou porque desenvolver lá custa mais agora. { $voyage }
magellan-order-ended-poor = Sua ordem parou porque seu dinheiro não basta mais para desenvolver lá. { $voyage }
magellan-order-ended-lost = Sua ordem parou porque você perdeu algo. { $voyage }
magellan-order-ended-better = Sua ordem parou porque há algo novo a buscar: { $what }. { $voyage }
magellan-order-ended-buys = Sua ordem parou porque peças novas na sua base chegariam antes a um alvo. { $voyage }
magellan-order-ended-done = Sua ordem acabou: nada resta do que você queria. { $voyage }

magellan-order-until-prompt = Quando a viagem deve parar e perguntar?
magellan-order-until-better = Quando algo acontecer
magellan-order-until-better-hint = Desenvolve no máximo pelo custo de hoje. Termina se houver alvo ou peça melhor, perda ou guerra
magellan-order-until-develop = Quando chegar e desenvolver
magellan-order-until-develop-hint = No máximo pelo custo de hoje. Termina se o país tiver dono, ficar caro demais ou houver guerra
magellan-order-until-arrive-hint = Passos que sobram vão para a segunda viagem. Termina se houver guerra ou se levarem o prêmio
magellan-order-until-news = A qualquer novidade
magellan-order-until-news-hint = Um país ou carta histórica duradoura aparece ou some, guerra ou paz, chegada
magellan-order-until-arrival = Quando puder chegar
magellan-order-until-arrival-hint = A jogada em que ela pode chegar é sua. Termina se houver guerra ou paz, ou se levarem o prêmio

magellan-order-onward-ready = Continuar tudo até que algo aconteça
magellan-order-onward-prompt = O que suas peças devem fazer até que algo aconteça?
magellan-order-onward-buy = Continuar, desenvolver e comprar
magellan-order-onward-buy-hint = Também compra jipe, navio ou avião onde os outros estão longe e sobra dinheiro
magellan-order-onward-develop = Continuar e desenvolver
magellan-order-onward-develop-hint = Ao chegar, a peça desenvolve o país, no máximo pelo que custa agora
magellan-order-onward-sail = Continuar e perguntar na chegada
magellan-order-onward-sail-hint = A jogada em que uma peça pode chegar é sua
magellan-order-onward-ask = Perguntar a cada jogada
magellan-order-onward-ask-hint = Cancela a ordem
magellan-order-onward-text-ask = O bot pergunta a cada jogada.
magellan-order-onward-text-develop = Suas peças seguem viagem ({ $goals }) e desenvolvem países, no máximo pelo que custam agora, até que algo aconteça.
magellan-order-onward-text-buy = Suas peças seguem viagem ({ $goals }), compram o que ajuda e desenvolvem países, no máximo pelo que custam agora, até que algo aconteça.
magellan-order-onward-text-sail = Suas peças seguem viagem ({ $goals }) até que uma possa chegar ou algo aconteça.
magellan-order-onward-text-wait = O bot passa a sua vez até que algo que você possa pagar valha o custo, ou algo aconteça.

magellan-order-roll-ready = Sempre rolar o dado por mim na hora
magellan-order-roll-prompt = O bot deve rolar o dado por você?
magellan-order-roll-ask = Perguntar
magellan-order-roll-always = Rolar na hora
magellan-order-roll-text-ask = O dado espera por você.
magellan-order-roll-text-always = O bot rola o dado na hora.

magellan-order-draw-prompt = De qual baralho o bot deve tirar cartas para você?
magellan-order-draw-ready = Tirar para mim o que mais ajuda
magellan-order-draw-wanted = O que mais ajuda
magellan-order-draw-wanted-hint = Um país, enquanto menos de três que você pode pagar valerem a pena; senão, uma carta histórica
magellan-order-draw-text-wanted = O bot tira para você uma carta geográfica enquanto menos de três países abertos que você pode pagar valerem o custo; senão, uma histórica.
magellan-order-draw-geographic = Cartas geográficas
magellan-order-draw-text-ask = A escolha do baralho é sua.
magellan-order-draw-text-geographic = O bot tira cartas geográficas para você.
magellan-order-draw-text-history = O bot tira cartas históricas para você.

magellan-order-defend-prompt = Quando atacarem seus navios: seus aviões a bordo devem bombardear antes?
magellan-order-defend-stay = Nunca
magellan-order-defend-bomb = Sempre que puderem
magellan-order-defend-text-ask = O bot pergunta antes de cada combate naval.
magellan-order-defend-text-stay = Seus aviões a bordo nunca bombardeiam antes de um combate naval.
magellan-order-defend-text-bomb = Seus aviões a bordo bombardeiam antes de um combate naval sempre que podem.
