"""The stake of an auction: what is special about the card. Each rule has a position made for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Msg, Seat
from games.pizarro.mind.stakes import STAKES, Facts, stake
from games.pizarro.rules.board import EXPLORERS, Explorer
from games.pizarro.rules.state import State
from games.pizarro.tests.given import awaited, given, when


def special_key(state: State) -> str:
    """Return the key of the second sentence of the stake; the first one is what the card brings."""
    then = dict(stake(state, Seat(awaited(state))).args)["then"]
    assert isinstance(then, Msg)
    return then.key.removeprefix("pizarro.decision.").removesuffix(".stake")


def open_last_hand(state: State) -> State:
    """Return the state in which the last player has an open hand."""
    *others, last = state.position.players
    return replace(state, position=replace(state.position, players=(*others, replace(last, is_open=True))))


THREE: list[Explorer] = ["cook", "pizarro", "cook"]
CASES: list[tuple[str, State]] = [
    ("alone", when(given(THREE), "pass", "pass").state),
    ("open", open_last_hand(when(given(THREE), "pass").state)),
    ("few", given(THREE, hands={0: [1, 2, 3]})),
    ("last-phase", given(["cook", "pizarro"], phase=3, ships={seat: [("cook", 2), ("pizarro", 2)] for seat in (0, 1)})),
    ("last-card", given(["cook", "pizarro"])),
    ("first", given([card for card in EXPLORERS for _ in range(3)])),
    ("more", given(THREE)),
]


@pytest.mark.parametrize(("key", "state"), CASES, ids=[key for key, _ in CASES])
def test_each_stake_is_told_in_a_position_made_for_it(key: str, state: State) -> None:
    assert special_key(state) == key


def test_the_first_rule_that_has_something_to_say_speaks() -> None:
    position = given(["cook", "pizarro"], hands={0: [1, 2, 3]}).position
    facts = Facts(position, Seat(0), "cook", (Seat(1), Seat(2)))
    keys = [msg.key for rule in STAKES if (msg := rule(facts)) is not None]
    assert keys == ["pizarro.decision.few.stake", "pizarro.decision.last-card.stake"]
