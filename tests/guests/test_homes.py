"""Guests are found beside the games of the program, and no guest changes another game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import render
import words
from data import homes
from data.homes import fits
from data.tables import table
from engine.game.lessons import lesson
from engine.match import registry
from engine.match.match import begin
from engine.values.core import BadSetting, Msg, Seat, Who
from render.kit import sprites
from tests.guests import fakes

OWN = ("carta_magica", "magellan", "navegador", "pizarro")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder whose guests are installed."""
    with fakes.guests_installed(tmp_path):
        yield tmp_path


def missing_part(game: str) -> str:
    """Return why a game is left out."""
    return next(refused.reason for refused in registry.broken_games() if refused.game == game)


def test_a_guest_is_found_with_all_that_it_brings(site: Path) -> None:
    drawing = '["hut.svg"]\nkind = "piece"\nwidth = 20\nheight = 10\nanchor = [10, 5]\n'
    brought = {
        "data/board.toml": "hexes = 37\n",
        "data/lesson.toml": 'seats = 2\nseat = 0\nseed = "x"\n[[step]]\nname = "welcome"\n',
        "art/manifest.toml": drawing,
        "docs/page.md": "# Misty Reach\n",
    }
    package = fakes.write(site, "misty_reach", fakes.guest("misty_reach", **brought))
    (package / "art" / "baked").mkdir()
    sprites.master("disc.amber").save(package / "art" / "baked" / "hut.png")
    fakes.forget(site)

    assert registry.names() == tuple(sorted((*OWN, "misty_reach"))) and registry.broken_games() == ()
    assert registry.rules("misty_reach").name == "misty_reach" and registry.former("misty_reach", 0) is None
    assert table("misty_reach", "board") == {"hexes": 37}
    assert (teaching := lesson("misty_reach")) is not None and teaching.steps[0].name == "welcome"
    assert words.speaker()(Msg("misty_reach.name")) == "The misty_reach of Guests"
    assert sprites.sprite("misty_reach/hut", 40).image.size != sprites.sprite("disc", 40, 3).image.size
    with pytest.raises(KeyError):
        sprites.drawing("hut")
    assert homes.homes()["misty_reach"].page.read_text() == "# Misty Reach\n"
    rules = registry.rules("misty_reach")
    view = rules.view(begin(rules, 2, {}, "seed").state, Seat(0))
    assert render.draw("misty_reach", view, words.speaker()).size == (400, 300)
    (home,) = homes.guests()
    assert home.guest is not None and (home.guest.distribution, home.guest.version) == ("guest_misty_reach", "1.0")


def test_a_guest_is_found_without_being_imported(site: Path) -> None:
    fakes.write(site, "misty_reach", fakes.guest("misty_reach", **{"__init__.py": "raise RuntimeError\n"}))
    fakes.forget(site)
    assert "misty_reach" in homes.homes() and "misty_reach" not in registry.names()


def test_the_hash_of_a_guest_is_that_of_its_files(site: Path) -> None:
    package = fakes.write(site, "misty_reach", fakes.guest("misty_reach"))
    fakes.forget(site)
    home = homes.homes()["misty_reach"]
    before = home.digest()
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "rules.pyc").write_bytes(b"compiled")
    assert home.digest() == before
    (package / "data").mkdir()
    (package / "data" / "board.toml").write_text("hexes = 38\n")
    assert home.digest() != before


@pytest.mark.parametrize("game", ["pizarro", "pizarro_two", "carta", "core", "discord_game", "Misty", "a" * 21])
def test_a_guest_with_a_reserved_name_is_left_out(site: Path, game: str) -> None:
    fakes.write(site, game, fakes.guest(game))
    fakes.forget(site)
    assert registry.names() == OWN
    assert [(refused.game, refused.package) for refused in registry.broken_games()] == [(game, f"guest_{game}")]
    assert registry.rules("pizarro").version > 1, "the rules of a guest replaced those of a game"


@pytest.mark.parametrize("other", ["misty_reach", "misty_reach_two"])
def test_two_guests_that_clash_are_both_left_out(site: Path, other: str) -> None:
    fakes.write(site, "misty_reach", fakes.guest("misty_reach"), package="one")
    fakes.write(site, other, fakes.guest(other), package="two")
    fakes.write(site, "sea_duel", fakes.guest("sea_duel"))
    fakes.forget(site)
    assert registry.names() == (*OWN, "sea_duel")
    assert sorted(refused.package for refused in registry.broken_games()) == ["one", "two"]
    assert "package two" in missing_part("misty_reach")


def test_the_names_of_the_programs_own_texts_are_reserved() -> None:
    first = {name.split("-")[0] for name in words.catalogue("en")} - {game.split("_")[0] for game in OWN}
    # Where a game may well have the same first word, only the whole keys are reserved.
    assert first == {name.split("_")[0] for name in homes.RESERVED}, "data/homes.py lists other names"
    whole = {name for name in homes.RESERVED if "_" in name}
    prefixes = {name.replace("-", "_") for name in words.catalogue("en") if name.split("-")[0] in {name.split("_")[0] for name in whole}}
    assert prefixes == whole, "data/homes.py lists other whole names"
    assert homes.why_unfit("lost_mine", OWN) is None and homes.why_unfit("lost", OWN) and homes.why_unfit("lost_permission_slip", OWN)


def test_texts_of_others_are_left_out_and_named(site: Path) -> None:
    text = "sea-duel-name = Duel\nsea-duel-of-mine = x\npizarro-name = Mine\ncore-seat = Mine\nsea-due = x\n"
    fakes.write(site, "sea_duel", fakes.guest("sea_duel", **{"lang/en/game.ftl": text}))
    fakes.forget(site)
    english = words.catalogue("en")
    assert words.speaker()(Msg("pizarro.name")) != "Mine" and not words.has("sea-due") and words.has("sea_duel.of_mine")
    (sentence,) = english.refused
    assert "core-seat, pizarro-name, sea-due." in sentence and "sea_duel" in sentence


def test_a_guest_may_bring_a_language(site: Path) -> None:
    """A text that the language lacks is said in English, as if the language did not exist."""
    fakes.write(site, "sea_duel", fakes.guest("sea_duel", **{"lang/it/game.ftl": "sea-duel-name = Duello in mare\n"}))
    fakes.forget(site)
    assert "it" in words.languages()
    mine = words.speaker("it-IT", ("Ana", "Ben"), Seat(0))
    assert mine(Msg("sea_duel.name")) == "Duello in mare" and mine(Msg("sea_duel.blurb")) == "A small game."
    drew = Msg("magellan.note.drew", who=Who(Seat(0)), card=Msg("magellan.card.h02_01"), text=())
    assert mine(drew).startswith("You draw")
    message = Msg("play.why.game", game=Msg("sea_duel.name"))
    assert mine(message) == words.speaker("en")(message), "a sentence is in two languages"


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("game.toml", 'interface = "0.9"', "written for the interface 0.9, and this is 1.1"),
        ("game.toml", "interface", "its game.toml cannot be read"),
        ("rules.py", "", "has no RULES"),
        ("rules.py", "raise RuntimeError('no luck')", "cannot be imported (RuntimeError: no luck)"),
        ("game.toml", "interface = 1.0", "names no interface as a text"),
        ("rules.py", "raise SystemExit(3)", "cannot be imported (SystemExit: 3)"),
        ("rules.py", "raise KeyboardInterrupt", "cannot be imported (KeyboardInterrupt: )"),
        ("data/lesson.toml", "seats = 'two'", "data/lesson.toml cannot be read (ValidationError"),
        ("data/more.toml", "[", "data/more.toml cannot be read (TOMLDecodeError"),
        ("data/puzzles.jsonl", "{}", "data/puzzles.jsonl cannot be read (ValidationError"),
        ("rules.py", "def", "cannot be imported (SyntaxError"),
        ("rules.py", "from games.pizarro.game import RULES", "has no RULES for a game of this name"),
    ],
)
def test_only_the_broken_guest_is_left_out(site: Path, file: str, text: str, reason: str) -> None:
    fakes.write(site, "sea_duel", fakes.guest("sea_duel", **{file: text}))
    fakes.write(site, "misty_reach", fakes.guest("misty_reach"))
    fakes.forget(site)
    assert registry.names() == tuple(sorted((*OWN, "misty_reach")))
    assert reason in missing_part("sea_duel")
    with pytest.raises(BadSetting) as caught:
        registry.rules("sea_duel")
    assert "out of order on this bot" in words.speaker()(caught.value.msg)


@pytest.mark.parametrize("file", ["rules.py", "game.toml"])
def test_a_guest_that_lacks_something_is_left_out(site: Path, file: str) -> None:
    files = fakes.guest("sea_duel")
    del files[file]
    fakes.write(site, "sea_duel", files)
    fakes.forget(site)
    assert registry.names() == OWN and file in missing_part("sea_duel")


def test_a_package_that_is_gone_is_named(site: Path) -> None:
    fakes.write(site, "sea_duel", {})
    fakes.forget(site)
    assert "cannot be found" in missing_part("sea_duel")


def test_guests_are_left_out_if_another_package_has_the_programs_name(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example, a registry's package of that name is installed as a dependency of a guest."""
    monkeypatch.delitem(sys.modules, "caravel", raising=False)
    fakes.write(site, "sea_duel", fakes.guest("sea_duel"))
    (site / "caravel").mkdir()
    (site / "caravel" / "__init__.py").write_text("raise SystemExit\n")
    fakes.forget(site)
    assert registry.names() == OWN and str(site / "caravel" / "__init__.py") in missing_part("sea_duel")


def test_versions_of_the_interface() -> None:
    assert fits(homes.INTERFACE) and fits("1.0")
    assert not [version for version in ("0.9", "1.99", "2.0", "new", "1.0.1") if fits(version)]
