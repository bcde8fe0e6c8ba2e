"""Ordinary people at the table that everybody gets, in figures (docs/tempo.md)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

from msgspec import Struct

from bench.lasted import Lasted, Waits, mean_waits
from bench.visitors import BY_HAND, SHARES, Accepts
from data.measures import measures
from engine.match import registry

MEASURED = {game: tempo for game in registry.names() if (tempo := measures(game).tempo) is not None}
"""The games of which somebody said how long their matches may last, each with its seats; its settings are the usual ones."""

UNPRESSED = 0.05
"""The share of the choices of people who are present that others may make for them, at most."""

COLUMNS = {False: "everybody comes back", True: "somebody never returns"}
"""What is measured, by whether somebody is gone for good."""

NEVER = 1.5
"""Where people never take an offer, a match may last so many times as long."""


class Figures(Struct, frozen=True):
    """What matches of one game came to.

    Of the days the median and the range, `target` at most; `sounds` and `most` are those of a person and day, on average and of the
    person with most, `needed` the share after which they had something to do. `unpressed` is the share of the choices of people who are
    present that a caretaker or a deputy made, `caretaken` the entries a match by bots in people's seats. `left` and `back`: in how many
    matches the person who goes away did so before the end, and was back before it. `waiting` and `waiting_for`: days and waits a match,
    the longest first.
    """

    game: str
    column: str
    accepts: Accepts
    matches: int
    days: float
    least: float
    most_days: float
    target: float
    unpressed: float
    caretaken: float
    left: int
    back: int
    sounds: float
    most: float
    needed: float
    handovers: float
    entries: float
    waiting: Waits
    waiting_for: Waits


def is_measured(game: str, accepts: Accepts) -> bool:
    """Return whether a game is measured so: bids are made by hand where an answer may last."""
    return accepts != BY_HAND or measures(game).sittings.lasting is not None


def figures_of(game: str, for_good: bool, accepts: Accepts, lasted: Sequence[Lasted]) -> Figures:
    """Sum up matches of one game."""
    days = [match.days for match in lasted]
    calls = [(call, max(1.0, match.days)) for match in lasted for call in match.calls]
    by_others = sum(match.choices.caretaker + match.choices.deputy for match in lasted)
    return Figures(
        game=game,
        column=COLUMNS[for_good],
        accepts=accepts,
        matches=len(lasted),
        days=median(days),
        least=min(days),
        most_days=max(days),
        target=MEASURED[game].days[for_good] * (1.0 if SHARES[accepts] else NEVER),
        unpressed=by_others / max(1, sum(match.choices.present for match in lasted)),
        caretaken=mean(match.caretaken for match in lasted),
        left=sum(match.left for match in lasted),
        back=sum(match.is_back for match in lasted),
        sounds=sum(call.sounds for call, _ in calls) / sum(took for _, took in calls),
        most=max(call.sounds / took for call, took in calls),
        needed=sum(call.needed for call, _ in calls) / max(1, sum(call.judged for call, _ in calls)),
        handovers=mean(match.handovers for match in lasted),
        entries=mean(match.entries for match in lasted),
        waiting=mean_waits([match.waiting for match in lasted]),
        waiting_for=mean_waits([match.waiting_for for match in lasted]),
    )
