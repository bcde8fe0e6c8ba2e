"""The seats of caretakers."""

from __future__ import annotations

from cogs.screens.matters import Shown
from engine.core import Msg, Say, Who
from play.table.seats import is_free
from play.values.names import player
from play.values.types import Table


class VacanciesShown(Shown):
    """For whom a seat is kept, and until when."""

    def lines(self, table: Table, say: Say) -> list[str]:
        """The seats that a caretaker plays: for whom, and until when they are kept. Where anybody may take any seat, none is kept."""
        lines = []
        for vacancy in table.vacancies:
            owner = table.owner_of(vacancy.seat)
            who = (None if owner is None else player(table, owner.user_id)) or Msg("play.somebody")
            key = "time.vacancy-open" if vacancy.is_open or is_free(table) else "time.vacancy"
            lines.append(say(Msg(key, bot=Who(vacancy.seat), who=who, when=str(int(vacancy.until)))))
        return lines


SHOWN = VacanciesShown()
