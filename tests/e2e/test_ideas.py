"""A player asks for ideas and plays one; old, foreign and forged clicks take nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.actions.panel import AskForIdeas, Confirm, ShowIdea, TakeIdea
from cogs.actions.wire import Action
from engine.game.mind import Budget
from engine.values.core import Seat
from play.turn import coach
from play.turn.coach import EACH
from tests.e2e.test_forged import Click
from tests.e2e.world import World, controls, labels, texts, world


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach think only a little."""
    monkeypatch.setattr("engine.bots.budget", lambda rules, kind: Budget(8, 6))


async def ask_for_ideas(w: World, member: Any) -> Any:
    """Open the panel with the ideas about a member's turn."""
    panel = await w.turn(member)
    await member.click(panel, label="More")
    await member.click(panel, label=next(label for label in labels(panel) if label.startswith("Ideas (")))
    return panel


@pytest.fixture
def always_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count every question to the coach, even if its ideas are about equal."""
    monkeypatch.setattr(coach, "is_undecided", lambda ideas: False)


@pytest.mark.usefixtures("always_counted")
async def test_an_idea_is_asked_for_looked_at_and_played(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game="navegador")
        (mover,) = await w.awaited_members()
        other = next(member for member in w.members.values() if member.id != mover.id)
        waiting = await w.turn(other)
        await other.click(waiting, label="More")
        assert "Ideas: none here" in labels(waiting)
        panel = await ask_for_ideas(w, mover)
        assert "Risk:" not in texts(panel) and "Take idea 1" in labels(panel)
        await mover.click(panel, label="In figures")
        assert any(words in texts(panel) for words in ("Aims at", "Brings")) and "Risk:" in texts(panel) and "Take idea 1" in labels(panel)
        await mover.click(panel, label="In words")
        assert "Risk:" not in texts(panel)
        await w.quiet()
        *_, newest = await w.host.reading.log(1, None)
        entry, (seat,) = newest.entry, (await w.table()).to_act
        assert entry.seat is None and entry.line == f"ideas {seat}"
        assert "asked for ideas" in texts(await w.card())
        await mover.click(panel, label="Show idea 2")
        assert "Take idea 2" in labels(panel) and "Show idea 1" in labels(panel)
        await mover.click(panel, label="Take idea 2")
        assert controls(panel, Confirm)
        await w.confirm(mover, panel)
        assert (await w.table()).seq == 2
        (awaited,) = await w.awaited_members()
        again = await ask_for_ideas(w, awaited)
        assert f"ask {EACH - 1} more times" in texts(again)


@pytest.mark.usefixtures("always_counted")
async def test_old_foreign_and_forged_clicks_take_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game="carta_magica")
        (mover,) = await w.awaited_members()
        other = next(other for other in w.members.values() if other.id != mover.id)
        (zita,) = w.people("zita")
        panel = await ask_for_ideas(w, mover)
        advised, *_ = (await w.host.coach.stored_advice(1, mover.id)).ideas
        key = advised.key

        async def answer_to(member: Any, action: Action) -> str:
            click: Any = Click(w, member.id, w.guild.id, w.channel.id)
            await w.bot.clicks.answer(click, action)
            assert (await w.table()).seq == 1
            return str(click.words)

        for action in (TakeIdea(1, key), ShowIdea(1, key), AskForIdeas(1)):
            assert "no longer hold" in await answer_to(other, action) and "no seat" in await answer_to(zita, action)
        await w.host.turns.move(1, mover.id, advised.idea.line)
        await mover.click(panel, label="Take idea 1")
        assert "Take idea 1" not in labels(panel) and "no longer hold" in texts(panel)
        while (await w.awaited_members()) != [other]:
            await w.play_turn(mover, Random(1))
            await w.quiet()
        async with w.host.ledger.hold(1) as live:
            await w.host.ledger.write(live, live.with_table(ideas_taken=(EACH, EACH)))
        panel = await w.turn(other)
        await other.click(panel, label="More")
        assert "Ideas (0 left)" in labels(panel)
        click: Any = Click(w, other.id, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(click, AskForIdeas(1))
        assert f"asked for ideas {EACH} times" in click.words and coach.decisions_asked((await w.table()), Seat(0)) == EACH
