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
"""Days in which no answer is the best twice."""

A_MONTH = 3
"""The most puzzles that are taken out of the stock in a month."""

MONTH = 30 * DAY
"""Seconds of this month."""


@cache
def shelf() -> tuple[Puzzle, ...]:
    """Return the whole stock in the order of use: games spread evenly, each in a drawn order."""
    heaps = [sorted(filter(_is_of_today, puzzles.stock(game)), key=_drawn) for game in registry.names()]
    spread = [((at + 0.5) / len(heap), number, puzzle) for number, heap in enumerate(heaps) for at, puzzle in enumerate(heap)]
    return tuple(puzzle for _, _, puzzle in sorted(spread, key=lambda puzzle: puzzle[:2]))


def _is_of_today(puzzle: Puzzle) -> bool:
    """Return whether the rules of a puzzle still exist."""
    return puzzle.version == registry.rules(puzzle.game).version or registry.former(puzzle.game, puzzle.version) is not None


def _drawn(puzzle: Puzzle) -> bytes:
    return blake2b(puzzle.name.encode()).digest()


def puzzle_named(name: str) -> Puzzle | None:
    """Return the puzzle of the stock with a name, or `None`."""
    return next((puzzle for puzzle in shelf() if puzzle.name == name), None)


def is_practice(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is for people who want another one, and not for a day."""
    return int(puzzle.name, 16) % 2 == 1


def next_puzzle(stock: Sequence[Puzzle], guild: int, day: int, used: Sequence[str], out: Collection[str]) -> Puzzle | None:
    """Return the puzzle of a day on a server.

    Its game is the one posted longest ago, and its best answer differs from those of the last `APART` days. Servers have different ones,
    or a clock ahead would show the solution. Puzzles that the server has had (`used`, the newest first) are repeated only if no other is
    left, the oldest first. Those in `out` are left out.
    """
    left = [puzzle for puzzle in stock if puzzle.name not in out]
    if not left:
        return None
    first = int.from_bytes(blake2b(f"{guild} {day}".encode(), digest_size=8).digest(), "big")
    order = [left[(first + ahead) % len(left)] for ahead in range(len(left))]
    known = {puzzle.name: puzzle for puzzle in stock}
    had = [known[name] for name in used if name in known]
    recent = {puzzle.text for puzzle in had[:APART] if puzzle.text}
    ago = {game: next((at for at, puzzle in enumerate(had) if puzzle.game == game), len(had)) for game in {puzzle.game for puzzle in order}}
    fresh = [puzzle for puzzle in order if puzzle.name not in used]
    if fresh:
        return min(fresh, key=lambda puzzle: (puzzle.text in recent, -ago[puzzle.game]))
    return max(order, key=lambda puzzle: used.index(puzzle.name))


def next_practice(stock: Sequence[Puzzle], user: int, seen: Collection[str], out: Collection[str]) -> Puzzle | None:
    """Return a person's next practice puzzle, unanswered so far; the games take turns."""
    left = [puzzle for puzzle in stock if is_practice(puzzle) and puzzle.name not in out and puzzle.name not in seen]
    games_seen = [puzzle.game for puzzle in stock if puzzle.name in seen]
    return min(left, key=lambda puzzle: (games_seen.count(puzzle.game), blake2b(f"{user} {puzzle.name}".encode()).digest()), default=None)


def doubted_puzzles(doubts: Sequence[DoubtRow]) -> tuple[str, ...]:
    """Return the puzzles that are out of the stock because people doubt them.

    Enough people of enough servers, with accounts that were not new, doubt their solutions. At most `A_MONTH` puzzles leave in a `MONTH`.
    `doubts`: the earliest first.
    """
    people, servers, doubted_at = defaultdict[str, set[int]](set), defaultdict[str, set[int]](set), dict[str, float]()
    for doubt in doubts:
        if doubt.puzzle in doubted_at or is_young(doubt.user, doubt.at):
            continue
        people[doubt.puzzle].add(doubt.user)
        servers[doubt.puzzle].add(doubt.guild)
        is_enough = len(people[doubt.puzzle]) >= DOUBTS and len(servers[doubt.puzzle]) >= SERVERS
        if is_enough and sum(doubt.at - at < MONTH for at in doubted_at.values()) < A_MONTH:
            doubted_at[doubt.puzzle] = doubt.at
    return tuple(doubted_at)
