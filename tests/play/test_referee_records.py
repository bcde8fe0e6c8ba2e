"""What referees did stays in logs and records: who did it, how a match ended, what players challenge."""

from __future__ import annotations

import json

import msgspec
import pytest

from engine.match import registry
from engine.match.match import replay
from engine.match.records import from_record
from engine.match.verify import verify_chances
from engine.values.core import Msg, Seat, Who
from engine.values.remarks import STANDS
from play.host import Host
from play.values.errors import NotAllowed
from play.values.names import Holders, names, official
from play.values.stands import SeatOffer
from play.values.types import Table
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    DAN,
    HALL,
    Opener,
    awaited_user,
    begin_match,
    newest_entry,
    person_in,
    to_choice,
)
from tests.play.test_referees import MONA, did
from words import speaker


async def ended_match(host: Host, monkeypatch: pytest.MonkeyPatch, kind: str, line: str) -> Table:
    """Return a rated match that a referee ends by a deed; check that its record ends with a line and replays."""
    table = await begin_match(host, ANNE, BEN, rated=True)
    table = await to_choice(host, (await host.turns.move(table.match, awaited_user(table), "bid 3")).table)
    table = await did(host, table, kind)
    assert table.seed is not None
    data = await host.reading.record(table.match, DAN.user_id)
    monkeypatch.setattr(registry, "rules", lambda name: toy.RULES)
    again = from_record(data)
    assert again.entries[-1].line == line and again.result == table.result
    whole = await host.reading.whole(table.match)
    assert replay(whole.rules, 2, whole.settings, whole.seed, whole.entries).state == whole.state
    assert verify_chances(whole.rules, 2, whole.settings, whole.seed, whole.entries).match.result == table.result
    with pytest.raises(NotAllowed):
        await did(host, table, "pause")
    return table


async def how_it_ended(host: Host) -> list[tuple[str, bool]]:
    """How the match ended for each of its two players, and whether it is rated."""
    return [(row.how, bool(row.rated)) for row in await host.ledger.store.outcomes_of(ANNE.user_id, guild=None)]


async def test_a_match_that_a_referee_ends_has_no_result(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ended_match(host, monkeypatch, kind="end", line="end")
    assert (table.status, table.result) == ("closed", None)
    assert await how_it_ended(host) == [("ended", False)] * 2


async def test_a_match_that_a_referee_scores_as_it_stands_has_a_result(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ended_match(host, monkeypatch, kind="stands", line=STANDS.line)
    assert table.status == "finished" and table.result is not None and sorted(table.result.ranks) == [1, 2]
    assert await how_it_ended(host) == [("played", False)] * 2
    assert (await host.reading.story(table.match)) is not None


async def test_entries_of_referees_are_read_in_records(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin_match(host, ANNE, BEN, pace="1d")
    player = person_in(table, 0)
    table = await did(host, table, "extend", number=3600)
    table = await did(host, table, "pause")
    table = await did(host, table, "resume")
    table = await host.referees.challenge(table.match, player.user_id, 1)
    table = await did(host, table, "offer", person=DAN)
    table = await did(host, table, "end")
    monkeypatch.setattr(registry, "rules", lambda name: toy.RULES)
    data = msgspec.json.encode(await host.reading.record(table.match, ANNE.user_id))
    match = (await host.records.read(data, ANNE.user_id, HALL)).match
    kinds = [entry.line.split()[0] for entry in match.entries]
    assert kinds == ["start", "extend", "pause", "resume", "challenge", "offer", "end"]
    assert all(entry.notes == () for entry in match.entries[1:])


async def test_an_entry_is_challenged_once_and_each_player_has_a_limit(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, other = person_in(table, 0), person_in(table, 1)
    for bid in range(1, 8):
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {bid}")).table
    table = await host.referees.challenge(table.match, first.user_id, 2)
    assert await host.outbox.matches_due() == (table.match,)
    with pytest.raises(NotAllowed, match=r"challenge\.already"):
        await host.referees.challenge(table.match, other.user_id, 2)
    for wrong in (0, 99):
        with pytest.raises(NotAllowed, match=r"challenge\.no-such"):
            await host.referees.challenge(table.match, first.user_id, wrong)
    for seq in (1, 3, 4, 5):
        await host.referees.challenge(table.match, first.user_id, seq)
    with pytest.raises(NotAllowed, match=r"challenge\.too-many"):
        await host.referees.challenge(table.match, first.user_id, 6)
    await host.referees.challenge(table.match, other.user_id, 6)


async def test_officials_are_named_in_the_log_of_the_table_only(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "pause")
    table = await did(host, table, "resume", by=DAN)
    assert [person.name for person in table.oversight.officials] == [MONA.name, DAN.name]
    record = await host.reading.record(table.match, ANNE.user_id)
    assert MONA.name not in repr(record), "a record names nobody"
    entry = Holders(table).name_holders((await host.reading.whole(table.match)).entries[1])
    assert entry.notes[0].msg == Msg("play.note.stopped", by=Who(Seat(2)))
    assert speaker()(official(1)) == "a referee"


async def test_a_deleted_referee_leaves_nameless_entries(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "offer", person=DAN)
    await host.referees.name(table.match, MONA, DAN)
    await host.erasing.forget(MONA.user_id)
    table = await host.reading.table(table.match)
    assert table.oversight.named is None and MONA.name not in repr(table) and len(table.offers) == 1
    (note,) = (await newest_entry(host, table.match)).notes
    assert speaker("en", names(table, speaker()))(note.msg).startswith("somebody")
    await host.erasing.forget(DAN.user_id)
    assert (await host.reading.table(table.match)).offers == ()


async def test_an_offer_stored_by_an_earlier_release_can_be_taken_back(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "pause")
    watched = json.loads(databases().execute("SELECT oversight FROM match")[0][0])
    watched["offers"] = [[0, {"user_id": DAN.user_id, "name": DAN.name}]]
    databases().execute(f"UPDATE match SET oversight = '{json.dumps(watched)}', matters = NULL, revision = revision + 1")
    host = await open_host()
    assert (await host.reading.table(table.match)).offers == (SeatOffer(Seat(0), DAN),)
    await did(host, table, "offer", person=None)
    host = await open_host()
    assert (await host.reading.table(table.match)).offers == ()
    assert '"offers"' not in databases().execute("SELECT oversight FROM match")[0][0]
