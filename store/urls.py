"""Names of databases: the path of a file or the URL of a server, and what logs show."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

SCHEMES = ("postgresql://", "postgres://")
"""How a URL of PostgreSQL begins."""

_PLAIN = re.compile(
    r"postgres(?:ql)?://(?:(?P<user>[^:@/?#]*)(?::[^@/?#]*)?@)?(?P<host>(?:[\w.%,-]|\[[\da-fA-F:]+\]|:\d{1,5}(?!\d))*)(?P<name>/[^@?#/]*)?(?:\?[^@]*)?"
)
"""A URL of PostgreSQL, with groups for its parts that are no secret."""


def is_url(where: str | Path) -> bool:
    """Return whether this is a server's URL rather than a file's path."""
    return isinstance(where, str) and where.startswith(SCHEMES)


def place_words(where: str | Path) -> str:
    """Return the place in words for a log, without a URL's password or options."""
    if not is_url(where):
        return str(where)
    parts = _PLAIN.fullmatch(str(where))
    if parts is None:
        return "the PostgreSQL database"
    user = f"{parts['user']}@" if parts["user"] else ""
    return f"postgresql://{user}{parts['host']}{parts['name'] or ''}"


def passwords(where: str | Path) -> tuple[str, ...]:
    """Return the passwords of a URL, which no log may show, as written there and decoded."""
    if not is_url(where):
        return ()
    url = str(where)
    written = re.findall(r"[?&](?:ssl)?password=([^&]*)", url)
    if "@" in url:
        written.append(url.partition("://")[2].rpartition("@")[0].partition(":")[2])
    return tuple(dict.fromkeys(filter(None, (*written, *map(unquote, written)))))
