"""Discord refuses a direct message.

The person is then pinged in the channel, and a refusal does not change their setting unless their messages are closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.actions.panel import TakeAnswer
from cogs.panel.spec import Screen
from play.people.directs import AT_ONCE, REST, SPAN, STOP
from play.time.calendar import Holiday, Hours
from play.values.personal import PersonSettings
from tests.e2e.world import World, control, controls, texts, world

OPEN = "/users/@me/channels"
HELLO = Screen(("hello",))


def request_count(w: World, method: str, path: str) -> int:
    """Return the number of requests to Discord with this method and this beginning of the path."""
    return len([request for request in w.env.http_requests if request.method == method and request.path.startswith(path)])


def turn_messages(member: Any) -> list[str]:
    """Return the texts of the direct messages with a turn of this person, oldest first."""
    return [texts(message) for message in member.user.dm_channel.history() if "Bid" in str(message.components)]


def channel_pings(w: World, member: Any) -> list[str]:
    """Return the texts of the pings of this person that are in the channel."""
    return [texts(message) for message in w.channel.history() if f"<@{member.id}>, it is your turn" in texts(message)]


async def press(w: World, member: Any, message: Any, custom_id: str) -> None:
    """Press a button in a direct message, which members of SimCord cannot do themselves."""
    room = member.user.dm_channel.id
    await w.at_once((member, SimpleNamespace(id=message.id, channel_id=room), custom_id))


def dm_paths(w: World) -> list[str]:
    """Return the paths to which direct messages of all members are posted."""
    return [f"/channels/{member.user.dm_channel.id}/messages" for member in w.members.values()]


def opening_paths(w: World) -> list[str]:
    """Return the path by which channels for direct messages are opened."""
    return [OPEN]


async def choose_direct_messages(w: World) -> None:
    """Let three people choose to get their turns by direct message."""
    w.one_by_one()
    for member in w.people("ana", "bruno", "clara"):
        await w.host.people.choose(member.id, PersonSettings("dm"))


@pytest.mark.parametrize(("status", "code"), [(403, 40003), (429, 0), (503, 0)])
async def test_a_temporary_refusal_is_retried(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose_direct_messages(w)
        w.env.inject_error("POST", OPEN, status=status, code=code, times=1)
        await w.begin_match("ana", "bruno", "clara")
        await w.later(STOP)
        (member,) = await w.awaited_members()
        assert len(turn_messages(member)) == 1 and channel_pings(w, member) == []
        assert (await w.host.people.settings(member.id)).notification_way == "dm"


async def test_a_channel_for_direct_messages_is_opened_only_once(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose_direct_messages(w)
        await w.begin_match("ana", "bruno", "clara")
        await w.restart()
        (first,) = await w.awaited_members()
        opened = request_count(w, "POST", OPEN)
        for line in ("bid 1", "bid 2", "bid 3"):
            await w.move(line)
            await w.quiet()
        assert await w.awaited_members() == [first] and turn_messages(first)
        assert request_count(w, "POST", OPEN) == opened + 2 and request_count(w, "GET", "/users/") == 0, (
            "only the two others needed a channel"
        )
        w.env.inject_error("POST", f"/channels/{first.user.dm_channel.id}/messages", status=404, code=10003, times=1)
        assert await w.bot.courier.direct(first.id, HELLO) is None, "that of another bot on the database is left alone"


@pytest.mark.parametrize(
    ("refused_paths", "status", "code"),
    [(opening_paths, 400, 50033), (opening_paths, 404, 10013), (dm_paths, 403, 20026), (dm_paths, 400, 0)],
    ids=["open-400", "open-404", "send-403", "send-400"],
)
async def test_other_refusals_ping_in_the_channel_until_rest_is_over(
    tmp_path: Path, refused_paths: Callable[[World], list[str]], status: int, code: int
) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose_direct_messages(w)
        for path in refused_paths(w):
            w.env.inject_error("POST", path, status=status, code=code, times=None)
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        (ping,) = channel_pings(w, first)
        assert "does not deliver my direct messages" in ping and turn_messages(first) == []
        assert (await w.host.people.settings(first.id)).notification_way == "dm"
        w.env.backend.faults.clear()
        for line in ("bid 1", "bid 2", "bid 3"):
            await w.move(line)
            await w.quiet()
        assert len(channel_pings(w, first)) == 1 and turn_messages(first) == [], "a move before the rest is over tries no direct message"
        await w.later(REST)
        for line in ("bid 4", "bid 5", "bid 6"):
            await w.move(line)
            await w.quiet()
        assert len(turn_messages(first)) == 1 and channel_pings(w, first) == []


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_messages_change_the_setting_to_the_channel(tmp_path: Path, code: int) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose_direct_messages(w)
        for path in dm_paths(w):
            w.env.inject_error("POST", path, status=403, code=code, times=None)
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        (ping,) = channel_pings(w, first)
        assert "your direct messages are closed" in ping and (await w.host.people.settings(first.id)).notification_way == "channel"


@pytest.mark.parametrize(
    ("status", "code", "words"),
    [(404, 10013, "does not deliver"), (400, 50033, "does not deliver"), (403, 40003, "wait a little"), (503, 0, "wait a little")],
)
async def test_choosing_direct_messages_is_answered_even_if_the_first_one_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int, code: int, words: str
) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        await w.host.people.choose(ana.id, PersonSettings("off"))
        for path in (OPEN, "/users/*"):
            for method in ("POST", "GET"):
                w.env.inject_error(method, path, status=status, code=code, times=None)
        reply = await ana.slash(w.channel, "settings")
        await ana.click(reply.response.message, label="By direct message")
        assert words in texts(reply.response) and (await w.host.people.settings(ana.id)).notification_way == "off"
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        w.env.backend.faults.clear()
        await w.later(STOP)
        await ana.click(reply.response.message, label="By direct message")
        assert (await w.host.people.settings(ana.id)).notification_way == "dm"


async def test_channels_for_many_people_are_opened_slowly(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        first, *others, late = w.people(*(f"p{number}" for number in range(AT_ONCE + 1)))
        for member in (first, *others):
            assert await w.bot.courier.direct(member.id, HELLO) is None
        refused = await w.bot.courier.direct(late.id, HELLO)
        assert refused is not None and refused.key == "discord.dm-later" and late.user.dm_channel.history() == []
        assert await w.bot.courier.direct(first.id, HELLO) is None, "a person with an open channel does not wait"
        w.host.ledger.clock.more += SPAN  # type: ignore[attr-defined]
        assert await w.bot.courier.direct(late.id, HELLO) is None


async def test_a_direct_reminder_has_the_answers_and_is_deleted_after_the_move(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose_direct_messages(w)
        await w.begin_match("ana", "bruno", "clara", pace="brisk")
        (first,) = await w.awaited_members()
        assert len(turn_messages(first)) == 1
        posts_so_far = []
        for _ in range(5):
            await w.later(3_600.0)
            await w.host.clockwork.run_due()
            await w.quiet()
            posts_so_far.append(request_count(w, "POST", f"/channels/{first.user.dm_channel.id}/messages"))
        assert len(set(posts_so_far)) > 1, "a reminder is a new message, so it makes a sound"
        (reminder,) = [message for message in first.user.dm_channel.history() if "Bid" in str(message.components)]
        assert "still your turn" in texts(reminder) and controls(reminder, TakeAnswer), "one message says what waits, with the answers"
        before = (await w.table()).seq
        await press(w, first, reminder, control(reminder, TakeAnswer))
        await w.quiet()
        assert (await w.table()).seq == before + 1 and await w.awaited_members() != [first]
        assert not [message for message in first.user.dm_channel.history() if "still your turn" in texts(message)]


async def test_a_reminder_is_deleted_when_somebody_else_is_awaited(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose_direct_messages(w)
        await w.begin_match("ana", "bruno", "clara", pace="brisk")
        (first,) = await w.awaited_members()
        for _ in range(5):
            await w.later(3_600.0)
            await w.host.clockwork.run_due()
            await w.quiet()
        assert "still your turn" in turn_messages(first)[-1]
        await w.play_turn(first, Random(1))  # in the channel
        await w.quiet()
        assert not [message for message in first.user.dm_channel.history() if "still your turn" in texts(message)]


async def test_a_changed_time_is_edited_into_the_ping_without_a_sound(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara", pace="brisk")
        await w.later(60.0)
        (first,) = await w.awaited_members()
        (before,) = channel_pings(w, first)
        sent, now = request_count(w, "POST", f"/channels/{w.channel.id}/messages"), w.host.ledger.clock.now()
        away = Hours(holidays=(Holiday(now + 1_800.0, now + 86_400.0),))
        await w.host.people.choose(first.id, PersonSettings(hours=away))
        await w.quiet()
        (after,) = channel_pings(w, first)
        times_before, times_after = (re.findall(r"<t:(\d+)", text) for text in (before, after))
        assert times_before and times_before != times_after and re.sub(r"\d+", "", before) == re.sub(r"\d+", "", after)
        assert request_count(w, "POST", f"/channels/{w.channel.id}/messages") == sent
