"""Each kind of event has a picture of its own, with its words on it."""

from __future__ import annotations

import pytest

from engine.values.core import Seat
from engine.values.event import Event
from games.carta_magica.game import RULES
from games.carta_magica.pictures import happened
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import given, when
from render import event as encoded
from render.kit import event as kit
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Catarina"))
AT_SEA = {"at": "j5", "home": "k1"}
RIVAL = {"at": "s4", "home": "j14", "gold": 4, "challenge": "night_lantern"}
HOME = {"at": "t10", "home": "t8", "lap": 1, "has_left": True}
MET = {"home": "k1", "goods": 2, "magic": 4}
SEEKER = {"at": "g11", "home": "k1", "challenge": "ember_ring"}
HOLDER = {"at": "f9", "home": "j14", "talismans": ["ember_ring"]}


def event_and_state(kind: str, state: State, *lines: str) -> tuple[Event, State]:
    """Return the event of this kind that the last of some lines brings, and the state after it."""
    for line in lines[:-1]:
        state = when(state, line).state
    turn = when(state, lines[-1])
    public = tuple(note for note in turn.notes if note.to is None)
    public_events = RULES.events(RULES.view(state, None), RULES.view(turn.state, None), public)
    return next(event for event in public_events if event.kind == kind), turn.state


SCENES = {
    "storm": lambda: event_and_state("storm", given(AT_SEA, {"home": "j14"}, comes=(-2, "s")), "spin"),
    "tamed": lambda: event_and_state("tamed", given(MET, {"home": "j14"}, spun=7, deck=["monster-12"], comes=(9,)), "card", "4"),
    "seized": lambda: event_and_state("seized", given(MET, {"home": "j14"}, spun=7, deck=["monster-12"], comes=(5,)), "card", "4"),
    "found": lambda: event_and_state(
        "found", given({**RIVAL, "home": "k1"}, {"home": "j14"}, spun=4, row=["night_lantern"]), "sail t4 night-lantern"
    ),
    "gone": lambda: event_and_state(
        "gone",
        given({**RIVAL, "challenge": "ember_ring"}, {"home": "k1", "challenge": "night_lantern"}, spun=4, row=["night_lantern"]),
        "sail t4 night-lantern",
    ),
    "battle": lambda: event_and_state("battle", given(SEEKER, HOLDER, spun=5, comes=(9, 4)), "sail f10", "p2"),
    "home": lambda: event_and_state("home", given(HOME, {"home": "j14"}, spun=4), "sail t8"),
}


@pytest.mark.parametrize("kind", list(SCENES))
def test_an_event_has_its_picture(kind: str) -> None:
    event, state = SCENES[kind]()
    view = RULES.view(state, None)
    canvas = happened(view, event, SAY)
    assert canvas.image.size == kit.SIZE
    assert {SAY(event.headline), SAY(event.line)} <= {box.label for box in canvas.boxes}
    assert len(encoded("carta_magica", view, event, SAY) or b"") < 120_000


def test_the_winner_has_a_picture_with_the_others() -> None:
    state = given({"home": "k1", "gold": 4}, {"home": "j14", "gold": 1}, {"home": "a7"}, spun=6, rounds="20", turn=59)
    event, over = event_and_state("won", state, "goods")
    assert event.rank == 1 and event.who == Seat(0)
    canvas = happened(RULES.view(over, None), event, SAY)
    assert {"Duarte", "Ana"} <= {box.label for box in canvas.boxes}
