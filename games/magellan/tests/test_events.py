"""Events, which a table is shown after a move: each kind in a position made for it, and the limits of texts and pictures."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from engine.values.event import Event
from engine.walking.walk import play
from games.magellan.game import RULES
from games.magellan.pictures import happened
from games.magellan.rules.cards.deck import CARDS, LosePiece, Nationalise, Revenue
from games.magellan.rules.state import Last, Losing, Loss, Over, State, War
from games.magellan.tests.deciding import positions
from games.magellan.tests.given import given
from render.kit import event as happening
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))
ANA, DUARTE, LEONOR = Seat(0), Seat(1), Seat(2)


def events_of(state: State, line: str, seat: Seat = ANA) -> tuple[Event, ...]:
    """Return the events of a line."""
    turn = play(RULES, state, seat, line).value
    return events_between(state, turn.state, turn.notes)


def events_between(before: State, after: State, notes: Any = ()) -> tuple[Event, ...]:
    """Return the events that a spectator sees between two states."""
    return RULES.events(RULES.view(before, None), RULES.view(after, None), notes)


def changed(state: State, **values: Any) -> State:
    """Return the state with other values in its position."""
    return replace(state, position=replace(state.position, **values))


def texts(events: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    return [(event.kind, say(event.headline), say(event.line)) for event in events]


def test_developing_a_rich_country_is_an_event() -> None:
    state = given(jeeps={0: ["5n1l1"]}, open=("france", "switzerland"))
    assert texts(events_of(state, "develop-france end")) == [("developed", "France pays", "Ana develops it: +53, now 53 in all")]
    assert events_of(state, "develop-switzerland end") == ()


def test_taking_a_country_is_an_event() -> None:
    state = given(level="simplest", points=4, jeeps={0: ["5n1l1"], 1: ["6s1l1"]}, countries={1: ("italy",)}, war=((0,), (1,)))
    (event,) = events_of(state, "jeep-5n1 5n2")
    assert texts((event,)) == [("taken", "Italy falls", "Ana takes it from Duarte: +44 for nothing")]
    assert (event.rank, event.who, event.hits, event.value) == (3, ANA, (DUARTE,), "italy")


def test_a_win_is_one_event_that_says_what_decided_a_tie() -> None:
    state = given(countries={0: ("new_zealand",), 1: ("kuwait",)}, cash={0: 70, 1: 60})
    ended = State(state.position, Over("rounds"))
    assert texts(events_between(state, ended)) == [("won", "Ana wins the world", "An income of 2 like Duarte, but 70 M to 60")]
    winner, *others = state.position.players
    state = changed(state, players=(replace(winner, place=1), *others))
    assert events_between(state, State(state.position, Over("won"))) == (), "they won before"


def test_a_player_near_the_target_and_then_winning_are_events() -> None:
    state = given(jeeps={0: ["5n1l1"]}, countries={0: ("italy", "fiji"), 1: ("belgium",)}, open=("switzerland", "france"), target=75)
    assert ("near", "Ana is nearly there", "+56 of 75, and 935 M in hand") in texts(events_of(state, "develop-switzerland end"))
    won, *_ = events_of(state, "develop-france")
    assert texts((won,)) == [("won", "Ana wins the world", "An income of 98, and Duarte has 8")] and won.rank == 1


def test_the_beginning_and_the_end_of_a_war_are_events() -> None:
    peace = given(level="simplest")
    war = War("h05_01", ((ANA,), (DUARTE,)), ("ship", "jeep"), opener=ANA, rounds=3, losses=(0, 0))
    at_war = changed(peace, war=war)
    assert texts(events_between(peace, at_war)) == [("war", "War breaks out", "Ana against Duarte, for 3 rounds")]
    last_round = changed(peace, war=replace(war, rounds=1))
    assert texts(events_between(last_round, peace)) == [("peace", "Peace", "The war is over, and no country can be taken now")]
    three = given(level="experts", seats=3)
    allied = changed(three, war=replace(war, sides=((ANA,), (DUARTE, LEONOR)), losses=(0, 0, 0)))
    assert texts(events_between(three, allied)) == [("war", "War breaks out", "Ana against Duarte and Leonor, for 3 rounds")]


def test_losing_the_last_ship_is_an_event() -> None:
    state = given(ships={0: ["6s33s1"]}, jeeps={0: ["6s33l1"]})
    state = replace(changed(state, losses=(Loss(ANA, "any"),)), stage=Losing(ANA))
    assert texts(events_of(state, "ship-6s33")) == [("stranded", "South Georgia", "Ana has no ship left and is cut off")]


@pytest.mark.parametrize(("effect", "kinds"), [(LosePiece, ["crisis"]), (Nationalise, ["crisis"]), (Revenue, [])])
def test_a_card_that_takes_is_an_event_and_one_that_gives_is_not(effect: type, kinds: list[str]) -> None:
    state = given()
    card = next(card for card, printed in CARDS.items() if isinstance(printed.effect, effect))
    assert [event.kind for event in events_between(state, changed(state, last=Last("drew", ANA, card)))] == kinds


def test_a_player_who_is_out_is_an_event() -> None:
    state = given(seats=3, cash={0: 0}, jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    assert ("out", "Ana is out", "No money and no country: place 3") in texts(events_of(state, "end"))


@pytest.mark.parametrize("table", [(2, "simplest", "1"), (4, "experts", "3")], ids=str)
def test_events_of_a_match_have_short_texts_and_a_picture(table: tuple[int, str, str]) -> None:
    """One picture of each kind is drawn."""
    counts: Counter[str] = Counter()
    for before, after in pairwise(positions(*table, "events", wild=0.02)):
        for event in events_between(before, after):
            counts[event.kind] += 1
            assert len(say(event.headline)) <= 28, say(event.headline)
            assert len(say(event.line)) <= 58, say(event.line)
            if counts[event.kind] == 1:
                canvas = happened(RULES.view(after, None), event, say)
                assert canvas.image.size == happening.SIZE
    assert len(counts) >= 2 and sum(counts.values()) < 60
