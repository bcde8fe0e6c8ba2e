"""The picture of each step of a lesson's main line, for authors and their tests. Pure.

If the step asks for a move, only the expected answer has a number. Else it is the picture of a turn, or the part that the step names.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from cogs.panel import deciding
from engine.asks.decision import Decision
from engine.game.lessons import Lesson, Step
from engine.game.rules import Rules
from engine.values.core import Msg
from engine.walking.walk import Asking, walk
from play.table.lessons import along
from play.values.panels import AskingPanel, Ref
from render import CARD, OVERVIEW, OVERVIEW_WIDE, TURN, TURN_WIDE, Draft, draft_of


def drawing(lesson: Lesson, step: Step, rules: Rules[Any, Any], state: Any, is_wide: bool) -> tuple[Draft, str]:
    """Return the draft and the part of the picture of a step in its position."""
    turn, seat = TURN_WIDE if is_wide else TURN, lesson.seat
    if not step.line:
        draft = Draft(rules.view(state, seat), decision=Decision(Msg("discord.learn.look"), ()))
        if step.part == CARD:
            return draft, OVERVIEW_WIDE if is_wide else OVERVIEW
        return draft, step.part or turn
    draft, asking = draft_of(rules, state, seat, ()), walk(rules, state, seat, ())
    if draft.decision is None or not isinstance(asking, Asking):
        return draft, turn
    panel = AskingPanel(
        Ref(match=1, kind="turn", seat=seat, seq=1, rev=1), walk=asking, steps=asking.path, can_back=True, decision=draft.decision
    )
    deed = lesson.words(step.name, "deed") if step.deed else None
    expected = deciding.taught(panel, tuple(step.line.split()), along(rules, state, seat, step.line), deed, step.deed == "bare")
    return replace(draft, decision=structs.replace(draft.decision, answers=expected)), turn
