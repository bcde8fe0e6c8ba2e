"""The configuration: environment variables, and a `.env` file beside them. Wrong values are listed, never guessed."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Literal, TypeVar, cast

from play.keeping.housekeeping import Keeping
from play.ledger.share import EVERYTHING, Share, share
from play.minds.thinking import usual_processes
from store.backups import Kept
from store.places import is_url, passwords

PREFIX = "CARAVEL_"
DATABASE = Path("var/caravel.db")
_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Policies:
    """Where an operator has texts of their own about privacy and terms; empty: those of the program are shown."""

    privacy: str = ""
    terms: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the bot needs to know. `repr` hides the token, and the database, whose URL may hold a password."""

    token: str = field(default="", repr=False)
    database: Path | str = field(default=DATABASE, repr=False)
    synchronous: Literal["NORMAL", "FULL"] = "NORMAL"
    log_level: str = "INFO"
    log_format: Literal["json", "text"] = "json"
    bot_pause: float = 2.0
    order_pause: tuple[float, float] = (4.0, 40.0)
    draw_threads: int = 2
    draw_processes: int = 1
    think_processes: int = field(default_factory=usual_processes)
    metrics: tuple[str, int] | None = None
    database_readers: int = 2
    database_writers: int = 2
    database_prepares: bool = False
    backups: Path | None = None
    backups_kept: Kept = field(default_factory=Kept)

    keeping: Keeping = Keeping()  # noqa: RUF009 (it never changes)
    policies: Policies = Policies()
    share: Share = EVERYTHING

    @property
    def secrets(self) -> tuple[str, ...]:
        """What may stand in no log."""
        return (self.token, *passwords(self.database))


def dotenv(path: Path) -> dict[str, str]:
    """The `KEY=value` lines of a file; comments, blank lines, `export` and one pair of quotes are understood. One that may not be read has
    none: systemd has read it for us, or what is missing will be told."""
    found: dict[str, str] = {}
    if not path.is_file():
        return found
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except PermissionError:
        return found
    for line in lines:
        text = line.strip().removeprefix("export ")
        key, separator, value = text.partition("=")
        if not separator or text.startswith("#"):
            continue
        value = value.strip()
        if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
            value = value[1:-1]
        found[key.strip()] = value
    return found


def environment(folder: Path = Path()) -> Mapping[str, str]:
    """The environment; what it does not name comes from `.env` in the folder."""
    return {**dotenv(folder / ".env"), **os.environ}


def read(found: Mapping[str, str], token_needed: bool = True) -> tuple[Settings, list[str]]:
    """The settings, and what is missing or wrong, one readable sentence each."""
    wrong: list[str] = []
    known = {f"{PREFIX}{name}" for name in _KNOWN}
    strange = [key for key in found if key.startswith(PREFIX) and key not in known]
    for key in strange:
        meant = get_close_matches(key, known, 1, 0.8)
        wrong.append(f"{key} is not a setting of Caravel; " + (f"is it {meant[0]}?" if meant else f"there are {', '.join(sorted(known))}."))

    def value(name: str, default: T, parse: Callable[[str], T], what: str) -> T:
        text = found.get(PREFIX + name, "").strip()
        if not text:
            return default
        try:
            return parse(text)
        except ValueError:
            wrong.append(f"{PREFIX}{name} is {text!r}, but must be {what}.")
            return default

    shards = value("SHARDS", None, _shards, "a whole number from 1 to 10000")
    folder = found.get(f"{PREFIX}BACKUPS", "").strip()
    metrics_host = found.get(f"{PREFIX}METRICS_HOST", "").strip() or "127.0.0.1"
    settings = Settings(
        _token(found, wrong, token_needed),
        _database(found, wrong),
        cast("Literal['NORMAL', 'FULL']", value("SYNCHRONOUS", "NORMAL", one_of("NORMAL", "FULL"), "NORMAL or FULL")),
        value("LOG_LEVEL", "INFO", one_of("DEBUG", "INFO", "WARNING", "ERROR"), "DEBUG, INFO, WARNING or ERROR"),
        cast("Literal['json', 'text']", value("LOG_FORMAT", "json", one_of("json", "text"), "json or text")),
        value("BOT_PAUSE", 2.0, _seconds, "a number of seconds from 0 to 3600"),
        value("ORDER_PAUSE", (4.0, 40.0), _range, "two numbers of seconds such as 4-40"),
        value("DRAW_THREADS", 2, whole(1, 16), "a whole number from 1 to 16"),
        value("DRAW_PROCESSES", 1, whole(0, 16), "a whole number from 0 to 16"),
        value("THINK_PROCESSES", usual_processes(), whole(0, 16), "a whole number from 0 to 16"),
        None if (port := value("METRICS_PORT", 0, whole(0, 65535), "a port from 1 to 65535")) == 0 else (metrics_host, port),
        value("DATABASE_READERS", 2, whole(1, 32), "a whole number from 1 to 32"),
        value("DATABASE_WRITERS", 2, whole(1, 32), "a whole number from 1 to 32"),
        value("DATABASE_PREPARE", "no", one_of("yes", "no"), "yes or no") == "yes",
        Path(folder) if folder else None,
        value("BACKUPS_KEPT", Kept(), _kept, "three whole numbers for hours, days and weeks, such as 24-7-4"),
        Keeping(
            value("KEEP_MATCHES", None, _days(1), "a number of days from 1 to 36500"),
            value("KEEP_LOGS", None, _days(1), "a number of days from 1 to 36500"),
            value("KEEP_LEFT_SERVERS", Keeping().left, whole(0, 36_500), "a number of days from 0 to 36500"),
            value("CLOSE_IDLE", Keeping().idle, _days(0), "a number of days from 1 to 36500, or 0 for never"),
            value("END_DESERTED", Keeping().deserted, _days(0), "a number of days from 1 to 36500, or 0 for never"),
        ),
        Policies(
            value("PRIVACY_URL", "", _link, "the address of a page, such as https://example.org/privacy"),
            value("TERMS_URL", "", _link, "the address of a page, such as https://example.org/terms"),
        ),
        value("SHARE", Share(shards=shards), partial(share, shards=shards), SHARE),
    )
    return settings, wrong


_KNOWN = (
    "TOKEN", "TOKEN_FILE", "DATABASE", "SYNCHRONOUS", "LOG_LEVEL", "LOG_FORMAT", "BOT_PAUSE", "ORDER_PAUSE",
    "DRAW_THREADS", "DRAW_PROCESSES", "THINK_PROCESSES", "METRICS_PORT", "METRICS_HOST",
    "DATABASE_READERS", "DATABASE_WRITERS", "DATABASE_PREPARE", "BACKUPS", "BACKUPS_KEPT",
    "KEEP_MATCHES", "KEEP_LOGS", "KEEP_LEFT_SERVERS", "CLOSE_IDLE", "END_DESERTED", "PRIVACY_URL", "TERMS_URL", "SHARE", "SHARDS",
)  # fmt: skip


def _days(least: int) -> Callable[[str], int | None]:
    """A parser of days; where nothing is allowed, it means never."""

    def parse(text: str) -> int | None:
        return whole(least, 36_500)(text) or None

    return parse


def _link(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s<>\"]{1,480}", text):
        raise ValueError(text)
    return text


SHARE = f"a part such as 2/4, the second of four processes, with {PREFIX}SHARDS for how many shards there are: as many as processes or more"


def _shards(text: str) -> int | None:
    return whole(1, 10_000)(text)


def one_of(*choices: str) -> Callable[[str], str]:
    """A parser that takes one of some words, in any case."""

    def parse(text: str) -> str:
        for choice in choices:
            if choice.lower() == text.lower():
                return choice
        raise ValueError(text)

    return parse


def _seconds(text: str) -> float:
    found = float(text)
    if not 0 <= found <= 3600:
        raise ValueError(text)
    return found


def _range(text: str) -> tuple[float, float]:
    low, _, high = text.partition("-")
    found = _seconds(low), _seconds(high)
    if found[0] > found[1]:
        raise ValueError(text)
    return found


def _kept(text: str) -> Kept:
    hours, days, weeks = map(whole(0, 1000), text.split("-"))
    return Kept(hours, days, weeks)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A parser that takes whole numbers between two bounds."""

    def parse(text: str) -> int:
        found = int(text)
        if not low <= found <= high:
            raise ValueError(text)
        return found

    return parse


def _token(found: Mapping[str, str], wrong: list[str], needed: bool) -> str:
    """The token from the environment or from a file; it is never part of a message."""
    token = found.get(f"{PREFIX}TOKEN", "").strip()
    file = found.get(f"{PREFIX}TOKEN_FILE", "").strip()
    if token and file:
        wrong.append(f"Both {PREFIX}TOKEN and {PREFIX}TOKEN_FILE are set; one is enough.")
    if not token and file:
        try:
            token = Path(file).read_text(encoding="utf-8").strip()
        except OSError as error:
            wrong.append(f"{PREFIX}TOKEN_FILE cannot be read: {error.strerror}.")
            return ""
    if not token and needed:
        wrong.append(f"There is no token. Set {PREFIX}TOKEN, or {PREFIX}TOKEN_FILE to a file that holds it.")
    elif token and not _TOKEN.fullmatch(token):
        wrong.append("The token does not look like a bot token of Discord: three parts with dots between them.")
    return token


def _database(found: Mapping[str, str], wrong: list[str]) -> Path | str:
    """The path of a file, or the URL of a PostgreSQL server; a URL is never part of a message, because it may hold a password."""
    text = found.get(f"{PREFIX}DATABASE", "").strip()
    if is_url(text):
        return text
    if "://" in text:
        wrong.append(f"{PREFIX}DATABASE must be the path of a file, or a URL that begins with postgresql://.")
        return DATABASE
    path = Path(text) if text else DATABASE
    wrong += _database_problems(path)
    return path


def _database_problems(path: Path) -> list[str]:
    if path.is_dir():
        return [f"{PREFIX}DATABASE is {path}, which is a folder: name a file in it, such as {path}/caravel.db."]
    folder = path.parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return [f"{PREFIX}DATABASE is {path}, but nothing can be written in {folder}."]
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        return [f"{PREFIX}DATABASE is {path}, which cannot be read and written."]
    return []


def level(name: str) -> int:
    """The number of a log level."""
    return logging.getLevelNamesMapping()[name]
