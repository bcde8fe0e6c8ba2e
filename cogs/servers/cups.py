"""The clicks of admins about a new weekend cup, on the *Club* page of `/setup`."""

from __future__ import annotations

from typing import Any

from cogs.actions.club import AnnounceCup, PlanCup, StartCup
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services, title
from cogs.panel.spec import Button, Screen
from cogs.screens.cup import minutes
from cogs.screens.season import day
from cogs.servers import club_screens
from cogs.servers.club import guild_of, usual_channel
from engine.core import EngineError, Msg, Say
from play.club.season import Chosen


class CupPage:
    """A new cup of one server."""

    def __init__(self, services: Services) -> None:
        self.host = services.host
        self.cups = services.host.cups

    @handles(StartCup)
    async def start(self, click: Click[StartCup]) -> None:
        """Choose a game."""
        guild_of(click)
        await click.reply.screen(club_screens.start(PlanCup, click.say))

    @handles(PlanCup)
    async def plan(self, click: Click[PlanCup]) -> None:
        """What would be announced."""
        game = _game(click)
        chosen, channel = await self.cups.usual(guild_of(click), game), await usual_channel(self.host, click)
        await click.reply.screen(plan(game, chosen, channel, click.say))

    @handles(AnnounceCup)
    async def announce(self, click: Click[AnnounceCup]) -> None:
        """Announce it."""
        channel = await usual_channel(self.host, click)
        cup = await self.cups.announce(guild_of(click), channel, _game(click))
        await click.reply.screen(club_screens.manage(cup, click.say, [click.say(Msg("cup.announced", channel=f"<#{channel}>"))]))


def _game(click: Click[Any]) -> str:
    game: str = click.action.game
    if game not in club_screens.games():
        raise EngineError("no cup of this", Msg("discord.old-control"))
    return game


def plan(game: str, chosen: Chosen, channel: int, say: Say) -> Screen:
    """What is planned in one sentence, and the press that announces it."""
    *slots, final = chosen.slots
    told = Msg(
        "cup.plan", game=title(game), seats=chosen.seats, minutes=minutes(game), slots=", ".join(map(day, slots)), final=day(final),
        channel=f"<#{channel}>",
    )  # fmt: skip
    buttons = (Button(AnnounceCup(game), say(Msg("cup.announce")), "primary"), Button(StartCup(), say(Msg("discord.panel.back"))))
    return Screen((f"### {say(Msg('cup.head', game=title(game)))}",), (buttons,), body=(say(told), say(Msg("cup.plan-hint"))))
