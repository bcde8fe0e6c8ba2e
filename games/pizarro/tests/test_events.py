"""Events, which a table is shown after a move: each kind in a position made for it, in short texts and with a picture."""

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
"""The most letters of the texts of an event."""


def events_of(state: State, line: Line) -> tuple[tuple[Event, ...], PizarroView]:
    """Return the events of a line, and the view of a spectator after it."""
    turn = play(RULES, state, RULES.to_act(state)[0], line).value
    after = RULES.view(turn.state, None)
    return RULES.events(RULES.view(state, None), after, tuple(note for note in turn.notes if note.to is None)), after


def texts(events: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    return [(event.kind, SAY(event.headline), SAY(event.line)) for event in events]


def test_a_veto_is_an_event() -> None:
    state = given(["cook", "pizarro"], ships={0: [("columbus", 1)]})
    events, _ = events_of(state, "veto")
    assert texts(events) == [("veto", "Leonor stops Cook", "The card comes back as one of the last of phase I")]
    (veto,) = events
    assert (veto.who, veto.value) == (0, "cook")


def test_a_high_price_is_an_event() -> None:
    state = when(given(["cook", "pizarro"]), "bid 20", "pass", "pass").state
    events, _ = events_of(state, "pay 3+8+9")
    assert texts(events) == [("price", "20 for Cook", "Leonor pays with 3 cards and 5 crowns")]
    ordinary, _ = events_of(when(given(["cook", "pizarro"]), "bid 9", "pass", "pass").state, "pay 9")
    assert ordinary == ()


def test_a_card_for_nearly_nothing_is_an_event() -> None:
    state = given(["cook", "pizarro"], phase=2, ships={0: [("cook", 1)], 1: [("pizarro", 1)]})
    events, _ = events_of(state, "bid 1 pay 7")
    assert texts(events) == [("bargain", "Cook for 1", "8 crowns for Leonor, and nobody bids against it")]


def test_an_empty_hand_is_an_event() -> None:
    state = when(given(["columbus", "pizarro"], hands={0: [5]}), "bid 5", "pass", "pass").state
    events, _ = events_of(state, "pay 5")
    assert texts(events) == [("empty", "Leonor has no card left", "New cards come when phase I ends")]
    (empty,) = events
    assert empty.hits == (0,)


def test_the_beginning_of_a_phase_is_an_event() -> None:
    state = when(given(["columbus"], ships={1: [("cook", 1)]}), "bid 5", "pass", "pass").state
    events, _ = events_of(state, "pay 5")
    assert texts(events) == [("phase", "Phase II begins", "Duarte leads at sea with 4 crowns")]


def test_a_lost_gamble_and_the_end_are_events() -> None:
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)], 1: [("cook", 2)]}, deck=[9] * 4)
    events, after = events_of(State(plain.position, Gambling(Seat(0), (9, 8))), "draw")
    won, bust = events
    assert (won.kind, won.rank, bust.kind, bust.rank) == ("won", 1, "bust", 3)
    assert texts((won,)) == [("won", "Duarte wins", "26 points to 18 and 18")]
    assert SAY(bust.headline) == "Over 20, and all is lost"
    for event in events:
        assert happened(after, event, SAY).image.size == kit.SIZE


def test_a_tie_is_told_with_what_decides_it() -> None:
    even = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]}, deck=[9] * 4, hands={0: [3], 1: [2], 2: [1]})
    events, _ = events_of(State(even.position, Gambling(Seat(0), (9, 8))), "draw")
    won, *_ = events
    assert texts((won,)) == [("won", "Leonor wins", "3 points to 3 and 3, and 3 in hand to 2")]


@cache
def every_event() -> tuple[tuple[Event, PizarroView], ...]:
    return tuple(_every_event())


def _every_event() -> Iterator[tuple[Event, PizarroView]]:
    """Yield the events of four matches, with the view after each; of records only higher ones than before."""
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


def test_a_match_has_five_to_twenty_events() -> None:
    matches = 4
    assert matches * 5 <= len(every_event()) <= matches * 20


@pytest.mark.parametrize("kind", ["veto", "price", "bargain", "empty", "phase", "won"])
def test_every_kind_of_event_has_a_picture(kind: str) -> None:
    event, after = next((event, after) for event, after in every_event() if event.kind == kind)
    canvas = happened(after, event, SAY)
    assert canvas.image.size == kit.SIZE
    assert not [fault for fault in layout_faults(canvas) if fault.startswith("text")], kind
    words = {box.label for box in canvas.boxes if box.kind == "text"}
    assert {SAY(event.headline), SAY(event.line)} <= words, "nothing is cut"
