# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-prompt = What shall be done in your place?
magellan-order-voyage = A voyage
magellan-order-second = A second voyage, with the points that are left
magellan-order-roll = Throwing the die
magellan-order-draw = Drawing cards

magellan-order-defend = Bombing before a naval battle
magellan-order-voyage-ready = Voyage: { $piece } to { $end }
magellan-order-voyage-further = Further voyages
magellan-order-voyage-prompt = Which piece shall go on in your turns?
magellan-order-voyage-none = None: withdraw the voyage
magellan-order-voyage-end = Where to?
magellan-order-voyage-text-none = No voyage.
magellan-order-voyage-text-news = Voyage: { $what } from { $start } to { $end }; ask me when a country or a lasting card comes or goes, or war or peace.
magellan-order-voyage-text-arrival = Voyage: { $what } from { $start } to { $end }; ask me when it can arrive, when the prize there is gone, and when war or peace comes.

magellan-order-ended-arrived = Arrived. { $voyage }
magellan-order-ended-gone = Your order has ended, because its piece left the way. { $voyage }
magellan-order-ended-war = Your order stops because of war or peace. { $voyage }
magellan-order-ended-news = Your order stops because a country or a lasting card has come or gone. { $voyage }
magellan-order-ended-goal = Your order stops because what is to be won at its end is no longer the same. { $voyage }

magellan-order-until-prompt = When shall the voyage stop and ask you?
magellan-order-until-news = At any news
magellan-order-until-news-hint = A country or a lasting history card comes or goes, war or peace, arrival
magellan-order-until-arrival = On arrival
magellan-order-until-arrival-hint = When the points of a turn suffice to arrive; war or peace stops it too, or a prize that is gone

magellan-order-roll-ready = Always throw the die for me at once
magellan-order-roll-prompt = Shall the die be thrown for you?
magellan-order-roll-ask = Ask me
magellan-order-roll-always = Throw at once
magellan-order-roll-text-ask = The die waits for you.
magellan-order-roll-text-always = The die is thrown for you at once.

magellan-order-draw-prompt = From which pack shall be drawn for you?
magellan-order-draw-ask = Ask me
magellan-order-draw-geographic = Geographic cards
magellan-order-draw-history = History cards
magellan-order-draw-text-ask = You choose the pack yourself.
magellan-order-draw-text-geographic = Geographic cards are drawn for you.
magellan-order-draw-text-history = History cards are drawn for you.

magellan-order-defend-prompt = When your ships are attacked: shall your planes aboard bomb first?
magellan-order-defend-ask = Ask me
magellan-order-defend-stay = Never
magellan-order-defend-bomb = As often as they may
magellan-order-defend-text-ask = You are asked before each naval battle.
magellan-order-defend-text-stay = Your planes aboard never bomb before a naval battle.
magellan-order-defend-text-bomb = Your planes aboard bomb before a naval battle as often as they may.
