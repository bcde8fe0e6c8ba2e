"""The part of Discord: the question in words and buttons."""

from __future__ import annotations

from cogs.actions.seats import AnswerAsked
from cogs.panel.spec import Button, Row
from cogs.screens.consent import who_of
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say
from play.follows.matter import Question
from play.host import Host
from play.values.names import player
from play.values.types import Table


class BreakShown(Shown):
    """The question, yes and no."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        who = player(table, question.about.by.user_id)
        text = say(Msg("tea.question", who=who, missing=who_of(question.seats)))
        return text, tuple(Button(AnswerAsked(table.match, question.key, choice), say(Msg(f"tea.{choice}"))) for choice in ("yes", "no"))


SHOWN = BreakShown()
