"""Pictures of half-made moves: each is drawn as a decision, with the way of the ship and what the player has left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import render
from contract.laws import check_layout, strict
from contract.names import NAMES
from engine.game.rules import resolve_settings
from games.carta_magica import pictures as carta_magica
from games.carta_magica.game import RULES
from games.carta_magica.pictures import reaching
from games.carta_magica.rules.board import square
from games.carta_magica.rules.state import State
from games.carta_magica.rules.view import CartaMagicaView
from games.carta_magica.tests.given import given, when
from render import Draft
from render.kit import decision, palette
from render.kit.canvas import Canvas

SAY = strict(NAMES)


def labels(canvas: Canvas, kind: str = "text") -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == kind]


def draft_of(name: str) -> tuple[CartaMagicaView, Draft]:
    """Return the view of the awaited seat, and one of its half-made moves as a panel shows it."""
    state, path = MOVES[name]()
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), render.draft_of(RULES, state, seat, path)


def start_trade() -> State:
    """Return a turn in which a ship can reach a harbour with goods to sell."""
    trader = {"at": "r9", "home": "t4", "goods": 7, "gold": 4, "magic": 3, "cards": ["goods-2", "goods-3", "lucky-wind"]}
    return given(trader, {"home": "j14", "at": "m12"}, spun=7)


def settle() -> State:
    """Return a set-up with gifts in which one player has chosen."""
    state: State = RULES.setup(3, resolve_settings(RULES, {"start": "gifts"}), "settling")
    return when(state, "harbour=k1 challenge=coral-crown character=stargazer adventure=repair").state


def beside_the_island() -> State:
    return given({"at": "o7", "home": "t8", "cards": ["lucky-wind"]}, {"home": "j14", "at": "m12"}, spun=9)


MOVES: dict[str, Callable[[], tuple[State, tuple[str, ...]]]] = {
    "settle": lambda: (settle(), ("harbour=t12", "challenge=jade-turtle", "adventure=telescope")),
    "sail": lambda: (start_trade(), ("sail", "t8")),
    "sold": lambda: (start_trade(), ("sail", "t8", "4", "5,goods-3")),
    "route": lambda: (beside_the_island(), ("lucky-wind", "f8")),
}
"""Half-made and complete moves."""


@pytest.mark.parametrize("name", MOVES)
def test_a_half_made_move_is_drawn_as_a_decision_and_nowhere_else(name: str) -> None:
    view, draft = draft_of(name)
    picture = render.compose("carta_magica", view, SAY, draft, None)
    check_layout(picture)
    assert picture.width == decision.WIDE
    assert picture.image.tobytes() != render.compose("carta_magica", view, SAY, Draft(view), None).image.tobytes()
    for part in render.parts("carta_magica", view):
        plain = carta_magica.compose(view, SAY, Draft(view), part).image.tobytes()
        assert carta_magica.compose(view, SAY, draft, part).image.tobytes() == plain, part


def test_a_half_made_move_shows_its_way_and_what_the_player_has_left() -> None:
    """The ship stays and a pale ship lies at the end of its way; the foot shows changed figures in red."""
    view, draft = draft_of("sold")
    assert reaching.drafted_ways(view, draft) == (draft.preview.last.route,)
    drafted = render.compose("carta_magica", view, SAY, draft, None)
    plain = render.compose("carta_magica", view, SAY, Draft(view), None)
    assert labels(drafted, "sprite").count("ship.vermilion") == labels(plain, "sprite").count("ship.vermilion") + 1
    left, top, right, bottom = drafted.areas["own"]
    figures = [(box.label, box.colour) for box in drafted.boxes if box.kind == "text" and left < box.x0 < right and top < box.y0 < bottom]
    assert figures == [("8", palette.WAX), ("2", palette.WAX), ("3", palette.INK), ("2", palette.WAX)]


def test_both_ways_round_the_island_are_drawn_when_one_is_asked_for() -> None:
    view, draft = draft_of("route")
    one_way, other_way = reaching.drafted_ways(view, draft)
    start, *_, end = one_way
    assert one_way != other_way and (other_way[0], other_way[-1]) == (start, end)
    assert draft.asked == "sail.route"


def test_the_way_of_a_new_ship_is_the_harbour_that_is_chosen() -> None:
    view, draft = draft_of("settle")
    assert reaching.drafted_ways(view, draft) == ((square("t12"),),)
