"""Records of matches that were played elsewhere: checked whole, kept to be looked at, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from engine import bots, registry
from engine.core import EngineError, Msg, Note
from engine.match import Match, begin, record
from play.host import Host
from play.table import records
from play.values.errors import NotAllowed
from play.values.types import Status
from tests.play.hosting import ANNE, BEN, HALL, HandClock

EVERY: tuple[Status, ...] = ("open", "running", "finished", "closed", "frozen")


def match(moves: int = 10_000) -> Match:
    rules = registry.rules(registry.names()[0])
    found, rng = begin(rules, rules.seats[0], rules.short, "elsewhere"), Random(5)
    while found.result is None and found.seq < moves:
        seat = rules.to_act(found.state)[0]
        found = found.played(seat, bots.line("deckhand", rules, found.state, seat, rng))
    return found


WHOLE = record(match())


def written(told: Any) -> bytes:
    return json.dumps(told).encode()


async def test_a_record_is_kept_to_be_looked_at_and_counts_for_nobody(host: Host, clock: HandClock) -> None:
    names = [f"Player {seat}" for seat in range(WHOLE["seats"])]
    table = await host.records.bring(written({**WHOLE, "names": names}), ANNE, HALL)
    assert (table.status, table.seq, table.imported_by) == ("finished", len(WHOLE["entries"]) - 1, ANNE.user_id)
    assert [one.name for one in table.occupants] == names and table.people == () == table.players
    host.ledger.forget(table.match)
    assert (await host.reading.table(table.match)).occupants == table.occupants
    assert await host.reading.record(table.match, BEN.user_id) == WHOLE
    assert len(await host.reading.log(table.match, None)) == len(WHOLE["entries"])
    assert (await host.reading.view_at(table.match, 3, None)).seq == 3 and len(await host.reading.chapters(table.match, None)) > 1
    assert [one.table.match for one in await host.desk.tables(ANNE.user_id)] == [table.match]
    assert await host.desk.tables(BEN.user_id) == () == await host.reading.tables_of(BEN.user_id, EVERY)
    assert await host.outbox.due() == ()
    with pytest.raises(NotAllowed):
        await host.tables.rematch(table.match, ANNE)
    with pytest.raises(EngineError):
        await host.turns.move(table.match, ANNE.user_id, "pass")


async def test_only_who_brought_a_record_takes_it_away(host: Host) -> None:
    table = await host.records.bring(written(WHOLE), ANNE, HALL)
    own = await host.tables.open("toy", BEN, HALL)
    for match_, person in ((table.match, BEN), (own.match, BEN)):
        with pytest.raises(NotAllowed):
            await host.records.remove(match_, person.user_id)
    await host.records.remove(table.match, ANNE.user_id)
    with pytest.raises(EngineError):
        await host.reading.table(table.match)
    assert (await host.reading.table(own.match)).status == "open"


async def test_what_a_record_says_in_the_name_of_the_host_is_not_believed(host: Host) -> None:
    lie = Note(Msg("core.chapter.end", text="[free gifts](https://example.org)"))
    told = record(match(4).undone(3, (lie,)).remarked("bot 0 random", (lie,)))
    table = await host.records.bring(written(told), ANNE, HALL)
    assert table.status == "closed" and table.why == Msg("record.unfinished")
    said = [note.msg for one in await host.reading.log(table.match, None) for note in one.entry.notes]
    assert lie.msg not in said and Msg("core.note.undo", seq=3) in said
    with pytest.raises(EngineError):
        await host.records.bring(written(record(match(4).remarked("bot <@everyone> come", ()))), ANNE, HALL)


async def test_remarks_on_absent_people_and_on_ideas_are_part_of_a_record(host: Host) -> None:
    marked = match(6)
    for line in ("absent 1", "ideas 0", "ideas 0"):
        marked = marked.remarked(line, ())
    table = await host.records.bring(written(record(marked)), ANNE, HALL)
    assert table.seq == marked.seq and table.ideas_taken[0] == 2


def changed(change: Callable[[Any], Any]) -> bytes:
    told = json.loads(written(WHOLE))
    found = change(told)
    return found if isinstance(found, bytes) else written(told)


BAD: dict[str, tuple[Callable[[Any], Any], str]] = {
    "empty": (lambda told: b"", "core.record.bad"),
    "nonsense": (lambda told: b"\xff\x00{", "core.record.bad"),
    "deep": (lambda told: b"[" * 100_000, "core.record.bad"),
    "another document": (lambda told: b"[1, 2]", "core.record.bad"),
    "too large": (lambda told: b" " * (records.BIGGEST + 1), "record.too-big"),
    "another format": (lambda told: told.update(format=1), "record.format"),
    "another version": (lambda told: told.update(version=told["version"] + 1), "record.version"),
    "running": (lambda told: told.update(seed=None), "record.running"),
    "no entries": (lambda told: told.update(entries=[]), "core.record.bad"),
    "no texts": (lambda told: told["entries"][1].update(line=7), "core.record.bad"),
    "a strange seat": (lambda told: told["entries"][1].update(seat=99), "core.record.bad"),
    "too many seats": (lambda told: told.update(seats=10**30), "core.seats"),
    "an unknown choice": (lambda told: told.update(settings={"colour": "red"}), "core.setting.unknown"),
    "too long": (lambda told: told.update(entries=told["entries"][1:2] * (records.ENTRIES + 1)), "record.too-long"),
    "a long line": (lambda told: told["entries"][1].update(line="x" * 9_999), "record.too-long"),
    "another note": (lambda told: told["entries"][2].update(notes=[]), "core.replay.differs"),
    "another result": (lambda told: told["result"].update(scores=[0]), "core.replay.differs"),
}


@pytest.mark.parametrize("name", BAD)
async def test_what_is_wrong_with_a_record_is_said_and_nothing_is_stored(name: str, host: Host) -> None:
    change, key = BAD[name]
    with pytest.raises(EngineError) as refused:
        await host.records.bring(changed(change), ANNE, HALL)
    assert refused.value.msg.key == key
    assert await host.ledger.store.matches(EVERY) == ()


def test_a_record_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(NotAllowed) as refused:
        records.checked(written(WHOLE), count(step=records.PATIENCE).__next__)
    assert refused.value.msg.key == "record.too-slow"


async def test_nobody_brings_more_than_they_may(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "BROUGHT", 1)
    short = written(record(match(3)))
    await host.records.bring(short, ANNE, HALL)
    with pytest.raises(NotAllowed):
        await host.records.bring(short, ANNE, HALL)
    assert len(await host.ledger.store.matches(EVERY)) == 1
    await host.records.bring(short, BEN, HALL)
