"""The consequences of a position: awaited seats, running timers, expired orders."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from play.follows.progress import HELD, SILENCE, settle
from play.time.calendar import DAY, HOUR
from play.time.paces import SeatClock
from play.values.live import Live, Moment
from play.values.types import Oversight
from tests.pure.matches import ANNE, BEN, CARLA, NOON, limit, live, make_move, moment

ONE = Seat(0)
TWO = Seat(1)


def settled(match: Live, now: Moment, mover: Seat | None = None) -> Live:
    """Return the match with the consequences of its position, without the notices."""
    match_after, _ = settle(match, now, mover)
    return match_after


def after(match: Live, seat: int, line: str, now: float = NOON, **delays: object) -> Live:
    """Return the match after a move and its consequences."""
    return settled(make_move(match, seat, line), moment(now, **delays), Seat(seat))


def test_a_bot_has_a_timer_and_a_person_has_none() -> None:
    match = after(live(ANNE, "mate"), 0, "bid 1")
    assert match.table.to_act == (TWO,) and match.timers == {("bot", TWO): NOON + 2.0}
    again = settled(match, moment(NOON + 1.0))
    assert again.timers == match.timers, "the timer of the bot goes on"
    both = after(match, 1, "pass", NOON + 1.0)
    assert both.table.to_act == (ONE, TWO) and both.timers["bot", TWO] == NOON + 3.0, "a bot that is awaited again pauses again"


def test_only_clocks_of_awaited_people_run() -> None:
    match = settled(live(ANNE, BEN, pace="daily"), moment())
    assert match.clocks[ONE] == SeatClock(3 * DAY, NOON) and match.clocks[TWO].since is None
    assert match.timers["late", ONE] == NOON + 4 * DAY and match.timers["remind", ONE] == NOON + 12 * HOUR
    later = after(match, 0, "bid 1", NOON + 2 * DAY)
    assert later.clocks[ONE] == SeatClock(2 * DAY) and later.clocks[TWO].since == NOON + 2 * DAY
    assert ("late", ONE) not in later.timers and later.timers["late", TWO] == NOON + 6 * DAY


def test_without_a_limit_a_silent_player_is_late_after_some_days() -> None:
    match = settled(live(ANNE, BEN), moment())
    assert match.timers == {("late", ONE): NOON + SILENCE, ("remind", ONE): NOON + DAY}
    assert settled(live(ANNE, "mate"), moment()).timers == {}


def test_an_order_waits_for_its_delay_and_for_its_owner() -> None:
    ordered = replace(live(ANNE, BEN, CARLA), orders=((TWO, limit(5)),))
    quick, slow = {"order": (4.0, 4.0)}, {"order": (40.0, 40.0)}
    assert after(ordered, 0, "bid 1", **quick).timers["order", TWO] == NOON + 4.0
    looked = replace(ordered, timers={("order", TWO): NOON + 20.0})
    assert after(looked, 0, "bid 1", **quick).timers["order", TWO] == NOON + 20.0, "the owner may still be at the panel"
    assert after(looked, 0, "bid 1", **slow).timers["order", TWO] == NOON + 40.0, (
        "the delay counts from the moment at which the seat is awaited"
    )
    waiting = replace(ordered, timers={("order", TWO): HELD})
    assert after(waiting, 0, "bid 1", **quick).timers["order", TWO] == HELD


def test_an_outdated_order_is_removed_with_a_notice() -> None:
    match = replace(live(ANNE, BEN), orders=((TWO, replace(limit(5), scope="0")),))
    settled_match, notices = settle(match, moment())
    assert settled_match.orders == () and [notice.user for notice in notices] == [BEN.user_id]


def test_a_stopped_match_has_no_timers() -> None:
    watched = Oversight(since=NOON)
    match = replace(live(ANNE, BEN, oversight=watched), timers={("order", TWO): HELD, ("late", ONE): NOON}, orders=((TWO, limit(5)),))
    assert settled(match, moment()).timers == {("order", TWO): HELD}


def test_a_match_without_awaited_seats_is_over() -> None:
    match = live(ANNE, BEN)
    over = replace(match, state=replace(match.state, phase="over"))
    settled_match = settled(over, moment())
    assert settled_match.table.status == "finished" and settled_match.table.result is not None
    assert settled_match.table.to_act == () and settled_match.timers == {}
