"""What a click or a form can mean."""

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
    """Another part of the same ask: nothing is answered yet."""

    at: Where
    tally: int = 0


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that cannot be given, with the reason and what was tried (shown as chosen).

    `kept`: what else of the same form fits, to be fed all the same.
    """

    reason: Msg
    at: Where
    tried: Token
    kept: Path = ()


Meaning: TypeAlias = Given | TurnedPage | Wrong | None
"""`None`: the click does not fit what is asked (an old or forged custom_id)."""
