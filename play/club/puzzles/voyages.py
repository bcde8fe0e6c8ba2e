"""The daily puzzles of all servers: posting, closing, answers and rankings.

Each step is one commit with a key of its own. The puzzle of a day is stored before it is posted on Discord. So if a process is killed, the
next one goes on where it was, and of two processes only one posts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.puzzles import Puzzle
from engine.values.core import EngineError, Msg
from engine.values.recent import Recent
from play.club.puzzles.choice import doubted_puzzles, is_practice, next_practice, next_puzzle, puzzle_named, shelf
from play.club.puzzles.grading import LOOKED_AT, Rank, closing_time, day_of, next_morning, ranks_of, stars, streak
from play.club.puzzles.positions import PuzzlePosition, position
from play.ledger.ledger import Ledger
from play.people.house import Houses
from play.values.errors import NotAllowed, StaleTable
from store import rows
from store.rows import PuzzleAnswerRow, PuzzlePostRow, VoyageRow, Write

ENOUGH = 5
"""With at least this many answers it is shown how many people chose each."""

REST = 900.0
"""Seconds between two edits of a message for the number of answers."""

KNOWN = 400
"""How many of the newest puzzles of a server are not repeated if there are others."""

IGNORED = 10
"""After this many puzzles in a row without an answer, no more are posted."""

OPEN = 8
"""More than the puzzles of a server that are not closed yet."""

KEPT = 12
"""The most positions that are kept in memory."""

JOB = "voyage"
"""The first word of the name of a lease; the id of the server follows."""

LEASE = 120.0
"""Seconds for which a process has this lease."""


class Post(Struct, frozen=True):
    """A puzzle of a server with its position and people's answers, the earliest first."""

    row: PuzzlePostRow
    position: PuzzlePosition
    answers: tuple[PuzzleAnswerRow, ...]

    def of(self, user: int) -> PuzzleAnswerRow | None:
        """Return a person's answer, or `None`."""
        return next((answer for answer in self.answers if answer.user == user), None)

    def counts(self) -> tuple[int, ...]:
        """Return how many people chose each answer."""
        answers = [answer.answer for answer in self.answers]
        return tuple(answers.count(at) for at in range(len(self.position.choices)))

    @property
    def count_best(self) -> int:
        """How many people found the best answer."""
        return self.counts()[self.position.best]


class Practice(Struct, frozen=True):
    """A practice puzzle for one person, and their answer; `None` if they have not answered."""

    puzzle: Puzzle
    position: PuzzlePosition
    own: PuzzleAnswerRow | None


def _name_of(number: int) -> str:
    """Return the name of a practice puzzle from the number under which its answers are stored."""
    return f"{-number:010x}"


def _number_of(name: str) -> int:
    """Return the number under which answers to a practice puzzle are stored; below 0."""
    return -int(name, 16)


class VoyageStanding(Struct, frozen=True):
    """A person's streak on a server, and their rank; `None` if they are not in the ranking."""

    streak: int
    rank: Rank | None


class Voyages:
    """The daily puzzles of all servers."""

    def __init__(self, ledger: Ledger, houses: Houses) -> None:
        self._ledger = ledger
        self._houses = houses
        self._positions: Recent[str, PuzzlePosition] = Recent(KEPT)

    # What admins and the bot do.

    async def of(self, guild: int) -> VoyageRow | None:
        """Return the daily puzzle of a server; `None` if it was never turned on."""
        return await self._ledger.stored.voyage(guild)

    async def set_channel(self, guild: int, author: int, channel: int | None) -> VoyageRow:
        """Post in a channel from the next morning on, or nowhere (`None`). Open puzzles stay open."""
        before, now = await self.of(guild), self._ledger.clock.now()
        due = None if channel is None else next_morning((await self._houses.of(guild)).hours, now)
        if before is None:
            row = VoyageRow(guild, 1, channel or 0, 0, due, author)
        elif channel is None or channel == before.channel:
            row = replace(before, number=before.number + 1, due=due, author=author)
        else:
            row = replace(before, number=before.number + 1, due=due, author=author, channel=channel, thread=0)
        await self._ledger.store_rows(row)
        return row

    async def turn_off(self, row: VoyageRow) -> None:
        """Turn the daily puzzle off, because it cannot be posted there."""
        await self._ledger.store_rows(replace(row, number=row.number + 1, due=None, thread=0))

    async def servers_due(self) -> tuple[int, ...]:
        """Return the servers with a puzzle that has to be posted, closed or edited."""
        now = self._ledger.clock.now()
        return await self._ledger.stored.voyages_due(now, now - REST)

    async def claim(self, guild: int) -> bool:
        """Return whether this process may handle a server's puzzles now."""
        return await self._ledger.claim(f"{JOB} {guild}", LEASE)

    async def plan(self, row: VoyageRow) -> None:
        """Store the puzzle of the day if it is due; the next one is due on the next morning."""
        now, hours = self._ledger.clock.now(), (await self._houses.of(row.guild)).hours
        if row.due is None or row.due > now:
            return
        morning = row.due
        before = await self._ledger.stored.puzzle_posts(row.guild, KNOWN)
        doubted = doubted_puzzles(await self._ledger.stored.puzzle_doubts())
        daily = [puzzle for puzzle in shelf() if not is_practice(puzzle)] or shelf()
        puzzle = next_puzzle(daily, row.guild, day_of(hours, morning), [earlier.puzzle for earlier in before], doubted)
        writes: list[Write] = [replace(row, number=row.number + 1, due=next_morning(hours, now))]
        if puzzle is not None:
            number = 1 + max((earlier.number for earlier in before), default=0)
            closes = closing_time(hours, now if now - morning > REST else morning)  # one that is posted late closes a day later
            writes.append(PuzzlePostRow(
                guild=row.guild, number=number, puzzle=puzzle.name, game=puzzle.game, channel=row.thread or row.channel, message=0,
                posted_at=now, closes_at=closes, state="new", shown=0, shown_at=now,
            ))  # fmt: skip
        await self._ledger.store_rows(*writes)

    async def note_ignored(self, row: VoyageRow) -> bool:
        """Return whether a puzzle is due, but nobody has answered the last `IGNORED`.

        Then the closed ones of these are stored as lost, so that they do not count again.
        """
        if row.due is None or row.due > self._ledger.clock.now():
            return False
        newest = await self._ledger.stored.puzzle_posts(row.guild, 2 * IGNORED)
        posts = [post for post in newest if post.state in ("open", "closed")][:IGNORED]
        if len(posts) < IGNORED:
            return False
        answers = await self._ledger.stored.puzzle_answers(row.guild, posts[-1].number)
        if answers:
            return False
        closed = [post for post in posts if post.state == "closed"]
        await self._ledger.store_rows(*[_update_post(post, state="lost") for post in closed])
        return True

    async def waiting(self, guild: int) -> tuple[PuzzlePostRow, ...]:
        """Return the puzzles of a server that are not closed, the oldest first."""
        newest = await self._ledger.stored.puzzle_posts(guild, OPEN)
        return tuple(row for row in reversed(newest) if row.state in ("new", "open"))

    async def store_message(self, row: PuzzlePostRow, channel: int, message: int) -> None:
        """Store the message by which a puzzle was posted."""
        where = {"channel": channel, "message": message}
        posted = rows.update("puzzle_post", {**where, "state": "open"}, guild=row.guild, number=row.number, state="new")
        await self._ledger.store_rows(posted)

    async def store_thread(self, guild: int, thread: int) -> None:
        """Post into a thread from now on; 0: into the channel itself."""
        await self._ledger.store_rows(rows.update("voyage", {"thread": thread}, guild=guild))

    async def is_late(self, row: PuzzlePostRow) -> bool:
        """Return whether it is time to close a puzzle."""
        return row.closes_at <= self._ledger.clock.now()

    def is_rested(self, row: PuzzlePostRow) -> bool:
        """Return whether a puzzle's message may be edited again to show the number of answers."""
        return row.shown_at + REST <= self._ledger.clock.now()

    async def set_state(self, row: PuzzlePostRow, state: str) -> None:
        """Store that a puzzle is closed, or lost."""
        await self._ledger.store_rows(_update_post(row, state=state))

    async def store_count(self, row: PuzzlePostRow, count: int) -> None:
        """Store the number of answers that the message shows."""
        await self._ledger.store_rows(_update_post(row, shown=count, shown_at=self._ledger.clock.now()))

    # What everybody does.

    async def post(self, guild: int, number: int) -> Post:
        """Return a puzzle of a server. Raises `NotAllowed` if it is missing or cannot be shown."""
        newest = await self._ledger.stored.puzzle_posts(guild, KNOWN)
        row = next((post for post in newest if post.number == number), None)
        if row is None:
            raise NotAllowed(Msg("voyage.none"))
        answers = await self._ledger.stored.puzzle_answers(guild, number)
        return Post(row, await self._position(row.puzzle), tuple(answer for answer in answers if answer.number == number))

    async def practice(self, guild: int, user: int, name: str | None = None) -> Practice:
        """Return the practice puzzle with a name; `None`: the person's next one.

        Raises `NotAllowed` if there is none. A puzzle of a day is returned only if the person has answered it.
        """
        posts = {post.number: post.puzzle for post in await self._ledger.stored.puzzle_posts(guild, KNOWN)}
        own_answers: dict[str, PuzzleAnswerRow] = {}
        for row in await self._ledger.stored.puzzles_answered(guild, user):
            answered = _name_of(row.number) if row.number < 0 else posts.get(row.number)
            if answered is not None:
                own_answers[answered] = row
        if name is None:
            out = doubted_puzzles(await self._ledger.stored.puzzle_doubts())
            puzzle = next_practice(shelf(), user, own_answers, out)
        else:
            puzzle = puzzle_named(name)
            if puzzle is not None and name not in own_answers and not is_practice(puzzle):
                puzzle = None
        if puzzle is None:
            raise NotAllowed(Msg("voyage.no-more" if name is None else "voyage.none"))
        return Practice(puzzle, await self._position(puzzle.name), own_answers.get(puzzle.name))

    async def try_answer(self, guild: int, user: int, name: str, at: int) -> Practice:
        """Answer a practice puzzle, by the index of the answer. Only the first answer counts."""
        practice = await self.practice(guild, user, name)
        if practice.own is not None:
            return practice
        if not 0 <= at < len(practice.position.choices):
            raise NotAllowed(Msg("discord.old-control"))
        await self._store_answer(guild, _number_of(name), user, at, practice.position)
        return await self.practice(guild, user, name)

    async def _store_answer(self, guild: int, number: int, user: int, at: int, position: PuzzlePosition) -> None:
        """Store a person's first answer. `number`: of the puzzle; below 0 for practice puzzles."""
        row = PuzzleAnswerRow(
            guild=guild, number=number, user=user, answer=at, stars=stars(position.choices[at].cost), at=self._ledger.clock.now(),
            doubts=False, shared=False,
        )  # fmt: skip
        await self._ledger.store_rows(row)

    async def _position(self, name: str) -> PuzzlePosition:
        """Return the position of a puzzle; raises `NotAllowed` if it cannot be shown."""
        known = self._positions.get(name)
        if known is None:
            puzzle = puzzle_named(name)
            if puzzle is None:
                raise NotAllowed(Msg("voyage.none"))
            try:
                known = await asyncio.to_thread(position, puzzle)
            except EngineError as error:
                raise NotAllowed(Msg("voyage.none")) from error
            self._positions.put(name, known)
        return known

    def is_open(self, row: PuzzlePostRow) -> bool:
        """Return whether a puzzle can still be answered."""
        return row.state in ("new", "open") and row.closes_at > self._ledger.clock.now()

    async def answer(self, guild: int, number: int, user: int, at: int) -> Post:
        """Answer a puzzle, by the index of the answer. Only the first answer counts.

        Raises `NotAllowed` if the puzzle is closed or has no such answer.
        """
        post = await self.post(guild, number)
        if post.of(user) is not None:
            return post
        if not self.is_open(post.row):
            raise NotAllowed(Msg("voyage.closed"))
        if not 0 <= at < len(post.position.choices):
            raise NotAllowed(Msg("discord.old-control"))
        await self._store_answer(guild, number, user, at, post.position)
        return await self.post(guild, number)

    async def doubt(self, guild: int, number: int, user: int) -> None:
        """Store that a person doubts the solution of a closed puzzle.

        Raises `NotAllowed` for an open puzzle and for a person who has not answered.
        """
        post = await self.post(guild, number)
        if post.of(user) is None or self.is_open(post.row):
            raise NotAllowed(Msg("voyage.doubt-who"))
        await self._ledger.store_rows(rows.update("puzzle_answer", {"doubts": True}, guild=guild, number=number, user=user))

    async def share(self, guild: int, number: int, user: int) -> int:
        """Share a person's streak, once for each puzzle, and return its length.

        Raises `NotAllowed` if it is too short or was shared already.
        """
        count = (await self.standing(guild, user)).streak
        if count < 2:
            raise NotAllowed(Msg("voyage.no-streak"))
        try:
            await self._ledger.store_rows(rows.PuzzleShared(guild, number, user))
        except StaleTable:
            raise NotAllowed(Msg("voyage.shared-already")) from None
        return count

    async def standing(self, guild: int, user: int) -> VoyageStanding:
        """Return a person's streak and rank, by the closed puzzles."""
        posts, answers = await self._closed_puzzles(guild, KNOWN)
        own_stars = {answer.number: answer.stars for answer in answers if answer.user == user}
        rank = next((rank for rank in await self.ranking(guild) if rank.user == user), None)
        return VoyageStanding(streak([own_stars.get(post.number) for post in posts]), rank)

    async def streak_with_open(self, guild: int, user: int) -> int:
        """Return a person's streak of posted puzzles; open ones count if they have answered."""
        posts = [row for row in await self._ledger.stored.puzzle_posts(guild, KNOWN) if row.state in ("open", "closed")]
        answers = await self._ledger.stored.puzzles_answered(guild, user)
        own_stars = {answer.number: answer.stars for answer in answers}
        return streak([own_stars.get(row.number) for row in posts if row.state == "closed" or row.number in own_stars])

    async def ranking(self, guild: int) -> tuple[Rank, ...]:
        """Return the ranking of a server by the newest closed puzzles.

        People without a star, and those who hide their statistics, are left out.
        """
        posts, answers = await self._closed_puzzles(guild, LOOKED_AT)
        numbers = {post.number for post in posts}
        stars_of: dict[int, list[int]] = {}
        for answer in answers:
            if answer.number in numbers:
                stars_of.setdefault(answer.user, []).append(answer.stars)
        reputations = await self._ledger.stored.reputations(sorted(stars_of))
        hidden = {reputation.user for reputation in reputations if reputation.hidden}
        return ranks_of({user: every_star for user, every_star in stars_of.items() if user not in hidden and any(every_star)})

    async def _closed_puzzles(self, guild: int, most: int) -> tuple[Sequence[PuzzlePostRow], Sequence[PuzzleAnswerRow]]:
        """Return the newest closed puzzles of a server, the newest first, and their answers."""
        newest = await self._ledger.stored.puzzle_posts(guild, most + OPEN)
        posts = [row for row in newest if row.state == "closed"][:most]
        if not posts:
            return (), ()
        answers = await self._ledger.stored.puzzle_answers(guild, posts[-1].number)
        return posts, answers

    async def week(self, guild: int) -> Msg | None:
        """Return a line for the weekly post: how many people answered the last seven puzzles.

        `None`: nobody did.
        """
        posts, answers = await self._closed_puzzles(guild, 7)
        numbers = {post.number for post in posts}
        people = {answer.user for answer in answers if answer.number in numbers}
        return Msg("voyage.week", count=len(posts), people=len(people)) if people else None


def _update_post(row: PuzzlePostRow, **changes: str | float) -> Write:
    """Return the write that changes columns of a puzzle's row."""
    return rows.update("puzzle_post", changes, guild=row.guild, number=row.number)
