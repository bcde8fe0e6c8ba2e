"""What all tests share: helpers that assert say what they compared, as tests do."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.render.laws", "tests.contract.tables")

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")
