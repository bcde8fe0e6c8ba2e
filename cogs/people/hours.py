"""When a person is there: time zone, quiet hours and holidays, with their forms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from cogs.actions.people import (
    ChooseZone,
    ComeBack,
    DropQuiet,
    KeepHoliday,
    KeepQuiet,
    KeepZone,
    LeaveNow,
    ShowHours,
    ShowTurns,
    TypeHoliday,
    TypeQuiet,
    TypeZone,
)
from cogs.actions.wire import Action
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import shown_name
from cogs.panel.spec import CHOICE_LABEL, PART_LABEL, PLACEHOLDER, Blank, Button, Choice, Menu, Modal, Screen, cut
from engine.values.core import EngineError, Msg, Say
from play.time import calendar
from play.time.calendar import HOLIDAYS, LONGEST_QUIET, NIGHT, Holiday, Hours

LONGEST_TYPED = 40
"""The most characters of a time, a day or a zone that is typed."""

MIDDAY = 12 * 3600
"""Seconds from midnight to noon."""

SHOWN = 4
"""The most holidays listed on the screen."""

MEANT = 6
"""The most cities named to somebody who typed an abbreviation for a time zone."""


class HoursScreens(Handlers):
    """Time zone, quiet hours and holidays of one person."""

    @handles(ShowHours)
    async def show(self, click: Click[ShowHours]) -> None:
        """Show when the person is there."""
        await self._show(click, (await self.host.people.settings(click.user_id)).hours)

    @handles(TypeZone)
    async def type_zone(self, click: Click[TypeZone]) -> None:
        """Open the form for any other zone."""
        await self._form(
            click, KeepZone(), "time.hours.zone-title", (blank(click.say, "time.hours.zone-label", "time.hours.zone-hint", ""),)
        )

    @handles(ChooseZone, KeepZone)
    async def take_zone(self, click: Click[ChooseZone | KeepZone]) -> None:
        """Take the zone of the menu, or the one that was typed."""
        zone = zone_typed(click.value, self.host.ledger.clock.now())

        def with_zone(hours: Hours) -> Hours:
            is_first = hours.zone is None  # with their first zone a person gets quiet hours at night
            return replace(hours, zone=zone, quiet=NIGHT if is_first else hours.quiet)

        await self._change(click, with_zone)

    @handles(TypeQuiet)
    async def type_quiet(self, click: Click[TypeQuiet]) -> None:
        """Open the form of the quiet hours."""
        start, end = (await self.host.people.settings(click.user_id)).hours.quiet or NIGHT
        parts = (
            blank(click.say, "time.hours.quiet-from", "time.hours.quiet-hint", clock(start)),
            blank(click.say, "time.hours.quiet-to", "time.hours.quiet-hint", clock(end)),
        )
        await self._form(click, KeepQuiet(), "time.hours.quiet-title", parts)

    @handles(KeepQuiet)
    async def keep_quiet(self, click: Click[KeepQuiet]) -> None:
        """Keep the quiet hours that were typed."""
        quiet = quiet_typed(click.values)
        await self._change(click, lambda hours: replace(hours, quiet=quiet))

    @handles(DropQuiet)
    async def drop_quiet(self, click: Click[DropQuiet]) -> None:
        """Have no quiet hours."""
        await self._change(click, lambda hours: replace(hours, quiet=None))

    @handles(TypeHoliday)
    async def type_holiday(self, click: Click[TypeHoliday]) -> None:
        """Open the form of a holiday."""
        parts = (
            blank(click.say, "time.hours.first-day", "time.hours.day-hint", ""),
            blank(click.say, "time.hours.last-day", "time.hours.day-hint", ""),
        )
        await self._form(click, KeepHoliday(), "time.hours.holiday-title", parts)

    @handles(KeepHoliday)
    async def keep_holiday(self, click: Click[KeepHoliday]) -> None:
        """Keep the holiday that was typed, from the start of its first day to the end of its last."""
        now, hours = self.host.ledger.clock.now(), (await self.host.people.settings(click.user_id)).hours
        today = calendar.local(hours, now).date()
        days = []
        for text in two_texts(click.values):
            day = calendar.day_of(text, today, click.language)
            if day is None or day.year > today.year + 1:
                raise EngineError("no day", Msg("time.hours.day-unknown", text=_quote(text)))
            days.append(day)
        first, last = days
        if last < first or last < today:
            raise EngineError("no holiday", Msg("time.hours.holiday-backwards", first=first.isoformat(), last=last.isoformat()))
        since, until = calendar.moment_of(hours, first), calendar.moment_of(hours, last + timedelta(days=1))
        await self._plan(click, since, until)

    @handles(LeaveNow)
    async def leave_now(self, click: Click[LeaveNow]) -> None:
        """Be away until further notice; it is asked first, because others have to wait."""
        say, now = click.say, self.host.ledger.clock.now()
        hours = (await self.host.people.settings(click.user_id)).hours
        if click.action.sure:
            return await self._plan(click, now, None)
        tried = calendar.with_holiday(hours, now, until=None, now=now)  # to say when it would end at the latest
        if tried is None:
            raise EngineError("no days left", _refusal(hours, now))
        until = next(holiday.until for holiday in tried.holidays if holiday.since == now)
        head = say(Msg("time.hours.leave-ask", when=str(int(until))))
        row = (Button(LeaveNow(True), say(Msg("time.hours.leave-yes")), "primary"), Button(ShowHours(), say(Msg("discord.panel.back"))))
        await click.reply.screen(Screen((head,), (row,)))

    async def _plan(self, click: Click[Any], since: float, until: float | None) -> None:
        """Plan a holiday; `until`: `None` for one with an open end."""
        now = self.host.ledger.clock.now()

        def with_holiday(hours: Hours) -> Hours:
            changed = calendar.with_holiday(calendar.without_old(hours, now), since, until, now)
            if changed is None:
                other = None if until is None else calendar.overlapping_holiday(hours, max(since, now), until)
                if other is not None:
                    raise EngineError("a holiday is there", Msg("time.hours.overlaps", holiday=_words(other)))
                raise EngineError("no days left", _refusal(hours, max(since, now)))
            return changed

        await self._change(click, with_holiday)

    @handles(ComeBack)
    async def come_back(self, click: Click[ComeBack]) -> None:
        """End one's holiday, and delete the planned ones."""
        now = self.host.ledger.clock.now()
        await self._change(click, lambda hours: calendar.back(hours, now))

    async def _change(self, click: Click[Any], change: Callable[[Hours], Hours]) -> None:
        old = await self.host.people.settings(click.user_id)
        new = replace(old, hours=change(old.hours))
        await self.host.people.choose(click.user_id, new)
        await self._show(click, new.hours)

    async def _show(self, click: Click[Any], hours: Hours) -> None:
        await click.reply.screen(screen(hours, self.host.ledger.clock.now(), click.say))

    async def _form(self, click: Click[Any], action: Action, heading: str, parts: tuple[Blank, ...]) -> None:
        await click.open_form(Modal(action, cut(click.say(Msg(heading)), PART_LABEL), parts))


def zone_typed(text: str, now: float) -> str:
    """Return the time zone that was typed into a form.

    Raises `EngineError`; if an abbreviation means several zones, it names their cities.
    """
    zone = calendar.zone_of(text)
    if zone is not None:
        return zone
    meant = tuple(zone_name(city).partition(" (")[0] for city in calendar.cities_of(text, now))[:MEANT]
    if meant:
        raise EngineError("letters", Msg("time.hours.zone-letters", text=_quote(text), cities=meant))
    raise EngineError("no such zone", Msg("time.hours.zone-unknown", text=_quote(text)))


def quiet_typed(typed: Sequence[str]) -> tuple[int, int]:
    """Return the quiet hours that were typed into a form; raises `EngineError`."""
    times = []
    for text in two_texts(typed):
        at = calendar.time_of(text)
        if at is None:
            raise EngineError("no time of day", Msg("time.hours.time-unknown", text=_quote(text)))
        times.append(at)
    quiet = (times[0], times[1])
    if not 0 < calendar.length(quiet) <= LONGEST_QUIET:
        raise EngineError("too long", Msg("time.hours.quiet-long", most=LONGEST_QUIET // 60, start=clock(quiet[0]), end=clock(quiet[1])))
    return quiet


def two_texts(typed: Sequence[str]) -> tuple[str, str]:
    """Return the texts of a form with two fields; what a forged form lacks is empty."""
    first, second = (*typed, "", "")[:2]
    return first, second


def screen(hours: Hours, now: float, say: Say) -> Screen:
    """Return when a person is there, and the buttons to change it."""
    if hours.zone is None:
        lines = [say(Msg("time.hours.no-zone"))]
    else:
        lines = [say(Msg("time.hours.zone", zone=zone_name(hours.zone), now=calendar.local(hours, now).strftime("%H:%M")))]
        if hours.quiet is None:
            lines.append(say(Msg("time.hours.no-quiet")))
        else:
            lines.append(say(Msg("time.hours.quiet", start=clock(hours.quiet[0]), end=clock(hours.quiet[1]))))
    planned = [holiday for holiday in hours.holidays if holiday.until > now]
    lines += [say(_words(holiday)) for holiday in planned[:SHOWN]]
    lines.append(say(Msg("time.hours.left", days=round(calendar.days_left(hours, now)), most=HOLIDAYS)))
    choices = tuple(Choice(zone, cut(zone_name(zone), CHOICE_LABEL), chosen=zone == hours.zone) for zone in calendar.ZONES)
    label = zone_name(hours.zone) if hours.zone else say(Msg("time.hours.choose"))
    menu = Menu(ChooseZone(), cut(label, PLACEHOLDER), choices)
    day_row = [Button(TypeZone(), say(Msg("time.hours.other")))]
    if hours.zone is not None:
        day_row.append(Button(TypeQuiet(), say(Msg("house.quiet-label"))))
        if hours.quiet is not None:
            day_row.append(Button(DropQuiet(), say(Msg("time.hours.drop-quiet"))))
    holiday_row = [Button(TypeHoliday(), say(Msg("time.hours.plan")))]
    if calendar.holiday_at(hours, now) is None:
        holiday_row.append(Button(LeaveNow(False), say(Msg("time.hours.leave"))))
    if planned:
        key = "time.hours.call-off" if calendar.holiday_at(hours, now) is None else "time.hours.back"
        holiday_row.append(Button(ComeBack(), say(Msg(key)), "primary"))
    back = (Button(ShowTurns(), say(Msg("time.hours.settings"))),)
    head = (f"### {say(Msg('time.hours.head'))}", "\n".join(lines))
    return Screen(head, (menu, tuple(day_row), tuple(holiday_row), back), foot=(f"-# {say(Msg('time.hours.hint'))}",))


def _words(holiday: Holiday) -> Msg:
    """Return a holiday in words.

    A planned one is shown by the noons of its first and last day: clients in other time zones then show the same days. One with an open end
    is shown by its moments.
    """
    if holiday.open_end:
        return Msg("time.hours.holiday-open", since=str(int(holiday.since)), until=str(int(holiday.until)))
    since, until = int(holiday.since), int(holiday.until)
    return Msg("time.hours.holiday", since=str(min(since + MIDDAY, until)), until=str(max(until - MIDDAY, since)))


def _refusal(hours: Hours, at: float) -> Msg:
    return Msg("time.hours.no-days", days=round(calendar.days_left(hours, at)), most=HOLIDAYS)


def blank(say: Say, label: str, hint: str, value: str) -> Blank:
    """Return a part of a form for a time or a day."""
    return Blank(cut(say(Msg(label)), PART_LABEL), say(Msg(hint)), value, LONGEST_TYPED)


def _quote(text: str) -> str:
    """Return what somebody typed, short and without formatting, to quote it."""
    return shown_name(cut(text, LONGEST_TYPED)) if text.strip() else "–"


def zone_name(zone: str | None) -> str:
    """Return a zone as people read it: `Berlin (Europe)`."""
    area, _, city = (zone or "UTC").partition("/")
    return f"{city.replace('_', ' ')} ({area})" if city else area


def clock(minutes: int) -> str:
    """Return a time of day, `07:30`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
