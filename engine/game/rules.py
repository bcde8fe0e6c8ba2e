"""One game: its settings, and the functions that are its rules.

Everything here is pure. A game is one `Rules` value, made in `games/<game>/game.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.game.account import Account, Course
from engine.game.mind import Mind
from engine.values.core import BadSetting, Condition, Line, Msg, Note, Order, Result, Row, Seat, Talk, Turn, Who
from engine.values.event import Event

S = TypeVar("S")
V = TypeVar("V")


class Setting(Struct, frozen=True):
    """An option of the table.

    Its labels are the messages `<game>.setting.<key>` and `<game>.setting.<key>.<choice>`.

    >>> length = Setting("length", ("short", "long"), default="short", implies=(("long", "cards", "many"),))
    >>> length.default
    'short'
    """

    key: str
    choices: tuple[str, ...]
    default: str
    expert: bool = False
    """Whether it is shown only to those who ask for such settings."""
    implies: tuple[tuple[str, str, str], ...] = ()
    """Makes a choice a preset: `(choice, other setting's key, its choice)`. An explicit choice of the other setting wins."""


Settings: TypeAlias = Mapping[str, str]
"""Every setting of a game with its choice, as `resolve_settings` makes it."""


class Sitting(Struct, frozen=True):
    """How long a match takes.

    >>> Sitting(seats=4, chosen={"length": "short"}, minutes=90).minutes
    90
    """

    seats: int
    """The number of players."""
    chosen: Mapping[str, str] = {}
    """Their choices of settings."""
    minutes: int = 0
    """How long it takes if everybody is present; 0: it is not meant for that."""
    days: int = 0
    """How long it takes if people play when they can; 0: it is not meant for that."""


class Tile(Struct, frozen=True):
    """A tile of the usual picture of a game without pictures.

    >>> Tile("c4", Msg("toy.reef"), holds=Msg("toy.pearls", count=2), seats=(Seat(0),)).name
    'c4'
    """

    name: str
    """The name of its area."""
    label: Msg
    holds: Msg | None = None
    """What lies on it."""
    seats: tuple[Seat, ...] = ()
    """The seats whose discs are on it."""


_AS_AWAITED: Any = None
"""The default of `may_act`. When the rules are made, it becomes `to_act`."""


def _nothing_automatic(state: Any) -> tuple[Seat, Line] | None:
    """Return `None`: the default of `automatic`."""
    return None


def _nothing_small(view: Any, seat: Seat) -> bool:
    """Return `False`: the default of `small`."""
    return False


@dataclass(frozen=True, kw_only=True)
class Orders(Generic[S]):
    """Standing orders of a game: what the host may play in a seat's place.

    >>> from engine.walking.walk import follow
    >>> order = follow(RULES.orders.ask(START, FIRST), ("limit", "5")).value
    >>> RULES.orders.obey(START, FIRST, (order,))
    'bid 1'
    """

    ask: Callable[[S, Seat], Talk[Order] | None] = lambda state, seat: None
    """`ask(state, seat)`: the dialogue that sets or withdraws a standing order; `None`: there is nothing to order now."""

    obey: Callable[[S, Seat, tuple[Order, ...]], Line | None] = lambda world, seat, orders: None
    """`obey(world, seat, orders)`: the line that a seat's orders play now; `None`: the player is asked. It is the same in every world that
    the seat imagines."""

    keeps: Callable[[S, Seat, Order], bool] = lambda world, seat, order: True
    """`keeps(world, seat, order)`: whether an order still applies. If not, the host deletes it and tells its owner."""

    outcome: Callable[[S, Seat, Order], Msg | None] = lambda world, seat, order: None
    """`outcome(world, seat, order)`: what an order has brought about. Its owner is told in the position in which it has just ended."""

    news: Callable[[S, Seat, tuple[Order, ...]], Msg | None] = lambda world, seat, orders: None
    """`news(world, seat, orders)`: what the orders of a seat, which go on, have just brought about (a card bought by a price list). Their
    owner is told in the first position in which it is so."""

    foresight: Callable[[S, Seat, Random], tuple[Line, ...]] = lambda world, seat, rng: ()
    """`foresight(world, seat, rng)`: the orders that a sensible player sets before they leave the table now. Each is the transcript of a
    dialogue: `ask`, or `Early.ask` while the seat may answer early."""


@dataclass(frozen=True, kw_only=True)
class Early(Generic[S]):
    """Answering before one is asked. Such an answer is an order that `Orders.obey` plays."""

    seats: Callable[[S], tuple[Seat, ...]] = lambda state: ()
    """`seats(state)`: the seats that can say now what they will be asked later, such as how high they bid. They are asked at once, by
    `ask`. They follow from what everybody knows, and none of them is awaited."""

    ask: Callable[[S, Seat], Talk[Order] | None] = lambda state, seat: None
    """`ask(state, seat)`: the dialogue by which a seat of `seats` (or an awaited one) answers all that it will be asked about the matter.
    It makes the order. `None`: there is nothing to answer early."""

    answered: Callable[[S, Seat, tuple[Order, ...]], Order | None] = lambda world, seat, orders: None
    """`answered(world, seat, orders)`: the order by which a seat has already answered what `ask` asks; `None`: it has not. Only the owner
    of the seat may learn of it."""


@dataclass(frozen=True, kw_only=True)
class Planning(Generic[S]):
    """Preparing one's next turn.

    >>> RULES.planning.position(START, SECOND).turn
    1
    """

    position: Callable[[S, Seat], S | None] = lambda world, seat: None
    """`position(world, seat)`: the position in which a seat that is not awaited prepares its next turn: all is as now, but it is the seat's
    turn. `None`: no turn can be prepared."""

    conditions: Callable[[S, Seat, Line], tuple[Condition, ...]] = lambda world, seat, line: ()
    """`conditions(world, seat, line)`: what has to stay as it is for a prepared line, beside its own outcome: the game's alarms (attacked,
    outbid, explored before me). `world` is the position in which the line is to be played; the line may be illegal in it by now."""

    adapted: Callable[[S, Seat, Line], Line] = lambda world, seat, line: line
    """`adapted(world, seat, line)`: a prepared line with the amounts of now, if its owner allowed other amounts and the notation names them
    (the same colony at another price). If none has changed, it is the line itself. It may be illegal."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, V]):
    """One game: its facts and its functions, all pure. `S` is its frozen state, `V` its view.

    >>> RULES.to_act(START), RULES.view(START, FIRST).hand
    ((0,), (19, 22, 31))
    """

    name: str
    seats: range
    version: int = 1
    settings: tuple[Setting, ...] = ()
    state_type: type[S]
    view_type: type[V]

    longest: int
    """More entries than any match has, for tests and for `sim`."""

    setup: Callable[[int, Settings, str], S]
    """`setup(seats, settings, seed)`: the state before the first move. `seed` feeds every shuffle and die of the match."""

    opening: Callable[[S], tuple[Note, ...]] = lambda state: ()
    """What chance brought at the set-up: notes of the first entry (start player, cards shown)."""

    to_act: Callable[[S], tuple[Seat, ...]]
    """The seats that are awaited. Several may act at the same time; with none the match is over."""

    turn: Callable[[S, Seat], Talk[Turn[S]]]
    """The dialogue of a seat that may act. Nothing hidden is shown and nothing random happens inside."""

    view: Callable[[S, Seat | None], V]
    """What a seat may know; `None` is a spectator. Built up field by field, never cut down."""

    imagine: Callable[[V, Random], S]
    """`imagine(view, rng)`: a position with the same view, so that the viewer cannot tell it from the real one. What the view does not say
    is dealt by `rng`."""

    result: Callable[[S], Result | None]
    """Ranks and scores, once the match is over."""

    audit: Callable[[S], None] = lambda state: None
    """Check the conservation laws; raises `Broken`. Nothing is checked by default."""

    status: Callable[[V], Msg]
    """One line: whose turn it is and what is awaited."""

    describe: Callable[[V], tuple[Msg, ...]]
    """The position in words, for alt texts and screen readers; the first message carries the essence."""

    tiles: Callable[[V], tuple[Tile, ...]] = lambda view: ()
    """The board as tiles, in rows from the top left, for the usual picture of a game without pictures of its own."""

    mind: Mind[S] = field(default_factory=Mind)
    """What the game knows about playing well: its sensible player, and how the search judges positions. By default bots play by chance, and
    those that look ahead by `points`."""

    orders: Orders[S] = field(default_factory=Orders)
    """Standing orders; none by default."""

    early: Early[S] = field(default_factory=Early)
    """Answering before one is asked; never by default."""

    planning: Planning[S] = field(default_factory=Planning)
    """Preparing the next turn; not possible by default."""

    short: Settings = field(default_factory=dict)
    """Choices that make a match short, for tests and benchmarks; empty where every match is short enough."""

    evening: Sitting | None = None
    """A match for one evening: hosts offer it by name, and cups are played by it."""

    weeks: Sitting | None = None
    """The usual match, over days."""

    may_act: Callable[[S], tuple[Seat, ...]] = _AS_AWAITED
    """The seats that have a dialogue: those that are awaited (the default), and those that may change a choice which is still hidden."""

    points: Callable[[S], tuple[int, ...] | None] = lambda state: None
    """What every seat would score if the match ended in this position, with all that is hidden. The story of a match that is over shows
    it. At the end these are the totals of `result`. `None`: the game cannot tell."""

    standing: Callable[[V], tuple[int, ...] | None] = lambda view: None
    """How much every seat has, by a spectator's view, of what decides the match: so everybody sees who is ahead. `None`: the game cannot
    tell."""

    chapter: Callable[[V], Msg | None] = lambda view: None
    """The part of the match that a position belongs to (a round, an auction) in few words: a replay steps by them. `None`: by turns."""

    passed: Callable[[V], float] | None = None
    """How much of the match has passed by a spectator's view, from 0 to 1, as the game measures its length: rounds, phases, what is left.
    `None`: it cannot tell, and the number of entries counts instead."""

    is_last: Callable[[V], bool] = lambda view: False
    """Whether everybody can see that the last round of the match has begun. In a game without a last round it never has."""

    automatic: Callable[[S], tuple[Seat, Line] | None] = _nothing_automatic
    """The seat and the line of a move that is played by itself: a throw, spin or draw before which the seat can choose nothing. It is the
    only line of the seat, and everybody can tell it from what they know. A table may choose to be asked all the same. `None`: there is no
    such move now."""

    sides: Callable[[S], tuple[int, ...]] = lambda state: ()
    """The side of each seat (any number), if several seats win and lose together. `()`: everybody plays alone. If all are of one side,
    `Judgement.odds` says how likely they win."""

    small: Callable[[V, Seat], bool] = _nothing_small
    """`small(view, seat)`: whether all that an awaited seat is asked now is so small that the sensible player's answer is as good as any.
    Then it is answered for a person who is not there. The view is a spectator's, so that such an answer tells nobody anything."""

    events: Callable[[V, V, tuple[Note, ...]], tuple[Event, ...]] = lambda before, after, notes: ()
    """`events(before, after, notes)`: what an entry brought that people would tell about the match, by the views of a spectator before and
    after it and by its public notes."""

    deed: Callable[[Seat, Row], Msg] = lambda seat, row: Msg("tale.strength", who=Who(seat), what=row.label, points=row.points)
    """`deed(seat, row)`: what a seat did in a match by a row of its scoring sheet, as a clause with a verb of the game."""

    account: Callable[[Course], Account] = lambda course: Account()
    """What the game tells of a match that is over. By default its story is made of points and events alone."""

    added: frozenset[str] = frozenset()
    """Keys of notes that older versions did not write. They change nothing else, so a record may be without them."""

    @property
    def has_automatic(self) -> bool:
        """Whether any move of the game is played by itself."""
        return self.automatic is not _nothing_automatic

    @property
    def has_small(self) -> bool:
        """Whether any question of the game is small."""
        return self.small is not _nothing_small

    def __post_init__(self) -> None:
        if self.may_act is _AS_AWAITED:
            object.__setattr__(self, "may_act", self.to_act)


def resolve_settings(rules: Rules[Any, Any], chosen: Settings) -> Settings:
    """Return every setting of a game with its choice.

    The choice is the explicit one, else what a preset implies, else the default. Raises `BadSetting` for unknown keys and choices.

    >>> resolve_settings(RULES, {"length": "long"})
    {'cards': 'many', 'length': 'long'}
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
    """Return the number of seats if the game can take it, else raise `BadSetting`.

    >>> checked_seats(RULES, 3)
    3
    >>> checked_seats(RULES, 9)
    Traceback (most recent call last):
    engine.values.core.BadSetting: toy takes 2 to 4 players, not 9
    """
    if seats not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        raise BadSetting(f"{rules.name} takes {low} to {high} players, not {seats}", Msg("core.seats", low=low, high=high, seats=seats))
    return seats
