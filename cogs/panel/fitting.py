"""Texts that fit: what stays of a text where there is no room for all of it. Pure."""

from __future__ import annotations

import re

from cogs.panel.spec import cut


def in_part(text: str, limit: int) -> str:
    """Return the text, ended where a thought ends if it is too long."""
    if len(text) <= limit:
        return text
    first = halves(text, limit - 1)[0]
    first = first[: first.rindex("(")].rstrip() if first.count("(") > first.count(")") else first
    return f"{first}…" if limit // 3 < len(first) < limit else cut(text, limit)


def first_words(text: str, count: int) -> str:
    """Return the text up to so many words."""
    words = text.split()
    return text if len(words) <= count else " ".join(words[:count]).rstrip("·:,* ") + "…"


def first_sentence(text: str) -> str:
    """Return the text up to the end of its first sentence, with the marks that close it."""
    found = re.match(r".*?[.!?]\**(?=\s|$)", text)
    return text if found is None else found[0]


def whole_sentences(text: str, limit: int) -> str:
    """Return the text up to the last sentence that fits."""
    if len(text) <= limit:
        return text
    end = max(text.rfind(mark, 0, limit) for mark in (". ", "! ", "? ", ".\n"))
    return text[: end + 1] if end > limit // 2 else cut(text, limit)


def shorten(text: str, limit: int) -> str:
    """Return the text without its middle if it is too long: beginning and end tell it apart."""
    if len(text) <= limit:
        return text
    tail = limit // 2 - 2
    return f"{text[: limit - tail - 1].rstrip()}…{text[-tail:].lstrip()}"


def halves(text: str, limit: int) -> tuple[str, str | None]:
    """Return the text in two parts, split where a new thought begins, or with `None`.

    The first has at most `limit` characters, if there is such a place.
    """
    places = [place for place in re.finditer(r"[,;:.|·–] |\s(?=\()", text) if 0 < place.start() <= limit]
    if not places:
        return text, None
    at = places[-1]
    return text[: at.start()].rstrip(), text[at.end() :].lstrip()
