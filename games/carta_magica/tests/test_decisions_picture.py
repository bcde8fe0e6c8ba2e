"""The picture of a decision, drawn for asks of whole matches.

It has the right size and a number for each answer, nothing covers the numbers, and its letters can be read on a phone.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine.game.rules import resolve_settings
from engine.values.core import Seat
from engine.walking.walk import Asking, Done, walk
from games.carta_magica.game import RULES
from games.carta_magica.pictures import decide
from games.carta_magica.rules import board
from games.carta_magica.rules.board import HARBOURS, TALISMANS
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import when
from games.carta_magica.tests.test_battles import beside
from render import Draft, draft_of
from render.kit import decision
from render.kit.canvas import Canvas
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Catarina"))
EDITIONS = ("original", "cz", "de", "ru")
EACH = 2
"""About so many pictures of each ask."""


@cache
def every_ask() -> tuple[tuple[str, State, Seat, tuple[str, ...]], ...]:
    """Return asks of matches of sensible players, a few of each name from all parts of the matches."""
    asks_by_name: dict[str, list[tuple[str, State, Seat, tuple[str, ...]]]] = {}
    for number in range(8):
        rng = Random(number)
        settings = resolve_settings(RULES, {"edition": EDITIONS[number % 4], "rounds": "20"})
        state: State = RULES.setup(2 + number % 3, settings, f"pictures-{number}")
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            path: tuple[str, ...] = ()
            while isinstance(end := walk(RULES, state, seat, path), Asking):
                asks_by_name.setdefault(end.ask.name, []).append((end.ask.name, state, seat, end.path))
                path = (*end.path, *RULES.mind.policy(state, seat, end.ask, end.path, rng).split())
            state = end.value.state
    return tuple([row for many in asks_by_name.values() for row in many[:: max(1, len(many) // EACH)]])


def picture_of(state: State, seat: Seat, path: tuple[str, ...], is_wide: bool) -> tuple[Canvas, Draft]:
    draft = draft_of(RULES, state, seat, path)
    return decide(RULES.view(state, seat), SAY, draft, is_wide), draft


@pytest.mark.parametrize(
    ("is_wide", "least_height", "most_height"), [(False, 1, decision.TALLEST), (True, decision.WIDE_HEIGHT, decision.WIDE_HEIGHT)]
)
def test_pictures_of_matches_are_clear(is_wide: bool, least_height: int, most_height: int) -> None:
    for name, state, seat, path in every_ask():
        canvas, draft = picture_of(state, seat, path, is_wide)
        assert canvas.width == decision.WIDE
        assert least_height <= canvas.height <= most_height, name
        assert draft.decision is not None
        assert decision.numbers(canvas) == set(draft.decision.numbers()), (name, path)
        check(canvas, f"{name} {path}")


def check(canvas: Canvas, name: str) -> None:
    """Marks are whole and nothing lies under them; letters are large enough and do not overlap."""
    marks = [box for box in canvas.boxes if box.kind == "mark"]
    texts = [box for box in canvas.boxes if box.kind == "text"]
    for mark in marks:
        assert mark.x0 >= 0 and mark.y0 >= decision.BAND and mark.x1 <= canvas.width and mark.y1 <= canvas.height, name
        others = [box for box in canvas.boxes if box is not mark and box.kind in ("text", "mark", "sprite")]
        too_near = [box for box in others if mark.overlaps(box, 3)]
        assert not too_near, (name, mark, too_near)
    for text in texts:
        assert text.size >= decision.NOTE, (name, text)
        assert text.size >= decision.FIGURE or not text.label.isdigit(), (name, text)
        assert text.x0 >= 0 and text.x1 <= canvas.width and text.y1 <= canvas.height, (name, text)
        assert not [box for box in texts if box is not text and text.overlaps(box, 1)], (name, text)


@pytest.mark.parametrize("is_wide", [False, True])
def test_the_edge_of_the_sea_cuts_no_harbour(is_wide: bool) -> None:
    for name, state, seat, path in every_ask():
        canvas, _ = picture_of(state, seat, path, is_wide)
        for left, top, right, bottom in harbours(canvas).values():
            assert right - left == pytest.approx(bottom - top, abs=0.01), (name, path)


@pytest.mark.parametrize("is_wide", [False, True])
def test_a_home_is_chosen_among_all_harbours(is_wide: bool) -> None:
    state: State = RULES.setup(3, resolve_settings(RULES, {}), "pictures")
    canvas, _ = picture_of(state, RULES.to_act(state)[0], (), is_wide)
    assert len(harbours(canvas)) == len(HARBOURS)


def harbours(canvas: Canvas) -> dict[str, tuple[float, float, float, float]]:
    """The areas of the harbours that a picture shows."""
    areas = {board.name(harbour.square): canvas.areas.get(f"square-{board.name(harbour.square)}") for harbour in HARBOURS}
    return {name: area for name, area in areas.items() if area is not None}


@pytest.mark.parametrize("is_wide", [False, True])
def test_a_complete_move_is_shown_without_numbers(is_wide: bool) -> None:
    for name, state, seat, path in every_ask()[::3]:
        while isinstance(end := walk(RULES, state, seat, path), Asking):
            path = (*end.path, *RULES.mind.policy(state, seat, end.ask, end.path, Random(0)).split())
        assert isinstance(end, Done)
        canvas, _ = picture_of(state, seat, end.path, is_wide)
        assert not decision.numbers(canvas), name
        check(canvas, name)


def test_the_spins_of_a_battle_cover_neither_ship() -> None:
    """The ships lie one above the other."""
    state = when(beside({"cards": ["spin-again"]}, {"cards": ["spin-again"]}, comes=(5, 7, 9, 4)), "p2").state
    canvas, _ = picture_of(state, Seat(0), (), is_wide=False)
    ships = [canvas.areas[name] for name in ("ship-0", "ship-1")]
    spun = [box for box in canvas.boxes if box.kind == "badge" and box.label in ("5", "7")]
    assert len(spun) == 2
    for box in spun:
        x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
        assert not any(left < x < right and top < y < bottom for left, top, right, bottom in ships)


@pytest.mark.parametrize("is_wide", [False, True])
def test_picture_and_stake_agree_on_what_a_talisman_scores_for_the_reader(is_wide: bool) -> None:
    canvas, draft = picture_of(beside(), Seat(0), (), is_wide)
    assert draft.decision is not None and "(+15)" in SAY(draft.decision.stake)  # type: ignore[arg-type]
    assert crowns(canvas) == {"jade_turtle": "15", "sun_disc": "4"}


def crowns(canvas: Canvas) -> dict[str, str]:
    """The figures in the crowns of the talismans that a picture shows, by their names."""
    figures = {}
    for name, (_, y0, _, y1) in canvas.areas.items():
        if name.startswith("talisman-"):
            label = next(box.label for box in canvas.boxes if box.label.startswith("crown:") and y0 <= (box.y0 + box.y1) / 2 <= y1)
            figures[TALISMANS[int(name.removeprefix("talisman-"))].name] = label.removeprefix("crown:")
    return figures


@pytest.mark.parametrize("path", [(), ("p2",)], ids=["asked", "confirmed"])
def test_a_battle_shows_what_both_hold_and_no_market(path: tuple[str, ...]) -> None:
    state = beside()
    canvas, _ = picture_of(state, Seat(0), path, is_wide=False)
    talismans_held = {f"talisman-{card}" for player in state.position.players for card in player.talismans}
    talismans_shown = {name for name in canvas.areas if name.startswith("talisman-")}
    assert talismans_shown and talismans_shown <= talismans_held
