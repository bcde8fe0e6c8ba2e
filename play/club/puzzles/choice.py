"""Which puzzle comes next, of the common stock. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from hashlib import blake2b

from data import puzzles
from data.puzzles import Puzzle
from engine import registry


@cache
def shelf() -> tuple[Puzzle, ...]:
    """The whole stock in the order in which it is used: the games spread evenly over all of it, each in an order that its names draw."""
    heaps = [sorted(filter(_is_of_today, puzzles.stock(game)), key=_drawn) for game in registry.names()]
    spread = [((at + 0.5) / len(heap), number, one) for number, heap in enumerate(heaps) for at, one in enumerate(heap)]
    return tuple(one for _, _, one in sorted(spread, key=lambda one: one[:2]))


def _is_of_today(one: Puzzle) -> bool:
    """Whether the rules of a puzzle are still there."""
    return one.version == registry.rules(one.game).version or registry.former(one.game, one.version) is not None


def _drawn(one: Puzzle) -> bytes:
    return blake2b(one.name.encode()).digest()


def puzzle_named(name: str) -> Puzzle | None:
    """The puzzle of the stock with a name; `None` where this program has none."""
    return next((one for one in shelf() if one.name == name), None)


def next_puzzle(stock: Sequence[Puzzle], day: int, used: Sequence[str], out: Collection[str]) -> Puzzle | None:
    """The puzzle of a day: the same for all who use the same stock. What a server has had (`used`, the newest first) is passed over as long
    as there is something else, then what it had longest ago comes first. Nothing that is `out`."""
    left = [one for one in stock if one.name not in out]
    if not left:
        return None
    order = [left[(day + ahead) % len(left)] for ahead in range(len(left))]
    fresh = next((one for one in order if one.name not in used), None)
    return fresh or max(order, key=lambda one: used.index(one.name))
