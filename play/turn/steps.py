"""A half-made move as it is stored.

Its tokens, with a bar before those that one click gave.

`| bid | 8` was made by two clicks, `| bid 8` by one (a ready answer); *Back* takes one click back. A text without
bars, as older databases have it, counts each token as a click.
"""

from __future__ import annotations

from itertools import chain

from engine.values.core import Path

BAR = "|"

Steps = tuple[Path, ...]
"""The tokens of each click, answers that were forced after it included."""


def steps_of(text: str) -> Steps:
    """The steps of a stored draft."""
    if BAR not in text:
        return tuple((token,) for token in text.split())
    return tuple(tuple(part.split()) for part in text.split(BAR) if part.strip())


def text_of(steps: Steps) -> str:
    """A draft as it is stored."""
    return " ".join(chain.from_iterable((BAR, *step) for step in steps))


def path(steps: Steps) -> Path:
    """All tokens in their order."""
    return tuple(chain.from_iterable(steps))


def extend_steps(steps: Steps, after: Path) -> Steps:
    """The steps that lead to `after`: those that still hold, then one for what is new.

    Where a step does not hold any more (a field of a form was answered before another, or anew), each token that
    follows is a step of its own.
    """
    kept: list[Path] = []
    at = 0
    for step in steps:
        if after[at : at + len(step)] != step:
            return (*kept, *((token,) for token in after[at:]))
        kept.append(step)
        at += len(step)
    return (*kept, after[at:]) if after[at:] else tuple(kept)
