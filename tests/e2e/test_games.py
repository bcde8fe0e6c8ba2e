"""A whole match of every game is played with suggestions, menus, groups and forms."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.match import registry
from tests.e2e.playing import play_to_end
from tests.e2e.world import world

NAMES = ("ana", "bruno", "clara", "duarte", "eva", "filipe")


@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_match_by_clicks(tmp_path: Path, game: str) -> None:
    rules = registry.rules(game)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match(*NAMES[: rules.seats[0]], game=game, **rules.short)
        moves = await play_to_end(w, Random(3))
        table = await w.table()
        assert table.status == "finished" and table.result is not None
        assert moves == sum(entry.entry.seat is not None for entry in await w.host.reading.log(1, None))
