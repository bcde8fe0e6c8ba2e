"""`tools.new_game` writes a game that keeps all laws; `tools.papers` writes the texts that a game lacks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from contract import games
from contract.tables import Table
from contract.test_record_pages import words
from data.homes import homes
from tests.guests import fakes
from tests.tools.mutants import mutant
from tools import new_game, papers
from tools.new_game import files_below

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = ("deploy/", "tests/wire/")
"""Folders that no test of a game needs."""

GAMES = {"sea_duel": "first_game", "misty_reach": "pearl_reef"}
"""Two games with the examples that they copy. Both are written into one copy of the repository, which is tested once."""

RICHER = ("test_games.py", "test_tale.py")
"""Tests of what a new game does not have yet: a page, claims, golden matches, a tale in its own words."""

PACKAGES = "catalogue or lessons or papers or record_pages or palette or _rules"
"""The laws that a copy can break although its example keeps them, and the copy's own tests."""

EVERY_GAME = re.compile(r"registry\.names\(\)|import SMALL|every_table")
"""A pattern that finds a test of the host about every game."""


def run(where: Path, *command: str) -> None:
    """Run a Python module in a copy of the repository; if it fails, show what it printed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHONPYCACHE"))}
    done = subprocess.run([sys.executable, "-m", *command], cwd=where, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def others(copy: Path) -> list[str]:
    """Return the tests of the host that look at every game.

    Tests of the demo in a browser, and of what a first game does not have, are left out.
    """
    paths = [path for path in sorted((copy / "tests").rglob("test_*.py")) if EVERY_GAME.search(path.read_text(encoding="utf-8"))]
    return [
        str(path.relative_to(copy))
        for path in paths
        if path.parent.name not in ("e2e", "guests", *GAMES) and path.name not in (Path(__file__).name, *RICHER)
    ]


def take_compiled(source: Path, target: Path) -> None:
    """Copy the compiled forms of a file, as Python and pytest read it in this run.

    The copy is as old as the file, so they are valid for it. Compiling again takes a third of the time of the tests that run there.
    """
    for compiled in Path(cache_from_source(str(source))).parent.glob(f"{source.stem}.{sys.implementation.cache_tag}*.pyc"):
        target.parent.joinpath("__pycache__").mkdir(exist_ok=True)
        shutil.copyfile(compiled, target.parent / "__pycache__" / compiled.name)


def test_caches_beside_the_files_are_not_copied(tmp_path: Path) -> None:
    for name in ("README.md", "rules/turn.py", ".ruff_cache/0.17/18", "rules/__pycache__/turn.pyc", "rules/.mypy_cache/at"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [path.relative_to(tmp_path).as_posix() for path in files_below(tmp_path)] == ["README.md", "rules/turn.py"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the repository, with links to files that are not written."""
    tracked = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in tracked.stdout.splitlines():
        if name.startswith(LEFT_OUT) or not (ROOT / name).is_file():
            continue
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith((".png", ".ttf", ".otf", ".json")):
            target.symlink_to(ROOT / name)
        else:
            shutil.copy2(ROOT / name, target)
            if name.endswith(".py"):
                take_compiled(ROOT / name, target)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def test_copies_of_examples_are_games(copy: Path) -> None:
    written = write_copies(copy)
    run(copy, "ruff", "check", *written)
    run(copy, "ruff", "format", "--check", *written)
    hold_to_contract(copy, "-k", PACKAGES)
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", "-k", f"({' or '.join(GAMES)}) and not postgresql", *others(copy))
    again = subprocess.run([sys.executable, "-m", "tools.new_game", "sea_duel"], cwd=copy, capture_output=True, text=True, check=False)
    assert again.returncode == 1 and "there is a game sea_duel already" in again.stderr


@pytest.mark.campaign
def test_copies_of_examples_keep_the_whole_contract_and_their_types(copy: Path) -> None:
    write_copies(copy)
    run(copy, "mypy", "--follow-imports=silent", *(f"games/{name}" for name in GAMES))
    hold_to_contract(copy)


def write_copies(copy: Path) -> list[str]:
    """Write the games into a copy of the repository and return their folders and modules."""
    for name, example in GAMES.items():
        run(copy, "tools.new_game", name, "--like", example)
    return [
        str(path) for name in GAMES for path in (*copy.rglob(f"*{name}*.py"), *copy.rglob(name)) if path.suffix == ".py" or path.is_dir()
    ]


def hold_to_contract(copy: Path, *options: str) -> None:
    """Test the games with the contract, as docs/adding_a_game.md says."""
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", *(f"--caravel-game={name}" for name in GAMES), *options)


def test_the_laws_find_the_same_positions_whatever_the_name_of_a_game() -> None:
    names = ["misty_reach", "sea_duel", "fog_bank", "star_port", "lost_mine", "river_run", "tea_trade", "night_watch", "go", "x1"]
    assert len({Table(name, 3, (("coins", "3"),)).luck for name in names}) == 1
    by_name = re.compile(r"Random\((?:f\"[^\"]*\{)?(?:table\.)?(?:game|name)\b|\.(?:start|setup)\([^)]*\b(?:game|name)\)")
    assert [str(file) for file in (ROOT / "contract").glob("*.py") if by_name.search(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("example", ["first_game", "pearl_reef", "briscola"])
@pytest.mark.parametrize("is_package", [True, False])
def test_a_copy_does_not_name_its_example(example: str, is_package: bool) -> None:
    spelt = re.compile(example.replace("_", "[ _-]?"), re.IGNORECASE)
    new_files = new_game.files(example, "sea_duel", is_package=is_package)
    assert not [
        path for path, content in new_files.items() if spelt.search(f"{path}") or (path.suffix != ".png" and spelt.search(content.decode()))
    ]
    assert not [path for path in new_files if not is_package and path.parts[:2] != ("games", "sea_duel")]


def test_a_copy_has_all_tracked_files_and_no_others() -> None:
    tracked = subprocess.run(["git", "ls-files", "examples/first_game"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wanted = {Path(new_game.rename_example(path, "first_game", "sea_duel")).relative_to("examples/sea_duel") for path in tracked.split()}
    assert set(new_game.files("first_game", "sea_duel")) == wanted


def test_missing_texts_and_record_pages_of_a_game_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "chosen", [])  # the tool sets this to its own game
    with mutant(tmp_path, "first_game"):
        home = homes()["mutant"]
        catalogue = home.words / "en" / "mutant.ftl"
        keys = set(re.findall("(?m)^[a-z0-9-]+", catalogue.read_text(encoding="utf-8"))) - {"mutant-rules-2-title", "mutant-rules-2"}
        for file in home.words.rglob("*.ftl"):
            file.write_text("", encoding="utf-8")
        fakes.forget(tmp_path)
        papers.main("mutant")
        fakes.forget(tmp_path)
        written = catalogue.read_text(encoding="utf-8")
        assert set(re.findall("(?m)^[a-z0-9-]+", written)) == keys
        assert "mutant-note-sails = note.sails { $bay } { $gold } { $who }\n" in written
        page = home.record.read_text(encoding="utf-8")
        assert "| `sail` | `1`, `2`, `3` | |\n" in page and "| `sails` | `bay`, `gold`, `who` | |\n" in page
        home.record.write_text(page.replace("| `has-chosen` | `who` | |\n", ""), encoding="utf-8")
        words.cache_clear()
        assert papers.missing_rows("mutant") == ([], [], ["| `has-chosen` | `who` | |"])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((name, "lower case") for name in ("Duel", "sea-duel", "1duel", "")),
        ("pizarro", "already"),
        ("pizarro_2", "taken for those of pizarro"),
    ],
)
def test_a_game_with_an_impossible_name_is_refused(name: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main([name]) == 1
    assert reason in capsys.readouterr().err


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").touch()
    assert new_game.main(["sea_duel", "--package", str(tmp_path)]) == 1
    assert "is not empty" in capsys.readouterr().err and [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
