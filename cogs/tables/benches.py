"""The bench of a server: people who are ready to be substitutes, and for which games."""

from __future__ import annotations

from typing import Any

from cogs.actions.people import ShowTurns
from cogs.actions.seats import ChooseBenchGames, ShowBench, SitOnBench
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from cogs.panel.spec import CHOICE_LABEL, CHOICES, PLACEHOLDER, Button, Choice, Menu, Row, Screen, cut
from engine.match import registry
from engine.values.core import Msg, Say


class Benches(Handlers):
    """The clicks of a person about being a substitute."""

    @handles(ShowBench)
    async def show(self, click: Click[ShowBench]) -> None:
        """Show whether the person is on the bench."""
        await self._show(click)

    @handles(SitOnBench)
    async def sit(self, click: Click[SitOnBench]) -> None:
        """Be a substitute for all games, or no longer."""
        guild = click.guild()
        if click.action.on:
            await self.host.bench.sit(guild, click.user_id)
        else:
            await self.host.bench.leave(guild, click.user_id)
        await self._show(click)

    @handles(ChooseBenchGames)
    async def choose(self, click: Click[ChooseBenchGames]) -> None:
        """Be a substitute for the chosen games only."""
        await self.host.bench.sit(click.guild(), click.user_id, click.values)
        await self._show(click)

    async def _show(self, click: Click[Any]) -> None:
        await click.reply.screen(screen(await self.host.bench.games(click.guild(), click.user_id), click.say))


def screen(games: tuple[str, ...] | None, say: Say) -> Screen:
    """Return the screen of a substitute.

    `games`: the games for which the person may be called, empty for all; `None`: they are no substitute.
    """
    head = [f"### {say(Msg('time.bench.head'))}", say(Msg("time.bench.what"))]
    settings = Button(ShowTurns(), say(Msg("time.hours.settings")))
    if games is None:
        head.append(say(Msg("time.bench.off")))
        return Screen(tuple(head), ((Button(SitOnBench(True), say(Msg("time.bench.button")), "primary"),), (settings,)))
    every = registry.names()
    head.append(say(Msg("time.bench.some", games=tuple(title(game) for game in games)) if games else Msg("time.bench.all")))
    choices = tuple(Choice(game, cut(say(title(game)), CHOICE_LABEL), chosen=game in games) for game in every[:CHOICES])
    rows: tuple[Row, ...] = (
        Menu(ChooseBenchGames(), cut(say(Msg("time.bench.choose")), PLACEHOLDER), choices, lo=1, hi=len(choices)),
        (Button(SitOnBench(False), say(Msg("time.bench.leave"))), settings),
    )
    return Screen(tuple(head), rows, foot=(f"-# {say(Msg('time.bench.hint'))}",))
