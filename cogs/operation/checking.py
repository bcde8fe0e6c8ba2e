"""The check of `bot.py --check`.

It finds everything that would keep the bot from playing, and what an operator should know beforehand. Every sentence says what to do.
"""

from __future__ import annotations

import shutil
import socket
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import features

from cogs.connection.ends import DOWN, JOB, read_note
from cogs.operation import guests
from cogs.operation import settings as configuration
from cogs.operation.settings import PREFIX, Settings
from render.kit import fonts
from store.doctor import job_notes
from store.errors import Busy, StoreError
from store.places import check as check_database
from store.places import try_to_write
from store.rescue import refuse_copies
from store.urls import is_url

OLDEST = (2, 7, 1)
"""The oldest discord.py that has all forms and menus of the bot."""

LEAST = 100 * 1024 * 1024
"""Bytes that have to be free on the disk of the database: with less the bot would soon fail to store moves."""

ROOM = 1024**3
"""Bytes that should be free on the disk of the database."""


LAST_PORT = 65535


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings of a check, a sentence each."""

    wrong: list[str]
    """What keeps the bot from playing."""

    notes: list[str]
    """What an operator should look at."""


def first_findings(folder: Path, processes: int = 1, thoroughly: bool = False) -> Findings:
    """Return what is wrong and what to note.

    `folder`: where `.env` is. `processes`: how many processes are to be the bot. `thoroughly`: whether to try fonts, files, the disk,
    the database and ports as well.
    """
    import discord

    variables = configuration.environment(folder)
    settings, wrong = configuration.read(variables)
    if wrong and _is_closed(folder / ".env"):
        wrong.insert(0, f"{folder / '.env'} cannot be read by this user: give it to the user who runs the bot.")
    games_left_out = guests.games_left_out()
    wrong += [f"{refused} Install the program again." for refused in games_left_out if not refused.package]
    notes = [str(refused) for refused in games_left_out if refused.package]
    if discord.version_info < OLDEST:
        wrong.append(f"discord.py is {discord.__version__}, but 2.7.1 or later is needed: install requirements.lock.")
    if settings.metrics is not None and settings.metrics[1] + processes - 1 > LAST_PORT:
        wrong.append(
            f"{PREFIX}METRICS_PORT is {settings.metrics[1]}, and {processes} processes need as many ports from there on: take less."
        )
    if not thoroughly:
        return Findings(wrong, notes)
    wrong += [f"The font {font} in {fonts.DIRECTORY} is missing or cannot be read: install the program again." for font in fonts.unusable()]
    notes += [*_open_to_others(folder, variables.get(f"{PREFIX}TOKEN_FILE", "").strip(), settings), *_ports(settings, processes)]
    if processes > 1 and not is_url(settings.database):
        notes.append(f"A database file lets one of {processes} processes write at a time: PostgreSQL serves them better (docs/hosting.md).")
    if not features.check("fribidi"):
        notes.append("The library fribidi is missing, so names in Arabic and similar scripts are drawn unjoined: install libfribidi0.")
    notes += guests.findings(folder)
    for sentence, is_wrong in (*_database(folder, settings), *_backups(folder, settings)):
        (wrong if is_wrong else notes).append(sentence)
    return Findings(wrong, notes)


def _database(folder: Path, settings: Settings) -> Iterator[tuple[str, bool]]:
    """Yield sentences about the database and its disk, each with whether it is wrong."""
    where = settings.database if is_url(settings.database) else folder / settings.database
    if isinstance(where, Path):
        try:
            refuse_copies(where)
        except StoreError as error:
            yield _as_sentence(str(error)), True
    if isinstance(where, str) or where.is_file():
        try:
            check_database(where)
            try_to_write(where)
            if any(read_note(note, time.time()).keeps_down(time.time()) for note in job_notes(where, JOB)):
                yield _as_sentence(DOWN), True
        except StoreError as error:
            if isinstance(error, Busy) and isinstance(where, Path):
                yield "The database is in use just now, so whether it can be written is not known: stop the bot to look.", False
                return
            advice = "`python -m store doctor` looks closer; docs/hosting.md says how to restore."
            if is_url(where):
                advice = f"Look whether the server runs, and at {PREFIX}DATABASE; docs/hosting.md says how a server is prepared."
            yield f"The database cannot be used: {error}. {advice}", True
    if isinstance(where, Path):
        parent = _nearest(where.parent)
        if not _is_writable(parent):
            yield f"Nothing can be written in {parent}: give the folder to the user who runs the bot.", True
            return
        free = shutil.disk_usage(parent).free
        if free < ROOM:
            space = f"{free // 2**20} MB are free where the database is ({parent})"
            yield f"{space}: make room, or set {PREFIX}DATABASE to a path on another disk.", free < LEAST


def _as_sentence(words: str) -> str:
    """Return words with a capital and a full stop."""
    return f"{words[0].upper()}{words[1:]}."


def _backups(folder: Path, settings: Settings) -> Iterator[tuple[str, bool]]:
    """Yield sentences about the folder of backups, each with whether it is wrong."""
    if settings.backups is None:
        yield f"No backups are made: set {PREFIX}BACKUPS to a folder, best on another disk.", False
        return
    target = _nearest(folder / settings.backups)
    if not _is_writable(target):
        yield f"{PREFIX}BACKUPS is {settings.backups}, but nothing can be written in {target}: give it to the user who runs the bot.", True
    elif is_url(settings.database):
        if shutil.which("pg_dump") is None:
            yield f"{PREFIX}BACKUPS needs pg_dump for a server: install PostgreSQL's client programs (postgresql-client on Debian).", True
    elif target.stat().st_dev == _nearest((folder / settings.database).parent).stat().st_dev:
        yield f"{PREFIX}BACKUPS is on the disk of the database: copy the backups to another one from time to time.", False


def _open_to_others(folder: Path, token_file: str, settings: Settings) -> Iterator[str]:
    """Yield a sentence for each file with secrets that is open to other users of the machine."""
    if sys.platform == "win32":
        return
    files = [folder / ".env"]
    if token_file:
        files.append(folder / token_file)
    if not is_url(settings.database):
        files.append(folder / settings.database)
    for file in files:
        if file.is_file() and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH | stat.S_IWGRP | stat.S_IWOTH):
            yield f"{file} can be read by other users of this machine, and holds secrets: chmod 600 {file}"


def _ports(settings: Settings, processes: int) -> Iterator[str]:
    """Yield sentences about ports for metrics that are taken or open to other machines."""
    if settings.metrics is None:
        return
    host, first = settings.metrics
    taken: dict[str, list[str]] = {}
    for port in range(first, min(first + processes, LAST_PORT + 1)):
        try:
            family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
            with socket.socket(family, socket.SOCK_STREAM) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                trial.bind((host, port))
        except OSError as error:
            taken.setdefault(error.strerror or str(error), []).append(str(port))
    for why, ports in taken.items():
        if processes == 1:
            yield f"{PREFIX}METRICS_PORT is {first}, which cannot be had on {host} ({why}): the bot runs already, or choose another."
        else:
            needed = f"{processes} processes take the ports from {PREFIX}METRICS_PORT on, {first} to {first + processes - 1}"
            yield f"{needed}: {', '.join(ports)} cannot be had on {host} ({why}): the bot runs already, or choose another."
    if host not in ("127.0.0.1", "::1", "localhost"):
        yield f"{PREFIX}METRICS_HOST is {host}: whoever reaches that address reads the metrics. Keep it behind a firewall."


def _is_writable(folder: Path) -> bool:
    """Return whether a file can be made in a folder, by trying it."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_closed(file: Path) -> bool:
    """Return whether a file exists and may not be read."""
    try:
        file.open().close()
    except PermissionError:
        return True
    except OSError:
        return False
    return False


def _nearest(path: Path) -> Path:
    """Return the path, or its nearest parent that exists."""
    path = path.absolute()
    while not path.exists():
        path = path.parent
    return path
