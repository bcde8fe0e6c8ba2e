"""Zooms on parts of the world, and the zoom that a player means by free words."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.magellan.pictures import atlas, banner, ground, places, scene
from games.magellan.pictures.places import Plate
from games.magellan.pictures.zoommap import ZoomMap
from games.magellan.rules import says
from games.magellan.rules.board import BASES, NATIONS, is_cell, label
from games.magellan.rules.cards.deck import CARDS, FirstToReach
from games.magellan.rules.view import MagellanView
from render import plain
from render.kit import fonts, marks, names, palette, text
from render.kit.canvas import Canvas

TOP = 108.0
"""Upper edge of the plate of a public zoom."""
FULL = 4
"""A cell with so many countries and players is full: its zoom shows less around it."""


def compose(view: MagellanView, say: Say, place: str) -> Canvas:
    """Draw the zoom on a region, a cell or a country."""
    plate = places.plate_of(place, TOP)
    if plate is None:
        raise ValueError(f"there is no zoom on {place}")
    cell = places.cell_named(place)
    if cell is not None:
        countries = sum([country.cell == cell for country in view.countries])
        if countries + len(scene.tags(view, frozenset((cell,)))) >= FULL:
            plate = places.round_cell(cell, TOP, *places.NEAREST)
    canvas = Canvas(layer(plate).copy())
    lay_head(canvas, view, say, say(Msg("magellan.pic.zoom", place=zoom_title(place, say))))
    ZoomMap(canvas, plate, say, view).lay()
    return canvas


def layer(plate: Plate) -> Image.Image:
    """Return the static layer of a public zoom."""
    return ground.plate_layer(plate, (ground.WIDTH, round(ground.frame_box(plate)[3] + 12)))


def zoom_title(place: str, say: Say) -> str:
    """Name a zoom: a region, a country with its cell, or a cell."""
    if place in places.REGIONS:
        return say(Msg(f"magellan.picture.zoom.{place}"))
    country = place.replace("-", "_")
    if country in NATIONS:
        return f"{scene.country_name(say, country)}, {label(NATIONS[country].cell)}"
    return say(says.at(place))


def lay_head(canvas: Canvas, view: MagellanView, say: Say, title: str) -> None:
    """Draw the title, whose turn it is, and what the signs mean."""
    seat = banner.seats_shown(view)[0]
    marks.disc(canvas, 38, 42, 30, seat)
    start = lay_legend(canvas, view, say)
    room = start - 100
    canvas.text(80, 43, title, fonts.SERIF_BOLD, 36, palette.INK, "ls", room)
    who = names.player_name(say, seat)
    sentence, size = names.fitted_sentence(lambda name: banner.title(view, say, name), who, fonts.SANS, 24, room)
    canvas.text(80, 70, sentence, fonts.SANS, size, palette.INK_SOFT)


def lay_legend(canvas: Canvas, view: MagellanView, say: Say, y: float = 42) -> float:
    """Draw the kinds of capitals from the right edge; return the left end."""
    x = 1190.0
    for kind in ("closed", *(("wins",) if scene.winning_countries(view) else ()), "sale", "owned"):
        sentence = say(Msg(f"magellan.pic.legend.{kind}"))
        x -= text.width(sentence, fonts.SANS_MEDIUM, 23)
        canvas.text(x, y, sentence, fonts.SANS_MEDIUM, 23, palette.INK, "lm")
        if kind == "closed":
            canvas.sprite("capital-dot", x - 14, y, 14, shadow=False)
            x -= 42
        elif kind == "owned":
            marks.disc(canvas, x - 20, y, 14, view.seat or 0)
            x -= 54
        else:
            atlas.lay_sale(canvas, x - 22, y, 26, "A", kind == "wins", shadow=False)
            x -= 56
    return x


PREFIX = "zoom-"
"""How the names of zooms begin among the pictures of a view."""
LEAST_LETTERS = 3
"""The beginning of a name has to have so many letters to mean a place."""


def place_of(name: str) -> str | None:
    """Return the place of a part's name (`zoom-5n1`, `zoom-west-germany`), or `None`."""
    place = name.removeprefix(PREFIX)
    return place if name.startswith(PREFIX) and places.plate_of(place, 0) else None


def find(view: MagellanView, words: str, say: Say) -> str | None:
    """Return the part that shows a place: of that name, or else the only one that begins so.

    `None` if there is none, or if several begin so.
    """
    if place_of(words) is not None:
        return words
    wanted = plain(words.removeprefix(PREFIX))
    if not wanted:
        return None
    cell = wanted.replace(" ", "")
    if is_cell(cell):
        return PREFIX + cell
    if wanted.replace(" ", "-") in places.REGIONS:
        return PREFIX + wanted.replace(" ", "-")
    named = {plain(name): part for name, part in reversed(known(view, say).items())}  # of equal names the first one counts
    if wanted in named:
        return named[wanted]
    starting = sorted({part for name, part in named.items() if name.startswith(wanted)})
    return starting[0] if len(starting) == 1 and len(wanted) >= LEAST_LETTERS else None


def known(view: MagellanView, say: Say) -> dict[str, str]:
    """Return the names of places for the reader, and the part that shows each."""
    parts: dict[str, str] = {}
    for country, nation in NATIONS.items():
        parts.setdefault(say(nation.name), PREFIX + country.replace("_", "-"))
    for country, nation in NATIONS.items():
        parts.setdefault(say(nation.capital), PREFIX + country.replace("_", "-"))
    for base in BASES:
        parts.setdefault(say(Msg(f"magellan.base.{base.name}")), PREFIX + base.cell)
    for card in CARDS.values():
        if isinstance(card.effect, FirstToReach) and is_cell(card.effect.cell):
            parts.setdefault(say(Msg(f"magellan.place.{card.effect.place}")), PREFIX + card.effect.cell)
    return parts
