"""A matter needs no line outside its folder: it is asked, answered, timed out, handed over with a seat, ended, deleted and exported."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cogs.actions.seats import AnswerAsked
from cogs.screens import matters as screens
from engine.values.core import Seat
from play.follows.effects import asked_people
from play.host import Host
from play.telling.waiting import waiting_items
from play.values import registry
from play.values.errors import StaleTable
from play.values.types import Person, Table
from tests.databases import Databases
from tests.e2e.world import control, texts, world
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, awaited_user, begin_match, give_answer
from tests.play.tea import matter, shown
from words import catalogue

ZOE = Person(987_654_321_987_654_321, "Zoe Zebra")


@pytest.fixture(autouse=True)
def add_tea(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot has this matter too."""
    english = catalogue("en")
    monkeypatch.setattr(english, "sources", dict(english.sources))
    english.add(Path(__file__).with_name("en.ftl"))
    with registry.register(matter.MATTER), screens.register_screen("tea", shown.SHOWN):
        yield


async def ask_for_tea(host: Host, *people: Person) -> tuple[Table, str]:
    """A match at which the first person asks for a break, and the key of that."""
    table = await begin_match(host, *people)
    table = await matter.offer_tea(host, table.match, people[0])
    return table, f"tea{table.edition}"


async def now(host: Host, table: Table) -> Table:
    return await host.reading.table(table.match)


async def test_all_others_are_asked_and_answer(open_host: Opener) -> None:
    host = await open_host()
    table, key = await ask_for_tea(host, ANNE, BEN, CARLA)
    assert asked_people(table) == {BEN.user_id: (key,), CARLA.user_id: (key,)}
    assert (key, table.edition) in waiting_items(table, BEN.user_id) and (key, table.edition) not in waiting_items(table, ANNE.user_id)
    due = {(effect.kind, effect.recipient) for effect in await host.outbox.claim(table.match)}
    assert {("ask", BEN.user_id), ("ask", CARLA.user_id)} <= due and ("ask", ANNE.user_id) not in due
    assert (await host.answers.answer(table.match, BEN.user_id, key, "yes")).msg.key == "tea.answered"
    elsewhere = await open_host()
    table = await now(elsewhere, table)
    assert table.matters["tea"] == matter.MATTER.value(await now(host, table)) and asked_people(table) == {CARLA.user_id: (key,)}
    for user, wrong, choice in ((BEN, key, "yes"), (CARLA, "tea1", "yes"), (CARLA, key, "perhaps")):
        with pytest.raises(StaleTable):
            await elsewhere.answers.answer(table.match, user.user_id, wrong, choice)
    assert (await elsewhere.answers.answer(table.match, CARLA.user_id, key, "yes")).msg.key == "tea.agreed"
    assert (await now(host, table)).matters == {} and asked_people(await now(host, table)) == {}


async def test_the_question_expires_even_after_a_restart(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table, key = await ask_for_tea(host, ANNE, BEN)
    clock.advance(matter.PATIENCE - 1.0)
    host = await open_host()
    await host.clockwork.run_due()
    assert asked_people(await now(host, table)) == {BEN.user_id: (key,)}
    clock.advance(1.0)
    await host.clockwork.run_due()
    assert (await now(host, table)).matters == {}
    assert [notice.msg.key for notice in await host.people.notices(table.match, ANNE.user_id)] == ["tea.over"]


async def test_the_question_outlasts_moves_and_ends_with_the_match(host: Host) -> None:
    table, key = await ask_for_tea(host, ANNE, BEN, CARLA)
    await host.turns.move(table.match, awaited_user(table), "bid 1")
    assert key in asked_people(await now(host, table))[BEN.user_id]
    await host.agreements.abandon(table.match, ANNE.user_id)
    for person in (BEN, CARLA):
        await give_answer(host, table.match, person.user_id, key=None, choice=True)
    table = await now(host, table)
    assert table.status == "closed" and table.matters == {} and asked_people(table) == {}


async def test_the_question_follows_a_seat_to_its_new_owner(host: Host) -> None:
    table, key = await ask_for_tea(host, ANNE, BEN, CARLA)
    seat, own = table.seat_of(BEN.user_id), table.seat_of(ANNE.user_id)
    assert seat is not None and own is not None
    await host.answers.answer(table.match, BEN.user_id, key, "yes")
    await host.seats.substitute(table.match, BEN.user_id, seat, "deckhand")
    assert (await now(host, table)).matters["tea"].agreed == ()
    await host.seats.take(table.match, BEN, seat)
    assert asked_people(await now(host, table)) == {BEN.user_id: (key,), CARLA.user_id: (key,)}, "they are asked again"
    await host.seats.substitute(table.match, ANNE.user_id, own, "deckhand")
    assert (await now(host, table)).matters == {}, "who asked is gone"


async def test_a_person_gets_their_matter_in_an_export_and_has_it_deleted(host: Host, databases: Databases) -> None:
    table, _ = await ask_for_tea(host, ZOE, BEN, CARLA)
    data = (await host.exporting.person(ZOE.user_id, 1_000_000)).data
    about = json.loads(zipfile.ZipFile(io.BytesIO(data)).read("about.json"))
    assert about["matters"] == [{"match": table.match, "tea": {"asked_until": table.matters["tea"].until}}]
    sql = f"SELECT count(*) FROM match WHERE matters LIKE '%{ZOE.user_id}%'"
    assert databases().execute(sql) == [(1,)]
    await host.erasing.forget(ZOE.user_id)
    assert databases().execute(sql) == [(0,)] and (await now(host, table)).status == "running"


async def test_a_person_without_a_seat_is_found_and_deleted(host: Host, databases: Databases) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    await matter.offer_tea(host, table.match, ZOE)
    await host.erasing.forget(ZOE.user_id)
    assert (await now(host, table)).matters == {}
    assert databases().execute(f"SELECT count(*) FROM match WHERE matters LIKE '%{ZOE.user_id}%'") == [(0,)]


@contextmanager
def unknown() -> Iterator[None]:
    """A program that does not know this matter."""
    registry._MORE.remove(matter.MATTER)
    registry.all_matters.cache_clear()
    yield
    registry._MORE.append(matter.MATTER)
    registry.all_matters.cache_clear()


async def test_unknown_data_stays_except_for_a_deleted_person(open_host: Opener) -> None:
    host = await open_host()
    table, _ = await ask_for_tea(host, ZOE, BEN, CARLA)
    with unknown():
        older = await open_host()
        await older.tables.free_seats(table.match, ZOE.user_id, True)
    assert (await now(host, table)).matters == table.matters
    with unknown():
        older = await open_host()
        await older.erasing.forget(ZOE.user_id)
    assert "tea" not in (await now(host, table)).matters


async def test_a_value_with_seats_that_the_table_does_not_have_is_damage(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table, _ = await ask_for_tea(host, ANNE, BEN)
    seats = matter.Tea(ANNE, 1, 0.0, (Seat(7),))
    async with host.ledger.hold(table.match) as live:
        await host.ledger.write(live, live.with_table(matters={"tea": seats}))
    again = await open_host()
    assert (await now(again, table)).status == "frozen"


async def test_the_card_asks_and_a_click_answers(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, bruno = w.members["ana"], w.members["bruno"]
        await matter.offer_tea(w.host, 1, Person(ana.id, "ana"))
        await w.quiet()
        card = await w.card()
        assert "ana would like a break. Still to answer: bruno, clara." in texts(card).replace(" and ", ", ")
        (ping,) = [message for message in w.channel.history() if f"<@{bruno.id}>" in texts(message) and "a break" in texts(message)]
        answer = (await bruno.click(ping, custom_id=control(ping, AnswerAsked, choice="yes"))).response
        assert "The others hear of it." in texts(answer)
        await w.quiet()
        assert "Still to answer: clara." in texts(await w.card())
        again = (await bruno.click(card, custom_id=control(card, AnswerAsked, choice="yes"))).response
        assert "The others hear of it." not in texts(again)
