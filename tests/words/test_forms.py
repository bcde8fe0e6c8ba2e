"""The forms that a sentence can ask of its arguments, in a made-up language with a rich grammar."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.values.core import Msg, Say, Seat, Who
from tests.words.made_up import made_up
from words import speaker

TEXTS = """
core-you = du
    .acc = dich
    .dat = dir
core-list = { $first } und { FORM($last, as: "and") } { $last }
form-and = { $start ->
    [hi] e
   *[other] y
  }
form-the-acc = { FORM($name, as: "gender") ->
        [m] den
        [f] die
       *[n] das
    } { FORM($name, as: "acc") }
form-acc = { FORM($name, as: "gender") ->
        [weak] { FORM($name, as: "acc") }n
       *[other] { FORM($name, as: "acc") }
    }
form-n = { $count } × { $name }
form-person-gen = { $first ->
        [a] d’{ $name }
       *[other] de { $name }
    }
carta-magica-monster-kraken = Krake
    .gender = m
    .acc = Kraken
carta-magica-monster-fog-siren = Nebelsirene
    .gender = f
carta-magica-monster-reef-giant = Riffriese
    .gender = weak
    .n = { $count ->
        [one] ein Riese
       *[other] { $count } Riesen
    }
carta-magica-event-tamed = { FORM($monster, as: "the-acc", cap: "yes") } zähmt man
carta-magica-event-gone = { FORM($talisman, 3, as: "n") }
carta-magica-event-seized = **{ FORM($monster, as: "acc", cap: "yes") }**
carta-magica-event-home = { WHO($who) ->
        [you] Du bist
        [you-all] { FORM($who, as: "nom") } seid
        [they] { $who } sind
       *[other] { $who } ist
    } daheim
magellan-goal-bonus = { $place }
discord-panel-waiting = Warten auf { FORM($who, as: "acc") }
pizarro-note-buy = { FORM($who, as: "gen") }: { $explorer }, { $price }, { $cards }
magellan-node-sea = See vor { CALLED($cell, names: "magellan-at", as: "the-acc") }
    .from = von der { $cell }
magellan-at-4s35 = Insel
    .gender = f
carta-magica-event-battle = { $nobody } siegt
pizarro-note-bid = { $amount }
"""


@pytest.fixture
def say(tmp_path: Path) -> Iterator[Say]:
    with made_up(tmp_path / "lang", TEXTS, "plain_numbers_below = 10000") as code:
        yield speaker(code, ("Ana", "Bruno"), Seat(0))


ANA, BRUNO = Who(Seat(0)), Who(Seat(1))
KRAKEN, SIREN, GIANT = (Msg(f"carta_magica.monster.{name}") for name in ("kraken", "fog_siren", "reef_giant"))


def test_a_name_has_its_forms_from_itself_or_from_the_rules(say: Say) -> None:
    tamed = [say(Msg("carta_magica.event.tamed", monster=monster)) for monster in (KRAKEN, SIREN, GIANT)]
    assert tamed == ["Den Kraken zähmt man", "Die Nebelsirene zähmt man", "Das Riffriesen zähmt man"]


def test_a_plain_text_gets_its_forms_by_the_rules(say: Say) -> None:
    assert say(Msg("carta_magica.event.tamed", monster="Wal")) == "Das Wal zähmt man"
    assert say(Msg("carta_magica.event.gone", talisman="Stern")) == "3 × Stern"


def test_a_form_knows_its_count(say: Say) -> None:
    assert say(Msg("carta_magica.event.gone", talisman=GIANT)) == "3 Riesen"
    assert say(Msg("carta_magica.event.gone", talisman=SIREN)) == "3 × Nebelsirene"


def test_each_item_of_a_list_has_its_form(say: Say) -> None:
    assert say(Msg("carta_magica.event.tamed", monster=(KRAKEN, SIREN, GIANT))).startswith(
        "Den Kraken, die Nebelsirene und y das Riffriesen"
    )
    assert say(Msg("carta_magica.event.seized", monster=(KRAKEN, "Hirsch"))) == "**Kraken und e Hirsch**", (
        "the capital comes after the marks"
    )


def test_a_message_that_is_only_an_argument_has_its_forms(say: Say) -> None:
    inside = Msg("magellan.goal.bonus", place=Msg("carta_magica.monster.kraken"))
    assert say(Msg("carta_magica.event.tamed", monster=inside)) == "Den Kraken zähmt man"


def test_a_sentence_ending_in_an_abbreviation_has_one_stop() -> None:
    game = Msg("pizarro.name")
    assert speaker("pl")(Msg("stats.none-of", game=game)).endswith("Pizarro & Co.")
    assert speaker("de")(Msg("stats.none-of", game=game)).endswith("Pizarro & Co.")


def test_a_verb_depends_on_the_people_it_is_about(say: Say) -> None:
    home = [say(Msg("carta_magica.event.home", who=who)) for who in (ANA, BRUNO, (BRUNO, ANA), (BRUNO, BRUNO), "Zoe", (ANA,))]
    assert home == [
        "Du bist daheim", "Bruno ist daheim", "Bruno und y du seid daheim", "Bruno und y Bruno sind daheim", "Zoe ist daheim",
        "Du bist daheim",
    ]  # fmt: skip


def test_the_reader_is_a_pronoun_and_others_are_names(say: Say) -> None:
    assert say(Msg("discord.panel.waiting", who=(BRUNO, ANA))) == "Warten auf Bruno und y dich"
    assert say(Msg("discord.panel.waiting", who=ANA)) == "Warten auf dich" and say(ANA) == "Du" and say(BRUNO) == "Bruno"
    others = speaker("eo", ("Ana", "Bruno"))
    bought = [others(Msg("pizarro.note.buy", who=who, explorer="x", price=1, cards=1)) for who in (ANA, BRUNO)]
    assert bought == ["d’Ana: x, 1, 1", "de Bruno: x, 1, 1"]


def test_a_name_found_by_a_value_has_its_forms(say: Say) -> None:
    assert say(Msg("magellan.node.sea", cell="4S35")) == "See vor die Insel"
    assert say(Msg("magellan.node.sea", cell="5N2")) == "See vor das Italy", "an untranslated name is the English one"


def test_small_numbers_have_no_separator_if_the_language_has_none(say: Say) -> None:
    bought = [say(Msg("pizarro.note.buy", who=BRUNO, explorer="x", price=price, cards=-2)) for price in (9999, 10000)]
    assert bought == ["de Bruno: x, 9999, −2", "de Bruno: x, 10\u202f000, −2"]


def test_a_sentence_is_in_one_language(say: Say) -> None:
    english = speaker("en", ("Ana", "Bruno"), Seat(0))
    half = Msg("carta_magica.event.tamed", monster=Msg("carta_magica.monster.crab_king"))
    assert say(half) == english(half), "with an untranslated name the whole sentence is English"
    game = Msg("carta_magica.event.tamed", monster=Msg("pizarro.name"))
    assert say(game) == "Das Pizarro & Co. zähmt man", "the name of a game is the same in all languages"


def test_a_translation_with_wrong_arguments_falls_back_to_english(say: Say, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert say(Msg("carta_magica.event.battle", who=BRUNO)) == "Bruno wins a battle"
        assert say(Msg("pizarro.note.bid", who=BRUNO, amount=4)) == "Bruno bids 4."
    assert "English has no $nobody, $who is missing" in caplog.text and "$who is missing" in caplog.text
