"""The seats that referees offer to somebody."""

from __future__ import annotations

from cogs.actions.servers import TakeOffered
from cogs.panel.spec import Button, Row
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Who
from play.values.names import named_at
from play.values.types import Table


class OffersShown(Shown):
    """Show who is offered which seat, with a button to take it."""

    def lines(self, table: Table, say: Say) -> list[str]:
        return [say(Msg("referee.offered", who=Who(offer.seat), name=named_at(table, offer.person))) for offer in table.offers]

    def rows(self, table: Table, say: Say) -> list[Row]:
        return [
            (Button(TakeOffered(table.match, offer.seat), say(Msg("referee.take", name=named_at(table, offer.person))), "success"),)
            for offer in table.offers
        ]


SHOWN = OffersShown()
