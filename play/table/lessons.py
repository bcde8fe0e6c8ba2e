"""Lessons: one learner plays a match with a fixed deal and a teacher's help.

engine/game/lessons.py describes the format. A lesson is a match with the learner in one seat. If its log is a beginning of the main line,
the lesson goes on from there; if the learner made another move, the teacher speaks of that move until it is undone or the teacher plays
the wanted one. `Table.lesson` is the step reached; it distinguishes steps without a move. Only the learner sees the table: it has no card,
pings and timers, and counts in no limit.
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
TEACHER = "mate"
"""The level of the bots in the other seats; the teacher makes their moves."""


class LessonPosition(Struct, frozen=True):
    """The position of a learner in a lesson.

    `astray`: the learner's last move if it is not the wanted one, and `better` the coach's reason for that one. `along`: for each answer
    of the wanted line, the answer of the decision that contains it, with all its tokens; `None` if the game offers another. `is_lost`: the
    log is not on the main line, because lesson or rules have changed since. `is_done`: the learner has finished all steps.
    """

    table: Table
    lesson: Lesson
    astray: Line | None = None
    better: Msg | None = None
    along: tuple[Answer | None, ...] = ()
    is_lost: bool = False
    is_done: bool = False

    @property
    def number(self) -> int:
        """The step, from 0."""
        return self.table.lesson or 0

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def passed(self) -> Step | None:
        """The step before."""
        return self.lesson.steps[self.number - 1] if 0 < self.number <= len(self.lesson.steps) else None

    @property
    def is_asked(self) -> bool:
        """Whether the learner's move is awaited now."""
        return bool(self.step.line) and self.astray is None and not self.is_lost and not self.is_done


class Progress(Struct, frozen=True):
    """A person's progress in a lesson: the latest unfinished `table`, and an earlier end."""

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
                left = next((table for table in reversed(own) if table.status in LIVE), None)
                progress.append(Progress(known, left, any(table.why == DONE for table in own)))
        return tuple(progress)

    async def begin(self, game: str, person: Person, place: Place) -> Table:
        """Begin the lesson of a game, and end an earlier one. Raises `NotAllowed` without one."""
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
        rules, now = self._ledger.rules(course.game), self._ledger.clock.now()
        occupants = tuple(Occupant(person) if seat == course.seat else Occupant(bot=TEACHER) for seat in range(course.seats))
        terms = Terms(resolve_settings(rules, course.settings), dict(course.settings), (course.seats, course.seats))
        table = Table(
            course.game, rules.version, terms, "running", occupants, person.user_id, place, now, now, invited=(person.user_id,), lesson=0
        )
        return (await begin_at_once(self._ledger, table, course.seed, ())).table

    async def look(self, match: int, user_id: int) -> LessonPosition:
        """Return the position of a lesson after the others' moves. Raises `NotSeated`."""
        async with self._ledger.hold(match) as live:
            return (await self._settle_step(live, user_id))[1]

    async def next(self, match: int, user_id: int, number: int) -> LessonPosition:
        """Go on from a step without a move. Raises `StaleTable` if it is another step by now."""
        async with self._ledger.hold(match) as live:
            live, standing = await self._settle_step(live, user_id)
            _require(standing, number, not standing.step.line and standing.astray is None)
            live = await self._reach_step(live, number + 1)
            return (await self._settle_step(live, user_id))[1]

    async def take_back(self, match: int, user_id: int, number: int) -> LessonPosition:
        """Take back a move that is not the wanted one. Raises `StaleTable` if there is none."""
        async with self._ledger.hold(match) as live:
            live, standing = await self._settle_step(live, user_id)
            _require(standing, number, standing.astray is not None)
            return (await self._settle_step(await self._undo_astray(live, standing), user_id))[1]

    async def show(self, match: int, user_id: int, number: int) -> LessonPosition:
        """Make the wanted move in the learner's place, after undoing another one."""
        async with self._ledger.hold(match) as live:
            live, standing = await self._settle_step(live, user_id)
            _require(standing, number, True)
            if standing.astray is not None:
                live = await self._undo_astray(live, standing)
            if standing.step.line:
                await play_line(self._ledger, live, standing.lesson.seat, standing.step.line, by_person=True)
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
            standing = LessonPosition(live.table, course, is_done=live.table.why == DONE)
            if live.table.status != "running":
                return live, replace(standing, is_lost=not standing.is_done)
            played = [(entry.seat, entry.line) for entry in effective(await self._ledger.entries(live.match)) if entry.seat is not None]
            behind = course.line_until(number)
            if len(played) < len(behind):
                live = await self._reach_step(live, course.step_at(len(played)))  # the learner took the last step's move back
            elif tuple(played[: len(behind)]) != behind:
                return live, replace(standing, is_lost=True)
            elif number >= len(course.steps):
                finished = live.with_table(lesson=len(course.steps))
                live = await end_without_result(self._ledger, finished, DONE)
            else:
                step, rest = course.steps[number], played[len(behind) :]
                leading = rest[: len(step.replies)]
                if tuple(leading) != step.replies[: len(leading)]:
                    return live, replace(standing, astray=leading[-1][1])
                if len(leading) < len(step.replies):
                    for seat, line in step.replies[len(leading) :]:
                        await play_line(self._ledger, live, seat, line, by_person=False)
                        live = await self._ledger.newest(live.match)
                elif len(rest) == len(leading):
                    return live, replace(standing, along=along(running_rules(live), live.state, course.seat, step.line))
                elif step.line and rest[len(leading)] == (course.seat, step.line):
                    live = await self._reach_step(live, number + 1)
                else:
                    return live, replace(standing, astray=rest[len(leading)][1], better=_better(running_rules(live), live, course, number))

    async def _reach_step(self, live: Live, number: int) -> Live:
        return await self._ledger.write(live, live.with_table(lesson=number))

    async def _undo_astray(self, live: Live, standing: LessonPosition) -> Live:
        """Undo the first move that is not of the main line, and all after it."""
        rules, entries = running_rules(live), await self._ledger.entries(live.match)
        wanted = (*standing.lesson.line_until(standing.number), *standing.step.replies)
        moves = [entry for entry in effective(entries) if entry.seat is not None]
        first = next((entry for entry, known in zip(moves, wanted, strict=False) if (entry.seat, entry.line) != known), None)
        target = (first or moves[len(wanted)]).seq
        match = Match(rules, *live.deal, live.state, tuple(entries))
        undone = match.undone(target)
        after = replace(live, state=undone.state).with_table(seq=undone.seq)
        await advance(self._ledger, live, after, undone.entries[-1])
        return await self._ledger.newest(live.match)


def _require(standing: LessonPosition, number: int, is_so: bool) -> None:
    """Raise `StaleTable` if the lesson has moved on since it was shown."""
    if standing.is_lost or standing.is_done or standing.number != number or not is_so:
        raise StaleTable


def along(rules: Rules[Any, Any], state: Any, seat: Seat, line: Line) -> tuple[Answer | None, ...]:
    """Return `LessonPosition.along` of a line that the seat may play in a position."""
    todo, answers_along = tokens(line) if line else (), list[Answer | None]()
    for at in range(len(todo)):
        walked = walk(rules, state, seat, todo[:at])
        assert isinstance(walked, Asking)
        answers = [answer for answer in decision(rules, state, seat, walked).answers if answer.group is None]
        fitting = [answer for answer in answers if todo[at : at + len(answer.path)] == answer.path]
        alike = [replace(answer, path=todo[at:]) for answer in answers if _is_alike(answer.path, todo[at:])]
        answers_along.append(max(fitting, key=lambda answer: len(answer.path), default=None) or next(iter(alike), None))
    return tuple(answers_along)


def _is_alike(path: Path, todo: Path) -> bool:
    """Return whether an answer equals the end of a line but for amounts (`portugal>bahia:2`)."""
    pairs = zip(path, todo, strict=False)
    return len(path) >= len(todo) and all(token.partition(":")[0] == wanted.partition(":")[0] for token, wanted in pairs)


def _better(rules: Rules[Any, Any], live: Live, course: Lesson, number: int) -> Msg | None:
    """Return the reason for the wanted move of a step, from what the learner knew."""
    step = course.steps[number]
    state = rules.setup(*live.deal)
    for seat, line in (*course.line_until(number), *step.replies):
        state = play(rules, state, seat, line).value.state
    return as_seen(rules, state, course.seat, step.line)
