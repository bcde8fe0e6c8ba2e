"""The rules that a table reads follow its edition and its expert settings."""

from __future__ import annotations

import pytest

from cogs.looking_back import rules as rules_text
from engine.game.rules import resolve_settings
from games.carta_magica.game import RULES
from words import speaker

SAY = speaker("en", ())


def chapter(number: int, **chosen: str) -> str:
    """Return a chapter as a table with these settings reads it."""
    return SAY(rules_text.chapter_text("carta_magica", number - 1, seats=4, settings=resolve_settings(RULES, chosen)))


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_the_dutch_and_german_editions_give_all_others_one_more_turn(edition: str) -> None:
    assert "everybody else has one more turn and the match ends." in chapter(1, edition=edition)
    assert "the round is finished and the match ends." in chapter(1)


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_in_the_dutch_and_german_editions_gold_on_cards_does_not_count(edition: str) -> None:
    assert "each gold 1 on tokens, none on cards" in chapter(8, edition=edition)
    assert "each gold 1 on tokens and cards" in chapter(8)


@pytest.mark.parametrize("edition", ["es", "fr"])
def test_some_editions_put_the_other_cards_of_the_telescope_under_the_deck(edition: str) -> None:
    assert "the others go under the deck" in chapter(6, edition=edition)
    assert "the others go back on top" in chapter(6)


def test_the_spanish_edition_puts_the_monster_under_the_deck() -> None:
    assert "the monster goes under the deck" in chapter(6, edition="es")
    assert "the monster is shuffled back" in chapter(6)


def test_the_french_edition_counts_cards_in_the_limit() -> None:
    assert "count in that limit" in chapter(2, edition="fr")
    assert "count beyond that" in chapter(2)


def test_the_czech_edition_lets_ships_enter_windless_squares() -> None:
    assert "A ship may enter a windless square" in chapter(3, edition="cz")
    assert "not over land, rocks, windless squares or other ships" in chapter(3)


def test_the_text_warns_a_table_at_which_being_back_is_enough() -> None:
    assert "with a lap or without" in chapter(1, home="return")
    assert "in its first rounds" in chapter(1, home="return")
    (editions,) = [setting.choices for setting in RULES.settings if setting.key == "edition"]
    assert all("is home after a lap" in chapter(1, edition=edition) for edition in editions)


def test_the_text_follows_the_settings_of_bonus_and_battle() -> None:
    assert "in the last round 15, with a lap or without" in chapter(8, bonus="any")
    assert "after your action, whatever it was" in chapter(7, battle="beside")


@pytest.mark.parametrize(("edition", "name"), [("original", "original, Hungarian"), ("nl", "Dutch"), ("si", "Slovenian")])
def test_the_edition_of_the_table_is_named(edition: str, name: str) -> None:
    assert f"This table follows the {name} one" in chapter(8, edition=edition)
