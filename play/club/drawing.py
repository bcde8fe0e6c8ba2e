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

KNOWN = 3
"""The rated matches that a newcomer needs before their rating decides where they begin."""


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
        seasons = await self._ledger.stored.seasons_at(guild)
        before = next((row for row in seasons if row.game == game and row.state == "over" and row.form != CUP), None)
        last = None if before is None else await self._seasons.get(before.id)
        ranked: list[list[int]] = []
        together: list[frozenset[int]] = []
        if last is not None and not last.is_open_form:
            for lines in await self._seasons.standings(last):
                ranked.append([line.person for line in lines])
                together += equals(lines)
        outcomes = await self._ledger.stored.outcomes_at(guild, game)
        rated = await asyncio.to_thread(Ratings().follow, outcomes)
        strength = {user: rating.mu for user, rating in rated.items() if rating.matches >= KNOWN}
        veterans = {row.user for row in outcomes if row.how == "played"}
        now = self._ledger.clock.now()
        young = [user for user in inside if is_young(user, now) or user not in veterans]
        parts = divisions(inside, ranked, strength, young, together)
        apart = [(row.user, row.other) for row in await self._ledger.stored.aparts(guild)]
        cost = costs(apart, {} if last is None else count_meetings(last))
        orders = tuple(drawn_order(part, seats, f"{season.row.seed} {at}", cost) for at, part in enumerate(parts))
        days = replace(season, row=replace(season.row, form="league")).days
        planned: list[rows.SeasonTableRow] = []
        for division, order in enumerate(orders):
            in_first_wave = first_wave(len(order), seats)
            for number, numbers in enumerate(tables(len(order), seats)):
                wave = 0 if in_first_wave[number] else 1
                planned.append(table_row(season.id, division, number, wave, numbers, days.tables[wave]))
        return SeasonDraw("league", orders, tuple(planned))
