"""Records of matches that were played elsewhere, as files.

They are checked, and brought here as tables that can be looked at but not played.
"""

from __future__ import annotations

import asyncio
from typing import Final

from engine.match import registry
from engine.values import codec
from engine.values.chance import commitment
from engine.values.core import Msg
from engine.values.differing import Differs
from play.follows.rows import entry_row, match_row, seat_rows
from play.ledger.ledger import Ledger
from play.minds.fair import Fair
from play.minds.replays import Replayed, ReplayedPiece, Replaying, game_of, join_replay
from play.minds.thinking import Thinking
from play.turn.coach import ideas_by_seat
from play.values.errors import NotAllowed
from play.values.live import Live
from play.values.types import Occupant, Person, Place, Table, Terms
from store import rows

BROUGHT: Final = 20
"""Records that one person may have brought here."""

LONGEST: Final = 200.0
"""Seconds after which a record is given up, with the time in which others had their turns. A review of it has time after that: an answer
can follow within a quarter of an hour."""

SEAT: Final = "record"
"""Who sits in every seat of such a table: nobody who could act."""


class Records:
    """Brings in records of matches that were played elsewhere, and gives records out."""

    def __init__(self, ledger: Ledger, thinking: Thinking) -> None:
        self._ledger, self._thinking = ledger, thinking
        self._servers = Fair()

    async def read(self, data: bytes, user_id: int, place: Place) -> Replayed:
        """A record that somebody has as a file; nothing is kept.

        It is replayed where bots think, in pieces, and of all servers where somebody wants that each has one in turn: a record that takes
        long holds up those of its own server only. Raises `BadRecord`, `Differs`, `BadSetting` or `NotAllowed`, each with what is wrong.
        """
        game, pieces = game_of(data), list[ReplayedPiece]()
        try:
            async with asyncio.timeout(LONGEST):
                while not pieces or pieces[-1].told is None:
                    async with self._servers.turn(place.guild_id or user_id):
                        pieces.append(await self._piece(Replaying(game, data, pieces[-1].since if pieces else None)))
        except TimeoutError:
            raise NotAllowed(Msg("record.too-slow")) from None
        return join_replay(game, pieces)

    async def _piece(self, task: Replaying) -> ReplayedPiece:
        """Replay a piece where bots think, in turns with them.

        In a thread when nothing comes of it there.
        """
        async with self._thinking.mind() as mind:
            found = await mind(task)
        if found is None:
            found = await asyncio.to_thread(task.answer, registry.rules(task.game), lambda: False)
        if found.differs is not None:
            raise Differs("the record comes out otherwise", found.differs)
        if found.refused is not None:
            raise NotAllowed(found.refused)
        return found

    async def bring(self, data: bytes, person: Person, place: Place) -> Table:
        """Make a table of a record that agrees with this program's rules.

        Every entry, state and chance has to agree. The table can be looked at.

        Raises what `read` raises; then nothing is stored.
        """
        read = await self.read(data, person.user_id, place)
        match = read.match
        now = self._ledger.clock.now()
        result = match.result
        table = Table(
            match=0, game=match.rules.name, version=match.rules.version,
            terms=Terms(match.settings, dict(match.settings), (match.seats, match.seats)), status="finished" if result else "closed",
            occupants=tuple(Occupant(bot=SEAT, name=name) for name in read.names), opener_id=person.user_id, invited=(), place=place,
            own_thread=False, card=None, edition=1, seq=match.seq, to_act=(), late=(), followers=(),
            commitment=commitment(match.seed), seed=match.seed, result=result, why=None if result else Msg("record.unfinished"),
            rematch=None, created_at=now, changed_at=now, imported_by=person.user_id,
            ideas_taken=ideas_by_seat(match.entries, match.seats),
        )  # fmt: skip
        writes = [
            *seat_rows(table, ()),
            *(entry_row(0, entry, now) for entry in match.entries),
            rows.SnapshotRow(0, match.seq, codec.dumps(codec.encode(match.state))),
            rows.AtMost("brought", "imported_by", person.user_id, ("finished", "closed"), BROUGHT),
        ]
        number = await self._ledger.read(self._ledger.store.new_match(match_row(table, match.seed, 1), writes))
        live = Live(table, match.rules, match.state, match.seed, (-1,) * match.seats, (), {}, kept=match.seq, revision=1)
        live = live.with_table(match=number)
        self._ledger.keep(live)
        return live.table

    async def remove(self, match: int, user_id: int) -> None:
        """Remove a record that a person brought here.

        Raises `NotAllowed` for every other table.
        """
        async with self._ledger.held(match) as live:
            if live.table.imported_by != user_id:
                raise NotAllowed(Msg("record.not-yours"))
            await self._ledger.write_rows(match, [rows.ImportGone(match)])
            self._ledger.forget(match)
