"""People play matches by clicks, and read what a finished match offers: story, film, points, seed and statistics."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import discord
from msgspec.structs import replace

from cogs.actions.club import FindTable
from cogs.actions.looking_back import Export, ShareStory, ShowFilm, ShowLog, ShowPoints, ShowReplay, ShowReview, ShowStory, Verify
from cogs.actions.panel import Confirm, TakeAnswer
from cogs.actions.people import JoinBoard, SetHidden, SetRated, ShowLeaderboard
from cogs.actions.tables import AskForPreset, OpenOptions, OpenPlans, Rematch, SetOption
from engine.match.registry import rules
from engine.search.greens import lasting_order
from engine.values.chance import commitment
from play.turn.dialogues import panel_of
from play.values.panels import AskingPanel
from tests.e2e.test_looking import file_names
from tests.e2e.world import World, control, controls, texts, world


async def test_four_members_play_a_whole_match(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", "duarte")
        rng = Random(5)
        await w.play_on(rng, moves=8)
        while await w.carry_on(rng, moves=1):
            continue  # standing orders play as well
        table = await w.table()
        assert table.status == "finished" and table.result is not None
        last = texts(w.channel.last_message)
        assert table.seed is not None and table.seed not in last, "the seed is on the page of the points"
        assert all(f"<@{member.id}>" in last for member in w.members.values())
        assert [message.id for message in w.channel.history()] == [w.channel.last_message.id], "pings and old cards are gone"
        card = w.channel.last_message
        assert [len(controls(card, kind)) for kind in (Rematch, ShowStory, ShowFilm, ShowPoints, ShowReview)] == [1, 1, 1, 1, 0]
        await check_seed(w, table.seed)
        await check_film(w)
        await check_statistics(w)
        await check_story(w, card)


async def check_story(w: World, card: Any) -> None:
    """Read the story in private, show it to the channel as a player, and export the record."""
    ana, (eva,) = w.members["ana"], w.people("eva")
    story = (await ana.click(card, custom_id=control(card, ShowStory))).response
    assert " won " in texts(story) and "entry" not in texts(story) and controls(story, ShowReview) and controls(story, ShowFilm)
    seen = (await eva.click(card, custom_id=control(card, ShowStory))).response
    assert not controls(seen, ShareStory), "only players may show a story to the channel"
    await ana.click(story, custom_id=control(story, ShareStory))
    await w.quiet()
    shared = w.channel.last_message
    assert shared.id != card.id and f"<@{ana.id}>" in texts(shared) and " won " in texts(shared)
    points = (await ana.click(card, custom_id=control(card, ShowPoints))).response
    table = await w.table()
    assert "At the end of" not in texts(points) and table.seed is not None and table.seed in texts(points)
    assert all(controls(points, kind) for kind in (ShowReview, ShowLog, ShowReplay, Verify, Export))
    assert not controls(points, AskForPreset)
    file = (await ana.click(points, custom_id=control(points, Export))).response
    (attachment,) = file.attachments
    data = w.env.backend.cdn.get(attachment.url)
    assert data is not None
    record = json.loads(data)
    assert record["format"] and len(record["entries"]) == table.seq + 1


async def check_film(w: World) -> None:
    """Watch the film in private, and show it to the channel as a player."""
    ana, eva, card = w.members["ana"], *w.people("eva"), w.channel.last_message
    making = texts((await eva.click(card, custom_id=control(card, ShowFilm))).response)
    assert "is being made" in making and "something broke it off" in making
    await w.quiet()
    answer = await ana.click(card, custom_id=control(card, ShowFilm))
    await w.quiet()
    assert file_names(answer.response) == ["film.webp"]
    assert w.channel.last_message.id == card.id
    await ana.click(answer.response, custom_id=control(answer.response, ShowFilm, share=True))
    await w.quiet()
    assert file_names(w.channel.last_message) == ["film.webp"] and f"<@{ana.id}>" in texts(w.channel.last_message)


async def check_statistics(w: World) -> None:
    """Read the statistics of players, hide one's own, and open the leaderboard."""
    ana, eva = w.people("ana", "eva")
    own = (await ana.slash(w.channel, "stats")).response
    assert "1 match with others" in texts(own) and "for a move (median)" in texts(own) and "Met <@" in texts(own)
    assert "No finished match of Magellan (1986) yet" in texts((await ana.slash(w.channel, "stats", game="magellan")).response)
    assert "1 match with others" in texts((await eva.slash(w.channel, "stats", person=ana)).response)
    chosen = (await ana.click(own, custom_id=control(own, SetHidden, on=True))).response
    assert "only you can see" in texts(chosen)
    assert "keep their statistics private" in texts((await eva.slash(w.channel, "stats", person=ana)).response)
    assert "rated tables count from now on" in texts((await ana.click(chosen, custom_id=control(chosen, SetRated, on=True))).response)
    board = (
        await eva.click((await eva.slash(w.channel, "stats", game="pizarro")).response, custom_id=ShowLeaderboard("pizarro").id)
    ).response
    assert "Nobody is on it yet" in texts(board) and "**You** are not on it: your matches are not rated" in texts(board)
    board = (await eva.click(board, custom_id=control(board, JoinBoard))).response
    assert "**You** play rated. Your first 2 matches" in texts(board) and controls(board, FindTable), (
        "the board says what is missing, and links to a search"
    )
    other = await eva.select(board, ["magellan"], custom_id=control(board, ShowLeaderboard))
    assert "Magellan (1986): the leaderboard" in texts(other.response)


async def test_an_open_table_is_marked_as_rated_by_its_opener(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        panel = await w.set_up(ana, "navegador")
        await ana.click(panel, label="Open the table")
        await w.quiet()
        table = await w.table()
        assert (table.terms.pace, table.terms.absence, table.terms.automatic) == ("weeks", "caretaker", True), (
            "a table opened by two clicks comes to an end without its players"
        )
        more = (await ana.click(await w.card(), label="More")).response
        first = (await ana.click(more, custom_id=control(more, OpenOptions))).response
        options = (await ana.click(first, custom_id=control(first, OpenOptions, page=1))).response
        await ana.select(options, ["free"], custom_id=control(options, SetOption, field="ideas"))
        await w.quiet()
        assert "Ideas from a coach: as many as you like" in texts(await w.card())
        options = (await ana.select(options, ["yes"], custom_id=control(options, SetOption, field="rated"))).response
        await w.quiet()
        assert (await w.table()).terms.rated and "Rated here" in texts(await w.card())
        assert "Ideas" not in texts(await w.card()), "a rated table has no coach, whatever was chosen before"
        await ana.select(options, ["no"], custom_id=control(options, SetOption, field="rated"))
        await w.quiet()
        assert not (await w.table()).terms.rated and "Rated here" not in texts(await w.card())
        assert "Ideas from a coach: as many as you like" in texts(await w.card())


async def check_seed(w: World, seed: str) -> None:
    """Verify all chances of the match from its seed: by the button, and from an exported file."""
    ana, card = w.members["ana"], w.channel.last_message
    more = (await ana.click(card, custom_id=control(card, ShowPoints))).response
    by_button = (await ana.click(more, custom_id=control(more, Verify))).response
    assert "are as the seed says" in texts(by_button) and "shuffled, now" in texts(by_button)
    record = json.dumps(await w.host.reading.record(1, ana.id))
    by_file = (
        await ana.slash(w.channel, "match", show="verify", file=("match.json", record.encode()), hash=commitment(seed)[:16])
    ).response
    assert "are as the seed says" in texts(by_file) and "settled before the first move" in texts(by_file)
    damaged = record.replace(seed, seed[::-1]).encode()
    assert "move 0 comes out otherwise" in texts(
        (await ana.slash(w.channel, "match", show="verify", file=("match.json", damaged))).response
    )
    for wrong in (b"[", b"{}", "\ud800".encode("utf-8", "surrogatepass")):
        answer = texts((await ana.slash(w.channel, "match", show="verify", file=("photo.json", wrong))).response)
        assert "not a match record" in answer


async def test_a_match_survives_a_restart_after_every_third_move(tmp_path: Path) -> None:
    rng = Random(11)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", "duarte")
        for _ in range(6):
            await w.play_on(rng, moves=1)
            await w.carry_on(rng, moves=2)
            await w.restart()
            await w.quiet()
        assert (await w.table()).seq >= 18
        entries = await w.host.reading.log(1, None)
        assert [entry.entry.seq for entry in entries] == list(range(len(entries)))


async def test_one_person_plays_with_bots_to_the_end(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", bots=2)
        await w.play_on(Random(2), moves=6)
        await w.carry_on(Random(2))
        assert (await w.table()).status == "finished"


async def test_the_reverse_sides_of_the_boards_are_played_by_clicks(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", half1="b", half2="b")
        await w.play_on(Random(3))  # with this seed every kind of line occurs
        assert (await w.table()).status == "finished"
        lines = [entry.entry.line for entry in await w.host.reading.log(1, None)]
        for answered in (" left", " right", " under "):
            assert any(answered in line for line in lines), answered
        assert {"draw", "veto", "allow"} <= set(lines)


async def test_an_ordinary_bid_is_two_clicks(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        bid = next(item for item in controls(panel, TakeAnswer) if re.search(r"Up to \d", item["label"]))
        await member.click(panel, custom_id=bid["custom_id"])
        await w.quiet()
        (amount,) = re.findall(r"Up to (\d+)", bid["label"])
        assert await w.last_line() == "bid 1", "the order raises only as needed"
        assert [order.line for order in await w.host.plans.of(1, member.id)] == [f"bid limit {amount}"]


async def test_the_move_of_an_order_is_not_offered_but_pass_is(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        live = w.host.ledger.from_memory(1)
        assert live is not None
        (seat,) = live.table.to_act
        panel = panel_of(live, seat, "turn", 0, ())
        assert isinstance(panel, AskingPanel)
        limit, *others = [answer for answer in panel.decision.first() if answer.lasts]
        order = lasting_order(rules("pizarro"), live.state, seat, limit)
        assert order is not None
        waiting_panel = panel_of(replace(live, orders=((seat, order),)), seat, "turn", 0, ())
        assert isinstance(waiting_panel, AskingPanel) and not waiting_panel.decision.has_best
        assert [answer.path for answer in waiting_panel.decision.first()] == [*(answer.path for answer in others), ("pass",)]


async def test_a_price_list_is_grey_and_shows_its_prices_before_it_is_set(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        turn = await w.turn(member)
        assert not any("all of phase I" in item["label"] for item in controls(turn, TakeAnswer)), "the turn asks about its own card only"
        await w.more(member, turn, OpenPlans)
        await member.click(turn, label="Standing orders")
        offered = next(item for item in controls(turn, TakeAnswer) if "all of phase I" in item["label"])
        assert offered["style"] == discord.ButtonStyle.secondary.value
        await member.click(turn, custom_id=offered["custom_id"])
        assert "Price list for phase I" in texts(turn) and not await w.host.plans.of(1, member.id)
        await member.click(turn, custom_id=control(turn, Confirm))
        await w.quiet()
        assert [order.slot for order in await w.host.plans.of(1, member.id)] == ["prices"]
