"""Why a player would choose a line: the game's own sentence for it, or a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
"""The message about ideas that come to the same, which need no reason."""

WORLDS = 4
"""In how many worlds that a reader imagines a reason has to be the same."""

NOTHING = 0.01
"""A difference of chance counts as none if it and its standard error together are less than this."""

BECAUSE = "coach.because"
"""The beginning of the keys of reasons that do not come from the game."""


def reason(rules: Rules[S, Any], world: S, seat: Seat, line: Line) -> Msg | None:
    """Return the game's most telling reason for a line; `None` if it has none.

    `world`: a position imagined from what the seat knows.

    >>> reason(EXPLAINED, START, FIRST, "bid 3"), reason(RULES, START, FIRST, "bid 3")
    (Msg('toy.best', card=31), None)
    """
    reasons = () if rules.mind.judgement is None else rules.mind.judgement.reasons(world, seat, line, None)
    return next(iter(reasons), None)


def as_seen(rules: Rules[S, Any], state: S, seat: Seat, line: Line) -> Msg | None:
    """Return the game's reason for a line, by what its seat knew at that time.

    `state`: the true position before the line.

    >>> as_seen(EXPLAINED, START, FIRST, "bid 3")
    Msg('toy.best', card=31)
    """
    return reason(rules, imagine_world(rules, state, seat, Random(line)), seat, line)


def as_known(rules: Rules[S, Any], state: S, reader: Seat | None, seat: Seat, line: Line) -> Msg | None:
    """Return the game's reason for a line, by what a reader (`None`: a spectator) knows.

    The reader may know less than the seat. If the reason depends on what they do not know, it is `None`.

    >>> as_known(EXPLAINED, START, FIRST, FIRST, "bid 3"), as_known(EXPLAINED, START, SECOND, FIRST, "bid 3")
    (Msg('toy.best', card=31), None)
    """
    if reader == seat:
        return as_seen(rules, state, seat, line)
    view, reasons = rules.view(state, reader), set[Msg | None]()
    for number in range(WORLDS):
        try:
            reasons.add(reason(rules, rules.imagine(view, Random(f"{line}/{number}")), seat, line))
        except EngineError:  # the line is not legal in every world that the reader imagines
            return None
    return reasons.pop() if len(reasons) == 1 else None


def reasons_of(match: Match, lines: Mapping[int, Line], reader: Seat | None) -> dict[int, Msg]:
    """Return the reasons for the lines of some entries, as a reader may read them.

    `lines`: a line for each of these entries, played or not. While the match runs the reasons follow from what the reader knows. When it
    is over, they follow from what the player knew.

    >>> from dataclasses import replace
    >>> reasons_of(replace(FINISHED, rules=EXPLAINED), {1: "bid 3", 4: "29"}, reader=None)
    {1: Msg('toy.best', card=31), 4: Msg('toy.best', card=29)}
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
    """Return whether all ideas come to the same.

    They do if they give equal chances in nearly every world, or if neither chances nor terms differ clearly.

    >>> from engine.search.compared import Sample
    >>> bid, passing = ([Sample(0.5, (0.0,), (0.0,), (3.0,), (), False)] for _ in range(2))
    >>> makes_no_difference([bid, passing])
    True
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
    """Return for each idea, the best first, a reason that no idea before it has.

    It is the game's first reason of a new kind. Without one it is the first that is left of its other reasons and the defaults; the last
    default may be used again.

    >>> rich, free, because_more = Msg("toy.rich"), Msg("toy.free"), Msg("coach.because-more")
    >>> each_its_own([[rich], [rich, free], [rich]], [[because_more]] * 3)
    [Msg('toy.rich'), Msg('toy.free'), Msg('coach.because-more')]
    """
    used = list[Msg]()
    for own, others in zip(reasons, defaults, strict=True):
        kinds = {msg.key for msg in used}
        new = next((msg for msg in own if msg.key not in kinds), None)
        last = others[-1]
        used.append(new or next((other for other in (*own, *others) if other not in used), last))
    return used


def because(judgement: Judgement[Any], ranked: list[Samples], rank: int) -> list[Msg]:
    """Return default reasons for an idea: its greatest terms, clear ones first.

    `ranked`: the playouts of all ideas; `rank`: the index of this one. The last reason is that it brings nothing.

    >>> from engine.search.plain import plain
    >>> from engine.search.compared import Sample
    >>> [sentence.key for sentence in because(plain(RULES), [[Sample(0.5, (0.0,), (2.0,), (3.0,), (3.0,), False)]], 0)]
    ['coach.because-now', 'coach.because-later', 'coach.because-nothing']
    """
    at_once, more, gains = changes_of(ranked, rank)
    sentences = list[Msg]()
    for key, differences, is_sure in (("now", at_once, True), ("more", more, True), ("later", gains, True), ("perhaps", more, False)):
        by_term = zip(differences, judgement.terms, strict=False)  # `more` is empty if there is no other idea
        means = [(mean_of(paired), term) for paired, term in by_term if not is_sure or is_clear(paired)]
        largest = sorted((mean for mean in means if mean[0] > TINY), key=lambda pair: -pair[0])
        sentences += [Msg(f"{BECAUSE}-{key}", term=Msg(term)) for _, term in largest]
    return [*sentences, Msg(f"{BECAUSE}-nothing")]
