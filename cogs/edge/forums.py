"""A forum for tables.

Each table is a post that begins with its card, with tags that say which game it is and how far it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import discord

from cogs.edge import layout
from cogs.edge.services import PUBLIC, title
from cogs.edge.threads import AWAKE, Threads
from cogs.panel.spec import Screen
from engine.match import registry
from engine.values.core import Msg
from play.values.types import Table
from words import speaker

STATES = {"open": ("waiting", "open"), "running": ("running",), "finished": ("over", "finished"), "closed": ("over", "finished")}
"""The names of tags, in small letters, for the states of a table."""

MOST = 5
"""Tags of one post."""


def _titles(game: str, language: str) -> set[str]:
    return {game, *(speaker(code)(title(game)).lower() for code in (PUBLIC, language))}


def known_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Return the tags of a forum whose names mean something here."""
    known = {name for game in registry.names() for name in _titles(game, PUBLIC)}.union(*STATES.values())
    return [tag for tag in forum.available_tags if tag.name.strip().lower() in known]


def tags(forum: discord.ForumChannel, table: Table, language: str, others: Iterable[discord.ForumTag] = ()) -> list[discord.ForumTag]:
    """Return the tags of a table's post: its game, its state, and `others` that people added."""
    wanted = _titles(table.game, language) | set(STATES.get(table.status, ()))
    may_set_all = forum.permissions_for(forum.guild.me).manage_threads
    known = known_tags(forum)
    own = [tag for tag in known if tag.name.strip().lower() in wanted and (may_set_all or not tag.moderated)]
    added = [tag for tag in others if tag.id not in {tag.id for tag in known}]
    return [*own, *added][:MOST]


def name(table: Table, language: str) -> str:
    """Return the name of the thread or post of a table: no two tables have the same."""
    return speaker(language)(Msg("discord.panel.table", game=title(table.game), match=table.match))[:100]


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

    No match depends on them: a refusal for good is ignored, and a rate limit leaves it to the next card.
    """
    thread = client.get_channel(table.place.thread_id or 0)
    forum = thread.parent if isinstance(thread, discord.Thread) else None
    if not isinstance(thread, discord.Thread) or not isinstance(forum, discord.ForumChannel) or not table.own_thread or thread.archived:
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
