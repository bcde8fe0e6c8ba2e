"""Panels: what a person sees of a dialogue, what clicks refer to, and what came of them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.asks.decision import Decision
from engine.match.match import Entry
from engine.values.core import Ask, Line, Msg, Order, Path, Result, Seat, Token
from engine.walking.walk import Asking as Walk
from play.values.types import Table

Kind: TypeAlias = Literal["turn", "order", "plan", "early", "act"]
"""What a draft is for: the seat's turn, a standing order, a turn that is prepared, what the seat may answer before it is awaited, or the
turn of somebody absent for whom a referee answers (`act`): by what everybody sees, and with previews of that."""

MAKING_ORDERS: tuple[Kind, ...] = ("order", "early")
"""The kinds whose dialogues make a standing order."""


class Ref(Struct, frozen=True):
    """What a panel was drawn from.

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

    `steps` are the tokens so far, those of a half-filled form included; `answered` are the asks that they answer; `preview` is the
    seat's view of the position with them (`None` for an order). `changing`: the seat has chosen already and may choose otherwise.
    `base`: the seat's view of the position in which a turn is prepared, if it is not the present one. `decision` is the question in brief,
    from the true position of the seat. If a referee answers for the seat, it is made from the ask alone.
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

    `shown` is the line as others will read it; `order` the order it makes. `only` is set when there was nothing to choose: the label of
    the one thing that the turn can be, with the question `first`, its `decision`, and the view `before` it. `answered` are the asks with
    their answers, `preview` is what the seat sees of the position with them (`None` for an order). `changing`: the seat has chosen already
    and may choose otherwise. `told` is what the seat will read of the move; empty where chance or a secret comes out with it. `words` are
    those of the answer that was pressed, where one answer completes the move, and `hint` is its hint. `base` as in `AskingPanel`.
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
    """How a typed line can go on.

    The whole line, the answers that it has already, and what is added to them in words.
    """

    line: Line
    answered: tuple[tuple[Ask, Token], ...]
    label: Msg


class Waiting(Struct, frozen=True):
    """Others are awaited.

    `orders` are the person's own standing orders. `can_change`: the person has chosen already, nobody has seen it, and they may choose
    otherwise (`Turns.panel` with `change`). `can_plan`: there is a turn to prepare. `can_answer`: the person may say now what they will
    be asked, or say it anew; `answer` is the order by which they have said it.
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

    Its `line`, and in `words` the answer that it is, or what it comes to if no answer is all of it. `may_differ` as in `Basis`. `key`
    names what was shown.
    """

    line: Line
    may_differ: bool
    words: Msg
    key: str


class StandingOrders(Struct, frozen=True):
    """A person's standing orders.

    `held`: they wait until they are released. `goes_on`: when the host plays for the person now, as their orders say; `None` when these
    answer nothing at present. `awaited`: whether it is the person's turn. `seq` is the newest entry of the log.
    """

    orders: tuple[Order, ...] = ()
    held: bool = False
    goes_on: float | None = None
    awaited: bool = False
    seq: int = 0


class Over(Struct, frozen=True):
    """The match has ended; no result when it was closed."""

    match: int
    result: Result | None


class Spectating(Struct, frozen=True):
    """The person has no seat here. `part`: the part of the match that is played, where the game names any."""

    match: int
    status: Msg
    part: Msg | None = None


Panel: TypeAlias = AskingPanel | Ready | Waiting | Over | Spectating


class Played(Struct, frozen=True):
    """A move was stored.

    `views` are what its seat saw before it and sees after it, where a person made it.
    """

    table: Table
    entry: Entry
    views: tuple[Any, Any] | None = None


class Ordered(Struct, frozen=True):
    """A standing order was stored, or withdrawn if its line is empty.

    Or a turn was prepared.
    """

    table: Table
    order: Order
