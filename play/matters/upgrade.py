"""The vote of a table whose match is frozen because newer rules give it another result.

| choice | what happens | entry of the log |
|---|---|---|
| `old` | the match goes on by the rules by which it began, if they are still shipped | `rules 1` |
| `new` | the match goes on by the newer rules, from the last entry with the same result and notes | `rules 2 15` |
| `end` | the match ends without a result | none |

A choice wins as soon as more than half of the people chose it. When all have voted, the choice with the most votes wins; if several have as
many, the first of them in the table above. Until then the match is frozen. If bots keep all seats, nobody can vote: then the first possible
choice is done at once, because somebody may come back or take a seat. A match to which the newer rules give the same result goes on by them
without a question (`play.ledger.health`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.game.rules import Rules
from engine.match.match import Entry, effective, fold
from engine.values import codec
from engine.values.core import Line, Msg, Note, Seat
from engine.values.remarks import Remark, Renewed
from play.follows.matter import Question, renew_matters
from play.follows.renewal import state_by
from play.ledger.ledger import SERVER_LEFT, Ledger
from play.ledger.moves import advance
from play.table.acting import ActingMatter, Hands, decision
from play.table.lobby import end_without_result
from play.turn.coach import ideas_by_seat
from play.values.errors import Frozen, StaleTable
from play.values.live import Live, MatterKind, Moment, Timers, own_seat
from play.values.outcomes import Upgraded
from play.values.stands import Upgrade
from play.values.types import Table
from store.rows import NoticesGone

UNASKED = MatterKind("unasked")
"""The timer of a frozen match without people who could vote."""


class Upgrading(ActingMatter):
    """The vote on the rules of a match."""

    name = "upgrade"
    type = Upgrade
    order = 20
    statuses = ("frozen",)
    kinds: ClassVar[Mapping[MatterKind, float]] = {UNASKED: 0.0}

    def seats(self, value: Upgrade) -> Iterable[Seat]:
        return [seat for seat, _ in value.votes]

    def questions(self, table: Table) -> tuple[Question, ...]:
        """Ask everybody who has not voted; without people the card still shows the question."""
        upgrade = table.upgrade
        if upgrade is None:
            return ()
        voted = {seat for seat, _ in upgrade.votes}
        return (Question(upgrade.key, upgrade.edition, tuple(seat for seat in table.people if seat not in voted), upgrade),)

    def timers(self, live: Live, moment: Moment) -> Timers:
        """Return a timer that is due at once if nobody sits there who could vote."""
        upgrade = live.table.upgrade
        return {} if upgrade is None or upgrade.kept or live.table.people else {(UNASKED, Seat(0)): moment.now}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """Decide for a match without people, unless the bot was removed from its server."""
        upgrade = live.table.upgrade
        if live.table.status == "frozen" and upgrade is not None and not live.table.people:
            with suppress(Frozen):
                await _carry_out(hands.ledger, live, upgrade, upgrade.choices[0])
                return
        await hands.ledger.write(live, live.without_timer(UNASKED, Seat(0)))

    async def recount(self, hands: Hands, live: Live) -> None:
        upgrade = live.table.upgrade
        if live.table.status == "frozen" and upgrade is not None:
            decided = _decision(live.table, upgrade)
            if decided is not None:
                await _carry_out(hands.ledger, live, upgrade, decided)

    async def answer(self, hands: Hands, live: Live, user_id: int, question: Question, choice: str) -> Upgraded:
        """Store a vote and do what it decides. Raises `Frozen` if the bot is not on the server."""
        table, upgrade = live.table, question.about
        if choice not in upgrade.choices:
            raise StaleTable
        own = own_seat(table, user_id)
        votes = (*((seat, vote) for seat, vote in upgrade.votes if seat != own and seat in table.people), (own, choice))
        upgrade = replace(upgrade, votes=votes)
        decided = _decision(table, upgrade)
        if decided is None:
            return Upgraded((await hands.ledger.write(live, live.with_matters(upgrade=upgrade))).table, None)
        return await _carry_out(hands.ledger, live, upgrade, decided)


async def _carry_out(ledger: Ledger, live: Live, upgrade: Upgrade, decided: str) -> Upgraded:
    """Do what was decided. Raises `Frozen` if the bot is not on the server of the match."""
    gone = {row.id for row in await ledger.stored.erasures() if row.what == "left"}
    if decided != "end" and live.table.place.guild_id in gone:
        raise Frozen(Msg("play.frozen", why=SERVER_LEFT))
    if decided == "end":
        notices = ledger.notices(live, Msg("play.notice.voted-end"))
        ended = await end_without_result(ledger, live.with_matters(upgrade=None), Msg("play.why.rules-ended"), notices)
        return Upgraded(ended.table, decided)
    return await _go_on(ledger, live, upgrade, decided)


class _Continued(Struct, frozen=True):
    """How a match goes on: by which rules, in which position, and after which entries.

    The first new entry, which says so, has this `line` and `note`.
    """

    rules: Rules[Any, Any]
    state: Any
    counting: Sequence[Entry]
    """The entries before it that count."""
    line: Line
    note: Msg


def _by_newer_rules(live: Live, upgrade: Upgrade, entries: Sequence[Entry]) -> _Continued:
    """Go on by the newer rules, from the last entry with the same result."""
    rules, table = live.rules, live.table
    if rules is None or rules.version != upgrade.version:
        raise StaleTable
    line = Renewed(rules.version, upgrade.holds + 1).line
    counting = effective((*entries, Entry.of_host(table.seq + 1, line)))
    state = fold(rules, *live.deal, counting)
    return _Continued(rules, state, counting, line, Msg(f"play.note.rules-new{_whose(table)}", version=rules.version, seq=upgrade.holds))


async def _by_former_rules(ledger: Ledger, live: Live, entries: Sequence[Entry]) -> _Continued:
    """Go on by the rules by which the match began."""
    table = live.table
    rules = ledger.former(table.game, table.version)
    state = None if rules is None else await state_by(rules, live, entries)
    if rules is None or state is None:
        raise StaleTable
    line, note = Remark("rules", (rules.version,)).line, Msg(f"play.note.rules-old{_whose(table)}", version=rules.version)
    return _Continued(rules, state, effective(entries), line, note)


def _whose(table: Table) -> str:
    """Return the end of a note's key, which says whether there were people to decide."""
    return "" if table.people else "-unasked"


async def _go_on(ledger: Ledger, live: Live, upgrade: Upgrade, decided: str) -> Upgraded:
    """Let the match go on by the rules of one of the two versions."""
    table, entries = live.table, await ledger.entries(live.match)
    is_new = decided == "new"
    how = _by_newer_rules(live, upgrade, entries) if is_new else await _by_former_rules(ledger, live, entries)
    entry = Entry.of_host(table.seq + 1, how.line, (Note(how.note),), codec.digest(how.state))
    clocks = {seat: replace(clock, since=None) for seat, clock in live.clocks.items()}
    after = replace(renew_matters(live, ledger.moment()), rules=how.rules, state=how.state, orders=(), timers={}, clocks=clocks)
    after = after.with_table(
        status="running", why=None, version=how.rules.version, seq=entry.seq, late=(),
        ideas_taken=ideas_by_seat(how.counting, len(table.occupants)),
    ).with_matters(upgrade=None if is_new else replace(upgrade, votes=(), kept=True))  # fmt: skip
    notices = [
        notice for seat, order in live.orders for notice in ledger.notices(live, Msg("play.notice.order-lapsed", order=order.text), [seat])
    ]
    notices += [NoticesGone(live.match, user, "play.notice.frozen") for user in table.users(table.people)]
    notices += ledger.notices(live, Msg("play.notice.rules-decided"))
    return Upgraded((await advance(ledger, live, after, entry, more=notices))[0], decided)


def voters(table: Table, upgrade: Upgrade) -> tuple[Seat, ...]:
    """Return the seats whose votes decide: of people who are present or have voted, or of all."""
    voted = {seat for seat, _ in upgrade.votes}
    return tuple(seat for seat in table.people if seat in table.present or seat in voted) or table.people


def _decision(table: Table, upgrade: Upgrade) -> str | None:
    """Return the decision of a vote; `None` while it is open. Without people the match ends."""
    people = voters(table, upgrade)
    return decision(upgrade.choices, upgrade.votes, people) if people else "end"


MATTER = Upgrading()
