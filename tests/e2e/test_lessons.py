"""Lessons by clicks, every one to its end."""

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
from tests.e2e.world import World, control, controls, texts, world

BY_HAND = 8, 3
"""So many steps of the first lesson, and of every other, are played by clicks on the panel; that all can be, the panels' tests say."""

TAUGHT = [name for name in registry.names() if lesson(name) is not None]


async def begun(made: World, member: Any, game: str) -> Any:
    """The first step of a lesson, by `/learn`."""
    shown = (await member.slash(made.channel, "learn")).response
    await member.click(shown, custom_id=BeginLesson(game).id)
    return shown


async def at(made: World, member: Any, match: int = 1) -> LessonPosition:
    return await made.host.lessons.look(match, member.id)


async def advised(made: World, member: Any, shown: Any) -> None:
    """Ideas in the place of a move that is taken back for them: one is taken, and the log stays the main line."""
    await member.click(shown, custom_id=control(shown, AskForIdeas))
    assert (await at(made, member)).astray is None and "ask" not in texts(shown).partition("Figures are")[2]
    await member.click(shown, custom_id=control(shown, TakeIdea))
    assert control(shown, Confirm)
    await member.click(shown, custom_id=control(shown, ShowMore))
    await member.click(shown, custom_id=control(shown, ShowSince))
    await member.click(shown, custom_id=control(shown, OpenTurn))
    await member.click(shown, custom_id=control(shown, ShowMore))
    await member.click(shown, custom_id=control(shown, StartOver))
    table = await made.table()
    assert table.ideas_taken == () and not any(logged.entry.line.startswith("ideas") for logged in await made.host.reading.log(1, None))


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_learned_by_clicks(tmp_path: Path, game: str) -> None:
    """Hoped moves, another move now and then, the teacher's hand, a restart, and a click of somebody else."""
    rng, strayed = Random(game), 0
    async with world(tmp_path / "caravel.db") as made:
        anne, ben = made.people("Anne", "Ben")
        shown = await begun(made, anne, game)
        for number, step in enumerate(lesson(game).steps):  # type: ignore[union-attr]
            standing = await at(made, anne)
            said = NUMERALS.with_emojis(texts_about(standing.table)(standing.lesson.words(step.name)))
            assert standing.step == step and said in texts(shown)
            if number == 5:
                await made.restarted()
                shown = (await anne.slash(made.channel, rng.choice(["learn", "desk"]))).response
                assert "at step 6" in texts(shown)
                await anne.click(shown, custom_id=OpenTurn(1).id)
                assert said in texts(shown)
            if not step.line:
                await anne.click(shown, custom_id=control(shown, NextStep))
            elif strayed < 2 and (other := await another(made, step.line, rng)) is not None:
                strayed += 1
                await made.played_line(anne, other, panel=shown)
                assert texts_about(standing.table)(standing.lesson.remark(step, other)) in texts(shown)
                assert "Better here: " in texts(shown)
                if strayed == 2 and game == TAUGHT[0]:
                    await advised(made, anne, shown)
                if strayed == 1:
                    await anne.click(shown, custom_id=control(shown, TryAgain))
                if controls(shown, ShowMe):
                    await anne.click(shown, custom_id=control(shown, ShowMe))
                else:
                    await shown_how(anne, shown)
            elif number < BY_HAND[game != TAUGHT[0]]:
                await made.played_line(anne, step.line, panel=shown)
            else:
                await shown_how(anne, shown)
        assert (await at(made, anne)).is_done and "The lesson is done" in texts(shown)
        assert not made.channel.history(), "nobody else sees anything of a lesson"
        assert "no such table" in texts((await ben.slash(made.channel, "match", show="picture", match=1)).response)
        await anne.click(shown, custom_id=control(shown, OpenLessons))
        assert "✓ done" in texts(shown)


async def shown_how(member: Any, shown: Any) -> None:
    """Let the teacher make the move."""
    await member.click(shown, custom_id=control(shown, ShowMore))
    await member.click(shown, custom_id=control(shown, ShowMe))


async def another(made: World, hoped: str, rng: Random) -> str | None:
    """A random move that is not the hoped one; `None` where there is none."""
    live = await made.host.ledger.current(1)
    assert live.rules is not None
    found = {bots.line("deckhand", live.rules, live.state, live.table.to_act[0], rng) for _ in range(20)} - {hoped}
    return min(found, key=lambda line: (len(line), line), default=None)
