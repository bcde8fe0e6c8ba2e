"""Opening and filling tables: `/play`, the buttons of an open table, `/tables`, where private turns happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import setup as setups
from cogs.desk import Desk
from cogs.house import House, named, person, table_link, title
from cogs.layout import Interaction
from cogs.panel.asks import in_rows
from cogs.panel.ids import Id
from cogs.panel.spec import Button, Row, Screen, cut
from cogs.publisher import Publisher
from cogs.router import Reply, Router
from cogs.setup import SetUp
from data.words import speaker
from engine import registry
from engine.bots import KINDS
from engine.core import Msg, Seat, Who
from play.errors import NotAllowed, StaleTable
from play.names import bot_name
from play.types import PersonSettings, Place, Table

ENGLISH = speaker()
SHOWN = 8
"""Tables in one list, so that every one can have its buttons."""


def place(interaction: Interaction) -> Place:
    """Where a command was given."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id)
    return Place(interaction.guild_id, interaction.channel_id or 0)


class Lobby(commands.Cog):
    """Tables before they start, and the list of those that run."""

    def __init__(self, house: House, router: Router, publisher: Publisher) -> None:
        self.house = house
        self.publisher = publisher
        self.host = house.host
        self.desk = Desk(house)
        self.router = router
        router.register("s", self.set_up)
        router.register("p", self.options)
        router.register("l", self.seating)
        router.register("w", self.private_place)

    @app_commands.command(name="play", description=ENGLISH(Msg("discord.command.play")))
    @app_commands.describe(game=ENGLISH(Msg("discord.command.play.game")), place=ENGLISH(Msg("discord.command.play.place")))
    @app_commands.choices(
        game=[app_commands.Choice(name=ENGLISH(title(game)), value=game) for game in registry.names()],
        place=[
            app_commands.Choice(name=ENGLISH(Msg("discord.setup.this-channel")), value="channel"),
            app_commands.Choice(name=ENGLISH(Msg("discord.setup.own-thread")), value="thread"),
        ],
    )
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str, place: str = "channel") -> None:
        """The set-up panel of a new table."""

        async def work(reply: Reply) -> None:
            registry.rules(game)
            await reply.screen(setups.screen(SetUp(game, own_thread=place == "thread"), reply.say))

        await self.router.run(interaction, work)

    async def set_up(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on the set-up panel of a table that is not open yet."""
        plan = setups.unpacked(told, invited(reply.interaction))
        if plan is None:
            await reply.aside(Msg("discord.old-control"))
        elif told.verb == "cancel":
            await reply.text(Msg("discord.setup.cancelled"))
        elif told.verb == "create":
            await self._create(reply, plan)
        else:
            changed = setups.changed(plan, told, values)
            await reply.screen(setups.screen(changed or plan, reply.say))

    async def _create(self, reply: Reply, plan: SetUp) -> None:
        where = place(reply.interaction)
        own = plan.own_thread and where.thread_id is None
        table = await self.host.tables.open(
            plan.game,
            person(reply.interaction),
            where,
            dict(plan.chosen),
            seats=plan.seats,
            invited=plan.invited,
            own_thread=own,
            pace=plan.pace,
        )
        chosen = await self.host.people.settings(reply.interaction.user.id)
        msg = Msg("discord.setup.created", game=title(table.game), match=table.match)
        await reply.screen(Screen((reply.say(msg),), private_rows(chosen, reply), body=(reply.say(Msg("discord.private.ask")),)))

    async def options(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on the options of an open table."""
        table = await self.host.reading.table(told.match)
        plan = setups.of_table(table, min(told.rev, 9))
        actor = reply.interaction.user.id
        if told.verb == "ready":
            await reply.text(Msg("discord.setup.saved"))
            return
        if told.verb == "unseat":
            seat = setups.removed(table, values)
            if seat is None:
                raise StaleTable
            table = await self.host.tables.remove(table.match, actor, seat)
        else:
            wanted = setups.changed(plan, told, values)
            if wanted is not None and told.verb not in ("page", "further"):
                table = await self._configured(table, plan, wanted, actor)
        say = await self.house.told(reply.interaction, table)
        await reply.screen(setups.screen(setups.of_table(table, plan.page), say, table))

    async def _configured(self, table: Table, old: SetUp, new: SetUp, actor: int) -> Table:
        if new.chosen != old.chosen:
            return await self.host.tables.configure(table.match, actor, settings=dict(new.chosen))
        if new.seats != old.seats:
            return await self.host.tables.configure(table.match, actor, seats=new.seats)
        if new.pace != old.pace:
            return await self.host.tables.configure(table.match, actor, pace=new.pace)
        if new.invited != old.invited:
            return await self.host.tables.configure(table.match, actor, invited=new.invited)
        return table

    async def seating(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on the buttons of an open table, or on *Rematch*."""
        interaction, match = reply.interaction, told.match
        actor = interaction.user.id
        if told.verb in ("bot", "options", "close"):
            opens(await self.host.reading.table(match), actor)
        if told.verb == "join":
            table = await self.host.tables.join(match, person(interaction))
            await self._joined(reply, table)
        elif told.verb == "leave":
            if (await self.host.reading.table(match)).seat_of(actor) is None:
                raise NotAllowed(Msg("play.not-seated"))
            await self.host.tables.leave(match, actor)
            await reply.text(Msg("discord.lobby.left"))
        elif told.verb == "start":
            table = await self.host.tables.start(match, actor)
            say = await self.house.told(interaction, table)
            seats = tuple(Who(Seat(seat)) for seat in range(len(table.occupants)))
            await reply.text(Msg("discord.lobby.started", seats=say(Msg("discord.lobby.order", seats=seats))))
        elif told.verb == "bot":
            await reply.screen(await self._bots(reply, match))
        elif told.verb == "seat" and told.token in KINDS:
            await self.host.tables.add_bot(match, actor, told.token)
            await reply.screen(await self._bots(reply, match))
        elif told.verb == "options":
            await self._open_options(reply, match)
        elif told.verb == "close":
            row = (Button(Id("l.really", match).text, reply.say(Msg("discord.lobby.close-yes")), "danger"),)
            await reply.screen(Screen((reply.say(Msg("discord.lobby.close-ask")),), (row,)))
        elif told.verb == "really":
            await self.host.tables.close(match, actor)
            await reply.text(Msg("discord.lobby.closed"))
        elif told.verb == "rematch":
            table = await self.host.tables.rematch(match, person(interaction))
            await reply.text(Msg("discord.lobby.rematch", match=table.match))
        else:
            await reply.aside(Msg("discord.old-control"))

    async def _joined(self, reply: Reply, table: Table) -> None:
        chosen = await self.host.people.settings(reply.interaction.user.id)
        low = table.seats_wanted[0]
        missing = max(0, low - len(table.occupants))
        head = reply.say(Msg("discord.lobby.joined", game=title(table.game), missing=missing))
        await reply.screen(Screen((head,), private_rows(chosen, reply), body=(reply.say(Msg("discord.private.ask")),)))

    async def _bots(self, reply: Reply, match: int) -> Screen:
        table = await self.host.reading.table(match)
        say = await self.house.told(reply.interaction, table)
        full = len(table.occupants) >= table.seats_wanted[1]
        buttons = [
            Button(Id("l.seat", match, rev=len(table.occupants), token=kind).text, say(bot_name(kind)), "primary", full) for kind in KINDS
        ]
        seats = tuple(Who(Seat(seat)) for seat in range(len(table.occupants)))
        head = [say(Msg("discord.lobby.bots"))]
        if seats:
            head.append(say(Msg("discord.lobby.seated", seats=seats)))
        return Screen(tuple(head), tuple(in_rows(buttons)), foot=(f"-# {say(Msg('discord.lobby.bots-hint'))}",))

    async def _open_options(self, reply: Reply, match: int) -> None:
        table = await self.host.reading.table(match)
        say = await self.house.told(reply.interaction, table)
        await reply.screen(setups.screen(setups.of_table(table, 0), say, table))

    @app_commands.command(name="tables", description=ENGLISH(Msg("discord.command.tables")))
    async def tables(self, interaction: Interaction) -> None:
        """One's own tables, those that wait for one first."""

        async def work(reply: Reply) -> None:
            await reply.screen(await self._tables(reply))

        await self.router.run(interaction, work)

    async def _tables(self, reply: Reply) -> Screen:
        user = reply.interaction.user.id
        language = await self.house.language(reply.interaction)
        found = [table for table in await self.host.reading.tables_of(user) if table.status in ("open", "running", "frozen")]
        found.sort(key=lambda table: (table.seat_of(user) not in table.to_act, -table.changed_at))
        own = {table.match for table in found}
        followed = [table for table in await self.host.reading.tables_followed(user) if table.match not in own]
        if not found and not followed:
            return Screen((reply.say(Msg("discord.tables.none")),))
        found += followed
        body, buttons = [], []
        for table in found[:SHOWN]:
            say = named(table, language)
            line = self._line(table, user, language)
            body.append(line if table.match in own else f"{line} · {say(Msg('discord.tables.followed'))}")
            if table.status == "running":
                mine = table.seat_of(user) in table.to_act
                label = cut(say(Msg("discord.tables.open", game=title(table.game), match=table.match)), 38)
                buttons.append(Button(Id("t.next", table.match).text, label, "primary" if mine else "secondary"))
        more = (f"-# {reply.say(Msg('discord.panel.more', count=len(found) - SHOWN))}",) if len(found) > SHOWN else ()
        head = (f"### {reply.say(Msg('discord.tables.head', count=len(found)))}",)
        return Screen(head, tuple(in_rows(buttons)), body=("\n".join(body),), foot=more)

    def _line(self, table: Table, user: int, language: str) -> str:
        say = named(table, language)
        args: dict[str, Any] = {"game": title(table.game), "match": table.match, "link": table_link(table)}
        if table.status == "open":
            return say(Msg("discord.tables.line-open", seated=len(table.occupants), high=table.seats_wanted[1], **args))
        if table.status == "frozen":
            return say(Msg("discord.tables.line-frozen", **args))
        if table.seat_of(user) in table.to_act:
            return say(Msg("discord.tables.line-mine", **args))
        return say(Msg("discord.tables.line-waiting", who=tuple(Who(seat) for seat in table.to_act), **args))

    @app_commands.command(name="turns", description=ENGLISH(Msg("discord.command.turns")))
    async def turns(self, interaction: Interaction) -> None:
        """Where one's private turns happen, and whether one is pinged."""

        async def work(reply: Reply) -> None:
            chosen = await self.host.people.settings(interaction.user.id)
            await reply.screen(Screen((reply.say(Msg("discord.private.ask")),), private_rows(chosen, reply)))

        await self.router.run(interaction, work)

    async def private_place(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on where private turns happen; direct messages are tried at once."""
        user = reply.interaction.user.id
        old = await self.host.people.settings(user)
        new, msg = old, Msg("discord.private.channel")
        if told.verb == "channel":
            new = PersonSettings("channel", old.pings, old.language)
        elif told.verb == "dm":
            await reply.defer()
            hello = Screen((reply.say(Msg("discord.private.hello")),))
            if await self.publisher.direct(user, hello):
                new, msg = PersonSettings("dm", old.pings, old.language), Msg("discord.private.dm")
            else:
                new, msg = PersonSettings("channel", old.pings, old.language), Msg("discord.dm-closed")
        elif told.verb in ("loud", "silent"):
            new = PersonSettings(old.turns, told.verb == "loud", old.language)
            msg = Msg("discord.private.loud" if new.pings else "discord.private.silent")
        await self.host.people.choose(user, new)
        await reply.screen(Screen((reply.say(msg),), private_rows(new, reply)))


def opens(table: Table, actor: int) -> None:
    """Refuse the panels of the opener to others at once, not only what is chosen in them."""
    if actor != table.opener_id:
        raise NotAllowed(Msg("play.opener-only"))


def private_rows(chosen: PersonSettings, reply: Reply) -> tuple[Row, ...]:
    """The buttons of one's own choices, the current ones marked."""
    say = reply.say

    def button(verb: str, key: Msg, now: bool) -> Button:
        return Button(Id(f"w.{verb}").text, say(key), "primary" if now else "secondary", now)

    loud = ("silent", Msg("discord.private.button-silent")) if chosen.pings else ("loud", Msg("discord.private.button-loud"))
    return (
        (
            button("channel", Msg("discord.private.button-channel"), chosen.turns == "channel"),
            button("dm", Msg("discord.private.button-dm"), chosen.turns == "dm"),
            button(loud[0], loud[1], False),
        ),
    )


def invited(interaction: Interaction) -> tuple[int, ...]:
    """The people shown as chosen in the menu of a set-up panel."""
    if interaction.message is None:
        return ()
    found: list[int] = []
    for component in _walked(interaction.message.components):
        found += [value.id for value in getattr(component, "default_values", ())]
    return tuple(found)


def _walked(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walked(getattr(component, "children", ()))
