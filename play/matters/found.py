"""The matter of a table that was found for its people (play/club/finding.py).

If a person does not come to their first turn, the next person who looks for such a table gets the seat. If there is nobody, a bot plays,
and anybody may take the seat.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Seat, Who
from engine.values.remarks import Sits
from play.follows.finding import SOUGHT, Seeker, successor
from play.follows.progress import stops
from play.ledger.ledger import Ledger
from play.table.acting import Hands
from play.table.coming import ComingMatter
from play.time.calendar import ALWAYS, DAY, Hours, awake, moment_after, nights, pauses
from play.values.live import Live, MatterKind, Moment, Timers
from play.values.types import Occupant, Person
from store.rows import SeekingFound, SeekingRow, Write

COMES = MatterKind("found-comes")
"""The timer of a seat whose person has not moved yet."""

LONGEST = 120 * DAY
"""The most seconds for which a timer is set."""

AHEAD = 4 * DAY
"""For how many seconds from the beginning of a wait the nights of a person do not count."""

REST = DAY
"""Seconds after which it is forgotten that a person did not come to tables."""


class FoundTable(Struct, frozen=True):
    """A table that was found for its people.

    `pace`: a key of `SOUGHT`. `begun`: the seats whose people have moved themselves, prepared something or come back. `waited`: the
    seconds for which each of its people had searched.
    """

    pace: str
    begun: tuple[Seat, ...] = ()
    waited: tuple[int, ...] = ()


class Found(ComingMatter):
    """A table that was found for its people."""

    name = "found"
    type = FoundTable
    order = 95
    comes = COMES
    kinds: ClassVar[Mapping[MatterKind, float]] = {COMES: LONGEST}

    def timers(self, live: Live, moment: Moment) -> Timers:
        value: FoundTable | None = self.value(live.table)
        if value is None or value.pace not in SOUGHT:
            return {}
        return self.first_turns(live, lambda seat, since: _end_of_wait(live, moment, seat, since, value.pace))

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        moment = hands.ledger.moment()
        due = self.timers(live, moment).get((kind, seat))
        person = live.table.occupants[seat].person if seat < len(live.table.occupants) else None
        if due is None or person is None or live.table.place.guild_id is None:
            await hands.ledger.write(live, live.without_timer(kind, seat))
        elif due > moment.now:
            await hands.ledger.write(live, live.with_timer(kind, seat, due))
        else:
            await self._fill_seat(hands, live, seat, person, live.table.place.guild_id)

    async def _fill_seat(self, hands: Hands, live: Live, seat: Seat, person: Person, guild: int) -> None:
        """Give the seat to the next seeker of such a table, else to a bot, for anybody to take."""
        ledger, now, value = hands.ledger, hands.ledger.clock.now(), self.value(live.table)
        searches = await ledger.stored.seekers(guild)
        wasted: list[Write] = [_count_wasted(row, now) for row in searches if row.user == person.user_id]
        apart = {(row.user, row.other) for row in await ledger.stored.aparts(guild)}  # pairs of users who do not want to sit together
        candidates = await _find_candidates(ledger, live, searches)
        seated = _as_seekers(live, live.table.users(at for at in live.table.people if at != seat), value.pace, now)
        chosen = successor(live.table.game, value.pace, seated, len(live.table.occupants), candidates, apart, now)
        if chosen is None:
            await self.leave_to_bot(hands, live, seat, wasted)
            return
        row = next(row for row in searches if row.user == chosen.user)
        loss_notices = ledger.notices(live, Msg("play.notice.found-lost"), [seat])
        writes = [*loss_notices, *wasted, SeekingFound(guild, row.user, row.since, now + REST)]
        newcomer = Occupant(Person(row.user, row.name))
        table = await hands.seats.hand_over(live, seat, newcomer, Sits(seat).line, Msg("play.note.found-next", who=Who(seat)), writes)
        after = ledger.from_memory(table.match)
        if after is not None and after.table.status == "running":
            await ledger.write(after, after, ledger.notices(after, Msg("play.notice.found"), [seat]))


async def _find_candidates(ledger: Ledger, live: Live, searches: Sequence[SeekingRow]) -> list[Seeker]:
    """Return the people who search, can see the place of a table, and are not at the table."""
    player_ids = {player.user_id for player in live.table.players}
    hours = await ledger.hours([row.user for row in searches])
    can_see, candidates = ledger.can_view, list[Seeker]()
    for row in searches:
        if row.user not in player_ids and (can_see is None or await can_see(row.user, live.table.place)):
            seeker = seeker_of(row, hours.get(row.user, ALWAYS))
            candidates += [] if seeker is None else [seeker]
    return candidates


def _as_seekers(live: Live, users: Iterable[int], pace: str, now: float) -> list[Seeker]:
    """Return people at a table as seekers of exactly this table."""
    table = live.table
    return [
        Seeker(user, (table.game,), pace, most=len(table.occupants), rated=False, bot=False, since=now, hours=live.hours.get(user, ALWAYS))
        for user in users
    ]


def seeker_of(row: SeekingRow, hours: Hours) -> Seeker | None:
    """Return the seeker of a row; `None` if the row is kept only for its wasted tables."""
    games = tuple(json.loads(row.games))
    if not games or row.pace not in SOUGHT:
        return None
    return Seeker(row.user, games, row.pace, row.most, bool(row.rated), bool(row.bot), row.since, hours)


def _count_wasted(row: SeekingRow, now: float) -> SeekingRow:
    """Return the row of a person who did not come to a table that was found for them."""
    is_idle = row.games == "[]"  # the search is over
    return replace(row, wasted=row.wasted + 1, until=now + REST if is_idle else row.until)


def _end_of_wait(live: Live, moment: Moment, seat: Seat, since: float, pace: str) -> float:
    """Return when the wait for the first click of a seat ends; only waking hours count."""
    if SOUGHT[pace].is_now:
        return since + SOUGHT[pace].first
    hours = live.hours_at(seat)
    uncounted = [*stops(live, moment), *nights(hours, since, since + AHEAD)]
    return awake(hours, moment_after(since, SOUGHT[pace].first, pauses(hours, uncounted)))


MATTER = Found()
