"""Finds the answer that a click on a panel gives.

A click may be old or forged: it is looked up among the answers that are offered now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cogs.actions.panel import AskAction, Pick, PickAnother, PickSeveral, TakeAnswer, Where
from cogs.actions.wire import token_meant
from cogs.panel import other_answers
from cogs.panel.asks import copy_value, entries, shape
from cogs.panel.deciding import key
from cogs.panel.meant import Given, Meaning
from engine.asks.decision import Answer
from engine.values.core import NONE, Ask, Form
from play.values.panels import AskingPanel


def meaning(panel: AskingPanel, action: AskAction, values: Sequence[str], first: Sequence[Answer] = ()) -> Meaning:
    """Return the answer that a click or a choice on a panel gives.

    `first`: the answers of a coach or a teacher, which come before those of the game. Returns `None` if the click fits no answer.
    """
    if isinstance(action, TakeAnswer):
        return _ready_answer((*first, *panel.decision.answers), action)
    if isinstance(action, PickAnother):
        return other_answers.meaning(panel, action, values)
    ask, index = panel.walk.ask, action.at.field
    if not isinstance(ask, Form):
        return _answer_of_ask(ask, action, values)
    if index is None or index >= len(ask.fields):
        return None
    field = ask.fields[index]
    answer = _answer_of_ask(field.ask, action, values)
    return replace(answer, field=field.key) if isinstance(answer, Given) else answer


def _ready_answer(offered: Sequence[Answer], action: TakeAnswer) -> Meaning:
    """Return the answer of a button, if it is still offered."""
    for answer in offered:
        if key(answer) == action.key:
            return Given(answer.path, costs=answer.costs, lasts=answer.lasts, asks=answer.asks)
    return None


def _answer_of_ask(ask: Ask, action: AskAction, values: Sequence[str]) -> Meaning:
    """Return what a click on the controls of one ask answers."""
    if isinstance(action, Pick):
        return _picked_option(ask, action.token)
    if isinstance(action, PickSeveral) and ask.several is not None:
        return _picked_options(ask, values, action.at)
    return None


def _picked_option(ask: Ask, token: str) -> Meaning:
    """Return the option of a button.

    An ask of several options has a menu for them, and at most one button: *none*.
    """
    if ask.several is not None:
        is_none_allowed = token == NONE and shape(ask).lo == 0
        return Given((NONE,)) if is_none_allowed else None
    option = token_meant(token, tuple(option.token for option in ask.free))
    return None if option is None else Given((option,))


def _picked_options(ask: Ask, values: Sequence[str], at: Where) -> Meaning:
    """Return the options chosen in a menu, in which an option may occur several times."""
    tokens = {copy_value(option, copy): option.token for option, copy in entries(ask)}
    if not values or not tokens.keys() >= set(values):
        return None
    counts = Counter(tokens[value] for value in set(values))
    return other_answers.multiset_answer(ask, [counts[option.token] for option in ask.free], at)
