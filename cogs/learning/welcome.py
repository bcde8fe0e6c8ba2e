"""The way in: a word of welcome with buttons, and a match against bots in two clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import words
from cogs.actions.learning import (
    BeginLesson,
    ChooseGameAgainstBots,
    ChooseLevel,
    OpenLessons,
    PlayAgainstBots,
    PostWelcome,
    SetUpTable,
    ShowGame,
    ShowPlay,
    ShowWelcome,
)
from cogs.actions.seats import PlayLive, SitDown
from cogs.actions.tables import OpenPreset
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services, title
from cogs.edge.until_turn import until_turn
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Button, Captioned, Choice, Menu, Picture, Row, Screen, cut
from cogs.screens import finding
from cogs.screens import presets as table_presets
from cogs.screens.private import ScreenHandlers
from cogs.tables.lobby import opening_terms
from engine.bots import KINDS, USUAL
from engine.game.lessons import lesson
from engine.match import registry
from engine.values.core import EngineError, Msg, Say
from play.people.house import Preset
from play.values.errors import NotAllowed
from play.values.names import bot_manner, bot_strength, known_level
from play.values.types import LIVE, Table
from words import speaker

COLOUR = 0x2F6F8F

AT_ONCE = 6
"""Games that have a row of their own; the others are in a menu."""

AT_A_TABLE = 3
"""Seats of a table against bots, where the game takes so many."""

SEAT_FREE = Msg("discord.welcome.seat-free")

DOUBLE = 10.0
"""Seconds for which a second click on the same button means the match that the first one began."""

PATIENCE = 6.0
"""Seconds that a new match against bots waits for the person's first turn before it shows what there is."""


class Welcome(ScreenHandlers):
    """The clicks of a person who has never played here."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opening = asyncio.Lock()

    @handles(ShowWelcome, PostWelcome)
    async def show(self, click: Click[ShowWelcome | PostWelcome]) -> None:
        """Post the word of welcome for everybody in the channel."""
        if not click.caller.can_post:
            raise NotAllowed(Msg("discord.setup.not-here"))
        await click.reply.text(Msg("discord.welcome.posted"))
        house = await self.host.houses.of(click.caller.place.guild_id)
        await click.reply.public(screen(speaker(house.language_at(click.caller.place.channel_id) or click.language)))

    @handles(ShowPlay, ShowGame, ChooseGameAgainstBots)
    async def play(self, click: Click[ShowPlay | ShowGame | ChooseGameAgainstBots]) -> None:
        """Show every game with the ways to begin it, or one alone."""
        wanted = click.action.game if isinstance(click.action, ShowGame) else click.value
        await self._offer(click, await self.host.reading.level_against(click.user_id), wanted)

    @handles(ChooseLevel)
    async def choose_level(self, click: Click[ChooseLevel]) -> None:
        """Show the games with bots of another level."""
        await self._offer(click, known_level(next(iter(click.values), USUAL)))

    async def _offer(self, click: Click[Any], level: str, wanted: str = "") -> None:
        """Show the panel from which everything begins; the game played last is green."""
        tables = await self.host.reading.tables_of(click.user_id, (*LIVE, "finished"))
        last = max(tables, key=lambda table: table.changed_at).game if tables else ""
        presets = table_presets.own_presets(await self.host.houses.of(click.caller.place.guild_id))
        games = (wanted,) if wanted in registry.names() else ()
        may_attach = click.reply.interaction.app_permissions.attach_files
        shown = games or registry.names()[:AT_ONCE]
        strip = await self.services.pictures.strip(shown, click.language) if may_attach else None
        await click.reply.screen(play_screen(click.say, level, last, presets, games, strip))

    @handles(SetUpTable)
    async def set_up_table(self, click: Click[SetUpTable]) -> None:
        """Show how long a match with friends may take: every button opens the table."""
        registry.rules(click.action.game)  # raises for a game that is not here any more
        house = await opening_terms(click, self.host)
        place = click.caller.place
        await click.reply.screen(table_presets.friends_screen(click.action.game, house, place.thread_id or place.channel_id, click.say))

    @handles(PlayAgainstBots)
    async def play_against_bots(self, click: Click[PlayAgainstBots]) -> None:
        """Open and start a table with bots in all other seats; show the first turn when it comes."""
        if not click.caller.can_post:
            raise NotAllowed(Msg("discord.setup.not-here"))
        await opening_terms(click, self.host)
        async with self._opening:
            table = await self._begun_just_now(click) or await self._begin(click)
        await until_turn(self.host, table, click.user_id, PATIENCE)
        started = click.say(Msg("discord.welcome.started", game=title(table.game), match=table.match))
        opened = await self.screens.open_panel(table.match, click.user_id, click.language)
        # Small and above all: the stake of the first choice keeps its place.
        await click.reply.screen(replace(opened.screen, head=(f"-# {started}", *opened.screen.head)))
        await self.screens.delete_shown_notices(opened)

    async def _begun_just_now(self, click: Click[PlayAgainstBots]) -> Table | None:
        """Return the match that the first click of two began."""
        since = self.host.ledger.clock.now() - DOUBLE
        for table in await self.host.reading.tables_of(click.user_id, ("running",)):
            is_alone = table.people == (table.seat_of(click.user_id),) and table.lesson is None
            if is_alone and table.game == click.action.game and table.created_at > since:
                return table
        return None

    async def _begin(self, click: Click[PlayAgainstBots]) -> Table:
        """Open and start a match against bots; close its table if it may not start."""
        count = min(registry.rules(click.action.game).seats, key=lambda seats: abs(seats - AT_A_TABLE))
        person, place = click.caller.person, click.caller.place
        bots, own_thread = [click.action.bot] * (count - 1), place.thread_id is None
        opened = await self.host.tables.open(
            click.action.game, person, place, seats=count, own_thread=own_thread, bots=bots, ideas="free", roles=click.caller.roles_to_open,
            language=click.language,
        )  # fmt: skip
        try:
            return await self.host.tables.start(opened.match, person.user_id)
        except EngineError:
            await self.host.tables.close(opened.match, person.user_id)
            raise


def invitation(table: Table, say: Say) -> Screen:
    """Return the line below the card of a match that waits for somebody to step in."""
    button = Button(SitDown(table.match, table.to_act[0], False), say(Msg("discord.welcome.sit-down")), "success")
    return Screen((say(SEAT_FREE),), ((button,),), colour=COLOUR)


def screen(say: Say) -> Screen:
    """Return the word of welcome: what this is, and the ways to begin."""
    lines = [f"- **{say(title(game))}** – {say(brief(game))}" for game in registry.names()]
    buttons = (
        Button(ShowPlay(), say(Msg("discord.welcome.play")), "success"),
        Button(OpenLessons(), say(Msg("discord.welcome.learn"))),
        finding.button(say),
        Button(PlayLive(True), say(Msg("sprint.call"))),
    )
    head = (f"## {say(Msg('discord.welcome.head'))}", say(Msg("discord.welcome.text")))
    foot = (f"-# {say(Msg('discord.welcome.foot'))}",)
    return Screen(head, tuple(in_rows(buttons)), body=("\n".join(lines),), foot=foot, colour=COLOUR)


def play_screen(
    say: Say, level: str, last: str, presets: Sequence[Preset] = (), games: Sequence[str] = (), strip: Picture | None = None
) -> Screen:
    """Return the panel from which everything begins: the boards, and a row a game.

    `last`: the game that the person played or learned last, which is green; if there is none, the first lesson is. `games`: the only
    ones to show, if not empty.
    """
    every = games or registry.names()
    how = (say(Msg("discord.welcome.how")),)
    rows: list[Row] = [_row(game, say, level, game == last, is_new=not last and game == every[0]) for game in every[:AT_ONCE]]
    if games:
        rows.append((Button(ShowPlay(), say(Msg("discord.welcome.all"))),))
        return Screen((), tuple(rows), strip, how, colour=COLOUR)
    if len(every) > AT_ONCE:
        others = tuple(Choice(game, cut(say(title(game)), CHOICE_LABEL)) for game in every[AT_ONCE : AT_ONCE + CHOICES])
        rows.append(Menu(ShowPlay(), say(Msg("discord.welcome.others")), others))
    names = {kind: cut(say(Msg("discord.welcome.level", bot=bot_strength(kind))), CHOICE_LABEL) for kind in KINDS}
    levels = tuple(Choice(kind, name, say(bot_manner(kind)), kind == level) for kind, name in names.items())
    rows.append(Menu(ChooseLevel(), names[level], levels))
    if presets:
        named = tuple(Choice(preset.name, cut(preset.name, CHOICE_LABEL), cut(say(title(preset.game)), CHOICE_LABEL)) for preset in presets)
        rows.append(Menu(OpenPreset(), say(Msg("discord.welcome.presets")), named[:CHOICES]))
    rows.append((finding.button(say),))
    return Screen((), tuple(rows), strip, how, colour=COLOUR)


def _row(game: str, say: Say, level: str, is_last: bool, is_new: bool) -> Captioned:
    """Return a game: its name and one grey line, and the ways to begin it.

    `is_last`: the reader played it last, so *Play* is green. `is_new`: they have played nothing yet, so the lesson is green.
    """
    seats, evening = registry.rules(game).seats, registry.rules(game).evening
    minutes = 0 if evening is None else evening.minutes
    line = Msg("discord.welcome.game", low=min(seats), high=max(seats), what=brief(game), minutes=minutes)
    buttons = [
        Button(PlayAgainstBots(game, level), say(Msg("discord.welcome.play")), "success" if is_last else "secondary"),
        Button(SetUpTable(game), say(Msg("discord.welcome.table"))),
    ]
    if lesson(game) is not None:
        buttons.append(Button(BeginLesson(game), say(Msg("discord.welcome.lesson")), "success" if is_new else "secondary"))
    return Captioned(f"**{say(title(game))}**\n-# {say(line)}", tuple(buttons))


def brief(game: str) -> Msg:
    """Return what one does in a game, in a few words or in its first sentence."""
    key = f"{game}.brief"
    return Msg(key if words.has(key) else f"{game}.blurb")
