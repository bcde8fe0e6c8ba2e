"""Examples, and games that `tools.new_game --package` copies from them, are built, installed, tested and played as guests."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from data.homes import ROOT
from tests.guests import installed

EXAMPLES = ("first_game", "pearl_reef", "briscola")
COPIES = {"sea_duel": (), "night_watch": ("--like", "pearl_reef"), "go": ("--like", "briscola")}
"""Games that are begun as copies, with the arguments of `tools.new_game`."""

ABOUT_PACKAGES = "catalogue or lessons or papers or record_pages"
"""The tests that are about a game's package, for `pytest -k`."""

OF_COPIES = " or ".join(f"[{name} or -{name}" for name in COPIES)
"""The tests of copies. The id of a test of a game ends with `[game]`, or with `-game]` if it has other parameters too."""

SELECTED_TESTS = f"{ABOUT_PACKAGES} or not ({OF_COPIES})"
"""All tests of the examples, and of the copies only those that are about their packages."""

PLAYED = """
import sys
from random import Random
from caravel import Seat
from caravel.testing import begin, bot_line, broken, draw, names, rules, speaker

assert not broken(), broken()
for game in sys.argv[1:]:
    found = rules(game)
    most = max(found.seats)
    match, rng = begin(found, most, {}, "guests"), Random(1)
    say = speaker("en", tuple(f"Player {seat}" for seat in range(most)))
    while awaited := found.to_act(match.state):
        seat, *_ = awaited
        match = match.played(seat, bot_line("mate", found, match.state, seat, rng))
        found.audit(match.state)
    view = found.view(match.state, Seat(0))
    assert draw(game, view, say).width >= 900 and min(found.result(match.state).ranks) == 1
    print(game, match.seq, say(found.status(view)))
print(*names())
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of packages into which all these guests are installed from their wheels."""
    folder = tmp_path_factory.mktemp("guests")
    sources = [ROOT / "examples" / name for name in EXAMPLES]
    for name, arguments in COPIES.items():
        sources.append(folder / "written" / name)
        command = ("-m", "caravel.tools.new_game", name, *arguments, "--package", str(sources[-1]))
        done = installed.run(installed.environment(), *command, cwd=folder)
        assert done.returncode == 0, done.stderr
    pip = (sys.executable, "-m", "pip")
    options = ("--no-deps", "--no-index", "--no-build-isolation", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, "wheel", *options, "--wheel-dir", str(folder / "wheels"), *map(str, sources)], check=True)
    wheels = sorted(map(str, (folder / "wheels").glob("*.whl")))
    subprocess.run([*pip, "install", *options, "--no-compile", "--target", str(folder / "site"), *wheels], check=True)
    return folder / "site"


def test_guests_are_built_installed_and_played_to_the_end(site: Path, tmp_path: Path) -> None:
    games = (*EXAMPLES, *COPIES)
    done = installed.run(installed.environment(), "-c", PLAYED, *games, cwd=tmp_path, PYTHONPATH=str(site))
    assert done.returncode == 0, done.stderr
    *match_lines, names = done.stdout.splitlines()
    assert [line.split()[0] for line in match_lines] == list(games) and set(games) < set(names.split())


def test_guests_are_gone_without_their_folder(tmp_path: Path) -> None:
    script = "from caravel.testing import broken, names; print(*names(), *broken())"
    done = installed.run(installed.environment(), "-c", script, cwd=tmp_path)
    assert done.stdout.split() == ["carta_magica", "magellan", "navegador", "pizarro"], done.stderr


def test_guests_keep_the_contract_of_games(site: Path, tmp_path: Path) -> None:
    """Copies have the rules of the examples, so only what is about their packages is tested again."""
    games = (*EXAMPLES, *COPIES)
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"--caravel-game={game}" for game in games))
    done = installed.run(installed.environment(), *command, "-k", SELECTED_TESTS, cwd=tmp_path, PYTHONPATH=str(site))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_keep_their_rules(site: Path, tmp_path: Path, example: str) -> None:
    shutil.copytree(ROOT / "examples" / example / "tests", tmp_path / "tests")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    done = installed.run(
        installed.environment(), "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=tmp_path, PYTHONPATH=str(site)
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
