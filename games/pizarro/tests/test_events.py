"""Events of `pizarro`: each kind in a position made for it, short texts, and a picture for each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from contract.laws import layout_faults, strict
from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Line, Seat
from engine.values.event import Event
from engine.walking.walk import play
from games.pizarro.game import RULES
from games.pizarro.pictures import happened
from games.pizarro.rules.state import Gambling, State
from games.pizarro.rules.view import PizarroView
from games.pizarro.tests.given import given, when
from render.kit import event as kit

SAY = strict(("Leonor", "Duarte", "Ana", "Bruno", "Clara", "Tomas"))
HEADLINE, LINE = 28, 58


def events_of(state: State, line: Line) -> tuple[tuple[Event, ...], PizarroView]:
    """Return the events of an entry, and what everybody sees after it."""
    turn = play(RULES, state, RULES.to_act(state)[0], line).value
    after = RULES.view(turn.state, None)
    return RULES.events(RULES.view(state, None), after, tuple(note for note in turn.notes if note.to is None)), after


def texts(events: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    return [(event.kind, SAY(event.headline), SAY(event.line)) for event in events]


def test_a_veto() -> None:
    state = given(["cook", "pizarro"], ships={0: [("columbus", 1)]})
    events, _ = events_of(state, "veto")
    assert texts(events) == [("veto", "Leonor stops Cook", "The card comes back as one of the last of phase I")]
    assert events[0].who == 0 and events[0].value == "cook"


def test_a_high_price() -> None:
    state = when(given(["cook", "pizarro"]), "bid 20", "pass", "pass").state
    events, _ = events_of(state, "pay 3+8+9")
    assert texts(events) == [("price", "20 for Cook", "Leonor pays with 3 cards and 5 crowns")]
    assert not events_of(when(given(["cook", "pizarro"]), "bid 9", "pass", "pass").state, "pay 9")[0]


def test_a_card_for_nearly_nothing() -> None:
    state = given(["cook", "pizarro"], phase=2, ships={0: [("cook", 1)], 1: [("pizarro", 1)]})
    events, _ = events_of(state, "bid 1 pay 7")
    assert texts(events) == [("bargain", "Cook for 1", "8 crowns for Leonor, and nobody bids against it")]


def test_an_empty_hand() -> None:
    state = when(given(["columbus", "pizarro"], hands={0: [5]}), "bid 5", "pass", "pass").state
    events, _ = events_of(state, "pay 5")
    assert texts(events) == [("empty", "Leonor has no card left", "New cards come when phase I ends")]
    assert events[0].hits == (0,)


def test_a_phase_begins() -> None:
    state = when(given(["columbus"], ships={1: [("cook", 1)]}), "bid 5", "pass", "pass").state
    events, _ = events_of(state, "pay 5")
    assert texts(events) == [("phase", "Phase II begins", "Duarte leads at sea with 4 crowns")]


def test_the_gamble_is_lost_and_the_match_is_over() -> None:
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)], 1: [("cook", 2)]}, deck=[9] * 4)
    events, after = events_of(State(plain.position, Gambling(Seat(0), (9, 8))), "draw")
    assert [event.kind for event in events] == ["won", "bust"] and [event.rank for event in events] == [1, 3]
    assert texts(events)[0] == ("won", "Duarte wins", "26 points to 18 and 18")
    assert texts(events)[1][1] == "Over 20, and all is lost"
    for event in events:
        assert happened(after, event, SAY).image.size == kit.SIZE


def test_a_tie_is_told_with_what_decides_it() -> None:
    even = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]}, deck=[9] * 4, hands={0: [3], 1: [2], 2: [1]})
    events, _ = events_of(State(even.position, Gambling(Seat(0), (9, 8))), "draw")
    assert texts(events)[0] == ("won", "Leonor wins", "3 points to 3 and 3, and 3 in hand to 2")


@cache
def every_event() -> tuple[tuple[Event, PizarroView], ...]:
    return tuple(_every_event())


def _every_event() -> Iterator[tuple[Event, PizarroView]]:
    """Every event of a few matches."""
    for number, sides in enumerate(("aa", "ab", "ba", "bb")):
        rng = Random(sides)
        state = RULES.setup(3 + number, resolve_settings(RULES, {"half1": sides[0], "half2": sides[1]}), f"events-{sides}")
        highest = 0
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            line = bots.line("mate" if rng.random() < 0.9 else "deckhand", RULES, state, seat, rng)
            events, after = events_of(state, line)
            yield from ((event, after) for event in events if not event.record or event.record > highest)
            highest = max(highest, *(event.record for event in events), 0)
            state = play(RULES, state, seat, line).value.state


def test_texts_are_short_and_the_rarest_comes_first() -> None:
    assert {event.kind for event, _ in every_event()} >= {"veto", "price", "bargain", "empty", "phase", "won"}
    for event, _ in every_event():
        assert len(SAY(event.headline)) <= HEADLINE and len(SAY(event.line)) <= LINE, texts((event,))


def test_a_match_tells_of_some_things_and_not_of_all() -> None:
    assert 4 * 5 <= len(every_event()) <= 4 * 20


@pytest.mark.parametrize("kind", ["veto", "price", "bargain", "empty", "phase", "won"])
def test_every_kind_has_a_picture(kind: str) -> None:
    event, after = next((event, after) for event, after in every_event() if event.kind == kind)
    canvas = happened(after, event, SAY)
    assert canvas.image.size == kit.SIZE
    assert not [fault for fault in layout_faults(canvas) if fault.startswith("text")], kind
    words = {box.label for box in canvas.boxes if box.kind == "text"}
    assert {SAY(event.headline), SAY(event.line)} <= words, "nothing is cut"
