"""A forum channel for tables.

Each table is a post that begins with its card. Its tags name the game and the state of the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import chain

import discord

from cogs.edge import layout
from cogs.edge.services import PUBLIC, title
from cogs.edge.threads import AWAKE, Threads
from cogs.panel.spec import Screen
from engine.match import registry
from engine.values.core import Msg
from play.values.types import Table
from words import offered_languages, speaker

STATES = {"open": "discord.tag-waiting", "running": "discord.tag-running", "finished": "discord.tag-over", "closed": "discord.tag-over"}
"""The messages with the names of tags, by the status of a table."""

OTHER_NAMES = {"discord.tag-waiting": "open", "discord.tag-over": "finished"}
"""Further names that servers use for these tags."""

MOST = 5
"""Tags of one post; Discord allows no more."""

NAME = 100
"""The most characters that Discord takes for the name of a thread or post."""


def _names(meaning: Msg, other: str | None, language: str) -> list[str]:
    """Return all names of a tag in small letters; the first is the one in `language`."""
    names = [speaker(code)(meaning).lower() for code in (language, PUBLIC, *offered_languages())]
    return [*names, other] if other is not None else names


def _names_of_game(game: str, language: str = PUBLIC) -> list[str]:
    return _names(title(game), game, language)


def _names_of_state(key: str, language: str = PUBLIC) -> list[str]:
    return _names(Msg(key), OTHER_NAMES.get(key), language)


def known_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Return the tags of a forum that name a game or a state of a table, in any language."""
    known = {*chain(*map(_names_of_game, registry.names()), *map(_names_of_state, STATES.values()))}
    return [tag for tag in forum.available_tags if _name_of(tag) in known]


def _name_of(tag: discord.ForumTag) -> str:
    return tag.name.strip().lower()


def tags(forum: discord.ForumChannel, table: Table, language: str, others: Iterable[discord.ForumTag] = ()) -> list[discord.ForumTag]:
    """Return the tags of a table's post: game, state, and those of `others` that people added.

    If a forum has a tag in several languages, the one in `language` is taken.
    """
    may_set_all = forum.permissions_for(forum.guild.me).manage_threads
    known = known_tags(forum)
    available = {_name_of(tag): tag for tag in reversed(known) if may_set_all or not tag.moderated}
    names_by_tag = [_names_of_game(table.game, language)]
    if table.status in STATES:
        names_by_tag.append(_names_of_state(STATES[table.status], language))
    own = [next((available[name] for name in names if name in available), None) for names in names_by_tag]
    known_ids = {tag.id for tag in known}
    added = [tag for tag in others if tag.id not in known_ids]
    return [*filter(None, own), *added][:MOST]


def name(table: Table, language: str) -> str:
    """Return the name of a table's thread or post; the match number makes it unique."""
    return speaker(language)(Msg("discord.panel.table", game=title(table.game), match=table.match))[:NAME]


async def post(
    threads: Threads,
    forum: discord.ForumChannel,
    table: Table,
    language: str,
    screen: Screen,
    mentioned: discord.AllowedMentions,
    silent: bool,
) -> tuple[int, bool]:
    """Post the card of a table; return the post's id and whether it was made just now.

    The first message of the post has the same id.
    """
    thread, is_new = await threads.post(
        forum,
        name(table, language),
        table.created_at,
        auto_archive_duration=AWAKE,
        applied_tags=tags(forum, table, language),
        view=layout.layout(screen),
        files=layout.files(screen),
        allowed_mentions=mentioned,
        silent=silent,
    )
    return thread.id, is_new


async def tag(client: discord.Client, table: Table, language: str) -> None:
    """Give the post of a table its current tags.

    No match depends on them: a final refusal is ignored, and after a rate limit the next change of the card tries again.
    """
    thread = client.get_channel(table.place.thread_id or 0)
    if not isinstance(thread, discord.Thread) or thread.archived or not table.own_thread:
        return
    forum = thread.parent
    if not isinstance(forum, discord.ForumChannel):
        return
    wanted = tags(forum, table, language, thread.applied_tags)
    if {tag.id for tag in wanted} == {tag.id for tag in thread.applied_tags}:
        return
    try:
        with suppress(discord.RateLimited):
            await thread.edit(applied_tags=wanted)
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise
