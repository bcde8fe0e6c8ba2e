"""The gate by itself: who may see a table, and who may do what there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.actions.looking_back import ShowLog
from cogs.actions.panel import AtTable
from cogs.actions.seats import FreeSeats, TakeBack
from cogs.actions.servers import Moderate, ShowSetup, Stop
from cogs.actions.tables import Close, LookAtBoard, OpenTurn, Start
from cogs.edge.gate import Caller, Gate, Past, is_gone, views
from engine.values.core import EngineError, Seat
from play.people.house import USUAL
from play.values.errors import NoSuchMatch, NotAllowed, NotSeated
from play.values.types import Occupant, Oversight, Person, Place, Table

HALL = Place(1, 10)
ANA, BEN, ZITA = 100, 101, 900


def table(place: Place = HALL, own_thread: bool = False, **more: Any) -> Table:
    occupants = tuple(Occupant(Person(user, str(user))) for user in (ANA, BEN))
    known = {"match": 1, "game": "toy", "status": "running", "to_act": (Seat(0),), "changed_at": 0.0, "matters": {}}
    seated = {"place": place, "own_thread": own_thread, "opener_id": ANA, "occupants": occupants, "past": (), "oversight": Oversight()}
    return Table(**{**dict.fromkeys(Table.__struct_fields__), **known, **seated, **more})


class House:
    """A host with one table."""

    def __init__(self, only: Any) -> None:
        self.only, self.reading, self.houses = only, self, self
        self.asked: list[int] = []

    async def table(self, match: int) -> Any:
        self.asked.append(match)
        if match != 1:
            raise NoSuchMatch
        return self.only

    async def looking_at(self, match: int, user: int) -> Any:
        return self

    async def at(self, table: Any) -> Any:
        return USUAL

    async def tables_of(self, user: int) -> tuple[Any, ...]:
        return (self.only,) if self.only.seat_of(user) is not None else ()

    async def tables_left(self, user: int, statuses: Any) -> tuple[Any, ...]:
        return ()

    async def tables_in(self, channel: int, statuses: Any = ()) -> tuple[Any, ...]:
        return (self.only,) if channel in (self.only.place.channel_id, self.only.place.thread_id) else ()


def caller(user: int, place: Place, seen: bool = False) -> Caller:
    return Caller(user_id=user, name="name", place=place, locale="en", views=lambda wanted: seen)


THREAD = Place(1, 10, 11)
SIGHT = [
    (ZITA, HALL, HALL, False, True),
    (ZITA, Place(1, 12), HALL, False, False),
    (ZITA, Place(1, 10, 13), HALL, False, True),
    (ZITA, Place(2, 10), HALL, False, False),
    (ZITA, Place(None, 10), HALL, False, False),
    (ZITA, Place(None, 10), Place(None, 10), False, False),
    (ZITA, THREAD, THREAD, False, True),
    (ZITA, HALL, THREAD, True, True),
    (ZITA, HALL, THREAD, False, False),
    (BEN, Place(None, 55), HALL, False, True),
    (BEN, Place(2, 20), HALL, False, True),
]


@pytest.mark.parametrize(("user", "here", "there", "own", "sees"), SIGHT)
async def test_some_people_see_a_table_without_a_question_to_discord(user: int, here: Place, there: Place, own: bool, sees: bool) -> None:
    """`own`: the thread was made for the table and is public; of others it is not known who is in them."""
    gate = Gate(cast(Any, House(table(there, own))))
    try:
        admitted = await gate.admit(caller(user, here), OpenTurn(1))
    except NoSuchMatch:
        assert not sees
    else:
        assert sees and admitted.table.match == 1


async def test_discord_is_asked_only_within_the_same_server() -> None:
    gate = Gate(cast(Any, House(table())))
    assert (await gate.admit(caller(ZITA, Place(1, 12), seen=True), ShowLog(1))).seat is None
    with pytest.raises(NoSuchMatch):
        await gate.admit(caller(ZITA, Place(2, 12), seen=True), ShowLog(1))


@pytest.mark.parametrize(
    ("action", "user", "error"),
    [
        (TakeBack(1), ZITA, NotSeated),
        (TakeBack(1), BEN, None),
        (Start(1), BEN, NotAllowed),
        (Close(1), ZITA, NotAllowed),
        (FreeSeats(1, True), ANA, None),
        (Start(1), ANA, Past),
        (LookAtBoard(1, "", False), ZITA, None),
        (OpenTurn(2), ANA, NoSuchMatch),
        (OpenTurn(0), ANA, NoSuchMatch),
    ],
)
async def test_some_actions_need_a_seat_or_the_opener(action: AtTable, user: int, error: type[EngineError] | None) -> None:
    gate = Gate(cast(Any, House(table())))
    if error is None:
        assert (await gate.admit(caller(user, HALL), action)).table.match == 1
    else:
        with pytest.raises(error):
            await gate.admit(caller(user, HALL), action)


@pytest.mark.parametrize("match", [0, -1, 2**63, 10**30])
async def test_impossible_numbers_never_reach_the_database(match: int) -> None:
    house = House(table())
    with pytest.raises(NoSuchMatch):
        await Gate(cast(Any, house)).admit(caller(ANA, HALL), OpenTurn(match))
    assert house.asked == []


async def test_which_match_is_meant_without_a_number() -> None:
    gate = Gate(cast(Any, House(table())))
    assert await gate.resolve_match(caller(BEN, Place(2, 5)), match=None) == 1, "one's own match, from anywhere"
    assert await gate.resolve_match(caller(ZITA, HALL), match=None) == 1, "the match of this channel"
    assert await gate.resolve_match(caller(ZITA, Place(1, 12)), 7) == 7, "a number means that number; the gate judges it"
    with pytest.raises(EngineError):
        await gate.resolve_match(caller(ZITA, Place(1, 12)), match=None)


async def test_in_its_own_thread_a_match_needs_no_number() -> None:
    here, elsewhere = table(THREAD, own_thread=True), table(Place(1, 10, 12), own_thread=True, match=2)
    again, over = table(THREAD, own_thread=True, match=3, changed_at=5.0), table(THREAD, match=4, status="finished", changed_at=9.0)
    house = House(here)
    gate, tables = Gate(cast(Any, house)), list[Any]()

    async def tables_of(user: int) -> tuple[Any, ...]:
        return (*tables, elsewhere)

    async def tables_in(channel: int, statuses: Any = ()) -> tuple[Any, ...]:
        return tuple([table for table in tables if table.place.thread_id == channel])

    house.tables_of, house.tables_in = tables_of, tables_in  # type: ignore[method-assign]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == 2, "a thread without a match"
    tables[:] = [here, table(THREAD, lesson=3, match=5, changed_at=9.0)]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == await gate.resolve_match(caller(ZITA, THREAD), match=None) == 1
    tables[:] = [table(THREAD, lesson=3, match=5)]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == 2, "a lesson is meant only where there is nothing else"
    tables[:] = [over]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == 4, "that it is over does not send them to another one"
    tables[:] = [here, again, over]
    assert await gate.resolve_match(caller(ZITA, THREAD), match=None) == 3, "who watches is shown the newest that goes on"
    with pytest.raises(EngineError, match="several"):
        await gate.resolve_match(caller(ANA, THREAD), match=None)


async def test_a_lesson_is_seen_by_its_learner_alone_and_meant_only_where_there_is_nothing_else() -> None:
    lesson, plain = table(lesson=3, match=2), table()
    assert not caller(ZITA, HALL, seen=True).sees(lesson) and caller(ANA, Place(2, 5)).sees(lesson)
    house = House(plain)
    gate = Gate(cast(Any, house))

    async def tables_of(user: int) -> tuple[Any, ...]:
        return (plain, lesson) if user == ANA else (lesson,)

    house.tables_of = tables_of  # type: ignore[method-assign]
    assert await gate.resolve_match(caller(ANA, HALL), match=None) == 1
    assert await gate.resolve_match(caller(BEN, HALL), match=None) == 2


class Channel:
    """A channel or thread of a guild, with who may do what in it."""

    def __init__(self, view: bool, manage: bool = False, private: bool = False) -> None:
        self.rights = discord.Permissions(view_channel=view, manage_threads=manage)
        self.private = private

    def permissions_for(self, member: Any) -> discord.Permissions:
        return self.rights

    def is_private(self) -> bool:
        return self.private


def guild(channels: dict[int, Channel], threads: dict[int, Channel]) -> Any:
    return SimpleNamespace(id=1, unavailable=False, get_channel=channels.get, get_thread=threads.get)


@pytest.mark.parametrize(
    ("channel", "thread", "place", "sees"),
    [
        (Channel(True), None, HALL, True),
        (Channel(False), None, HALL, False),
        (None, None, HALL, False),
        (Channel(True), Channel(True), THREAD, True),
        (Channel(False), Channel(True), THREAD, False),
        (Channel(True), Channel(True, private=True), THREAD, False),
        (Channel(True, manage=True), Channel(True, private=True), THREAD, True),
        (Channel(True), None, THREAD, False),
    ],
)
def test_permissions_of_a_place_come_from_discord(channel: Channel | None, thread: Channel | None, place: Place, sees: bool) -> None:
    """A thread that Discord has not told us about could be private: in doubt nobody sees it."""
    known = guild({} if channel is None else {10: channel}, {} if thread is None else {11: thread})
    member = cast(Any, object.__new__(discord.Member))
    assert views(known, member, place) is sees
    assert not views(None, member, place) and not views(known, cast(Any, SimpleNamespace()), place)
    assert not views(SimpleNamespace(id=2, get_channel=known.get_channel, get_thread=known.get_thread), member, place)  # type: ignore[arg-type]


def test_a_channel_is_gone_only_as_seen_from_its_own_server() -> None:
    assert is_gone(guild({}, {}), HALL)
    assert not is_gone(guild({10: Channel(True)}, {}), HALL)
    away = guild({}, {})
    away.unavailable = True
    assert not is_gone(away, HALL), "an outage is no deletion"
    assert not is_gone(None, HALL) and not is_gone(guild({}, {}), Place(2, 10))


class Watched(House):
    """A host with one table and a role of referees."""

    role_of: int | None = 77

    @property
    def referees(self) -> Any:
        return self

    async def role(self, guild: int) -> int | None:
        return self.role_of if guild == 1 else None


def judge(
    roles: tuple[int, ...] = (), place: Place = HALL, known: bool = True, moderates: bool = False, user: int = ZITA, admin: bool = False
) -> Caller:
    return Caller(
        user_id=user, name="name", place=place, locale="en", views=lambda wanted: True, is_admin=admin, can_moderate=moderates,
        roles=frozenset(roles), knows_role=lambda role: known,
    )  # fmt: skip


REFEREES = [
    (judge((77,)), {}, None),
    (judge((78,)), {}, "referee.only"),
    (judge((), known=False), {}, "referee.role-gone"),
    (judge((77,), Place(2, 20), user=BEN), {}, "referee.elsewhere"),
    (judge((77,), Place(None, 55), user=BEN), {}, "referee.elsewhere"),
    (judge(), {"named": Person(ZITA, "zita")}, None),
    (judge((), Place(None, 55)), {"named": Person(ZITA, "zita")}, None),
    (judge((), Place(None, 55)), {}, "play.no-such-match"),
    (judge((), moderates=True), {}, "referee.only"),
    (judge((), moderates=True, admin=True), {}, None),
    (judge((), Place(2, 20), admin=True, user=BEN), {}, "referee.elsewhere"),
]


@pytest.mark.parametrize(("who", "watched", "refused"), REFEREES)
async def test_referees_are_found_by_their_role(who: Caller, watched: dict[str, Any], refused: str | None) -> None:
    gate = Gate(cast(Any, Watched(table(oversight=Oversight(**watched)))))
    try:
        assert (await gate.admit(who, Stop(1, True))).table.match == 1 and refused is None
    except EngineError as error:
        assert error.msg.key == refused


async def test_without_a_role_nobody_is_a_referee_by_one() -> None:
    house = Watched(table())
    house.role_of = None
    with pytest.raises(NotAllowed) as caught:
        await Gate(cast(Any, house)).admit(judge((77,)), Stop(1, True))
    assert caught.value.msg.key == "referee.nobody"


async def test_moderators_close_tables_of_their_server_only() -> None:
    gate = Gate(cast(Any, Watched(table())))
    assert (await gate.admit(judge(moderates=True), Moderate(1))).table.match == 1
    waiting = Gate(cast(Any, Watched(table(status="open"))))
    assert (await waiting.admit(judge(moderates=True), Close(1))).table.match == 1
    for who in (judge(), judge(place=Place(2, 20), moderates=True, user=BEN)):
        with pytest.raises(NotAllowed):
            await gate.admit(who, Moderate(1))
        with pytest.raises(NotAllowed):
            await waiting.admit(who, Close(1))
    with pytest.raises(NotAllowed):
        await gate.admit(judge(moderates=True), ShowSetup())


def test_the_role_of_everybody_counts_where_opening_is_limited() -> None:
    caller = Caller(user_id=ANA, name="ana", place=HALL, locale="en", views=lambda place: True, roles=frozenset({7}))
    assert caller.roles_to_open == {7, HALL.guild_id}
    assert Caller(user_id=ANA, name="ana", place=HALL, locale="en", views=lambda place: True, is_admin=True).roles_to_open is None
