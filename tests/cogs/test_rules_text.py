"""Every chapter of the rules reads well for every option, and its picture has its marks."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

import render
from cogs.looking_back import rules as rules_text
from cogs.panel import spec
from cogs.panel.spec import Button
from engine.game.rules import resolve_settings
from engine.match import registry
from words import speaker

SAY = speaker("en")


def variants(game: str) -> Iterator[dict[str, str]]:
    """Yield no settings, and every choice of every setting beside the defaults of the others."""
    rules = registry.rules(game)
    yield {}
    for setting in rules.settings:
        for choice in setting.choices:
            yield {**resolve_settings(rules, {}), setting.key: choice}


@pytest.mark.parametrize("game", registry.names())
def test_every_chapter_reads_well_for_every_option(game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for settings in variants(game):
        for seats in (0, *registry.rules(game).seats):
            for chapter in range(rules_text.count_chapters(game)):
                text = SAY(rules_text.chapter_text(game, chapter, seats, settings))
                assert len(text) <= rules_text.ROOM and "{" not in text and "any " not in text[:4] and "  " not in text, text
                assert " ." not in text and " ," not in text and " :" not in text, text
    assert not caplog.records


def text(game: str, settings: dict[str, str]) -> str:
    """Return all chapters as a table with these settings reads them."""
    return "\n".join(SAY(rules_text.chapter_text(game, chapter, 0, settings)) for chapter in range(rules_text.count_chapters(game)))


@pytest.mark.parametrize(("game", "key"), [(game, setting.key) for game in registry.names() for setting in registry.rules(game).settings])
def test_every_choice_of_every_setting_changes_the_rules_text(game: str, key: str) -> None:
    """Each choice changes at least one line."""
    rules = registry.rules(game)
    choices = next(setting.choices for setting in rules.settings if setting.key == key)
    assert len({text(game, {**resolve_settings(rules, {}), key: choice}) for choice in choices}) == len(choices) > 1


def test_overpaying_is_mentioned_only_if_the_table_allows_it() -> None:
    assert "overpay on purpose" in text("pizarro", {"exact": "off"})
    assert "overpay" not in text("pizarro", {"exact": "on"})


@pytest.mark.parametrize("game", registry.names())
def test_chapters_follow_each_other(game: str) -> None:
    count = rules_text.count_chapters(game)
    for chapter in range(count):
        screen = rules_text.screen(game, chapter, SAY)
        assert spec.problems(screen) == []
        steps = [control.action for control in spec.controls(screen) if isinstance(control, Button)]
        expected = [other for other in (chapter - 1, chapter + 1) if 0 <= other < count]
        assert [step.chapter for step in steps] == expected  # type: ignore[union-attr]


@pytest.mark.parametrize("game", registry.names())
def test_the_pictures_of_chapters_have_the_places_that_they_mark(game: str) -> None:
    rules = registry.rules(game)
    shots = rules_text.chapter_pictures(game)
    assert all(chapter < rules_text.count_chapters(game) for chapter in shots)
    for shot in shots.values():
        view = rules_text.view(game, tuple(resolve_settings(rules, {}).items()), min(rules.seats), shot.moves)
        assert shot.part in render.parts(game, view)
        assert set(shot.marks) <= set(render.areas(game, view, SAY, part=shot.part))
