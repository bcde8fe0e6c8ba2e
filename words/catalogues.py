"""Catalogues: a language's messages, from Fluent files of the program and games."""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from msgspec import MsgspecError, convert

from data.homes import Home, guests, homes
from words.arguments import different_arguments
from words.dates import day_and_time
from words.forms import Named, NameList, capitalize, join, plain_start, who
from words.language import FALLBACK, LANG, describe_language

_MESSAGE = re.compile(r"^(?P<name>[a-z][\w-]*) =.*\n?(?:(?:[ \t].*|\})?\n)*", re.MULTILINE)
"""A message and its further lines. Messages refer to others only by `CALLED`, so each can be parsed by itself."""

resolver.MAX_PART_LENGTH = 100_000
"""The most characters of an argument. Fluent itself writes `{???}` from 2,500 on, as a protection against texts of strangers. Our lists can
be longer, such as all countries of a map. The code that shows a text cuts it."""

_BELOW = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen of a negative number, which becomes a minus sign."""

_TWO_STOPS = re.compile(r"(?<!\.)\.(\*{0,2})\.(?!\.)")
"""Two full stops in a row: that of a name such as *Pizarro & Co.*, and that of its sentence."""

_ONLY_ARGUMENT = re.compile(r"[\w-]+ = \{ ?\$(\w+) ?\}\s*?(?:\n|$)(?!    [^.\s])")
"""A message whose whole text is one argument: it has the forms of that argument."""

HOST = Home("", "", LANG.parent)
"""The host, whose messages borrow from each other as those of a game do."""

NAMES = "names.toml"
"""The file of a game, beside its languages, with the messages that borrow the text of another one: see `borrowed_names`."""

log = logging.getLogger(__name__)


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have catalogues; games may add some."""
    own, theirs = _folders(LANG), {code for home in homes().values() for code in _folders(home.words)}
    return tuple(sorted({*own, *filter(_is_language, theirs)}))


def offered_languages() -> tuple[str, ...]:
    """Return the codes that people can choose: English and finished languages."""
    return tuple(code for code in languages() if code == FALLBACK or describe_language(code).is_offered)


def catalogue_files(language: str) -> list[Path]:
    """Return the files with texts of a language: the program's, then its games' and guests'."""
    return [file for folder in (LANG, *(home.words for home in homes().values())) for file in sorted((folder / language).glob("*.ftl"))]


def _folders(place: Path) -> set[str]:
    """Return the names of the folders with catalogues."""
    return {folder.name for folder in place.iterdir() if any(folder.glob("*.ftl"))} if place.is_dir() else set()


def _is_language(code: str) -> bool:
    """Return whether a folder's name can be that of a language."""
    try:
        FluentBundle([code])
    except ValueError:
        return False
    return True


def unread_texts(home: Home) -> Iterator[str]:
    """Yield a sentence for each text of a guest that is not read."""
    for code in sorted(_folders(home.words)):
        if not _is_language(code):
            yield f"The folder {home.words / code} of the game {home.game} is left out: its name is no language, such as de."
            continue
        for file in sorted((home.words / code).glob("*.ftl")):
            with suppress(OSError, ValueError):  # `Catalogue` says so
                yield from (f"In {file} of the game {home.game} {fault}." for fault in _faults(file.read_text(encoding="utf-8")))


def _faults(text: str) -> Iterator[str]:
    """Yield half a sentence for each part of a file that is not valid Fluent or is not read."""
    found = _messages(text)
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1
        if isinstance(entry, Junk):
            why = "; ".join(str(note.message) for note in entry.annotations)
            yield f"line {line} is no Fluent ({why})"
        elif isinstance(entry, Message) and entry.id.name not in found:
            yield f"line {line} is not read: there is a space on both sides of the first ="


class Catalogue:
    """The messages of one language, each parsed when it is first needed."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {
            "KNOWN": self._known,
            "CALLED": self._called,
            "FORM": self._form_of,
            "JOINED": join,
            "WHO": who,
            "MOMENT": self._moment,
        }
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._usable: dict[str, bool] = {}
        self._plain_below = describe_language(language).plain_numbers_below
        self.sources: dict[str, str] = {}
        """All messages by their names, as they are in their files."""
        self._lock = RLock()
        self.refused: list[str] = []
        """Which texts of games were left out: a sentence for each file."""
        for file in sorted((LANG / language).glob("*.ftl")):
            self.add(file)
        self.sources = borrowed_messages(HOST, self.sources) | self.sources
        for home in homes().values():
            own = home.words / language
            self._add_game(home, own if own.is_dir() else home.words / language.split("-")[0])
        for game, texts in _kept.items():
            if game not in homes() and language in texts:
                self.sources |= _messages_of_game(game, _messages(texts[language]))

    def add(self, file: Path) -> None:
        """Add the messages of a file."""
        self.sources |= messages_in(file)

    def _add_game(self, home: Home, folder: Path) -> None:
        """Add the texts of a game: those whose keys begin with its id."""
        for file in sorted(folder.glob("*.ftl")):
            try:
                found = messages_in(file)
            except (OSError, ValueError) as error:
                self._refuse(f"The texts {file} of the game {home.game} cannot be read ({error}).")
                continue
            own = _messages_of_game(home.game, found)
            self.sources |= own
            if others := sorted(found.keys() - own.keys()):
                fault = f"do not begin with {key_name(home.game)}- and are left out"
                self._refuse(f"Keys in {file} of the game {home.game} {fault}: {', '.join(others)}.")
        try:
            self.sources = borrowed_messages(home, self.sources) | self.sources
        except (OSError, ValueError, MsgspecError) as error:
            self._refuse(f"The names {home.words / NAMES} of the game {home.game} cannot be read ({error}).")

    def _refuse(self, sentence: str) -> None:
        self.refused.append(sentence)
        log.error(sentence)

    def _known(self, *values: Any, names: str) -> str:
        """Return `yes` if there is a message `names-value-value` for these values; else `no`."""
        return "yes" if has(_name_for(names, values), self.language) or has(_name_for(names, values)) else "no"

    def _called(self, *values: Any, names: str, **options: Any) -> Any:
        """Return the name of values: the message `names-value-value`, which has no arguments.

        If this language does not have it, it is the English one; if English does not either, it is the first value.
        """
        name = _name_for(names, values)
        for book in dict.fromkeys((self, catalogue(FALLBACK))):
            if (found := book.format(name, {})) is not None:
                return self._form_of(self.named(name, {}, found[0]), **{"as": "", **options})
        return str(values[0])

    def _moment(self, wall_clock: int) -> str:
        """Return a day and a time for menus and labels, by its `words.dates.wall_clock`."""
        return day_and_time(datetime.fromtimestamp(int(wall_clock), UTC), self.language)

    def _form_of(self, value: Any, count: Any = 1, **options: Any) -> Any:
        """Return the form `as` of a name, with a capital letter if `cap` is `yes`.

        A list is joined from the forms of its items.
        """
        form = str(options["as"])
        if isinstance(value, NameList):
            found = value.join_items([str(self._ask(item, form, count)) for item in value.items])
        else:
            found = self._ask(value, form, count)
        return capitalize(str(found)) if options.get("cap") == "yes" else found

    def _ask(self, value: Any, form: str, count: Any) -> Any:
        """Return the form of an argument, as `named` looks for it.

        A plain text or number is no message, so it only has the forms of the language's rules.
        """
        if not form:
            return value
        return value.ask(form, count) if isinstance(value, Named) else self.by_rule(form, value, count)

    def named(self, name: str, args: Mapping[str, Any], text: str, asked: frozenset[str] = frozenset()) -> Named:
        """Return a text as a name that can be asked for its forms.

        A form is looked for in this order:

        1. an attribute of the message `name`,
        2. the form of the only argument, if the message is nothing but that,
        3. the rule `form-…` of the language,
        4. the plain text.

        A rule may itself ask for the form that it defines. `asked` holds the forms whose rules are running: for these, step 3 is left out,
        or the rule would call itself for ever.
        """

        def ask(form: str, count: Any) -> Any:
            found = self.format(name, {"count": count, **args}, form)
            if found is not None:
                return found[0]
            if (inner := self._inner(name, args)) is not None:
                return self._form_of(inner, count, **{"as": form})
            return text if form in asked else self.by_rule(form, self.named(name, args, text, asked | {form}), count)

        return Named.of(text, ask)

    def _inner(self, name: str, args: Mapping[str, Any]) -> Any:
        """Return the argument that is the whole text of a message; `None` if it says more."""
        whole = _ONLY_ARGUMENT.match(self.sources.get(name, ""))
        return None if whole is None else args.get(whole[1])

    def by_rule(self, form: str, value: Any, count: Any = 1) -> Any:
        """Return the form of a name by the language's rule `form-…`; without a rule, the name.

        A rule knows `$name`, `$count`, and `$first` and `$start`: the first letter and the first two, small and without accents.
        """
        name = self.named("", {}, value, frozenset({form})) if type(value) is str else value
        first, start = plain_start(str(value), 1), plain_start(str(value), 2)
        found = self.format(f"form-{form}", {"name": name, "count": count, "first": first, "start": start})
        return value if found is None else found[0]

    def __contains__(self, name: str) -> bool:
        return name in self.sources

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def source(self, name: str) -> str:
        """Return a message as it is in its file; raises `KeyError`."""
        return self.sources[name]

    def format(self, name: str, args: dict[str, Any], form: str = "") -> tuple[str, list[Any]] | None:
        """Return the text of a message or its form, and its errors; `None` without one."""
        if name not in self.sources:
            return None
        if not self._bundle.has_message(name):
            with self._lock:
                self._bundle.add_resource(FluentResource(self.sources[name]))
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            text = _BELOW.sub("−", str(text))
        if any(isinstance(value, str) and value.endswith(".") for value in args.values()):
            text = _TWO_STOPS.sub(r".\1", str(text))
        return str(text), errors

    def number(self, value: int) -> int:
        """Return a number that Fluent writes as the language does."""
        return value if abs(value) >= self._plain_below else FluentInt(value, useGrouping=False)

    def can_say(self, name: str) -> bool:
        """Return whether the language has its own message with the arguments of the English one."""
        if name not in self._usable:
            self._usable[name] = name in self.sources and not self._is_amiss(name)
        return self._usable[name]

    def _is_amiss(self, name: str) -> bool:
        """Return whether a message has other arguments than the English one, and log which."""
        english = catalogue(FALLBACK)
        if name not in english or not (wrong := different_arguments(english.source(name), self.sources[name])):
            return False
        log.error("message %s of %s is said in English: %s", name, self.language, wrong)
        return True


def messages_in(file: Path) -> dict[str, str]:
    """Return the messages of a file by their names, as they are there."""
    return _messages(file.read_text(encoding="utf-8"))


def _messages(text: str) -> dict[str, str]:
    return {found["name"]: found[0] for found in _MESSAGE.finditer(text)}


def _messages_of_game(game: str, messages: Mapping[str, str]) -> dict[str, str]:
    """Return the messages whose keys begin with the id of a game."""
    return {name: text for name, text in messages.items() if name.startswith(f"{key_name(game)}-")}


def borrowed_names(home: Home) -> dict[str, tuple[str, str]]:
    """Return the messages of a game or of `HOST` that borrow a text: its message and `$place`.

    `$place` is the name of another place that fills this argument of the message; "" if the message has none. In this file, `at-5n1` has
    the text of `country-france`, `pic-ending` that of `core-chapter-end`, which is no message of the game, and `at-9n9` the text of
    `sea-north` with the name of `at-8n9` as `$place`:

        [same]
        country-france = ["at-5n1"]

        [host]
        core-chapter-end = ["pic-ending"]

        [sea-north]
        at-8n9 = ["at-9n9"]
    """
    file, prefix = home.words / NAMES, f"{key_name(home.game)}-" if home.game else ""
    tables = convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, dict[str, list[str]]]) if file.is_file() else {}
    lending = {"same": prefix, "host": ""}
    return {
        prefix + name: (lending[message] + lender, "") if message in lending else (prefix + message, lender)
        for message, lenders in tables.items()
        for lender, names in lenders.items()
        for name in names
    }


def borrowed_messages(home: Home, sources: Mapping[str, str]) -> dict[str, str]:
    """Return the borrowed messages of a game, with all forms, in one language.

    `sources`: the messages of the language. If a name differs from its lender in a language, the language has its own message for it.
    """
    messages: dict[str, str] = {}
    for name, (lender, place) in borrowed_names(home).items():
        if lender in sources:
            group, _, value = place.partition("-")
            call = f'CALLED("{value}", names: "{key_name(home.game)}-{group}")'
            messages[name] = name + re.sub(r"\$place\b", call, sources[lender].removeprefix(lender))
    return messages


_kept: dict[str, Mapping[str, str]] = {}
"""The texts of guests that are gone: by game and language."""


def texts_of_guests() -> dict[str, dict[str, str]]:
    """Return all texts of the installed guests, by game and language."""
    by_game: dict[str, dict[str, str]] = {}
    for home in guests():
        of_all = {language: "".join(_messages_of_game(home.game, catalogue(language).sources).values()) for language in languages()}
        by_game[home.game] = {language: texts for language, texts in of_all.items() if texts}
    return by_game


def remember(texts: Mapping[str, Mapping[str, str]]) -> None:
    """Use these texts for guests that are gone, so that their finished matches can be read."""
    gone = {game: of_game for game, of_game in texts.items() if game not in homes() and _kept.get(game) != of_game}
    if gone:
        _kept.update(gone)
        catalogue.cache_clear()


def _name_for(names: str, values: Sequence[Any]) -> str:
    """Return the name of the message `names-value-value`."""
    return "-".join((names, *(str(value).lower().replace(" ", "-") for value in values)))


@cache
def catalogue(language: str) -> Catalogue:
    """Return all messages of a language."""
    return Catalogue(language)


def has(key: str, language: str = FALLBACK) -> bool:
    """Return whether a language has its own message for a key."""
    return key_name(key) in catalogue(language)


def key_name(key: str) -> str:
    """Return the name of a message in a catalogue: `toy.bid.ask` is `toy-bid-ask` there."""
    return key.replace(".", "-").replace("_", "-")
