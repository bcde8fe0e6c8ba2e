"""Only panels that know an entry are drawn again when a match stops or goes back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from cogs.edge.newest_panels import Panels
from cogs.panel.spec import Fate, Screen

MATCH = 1


async def test_only_panels_that_know_an_entry_are_drawn_again() -> None:
    panels = Panels()
    for user, seq in ((5, 4), (6, None)):
        reply = SimpleNamespace(shown=Screen(("A panel",), fate=Fate(seq=seq)), message_id=10 + user, interaction=None)
        await panels.note_answer(user, MATCH, cast(Any, reply), "en")
    assert panels.has_of(MATCH) and set(panels.with_entries(MATCH)) == {5}
