"""The private screen of a table, built from a `PanelSight`. Pure."""

from __future__ import annotations

from dataclasses import replace

from cogs.actions.looking_back import DropRecord, ShowLog, ShowReplay, ShowSince
from cogs.actions.seats import ShowAsked, ShowDeputy, TakeBack
from cogs.actions.tables import ChangeChoice, Follow, OpenEarly, OpenTurn, PrepareTurn, ShowDone
from cogs.edge.services import table_link, title
from cogs.panel import planned, screens
from cogs.panel.asks import in_rows
from cogs.panel.fitting import first_sentence, in_part
from cogs.panel.screens import NO_GLANCE, Glance
from cogs.panel.spec import BUTTON_LABEL, Button, Fate, MadeMove, Picture, Row, Screen, Section, cut, squeeze
from cogs.panel.standing import about_to_play, order_lines
from cogs.screens import questions, story, watching
from cogs.screens.card import alone, ranks, stopped_since
from cogs.screens.desk import onward
from cogs.screens.questions import ShownQuestion
from cogs.screens.seen import PanelSight, is_fresh
from cogs.screens.story import notice_line
from cogs.screens.times import away, deadlines, span
from cogs.screens.turn_picture import drawn_as, picture_of_turn
from engine.match.match import Entry
from engine.story.tale import END
from engine.values.core import Msg, Say, Seat, Who
from engine.walking.prepared import is_prepared
from play.follows.news import events_since, news
from play.follows.sprint import here
from play.values.panels import MAKING_ORDERS, AskingPanel, Finished, Panel, Ready, Spectating, Waiting
from play.values.personal import Notice
from play.values.types import Table

NOTICE = 200
"""The most characters of a notice while others are awaited."""

TOLD = 96
"""The most characters of a notice on a turn's panel, lest it gets higher; the rest is behind *More*."""


def screen(sight: PanelSight, picture: Picture | None, glance: Glance = NO_GLANCE) -> Screen:
    """Return the private screen of a person at a table."""
    panel, table, say = sight.panel, sight.table, sight.say
    if isinstance(panel, Finished):
        return over(table, say, onward(*sight.onward, say), sight.user_id)
    if isinstance(panel, AskingPanel | Ready):
        shape = _asking_screen(sight, panel, picture, glance)
        clock = live_clock(sight)
        head = [*shape.head, *([] if clock is None else [f"-# {say(clock)}"]), *stopped_since(table, say)]
    else:
        shape = _waiting_screen(sight, panel) if isinstance(panel, Waiting) else _with_times(sight, _watching_screen(sight, panel))
        head = [*shape.head, *stopped_since(table, say), *(question.text for question in sight.questions)]
    if sight.is_turn and table.stopped:
        shape = screens.grey_out(shape)
    rows = [*shape.rows, *(_answering(sight, question) for question in sight.questions)]
    if sight.was_played_for:
        rows.append((Button(ShowDeputy(table.match), say(Msg("deputy.what"))),))
    shape = replace(shape, head=tuple(head), rows=tuple(rows), picture=picture_of_turn(sight, picture), fate=_fate(sight))
    return squeeze(_with_notices(sight, shape))


def _fate(sight: PanelSight) -> Fate:
    """Return what becomes of a panel later.

    What an order is about to answer gives way as well: its owner has nothing to do there.
    """
    panel, table = sight.panel, sight.table
    is_answered = sight.is_turn and sight.orders.goes_on is not None
    makes_order = isinstance(panel, AskingPanel | Ready) and panel.ref.kind in ("order", "plan")
    stamp = questions.stamp(table, sight.user_id) if sight.questions else ""
    return Fate(gives_way=gives_way(panel, table) or is_answered, stamp=stamp, seq=None if makes_order else table.seq)


def _with_notices(sight: PanelSight, shape: Screen) -> Screen:
    """Add notices; on the panel of a turn one, or a question that has no button."""
    texts = [notice_line(notice, sight.say) for notice in sight.notices]
    if not isinstance(sight.panel, AskingPanel | Ready):
        return with_telling(shape, *(in_part(text, NOTICE) for text in texts))
    asked = [question.text for question in sight.questions if question.brief is None]
    return with_note(shape, *(in_part(text, TOLD) for text in (asked or texts)[:1]))


def _waiting_screen(sight: PanelSight, panel: Waiting) -> Screen:
    """Return the panel of a person who waits, with the orders and the next question."""
    say = sight.say
    rows = _waiting_rows(sight, panel) if sight.own_move is None else _after_move(sight, panel, sight.own_move)
    shape = _with_times(sight, screens.waiting_screen(panel, say, rows, sight.own_move is not None))
    if shape.stake is not None and next_turn_rows(sight, panel):
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
    return Screen(head, _watching_rows(sight))


def _with_times(sight: PanelSight, shape: Screen) -> Screen:
    """Add the nearest deadline, holidays and what is left of the person's own time bank.

    The panel right after a move stays without them.
    """
    if sight.own_move is not None:
        return shape
    lines = [*deadlines(sight.deadlines, sight.say), *away(sight.away, sight.say)]
    if sight.bank is not None:  # on the same line as the last: such a panel is as high as a phone
        *others, last = lines or [""]
        lines = [*others, f"{last} {sight.say(Msg('time.own-bank', left=span(sight.bank)))}".lstrip()]
    return replace(shape, foot=(*shape.foot, *(f"-# {line}" for line in lines)))


def live_clock(sight: PanelSight) -> Msg | None:
    """Return until when the person has to move at a live table; `None`: no such clock runs."""
    seat = sight.table.seat_of(sight.user_id)
    presence = None if seat is None else here(sight.table).get(seat)
    if seat is None or presence is None or presence.move_by is None:
        return None
    return Msg("sprint.turn", who=Who(seat), when=str(int(presence.move_by)))


def is_told(sight: PanelSight, notice: Notice) -> bool:
    """Return whether the screen shows a whole notice, which then can be deleted."""
    if not isinstance(sight.panel, AskingPanel | Ready):
        return True
    gives_way = any(question.brief is None for question in sight.questions) or sight.is_turn_ordered
    return not gives_way and len(notice_line(notice, sight.say)) <= TOLD


def _answering(sight: PanelSight, question: ShownQuestion) -> Row:
    """Return the buttons that answer a question.

    On the panel of a turn, a question with a short form has one button instead, which shows it.
    """
    if question.brief is None or not isinstance(sight.panel, AskingPanel | Ready):
        return question.row
    return (Button(ShowAsked(sight.table.match, question.key), cut(sight.say(question.brief), BUTTON_LABEL)),)


def _asking_screen(sight: PanelSight, panel: AskingPanel | Ready, picture: Picture | None, glance: Glance) -> Screen:
    """Return the panel of a turn, or of an order.

    Without a picture the question is shown above the stake. If an order is to play this turn, its words replace the stake, and the button
    that holds or releases it comes before the answers.
    """
    say, decision, ref = sight.say, sight.decision, panel.ref
    order = about_to_play(sight.orders, ref.match, say) if sight.is_turn_ordered else None
    order_words, first_buttons = None, undo_buttons(sight)
    if order is not None:
        order_words, order_button = order
        first_buttons = (*first_buttons, order_button)
    head: tuple[str, ...] = ()
    if isinstance(panel, AskingPanel):
        assert decision is not None
        panel_screen = screens.asking_screen(panel, decision, say, glance, first_buttons)
        shows_question = picture is not None and drawn_as(sight) is not None
        if decision.stake is not None and not shows_question:
            head = (f"### {say(decision.question)}",)
    elif ref.kind == "plan":
        panel_screen = planned.ready(panel, say, glance.trouble)
    else:
        panel_screen = screens.ready(panel, say, glance.trouble, first_buttons)
    if ref.kind == "plan":
        head = (planned.title(say), *head)
    if ref.kind in MAKING_ORDERS and sight.orders.orders:
        head = (order_lines(sight.orders, say), *head)
    if ref.kind == "early" and is_fresh(panel):
        head = (f"-# {say(Msg('early.asked'))}", *head)
    panel_screen = replace(panel_screen, head=(*head, *panel_screen.head))
    if order_words is None or glance.trouble is not None or panel_screen.stake is None:
        return panel_screen
    return replace(panel_screen, stake=replace(panel_screen.stake, text=order_words, lasts=True, is_tight=True))


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


def heading(table: Table, say: Say) -> str:
    """Return which table a private screen is about."""
    return f"-# {say(Msg('discord.panel.table', game=title(table.game), match=table.match))}"


def gives_way(panel: Panel, table: Table) -> bool:
    """Return whether the next question may replace a panel.

    It waits, goes on by itself, or asks early for what will be asked in turn, and nothing is chosen on it yet.
    """
    if isinstance(panel, AskingPanel):
        return panel.ref.kind == "early" and is_fresh(panel)
    return isinstance(panel, Waiting) or (isinstance(panel, Ready) and panel.only is not None and table.terms.automatic)


def undo_buttons(sight: PanelSight) -> tuple[Button, ...]:
    """Return the button that takes back the move just made; none if that is not possible."""
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

    It has the pressed button and the one that takes it back, both greyed out, and the button to the next question. Its words are the first
    event that hit the reader or ended somebody's match, else the `deeds` of the others. `is_mine`: it is the reader's turn.
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


def _waiting_rows(sight: PanelSight, panel: Waiting) -> tuple[Row, ...]:
    """Return the rows for a person who waits; if a question is open, only the way to others."""
    if sight.questions:
        return tuple(in_rows(list(onward(*sight.onward, sight.say))))
    match, say, buttons = sight.table.match, sight.say, [*_another_choice(sight, panel), *_early_buttons(sight, panel)]
    answers = next_turn_rows(sight, panel)
    if panel.can_order or panel.can_plan or panel.orders:
        buttons.append(planned.way(match, say))
    buttons.append(Button(OpenTurn(match), say(Msg("discord.panel.again"))))
    return (*answers, *in_rows([*buttons, *onward(*sight.onward, say)]))


def _after_move(sight: PanelSight, panel: Waiting, entry: Entry) -> tuple[Row, ...]:
    """Return the rows for a person who has just moved; the rest is behind *More*.

    They are the way back, or to another secret choice, and then the answers of the next turn, or one button to what comes next.
    """
    undo = undo_buttons(sight) or (_no_way_back(sight.table.match, entry.seq, sight.say),)
    first_row = tuple(_another_choice(sight, panel)) or undo
    answers = next_turn_rows(sight, panel) or ((_next_button(sight, panel),),)
    return (first_row, *answers)


def _next_button(sight: PanelSight, panel: Waiting) -> Button:
    """Return the button to what comes next: one's turn, the next table, or something to plan."""
    match, say = sight.table.match, sight.say
    if sight.table.is_solo:
        return Button(OpenTurn(match), say(Msg("discord.panel.your-turn")), "primary")
    if _goes_elsewhere(sight):
        return onward(*sight.onward, say)[0]
    if early := _early_buttons(sight, panel):
        return early[0]
    if panel.can_plan and not any(is_prepared(order) for order in panel.orders):
        return Button(PrepareTurn(match), say(Msg("plan.turn")))
    return Button(OpenTurn(match), say(Msg("discord.panel.again")))


def _another_choice(sight: PanelSight, panel: Waiting) -> list[Button]:
    """Return the button to change a secret choice, while others still make theirs."""
    return [Button(ChangeChoice(sight.table.match), sight.say(Msg("discord.panel.change")))] if panel.can_change else []


def _early_buttons(sight: PanelSight, panel: Waiting) -> list[Button]:
    """Return the button to answer a coming question, or to change that answer; perhaps none."""
    if not panel.can_answer or (panel.answer is not None and sight.own_move is not None):
        return []
    label = Msg("early.open", what=Msg(f"{sight.table.game}.early")) if panel.answer is None else Msg("early.change")
    return [Button(OpenEarly(sight.table.match), sight.say(label))]


def next_turn_rows(sight: PanelSight, panel: Waiting) -> tuple[Row, ...]:
    """Return the answers to the question of the next turn, if the panel asks it.

    If no turn can be prepared, they are the answers of a new order, of a kind of which there is none yet.
    """
    if sight.table.is_solo or (sight.own_move is None and bool(sight.questions)):
        return ()
    if sight.next_turn is not None:
        return planned.next_turn(sight.table.match, sight.next_turn, sight.next_asked, sight.say)
    if _goes_elsewhere(sight) or not isinstance(sight.new_order, AskingPanel):
        return ()
    return planned.next_order(sight.new_order, {order.slot for order in panel.orders}, sight.say)


def _goes_elsewhere(sight: PanelSight) -> bool:
    """Return whether the button after the move that was just made leads to another table."""
    next_table, _ = sight.onward
    return sight.own_move is not None and next_table is not None and sight.next_turn is None


def _watching_rows(sight: PanelSight) -> tuple[Row, ...]:
    """Return the rows for a person without a seat: how to get one, and how to watch."""
    table, say = sight.table, sight.say
    follows = sight.user_id in table.followers
    label = Msg("discord.panel.unfollow" if follows else "discord.card.follow")
    follow = Button(Follow(table.match), say(label), "secondary" if follows else "primary")
    watch = (follow, Button(ShowLog(table.match), say(Msg("discord.panel.happened"))))
    ways_in = (*questions.way_to_seat(table, sight.user_id, say), *alone(table, say, sight.user_id))
    row = (*ways_in, *watch) if sight.may_watch else ways_in
    return (*((row,) if row else ()), *watching.rows(table, sight.belief, say))


def over(table: Table, say: Say, more: tuple[Button, ...] = (), user_id: int = 0) -> Screen:
    """Return the screen of a match that has ended, with `more` ways on from it."""
    head = [f"### {say(title(table.game))} — {say(Msg('discord.card.over'))}"]
    if table.result is not None:
        head += [story.event_line(line.event, say) for line in news(table).lines if line.event.rank == END]
        head.append(ranks(table.game, table.result, say))
    elif table.why is not None:
        head.append(say(table.why))
    look_back = [
        Button(ShowReplay(table.match), say(Msg("discord.card.replay"))),
        Button(ShowLog(table.match), say(Msg("discord.card.log"))),
    ]
    if table.seat_of(user_id) is not None:
        look_back.append(Button(ShowSince(table.match), say(Msg("since.head"))))
    if table.imported_by == user_id:
        look_back.append(Button(DropRecord(table.match), say(Msg("record.remove")), "danger"))
    to_table = Button(action=None, label=say(Msg("discord.panel.to-table")), url=table_link(table))
    return Screen(tuple(head), ((to_table, *more), tuple(look_back)))
