"""The click of those who watch: who wins."""

from __future__ import annotations

from cogs.actions.tables import Predict
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, handles
from cogs.screens.private import ScreenHandlers
from engine.values.core import EngineError, Msg, Seat


class WatchingClicks(ScreenHandlers):
    """What somebody who watches can do beside watching."""

    @handles(Predict)
    async def predict(self, click: Click[Predict]) -> None:
        """Keep what was said, and show the panel again."""
        seat = whole_number(click.value, 2)
        if seat is None:
            raise EngineError("no seat", Msg("discord.old-control"))
        await self.host.watching.predict(click.action.match, click.user_id, Seat(seat))
        await self.screens.answer(click)
