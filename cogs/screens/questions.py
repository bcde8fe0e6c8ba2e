"""The questions at a table, with the buttons that answer.

`cogs.screens.matters` has the words of each kind.
"""

from __future__ import annotations

from dataclasses import dataclass

from cogs.actions.seats import Consent, ShowSeats, SitDown
from cogs.actions.servers import TakeOffered
from cogs.actions.tables import OpenTurn
from cogs.panel.spec import Button, Fate, Row, Screen
from cogs.screens import story
from cogs.screens.consent import who_of
from cogs.screens.matters import shown_of
from cogs.screens.matters.sprint import live_screen
from engine.values.core import Msg, Say
from play.follows.matter import all_questions, questions_by_matter, questions_to
from play.host import Host
from play.table.seats import is_free
from play.telling.pings import HERE
from play.values.stands import Proposal
from play.values.types import Table

NEWS = 2
"""The newest entries shown when a question is over."""

OUTCOMES = ("declined", "lapsed", "given", "refused", "elsewhere")
"""Ends of the keys of notices that tell the asking person how their question ended."""


@dataclass(frozen=True, slots=True)
class ShownQuestion:
    """A question to people at a table."""

    key: str
    text: str
    row: Row
    """The buttons that answer it."""
    brief: Msg | None = None
    """The label of the button from a turn's panel to the question; `None`: the panel itself shows it."""


async def open_questions(host: Host, table: Table, say: Say, user_id: int | None = None) -> list[ShownQuestion]:
    """Return the questions at a table, or only those that a person has to answer."""
    seat = None if user_id is None else table.seat_of(user_id)
    open_now: list[ShownQuestion] = []
    for matter, question in questions_by_matter(table):
        if question.is_question and (user_id is None or seat in question.seats):
            screens = shown_of(matter.name)
            open_now.append(ShownQuestion(question.key, *await screens.question(host, table, question, say), screens.brief(question)))
    return open_now


async def questions_by_key(host: Host, table: Table, say: Say, user_id: int, key: str) -> list[ShownQuestion]:
    """Return the question or invitation with a key to a person; empty if it is over."""
    seat = table.seat_of(user_id)
    wanted = [(matter, question) for matter, question in questions_by_matter(table) if question.key == key and seat in question.seats]
    return [ShownQuestion(key, *await shown_of(matter.name).question(host, table, question, say)) for matter, question in wanted]


async def on_its_own(host: Host, table: Table, key: str, user_id: int, say: Say) -> Screen:
    """Return a question on a screen of its own, with what follows from each answer.

    If the person does not have to answer, it shows who has still to.
    """
    seat = table.seat_of(user_id)
    for matter, question in questions_by_matter(table):
        if question.key == key and seat in question.seats:
            screens = shown_of(matter.name)
            text, row = await screens.question(host, table, question, say)
            turn = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")))
            return Screen((text, "\n".join(screens.follows(question, say))), (row, (turn,)))
    return await answers(host, table, key, user_id, say)


def stamp(table: Table, user_id: int) -> str:
    """Return a text that changes when a person's questions or their answers do; `""` if none."""
    values = [question.about for question in questions_to(table, user_id) if question.is_question]
    return repr(values) if values else ""


async def answers(host: Host, table: Table, key: str, user_id: int, say: Say) -> Screen:
    """Return who has still to answer a question, or how it has ended.

    It is for the person who asked, or for one who has agreed.
    """
    if key == HERE:
        return live_screen(table, user_id, say)
    seat, pending = table.seat_of(user_id), next((question for question in all_questions(table) if question.key == key), None)
    if pending is None:
        news = await host.reading.recent(table.match, seat, NEWS)
        keys = {f"play.notice.{key.rstrip('0123456789.-')}-{outcome}" for outcome in OUTCOMES}
        ended = [notice.msg for notice in await host.people.notices(table.match, user_id) if notice.msg.key in keys]
        head = (
            say(ended[-1] if ended else Msg("question.over")),
            f"**{say(Msg('discord.panel.happened'))}**\n{story.recent(news, say, NEWS)}",
        )
        return Screen(head, () if seat is None else ((Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"),),))
    fate = Fate(answers_to=key, stamp=repr(pending.seats))
    if not isinstance(pending.about, Proposal) or pending.about.seat != seat:
        return Screen((say(Msg("discord.undo.agreed", who=who_of(pending.seats))),), fate=fate)
    waiting = Msg("discord.undo.asked" if pending.about.deed is None else "referee.asked", who=who_of(pending.seats))
    back = Button(Consent(table.match, key, False), say(Msg("discord.seats.withdraw")))
    return Screen((say(waiting),), ((back,),), fate=fate)


def way_to_seat(table: Table, user_id: int, say: Say) -> tuple[Button, ...]:
    """Return the button by which a person without a seat gets one.

    It leads to the seat that a referee offers them, to their own seat, to a free one, or to asking for one. A person whom a referee
    removed from the table has no button: they know the cards of a seat that is not theirs any more.
    """
    if table.status != "running" or table.seat_of(user_id) is not None:
        return ()
    offered = next((offer.seat for offer in table.offers if offer.person.user_id == user_id), None)
    if offered is not None:
        return (Button(TakeOffered(table.match, offered), say(Msg("referee.take-mine")), "primary"),)
    if not table.bots or any(user == user_id for _, user in table.oversight.barred):
        return ()
    own = table.kept_for(user_id)
    if own is not None:
        return (Button(SitDown(table.match, own, False), say(Msg("discord.seats.back")), "primary"),)
    is_offered = is_free(table) or any(vacancy.is_open for vacancy in table.vacancies)
    label = Msg("discord.seats.take") if is_offered else Msg("discord.seats.ask")
    return (Button(ShowSeats(table.match), say(label)),)
