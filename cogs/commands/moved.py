"""Commands of the last release that have another name now, with which they are answered.

Whether a server had set permissions of its own for an old name cannot be known: Discord deletes them with the command.
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
"""Every old name, what is typed in its place, and what it shows: of the match that is meant, where it is about one."""


class AnswerMoved(Action):
    """Say which command took the place of an old one, and lead there.

    `match` is the one that was meant, or 0.
    """

    command: str
    match: int


async def moved_command(gate: Gate, caller: Caller, interaction: Interaction, name: str) -> Action:
    """Return the answer to an old name, with the match that it was about."""
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
        """Show the new name of the command, with a button that does the same."""
        new, target = MOVED[click.action.command]
        if isinstance(target, Action):
            action: Action | None = target
        else:
            action = target(click.action.match) if click.action.match else None
        rows = () if action is None else ((Button(action, click.say(Msg("discord.moved.open")), "primary"),),)
        line = Msg("discord.moved.line", old=f"/{click.action.command}", new=_typed(new, click.say))
        await click.reply.screen(Screen((click.say(line),), rows))


def _typed(command: str, say: Say) -> str:
    """Return a command with the choice of `show:` as its reader's Discord names it."""
    start, show, choice = command.partition("show:")
    return f"{start}{show}{say(Msg(f'discord.name.{choice}'))}" if show else command
