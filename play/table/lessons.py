"""Lessons: one learner plays a match with a fixed deal and a teacher's help.

engine/game/lessons.py describes the format. A lesson is a match with the learner in one seat. While the log follows the main line of the
lesson, the lesson goes on from there. If the learner makes another move, the teacher speaks of that move until it is undone or the teacher
plays the wanted one. `Table.lesson` is the number of the present step; the log alone could not tell steps without a move apart. Only the
learner sees the table: it has no card, no pings and no timers, and counts in no limit.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.asks.decision import Answer
from engine.game.lessons import Lesson, Step, lesson
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.match.match import Match, effective
from engine.search.why import as_seen
from engine.values.core import Line, Msg, Path, Seat
from engine.walking.walk import Asking, decision, play, tokens, walk
from play.ledger.ledger import Ledger
from play.ledger.moves import advance, play_line
from play.ledger.reading import Reading
from play.table.dealing import begin_at_once
from play.table.lobby import end_without_result
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, own_seat, running_rules
from play.values.types import LIVE, Occupant, Person, Place, Table, Terms

DONE = Msg("play.why.lesson-done")
"""Why the table of a finished lesson is closed."""

TEACHER = "mate"
"""The level of the bots in the other seats. It does not matter, because the lesson makes their moves."""


class LessonPosition(Struct, frozen=True):
    """The position of a learner in a lesson."""

    table: Table
    lesson: Lesson
    astray: Line | None = None
    """The learner's last move if it is not the wanted one; else `None`."""
    better: Msg | None = None
    """The coach's reason for the wanted move, if the learner made another."""
    along: tuple[Answer | None, ...] = ()
    """For each token of the wanted line, the suggestion that leads along it; `None` if the game offers none there."""
    is_lost: bool = False
    """Whether the log is not on the main line, because the lesson or the rules have changed."""
    is_done: bool = False
    """Whether the learner has finished all steps."""

    @property
    def number(self) -> int:
        """The number of the present step, from 0."""
        return self.table.lesson or 0

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def passed(self) -> Step | None:
        """The step before, or `None` for the first."""
        return self.lesson.steps[self.number - 1] if 0 < self.number <= len(self.lesson.steps) else None

    @property
    def is_asked(self) -> bool:
        """Whether the learner's move is awaited now."""
        return bool(self.step.line) and self.astray is None and not self.is_lost and not self.is_done


class Progress(Struct, frozen=True):
    """A person's progress in a lesson.

    `table`: the latest table that is not finished, if any. `was_done`: they have finished the lesson before.
    """

    lesson: Lesson
    table: Table | None = None
    was_done: bool = False


class Lessons:
    """Lessons of all games: first matches with a teacher."""

    def __init__(self, ledger: Ledger, reading: Reading) -> None:
        self._ledger = ledger
        self._reading = reading
        self._beginning = asyncio.Lock()

    async def progress(self, user_id: int) -> tuple[Progress, ...]:
        """Return the person's progress in the lesson of every game that has one."""
        tables = [await self._reading.table(match) for match in await self._ledger.stored.lessons_of(user_id)]
        progress = []
        for name in registry.names():
            known = lesson(name)
            if known is not None:
                own = [table for table in tables if table.game == name]
                unfinished = next((table for table in reversed(own) if table.status in LIVE), None)
                progress.append(Progress(known, unfinished, was_done=any(table.why == DONE for table in own)))
        return tuple(progress)

    async def begin(self, game: str, person: Person, place: Place) -> Table:
        """Begin the lesson of a game, and end an unfinished one. Raises `NotAllowed` without one."""
        known = lesson(game) if game in registry.names() else None
        if known is None:
            raise NotAllowed(Msg("play.lesson.none"))
        async with self._beginning:
            for match in await self._ledger.stored.lessons_of(person.user_id):
                async with self._ledger.hold(match) as live:
                    if live.table.game == game and live.table.status in LIVE:
                        await end_without_result(self._ledger, live, Msg("play.why.lesson-anew"))
            return await self._new(known, person, place)

    async def _new(self, course: Lesson, person: Person, place: Place) -> Table:
        """Store the table of a lesson, with its match dealt."""
        rules, now = self._ledger.rules(course.game), self._ledger.clock.now()
        occupants = tuple(Occupant(person) if seat == course.seat else Occupant(bot=TEACHER) for seat in range(course.seats))
        terms = Terms(resolve_settings(rules, course.settings), dict(course.settings), (course.seats, course.seats))
        table = Table(
            course.game, rules.version, terms, "running", occupants, opener_id=person.user_id, place=place, created_at=now, changed_at=now,
            invited=(person.user_id,), lesson=0,
        )  # fmt: skip
        return (await begin_at_once(self._ledger, table, course.seed, ())).table

    async def look(self, match: int, user_id: int) -> LessonPosition:
        """Return the position of a lesson, after making the others' moves. Raises `NotSeated`."""
        async with self._ledger.hold(match) as live:
            return (await self._settle_step(live, user_id))[1]

    async def next(self, match: int, user_id: int, number: int) -> LessonPosition:
        """Go on from a step without a move. Raises `StaleTable` if it is another step by now."""
        async with self._ledger.hold(match) as live:
            live, position = await self._settle_step(live, user_id)
            _require(position, number, not position.step.line and position.astray is None)
            live = await self._reach_step(live, number + 1)
            return (await self._settle_step(live, user_id))[1]

    async def take_back(self, match: int, user_id: int, number: int) -> LessonPosition:
        """Take back a move that is not the wanted one. Raises `StaleTable` if there is none."""
        async with self._ledger.hold(match) as live:
            live, position = await self._settle_step(live, user_id)
            _require(position, number, position.astray is not None)
            return (await self._settle_step(await self._undo_astray(live, position), user_id))[1]

    async def show(self, match: int, user_id: int, number: int) -> LessonPosition:
        """Make the wanted move in the learner's place, after undoing another one."""
        async with self._ledger.hold(match) as live:
            live, position = await self._settle_step(live, user_id)
            _require(position, number)
            if position.astray is not None:
                live = await self._undo_astray(live, position)
            if position.step.line:
                await play_line(self._ledger, live, position.lesson.seat, position.step.line, by_person=True)
                live = await self._ledger.newest(live.match)
            return (await self._settle_step(live, user_id))[1]

    async def _settle_step(self, live: Live, user_id: int) -> tuple[Live, LessonPosition]:
        """Make the others' moves that lead into the present step. The caller holds the match."""
        own_seat(live.table, user_id)
        course = lesson(live.table.game)
        if course is None or live.table.lesson is None:
            raise NotAllowed(Msg("play.lesson.none"))
        while True:
            number = live.table.lesson or 0
            position = LessonPosition(live.table, course, is_done=live.table.why == DONE)
            if live.table.status != "running":
                return live, replace(position, is_lost=not position.is_done)
            moves = [(entry.seat, entry.line) for entry in effective(await self._ledger.entries(live.match)) if entry.seat is not None]
            earlier = course.line_until(number)
            if len(moves) < len(earlier):
                live = await self._reach_step(live, course.step_at(len(moves)))  # the learner took the last step's move back
            elif tuple(moves[: len(earlier)]) != earlier:
                return live, replace(position, is_lost=True)
            elif number >= len(course.steps):
                finished = live.with_table(lesson=len(course.steps))
                live = await end_without_result(self._ledger, finished, DONE)
            else:
                step, rest = course.steps[number], moves[len(earlier) :]
                replies = rest[: len(step.replies)]
                if tuple(replies) != step.replies[: len(replies)]:
                    return live, replace(position, astray=replies[-1][1])
                if len(replies) < len(step.replies):
                    for seat, line in step.replies[len(replies) :]:
                        await play_line(self._ledger, live, seat, line, by_person=False)
                        live = await self._ledger.newest(live.match)
                elif len(rest) == len(replies):
                    return live, replace(position, along=along(running_rules(live), live.state, course.seat, step.line))
                elif step.line and rest[len(replies)] == (course.seat, step.line):
                    live = await self._reach_step(live, number + 1)
                else:
                    return live, replace(position, astray=rest[len(replies)][1], better=_better(running_rules(live), live, course, number))

    async def _reach_step(self, live: Live, number: int) -> Live:
        return await self._ledger.write(live, live.with_table(lesson=number))

    async def _undo_astray(self, live: Live, position: LessonPosition) -> Live:
        """Undo the first move that is not of the main line, and all after it."""
        rules, entries = running_rules(live), await self._ledger.entries(live.match)
        wanted = (*position.lesson.line_until(position.number), *position.step.replies)
        moves = [entry for entry in effective(entries) if entry.seat is not None]
        first = next((entry for entry, known in zip(moves, wanted, strict=False) if (entry.seat, entry.line) != known), None)
        target = (first or moves[len(wanted)]).seq
        match = Match(rules, *live.deal, live.state, tuple(entries))
        undone = match.undone(target)
        after = replace(live, state=undone.state).with_table(seq=undone.seq)
        await advance(self._ledger, live, after, undone.entries[-1])
        return await self._ledger.newest(live.match)


def _require(position: LessonPosition, number: int, condition: bool = True) -> None:
    """Raise `StaleTable` if the lesson is not at step `number`, or if the condition is false."""
    if position.is_lost or position.is_done or position.number != number or not condition:
        raise StaleTable


def along(rules: Rules[Any, Any], state: Any, seat: Seat, line: Line) -> tuple[Answer | None, ...]:
    """Return `LessonPosition.along` for a line that the seat may play in a position."""
    path = tokens(line) if line else ()
    answers_along: list[Answer | None] = []
    for at in range(len(path)):
        asking = walk(rules, state, seat, path[:at])
        assert isinstance(asking, Asking)
        answers = [answer for answer in decision(rules, state, seat, asking).answers if answer.group is None]
        exact = [answer for answer in answers if path[at : at + len(answer.path)] == answer.path]
        alike = [replace(answer, path=path[at:]) for answer in answers if _is_alike(answer.path, path[at:])]
        answers_along.append(max(exact, key=lambda answer: len(answer.path), default=None) or next(iter(alike), None))
    return tuple(answers_along)


def _is_alike(path: Path, rest: Path) -> bool:
    """Return whether an answer equals the rest of a line except for amounts (`:2` in `a>b:2`)."""
    pairs = zip(path, rest, strict=False)
    return len(path) >= len(rest) and all(token.partition(":")[0] == wanted.partition(":")[0] for token, wanted in pairs)


def _better(rules: Rules[Any, Any], live: Live, course: Lesson, number: int) -> Msg | None:
    """Return the reason for the wanted move of a step, from what the learner knew then."""
    step = course.steps[number]
    state = rules.setup(*live.deal)
    for seat, line in (*course.line_until(number), *step.replies):
        state = play(rules, state, seat, line).value.state
    return as_seen(rules, state, course.seat, step.line)
