"""Tables before the match: opening, filling, setting up, starting, and rematches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, TypedDict, Unpack

from msgspec.structs import replace

from engine.game.rules import Rules, checked_seats, resolve_settings
from engine.values.core import Msg, Seat
from play.follows.effects import effects
from play.follows.judging import no_rules
from play.follows.matter import at_end
from play.follows.rows import seat_rows
from play.ledger.ledger import Ledger
from play.people.house import House, Houses
from play.table.dealing import begin_at_once, deal_match
from play.time.paces import ABSENCES, AGREED, usual_absence
from play.turn import coach
from play.values.errors import NoSuchMatch, NotAllowed, StaleTable, TableFull
from play.values.feed import Change
from play.values.live import Live, running_rules
from play.values.names import known_level, player
from play.values.types import GONE, LIVE, Occupant, Person, Place, Table, Terms, next_opener
from store import rows

MOST_OPEN = 20
"""The most tables of one person that have not started."""

MOST_RUNNING = 50
"""The most running matches whose tables one person opened."""

MOST_IN_CHANNEL = 50
"""The most tables of one channel and its threads that have not started."""

MOST_ON_SERVER = 500
"""The most tables of one server that have not started or are running."""

NOTHING: Mapping[str, Any] = MappingProxyType({})
"""No matters."""

SeatNumbers = int | tuple[int, int] | None
"""The wanted number of seats: a number, the least and the greatest, or `None` for all numbers that the game takes."""


class WantedTerms(TypedDict, total=False):
    """WantedTerms terms of a table. A term that is missing or `None` stays as it is.

    `settings` replace all settings that were chosen before.
    """

    settings: Mapping[str, str] | None
    seats: SeatNumbers
    pace: str
    absence: str | None
    free: bool
    rated: bool
    automatic: bool
    ideas: str


class Tables:
    """Opens, fills, starts, closes and moves tables."""

    def __init__(self, ledger: Ledger, houses: Houses) -> None:
        self._ledger = ledger
        self._houses = houses

    async def open(
        self,
        game: str,
        person: Person,
        place: Place,
        *,
        invited: Sequence[int] = (),
        own_thread: bool = False,
        bots: Sequence[str] = (),
        seated: bool = True,
        roles: Collection[int] | None = None,
        others: Sequence[Person] = (),
        matters: Mapping[str, Any] = NOTHING,
        with_it: Sequence[rows.Write] = (),
        all_here: bool = False,
        language: str = "",
        **terms: Unpack[WantedTerms],
    ) -> Table:
        """Open a table with its opener and perhaps `others` and bots in the first seats.

        It is in the place where the server wants tables (play/people/house.py).

        - `seated`: whether the opener plays. Without people, its match waits until somebody takes the seat of a bot.
        - `roles`: the roles of the opener on the server; `None`: the opener may open tables in any case.
        - `matters`: the first values of `Table.matters`. `with_it`: rows that are written in the same commit.
        - `all_here`: everybody is present, so the match begins in the same commit.
        - `language`: the language of the opener, for a place for which none is chosen; empty if it is not known.
        - `terms`: the terms that differ from the usual ones.

        Raises `BadSetting`, and `NotAllowed` if the server does not want the table, or the person, the channel or the server has too many
        tables.
        """
        rules = self._ledger.rules(game)
        house = await self._houses.require(place.guild_id, place, roles)
        place, own_thread = house.home(place, own_thread)
        usual = Terms(resolve_settings(rules, {}), {}, _bounds(rules, None), absence=usual_absence("none"), ideas=coach.USUAL)
        agreed = _change_terms(usual, rules, terms)
        people = (person, *others) if seated else others
        occupants = (*map(Occupant, people), *(Occupant(bot=known_level(kind)) for kind in bots))
        if len(occupants) > agreed.seats[1]:
            raise TableFull
        now = self._ledger.clock.now()
        table = Table(
            game, rules.version, agreed, "open", occupants, opener_id=person.user_id, place=place, created_at=now, changed_at=now,
            invited=tuple(invited), own_thread=own_thread, matters=matters, language=house.language_at(place.channel_id) or language,
        )  # fmt: skip
        limits = _limits(person.user_id, place, house)
        if all_here:
            seed, table = self._seed(), replace(table, occupants=self._draw_seats(table))
            limits.append(_running(person.user_id))
            return (await begin_at_once(self._ledger, table, seed, [*limits, *with_it], all_here)).table
        writes = [*seat_rows(table, ()), *effects(None, table, (), now, 0.0), *limits, *with_it]
        live = await self._ledger.add(Live(table, rules, acted=(-1,) * len(occupants)), writes)
        self._ledger.feed.publish(Change(live.match))
        return live.table

    async def configure(self, match: int, actor_id: int, invited: Sequence[int] | None = None, **terms: Unpack[WantedTerms]) -> Table:
        """Change these terms, and who is invited (`None`: as it was). Only the opener may."""
        async with self._ledger.hold(match) as live:
            rules, table = _require_open(live), live.table
            _require_opener(table, actor_id)
            agreed = _change_terms(table.terms, rules, terms)
            if len(table.occupants) > agreed.seats[1]:
                raise TableFull(Msg("play.too-few-seats", seated=len(table.occupants)))
            after = live.with_table(terms=agreed, invited=table.invited if invited is None else tuple(invited))
            return (await self._ledger.write(live, after)).table

    async def free_seats(self, match: int, actor_id: int, on: bool) -> Table:
        """Let anybody take a bot's seat (`on`), or only with consent. Only the opener may."""
        async with self._ledger.hold(match) as live:
            if live.table.status != "open":
                running_rules(live)
            _require_opener(live.table, actor_id)
            wishes = [wish for wish in live.table.wishes if not wish.refused] if on else []
            notices = [self._ledger.notice(live, wish.person.user_id, Msg("play.notice.seat-free")) for wish in wishes]
            after = live.with_table(terms=replace(live.table.terms, free=on)).with_matters(wishes=() if on else live.table.wishes)
            return (await self._ledger.write(live, after, notices)).table

    async def join(self, match: int, person: Person) -> Table:
        """Take a free seat. Nothing changes for a person who has a seat already."""
        async with self._ledger.hold(match) as live:
            _require_open(live)
            table = live.table
            if table.seat_of(person.user_id) is not None:
                return table
            require_invited(table, person)
            if len(table.occupants) >= table.terms.seats[1]:
                raise TableFull
            return await self._reseat(live, (*table.occupants, Occupant(person)))

    async def leave(self, match: int, user_id: int) -> Table:
        """Give up a seat before the start; a table without people is closed."""
        async with self._ledger.hold(match) as live:
            if live.table.status == "running" and live.table.seat_of(user_id) is not None:
                raise NotAllowed(Msg("play.leave-running"))
            _require_open(live)
            seat = live.table.seat_of(user_id)
            return live.table if seat is None else await self._remove_seat(live, seat)

    async def remove(self, match: int, actor_id: int, index: int, shown: Table | None = None) -> Table:
        """Take a person or a bot off an open table. Only the opener may.

        `shown`: the table from which the opener chose, or `None`. If somebody else sits in the seat by now, `StaleTable` is raised.
        """
        async with self._ledger.hold(match) as live:
            _require_open(live)
            _require_opener(live.table, actor_id)
            if not 0 <= index < len(live.table.occupants):
                raise NotAllowed(Msg("play.no-such-seat"))
            if shown is not None:
                occupant, expected = live.table.occupants[index], shown.occupants[index]
                if (expected.user_id, expected.bot) != (occupant.user_id, occupant.bot):
                    raise StaleTable
            return await self._remove_seat(live, index)

    async def add_bot(self, match: int, actor_id: int, kind: str, seated: int | None = None) -> Table:
        """Put a bot in a free seat. Only the opener may.

        `seated`: how many sat at the table when the opener chose; if that has changed, `StaleTable` is raised. `None`: no such check.
        """
        async with self._ledger.hold(match) as live:
            _require_open(live)
            _require_opener(live.table, actor_id)
            if seated not in (None, len(live.table.occupants)):
                raise StaleTable
            if len(live.table.occupants) >= live.table.terms.seats[1]:
                raise TableFull
            return await self._reseat(live, (*live.table.occupants, Occupant(bot=known_level(kind))))

    async def close(self, match: int, actor_id: int) -> Table:
        """Close an unstarted table, or a match of the opener alone. Only the opener may."""
        async with self._ledger.hold(match) as live:
            table = live.table
            if table.status not in LIVE:
                return table
            _require_opener(table, actor_id)
            others = [seat for seat in table.people if seat != table.seat_of(actor_id)]
            if table.status != "open" and others:
                raise NotAllowed(Msg("play.close-running"))
            return (await end_without_result(self._ledger, live, Msg("play.why.closed"))).table

    async def close_without_place(self, match: int) -> Table:
        """Close an unstarted table whose channel is gone. A match goes on and gets another place."""
        async with self._ledger.hold(match) as live:
            if live.table.status != "open":
                return live.table
            return (await end_without_result(self._ledger, live, Msg("play.why.channel-gone"))).table

    async def start(self, match: int, actor_id: int) -> Table:
        """Draw the seats at random, deal, and write the opening entry. Only the opener may."""
        async with self._ledger.hold(match) as live:
            _require_open(live)
            table = live.table
            _require_opener(table, actor_id)
            lo, hi = table.terms.seats
            if not lo <= len(table.occupants) <= hi:
                raise NotAllowed(Msg("play.seats-open", low=lo, high=hi, seated=len(table.occupants)))
            after, deal = await deal_match(self._ledger, live, self._draw_seats(table), self._seed())
            self._ledger.checked.add(match)
            return (await self._ledger.write(live, after, [*deal, _running(table.opener_id)])).table

    def _draw_seats(self, table: Table) -> tuple[Occupant, ...]:
        """Return the occupants of a table in a random order of play."""
        return tuple(self._ledger.rng.sample(table.occupants, len(table.occupants)))

    def _seed(self) -> str:
        return f"{self._ledger.rng.getrandbits(128):032x}"

    async def rematch(self, match: int, person: Person, roles: Collection[int] | None = None) -> Table:
        """Open a table with the same settings and bots, to which the same people are invited.

        A second call joins that table, or returns it if it has begun. Invited are all who played, including those who left; a bot that kept
        a seat for one of them is left out. `roles`: as in `open`.
        """
        async with self._ledger.hold(match) as live:
            old = live.table
            if old.status in LIVE:
                raise NotAllowed(Msg("play.not-over"))
            if old.terms.pace not in AGREED:
                raise NotAllowed(Msg("play.rematch-season"))
            if old.rematch is not None:
                with suppress(NoSuchMatch):  # it was deleted after its time
                    earlier = (await self._ledger.current(old.rematch)).table
                    if earlier.status != "closed":
                        return await self.join(old.rematch, person) if earlier.status == "open" else earlier
            if self._ledger.rules_if_known(old.game) is None:
                raise NotAllowed(no_rules(old.game))
            people = [player.user_id for player in old.players]
            if person.user_id not in people:
                raise NotAllowed(Msg("play.rematch-others"))
            bots = [
                occupant.bot
                for seat, occupant in enumerate(old.occupants)
                if occupant.bot is not None and occupant.bot != GONE and not old.owner_of(Seat(seat))
            ]
            place = Place(old.place.guild_id, old.place.channel_id) if old.own_thread else old.place
            terms, invited = old.terms, people if len(people) > 1 else ()
            table = await self.open(
                old.game, person, place, invited=invited, own_thread=old.own_thread, bots=bots, roles=roles, settings=terms.chosen,
                seats=len(old.occupants), pace=terms.pace, absence=terms.absence, rated=terms.rated, automatic=terms.automatic,
                ideas=terms.ideas, language=old.language,
            )  # fmt: skip
            await self._ledger.write(live, live.with_table(rematch=table.match))
            return table

    async def move_to(self, match: int, place: Place, is_own_thread: bool) -> Table:
        """Move the table to its own new thread, or to another channel or thread.

        A table's own thread is open to everybody in the channel; another thread may be private. The card is posted again even in the same
        place, because somebody may have deleted it.
        """
        async with self._ledger.hold(match) as live:
            after = live.with_table(place=place, own_thread=is_own_thread, edition=live.table.edition + 1)
            return (await self._ledger.write(live, after)).table

    async def _reseat(self, live: Live, occupants: tuple[Occupant, ...]) -> Table:
        """Store the occupants of an unstarted table."""
        after = replace(live, acted=(-1,) * len(occupants)).with_table(occupants=occupants)
        return (await self._ledger.write(live, after)).table

    async def _remove_seat(self, live: Live, index: int) -> Table:
        """Remove an occupant of an unstarted table. Without people it is closed."""
        table = live.table
        occupants = (*table.occupants[:index], *table.occupants[index + 1 :])
        if all(occupant.person is None for occupant in occupants):
            return (await end_without_result(self._ledger, live, Msg("play.why.empty"))).table
        return await self._reseat(live.with_table(opener_id=next_opener(table.opener_id, occupants)), occupants)


async def end_without_result(ledger: Ledger, live: Live, why: Msg, notices: Sequence[rows.Write] = ()) -> Live:
    """Close a table for a reason (`why`); this publishes its seed. The caller holds it."""
    after = at_end(live.with_table(status="closed", why=why))
    return await ledger.write(live, after, notices)


def _limits(opener: int, place: Place, house: House) -> list[rows.AtMost]:
    """Return the limits for a new table of a person at a place."""
    limits = [
        rows.AtMost("open", "opener", opener, ("open",), MOST_OPEN),
        rows.AtMost("channel", "channel", place.channel_id, ("open",), MOST_IN_CHANNEL),
    ]
    if place.guild_id is not None:
        limits.append(rows.AtMost("server", "guild", place.guild_id, ("open", "running"), house.for_server or MOST_ON_SERVER))
    if house.for_person is not None:
        limits.append(rows.AtMost("here", "opener", opener, ("open", "running"), house.for_person, place.guild_id))
    return limits


def _running(opener: int) -> rows.AtMost:
    """Return the bound of the running matches whose tables a person opened."""
    return rows.AtMost("running", "opener", opener, ("running",), MOST_RUNNING)


def require_invited(table: Table, person: Person) -> None:
    """Raise `NotAllowed` if the table is by invitation and this person is not invited."""
    if table.invited and person.user_id not in (*table.invited, table.opener_id):
        raise NotAllowed(Msg("play.not-invited"))


def _require_open(live: Live) -> Rules[Any, Any]:
    if live.table.status != "open" or live.rules is None:
        raise NotAllowed(Msg("play.started") if live.table.status == "running" else Msg("play.over"))
    return live.rules


def _require_opener(table: Table, actor_id: int) -> None:
    if actor_id != table.opener_id:
        raise NotAllowed(opener_only_message(table))


def opener_only_message(table: Table) -> Msg:
    """Return why only the opener may do something."""
    opener = player(table, table.opener_id)
    return Msg("play.opener-only") if opener is None else Msg("play.opener-only-named", who=opener)


def _change_terms(before: Terms, rules: Rules[Any, Any], wanted: WantedTerms) -> Terms:
    """Return changed terms. Raises `BadSetting` or `NotAllowed`.

    If the pace changes, an absence option that is the usual one of the old pace becomes that of the new one.
    """
    changes = {name: value for name, value in wanted.items() if value is not None}
    if "settings" in changes:
        changes |= {"settings": resolve_settings(rules, wanted["settings"] or {}), "chosen": dict(wanted["settings"] or {})}
    if "seats" in changes:
        changes["seats"] = _bounds(rules, wanted["seats"])
    after = replace(before, **changes)
    if after.pace not in AGREED:
        raise NotAllowed(Msg("play.no-such-pace", pace=after.pace))
    if after.absence not in ABSENCES:
        raise NotAllowed(Msg("play.no-such-absence", absence=after.absence))
    if after.ideas not in coach.CHOICES:
        raise NotAllowed(Msg("coach.no-such", ideas=after.ideas))
    if "absence" not in changes and before.absence == usual_absence(before.pace):
        return replace(after, absence=usual_absence(after.pace))
    return after


def _bounds(rules: Rules[Any, Any], seats: SeatNumbers) -> tuple[int, int]:
    """Return the least and the greatest number of players; the game has to allow both."""
    if seats is None:
        seats = rules.seats[0], rules.seats[-1]
    elif isinstance(seats, int):
        seats = seats, seats
    return checked_seats(rules, min(seats)), checked_seats(rules, max(seats))
