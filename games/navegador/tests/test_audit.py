"""The audit finds things that are lost or doubled, and imagined worlds look like the real one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from contract.tables import ask_value
from engine import bots
from engine.values.core import Broken, Seat
from engine.walking.walk import Asking, walk
from engine.walking.worlds import imagine_world
from games.navegador.game import RULES
from games.navegador.rules.state import Over, Sailing, State
from games.navegador.rules.view import view
from games.navegador.tests.given import SEAT, after, ask_at, at, free, having, privileges, ships


def middle(seats: int = 4, moves: int = 70, king: str = "sheet") -> State:
    """Return a position of a match of bots after so many moves."""
    state, rng = RULES.setup(seats, {"king": king}, "audit"), Random(2)
    for _ in range(moves):
        state = after(state, bots.line("greedy", RULES, state, RULES.to_act(state)[0], rng))
    return state


MIDDLE = middle()


@pytest.mark.parametrize(
    "changes",
    [
        {"money": 55},
        {"money": -10},
        {"workers": 1},
        {"workers": 10},
        {"ships": ships(portugal=8)},
        {"colonies": ((40,), (40,), (40,))},
        {"factories": (6, 6, 6)},
        {"shipyards": 9},
        {"churches": 9},
        {"explorers": (at("nagasaki"),)},
        {"privileges": privileges(colony=6)},
        {"king": "goa"},
        {"field": None},
    ],
)
def test_a_player_cannot_own_what_is_not_there(changes: dict[str, Any]) -> None:
    seat = MIDDLE.position.holder
    RULES.audit(MIDDLE)
    with pytest.raises(Broken):
        RULES.audit(having(MIDDLE, seat, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"removed": (0, 0, 0)},
        {"phase": 3},
        {"opening": 3},
        {"market": (0, 10, 0)},
        {"built": (0, 0, 0, 0, 0)},
        {"gallery": (6, 6, 6, 6, 6)},
        {"run": 8},
        {"known": 1},
        {"left": 0},
        {"stacks": ((),) * 13},
    ],
)
def test_the_table_cannot_lose_or_double_anything(changes: dict[str, Any]) -> None:
    with pytest.raises(Broken):
        RULES.audit(replace(MIDDLE, position=replace(MIDDLE.position, **changes)))


def test_the_stage_must_fit_the_position() -> None:
    for stage in (Over(), Sailing(SEAT, ships(portugal=7), is_extra=False)):
        with pytest.raises(Broken):
            RULES.audit(replace(MIDDLE, stage=stage))


def next_ask(state: State, seat: Seat, path: tuple[str, ...]) -> object:
    """Return the values of the ask after these tokens; `None` if the line is whole."""
    end = walk(RULES, state, seat, path)
    return ask_value(end.ask) if isinstance(end, Asking) else None


@pytest.mark.parametrize(("seats", "king"), [(2, "goa"), (3, "sheet"), (5, "goa")])
def test_unrevealed_colonies_leak_nowhere(seats: int, king: str) -> None:
    """In an imagined world the view, the description and the asks are the same."""
    rng = Random(seats)
    differs = False
    for moves in (0, 15, 40, 80):
        state = middle(seats, moves, king)
        seat = RULES.to_act(state)[0]
        for viewer in (None, Seat(0), seat):
            other = imagine_world(RULES, state, viewer, rng)
            RULES.audit(other)
            differs |= other.position.stacks != state.position.stacks
            assert view(other, viewer) == view(state, viewer)
            assert RULES.describe(view(other, viewer)) == RULES.describe(view(state, viewer))
        sailings = [name for name in ("sailing", "navegador") if name in free(ask_at(state))]
        for path in ((), *((name,) for name in sailings)):
            assert next_ask(state, seat, path) == next_ask(other, seat, path)
    assert differs
