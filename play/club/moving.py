"""Up and down: in which division everybody begins, after the season before. Pure.

The best two of a division go up, the last two go down; one and one in a division of five or fewer. Whoever does not come back leaves a gap,
and all below move up by it: the divisions are cut anew from one line of people, so no gap stays and nobody has to be asked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from play.club.plan import sizes

SMALL = 5
"""People of a division up to which one goes up and one down."""

NEW = 10
"""Newcomers from which they have divisions of their own."""


def count_moving(people: int) -> int:
    """How many go up, and how many down, of a division of so many people."""
    return 1 if people <= SMALL else 2


def line(before: Sequence[Sequence[int]], together: Collection[frozenset[int]] = ()) -> list[int]:
    """Return the people of the season before in one line, the strongest first.

    In each division those who stay, then those who come up, then those who go down to the next. `before` are its divisions, the best of
    each first. `together`: who shares the place of the last that goes up goes up too.
    """
    count = len(before)
    ups: list[list[int]] = [[]]
    downs: list[list[int]] = []
    for at, division in enumerate(before):
        moves = count_moving(len(division))
        up = moves if at else 0
        while up and up < len(division) and any({division[up - 1], division[up]} <= equals for equals in together):
            up += 1
        down = min(moves if at < count - 1 else 0, len(division) - up)
        ups.append(list(division[:up]))
        downs.append(list(division[len(division) - down :]) if down else [])
    found: list[int] = []
    for at, division in enumerate(before):
        gone = {*ups[at + 1], *downs[at]}
        found += downs[at - 1] if at else []
        found += [number for number in division if number not in gone]
        found += ups[at + 2] if at + 2 < len(ups) else []
    return found


def divisions(
    people: Collection[int],
    before: Sequence[Sequence[int]] = (),
    strength: Mapping[int, float] | None = None,
    young: Collection[int] = (),
    together: Collection[frozenset[int]] = (),
) -> tuple[tuple[int, ...], ...]:
    """The people of each division, the strongest first.

    `strength` is the rating of newcomers who have one that can be relied on: those stand before the last division and not above it. All
    other newcomers, and who is `young` (their account, or their first match is still to come), stand last.
    """
    known = [number for number in line(before, together) if number in people and number not in young]
    fresh = sorted(person for person in people if person not in known)
    rated = sorted(
        (number for number in fresh if number in (strength or {}) and number not in young),
        key=lambda number: (-(strength or {})[number], number),
    )
    rest = [number for number in fresh if number not in rated]
    if len(rest) >= NEW and len(known) + len(rated) >= NEW:
        return (*_cut([*_beside(known, rated)]), *_cut(rest))
    return _cut([*_beside(known, rated), *rest])


def _beside(known: Sequence[int], rated: Sequence[int]) -> list[int]:
    """The people with newcomers who have a rating before the last division of them."""
    parts = _cut(known) if known else ()
    last = len(parts[-1]) if len(parts) > 1 else 0
    return [*known[: len(known) - last], *rated, *known[len(known) - last :]]


def _cut(people: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """A line of people in divisions."""
    found, at = [], 0
    for size in sizes(len(people)) if people else ():
        found.append(tuple(people[at : at + size]))
        at += size
    return tuple(found)
