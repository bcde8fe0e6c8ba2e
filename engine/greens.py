"""Which answer may be green: people press it without a second thought.

A green answer is the one that the game calls the best by a fixed rule, and that its sensible player, who knows what the seat knows, would
give too.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import Seat
from engine.decision import Decision
from engine.rules import Rules
from engine.search.plain import complete_sensibly

S = TypeVar("S")


def without_traps(rules: Rules[S, Any], state: S, seat: Seat, brief: Decision) -> Decision:
    """Return the decision of the first question of a turn; no answer of it is called the best that the sensible player would not give.

    What lasts longer than this question (a limit) is no answer of the sensible player's, and stays as the game says it.
    """
    if not brief.has_best or not brief.answers or brief.answers[0].lasts:
        return brief
    best, world = brief.answers[0].path, rules.imagine(rules.view(state, seat), Random(0))
    line = complete_sensibly(rules, world, seat, (), Random(0))
    return brief if line[: len(best)] == best else replace(brief, has_best=False)
