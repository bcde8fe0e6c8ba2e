"""The types every game is written in: messages, asks, options, turns, notes, results.

`engine/game/rules.py` puts them together as the `Rules` of one game.

A move is a dialogue. A game writes one generator per turn; it asks, gets answers and returns a new state.
Nothing in this package knows Discord, a clock, a file or a natural language.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, NewType, NoReturn, TypeAlias, TypeVar

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, 0..n-1 in the order of play. A Discord id never enters the engine."""

Token: TypeAlias = str
"""One answer: lower case, no spaces, permanent."""

Line: TypeAlias = str
"""A whole move: its tokens joined by single spaces."""

Path: TypeAlias = tuple[Token, ...]
"""The tokens given so far."""

NONE: Token = "-"
"""The token of an empty multiset."""

HIDDEN: Token = "*"
"""What others read in the log in place of a secret token."""

OPEN: Token = "?"
"""In a draft, a field of a form that has no answer yet."""

T = TypeVar("T")
S = TypeVar("S")
V = TypeVar("V")


class Who(Struct, frozen=True):
    """A seat named inside a message; the reader sees the player's name."""

    seat: Seat


class Msg:
    """A text in no language yet: the key of a catalogue entry, and its arguments.

    `Msg("toy.bid.ask", amount=7)` is looked up as `toy-bid-ask` in the reader's catalogue.
    A tuple as argument is read as a list ("a, b and c"). Two messages are equal if key and arguments are.

    >>> Msg("toy.bid.ask", amount=7) == Msg("toy.bid.ask", amount=7)
    True
    >>> Msg("toy.won", who=Who(Seat(0)))
    Msg('toy.won', who=Who(seat=0))
    """

    __slots__ = ("args", "key")

    key: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, key: str, /, **args: Arg) -> None:
        _set_key(self, key)
        _set_args(self, tuple(sorted(args.items())) if len(args) > 1 else tuple(args.items()))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a message never changes: {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Msg({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.args)])})"

    def __reduce__(self) -> tuple[Callable[..., Msg], tuple[str, tuple[tuple[str, Arg], ...]]]:
        return _message, (self.key, self.args)


_MSG: Any = Msg
_set_key: Callable[[Msg, str], None] = _MSG.key.__set__
_set_args: Callable[[Msg, tuple[tuple[str, Arg], ...]], None] = _MSG.args.__set__


def _message(key: str, args: tuple[tuple[str, Arg], ...]) -> Msg:
    return Msg(key, **dict(args))


Arg: TypeAlias = "int | str | Msg | Who | tuple[int | str | Msg | Who, ...]"

Say: TypeAlias = Callable[["Msg | Who"], str]
"""Turns a message or a seat into text for one reader. Made by `words`."""


class Option(Struct, Generic[T], frozen=True):
    """One possible answer.

    >>> Option("4", 4, Msg("toy.coins", count=4)).value
    4
    """

    token: Token
    value: T
    """What the dialogue receives, and what renderers, bots and tests use: a region, a card, an amount. It is never parsed out of the
    token."""
    label: Msg
    hint: Msg | None = None
    """What is added to the label if there is room."""
    count: int = 1
    """How often it may be taken in a multiset, such as equal cards."""
    group: Msg | None = None
    """The name of a group in which options of a long ask are shown together."""
    blocked: Msg | None = None
    """Why it cannot be taken now; `None`: it can."""


Check: TypeAlias = Callable[[tuple[Any, ...]], Msg | None]
"""Judges the values of a whole answer; returns why it is not legal, or `None` if it is."""


class Several(Struct, frozen=True):
    """The shape of an answer that takes `lo` to `hi` options.

    >>> pay = Several(1, 3, check=lambda coins: None if sum(coins) >= 5 else Msg("toy.too-little"))
    >>> pay.check((3, 1))
    Msg('toy.too-little')
    """

    lo: int
    hi: int
    check: Check | None = None
    """Judges the answer as a whole; `None`: every set of options is legal."""


class Ask(Struct, frozen=True):
    """A question with the answers that are legal now; there is always at least one.

    >>> ask = Ask("go", Msg("toy.go"), (Option("home", 1, Msg("toy.home")), Option("sea", 2, Msg("toy.sea"), blocked=Msg("toy.storm"))))
    >>> [option.token for option in ask.free]
    ['home']
    """

    name: str
    """Permanent and the same in every match (`bid.amount`): bots, renderers, tests and documents use it."""
    prompt: Msg
    options: tuple[Option[Any], ...]
    several: Several | None = None
    """`None`: exactly one option is chosen, and the dialogue receives its value. Otherwise a multiset is chosen, which is one token such as
    `3+4+4`, and the dialogue receives a tuple of values in the order of the options, also if it is only one."""
    suggest: Sequence[Any] = ()
    """Of interface 1.0: today `Mind.decision` says which answers make sense."""
    secret: bool = False
    """Whether only its own seat reads the answer in the log; others read `*`."""
    so_far: Callable[[], Any] | None = None
    """Makes the position with the answers given up to here; it is called only if somebody looks. `None`: nothing has changed since the ask
    before."""
    word: Token | None = None
    """A word of the notation that stands before the answer in the line (`pay 3+4`); it is no question of its own. Who types the line may
    leave it out."""

    @property
    def free(self) -> tuple[Option[Any], ...]:
        """The options that may be taken now."""
        return tuple([option for option in self.options if option.blocked is None])


class Field(Struct, frozen=True):
    """One line of a form. Its token is `key=answer`."""

    key: Token
    ask: Ask


class Form(Struct, frozen=True):
    """Several independent asks, answered in any order. The dialogue receives all their values.

    >>> FORM.check(("land", (19,)))
    Msg('core.ask.text', text='land keeps two')
    """

    name: str
    prompt: Msg
    fields: tuple[Field, ...]
    check: Check | None = None
    """Judges the values of all fields together."""
    suggest: Sequence[Any] = ()
    """Of interface 1.0, as in `Ask`."""
    so_far: Callable[[tuple[Any, ...]], Any] | None = None
    """Makes the position out of the values of the fields; the value of a field without an answer is `None`."""


Talk: TypeAlias = Generator[Ask | Form, Any, T]
"""A dialogue: yields asks, is sent the chosen values, returns a `T`."""


class Note(Struct, frozen=True, eq=False):
    """Something that happened, and who may know it.

    Notes that differ only in `begins` or `lapses` are equal, because these say how a note is read, and not what it says.

    >>> Note(Msg("toy.bid", amount=3), lapses=True) == Note(Msg("toy.bid", amount=3))
    True
    """

    msg: Msg
    to: frozenset[Seat] | None = None
    """The seats that may know it; `None`: everybody may."""
    begins: bool = False
    """Whether it begins a new paragraph among the notes of an entry."""
    lapses: bool = False
    """Whether it is left out once another note is shown ("Ana has chosen", before all is revealed)."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.msg == other.msg and self.to == other.to

    def __ne__(self, other: object) -> bool:  # `__ne__` of a Struct would compare by identity
        return not self == other

    def __hash__(self) -> int:
        return hash((self.msg, self.to))


class Turn(Struct, Generic[S], frozen=True):
    """What a finished dialogue returns.

    >>> from engine.walking.walk import play
    >>> play(RULES, START, FIRST, "bid 3").value.state.bid
    3
    """

    state: S
    notes: tuple[Note, ...] = ()
    sealed: bool = False
    """Whether chance or a secret was revealed. Then it cannot be undone without the consent of all."""
    before_chance: Callable[[], S] | None = None
    """Of a sealed turn, makes the position that the player may see before they confirm. `None`: they see what the last ask showed."""


class Row(Struct, frozen=True):
    """A row of a scoring sheet."""

    label: Msg
    """What the points are for."""
    points: int
    evidence: Msg | None = None
    """How the points come about, such as the cards that were counted."""


class ScoreSheet(Struct, frozen=True):
    """The points of one seat; `total` is the sum of the rows.

    The sheets of all seats have the same labels in the same order, because they are shown side by side.

    >>> rows = (Row(Msg("toy.pearls"), 5), Row(Msg("toy.debts"), -2))
    >>> ScoreSheet(rows, sum(row.points for row in rows)).total
    3
    """

    rows: tuple[Row, ...]
    total: int


class Result(Struct, frozen=True):
    """The end of a match.

    `ranks[seat]` is 1 for a winner; equal ranks are shared places. If nobody has won, the best have rank 2. `Rules.sides` says who wins
    and loses together.

    >>> Result((2, 1), (), Msg("toy.over")).winners
    (1,)
    >>> Result((2, 2), (), Msg("leaky_lugger.sunk")).winners
    ()
    """

    ranks: tuple[int, ...]
    scores: tuple[ScoreSheet, ...]
    reason: Msg

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1, perhaps none."""
        return tuple([Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1])

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats by their ranks, those with the best one first."""
        return tuple([Seat(seat) for seat in sorted(range(len(self.ranks)), key=lambda seat: self.ranks[seat])])


class Order(Struct, frozen=True):
    """A standing order: what the host plays in its owner's place.

    It is set by a dialogue (`Orders.ask`).

    >>> from engine.walking.walk import follow
    >>> follow(RULES.orders.ask(START, FIRST), ("limit", "5")).value
    Order(slot='limit', line='limit 5', scope='1', text=Msg('core.ask.text', text='limit', top=5))
    """

    slot: str
    """A seat has one order in each slot; a new one replaces it."""
    line: Line
    """The transcript of the dialogue; an empty one withdraws the order of the slot."""
    scope: str
    """What the order is for, such as an auction, a phase or the match."""
    text: Msg
    """How its owner reads it; nobody else does."""


class Condition(Struct, frozen=True):
    """Something that must not have changed for a prepared turn to be played.

    >>> RULES.planning.conditions(START, SECOND, "bid 3")[0].value
    '1'
    """

    name: str
    """The permanent name of the condition."""
    value: str
    """How it is now, in one word. The turn is played only if this is the same then."""
    text: Msg
    """What its owner reads, such as "Macao is still unexplored"."""


class EngineError(ValueError):
    """A refusal. `msg` is for the player, the text for developers and command lines."""

    def __init__(self, text: str, msg: Msg) -> None:
        super().__init__(text)
        self.msg = msg


class BadLine(EngineError):
    """The line is not made of tokens (empty, too long, incomplete).

    >>> from engine.walking.walk import play
    >>> play(RULES, START, FIRST, "bid")
    Traceback (most recent call last):
    engine.values.core.BadLine: bid: more is asked: 1..9
    """


class IllegalLine(EngineError):
    """A token is not among those that are `offered`.

    >>> from engine.walking.walk import play
    >>> play(RULES, START, FIRST, "bid 12")
    Traceback (most recent call last):
    engine.values.core.IllegalLine: 12: core.ask.text; offered: 1..9
    """

    def __init__(self, text: str, msg: Msg, token: Token, offered: tuple[Token, ...]) -> None:
        super().__init__(text, msg)
        self.token = token
        self.offered = offered


class NotYourTurn(EngineError):
    """The seat is not among those who act now.

    >>> from engine.walking.walk import play
    >>> play(RULES, START, SECOND, "pass")
    Traceback (most recent call last):
    engine.values.core.NotYourTurn: seat 1 may not act; seats that may: 0
    """


class BadSetting(EngineError):
    """The game does not have this setting, choice or number of seats."""


class Broken(AssertionError):
    """A conservation law is broken: a card, ship or coin was lost or doubled."""


class Mistake(Broken):
    """A game does what no game may do.

    The text tells the author of the game what is wrong, where, and what to do.
    """
