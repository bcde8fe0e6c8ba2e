"""Slash commands as actions, with the same gate and the same handlers as clicks."""

from __future__ import annotations

from collections.abc import Callable

from cogs.actions.looking_back import ShowTableRules
from cogs.actions.wire import Action
from cogs.commands.completions import Completions
from cogs.edge.clicks import Clicks
from cogs.edge.gate import Caller
from cogs.edge.layout import Interaction
from engine.values.core import EngineError, Msg


class Runner:
    """Runs the action of a slash command."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.completions = Completions(clicks.services, clicks.gate)

    async def run(self, interaction: Interaction, action: Action) -> None:
        """Run an action that is about no match, or that names its match."""

        async def make(caller: Caller) -> Action:
            return action

        await self.clicks.command(interaction, make)

    async def about(self, interaction: Interaction, match: int | None, action: Callable[[int], Action]) -> None:
        """Run an action on the match of a number, or on the match of the channel if none is given."""

        async def make(caller: Caller) -> Action:
            return action(await self.clicks.gate.resolve_match(caller, match))

        await self.clicks.command(interaction, make)

    async def rules(self, interaction: Interaction) -> None:
        """Show the rules of the match that is meant in this channel, as its table plays them."""

        async def make(caller: Caller) -> Action:
            try:
                return ShowTableRules(await self.clicks.gate.resolve_match(caller, match=None), 0)
            except EngineError as error:
                raise EngineError("no game", Msg("discord.rules.which")) from error

        await self.clicks.command(interaction, make)
