"""The tables of a season: matches that begin at once, with people in the planned order.

The match and its number in the season's table are stored in one commit, so a second try makes no second match.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from msgspec.structs import replace

from engine.game.rules import checked_seats, resolve_settings
from engine.values.core import Seat
from play.club.season import Season
from play.ledger.ledger import Ledger
from play.matters.season import MATTER, SeasonTable
from play.people.house import Houses
from play.table.dealing import begin_at_once
from play.table.lobby import MOST_ON_SERVER
from play.time.paces import SEASON_ABSENCE
from play.values.types import Occupant, Place, Table, Terms
from store import rows

NOBODY = 0
"""The opener of a table that the server opened."""


def match_seed(season: Season, table: rows.SeasonTableRow) -> str:
    """Return the seed of a table's deal, which follows from the season's seed."""
    return blake2b(f"{season.row.seed} {table.division} {table.number}".encode(), digest_size=16).hexdigest()


class Openings:
    """Begins matches of seasons."""

    def __init__(self, ledger: Ledger, houses: Houses) -> None:
        self._ledger = ledger
        self._houses = houses

    async def begin(self, season: Season, row: rows.SeasonTableRow, occupants: Sequence[Occupant]) -> int:
        """Begin a table, and return its match. Raises `StaleTable` or `NotAllowed`."""
        ledger, game = self._ledger, season.row.game
        rules, now, house = ledger.rules(game), ledger.clock.now(), await self._houses.of(season.row.guild)
        place, own_thread = house.home(Place(season.row.guild, season.row.channel), True)
        if not own_thread and season.row.thread:  # the cards of dozens of tables would fill the channel
            place = replace(place, thread_id=season.row.thread)
        chosen = dict(season.chosen.settings)
        seats = checked_seats(rules, len(occupants))
        terms = Terms(
            resolve_settings(rules, chosen),
            chosen,
            (seats, seats),
            pace=season.chosen.pace,
            absence=SEASON_ABSENCE,
            rated=True,
            ideas="none",
        )
        value = SeasonTable(
            season.id, row.division, row.number, since=row.starts_at, closes=row.closes_at, cup=season.is_cup, begins=season.days.start
        )
        table = Table(
            game, rules.version, terms, "open", tuple(occupants), opener_id=NOBODY, place=place, created_at=now, changed_at=now,
            own_thread=own_thread, matters={MATTER.name: value}, language=house.language_at(place.channel_id),
        )  # fmt: skip
        writes: list[rows.Write] = [
            rows.SeasonTableMade(rows.NO_MATCH, season.id, row.division, row.number),
            rows.AtMost("server", "guild", season.row.guild, ("open", "running"), house.for_server or MOST_ON_SERVER),
        ]
        return (await begin_at_once(ledger, table, match_seed(season, row), writes)).match


def sits_a_bot(table: Table, user_id: int) -> tuple[Seat | None, bool]:
    """Return the seat that a bot keeps for a person (or `None`), and whether they ever came."""
    value: SeasonTable | None = MATTER.value(table)
    seat = table.kept_for(user_id)
    return seat, value is not None and seat in value.begun
