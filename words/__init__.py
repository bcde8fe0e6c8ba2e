"""Catalogues: messages of the engine to text in the reader's language (Project Fluent)."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from data.homes import ROOT, Home, guests, homes
from engine.values.core import Msg, Say, Seat, Who
from words.addressing import END, OTHER, READER, has_rules, second_person

LANG = ROOT / "data" / "lang"
FALLBACK = "en"

_MESSAGE = re.compile(r"^(?P<name>[a-z][\w-]*) =.*\n?(?:(?:[ \t].*|\})?\n)*", re.MULTILINE)
"""A message and its further lines. Messages refer to no other messages but by `CALLED`, so each can be parsed by itself."""


resolver.MAX_PART_LENGTH = 100_000
"""Characters of an argument. Fluent says `{???}` from 2,500 on, against texts that strangers write; our lists can be longer: all countries
of a map, say. Whoever shows a text cuts it."""


class _List(str):
    """A list as text, which still knows its items."""

    items: tuple[str, ...] = ()


def _with_word(value: str, by: str) -> str:
    """The items of a list with another word between each two of them than that of lists (`JOINED($sides, by: " against ")`)."""
    return by.join(value.items) if isinstance(value, _List) else value


_BELOW = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen before a number below nothing, where a minus sign belongs."""

log = logging.getLogger(__name__)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have catalogues. Asked for with every text, so the folders are read once. A game may bring more."""
    own, theirs = _folders(LANG), {code for home in homes().values() for code in _folders(home.words)}
    return tuple(sorted({*own, *filter(_is_language, theirs)}))


def catalogue_files(language: str) -> list[Path]:
    """The files with texts of one language: those of the program, then those of its games and of guests."""
    return [file for folder in (LANG, *(home.words for home in homes().values())) for file in sorted((folder / language).glob("*.ftl"))]


def _folders(place: Path) -> set[str]:
    """The names of the folders with catalogues."""
    return {folder.name for folder in place.iterdir() if any(folder.glob("*.ftl"))} if place.is_dir() else set()


def _is_language(code: str) -> bool:
    """Whether there can be a catalogue of a language that a guest brings."""
    try:
        FluentBundle([code])
    except ValueError:
        return False
    return True


def unread(home: Home) -> Iterator[str]:
    """What of the texts of a guest nobody reads, a sentence for each; what is said in another game's name is not among it."""
    for code in sorted(_folders(home.words)):
        if not _is_language(code):
            yield f"The folder {home.words / code} of the game {home.game} is left out: its name is no language, such as de."
            continue
        for file in sorted((home.words / code).glob("*.ftl")):
            with suppress(OSError, ValueError):  # `Catalogue` says so
                yield from (f"In {file} of the game {home.game} {told}." for told in _junk(file.read_text(encoding="utf-8")))


def _junk(text: str) -> Iterator[str]:
    """What of a file is no message of Fluent, or none that is found."""
    found = _messages(text)
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1
        if isinstance(entry, Junk):
            why = "; ".join(str(note.message) for note in entry.annotations)
            yield f"line {line} is no Fluent ({why})"
        elif isinstance(entry, Message) and entry.id.name not in found:
            yield f"line {line} is not read: there is a space on both sides of the first ="


class Catalogue:
    """The messages of one language. A message is parsed when it is first needed, so that nobody waits for all the others."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {"KNOWN": self._known, "CALLED": self._called, "JOINED": _with_word}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._sources: dict[str, str] = {}
        self._lock = RLock()
        self.refused: list[str] = []
        """What of the texts of games was left out, a sentence for each file."""
        for file in sorted((LANG / language).glob("*.ftl")):
            self.add(file)
        for home in homes().values():
            self._add_game(home, home.words / language)
        for game, texts in _kept.items():
            if game not in homes() and language in texts:
                self._sources |= _own(game, _messages(texts[language]))

    def add(self, file: Path) -> None:
        """Add the messages of a file."""
        self._sources |= _read(file)

    def _add_game(self, home: Home, folder: Path) -> None:
        """Add the texts of a game: those whose keys begin with its id."""
        for file in sorted(folder.glob("*.ftl")):
            try:
                found = _read(file)
            except (OSError, ValueError) as error:
                self._refuse(f"The texts {file} of the game {home.game} cannot be read ({error}).")
                continue
            own = _own(home.game, found)
            self._sources |= own
            if others := sorted(found.keys() - own.keys()):
                told = f"do not begin with {_name(home.game)}- and are left out"
                self._refuse(f"Keys in {file} of the game {home.game} {told}: {', '.join(others)}.")

    def _refuse(self, sentence: str) -> None:
        self.refused.append(sentence)
        log.error(sentence)

    def _known(self, *values: Any, names: str) -> str:
        """Whether values have a name of their own: `yes` where there is a message `names-value-value`, else `no`."""
        return "yes" if _joined(names, values) in self._sources else "no"

    def _called(self, *values: Any, names: str) -> str:
        """The name of values: the message `names-value-value`, which takes no arguments; the first value where there is none."""
        found = self.format(_joined(names, values), {})
        return str(values[0]) if found is None else found[0]

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    @property
    def sources(self) -> Mapping[str, str]:
        """All messages by their names, as they stand in their files."""
        return self._sources

    def source(self, name: str) -> str:
        """A message as it stands in its file; raises `KeyError`."""
        return self._sources[name]

    def format(self, name: str, args: dict[str, Any]) -> tuple[str, list[Any]] | None:
        """The text of a message and what was wrong with its arguments; `None` when there is no such message."""
        if name not in self._sources:
            return None
        if not self._bundle.has_message(name):
            with self._lock:
                self._bundle.add_resource(FluentResource(self._sources[name]))
        if not self._bundle.has_message(name):
            return None
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            text = _BELOW.sub("−", str(text))
        return str(text), errors


def _read(file: Path) -> dict[str, str]:
    """The messages of a file by their names, as they stand there."""
    return _messages(file.read_text(encoding="utf-8"))


def _messages(text: str) -> dict[str, str]:
    return {found["name"]: found[0] for found in _MESSAGE.finditer(text)}


def _own(game: str, messages: Mapping[str, str]) -> dict[str, str]:
    """The messages whose keys begin with the id of a game."""
    return {name: text for name, text in messages.items() if name.startswith(f"{_name(game)}-")}


_kept: dict[str, Mapping[str, str]] = {}
"""The texts of guests that may be gone: by game and language."""


def texts_of_guests() -> dict[str, dict[str, str]]:
    """All texts of the guests that are there, by game and language."""
    found: dict[str, dict[str, str]] = {}
    for home in guests():
        of_all = {language: "".join(_own(home.game, catalogue(language).sources).values()) for language in languages()}
        found[home.game] = {language: texts for language, texts in of_all.items() if texts}
    return found


def remember(texts: Mapping[str, Mapping[str, str]]) -> None:
    """Say what guests said that are not there any more: their finished matches are read by it."""
    gone = {game: told for game, told in texts.items() if game not in homes() and _kept.get(game) != told}
    if gone:
        _kept.update(gone)
        catalogue.cache_clear()


def _joined(names: str, values: Sequence[Any]) -> str:
    return "-".join((names, *(str(value).lower().replace(" ", "-") for value in values)))


@cache
def catalogue(language: str) -> Catalogue:
    """All messages of a language."""
    return Catalogue(language)


def has(key: str, language: str = FALLBACK) -> bool:
    """Whether a language has a message of its own for a key."""
    return _name(key) in catalogue(language)


def _name(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")


def chosen(locale: str) -> str:
    """The language for a locale such as `en-GB`: its own, its base language, or English."""
    for code in (locale, locale.split("-")[0]):
        if code in languages():
            return code
    return FALLBACK


def speaker(locale: str = FALLBACK, names: Sequence[str] = (), reader: Seat | None = None) -> Say:
    """What turns messages into text: `names[seat]` is the name of a seat's player. Who sits in the seat of the `reader` reads *you*.

    A message that the language lacks is said in English, and addressed as one does there: a language may have the texts of one game only.
    """
    language = chosen(locale)
    if language == FALLBACK:
        return _speaker(language, names, reader, FALLBACK)
    own, english = _speaker(language, names, reader, language), _speaker(language, names, reader, FALLBACK)

    def say(msg: Msg | Who) -> str:
        return own(msg) if isinstance(msg, Who) or has(msg.key, language) else english(msg)

    return say


def _speaker(language: str, names: Sequence[str], reader: Seat | None, address: str) -> Say:
    """A speaker for the messages that address their reader as one does in the language `address`."""
    reader = reader if has_rules(address) else None

    def say(msg: Msg | Who) -> str:
        return named(msg) if reader is None else second_person(named(msg), address)

    def named(msg: Msg | Who) -> str:
        if not isinstance(msg, Who):
            return text(language, msg.key, {name: argument(value) for name, value in msg.args})
        if reader is None:
            return called(msg.seat)
        return READER if msg.seat == reader else f"{OTHER}{called(msg.seat)}{END}"

    def called(seat: Seat) -> str:
        return names[seat] if seat < len(names) else named(Msg("core.seat", number=seat + 1))

    def argument(value: Any) -> Any:
        if isinstance(value, tuple):
            items = [str(argument(item)) for item in value]
            told = _List(listed(items))
            told.items = tuple(items)
            return told
        return named(value) if isinstance(value, Msg | Who) else value

    def listed(items: list[str]) -> str:
        if not items:
            return named(Msg("core.list.none"))
        if len(items) == 1:
            return items[0]
        if all(item.endswith(".") for item in items):
            return " ".join(items)  # whole sentences
        return named(Msg("core.list", first=", ".join(items[:-1]), last=items[-1]))

    return say


def text(language: str, key: str, args: dict[str, Any]) -> str:
    """One message as text; falls back to English, and to the key itself (logged) when nobody has it."""
    name = _name(key)
    for code in dict.fromkeys((language, FALLBACK)):
        found = catalogue(code).format(name, args)
        if found is not None:
            for error in found[1]:
                log.warning("message %s: %s", name, error)
            return found[0]
    log.error("no message %s", name)
    return key
