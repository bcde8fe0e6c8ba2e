"""Who is here for a while, and the invitation to be here too."""

from __future__ import annotations

from cogs.actions.seats import Arrive, Depart
from cogs.actions.tables import OpenTurn
from cogs.panel.spec import Button, Fate, Row, Screen
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Who
from play.follows.matter import Question
from play.follows.sprint import here, is_live
from play.host import Host
from play.telling.pings import HERE
from play.values.types import Table


class SprintShown(Shown):
    """Who is here."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        people = tuple(Msg("sprint.one", who=Who(seat), when=str(int(there.until))) for seat, there in here(table).items())
        return say(Msg("sprint.invite", people=people)), (Button(Arrive(table.match), say(Msg("sprint.arrive")), "success"),)

    def lines(self, table: Table, say: Say) -> list[str]:
        return present_lines(table, say)

    def rows(self, table: Table, say: Say) -> list[Row]:
        """Return the button to be here too. While nobody is here, it is under *More* instead."""
        present = here(table)
        return [(Button(Arrive(table.match), say(Msg("sprint.arrive"))),)] if present and not set(table.people) <= present.keys() else []


def live_screen(table: Table, user_id: int, say: Say, *more: Button) -> Screen:
    """Return the screen that shows who is here, for somebody who is.

    It is shown again at each change, and for the last time when the person's own time is over.
    """
    turn = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary")
    mine = next((guest for guest in here(table).values() if guest.user_id == user_id), None)
    if mine is None:
        return Screen((say(Msg("sprint.over")),), ((turn,),))
    lines = (say(Msg("sprint.arrived", when=str(int(mine.until)))), *present_lines(table, say))
    depart = Button(Depart(table.match), say(Msg("sprint.depart")))
    return Screen(lines, ((turn, *more, depart),), fate=Fate(answers_to=HERE, stamp=repr(lines)))


def present_lines(table: Table, say: Say) -> list[str]:
    """Return who is here until when, and that the table is live or for whom it waits."""
    present = here(table)
    if not present:
        return []
    if is_live(table):
        people: tuple[Msg | Who, ...] = tuple(map(Who, present))  # their three minutes are the clock that counts
    else:
        people = tuple(Msg("sprint.one", who=Who(seat), when=str(int(presence.until))) for seat, presence in present.items())
    lines = [say(Msg("sprint.here", people=people))]
    away = tuple(Who(seat) for seat in table.to_act if seat in table.present and seat not in present)
    if is_live(table):
        lines.append(say(Msg("sprint.live")))
        times = [(Who(seat), presence.move_by) for seat, presence in present.items() if presence.move_by is not None]
        lines += [say(Msg("sprint.turn", who=who, when=str(int(when)))) for who, when in times]
    elif away:
        lines.append(say(Msg("sprint.not-live", who=away)))
    else:
        lines.append(say(Msg("sprint.alone")))
    return lines


SHOWN = SprintShown()
