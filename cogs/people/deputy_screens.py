"""The screen of a person's stand-in: what it answers, and what it played. Pure."""

from __future__ import annotations

from typing import get_args

from cogs.actions.seats import ChooseDeputy, TakeBack
from cogs.actions.tables import OpenTurn
from cogs.panel.spec import CHOICE_LABEL, PLACEHOLDER, Button, Choice, Menu, Row, Screen, Style, cut
from cogs.screens import story
from cogs.screens.seats import to_more
from cogs.screens.turn import heading
from engine.values.core import Msg, Say
from play.table.deputies import Stead
from play.values.types import Deputy, Table
from words import has

LINE = 200
"""Characters of one move that was played for somebody."""

DEPUTIES: tuple[Deputy, ...] = get_args(Deputy)


def screen(table: Table, deputy: Deputy, stead: Stead, say: Say, has_small: bool = True) -> Screen:
    """Return the screen of a seat's stand-in, with what it played and the way back.

    `has_small`: whether any question of the game is small.
    """
    match = table.match
    told = Msg("deputy.solo" if table.is_solo else f"deputy.{deputy}.told")
    if told.key == "deputy.small.told" and has(f"{table.game}.small"):
        told = Msg("deputy.small.told-which", which=Msg(f"{table.game}.small"))
    head = [heading(table, say), f"### {say(Msg('deputy.head'))}", say(Msg("deputy.words")), say(told)]
    if deputy != "ask" and not table.is_solo and not (has_small and table.terms.automatic):
        head.append(f"-# {say(Msg('deputy.no-small'))}")
    if table.terms.absence not in ("wait", "vote") and not table.is_solo:
        head.append(f"-# {say(Msg('deputy.time-up'))}")
    choices = tuple(
        Choice(kind, cut(say(Msg(f"deputy.{kind}")), CHOICE_LABEL), cut(say(Msg(f"deputy.{kind}.hint")), CHOICE_LABEL), kind == deputy)
        for kind in DEPUTIES
    )
    rows: list[Row] = [Menu(ChooseDeputy(match), cut(say(Msg(f"deputy.{deputy}")), PLACEHOLDER), choices)]
    lines = [say(Msg("time.played-for", count=len(stead.played)))] if stead.played else []
    for played in reversed(stead.played):
        moved = cut(story.in_words(played.move, say), LINE)
        moved += story.because(played.why, say)
        lines.append(f"• {moved}\n-# {say(Msg(f'deputy.by-{played.by}', when=str(int(played.move.at))))}")
    back = [to_more(match, say), Button(OpenTurn(match), say(Msg("discord.card.my-turn")), "primary")]
    if stead.back:
        style: Style = "danger" if stead.back == "ask" else "secondary"
        back.insert(0, Button(TakeBack(match, table.seq), say(Msg(f"deputy.back-{stead.back}")), style))
    return Screen(tuple(head), (*rows, tuple(back)), body=("\n".join(lines),) if lines else ())
