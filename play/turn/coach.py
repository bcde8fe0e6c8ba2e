"""The coach's advice to a person about the decision before them (engine/search/advice.py).

A table allows advice without limit, for three decisions of each seat, or not at all. A rated table never allows it. An entry of the log
(`ideas 2`: the mark for seat 2) says who was advised, without the advice. The mark, the seat's count and the stored advice are written in
one commit before anything is shown. So each decision is counted once, even if the process crashes or several clicks come at once. If the
best two ideas differ by no more than can be measured, the advice does not count: each idea is shown with its reason, and the person makes
the choice. Advice is stored beside the drafts, for its person alone, until the position changes. A lesson has advice without limit and
without marks, because its log has to stay the main line of the lesson.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

from msgspec import Struct

from engine.game.rules import Rules
from engine.match.match import Entry, effective
from engine.search.advice import Advice, Idea, is_undecided
from engine.search.why import NO_DIFFERENCE
from engine.values import codec
from engine.values.core import Ask, Form, Line, Msg, Seat, Token, Who
from engine.values.recent import Recent
from engine.values.remarks import Remark
from engine.walking.walk import Asking, Done, only_line, so_far, tokens, trace, turn, walk
from play.ledger.ledger import Ledger
from play.ledger.moves import advance, host_entry
from play.minds.thinking import MoveQuestion, Thinking
from play.time.rounds import cancel_all
from play.turn.dialogues import foretold_notes
from play.turn.drafts import Turns
from play.values.errors import NotAllowed, PlayError, StaleTable
from play.values.live import DAMAGE, Live, own_seat, running_rules
from play.values.panels import Panel
from play.values.types import Table
from store.rows import DraftRow

CHOICES: Final = ("none", "three", "free")
"""What a table can allow: no advice, advice for `EACH` decisions of each seat, or advice without limit."""

USUAL: Final = "three"
"""What a new table allows."""

EACH: Final = 3
"""Decisions of each seat for which ideas can be asked at a table with a limit."""

LEVEL: Final = "captain"
"""The level at which the coach thinks."""

LONGEST: Final = 120.0
"""The most seconds for thinking, including the wait for other thoughts."""

DRAFT: Final = "ideas"
"""The kind of draft in which ideas are stored."""

WORDING: Final = 2
"""The number of the wording of ideas. Ideas that an older program stored in other messages are thought out again, and cost nothing."""

UNMARKED: Final = -1
"""The number in place of the entry of the mark, if advice was not counted."""

UNCOUNTED_KEPT: Final = 4096
"""For how many seats it is kept in memory that they got advice that was not counted."""


class NoIdeas(PlayError):
    """Thinking had no result, and nothing is counted."""

    def __init__(self) -> None:
        super().__init__(Msg("coach.failed"))


class ExplainedIdea(Struct, frozen=True):
    """One idea for its person, named by `key`.

    `notes`: what the person will read of the move; empty if the move reveals chance or a secret. `answered`: the asks that the idea
    answers, with the answers. `preview`: the person's view of the position after it.
    """

    key: str
    idea: Idea
    notes: tuple[Msg, ...]
    answered: tuple[tuple[Ask, Token], ...]
    preview: Any


class Advised(Struct, frozen=True):
    """The ideas for a decision, the best first.

    `left`: for how many more decisions the seat can ask for ideas; `None`: without limit. `is_counted`: the log has a mark for this one.
    """

    table: Table
    seat: Seat
    ideas: tuple[ExplainedIdea, ...]
    left: int | None
    is_counted: bool = True

    @property
    def is_even(self) -> bool:
        """Whether the only advice is that it makes no difference."""
        return makes_no_difference(tuple(idea.idea for idea in self.ideas))


class IdeasAsked(Struct, frozen=True):
    """A person's request for ideas about a decision.

    `position`: a hash of what the seat knows. `ideas`: those that are stored already; empty if the coach has to think.
    """

    table: Table
    seat: Seat
    user_id: int
    position: str
    ideas: tuple[Idea, ...] = ()


class Offer(Struct, frozen=True):
    """A person can ask for ideas now.

    `left`: for how many more decisions; `None`: without limit. `is_paid`: they have asked about this decision, so asking again is free.
    """

    left: int | None
    is_paid: bool


class _StoredIdeas(Struct, frozen=True):
    """The ideas about a decision as they are stored."""

    user_id: int
    entry: int
    """The entry of the mark in the log; `UNMARKED` if the advice was not counted."""
    count: int
    """The number of the seat's decisions with counted advice, this one included."""
    question: str
    """A hash of the question (`_question`)."""
    position: str = ""
    """A hash of the position (`_position`)."""
    ideas: tuple[Idea, ...] = ()


def makes_no_difference(ideas: tuple[Idea, ...]) -> bool:
    """Return whether all ideas have the same result."""
    return bool(ideas) and ideas[0].standing.key == NO_DIFFERENCE


def ideas_allowed(table: Table) -> str:
    """Return how much advice a table allows, one of `CHOICES`."""
    if table.lesson is not None:
        return "free"
    return "none" if table.terms.rated else table.terms.ideas


def decisions_asked(table: Table, seat: Seat) -> int:
    """Return the number of decisions for which a seat has asked for ideas."""
    return table.ideas_taken[seat] if seat < len(table.ideas_taken) else 0


def ideas_left(table: Table, seat: Seat) -> int | None:
    """Return for how many more decisions a seat can ask for ideas; `None` without limit."""
    allowed = ideas_allowed(table)
    if allowed == "free":
        return None
    return max(0, EACH - decisions_asked(table, seat)) if allowed == "three" else 0


def ideas_by_seat(entries: Iterable[Entry], seats: int) -> tuple[int, ...]:
    """Return for how many decisions each seat has asked for ideas, by the log; empty for none."""
    lines = [entry.line for entry in effective(entries) if entry.seat is None]
    counts = tuple(lines.count(Remark("ideas", (seat,)).line) for seat in range(seats))
    return counts if any(counts) else ()


class Coach:
    """Gives ideas about a person's turn."""

    def __init__(self, ledger: Ledger, turns: Turns, thinking: Thinking) -> None:
        self._ledger, self._turns, self._thinking = ledger, turns, thinking
        self._under_way: dict[tuple[int, Seat, str], asyncio.Task[tuple[Idea, ...]]] = {}
        self._got_uncounted = Recent[tuple[int, Seat], bool](UNCOUNTED_KEPT)

    async def close(self) -> None:
        """Stop thinking."""
        await cancel_all(self._under_way.values())

    async def offer(self, match: int, user_id: int) -> Offer | None:
        """Return how a person can ask for ideas about their turn; `None` if they cannot."""
        live = await self._ledger.current(match)
        table, seat = live.table, live.table.seat_of(user_id)
        is_allowed = ideas_allowed(table) != "none" and table.lesson is None and self._ledger.is_current(live)
        if table.status != "running" or seat is None or seat not in table.to_act or not is_allowed:
            return None
        left = ideas_left(table, seat)
        if decisions_asked(table, seat) == 0 and self._got_uncounted.get((match, seat)) is None:  # so nothing is stored
            return Offer(left, is_paid=False)
        _, stored = await self._stored(live, seat)
        return Offer(left, _is_paid(live, seat, user_id, stored))

    async def ask(self, match: int, user_id: int) -> IdeasAsked:
        """Return a person's request for ideas about their turn; `think` answers and counts it.

        Raises `NotAllowed` if the table allows no ideas, the limit is reached, or there is no choice, and `StaleTable` if the person is
        not awaited.
        """
        async with self._ledger.hold(match) as live:
            try:
                return await self._ask(user_id, live)
            except StaleTable:  # perhaps another process was faster
                return await self._ask(user_id, await self._ledger.newest(match))

    async def _ask(self, user_id: int, live: Live) -> IdeasAsked:
        """Return the request of `ask` about this match."""
        rules, table = running_rules(live), live.table
        seat = own_seat(table, user_id)
        if seat not in table.to_act:
            raise StaleTable
        if ideas_allowed(table) == "none":
            raise NotAllowed(Msg("coach.rated") if table.terms.rated else Msg("coach.not-here"))
        if not self._ledger.is_current(live):
            raise NotAllowed(Msg("play.other-version"))
        if only_line(rules.turn(live.state, seat)) is not None:
            raise NotAllowed(Msg("coach.no-choice"))
        _, stored = await self._stored(live, seat)
        position = _position(live, seat)
        if stored is not None and _is_paid(live, seat, user_id, stored):
            return IdeasAsked(table, seat, user_id, position, stored.ideas if stored.position == position else ())
        if ideas_left(table, seat) == 0:
            raise NotAllowed(Msg("coach.used-up", count=EACH))
        return IdeasAsked(table, seat, user_id, position)

    async def think(self, request: IdeasAsked) -> Advised:
        """Return ideas for a decision, by thinking if needed. Raises `StaleTable` and `NoIdeas`."""
        if not request.ideas:
            try:
                async with asyncio.timeout(LONGEST):
                    ideas = await self._think_once(request)
            except TimeoutError:
                raise NoIdeas from None
            if not ideas:
                raise NoIdeas
            await self._store(request, ideas)
        return await self.stored_advice(request.table.match, request.user_id)

    async def _think_once(self, request: IdeasAsked) -> tuple[Idea, ...]:
        """Think about a position once for all callers, and go on if one of them is cancelled."""
        key = (request.table.match, request.seat, request.position)
        if key not in self._under_way:
            live = await self._ledger.current(request.table.match)
            if request.seat not in live.table.to_act or _position(live, request.seat) != request.position:
                raise StaleTable
            rules = running_rules(live)
            view = codec.dumps(rules.view(live.state, request.seat))
            question = MoveQuestion(rules.name, view, request.seat, LEVEL, int(request.position, 16), ideas=True)
            self._under_way[key] = asyncio.create_task(self._advice(question))
            self._under_way[key].add_done_callback(lambda task: self._under_way.pop(key, None))
        return await asyncio.shield(self._under_way[key])

    async def _advice(self, question: MoveQuestion) -> tuple[Idea, ...]:
        """Think beside the event loop; the same position gives the same ideas."""
        async with self._thinking.mind(for_person=True) as mind:
            answer = await mind(question)
        return answer.ideas if isinstance(answer, Advice) else ()

    async def _store(self, request: IdeasAsked, ideas: tuple[Idea, ...]) -> None:
        """Store the ideas for a decision, with the mark and the count if the advice counts."""
        async with self._ledger.hold(request.table.match) as live:
            try:
                await self._store_ideas(request, ideas, live)
            except StaleTable:  # perhaps another process was faster
                await self._store_ideas(request, ideas, await self._ledger.newest(request.table.match))

    async def _store_ideas(self, request: IdeasAsked, ideas: tuple[Idea, ...], live: Live) -> None:
        """Store ideas as `_store` does, if this match still asks the same."""
        seat, table = request.seat, live.table
        rules = running_rules(live)
        if table.seat_of(request.user_id) != seat or seat not in table.to_act or _position(live, seat) != request.position:
            raise StaleTable
        rev, stored = await self._stored(live, seat)
        if stored is not None and _is_paid(live, seat, request.user_id, stored):
            if stored.position == request.position and stored.ideas:
                return
            entry, count = stored.entry, stored.count
        elif table.lesson is not None or is_undecided(ideas):
            entry, count = UNMARKED, decisions_asked(table, seat)
            self._got_uncounted.put((table.match, seat), True)
        elif ideas_left(table, seat) == 0:
            raise NotAllowed(Msg("coach.used-up", count=EACH))
        else:
            entry, count = table.seq + 1, decisions_asked(table, seat) + 1
        question = _question(rules, live.state, seat)
        after = _StoredIdeas(request.user_id, entry, count, question, request.position, ideas)
        row = DraftRow(table.match, seat, DRAFT, rev + 1, codec.dumps(after))
        if entry != table.seq + 1:
            await self._ledger.write_rows(table.match, [row])
            return
        counts = tuple(count if at == seat else decisions_asked(table, Seat(at)) for at in range(len(table.occupants)))
        mark = host_entry(live, Remark("ideas", (seat,)).line, Msg("play.note.ideas", who=Who(seat)))
        await advance(self._ledger, live, live.with_table(seq=entry, ideas_taken=counts), mark, more=[row])

    async def stored_advice(self, match: int, user_id: int) -> Advised:
        """Return the stored ideas for the present position. Raises `StaleTable` if there are none."""
        async with self._ledger.hold(match) as live:
            rules, table = running_rules(live), live.table
            seat = own_seat(table, user_id)
            _, stored = await self._stored(live, seat)
            if stored is None or not _is_paid(live, seat, user_id, stored):
                raise StaleTable
            if not stored.ideas or stored.position != _position(live, seat):
                raise StaleTable
            ideas = tuple(_explain(rules, live.state, seat, idea) for idea in stored.ideas)
            return Advised(table, seat, ideas, ideas_left(table, seat), stored.entry != UNMARKED)

    async def take(self, match: int, user_id: int, key: str) -> Panel:
        """Make an idea the draft of the turn. Raises `StaleTable` if it is for another position."""
        for idea in (await self.stored_advice(match, user_id)).ideas:
            if idea.key == key:
                return await self._turns.take(match, user_id, idea.idea.line)
        raise StaleTable

    async def _stored(self, live: Live, seat: Seat) -> tuple[int, _StoredIdeas | None]:
        """Return the revision of a seat's stored ideas, and the ideas if they can be read.

        The revision is 0 if nothing is stored.
        """
        row = await self._ledger.stored.draft(live.match, seat, DRAFT)
        if row is None:
            return 0, None
        try:
            return row.rev, codec.loads(_StoredIdeas, row.path)
        except DAMAGE:
            return row.rev, None


def _is_paid(live: Live, seat: Seat, user_id: int, stored: _StoredIdeas | None) -> bool:
    """Return whether the stored ideas are about the decision that the person has to make now."""
    if stored is None or stored.user_id != user_id or stored.count != decisions_asked(live.table, seat) or seat not in live.table.to_act:
        return False
    if stored.position == _position(live, seat):
        return True
    return stored.entry > live.acted[seat] and stored.question == _question(running_rules(live), live.state, seat)


def _position(live: Live, seat: Seat) -> str:
    """Return a hash of all that a seat knows, and of the wording of ideas."""
    return f"{WORDING}{codec.digest(running_rules(live).view(live.state, seat))}"


def _question(rules: Rules[Any, Any], state: Any, seat: Seat) -> str:
    """Return a hash of the first question of a seat's turn: its options, but not its words."""
    end = walk(rules, state, seat, ())
    if not isinstance(end, Asking):
        return ""
    asks = [field.ask for field in end.ask.fields] if isinstance(end.ask, Form) else [end.ask]
    questions = [(ask.name, [(option.token, option.count, option.blocked is None) for option in ask.options]) for ask in asks]
    return blake2b(repr(questions).encode(), digest_size=6).hexdigest()


def key_of(line: Line) -> str:
    """Return a short name for an idea, for the ids of buttons."""
    return blake2b(line.encode(), digest_size=5).hexdigest()


def _explain(rules: Rules[Any, Any], state: Any, seat: Seat, idea: Idea) -> ExplainedIdea:
    """Return an idea with what its person can see of it before they play it."""
    traced = trace(turn(rules, state, seat), tokens(idea.line))
    assert isinstance(traced.end, Done)
    return ExplainedIdea(
        key=key_of(idea.line),
        idea=idea,
        notes=foretold_notes(traced.end.value, seat),
        answered=traced.answered,
        preview=rules.view(so_far(state, traced), seat),
    )
