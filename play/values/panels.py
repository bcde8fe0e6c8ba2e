"""Panels: what a person sees of a dialogue, what clicks refer to, and their results."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.asks.decision import Decision
from engine.match.match import Entry
from engine.values.core import Ask, Line, Msg, Order, Path, Result, Seat, Token
from engine.walking.walk import Asking
from play.values.types import Table

Kind: TypeAlias = Literal["turn", "order", "plan", "early", "act"]
"""What a draft is for.

- `turn`: the seat's turn.
- `order`: a standing order.
- `plan`: a prepared turn.
- `early`: an answer before the seat is awaited.
- `act`: the turn of an absent person for whom a referee answers, by the public view.
"""

MAKING_ORDERS: tuple[Kind, ...] = ("order", "early")
"""The kinds whose dialogues make a standing order."""


class Ref(Struct, frozen=True):
    """The position from which a panel was drawn.

    `seq`: the last entry. `rev`: the revision of the draft. `asked`: a short hash of the questions along the draft; empty if nothing is
    asked.
    """

    match: int
    kind: Kind
    seat: Seat
    seq: int
    rev: int
    asked: str = ""


class AskingPanel(Struct, frozen=True):
    """The dialogue waits for an answer."""

    ref: Ref
    walk: Asking
    steps: Path
    """The tokens so far, including those of a half-filled form."""
    can_back: bool
    """Whether there is an answer that *Back* takes back."""
    decision: Decision
    """The question in brief, with suggestions; if a referee answers for the seat, by the public view."""
    answered: tuple[tuple[Ask, Token], ...] = ()
    """The asks that the tokens answer, with the answers."""
    changing: bool = False
    """Whether the seat has chosen already and may choose again."""
    preview: Any = None
    """The seat's view of the position after these answers; `None` for an order."""
    base: Any = None
    """For a prepared turn, the seat's view of the position in which it begins; else `None`."""


class Ready(Struct, frozen=True):
    """The dialogue is complete and waits for *Confirm*.

    `answered`, `changing`, `preview` and `base` are as in `AskingPanel`.
    """

    ref: Ref
    line: Line
    shown: Line
    """The line as others will read it."""
    path: Path
    order: Order | None = None
    """The order that it makes; `None` for a move."""
    only: Msg | None = None
    """The label of the only possible turn, if there was no choice; else `None`."""
    answered: tuple[tuple[Ask, Token], ...] = ()
    changing: bool = False
    preview: Any = None
    told: tuple[Msg, ...] = ()
    """What the seat will read of the move; empty if the move reveals chance or a secret."""
    words: Msg | None = None
    """The label of the suggestion that completed the move, if one did."""
    hint: Msg | None = None
    """The hint of that suggestion."""
    base: Any = None
    first: Asking | None = None
    """If there was no choice, the only question."""
    decision: Decision | None = None
    """If there was no choice, that question in brief."""
    before: Any = None
    """If there was no choice, the view of the position before the turn."""


class Completion(Struct, frozen=True):
    """How a typed line can go on: the whole line, the answers so far, the next one's label."""

    line: Line
    answered: tuple[tuple[Ask, Token], ...]
    label: Msg


class Waiting(Struct, frozen=True):
    """Others are awaited."""

    ref: Ref
    status: Msg
    awaited: tuple[Seat, ...]
    orders: tuple[Order, ...]
    """The person's own standing orders."""
    can_order: bool
    """Whether the person can set a standing order."""
    can_change: bool = False
    """Whether the person has chosen, nobody has seen it, and they may choose again (`Turns.panel` with `change`)."""
    can_plan: bool = False
    """Whether there is a turn to prepare."""
    can_answer: bool = False
    """Whether the person may answer early what they will be asked, or change that answer."""
    answer: Order | None = None
    """The order that holds the early answer; `None` for none."""


class OfferedTurn(Struct, frozen=True):
    """A suggestion for a person's next turn.

    `words`: the label of its answer, or its result if it has several answers. `may_differ`: as in `Basis`. `key` names what was shown.
    """

    line: Line
    may_differ: bool
    words: Msg
    key: str


class StandingOrders(Struct, frozen=True):
    """A person's standing orders.

    `held`: the person holds them until they release them. `goes_on`: when the host plays by them; `None` if they play nothing now.
    `awaited`: it is the person's turn. `seq`: the newest entry of the log.
    """

    orders: tuple[Order, ...] = ()
    held: bool = False
    goes_on: float | None = None
    awaited: bool = False
    seq: int = 0


class Finished(Struct, frozen=True):
    """The match has ended. `result`: `None` if it was closed."""

    match: int
    result: Result | None


class Spectating(Struct, frozen=True):
    """The person has no seat here. `part`: the part of the match, if the game has parts."""

    match: int
    status: Msg
    part: Msg | None = None


Panel: TypeAlias = AskingPanel | Ready | Waiting | Finished | Spectating


class Played(Struct, frozen=True):
    """A move was stored. `views`: the seat's views before and after it, if a person made it."""

    table: Table
    entry: Entry
    views: tuple[Any, Any] | None = None


class Ordered(Struct, frozen=True):
    """A standing order was stored, or withdrawn if its line is empty, or a turn was prepared."""

    table: Table
    order: Order
