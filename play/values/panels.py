"""Panels: what a person sees of a dialogue, what clicks refer to, and their results."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.asks.decision import Decision
from engine.match.match import Entry
from engine.values.core import Ask, Line, Msg, Order, Path, Result, Seat, Token
from engine.walking.walk import Asking as Walk
from play.values.types import Table

Kind: TypeAlias = Literal["turn", "order", "plan", "early", "act"]
"""What a draft is for.

`turn`: the seat's turn. `order`: a standing order. `plan`: a prepared turn. `early`: an answer before the seat is awaited. `act`: the
turn of an absent person for whom a referee answers, with the public view and previews only.
"""

MAKING_ORDERS: tuple[Kind, ...] = ("order", "early")
"""The kinds whose dialogues make a standing order."""


class Ref(Struct, frozen=True):
    """The position that a panel was drawn from.

    `seq` is the last entry seen, `rev` the revision of the draft, `asked` a short hash of the questions along the draft (empty if
    nothing is asked).
    """

    match: int
    kind: Kind
    seat: Seat
    seq: int
    rev: int
    asked: str = ""


class AskingPanel(Struct, frozen=True):
    """The dialogue waits for an answer.

    `steps`: the tokens so far, including those of a half-filled form. `answered`: the asks that they answer. `preview`: the seat's view of
    the position with them (`None` for an order). `changing`: the seat has chosen already and may choose again. `base`: the seat's view of
    the position in which a turn is prepared, if it is not the present one. `decision`: the question in brief, from the seat's true
    position; if a referee answers for the seat, from the ask alone.
    """

    ref: Ref
    walk: Walk
    steps: Path
    can_back: bool
    decision: Decision
    answered: tuple[tuple[Ask, Token], ...] = ()
    changing: bool = False
    preview: Any = None
    base: Any = None


class Ready(Struct, frozen=True):
    """The dialogue is complete and waits for *Confirm*.

    `shown`: the line as others will read it. `order`: the order that it makes. `only`: set if there was no choice, the label of the only
    possible turn, with its question `first`, its `decision`, and the view `before` it. `answered`, `preview`, `changing`, `base`: as in
    `AskingPanel`. `told`: what the seat will read of the move; empty if the move reveals chance or a secret. `words`, `hint`: the label and
    hint of the pressed answer, if one answer completes the move.
    """

    ref: Ref
    line: Line
    shown: Line
    path: Path
    order: Order | None = None
    only: Msg | None = None
    answered: tuple[tuple[Ask, Token], ...] = ()
    changing: bool = False
    preview: Any = None
    told: tuple[Msg, ...] = ()
    words: Msg | None = None
    hint: Msg | None = None
    base: Any = None
    first: Walk | None = None
    decision: Decision | None = None
    before: Any = None


class Completion(Struct, frozen=True):
    """How a typed line can go on: the whole line, its answers so far, and the next label."""

    line: Line
    answered: tuple[tuple[Ask, Token], ...]
    label: Msg


class Waiting(Struct, frozen=True):
    """Others are awaited.

    `orders`: the person's own standing orders. `can_change`: the person has chosen, nobody has seen it, and they may choose again
    (`Turns.panel` with `change`). `can_plan`: there is a turn to prepare. `can_answer`: the person may answer early what they will be
    asked, or change that answer; `answer` is the order that holds it.
    """

    ref: Ref
    status: Msg
    awaited: tuple[Seat, ...]
    orders: tuple[Order, ...]
    can_order: bool
    can_change: bool = False
    can_plan: bool = False
    can_answer: bool = False
    answer: Order | None = None


class OfferedTurn(Struct, frozen=True):
    """A next turn that is ready made.

    `words`: the answer that it is, or its result if it has several answers. `may_differ`: as in `Basis`. `key` names what was shown.
    """

    line: Line
    may_differ: bool
    words: Msg
    key: str


class StandingOrders(Struct, frozen=True):
    """A person's standing orders.

    `held`: they wait until they are released. `goes_on`: when the host plays by them; `None` if they answer nothing at present. `awaited`:
    whether it is the person's turn. `seq`: the newest entry of the log.
    """

    orders: tuple[Order, ...] = ()
    held: bool = False
    goes_on: float | None = None
    awaited: bool = False
    seq: int = 0


class Finished(Struct, frozen=True):
    """The match has ended; no result when it was closed."""

    match: int
    result: Result | None


class Spectating(Struct, frozen=True):
    """The person has no seat here. `part`: the part of the match, if the game has parts."""

    match: int
    status: Msg
    part: Msg | None = None


Panel: TypeAlias = AskingPanel | Ready | Waiting | Finished | Spectating


class Played(Struct, frozen=True):
    """A move was stored. `views`: its seat's view before and after it, if a person made it."""

    table: Table
    entry: Entry
    views: tuple[Any, Any] | None = None


class Ordered(Struct, frozen=True):
    """A standing order was stored, or withdrawn if its line is empty, or a turn was prepared."""

    table: Table
    order: Order
