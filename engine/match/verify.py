"""Checks a match that is over: all of it, chance too, follows from its seed. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.game.rules import Rules, Settings
from engine.match.match import Entry, Match, replay_steps
from engine.match.records import compare_result, read_record
from engine.values.chance import Draw, commitment, listen_to_draws

LEAST = 8
"""The fewest characters of a hash by which it is compared."""


class Chances(Struct, frozen=True):
    """All that chance brought in one entry."""

    seq: int
    draws: tuple[Draw, ...]


class Verified(Struct, frozen=True):
    """A match whose entries all agree with its seed."""

    match: Match
    chances: tuple[Chances, ...]

    @property
    def draws(self) -> int:
        """How many times chance was used."""
        return sum(len(chances.draws) for chances in self.chances)

    @property
    def hash(self) -> str:
        """The hash of the seed. It should have been posted when the match began."""
        return commitment(self.match.seed)


def verify_chances(rules: Rules[Any, Any], seats: int, settings: Settings, seed: str, entries: Sequence[Entry]) -> Verified:
    """Play the whole log again with its seed; raises `Differs` at the first other result.

    >>> [chances.seq for chances in verify_chances(RULES, 2, MATCH.settings, MATCH.seed, MATCH.entries).chances]
    [0]
    """
    every: list[Chances] = []
    for match, chances in hear_chances(replay_steps(rules, seats, settings, seed, entries)):  # noqa: B007 (the last one is the match)
        every += chances
    return Verified(match, tuple(every))


def verified_record(document: Any) -> Verified:
    """Verify a portable match record; raises `Differs`, `BadSetting` and `BadRecord`.

    >>> from engine.match import match, records, registry
    >>> begun = match.begin(registry.rules(registry.names()[0]), 2, {}, "a seed")
    >>> verified_record(records.record(begun)).hash == commitment("a seed")
    True
    """
    record = read_record(document)
    verified = verify_chances(record.rules, record.seats, record.settings, record.seed, record.entries)
    compare_result(record.outcome, verified.match)
    return verified


def is_posted(posted: str, seed: str) -> bool:
    """Return whether a posted hash is a seed's; its first `LEAST` characters are enough.

    >>> posted = commitment("a seed")[:12]
    >>> is_posted(posted, "a seed"), is_posted(posted, "another")
    (True, False)
    """
    beginning = posted.strip().casefold()
    return len(beginning) >= LEAST and commitment(seed).startswith(beginning)


def hear_chances(steps: Iterable[Match]) -> Iterator[tuple[Match, tuple[Chances, ...]]]:
    """Yield every step of a replay, with the `Chances` of its entry; `()` if it has none.

    >>> steps = replay_steps(RULES, 2, MATCH.settings, MATCH.seed, MATCH.entries)
    >>> [len(chances) for _, chances in hear_chances(steps)]  # cards are dealt in entry 0
    [1, 0, 0, 0]
    """
    following = iter(steps)
    while True:
        with listen_to_draws() as draws:
            match = next(following, None)
        if match is None:
            return
        entry = match.entries[-1]
        # A take-back replays the match from its start; those draws are listed already.
        is_listed = bool(draws) and (entry.seat is not None or entry.seq == 0)
        # A move that looked at its chance before it took it has drawn it twice.
        yield match, (Chances(entry.seq, tuple(dict.fromkeys(draws))),) if is_listed else ()
