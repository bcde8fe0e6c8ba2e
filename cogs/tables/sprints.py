"""Clicks by which people say that they are here for a while: their tables become live."""

from __future__ import annotations

from typing import Any

from cogs.actions.learning import ShowPlay
from cogs.actions.seats import Arrive, Depart, MeToo, PlayLive
from cogs.actions.tables import OpenTurn
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import shown_name, table_label, table_link, texts_about, title
from cogs.panel.spec import Button, Screen
from cogs.screens.matters.sprint import live_screen, present_lines
from engine.values.core import Msg, Say
from play.follows.sprint import here
from play.values.errors import NotAllowed
from words import speaker

MET = 3
"""The most tables listed at which others are here as well."""


class SprintClicks(Handlers):
    """The clicks about being here."""

    @handles(Arrive)
    async def arrive(self, click: Click[Arrive]) -> None:
        """Be here for half an hour, at all one's tables."""
        await self.host.presence.arrive(click.user_id)
        table = await self.host.reading.table(click.action.match)
        screen = live_screen(table, click.user_id, click.about(table), *_asking(click))
        if click.reply.in_direct:  # a message of its own: the list of waiting tables would replace the answer at once
            await click.reply.beside(screen)
        else:
            await click.reply.screen(screen)

    @handles(PlayLive)
    async def play_live(self, click: Click[PlayLive]) -> None:
        """Be here, at all one's tables, and ask the channel who else is if that is wanted."""
        if click.action.aloud and not click.caller.can_post:
            raise NotAllowed(Msg("discord.setup.not-here"))
        until = await self.host.presence.arrive(click.user_id)
        await click.reply.screen(await self._met(click, until, () if click.action.aloud else _asking(click)))
        if click.action.aloud:
            place = click.caller.place
            language = (await self.host.houses.of(place.guild_id)).language_at(place.channel_id) or click.language
            await click.reply.public(question_to_channel(click.caller.person.name, until, speaker(language)))

    @handles(MeToo)
    async def me_too(self, click: Click[MeToo]) -> None:
        """Be here as well, while the question to the channel is open."""
        if click.action.until < self.host.ledger.clock.now():
            answer = click.say(Msg("sprint.call-over", when=str(click.action.until)))
            asking = _asking(click)
            return await click.reply.screen(Screen((answer,), (asking,) if asking else ()))
        await click.reply.screen(await self._met(click, await self.host.presence.arrive(click.user_id), ()))

    @handles(Depart)
    async def depart(self, click: Click[Depart]) -> None:
        """Mark the person as gone."""
        await self.host.presence.leave(click.user_id)
        row = (Button(Arrive(click.action.match), click.say(Msg("sprint.arrive"))),)
        await click.reply.screen(Screen((click.say(Msg("sprint.departed")),), (row,)))

    async def _met(self, click: Click[Any], until: float, buttons: tuple[Button, ...]) -> Screen:
        """Return at which tables others are here too; without a table, how to find one."""
        say, running = click.say, await self.host.reading.tables_of(click.user_id, ("running",))
        own = [table for table in running if table.lesson is None and table.seat_of(click.user_id) is not None]
        met = sorted((table for table in own if len(here(table)) > 1), key=lambda table: table.seat_of(click.user_id) not in table.to_act)
        lines = [say(Msg("sprint.arrived", when=str(int(until))))]
        if not own:
            lines = [say(Msg("sprint.no-tables"))]
            buttons = (Button(ShowPlay(), say(Msg("discord.welcome.play")), "primary"), *buttons)
        elif not met:
            lines.append(say(Msg("sprint.not-met")))
        body, ways = list[str](), list[Button]()
        for table in met[:MET]:
            about: dict[str, Any] = {"game": title(table.game), "match": table.match}
            link = say(Msg("desk.line", link=table_link(table), **about))
            body.append("\n".join((link, *present_lines(table, texts_about(table, click.language)))))
            ways.append(Button(OpenTurn(table.match), table_label(table, say), "primary"))
        leave = (Button(Depart(own[0].match), say(Msg("sprint.depart"))),) if own else ()
        rows = tuple(row for row in (tuple(ways), (*buttons, *leave)) if row)
        return Screen(tuple(lines), rows, body=tuple(body))


def question_to_channel(name: str, until: float, say: Say) -> Screen:
    """Return the question to everybody in a channel who else is here."""
    button = Button(MeToo(int(until)), say(Msg("sprint.me-too")), "success")
    return Screen((say(Msg("sprint.called", who=shown_name(name), when=str(int(until)))),), ((button,),))


def _asking(click: Click[Any]) -> tuple[Button, ...]:
    """Return the button that asks the channel, if the person may write here."""
    return (Button(PlayLive(True), click.say(Msg("sprint.ask-here"))),) if click.caller.can_post else ()
