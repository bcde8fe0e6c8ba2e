"""The clicks about a coach's ideas: ask for them, look at them, take one as one's move."""

from __future__ import annotations

from typing import Any

from cogs.actions.panel import AskForIdeas, AtTable, ShowFigures, ShowIdea, TakeIdea
from cogs.edge.clicks import Click, handles
from cogs.edge.under_way import latest_end
from cogs.screens import ideas as idea_screens
from cogs.screens.private import ScreenHandlers
from cogs.screens.turn import heading
from cogs.screens.turn_picture import drawn_for
from engine.asks.decision import Decision
from engine.values.core import Msg
from play.turn.coach import LONGEST, Advised, NoIdeas
from play.values.errors import StaleTable
from render import Draft


class Coaching(ScreenHandlers):
    """Ideas about one's turn."""

    @handles(AskForIdeas)
    async def ask(self, click: Click[AskForIdeas]) -> None:
        """Let the coach think, say so meanwhile, and show the ideas.

        In a lesson, a move that it does not ask for is taken back first.
        """
        match, table, say = click.action.match, click.table, click.about(click.table)
        try:
            if table.lesson is not None:
                at = await self.host.lessons.look(match, click.user_id)
                if at.astray is not None:
                    await self.host.lessons.take_back(match, click.user_id, at.number)
            wish = await self.host.coach.ask(match, click.user_id)
            if not wish.ideas:
                when = latest_end(self.host.ledger.clock, LONGEST)
                await click.reply.screen(idea_screens.thinking_screen(heading(table, say), match, when, say))
            advised = await self.host.coach.think(wish)
        except StaleTable:
            await self._moved_on(click)
        except NoIdeas as error:
            await self._moved_on(click, error.msg)
        else:
            await self._show(click, advised, 0)

    @handles(ShowIdea, ShowFigures)
    async def show(self, click: Click[ShowIdea | ShowFigures]) -> None:
        """Show the picture of another idea, with the ideas in words or in figures."""
        try:
            advised = await self.host.coach.stored_advice(click.action.match, click.user_id)
            at = next((at for at, idea in enumerate(advised.ideas) if idea.key == click.action.key), None)
            if at is None:
                raise StaleTable
        except StaleTable:
            await self._moved_on(click)
        else:
            await self._show(click, advised, at, isinstance(click.action, ShowFigures))

    @handles(TakeIdea)
    async def take(self, click: Click[TakeIdea]) -> None:
        """Show the panel, ready to confirm the idea."""
        try:
            panel = await self.host.coach.take(click.action.match, click.user_id, click.action.key)
        except StaleTable:
            await self._moved_on(click)
        else:
            await click.reply.screen(await self.screens.panel_screen(panel, click.user_id, click.language))

    async def _show(self, click: Click[Any], advised: Advised, at: int, in_figures: bool = False) -> None:
        table, say = advised.table, click.about(advised.table)
        if advised.is_even:
            return await click.reply.instead(idea_screens.even(heading(table, say), table, say))
        part = drawn_for(await self.host.people.settings(click.user_id))
        named = Msg("coach.picture", number=at + 1, words=idea_screens.wording(advised.ideas[at], say))
        draft = Draft(advised.ideas[at].preview, decision=Decision(named, ()))
        picture = await self.screens.picture(table, advised.seat, click.language, draft, part)
        await click.reply.instead(idea_screens.ideas_screen(heading(table, say), advised, at, picture, say, in_figures))

    async def _moved_on(self, click: Click[AtTable], why: Msg = Msg("coach.moved-on")) -> None:  # noqa: B008 (messages are values)
        """Say why there are no ideas for this position, and show the present panel."""
        opened = await self.screens.open_panel(click.action.match, click.user_id, click.language)
        await click.reply.instead(opened.headed(click.say(why)).screen)
        await self.screens.delete_shown_notices(opened)
