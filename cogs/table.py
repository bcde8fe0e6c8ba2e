"""The only playing cog: the buttons of the table card, the private panel, standing orders and `/move`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from cogs import rules_text
from cogs.card import proposed
from cogs.desk import Desk
from cogs.house import House, named, person, title
from cogs.layout import Interaction
from cogs.lobby import ENGLISH, place
from cogs.panel import answers
from cogs.panel.asks import in_rows
from cogs.panel.ids import Id
from cogs.panel.screens import Glance
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Button, Choice, Menu, Row, Screen, cut
from cogs.publisher import Publisher
from cogs.router import Reply, Router
from engine.bots import KINDS
from engine.core import EngineError, Msg, Seat, Who
from play.errors import DraftGone, StaleTable
from play.names import bot_name
from play.plans import order_key
from play.types import AskedConsent, Asking, Declined, Ended, Kind, Ordered, Panel, Ready, Ref, Table, Undone, Waiting

LINE = 100
"""Characters of an autocomplete choice."""


class Play(commands.Cog):
    """Everything one does at a running table."""

    def __init__(self, house: House, router: Router, publisher: Publisher) -> None:
        self.house = house
        self.publisher = publisher
        self.host = house.host
        self.desk = Desk(house)
        self.router = router
        router.register("t", self.turn)
        router.register("o", self.order)
        router.register("k", self.table_button)

    async def turn(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on a panel of one's turn."""
        await self._panel(reply, told, values, "turn")

    async def order(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on a panel of a standing order."""
        await self._panel(reply, told, values, "order")

    async def _panel(self, reply: Reply, told: Id, values: Sequence[str], kind: Kind) -> None:
        await self.house.met(reply.interaction, told.match)
        user, locale = reply.interaction.user.id, await self.house.language(reply.interaction)
        if told.verb in ("open", "next"):
            await reply.screen(await self.desk.opened(told.match, user, locale, kind))
            return
        panel = await self.host.turns.panel(told.match, user, kind)
        if told.verb == "withdraw":
            await self._withdrawn(reply, panel, values, locale)
            return
        if not isinstance(panel, Asking | Ready) or (panel.ref.seq, panel.ref.rev) != (told.seq, told.rev):
            await self._stale(reply, told.match, kind, locale)
            return
        try:
            await self._acted(reply, panel, told, values, locale)
        except (StaleTable, DraftGone):
            await self._stale(reply, told.match, kind, locale)

    async def _stale(self, reply: Reply, match: int, kind: Kind, locale: str) -> None:
        """The panel is old: say so, and show the one that is true now."""
        screen = await self.desk.opened(match, reply.interaction.user.id, locale, kind)
        await reply.screen(replace(screen, head=(reply.say(Msg("discord.moved-on")), *screen.head)))

    async def _acted(self, reply: Reply, panel: Asking | Ready, told: Id, values: Sequence[str], locale: str) -> None:
        user, ref = reply.interaction.user.id, panel.ref
        if told.verb == "done":
            await self._confirmed(reply, ref, locale)
        elif told.verb == "back":
            await reply.screen(await self.desk.shown(await self.host.turns.back(ref, user), user, locale))
        elif told.verb == "anew":
            await reply.screen(await self.desk.shown(await self.host.turns.restart(ref, user), user, locale))
        elif isinstance(panel, Asking):
            await self._answered(reply, panel, told, values, locale)
        else:
            await self._stale(reply, ref.match, ref.kind, locale)

    async def _answered(self, reply: Reply, panel: Asking, told: Id, values: Sequence[str], locale: str) -> None:
        user, ref = reply.interaction.user.id, panel.ref
        meant = answers.meaning(panel.walk.ask, told, values)
        after: Panel = panel
        glance = Glance()
        if meant is None:
            await self._stale(reply, ref.match, ref.kind, locale)
            return
        if isinstance(meant, answers.Look):
            glance = Glance(meant.at, tally=meant.tally)
        elif isinstance(meant, answers.Wrong):
            glance = Glance(meant.at, meant.tried, meant.reason)
        else:
            try:
                if meant.field is not None:
                    after = await self.host.turns.fill(ref, user, meant.field, meant.path[0])
                else:
                    after = await self.host.turns.answer(ref, user, meant.path)
            except StaleTable:
                raise
            except EngineError as error:
                glance = Glance(trouble=error.msg)
        await reply.screen(await self.desk.shown(after, user, locale, glance))

    async def _confirmed(self, reply: Reply, ref: Ref, locale: str) -> None:
        user = reply.interaction.user.id
        done = await self.host.turns.confirm(ref, user)
        if isinstance(done, Ordered):
            say = named(done.table, locale)
            screen = await self.desk.opened(ref.match, user, locale)
            key = "discord.order.stored" if done.order.line else "discord.order.withdrawn"
            await reply.screen(replace(screen, head=(say(Msg(key)), *screen.head)))
            return
        await self._keep_dm(reply, ref.match)
        await reply.screen(await self.desk.moved(done.table, done.entry, user, locale))

    async def _keep_dm(self, reply: Reply, match: int) -> None:
        """A panel that came by DM and was used stays there as the record of the move."""
        user, message = reply.interaction.user.id, reply.interaction.message
        pings = await self.host.people.pings(match)
        if message is not None and any(ping.user_id == user and ping.message_id == message.id for ping in pings):
            await self.host.people.ping_removed(match, user)

    async def _withdrawn(self, reply: Reply, panel: Panel, values: Sequence[str], locale: str) -> None:
        user = reply.interaction.user.id
        index = int(values[0]) if values and values[0].isdecimal() and len(values[0]) < 4 else -1
        if not isinstance(panel, Waiting) or not 0 <= index < len(panel.orders):
            match = panel.ref.match if isinstance(panel, Asking | Ready | Waiting) else panel.match
            await self._stale(reply, match, "turn", locale)
            return
        await self.host.plans.withdraw(panel.ref.match, user, order_key(panel.orders[index]))
        screen = await self.desk.opened(panel.ref.match, user, locale)
        await reply.screen(replace(screen, head=(reply.say(Msg("discord.order.withdrawn")), *screen.head)))

    async def table_button(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on the table card of a running match."""
        interaction, match = reply.interaction, told.match
        await self.house.met(interaction, match)
        user, locale = interaction.user.id, await self.house.language(interaction)
        table = await self.host.reading.table(match)
        if told.verb == "turn":
            await reply.screen(await self.desk.opened(match, user, locale))
        elif told.verb in ("view", "part"):
            await reply.screen(await self.desk.view(table, user, locale, told.token or None))
        elif told.verb == "rules":
            await reply.screen(rules_text.screen(table.game, min(told.rev, 50), reply.say))
        elif told.verb == "follow":
            await self._follow(reply, table)
        elif told.verb == "more":
            await reply.screen(self._more(reply, table))
        else:
            await self._people(reply, told, table, values)

    async def _follow(self, reply: Reply, table: Table) -> None:
        """Follow a match or no longer; those who play it have it on their list anyway."""
        user = reply.interaction.user.id
        on = user not in table.followers
        if on and table.seat_of(user) is not None:
            await reply.aside(Msg("discord.follow.seated"))
            return
        await self.host.people.follow(table.match, user, on)
        told = Msg("discord.follow.on" if on else "discord.follow.off")
        if not reply.in_place:
            await reply.text(told)
            return
        screen = await self.desk.opened(table.match, user, await self.house.language(reply.interaction))
        await reply.screen(replace(screen, head=(reply.say(told), *screen.head)))

    def _more(self, reply: Reply, table: Table) -> Screen:
        """What one rarely needs: undo, leaving, bots in seats, ending, bringing the table here."""
        say, user = named(table, str(reply.interaction.locale)), reply.interaction.user.id
        seat = table.seat_of(user)
        buttons: list[Button] = []
        rows: list[Row] = []

        def button(verb: str, key: str, style: str = "secondary") -> Button:
            return Button(Id(f"k.{verb}", table.match).text, say(Msg(key)), style)  # type: ignore[arg-type]

        if seat is not None:
            buttons += [button("undo", "discord.more.undo"), button("here", "discord.more.here"), button("bot", "discord.more.hand-over")]
        bots = [index for index, occupant in enumerate(table.occupants) if occupant.bot is not None]
        if seat is None and bots:
            rows.append(_seats(table, "take", Msg("discord.more.take"), bots, say))
        if user == table.opener_id:
            people = [index for index, occupant in enumerate(table.occupants) if occupant.person is not None and index != seat]
            if people:
                rows.append(_seats(table, "swap", Msg("discord.more.swap"), people, say))
        if seat is not None or user == table.opener_id:
            buttons.append(button("abandon", "discord.more.abandon", "danger"))
        rows = [*in_rows(buttons), *rows]
        if not rows:
            return Screen((say(Msg("discord.more.nothing")),))
        if seat is not None:
            rows.append((Button(Id("t.open", table.match).text, say(Msg("discord.card.my-turn")), "primary"),))
        head = (f"### {say(Msg('discord.card.more'))}",)
        return Screen(head if seat is None else (*head, say(Msg("discord.more.hint"))), tuple(rows))

    async def _people(self, reply: Reply, told: Id, table: Table, values: Sequence[str]) -> None:
        user, match = reply.interaction.user.id, table.match
        if told.verb == "undo":
            await self.agreed(reply, await self.host.votes.undo(match, user))
        elif told.verb == "abandon":
            row = (Button(Id("k.really", match).text, reply.say(Msg("discord.more.abandon-yes")), "danger"), _back(match, reply))
            await reply.screen(Screen((reply.say(Msg("discord.more.abandon-ask")),), (row,)))
        elif told.verb == "really":
            await self.agreed(reply, await self.host.votes.abandon(match, user))
        elif told.verb in ("agree", "refuse"):
            if table.proposal is not None and told.token != proposed(table):
                raise StaleTable
            await self.agreed(reply, await self.host.votes.consent(match, user, told.verb == "agree"))
        elif told.verb in ("bot", "swap"):
            seat = table.seat_of(user) if told.verb == "bot" else _seat(table, values)
            if seat is None:
                await reply.aside(Msg("discord.old-control"))
            else:
                await reply.screen(_kinds(table, seat, reply))
        elif told.verb == "give" and told.token in KINDS and told.rev < len(table.occupants):
            await self.host.seats.substitute(match, user, Seat(told.rev), told.token)
            await reply.text(Msg("discord.more.given"))
        elif told.verb == "take" and (seat := _seat(table, values)) is not None:
            await self.host.seats.take(match, person(reply.interaction), seat)
            await reply.text(Msg("discord.more.taken"))
        elif told.verb == "here":
            await self._here(reply, table)
        else:
            await reply.aside(Msg("discord.old-control"))

    async def _here(self, reply: Reply, table: Table) -> None:
        """Bring the table to the channel of the click: the way out when its own channel is gone."""
        if table.seat_of(reply.interaction.user.id) is None or reply.interaction.guild_id is None:
            await reply.aside(Msg("discord.more.here-not"))
            return
        await self.host.tables.move_to(table.match, place(reply.interaction))
        self.publisher.wake(table.match)
        await reply.text(Msg("discord.more.moved"))

    async def agreed(self, reply: Reply, outcome: Undone | Ended | AskedConsent | Declined) -> None:
        """Say what came of a proposal."""
        say = await self.house.told(reply.interaction, outcome.table)
        if isinstance(outcome, Undone):
            screen = await self.desk.opened(outcome.table.match, reply.interaction.user.id, await self.house.language(reply.interaction))
            await reply.screen(replace(screen, head=(say(Msg("discord.undo.done")), *screen.head)))
        elif isinstance(outcome, Ended):
            await reply.screen(Screen((say(Msg("discord.more.ended")),)))
        elif isinstance(outcome, Declined):
            await reply.screen(Screen((say(Msg("discord.undo.declined")),)))
        else:
            proposal = outcome.table.proposal
            own = proposal is not None and proposal.seat == outcome.table.seat_of(reply.interaction.user.id)
            key = "discord.undo.asked" if own else "discord.undo.agreed"
            await reply.screen(Screen((say(Msg(key, who=tuple(Who(seat) for seat in outcome.missing))),)))

    @app_commands.command(name="move", description=ENGLISH(Msg("discord.command.move")))
    @app_commands.describe(line=ENGLISH(Msg("discord.command.move.line")), match=ENGLISH(Msg("discord.command.match")))
    async def move(self, interaction: Interaction, line: str, match: int | None = None) -> None:
        """A whole move as a line, for keyboards and screen readers."""

        async def work(reply: Reply) -> None:
            table = await here(self.house, interaction, match)
            await self.house.met(interaction, table.match)
            done = await self.host.turns.move(table.match, interaction.user.id, line, once=str(interaction.id))
            locale = await self.house.language(interaction)
            await reply.screen(await self.desk.moved(done.table, done.entry, interaction.user.id, locale))

        await self.router.run(interaction, work)

    @move.autocomplete("line")
    async def lines(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The lines that may follow what was typed, from the person's own asks only."""
        try:
            table = await here(self.house, interaction, getattr(interaction.namespace, "match", None))
            say = await self.house.told(interaction, table)
            found = await self.host.turns.completions(table.match, interaction.user.id, current)
        except EngineError:
            return []
        return [app_commands.Choice(name=cut(f"{line} — {say(msg)}", LINE), value=line) for line, msg in found if len(line) <= LINE][
            :CHOICES
        ]


async def here(house: House, interaction: Interaction, match: int | None) -> Table:
    """The match that is meant: the named one, else the only one of this channel in which the person acts.

    Raises `EngineError` with the numbers to choose from when that is not clear.
    """
    if isinstance(match, int):
        return await house.host.reading.table(match)
    user = interaction.user.id
    running = [table for table in await house.host.reading.tables_of(user) if table.status == "running"]
    local = [table for table in running if interaction.channel_id in (table.place.thread_id, table.place.channel_id)] or running
    mine = [table for table in local if table.seat_of(user) in table.to_act] or local
    if not mine:
        found = [
            table for table in await house.host.reading.tables_in(interaction.channel_id or 0) if table.status in ("running", "finished")
        ]
        if not found:
            raise EngineError("no match here", Msg("discord.which.none"))
        return max(found, key=lambda table: table.changed_at)
    if len(mine) > 1:
        numbers = tuple(f"{table.match} ({table.game})" for table in mine)
        raise EngineError("several matches", Msg("discord.which.several", numbers=numbers))
    return mine[0]


def _seats(table: Table, verb: str, label: Msg, seats: Sequence[int], say: object) -> Menu:
    choices = tuple(Choice(str(seat), cut(named(table)(Who(Seat(seat))), CHOICE_LABEL)) for seat in seats[:CHOICES])
    return Menu(Id(f"k.{verb}", table.match).text, cut(named(table)(label), 150), choices)


def _seat(table: Table, values: Sequence[str]) -> Seat | None:
    if not values or not values[0].isascii() or not values[0].isdecimal() or len(values[0]) > 3:
        return None
    return Seat(int(values[0])) if int(values[0]) < len(table.occupants) else None


def _kinds(table: Table, seat: Seat, reply: Reply) -> Screen:
    """Which bot shall take a seat."""
    buttons = [Button(Id("k.give", table.match, rev=seat, token=kind).text, reply.say(bot_name(kind)), "danger") for kind in KINDS]
    head = named(table, str(reply.interaction.locale))(Msg("discord.more.which-bot", who=Who(seat), game=title(table.game)))
    return Screen((head,), tuple(in_rows([*buttons, _back(table.match, reply)])))


def _back(match: int, reply: Reply) -> Button:
    """From a question back to what it came from, without doing anything."""
    return Button(Id("k.more", match).text, reply.say(Msg("discord.panel.back")))
