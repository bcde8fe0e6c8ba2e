"""The forms of `/setup`, one for each subject, and the changes that they make.

Pure; `cogs.servers.setup` opens the forms and stores the changes. A field with something impossible changes nothing; the others count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import discord
from msgspec.structs import replace

from cogs.actions.servers import KeepSetup
from cogs.panel.spec import CHOICE_LABEL, PART_LABEL, Blank, Choice, Kind, ListedPart, Modal, Part, Radio, Selection, Ticks, cut
from cogs.people.hours import LONGEST_TYPED, clock, quiet_typed, zone_name, zone_typed
from cogs.screens.choices import language_choices
from cogs.screens.options import offered_paces
from cogs.screens.times import pace_name
from engine.values.core import EngineError, Msg, Say
from play.people.house import FOR_PERSON, FOR_SERVER, MOST, House, menu_change
from play.time.calendar import NIGHT
from words import offered_languages

FORMS: Final = ("main", "pings", "more")
"""The subjects that every server has, in the order of their buttons."""

PRESETS = "presets"
"""The subject of servers that have named presets."""

LANGUAGE = "language"
"""The subject of all servers if there are several languages."""

PARTS_BEFORE_REFEREES: Final = 4
"""How many fields of the form `main` come before the one with the role of the referees."""

LEADERBOARD = "leaderboard"
"""The tick that the server has a leaderboard."""

MATCHES = "matches"
"""The tick that everybody may look at matches."""

AS_USUAL = "usual"
"""The value that stands for no chosen language. Then a server uses the language of the person who opens a table, and a channel uses the
language of the server."""

LISTED: Final[Mapping[str, Kind]] = {"channels": "channels", "forum": "forums", "openers": "roles"}
"""The fields in which channels or roles of the server are chosen."""

HINTS: Final = ("channels", "forum", "threads", "openers", "referees", "for-person", "rated", "presets", "zone", "quiet-from", "quiet-to")
"""The fields that have a description below their label."""


def forms(house: House) -> tuple[str, ...]:
    """Return the subjects that a server has, in the order of their buttons."""
    subjects = list(FORMS)
    if len(offered_languages()) > 1:
        subjects.append(LANGUAGE)
    if house.presets:
        subjects.append(PRESETS)
    return tuple(subjects)


def form(subject: str, house: House, referees: int | None, guild: discord.Guild, channel: int, say: Say) -> Modal:
    """Return the form of a subject.

    Its id carries the revision of the settings. `referees`: the role of the server's referees, if it has one; `channel`: where the
    admin acts.
    """
    if subject == "main":
        parts = _main(house, referees, guild, say)
    elif subject == LANGUAGE:
        here = dict(house.languages).get(channel, "")
        parts = (*_languages(LANGUAGE, house.language, say), *_languages("language-here", here, say))
    else:
        parts = {"pings": _pings, "more": _more, PRESETS: _presets}[subject](house, say)
    return Modal(KeepSetup(house.revision, subject), cut(say(Msg(f"house.head-{subject}")), PART_LABEL), parts)


def form_changes(
    subject: str, typed: Sequence[str], house: House, now: float, channel: int, ids: Callable[[Kind, Sequence[str]], Sequence[int] | None]
) -> tuple[dict[str, Any], list[Msg]]:
    """Return the changes of settings that a form makes, and what in it is impossible.

    `typed`: the value of each field. Forged values change nothing. `ids` reads the chosen ids of a kind; it returns `None` if one of
    them is not of this server (`cogs.edge.chosen`).
    """
    if subject == "pings":
        return _pings_changes(typed, house, now)
    fields = {
        "main": ("channels", "forum", "openers", "pace"),
        "more": ("rated", "shown", "threads", "for-person", "for-server"),
        LANGUAGE: (LANGUAGE, "language-here"),
        PRESETS: (PRESETS,),
    }
    changes: dict[str, Any] = {}
    for field, text in zip(fields.get(subject, ()), typed, strict=False):
        values = text.split()
        if field == LANGUAGE:
            if text in (AS_USUAL, *offered_languages()):
                changes["language"] = "" if text == AS_USUAL else text
        elif field == "language-here":
            changes |= _channel_language(house, channel, text)
        elif field == PRESETS:
            changes["presets"] = tuple(preset for number, preset in enumerate(house.presets) if str(number) in values)
        elif field == "shown":
            changes |= {"leaderboard": LEADERBOARD in values, "spectators": "everyone" if MATCHES in values else "players"}
        elif field in LISTED:
            chosen = ids(LISTED[field], values)
            if chosen is not None:
                changes[field] = next(iter(chosen), 0) if field == "forum" else tuple(chosen)
        else:
            changes |= menu_change(house, field, values) or {}
    return changes, []


def _channel_language(house: House, channel: int, language: str) -> dict[str, Any]:
    """Return the change of the languages of channels by the menu of one."""
    others = tuple((known, code) for known, code in house.languages if known != channel)
    if language == AS_USUAL:
        return {"languages": others}
    return {"languages": (*others, (channel, language))} if language in offered_languages() else {}


def _pings_changes(typed: Sequence[str], house: House, now: float) -> tuple[dict[str, Any], list[Msg]]:
    """Return the changes of the form `pings`, and sentences about what is impossible."""
    texts = [*(text.strip() for text in typed), "", "", "", ""]  # a forged form may have fewer fields
    mentions, zone, start, end = texts[:4]
    changes = menu_change(house, "mentions", [mentions]) or {}
    wrong: list[Msg] = []
    hours = house.hours
    if not zone:
        return {**changes, "hours": replace(hours, zone=None, quiet=None)}, []
    try:
        hours = replace(hours, zone=zone_typed(zone, now))
    except EngineError as error:
        wrong.append(error.msg)
    try:
        hours = replace(hours, quiet=_quiet_typed(start, end))
    except EngineError as error:
        wrong.append(error.msg)
        if hours.zone != house.hours.zone:
            wrong.append(Msg("house.zone-kept" if house.hours.zone else "house.zone-not-kept", zone=zone_name(hours.zone)))
    if hours.zone is None or (wrong and house.hours.zone is None):  # a first zone counts only with right hours, because hours need a zone
        hours = house.hours
    return {**changes, "hours": hours}, wrong


def _quiet_typed(start: str, end: str) -> tuple[int, int] | None:
    """Return the quiet hours of a form, `None` if both fields are empty; raise `EngineError`."""
    if bool(start) != bool(end):
        raise EngineError("one hour", Msg("house.quiet-both"))
    return quiet_typed([start, end]) if start else None


def _main(house: House, referees: int | None, guild: discord.Guild, say: Say) -> tuple[Part, ...]:
    channels = tuple(channel for channel in house.channels if guild.get_channel(channel) is not None)
    forum = (house.forum,) if house.forum and guild.get_channel(house.forum) is not None else ()
    roles = tuple(role for role in house.openers if guild.get_role(role) is not None)
    judging = () if referees is None or guild.get_role(referees) is None else (referees,)
    return (
        ListedPart(**_label("channels", say), kind="channels", chosen=channels, hi=MOST),
        ListedPart(**_label("forum", say), kind="forums", chosen=forum),
        ListedPart(**_label("openers", say), kind="roles", chosen=roles, hi=MOST),
        _radio("pace", [(pace, pace_name(pace)) for pace in offered_paces(house.pace)], house.pace, say),
        ListedPart(**_label("referees", say), kind="roles", chosen=judging),
    )


def _more(house: House, say: Say) -> tuple[Part, ...]:
    ticks = (
        _choice(LEADERBOARD, Msg("house.leaderboard"), house.leaderboard, say),
        _choice(MATCHES, Msg("house.matches"), house.spectators == "everyone", say, Msg("house.matches-hint")),
    )
    threads = [(word, Msg(f"house.threads-{word}")) for word in ("choose", "always", "never")]
    none = [("host", Msg("house.for-host"))]
    person = [*none, *((str(number), Msg("house.for-count", count=number)) for number in FOR_PERSON)]
    server = [*none, *((str(number), Msg("house.for-count", count=number)) for number in FOR_SERVER)]
    return (
        _radio("rated", [(word, Msg(f"house.rated-{word}")) for word in ("ask", "yes", "no")], house.rated, say),
        Ticks(**_label("shown", say), choices=ticks),
        _radio("threads", threads, house.threads, say),
        _menu("for-person", person, str(house.for_person or "host"), say),
        _menu("for-server", server, str(house.for_server or "host"), say),
    )


def _presets(house: House, say: Say) -> tuple[Part, ...]:
    named = [Choice(str(number), cut(preset.name, CHOICE_LABEL), chosen=True) for number, preset in enumerate(house.presets)]
    return (Ticks(**_label("presets", say), choices=tuple(named)),)


def _languages(part: str, chosen: str, say: Say) -> tuple[Part, ...]:
    """Return a menu of languages, each by its own name; none if there is only one language."""
    if len(offered_languages()) < 2:
        return ()
    usual = Choice(AS_USUAL, cut(say(Msg(f"house.{part}-usual")), CHOICE_LABEL), chosen=not chosen)
    return (Selection(**_label(part, say), choices=(usual, *language_choices(chosen))),)


def _pings(house: House, say: Say) -> tuple[Part, ...]:
    hours = house.hours
    quiet = hours.quiet if hours.zone is not None else NIGHT
    start, end = ("", "") if quiet is None else map(clock, quiet)
    typed = (("zone", hours.zone or ""), ("quiet-from", start), ("quiet-to", end))
    mentions = [(word, Msg(f"house.mentions-{word}")) for word in ("channel", "direct")]
    blanks = (Blank(**_label(part, say), value=value, most=LONGEST_TYPED, free=True) for part, value in typed)
    return (_radio("mentions", mentions, house.mentions, say), *blanks)


def _radio(part: str, offered: Sequence[tuple[str, Msg]], chosen: str, say: Say) -> Radio:
    return Radio(**_label(part, say), choices=tuple(_choice(value, text, value == chosen, say) for value, text in offered))


def _menu(part: str, offered: Sequence[tuple[str, Msg]], chosen: str, say: Say) -> Selection:
    return Selection(**_label(part, say), choices=tuple(_choice(value, text, value == chosen, say) for value, text in offered))


def _label(part: str, say: Say) -> dict[str, Any]:
    """Return the label of a field, and its description if it has one."""
    label = {"label": cut(say(Msg(f"house.{part}")), PART_LABEL)}
    return {**label, "description": cut(say(Msg(f"house.{part}-hint")), CHOICE_LABEL)} if part in HINTS else label


def _choice(value: str, text: Msg, is_chosen: bool, say: Say, hint: Msg | None = None) -> Choice:
    return Choice(value, cut(say(text), CHOICE_LABEL), None if hint is None else cut(say(hint), CHOICE_LABEL), is_chosen)
