"""The Discord client: what it is made of, which intents, how it starts and stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord
import yarl
from discord import app_commands

from cogs.actions.wire import Action, Outdated, parse_id
from cogs.club.evening_clicks import EveningClicks
from cogs.club.page import ClubPage
from cogs.club.posts import ClubPosts
from cogs.club.puzzle_clicks import VoyageClicks
from cogs.club.search_clicks import Searches
from cogs.club.search_notices import SearchNotices
from cogs.club.season_clicks import SeasonClicks
from cogs.commands import add_commands
from cogs.commands.moved import MovedCommands, moved_command
from cogs.commands.texts import Catalogues
from cogs.connection import library, requests
from cogs.connection.commands import Commands
from cogs.connection.ends import Ends
from cogs.connection.sessions import Sessions
from cogs.deliveries.courier import PAUSES, Courier, Pauses
from cogs.deliveries.deleted import LostPlaces
from cogs.deliveries.membership import Membership
from cogs.edge.clicks import Clicks
from cogs.edge.emojis import Emojis
from cogs.edge.forms import typed_values, with_file_types
from cogs.edge.gate import Caller, ClickLimit, Gate
from cogs.edge.layout import controls
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services
from cogs.learning.lessons import Learning
from cogs.learning.welcome import Welcome
from cogs.looking_back.afterwards import Afterwards
from cogs.looking_back.explaining import Explaining
from cogs.looking_back.files import Files
from cogs.looking_back.history import HistoryClicks
from cogs.looking_back.logbook import Logbook
from cogs.looking_back.records import RecordClicks
from cogs.looking_back.replay import Replay
from cogs.looking_back.review import Reviewing
from cogs.looking_back.verifying import Verifying
from cogs.operation.settings import Policies
from cogs.people.deputies import DeputyClicks
from cogs.people.desk import Desks
from cogs.people.hours import HoursScreens
from cogs.people.privacy import Privacy
from cogs.people.rankings import Rankings
from cogs.people.told import TellingClicks
from cogs.pictures.service import Pictures
from cogs.screens.moved import MOVED
from cogs.servers.referees import RefereeClicks
from cogs.servers.setup import SetupPanel
from cogs.servers.upkeep import Upkeep
from cogs.tables.benches import Benches
from cogs.tables.lobby import Lobby
from cogs.tables.running import Running
from cogs.tables.seats import SeatClicks
from cogs.tables.sprints import SprintClicks
from cogs.turns.acting import RefereePanel
from cogs.turns.coaching import Coaching
from cogs.turns.orders import OrderClicks
from cogs.turns.panel import TurnClicks
from engine.match import registry
from engine.values.core import EngineError, Msg
from play.host import Host
from words import offered_languages

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Seconds for which a request waits at most at a rate limit of Discord. If it would take longer, the caller gets an error and tries again
later."""

IDENTIFY = "identify"
"""The name of the job lease for connecting a shard: one process at a time."""

APART = 5.5
"""Seconds between the connections of two shards; Discord allows one in five seconds."""


class Caravel(discord.AutoShardedClient):
    """The bot, or the part of it that is connected with some of the shards.

    It has no privileged intents, because it reads no messages: it only counts those below a card, and learns when a card is deleted.
    """

    def __init__(
        self,
        host: Host,
        pictures: Pictures | None = None,
        pauses: Pauses = PAUSES,
        limit: ClickLimit | None = None,
        remembers_commands: bool = False,
        policies: Policies | None = None,
    ) -> None:
        """Make the bot; `policies` are an operator's own texts.

        `remembers_commands`: at a start, send the slash commands only if they have changed since they were sent last.
        """
        share = host.share
        library.patch()
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # libraries for voice are missing, which the bot never uses
        super().__init__(
            shard_count=share.shards,
            shard_ids=None if share.shards is None else list(share.ids),  # type: ignore[arg-type]  # `None`: all shards
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=NO_MENTIONS,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=requests.request_trace(),
        )
        library.guard(self)
        self.services = Services(host, pictures or Pictures())
        self.courier = Courier(self.services, self, pauses)
        host.ledger.can_view = self.courier.deliveries.messages.sight.surely_sees
        self.posts = ClubPosts(self.services, self.courier.deliveries.messages)
        self.courier.add_rounds(self.posts.rounds)
        self.searching = SearchNotices(self.services, self.courier.deliveries.messages)
        self.membership = Membership(host, self, self.courier.wake)
        self.lost = LostPlaces(host, self.courier.deliveries.cards.deleted, self.courier.wake)
        self.gate = Gate(host, limit)
        self.clicks = Clicks(self.services, self.gate)
        self.tree: app_commands.CommandTree[Caravel] = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.sessions = Sessions(self.fetch_session_start_limits)
        self.early_ends = Ends(host)
        self.commands = Commands(self, host, self._made_commands, remembers_commands)
        self.numerals = Emojis(self, host)
        self._policies = policies or Policies()
        self._has_started = False
        self._begin: Callable[[], Awaitable[None]] | None = None
        self._tell_ready: Callable[[], None] | None = None

    async def setup_hook(self) -> None:
        """Register everything that must answer after a restart; start the background work."""
        self.register_handlers()
        self.add_dynamic_items(*controls().values())
        add_commands(self.tree, self.clicks)
        self.tree.error(self._command_failed)
        await self.tree.set_translator(Catalogues())
        self.commands.start()
        self.numerals.start()
        self.services.pictures.begin(registry.names())

    def register_handlers(self) -> None:
        """Register the handlers of all actions."""
        services, wake = self.services, self.courier.wake
        handler_types: tuple[Callable[[Services], object], ...] = (
            TurnClicks, RefereePanel, OrderClicks, Coaching, SeatClicks, Explaining, Lobby, HistoryClicks, Logbook, Replay, RecordClicks,
            Files, Afterwards, Verifying, Reviewing, Rankings, HoursScreens, Benches, Searches, SetupPanel, Upkeep,
            ClubPage, EveningClicks, VoyageClicks, SeasonClicks, MovedCommands, SprintClicks, DeputyClicks, Learning, Welcome,
        )  # fmt: skip
        for owner in (
            *(make_handlers(services) for make_handlers in handler_types),
            Running(services, wake, self.gate),
            RefereeClicks(services, self.gate),
            Desks(services, self.gate),
            Privacy(services, self._policies, self.courier.deliveries.messages.remove, wake),
            TellingClicks(services, self.courier.direct, wake),
        ):
            self.clicks.register(owner)

    async def _made_commands(self) -> list[dict[str, Any]]:
        """Return the commands as they are sent to Discord, translated if there are translations."""
        translator = self.tree.translator if len(offered_languages()) > 1 else None
        return [
            with_file_types(await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree))
            for command in self.tree.get_commands()
        ]

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time, as soon as it may."""
        await self.sessions.wait()
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may connect: all processes together may connect one in five seconds."""
        await self.sessions.spend()
        await self.early_ends.note_connecting()
        host = self.services.host
        if host.share.is_all:
            return await super().before_identify_hook(shard_id, initial=initial)
        while True:
            now = host.ledger.clock.now()
            if await host.ledger.store.take_job(IDENTIFY, f"{host.ledger.owner} {shard_id}", now, now + APART):
                return
            await asyncio.sleep(APART / 10)

    def when_connected(self, begin: Callable[[], Awaitable[None]]) -> None:
        """Call `begin` whenever a shard is connected."""
        self._begin = begin

    async def on_connect(self) -> None:
        """Let the host begin its own work, now that a shard is connected."""
        if self._begin is not None:
            await self._begin()

    def when_ready(self, tell: Callable[[], None]) -> None:
        """Call `tell` whenever the bot is connected."""
        self._tell_ready = tell

    async def on_ready(self) -> None:
        """Start all deliveries the first time; discord.py calls this after every reconnection."""
        log.info("ready", extra={"guilds": len(self.guilds)})
        if not self._has_started:
            await self.membership.note_start()
            await self.courier.start()
            self.searching.start()
            self._has_started = True
        if self._tell_ready is not None:
            self._tell_ready()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard has lost its connection."""
        self.membership.note_disconnect(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard has a new session, for which Discord has listed the servers."""
        self.membership.note_listing(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note which servers a new session lists; `on_ready` does it at the start."""
        if self._has_started:
            await self.membership.note_new_session(shard_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server or the server was deleted; ignore outages."""
        if not guild.unavailable:
            await self.membership.note_removal(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot came to a server."""
        await self.membership.note_return(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel is deleted."""
        await self.lost.note_place(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread is deleted."""
        await self.lost.note_place(payload.thread_id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Note that a message is deleted: perhaps a card."""
        await self.lost.note_messages(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Note that many messages are deleted at once."""
        await self.lost.note_messages(payload.channel_id, payload.message_ids)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count messages below cards; their content is neither asked for nor read."""
        if self.user is not None and message.author.id != self.user.id:
            self.courier.saw_message(message.channel.id)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        """Note a new thread: perhaps the bot's own, made by a request whose answer was lost."""
        await self.services.threads.note_new(thread)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Open the archived thread of a running match again."""
        if after.archived and not before.archived:
            await self.courier.keep_awake(after)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a form that was filled in.

        discord.py does not know our forms (`cogs.edge.forms`) and ignores them, so they are read here, also after a restart.
        """
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        action = parse_id(str(data.get("custom_id", "")))
        if not action.is_form and not isinstance(action, Outdated):
            action = Outdated(getattr(action, "match", 0))
        await self.clicks.answer(interaction, action, typed_values(interaction))

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a command that discord.py refuses to run: an old name, missing permissions."""

        async def make(caller: Caller) -> Action:
            if isinstance(error, app_commands.CommandNotFound) and error.name in MOVED:
                return await moved_command(self.clicks.gate, caller, interaction, error.name)
            raise EngineError("the command was refused", Msg("discord.command.refused"))

        log.warning("a command was refused: %s", type(error).__name__, extra={"user": interaction.user.id})
        await self.clicks.command(interaction, make)

    async def close(self) -> None:
        """Finish what is being shown, then disconnect."""
        await self.commands.close()
        await self.numerals.close()
        self.early_ends.close()
        await self.searching.close()
        await self.courier.close()
        with suppress(AttributeError):  # discord.py 2.7 closes a queue that it makes only when it connects
            await super().close()
        self.services.pictures.close()
