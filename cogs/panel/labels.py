"""Labels of answers and of menus."""

from __future__ import annotations

import re

from cogs.panel.fitting import halves, shorten
from cogs.panel.spec import BUTTON_LABEL, CHOICE_LABEL, Choice, cut
from cogs.panel.spec import LINE as ONE_LINE
from engine.values.core import Ask, Form, Msg, Say

LINE = 45
"""Characters of a menu's line that are seen on a phone."""


def deciding_label(label: Msg, hint: Msg | None, say: Say) -> str:
    """Return the label of an answer, with what decides where both are one line."""
    both = say(label) if hint is None else f"{say(label)} · {say(hint)}"
    return both if len(both) <= ONE_LINE else cut(say(label), BUTTON_LABEL)


def question(ask: Ask | Form, say: Say) -> str:
    """Return the sentence of the prompt that asks, else the first."""
    sentences = re.split(r"(?<=[.?!])\s+", say(ask.prompt).strip())
    return next((sentence for sentence in reversed(sentences) if sentence.endswith("?")), sentences[0]).rstrip(".")


def choice(value: str, label: Msg, hint: Msg | None, say: Say, chosen: bool = False) -> Choice:
    """Return a line of a menu with its hint below it.

    Clients show some forty characters of a line: of a longer one without a hint the second part goes below.
    """
    name, below = say(label), None if hint is None else say(hint)
    if below is None and len(name) > LINE:
        name, below = halves(name, LINE)
    return Choice(value, shorten(name, CHOICE_LABEL), below and shorten(below, CHOICE_LABEL), chosen)
