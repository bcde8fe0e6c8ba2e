"""The courier delivers every card and ping once, even if the process dies or Discord refuses in between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.actions.tables import OpenTurn, OpenView
from cogs.deliveries.courier import Courier, Pauses, Timekeeper
from cogs.deliveries.messages import Messages
from cogs.edge.layout import layout
from cogs.edge.services import Services
from cogs.operation.logs import Lines
from cogs.panel.spec import Button, Choice, Menu, Screen
from play.telling.waiting import Telling
from play.values.personal import PersonSettings
from tests.e2e.stubs import Blind
from tests.e2e.world import QUICK, World, controls, open_host, texts, world
from tests.play.hosting import give_answer


@pytest.fixture(autouse=True)
def turns_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask nobody early, because a turn would be added to the message that asks early."""
    for module in ("play.follows.effects", "play.telling.waiting"):
        monkeypatch.setattr(f"{module}.people_asked_early", lambda table: set())


def posts(w: World) -> list[Any]:
    """Return the bodies of all messages that the bot sent to channels."""
    bodies = (request.json for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages"))
    return [body for body in bodies if body is not None]


def pings(w: World) -> list[str]:
    """Return the texts of the pings that are in the channel."""
    return [texts(message) for message in w.channel.history() if "it is your turn" in texts(message)]


def cards(w: World) -> list[Any]:
    """Return the cards of running matches that are in the channel."""
    return [message for message in w.channel.history() if controls(message, OpenView)]


def scroll_away(courier: Courier, channel_id: int) -> None:
    """Let the courier see so many messages that the next card is posted again at the bottom."""
    for _ in range(7):
        courier.saw_message(channel_id)


async def kill(w: World) -> None:
    """Let the process die without giving up its leases, and start another one. See `expire_leases` for their end."""

    async def nothing() -> None:
        return None

    w.host.outbox.release = nothing  # type: ignore[method-assign]
    await w.restart()


def expire_leases(w: World) -> None:
    """Let leases end at once, so that another process may deliver what this one has claimed."""
    w.host.outbox.lease = 0.0


async def test_a_process_killed_between_card_and_ping_pings_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")

        expire_leases(w)
        reached = asyncio.Event()

        async def dying(*args: Any) -> None:
            reached.set()
            await asyncio.Event().wait()

        monkeypatch.setitem(w.bot.courier._handlers, "ping", dying)
        before = len(posts(w))
        await w.move("bid 1")
        await reached.wait()
        card = (await w.table()).card
        assert card is not None and card.edition == (await w.table()).edition, "the card shows the move"
        for worker in w.bot.courier.busy():
            worker.cancel()
        await kill(w)
        await w.quiet()
        (after,) = await w.awaited_members()
        (ping,) = pings(w)
        assert f"<@{after.id}>" in ping
        assert len([body for body in posts(w)[before:] if "it is your turn" in str(body)]) == 1


async def test_a_card_that_was_sent_but_not_stored_is_found_and_updated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: dict[str, Any] = {}
    given_back: set[int] = set()
    really = Messages.send

    async def send_once_by_nonce(
        self: Messages, channel_id: int, screen: Any, nonce: str, mentioned: Any, silent: bool = False, **named: Any
    ) -> Any:
        """Give back the first message with a nonce, as Discord does and the simulation does not."""
        if nonce in sent:
            given_back.add(sent[nonce].id)
        else:
            sent[nonce] = await really(self, channel_id, screen, nonce, mentioned, silent, **named)
        return sent[nonce]

    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        expire_leases(w)
        monkeypatch.setattr(Messages, "send", send_once_by_nonce)
        monkeypatch.setattr("cogs.deliveries.cards.is_repeat", lambda message: message.id in given_back)

        async def dying(*args: Any) -> None:
            raise asyncio.CancelledError

        monkeypatch.setattr(w.host.outbox, "store_card", dying)
        scroll_away(w.bot.courier, w.channel.id)
        await w.move("bid 3")
        await w.host.feed.drain()
        await asyncio.gather(*w.bot.courier.busy(), return_exceptions=True)
        (orphan,) = sent.values()
        w.bot.courier.wake = lambda match: None  # type: ignore[method-assign]  # it is dead
        await w.move("bid 4")
        await kill(w)
        scroll_away(w.bot.courier, w.channel.id)
        await w.move("bid 5")
        await w.quiet()
        table = await w.table()
        assert table.card is not None and [message.id for message in cards(w)] == [table.card.message_id]
        assert orphan.id in given_back and "5" in texts(cards(w)[0]) and table.card.edition == table.edition


async def test_a_ping_that_was_sent_but_not_stored_comes_again_with_its_nonce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")

        expire_leases(w)

        async def dying(*args: Any) -> None:
            raise asyncio.CancelledError

        monkeypatch.setattr(Telling, "finish", dying)
        await w.move("bid 1")
        await w.host.feed.drain()
        await asyncio.gather(*w.bot.courier.busy(), return_exceptions=True)
        monkeypatch.undo()
        await kill(w)
        await w.quiet()
        (after,) = await w.awaited_members()
        sent = [body for body in posts(w) if "it is your turn" in str(body) and f"<@{after.id}>" in str(body)]
        assert len(sent) == 2 and len({body["nonce"] for body in sent}) == 1 and all(body["enforce_nonce"] for body in sent)


@pytest.mark.parametrize(("status", "code", "notices"), [(403, 50013, 1), (404, 10003, 1), (400, 50035, 1), (401, 0, 0), (500, 0, 0)])
async def test_a_refused_ping_is_not_lost(tmp_path: Path, status: int, code: int, notices: int) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=status, code=code, times=1)
        await w.move("bid 1")
        await w.quiet()
        await w.later(700.0)
        (after,) = await w.awaited_members()
        (ping,) = pings(w)
        assert f"<@{after.id}>" in ping
        assert len(w.members["ana"].user.dm_channel.history()) == notices, "the opener reads only of refusals that do not pass"


async def test_more_than_a_hundred_people_hear_of_the_end(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", bots=2, kind="deckhand")
        await w.host.houses.choose(
            w.guild.id, 9, 0, {"watching": False}
        )  # no direct messages to the followers, whose accounts do not exist
        followers = [10**17 + number for number in range(150)]
        for user in followers:
            await w.host.people.follow(1, user, True)
        await w.carry_on(Random(1))
        assert (await w.table()).status == "finished"
        named = [body for body in posts(w) if body["allowed_mentions"].get("users")]
        ends = [body for body in named if "it is your turn" not in str(body)]
        assert all(len(body["allowed_mentions"]["users"]) <= 100 for body in ends)
        pinged_users = [int(user) for body in ends for user in body["allowed_mentions"]["users"]]
        assert sorted(pinged_users) == sorted([*followers, w.members["ana"].id])
        assert all(f"<@{user}>" in str(body) for body in ends for user in body["allowed_mentions"]["users"])


async def test_the_result_is_announced_once_although_its_card_changes_later(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", bots=2, kind="deckhand")
        await w.carry_on(Random(1))
        result = await w.card()
        ends = len(posts(w))
        await w.members["ana"].click(result, label="Rematch")
        await w.quiet()
        assert (await w.card()).id == result.id
        assert not [body for body in posts(w)[ends:] if "allowed_mentions" in body and body["allowed_mentions"].get("users")]


async def test_a_closed_courier_delivers_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await w.bot.courier.close()
        before = len(posts(w))
        await w.move("bid 1")
        await w.host.feed.drain()
        assert not w.bot.courier.busy() and len(posts(w)) == before


async def test_questions_and_notices_by_direct_message_survive_a_failure(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        members = w.people("ana", "bruno", "clara")
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        await w.host.turns.move(1, first.id, "bid 1")
        (second,) = await w.awaited_members()
        await w.host.turns.move(1, second.id, "bid 2")
        await w.quiet()
        third = next(member for member in members if member not in (first, second))
        for member in (first, third):
            await w.host.people.choose(member.id, PersonSettings("dm"))
            w.env.inject_error("POST", f"/channels/{member.user.dm_channel.id}/messages", status=503, times=2)
        await w.host.agreements.undo(1, first.id, target=1)
        await w.quiet()
        assert len([message for message in third.user.dm_channel.history() if "take a move back" in texts(message)]) == 1
        await give_answer(w.host, 1, second.id, key=None, choice=False)
        await w.quiet()
        assert len([message for message in first.user.dm_channel.history() if "does not agree" in texts(message)]) == 1
        assert not [message for message in third.user.dm_channel.history() if "take a move back" in texts(message)]


async def play_lines(w: World, *lines: str) -> None:
    """Let the awaited players make these moves, each as after a click."""
    for line in lines:
        (member,) = await w.awaited_members()
        await w.host.telling.note_click(member.id, await w.table(), None)
        await w.host.turns.move(1, member.id, line)
        await w.quiet()


async def test_the_opener_is_notified_once_if_only_new_posts_are_forbidden(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=403, code=50013, times=None)
        await play_lines(w, "bid 1", "bid 2", "bid 3")
        (ana,) = w.people("ana")
        assert len(ana.user.dm_channel.history()) == 1
        w.env.backend.faults.clear()
        await w.later(5000.0)
        await play_lines(w, "bid 4")
        w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=403, code=50013, times=None)
        await play_lines(w, "bid 5")
        assert len(ana.user.dm_channel.history()) == 2, "a card was posted in between, so this is a new trouble"


async def test_a_player_awaited_again_after_an_outage_is_pinged_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        w.bot.courier.pauses = Pauses(edits=0.0, first=1000.0, longest=1000.0, look=0.0)
        for method in ("PATCH", "POST", "DELETE"):
            w.env.inject_error(method, "/channels/*", status=503, times=None)
            w.env.inject_error(method, "/channels/*/messages", status=503, times=None)
            w.env.inject_error(method, "/channels/*/messages/*", status=503, times=None)
        await play_lines(w, "bid 1", "bid 2", "bid 3")
        assert await w.awaited_members() == [first]
        w.env.backend.faults.clear()
        before = len(posts(w))
        await w.later(2000.0)
        turn_pings = [body for body in posts(w)[before:] if "it is your turn" in str(body)]
        assert [body["allowed_mentions"]["users"] for body in turn_pings] == [[first.id]]
        (ping,) = pings(w)
        assert f"<@{first.id}>" in ping, "the ping of the turn before is gone"


async def test_an_error_page_of_a_proxy_is_shortened(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=0, message="<p>" + "no " * 3000, times=None)
        await play_lines(w, "bid 1")
        (message,) = w.members["ana"].user.dm_channel.history()
        assert "<p>no no" in texts(message) and len(texts(message)) < 700


async def test_the_log_of_a_failed_delivery_quotes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")

        hand = "7 7 7"

        async def broken(*args: Any) -> None:
            raise ValueError(hand)

        async def refused(*args: Any) -> None:
            again = Button(OpenTurn(1), 20 * hand)
            layout(Screen((hand,), ((again, again), Menu(OpenTurn(1), 60 * hand, (Choice(hand, 30 * hand, 30 * hand),)))))

        for number, handler in enumerate((broken, refused), 1):
            monkeypatch.setitem(w.bot.courier._handlers, "card", handler)
            await play_lines(w, f"bid {number}")
        records = [record for record in caplog.records if "a delivery failed" in record.getMessage()]
        first, *_, last = (record.getMessage() for record in records)
        assert "in broken" in first and "in refused" in last
        assert "Unshowable: custom_ids twice: ['turn.1']; a button label of 100 characters" in last, "the log says what is wrong"
        assert not [record for record in records if hand in Lines().format(record)]


async def test_the_timekeeper_outlives_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        courier, looked = w.bot.courier, asyncio.Event()
        await courier.close()

        async def due() -> tuple[int, ...]:
            if not looked.is_set():
                looked.set()
                raise RuntimeError("never seen before")
            again.set()
            return ()

        again = asyncio.Event()
        monkeypatch.setattr(w.host.outbox, "matches_due", due)
        timekeeper = Timekeeper(w.host.outbox, courier.wake, 0.0)
        timekeeper.start()
        await again.wait()
        await timekeeper.close()


@pytest.mark.parametrize("lease", [0.0, 60.0])
async def test_two_couriers_on_one_database_leave_one_card_and_one_ping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lease: float
) -> None:
    """Without leases both couriers send everything at the same time; only the nonces show that it is the same."""
    sent: dict[str, Any] = {}
    sending: dict[str, asyncio.Lock] = {}
    really = Messages.send

    async def send_once_by_nonce(
        self: Messages, channel_id: int, screen: Any, nonce: str, mentioned: Any, silent: bool = False, **named: Any
    ) -> Any:
        """Give back the first message with a nonce, as Discord does and the simulation does not."""
        async with sending.setdefault(nonce, asyncio.Lock()):
            if nonce not in sent:
                sent[nonce] = await really(self, channel_id, screen, nonce, mentioned, silent, **named)
            return sent[nonce]

    monkeypatch.setattr(Messages, "send", send_once_by_nonce)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        second = await open_host(tmp_path / "m.db")
        second_courier = Courier(Services(second, Blind()), w.bot, QUICK)
        couriers = (w.bot.courier, second_courier)
        rng = Random(3)
        try:
            w.host.outbox.lease = second.outbox.lease = lease
            for amount in range(1, 10):
                host = rng.choice((w.host, second))
                (mover,) = await w.awaited_members()
                await host.turns.move(1, mover.id, f"bid {amount}")
                for courier in couriers:
                    if amount % 2:
                        scroll_away(courier, w.channel.id)
                    courier.wake(1)
                await asyncio.gather(*(worker for courier in couriers for worker in courier.busy()))
            w.host.outbox.lease = second.outbox.lease = 0.0
            await w.later(100.0)
        finally:
            await second_courier.close()
            await second.close()
        table = await w.table()
        assert table.card is not None and [message.id for message in cards(w)] == [table.card.message_id]
        assert table.card.edition == table.edition
        (awaited,) = await w.awaited_members()
        (ping,) = pings(w)
        assert f"<@{awaited.id}>" in ping
