"""The demo for developers of a game: matches go on by the rules that are in the files now.

`watch` runs the demo in a process of its own and starts it again when a file of the game changes; the browser connects again by itself. At
each start `deal_again` deals again every match of the game whose replay has changed: with the same seed and seats, and with its lines up to
the first that is not legal. A match may begin at a record, and the page shows the position, the views and the record of a match. The usual
demo has none of this.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from aiohttp import web

from data.homes import homes
from demo.harbour import Harbour
from engine.bots import USUAL
from engine.game.rules import Settings
from engine.match import registry
from engine.match.match import Entry, begin, effective, replay
from engine.match.records import read_record
from engine.match.records import record as record_of
from engine.values import codec
from engine.values.core import EngineError, Line, Msg, Seat
from engine.walking.worlds import imagine_world
from play.host import Host
from play.ledger.moves import play_line
from play.table import dealing
from play.table.lobby import end_without_result
from play.values.live import Live, entry_of
from play.values.types import Occupant, Person, Place

PAUSE = 0.5
"""Seconds between two looks at the files."""

WATCHED = (".py", ".toml", ".ftl", ".txt", ".svg", ".png", ".json")
"""The endings of the files of a game."""

PAGE = Path(__file__).parent / "developing"
"""The files of the developers' panel."""

CHILD = "CARAVEL_DEVELOP_CHILD"
"""The environment variable that is set in the process that serves the page."""


@dataclass(frozen=True, slots=True)
class RecordedMatch:
    """A match to be played again."""

    game: str
    settings: Settings
    seed: str
    occupants: tuple[Occupant, ...]
    lines: tuple[tuple[Seat, Line], ...]


@dataclass(frozen=True, slots=True)
class DealtMatch:
    """A match that was dealt again, and how far its lines were legal."""

    match: int
    room: int
    """The thread or channel of its table."""
    played: int
    """How many of its lines were played."""
    lines: int
    """How many lines it had."""
    refused: tuple[Line, str] | None
    """The first line that was refused, and why; `None` if all were played."""

    def __str__(self) -> str:
        if self.refused is None:
            return f"Match {self.match} begins after {self.played} lines."
        line, why = self.refused
        return f"Match {self.match} goes on after {self.played} of {self.lines} lines. The next one, `{line}`, is refused: {why}"


async def deal_match(host: Host, deal: RecordedMatch, place: Place, opener: Person, own_thread: bool) -> DealtMatch:
    """Begin a match and play its lines, up to the first that is refused."""
    opened = await host.tables.open(
        deal.game, opener, place, seats=len(deal.occupants), settings=dict(deal.settings), own_thread=own_thread
    )

    async def begin_with_seed(live: Live) -> Live:
        after, rows = await dealing.deal_match(host.ledger, live, deal.occupants, deal.seed)
        host.ledger.checked.add(live.match)
        return await host.ledger.write(live, after, rows)

    table = (await host.ledger.change(opened.match, begin_with_seed)).table
    room = table.place.thread_id or table.place.channel_id
    for count, (seat, line) in enumerate(deal.lines):
        try:
            await host.ledger.change(table.match, partial(play_line, host.ledger, seat=seat, line=line, by_person=False))
        except Exception as error:  # whatever the rules raise while they are written
            if not isinstance(error, EngineError):
                traceback.print_exc()
            return DealtMatch(table.match, room, played=count, lines=len(deal.lines), refused=(line, f"{type(error).__name__}: {error}"))
    return DealtMatch(table.match, room, played=len(deal.lines), lines=len(deal.lines), refused=None)


async def deal_again(host: Host, harbour: Harbour, game: str) -> list[DealtMatch]:
    """Deal again, in its old room, every match of the game that replays differently now.

    The pictures of the other matches are drawn again. Call this before the host's timers run.
    """
    dealt_matches = []
    for table in await host.reading.tables_at(harbour.guild.id, ("running", "frozen")):
        if table.game != game or table.lesson is not None:
            continue
        live = await host.ledger.current(table.match)
        entries = [entry_of(row) for row in await host.ledger.store.entries(table.match)]
        if _replays(game, live, entries):
            await host.ledger.change(table.match, lambda live: host.ledger.restate(live, live))
            continue
        lines = tuple((entry.seat, entry.line) for entry in effective(entries) if entry.seat is not None)
        deal = RecordedMatch(game, table.terms.settings, seed=live.seed or "", occupants=table.occupants, lines=lines)
        people = [occupant.person for occupant in table.occupants if occupant.person is not None]
        opener = next((person for person in people if person.user_id == table.opener_id), None) or harbour.owner
        await host.ledger.change(table.match, partial(end_without_result, host.ledger, why=Msg("play.why.rules-ended")))
        dealt_matches.append(await deal_match(host, deal, table.place, opener, own_thread=False))
    return dealt_matches


def _replays(game: str, live: Live, entries: Sequence[Entry]) -> bool:
    """Return whether a match replays as it was played."""
    if live.table.status != "running" or live.table.version != registry.rules(game).version:
        return False
    try:
        replay(registry.rules(game), *live.deal, entries)
    except Exception:
        return False
    return True


async def begin_at_record(host: Host, harbour: Harbour, file: Path, at: int | None) -> DealtMatch:
    """Begin a match at a record, after its entry `at` (`None`: after the last one).

    The first member of the server sits in the seat that is awaited then, and bots in all others. Raises `EngineError`, `OSError` or
    `ValueError` if the file is no record.
    """
    recorded = read_record(json.loads(await asyncio.to_thread(file.read_text, encoding="utf-8")))
    entries = [entry for entry in recorded.entries if at is None or entry.seq <= at]
    lines = tuple((entry.seat, entry.line) for entry in effective(entries) if entry.seat is not None)
    match = begin(recorded.rules, recorded.seats, recorded.settings, recorded.seed)
    for seat, line in lines:
        try:
            match = match.played(seat, line)
        except Exception:
            break
    own = next(iter(recorded.rules.to_act(match.state)), Seat(0))
    member = next(iter(harbour.members.values()))
    person = Person(member.id, str(member.user.global_name))
    occupants = tuple(Occupant(person) if seat == own else Occupant(bot=USUAL) for seat in range(recorded.seats))
    deal = RecordedMatch(game=recorded.rules.name, settings=recorded.settings, seed=recorded.seed, occupants=occupants, lines=lines)
    return await deal_match(host, deal, harbour.place, person, own_thread=True)


# The developers' panel.


def routes(host: Host) -> list[web.AbstractRouteDef]:
    """Return the pages about a match: its position, each seat's view, worlds, its record."""

    async def position(request: web.Request) -> web.Response:
        live = await _live(host, request)
        rules, seats = live.rules, range(len(live.table.occupants))
        assert rules is not None
        views = {"everybody": codec.encode(rules.view(live.state, None))}
        views |= {f"seat {seat}": codec.encode(rules.view(live.state, Seat(seat))) for seat in seats}
        return web.json_response({"game": live.table.game, "seq": live.table.seq, "state": codec.encode(live.state), "views": views})

    async def world(request: web.Request) -> web.Response:
        live = await _live(host, request)
        seat, seed = request.query.get("seat", ""), request.query.get("seed", "")
        if live.rules is None or not seat.isdecimal() or int(seat) >= len(live.table.occupants):
            raise web.HTTPNotFound
        return web.json_response(codec.encode(imagine_world(live.rules, live.state, Seat(int(seat)), Random(seed))))

    async def record(request: web.Request) -> web.Response:
        live = await _live(host, request)
        table, rules = live.table, live.rules
        assert rules is not None
        entries = [entry_of(row) for row in await host.ledger.store.entries(table.match)]
        exported = record_of(replay(rules, *live.deal, entries))
        name = f"{table.game}-{table.match}.json"
        return web.json_response(exported, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    return [
        web.static("/develop/page", PAGE),
        web.get(r"/develop/{match:\d+}", position),
        web.get(r"/develop/{match:\d+}/world", world),
        web.get(r"/develop/{match:\d+}/record", record),
    ]


async def _live(host: Host, request: web.Request) -> Live:
    try:
        live = await host.ledger.current(int(request.match_info["match"]))
    except EngineError:
        raise web.HTTPNotFound from None
    if live.rules is None or live.state is None:
        raise web.HTTPNotFound
    return live


# Files that change.


def folder_of(game: str) -> Path:
    """Return the folder of a game. Raises `EngineError` if there is no such game."""
    if game not in homes():
        registry.rules(game)  # raises the error
    return homes()[game].folder


def stamps(folder: Path) -> dict[Path, int]:
    """Return when each file of a folder was last written, in ns."""
    files = (path for path in folder.rglob("*") if path.suffix in WATCHED and "__pycache__" not in path.parts)
    return {path: path.stat().st_mtime_ns for path in files if path.is_file()}


def watch(game: str, arguments: Sequence[str], once: Sequence[str]) -> int:
    """Run the demo until it ends; restart it after each change of the game that can be loaded.

    `once`: further arguments of the first start. Returns the exit status.
    """
    folder = folder_of(game)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    child, known = _start([*arguments, *once]), stamps(folder)
    try:
        while child.poll() is None:
            time.sleep(PAUSE)
            now = stamps(folder)
            if now == known:
                continue
            changed = sorted(path.name for path in {*now, *known} if now.get(path) != known.get(path))
            known = now
            print(f"\n  Changed: {', '.join(changed)}", flush=True)
            why = unloadable(game)
            if why is not None:
                print(f"{why}\n  {game} cannot be loaded: the demo goes on with what it had.", flush=True)
                continue
            child.terminate()
            child.wait()
            child = _start(arguments)
    except KeyboardInterrupt:
        pass  # the other process is interrupted as well
    finally:
        if child.poll() is None:
            child.terminate()
        child.wait()
    return child.returncode


def _start(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", __package__ or "demo", *arguments], env={**os.environ, CHILD: "1"})


def unloadable(game: str) -> str | None:
    """Return why a game cannot be loaded from its present files, or `None` if it can."""
    home = homes()[game]
    load = f"import {home.rules}" + (f", {home.pictures}" if home.has_pictures else "")
    done = subprocess.run([sys.executable, "-c", load], capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else done.stderr.strip()
