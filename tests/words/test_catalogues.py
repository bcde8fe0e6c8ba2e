"""Messages are parsed one by one when they are needed, with the same result as a whole file."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from data.homes import Home, homes
from engine.values.core import Msg, Seat, Who
from words import catalogue, catalogue_files, has, speaker
from words.catalogues import HOST, NAMES, borrowed_messages, borrowed_names
from words.language import LANG


def test_messages_parsed_alone_equal_those_of_whole_files() -> None:
    """This looks at English; `python -m tools.translations` reports on other languages."""
    english = catalogue("en")
    names = set()
    for file in catalogue_files("en"):
        text = file.read_text(encoding="utf-8")
        entries = FluentParser(with_spans=False).parse(text).body
        assert not [entry for entry in entries if isinstance(entry, Junk)], file.name
        for entry in [entry for entry in entries if isinstance(entry, Message)]:
            names.add(entry.id.name)
            (alone,) = FluentParser(with_spans=False).parse(english.source(entry.id.name)).body
            assert isinstance(alone, Message)
            assert alone.value.equals(entry.value), entry.id.name  # type: ignore[union-attr]
    borrowed = {name for home in (HOST, *homes().values()) for name in borrowed_names(home)}
    assert set(english) == names | borrowed


def test_a_borrowed_name_has_the_text_of_another(tmp_path: Path) -> None:
    (tmp_path / "lang").mkdir()
    (tmp_path / "lang" / NAMES).write_text('[same]\nhouse = ["at-1", "at-2"]\n[north]\nat-1 = ["at-3"]\n')
    sources = {"toy-house": "toy-house = Haus\n    .dat = Hause\n", "toy-north": 'toy-north = nördlich von { FORM($place, as: "dat") }\n'}
    messages = borrowed_messages(Home("toy", "toy", tmp_path), sources)
    assert messages == {
        "toy-at-1": "toy-at-1 = Haus\n    .dat = Hause\n",
        "toy-at-2": "toy-at-2 = Haus\n    .dat = Hause\n",
        "toy-at-3": 'toy-at-3 = nördlich von { FORM(CALLED("1", names: "toy-at"), as: "dat") }\n',
    }
    assert speaker("fr")(Msg("magellan.place.cape-horn")) == "cap Horn" and speaker("fr")(Msg("magellan.node", cell="6S30")) == "Cap Horn"


def test_a_text_equals_that_of_the_fluent_library() -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource((LANG / "en" / "play.ftl").read_text(encoding="utf-8")))
    name = next(name for name in sorted(catalogue("en")) if name.startswith("play-") and "{" not in catalogue("en").source(name))
    value = whole.get_message(name).value
    assert value is not None
    text, _ = whole.format_pattern(value)
    assert speaker("en")(Msg(name)) == text


def test_an_unknown_message_is_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert not has("core.nothing-like-this")
    with caplog.at_level(logging.ERROR):
        assert speaker("en")(Msg("core.nothing-like-this")) == "core.nothing-like-this"
    assert "core-nothing-like-this" in caplog.text


def test_names_and_lists_are_filled_in() -> None:
    say = speaker("en-GB", ("Ana", "Ben"))
    assert say(Who(Seat(1))) == "Ben"
    assert say(Who(Seat(4))) == say(Msg("core.seat", number=5))


def test_a_list_of_any_length_is_written() -> None:
    names = tuple(Who(Seat(at)) for at in range(400))
    assert speaker()(Msg("magellan.describe.open", countries=names)).endswith(" 400.")


def test_whole_sentences_in_a_list_follow_each_other() -> None:
    say = speaker("en")
    sentences = (Msg("magellan.card.text.revenue"), Msg("magellan.card.text.permanent"))
    drew = Msg("magellan.note.drew", who=Who(Seat(0)), card=Msg("magellan.card.h02_01"), text=sentences)
    assert say(drew).endswith("their countries. It holds for the rest of the match.")


def test_a_sentence_among_other_things_is_an_item_of_the_list() -> None:
    say = speaker("en")
    sentence, name = Msg("magellan.card.text.revenue"), Msg("magellan.card.h02_01")
    for items in ((sentence, name), (name, sentence)):
        first, last = map(say, items)
        drew = say(Msg("magellan.note.drew", who=Who(Seat(0)), card=name, text=items))
        assert drew.endswith(say(Msg("core.list", first=first, last=last))) and f"{first} {last}" not in drew


def test_no_until_stands_before_a_relative_time() -> None:
    """People read "in 3 hours" or "3 hours ago" there."""
    for name in catalogue("en"):
        assert not re.search(r"\b(until|at|by|on) <t:[^>]*:R>", catalogue("en").source(name)), name


def test_a_value_can_have_its_own_name() -> None:
    say = speaker("en")
    assert say(Msg("magellan.node", cell="5N2")) == "Italy" and say(Msg("magellan.node", cell="5S35")) == "the sea south of Tristan"
    north, south = Msg("magellan.part.n"), Msg("magellan.part.se")
    assert say(Msg("magellan.node.land-part", cell="5N1", part=north)) == "France"
    assert say(Msg("magellan.node.land-part", cell="5N1", part=south)) == "France (south-east)"
    assert say(Msg("magellan.node.sea", cell="4S35")) == "the sea off Tristan da Cunha"
