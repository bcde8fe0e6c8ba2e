"""What somebody means by free words for a place: a cell, a country, a capital, a region, a base, a place to discover."""

from __future__ import annotations

import unicodedata

from engine.core import Msg, Say
from engine.games.magellan.board import BASES, NATIONS, is_cell
from engine.games.magellan.cards.deck import CARDS, FirstToReach
from engine.games.magellan.view import MagellanView
from render.magellan import window

ZOOM = "zoom-"


def plain(words: str) -> str:
    """Words without case, accents, hyphens and spaces at the ends, so that `cote-d'ivoire` is as good as `Côte d'Ivoire`."""
    found = unicodedata.normalize("NFKD", words.casefold())
    kept = "".join(" " if char in "-_'’.," else char for char in found if not unicodedata.combining(char))
    return " ".join(kept.split())


def place(name: str) -> str | None:
    """The place of a part's name (`zoom-5n1`, `zoom-west-germany`, `zoom-europe`), or `None`."""
    found = name.removeprefix(ZOOM)
    return found if name.startswith(ZOOM) and window.plate_of(found, 0) else None


def find(view: MagellanView, words: str, say: Say) -> str | None:
    """The part that shows a place: exact names first, then the only one that begins so."""
    if place(words) is not None:
        return words
    wanted = plain(words.removeprefix(ZOOM))
    if not wanted:
        return None
    cell = wanted.replace(" ", "")
    if is_cell(cell):
        return ZOOM + cell
    if wanted.replace(" ", "-") in window.REGIONS:
        return ZOOM + wanted.replace(" ", "-")
    known = _names(say)
    if wanted in known:
        return known[wanted]
    starting = sorted({part for name, part in known.items() if name.startswith(wanted)})
    return starting[0] if len(starting) == 1 and len(wanted) > 2 else None


def _names(say: Say) -> dict[str, str]:
    """The names of places in the reader's language, with the part that shows each; earlier ones win."""
    found: dict[str, str] = {}
    for country, nation in NATIONS.items():
        found.setdefault(plain(say(nation.name)), ZOOM + country.replace("_", "-"))
    for country, nation in NATIONS.items():
        found.setdefault(plain(say(nation.capital)), ZOOM + country.replace("_", "-"))
    for base in BASES:
        found.setdefault(plain(say(Msg(f"magellan.base.{base.name}"))), ZOOM + base.cell)
    for card in CARDS.values():
        if isinstance(card.effect, FirstToReach) and is_cell(card.effect.cell):
            found.setdefault(plain(say(Msg(f"magellan.place.{card.effect.place}"))), ZOOM + card.effect.cell)
    return found
