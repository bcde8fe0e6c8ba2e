"""Makes a policy, candidates and playouts of one function: what whole lines are worth.

    def weighed(world: State, seat: Seat) -> Iterator[tuple[Line, float]]: ...

    LINES = by_lines(weighed, turn, to_act)
    MIND = Mind(policy=LINES.policy, judgement=LINES.judgement(terms, worth, horizon=8))

A policy is asked for one answer at a time. If it weighed all lines again at each ask, it could leave its own line halfway. This one keeps
to the lines that begin with the answers given so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from engine.asks.answers import after_word, answers, offered_tokens
from engine.game.mind import Candidate, Judgement
from engine.search.plain import lead
from engine.values.adding import sum_of
from engine.values.core import Ask, Form, Line, Mistake, Path, Seat, Talk, Token, Turn
from engine.walking.walk import drive

S = TypeVar("S")

Weighed: TypeAlias = Callable[[S, Seat], Iterable[tuple[Line, float]]]
"""`weighed(world, seat)`: whole lines of the seat's turn as they are written in the log, each with what it is worth; more is better. All
have to be legal, but some legal lines may be left out. It uses the world alone, so that the same world gives the same line."""


@dataclass(frozen=True, slots=True)
class ByLines(Generic[S]):
    """The result of `by_lines`: its methods fill fields of `Mind` and `Judgement`."""

    weighed: Weighed[S]
    turn: Callable[[S, Seat], Talk[Turn[S]]]
    to_act: Callable[[S], tuple[Seat, ...]]

    def ranked(self, world: S, seat: Seat) -> list[Line]:
        """Return the lines, the best first; equal ones in the order of `weighed`.

        >>> by_lines(lambda world, seat: [("pass", 0.0), ("bid 3", 1.0)], RULES.turn, RULES.to_act).ranked(START, FIRST)
        ['bid 3', 'pass']
        """
        return [line for line, _ in sorted(self.weighed(world, seat), key=lambda pair: -pair[1])]

    def policy(self, world: S, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
        """Return the answer of the best line that begins with `path`, as `Mind.policy` does.

        If no line begins so, as when a bot ends a move that a person has begun, it is the first legal answer.

        >>> by_worth = by_lines(lambda world, seat: [("pass", 0.0), ("bid 3", 1.0)], RULES.turn, RULES.to_act)
        >>> by_worth.policy(START, FIRST, next(RULES.turn(START, FIRST)), (), Random(1))
        'bid'
        """
        return _answer_in(self._best(world, seat, path), ask, path)

    def candidates(self, world: S, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
        """Return the best lines, at most `most`, as `Judgement.candidates` does.

        If `weighed` gives none, it is the line of first legal answers.

        >>> by_worth = by_lines(lambda world, seat: [("pass", 0.0), ("bid 3", 1.0)], RULES.turn, RULES.to_act)
        >>> [candidate.line for candidate in by_worth.candidates(START, FIRST, 1, Random(1))]
        ['bid 3']
        """
        return tuple(Candidate(line) for line in self.ranked(world, seat)[:most]) or (Candidate(self._play(world, seat)[0]),)

    def playout(self, state: S, seat: Seat, plan: Any, turns: int, rng: Random) -> S:
        """Return the position after `turns` turns of the best lines, as `Judgement.playout` does.

        Lines are weighed once in a turn, and not at every ask. `seat` and `plan` change nothing: everybody plays their best line.

        >>> by_worth = by_lines(lambda world, seat: [("pass", 0.0), ("bid 3", 1.0)], RULES.turn, RULES.to_act)
        >>> by_worth.playout(START, FIRST, None, 1, Random(1)).bid
        3
        """
        for _ in range(turns):
            awaited = self.to_act(state)
            if not awaited:
                break
            state = self._play(state, awaited[0])[1].state
        return state

    def judgement(self, terms: tuple[str, ...], worth: Callable[[S], tuple[tuple[float, ...], ...]], horizon: int) -> Judgement[S]:
        """Return a judgement with these candidates and playouts.

        The arguments are fields of `Judgement`. A seat that is ahead by a quarter of what everybody has on average counts as clearly ahead.

        >>> by_worth = by_lines(lambda world, seat: [("pass", 0.0), ("bid 3", 1.0)], RULES.turn, RULES.to_act)
        >>> judgement = by_worth.judgement(("toy.term.points",), lambda state: tuple((own,) for own in state.points), horizon=8)
        >>> judgement.candidates(START, FIRST, 1, Random(1))[0].line
        'bid 3'
        """
        return Judgement(
            terms=terms,
            worth=worth,
            doubt=lambda state: lead([sum_of(own) for own in worth(state)]),
            playout=self.playout,
            horizon=horizon,
            candidates=self.candidates,
        )

    def _best(self, world: S, seat: Seat, path: Path) -> Path | None:
        """Return the best line that begins with a path; `None`: no line does."""
        best: tuple[Path, float] | None = None
        for line, worth in self.weighed(world, seat):
            if best is None or worth > best[1]:
                tokens = tuple(line.split())
                if tokens[: len(path)] == path:
                    best = tokens, worth
        return None if best is None else best[0]

    def _play(self, world: S, seat: Seat) -> tuple[Line, Turn[S]]:
        best = self._best(world, seat, ())
        path, turn = drive(self.turn(world, seat), lambda ask, path: _answer_in(best, ask, path))
        return " ".join(path), turn


def by_lines(weighed: Weighed[S], turn: Callable[[S, Seat], Talk[Turn[S]]], to_act: Callable[[S], tuple[Seat, ...]]) -> ByLines[S]:
    """Return policy, candidates and playouts made of `weighed` and two functions of the rules.

    `weighed`: see `Weighed`. `turn`, `to_act`: those of the game's `Rules`.

    >>> def weighed(world, seat):
    ...     return [("pass", 0.0), *((f"bid {n}", 5.0 - n) for n in range(world.bid + 1, 5))]
    >>> by_lines(weighed, RULES.turn, RULES.to_act).ranked(START, FIRST)
    ['bid 1', 'bid 2', 'bid 3', 'bid 4', 'pass']
    """
    return ByLines(weighed, turn, to_act)


def _answer_in(line: Path | None, ask: Ask | Form, path: Path) -> Token:
    """Return what a line answers to the ask that comes after `path`.

    Without a line, or if the game gave one that ends too early, it is the first legal answer. Whether an answer to a form or for several
    options is legal is left to the dialogue; any other has to be offered.
    """
    if line is None:
        return next(iter(answers(ask)))
    rest = line[len(path) :]
    if isinstance(ask, Form):
        return " ".join(rest[: len(ask.fields)])
    rest = after_word(ask, rest)
    if not rest:
        return next(iter(answers(ask)))
    token = rest[0]
    if ask.several is None and not any(option.token == token and option.blocked is None for option in ask.options):
        raise Mistake(
            f"`weighed` gives the line `{' '.join(line)}`, which cannot be played: "
            f"the ask `{ask.name}` takes {', '.join(offered_tokens(ask))}"
        )
    return token
