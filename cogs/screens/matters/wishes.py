"""Who asks for the seat of a bot."""

from __future__ import annotations

from cogs.panel.spec import Row
from cogs.screens.consent import yes_or_no
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Who
from play.follows.matter import Question
from play.host import Host
from play.values.names import named_at, player
from play.values.stands import Wish
from play.values.types import Table


class WishesShown(Shown):
    """A wish."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        wish: Wish = question.about
        name = named_at(table, wish.person)
        yes, no = Msg("discord.wish.agree", name=name), Msg("discord.wish.refuse", name=name)
        return _wish(table, wish, say), yes_or_no(table, wish.key, yes, no, say)


def _wish(table: Table, wish: Wish, say: Say) -> str:
    owner, name = table.owner_of(wish.seat), named_at(table, wish.person)
    left = None if owner is None else player(table, owner.user_id)
    if left is not None:
        return say(Msg("discord.wish.question-left", name=name, bot=Who(wish.seat), who=left))
    return say(Msg("discord.wish.question", name=name, bot=Who(wish.seat)))


SHOWN = WishesShown()
