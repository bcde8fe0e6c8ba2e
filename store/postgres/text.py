"""Our statements as PostgreSQL reads them."""

from __future__ import annotations

import re
from functools import lru_cache

_PARTS = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"|/\*pg: (?P<only>.*?)\*/|\?(?P<number>\d*)|\b(?P<word>user)\b")


@lru_cache(maxsize=2048)
def postgres(sql: str) -> str:
    """Return the statement for PostgreSQL.

    `$1` for `?1`, `$1`, `$2` and so on for every `?`, `"user"` for `user`, and without the marks around PostgreSQL's own parts.
    """
    count = 0

    def part(match: re.Match[str]) -> str:
        nonlocal count
        if match["only"] is not None:
            return match["only"]
        if match["number"] is not None:
            count += 1
            return f"${match['number'] or count}"
        return f'"{match["word"]}"' if match["word"] else match[0]

    return _PARTS.sub(part, sql)
