"""The private screens of a person: turns, standing orders, views, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.actions.tables import OpenTurn, OpenView, ShowPart
from cogs.edge.clicks import Click, Handlers
from cogs.edge.services import Services, reader, texts_about
from cogs.panel import planned
from cogs.panel.fitting import in_part
from cogs.panel.screens import NO_GLANCE, Glance
from cogs.panel.spec import CHOICE_LABEL, CHOICES, SHORT, Button, Choice, Fate, MadeMove, Menu, Picture, Row, Screen, cut, squeeze
from cogs.screens import lessons as lesson_screens
from cogs.screens import questions, seen, story, turn, turn_picture
from cogs.screens.outcome import has_won, outcome
from cogs.screens.seen import PanelSight, is_fresh
from cogs.screens.story import notice_line
from engine.asks.decision import Decision
from engine.match import registry
from engine.values.codec import digest
from engine.values.core import EngineError, Msg, Say, Seat, Who
from play.host import Host
from play.table.lessons import LessonPosition
from play.values.panels import AskingPanel, Finished, Kind, Panel, Played, Ready, Spectating, Waiting
from play.values.personal import Notice
from play.values.types import Table
from render import CARD, Draft

LOOKED_BACK = 24
"""The most entries to read for what happened since a person's move."""

WORDS = "words"
"""In place of a part of the picture: the view as text."""

RECENT = 400
"""The most characters of an entry before it is cut to `ASTRAY`."""

SENTENCES = 3000
"""The most characters of a view as text."""

NOTICE = 400
"""The most characters of a notice above questions or orders."""

NOTICES = 3
"""Notices shown on one screen; the others follow on the next."""

LINE = 196
"""The most characters about the outcome of a move in the line to which a used panel shrinks."""

DONE = 160
"""The most characters about the outcome of a move, three lines on a phone; they replace the stake."""

ASTRAY = 100
"""The most characters about an unexpected move in a lesson."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A screen, and the notices on it, which are deleted once Discord has accepted it."""

    screen: Screen
    notices: tuple[Notice, ...] = ()

    def headed(self, *lines: str) -> Opened:
        """Return this screen with lines at the top; they do not replace the stake."""
        return replace(self, screen=turn.with_note(self.screen, *lines))


class PrivateScreens:
    """Builds private screens.

    Building a screen writes nothing, so that it can be built again at any time. Its host may look at one moment of one table and person
    (`by`); a screen of others is then built by screens of the present (`_present`).
    """

    def __init__(self, services: Services, present: PrivateScreens | None = None) -> None:
        """`present`: the screens of the host itself, if this one looks at one moment."""
        self.services = services
        self._present = present or self
        self.host = services.host

    def by(self, host: Host) -> PrivateScreens:
        """Return private screens of a host that looks at one moment (`Host.looking_at`)."""
        return PrivateScreens(self.services.by(host), self._present)

    async def _now(self, match: int, user_id: int) -> PrivateScreens:
        """Return private screens that look at a table and a person as they are now."""
        return self.by(await self._present.host.looking_at(match, user_id))

    async def open_panel(self, match: int, user_id: int, locale: str, kind: Kind = "turn") -> Opened:
        """Return the panel as it is now, with the person's notices."""
        if self.host.looks_at != (match, user_id):
            return await (await self._now(match, user_id)).open_panel(match, user_id, locale, kind)
        table = await self.host.reading.table(match)
        if table.lesson is not None:
            return Opened(await self.lesson_screen(match, user_id, locale))
        if table.status == "frozen" and table.upgrade is not None and table.seat_of(user_id) is not None:
            return await self._rules_asked(table, user_id, locale)
        sight = await seen.gather_sight(self.host, await self.host.turns.panel(match, user_id, kind), user_id, locale)
        sight = await seen.with_news(self.host, sight, 1 if isinstance(sight.panel, AskingPanel | Ready) else NOTICES)
        return Opened(await self._draw(sight), tuple(notice for notice in sight.notices if turn.is_told(sight, notice)))

    async def next_question(self, match: int, user_id: int, locale: str, fate: Fate) -> Screen:
        """Return the next question, to replace a panel with this fate.

        If that panel showed the outcome of a move, the new one shows it as well, unless somebody else has moved since.
        """
        screen = (await self.open_panel(match, user_id, locale)).screen
        if not fate.line or fate.seq is None or screen.fate is None:
            return screen
        table = await self.host.reading.table(match)
        seat, say = table.seat_of(user_id), texts_about(table, locale, user_id)
        entries = [logged.entry for logged in await self.host.reading.recent(match, seat, LOOKED_BACK, fate.seq - 1)]
        words = outcome([note for entry in entries for note in entry.notes], say, seat, DONE, "\n")
        if not words or any(entry.seat != seat for entry in entries):
            return screen
        done = f"✅ {words}"
        return replace(turn.with_telling(screen, done), fate=replace(screen.fate, line=done, seq=fate.seq))

    async def _rules_asked(self, table: Table, user_id: int, locale: str) -> Opened:
        """Return the screen on which a player votes on the rules, and can change the vote."""
        say = texts_about(table, locale, user_id)
        open_questions = await questions.open_questions(self.host, table, say)
        notices = (await self.host.people.notices(table.match, user_id))[:NOTICES]
        lines = _notice_lines([notice for notice in notices if notice.msg.key != "play.notice.frozen"], say)  # the question says that
        head = (turn.heading(table, say), *lines, *(question.text for question in open_questions))
        return Opened(Screen(head, tuple(question.row for question in open_questions)), tuple(notices))

    async def open_plans(self, match: int, user_id: int, locale: str) -> Opened:
        """Return the orders and prepared turns of a person, and what else they can plan."""
        if self.host.looks_at != (match, user_id):
            return await (await self._now(match, user_id)).open_plans(match, user_id, locale)
        table = await self.host.reading.table(match)
        if table.lesson is not None or table.status != "running":
            return await self.open_panel(match, user_id, locale)
        say, plans = texts_about(table, locale, user_id), self.host.plans
        screen = planned.ahead(table, await plans.standing_orders(match, user_id), await plans.ways(match, user_id), say)
        notices = (await self.host.people.notices(match, user_id))[:NOTICES]
        head = (turn.heading(table, say), *_notice_lines(notices, say), *screen.head)
        return Opened(squeeze(replace(screen, head=head)), tuple(notices))

    async def answer_click(self, click: Click[Any], *lines: str, kind: Kind = "turn") -> None:
        """Answer a click at a table with the panel as it is now, below some lines."""
        opened = await self.open_panel(click.action.match, click.user_id, click.language, kind)
        await click.reply.screen(opened.headed(*lines).screen)
        await self.delete_shown_notices(opened)

    async def delete_shown_notices(self, opened: Opened) -> None:
        """Delete the notices of a screen, because Discord has accepted it."""
        if opened.notices:
            await self.host.people.delete_notices(opened.notices)

    async def lesson_screen(self, match: int, user_id: int, locale: str) -> Screen:
        """Return a lesson as it is now, with the learner's panel if a move is awaited.

        The teacher moves for the others first, so the screen shows the moment after that.
        """
        if self is not self._present:
            return await self._present.lesson_screen(match, user_id, locale)
        at = await self.host.lessons.look(match, user_id)
        return await (await self._now(match, user_id))._step_screen(at, user_id, locale)

    async def _step_screen(self, at: LessonPosition, user_id: int, locale: str) -> Screen:
        """Return the screen of a step: the learner's panel, a picture with words, or the end."""
        if at.is_asked:
            return await self.panel_screen(await self.host.turns.panel(at.table.match, user_id, change=True), user_id, locale)
        say, step = texts_about(at.table, locale, user_id), at.step
        if at.is_lost or at.is_done:
            return lesson_screens.over(at, say)
        settings = await self.host.people.settings(user_id)
        band, news, marks = "discord.learn.look", "", step.marks
        part = step.part or turn_picture.drawn_for(settings)
        if part == CARD:
            part = turn_picture.drawn_whole(settings)
        if at.astray is not None:  # the learner made a move that the lesson did not expect: nothing is pointed at
            band, marks, part = "discord.panel.your-move", (), turn_picture.drawn_for(settings)
            news = in_part(story.recent(await self.host.reading.recent(at.table.match, at.lesson.seat, 1), say, 1, RECENT), ASTRAY)
        view = await self.host.reading.view(at.table.match, at.lesson.seat)
        draft = Draft(view, decision=Decision(Msg(band), ()))
        return lesson_screens.screen(at, say, await self.picture(at.table, at.lesson.seat, locale, draft, part, marks), news)

    async def panel_screen(self, panel: Panel, user_id: int, locale: str, glance: Glance = NO_GLANCE) -> Screen:
        """Return a panel as a screen, with the picture of the decision or of the draft in it."""
        match = panel.match if isinstance(panel, Finished | Spectating) else panel.ref.match
        if self.host.looks_at != (match, user_id):
            return await (await self._now(match, user_id)).panel_screen(panel, user_id, locale, glance)
        return await self._draw(await seen.gather_sight(self.host, panel, user_id, locale), glance)

    async def _draw(self, sight: PanelSight, glance: Glance = NO_GLANCE, picture: Picture | None = None) -> Screen:
        """Return the screen of a sight; `picture`: a picture instead of its own.

        If the words of the game about its question fail, the screen shows the question alone, and only the likely answer of the next turn.
        """
        try:
            return await self._screen_of(sight, glance, picture)
        except EngineError:
            raise
        except Exception as error:
            if not isinstance(sight.panel, AskingPanel | Ready | Waiting):
                raise
            seen.note_failure(sight.table, sight.user_id, "a decision", error)
            return await self._screen_of(seen.without_decision(sight), glance, picture)

    async def _screen_of(self, sight: PanelSight, glance: Glance, picture: Picture | None = None) -> Screen:
        """Return the screen of a sight; in a lesson it has the teacher's words.

        The teacher's marks are on the picture until the first answer is given.
        """
        panel, at = sight.panel, sight.lesson
        if at is None or isinstance(panel, Finished):
            return turn.screen(sight, picture or await self._picture_of(sight), glance)
        is_new = is_fresh(panel)
        screen = turn.screen(sight, await self._picture_of(sight, at.step.marks if is_new else ()), glance)
        is_told = glance.trouble is not None or (isinstance(panel, Ready) and panel.only is None)
        return lesson_screens.around(screen, at, sight.say, is_new, is_told)

    async def _picture_of(self, sight: PanelSight, marks: tuple[str, ...] = ()) -> Picture | None:
        """Return the picture of a sight, with a teacher's `marks`; `None` after the match."""
        panel = sight.panel
        if isinstance(panel, Finished):
            return None
        draft = turn_picture.picture_draft(sight)
        seat = sight.table.seat_of(sight.user_id)
        part, base = turn_picture.drawn_as(sight), turn_picture.base_view(panel)
        return await self.picture(sight.table, seat, sight.locale, draft, part, marks, base)

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
        """Return a picture of a running match as a seat sees it.

        `marks` are areas that a teacher points at. `base`: the view of the position in which a turn is prepared.
        """
        view = await self.host.reading.view(table.match, seat) if base is None else base
        if draft is not None and draft.preview is None:
            draft = replace(draft, preview=view)
        key = (table.match, table.seq, table.status, seat, "" if base is None else digest(base))
        return await self.services.pictures.picture(table.game, view, reader(table, locale, seat=seat), key, draft, part, marks)

    async def after_move(self, played: Played, user_id: int, locale: str, label: str = "") -> Screen:
        """Return the screen after a move: its outcome, and the next panel of the person.

        In a lesson it is the next step instead. `label`: the text of the pressed button.
        """
        table, entry = played.table, played.entry
        if self.host.looks_at != (table.match, user_id):
            return await (await self._now(table.match, user_id)).after_move(played, user_id, locale, label)
        if table.lesson is not None:
            return await self.lesson_screen(table.match, user_id, locale)
        say, seat = texts_about(table, locale, user_id), table.seat_of(user_id)
        own = [note for note in entry.notes if note.to is None or seat in note.to]
        won = f"{say(Msg('discord.panel.won'))} " if seat is not None and has_won(table, entry, seat) else ""

        def outcome_in(most: int, between: str) -> str:
            words = outcome(own, say, seat, most - len(won), between)
            return f"✅ {won}{words}" if words else say(Msg("discord.panel.done-line"))

        line, done = outcome_in(LINE, " "), outcome_in(DONE, "\n")
        panel = await self.host.turns.panel(table.match, user_id)
        sight = await seen.gather_sight(self.host, panel, user_id, locale, entry)
        if not isinstance(panel, Waiting):
            screen = await self._draw(sight)
            has_nothing_to_do = screen.fate is not None and screen.fate.gives_way
            return replace(turn.with_telling(screen, done), fate=Fate(line, has_nothing_to_do, seq=entry.seq))
        deed = MadeMove(cut(label or say(Msg("discord.panel.your-move")), SHORT), entry.seq)
        picture = await self._picture_of_deed(table, deed, user_id, locale, played.views)
        if panel.answer is not None:
            done = f"{done}\n{say(panel.answer.text)}"
        screen = turn.still(await self._draw(sight, picture=picture), table, deed, done, say)
        return replace(screen, fate=Fate(line, gives_way=True, deed=deed, seq=entry.seq))

    async def _picture_of_deed(
        self, table: Table, deed: MadeMove, user_id: int, locale: str, views: tuple[Any, Any] | None = None
    ) -> Picture | None:
        """Return the picture of a move as the player saw it.

        `views`: the views before and after it; `None`: they are read.
        """
        seat, reading = table.seat_of(user_id), self.host.reading

        async def read_views() -> tuple[Any, Any]:
            if views is not None:
                return views
            before = await reading.view_at(table.match, deed.seq - 1, seat)
            after = await reading.view_at(table.match, deed.seq, seat)
            return before.view, after.view

        part = turn_picture.drawn_for(await self.host.people.settings(user_id))
        key = (table.match, deed.seq, seat)
        return await self.services.pictures.deed(table.game, read_views, reader(table, locale, seat=seat), key, part)

    async def your_turn(self, match: int, user_id: int, locale: str, deed: MadeMove) -> Screen | None:
        """Return the panel of one's last move when it is one's turn; `None` after the match.

        It has the same buttons in the same places, and says what the others did and whose turn it is.
        """
        if self.host.looks_at != (match, user_id):
            return await (await self._now(match, user_id)).your_turn(match, user_id, locale, deed)
        table = await self.host.reading.table(match)
        seat = table.seat_of(user_id)
        if table.status != "running" or seat is None:
            return None
        say = texts_about(table, locale, user_id)
        entries = await self.host.reading.recent(match, seat, LOOKED_BACK, deed.seq)
        notes = [note for logged in entries if logged.entry.seat != seat for note in logged.entry.notes]
        deeds = outcome(notes, say, seat, turn.TOLD, " ")
        picture = await self._picture_of_deed(table, deed, user_id, locale)
        return turn.your_turn(table, seat, deed, deeds, seat in table.to_act, picture, say)

    async def view(self, table: Table, user_id: int, locale: str, part: str | None = None) -> Screen:
        """Return a part of what the person may see, as a picture or in words.

        `part`: the name of the part, or words by which it is found; `None`: the overview. Other parts are in a menu.
        """
        say = texts_about(table, locale, user_id)
        seat = table.seat_of(user_id)
        view = await self.host.reading.view(table.match, seat)
        parts = await self.services.pictures.parts(table.game, view)
        if part not in (None, WORDS, *parts):
            part = await self.services.pictures.find(table.game, view, part or "", say)
        if CARD in parts:
            overview = turn_picture.drawn_whole(await self.host.people.settings(user_id))
        else:
            overview = parts[0] if parts else WORDS
        draft = None if part is not None else Draft(view, decision=Decision(Msg("picture.own"), ()))  # the heading of the overview
        part = part or overview
        picture = None if part == WORDS else await self.picture(table, seat, locale, draft, part)
        sentences = () if picture is not None else registry.rules_of(table.game, table.version).describe(view)
        body = (cut("\n".join(map(say, sentences)), SENTENCES),) if sentences else await self._standing(table, seat, say)
        rows: list[Row] = []
        if others := [known for known in parts if known != CARD][:CHOICES]:
            names = {other: cut(say(Msg(f"{table.game}.picture.{other}")), CHOICE_LABEL) for other in others}
            choices = tuple(Choice(other, name, chosen=other == part) for other, name in names.items())
            rows.append(Menu(ShowPart(table.match, ""), say(Msg("discord.panel.look-at")), choices))
        buttons = [Button(OpenView(table.match), say(Msg("discord.panel.whole")))] if CARD in parts and part != overview else []
        buttons.append(Button(ShowPart(table.match, WORDS), say(Msg("discord.panel.as-text")), disabled=part == WORDS))
        if seat is not None:
            buttons.append(Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"))
        return Screen((turn.heading(table, say),), (*rows, tuple(buttons)), picture, body)

    async def _standing(self, table: Table, own: Seat | None, say: Say) -> tuple[str, ...]:
        """Return everybody's points in the public view, one's own first; empty without points."""
        points = registry.rules_of(table.game, table.version).standing(await self.host.reading.view(table.match, None))
        if points is None:
            return ()
        seats = sorted(range(len(points)), key=lambda seat: seat != own)
        each = " · ".join(say(Msg("discord.panel.has", who=Who(Seat(seat)), points=points[seat])) for seat in seats)
        return (say(Msg("discord.panel.standing", each=each)),)


class ScreenHandlers(Handlers):
    """The handlers of one subject that answer with private screens."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.screens = PrivateScreens(services)


def _notice_lines(notices: Sequence[Notice], say: Say) -> list[str]:
    return [cut(notice_line(notice, say), NOTICE) for notice in notices]
