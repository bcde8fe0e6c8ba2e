"""Chooses the next puzzle from the common stock. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from hashlib import blake2b

from data import puzzles
from data.puzzles import Puzzle
from engine.match import registry
from play.time.calendar import DAY
from play.values.personal import is_young
from store.rows import DoubtRow

DOUBTS = 5
"""A puzzle is taken out of the stock if at least this many people doubt its solution."""

SERVERS = 3
"""These people have to be on at least this many servers."""

APART = 30
"""The best answer of a puzzle differs from the best answers of this many puzzles before it, if possible."""

A_MONTH = 3
"""The most puzzles that are taken out of the stock in `MONTH` seconds."""

MONTH = 30 * DAY
"""Seconds of a month."""


@cache
def shelf() -> tuple[Puzzle, ...]:
    """Return the whole stock in the order of use.

    The puzzles of each game are in a random order that is always the same, and are spread evenly over the stock.
    """
    placed: list[tuple[float, int, Puzzle]] = []
    for number, game in enumerate(registry.names()):
        game_puzzles = sorted(filter(_has_rules, puzzles.stock(game)), key=_mix_key)
        placed += [((at + 0.5) / len(game_puzzles), number, puzzle) for at, puzzle in enumerate(game_puzzles)]
    return tuple(puzzle for _, _, puzzle in sorted(placed, key=lambda entry: entry[:2]))


def _has_rules(puzzle: Puzzle) -> bool:
    """Return whether this program has the rules of a puzzle."""
    return puzzle.version == registry.rules(puzzle.game).version or registry.former(puzzle.game, puzzle.version) is not None


def _mix_key(puzzle: Puzzle) -> bytes:
    """Return a sort key that mixes puzzles, always in the same way."""
    return blake2b(puzzle.name.encode()).digest()


def puzzle_named(name: str) -> Puzzle | None:
    """Return the puzzle of the stock with a name, or `None`."""
    return next((puzzle for puzzle in shelf() if puzzle.name == name), None)


def is_practice(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is for people who want one more, and not the puzzle of a day."""
    return int(puzzle.name, 16) % 2 == 1


def next_puzzle(stock: Sequence[Puzzle], guild: int, day: int, used: Sequence[str], out: Collection[str]) -> Puzzle | None:
    """Return the puzzle of a day on a server.

    If possible, its best answer differs from those of the last `APART` puzzles, and its game is the one posted longest ago. Servers have
    different puzzles on a day, because otherwise a server whose day begins earlier would show the solution to others. `used`: the puzzles
    that the server has had, the newest first; they are repeated only if no other is left, the oldest first. `out`: puzzles that are not
    used.
    """
    usable = [puzzle for puzzle in stock if puzzle.name not in out]
    if not usable:
        return None
    first = int.from_bytes(blake2b(f"{guild} {day}".encode(), digest_size=8).digest(), "big")
    order = [usable[(first + ahead) % len(usable)] for ahead in range(len(usable))]
    known = {puzzle.name: puzzle for puzzle in stock}
    earlier = [known[name] for name in used if name in known]
    recent = {puzzle.text for puzzle in earlier[:APART] if puzzle.text}
    ago = dict.fromkeys((puzzle.game for puzzle in order), len(earlier))  # how many puzzles ago each game was posted
    for at, puzzle in reversed([*enumerate(earlier)]):
        ago[puzzle.game] = at
    fresh = [puzzle for puzzle in order if puzzle.name not in used]
    if fresh:
        return min(fresh, key=lambda puzzle: (puzzle.text in recent, -ago[puzzle.game]))
    return max(order, key=lambda puzzle: used.index(puzzle.name))


def next_practice(stock: Sequence[Puzzle], user: int, seen: Collection[str], out: Collection[str]) -> Puzzle | None:
    """Return a practice puzzle that a person has not seen, or `None`; the games take turns."""
    usable = [puzzle for puzzle in stock if is_practice(puzzle) and puzzle.name not in out and puzzle.name not in seen]
    games_seen = [puzzle.game for puzzle in stock if puzzle.name in seen]
    return min(usable, key=lambda puzzle: (games_seen.count(puzzle.game), blake2b(f"{user} {puzzle.name}".encode()).digest()), default=None)


def doubted_puzzles(doubts: Sequence[DoubtRow]) -> tuple[str, ...]:
    """Return the puzzles that are out of the stock because people doubt them.

    That needs doubts of `DOUBTS` people of `SERVERS` servers whose accounts were not new. At most `A_MONTH` puzzles are taken out in a
    `MONTH`. `doubts`: the earliest first.
    """
    people = defaultdict[str, set[int]](set)
    servers = defaultdict[str, set[int]](set)
    doubted_at: dict[str, float] = {}
    for doubt in doubts:
        if doubt.puzzle in doubted_at or is_young(doubt.user, doubt.at):
            continue
        people[doubt.puzzle].add(doubt.user)
        servers[doubt.puzzle].add(doubt.guild)
        is_enough = len(people[doubt.puzzle]) >= DOUBTS and len(servers[doubt.puzzle]) >= SERVERS
        if is_enough and sum(doubt.at - at < MONTH for at in doubted_at.values()) < A_MONTH:
            doubted_at[doubt.puzzle] = doubt.at
    return tuple(doubted_at)
