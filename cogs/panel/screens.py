"""The private panel of a seat as a screen: what is asked, what may be answered, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from cogs.actions.panel import Back, Confirm, ShowField, StartOver, TakeRest, Where, of
from cogs.panel import asks, fields
from cogs.panel.labels import question
from cogs.panel.spec import BUTTON_LABEL, CHOICE_LABEL, CHOICES, Button, Choice, Menu, Row, Screen, cut
from engine.core import OPEN, Ask, Form, Msg, Say, Token, Who
from engine.walk import Asking as Walk
from play.values.panels import AskingPanel, Ready, Ref, Waiting

HERE = Where()
BODY = 2600
"""Characters left for lists, so that the rest of a panel always fits."""

ASIDE = 800
"""Characters for what decides of answers whose buttons are too short for it."""

CAPTION = 200
LINE = 300
WORDS = 600
"""Characters of a half-made move in notation and in words."""

SAID = 420
"""Characters of what can be done in an alt text, so that the position has room too."""

NAMED = 8
"""Answers named in an alt text."""

SHEET = 5
"""Fields of a form that are shown at the same time."""

FORM_HINTS = 5
"""Ready answers shown above a form."""


@dataclass(frozen=True, slots=True)
class Glance:
    """How a person looks at a panel: the part of a long ask, an answer that was refused, why, a count in progress."""

    at: Where = HERE
    tried: str | None = None
    trouble: Msg | None = None
    tally: int = 0


NO_GLANCE = Glance()


@dataclass(frozen=True, slots=True)
class Outlook:
    """The status of the table now, and what it would be with the answers so far where that is another."""

    now: Msg | None = None
    then: Msg | None = None


NO_OUTLOOK = Outlook()


def careful(panel: AskingPanel) -> AskingPanel:
    """The same panel for who wants to confirm everything: no ready answer plays at once."""
    ask = panel.walk.ask
    suggest = tuple(structs.replace(hint, plays=False) for hint in ask.suggest)
    return structs.replace(panel, walk=replace(panel.walk, ask=structs.replace(ask, suggest=suggest)))


def asking(
    panel: AskingPanel, say: Say, glance: Glance = NO_GLANCE, more: tuple[Button, ...] = (), outlook: Outlook = NO_OUTLOOK
) -> Screen:
    """The panel while something is asked. `more` are further buttons of the last row."""
    ask = panel.walk.ask
    ref = panel.ref
    head = [f"### {say(ask.prompt)}"]
    # Words that were filled in because nothing else is possible are no choice to go back on.
    if ref.kind == "early":
        head += [say(Msg("early.asked")), *([] if outlook.now is None else [f"-# {say(outlook.now)}"])]
    has_chosen = bool(panel.steps) and (panel.can_back or isinstance(ask, Form))
    if has_chosen:
        head.append(say(Msg("discord.panel.so-far", words=spelt(panel.answered, say))))
        if outlook.then is not None:
            head.append(f"-# {say(Msg('discord.panel.then', status=outlook.then))}")
    if panel.changing:
        head.append(say(Msg("discord.panel.changing")))
    if glance.trouble is not None:
        head.append(say(Msg("discord.panel.trouble", reason=glance.trouble)))
    if isinstance(ask, Form):
        body, rows = _form(ask, panel.walk, ref, say, glance)
    else:
        body, rows = _ask(ask, ref, say, glance)
    buttons = [Button(Back(**of(ref)), say(Msg("discord.panel.back")))] if panel.can_back else []
    if has_chosen:
        buttons.append(Button(StartOver(**of(ref)), say(Msg("discord.panel.anew"))))
    rows += asks.in_rows([*buttons, *more])
    return Screen(tuple(head), tuple(rows), body=tuple(body))


def _ask(ask: Ask, ref: Ref, say: Say, glance: Glance) -> tuple[list[str], list[Row]]:
    rows = asks.rows(ask, ref, glance.at, say, glance.tried, glance.tally)
    aside, reasons = asks.aside(ask, say), asks.blocked(ask, say)
    return [cut(text, room) for text, room in ((aside, ASIDE), (reasons, BODY - ASIDE)) if text is not None], rows


def _form(form: Form, walk: Walk, ref: Ref, say: Say, glance: Glance) -> tuple[list[str], list[Row]]:
    """A form with all its fields as menus where that fits, else page by page."""
    body, rows = (_sheet if is_sheet(form) else _paged_form)(form, walk, ref, say, glance)
    buttons = fields.buttons(form, ref, say)
    if aside := asks.aside(form, say):
        body = [cut(aside, ASIDE), *body]
    if left := fields.rest(form, walk.filled):
        buttons.append(Button(TakeRest(**of(ref)), _rest_label(form, left, say), "primary"))
    return body, [*asks.hints(form.suggest[:FORM_HINTS], ref, HERE, say), *asks.in_rows(buttons), *rows]


def _rest_label(form: Form, left: Sequence[Token], say: Say) -> str:
    """What the fields that are still open stand at."""
    given = dict(token.split("=", 1) for token in left)
    labels = {asks.answer_label(field.ask, given[field.key], say) for field in form.fields if field.key in given}
    return cut(say(Msg("discord.panel.rest", label=" / ".join(sorted(labels)))), BUTTON_LABEL)


def is_sheet(form: Form) -> bool:
    """Whether all fields of a form can be seen at once: few, each a choice of one thing that fits a menu."""
    return len(form.fields) <= SHEET and all(field.ask.several is None and len(asks.free(field.ask)) <= CHOICES for field in form.fields)


def _sheet(form: Form, walk: Walk, ref: Ref, say: Say, glance: Glance) -> tuple[list[str], list[Row]]:
    """A menu for each field, under its prompt; the answers so far are shown as chosen."""
    rows: list[Row] = []
    reasons = []
    for index, field in enumerate(form.fields):
        at = Where(index)
        tried = glance.tried if glance.at.field == index else None
        taken = tried or fields.standing(field, walk.filled[index])
        rows += [
            replace(menu, caption=cut(f"**{say(field.ask.prompt)}**", CAPTION))
            for menu in asks.paged(asks.free(field.ask), ref, at, say, None if taken == OPEN else taken, question(field.ask, say))
            if isinstance(menu, Menu)
        ]
        reason = asks.blocked(field.ask, say, limit=3)
        if reason is not None:
            reasons.append(cut(reason, BODY // SHEET))
    body = [] if walk.problem is None else [say(Msg("discord.panel.trouble", reason=walk.problem))]
    return [*body, *(["\n".join(reasons)] if reasons else [])], rows


def _paged_form(form: Form, walk: Walk, ref: Ref, say: Say, glance: Glance) -> tuple[list[str], list[Row]]:
    """A form page by page: the list of its fields with their answers, and the controls of one of them."""
    at = glance.at
    if at.field is None or at.field >= len(form.fields):
        at = Where(next((index for index, token in enumerate(walk.filled) if token == OPEN), 0))
    field = form.fields[at.field or 0]
    lines = [
        f"{'▶' if index == at.field else '•'} {say(other.ask.prompt)}: **{_answer(other.ask, walk.filled[index], say)}**"
        for index, other in enumerate(form.fields)
    ]
    body = [cut("\n".join(lines), BODY)]
    if walk.problem is not None:
        body.append(say(Msg("discord.panel.trouble", reason=walk.problem)))
    reasons = asks.blocked(field.ask, say, limit=5)
    if reasons is not None:
        body.append(cut(reasons, 800))
    rows: list[Row] = []
    if len(form.fields) > 1:
        first = (at.field or 0) // CHOICES * CHOICES
        rows.append(
            Menu(
                ShowField(**of(ref), at=at),
                say(Msg("discord.panel.field")),
                tuple(
                    Choice(
                        str(index),
                        cut(say(form.fields[index].ask.prompt), CHOICE_LABEL),
                        cut(_answer(form.fields[index].ask, walk.filled[index], say), CHOICE_LABEL),
                        index == at.field,
                    )
                    for index in range(first, min(first + CHOICES, len(form.fields)))
                ),
            )
        )
    taken = glance.tried or walk.filled[at.field or 0]
    rows += asks.rows(field.ask, ref, at, say, None if taken == OPEN else taken, glance.tally)
    return body, rows


def _answer(ask: Ask, token: str, say: Say) -> str:
    return say(Msg("discord.panel.open")) if token == OPEN else asks.answer_label(ask, token, say)


def ready(panel: Ready, say: Say, outlook: Outlook = NO_OUTLOOK, trouble: Msg | None = None, more: tuple[Button, ...] = ()) -> Screen:
    """The panel with a complete move: what it is, how the table stands after it, and *Confirm* (or the problem in its place)."""
    ref = panel.ref
    if panel.only is not None:
        return _only(panel, panel.only, say, outlook.now, trouble, more)
    words = cut(" ".join(map(say, panel.told)), WORDS) or spelt(panel.answered, say)
    head = [f"### {say(Msg('discord.panel.ready'))}", f"{words}\n-# `{panel.line}`".strip()]
    if outlook.then is not None:
        head.append(f"-# {say(Msg('discord.panel.then', status=cut(say(outlook.then), WORDS)))}")
    elif outlook.now is not None and not panel.told:
        head.append(f"-# {say(outlook.now)}")
    if panel.order is not None:
        head = [f"### {say(Msg('discord.panel.ready-order'))}", say(panel.order.text)]
    if panel.changing:
        head.append(say(Msg("discord.panel.changing")))
    if panel.shown != panel.line:
        head.append(say(Msg("discord.panel.shown-as", line=panel.shown)))
    if trouble is not None:
        head.append(say(Msg("discord.panel.trouble", reason=trouble)))
    buttons = [] if trouble is not None else [Button(Confirm(**of(ref)), say(Msg("discord.panel.confirm")), "success")]
    buttons += [
        Button(Back(**of(ref)), say(Msg("discord.panel.back"))),
        Button(StartOver(**of(ref)), say(Msg("discord.panel.anew"))),
    ]
    return Screen(tuple(head), tuple(asks.in_rows([*buttons, *more])))


def can_do(panel: AskingPanel | Ready | Waiting, say: Say) -> str:
    """What the reader of a panel can do, in a few sentences: its alt text begins with them."""
    if isinstance(panel, Waiting):
        return say(Msg("discord.panel.waiting-alt", who=tuple(Who(seat) for seat in panel.awaited)))
    if isinstance(panel, Ready):
        told = " ".join(map(say, panel.told))
        if panel.only is not None:
            return cut(f"{say(Msg('discord.panel.only-alt', words=panel.only))} {told}".strip(), SAID)
        return say(Msg("discord.panel.ready-alt", words=cut(told or spelt(panel.answered, say), SAID).rstrip(".")))
    ask = panel.walk.ask
    labels = list(dict.fromkeys(say(hint.label) for hint in ask.suggest))
    if isinstance(ask, Ask):
        options = asks.free(ask)
        if asks.is_amounts(ask):
            labels.append(fields.possible(ask, say))
        else:
            ready = {hint.path[0] for hint in ask.suggest if len(hint.path) == 1}
            labels += [say(option.label) for option in options if option.token not in ready]
    else:
        labels += [say(field.ask.prompt) for field in ask.fields]
    more = len(labels) - NAMED
    named = "; ".join(labels[:NAMED]) + (f"; {say(Msg('discord.panel.more', count=more))}" if more > 0 else "")
    return say(Msg("discord.panel.asking-alt", prompt=say(ask.prompt), answers=cut(named, SAID)))


def spelt(answered: Sequence[tuple[Ask, Token]], say: Say) -> str:
    """The answers in words, as they were offered."""
    return cut(" · ".join(asks.answer_label(ask, token, say) for ask, token in answered), WORDS)


def _only(panel: Ready, label: Msg, say: Say, status: Msg | None, trouble: Msg | None, more: tuple[Button, ...]) -> Screen:
    """A turn with nothing to choose (a die to roll): one button that says what happens."""
    head = [f"### {say(status if status is not None else label)}"]
    if trouble is not None:
        head.append(say(Msg("discord.panel.trouble", reason=trouble)))
    buttons = [] if trouble is not None else [Button(Confirm(**of(panel.ref)), cut(say(label), BUTTON_LABEL), "success")]
    return Screen(tuple(head), tuple(asks.in_rows([*buttons, *more])))


def waiting(panel: Waiting, say: Say, more: tuple[Button, ...] = (), has_moved: bool = False) -> Screen:
    """The panel while others are awaited: who, the status, and what one may do meanwhile. `has_moved`: the person just made a move."""
    who = tuple(Who(seat) for seat in panel.awaited)
    key = "discord.panel.chosen" if panel.can_change else "discord.panel.moved" if has_moved else "discord.panel.waiting"
    head = [f"### {say(Msg(key, who=who))}", say(panel.status)]
    if panel.answer is not None and panel.can_answer:
        head.append(say(Msg("early.answered")))
    return Screen(tuple(head), tuple(asks.in_rows(more)))
