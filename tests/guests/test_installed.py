"""pip can install the program from a checkout or an archive, and it lies below one name."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import caravel
from data.homes import ROOT
from tests.guests import installed
from tools import wheel
from tools.new_game import files_below

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ROOMS = ("engine", "play", "render", "words")

PLAYED = """
import caravel
from caravel import testing
from caravel.pictures import Canvas

rules = testing.rules("pizarro")
match = testing.begin(rules, 3, rules.short, "installed")
from random import Random
rng = Random(1)
while awaited := rules.to_act(match.state):
    seat, *_ = awaited
    match = match.played(seat, testing.bot_line("deckhand", rules, match.state, seat, rng))
say = testing.speaker("en", ("Ana", "Ben", "Cai"))
image = testing.draw("pizarro", rules.view(match.state, None), say)
print(caravel.INTERFACE, testing.names(), match.seq > 20, image.size, say(caravel.Msg("pizarro.name")))

import sys
print(sorted({name.split(".")[0] for name in sys.modules} & {"engine", "render", "words", "data", "play", "store", "cogs", "bot"}))
"""


def test_the_package_adds_only_one_name_at_the_top() -> None:
    names = {path.name for path in installed.site(installed.environment()).iterdir()}
    assert names == {"caravel", f"caravel-{PROJECT['version']}.dist-info", "libraries.pth"}


def test_a_match_is_played_and_drawn_from_an_empty_folder(tmp_path: Path) -> None:
    done = installed.run(installed.environment(), "-c", PLAYED, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        f"{caravel.INTERFACE} ('carta_magica', 'magellan', 'navegador', 'pizarro') True (1200, 900) Pizarro & Co.",
        "[]",
    ]


def test_the_command_of_the_package_checks_and_runs(tmp_path: Path) -> None:
    folder = installed.environment()
    variables = {"CARAVEL_TOKEN": "x" * 24 + "." + "x" * 6 + "." + "x" * 38, "CARAVEL_DATABASE": str(tmp_path / "m.db")}
    done = installed.run(folder, str(folder / "bin" / "caravel"), "--check", cwd=tmp_path, **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The configuration is complete." in done.stdout
    listing = installed.run(folder, "-m", "caravel.engine", "games", cwd=tmp_path)
    assert listing.returncode == 0 and "pizarro (rules version" in listing.stdout
    answer = installed.run(folder, "-m", "caravel.engine", "answer", cwd=tmp_path)  # as the arena of a later version does
    assert f'"program":"{PROJECT["version"]}"' in answer.stdout


def test_the_package_has_all_files_of_the_examples() -> None:
    own_examples, installed_examples = (place / "examples" for place in (ROOT, installed.site(installed.environment()) / "caravel"))
    wanted = {path.relative_to(own_examples) for path in files_below(own_examples)}
    assert wanted and wanted == {path.relative_to(installed_examples) for path in files_below(installed_examples)}


def test_every_module_of_the_package_can_be_imported(tmp_path: Path) -> None:
    """An import of a room that was not rewritten fails, since rooms are not found outside of the package."""
    site = installed.site(installed.environment())
    modules = [
        ".".join(path.relative_to(site).with_suffix("").parts).removesuffix(".__init__")
        for path in site.glob("caravel/**/*.py")
        if not {wheel.EXAMPLES, "demo"} & {*path.parts} and path.name not in ("__main__.py", "warmed.py")
    ]
    script = "import sys\nfrom importlib import import_module\nfor name in sys.argv[1:]:\n    import_module(name)\n"
    done = installed.run(installed.environment(), "-c", script, *modules, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_an_archive_has_all_that_a_wheel_is_built_of(tmp_path: Path) -> None:
    for kind, place in (("sdist", ROOT), ("wheel", tmp_path / f"caravel-{PROJECT['version']}")):
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(tmp_path)]
        subprocess.run(command, cwd=place, check=True, capture_output=True)
        for archive in tmp_path.glob("*.tar.gz"):
            shutil.unpack_archive(archive, tmp_path)
    (built,) = tmp_path.glob("*.whl")
    site = installed.site(installed.environment())
    here = {path.relative_to(site).as_posix() for path in site.glob("caravel/**/*") if path.is_file() and path.suffix != ".pyc"}
    with zipfile.ZipFile(built) as wheel_file:
        assert {name for name in wheel_file.namelist() if ".dist-info/" not in name} == here


def test_the_package_and_the_locks_have_the_same_requirements() -> None:
    wanted = {"requirements.txt": PROJECT["dependencies"], "requirements-demo.txt": PROJECT["optional-dependencies"]["demo"]}
    for file, names in wanted.items():
        assert (ROOT / file).read_text(encoding="utf-8").splitlines() == names


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("import words", "import caravel.words as words"),
        ("import json, render, sys", "import json, caravel.render as render, sys"),
        ("import engine.values.core as core", "import caravel.engine.values.core as core"),
        ("from engine import registry  # engine", "from caravel.engine import registry  # engine"),
        (
            "if True:\n    from play.host import (\n        Host,\n    )",
            "if True:\n    from caravel.play.host import (\n        Host,\n    )",
        ),
        ("é = 'é'; from words import text", "é = 'é'; from caravel.words import text"),
        ("'from words import text'", "'from words import text'"),
        (
            "from .words import x\nfrom wordsmith import y\nimport databases",
            "from .words import x\nfrom wordsmith import y\nimport databases",
        ),
    ],
)
def test_imports_are_moved_below_the_parent(before: str, after: str) -> None:
    moved = wheel.move_imports(before.encode(), "x.py", ROOMS).decode()
    assert moved == after
    ast.parse(moved)


def test_an_import_that_cannot_be_moved_is_named() -> None:
    with pytest.raises(wheel.Unmovable, match=r"x\.py:2: import engine\.values\.core binds engine"):
        wheel.move_imports(b"\nimport engine.values.core\n", "x.py", ROOMS)
