"""Names of places: every cell has its own name, and notes tell a way with the names of its places."""

from __future__ import annotations

import re

from engine.values.core import Msg
from games.magellan.rules.board import CELLS, eastward
from games.magellan.tests.given import given, play_line, settle_due
from words import catalogue, speaker

say = speaker("en", ("Ana", "Duarte"))
NAMED = re.compile(r"magellan-at-(\d[ns]\d+)")


def test_every_cell_has_a_name_of_its_own_without_coordinates() -> None:
    cells = [match[1] for name in catalogue("en") if (match := NAMED.fullmatch(name))]
    names = {cell: say(Msg("magellan.node", cell=cell)) for cell in cells}
    assert set(names) == set(CELLS)
    assert len(set(names.values())) == len(names), "two cells could not be told apart"
    assert not [name for name in names.values() if re.search(r"\d", name)]


def test_half_the_world_away_lies_in_the_east() -> None:
    assert [eastward("1n1", cell) for cell in ("1n18", "1n19", "1n20", "1n36")] == [17, 18, -17, -1]
    assert eastward("1n19", "1n1") == 18


def test_a_place_at_sea_is_named_after_what_is_near() -> None:
    state = given(points=6, jeeps={0: ["5n2l1"]}, ships={0: ["3n33s1"]})
    sailed, *_ = play_line(state, "ship-3n33 3n32 end").notes
    assert say(sailed.msg) == "Ana’s empty ship sails from the sea southwest of Azores to the sea west-southwest of Azores (1 step)."


def test_a_jeep_is_in_a_country_and_a_ship_off_its_coast() -> None:
    state = given(points=6, jeeps={0: ["5n2l1"]}, ships={0: ["5n36s1"]})
    driven, sailed, *_ = (say(note.msg) for note in play_line(state, "jeep-5n2 5n1 ship-5n36 4n36 end").notes)
    assert driven == "Ana’s jeep goes from Italy to France (2 steps)."
    assert sailed.startswith("Ana’s empty ship sails from the sea off Spain to the sea off Morocco")


def test_a_fight_names_its_place() -> None:
    state = given(level="simplest", jeeps={0: ["5n1l1"], 1: ["5n1l1"]}, war=((0,), (1,)))

    texts = [say(note.msg) for note in play_line(settle_due(state), "fight-5n1-2").notes]
    assert texts[0].startswith("Ana’s jeep fights Duarte in France")
