"""The demo without its page: the server at every start, what is remembered, who sees what, and clicks of several people at once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

import cogs.learning.welcome
import play.table.lobby
from cogs.actions.panel import Confirm, Pick, PlayHint, TakeHint
from cogs.actions.seats import SitDown
from cogs.actions.tables import OpenTurn
from cogs.actions.told import SetTold
from cogs.actions.ways_in import ChooseGameAgainstBots, ChooseLevel, PlayAgainstBots
from cogs.actions.wire import parsed
from cogs.client import Caravel
from cogs.edge import layout
from cogs.edge.gate import Limit
from cogs.edge.services import place_of
from cogs.learning.welcome import invitation
from cogs.panel.spec import Button, Picture, Screen
from cogs.pictures.service import Pictures
from demo import shown
from demo.__main__ import main
from demo.examples import lay_out
from demo.harbour import Harbour, Noticed
from demo.memory import Memory, held
from demo.page import Page
from demo.parts import Refused, has_control
from demo.server import invite, invite_now, invite_to, post_what_is_missing, welcome
from engine import registry
from engine.walk import Asking as Walk
from engine.walk import walk
from play.host import Host
from store.errors import Damaged, StoreError
from store.sqlite import SqliteStore
from tests import bodies
from tests.bodies import nested
from tests.e2e.world import QUICK, Blind, hosted
from words import speaker


def _dot() -> bytes:
    file = BytesIO()
    Image.new("RGB", (1, 1)).save(file, "PNG")
    return file.getvalue()


DOT = _dot()


class Dots(Blind):
    """One pixel in place of every picture."""

    async def picture(self, *args: Any, **kwargs: Any) -> Picture:  # type: ignore[override]
        return Picture("position.png", DOT, "a dot")


class Demo:
    """One start of the demo."""

    def __init__(self, host: Host, harbour: Harbour, memory: Memory) -> None:
        self.host, self.harbour, self.memory = host, harbour, memory
        self.members = list(harbour.members.values())
        self.room = harbour.channel.id

    def texts(self, room: int | None = None, who: int = 0) -> str:
        """All that a person reads in a room."""
        messages = self.harbour.messages(room or self.room, self.members[who])
        return "\n".join(item["content"] for message in messages for item in nested(message.components) if item.get("type") == 10)

    async def reads(self, words: str, room: int | None = None, who: int = 0) -> None:
        """Wait until a person can read something."""
        assert await self.harbour.until(lambda: words in self.texts(room, who)), self.texts(room, who)

    def texts_written(self) -> str:
        """All that people wrote in the channel."""
        return "\n".join(message.content for message in self.harbour.messages(self.room, self.members[0]))

    def controls(self, message_id: int, *kinds: type, who: int = 0, room: int | None = None) -> list[dict[str, Any]]:
        """The controls of a message with these actions."""
        message = next(found for found in self.harbour.messages(room or self.room, self.members[who]) if found.id == message_id)
        return [item for item in nested(message.components) if "custom_id" in item and isinstance(parsed(item["custom_id"]), kinds)]

    async def press(self, message_id: int, custom_id: str, who: int = 0, room: int | None = None) -> int:
        """Press a button; the message that answers."""
        record = await self.harbour.use(self.members[who], room or self.room, message_id, custom_id, 2, ())
        return record.followup_ids[-1] if record.followup_ids else record.message_id or 0

    async def begun(self, who: int = 0) -> int:
        """A match against bots; the panel with its first turn."""
        first = self.harbour.messages(self.room, self.members[who])[0]
        panel = await self.press(first.id, PlayAgainstBots("pizarro").id, who)
        assert await self.harbour.until(lambda: len(self.rooms(who)) > 1), "the match has a thread"
        return panel

    def rooms(self, who: int = 0) -> list[Any]:
        """The channel for tables with its threads, and the direct messages of a person."""
        return [room for room in self.harbour.rooms(self.members[who]) if room.name not in ("quay", "voyages")]

    def seen(self) -> list[Any]:
        """Everything that everybody sees, but for whose turn it is."""
        return [
            (room.id, room.name, [shown.message(self.harbour, message) for message in self.harbour.messages(room.id, member)])
            for member in self.members
            for room in self.harbour.rooms(member)
        ]


class Kept(Noticed):
    """The requests of the bot, which the demo itself does not keep."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__(tell)
        self.requests: list[Any] = []

    def append(self, item: Any, /) -> None:
        self.requests.append(item)
        super().append(item)


@asynccontextmanager
async def started(path: Path, pictures: type[Pictures] = Blind) -> AsyncIterator[Demo]:
    host = await hosted(path)
    harbour = Harbour(Caravel(host, pictures(), QUICK, Limit(points=1_000_000)))
    memory = Memory(harbour, path)
    harbour.backend.http_requests = asked = Kept(harbour._happened)
    try:
        memory.recall()
        await post_what_is_missing(host, harbour)
        await harbour.start()
        if not harbour.backend.messages[harbour.channel.id]:
            await welcome(harbour)
        yield Demo(host, harbour, memory)
        bodies.check(asked.requests)
    finally:
        await harbour.close()
        await host.close()


@pytest.fixture
async def demo(tmp_path: Path) -> AsyncIterator[Demo]:
    async with started(tmp_path / "demo.db") as made:
        yield made


async def test_a_match_against_bots_begins_with_the_first_turn_and_one_click_plays_it(demo: Demo) -> None:
    panel = await demo.begun()
    assert "has begun" in demo.texts() and "What happened" in demo.texts()
    table = await demo.host.reading.table(1)
    assert table.seat_of(demo.members[0].id) in table.to_act and len(table.occupants) == 3
    assert [occupant.bot for occupant in table.occupants if occupant.bot] == ["mate"] * 2, "a newcomer meets bots that play well"
    choice = demo.controls(panel, PlayHint, TakeHint, Pick)[0]
    await demo.press(panel, choice["custom_id"])
    if demo.controls(panel, Confirm):
        await demo.press(panel, demo.controls(panel, Confirm)[0]["custom_id"])
    assert (await demo.host.reading.table(1)).seq > table.seq


async def test_who_plays_against_bots_chooses_how_well_they_play(demo: Demo) -> None:
    welcome = demo.harbour.messages(demo.room, demo.members[0])[0]
    games = await demo.press(welcome.id, ChooseGameAgainstBots().id)
    (menu,) = demo.controls(games, ChooseLevel)
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["mate"]
    await demo.harbour.use(demo.members[0], demo.room, games, menu["custom_id"], 3, ("captain",))
    (menu,) = demo.controls(games, ChooseLevel)
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["captain"]
    button = next(one for one in demo.controls(games, PlayAgainstBots) if "pizarro" in one["custom_id"])
    await demo.press(games, button["custom_id"])
    table = await demo.host.reading.table(1)
    assert [occupant.bot for occupant in table.occupants if occupant.bot] == ["captain"] * 2


async def test_a_double_click_begins_one_match_and_a_refused_one_leaves_no_table(demo: Demo, monkeypatch: pytest.MonkeyPatch) -> None:
    await asyncio.gather(demo.begun(), demo.begun())
    assert len(await demo.host.reading.tables_at(demo.harbour.guild.id)) == 1
    monkeypatch.setattr(play.table.lobby, "RUNNING", 1)
    monkeypatch.setattr(cogs.learning.welcome, "DOUBLE", 0.0)
    welcome = demo.harbour.messages(demo.room, demo.members[0])[0]
    await demo.press(welcome.id, PlayAgainstBots("pizarro").id)
    await demo.reads("running already")
    assert len(await demo.host.reading.tables_at(demo.harbour.guild.id, ("open", "running"))) == 1


async def test_a_restarted_demo_looks_as_it_was_left(tmp_path: Path) -> None:
    async with started(tmp_path / "demo.db", Dots) as demo:
        panel = await demo.begun()
        answer = await demo.press(panel, SetTold("dm").id, who=0)
        assert answer and len(demo.rooms()) == 3, "direct messages are a room"
        demo.harbour.write(demo.members[3], demo.room, "good game")
        await demo.host.feed.drained()
        await asyncio.gather(*demo.harbour.bot.courier.busy())
        demo.memory.store()
        before, pictures = demo.seen(), len(demo.harbour.backend.cdn._blobs)
        assert pictures
        ids = list(demo.harbour.members), demo.room
    async with started(tmp_path / "demo.db", Dots) as demo:
        assert (list(demo.harbour.members), demo.room) == ids
        assert demo.seen() == before
        assert len(demo.harbour.backend.cdn._blobs) == pictures
        await demo.press(panel, OpenTurn(1).id)
        assert "Pizarro" in demo.texts()


@pytest.mark.parametrize("damage", ["gone", "nonsense", "another version", "nobody"])
async def test_what_is_not_remembered_is_posted_anew(tmp_path: Path, damage: str) -> None:
    async with started(tmp_path / "demo.db") as demo:
        await demo.begun()
        await demo.host.tables.open("pizarro", demo.harbour.owner, demo.harbour.place)
        await demo.reads("opens a table")
        demo.memory.store()
        file = demo.memory._file
    damaged = {
        "nonsense": b"{",
        "another version": file.read_bytes().replace(b'"version":1', b'"version":0'),
        "nobody": file.read_bytes().replace(b'"direct":{', b'"direct":{"nobody":1,').replace(b",}", b"}"),
    }
    if damage == "gone":
        file.unlink()
    else:
        file.write_bytes(damaged[damage])
    async with started(tmp_path / "demo.db") as demo:
        assert await demo.harbour.until(lambda: len(demo.rooms()) == 2)
        thread = demo.rooms()[1]
        await demo.reads("Match 1", thread.id)
        await demo.reads("Welcome aboard")
        await demo.reads("opens a table")


def test_a_database_that_cannot_be_opened_is_said_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def serve(*options: Any) -> None:
        raise Damaged("demo.db: file is not a database")

    monkeypatch.setattr("demo.__main__.serve", serve)
    monkeypatch.setattr("sys.argv", ["demo"])
    assert main() == 1 and "cannot be opened: demo.db" in capsys.readouterr().err


def test_matches_are_open_in_one_demo_at_a_time(tmp_path: Path) -> None:
    with held(tmp_path / "demo.db"):
        with pytest.raises(StoreError, match="another demo"), held(tmp_path / "demo.db"):
            pass
        with held(tmp_path / "other.db"):
            pass
    with held(tmp_path / "demo.db"):
        pass


async def test_the_page_takes_the_next_port_that_is_free(demo: Demo) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with Page(demo.harbour, demo.host, port) as page, aiohttp.ClientSession(page.address) as browser:
            assert f":{port}/" not in page.address
            async with browser.get("/") as answer:
                assert answer.status == 200


async def test_a_private_message_is_one_persons_own(demo: Demo) -> None:
    panel = await demo.begun(who=0)
    assert "has begun" not in demo.texts(who=1)
    with pytest.raises(Refused):
        await demo.press(panel, OpenTurn(1).id, who=1)
    with pytest.raises(Refused):
        demo.harbour.dismiss(demo.members[1], demo.room, panel)
    direct = demo.harbour.backend.get_dm_channel(demo.members[0].id)
    with pytest.raises(Refused):
        demo.harbour.room(direct.id, demo.members[1])
    demo.harbour.dismiss(demo.members[0], demo.room, panel)
    assert "has begun" not in demo.texts()


async def test_a_click_on_a_control_that_was_just_replaced_is_answered(demo: Demo) -> None:
    panel = await demo.begun()
    old = demo.controls(panel, PlayHint, TakeHint, Pick)[0]["custom_id"]
    await demo.press(panel, old)
    if demo.controls(panel, Confirm):
        await demo.press(panel, demo.controls(panel, Confirm)[0]["custom_id"])
    await demo.press(panel, old)
    await demo.reads("The table moved on")


async def test_several_people_click_at_the_same_time(demo: Demo) -> None:
    panels = await asyncio.gather(*(demo.begun(who) for who in range(3)))
    assert len(set(panels)) == 3
    people = [
        [occupant.person for occupant in table.occupants if occupant.person]
        for table in await demo.host.reading.tables_at(demo.harbour.guild.id)
    ]
    assert sorted(person.user_id for (person,) in people) == [member.id for member in demo.members[:3]]


async def test_commands_are_completed_and_refused_as_discord_does(demo: Demo) -> None:
    await demo.begun()
    ana = demo.members[0]
    names = {command["name"] for command in demo.harbour.commands(ana, demo.room)}
    assert {"start", "play", "move", "rules", "tables"} <= names
    found = await demo.harbour.command(ana, demo.room, "move", {"line": "b", "match": "1"}, completing="line")
    assert found.autocomplete_choices and all(choice["value"].startswith("bid") for choice in found.autocomplete_choices)
    with pytest.raises(Refused, match="needs"):
        await demo.harbour.command(ana, demo.room, "move", {})
    with pytest.raises(Refused):
        await demo.harbour.command(ana, demo.room, "move", {"line": "pass", "match": "one"})
    with pytest.raises(Refused, match="choose from the list"):
        await demo.harbour.command(ana, demo.room, "referee", {"role": "Sailors"})
    await demo.harbour.command(ana, demo.room, "referee", {"role": str(demo.harbour.roles[1].id)})
    assert await demo.harbour.until(lambda: "is a referee of all tables" in demo.texts())
    await demo.harbour.command(ana, demo.room, "start", {})
    assert await demo.harbour.until(lambda: demo.texts(who=1).count("Welcome aboard") == 2), demo.texts(who=1)


async def test_the_page_is_told_whose_turn_it_is_and_what_is_new(demo: Demo) -> None:
    await demo.begun()
    tables = await demo.host.reading.tables_at(demo.harbour.guild.id)
    assert [person["turns"] for person in shown.people(demo.harbour, tables)][:2] == [1, 0]
    channel, thread = shown.rooms(demo.harbour, tables, demo.members[0])[:2]
    assert not channel["turns"] and thread["turns"][0]["game"] == "Pizarro & Co."
    bruno = shown.rooms(demo.harbour, tables, demo.members[1])
    assert not any(room["turns"] for room in bruno) and [room["kind"] for room in bruno] == ["channel", "thread", "channel", "forum"]


async def test_only_its_own_page_acts_here_and_nonsense_is_refused(demo: Demo) -> None:
    """Another web page may not, neither by its own name nor by one that it points at this machine."""
    async with Page(demo.harbour, demo.host, 0) as page, aiohttp.ClientSession(page.address) as browser:
        own = page.address.removeprefix("http://").rstrip("/")
        wanted = {"do": "write", "as": "bruno", "room": demo.room, "words": "half a sign: \ud83d"}
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example", "Origin": "http://evil.example"}):
            assert (await browser.post("/do", json=wanted, headers=headers)).status == 403
        for nonsense in (b"{", b"[]", b"{}", b'{"do": "use"}', b'{"do": "command", "room": %d, "name": "undo", "options": []}' % demo.room):
            assert 400 <= (await browser.post("/do", data=nonsense)).status < 500
        assert (await browser.post("/do", json=wanted, headers={"Origin": f"http://{own}"})).status == 200
        async with browser.ws_connect("/socket") as tab:
            for nonsense in (b"{", b"[]", b'{"count": "many"}'):
                await tab.send_str(nonsense.decode())
            await tab.send_json({"as": "bruno", "room": str(demo.room)})
            while (await tab.receive_json(timeout=30))["part"] != "room":
                pass
    demo.memory.store()
    assert "half a sign" in demo.texts_written() and demo.memory.recall()


async def test_only_the_word_about_a_free_seat_goes_when_it_is_taken(demo: Demo) -> None:
    await demo.begun()
    table = await demo.host.reading.table(1)
    room, seat = place_of(table), table.bots[0]
    way_back = Screen(("Somebody let a bot play on.",), ((Button(SitDown(1, seat, False), "Come back"),),))
    for said in (way_back, invitation(table, speaker())):
        await demo.harbour.bot.get_partial_messageable(room).send(view=layout.layout(said))
    assert "A seat is free" in demo.texts(room)
    await invite_to(demo.harbour, table)
    assert "A seat is free" not in demo.texts(room) and "let a bot play on" in demo.texts(room)
    await demo.harbour.bot.get_partial_messageable(room).send(view=layout.layout(invitation(table, speaker())))
    async with demo.host.ledger.held(1) as live:
        await demo.host.ledger.write(live, live.with_table(status="frozen"))
    await invite_now(demo.host, demo.harbour)
    assert "A seat is free" not in demo.texts(room), "nobody can sit down at a match that is frozen"


async def test_an_example_of_every_game_waits_for_somebody_to_step_in(tmp_path: Path) -> None:
    host = Host(SqliteStore(tmp_path / "demo.db"))
    await host.open(ticking=False)
    matches = await lay_out(host, Harbour(Caravel(host)).place, Harbour(Caravel(host)).owner)
    for match in matches:
        live = await host.ledger.current(match)
        assert live.rules is not None
        asked = walk(live.rules, live.state, live.table.to_act[0], ())
        assert isinstance(asked, Walk) and len(asked.ask.suggest) > 1, "there is nothing to choose"
    await host.close()
    async with started(tmp_path / "demo.db") as demo:
        await stepped_into(demo, matches)


async def stepped_into(demo: Demo, matches: list[int]) -> None:
    """The last example: somebody takes the seat, and nobody else can."""
    tables = [await demo.host.reading.table(match) for match in matches]
    assert [table.game for table in tables] == list(registry.names())
    assert [(table.paused, table.own_thread, table.seq > 10) for table in tables] == [(True, True, True)] * len(tables), "nobody moves"
    ana, match = demo.members[0], matches[-1]
    home = shown.home(demo.harbour, tables, ana)
    assert all(game["match"] is not None and not game["match"]["own"] for game in home["games"])
    inviting = asyncio.create_task(invite(demo.host, demo.harbour))
    assert await demo.harbour.until(lambda: sum("A seat is free" in demo.texts(room.id) for room in demo.harbour.rooms(ana)) == len(tables))
    thread = next(room for room in demo.harbour.rooms(ana) if str(match) in (room.name or ""))
    sit = SitDown(match, tables[-1].to_act[0], False).id
    invitation = next(message for message in demo.harbour.messages(thread.id, ana) if has_control(message.components, sit))
    panel = await demo.press(invitation.id, sit, room=thread.id)
    table = await demo.host.reading.table(match)
    assert table.seat_of(ana.id) in table.to_act and demo.controls(panel, TakeHint, Pick, room=thread.id)
    assert await demo.harbour.until(lambda: "A seat is free" not in demo.texts(thread.id)), "it is free no longer"
    await demo.press(panel, sit, room=thread.id)
    card = demo.harbour.messages(thread.id, demo.members[1])[0]
    await demo.press(card.id, sit, who=1, room=thread.id)
    assert (await demo.host.reading.table(match)).seat_of(demo.members[1].id) is None, "beside people one asks"
    inviting.cancel()
