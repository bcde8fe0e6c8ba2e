"""Messages of the engine as text in the language of their reader, who is *you*."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from data.homes import homes
from engine.values.core import Msg, Say, Seat, Who
from words.addressing import END, OTHER, READER, has_rules, second_person
from words.catalogues import (
    Catalogue,
    catalogue,
    catalogue_files,
    has,
    key_name,
    languages,
    offered_languages,
    remember,
    texts_of_guests,
    unread_texts,
)
from words.forms import NameList, PersonName, capitalize
from words.language import FALLBACK, describe_language

__all__ = [
    "FALLBACK", "Catalogue", "catalogue", "catalogue_files", "has", "language_name", "language_of", "languages", "offered_language",
    "offered_languages", "remember", "speaker", "text", "texts_of_guests", "unread_texts",
]  # fmt: skip

log = logging.getLogger(__name__)


def language_of(locale: str) -> str:
    """Return the language for a locale such as `en-GB`: itself, its base, or English.

    >>> language_of("en-GB"), language_of("de"), language_of("xx")
    ('en', 'de', 'en')
    """
    return _closest(locale, languages())


def offered_language(locale: str) -> str:
    """Return the finished language for a person with this Discord locale.

    >>> offered_language("en-GB")
    'en'
    """
    return _closest(locale, offered_languages())


def language_name(code: str) -> str:
    """Return the name of a language in itself, as people look for it.

    >>> language_name("de")
    'Deutsch'
    """
    return describe_language(code).name


def _closest(locale: str, codes: Sequence[str]) -> str:
    return next((code for code in (locale, locale.split("-")[0]) if code in codes), FALLBACK)


def speaker(locale: str = FALLBACK, names: Sequence[str] = (), reader: Seat | None = None) -> Say:
    """Return a function that turns messages into text; the player in seat `reader` is *you*.

    `names[seat]` is the name of a seat's player. A sentence that the language cannot say with all its arguments is said in English, and
    addressed by the rules of English.

    >>> say = speaker("en", ("Ana", "Bruno"), reader=FIRST)
    >>> say(Msg("core.list", first=Who(SECOND), last="Carla"))
    'Bruno and Carla'
    """
    code = language_of(locale)
    english = _speaker(FALLBACK, names, reader)
    if code == FALLBACK:
        return english
    own, book = _speaker(code, names, reader), catalogue(code)

    def say(msg: Msg | Who) -> str:
        return own(msg) if isinstance(msg, Who) or _is_whole(msg, book) else english(msg)

    return say


def _is_whole(msg: Msg, book: Catalogue, is_inside: bool = False) -> bool:
    """Return whether a language has a message and every message inside it.

    Only a name of a game may be missing.
    """
    name = key_name(msg.key)
    if not (book.can_say(name) or (is_inside and name in (f"{key_name(game)}-name" for game in homes()))):
        return False
    items = (item for _, value in msg.args for item in (value if isinstance(value, tuple) else (value,)))
    return all(_is_whole(item, book, is_inside=True) for item in items if isinstance(item, Msg))


def _speaker(language: str, names: Sequence[str], reader: Seat | None) -> Say:
    """Return a speaker of one language.

    It marks people if the words around their names depend on who reads them.
    """
    book, marks = catalogue(language), reader is not None and has_rules(language)

    def say(msg: Msg | Who) -> str:
        if not marks:
            return str(message(msg)) if isinstance(msg, Msg) else address(person(msg.seat))
        return second_person(message(msg) if isinstance(msg, Msg) else person(msg.seat), language)

    def message(msg: Msg) -> str:
        return text(language, msg.key, {name: argument(value) for name, value in msg.args})

    def person(seat: Seat) -> PersonName:
        """Return the name of a seat's player; it knows whether it is the reader.

        Its `ask` returns the name in a grammatical form, which a message asks for with `FORM`.
        """
        name = names[seat] if seat < len(names) else message(Msg("core.seat", number=seat + 1))
        if marks:
            shown = PersonName(READER if seat == reader else f"{OTHER}{name}{END}")
            shown.ask = lambda form, count: shown
        else:
            shown = PersonName(name)
            shown.ask = of_reader if seat == reader else partial(of_other, name)
        shown.is_reader = seat == reader
        return shown

    def address(shown: PersonName) -> str:
        return capitalize(of_reader("", 1)) if shown.is_reader else str(shown)

    def of_reader(form: str, count: Any) -> str:
        formatted = book.format("core-you", {}, form) or book.format("core-you", {})
        return "" if formatted is None else formatted[0]

    def of_other(name: str, form: str, count: Any) -> Any:
        return book.by_rule(f"person-{form}", name)

    def argument(value: Any) -> Any:
        """Return an argument of a message as Fluent gets it."""
        if isinstance(value, tuple):
            return NameList.of([item_text(item) for item in value], listed)
        if isinstance(value, Who):
            return person(value.seat)
        if isinstance(value, Msg):
            args = {name: argument(inner) for name, inner in value.args}
            return book.named(key_name(value.key), args, text(language, value.key, args))
        return book.number(value) if isinstance(value, int) else value

    def item_text(item: Any) -> str:
        value = argument(item)
        return value if isinstance(value, str) else str(value)

    def listed(items: Sequence[str]) -> str:
        """Return the items of a list as text: *a, b and c*."""
        if not items:
            return message(Msg("core.list.none"))
        if len(items) == 1:
            return items[0]
        if all(item.endswith(".") for item in items):
            return " ".join(items)  # whole sentences
        return text(language, "core.list", {"first": ", ".join(items[:-1]), "last": str(items[-1])})

    return say


def text(language: str, key: str, args: dict[str, Any]) -> str:
    """Return a message as text in a language, or else in English.

    If English has none either, return the key and log that.

    >>> text("en", "core.list", {"first": "Ana", "last": "Bruno"})
    'Ana and Bruno'
    """
    name = key_name(key)
    for code in dict.fromkeys((language, FALLBACK)):
        text_there = catalogue(code).format(name, args)
        if text_there is not None:
            for error in text_there[1]:
                log.warning("message %s: %s", name, error)
            return text_there[0]
    log.error("no message %s", name)
    return key
