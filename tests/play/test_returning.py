"""A returning player reads the moves of the rivals and those made for them."""

from __future__ import annotations

import pytest

from engine.match.match import Entry
from engine.values import codec
from engine.values.core import Msg, Note, Seat, Who
from play.host import Host
from play.ledger.moves import advance, play_line
from play.values.errors import NotSeated
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, CARLA, DAN, Opener, awaited_user, begin_match, person_in, to_choice


async def add_notes(host: Host, table: Table, seq: int, *notes: Note) -> None:
    """Write an entry of the host with these notes."""
    live = await host.ledger.current(table.match)
    entry = Entry(seq, seat=None, line="human 1", shown="human 1", notes=notes, digest=codec.digest(live.state))
    await advance(host.ledger, live, live.with_table(seq=seq), entry)


async def test_a_briefing_has_the_moves_of_each_rival_and_those_for_the_reader(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    users = [occupant.person.user_id for occupant in table.occupants if occupant.person is not None]
    for seat, line in ((0, "bid 1"), (1, "bid 2"), (2, "bid 3")):
        await host.turns.move(table.match, users[seat], line)
    live = await host.ledger.current(table.match)
    await play_line(host.ledger, live, Seat(0), "bid 4", by_person=False)
    for seat, line in ((1, "pass"), (2, "pass")):
        await host.turns.move(table.match, users[seat], line)
    assert await host.returning.briefing(table.match, users[2]) is None, "the player who moved last has missed nothing"
    assert await host.returning.briefing(table.match, users[0], known=5) is None, "a few new entries need no briefing"
    news = await host.returning.briefing(table.match, users[0], known=4)
    assert news is not None and (news.count, news.first, news.never_moved) == (5, 2, False)
    assert [(rival.who.seat, rival.moves) for rival in news.rivals] == [(1, 2), (2, 2)]
    assert news.in_my_name is not None and (news.in_my_name.who, news.in_my_name.moves) == (Who(Seat(0)), 1)
    own_last_move, largest_change, newest = news.moments
    assert (own_last_move, newest) == (1, 6) and 1 < largest_change <= 6
    with pytest.raises(NotSeated):
        await host.returning.briefing(table.match, DAN.user_id)


async def test_blows_to_the_reader_come_before_deeds_of_the_reader(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first = awaited_user(table)
    await host.turns.move(table.match, first, "bid 1")
    did, suffered = Msg("core.ask.text", text="won", who=Who(Seat(0))), Msg("core.ask.text", text="lost", who=Who(Seat(1)), by=Who(Seat(0)))
    await add_notes(
        host, table, 2, Note(did), Note(suffered), Note(Msg("core.ask.text", text="secret", who=Who(Seat(0))), frozenset({Seat(1)}))
    )
    seat = table.seat_of(first)
    assert seat == 0
    news = await host.returning.briefing(table.match, first)
    assert news is not None and [happening.told for happening in news.to_me] == [(suffered,), (did,)], (
        "a note that only another seat may read is left out"
    )
    other = next(person for person in (ANNE, BEN) if person.user_id != first)
    sitting = await host.returning.briefing(table.match, other.user_id)
    assert sitting is not None and sitting.never_moved and not any(happening.seq == 2 for happening in sitting.to_me), (
        "a person who has never moved gets no blows from before"
    )


async def test_a_hidden_choice_does_not_change_the_briefing_of_a_rival(open_host: Opener) -> None:
    briefings = []
    for at, chosen in enumerate((0, -1)):
        host = await open_host(f"{at}.db")
        table = await to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
        reader, rival = (person_in(table, seat) for seat in (0, 1))
        hand = (await host.reading.view(table.match, Seat(1))).hand
        await host.turns.move(table.match, rival.user_id, str(hand[chosen]))
        briefings.append((str(hand[chosen]), await host.returning.briefing(table.match, reader.user_id)))
    (one, first), (other, second) = briefings
    assert one != other and first is not None and first == second
    assert "*" not in repr(first)
