"""What is asked by an order is drawn like a turn: with the question, and with the places that can be chosen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.screens.seen import Sight
from cogs.screens.turn import drawn_as, picture_draft
from engine.asks.decision import usual
from engine.values.core import Ask
from engine.walking.walk import Asking
from play.values.panels import AskingPanel
from play.values.personal import PersonSettings
from tests.cogs.panels import REF, option, told

ASK = Ask("order.place", told("Which place?"), (option("north"), option("south", blocked=told("taken")), option("west")))


def seen(kind: Any, **more: Any) -> Sight:
    decision = replace(usual(ASK), **more)
    panel = AskingPanel(replace(REF, kind=kind), Asking((), ASK), (), False, decision, (), False, None)
    return Sight(SimpleNamespace(lesson=object()), panel, 1, "en", PersonSettings())  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["order", "early"])
def test_the_picture_of_an_order_knows_what_may_be_chosen(kind: str) -> None:
    draft = picture_draft(seen(kind))
    assert draft is not None
    assert (draft.asked, draft.values) == ("order.place", ("north", "west"))


def test_only_an_order_of_which_the_game_tells_what_is_at_stake_has_the_picture_of_a_decision() -> None:
    plain, of_stake = seen("order"), seen("order", stake=told("a storm comes"))
    assert drawn_as(plain) is None and drawn_as(of_stake) is not None and drawn_as(seen("turn")) is not None
    draft = picture_draft(of_stake)
    assert draft is not None and draft.decision is not None and draft.values == ("north", "west")
