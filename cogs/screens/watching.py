"""The predictions of people who watch: one's own, and when they are closed all. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.actions.tables import Predict
from cogs.panel.spec import Choice, Menu, Row, cut
from engine.values.core import Msg, Say, Seat, Who
from play.telling.watching import Belief
from play.values.types import Table


def lines(belief: Belief | None, say: Say) -> list[str]:
    """Return the lines about predictions on the panel of somebody who watches."""
    if belief is None:
        return []
    if not belief.is_open:
        own = [] if belief.own is None else [say(Msg("watch.own", who=Who(belief.own)))]
        return [" ".join([say(most_predicted(belief.count, belief.seats)), *own])] if belief.count else []
    if belief.refused is not None:
        return [f"-# {say(belief.refused)}"]
    msg = Msg("watch.asked") if belief.own is None else Msg("watch.said", who=Who(belief.own))
    return [say(msg)]


def most_predicted(count: int, by_seat: Sequence[tuple[Seat, int]]) -> Msg:
    """Return who has most of `count` predictions; all of them if several have equally many."""
    most = max(number for _, number in by_seat)
    first = tuple(Who(seat) for seat, number in by_seat if number == most)
    return Msg("watch.believe", most=most, count=count, who=first, equal=len(first))


def rows(table: Table, belief: Belief | None, say: Say) -> tuple[Row, ...]:
    """Return the menu of the seats, while predictions are open."""
    if belief is None or not belief.is_open or belief.refused is not None:
        return ()
    seats = [Seat(seat) for seat in range(len(table.occupants))]
    choices = tuple(Choice(str(seat), cut(say(Who(seat)), 90), chosen=seat == belief.own) for seat in seats)
    return (Menu(Predict(table.match), say(Msg("watch.who")), choices),)


def result(table: Table, count: int, by_seat: Sequence[tuple[Seat, int]], say: Say) -> list[str]:
    """Return how many predictions were right, for the card of a finished match."""
    if not count or table.result is None:
        return []
    right = sum(number for seat, number in by_seat if seat in table.result.winners)
    return [f"-# {say(Msg('watch.right', right=right, count=count))}"]
