"""Tags of forum posts are found by their names in any language, one for each meaning."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.edge.forums import STATES, known_tags, tags
from engine.values.core import Msg
from tests.cogs.test_gate import table
from words import offered_languages, speaker

TAG_LENGTH = 20
"""The most characters of a tag on Discord."""


def forum(*names: str) -> Any:
    """Return a forum with tags of these names."""
    tags = [SimpleNamespace(id=number, name=name, moderated=False) for number, name in enumerate(names)]
    guild = SimpleNamespace(me=None)
    return SimpleNamespace(available_tags=tags, guild=guild, permissions_for=lambda member: SimpleNamespace(manage_threads=True))


def tag_names(place: Any, language: str, others: tuple[Any, ...] = ()) -> list[str]:
    """Return the tags of a post about a running match of Pizarro that has had these `others` before."""
    return [tag.name for tag in tags(place, cast(Any, table(game="pizarro")), language, others)]


@pytest.mark.parametrize("language", offered_languages())
def test_a_post_has_the_tags_of_its_language(language: str) -> None:
    state, game = (speaker(language)(Msg(key)) for key in (STATES["running"], "pizarro.name"))
    assert tag_names(forum(state.capitalize(), "running", "Läuft", game, "Our own"), language) == [game, state.capitalize()]


def test_a_tag_of_another_language_is_used_if_there_is_no_own_one() -> None:
    assert tag_names(forum("Running", "Finished"), "de") == ["Running"]
    assert tag_names(forum("trwa"), "de") == ["trwa"]


def test_a_changed_language_replaces_the_tag_of_the_old_one() -> None:
    place = forum("Running", "läuft", "Our own")
    running, _, own = place.available_tags
    assert tag_names(place, "de", (running, own)) == ["läuft", "Our own"]


def test_tags_that_a_server_made_itself_are_recognised() -> None:
    place = forum("Open", "FINISHED", "wartet", "pizarro", "Our own")
    assert [tag.name for tag in known_tags(place)] == ["Open", "FINISHED", "wartet", "pizarro"]


@pytest.mark.parametrize("language", offered_languages())
def test_setup_names_the_tags_that_are_looked_for(language: str) -> None:
    say = speaker(language)
    names = [say(Msg(key)) for key in STATES.values()]
    assert all(name in say(Msg("house.forum-hint")) and len(name) <= TAG_LENGTH for name in names)
    assert f"*{say(Msg(STATES['running']))}*" in say(Msg("permission.mend-tag"))
