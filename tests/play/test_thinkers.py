"""Thinkers: the places where bots think, in line, in a thread or in worker processes. All give the same answer."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.game.mind import Candidate, Thought
from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import begin
from engine.match.records import record
from engine.search.thinking import think_through, thoughts
from engine.search.weighing import WeighingTask, weigh_lines
from engine.values import codec
from engine.values.core import Seat
from play.minds.replays import Replaying
from play.minds.thinking import InLine, MoveQuestion, Processes, Thinking, ThinkingTask, Thread, Weighing
from tests.play import toy
from tests.play.test_thinking import LIGHT, RULES, judging_rules, quick, stuck

LIMITS = {"captain": 60.0, "admiral": 60.0}
NO_TIME = {"captain": 0.0, "admiral": 0.0}


def wrong(name: str) -> Rules[Any, Any]:
    """The toy, with a mind that fails with a secret in its message."""

    def fail(world: toy.State, *_: object) -> Any:
        raise ValueError(f"the hand is {world.hands[0]}")

    return judging_rules(replace(LIGHT, candidates=fail))


def question(level: str = "admiral", seed: int = 5) -> MoveQuestion:
    state = RULES.setup(3, {"cards": "few", "length": "short"}, "thinking")
    return MoveQuestion("toy", codec.dumps(RULES.view(state, Seat(0))), Seat(0), level, seed)


def answer(question: MoveQuestion) -> Thought:
    """The thought after the whole budget of the level."""
    view = codec.loads(RULES.view_type, question.view)
    return think_through(RULES, view, question.seat, bots.budget(RULES, question.level), Random(question.seed))


@pytest.mark.parametrize("start_thinking", [lambda: Processes(1, quick, ()), lambda: Thread(quick)], ids=["processes", "thread"])
async def test_people_go_before_bots_that_wait_for_a_thinker(start_thinking: Callable[[], Thinking]) -> None:
    thinking, order = start_thinking(), list[str]()

    async def think(name: str, for_person: bool) -> None:
        async with thinking.mind(for_person):
            order.append(name)

    async with thinking.mind():
        waiting = [asyncio.create_task(think(f"bot {number}", for_person=False)) for number in range(3)]
        waiting += [asyncio.create_task(think(f"person {number}", for_person=True)) for number in range(2)]
        for _ in range(3):
            await asyncio.sleep(0)
        assert not order
    await asyncio.gather(*waiting)
    assert order == ["bot 0", "person 0", "person 1", "bot 1", "bot 2"]
    await thinking.close()


def review_piece() -> Weighing:
    """The task to do a piece of a review."""
    state = RULES.setup(3, {"cards": "few", "length": "short"}, "thinking")
    return Weighing("toy", WeighingTask("rough", 1, state, Seat(0), 2, (Candidate("pass"),), 2))


def replay_task() -> Replaying:
    """The task to replay a record."""
    rules = registry.rules(registry.names()[0])
    return Replaying(rules.name, codec.dumps(record(begin(rules, rules.seats[0], rules.short, "a file"))).encode())


async def answer_all(thinking: Thinking, *questions: ThinkingTask[Any]) -> list[Any]:
    async with thinking.mind() as mind:
        return [await mind(task) for task in questions]


async def test_every_thinker_gives_the_same_answer(caplog: pytest.LogCaptureFixture) -> None:
    """In line, in a thread or in a process. A process that is killed is replaced by the next one."""
    wanted = answer(question())
    processes, thread = Processes(1, quick, ("toy",), LIMITS), Thread(quick, LIMITS)
    async with asyncio.timeout(60):
        assert await answer_all(InLine(quick), question()) == await answer_all(thread, question()) == [wanted]
        assert await answer_all(processes, question(), question(), review_piece()) == [
            wanted,
            wanted,
            weigh_lines(RULES, review_piece().work),
        ]
        (piece,), (piece_in_line,) = await answer_all(processes, replay_task()), await answer_all(InLine(quick), replay_task())
        assert piece.facts is not None and piece.entries == piece_in_line.entries
        assert (
            await answer_all(InLine(quick), review_piece())
            == await answer_all(thread, review_piece())
            == [weigh_lines(RULES, review_piece().work)]
        )
        (pid,) = processes.ids
        os.kill(pid, signal.SIGKILL)
        assert await answer_all(processes, question(), question()) == [None, wanted]
        assert processes.ids and processes.ids != (pid,) and "came to nothing" in caplog.text
    await processes.close()
    await thread.close()
    assert processes.ids == ()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give a thread no priority and no cores of its own")
async def test_a_worker_has_low_priority_and_leaves_a_core_free() -> None:
    processes, cores = Processes(1, quick, ()), os.sched_getaffinity(0)
    await answer_all(processes, question())
    (pid,) = processes.ids
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    assert os.sched_getaffinity(pid) == (cores - {min(cores)} or cores)
    await processes.close()


async def test_after_its_time_a_bot_plays_its_best_thought() -> None:
    view = codec.loads(RULES.view_type, question().view)
    first = next(thoughts(RULES, view, Seat(0), LIGHT.admiral, Random(question().seed)))
    processes, thread = Processes(1, quick, (), NO_TIME, decisions=1), Thread(quick, NO_TIME)
    for thinking in (processes, thread):
        (thought,) = await answer_all(thinking, question())
        assert thought == first
        await thinking.close()
    assert processes.ids == (), "a process ends after its number of decisions"
    hanging = Processes(1, stuck, (), NO_TIME, patience=0.05)
    assert await answer_all(hanging, question()) == [None] and hanging.ids == ()


async def test_an_error_in_a_worker_is_logged_without_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    processes = Processes(1, wrong, ())
    assert await answer_all(processes, question()) == [None]
    assert "in fail" in caplog.text and "the hand is (" not in caplog.text and question().view not in caplog.text
    await processes.close()
    unsendable = Processes(1, lambda name: RULES, ())
    assert await answer_all(unsendable, question(), question()) == [None, None]
