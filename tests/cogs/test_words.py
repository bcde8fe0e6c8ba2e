"""Every text that Discord shows is in the catalogue, and every entry of it is used."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

from cogs.club.page_screens import POSTS, SWITCHES
from cogs.commands.looking_back import SHOWN
from cogs.looking_back import rules as rules_text
from cogs.looking_back.explaining import chapters, chapters_by_key
from cogs.screens.presets import LENGTHS
from data.homes import homes
from engine.match import registry
from play.club.season import RUNNING
from play.matters.ballots import VOTES
from play.time.paces import ABSENCES, SEASON_ABSENCE
from play.values.stands import RefereeDeed
from words import catalogue, has

ROOT = Path(__file__).parents[2]
SUBJECTS = "(?:discord|desk|since|log|replay|record)"
CALL = re.compile(rf"\"({SUBJECTS}\.[a-z0-9.-]+)\"|'({SUBJECTS}\.[a-z0-9.-]+)'")

TIMES = re.compile(r"[\"'](time\.[a-z0-9.-]+)[\"']")


def written(names: str, files: str = "*.ftl") -> set[str]:
    """Return the keys of messages with such names, also of those that borrow another text (`names.toml`)."""
    folder = ROOT / "data" / "lang"
    said = {key for file in (folder / "en").glob(files) for key in re.findall(rf"^({names}) =", file.read_text("utf-8"), re.MULTILINE)}
    borrowing = tomllib.loads((folder / "names.toml").read_text("utf-8"))["same"].values()
    return said | {key for keys in borrowing for key in keys if re.fullmatch(names, key)}


def used() -> set[str]:
    """Return the keys that the code names, and those that are made of a pace."""
    keys = {
        first or second
        for room in ("cogs", "play")
        for file in (ROOT / room).rglob("*.py")
        for first, second in CALL.findall(file.read_text(encoding="utf-8"))
    }
    keys |= {f"discord.setup.open-{pace}" for pace in LENGTHS}
    return {key.replace(".", "-") for key in keys | {f"discord.name.{show}" for show in SHOWN}}


def test_no_text_of_screens_is_missing_or_unused() -> None:
    keys = written(rf"{SUBJECTS}-[\w-]+")
    assert used() - keys == set()
    assert keys - used() == set()


def literal_keys(tree: ast.AST) -> Iterator[str]:
    """Yield the keys that the code names literally: `Msg("a.b")`, also one of two."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Msg" and node.args:
            key = node.args[0]
            values = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
            yield from (str(part.value) for part in values if isinstance(part, ast.Constant))


def test_every_key_in_the_code_has_its_message() -> None:
    files = [file for room in ("cogs", "play", "engine", "games", "render", "words") for file in (ROOT / room).rglob("*.py")]
    file_of_key = {key: file.name for file in files for key in literal_keys(ast.parse(file.read_text(encoding="utf-8")))}
    assert len(file_of_key) > 1500
    assert {key: file for key, file in file_of_key.items() if not has(key)} == {}


def test_no_text_of_time_and_absence_is_missing_or_unused() -> None:
    said_keys = {key for file in (ROOT / "cogs").rglob("*.py") for key in TIMES.findall(file.read_text(encoding="utf-8"))}
    used = {key.replace(".", "-") for key in said_keys}
    used |= {f"time-absence-{absence}" for absence in (*ABSENCES, SEASON_ABSENCE)} | {
        f"time-{kind}-{vote}" for kind in ("vote", "follows") for vote in VOTES
    }
    assert written(r"time-[\w-]+", "time.ftl") == used


def test_no_text_of_seasons_is_missing_or_unused() -> None:
    every = re.compile(r"[\"'](club\.[a-z0-9.-]+)[\"']")
    files = [file for room in ("cogs", "play", "render") for file in (ROOT / room).rglob("*.py")]
    said_keys = {key for file in files for key in every.findall(file.read_text(encoding="utf-8"))}
    kinds = {
        "state": (*RUNNING, "over", "off"),
        "you": ("in", "none", "reserve", "reserve-late", "away", "away-late"),
    }  # fmt: skip
    used = {key.replace(".", "-") for key in said_keys} | {f"club-{kind}-{name}" for kind, names in kinds.items() for name in names}
    used |= {"club-stop-asked", "club-early-asked"}
    used |= {f"club-{switch}{part}" for switch in (*SWITCHES, *POSTS) for part in ("", "-hint")}
    assert written(r"club-[\w-]+", "club.ftl") == used


def test_no_text_of_referees_is_missing_or_unused() -> None:
    every = re.compile(r"[\"']((?:referee|explain|challenge)\.[a-z0-9.-]+)[\"']")
    said_keys = {key for file in (ROOT / "cogs").rglob("*.py") for key in every.findall(file.read_text(encoding="utf-8"))}
    assert written(r"(?:referee|explain|challenge)-[\w-]+", "referee.ftl") == {key.replace(".", "-") for key in said_keys}
    kinds = (*get_args(get_type_hints(RefereeDeed)["kind"]), "offer-gone", "answer")
    assert set(re.findall(r"^ *\*?\[([a-z-]+)\]", catalogue("en").source("referee-wants"), re.MULTILINE)) == {*kinds, "one", "other"}


def test_every_note_of_a_game_is_found_in_a_chapter_of_its_rules() -> None:
    for game in registry.names():
        prefix = game.replace("_", "-")
        notes = [
            name
            for file in (homes()[game].words / "en").glob("*.ftl")
            for name in re.findall(rf"^{prefix}-note-([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        ]
        assert notes and [note for note in notes if not chapters(game, [f"{game}.note.{note}"])] == []
        assert max(chapters_by_key(game).values()) < rules_text.count_chapters(game)


def test_every_game_has_a_name_a_blurb_and_labels_for_its_settings() -> None:
    for game in registry.names():
        prefix = game.replace("_", "-")
        keys = [f"{prefix}-name", f"{prefix}-blurb", f"{prefix}-rules-1", f"{prefix}-rules-1-title"]
        for setting in registry.rules(game).settings:
            keys += [f"{prefix}-setting-{setting.key}", *(f"{prefix}-setting-{setting.key}-{choice}" for choice in setting.choices)]
        assert [key for key in keys if not has(key)] == []


def test_no_game_is_named_in_the_cogs() -> None:
    names = registry.names()
    for file in (ROOT / "cogs").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not [name for name in names if name in text], file
