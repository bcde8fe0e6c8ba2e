"""Structured logs, one JSON object per line or short lines: ids, never names or secrets.

Two things are taken out of every line: secrets of the operation (the token, the password of the database, addresses that let anybody answer
in the bot's place), and the texts of errors, which quote lines, bids and hands. Of an error its kind is logged and where it happened; its
text only if it comes from the machine or from Discord, or quotes nothing (`Tellable`).
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

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

HIDDEN = "[hidden]"
"""The text in the place of a secret."""

SHORTEST = 4
"""Letters of a secret that is looked for; a shorter one would blank half of every line."""

PATTERNS = (
    (re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII), HIDDEN),
    (re.compile(r"(\w://[^/\s:@\"']*):[^\s\"'/]*@(?=[^\s@])"), rf"\1:{HIDDEN}@"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+)/[^/\s?\"']+"), rf"\1/{HIDDEN}"),
    (re.compile(r"\b(password=)('[^']*'|[^\s'\"]+)"), rf"\1{HIDDEN}"),
)
"""Patterns of secrets: a bot token; the password in an address; the part of Discord's addresses that is the right to answer."""

TOLD = ("discord", "aiohttp", "ssl", "socket", "store")
"""Libraries whose errors may be logged with their text: they speak of connections and files."""

QUIETER = ("discord", "aiosqlite", "aiohttp", "asyncio", "psycopg", "PIL")
"""Libraries that are never heard below INFO: their debug lines hold payloads."""

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Hiding:
    """Takes secrets out of texts."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        """Hide these secrets as they are, as JSON writes them, and as addresses do.

        Of a token also its last part, which is the key.
        """
        words = {part for secret in secrets for part in (secret, secret.rpartition(".")[2])}
        forms = words | {form for word in words for form in (*_as_json(word), quote(word, safe=""))}
        self._known = sorted((form for form in forms if len(form) >= SHORTEST), key=len, reverse=True)

    def __call__(self, text: str) -> str:
        """Return the text without them."""
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        for pattern, instead in PATTERNS:
            text = pattern.sub(instead, text)
        return text


def _as_json(text: str) -> tuple[str, str]:
    """Return a text as it is within JSON, with and without letters beyond ASCII."""
    return json.dumps(text)[1:-1], json.dumps(text, ensure_ascii=False)[1:-1]


def fields(record: logging.LogRecord) -> dict[str, object]:
    """Return the fields given as `extra`."""
    return {key: value for key, value in vars(record).items() if key not in _PLAIN}


class SafeFormatter(logging.Formatter, ABC):
    """How a record becomes a line, without secrets."""

    def __init__(self, hiding: Hiding | None = None) -> None:
        super().__init__()
        self.hiding = hiding or Hiding()

    def format(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info else None
        return self.hiding(self.line(record, trace))

    @abstractmethod
    def line(self, record: logging.LogRecord, trace: str | None) -> str:
        """Return the line as it would be if nothing had to be hidden."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        """Return where something went wrong, and in consequence of what."""
        return "\n".join(reversed([_error_lines(error) for error in _chain(ei[1])]))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and what it came from, the last first."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _error_lines(error: BaseException) -> str:
    kind = type(error)
    may_tell = isinstance(error, OSError | Tellable) or kind.__module__.partition(".")[0] in TOLD
    return f"{kind.__name__}{f': {error}' if may_tell else ''}\n{''.join(format_tb(error.__traceback__))}".rstrip()


class Lines(SafeFormatter):
    """JSON lines."""

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
    """Lines for a person at a terminal: the time and one fact.

    Of other levels than INFO also the level and the logger.
    """

    def line(self, record: logging.LogRecord, trace: str | None) -> str:
        extra = "  ".join(f"{key}={value}" for key, value in fields(record).items())
        fact = record.getMessage()
        if record.levelno != logging.INFO:
            fact = f"{record.levelname} {fact} ({record.name})"
        line = f"{self.formatTime(record, '%H:%M:%S')}  {fact}  {extra}".rstrip()
        return line if trace is None else f"{line}\n{trace}"


Format: TypeAlias = Literal["json", "text"]

_said: tuple[int, Format] | None = None


def format_for(wanted: Literal["", "json", "text"]) -> Format:
    """Return the wanted format, else text if standard error is a terminal, else JSON."""
    return wanted or ("text" if sys.stderr.isatty() else "json")


def logging_choice() -> tuple[int, Format] | None:
    """Return the level and format that `start_logging` got here, or `None` before it."""
    return _said


def start_logging(level: int, chosen: Format, hiding: Hiding | None = None) -> None:
    """Log to standard error from now on, with Python's warnings and uncaught errors."""
    global _said
    _said = (level, chosen)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(hiding) if chosen == "json" else Plain(hiding))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    for name in QUIETER:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an uncaught error; Python would write its text as it is."""
    logging.getLogger("caravel").critical("the process ends because of an error", exc_info=(kind, error, trace))
