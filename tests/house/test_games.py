"""Every game of this repository has its pages, golden matches and tests in their usual places."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from contract.claims import claims
from contract.golden import plans
from data.homes import homes
from engine.match import registry
from tools.docs_pictures import shots

ROOT = Path(__file__).resolve().parents[2]
OWN = [game for game, home in homes().items() if home.guest is None]
every_game = pytest.mark.parametrize("game", OWN)

CODE = (".py", ".toml", ".ftl", ".js", ".html", ".css", ".sh", ".yml", ".yaml", ".json")
MAY_NAME = {
    "tests/": "the host is tried with games",
    "docs/": "pages show examples, and what was measured",
    "tools/demo_picture.py": "which game the picture of the demo shows",
    "tools/playing_pictures.py": "which games the pictures of the panel show",
}
"""Where code outside the folder of a game may name it, and why."""


def elsewhere() -> list[str]:
    """Return the files of the repository outside the folders of games."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in listed if name and not name.startswith(tuple(f"games/{game}/" for game in OWN)) and (ROOT / name).is_file()]


def names_a_game(text: str) -> bool:
    """Return whether a text contains the id of a game, as code or message keys write it."""
    return bool(re.search(rf"(?<![A-Za-z0-9])({'|'.join(re.sub('_', '[-_]', game) for game in OWN)})(?![A-Za-z0-9])", text))


def test_no_file_of_a_game_lies_outside_its_folder() -> None:
    assert [name for name in elsewhere() if names_a_game(name)] == []


def test_only_listed_code_names_a_game() -> None:
    code = [name for name in elsewhere() if name.endswith(CODE) and not name.startswith(tuple(MAY_NAME))]
    assert [name for name in code if names_a_game((ROOT / name).read_text(encoding="utf-8"))] == []


@every_game
def test_a_game_declares_the_claims_of_its_sentences(game: str) -> None:
    assert claims(game) is not None, f"{homes()[game].claims} is missing (docs/adding_a_game.md)"


@every_game
def test_a_game_has_a_page_with_the_pictures_that_are_drawn_for_it(game: str) -> None:
    pages = homes()[game].page
    page = pages.read_text(encoding="utf-8")
    files = [shot.file for shot in shots(game)]
    assert files
    for name in files:
        assert f"]({name})" in page and pages.with_name(name).is_file(), f"python -m tools.docs_pictures {game}"


@every_game
def test_following_a_match_is_described(game: str) -> None:
    record = homes()[game].record
    assert record.is_file(), f"python -m tools.papers {game} writes {record}"


@every_game
def test_a_game_is_listed(game: str) -> None:
    fewest, most = min(registry.rules(game).seats), max(registry.rules(game).seats)
    (row,) = [
        line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if f"](games/{game}/docs/page.md) (`{game}`)" in line
    ]
    assert f"| {fewest}–{most} |" in row or f"| {fewest} |" in row


@every_game
def test_a_game_has_golden_matches_and_rulebook_tests(game: str) -> None:
    plan = next((plan for plan in plans() if plan.game == game), None)
    assert plan is not None and plan.matches and plan.playthroughs and plan.perfts
    assert list(homes()[game].tests.glob("test_*.py"))
