"""Ordinary people finish a match within a month, and each gets the right messages once.

The table was opened with two clicks. One player looks in once a day and wants nobody to wait, one has a week of holiday, and one vanishes
for good. Nobody presses anything for anybody else.

Time goes from one thing that falls due to the next, and from visit to visit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

from engine import bots
from engine.match import registry
from engine.match.match import is_about
from engine.values.core import Seat
from play.follows.deputy import CARETAKER, LIKELY, SMALL
from play.host import Host
from play.time.calendar import DAY, HOUR, Holiday, Hours
from play.time.clock import Delays
from play.values.personal import PersonSettings
from play.values.types import Logged, Person
from tests.near import Near
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, begin_match
from tests.play.telling import carry_out

RULES = registry.rules("magellan")
BEGIN = 1_772_452_800.0
"""Noon in Europe."""
EVERY = {ANNE: DAY, BEN: 7 * HOUR, CARLA: 9 * HOUR}
AWAY = Holiday(BEGIN + 4 * DAY, BEGIN + 11 * DAY)
VANISHED = BEGIN + 2 * DAY


class Month:
    """The match while it goes on, and what its people were told: each notice when it was written, and each ping."""

    def __init__(self, host: Host, clock: HandClock) -> None:
        self.host, self.clock, self.rng = host, clock, Random(5)
        self.match = 0
        self.visits = {person: BEGIN + 0.3 * every for person, every in EVERY.items()}
        self.told: dict[int, tuple[int, float, str]] = {}
        self.pings: list[tuple[int, float]] = []

    def is_gone(self, person: Person) -> bool:
        now = self.clock.now()
        return (person == CARLA and now >= VANISHED) or (person == BEN and AWAY.since <= now < AWAY.until)

    async def go_on(self) -> None:
        """Go on to the next moment at which something falls due or somebody visits."""
        person, falls_due = min(self.visits, key=lambda visit: self.visits[visit]), await self.host.ledger.store.next_due()
        until = self.visits[person] if falls_due is None else min(self.visits[person], falls_due)
        self.clock.time = max(self.clock.now() + 1.0, until)
        await self.host.clockwork.run_due()
        await self.tell()
        if self.clock.now() >= self.visits[person]:
            self.visits[person] += EVERY[person]
            if not self.is_gone(person):
                await self.look_in(person)

    async def tell(self) -> None:
        """Send pings, and note the notices that are written for people's screens."""
        for effect in await self.host.outbox.claim(self.match):
            if effect.kind in ("ping", "ask", "early"):
                steps = await carry_out(self.host, effect, 1000 + effect.edition)
                self.pings += [(effect.recipient, self.clock.now()) for step in steps if step == "post"]
            else:
                await self.host.outbox.remove(effect)
        for notice in await self.host.people.notices(self.match):
            self.told.setdefault(notice.id, (notice.user_id, notice.at, notice.msg.key.removeprefix("play.notice.")))

    async def look_in(self, person: Person) -> None:
        """Let a person read their notices, and play like the sensible bot while they are awaited."""
        await self.host.people.delete_notices(await self.host.people.notices(self.match, person.user_id))
        await self.host.plans.note_click(self.match, person.user_id)
        self.host.telling.attention.note_click(self.match, person.user_id, self.clock.now())
        while (live := await self.host.ledger.current(self.match)).table.status == "running":
            seat = live.table.seat_of(person.user_id)
            assert seat is not None, f"{person.name} has been given up"
            if seat not in live.table.to_act:
                break
            line = bots.line("mate", RULES, live.state, seat, self.rng)
            await self.host.turns.move(self.match, person.user_id, line)

    def read_by(self, person: Person) -> list[str]:
        """The keys of the notices for a person, in order."""
        return [key for user, _, key in self.told.values() if user == person.user_id]


def answers_by_deputies(log: Sequence[Logged], seats: Mapping[Person, Seat]) -> list[tuple[Person, Logged, float]]:
    """Return for whom a deputy answered, the answer, and the seconds that it had waited.

    The host writes an entry `deputy`, and the next one is the answer that it gave for the person.
    """
    return [
        (person, answer, answer.at - before.at)
        for before, mark, answer in zip(log, log[1:], log[2:], strict=False)
        for person, seat in seats.items()
        if is_about(mark.entry, "deputy", seat)
    ]


async def test_a_month_of_ordinary_people_notifies_each_once(tmp_path: Path) -> None:
    clock = HandClock(BEGIN)
    host = Host(Near(tmp_path / "m.db"), clock=clock, rng=Random(1), delays=Delays())
    await host.open(ticking=False)
    await host.people.choose(BEN.user_id, PersonSettings(hours=Hours(holidays=(AWAY,))))
    month, table = Month(host, clock), await begin_match(host, ANNE, BEN, CARLA, game="magellan", settings={"rounds": "10"}, pace="weeks")
    month.match = table.match
    await host.deputies.choose(table.match, ANNE.user_id, "likely")
    seats = {person: seat for person in EVERY if (seat := table.seat_of(person.user_id)) is not None}
    while table.status == "running":
        assert clock.now() < BEGIN + 20 * DAY, "the match ends in time"
        await month.go_on()
        table = await host.reading.table(table.match)
    log = await host.reading.log(table.match, None)

    assert table.status == "finished" and table.result is not None and table.people == (seats[ANNE], seats[BEN])
    lines_of_host = [entry.entry.line for entry in log if entry.entry.seat is None]
    absent, caretaker_line = f"absent {seats[CARLA]}", f"bot {seats[CARLA]} {CARETAKER}"
    assert [line for line in lines_of_host if not line.startswith("deputy") and line != absent] == ["start", caretaker_line], (
        "nobody else is given up"
    )
    given_up = lines_of_host.index(caretaker_line)
    assert absent in lines_of_host[:given_up] and absent not in lines_of_host[given_up:], (
        "first her deputy plays in her seat, then the caretaker"
    )
    answers = answers_by_deputies(log, seats)
    assert {person for person, _, _ in answers} == {*EVERY}, "each had a deputy that did something"
    real_choices = 0
    for person, answer, waited in answers:
        position = await host.reading.view_at(table.match, answer.entry.seq - 1, seat=None)
        is_small = RULES.small(position.view, seats[person])
        real_choices += not is_small
        assert is_small or (person == ANNE and waited >= LIKELY), "no real choice is made for a person who did not want it"
        assert waited >= SMALL or (person == BEN and AWAY.since <= answer.at < AWAY.until)
    assert real_choices > 1, "for a person who wants that, real choices are made too"
    assert not [at for user, at in month.pings if user == BEN.user_id and AWAY.since <= at < AWAY.until], "no pings on holiday"
    assert {*month.read_by(ANNE), *month.read_by(BEN)} <= {"reminder-bank", "deputy"}, "nobody who comes back is warned of anything"
    carla = month.read_by(CARLA)
    assert carla.count("caretaker") == 1 and [key for key in carla if key != "deputy"][-1] == "caretaker"
    before = carla[: carla.index("caretaker")]
    assert [key for key in before if key != "deputy"][-3:] == ["reminder-bank", "bank", "last-call"], "she was told in time, each once"
    since = next(at for user, at, key in month.told.values() if (user, key) == (CARLA.user_id, "caretaker"))
    assert not [at for user, at in month.pings if user == CARLA.user_id and at > since], "a person with a caretaker gets no pings"
    standing = [notice.msg.key for notice in await host.people.notices(table.match, CARLA.user_id)]
    assert standing.count("play.notice.deputy") <= 1 and standing.count("play.notice.caretaker") == 1
    for person, seat in seats.items():
        moves = [BEGIN, *(entry.at for entry in log if entry.entry.seat == seat), clock.now() + 1.0]
        for since, until in pairwise(moves):
            keys = [key for user, at, key in month.told.values() if user == person.user_id and since <= at < until]
            assert len(keys) == len(set(keys)), "no notice comes twice for one turn"
            assert sum(user == person.user_id and since <= at < until for user, at in month.pings) <= 1, "one ping for a turn"
    days = [(user, int((at - BEGIN) / DAY)) for user, at in month.pings]
    assert max(map(days.count, days)) <= 3, "no person gets more than three pings a day"
    await host.close()
