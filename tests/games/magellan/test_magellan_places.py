"""Cells go by names: every cell with a capital or a start base has one, no other, and a way reads as one would tell it."""

from __future__ import annotations

import re

from engine.games.magellan.board import BASES, NATIONS
from tests.games.magellan.given import given, played
from words import catalogue, speaker

say = speaker("en", ("Ana", "Duarte"))


def test_the_named_cells_are_those_with_a_capital_or_a_base() -> None:
    named = {found[1] for name in catalogue("en") if (found := re.fullmatch(r"magellan-at-(\d[ns]\d+)", name))}
    assert named == {nation.cell for nation in NATIONS.values()} | {base.cell for base in BASES}


def test_a_jeep_drives_from_a_country_to_a_country_and_a_ship_lies_off_one() -> None:
    state = given(points=6, jeeps={0: ["5n2l1"]}, ships={0: ["5n36s1"]})
    said = [say(note.msg) for note in played(state, "jeep-5n2 5n1 ship-5n36 4n36 end").notes]
    assert said[0] == "Ana's jeep drives from Italy to France (2 points)."
    assert said[1].startswith("Ana's empty ship sails from the sea off Spain to the sea off Morocco")


def test_a_fight_names_its_place() -> None:
    state = given(level="simplest", jeeps={0: ["5n1l1"], 1: ["5n1l1"]}, war=((0,), (1,)))
    from engine.games.magellan.turn.flow import settled

    said = [say(note.msg) for note in played(settled(state.position, []).state, "fight-5n1-2").notes]
    assert said[0].startswith("Ana’s jeep fights Duarte in France")
