"""The clicks of everybody on the daily puzzle (*Daily voyage*)."""

from __future__ import annotations

from typing import Any

from cogs.actions.club import (
    AnswerPuzzle,
    DoubtPuzzle,
    NextPuzzle,
    ShareStreak,
    ShowOtherAnswers,
    ShowVoyageRanking,
    SolvePuzzle,
    TryPuzzle,
)
from cogs.club import puzzle_screens as screens
from cogs.edge.clicks import Click, Handlers, handles
from cogs.panel.spec import Picture, Screen
from cogs.pictures.jobs import Reader
from cogs.pictures.service import Pictures
from engine.asks.decision import Decision
from engine.values.core import Msg, Say
from play.club.puzzles.positions import PuzzlePosition
from play.club.puzzles.voyages import Post, Practice
from play.values.errors import NotAllowed
from render import PUZZLE, PUZZLE_WIDE, TURN, TURN_WIDE, Draft


async def position_picture(
    pictures: Pictures, position: PuzzlePosition, reader: Reader, is_best: bool = False, is_wide: bool = False
) -> Picture | None:
    """Return the picture of a puzzle with numbers; `is_best`: the picture of its best move."""
    game, key = position.puzzle.game, ("voyage", position.puzzle.name)
    if is_best:
        best = Draft(position.preview, decision=Decision(Msg("voyage.best-move"), ()))
        return await pictures.picture(game, position.view, reader, (*key, "best"), best, TURN_WIDE if is_wide else TURN)
    return await pictures.picture(game, position.view, reader, key, screens.puzzle_draft(position), PUZZLE_WIDE if is_wide else PUZZLE)


class VoyageClicks(Handlers):
    """The clicks on puzzles. Only the person who answered sees their answer."""

    @handles(SolvePuzzle)
    async def solve(self, click: Click[SolvePuzzle]) -> None:
        """Show a puzzle, the verdict if it is answered, or the result if it is closed."""
        await self._show_post(click, await self.host.voyages.post(click.guild(), click.action.number))

    @handles(AnswerPuzzle)
    async def answer(self, click: Click[AnswerPuzzle]) -> None:
        """Answer a puzzle; the first answer counts."""
        guild, number = click.guild(), click.action.number
        await self._show_post(click, await self.host.voyages.answer(guild, number, click.user_id, click.action.answer))

    @handles(DoubtPuzzle)
    async def doubt(self, click: Click[DoubtPuzzle]) -> None:
        """Note that somebody does not believe the solution."""
        await self.host.voyages.doubt(click.guild(), click.action.number, click.user_id)
        await click.reply.text(Msg("voyage.doubted"))

    @handles(ShareStreak)
    async def share(self, click: Click[ShareStreak]) -> None:
        """Tell everybody how many good answers in a row somebody has."""
        guild = click.guild()
        count = await self.host.voyages.share(guild, click.action.number, click.user_id)
        await click.reply.public(Screen((click.say(Msg("voyage.shared", who=f"<@{click.user_id}>", count=count)),)))

    @handles(ShowVoyageRanking)
    async def ranking(self, click: Click[ShowVoyageRanking]) -> None:
        """Show the ranking by stars."""
        await click.reply.screen(screens.ranking_screen(await self.host.voyages.ranking(click.guild()), click.user_id, click.say))

    @handles(NextPuzzle)
    async def another(self, click: Click[NextPuzzle]) -> None:
        """Show a puzzle that the person has not answered yet."""
        await self._show_practice(click, await self.host.voyages.practice(click.guild(), click.user_id))

    @handles(TryPuzzle)
    async def try_answer(self, click: Click[TryPuzzle]) -> None:
        """Answer a puzzle that nobody posted, and show its verdict at once."""
        action = click.action
        await self._show_practice(click, await self.host.voyages.try_answer(click.guild(), click.user_id, action.puzzle, action.answer))

    @handles(ShowOtherAnswers)
    async def others(self, click: Click[ShowOtherAnswers]) -> None:
        """Show how good each answer is to somebody who has answered."""
        practice = await self.host.voyages.practice(click.guild(), click.user_id, click.action.puzzle)
        if practice.own is None:
            raise NotAllowed(Msg("voyage.doubt-who"))
        position, about = practice.position, self._say_about(click, practice.position)
        await click.reply.screen(screens.other_answers(position, screens.practice_head(position, click.say), click.say, about))

    async def _show_practice(self, click: Click[Any], practice: Practice) -> None:
        position, name = practice.position, practice.puzzle.name
        head, about = screens.practice_head(position, click.say), self._say_about(click, position)
        if practice.own is not None:
            picture = await self._picture(click, position, is_best=True)
            return await click.reply.screen(screens.verdict(position, practice.own, head, (), picture, click.say, about))
        picture = await self._picture(click, position)
        answers = [TryPuzzle(name, at) for at in range(len(position.choices))]
        await click.reply.screen(screens.puzzle(position, head, answers, picture, click.say, about))

    async def _show_post(self, click: Click[Any], post: Post) -> None:
        """Show a puzzle that was posted: its question, the person's verdict, or its result."""
        own, say, position = post.of(click.user_id), click.say, post.position
        about, head = self._say_about(click, position), screens.post_head(post, say)
        if not self.host.voyages.is_open(post.row):
            standing = await self.host.voyages.standing(post.row.guild, click.user_id)
            await click.reply.screen(screens.mine(post, own, standing, say, about))
        elif own is not None:
            row = await self.host.voyages.streak_with_open(post.row.guild, click.user_id)
            counts = [say(Msg("voyage.tried", count=len(post.answers), found=post.count_best)), say(Msg("voyage.row", count=row))]
            picture = await self._picture(click, position, is_best=True)
            await click.reply.screen(screens.verdict(position, own, head, counts, picture, say, about))
        else:
            answers = [AnswerPuzzle(post.row.number, at) for at in range(len(position.choices))]
            await click.reply.screen(screens.puzzle(position, head, answers, await self._picture(click, position), say, about))

    async def _picture(self, click: Click[Any], position: PuzzlePosition, is_best: bool = False) -> Picture | None:
        reader = screens.reader_of(position, click.language, alone=True)
        is_wide = (await self.host.people.settings(click.user_id)).wide
        return await position_picture(self.services.pictures, position, reader, is_best, is_wide)

    def _say_about(self, click: Click[Any], position: PuzzlePosition) -> Say:
        return screens.reader_of(position, click.language, alone=True).say_to_reader
