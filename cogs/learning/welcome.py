"""The way in: a word of welcome with buttons, and a match against bots in two clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from cogs.actions.lessons import OpenLessons
from cogs.actions.seats import SitDown
from cogs.actions.sprint import PlayLive
from cogs.actions.ways_in import ChooseGame, ChooseGameAgainstBots, ChooseLevel, PlayAgainstBots, SetUpTable, ShowWelcome
from cogs.actions.wire import Action
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services, title
from cogs.edge.until_turn import until_turn
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Choice, Menu, Screen
from cogs.screens import finding
from cogs.screens import options as table_options
from cogs.screens.options import TableOptions
from cogs.screens.private import PrivateScreens
from cogs.tables.lobby import opening_terms
from engine.bots import KINDS, USUAL
from engine.match import registry
from engine.values.core import EngineError, Msg, Say
from play.people.house import Preset
from play.values.errors import NotAllowed
from play.values.names import bot_manner, bot_strength, known_level
from play.values.types import Table
from words import speaker

COLOUR = 0x2F6F8F

AT_A_TABLE = 3
"""Seats of a table against bots, where the game takes so many."""

SEAT_FREE = Msg("discord.welcome.seat-free")

DOUBLE = 10.0
"""Seconds for which a second click on the same button means the match that the first one began."""

PATIENCE = 6.0
"""Seconds that a new match against bots waits for the person's first turn before it shows what there is."""


class Welcome:
    """The clicks of a person who has never played here."""

    def __init__(self, services: Services, screens: PrivateScreens) -> None:
        self.host = services.host
        self.screens = screens
        self._opening = asyncio.Lock()

    @handles(ShowWelcome)
    async def show(self, click: Click[ShowWelcome]) -> None:
        """The word of welcome, for everybody in the channel."""
        if not click.caller.can_post:
            raise NotAllowed(Msg("discord.setup.not-here"))
        await click.reply.text(Msg("discord.welcome.posted"))
        house = await self.host.houses.of(click.caller.place.guild_id)
        await click.reply.public(screen(speaker(house.language), table_options.own_presets(house)[: table_options.AT_ONCE]))

    @handles(ChooseGameAgainstBots)
    async def choose_game_against_bots(self, click: Click[ChooseGameAgainstBots]) -> None:
        """Which game to play against bots, who are as strong as the last time."""
        await click.reply.screen(against_bots(await self.host.reading.level_against(click.user_id), click.say))

    @handles(ChooseLevel)
    async def choose_level(self, click: Click[ChooseLevel]) -> None:
        """The same with bots of another level."""
        await click.reply.screen(against_bots(known_level(next(iter(click.values), USUAL)), click.say))

    @handles(ChooseGame)
    async def choose_game(self, click: Click[ChooseGame]) -> None:
        """Which game to open a table for."""
        made = games(Msg("discord.welcome.which-table"), SetUpTable, click.say)
        named = table_options.offered_presets(await self.host.houses.of(click.caller.place.guild_id), click.say)
        await click.reply.screen(replace(made, rows=(*in_rows(table_options.preset_buttons(named)), *made.rows)))

    @handles(SetUpTable)
    async def set_up_table(self, click: Click[SetUpTable]) -> None:
        """The panel of a new table, as by `/play`."""
        registry.rules(click.action.game)
        house = await opening_terms(click, self.host)
        plan = TableOptions(click.action.game, pace=house.pace, rated=house.rated == "yes")
        await click.reply.screen(table_options.screen(plan, click.say, house=house))

    @handles(PlayAgainstBots)
    async def play_against_bots(self, click: Click[PlayAgainstBots]) -> None:
        """A table with bots in all other seats, started at once, and the person's first turn as soon as it comes."""
        if not click.caller.can_post:
            raise NotAllowed(Msg("discord.setup.not-here"))
        await opening_terms(click, self.host)
        async with self._opening:
            table = await self._begun_just_now(click) or await self._begin(click)
        await until_turn(self.host, table, click.user_id, PATIENCE)
        said = click.say(Msg("discord.welcome.started", game=title(table.game), match=table.match))
        shown = await self.screens.opened(table.match, click.user_id, click.language)
        # Small and above all: the stake of the first choice keeps its place.
        await click.reply.screen(replace(shown.screen, head=(f"-# {said}", *shown.screen.head)))
        await self.screens.sent(shown)

    async def _begun_just_now(self, click: Click[PlayAgainstBots]) -> Table | None:
        """The match that the first click of two began."""
        since = self.host.ledger.clock.now() - DOUBLE
        for table in await self.host.reading.tables_of(click.user_id, ("running",)):
            is_alone = table.people == (table.seat_of(click.user_id),) and table.lesson is None
            if is_alone and table.game == click.action.game and table.created_at > since:
                return table
        return None

    async def _begin(self, click: Click[PlayAgainstBots]) -> Table:
        """A match against bots; where it may not start, no table is left behind."""
        count = min(registry.rules(click.action.game).seats, key=lambda seats: abs(seats - AT_A_TABLE))
        person, place = click.caller.person, click.caller.place
        bots, own_thread = [click.action.bot] * (count - 1), place.thread_id is None
        opened = await self.host.tables.open(
            click.action.game, person, place, seats=count, own_thread=own_thread, bots=bots, ideas="free", roles=click.caller.opening
        )
        try:
            return await self.host.tables.start(opened.match, person.user_id)
        except EngineError:
            await self.host.tables.close(opened.match, person.user_id)
            raise


def invitation(table: Table, say: Say) -> Screen:
    """Below the card of a match that waits for somebody to step in, where their turn comes next."""
    button = Button(SitDown(table.match, table.to_act[0], False), say(Msg("discord.welcome.sit-down")), "success")
    return Screen((say(SEAT_FREE),), ((button,),), colour=COLOUR)


def screen(say: Say, presets: Sequence[Preset] = ()) -> Screen:
    """The word of welcome: what this is, and the ways to begin, first those that the server has named: there the games are named only,
    so that all fits one screen of a phone."""
    lines = [f"- **{say(title(game))}** – {say(Msg(f'{game}.blurb'))}" for game in registry.names()]
    listed = " · ".join(f"**{say(title(game))}**" for game in registry.names()) if presets else "\n".join(lines)
    buttons = (
        Button(OpenLessons(), say(Msg("discord.welcome.learn")), "success"),
        Button(ChooseGameAgainstBots(), say(Msg("discord.welcome.bots")), "primary"),
        Button(ChooseGame(), say(Msg("discord.welcome.table"))),
    )
    now = (finding.button(say), Button(PlayLive(True), say(Msg("sprint.call"))))
    head = (f"## {say(Msg('discord.welcome.head'))}", say(Msg("discord.welcome.text")))
    own = in_rows(table_options.preset_buttons(presets))
    return Screen(head, (*own, buttons, now), body=(listed,), foot=(f"-# {say(Msg('discord.welcome.foot'))}",), colour=COLOUR)


def games(question: Msg, action: Callable[[str], Action], say: Say) -> Screen:
    """A button for each game."""
    buttons = [Button(action(game), say(title(game)), "primary") for game in registry.names()]
    return Screen((say(question),), tuple(in_rows(buttons)))


def against_bots(level: str, say: Say) -> Screen:
    """A button for each game, and how well the bots play."""
    levels = tuple(Choice(kind, say(bot_strength(kind)), say(bot_manner(kind)), kind == level) for kind in KINDS)
    told = say(Msg("discord.lobby.level", bot=bot_strength(level), manner=bot_manner(level)))
    chosen = games(Msg("discord.welcome.which-bots"), lambda game: PlayAgainstBots(game, level), say)
    return replace(chosen, rows=(*chosen.rows, Menu(ChooseLevel(), say(Msg("discord.welcome.level")), levels, caption=told)))
