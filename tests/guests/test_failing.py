"""A guest that fails, or does not come to an end, stops its own matches and nothing else."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from random import Random

import pytest

import words
from cogs.operation.guests import games_left_out
from cogs.pictures import service
from cogs.pictures.drawers import Drawers
from cogs.pictures.drawing import LONGEST_OF_GUESTS
from cogs.pictures.jobs import Reader
from cogs.pictures.service import Pictures
from data import homes
from engine.match import registry
from engine.match.match import begin
from engine.values import codec
from engine.values.core import BadSetting, EngineError, Seat
from play.host import Host
from play.minds.thinking import MoveQuestion, Thread
from play.minds.workers import Lost
from play.time import overruns
from play.time.clock import AT_ONCE
from play.values.types import Table
from store.places import store_at
from tests.guests import fakes
from tests.play.hosting import ANNE, BEN, HandClock, begin_match, make_move

GAME = "sea_duel"
FAULTY = """
from dataclasses import replace
from msgspec import structs
from engine.values.core import Turn
from tests.play.toy import Toy

FAULT, PLACE = "", ""

def fails(place):
    if place != PLACE:
        return
    if FAULT == "raises":
        raise RuntimeError("a hand: " + str(7 * 111))
    if FAULT == "ends":
        raise SystemExit("a hand: " + str(7 * 111))
    while FAULT == "runs on":
        pass
    while FAULT == "catches":
        try:
            while True:
                pass
        except Exception:
            pass

class Faulty(Toy):
    def turn(self, state, seat):
        fails("turn")
        if FAULT == "returns nothing":
            return None
        if FAULT == "yields a number":
            yield 7
        done = yield from super().turn(state, seat)
        if FAULT == "returns a number":
            return 7
        if FAULT == "returns no position":
            return Turn(7)
        return Turn(structs.replace(done.state, words=(object(),))) if FAULT == "returns what cannot be kept" else done

    def view(self, state, seat):
        fails("view")
        return super().view(state, seat)

    def setup(self, seats, settings, seed):
        fails("setup")
        return super().setup(seats, settings, seed)

RULES = replace(Faulty.rules(), name="sea_duel")
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(overruns, "LIMIT", 600.0)  # only the time of the processor counts
    monkeypatch.setattr(overruns, "WORK", 0.2)
    monkeypatch.setattr(overruns, "BESIDE", 0.3)
    monkeypatch.setattr(overruns, "LOOK", 0.05)
    monkeypatch.setattr(overruns, "AGAIN", 0.1)
    fakes.write(tmp_path, GAME, fakes.guest(GAME, **{"rules.py": FAULTY}))
    fakes.write(tmp_path, "tea_road", fakes.guest("tea_road"))
    with fakes.guests_installed(tmp_path):
        yield tmp_path


@pytest.fixture
async def host(site: Path, tmp_path: Path) -> AsyncIterator[Host]:
    opened_host = Host(store_at(tmp_path / "m.db"), clock=HandClock(), rng=Random(1), delays=AT_ONCE)
    await opened_host.open(ticking=False)
    yield opened_host
    await opened_host.close()


def fault(kind: str, place: str = "turn") -> None:
    """Let the rules of a guest fail in a certain way from now on."""
    registry.rules(GAME)  # imports the package
    rules = sys.modules[f"guest_{GAME}.rules"]
    rules.FAULT, rules.PLACE = kind, place  # type: ignore[attr-defined]


async def refusal(host: Host, table: Table, work: Awaitable[object]) -> str:
    """Return the message that a person reads after a failure, made as the handler of clicks does."""
    try:
        await work
    except EngineError as error:
        return words.speaker()(error.msg)
    except Exception as error:
        reply = await host.blame_guest(error, table.match)
        assert reply is not None
        return words.speaker()(reply)
    raise AssertionError("nothing was refused")


async def status(host: Host, table: Table) -> str:
    return (await host.reading.table(table.match)).status


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("raises", "play.why.broken"),
        ("ends", "play.why.broken"),
        ("runs on", "play.why.out"),
        ("catches", "play.why.out"),
    ],
)
async def test_rules_that_fail_stop_only_their_own_match(host: Host, kind: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    table, other = await begin_match(host, ANNE, BEN, game=GAME), await begin_match(host, ANNE, BEN, game="tea_road")
    await make_move(host, table, Random(1))
    fault(kind)
    reply = await refusal(host, table, make_move(host, await host.reading.table(table.match), Random(2)))
    assert "This match is frozen. The sea_duel of Guests has failed" in reply
    stopped = await host.reading.table(table.match)
    assert stopped.status == "frozen" and stopped.why is not None and stopped.why.key == why
    assert "a guest has failed" in caplog.text
    assert "777" not in caplog.text, "the log shows a secret of a hand"
    await make_move(host, other, Random(1))
    assert await status(host, other) == "running"


@pytest.mark.parametrize(
    "kind", ["returns nothing", "yields a number", "returns a number", "returns no position", "returns what cannot be kept"]
)
async def test_rules_that_return_nonsense_stop_their_match(host: Host, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    """The program raises the error when it follows the rules' answer; the guest is still to blame."""
    table = await begin_match(host, ANNE, BEN, game=GAME)
    fault(kind)
    reply = await refusal(host, table, make_move(host, table, Random(1)))
    assert "This match is frozen. The sea_duel of Guests has failed" in reply
    assert await status(host, table) == "frozen" and "a guest has failed" in caplog.text


async def test_a_bot_whose_rules_fail_freezes_only_its_match(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("mate",), game=GAME)
    while table.to_act[0] not in table.bots:
        table = await make_move(host, table, Random(1)) and await host.reading.table(table.match)
    fault("ends")
    await host.clockwork.run_due()
    assert await status(host, table) == "frozen"
    assert await host.clockwork.run_due() == 0, "a timer of the frozen match was left"


async def test_a_guest_that_runs_on_is_left_out_and_its_other_matches_wait(host: Host) -> None:
    table, other = await begin_match(host, ANNE, BEN, game=GAME), await begin_match(host, ANNE, BEN, game=GAME)
    fault("runs on")
    await refusal(host, table, make_move(host, table, Random(1)))
    assert "out of order on this bot" in await refusal(host, other, host.turns.panel(other.match, ANNE.user_id))
    assert await status(host, other) == "frozen" and GAME not in registry.names()
    with pytest.raises(BadSetting):
        await host.tables.open(GAME, ANNE, table.place)


async def test_work_beside_the_event_loop_is_interrupted_too(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, game=GAME)
    fault("catches", "setup")
    assert "has failed" in await refusal(host, table, host.reading.chapters(table.match, Seat(0)))
    assert await status(host, table) == "frozen" and GAME not in registry.names()


async def test_a_match_goes_on_when_the_guest_was_mended(host: Host, site: Path, tmp_path: Path) -> None:
    table = await begin_match(host, ANNE, BEN, game=GAME)
    await make_move(host, table, Random(1))
    fault("raises")
    await refusal(host, table, make_move(host, await host.reading.table(table.match), Random(2)))
    await host.close()
    fakes.forget(site)
    again = Host(store_at(tmp_path / "m.db"), clock=HandClock(), rng=Random(1), delays=AT_ONCE)
    await again.open(ticking=False)
    await again.wait_for_replays()
    assert await status(again, table) == "running"
    await make_move(again, await again.reading.table(table.match), Random(2))
    await again.close()


async def test_a_failure_that_a_viewer_meets_stops_the_match_too(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, game=GAME)
    fault("raises", "view")
    with pytest.raises(RuntimeError) as caught:
        await host.reading.view(table.match, Seat(0))
    message = await host.blame_guest(caught.value, table.match)
    assert message is not None and message.key == "play.frozen" and await status(host, table) == "frozen"
    assert await host.blame_guest(RuntimeError(), table.match) is None, "a guest was blamed for an error of the program"


async def test_a_guest_that_fails_outside_of_a_match_is_left_out(host: Host) -> None:
    fault("raises", "setup")
    with pytest.raises(RuntimeError) as caught:
        begin(registry.rules(GAME), 2, {}, "seed")
    assert await host.blame_guest(caught.value) is not None
    assert GAME not in registry.names() and "tea_road" in registry.names()


async def test_a_match_whose_replay_fails_waits(host: Host, tmp_path: Path) -> None:
    table = await begin_match(host, ANNE, BEN, game=GAME)
    await make_move(host, table, Random(1))
    await host.close()
    fault("raises")
    again = Host(store_at(tmp_path / "m.db"), clock=HandClock(), rng=Random(1), delays=AT_ONCE)
    await again.open(ticking=False)
    await again.wait_for_replays()
    assert await status(again, table) == "frozen"
    await again.close()


@pytest.mark.parametrize(
    ("statement", "is_endless"),
    [("raise RuntimeError", False), ("raise SystemExit", False), ("while True:\n        pass", True)],
)
async def test_pictures_that_fail_are_left_out_and_others_are_drawn(
    site: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, statement: str, is_endless: bool
) -> None:
    (site / f"guest_{GAME}" / "pictures.py").write_text(
        fakes.PICTURES.format(game=GAME).replace("    return Canvas", f"    {statement}\n    return Canvas")
    )
    fakes.forget(site)
    monkeypatch.setattr("cogs.pictures.drawing.LONGEST_OF_GUESTS", 0.3)
    assert LONGEST_OF_GUESTS < 30, "the process would be given up before the picture"
    pictures = Pictures(2)
    for game, is_drawn in ((GAME, False), (GAME, False), ("tea_road", True)):
        rules = registry.rules(game)
        view = rules.view(begin(rules, 2, {}, "seed").state, Seat(0))
        picture = await pictures.picture(game, view, Reader("en", ("Ana", "Ben"), Seat(0)), (1, 0))
        assert (picture is not None) == is_drawn
    assert "a picture could not be drawn" in caplog.text
    assert ("do not come to an end" in caplog.text) == is_endless
    assert bool(pictures._resting_until) == is_endless and service.REST > 60
    pictures.close()


async def test_a_picture_that_ends_its_process_is_not_drawn_in_the_bot(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[object] = []

    class Gone(Drawers):
        def __init__(self) -> None: ...

        async def draw(self, work: object, job: object) -> object:
            raise Lost("ended")

    monkeypatch.setattr("cogs.pictures.drawing.draw_in_time", lambda work, job: jobs.append(job))
    pictures = Pictures(2)
    pictures._drawers = Gone()
    for game in (GAME, "pizarro"):
        rules = registry.rules(game)
        view = rules.view(begin(rules, 3, {}, "seed").state, Seat(0))
        await pictures.picture(game, view, Reader("en", ("Ana", "Ben", "Cai"), Seat(0)), (1, 0))
    assert [job.game for job in jobs] == ["pizarro"] and pictures._resting_until.keys() == {GAME}  # type: ignore[attr-defined]


async def test_a_thought_that_does_not_come_to_an_end_is_given_up(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.minds.thinking.PATIENCE", 0.2)
    rules = registry.rules(GAME)
    state = begin(rules, 2, {}, "seed").state
    seat, *_ = rules.to_act(state)
    view = rules.view(state, seat)
    fault("runs on")
    thinking = Thread(limits={"captain": 0.1})
    async with thinking.mind() as mind:
        assert await mind(MoveQuestion(GAME, codec.dumps(codec.encode(view)), seat, "captain", 1)) is None
    await thinking.close()


def test_an_import_that_does_not_come_to_an_end_is_given_up(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (site / f"guest_{GAME}" / "rules.py").write_text("while True:\n    pass\n")
    fakes.forget(site)
    monkeypatch.setattr("cogs.operation.guests.LONGEST", 0.2)
    assert [(game.game, "runs on and on while it is imported" in game.reason) for game in games_left_out()] == [(GAME, True)]
    assert "tea_road" in registry.names()


def test_the_programs_own_code_is_not_interrupted(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    with overruns.time_limit(0.0):
        until = overruns.time.monotonic() + 0.3
        while overruns.time.monotonic() < until:
            pass


def test_without_guests_nothing_is_watched() -> None:
    assert homes.guests() == ()
    with overruns.time_limit(0.0):
        assert not overruns._watches
