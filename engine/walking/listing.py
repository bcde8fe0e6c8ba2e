"""All legal lines of a position: listing and counting them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.asks.answers import answers
from engine.game.rules import Rules
from engine.values.core import Line, Path, Seat
from engine.walking.walk import Done, play, walk

S = TypeVar("S")
V = TypeVar("V")

MOST_LINES = 1_000_000
"""More lines of a seat than this are not counted (`count`)."""


def lines(rules: Rules[S, V], state: S, seat: Seat, limit: int) -> Iterator[Line]:
    """List the legal lines of a seat, depth first, at most `limit` of them.

    Raises `NotYourTurn` if the seat may not act.

    >>> list(lines(RULES, START, FIRST, limit=3))
    ['bid 1', 'bid 2', 'bid 3']
    """
    number = 0
    stack: list[Path] = [()]
    while stack and number < limit:
        end = walk(rules, state, seat, stack.pop())
        if isinstance(end, Done):
            number += 1
            yield " ".join(end.path)
        else:
            nexts = []
            for reply in answers(end.ask):
                nexts.append((*end.path, *reply.split()))
                if len(nexts) >= limit:  # each of them leads to a line, so further ones are never reached
                    break
            stack += reversed(nexts)


def count(rules: Rules[S, V], state: S, depth: int) -> int:
    """Count the sequences of `depth` lines from a position, or of fewer up to the end (perft).

    >>> count(RULES, START, depth=1), count(RULES, START, depth=2)
    (10, 55)
    """
    if depth == 0:
        return 1
    awaited = rules.to_act(state)
    if not awaited:
        return 1
    total = 0
    for seat in awaited:
        for line in lines(rules, state, seat, limit=MOST_LINES):
            total += count(rules, play(rules, state, seat, line).value.state, depth - 1)
    return total
