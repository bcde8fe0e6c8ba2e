"""Records of matches that were played elsewhere: brought here as tables that can be looked at and are not played."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from engine import codec, registry
from engine.chance import commitment
from engine.core import EngineError, Msg, Note
from engine.match import FORMAT, BadRecord, Entry, Match, compare_result, recorded, replaying, undo_target
from play.follows.rows import entry_row, match_row, seat_rows
from play.ledger.ledger import Ledger
from play.turn.coach import counted
from play.values.errors import NotAllowed
from play.values.live import DAMAGE, Live
from play.values.types import Occupant, Person, Place, Table
from store import rows

BIGGEST: Final = 4_000_000
"""Bytes of a record."""

ENTRIES: Final = 5_000
"""Entries of a record; the longest matches have a quarter of that."""

UNDOS: Final = 200
"""Entries that take others back: each plays the match again from its beginning."""

LINE: Final = 2_000
"""Characters of a line."""

PATIENCE: Final = 30.0
"""Seconds for which a record is replayed."""

BROUGHT: Final = 20
"""Records that one person may have brought here."""

NAME: Final = 32
"""Characters of the name of a seat."""

SEED: Final = 200
"""Characters of a seed."""

HOST: Final = re.compile(
    r"(?:undo|challenge) [0-9]{1,6}|bot [0-9]{1,2} [a-z]{1,16}|(?:human|absent|ideas|offer) [0-9]{1,2}"
    r"|pause|resume|extend [0-9]{1,2} [0-9]{1,8}|end(?: stands)?"
)
"""Lines of the host's."""

SEAT: Final = "record"
"""Who sits in every seat of such a table: nobody who could act."""


class Records:
    """Brings records here, and takes them away."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._reading = asyncio.Lock()

    async def read(self, data: bytes) -> tuple[Match, tuple[str, ...]]:
        """The match of a record, and the names of its seats, empty where it has none; nothing is kept.

        Raises `BadRecord`, `Differs`, `BadSetting` or `NotAllowed`, each with what is wrong. Only one record is replayed at a time.
        """
        if len(data) > BIGGEST:
            raise NotAllowed(Msg("record.too-big", most=BIGGEST // 1_000_000))
        async with self._reading:
            return await asyncio.to_thread(checked, data)

    async def bring(self, data: bytes, person: Person, place: Place) -> Table:
        """A table that can be looked at, made of a record in which every entry, state and chance agrees with the rules of here.

        Raises what `read` raises; then nothing is stored.
        """
        match, names = await self.read(data)
        now = self._ledger.clock.now()
        result = match.result
        table = Table(
            match=0, game=match.rules.name, version=match.rules.version, settings=match.settings, chosen=dict(match.settings),
            pace="none", status="closed" if result is None else "finished", seats_wanted=(match.seats, match.seats),
            occupants=tuple(Occupant(bot=SEAT, name=name) for name in names), opener_id=person.user_id, invited=(), place=place,
            own_thread=False, card=None, edition=1, seq=match.seq, to_act=(), late=(), followers=(), proposal=None,
            commitment=commitment(match.seed), seed=match.seed, result=result, why=None if result else Msg("record.unfinished"),
            rematch=None, created_at=now, changed_at=now, imported_by=person.user_id,
            ideas_taken=counted(match.entries, match.seats),
        )  # fmt: skip
        writes = [
            *seat_rows(table, ()),
            *(entry_row(0, entry, now) for entry in match.entries),
            rows.SnapshotRow(0, match.seq, codec.dumps(codec.encode(match.state))),
            rows.AtMost("brought", "imported_by", person.user_id, ("finished", "closed"), BROUGHT),
        ]
        number = await self._ledger.read(self._ledger.store.new_match(match_row(table, match.seed, 1), writes))
        live = Live(table, match.rules, match.state, match.seed, (-1,) * match.seats, (), {}, kept=match.seq, revision=1)
        live = live.with_table(match=number)
        self._ledger.keep(live)
        return live.table

    async def remove(self, match: int, user_id: int) -> None:
        """Take away a record that a person brought here; raises `NotAllowed` for every other table."""
        async with self._ledger.held(match) as live:
            if live.table.imported_by != user_id:
                raise NotAllowed(Msg("record.not-yours"))
            await self._ledger.write_rows(match, [rows.ImportGone(match)])
            self._ledger.forget(match)


def checked(data: bytes, now: Callable[[], float] = time.monotonic) -> tuple[Match, tuple[str, ...]]:
    """The match of a record, replayed with every digest, and the names of its seats (empty where it has none)."""
    until = now() + PATIENCE
    try:
        told: Any = msgspec.json.decode(data)
        _require_readable(told)
        read = recorded(told)
        if sum(undo_target(entry) is not None for entry in read.entries) > UNDOS:
            raise NotAllowed(Msg("record.too-long", most=ENTRIES))
        steps = replaying(read.rules, read.seats, read.settings, read.seed, tuple(map(_plain, read.entries)))
        match = next(steps)
        for match in steps:  # noqa: B007 (the last one is the match)
            if now() > until:
                raise NotAllowed(Msg("record.too-slow"))
            time.sleep(0)  # whoever plays meanwhile goes first
        compare_result(read.outcome, match)
        names = told.get("names")
        found = names if isinstance(names, list) and len(names) == match.seats else [""] * match.seats
        return match, tuple(name[:NAME].strip() if isinstance(name, str) else "" for name in found)
    except EngineError:
        raise
    except (*DAMAGE, RecursionError, OverflowError, MemoryError) as error:
        raise BadRecord(f"the record is damaged: {type(error).__name__}") from error


def _plain(entry: Entry) -> Entry:
    """An entry of the host's as the rules would write it: no replay can tell whether its words are true, so it has none of its own."""
    if entry.seat is not None or entry.seq == 0:
        return entry
    if not HOST.fullmatch(entry.line):
        raise BadRecord("an unknown entry of the host")
    target = undo_target(entry)
    return replace(entry, notes=() if target is None else (Note(Msg("core.note.undo", seq=target)),))


def _require_readable(told: Any) -> None:
    """Raises `NotAllowed` with the reason where a document is no record that can be replayed here, as far as one sees that at once."""
    if not isinstance(told, dict) or "format" not in told or not isinstance(told.get("entries"), list):
        raise BadRecord("no record")
    if told["format"] != FORMAT:
        raise NotAllowed(Msg("record.format", format=FORMAT))
    if told.get("seed") is None:
        raise NotAllowed(Msg("record.running"))
    rules = registry.rules(told["game"])
    if told.get("version") != rules.version:
        raise NotAllowed(Msg("record.version", found=str(told.get("version"))[:12], here=rules.version))
    if len(told["seed"]) > SEED:
        raise BadRecord("a seed without end")
    entries = told["entries"]
    if len(entries) > ENTRIES or any(len(str(entry.get("line", ""))) > LINE for entry in entries):
        raise NotAllowed(Msg("record.too-long", most=ENTRIES))
    if not all(entry["seat"] is None or (type(entry["seat"]) is int and 0 <= entry["seat"] < told["seats"]) for entry in entries):
        raise BadRecord("a seat that is not there")
