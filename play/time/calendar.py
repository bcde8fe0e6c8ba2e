"""When a person is there: time zone, quiet hours, holidays, and what they do to clocks.

Moments are seconds since 1970. Times of day are minutes since midnight: 8:30 is 510. A *pause* is a time during which a clock stands still:
a person's holiday, or the time for which the bot was down. Quiet hours stop no clock. A deadline in quiet hours moves to an hour after
their end, so nobody has to get up for a game, and nobody gains more than a night. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from itertools import count
from typing import TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct
from msgspec.structs import replace

from words.dates import month_named

HOUR = 3_600.0
"""Seconds of an hour."""

DAY = 86_400.0
"""Seconds of a day."""

DAY_MINUTES = 24 * 60
"""Minutes of a day."""

HOLIDAYS = 30
"""The most days of holiday of a person in a year, so that no match lasts for ever."""

SHORTEST = 60.0
"""The least seconds of a holiday."""

LONGEST_QUIET = 12 * 60
"""The most minutes of quiet hours, so that no match lasts for ever."""

NIGHT = (23 * 60, 7 * 60)
"""The quiet hours of a person who has just chosen a time zone."""

Span: TypeAlias = tuple[float, float]
"""The beginning and the end of a time."""


class Holiday(Struct, frozen=True):
    """A person is away from `since` up to `until`.

    `open_end`: they are away until they say that they are back; then `until` is when the days of the year are used up.
    """

    since: float
    until: float
    open_end: bool = False


class Hours(Struct, frozen=True):
    """When a person is there.

    `zone`: the IANA name of their time zone; `None`: unknown, so there are no quiet hours. `quiet`: the times of day at which their quiet
    hours begin and end, before or after midnight; `None`: they have none. `holidays`: in order, including past ones.
    """

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    holidays: tuple[Holiday, ...] = ()


ALWAYS = Hours()
"""The hours of a person who chose nothing."""

ZONES = (
    "Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Rome", "Europe/Athens", "Europe/Helsinki",
    "Europe/Moscow", "Africa/Johannesburg", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney",
    "Pacific/Auckland", "America/Sao_Paulo", "America/Halifax", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Anchorage", "Pacific/Honolulu",
)  # fmt: skip
"""The zones that are offered in a menu; any other can be typed."""

OTHER_SUMMER = (
    "Europe/Dublin", "Africa/Accra", "Africa/Cairo", "Africa/Tunis", "Asia/Jerusalem", "Australia/Brisbane", "America/Panama",
    "America/Mexico_City", "America/Phoenix",
)  # fmt: skip
"""Zones that share an abbreviation such as `EST` with a zone in `ZONES`, but have another summer time or none."""

AREAS = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
"""The first parts of zone names that end with a city, such as `Europe/Berlin`."""

COUNTRIES = ("Brazil", "Canada", "Chile", "Mexico", "US")
"""The first parts of zone names that end with a part of a country, such as `US/Pacific`."""

NOWHERE = ("Factory", "Greenwich", "Universal", "Zulu")
"""Zone names of one word that are no country. All other words with a capital, such as `Japan`, are countries."""


@cache
def _zone(name: str | None) -> tzinfo:
    """Return a time zone; UTC for `None` and for a zone that this machine does not know."""
    try:
        return UTC if name is None else ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


@cache
def _zones() -> dict[str, str]:
    """Return the zones by what people type for them in small letters: a whole name or a city.

    Abbreviations such as `EST` and offsets such as `Etc/GMT+5` are left out, because they have no summer time or that of another place.
    """
    cities: dict[str, str] = {}
    names: dict[str, str] = {}
    for zone in sorted(available_timezones()):
        area, _, rest = zone.partition("/")
        if rest and area in AREAS:
            cities[rest.rsplit("/", 1)[-1].lower()] = zone
        if rest:
            is_place = area in (*AREAS, *COUNTRIES)
        else:
            is_place = area.istitle() and area not in NOWHERE
        if is_place:
            names[zone.lower()] = zone
    return {**cities, **names, "utc": "UTC"}


def zone_of(text: str) -> str | None:
    """Return the zone that somebody typed (`Europe/Berlin`, `berlin`, `new york`), or `None`."""
    return _zones().get(re.sub(r"\s+", "_", text.strip().lower()))


def cities_of(letters: str, now: float) -> tuple[str, ...]:
    """Return the zones whose clocks use letters such as `EST` at some time of the year."""
    year, wanted = datetime.fromtimestamp(now, UTC).year, letters.strip().upper()
    winter, summer = datetime(year, 1, 15), datetime(year, 7, 15)
    return tuple(
        zone for zone in (*ZONES, *OTHER_SUMMER) if wanted in {day.replace(tzinfo=_zone(zone)).strftime("%Z") for day in (winter, summer)}
    )


def local(hours: Hours, at: float) -> datetime:
    """Return a moment on the clock of the person."""
    return datetime.fromtimestamp(at, _zone(hours.zone))


def moment_of(hours: Hours, day: date, hour: int = 0, minute: int = 0) -> float:
    """Return when the clock of the person shows a time of a day.

    A time that the clocks skip in spring is read as if they had not been put forward yet. Always use this function: adding hours to the
    beginning of a day is wrong on days on which the clocks change.
    """
    return datetime.combine(day, time(hour, minute), _zone(hours.zone)).timestamp()


def daily(hours: Hours, now: float, hour: int, minute: int = 0) -> Iterator[float]:
    """Yield when the person's clock shows a time of day: today (perhaps over), then each day."""
    today = local(hours, now).date()
    return (moment_of(hours, today + timedelta(days=ahead), hour, minute) for ahead in count())


def quiet_until(hours: Hours, at: float) -> float | None:
    """Return when the quiet hours around a moment end; `None` outside them."""
    if hours.zone is None or hours.quiet is None or hours.quiet[0] == hours.quiet[1]:
        return None
    start, end = hours.quiet
    if not (0 <= start < DAY_MINUTES and 0 <= end < DAY_MINUTES):  # the row is damaged
        return None
    today = local(hours, at).date()
    for first in (today - timedelta(days=1), today):
        last = first if end > start else first + timedelta(days=1)
        until = moment_of(hours, last, *divmod(end, 60))
        if moment_of(hours, first, *divmod(start, 60)) <= at < until:
            return until
    return None


def holiday_at(hours: Hours, at: float) -> Holiday | None:
    """Return the holiday around a moment, or `None`."""
    return next((holiday for holiday in hours.holidays if holiday.since <= at < holiday.until), None)


def rest_until(hours: Hours, at: float) -> float | None:
    """Return when a resting or absent person may be notified again; `None`: now."""
    until: float | None = None
    while (end := _rest(hours, at if until is None else until)) is not None:
        until = end
    return until


def _rest(hours: Hours, at: float) -> float | None:
    """Return when the holiday or the quiet hours around a moment end; `None` outside both."""
    away = holiday_at(hours, at)
    return away.until if away is not None else quiet_until(hours, at)


def next_change(hours: Hours, at: float) -> float | None:
    """Return when the next holiday begins or ends after a moment, or `None`."""
    changes: list[float] = []
    for holiday in hours.holidays:
        if holiday.until > holiday.since:
            changes += [holiday.since, holiday.until]
    return min((change for change in changes if change > at), default=None)


def pauses(hours: Hours, stops: Iterable[Span] = ()) -> tuple[Span, ...]:
    """Return when a person's clocks stand still, in order and without overlaps."""
    merged: list[Span] = []
    for since, until in sorted([*stops, *((holiday.since, holiday.until) for holiday in hours.holidays)]):
        if until <= since:
            continue
        if merged and since <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(until, merged[-1][1]))
        else:
            merged.append((since, until))
    return tuple(merged)


def moment_after(start: float, seconds: float, stops: Sequence[Span]) -> float:
    """Return when a clock that began at `start` has run for `seconds`, without `stops`."""
    at = start
    for since, until in stops:
        if until <= at:
            continue
        if since - at >= seconds:
            break
        seconds -= max(0.0, since - at)
        at = until
    return at + seconds


def elapsed_seconds(start: float, end: float, stops: Sequence[Span]) -> float:
    """Return for how many seconds a clock ran between two moments, without `stops`."""
    standstill = sum(max(0.0, min(until, end) - max(since, start)) for since, until in stops)
    return max(0.0, end - start - standstill)


def nights(hours: Hours, since: float, until: float) -> tuple[Span, ...]:
    """Return the quiet hours of a person between two moments, to a quarter of an hour."""
    spans: list[Span] = []
    at = since
    while at < until:
        end = quiet_until(hours, at)
        if end is None:
            at += HOUR / 4
        else:
            spans.append((at, end))
            at = end
    return tuple(spans)


def awake(hours: Hours, at: float) -> float:
    """Return a moment; if it is in quiet hours or a holiday, an hour after their end."""
    until = rest_until(hours, at)
    return at if until is None else until + HOUR


def days_left(hours: Hours, at: float) -> float:
    """Return the days of holiday left in a moment's year. A holiday counts where it begins."""
    year = local(hours, at).year
    used = sum(holiday.until - holiday.since for holiday in hours.holidays if local(hours, holiday.since).year == year)
    return max(0.0, HOLIDAYS - used / DAY)


def overlapping_holiday(hours: Hours, since: float, until: float) -> Holiday | None:
    """Return the first holiday that has a moment in common with a span, or `None`."""
    return next((holiday for holiday in hours.holidays if holiday.since < until and since < holiday.until), None)


def with_holiday(hours: Hours, since: float, until: float | None, now: float) -> Hours | None:
    """Return the hours with one more holiday, which begins now at the earliest.

    `until` is `None`: it lasts until the person is back, or until the next planned holiday. Returns `None` if too few days are left, or if
    another holiday overlaps.
    """
    since = max(since, now)
    longest = days_left(hours, since) * DAY
    if until is None:
        next_planned = [other.since for other in hours.holidays if other.since > since]
        holiday = Holiday(since, min([since + longest, *next_planned]), open_end=True)
    else:
        holiday = Holiday(since, until)
    if overlapping_holiday(hours, holiday.since, holiday.until) is not None:
        return None
    if not SHORTEST <= holiday.until - since <= longest + HOUR:  # one day in autumn has 25 hours
        return None
    return replace(hours, holidays=tuple(sorted((*hours.holidays, holiday), key=lambda day: day.since)))


def back(hours: Hours, now: float) -> Hours:
    """Return the hours of a person who is back, without the rest of this and later holidays.

    Past holidays stay, because clocks stood still for them. A holiday that ends within its first minute is deleted, because otherwise
    repeated leaving and coming back would make the list longer and longer.
    """
    past = (
        replace(holiday, until=min(holiday.until, now), open_end=False) for holiday in hours.holidays if holiday.since <= now - SHORTEST
    )
    return replace(hours, holidays=tuple(past))


def bounded_hours(hours: Hours, since: float, until: float, most: float) -> Hours:
    """Return the hours with at most `most` seconds of holidays in a span, and none after it."""
    holidays, remaining = [], most
    for holiday in hours.holidays:
        first, last = max(holiday.since, since), min(holiday.until, until)
        if holiday.until <= since:
            holidays.append(holiday)
        elif first < last and remaining > 0.0:
            last = min(last, first + remaining)
            remaining -= last - first
            holidays.append(replace(holiday, until=last))
    return replace(hours, holidays=tuple(holidays))


def without_old(hours: Hours, now: float) -> Hours:
    """Return the hours without holidays that ended over a year ago: no clock needs them."""
    return replace(hours, holidays=tuple(holiday for holiday in hours.holidays if holiday.until > now - 366 * DAY))


_CLOCK = re.compile(r"\s*(\d{1,2})(?:(?:[:.]|\s*h\s*)?(\d{2}))?\s*(am|pm|h|uhr)?\s*", re.IGNORECASE | re.ASCII)
"""A typed time of day; its groups are the hour, the minute, and what follows."""


def time_of(text: str) -> int | None:
    """Return a typed time (`23`, `23:30`, `7.15`, `11pm`, `18 h 30`) in minutes, or `None`."""
    clock = _CLOCK.fullmatch(text)
    if clock is None:
        return None
    hour, minute, suffix = int(clock[1]), int(clock[2] or 0), (clock[3] or "").lower()
    if suffix in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if suffix == "pm" else 0)
    if hour == 24 and minute == 0:
        hour = 0
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def length(quiet: tuple[int, int]) -> int:
    """Return the minutes that quiet hours last."""
    return (quiet[1] - quiet[0]) % DAY_MINUTES


_ISO = re.compile(r"\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*", re.ASCII)
_NAMED = re.compile(r"\s*([0-9]{1,2})(?:\.|er|º|°)?\s*(?:de\s+)?([^\W\d_]{3,})\.?\s*(?:de\s+)?([0-9]{4})?(?:\s*r\.)?\s*", re.IGNORECASE)
_DOTTED = re.compile(r"\s*(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?\s*", re.ASCII)
_SLASHED = re.compile(r"\s*(\d{1,2})/(\d{1,2})(?:/(\d{4}))?\s*", re.ASCII)
"""Typed days: `2026-12-24`, `24 Dec 2026`, `24.12.2026`, `24/12/2026`; all but the first also without a year."""


def day_of(text: str, today: date, language: str = "en") -> date | None:
    """Return a typed day (`2026-12-24`, `24 Dec`, `24.12.`), or `None`.

    Without a year it is the next such day. Months have their English names and those of the `language`: `24 déc.`, `24 de dezembro`.
    `24/12` is understood in all languages except English, because some people write the month first there.
    """
    year: int | None
    if match := _ISO.fullmatch(text):
        year, month, day = int(match[1]), int(match[2]), int(match[3])
    elif match := _NAMED.fullmatch(text):
        named_month = month_named(match[2], language, "en")
        if named_month is None:
            return None
        year, month, day = _year(match[3]), named_month, int(match[1])
    elif match := _DOTTED.fullmatch(text) or (_SLASHED.fullmatch(text) if language != "en" else None):
        year, month, day = _year(match[3]), int(match[2]), int(match[1])
    else:
        return None
    for guess in (year,) if year is not None else (today.year, today.year + 1):
        try:
            typed_day = date(guess, month, day)
        except ValueError:
            continue
        if year is not None or typed_day >= today:
            return typed_day
    return None


def _year(text: str | None) -> int | None:
    return None if text is None else int(text)
