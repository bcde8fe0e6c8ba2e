"""What the sentences of the game claim (`contract.claims`), checked without the mind.

Each function tells by the rules and the true position whether a sentence is true: `said`, with the key of the message.
"""

from __future__ import annotations

from contract.claims import Claim
from games.pizarro.rules.board import GAMBLE_LIMIT, PHASES
from games.pizarro.rules.payment import can_pay_exactly, crowns, problem
from games.pizarro.rules.turn.flow import bidders
from games.pizarro.tests.looked_up import (
    best_total,
    brings_crowns,
    brings_pile,
    card,
    does,
    explorer_of,
    has_later_use,
    here,
    holds_most,
    is_allowed,
    is_alone_onward,
    is_average,
    is_better,
    is_bid,
    is_denied,
    is_equal,
    is_fewest,
    is_gamble,
    is_half,
    is_held,
    is_left_so_often,
    is_of_the_auction,
    is_only_rival,
    is_onward,
    is_payment,
    is_phase,
    is_poor,
    is_richer,
    is_under,
    keeps,
    keeps_money,
    leads,
    leave,
    limit,
    me,
    offers,
    other,
    paid_cards,
    paid_price,
    pays_for,
    price,
    rivals,
    space_reached,
    to_come,
    values,
)
from games.pizarro.tests.story_facts import STORY as STORY

LESSON: dict[str, Claim] = {
    "pizarro.lesson.hand": lambda said: me(said).hand == tuple(range(1, 10)) and not me(said).ships,
    "pizarro.lesson.offer": lambda said: (
        offers(said, "pizarro") and len(here(said).stack) == 17 and list(map(len, here(said).later)) == [12, 6]
    ),
    "pizarro.lesson.bid": lambda said: (space_reached(said).crowns, space_reached(said).bags) == (2, 1),
    "pizarro.lesson.raise": lambda said: leads(said, 1, 3) and 2 not in said.state.stage.queue and {4, 7} <= set(me(said).hand),
    "pizarro.lesson.pay": lambda said: pays_for(said, "pizarro", 4) and {1, 3, 4, 7} <= set(me(said).hand),
    "pizarro.lesson.columbus": lambda said: offers(said, "columbus") and (space_reached(said).crowns, space_reached(said).bags) == (1, 1),
    "pizarro.lesson.veto": lambda said: offers(said, "cook") and space_reached(said).crowns == 4 and me(said).vetoes == 1,
    "pizarro.lesson.magellan": lambda said: offers(said, "magellan") and 6 in me(said).hand,
    "pizarro.lesson.pile": lambda said: pays_for(said, "magellan", 6) and {1, 6} <= set(me(said).hand) and said.line == "pay 6 under 1",
    "pizarro.lesson.vasco": lambda said: offers(said, "vasco_da_gama") and space_reached(said).amount == 1 and len(me(said).ships) == 3,
    "pizarro.lesson.marco": lambda said: (
        leads(said, 2, 3) and offers(said, "marco_polo") and (space_reached(said).bags, space_reached(said).amount) == (2, 3)
    ),
    "pizarro.lesson.change": lambda said: pays_for(said, "marco_polo", 4) and 4 not in me(said).hand and {2, 3, 7} <= set(me(said).hand),
    "pizarro.lesson.fleet": lambda said: len(me(said).ships) == 4,
    "pizarro.lesson.cook": lambda said: (
        offers(said, "cook") and said.state.stage.queue == (0,) and all(len(here(said).players[seat].ships) == 6 for seat in (1, 2))
    ),
    "pizarro.lesson.swap": lambda said: here(said).phase == 1 and not here(said).stack and 7 in me(said).hand,
    "pizarro.lesson.phase": lambda said: (
        offers(said, "cook", 2) and rivals(said) == [1] and space_reached(said).crowns == 8 and 6 in me(said).hand
    ),
    "pizarro.lesson.pay.done": lambda said: paid_price(said) == 4,
    "pizarro.lesson.cook.done": lambda said: paid_price(said) == 1 and space_reached(said).crowns == 4,
}

CLAIMS: dict[str, Claim] = {
    "pizarro.reason.alone": lambda said: is_of_the_auction(said) and not rivals(said) and said["price"] == price(said),
    "pizarro.reason.price": is_payment,
    "pizarro.reason.bid": lambda said: is_of_the_auction(said) and said["amount"] <= limit(said, me(said)),
    "pizarro.reason.bid.open": lambda said: other(said).is_open and limit(said, other(said)) == said["most"] < said["amount"],
    "pizarro.reason.bid.weak": lambda said: (
        len(other(said).hand) == said["cards"] and sum(other(said).hand) <= said["most"] and said["who"].seat in rivals(said)
    ),
    "pizarro.reason.bid.deny": is_denied,
    "pizarro.reason.bid.limit": lambda said: (
        is_of_the_auction(said) and said["limit"] < said["money"] == sum(me(said).hand) and has_later_use(said)
    ),
    "pizarro.reason.opens": lambda said: is_of_the_auction(said) and is_onward(said),
    "pizarro.reason.opens.alone": is_alone_onward,
    "pizarro.reason.left": lambda said: (
        is_of_the_auction(said) and is_phase(said) and is_left_so_often(said) and said["count"] == len(bidders(here(said), card(said)))
    ),
    "pizarro.reason.last": lambda said: is_phase(said) and card(said) not in here(said).stack and said["count"] == len(rivals(said)) + 1,
    "pizarro.reason.pass.dear": lambda said: said["most"] == limit(said, me(said)) <= said.state.stage.bid,
    "pizarro.reason.pass.better": is_better,
    "pizarro.reason.pass.open": lambda said: space_reached(said).action == "open_hand" and not me(said).is_open and bool(here(said).stack),
    "pizarro.reason.pass.lose": lambda said: space_reached(said).action == "lose_card",
    "pizarro.reason.pass.leader": lambda said: said["cards"] == len(other(said).hand) and said.state.stage.queue[-1] == said["who"].seat,
    "pizarro.reason.pass.price": lambda said: is_of_the_auction(said) and said["amount"] == said.state.stage.bid + 1,
    "pizarro.reason.pass": lambda said: (
        (said["crowns"], said["money"]) == (crowns(me(said).hand), sum(me(said).hand))
        and (is_phase(said) if here(said).stack else not said["phase"])
    ),
    "pizarro.reason.under": is_under,
    "pizarro.reason.pay.keeps": keeps,
    "pizarro.reason.pay.money": keeps_money,
    "pizarro.reason.pay.exact": lambda said: is_fewest(said) and sum(values(said)) == price(said),
    "pizarro.reason.pay": lambda said: is_allowed(said) and said["left"] == len(me(said).hand) - len(values(said)),
    "pizarro.reason.half": is_half,
    "pizarro.reason.allow.last": lambda said: not here(said).stack,
    "pizarro.reason.allow.rich": holds_most,
    "pizarro.reason.allow": lambda said: (said["vetoes"], said["left"]) == (me(said).vetoes, to_come(said)),
    "pizarro.reason.veto.poor": is_richer,
    "pizarro.reason.veto.alone": is_only_rival,
    "pizarro.reason.veto": lambda said: said["left"] == len(here(said).stack) and is_phase(said),
    "pizarro.reason.swap": is_poor,
    "pizarro.reason.swap.low": lambda said: is_average(said) and said["crowns"] == crowns(values(said)) >= 2 * len(values(said)),
    "pizarro.reason.keep": lambda said: (said["crowns"], said["money"]) == (crowns(me(said).hand), sum(me(said).hand)) and is_average(said),
    "pizarro.reason.draw": is_gamble,
    "pizarro.reason.stop": is_gamble,
    "pizarro.brings.crowns": brings_crowns,
    "pizarro.brings.cards": lambda said: said["cards"] == space_reached(said).bags,
    "pizarro.brings.action": lambda said: does(str(said["action"]))(said),
    "pizarro.brings.halves": is_half,
    "pizarro.brings.gamble": lambda said: space_reached(said).action == "gamble" and said["limit"] == GAMBLE_LIMIT,
    "pizarro.brings.pile": brings_pile,
    "pizarro.brings.no-pile": lambda said: card(said) == "magellan" and not me(said).hand,
    "pizarro.decision.frame": lambda said: is_phase(said) and said["number"] == said["cards"] - len(here(said).stack),
    "pizarro.decision.spare.stake": lambda said: me(said).hand[0] <= 3,
    "pizarro.decision.first.stake": lambda said: said["left"] == len(here(said).stack),
    "pizarro.decision.more.stake": lambda said: said["left"] == here(said).stack.count(card(said)) > 0,
    "pizarro.decision.open.stake": lambda said: (
        other(said).is_open and rivals(said) == [said["who"].seat] and said["most"] == limit(said, other(said))
    ),
    "pizarro.decision.few.stake": lambda said: said["cards"] == len(me(said).hand) <= 3,
    "pizarro.decision.last-phase.stake": lambda said: here(said).phase == PHASES[-1],
    "pizarro.decision.last-card.stake": lambda said: is_of_the_auction(said) and is_phase(said) and card(said) not in here(said).stack,
    "pizarro.decision.alone.stake": lambda said: not rivals(said),
    "pizarro.decision.dear.stake": lambda said: said["most"] == limit(said, me(said)) <= getattr(said.state.stage, "bid", 0) == said["bid"],
    "pizarro.decision.amount.stake": lambda said: said["most"] == limit(said, me(said)),
    "pizarro.decision.pay.bid.stake": lambda said: is_of_the_auction(said) and said["price"] == price(said),
    "pizarro.decision.pay.exact.stake": lambda said: can_pay_exactly(me(said).hand, price(said), leave(said)),
    "pizarro.decision.pay.over.stake": lambda said: not can_pay_exactly(me(said).hand, price(said), leave(said)),
    "pizarro.decision.under.equal": lambda said: is_equal(said, "under"),
    "pizarro.decision.pile.equal": lambda said: is_equal(said, "pile"),
    "pizarro.decision.paid": lambda said: is_of_the_auction(said) and said["crowns"] == crowns(map(int, said.answered["pay"].split("+"))),
    "pizarro.decision.from.stake": lambda said: said["cards"] == said.answered["pay"] and said["half"] == said.answered["half"],
    "pizarro.decision.veto.stake": lambda said: (said["left"], said["cards"]) == (me(said).vetoes - 1, len(here(said).stack)),
    "pizarro.decision.swap.stake": is_average,
    "pizarro.decision.swap.rich.stake": lambda said: is_average(said) and me(said).hand[-1] <= 6,
    "pizarro.decision.gamble.stake": is_gamble,
    "pizarro.decision.bid.question": lambda said: said["least"] == said.state.stage.bid + 1,
    "pizarro.decision.alone.question": lambda said: said["price"] == said.state.stage.bid + 1 and not rivals(said),
    "pizarro.decision.pass": lambda said: said["crowns"] == crowns(me(said).hand),
    "pizarro.decision.limit": is_bid,
    "pizarro.decision.bid": is_bid,
    "pizarro.decision.buy": lambda said: (
        is_payment(said) and problem(me(said).hand, said["price"], leave(said), here(said).is_exact, values(said)) is None
    ),
    "pizarro.decision.pay": is_payment,
    "pizarro.decision.half.left": lambda said: said["cards"] == space_reached(said).amount,
    "pizarro.decision.half.right": lambda said: said["crowns"] == space_reached(said, half="right").crowns,
    "pizarro.decision.swap": lambda said: is_held(me(said).hand, values(said)) and said["crowns"] == crowns(values(said)),
    "pizarro.decision.keep": lambda said: said["crowns"] == crowns(me(said).hand),
    "pizarro.decision.draw": is_gamble,
    "pizarro.decision.stop": is_gamble,
    "pizarro.event.won.line": lambda said: said["points"] == best_total(said),
    "pizarro.event.bust.line": lambda said: said["total"] == sum(said.after.stage.draws) > GAMBLE_LIMIT,
    "pizarro.event.price.line": lambda said: (said["cards"], said["crowns"]) == (len(paid_cards(said)), crowns(paid_cards(said))),
    "pizarro.event.price": lambda said: said["price"] == paid_price(said) and explorer_of(said) == card(said),
    "pizarro.event.bargain": lambda said: said["price"] == paid_price(said) and explorer_of(said) == card(said),
    "pizarro.event.bargain.line": lambda said: (
        not said.state.stage.trail or all(not bid.amount or bid.seat == said["who"].seat for bid in said.state.stage.trail)
    ),
    "pizarro.event.empty": lambda said: not said.after.position.players[said["who"].seat].hand,
    **LESSON,
}
NO_FACTS = frozenset(
    {
        "pizarro.brings",
        "pizarro.decision.stake",
        "pizarro.decision.prices.stake",
        "pizarro.decision.prices.nothing.stake",
        "pizarro.decision.under.then",
        "pizarro.decision.pile.then",
        "pizarro.decision.half.then",
        "pizarro.decision.order.stake",
        "pizarro.decision.order.rule.stake",
        "pizarro.order.prices.item",
    }
)
"""Messages that claim nothing: frames of other sentences, rules of the game or of thumb, suggestions."""
