"""Pictures of half-made moves: they show what a move changes so far, and offer what the rules offer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

import render
from contract.laws import check_layout
from engine.match import registry
from engine.values.core import Seat
from engine.walking import walk
from games.magellan import pictures as magellan
from games.magellan import positions
from games.magellan.pictures import places
from games.magellan.pictures.changes import Changes, compare_draft
from games.magellan.positions import draft_of
from games.magellan.rules.board import NATIONS, cell_of
from games.magellan.rules.state import Group, State
from games.magellan.rules.values import Go
from games.magellan.rules.view import MagellanView
from games.magellan.tests.given import given
from games.magellan.tests.test_pictures import SAY
from render import Draft
from render.kit import decision as deciding
from render.kit.canvas import Canvas

DRAFTS = positions.drafts()
every_draft = pytest.mark.parametrize("name", DRAFTS)


def changes_of(name: str) -> Changes:
    """Return what one of the drafts changes, as the picture shows it."""
    return compare_draft(*DRAFTS[name])


def picture_of(name: str) -> Canvas:
    """Return the picture of the decision in one of the drafts."""
    view, draft = DRAFTS[name]
    return render.compose("magellan", view, SAY, draft, None)


def texts(canvas: Canvas) -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == "text"]


@every_draft
def test_a_half_made_move_is_drawn_as_a_decision_and_on_the_table(name: str) -> None:
    view, draft = DRAFTS[name]
    shown = picture_of(name)
    check_layout(shown)
    assert shown.width == deciding.WIDE
    for part in ("mine", "card", "cards", "zoom-europe"):  # pictures that do not show a half-made move
        plain = magellan.compose(view, SAY, Draft(view), part).image.tobytes()
        assert magellan.compose(view, SAY, draft, part).image.tobytes() == plain, part
    after = magellan.compose(draft.preview, SAY, Draft(draft.preview), "table").image.tobytes()
    assert magellan.compose(view, SAY, draft, "table").image.tobytes() == after


def test_the_table_says_that_no_points_are_left() -> None:
    state = given(points=1, example=3, ships={0: ("5n36s1",)}, jeeps={0: ("4n34l1",)})
    view, draft = draft_of(state, ("ship-5n36", "6n36"))
    assert (view.points, draft.preview.points) == (1, 0)
    on_table = texts(magellan.compose(view, SAY, draft, "table"))
    assert any(text.endswith("0 steps left") for text in on_table) and any("sailed to United Kingdom" in text for text in on_table)


def test_a_draft_shows_ways_arrivals_and_departures() -> None:
    changed = changes_of("sailed-driven-bought")
    starts_and_ends = [(way.what, start, end, way.points) for way in changed.ways for start, *_, end in [way.path]]
    assert starts_and_ends == [("ship", "5n36s1", "6n1s1", 2), ("jeep", "6n1l1", "5n1l1", 2)]
    assert changed.arrived == {(0, "ship", "6n1s1"): 1, (0, "jeep", "5n1l1"): 1, (0, "jeep", "4n34l1"): 2}
    assert changed.gone == {(0, "ship", "5n36s1"): 1, (0, "jeep", "6n1l1"): 1}


def test_cargo_goes_aboard_and_ashore() -> None:
    loaded, landed = changes_of("loaded"), changes_of("landed")
    assert loaded.arrived == {(0, "ship-jeep", "6n36s1"): 1} and loaded.gone == {(0, "jeep", "6n1l1"): 1, (0, "ship", "6n1s1"): 1}
    assert landed.arrived == {(0, "jeep", "4n36l1"): 1, (0, "ship", "4n36s1"): 1}
    assert changes_of("on-deck").arrived == {(0, "ship-both", "5n36s1"): 1}
    assert [way.what for way in changes_of("carried").ways] == ["plane-jeep"]


def test_countries_change_hands() -> None:
    assert (changes_of("developed").gained, changes_of("sold").gained) == (("france",), ())


def test_a_draft_offers_where_a_plane_may_bomb_and_land_and_what_may_be_lost() -> None:
    """All three are of one war: `flying` is the plane after its strike, which has to land."""
    assert sorted(changes_of("plane-at-war").offers) == ["3n4", "4n36", "4n4", "5n36"], "cells to bomb"
    assert sorted(changes_of("flying").offers) == ["3n4", "4n4", "6n1"], "cells to land"
    assert changes_of("losing").pieces == {
        Group("jeep", "3n4l1"), Group("jeep", "6n1l1"), Group("plane", "6n1l1"), Group("ship", "4n34s1"),
    }  # fmt: skip


def test_places_beyond_the_points_are_no_goals() -> None:
    view, draft = DRAFTS["ship-chosen"]
    assert isinstance(draft.preview, MagellanView) and draft.preview.chosen == Group("ship", "5n36s1")
    far = Draft(draft.preview, draft.asked, (Go("6n1s1", 2), Go("4n30s1", 7), Go("1n18s1", 40), Go("6n1s2", 3)))
    assert compare_draft(view, far).offers == ("6n1", "4n30")


def test_a_ship_that_sailed_is_faint_where_it_lay_and_on_the_tag_of_its_new_cell() -> None:
    """In the draft `far` a ship sails from 5n36 to 4n30; player 0 has other pieces in 4n34."""
    old_cell, new_cell, other_cell = "5n36", "4n30", "4n34"
    canvas = picture_of("far")
    ships = [((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2) for box in canvas.boxes if box.label == "ship-small.vermilion"]
    cells = sorted(name for name, box in canvas.areas.items() for x, y in ships if name.startswith("cell-") and _is_in(box, x, y))
    assert cells == [f"cell-{old_cell}"]
    tags_of_player_0 = {box.label for box in canvas.boxes if box.kind == "tag" and box.label.endswith(":0")}
    assert tags_of_player_0 == {f"{new_cell}:0", f"{other_cell}:0"}


def _is_in(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    left, top, right, bottom = box
    return left <= x < right and top <= y < bottom


@every_draft
def test_the_picture_holds_what_the_move_touches(name: str) -> None:
    shown = picture_of(name).areas
    assert "map" not in shown or [cell for cell in changes_of(name).cells if f"cell-{cell}" not in shown] == []


def goals_within(state: State, seat: Seat, piece: str) -> Iterator[tuple[Go, tuple[str, ...]]]:
    """Yield, in peace, each place that a piece can reach with the points left, with the cells that the picture offers."""
    rules = registry.rules("magellan")
    view = rules.view(state, seat)
    asked = walk.walk(rules, state, seat, (piece,)).ask  # type: ignore[union-attr]
    draft = Draft(walk.preview(rules, state, seat, (piece,)), asked.name, tuple(goal.value for goal in asked.options))
    offers = compare_draft(view, draft).offers
    for goal in asked.options:
        if isinstance(goal.value, Go) and goal.value.points <= view.points and state.position.war is None:
            after = walk.preview(rules, state, seat, (piece, goal.token))
            if after.stage == "moving":
                assert view.points - after.points == goal.value.points
                yield goal.value, offers


def test_the_picture_offers_every_place_that_the_rules_offer() -> None:
    rules, rng = registry.rules("magellan"), Random(7)
    state = rules.setup(2, {**{setting.key: setting.default for setting in rules.settings}, "level": "planes"}, "drafts")
    compared = 0
    for _ in range(40):
        seat = rules.to_act(state)[0]
        is_moving = rules.view(state, seat).stage == "moving"
        options = walk.walk(rules, state, seat, ()).ask.options if is_moving else ()  # type: ignore[union-attr]
        for piece in [option.token for option in options if isinstance(option.value, Group)]:
            for goal, offers in goals_within(state, seat, piece):
                assert cell_of(goal.node) in offers
                compared += 1
        _, turn = walk.sample(rules, state, seat, rng)
        state = turn.state
    assert compared > 50


def test_any_half_made_move_can_be_drawn() -> None:
    """Every fifth random line of a movement is drawn after 0, 2 and 4 of its tokens."""
    rules, rng = registry.rules("magellan"), Random(3)
    state = rules.setup(3, {**{setting.key: setting.default for setting in rules.settings}, "level": "experts"}, "half-made")
    drawn = 0
    for number in range(1, 300):
        path, turn = walk.sample(rules, state, rules.to_act(state)[0], rng)
        if number % 5 == 0 and rules.view(state, None).stage == "moving":
            for length in range(0, min(len(path), 6), 2):
                view, draft = draft_of(state, path[:length])
                check_layout(render.compose("magellan", view, SAY, draft, None))
                drawn += 1
        if drawn >= 9:
            break
        state = turn.state
    assert drawn >= 9


def test_open_countries_without_a_letter_have_a_sign_too() -> None:
    view = positions.with_countries(positions.crowded_view(), tuple(NATIONS), ((), (), (), ()))
    plate = places.region("asia", 0)
    canvas = magellan.compose(view, SAY, Draft(view), "zoom-asia")
    opened = [country for country in view.open if plate.holds(country.cell)]
    signs = [box.label for box in canvas.boxes if box.label.startswith("sale-disc") and box.y0 > 84]  # below the banner
    assert len(signs) == len(opened) and "sale-disc" in signs


def test_names_of_bases_are_never_cut() -> None:
    view = replace(positions.start(4), seat=Seat(0))
    for part in ("mine", "zoom-africa", "zoom-north-america"):
        assert [text for text in texts(magellan.compose(view, SAY, Draft(view), part)) if text.endswith("…")] == []
