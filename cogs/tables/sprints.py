"""Saying that one is here for a while: then a table can go live."""

from __future__ import annotations

from cogs.actions.sprint import Arrive, Depart
from cogs.actions.tables import OpenTurn
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.panel.spec import Button, Screen
from cogs.screens.matters.sprint import present_lines
from engine.core import Msg


class SprintClicks:
    """Being here, and not."""

    def __init__(self, services: Services) -> None:
        self.host = services.host

    @handles(Arrive)
    async def arrive(self, click: Click[Arrive]) -> None:
        """Be here for half an hour, at all one's tables."""
        until = await self.host.presence.arrive(click.user_id)
        table = await self.host.reading.table(click.action.match)
        say = click.about(table)
        lines = (say(Msg("sprint.arrived", when=str(int(until)))), *present_lines(table, say))
        row = (
            Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"),
            Button(Depart(table.match), say(Msg("sprint.depart"))),
        )
        # In a direct message the list of what waits stays, which would else take the place of the answer at once.
        await (click.reply.beside if click.reply.in_direct else click.reply.screen)(Screen(lines, (row,)))

    @handles(Depart)
    async def depart(self, click: Click[Depart]) -> None:
        """Not be here any more."""
        await self.host.presence.leave(click.user_id)
        row = (Button(Arrive(click.action.match), click.say(Msg("sprint.arrive"))),)
        await click.reply.screen(Screen((click.say(Msg("sprint.departed")),), (row,)))
