"""Who helps whom: what one decision brought whom, and what several tables of the same people tell."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Seat
from engine.mind import Candidate
from engine.search.favours import Favours, favours
from engine.search.weighing import Weighed
from play.club.favours import CROWD, JudgedTable, signs
from store.rows import OutcomeRow

NOW = 1_764_000_000.0
ANA, BEN, EVE = 11 << 22, 12 << 22, 13 << 22
NEW = int((NOW - 1_420_070_400.0 - 86_400.0) * 1000) << 22
"""Somebody whose account is a day old."""


def line(name: str, *chances: float) -> Weighed:
    return Weighed(Candidate(name), (), chances)


def test_what_helps_another_rather_than_oneself_is_a_favour_and_a_plain_mistake_is_none() -> None:
    own, gift, slip = line("own", 0.4, 0.3, 0.3), line("gift", 0.3, 0.5, 0.2), line("slip", 0.3, 0.35, 0.35)

    def told(played: str) -> Favours:
        (mine, *others) = favours(3, [(Seat(0), played, [own, gift, slip])])
        assert all(one.decisions == 0 and not any(one.sums) for one in others)
        assert mine.sums[0] == 0 and abs(sum(mine.sums)) < 1e-12 and mine.decisions == 1
        return mine

    given = {played: told(played).sums[1] for played in ("own", "gift", "slip")}
    assert given["gift"] > 0.1 and -0.08 < given["own"] < 0 and -0.08 < given["slip"] < 0
    assert told("own").squares == told("gift").squares, "how far chance goes does not follow from what was played"
    assert favours(2, [(Seat(0), "a", [line("a", 0.4, 0.6), line("b", 0.9, 0.1)])])[0].decisions == 0, "of two nobody is favoured"
    assert favours(3, [(Seat(0), "a", [line("a", 0.4, 0.3, 0.3)])])[0].decisions == 0, "there was nothing to choose"


def favoured(by: float) -> tuple[Favours, ...]:
    """Seat 0 brings seat 1 so much; the others nothing but noise."""
    return (Favours((0.0, by, -by), (0.0, 0.01, 0.01), 9), *(Favours((0.0,) * 3, (0.01,) * 3, 9) for _ in range(2)))


def judged(match: int, *people: int, how: str = "played", **facts: Any) -> JudgedTable:
    """A table of these people in the order of their places; the first is in seat 0."""
    rows = tuple(
        OutcomeRow(match, seat, user, how if not seat else "played", 1 + seat, 9, "toy", 1, len(people), len(people), True, NOW - match)
        for seat, user in enumerate(people)
    )
    return JudgedTable(match, NOW - match, rows, **facts)


def shown(*tables: JudgedTable) -> list[tuple[str, int, int, int, int]]:
    return [(one.sign, *one.pair, len(one.matches), one.of) for one in signs(tables, NOW).findings]


def test_favours_at_three_tables_are_told_with_how_rare_they_are() -> None:
    tables = [judged(at, ANA, BEN, EVE, drawn=True, favours=favoured(by)) for at, by in enumerate((0.4, 0.5, -0.05, 0.3), 1)]
    assert shown(*tables) == [("favoured", ANA, BEN, 3, 4)], "also at tables of a season"
    told = signs(tables, NOW)
    (one,) = told.findings
    assert one.chance == pytest.approx(1.15) and one.odds == 6_000 and one.usual == 0.0
    assert (told.tables, told.looked, told.pairs, told.wanted, one.matches) == (4, 4, 6, (), (1, 2, 4))
    assert shown(*tables[:2]) == [], "two tables are too few"
    slight = [judged(at, ANA, BEN, EVE, drawn=True, favours=favoured(0.1)) for at in range(1, 5)]
    assert shown(*slight) == []
    for other in ({"how": "left"}, {"how": "helped"}):
        tables[0] = judged(1, ANA, BEN, EVE, drawn=True, favours=favoured(0.4), **other)
        assert signs(tables, NOW).findings[0].of == 3, "only who played their seat themselves"
    gone = [judged(at, ANA, -5, EVE, favours=favoured(0.4)) for at in range(1, 5)]
    assert not [one for one in shown(*gone) if one[0] == "favoured"], "who had their data deleted is nobody"


def test_tables_that_nobody_looked_at_are_wanted_those_of_the_most_frequent_pairs_first() -> None:
    tables = [judged(at, ANA, BEN, EVE) for at in (1, 2)]
    tables += [judged(at, ANA, BEN, 50 + at) for at in (3, 4)]
    tables += [judged(9, ANA, BEN), judged(5, ANA, 70, 71), judged(6, ANA, BEN, EVE, favours=favoured(0.0))]
    assert signs(tables, NOW).wanted == (1, 2, 3, 4)


def test_who_leaves_ahead_again_and_again_and_who_wins_then() -> None:
    def left(match: int, winner: int) -> JudgedTable:
        return judged(match, winner, ANA, led=frozenset({ANA}))

    assert shown(left(1, BEN), left(2, BEN), left(3, BEN), left(4, EVE)) == [("left", ANA, BEN, 3, 4)]
    assert shown(left(1, BEN), left(2, EVE)) == shown(left(1, BEN)) == []


def test_new_accounts_and_people_who_sit_with_one_person_alone() -> None:
    with_one = [judged(at, BEN, NEW) for at in range(1, 4)] + [judged(4, EVE, NEW, BEN)]
    assert shown(*with_one) == [("young", NEW, BEN, 4, 4)]
    assert signs(with_one, NOW).findings[0].ahead == 3
    assert shown(*with_one[:3]) == [] and shown(*(judged(at, BEN, NEW, drawn=True) for at in range(9))) == []
    close = [judged(at, ANA, BEN) for at in range(1, 7)]
    others = [judged(20 + at, 100 + at, 101 + at, 102 + at) for at in range(CROWD)]
    assert shown(*close) == [] and shown(*close, *others) == [("together", ANA, BEN, 6, 6)]
