"""What a click on an ask's controls means: the inverse of `asks.rows`.

Everything that comes in may be old or forged: tokens and indices are looked up among what is offered now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from cogs.panel.asks import KINDS, Where, counts, entries, free, number, problem, tallied, where
from cogs.panel.ids import Id, fitted, found
from cogs.panel.spec import CHOICE_LABEL
from engine.answers import joined
from engine.core import NONE, Ask, Form, Msg, Path, Token


@dataclass(frozen=True, slots=True)
class Given:
    """An answer: the tokens to feed, or the token of one field of a form."""

    path: Path
    field: str | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Another part of the same ask: nothing is answered yet."""

    at: Where
    tally: int = 0


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that cannot be given, with the reason and what was tried (shown as chosen)."""

    reason: Msg
    at: Where
    tried: Token


Meaning: TypeAlias = Given | Look | Wrong | None
"""`None`: the click does not fit what is asked (an old or forged custom_id)."""


def meaning(asked: Ask | Form, told: Id, values: Sequence[str]) -> Meaning:
    """What a click or a choice on an ask or a form answers."""
    at = where(told.field)
    if not isinstance(asked, Form):
        return _meant(asked, told, values, at)
    if told.verb == "goto":
        index = _index(values[0] if values else "", len(asked.fields))
        return None if index is None else Look(Where(index))
    if told.verb in ("hint", "hints") and at.field is None:
        index = _index(told.token if told.verb == "hint" else values[0] if values else "", len(asked.suggest))
        return None if index is None else Given(asked.suggest[index].path)
    if at.field is None or at.field >= len(asked.fields):
        return None
    field = asked.fields[at.field]
    meant = _meant(field.ask, told, values, at)
    return replace(meant, field=field.key) if isinstance(meant, Given) else meant


def _meant(ask: Ask, told: Id, values: Sequence[str], at: Where) -> Meaning:
    verb = told.verb.partition(".")[0]
    if verb in ("hint", "hints"):
        index = _index(told.token if verb == "hint" else values[0] if values else "", len(ask.suggest))
        return None if index is None else Given(ask.suggest[index].path)
    if verb in ("before", "after"):
        return Look(at, number(told.token))
    if verb == "group":
        index = _index(values[0] if values else "", 1000)
        return None if index is None else Look(Where(at.field, index))
    if verb in ("pick", "menu"):
        token = told.token if verb == "pick" else values[0] if values else ""
        return _picked(ask, token)
    if ask.is_single:
        return None
    if verb == "many":
        return _many(ask, values, at)
    if verb == "amount":
        return _amount(ask, told, values, at)
    if verb == "sum":
        return _sum(ask, number(told.token), at)
    return None


def _picked(ask: Ask, token: str) -> Meaning:
    if not ask.is_single:
        return Given((NONE,)) if token == NONE and ask.lo == 0 else None
    chosen = found(token, tuple(option.token for option in free(ask)))
    return None if chosen is None else Given((chosen,))


def _many(ask: Ask, values: Sequence[str], at: Where) -> Meaning:
    known = {f"{copy}:{fitted(option.token, CHOICE_LABEL - 3)}": option.token for option, copy in entries(ask)}
    if not values or any(value not in known for value in values):
        return None
    wanted = Counter(known[value] for value in set(values))
    return _judged(ask, [wanted[option.token] for option in free(ask)], at)


def _amount(ask: Ask, told: Id, values: Sequence[str], at: Where) -> Meaning:
    letter = told.verb.rpartition(".")[2]
    amounts = counts(ask, number(told.token))
    if letter not in ("a", "b", "c", "d"):
        return None
    index = at.page * KINDS + "abcd".index(letter)
    wanted = _index(values[0] if values else "", 1000)
    if index >= len(amounts) or wanted is None:
        return None
    amounts[index] = min(wanted, free(ask)[index].count, ask.hi)
    return Look(at, tallied(ask, amounts))


def _sum(ask: Ask, tally: int, at: Where) -> Meaning:
    return _judged(ask, counts(ask, tally), at)


def _judged(ask: Ask, amounts: Sequence[int], at: Where) -> Meaning:
    options = free(ask)
    tokens = "+".join(option.token for option, amount in zip(options, amounts, strict=True) for _ in range(amount))
    answer = joined(ask, tokens) if tokens else NONE
    reason = problem(ask, amounts)
    return Given((answer,)) if reason is None else Wrong(reason, at, answer)


def _index(text: str, bound: int) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 and int(text) < bound else None
