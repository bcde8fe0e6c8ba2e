"""The panel of an order has the same picture as a turn, with the places that can be chosen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.screens.seen import PanelSight
from cogs.screens.turn_picture import drawn_as, picture_draft
from engine.asks.decision import usual
from engine.values.core import Ask, Msg
from engine.walking.walk import Asking
from play.values.panels import AskingPanel
from play.values.personal import PersonSettings
from render import TURN
from tests.cogs.panels import REF, option, told

ASK = Ask("order.place", told("Which place?"), (option("north"), option("south", blocked=told("taken")), option("west")))


def seen(kind: Any, **more: Any) -> PanelSight:
    """Return what a screen is made of: a panel of this kind with a question about a place."""
    decision = replace(usual(ASK), **more)
    panel = AskingPanel(replace(REF, kind=kind), Asking((), ASK), steps=(), can_back=False, decision=decision)
    return PanelSight(table=SimpleNamespace(lesson=object()), panel=panel, user_id=1, locale="en", settings=PersonSettings())  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["order", "early"])
def test_the_picture_of_an_order_knows_what_may_be_chosen(kind: str) -> None:
    draft = picture_draft(seen(kind))
    assert draft is not None
    assert (draft.asked, draft.values) == ("order.place", ("north", "west"))


def test_every_order_has_the_picture_of_a_turn() -> None:
    """The band of the picture has the question if the game says what is at stake; otherwise it says that this is an order."""
    plain, of_stake = seen("order"), seen("order", stake=told("a storm comes"))
    assert drawn_as(plain) == drawn_as(of_stake) == drawn_as(seen("turn")) == TURN
    questions = {}
    for name, sight in (("plain", plain), ("of stake", of_stake)):
        draft = picture_draft(sight)
        assert draft is not None and draft.decision is not None
        questions[name] = draft.decision.question
    assert questions == {"plain": Msg("discord.panel.order-whole"), "of stake": usual(ASK).question}
