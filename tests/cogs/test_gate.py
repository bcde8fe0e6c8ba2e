"""The gate decides who may see a table, and who may do what there."""

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
    """Return a running match of Ana and Ben that Ana has opened."""
    occupants = tuple(Occupant(Person(user, str(user))) for user in (ANA, BEN))
    known = {"match": 1, "game": "toy", "status": "running", "to_act": (Seat(0),), "changed_at": 0.0, "matters": {}}
    seated = {"place": place, "own_thread": own_thread, "opener_id": ANA, "occupants": occupants, "past": (), "oversight": Oversight()}
    return Table(**{**dict.fromkeys(Table.__struct_fields__), **known, **seated, **more})


class OneTable:
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
    """Return a person who clicks in a place; `seen`: Discord says that they see other places of the server."""
    return Caller(user_id=user, name="name", place=place, locale="en", views=lambda wanted: seen)


THREAD = Place(1, 10, 11)
PRIVATE_CHAT = Place(None, 55)
SEEN = [
    (ZITA, HALL, HALL, False),
    (ZITA, Place(1, 10, 13), HALL, False),
    (ZITA, THREAD, THREAD, False),
    (ZITA, HALL, THREAD, True),
    (BEN, PRIVATE_CHAT, HALL, False),
    (BEN, Place(2, 20), HALL, False),
]
NOT_SEEN = [
    (ZITA, Place(1, 12), HALL),
    (ZITA, Place(2, 10), HALL),
    (ZITA, Place(None, 10), HALL),
    (ZITA, Place(None, 10), Place(None, 10)),
    (ZITA, HALL, THREAD),
]


@pytest.mark.parametrize(("user", "here", "there", "own"), SEEN)
async def test_some_people_see_a_table_without_asking_discord(user: int, here: Place, there: Place, own: bool) -> None:
    """`own`: the thread was made for the table and is public. Of other threads it is not known who is in them."""
    gate = Gate(cast(Any, OneTable(table(there, own))))
    assert (await gate.admit(caller(user, here), OpenTurn(1))).table.match == 1


@pytest.mark.parametrize(("user", "here", "there"), NOT_SEEN)
async def test_a_table_out_of_sight_does_not_exist_for_a_stranger(user: int, here: Place, there: Place) -> None:
    with pytest.raises(NoSuchMatch):
        await Gate(cast(Any, OneTable(table(there)))).admit(caller(user, here), OpenTurn(1))


async def test_discord_is_asked_only_within_the_same_server() -> None:
    gate = Gate(cast(Any, OneTable(table())))
    assert (await gate.admit(caller(ZITA, Place(1, 12), seen=True), ShowLog(1))).seat is None
    with pytest.raises(NoSuchMatch):
        await gate.admit(caller(ZITA, Place(2, 12), seen=True), ShowLog(1))


@pytest.mark.parametrize(
    ("action", "user"),
    [(TakeBack(1), BEN), (FreeSeats(1, on=True), ANA), (LookAtBoard(1, where="", share=False), ZITA)],
)
async def test_players_the_opener_and_watchers_have_actions_of_their_own(action: AtTable, user: int) -> None:
    gate = Gate(cast(Any, OneTable(table())))
    assert (await gate.admit(caller(user, HALL), action)).table.match == 1


@pytest.mark.parametrize(
    ("action", "user", "error"),
    [
        (TakeBack(1), ZITA, NotSeated),
        (Start(1), BEN, NotAllowed),
        (Close(1), ZITA, NotAllowed),
        (Start(1), ANA, Past),
        (OpenTurn(2), ANA, NoSuchMatch),
        (OpenTurn(0), ANA, NoSuchMatch),
    ],
)
async def test_an_action_for_others_is_refused(action: AtTable, user: int, error: type[EngineError]) -> None:
    with pytest.raises(error):
        await Gate(cast(Any, OneTable(table()))).admit(caller(user, HALL), action)


@pytest.mark.parametrize("match", [0, -1, 2**63, 10**30])
async def test_impossible_numbers_never_reach_the_database(match: int) -> None:
    host = OneTable(table())
    with pytest.raises(NoSuchMatch):
        await Gate(cast(Any, host)).admit(caller(ANA, HALL), OpenTurn(match))
    assert host.asked == []


async def test_without_a_number_ones_own_match_or_that_of_the_channel_is_meant() -> None:
    gate = Gate(cast(Any, OneTable(table())))
    assert await gate.resolve_match(caller(BEN, Place(2, 5)), match=None) == 1, "one's own match, from anywhere"
    assert await gate.resolve_match(caller(ZITA, HALL), match=None) == 1, "the match of this channel"
    assert await gate.resolve_match(caller(ZITA, Place(1, 12)), 7) == 7, "a number means that match; the gate decides about it later"
    with pytest.raises(EngineError):
        await gate.resolve_match(caller(ZITA, Place(1, 12)), match=None)


async def test_in_its_own_thread_a_match_needs_no_number() -> None:
    here, elsewhere = table(THREAD, own_thread=True), table(Place(1, 10, 12), own_thread=True, match=2)
    again, over = table(THREAD, own_thread=True, match=3, changed_at=5.0), table(THREAD, match=4, status="finished", changed_at=9.0)
    host = OneTable(here)
    gate, tables = Gate(cast(Any, host)), list[Any]()

    async def tables_of(user: int) -> tuple[Any, ...]:
        return (*tables, elsewhere)

    async def tables_in(channel: int, statuses: Any = ()) -> tuple[Any, ...]:
        return tuple([table for table in tables if table.place.thread_id == channel])

    host.tables_of, host.tables_in = tables_of, tables_in  # type: ignore[method-assign]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == 2, "the thread has no match, so one's own match elsewhere"
    tables[:] = [here, table(THREAD, lesson=3, match=5, changed_at=9.0)]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == await gate.resolve_match(caller(ZITA, THREAD), match=None) == 1
    tables[:] = [table(THREAD, lesson=3, match=5)]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == 2, "a lesson is meant only if there is nothing else"
    tables[:] = [over]
    assert await gate.resolve_match(caller(ANA, THREAD), match=None) == 4, "a finished match of the thread comes before one elsewhere"
    tables[:] = [here, again, over]
    assert await gate.resolve_match(caller(ZITA, THREAD), match=None) == 3, "a watcher means the newest running match"
    with pytest.raises(EngineError, match="several"):
        await gate.resolve_match(caller(ANA, THREAD), match=None)


async def test_only_the_learner_sees_a_lesson_and_other_matches_come_first() -> None:
    lesson, plain = table(lesson=3, match=2), table()
    assert not caller(ZITA, HALL, seen=True).sees(lesson) and caller(ANA, Place(2, 5)).sees(lesson)
    host = OneTable(plain)
    gate = Gate(cast(Any, host))

    async def tables_of(user: int) -> tuple[Any, ...]:
        return (plain, lesson) if user == ANA else (lesson,)

    host.tables_of = tables_of  # type: ignore[method-assign]
    assert await gate.resolve_match(caller(ANA, HALL), match=None) == 1
    assert await gate.resolve_match(caller(BEN, HALL), match=None) == 2


class Channel:
    """A channel or thread in which everybody has the same permissions."""

    def __init__(self, view: bool, manage: bool = False, private: bool = False) -> None:
        self.rights = discord.Permissions(view_channel=view, manage_threads=manage)
        self.private = private

    def permissions_for(self, member: Any) -> discord.Permissions:
        return self.rights

    def is_private(self) -> bool:
        return self.private


def guild(channels: dict[int, Channel], threads: dict[int, Channel]) -> Any:
    """Return a server with these channels and threads, by their ids."""
    return SimpleNamespace(id=1, unavailable=False, get_channel=channels.get, get_thread=threads.get)


@pytest.mark.parametrize(
    ("channel", "thread", "place", "sees"),
    [
        (Channel(view=True), None, HALL, True),
        (Channel(view=False), None, HALL, False),
        (None, None, HALL, False),
        (Channel(view=True), Channel(view=True), THREAD, True),
        (Channel(view=False), Channel(view=True), THREAD, False),
        (Channel(view=True), Channel(view=True, private=True), THREAD, False),
        (Channel(view=True, manage=True), Channel(view=True, private=True), THREAD, True),
        (Channel(view=True), None, THREAD, False),
    ],
)
def test_permissions_of_a_place_come_from_discord(channel: Channel | None, thread: Channel | None, place: Place, sees: bool) -> None:
    """A thread that the bot does not know could be private, so nobody sees it."""
    known = guild({} if channel is None else {10: channel}, {} if thread is None else {11: thread})
    member = cast(Any, object.__new__(discord.Member))
    assert views(known, member, place) is sees
    assert not views(None, member, place) and not views(known, cast(Any, SimpleNamespace()), place)
    assert not views(SimpleNamespace(id=2, get_channel=known.get_channel, get_thread=known.get_thread), member, place)  # type: ignore[arg-type]


def test_a_channel_is_gone_only_if_its_own_server_lacks_it() -> None:
    assert is_gone(guild({}, {}), HALL)
    assert not is_gone(guild({10: Channel(view=True)}, {}), HALL)
    away = guild({}, {})
    away.unavailable = True
    assert not is_gone(away, HALL), "an outage is no deletion"
    assert not is_gone(None, HALL) and not is_gone(guild({}, {}), Place(2, 10))


class Refereed(OneTable):
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


BY_NAME = {"named": Person(ZITA, "zita")}
"""Zita is the referee of this table by name."""

REFEREES = [
    (judge((77,)), {}),
    (judge(), BY_NAME),
    (judge((), PRIVATE_CHAT), BY_NAME),
    (judge((), moderates=True, admin=True), {}),
]
NO_REFEREES = [
    (judge((78,)), {}, "referee.only"),
    (judge((), known=False), {}, "referee.role-gone"),
    (judge((77,), Place(2, 20), user=BEN), {}, "referee.elsewhere"),
    (judge((77,), PRIVATE_CHAT, user=BEN), {}, "referee.elsewhere"),
    (judge((), PRIVATE_CHAT), {}, "play.no-such-match"),
    (judge((), moderates=True), {}, "referee.only"),
    (judge((), Place(2, 20), admin=True, user=BEN), {}, "referee.elsewhere"),
]


@pytest.mark.parametrize(("who", "oversight"), REFEREES)
async def test_referees_have_the_role_a_name_or_manage_the_server(who: Caller, oversight: dict[str, Any]) -> None:
    gate = Gate(cast(Any, Refereed(table(oversight=Oversight(**oversight)))))
    assert (await gate.admit(who, Stop(1, on=True))).table.match == 1


@pytest.mark.parametrize(("who", "oversight", "refusal"), NO_REFEREES)
async def test_everybody_else_reads_why_they_are_no_referee(who: Caller, oversight: dict[str, Any], refusal: str) -> None:
    gate = Gate(cast(Any, Refereed(table(oversight=Oversight(**oversight)))))
    with pytest.raises(EngineError) as refused:
        await gate.admit(who, Stop(1, on=True))
    assert refused.value.msg.key == refusal


async def test_without_a_role_of_referees_the_refusal_says_so() -> None:
    host = Refereed(table())
    host.role_of = None
    with pytest.raises(NotAllowed) as caught:
        await Gate(cast(Any, host)).admit(judge((77,)), Stop(1, on=True))
    assert caught.value.msg.key == "referee.nobody"


async def test_moderators_close_tables_of_their_server_only() -> None:
    gate = Gate(cast(Any, Refereed(table())))
    assert (await gate.admit(judge(moderates=True), Moderate(1))).table.match == 1
    waiting = Gate(cast(Any, Refereed(table(status="open"))))
    assert (await waiting.admit(judge(moderates=True), Close(1))).table.match == 1
    for who in (judge(), judge(place=Place(2, 20), moderates=True, user=BEN)):
        with pytest.raises(NotAllowed):
            await gate.admit(who, Moderate(1))
        with pytest.raises(NotAllowed):
            await waiting.admit(who, Close(1))
    with pytest.raises(NotAllowed):
        await gate.admit(judge(moderates=True), ShowSetup())


def test_the_role_of_everybody_counts_for_opening_tables() -> None:
    caller = Caller(user_id=ANA, name="ana", place=HALL, locale="en", views=lambda place: True, roles=frozenset({7}))
    assert caller.roles_to_open == {7, HALL.guild_id}
    assert Caller(user_id=ANA, name="ana", place=HALL, locale="en", views=lambda place: True, is_admin=True).roles_to_open is None
