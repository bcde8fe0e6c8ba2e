"""Structured logs, one JSON object per line or short lines: ids, never names or secrets.

Two things are left out of every line. The first are secrets of the operator: the token, the password of the database, and addresses by
which anybody could answer in the bot's place. The second are the texts of errors, because they may quote moves, bids and hands. A line has
the kind of an error and where it happened; it has the text only if the error comes from the machine or from Discord, or is `Tellable`.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from traceback import format_tb
from types import TracebackType
from typing import Literal, TypeAlias
from urllib.parse import quote

from play.values.errors import Tellable

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""The attributes that every log record has."""

HIDDEN = "[hidden]"
"""The text in the place of a secret."""

SHORTEST = 4
"""Letters that a secret must have to be looked for; a shorter one would blank half of every line."""

PATTERNS = (
    (re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII), HIDDEN),
    (re.compile(r"(\w://[^/\s:@\"']*):[^\s\"'/]*@(?=[^\s@])"), rf"\1:{HIDDEN}@"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+)/[^/\s?\"']+"), rf"\1/{HIDDEN}"),
    (re.compile(r"\b(password=)('[^']*'|[^\s'\"]+)"), rf"\1{HIDDEN}"),
)
"""Patterns of secrets: a bot token; the password in an address; the part of Discord's addresses that is the right to answer."""

OPEN_LIBRARIES = ("discord", "aiohttp", "ssl", "socket", "store")
"""Libraries whose errors may be logged with their text, because they are about connections and files."""

QUIET_LIBRARIES = ("discord", "aiosqlite", "aiohttp", "asyncio", "psycopg", "PIL")
"""Libraries whose DEBUG lines are never logged, because they hold payloads."""

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Hiding:
    """Takes secrets out of texts."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        """Hide these secrets as they are, as JSON writes them, and as URLs write them.

        The last part of a token is hidden as well, because it is the key.
        """
        words = {part for secret in secrets for part in (secret, secret.rpartition(".")[2])}
        forms = words | {form for word in words for form in (*_as_json(word), quote(word, safe=""))}
        self._known = sorted((form for form in forms if len(form) >= SHORTEST), key=len, reverse=True)

    def __call__(self, text: str) -> str:
        """Return the text with `HIDDEN` in the place of every secret."""
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        for pattern, instead in PATTERNS:
            text = pattern.sub(instead, text)
        return text


def _as_json(text: str) -> tuple[str, str]:
    """Return a text as JSON writes it: with non-ASCII letters escaped, and as they are."""
    return json.dumps(text)[1:-1], json.dumps(text, ensure_ascii=False)[1:-1]


def fields(record: logging.LogRecord) -> dict[str, object]:
    """Return the fields that were given as `extra`."""
    return {key: value for key, value in vars(record).items() if key not in _STANDARD}


class SafeFormatter(logging.Formatter, ABC):
    """Turns a record into a line without secrets."""

    def __init__(self, hiding: Hiding | None = None) -> None:
        super().__init__()
        self.hiding = hiding or Hiding()

    def format(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info else None
        return self.hiding(self.line(record, trace))

    @abstractmethod
    def line(self, record: logging.LogRecord, trace: str | None) -> str:
        """Return the line, still with secrets; `trace` is the text of its error, if there is one."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        """Return where an error and those that led to it happened, the first error first."""
        return "\n".join(reversed([_error_lines(error) for error in _chain(ei[1])]))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error, then the errors that led to it, back to the first."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _error_lines(error: BaseException) -> str:
    """Return the kind of an error, its text if that may be logged, and its traceback."""
    kind = type(error)
    may_quote = isinstance(error, OSError | Tellable) or kind.__module__.partition(".")[0] in OPEN_LIBRARIES
    head = f"{kind.__name__}: {error}" if may_quote else kind.__name__
    return f"{head}\n{''.join(format_tb(error.__traceback__))}".rstrip()


class Lines(SafeFormatter):
    """One JSON object a line."""

    def line(self, record: logging.LogRecord, trace: str | None) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if trace is not None:
            line["trace"] = trace
        return json.dumps(line, ensure_ascii=False, default=str)


class Plain(SafeFormatter):
    """Lines for a person at a terminal: the time, the message and its fields.

    Lines of other levels than INFO also have the level and the logger.
    """

    def line(self, record: logging.LogRecord, trace: str | None) -> str:
        extra = "  ".join(f"{key}={value}" for key, value in fields(record).items())
        message = record.getMessage()
        if record.levelno != logging.INFO:
            message = f"{record.levelname} {message} ({record.name})"
        line = f"{self.formatTime(record, '%H:%M:%S')}  {message}  {extra}".rstrip()
        return line if trace is None else f"{line}\n{trace}"


Format: TypeAlias = Literal["json", "text"]

_choice: tuple[int, Format] | None = None


def format_for(wanted: Literal["", "json", "text"]) -> Format:
    """Return the wanted format; if that is empty, text at a terminal and JSON elsewhere."""
    return wanted or ("text" if sys.stderr.isatty() else "json")


def logging_choice() -> tuple[int, Format] | None:
    """Return the level and format of the last `start_logging`; `None` before there was one."""
    return _choice


def start_logging(level: int, form: Format, hiding: Hiding | None = None) -> None:
    """Log to standard error from now on, also Python's warnings and uncaught errors."""
    global _choice
    _choice = (level, form)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(hiding) if form == "json" else Plain(hiding))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    for name in QUIET_LIBRARIES:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an uncaught error, because Python would write its text with secrets."""
    logging.getLogger("caravel").critical("the process ends because of an error", exc_info=(kind, error, trace))
