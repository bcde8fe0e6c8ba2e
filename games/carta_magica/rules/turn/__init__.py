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
from games.carta_magica.rules import state as stages
from games.carta_magica.rules.state import State, awaited
from games.carta_magica.rules.turn import battle, begin, cards, choose, harbour, spin

DIALOGUES: dict[type[object], Callable[[State, Seat], Talk[Turn[State]]]] = {
    stages.Settling: begin.settle,
    stages.Spinning: spin.spin,
    stages.Choosing: choose.choose,
    stages.Storming: spin.again,
    stages.Sheltering: spin.shelter,
    stages.Drawing: cards.draw_forced,
    stages.Peeking: cards.peek,
    stages.Paying: cards.pay,
    stages.Taming: cards.stake,
    stages.Retaming: cards.retame,
    stages.Trading: harbour.trade,
    stages.Engaging: battle.engage,
    stages.Refighting: battle.refight,
    stages.Looting: battle.loot,
    stages.Proposing: battle.propose,
    stages.Agreeing: battle.agree,
}


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Return the dialogue of a seat that is awaited."""
    return DIALOGUES[type(state.stage)](state, seat)


def automatic(state: State) -> tuple[Seat, Line] | None:
    """Return the line of a seat that has no choice: the spin of a turn, or a forced answer.

    Hands lie open, so everybody can tell. Only a choice among the cards under a telescope, which are hidden, is always asked.
    """
    seats = awaited(state)
    if not seats or isinstance(state.stage, stages.Peeking):
        return None
    line = only_line(turn(state, seats[0]))
    return None if line is None else (seats[0], line)
