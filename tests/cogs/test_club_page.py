"""The *Club* page stays on one screen of a phone, whatever runs there and is on."""

from __future__ import annotations

from cogs.panel.spec import Menu
from cogs.servers.club_screens import POSTS, SWITCHES, club
from play.club.season import Chosen, Season
from play.people.house import House
from store.rows import EveningRow, HarbourRow, SeasonRow, VoyageRow
from words import speaker

NOW = 1_800_000_000.0


def season(number: int, form: str) -> Season:
    row = SeasonRow(number, 1, "carta_magica", form, "running", "{}", "seed", 5, 6, 7, 0, 0, NOW, 0, NOW)
    return Season(row, Chosen(3, {}, "season", NOW), (), (), (), {})


def test_all_that_can_be_turned_on_takes_one_menu_and_four_lines() -> None:
    say = speaker()
    posts = (
        HarbourRow(1, 0, 5, NOW, 0.0, 0, False, 0, 1),
        VoyageRow(1, 0, 5, 8, NOW, 1),
        EveningRow(1, 0, 5, "pizarro", NOW, True, 0, "planned", 0, NOW, 1),
    )
    full = club([season(1, "league"), season(2, "cup")], House(watching=True, titles=True), posts, 9, say)
    assert len(full.rows) == 4, "seasons, what can begin, one menu, and the rest"
    (menu,) = [row for row in full.rows if isinstance(row, Menu)]
    assert {one.value for one in menu.choices} == {f"{what}-off" for what in (*SWITCHES, *POSTS)} | {f"{what}-on" for what in POSTS}
    assert full.body[1].count("✓") == 4 and "Off:" not in full.body[1], "what needs no word about when and where shares a line"
    quiet = club([], House(), (None, None, None), 9, say)
    assert "✓" not in "".join(quiet.body) and sum(isinstance(row, Menu) for row in quiet.rows) == 1
