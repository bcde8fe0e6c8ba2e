"""The words every game is written in: asks, options, turns, notes, results and the `Rules` of one game.

A move is a dialogue. A game writes one generator per turn; it asks, gets answers and returns a new state.
Nothing in this package knows Discord, a clock, a file or a natural language.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, NewType, TypeAlias, TypeVar

from engine.quick import quick

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


@dataclass(frozen=True, slots=True)
class Who:
    """A seat named inside a message; the reader sees the player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True, init=False)
class Msg:
    """Something to say, without a language: a catalogue key and its arguments.

    `Msg("pizarro.bid.ask", amount=7)` is looked up as `pizarro-bid-ask` in the reader's catalogue.
    A tuple as argument is read as a list ("a, b and c").
    """

    key: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, key: str, /, **args: Arg) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", tuple(sorted(args.items())) if len(args) > 1 else tuple(args.items()))


Arg: TypeAlias = "int | str | Msg | Who | tuple[int | str | Msg | Who, ...]"

Say: TypeAlias = Callable[["Msg | Who"], str]
"""Turns a message or a seat into text for one reader. Made by `data.words`."""


@quick
@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One possible answer.

    `value` is what the dialogue receives; `count` how often it may be taken in a multiset (equal cards);
    `group` gathers options of a long ask; `blocked` is the reason why it cannot be taken now.
    """

    token: Token
    value: T
    label: Msg
    hint: Msg | None = None
    count: int = 1
    group: Msg | None = None
    blocked: Msg | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A ready answer: the tokens to feed from this ask on, possibly several asks deep.

    A few without a `group` become buttons; those with one are the entries of menus beside them, for asks where nearly
    every complete answer deserves to be one click away.
    """

    path: Path
    label: Msg
    group: Msg | None = None


Check: TypeAlias = Callable[[tuple[Any, ...]], Msg | None]
"""Judges a whole answer; `None` means legal, otherwise the reason."""


@quick
@dataclass(frozen=True, slots=True)
class Ask:
    """A question with the answers that are legal now.

    `lo == hi == 1`: one option. Otherwise a multiset of `lo..hi` options, one token such as `3+4+4`,
    judged as a whole by `check`; the dialogue then receives a tuple of values in the order of the options.
    Every ask that is reached has at least one answer. The token of a `secret` ask is shown to its own seat
    only; others read `*` in the log.
    """

    prompt: Msg
    options: tuple[Option[Any], ...]
    lo: int = 1
    hi: int = 1
    check: Check | None = None
    suggest: Sequence[Suggestion] = ()
    secret: bool = False

    @property
    def is_single(self) -> bool:
        """Whether exactly one option is chosen."""
        return self.lo == 1 and self.hi == 1


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form. Its token is `key=answer`."""

    key: Token
    ask: Ask


@dataclass(frozen=True, slots=True)
class Form:
    """Several independent asks answered in any order; the dialogue receives a tuple, one value per field.

    `suggest` are ready answers to the whole form: one token per field, `key=answer`.
    """

    prompt: Msg
    fields: tuple[Field, ...]
    check: Check | None = None
    suggest: Sequence[Suggestion] = ()


Talk: TypeAlias = Generator[Ask | Form, Any, T]
"""A dialogue: yields asks, is sent the chosen values, returns a `T`."""


@quick
@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened. `to` is who may know it; `None` means everybody."""

    msg: Msg
    to: frozenset[Seat] | None = None


@quick
@dataclass(frozen=True, slots=True)
class Turn(Generic[S]):
    """What a finished dialogue returns.

    `sealed` is set when chance or a secret came out: no undo goes past it without the consent of all.
    """

    state: S
    notes: tuple[Note, ...] = ()
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a scoring sheet: what for, how many points, and the evidence for it."""

    label: Msg
    points: int
    evidence: Msg | None = None


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points of one seat; `total` is the sum of the rows."""

    rows: tuple[Row, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match. `ranks[seat]` is 1 for a winner; equal ranks are shared places."""

    ranks: tuple[int, ...]
    scores: tuple[ScoreSheet, ...]
    reason: Msg


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the table. Labels: `<game>.setting.<key>` and `<game>.setting.<key>.<choice>`.

    `expert` settings are shown only to those who ask for them. `implies` makes a choice a preset:
    `(choice, other setting's key, its choice)`; an explicit choice of the other setting wins.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    expert: bool = False
    implies: tuple[tuple[str, str, str], ...] = ()


Settings: TypeAlias = Mapping[str, str]
"""Every setting of a game with its choice, as `resolved` makes it."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: what the host shall do in the owner's place.

    An order is set by a dialogue (`Rules.order`); `line` is its transcript. One order a `slot`: a new one
    replaces the old, an empty `line` withdraws it. `scope` is the game's own mark of what the order is for
    (one auction, one phase, the match); `text` is how the owner sees it. Only the owner ever does.
    """

    slot: str
    line: Line
    scope: str
    text: Msg


class EngineError(ValueError):
    """Something was refused. `msg` says so to a player; the text is for developers and command lines."""

    def __init__(self, text: str, msg: Msg) -> None:
        super().__init__(text)
        self.msg = msg


class BadLine(EngineError):
    """The line is not made of tokens (empty, too long, incomplete)."""


class IllegalLine(EngineError):
    """A token was not offered. `offered` lists what was."""

    def __init__(self, text: str, msg: Msg, token: Token, offered: tuple[Token, ...]) -> None:
        super().__init__(text, msg)
        self.token = token
        self.offered = offered


class NotYourTurn(EngineError):
    """The seat is not among those who act now."""


class BadSetting(EngineError):
    """A setting or a choice that the game does not have, or a number of seats it cannot take."""


class Broken(AssertionError):
    """A conservation law does not hold: a card, ship or coin was lost or doubled."""


class Rules(ABC, Generic[S, V]):
    """One game. Stateless; every method is pure. `S` is its frozen state, `V` its view."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    longest: ClassVar[int]
    """A bound on the number of entries of a match, for tests and for `sim`."""
    short: ClassVar[Settings] = {}
    """Choices that make a match short, for tests and benchmarks; empty where every match is short enough."""

    @abstractmethod
    def setup(self, seats: int, settings: Settings, seed: str) -> S:
        """The state before the first move. `seed` feeds every shuffle and die of the match."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who is awaited: several seats act at the same time; none means the match is over."""

    @abstractmethod
    def turn(self, state: S, seat: Seat) -> Talk[Turn[S]]:
        """The dialogue of a seat in `to_act`. Nothing hidden is shown and nothing random happens inside."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; `None` is a spectator. Built up field by field, never cut down."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Ranks and scores, once the match is over."""

    @abstractmethod
    def audit(self, state: S) -> None:
        """Check the conservation laws; raises `Broken`."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, rng: Random) -> S:
        """The same position with everything that this seat (or spectator) may not know dealt anew."""

    @abstractmethod
    def opening(self, state: S) -> tuple[Note, ...]:
        """What chance brought at the set-up: notes of the first entry (start player, cards shown)."""

    @abstractmethod
    def status(self, view: V) -> Msg:
        """One line: whose turn it is and what is awaited."""

    @abstractmethod
    def describe(self, view: V) -> tuple[Msg, ...]:
        """The position in words, for alt texts and screen readers; the first message carries the essence."""

    @abstractmethod
    def greedy(self, view: V, ask: Ask | Form, path: Path, rng: Random) -> Token:
        """A sensible answer to one ask of this seat's dialogue, from its view alone (all tokens of a form, joined by spaces)."""

    def order(self, state: S, seat: Seat) -> Talk[Order] | None:
        """The dialogue that sets or withdraws a standing order; `None` when there is nothing to order now."""
        return None

    def obey(self, view: V, orders: tuple[Order, ...]) -> Line | None:
        """The line that the orders of the view's seat play now, or `None` to ask the player."""
        return None

    def keeps(self, view: V, order: Order) -> bool:
        """Whether an order still applies to this position; the host drops it and tells its owner otherwise."""
        return True


def resolved(rules: Rules[Any, Any], chosen: Settings) -> Settings:
    """Every setting with its choice: the explicit one, else what a preset implies, else the default.

    Raises `BadSetting` for unknown keys and choices.
    """
    known = {setting.key: setting for setting in rules.settings}
    for key, choice in chosen.items():
        if key not in known:
            raise BadSetting(f"{rules.name} has no setting {key}; it has {', '.join(known)}", Msg("core.setting.unknown", key=key))
        if choice not in known[key].choices:
            offered = ", ".join(known[key].choices)
            raise BadSetting(f"{key}={choice}: offered: {offered}", Msg("core.setting.choice", key=key, choice=choice, offered=offered))
    implied: dict[str, str] = {}
    for setting in rules.settings:
        choice = chosen.get(setting.key, setting.default)
        implied |= {key: value for when, key, value in setting.implies if when == choice}
    return {key: chosen.get(key, implied.get(key, setting.default)) for key, setting in known.items()}


def checked_seats(rules: Rules[Any, Any], seats: int) -> int:
    """The number of seats, if the game can take it; raises `BadSetting` otherwise."""
    if seats not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        raise BadSetting(f"{rules.name} takes {low} to {high} players, not {seats}", Msg("core.seats", low=low, high=high, seats=seats))
    return seats
