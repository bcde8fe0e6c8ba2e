"""The portable match record: one JSON document that another implementation can follow.

Its notes name everything that chance brought. Of a running match each seat gets a record of its own, without the secrets of others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.game.rules import Rules, Settings, resolve_settings
from engine.match import registry
from engine.match.match import Entry, Match, replay
from engine.values import codec
from engine.values.core import EngineError, Msg, Result, Seat
from engine.values.differing import Differs

FORMAT = 2
"""The version of the portable match record."""


def record(match: Match) -> dict[str, Any]:
    """Return the match record as JSON with all secrets: for finished matches and tests.

    >>> document = record(MATCH)
    >>> document["game"], document["seed"], document["entries"][1]["line"]
    ('toy', 'a seed', 'bid 3')
    """
    result, package = match.result, registry.package(match.rules.name)
    return {
        "format": FORMAT,
        "game": match.rules.name,
        "version": match.rules.version,
        **({} if package is None else {"guest": package}),
        "seats": match.seats,
        "settings": dict(match.settings),
        "seed": match.seed,
        "entries": [entry_json(entry) for entry in match.entries],
        "result": None if result is None else result_json(result),
    }


def entry_json(entry: Entry) -> dict[str, Any]:
    """Return an entry as in the portable match record.

    >>> entry_json(Entry.of_host(4, "undo 3"))
    {'seq': 4, 'seat': None, 'line': 'undo 3', 'notes': [], 'digest': ''}
    """
    notes = [codec.note_json(note) for note in entry.notes]
    return {"seq": entry.seq, "seat": entry.seat, "line": entry.line, "notes": notes, "digest": entry.digest}


def read_entry(value: Any) -> Entry:
    """Return the entry that `entry_json` wrote; `shown` and `sealed` are found by replaying.

    >>> read_entry({"seq": 1, "seat": 0, "line": "bid 3", "notes": [], "digest": ""}).line
    'bid 3'
    """
    return Entry(
        seq=value["seq"],
        seat=None if value["seat"] is None else Seat(value["seat"]),
        line=value["line"],
        shown="",
        notes=tuple(codec.note(item) for item in value["notes"]),
        digest=value["digest"],
    )


def result_json(result: Result) -> dict[str, Any]:
    """Return ranks, total scores and the reason, as in the portable match record.

    >>> result_json(Result((1, 2), (), Msg("toy.over")))["ranks"]
    [1, 2]
    """
    return {"ranks": list(result.ranks), "scores": [sheet.total for sheet in result.scores], "reason": codec.message_json(result.reason)}


def public_entry(entry: Entry, seat: Seat | None) -> Entry:
    """Return an entry of a running match for one seat (or a spectator), without secrets.

    >>> public_entry(MATCH.entries[-1], FIRST).line, public_entry(MATCH.entries[-1], SECOND).line
    ('19', '*')
    """
    notes = tuple(note for note in entry.notes if note.to is None or seat in note.to)
    line = entry.line if entry.seat is None or entry.seat == seat else entry.shown
    return replace(entry, line=line, notes=notes, digest="")


def public_record(match: Match, seat: Seat | None) -> dict[str, Any]:
    """Return a running match's record for one seat (or a spectator), without seed and secrets.

    >>> public_record(MATCH, SECOND)["entries"][-1]["line"]
    '*'
    """
    entries = [entry_json(public_entry(entry, seat)) for entry in match.entries]
    return {**record(match), "seed": None, "entries": entries}


@dataclass(frozen=True, slots=True)
class Recorded:
    """What a portable match record tells, before it is replayed."""

    rules: Rules[Any, Any]
    seats: int
    settings: Settings
    seed: str
    entries: tuple[Entry, ...]
    outcome: Any
    """The result as JSON; `None`: the record has none."""


def read_record(document: Any) -> Recorded:
    """Read a portable match record; raises `BadSetting` and `BadRecord`.

    `BadSetting`: the game is unknown or broken, or a setting is wrong. The entries are read, not yet played.

    >>> from engine.match.match import begin
    >>> match = begin(registry.rules(registry.names()[0]), 2, {}, "a seed")
    >>> read_record(record(match)).seed
    'a seed'
    """
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadRecord(f"not a match record of format {FORMAT}")
    try:
        rules = registry.rules_of(document["game"], document["version"])
        seats, seed = document["seats"], document["seed"]
        version, outcome = document["version"], document["result"]
        settings = resolve_settings(rules, document["settings"])
        entries = [read_entry(item) for item in document["entries"]]
    except (KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"the record is damaged: {error!r}") from error
    if not isinstance(seats, int) or not isinstance(seed, str | None) or not all(isinstance(entry.line, str) for entry in entries):
        raise BadRecord("the record is damaged: seats, seed and lines have to be a number and texts")
    if seed is None or not entries:
        raise BadRecord("the record is of a running match or empty: it cannot be replayed")
    if version != rules.version:
        raise BadRecord(f"the record is of rules version {version}, here is {rules.version}")
    return Recorded(rules, seats, settings, seed, entries=tuple(entries), outcome=outcome)


def from_record(document: Any) -> Match:
    """Replay a match record with its digests; raises `Differs`, `BadSetting`, `BadRecord`.

    >>> from engine.match.match import begin
    >>> match = begin(registry.rules(registry.names()[0]), 2, {}, "a seed")
    >>> from_record(record(match)) == match
    True
    """
    read = read_record(document)
    match = replay(read.rules, read.seats, read.settings, read.seed, read.entries)
    compare_result(read.outcome, match)
    return match


def compare_result(outcome: Any, match: Match) -> None:
    """Raise `Differs` if a record tells of another result than the match has.

    `outcome`: the result of the record, as JSON; nothing is compared with `None`.

    >>> compare_result({"ranks": [1, 2]}, MATCH)
    Traceback (most recent call last):
    engine.values.differing.Differs: the result is None, the record says {'ranks': [1, 2]}
    """
    result = None if match.result is None else result_json(match.result)
    if outcome is not None and outcome != result:
        raise Differs(f"the result is {result}, the record says {outcome}", match.seq)


class BadRecord(EngineError):
    """The document is not a match record that can be replayed here."""

    def __init__(self, text: str) -> None:
        super().__init__(text, Msg("core.record.bad"))
