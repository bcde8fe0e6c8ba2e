"""News of a match: events that a game finds by comparing the public views before and after each move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replaced

from cogs.screens import story
from engine.values.core import Line, Msg, Note, Seat, Who
from engine.values.event import Event
from play.follows.news import News, news
from play.host import Host
from play.values.types import Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, HandClock, Opener, begin_match, choose, person_in
from words import speaker

SAY = speaker("en", ("Anne", "Ben"))


def event(kind: str, rank: int, *hits: int) -> Event:
    return Event(kind, Msg("desk.memo", text=kind), Msg("desk.memo", text=f"{kind} it was"), rank, hits=tuple(map(Seat, hits)))


class Records(toy.Toy):
    """A game in which a bid is an event if it breaks a record. Bids 1 and 2 reach the same record, then 3 and 4, and so on."""

    @classmethod
    def rules(cls) -> Any:
        return replace(super().rules(), events=cls.events)

    @staticmethod
    def events(before: toy.View, after: toy.View, notes: tuple[Note, ...]) -> tuple[Event, ...]:
        return (replaced(event("bid", 7), record=(after.bid + 1) // 2),) if after.bid != before.bid else ()


class Eventful(toy.Toy):
    """A game in which some bids are events, and in which a player who cannot bid more passes automatically."""

    @classmethod
    def rules(cls) -> Any:
        return replace(super().rules(), events=cls.events, chapter=cls.chapter)

    @staticmethod
    def chapter(view: toy.View) -> Msg:
        return Msg("desk.memo", text=f"Round {view.round}")

    @staticmethod
    def events(before: toy.View, after: toy.View, notes: tuple[Note, ...]) -> tuple[Event, ...]:
        assert before.seat is None and after.seat is None and all(note.to is None for note in notes)
        if after.bid == before.bid:
            return ()
        return {
            2: (event("small", 7),),
            3: (event("storm", 6, 0), event("storm", 6, 0, 1)),
            5: (event("other", 6),),
            6: (event("lost", 3, 1),),
        }.get(after.bid, ())

    def automatic(self, state: toy.State) -> tuple[Seat, Line] | None:
        return (Seat(state.turn), "pass") if state.phase == "auction" and state.bid == toy.TOP else None


async def playing(open_host: Opener, *lines: str) -> tuple[Host, Table]:
    """A match of two after these lines, one seat after the other."""
    host = await open_host(rules=lambda name: Eventful.rules())
    table = await begin_match(host, ANNE, BEN)
    for at, line in enumerate(lines):
        table = await play_line(host, table, at % 2, line)
    return host, table


async def play_line(host: Host, table: Table, seat: int, line: str) -> Table:
    person = person_in(table, seat)
    return (await host.turns.move(table.match, person.user_id, line)).table


def headline(table: Table) -> str | None:
    """The kind of the event that the card shows, if any."""
    latest = news(table).latest
    return None if latest is None else latest.event.kind


async def test_the_rarest_event_is_the_headline_of_its_round(open_host: Opener) -> None:
    host, table = await playing(open_host, "bid 1")
    assert news(table) == News() and not table.matters, "without an event nothing is stored"
    table = await play_line(host, table, 1, "bid 2")
    assert headline(table) == "small"
    table = await play_line(host, table, 0, "bid 3")
    latest = news(table).latest
    assert latest is not None and latest.seq == 3 and latest.event.hits == (0, 1), "of equally rare events, the one that hits most seats"
    table = await play_line(host, table, 1, "bid 5")
    assert headline(table) == "storm", "an event of the same rank does not replace it"
    table = await play_line(host, table, 0, "bid 6")
    assert headline(table) == "lost"
    assert [(line.seq, line.event.kind) for line in news(table).lines] == [
        (2, "small"),
        (3, "storm"),
        (3, "storm"),
        (4, "other"),
        (5, "lost"),
    ]
    again = await open_host(rules=lambda name: Eventful.rules())
    assert headline(await again.reading.table(table.match)) == "lost", "it survives a restart"
    table = await play_line(host, table, 1, "pass")
    while (await host.reading.view(table.match, None)).round == 1:
        hand = (await host.reading.view(table.match, table.to_act[0])).hand
        table = await play_line(host, table, table.to_act[0], str(hand[0]))
    assert headline(table) is None and len(news(table).lines) == 5, "the next round has its own headline"


async def test_undone_moves_are_no_news(open_host: Opener) -> None:
    host, table = await playing(open_host, "bid 1", "bid 6")
    person = table.occupants[1].person
    assert headline(table) == "lost" and person is not None
    await host.agreements.undo(table.match, person.user_id)
    assert not news(await host.reading.table(table.match)).lines


async def test_a_failing_events_function_does_not_stop_a_match(open_host: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Eventful, "events", staticmethod(lambda before, after, notes: 1 // 0))
    _, table = await playing(open_host, "bid 6")
    assert table.seq == 1 and headline(table) is None


async def test_events_are_bold_and_automatic_moves_are_counted(open_host: Opener) -> None:
    host, table = await playing(open_host, "bid 6", "bid 9", "pass")
    match_news = news(table)
    assert match_news.plain == (3,)
    entries = await host.reading.recent(table.match, None, 9)
    lines = story.recent(entries, SAY, 6, news=match_news).split("\n")
    assert lines[1].startswith("• ") and "⚡" not in lines[1], "the headline has its own picture above"
    assert lines[-1] == "-# One spin or throw without event" and len(lines) == 4
    lines_without_text = story.recent(entries, SAY, 6, news=News(None, match_news.lines, match_news.plain)).split("\n")
    assert lines_without_text[1] == "• ⚡ **📝 lost.** 📝 lost it was"
    own = story.recent(entries, SAY, 6, news=match_news, reader=Seat(0)).split("\n")
    assert len(own) == 4 and not own[-1].startswith("-#"), "the reader's own automatic moves are shown"


async def test_a_returning_player_reads_first_what_hit_them(open_host: Opener) -> None:
    host, table = await playing(open_host, "bid 1", "bid 2", "bid 3", "bid 5", "bid 6")
    briefing = await host.returning.briefing(table.match, person_in(table, 1).user_id)
    assert briefing is not None and [(event.kind, hit) for event, hit in briefing.events] == [("lost", True)]
    assert "⚡ **📝 lost. 📝 lost it was**" in story.briefing(briefing, SAY)
    assert SAY(Who(Seat(1))) == "Ben"


class Phased(toy.Toy):
    """A game whose parts name a phase: the round."""

    @classmethod
    def rules(cls) -> Any:
        return replace(super().rules(), chapter=lambda view: Msg("desk.memo", text=view.phase, phase=view.round))


async def test_the_start_of_each_phase_after_the_first_is_kept(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(rules=lambda name: Phased.rules())
    table = await begin_match(host, ANNE, BEN)
    for line in ("pass", "pass"):
        table = await play_line(host, table, table.to_act[0], line)
    assert (news(table).phase, news(table).since) == ("1", 0.0)
    clock.advance(100.0)
    for seat in (Seat(0), Seat(1)):
        await choose(host, table, seat)
    clock.advance(100.0)
    table = await host.reading.table(table.match)
    table = await play_line(host, table, table.to_act[0], "pass")
    assert (news(table).phase, news(table).since) == ("2", clock.now() - 100.0)


async def test_a_table_remembers_its_records(open_host: Opener) -> None:
    host = await open_host(rules=lambda name: Records.rules())
    table = await begin_match(host, ANNE, BEN)
    for at, bid in enumerate((1, 2, 3, 5)):
        table = await play_line(host, table, at % 2, f"bid {bid}")
    assert [line.seq for line in news(table).lines] == [1, 3, 4], "the second bid was no record"
    again = await open_host(rules=lambda name: Records.rules())
    table = await play_line(again, await again.reading.table(table.match), 0, "bid 6")
    assert [line.seq for line in news(table).lines] == [1, 3, 4], "records survive a restart"
