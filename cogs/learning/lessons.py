"""Lessons: choosing one, and the teacher's buttons; moves are made on the usual panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.actions.learning import BeginLesson, LessonAction, NextStep, OpenLessons, ShowMe, TryAgain
from cogs.edge.clicks import Click, handles
from cogs.screens import lessons as lesson_screens
from cogs.screens.private import ScreenHandlers
from engine.values.core import Msg
from play.table.lessons import LessonPosition
from play.values.errors import StaleTable


class Learning(ScreenHandlers):
    """First matches with a teacher."""

    @handles(OpenLessons)
    async def choose(self, click: Click[OpenLessons]) -> None:
        """Show all lessons, and how far the person is."""
        await click.reply.screen(lesson_screens.choice(await self.host.lessons.progress(click.user_id), click.say))

    @handles(BeginLesson)
    async def begin(self, click: Click[BeginLesson]) -> None:
        """Show the first step of a lesson."""
        table = await self.host.lessons.begin(click.action.game, click.caller.person, click.caller.place)
        await click.reply.screen(await self.screens.lesson_screen(table.match, click.user_id, click.language))

    @handles(NextStep)
    async def next(self, click: Click[NextStep]) -> None:
        """Go on from a step in which nothing is played."""
        await self._change(click, self.host.lessons.next)

    @handles(TryAgain)
    async def try_again(self, click: Click[TryAgain]) -> None:
        """Take the last move back."""
        await self._change(click, self.host.lessons.take_back)

    @handles(ShowMe)
    async def show_me(self, click: Click[ShowMe]) -> None:
        """Let the teacher make the hoped move."""
        await self._change(click, self.host.lessons.show)

    async def _change(self, click: Click[LessonAction], change: Callable[[int, int, int], Awaitable[LessonPosition]]) -> None:
        try:
            await change(click.action.match, click.user_id, click.action.step)
        except StaleTable:
            await self.screens.answer_click(click, click.say(Msg("discord.moved-on")))
        else:
            await click.reply.screen(await self.screens.lesson_screen(click.action.match, click.user_id, click.language))
