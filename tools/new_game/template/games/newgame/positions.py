"""Positions whose pictures show every part: for golden images, and for the palette.

The palette is made by `python -m tools.build_palette newgame`.
"""

from __future__ import annotations

from random import Random

from engine.bots import line as bot_line
from engine.values.core import Path, Seat
from games.newgame.rules import RULES
from games.newgame.rules.state import State
from games.newgame.rules.view import NewGameView
from engine.match.match import begin
from render import Draft, drafted
from render.kit import palette

RAMPS = ((palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 10), (palette.SEA, palette.SEA_FOOT, 14))
"""Broad soft grounds whose tones the palette holds: the paper, the sea."""
LOW, HIGH = RULES.seats[0], RULES.seats[-1]


def after(moves: int, seats: int) -> State:
    """The position after so many moves of sensible players; the end when the match is shorter."""
    rng = Random(seats)
    match = begin(RULES, seats, {"coins": "6"}, f"positions-{seats}")
    while match.seq < moves and (awaited := RULES.to_act(match.state)):
        match = match.played(awaited[0], bot_line("mate", RULES, match.state, awaited[0], rng))
    state: State = match.state
    return state


def public(state: State) -> tuple[NewGameView, Draft]:
    view = RULES.view(state, None)
    return view, Draft(view)


def half_made(state: State, path: Path = ()) -> tuple[NewGameView, Draft]:
    """What the awaited seat sees of a half-made move."""
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), drafted(RULES, state, seat, path)


def lowest(state: State) -> str:
    """The lowest card of the awaited seat."""
    return str(state.position.players[RULES.to_act(state)[0]].hand[0])


def typical() -> list[tuple[NewGameView, str, Draft]]:
    """Views with the picture and the half-made move to show: every part and stage."""
    start, middle, end = after(0, LOW), after(2 * HIGH + 1, HIGH), after(1_000, HIGH)
    found: list[tuple[NewGameView, str, Draft]] = []
    for state in (start, middle, end):
        view, draft = public(state)
        found.append((view, "table", draft))
    for path in ((), (lowest(middle),), (lowest(middle), "with", "2")):
        view, draft = half_made(middle, path)
        found.append((view, "mine", draft))
    over = RULES.view(end, Seat(0))
    return [*found, (over, "sheet", Draft(over))]
