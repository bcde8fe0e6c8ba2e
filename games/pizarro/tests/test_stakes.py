"""What is special about a card under auction: each rule where it speaks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Msg, Seat
from games.pizarro.mind.stakes import STAKES, Facts, stake
from games.pizarro.rules.board import EXPLORERS, Explorer
from games.pizarro.rules.state import State
from games.pizarro.tests.given import awaited, given, when


def special_key(state: State) -> str:
    """Return the key of what is special, without the card's own gain."""
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
def test_what_is_special_is_told(key: str, state: State) -> None:
    assert special_key(state) == key


def test_the_first_rule_that_has_something_to_say_speaks() -> None:
    position = given(["cook", "pizarro"], hands={0: [1, 2, 3]}).position
    facts = Facts(position, Seat(0), "cook", (Seat(1), Seat(2)))
    keys = [msg.key for rule in STAKES if (msg := rule(facts)) is not None]
    assert keys == ["pizarro.decision.few.stake", "pizarro.decision.last-card.stake"]
