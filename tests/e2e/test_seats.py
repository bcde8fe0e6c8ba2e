"""Players leave seats, come back, ask for seats of bots, and are replaced."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from cogs.actions.seats import ChooseBotFor, GiveSeat
from play.values.types import Person
from tests.e2e.world import World, control, controls, labels, texts, world


async def leave(w: World, member: Any) -> Any:
    """Let a member leave by *More*; return the private message that confirms it."""
    more = (await member.click(await w.card(), label="More")).response
    await member.click(more, label="Leave or end")
    assert "Come back at any time" in texts(more)
    await member.click(more, label="Leave: a normal bot plays on")
    await w.quiet()
    return more


async def log(w: World, member: Any) -> str:
    """Return the log of the match as a member reads it."""
    return texts((await member.slash(w.channel, "match", show="log", match=1)).response)


async def test_a_player_who_left_finds_the_way_back_everywhere(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        bruno, zita = w.people("bruno", "zita")
        seat = (await w.table()).seat_of(bruno.id)
        answer = await leave(w, bruno)
        assert "Mate plays on in your seat" in texts(answer) and labels(answer) == ["Come back to my seat"]
        assert "bruno left. A bot plays on: Mate." in await log(w, zita)
        await w.restart()
        more = (await bruno.click(await w.card(), label="More")).response
        turn = (await bruno.click(await w.card(), label="My turn")).response
        desk = (await bruno.slash(w.channel, "desk")).response
        assert "Come back to my seat" in labels(more) and "Come back to my seat" in labels(turn)
        assert "Back: Pizarro & Co." in labels(desk) and "Your stand-in plays" in texts(desk)
        stranger = (await zita.click(await w.card(), label="More")).response
        assert "Come back to my seat" not in labels(stranger) and "Ask for a seat" in labels(stranger)
        await bruno.click(desk, label="Back: Pizarro & Co.")
        await w.quiet()
        assert (await w.table()).seat_of(bruno.id) == seat and "The seat is yours" in texts(desk)
        assert "bruno is back and plays on." in await log(w, zita)


async def test_a_stranger_asks_for_a_seat_and_the_opener_gives_it(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno, zita = w.people("ana", "bruno", "zita")
        asking = (await zita.click(await w.card(), label="More")).response
        await zita.click(asking, label="Ask for a seat")
        assert "ana or more than half of the players decide" in texts(asking)
        await zita.click(asking, label="Ask for the seat of Mate")
        await w.quiet()
        assert "You have asked" in texts(asking) and "Withdraw my question" in labels(asking)
        (ping,) = [message for message in w.channel.history() if "you are asked" in texts(message)]
        assert f"<@{ana.id}>" in texts(ping) and "zita asks to play on for Mate" in texts(ping)
        assert "zita asks" in texts(await w.card()) and "Give zita the seat" in labels(await w.card())
        assert "no seat" in texts((await zita.click(await w.card(), label="Give zita the seat")).response)
        assert "You agreed" in texts((await bruno.click(await w.card(), label="Give zita the seat")).response)
        await ana.click(ping, label="Give zita the seat")
        await w.quiet()
        assert (await w.table()).seat_of(zita.id) is not None
        posts = [texts(message) for message in w.channel.history()]
        assert not any("you are asked" in text for text in posts)
        assert any(f"<@{zita.id}>" in text and "ana agrees" in text for text in posts)
        assert "zita plays on in place of a bot" in await log(w, ana) and "Give zita the seat" not in labels(await w.card())


async def test_a_free_seat_is_two_clicks_from_the_card(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno, zita = w.people("ana", "bruno", "zita")
        assert "Take a seat" not in labels(await w.card())
        more = (await ana.click(await w.card(), label="More")).response
        await ana.click(more, label="Settings")
        for_bruno = (await bruno.click(await w.card(), label="More")).response
        await bruno.click(for_bruno, label="Settings")
        assert "Anybody may take bots’ seats" not in labels(for_bruno)
        await ana.click(more, label="Anybody may take bots’ seats")
        await w.quiet()
        seats = (await zita.click(await w.card(), label="Take a seat")).response
        assert "already" in texts((await bruno.click(await w.card(), label="Take a seat")).response)
        await zita.click(seats, label="Play on for Mate")
        await w.quiet()
        assert (await w.table()).seat_of(zita.id) is not None and "The seat is yours" in texts(seats)


async def test_a_replaced_player_reads_who_did_it_and_can_come_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, bruno = w.people("ana", "bruno")
        assert not controls((await ana.click(await w.card(), label="More")).response, ChooseBotFor), "nobody who is in time can be replaced"
        await w.run_out_of_time(bruno)
        assert "waited for bruno for three days" in texts(await w.card())
        more = (await ana.click(await w.card(), label="More")).response
        (menu,) = controls(more, ChooseBotFor)
        (option,) = menu["options"]
        await ana.select(more, [option["value"]], custom_id=menu["custom_id"])
        (zita,) = w.people("zita")
        for other in (bruno, zita):
            options = (await other.click(await w.card(), label="More")).response
            assert not controls(options, ChooseBotFor), "neither the late player nor a watcher can replace anybody"
        await ana.select(more, ["deckhand"], custom_id=control(more, GiveSeat, bot=""))
        await w.quiet()
        assert "The time of bruno was up, and ana let a bot play on: Deckhand." in await log(w, zita)
        bot_post = next(message for message in w.channel.history() if f"<@{bruno.id}>" in texts(message) and "ana let" in texts(message))
        assert "ana let a bot play on in your seat: Deckhand" in texts(bot_post)
        await bruno.click(bot_post, label="Come back to my seat")
        await w.quiet()
        assert (await w.table()).seat_of(bruno.id) is not None


async def test_a_match_of_bots_alone_waits_and_its_end_names_everybody(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno, zita = w.people("ana", "bruno", "zita")
        await leave(w, bruno)
        answer = await leave(w, ana)
        assert "the match waits" in texts(answer) and labels(answer) == ["Come back to my seat", "Let the bots play on", "End the match"]
        card = await w.card()
        assert "Only bots are left here" in texts(card)
        assert "Take a seat" in labels(card) and not {"Let the bots play on", "End the match"} & set(labels(card))
        watching = (await zita.click(card, label="My turn")).response
        more = (await zita.click(card, label="More")).response
        assert not {"Let the bots play on", "End the match"} & {*labels(watching), *labels(more)}, (
            "only people who may press these buttons see them"
        )
        await ana.click((await ana.click(card, label="More")).response, label="Let the bots play on")
        await w.quiet()
        end = await w.card()
        assert (await w.table()).status == "finished"
        assert "Mate" in texts(end) and f"<@{bruno.id}>" in texts(end)
        assert "before that bruno (until move 1)" in texts((await bruno.click(end, label="More")).response)
        assert (await bruno.slash(w.channel, "match", show="file")).response is not None
        again = (await bruno.click(end, label="Rematch")).response
        assert "match 2" in texts(again) and set((await w.table(2)).invited) == {ana.id, bruno.id}


async def test_the_log_names_the_person_who_played_at_that_time(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno, zita = w.people("ana", "bruno", "zita")
        await w.host.tables.free_seats(1, ana.id, True)
        while (awaited := await w.awaited_members()) != [bruno]:
            mover, *_ = awaited
            await w.play_turn(mover, Random(1))
            await w.quiet()
        await bruno.slash(w.channel, "move", line="pass")
        await w.quiet()
        seat = (await w.table()).seat_of(bruno.id)
        await leave(w, bruno)
        assert seat is not None
        await w.host.seats.take(1, Person(zita.id, "zita"), seat)
        await w.quiet()
        log = texts((await ana.slash(w.channel, "match", show="log")).response)
        assert "bruno passes" in log and "bruno left" in log and "zita plays on" in log and "zita passes" not in log
