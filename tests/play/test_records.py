"""Records of matches from elsewhere are checked completely and kept only to be viewed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from math import inf
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.match import registry
from engine.match.match import Match, begin
from engine.match.records import record
from engine.match.verify import verified_record
from engine.values.core import EngineError, Msg, Note
from play.host import Host
from play.minds import replays
from play.minds.replays import ReplayedPiece, Replaying
from play.minds.thinking import Thinker
from play.table import records
from play.values.errors import NotAllowed
from play.values.types import Place, Status
from tests.play.hosting import ANNE, BEN, HALL, HandClock, Opener

EVERY: tuple[Status, ...] = ("open", "running", "finished", "closed", "frozen")


def match(moves: int = 10_000) -> Match:
    """A match of weak bots, played to its end or for a number of moves."""
    rules = registry.rules(registry.names()[0])
    match, rng = begin(rules, rules.seats[0], rules.short, "elsewhere"), Random(5)
    while match.result is None and match.seq < moves:
        seat = rules.to_act(match.state)[0]
        match = match.played(seat, bots.line("deckhand", rules, match.state, seat, rng))
    return match


WHOLE = record(match())


def write_record(data: Any) -> bytes:
    return json.dumps(data).encode()


async def test_an_imported_record_can_be_viewed_and_counts_for_nobody(host: Host, clock: HandClock) -> None:
    names = [f"Player {seat}" for seat in range(WHOLE["seats"])]
    table = await host.records.bring(write_record({**WHOLE, "names": names}), ANNE, HALL)
    assert (table.status, table.seq, table.imported_by) == ("finished", len(WHOLE["entries"]) - 1, ANNE.user_id)
    assert [occupant.name for occupant in table.occupants] == names and table.people == () == table.players
    host.ledger.forget(table.match)
    assert (await host.reading.table(table.match)).occupants == table.occupants
    assert await host.reading.record(table.match, BEN.user_id) == WHOLE
    assert len(await host.reading.log(table.match, None)) == len(WHOLE["entries"])
    assert (await host.reading.view_at(table.match, 3, seat=None)).seq == 3 and len(await host.reading.chapters(table.match, None)) > 1
    assert [desk.table.match for desk in await host.desk.tables(ANNE.user_id)] == [table.match]
    assert await host.desk.tables(BEN.user_id) == () == await host.reading.tables_of(BEN.user_id, EVERY)
    assert await host.outbox.matches_due() == ()
    with pytest.raises(NotAllowed):
        await host.tables.rematch(table.match, ANNE)
    with pytest.raises(EngineError):
        await host.turns.move(table.match, ANNE.user_id, "pass")


async def test_a_record_of_former_rules_is_kept(host: Host) -> None:
    older = {**WHOLE, "version": registry.rules(WHOLE["game"]).version - 1}
    table = await host.records.bring(write_record(older), ANNE, HALL)
    host.ledger.forget(table.match)
    assert await host.reading.record(table.match, BEN.user_id) == older
    assert (await host.reading.view_at(table.match, 3, seat=None)).seq == 3


async def test_only_the_importer_removes_a_record(host: Host) -> None:
    table = await host.records.bring(write_record(WHOLE), ANNE, HALL)
    own = await host.tables.open("toy", BEN, HALL)
    for match_, person in ((table.match, BEN), (own.match, BEN)):
        with pytest.raises(NotAllowed):
            await host.records.remove(match_, person.user_id)
    await host.records.remove(table.match, ANNE.user_id)
    with pytest.raises(EngineError):
        await host.reading.table(table.match)
    assert (await host.reading.table(own.match)).status == "open"


async def test_notes_of_the_host_in_a_record_are_made_again(host: Host) -> None:
    lie = Note(Msg("core.chapter.end", text="[free gifts](https://example.org)"))
    lying_record = record(match(4).undone(3, (lie,)).remarked("bot 0 random", (lie,)))
    table = await host.records.bring(write_record(lying_record), ANNE, HALL)
    assert table.status == "closed" and table.why == Msg("record.unfinished")
    messages = [note.msg for entry in await host.reading.log(table.match, None) for note in entry.entry.notes]
    assert lie.msg not in messages and Msg("core.note.undo", seq=3) in messages
    with pytest.raises(EngineError):
        await host.records.bring(write_record(record(match(4).remarked("bot <@everyone> come", ()))), ANNE, HALL)


async def test_remarks_on_absent_people_and_on_ideas_are_part_of_a_record(host: Host) -> None:
    marked = match(6)
    for line in ("absent 1", "ideas 0", "ideas 0"):
        marked = marked.remarked(line, ())
    table = await host.records.bring(write_record(record(marked)), ANNE, HALL)
    assert table.seq == marked.seq and table.ideas_taken[0] == 2


def change_record(change: Callable[[Any], Any]) -> bytes:
    data = json.loads(write_record(WHOLE))
    result = change(data)
    return result if isinstance(result, bytes) else write_record(data)


BAD: dict[str, tuple[Callable[[Any], Any], str]] = {  # how a good record is changed, and the key of the refusal
    "empty": (lambda data: b"", "core.record.bad"),
    "nonsense": (lambda data: b"\xff\x00{", "core.record.bad"),
    "deep": (lambda data: b"[" * 100_000, "core.record.bad"),
    "another document": (lambda data: b"[1, 2]", "core.record.bad"),
    "too large": (lambda data: b" " * (replays.BIGGEST + 1), "record.too-big"),
    "another format": (lambda data: data.update(format=1), "record.format"),
    "another version": (lambda data: data.update(version=data["version"] + 1), "record.version"),
    "running": (lambda data: data.update(seed=None), "record.running"),
    "no entries": (lambda data: data.update(entries=[]), "core.record.bad"),
    "no texts": (lambda data: data["entries"][1].update(line=7), "core.record.bad"),
    "a strange seat": (lambda data: data["entries"][1].update(seat=99), "core.record.bad"),
    "too many seats": (lambda data: data.update(seats=10**30), "core.seats"),
    "an unknown choice": (lambda data: data.update(settings={"colour": "red"}), "core.setting.unknown"),
    "too long": (lambda data: data.update(entries=data["entries"][1:2] * (replays.ENTRIES + 1)), "record.too-long"),
    "a long line": (lambda data: data["entries"][1].update(line="x" * 9_999), "record.too-long"),
    "another note": (lambda data: data["entries"][2].update(notes=[]), "core.replay.differs"),
    "another result": (lambda data: data["result"].update(scores=[0]), "core.replay.differs"),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_wrong_record_is_refused_with_the_reason_and_not_stored(name: str, host: Host) -> None:
    change, key = BAD[name]
    with pytest.raises(EngineError) as refused:
        await host.records.bring(change_record(change), ANNE, HALL)
    assert refused.value.msg.key == key
    assert await host.ledger.store.matches(EVERY) == ()


def test_a_record_that_takes_too_long_is_given_up() -> None:
    """The limit is for all pieces together."""
    game, data = WHOLE["game"], write_record(WHOLE)
    clock = count(step=replays.PATIENCE / 4).__next__
    pieces = [ReplayedPiece()]
    while pieces[-1].refused is None:
        pieces.append(Replaying(game, data, pieces[-1].since).answer(registry.rules(game), lambda: False, clock))
    assert len(pieces) == 4 and pieces[-1].refused == Msg("record.too-slow")


async def test_a_replay_in_pieces_gives_the_same_as_a_whole_one(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes its entries and chances, also if a move was undone."""
    monkeypatch.setattr(replays, "PIECE", 0.0)
    replayed_match = match(9).undone(5, ()).remarked("absent 1", ())
    while replayed_match.result is None:
        seat = replayed_match.rules.to_act(replayed_match.state)[0]
        replayed_match = replayed_match.played(
            seat, bots.line("deckhand", replayed_match.rules, replayed_match.state, seat, Random(replayed_match.seq))
        )
    names = ["Anne", *[""] * (replayed_match.seats - 1)]
    read = await host.records.read(write_record({**record(replayed_match), "names": names}), ANNE.user_id, HALL)
    assert read.found == verified_record(record(replayed_match)) and list(read.names) == names


class Thinkers:
    """Replays one piece at a time. A record whose seed is `slow` makes no progress for a number of rounds, and is then refused."""

    in_line = False

    def __init__(self, rounds: int) -> None:
        self.rounds, self.done = rounds, list[bytes]()
        self.begun = asyncio.Event()

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        assert not for_person, "no person who looks at ideas waits for a record"
        yield self._think

    async def _think(self, task: Any) -> Any:
        self.begun.set()
        for _ in range(3):  # tasks that wait for `begun` run now
            await asyncio.sleep(0)
        self.done.append(task.data)
        if b'"slow"' in task.data:
            spent = 0.0 if task.since is None else task.since.spent
            refused = Msg("record.too-slow") if spent >= self.rounds else None
            return ReplayedPiece(since=replays.Checkpoint(0, None, spent + 1), refused=refused)
        return task.answer(registry.rules(task.game), lambda: False)

    async def close(self) -> None: ...


async def test_slow_records_of_one_server_do_not_delay_another_server(open_host: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers take turns: a record of another server waits for one piece of a slow one at most."""
    monkeypatch.setattr(replays, "PIECE", inf)
    thinkers = Thinkers(rounds=50)
    host = await open_host(thinking=thinkers)
    slow = write_record({**WHOLE, "seed": "slow"})
    attackers = [asyncio.create_task(host.records.read(slow, number, HALL)) for number in range(8)]
    await thinkers.begun.wait()
    other = await host.records.read(write_record(WHOLE), BEN.user_id, Place(HALL.channel_id + 77, 1))
    assert other.match.seq == len(WHOLE["entries"]) - 1
    assert thinkers.done[-1] == write_record(WHOLE) and thinkers.done.count(slow) == 1
    refused = await asyncio.gather(*attackers, return_exceptions=True)
    assert [isinstance(replayed, NotAllowed) and replayed.msg for replayed in refused] == [Msg("record.too-slow")] * 8


async def test_a_thread_replays_if_the_workers_give_no_answer(open_host: Opener) -> None:
    class Absent(Thinkers):
        async def _think(self, task: Any) -> Any:
            return None

    host = await open_host(thinking=Absent(rounds=0))
    assert (await host.records.read(write_record(WHOLE), ANNE.user_id, HALL)).match.result is not None


async def test_a_person_imports_a_limited_number_of_records(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "BROUGHT", 1)
    short = write_record(record(match(3)))
    await host.records.bring(short, ANNE, HALL)
    with pytest.raises(NotAllowed):
        await host.records.bring(short, ANNE, HALL)
    assert len(await host.ledger.store.matches(EVERY)) == 1
    await host.records.bring(short, BEN, HALL)
