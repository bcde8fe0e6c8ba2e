"""Titles for what a person did in a match, given once at its end.

Titles are given only on servers that want them, and in matches of three people or more without bots. A person gets at most one title, the
rarest, and only if they played their seat to the end themselves. People who hide their statistics get none. There is no list of possible
titles, and nothing is counted.
"""

from __future__ import annotations

from functools import partial

from engine.match.match import effective
from engine.story.titles import earned_titles, titles_of
from engine.values.core import Msg, Seat
from play.follows.own import OWN
from play.ledger.ledger import Ledger
from play.people.house import Houses
from play.values.live import entry_of, leniently
from play.values.types import Table
from store import rows

LEAST = 3
"""The fewest people at a table."""

NEWEST = 5
"""How many of a person's titles are shown."""


class Titles:
    """The titles of all matches."""

    def __init__(self, ledger: Ledger, houses: Houses) -> None:
        self._ledger = ledger
        self._houses = houses

    async def give(self, table: Table) -> None:
        """Give the titles of a match that has just ended. A second call changes nothing."""
        house = await self._houses.of(table.place.guild_id)
        titles = titles_of(table.game)
        is_played = table.status == "finished" and table.lesson is None and table.imported_by is None
        if not house.titles or not titles or not is_played or len(table.people) < LEAST or table.bots or table.result is None:
            return
        entries = [leniently(partial(entry_of, row), otherwise=None) for row in await self._ledger.stored.entries(table.match)]
        earned = earned_titles(table.game, titles, effective([entry for entry in entries if entry is not None]), table.result)
        outcomes = await self._ledger.stored.outcomes_in(table.match)
        own = [row for row in outcomes if row.user > 0 and row.how == "played" and row.own >= OWN and Seat(row.seat) in earned]
        chosen = await self._ledger.stored.reputations([row.user for row in own])
        hidden = {choice.user for choice in chosen if choice.hidden}
        title_rows = [
            rows.TitleRow(table.match, row.user, row.seat, earned[Seat(row.seat)][0], row.ended_at) for row in own if row.user not in hidden
        ]
        if title_rows:
            await self._ledger.write_rows(table.match, title_rows)

    async def at(self, table: Table) -> dict[Seat, str]:
        """Return the titles that were given in a match and that its game still has, by seat."""
        stored = await self._ledger.stored.titles_in(table.match)
        return {Seat(row.seat): row.name for row in stored if _is_declared(table.game, row.name)}

    async def of(self, user: int, guild: int | None) -> tuple[rows.TitledRow, ...]:
        """Return a person's newest titles on a server (`None`: everywhere) that still exist."""
        stored = await self._ledger.stored.titles_of(user, guild)
        return tuple(row for row in stored if _is_declared(row.game, row.name))[:NEWEST]


def _is_declared(game: str, name: str) -> bool:
    """Return whether a game still has a title. Titles of earlier releases may have no words."""
    return any(title.name == name for title in titles_of(game))


def words(game: str, name: str) -> Msg:
    """Return a title in words."""
    return Msg(f"{game}.title.{name}")
