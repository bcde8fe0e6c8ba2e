"""Gathers all that the private screen of a table shows, as it is at one moment.

Building the screen then reads nothing. If a part beside the panel fails, the panel is shown without it (`beside`).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from typing import TypeVar

from msgspec import structs

from cogs.edge.services import texts_about
from cogs.panel import deciding
from cogs.screens import questions
from cogs.screens.questions import ShownQuestion
from engine.asks.decision import Answer, Decision, usual
from engine.match.match import Entry
from engine.values.core import EngineError, Say
from engine.walking.guarding import Overrun
from metrics import ERRORS
from play.host import Host
from play.table.lessons import LessonPosition
from play.telling.watching import Belief
from play.time.paces import Deadline
from play.turn.coach import Offer, ideas_allowed
from play.values.errors import StaleTable, error_trace
from play.values.panels import AskingPanel, Finished, OfferedTurn, Panel, Ready, Spectating, StandingOrders, Waiting
from play.values.personal import Notice, PersonSettings
from play.values.types import Absence, Table

log = logging.getLogger(__name__)

T = TypeVar("T")

NO_ORDERS = StandingOrders()
"""The orders of a person who has none."""

PLAYED_FOR = frozenset(f"play.notice.{name}" for name in ("deputy", "answered", "acted", "answered-for"))
"""Notices that something was played for a person, who can look at it."""


@dataclass(frozen=True, slots=True)
class PanelSight:
    """All that a person's screens of a table show."""

    table: Table
    panel: Panel
    user_id: int
    locale: str
    settings: PersonSettings
    orders: StandingOrders = NO_ORDERS
    ideas: tuple[Answer, ...] = ()
    """The coach's ideas, if the person asked for them about the open question."""
    offer: Offer | None = None
    """Whether the person may ask the coach; `None`: there is no coach here, or it was not looked up."""
    lesson: LessonPosition | None = None
    notices: tuple[Notice, ...] = ()
    questions: tuple[ShownQuestion, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    away: tuple[Absence, ...] = ()
    bank: float | None = None
    """Seconds left in the person's time bank; `None`: they have none."""
    memo: str = ""
    onward: tuple[Table | None, int] = (None, 0)
    """The next table that waits for the person (`None`: none does), and how many do."""
    new_order: Panel | None = None
    """The panel of a new order while others are awaited."""
    next_turn: OfferedTurn | None = None
    """The likely next turn, which the person can prepare."""
    next_asked: AskingPanel | None = None
    """The first question of that turn, while nothing of it is answered."""
    may_watch: bool = False
    """Whether the person may follow the match and read its log."""
    belief: Belief | None = None
    """What people predict, and the person's own prediction; `None`: they may not watch."""
    own_move: Entry | None = None
    """The move that the person has just made."""

    @property
    def say(self) -> Say:
        """Texts for the person, with the names of the seats."""
        return texts_about(self.table, self.locale, self.user_id)

    @property
    def is_turn(self) -> bool:
        """Whether the panel is that of a turn, and not of an order or a turn that is prepared."""
        return isinstance(self.panel, AskingPanel | Ready) and self.panel.ref.kind == "turn"

    @property
    def own_deadline(self) -> Deadline | None:
        """The deadline of the person; `None`: their time does not run."""
        return next((deadline for deadline in self.deadlines if deadline.seat == self.table.seat_of(self.user_id)), None)

    @property
    def is_turn_ordered(self) -> bool:
        """Whether an order is to play this turn: it is about to, or is held."""
        return self.is_turn and (self.orders.goes_on is not None or self.orders.held)

    @property
    def was_played_for(self) -> bool:
        """Whether moves were played for the person, and a notice here says so."""
        return any(notice.msg.key in PLAYED_FOR for notice in self.notices)

    @property
    def can_undo(self) -> bool:
        """Whether the move just made can be taken back."""
        move, table = self.own_move, self.table
        return move is not None and not move.sealed and table.status == "running" and table.seq == move.seq

    @property
    def first(self) -> tuple[Answer, ...]:
        """The answers that come before those of the game: a teacher's or a coach's."""
        panel = self.panel
        if not isinstance(panel, AskingPanel) or panel.ref.kind != "turn":
            return ()
        if self.lesson is not None and self.lesson.is_asked:
            lasting = tuple(answer for answer in panel.decision.answers if answer.lasts)
            lesson, step = self.lesson.lesson, self.lesson.step
            deed = lesson.words(step.name, "deed") if step.deed else None
            return lasting or deciding.taught(panel, tuple(step.line.split()), self.lesson.along, deed, step.deed == "bare")
        if panel.can_back or not self.ideas:
            return ()
        paths = {idea.path for idea in self.ideas}
        return (*self.ideas, *(answer for answer in panel.decision.answers if answer.stays and answer.path not in paths))

    @property
    def decision(self) -> Decision | None:
        """The decision in brief, with the answers for which there is room."""
        if not isinstance(self.panel, AskingPanel):
            return None
        other_rows = sum((self.is_turn_ordered, self.can_undo, self.was_played_for, bool(self.questions)))
        return deciding.shown_decision(self.panel, self.first, ideas_allowed(self.table) != "none", other_rows)


def is_fresh(panel: Panel) -> bool:
    """Return whether nothing is chosen on the panel of a turn yet, or others are awaited."""
    if isinstance(panel, AskingPanel):
        return panel.ref.kind in ("turn", "early") and not panel.can_back
    if isinstance(panel, Ready):
        return panel.ref.kind in ("turn", "early") and panel.only is not None
    return isinstance(panel, Waiting)


async def beside(table: Table, user_id: int, what: str, part: Awaitable[T], otherwise: T) -> T:
    """Return a part that is shown beside a panel, or `otherwise` if it fails.

    The log has which part failed, for whom and where. A refusal (`EngineError`) is no failure, and is raised.
    """
    try:
        return await part
    except EngineError:
        raise
    except Exception as error:
        note_failure(table, user_id, what, error)
        return otherwise


def note_failure(table: Table, user_id: int, what: str, error: Exception) -> None:
    """Log a part of a screen that failed, with ids and the place alone.

    An `Overrun` is raised again: what has used up its time once would hold up everybody a second time.
    """
    if isinstance(error, Overrun):
        raise error
    ERRORS.count("panel", type(error).__name__)
    log.error("%s could not be shown: %s", what, error_trace(error), extra={"match": table.match, "user": user_id})


def without_decision(sight: PanelSight) -> PanelSight:
    """Return a sight without anything that a game or a coach says about the question.

    It has only the likely answer of the next turn.
    """
    panel, sight = sight.panel, replace(sight, next_asked=None, new_order=None)
    if isinstance(panel, AskingPanel):
        panel = structs.replace(panel, decision=usual(panel.walk.ask))
    elif isinstance(panel, Ready) and panel.first is not None:
        panel = structs.replace(panel, decision=usual(panel.first.ask))
    return replace(sight, panel=panel, ideas=(), lesson=None if sight.lesson is None else structs.replace(sight.lesson, along=()))


async def gather_sight(host: Host, panel: Panel, user_id: int, locale: str, own_move: Entry | None = None) -> PanelSight:
    """Return everything that the screen of a panel shows, read at the moment of the host."""
    match = panel.match if isinstance(panel, Finished | Spectating) else panel.ref.match
    table = await host.reading.table(match)
    sight = PanelSight(table, panel, user_id, locale, settings=await host.people.settings(user_id), own_move=own_move)
    nowhere: tuple[Table | None, int] = (None, 0)
    if isinstance(panel, Finished):
        return replace(sight, onward=await beside(table, user_id, "the next table", host.desk.next(user_id, match), nowhere))
    if table.lesson is not None:
        return replace(sight, lesson=await host.lessons.look(match, user_id))
    sight = replace(
        sight,
        orders=await beside(table, user_id, "the orders", host.plans.standing_orders(match, user_id), NO_ORDERS),
        deadlines=await beside(table, user_id, "the deadlines", host.reading.deadlines(match), ()),
        memo=await beside(table, user_id, "the memo", host.desk.memo(match, user_id), ""),
    )
    if isinstance(panel, AskingPanel | Ready):
        is_turn = panel.ref.kind == "turn"
        return replace(sight, ideas=await beside(table, user_id, "the ideas", _ideas(host, panel, user_id), ())) if is_turn else sight
    sight = replace(sight, away=await host.reading.away(match), bank=await host.reading.bank(match, user_id))
    if isinstance(panel, Spectating):
        may_watch = (await host.houses.at(table)).may_watch(table, user_id)
        if not may_watch:
            return sight
        belief = await beside(table, user_id, "the prediction", host.watching.belief(table, user_id), None)
        return replace(sight, may_watch=True, belief=belief)
    new_order, next_turn, plan = None, None, None
    if panel.can_order:
        new_order = await beside(table, user_id, "an order", host.turns.panel(match, user_id, "order"), None)
    if panel.can_plan:
        next_turn = await beside(table, user_id, "the turn offered", host.plans.offer(match, user_id), None)
    if next_turn is not None:
        plan = await beside(table, user_id, "the next turn", host.turns.panel(match, user_id, "plan"), None)
    return replace(
        sight,
        onward=await beside(table, user_id, "the next table", host.desk.next(user_id, match), nowhere),
        new_order=new_order,
        next_turn=next_turn,
        next_asked=plan if isinstance(plan, AskingPanel) and not plan.can_back else None,
    )


async def with_news(host: Host, sight: PanelSight, most: int) -> PanelSight:
    """Add at most `most` notices, and the questions to the person."""
    table, user = sight.table, sight.user_id
    notices = (await beside(table, user, "the notices", host.people.notices(table.match, user), ()))[:most]
    open_now: list[ShownQuestion] = []
    if table.seat_of(user) is not None:
        open_now = await beside(table, user, "the questions", questions.open_questions(host, table, sight.say, user), [])
    return replace(sight, notices=tuple(notices), questions=tuple(open_now))


async def with_more(host: Host, sight: PanelSight) -> PanelSight:
    """Add what *More* shows besides the panel: all notices, and the coach."""
    match, user, table = sight.table.match, sight.user_id, sight.table
    return replace(
        sight,
        notices=await beside(table, user, "the notices", host.people.notices(match, user), ()),
        offer=await beside(table, user, "the coach", host.coach.offer(match, user), None),
    )


async def _ideas(host: Host, panel: AskingPanel | Ready, user_id: int) -> tuple[Answer, ...]:
    """Return the ideas that were asked for about the open question, as answers to it."""
    offer = await host.coach.offer(panel.ref.match, user_id)
    if offer is None or not offer.is_paid or isinstance(panel, Ready) or panel.can_back:
        return ()
    try:
        advised = await host.coach.stored_advice(panel.ref.match, user_id)
    except StaleTable:
        return ()
    if advised.is_even:
        return ()
    return tuple(deciding.idea(panel, tuple(idea.idea.line.split()), idea.idea.words) for idea in advised.ideas)
