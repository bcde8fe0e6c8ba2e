"""The panel on which a referee answers for an absent player, knowing what everybody sees."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from cogs.actions.servers import AnswerFor, ShowReferee
from cogs.edge.clicks import Click, handles
from cogs.edge.services import texts_about, title
from cogs.panel import deciding, screens
from cogs.panel.screens import NO_GLANCE, Glance
from cogs.panel.spec import Button, Screen
from cogs.screens.consent import deed_words
from cogs.screens.private import ScreenHandlers
from cogs.screens.questions import answers
from engine.asks.answers import open_values
from engine.values.core import EngineError, Msg, Say, Who
from play.table.referees import require_judge
from play.values.errors import StaleTable
from play.values.outcomes import AskedConsent
from play.values.panels import AskingPanel, Ready, Ref
from play.values.stands import RefereeDeed
from play.values.types import Table
from render import Draft


class RefereePanel(ScreenHandlers):
    """Shows the panel of an absent player's seat and plays the answer.

    Only referees get past the gate.
    """

    @handles(AnswerFor)
    async def answer(self, click: Click[AnswerFor]) -> None:
        """Begin to answer for the person who was shown in the seat."""
        action, table = click.action, click.table
        sits = table.occupants[action.seat].person if action.seat < len(table.occupants) else None
        if sits is None or sits.user_id != action.user:
            raise StaleTable
        require_judge(table, click.user_id)
        await click.reply.screen(
            await self.panel_screen(await self.host.turns.referee_panel(table.match, action.seat, from_start=True), click.language)
        )

    async def panel_screen(self, panel: AskingPanel | Ready, locale: str, glance: Glance = NO_GLANCE) -> Screen:
        """Return the panel with everybody's picture, and a way back instead of *More*."""
        table = await self.host.reading.table(panel.ref.match)
        say = texts_about(table, locale)
        if isinstance(panel, AskingPanel):
            brief = deciding.shown_decision(panel, has_best=False)
            screen = screens.asking_screen(panel, brief, say, glance)
        else:
            screen = screens.ready(panel, say, glance.trouble)
        assert screen.stake is not None
        head: tuple[str, ...] = (
            f"-# {say(Msg('discord.panel.table', game=title(table.game), match=table.match))}",
            say(Msg("referee.answers", who=Who(panel.ref.seat))),
        )
        if isinstance(panel, Ready) and panel.only is None:  # the only possible turn has a headline of its own
            head = (*head, f"### {say(Msg('referee.move', who=Who(panel.ref.seat)))}")
        return replace(
            screen,
            picture=await self.screens.picture(table, None, locale, _draft(panel)),
            head=head,
            stake=replace(screen.stake, button=self._back(table, say)),  # in place of *More*
        )

    async def confirm(self, click: Click[Any], ref: Ref) -> None:
        """Play the answer; a referee who plays at the table has to ask the others first.

        Raises `StaleTable` and `DraftGone`.
        """
        line, absent = await self.host.turns.referee_line(ref), click.table.occupants[ref.seat].person
        if absent is None:
            raise StaleTable
        deed = RefereeDeed("act", ref.seat, person=absent, line=line)
        outcome = await self.host.referees.do(ref.match, click.caller.person, deed, ref.seq)
        say = click.about(outcome.table)
        if isinstance(outcome, AskedConsent):
            await click.reply.screen(await answers(self.host, outcome.table, outcome.key, click.user_id, say))
        else:
            is_next = ref.seat in outcome.table.to_act
            again = (Button(AnswerFor(ref.match, ref.seat, absent.user_id), say(Msg("referee.answer")), "primary"),) if is_next else ()
            await click.reply.screen(Screen((deed_words(outcome, say),), ((*again, self._back(outcome.table, say)),)))

    async def show_moved_on(self, click: Click[Any], ref: Ref) -> None:
        """Say that the panel is old, and show the present one, if there is one."""
        notice = click.say(Msg("discord.moved-on"))
        screen = Screen((notice,), ((self._back(click.table, click.about(click.table)),),))
        with suppress(EngineError):
            current = await self.panel_screen(await self.host.turns.referee_panel(ref.match, ref.seat), click.language)
            screen = replace(current, head=(notice, *current.head))
        await click.reply.screen(screen)

    def _back(self, table: Table, say: Say) -> Button:
        return Button(ShowReferee(table.match), say(Msg("referee.button")))


def _draft(panel: AskingPanel | Ready) -> Draft:
    """Return the half-made move for the picture, which shows only what everybody sees."""
    if isinstance(panel, Ready):
        return Draft(panel.preview)
    ask = panel.walk.ask
    return Draft(panel.preview, ask.name, open_values(ask, panel.walk.filled))
