"""Events: each kind in a position made for it, and over matches the limits of their texts."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engine.values.core import Seat
from engine.values.event import Event
from engine.walking.walk import play
from games.navegador.game import RULES
from games.navegador.pictures import happened
from games.navegador.rules.board import columns
from games.navegador.rules.says import exploring
from games.navegador.rules.state import State
from games.navegador.tests.deciding import positions
from games.navegador.tests.given import SEAT, at, having, hiding, knowing, on, privileges, ships, table
from render.kit import event as happening
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))


def events(state: State, line: str, seat: Seat = SEAT) -> tuple[Event, ...]:
    after = play(RULES, state, seat, line).value
    return RULES.events(RULES.view(state, None), RULES.view(after.state, None), after.notes)


def texts(each_event: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    return [(event.kind, say(event.headline), say(event.line)) for event in each_event]


def test_a_region_is_found() -> None:
    state = having(hiding(table(), bahia=(60, 40, 50, 90)), ships=ships(portugal=3), field=on("buildings"))
    [event] = events(state, "sailing portugal>bahia:3")
    assert texts((event,)) == [("found", "Duarte finds Bahia", "3 ships went in, 2 came out. It brings 40 cruzados")]
    assert (event.rank, event.who, event.value) == (4, SEAT, "bahia")


def test_a_discovery_opens_a_phase_at_once_or_after_a_look() -> None:
    state = having(knowing(table(), rio=(60,)), ships=ships(rio=4), field=on("buildings"))
    assert texts(events(state, "sailing rio>cabo:2 done")) == [
        ("found", "Duarte rounds the Cape", "2 ships went in, 1 came out. Phase II begins")
    ]
    looked = play(RULES, state, SEAT, "sailing rio>cabo:2 look").value.state
    assert texts(events(looked, "done")) == [("phase", "Phase II begins", "Ships cross 2 borders, and new privileges are there")]


def test_the_last_building_of_a_row_and_of_all() -> None:
    every = columns(4)
    state = having(table(built=(0, 0, 0, every[3] - 1, 0)), money=900, workers=9, field=on("ships"))
    [event] = events(state, "buildings shipyard:300")
    assert (
        texts((event,)) == [("sold-out", "The last shipyard", "Duarte pays 300 for it. No more of them will be built")] and event.rank == 6
    )
    state = having(table(built=(*every[:4], every[4] - 1)), money=900, workers=9, field=on("ships"))
    [event] = events(state, "buildings church:300")
    assert say(event.headline) == "The last building is sold" and event.value == "church" and event.rank == 4


def test_the_last_privilege_of_a_kind() -> None:
    state = table(gallery=(1, 1, 1, 1, 1), reserve=(2, 2, 2, 0, 2))
    state = having(state, workers=5, privileges=privileges(), field=on("market1"))
    [event] = events(state, "privilege shipyard")
    assert texts((event,)) == [("privilege", "Last privilege: Shipyards", "Duarte takes it: 5 points for each from now on")]
    assert events(state, "privilege church") == ()


def test_the_winner_is_told_first() -> None:
    state = having(table(is_ending=True, left=1), money=4000, field=on("buildings"), king="colony")
    [event] = events(state, "workers 0")
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


def test_every_kind_has_a_picture() -> None:
    state: Any = having(table(is_ending=True, left=1), money=4000, field=on("buildings"), king="colony")
    view = RULES.view(play(RULES, state, SEAT, "workers 0").value.state, None)
    every_kind: list[Event] = list(events(state, "workers 0"))
    every_kind.append(Event("phase", every_kind[0].headline, every_kind[0].line, 5, SEAT, value=2))
    every_kind.append(Event("privilege", every_kind[0].headline, every_kind[0].line, 6, SEAT, value="shipyard"))
    every_kind += [Event("sold-out", every_kind[0].headline, every_kind[0].line, 6, SEAT, value=name) for name in ("sugar", "church")]
    every_kind += [Event("found", every_kind[0].headline, every_kind[0].line, 4, SEAT, value=name) for name in ("goa", "cabo", "nagasaki")]
    for event in every_kind:
        canvas = happened(view, event, say)
        assert (canvas.width, canvas.height) == happening.SIZE
        assert len(canvas.image.resize((40, 20)).getcolors(800) or ()) > 100


def test_what_a_discovery_begins_is_said_before_it_too() -> None:
    assert say(exploring(at("cabo"), 1)) == "explores: a ship is lost; opens phase II"
