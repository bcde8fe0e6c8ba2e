"""What a game tells the search: how well each seat stands, how play goes on cheaply, and which lines are worth a thought.

Everything works on positions, never on views: the search imagines the positions from a view (engine/search/thinking.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from engine.adding import added
from engine.core import Line, Msg, Seat
from engine.search.styles import Style

if TYPE_CHECKING:
    from engine.search.thinking import Thought

S = TypeVar("S")


class Candidate(Struct, frozen=True):
    """A line worth a thought. `plan` is what its seat goes on with in the playouts (a limit, an aim), a value of the game's own; a
    candidate without one goes on as everybody does."""

    line: Line
    plan: Any = None
    behind: float = 0.0
    """By how much chance of winning the game holds it worse than the sensible line before any playout. It counts less with each playout,
    so that a doubtful line does not win on a few lucky ones."""


class Budget(Struct, frozen=True):
    """How much a level may think about one decision: `nodes` playouts at most, over at most `width` candidates."""

    nodes: int
    width: int


@dataclass(frozen=True, kw_only=True)
class Judgement(Generic[S]):
    """What the search needs of one game."""

    terms: tuple[str, ...]
    """The parts of what a position is worth: catalogue keys (`navegador.term.money`) of what the coach calls them."""

    worth: Callable[[S], tuple[tuple[float, ...], ...]]
    """What a position is worth to each seat by each term, in points of the final score. At the end only the sum counts."""

    doubt: Callable[[S], float]
    """By how many points a seat has to be ahead of one other for odds of e : 1 (2.7 : 1) to win. It falls as the match goes on."""

    odds: Callable[[S], tuple[float, ...]] | None = None
    """Each seat's chance of winning, where a game can tell it better than by the sum of the terms; `None`: by `worth` and `doubt`."""

    playout: Callable[[S, Seat, Any, int, Random], S]
    """`playout(state, seat, plan, turns, rng)`: the position after so many more turns of all seats together, or at the end. Everybody
    plays by a quick policy; `seat` follows `plan` unless it is `None`. It starts in any stage; all of `state` is imagined."""

    horizon: int
    """Turns of all seats in a playout."""

    candidates: Callable[[S, Seat, int, Random], tuple[Candidate, ...]]
    """`candidates(world, seat, most, rng)`: at most so many lines worth a thought, what the sensible player plays first. They follow
    from what the seat knows."""

    own: Callable[[Any, Seat, Budget, Random], Iterator[Thought] | None] = lambda view, seat, budget, rng: None
    """`own(view, seat, budget, rng)`: a game's own way to think about a decision, as `engine.search.thinking.thoughts` would; `None`
    where there is none. For decisions in which a plan matters and not the single line, as a limit in an auction."""

    plans: Callable[[S, Seat, Line], tuple[Any, ...]] | None = None
    """`plans(world, seat, line)`: what the seat might go on with after a line, such as the field of its next turn; each is played out for
    the best lines. `None` where a line says all."""

    words: Callable[[S, Seat, Line, Any], Msg | None] = lambda world, seat, line, plan: None
    """`words(world, seat, line, plan)`: what a line with its plan is, as one player would say it to another: what for, not only where to.
    It follows from what the seat knows. `None`: as its player will read it in the log."""

    styles: tuple[Style, ...] = ()
    """What bots of the game that look ahead may like (engine/search/styles.py)."""

    captain: Budget = field(default=Budget(100, 8))
    """About 0.3 s of one core for a decision."""

    admiral: Budget = field(default=Budget(600, 16))
    """About 2 s of one core for a decision."""


def chances(worths: tuple[tuple[float, ...], ...], doubt: float) -> tuple[float, ...]:
    """Each seat's chance of winning, from what the position is worth to it; the sum is 1."""
    totals = [added(parts) for parts in worths]
    best = max(totals)
    odds = [exp((total - best) / doubt) for total in totals]
    whole = added(odds)
    return tuple([one / whole for one in odds])


def shares(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The same at the end: winners share the win."""
    winners = ranks.count(1)
    return tuple([(rank == 1) / winners for rank in ranks])
