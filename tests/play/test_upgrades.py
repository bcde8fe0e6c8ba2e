"""After an update an equal replay goes on, and the players vote about a different one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.asks.talk import pick
from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import effective, entries_that_hold, is_renewed, replay
from engine.match.records import from_record
from engine.match.verify import verify_chances
from engine.values.core import Note, Option, Seat, Talk, Turn
from play.follows.effects import asked_people
from play.follows.judging import verdict
from play.host import Host
from play.time.calendar import DAY
from play.values.errors import Frozen, NotAllowed, StaleTable
from play.values.outcomes import Upgraded
from play.values.stands import Vacancy
from play.values.types import Person, Table
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    HandClock,
    Opener,
    awaited_user,
    begin_match,
    finish_match,
    give_answer,
    newest_entry,
    seat_of,
    to_choice,
    user_in,
)


class Same(toy.Toy):
    """A newer version that changes nothing that was played."""

    version = 2


class Lower(Same):
    """A newer version in which bids end at five."""

    def auction(self, state: toy.State, seat: Seat) -> Talk[Turn[toy.State]]:
        bid = toy.open_option("bid", "top" if state.bid >= 5 else None)
        if (yield from pick("bid", toy.plain("bid?"), [bid, toy.open_option("pass")])) == "pass":
            return Turn(self.after_bid(toy.replace(state, passed=toy.put(state.passed, seat, True))))
        amounts = [Option(str(n), n, toy.plain(str(n))) for n in range(state.bid + 1, 6)]
        amount = yield from pick("bid.amount", toy.plain("how much?"), amounts)
        return Turn(self.after_bid(toy.replace(state, bid=amount, bidder=seat)), (self.told(state, seat),))


class Dearer(Same):
    """A newer version in which an auction brings three points: no note says so, but all later positions differ."""

    def after_bid(self, state: toy.State) -> toy.State:
        after = super().after_bid(state)
        if after.phase == "choice" and state.phase == "auction" and after.bidder is not None:
            return toy.replace(after, points=toy.put(after.points, after.bidder, after.points[after.bidder] + 2))
        return after


class Other(Same):
    """A newer version whose first entry has no notes."""

    def opening(self, state: toy.State) -> tuple[Note, ...]:
        return ()


def rules_of(kind: type[toy.Toy]) -> Any:
    """What a host asks for the rules of any game: these."""
    rules = kind.rules()
    return lambda name: rules


def released_rules(name: str, version: int) -> Rules[Any, Any] | None:
    """The former rules that are still shipped: version 1."""
    return toy.RULES if version == 1 else None


async def play_bids(host: Host, *bids: int) -> Table:
    """A match of three after these bids."""
    table = await begin_match(host, ANNE, BEN, CARLA)
    for bid in bids:
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {bid}")).table
    return table


async def cast_votes(host: Host, match: int, *choices: str) -> Upgraded:
    """Let Anne, then Ben, then Carla vote; return what the last vote decides."""
    table = await host.reading.table(match)
    assert table.upgrade is not None
    for person, choice in zip((ANNE, BEN, CARLA), choices, strict=False):
        outcome = await give_answer(host, match, person.user_id, table.upgrade.key, choice)
    return outcome


async def test_a_match_with_an_equal_replay_goes_on_without_a_question(open_host: Opener) -> None:
    host = await open_host()
    table = await play_bids(host, 1, 2)
    await host.close()
    host = await open_host(rules=rules_of(Same))
    table = await host.reading.table(table.match)
    assert (table.status, table.version, table.upgrade, table.seq) == ("running", 2, None, 2)
    assert (await finish_match(host, table, Random(1))).status == "finished"


async def test_new_rules_apply_from_the_last_entry_that_replays(open_host: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await open_host()
    table = await play_bids(host, 1, 3, 7, 8)
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    table = await host.reading.table(table.match)
    vote = table.upgrade
    assert table.status == "frozen" and vote is not None and (vote.holds, vote.choices) == (2, ("old", "new", "end"))
    assert asked_people(table) == dict.fromkeys((ANNE.user_id, BEN.user_id, CARLA.user_id), (vote.key,))
    with pytest.raises(Frozen):
        await host.turns.move(table.match, ANNE.user_id, "pass")
    for key, choice in (("rules2.999", "new"), (vote.key, "perhaps")):
        with pytest.raises(StaleTable):
            await give_answer(host, table.match, ANNE.user_id, key, choice)
    assert (await cast_votes(host, table.match, "new")).decided is None
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    assert (await host.reading.table(table.match)).upgrade is not None, "a vote outlasts a restart"
    vote = (await host.reading.table(table.match)).upgrade
    assert vote is not None and len(vote.votes) == 1
    done = await give_answer(host, table.match, BEN.user_id, vote.key, "new")
    table = done.table
    assert (done.decided, table.status, table.version, table.seq, table.upgrade) == ("new", "running", 2, 5, None)
    log = await host.reading.log(table.match, None)
    assert [entry.undone for entry in log] == [False, False, False, True, True, False] and log[-1].entry.line == "rules 2 3"
    assert [entry.entry.seq for entry in await host.reading.recent(table.match, None, 9)] == [0, 1, 2, 5]
    with pytest.raises(Exception, match="offered"):
        await host.turns.move(table.match, awaited_user(table), "bid 7")
    table = (await host.turns.move(table.match, awaited_user(table), "bid 5")).table
    await host.close()
    host = await open_host(rules=rules_of(Lower))
    table = await finish_match(host, await host.reading.table(table.match), Random(1))
    whole = await host.reading.whole(table.match)
    assert replay(whole.rules, 3, whole.settings, whole.seed, whole.entries).state == whole.state
    assert verify_chances(whole.rules, 3, whole.settings, whole.seed, whole.entries).match.result == table.result
    monkeypatch.setattr(registry, "rules", rules_of(Lower))
    assert from_record(await host.reading.record(table.match, ANNE.user_id)).result == table.result


async def test_undone_moves_beyond_the_new_rules_can_be_played_again(open_host: Opener) -> None:
    host = await open_host()
    table = await play_bids(host, 1, 3, 7)
    await host.agreements.undo(table.match, user_in(table, 2))
    whole = await host.reading.whole(table.match)
    *_, last = entries_that_hold(Lower.rules(), 3, whole.settings, whole.seed, whole.entries)
    await host.close()
    host = await open_host(rules=rules_of(Lower))
    assert last == 2 and (await cast_votes(host, table.match, "new", "new")).table.seq == 5
    entries = (await host.reading.whole(table.match)).entries
    assert [entry.seq for entry in effective(entries)] == [0, 1, 2] and is_renewed(entries[-1])
    recent = await host.reading.recent(table.match, None, 9)
    assert [logged.entry.seq for logged in recent if logged.entry.seat is not None] == [1, 2]


async def test_a_vote_can_keep_the_former_rules(open_host: Opener) -> None:
    host = await open_host()
    table = await play_bids(host, 1, 7)
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    table = (await cast_votes(host, table.match, "old", "new", "old")).table
    assert (table.status, table.version, (await newest_entry(host, table.match)).line) == ("running", 1, "rules 1")
    table = (await host.turns.move(table.match, awaited_user(table), "bid 8")).table
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    table = (await host.turns.move(table.match, awaited_user(table), "bid 9")).table
    assert table.status == "running"
    await host.close()
    host = await open_host(rules=rules_of(Lower))
    table = await host.reading.table(table.match)
    assert table.upgrade is not None and table.upgrade.choices == ("new", "end"), "the former rules are not shipped any more"


async def test_a_difference_only_in_positions_loses_nothing(open_host: Opener) -> None:
    host = await open_host()
    table = await to_choice(host, await play_bids(host, 1))
    await host.close()
    host = await open_host(rules=rules_of(Dearer))
    table = await host.reading.table(table.match)
    assert table.upgrade is not None and table.upgrade.holds == table.seq
    table = (await cast_votes(host, table.match, "new", "new")).table
    assert max((await host.reading.view(table.match, None)).points) == 3
    assert not any(entry.undone for entry in await host.reading.log(table.match, None))
    await host.close()
    host = await open_host(rules=rules_of(Dearer))
    assert (await host.reading.table(table.match)).status == "running"


async def test_a_match_with_another_start_can_only_end(open_host: Opener) -> None:
    host = await open_host()
    table = await play_bids(host, 1)
    await host.close()
    host = await open_host(rules=rules_of(Other))
    table = await host.reading.table(table.match)
    assert table.upgrade is not None and table.upgrade.choices == ("end",)
    done = await cast_votes(host, table.match, "end", "end")
    assert (done.decided, done.table.status, done.table.upgrade) == ("end", "closed", None)
    with pytest.raises(NotAllowed):
        await give_answer(host, table.match, ANNE.user_id, "rules2.1", "end")


async def test_a_deleted_person_leaves_the_vote_to_the_others(open_host: Opener) -> None:
    host = await open_host()
    tables = [await play_bids(host, 1, 7) for _ in range(2)]
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    split, left = [table.match for table in tables]
    await cast_votes(host, split, "old", "new")
    await host.erasing.forget(CARLA.user_id)
    table = await host.reading.table(split)
    assert table.status == "running" and table.version == 1, "the two who are left disagree: the gentlest choice wins"
    seat = table.bots[0]
    assert table.owner_of(seat) is None and table.is_offered(seat)
    assert (await host.seats.take(split, DAN, seat)).seat_of(DAN.user_id) == seat
    for person in (ANNE, BEN):
        await host.erasing.forget(person.user_id)
    assert (await host.reading.table(left)).status == "closed", "nobody is left who could ever decide"


@pytest.mark.parametrize(
    ("absent", "choices", "decided"),
    [((BEN, CARLA), ("old",), "old"), ((ANNE, BEN, CARLA), ("new",), "new"), ((CARLA,), ("new", "old"), "old")],
    ids=["the only present vote", "any vote if all are absent", "the gentlest of two"],
)
async def test_absent_players_are_not_waited_for_but_may_vote(
    open_host: Opener, clock: HandClock, absent: tuple[Person, ...], choices: tuple[str, ...], decided: str
) -> None:
    host = await open_host()
    table = await play_bids(host, 1, 3, 7, 8)
    vacancies = tuple(Vacancy(seat_of(table, person), clock.now() + DAY) for person in absent)
    async with host.ledger.hold(table.match) as live:
        await host.ledger.write(live, live.with_matters(vacancies=vacancies))
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    assert (await cast_votes(host, table.match, *choices)).decided == decided


@pytest.mark.parametrize(("former", "version"), [({"former": released_rules}, 1), ({}, 2)], ids=["former rules", "only new rules"])
async def test_with_bots_in_all_seats_the_gentlest_choice_is_taken_at_once(open_host: Opener, former: dict[str, Any], version: int) -> None:
    host = await open_host()
    match = (await play_bids(host, 1, 7)).match
    for person in (ANNE, BEN, CARLA):
        seat = (await host.reading.table(match)).seat_of(person.user_id)
        assert seat is not None
        await host.seats.substitute(match, person.user_id, seat, "mate", person.user_id)
    await host.close()
    host = await open_host(rules=rules_of(Lower), **former)
    table = await host.reading.table(match)
    assert table.status == "frozen" and table.upgrade is not None and asked_people(table) == {}
    await host.clockwork.run_due()
    table = await host.reading.table(match)
    assert (table.status, table.version, table.paused) == ("running", version, True), "nobody's match is lost, and nobody is waited for"
    assert (await newest_entry(host, match)).notes[0].msg.key.endswith("-unasked")
    seat = next(seat for seat in table.bots if table.owner_of(seat) == ANNE)
    assert (await host.seats.take(match, ANNE, seat)).seat_of(ANNE.user_id) == seat


async def test_a_vote_is_shown_again_when_the_bot_is_back(open_host: Opener) -> None:
    host = await open_host()
    match = (await play_bids(host, 1, 7)).match
    await host.close()
    host = await open_host(rules=rules_of(Lower), former=released_rules)
    table = await host.reading.table(match)
    await host.servers.note_removal(1)
    assert table.upgrade is not None and await host.outbox.matches_due() == ()
    await host.servers.note_return(1)
    assert await host.outbox.matches_due() == (match,), "its card asks again"
    await host.servers.note_removal(1)
    await give_answer(host, match, ANNE.user_id, table.upgrade.key, "old")
    with pytest.raises(Frozen):
        await give_answer(host, match, BEN.user_id, table.upgrade.key, "old")
    await host.servers.note_return(1)
    assert (await give_answer(host, match, BEN.user_id, table.upgrade.key, "old")).table.status == "running"


async def test_bots_of_a_match_of_older_rules_move(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, bots=("captain",))
    await host.clockwork.run_due()
    before = (await host.reading.table(table.match)).seq
    await host.close()
    host = await open_host(rules=rules_of(Other), former=released_rules)
    assert (await cast_votes(host, table.match, "old")).decided == "old"
    table = await finish_match(host, await host.reading.table(table.match), Random(1))
    assert (table.status, table.version) == ("finished", 1) and table.seq > before


async def test_the_doctor_judges_matches_as_the_host_does(open_host: Opener) -> None:
    host = await open_host()
    table = await play_bids(host, 1, 7)
    live, stored = await host.ledger.store.live(table.match), await host.ledger.store.entries(table.match)
    assert live is not None
    assert verdict(live, stored, rules_of(toy.Toy)) is None is verdict(live, stored, rules_of(Same))
    why = verdict(live, stored, rules_of(Lower))
    assert why is not None and why.key == "play.why.differs"
