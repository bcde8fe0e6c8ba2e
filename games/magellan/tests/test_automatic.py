"""Lines that are played without asking anybody, because there is nothing to choose."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Fighting, Rolling, State
from games.magellan.tests.given import given


def test_the_die_is_thrown_automatically() -> None:
    assert RULES.automatic(given(stage=Rolling())) == (Seat(0), "roll")


def test_the_only_pack_is_drawn_from_automatically_if_nothing_can_be_bought() -> None:
    def without_history(state: State) -> State:
        return State(replace(state.position, history=()), state.stage)

    assert RULES.automatic(given(stage=Drawing(), cash={0: 0})) is None, "there are two packs"
    assert RULES.automatic(without_history(given(stage=Drawing(), cash={0: 1000}))) is None, "something can be bought before"
    assert RULES.automatic(without_history(given(stage=Drawing(), cash={0: 0}))) == (Seat(0), "geographic")


def test_a_turn_in_which_nothing_can_be_done_ends_automatically() -> None:
    poor = {"cash": {0: 1}, "jeeps": {0: ["6n1l1"]}}
    assert RULES.automatic(given(points=0, **poor)) == (Seat(0), "end")  # type: ignore[arg-type]
    assert RULES.automatic(given(points=4, **poor)) is None  # type: ignore[arg-type]


def test_the_only_fight_is_fought_automatically() -> None:
    ships = {0: ["5n36s1"], 1: ["5n36s1"]}
    assert RULES.automatic(given(level="simplest", ships=ships, war=((0,), (1,)), stage=Fighting())) == (Seat(0), "fight-5n36-2")
