"""Two worlds that differ only in hidden facts send exactly the same bytes."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.actions.looking_back import ShowSince
from cogs.actions.tables import ShowPart
from cogs.pictures.service import Pictures
from engine.match import registry
from engine.values.core import Seat
from engine.walking.worlds import imagine_world
from tests.e2e.world import World, world

Seen = list[tuple[Any, tuple[tuple[str, str | None, bytes], ...]]]


def sent_parts(w: World, message: Any) -> tuple[Any, tuple[tuple[str, str | None, bytes], ...]]:
    """Return everything of a message: components with texts, ids and alt texts, and the files with their names."""
    stored = w.env.backend.get_message(message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id)
    files = tuple((file["filename"], file.get("description"), w.env.backend.cdn.get(file["url"])) for file in stored.attachments)
    return scrub(stored.components), files


def scrub(value: Any) -> Any:
    """Return components without what Discord puts in: addresses of stored media and the id of the newest card.

    The numbers of menus are left out, too, because they change with every answer.
    """
    if isinstance(value, str):
        return re.sub(r"/\d{15,}\)", "/#)", value)
    if isinstance(value, dict):
        own = ("url", "proxy_url", "attachment_id", *(("id",) if "options" in value else ()))
        return {key: scrub(item) for key, item in value.items() if key not in own}
    return [scrub(item) for item in value] if isinstance(value, list) else value


async def public(w: World) -> Seen:
    """Return the card and the newest ping, posted again, and what a stranger gets by clicks and commands."""
    await w.host.telling.repost(1)
    w.bot.courier.wake(1)
    await w.quiet()
    (stranger,) = w.people("zita")
    card = await w.card()
    seen = [sent_parts(w, card), sent_parts(w, w.channel.last_message)]
    for label in ("My turn", "My view", "More"):
        seen.append(sent_parts(w, (await stranger.click(card, label=label)).response))
    for show in ("log", "replay", "file"):
        seen.append(sent_parts(w, (await stranger.slash(w.channel, "match", show=show, match=1)).response))
    offered = await stranger.autocomplete(w.channel, "move", "line", "", match=1)
    return [*seen, (offered, ())]


async def private(w: World, seat: Seat) -> Seen:
    """Return what the player of one seat gets by clicks and commands."""
    person = (await w.table()).occupants[seat].person
    assert person is not None
    member = w.by_id(person.user_id)
    card = await w.card()
    seen = [sent_parts(w, (await member.click(card, label=label)).response) for label in ("My turn", "My view")]
    seen.append(sent_parts(w, (await member.slash(w.channel, "match", show="log", match=1)).response))
    answer = (await member.click(card, label="More")).response
    await member.click(answer, custom_id=ShowSince(1).id)
    seen += [sent_parts(w, answer), sent_parts(w, (await member.slash(w.channel, "desk")).response)]
    answer = (await member.click(card, label="My view")).response
    seen.append(sent_parts(w, (await member.select(answer, ["table"], custom_id=ShowPart(1, "").id)).response))
    offered = await member.autocomplete(w.channel, "move", "line", "", match=1)
    return [*seen, (offered, ())]


def deal_again(w: World, seat: Seat | None, seed: int) -> None:
    """Replace the position by another one of which this seat (or a watcher) knows the same. Pictures are drawn again."""
    live = w.host.ledger.from_memory(1)
    w.host.ledger.keep(replace(live, state=imagine_world(registry.rules("pizarro"), live.state, seat, Random(seed))))
    w.bot.services.pictures = Pictures()


@pytest.mark.parametrize(("seed", "moves"), [pytest.param(2, 25, marks=pytest.mark.campaign), (7, 80)])
async def test_the_channel_never_learns_what_is_hidden(tmp_path: Path, seed: int, moves: int) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await w.carry_on(Random(seed), moves=moves, kind="mate")
        deal_again(w, seat=None, seed=0)
        before, hand = await public(w), await private(w, Seat(0))
        differed = False
        for other in range(1, 3):
            deal_again(w, seat=None, seed=other)
            assert await public(w) == before
            differed = differed or await private(w, Seat(0)) != hand
        assert differed, "the hidden worlds did not differ: the test shows nothing"


@pytest.mark.parametrize(("seed", "moves"), [pytest.param(4, 2, marks=pytest.mark.campaign), (5, 25)])
async def test_a_seat_never_learns_what_others_hold(tmp_path: Path, seed: int, moves: int) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await w.carry_on(Random(seed), moves=moves)
        for seat in (Seat(0), Seat(2)):
            deal_again(w, seat=None, seed=0)
            before = await private(w, seat)
            for other in (1, 2):
                live = w.host.ledger.from_memory(1)
                assert live.state is not None
                deal_again(w, seat, other)
                assert await private(w, seat) == before
