"""The draw of a season: divisions by the last season and ratings, then the plan of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg
from play.club.draw import costs, drawn_order
from play.club.moving import divisions
from play.club.plan import first_wave, tables
from play.club.results import count_meetings, equals
from play.club.season import CUP, LEAGUE, Season, table_row
from play.club.seasons import Seasons
from play.ledger.ledger import Ledger
from play.people.ratings import Ratings
from play.values.errors import NotAllowed
from play.values.personal import is_young
from store import rows

RATED_MATCHES = 3
"""The rated matches after which a person's rating can decide where they begin."""


class SeasonDraw(Struct, frozen=True):
    """A draw of a season.

    `people`: the user ids by division, in the order of their numbers in the plan. `tables`: the planned tables; none in an open season.
    """

    form: str
    people: tuple[tuple[int, ...], ...]
    tables: tuple[rows.SeasonTableRow, ...]


class Draws:
    """Draws who would play whom in a season."""

    def __init__(self, ledger: Ledger, seasons: Seasons) -> None:
        self._ledger = ledger
        self._seasons = seasons

    async def draw(self, season: Season, people: Sequence[int] | None = None) -> SeasonDraw:
        """Return the draw of a season if it were drawn now.

        `people`: the user ids; `None`: all who take part. Raises `NotAllowed` for too few people.
        """
        guild, game, seats = season.row.guild, season.row.game, season.chosen.seats
        inside = sorted(person.user for person in season.inside) if people is None else sorted(people)
        form = season.row.form
        if form == "auto":
            form = "league" if len(inside) >= LEAGUE else "open"
        if form == "league" and len(inside) <= seats:
            form = "open"
        if len(inside) < seats:
            raise NotAllowed(Msg("club.too-few", seats=seats, people=len(inside)))
        if form == "open":
            return SeasonDraw("open", (tuple(inside),), ())
        last = await self._last_season(guild, game)
        parts = await self._divisions(season, inside, last)
        unwanted = [(row.user, row.other) for row in await self._ledger.stored.aparts(guild)]
        cost = costs(unwanted, {} if last is None else count_meetings(last))
        people_by_number = tuple(drawn_order(part, seats, f"{season.row.seed} {at}", cost) for at, part in enumerate(parts))
        days = replace(season, row=replace(season.row, form="league")).days  # its form may still be "auto"
        planned: list[rows.SeasonTableRow] = []
        for division, drawn in enumerate(people_by_number):
            in_first_wave = first_wave(len(drawn), seats)
            for number, numbers_of_people in enumerate(tables(len(drawn), seats)):
                wave = 0 if in_first_wave[number] else 1
                planned.append(table_row(season.id, division, number, wave, numbers_of_people, days.tables[wave]))
        return SeasonDraw("league", people_by_number, tuple(planned))

    async def _last_season(self, guild: int, game: str) -> Season | None:
        """Return the newest season of a server and game that is over; cups do not count."""
        for row in await self._ledger.stored.seasons_at(guild):  # the newest first
            if row.game == game and row.state == "over" and row.form != CUP:
                return await self._seasons.get(row.id)
        return None

    async def _divisions(self, season: Season, people: Sequence[int], last: Season | None) -> tuple[tuple[int, ...], ...]:
        """Return the people of each division by the last season and ratings, the strongest first."""
        ranked: list[list[int]] = []
        tied: list[frozenset[int]] = []
        if last is not None and not last.is_open_form:
            for lines in await self._seasons.standings(last):
                ranked.append([line.person for line in lines])
                tied += equals(lines)
        outcomes = await self._ledger.stored.outcomes_at(season.row.guild, season.row.game)
        rated = await asyncio.to_thread(Ratings().follow, outcomes)
        strength = {user: rating.mu for user, rating in rated.items() if rating.matches >= RATED_MATCHES}
        veterans = {row.user for row in outcomes if row.how == "played"}
        now = self._ledger.clock.now()
        beginners = [user for user in people if is_young(user, now) or user not in veterans]
        return divisions(people, ranked, strength, beginners, tied)
