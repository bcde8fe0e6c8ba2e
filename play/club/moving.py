"""Up and down: in which division everybody begins after the season before. Pure.

The best two of a division go up and the last two go down; in a division of five or fewer it is one each. If a person does not come back,
all people below them move up, because the new divisions are cut from one line of people. So there is no gap, and nobody has to be asked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from play.club.plan import sizes

SMALL = 5
"""The most people of a division from which one goes up and one down."""

NEW = 10
"""If there are at least this many newcomers without a rating, and as many others, newcomers have divisions of their own."""


def count_moving(people: int) -> int:
    """Return how many people go up from a division of this size, and how many go down."""
    return 1 if people <= SMALL else 2


def line(before: Sequence[Sequence[int]], tied: Collection[frozenset[int]] = ()) -> list[int]:
    """Return the people of the season before in one line, the strongest first.

    Each division has first the people who come down into it, then those who stay, then those who come up.

    - `before`: the divisions of that season, the best person of each first.
    - `tied`: groups of people who share a place; those who share it with the last person who goes up go up too.
    """
    last = len(before) - 1
    parts = [_part(division, at > 0, at < last, tied) for at, division in enumerate(before)]
    people: list[int] = []
    for at, (_, stay, _) in enumerate(parts):
        come_down = parts[at - 1][2] if at > 0 else ()
        come_up = parts[at + 1][0] if at < last else ()
        people += [*come_down, *stay, *come_up]
    return people


def _part(
    division: Sequence[int], has_higher: bool, has_lower: bool, tied: Collection[frozenset[int]]
) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
    """Return who goes up from a division, who stays, and who goes down."""
    moves, size = count_moving(len(division)), len(division)
    up = moves if has_higher else 0
    while 0 < up < size and any({division[up - 1], division[up]} <= group for group in tied):
        up += 1
    lowest = size - (min(moves, size - up) if has_lower else 0)
    return division[:up], division[up:lowest], division[lowest:]


def divisions(
    people: Collection[int],
    before: Sequence[Sequence[int]] = (),
    strength: Mapping[int, float] | None = None,
    beginners: Collection[int] = (),
    tied: Collection[frozenset[int]] = (),
) -> tuple[tuple[int, ...], ...]:
    """Return the people of each division, the strongest first.

    `before`, `tied`: as for `line`. `strength`: reliable ratings; newcomers who have one come right before the people of the last
    division. All other newcomers, and `beginners` (with a new account or no match yet), come last.
    """
    ratings = strength or {}
    known = [person for person in line(before, tied) if person in people and person not in beginners]
    newcomers = sorted(person for person in people if person not in known)
    rated = [person for person in newcomers if person in ratings and person not in beginners]
    rated.sort(key=lambda person: (-ratings[person], person))
    rest = [person for person in newcomers if person not in rated]
    if len(rest) >= NEW and len(known) + len(rated) >= NEW:
        return (*_cut(_merge(known, rated)), *_cut(rest))
    return _cut([*_merge(known, rated), *rest])


def _merge(known: Sequence[int], rated: Sequence[int]) -> list[int]:
    """Return known people with rated newcomers right before the last division."""
    parts = _cut(known) if known else ()
    last = len(parts[-1]) if len(parts) > 1 else 0
    return [*known[: len(known) - last], *rated, *known[len(known) - last :]]


def _cut(people: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return a line of people cut into divisions."""
    parts, at = [], 0
    for size in sizes(len(people)) if people else ():
        parts.append(tuple(people[at : at + size]))
        at += size
    return tuple(parts)
