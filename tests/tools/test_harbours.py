"""What setting out from a harbour is worth can be found anew."""

from __future__ import annotations

from engine.games.carta_magica.mind.outset import PREFERRED
from tools.harbours import Outset, mean, outset


def test_a_match_tells_where_somebody_set_out_and_what_came_of_it() -> None:
    found = [outset("small", number) for number in range(12)]
    assert found == [outset("small", number) for number in range(12)]
    assert {one.harbour for one in found} <= set(PREFERRED) and len({one.harbour for one in found}) > 2
    assert {0} <= {one.shown for one in found} <= {0, 1, 2}
    won, error = mean(found)
    assert 0 < won < 1 and error > 0 and sum([one.won for one in found]) == won * len(found)


def test_nothing_is_known_of_a_harbour_that_nobody_set_out_from() -> None:
    assert mean(()) == (0.0, 0.0)
    assert mean((Outset("palm_cove", 0, 1.0), Outset("palm_cove", 1, 0.0)))[0] == 0.5
