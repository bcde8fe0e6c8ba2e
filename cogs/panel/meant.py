"""The meanings of a click or a form: an answer, another page, or a mistake."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cogs.actions.panel import Where
from engine.values.core import Msg, Path, Token


@dataclass(frozen=True, slots=True)
class Given:
    """An answer: the tokens to feed, or the token of one field of a form.

    `costs`, `lasts`, `asks`: see `engine.asks.decision.Answer`.
    """

    path: Path
    field: str | None = None
    costs: bool = True
    lasts: bool = False
    asks: bool = False


@dataclass(frozen=True, slots=True)
class TurnedPage:
    """A wish to see another part of the same ask: nothing is answered yet.

    `tally`: the amounts chosen so far, as `asks.as_one_number` packs them.
    """

    at: Where
    tally: int = 0


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that is not legal, and why.

    `tried`: the refused answer, which stays chosen in the menu. `kept`: the right answers from the same form, which are given all the same.
    """

    reason: Msg
    at: Where
    tried: Token
    kept: Path = ()


Meaning: TypeAlias = Given | TurnedPage | Wrong | None
"""`None`: the click does not fit what is asked (an old or forged custom_id)."""
