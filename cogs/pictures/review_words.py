"""The review of a match in words, beside its picture or in its place. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from engine.search.advice import signed_points
from engine.search.compared import TOLD
from engine.search.findings import Luck, Point, Review, TurningPoint
from engine.story.story import winners_message
from engine.values.core import Msg, Say, Seat, Who

STANDINGS = 5
"""How many moments of the match are told with everybody's chances, at most."""

TERMS = 3
"""Terms of the evaluation that explain a turning point, at most."""


def review_lines(review: Review, say: Say) -> tuple[str, ...]:
    """Return the whole review: who won, the turning points, luck, and the chances."""
    ended = Msg("review.no-result") if review.winners is None else winners_message(review.winners, "story.end")
    return (
        say(ended),
        *turning_lines(review, say),
        *(say(_standing(point, part_of(review, point.seq))) for point in _evenly(review.points)),
    )


def turning_lines(review: Review, say: Say) -> tuple[str, ...]:
    """Return the turning points and the greatest luck."""
    lines = [say(turning_words(turning, part_of(review, turning.seq))) for turning in review.turnings] or [say(Msg("review.none"))]
    if review.luck is not None:
        lines.append(say(luck_words(review.luck, part_of(review, review.luck.seq))))
    return tuple(lines)


def part_of(review: Review, seq: int) -> Msg:
    """Return the part of the match in which an entry was made."""
    return next((name for begin, name in reversed(review.chapters) if begin < seq), Msg("review.beginning"))


def turning_words(turning: TurningPoint, part: Msg) -> Msg:
    """Return one sentence about a turning point, which was in this part of the match."""
    percent, error = _hundredths(turning.by), _hundredths(turning.error)
    return Msg(f"review.{turning.kind}", part=part, who=Who(turning.seat), percent=percent, error=error)


def luck_words(luck: Luck, part: Msg) -> Msg:
    """Return one sentence about what chance brought in this part of the match."""
    change = luck.changes[luck.whom]
    key = "review.luck-good" if change > 0 else "review.luck-bad"
    return Msg(key, part=part, who=Who(luck.whom), percent=_hundredths(abs(change)), error=_hundredths(luck.error))


def left_words(turning: TurningPoint) -> Msg:
    """Return a sentence with the chance of winning that the player had after a turning point."""
    return Msg("review.left", who=Who(turning.seat), percent=round(100 * turning.chance))


def why(turning: TurningPoint, terms: Sequence[str]) -> tuple[Msg, ...]:
    """Return why one move was better than the other, in sentences.

    `terms` are the names of the terms of the evaluation. The reasons are the terms of the player's own evaluation that differ most, and
    the seats of others whose evaluation differs most. If everybody gains or everybody loses, one sentence says so.
    """
    order = sorted(range(len(turning.totals)), key=lambda seat: -turning.totals[seat])
    everybody = tuple([_seat_points(seat, turning.totals[seat]) for seat in order])
    if all(points >= TOLD for points in turning.totals):
        return (Msg("review.why-more", all=everybody),)
    if all(points <= -TOLD for points in turning.totals):
        return (Msg("review.why-less", all=everybody),)
    own = sorted(zip(turning.terms, terms, strict=True), key=lambda change: -abs(change[0]))
    own_terms = [Msg("coach.term", term=Msg(term), points=signed_points(points)) for points, term in own[:TERMS] if abs(points) >= TOLD]
    others = [seat for seat in range(len(turning.totals)) if seat != turning.seat]
    others.sort(key=lambda seat: -abs(turning.totals[seat]))
    other_seats = [_seat_points(seat, turning.totals[seat]) for seat in others[:TERMS] if abs(turning.totals[seat]) >= TOLD]
    reasons = []
    if own_terms:
        reasons.append(Msg("review.why", who=Who(turning.seat), terms=tuple(own_terms)))
    if other_seats:
        reasons.append(Msg("review.why-others", others=tuple(other_seats)))
    return tuple(reasons) or (Msg("review.why-none"),)


def _seat_points(seat: int, points: float) -> Msg:
    return Msg("coach.term", term=Who(Seat(seat)), points=signed_points(points))


def _hundredths(chance: float) -> int:
    """Return a chance or its standard error in percent, at least 1."""
    return max(1, round(100 * chance))


def _standing(point: Point, part: Msg) -> Msg:
    order = sorted(range(len(point.chances)), key=lambda seat: -point.chances[seat])
    chances = tuple([Msg("review.chance", who=Who(Seat(seat)), percent=round(100 * point.chances[seat])) for seat in order])
    return Msg("review.standing", part=part, chances=chances)


def _evenly(points: Sequence[Point]) -> list[Point]:
    """Return a few of the points at even distances, always the first and the last."""
    count = min(STANDINGS, len(points))
    return [points[(len(points) - 1) * number // max(1, count - 1)] for number in range(count)]
