"""Replays of match records from files, with every digest, in pieces of about a second.

Such a file may hold anything, so its length and the time for it are limited here. Each piece begins where the one before it ended, and any
process can do it.
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
from engine.match.match import Entry, Match, replay_steps, taken_back_from
from engine.match.records import FORMAT, BadRecord, Recorded, compare_result, read_record
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
"""The most undos of a record: for each the match is played again from its beginning."""

LINE: Final = 2_000
"""The most characters of a line of a record."""

PATIENCE: Final = 30.0
"""The most seconds for replaying a record, all its pieces together."""

PIECE = 1.0
"""Seconds that a piece takes, so other work for the same process waits no longer than that."""

NAME: Final = 32
"""The most characters of the name of a seat."""

SEED: Final = 200
"""The most characters of a seed."""

HOST_LINE: Final = re.compile(
    r"(?:undo|challenge) [0-9]{1,6}|bot [0-9]{1,2} [a-z]{1,16}|(?:human|absent|ideas|offer) [0-9]{1,2}"
    r"|pause|resume|extend [0-9]{1,2} [0-9]{1,8}|end(?: stands)?"
)
"""The lines that the host may have written."""


class Checkpoint(Struct, frozen=True):
    """How far a record has been replayed: entries, the position after them, seconds spent."""

    entries: int
    state: Any
    spent: float


class RecordFacts(Struct, frozen=True):
    """What a record says of its match besides the entries. A name of a seat may be empty."""

    version: int
    seats: int
    settings: Settings
    seed: str
    names: tuple[str, ...]


class ReplayedPiece(Struct, frozen=True):
    """The result of a piece of a replay."""

    entries: tuple[Entry, ...] = ()
    """The entries of this piece as the rules write them."""
    chances: tuple[Chances, ...] = ()
    """The draws of chance in these entries."""
    since: Checkpoint | None = None
    """Where the next piece begins; `None` if the record is refused."""
    facts: RecordFacts | None = None
    """The other facts of the record, with its last piece; else `None`."""
    refused: Msg | None = None
    """Why the record is not accepted; `None` if it is."""
    differs: int | None = None
    """The entry with another result, if that is why it is refused."""


class Replaying(Struct, frozen=True):
    """A piece of the replay of a record, as a task (play/minds/thinking.py)."""

    game: str
    data: bytes
    since: Checkpoint | None = None
    level: str = "captain"

    @property
    def seat(self) -> Seat | None:
        """No seat: the replay is made for no player."""
        return None

    def answer(self, rules: Rules[Any, Any], is_over: Callable[[], bool], now: Callable[[], float] = time.monotonic) -> ReplayedPiece:
        """Replay for `PIECE` seconds, and at least one entry.

        The record names its rules, so `rules` are not used. Errors of the record are part of the answer; errors of the program are raised.
        """
        try:
            return self._answer(is_over, now)
        except EngineError as error:
            return ReplayedPiece(refused=error.msg, differs=error.seq if isinstance(error, Differs) else None)
        except (*DAMAGE, RecursionError, OverflowError, MemoryError):
            return ReplayedPiece(refused=BadRecord("the record is damaged").msg)

    def _answer(self, is_over: Callable[[], bool], now: Callable[[], float]) -> ReplayedPiece:
        """Replay as `answer` does; errors of the record are raised."""
        began, since = now(), self.since
        document: Any = msgspec.json.decode(self.data)
        recorded = read_replayable(document)
        before, spent = None, 0.0
        if since is not None:
            before = Match(
                recorded.rules, recorded.seats, recorded.settings, recorded.seed, since.state, entries=recorded.entries[: since.entries]
            )
            spent = since.spent
        entries, chances = list[Entry](), list[Chances]()
        match = before
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
        facts = None
        if len(match.entries) == len(recorded.entries):
            compare_result(recorded.outcome, match)
            facts = RecordFacts(match.rules.version, match.seats, match.settings, match.seed, _names(document, match.seats))
        reached = Checkpoint(len(match.entries), match.state, spent + now() - began)
        return ReplayedPiece(tuple(entries), tuple(chances), reached, facts=facts)


class Replayed(Struct, frozen=True):
    """A record that agrees with this program's rules. A name of a seat may be empty."""

    found: Verified
    names: tuple[str, ...]

    @property
    def match(self) -> Match:
        """The match."""
        return self.found.match


def game_of(data: bytes) -> str:
    """Return the game of a record.

    Raises `NotAllowed` if the file is too big, `BadRecord` if it is no record, and what `registry.rules` raises for an unknown game.
    """
    if len(data) > BIGGEST:
        raise NotAllowed(Msg("record.too-big", most=BIGGEST // 1_000_000))
    try:
        game = msgspec.json.decode(data, type=_Head).game
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("no record") from error
    return registry.rules(game).name


class _Head(Struct):
    """The field of a record that says which game it is."""

    game: str


def join_replay(game: str, pieces: Sequence[ReplayedPiece]) -> Replayed:
    """Return the record that these pieces make, which were replayed to its end."""
    last = pieces[-1]
    facts = last.facts
    assert last.since is not None and facts is not None, "it was replayed to its end"
    rules = registry.rules_of(game, facts.version)
    entries = tuple([entry for piece in pieces for entry in piece.entries])
    match = Match(rules, facts.seats, facts.settings, facts.seed, last.since.state, entries)
    return Replayed(Verified(match, tuple([chance for piece in pieces for chance in piece.chances])), facts.names)


def _names(document: Any, seats: int) -> tuple[str, ...]:
    """Return the names of the seats, cut to `NAME`; all empty if their number is wrong."""
    names = document.get("names")
    texts = names if isinstance(names, list) and len(names) == seats else [""] * seats
    return tuple([name[:NAME].strip() if isinstance(name, str) else "" for name in texts])


def read_replayable(document: Any) -> Recorded:
    """Read a record, and check by quick tests that it can be replayed here.

    Raises `NotAllowed` with the reason if it cannot, `BadRecord` if it is no record, and any error that a damaged document causes.
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
    if sum(taken_back_from(entry) is not None for entry in recorded.entries) > UNDOS:
        raise NotAllowed(Msg("record.too-long", most=ENTRIES))
    return replace(recorded, entries=tuple(map(_plain, recorded.entries)))


def _plain(entry: Entry) -> Entry:
    """Return an entry, without its notes if they are the host's and cannot be checked."""
    if entry.seat is not None or entry.seq == 0:
        return entry
    if not HOST_LINE.fullmatch(entry.line):
        raise BadRecord("an unknown entry of the host")
    target = taken_back_from(entry)
    return replace(entry, notes=() if target is None else (Note(Msg("core.note.undo", seq=target)),))
