"""Thinks about one decision.

Candidates are played out in imagined worlds, the worse half is dropped, and the rest are played out again. This is a determinised search
with sequential halving (Karnin, Koren and Somekh 2013) at the root and truncated playouts below. All candidates of a round are played out
in the same worlds and with the same dice, so that they differ by nothing else.

The search knows only a view: the same view, `rng` and style make the same line. A caller may stop between two thoughts and keep the best
line so far.

If a game has plans for a seat's next turn (`Judgement.plans`), the best lines are played out again with each plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, log2, sqrt
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.game.mind import CARE, Budget, Candidate, Considered, Judgement, Style, Thought
from engine.game.rules import Rules
from engine.search.odds import chances, shares
from engine.search.plain import plain
from engine.search.styles import StyleTaste
from engine.values.adding import sum_of
from engine.values.core import Seat
from engine.walking.walk import play

S = TypeVar("S")
V = TypeVar("V")

FEW = 4
"""How many lines are played out again with the plans for the seat's next turn."""
FIRST = 0.5
"""The share of the playouts that finds these lines."""
HELD = 12
"""After this many playouts, the handicap that a game gives a candidate (`Candidate.behind`) counts half."""
LEAST_SAMPLES = 4
"""The least playouts of a candidate before it can be dropped between two rounds."""
BEATEN = 4.0
"""A candidate that is more than this many standard errors behind the best is dropped at once."""
LEAST_SPREAD = 0.02
"""The least standard deviation of the chance from world to world: a few playouts may show less by accident."""


class _Tally:
    """The playouts of one candidate."""

    __slots__ = ("candidate", "others", "samples", "squares", "sum", "terms")

    def __init__(self, candidate: Candidate, terms: int) -> None:
        self.candidate = candidate
        self.samples = 0
        self.sum = self.squares = self.others = 0.0
        self.terms = [0.0] * terms

    def add(self, chance: float, worth: tuple[tuple[float, ...], ...], seat: Seat) -> None:
        terms = worth[seat]
        self.samples += 1
        self.others += (sum_of(map(sum_of, worth)) - sum_of(terms)) / max(1, len(worth) - 1)
        self.sum += chance
        self.squares += chance * chance
        self.terms = [total + term for total, term in zip(self.terms, terms, strict=True)]

    @property
    def mean(self) -> float:
        return self.sum / self.samples if self.samples else 0.0

    @property
    def behind(self) -> float:
        """The part of the candidate's handicap that still counts: less after more playouts."""
        return self.candidate.behind * HELD / (HELD + self.samples)

    @property
    def score(self) -> float:
        """What candidates are ranked by, as in `Considered.score`."""
        return self.mean + CARE * sum_of(self.terms) / max(1, self.samples) - self.behind

    @property
    def spread(self) -> float:
        return sqrt(max(0.0, self.squares / max(1, self.samples) - self.mean**2))

    @property
    def error(self) -> float:
        return self.spread / sqrt(max(1, self.samples))

    def considered(self) -> Considered:
        count, candidate = max(1, self.samples), self.candidate
        means = tuple([total / count for total in self.terms])
        return Considered(
            candidate.line, self.mean, self.error, self.spread, self.samples, means, candidate.plan, self.behind, self.others / count
        )


def judgement_of(rules: Rules[S, Any]) -> Judgement[S]:
    """Return the judgement of a game, or the plain one if it has none.

    >>> judgement_of(RULES).terms
    ('core.term.points',)
    """
    return rules.mind.judgement or plain(rules)


def thoughts(rules: Rules[S, V], view: V, seat: Seat, budget: Budget, rng: Random, style: Style | None = None) -> Iterator[Thought]:
    """Yield better and better thoughts about a seat's next line, at least one.

    The first comes before any playout and has the sensible line. A `style` puts first what it likes best among lines that are about equally
    good. It has no influence where a game thinks in its own way (`Judgement.own`), as in auctions: there a bid too many loses matches.

    >>> [thought.nodes for thought in thoughts(RULES, RULES.view(START, FIRST), FIRST, Budget(nodes=6, width=4), Random(1))]
    [0, 2, 4, 6, 6]
    """
    judgement = judgement_of(rules)
    own = judgement.own(view, seat, budget, rng)
    if own is not None:
        yield from own
        return
    taste = None if style is None else StyleTaste(style, judgement, rules.imagine(view, Random(0)))
    world = rules.imagine(view, rng)
    tallies = [_Tally(candidate, len(judgement.terms)) for candidate in judgement.candidates(world, seat, budget.width, rng)]
    yield Thought(tuple([tally.considered() for tally in tallies]), 0)
    if len(tallies) < 2:
        return
    search = _Search(rules, judgement, view, seat, rng, alive=tallies, taste=taste)
    if judgement.plans is None:
        yield from search.halve(1, budget.nodes)
        return
    few = min(FEW, len(tallies))
    if few < len(tallies):
        yield from search.halve(few, int(budget.nodes * FIRST))
    lines = [tally.candidate for tally in search.alive]
    ahead = [_Tally(replace(line, plan=plan), len(judgement.terms)) for line in lines for plan in judgement.plans(world, seat, line.line)]
    search.alive = [*(_Tally(line, len(judgement.terms)) for line in lines), *ahead]
    yield from search.halve(1, budget.nodes - search.spent)


class _Search:
    """A search: candidates that are `alive`, those that are `out`, and the playouts so far.

    Those that are out are in order, the best first.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        judgement: Judgement[Any],
        view: Any,
        seat: Seat,
        rng: Random,
        alive: list[_Tally],
        taste: StyleTaste | None,
    ) -> None:
        self.rules, self.judgement, self.view, self.seat, self.rng = rules, judgement, view, seat, rng
        self.alive, self.taste = alive, taste
        self.out: list[_Tally] = []
        self.spent = 0

    def halve(self, few: int, nodes: int) -> Iterator[Thought]:
        """Spend at most `nodes` playouts, until only a `few` candidates are left.

        A candidate that cannot catch up any more is dropped at once.
        """
        limit = self.spent + nodes
        rounds = max(1, ceil(log2(len(self.alive) / few)))
        for number in range(rounds):
            worlds = max(1, nodes // (rounds * len(self.alive)))
            for _ in range(worlds):
                if self.spent + len(self.alive) > limit and self.alive[0].samples:
                    break
                _sample(self.rules, self.judgement, self.view, self.seat, self.alive, self.rng)
                self.spent += len(self.alive)
                self._keep([tally for tally in self.alive if not _is_beaten(tally, self.alive)])
                yield self._thought()
                if len(self.alive) <= few:
                    return
            is_last = number == rounds - 1
            self._keep(self._rank()[: few if is_last else max(few, ceil(len(self.alive) / 2))])
        yield self._thought()

    def _keep(self, alive: list[_Tally]) -> None:
        gone = [tally for tally in self.alive if tally not in alive]
        self.alive, self.out = alive, sorted(gone, key=lambda tally: -tally.score) + self.out

    def _thought(self) -> Thought:
        return Thought(tuple([tally.considered() for tally in (*self._rank(), *self.out)]), self.spent)

    def _rank(self) -> list[_Tally]:
        """Return the candidates that are alive, the best first."""
        ranked = sorted(self.alive, key=lambda tally: -tally.score)
        if self.taste is None:
            return ranked
        return [ranked[at] for at in self.taste.order([tally.considered() for tally in ranked])]


def _is_beaten(tally: _Tally, alive: list[_Tally]) -> bool:
    """Return whether a candidate is so far behind that more playouts would not change it."""
    if tally.samples < LEAST_SAMPLES:
        return False
    best = max(alive, key=lambda other: other.score)
    return best.score - tally.score > BEATEN * sqrt((tally.error**2 + best.error**2) + 2 * LEAST_SPREAD**2 / tally.samples)


def think_through(
    rules: Rules[S, V],
    view: V,
    seat: Seat,
    budget: Budget,
    rng: Random,
    style: Style | None = None,
    is_over: Callable[[], bool] = lambda: False,
) -> Thought:
    """Return the thought that the whole budget makes; the arguments are those of `thoughts`.

    If the time `is_over` before, it is the last thought until then.

    >>> think_through(RULES, RULES.view(START, FIRST), FIRST, Budget(nodes=20, width=4), Random(1)).line
    'bid 9'
    """
    for thought in thoughts(rules, view, seat, budget, rng, style):
        last = thought
        if is_over():
            break
    return last


def _sample(rules: Rules[S, V], judgement: Judgement[S], view: V, seat: Seat, alive: list[_Tally], rng: Random) -> None:
    """Play every candidate out once, all in the same world and with the same dice."""
    world, chance = rules.imagine(view, rng), rng.getrandbits(64)
    for tally in alive:
        state = play(rules, world, seat, tally.candidate.line).value.state
        odds, worth = play_out(rules, judgement, state, seat, tally.candidate.plan, Random(chance))
        tally.add(odds[seat], worth, seat)


def play_out(
    rules: Rules[S, V], judgement: Judgement[S], state: S, seat: Seat, plan: Any, rng: Random, far: int = 1
) -> tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]:
    """Play one playout; return each seat's chance to win at its end, and the position's worth.

    The worth is in points, by seat and term. `plan`: what `seat` goes on with (`Candidate.plan`). `far`: how many times as far as usual the
    playout goes.

    >>> odds, worth = play_out(RULES, judgement_of(RULES), START, FIRST, None, Random(0))
    >>> [round(chance, 2) for chance in odds], worth
    ([0.98, 0.02], ((4.0,), (0.0,)))
    """
    state = judgement.playout(state, seat, plan, far * judgement.horizon, rng)
    worth, result = judgement.worth(state), rules.result(state)
    if result is not None:
        return shares(result.ranks, rules.sides(state)), worth
    return (judgement.odds(state) if judgement.odds else chances(worth, judgement.doubt(state), rules.sides(state))), worth
