"""Forms that open over a panel: for an amount, all fields of a form, or counts.

A form of Discord has at most five parts, and comes back as one text for each part. If a part is wrong, the others are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Any

from cogs.actions.panel import SubmitForm, Where, of
from cogs.actions.wire import fit_token, token_meant, whole_number
from cogs.panel import asks
from cogs.panel.fitting import choice, split_at_mark, whole_sentences
from cogs.panel.meant import Given, Meaning, Wrong
from cogs.panel.spec import CHOICE_LABEL, CHOICES, PART_LABEL, PARTS, Blank, Modal, Selection, cut
from engine.asks.answers import sorted_token
from engine.values.core import NONE, OPEN, Ask, Field, Form, Msg, Option, Say, Token
from engine.walking.walk import Asking as Walk
from play.values.panels import Ref

MOST_DIGITS = 5
"""The most digits of a number that is typed."""

LONGEST_TYPED = 20
"""The most characters of a wrong number that are quoted."""


def field_value(field: Field, filled: Token) -> Token:
    """Return a field's answer, else *nothing* if that is one of its options, else `OPEN`."""
    return NONE if filled == OPEN and asks.may_be_empty(field.ask) else filled


def answers_of_the_rest(form: Form, filled: Sequence[Token]) -> tuple[Token, ...]:
    """Return the answers, `key=token`, to the fields that are still open.

    There are none unless all of them can stay empty, and another field is answered already.
    """
    if OPEN not in filled or all(token == OPEN for token in filled):
        return ()
    still_open = [(field, field_value(field, token)) for field, token in zip(form.fields, filled, strict=True) if token == OPEN]
    return () if any(token == OPEN for _, token in still_open) else tuple(f"{field.key}={token}" for field, token in still_open)


def sheets(form: Form) -> list[tuple[int, ...]]:
    """Return the indices of the fields in each form; empty if a field fits no form."""
    if len(form.fields) < 2 or not all(_fits(field.ask) for field in form.fields):
        return []
    count = ceil(len(form.fields) / PARTS)
    size = ceil(len(form.fields) / count)
    return [tuple(range(first, min(first + size, len(form.fields)))) for first in range(0, len(form.fields), size)]


def _fits(ask: Ask) -> bool:
    """Return whether a form can have a part for this: an amount, or one of some options."""
    return asks.is_amounts(ask) or (ask.several is None and 0 < len(ask.free) <= CHOICES)


def modal(walk: Walk, at: Where, after: Token, ref: Ref, say: Say) -> Modal | None:
    """Return the form for an ask or a field of it, or `None` if there is none.

    `after`: the answers that lead to this ask, which are part of the id of the form; `""`: the panel asks it itself.
    """
    ask, filled = _part(walk, at)
    parts: tuple[Blank | Selection, ...]
    if isinstance(ask, Form) and at.page < len(sheets(ask)):
        parts = tuple(_of_field(ask.fields[index], walk.filled[index], say) for index in sheets(ask)[at.page])
    elif isinstance(ask, Ask) and asks.is_amounts(ask):
        parts = (_amount(ask, filled, cut(possible(ask, say), PART_LABEL), None),)
    elif isinstance(ask, Ask) and asks.is_counted(ask):
        parts = tuple(_count(option, ask, say) for option in ask.free)
    else:
        return None
    return Modal(SubmitForm(**of(ref), at=at, after=after), whole_sentences(say(ask.prompt), PART_LABEL), parts)


def _part(walk: Walk, at: Where) -> tuple[Ask | Form, Token]:
    """Return the ask that a form of Discord is about, and its answer so far."""
    field = _field_at(walk, at)
    if field is None or at.field is None:
        return walk.ask, OPEN
    return field.ask, walk.filled[at.field]


def _field_at(walk: Walk, at: Where) -> Field | None:
    """Return the field of the open question that is meant; `None`: the whole question is."""
    ask = walk.ask
    if isinstance(ask, Form) and at.field is not None and at.field < len(ask.fields):
        return ask.fields[at.field]
    return None


def _of_field(field: Field, filled: Token, say: Say) -> Blank | Selection:
    label, below = split_at_mark(say(field.ask.prompt), PART_LABEL)
    label, chosen = cut(label, PART_LABEL), field_value(field, filled)
    if asks.is_amounts(field.ask):
        return _amount(field.ask, filled, label, cut(" · ".join([*([below] if below else []), possible(field.ask, say)]), CHOICE_LABEL))
    options = field.ask.free
    choices = tuple(
        choice(fit_token(option.token, CHOICE_LABEL), option.label, option.hint, say, option.token == chosen) for option in options
    )
    return Selection(label, choices, below and cut(below, CHOICE_LABEL))


def _amount(ask: Ask, filled: Token, label: str, description: str | None) -> Blank:
    return Blank(label, description, "" if filled in (OPEN, NONE) else filled, MOST_DIGITS, free=asks.may_be_empty(ask))


def _count(option: Option[Any], ask: Ask, say: Say) -> Blank:
    top = min(option.count, asks.shape(ask).hi)
    return Blank(cut(say(option.label), PART_LABEL), say(Msg("discord.form.range", low=0, high=top)), "0", MOST_DIGITS)


def possible(ask: Ask, say: Say) -> str:
    """Return the amounts that may be typed: "1 to 45", or a list if there are gaps."""
    numbers = sorted(option.value for option in ask.free if option.token != NONE)
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return say(Msg("discord.form.range", low=numbers[0], high=numbers[-1]))
    return ", ".join(map(str, numbers))


def form_answer(walk: Walk, action: SubmitForm, values: Sequence[str], say: Say) -> Meaning:
    """Return the answer that was given in a form; `None` if it does not fit what is asked."""
    ask, _ = _part(walk, action.at)
    if isinstance(ask, Form):
        every = sheets(ask)
        if action.at.page >= len(every) or len(values) != len(every[action.at.page]):
            return None
        sheet = every[action.at.page]
        return _of_sheet([(ask.fields[index], walk.filled[index]) for index in sheet], action.at, values, say)
    if asks.is_amounts(ask):
        meant = _typed_amount(ask, action.at, values[0], say) if len(values) == 1 else None
    elif asks.is_counted(ask) and len(values) == len(ask.free):
        meant = _counts(ask, action.at, values, say)
    else:
        return None
    field = _field_at(walk, action.at)
    return Given(meant.path, field.key) if field is not None and isinstance(meant, Given) else meant


def _of_sheet(sheet: Sequence[tuple[Field, Token]], at: Where, values: Sequence[str], say: Say) -> Meaning:
    """Return the answer to fields of a form; `sheet`: the fields with their present answers.

    If amounts are wrong, the first wrong one is named and the right ones are kept. None is kept if a field with a wrong amount has an older
    answer: with that the form could be complete.
    """
    tokens: list[Token] = []
    wrong: Wrong | None = None
    has_older_answer = False
    for (field, filled), value in zip(sheet, values, strict=True):
        if asks.is_amounts(field.ask):
            label, _ = split_at_mark(say(field.ask.prompt), PART_LABEL)
            meant = _typed_amount(field.ask, at, value, say, label)
            if isinstance(meant, Given):
                tokens.append(f"{field.key}={meant.path[0]}")
            else:
                wrong, has_older_answer = wrong or meant, has_older_answer or filled != OPEN
            continue
        chosen = token_meant(value, tuple(option.token for option in field.ask.free))
        if chosen is None:
            return None
        tokens.append(f"{field.key}={chosen}")
    if wrong is None:
        return Given(tuple(tokens))
    return wrong if has_older_answer else replace(wrong, kept=tuple(tokens))


def _typed_amount(ask: Ask, at: Where, text: str, say: Say, label: str | None = None) -> Given | Wrong:
    """Return the amount that was typed, or why it is wrong; `label` names the field of a form."""
    token = str(whole_number(text.strip(), MOST_DIGITS)) if text.strip() else NONE
    option = next((option for option in ask.options if option.token == token), None)
    if option is not None:
        return Given((option.token,)) if option.blocked is None else Wrong(option.blocked, at, "")
    why = Msg("discord.form.wrong", typed=_quote(text), possible=possible(ask, say))
    if label is not None:
        why = Msg("discord.form.wrong-of", label=label, typed=_quote(text), possible=possible(ask, say))
    return Wrong(why, at, "")


def _counts(ask: Ask, at: Where, values: Sequence[str], say: Say) -> Given | Wrong:
    options, amounts = ask.free, []
    for option, text in zip(options, values, strict=True):
        number, top = whole_number((text or "0").strip(), MOST_DIGITS), min(option.count, asks.shape(ask).hi)
        if number is None or number > top:
            span = say(Msg("discord.form.range", low=0, high=top))
            return Wrong(Msg("discord.form.wrong-of", label=option.label, typed=_quote(text), possible=span), at, "")
        amounts.append(number)
    tokens = "+".join(option.token for option, amount in zip(options, amounts, strict=True) for _ in range(amount))
    reason = asks.problem(ask, amounts)
    return Given((sorted_token(ask, tokens) if tokens else NONE,)) if reason is None else Wrong(reason, at, "")


def _quote(text: str) -> str:
    return cut(text.strip(), LONGEST_TYPED)
