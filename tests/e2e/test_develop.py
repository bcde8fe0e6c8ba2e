"""The demo helps authors of games: changed rules are loaded while their matches go on."""

from __future__ import annotations

import dataclasses
import json
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from demo import __main__ as command
from demo import develop, page_state
from demo.page import PageServer
from engine.bots import USUAL
from engine.match import registry
from engine.match.match import begin
from engine.match.records import record
from engine.values.core import Msg, Note, Seat, Turn
from play.values.types import Occupant, Person
from tests.e2e.demos import Demo
from tests.guests import fakes

LINES = ((Seat(2), "bid 1"), (Seat(0), "bid 3"), (Seat(1), "pass"))


def recorded(demo: Demo) -> develop.RecordedMatch:
    """A match of three members of the demo, with the lines that were played."""
    ana, bruno, clara, *_ = demo.members
    occupants = tuple(Occupant(Person(member.id, name)) for member, name in ((bruno, "Bruno"), (ana, "Ana"), (clara, "Clara")))
    return develop.RecordedMatch(game="pizarro", settings={"half1": "b"}, seed="any seed at all", occupants=occupants, lines=LINES)


@pytest.fixture
async def begun(demo: Demo) -> AsyncIterator[develop.DealtMatch]:
    """A match that was dealt from its record."""
    match = recorded(demo)
    _, ana, _ = match.occupants
    assert ana.person is not None
    yield await develop.deal_match(demo.host, match, demo.harbour.place, ana.person, own_thread=False)


async def test_a_match_is_dealt_again_by_its_seed_with_everybody_in_their_seats(demo: Demo, begun: develop.DealtMatch) -> None:
    live = await demo.host.ledger.current(begun.match)
    assert begun.played == 3 and begun.refused is None and live.seed == "any seed at all"
    assert live.table.occupants == recorded(demo).occupants and live.table.terms.settings["half1"] == "b"
    alone = begin(registry.rules("pizarro"), 3, {"half1": "b"}, "any seed at all")
    for seat, line in LINES:
        alone = alone.played(seat, line)
    assert live.state == alone.state


def change(monkeypatch: pytest.MonkeyPatch, demo: Demo, **fields: Any) -> None:
    """Change fields of the game's rules, and let the demo load its matches again by them."""
    rules = dataclasses.replace(registry.rules("pizarro"), **fields)
    monkeypatch.setattr(registry, "rules", lambda name: rules)
    demo.host.ledger.rules = lambda name: rules
    for match in range(1, 4):
        demo.host.ledger.forget(match)
        demo.host.ledger.checked.discard(match)


async def test_a_match_with_an_equal_replay_goes_on(demo: Demo, begun: develop.DealtMatch) -> None:
    assert await develop.deal_again(demo.host, demo.harbour, "pizarro") == []
    assert (await demo.host.reading.table(begun.match)).status == "running"


async def test_after_a_change_a_match_is_begun_again_at_the_same_entry(
    monkeypatch: pytest.MonkeyPatch, demo: Demo, begun: develop.DealtMatch
) -> None:
    change(monkeypatch, demo, opening=lambda state: (Note(Msg("core.call", text="another note")),))
    (again,) = await develop.deal_again(demo.host, demo.harbour, "pizarro")
    assert again.refused is None and again.played == 3 and "after 3 lines" in str(again)
    assert (await demo.host.reading.table(begun.match)).status == "closed"
    live = await demo.host.ledger.current(again.match)
    assert live.table.occupants == recorded(demo).occupants and live.table.place == (await demo.host.reading.table(begun.match)).place


async def test_a_dealt_match_says_at_which_line_it_stopped(monkeypatch: pytest.MonkeyPatch, demo: Demo, begun: develop.DealtMatch) -> None:
    usual = registry.rules("pizarro").turn

    def turn(state: Any, seat: Seat) -> Any:
        if seat == 1:
            raise TypeError("half written")
        usual_turn: Turn[Any] = yield from usual(state, seat)
        return usual_turn

    change(monkeypatch, demo, turn=turn)
    (again,) = await develop.deal_again(demo.host, demo.harbour, "pizarro")
    assert again.played == 2 and again.refused == ("pass", "TypeError: half written")
    assert "after 2 of 3 lines" in str(again) and "`pass`" in str(again)


async def test_a_demo_begins_at_an_entry_of_a_record(demo: Demo, tmp_path: Path) -> None:
    match = begin(registry.rules("pizarro"), 3, {}, "x")
    for seat, line in LINES:
        match = match.played(seat, line)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record(match)))
    example = await develop.begin_at_record(demo.host, demo.harbour, file, at=2)
    table = await demo.host.reading.table(example.match)
    assert (table.seq, table.to_act) == (2, (Seat(1),))
    assert table.seat_of(demo.members[0].id) == 1 and [occupant.bot for occupant in table.occupants] == [USUAL, None, USUAL]
    file.write_text("{}")
    with pytest.raises(ValueError):
        await develop.begin_at_record(demo.host, demo.harbour, file, at=None)


async def test_the_develop_panel_shows_a_match_and_exists_only_when_asked_for(demo: Demo, begun: develop.DealtMatch) -> None:
    routes = develop.routes(demo.host)
    async with PageServer(demo.harbour, demo.host, 0, routes) as page, aiohttp.ClientSession(page.address) as browser:
        position = await (await browser.get(f"/develop/{begun.match}")).json()
        assert position["seq"] == 3 and set(position["views"]) == {"everybody", "seat 0", "seat 1", "seat 2"}
        assert position["views"]["everybody"]["players"][0]["hand"] is None and position["views"]["seat 0"]["players"][0]["hand"]
        world = await (await browser.get(f"/develop/{begun.match}/world?seat=1&seed=2")).json()
        assert world != position["state"] and world.keys() == position["state"].keys()
        record = await (await browser.get(f"/develop/{begun.match}/record")).json()
        assert [entry["line"] for entry in record["entries"]] == ["start", "bid 1", "bid 3", "pass"]
        assert (await browser.get("/develop/page/panel.js")).status == 200
        for wrong in ("/develop/99", f"/develop/{begun.match}/world?seat=9", f"/develop/{begun.match}/world"):
            assert (await browser.get(wrong)).status == 404, wrong
    async with PageServer(demo.harbour, demo.host, 0) as page, aiohttp.ClientSession(page.address) as browser:
        for path in (f"/develop/{begun.match}", "/develop/page/panel.js", f"/develop/{begun.match}/world?seat=1"):
            assert (await browser.get(path)).status == 404, path
    assert "develop" not in page_state.home(demo.harbour, (), demo.members[0])


def test_the_files_of_a_game_are_watched_and_can_be_loaded() -> None:
    time_stamps = develop.stamps(develop.folder_of("pizarro"))
    names = {path.name for path in time_stamps}
    assert {"game.py", "auction.py", "pizarro.ftl", "pizarro-picture.ftl", "palette.txt"} <= names
    assert not any({"navegador", "__pycache__"} & set(path.parts) for path in time_stamps)
    assert develop.unloadable("pizarro") is None


def test_the_files_of_a_guest_are_watched(tmp_path: Path) -> None:
    package = fakes.write(tmp_path, "far_isles", fakes.guest("far_isles"))
    with fakes.guests_installed(tmp_path):
        time_stamps = develop.stamps(develop.folder_of("far_isles"))
    assert {path.relative_to(package).as_posix() for path in time_stamps} >= {"rules.py", "pictures.py", "lang/en/game.ftl", "palette.txt"}
    assert all(package in path.parents for path in time_stamps)


def test_the_demo_is_started_again_after_a_change_that_can_be_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, begun = tmp_path / "rules.py", list[list[str]]()
    file.write_text("first")

    class Child:
        returncode = 0

        def __init__(self, arguments: list[str]) -> None:
            begun.append(arguments)
            self.ended = False

        def poll(self) -> int | None:
            return 0 if self.ended or len(begun) == 2 else None

        def terminate(self) -> None:
            self.ended = True

        def wait(self) -> int:
            return 0

    changes = iter((lambda: None, lambda: file.write_text("broken"), lambda: os.utime(file, ns=(1, 1)), lambda: None))
    loads = iter(("SyntaxError", None))
    monkeypatch.setattr(develop, "folder_of", lambda game: tmp_path)
    monkeypatch.setattr(develop, "_start", lambda arguments: Child(list(arguments)))
    monkeypatch.setattr(develop, "unloadable", lambda game: next(loads))
    monkeypatch.setattr(develop.time, "sleep", lambda seconds: next(changes)())
    monkeypatch.setattr(develop.signal, "signal", lambda *what: None)
    assert develop.watch("pizarro", ["--port", "1"], ["--record", "it.json"]) == 0
    assert begun == [["--port", "1", "--record", "it.json"], ["--port", "1"]], "a record is for the first time only"


def test_an_unknown_game_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["demo", "--develop", "no_game"])
    assert command.main() == 2 and "no game no_game" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["demo", "--record", "it.json"])
    with pytest.raises(SystemExit):
        command.main()
