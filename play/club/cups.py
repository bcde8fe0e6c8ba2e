"""A weekend cup on the host: announced, played slot by slot, won.

A cup is stored in the same rows as a season (play/club/season.py).

| state | what happens | then |
|---|---|---|
| sign-up | people say that they play the first slot; those who said so early are asked again half an hour before it | running |
| running | each slot begins with the people who are here, and its tables end by themselves | |
| | an hour before the final its people are asked; for each missing one the next of the ranking has `ANSWER` seconds | over |

Each step is one commit. `waits` of a person: when they said that they play the next slot. The state `asked`: they still have to answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.values.core import Msg
from play.club import cup
from play.club.results import count_meetings, standings
from play.club.season import CUP, INSIDE, RUNNING, Chosen, Season, card_posts, changed_row, over_row, seats_of, table_row
from play.club.seasons import Seasons, require_admitted
from play.ledger.ledger import Ledger
from play.people.house import Houses
from play.values.errors import NotAllowed
from play.values.types import Person
from store import rows
from store.rows import Write

PACE = "live"
"""The pace of a cup's tables."""

LOOK = 120.0
"""Seconds between two looks at a cup while its tables run."""

NUMBERS_OF_SLOT = 100
"""The tables of each slot have this many numbers of their own."""

PASSED = "passed"
"""The state of a person who did not come to the final."""


class Cups:
    """Cups: weekends of live slots with a final."""

    def __init__(self, ledger: Ledger, houses: Houses, seasons: Seasons) -> None:
        self._ledger, self._houses, self._seasons = ledger, houses, seasons
        self._write = ledger.store_rows

    # What an admin does.

    async def usual(self, guild: int, game: str, first: float = 0.0) -> Chosen:
        """Return the usual cup of a game: an evening's match on the next weekend.

        It begins with its `first` slot if it can begin then. Raises `NotAllowed` for a game without tables of two to four people.
        """
        sitting = self._ledger.rules(game).evening
        base = self._seasons.usual(game)
        seats, chosen = (base.seats, {}) if sitting is None else (sitting.seats, dict(sitting.chosen))
        house = await self._houses.of(guild)
        slots = cup.weekend(self._ledger.clock.now(), house.hours, first)
        return Chosen(seats, chosen, PACE, slots[0], slots=slots)

    async def announce(self, guild: int, channel: int, game: str, first: float = 0.0) -> Season:
        """Announce a cup. Raises `NotAllowed` if one runs."""
        return await self._seasons.create(guild, channel, game, await self.usual(guild, game, first), CUP)

    # What a member does.

    async def play(self, season: int, person: Person) -> Season:
        """Play the next slot, confirm it, or play the final. Raises `NotAllowed`."""

        def writes_for(current: Season) -> list[Write]:
            before, now = current.person(person.user_id), self._ledger.clock.now()
            slot = next_slot(current)
            if slot is None:
                raise NotAllowed(Msg("cup.over"))
            require_admitted(before)
            if slot == cup.FINAL and (before is None or before.state != "asked"):
                if before is not None and before.waits is not None:
                    return []
                raise NotAllowed(Msg("cup.not-asked"))
            if before is None and len(current.inside) >= cup.SEATED:
                raise NotAllowed(Msg("cup.full", most=cup.SEATED))
            number = before.number if before is not None and before.number >= 0 else current.next_number
            has_said = before is not None and before.waits is not None and before.state != "asked"
            waits = before.waits if before is not None and has_said else now
            row = rows.SeasonPersonRow(
                season=current.id, user=person.user_id, name=person.name, division=0, number=number, state="in", said_at=now, for_user=0,
                waits=waits,
            )  # fmt: skip
            due = now if slot == cup.FINAL else current.row.due
            return [row, changed_row(current, due=due), *card_posts(current, now)]

        return await self._seasons.change(season, writes_for)

    async def drop(self, season: int, user_id: int) -> Season:
        """Withdraw from the next slot, or from the final."""

        def writes_for(current: Season) -> list[Write]:
            before, now = current.person(user_id), self._ledger.clock.now()
            if before is None or before.state not in INSIDE or (before.waits is None and before.state != "asked"):
                return []
            is_final = next_slot(current) == cup.FINAL
            after = replace(before, state=PASSED if is_final else "in", waits=None)
            return [after, changed_row(current, due=now if is_final else current.row.due), *card_posts(current, now)]

        return await self._seasons.change(season, writes_for)

    # What falls due.

    async def step(self, season: Season) -> None:
        """Do what is due: end the cup, play its final, begin a slot or ask people; else wait.

        It is called when all tables of the step before have begun and no end has to be posted.
        """
        now, slot = self._ledger.clock.now(), next_slot(season)
        if slot is None or season.chosen.shut:
            await self._end_if_over(season)
        elif slot == cup.FINAL:
            await self._go_on_with_final(season)
        elif now >= season.chosen.slots[slot]:
            await self._begin_slot(season, slot)
        else:
            has_asked = await self._ask_early(season, slot)
            if not has_asked:
                await self._wait(season, [season.chosen.slots[slot] - cup.CALL, season.chosen.slots[slot]])

    async def _wait(self, season: Season, moments: Sequence[float]) -> None:
        """Wait until one of these moments, or until a table may be over."""
        now = self._ledger.clock.now()
        soon = [at for at in moments if at > now]
        if any(season.status(table) == "running" for table in season.tables):
            soon.append(now + LOOK)
        await self._write(changed_row(season, due=min(soon, default=now + LOOK), edition=season.row.edition))

    async def _ask_early(self, season: Season, slot: int) -> bool:
        """Half an hour before a slot, ask people who said early that they play it to confirm it.

        Returns whether anybody was asked.
        """
        now, start = self._ledger.clock.now(), season.chosen.slots[slot]
        early = [
            person for person in season.people if person.state == "in" and person.waits is not None and person.waits < start - cup.FRESH
        ]
        if now < start - cup.CALL or not early:
            return False
        writes: list[Write] = [replace(person, state="asked") for person in early]
        writes += [rows.SeasonPostRow(season.id, "still", number=slot, user=person.user, due=now) for person in early]
        await self._write(changed_row(season), *writes, *card_posts(season, now))
        return True

    async def _begin_slot(self, season: Season, slot: int) -> None:
        """Begin a slot with the people who are here. If the bot was down then, it has no tables."""
        now, start, guild = self._ledger.clock.now(), season.chosen.slots[slot], season.row.guild
        here = [] if now > start + cup.LATE else [person for person in season.people if person.state == "in" and person.waits is not None]
        rules, seats = self._ledger.rules(season.row.game), season.chosen.seats
        planned: list[rows.SeasonTableRow] = []
        if len(here) > 1:
            (lines,) = standings(season, await self._ledger.stored.season_outcomes(season.id))
            pairs = [(row.user, row.other) for row in await self._ledger.stored.aparts(guild)]
            sizes = cup.sizes(len(here), seats, rules.seats[0], rules.seats[-1])
            points = {line.person: float(line.points) for line in lines}
            planned = plan_slot(season, slot, [person.user for person in here], sizes, points, count_meetings(season), pairs, now)
        free = [replace(person, state="in", waits=None) for person in season.inside if person.waits is not None]
        posts = [rows.SeasonPostRow(season.id, "slot", number=slot, user=0, due=now)] if planned else []
        chosen = replace(season.chosen, done=slot + 1)
        await self._write(changed_row(season, state="running", chosen=chosen, due=now), *free, *planned, *posts, *card_posts(season, now))

    async def _go_on_with_final(self, season: Season) -> None:
        """Do the next step of the final.

        Its people are asked an hour before. Those who do not answer in time are passed over, and the next people of the ranking are asked.
        It begins at its time, but waits for the answers of people who were asked.
        """
        now, start, seats = self._ledger.clock.now(), season.chosen.slots[cup.FINAL], season.chosen.seats
        if now < start - cup.ASKED:
            await self._wait(season, [start - cup.ASKED])
            return
        (lines,) = standings(season, await self._ledger.stored.season_outcomes(season.id))
        inside = {person.user: person for person in season.inside}
        ranked = [line.person for line in lines if line.tables and line.person in inside]
        present = [number for number in ranked if inside[number].waits is not None]
        answer_until = {person.user: max(start, person.said_at + cup.ANSWER) for person in season.inside if person.state == "asked"}
        late = [user for user, until in answer_until.items() if now >= until]
        if late:
            await self._write(changed_row(season), *(replace(inside[user], state=PASSED) for user in late), *card_posts(season, now))
            return
        is_late = now > start + cup.LATE
        next_asked = () if is_late else cup.in_final(ranked, present, answer_until, (), seats)
        if next_asked:
            writes: list[Write] = [replace(inside[user], state="asked", said_at=now) for user in next_asked]
            writes += [rows.SeasonPostRow(season.id, "still", number=cup.FINAL, user=user, due=now) for user in next_asked]
            await self._write(changed_row(season), *writes, *card_posts(season, now))
        elif (answer_until and not is_late) or now < start:
            await self._wait(season, [start, *answer_until.values()])
        else:
            await self._begin_final(season, present[:seats])

    async def _begin_final(self, season: Season, present: Sequence[int]) -> None:
        """Begin the final with these people; it has no table if there are fewer than two."""
        now = self._ledger.clock.now()
        planned: list[Write] = []
        if len(present) > 1:
            planned += plan_slot(season, cup.FINAL, present, [len(present)], {}, {}, (), now)
            planned.append(rows.SeasonPostRow(season.id, "slot", number=cup.FINAL, user=0, due=now))
        free = [replace(person, state="in", waits=None) for person in season.inside if person.waits is not None or person.state == "asked"]
        chosen = replace(season.chosen, done=cup.FINAL + 1)
        await self._write(changed_row(season, chosen=chosen, due=now), *free, *planned, *card_posts(season, now))

    async def _end_if_over(self, season: Season) -> None:
        """End the cup when all its tables are over."""
        now = self._ledger.clock.now()
        if any(season.status(table) in ("to-come", "running") and not season.is_stuck(table, now) for table in season.tables):
            await self._wait(season, ())
            return
        await self._write(over_row(season, now), rows.SeasonPostRow(season.id, "end", number=0, user=0, due=now))


def plan_slot(
    season: Season,
    slot: int,
    users: Sequence[int],
    sizes: Sequence[int],
    points: Mapping[int, float],
    met: Mapping[tuple[int, int], int],
    apart: Sequence[tuple[int, int]],
    now: float,
) -> list[rows.SeasonTableRow]:
    """Return the tables of a slot, with arguments as for `cup.slot_tables`."""
    number = {person.user: person.number for person in season.people}
    by_number = {person.number: person.user for person in season.people}
    began = cup.firsts([[by_number.get(at, 0) for at in seats_of(table)] for table in season.tables])
    tables = cup.slot_tables(users, sizes, points, met, began, apart, f"{season.row.seed} {slot}")
    span = (now, now + cup.LONG)
    return [
        table_row(season.id, 0, slot * NUMBERS_OF_SLOT + at, slot, [number[user] for user in users_there], span)
        for at, users_there in enumerate(tables)
    ]


def next_slot(season: Season) -> int | None:
    """Return the number of the slot that begins next; `None` if the cup is over."""
    if season.chosen.done > cup.FINAL or season.state not in RUNNING or season.chosen.shut:
        return None
    return season.chosen.done
