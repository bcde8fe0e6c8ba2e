"""Options of an ask: how many are taken, in what form they are asked for, and their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cogs.actions.wire import fit_token
from cogs.panel.spec import BUTTON_LABEL, CHOICE_LABEL, CHOICES, PARTS, ROW, Button, Row, cut
from engine.values.core import NONE, Ask, Msg, Option, Say, Several, Token

COPY_PREFIX = 3
"""The most characters before the token of a copy: `25:`."""

BLOCKED = 120
"""The most characters of the options that are not possible for one reason."""

REASON = 200
"""The most characters of such a reason."""


def shape(ask: Ask) -> Several:
    """Return how many options an answer takes, for an ask of which several may be chosen."""
    assert ask.several is not None
    return ask.several


def in_rows(buttons: Sequence[Button]) -> list[Row]:
    """Return buttons in rows of five, fewer if labels are long."""
    rows: list[Row] = []
    row: list[Button] = []
    for button in buttons:
        if row and (len(row) == ROW or sum(len(other.label) for other in row) + len(button.label) > 2 * BUTTON_LABEL):
            rows.append(tuple(row))
            row = []
        row.append(button)
    return [*rows, tuple(row)] if row else rows


def is_amounts(ask: Ask) -> bool:
    """Return whether the answers are numbers that can be typed, too many for buttons.

    *Nothing* may be among them: an empty field means it.
    """
    options = [option for option in ask.free if option.token != NONE]
    return ask.several is None and len(options) > ROW and all(_is_number(option) and option.hint is None for option in options)


def may_be_empty(ask: Ask) -> bool:
    """Return whether *nothing* is one of the answers to an ask for one option."""
    return ask.several is None and any(option.token == NONE for option in ask.free)


def _is_number(option: Option[Any]) -> bool:
    return type(option.value) is int and option.value >= 0 and option.token == str(option.value)


def is_counted(ask: Ask) -> bool:
    """Return whether the options are too many for a menu, but a form can ask for counts."""
    return ask.several is not None and len(ask.free) <= PARTS and len(entries(ask)) > CHOICES


def entries(ask: Ask) -> list[tuple[Option[Any], int]]:
    """Return each option as often as it can be chosen, with the number of the copy from 1 on."""
    return [(option, copy) for option in ask.free for copy in range(1, min(option.count, shape(ask).hi) + 1)]


def copy_value(option: Option[Any], copy: int) -> str:
    """Return the value of a copy of an option, for a menu of several: `2:wine`."""
    return f"{copy}:{fit_token(option.token, CHOICE_LABEL - COPY_PREFIX)}"


def problem(ask: Ask, amounts: Sequence[int]) -> Msg | None:
    """Return why these amounts of the options are no legal answer, or `None` if they are one."""
    options = ask.free
    values = tuple(option.value for option, amount in zip(options, amounts, strict=True) for _ in range(amount))
    if not shape(ask).lo <= len(values) <= shape(ask).hi:
        return Msg("core.ask.how-many", lo=shape(ask).lo, hi=shape(ask).hi)
    check = shape(ask).check
    return check(values) if check else None


def _radices(ask: Ask) -> list[int]:
    """Return for each option how many amounts of it there are, 0 included."""
    return [min(option.count, shape(ask).hi, CHOICES - 1) + 1 for option in ask.free]


def counts(ask: Ask, tally: int) -> list[int]:
    """Return the amounts that `as_one_number` has packed; a forged number wraps around."""
    amounts = []
    for radix in _radices(ask):
        tally, amount = divmod(tally, radix)
        amounts.append(amount)
    return amounts


def as_one_number(ask: Ask, amounts: Sequence[int]) -> int:
    """Return amounts as one number, in mixed radix."""
    tally = 0
    for radix, amount in zip(reversed(_radices(ask)), reversed(amounts), strict=True):
        tally = tally * radix + min(amount, radix - 1)
    return tally


def blocked_lines(ask: Ask, say: Say, limit: int = 12) -> str | None:
    """Return the options that are not possible, for at most `limit` reasons, a line each."""
    reasons: dict[str, list[str]] = {}
    for option in ask.options:
        if option.blocked is not None:
            reasons.setdefault(say(option.blocked), []).append(say(option.label))
    if not reasons:
        return None
    lines = [say(Msg("discord.panel.blocked"))]
    for reason, labels in list(reasons.items())[:limit]:
        named = ", ".join(labels) if len(labels) <= 4 else f"{labels[0]} … {labels[-1]}"
        lines.append(f"-# • {cut(named, BLOCKED)}: {cut(reason, REASON)}")
    if len(reasons) > limit:
        lines.append(f"-# • {say(Msg('discord.panel.more', count=len(reasons) - limit))}")
    return "\n".join(lines)


def answer_label(ask: Ask, token: Token, say: Say) -> str:
    """Return the words of an answer that was given."""
    wanted = Counter(token.split("+"))
    named = [
        say(option.label) if wanted[option.token] == 1 else f"{say(option.label)} × {wanted[option.token]}"
        for option in ask.options
        if wanted[option.token]
    ]
    return ", ".join(named) or (say(Msg("discord.panel.nothing")) if token == NONE else token)
