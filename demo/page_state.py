"""What a person sees, as JSON values for the page: rooms, whose turn it is, and messages."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message
from simcord.enums import ChannelType, MessageType

from cogs.actions.learning import BeginLesson, PlayAgainstBots, ShowPlay
from cogs.edge.services import place_of, title
from demo.harbour import LOADING, Harbour
from demo.parts import has_control
from engine.game.lessons import lesson
from engine.match import registry
from engine.values.core import Msg
from play.values.types import Table

PNG = b"\x89PNG\r\n\x1a\n"


def people(harbour: Harbour, tables: Sequence[Table]) -> list[dict[str, Any]]:
    """Return everybody, with the number of tables that wait for them. `tables`: all tables."""
    return [
        {"id": str(member.id), "name": member.user.global_name, "key": member.name, "turn_count": len(_awaiting(tables, member.id))}
        for member in harbour.members.values()
    ]


def rooms(harbour: Harbour, tables: Sequence[Table], member: MemberActor) -> list[dict[str, Any]]:
    """Return the rooms of a person, with their newest message and the tables that wait."""
    awaiting = _awaiting(tables, member.id)
    return [
        {
            "id": str(channel.id),
            "name": channel.name or "Caravel",
            "kind": _kind(channel),
            "parent": str(channel.parent_id or ""),
            "topic": channel.topic or "",
            "newest": _newest(harbour, channel, member),
            "turns": [_turn(harbour, table) for table in awaiting if place_of(table) == channel.id],
            "tables": [_table(table, member) for table in tables if place_of(table) == channel.id],
        }
        for channel in harbour.rooms(member)
    ]


def _kind(channel: Channel) -> str:
    """Return how the page calls a kind of room."""
    if channel.guild_id is None:
        return "direct"
    if channel.is_thread:
        return "thread"
    return "forum" if channel.type == ChannelType.FORUM else "channel"


def roles(harbour: Harbour) -> list[dict[str, str]]:
    """Return the roles of the server."""
    return [{"id": str(role.id), "name": role.name} for role in harbour.roles]


def _awaiting(tables: Sequence[Table], user_id: int) -> list[Table]:
    return [table for table in tables if table.status == "running" and table.seat_of(user_id) in table.to_act]


def _turn(harbour: Harbour, table: Table) -> dict[str, Any]:
    return {
        "game": harbour.say(title(table.game)),
        "match": table.match,
        "card": None if table.card is None else str(table.card.message_id),
    }


def _table(table: Table, member: MemberActor) -> dict[str, Any]:
    """Return a table in a room: whether the person sits there, and for whom it waits."""
    waits = [table.occupants[seat].person for seat in table.to_act] if table.status == "running" else []
    return {
        "match": table.match,
        "status": table.status,
        "seated": table.seat_of(member.id) is not None,
        "waits": [str(person.user_id) for person in waits if person is not None],
    }


def _picture(harbour: Harbour, table: Table) -> dict[str, Any] | None:
    """Return the picture on the card of a table."""
    if table.card is None:
        return None
    message = harbour.backend.messages.get(table.card.channel_id, {}).get(table.card.message_id)
    files = [] if message is None else [_attachment(harbour, attachment) for attachment in message.attachments]
    return next((file for file in files if "width" in file), None)


def home(harbour: Harbour, tables: Sequence[Table], member: MemberActor) -> dict[str, Any]:
    """Return the first page: the games, and the message whose buttons begin one."""
    messages = harbour.backend.messages[harbour.channel.id].values()
    return {
        "welcome": next((str(message.id) for message in messages if has_control(message.components, ShowPlay().id)), None),
        "games": [_game(harbour, game, tables, member) for game in registry.names()],
    }


def _game(harbour: Harbour, game: str, tables: Sequence[Table], member: MemberActor) -> dict[str, Any]:
    """Return a game of the first page, with a match to go to if there is one.

    That is the person's newest running match, or else the oldest one that only bots play. `tables`: all tables, the oldest first.
    """
    seats = registry.rules(game).seats
    running = [table for table in tables if table.game == game and table.status == "running"]
    own = [table for table in running if table.seat_of(member.id) is not None]
    of_bots = [table for table in running if not table.people]
    match = None
    if own or of_bots:
        table = own[-1] if own else of_bots[0]
        match = {"own": bool(own), "room": str(place_of(table)), "picture": _picture(harbour, table)}
    return {
        "game": game,
        "name": harbour.say(title(game)),
        "blurb": harbour.say(Msg(f"{game}.blurb")),
        "seats": harbour.say(Msg("page.seats", least=min(seats), most=max(seats))),
        "play": PlayAgainstBots(game).id,
        "learn": BeginLesson(game).id if lesson(game) is not None else None,
        "match": match,
    }


def _newest(harbour: Harbour, channel: Channel, member: MemberActor) -> str:
    """Return the id of the newest public message that the person did not write, or 0."""
    messages = [message for message in harbour.messages(channel.id, member) if not message.is_ephemeral]
    return str(max((message.id for message in messages if message.author_id != member.id), default=0))


def message_of(harbour: Harbour, message: Message) -> dict[str, Any]:
    """Return everything that the page draws of a message."""
    author = harbour.backend.get_user(message.author_id)
    command = message.interaction_metadata or {}
    files = {attachment["url"]: _attachment(harbour, attachment) for attachment in message.attachments}
    return {
        "id": str(message.id),
        "author": {"id": str(author.id), "name": author.global_name or author.name, "bot": author.bot},
        "at": _milliseconds(message.timestamp),
        "edited": None if message.edited_timestamp is None else _milliseconds(message.edited_timestamp),
        "began": _thread_of(message),
        "private": message.is_ephemeral,
        "loading": bool(message.flags & LOADING),
        "content": message.content,
        "components": place_files(message.components, files),
        "files": [] if message.components else list(files.values()),
        "command": f"/{command['name']}" if command.get("name") else None,
        "by": command.get("user", {}).get("id"),
        "pings": [str(user) for user in message.ping_user_ids],
    }


def _thread_of(message: Message) -> str | None:
    """Return the thread that a message announces, or `None`."""
    if message.type != MessageType.THREAD_CREATED or message.system_metadata is None:
        return None
    return str(message.system_metadata.channel_id)


def _milliseconds(moment: str) -> int:
    return int(datetime.fromisoformat(moment).timestamp() * 1000)


def _attachment(harbour: Harbour, attachment: dict[str, Any]) -> dict[str, Any]:
    """Return a file with the size of its picture, so that the page keeps its place free."""
    url = attachment["url"]
    description = {"url": url.replace(CDN_BASE, "/files"), "name": attachment["filename"], "bytes": attachment["size"]}
    head = (harbour.backend.cdn.get(url) or b"")[:24]
    if head.startswith(PNG):
        description["width"], description["height"] = struct.unpack(">II", head[16:24])
    return description


def place_files(value: Any, files: dict[str, dict[str, Any]]) -> Any:
    """Return components with their files.

    Ids become strings, because numbers above 2**53 are not exact in JavaScript.
    """
    if isinstance(value, list):
        return [place_files(item, files) for item in value]
    if not isinstance(value, dict):
        return str(value) if isinstance(value, int) and value > 2**53 else value
    if value.get("url") in files:
        return files[value["url"]]
    return {key: place_files(item, files) for key, item in value.items()}
