"""An admin presses every control at every kind of table, and none ends in an error.

Pages come from the table of actions and paces from that of paces, so a new one cannot be forgotten.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

import words
from cogs.actions.club import JoinSeason
from cogs.actions.panel import AtTable, Where
from cogs.actions.servers import ShowReferee
from cogs.actions.tables import Follow, MoveHere
from cogs.actions.wire import ACTIONS, Action, Codec
from cogs.screens.options import TableOptions, pack, shape
from cogs.servers.setup_forms import FORMS
from engine.values.core import Seat
from play.matters.season import MATTER, SeasonTable
from play.time.paces import PACES
from play.values.stands import RefereeDeed
from play.values.types import Person, Place, Table
from tests.e2e import seasons, test_cups, test_evenings
from tests.e2e.test_forged import Click, is_unchanged
from tests.e2e.world import World, world

GAME = "pizarro"
GONE_GAME = "gone_game"

SHOWING = ("Show", "Open", "Ask", "Choose", "Type", "Explain", "Plan", "Manage", "Change", "Start")
"""How the names of actions begin that show something. They are pressed before deeds, because a deed may end the match."""


class AdminClick(Click):
    """A click of somebody who manages the server."""

    filesize_limit = 10_000_000

    def __init__(self, w: World, name: str) -> None:
        super().__init__(w, person(w, name).user_id, w.guild.id, w.channel.id)
        self.permissions = discord.Permissions.all()

    async def edit_original_response(self, **kwargs: Any) -> Any:
        return await self.response._answered(**kwargs)


def person(w: World, name: str) -> Person:
    """A member of the server as the host knows them."""
    (member,) = w.people(name)
    return Person(member.id, name)


async def running(w: World, **wanted: Any) -> Table:
    """A match of one person against bots, at their first turn or later."""
    place = Place(w.guild.id, w.channel.id)
    table = await w.host.tables.open(GAME, person(w, "ana"), place, bots=("mate", "mate"), **wanted)
    await w.host.tables.start(table.match, person(w, "ana").user_id)
    await w.quiet()
    return await w.table(table.match)


async def change_table(w: World, **fields: Any) -> Table:
    """A running match whose stored row has these values, which no click of today makes."""
    live = await w.host.ledger.current((await running(w)).match)
    return (await w.host.ledger.write(live, live.with_table(**fields))).table


def with_pace(pace: str, is_cup: bool = False) -> Callable[[World], Awaitable[Table]]:
    """A table of a pace. Those of seasons belong to one."""

    async def begin(w: World) -> Table:
        table = await running(w)
        live = await w.host.ledger.current(table.match)
        begins = w.host.ledger.clock.now()
        season = SeasonTable(1, 1, 1, begins, begins + 1e6, cup=is_cup, begins=begins)
        matters = {MATTER.name: season} if PACES[pace].whole or is_cup else {}
        terms = replace(table.terms, pace=pace, rated=True, ideas="none")
        return (await w.host.ledger.write(live, live.with_table(terms=terms, matters=matters))).table

    return begin


async def end_table(w: World, deed: str) -> Table:
    table = await running(w)
    await w.host.referees.do(table.match, person(w, "zita"), RefereeDeed(cast(Any, deed)))
    await w.quiet()
    return await w.table(table.match)


async def of_game_that_is_gone(w: World) -> Table:
    """A match whose game was there when the bot ran last."""
    table = await change_table(w, game=GONE_GAME)
    await w.restart()
    return await w.table(table.match)


async def open_table(w: World) -> Table:
    return await w.host.tables.open(GAME, person(w, "ana"), Place(w.guild.id, w.channel.id))


async def lesson(w: World) -> Table:
    return await w.host.lessons.begin(GAME, person(w, "zita"), Place(w.guild.id, w.channel.id))


KINDS: dict[str, Callable[[World], Awaitable[Table]]] = {
    "open": open_table,
    "stopped": lambda w: end_table(w, "pause"),
    "finished": lambda w: end_table(w, "stands"),
    "closed": lambda w: end_table(w, "end"),
    "frozen": lambda w: change_table(w, status="frozen"),
    "of a game that is gone": of_game_that_is_gone,
    "lesson": lesson,
    "running": running,
    "cup": with_pace("live", is_cup=True),
}

OF_PACES = {f"of the pace {pace}": with_pace(pace) for pace in PACES if PACES[pace].whole}
"""Tables that only campaigns press everything of. Every run opens the pages of referees at every pace."""


def fill_in(kind: type[Action], table: Table, season: int) -> Iterator[Action]:
    """Return an action with the true numbers of a table, so that nothing is refused as out of date; one for each form of a server."""
    person = table.occupants[0].person if table.occupants else None
    known: dict[str, Any] = {
        "match": table.match, "season": season, "seq": max(0, table.seq), "target": max(1, table.seq), "seat": Seat(0), "bot": "mate",
        "user": 0 if person is None else person.user_id, "game": GAME, "seconds": 3600, "at": Where(), "kind": "turn", "asked": "",
        "shape": shape(GAME), "choices": pack(TableOptions(GAME)), "seats": 3, "pace": "season", "form": "auto",
    }  # fmt: skip
    values = {name: known[name] if name in known else _least(codec) for name, codec in kind.codecs.items()}
    if "subject" in values:
        return iter([kind(**values | {"subject": subject}) for subject in FORMS])
    return iter([kind(**values)])


def _least(codec: Codec) -> Any:
    """The shortest value that an id can carry in a field."""
    return codec.read(next(text for text in ("", "0") if re.fullmatch(codec.pattern, text)))


def every_action() -> list[type[Action]]:
    """All actions that controls have, those that show something before the deeds."""
    return sorted(ACTIONS.values(), key=lambda kind: not kind.__name__.startswith(SHOWING))


async def press(
    w: World, name: str, table: Table, kinds: list[type[Action]], caplog: pytest.LogCaptureFixture, season: int = 1
) -> list[str]:
    """Press everything as an admin; return what went wrong."""
    wrong = []
    for kind in kinds:
        for action in fill_in(kind, table, season):
            caplog.clear()
            click = AdminClick(w, name)
            values = (f"0.{person(w, 'ana').user_id}",) if table.occupants else ()
            await w.bot.clicks.answer(cast(Any, click), action, values)
            errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            if errors or not click.response.said or "error E-" in click.words:
                wrong.append(f"{action}: {errors or click.words or 'no answer'}")
    return wrong


@pytest.mark.parametrize("kind", [*KINDS, *(pytest.param(pace, marks=pytest.mark.campaign) for pace in OF_PACES)])
async def test_every_control_of_a_table_answers_an_admin(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(words.catalogues._kept, GONE_GAME, {"en": "gone-game-name = A game that is gone\n"})
    words.catalogue.cache_clear()
    async with world(tmp_path / "w.db") as w:
        at_table = [action for action in every_action() if issubclass(action, AtTable)]
        for name in ("zita", "ana"):  # zita watches, ana plays at the table
            assert await press(w, name, await (KINDS | OF_PACES)[kind](w), at_table, caplog) == []


async def test_a_watcher_with_true_numbers_changes_no_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Anyone may follow a match, and managers of the channel may move its card there."""
    async with world(tmp_path / "w.db") as w:
        table = await running(w)
        for kind in every_action():
            for action in fill_in(kind, table, 1) if issubclass(kind, AtTable) and kind not in (Follow, MoveHere) else ():
                click = AdminClick(w, "zita")
                click.permissions.update(administrator=False, manage_guild=False, manage_messages=False)
                await w.bot.clicks.answer(cast(Any, click), action, (f"0.{person(w, 'ana').user_id}",))
                assert click.response.said, action
                assert is_unchanged(table, await w.table(table.match)), action
    assert [record for record in caplog.records if hasattr(record, "error_id")] == []


async def test_every_page_of_referees_opens_at_every_pace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pages = [action for action in every_action() if issubclass(action, AtTable) and action.access in ("referee", "moderator")]
    async with world(tmp_path / "w.db") as w:
        for pace in PACES:
            assert await press(w, "zita", await with_pace(pace)(w), [ShowReferee, *pages], caplog) == []


async def no_club(w: World) -> int:
    return 0


async def season(w: World) -> int:
    return await seasons.open_season(w, seasons.admin(w))


async def season_under_way(w: World) -> int:
    number = await season(w)
    for member in w.people("ana", "bruno", "clara", "dan"):
        await member.click(await seasons.card(w, number), custom_id=JoinSeason(number).id)
    await seasons.wait_until(w, (await w.host.seasons.get(number)).chosen.draw)
    return number


async def season_called_off(w: World) -> int:
    number = await season_under_way(w)
    await w.host.seasons.stop(number)
    return number


async def cup(w: World) -> int:
    return await test_cups.announce(w, seasons.admin(w))


async def evening(w: World) -> int:
    await test_evenings.plan(w, seasons.admin(w), "weekly")
    return 0


@pytest.mark.parametrize("begin", [no_club, season, season_under_way, season_called_off, cup, evening], ids=lambda begin: begin.__name__)
async def test_every_page_of_a_server_answers_an_admin(
    begin: Callable[[World], Awaitable[int]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path / "w.db") as w:
        number = await begin(w)
        table = await open_table(w)
        assert await press(w, "zita", table, [kind for kind in every_action() if kind.access == "admin"], caplog, number) == []
