"""What a game says about playing well: its sensible player, and how it judges positions.

The search and the bots use these values; how they think is in `engine.search`.

Everything works on positions, never on views: the search imagines the positions from a view (engine/search/thinking.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.asks.answers import random_answer
from engine.asks.decision import Decision
from engine.values.adding import sum_of
from engine.values.core import Ask, Form, Line, Msg, Order, Path, Seat, Token

S = TypeVar("S")

CARE = 1e-4
"""How much chance of winning one point of the judgement is worth: far less than a whole budget can measure, so it only breaks ties."""


class Style(Struct, frozen=True):
    """What a bot likes.

    >>> Style("sea_duel.style.merchant", ("sea_duel.term.money",)).name
    'merchant'
    """

    key: str
    """The key of its name in the catalogue (`sea_duel.style.merchant`). With `.told` it is the key of a sentence about what it does."""
    likes: tuple[str, ...]
    """The terms of the game's judgement that the bot likes."""
    hinders: float = 0.0
    """How much a point less for each of the other seats is worth to it, beside a point more of what it likes."""

    @property
    def name(self) -> str:
        """The name that is typed after the level of a bot (`captain:merchant`)."""
        return self.key.rpartition(".")[2]


class Candidate(Struct, frozen=True):
    """A line that a bot or the coach considers."""

    line: Line
    plan: Any = None
    """What its seat goes on with in the playouts (a limit, an aim), a value of the game's own; `None`: it goes on as everybody does."""
    behind: float = 0.0
    """How much less chance of winning the game gives it than the sensible line before any playout.

    It counts less with each playout, so that a doubtful line does not win by a few lucky ones.
    """


class Budget(Struct, frozen=True):
    """How much a level may think about one decision."""

    nodes: int
    """The most playouts."""
    width: int
    """The most candidates."""


class Considered(Struct, frozen=True):
    """The result of the playouts of one candidate.

    >>> bid = Considered("bid 9", chance=0.5, error=0.05, spread=0.25, samples=25, terms=(0.0,), behind=0.25)
    >>> bid.score
    0.25
    """

    line: Line
    chance: float
    """The average chance of winning, from 0 to 1."""
    error: float
    """The standard error of `chance`."""
    spread: float
    """The standard deviation of the chance from world to world."""
    samples: int
    """The number of playouts."""
    terms: tuple[float, ...]
    """The seat's average points by each term of the judgement."""
    plan: Any = None
    """The plan of the candidate."""
    behind: float = 0.0
    """What is left of `Candidate.behind` after these playouts."""
    others: float = 0.0
    """The average total of points of the other seats."""

    @property
    def score(self) -> float:
        """The chance, less what is held against the candidate.

        The seat's points decide if chances do not: a match that is already won or lost is played for points.
        """
        return self.chance + CARE * sum_of(self.terms) - self.behind


class Thought(Struct, frozen=True):
    """The thoughts so far: the candidates, the best first, and the number of playouts.

    >>> bid = Considered("bid 9", chance=0.5, error=0.05, spread=0.25, samples=25, terms=(0.0,))
    >>> Thought((bid,), nodes=25).line
    'bid 9'
    """

    considered: tuple[Considered, ...]
    nodes: int

    @property
    def line(self) -> Line:
        """The best line so far."""
        return self.considered[0].line


@dataclass(frozen=True, kw_only=True)
class Judgement(Generic[S]):
    """What the search needs of one game.

    >>> from dataclasses import replace
    >>> from engine.search.thinking import judgement_of
    >>> rules = replace(RULES, points=lambda state: (4, 1))
    >>> judgement_of(rules).worth(START)
    ((4.0,), (1.0,))
    """

    terms: tuple[str, ...]
    """The parts of what a position is worth: catalogue keys (`sea_duel.term.money`) of what the coach calls them."""

    worth: Callable[[S], tuple[tuple[float, ...], ...]]
    """What a position is worth to each seat by each term, in points of the final score. At the end only the sum counts."""

    doubt: Callable[[S], float]
    """By how many points a seat has to be ahead of its only rival to win with odds of e : 1 (2.7 : 1). It falls as the match goes on."""

    odds: Callable[[S], tuple[float, ...]] | None = None
    """Each seat's chance of winning, where a game can tell it better than by the sum of the terms; `None`: by `worth` and `doubt`. The sum
    is 1, unless seats win together (`Rules.sides`) or all can lose."""

    playout: Callable[[S, Seat, Any, int, Random], S]
    """`playout(state, seat, plan, turns, rng)`: the position after `turns` more turns of all seats together, or at the end. Everybody
    plays by a quick policy; `seat` follows `plan` unless it is `None`. It starts in any stage; all of `state` is imagined."""

    horizon: int
    """How many turns, of all seats together, a playout lasts."""

    candidates: Callable[[S, Seat, int, Random], tuple[Candidate, ...]]
    """`candidates(world, seat, most, rng)`: at most `most` lines worth a thought; the first is what the sensible player plays. They follow
    from what the seat knows."""

    own: Callable[[Any, Seat, Budget, Random], Iterator[Thought] | None] = lambda view, seat, budget, rng: None
    """`own(view, seat, budget, rng)`: a game's own way to think about a decision, in place of `engine.search.thinking.thoughts`; `None`: it
    has none. It is for decisions in which a plan matters more than the single line, such as a limit in an auction."""

    plans: Callable[[S, Seat, Line], tuple[Any, ...]] | None = None
    """`plans(world, seat, line)`: what the seat might go on with after a line, such as the field of its next turn. Each plan is played out
    for the best lines. `None`: a line says all."""

    plan_of: Callable[[S, Seat, Order], Any] = lambda world, seat, order: None
    """`plan_of(world, seat, order)`: the plan of a candidate that goes on as a standing order does, such as its limit in an auction."""

    words: Callable[[S, Seat, Line, Any], Msg | None] = lambda world, seat, line, plan: None
    """`words(world, seat, line, plan)`: what a line with its plan does, as one player would say it to another: what for, not only where to.
    It follows from what the seat knows. `None`: what its player will read in the log says enough."""

    reasons: Callable[[S, Seat, Line, Any], Sequence[Msg]] = lambda world, seat, line, plan: ()
    """`reasons(world, seat, line, plan)`: why one would play a line with its plan, the most telling first: each one sentence of at most 120
    characters in English, with the deed, what it opens or denies by name, and its price in the game's things. It follows from what
    the seat knows."""

    styles: tuple[Style, ...] = ()
    """What bots of the game that look ahead may like (engine/search/styles.py)."""

    captain: Budget = field(default=Budget(100, 8))
    """About 0.3 s of one core for a decision."""

    admiral: Budget = field(default=Budget(600, 16))
    """About 2 s of one core for a decision."""


def _by_chance(world: Any, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """Answer at random: the `policy` of a game that says nothing about playing well."""
    return random_answer(ask, rng)


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[S]):
    """What a game knows about playing well. The rules never ask it.

    >>> mind = Mind(policy=lambda world, seat, ask, path, rng: "pass", neutral=("pass",))
    >>> mind.policy(START, FIRST, next(RULES.turn(START, FIRST)), (), Random(1))
    'pass'
    """

    policy: Callable[[S, Seat, Ask | Form, Path, Random], Token] = _by_chance
    """`policy(world, seat, ask, path, rng)`: a sensible answer to one ask of a seat's dialogue (all tokens of a form, joined by
    spaces); any answer by default. The world is imagined from the seat's view, so that no bot can use what its seat does not know."""

    ready: Callable[[S, Seat, Ask | Form, Path], Sequence[Any]] = lambda state, seat, ask, path: ()
    """Of interface 1.0: ready answers to an ask of a turn, which are added to those of `decision`."""

    decision: Callable[[S, Seat, Ask | Form, Path], Decision | None] = lambda state, seat, ask, path: None
    """`decision(state, seat, ask, path)`: an ask of any dialogue of a seat (a turn, an order, an early answer) in brief, with the answers
    that come first; `state` is the position in which that dialogue began. It goes by the name of the ask and uses nothing that the
    seat does not know. `None`: as `engine.asks.decision.usual` makes it."""

    task: Callable[[S, Seat], Msg | None] = lambda world, seat: None
    """`task(world, seat)`: what a seat tries to reach in a position, and how far it is, in a sentence or two above the answers of a puzzle.
    It follows from what the seat knows, and does not say which answer is good."""

    judgement: Judgement[S] | None = None
    """By what bots that look ahead and the coach judge positions; `None`: by `policy` and `Rules.points`."""

    neutral: tuple[Token, ...] = ()
    """The answers by which a seat commits itself to least. For somebody who is absent the host takes the first of them that an ask offers;
    an ask that offers none is answered by the policy."""
