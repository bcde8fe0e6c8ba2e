"""The switches of a table: where the twelve editions of the rules disagree.

A newcomer chooses an edition; each switch is an expert setting of its own. An edition's preset changes a switch where that
text says something else than the Hungarian original, not where it is silent. Who ends the match is said twice, in the chapter
on setting up and at the end: where either asks for sailing round the island, the lap is needed. No text gives the 15 points
without a lap: all tie them to sailing round the island in the chapter on moving. The Slovenian text says it there alone, and
that is enough: its two sentences on the return are only shorter, and without a lap a match could end in its first round.
"""

from __future__ import annotations

from msgspec import Struct

from engine.game.rules import Setting, Settings

EDITIONS: dict[str, dict[str, str]] = {
    "original": {},
    "en": {"steps": "exact"},
    "nl": {"steps": "exact", "repair": "goods", "lucky_wind": "five", "last_round": "extra", "gold_points": "tokens"},
    "de": {"steps": "exact", "repair": "goods", "lucky_wind": "five", "last_round": "extra", "gold_points": "tokens"},
    "es": {"telescope": "bottom", "monster": "bottom", "harbours": "pass"},
    "fr": {"steps": "exact", "tow": "gold", "telescope": "bottom", "income": "counted"},
    "pl": {},
    "cz": {"steps": "exact", "harbours": "pass", "calm": "stop", "start": "gifts"},
    "sk": {"steps": "exact", "harbours": "pass", "repair": "goods"},
    "ua": {"steps": "exact"},
    "ru": {"steps": "exact", "harbours": "pass", "good_weather": "all"},
    "si": {"steps": "exact"},
}  # fmt: skip
"""What each edition changes."""

FORMER_EDITIONS: dict[int, dict[str, dict[str, str]]] = {2: {**EDITIONS, "si": {"steps": "exact", "home": "return"}}}
"""What each edition changes, by the number of an older version of the rules."""

EXPERT: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("steps", ("up_to", "exact")),
    ("neighbours", ("four", "eight")),
    ("harbours", ("stop", "pass")),
    ("tow", ("goods", "gold")),
    ("repair", ("gold", "goods")),
    ("calm", ("never", "stop")),
    ("telescope", ("top", "bottom")),
    ("monster", ("shuffled", "bottom")),
    ("income", ("beyond", "counted")),
    ("lucky_wind", ("plus", "five")),
    ("good_weather", ("own", "all")),
    ("start", ("plain", "gifts")),
    ("last_round", ("finish", "extra")),
    ("home", ("lap", "return")),
    ("bonus", ("lap", "any")),
    ("gold_points", ("both", "tokens")),
    ("battle", ("moved", "beside")),
    ("rounds", ("60", "20", "100")),
)
"""The switches; the first choice is the default."""


def settings_of(editions: dict[str, dict[str, str]]) -> tuple[Setting, ...]:
    """Return the settings of a table, with what each edition changes."""
    implied = tuple((edition, key, choice) for edition, changes in editions.items() for key, choice in changes.items())
    chosen = Setting("edition", tuple(editions), "original", implies=implied)
    return (chosen, *(Setting(key, choices, choices[0], expert=True) for key, choices in EXPERT))


SETTINGS = settings_of(EDITIONS)
"""The settings of today's rules."""


class Options(Struct, frozen=True):
    """The switches of one table; a switch is true where the choice is not the default."""

    edition: str
    rounds: int
    """The match ends after so many rounds at the latest."""
    is_exact: bool
    """Sail exactly the number of steps."""
    is_diagonal: bool
    """Sail in eight directions."""
    is_passing: bool
    """Harbours may be sailed through."""
    is_towed_for_gold: bool
    is_repaired_for_goods: bool
    is_calm_open: bool
    """A ship may enter a windless square, where its move ends."""
    is_telescope_bottom: bool
    """The two cards not taken go under the deck."""
    is_monster_bottom: bool
    """A monster that won goes under the deck."""
    is_income_counted: bool
    """Income cards count in the limit of eight."""
    is_lucky_five: bool
    """Lucky wind takes a free ship five steps instead of adding five."""
    is_weather_for_all: bool
    """Good weather stills the storm for all ships."""
    has_gifts: bool
    """Everybody begins with an adventure card of their choice and a talisman."""
    has_extra_turn: bool
    """Once somebody is home, everybody else has one more turn."""
    is_return_enough: bool
    """Coming back home ends the match without a lap."""
    is_bonus_for_any: bool
    """A ship at home earns the bonus without a lap."""
    is_gold_tokens_only: bool
    """Gold cards are worth nothing at the end."""
    is_battle_beside: bool
    """A battle needs no move before it."""


def options(settings: Settings) -> Options:
    """Return the switches that complete settings stand for."""
    changed = [settings[key] != choices[0] for key, choices in EXPERT[:-1]]  # all but the rounds, in the order of the fields
    return Options(settings["edition"], int(settings["rounds"]), *changed)
