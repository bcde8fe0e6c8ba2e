"""What a click on an ask's controls means: the inverse of `asks.rows`.

Everything that comes in may be old or forged: tokens and indices are looked up among what is offered now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cogs.actions.panel import (
    AskAction,
    Pick,
    PickFromMenu,
    PickSeveral,
    PlayHint,
    SetAmount,
    ShowField,
    ShowGroup,
    ShowPage,
    TakeCounted,
    TakeHint,
    TakeHintFromMenu,
    Where,
)
from cogs.actions.wire import fitted, found
from cogs.panel.asks import KINDS, counts, entries, free, hint_key, problem, shape, tallied
from cogs.panel.meant import Given, Look, Meaning, Wrong
from cogs.panel.spec import CHOICE_LABEL
from engine.answers import joined
from engine.core import NONE, Ask, Form, Suggestion


def meaning(asked: Ask | Form, action: AskAction, values: Sequence[str]) -> Meaning:
    """What a click or a choice on an ask or a form answers."""
    if not isinstance(asked, Form):
        return _of_ask(asked, action, values)
    if isinstance(action, ShowField):
        index = _index(values[0] if values else "", len(asked.fields))
        return None if index is None else Look(Where(index))
    if action.at.field is None:
        return _ready_answer(asked.suggest, action, values)
    if action.at.field >= len(asked.fields):
        return None
    field = asked.fields[action.at.field]
    meant = _of_ask(field.ask, action, values)
    return replace(meant, field=field.key) if isinstance(meant, Given) else meant


def _of_ask(ask: Ask, action: AskAction, values: Sequence[str]) -> Meaning:
    match action:
        case TakeHint() | PlayHint() | TakeHintFromMenu():
            return _ready_answer(ask.suggest, action, values)
        case ShowPage():
            return Look(action.at, action.tally)
        case ShowGroup():
            index = _index(values[0] if values else "", 1000)
            return None if index is None else Look(Where(action.at.field, index))
        case Pick():
            return _picked(ask, action.token)
        case PickFromMenu():
            return _picked(ask, values[0] if values else "")
        case PickSeveral() if ask.several is not None:
            return _several(ask, values, action.at)
        case SetAmount() if ask.several is not None:
            return _amount(ask, action, values)
        case TakeCounted() if ask.several is not None:
            return _judged(ask, counts(ask, action.tally), action.at)
    return None


def _ready_answer(suggest: Sequence[Suggestion], action: AskAction, values: Sequence[str]) -> Meaning:
    if isinstance(action, PlayHint):
        meant = next((hint for hint in suggest if hint.plays and hint_key(hint) == action.key), None)
        return None if meant is None else Given(meant.path, plays=True, reveals=meant.reveals)
    if isinstance(action, TakeHint):
        index = action.index if action.index < len(suggest) else None
    elif isinstance(action, TakeHintFromMenu):
        index = _index(values[0] if values else "", len(suggest))
    else:
        return None
    return None if index is None else Given(suggest[index].path)


def _picked(ask: Ask, token: str) -> Meaning:
    if ask.several is not None:
        return Given((NONE,)) if token == NONE and shape(ask).lo == 0 else None
    chosen = found(token, tuple(option.token for option in free(ask)))
    return None if chosen is None else Given((chosen,))


def _several(ask: Ask, values: Sequence[str], at: Where) -> Meaning:
    known = {f"{copy}:{fitted(option.token, CHOICE_LABEL - 3)}": option.token for option, copy in entries(ask)}
    if not values or any(value not in known for value in values):
        return None
    wanted = Counter(known[value] for value in set(values))
    return _judged(ask, [wanted[option.token] for option in free(ask)], at)


def _amount(ask: Ask, action: SetAmount, values: Sequence[str]) -> Meaning:
    amounts = counts(ask, action.tally)
    index = action.at.page * KINDS + action.slot
    wanted = _index(values[0] if values else "", 1000)
    if action.slot >= KINDS or index >= len(amounts) or wanted is None:
        return None
    amounts[index] = min(wanted, free(ask)[index].count, shape(ask).hi)
    return Look(action.at, tallied(ask, amounts))


def _judged(ask: Ask, amounts: Sequence[int], at: Where) -> Meaning:
    options = free(ask)
    tokens = "+".join(option.token for option, amount in zip(options, amounts, strict=True) for _ in range(amount))
    answer = joined(ask, tokens) if tokens else NONE
    reason = problem(ask, amounts)
    return Given((answer,)) if reason is None else Wrong(reason, at, answer)


def _index(text: str, bound: int) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 and int(text) < bound else None
