"""A zoom in the making: its plate, what is taken on it, and the drawings that all its layers use."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Say
from engine.games.magellan.view import MagellanView
from render.kit import palette, sprites
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx
from render.magellan import fit, labels, spots
from render.magellan.draft import Draft
from render.magellan.fit import Field
from render.magellan.plate import Plate

SPRITES = {"jeep": "jeep", "ship": "ship-squadron", "plane": "plane"}


@dataclass(frozen=True, slots=True)
class Sizes:
    """What depends on the scale of a zoom, in px."""

    piece: float
    badge: float
    name: float
    small: float
    coordinate: float


def sizes(plate: Plate) -> Sizes:
    if plate.scale >= 3.5:
        return Sizes(48, 15, 24, 21, 20)
    if plate.scale >= 2.5:
        return Sizes(40, 14, 22, 20, 18)
    return Sizes(32, 12.5, 20, 18, 0)


class Zoom:
    """What the layers of a zoom share."""

    def __init__(self, canvas: Canvas, view: MagellanView, plate: Plate, say: Say, draft: Draft) -> None:
        self.canvas, self.view, self.plate, self.say, self.draft = canvas, view, plate, say, draft
        self.size = sizes(plate)
        self.field = Field(fit.inset(plate.box, 3))

    def ink(self, box: BoxPx) -> tuple[palette.Colour, palette.Colour]:
        """Text colour and rim for a place: dark on land, pale on water."""
        if spots.land_share(self.plate, box) > 0.45:
            return palette.INK, palette.LAND
        return labels.PALE, palette.SEA_DEEP

    def piece(self, what: str, spot: BoxPx, seat: int, strength: float = 1.0) -> None:
        """A piece with its load."""
        kinds = what.replace("both", "plane-jeep").split("-")
        self.put(SPRITES[kinds[0]], spot, seat, strength)
        side = (spot[2] - spot[0]) * 0.62
        for k, load in enumerate(kinds[1:]):
            x, y = spot[2] - side * 0.5, spot[3] - side * (0.44 + 0.7 * k)
            self.put(SPRITES[load], fit.around(x, y, side, side), seat, strength)

    def put(self, name: str, box: BoxPx, seat: int, strength: float = 1.0) -> None:
        """A drawing that fills the width of a box, in its middle."""
        entry = sprites.manifest()[f"{name}.svg"]
        wide = box[2] - box[0]
        unit = wide / entry["width"]
        x = box[0] + entry["anchor"][0] * unit
        y = (box[1] + box[3]) / 2 + (entry["anchor"][1] - entry["height"] / 2) * unit
        self.canvas.sprite(name, x, y, round(wide), seat, strength=strength)
