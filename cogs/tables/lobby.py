"""Tables before their match: opening one, its options, its seats, and the rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from cogs.actions.club import HarbourJoin
from cogs.actions.tables import (
    AskForPreset,
    AskToClose,
    CancelNewTable,
    ChooseBots,
    Close,
    CloseOptions,
    Join,
    KeepPreset,
    Leave,
    NewTableAction,
    OpenOptions,
    OpenPreset,
    OpenTable,
    PlayRated,
    Rematch,
    RemoveSeat,
    SeatBot,
    SetNewOption,
    SetOption,
    ShowNewOptions,
    Start,
)
from cogs.edge.chosen import chosen_ids
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.gate import is_gone
from cogs.edge.layout import clicked_components
from cogs.edge.services import shown_name, table_link, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import Blank, Button, Fate, Modal, Row, Screen
from cogs.screens import options as table_options
from cogs.screens import presets as table_presets
from cogs.screens.card import order_of_play
from cogs.screens.choices import first_choices
from cogs.screens.options import TableOptions
from cogs.screens.seats import chosen_seat, levels
from cogs.tables.seats import free_switch
from engine.bots import KINDS
from engine.values.core import EngineError, Msg, Say, Seat, Who
from play.host import Host
from play.people.house import PRESET_NAME, House
from play.values.errors import NotAllowed, NotSeated, StaleTable
from play.values.names import bot_strength
from play.values.types import Place, Table
from store.rows import UNRATED

BEFORE = Fate(until="start")
"""Screens about filling a table are deleted when the match begins."""


class Lobby(Handlers):
    """Opening and filling tables."""

    @handles(SetNewOption, ShowNewOptions)
    async def set_up(self, click: Click[SetNewOption | ShowNewOptions]) -> None:
        """Change a choice on the panel of a new table, or show another page of it."""
        plan = _planned_options(click)
        if isinstance(click.action, SetNewOption):
            plan = _with_choice(click, plan) or plan
        await self._new(click, plan)

    async def _new(self, click: Click[Any], plan: TableOptions, *notices: str) -> None:
        """Show the panel of a new table, below `notices` about what was just done."""
        house = await self.host.houses.of(click.caller.place.guild_id)
        screen = table_options.screen(plan, click.say, house=house, is_admin=click.caller.is_admin)
        await click.reply.screen(replace(screen, head=(*notices, *screen.head)))

    @handles(AskForPreset)
    async def ask_for_preset(self, click: Click[AskForPreset]) -> None:
        """Open the form for the name of a preset."""
        action, say = click.action, click.say
        form = KeepPreset(action.game, action.shape, action.page, action.choices)
        blank = Blank(say(Msg("house.preset-label")), say(Msg("house.preset-hint")), most=PRESET_NAME)
        await click.open_form(Modal(form, say(Msg("house.preset-keep")), (blank,)))

    @handles(KeepPreset)
    async def keep_preset(self, click: Click[KeepPreset]) -> None:
        """Keep the options under a name; from now on they are offered to everybody on the server."""
        plan, guild = _planned_options(click), click.caller.place.guild_id
        if guild is None:
            raise NotAllowed(Msg("discord.setup.not-here"))
        preset = table_presets.as_preset(click.value, plan)
        await self.host.houses.keep(guild, click.user_id, preset)
        await self._new(click, replace(plan, page=0), click.say(Msg("house.preset-kept", name=shown_name(preset.name))))

    @handles(CancelNewTable)
    async def cancel(self, click: Click[CancelNewTable]) -> None:
        """Open no table."""
        await click.reply.text(Msg("discord.setup.cancelled"))

    @handles(OpenTable)
    async def open_table(self, click: Click[OpenTable]) -> None:
        """Open the table that was set up."""
        await self._open(click, _planned_options(click))

    @handles(OpenPreset)
    async def open_preset(self, click: Click[OpenPreset]) -> None:
        """Open a table by the preset with the chosen name."""
        presets = table_presets.own_presets(await self.host.houses.of(click.caller.place.guild_id))
        preset = next((preset for preset in presets if preset.name in click.values), None)
        plan = None if preset is None else table_options.choices_in(table_presets.preset_action(preset), ())
        if plan is None:
            raise EngineError("no such preset", Msg("discord.setup.outdated"))
        await self._open(click, plan)

    async def _open(self, click: Click[Any], plan: TableOptions) -> None:
        """Open a table here by these options, if the server allows it."""
        place = click.caller.place
        if not click.caller.can_post:
            raise NotAllowed(Msg("discord.setup.not-here"))
        await opening_terms(click, self.host)
        table = await self.host.tables.open(
            plan.game,
            click.caller.person,
            place,
            settings=plan.chosen,
            seats=plan.seats,
            invited=plan.invited,
            own_thread=plan.own_thread and place.thread_id is None,
            pace=plan.pace,
            absence=plan.absence,
            automatic=plan.automatic,
            ideas=plan.ideas,
            rated=plan.rated,
            language=click.language,
            roles=click.caller.roles_to_open,
        )
        await self._show_seated(click, table, Msg("discord.setup.created", game=title(table.game), match=table.match), is_new=True)

    async def _show_seated(self, click: Click[Any], table: Table, msg: Msg, is_new: bool = False) -> None:
        """Say that somebody has a seat, and ask how they want to be notified of their turns.

        At their first rated table they are asked instead whether they want to be rated. `is_new`: they have just opened it, and read
        where its card is.
        """
        settings, say = await self.host.people.settings(click.user_id), click.say
        house = await self.host.houses.of(click.caller.place.guild_id)
        where = [say(Msg("house.posted-in", forum=f"<#{house.forum}>"))] if house.forum and is_new else []
        if table.terms.rated and not (await self.host.standings.reputation(click.user_id)).said:
            asking = say(Msg("stats.ask", free=UNRATED))
            return await click.reply.screen(Screen((say(msg), *where), (rated_question(table.match, say),), body=(asking,)))
        lines = [say(Msg("pings.ask")), *([say(Msg("house.no-mentions"))] if house.mentions == "direct" else [])]
        await click.reply.screen(Screen((say(msg), *where), first_choices(settings, say), body=("\n".join(lines),)))

    @handles(OpenOptions)
    async def open_options(self, click: Click[OpenOptions]) -> None:
        """Show a page of the options of an open table."""
        await self._options(click, click.table, click.action.page)

    @handles(SetOption)
    async def set_option(self, click: Click[SetOption]) -> None:
        """Change an option; everybody sees it on the card."""
        before = table_options.of_table(click.table, click.action.page)
        after = _with_choice(click, before)
        table = click.table if after is None else await self._configure(click.table, before, after, click.user_id)
        await self._options(click, table, click.action.page)

    @handles(RemoveSeat)
    async def remove_seat(self, click: Click[RemoveSeat]) -> None:
        """Remove a person or bot from the table, if it still sits in the seat that was shown."""
        seat = chosen_seat(click.table, click.values)
        if seat is None:
            raise StaleTable
        await self._options(click, await self.host.tables.remove(click.action.match, click.user_id, seat, click.table), click.action.page)

    @handles(CloseOptions)
    async def close_options(self, click: Click[CloseOptions]) -> None:
        """Finish with the options."""
        await click.reply.text(Msg("discord.setup.saved"))

    async def _options(self, click: Click[Any], table: Table, page: int) -> None:
        screen = table_options.screen(table_options.of_table(table, page), click.about(table), table)
        await click.reply.screen(replace(screen, fate=BEFORE))

    async def _configure(self, table: Table, old: TableOptions, new: TableOptions, actor: int) -> Table:
        """Store the one option that has changed; return the table with it."""
        for name in ("chosen", "seats", "pace", "absence", "automatic", "ideas", "rated", "invited"):
            if getattr(new, name) != getattr(old, name):
                changed: dict[str, Any] = {"settings" if name == "chosen" else name: getattr(new, name)}
                return await self.host.tables.configure(table.match, actor, **changed)
        return table

    @handles(Join, HarbourJoin)
    async def join(self, click: Click[Join]) -> None:
        """Take a free seat. A press on a digest is counted: digests that nobody presses end."""
        if isinstance(click.action, HarbourJoin):
            await self.host.harbours.note_click(click.guild())
        table = await self.host.tables.join(click.action.match, click.caller.person)
        await self._show_seated(click, table, words_on_joining(table))

    @handles(PlayRated)
    async def play_rated(self, click: Click[PlayRated]) -> None:
        """Play rated matches from now on or not, and go on to the question about notifications."""
        before = await self.host.standings.reputation(click.user_id)
        await self.host.standings.choose(click.user_id, structs.replace(before, rated=click.action.on, said=True))
        await self._show_seated(click, click.table, Msg("stats.plays-rated" if click.action.on else "stats.plays-unrated"))

    @handles(Leave)
    async def leave(self, click: Click[Leave]) -> None:
        """Give up one's seat."""
        if click.seat is None:
            raise NotSeated
        await self.host.tables.leave(click.action.match, click.user_id)
        await click.reply.text(Msg("discord.lobby.left"))

    @handles(Start)
    async def start(self, click: Click[Start]) -> None:
        """Begin the match."""
        table = await self.host.tables.start(click.action.match, click.user_id)
        await click.reply.text(Msg("discord.lobby.started", order=click.about(table)(order_of_play(table))))

    @handles(ChooseBots)
    async def choose_bots(self, click: Click[ChooseBots]) -> None:
        """Show the bots that can take a seat."""
        await click.reply.screen(await self._bots(click, click.table))

    @handles(SeatBot)
    async def seat_bot(self, click: Click[SeatBot]) -> None:
        """Put a bot in a free seat; a second click on the same button adds no second bot."""
        action = click.action
        table = await self.host.tables.add_bot(action.match, click.user_id, action.bot, action.seated)
        await click.reply.screen(await self._bots(click, table))

    async def _bots(self, click: Click[Any], table: Table) -> Screen:
        """Return the screen of bots to add; the level that the person chose last is highlighted."""
        usual = await self.host.reading.level_against(click.user_id)
        say, seated = click.about(table), len(table.occupants)
        is_full = seated >= table.terms.seats[1]
        buttons = [
            Button(SeatBot(table.match, seated, kind), say(bot_strength(kind)), "primary" if kind == usual else "secondary", is_full)
            for kind in KINDS
        ]
        seats = tuple(Who(Seat(seat)) for seat in range(seated))
        head = [say(Msg("discord.lobby.bots-full" if is_full else "discord.lobby.bots"))]
        if seats:
            head.append(say(Msg("discord.lobby.seated", seats=seats)))
        if table.bots:
            buttons.append(free_switch(table, say))
        foot = (f"-# {say(Msg('discord.lobby.bots-hint'))}",)
        return Screen(tuple(head), tuple(in_rows(buttons)), body=(levels(say),), foot=foot, fate=BEFORE)

    @handles(AskToClose)
    async def ask_to_close(self, click: Click[AskToClose]) -> None:
        """Ask before a table is closed."""
        row = (Button(Close(click.action.match), click.say(Msg("discord.card.close")), "danger"),)
        await click.reply.screen(Screen((click.say(Msg("discord.lobby.close-ask")),), (row,), fate=BEFORE))

    @handles(Close)
    async def close(self, click: Click[Close]) -> None:
        """Close a table, unless its match has begun since the question."""
        if click.table.status == "running":
            raise StaleTable
        if click.user_id == click.table.opener_id:
            await self.host.tables.close(click.action.match, click.user_id)
        else:
            await self.host.referees.close(click.action.match, click.caller.person)
        await click.reply.text(Msg("discord.lobby.closed"))

    @handles(Rematch)
    async def rematch(self, click: Click[Rematch]) -> None:
        """Open a table for the same people again, or join it if somebody has opened it."""
        table = await self.host.tables.rematch(click.action.match, click.caller.person, click.caller.roles_to_open)
        row = [Button(action=None, label=click.say(Msg("discord.panel.to-table")), url=table_link(table))]
        is_full = len(table.occupants) >= table.terms.seats[1]
        if is_full and table.status == "open" and table.opener_id == click.user_id:
            row.insert(0, Button(Start(table.match), click.say(Msg("discord.card.start")), "success"))
        if table.status != "open":
            text = Msg("discord.lobby.rematch-there", match=table.match)
        elif table.opener_id == click.user_id:
            text = Msg("discord.lobby.rematch", match=table.match)
        else:
            text = words_on_joining(table)
        await click.reply.screen(Screen((click.say(text),), (tuple(row),)))


def rated_question(match: int, say: Say) -> Row:
    """Return the buttons by which a person says whether they want to be rated."""
    return (
        Button(PlayRated(match, True), say(Msg("stats.play-rated")), "primary"),
        Button(PlayRated(match, False), say(Msg("stats.play-unrated"))),
    )


def words_on_joining(table: Table) -> Msg:
    """Return the words for a person who has just taken a seat of a table."""
    return Msg("discord.lobby.joined", game=title(table.game), missing=max(0, table.terms.seats[0] - len(table.occupants)))


async def opening_terms(click: Click[Any], host: Host) -> House:
    """Return the server's settings for a table that the caller wants to open here.

    Raises `NotAllowed` with the reason why they may not.
    """
    place, guild = click.caller.place, click.reply.interaction.guild
    house = await host.houses.of(place.guild_id)
    if house.forum and is_gone(guild, Place(place.guild_id, house.forum)):
        raise NotAllowed(Msg("house.forum-gone"))
    if house.channels and all(is_gone(guild, Place(place.guild_id, channel)) for channel in house.channels):
        raise NotAllowed(Msg("house.channels-gone"))
    return await host.houses.require(place.guild_id, place, click.caller.roles_to_open)


def _planned_options(click: Click[Any]) -> TableOptions:
    """Return the choices on the panel of a new table; raise `EngineError` if it is outdated."""
    assert isinstance(click.action, NewTableAction)
    components = clicked_components(click.reply.interaction)  # the invited people are kept only in a menu of the panel
    invited = [user.id for component in components for user in getattr(component, "default_values", ())]
    plan = table_options.choices_in(click.action, invited)
    if plan is None:
        raise EngineError("an old panel of a new table", Msg("discord.setup.outdated"))
    return plan


def _with_choice(click: Click[Any], options: TableOptions) -> TableOptions | None:
    """Return the options after a choice, or `None` if it does not fit.

    Only people of the server can be invited.
    """
    field = click.action.field
    if field == "invite" and chosen_ids(click.reply.interaction, "people", click.values) is None:
        return None
    return table_options.with_choice(options, field, click.values)
