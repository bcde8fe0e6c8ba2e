"""What all tests share: helpers that assert say what they compared, as tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.render.laws", "tests.contract.tables")
