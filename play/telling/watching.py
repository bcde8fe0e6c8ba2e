"""People who watch: what followers are notified of, and whom they predict to win.

Followers get at most one message a day of each table, in private and without a sound. Everything is computed from a spectator's view. A
row of each match stores the last message and whether predictions are closed. The row has a number that each change raises by one, so of two
processes only one can send a message.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct

from engine.game.rules import Rules
from engine.values import codec
from engine.values.core import Msg, Seat
from play.follows.effects import effect
from play.follows.watching import (
    OPEN,
    QUIET,
    FollowersKnow,
    count_predictions,
    is_predictable,
    may_predict,
    news_for_followers,
    share_passed,
    what_followers_know,
)
from play.ledger.ledger import Ledger
from play.people.house import Houses
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, leniently
from play.values.types import Table
from store import rows
from store.rows import Write


class Belief(Struct, frozen=True):
    """What a person sees of the predictions at a table."""

    is_open: bool
    refused: Msg | None = None
    """Why the person may not predict; `None` if they may."""
    own: Seat | None = None
    """The person's own prediction."""
    count: int = 0
    """The number of all predictions once they are closed; 0 before."""
    seats: tuple[tuple[Seat, int], ...] = ()
    """How many people predict each seat, once predictions are closed; empty before."""


class Watching:
    """Tells followers what happened, and keeps their predictions."""

    def __init__(self, ledger: Ledger, houses: Houses) -> None:
        self._ledger = ledger
        self._houses = houses

    async def announce(self, table: Table) -> bool:
        """Notify followers of changes, at most once a day, and close predictions in time.

        Returns whether followers are notified.
        """
        house = await self._houses.lately(table.place.guild_id)
        if not house.watching or table.lesson is not None or not table.followers:
            return False
        live, match = await self._ledger.current(table.match), table.match
        table = live.table
        if table.status != "running" or live.rules is None or live.state is None:
            return False
        now, row = self._ledger.clock.now(), await self._ledger.stored.watch(match)
        rules, view = live.rules, live.rules.view(live.state, None)
        present = what_followers_know(rules, view, table)
        closed = (row is not None and bool(row.closed)) or share_passed(rules, view, table) >= OPEN
        before = present if row is None else _followers_know(row)
        after, msg = news_for_followers(before, present)
        last_at = 0.0 if row is None else row.at
        if msg is not None and now - last_at < QUIET:
            after, msg = before, None
        listeners = [user for user in table.followers if table.seat_of(user) is None and house.may_watch(table, user)]
        msg = msg if listeners else None
        if row is not None and (after, closed) == (before, bool(row.closed)):  # there is nothing to store
            return False
        number = 1 if row is None else row.number + 1
        writes: list[Write] = [rows.WatchRow(match, number, now if msg is not None else last_at, codec.dumps(after), closed)]
        if msg is not None:
            text = codec.dumps(codec.message_json(msg))
            for user in listeners:
                writes += [rows.NewNotice(match, user, text, now), effect(table, "notice", user, now)]
        with suppress(StaleTable):  # another process was faster and sends it
            await self._ledger.write_rows(match, writes)
        return msg is not None

    async def belief(self, table: Table, user_id: int) -> Belief | None:
        """Return what a person sees of the predictions at a table; `None` where nobody predicts."""
        house = await self._houses.lately(table.place.guild_id)
        if table.status != "running" or not house.watching or not is_predictable(table):
            return None
        live = await self._ledger.current(table.match)
        if live.rules is None or live.state is None:
            return None
        predictions = await self._predictions(table)
        own = next((Seat(row.seat) for row in predictions if row.user == user_id), None)
        if not await self._is_closed(live, live.rules):
            return Belief(is_open=True, refused=may_predict(table, user_id, self._ledger.clock.now()), own=own)
        return Belief(is_open=False, own=own, count=len(predictions), seats=count_predictions([row.seat for row in predictions]))

    async def _predictions(self, table: Table) -> list[rows.PredictionRow]:
        """Return the predictions at a table by people who have never sat there."""
        players = {person.user_id for person in table.players}
        return [row for row in await self._ledger.stored.predictions(table.match) if row.user not in players]

    async def predict(self, match: int, user_id: int, seat: Seat) -> None:
        """Store or change a person's prediction. Raises `NotAllowed` for players and if closed."""
        live = await self._ledger.current(match)
        belief = await self.belief(live.table, user_id)
        if belief is None or not belief.is_open or seat not in range(len(live.table.occupants)):
            raise NotAllowed(Msg("watch.closed"))
        if belief.refused is not None:
            raise NotAllowed(belief.refused)
        await self._ledger.write_rows(match, [rows.PredictionRow(match, user_id, seat, self._ledger.clock.now())])

    async def _is_closed(self, live: Live, rules: Rules[object, object]) -> bool:
        """Return whether predictions are closed, and store it: an undo does not open them again."""
        row = await self._ledger.stored.watch(live.match)
        if row is not None and row.closed:
            return True
        view = rules.view(live.state, None)
        if share_passed(rules, view, live.table) < OPEN:
            return False
        number, at = (1, 0.0) if row is None else (row.number + 1, row.at)
        knowledge = codec.dumps(what_followers_know(rules, view, live.table)) if row is None else row.told
        await self._ledger.write_rows(live.match, [rows.WatchRow(live.match, number, at, knowledge, True)])
        return True

    async def predictions(self, table: Table) -> tuple[int, tuple[tuple[Seat, int], ...]]:
        """Return the predictions for a finished match: their number, and the number by seat."""
        if table.status != "finished" or table.place.guild_id is None or not (await self._houses.lately(table.place.guild_id)).watching:
            return 0, ()
        predictions = await self._predictions(table)
        return len(predictions), count_predictions([row.seat for row in predictions])


def _followers_know(row: rows.WatchRow) -> FollowersKnow:
    """Return what followers knew by a row; the default if it cannot be read."""
    known: FollowersKnow = leniently(lambda: msgspec.json.decode(row.told, type=FollowersKnow), FollowersKnow())
    return known
