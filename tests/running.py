"""The plug-in of pytest for all tests: the order of files, examples of Hypothesis, databases, ids that `-k` can choose."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from _pytest.assertion import rewrite

from contract import games
from contract.once import FOLDER
from contract.plugin import collect_garbage_rarely, leaves_out_campaigns, share_a_folder
from tests.databases import Databases, stop_server

LONG = (
    "tests/e2e/test_page",
    "tests/tools/test_new_game.py",
    "tests/guests/test_examples.py",
    "tests/e2e/test_games.py",
    "tests/e2e/test_match.py",
    "tests/wire/",
)
"""Where tests of many seconds are. They begin first, so that at the end nobody waits for the last of them."""


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()
    _keep_compiled(config)
    share_a_folder(config)
    games.is_campaign = not leaves_out_campaigns(config)
    from hypothesis import HealthCheck, settings  # only now: many modules, which are kept as well
    from hypothesis.internal.conjecture import providers
    from hypothesis.internal.constants_ast import Constants

    slow = [HealthCheck.too_slow]  # a machine with much else to do
    few = settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=slow)  # the same examples in every run
    settings.register_profile("few", few)
    settings.register_profile("many", few, max_examples=1_000, derandomize=False, print_blob=True)
    settings.load_profile("few" if leaves_out_campaigns(config) else "many")
    providers._get_local_constants = Constants  # else examples depend on the modules that a worker happens to have loaded


def pytest_xdist_auto_num_workers() -> int:
    """Return one more than there are cores: some tests wait for a browser or another process."""
    return (os.cpu_count() or 1) + 1


def _keep_compiled(config: pytest.Config) -> None:
    """Keep compiled modules in pytest's cache if Python may write nothing beside the sources.

    A run and the processes that its tests start then compile everything once.
    """
    cache = getattr(config, "cache", None)
    if not sys.dont_write_bytecode or cache is None:
        return
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("compiled"))
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    _share_rewriting(session.config)


def _share_rewriting(config: pytest.Config) -> None:
    """Share the rewriting of tests among the workers of a run.

    Rewriting is most of the time of a first collection. Each worker takes the next file that no other has taken; pytest does not do it
    again.
    """
    state = config.stash.get(rewrite.assertstate_key, None)
    if state is None or not hasattr(config, "workerinput") or sys.dont_write_bytecode:
        return
    places = [Path(config.invocation_params.dir, arg.partition("::")[0]) for arg in config.args]
    taken = Path(os.environ[FOLDER], "rewritten")
    taken.mkdir(exist_ok=True)
    for file in sorted({file for place in places for file in (place.rglob("test_*.py") if place.is_dir() else (place,))}):
        with contextlib.suppress(FileExistsError):
            taken.joinpath(sha256(bytes(file)).hexdigest()).touch(exist_ok=False)
            folder = rewrite.get_cache_dir(file)
            done = folder / (file.stem + rewrite.PYC_TAIL)
            if rewrite._read_pyc(file, done) is None and rewrite.try_makedirs(folder):
                stat, code = rewrite._rewrite_test(file, config)
                rewrite._write_pyc(state, code, stat, done)


ON_BOTH = (
    "beside", "commits", "cups", "damage", "directs", "doctor", "erasing", "evenings", "exporting", "finding", "harbour", "housekeeping",
    "looks", "outbox", "restart", "results", "seasons", "seasons_killed", "set_back", "share", "timers", "voyages", "watching",
)  # fmt: skip
"""The files of `tests/play` in which SQLite and PostgreSQL can differ: races, leases, claims, the order of rows, what is erased.

Only campaigns run the other files on PostgreSQL too.
"""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    for item in items if not leaves_out_campaigns(config) else ():
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker(pytest.mark.campaign)  # thousands of examples, others each time


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Mark the tests that only campaigns run on PostgreSQL."""
    file = Path(metafunc.module.__file__ or "")
    if "databases" in metafunc.fixturenames and file.parent.name in ("play", "tea") and file.stem.removeprefix("test_") not in ON_BOTH:
        metafunc.parametrize = partial(_parametrize, metafunc.parametrize)  # type: ignore[method-assign]


def _parametrize(plain: Callable[..., None], names: Any, values: Any, *more: Any, **options: Any) -> None:
    is_kind = names == "databases"
    plain(names, ["sqlite", pytest.param("postgresql", marks=pytest.mark.campaign)] if is_kind else values, *more, **options)


def pytest_collection_finish() -> None:
    collect_garbage_rarely()


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Return an id that `-k` can choose by: it reads no `=`."""
    return val.replace("=", "-") if isinstance(val, str) and "=" in val else None


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Databases]:
    """Yield databases by name. A test with this fixture runs twice: on SQLite files and on a PostgreSQL server."""
    run_databases = Databases(request.param, tmp_path)
    yield run_databases
    run_databases.end()


def pytest_sessionfinish() -> None:
    """Stop the server at the end of the run."""
    stop_server()
    gc.freeze()  # else pytest looks five times at all that a run has left, for most of a minute
