"""What all tests share: helpers that assert say what they compared, as tests do; ids can be chosen by `-k`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.databases import Databases, stopped

pytest.register_assert_rewrite("tests.render.laws", "tests.contract.tables")

settings.register_profile("any machine", deadline=None, derandomize=True)  # the same examples in every run
settings.load_profile("any machine")


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Ids that `-k` can choose by: it reads no `=`."""
    return val.replace("=", "-") if isinstance(val, str) and "=" in val else None


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Databases]:
    """Databases by name: whoever asks for this is run on SQLite files and on a PostgreSQL server."""
    found = Databases(request.param, tmp_path)
    yield found
    found.end()


def pytest_sessionfinish() -> None:
    """The server goes with the tests that it was started for."""
    stopped()
