"""A seat that changes hands saves nobody's rating, and costs no third person theirs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, product

import pytest
from msgspec.structs import replace

from engine.values.core import Msg, Result, ScoreSheet, Seat
from play.follows.results import outcomes
from play.people.ratings import Rating, Ratings
from play.values.types import GONE, Erased, Occupant, Oversight, Person, Stint
from tests.pure.matches import ANNE, BEN, table
from tests.pure.test_ratings import WINS, result

CLARA = Person(13, "Clara")
DORA = Person(15, "Dora")
EVE = Person(16, "Eve")
WHO = {"C": Occupant(CLARA), "D": Occupant(DORA), "E": Occupant(EVE), ".": Occupant(bot="captain"), "x": Occupant(bot=GONE)}
ALIAS = -9
USERS = {"C": CLARA.user_id, "D": DORA.user_id, "E": EVE.user_id, "x": ALIAS}
BEFORE = [row for match in WINS for row in match] + result(6, {15: 1, 16: 2}) + result(7, {ALIAS: 1, 12: 2})
LENGTH = 10


def histories() -> Iterator[str]:
    """Yield the holder of the seat at each entry, as letters of `WHO`.

    Clara comes first, or her deleted account; then a bot or others, up to three times.
    """
    for first, rest in product("Cx", ("", ".", "D", ".D", "DC", "DE", ".DE", ".D.", "D.E", "DE.")):
        for counts in product(*((2, 5, 6) for _ in rest)):
            holders = "".join(who * count for who, count in zip(first + rest, (*counts, LENGTH), strict=True))[:LENGTH]
            if not (first == "x" and (holders[-1] == "x" or "C" in holders)):
                yield holders


def ratings_after(holders: str, place: int) -> dict[int, Rating]:
    """Return the ratings after a match in which Anne and Ben play all entries beside the seat."""
    runs = [(who, len(list(run))) for who, run in groupby(holders)]
    ends = [sum(count for _, count in runs[: at + 1]) for at in range(len(runs))]
    past = tuple(Stint(Seat(2), end, WHO[who]) for (who, _), end in zip(runs[:-1], ends[:-1], strict=True))
    ranks = tuple(rank for rank in (1, 2, 3) if rank != place)
    ended = table(
        ANNE, BEN, CLARA, rated=True, status="finished", seq=LENGTH, past=past, match=9,
        result=Result((*ranks, place), (ScoreSheet((), 0),) * 3, Msg("toy.over")),
        oversight=Oversight(erased=(Erased(Seat(2), -3, ALIAS, True),) if "x" in holders else ()),
    )  # fmt: skip
    ended = replace(ended, occupants=(*ended.occupants[:2], WHO[holders[-1]]))
    return Ratings().follow([*BEFORE, *outcomes(ended, 99.0)])


def shares(holders: str) -> dict[str, int]:
    """Return for how many entries each person had the seat; a bot counts for the person before it."""
    counts: dict[str, int] = {}
    owner = ""
    for holder in holders:
        owner = owner if holder == "." else holder
        counts[owner] = counts.get(owner, 0) + 1
    return counts


@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_place_of_a_seat_counts_for_one_holder_only(place: int) -> None:
    before = Ratings().follow(BEFORE)
    stays = {"C": ratings_after("C" * LENGTH, place), "x": ratings_after("x" * (LENGTH - 1) + ".", place)}
    for holders in histories():
        first, *_ = holders
        after, had = ratings_after(holders, place), shares(holders)
        for other in (ANNE, BEN):
            assert after[other.user_id] == stays[first][other.user_id], (holders, other)
        answers = next((who for who, count in had.items() if 2 * count > LENGTH), first)
        *_, owner = holders.rstrip(".")
        rise = {who: after[USERS[who]].mu - before[USERS[who]].mu for who in had}
        assert place < 3 or rise[answers] < 0, (holders, "the person who answers for the seat loses by the last place")
        assert all(rise[who] <= 0 for who in had if who != owner), (holders, "nobody gains by what somebody else played")
        assert all(rise[who] >= 0 for who in had if who not in (answers, first)), (holders, "nobody loses by helping out")
