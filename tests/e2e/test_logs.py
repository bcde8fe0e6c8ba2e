"""The log of a match at the lowest level has ids and none of the players' secrets."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.pictures.service import Pictures
from engine import bots
from engine.match import registry
from engine.values import codec
from engine.values.core import Seat
from store.errors import Full
from tests.cogs.hearing import heard
from tests.e2e.stubs import Blind
from tests.e2e.world import World, world
from tests.play.hosting import make_move

NAMES = ("Xanthippe", "Ysoldeke", "Zebedee")
MEMO = "Lima must fall"


class Failing(Blind):
    """Fails to draw, with an error that quotes what was to be drawn."""

    async def draw(self, job: Any) -> Any:
        raise ValueError(repr(job))

    _later = Pictures._later


async def secrets_of(w: World) -> set[str]:
    """Return what only some people at the table know, in every form in which a log could write it."""
    live = w.host.ledger.from_memory(1)
    assert live.rules is not None and live.seed is not None
    secrets = {live.seed, *(codec.dumps(live.rules.view(live.state, seat)) for seat in map(Seat, range(3)))}
    for seat in map(Seat, range(3)):
        view = live.rules.view(live.state, seat)
        secrets |= {repr(view), *(repr(value) for name in view.__struct_fields__ if len(repr(value := getattr(view, name))) > 60)}
        own, others = [await w.host.reading.log(1, viewer) for viewer in (seat, None)]
        secrets |= {logged.entry.line for logged, public in zip(own, others, strict=True) if logged.entry.line != public.entry.line}
    return secrets


@pytest.mark.parametrize(
    "game", [name if name == "pizarro" else pytest.param(name, marks=pytest.mark.campaign) for name in registry.names()]
)
async def test_no_secret_of_a_match_is_in_the_log(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with heard() as lines:
        async with world(tmp_path / "m.db", Failing) as w:
            await w.begin_match(*NAMES, game=game)
            ana = w.members[NAMES[0]]
            await w.host.desk.write(1, ana.id, MEMO)
            secrets = {MEMO, *NAMES}
            rng = Random(5)
            for number in range(24):
                member, *_ = await w.awaited_members()
                if number % 8 == 7:
                    await w.play_turn(member, rng)
                    secrets |= await secrets_of(w)
                else:
                    await make_move(w.host, await w.table(), rng)
            await w.quiet()
            member, *_ = await w.awaited_members()
            live = w.host.ledger.from_memory(1)
            legal = bots.line("mate", live.rules, live.state, live.table.seat_of(member.id), rng)  # type: ignore[arg-type]
            impossible = "bid 999"
            await member.slash(w.channel, "move", line=impossible, match=1)

            async def refused(*args: Any) -> None:
                raise Full("disk is full")

            async def broken(*args: Any) -> None:
                raise KeyError(impossible, sorted(secrets))

            with monkeypatch.context() as patched:
                patched.setattr(w.host.ledger.store, "commit", refused)
                await w.turn(member)
                await member.slash(w.channel, "move", line=legal, match=1)
            with monkeypatch.context() as patched:
                for kind in list(w.bot.clicks.handlers):
                    patched.setitem(w.bot.clicks.handlers, kind, broken)
                patched.setattr(w.bot.courier.deliveries.cards, "screen", broken)
                await w.turn(member)
                await w.host.telling.repost(1)
                w.bot.courier.wake(1)
                await w.quiet()
    log = lines.getvalue()
    assert game != "pizarro" or any(" under " in secret for secret in secrets), "no secret line was played"
    assert [secret for secret in {*secrets, impossible} if secret in log] == []
    for record in map(json.loads, log.splitlines()):
        assert all(isinstance(record.get(key, 0), int | None) for key in ("match", "guild", "user", "channel", "seat")), record
    for words in ("a picture could not be drawn", "the database refused", "interaction failed"):
        assert words in log, "the test shows nothing"
    assert "KeyError" in log and '"error_id"' in log
