"""An admin turns the harbour post on, it is posted once a week, and its buttons work."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

from cogs.actions.club import HarbourJoin, HarbourStory, ShowClub, TurnClub
from cogs.club import digest_screens as screens
from engine.values import codec
from play.club.harbour import Week
from play.club.season import Chosen, season_of
from play.club.standing import RankingLine
from play.values.types import Person, Place
from store.rows import SeasonRows
from tests.e2e.seasons import admin, season_row
from tests.e2e.world import SAY, controls, texts, world

WEEK = 8 * 86_400.0


def test_the_post_says_how_far_a_cup_is() -> None:
    def line_of_cup(done: int, points: int) -> str:
        chosen = Chosen(seats=3, settings={}, pace="live", draw=1.0, slots=(1.0, 2.0, 3.0, 4.0, 5.0), done=done)
        cup = season_of(SeasonRows(season_row(form="cup", chosen=codec.dumps(chosen)), (), (), (), {}))
        line = RankingLine(11, place=1, points=Fraction(points), wins=0, tables=1, open=0, lost=0, best_place=1, worst_place=1)
        week = Week(ended=0, over=(), moment=None, newcomers=(), seasons=((cup, (line,)),), tables=())
        first, *_ = screens.post(week, picture=None, about=lambda table: SAY, say=SAY).body
        return first

    assert line_of_cup(done=0, points=0) == "Weekend cup of Pizarro & Co.: slot 1 begins <t:1:R>."
    assert line_of_cup(done=3, points=9) == "Weekend cup of Pizarro & Co.: <@11> leads, slot 4 begins <t:4:R>."
    assert line_of_cup(done=4, points=9) == "Weekend cup of Pizarro & Co.: <@11> leads, the final begins <t:5:R>."
    assert line_of_cup(done=5, points=9) == "Weekend cup of Pizarro & Co.: the final is being played."


async def test_a_week_is_posted_once_and_without_a_sound(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, (ana, bruno, eve) = admin(w), w.people("ana", "bruno", "eve")
        herald = w.bot.posts.herald
        setup = (await boss.slash(w.channel, "setup")).response
        await boss.click(setup, custom_id=ShowClub().id)
        assert "Off: Titles, Harbour post, Daily voyage, Live evening." in texts(setup)
        await boss.select(setup, ["harbour-on"], custom_id=TurnClub().id)
        assert "✓ **Harbour post**" in texts(setup) and f"<#{w.channel.id}>" in texts(setup)
        place = Place(w.guild.id, w.channel.id)
        people = [Person(member.id, member.name) for member in (ana, bruno)]
        table = await w.host.tables.open("navegador", people[0], place, others=people[1:], seats=2)
        await w.host.tables.start(table.match, ana.id)
        await w.quiet()
        await w.carry_on(Random(5), table.match, kind="mate")
        free = await w.host.tables.open("pizarro", people[0], place)
        await w.quiet()
        before = {message.id for message in w.channel.history()}
        await w.later(WEEK)
        await herald.run_due()
        await herald.run_due()
        posts = [message for message in w.channel.history() if message.id not in before and "This week" in texts(message)]
        (post,) = posts
        assert post.flags.silent
        (sent,) = [request.json for request in w.env.http_requests if request.method == "POST" and "This week" in str(request.json)]
        assert not sent["allowed_mentions"].get("users") and not sent["allowed_mentions"].get("parse"), "nobody is pinged"
        text = texts(post)
        assert "[Navegador](https://discord.com/channels/" in text and "Welcome aboard" in text and len(text.splitlines()) <= 12
        assert controls(post, HarbourStory)
        reply = await eve.click(post, custom_id=HarbourJoin(free.match).id)
        assert (await w.table(free.match)).seat_of(eve.id) is not None, texts(reply.response)
        row = await w.host.harbours.of(w.guild.id)
        assert row is not None and row.clicked
        await w.later(WEEK)
        await herald.run_due()
        assert len([message for message in w.channel.history() if "This week" in texts(message)]) == 1, "no post without news"
        await boss.select(setup, ["harbour-off"], custom_id=TurnClub().id)
        assert texts(setup).count("✓") == 1 and "Harbour post" in texts(setup)


async def test_the_admin_is_told_once_if_posting_fails_or_nobody_reads_the_post(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, herald = admin(w), w.bot.posts.herald
        room = w.guild.create_text_channel("gone")
        row = await w.host.harbours.set_channel(w.guild.id, boss.id, room.id)
        ana, bruno = (Person(person.id, person.name) for person in w.people("ana", "bruno"))
        table = await w.host.tables.open("navegador", ana, Place(w.guild.id, w.channel.id), others=[bruno], seats=2)
        await w.host.tables.start(table.match, ana.user_id)
        await w.carry_on(Random(5), table.match, kind="mate")
        w.env.backend.delete_channel(room.id)
        await w.later(WEEK)
        await herald.run_due()
        await herald.run_due()
        (message,) = boss.user.dm_channel.history()
        assert "may not post" in texts(message)
        row = await w.host.harbours.set_channel(w.guild.id, boss.id, w.channel.id)
        for message_id in range(1, 5):
            row = await w.host.harbours.store_post(row, message_id)
        await w.later(WEEK)
        await herald.run_due()
        messages = [texts(message) for message in boss.user.dm_channel.history()]
        assert len(messages) == 2 and "nobody has pressed anything" in "".join(messages)
        assert not [message for message in w.channel.history() if "This week" in texts(message)]
