"""The twelve commands: their descriptions fit, texts name no other commands, and former names lead to new ones."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, cast
from unittest.mock import MagicMock

import discord
from discord import app_commands

from cogs.commands import add_commands
from cogs.commands.looking_back import SHOWN
from cogs.screens.moved import MOVED
from tests.house.test_papers import PAPERS
from words import catalogue_files

COMMANDS = {"play", "desk", "move", "undo", "learn", "rules", "match", "stats", "settings", "privacy", "referee", "setup"}

LONGEST = 90
"""Characters of a description in English; Discord takes 100, and other languages are longer."""

NAMED = re.compile(r"(?<![\w/.>)\]-])/([a-z]+)(?![\w/.-])")
"""A command in a text: a word after a slash that is no part of a path."""

OTHERS = {"terminal.ftl", "adding_a_game.md", "releases.md", "hosting.md"}
"""Texts of the command line and about folders and addresses: they have words after slashes that are no commands."""


@cache
def tree() -> app_commands.CommandTree[Any]:
    client = discord.Client(intents=discord.Intents.none())
    new_tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)

    add_commands(new_tree, cast(Any, MagicMock()))
    return new_tree


def texts_of(file: Path) -> list[str]:
    """Return the lines of a paper without its code, or the messages of a catalogue without their keys."""
    lines = file.read_text(encoding="utf-8").splitlines()
    if file.suffix == ".md":
        return [line for line in lines if not line.startswith("    ")]
    return [line.partition(" = ")[2] or line for line in lines]


def commands() -> list[app_commands.Command[Any, ..., Any]]:
    return [command for command in tree().get_commands() if isinstance(command, app_commands.Command)]


def test_the_commands_are_these_twelve() -> None:
    assert {command.name for command in commands()} == COMMANDS


def test_descriptions_of_commands_and_options_fit() -> None:
    descriptions = {command.name: command.description for command in commands()}
    descriptions |= {f"{command.name} {option.name}": str(option.description) for command in commands() for option in command.parameters}
    assert {name: text for name, text in descriptions.items() if not 1 < len(text) <= LONGEST} == {}


def test_old_names_have_a_new_one_and_lead_to_a_command() -> None:
    old = {"start", "find", "tables", "turns", "substitute", "leaderboard", "board", "log", "replay", "story", "film", "review", "verify"}
    assert set(MOVED) == old | {"export", "import"} and not set(MOVED) & COMMANDS
    for new, _ in MOVED.values():
        name, _, option = new[1:].partition(" ")
        command = next(command for command in commands() if command.name == name)
        typed = dict(part.split(":") for part in option.split())
        assert set(typed) <= {parameter.display_name for parameter in command.parameters}, new
        assert typed.get("show", "file") in SHOWN


def test_a_former_command_is_shown_by_its_old_name() -> None:
    assert set(MOVED) & set(SHOWN) == {"log", "replay", "story", "film", "review", "verify"}


def test_every_command_that_a_text_names_exists() -> None:
    files = [file for file in (*PAPERS, *catalogue_files("en")) if file.name not in OTHERS]
    named = {(file.name, match[1]) for file in files for line in texts_of(file) for match in NAMED.finditer(line)}
    assert {name for _, name in named} & COMMANDS, "the pattern finds commands"
    assert {(file, name) for file, name in named if name not in COMMANDS} == set()
