"""Positions whose pictures show everything; the palette is made from them (`make drawn`)."""

from __future__ import annotations

from random import Random

from caravel import Path, Seat
from caravel.pictures import Draft, palette
from caravel.testing import begin, bot_line, draft_of

from caravel_pearl_reef.pictures import reef
from caravel_pearl_reef.rules import RULES
from caravel_pearl_reef.rules.board import NAMES, REACH
from caravel_pearl_reef.rules.state import State
from caravel_pearl_reef.rules.view import PearlReefView

RAMPS = (
    (palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 10),
    (palette.SEA, palette.SEA_FOOT, 14),
    (reef.SHALLOWS[0], reef.SHALLOWS[-1], 6),
    (reef.SAND, palette.mix(reef.SAND, palette.SEA, 0.3), 3),
)
"""Large soft grounds, whose tones are in the palette: the paper, the sea, the shallows, the sand. Two colours, and the number of tones from
one to the other."""


def after(moves: int, seats: int) -> State:
    """Return the position after `moves` moves of sensible players, or the end of the match."""
    rng = Random(seats)
    match = begin(RULES, seats, {}, f"positions-{seats}")
    while match.seq < moves and (awaited := RULES.to_act(match.state)):
        match = match.played(awaited[0], bot_line("mate", RULES, match.state, awaited[0], rng))
    state: State = match.state
    return state


def half_made(state: State, path: Path) -> tuple[PearlReefView, Draft]:
    """Return what the awaited seat sees of a half-made choice."""
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), draft_of(RULES, state, seat, path)


def typical() -> list[tuple[PearlReefView, str, Draft]]:
    """Return views with the picture and the half-made choice to show: every part and stage."""
    start, middle, end = after(0, 2), after(11, 5), after(1_000, 5)
    pictures: list[tuple[PearlReefView, str, Draft]] = []
    for state in (start, middle, end):
        view = RULES.view(state, None)
        pictures.append((view, "table", Draft(view)))
    goal = NAMES[REACH[start.position.players[0].boat][-1]]
    for path in ((), (goal,), (goal, "lit")):
        view, draft = half_made(start, path)
        pictures.append((view, "mine", draft))
    over = RULES.view(end, Seat(0))
    return [*pictures, (over, "sheet", Draft(over))]
