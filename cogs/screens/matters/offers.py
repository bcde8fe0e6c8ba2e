"""The seats that referees offer to somebody."""

from __future__ import annotations

from cogs.actions.referees import TakeOffered
from cogs.edge.services import shown_name
from cogs.panel.spec import Button, Row
from cogs.screens.matters import Shown
from engine.core import Msg, Say, Who
from play.values.types import Table


class OffersShown(Shown):
    """To whom, and the way to take it."""

    def lines(self, table: Table, say: Say) -> list[str]:
        return [say(Msg("referee.offered", who=Who(seat), name=shown_name(person.name))) for seat, person in table.oversight.offers]

    def rows(self, table: Table, say: Say) -> list[Row]:
        return [
            (Button(TakeOffered(table.match, seat), say(Msg("referee.take", name=shown_name(person.name))), "success"),)
            for seat, person in table.oversight.offers
        ]


SHOWN = OffersShown()
