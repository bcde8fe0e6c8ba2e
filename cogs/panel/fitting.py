"""Shortens texts and labels that are too long. Pure."""

from __future__ import annotations

import re

from cogs.panel.spec import BUTTON_LABEL, CHOICE_LABEL, LABEL_LINE, Choice, cut
from engine.values.core import Ask, Form, Msg, Say

MENU_LINE = 45
"""Characters of a line of a menu that a phone shows."""


def in_part(text: str, limit: int) -> str:
    """Return the text; if it is too long, it ends at a punctuation mark if possible.

    A bracket that would stay open is left out. If there is no mark, or no more than a third of the limit is left, it ends after a word.
    """
    if len(text) <= limit:
        return text
    first, rest = split_at_mark(text, limit - len("…"))
    if rest is None:
        return cut(text, limit)
    if first.count("(") > first.count(")"):
        first = first[: first.rindex("(")].rstrip()
    return f"{first}…" if len(first) > limit // 3 else cut(text, limit)


def first_words(text: str, count: int) -> str:
    """Return the first `count` words of a text."""
    words = text.split()
    return text if len(words) <= count else " ".join(words[:count]).rstrip("·:,* ") + "…"


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, with the marks that close it."""
    sentence = re.match(r".*?[.!?]\**(?=\s|$)", text)
    return text if sentence is None else sentence[0]


def whole_sentences(text: str, limit: int) -> str:
    """Return as many whole sentences as fit, if they fill over half of the limit.

    Else return the text cut after a word.
    """
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


def split_at_mark(text: str, limit: int) -> tuple[str, str | None]:
    """Return a text split at a punctuation mark or before a bracket.

    Without such a place, the whole text is the first part, and the second is `None`. Else the first part is as long as possible, but has at
    most `limit` characters.
    """
    marks = [mark for mark in re.finditer(r"[,;:.|·–] |\s(?=\()", text) if 0 < mark.start() <= limit]
    if not marks:
        return text, None
    return text[: marks[-1].start()].rstrip(), text[marks[-1].end() :].lstrip()


def label_with_hint(label: Msg, hint: Msg | None, say: Say) -> str:
    """Return the label of an answer, with its hint if both fit one line."""
    both = say(label) if hint is None else f"{say(label)} · {say(hint)}"
    return both if len(both) <= LABEL_LINE else cut(say(label), BUTTON_LABEL)


def question(ask: Ask | Form, say: Say) -> str:
    """Return the last question in the prompt of an ask, else its first sentence."""
    sentences = re.split(r"(?<=[.?!])\s+", say(ask.prompt).strip())
    return next((sentence for sentence in reversed(sentences) if sentence.endswith("?")), sentences[0]).rstrip(".")


def choice(value: str, label: Msg, hint: Msg | None, say: Say, chosen: bool = False) -> Choice:
    """Return a line of a menu with its hint below it.

    Clients show some forty characters of a line. If it is longer and has no hint, its second part is shown below it.
    """
    name, below = say(label), None if hint is None else say(hint)
    if below is None and len(name) > MENU_LINE:
        name, below = split_at_mark(name, MENU_LINE)
    return Choice(value, shorten(name, CHOICE_LABEL), below and shorten(below, CHOICE_LABEL), chosen)
