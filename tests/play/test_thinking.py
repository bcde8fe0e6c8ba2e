"""Bots that look ahead think in other processes, or in a thread, while the host goes on; one that fails stops no match."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from random import Random
from threading import Event
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine import bots
from engine.game.mind import Budget, Considered, Judgement, Style, Thought
from engine.game.rules import Rules
from engine.search.plain import plain
from engine.search.thinking import think_through
from engine.values import codec
from engine.values.core import Seat
from play.host import Host
from play.minds.styles import style_of
from play.minds.thinking import MoveQuestion, Processes, Thinker
from play.time.clock import AT_ONCE, Delays, SystemClock
from play.values.types import Occupant, Table
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import ANNE, BEN, Opener, awaited_user, begin_match, choose, played_lines, seat_of


def judging_rules(judgement: Judgement[Any]) -> Rules[Any, Any]:
    """The toy with a mind that looks ahead by a judgement."""
    return replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=judgement))


STYLES = tuple([Style(f"toy.style.{name}", ("core.term.points",)) for name in ("raider", "merchant")])
LIGHT = replace(plain(toy.RULES), captain=Budget(4, 2), admiral=Budget(8, 4), horizon=2, styles=STYLES)
RULES = judging_rules(LIGHT)


def quick(name: str) -> Rules[Any, Any]:
    """The toy, with little to think about."""
    return RULES


def stuck(name: str) -> Rules[Any, Any]:
    """The toy, with a thought that never ends."""
    return judging_rules(replace(LIGHT, candidates=lambda *_: Event().wait()))


class Patient:
    """Thinks when the test says so, and remembers what it was asked."""

    in_line = False

    def __init__(self, answer: Callable[[MoveQuestion], Thought | None]) -> None:
        self.questions: list[MoveQuestion] = []
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()
        self._answer = answer

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        yield self._think

    async def _think(self, question: MoveQuestion) -> Thought | None:
        self.questions.append(question)
        self.asked.set()
        await self.go_on.wait()
        return self._answer(question)

    async def close(self) -> None:
        self.go_on.set()


def sensible(question: MoveQuestion) -> Thought | None:
    """What a small budget comes to."""
    view = codec.loads(RULES.view_type, question.view)
    return think_through(RULES, view, question.seat, Budget(2, 2), Random(question.seed))


def one_thought(line: str) -> Thought:
    """A thought of one line."""
    return Thought((Considered(line, 0.5, 0.0, 0.0, 1, (0.0,)),), 1)


def styled_table(**changed: Any) -> Table:
    """What a style follows from: a running match of five bots and Anne."""
    bots_of_table = [Occupant(bot=kind) for kind in ("captain", "mate", "deckhand", "admiral", "teacher")]
    owners = {Seat(5): ANNE}
    usual = {
        "match": 5, "status": "running", "version": RULES.version, "occupants": [*bots_of_table, Occupant(ANNE)],
        "lesson": None, "imported_by": None, "owner_of": owners.get,
    }  # fmt: skip
    return cast(Table, SimpleNamespace(**{**usual, **changed}))


def test_only_bots_that_look_ahead_have_a_style_and_their_styles_differ() -> None:
    styles = [style_of(styled_table(), Seat(seat), RULES) for seat in range(6)]
    assert [style and style.name for style in styles] == ["raider", None, None, "merchant", None, None]


def test_every_style_occurs_in_some_match() -> None:
    assert {style_of(styled_table(match=match), Seat(0), RULES) for match in range(9)} == set(STYLES)


@pytest.mark.parametrize(
    "changed",
    [{"status": "open"}, {"version": 0}, {"lesson": 1}, {"imported_by": 7}, {"owner_of": lambda seat: ANNE}],
    ids=["seats not drawn", "former rules", "lesson", "imported", "seat of a person"],
)
def test_no_bot_has_a_style_at_some_tables(changed: dict[str, Any]) -> None:
    assert style_of(styled_table(**changed), Seat(0), RULES) is None


Playing = Callable[..., Awaitable[tuple[Host, Table, Patient]]]


@pytest.fixture
async def playing(open_host: Opener) -> Playing:
    """A host with a patient mind, and a match in which an admiral begins."""

    async def play(*people: Any, answer: Any = sensible, delays: Delays = AT_ONCE, **more: Any) -> tuple[Host, Table, Patient]:
        mind = Patient(answer)
        host = await open_host(rules=quick, thinking=mind, delays=delays)
        table = await begin_match(host, *people, bots=("admiral",), **more)
        while 0 not in table.bots:
            table = await begin_match(host, *people, bots=("admiral",), **more)
        return host, table, mind

    return play


async def test_by_default_bots_think_in_line(open_host: Opener) -> None:
    host = await open_host(rules=quick)
    table = await host.tables.open("toy", ANNE, (await begin_match(host, ANNE, BEN)).place, bots=("admiral", "captain", "mate"), seats=4)
    table = await host.tables.start(table.match, ANNE.user_id)
    seat = seat_of(table, ANNE)
    await host.seats.substitute(table.match, ANNE.user_id, seat, "captain")
    await host.seats.play_alone(table.match, ANNE.user_id)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.status == "finished" and table.result is not None


async def test_a_question_holds_the_view_of_its_seat_and_the_answer_is_played(playing: Playing) -> None:
    host, table, mind = await playing(ANNE)
    await host.clockwork.run_due()
    await mind.asked.wait()
    (question_sent,) = mind.questions
    assert question_sent.view == codec.dumps(await host.reading.view(table.match, Seat(0)))
    assert (question_sent.game, question_sent.seat, question_sent.level) == ("toy", 0, "admiral")
    style = style_of(table, Seat(0), RULES)
    assert style is not None and question_sent.style == style.name
    mind.go_on.set()
    await host.clockwork.finish_thinking()
    (entry,) = [logged.entry for logged in await host.reading.log(table.match, None) if logged.entry.seat == 0]
    wanted = sensible(question_sent)
    assert wanted is not None and entry.line == wanted.line


async def test_a_thinking_bot_blocks_nothing(playing: Playing) -> None:
    """Neither its own match nor the timers of others, and it is not asked twice."""
    host, table, mind = await playing(ANNE)
    other = await begin_match(host, BEN, bots=("mate",), pace="1d")
    await host.clockwork.run_due()
    await mind.asked.wait()
    await host.people.follow(table.match, BEN.user_id, True)
    other = await host.reading.table(other.match)
    assert other.to_act == (other.seat_of(BEN.user_id),), "the mate has moved if it began"
    await host.clockwork.run_due()
    assert len(mind.questions) == 1 and (await host.reading.table(table.match)).seq == 0
    mind.go_on.set()
    await host.clockwork.finish_thinking()
    assert (await host.reading.table(table.match)).seq == 1


async def test_thoughts_about_an_undone_move_are_dropped(playing: Playing) -> None:
    host, table, mind = await playing(ANNE, BEN, answer=lambda _: one_thought("bid 1"))
    mind.go_on.set()
    await host.clockwork.run_due()
    await host.clockwork.finish_thinking()
    for line in ("bid 2", "bid 3"):
        before = await host.reading.table(table.match)
        last = awaited_user(before)
        await host.turns.move(table.match, last, line)
    mind.go_on.clear()
    mind.asked.clear()
    await host.clockwork.run_due()
    await mind.asked.wait()
    await host.agreements.undo(table.match, last)
    mind.go_on.set()
    await host.clockwork.finish_thinking()
    table = await host.reading.table(table.match)
    assert table.to_act == before.to_act, "it is the other's turn again, and the admiral has not moved"
    await host.turns.move(table.match, last, "pass")
    await host.clockwork.run_due()
    await host.clockwork.finish_thinking()
    assert mind.questions[1].view != mind.questions[2].view


async def pass_to_choice(host: Host, table: Table) -> None:
    """Let the two people pass, and the bot in seat 0 think, until all three choose a card."""
    while (table := await host.reading.table(table.match)).to_act != (0, 1, 2):
        if table.to_act == (0,):
            await host.clockwork.run_due()
            await host.clockwork.finish_thinking()
        else:
            await host.turns.move(table.match, awaited_user(table), "pass")


async def test_a_bot_thinks_again_when_its_seat_sees_something_else(playing: Playing) -> None:
    host, table, mind = await playing(ANNE, BEN)
    mind.go_on.set()
    await pass_to_choice(host, table)
    mind.go_on.clear()
    mind.asked.clear()
    mind.questions.clear()
    await host.clockwork.run_due()
    await mind.asked.wait()
    await choose(host, table, Seat(1))
    mind.go_on.set()
    await host.clockwork.finish_thinking()
    first, second = mind.questions
    assert first.seat == second.seat == 0 and first.view != second.view
    assert (await host.reading.table(table.match)).to_act == (2,)


async def test_a_table_closed_meanwhile_gets_no_move(playing: Playing, caplog: pytest.LogCaptureFixture) -> None:
    host, table, mind = await playing(ANNE)
    await host.clockwork.run_due()
    await mind.asked.wait()
    await host.tables.close(table.match, ANNE.user_id)
    mind.go_on.set()
    await host.clockwork.finish_thinking()
    assert (await host.reading.table(table.match)).seq == 0
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("thought", [None, one_thought("bid 1 2 3")], ids=["none", "illegal"])
async def test_the_mate_moves_if_thinking_gives_no_legal_move(
    playing: Playing, thought: Thought | None, caplog: pytest.LogCaptureFixture
) -> None:
    host, table, mind = await playing(ANNE, answer=lambda _: thought)
    mind.go_on.set()
    await host.clockwork.run_due()
    await host.clockwork.finish_thinking()
    assert await played_lines(host, table.match) == [bots.line("mate", RULES, _start(host, table), Seat(0), Random(1))]
    *_, warning = caplog.records
    assert (warning.match, warning.seat) == (table.match, 0)  # type: ignore[attr-defined]


def _start(host: Host, table: Table) -> Any:
    """The first position of a match."""
    return RULES.setup(len(table.occupants), table.terms.settings, host.ledger.from_memory(table.match).seed or "")


async def test_after_a_restart_thinking_begins_again(playing: Playing, open_host: Opener) -> None:
    host, table, mind = await playing(ANNE)
    await host.clockwork.run_due()
    await mind.asked.wait()
    await host.close()
    again = await open_host(rules=quick)
    await again.clockwork.run_due()
    assert (await again.reading.table(table.match)).seq == 1


async def test_a_match_goes_on_when_its_process_is_killed(databases: Databases) -> None:
    processes = Processes(1, stuck, ())
    await processes._workers[0].ensure_started()
    host = Host(databases().store(), SystemClock(), Random(1), delays=AT_ONCE, rules=quick, thinking=processes)
    await host.open()
    moved = asyncio.Event()

    async def hear(change: object) -> None:
        if (await host.reading.table(1)).seq > 0:
            moved.set()

    host.feed.subscribe(hear)
    await begin_match(host, ANNE, bots=("admiral", "admiral", "admiral"))
    async with asyncio.timeout(60):
        while not moved.is_set():
            for pid in processes.ids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0)
    await host.close()
    assert processes.ids == ()
