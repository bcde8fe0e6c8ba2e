"""A language's name, forms and offer, from `data/lang/<code>/language.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from data.homes import ROOT

LANG = ROOT / "data" / "lang"
FALLBACK = "en"


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """A language. Only one that `is_offered` can be chosen by people.

    `forms`: the forms that its names may have. `plain_numbers_below`: smaller numbers have no separator of thousands. `address`: the word
    that its texts use for their reader.
    """

    name: str
    address: str = ""
    forms: tuple[str, ...] = ()
    plain_numbers_below: int = 0
    is_offered: bool = False


def read_language(file: Path, code: str) -> Language:
    """Return the language of a file; one without a file is called by its code."""
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Language) if file.is_file() else Language(code)


@cache
def describe_language(code: str) -> Language:
    """Return the language of a code."""
    return read_language(LANG / code / "language.toml", code)
