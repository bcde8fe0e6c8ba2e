"""The slash commands: each makes an action, for the same gate and handlers as a click.

They can be used in servers where the bot is installed and in its direct messages, by everybody; those who run a server can restrict them
there (Integrations). `/desk` can also be had by a person who installs the bot for themselves: anywhere, also where the bot is not; there it
answers, and needs nothing else. The names are English for everybody, because people tell each other; descriptions come from the
catalogues, see `texts`.

There is no `/help`: the list that opens at `/` describes all twelve, and `/play` leads on to the rest. It cannot be answered like an old
name either, because Discord's clients send only names that they know.

`plain` those that ask for one thing, `looking_back` the one about a match · `running` from a command to its action · `completions` while
one types · `moved` the names of the last release
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
