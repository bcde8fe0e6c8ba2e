"""The skeleton of a new game: what the tool writes into a copy of the house is a game that keeps all laws."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from contract.tables import Table
from tools.new_game import __main__ as new_game
from tools.packing.backend import files_below

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = ("deploy/", "tests/wire/")
"""Files of the house that a game has nothing to do with."""
GAMES = {"sea_duel": ("2-3",), "misty_reach": ("2-4", "--simultaneous")}
"""A game of each kind, with its numbers of players. Both are written into one copy, which is looked at once."""
SHORT = "prizes = [1, 2, 3, 5, 8, 10]"
"""With so many rounds a match of two is over after twelve entries."""
EVERY_GAME = re.compile(r"registry\.names\(\)|import SMALL|every_table")
"""What stands in a test of the host that looks at every game."""


def run(where: Path, *command: str) -> None:
    """Run a Python module in a copy of the house, where it may leave what it has compiled; what it printed is the failure."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHONPYCACHE"))}
    done = subprocess.run([sys.executable, "-m", *command], cwd=where, capture_output=True, text=True, check=False, env=kept)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def others(copy: Path) -> list[str]:
    """The tests of the host that look at every game, but for those of the demo in a browser."""
    found = [path for path in sorted((copy / "tests").rglob("test_*.py")) if EVERY_GAME.search(path.read_text(encoding="utf-8"))]
    return [
        str(path.relative_to(copy))
        for path in found
        if path.parent.name not in ("e2e", "guests", *GAMES) and path.name != Path(__file__).name
    ]


def take_compiled(source: Path, target: Path) -> None:
    """What Python and pytest have made of a file when this run read it is theirs of a copy that is as old, too: to make it anew is a third
    of the time of what is run there."""
    for made in Path(cache_from_source(str(source))).parent.glob(f"{source.stem}.{sys.implementation.cache_tag}*.pyc"):
        target.parent.joinpath("__pycache__").mkdir(exist_ok=True)
        shutil.copyfile(made, target.parent / "__pycache__" / made.name)


def test_what_tools_keep_beside_the_files_is_not_taken(tmp_path: Path) -> None:
    for name in ("README.md", "rules/turn.py", ".ruff_cache/0.17/18", "rules/__pycache__/turn.pyc", "rules/.mypy_cache/at"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [path.relative_to(tmp_path).as_posix() for path in files_below(tmp_path)] == ["README.md", "rules/turn.py"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the house, as links where nothing is written."""
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


def test_what_it_writes_are_games(copy: Path) -> None:
    printed = copy / "tools" / "new_game" / "template" / "games" / "newgame" / "data" / "board.toml"
    usual = printed.read_text(encoding="utf-8")
    for name, (seats, *kind) in GAMES.items():
        printed.write_text(re.sub("(?m)^prizes = .*", SHORT, usual) if name == "sea_duel" else usual, encoding="utf-8")
        run(copy, "tools.new_game", name, "--seats", seats, *kind)
    for path in ("games/sea_duel/data/lesson.toml", "games/sea_duel/lang/en/sea_duel-lesson.ftl"):
        (copy / path).unlink()  # so short a match has too few steps for one
    written = [
        str(path) for name in GAMES for path in (*copy.rglob(f"*{name}*.py"), *copy.rglob(name)) if path.suffix == ".py" or path.is_dir()
    ]
    run(copy, "ruff", "check", *written)
    run(copy, "ruff", "format", "--check", *written)
    run(copy, "mypy", "--follow-imports=silent", *(f"games/{name}" for name in GAMES))
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", *(f"--caravel-game={name}" for name in GAMES))  # as docs/adding_a_game.md says
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", "-k", f"({' or '.join(GAMES)}) and not postgresql", *others(copy))
    readme = (copy / "README.md").read_text(encoding="utf-8")
    for name, (seats, *_) in GAMES.items():
        assert f"| [{new_game.title(name)}](games/{name}/docs/page.md) (`{name}`) | {seats.replace('-', '–')} |" in readme
    again = subprocess.run([sys.executable, "-m", "tools.new_game", "sea_duel"], cwd=copy, capture_output=True, text=True, check=False)
    assert again.returncode == 1 and "there is a game sea_duel already" in again.stderr


def test_what_the_laws_look_at_does_not_depend_on_what_a_game_is_called() -> None:
    names = ["misty_reach", "sea_duel", "fog_bank", "star_port", "lost_mine", "river_run", "tea_trade", "night_watch", "go", "x1"]
    assert len({Table(name, 3, (("coins", "3"),)).luck for name in names}) == 1
    by_name = re.compile(r"Random\((?:f\"[^\"]*\{)?(?:table\.)?(?:game|name)\b|\.(?:start|setup)\([^)]*\b(?:game|name)\)")
    assert [str(file) for file in (ROOT / "contract").glob("*.py") if by_name.search(file.read_text(encoding="utf-8"))] == []


def test_the_templates_of_both_kinds_leave_nothing_behind() -> None:
    for is_simultaneous in (False, True):
        for path, text in new_game.files("sea_duel", 2, 4, is_simultaneous).items():
            assert "#:" not in text and "__" not in text.replace("__future__", "").replace("__init__", "").replace("__all__", ""), path
            assert new_game.MODULE not in f"{path}{text}" and new_game.CLASS not in text and new_game.TITLE not in text, path


def test_what_python_leaves_beside_the_templates_is_no_file_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(new_game.TEMPLATE, tmp_path / "template")
    monkeypatch.setattr(new_game, "TEMPLATE", tmp_path / "template")
    before = new_game.files("sea_duel", 2, 4, True)
    left = tmp_path / "template" / "games" / "newgame" / "pictures" / "__pycache__" / "table.cpython-311.pyc"
    left.parent.mkdir(exist_ok=True)
    left.write_bytes(bytes(range(256)))
    assert new_game.files("sea_duel", 2, 4, True) == before


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((name, "lower case") for name in ("Duel", "sea-duel", "1duel", "")),
        ("pizarro", "already"),
        ("pizarro_2", "taken for those of pizarro"),
    ],
)
def test_names_that_a_game_cannot_have(name: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main([name]) == 1
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("seats", ["1-3", "4-2", "2-9", "many", "2-", "0"])
def test_numbers_of_players_that_cannot_be(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["sea_duel", "--seats", seats]) == 1
    assert "--seats" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "seats"), [("2-4", (2, 4)), ("3", (3, 3)), ("2-6", (2, 6))])
def test_numbers_of_players(words: str, seats: tuple[int, int]) -> None:
    assert new_game.seats_of(words) == seats
