"""The rules of a game on Discord: chapters, pictures, and the choices of a table.

The text of a chapter has two kinds of arguments, so that it can describe what a table plays by. Each setting has its choice, as a number if
it is one; without a table it is `any`. `seats` is the number of players, 0 if it is not known yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import words
from cogs.actions.looking_back import ShowChapter, ShowRules, ShowTableRules
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import Action
from cogs.edge.services import title
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, CHOICES, SHORT, Button, Choice, Menu, Picture, Screen, cut
from cogs.screens import card
from data import tables
from engine import bots
from engine.game.rules import resolve_settings
from engine.match import match, registry
from engine.values.core import Msg, Say, Seat
from play.values.types import Table

ROOM = 3200
"""The most characters of a chapter."""

ANY = "any"
"""The value of every setting if the rules are not those of a table."""


@dataclass(frozen=True, slots=True)
class ChapterPicture:
    """The picture of a chapter: `part` of a position, with `marks` on it.

    It is the position after `moves` sensible moves of a match that is the same for everybody.
    """

    part: str
    moves: int
    marks: tuple[str, ...]


@lru_cache
def chapter_pictures(game: str) -> Mapping[int, ChapterPicture]:
    """Return the pictures of a game's chapters that `games/<game>/data/rules.toml` lists."""
    try:
        listed = tables.table(game, "rules")["picture"]
    except FileNotFoundError:
        return {}
    return {each["chapter"] - 1: ChapterPicture(each["part"], each.get("moves", 0), tuple(each.get("marks", ()))) for each in listed}


@lru_cache(maxsize=32)
def view(game: str, settings: tuple[tuple[str, str], ...], seats: int, moves: int) -> Any:
    """Return the first player's view after `moves` sensible moves of a fixed match.

    It may take a second.
    """
    rules, rng = registry.rules(game), Random(f"rules of {game}")
    played = match.begin(rules, seats, dict(settings), f"rules of {game}")
    for _ in range(moves):
        awaited = rules.to_act(played.state)
        if not awaited:
            break
        played = played.played(awaited[0], bots.line("mate", rules, played.state, awaited[0], rng))
    return rules.view(played.state, Seat(0))


def agreed_settings(game: str, table: Table | None) -> tuple[tuple[tuple[str, str], ...], int]:
    """Return the settings and the number of players (0: unknown) that a reader plays by."""
    if table is None:
        return tuple(resolve_settings(registry.rules(game), {}).items()), 0
    settings = tuple(table.terms.settings.items())
    if table.seq >= 0:
        return settings, len(table.occupants)
    low, high = table.terms.seats
    return settings, low if low == high else 0


def count_chapters(game: str) -> int:
    """Return the number of rules chapters (`<game>-rules-1` and so on) in English."""
    count = 0
    while words.has(f"{game}.rules.{count + 1}"):
        count += 1
    return count


def chapter_text(game: str, chapter: int, seats: int, settings: Mapping[str, str]) -> Msg:
    """Return the text of a chapter (0: the first) for a number of players and some settings.

    Settings that are not given are `any`.
    """
    played = {setting.key: settings.get(setting.key, ANY) for setting in registry.rules(game).settings}
    about = {key: int(choice) if choice.isdecimal() else choice for key, choice in played.items()}
    return Msg(f"{game}.rules.{chapter + 1}", seats=seats, **about)


def screen(
    game: str, chapter: int, say: Say, table: Table | None = None, picture: Picture | None = None, sits_there: bool = False
) -> Screen:
    """Return a chapter (0: the first), with buttons to its neighbours and a menu of all.

    `sits_there`: whether the reader has a seat in the running match of the table, and so a turn to go back to.
    """
    count = count_chapters(game)
    head = f"## {say(title(game))}"
    if not count:
        return Screen((head, say(Msg(f"{game}.blurb"))))
    at = min(chapter, count - 1)
    settings, seats = agreed_settings(game, table)

    def name(index: int) -> Msg:
        return Msg(f"{game}.rules.{index + 1}.title")

    choices = tuple(Choice(str(index), cut(say(name(index)), CHOICE_LABEL), chosen=index == at) for index in range(min(count, CHOICES)))
    buttons = []
    if at:
        buttons.append(Button(_to(game, table, at - 1), cut(f"‹ {say(name(at - 1))}", SHORT)))
    if at + 1 < count:
        buttons.append(Button(_to(game, table, at + 1), cut(say(Msg("discord.rules.next", chapter=name(at + 1))), SHORT), "primary"))
    if table is not None and sits_there:
        buttons.append(Button(OpenTurn(table.match), say(Msg("discord.panel.back"))))
    menu = Menu(ShowRules(game) if table is None else ShowTableRules(table.match), say(Msg("discord.rules.chapter")), choices)
    text = cut(say(chapter_text(game, at, seats, {} if table is None else dict(settings))), ROOM)
    foot = () if table is None else (card.unusual_options(table, say, Msg("discord.rules.here", match=table.match)),)
    heading = say(Msg("discord.rules.heading", chapter=name(at), number=at + 1, count=count))
    return Screen(head=(head, f"### {heading}"), rows=(*in_rows(buttons), menu), picture=picture, body=(text,), foot=foot)


def _to(game: str, table: Table | None, chapter: int) -> Action:
    return ShowChapter(game, chapter) if table is None else ShowTableRules(table.match, chapter)
