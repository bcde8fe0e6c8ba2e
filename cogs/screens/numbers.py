"""Ratings and points as people read them. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from engine.values.core import Msg, Say
from play.people.ratings import SURE, Rating, RatingStep
from play.values.names import player
from play.values.types import Table


def decimal(value: Fraction | float, say: Say) -> str:
    """Return points or an average as they are written: `3`, or `2.5` (`2,5`) if not whole."""
    whole, tenth = divmod(round(value * 10), 10)
    return str(whole) if value == whole else say(Msg("core.decimal", whole=whole, tenth=tenth))


def place_line(place: int, name: str, points: Fraction, say: Say) -> str:
    """Return somebody's place in a table with their points: `1. Ana 2.5`."""
    return f"{place}. {name} {decimal(points, say)}"


def number(rating: Rating) -> str:
    """Return a rating, with a "?" if it rests on few matches."""
    return str(rating.shown) if rating.is_sure else f"{rating.shown}?"


def steps(table: Table, by_user: Mapping[int, RatingStep], say: Say) -> list[str]:
    """Return the line about changed ratings, best first; empty if no rating changed."""
    unordered = [(step, who) for user, step in by_user.items() if (who := player(table, user)) is not None]
    own_steps = sorted(unordered, key=lambda own: (-own[0].after.shown, own[1].seat))
    lines = [
        say(
            Msg(
                "stats.step",
                who=who,
                before=number(step.before) if step.before.matches else str(step.before.shown),
                after=number(step.after),
                change=f"{step.after.shown - step.before.shown:+}".replace("-", "−"),
                matches=step.after.matches,
            )
        )
        for step, who in own_steps
    ]
    if not lines:
        return []
    return [f"-# {say(Msg('stats.steps'))} " + " · ".join([*lines, *unsure([step.after for step, _ in own_steps], say)])]


def unsure(ratings: Iterable[Rating], say: Say) -> list[str]:
    """Return the line that explains the "?" behind a rating; empty if none has it."""
    return [] if all(rating.is_sure for rating in ratings) else [say(Msg("stats.unsure", least=SURE))]
