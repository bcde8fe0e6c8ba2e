"""The deeds of a referee in words for them. Pure."""

from __future__ import annotations

from cogs.edge.services import shown_name
from engine.values.core import Msg, Say, Who
from play.values.outcomes import RefereeActed


def deed_words(outcome: RefereeActed, say: Say) -> str:
    """Return a deed in words for the referee who did it."""
    deed = outcome.deed
    if deed.kind == "offer" and deed.person is None:
        return say(Msg("referee.done.offer-gone", who=Who(deed.seat)))
    name = "" if deed.person is None else shown_name(deed.person.name)
    return say(Msg(f"referee.done.{deed.kind}", who=Who(deed.seat), hours=deed.number // 3600, name=name))
