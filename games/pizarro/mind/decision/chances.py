"""Vetoes, exchanges and the gamble: what leads to cards that nobody knows."""

from __future__ import annotations

from engine.asks.decision import MOST, Answer, Decision
from engine.values.adding import sum_of
from engine.values.core import NONE, Ask, Msg, Path, Seat
from games.pizarro.mind import quick
from games.pizarro.mind.manner import HABITS
from games.pizarro.mind.quick import quiet_workbench
from games.pizarro.mind.stakes import bid_stake, frame
from games.pizarro.mind.wording import brings
from games.pizarro.rules import says
from games.pizarro.rules.board import CROWNS, GAMBLE_LIMIT, NUMBER
from games.pizarro.rules.payment import crowns, hand_places, poorest
from games.pizarro.rules.state import Gambling, State, Vetoing
from games.pizarro.rules.turn.closing import unseen
from games.pizarro.rules.turn.purchase import token

CARD_CROWNS = sum_of(CROWNS) / (len(CROWNS) - 1)
"""Crowns of an unknown money card."""


def veto(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask the owner of a veto whether to use it."""
    stage, position = state.at(Vetoing), state.position
    left = position.players[seat].vetoes - 1
    allow = Answer(("allow",), Msg("pizarro.decision.allow"), places=(("card",),), costs=False)
    veto = Answer(("veto",), Msg("pizarro.decision.veto"), places=(("stack",),))
    is_wise = quick.is_veto_wise(quiet_workbench(position), seat, NUMBER[stage.card])
    then = Msg("pizarro.decision.veto.stake", left=left, cards=len(position.stack))
    return Decision(
        Msg("pizarro.decision.veto.question", explorer=says.name(stage.card)),
        (veto, allow) if is_wise else (allow, veto),
        bid_stake(brings(position, seat, stage.card), then),
        frame(position),
    )


def swap(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask which cards to exchange.

    The answers are the cards that the sensible player exchanges, nothing, and the cards that have fewer crowns than an unknown one. No
    answer is called best: it depends on whether the player needs money or crowns.
    """
    assert asked.several is not None
    position, most = state.position, asked.several.hi
    hand = position.players[seat].hand
    low = tuple([value for value in poorest(hand, most) if CROWNS[value] < CARD_CROWNS])
    wise = quick.poor(hand, most)
    several, single = low or poorest(hand, most), low[:1] or poorest(hand, 1)
    keep = Answer((NONE,), Msg("pizarro.decision.keep", crowns=crowns(hand)), costs=False)
    swaps = list[Answer]()
    for cards in dict.fromkeys(cards for cards in (wise, several, single) if cards):
        label = Msg("pizarro.decision.swap", cards=cards, count=len(cards), crowns=crowns(cards))
        taken = {place for answer in swaps for place in answer.places}
        swaps.append(Answer((token(cards),), label, places=hand_places(hand, cards, taken)))
    return Decision(
        Msg("pizarro.decision.swap.question"),
        (swaps[0], keep, *swaps[1:])[:MOST] if wise else (keep, *swaps)[:MOST],
        Msg("pizarro.decision.swap.stake", phase=position.phase) if low else Msg("pizarro.decision.swap.rich.stake"),
        Msg("pizarro.decision.swap.frame", phase=position.phase),
        rest=Msg("pizarro.decision.pay.rest"),
    )


def gamble(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask whether to turn up one more card; the first one has to be."""
    stage = state.at(Gambling)
    total, left = sum(stage.draws), unseen(state, stage)
    fitting = sum(total + value <= GAMBLE_LIMIT for value in left)
    is_risky = fitting < len(left)
    draw = Answer(("draw",), Msg("pizarro.decision.draw", fitting=fitting, unseen=len(left)), places=(("deck",),), costs=is_risky)
    stop = Answer(("stop",), Msg("pizarro.decision.stop", total=total), places=(("drawn",),))
    answers = (draw, stop) if total < HABITS.gamble_stop else (stop, draw)
    return Decision(
        Msg("pizarro.decision.gamble.question"),
        answers if stage.draws else (draw,),
        Msg("pizarro.decision.gamble.stake", total=total, limit=GAMBLE_LIMIT, over=len(left) - fitting, unseen=len(left)),
        Msg("pizarro.decision.gamble.frame", total=total, limit=GAMBLE_LIMIT),
        has_best=True,
    )
