"""Looking at the board: `/board` for oneself and for the channel, by name and by a place that only the game knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import render.pizarro
from cogs.pictures import Pictures
from tests.e2e.world import texts, world


async def test_the_board_is_shown_to_oneself_or_to_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.opened("ana", "bruno", "clara")
        ana, zoe = *w.people("ana"), *w.people("zoe")
        before = len(w.channel.history())
        own = (await ana.slash(w.channel, "board")).response
        assert own.ephemeral and own.attachments[0].filename == "hand.png"
        table = (await ana.slash(w.channel, "board", where="Table")).response
        assert table.ephemeral and table.attachments[0].filename == "table.png"
        watching = (await zoe.slash(w.channel, "board")).response
        assert watching.attachments[0].filename == "table.png", "a spectator has no hand"
        assert len(w.channel.history()) == before
        await ana.slash(w.channel, "board", share=True)
        await w.quiet()
        shared = w.channel.last_message
        assert len(w.channel.history()) == before + 1 and "match 1" in texts(shared)
        assert shared.attachments[0].filename == "position.png", "what all may see, although a player asked"


async def test_a_place_that_only_the_game_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(view: Any, words: str, say: Any) -> str | None:
        return "table" if words == "cook's lane" else None

    monkeypatch.setattr(render.pizarro, "find", find, raising=False)
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.opened("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        shown = (await ana.slash(w.channel, "board", where=" Cook's  lane ")).response
        assert shown.attachments[0].filename == "table.png"
        refused = (await ana.slash(w.channel, "board", where="atlantis")).response
        assert "atlantis" in texts(refused) and "choose one of these" in texts(refused) and refused.ephemeral
        secret = (await ana.slash(w.channel, "board", where="hand", share=True)).response
        assert secret.ephemeral and "no picture" in texts(secret), "a hand is no picture for the channel"


async def test_places_are_completed_and_found(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.opened("ana", "bruno", game="navegador")
        (ana,) = w.people("ana")
        offered = await ana.autocomplete(w.channel, "board", "where", "moc")
        assert [choice["name"] for choice in offered] == ["Moçambique"]
        shown = (await ana.slash(w.channel, "board", where="Mocambique")).response
        assert shown.attachments[0].filename == "board.png"


async def test_a_country_a_cell_and_a_capital_of_the_world_map(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.opened("ana", "bruno", game="magellan")
        (ana,) = w.people("ana")
        known = {"france": "zoom-france.png", " 6S33 ": "zoom-6s33.png", "Brussels": "zoom-belgium.png", "Europe": "zoom-europe.png"}
        for where, file in known.items():
            shown = (await ana.slash(w.channel, "board", where=where)).response
            assert shown.ephemeral and shown.attachments[0].filename == file, where
        await ana.slash(w.channel, "board", where="belgium", share=True)
        await w.quiet()
        assert w.channel.last_message.attachments[0].filename == "zoom-belgium.png"
