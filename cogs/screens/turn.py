"""The private screen of a table, built from a `PanelSight`. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.actions.looking_back import DropRecord, ShowLog, ShowReplay, ShowSince
from cogs.actions.seats import ShowAsked, ShowDeputy, TakeBack
from cogs.actions.tables import ChangeChoice, Follow, OpenEarly, OpenTurn, PrepareTurn, ShowDone
from cogs.edge.services import reader, table_link, title
from cogs.panel import planned, screens
from cogs.panel.asks import in_rows
from cogs.panel.fitting import first_sentence, in_part, whole_sentences
from cogs.panel.screens import NO_GLANCE, Glance
from cogs.panel.spec import ALT_TEXT, BUTTON_LABEL, Button, Fate, MadeMove, Picture, Row, Screen, Section, cut, squeeze
from cogs.panel.standing import about_to_play, order_lines
from cogs.screens import questions, story, watching
from cogs.screens.card import alone, away, deadlines, ranks, span, stopped_since
from cogs.screens.desk import onward
from cogs.screens.questions import ShownQuestion
from cogs.screens.seen import PanelSight, is_fresh
from cogs.screens.story import notice_line
from engine.asks.answers import open_values
from engine.asks.decision import Decision
from engine.match.match import Entry
from engine.story.tale import END
from engine.values.core import Msg, Say, Seat, Who
from engine.walking.prepared import is_prepared
from play.follows.news import events_since, news
from play.follows.sprint import here
from play.values.panels import MAKING_ORDERS, AskingPanel, Finished, Panel, Ready, Spectating, Waiting
from play.values.personal import Notice, PersonSettings
from play.values.types import Table
from render import OVERVIEW, OVERVIEW_WIDE, TURN, TURN_WIDE, Draft

NOTICE = 200
"""The most characters of a notice while others are awaited."""

TOLD = 96
"""The most characters of a notice on a turn's panel, lest it gets higher; the rest is behind *More*."""


def screen(sight: PanelSight, picture: Picture | None, glance: Glance = NO_GLANCE) -> Screen:
    """Return the screen of the person."""
    panel, table, say = sight.panel, sight.table, sight.say
    if isinstance(panel, Finished):
        return over(table, say, onward(*sight.onward, say), sight.user_id)
    if isinstance(panel, AskingPanel | Ready):
        shape = _turn(sight, panel, picture, glance, back(sight))
    elif isinstance(panel, Waiting):
        shape = _waiting_screen(sight, panel)
    else:
        shape = _with_times(sight, _watching_screen(sight, panel))
    is_turn = isinstance(panel, AskingPanel | Ready)
    if sight.is_turn and table.stopped:
        shape = screens.grey_out(shape)
    if is_turn and (clock := live_clock(sight)) is not None:
        shape = replace(shape, head=(*shape.head, f"-# {say(clock)}"))
    question_texts = () if is_turn else tuple(question.text for question in sight.questions)
    shape = replace(shape, picture=picture_of_turn(sight, picture), head=(*shape.head, *stopped_since(table, say), *question_texts))
    shape = replace(shape, rows=(*shape.rows, *(_answering(sight, question) for question in sight.questions)))
    if sight.was_played_for:
        shape = replace(shape, rows=(*shape.rows, (Button(ShowDeputy(table.match), say(Msg("deputy.what"))),)))
    # What an order is about to answer gives way too: its owner has nothing to do there.
    is_answered = sight.is_turn and sight.orders.goes_on is not None
    is_order = isinstance(panel, AskingPanel | Ready) and panel.ref.kind in ("order", "plan")
    stamp = questions.stamp(table, sight.user_id) if sight.questions else ""
    fate = Fate(gives_way=gives_way(panel, table) or is_answered, stamp=stamp, seq=None if is_order else table.seq)
    texts = [notice_line(notice, say) for notice in sight.notices]
    if is_turn:
        texts = [in_part(text, TOLD) for text in ([question.text for question in sight.questions if question.brief is None] or texts)[:1]]
    tell = with_note if is_turn else with_telling
    return squeeze(tell(replace(shape, fate=fate), *(in_part(text, NOTICE) for text in texts)))


def _waiting_screen(sight: PanelSight, panel: Waiting) -> Screen:
    """Return the panel of a person who waits, with the orders and the next question."""
    say = sight.say
    rows = _waiting(sight, panel) if sight.own_move is None else _after_move(sight, panel, sight.own_move)
    shape = _with_times(sight, screens.waiting_screen(panel, say, rows, sight.own_move is not None))
    if shape.stake is not None and next_turn(sight, panel):
        question = "plan.ask-after" if any(is_prepared(order) for order in panel.orders) else "plan.ask"
        stake = None if sight.next_asked is None else sight.next_asked.decision.stake
        words = " ".join([f"**{say(Msg(question))}**", *([] if stake is None else [say(stake)])])
        shape = replace(shape, stake=replace(shape.stake, text=f"{shape.stake.text}\n{words}"))
    if sight.orders.orders and sight.own_move is None:
        shape = replace(shape, head=(*shape.head, order_lines(sight.orders, say)))
    return shape


def _watching_screen(sight: PanelSight, panel: Spectating) -> Screen:
    """Return the panel of a person without a seat."""
    table, say = sight.table, sight.say
    left = table.kept_for(sight.user_id)
    place = Msg("discord.panel.spectating") if left is None else Msg("discord.panel.kept", bot=Who(left))
    part = "" if panel.part is None else f" · {say(panel.part)}"
    head = (f"{heading(table, say)}{part}", f"**{say(panel.status)}** {say(place)}.", *watching.lines(sight.belief, say))
    return Screen(head, _watching(sight))


def _with_times(sight: PanelSight, shape: Screen) -> Screen:
    """Add the nearest deadline, holidays and the time bank, unless the person has just moved."""
    if sight.own_move is not None:
        return shape
    lines = [*deadlines(sight.deadlines, sight.say), *away(sight.away, sight.say)]
    if sight.bank is not None:  # on the same line as the last: such a panel is as high as a phone
        lines[-1:] = [" ".join([*lines[-1:], sight.say(Msg("time.own-bank", left=span(sight.bank)))])]
    return replace(shape, foot=(*shape.foot, *(f"-# {line}" for line in lines)))


def live_clock(sight: PanelSight) -> Msg | None:
    """Return until when the person has to move at a live table; `None`: no such clock runs."""
    seat = sight.table.seat_of(sight.user_id)
    presence = None if seat is None else here(sight.table).get(seat)
    if seat is None or presence is None or presence.move_by is None:
        return None
    return Msg("sprint.turn", who=Who(seat), when=str(int(presence.move_by)))


def is_told(sight: PanelSight, notice: Notice) -> bool:
    """Return whether the screen shows a whole notice."""
    if not isinstance(sight.panel, AskingPanel | Ready):
        return True
    return (
        all(question.brief is not None for question in sight.questions)
        and not sight.is_stopped
        and len(notice_line(notice, sight.say)) <= TOLD
    )


def _answering(sight: PanelSight, question: ShownQuestion) -> Row:
    """Return the buttons that answer a question; on a turn's panel perhaps one that shows it."""
    if question.brief is None or not isinstance(sight.panel, AskingPanel | Ready):
        return question.row
    return (Button(ShowAsked(sight.table.match, question.key), cut(sight.say(question.brief), BUTTON_LABEL)),)


def _turn(sight: PanelSight, panel: AskingPanel | Ready, picture: Picture | None, glance: Glance, first: tuple[Button, ...]) -> Screen:
    """Return the panel of a turn, or of an order.

    Without a picture the question is shown above the stake. If an order is about to play, its words replace the stake, and the button that
    stops it comes first.
    """
    say, decision, ref = sight.say, sight.decision, panel.ref
    playing = about_to_play(sight.orders, ref.match, say) if sight.is_stopped else None
    first = first if playing is None else (*first, playing[1])
    if isinstance(panel, AskingPanel):
        assert decision is not None
        panel_screen = screens.asking_screen(panel, decision, say, glance, first)
        is_asked = decision.stake is not None and (picture is None or drawn_as(sight) is None)
        head = (f"### {say(decision.question)}",) if is_asked else ()
    else:
        panel_screen = planned.ready(panel, say, glance.trouble) if ref.kind == "plan" else screens.ready(panel, say, glance.trouble, first)
        head = ()
    if ref.kind == "plan":
        head = (planned.title(say), *head)
    if ref.kind in MAKING_ORDERS and sight.orders.orders:
        head = (order_lines(sight.orders, say), *head)
    if ref.kind == "early" and is_fresh(panel):
        head = (f"-# {say(Msg('early.asked'))}", *head)
    panel_screen = replace(panel_screen, head=(*head, *panel_screen.head))
    if playing is None or glance.trouble is not None or panel_screen.stake is None:
        return panel_screen
    return replace(panel_screen, stake=replace(panel_screen.stake, text=playing[0], lasts=True, is_tight=True))


def with_telling(screen: Screen, *lines: str) -> Screen:
    """Return a screen with a text in the place of the stake.

    A stake that lasts stays below the text. On a screen without a stake the text is at the top.
    """
    text = "\n".join(lines)
    if not text:
        return screen
    if screen.stake is None:
        return replace(screen, head=(text, *screen.head))
    if screen.stake.lasts:
        brief = first_sentence(text) if screen.stake.is_tight else text
        text = f"{brief}\n{screen.stake.text}"
    return replace(screen, stake=replace(screen.stake, text=text))


def with_note(screen: Screen, *lines: str) -> Screen:
    """Return a screen with a note that is shown once, such as that an order is stored.

    The note is at the top, in small letters if the screen has a stake.
    """
    text = "\n".join(lines)
    if not text:
        return screen
    small = "\n".join(f"-# {line}" for line in text.splitlines())
    return replace(screen, head=(text if screen.stake is None else small, *screen.head))


def picture_of_turn(sight: PanelSight, picture: Picture | None) -> Picture | None:
    """Return the picture; its alt text says first what one can do, by the numbers on it."""
    panel = sight.panel
    if picture is None or not isinstance(panel, AskingPanel | Ready | Waiting):
        return picture
    plain, decision = reader(sight.table, sight.locale, seat=sight.table.seat_of(sight.user_id)).say_to_reader, sight.decision
    marks = "" if decision is None else screens.number_words(decision, plain)
    alt = " ".join(filter(None, (marks, screens.can_do(panel, plain, decision), picture.alt)))
    return replace(picture, alt=whole_sentences(alt, ALT_TEXT))


def picture_draft(sight: PanelSight) -> Draft | None:
    """Return what the picture of a panel shows: the move as far as it is made.

    For an order it is the present position (a preview of `None`) with its choices. While others are awaited it is that position, and the
    band says whose move it is. `None`: there is nothing to choose.
    """
    panel = sight.panel
    if isinstance(panel, Waiting):
        who = tuple(Who(seat) for seat in panel.awaited)
        return Draft(None, decision=Decision(Msg("discord.panel.to-move", who=who), ())) if who else None
    if isinstance(panel, Ready) and panel.only is None:
        is_order = panel.ref.kind in MAKING_ORDERS
        return Draft(panel.preview, decision=Decision(Msg("discord.panel.order-whole"), ()) if is_order else None)
    if isinstance(panel, Ready):
        first = panel.first
        return None if first is None else Draft(panel.before, first.ask.name, open_values(first.ask), panel.decision)
    if not isinstance(panel, AskingPanel):
        return None
    ask, decision = panel.walk.ask, sight.decision
    if panel.ref.kind in MAKING_ORDERS:
        is_told = decision is not None and decision.stake is not None
        named = decision if is_told else Decision(Msg("discord.panel.order-whole"), ())
        return Draft(preview=None, asked=ask.name, values=open_values(ask, panel.walk.filled), decision=named)
    return Draft(panel.preview, ask.name, open_values(ask, panel.walk.filled), decision)


def drawn_as(sight: PanelSight) -> str | None:
    """Return the part of the picture that a panel shows, or `None` if none is drawn."""
    if isinstance(sight.panel, Spectating):
        return drawn_whole(sight.settings)
    return None if picture_draft(sight) is None else drawn_for(sight.settings)


def drawn_for(settings: PersonSettings) -> str:
    """Return the picture of a turn, tall or wide as the person likes it."""
    return TURN_WIDE if settings.wide else TURN


def drawn_whole(settings: PersonSettings) -> str:
    """Return the picture of the whole table, tall or wide as the person likes it."""
    return OVERVIEW_WIDE if settings.wide else OVERVIEW


def base_view(panel: Panel) -> Any:
    """Return the view of the position in which a turn is prepared."""
    return panel.base if isinstance(panel, AskingPanel | Ready) else None


def heading(table: Table, say: Say) -> str:
    """Return which table a private screen is about."""
    return f"-# {say(Msg('discord.panel.table', game=title(table.game), match=table.match))}"


def gives_way(panel: Panel, table: Table) -> bool:
    """Return whether the next question may replace a panel: it waits, or goes on by itself."""
    return isinstance(panel, Waiting) or (isinstance(panel, Ready) and panel.only is not None and table.terms.automatic)


def back(sight: PanelSight) -> tuple[Button, ...]:
    """Return the button that takes the newest move back, if that is possible."""
    if sight.own_move is None or not sight.can_undo:
        return ()
    return (Button(TakeBack(sight.table.match, sight.own_move.seq), sight.say(Msg("discord.panel.undo"))),)


def still(screen: Screen, table: Table, deed: MadeMove, done: str, say: Say) -> Screen:
    """Return the panel after a move, with its buttons in the same places as before.

    The pressed button comes first, greyed out, then the button that takes it back, then the others. `done`: the outcome of the move.
    """
    assert screen.stake is not None
    text = done if table.is_solo else f"{done}\n{screen.stake.text}"
    return replace(screen, stake=replace(screen.stake, text=text), rows=(_done_row(table, deed), *screen.rows))


def your_turn(table: Table, seat: Seat, deed: MadeMove, deeds: str, is_mine: bool, picture: Picture | None, say: Say) -> Screen:
    """Return the panel after one's move when others have moved.

    It has the pressed button and the one that takes it back, both greyed out, and the button to the next question. Its words are the event
    that hit the reader or ended the match, else the `deeds` of the others.
    """
    words = [f"**{say(Msg('discord.panel.is-yours'))}**"] if is_mine else []
    undo = _no_way_back(table.match, deed.seq, say)
    go = Button(OpenTurn(table.match), say(Msg("discord.panel.your-turn")), "primary")
    happened = [event for event in events_since(table, deed.seq, seat) if seat in event.hits or event.rank == END]
    lines = [story.event_line(event, say) for event in happened[:1]] or [deeds]
    stake = Section("\n".join([line for line in (*lines, *words) if line]) or "…", screens.more(table.match, say))
    return Screen((), (_done_row(table, deed), (undo,), (go,)), picture, stake=stake, fate=Fate(deed=deed))


def _no_way_back(match: int, seq: int, say: Say) -> Button:
    return Button(TakeBack(match, seq), say(Msg("discord.panel.undo")), disabled=True)


def _done_row(table: Table, deed: MadeMove) -> tuple[Button, ...]:
    return (Button(ShowDone(table.match, deed.seq), f"✓ {deed.label}", disabled=True),)


def _waiting(sight: PanelSight, panel: Waiting) -> tuple[Row, ...]:
    """Return the rows for a person who waits; if a question is open, only the way to others."""
    if sight.questions:
        return tuple(in_rows(list(onward(*sight.onward, sight.say))))
    match, say, buttons = sight.table.match, sight.say, [*_another_choice(sight, panel), *_ahead(sight, panel)]
    answers = next_turn(sight, panel)
    if panel.can_order or panel.can_plan or panel.orders:
        buttons.append(planned.way(match, say))
    buttons.append(Button(OpenTurn(match), say(Msg("discord.panel.again"))))
    return (*answers, *in_rows([*buttons, *onward(*sight.onward, say)]))


def _after_move(sight: PanelSight, panel: Waiting, entry: Entry) -> tuple[Row, ...]:
    """Return the rows for a person who has just moved; the rest is behind *More*.

    They are the way back, or to another secret choice, and then the answers of the next turn, or one button to what comes next.
    """
    undo = back(sight) or (_no_way_back(sight.table.match, entry.seq, sight.say),)
    answers = next_turn(sight, panel)
    return tuple(_another_choice(sight, panel)) or undo, *(answers or ((_next(sight, panel),),))


def _next(sight: PanelSight, panel: Waiting) -> Button:
    """Return the button to what comes next: one's turn, the next table, or something to plan."""
    match, say = sight.table.match, sight.say
    if sight.table.is_solo:
        return Button(OpenTurn(match), say(Msg("discord.panel.your-turn")), "primary")
    if _goes_elsewhere(sight):
        return onward(*sight.onward, say)[0]
    if ahead := _ahead(sight, panel):
        return ahead[0]
    if panel.can_plan and not any(is_prepared(order) for order in panel.orders):
        return Button(PrepareTurn(match), say(Msg("plan.turn")))
    return Button(OpenTurn(match), say(Msg("discord.panel.again")))


def _another_choice(sight: PanelSight, panel: Waiting) -> list[Button]:
    """Return the button to change a secret choice, while others still make theirs."""
    return [Button(ChangeChoice(sight.table.match), sight.say(Msg("discord.panel.change")))] if panel.can_change else []


def _ahead(sight: PanelSight, panel: Waiting) -> list[Button]:
    """Return the button to answer a coming question, or to change that answer."""
    if not panel.can_answer or (panel.answer is not None and sight.own_move is not None):
        return []
    label = Msg("early.open", what=Msg(f"{sight.table.game}.early")) if panel.answer is None else Msg("early.change")
    return [Button(OpenEarly(sight.table.match), sight.say(label))]


def next_turn(sight: PanelSight, panel: Waiting) -> tuple[Row, ...]:
    """Return the answers to the question of the next turn, if the panel asks it.

    If no turn can be prepared, they are the answers of a new order, of a kind of which there is none yet.
    """
    if sight.table.is_solo or (sight.own_move is None and bool(sight.questions)):
        return ()
    if sight.next_turn is not None:
        return planned.next_turn(sight.table.match, sight.next_turn, sight.next_asked, sight.say)
    if _goes_elsewhere(sight) or not isinstance(sight.going_on, AskingPanel):
        return ()
    return planned.next_order(sight.going_on, {order.slot for order in panel.orders}, sight.say)


def _goes_elsewhere(sight: PanelSight) -> bool:
    """Return whether the button after the move that was just made leads to another table."""
    return sight.own_move is not None and sight.onward[0] is not None and sight.next_turn is None


def _watching(sight: PanelSight) -> tuple[Row, ...]:
    """Return the rows for a person without a seat: how to get one, and how to watch."""
    table, say = sight.table, sight.say
    follows = sight.user_id in table.followers
    label = Msg("discord.panel.unfollow" if follows else "discord.card.follow")
    follow = Button(Follow(table.match), say(label), "secondary" if follows else "primary")
    watch = (follow, Button(ShowLog(table.match), say(Msg("discord.panel.happened"))))
    row = (*questions.way_to_seat(table, sight.user_id, say), *alone(table, say, sight.user_id), *(watch if sight.may_watch else ()))
    return (*((row,) if row else ()), *watching.rows(table, sight.belief, say))


def over(table: Table, say: Say, more: tuple[Button, ...] = (), user_id: int = 0) -> Screen:
    """Return the screen of a match that has ended, with `more` ways on from it."""
    head = [f"### {say(title(table.game))} — {say(Msg('discord.card.over'))}"]
    if table.result is not None:
        head += [story.event_line(line.event, say) for line in news(table).lines if line.event.rank == END]
        head.append(ranks(table.game, table.result, say))
    elif table.why is not None:
        head.append(say(table.why))
    back = [Button(ShowReplay(table.match), say(Msg("discord.card.replay"))), Button(ShowLog(table.match), say(Msg("discord.card.log")))]
    if table.seat_of(user_id) is not None:
        back.append(Button(ShowSince(table.match), say(Msg("since.head"))))
    if table.imported_by == user_id:
        back.append(Button(DropRecord(table.match), say(Msg("record.remove")), "danger"))
    return Screen(tuple(head), ((Button(action=None, label=say(Msg("discord.panel.to-table")), url=table_link(table)), *more), tuple(back)))
