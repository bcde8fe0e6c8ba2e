"""The screens of *More*: the rarely needed controls of a table. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.actions.learning import ShowMe
from cogs.actions.looking_back import ShowLog, ShowSince, ShowTableRules
from cogs.actions.panel import AskForIdeas, StartOver, of
from cogs.actions.people import ShowToldHere, ShowTurns, WriteMemo
from cogs.actions.seats import Arrive, ChooseBotForMe, Depart, ShowDeputy, TakeBack
from cogs.actions.servers import ShowReferee
from cogs.actions.tables import (
    AskToClose,
    Follow,
    Leave,
    MoveHere,
    OpenOptions,
    OpenPlans,
    OpenTurn,
    OpenView,
    ShowMore,
    ShowSettingsHere,
    ShowWhyNot,
)
from cogs.actions.wire import Action
from cogs.panel.asks import blocked_lines
from cogs.panel.fitting import in_part
from cogs.panel.spec import Button, Row, Screen, Style, cut
from cogs.screens import ideas as idea_screens
from cogs.screens.card import alone
from cogs.screens.desk import memo
from cogs.screens.questions import way_to_seat
from cogs.screens.seen import PanelSight
from cogs.screens.story import notice_line
from cogs.screens.times import until
from cogs.screens.turn import heading
from engine.values.core import Ask, Form, Msg, Say
from play.follows.sprint import here
from play.values.panels import AskingPanel, Ready
from play.values.types import Table

NOTICES = 3
"""The most notices shown here; the others follow the next time."""

LONGEST = 400
"""The most characters of a notice."""

REASONS = 2600
"""The most characters of the reasons why something is not possible."""


@dataclass(frozen=True, slots=True)
class Rights:
    """The rights of a person here besides playing."""

    may_judge: bool = False
    """Whether they may act as referee."""
    may_move: bool = False
    """Whether they may bring the card to this channel."""
    switch: tuple[Button, ...] = ()
    """The button by which the opener lets anybody take the seats of bots."""
    late: tuple[Row, ...] = ()
    """The menu of people whose time is up, for whom a bot can play."""


def screen(sight: PanelSight, rights: Rights) -> Screen:
    """Return the rare controls in fixed places: eight for a player, fewer for a watcher."""
    table, say, match = sight.table, sight.say, sight.table.match
    seat = table.seat_of(sight.user_id)

    def button(action: Action, key: str, style: Style = "secondary") -> Button:
        return Button(action, say(Msg(key)), style)

    rules = button(ShowTableRules(match), "discord.card.rules")
    if table.lesson is not None:
        looks = [button(OpenView(match), "discord.card.my-view"), button(ShowSince(match), "discord.panel.happened"), rules]
        undo, further = _undo_button(sight), [*_teacher_buttons(sight)]
        if isinstance(undo.action, StartOver):  # in a lesson only choices are taken back here, no moves
            further.append(undo)
        return Screen(_head(sight), (_back(sight), *_pairs([*looks, *further])))
    if seat is None:
        follow = "discord.panel.unfollow" if sight.user_id in table.followers else "discord.card.follow"
        first = [button(OpenView(match), "discord.panel.whole"), button(ShowLog(match), "discord.panel.happened")]
        first += [rules, button(Follow(match), follow), *referee_ways(match, rights, say), *way_to_seat(table, sight.user_id, say)]
        return Screen(_head(sight), (*_pairs([*first, *alone(table, say, sight.user_id)]), *rights.late))
    orders = len(sight.orders.orders)
    buttons = [
        button(OpenView(match), "discord.card.my-view"),
        button(ShowSince(match), "discord.panel.happened"),
        _ideas_button(sight),
        Button(OpenPlans(match), say(Msg("plan.many", count=orders) if orders else Msg("plan.head"))),
        _undo_button(sight),
        rules,
        button(ShowSettingsHere(match), "discord.more.settings"),
        button(ChooseBotForMe(match), "discord.more.leave"),
    ]
    return Screen(_head(sight), (_back(sight), *_pairs(buttons), *rights.late))


def settings_here(sight: PanelSight, rights: Rights) -> Screen:
    """Return a person's settings for this table, and what they may do with it besides playing."""
    table, say, match = sight.table, sight.say, sight.table.match
    is_here = table.seat_of(sight.user_id) in here(table)
    buttons = [Button(ShowToldHere(match), say(Msg("pings.more")))]
    buttons += [] if table.is_solo else [Button(ShowDeputy(match), say(Msg("deputy.more")))]
    live: Action = Depart(match) if is_here else Arrive(match)
    buttons.append(Button(live, say(Msg("sprint.depart" if is_here else "sprint.arrive"))))
    buttons += [Button(WriteMemo(match), say(Msg("desk.memo-button"))), Button(ShowTurns(), say(Msg("pings.rest")))]
    buttons += [*referee_ways(match, rights, say), *rights.switch]
    back = Button(ShowMore(match), say(Msg("discord.panel.back")), "primary")
    return Screen((heading(table, say), f"### {say(Msg('discord.more.settings'))}"), ((back,), *_pairs(buttons)))


def referee_ways(match: int, rights: Rights, say: Say) -> list[Button]:
    """Return the buttons of referees and of people who may move the card."""
    buttons = []
    if rights.may_judge:
        buttons.append(Button(ShowReferee(match), say(Msg("referee.button"))))
    if rights.may_move:
        buttons.append(Button(MoveHere(match), say(Msg("discord.more.here"))))
    return buttons


def lobby(table: Table, user_id: int, rights: Rights, say: Say) -> Screen:
    """Return the rare controls of a table that has not begun, as far as this person has them."""
    is_opener = user_id == table.opener_id
    buttons = [Button(ShowTableRules(table.match), say(Msg("discord.card.rules")))]
    buttons += [Button(OpenOptions(table.match, 0), say(Msg("discord.card.options")))] if is_opener else []
    buttons += [Button(Leave(table.match), say(Msg("discord.card.leave")))] if table.seat_of(user_id) is not None else []
    buttons += referee_ways(table.match, rights, say)
    buttons += [Button(AskToClose(table.match), say(Msg("discord.card.close")), "danger")] if is_opener or rights.may_judge else []
    return Screen((heading(table, say), f"### {say(Msg('discord.card.more'))}"), tuple(_pairs(buttons)))


def _pairs(buttons: Sequence[Button]) -> list[Row]:
    """Return the buttons in two columns."""
    return [tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2)]


def _head(sight: PanelSight) -> tuple[str, ...]:
    """Return the name of the table, the reader's deadline, their memo, and their notices."""
    say, own = sight.say, sight.own_deadline
    lines = [heading(sight.table, say)]
    if own is not None:
        lines[0] += f" · {say(until('time.panel', own.limit, own.due))}"
    if sight.memo:
        lines.append(f"-# {memo(sight.memo, say)}")
    notices = [in_part(notice_line(notice, say), LONGEST) for notice in sight.notices[:NOTICES]]
    return ("\n".join(lines), f"### {say(Msg('discord.card.more'))}", *(["\n".join(notices)] if notices else []))


def _back(sight: PanelSight) -> tuple[Button, ...]:
    """Return the button to the panel of the turn."""
    is_asked = isinstance(sight.panel, AskingPanel | Ready)
    label = Msg("discord.panel.back-to-turn" if is_asked else "discord.panel.again")
    return (Button(OpenTurn(sight.table.match), sight.say(label), "primary"),)


def _teacher_buttons(sight: PanelSight) -> tuple[Button, ...]:
    """Return the buttons by which a learner gets help: show me, and ideas."""
    match, say = sight.table.match, sight.say
    if sight.lesson is None or not sight.lesson.is_asked:
        return ()
    show_me = Button(ShowMe(match, sight.lesson.number), say(Msg("discord.learn.show")))
    return show_me, Button(AskForIdeas(match), say(Msg("coach.ask-free")))


def _ideas_button(sight: PanelSight) -> Button:
    """Return the button to the coach; disabled if there is none, or no question to ask about."""
    ways = idea_screens.way(sight.table.match, sight.offer, sight.say) if isinstance(sight.panel, AskingPanel | Ready) else ()
    return ways[0] if ways else Button(AskForIdeas(sight.table.match), sight.say(Msg("coach.none")), disabled=True)


def _undo_button(sight: PanelSight) -> Button:
    """Return the button that takes back the choices of a half-made move, else the last move."""
    panel, say = sight.panel, sight.say
    if (isinstance(panel, AskingPanel) and panel.steps) or (isinstance(panel, Ready) and panel.only is None):
        return Button(StartOver(**of(panel.ref)), say(Msg("discord.panel.anew")))
    return Button(TakeBack(sight.table.match, sight.table.seq), say(Msg("discord.panel.undo")))


def why_not_row(sight: PanelSight) -> tuple[Row, ...]:
    """Return the button to the reasons why something is not possible; empty if there are none."""
    if not isinstance(sight.panel, AskingPanel) or reasons(sight.panel, sight.say) is None:
        return ()
    return ((Button(ShowWhyNot(sight.table.match), sight.say(Msg("discord.panel.why-not"))),),)


def why_not(sight: PanelSight) -> Screen:
    """Return the reasons for what is not possible now."""
    say, panel = sight.say, sight.panel
    lines = reasons(panel, say) if isinstance(panel, AskingPanel) else None
    return Screen((heading(sight.table, say), lines or say(Msg("discord.panel.all-possible"))), (_back(sight),))


def reasons(panel: AskingPanel, say: Say) -> str | None:
    """Return why answers are not possible, by field for a form; `None`: all are possible."""
    ask: Ask | Form = panel.walk.ask
    if isinstance(ask, Ask):
        lines = blocked_lines(ask, say)
    else:
        lines = "\n".join(filter(None, (blocked_lines(field.ask, say, limit=5) for field in ask.fields))) or None
    return None if lines is None else cut(lines, REASONS)
