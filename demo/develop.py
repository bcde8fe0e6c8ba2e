"""The demo for developers of a game: a match goes on by the rules in the files of now.

`watch` runs the demo in a process of its own and starts it again when a file of the game changes; the browser comes back by itself. At each
start `carried_over` deals every match of the game again whose replay comes out otherwise: the same seed, seats and lines, as far as they
are legal. A match may begin at a record, and the page shows all that a match is made of. Nothing of this is there in the usual demo.
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
from engine.match.match import Entry, begin, effective, read_record, replay
from engine.match.match import record as record_of
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
"""Files that make a game, by their endings."""

PAGE = Path(__file__).parent / "developing"
"""What the page has in addition."""

CHILD = "CARAVEL_DEVELOP_CHILD"
"""Set in the process that serves the page."""


@dataclass(frozen=True, slots=True)
class RecordedMatch:
    """A match to be played again: what it is, who sits there, and its lines."""

    game: str
    settings: Settings
    seed: str
    occupants: tuple[Occupant, ...]
    lines: tuple[tuple[Seat, Line], ...]


@dataclass(frozen=True, slots=True)
class Begun:
    """A match that was dealt: how many of its lines it took, and the one that was refused."""

    match: int
    room: int
    played: int
    lines: int
    refused: tuple[Line, str] | None

    def __str__(self) -> str:
        if self.refused is None:
            return f"Match {self.match} begins after {self.played} lines."
        line, why = self.refused
        return f"Match {self.match} goes on after {self.played} of {self.lines} lines. The next one, `{line}`, is refused: {why}"


async def deal_match(host: Host, deal: RecordedMatch, place: Place, opener: Person, own_thread: bool) -> Begun:
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
            return Begun(table.match, room, played=count, lines=len(deal.lines), refused=(line, f"{type(error).__name__}: {error}"))
    return Begun(table.match, room, played=len(deal.lines), lines=len(deal.lines), refused=None)


async def carried_over(host: Host, harbour: Harbour, game: str) -> list[Begun]:
    """Deal every match of the game that replays differently now, in its old room.

    The pictures of the other matches are drawn again. The host's timers do not run meanwhile.
    """
    begun = []
    for table in await host.reading.tables_at(harbour.guild.id, ("running", "frozen")):
        if table.game != game or table.lesson is not None:
            continue
        live = await host.ledger.current(table.match)
        entries = [entry_of(row) for row in await host.ledger.store.entries(table.match)]
        if _holds(game, live, entries):
            await host.ledger.change(table.match, lambda live: host.ledger.restate(live, live))
            continue
        lines = tuple((entry.seat, entry.line) for entry in effective(entries) if entry.seat is not None)
        deal = RecordedMatch(game, table.terms.settings, seed=live.seed or "", occupants=table.occupants, lines=lines)
        people = [occupant.person for occupant in table.occupants if occupant.person is not None]
        opener = next((person for person in people if person.user_id == table.opener_id), None) or harbour.owner
        await host.ledger.change(table.match, partial(end_without_result, host.ledger, why=Msg("play.why.rules-ended")))
        begun.append(await deal_match(host, deal, table.place, opener, own_thread=False))
    return begun


def _holds(game: str, live: Live, entries: Sequence[Entry]) -> bool:
    """Return whether a match replays as it was played."""
    if live.table.status != "running" or live.table.version != registry.rules(game).version:
        return False
    try:
        replay(registry.rules(game), *live.deal, entries)
    except Exception:
        return False
    return True


async def from_file(host: Host, harbour: Harbour, file: Path, at: int | None) -> Begun:
    """Begin at a record, after one of its entries.

    The person shown first sits in the seat that is awaited then, bots in all others. Raises `EngineError`, `OSError` and `ValueError` for a
    file that is none.
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


# What the panel of the page shows.


def routes(host: Host) -> list[web.AbstractRouteDef]:
    """Return the pages about a match: its position, each seat's view, worlds, its record."""

    async def known(request: web.Request) -> web.Response:
        live = await _live(host, request)
        rules, seats = live.rules, range(len(live.table.occupants))
        assert rules is not None
        views = {"everybody": codec.encode(rules.view(live.state, None))}
        views |= {f"seat {seat}": codec.encode(rules.view(live.state, Seat(seat))) for seat in seats}
        return web.json_response({"game": live.table.game, "seq": live.table.seq, "state": codec.encode(live.state), "views": views})

    async def world(request: web.Request) -> web.Response:
        live = await _live(host, request)
        seat, number = request.query.get("seat", ""), request.query.get("seed", "")
        if live.rules is None or not seat.isdecimal() or int(seat) >= len(live.table.occupants):
            raise web.HTTPNotFound
        return web.json_response(codec.encode(imagine_world(live.rules, live.state, Seat(int(seat)), Random(number))))

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
        web.get(r"/develop/{match:\d+}", known),
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
    """Return where all files of a game are. Raises `EngineError` for no game."""
    if game not in homes():
        registry.rules(game)
    return homes()[game].folder


def stamps(folder: Path) -> dict[Path, int]:
    """Return when each file of a folder was last written, in ns."""
    files = (path for path in folder.rglob("*") if path.suffix in WATCHED and "__pycache__" not in path.parts)
    return {path: path.stat().st_mtime_ns for path in files if path.is_file()}


def watch(game: str, arguments: Sequence[str], once: Sequence[str]) -> int:
    """Run the demo until it ends, again after each change of the game that can be loaded.

    `once`: further arguments of the first time. Returns the exit status.
    """
    folder = folder_of(game)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    child, known = _started([*arguments, *once]), stamps(folder)
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
            child = _started(arguments)
    except KeyboardInterrupt:
        pass  # the other process has been told as well
    finally:
        if child.poll() is None:
            child.terminate()
        child.wait()
    return child.returncode


def _started(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", __package__ or "demo", *arguments], env={**os.environ, CHILD: "1"})


def unloadable(game: str) -> str | None:
    """Return why a game cannot be loaded from its present files, or `None` if it can."""
    home = homes()[game]
    load = f"import {home.rules}" + (f", {home.pictures}" if home.has_pictures else "")
    done = subprocess.run([sys.executable, "-c", load], capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else done.stderr.strip()
