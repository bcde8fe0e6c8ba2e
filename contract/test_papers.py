"""Every game has its pages and its typical positions, where everybody looks for them."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from contract.games import games
from data.homes import PARENT, homes

every_game = pytest.mark.parametrize("game", games())


@every_game
def test_a_game_has_a_page_and_its_pictures_are_there(game: str) -> None:
    page = homes()[game].page
    assert page.is_file(), f"{game}: write its page, {page}."
    shown = re.findall(r"]\(([\w-]+\.png)\)", page.read_text(encoding="utf-8"))
    missing = [name for name in shown if not page.with_name(name).is_file()]
    assert shown and not missing, f"{game}: {page} shows {', '.join(missing) or 'no picture'}; draw the pictures of its list and show each."


@every_game
def test_positions_of_a_game_show_every_picture(game: str) -> None:
    """What the palette is made of: each part that is not one of a family (`zoom-...`) of parts."""
    if PARENT and homes()[game].guest is None:
        pytest.skip("the positions of the program's own games are in its repository alone")
    found = import_module(homes()[game].positions).typical()
    shown = {part.split("-")[0] for _, part, _ in found}
    wanted = {part.split("-")[0] for view, _, _ in found for part in import_module(homes()[game].pictures).parts(view)}
    assert wanted <= shown, f"{game}: no view of `typical()` is drawn as {', '.join(sorted(wanted - shown))}: add one to its positions."


@every_game
def test_following_a_match_is_described(game: str) -> None:
    record = homes()[game].record
    assert record.is_file(), f"{game}: write {record}: every setting, ask, token and note, for programs that follow a match."
