"""Our statements as PostgreSQL reads them."""

from __future__ import annotations

import re
from functools import lru_cache

_PARTS = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"|/\*pg: (?P<only>.*?)\*/|\?(?P<number>\d*)|\b(?P<word>user)\b")


@lru_cache(maxsize=2048)
def postgres(sql: str) -> str:
    """Return the statement for PostgreSQL.

    It has `$1` in place of `?1`, numbers in order in place of every plain `?`, and `"user"` in place of `user`. Of a comment
    `/*pg: PART*/` the part is left.
    """
    count = 0

    def translate(match: re.Match[str]) -> str:
        nonlocal count
        if match["only"] is not None:
            return match["only"]
        if match["number"] is not None:
            count += 1
            return f"${match['number'] or count}"
        return f'"{match["word"]}"' if match["word"] else match[0]

    return _PARTS.sub(translate, sql)
