"""People review a finished match by a button, by the command, or from a file."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.actions.looking_back import ShowFileReview, ShowReplay, ShowReview
from cogs.looking_back.review_jobs import LONGEST
from engine.bots import line
from engine.search import review
from play.keeping.exporting import ANSWERED
from play.minds.thinking import InLine
from tests.e2e.test_forged import Click
from tests.e2e.world import World, control, controls, labels, texts, world


@pytest.fixture(autouse=True)
def unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let any position be a turning point, however little it was played out."""
    monkeypatch.setattr(review, "NOTHING", 0.0)
    monkeypatch.setattr(review, "SURE", 0.0)


async def play_moves(w: World, moves: int) -> None:
    """Let ana play so many moves against two bots."""
    await w.begin_match("ana", bots=2)
    (ana,) = w.people("ana")
    rng = Random(3)
    for _ in range(moves):
        live = await w.host.ledger.current(1)
        (seat,) = live.table.to_act
        await w.host.turns.move(1, ana.id, line("deckhand", live.rules, live.state, seat, rng))
        await w.quiet()


async def test_a_finished_match_can_be_reviewed_as_far_as_it_went(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await play_moves(w, 6)
        ana, eva = w.people("ana", "eva")
        assert "not over yet" in texts((await ana.slash(w.channel, "match", show="review")).response)
        await end_match(w)
        seen = (await eva.slash(w.channel, "match", show="review", match=1)).response
        await w.quiet()
        assert "takes about" not in texts(seen), "the review replaces the message about its duration"
        assert "no result" in texts(seen) and "Show it to the channel" not in labels(seen), "only players may show it to the channel"
        assert "**1** · Phase I" in texts(seen) and " Played: " in texts(seen) and "Entry" not in texts(seen)
        await check_turning_point(eva, seen)
        assert all("Chances of winning, as" not in texts(message) for message in w.channel.history()), "only the person who asked reads it"
        own = (await ana.slash(w.channel, "match", show="review", match=1)).response
        await ana.click(own, custom_id=control(own, ShowReview, share=True))
        assert "as estimates" in texts(w.channel.last_message) and f"<@{ana.id}>" in texts(w.channel.last_message)


async def test_a_message_about_a_review_stays_true_when_the_process_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says until when to wait, and the review comes when somebody asks again."""
    begun = asyncio.Event()

    async def never(thinking: InLine, task: Any, /) -> Any:
        begun.set()
        await asyncio.Event().wait()

    async with world(tmp_path / "m.db") as w:
        await play_moves(w, 3)
        await end_match(w)
        (ana,) = w.people("ana")
        before = time.time()
        with monkeypatch.context() as patched:
            patched.setattr(InLine, "_answer", never)
            click: Any = Click(w, ana.id, w.guild.id, w.channel.id)
            waiting = asyncio.create_task(w.bot.clicks.answer(click, ShowReview(1)))
            await begun.wait()
            await w.restart()
            waiting.cancel()
            await asyncio.wait({waiting})
        assert "takes about" in click.words
        (until,) = re.findall(r"by <t:(\d+):t>, something broke it off: ask again", click.words)
        assert before + LONGEST < int(until) < before + ANSWERED, (
            "after the review would be given up, and while Discord still takes an answer"
        )
        again = (await ana.slash(w.channel, "match", show="review", match=1)).response
        await w.quiet()
        assert "Chances of winning, as" in texts(again)


async def check_turning_point(member: Any, seen: Any) -> None:
    """Look at a turning point with both moves, at the picture of the played one, and go back."""
    await member.click(seen, custom_id=control(seen, ShowReview, page=1))
    assert "1 of " in texts(seen) and "**Played:**" in texts(seen) and "times in 100" in texts(seen) and controls(seen, ShowReplay)
    assert "The picture: What was played" not in texts(seen)
    await member.click(seen, label="Show what was played")
    assert "The picture: What was played" in texts(seen)
    await member.click(seen, label="‹ The curve")
    assert "Chances of winning, as" in texts(seen)


async def end_match(w: World) -> None:
    """End match 1 early."""
    live = await w.host.ledger.current(1)
    await w.host.ledger.write(live, live.with_table(status="closed", to_act=()))


async def test_a_record_is_reviewed_from_its_file_until_it_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await play_moves(w, 3)
        (ana,) = w.people("ana")
        running = json.dumps(await w.host.reading.record(1, ana.id)).encode()
        refusal = texts((await ana.slash(w.channel, "match", show="review", file=("match.json", running))).response)
        assert "still running" in refusal
        await end_match(w)
        record = await w.host.reading.record(1, ana.id)
        record["names"] = ["Ana [x](y)", "", "Bo"]
        review = (await ana.slash(w.channel, "match", show="review", file=("match.json", json.dumps(record).encode()))).response
        await w.quiet()
        assert "Chances of winning, as" in texts(review)
        again = (await ana.slash(w.channel, "match", show="review", file=("match.json", json.dumps(record).encode()))).response
        assert "no result" in texts(again) and "[x](y)" not in texts(again)
        page, *_ = controls(again, ShowFileReview)
        await ana.click(again, custom_id=page["custom_id"])
        assert "**Played:**" in texts(again)
        await w.restart()
        gone = (await ana.click(again, label="‹ The curve")).response
        assert "not remembered any more" in texts(gone)
        record["entries"][2]["digest"] = "0" * 12
        damaged = texts((await ana.slash(w.channel, "match", show="review", file=("match.json", json.dumps(record).encode()))).response)
        assert "move 2" in damaged
        for wrong in (b"[", b"{}", b""):
            assert "not a match record" in texts((await ana.slash(w.channel, "match", show="review", file=("photo.json", wrong))).response)
