"""Lessons: matches with a teacher, whose state follows from their log. One game with a lesson stands for all."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.bots import line as bot_line
from engine.game.lessons import Lesson, lesson
from engine.game.rules import Rules
from engine.match import registry
from play.host import Host
from play.table.lessons import LessonPosition
from play.values.errors import NotAllowed, NotSeated, StaleTable
from play.values.panels import AskingPanel
from tests.play.hosting import ANNE, BEN, HALL, Opener, begin_match

GAME = next(name for name in registry.names() if lesson(name) is not None)


def told_lesson() -> Lesson:
    """The lesson of the game."""
    the_lesson = lesson(GAME)
    assert the_lesson is not None
    return the_lesson


async def to_a_move(host: Host, number: int = 0) -> LessonPosition:
    """Anne's lesson at the first step, from a number on, that asks her for a move."""
    match = (await host.lessons.begin(GAME, ANNE, HALL)).match
    return await play_to(host, match, number)


async def play_to(host: Host, match: int, number: int) -> LessonPosition:
    """The lesson at the first step, from a number on, that asks for a move. The teacher plays everything before it."""
    at = await host.lessons.look(match, ANNE.user_id)
    while not (at.is_asked and at.number >= number):
        at = await (host.lessons.show if at.step.line else host.lessons.next)(match, ANNE.user_id, at.number)
    return at


async def other_move(host: Host, at: LessonPosition) -> str:
    """Let the learner make a move that the lesson does not teach; return its line."""
    live = await host.ledger.current(at.table.match)
    while True:
        line = bot_line("deckhand", live.rules, live.state, at.lesson.seat, host.ledger.rng)  # type: ignore[arg-type]
        if line != at.step.line:
            await host.turns.move(at.table.match, ANNE.user_id, line)
            return line


async def test_the_taught_moves_lead_to_the_end(host: Host) -> None:
    at = await to_a_move(host)
    while not at.is_done:
        while not at.is_asked and not at.is_done:
            at = await host.lessons.next(at.table.match, ANNE.user_id, at.number)
        while at.is_asked and not at.is_done:
            await host.turns.move(at.table.match, ANNE.user_id, at.step.line)
            at = await host.lessons.look(at.table.match, ANNE.user_id)
    (progress,) = [progress for progress in await host.lessons.progress(ANNE.user_id) if progress.lesson.game == GAME]
    assert at.table.status == "closed" and progress.was_done and progress.table is None


async def test_a_lesson_notifies_nobody_and_has_no_timer(host: Host) -> None:
    at = await to_a_move(host, number=6)
    assert not await host.outbox.matches_due() and await host.ledger.store.next_due() is None
    assert not await host.reading.tables_in(HALL.channel_id) and not await host.reading.tables_at(HALL.guild_id or 0)
    assert [table.match for table in await host.reading.tables_of(ANNE.user_id)] == [at.table.match]
    with pytest.raises(NotSeated):
        await host.lessons.look(at.table.match, BEN.user_id)


async def test_lessons_do_not_count_as_running_matches(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.table.lobby.MOST_RUNNING", 1)
    await host.lessons.begin(GAME, ANNE, HALL)
    assert (await begin_match(host, ANNE, BEN)).status == "running"


async def test_another_move_waits_until_it_is_taken_back(host: Host) -> None:
    first = await to_a_move(host, number=5)
    match = first.table.match
    line = await other_move(host, first)
    at = await host.lessons.look(match, ANNE.user_id)
    assert at.astray == line and at.step == first.step and not at.is_asked
    with pytest.raises(StaleTable):
        await host.lessons.next(match, ANNE.user_id, at.number)
    back = await host.lessons.take_back(match, ANNE.user_id, at.number)
    assert back.is_asked and back.step == first.step
    with pytest.raises(StaleTable):
        await host.lessons.take_back(match, ANNE.user_id, at.number)


async def test_the_teacher_goes_on_from_another_move(host: Host) -> None:
    first = await to_a_move(host, number=5)
    await other_move(host, first)
    at = await host.lessons.show(first.table.match, ANNE.user_id, first.number)
    assert at.number == first.number + 1 and at.astray is None
    with pytest.raises(StaleTable):
        await host.lessons.show(first.table.match, ANNE.user_id, first.number)


async def test_undoing_a_move_takes_the_lesson_back(host: Host) -> None:
    first = await to_a_move(host)
    await host.turns.move(first.table.match, ANNE.user_id, first.step.line)
    await host.agreements.undo(first.table.match, ANNE.user_id)
    at = await host.lessons.look(first.table.match, ANNE.user_id)
    assert at.is_asked and at.step == first.step


async def test_a_lesson_goes_on_after_a_restart(open_host: Opener) -> None:
    one = await open_host()
    first = await to_a_move(one, number=5)
    await one.turns.move(first.table.match, ANNE.user_id, first.step.line)  # nobody looked since: the others have not moved
    two = await open_host()
    at = await two.lessons.look(first.table.match, ANNE.user_id)
    assert at.number == first.number + 1 and not at.is_lost


async def test_an_unknown_game_has_no_lesson_and_is_not_cached(host: Host) -> None:
    known = lesson.cache_info().currsize  # what forged ids ask for is not remembered
    with pytest.raises(NotAllowed):
        await host.lessons.begin("invented", ANNE, HALL)
    assert lesson.cache_info().currsize == known


async def test_a_learner_cannot_give_the_seat_to_a_bot(host: Host) -> None:
    """It has no seats to give away: the learner who leaves would leave nothing behind that anybody could go on with."""
    at = await to_a_move(host)
    with pytest.raises(NotAllowed):
        await host.seats.substitute(at.table.match, ANNE.user_id, at.lesson.seat, "mate")
    assert (await host.lessons.look(at.table.match, ANNE.user_id)).is_asked


async def test_beginning_again_ends_the_old_lesson(host: Host) -> None:
    old = await to_a_move(host, number=5)
    new = await host.lessons.begin(GAME, ANNE, HALL)
    assert (await host.lessons.look(old.table.match, ANNE.user_id)).is_lost
    (progress,) = [progress for progress in await host.lessons.progress(ANNE.user_id) if progress.lesson.game == GAME]
    assert progress.table is not None and progress.table.match == new.match and not progress.was_done
    with pytest.raises(NotAllowed):
        await host.lessons.begin("toy", ANNE, HALL)


def raise_version(name: str) -> Rules[Any, Any]:
    rules = registry.rules(name)
    changed: dict[str, Any] = {field: getattr(rules, field) for field in rules.__dataclass_fields__}
    return Rules(**{**changed, "version": rules.version + 1})


async def test_a_lesson_of_other_rules_is_lost_and_can_be_begun_again(open_host: Opener) -> None:
    one = await open_host()
    first = await to_a_move(one, number=5)
    two = await open_host(rules=raise_version)
    assert (await two.lessons.look(first.table.match, ANNE.user_id)).is_lost
    with pytest.raises(StaleTable):
        await two.lessons.show(first.table.match, ANNE.user_id, first.number)
    assert (await two.lessons.begin(GAME, ANNE, HALL)).status == "running"


async def test_a_lesson_that_was_rewritten_is_lost(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await to_a_move(host, number=5)
    rewritten = replace(told_lesson(), steps=tuple(replace(step, line=step.line and "pass") for step in told_lesson().steps))
    monkeypatch.setattr("play.table.lessons.lesson", lambda game: rewritten)
    assert (await host.lessons.look(first.table.match, ANNE.user_id)).is_lost


LASTING = [
    (name, at) for name in registry.names() if (found := lesson(name)) is not None for at, step in enumerate(found.steps) if step.lasting
]


@pytest.mark.parametrize(("game", "number"), LASTING)
async def test_a_taught_lasting_answer_is_offered_and_plays_one_move(host: Host, game: str, number: int) -> None:
    match = (await host.lessons.begin(game, ANNE, HALL)).match
    at = await play_to(host, match, number)
    panel = await host.turns.panel(match, ANNE.user_id)
    assert isinstance(panel, AskingPanel)
    assert [" ".join(answer.path) for answer in panel.decision.answers if answer.lasts] == [at.step.lasting]
    await host.turns.play_lasting(panel.ref, ANNE.user_id, tuple(at.step.lasting.split()))
    at = await host.lessons.look(match, ANNE.user_id)
    assert at.number == number + 1 and at.astray is None
    assert not (await host.ledger.current(match)).orders_of(at.lesson.seat)
