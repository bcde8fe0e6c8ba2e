"""People have a limited number of clicks, moves always pass, and costly work is bounded."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from cogs.actions.looking_back import Export, ShowFilm, ShowLog
from cogs.actions.panel import AskForIdeas
from cogs.actions.tables import Move, OpenTurn, ShowMore
from cogs.actions.wire import Action
from cogs.edge.limits import AT_ONCE, AT_ONCE_HERE, SERVER_FACTOR, ClickLimit, Limits, TooFast, TooMuch

ANA, BEN = 100, 101


class Clock:
    """A clock that the test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def let_through(limits: Limits, user: int, action: Action, times: int, guild: int | None = 1) -> int:
    """Click so many times; return how many clicks get through."""
    count = 0
    for _ in range(times):
        try:
            limits.spend(user, guild, action)
        except TooFast:
            continue
        count += 1
    return count


def test_a_spent_allowance_refills_bit_by_bit(clock: Clock) -> None:
    limits = Limits(ClickLimit(points=10, seconds=10.0), clock)
    assert let_through(limits, ANA, ShowMore(1), 50) == 10 and let_through(limits, BEN, ShowMore(1), 3) == 3
    clock.now = 3.0
    assert let_through(limits, ANA, ShowMore(1), 50) == 3 and let_through(limits, ANA, ShowLog(1), 1) == 0
    clock.now = 1_000.0
    assert let_through(limits, ANA, ShowLog(1), 50) == 5


def test_a_person_without_clicks_left_can_still_move(clock: Clock) -> None:
    limits = Limits(ClickLimit(points=10, seconds=10.0), clock)
    assert let_through(limits, ANA, ShowMore(1), 50) == 10
    assert let_through(limits, ANA, OpenTurn(1), 20) == 20 and let_through(limits, ANA, Move(1, "pass", "x"), 50) == 20
    assert let_through(limits, ANA, ShowMore(1), 1) == 0


def test_a_server_has_a_limit_that_keeps_nobody_from_moving(clock: Clock) -> None:
    limits = Limits(ClickLimit(points=10, seconds=10.0), clock)
    assert sum(let_through(limits, user, ShowMore(1), 10) for user in range(40)) == 10 * SERVER_FACTOR
    assert let_through(limits, BEN, OpenTurn(1), 5) == 5 and let_through(limits, 77, ShowMore(1), 5, guild=2) == 5
    assert let_through(limits, 78, ShowMore(1), 5, guild=None) == 5


def test_typed_letters_have_a_limit_of_their_own(clock: Clock) -> None:
    limits = Limits(ClickLimit(points=10, seconds=10.0), clock)
    for _ in range(10):
        limits.spend_letter(ANA)
    with pytest.raises(TooFast):
        limits.spend_letter(ANA)
    assert let_through(limits, ANA, ShowMore(1), 1) == 1


def test_only_a_few_costly_jobs_are_done_at_once() -> None:
    limits = Limits()
    with ExitStack() as under_way:
        for _ in range(AT_ONCE):
            under_way.enter_context(limits.at_once(ANA, 1, ShowFilm(1)))
        with pytest.raises(TooMuch) as refused, limits.at_once(ANA, 1, Export(1)):
            pass
        assert refused.value.msg.key == "privacy.busy"
        with limits.at_once(ANA, 1, OpenTurn(1)), limits.at_once(ANA, 1, AskForIdeas(1)), limits.at_once(BEN, 1, Export(1)):
            pass
        for user in range(AT_ONCE_HERE - AT_ONCE):
            under_way.enter_context(limits.at_once(user, 1, ShowFilm(1)))
        with pytest.raises(TooMuch) as refused, limits.at_once(BEN, 1, Export(1)):
            pass
        assert refused.value.msg.key == "privacy.busy-here"
        with limits.at_once(BEN, 2, Export(1)):
            pass
    with limits.at_once(ANA, 1, ShowFilm(1)):
        pass
