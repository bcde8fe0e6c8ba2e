"""The panel of a new table: every choice travels in the custom_ids, expert settings are behind a button."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.actions.tables import NewTableAction, SetNewOption
from cogs.actions.wire import parsed
from cogs.panel import spec
from cogs.panel.spec import Menu
from cogs.screens import options as table_options
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
        game, chosen, data.draw(seats), data.draw(pace), True, (7,), 1, automatic=data.draw(automatic), rated=data.draw(st.booleans())
    )
    back = parsed(table_options.Controls(plan).option("setting.0").id)
    assert isinstance(back, SetNewOption) and back.field == "setting.0"
    assert table_options.choices_in(back, (7,)) == plan


@given(st.text("abcdefghijklmnopqrstuvwxyz_", max_size=20), st.integers(0, 36**59), st.integers(0, 10**9))
def test_forged_set_ups_are_some_legal_choice_or_nothing(name: str, choices: int, page: int) -> None:
    for game in (name, *registry.names()):
        known = table_options.shape(game) if game in registry.names() else "000000"
        plan = table_options.choices_in(NewTableAction(game, known, page, choices), ())
        if plan is not None:
            assert spec.problems(table_options.screen(plan, SAY)) == []


def test_a_panel_of_other_settings_is_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.names()[0]
    rules = registry.rules(game)
    action = NewTableAction(game, table_options.shape(game), 0, 5)
    assert table_options.choices_in(action, ()) is not None
    added = SimpleNamespace(settings=(Setting("new", ("a", "b"), "a"), *rules.settings), seats=rules.seats, name=game, has_automatic=True)
    monkeypatch.setattr(registry, "rules", lambda name: added)
    assert table_options.choices_in(action, ()) is None, "the number counts in settings that are others by now"


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


def test_where_a_server_has_no_presets_those_of_the_games_are_offered() -> None:
    say = speaker("en")
    every = table_options.offered_presets(USUAL, say)
    assert len(every) == 8 and [preset.name for preset in every[:2]] == ["Carta Magica: about 35 minutes", "Carta Magica: about 6 days"]
    for game in registry.names():
        (evening,) = table_options.offered_presets(USUAL, say, game)
        action = NewTableAction(evening.game, evening.shape, 0, int(evening.choices))
        short = table_options.choices_in(action, ())
        assert short is not None and short.pace == "live" and short.seats == registry.rules(game).evening.seats  # type: ignore[union-attr]
        assert evening.name.startswith("For an evening: about ") and len(evening.name) <= spec.SHORT, "it says what one press opens"
        usual = table_options.screen(TableOptions(game), say)
        assert sum("evening" in button.label for row in usual.rows if isinstance(row, tuple) for button in row) == 1
        assert any("days" in line for line in usual.foot), "the usual table needs no button of its own: its options open it"
    own = replace(USUAL, presets=(table_options.kept_as("Fridays", TableOptions("pizarro")),))
    assert [preset.name for preset in table_options.offered_presets(own, say)] == ["Fridays"]
    assert all(len(button.label) <= spec.SHORT for button in table_options.preset_buttons(every))
