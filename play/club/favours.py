"""Who helps whom at the rated tables of a server, for its referees: what is unusual, with the tables that show it. Pure.

Nothing here proves anything: friends play together, and mistakes help somebody. So each sign says how often it was seen, of how many
tables, and what is usual; it is shown to nobody but referees, who look at the matches.

| sign | what is seen | asked |
|---|---|---|
| `favoured` | moves that helped one person rather than who made them | `SHARED` tables of three seats and more that were looked at |
| `left` | somebody left while they were ahead, and the same person won | `LEFT` times, and `MOSTLY` of all such times |
| `young` | a new account sits mostly with one person | `YOUNG` tables, `MOSTLY` of them |
| `together` | two people sit mostly together, where there are others | `TOGETHER` tables of one, `NEARLY_ALL` of them, `CROWD` people |

The first is told by what each move did to the chances of all (engine/search/favours.py). Tables of a season count for the first two
alone: who sits there is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import erfc, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.adding import added, mean_of
from engine.search.favours import LEAST_SEATS, Favours
from play.follows.own import OWN
from play.values.accounts import is_young
from store.rows import OutcomeRow

SHARED = 3
"""Tables of a pair that were looked at, at least."""

SPREAD = 1.6
"""How many times as far as independent decisions would the favours of honest play come: what a player misjudges once, they misjudge again.
Measured by `python -m bench favours`."""

RARE = 100
"""Of so many honest pairs at most one has as much; where more pairs were looked at, of as many as these."""

MOST_RARE = 10_000
"""Rarer than this is not told."""

LEFT, YOUNG, TOGETHER = 2, 4, 6
"""How often something has to be seen."""

MOSTLY, NEARLY_ALL = 0.75, 0.8
"""Shares of tables."""

CROWD = 8
"""People with rated tables on a server below which nobody chooses with whom they sit."""

Sign: TypeAlias = Literal["favoured", "left", "young", "together"]

Pair: TypeAlias = tuple[int, int]
"""Two people by their ids: who helps, perhaps, and whom."""


class JudgedTable(Struct, frozen=True):
    """A rated table that is over. `rows`: what became of everybody. `drawn`: a season put its people together. `favours`: of each seat,
    where they are known. `led`: who led when they left."""

    match: int
    ended_at: float
    rows: tuple[OutcomeRow, ...]
    drawn: bool = False
    favours: tuple[Favours, ...] = ()
    led: frozenset[int] = frozenset()

    @property
    def people(self) -> tuple[int, ...]:
        """Who had a place there; whoever had their data deleted is nobody."""
        return tuple(row.user for row in self.rows if row.user > 0 and row.place is not None)

    def row(self, user: int) -> OutcomeRow:
        """What became of somebody who had a place."""
        return next(row for row in self.rows if row.user == user and row.place is not None)


class Finding(Struct, frozen=True):
    """Something unusual about two people. `matches` show it, the newest first, `of` is how many tables were compared. Of `favoured`: by how
    much chance of winning in all, what is `usual` of others, one way or the other (`None`: nobody else can be compared), and of how many
    honest pairs one has as much (`odds`). `ahead`: how often the second of a new account's two had the better place."""

    sign: Sign
    pair: Pair
    matches: tuple[int, ...]
    of: int
    chance: float = 0.0
    usual: float | None = None
    odds: int = 0
    ahead: int = 0


class Found(Struct, frozen=True):
    """All findings, the strongest first; how many tables there are, how many of them and how many pairs were looked at, and the tables
    that would tell more (the most telling first)."""

    findings: tuple[Finding, ...]
    tables: int
    looked: int
    pairs: int
    wanted: tuple[int, ...]


def signs(tables: Sequence[JudgedTable], now: float) -> Found:
    """What the tables of a server tell, the newest first."""
    newest = sorted(tables, key=lambda one: (-one.ended_at, -one.match))
    favoured, pairs = _favoured(newest)
    young = list(_young(newest, now))
    said = {frozenset(one.pair) for one in young}
    together = [one for one in _together(newest) if frozenset(one.pair) not in said]
    findings = (*favoured, *_left(newest), *young, *together)
    return Found(findings, len(newest), sum(bool(one.favours) for one in newest), pairs, _wanted(newest))


def favour_of(table: JudgedTable, pair: Pair) -> tuple[float, float] | None:
    """What the moves of the first of a pair brought the second at a table, in chance of winning, and its expected square; `None` where it
    is not known, or where they did not play their seat themselves."""
    if not table.favours or not set(pair) <= set(table.people):
        return None
    giver, friend = (table.row(user) for user in pair)
    if giver.how != "played" or giver.own < OWN:
        return None
    told = table.favours[giver.seat]
    return (told.sums[friend.seat], told.squares[friend.seat]) if told.squares[friend.seat] else None


def _favoured(tables: Sequence[JudgedTable]) -> tuple[list[Finding], int]:
    """Those whose moves favoured somebody, the rarest first, and how many pairs could be compared."""
    by_pair: dict[Pair, list[tuple[int, float, float]]] = {}
    for table in tables:
        for pair in permutations(table.people, 2):
            if (told := favour_of(table, pair)) is not None:
                by_pair.setdefault(pair, []).append((table.match, *told))
    sums = {pair: added([by for _, by, _ in known]) for pair, known in by_pair.items() if len(known) >= SHARED}
    if not sums:
        return [], 0
    findings = []
    for pair, by in sums.items():
        odds = _odds(by / (SPREAD * sqrt(added([square for _, _, square in by_pair[pair]]))))
        if odds >= max(RARE, len(sums)):
            matches = tuple(match for match, helped, _ in by_pair[pair] if helped > 0)
            others = [abs(other) for (giver, _), other in sums.items() if giver != pair[0]]
            usual = mean_of(others) if others else None
            findings.append(Finding("favoured", pair, matches, len(by_pair[pair]), by, usual, odds))
    return sorted(findings, key=lambda one: (-one.odds, -one.chance, one.pair)), len(sums)


def _odds(errors: float) -> int:
    """Of how many honest pairs one comes so far, in round numbers."""
    share = erfc(errors / sqrt(2)) / 2
    if share * MOST_RARE <= 1:
        return MOST_RARE
    return int(float(f"{1 / share:.1g}"))


def _left(tables: Sequence[JudgedTable]) -> Iterator[Finding]:
    by_pair: dict[Pair, list[int]] = {}
    times = Counter[int]()
    for table in tables:
        for user in table.led:
            times[user] += 1
            for row in table.rows:
                if row.place == 1 and row.user > 0 and row.user != user:
                    by_pair.setdefault((user, row.user), []).append(table.match)
    for pair, matches in sorted(by_pair.items(), key=lambda one: (-len(one[1]), one[0])):
        if len(matches) >= LEFT and len(matches) >= MOSTLY * times[pair[0]]:
            yield Finding("left", pair, tuple(matches), times[pair[0]])


def _chosen(tables: Sequence[JudgedTable]) -> dict[int, list[JudgedTable]]:
    """The tables of each person whose people found each other by themselves."""
    own: dict[int, list[JudgedTable]] = {}
    for table in tables:
        for user in table.people if not table.drawn else ():
            own.setdefault(user, []).append(table)
    return own


def _mostly(user: int, tables: Sequence[JudgedTable]) -> tuple[int, list[JudgedTable]]:
    """With whom somebody sat most, and the tables at which they did."""
    met = Counter(other for table in tables for other in table.people if other != user)
    most = min(met, key=lambda other: (-met[other], other), default=0)
    return most, [table for table in tables if most in table.people]


def _young(tables: Sequence[JudgedTable], now: float) -> Iterator[Finding]:
    for user, own in sorted(_chosen(tables).items()):
        if is_young(user, now) and len(own) >= YOUNG:
            other, shared = _mostly(user, own)
            if len(shared) >= MOSTLY * len(own):
                ahead = sum((table.row(other).place or 0) < (table.row(user).place or 0) for table in shared)
                yield Finding("young", (user, other), tuple(table.match for table in shared), len(own), ahead=ahead)


def _together(tables: Sequence[JudgedTable]) -> Iterator[Finding]:
    own, said = _chosen(tables), set[frozenset[int]]()
    if len(own) < CROWD:
        return
    for user, mine in sorted(own.items(), key=lambda one: (-len(one[1]), one[0])):
        other, shared = _mostly(user, mine)
        if len(mine) >= TOGETHER and len(shared) >= NEARLY_ALL * len(mine) and frozenset((user, other)) not in said:
            said.add(frozenset((user, other)))
            yield Finding("together", (user, other), tuple(table.match for table in shared), len(mine))


def _wanted(tables: Sequence[JudgedTable]) -> tuple[int, ...]:
    """The tables that were not looked at, at which a pair sat that shares enough of them: those of the pairs that share most first."""
    large = [table for table in tables if len(table.rows) >= LEAST_SEATS and len(table.people) > 1]
    shared = Counter(pair for table in large for pair in combinations(sorted(table.people), 2))
    most = {table.match: max(shared[pair] for pair in combinations(sorted(table.people), 2)) for table in large}
    left = [table for table in large if not table.favours and most[table.match] >= SHARED]
    return tuple(table.match for table in sorted(left, key=lambda one: (-most[one.match], -one.ended_at, -one.match)))
