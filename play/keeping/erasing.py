"""Deleting what is stored about a person.

| data | what happens to it |
|---|---|
| a running or frozen match | a bot plays on in their seat, which anybody may take; the person is "somebody" from then on |
| an open table | they leave it; another person becomes the opener, or it is closed if they were alone |
| a match that is over | stays for the others; their seat reads as "somebody" |
| results | get a number below zero, another for each game and server, so that the others' ratings stay as they are |
| lessons, records they brought here | are deleted |
| seats of unfinished matches that they held, lost or were refused | a seal stays until the end (play/values/erased.py) |
| titles for what they did | are deleted |
| seasons | they leave them; their points stay, under the number that has their results |
| settings, memos, orders, drafts, ideas, pings, notices, benches, searches, follows, predictions | are deleted |

The request is a row (`erasure`). Then every match is one commit. The last commit deletes the rows that belong to no match, and the request.
So all of it can be repeated at any point and goes on after a crash (`Housekeeping`). A person who comes back later begins as a new one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Seat, Who
from play.follows.deputy import CARETAKER
from play.follows.matter import change_matters, names_person, questions_by_matter, without_person
from play.follows.rows import oversight_json
from play.keeping.servers import at_match
from play.ledger.ledger import Ledger
from play.table.acting import ActingMatter, Hands
from play.table.lobby import end_without_result
from play.time.rounds import cancel_all
from play.values.erased import seal, seats_held, unseal
from play.values.errors import Frozen, NoSuchMatch, StaleTable
from play.values.live import DAMAGED, OVER, Live
from play.values.names import bot_name
from play.values.stands import Vacancy
from play.values.types import GONE, Erased, Occupant, Oversight, Person, Stint, Table, next_opener
from store import rows
from store.rows import ErasureRow, Write

NOBODY = 0
"""The user id in place of a deleted opener, and of the last invited person if they are deleted."""

ROUNDS = 2
"""How often the person's matches are listed, because they may sit down somewhere meanwhile."""

APART = 3.0
"""Seconds between two cards of finished matches that are redrawn without the person's name."""


class Erasing:
    """Deletes what is stored about a person."""

    def __init__(self, ledger: Ledger, hands: Hands) -> None:
        self._ledger = ledger
        self._hands = hands
        self._under_way: dict[int, asyncio.Task[None]] = {}

    async def forget(self, user_id: int) -> None:
        """Delete everything about a person. Two calls at the same time are one.

        Raises `PlayError` if not all of it could be stored; then it goes on by itself.
        """
        now = self._ledger.clock.now()
        # Rows that belong to no match are deleted first, so that nobody is called from a bench to their own seat, and again at the end.
        await self._ledger.store_rows(
            ErasureRow("person", user_id, asked_at=now, due=now, secret=secrets.token_hex(16)), rows.PersonErased(user_id)
        )
        await self.go_on(user_id)

    async def go_on(self, user_id: int) -> None:
        """Delete the rest about a person. It goes on if the caller is cancelled."""
        if user_id not in self._under_way:
            self._under_way[user_id] = asyncio.create_task(self._forget(user_id))
            self._under_way[user_id].add_done_callback(lambda task: self._under_way.pop(user_id, None))
        await asyncio.shield(self._under_way[user_id])

    async def close(self) -> None:
        """Stop; the rest is done after the next start."""
        await cancel_all(self._under_way.values())

    async def _forget(self, user_id: int) -> None:
        """Delete everything about a person whose request is stored."""
        requests = [row for row in await self._ledger.stored.erasures() if (row.what, row.id) == ("person", user_id)]
        if not requests:
            return
        takes_part = any(row.rated for row in await self._ledger.stored.reputations([user_id]))
        leaving = Leaving(user_id, requests[0].secret, takes_part)
        await self._leave_seasons(leaving)
        done: set[int] = set()
        for _ in range(ROUNDS):
            for match in await self._ledger.stored.matches_with(user_id):
                if match not in done:
                    await self._erase(match, leaving, self._ledger.clock.now() + APART * len(done))
                    done.add(match)
        await self._leave_seasons(leaving)
        await self._ledger.store_rows(
            rows.PersonErased(user_id), rows.deletion("reputation", user=user_id), rows.deletion("erasure", what="person", id=user_id)
        )

    async def _leave_seasons(self, who: Leaving) -> None:
        """Remove a person from every season; their points go to the number that has their results."""
        for season in await self._ledger.stored.seasons_of(who.user_id):
            user = alias(who.secret, season.guild, season.game)
            nameless = rows.update(
                "season_person", {"user": user, "name": "", "state": "gone", "waits": None}, season=season.id, user=who.user_id
            )
            await self._ledger.store_rows(nameless)

    async def _erase(self, match: int, who: Leaving, card_due: float) -> None:
        """Delete a person from one match, in one commit, and let votes decide without them."""
        asking: list[ActingMatter] = []

        async def erase(live: Live) -> None:
            asking[:] = dict.fromkeys(matter for matter, _ in questions_by_matter(live.table) if isinstance(matter, ActingMatter))
            await self._erase_from(live, who, card_due)

        try:
            await at_match(self._ledger, match, erase)
        finally:
            self._ledger.forget(match)
        for matter in asking:
            with suppress(NoSuchMatch, StaleTable, Frozen):  # the question is over by now, or cannot be decided yet
                async with self._ledger.hold(match) as live:
                    await matter.recount(self._hands, live)

    async def _erase_from(self, live: Live, who: Leaving, card_due: float) -> None:
        """Delete a person from a match. `card_due`: when the card of a finished match is redrawn."""
        table, user_id = live.table, who.user_id
        if _is_theirs(table, user_id):
            await self._ledger.write_rows(table.match, [rows.deletion("match", id=table.match)])
            return
        is_over = table.status in OVER
        who = replace(who, takes_part=who.takes_part and await self._is_rated(table, who))
        writes = _erasures(table, who, GONE if is_over else CARETAKER)
        if not _is_named(table, user_id):
            await self._ledger.write_rows(table.match, writes)
        elif is_over or table.why == DAMAGED:
            watched = _watched_without(table, who)
            writes = [*_half_made(live, table.seat_of(user_id)), *writes]
            if table.card is not None:
                writes.insert(0, rows.NewEffect(table.match, "redraw", 0, table.edition, "", card_due))
            await self._ledger.write_rows(table.match, [*writes, rows.MatchErased(table.match, user_id, oversight_json(watched))])
        elif table.status == "open":
            await self._leave_open(live, who, writes)
        else:
            await self._leave_running(live, who, writes)

    async def _is_rated(self, table: Table, who: Leaving) -> bool:
        """Return whether a running match would be rated for a person; their first ones are not."""
        guild, game = table.place.guild_id, table.game
        if guild is None or not table.terms.rated or table.status in OVER:
            return False
        outcomes = await self._ledger.stored.outcomes_at(guild, game)
        ids = (who.user_id, alias(who.secret, guild, game))
        return sum(row.user in ids and row.place is not None for row in outcomes) >= rows.UNRATED

    async def _leave_open(self, live: Live, who: Leaving, writes: list[Write]) -> None:
        """Give the table to another person, or close it if nobody is left."""
        user_id = who.user_id
        occupants = tuple(occupant for occupant in live.table.occupants if occupant.user_id != user_id)
        people = [user for occupant in occupants if (user := occupant.user_id) is not None]
        opener = live.table.opener_id
        if opener == user_id:
            opener = people[0] if people else NOBODY
        scrubbed = replace(live, table=_scrub_table(live.table, who))
        after = replace(scrubbed, acted=(-1,) * len(occupants)).with_table(occupants=occupants, opener_id=opener)
        if people or opener != NOBODY:
            await self._ledger.write(live, after, writes)
        else:
            await end_without_result(self._ledger, scrubbed, Msg("play.why.empty"), writes)

    async def _leave_running(self, live: Live, who: Leaving, writes: list[Write]) -> None:
        """Let a bot play on in a person's seat, which anybody else may take."""
        table, seat = live.table, live.table.seat_of(who.user_id)
        scrubbed = replace(live if seat is None else live.with_deputy(seat, "small"), table=_scrub_table(table, who))
        if seat is None:
            people = table.users(table.people)
            opener = people[0] if people and scrubbed.table.opener_id == NOBODY else scrubbed.table.opener_id
            await self._ledger.write(live, scrubbed.with_table(edition=table.edition + 1, opener_id=opener), writes)
        elif table.status == "frozen":
            await self._leave_frozen(live, scrubbed, seat, writes)
        else:
            note = Msg("play.note.left", who=Who(seat), bot=bot_name(CARETAKER))
            await self._hands.seats.open_up(scrubbed, seat, note, self._ledger.clock.now(), writes)

    async def _leave_frozen(self, live: Live, scrubbed: Live, seat: Seat, writes: list[Write]) -> None:
        """Give a seat of a frozen match to a bot, without an entry: the log cannot grow now."""
        table = live.table
        occupants = (*table.occupants[:seat], Occupant(bot=CARETAKER), *table.occupants[seat + 1 :])
        opener, past = next_opener(scrubbed.table.opener_id, occupants), table.past
        if not any(stint.seat == seat and stint.until == table.seq for stint in past):
            past = (*past, Stint(seat, table.seq, Occupant(bot=GONE)))
        writes = [*(spent for spent in _half_made(live, seat) if isinstance(spent, rows.DraftSpent)), *writes]
        after = replace(
            scrubbed,
            acted=tuple(-1 if at == seat else last for at, last in enumerate(live.acted)),
            orders=tuple(owned for owned in live.orders if owned[0] != seat),
        ).with_table(occupants=occupants, opener_id=opener, past=past)
        change = change_matters(after, lambda matter, value: matter.after_seat_change(scrubbed, value, seat, self._ledger.moment()))
        vacancies = (*change.live.table.vacancies, Vacancy(seat, self._ledger.clock.now(), is_open=True))
        await self._ledger.write(live, change.live.with_matters(vacancies=vacancies), [*writes, *change.writes])


class Leaving(Struct, frozen=True):
    """A person who is being deleted.

    `secret`: from which their aliases are computed. `takes_part`: they took part in ratings.
    """

    user_id: int
    secret: str
    takes_part: bool


def alias(secret: str, guild: int | None, game: str) -> int:
    """Return the number below zero that gets a deleted person's results in a game on a server.

    The result of an unfinished match gets a number of its own, because it is stored beside the seal, and a person known by their seal must
    not be found in other results.
    """
    return -1 - int.from_bytes(blake2b(f"{guild} {game}".encode(), key=secret.encode(), digest_size=7).digest(), "big")


def _erasures(table: Table, who: Leaving, bot: str) -> list[Write]:
    """Return the writes that delete a person from the rows of a match."""
    match, user_id = table.match, who.user_id
    number = alias(who.secret, table.place.guild_id, table.game)
    return [
        rows.update("seat", {"user": None, "name": None, "bot": bot, "deputy": "small"}, match=match, user=user_id),
        rows.update("outcome", {"user": number}, match=match, user=user_id),
        rows.PersonErasedAt(match, user_id),
    ]


def _half_made(live: Live, seat: Seat | None) -> list[Write]:
    """Return the writes that delete orders and drafts of a seat whose match is over or frozen."""
    if seat is None:
        return []
    spent = [rows.DraftSpent(live.match, seat, kind) for kind in ("turn", "order", "plan", "early")]
    return [*(rows.deletion("standing_order", match=live.match, seat=seat, slot=order.slot) for order in live.orders_of(seat)), *spent]


def _scrub_table(table: Table, who: Leaving) -> Table:
    """Return an unfinished table without a person. If it was by invitation, it still is."""
    user_id = who.user_id
    invited = tuple(user for user in table.invited if user != user_id)
    if table.invited and not invited:
        invited = (NOBODY,)
    return replace(
        without_person(table, user_id),
        opener_id=NOBODY if table.opener_id == user_id else table.opener_id,
        invited=invited,
        followers=tuple(user for user in table.followers if user != user_id),
        oversight=_watched_without(table, who),
    )


def _watched_without(table: Table, who: Leaving) -> Oversight:
    """Return the oversight of a match in which a person has no name, or only a seal."""
    watched, user_id = table.oversight, who.user_id
    sealed = seal(table.match, user_id)
    number = alias(who.secret, table.place.guild_id, f"{table.game} {table.match}")
    erased = {(erased.seat, erased.seal): erased for erased in watched.erased}
    for seat in () if table.status == "open" else seats_held(table, user_id):
        owner = table.owner_of(seat)
        if owner is not None and owner.user_id == user_id:
            erased.pop((seat, sealed), None)
            erased[seat, sealed] = Erased(seat, sealed, number, who.takes_part)
        else:  # the last of a seat's entries has to be that of its owner
            erased = {(seat, sealed): Erased(seat, sealed, number, who.takes_part), **erased}
    after = replace(
        watched,
        named=None if watched.named is not None and watched.named.user_id == user_id else watched.named,
        officials=tuple(Person(NOBODY, "") if official.user_id == user_id else official for official in watched.officials),
        barred=tuple((seat, sealed if user == user_id else user) for seat, user in watched.barred),
        erased=tuple(erased.values()),
    )
    return unseal(after) if table.status in OVER else after


def _is_theirs(table: Table, user_id: int) -> bool:
    """Return whether a match is a person's alone: a lesson, a record, or in direct messages."""
    if table.imported_by is not None:
        return table.imported_by == user_id
    others: Iterable[int] = (person.user_id for person in table.players if person.user_id != user_id)
    return table.opener_id == user_id and (table.lesson is not None or (table.place.guild_id is None and not any(others)))


def _is_named(table: Table, user_id: int) -> bool:
    """Return whether the rows of a table name a person, so that others must read it again."""
    named = {table.opener_id, *table.invited, *table.followers, *(person.user_id for person in table.players)}
    watched = table.oversight
    named |= {official.user_id for official in watched.officials} | {user for _, user in watched.barred}
    if watched.named is not None:
        named.add(watched.named.user_id)
    return user_id in named or names_person(table, user_id)
