"""Forms ask for match records, work after a restart and refuse wrong files."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cogs.actions.looking_back import AskForFile
from cogs.edge import reply
from cogs.edge.reply import Reply
from cogs.looking_back import files
from engine.match import registry
from engine.match.match import begin
from engine.match.records import record
from engine.values.chance import commitment
from tests.e2e.world import control, texts, world

SEED = "elsewhere"

UPLOAD, ATTACHMENT = 19, 11
"""Discord's numbers for a part of a form and an option of a command that take a file."""


def record_of(*lines: str) -> bytes:
    """Return the record of a match that was ended early."""
    rules = registry.rules("pizarro")
    match = begin(rules, 3, {}, SEED)
    for line in lines:
        mover, *_ = rules.to_act(match.state)
        match = match.played(mover, line)
    return json.dumps(record(match)).encode()


def questions_of(reply: Any) -> list[dict[str, Any]]:
    """Return the parts of the form that was opened."""
    assert reply.modal is not None
    return [part["component"] for part in reply.modal["components"]]


async def test_commands_and_forms_ask_for_match_records_and_nothing_else(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (request,) = [request for request in w.env.http_requests if request.method == "PUT" and request.path.endswith("/commands")]
        options = [option for command in request.json for option in command.get("options") or ()]  # type: ignore[union-attr]
        taking = [option for option in options if option["type"] == ATTACHMENT]
        assert len(taking) == 1 and all(option["file_types"] == [".json"] and not option.get("required") for option in taking)
        assert not [option for option in options if option["type"] != ATTACHMENT and "file_types" in option]
        (ana,) = w.people("ana")
        for command in ("file", "verify", "review"):
            upload, *_ = questions_of(await ana.slash(w.channel, "match", show=command))
            assert (upload["type"], upload["file_types"], upload["required"]) == (UPLOAD, [".json"], True), command


async def test_a_record_by_a_form_is_checked_with_the_hash_that_was_typed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        form = await ana.slash(w.channel, "match", show="verify", hash=commitment(SEED)[:16])
        _, hash_field = questions_of(form)
        assert hash_field["value"] == commitment(SEED)[:16], "the hash of the command is in the form"
        await w.restart()
        answer = (await ana.submit_modal(form, {"0": ("m.json", record_of("bid 1", "pass")), "1": commitment(SEED)[:16]})).response
        assert "are as the seed says" in texts(answer) and "settled before the first move" in texts(answer) and answer.ephemeral
        form = await ana.slash(w.channel, "match", show="review")
        answer = (await ana.submit_modal(form, {"0": ("m.json", record_of())})).response
        assert "nothing" in texts(answer).lower(), "the match has no move"


async def test_a_wrong_file_is_refused_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")

        async def answer_to(data: bytes) -> str:
            form = await ana.slash(w.channel, "match", show="file")
            return texts((await ana.submit_modal(form, {"0": ("photo.png", data)})).response)

        assert "not a match record" in await answer_to(b"[")
        monkeypatch.setattr(files, "BIGGEST", 5)
        assert "too big" in await answer_to(b"123456")
        monkeypatch.undo()
        real = w.bot.http.get_from_cdn

        async def gone(url: str) -> bytes:
            return await real(url + "/gone")

        monkeypatch.setattr(w.bot.http, "get_from_cdn", gone)
        assert "no longer gives out" in await answer_to(b"[]")
        assert await w.host.reading.tables_of(ana.id, ("closed",)) == ()


async def test_after_a_deferral_a_button_opens_the_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        deferral = asyncio.Event()
        defer, resolve = Reply.defer, w.bot.gate.resolve_match

        async def deferred(reply: Reply) -> None:
            await defer(reply)
            deferral.set()

        async def slowly(*args: Any) -> int:
            await deferral.wait()
            return await resolve(*args)

        monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
        monkeypatch.setattr(Reply, "defer", deferred)
        monkeypatch.setattr(w.bot.gate, "resolve_match", slowly)
        answer = (await ana.slash(w.channel, "match", show="review")).response
        monkeypatch.undo()
        form = await ana.click(answer, custom_id=control(answer, AskForFile))
        upload, *_ = questions_of(form)
        assert upload["type"] == UPLOAD
