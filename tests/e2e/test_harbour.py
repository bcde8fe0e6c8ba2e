"""The harbour post by clicks: an admin turns it on where they stand, it is posted once, and its buttons do what they say."""

from __future__ import annotations

from pathlib import Path
from random import Random

import discord

from cogs.actions.club import ShowClub
from cogs.actions.harbour import HarbourJoin, HarbourStory, SetHarbour
from play.values.types import Person, Place
from tests.e2e.test_seasons import admin
from tests.e2e.world import controls, texts, world

WEEK = 8 * 86_400.0


async def test_a_week_is_told_once_and_without_a_sound(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, (ana, bruno, eve) = admin(w), w.people("ana", "bruno", "eve")
        herald = w.bot.courier.deliveries.herald
        setup = (await boss.slash(w.channel, "setup")).response
        await boss.click(setup, custom_id=ShowClub().id)
        assert "**Harbour post** is off" in texts(setup)
        await boss.click(setup, custom_id=SetHarbour(True).id)
        assert "**Harbour post** is on" in texts(setup) and f"<#{w.channel.id}>" in texts(setup)
        place = Place(w.guild.id, w.channel.id)
        people = [Person(one.id, one.name) for one in (ana, bruno)]
        table = await w.host.tables.open("navegador", people[0], place, others=people[1:], seats=2)
        await w.host.tables.start(table.match, ana.id)
        await w.quiet()
        await w.carried_on(Random(5), table.match, kind="mate")
        free = await w.host.tables.open("pizarro", people[0], place)
        await w.quiet()
        before = {message.id for message in w.channel.history()}
        await w.later(WEEK)
        await herald.run_due()
        await herald.run_due()
        posts = [one for one in w.channel.history() if one.id not in before and "This week" in texts(one)]
        assert len(posts) == 1 and posts[0].flags.silent
        (sent,) = [one.json for one in w.env.http_requests if one.method == "POST" and "This week" in str(one.json)]
        assert not sent["allowed_mentions"].get("users") and not sent["allowed_mentions"].get("parse"), "nobody is pinged"
        text = texts(posts[0])
        assert "[Navegador](https://discord.com/channels/" in text and "Welcome aboard" in text and len(text.splitlines()) <= 12
        assert controls(posts[0], HarbourStory)
        shown = await eve.click(posts[0], custom_id=HarbourJoin(free.match).id)
        assert (await w.table(free.match)).seat_of(eve.id) is not None, texts(shown.response)
        row = await w.host.harbours.of(w.guild.id)
        assert row is not None and row.clicked
        await w.later(WEEK)
        await herald.run_due()
        assert len([one for one in w.channel.history() if "This week" in texts(one)]) == 1, "no post without news"
        await boss.click(setup, custom_id=SetHarbour(False).id)
        assert "**Harbour post** is off" in texts(setup)


async def test_its_admin_is_told_once_when_it_cannot_be_posted_or_nobody_reads_it(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, herald = admin(w), w.bot.courier.deliveries.herald
        room = w.guild.create_text_channel("gone")
        row = await w.host.harbours.turn(w.guild.id, boss.id, room.id)
        ana, bruno = (Person(one.id, one.name) for one in w.people("ana", "bruno"))
        table = await w.host.tables.open("navegador", ana, Place(w.guild.id, w.channel.id), others=[bruno], seats=2)
        await w.host.tables.start(table.match, ana.user_id)
        await w.carried_on(Random(5), table.match, kind="mate")
        w.env.backend.delete_channel(room.id)
        await w.later(WEEK)
        await herald.run_due()
        await herald.run_due()
        told = [texts(one) for one in boss.user.dm_channel.history()]
        assert len(told) == 1 and "may not post" in told[0]
        row = await w.host.harbours.turn(w.guild.id, boss.id, w.channel.id)
        for number in range(4):
            row = await w.host.harbours.done(row, 1 + number)
        await w.later(WEEK)
        await herald.run_due()
        told = [texts(one) for one in boss.user.dm_channel.history()]
        assert len(told) == 2 and "nobody has pressed anything" in "".join(told)
        assert discord.utils.get(w.channel.history(), id=1) is None
