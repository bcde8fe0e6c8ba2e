"""The simulated Discord server of the demo: members, rooms, the bot, what people do.

SimCord holds the server and answers the bot's requests. Its test environment is not started, because that waits after every click until the
bot is idle, and has a clock of its own. Here everybody acts at any moment, and the time is that of the machine.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord import _dpy_internals, _modal, interactions
from simcord._clock import Clock
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Channel, Interaction, Message
from simcord.builders import ChannelHandle, RoleHandle
from simcord.enums import ChannelType, InteractionType
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient, FakeWebhookAdapter
from simcord.results import InteractionResult

from cogs.client import Caravel
from cogs.edge.forums import STATES
from demo.corrected import as_on_discord
from demo.parts import ATTACHMENT, CHOSEN, LISTED, UPLOAD, PageRefusal, as_clicked, file, parts_of
from engine.match import registry
from engine.values.core import Msg
from play.values.types import Person, Place
from words import FALLBACK, speaker

MEMBERS = ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe", "Gonçalo")
ROLES: Mapping[Msg, tuple[str, ...]] = {Msg("page.role-master"): ("Ana",), Msg("page.role-sailors"): ("Bruno", "Clara", "Duarte")}
"""The members who have each role. The first role manages the server, so its members have `/setup`."""

PATIENCE = 90.0
"""Seconds after which the page says that the bot did not answer. On a busy machine it can take half a minute at its start."""

LOADING = 1 << 7
"""The flag of a message whose content is still to come."""


class Today(Clock):
    """The time of this machine."""

    def now(self) -> datetime:
        """Return the time now."""
        return datetime.now(UTC)


class Noticed(deque[Any]):
    """Replaces a log of SimCord: it keeps nothing, and calls `tell` for each entry."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__(maxlen=0)
        self._tell = tell

    def append(self, item: Any, /) -> None:
        """Tell that something happens now."""
        self._tell()


class Harbour:
    """The server. Ids of the server, its channel and its members are the same at every start."""

    def __init__(self, bot: Caravel, language: str = FALLBACK) -> None:
        """Make the server; `language` is that of everybody's Discord, and of the page."""
        self.bot, self.language, self.say = bot, language, speaker(language)
        self.env = simcord.Env(bot, check_errors=False)
        self.backend = self.env.backend
        self.backend.bot_user.name = "Caravel"
        self.guild = self.env.create_guild(self.say(Msg("page.harbour")))
        self.channel: ChannelHandle = self.guild.create_text_channel(self.say(Msg("page.tables")), topic=self.say(Msg("page.topic")))
        users = [self.env.create_user(name.lower(), global_name=name) for name in MEMBERS]
        self.members: dict[int, MemberActor] = {user.id: self.guild.add_member(user) for user in users}
        self.roles = [self._create_role(name, holders) for name, holders in ROLES.items()]
        self.guild.create_text_channel(self.say(Msg("page.quay")), topic=self.say(Msg("page.quay.topic")))
        forum = self.backend.get_channel(self.guild.create_forum_channel(self.say(Msg("page.voyages"))).id)
        forum.available_tags = [
            {"id": self.backend.snowflake(), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
            for name in [*(self.say(Msg(f"{game}.name")) for game in registry.names()), *self._state_tags()]
        ]
        as_on_discord(self.backend)
        self.backend.clock = Today()
        self._listeners: list[Callable[[], None]] = []
        self._changed = asyncio.Event()
        self._adapter = FakeWebhookAdapter(self.backend)
        self._feed: Callable[[str, Mapping[str, Any]], None] | None = None
        log: Any = Noticed(self._happened)
        self.backend.transcript = self.backend.http_requests = log

    def _state_tags(self) -> list[str]:
        """Return the names of the tags of a forum that say how far a table is."""
        return [self.say(Msg(key)).capitalize() for key in dict.fromkeys(STATES.values())]

    def _create_role(self, name: Msg, holders: Sequence[str]) -> RoleHandle:
        permissions = discord.Permissions(manage_guild=name == next(iter(ROLES)))
        role = self.guild.create_role(self.say(name), permissions=permissions)
        for member in self.members.values():
            if member.user.global_name in holders:
                self.backend.add_member_role(self.guild.id, member.id, role.id)
        return role

    def manages(self, member: MemberActor) -> bool:
        """Return whether somebody manages the server."""
        return member.user.global_name in next(iter(ROLES.values()))

    @property
    def place(self) -> Place:
        """The channel, as the host names it."""
        return Place(self.guild.id, self.channel.id)

    @property
    def owner(self) -> Person:
        """Who opened the examples and had to leave them."""
        member = list(self.members.values())[-1]
        return Person(member.id, str(member.user.global_name))

    # The bot comes and goes.

    async def start(self) -> None:
        """Let the bot log in; it finds the server and its threads as they are."""
        bot = self.bot
        _dpy_internals.install_http(bot, FakeHTTPClient(self.backend, asyncio.get_running_loop()))
        _dpy_internals.set_guild_ready_timeout(bot, 0.0)
        state = _dpy_internals.get_state(bot)
        state.shard_count, state.shard_ids = 1, [0]
        router = ShardRouter(self.backend, state, bot.dispatch, 1, (0,))

        def feed(event: str, payload: Mapping[str, Any]) -> None:
            contextvars.copy_context().run(self._within, router.feed, event, payload)

        self._feed = feed
        self.backend.subscribers.append(feed)
        with self.answering():
            await bot.login("demo")
            _dpy_internals.install_shards(bot, router.shards)
            router.identify(0)
            self.backend.emit("GUILD_CREATE", serializers.guild_create_payload(self.backend, self.backend.get_guild(self.guild.id)))
            await bot.wait_until_ready()

    async def close(self) -> None:
        """Let the bot finish and leave."""
        with self.answering():
            await self.bot.close()
        if self._feed is not None:
            self.backend.subscribers.remove(self._feed)

    def _within(self, feed: Callable[[str, Mapping[str, Any]], None], event: str, payload: Mapping[str, Any]) -> None:
        """Deliver an event; tasks that begin here answer interactions through SimCord."""
        _dpy_internals.set_webhook_adapter(self._adapter)
        feed(event, payload)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let the tasks that begin inside change private messages through SimCord."""
        previous = _dpy_internals.set_webhook_adapter(self._adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(previous)

    # Following what happens on the server.

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` soon after anything happened."""
        self._listeners.append(listener)

    def _happened(self) -> None:
        try:
            asyncio.get_running_loop().call_soon(self._tell)
        except RuntimeError:
            return  # before the start nobody listens

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
        for listener in self._listeners:
            listener()

    async def wait_for_change(self) -> None:
        """Wait until something happens, but at most a second: it may have happened just before."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), 1.0)

    async def until(self, done: Callable[[], bool], patience: float = PATIENCE) -> bool:
        """Wait for something to become true; return whether it did."""
        deadline = time.monotonic() + patience
        while not done():
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            changed = self._changed
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                return done()
        return True

    # Rooms and messages.

    def room(self, room_id: int, member: MemberActor) -> Channel:
        """Return a room that a person may enter; raises `PageRefusal`."""
        channel = self.backend.channels.get(room_id)
        if channel is None or (channel.guild_id is None and member.id not in channel.recipient_ids):
            raise PageRefusal(Msg("page.refused.room"))
        return channel

    def rooms(self, member: MemberActor) -> list[Channel]:
        """Return each channel with its threads, oldest first, and the direct messages, if any."""
        channels = sorted(self.backend.channels.values(), key=lambda channel: channel.id)
        homes = [channel for channel in channels if channel.type in (ChannelType.TEXT, ChannelType.FORUM)]
        channels_shown: list[Channel] = []
        for home in homes:
            threads = [channel for channel in channels if channel.type == ChannelType.PUBLIC_THREAD]
            channels_shown += [home, *(thread for thread in threads if thread.parent_id == home.id)]
        direct = self.backend.channels.get(self.backend.dm_channels.get(member.id, 0))
        return [*channels_shown, direct] if direct is not None and self.backend.messages[direct.id] else channels_shown

    def messages(self, room_id: int, member: MemberActor) -> list[Message]:
        """Return the messages that a person sees in a room, oldest first."""
        return [message for _, message in sorted(self.backend.messages.get(room_id, {}).items()) if message.visible_to(member.id)]

    def _message(self, room_id: int, message_id: int, member: MemberActor) -> Message:
        """Return a message that a person sees; raises `PageRefusal`."""
        self.room(room_id, member)
        try:
            message = self.backend.get_message(room_id, message_id)
        except BackendError:
            raise PageRefusal(Msg("page.refused.message")) from None
        if not message.visible_to(member.id):
            raise PageRefusal(Msg("page.refused.other"))
        return message

    # What a person does.

    async def use(
        self, member: MemberActor, room_id: int, message_id: int, custom_id: str, kind: int, values: Sequence[str]
    ) -> Interaction:
        """Press a button or choose from a menu; the bot says whether it still counts."""
        message = self._message(room_id, message_id, member)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if kind != discord.ComponentType.button.value:
            data["values"] = list(values)
        if kind in LISTED:
            resolved: dict[str, dict[str, Any]] = {}
            for value in values:
                interactions.resolve_handle(member, self._menu_target(kind, int(value)), resolved, channel_id=room_id)
            data["resolved"] = resolved
        try:
            return await self._interact(member, room_id, InteractionType.MESSAGE_COMPONENT, data, message)
        except SetupError:  # a line that is shown as picked
            raise PageRefusal(Msg("page.refused.picked")) from None

    def _menu_target(self, kind: int, value: int) -> MemberActor | RoleHandle | ChannelHandle:
        """Return the member, role or channel with the id `value`, for a menu of this kind."""
        if kind == discord.ComponentType.user_select.value:
            return self.members[value]
        if kind == discord.ComponentType.role_select.value:
            return next(role for role in self.roles if role.id == value)
        return ChannelHandle(self.env, self.guild, self.room(value, next(iter(self.members.values()))))

    def _option_target(self, kind: int, typed: str) -> MemberActor | RoleHandle | ChannelHandle:
        """Return the member or role whose id was typed for an option of a command."""
        with suppress(KeyError, ValueError, StopIteration):
            return self._menu_target(CHOSEN[kind], int(typed))
        raise PageRefusal(Msg("page.refused.given", given=typed))

    async def submit(self, member: MemberActor, opened: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Send a form that the bot opened."""
        if opened.modal is None or opened.user_id != member.id:
            raise PageRefusal(Msg("page.refused.form"))
        resolved: dict[str, dict[str, Any]] = {}
        sent: list[tuple[dict[str, Any], str, bytes]] = []
        try:
            form_values = {key: self._form_value(part, values[key]) for key, part in parts_of(opened.modal).items() if key in values}
            nodes = _modal._modal_submit_nodes(opened.modal["components"], member, form_values, resolved, opened.channel_id, sent)
        except (KeyError, StopIteration, SetupError):
            raise PageRefusal(Msg("page.refused.chosen")) from None
        for node, name, data in sent:
            node["values"].append(interactions.store_interaction_attachment(self.backend, opened.channel_id, name, data, resolved))
        source = None if opened.source_message_id is None else self._message(opened.channel_id, opened.source_message_id, member)
        meant: dict[str, Any] = {"custom_id": opened.modal["custom_id"], "components": nodes, "resolved": resolved}
        return await self._interact(member, opened.channel_id, InteractionType.MODAL_SUBMIT, meant, source)

    def _form_value(self, part: Mapping[str, Any], value: Any) -> Any:
        """Return the value of a form's part from the page, as SimCord reads it."""
        if part["type"] in LISTED:
            return [self._menu_target(part["type"], int(picked)) for picked in value]
        return [file(value)] if part["type"] == UPLOAD and value else value

    def commands(self, member: MemberActor, room_id: int) -> list[dict[str, Any]]:
        """Return the slash commands that a person has in a room."""
        self.room(room_id, member)
        return [self._localize(command) for command in self.backend.visible_commands(user_id=member.id, channel_id=room_id)]

    def _localize(self, part: Mapping[str, Any]) -> dict[str, Any]:
        """Return a command, option or choice with its texts in the language of the server."""
        localized = dict(part)
        field = "description" if "type" in part else "name"
        known: Mapping[str, str] = part.get(f"{field}_localizations") or {}
        localized[field] = next((known[code] for code in known if self.language in (code, code.split("-")[0])), part[field])
        return localized | {name: [self._localize(inner) for inner in part[name]] for name in ("options", "choices") if part.get(name)}

    async def command(
        self, member: MemberActor, room_id: int, name: str, options: Mapping[str, str], completing: str | None = None
    ) -> Interaction:
        """Send a slash command, or ask for the completions of its option `completing`."""
        command = next((known for known in self.commands(member, room_id) if known["name"] == name), None)
        if command is None:
            raise PageRefusal(Msg("page.no-command", command=f"/{name}", name=str(member.user.global_name)))
        built: list[dict[str, Any] | None] = []
        resolved: dict[str, Any] = {}
        for option in command["options"]:
            typed = options.get(option["name"], "")
            if option["name"] == completing:
                built.append({"name": option["name"], "type": option["type"], "value": typed, "focused": True})
            elif typed and option["type"] == ATTACHMENT:
                built.append({"name": option["name"], "type": ATTACHMENT, "value": self._attach(room_id, typed, resolved)})
            elif typed and option["type"] in CHOSEN:
                interactions.resolve_handle(member, self._option_target(option["type"], typed), resolved, channel_id=room_id)
                built.append({"name": option["name"], "type": option["type"], "value": typed})
            elif typed:
                built.append(self._read_option(name, option, typed, is_final=completing is None))
            elif option.get("required") and completing is None:
                raise PageRefusal(Msg("page.refused.needed", command=name, option=option["name"]))
        data = {"id": command["id"], "name": name, "type": 1, "options": [option for option in built if option], "resolved": resolved}
        kind = InteractionType.APPLICATION_COMMAND if completing is None else InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return await self._interact(member, room_id, kind, data)

    def _read_option(self, name: str, option: Mapping[str, Any], typed: str, is_final: bool) -> dict[str, Any] | None:
        """Return an option of a command as it was typed; `None`: what is typed so far is no value.

        `is_final`: the command is sent, so a wrong value raises `PageRefusal`.
        """
        raw: Any = typed == "true" if option["type"] == discord.AppCommandOptionType.boolean.value else typed
        try:
            value = interactions.parse_option_input(name, dict(option), raw)
        except SetupError:
            if is_final:
                raise PageRefusal(Msg("page.refused.option", command=name, option=option["name"], given=typed)) from None
            return None
        return {"name": option["name"], "type": option["type"], "value": value}

    def _attach(self, room_id: int, sent_file: str, resolved: dict[str, Any]) -> str:
        """Store a file that comes with a command; return its id."""
        return interactions.store_interaction_attachment(self.backend, room_id, *file(sent_file), resolved)

    def write(self, member: MemberActor, room_id: int, words: str) -> None:
        """Say something in a room."""
        self.room(room_id, member)
        self.backend.create_message(room_id, member.id, words[:2000])

    def dismiss(self, member: MemberActor, room_id: int, message_id: int) -> None:
        """Remove a private message of one's own."""
        message = self._message(room_id, message_id, member)
        if message.is_ephemeral:
            del self.backend.messages[room_id][message_id]
            self._happened()

    async def _interact(
        self, member: MemberActor, room_id: int, kind: InteractionType, data: dict[str, Any], source: Message | None = None
    ) -> Interaction:
        """Send the bot what a person does, and wait for its answer; raises `PageRefusal`."""
        guild_id = self.backend.get_channel(room_id).guild_id
        record, payload = interactions.base_payload(
            self.backend, type=kind, channel_id=room_id, guild_id=guild_id, user_id=member.id, data=data
        )
        if self.language != FALLBACK:
            payload["locale"] = self.language
        record.initial_response_deadline = None  # a busy machine may take longer than Discord would wait
        before = None
        if source is not None:
            record.source_message_id, before = source.id, source.edited_timestamp
            payload["message"] = as_clicked(dict(serializers.message_payload(self.backend, source)), data)

        def is_answered() -> bool:
            if record.response_kind == "deferred_update" and source is not None:
                return source.edited_timestamp != before or bool(record.followup_ids)
            return record.responded and not record.loading

        self.backend.emit("INTERACTION_CREATE", payload)
        if not await self.until(is_answered):
            raise PageRefusal(Msg("page.refused.silent"))
        return record

    def result(self, record: Interaction) -> InteractionResult:
        """Return the result of an interaction, as SimCord's tests read it."""
        return InteractionResult(self.env, record)
