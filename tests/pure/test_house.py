"""The choices of a server's admins, and the place of a table by them."""

from __future__ import annotations

from play.people.house import USUAL, House, menu_change
from play.values.types import Place

HERE = Place(1, 2)
FORUM = 9


MASTER = 77
"""An admin."""


def test_an_impossible_choice_in_a_menu_changes_nothing() -> None:
    assert menu_change(USUAL, "for-person", ["3"]) == {"for_person": 3} and menu_change(USUAL, "for-server", ["host"]) == {
        "for_server": None
    }
    assert menu_change(USUAL, "leaderboard", ["off"]) == {"leaderboard": False}
    for field, value in (("pace", "never"), ("channels", "x"), ("for-person", "4"), ("revision", "7"), ("author", "7"), ("threads", "")):
        assert menu_change(USUAL, field, [value]) is None


def test_server_settings_decide_the_place_of_a_table() -> None:
    assert USUAL.home(HERE, False) == (HERE, False) and USUAL.home(HERE, True) == (HERE, True)
    assert House(threads="always").home(HERE, False)[1] and not House(threads="never").home(HERE, True)[1]
    assert House(threads="always").home(Place(1, 2, 3), False) == (Place(1, 2, 3), False), "a thread has no threads of its own"
    assert House(forum=FORUM).home(Place(1, 2, 3), False) == (Place(1, FORUM), True)
    assert House(channels=(4,), forum=FORUM).takes(Place(1, FORUM, 5)) and not House(channels=(4,)).takes(HERE)
    assert USUAL.admits(()) and House(openers=(5,)).admits(None) and not House(openers=(5,)).admits((6,))
