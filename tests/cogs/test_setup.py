"""The set-up panel: every choice travels in the custom_ids, expert settings are behind a button."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import setup as setups
from cogs.panel import spec
from cogs.panel.ids import Id, parsed
from cogs.panel.spec import Menu
from cogs.setup import PACE_NAMES, SetUp
from data.words import speaker
from engine import registry
from engine.core import Setting

SAY = speaker()


@pytest.mark.parametrize("game", registry.names())
@given(data=st.data())
def test_all_choices_come_back_from_a_custom_id(game: str, data: st.DataObject) -> None:
    rules = registry.rules(game)
    chosen = {setting.key: data.draw(st.sampled_from(setting.choices)) for setting in rules.settings if data.draw(st.booleans())}
    plan = SetUp(
        game, chosen, data.draw(st.none() | st.sampled_from(list(rules.seats))), data.draw(st.sampled_from(PACE_NAMES)), True, (7,), 1
    )
    back = parsed(setups.base(plan).but("set.a", setups.packed(plan)).text)
    assert back is not None
    assert setups.unpacked(back, (7,)) == plan


@given(st.text(max_size=30), st.text(max_size=60), st.integers(0, 10**9))
def test_forged_set_ups_are_some_legal_choice_or_nothing(field: str, token: str, rev: int) -> None:
    for game in (field, *registry.names()):
        plan = setups.unpacked(Id("s.set.a", 0, 0, rev, game, token), ())
        if plan is not None:
            assert spec.problems(setups.screen(plan, SAY)) == []


def test_expert_settings_are_on_pages_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tuple(Setting(f"p{index}", ("a", "b"), "a") for index in range(6))
    expert = tuple(Setting(f"e{index}", ("a", "b"), "a", expert=True) for index in range(2))
    rules = SimpleNamespace(settings=(*expert, *plain), seats=range(2, 5), name="toy")
    monkeypatch.setattr(registry, "rules", lambda name: rules)
    assert [[setting.key for setting in page] for page in setups.pages("toy")] == [["p0", "p1", "p2", "p3", "p4"], ["p5"], ["e0", "e1"]]
    plan = SetUp("toy")
    menus = [row for row in setups.screen(plan, SAY).rows if isinstance(row, Menu) and ".set." in row.id]
    assert len(menus) == 5
    last = setups.changed(SetUp("toy", page=2), Id("s.set.b"), ("b",))
    assert last is not None and last.chosen == {"e1": "b"}
    rules.settings = expert
    assert setups.pages("toy") == ((), expert)
    assert all(spec.problems(setups.screen(SetUp("toy", page=page), SAY)) == [] for page in range(3))
