"""Positions whose pictures show everything; the palette is made from them (`make drawn`)."""

from __future__ import annotations

from random import Random

from caravel import Path, Seat
from caravel.pictures import Draft, palette
from caravel.testing import begin, bot_line, draft_of

from caravel_briscola.rules import RULES
from caravel_briscola.rules.board import TOKENS
from caravel_briscola.rules.state import State
from caravel_briscola.rules.view import BriscolaView

RAMPS = ((palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 10), (palette.SEA, palette.SEA_FOOT, 14))
"""Large soft grounds, whose tones are in the palette: the paper and the sea. Two colours, and the number of tones from one to the other."""


def after(moves: int, seats: int) -> State:
    """Return the position after `moves` moves of sensible players, or the end of the match."""
    rng = Random(seats)
    match = begin(RULES, seats, {}, f"positions-{seats}")
    while match.seq < moves and (awaited := RULES.to_act(match.state)):
        match = match.played(awaited[0], bot_line("mate", RULES, match.state, awaited[0], rng))
    state: State = match.state
    return state


def half_made(state: State, path: Path) -> tuple[BriscolaView, Draft]:
    """Return what the awaited seat sees of a half-made move."""
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), draft_of(RULES, state, seat, path)


def typical() -> list[tuple[BriscolaView, str, Draft]]:
    """Return views with the picture and the half-made move to show: every part and stage."""
    pictures: list[tuple[BriscolaView, str, Draft]] = []
    middle = after(18, 4)
    for state in (after(0, 2), after(7, 3), middle, after(1_000, 4)):
        view = RULES.view(state, None)
        pictures.append((view, "table", Draft(view)))
    card = middle.position.players[RULES.to_act(middle)[0]].hand[0]
    for path in ((), (TOKENS[card],)):
        view, draft = half_made(middle, path)
        pictures.append((view, "mine", draft))
    for seats in (2, 4):
        over = RULES.view(after(1_000, seats), Seat(0))
        pictures.append((over, "sheet", Draft(over)))
    return pictures
