"""The contract finds one mistake in the package of a guest and names it in a sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from contract import golden, overruns
from contract.tables import match_of
from contract.test_papers import import_faults, picture_faults
from data.homes import ROOT, homes
from engine.walking.guarding import Overrun
from tests.guests import fakes
from tests.tools.mutants import GAME, PACKAGE, mutant

PLAN = """
[[match]]
name = "few"
seats = 2
seed = "Lagos"
bots = "mate"
settings = { rounds = "8" }
"""

LOOP = ("turn", "    return _choose(position, seat, Choice(goal, is_lit))\n", "    while True:\n        goal += 1\n")
"""A turn that never ends after a player has spoken of the lantern."""


@contextmanager
def watched_overruns() -> Iterator[None]:
    overruns.watch()
    try:
        yield
    finally:
        overruns.let_go()


def test_a_dialogue_without_an_end_is_interrupted_and_named_with_its_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overruns, "LIMIT", 0.1)
    monkeypatch.setattr(overruns, "LOOK", 0.02)
    with mutant(tmp_path, "pearl_reef", LOOP) as table, watched_overruns(), pytest.raises(Overrun) as caught:
        next(match_of(table, "mutant", 0))
    assert re.fullmatch(
        r"`turn` \(.*caravel_mutant/rules/turn\.py:\d+\) runs on and on, at the ask `lantern`: after 0\.1 s of a processor it is at "
        r".*caravel_mutant/rules/turn\.py:\d+\. A bot .* come to an end\.",
        str(caught.value),
    )


def test_a_run_of_the_contract_ends_with_the_first_dialogue_without_an_end(tmp_path: Path) -> None:
    program = "import sys, pytest; from contract import overruns; overruns.LIMIT = 0.5; sys.exit(pytest.main(sys.argv[1:]))"
    options = ("-q", "-p", "no:cacheprovider", f"--caravel-game={GAME}", "-k", "bound or draft_resumes")
    known = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    with mutant(tmp_path, "pearl_reef", LOOP):
        known["PYTHONPATH"] = f"{tmp_path}:{ROOT}"
        done = subprocess.run([sys.executable, "-c", program, *options], cwd=ROOT, env=known, capture_output=True, text=True, check=False)
    assert re.search(r"Interrupted: `turn` .* at the ask `lantern`.*\n1 failed, ", done.stdout), done.stdout + done.stderr


def is_golden_match_unchanged() -> bool:
    """Return whether the golden match of the game is the same as its file."""
    (plan,) = [plan for plan in golden.plans() if plan.game == GAME]
    return golden.match_text(plan.load("few")) == plan.match_file("few").read_text(encoding="utf-8")


def test_a_golden_match_does_not_depend_on_other_files_of_the_package(tmp_path: Path) -> None:
    with mutant(tmp_path, "pearl_reef"):
        folder = homes()[GAME].golden
        folder.mkdir()
        (folder / "plan.toml").write_text(PLAN, encoding="utf-8")
        golden.write([GAME])
        fakes.forget(tmp_path)
        assert is_golden_match_unchanged()
        (tmp_path / PACKAGE / "lang" / "en" / "further.ftl").write_text("mutant-further = Further\n", encoding="utf-8")
        fakes.forget(tmp_path)
        assert is_golden_match_unchanged()


@pytest.mark.parametrize(
    "statement",
    [
        "from caravel.engine.match import begin",
        "import caravel.engine.match",
        "from caravel import engine",
        "from caravel.pictures import canvas",
        "from engine.match import begin",
        "import bot",
        'import_module("caravel.play.host")',
    ],
)
def test_an_import_of_an_internal_name_is_named_with_its_place(tmp_path: Path, statement: str) -> None:
    good = "import msgspec\nfrom caravel import Msg, testing\nfrom caravel.lines import play\nfrom caravel.pictures import grids\n"
    (tmp_path / "turn.py").write_text(f"{good}from . import board\n{statement}\n", encoding="utf-8")
    (fault,) = import_faults(tmp_path)
    assert f"{tmp_path.name}/turn.py:6 imports `" in fault and fault.endswith("promise (docs/guests.md).")


def test_a_picture_of_another_game_beside_the_page_is_named(tmp_path: Path) -> None:
    listed = '[[shot]]\nfile = "mutant-table.png"\n'
    with mutant(tmp_path, "pearl_reef"):
        docs = tmp_path / PACKAGE / "docs"
        docs.mkdir()
        for name in ("mutant-table.png", "sea_duel-prizes.png"):
            (docs / name).touch()
        (docs / "page.md").write_text("![](mutant-table.png)", encoding="utf-8")
        (docs / "page.toml").write_text(listed, encoding="utf-8")
        (fault,) = picture_faults(homes()[GAME])
    assert "docs/sea_duel-prizes.png is not drawn with the game: name it in page.toml" in fault


@pytest.mark.parametrize("folder", ["examples/first_game", "examples/pearl_reef", "examples/briscola"])
def test_a_wheel_is_made_of_pictures_that_are_drawn_before(folder: str) -> None:
    commands = subprocess.run(["make", "-n", "wheel", "CARAVEL=."], cwd=ROOT / folder, capture_output=True, text=True, check=True).stdout
    assert 0 < commands.index("tools.build_palette") < commands.index("tools.docs_pictures") < commands.index("build --wheel")
