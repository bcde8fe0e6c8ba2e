"""What all tests share: helpers that assert say what they compared, as tests do; ids can be chosen by `-k`."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.render.laws", "tests.contract.tables")

settings.register_profile("any machine", deadline=None, derandomize=True)  # the same examples in every run
settings.load_profile("any machine")


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Ids that `-k` can choose by: it reads no `=`."""
    return val.replace("=", "-") if isinstance(val, str) and "=" in val else None
