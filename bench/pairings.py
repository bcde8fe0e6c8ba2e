"""The pairings of the table of the arena, and the results that are kept.

Results are JSON lines, one a match. Files of several runs may be joined; a match that occurs twice counts once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from bench.former import FORMER
from bench.rivals import strategies
from data.measures import measures
from engine import bots
from engine.match import registry

FEW_POINTS = 5
"""The most points of a seat that has hardly played."""


class Pairing(Struct, frozen=True):
    """Players who meet in the arena."""

    game: str
    players: tuple[str, ...]
    """One name a seat."""
    least: float | None = None
    """The least share of the wins that the first player should reach; `None`: no target."""
    chosen: tuple[tuple[str, str], ...] = ()
    """The chosen settings, sorted by key; others have their default."""


class Key(Struct, frozen=True):
    """The settings of comparable matches: a key and a number determine a whole match."""

    game: str
    players: tuple[str, ...]
    chosen: tuple[tuple[str, str], ...]
    seed: str
    nodes: float
    """The share of their budget with which levels have thought."""
    former: str = ""
    """The released version that has played."""


class ArenaMatch(Struct, frozen=True):
    """One match of the arena: names, ranks and scores by seat; seconds by name."""

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    entries: int
    seconds: dict[str, float]
    decisions: dict[str, int]
    slowest: dict[str, float]


class ResultLine(Struct, frozen=True):
    """A line of a file of results."""

    key: Key
    number: int
    played: ArenaMatch


def pairings(*, with_former: bool = False) -> Iterator[Pairing]:
    """Yield the pairings by which the strength of the bots is judged (docs/opponents.md)."""
    for game in registry.names():
        for seats in registry.rules(game).seats:
            yield _pairing(game, ("admiral", *["deckhand"] * (seats - 1)), 0.98)
    for game in registry.names():
        yield _pairing(game, ("captain", "mate", "mate", "mate"), 0.35)
        yield _pairing(game, ("mate",) * 4)
    for game in registry.names():
        rivals, least = (1, 0.90) if 2 in registry.rules(game).seats else (3, 0.50)
        for name in strategies(game):
            yield _pairing(game, ("admiral", *[name] * rivals), least)
    for game in registry.names() if with_former else ():
        for kind in ("mate", *bots.AHEAD):
            yield _pairing(game, (kind, *[f"{FORMER}:{kind}"] * 3))


def _pairing(game: str, players: Sequence[str], least: float | None = None) -> Pairing:
    return Pairing(game, tuple(players[: registry.rules(game).seats[-1]]), least, tuple(sorted(measures(game).arena.choices.items())))


class Results:
    """Matches that were played. Each is also appended to a file, if there is one."""

    def __init__(self, path: Path | None) -> None:
        """Read the file, and end its last line if a run was stopped within it."""
        self._path = path
        self._found: dict[Key, dict[int, ArenaMatch]] = {}
        if path is not None and path.exists():
            lines = path.read_bytes()
            self.read(lines.splitlines())
            if lines and not lines.endswith(b"\n"):
                with path.open("ab") as file:
                    file.write(b"\n")

    def read(self, lines: Iterable[bytes]) -> None:
        """Read the lines of a file, except a line that was cut off when a run was stopped."""
        for line in lines:
            with suppress(DecodeError):
                result = decode(line, type=ResultLine)
                self._found.setdefault(result.key, {})[result.number] = result.played

    def numbers(self, key: Key, matches: int) -> tuple[int, ...]:
        """Return the numbers of those of the first `matches` that are still to be played."""
        matches_of_key = self._found.get(key, {})
        return tuple([number for number in range(matches) if number not in matches_of_key])

    def add(self, key: Key, number: int, played: ArenaMatch) -> None:
        """Keep a match."""
        self._found.setdefault(key, {})[number] = played
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(encode(ResultLine(key, number, played)) + b"\n")

    def played(self, key: Key) -> tuple[ArenaMatch, ...]:
        """Return all matches of a key, in the order of their numbers."""
        matches_of_key = self._found.get(key, {})
        return tuple([matches_of_key[number] for number in sorted(matches_of_key)])
