"""The contract comes with the program: an installed game can be tested from any folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contract import plugin
from tests.guests import installed

TRIED = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_an_installed_game_is_tried_from_an_empty_folder(tmp_path: Path) -> None:
    done = installed.run(
        installed.environment(), *TRIED, "--caravel-game", "pizarro", "-k", "neutral or pictures_of_a_page_are_there", cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout, "laws of other games were run too"


def test_a_missing_game_is_named_with_the_installed_ones(tmp_path: Path) -> None:
    done = installed.run(installed.environment(), *TRIED, "--caravel-game", "misty_reach", cwd=tmp_path)
    assert done.returncode == 4
    assert "--caravel-game misty_reach: no such game is installed; there are carta_magica, magellan, navegador, pizarro" in done.stderr


def test_parameters_of_campaigns_are_left_out_with_their_ids() -> None:
    collected: list[Any] = []

    def plain(names: str, values: list[Any], **options: Any) -> None:
        collected.append((values, options))

    rare = pytest.param(2, marks=pytest.mark.campaign)
    plugin._parametrize(plain, "number", [1, rare, 3], ids=["one", "two", "three"])
    assert collected == [([1, 3], {"ids": ["one", "three"]})]
    marks = [pytest.mark.parametrize("number", values).mark for values in ([1, rare], [rare, rare], [])]
    assert [plugin._is_of_campaigns(mark) for mark in (*marks, pytest.mark.campaign.mark)] == [False, True, False, True]
