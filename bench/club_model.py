"""Seasons by a model of hand-overs alone, for `python -m bench club`: a table waits so many times, each time for the next visit of whoever
is next, by the clock of a season's table; and who is told of it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import takewhile
from math import inf
from random import Random

from msgspec import Struct

from bench.visitors import OFTEN, ORDINARY, SELDOM, ZONES, Visitor
from play.club.calendar import days as days_of
from play.club.plan import first_wave, sizes, tables
from play.club.points import OWN
from play.time.calendar import DAY
from play.time.clock import Delays
from play.time.paces import CALLED, CLOSING, CLOSING_TURN, GRACE, LONG, PACES, REMINDED, REMINDED_AT_MOST
from play.values.types import Person

NOON = 1_800_014_400.0
"""When the sign-up opens."""

SLOW, GONE = 1 / 3, 1 / 10
"""The share of people who look in once a day, and of those who vanish within the first days of the tables."""

VANISH = 12 * DAY
"""Seconds from the start of the tables within which they do."""

MODEL: tuple[tuple[str, int, str, int], ...] = (
    ("carta_magica", 3, "season", 18),
    ("pizarro", 4, "season", 59),
    ("navegador", 3, "season-long", 33),
    ("magellan", 3, "season-long", 56),
)
"""The seasons of the model: the game, the seats, the pace and how often a table waits for somebody (docs/tempo.md: of people who plan now
and then; of Navegador three quarters of what four seats have; of the first so often that it lasts as long as on the real host)."""

SEASONS = 8
"""Seasons of the model of which the mean is told."""


class Found(Struct, frozen=True):
    """What came of a season: its tables, how many were over before their closing days' end, how many were on time, the moves of people
    who had not vanished and how many of these were their own, sounds a person and day of those (mean and most), seats of which others
    played more than a third, and the median days of a table."""

    game: str
    how: str
    people: int
    tables: int
    before: float
    on_time: float
    own: float
    sounds: float
    most: float
    lost: float
    days: float


def people_of(count: int, rng: Random, start: float) -> list[Visitor]:
    """The people of a season: a third look in once a day, the others two to six times; a tenth vanish."""
    found = []
    order = rng.sample(range(count), count)
    slow, gone = set(order[: round(count * SLOW)]), set(order[-round(count * GONE) :])
    for at in range(count):
        often = SELDOM if at in slow else rng.uniform(*OFTEN)
        away = (rng.uniform(0.0, VANISH) + (start - NOON), inf) if at in gone else None
        habit = rng.choices(list(ORDINARY), list(ORDINARY.values()))[0]
        person = Person(1_000_001 + at, f"Member {at + 1}")
        told = "dm" if rng.random() < 0.25 else "channel"
        found.append(Visitor(person, rng.uniform(-ZONES, ZONES), habit, often, told, away))  # type: ignore[arg-type]
    return found


class Wait(Struct, frozen=True):
    """Somebody is awaited at a table from a moment on, until they come or others play for them. `reminded`: when they would be,
    and `aloud`: with a mention in the channel."""

    user: int
    since: float
    until: float
    reminded: tuple[float, ...]
    aloud: bool
    is_played: bool


class Model:
    """A season of which nothing happens but who is waited for when: the same plan, people and clock as of a real one."""

    def __init__(self, seats: int, pace: str, waits: int, people: Sequence[Visitor], rng: Random) -> None:
        self.seats, self.pace, self.waits, self.people, self.rng = seats, pace, waits, people, rng
        self.season = days_of(NOON + 6 * DAY, pace, seats)
        last = self.season.end + CLOSING
        self.visits = {one.person.user_id: [*takewhile(lambda at: at < last, one.visits(NOON, Random(rng.random())))] for one in people}
        self.waited = list[Wait]()
        self.shares = list[tuple[int, int, int]]()

    def next(self, who: Visitor, now: float) -> float:
        """When somebody looks in next."""
        visits = self.visits[who.person.user_id]
        at = bisect_left(visits, now)
        return visits[at] if at < len(visits) else inf

    def table(self, people: Sequence[Visitor], since: float, closes: float) -> float:
        """When a table ends."""
        told, waits = PACES[self.pace], round(self.waits * self.rng.uniform(0.7, 1.3))
        bank, shares = [told.bank] * len(people), [[0, 0, 0] for _ in people]
        now, missed, back = since, [0] * len(people), [inf] * len(people)
        for turn in range(waits):
            seat = turn % len(people)
            who = people[seat]
            allowed = max(GRACE, min(told.limit or inf, bank[seat]))
            due = now + allowed
            if now + allowed > closes - CLOSING:
                due = min(due, max(now, closes - CLOSING) + (CLOSING_TURN if bank[seat] > 0.0 else 0.0))
            due = min(max(due, now), closes)
            there = self.next(who, now)
            is_kept = missed[seat] > 2 and now < back[seat]
            if is_kept:  # a caretaker has the seat until they look in
                due = now
            is_there = (there <= due or now >= back[seat]) and now < closes
            if not is_kept and now < closes:
                aloud, last = due - now >= LONG, due - min((due - now) * REMINDED, REMINDED_AT_MOST)
                reminded = tuple({now + CALLED, last} if aloud else {last})
                self.waited.append(Wait(who.person.user_id, now, there if is_there else due, reminded, aloud, not is_there))
            if is_there:
                there = now if now >= back[seat] else there  # they look in while a caretaker plays: the seat is theirs again
                bank[seat] = max(0.0, bank[seat] - (there - now))
                now, missed[seat], back[seat] = there + 60.0, 0, inf
                shares[seat][0] += 1
            else:
                bank[seat] = max(0.0, bank[seat] - (due - now))
                now, missed[seat] = due, missed[seat] + 1
                back[seat] = self.next(who, now) if missed[seat] == 3 else back[seat]
                shares[seat][1] += 1
                shares[seat][2] += not who.is_away(now - NOON)
        self.shares += [(one, two, three) for one, two, three in shares]
        return now

    def sounds(self, who: Visitor) -> int:
        """What somebody hears of all their tables together: a message for what waits, unless one stands that they have not seen; a
        reminder, by direct message or of a long turn; a word for each turn that was played for them."""
        found, unseen = 0, 0.0
        for one in sorted((one for one in self.waited if one.user == who.person.user_id), key=lambda one: one.since):
            posted = one.since + Delays().before_ping
            if posted < one.until and posted >= unseen:
                found, unseen = found + 1, self.next(who, posted)
            found += sum(one.since < at < one.until for at in one.reminded) if one.aloud or who.told == "dm" else 0
            found += one.is_played
        return found


def modelled(game: str, seats: int, pace: str, waits: int, count: int, seed: int) -> Found:
    """A season by the model."""
    rng = Random(f"model {game} {seed}")
    start = days_of(NOON + 6 * DAY, pace, seats).start
    people = people_of(count, rng, start)
    model, at, ended, before = Model(seats, pace, waits, people, rng), 0, list[float](), 0
    for size in sizes(count):
        here, wave = people[at : at + size], first_wave(size, seats)
        at += size
        for number, sit in enumerate(tables(size, seats)):
            since, closes = model.season.tables[0 if wave[number] else 1]
            end = model.table([here[one] for one in sit], since, closes)
            ended.append((end - since) / DAY)
            before += end < closes
    ended.sort()
    own, others = sum(one for one, _, _ in model.shares), sum(while_there for _, _, while_there in model.shares)
    lost = sum(mine < OWN * (mine + theirs) for mine, theirs, _ in model.shares)
    rates = [model.sounds(one) / ((model.season.end - start) / DAY) for one in people if one.away is None]
    return Found(
        game, "the model", count, len(ended), before / len(ended), 1.0, own / max(1, own + others), sum(rates) / len(rates), max(rates),
        lost / (len(ended) * seats), ended[len(ended) // 2],
    )  # fmt: skip


def means(game: str, seats: int, pace: str, waits: int, count: int) -> Found:
    """The means of some seasons by the model; of the most sounds the most."""
    every = [modelled(game, seats, pace, waits, count, seed) for seed in range(1, SEASONS + 1)]

    def mean(name: str) -> float:
        return float(sum(getattr(one, name) for one in every)) / SEASONS

    return Found(
        game, f"the model, {SEASONS} seasons", count, every[0].tables, mean("before"), mean("on_time"), mean("own"), mean("sounds"),
        max(one.most for one in every), mean("lost"), mean("days"),
    )  # fmt: skip
