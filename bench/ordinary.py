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
"""The games that say how long their matches may last, each with its seats. They are measured with their usual settings."""

UNPRESSED = 0.05
"""The largest share of the choices of people who are present that a stand-in may make for them."""

COLUMNS = {False: "everybody comes back", True: "somebody never returns"}
"""The heads of the columns, by whether a person is gone for good."""

NEVER = 1.5
"""A match may last this many times as long if people never accept offers."""


class Figures(Struct, frozen=True):
    """What was measured in matches of one game."""

    game: str
    column: str
    """One of `COLUMNS`."""
    accepts: Accepts
    """How often people accept offers."""
    matches: int
    days: float
    """The median of the days of a match."""
    least_days: float
    """The days of the shortest match."""
    most_days: float
    """The days of the longest match."""
    target_days: float
    """The most days that the median may be."""
    unpressed: float
    """The share of the choices of people who are present that a caretaker or a deputy made."""
    caretaken: float
    """Entries a match that bots made in people's seats."""
    left: int
    """Matches in which the person who goes away left before the end."""
    back: int
    """Matches in which that person was back before the end."""
    sounds: float
    """Notifications with sound that a person gets a day, on average."""
    most_sounds: float
    """Notifications with sound a day, for the person who gets most."""
    needed: float
    """The share of the notifications after which the person looked in, and then had something to do."""
    handovers: float
    """How often a match waited for a person who was not there, on average."""
    entries: float
    """Entries a match, on average."""
    waiting: Waits
    """Days and number of waits a match, by the question that was asked, the longest first."""
    waiting_for: Waits
    """Days and number of waits a match, by the kind of person, the longest first."""


def is_measured(game: str, accepts: Accepts) -> bool:
    """Return whether a game is measured with these people.

    Bids by hand are measured only if the game has answers that last, such as *Up to 12*.
    """
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
        least_days=min(days),
        most_days=max(days),
        target_days=MEASURED[game].days[for_good] * (1.0 if SHARES[accepts] else NEVER),
        unpressed=by_others / max(1, sum(match.choices.present for match in lasted)),
        caretaken=mean(match.caretaken for match in lasted),
        left=sum(match.left for match in lasted),
        back=sum(match.is_back for match in lasted),
        sounds=sum(call.sounds for call, _ in calls) / sum(took for _, took in calls),
        most_sounds=max(call.sounds / took for call, took in calls),
        needed=sum(call.needed for call, _ in calls) / max(1, sum(call.judged for call, _ in calls)),
        handovers=mean(match.handovers for match in lasted),
        entries=mean(match.entries for match in lasted),
        waiting=mean_waits([match.waiting for match in lasted]),
        waiting_for=mean_waits([match.waiting_for for match in lasted]),
    )
