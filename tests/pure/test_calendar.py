"""Time zones, quiet hours and holidays, and how they change a clock. All of it is arithmetic."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from play.time import calendar
from play.time.calendar import DAY, HOLIDAYS, HOUR, NIGHT, Holiday, Hours

BERLIN = Hours("Europe/Berlin", NIGHT)


def at(text: str, zone: str = "Europe/Berlin") -> float:
    """The moment of a local date and time."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_quiet_hours_can_include_midnight() -> None:
    assert calendar.quiet_until(BERLIN, at("2026-05-04 22:59")) is None
    assert calendar.quiet_until(BERLIN, at("2026-05-04 23:00")) == at("2026-05-05 07:00")
    assert calendar.quiet_until(BERLIN, at("2026-05-05 06:59")) == at("2026-05-05 07:00")
    assert calendar.quiet_until(BERLIN, at("2026-05-05 07:00")) is None
    nap = Hours("Europe/Berlin", (13 * 60, 14 * 60 + 30))
    assert calendar.quiet_until(nap, at("2026-05-05 13:10")) == at("2026-05-05 14:30")
    assert calendar.quiet_until(nap, at("2026-05-05 02:00")) is None


def test_without_a_zone_or_quiet_hours_there_is_no_night() -> None:
    assert calendar.quiet_until(Hours(None, NIGHT), 0.0) is None
    assert calendar.quiet_until(Hours("Europe/Berlin", None), 0.0) is None


def test_a_zone_that_this_machine_does_not_know_counts_as_utc() -> None:
    assert calendar.quiet_until(Hours("Atlantis/City", NIGHT), at("2026-05-05 02:00", "UTC")) == at("2026-05-05 07:00", "UTC")


@pytest.mark.parametrize(("night", "hours"), [("2026-03-28", 7), ("2026-10-24", 9), ("2026-06-01", 8)], ids=["spring", "autumn", "summer"])
def test_quiet_hours_end_at_seven_when_the_clocks_change(night: str, hours: int) -> None:
    start = at(f"{night} 23:00")
    end = calendar.quiet_until(BERLIN, start)
    assert end is not None and calendar.local(BERLIN, end).hour == 7 and end - start == hours * HOUR
    assert calendar.quiet_until(BERLIN, end - 1.0) == end and calendar.quiet_until(BERLIN, end) is None


def test_a_rest_covers_a_holiday_and_the_night_after_it() -> None:
    away = Hours("Europe/Berlin", NIGHT, (Holiday(at("2026-05-01 00:00"), at("2026-05-04 00:00")),))
    assert calendar.rest_until(away, at("2026-05-02 12:00")) == at("2026-05-04 07:00")
    assert calendar.rest_until(away, at("2026-05-04 12:00")) is None
    assert calendar.awake(away, at("2026-05-02 12:00")) == at("2026-05-04 08:00")
    assert calendar.next_change(away, at("2026-05-02 12:00")) == at("2026-05-04 00:00")


def test_a_clock_stands_still_in_pauses_that_may_overlap() -> None:
    away = Hours(holidays=(Holiday(100.0, 200.0), Holiday(400.0, 500.0)))
    stops = calendar.pauses(away, [(150.0, 250.0), (250.0, 260.0), (300.0, 300.0)])
    assert stops == ((100.0, 260.0), (400.0, 500.0))
    assert calendar.moment_after(0.0, 100.0, stops) == 100.0
    assert calendar.moment_after(0.0, 101.0, stops) == 261.0
    assert calendar.moment_after(150.0, 10.0, stops) == 270.0
    assert calendar.moment_after(0.0, 300.0, stops) == 560.0
    for start in (0.0, 120.0, 270.0):
        for seconds in (1.0, 90.0, 333.0):
            assert calendar.elapsed_seconds(start, calendar.moment_after(start, seconds, stops), stops) == seconds


def test_an_open_holiday_takes_the_days_left_in_the_year() -> None:
    now = at("2026-05-01 12:00")
    first = calendar.with_holiday(BERLIN, at("2026-05-10 00:00"), at("2026-05-20 00:00"), now)
    assert first is not None and calendar.days_left(first, now) == HOLIDAYS - 10
    assert calendar.with_holiday(first, at("2026-05-19 00:00"), at("2026-05-21 00:00"), now) is None
    assert calendar.with_holiday(first, at("2026-06-01 00:00"), at("2026-06-30 00:00"), now) is None
    endless = calendar.with_holiday(first, at("2026-06-01 00:00"), until=None, now=now)
    assert endless is not None
    _, open_holiday = endless.holidays
    assert open_holiday == Holiday(at("2026-06-01 00:00"), at("2026-06-21 00:00"), open_end=True)
    assert calendar.with_holiday(endless, at("2026-08-01 00:00"), until=None, now=now) is None
    gone = calendar.with_holiday(first, at("2026-05-04 00:00"), until=None, now=now)
    assert gone is not None
    away, _ = gone.holidays
    assert away.until == at("2026-05-10 00:00"), "it ends when the next planned holiday begins"
    assert calendar.days_left(endless, at("2027-01-02 00:00")) == HOLIDAYS
    home = calendar.back(endless, at("2026-06-05 00:00"))
    _, ended = home.holidays
    assert ended == Holiday(at("2026-06-01 00:00"), at("2026-06-05 00:00")) and calendar.days_left(home, now) == HOLIDAYS - 14
    assert calendar.back(endless, now).holidays == ()
    assert calendar.without_old(home, at("2027-06-04 00:00")).holidays == (ended,)


def test_a_holiday_begins_now_at_the_earliest() -> None:
    now = at("2026-05-01 12:00")
    begun = calendar.with_holiday(BERLIN, at("2026-04-20 00:00"), at("2026-05-03 00:00"), now)
    assert begun is not None
    (holiday,) = begun.holidays
    assert holiday.since == now
    assert calendar.with_holiday(BERLIN, at("2026-04-20 00:00"), at("2026-04-22 00:00"), now) is None
    assert calendar.holiday_at(begun, now + DAY) == holiday


def test_typed_dates_and_hours_are_understood_or_refused() -> None:
    typed = {"23": 1380, "7": 420, "23:30": 1410, "7.15": 435, "11pm": 1380, "12 am": 0, "24": 0, "0": 0, "2300": 1380}
    assert {text: calendar.time_of(text) for text in typed} == typed
    assert [calendar.time_of(text) for text in ("25", "24:30", "7:60", "night", "", "13pm", "-1", "٣")] == [None] * 8
    today = date(2026, 11, 22)
    days = {"2026-12-24": date(2026, 12, 24), "24 Dec": date(2026, 12, 24), "24.12.": date(2026, 12, 24), "1 jan": date(2027, 1, 1)}
    assert {text: calendar.day_of(text, today) for text in days} == days
    assert [calendar.day_of(text, today) for text in ("31.2.", "soon", "", "24 Foo", "2026-13-01", "0000-01-01")] == [None] * 6
    assert [calendar.time_of(text) for text in ("18 h 30", "18h", "7.15 Uhr", "18 h 3")] == [1110, 1080, 435, None]
    assert [calendar.zone_of(text) for text in ("berlin", "New York", "europe/lisbon", "Nowhere")] == [
        "Europe/Berlin", "America/New_York", "Europe/Lisbon", None,
    ]  # fmt: skip
    assert calendar.length(NIGHT) == 8 * 60


@pytest.mark.parametrize(
    ("language", "days"),
    [
        ("de", {"24. Dezember": 12, "24. Dez": 12, "24 März 2027": 3, "24 dec": 12}),
        ("fr", {"24 décembre": 12, "24 déc.": 12, "24 dec": 12, "1er février": 2, "3 juil.": 7, "3 juin": 6}),
        ("es", {"24 de diciembre": 12, "3 ene": 1, "24 Dec": 12}),
        ("pt-BR", {"24 de dezembro de 2026": 12, "24 dez.": 12, "3 fevereiro": 2}),
        ("pl", {"24 grudnia 2026 r.": 12, "24 grudzień": 12, "24 gru": 12, "3 paź": 10}),
        ("xx", {"24 Dec": 12}),
    ],
)
def test_months_are_read_in_the_own_language_and_in_english(language: str, days: dict[str, int]) -> None:
    days_read = {text: calendar.day_of(text, date(2026, 11, 22), language) for text in days}
    assert {text: day.month for text, day in days_read.items() if day is not None} == days


def test_an_ambiguous_month_is_refused() -> None:
    assert calendar.day_of("3 jui", date(2026, 11, 22), "fr") is None


def test_days_with_slashes_are_read_but_not_in_english() -> None:
    today = date(2026, 11, 22)
    assert calendar.day_of("24/12", today, "pt-BR") == calendar.day_of("24/12/2026", today, "fr") == date(2026, 12, 24)
    assert calendar.day_of("12/24", today, "pt-BR") is None and calendar.day_of("5/6", today) is None


def test_places_are_time_zones_and_abbreviations_are_not() -> None:
    """`EST` has no summer time, and most people who type it live by a clock that has."""
    letters = ("EST", "MST", "HST", "EET", "CET", "MET", "WET", "GMT", "CST6CDT", "PST8PDT", "GB", "NZ", "PRC", "W-SU", "localtime", "Zulu")
    distances = ("GMT+5", "Etc/GMT+5", "Etc/UTC", "UTC+2", "GMT0", "GMT-0", "+03", "Universal", "Greenwich", "Factory")
    assert [text for text in (*letters, *distances) if calendar.zone_of(text)] == []
    for text in (*calendar.ZONES, *calendar.OTHER_SUMMER, "UTC", "utc", "US/Eastern", "Japan", "Portugal", "Samoa", "Ho Chi Minh"):
        assert calendar.zone_of(text) is not None, text
    assert calendar.zone_of("samoa") == "Pacific/Samoa" and set(calendar.ZONES) <= {calendar.zone_of(zone) for zone in calendar.ZONES}
    cities = {"EST": ("America/New_York", "America/Panama"), "mst": ("America/Denver", "America/Phoenix"), "HST": ("Pacific/Honolulu",)}
    assert {text: calendar.cities_of(text, at("2026-05-04 12:00")) for text in cities} == cities
    assert set(calendar.cities_of("IST", 0.0)) == {"Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"} and not calendar.cities_of("", 0.0)


def test_a_holiday_of_seconds_leaves_nothing() -> None:
    hours, now = Hours("Europe/Berlin"), 1_000_000.0
    for _ in range(3):
        away = calendar.with_holiday(hours, now, until=None, now=now)
        assert away is not None
        hours = calendar.back(away, now + 30.0)
        now += 31.0
    assert hours.holidays == ()
    away = calendar.with_holiday(hours, now, until=None, now=now)
    assert away is not None and len(calendar.back(away, now + 60.0).holidays) == 1


def test_impossible_quiet_hours_count_as_none() -> None:
    assert calendar.quiet_until(Hours("Europe/Berlin", (5000, -3)), 1_000_000.0) is None
