"""The private screens of a person: the panel of the turn, standing orders, views, what happened meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.actions.looking_back import DropRecord, ShowLog, ShowLogFrom, ShowReplay, ShowSince
from cogs.actions.tables import OpenTurn, ShowPart
from cogs.edge.services import Services, named, reader, table_link, title
from cogs.panel import planned, screens
from cogs.panel.asks import in_rows
from cogs.panel.screens import Glance, Outlook
from cogs.panel.spec import ALT_TEXT, Button, Fate, Picture, Screen, cut, squeezed, whole_sentences
from cogs.panel.standing import with_orders
from cogs.screens import ideas as idea_screens
from cogs.screens import lessons as lesson_screens
from cogs.screens import questions, story, ways
from cogs.screens.card import away, deadlines, ranks, span, stopped, until
from cogs.screens.desk import memo, onward
from cogs.screens.ways import Ways
from engine import registry
from engine.answers import open_values
from engine.codec import digest
from engine.core import Msg, Say, Seat, Who
from engine.match import Entry
from play.host import Host
from play.table.lessons import LessonPosition
from play.time.paces import Deadline
from play.values.panels import MAKING_ORDERS, AskingPanel, Kind, Over, Panel, Ready, Spectating, Waiting
from play.values.personal import Notice
from play.values.types import Table
from render import CARD, Draft

NO_GLANCE = Glance()
WORDS = "words"
"""The part of a view that is no picture but text."""

NOTICES = 3
"""Notices shown on one screen; the others follow on the next."""

LINE = 200
"""Characters of the line that a spent panel shrinks to."""

NEWS = 6
"""Entries shown of what happened since one's last turn, where it was much."""

WHOLE = 9
"""As many entries are shown whole: to name their number and hide two or three of them would take as much room."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A panel with what the person has to be told. `notices` are in it: they are done with once the screen was sent."""

    screen: Screen
    notices: tuple[Notice, ...] = ()

    def headed(self, *lines: str) -> Opened:
        """The same with lines above its head."""
        return replace(self, screen=replace(self.screen, head=(*lines, *self.screen.head)))


class PrivateScreens:
    """Builds private screens. Everything is read afresh and nothing is written, so any screen can be had again."""

    def __init__(self, services: Services, whole: PrivateScreens | None = None) -> None:
        """`whole`: the same screens of the true host, where this one looks at one moment."""
        self.services = services
        self._whole = whole or self
        self.host = services.host
        self.ways = Ways(services.host)

    def by(self, host: Host) -> PrivateScreens:
        """The same screens of what a host says that looks at one moment (`Host.looking_at`)."""
        return PrivateScreens(self.services.by(host), self._whole)

    async def _at(self, match: int, user_id: int) -> PrivateScreens:
        """The same screens as they are now."""
        return self.by(await self._whole.host.looking_at(match, user_id))

    async def opened(self, match: int, user_id: int, locale: str, kind: Kind = "turn") -> Opened:
        """The panel as it stands now, with the news since the person last acted."""
        if self.host.looks_at != (match, user_id):
            return await (await self._at(match, user_id)).opened(match, user_id, locale, kind)
        table = await self.host.reading.table(match)
        if table.lesson is not None:
            return Opened(await self.taught(match, user_id, locale))
        if table.status == "frozen" and table.upgrade is not None and table.seat_of(user_id) is not None:
            return await self._rules_asked(table, user_id, locale)
        panel = await self.host.turns.panel(match, user_id, kind)
        screen = await self.shown(panel, user_id, locale)
        return await self._with_news(screen, panel, match, user_id, locale)

    async def _rules_asked(self, table: Table, user_id: int, locale: str) -> Opened:
        """By which rules a match goes on, for who plays there: to vote, and to vote otherwise."""
        say = named(table, locale)
        asked = await questions.standing(self.host, table, say)
        notices = (await self.host.people.notices(table.match, user_id))[:NOTICES]
        told = _told([one for one in notices if one.msg.key != "play.notice.frozen"], say)  # the question says it
        head = (*self._title(table, say), *told, *(question.text for question in asked))
        return Opened(Screen(head, tuple(question.row for question in asked)), tuple(notices))

    async def ahead(self, match: int, user_id: int, locale: str) -> Opened:
        """What a person has planned ahead, and what else they can plan."""
        if self.host.looks_at != (match, user_id):
            return await (await self._at(match, user_id)).ahead(match, user_id, locale)
        table = await self.host.reading.table(match)
        if table.lesson is not None or table.status != "running":
            return await self.opened(match, user_id, locale)
        say, plans = named(table, locale), self.host.plans
        screen = planned.ahead(table, await plans.standing(match, user_id), await plans.ways(match, user_id), say)
        notices = (await self.host.people.notices(match, user_id))[:NOTICES]
        head = (*self._title(table, say), *_told(notices, say), *screen.head)
        return Opened(squeezed(replace(screen, head=head)), tuple(notices))

    async def sent(self, opened: Opened) -> None:
        """Discord has accepted the screen: its notices were delivered."""
        if opened.notices:
            await self.host.people.notices_read(opened.notices)

    async def taught(self, match: int, user_id: int, locale: str) -> Screen:
        """A lesson as it stands now: the teacher's words, and the learner's panel where a move is awaited. The teacher moves for the
        others first, so that the moment to look at is the one after that."""
        if self is not self._whole:
            return await self._whole.taught(match, user_id, locale)
        at = await self.host.lessons.look(match, user_id)
        return await (await self._at(match, user_id))._taught(at, user_id, locale)

    async def _taught(self, at: LessonPosition, user_id: int, locale: str) -> Screen:
        if at.is_asked:
            return await self.shown(await self.host.turns.panel(at.table.match, user_id, change=True), user_id, locale)
        say, step = named(at.table, locale), at.step
        if at.is_lost or at.is_done:
            return lesson_screens.over(at, say)
        part, marks = (None, ()) if at.astray is not None else (step.part or None, step.marks)
        picture = await self.picture(at.table, at.lesson.seat, locale, part=part, marks=marks)
        return lesson_screens.screen(at, say, picture, await self._lesson_news(at, user_id, say))

    async def shown(self, panel: Panel, user_id: int, locale: str, glance: Glance = NO_GLANCE, moved: Entry | None = None) -> Screen:
        """A panel as a screen, with the picture of the position and the draft in it; an order is no move and marks nothing.

        `moved`: the move that the person has just made. What came of it is on the table card, so that waiting needs no picture then.
        """
        match = panel.match if not isinstance(panel, AskingPanel | Ready | Waiting) else panel.ref.match
        if self.host.looks_at != (match, user_id):
            return await (await self._at(match, user_id)).shown(panel, user_id, locale, glance, moved)
        table = await self.host.reading.table(match)
        say = named(table, locale)
        draft = drafted(panel) if isinstance(panel, AskingPanel | Ready) else None
        undo = ways.back(table, moved, say)
        if isinstance(panel, AskingPanel):
            more = (*undo, *await self.ways.asked(table, panel.ref, user_id, say, panel.can_back))
            if panel.ref.kind == "turn":
                more = (*more, *idea_screens.way(match, await self.host.coach.offer(match, user_id), say))
            asks_first = (await self.host.people.settings(user_id)).confirm
            shown = screens.careful(panel) if asks_first or panel.ref.kind == "plan" else panel
            screen = screens.asking(shown, say, glance, more, await self._outlook(table, panel))
            if panel.ref.kind == "plan":
                screen = replace(screen, head=(planned.title(say), *screen.head))
        elif isinstance(panel, Ready):
            more = ways.ready(table, panel.ref.kind, say) if panel.only is None else await self.ways.asked(table, panel.ref, user_id, say)
            if panel.ref.kind == "plan":
                screen = planned.ready(panel, say, glance.trouble, more)
            else:
                screen = screens.ready(panel, say, await self._outlook(table, panel), glance.trouble, (*undo, *more))
        elif isinstance(panel, Waiting):
            more = (*undo, *await self.ways.waiting(table, panel, user_id, say, moved is not None))
            screen = screens.waiting(panel, say, more, moved is not None)
        elif isinstance(panel, Over):
            return over(table, say, onward(*await self.host.desk.next(user_id, match), say), user_id)
        else:
            left = table.kept_for(user_id)
            said = Msg("discord.panel.spectating") if left is None else Msg("discord.panel.kept", bot=Who(left))
            screen = Screen((f"### {say(said)}", say(panel.status)), await self.ways.watching(table, user_id, say))
        if table.lesson is not None:
            return await self._around(screen, panel, table, user_id, locale, draft)
        is_list = isinstance(panel, Waiting) or (isinstance(panel, AskingPanel | Ready) and panel.ref.kind in MAKING_ORDERS)
        plans = await self.host.plans.standing(match, user_id)
        screen = with_orders(screen, plans, match, say, is_list)
        is_on_card = moved is not None and isinstance(panel, Waiting)
        picture = None if is_on_card else await self.picture(table, table.seat_of(user_id), locale, draft, base=based(panel))
        times = await self.host.reading.deadlines(match)
        if isinstance(panel, Waiting | Spectating):
            lines = [*deadlines(times, say), *away(await self.host.reading.away(match), say)]
            bank = await self.host.reading.bank(match, user_id)
            if bank is not None:
                lines.append(say(Msg("time.own-bank", left=span(bank))))
            screen = replace(screen, foot=(*screen.foot, *(f"-# {line}" for line in lines)))
        own = next((one for one in times if one.seat == table.seat_of(user_id)), None)
        is_turn = isinstance(panel, AskingPanel | Ready | Waiting) and panel.ref.kind in ("turn", "early")
        if picture is not None and isinstance(panel, AskingPanel | Ready | Waiting) and is_turn:
            alt = whole_sentences(f"{screens.can_do(panel, reader(table, locale).say)} {picture.alt}", ALT_TEXT)
            picture = replace(picture, alt=alt)
        # What an order is about to answer gives way too: its owner has nothing to do there.
        is_answered = isinstance(panel, AskingPanel | Ready) and panel.ref.kind == "turn" and plans.goes_on is not None
        fate = Fate(waits=gives_way(panel, table) or is_answered)
        kept = await self.host.desk.memo(match, user_id) if is_turn else ""
        (heading,) = self._title(table, say, own)
        heading += f"\n-# {memo(kept, say)}" if kept else ""
        return replace(screen, picture=picture, head=(heading, *screen.head, *stopped(table, say)), fate=fate)

    async def _around(self, screen: Screen, panel: Panel, table: Table, user_id: int, locale: str, draft: Draft | None) -> Screen:
        """The learner's panel with the teacher's words above it; they point at things until the first answer is given."""
        at, say = await self.host.lessons.look(table.match, user_id), named(table, locale)
        part, marks = (at.step.part or None, at.step.marks) if is_fresh(panel) else (None, ())
        picture = await self.picture(table, table.seat_of(user_id), locale, draft, part, marks)
        return lesson_screens.around(screen, at, say, picture, await self._lesson_news(at, user_id, say), is_fresh(panel))

    async def _lesson_news(self, at: LessonPosition, user_id: int, say: Say) -> str:
        """What the others did just before this step; of another move than the hoped one what it was."""
        if at.astray is not None:
            return story.recent(await self.host.reading.recent(at.table.match, at.lesson.seat, 1), say, 1, 400)
        is_new = at.step.before or (at.passed is not None and at.passed.line)
        return await self._news(at.table.match, user_id, say) if is_new else ""

    async def _news(self, match: int, user_id: int, say: Say) -> str:
        told = await self.host.reading.since(match, user_id, WHOLE + 1)
        return story.recent(told, say, WHOLE if len(told) <= WHOLE else NEWS, 1200)

    async def _outlook(self, table: Table, panel: AskingPanel | Ready) -> Outlook:
        """What the table says now, and what it would say with the answers so far; nothing about orders, except for what is asked early."""
        if panel.ref.kind == "order":
            return Outlook()
        rules = registry.rules_of(table.game, table.version)
        if panel.ref.kind == "early":
            return Outlook(rules.status(await self.host.reading.view(table.match, panel.ref.seat)))
        view = await self.host.reading.view(table.match, panel.ref.seat) if panel.base is None else panel.base
        now, then = rules.status(view), rules.status(panel.preview)
        return Outlook(now, then if then != now else None)

    def _title(self, table: Table, say: Say, own: Deadline | None = None) -> tuple[str, ...]:
        """Which table it is, and when the person's time is up."""
        head = f"-# {say(Msg('discord.panel.table', game=title(table.game), match=table.match))}"
        return (head,) if own is None else (f"{head} · {say(until('time.panel', own.limit, own.due))}",)

    def heading(self, table: Table, say: Say) -> str:
        """Which table a private screen is about."""
        return self._title(table, say)[0]

    async def picture(
        self,
        table: Table,
        seat: Seat | None,
        locale: str,
        draft: Draft | None = None,
        part: str | None = None,
        marks: tuple[str, ...] = (),
        base: Any = None,
    ) -> Picture | None:
        """A picture of a running match as a seat sees it; `marks` are areas that a teacher points at. `base`: the view of the position
        in which a turn is prepared."""
        view = await self.host.reading.view(table.match, seat) if base is None else base
        key = (table.match, table.seq, table.status, seat, "" if base is None else digest(base))
        return await self.services.pictures.picture(table.game, view, reader(table, locale), key, draft, part, marks)

    async def card_picture(self, table: Table) -> Picture | None:
        """What everybody sees on the table card: the part made for it, else the first."""
        view = await self.host.reading.view(table.match, None)
        part = CARD if CARD in await self.services.pictures.parts(table.game, view) else None
        return await self.picture(table, None, await self.services.public(table), part=part)

    async def _with_news(self, screen: Screen, panel: Panel, match: int, user_id: int, locale: str) -> Opened:
        table = await self.host.reading.table(match)
        say = named(table, locale)
        if table.seat_of(user_id) is None:
            notices = (await self.host.people.notices(match, user_id))[:NOTICES]
            return Opened(replace(screen, head=(*screen.head, *_told(notices, say))), tuple(notices))
        body, rows, head = screen.body, screen.rows, screen.head
        news = await self.host.returning.briefing(match, user_id, WHOLE) if is_fresh(panel) else None
        if news is not None:
            head = (head[0], "\n".join(story.briefing(news, say)), *head[1:])
            rows = (
                *rows,
                (Button(ShowSince(match), say(Msg("since.pictures"))), Button(ShowLogFrom(match, news.first), say(Msg("since.read-all")))),
            )
        elif is_fresh(panel) and (told := await self._news(match, user_id, say)):
            body = ("\n".join((say(Msg("discord.card.news")), told)), *body)
        notices = (await self.host.people.notices(match, user_id))[:NOTICES]
        asked = await questions.standing(self.host, table, say, user_id)
        head = (*head, *_told(notices, say), *(question.text for question in asked))
        rows = (*rows, *(question.row for question in asked))
        fate = None if screen.fate is None else replace(screen.fate, asks=questions.stamp(table, user_id))
        return Opened(squeezed(replace(screen, body=body, head=head, rows=rows, fate=fate)), tuple(notices))

    async def moved(self, table: Table, entry: Entry, user_id: int, locale: str) -> Screen:
        """After a move: what it was, and the next panel when the person is awaited again. In a lesson the teacher says what it was."""
        if self.host.looks_at != (table.match, user_id):
            return await (await self._at(table.match, user_id)).moved(table, entry, user_id, locale)
        if table.lesson is not None:
            return await self.taught(table.match, user_id, locale)
        say, seat = named(table, locale), table.seat_of(user_id)
        notes = " ".join(say(note.msg) for note in entry.notes if note.to is None or seat in note.to)
        done = say(Msg("discord.panel.done", words=cut(notes, 700))) if notes else say(Msg("discord.panel.done-line", line=entry.line))
        panel = await self.host.turns.panel(table.match, user_id)
        screen = await self.shown(panel, user_id, locale, moved=entry)
        fate = Fate(cut(done, LINE), screen.fate is not None and screen.fate.waits)
        return replace(screen, head=(screen.head[0], done, *screen.head[1:]), fate=fate)

    async def view(self, table: Table, user_id: int, locale: str, part: str | None = None) -> Screen:
        """What the person may see: a picture, and buttons for the others and for the position in words."""
        say = named(table, locale)
        seat = table.seat_of(user_id)
        view = await self.host.reading.view(table.match, seat)
        parts = await self.services.pictures.parts(table.game, view)
        if part not in (None, WORDS, *parts):
            part = await self.services.pictures.find(table.game, view, part or "", say)
        part = part or (parts[0] if parts else WORDS)
        picture = None if part == WORDS else await self.picture(table, seat, locale, part=part)
        said = () if picture is not None else registry.rules_of(table.game, table.version).describe(view)
        body = (cut("\n".join(map(say, said)), 3000),) if said else ()
        buttons = [
            Button(
                ShowPart(table.match, other),
                cut(say(Msg("discord.panel.words") if other == WORDS else Msg(f"{table.game}.picture.{other}")), 80),
                disabled=other == part,
            )
            for other in (*parts, WORDS)
        ]
        if seat is not None:
            buttons.append(Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"))
        head = (*self._title(table, say), f"### {say(Msg('discord.panel.view'))}")
        return Screen(head, tuple(in_rows(buttons)), picture, body)


def is_fresh(panel: Panel) -> bool:
    """Whether nothing is chosen on a panel yet, so that there is room for what happened before."""
    if isinstance(panel, AskingPanel | Ready):
        return panel.ref.kind in ("turn", "early") and (panel.only is not None if isinstance(panel, Ready) else not panel.can_back)
    return isinstance(panel, Waiting)


def _told(notices: Sequence[Notice], say: Say) -> list[str]:
    return [cut(say(Msg("discord.panel.notice", text=notice.msg)), 400) for notice in notices]


def drafted(panel: AskingPanel | Ready) -> Draft | None:
    """The half-made move of a panel for its picture; an order is no move and draws nothing, nor does a turn with nothing to choose."""
    if panel.ref.kind in MAKING_ORDERS:
        return None
    if isinstance(panel, Ready):
        return Draft(panel.preview) if panel.only is None else None
    ask = panel.walk.ask
    return Draft(panel.preview, ask.name, open_values(ask, panel.walk.filled))


def gives_way(panel: Panel, table: Table) -> bool:
    """Whether the next question may take the place of a panel: others are awaited, or what it asks comes by itself in a moment."""
    return isinstance(panel, Waiting) or (isinstance(panel, Ready) and panel.only is not None and table.terms.automatic)


def based(panel: Panel) -> Any:
    """The view of the position in which a turn is prepared."""
    return panel.base if isinstance(panel, AskingPanel | Ready) else None


def over(table: Table, say: Say, more: tuple[Button, ...] = (), user_id: int = 0) -> Screen:
    """A match that has ended, for somebody who asked for a panel; `more` are the ways on from it."""
    head = [f"### {say(title(table.game))} — {say(Msg('discord.card.over'))}"]
    if table.result is not None:
        head.append(ranks(table.game, table.result, say))
    elif table.why is not None:
        head.append(say(table.why))
    back = [Button(ShowReplay(table.match), say(Msg("discord.card.replay"))), Button(ShowLog(table.match), say(Msg("discord.card.log")))]
    if table.seat_of(user_id) is not None:
        back.append(Button(ShowSince(table.match), say(Msg("since.head"))))
    if table.imported_by == user_id:
        back.append(Button(DropRecord(table.match), say(Msg("record.remove")), "danger"))
    return Screen(tuple(head), ((Button(None, say(Msg("discord.panel.to-table")), url=table_link(table)), *more), tuple(back)))
