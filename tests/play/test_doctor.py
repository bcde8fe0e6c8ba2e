"""The doctor finds faults in a database, says what to do, and mends only harmless ones."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from play.follows.judging import verdict
from play.host import Host
from play.time.clock import AT_ONCE
from store.__main__ import main
from store.doctor import WEEK, doctor
from tests.databases import Databases, server
from tests.play.hosting import ANNE, BEN, HandClock, awaited_user, begin_match, finish_match, rules

NOW = 1_000_000.0
JUDGE = partial(verdict, rules=rules)


BROKEN = {
    2: ("UPDATE entry SET line = 'bid 3' WHERE match = 2 AND seq = 2", "match 2 does not come out as it was played"),
    3: ("UPDATE match SET version = 99 WHERE id = 3", "match 3 does not come out as it was played"),
    4: ("UPDATE match SET settings = '{' WHERE id = 4", "match 4 does not come out as it was played"),
    5: ("DELETE FROM entry WHERE match = 5 AND seq = 2", "the log has gaps, or does not end where the match is: match 5."),
    6: ("UPDATE match SET status = 'frozen' WHERE id = 6", "frozen, and their people have been told why: match 6."),
}
"""What cannot be mended, by match: the statement that breaks it, and what the doctor says."""


@pytest.fixture
async def where(databases: Databases, clock: HandClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str | Path:
    """A closed database with one finished match and a running one for each entry of `BROKEN`."""
    monkeypatch.chdir(tmp_path)
    if databases.kind == "postgresql":
        monkeypatch.setenv("PATH", str(server().programs))
    host = Host(databases().store(), clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    for _ in BROKEN:
        table = await begin_match(host, ANNE, BEN)
        for amount in range(1, 3):
            table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
    await host.close()
    return databases().where


async def test_faults_are_named_and_harmless_ones_are_mended_after_a_copy(
    where: str | Path, databases: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    assert doctor(where, JUDGE, every=True, now=NOW) == [], "all is well"
    databases().execute("DELETE FROM outbox")
    databases().execute("DELETE FROM timer")
    for sql, _ in BROKEN.values():
        databases().execute(sql)
    left = doctor(where, JUDGE, now=NOW)
    for _, words in BROKEN.values():
        (finding,) = [sentence for sentence in left if words in sentence]
        assert "What to do: " in finding and "--mend" not in finding

    far = NOW + WEEK + 1
    databases().execute(f"INSERT INTO outbox (match, kind, recipient, edition, payload, due, tries) VALUES (2, 'card', 0, 1, '', {far}, 3)")
    databases().execute(f"INSERT INTO timer (match, kind, seat, due) VALUES (1, 'late', 0, {far})")
    databases().execute(f"INSERT INTO timer (match, kind, seat, due, owner, lease_until) VALUES (2, 'bot', 0, {NOW}, 'x', {far})")
    more = [sentence for sentence in doctor(where, JUDGE, now=NOW) if sentence not in left]
    assert len(more) == 3 and all("`--mend`" in sentence for sentence in more)
    databases().hang_up()
    assert doctor(where, JUDGE, is_mending=True, now=NOW) == left
    assert databases().execute("SELECT due, tries FROM outbox") == [(NOW, 0)]
    assert databases().execute("SELECT match, lease_until FROM timer") == [(2, None)]
    output = capsys.readouterr().out
    copy = re.search("before anything is changed: (.*?):", output)
    assert copy is not None and Path(copy[1]).exists()
    assert "mended: there are timers of matches that do not run: match 1" in output


@pytest.mark.parametrize("databases", ["sqlite"], indirect=True)
async def test_a_draft_of_a_match_that_is_gone_is_mended(where: Path) -> None:
    with closing(sqlite3.connect(where, isolation_level=None)) as connection:
        connection.execute("INSERT INTO draft VALUES (77, 0, 'turn', 1, 'bid 1')")
    (sentence,) = doctor(where, JUDGE, now=NOW)
    assert "`--mend`" in sentence
    assert doctor(where, JUDGE, is_mending=True, now=NOW) == []


@pytest.mark.parametrize("databases", ["postgresql"], indirect=True)
async def test_a_server_is_not_mended_while_the_bot_runs(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = databases().store()
    await store.open()
    assert main(["doctor", str(databases().where), "--mend"]) == 1
    assert "stop the bot first" in capsys.readouterr().err
    await store.close()


@pytest.mark.parametrize("databases", ["sqlite"], indirect=True)
async def test_another_schema_is_not_read(databases: Databases, capsys: pytest.CaptureFixture[str]) -> None:
    store = databases().store()
    await store.open()
    await store.close()
    assert main(["doctor", str(databases().where)]) == 0 and "all is well" in capsys.readouterr().out
    for version, words in ((1, "brings it up to date"), (999, "newer program")):
        databases().execute(f"PRAGMA user_version = {version}")
        assert main(["doctor", str(databases().where)]) == 1 and words in capsys.readouterr().err
    assert main(["doctor", "nowhere.db"]) == 1 and "no file" in capsys.readouterr().err
