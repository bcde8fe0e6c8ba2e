# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-onward = Going on until something happens
magellan-order-voyage = A voyage
magellan-order-second = A second voyage, with the steps that are left
magellan-order-roll = Throwing the die
magellan-order-draw = Drawing cards

magellan-order-defend = Bombing before a naval battle
magellan-order-voyage-ready-better = On to { $end } each turn: { $piece }
magellan-order-voyage-ready-arrival = On to { $end }, ask me there: { $piece }
magellan-order-voyage-further = Further voyages
magellan-order-voyage-prompt = Which piece shall go on in your turns?
magellan-order-voyage-none = None: withdraw the voyage
magellan-order-voyage-text-none = No voyage.
magellan-order-voyage-text-news = Voyage: { $what } from { $start } to { $end }; ask me when a country or a lasting card comes or goes, or war or peace.
magellan-order-voyage-text-arrival = Voyage: { $what } from { $start } to { $end }; ask me when it can arrive, when the prize there is gone, and when war or peace comes.
magellan-order-voyage-text-develop = Voyage: { $what } from { $start } to { $end }, and develop it for at most { $cost } M. Ask me when it is gone, dearer or beyond my money, and at war.
magellan-order-voyage-text-arrive = Voyage: { $what } from { $start } to { $end }. Ask me when it is there, when the prize there is gone, and at war.
magellan-order-voyage-text-better = Voyage: { $what } from { $start } to { $end }, until something happens: it is there, something new promises more, something is lost, new pieces are worth their price, war.
magellan-order-voyage-text-better-develop = Voyage: { $what } from { $start } to { $end }, and develop it for at most { $cost } M, until something happens: something new promises more, something is lost, new pieces are worth their price, war.

magellan-order-ended-arrived = Arrived. { $voyage }
magellan-order-ended-gone = Your order has ended, because its piece left the way. { $voyage }
magellan-order-ended-war = Your order stops because of war or peace. { $voyage }
magellan-order-ended-news = Your order stops because a country or a lasting card has come or gone. { $voyage }
magellan-order-ended-goal = Your order stops because what is to be won at its end is no longer the same. { $voyage }
magellan-order-ended-dearer = Your order stops because developing there costs more now. { $voyage }
magellan-order-ended-poor = Your order stops because your money no longer suffices to develop there. { $voyage }
magellan-order-ended-lost = Your order stops because you have lost something. { $voyage }
magellan-order-ended-better = Your order stops because there is something new to go for: { $what }. { $voyage }
magellan-order-ended-buys = Your order stops because new pieces at your base would come to a goal sooner. { $voyage }
magellan-order-ended-done = Your order has ended: nothing is left of what you set out for. { $voyage }

magellan-order-until-prompt = When shall the voyage stop and ask you?
magellan-order-until-better = When something happens
magellan-order-until-better-hint = Develops at most at today's cost. Stops for a better goal or piece, a loss, a war
magellan-order-until-develop = When it is there and has developed it
magellan-order-until-develop-hint = At most today's cost. Stops when it is gone, dearer or beyond your money, and at war
magellan-order-until-arrive-hint = Steps left over go to a second voyage. Stops at war or when the prize is gone
magellan-order-until-news = At any news
magellan-order-until-news-hint = A country or a lasting history card comes or goes, war or peace, arrival
magellan-order-until-arrival = When it can arrive
magellan-order-until-arrival-hint = You play the turn in which it can arrive. Stops at war, at peace, or without a prize

magellan-order-onward-ready = Go on with everything until something happens
magellan-order-onward-prompt = What shall your pieces do until something happens?
magellan-order-onward-buy = Go on, develop and buy pieces
magellan-order-onward-buy-hint = Also buys a jeep, ship or plane where all others are far and money is left
magellan-order-onward-develop = Go on, and develop
magellan-order-onward-develop-hint = On arrival a country is developed, for at most what it costs now
magellan-order-onward-sail = Go on, and ask me on arrival
magellan-order-onward-sail-hint = You play the turn in which a piece can arrive
magellan-order-onward-ask = Ask me in each turn
magellan-order-onward-ask-hint = Withdraws the order
magellan-order-onward-text-ask = You are asked in each turn.
magellan-order-onward-text-develop = Your pieces go on ({ $goals }) and develop, for at most what it costs now, until something happens.
magellan-order-onward-text-buy = Your pieces go on ({ $goals }), buy what helps and develop, for at most what it costs now, until something happens.
magellan-order-onward-text-sail = Your pieces go on ({ $goals }) until one can arrive or something happens.
magellan-order-onward-text-wait = Your turns end until something that you can pay is worth its cost, or something happens.

magellan-order-roll-ready = Always throw the die for me at once
magellan-order-roll-prompt = Shall the die be thrown for you?
magellan-order-roll-ask = Ask me
magellan-order-roll-always = Throw at once
magellan-order-roll-text-ask = The die waits for you.
magellan-order-roll-text-always = The die is thrown for you at once.

magellan-order-draw-prompt = From which pack shall be drawn for you?
magellan-order-draw-ready = Draw for me what helps most
magellan-order-draw-wanted = What helps most
magellan-order-draw-wanted-hint = A country while fewer than three that you can pay are worth it, else history
magellan-order-draw-text-wanted = A geographic card is drawn for you while fewer than three open countries that you can pay are worth their cost, else a history card.
magellan-order-draw-geographic = Geographic cards
magellan-order-draw-text-ask = You choose the pack yourself.
magellan-order-draw-text-geographic = Geographic cards are drawn for you.
magellan-order-draw-text-history = History cards are drawn for you.

magellan-order-defend-prompt = When your ships are attacked: shall your planes aboard bomb first?
magellan-order-defend-stay = Never
magellan-order-defend-bomb = As often as they may
magellan-order-defend-text-ask = You are asked before each naval battle.
magellan-order-defend-text-stay = Your planes aboard never bomb before a naval battle.
magellan-order-defend-text-bomb = Your planes aboard bomb before a naval battle as often as they may.
