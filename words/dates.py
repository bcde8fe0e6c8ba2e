"""Days and times as a language writes them, if Discord's `<t:…>` does not work there."""

from __future__ import annotations

import unicodedata
from calendar import timegm
from datetime import datetime
from functools import cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton, format_time

FALLBACK = "en-GB"
"""English with days before months, and hours up to 24."""


@cache
def _locale(code: str) -> Locale:
    try:
        return Locale.parse(FALLBACK if code == "en" else code, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK, sep="-")


def day_and_time(at: datetime, code: str) -> str:
    """Return a day of the year with its weekday and time: `Do., 24. Dez. 18:30`."""
    return f"{format_skeleton('MMMEd', at, locale=_locale(code))} {time_of_day(at, code)}"


def wall_clock(at: datetime) -> int:
    """Return a local time as an argument: seconds since 1970 of the same clock in UTC."""
    return timegm(at.timetuple())


def time_of_day(at: datetime, code: str) -> str:
    """Return a time of day: `18:30`."""
    return str(format_time(at, "short", locale=_locale(code)))


def plain_month(name: str) -> str:
    """Return the name of a month for comparing: small letters without accents and stops."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalpha())


@cache
def months(*codes: str) -> dict[str, int]:
    """Return the number of each name of a month in these languages.

    Whole and short names, and their first three letters if only one month has them.
    """
    whole: dict[str, int] = {}
    starts: dict[str, set[int]] = {}
    for code in codes:
        for context in ("format", "stand-alone"):
            for width in ("wide", "abbreviated"):
                for number, name in _locale(code).months[context][width].items():
                    whole.setdefault(plain_month(name), number)
                    starts.setdefault(plain_month(name)[:3], set()).add(number)
    short = {start: min(numbers) for start, numbers in starts.items() if len(numbers) == 1}
    return {**short, **whole}


def month_named(name: str, *codes: str) -> int | None:
    """Return the month of a name, or of its first three letters if only one has them."""
    numbers = months(*codes)
    return numbers.get(plain_month(name), numbers.get(plain_month(name)[:3]))
