"""Replays of match records from files, with every digest, in pieces of about a second.

Such a file may hold anything: its length and the time for it are limited here. A piece begins where the one before it ended and can be
done by any process.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.game.rules import Rules, Settings
from engine.match import registry
from engine.match.match import FORMAT, BadRecord, Entry, Match, Recorded, compare_result, read_record, replay_steps, undo_target
from engine.match.verify import Chances, Verified, hear_chances
from engine.values.core import EngineError, Msg, Note, Seat
from engine.values.differing import Differs
from play.values.errors import NotAllowed
from play.values.live import DAMAGE

BIGGEST: Final = 4_000_000
"""The most bytes of a record."""

ENTRIES: Final = 5_000
"""The most entries of a record; the longest matches have a quarter of that."""

UNDOS: Final = 200
"""The most undos of a record: each plays the match again from its beginning."""

LINE: Final = 2_000
"""The most characters of a line."""

PATIENCE: Final = 30.0
"""The most seconds for replaying a record, all its pieces together."""

PIECE = 1.0
"""Seconds of a piece: other work for the same process waits no longer."""

NAME: Final = 32
"""The most characters of the name of a seat."""

SEED: Final = 200
"""The most characters of a seed."""

HOST: Final = re.compile(
    r"(?:undo|challenge) [0-9]{1,6}|bot [0-9]{1,2} [a-z]{1,16}|(?:human|absent|ideas|offer) [0-9]{1,2}"
    r"|pause|resume|extend [0-9]{1,2} [0-9]{1,8}|end(?: stands)?"
)
"""The lines of the host."""


class Since(Struct, frozen=True):
    """How far a record has been replayed: entries, the position after them, and seconds spent."""

    entries: int
    state: Any
    spent: float


class RecordFacts(Struct, frozen=True):
    """What a record says of its match besides the entries; `names` of seats may be empty."""

    version: int
    seats: int
    settings: Settings
    seed: str
    names: tuple[str, ...]


class ReplayedPiece(Struct, frozen=True):
    """The result of a piece of a replay.

    `entries`: as the rules write them, with their `chances`. `since`: where the next piece begins. `told`: with the last piece. `refused`:
    why the record is not accepted. `differs`: the entry with another result.
    """

    entries: tuple[Entry, ...] = ()
    chances: tuple[Chances, ...] = ()
    since: Since | None = None
    told: RecordFacts | None = None
    refused: Msg | None = None
    differs: int | None = None


class Replaying(Struct, frozen=True):
    """A piece of the replay of a record, as a task (play/minds/thinking.py)."""

    game: str
    data: bytes
    since: Since | None = None
    level: str = "captain"

    @property
    def seat(self) -> Seat | None:
        """No seat: the replay is nobody's."""
        return None

    def answer(self, rules: Rules[Any, Any], is_over: Callable[[], bool], now: Callable[[], float] = time.monotonic) -> ReplayedPiece:
        """Replay for `PIECE` seconds, at least one entry.

        The record says which rules it follows. Errors of the record are part of the answer; only errors of the program are raised.
        """
        try:
            return self._answer(is_over, now)
        except EngineError as error:
            return ReplayedPiece(refused=error.msg, differs=error.seq if isinstance(error, Differs) else None)
        except (*DAMAGE, RecursionError, OverflowError, MemoryError):
            return ReplayedPiece(refused=BadRecord("the record is damaged").msg)

    def _answer(self, is_over: Callable[[], bool], now: Callable[[], float]) -> ReplayedPiece:
        began, since = now(), self.since
        document: Any = msgspec.json.decode(self.data)
        recorded = readable(document)
        before, spent = None, 0.0
        if since is not None:
            done, spent = recorded.entries[: since.entries], since.spent
            before = Match(recorded.rules, recorded.seats, recorded.settings, recorded.seed, since.state, entries=done)
        entries, chances, match = list[Entry](), list[Chances](), before
        for match, drawn in hear_chances(
            replay_steps(recorded.rules, recorded.seats, recorded.settings, recorded.seed, recorded.entries, before)
        ):
            entries.append(match.entries[-1])
            chances += drawn
            took = now() - began
            if spent + took > PATIENCE:
                raise NotAllowed(Msg("record.too-slow"))
            if is_over() or took >= PIECE:
                break
            time.sleep(0)  # in a thread of the bot, players come first
        assert match is not None, "a record has an entry"
        told_last = None
        if len(match.entries) == len(recorded.entries):
            compare_result(recorded.outcome, match)
            told_last = RecordFacts(match.rules.version, match.seats, match.settings, match.seed, _names(document, match.seats))
        return ReplayedPiece(tuple(entries), tuple(chances), Since(len(match.entries), match.state, spent + now() - began), told_last)


class Replayed(Struct, frozen=True):
    """A record that agrees with this program's rules, with all chances; names may be empty."""

    found: Verified
    names: tuple[str, ...]

    @property
    def match(self) -> Match:
        """The match."""
        return self.found.match


def game_of(data: bytes) -> str:
    """Return the game of a record; raises what `readable` raises if that is found at once."""
    if len(data) > BIGGEST:
        raise NotAllowed(Msg("record.too-big", most=BIGGEST // 1_000_000))
    try:
        game = msgspec.json.decode(data, type=_Head).game
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("no record") from error
    return registry.rules(game).name


class _Head(Struct):
    game: str


def join_replay(game: str, pieces: Sequence[ReplayedPiece]) -> Replayed:
    """Return all pieces of the replay of a record together."""
    last = pieces[-1]
    assert last.since is not None and last.told is not None, "it was replayed to its end"
    rules, facts = registry.rules_of(game, last.told.version), last.told
    entries = tuple([entry for piece in pieces for entry in piece.entries])
    match = Match(rules, facts.seats, facts.settings, facts.seed, last.since.state, entries)
    return Replayed(Verified(match, tuple([chance for piece in pieces for chance in piece.chances])), facts.names)


def _names(document: Any, seats: int) -> tuple[str, ...]:
    """Return the names of the seats, cut; all empty if their number is not that of the seats."""
    names = document.get("names")
    texts = names if isinstance(names, list) and len(names) == seats else [""] * seats
    return tuple([name[:NAME].strip() if isinstance(name, str) else "" for name in texts])


def readable(document: Any) -> Recorded:
    """Read a document that is a record and can be replayed here, by quick checks.

    Raises `NotAllowed` with the reason for others, `BadRecord`, and any error that a damaged document causes.
    """
    if not isinstance(document, dict) or "format" not in document or not isinstance(document.get("entries"), list):
        raise BadRecord("no record")
    if document["format"] != FORMAT:
        raise NotAllowed(Msg("record.format", format=FORMAT))
    if document.get("seed") is None:
        raise NotAllowed(Msg("record.running"))
    rules = registry.rules_of(document["game"], document.get("version"))
    if document.get("version") != rules.version:
        raise NotAllowed(Msg("record.version", found=str(document.get("version"))[:12], here=rules.version))
    if len(document["seed"]) > SEED:
        raise BadRecord("a seed without end")
    entries = document["entries"]
    if len(entries) > ENTRIES or any(len(str(entry.get("line", ""))) > LINE for entry in entries):
        raise NotAllowed(Msg("record.too-long", most=ENTRIES))
    if not all(entry["seat"] is None or (type(entry["seat"]) is int and 0 <= entry["seat"] < document["seats"]) for entry in entries):
        raise BadRecord("a seat that is not there")
    recorded = read_record(document)
    if sum(undo_target(entry) is not None for entry in recorded.entries) > UNDOS:
        raise NotAllowed(Msg("record.too-long", most=ENTRIES))
    return replace(recorded, entries=tuple(map(_plain, recorded.entries)))


def _plain(entry: Entry) -> Entry:
    """Return the host's entry as the rules would write it: its own words cannot be checked."""
    if entry.seat is not None or entry.seq == 0:
        return entry
    if not HOST.fullmatch(entry.line):
        raise BadRecord("an unknown entry of the host")
    target = undo_target(entry)
    return replace(entry, notes=() if target is None else (Note(Msg("core.note.undo", seq=target)),))
