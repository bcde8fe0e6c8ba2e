"""What a game's author reads about a turn that is no proper dialogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.game.rules import Rules
from engine.values.core import Mistake, Talk, Token

T = TypeVar("T")


def check_returned(talk: Talk[T], path: Sequence[Token], value: T) -> T:
    """Return what a dialogue returned; raise `Mistake` if it is nothing or nothing was asked.

    `path`: the tokens that were answered.

    >>> check_returned(RULES.turn(START, FIRST), ("pass",), "a turn")
    'a turn'
    """
    if value is None:
        raise Mistake(f"{source_of(talk)} returns nothing after `{' '.join(path)}`: end every way through it with `return Turn(...)`")
    if not path:
        raise Mistake(f"{source_of(talk)} ends without an ask: ask at least once, with one option where there is nothing to choose")
    return value


def no_dialogue(rules: Rules[Any, Any], talk: object) -> Mistake:
    """Return the mistake of a turn that is no generator; `talk` is what the turn is instead.

    >>> str(no_dialogue(RULES, ["pass"])).split(":")[0]
    'the turn of toy is no dialogue but a list'
    """
    kind = type(talk).__name__
    return Mistake(
        f"the turn of {rules.name} is no dialogue but a {kind}: it asks nothing; ask with `yield from pick(...)` before it returns"
    )


def source_of(talk: object) -> str:
    """Return the name of a dialogue and the place where it is written, for error messages.

    >>> name, place = source_of(RULES.turn(START, FIRST)).split()
    >>> name
    'Toy.auction'
    """
    talk = getattr(talk, "_talk", talk)
    code = getattr(talk, "gi_code", None)
    if code is None:
        return "the dialogue"
    name = str(getattr(talk, "__qualname__", ""))
    if " (" in name:  # the dialogue of a guest has a name with its place already (engine/walking/guarding.py)
        return name
    return f"{code.co_qualname} ({'/'.join(code.co_filename.split('/')[-4:])}:{code.co_firstlineno})"
