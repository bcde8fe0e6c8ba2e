"""Clicks of a person about their settings.

They are the notifications of all tables and of one, confirming moves, wide pictures, and the language.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from cogs.actions.people import SetConfirm, SetDigest, SetHits, SetLanguage, SetTold, SetToldHere, SetWide, ShowToldHere, ShowTurns
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import Action, whole_number
from cogs.connection.refusals import DM_CLOSED
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services, reading_language, title
from cogs.panel.spec import Button, Screen
from cogs.screens.choices import OF_DISCORD, WAYS, choice_button, choices, first_choices, way_name
from cogs.screens.seats import to_more
from engine.values.core import Msg
from play.follows.effects import awaited_people
from play.telling.waiting import BY_DIRECT
from play.values.errors import StaleTable
from play.values.personal import NotificationWay, PersonSettings
from words import offered_languages, speaker
from words.forms import capitalize

SWITCHES: dict[type[Action], tuple[str, str, str]] = {
    SetHits: ("hits", "pings.hits-on", "pings.hits-off"),
    SetConfirm: ("confirm", "discord.private.careful", "discord.private.quick"),
    SetWide: ("wide", "discord.private.wide", "discord.private.tall"),
}
"""For each of these actions the setting that it switches, and the replies for on and for off."""

AS_ALL = "all"
"""In place of a way: the same way as for all tables."""


class TellingClicks:
    """The clicks of a person about their settings.

    `direct` tries a direct message, and returns why Discord refuses it; `wake` sends what is due about a match.
    """

    def __init__(self, services: Services, direct: Callable[[int, Screen], Awaitable[Msg | None]], wake: Callable[[int], None]) -> None:
        self.host = services.host
        self.direct = direct
        self.wake = wake

    @handles(ShowTurns)
    async def show(self, click: Click[ShowTurns]) -> None:
        """Show all settings of a person."""
        chosen = await self.host.people.settings(click.user_id)
        await click.reply.screen(Screen((click.say(Msg("pings.ask")),), choices(chosen, click.say, _on_server(click))))

    @handles(SetTold)
    async def set_told(self, click: Click[SetTold]) -> None:
        """Get notifications in another way from now on; direct messages are tried at once."""
        way = _way(click.action.told)
        refused = await self._refusal(click, way)
        if refused is not None:
            chosen = await self.host.people.settings(click.user_id)
            if refused.key == DM_CLOSED:  # after another refusal the way of before stays
                await self._choose(click, replace(chosen, notification_way="channel"), DM_CLOSED, is_first=True)
            else:
                await click.reply.screen(Screen((click.say(refused),), first_choices(chosen, click.say)))
            return
        new = replace(await self.host.people.settings(click.user_id), notification_way=way)
        await self._choose(click, new, _answer_key(way, await self.host.telling.is_awaited(click.user_id)), is_first=True)

    async def _refusal(self, click: Click[Any], way: NotificationWay) -> Msg | None:
        """Return why a way of notification does not work, or `None`; a direct message is tried."""
        if way not in BY_DIRECT:
            return None
        await click.reply.defer()
        return await self.direct(click.user_id, Screen((click.say(Msg(f"pings.hello-{way}")),)))

    @handles(SetDigest)
    async def set_digest(self, click: Click[SetDigest]) -> None:
        """Set the hour of one's digest."""
        old = await self.host.people.settings(click.user_id)
        hour = whole_number(click.value, digits=2)
        if hour is None or hour >= 24:
            raise StaleTable
        await self._choose(click, replace(old, digest=hour * 60), "pings.told-digest", is_first=True, notify_again=True)

    @handles(*SWITCHES)
    async def switch(self, click: Click[SetHits | SetConfirm | SetWide]) -> None:
        """Switch one of the person's settings on or off."""
        field, key_on, key_off = SWITCHES[type(click.action)]
        new = replace(await self.host.people.settings(click.user_id), **{field: click.action.on})
        await self._choose(click, new, key_on if click.action.on else key_off)

    @handles(SetLanguage)
    async def set_language(self, click: Click[SetLanguage]) -> None:
        """Read in another language from now on, this answer included."""
        wanted = click.value
        if wanted != OF_DISCORD and wanted not in offered_languages():
            raise StaleTable
        new = replace(
            await self.host.people.settings(click.user_id), language=None if wanted == OF_DISCORD else wanted, locale=click.caller.locale
        )
        click.reply.say = speaker(reading_language(new))  # the answer is in the new language already
        await self._choose(click, new, "discord.private.language-set")

    async def _choose(self, click: Click[Any], new: PersonSettings, key: str, is_first: bool = False, notify_again: bool = False) -> None:
        """Store settings, and answer with the message `key`.

        If the way of notifications changes, waiting turns are notified again; with `notify_again` in any case. `is_first`: show only the
        first choices.
        """
        old = await self.host.people.settings(click.user_id)
        await self.host.people.choose(click.user_id, new)
        if notify_again or old.notification_way != new.notification_way:
            for match in await self.host.telling.notify_again(click.user_id):
                self.wake(match)
        answer = click.say(Msg(key, hour=f"{new.digest // 60}:00"))
        rows = first_choices(new, click.say) if is_first else choices(new, click.say, _on_server(click))
        await click.reply.screen(Screen((answer,), rows))

    @handles(ShowToldHere)
    async def here(self, click: Click[ShowToldHere]) -> None:
        """Show one's notifications for this table."""
        await self._show_here(click, Msg("pings.ask-here", game=title(click.table.game), match=click.table.match))

    @handles(SetToldHere)
    async def set_here(self, click: Click[SetToldHere]) -> None:
        """Get notifications for this table in another way than for all others, or no longer."""
        match, word = click.action.match, click.action.told
        way = None if word == AS_ALL else _way(word)
        refused = None if way is None else await self._refusal(click, way)
        if refused is not None:
            return await self._show_here(click, refused)
        await self.host.telling.choose(match, click.user_id, way)
        self.wake(match)
        chosen = await self.host.people.settings(click.user_id)
        key = "pings.told-as-all" if way is None else _answer_key(way, click.user_id in awaited_people(click.table))
        await self._show_here(click, Msg(key, hour=f"{chosen.digest // 60}:00"))

    async def _show_here(self, click: Click[Any], msg: Msg) -> None:
        match, say = click.action.match, click.about(click.table)
        own, chosen = await self.host.telling.own_way(match, click.user_id), await self.host.people.settings(click.user_id)
        as_all = choice_button(SetToldHere(match, AS_ALL), say(Msg("pings.as-all", way=way_name(chosen.notification_way))), own is None)
        ways = tuple(choice_button(SetToldHere(match, way), capitalize(say(way_name(way))), own == way) for way in WAYS)
        back = (to_more(match, say), Button(OpenTurn(match), say(Msg("discord.card.my-turn")), "primary"))
        is_never_mentioned = (await self.host.houses.at(click.table)).mentions == "direct"
        foot = (f"-# {say(Msg('house.no-mentions'))}",) if is_never_mentioned else ()
        await click.reply.screen(Screen((say(msg),), (ways, (as_all,), back), foot=foot))


def _on_server(click: Click[Any]) -> bool:
    return click.caller.place.guild_id is not None


def _way(word: str) -> NotificationWay:
    """Return the way of a click; raises `StaleTable` if there is none of this name."""
    for way in WAYS:
        if way == word:
            return way
    raise StaleTable


def _answer_key(way: NotificationWay, waits: bool) -> str:
    """Return the key of the answer to a chosen way; `waits`: a turn is waiting."""
    return "pings.told-dm-waits" if way == "dm" and waits else f"pings.told-{way}"
