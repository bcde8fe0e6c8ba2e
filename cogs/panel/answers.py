"""What a click on an ask's controls means.

Everything that comes in may be old or forged: it is looked up among what is offered now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cogs.actions.panel import AskAction, Pick, PickAnother, PickSeveral, TakeAnswer, Where
from cogs.actions.wire import fit_token, token_meant
from cogs.panel import rest
from cogs.panel.asks import entries, free, shape
from cogs.panel.deciding import key
from cogs.panel.meant import Given, Meaning
from cogs.panel.spec import CHOICE_LABEL
from engine.asks.decision import Answer
from engine.values.core import NONE, Ask, Form
from play.values.panels import AskingPanel


def meaning(panel: AskingPanel, action: AskAction, values: Sequence[str], first: Sequence[Answer] = ()) -> Meaning:
    """Return the answer that a click or a choice on a panel gives.

    `first` are answers of a coach or a teacher that come before those of the game.
    """
    if isinstance(action, TakeAnswer):
        meant = next((answer for answer in (*first, *panel.decision.answers) if key(answer) == action.key), None)
        return None if meant is None else Given(meant.path, costs=meant.costs, lasts=meant.lasts, asks=meant.asks)
    if isinstance(action, PickAnother):
        return rest.meaning(panel, action, values)
    ask, index = panel.walk.ask, action.at.field
    if not isinstance(ask, Form):
        return _of_ask(ask, action, values)
    if index is None or index >= len(ask.fields):
        return None
    meant_there = _of_ask(ask.fields[index].ask, action, values)
    return replace(meant_there, field=ask.fields[index].key) if isinstance(meant_there, Given) else meant_there


def _of_ask(ask: Ask, action: AskAction, values: Sequence[str]) -> Meaning:
    if isinstance(action, Pick):
        return _picked_answer(ask, action.token)
    if isinstance(action, PickSeveral) and ask.several is not None:
        return _several(ask, values, action.at)
    return None


def _picked_answer(ask: Ask, token: str) -> Meaning:
    if ask.several is not None:
        return Given((NONE,)) if token == NONE and shape(ask).lo == 0 else None
    chosen = token_meant(token, tuple(option.token for option in free(ask)))
    return None if chosen is None else Given((chosen,))


def _several(ask: Ask, values: Sequence[str], at: Where) -> Meaning:
    known = {f"{copy}:{fit_token(option.token, CHOICE_LABEL - 3)}": option.token for option, copy in entries(ask)}
    if not values or any(value not in known for value in values):
        return None
    wanted = Counter(known[value] for value in set(values))
    return rest.multiset_answer(ask, [wanted[option.token] for option in free(ask)], at)
