"""Newer rules by which a match comes out otherwise: it is frozen, and its people vote (play/table/upgrades.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.core import Seat
from play.follows.matter import Asked
from play.table.acting import Acting, Hands
from play.table.upgrades import UNASKED, Upgrades
from play.values.live import Live, MatterKind, Timers
from play.values.moment import Moment
from play.values.stands import Upgrade
from play.values.types import Table


class Upgrading(Acting):
    """By which rules a match goes on."""

    name = "upgrade"
    type = Upgrade
    order = 20
    statuses = ("frozen",)
    kinds: ClassVar[Mapping[MatterKind, float]] = {UNASKED: 0.0}

    def seats(self, value: Upgrade) -> Iterable[Seat]:
        return [seat for seat, _ in value.votes]

    def asks(self, table: Table) -> tuple[Asked, ...]:
        """Everybody who has not voted. The card asks also where nobody sits."""
        asked = table.upgrade
        if asked is None:
            return ()
        voted = {seat for seat, _ in asked.votes}
        return (Asked(asked.key, asked.edition, tuple(seat for seat in table.people if seat not in voted), asked),)

    def timers(self, live: Live, moment: Moment) -> Timers:
        """Where nobody sits who could vote, it is decided at once."""
        asked = live.table.upgrade
        return {} if asked is None or asked.kept or live.table.people else {(UNASKED, Seat(0)): moment.now}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        await Upgrades(hands.ledger).settle(live)

    async def recount(self, hands: Hands, live: Live) -> None:
        await Upgrades(hands.ledger).recount(live)


MATTER = Upgrading()
