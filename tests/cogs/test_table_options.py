"""The panel of a new table stores its choices in the custom_ids of its controls."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.actions.tables import NewTableAction, OpenTable, SetNewOption
from cogs.actions.wire import parse_id
from cogs.panel import spec
from cogs.panel.spec import Menu
from cogs.screens import options as table_options
from cogs.screens import presets as table_presets
from cogs.screens.options import TableOptions
from engine.game.rules import Setting
from engine.match import registry
from play.people.house import USUAL
from play.time.paces import OFFERED
from words import speaker

SAY = speaker()


@pytest.mark.parametrize("game", registry.names())
@given(data=st.data())
def test_all_choices_come_back_from_a_custom_id(game: str, data: st.DataObject) -> None:
    rules = registry.rules(game)
    chosen = {setting.key: data.draw(st.sampled_from(setting.choices)) for setting in rules.settings if data.draw(st.booleans())}
    seats, pace, automatic = st.none() | st.sampled_from(list(rules.seats)), st.sampled_from(OFFERED), st.booleans()
    plan = TableOptions(
        game,
        chosen,
        seats=data.draw(seats),
        pace=data.draw(pace),
        own_thread=True,
        invited=(7,),
        page=1,
        automatic=data.draw(automatic),
        rated=data.draw(st.booleans()),
    )
    back = parse_id(table_options.Controls(plan).option("setting.0").id)
    assert isinstance(back, SetNewOption) and back.field == "setting.0"
    assert table_options.choices_in(back, (7,)) == plan


@given(st.text("abcdefghijklmnopqrstuvwxyz_", max_size=20), st.integers(0, 36**59), st.integers(0, 10**9))
def test_a_forged_panel_gives_legal_choices_or_none(name: str, choices: int, page: int) -> None:
    for game in (name, *registry.names()):
        known = table_options.shape(game) if game in registry.names() else "000000"
        plan = table_options.choices_in(NewTableAction(game, known, page=page, choices=choices), ())
        if plan is not None:
            assert spec.problems(table_options.screen(plan, SAY)) == []


def test_a_panel_of_other_settings_is_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    game, *_ = registry.names()
    rules = registry.rules(game)
    action = NewTableAction(game, table_options.shape(game), page=0, choices=5)
    assert table_options.choices_in(action, ()) is not None
    added = SimpleNamespace(settings=(Setting("new", ("a", "b"), "a"), *rules.settings), seats=rules.seats, name=game, has_automatic=True)
    monkeypatch.setattr(registry, "rules", lambda name: added)
    assert table_options.choices_in(action, ()) is None, "the choices are counted in settings that have changed"


def test_expert_settings_are_on_pages_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tuple(Setting(f"p{index}", ("a", "b"), "a") for index in range(6))
    expert = tuple(Setting(f"e{index}", ("a", "b"), "a", expert=True) for index in range(2))
    rules = SimpleNamespace(evening=None, weeks=None, settings=(*expert, *plain), seats=range(2, 5), name="toy", has_automatic=True)
    monkeypatch.setattr(registry, "rules", lambda name: rules)
    assert [[setting.key for setting in page] for page in table_options.pages("toy")] == [
        ["p0", "p1", "p2", "p3", "p4"],
        ["p5"],
        ["e0", "e1"],
    ]
    plan = TableOptions("toy")
    menus = [
        row
        for row in table_options.screen(plan, SAY).rows
        if isinstance(row, Menu) and row.action.id.rpartition(":")[2].startswith("setting.")
    ]
    assert len(menus) == 5
    last = table_options.with_choice(TableOptions("toy", page=2), "setting.1", ("b",))
    assert last is not None and last.chosen == {"e1": "b"}
    rules.settings = expert
    assert table_options.pages("toy") == ((), expert)
    assert all(spec.problems(table_options.screen(TableOptions("toy", page=page), SAY)) == [] for page in range(3))


def test_one_press_opens_a_table_of_a_chosen_length() -> None:
    say = speaker("en")
    for game in registry.names():
        screen = table_presets.friends_screen(game, USUAL, 7, say)
        buttons = [button for row in screen.rows if isinstance(row, tuple) for button in row]
        opened = [table_options.choices_in(button.action, ()) for button in buttons if isinstance(button.action, OpenTable)]
        assert [table.pace for table in opened if table] == ["live", "brisk", "weeks"] and len(buttons) == 4, (
            "the last button leads to all options"
        )
        live, *_ = opened
        assert live is not None and live.seats == registry.rules(game).evening.seats  # type: ignore[union-attr]
        assert [button.style for button in buttons].count("success") == 1 and all(len(button.label) <= spec.SHORT for button in buttons)
        minutes, _, days, _ = buttons
        _, where, *_ = screen.texts
        assert "minutes" in minutes.label and "days" in days.label and "<#7>" in where
    own = replace(USUAL, presets=(table_presets.as_preset("Fridays", TableOptions("pizarro")),))
    rows = [row for row in table_presets.friends_screen("pizarro", own, 7, say).rows if isinstance(row, tuple)]
    first, *rest = (button for button, *_ in rows)
    assert (first.label, first.style, len(rest)) == ("Fridays", "success", 4), "presets of the server come first"
