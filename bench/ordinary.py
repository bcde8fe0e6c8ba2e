"""Ordinary people at the table that everybody gets: how long their matches last, for whom they wait, and who is called how often.

docs/tempo.md says who they are and what is to be reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median

from msgspec import Struct

from bench.lasted import Lasted, Waits
from bench.visitors import BY_HAND, SHARES, Accepts
from data.measures import measures
from engine.match import registry

MEASURED = {game: tempo for game in registry.names() if (tempo := measures(game).tempo) is not None}
"""The games of which somebody said how long their matches may last, each with its seats; its settings are the usual ones."""

UNPRESSED = 0.05
"""The share of the choices of people who are present that others may make for them, at most."""

SOUNDS, MOST_SOUNDS, NEEDED = 1.5, 4.0, 0.9
"""What makes a sound, a person and day: on average, and for the person who hears most; the share of it after which they had something
to do."""

COLUMNS = {False: "everybody comes back", True: "somebody never returns"}
"""What is measured, by whether somebody is gone for good."""

NEVER = 1.5
"""Where people never take an offer, a match may last so many times as long."""

REASONS = 8
"""What a table waited for longest is told in so many lines."""


class Figures(Struct, frozen=True):
    """What matches of one game came to.

    Of the days the median and the range, `target` at most; `sounds` and `most` are those of a person and day, on average and of the
    person with most, `needed` the share after which they had something to do, `direct` that by direct message. `unpressed` is the share
    of the choices of people who are present that a caretaker or a deputy made, `caretaken` the entries a match by bots in people's
    seats. `left` and `back`: in how many matches who goes away did so before the end, and was back before it. `waiting` and
    `waiting_for`: days and waits a match, the longest first.
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
    direct: float
    handovers: float
    entries: float
    waiting: Waits
    waiting_for: Waits


def is_measured(game: str, accepts: Accepts) -> bool:
    """Whether people of a game can be so: bids are made by hand only where an answer may last."""
    return accepts != BY_HAND or measures(game).sittings.lasting is not None


def figures_of(game: str, for_good: bool, accepts: Accepts, lasted: Sequence[Lasted]) -> Figures:
    """What matches of one game came to."""
    days = [match.days for match in lasted]
    calls = [(call, max(1.0, match.days)) for match in lasted for call in match.calls]
    sounds, judged = sum(call.sounds for call, _ in calls), sum(call.judged for call, _ in calls)
    return Figures(
        game=game,
        column=COLUMNS[for_good],
        accepts=accepts,
        matches=len(lasted),
        days=median(days),
        least=min(days),
        most_days=max(days),
        target=MEASURED[game].days[for_good] * (1.0 if SHARES[accepts] else NEVER),
        unpressed=sum(match.choices.caretaker + match.choices.deputy for match in lasted)
        / max(1, sum(match.choices.present for match in lasted)),
        caretaken=mean(match.caretaken for match in lasted),
        left=sum(match.left for match in lasted),
        back=sum(match.is_back for match in lasted),
        sounds=sounds / sum(took for _, took in calls),
        most=max(call.sounds / took for call, took in calls),
        needed=sum(call.needed for call, _ in calls) / max(1, judged),
        direct=sum(call.direct for call, _ in calls) / max(1, sounds),
        handovers=mean(match.handovers for match in lasted),
        entries=mean(match.entries for match in lasted),
        waiting=_a_match([match.waiting for match in lasted]),
        waiting_for=_a_match([match.waiting_for for match in lasted]),
    )


def _a_match(every: Sequence[Waits]) -> dict[str, tuple[float, float]]:
    """Days and waits a match, the longest first."""
    hours, times = Counter[str](), Counter[str]()
    for waits in every:
        for name, (took, often) in waits.items():
            hours[name] += took  # type: ignore[assignment]
            times[name] += often
    return {name: (hours[name] / 24 / len(every), times[name] / len(every)) for name in sorted(hours, key=lambda name: -hours[name])}


def lines_of(rows: Sequence[Figures], why: bool) -> Iterator[str]:
    """A table for people to read."""
    heads: tuple[str, ...] = ("game", "", "take offers", "matches", "days", "range", "target", "unpressed", "caretaken", "left", "back")
    heads += ("sounds", "most", "needed", "hand-overs")
    yield "{:13} {:23}{:20}{:>8}{:>7}{:>13}{:>8}{:>11}{:>11}{:>6}{:>6}{:>8}{:>6}{:>8}{:>12}".format(*heads)
    for row in rows:
        yield (
            f"{row.game:13} {row.column:23}{row.accepts:20}{row.matches:8}{row.days:7.1f}{f'{row.least:.1f}-{row.most_days:.1f}':>13}"
            f"{f'<= {row.target:.0f}':>8}{row.unpressed:11.1%}{row.caretaken:11.1f}{row.left:6}{row.back:6}"
            f"{row.sounds:8.2f}{row.most:6.1f}{row.needed:8.0%}{row.handovers:12.1f}"
        )
        for waits in (row.waiting, row.waiting_for) if why else ():
            for name, (days, times) in list(waits.items())[:REASONS]:
                yield f"{'':20}{name:30}{days:8.1f} days in {times:6.1f} waits of {days * 24 / times:5.1f} hours"
