"""Discord refuses, limits, loses or repeats something, over real HTTP, for the bot as shipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cogs.actions.servers import OpenSetup
from tests.buttons import control, texts
from tests.wire.buckets import Size
from tests.wire.faults import Answer, away, ban, lose, rate_limit
from tests.wire.harbour import WITHIN, Harbour
from tests.wire.people import labelled
from tests.wire.places import FORUM

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_second_thread_does_not_wait_while_requests_are_left(harbour: Harbour) -> None:
    """The window for new threads of a channel lasts minutes. The bot does not wait before it is used up."""
    channel = harbour.channel()
    harbour.discord.http.buckets.sizes["POST /channels/{}/threads"] = Size(50, 300.0, "shared")
    first = await harbour.ana.opens(channel, "pizarro", place="thread")
    second = await harbour.bruno.opens(channel, "pizarro", place="thread")
    assert first["id"] != second["id"]
    assert [request.status for request in harbour.discord.requests("POST", "/threads")] == [200, 200]


async def test_with_no_requests_left_the_bot_waits_before_it_asks(harbour: Harbour) -> None:
    channel = harbour.channel()
    harbour.discord.http.buckets.sizes["POST /channels/{}/messages"] = Size(1, 1.0)
    for player in (harbour.ana, harbour.bruno):
        await player.opens(channel, "pizarro")
    assert [request.status for request in harbour.discord.requests("POST", f"{channel['id']}/messages")] == [200, 200], "no 429 in between"


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_a_limited_request_is_sent_later(harbour: Harbour, scope: str) -> None:
    channel = harbour.channel()
    harbour.discord.http.faults.plan(rf"POST /channels/{channel['id']}/messages", rate_limit(0.3, scope))
    await harbour.ana.opens(channel, "pizarro")
    assert [request.status for request in harbour.discord.requests("POST", f"{channel['id']}/messages")] == [429, 200]


@pytest.mark.parametrize("answer", [away(503), ban()], ids=["503", "cloudflare"])
async def test_a_card_comes_when_discord_works_again(harbour: Harbour, answer: object) -> None:
    channel = harbour.channel()
    harbour.discord.http.faults.plan(rf"POST /channels/{channel['id']}/messages", answer)  # type: ignore[arg-type]
    await harbour.ana.opens(channel, "pizarro")
    _, second = harbour.discord.requests("POST", f"{channel['id']}/messages")
    assert second.status == 200


async def test_a_card_whose_answer_was_lost_stands_once(harbour: Harbour) -> None:
    """Discord has posted the card, and a proxy says 502. The bot sends it again with its nonce."""
    channel = harbour.channel()
    harbour.discord.http.faults.plan(rf"POST /channels/{channel['id']}/messages", lose())
    await harbour.ana.opens(channel, "pizarro")
    await harbour.discord.until(lambda: len(harbour.discord.requests("POST", f"{channel['id']}/messages")) == 2, "the second request")
    first, second = harbour.discord.requests("POST", f"{channel['id']}/messages")
    assert first.body["nonce"] == second.body["nonce"] and first.body["enforce_nonce"]
    await harbour.discord.until(lambda: second.status, "its answer")
    assert len([message for message in harbour.bruno.sees(channel) if message["components"]]) == 1


@pytest.mark.parametrize("is_told", [True, False], ids=["told", "asked"])
async def test_a_thread_whose_answer_was_lost_is_there_once(harbour: Harbour, monkeypatch: pytest.MonkeyPatch, is_told: bool) -> None:
    """A thread has no nonce, so the bot looks for it before it asks again.

    `is_told`: Discord sends the event of the thread at once.
    """
    channel = harbour.channel()
    harbour.discord.http.faults.plan(rf"POST /channels/{channel['id']}/threads", lose())
    if not is_told:
        hold_back(harbour, monkeypatch)
    await join_in_the_only_thread(harbour, channel, await harbour.ana.opens(channel, "pizarro", place="thread"))


async def test_a_thread_that_comes_after_another_was_made_is_deleted(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    channel, faults = harbour.channel(), harbour.discord.http.faults
    faults.plan(rf"POST /channels/{channel['id']}/threads", lose())
    faults.plan(r"GET /guilds/\d+/threads/active", Answer(200, {"threads": [], "members": []}, {}))
    tell_of_the_first = hold_back(harbour, monkeypatch)
    await harbour.ana.presses(await harbour.ana.sets_up(channel, "pizarro", "thread"), "Open the table")
    first, second = await harbour.discord.until(
        lambda: threads if len(threads := threads_of(harbour, channel)) == 2 else None, "both threads"
    )
    await harbour.discord.until(lambda: harbour.bruno.sees(second), "the card in the second")
    tell_of_the_first()
    await harbour.discord.until(lambda: first["thread_metadata"]["archived"] or threads_of(harbour, channel) == [second], "one thread")
    assert not second["thread_metadata"]["archived"]


def hold_back(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Keep the event of the next thread from the bot; return a function that sends it."""
    places, thread_events = harbour.discord.places, list[Any]()
    emit = places.emit

    def emit_others(event: str, data: dict[str, Any]) -> None:
        if event == "THREAD_CREATE" and not thread_events:
            thread_events.append(data)
        else:
            emit(event, data)

    monkeypatch.setattr(places, "emit", emit_others)
    return lambda: emit("THREAD_CREATE", thread_events[0])


def threads_of(harbour: Harbour, channel: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the threads of a channel, or the posts of a forum."""
    return [thread for thread in harbour.discord.places.channels.values() if thread.get("parent_id") == channel["id"]]


async def test_a_post_whose_answer_was_lost_is_there_once(harbour: Harbour) -> None:
    places = harbour.discord.places
    guild = places.guild("Elsewhere", harbour.ana.user)
    places.member(guild, harbour.bruno.user)
    harbour.discord.invited(guild)
    channel, forum = places.channel(guild, "games"), places.channel(guild, "voyages", FORUM)
    setup = (await harbour.ana.commands(channel, "setup")).message
    assert setup is not None
    form = await harbour.ana.uses(setup, control(setup, OpenSetup, subject="main"))
    assert form.form is not None
    fields = [part["component"]["custom_id"] for part in form.form["components"]]
    await harbour.ana.submits(form, dict(zip(fields, [[], [forum["id"]], [], "weeks", []], strict=True)))
    harbour.discord.http.faults.plan(rf"POST /channels/{forum['id']}/threads", lose())
    await harbour.ana.presses(await harbour.ana.sets_up(channel, "pizarro"), "Open the table")
    (post,) = await harbour.discord.until(lambda: threads_of(harbour, forum), "the post")
    await join_in_the_only_thread(harbour, forum, post)


async def join_in_the_only_thread(harbour: Harbour, channel: dict[str, Any], thread: dict[str, Any]) -> None:
    """Check that a channel has one thread, and join the table there."""
    await harbour.bruno.presses(harbour.bruno.card(thread), "Join")
    await harbour.discord.until(lambda: " · Bruno" in texts(harbour.ana.card(thread)), "Bruno on the card")
    assert threads_of(harbour, channel) == [thread]
    assert [request.status for request in harbour.discord.requests("POST", f"{channel['id']}/threads")] == [502]


async def test_an_interaction_that_is_sent_twice_counts_once(harbour: Harbour) -> None:
    channel = harbour.channel()
    await harbour.ana.opens(channel, "pizarro")
    click = harbour.bruno.begins(harbour.ana.card(channel), labelled(harbour.ana.card(channel), "Join"))
    harbour.discord.interactions.again(click)
    await harbour.discord.until(lambda: click.is_answered, "an answer")
    await harbour.discord.until(lambda: len(harbour.discord.requests("POST", f"{click.id}/")) == 2, "both answers")
    await harbour.discord.until(lambda: " · Bruno" in texts(harbour.ana.card(channel)), "Bruno on the card")
    assert "3." not in texts(harbour.ana.card(channel))


async def test_an_answer_that_comes_too_late_is_no_error(harbour: Harbour) -> None:
    channel = harbour.channel()
    harbour.discord.interactions.within = -1.0
    late = harbour.bruno.gives(channel, "desk")
    await harbour.discord.until(lambda: late in harbour.discord.interactions.late, "an answer that is refused")
    harbour.discord.interactions.within = WITHIN
    await harbour.answers(channel)


async def test_a_panel_with_an_expired_token_holds_nothing_up(harbour: Harbour) -> None:
    channel = harbour.channel()
    await harbour.ana.opens(channel, "pizarro")
    panel = await harbour.ana.presses(harbour.ana.card(channel), "Add a bot")
    harbour.discord.interactions.expire(panel)
    assert panel.message is not None
    await harbour.ana.begins_match(channel, "pizarro", bots=2)
    await harbour.answers(channel)


async def test_a_dismissed_panel_holds_nothing_up(harbour: Harbour) -> None:
    channel = harbour.channel()
    await harbour.ana.opens(channel, "pizarro")
    await harbour.ana.begins_match(channel, "pizarro", bots=2)
    harbour.ana.dismisses(await harbour.ana.turn(channel))
    assert await harbour.ana.plays(channel, moves=2, is_hasty=True) == 2
