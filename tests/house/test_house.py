"""The rules of the code base: which room imports which, the length of files, places of texts and SQL."""

from __future__ import annotations

import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

from engine.match import registry
from words import catalogue_files, languages

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("caravel", "cogs", "play", "store", "words", "metrics", "engine", "games", "render", "data")
SOURCES = [*sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py")), ROOT / "bot.py"]
LONGEST_FILE = 400


def test_imports_follow_the_arrows() -> None:
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--config", "pyproject.toml", "--no-cache"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_container_has_all_that_the_program_reads() -> None:
    copied = {name for line in re.findall(r"^COPY (.+) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE) for name in line.split()}
    assert {*ROOMS, "bot.py", "requirements.lock", *(f"docs/{text}.md" for text in ("privacy", "terms"))} <= copied


def test_nothing_imports_the_composition_root() -> None:
    imports = re.compile(r"^\s*(from bot import|import bot\b)", re.MULTILINE)
    assert [str(path) for path in SOURCES if imports.search(path.read_text(encoding="utf-8"))] == []


def test_the_modules_of_the_page_import_in_no_circle() -> None:
    modules = [*(ROOT / "demo" / "static").glob("*.js"), *(ROOT / "demo" / "developing").glob("*.js")]
    imports = re.compile(r'^import .* from "(?:\./|/static/)(\w+)\.js";$', re.MULTILINE)
    order = TopologicalSorter({path.stem: imports.findall(path.read_text(encoding="utf-8")) for path in modules})
    assert "page" in order.static_order(), "where there is a circle, this raises `CycleError`"


def test_a_file_can_be_read_in_one_sitting() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_game_is_named_where_all_games_are_hosted() -> None:
    names = re.compile("|".join(registry.names()), re.IGNORECASE)
    files = [path for room in ("cogs", "play", "store") for path in (ROOT / room).rglob("*.py")]
    assert [str(path) for path in files if names.search(path.read_text(encoding="utf-8"))] == []


def test_sql_lives_in_the_store() -> None:
    sql = re.compile(r"\b(SELECT\s.+\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s.+\sSET|DELETE\s+FROM|PRAGMA)\b")
    outside = [path for path in SOURCES if "store" not in path.relative_to(ROOT).parts[:1]]
    assert [str(path) for path in outside if sql.search(path.read_text(encoding="utf-8"))] == []


def test_code_that_starts_processes_says_how() -> None:
    """The default way depends on the version of Python, and a process with threads must not be forked."""
    unsaid = re.compile(
        r"ProcessPoolExecutor\(\s*[\w.]*\s*\)|\bos\.fork\b|get_context\((['\"]fork['\"])?\)|multiprocessing\.(Process|Pool)\("
    )
    rooms = [*SOURCES, *(path for room in ("bench", "tools", "demo") for path in (ROOT / room).rglob("*.py"))]
    assert [str(path) for path in rooms if unsaid.search(path.read_text(encoding="utf-8"))] == []


def test_the_workflow_runs_the_commands_and_versions_of_the_readme() -> None:
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    readme, project = (ROOT / "README.md").read_text(encoding="utf-8"), (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"python: \[(.+)\]", workflow)
    assert listed is not None
    versions = re.findall(r'"3\.(\d+)"', listed[1])
    tested = [int(version) for version in versions]
    oldest = min(tested)
    assert tested == [*range(oldest, oldest + len(tested))], "a version of Python is left out between the oldest and the newest"
    assert f'requires-python = ">=3.{oldest}"' in project and f"You need Python 3.{oldest} or later" in readme
    assert re.findall(r"^    (make \w+)$", readme, re.MULTILINE) == ["make demo", "make test"]
    assert {"run: make test\n", "run: make test PYTHON=python\n", "run: sh tools/demo_answers.sh"} <= set(
        re.findall(r"run: (?:make test.*\n|sh tools/demo_answers.sh)", workflow)
    )


def test_catalogue_names_are_unique() -> None:
    name = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    for language in languages():
        keys = [key for file in catalogue_files(language) for key in name.findall(file.read_text(encoding="utf-8"))]
        assert sorted(keys) == sorted(set(keys))


def test_the_project_speaks_of_itself_alone() -> None:
    paths = re.compile(r"(?<![\w.])/(work|farm|root|tmp/brief)/")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    texts = [ROOT / name for name in tracked if name.endswith((".py", ".md", ".toml", ".ftl", ".sql", ".sh", ".txt"))]
    this = Path(__file__).resolve()
    assert [str(path) for path in texts if path != this and path.exists() and paths.search(path.read_text(encoding="utf-8"))] == []
