"""Ratings as people read them. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Msg, Say, Seat, Who
from play.people.ratings import Rating, RatingStep
from play.values.types import Table


def number(rating: Rating) -> str:
    """A rating; with a "?" where it rests on few matches."""
    return f"{rating.shown}{'' if rating.is_sure else '?'}"


def steps(table: Table, found: Mapping[int, RatingStep], say: Say) -> list[str]:
    """What a match did to the ratings of its people, best first, in one small line; nothing where nobody's moved."""
    owners = [(seat, table.owner_of(Seat(seat))) for seat in range(len(table.occupants))]
    told = [(found[owner.user_id], seat) for seat, owner in owners if owner is not None and owner.user_id in found]
    lines = [
        say(
            Msg(
                "stats.step",
                who=Who(Seat(seat)),
                before=number(step.before) if step.before.matches else str(step.before.shown),
                after=number(step.after),
                change=f"{step.after.shown - step.before.shown:+}".replace("-", "−"),
                matches=step.after.matches,
            )
        )
        for step, seat in sorted(told, key=lambda one: -one[0].after.shown)
    ]
    return [f"-# {say(Msg('stats.steps'))} " + " · ".join(lines)] if lines else []
