"""The clicks of everybody on the daily voyage."""

from __future__ import annotations

from typing import Any

from cogs.actions.voyage import (
    AnswerPuzzle,
    DoubtPuzzle,
    ShareStreak,
    ShowVoyageRanking,
    SolvePuzzle,
)
from cogs.club import puzzle_screens as screens
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.screens.turn import drawn_for
from engine.values.core import Msg, Say
from play.club.puzzles.voyages import Post


class VoyageClicks:
    """What is pressed there. What somebody answered is told to them alone."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.host = services.host
        self.voyages = services.host.voyages

    @handles(SolvePuzzle)
    async def solve(self, click: Click[SolvePuzzle]) -> None:
        """The puzzle; answered, the answer; closed, what became of it."""
        await self._shown(click, await self.voyages.post(click.guild(), click.action.number))

    @handles(AnswerPuzzle)
    async def answer(self, click: Click[AnswerPuzzle]) -> None:
        """The first answer counts."""
        guild, number = click.guild(), click.action.number
        await self._shown(click, await self.voyages.answer(guild, number, click.user_id, click.action.answer))

    @handles(DoubtPuzzle)
    async def doubt(self, click: Click[DoubtPuzzle]) -> None:
        """The solution is not believed."""
        await self.voyages.doubt(click.guild(), click.action.number, click.user_id)
        await click.reply.text(Msg("voyage.doubted"))

    @handles(ShareStreak)
    async def share(self, click: Click[ShareStreak]) -> None:
        """Tell everybody one's row."""
        guild = click.guild()
        count = await self.voyages.share(guild, click.action.number, click.user_id)
        await click.reply.public(screens.shared_screen(click.user_id, count, click.say))

    @handles(ShowVoyageRanking)
    async def ranking(self, click: Click[ShowVoyageRanking]) -> None:
        """Who has most stars."""
        await click.reply.screen(screens.ranking_screen(await self.voyages.ranking(click.guild()), click.user_id, click.say))

    async def _shown(self, click: Click[Any], post: Post) -> None:
        own, say = post.of(click.user_id), click.say
        told = self._told(click, post)
        if not self.voyages.is_open(post.row):
            standing = await self.voyages.standing(post.row.guild, click.user_id)
            await click.reply.screen(screens.mine(post, own, standing, say, told))
        elif own is not None:
            await click.reply.screen(screens.given_screen(post, own, say, told))
        else:
            part = drawn_for(await self.host.people.settings(click.user_id))
            reader = screens.reader_of(post.position, click.language, alone=True)
            picture = await self.services.pictures.picture(
                post.row.game, post.position.view, reader, ("voyage", post.row.puzzle), screens.puzzle_draft(post.position), part
            )
            await click.reply.screen(screens.puzzle(post, picture, say, told))

    def _told(self, click: Click[Any], post: Post) -> Say:
        return screens.reader_of(post.position, click.language, alone=True).told
