"""The demo works without its page, also when several people click at the same time."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

import cogs.learning.welcome
import play.table.lobby
from cogs.actions.learning import ChooseGameAgainstBots, ChooseLevel, PlayAgainstBots
from cogs.actions.panel import Confirm, Pick, TakeAnswer
from cogs.actions.seats import SitDown
from cogs.actions.tables import OpenTurn
from cogs.edge import layout
from cogs.edge.services import place_of
from cogs.learning.welcome import invitation
from cogs.panel.spec import Button, Screen
from demo import page_state
from demo.page import PageServer
from demo.parts import PageRefusal
from demo.passing import QUARTER, STEP, Passing, let_pass
from demo.server import invite_now, invite_to
from play.club.finding import Sought
from play.values.types import Person
from tests.e2e.demos import MENU, Demo
from words import speaker


async def play_first_answer(demo: Demo, panel: int) -> str:
    """Press the first answer of a panel, and *Confirm* if it has one; return the id of the answer's button."""
    answer, *_ = demo.controls(panel, TakeAnswer, Pick)
    await demo.press(panel, answer["custom_id"])
    for confirm in demo.controls(panel, Confirm):
        await demo.press(panel, confirm["custom_id"])
    return str(answer["custom_id"])


async def test_a_match_against_bots_begins_with_a_turn_that_one_click_plays(demo: Demo) -> None:
    panel = await demo.begin_match()
    assert "has begun" in demo.texts() and "thread of its own" in demo.texts()
    table = await demo.host.reading.table(1)
    assert table.seat_of(demo.members[0].id) in table.to_act and len(table.occupants) == 3
    assert [occupant.bot for occupant in table.occupants if occupant.bot] == ["mate"] * 2, "a newcomer meets bots that play well"
    await play_first_answer(demo, panel)
    assert (await demo.host.reading.table(1)).seq > table.seq


async def test_a_player_chooses_the_strength_of_the_bots(demo: Demo) -> None:
    games = await demo.press(demo.welcome().id, ChooseGameAgainstBots().id)
    (menu,) = demo.controls(games, ChooseLevel)
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["mate"]
    await demo.harbour.use(demo.members[0], demo.room, games, menu["custom_id"], kind=MENU, values=("captain",))
    (menu,) = demo.controls(games, ChooseLevel)
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["captain"]
    button = next(control for control in demo.controls(games, PlayAgainstBots) if "pizarro" in control["custom_id"])
    await demo.press(games, button["custom_id"])
    table = await demo.host.reading.table(1)
    assert [occupant.bot for occupant in table.occupants if occupant.bot] == ["captain"] * 2


async def test_a_double_click_begins_one_match_and_a_refusal_leaves_no_table(demo: Demo, monkeypatch: pytest.MonkeyPatch) -> None:
    await asyncio.gather(demo.begin_match(), demo.begin_match())
    assert len(await demo.host.reading.tables_at(demo.harbour.guild.id)) == 1
    monkeypatch.setattr(play.table.lobby, "MOST_RUNNING", 1)
    monkeypatch.setattr(cogs.learning.welcome, "DOUBLE", 0.0)
    await demo.press(demo.welcome().id, PlayAgainstBots("pizarro").id)
    await demo.reads("running already")
    assert len(await demo.host.reading.tables_at(demo.harbour.guild.id, ("open", "running"))) == 1


async def test_a_private_message_is_one_persons_own(demo: Demo) -> None:
    panel = await demo.begin_match(who=0)
    assert "has begun" not in demo.texts(who=1)
    with pytest.raises(PageRefusal):
        await demo.press(panel, OpenTurn(1).id, who=1)
    with pytest.raises(PageRefusal):
        demo.harbour.dismiss(demo.members[1], demo.room, panel)
    direct = demo.harbour.backend.get_dm_channel(demo.members[0].id)
    with pytest.raises(PageRefusal):
        demo.harbour.room(direct.id, demo.members[1])
    demo.harbour.dismiss(demo.members[0], demo.room, panel)
    assert "has begun" not in demo.texts()


async def test_a_click_on_a_control_that_was_just_replaced_is_answered(demo: Demo) -> None:
    panel = await demo.begin_match()
    pressed = await play_first_answer(demo, panel)
    await demo.press(panel, pressed)
    await demo.reads("The table moved on")


async def test_several_people_click_at_the_same_time(demo: Demo) -> None:
    panels = await asyncio.gather(*(demo.begin_match(who) for who in range(3)))
    assert len(set(panels)) == 3
    people = [
        [occupant.person for occupant in table.occupants if occupant.person]
        for table in await demo.host.reading.tables_at(demo.harbour.guild.id)
    ]
    assert sorted(person.user_id for (person,) in people) == [member.id for member in demo.members[:3]]


async def test_commands_are_completed_and_refused_as_discord_does(demo: Demo) -> None:
    await demo.begin_match()
    ana = demo.members[0]
    names = {command["name"] for command in demo.harbour.commands(ana, demo.room)}
    assert {"play", "move", "rules", "desk"} <= names
    completion = await demo.harbour.command(ana, demo.room, "move", {"line": "b", "match": "1"}, completing="line")
    assert completion.autocomplete_choices and all(choice["value"].startswith("bid") for choice in completion.autocomplete_choices)
    with pytest.raises(PageRefusal, match=r"page\.refused\.needed"):
        await demo.harbour.command(ana, demo.room, "move", {})
    with pytest.raises(PageRefusal, match=r"page\.refused\.option"):
        await demo.harbour.command(ana, demo.room, "move", {"line": "pass", "match": "one"})
    with pytest.raises(PageRefusal, match=r"page\.refused\.given"):
        await demo.harbour.command(ana, demo.room, "referee", {"person": "Sailors"})
    await demo.harbour.command(ana, demo.room, "play", {"post": "true"})
    assert await demo.harbour.until(lambda: demo.texts(who=1).count("Welcome aboard") == 2), demo.texts(who=1)


async def test_the_page_shows_whose_turn_it_is(demo: Demo) -> None:
    await demo.begin_match()
    tables = await demo.host.reading.tables_at(demo.harbour.guild.id)
    ana, bruno, *_ = demo.members
    turns = {person["id"]: person["turn_count"] for person in page_state.people(demo.harbour, tables)}
    assert (turns[str(ana.id)], turns[str(bruno.id)]) == (1, 0)
    channel, thread, *_ = page_state.rooms(demo.harbour, tables, ana)
    assert not channel["turns"] and [turn["game"] for turn in thread["turns"]] == ["Pizarro & Co."]
    rooms = page_state.rooms(demo.harbour, tables, bruno)
    assert not any(room["turns"] for room in rooms) and [room["kind"] for room in rooms] == ["channel", "thread", "channel", "forum"]


async def test_only_the_page_of_the_demo_may_act_and_nonsense_is_refused(demo: Demo) -> None:
    """Another web page may not act, neither under its own name nor under a name that it lets point to this machine."""
    async with PageServer(demo.harbour, demo.host, 0) as page, aiohttp.ClientSession(page.address) as browser:
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


async def test_only_the_invitation_to_a_free_seat_is_deleted_when_it_is_taken(demo: Demo) -> None:
    await demo.begin_match()
    table = await demo.host.reading.table(1)
    room, seat = place_of(table), table.bots[0]
    way_back = Screen(("Somebody let a bot play on.",), ((Button(SitDown(1, seat, False), "Come back"),),))
    for post in (way_back, invitation(table, speaker())):
        await demo.harbour.bot.get_partial_messageable(room).send(view=layout.layout(post))
    assert "A seat is free" in demo.texts(room)
    await invite_to(demo.harbour, table)
    assert "A seat is free" not in demo.texts(room) and "let a bot play on" in demo.texts(room)
    await demo.harbour.bot.get_partial_messageable(room).send(view=layout.layout(invitation(table, speaker())))
    async with demo.host.ledger.hold(1) as live:
        await demo.host.ledger.write(live, live.with_table(status="frozen"))
    await invite_now(demo.host, demo.harbour)
    assert "A seat is free" not in demo.texts(room), "nobody can sit down at a match that is frozen"


async def test_waiting_for_a_time_in_skipped_hours_returns_at_once() -> None:
    clock = Passing()
    clock.more = STEP
    async with asyncio.timeout(5.0):
        await clock.wait(clock.now(), asyncio.Event())


async def test_a_server_manager_can_skip_a_quarter_of_an_hour_or_a_night(demo: Demo) -> None:
    passed = list[float]()
    async with PageServer(demo.harbour, demo.host, 0) as page, aiohttp.ClientSession(page.address) as browser:
        page.let_pass = passed.append

        async def press(name: str, *, long: bool) -> dict[str, str]:
            answer: dict[str, str] = await (await browser.post("/do", json={"as": name, "do": "pass", "long": long})).json()
            return answer

        assert await press("ana", long=False) == {} == await press("ana", long=True)
        assert "refused" in await press("bruno", long=True)
    assert passed == [QUARTER, STEP] and QUARTER == 900.0


async def test_a_search_ends_in_skipped_hours(demo: Demo) -> None:
    ana, place = demo.members[0], demo.harbour.place
    await demo.host.finding.seek(Person(ana.id, "Ana"), place, Sought(("pizarro",)))
    clock = demo.host.ledger.clock = Passing()
    clock.more = 72 * 3600.0
    await let_pass(clock, demo.host, demo.harbour.bot)
    assert not await demo.host.ledger.stored.seekers(demo.harbour.guild.id), "its end was told"
