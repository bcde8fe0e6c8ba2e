"""A picture of the board is shown in private or in the channel, around any named place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import render
from cogs.actions.looking_back import DropRecord
from cogs.actions.tables import OpenTurn, OpenView
from cogs.pictures.service import Pictures
from engine.match import registry
from engine.match.match import begin
from engine.match.records import record
from tests.e2e.demos import Dots
from tests.e2e.world import controls, raw, texts, world


def file_names(message: Any) -> list[str]:
    """Return the names of the files of a message."""
    return [file.filename for file in message.attachments]


async def test_the_board_is_shown_to_oneself_or_to_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, zoe = w.people("ana", "zoe")
        before = len(w.channel.history())
        own = (await ana.slash(w.channel, "match", show="picture")).response
        assert own.ephemeral and file_names(own) == ["overview.png"]
        table = (await ana.slash(w.channel, "match", show="picture", at="Table")).response
        assert table.ephemeral and file_names(table) == ["table.png"]
        watching = (await zoe.slash(w.channel, "match", show="picture")).response
        assert file_names(watching) == ["overview.png"], "the whole table, without a hand"
        assert len(w.channel.history()) == before
        await ana.slash(w.channel, "match", show="picture", share=True)
        await w.quiet()
        shared = w.channel.last_message
        assert len(w.channel.history()) == before + 1 and "match 1" in texts(shared)
        assert file_names(shared) == ["position.png"], "the public picture, although a player shared it"


async def test_my_view_says_how_everybody_stands(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Dots) as w:
        await w.begin_match("ana", "bruno", game="navegador")
        (first,) = await w.awaited_members()
        other = next(member for member in w.people("ana", "bruno") if member != first)
        points = registry.rules("navegador").standing(await w.host.reading.view(1, None))
        assert points is not None
        own, others = points
        view = await w.turn(first)
        await w.more(first, view, OpenView)
        assert f"**Standing:** You: {own} · {other.user.name}: {others}" in texts(view)
        await first.click(view, label="As text")
        assert "Standing:" not in texts(view), "the text has the points at their places"


async def test_a_place_is_found_by_a_name_that_only_the_game_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(view: Any, words: str, say: Any) -> str | None:
        return "table" if words == "cook's lane" else None

    monkeypatch.setattr(render.drawer_of("pizarro"), "find", find, raising=False)
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        answer = (await ana.slash(w.channel, "match", show="picture", at=" Cook's  lane ")).response
        assert file_names(answer) == ["table.png"]
        refused = (await ana.slash(w.channel, "match", show="picture", at="atlantis")).response
        assert "atlantis" in texts(refused) and "choose one of these" in texts(refused) and refused.ephemeral
        secret = (await ana.slash(w.channel, "match", show="picture", at="hand", share=True)).response
        assert secret.ephemeral and "no picture" in texts(secret), "a hand is no picture for the channel"


async def test_places_are_completed_and_found(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", game="navegador")
        (ana,) = w.people("ana")
        offered = await ana.autocomplete(w.channel, "match", "at", "moc", show="picture")
        assert [choice["name"] for choice in offered] == ["Moçambique"]
        answer = (await ana.slash(w.channel, "match", show="picture", at="Mocambique")).response
        assert file_names(answer) == ["board.png"]


async def test_a_map_is_shown_around_a_country_a_cell_or_a_capital(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", game="magellan")
        (ana,) = w.people("ana")
        known = {" 6S33 ": "zoom-6s33.png", "Brussels": "zoom-belgium.png"}
        for where, file in known.items():
            answer = (await ana.slash(w.channel, "match", show="picture", at=where)).response
            assert answer.ephemeral and file_names(answer) == [file], where
        await ana.slash(w.channel, "match", show="picture", at="belgium", share=True)
        await w.quiet()
        assert file_names(w.channel.last_message) == ["zoom-belgium.png"]


async def test_a_record_is_brought_here_looked_at_and_taken_away(tmp_path: Path) -> None:
    rules = registry.rules("pizarro")
    match = begin(rules, 3, {}, "elsewhere")
    for line in ("bid 1", "pass"):
        mover, *_ = rules.to_act(match.state)
        match = match.played(mover, line)
    file = {**record(match), "names": ["Zoë *the* bold", "@everyone", ""]}
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        refused = (await ana.slash(w.channel, "match", file=("m.json", b"{}"))).response
        assert "not a match record" in texts(refused) and await w.host.reading.tables_of(ana.id, ("closed",)) == ()
        form = await ana.slash(w.channel, "match", show="file")
        answer = (await ana.submit_modal(form, {"0": ("m.json", json.dumps(file).encode())})).response
        assert "match 1: 3 moves, all checked" in texts(answer) and r"Zoë \*the\* bold, \@everyone and Seat 3" in texts(answer)
        assert all(message.ephemeral for message in (refused, answer) if hasattr(message, "ephemeral")), "only ana reads the answers"
        log = (await bruno.slash(w.channel, "match", show="log", match=1)).response
        assert "Seat 3" in str(raw(log)) and not controls(log, DropRecord)
        assert "after move 2 of 2" in texts((await bruno.slash(w.channel, "match", show="replay", match=1)).response)
        desk = (await ana.slash(w.channel, "desk")).response
        await ana.click(desk, custom_id=OpenTurn(1).id)
        await ana.click(desk, custom_id=DropRecord(1).id)
        assert "not here any more" in texts(desk)
        assert "no such table" in texts((await bruno.slash(w.channel, "match", show="log", match=1)).response)
