"""An export has all data of a person or a server and none of others."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from random import Random
from typing import Any

import pytest

from engine.values.core import Seat
from play.host import Host
from play.values.errors import NotAllowed
from store.personal import ABOUT_SERVER, COLUMNS, SERVER
from store.rows import ErasureRow, RefusalRow
from tests.play.hosting import ANNE, BEN, CARLA, begin_match, choose, finish_match, to_choice
from tests.play.test_erasing import ZOE, everywhere

ROOM = 1_000_000
"""Bytes for an export."""


def unzip(data: bytes) -> dict[str, Any]:
    """The files of an archive, read as JSON."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: json.loads(archive.read(name)) for name in archive.namelist()}


async def test_a_person_gets_everything_that_is_stored_about_them(host: Host) -> None:
    tables = await everywhere(host)
    export = await host.exporting.person(ZOE.user_id, ROOM)
    files = unzip(export.data)
    about = files.pop("about.json")
    assert about["settings"][0]["zone"] == "Europe/Berlin" and {memo["text"] for memo in about["memos"]} == {"a memo of mine"}
    assert {row["match"] for row in about["seats"]} >= {tables["over"].match, tables["running"].match}
    assert {row["match"]: row["deputy"] for row in about["seats"]}[tables["running"].match] == "ask"
    assert about["direct_messages"] == [{"channel": 88, "rests": 0.0}]
    assert [row["guild"] for row in about["benches"]] == [1] and len(about["results"]) == 1 and about["notices"]
    assert set(files) == {f"match-{tables[name].match}.json" for name in ("over", "running", "left")}
    about_zoe = await host.exporting.stored_about(ZOE.user_id)
    assert about_zoe.counts["memos"] == 3 and about_zoe.counts["seats"] == len(about["seats"])
    assert about_zoe.over == 1 and about_zoe.moves > 0


async def test_several_choices_for_one_server_count_as_one_server(host: Host) -> None:
    for revision in range(3):
        await host.houses.choose(1, ZOE.user_id, revision, {"leaderboard": bool(revision % 2)})
    assert (await host.exporting.stored_about(ZOE.user_id)).counts["servers"] == 1


async def test_an_export_of_a_server_has_all_its_rows(host: Host) -> None:
    of_servers = {table for table, columns in COLUMNS.items() if SERVER in columns.values()} | {"erasure"}
    assert {rest.split()[0] for _, rest in ABOUT_SERVER.values()} == of_servers, "a new table with a server in it is entered there"
    tables = await everywhere(host)
    await host.houses.choose(1, ANNE.user_id, 1, {"for_server": 50, "language": "en"})
    await host.referees.set_role(1, 4711)
    await host.ledger.store.commit(0, [RefusalRow(1, 7, "send_messages", 0.0), ErasureRow("left", 1, 0.0, 9e9, "")])
    await host.ledger.store.commit(0, [RefusalRow(2, 8, "send_messages", 0.0), ErasureRow("person", 1, 0.0, 9e9, "")])
    about = unzip((await host.exporting.server(1, ROOM)).data)["about.json"]
    assert all(about[subject] for subject in ABOUT_SERVER)
    assert json.loads(about["chosen"][-1]["chosen"])["for_server"] == 50 and about["referees"] == [{"role": 4711}]
    assert {row["match"] for row in about["tables"]} >= {table.match for table in tables.values()}, "open ones as well"
    assert [row["channel"] for row in about["missing_permissions"]] == [7] and [row["what"] for row in about["to_be_deleted"]] == ["left"]
    assert all("user" not in row for row in about["results"])


async def test_no_secret_of_a_running_match_is_in_an_export(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
    seats = {person.user_id: table.seat_of(person.user_id) or Seat(0) for person in (ANNE, BEN)}
    table = await choose(host, table, seats[ANNE.user_id])
    table = await choose(host, table, seats[BEN.user_id])
    own, others = unzip((await host.exporting.person(ANNE.user_id, ROOM)).data), unzip((await host.exporting.server(1, ROOM)).data)
    lines = {entry["seat"]: entry["line"] for entry in own[f"match-{table.match}.json"]["entries"][-2:]}
    assert lines[seats[ANNE.user_id]] != "*" and lines[seats[BEN.user_id]] == "*"
    assert {entry["line"] for entry in others[f"match-{table.match}.json"]["entries"][-2:]} == {"*"}
    for files in (own, others):
        assert files[f"match-{table.match}.json"]["seed"] is None
    live = await host.ledger.current(table.match)
    assert live.seed is not None and all(live.seed not in json.dumps(files) for files in (own, others))
    assert "other_people" not in own["about.json"] and str(BEN.user_id) not in json.dumps(own["about.json"]["seats"])


async def test_files_that_do_not_fit_come_in_the_next_part(host: Host) -> None:
    matches = [(await finish_match(host, await begin_match(host, ANNE, BEN), Random(seed))).match for seed in range(3)]
    files, after, left = [], 0, 1
    while left:
        part = await host.exporting.server(1, 24_000, after)
        files += [name for name in unzip(part.data) if name != "about.json"]
        assert len(part.data) <= 24_000 or part.matches == 1
        after, left = part.last, part.left
    assert files == [f"match-{match}.json" for match in matches]


async def test_a_second_export_at_the_same_time_is_refused(host: Host) -> None:
    await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    exports = await asyncio.gather(*(host.exporting.person(ANNE.user_id, ROOM) for _ in range(5)), return_exceptions=True)
    refused = [allowed for allowed in exports if isinstance(allowed, NotAllowed)]
    assert len(refused) == 4 and all(allowed.msg.key == "privacy.export-busy" for allowed in refused)
    assert (await host.exporting.person(ANNE.user_id, ROOM)).matches == 1
    with pytest.raises(NotAllowed):
        await asyncio.gather(host.exporting.server(1, ROOM), host.exporting.server(1, ROOM))
