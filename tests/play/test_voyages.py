"""The daily puzzle of a server (shown as *Daily voyage*): posts, answers, a ranking of the week, doubts about a solution."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from data.puzzles import Puzzle, stock
from engine.values.core import Msg
from play.club.puzzles import voyages
from play.host import Host
from play.time.calendar import DAY
from play.values.errors import NotAllowed
from store.rows import PuzzlePostRow, ReputationRow
from tests.play.hosting import HandClock

GUILD = 1
ANN = 11
BEN = 12
HID = 13
"""A person who hides their name."""


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> list[Puzzle]:
    """One short puzzle under many names."""
    short = min(stock("carta_magica"), key=lambda puzzle: len(puzzle.lines))
    shown_position = voyages.position(short)
    puzzles = [replace(short, seed=f"{short.seed} {at}") for at in range(30)]
    monkeypatch.setattr(voyages, "shelf", lambda: puzzles)
    monkeypatch.setattr(voyages, "puzzle_named", lambda name: next((puzzle for puzzle in puzzles if puzzle.name == name), None))
    monkeypatch.setattr(voyages, "position", lambda puzzle: shown_position)
    return puzzles


async def post_puzzle(host: Host) -> PuzzlePostRow:
    """Close late puzzles and post the puzzle of the day, as the courier does; return it."""
    row = await host.voyages.of(GUILD)
    assert row is not None
    for post in await host.voyages.waiting(GUILD):
        if await host.voyages.is_late(post):
            await host.voyages.set_state(post, "closed")
    await host.voyages.plan(row)
    *_, new = await host.voyages.waiting(GUILD)
    await host.voyages.store_message(new, 2, 100 + new.number)
    return new


async def test_five_days_of_puzzles_make_a_ranking(host: Host, clock: HandClock) -> None:
    clock.time = 1_764_000_000.0
    service = host.voyages
    row = await service.set_channel(GUILD, 9, 2)
    assert row.due is not None and await service.servers_due() == ()
    clock.time = row.due
    assert await service.servers_due() == (GUILD,) and await service.claim(GUILD)
    used = set[str]()
    for present in ({BEN, HID}, {BEN, HID}, {HID}, {BEN, HID}, {BEN, HID}):
        new = await post_puzzle(host)
        used.add(new.puzzle)
        post = await service.post(GUILD, new.number)
        best = post.position.best
        worst = max(range(len(post.position.choices)), key=lambda at: post.position.choices[at].cost)
        await service.answer(GUILD, new.number, ANN, best)
        again = await service.answer(GUILD, new.number, ANN, worst)
        own = again.of(ANN)
        assert own is not None and own.answer == best and own.stars == 3, "the first answer counts"
        for user, choice in ((BEN, worst), (HID, best)):
            if user in present:
                await service.answer(GUILD, new.number, user, choice)
        with pytest.raises(NotAllowed):
            await service.answer(GUILD, new.number, 77, 99)
        with pytest.raises(NotAllowed):
            await service.answer(GUILD + 1, new.number, ANN, best)
        clock.advance(1_000.0)
        assert await service.servers_due() == (GUILD,), "the post shows another number of answers than there are"
        for puzzle_post in await service.waiting(GUILD):
            await service.store_count(puzzle_post, len((await service.post(GUILD, puzzle_post.number)).answers))
        assert await service.servers_due() == ()
        clock.advance(DAY - 1_000.0)
    assert len(used) == 5, "no puzzle comes twice"
    clock.advance(DAY)
    await post_puzzle(host)
    await host.ledger.store.commit(0, [ReputationRow(HID, False, True, True)])
    ann, ben = await service.standing(GUILD, ANN), await service.standing(GUILD, BEN)
    assert (ann.streak, ben.streak, ben.rank) == (5, 0, None)
    assert [(rank.user, rank.stars) for rank in await service.ranking(GUILD)] == [(ANN, 15)]
    assert await service.week(GUILD) == Msg("voyage.week", count=5, people=3)
    with pytest.raises(NotAllowed):
        await service.answer(GUILD, 1, 77, 0)
    assert await service.share(GUILD, 5, ANN) == 5
    with pytest.raises(NotAllowed):
        await service.share(GUILD, 5, ANN)


async def test_the_solution_of_a_closed_puzzle_can_be_doubted(host: Host, clock: HandClock, shelf: list[Puzzle]) -> None:
    row = await host.voyages.set_channel(GUILD, 9, 2)
    clock.time = row.due or 0.0
    new = await post_puzzle(host)
    for user in range(21, 26):
        await host.voyages.answer(GUILD, new.number, user, 0)
        with pytest.raises(NotAllowed):
            await host.voyages.doubt(GUILD, new.number, user)
    clock.advance(2 * DAY)
    await host.voyages.set_state(new, "closed")
    with pytest.raises(NotAllowed):
        await host.voyages.doubt(GUILD, new.number, 99)
    for user in range(21, 26):
        await host.voyages.doubt(GUILD, new.number, user)
    doubts = await host.ledger.store.puzzle_doubts()
    assert [(answer.puzzle, answer.guild, answer.user) for answer in doubts] == [(new.puzzle, GUILD, user) for user in range(21, 26)]


async def test_turned_off_only_an_open_puzzle_is_closed(host: Host, clock: HandClock) -> None:
    row = await host.voyages.set_channel(GUILD, 9, 2)
    clock.time = row.due or 0.0
    await post_puzzle(host)
    await host.voyages.set_channel(GUILD, 9, channel=None)
    assert await host.voyages.servers_due() == ()
    clock.advance(2 * DAY)
    assert await host.voyages.servers_due() == (GUILD,)
