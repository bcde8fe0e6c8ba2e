"""A half-made move as it is stored: its tokens, with a bar before those of each click.

`| bid | 8` was made by two clicks, `| bid 8` by one click on a suggestion. *Back* takes one click back. Older databases have texts without
bars, in which each token is a click.
"""

from __future__ import annotations

from itertools import chain

from engine.values.core import Path

BAR = "|"

Steps = tuple[Path, ...]
"""The tokens of each click, with the answers that were forced after it."""


def steps_of(text: str) -> Steps:
    """Return the steps of a stored draft."""
    if BAR not in text:
        return tuple((token,) for token in text.split())
    return tuple(tuple(part.split()) for part in text.split(BAR) if part.strip())


def text_of(steps: Steps) -> str:
    """Return a draft as it is stored."""
    return " ".join(chain.from_iterable((BAR, *step) for step in steps))


def path(steps: Steps) -> Path:
    """Return all tokens in their order."""
    return tuple(chain.from_iterable(steps))


def extend_steps(steps: Steps, after: Path) -> Steps:
    """Return the steps that lead to `after`: those still valid, then one for the new tokens.

    A step is no longer valid if a field of a form was answered again, or before an earlier field. From there on, each token is a step of
    its own.
    """
    valid: list[Path] = []
    at = 0
    for step in steps:
        if after[at : at + len(step)] != step:
            return (*valid, *((token,) for token in after[at:]))
        valid.append(step)
        at += len(step)
    return (*valid, after[at:]) if after[at:] else tuple(valid)
