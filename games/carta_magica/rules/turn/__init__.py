"""The dialogues, one for each stage. In reading order, one file a chapter of the rulebook:

`begin`      setting up: harbour, challenge, character
`spin`       the wheel, the storm and good weather
`choose`     the choice after the spin: tokens, a card, a trade
`sail`       sailing to a square; `offers` says how squares are offered
`harbour`    trading
`adventure`  what adventure cards do; `cards` asks about them: telescope, payments, monsters
`battle`     attack, prize, swap of places
`flow`       what goes on by itself: forced cards, the end of a turn and of the match
`work`       the workbench: a position that a line changes step by step
"""

from __future__ import annotations

from collections.abc import Callable

from engine.values.core import Line, Seat, Talk, Turn
from engine.walking.walk import only_line
from games.carta_magica.rules.state import (
    Agreeing,
    Choosing,
    Drawing,
    Engaging,
    Looting,
    Paying,
    Peeking,
    Proposing,
    Refighting,
    Retaming,
    Settling,
    Sheltering,
    Spinning,
    State,
    Storming,
    Taming,
    Trading,
    awaited,
)
from games.carta_magica.rules.turn import battle, begin, cards, choose, harbour, spin

DIALOGUES: dict[type[object], Callable[[State, Seat], Talk[Turn[State]]]] = {
    Settling: begin.settle,
    Spinning: spin.spin,
    Choosing: choose.choose,
    Storming: spin.again,
    Sheltering: spin.shelter,
    Drawing: cards.draw_forced,
    Peeking: cards.peek,
    Paying: cards.pay,
    Taming: cards.stake,
    Retaming: cards.retame,
    Trading: harbour.trade,
    Engaging: battle.engage,
    Refighting: battle.refight,
    Looting: battle.loot,
    Proposing: battle.propose,
    Agreeing: battle.agree,
}


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Return the dialogue of a seat that is awaited."""
    return DIALOGUES[type(state.stage)](state, seat)


def automatic(state: State) -> tuple[Seat, Line] | None:
    """Return the line of a seat that has no choice: the spin of a turn, or a forced answer.

    Hands lie open, so everybody can tell. Only a choice among the cards under a telescope, which are hidden, is always asked.
    """
    for seat in awaited(state):
        line = None if isinstance(state.stage, Peeking) else only_line(turn(state, seat))
        return None if line is None else (seat, line)
    return None
