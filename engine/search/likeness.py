"""Chooses the lines that are ideas: those that really differ.

Lines that have most of their answers in common are one idea.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from engine.game.mind import Considered
from engine.game.rules import Rules
from engine.values.core import NONE, Ask, Line, Msg, Seat, Token
from engine.walking.walk import tokens, trace, turn

S = TypeVar("S")

MOST = 3
"""The most ideas that are given."""

BEHIND = 0.5
"""A line with less than this share of the best line's chance to win is no idea."""

ALIKE = 0.15
"""The penalty for an idea that resembles one already chosen: this is subtracted from its chance, times the share of answers in common."""

SAME = 0.5
"""Lines that have more than this share of their answers in common are one idea."""

PAYING = "pay"
"""The last word of the names of asks about how something is paid."""

Way: TypeAlias = frozenset[tuple[str, Token]]
"""The choices in a line by which it is compared with others: pairs of the name of an ask and its answer."""


def different(
    rules: Rules[S, Any],
    world: S,
    seat: Seat,
    considered: Sequence[Considered],
    reasons: Callable[[Considered], Sequence[Msg]] = lambda candidate: (),
) -> tuple[Considered, ...]:
    """Return the best candidate, and up to two others that differ from it and from each other.

    `considered`: at least one candidate, the best first. `reasons`: the game's reasons for a candidate, the most telling first. Each chosen
    candidate takes one kind of reason: its first kind that is still free. A candidate is left out if it has reasons and all their kinds are
    taken; it is preferred if its first kind is free or it has none. Candidates far behind the best are left out too.

    >>> lines = [Considered(line, 0.6, 0.01, 0.1, 10, (0.0,)) for line in ("bid 2", "bid 5", "pass")]
    >>> [candidate.line for candidate in different(RULES, START, FIRST, lines)]
    ['bid 2', 'pass']
    """
    best = considered[0]
    chosen = {way(rules, world, seat, best.line): best}
    kinds = {msg.key for msg in reasons(best)[:1]}
    left = [(way(rules, world, seat, line.line), line) for line in considered[1:] if not _is_far_behind(line, best)]
    while len(chosen) < MOST:
        likeness = {own: max(_likeness(own, other) for other in chosen) for own, _ in left}
        left = [(own, candidate) for own, candidate in left if likeness[own] <= SAME and _is_news(reasons(candidate), kinds)]
        if not left:
            break
        preferred = [(own, candidate) for own, candidate in left if _is_news(reasons(candidate)[:1], kinds)] or left
        own, candidate = max(preferred, key=lambda pair: pair[1].chance - ALIKE * likeness[pair[0]])
        chosen[own] = candidate
        kinds |= {next((msg.key for msg in reasons(candidate) if msg.key not in kinds), "")}
    return tuple(chosen.values())


def _is_news(reasons: Sequence[Msg], kinds: set[str]) -> bool:
    """Return whether one of the reasons is of a new kind; also if there is none to repeat."""
    return not reasons or any(msg.key not in kinds for msg in reasons)


def _is_far_behind(candidate: Considered, best: Considered) -> bool:
    """Return whether a line is clearly too weak, even if its few playouts were unlucky."""
    return candidate.chance + candidate.error < best.chance * BEHIND


def way(rules: Rules[S, Any], world: S, seat: Seat, line: Line) -> Way:
    """Return the choices in a line: each ask that had several options, with its answer.

    Amounts count as 0 or some. How something is paid counts only if nothing else is chosen: two payments for the same thing are alike.
    Raises what `walk` raises.

    >>> way(RULES, START, FIRST, "bid 2") == way(RULES, START, FIRST, "bid 5")
    True
    >>> way(RULES, START, FIRST, "bid 2") == way(RULES, START, FIRST, "pass")
    False
    """
    answered = trace(turn(rules, world, seat), tokens(line)).answered
    chosen = [(ask, token) for ask, token in answered if len(ask.free) > 1]
    others = [(ask.name, _kind(ask, token)) for ask, token in chosen if ask.name.rpartition(".")[2] != PAYING]
    return frozenset(others or [(ask.name, token) for ask, token in chosen])


def alike(rules: Rules[S, Any], world: S, seat: Seat, line: Line, other: Line) -> bool:
    """Return whether two lines are the same idea: they have more answers in common than not.

    >>> alike(RULES, START, FIRST, "bid 2", "bid 5"), alike(RULES, START, FIRST, "bid 2", "pass")
    (True, False)
    """
    return _likeness(way(rules, world, seat, line), way(rules, world, seat, other)) > SAME


def _kind(ask: Ask, token: Token) -> Token:
    """Return an answer, of amounts (options whose tokens are their numbers) `0` or `some`."""
    amounts = {option.token for option in ask.options if str(option.value) == option.token}
    if token == NONE:
        return token
    taken = set(token.split("+")) if ask.several is not None else {token}
    if taken <= amounts:
        return "0" if taken == {"0"} else "some"
    return token


def _likeness(way: Way, other: Way) -> float:
    """Return the share of answers that two ways have in common; all if neither chooses any."""
    return len(way & other) / len(way | other) if way or other else 1.0
