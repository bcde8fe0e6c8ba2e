"""Seats whose owners' time was up, in which a bot plays until somebody takes them."""

from __future__ import annotations

from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Who
from play.follows.deputy import CARETAKER
from play.table.seats import is_free
from play.values.names import bot_name, player
from play.values.types import Table


class VacanciesShown(Shown):
    """For whom a seat is kept, and until when."""

    def lines(self, table: Table, say: Say) -> list[str]:
        """Return for whom a seat whose time was up is kept, or that anybody may take it."""
        lines = []
        for vacancy in table.vacancies:
            stood_for, owner = vacancy.seat in table.stood_for, table.owner_of(vacancy.seat)
            who = (None if owner is None else player(table, owner.user_id)) or Msg("play.somebody")
            key = "time.vacancy-open" if vacancy.is_open or (is_free(table) and not stood_for) else "time.vacancy"
            bot = bot_name(CARETAKER) if stood_for else Who(vacancy.seat)
            lines.append(say(Msg(key, bot=bot, who=who, when=str(int(vacancy.until)))))
        return lines


SHOWN = VacanciesShown()
