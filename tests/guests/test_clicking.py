"""On Discord, people at the table of a failing guest see the failure, and others do not.

A guest is a game of another package.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e.world import texts, world
from tests.guests import fakes
from tests.guests.test_failing import FAULTY, GAME
from tests.tools.mutants import mutant


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    fakes.write(tmp_path, GAME, fakes.guest(GAME, **{"rules.py": FAULTY}))
    with fakes.guests_installed(tmp_path):
        yield tmp_path


async def test_the_person_who_clicks_and_the_card_read_of_the_failure(site: Path, tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game=GAME)
        # The module has two switches: from now on its function `turn` raises an error.
        rules = sys.modules[f"guest_{GAME}.rules"]
        rules.FAULT, rules.PLACE = "raises", "turn"  # type: ignore[attr-defined]
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        assert "The sea_duel of Guests has failed" in texts(panel)
        assert "E-" not in texts(panel), "a failure of the game is shown as an error of the bot"
        await w.quiet()
        card = await w.card()
        assert "has failed" in str(card.components), "the card does not say why the match waits"
        assert (await w.table()).status == "frozen"
        rules.FAULT = ""  # type: ignore[attr-defined]
        await w.begin_match("dora", "emil", "clara")
        assert (await w.host.reading.table(2)).status == "running"


async def test_a_game_of_one_file_is_played_by_clicks_to_its_end(tmp_path: Path) -> None:
    with mutant(tmp_path, "first_game"):  # installs that example of one file under the name `mutant`
        async with world(tmp_path / "m.db") as w:
            await w.begin_match("ana", "bruno", game="mutant")
            await w.play_on(Random(1))
            assert (await w.table()).status == "finished"
