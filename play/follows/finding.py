"""Finding a table: which seekers fit together now. Pure.

A table forms when as many people as usual for a game fit together; those who wait longest come first. A person who has waited for
`lenient_after` seconds also gets a table with fewer people (down to the fewest that the game takes), a casual table for rated and casual
seekers together, or a table with one bot if all its people accept a bot. After `ends` seconds a search is over.

Two people fit together if they want the same pace, nobody wants them apart, and they are awake at the same time for `TOGETHER` hours a
day. A person who never chose quiet hours is always awake. Strength excludes nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from play.time.calendar import DAY, HOUR, Hours, quiet_until

TOGETHER = 4
"""Hours of a day for which two people have to be awake at the same time, unless everybody is present."""

AMONG = 12
"""How many others, the longest waiting first, are tried as company of one seeker."""


class SoughtPace(Struct, frozen=True):
    """A pace at which somebody can look for a table."""

    pace: str
    """The pace of the table (`PACES`)."""
    lenient_after: float
    """Seconds until the seeker accepts a smaller table, one with a bot, or a casual one."""
    ends: float
    """Seconds until the search is over."""
    first: float
    """Seconds for which a seat waits for the first click of its person."""
    is_now: bool = False
    """Whether everybody is present, so that their nights do not matter."""


SOUGHT: Mapping[str, SoughtPace] = {
    "now": SoughtPace("live", lenient_after=600.0, ends=2 * HOUR, first=600.0, is_now=True),
    "days": SoughtPace("brisk", lenient_after=8 * HOUR, ends=72 * HOUR, first=12 * HOUR),
    "weeks": SoughtPace("weeks", lenient_after=8 * HOUR, ends=72 * HOUR, first=12 * HOUR),
}
"""The paces that can be sought."""


class Seeker(Struct, frozen=True):
    """A person who looks for a table.

    `pace`: a key of `SOUGHT`. `most`: the most seats of the table. `bot`: the person accepts one bot. `since`: when the search began.
    """

    user: int
    games: tuple[str, ...]
    pace: str
    most: int
    rated: bool
    bot: bool
    since: float
    hours: Hours = Hours()


class Company(Struct, frozen=True):
    """A table that can be opened now: its people, the longest waiting first, and its bots."""

    game: str
    pace: str
    people: tuple[Seeker, ...]
    bots: int
    rated: bool


def usual(seats: Sequence[int], most: int) -> int:
    """Return the number of seats up to `most` that is nearest to three; 0 if none fits."""
    fitting = [count for count in seats if count <= most]
    return min(fitting, key=lambda count: (abs(count - 3), count), default=0)


def fits(seeker: Seeker, other: Seeker, apart: Collection[tuple[int, int]], now: float) -> bool:
    """Return whether two people can sit at one table."""
    if seeker.pace != other.pace or (seeker.user, other.user) in apart or (other.user, seeker.user) in apart:
        return False
    half_hours = _awake(seeker.hours, now // HOUR) & _awake(other.hours, now // HOUR)
    return SOUGHT[seeker.pace].is_now or half_hours.bit_count() / 2 >= TOGETHER


@lru_cache(4096)
def _awake(hours: Hours, hour: float) -> int:
    """Return the half hours of a day in which somebody is awake, as bits.

    The day begins with this `hour`, counted from 1970.
    """
    steps = range(int(2 * DAY / HOUR))
    return sum(1 << step for step in steps if quiet_until(hours, (hour + step / 2) * HOUR) is None)


def _longest_first(seekers: Iterable[Seeker], now: float) -> list[Seeker]:
    """Return the seekers whose search is not over, the longest waiting first."""
    searching = (seeker for seeker in seekers if now - seeker.since < SOUGHT[seeker.pace].ends)
    return sorted(searching, key=lambda seeker: (seeker.since, seeker.user))


def first_company(
    seekers: Sequence[Seeker], seats: Callable[[str], Sequence[int]], apart: Collection[tuple[int, int]], now: float
) -> Company | None:
    """Return the first table that can be opened now, or `None`.

    `seats` returns the numbers of seats that a game can have. `apart`: pairs of user ids who do not want to play together.
    """
    waiting = _longest_first(seekers, now)
    for at, first in enumerate(waiting):
        for game in first.games:
            others = [seeker for seeker in waiting[at + 1 :] if game in seeker.games and fits(first, seeker, apart, now)][:AMONG]
            for size, bots, is_strict in _sizes(first, seats(game), now):
                for company in combinations(others, size - 1):
                    people = (first, *company)
                    if _is_table(people, size + bots, bots, is_strict, seats(game), apart, now):
                        return Company(game, first.pace, people, bots, all(person.rated for person in people) and not bots)
    return None


def _sizes(first: Seeker, seats: Sequence[int], now: float) -> Iterator[tuple[int, int, bool]]:
    """Yield the tables to try: how many people, how many bots, whether it has to be strict.

    At a strict table the size is the usual one, and all people want the same about ratings.
    """
    full = usual(seats, first.most)
    for size in range(full, 1, -1):  # if the others want fewer people at a table, the usual size is smaller
        yield size, 0, True
    if now - first.since < SOUGHT[first.pace].lenient_after:
        return
    for size in sorted((count for count in seats if 2 <= count <= full), reverse=True):
        yield size, 0, False
        yield size - 1, 1, False


def _is_table(
    people: Sequence[Seeker], size: int, bots: int, is_strict: bool, seats: Sequence[int], apart: Collection[tuple[int, int]], now: float
) -> bool:
    """Return whether these people make a table of `size` seats, `bots` of them with bots."""
    most = min(person.most for person in people)
    if size not in seats or size > most or len(people) < 2 or (bots and not all(person.bot for person in people)):
        return False
    if is_strict and (size != usual(seats, most) or len({person.rated for person in people}) > 1):
        return False
    return all(fits(seeker, other, apart, now) for seeker, other in combinations(people, 2))


def successor(
    game: str, pace: str, seated: Sequence[Seeker], size: int, seekers: Sequence[Seeker], apart: Collection[tuple[int, int]], now: float
) -> Seeker | None:
    """Return the longest waiting seeker who fits all at a table, for a free seat, or `None`."""
    fitting = (seeker for seeker in _longest_first(seekers, now) if game in seeker.games and seeker.pace == pace and size <= seeker.most)
    return next((seeker for seeker in fitting if all(fits(seeker, other, apart, now) for other in seated)), None)
