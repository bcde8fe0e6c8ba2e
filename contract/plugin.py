"""The pytest plug-in: `pytest --caravel-game misty_reach` runs the contract of that game.

The tests that pytest finds by itself run as well; for a game of this repository its own tests instead of all. Where the program is
installed as a package, pytest loads this module in every run, so nothing is imported before somebody asks for a game.
"""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import compress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

HERE = Path(__file__).parent
"""The folder of the contract."""

WITH_MARKS = type(pytest.param())
"""The type of parameters that may have marks."""

PARENT = __name__.removesuffix("contract.plugin")
"""The package that holds all rooms, with a dot (`caravel.`) if the program is installed; "" if it runs from its sources."""
RARELY = (20_000, 20, 20)
"""When rubbish that refers to itself is looked for: a tenth of a test's time, where Python's own numbers take up to a third."""

pytest.register_assert_rewrite(f"{PARENT}contract.laws", f"{PARENT}contract.tables")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("caravel")
    words = "run what every game of Caravel has to keep, for the installed game NAME; may be given several times"
    group.addoption("--caravel-game", action="append", default=[], metavar="NAME", help=words)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "campaign: long tests that repeat much; they run with `-m campaign` only")
    wanted: list[str] = config.getoption("caravel_game")
    if not wanted:
        return
    gc.disable()
    from contract import games, overruns
    from data.homes import ROOT
    from engine.match import registry

    overruns.watch()
    config.add_cleanup(overruns.let_go)
    for game in wanted:
        if game not in registry.names():
            why = next((str(refused) for refused in registry.broken_games() if refused.game == game), None)
            raise pytest.UsageError(why or f"--caravel-game {game}: no such game is installed; there are {', '.join(registry.names())}")
    games.chosen[:] = wanted
    config.option.markexpr = config.option.markexpr or "not campaign"
    games.is_campaign = not leaves_out_campaigns(config)
    share_a_folder(config)
    if str(HERE) not in config.args:
        is_asked = config.args_source is pytest.Config.ArgsSource.ARGS
        paths = own_tests(ROOT, wanted) if config.rootpath == ROOT and not is_asked else config.args
        config.args = [*paths, str(HERE)]


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("caravel_game"):
        collect_garbage_rarely()


def collect_garbage_rarely() -> None:
    """Collect garbage rarely, and never what is loaded, because all of it stays."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(*RARELY)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("caravel_game"):
        gc.freeze()  # else pytest looks five times at all that a run has left


def leaves_out_campaigns(config: pytest.Config) -> bool:
    """Return whether a run is without the campaign tests."""
    return bool(config.option.markexpr == "not campaign")


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> list[pytest.Item] | None:
    """Leave out campaign tests early, if the run would throw them away."""
    if not name.startswith("test") or not leaves_out_campaigns(collector.config):
        return None
    marks = (*_marks(obj), *_marks(getattr(collector, "obj", None)))
    return [] if any(map(_is_of_campaigns, marks)) else None


def _marks(place: object) -> list[Any]:
    """Return the marks of a test, or of its class or module."""
    marks = getattr(place, "pytestmark", ())
    return [getattr(mark, "mark", mark) for mark in (marks if isinstance(marks, list | tuple) else (marks,))]


def _is_of_campaigns(mark: pytest.Mark) -> bool:
    """Return whether a mark says that a test, or each of its parameters, is for campaigns."""
    values = mark.args[1] if mark.name == "parametrize" and len(mark.args) > 1 else ()
    return mark.name == "campaign" or (isinstance(values, list | tuple) and bool(values) and all(map(_is_rare, values)))


def _is_rare(value: object) -> bool:
    """Return whether a value of a parameter is only tried in campaigns."""
    return isinstance(value, WITH_MARKS) and any(mark.name == "campaign" for mark in value.marks)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, None, None]:
    """Leave out campaign parameters of a test early, if the run would throw them away."""
    if leaves_out_campaigns(metafunc.config):
        metafunc.parametrize = partial(_parametrize, metafunc.parametrize)  # type: ignore[method-assign]
    yield


def _parametrize(plain: Callable[..., None], names: Any, values: Iterable[Any], *more: Any, **options: Any) -> None:
    rows = list(values)
    is_kept = [not _is_rare(value) for value in rows]
    if any(is_kept):
        rows = list(compress(rows, is_kept))
        if isinstance(ids := options.get("ids"), list | tuple):
            options["ids"] = list(compress(ids, is_kept))
    plain(names, rows, *more, **options)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Stop after a test that ran for too long, because most other tests would do so too."""
    report = yield
    if call.excinfo is not None and call.excinfo.typename in ("Overrun", "Halt"):
        item.session.shouldstop = str(call.excinfo.value)
    return report


def own_tests(root: Path, wanted: Iterable[str]) -> list[str]:
    """Return the tests of games of this repository."""
    places = (root / "games" / game / "tests" for game in wanted)
    return [str(place) for place in places if place.exists()]


def share_a_folder(config: pytest.Config) -> None:
    """Give the workers of a run a folder in common, so that fixed layers are drawn once."""
    from contract.once import FOLDER
    from render.kit import layers

    if not hasattr(config, "workerinput"):  # also a run inside a test, which is about other files, gets a folder of its own
        folder, former = TemporaryDirectory(prefix="caravel-run-"), os.environ.get(FOLDER)
        os.environ[FOLDER] = folder.name
        config.add_cleanup(lambda: os.environ.__delitem__(FOLDER) if former is None else os.environ.__setitem__(FOLDER, former))
        config.add_cleanup(folder.cleanup)
        Path(folder.name, "layers").mkdir()
    layers.ROOM = 2**31
    layers.share_in(Path(os.environ[FOLDER], "layers"))


@pytest.fixture
def only_whole_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse floats in `sum`, because their sum depends on the version of Python."""
    plain = builtins.sum

    def whole(values: Iterable[Any], /, start: Any = 0) -> Any:
        numbers = list(values)
        if sys._getframe(1).f_globals["__name__"].startswith((f"{PARENT}engine.", f"{PARENT}games.")):
            assert not any(isinstance(value, float) for value in (start, *numbers)), "floats are added up by engine/values/adding.py"
        return plain(numbers, start)

    monkeypatch.setattr(builtins, "sum", whole)
