"""Thinking about one decision: candidates are played out in imagined worlds, the worse half is dropped, the rest is looked at again.

Determinised search with sequential halving (Karnin, Koren and Somekh 2013) at the root and truncated playouts below. Every candidate of
a round is played out in the same worlds and with the same chance, so that what differs is the candidate. The search gets a view and
nothing else: same view, same `rng`, same line. A caller may stop between two thoughts and keep the best line so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, log2, sqrt
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from engine.core import Line, Seat
from engine.rules import Rules
from engine.search.judgement import Budget, Candidate, Judgement, chances, shares
from engine.search.plain import plain
from engine.walk import play

S = TypeVar("S")
V = TypeVar("V")


class Considered(Struct, frozen=True):
    """What the playouts of one candidate came to: the chance of winning, its standard error, how much it differed from world to world
    (`spread`, a standard deviation), in how many playouts, what the seat has by each term of the judgement, on average, and the
    candidate's plan."""

    line: Line
    chance: float
    error: float
    spread: float
    samples: int
    terms: tuple[float, ...]
    plan: Any = None


class Thought(Struct, frozen=True):
    """What is thought so far: the candidates, the best first, and the number of playouts."""

    considered: tuple[Considered, ...]
    nodes: int

    @property
    def line(self) -> Line:
        """The best line so far."""
        return self.considered[0].line


class _Tally:
    """The playouts of one candidate."""

    __slots__ = ("candidate", "samples", "squares", "sum", "terms")

    def __init__(self, candidate: Candidate, terms: int) -> None:
        self.candidate = candidate
        self.samples = 0
        self.sum = self.squares = 0.0
        self.terms = [0.0] * terms

    def add(self, chance: float, terms: tuple[float, ...]) -> None:
        self.samples += 1
        self.sum += chance
        self.squares += chance * chance
        self.terms = [told + one for told, one in zip(self.terms, terms, strict=True)]

    @property
    def mean(self) -> float:
        return self.sum / self.samples if self.samples else 0.0

    def considered(self) -> Considered:
        count = max(1, self.samples)
        spread = sqrt(max(0.0, self.squares / count - self.mean**2))
        means = tuple([told / count for told in self.terms])
        return Considered(self.candidate.line, self.mean, spread / sqrt(count), spread, self.samples, means, self.candidate.plan)


def judgement_of(rules: Rules[S, Any]) -> Judgement[S]:
    """What the search goes by in a game: its own judgement, or the plain one."""
    return rules.judgement or plain(rules)


def thoughts(rules: Rules[S, V], view: V, seat: Seat, budget: Budget, rng: Random) -> Iterator[Thought]:
    """Think about a seat's next line: better and better thoughts, at least one. The first comes before any playout and has the
    sensible line."""
    judgement = judgement_of(rules)
    own = judgement.own(view, seat, budget, rng)
    if own is not None:
        yield from own
        return
    world = rules.imagine(view, rng)
    tallies = [_Tally(one, len(judgement.terms)) for one in judgement.candidates(world, seat, budget.width, rng)]
    yield Thought(tuple([tally.considered() for tally in tallies]), 0)
    if len(tallies) < 2:
        return
    alive, out, spent = tallies, list[_Tally](), 0
    rounds = ceil(log2(len(tallies)))
    for number in range(rounds):
        worlds = max(1, budget.nodes // (rounds * len(alive)))
        for _ in range(worlds):
            _sample(rules, judgement, view, seat, alive, rng)
            spent += len(alive)
            yield _thought(alive, out, spent)
        alive = sorted(alive, key=lambda tally: -tally.mean)
        kept = max(1, ceil(len(alive) / 2)) if number < rounds - 1 else 1
        alive, out = alive[:kept], alive[kept:] + out
    yield _thought(alive, out, spent)


def thought(rules: Rules[S, V], view: V, seat: Seat, budget: Budget, rng: Random) -> Thought:
    """The last of the thoughts: what the whole budget comes to."""
    for last in thoughts(rules, view, seat, budget, rng):
        found = last
    return found


def _sample(rules: Rules[S, V], judgement: Judgement[S], view: V, seat: Seat, alive: list[_Tally], rng: Random) -> None:
    """Play every candidate out once, all in the same world and with the same chance."""
    world, chance = rules.imagine(view, rng), rng.getrandbits(64)
    for tally in alive:
        state = play(rules, world, seat, tally.candidate.line).value.state
        odds, worth = played_out(rules, judgement, state, seat, tally.candidate.plan, Random(chance))
        tally.add(odds[seat], worth[seat])


def played_out(
    rules: Rules[S, V], judgement: Judgement[S], state: S, seat: Seat, plan: Any, rng: Random
) -> tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]:
    """One playout: each seat's chance of winning in the position that it leads to, and what that is worth by seat and term."""
    state = judgement.playout(state, seat, plan, judgement.horizon, rng)
    worth, result = judgement.worth(state), rules.result(state)
    return (chances(worth, judgement.doubt(state)) if result is None else shares(result.ranks)), worth


def _thought(alive: list[_Tally], out: list[_Tally], spent: int) -> Thought:
    best = sorted(alive, key=lambda tally: -tally.mean)
    return Thought(tuple([tally.considered() for tally in (*best, *out)]), spent)
