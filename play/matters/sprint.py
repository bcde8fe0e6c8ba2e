"""The matter of being here for a while (`play.follows.sprint`).

Each seat whose person is here has a timer. When it or the short clock of a live table runs out, the person counts as gone, without a
penalty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.values.core import Msg, Seat
from play.follows.matter import Question
from play.follows.sprint import LIVE_TURN, STAY, here, is_live, leave_sprint
from play.table.acting import ActingMatter, Hands
from play.telling.pings import HERE
from play.values.live import Live, MatterKind, Moment, Timers
from play.values.stands import Sprint
from play.values.types import Table

SPRINT = MatterKind("sprint")


class Sprints(ActingMatter):
    """The people who are here."""

    name = "sprint"
    type = Sprint
    order = 60
    kinds: ClassVar[Mapping[MatterKind, float]] = {SPRINT: STAY}

    def questions(self, table: Table) -> tuple[Question, ...]:
        """Invite each person who has not been here, once in a sprint."""
        if table.sprint is None or not here(table):
            return ()
        invited = tuple(seat for seat in table.people if table.occupants[seat].user_id not in table.sprint.been)
        return (Question(HERE, table.sprint.since, invited, table.sprint, is_question=False),)

    def muted_users(self, table: Table) -> frozenset[int]:
        """Return everybody who is here at a live table."""
        return frozenset(guest.user_id for guest in here(table).values()) if is_live(table) else frozenset()

    def timers(self, live: Live, moment: Moment) -> Timers:
        """Return when those who are here count as gone."""
        return {
            (SPRINT, seat): presence.until if presence.move_by is None else min(presence.until, presence.move_by)
            for seat, presence in here(live.table).items()
        }

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """Count a person as gone. If the table was live, those who were here are notified."""
        person = live.table.occupants[seat].person
        after = live.with_matters(sprint=None if person is None else leave_sprint(live.table, person.user_id))
        is_over = is_live(live.table) and not is_live(after.table)
        notices = hands.ledger.notices(live, Msg("play.notice.live-over"), here(live.table)) if is_over else ()
        await hands.ledger.restate(live, after, notices)

    def settle(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """Update who is here and the short clocks; at a stopped match nobody is here."""
        return live.with_matters(sprint=None if live.table.stopped else _in_new_position(live.table, before.to_act, actor, moment.now))

    def after_reset(self, live: Live, moment: Moment) -> Live:
        """End the sprint of a frozen match. An undo leaves people where they are."""
        return live.with_matters(sprint=None) if live.table.status == "frozen" else live

    def people(self, table: Table) -> Iterable[int]:
        return () if table.sprint is None else (*table.sprint.been, *(guest.user_id for guest in table.sprint.here))

    def erase(self, table: Table, user_id: int) -> Table:
        sprint = leave_sprint(table, user_id)
        if sprint is not None:
            sprint = replace(sprint, been=tuple(user for user in sprint.been if user != user_id))
        return table.with_matters(sprint=sprint)

    def export(self, table: Table, user_id: int) -> Any:
        return {"here_until": [guest.until for guest in here(table).values() if guest.user_id == user_id]}


def _in_new_position(table: Table, awaited_before: tuple[Seat, ...], actor: Seat | None, now: float) -> Sprint | None:
    """Return the sprint in a new position; `None` if nobody is here.

    A person who gave up their seat is not here. The short clocks of a live table run for those who are awaited now. For seats that were
    awaited before (`awaited_before`) and have not moved, they go on.
    """
    present, is_clocked = here(table), is_live(table)
    if table.sprint is None or not present:
        return None
    present_now = []
    for seat, presence in present.items():
        move_by = None
        if is_clocked and seat in table.to_act:
            move_by = now + LIVE_TURN
            if presence.move_by is not None and seat in awaited_before and seat != actor:
                move_by = min(presence.move_by, move_by)  # the clock may have been ahead
        present_now.append(replace(presence, move_by=move_by, until=min(presence.until, now + STAY)))
    return replace(table.sprint, here=tuple(present_now))


MATTER = Sprints()
