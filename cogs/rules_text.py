"""The rules of a game in place: pages from the catalogues. Pure."""

from __future__ import annotations

import words
from cogs.actions import ShowRules
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Choice, Menu, Screen, cut
from cogs.services import title
from engine.core import Msg, Say


def chapters(game: str) -> int:
    """How many chapters of rules a game's English catalogue has: `<game>-rules-1`, `-2` and so on."""
    count = 0
    while words.has(f"{game}.rules.{count + 1}"):
        count += 1
    return count


def screen(game: str, chapter: int, say: Say) -> Screen:
    """One chapter, with a menu of the others. Chapter 0 is the first."""
    count = chapters(game)
    head = f"## {say(title(game))}"
    if not count:
        return Screen((head, say(Msg(f"{game}.blurb"))))
    at = min(chapter, count - 1)
    choices = tuple(
        Choice(str(index), cut(say(Msg(f"{game}.rules.{index + 1}.title")), CHOICE_LABEL), chosen=index == at)
        for index in range(min(count, CHOICES))
    )
    menu = Menu(ShowRules(game), say(Msg("discord.rules.chapter")), choices)
    name = say(Msg(f"{game}.rules.{at + 1}.title"))
    return Screen((head, f"### {name}"), (menu,), body=(cut(say(Msg(f"{game}.rules.{at + 1}")), 3500),))
