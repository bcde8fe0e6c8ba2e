"""Why a player would choose a line: the game's own sentence for it, or a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from engine.game.mind import Judgement
from engine.game.rules import Rules
from engine.match.match import Match, positions
from engine.search.compared import TINY, Samples, beside, changes_of, is_clear, is_same
from engine.values.adding import error_of, mean_of
from engine.values.core import EngineError, Line, Msg, Seat
from engine.walking.worlds import imagine_world

S = TypeVar("S")

NO_DIFFERENCE = "coach.no-difference"
"""What is said of it where they come to the same: nobody has to be told why."""

WORLDS = 4
"""Worlds of a reader in which the same has to be said."""

NOTHING = 0.01
"""A difference of chance, with its standard error, that is none."""

BECAUSE = "coach.because"
"""The beginning of the sentences that say why where the game does not."""


def reason(rules: Rules[S, Any], world: S, seat: Seat, line: Line) -> Msg | None:
    """Why one would play a line, in the game's own words; `None` where it has none.

    `world` is imagined from what the seat knows.
    """
    reasons = () if rules.mind.judgement is None else rules.mind.judgement.reasons(world, seat, line, None)
    return next(iter(reasons), None)


def as_seen(rules: Rules[S, Any], state: S, seat: Seat, line: Line) -> Msg | None:
    """Why a seat would play a line, by what it knew when it could."""
    return reason(rules, imagine_world(rules, state, seat, Random(line)), seat, line)


def as_known(rules: Rules[S, Any], state: S, reader: Seat | None, seat: Seat, line: Line) -> Msg | None:
    """Why a seat would play a line, by what a reader (`None`: a spectator) knows.

    The reader may know less; `None` where that leaves open what would be said.
    """
    if reader == seat:
        return as_seen(rules, state, seat, line)
    view, reasons = rules.view(state, reader), set[Msg | None]()
    for number in range(WORLDS):
        with suppress(EngineError):  # what is hidden makes another line of it
            reasons.add(reason(rules, rules.imagine(view, Random(f"{line}/{number}")), seat, line))
            continue
        return None
    return reasons.pop() if len(reasons) == 1 else None


def reasons_of(match: Match, lines: Mapping[int, Line], reader: Seat | None) -> dict[int, Msg]:
    """Return the coach's reasons for the lines of some entries.

    They are for a reader as they may read the lines: each by what its player knew if the match is over, and by what the reader knows
    while it runs.
    """
    reasons: dict[int, Msg] = {}
    before: Any = None
    for entry, state in positions(match):
        if entry.seq in lines and entry.seat is not None and entry.seat in match.rules.to_act(before):
            viewer = entry.seat if match.result is not None else reader
            why = as_known(match.rules, before, viewer, entry.seat, lines[entry.seq])
            reasons |= {} if why is None else {entry.seq: why}
        before = state
    return reasons


def makes_no_difference(ranked: list[Samples]) -> bool:
    """Return whether all ideas give the same.

    In nearly every world, or in chances and in all terms as far as one can look.
    """
    first, *others = ranked
    if all(is_same(other, first) for other in others):
        return True
    gaps = [[own.chance - best.chance for own, best in zip(other, first, strict=True)] for other in others]
    if any(abs(mean_of(gap)) + error_of(gap) >= NOTHING for gap in gaps):
        return False
    terms = range(len(first[0].later))
    return not any(is_clear(beside([[sample.later[term] for sample in samples] for samples in (first, *others)])) for term in terms)


def each_its_own(reasons: Sequence[Sequence[Msg]], defaults: Sequence[Sequence[Msg]]) -> list[Msg]:
    """Return for each idea, the best first, a reason that none before it has.

    The first of a new kind if possible. It is the game's own or else one of the defaults.
    """
    used = list[Msg]()
    for own, others in zip(reasons, defaults, strict=True):
        kinds = {msg.key for msg in used}
        new = next((msg for msg in own if msg.key not in kinds), None)
        used.append(new or next(other for other in (*own, *others) if other not in used or other is others[-1]))
    return used


def because(judgement: Judgement[Any], ranked: list[Samples], rank: int) -> list[Msg]:
    """What can be said for an idea if its game is silent: greatest terms, clear ones first."""
    at_once, more, gains = changes_of(ranked, rank)
    sentences = list[Msg]()
    for key, differences, is_sure in (("now", at_once, True), ("more", more, True), ("later", gains, True), ("perhaps", more, False)):
        means = [
            (mean_of(paired), term) for paired, term in zip(differences, judgement.terms, strict=False) if not is_sure or is_clear(paired)
        ]
        largest = sorted((mean for mean in means if mean[0] > TINY), key=lambda pair: -pair[0])
        sentences += [Msg(f"{BECAUSE}-{key}", term=Msg(term)) for _, term in largest]
    return [*sentences, Msg(f"{BECAUSE}-nothing")]
