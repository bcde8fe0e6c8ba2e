"""Records of matches that were played elsewhere: checked, and stored as tables to look at."""

from __future__ import annotations

import asyncio
from typing import Final

from engine.match import registry
from engine.values.chance import commitment
from engine.values.core import Msg
from engine.values.differing import Differs
from play.follows.rows import entry_row, seat_rows, snapshot_row
from play.ledger.ledger import Ledger
from play.minds.fair import FairQueue
from play.minds.replays import Replayed, ReplayedPiece, Replaying, game_of, join_replay
from play.minds.thinking import Thinking
from play.turn.coach import ideas_by_seat
from play.values.errors import NotAllowed
from play.values.live import Live
from play.values.types import Occupant, Person, Place, Table, Terms
from store import rows

BROUGHT: Final = 20
"""The most records that one person may bring here."""

LONGEST: Final = 200.0
"""The most seconds for reading a record. Discord gives a quarter of an hour for a reply, and a review has to fit in as well."""

SEAT: Final = "record"
"""The level of the bot in every seat of such a table: there is no such bot, so nobody can act."""


class Records:
    """Brings in records of matches that were played elsewhere, and removes them."""

    def __init__(self, ledger: Ledger, thinking: Thinking) -> None:
        self._ledger, self._thinking = ledger, thinking
        self._servers = FairQueue()

    async def read(self, data: bytes, user_id: int, place: Place) -> Replayed:
        """Check a record from a file; nothing is stored.

        The processes of the bots replay it in pieces. Waiting servers take turns by the piece, so a long record delays only its own server.
        Raises `BadRecord`, `Differs`, `BadSetting` or `NotAllowed` with the reason.
        """
        game, pieces = game_of(data), list[ReplayedPiece]()
        try:
            async with asyncio.timeout(LONGEST):
                while not pieces or pieces[-1].facts is None:
                    async with self._servers.turn(place.guild_id or user_id):
                        pieces.append(await self._piece(Replaying(game, data, pieces[-1].since if pieces else None)))
        except TimeoutError:
            raise NotAllowed(Msg("record.too-slow")) from None
        return join_replay(game, pieces)

    async def _piece(self, task: Replaying) -> ReplayedPiece:
        """Replay a piece where bots think, in turn with them; in a thread if that fails."""
        async with self._thinking.mind() as mind:
            piece = await mind(task)
        if piece is None:
            piece = await asyncio.to_thread(task.answer, registry.rules(task.game), lambda: False)
        if piece.differs is not None:
            raise Differs("the record comes out otherwise", piece.differs)
        if piece.refused is not None:
            raise NotAllowed(piece.refused)
        return piece

    async def bring(self, data: bytes, person: Person, place: Place) -> Table:
        """Make a table of a record if its replay has the same results. Raises what `read` raises."""
        replayed = await self.read(data, person.user_id, place)
        match = replayed.match
        now = self._ledger.clock.now()
        result = match.result
        terms = Terms(match.settings, dict(match.settings), (match.seats, match.seats))
        occupants = tuple(Occupant(bot=SEAT, name=name) for name in replayed.names)
        table = Table(
            match.rules.name, match.rules.version, terms, "finished" if result else "closed", occupants, opener_id=person.user_id,
            place=place, created_at=now, changed_at=now, seq=match.seq, commitment=commitment(match.seed), seed=match.seed,
            result=result, why=None if result else Msg("record.unfinished"), imported_by=person.user_id,
            ideas_taken=ideas_by_seat(match.entries, match.seats),
        )  # fmt: skip
        writes = [
            *seat_rows(table, ()),
            *(entry_row(rows.NO_MATCH, entry, now) for entry in match.entries),
            snapshot_row(rows.NO_MATCH, match.seq, match.state),
            rows.AtMost("brought", "imported_by", person.user_id, ("finished", "closed"), BROUGHT),
        ]
        live = Live(table, match.rules, match.state, match.seed, acted=(-1,) * match.seats, snapshot_seq=match.seq)
        return (await self._ledger.add(live, writes)).table

    async def remove(self, match: int, user_id: int) -> None:
        """Remove a record that a person brought here. Raises `NotAllowed` for every other table."""
        async with self._ledger.hold(match) as live:
            if live.table.imported_by != user_id:
                raise NotAllowed(Msg("record.not-yours"))
            await self._ledger.write_rows(match, [rows.deletion("match", id=match)])
            self._ledger.forget(match)
