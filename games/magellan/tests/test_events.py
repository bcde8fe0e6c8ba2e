"""Each kind of event in a position made for it, and the limits of texts and pictures."""

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
from games.magellan.rules.state import Last, Losing, Loss, Over, State, War
from games.magellan.tests.deciding import positions
from games.magellan.tests.given import given
from render.kit import event as happening
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))
ANA, DUARTE, LEONOR = Seat(0), Seat(1), Seat(2)


def events(state: State, line: str, seat: Seat = ANA) -> tuple[Event, ...]:
    after = play(RULES, state, seat, line).value
    return between(state, after.state, after.notes)


def between(before: State, after: State, notes: Any = ()) -> tuple[Event, ...]:
    return RULES.events(RULES.view(before, None), RULES.view(after, None), notes)


def changed(state: State, **values: Any) -> State:
    return replace(state, position=replace(state.position, **values))


def texts(events: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    return [(event.kind, say(event.headline), say(event.line)) for event in events]


def test_a_rich_country_is_developed_and_a_poor_one_is_not_told() -> None:
    state = given(jeeps={0: ["5n1l1"]}, open=("france", "switzerland"))
    assert texts(events(state, "develop-france end")) == [("developed", "France pays", "Ana develops it: +53, now 53 in all")]
    assert events(state, "develop-switzerland end") == ()


def test_a_country_is_taken() -> None:
    state = given(level="simplest", points=4, jeeps={0: ["5n1l1"], 1: ["6s1l1"]}, countries={1: ("italy",)}, war=((0,), (1,)))
    [event] = events(state, "jeep-5n1 5n2")
    assert texts((event,)) == [("taken", "Italy falls", "Ana takes it from Duarte: +44 for nothing")]
    assert (event.rank, event.who, event.hits, event.value) == (3, ANA, (DUARTE,), "italy")


def test_a_winner_is_told_once_and_a_tie_with_what_decides_it() -> None:
    state = given(countries={0: ("new_zealand",), 1: ("kuwait",)}, cash={0: 70, 1: 60})
    ended = State(state.position, Over("rounds"))
    assert texts(between(state, ended)) == [("won", "Ana wins the world", "An income of 2 like Duarte, but 70 M to 60")]
    left = replace(state.position.players[0], place=1)
    state = changed(state, players=(left, *state.position.players[1:]))
    assert between(state, State(state.position, Over("won"))) == (), "they won before"


def test_somebody_is_near_and_then_wins() -> None:
    state = given(jeeps={0: ["5n1l1"]}, countries={0: ("italy", "fiji"), 1: ("belgium",)}, open=("switzerland", "france"), target=75)
    assert ("near", "Ana is nearly there", "+56 of 75, and 935 M in hand") in texts(events(state, "develop-switzerland end"))
    [won, *_] = events(state, "develop-france")
    assert texts((won,)) == [("won", "Ana wins the world", "An income of 98, and Duarte has 8")] and won.rank == 1


def test_a_war_begins_and_ends() -> None:
    state = given(level="simplest")
    two = changed(state, war=War("h05_01", ((ANA,), (DUARTE,)), ("ship", "jeep"), ANA, 3, (0, 0)))
    all_ = changed(state, war=War("h05_01", ((ANA,), (DUARTE,)), ("ship", "jeep"), ANA, 1, (0, 0)))
    assert texts(between(state, two)) == [("war", "War breaks out", "Ana against Duarte, for 3 rounds")]
    three = given(level="experts", seats=3)
    allied = changed(three, war=War("h05_01", ((ANA,), (DUARTE, LEONOR)), ("ship", "jeep"), ANA, 3, (0, 0, 0)))
    assert texts(between(three, allied)) == [("war", "War breaks out", "Ana against Duarte and Leonor, for 3 rounds")]
    assert texts(between(all_, state)) == [("peace", "Peace", "The war is over, and no country can be taken now")]


def test_the_last_ship_is_lost() -> None:
    state = given(ships={0: ["6s33s1"]}, jeeps={0: ["6s33l1"]})
    state = replace(changed(state, losses=(Loss(ANA, "any"),)), stage=Losing(ANA))
    assert texts(events(state, "ship-6s33")) == [("stranded", "South Georgia", "Ana has no ship left and is cut off")]


def test_a_card_that_takes_is_a_blow_and_one_that_gives_is_not() -> None:
    state = given()
    assert [event.kind for event in between(state, changed(state, last=Last("drew", ANA, "h05_05")))] in ([], ["crisis"])
    from games.magellan.rules.cards.deck import CARDS, Nationalise, Revenue

    taking = next(card for card, printed in CARDS.items() if isinstance(printed.effect, Nationalise))
    giving = next(card for card, printed in CARDS.items() if isinstance(printed.effect, Revenue))
    assert [event.kind for event in between(state, changed(state, last=Last("drew", ANA, taking)))] == ["crisis"]
    assert between(state, changed(state, last=Last("drew", ANA, giving))) == ()


def test_somebody_without_anything_is_out() -> None:
    state = given(seats=3, cash={0: 0}, jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    assert ("out", "Ana is out", "No money and no country: place 3") in texts(events(state, "end"))


@pytest.mark.parametrize("table", [(2, "simplest", "1"), (4, "experts", "3")], ids=str)
def test_over_a_match_texts_keep_their_limits_and_every_event_has_a_picture(table: tuple[int, str, str]) -> None:
    counts: Counter[str] = Counter()
    kinds_drawn = set[str]()
    for before, after in pairwise(positions(*table, "events", wild=0.02)):
        for event in between(before, after):
            counts[event.kind] += 1
            assert len(say(event.headline)) <= 28, say(event.headline)
            assert len(say(event.line)) <= 58, say(event.line)
            if event.kind not in kinds_drawn:
                kinds_drawn.add(event.kind)
                canvas = happened(RULES.view(after, None), event, say)
                assert canvas.image.size == happening.SIZE
    assert len(counts) >= 2 and sum(counts.values()) < 60
