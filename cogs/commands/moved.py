"""Answers old names of commands with the new ones."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from cogs.actions.wire import Action
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.gate import Caller, Gate
from cogs.edge.layout import Interaction
from cogs.panel.spec import Button, Screen
from cogs.screens.moved import MOVED, moved_line
from engine.values.core import EngineError, Msg


class AnswerMoved(Action):
    """Say which command replaces an old one, with a button that does the same.

    `match` is the match that was meant; 0 if there is none.
    """

    command: str
    match: int


async def moved_command(gate: Gate, caller: Caller, interaction: Interaction, name: str) -> Action:
    """Return the action that answers an old name, with the match that was meant."""
    data: Any = interaction.data or {}
    wanted = next((option["value"] for option in data.get("options", ()) if option["name"] == "match"), None)
    number = 0
    with suppress(EngineError):
        number = await gate.resolve_match(caller, wanted)
    return AnswerMoved(name, number)


class MovedCommands(Handlers):
    """Answers old names."""

    @handles(AnswerMoved)
    async def answer(self, click: Click[AnswerMoved]) -> None:
        """Show the new name of the command, with a button that does the same if possible."""
        _, target = MOVED[click.action.command]
        action: Action | None = None
        if isinstance(target, Action):
            action = target
        elif click.action.match:
            action = target(click.action.match)
        rows = () if action is None else ((Button(action, click.say(Msg("discord.moved.open")), "primary"),),)
        await click.reply.screen(Screen((moved_line(click.action.command, click.say),), rows))
