"""Questions that need the consent of every person at the table: what follows from a move. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Msg, Seat, Who
from play.follows.progress import HELD, notice
from play.values.live import Live
from play.values.moment import Moment
from play.values.stands import Proposal
from store.rows import Write


def takes_back(asked: Proposal) -> bool:
    """Whether a question asks to take moves back."""
    return asked.kind == "undo" or (asked.deed is not None and asked.deed.kind == "rewind")


def lapsed_proposal(live: Live, seat: Seat, now: float) -> tuple[Write, ...]:
    """What is asked at a table lapses because a seat went on: its proposer is told, unless they went on themselves.

    A question about taking back lapses with every move, because the move would have to be taken back as well; one about ending the
    match when somebody moves who was asked and has not agreed.
    """
    asked = live.table.proposal
    person = None if asked is None else live.table.occupants[asked.seat].person
    if asked is None or person is None or asked.seat == seat:
        return ()
    return (notice(live, person.user_id, Msg(f"play.notice.{asked.kind}-lapsed", who=Who(seat)), now),)


def unasked(live: Live, moment: Moment) -> Live:
    """The match without a question: bots and automatic moves wait for no answer, and standing orders only for an owner who looks at them,
    unless they are held."""
    latest = moment.now + moment.delays.while_present
    timers = {
        (kind, seat): min(due, latest) if kind == "order" and due < HELD else due
        for (kind, seat), due in live.timers.items()
        if kind not in ("bot", "automatic")
    }
    return replace(live, timers=timers).with_matters(proposal=None)
