"""Events, which a table is shown after a move: each kind in a position made for it, with short texts in matches."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from engine.values.event import Event
from engine.walking.walk import play
from games.navegador.game import RULES
from games.navegador.pictures import happened
from games.navegador.rules.board import building_counts
from games.navegador.rules.says import exploring
from games.navegador.rules.state import State
from games.navegador.tests.deciding import positions
from games.navegador.tests.given import SEAT, at, having, hiding, knowing, on, privileges, ships, table
from render.kit import event as happening
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))


def events_of(state: State, line: str, seat: Seat = SEAT) -> tuple[Event, ...]:
    """Return the events of a line."""
    turn = play(RULES, state, seat, line).value
    return RULES.events(RULES.view(state, None), RULES.view(turn.state, None), turn.notes)


def texts(events: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    """Return kind, headline and line of each event."""
    return [(event.kind, say(event.headline), say(event.line)) for event in events]


def test_exploring_a_region_is_an_event() -> None:
    state = having(hiding(table(), bahia=(60, 40, 50, 90)), ships=ships(portugal=3), field=on("buildings"))
    (event,) = events_of(state, "sailing portugal>bahia:3")
    assert texts((event,)) == [("found", "Duarte finds Bahia", "3 ships went in, 2 came out. It brings 40 cruzados")]
    assert (event.rank, event.who, event.value) == (4, SEAT, "bahia")


def test_a_discovery_opens_a_phase_at_once_or_after_a_look() -> None:
    state = having(knowing(table(), rio=(60,)), ships=ships(rio=4), field=on("buildings"))
    assert texts(events_of(state, "sailing rio>cabo:2 done")) == [
        ("found", "Duarte rounds the Cape", "2 ships went in, 1 came out. Phase II begins")
    ]
    looked = play(RULES, state, SEAT, "sailing rio>cabo:2 look").value.state
    assert texts(events_of(looked, "done")) == [("phase", "Phase II begins", "Ships cross 2 borders, and new privileges are there")]


def test_buying_the_last_building_of_a_row_or_of_all_is_an_event() -> None:
    *others, shipyards, churches = building_counts(4)
    state = having(table(built=(0, 0, 0, shipyards - 1, 0)), money=900, workers=9, field=on("ships"))
    (event,) = events_of(state, "buildings shipyard:300")
    assert texts((event,)) == [("sold-out", "The last shipyard", "Duarte pays 300 for it. No more of them will be built")]
    assert event.rank == 6
    state = having(table(built=(*others, shipyards, churches - 1)), money=900, workers=9, field=on("ships"))
    (event,) = events_of(state, "buildings church:300")
    assert say(event.headline) == "The last building is sold" and event.value == "church" and event.rank == 4


def test_taking_the_last_privilege_of_a_kind_is_an_event() -> None:
    state = table(gallery=(1, 1, 1, 1, 1), reserve=(2, 2, 2, 0, 2))
    state = having(state, workers=5, privileges=privileges(), field=on("market1"))
    (event,) = events_of(state, "privilege shipyard")
    assert texts((event,)) == [("privilege", "Last privilege: Shipyards", "Duarte takes it: 5 points for each from now on")]
    assert events_of(state, "privilege church") == ()


def test_the_winner_is_told_first() -> None:
    state = having(table(is_ending=True, left=1), money=4000, field=on("buildings"), king="colony")
    (event,) = events_of(state, "workers 0")
    assert (event.kind, event.rank, event.who) == ("won", 1, SEAT)
    assert say(event.headline) == "Duarte wins the Indies" and say(event.line).endswith(" more than Ana")


@pytest.mark.parametrize("seats", [2, 4])
def test_events_of_a_match_fit_and_are_rare(seats: int) -> None:
    counts: Counter[str] = Counter()
    views = [RULES.view(state, None) for state in positions(seats, "sheet", "events", wild=0.0)]
    for before, after in pairwise(views):
        for event in RULES.events(before, after, ()):
            counts[event.kind] += 1
            assert len(say(event.headline)) <= 28 and len(say(event.line)) <= 58, texts((event,))
            if counts[event.kind] == 1:
                canvas = happened(after, event, say)
                assert (canvas.width, canvas.height) == happening.SIZE
    assert counts["found"] >= 6 and counts.total() < len(views) / 3


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("won", SEAT),
        ("phase", 2),
        ("privilege", "shipyard"),
        ("sold-out", "sugar"),
        ("sold-out", "church"),
        ("found", "goa"),
        ("found", "cabo"),
        ("found", "nagasaki"),
    ],
)
def test_every_kind_of_event_has_a_picture(kind: str, value: Any) -> None:
    state = having(table(is_ending=True, left=1), money=4000, field=on("buildings"), king="colony")
    (won,) = events_of(state, "workers 0")
    view = RULES.view(play(RULES, state, SEAT, "workers 0").value.state, None)
    canvas = happened(view, replace(won, kind=kind, value=value), say)
    assert (canvas.width, canvas.height) == happening.SIZE
    assert len(canvas.image.resize((40, 20)).getcolors(800) or ()) > 100, "many colours: it is no blank picture"


def test_the_hint_of_a_discovery_says_what_it_begins() -> None:
    assert say(exploring(at("cabo"), lost=1)) == "explores: a ship is lost; opens phase II"
