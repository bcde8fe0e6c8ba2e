"""The rarely needed controls of a running table, in rows by subject: the way back, looking, planning, what happened, oneself. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cogs.actions.coach import AskForIdeas
from cogs.actions.desk import WriteMemo
from cogs.actions.lessons import ShowMe
from cogs.actions.looking_back import ShowLog, ShowSince, ShowTableRules
from cogs.actions.panel import StartOver, of
from cogs.actions.personal import ShowTurns
from cogs.actions.referees import Explain, ShowReferee
from cogs.actions.seats import AskToAbandon, ChooseBotForMe, ShowDeputy, TakeBack
from cogs.actions.sprint import Arrive, Depart
from cogs.actions.tables import Follow, MoveHere, OpenEarly, OpenTurn, OpenView, ShowPart, ShowWhyNot
from cogs.actions.told import ShowToldHere
from cogs.actions.wire import Action
from cogs.panel import planned
from cogs.panel.asks import blocked_lines, in_rows
from cogs.panel.fitting import in_part
from cogs.panel.spec import Button, Row, Screen, Style, cut
from cogs.screens import ideas as idea_screens
from cogs.screens.card import alone, until
from cogs.screens.desk import memo, onward
from cogs.screens.questions import way_to_seat
from cogs.screens.seen import Sight
from cogs.screens.turn import heading
from engine.values.core import Ask, Form, Msg, Say
from play.follows.sprint import here
from play.values.panels import AskingPanel, Ready, Waiting

WORDS = "words"
"""The part of a view that is no picture but text."""

NOTICES, LONGEST = 3, 400
"""Things that a person is told whole here, and the characters of one."""

REASONS = 2600
"""Characters of the reasons why something is not possible."""


@dataclass(frozen=True, slots=True)
class Rights:
    """The rights of a person here besides playing."""

    may_judge: bool = False
    may_move: bool = False
    switch: tuple[Button, ...] = ()
    late: tuple[Row, ...] = ()


def screen(seen: Sight, rights: Rights) -> Screen:
    """All of it, as far as the person has it."""
    table, say, match = seen.table, seen.say, seen.table.match
    seat = table.seat_of(seen.user_id)

    def button(action: Action, key: str, style: Style = "secondary") -> Button:
        return Button(action, say(Msg(key)), style)

    look = [button(OpenView(match), "discord.card.my-view"), button(ShowPart(match, WORDS), "discord.panel.as-text")]
    look.append(button(ShowTableRules(match), "discord.card.rules"))
    plan = list(_planning(seen)) if seat is not None else []
    past = [button(ShowLog(match), "discord.card.log")]
    if seat is not None:
        past = [button(ShowSince(match), "discord.panel.happened"), *past, button(TakeBack(match, table.seq), "discord.more.undo")]
    if table.seq >= 0:
        past.append(button(Explain(match), "explain.button"))
    if table.lesson is not None:
        return Screen(_head(seen), (_back(seen), *in_rows(look), *in_rows(plan)))
    own: list[Button] = []
    if seat is None:
        own.append(button(Follow(match), "discord.panel.unfollow" if seen.user_id in table.followers else "discord.card.follow"))
    else:
        is_here = seat in here(table)
        own += [button(WriteMemo(match), "desk.memo-button"), button(ShowTurns(), "discord.more.settings")]
        own.append(button(ShowToldHere(match), "pings.more"))
        own += [] if table.is_solo else [button(ShowDeputy(match), "deputy.more")]
        own.append(button(Depart(match) if is_here else Arrive(match), "sprint.depart" if is_here else "sprint.arrive"))
    rest = [button(ShowReferee(match), "referee.button")] if rights.may_judge else []
    rest += [button(MoveHere(match), "discord.more.here")] if rights.may_move else []
    rest += [*rights.switch, *way_to_seat(table, seen.user_id, say), *alone(table, say, seen.user_id)]
    if seat is not None:
        rest += [button(ChooseBotForMe(match), "discord.more.hand-over"), button(AskToAbandon(match), "discord.more.abandon", "danger")]
    tables = tuple(replace(button, style="secondary") for button in onward(*seen.onward, say))
    rows = [row for buttons in (look, plan, past, own, rest) for row in in_rows(buttons)]
    return Screen(_head(seen), (*([] if seat is None else [(*_back(seen), *tables)]), *rows, *rights.late))


def _head(seen: Sight) -> tuple[str, ...]:
    """Which table it is, when the person's time is up, what they wrote down, what they have to be told, and what *Take back* means."""
    say, own = seen.say, seen.own
    lines = [heading(seen.table, say)]
    if own is not None:
        lines[0] += f" · {say(until('time.panel', own.limit, own.due))}"
    if seen.memo:
        lines.append(f"-# {memo(seen.memo, say)}")
    hint = () if seen.table.seat_of(seen.user_id) is None or seen.table.lesson is not None else (f"-# {say(Msg('discord.more.hint'))}",)
    told = [in_part(say(Msg("discord.panel.notice", text=notice.msg)), LONGEST) for notice in seen.notices[:NOTICES]]
    return ("\n".join(lines), f"### {say(Msg('discord.card.more'))}", *(["\n".join(told)] if told else []), *hint)


def _back(seen: Sight) -> tuple[Button, ...]:
    is_asked = isinstance(seen.panel, AskingPanel | Ready)
    label = Msg("discord.panel.back-to-turn" if is_asked else "discord.panel.again")
    return (Button(OpenTurn(seen.table.match), seen.say(label), "primary"),)


def _planning(seen: Sight) -> tuple[Button, ...]:
    """Ideas, what is planned ahead, why something cannot be done, and all choices back."""
    match, say, panel = seen.table.match, seen.say, seen.panel
    buttons: list[Button] = []
    if seen.lesson is not None and seen.lesson.is_asked:
        buttons.append(Button(ShowMe(match, seen.lesson.number), say(Msg("discord.learn.show"))))
        buttons.append(Button(AskForIdeas(match), say(Msg("coach.ask-free"))))
    if isinstance(panel, AskingPanel | Ready):
        buttons += idea_screens.way(match, seen.offer, say)
    if seen.can_answer and not isinstance(panel, Waiting):
        buttons.append(Button(OpenEarly(match), say(Msg("early.open", what=Msg(f"{seen.table.game}.early")))))
    if seen.ways or seen.orders.orders:
        buttons.append(planned.way(match, say))
    if isinstance(panel, AskingPanel) and reasons(panel, say) is not None:
        buttons.append(Button(ShowWhyNot(match), say(Msg("discord.panel.why-not"))))
    if isinstance(panel, AskingPanel | Ready) and (isinstance(panel, Ready) or panel.steps) and getattr(panel, "only", None) is None:
        buttons.append(Button(StartOver(**of(panel.ref)), say(Msg("discord.panel.anew"))))
    return tuple(buttons)


def why_not(seen: Sight) -> Screen:
    """The reasons for what is not possible now."""
    say, panel = seen.say, seen.panel
    found = reasons(panel, say) if isinstance(panel, AskingPanel) else None
    return Screen((heading(seen.table, say), found or say(Msg("discord.panel.all-possible"))), (_back(seen),))


def reasons(panel: AskingPanel, say: Say) -> str | None:
    """The answers to a panel that are not possible, by their reasons; of a form those of each field."""
    asked: Ask | Form = panel.walk.ask
    if isinstance(asked, Ask):
        found = blocked_lines(asked, say)
    else:
        found = "\n".join(filter(None, (blocked_lines(field.ask, say, limit=5) for field in asked.fields))) or None
    return None if found is None else cut(found, REASONS)
