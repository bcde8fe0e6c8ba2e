"""A learner plays lessons by clicks to their end."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.actions.learning import BeginLesson, NextStep, OpenLessons, ShowMe, TryAgain
from cogs.actions.looking_back import ShowSince
from cogs.actions.panel import AskForIdeas, Confirm, StartOver, TakeIdea
from cogs.actions.tables import OpenTurn, ShowMore
from cogs.edge.numerals import NUMERALS
from cogs.edge.services import texts_about
from engine import bots
from engine.game.lessons import lesson
from engine.match import registry
from play.table.lessons import LessonPosition
from tests.e2e.playing import play_line
from tests.e2e.world import World, control, controls, texts, world

TAUGHT = [name for name in registry.names() if lesson(name) is not None]
SOME = [pytest.param(name, marks=() if name in (TAUGHT[0], TAUGHT[-1]) else pytest.mark.campaign) for name in TAUGHT]
"""Every run clicks through two lessons. The contract looks at the teachers of all."""

BY_HAND = dict.fromkeys(TAUGHT, 3) | {TAUGHT[0]: 8}
"""So many steps of a lesson are played by clicks on the panel. The tests of panels say that all steps can be."""


async def begin(w: World, member: Any, game: str) -> Any:
    """Open the first step of a lesson by `/learn`."""
    panel = (await member.slash(w.channel, "learn")).response
    await member.click(panel, custom_id=BeginLesson(game).id)
    return panel


async def position(w: World, member: Any, match: int = 1) -> LessonPosition:
    """Return how far a member is in a lesson."""
    return await w.host.lessons.look(match, member.id)


async def advise(w: World, member: Any, panel: Any) -> None:
    """Ask for ideas after another move, and take one: the move is taken back for it, and the log keeps only the main line."""
    await member.click(panel, custom_id=control(panel, AskForIdeas))
    assert (await position(w, member)).astray is None and "ask" not in texts(panel).partition("Figures are")[2]
    await member.click(panel, custom_id=control(panel, TakeIdea))
    assert control(panel, Confirm)
    await member.click(panel, custom_id=control(panel, ShowMore))
    await member.click(panel, custom_id=control(panel, ShowSince))
    await member.click(panel, custom_id=control(panel, OpenTurn))
    await member.click(panel, custom_id=control(panel, ShowMore))
    await member.click(panel, custom_id=control(panel, StartOver))
    table = await w.table()
    assert table.ideas_taken == () and not any(logged.entry.line.startswith("ideas") for logged in await w.host.reading.log(1, None))


@pytest.mark.parametrize("game", SOME)
async def test_a_lesson_is_learned_by_clicks(tmp_path: Path, game: str) -> None:
    """The learner makes expected moves, strays twice, lets the teacher move and survives a restart of the bot."""
    rng, strayed = Random(game), 0
    async with world(tmp_path / "caravel.db") as w:
        anne, ben = w.people("Anne", "Ben")
        panel = await begin(w, anne, game)
        for number, step in enumerate(lesson(game).steps):  # type: ignore[union-attr]
            standing = await position(w, anne)
            step_words = NUMERALS.with_emojis(texts_about(standing.table)(standing.lesson.words(step.name)))
            assert standing.step == step and step_words in texts(panel)
            if number == 5:
                await w.restart()
                panel = (await anne.slash(w.channel, rng.choice(["learn", "desk"]))).response
                assert "at step 6" in texts(panel)
                await anne.click(panel, custom_id=OpenTurn(1).id)
                assert step_words in texts(panel)
            if not step.line:
                await anne.click(panel, custom_id=control(panel, NextStep))
            elif strayed < 2 and (other := await other_move(w, step.line, rng)) is not None:
                strayed += 1
                await play_line(w, anne, other, panel=panel)
                assert texts_about(standing.table)(standing.lesson.remark(step, other)) in texts(panel)
                assert "Better here: " in texts(panel)
                if strayed == 2 and game == TAUGHT[0]:
                    await advise(w, anne, panel)
                if strayed == 1:
                    await anne.click(panel, custom_id=control(panel, TryAgain))
                if controls(panel, ShowMe):
                    await anne.click(panel, custom_id=control(panel, ShowMe))
                else:
                    await show_how(anne, panel)
            elif number < BY_HAND[game]:
                await play_line(w, anne, step.line, panel=panel)
            else:
                await show_how(anne, panel)
        assert (await position(w, anne)).is_done and "The lesson is done" in texts(panel)
        assert not w.channel.history(), "nobody else sees anything of a lesson"
        assert "no such table" in texts((await ben.slash(w.channel, "match", show="picture", match=1)).response)
        await anne.click(panel, custom_id=control(panel, OpenLessons))
        assert "✓ done" in texts(panel)


async def show_how(member: Any, panel: Any) -> None:
    """Let the teacher make the move."""
    await member.click(panel, custom_id=control(panel, ShowMore))
    await member.click(panel, custom_id=control(panel, ShowMe))


async def other_move(w: World, expected: str, rng: Random) -> str | None:
    """Return a random move other than the expected one; `None` if there is none."""
    live = await w.host.ledger.current(1)
    assert live.rules is not None
    (seat,) = live.table.to_act
    lines = {bots.line("deckhand", live.rules, live.state, seat, rng) for _ in range(20)} - {expected}
    return min(lines, key=lambda line: (len(line), line), default=None)
