"""The seasons of a server: sign-up, draw, tables, ranking, end.

Every change is one commit that raises the season's revision. A slower process reads the season again and retries. A season goes on even if
its admin leaves or its channel or thread is deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from engine.game.rules import resolve_settings
from engine.values import codec
from engine.values.core import Msg, Seat
from play.club.calendar import SEASON_PACES, SIGN_UP
from play.club.cup import FINAL
from play.club.plan import SEATS
from play.club.results import champions, played_tables, standings
from play.club.season import BARRED, CUP, INSIDE, RUNNING, SEATED, Chosen, Season, card_posts, changed_row, season_of, without_post
from play.club.standing import RankingLine, standing_lines
from play.follows.deputy import CARETAKER
from play.follows.own import movers
from play.ledger.ledger import Ledger
from play.table.seats import Seats
from play.time.calendar import DAY, HOUR
from play.values.errors import NotAllowed, PlayError, StaleTable
from play.values.live import entry_of, leniently
from play.values.types import Person
from store import rows
from store.rows import Write

TRIES = 20
"""How often a change is tried while others change the same season."""

AT_ONCE = 4
"""The most seasons of one server that are not over; cups do not count."""

APART = 5
"""The most people with whom a person can refuse to sit."""


class TableEnd(Struct, frozen=True):
    """The end of a season's match: the points by seat, and the user ids of those who moved."""

    points: Mapping[Seat, Fraction]
    movers: frozenset[int]


class Seasons:
    """All seasons of one database: many tables of a game with one ranking."""

    def __init__(self, ledger: Ledger, seats: Seats) -> None:
        self._ledger = ledger
        self._seats = seats
        self.wake = asyncio.Event()
        """Set when a season was changed in this process, because something may be due."""
        self._listener: Callable[[], None] | None = None

    # Reading.

    async def get(self, season: int) -> Season:
        """Return a season; raises `NotAllowed` if there is none with this number."""
        stored = await self._ledger.stored.season(season)
        if stored is None:
            raise NotAllowed(Msg("club.no-season"))
        return season_of(stored)

    async def at(self, guild: int) -> tuple[Season, ...]:
        """Return a server's open seasons and cups, and the newest ended one of each game.

        A season and a cup of one game count apart.
        """
        numbers, over = [], set()
        for row in await self._ledger.stored.seasons_at(guild):  # the newest first
            kind = (row.game, row.form == CUP)
            if row.state in RUNNING or (row.state == "over" and kind not in over):
                numbers.append(row.id)
            if row.state == "over":
                over.add(kind)
        return tuple([await self.get(number) for number in numbers])

    def points_brought(self, season: Season, table: rows.SeasonTableRow, outcomes: Sequence[rows.OutcomeRow]) -> dict[int, Fraction]:
        """Return the points that a finished table brought each of its people; empty for others."""
        points: dict[int, Fraction] = {}
        for played in played_tables(replace(season, tables=(table,)), outcomes):
            points |= {line.person: line.points for line in standing_lines([sat.person for sat in played.sat], [played])}
        return points

    async def end_of(self, match: int) -> TableEnd | None:
        """Return what the end of a match means for its season; `None` if it belongs to none."""
        ledger = self._ledger
        number = await ledger.stored.season_of(match)
        if number is None:
            return None
        season, table = await self.get(number), (await ledger.current(match)).table
        row = next(row for row in season.tables if row.match == match)
        outcomes = await ledger.stored.outcomes_in(match)
        counts = season.state != "off" and not (season.is_cup and row.wave == FINAL)
        points = self.points_brought(season, row, outcomes) if counts else {}
        entries = await ledger.stored.entries(match, -1)
        users = movers(table, [entry_of(entry, leniently) for entry in entries])
        return TableEnd({Seat(row.seat): points[row.user] for row in outcomes if row.place is not None and row.user in points}, users)

    async def standings(self, season: Season) -> tuple[tuple[RankingLine, ...], ...]:
        """Return the ranking of each division."""
        return standings(season, await self._ledger.stored.season_outcomes(season.id))

    async def champions(self, season: Season) -> tuple[int, ...]:
        """Return who won a season, or a cup."""
        return champions(season, await self._ledger.stored.season_outcomes(season.id))

    # What an admin does.

    def usual(self, game: str) -> Chosen:
        """Return the usual season of a game; `NotAllowed` if its numbers of seats do not fit."""
        rules = self._ledger.rules(game)
        possible = [seats for seats in (3, 4, 2) if seats in rules.seats and seats in SEATS]
        if not possible:
            raise NotAllowed(Msg("club.no-seats"))
        draw = (self._ledger.clock.now() + SIGN_UP - DAY) // HOUR * HOUR
        return Chosen(possible[0], {}, SEASON_PACES[0], draw)

    async def open(self, guild: int, channel: int, game: str, chosen: Chosen, form: str = "auto") -> Season:
        """Open the sign-up of a season; people who stay from the last one are in.

        Raises `NotAllowed`.
        """
        self._check(game, chosen, form)
        return await self.create(guild, channel, game, chosen, form)

    async def create(self, guild: int, channel: int, game: str, chosen: Chosen, form: str) -> Season:
        """Store a new season or cup. Raises `NotAllowed` if the server has too many."""
        now = self._ledger.clock.now()
        for _ in range(TRIES):
            similar = tuple(row for row in await self._ledger.stored.seasons_at(guild) if (row.form == CUP) == (form == CUP))
            running = [row.game for row in similar if row.state in RUNNING]
            if running and form == CUP:
                raise NotAllowed(Msg("cup.running"))
            if game in running:
                raise NotAllowed(Msg("club.running", game=Msg(f"{game}.name")))
            if len(running) >= AT_ONCE:
                raise NotAllowed(Msg("club.too-many", most=AT_ONCE))
            number = 1 + await self._ledger.stored.last_season()
            seed = f"{self._ledger.rng.getrandbits(128):032x}"
            new = rows.NewSeason(
                id=number, guild=guild, game=game, form=form, state="sign-up", chosen=codec.dumps(chosen), seed=seed, channel=channel,
                thread=0, message=0, edition=1, shown=0, due=now, revision=1, created_at=now,
            )  # fmt: skip
            writes: list[Write] = [new, rows.SeasonPostRow(number, "open", number=0, user=0, due=now)]
            before = next((row for row in similar if row.game == game and row.state == "over"), None)
            if before is not None and form != CUP:
                for person in (await self.get(before.id)).people:
                    if person.state == "stays":
                        writes.append(replace(person, season=number, division=-1, number=-1, state="in", for_user=0, waits=None))
            try:
                await self._ledger.store_rows(*writes)
            except StaleTable:  # another season was opened with this number meanwhile
                continue
            self.note_change()
            return await self.get(number)
        raise StaleTable

    def _check(self, game: str, chosen: Chosen, form: str) -> None:
        """Raise `NotAllowed` or `BadSetting` for an impossible season."""
        rules, now = self._ledger.rules(game), self._ledger.clock.now()
        resolve_settings(rules, dict(chosen.settings))
        if chosen.seats not in SEATS or chosen.seats not in rules.seats or chosen.pace not in SEASON_PACES:
            raise NotAllowed(Msg("club.no-seats"))
        if form not in ("auto", "league", "open"):
            raise NotAllowed(Msg("club.no-season"))
        if not now < chosen.draw <= now + SIGN_UP + HOUR:
            raise NotAllowed(Msg("club.draw-when", days=int(SIGN_UP // DAY)))

    async def stop(self, season: int) -> Season:
        """Cancel a season. Its running tables are played on, but count for no season."""

        def writes_for(current: Season) -> list[Write]:
            if current.state not in RUNNING:
                raise NotAllowed(Msg("club.over"))
            gone = [without_post(post) for post in current.posts]
            return [*gone, changed_row(current, state="off", due=None), self._post(current, "end")]

        return await self.change(season, writes_for)

    async def end_early(self, season: int) -> Season:
        """Begin no more tables; the season ends with those that run."""

        def writes_for(current: Season) -> list[Write]:
            if current.state not in ("running", "closing"):
                raise NotAllowed(Msg("club.not-running"))
            return [changed_row(current, chosen=replace(current.chosen, shut=True), due=self._ledger.clock.now()), *self._card(current)]

        return await self.change(season, writes_for)

    async def move(self, season: int, channel: int) -> Season:
        """Show the card in another channel from now on; later tables begin there as well."""

        def writes_for(current: Season) -> list[Write]:
            if current.state not in RUNNING and not current.is_untold:
                raise NotAllowed(Msg("club.over"))
            return [changed_row(current, channel=channel, thread=0, message=0), self._post(current, "end" if current.is_untold else "open")]

        return await self.change(season, writes_for)

    async def remove(self, season: int, user_id: int) -> Season:
        """Remove a person as if they had left. They cannot come back before an admin allows it."""
        return await self.leave(season, user_id, BARRED)

    async def readmit(self, season: int, user_id: int) -> Season:
        """Allow a removed person to join again."""

        def writes_for(current: Season) -> list[Write]:
            return [replace(person, state="left") for person in current.barred if person.user == user_id]

        return await self.change(season, writes_for)

    # What a member does.

    async def join(self, season: int, person: Person) -> Season:
        """Take part, confirm it, or come back. Raises `NotAllowed` if nobody gets a table now."""

        def writes_for(current: Season) -> list[Write]:
            before, now = current.person(person.user_id), self._ledger.clock.now()
            if current.state not in RUNNING:
                raise NotAllowed(Msg("club.over"))
            require_admitted(before)
            if not current.takes_people(now) and (before is None or before.state not in INSIDE):
                raise NotAllowed(Msg("club.no-boarding"))
            row = _joining_row(current, person, now)
            if before is not None and before.state == row.state == "reserve":  # a second press does not move them to the end of the list
                return []
            if before is not None and before.state == row.state and current.state == "sign-up":  # the card shows nothing new
                return [row]
            return [row, changed_row(current), *self._card(current)]

        return await self.change(season, writes_for)

    async def leave(self, season: int, user_id: int, state: str = "left") -> Season:
        """No longer take part. A bot plays on at running tables; a substitute gets the others.

        `state`: the state of the person after that.
        """

        def writes_for(current: Season) -> list[Write]:
            before = current.person(user_id)
            if before is None or before.state not in (*INSIDE, "reserve", "away", "stays"):
                return []
            if current.state == "over":
                former = "in" if before.number >= 0 else "left"
                return [replace(before, state=former)] if before.state == "stays" else []
            after = replace(before, state=state, waits=None)
            return [after, changed_row(current, due=self._ledger.clock.now()), *self._card(current)]

        after = await self.change(season, writes_for)
        for table in after.tables:
            if after.state in RUNNING and table.match and after.status(table) == "running":
                live = await self._ledger.current(table.match)
                seat = live.table.seat_of(user_id)
                if seat is not None:
                    with suppress(PlayError):  # the match is over or frozen: nobody waits for them there
                        await self._seats.substitute(table.match, user_id, seat, CARETAKER, for_good=True)
        return after

    async def stay(self, season: int, person: Person) -> Season:
        """Take part in the game's next season too. Raises `NotAllowed` if they left this one."""

        def writes_for(current: Season) -> list[Write]:
            if current.state != "over":
                raise NotAllowed(Msg("club.not-over"))
            before, now = current.person(person.user_id), self._ledger.clock.now()
            if before is None:
                return [
                    rows.SeasonPersonRow(
                        current.id, person.user_id, person.name, division=-1, number=-1, state="stays", said_at=now, for_user=0
                    )
                ]
            if before.state not in (*SEATED, "reserve"):
                raise NotAllowed(Msg("club.stay-left"))
            return [replace(before, state="stays", said_at=now, name=person.name)]

        return await self.change(season, writes_for)

    async def want_table(self, season: int, user_id: int, on: bool) -> Season:
        """Wait for a table of an open season (`on`), or no longer.

        Raises `NotAllowed` if no more tables begin.
        """

        def writes_for(current: Season) -> list[Write]:
            own, now = current.person(user_id), self._ledger.clock.now()
            if own is None or own.state not in INSIDE:
                raise NotAllowed(Msg("club.join-first"))
            if not current.is_open_form or current.state != "running" or current.chosen.shut or now > current.boarding:
                raise NotAllowed(Msg("club.no-boarding"))
            if on == (own.waits is not None):
                return []
            return [replace(own, waits=now if on else None, said_at=now), changed_row(current, due=now)]

        return await self.change(season, writes_for)

    async def apart(self, guild: int, user_id: int) -> tuple[int, ...]:
        """Return the user ids of those with whom a person does not want to sit at one table."""
        return tuple(row.other for row in await self._ledger.stored.aparts(guild) if row.user == user_id)

    async def sit_apart(self, guild: int, user_id: int, others: Sequence[int]) -> None:
        """Store with whom a person does not want to sit. Nobody else learns of it."""
        chosen = [other for other in dict.fromkeys(others) if other != user_id][:APART]
        former = rows.deletion("apart", guild=guild, user=user_id)
        await self._ledger.store_rows(former, *(rows.ApartRow(guild, user_id, other) for other in chosen))

    # Writing.

    async def change(self, season: int, writes_for: Callable[[Season], list[Write]]) -> Season:
        """Store the writes for a season, and try again with its newest state if others are faster."""
        for _ in range(TRIES):
            current = await self.get(season)
            writes = writes_for(current)
            if not writes:
                return current
            try:
                await self._ledger.store_rows(*writes)
            except StaleTable:
                continue
            self.note_change()
            return await self.get(season)
        raise StaleTable

    def _card(self, season: Season) -> list[Write]:
        return card_posts(season, self._ledger.clock.now())

    def _post(self, season: Season, kind: str) -> Write:
        return rows.SeasonPostRow(season.id, kind, number=0, user=0, due=self._ledger.clock.now())

    def note_change(self) -> None:
        """Report a change of a season in this process."""
        self.wake.set()
        self.announce()

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call `listener` whenever something may have to be posted; `None`: stop."""
        self._listener = listener

    def announce(self) -> None:
        """Report that something may have to be posted."""
        if self._listener is not None:
            self._listener()

    # Posts on Discord.

    async def remove_post(self, post: rows.SeasonPostRow, more: Sequence[Write] = ()) -> None:
        """Remove a post that Discord has accepted, or that is no longer wanted."""
        await self._ledger.store_rows(without_post(post), *more)

    async def retry_later(self, post: rows.SeasonPostRow, pause: float) -> None:
        """Try a post again after `pause` seconds."""
        due = self._ledger.clock.now() + pause
        await self._ledger.store_rows(replace(post, due=due, tries=post.tries + 1))

    async def posts_due(self) -> tuple[int, ...]:
        """Return the seasons with something that may have to be posted now."""
        return await self._ledger.stored.seasons_due(self._ledger.clock.now())

    async def claim(self, season: int, job: str, seconds: float) -> bool:
        """Return whether this process alone may do a job of a season now."""
        return await self._ledger.claim(f"{job}:{season}", seconds)


def _joining_row(season: Season, person: Person, now: float) -> rows.SeasonPersonRow:
    """Return the row of a person who joins: in a place of the plan, or on the reserve list."""
    division, number, for_user, waits = -1, -1, 0, None
    before = season.person(person.user_id)
    if before is not None:
        division, number, for_user, waits = before.division, before.number, before.for_user, before.waits
    state = "in"
    if season.state != "sign-up" and season.is_open_form:
        division = 0
        number = number if number >= 0 else season.next_number
    elif season.state != "sign-up":
        others = [other for other in season.inside if (other.division, other.number) == (division, number) and other.user != person.user_id]
        if number < 0 or others:
            division, number, for_user, state = -1, -1, 0, "reserve"
    return rows.SeasonPersonRow(
        season=season.id, user=person.user_id, name=person.name, division=division, number=number, state=state, said_at=now,
        for_user=for_user, waits=waits,
    )  # fmt: skip


def require_admitted(person: rows.SeasonPersonRow | None) -> None:
    """Raise `NotAllowed` for a person whom an admin removed."""
    if person is not None and person.state == BARRED:
        raise NotAllowed(Msg("club.you-barred"))
