"""The slash commands: each makes an action, for the same gate and handlers as a click.

Everybody can use them on servers where the bot is installed and in its direct messages; admins can restrict them on their server
(Integrations). A person can also install the bot for themselves: then `/desk` works everywhere, also on servers without the bot. The names
are English for everybody, so that people can tell them to each other; descriptions come from the catalogues, see `texts`.

There is no `/help`: the list that opens at `/` describes all twelve commands, and `/play` leads on to the rest.

| module | has |
|---|---|
| `plain` | the commands that do one thing |
| `looking_back` | `/match`, which shows many things of a match |
| `running` | how a command becomes an action |
| `completions` | what is offered while a person types |
| `moved` | the old names of commands, of the last release |
"""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.commands import looking_back, plain
from cogs.commands.running import Runner
from cogs.edge.clicks import Clicks


def add_commands(tree: app_commands.CommandTree[Any], clicks: Clicks) -> None:
    """Put all commands into the tree."""
    runner = Runner(clicks)
    for commands in (plain, looking_back):
        commands.add(tree, runner)
