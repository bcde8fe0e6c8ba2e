"""What falls due in a season, step by step.

Each step is one commit, so if the process is killed between two steps, the season goes on with the next.

| state | what happens | then |
|---|---|---|
| sign-up | a day before the draw, silent people are asked whether they are still in | |
| | the draw; those who did not answer are put on the reserve list | drawn, or off if too few are in |
| drawn | the day of the first tables comes | running |
| running | tables begin when they are due, ends are posted; people who wait for a table of an open season get one | closing |
| closing | the same as running, in the last days before the last table has to be over | over |
| over | if a match that went on gets a result, ranking and card are corrected | |
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec.structs import replace

from metrics import ERRORS
from play.club.calendar import ASKED, SILENT
from play.club.cups import Cups
from play.club.draw import next_table
from play.club.drawing import Draws
from play.club.results import count_meetings, people_of, share
from play.club.season import RUNNING, Season, card_posts, changed_row, over_row, seats_of, table_row
from play.club.seasons import Seasons
from play.club.standing import OWN
from play.club.tables import Openings, sits_a_bot
from play.ledger.ledger import Ledger
from play.people.house import Houses
from play.time.calendar import DAY
from play.time.paces import CLOSING
from play.time.rounds import TimedRounds
from play.values.errors import NotAllowed, NotStored, StaleTable, error_trace
from play.values.types import Occupant, Person
from store import rows
from store.rows import Write

JOB = "season"
"""The first word of the name of a lease; the number of the season follows."""

LEASE = 120.0
"""Seconds for which a process has this lease."""

LOOK = 900.0
"""Seconds between two looks at a season while its tables run."""

FILLER = "captain"
"""The level of the bots that fill up a table; they have no place in its ranking."""

WEEK = 7 * DAY
"""Seconds between two posts about the progress of a season."""

STEPS = 200
"""The most steps of one season that are done at once."""

log = logging.getLogger(__name__)


class Steps(TimedRounds):
    """Does what falls due in seasons."""

    name = "seasons"

    def __init__(self, ledger: Ledger, houses: Houses, seasons: Seasons, cups: Cups) -> None:
        super().__init__(ledger.clock, seasons.wake)
        self._ledger, self._cups, self._seasons = ledger, cups, seasons
        self._write = ledger.store_rows
        self._openings = Openings(ledger, houses)
        self._draws = Draws(ledger, seasons)

    async def go_round(self) -> float:
        """Do one round; the next comes when a season is due, and at least once a minute."""
        await self.run_due()
        now, due = self.now(), await self._ledger.stored.next_season()
        return now + self.look if due is None else max(now + 1.0, min(due, now + self.look))

    async def run_due(self) -> None:
        """Do what is due in all seasons. One that fails does not hold up others."""
        for season in await self._ledger.stored.seasons_due(self._ledger.clock.now()):
            try:
                if await self._seasons.claim(season, JOB, LEASE):
                    await self.run(season)
            except NotStored:  # the next season could not be stored either
                raise
            except Exception as error:
                ERRORS.count("season", type(error).__name__)
                log.error("a season cannot go on: %s", error_trace(error), extra={"season": season})

    async def run(self, season: int) -> None:
        """Do all steps of a season that are due now."""
        for _ in range(STEPS):
            current = await self._seasons.get(season)
            if current.row.due is None or current.row.due > self._ledger.clock.now():
                return
            try:
                if await self.step(current):
                    return
            except StaleTable:  # somebody has joined meanwhile, or another process has done the step
                continue
            self._seasons.announce()

    async def step(self, season: Season) -> bool:
        """Do one step.

        Returns whether nothing was left to do, so that the season waits and there is nothing to post.
        """
        state = season.state
        if season.is_cup and state in RUNNING:
            await self._do_cup_step(season)
        elif state == "sign-up":
            await self._sign_up(season)
        elif state == "drawn":
            await self._begin(season)
        elif state in ("running", "closing"):
            return await self._go_on(season)
        elif state == "over":
            return await self._correct_results(season)
        else:
            await self._write(changed_row(season, due=None))
        return False

    async def _do_cup_step(self, season: Season) -> None:
        """Do a step of a cup: begin a planned table, else post ends, else what its slots need."""
        ready = [table for table in season.tables if season.status(table) == "to-come"]
        if ready:
            await self._open_table(season, ready[0])
        elif not await self._post_ends(season):
            await self._cups.step(season)

    # Before the tables.

    async def _sign_up(self, season: Season) -> None:
        """Wait for the draw, ask silent people a day before it, and then draw."""
        now, draw = self._ledger.clock.now(), season.chosen.draw
        if now >= draw:
            await self._draw(season)
            return
        if now < draw - ASKED:
            await self._write(changed_row(season, due=draw - ASKED))
            return
        last_moves = await self._ledger.stored.last_moves([person.user for person in season.inside])
        silent = [
            person
            for person in season.inside
            if person.state == "in" and max(person.said_at, last_moves.get(person.user, 0.0)) < now - SILENT
        ]
        writes: list[Write] = [replace(person, state="asked") for person in silent]
        writes += [rows.SeasonPostRow(season.id, "still", number=0, user=person.user, due=now) for person in silent]
        await self._write(changed_row(season, due=draw), *writes)

    async def _draw(self, season: Season) -> None:
        """Draw a season: store its people's places and its tables, or call it off."""
        now = self._ledger.clock.now()
        unsure = [person for person in season.inside if person.state == "asked"]
        sure = [person.user for person in season.inside if person.state == "in"]
        chosen = replace(season.chosen, people=len(sure))
        if now - chosen.draw > LOOK:  # the bot was down at the time of the draw, so all days move
            chosen = replace(chosen, draw=now)
        season = replace(season, chosen=chosen)
        reserve: list[Write] = [replace(person, state="reserve") for person in unsure]
        try:
            drawing = await self._draws.draw(season, sure)
        except NotAllowed:
            await self._write(changed_row(season, state="off", due=None, chosen=chosen), self._post(season, "end"))
            return
        people: list[Write] = []
        for division, order in enumerate(drawing.people):
            for number, user in enumerate(order):
                entrant = season.person(user)
                assert entrant is not None
                people.append(replace(entrant, division=division, number=number))
        after = replace(season, row=replace(season.row, form=drawing.form))
        await self._write(
            changed_row(after, state="drawn", due=after.days.start, chosen=chosen), *people, *reserve, *drawing.tables,
            self._post(season, "draw"),
        )  # fmt: skip

    async def _begin(self, season: Season) -> None:
        """Begin a season that is drawn, when its first day has come."""
        now = self._ledger.clock.now()
        if now < season.days.start:
            await self._write(changed_row(season, due=season.days.start))
        else:
            week = rows.SeasonPostRow(season.id, "week", number=1, user=0, due=season.days.start + WEEK)
            await self._write(changed_row(season, state="running", due=now), week, *card_posts(season, now))

    # The tables.

    async def _go_on(self, season: Season) -> bool:
        """Do the first of these things that is due; otherwise let the season wait, or end it.

        Absent people are removed before the second wave, a free place is filled, a table begins, a table of an open season is planned, or
        ends are posted. Returns whether the season waits and there is nothing to post.
        """
        now = self._ledger.clock.now()
        ready = [row for row in season.tables if season.status(row) == "to-come" and row.starts_at <= now]
        if any(row.wave for row in ready) and await self._remove_absent(season):
            return False
        for table in ready:
            if await self._fill_place(season, table):
                return False
        if ready:
            await self._open_table(season, ready[0])
            return False
        if season.is_open_form and await self._form_table(season):
            return False
        if await self._post_ends(season):
            return False
        waits = any(season.status(row) in ("to-come", "running") and not season.is_stuck(row, now) for row in season.tables)
        boards = season.is_open_form and not season.chosen.shut and now < season.boarding
        if not waits and not boards:
            await self._write(over_row(season, now), self._post(season, "end"))
            return False
        state = "closing" if now >= season.days.end - CLOSING else "running"
        soon = [row.starts_at for row in season.tables if season.status(row) == "to-come" and row.starts_at > now]
        due = min([now + LOOK, *soon])
        posts = card_posts(season, now) if state != season.state else []
        edition = season.row.edition + 1 if posts else season.row.edition
        await self._write(changed_row(season, state=state, due=due, edition=edition), *posts)
        return not posts

    async def _remove_absent(self, season: Season) -> bool:
        """Before the second wave, remove people who did not play in the first.

        These are people who did not come to a first turn, or for whom others played two seats, unless they have said since the beginning
        that they are in. Returns whether somebody was removed.
        """
        first_wave = [table for table in season.tables if not table.wave and table.match]
        outcomes = await self._ledger.stored.season_outcomes(season.id)
        lost: dict[int, int] = {}
        absent: set[int] = set()
        for row in outcomes:
            if row.user > 0 and row.place is not None and share(row) < OWN:
                lost[row.user] = lost.get(row.user, 0) + 1
        for table in first_wave:
            if season.status(table) == "running":
                match_table = (await self._ledger.current(table.match or 0)).table
                for user in people_of(season, table):
                    seat, has_come = sits_a_bot(match_table, user)
                    if seat is not None:
                        lost[user] = lost.get(user, 0) + 1
                        if not has_come:
                            absent.add(user)
        start = season.days.start
        gone = [person for person in season.inside if (person.user in absent or lost.get(person.user, 0) >= 2) and person.said_at < start]
        if gone:
            now = self._ledger.clock.now()
            posts = [rows.SeasonPostRow(season.id, "away", number=0, user=person.user, due=now) for person in gone]
            await self._write(changed_row(season), *(replace(person, state="away") for person in gone), *posts)
        return bool(gone)

    async def _fill_place(self, season: Season, table: rows.SeasonTableRow) -> bool:
        """Give an empty place of a table to the first on the reserve list; return whether it did."""
        here = people_of(season, table)
        substitute = next((other for other in season.reserve if other.user not in here), None)
        empty = next((number for number in seats_of(table) if season.holder(table.division, number) is None), None)
        if substitute is None or empty is None:
            return False
        drawer, for_user = season.drawer(table.division, empty), 0
        if drawer is not None and drawer.user >= 0 and drawer.user != substitute.user:  # a deleted person has a number below 0
            for_user = drawer.user
        row = replace(substitute, state="in", division=table.division, number=empty, for_user=for_user)
        await self._write(changed_row(season), row, *card_posts(season, self._ledger.clock.now()))
        return True

    async def _open_table(self, season: Season, table: rows.SeasonTableRow) -> None:
        """Begin a table with its people. Bots fill it up to the fewest seats of the game.

        A table with fewer than two people does not take place.
        """
        holders = [season.holder(table.division, number) for number in seats_of(table)]
        people = [Occupant(Person(holder.user, holder.name)) for holder in holders if holder is not None]
        least = max(2, self._ledger.rules(season.row.game).seats[0])
        if len(people) < 2:
            await self._write(rows.SeasonTableMade(rows.NO_MATCH, season.id, table.division, table.number), changed_row(season))
            return
        bots = [Occupant(bot=FILLER)] * max(0, least - len(people))
        try:
            await self._openings.begin(season, table, [*people, *bots])
        except NotAllowed as error:  # the server has too many tables
            log.warning("a season's table has to wait: %s", error.msg.key, extra={"season": season.id})
            await self._write(changed_row(season, due=self._ledger.clock.now() + LOOK))

    async def _form_table(self, season: Season) -> bool:
        """Plan a table of waiting people in an open season; return whether there are enough."""
        now = self._ledger.clock.now()
        if season.chosen.shut or now > season.boarding:
            return False
        waiting = [person for person in season.inside if person.waits is not None]
        company = next_table(
            [(person.user, person.waits or 0.0) for person in waiting], season.chosen.seats, count_meetings(season), season.row.seed
        )
        if not company:
            return False
        chosen = [person for user in company for person in waiting if person.user == user]
        number = 1 + max((table.number for table in season.tables), default=-1)
        length = season.days.end - season.boarding
        planned = table_row(season.id, 0, number, 0, [person.number for person in chosen], (now, now + length))
        await self._write(changed_row(season), planned, *(replace(person, waits=None) for person in chosen), *card_posts(season, now))
        return True

    async def _post_ends(self, season: Season) -> bool:
        """Post the ends of tables in their order; return whether there were any."""
        now, unposted = self._ledger.clock.now(), _unposted_ends(season)
        if not unposted:
            return False
        unposted.sort(key=lambda row: season.statuses[row.match or 0][1])
        writes = _mark_posted(unposted)
        writes += [rows.SeasonPostRow(season.id, "table", number=row.division * 1_000 + row.number, user=0, due=now) for row in unposted]
        await self._write(changed_row(season), *writes, *card_posts(season, now))
        return True

    async def _correct_results(self, season: Season) -> bool:
        """Correct ranking and card by late results, without a post; return whether there was none."""
        now, unposted = self._ledger.clock.now(), _unposted_ends(season)
        card = card_posts(season, now) if unposted else []
        await self._write(over_row(season, now, is_new=bool(unposted)), *_mark_posted(unposted), *card)
        return not unposted

    def _post(self, season: Season, kind: str) -> Write:
        """Return the row that has something about a season posted."""
        return rows.SeasonPostRow(season.id, kind, number=0, user=0, due=self._ledger.clock.now())


def _unposted_ends(season: Season) -> list[rows.SeasonTableRow]:
    """Return the tables with a result that was not posted yet."""
    return [table for table in season.tables if not table.told and table.match and season.status(table) == "over"]


def _mark_posted(tables: Sequence[rows.SeasonTableRow]) -> list[Write]:
    """Return the writes that mark the ends of tables as posted."""
    return [rows.update("season_table", {"told": True}, season=row.season, division=row.division, number=row.number) for row in tables]
