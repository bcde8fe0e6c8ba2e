"""A language made by a program runs through matches, pictures and screens: no text stays in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contract.tables import TABLES
from contract.test_catalogue import messages_of_match
from engine.match import registry
from engine.values.core import Seat
from tests.words.pseudo import YOU, plain_words, pseudo
from tools.translations.panels import long_texts
from tools.translations.pictures import drawn_texts
from words import speaker

NAMES = ("Qqx", "Wwx", "Zzx", "Xxv", "Vvx", "Kkx")
"""Names without vowels, so that none is taken for an English word."""

TYPED = ("core.ask.refused", "core.ask.field", "core.line.extra", "core.line.short")
"""Sentences with the tokens of a move, which are the same in every language."""

LONG = {"table: text 'séééll'"}
"""Known overlaps: headings that a translation has to keep short. `tools.translations --pictures` names them."""


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo(tmp_path_factory.mktemp("pseudo") / "lang") as code:
        yield code


@pytest.mark.parametrize("game", registry.names())
def test_every_text_of_a_match_is_translated_and_addresses_its_reader(code: str, game: str) -> None:
    table = next(table for table in TABLES if table.game == game)
    say = speaker(code, NAMES, Seat(0))
    plain, texts = set(), dict[tuple[str, int], str]()
    for number, msg in enumerate(dict.fromkeys(messages_of_match(table))):
        text = say(msg)
        plain |= {(msg.key, word) for word in plain_words(text) if msg.key not in TYPED}
        texts[msg.key, number] = text
    reader, *_ = NAMES
    assert plain == set() and any(YOU in text for text in texts.values())
    assert [key for key, text in texts.items() if reader in text] == [], "these sentences do not address their reader"


DRAWN = 2
"""Games whose pictures every run draws; the others are drawn by campaigns."""


@pytest.mark.parametrize(
    "game",
    [*registry.names()[:DRAWN], *(pytest.param(game, marks=pytest.mark.campaign) for game in registry.names()[DRAWN:])],
)
def test_pictures_have_room_for_longer_texts_in_no_english(code: str, game: str) -> None:
    plain, overlaps = set(), set()
    for part, texts, faults in drawn_texts(code, game, NAMES, 1):
        plain |= {(part, word) for text in texts for word in plain_words(text)}
        overlaps |= {f"{part}: {fault}" for fault in faults}
    assert plain == set()
    assert {fault for fault in overlaps if not fault.startswith(tuple(LONG))} == set()


def test_answers_and_stakes_that_are_too_long_for_a_panel_are_named(code: str) -> None:
    assert list(long_texts("en", "pizarro")) == []
    assert any("pizarro.decision.bid:" in line for line in long_texts(code, "pizarro"))
