"""Old names of commands, of the last release: each is answered with the new name.

An admin's permissions for an old name are lost, because Discord deletes them with the command.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from cogs.actions.learning import ShowPlay
from cogs.actions.looking_back import AskForFile, Export, ShowFilm, ShowLog, ShowReplay, ShowReview, ShowStory, Verify
from cogs.actions.panel import AtTable
from cogs.actions.people import ShowDesk, ShowLeaderboard, ShowTurns
from cogs.actions.seats import ShowBench
from cogs.actions.tables import OpenView
from cogs.actions.wire import Action
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.gate import Caller, Gate
from cogs.edge.layout import Interaction
from cogs.panel.spec import Button, Screen
from engine.values.core import EngineError, Msg, Say

MOVED: Mapping[str, tuple[str, Action | type[AtTable]]] = {
    "start": ("/play post:True", ShowPlay()),
    "find": ("/play", ShowPlay()),
    "tables": ("/desk", ShowDesk()),
    "turns": ("/settings", ShowTurns()),
    "substitute": ("/settings", ShowBench()),
    "leaderboard": ("/stats", ShowLeaderboard()),
    "board": ("/match show:picture", OpenView),
    "log": ("/match show:log", ShowLog),
    "replay": ("/match show:replay", ShowReplay),
    "story": ("/match show:story", ShowStory),
    "film": ("/match show:film", ShowFilm),
    "review": ("/match show:review", ShowReview),
    "verify": ("/match show:verify", Verify),
    "export": ("/match show:file", Export),
    "import": ("/match file:", AskForFile("import")),
}
"""Each old name with the command to type now, and the action that it did: one for everybody, or one about a table."""


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
        new, target = MOVED[click.action.command]
        action: Action | None = None
        if isinstance(target, Action):
            action = target
        elif click.action.match:
            action = target(click.action.match)
        rows = () if action is None else ((Button(action, click.say(Msg("discord.moved.open")), "primary"),),)
        line = Msg("discord.moved.line", old=f"/{click.action.command}", new=_typed(new, click.say))
        await click.reply.screen(Screen((click.say(line),), rows))


def _typed(command: str, say: Say) -> str:
    """Return a command with the choice of `show:` in the reader's language."""
    start, show, choice = command.partition("show:")
    return f"{start}{show}{say(Msg(f'discord.name.{choice}'))}" if show else command
