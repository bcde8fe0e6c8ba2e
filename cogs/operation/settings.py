"""The configuration, from environment variables and `.env`; wrong values are listed."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

from play.keeping.housekeeping import Keeping
from play.ledger.share import EVERYTHING, Share, read_share
from play.minds.thinking import usual_processes
from store.backups import Retention
from store.urls import is_url, passwords

PREFIX = "CARAVEL_"
"""The beginning of the names of all variables."""

DATABASE = Path("var/caravel.db")
"""The database if none is set."""

_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)
"""What a bot token of Discord looks like."""


@dataclass(frozen=True, slots=True)
class Policies:
    """The addresses of an operator's own texts about privacy and terms; empty if none."""

    privacy: str = ""
    terms: str = ""


def _days(least: int) -> Callable[[str], int | None]:
    """Return a parser of a number of days from `least` on; a 0 means `None`: never."""

    def parse(text: str) -> int | None:
        return whole(least, 36_500)(text) or None

    return parse


def _link(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s<>\"]{1,480}", text):
        raise ValueError(text)
    return text


def one_of(*choices: str) -> Callable[[str], str]:
    """Return a parser that accepts one of some words, in upper or lower case."""

    def parse(text: str) -> str:
        for choice in choices:
            if choice.lower() == text.lower():
                return choice
        raise ValueError(text)

    return parse


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= 3600:
        raise ValueError(text)
    return seconds


def _range(text: str) -> tuple[float, float]:
    """Return the least and the greatest number of seconds of a text such as `4-40`."""
    low, high = map(_seconds, text.split("-", 1))
    if low > high:
        raise ValueError(text)
    return low, high


def _yes_or_no(text: str) -> bool:
    return one_of("yes", "no")(text) == "yes"


def _retention(text: str) -> Retention:
    """Return the numbers of hourly, daily and weekly backups of a text such as `24-7-4`."""
    hours, days, weeks = map(whole(0, 1000), text.split("-"))
    return Retention(hours, days, weeks)


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a parser that accepts whole numbers from `low` to `high`."""

    def parse(text: str) -> int:
        number = int(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    return parse


class Variable(NamedTuple):
    """A variable of the environment."""

    name: str
    """The name without the prefix."""

    parse: Callable[[str], Any]
    """Returns the value of a text; raises `ValueError` for a wrong one."""

    what: str
    """What a right value is, for the sentence about a wrong one."""


def setting(name: str, parse: Callable[[str], Any], what: str, default: Any) -> Any:
    """Return a field of `Settings` that is read from a variable.

    A `default` that is a function is called for each instance.
    """
    metadata = {"setting": Variable(name, parse, what)}
    return field(default_factory=default, metadata=metadata) if callable(default) else field(default=default, metadata=metadata)


DAYS = "a number of days from 1 to 36500"
KEPT = "three whole numbers for hours, days and weeks, such as 24-7-4"
PAGE = "the address of a page, such as https://example.org/"
PROCESSES = "a whole number from 0 to 16"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of the bot: each variable with its default; `.env.example` explains them.

    `repr` leaves out the token, and the database, because its URL may hold a password.
    """

    token: str = field(default="", repr=False)
    database: Path | str = field(default=DATABASE, repr=False)
    share: Share = EVERYTHING
    synchronous: Literal["NORMAL", "FULL"] = setting("SYNCHRONOUS", one_of("NORMAL", "FULL"), "NORMAL or FULL", "NORMAL")
    log_level: str = setting("LOG_LEVEL", one_of("DEBUG", "INFO", "WARNING", "ERROR"), "DEBUG, INFO, WARNING or ERROR", "INFO")
    log_format: Literal["", "json", "text"] = setting("LOG_FORMAT", one_of("json", "text"), "json or text", "")
    bot_pause: float = setting("BOT_PAUSE", _seconds, "a number of seconds from 0 to 3600", 2.0)
    order_pause: tuple[float, float] = setting("ORDER_PAUSE", _range, "two numbers of seconds such as 4-40", (4.0, 40.0))
    draw_threads: int = setting("DRAW_THREADS", whole(1, 16), "a whole number from 1 to 16", 2)
    draw_processes: int = setting("DRAW_PROCESSES", whole(0, 16), PROCESSES, 1)
    think_processes: int = setting("THINK_PROCESSES", whole(0, 16), PROCESSES, usual_processes)
    metrics_port: int = setting("METRICS_PORT", whole(0, 65535), "a port from 1 to 65535", 0)
    metrics_host: str = setting("METRICS_HOST", str, "an address", "127.0.0.1")
    database_readers: int = setting("DATABASE_READERS", whole(1, 32), "a whole number from 1 to 32", 2)
    database_writers: int = setting("DATABASE_WRITERS", whole(1, 32), "a whole number from 1 to 32", 2)
    database_prepares: bool = setting("DATABASE_PREPARE", _yes_or_no, "yes or no", False)
    backups: Path | None = setting("BACKUPS", Path, "a folder", None)  # noqa: RUF009 (a field)
    backups_kept: Retention = setting("BACKUPS_KEPT", _retention, KEPT, Retention)  # noqa: RUF009 (a field)
    keep_matches: int | None = setting("KEEP_MATCHES", _days(1), DAYS, None)
    keep_logs: int | None = setting("KEEP_LOGS", _days(1), DAYS, None)
    keep_left_servers: int = setting("KEEP_LEFT_SERVERS", whole(0, 36_500), "a number of days from 0 to 36500", Keeping().left)
    close_idle: int | None = setting("CLOSE_IDLE", _days(0), f"{DAYS}, or 0 for never", Keeping().idle)
    end_deserted: int | None = setting("END_DESERTED", _days(0), f"{DAYS}, or 0 for never", Keeping().deserted)
    privacy_url: str = setting("PRIVACY_URL", _link, f"{PAGE}privacy", "")
    terms_url: str = setting("TERMS_URL", _link, f"{PAGE}terms", "")

    @property
    def metrics(self) -> tuple[str, int] | None:
        """The address and port of the metrics; `None`: they are off."""
        return (self.metrics_host, self.metrics_port) if self.metrics_port else None

    @property
    def keeping(self) -> Keeping:
        """How long things are kept."""
        return Keeping(self.keep_matches, self.keep_logs, self.keep_left_servers, self.close_idle, self.end_deserted)

    @property
    def policies(self) -> Policies:
        """Where the operator has texts of their own."""
        return Policies(self.privacy_url, self.terms_url)

    @property
    def secrets(self) -> tuple[str, ...]:
        """The secrets, which no log may hold."""
        return (self.token, *passwords(self.database))


VARIABLES: dict[str, Variable] = {known.name: known.metadata["setting"] for known in fields(Settings) if "setting" in known.metadata}
"""The variable of each field that is read from a single one, by the name of the field."""

OTHERS = ("TOKEN", "TOKEN_FILE", "DATABASE", "SHARE", "SHARDS")
"""Variables that are read together with another one or checked further."""


def dotenv(path: Path) -> dict[str, str]:
    """Return the variables of a file of `KEY=value` lines; empty if it cannot be read.

    Comments, blank lines, `export` and one pair of quotes are understood. A file that may not be read is no error, because systemd may
    have read it for the bot.
    """
    variables: dict[str, str] = {}
    if not path.is_file():
        return variables
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except PermissionError:
        return variables
    for line in lines:
        text = line.strip().removeprefix("export ")
        key, separator, value = text.partition("=")
        if not separator or text.startswith("#"):
            continue
        value = value.strip()
        if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
            value = value[1:-1]
        variables[key.strip()] = value
    return variables


def environment(folder: Path = Path()) -> Mapping[str, str]:
    """Return the variables of `.env` in a folder and of the environment, which goes first."""
    return {**dotenv(folder / ".env"), **os.environ}


def read(variables: Mapping[str, str], token_needed: bool = True) -> tuple[Settings, list[str]]:
    """Return the settings, and a sentence for each variable that is missing or wrong.

    `token_needed`: whether a missing token is wrong.
    """
    wrong = _unknown(variables)

    def value(variable: Variable, default: Any) -> Any:
        text = variables.get(PREFIX + variable.name, "").strip()
        if not text:
            return default
        try:
            return variable.parse(text)
        except ValueError:
            wrong.append(f"{PREFIX}{variable.name} is {text!r}, but must be {variable.what}.")
            return default

    settings = Settings(token=_token(variables, wrong, token_needed), database=_database(variables, wrong))
    settings = replace(settings, **{name: value(variable, getattr(settings, name)) for name, variable in VARIABLES.items()})
    shards = value(Variable("SHARDS", whole(1, 10_000), "a whole number from 1 to 10000"), None)
    part = value(Variable("SHARE", partial(read_share, shards=shards), SHARE), Share(shards=shards))
    return replace(settings, share=part), wrong


SHARE = f"a part such as 2/4, the second of four processes, with {PREFIX}SHARDS for how many shards there are: as many as processes or more"


def _unknown(variables: Mapping[str, str]) -> list[str]:
    """Return a sentence for each variable with our prefix that is no setting."""
    known = {f"{PREFIX}{name}" for name in (*OTHERS, *(variable.name for variable in VARIABLES.values()))}
    sentences: list[str] = []
    for key in variables:
        if key.startswith(PREFIX) and key not in known:
            similar = get_close_matches(key, known, n=1, cutoff=0.8)
            hint = f"is it {similar[0]}?" if similar else f"there are {', '.join(sorted(known))}."
            sentences.append(f"{key} is not a setting of Caravel; {hint}")
    return sentences


def _token(variables: Mapping[str, str], wrong: list[str], needed: bool) -> str:
    """Return the token from the environment or from a file; `""` if there is none.

    What is wrong is added to `wrong`, without the token.
    """
    token = variables.get(f"{PREFIX}TOKEN", "").strip()
    file = variables.get(f"{PREFIX}TOKEN_FILE", "").strip()
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


def _database(variables: Mapping[str, str], wrong: list[str]) -> Path | str:
    """Return the path of a file, or the URL of a PostgreSQL server.

    What is wrong is added to `wrong`, without the URL, because it may hold a password.
    """
    text = variables.get(f"{PREFIX}DATABASE", "").strip()
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
    """Return the number of a log level."""
    return logging.getLevelNamesMapping()[name]
