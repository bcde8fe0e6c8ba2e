"""Old names of commands, of the last release, and what to type now.

Discord deletes an admin's permissions for an old name with the command: the page *Check* of `/setup` names what was lost.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.actions.learning import ShowPlay
from cogs.actions.looking_back import AskForFile, Export, ShowFilm, ShowLog, ShowReplay, ShowReview, ShowStory, Verify
from cogs.actions.panel import AtTable
from cogs.actions.people import ShowDesk, ShowLeaderboard, ShowTurns
from cogs.actions.seats import ShowBench
from cogs.actions.tables import OpenView
from cogs.actions.wire import Action
from engine.values.core import Msg, Say

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


def moved_line(old: str, say: Say) -> str:
    """Return a sentence that says what to type now, with `show:` in the reader's language."""
    new, _ = MOVED[old]
    start, show, choice = new.partition("show:")
    typed = f"{start}{show}{say(Msg(f'discord.name.{choice}'))}" if show else new
    return say(Msg("discord.moved.line", old=f"/{old}", new=typed))
