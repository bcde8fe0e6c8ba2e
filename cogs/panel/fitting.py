"""Shortens texts and labels that are too long. Pure."""

from __future__ import annotations

import re

from cogs.panel.spec import BUTTON_LABEL, CHOICE_LABEL, Choice, cut
from cogs.panel.spec import LINE as ONE_LINE
from engine.values.core import Ask, Form, Msg, Say

LINE = 45
"""Characters of a line of a menu that a phone shows."""


def in_part(text: str, limit: int) -> str:
    """Return the text; if it is too long, it ends at a punctuation mark if possible."""
    if len(text) <= limit:
        return text
    first = halves(text, limit - 1)[0]
    first = first[: first.rindex("(")].rstrip() if first.count("(") > first.count(")") else first
    return f"{first}…" if limit // 3 < len(first) < limit else cut(text, limit)


def first_words(text: str, count: int) -> str:
    """Return the first `count` words of a text."""
    words = text.split()
    return text if len(words) <= count else " ".join(words[:count]).rstrip("·:,* ") + "…"


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, with the marks that close it."""
    sentence = re.match(r".*?[.!?]\**(?=\s|$)", text)
    return text if sentence is None else sentence[0]


def whole_sentences(text: str, limit: int) -> str:
    """Return as many whole sentences as fit; if the first is too long, a cut text."""
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
    """Return a text split at a punctuation mark; the second part is `None` without a mark.

    The first part is as long as possible, but has at most `limit` characters.
    """
    places = [place for place in re.finditer(r"[,;:.|·–] |\s(?=\()", text) if 0 < place.start() <= limit]
    if not places:
        return text, None
    at = places[-1]
    return text[: at.start()].rstrip(), text[at.end() :].lstrip()


def deciding_label(label: Msg, hint: Msg | None, say: Say) -> str:
    """Return the label of an answer, with its hint if both fit one line."""
    both = say(label) if hint is None else f"{say(label)} · {say(hint)}"
    return both if len(both) <= ONE_LINE else cut(say(label), BUTTON_LABEL)


def question(ask: Ask | Form, say: Say) -> str:
    """Return the last question in the prompt of an ask, else its first sentence."""
    sentences = re.split(r"(?<=[.?!])\s+", say(ask.prompt).strip())
    return next((sentence for sentence in reversed(sentences) if sentence.endswith("?")), sentences[0]).rstrip(".")


def choice(value: str, label: Msg, hint: Msg | None, say: Say, chosen: bool = False) -> Choice:
    """Return a line of a menu with its hint below it.

    Clients show some forty characters of a line. The second part of a longer one is shown below it, if it has no hint.
    """
    name, below = say(label), None if hint is None else say(hint)
    if below is None and len(name) > LINE:
        name, below = halves(name, LINE)
    return Choice(value, shorten(name, CHOICE_LABEL), below and shorten(below, CHOICE_LABEL), chosen)
