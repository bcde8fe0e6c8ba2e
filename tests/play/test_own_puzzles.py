"""Puzzles of a server's own matches: which matches may become some, and that the search keeps to its ration."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import json

from engine.core import Line, Seat
from engine.rules import Rules
from engine.search.plain import plain
from engine.search.puzzles import FoundPuzzle, Judged
from engine.search.weighing import Work
from play.club.puzzles import own
from play.club.puzzles.voyages import own_of
from play.host import Host
from play.time.calendar import DAY
from store import rows
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, begun, finished

GUILD = 1


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every position makes a puzzle after one piece of work that costs nothing; what was looked at."""
    seen: list[int] = []

    def sought(rules: Any, state: Any, seat: Seat, seq: int, *given: Any) -> Any:
        seen.append(seq)
        yield Work("glance", seq, state, seat, 1)
        lines: list[Line] = ["bid 1", "pass"]
        return FoundPuzzle(tuple(Judged(line, cost) for line, cost in zip(lines, (0.0, 0.1), strict=True)), 0.5)

    monkeypatch.setattr(own, "sought", sought)
    return seen


def judged(host: Host) -> Host:
    """The host, whose games have a judgement now."""
    rules = host.ledger.rules

    def with_one(name: str) -> Rules[Any, Any]:
        plainly = rules(name)
        return replace(plainly, mind=replace(plainly.mind, judgement=plain(plainly)))

    host.ledger.rules = with_one
    return host


async def test_the_newest_match_that_is_old_enough_and_that_nobody_minds(host: Host, clock: HandClock, found: list[int]) -> None:
    seeker, store = judged(host).puzzle_seeker, host.ledger.store
    await host.voyages.turn(GUILD, 9, 2)
    older, newer = [await begun(host, *people) for people in ((ANNE, BEN), (ANNE, CARLA))]
    for table in (older, newer):
        await finished(host, table, Random(1))
    assert await seeker.seek(GUILD) is None, "not before two weeks"
    clock.advance(15 * DAY)
    await host.voyages.refuse(CARLA.user_id, True)
    made = await seeker.seek(GUILD)
    assert made is not None and made.match == older.match and len(found) == 1
    row = await host.voyages.of(GUILD)
    assert row is not None and own_of(row.own) == made and row.sought == clock.now()
    whole = await host.reading.whole(older.match)
    assert (
        made.puzzle.seed == whole.seed
        and made.puzzle.moves()
        == [(entry.seat, entry.line) for entry in whole.entries if entry.seat is not None][: len(made.puzzle.moves())]
    )
    assert b"Anne" not in json.encode(made)
    await host.voyages.refuse(CARLA.user_id, False)
    again = await seeker.seek(GUILD)
    assert again is not None and again.match == newer.match
    used = rows.PuzzlePostRow(GUILD, 1, "x", "toy", "", newer.match, 2, 3, 0.0, 1.0, "closed", 0, 0.0)
    await store.commit(0, [used])
    third = await seeker.seek(GUILD)
    assert third is not None and third.match == older.match, "none twice"


async def test_a_match_whose_rematch_runs_waits(host: Host, clock: HandClock) -> None:
    await judged(host).voyages.turn(GUILD, 9, 2)
    table = await begun(host, ANNE, BEN)
    await finished(host, table, Random(1))
    again = await host.tables.rematch(table.match, ANNE)
    assert again.status == "open"
    clock.advance(15 * DAY)
    assert await host.puzzle_seeker.seek(GUILD) is None


async def test_the_ration_ends_it(host: Host, clock: HandClock, found: list[int]) -> None:
    await judged(host).voyages.turn(GUILD, 9, 2)
    await finished(host, await begun(host, ANNE, BEN), Random(1))
    clock.advance(15 * DAY)
    seeker = host.puzzle_seeker
    seeker._left()
    seeker.spent = own.A_DAY
    await seeker.run_due()
    assert await seeker.seek(GUILD) is None and not found
    clock.advance(DAY)
    assert seeker._left() == own.A_DAY


async def test_a_game_without_a_judgement_is_left_out(host: Host, clock: HandClock, found: list[int]) -> None:
    await host.voyages.turn(GUILD, 9, 2)
    await finished(host, await begun(host, ANNE, BEN), Random(1))
    clock.advance(15 * DAY)
    assert await host.puzzle_seeker.seek(GUILD) is None and not found
