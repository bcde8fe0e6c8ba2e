"""What a language says of itself in `data/lang/<code>/language.toml`.

Its name, its forms, whether it is offered to people.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from data.homes import ROOT

LANG = ROOT / "data" / "lang"
FALLBACK = "en"


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """A language.

    `forms`: what its names may be asked for. `plain_numbers_below`: smaller numbers have no separator of thousands.

    `address`: the word that its texts use for their reader. Only a language that `is_offered` can be chosen by people.
    """

    name: str
    address: str = ""
    forms: tuple[str, ...] = ()
    plain_numbers_below: int = 0
    is_offered: bool = False


def read_language(file: Path, code: str) -> Language:
    """Return what a file says of a language; one without a file is called by its code."""
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Language) if file.is_file() else Language(code)


@cache
def describe_language(code: str) -> Language:
    """Return what is known of the language with a code."""
    return read_language(LANG / code / "language.toml", code)
