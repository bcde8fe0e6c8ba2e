"""A demo remembers its matches, posts what is missing, and explains why it cannot start."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from cogs.actions.panel import Pick, TakeAnswer
from cogs.actions.people import SetTold
from cogs.actions.seats import SitDown
from cogs.actions.tables import OpenTurn
from cogs.client import Caravel
from data.homes import ROOT
from demo import page_state
from demo.__main__ import main
from demo.examples import lay_out
from demo.harbour import Harbour
from demo.memory import sole_use
from demo.page import STATIC, PageServer, page_texts
from demo.parts import has_control
from demo.server import choose_language, invite
from engine.match import registry
from engine.values.core import Msg
from engine.walking.walk import Asking, decision, walk
from play.host import Host
from store.errors import Damaged, StoreError
from store.sqlite import SqliteStore
from tests.e2e.demos import Demo, Dots, start_demo
from words import speaker


async def test_a_restarted_demo_looks_as_it_was_left(tmp_path: Path) -> None:
    async with start_demo(tmp_path / "demo.db", Dots) as demo:
        panel = await demo.begin_match()
        answer = await demo.press(panel, SetTold("dm").id, who=0)
        assert answer and len(demo.rooms()) == 3, "direct messages are a room"
        demo.harbour.write(demo.members[3], demo.room, "good game")
        await demo.host.feed.drain()
        await asyncio.gather(*demo.harbour.bot.courier.busy())
        demo.memory.store()
        before, pictures = demo.all_rooms(), len(demo.harbour.backend.cdn._blobs)
        assert pictures
        ids = list(demo.harbour.members), demo.room
    async with start_demo(tmp_path / "demo.db", Dots) as demo:
        assert (list(demo.harbour.members), demo.room) == ids
        assert demo.all_rooms() == before
        assert len(demo.harbour.backend.cdn._blobs) == pictures
        await demo.press(panel, OpenTurn(1).id)
        assert "Pizarro" in demo.texts()


def rewrite(file: Path, before: bytes, after: bytes) -> None:
    """Replace bytes of a file."""
    file.write_bytes(file.read_bytes().replace(before, after))


def add_stranger(file: Path) -> None:
    """Give somebody direct messages whom the demo does not know; their id is no number."""
    stored = json.loads(file.read_bytes())
    stored["direct"]["nobody"] = 1
    file.write_text(json.dumps(stored, separators=(",", ":")), encoding="utf-8")


DAMAGES: dict[str, Callable[[Path], Any]] = {
    "gone": Path.unlink,
    "nonsense": lambda file: file.write_bytes(b"{"),
    "another version": lambda file: rewrite(file, b'"version":1', b'"version":0'),
    "nobody": add_stranger,
}
"""What may have happened to the file with the messages of a demo."""


@pytest.mark.parametrize("damage", DAMAGES)
async def test_forgotten_messages_are_posted_again(tmp_path: Path, damage: str) -> None:
    async with start_demo(tmp_path / "demo.db") as demo:
        await demo.begin_match()
        await demo.host.tables.open("pizarro", demo.harbour.owner, demo.harbour.place)
        await demo.reads("opens a table")
        demo.memory.store()
        file = demo.memory._file
    DAMAGES[damage](file)
    async with start_demo(tmp_path / "demo.db") as demo:
        assert await demo.harbour.until(lambda: len(demo.rooms()) == 2)
        _, thread = demo.rooms()
        await demo.reads("Match 1", thread.id)
        await demo.reads("Welcome aboard")
        await demo.reads("opens a table")


def test_a_database_that_cannot_be_opened_is_said_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def serve(*options: Any) -> None:
        raise Damaged("demo.db: file is not a database")

    monkeypatch.setattr("demo.__main__.serve", serve)
    monkeypatch.setattr("sys.argv", ["demo"])
    assert main() == 1 and "cannot be opened: demo.db" in capsys.readouterr().err


def test_a_signal_before_the_page_is_served_does_not_end_the_demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wrong use of `--at` ends the program after the signals are set, and before a page is served."""
    monkeypatch.setattr("sys.argv", ["demo", "--at", "1"])
    usual = {number: signal.getsignal(number) for number in (signal.SIGUSR1, signal.SIGUSR2)}
    try:
        with pytest.raises(SystemExit):
            runpy.run_path(str(ROOT / "demo" / "__main__.py"), run_name="__main__")
        assert signal.getsignal(signal.SIGUSR1) is signal.SIG_IGN is signal.getsignal(signal.SIGUSR2)
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)


def test_matches_are_open_in_one_demo_at_a_time(tmp_path: Path) -> None:
    with sole_use(tmp_path / "demo.db"):
        with pytest.raises(StoreError, match="another demo"), sole_use(tmp_path / "demo.db"):
            pass
        with sole_use(tmp_path / "other.db"):
            pass
    with sole_use(tmp_path / "demo.db"):
        pass


async def test_the_page_takes_the_next_port_that_is_free(demo: Demo) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        _, port = taken.getsockname()
        async with PageServer(demo.harbour, demo.host, port) as page, aiohttp.ClientSession(page.address) as browser:
            assert f":{port}/" not in page.address
            async with browser.get("/") as answer:
                assert answer.status == 200


def test_the_catalogue_has_exactly_the_texts_of_the_page() -> None:
    page = "".join(file.read_text("utf-8") for file in STATIC.iterdir() if file.suffix in (".js", ".html"))
    program = "".join(file.read_text("utf-8") for file in STATIC.parent.glob("*.py"))
    keys = set(re.findall(r"page-[a-z-]+", page.replace("page.css", "")))
    keys |= {key.replace(".", "-") for key in re.findall(r'"(page\.[a-z.-]+)"', program)}
    assert keys == set(page_texts("en"))
    assert page_texts("de")["page-your-turn-at"] == "Du bist am Zug: {game}", "with a placeholder that the page fills in"


async def test_a_demo_in_another_language_is_a_discord_in_it(tmp_path: Path) -> None:
    async with start_demo(tmp_path / "demo.db", language="de") as demo:
        (desk,) = [command for command in demo.harbour.commands(demo.members[0], demo.room) if command["name"] == "desk"]
        assert desk["description"] == speaker("de")(Msg("discord.command.desk"))
        record = await demo.harbour.command(demo.members[0], demo.room, "desk", {})
        assert "Dein Schreibtisch" in str(demo.harbour.backend.messages[demo.room][record.message_id or 0].components)
        async with PageServer(demo.harbour, demo.host, 0) as page, aiohttp.ClientSession(page.address) as browser:
            front = await (await browser.get("/")).text()
            typed = {"do": "command", "as": "ana", "room": demo.room, "name": "undo", "options": {"match": "one"}}
            refused = await (await browser.post("/do", json=typed)).json()
        assert '<html lang="de">' in front and "Gegen Bots spielen" in front and "braucht JavaScript" in front
        assert refused == {"refused": "„one“ passt nicht zu „match“ von /undo."}
        forum = next(channel for channel in demo.harbour.backend.channels.values() if channel.available_tags)
        assert [tag["name"] for tag in forum.available_tags][-3:] == ["Wartet", "Läuft", "Beendet"]


async def test_an_example_of_every_game_waits_for_somebody_to_step_in(tmp_path: Path) -> None:
    host = Host(SqliteStore(tmp_path / "demo.db"))
    await host.open(ticking=False)
    harbour = Harbour(Caravel(host))
    matches = await lay_out(host, harbour.place, harbour.owner)
    for match in matches:
        live = await host.ledger.current(match)
        assert live.rules is not None
        seat = live.table.to_act[0]
        asking = walk(live.rules, live.state, seat, ())
        assert isinstance(asking, Asking) and len(decision(live.rules, live.state, seat, asking).answers) > 1, "there is nothing to choose"
    await host.close()
    async with start_demo(tmp_path / "demo.db") as demo:
        await check_that_one_steps_into_the_last_example(demo, matches)


async def check_that_one_steps_into_the_last_example(demo: Demo, matches: list[int]) -> None:
    """Check that somebody can take its free seat, and that others then have to ask for another seat."""
    tables = [await demo.host.reading.table(match) for match in matches]
    assert [table.game for table in tables] == list(registry.names())
    assert [(table.paused, table.own_thread, table.seq > 10) for table in tables] == [(True, True, True)] * len(tables), "nobody moves"
    ana, match = demo.members[0], matches[-1]
    home = page_state.home(demo.harbour, tables, ana)
    assert all(game["match"] is not None and not game["match"]["own"] for game in home["games"])
    inviting = asyncio.create_task(invite(demo.host, demo.harbour))
    assert await demo.harbour.until(lambda: sum("A seat is free" in demo.texts(room.id) for room in demo.harbour.rooms(ana)) == len(tables))
    thread = next(room for room in demo.harbour.rooms(ana) if str(match) in (room.name or ""))
    sit = SitDown(match, tables[-1].to_act[0], False).id
    invitation = next(message for message in demo.harbour.messages(thread.id, ana) if has_control(message.components, sit))
    panel = await demo.press(invitation.id, sit, room=thread.id)
    table = await demo.host.reading.table(match)
    assert table.seat_of(ana.id) in table.to_act and demo.controls(panel, TakeAnswer, Pick, room=thread.id)
    assert await demo.harbour.until(lambda: "A seat is free" not in demo.texts(thread.id)), "the seat is free no longer"
    await demo.press(panel, sit, room=thread.id)  # again: the old button in her own panel does no harm
    card = demo.harbour.messages(thread.id, demo.members[1])[0]
    await demo.press(card.id, sit, who=1, room=thread.id)
    assert (await demo.host.reading.table(match)).seat_of(demo.members[1].id) is None, "beside people, one has to ask first"
    inviting.cancel()


async def test_a_translator_reads_everything_in_their_language(tmp_path: Path) -> None:
    async with start_demo(tmp_path / "demo.db") as demo:
        for _ in range(2):  # every start of the demo chooses it again
            await choose_language(demo.host, demo.harbour, "de")
        chosen = {(await demo.host.people.settings(user_id)).language for user_id in demo.harbour.members}
        house = await demo.host.houses.of(demo.harbour.guild.id)
        assert chosen == {"de"} and (house.language, house.revision) == ("de", 1)
