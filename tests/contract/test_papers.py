"""Every game has its pages, its golden matches, its tests and its place in the list, where everybody looks for them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from data.homes import homes
from engine import registry
from tests.golden.golden import plans
from tools.docs_pictures import shots

ROOT = Path(__file__).resolve().parents[2]
every_game = pytest.mark.parametrize("game", registry.names())


@every_game
def test_a_game_has_a_page_with_the_pictures_that_are_drawn_for_it(game: str) -> None:
    pages = homes()[game].page
    page = pages.read_text(encoding="utf-8")
    drawn = [shot.file for shot in shots(game)]
    assert drawn
    for name in drawn:
        assert f"]({name})" in page and pages.with_name(name).is_file(), f"python -m tools.docs_pictures {game}"


@every_game
def test_a_game_is_listed(game: str) -> None:
    seats = registry.rules(game).seats
    rows = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if f"](docs/play/{game}.md) (`{game}`)" in line]
    assert len(rows) == 1
    assert f"| {seats[0]}–{seats[-1]} |" in rows[0] or f"| {seats[0]} |" in rows[0]


@every_game
def test_a_game_has_golden_matches_and_rulebook_tests(game: str) -> None:
    plan = next((plan for plan in plans() if plan.game == game), None)
    assert plan is not None and plan.matches and plan.playthroughs and plan.perfts
    assert list((ROOT / "tests" / "games" / game).glob("test_*.py"))


@every_game
def test_positions_of_a_game_show_every_picture(game: str) -> None:
    """What the palette is made of: each part that is not one of a family (`zoom-...`) of parts."""
    found = import_module(homes()[game].positions).typical()
    shown = {part.split("-")[0] for _, part, _ in found}
    wanted = {part.split("-")[0] for view, _, _ in found for part in import_module(homes()[game].pictures).parts(view)}
    assert wanted <= shown


@every_game
def test_following_a_match_is_described(game: str) -> None:
    assert homes()[game].record.is_file()
