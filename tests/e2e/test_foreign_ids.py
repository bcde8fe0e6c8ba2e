"""Ids of another server have no effect in any form or menu of a server manager."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_type_hints

import discord

from cogs.actions.servers import KeepSetup
from cogs.actions.tables import SetOption
from cogs.actions.wire import ACTIONS, Action
from cogs.servers.setup_forms import FORMS
from play.club.finding import Sought
from play.values.types import Person, Place
from tests.e2e.test_forged import Click
from tests.e2e.world import world

PARTS = 6
"""More values than a form has parts."""

GUESSED: dict[Any, Any] = {int: 1, str: "pizarro", bool: True, float: 1.0}
"""The value of a field by its type, if nothing else is known about it."""

TYPED = ("memo",)
"""Database tables with texts that people write themselves, which may hold any number."""


def forge(revision: int, number: int) -> Iterator[Action]:
    """Yield every form of a server, and every action with guessed fields and with the foreign number in each of its number fields."""
    yield from (KeepSetup(revision, subject) for subject in FORMS)
    yield from (SetOption(1, page, "invite") for page in range(2))
    for kind in ACTIONS.values():
        hints = get_type_hints(kind)
        parts = {name: GUESSED.get(hints[name], 1) for name in kind.codecs}
        yield kind(**parts)
        yield from (kind(**{**parts, name: number}) for name in parts if hints[name] is int)


def cells(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every value in the database with the name of its table."""
    with sqlite3.connect(path) as link:
        tables = [name for (name,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in link.execute(f"SELECT * FROM {table}"):
                yield from ((table, str(cell)) for cell in row)


async def test_ids_of_another_server_have_no_effect(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        other = w.env.create_guild("Elsewhere")
        stranger = other.add_member(w.env.create_user("stranger"))
        foreign = {
            "channel": other.create_text_channel("theirs").id, "forum": other.create_forum_channel("posts").id,
            "role": other.create_role("judges").id, "person": stranger.id,
        }  # fmt: skip
        await w.begin_match("ana", "bruno", "clara")
        people = [Person(member.id, member.name) for member in (ana, bruno)]
        await w.host.tables.open("pizarro", people[0], Place(w.guild.id, w.channel.id))
        season = await w.host.seasons.open(w.guild.id, w.channel.id, "navegador", w.host.seasons.usual("navegador"), "open")
        await w.host.seasons.join(season.id, people[0])
        await w.quiet()
        sent = len(w.env.http_requests)
        for turn, (what, foreign_id) in enumerate(foreign.items()):
            revision = (await w.host.houses.of(w.guild.id)).revision
            for number, action in enumerate(forge(revision, foreign_id)):
                if isinstance(action, KeepSetup):  # forms get every foreign id
                    action = KeepSetup((await w.host.houses.of(w.guild.id)).revision, action.subject)
                elif number % len(foreign) != turn:  # any other action gets only one of them
                    continue
                click = Click(w, ana.id, w.guild.id, w.channel.id)
                click.permissions = discord.Permissions.all()
                click.data = {"resolved": {"users": {str(foreign_id): {"username": "stranger"}}}}
                await w.bot.clicks.answer(cast(Any, click), action, (str(foreign_id),) * PARTS)
            assert not [table for table, cell in cells(w.path) if str(foreign_id) in cell and table not in TYPED], what
        await w.host.finding.seek(people[1], Place(w.guild.id, w.channel.id), Sought(("pizarro",), "days", 3))
        await w.host.season_steps.run_due()
        for rounds in w.bot.courier.rounds:
            await rounds.run_due()
        await w.quiet()
        theirs = {f"/{foreign_id}/" for foreign_id in foreign.values()}
        foreign_requests = [
            request.path
            for request in w.env.http_requests[sent:]
            if request.method != "GET" and any(there in f"{request.path}/" for there in theirs)
        ]
        assert not foreign_requests, foreign_requests
