"""A person's settings, such as the way of notification, as controls. Pure."""

from __future__ import annotations

from typing import get_args

from cogs.actions.people import SetConfirm, SetDigest, SetHits, SetLanguage, SetTold, SetWide, ShowHours, ShowPrivacy, ShowTurns
from cogs.actions.seats import ShowBench
from cogs.actions.wire import Action
from cogs.panel.spec import CHOICE_LABEL, PLACEHOLDER, Button, Choice, Menu, Row, cut
from engine.values.core import Msg, Say
from play.values.personal import NotificationWay, PersonSettings
from words import FALLBACK, language_name, offered_language, offered_languages
from words.forms import capitalize

OF_DISCORD = "discord"
"""The value in the menu of languages for the language of one's Discord app."""

WAYS: tuple[NotificationWay, ...] = get_args(NotificationWay)
"""All ways, in the order of their buttons."""


def way_name(way: NotificationWay) -> Msg:
    """Return a way of notification in words."""
    return Msg(f"pings.way-{way}")


def choice_button(action: Action, label: str, is_present: bool) -> Button:
    """Return the button of one of several choices; the present one is disabled."""
    return Button(action, label, "primary" if is_present else "secondary", is_present)


def ways(chosen: PersonSettings, say: Say) -> tuple[Row, ...]:
    """Return the ways of notification as buttons, the present one marked."""
    present = chosen.notification_way
    rows: list[Row] = [tuple(choice_button(SetTold(way), capitalize(say(way_name(way))), way == present) for way in WAYS)]
    if present == "digest":
        hours = tuple(Choice(str(hour), say(Msg("pings.hour", hour=f"{hour}:00")), chosen=chosen.digest == hour * 60) for hour in range(24))
        rows.append(Menu(SetDigest(), say(Msg("pings.hour", hour=f"{chosen.digest // 60}:00")), hours))
    return tuple(rows)


def first_choices(chosen: PersonSettings, say: Say) -> tuple[Row, ...]:
    """Return the choices for somebody who has just sat down, and the button to all others."""
    return (*ways(chosen, say), (Button(ShowTurns(), say(Msg("pings.rest"))),))


def language_choices(chosen: str | None) -> tuple[Choice, ...]:
    """Return the offered languages, each by its own name, the `chosen` one marked."""
    return tuple(Choice(code, cut(language_name(code), CHOICE_LABEL), chosen=code == chosen) for code in offered_languages())


def language_menu(action: Action, languages: tuple[Choice, ...], label: Msg, say: Say) -> Menu:
    """Return a menu of languages, with its label above: the menu itself shows a language."""
    return Menu(action, cut(say(label), PLACEHOLDER), languages, caption=f"-# {say(label)}")


def _languages(chosen: PersonSettings, say: Say) -> Menu:
    """Return the menu of languages; its first choice is the language of one's Discord app."""
    discord = say(Msg("discord.private.language-discord", language=language_name(offered_language(chosen.locale or FALLBACK))))
    of_discord = Choice(OF_DISCORD, cut(discord, CHOICE_LABEL), chosen=chosen.language is None)
    return language_menu(SetLanguage(), (of_discord, *language_choices(chosen.language)), Msg("house.tab-language"), say)


def choices(chosen: PersonSettings, say: Say, on_server: bool = False) -> tuple[Row, ...]:
    """Return the controls of all one's own choices, the present ones marked.

    `on_server`: the person reads it on a server, where they can step in for others.
    """
    confirm = Msg("discord.private.button-quick" if chosen.confirm else "discord.private.button-careful")
    hits = Msg("pings.button-hits-off" if chosen.hits else "pings.button-hits-on")
    rows: list[Row] = [*ways(chosen, say)]
    rows.append((Button(SetConfirm(not chosen.confirm), say(confirm)), Button(SetHits(not chosen.hits), say(hits))))
    wide = Msg("discord.private.button-tall" if chosen.wide else "discord.private.button-wide")
    rows.append((Button(SetWide(not chosen.wide), say(wide)), Button(ShowHours(), say(Msg("time.hours.button")))))
    if len(offered_languages()) > 1:
        rows.append(_languages(chosen, say))
    others = [Button(ShowBench(), say(Msg("time.bench.button")))] if on_server else []
    rows.append((*others, Button(ShowPrivacy(), say(Msg("privacy.button")))))
    return tuple(rows)
