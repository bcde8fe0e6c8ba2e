"""Tests can be chosen by their ids."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("line", ["su=s1"])
def test_an_id_has_nothing_that_cannot_be_chosen(line: str, request: pytest.FixtureRequest) -> None:
    assert line == "su=s1"
    assert request.node.name.endswith("[su-s1]")
