"""The bot makes posts in forums, tests its permissions in a channel, and reports lost permissions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.actions.servers import CheckPlace
from cogs.actions.tables import OpenTurn
from demo.harbour import Today
from engine.values.core import Msg
from play.values.errors import NotStored
from tests.e2e.test_setup import admin, choose, page, try_to_open
from tests.e2e.world import World, control, controls, texts, world

TAGS = ("Pizarro & Co.", "magellan", "Waiting", "Running", "OVER", "Our own")


def forum_of(w: World) -> Any:
    """Create a forum with tags."""
    forum = w.guild.create_forum_channel("voyages")
    channel = w.env.backend.get_channel(forum.id)
    channel.available_tags = [
        {"id": w.env.backend.snowflake(), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None} for name in TAGS
    ]
    w.env.backend.announce_channel_update(forum.id)
    return forum


def tags_of(w: World, forum: Any, thread_id: int) -> set[str]:
    """Return the names of the tags of a post."""
    names = {tag["id"]: tag["name"] for tag in w.env.backend.get_channel(forum.id).available_tags}
    return {names[tag] for tag in w.env.backend.get_channel(thread_id).applied_tags}


def fail_once(service: Any, method: str) -> None:
    """Let the database refuse the next call of a method."""
    real = getattr(service, method)

    async def failing(*args: Any, **named: Any) -> Any:
        setattr(service, method, real)
        raise NotStored(Msg("play.stale"))

    setattr(service, method, failing)


def deny(w: World, channel: Any, target: int, **permissions: bool) -> None:
    """Deny these permissions in a channel to a role or to everybody."""
    overwrite = Overwrite(target_id=target, type=OverwriteType.ROLE, deny=discord.Permissions(**permissions).value)
    w.env.backend.set_overwrite(channel.id, overwrite)


async def test_a_table_becomes_a_post_of_the_forum_with_its_card_first(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        forum, zita, (ana, bruno) = forum_of(w), admin(w), w.people("ana", "bruno")
        await choose(w, "main", forum=[forum])
        w.env.backend.clock = Today()
        for service, method in ((w.host.tables, "move_to"), (w.host.outbox, "store_card")):
            fail_once(service, method)
        assert "post in" in texts(await try_to_open(w, ana))
        (only,) = forum.threads
        assert len(only.history()) == 1, "a post that could not be stored at first is not made again"
        table = await w.table()
        thread = table.place.thread_id
        assert table.place.channel_id == forum.id and thread is not None and table.card is not None
        assert table.card.message_id == thread, "the card is the first message of the post"
        room = next(post for post in forum.threads if post.id == thread)
        assert tags_of(w, forum, thread) == {"Pizarro & Co.", "Waiting"}
        (own_tag,) = [tag for tag in w.env.backend.get_channel(forum.id).available_tags if tag["name"] == "Our own"]
        w.env.backend.get_channel(thread).applied_tags.append(own_tag["id"])
        w.env.backend.announce_channel_update(thread)
        await bruno.click(await w.card(room=room), label="Join")
        await w.host.tables.add_bot(1, ana.id, "mate")
        await w.host.tables.configure(1, ana.id, automatic=False)
        await w.quiet()
        await ana.click(await w.card(room=room), label="Start now")
        await w.quiet()
        assert tags_of(w, forum, thread) == {"Pizarro & Co.", "Running", "Our own"}, "a tag that people added stays"
        await w.later(3_600.0)
        (member,) = await w.awaited_members()
        await member.slash(room, "move", line="bid 1", match=1)
        await w.quiet()
        first = next(message for message in room.history() if message.id == thread)
        assert (await w.card(room=room)).id != thread and "near the end of this post" in texts(first) and controls(first, OpenTurn)
        opener, *_ = (await w.table()).players
        second = await w.host.tables.open("pizarro", opener, table.place)
        await w.quiet()
        await w.host.tables.close(second.match, second.opener_id)
        await w.quiet()
        assert tags_of(w, forum, (await w.table(second.match)).place.thread_id) == {"Pizarro & Co.", "OVER"}
        third = await w.host.tables.open("pizarro", opener, table.place)
        await w.host.tables.close(third.match, third.opener_id)
        await w.quiet()
        assert len(forum.threads) == 2, "a table that is closed at once has no post, or one that says so"
        assert "becomes a post" in texts(await page(w, zita))
        w.env.backend.delete_channel(forum.id)
        assert "forum for tables is gone" in texts(await try_to_open(w, ana))


async def test_missing_permissions_are_named_with_their_setting_and_tested(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, forum = admin(w), forum_of(w)
        roles = w.env.backend.get_guild(w.guild.id).roles.values()
        everyone, own = w.guild.id, next(role.id for role in roles if role.name == w.bot.user.name)
        panel = await page(w, zita, "check")
        assert "I have every permission" in texts(panel)
        deny(w, w.channel, everyone, attach_files=True, create_public_threads=True)
        hidden = w.guild.create_text_channel("hidden")
        deny(w, hidden, own, view_channel=True)
        panel = await page(w, zita, "check")
        assert "Attach Files and Create Public Threads" in texts(panel) and "hidden from me" in texts(panel)
        await zita.select(panel, [w.channel], custom_id=control(panel, CheckPlace))
        assert "✗ **Attach Files**" in texts(panel) and "for @everyone" in texts(panel) and "✓ Embed Links" in texts(panel)
        await zita.click(panel, label="Test it here")
        panel_text = texts(panel)
        *_, after_thread = panel_text.partition("A thread of its own")
        assert (
            "✓ A card with a picture" in panel_text
            and "✗ A thread of its own" in panel_text
            and "*Create Public Threads* to ✓" in after_thread
            and "removed again" in panel_text
        )
        assert not w.channel.threads and not [message for message in w.channel.history() if message.author.bot]
        await zita.select(panel, [hidden], custom_id=control(panel, CheckPlace))
        assert f"{w.bot.user.name}*: *View Channel* is at ✗" in texts(panel)
        await zita.select(panel, [forum], custom_id=control(panel, CheckPlace))
        await zita.click(panel, label="Test it here")
        assert "✓ A post with a card" in texts(panel) and "✓ Create Posts" in texts(panel) and not forum.threads
        w.env.backend.edit_role(w.guild.id, own, {"permissions": 0})
        least = discord.Permissions(view_channel=True, use_application_commands=True)
        w.env.backend.edit_role(w.guild.id, everyone, {"permissions": least.value})
        w.env.inject_error("POST", f"/channels/{zita.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        await zita.select(panel, [w.channel], custom_id=control(panel, CheckPlace))
        assert "Server Settings › Roles" in texts(panel)
        await zita.click(panel, label="Test it here")
        assert "your direct messages are closed" in texts(panel)


async def test_the_admin_is_told_once_a_channel_of_a_lost_permission(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, (ana,) = admin(w), w.people("ana")
        await choose(w, "main", pace="none")
        await w.begin_match("ana", "bruno", "clara")
        first, *_ = (await w.table()).players
        await w.host.tables.open("pizarro", first, (await w.table()).place)
        await w.quiet()
        deny(w, w.channel, w.guild.id, attach_files=True)
        path = f"/channels/{w.channel.id}/messages"
        for method, where in (("PATCH", f"{path}/*"), ("POST", path)):
            w.env.inject_error(method, where, status=403, code=50013, times=None)
        for line in ("bid 1", "bid 2"):
            (mover,) = await w.awaited_members()
            await mover.slash(w.channel, "move", line=line)
            await w.quiet()
        await w.host.tables.configure(2, (await w.table(2)).opener_id, pace="daily")
        await w.quiet()
        (notice,) = [texts(message) for message in zita.user.dm_channel.history()]
        assert "**Attach Files** is missing" in notice and "Advanced permissions" in notice and w.channel.mention in notice
        assert not [message for message in ana.user.dm_channel.history() if "missing" in texts(message)]
        w.env.backend.faults.clear()
        w.env.backend.delete_overwrite(w.channel.id, w.guild.id)
        await w.later(4_000.0)
        deny(w, w.channel, w.guild.id, embed_links=True)
        w.env.inject_error("POST", f"/channels/{zita.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        for method, where in (("PATCH", f"{path}/*"), ("POST", path)):
            w.env.inject_error(method, where, status=403, code=50013, times=None)
        (mover,) = await w.awaited_members()
        await mover.slash(w.channel, "move", line="bid 3")
        await w.quiet()
        opener = w.by_id((await w.table()).opener_id).user
        assert "**Embed Links** is missing" in texts(opener.dm_channel.last_message), "the opener is told, because the admin cannot be"
