"""Every game of this repository has its pages, its golden matches, its tests and its place in the list, where everybody looks for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from contract.claims import claims
from contract.golden import plans
from data.homes import homes
from engine.match import registry
from tools.docs_pictures import shots

ROOT = Path(__file__).resolve().parents[2]
every_game = pytest.mark.parametrize("game", [game for game, home in homes().items() if home.guest is None])


@every_game
def test_a_game_says_what_its_sentences_claim(game: str) -> None:
    assert claims(game) is not None, f"{homes()[game].claims} is missing (docs/adding_a_game.md)"


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
    rows = [
        line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if f"](games/{game}/docs/page.md) (`{game}`)" in line
    ]
    assert len(rows) == 1
    assert f"| {seats[0]}–{seats[-1]} |" in rows[0] or f"| {seats[0]} |" in rows[0]


@every_game
def test_a_game_has_golden_matches_and_rulebook_tests(game: str) -> None:
    plan = next((plan for plan in plans() if plan.game == game), None)
    assert plan is not None and plan.matches and plan.playthroughs and plan.perfts
    assert list(homes()[game].tests.glob("test_*.py"))
