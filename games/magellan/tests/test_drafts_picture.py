"""Half-made moves of magellan: the picture of a decision shows what they change, and offers what the rules offer."""

from __future__ import annotations

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
from games.magellan.pictures.changes import Changes, changes
from games.magellan.positions import draft_of
from games.magellan.rules.board import NATIONS, cell_of
from games.magellan.rules.state import Group
from games.magellan.rules.values import Go
from games.magellan.rules.view import MagellanView
from games.magellan.tests.given import given
from games.magellan.tests.test_pictures import SAY
from render import Draft
from render.kit import decision as deciding
from render.kit.canvas import Canvas

DRAFTS = positions.drafts()
every_draft = pytest.mark.parametrize("name", DRAFTS)


def changed(name: str) -> Changes:
    return changes(*DRAFTS[name])


def decided(name: str) -> Canvas:
    view, draft = DRAFTS[name]
    return render.compose("magellan", view, SAY, draft, None)


def written(canvas: Canvas) -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == "text"]


@every_draft
def test_a_half_made_move_is_drawn_as_a_decision_and_besides_on_the_table_alone(name: str) -> None:
    view, draft = DRAFTS[name]
    shown = decided(name)
    check_layout(shown)
    assert shown.width == deciding.WIDE
    for part in ("mine", "card", "cards", "zoom-europe"):
        plain = magellan.compose(view, SAY, Draft(view), part).image.tobytes()
        assert magellan.compose(view, SAY, draft, part).image.tobytes() == plain, part
    after = magellan.compose(draft.preview, SAY, Draft(draft.preview), "table").image.tobytes()
    assert magellan.compose(view, SAY, draft, "table").image.tobytes() == after


def test_points_left_are_none_when_the_last_one_is_spent() -> None:
    state = given(points=1, example=3, ships={0: ("5n36s1",)}, jeeps={0: ("4n34l1",)})
    view, draft = draft_of(state, ("ship-5n36", "6n36"))
    assert (view.points, draft.preview.points) == (1, 0)
    table = written(magellan.compose(view, SAY, draft, "table"))
    assert any(words.endswith("0 steps left") for words in table) and any("sailed to United Kingdom" in words for words in table)


def test_ways_arrivals_and_what_is_gone() -> None:
    found = changed("sailed-driven-bought")
    assert [(way.what, way.path[0], way.path[-1], way.points) for way in found.ways] == [
        ("ship", "5n36s1", "6n1s1", 2), ("jeep", "6n1l1", "5n1l1", 2),
    ]  # fmt: skip
    assert found.arrived == {(0, "ship", "6n1s1"): 1, (0, "jeep", "5n1l1"): 1, (0, "jeep", "4n34l1"): 2}
    assert found.gone == {(0, "ship", "5n36s1"): 1, (0, "jeep", "6n1l1"): 1}


def test_cargo_goes_aboard_and_ashore() -> None:
    loaded, landed = changed("loaded"), changed("landed")
    assert loaded.arrived == {(0, "ship-jeep", "6n36s1"): 1} and loaded.gone == {(0, "jeep", "6n1l1"): 1, (0, "ship", "6n1s1"): 1}
    assert landed.arrived == {(0, "jeep", "4n36l1"): 1, (0, "ship", "4n36s1"): 1}
    assert changed("on-deck").arrived == {(0, "ship-both", "5n36s1"): 1}
    assert [way.what for way in changed("carried").ways] == ["plane-jeep"]


def test_countries_change_hands() -> None:
    assert (changed("developed").gained, changed("sold").gained) == (("france",), ())


def test_a_draft_offers_where_planes_fly_to() -> None:
    assert sorted(changed("plane-at-war").offers) == ["3n4", "4n36", "4n4", "5n36"]
    assert sorted(changed("flying").offers) == ["3n4", "4n4", "6n1"]
    assert changed("losing").pieces == {
        Group("jeep", "3n4l1"), Group("jeep", "6n1l1"), Group("plane", "6n1l1"), Group("ship", "4n34s1"),
    }  # fmt: skip


def test_places_beyond_the_points_are_no_goals() -> None:
    view, draft = DRAFTS["ship-chosen"]
    assert isinstance(draft.preview, MagellanView) and draft.preview.chosen == Group("ship", "5n36s1")
    far = Draft(draft.preview, draft.asked, (Go("6n1s1", 2), Go("4n30s1", 7), Go("1n18s1", 40), Go("6n1s2", 3)))
    assert changes(view, far).offers == ("6n1", "4n30")


def test_pieces_stand_where_the_preview_has_them() -> None:
    """The ship that sailed is on the label of its new cell, and faint where it lay."""
    canvas = decided("far")
    ships = [((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2) for box in canvas.boxes if box.label == "ship-small.vermilion"]
    cells = sorted(name for name, box in canvas.areas.items() for x, y in ships if name.startswith("cell-") and _is_in(box, x, y))
    assert cells == ["cell-5n36"]
    assert {box.label for box in canvas.boxes if box.kind == "tag" and box.label.endswith(":0")} == {"4n30:0", "4n34:0"}


def _is_in(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    return box[0] <= x < box[2] and box[1] <= y < box[3]


@every_draft
def test_the_picture_holds_what_the_move_touches(name: str) -> None:
    shown = decided(name).areas
    assert "map" not in shown or [cell for cell in changed(name).cells if f"cell-{cell}" not in shown] == []


def test_what_is_offered_is_what_the_rules_offer() -> None:
    """Every near goal that the game asks for is on the picture."""
    rules, rng = registry.rules("magellan"), Random(7)
    state = rules.setup(2, {**{setting.key: setting.default for setting in rules.settings}, "level": "planes"}, "drafts")
    seen = 0
    for _ in range(40):
        seat = rules.to_act(state)[0]
        view = rules.view(state, seat)
        for option in walk.walk(rules, state, seat, ()).ask.options if view.stage == "moving" else ():  # type: ignore[union-attr]
            if not isinstance(option.value, Group):
                continue
            asked = walk.walk(rules, state, seat, (option.token,)).ask  # type: ignore[union-attr]
            draft = Draft(walk.preview(rules, state, seat, (option.token,)), asked.name, tuple(goal.value for goal in asked.options))
            offers = changes(view, draft).offers
            for goal in asked.options:
                if isinstance(goal.value, Go) and goal.value.points <= view.points and state.position.war is None:
                    after = walk.preview(rules, state, seat, (option.token, goal.token))
                    if after.stage == "moving":
                        assert view.points - after.points == goal.value.points and cell_of(goal.value.node) in offers
                        seen += 1
        state = walk.sample(rules, state, seat, rng)[1].state
    assert seen > 50


def test_any_half_made_move_can_be_drawn() -> None:
    """Half-made moves of random lines can be drawn at every length, with the next offers."""
    rules, rng = registry.rules("magellan"), Random(3)
    state = rules.setup(3, {**{setting.key: setting.default for setting in rules.settings}, "level": "experts"}, "half-made")
    drawn = count = 0
    while drawn < 9:
        count += 1
        path, turn = walk.sample(rules, state, rules.to_act(state)[0], rng)
        if count % 5 == 0 and rules.view(state, None).stage == "moving":
            for length in range(0, min(len(path), 6), 2):
                view, draft = draft_of(state, path[:length])
                check_layout(render.compose("magellan", view, SAY, draft, None))
                drawn += 1
        state = turn.state
        assert count < 300


def test_open_countries_without_a_letter_do_not_look_as_if_they_were_not_open() -> None:
    view = positions.with_countries(positions.crowded_view(), tuple(NATIONS), ((), (), (), ()))
    plate = places.region("asia", 0)
    canvas = magellan.compose(view, SAY, Draft(view), "zoom-asia")
    opened = [country for country in view.open if plate.holds(country.cell)]
    signs = [box.label for box in canvas.boxes if box.label.startswith("sale-disc") and box.y0 > 84]
    assert len(signs) == len(opened) and "sale-disc" in signs


def test_names_of_bases_are_never_cut() -> None:
    view = replace(positions.start(4), seat=Seat(0))
    for part in ("mine", "zoom-africa", "zoom-north-america"):
        assert [words for words in written(magellan.compose(view, SAY, Draft(view), part)) if words.endswith("…")] == []
