"""What follows from a new position: who is awaited, which orders expire, all timers. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Msg, Order, Result, Seat
from engine.walking import worlds
from engine.walking.prepared import is_prepared, words
from play.follows import deputy, sprint
from play.follows.matter import at_end, matters, span, timers
from play.time.calendar import DAY, Hours, Span, bounded_hours, next_change, pauses
from play.time.paces import CLOSING, PACES, Deadline, deadline, full_clock, halt_clock, reminders
from play.values.live import Clocks, Live, Moment, OwnedOrder, OwnKind, TimerKind, Timers
from play.values.stands import Vacancy
from play.values.types import Table
from store.rows import NewNotice, NoticesGone, Write

SILENCE = 3 * 86_400.0
"""Seconds after which an awaited seat is late at a table without a time limit."""

UNTIL_CARETAKER = 4 * 86_400.0
"""Seconds from the end of a person's time until a caretaker plays for them, at a table that waits."""

REMIND_AFTER = 86_400.0
"""Seconds after which an awaited person is reminded at a table without a time limit."""

MOST_HOLIDAY = 7 * DAY
"""The most seconds of holiday for which clocks stand still in a match that has a last day."""

SILENT = ("late", "silent")
"""Notices that a person's time is up; another person gets one about it too (`somebody-late`)."""

REMINDERS = ("still", "reminder", "reminder-bank", "bank", "last-call", "vote", *SILENT)
"""Notices that are true only while the table waits for the person."""

HELD = 253_402_300_799.0
"""The due time of orders that their owner holds: the end of the year 9999."""


def notice(live: Live, user_id: int, msg: Msg, now: float) -> NewNotice:
    """Return a notice to one person."""
    return NewNotice(live.match, user_id, codec.dumps(codec.message_json(msg)), now)


def notices(live: Live, msg: Msg, now: float, seats: Iterable[Seat] | None = None) -> list[Write]:
    """Return the same notice to the people in these seats (by default all)."""
    return [notice(live, user, msg, now) for user in live.table.users(live.table.people if seats is None else seats)]


def settle(live: Live, moment: Moment, actor: Seat | None = None, by_order: bool = False) -> tuple[Live, tuple[NewNotice, ...]]:
    """Return the match with everything that follows from its position, and the notices.

    If nobody is awaited any more, the match ends; only the teacher ends a lesson.

    `actor` is the seat that has just moved: its time begins again. `by_order`: its standing orders made the move.
    """
    assert live.rules is not None
    awaited = live.rules.to_act(live.state)
    if not awaited and live.table.lesson is None:
        return end_match(live, live.rules.result(live.state)), ()
    orders, expired = _expire_orders(live)
    late = tuple(seat for seat in live.table.late if seat in awaited and seat != actor)
    before = live.table
    live = replace(live, orders=orders, clocks=_clocks(live, moment, awaited, actor))
    live = _with_early_seats(live.with_table(to_act=awaited, late=late), before)
    for matter in matters():
        live = matter.settle(live, before, actor, moment)
    messages = [(seat, _order_notice(order, why, by_order and seat == actor)) for seat, order, why in expired]
    if actor is not None:
        messages += _order_news(live)
    notices = tuple(notice(live, user, msg, moment.now) for seat, msg in messages for user in live.table.users([seat]))
    return replace(live, timers=_timers(live, moment, actor, before.to_act)), notices


def _with_early_seats(live: Live, before: Table) -> Live:
    """Return the match with the seats that may answer early.

    `asked_since` is the entry after which they were asked. If a seat is new among them, they count as asked since the newest entry.
    """
    assert live.rules is not None
    asked: tuple[Seat, ...] = () if live.table.lesson is not None else live.rules.early.seats(live.state)
    if not asked:
        return live.with_table(asked=(), asked_since=0)
    is_same = bool(before.asked) and {*asked, *live.table.to_act} <= {*before.asked, *before.to_act}
    return live.with_table(asked=asked, asked_since=before.asked_since if is_same else live.table.seq)


def _order_notice(order: Order, why: Msg | None, is_done: bool) -> Msg:
    """Return the notice about an order that has ended.

    `why`: the reason in the game's words, or what stopped a prepared turn. `is_done`: the seat's own move ended it.
    """
    if why is not None:
        return stopped_message(order, why) if is_prepared(order) else why
    return Msg("play.notice.order-done", order=order.text) if is_done else Msg("play.notice.order-lapsed", order=order.text)


def end_match(live: Live, result: Result | None) -> Live:
    """Return the match at its end, with a result."""
    return at_end(live.with_table(status="finished", result=result))


def stopped_message(order: Order, why: Msg) -> Msg:
    """Return the message to the owner of a prepared turn that will not be played."""
    return Msg("play.notice.plan-stopped", plan=words(order), why=why)


def _expire_orders(live: Live) -> tuple[tuple[OwnedOrder, ...], list[tuple[Seat, Order, Msg | None]]]:
    """Return the orders that still apply, and those that expire, each with the reason."""
    assert live.rules is not None
    expired = [
        (seat, order, why)
        for seat in sorted({seat for seat, _ in live.orders})
        for order, why in worlds.lapsed_orders(live.rules, live.state, seat, live.orders_of(seat))
    ]
    gone = [(seat, order) for seat, order, _ in expired]
    return tuple(owned for owned in live.orders if owned not in gone), expired


def _order_news(live: Live) -> list[tuple[Seat, Msg]]:
    """Return what the orders that still apply have just achieved, by seat."""
    assert live.rules is not None
    seats = sorted({seat for seat, _ in live.orders})
    messages = [(seat, worlds.news(live.rules, live.state, seat, live.orders_of(seat))) for seat in seats]
    return [(seat, msg) for seat, msg in messages if msg is not None]


def _timers(live: Live, moment: Moment, actor: Seat | None, awaited_before: tuple[Seat, ...]) -> Timers:
    """Return the timers of a match. `awaited_before`: the seats awaited before the move.

    If such a seat is still awaited and has not moved, its timers go on; those of other seats begin. The timer `order` says when the orders
    of a seat may be obeyed at the earliest. A seat that is not awaited has it too while its owner has the panel open or holds the orders. A
    stopped match has only the timers of held orders and of holidays.
    """
    earliest = {seat: due for (kind, seat), due in live.timers.items() if kind == "order" and due > moment.now and live.orders_of(seat)}
    if live.table.stopped:
        return {**{("order", seat): due for seat, due in earliest.items() if due == HELD}, **_holiday_timers(live, moment)}
    due_at: dict[tuple[TimerKind, Seat], float] = {("order", seat): due for seat, due in earliest.items()}
    due_at |= {**_silence_timers(live, moment), **_holiday_timers(live, moment), **timers(live, moment)}
    for seat in live.table.to_act:
        running: dict[TimerKind, float] = {kind: at for (kind, owner), at in live.timers.items() if owner == seat and seat != actor}
        for kind, delay in _delayed_timers(live, moment, seat):
            usual = running.get(kind, moment.now + delay)
            if kind == "order":
                is_new = seat == actor or seat not in awaited_before
                due_at[kind, seat] = _order_due(live, moment.now + delay, usual, earliest.get(seat), is_new)
            else:
                due_at[kind, seat] = usual
        due_at |= _time_limit_timers(live, moment, seat, running)
    return due_at


def _order_due(live: Live, soonest: float, usual: float, earliest: float | None, is_new: bool) -> float:
    """Return when the orders of an awaited seat are obeyed.

    `soonest`: the time if their delay begins now. `usual`: the time if their running timer goes on. `earliest`: they wait at least until
    then, because their owner has the panel open; `None` if not. `is_new`: the seat has just moved or was not awaited before.
    """
    if live.table.is_solo:
        return HELD if earliest == HELD else min(usual, soonest)
    return max(soonest, earliest or 0.0) if is_new else usual


def _time_limit_timers(live: Live, moment: Moment, seat: Seat, running: Mapping[TimerKind, float]) -> Timers:
    """Return the timers of an awaited person's deadline and next reminder."""
    times = deadline_of(live, moment, seat)
    if times is None:
        return {}
    if seat in live.table.late:  # a caretaker takes the seat when this timer falls due
        return {("late", seat): running["late"]} if "late" in running else {}
    reminded_at = running.get("remind")
    if reminded_at is None or reminded_at > moment.now:  # a reminder that is due already stays
        reminded_at = next_reminder(live, moment, times)
    late: Timers = {("late", seat): times.due}
    return late if reminded_at is None else {**late, ("remind", seat): reminded_at}


def _clocks(live: Live, moment: Moment, awaited: tuple[Seat, ...], actor: Seat | None) -> Clocks:
    """Return the clocks: the actor's turn ends, and those of awaited people run."""
    table = live.table
    if PACES[table.terms.pace].limit is None or table.lesson is not None:
        return live.clocks
    clocks = dict(live.clocks)
    for seat in (Seat(at) for at in range(len(table.occupants))):
        is_person = table.occupants[seat].person is not None
        clock = clocks.get(seat)
        if clock is not None and clock.since is not None and (seat == actor or seat not in awaited or table.paused):
            hours = counted_hours(live, moment, seat)
            clock = clocks[seat] = halt_clock(seat, clock, table.terms.pace, hours, pauses(hours, stops(live, moment)), moment.now)
        if is_person:
            clock = clock or full_clock(table.terms.pace)
            runs = seat in awaited and clock.since is None and seat not in table.stood_for
            clocks[seat] = replace(clock, since=moment.now) if runs else clock
    return clocks


def stops(live: Live, moment: Moment) -> tuple[Span, ...]:
    """Return when the clocks of a match stood still: the bot was down, or it was stopped."""
    watched = live.table.oversight
    present_stop = () if watched.since is None else ((watched.since, max(watched.since, moment.now)),)
    return (*moment.stops, *watched.stops, *present_stop)


def counted_hours(live: Live, moment: Moment, seat: Seat) -> Hours:
    """Return a person's hours for their clock: a match with a last day limits holidays."""
    hours, lasts = live.hours_at(seat), span(live.table, stops(live, moment))
    return hours if lasts is None else bounded_hours(hours, lasts[0], lasts[1] - CLOSING, MOST_HOLIDAY)


def deadline_of(live: Live, moment: Moment, seat: Seat) -> Deadline | None:
    """Return when an awaited person's time is up; `None` without a limit and in a lesson."""
    clock = live.clocks.get(seat)
    if clock is None or seat not in live.table.people or live.table.lesson is not None:
        return None
    hours, stopped = counted_hours(live, moment, seat), stops(live, moment)
    lasts = span(live.table, stopped)
    return deadline(seat, clock, live.table.terms.pace, hours, pauses(hours, stopped), None if lasts is None else lasts[1])


def newly_timed(before: Live, after: Live) -> frozenset[Seat]:
    """Return the seats that are awaited as before, but with another deadline."""
    if PACES[after.table.terms.pace].limit is None:
        return frozenset()
    late = {key: at for key, at in before.timers.items() if key[0] == "late"}
    return frozenset(key[1] for key, at in late.items() if after.timers.get(key, at) != at)


def every_reminder(live: Live, moment: Moment, times: Deadline) -> tuple[float, ...]:
    """Return when an awaited person is reminded, from the beginning of their turn."""
    hours = counted_hours(live, moment, times.seat)
    return reminders(times, live.clocks[times.seat], live.table.terms.pace, hours, pauses(hours, stops(live, moment)))


def next_reminder(live: Live, moment: Moment, times: Deadline) -> float | None:
    """Return when an awaited person is reminded next, or `None`."""
    return next((at for at in every_reminder(live, moment, times) if at > moment.now), None)


def is_time_to_remind(live: Live, moment: Moment, times: Deadline) -> bool:
    """Return whether the first reminder of an awaited person is due."""
    moments = every_reminder(live, moment, times)
    return bool(moments) and moments[0] <= moment.now


def come_back(live: Live, moment: Moment, seat: Seat) -> tuple[Live, list[Write]]:
    """Return the match when a person plays in their seat again, and the rows of it."""
    after, notices = settle(live.with_matters(vacancies=other_vacancies(live.table, seat)).with_table(alone=False, why=None), moment)
    return after, [*(NoticesGone(live.match, user, "play.notice.caretaker") for user in live.table.users([seat])), *notices]


def other_vacancies(table: Table, seat: Seat) -> tuple[Vacancy, ...]:
    """Return the vacancies of the other seats."""
    return tuple(vacancy for vacancy in table.vacancies if vacancy.seat != seat)


def outdated_notices(live: Live, moment: Moment, seat: Seat) -> list[Write]:
    """Return the rows that delete notices about a person's time, if they got any."""
    person, is_late = live.table.occupants[seat].person, seat in live.table.late
    times = deadline_of(live, moment, seat)
    is_reminded = times is not None and is_time_to_remind(live, moment, times)
    has_waited = PACES[live.table.terms.pace].limit is None and moment.now - live.table.changed_at >= REMIND_AFTER
    if person is None or not (is_late or is_reminded or has_waited):
        return []
    gone: list[Write] = [NoticesGone(live.match, person.user_id, f"play.notice.{kind}") for kind in REMINDERS]
    teller = person_to_notify(live.table, seat) if is_late else None
    return gone + [NoticesGone(live.match, teller, f"play.notice.somebody-{kind}") for kind in SILENT if teller is not None]


def person_to_notify(table: Table, seat: Seat) -> int | None:
    """Return the user id of the person who is mentioned when the time of a seat is up.

    It is the opener, or another person if the opener is in that seat or does not play; `None` if there is nobody else.
    """
    people = {at: person.user_id for at in table.present if (person := table.occupants[at].person) is not None}
    others = [user for at, user in people.items() if at != seat and user != people.get(seat)]
    return table.opener_id if table.opener_id in others else next(iter(others), None)


def _holiday_timers(live: Live, moment: Moment) -> Timers:
    """Return when holidays begin or end, so that the card is redrawn."""
    changes = ((seat, next_change(live.hours_at(seat), moment.now)) for seat in live.table.people)
    return {("away", seat): at for seat, at in changes if at is not None}


def _silence_timers(live: Live, moment: Moment) -> Timers:
    """Return when to check silent seats at a table without a time limit.

    Such a timer stays when seats move, because otherwise each move would write one and delete another. When it falls due, the time of the
    newest entry decides whether the seat was silent for long enough (`play.table.lateness`).
    """
    table = live.table
    if PACES[table.terms.pace].limit is not None or table.lesson is not None or len(table.present) < 2:
        return {}
    silences = {key: due for key, due in live.timers.items() if key[0] in ("late", "remind") and key[1] in table.present}
    for seat in table.to_act:
        if seat in table.present and seat not in table.late:
            silences.setdefault(("late", seat), moment.now + SILENCE)
            silences.setdefault(("remind", seat), moment.now + REMIND_AFTER)
    return silences


def _delayed_timers(live: Live, moment: Moment, seat: Seat) -> list[tuple[OwnKind, float]]:
    """Return the timers that answer for an awaited seat, each with its delay in seconds."""
    delays = moment.delays
    if live.table.lesson is not None:
        return []
    if live.table.occupants[seat].bot is not None:
        return [] if live.table.paused else [("bot", delays.before_bot(_is_fresh(live)))]
    if automatic_line(live, seat) is not None:
        return [("automatic", delays.before_automatic(_is_fresh(live), live.table.is_solo, sprint.is_live(live.table)))]
    if ordered_line(live, seat) is not None and not (seat in live.table.stood_for and live.timers.get(("order", seat)) == HELD):
        return [("order", delays.before_order(moment.rng, live.table.is_solo, sprint.is_live(live.table)))]
    return deputy.delayed_timers(live, moment, seat, _is_fresh(live))


def _is_fresh(live: Live) -> bool:
    """Return whether the newest entry is a person's own move, which they may take back."""
    return live.table.seq in live.acted


def automatic_line(live: Live, seat: Seat) -> str | None:
    """Return the line that the host plays by itself for the seat now, or `None`."""
    if live.rules is None or not live.table.terms.automatic or live.table.lesson is not None:
        return None
    automatic = live.rules.automatic(live.state)
    return automatic[1] if automatic is not None and automatic[0] == seat else None


def ordered_line(live: Live, seat: Seat) -> str | None:
    """Return the line that a seat's standing orders play now, or `None`."""
    return None if live.rules is None else worlds.ordered_line(live.rules, live.state, seat, live.orders_of(seat))


def without_answering_orders(live: Live, seat: Seat) -> tuple[Live, tuple[Order, ...]]:
    """Return the match without the orders that would play for a seat now, and those orders.

    They are removed after an undo, because they would play the same move again.
    """
    dropped: list[Order] = []
    while (line := ordered_line(live, seat)) is not None:
        orders = live.orders_of(seat)
        order = next((order for order in orders if ordered_line(without_orders(live, seat, [order]), seat) != line), orders[0])
        live = without_orders(live, seat, [order])
        dropped.append(order)
    return live, tuple(dropped)


def without_orders(live: Live, seat: Seat, gone: Iterable[Order]) -> Live:
    """Return the match without some orders of a seat."""
    removed = [(seat, order) for order in gone]
    return replace(live, orders=tuple(owned for owned in live.orders if owned not in removed))
