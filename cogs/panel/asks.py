"""One ask as rows of buttons and menus: ready answers first, then whatever fits the number of options.

Up to five short options are buttons, up to 25 a menu, more are grouped or paged. A multiset is a menu with
several choices; above 25 entries it is counted kind by kind, and the count travels in the custom_ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from cogs.actions.panel import (
    OpenForm,
    Pick,
    PickFromMenu,
    PickSeveral,
    PlayHint,
    SetAmount,
    ShowGroup,
    ShowPage,
    TakeCounted,
    TakeHint,
    TakeHintFromMenu,
    Where,
    of,
)
from cogs.actions.wire import fitted
from cogs.panel.labels import choice, deciding, fits, question
from cogs.panel.spec import (
    BUTTON_LABEL,
    CHOICE_LABEL,
    CHOICES,
    PARTS,
    PLACEHOLDER,
    ROW,
    SHORT,
    Button,
    Choice,
    Menu,
    Row,
    Style,
    cut,
)
from engine.core import NONE, Ask, Form, Msg, Option, Say, Several, Suggestion, Token
from play.values.panels import Ref

MENUS = 3
"""Menus of one long ask that are shown at the same time."""

KINDS = 4
"""Kinds counted on one page."""

HINTS = 10
"""Suggestions that are shown as buttons."""

HINT_MENUS = 4
"""Menus of suggestions that are shown."""


def free(ask: Ask) -> tuple[Option[Any], ...]:
    """The options that may be taken."""
    return tuple(option for option in ask.options if option.blocked is None)


def shape(ask: Ask) -> Several:
    """How many options a multiset takes."""
    assert ask.several is not None
    return ask.several


def rows(ask: Ask, ref: Ref, at: Where, say: Say, taken: str | None = None, tally: int = 0) -> list[Row]:
    """The controls of an ask. `taken` is an answer to be shown as chosen; `tally` a count in progress."""
    shown = frozenset(option.token for option in free(ask)) if is_buttons(ask, say) else frozenset()
    controls = hints(ask.suggest, ref, at, say, shown)
    if is_amounts(ask) or is_counted(ask):
        key = Msg("discord.form.other" if is_amounts(ask) else "discord.form.counts")
        controls.append((Button(OpenForm(**of(ref), at=at, after=""), say(key), "primary" if is_amounts(ask) else "secondary"),))
    if is_amounts(ask) and may_be_empty(ask) and len(free(ask)) > CHOICES:
        nothing = next(option for option in free(ask) if option.token == NONE)
        style: Style = "success" if taken == NONE else "secondary"
        controls.append((Button(Pick(**of(ref), at=at, token=NONE), cut(say(nothing.label), BUTTON_LABEL), style),))
    if ask.several is None:
        return controls if is_amounts(ask) and len(free(ask)) > CHOICES else controls + _single(ask, ref, at, say, taken)
    is_ready = any(hint.path == (NONE,) and hint.group is None for hint in ask.suggest)  # under a name of its own
    if not is_ready and shape(ask).lo == 0 and ((check := shape(ask).check) is None or check(()) is None):
        controls.append((Button(Pick(**of(ref), at=at, token=NONE), say(Msg("discord.panel.nothing"))),))
    if len(entries(ask)) <= CHOICES:
        return controls + _several(ask, ref, at, say, taken)
    return controls + _counted(ask, ref, at, say, tally)


def hints(suggest: Iterable[Suggestion], ref: Ref, at: Where, say: Say, shown: Collection[Token] = ()) -> list[Row]:
    """The ready answers: those that play at once, those to be confirmed, those of a group in menus.

    One that is an option's own button (`shown`) is left to that, unless it plays.
    """
    listed = [(index, hint) for index, hint in enumerate(suggest) if hint.group is None and not is_shown(hint, shown)]
    listed.sort(key=lambda entry: not entry[1].plays)
    buttons = [
        Button(PlayHint(**of(ref), at=at, key=hint_key(hint)), deciding(hint.label, hint.hint, say), "success")
        if hint.plays
        else Button(TakeHint(**of(ref), at=at, index=index), deciding(hint.label, hint.hint, say), "primary")
        for index, hint in listed
    ]
    return [*in_rows(buttons[:HINTS]), *hint_menus(suggest, ref, at, say)]


def is_shown(hint: Suggestion, shown: Collection[Token]) -> bool:
    """Whether a ready answer is nothing but an option that has a button."""
    return not hint.plays and len(hint.path) == 1 and hint.path[0] in shown


def hint_key(hint: Suggestion) -> str:
    """Eight hexadecimal digits that name a ready answer by what it gives and by what a person reads on it."""
    return blake2b(repr((hint.path, hint.label, hint.hint)).encode(), digest_size=4).hexdigest()


def aside(ask: Ask | Form, say: Say) -> str | None:
    """What decides of the answers that have buttons too short for it, a line for each."""
    answers = [(hint.label, hint.hint) for hint in ask.suggest if hint.group is None][:HINTS]
    if isinstance(ask, Ask) and is_buttons(ask, say):
        answers += [(option.label, option.hint) for option in free(ask)]
    lines = [f"-# **{say(label)}**: {say(hint)}" for label, hint in answers if hint is not None and not fits(label, hint, say)]
    return "\n".join(dict.fromkeys(lines)) or None


def hint_menus(suggest: Iterable[Suggestion], ref: Ref, at: Where, say: Say) -> list[Row]:
    """The ready answers that have a group: a menu for each group where that fits, else menus of 25 under the names of theirs."""
    grouped = [(index, hint, hint.group) for index, hint in enumerate(suggest) if hint.group is not None]
    parts = [[entry for entry in grouped if entry[2] == group] for group in dict.fromkeys(group for _, _, group in grouped)]
    if len(parts) > HINT_MENUS or any(len(part) > CHOICES for part in parts):
        parts = [grouped[start : start + CHOICES] for start in range(0, min(len(grouped), HINT_MENUS * CHOICES), CHOICES)]
    return [
        Menu(
            TakeHintFromMenu(**of(ref), at=at, index=number),
            cut(", ".join(dict.fromkeys(say(group) for _, _, group in part)), PLACEHOLDER),
            tuple(choice(str(index), hint.label, hint.hint, say) for index, hint, _ in part),
        )
        for number, part in enumerate(parts)
    ]


def in_rows(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in rows of five, fewer where labels are long."""
    made: list[Row] = []
    row: list[Button] = []
    for button in buttons:
        if row and (len(row) == ROW or sum(len(other.label) for other in row) + len(button.label) > 2 * BUTTON_LABEL):
            made.append(tuple(row))
            row = []
        row.append(button)
    return [*made, tuple(row)] if row else made


def is_buttons(ask: Ask, say: Say) -> bool:
    """Whether the options are few and short enough for buttons."""
    options = free(ask)
    return ask.several is None and len(options) <= ROW and all(len(say(option.label)) <= SHORT for option in options)


def is_amounts(ask: Ask) -> bool:
    """Whether the answers are numbers that say everything themselves, more than fit on buttons: they can be typed. *Nothing* may be
    among them: then it is what nothing is typed for."""
    options = [option for option in free(ask) if option.token != NONE]
    return ask.several is None and len(options) > ROW and all(_is_number(option) and option.hint is None for option in options)


def may_be_empty(ask: Ask) -> bool:
    """Whether *nothing* is one of the answers to an ask for one option."""
    return ask.several is None and any(option.token == NONE for option in free(ask))


def _is_number(option: Option[Any]) -> bool:
    return type(option.value) is int and option.value >= 0 and option.token == str(option.value)


def is_counted(ask: Ask) -> bool:
    """Whether a large multiset is of so few kinds that the number of each can be typed in one form."""
    return ask.several is not None and len(free(ask)) <= PARTS and len(entries(ask)) > CHOICES


def _single(ask: Ask, ref: Ref, at: Where, say: Say, taken: str | None) -> list[Row]:
    options = free(ask)
    if is_buttons(ask, say):
        ready = {hint.path[0] for hint in ask.suggest if len(hint.path) == 1}
        played = {hint.path[0] for hint in ask.suggest if len(hint.path) == 1 and hint.plays}
        return in_rows(
            [
                Button(
                    Pick(**of(ref), at=at, token=option.token),
                    deciding(option.label, option.hint, say),
                    "success" if option.token == taken else "primary" if option.token in ready else "secondary",
                )
                for option in sorted(options, key=lambda option: option.token not in ready)
                if option.token not in played
            ]
        )
    names = groups(options)
    if len(options) <= CHOICES or not 1 < len(names) <= CHOICES:
        return paged(options, ref, at, say, taken, question(ask, say))
    group = Menu(
        ShowGroup(**of(ref), at=at),
        cut(say(Msg("discord.panel.group")), PLACEHOLDER),
        tuple(Choice(str(index), cut(say(name), CHOICE_LABEL), chosen=index == at.group) for index, name in enumerate(names)),
    )
    if at.group is None or at.group >= len(names):
        return [group]
    return [group, *paged([option for option in options if option.group == names[at.group]], ref, at, say, taken, question(ask, say))]


def groups(options: Iterable[Option[Any]]) -> tuple[Msg, ...]:
    """The groups of the options in the order of their appearance; empty when an option has none."""
    found = dict.fromkeys(option.group for option in options)
    return () if None in found else tuple(group for group in found if group is not None)


def paged(options: Sequence[Option[Any]], ref: Ref, at: Where, say: Say, taken: str | None, what: str) -> list[Row]:
    """Menus of 25 options, at most three at a time, with buttons to the other pages; `what` is chosen."""
    size = CHOICES * MENUS
    pages = max(1, -(-len(options) // size))
    page = min(at.page, pages - 1)
    shown = options[page * size : (page + 1) * size]
    made: list[Row] = [
        _menu(
            shown[start : start + CHOICES],
            PickFromMenu(**of(ref), at=at, index=start // CHOICES),
            say,
            taken,
            what if len(shown) <= CHOICES else None,
        )
        for start in range(0, len(shown), CHOICES)
    ]
    return made + turning(ref, at, page, pages, say)


def turning(ref: Ref, at: Where, page: int, pages: int, say: Say, tally: int = 0) -> list[Row]:
    """Buttons to the page before and the page after, when there are several."""
    if pages < 2:
        return []

    def button(target: int, key: Msg) -> Button:
        there = replace(at, page=max(0, min(target, pages - 1)))
        return Button(ShowPage(**of(ref), at=there, tally=tally), say(key), disabled=there.page == page)

    return [(button(page - 1, Msg("discord.panel.before")), button(page + 1, Msg("discord.panel.after", page=page + 1, pages=pages)))]


def _menu(options: Sequence[Option[Any]], action: PickFromMenu, say: Say, taken: str | None, what: str | None) -> Menu:
    return Menu(
        action,
        cut(f"{say(options[0].label)} … {say(options[-1].label)}" if what is None else what, PLACEHOLDER),
        tuple(choice(fitted(option.token, CHOICE_LABEL), option.label, option.hint, say, option.token == taken) for option in options),
    )


def entries(ask: Ask) -> list[tuple[Option[Any], int]]:
    """The options of a multiset with equal ones counted from 1 on."""
    return [(option, copy) for option in free(ask) for copy in range(1, min(option.count, shape(ask).hi) + 1)]


def _several(ask: Ask, ref: Ref, at: Where, say: Say, taken: str | None) -> list[Row]:
    marked = Counter((taken or "").split("+"))
    every = entries(ask)
    if not every:
        return []
    lo, hi = shape(ask).lo, min(shape(ask).hi, len(every))
    what = question(ask, say)
    how_many = (
        Msg("discord.panel.choose-exactly", what=what, count=hi)
        if lo == hi
        else Msg("discord.panel.choose-several", what=what, lo=lo, hi=hi)
    )
    return [
        Menu(
            PickSeveral(**of(ref), at=at),
            cut(say(how_many), PLACEHOLDER),
            tuple(
                choice(
                    f"{copy}:{fitted(option.token, CHOICE_LABEL - 3)}",
                    option.label if copy == 1 else Msg("discord.panel.copy", label=option.label, copy=copy),
                    option.hint,
                    say,
                    copy <= marked[option.token],
                )
                for option, copy in every
            ),
            lo=max(1, min(lo, len(every))),
            hi=max(1, hi),
        )
    ]


def _counted(ask: Ask, ref: Ref, at: Where, say: Say, tally: int) -> list[Row]:
    options = free(ask)
    amounts = counts(ask, tally)
    pages = -(-len(options) // KINDS)
    page = min(at.page, pages - 1)
    made: list[Row] = []
    for index in range(page * KINDS, min((page + 1) * KINDS, len(options))):
        option = options[index]
        top = min(option.count, shape(ask).hi, CHOICES - 1)
        made.append(
            Menu(
                SetAmount(**of(ref), at=replace(at, page=page), slot=index % KINDS, tally=tally),
                cut(say(option.label), PLACEHOLDER),
                tuple(
                    Choice(
                        str(amount),
                        cut(say(Msg("discord.panel.amount", amount=amount, label=option.label)), CHOICE_LABEL),
                        chosen=amount == amounts[index],
                    )
                    for amount in range(top + 1)
                ),
            )
        )
    made += turning(ref, at, page, pages, say, tally)
    finish = Button(
        TakeCounted(**of(ref), at=at, tally=tally),
        say(Msg("discord.panel.sum", count=sum(amounts))),
        "primary",
        disabled=problem(ask, amounts) is not None,
    )
    return [*made, (finish,)]


def problem(ask: Ask, amounts: Sequence[int]) -> Msg | None:
    """Why a count may not be given as it stands."""
    options = free(ask)
    values = tuple(option.value for option, amount in zip(options, amounts, strict=True) for _ in range(amount))
    if not shape(ask).lo <= len(values) <= shape(ask).hi:
        return Msg("core.ask.how-many", lo=shape(ask).lo, hi=shape(ask).hi)
    check = shape(ask).check
    return check(values) if check else None


def _radices(ask: Ask) -> list[int]:
    return [min(option.count, shape(ask).hi, CHOICES - 1) + 1 for option in free(ask)]


def counts(ask: Ask, tally: int) -> list[int]:
    """The amounts that a tally stands for; a number that is too large wraps around, it cannot be wrong."""
    amounts = []
    for radix in _radices(ask):
        tally, amount = divmod(tally, radix)
        amounts.append(amount)
    return amounts


def tallied(ask: Ask, amounts: Sequence[int]) -> int:
    """Amounts as one number, in mixed radix."""
    tally = 0
    for radix, amount in zip(reversed(_radices(ask)), reversed(amounts), strict=True):
        tally = tally * radix + min(amount, radix - 1)
    return tally


def blocked(ask: Ask, say: Say, limit: int = 12) -> str | None:
    """The options that are not possible, gathered by reason, in a few lines."""
    reasons: dict[str, list[str]] = {}
    for option in ask.options:
        if option.blocked is not None:
            reasons.setdefault(say(option.blocked), []).append(say(option.label))
    if not reasons:
        return None
    lines = [say(Msg("discord.panel.blocked"))]
    for reason, labels in list(reasons.items())[:limit]:
        named = ", ".join(labels) if len(labels) <= 4 else f"{labels[0]} … {labels[-1]}"
        lines.append(f"-# • {cut(named, 120)}: {cut(reason, 200)}")
    if len(reasons) > limit:
        lines.append(f"-# • {say(Msg('discord.panel.more', count=len(reasons) - limit))}")
    return "\n".join(lines)


def answer_label(ask: Ask, token: Token, say: Say) -> str:
    """How an answer that was given reads."""
    wanted = Counter(token.split("+"))
    named = [
        say(option.label) if wanted[option.token] == 1 else say(Msg("discord.panel.times", label=option.label, count=wanted[option.token]))
        for option in ask.options
        if wanted[option.token]
    ]
    return ", ".join(named) or (say(Msg("discord.panel.nothing")) if token == NONE else token)
