"""Catalogues: messages of the engine to text in the reader's language (Project Fluent)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.core import Msg, Say, Who

LANG = Path(__file__).parents[1] / "data" / "lang"
FALLBACK = "en"

log = logging.getLogger(__name__)


def languages() -> tuple[str, ...]:
    """The codes of all languages that have catalogues."""
    return tuple(sorted(folder.name for folder in LANG.iterdir() if folder.is_dir()))


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in sorted((LANG / language).glob("*.ftl")):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def chosen(locale: str) -> str:
    """The language for a locale such as `en-GB`: its own, its base language, or English."""
    for code in (locale, locale.split("-")[0]):
        if code in languages():
            return code
    return FALLBACK


def speaker(locale: str = FALLBACK, names: Sequence[str] = ()) -> Say:
    """What turns messages into text: `names[seat]` is the name of a seat's player."""
    language = chosen(locale)

    def say(msg: Msg | Who) -> str:
        if isinstance(msg, Who):
            return names[msg.seat] if msg.seat < len(names) else say(Msg("core.seat", number=msg.seat + 1))
        return text(language, msg.key, {name: argument(value) for name, value in msg.args})

    def argument(value: Any) -> Any:
        if isinstance(value, tuple):
            return listed([str(argument(item)) for item in value])
        return say(value) if isinstance(value, Msg | Who) else value

    def listed(items: list[str]) -> str:
        if not items:
            return say(Msg("core.list.none"))
        if len(items) == 1:
            return items[0]
        return say(Msg("core.list", first=", ".join(items[:-1]), last=items[-1]))

    return say


def text(language: str, key: str, args: dict[str, Any]) -> str:
    """One message as text; falls back to English, and to the key itself (logged) when nobody has it."""
    name = key.replace(".", "-").replace("_", "-")
    for code in dict.fromkeys((language, FALLBACK)):
        if bundle(code).has_message(name):
            message = bundle(code).get_message(name)
            if message.value is not None:
                value, errors = bundle(code).format_pattern(message.value, args)
                for error in errors:
                    log.warning("message %s: %s", name, error)
                return str(value)
    log.error("no message %s", name)
    return key
