"""What becomes of a match that comes out otherwise by newer rules: its people vote.

| choice | what happens | entry of the log |
|---|---|---|
| `old` | it goes on by the rules by which it began, as long as they are shipped | `rules 1` |
| `new` | it goes on by the newer ones, from the last entry that they accept and tell as it was told | `rules 2 15` |
| `end` | it ends without a result | none |

What more than half of the people want happens; when all have voted what most want, the gentlest of several. Until then the match is frozen.
Where nobody sits who could vote, because bots keep all seats, the gentlest happens at once: somebody may come back, or take one.
A match of which the newer rules accept everything goes on by them without a word (`play.ledger.health`).
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from msgspec.structs import replace

from engine import codec
from engine.core import Msg, Note, Seat
from engine.match import Entry, effective, fold
from engine.remarks import Remark, Renewed
from play.follows.matter import renewed
from play.follows.renewal import state_by
from play.ledger.ledger import SERVER_LEFT, Ledger
from play.ledger.moves import advance
from play.table.lobby import end_without_result
from play.turn.coach import ideas_by_seat
from play.values.errors import Frozen, StaleTable
from play.values.live import Live, MatterKind, entry_of, own_seat
from play.values.outcomes import Upgraded
from play.values.stands import Upgrade
from play.values.types import Table
from store.rows import NoticesGone

UNASKED = MatterKind("unasked")
"""The timer of a frozen match at which nobody sits who could be asked."""


class Upgrades:
    """Lets people vote about the rules by which a match goes on that comes out otherwise by newer ones."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def vote(self, match: int, user_id: int, key: str, choice: str) -> Upgraded:
        """Say by which rules a match shall go on; the last word of a person counts.

        Raises `StaleTable` when this is not asked any more, `Frozen` where it would go on while the bot is not on its server.
        """
        async with self._ledger.held(match) as live:
            table, asked = live.table, live.table.upgrade
            if table.status != "frozen" or asked is None or asked.key != key or choice not in asked.choices:
                raise StaleTable
            own = own_seat(table, user_id)
            votes = (*((seat, vote) for seat, vote in asked.votes if seat != own and seat in table.people), (own, choice))
            asked = replace(asked, votes=votes)
            decided = decision(voters(table, asked), asked)
            if decided is None:
                return Upgraded((await self._ledger.write(live, live.with_matters(upgrade=asked))).table, None)
            return await self._done(live, asked, decided)

    async def settle(self, live: Live) -> None:
        """Decide for a match at which nobody sits. The caller holds it. Nothing happens while the bot is not on its server."""
        asked = live.table.upgrade
        if live.table.status == "frozen" and asked is not None and not live.table.people:
            with suppress(Frozen):
                await self._done(live, asked, asked.choices[0])
                return
        await self._ledger.write(live, live.without_timer(UNASKED, Seat(0)))

    async def recount(self, live: Live) -> None:
        """Somebody who could vote is gone: what the others have said may decide now. The caller holds the match."""
        asked = live.table.upgrade
        decided = None if live.table.status != "frozen" or asked is None else decision(voters(live.table, asked), asked)
        if asked is not None and decided is not None:
            await self._done(live, asked, decided)

    async def _done(self, live: Live, asked: Upgrade, decided: str) -> Upgraded:
        """Do what was decided. Raises `Frozen` when the match would go on while the bot is not on its server."""
        gone = {row.id for row in await self._ledger.read(self._ledger.store.erasures()) if row.what == "left"}
        if decided != "end" and live.table.place.guild_id in gone:
            raise Frozen(Msg("play.frozen", why=SERVER_LEFT))
        if decided == "end":
            told = self._ledger.notices(live, Msg("play.notice.voted-end"))
            ended = await end_without_result(self._ledger, live.with_matters(upgrade=None), Msg("play.why.rules-ended"), told)
            return Upgraded(ended.table, decided)
        return await self._go_on(live, asked, decided)

    async def _go_on(self, live: Live, asked: Upgrade, decided: str) -> Upgraded:
        """Let the match go on by the rules of one of the two versions."""
        table, ledger = live.table, self._ledger
        entries = [entry_of(row) for row in await ledger.read(ledger.store.entries(live.match))]
        rules = live.rules if decided == "new" else ledger.former(table.game, table.version)
        if rules is None or (decided == "new" and rules.version != asked.version):
            raise StaleTable
        seq, who = table.seq + 1, "" if table.people else "-unasked"
        if decided == "new":
            line = Renewed(rules.version, asked.holds + 1).line
            note = Msg(f"play.note.rules-new{who}", version=rules.version, seq=asked.holds)
            standing = effective((*entries, Entry(seq, None, line, line, (), "")))
            state = fold(rules, len(table.occupants), table.terms.settings, live.seed or "", standing)
        else:
            line, note = Remark("rules", (rules.version,)).line, Msg(f"play.note.rules-old{who}", version=rules.version)
            standing = effective(entries)
            state = await state_by(rules, live, entries)
            if state is None:
                raise StaleTable
        entry = Entry(seq, None, line, line, (Note(note),), codec.digest(state))
        clocks = {seat: replace(clock, since=None) for seat, clock in live.clocks.items()}
        after = replace(renewed(live, ledger.moment()), rules=rules, state=state, orders=(), timers={}, clocks=clocks).with_table(
            status="running", why=None, version=rules.version, seq=seq, late=(),
            ideas_taken=ideas_by_seat(standing, len(table.occupants)),
        ).with_matters(upgrade=replace(asked, votes=(), kept=True) if decided == "old" else None)  # fmt: skip
        told = [
            one for seat, order in live.orders for one in ledger.notices(live, Msg("play.notice.order-lapsed", order=order.text), [seat])
        ]
        people = [person for seat in table.people if (person := table.occupants[seat].person) is not None]
        told += [NoticesGone(live.match, person.user_id, "play.notice.frozen") for person in people]
        told += ledger.notices(live, Msg("play.notice.rules-decided"))
        return Upgraded((await advance(ledger, live, after, entry, more=told))[0], decided)


def voters(table: Table, asked: Upgrade) -> tuple[Seat, ...]:
    """Whose votes decide: nobody waits for those whose deputy plays because their time was up, unless nobody else is left."""
    voted = {seat for seat, _ in asked.votes}
    return tuple(seat for seat in table.people if seat in table.present or seat in voted) or table.people


def decision(people: tuple[Seat, ...], asked: Upgrade) -> str | None:
    """What the people of a match have decided; `None` while it is open. Where none are left it ends."""
    if not people:  # nobody could ever answer
        return "end"
    votes = [vote for seat, vote in asked.votes if seat in people]
    counts = Counter(votes)
    for choice in asked.choices:
        if counts[choice] * 2 > len(people):
            return choice
    return max(asked.choices, key=lambda choice: counts[choice]) if len(votes) >= len(people) else None
