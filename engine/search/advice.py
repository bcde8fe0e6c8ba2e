"""The coach gives up to three ideas for a decision, which really differ.

Each idea has one sentence that says why, and figures for what it aims at, costs and risks. The sentence comes from the game
(`Judgement.reasons`), the figures are in the terms of the game's judgement, and all of it follows from the view of one seat.

The ideas are found as a captain thinks (engine/search/thinking.py). The chosen ones are then played out again, all in the same worlds and
with the same dice, so that only their differences remain. Figures that may be noise are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, sqrt
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.game.mind import Budget, Considered, Judgement, Thought
from engine.game.rules import Rules
from engine.search.compared import CLEAR, Paired, Samples, chance_of, changes_of, is_clear, is_same, most_helped_rival, sample_of
from engine.search.likeness import alike, different
from engine.search.thinking import judgement_of, think_through
from engine.search.why import BECAUSE, NO_DIFFERENCE, because, each_its_own, makes_no_difference
from engine.values.adding import error_of, mean_of, sum_of
from engine.values.core import Line, Msg, Seat, Who

S = TypeVar("S")
V = TypeVar("V")

AGAIN = 0.3
"""The share of the budget that goes into comparing the chosen ideas once more."""

LEAST = 8
"""The least worlds in which the chosen ideas are compared."""

HURRIED = 3
"""The least worlds in which they are compared if the time is over."""

FURTHER = 0.6
"""A further share of the budget, for more worlds while it is still open which of the best two ideas is better."""

NAMED = 3
"""The most terms that are named."""

CLOSE = 0.04
"""The difference of chance below which one idea is about as good as another."""

AWAY = 0.12
"""The difference of chance from which on an idea is clearly better or weaker."""

BLIND = 0.05
"""A further error of each difference of chance while the match is open, which the standard error does not show.

It comes from playouts that stop early. When the same first turn was thought about several times, differences varied by 0.04 to 0.09, but
their standard errors were only 0.03 to 0.055.
"""

EQUAL = "coach.first-even"
"""The message about the first idea if all ideas are about equal."""

AS_GOOD = "coach.other-even"
"""The message about an idea that is about as good as the first."""

AS_ANY = "coach.other-same"
"""The message about an idea that comes to the same as the first."""

STEADY = 0.08
"""Below this standard deviation of the chance from world to world, the risk of a line is low."""

WILD = 0.2
"""Above this standard deviation of the chance from world to world, the risk of a line is high."""


class Idea(Struct, frozen=True):
    """A line, and what the coach says about it."""

    line: Line
    standing: Msg
    """How it compares with the other ideas."""
    chance: Msg | None
    """How likely its seat wins with it; `None` if that is as likely as with the first idea."""
    aim: Msg
    cost: Msg
    risk: Msg
    words: Msg | None = None
    """What the line does, if the game says more about it than its log."""
    reason: Msg | None = None
    """Why one would play it; no other idea has the same sentence."""

    @property
    def is_reasoned(self) -> bool:
        """Whether the reason comes from the game, and so names what is done."""
        return self.reason is not None and not self.reason.key.startswith(BECAUSE)


class Advice(Thought, frozen=True):
    """A thought with one to three ideas, the best first."""

    ideas: tuple[Idea, ...] = ()


def advice(rules: Rules[S, V], view: V, seat: Seat, budget: Budget, rng: Random, is_over: Callable[[], bool] = lambda: False) -> Advice:
    """Return up to three ideas for a seat that may act, the best first.

    `view`: what the seat knows. `budget`: the playouts of the thought; comparing the ideas costs up to as many again.
    `is_over`: whether the time is over. With the same view and the same `rng` the ideas are the same, unless the time ended the thought.

    >>> advised = advice(RULES, RULES.view(START, FIRST), FIRST, Budget(nodes=20, width=4), Random(1))
    >>> [idea.line for idea in advised.ideas]
    ['bid 9', 'pass']
    """
    judgement = judgement_of(rules)
    first = think_through(rules, view, seat, budget, rng, is_over=is_over)
    world = rules.imagine(view, rng)
    own_reasons = {(line.line, line.plan): judgement.reasons(world, seat, line.line, line.plan) for line in first.considered}
    chosen = different(rules, world, seat, first.considered, lambda line: own_reasons[line.line, line.plan])
    samples = _compare(rules, view, seat, chosen, budget, rng, is_over)
    order = sorted(range(len(chosen)), key=lambda at: -chance_of(samples[at]))
    if not _is_behind(samples[0], samples[order[0]]):
        order = [0, *(at for at in order if at)]  # the first thought had more playouts, and only a clear difference overrules it
    lines, ranked = [chosen[at] for at in order], [samples[at] for at in order]
    defaults = [because(judgement, ranked, rank) for rank in range(len(ranked))]
    reasons = each_its_own([own_reasons[line.line, line.plan] for line in lines], defaults)
    ideas = [
        replace(_idea(judgement, seat, line.line, ranked, rank), words=judgement.words(world, seat, line.line, line.plan), reason=reason)
        for rank, (line, reason) in enumerate(zip(lines, reasons, strict=True))
    ]
    if len(ideas) == 1:
        ideas[0] = replace(ideas[0], standing=_alone(rules, world, seat, first.considered))
    elif makes_no_difference(ranked):
        ideas[0] = replace(ideas[0], standing=Msg(NO_DIFFERENCE))
    return Advice(first.considered, first.nodes, tuple(ideas))


def _compare(
    rules: Rules[S, V], view: V, seat: Seat, chosen: Sequence[Considered], budget: Budget, rng: Random, is_over: Callable[[], bool]
) -> list[Samples]:
    """Play the chosen lines out again, all in the same worlds and with the same dice.

    It takes a usual number of worlds, and more while the best two ideas may still differ.
    """
    samples: list[Samples] = [[] for _ in chosen]
    usual = max(LEAST, round(AGAIN * budget.nodes / len(chosen)))
    most = max(LEAST, round((AGAIN + FURTHER) * budget.nodes / len(chosen)))
    for number in range(most):
        if (number >= HURRIED and is_over()) or (number >= usual and not _may_differ(samples)):
            break
        world, chance = rules.imagine(view, rng), rng.getrandbits(64)
        for candidate, own in zip(chosen, samples, strict=True):
            own.append(sample_of(rules, world, seat, candidate, Random(chance)))
    return samples


# What the coach says about them.


def _idea(judgement: Judgement[Any], seat: Seat, line: Line, ranked: list[Samples], rank: int) -> Idea:
    """Return the idea of a rank, with all that is said about it."""
    own, others = ranked[rank], ranked[:rank] + ranked[rank + 1 :]
    at_once, beside_others, from_now = changes_of(ranked, rank)
    is_last = all(sample.is_last for sample in own)
    is_compared = bool(others) and not is_last
    more: tuple[Msg, ...] = ()
    less: tuple[Msg, ...] = ()
    if is_compared:
        more = _clear_terms(judgement, beside_others, 1)
        less = _clear_terms(judgement, beside_others, -1)
    elif not is_last:  # there is no other idea, so it is compared with the position now
        less = _clear_terms(judgement, from_now, -1)
    aim = _aim(_clear_terms(judgement, at_once, 1), more, _clear_terms(judgement, from_now, 1), is_compared)
    cost = _cost(_clear_terms(judgement, at_once, -1), less, is_compared)
    return Idea(line, _standing(ranked, rank), _likelihood(ranked, rank), aim, cost, _risk(seat, own, others))


def _aim(at_once: tuple[Msg, ...], more: tuple[Msg, ...], gains: tuple[Msg, ...], is_compared: bool) -> Msg:
    """Return what an idea brings at once, and later more than the others do (`more`).

    If that is nothing, it is what the idea brings from now on (`gains`), which the others may bring too. `is_compared`: there are others.
    """
    terms = _terms(at_once)
    later = tuple(msg for msg in more if not _terms((msg,)) <= terms)
    if at_once:
        return Msg("coach.aim-both", terms=at_once, later=later) if later else Msg("coach.aim-now", terms=at_once)
    if more:
        return Msg("coach.aim", terms=more)
    if gains:
        return Msg("coach.aim-shared" if is_compared else "coach.aim-alone", terms=gains)
    return Msg("coach.aim-none")


def _terms(named: tuple[Msg, ...]) -> set[Any]:
    """Return the terms in some messages."""
    return {dict(msg.args)["term"] for msg in named}


def _cost(at_once: tuple[Msg, ...], later: tuple[Msg, ...], is_compared: bool) -> Msg:
    """Return what an idea costs at once, and what its seat has less of later.

    `is_compared`: less than with the other ideas; otherwise less than now.
    """
    terms = _terms(at_once)
    later = tuple(msg for msg in later if not _terms((msg,)) <= terms)
    if at_once and later:
        return Msg("coach.cost-both" if is_compared else "coach.cost-alone", terms=at_once, later=later)
    if at_once:
        return Msg("coach.cost-now", terms=at_once)
    if later:
        return Msg("coach.cost-later" if is_compared else "coach.cost-alone-later", terms=later)
    return Msg("coach.cost-none")


def _is_behind(samples: Samples, ahead: Samples, gap: float = CLOSE) -> bool:
    """Return whether an idea's chance is clearly smaller than another's, and by `gap` or more."""
    gaps = [sample.chance - other.chance for sample, other in zip(ahead, samples, strict=True)]
    return mean_of(gaps) >= gap and mean_of(gaps) >= CLEAR * hypot(error_of(gaps), _blind(ahead))


def _may_differ(every: Sequence[Samples]) -> bool:
    """Return whether more worlds may show which of the best two ideas is better.

    They are not apart yet, and the difference may still be larger than the error that more worlds do not reduce (`BLIND`).
    """
    if len(every) < 2:
        return False
    first, second = sorted(every, key=chance_of, reverse=True)[:2]
    gaps = [sample.chance - other.chance for sample, other in zip(first, second, strict=True)]
    may_be = mean_of(gaps) + CLEAR * error_of(gaps)
    return not _is_behind(second, first) and not is_same(second, first) and may_be >= max(CLOSE, CLEAR * _blind(first))


def _blind(samples: Samples) -> float:
    """Return `BLIND`, times the share of worlds in which the match is still open."""
    return BLIND * sum(0 < sample.chance < 1 for sample in samples) / len(samples)


def _clear_terms(judgement: Judgement[Any], differences: list[Paired], sign: int) -> tuple[Msg, ...]:
    """Return the terms with the greatest clear differences of one sign, each with its points."""
    clear_terms = [(sign * mean_of(paired), term) for term, paired in zip(judgement.terms, differences, strict=True) if is_clear(paired)]
    largest = sorted((pair for pair in clear_terms if pair[0] > 0), key=lambda pair: -pair[0])[:NAMED]
    return tuple([Msg("coach.term", term=Msg(term), points=signed_points(sign * points)) for points, term in largest])


def signed_points(points: float) -> str:
    """Return points as a whole number with its sign, at least 1.

    >>> signed_points(2.6), signed_points(-0.2)
    ('+3', '−1')
    """
    return f"{'+' if points > 0 else '−'}{max(1, round(abs(points)))}"


def _alone(rules: Rules[S, Any], world: S, seat: Seat, considered: Sequence[Considered]) -> Msg:
    """Return the message that says why there is only one idea."""
    best, *others = considered
    if not others:
        return Msg("coach.only-one")
    is_alike = all(alike(rules, world, seat, other.line, best.line) for other in others)
    return Msg("coach.only-alike" if is_alike else "coach.only")


def is_undecided(ideas: Sequence[Idea]) -> bool:
    """Return whether the best two ideas are too close for the coach to say which to take.

    `ideas`: the best first, as in `Advice.ideas`.

    >>> advised = advice(RULES, RULES.view(START, FIRST), FIRST, Budget(nodes=20, width=4), Random(1))
    >>> is_undecided(advised.ideas), advised.ideas[1].standing
    (False, Msg('coach.other-clear'))
    """
    return len(ideas) > 1 and (ideas[0].standing.key == NO_DIFFERENCE or ideas[1].standing.key in (AS_GOOD, AS_ANY))


def _standing(ranked: list[Samples], rank: int) -> Msg:
    """Return how an idea compares with the first, or how the first compares with the others."""
    first, *others = ranked
    if rank:
        return Msg(_beside_first(ranked[rank], first))
    even = [Msg("coach.which", number=number) for number, candidate in enumerate(others, 2) if not _is_behind(candidate, first)]
    if not even:
        return Msg("coach.first-clear" if all(_is_behind(other, first, AWAY) for other in others) else "coach.first-some")
    return Msg(EQUAL) if len(even) == len(others) else Msg("coach.first-among", others=tuple(even))


def _beside_first(samples: Samples, first: Samples) -> str:
    """Return the key of the message about how a later idea compares with the first."""
    if is_same(samples, first):
        return AS_ANY
    if _is_behind(samples, first, AWAY):
        return "coach.other-clear"
    return "coach.other-some" if _is_behind(samples, first) else AS_GOOD


def _likelihood(ranked: list[Samples], rank: int) -> Msg | None:
    """Return the chance to win, in steps of five per cent; `None` for the same as the first's.

    The first idea shows the mean of all ideas that are about as good as it. A weaker idea shows its own chance, but never more than the
    first. Smaller steps would claim too much, because most playouts stop before the end of the match.
    """
    own, first = ranked[rank], ranked[0]
    if rank and not _is_behind(own, first):
        return None
    even = [chance_of(samples) for samples in ranked if not _is_behind(samples, first)]
    level = mean_of(even)
    if all(sample.is_last for sample in own) and level in (0.0, 1.0):
        return Msg("coach.chance-won" if level else "coach.chance-lost")
    chance = min(chance_of(own), level) if rank else level
    percent = round(chance * 20) * 5
    if percent < 10:
        return Msg("coach.chance-low")
    return Msg("coach.chance-high") if percent > 90 else Msg("coach.chance", percent=percent)


def _risk(seat: Seat, own: Samples, others: list[Samples]) -> Msg:
    """Return how much the outcome of an idea varies, and which rival it helps."""
    if all(sample.is_last for sample in own):
        return Msg("coach.risk-none")
    mean = chance_of(own)
    spread = sqrt(sum_of((sample.chance - mean) ** 2 for sample in own) / len(own))
    if spread < STEADY:
        degree = "even"
    else:
        degree = "wild" if spread > WILD else "some"
    helped = None if not others else most_helped_rival(seat, own, others)
    if helped is None:
        return Msg(f"coach.risk-{degree}")
    rival, points = helped
    return Msg(f"coach.risk-{degree}-helps", who=Who(rival), points=signed_points(points))
