"""Reviews a match. Pure.

It finds each seat's chance of winning from turn to turn, and the decisions that gained or lost most.

*The curve* shows what somebody who knew no hidden hand could have thought. After an entry, everything that a spectator does not know is
dealt again, some such worlds are played out by the judgement of the game, and the chances are averaged. A hidden hand shows itself when it
is played. The last point of a match that is over is the result.

*A decision* is judged only by what its seat knew. The line that was played and the lines that the search finds are played out in the same
worlds, imagined from the seat's view at that time, and with the same dice. First all decisions are compared roughly. Those that stand out
are then compared in new worlds: among many decisions, some only look like mistakes in the worlds in which they were found.

*Luck* is kept apart from decisions. It is how much better the position is after what chance brought than after the same line on average,
both as the seat that played the line sees it.

A review is made in pieces of work (`Making.works`), each a second at most, which can be done in another process. It can be stopped between
two pieces and has what is known by then. The same match and the same budget make the same review.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from engine.game.mind import Candidate
from engine.match.match import Entry, Match, effective, read_host_entry
from engine.search.findings import Luck, Point, Review, TurningPoint
from engine.search.odds import shares
from engine.search.thinking import judgement_of
from engine.search.weighing import Chances, Weighed, WeighingTask, behind, weigh_lines
from engine.values.adding import error_of, mean_of, sum_of
from engine.values.chance import listen_to_draws
from engine.values.core import Line, Msg, Seat
from engine.values.remarks import FOR_SOMEBODY, Remark, Sits
from engine.walking.walk import Asking, play, walk

DECISIONS: Final = 150
"""The cost of a review, in decisions of a captain: together about 45 s of one core."""

DECISION: Final = 0.3
"""Seconds of one core for which a captain thinks about a decision."""

CURVE = 0.25
"""The share of the budget for the curve."""

ROUGH = 0.45
"""The share of the budget for a first look at all decisions."""

FINE = 0.22
"""The share of the budget for the decisions that stand out."""

LUCK = 0.08
"""The share of the budget for luck."""

POINTS: Final = 120
"""The most points of the curve: more of them cannot be told apart in a picture."""

WORLDS: Final = (4, 40)
"""The least and the most worlds for a point of the curve."""

WIDTHS: Final = (3, 5)
"""How many lines the search finds for a decision, in a long match and in a short one."""

WEIGHED: Final = (3, 16)
"""The least and the most worlds in which a decision is compared roughly."""

FINEST: Final = 200
"""The most worlds in which something that stands out is compared."""

FINALISTS = 12
"""The most decisions that are compared again."""

RIVALS = 3
"""The most other lines that are compared again at such a decision."""

LEAPS = 4
"""The most leaps of the curve that are examined for luck."""

CHOOSING: Final = 0.4
"""The share of such a decision's worlds that choose the best other line; the rest measure its difference."""

TURNINGS: Final = 3
"""The most turning points of a review."""

NOTHING = 0.02
"""The difference of chance below which a decision made no difference."""

NO_LUCK = 0.05
"""The difference of chance below which an event is not called luck."""

SURE: Final = 2.0
"""A difference has to be at least this many standard errors."""

GAINED: Final = 0.5
"""The weight of a gain in the choice of turning points; a loss has 1. Nearly every line is a gain beside some other line."""


def reviews(match: Match, people: Collection[int] | None = None, nodes: int | None = None) -> Iterator[Review]:
    """Yield better and better reviews of a match, at least one.

    `people`: the entries that people decided (`decided_entries`); `None`: all. `nodes`: about how many playouts the review may cost.

    >>> first = next(reviews(FINISHED))
    >>> first.share, first.points
    (0.0, (Point(seq=10, chances=(1.0, 0.0)),))
    """
    making = Making(match, people, nodes)
    yield making.review()
    for work in making.works():
        making.take(work, weigh_lines(match.rules, work))
        yield making.review()
    yield making.review()


def review_match(match: Match, people: Collection[int] | None = None, nodes: int | None = None) -> Review:
    """Return the review that the whole budget makes; the arguments are those of `reviews`.

    >>> review = review_match(FINISHED, nodes=40)
    >>> [(turning.kind, turning.seq, turning.seat, turning.by) for turning in review.turnings]
    [('loss', 10, 1, 1.0)]
    """
    for last in reviews(match, people, nodes):
        review = last
    return review


def decided_entries(match: Match, bots: Collection[Seat] = ()) -> frozenset[int]:
    """Return the numbers of the entries that people decided.

    Entries of bots and caretakers do not count, nor answers of the host for somebody absent. `bots`: the seats that bots hold now.

    >>> sorted(decided_entries(FINISHED, bots=(SECOND,)))
    [1, 3, 6, 7, 9]
    """
    changes = [remark for entry in match.entries if isinstance(remark := read_host_entry(entry), Sits)]
    bot_seats = set(bots)
    for change in reversed(changes):  # back to the start: before a bot took the seat a person had it, and the other way round
        bot_seats = bot_seats - {change.seat} if change.bot else {*bot_seats, change.seat}
    decided, absent = set[int](), None
    for entry in match.entries:
        if entry.seat is None:
            remark = read_host_entry(entry)
            if isinstance(remark, Sits):
                bot_seats = {*bot_seats, remark.seat} if remark.bot else bot_seats - {remark.seat}
            elif isinstance(remark, Remark) and remark.about in FOR_SOMEBODY:
                absent = remark.numbers[0]
        elif entry.seat == absent:
            absent = None
        elif entry.seat not in bot_seats:
            decided.add(entry.seq)
    return frozenset(decided)


class _Step(Struct, frozen=True):
    """An entry that was not undone, with the positions before and after it."""

    entry: Entry
    before: Any
    after: Any
    has_chance: bool
    """Whether dice, cards or the like were drawn in it."""
    part: Msg | None
    """The part of the match that it leads to (`Rules.chapter`); `None` at the end."""


class Making:
    """A review in the making: what has to be done next, and what is known so far.

    >>> making = Making(FINISHED, people=(), nodes=40)
    >>> for work in making.works():
    ...     making.take(work, weigh_lines(RULES, work))
    >>> len(making.review().points), making.share
    (11, 1.0)
    """

    def __init__(self, match: Match, people: Collection[int] | None = None, nodes: int | None = None) -> None:
        rules = match.rules
        captain = judgement_of(rules).captain.nodes
        self._rules, self._result = rules, match.result
        self._nodes = DECISIONS * captain if nodes is None else nodes
        self._steps = list(_steps(match))
        last = len(self._steps) - 1
        count = min(POINTS, last + 1)
        self._chosen = [last * number // max(1, count - 1) for number in range(count)]
        """The indices of the steps that are points of the curve."""
        self._decisions = [step for step in self._steps if (people is None or step.entry.seq in people) and _is_choice(match, step)]
        self._found: dict[tuple[str, int], tuple[Weighed, ...]] = {}
        self._turnings: list[tuple[float, TurningPoint]] = []
        self._luck: list[Luck] = []
        later = (FINE if self._decisions else 0.0) + (LUCK if any(step.has_chance for step in self._steps) else 0.0)
        self._planned = sum(work.nodes for work in (*self._curve(), *self._rough())) + round(later * self._nodes)
        self._spent = 0
        self.share = 0.0
        """How much of the review is done (0..1)."""
        self.seconds = self._planned * DECISION / captain
        """About how many seconds one core takes for the whole review."""

    def works(self) -> Iterator[WeighingTask]:
        """Yield the pieces of work. Give the results of each to `take` before asking for the next."""
        yield from self._curve()
        yield from self._rough()
        yield from self._fine()
        yield from self._leaps()
        self.share = 1.0

    def take(self, work: WeighingTask, results: tuple[Weighed, ...]) -> None:
        """Take the results of a piece of work."""
        self._found[work.kind, work.seq] = results
        self._spent += work.nodes
        self.share = min(1.0, self._spent / max(1, self._planned))

    def review(self) -> Review:
        """Return the review by what is known now."""
        parts: list[tuple[int, Msg]] = []
        for step in self._steps:
            if step.part is not None and (not parts or parts[-1][1] != step.part):
                parts.append((step.entry.seq, step.part))
        winners = None if self._result is None else self._result.winners
        luck = max(self._luck, key=lambda luck: max(map(abs, luck.changes)), default=None)
        judged = sum(kind == "rough" for kind, _ in self._found)
        return Review(self._points(), tuple(parts), self._steps[-1].entry.seq, winners, self._turning_points(), luck, judged, self.share)

    def _curve(self) -> Iterator[WeighingTask]:
        worlds = _clamp(CURVE * self._nodes / len(self._chosen), WORLDS)
        for at in self._chosen:
            step = self._steps[at]
            if self._result is None or step is not self._steps[-1]:
                yield WeighingTask("curve", step.entry.seq, step.after, None, worlds)

    def _points(self) -> tuple[Point, ...]:
        """Return the curve with each inner point averaged with its neighbours."""
        points: list[Point] = []
        for at in self._chosen:
            seq = self._steps[at].entry.seq
            if ("curve", seq) in self._found:
                points.append(Point(seq, self._found["curve", seq][0].chances))
            elif self._result is not None and at == len(self._steps) - 1:
                points.append(Point(seq, shares(self._result.ranks, self._rules.sides(self._steps[at].after))))
        inner = [
            Point(here.seq, _smooth(a.chances, here.chances, b.chances)) for a, here, b in zip(points, points[1:], points[2:], strict=False)
        ]
        return (*points[:1], *inner, *points[1:][-1:])

    def _rough(self) -> Iterator[WeighingTask]:
        each = ROUGH * self._nodes / max(1, len(self._decisions))
        width = WIDTHS[0] if each < WEIGHED[0] * (WIDTHS[1] + 1) else WIDTHS[1]
        worlds = _clamp(each / (width + 1), WEIGHED)
        for step in self._decisions:
            yield WeighingTask("rough", step.entry.seq, step.before, step.entry.seat, worlds, (Candidate(step.entry.line),), width)

    def _fine(self) -> Iterator[WeighingTask]:
        """Compare the decisions that stand out with their best other line, in new worlds."""
        weighty = [(weight, step) for step in self._decisions if (weight := self._weight(step)) > 0]
        finalists = [step for _, step in sorted(weighty, key=lambda pair: (-pair[0], pair[1].entry.seq))[:FINALISTS]]
        for step in finalists:
            each, seq, seat = FINE * self._nodes / len(finalists), step.entry.seq, step.entry.seat
            own, others = _part_lines(step, self._found["rough", seq])
            lines = [other.line for other in (own, *others[:RIVALS]) if other.line is not None]
            if len(lines) > 2:
                choosing = WeighingTask("chosen", seq, step.before, seat, _clamp(CHOOSING * each / len(lines), (1, FINEST)), tuple(lines))
                yield choosing
                own, others = _part_lines(step, self._found["chosen", seq])
                lines = [choice.line for choice in (own, others[0]) if choice.line is not None]
            yield WeighingTask("fine", seq, step.before, seat, _clamp((1 - CHOOSING) * each / 2, (2, FINEST)), tuple(lines))
            self._judge(step, *self._found["fine", seq])

    def _weight(self, step: _Step) -> float:
        """Return how much a decision stands out: the least difference of chance that it made."""
        results = self._found["rough", step.entry.seq]
        if not results:
            return 0.0
        own, others = _part_lines(step, results)
        by, error = behind(own, others[0])
        if by > 0:
            return by - error
        return 0.0 if self._is_usual(step) else (-by - error) * GAINED

    def _is_usual(self, step: _Step) -> bool:
        """Return whether the sensible player would play the same, so that it is no find."""
        first = self._found["rough", step.entry.seq][0].line
        return first is not None and first.line == step.entry.line

    def _judge(self, step: _Step, own: Weighed, other: Weighed) -> None:
        """Note a decision as a turning point if it made a difference."""
        by, error = behind(own, other)
        if abs(by) < max(NOTHING, SURE * error) or own.line is None or other.line is None or step.entry.seat is None:
            return
        if by < 0 and self._is_usual(step):
            return
        sign = 1 if by > 0 else -1
        terms, totals = _clear(own.terms, other.terms, sign), _clear(own.totals, other.totals, sign)
        turning = TurningPoint(
            "loss" if by > 0 else "gain", step.entry.seq, step.entry.seat, own.line.line, other.line.line, abs(by), error,
            mean_of(own.own), terms, totals,
        )  # fmt: skip
        self._turnings.append((abs(by) * (1.0 if by > 0 else GAINED), turning))

    def _turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the turning points in order; a seat has at most one in each part of the match."""
        parts = {here.entry.seq: before.part for before, here in pairwise(self._steps)}
        chosen: list[TurningPoint] = []
        for _, turning in sorted(self._turnings, key=lambda pair: (-pair[0], pair[1].seq)):
            part = parts[turning.seq]
            is_told = part is not None and any(turn.seat == turning.seat and parts[turn.seq] == part for turn in chosen)
            if len(chosen) < TURNINGS and not is_told:
                chosen.append(turning)
        return tuple(sorted(chosen, key=lambda turn: turn.seq))

    def _leaps(self) -> Iterator[WeighingTask]:
        """Compare what the greatest leaps of the curve brought with their average."""
        points = self._points()
        leaps = [(_leap(points, step.entry.seq), step) for step in self._steps if step.has_chance and step.entry.seat is not None]
        greatest = [step for leap, step in sorted(leaps, key=lambda pair: (-pair[0], pair[1].entry.seq))[:LEAPS] if leap > NOTHING]
        for step in greatest:
            seq, seat = step.entry.seq, step.entry.seat
            worlds = _clamp(LUCK * self._nodes / (2 * len(greatest)), (2, FINEST))
            yield WeighingTask("before", seq, step.before, seat, worlds, (Candidate(step.entry.line),))
            yield WeighingTask("after", seq, step.after, seat, worlds)
            (before,), (after,) = self._found["before", seq], self._found["after", seq]
            changes = tuple([later - sooner for later, sooner in zip(after.chances, before.chances, strict=True)])
            error = sqrt(error_of(before.own) ** 2 + error_of(after.own) ** 2)
            if seat is not None and max(map(abs, changes)) > max(NO_LUCK, SURE * error):
                self._luck.append(Luck(seq, seat, changes, error))


def _steps(match: Match) -> Iterator[_Step]:
    """Yield the entries that count, each with the positions before and after it."""
    rules = match.rules
    state = rules.setup(match.seats, match.settings, match.seed)
    for entry in effective(match.entries):
        before = state
        with listen_to_draws() as draws:
            if entry.seat is not None:
                state = play(rules, state, entry.seat, entry.line).value.state
        part = rules.chapter(rules.view(state, None)) if rules.to_act(state) else None
        yield _Step(entry, before, state, bool(draws), part)


def _is_choice(match: Match, step: _Step) -> bool:
    """Return whether somebody who was awaited had something to decide."""
    rules, seat = match.rules, step.entry.seat
    if seat is None or seat not in rules.to_act(step.before) or rules.automatic(step.before) is not None:
        return False
    return isinstance(walk(rules, step.before, seat, ()), Asking)


def _clamp(wanted: float, bounds: tuple[int, int]) -> int:
    return max(bounds[0], min(bounds[1], int(wanted)))


def _smooth(before: Chances, here: Chances, after: Chances) -> Chances:
    return tuple([(a + 2 * b + c) / 4 for a, b, c in zip(before, here, after, strict=True)])


def _part_lines(step: _Step, results: Sequence[Weighed]) -> tuple[Weighed, list[Weighed]]:
    """Return the played line and the other lines, the best first.

    Each line comes once, with the plan that serves it best: nobody knows which plan its seat had.
    """
    best = sorted(results, key=lambda choice: -sum_of(choice.own))
    own = next(choice for choice in best if choice.line is not None and choice.line.line == step.entry.line)
    others: dict[Line, Weighed] = {}
    for choice in best:
        if choice.line is not None and choice.line.line != step.entry.line:
            others.setdefault(choice.line.line, choice)
    return own, list(others.values())


def _clear(own: Sequence[tuple[float, ...]], other: Sequence[tuple[float, ...]], sign: int) -> tuple[float, ...]:
    """Return by how much each value is greater on average with the other line, times `sign`.

    `own` and `other` have the values of each world. Differences that may be noise are 0.
    """
    means = []
    for less, more in zip(zip(*own, strict=True), zip(*other, strict=True), strict=True):
        apart = [b - a for a, b in zip(less, more, strict=True)]
        mean = mean_of(apart)
        means.append(sign * mean if abs(mean) > SURE * error_of(apart) else 0.0)
    return tuple(means)


def _leap(points: Sequence[Point], seq: int) -> float:
    """Return the greatest change of a seat's chance between the points around an entry."""
    before = next((point for point in reversed(points) if point.seq < seq), None)
    after = next((point for point in points if point.seq >= seq), None)
    if before is None or after is None:
        return 0.0
    return max(abs(later - sooner) for later, sooner in zip(after.chances, before.chances, strict=True))
