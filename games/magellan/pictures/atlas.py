"""The map of the table: capitals, canals, bases, discoveries, ways, tags, names of seas."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.values.core import Msg, Say
from games.magellan.pictures import fit, ground, scene, tags
from games.magellan.pictures.fit import FreePlaces
from games.magellan.pictures.places import Plate, middle, named_seas
from games.magellan.pictures.relief import WATER_LINE
from games.magellan.pictures.scene import Capital, Discovery
from games.magellan.pictures.tags import Tag
from games.magellan.pictures.ways import on_table, sample_points
from games.magellan.rules.board import Cell
from games.magellan.rules.view import MagellanView
from render.kit import fonts, marks, palette, shapes, sprites, text
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Points
from render.kit.surface import BoxPx

OWNED = 16.0
"""Radius in px of the disc of an owned capital."""
SALE = 14.0
"""Radius in px of the disc of a capital for sale."""
UNLISTED = 9.0
"""Radius in px of the disc of a capital for sale that is not on the list."""
SEAL = 40.0
"""Width in px of the seal of a discovery."""
CANAL = 23.0
"""Width in px of the sign of a canal."""
HIDDEN = 0.5
"""A cell is not framed if its seal covers more of it than this share."""
OCEANS = ("pacific", "atlantic", "indian", "southern")
"""The seas that are named on the table."""


@lru_cache(maxsize=64)
def badges(
    first: int, capitals: tuple[Capital, ...], obstacles: tuple[BoxPx, ...], discoveries: tuple[Discovery, ...], ways: tuple[BoxPx, ...]
) -> tuple[BoxPx, ...]:
    """Return boxes for the canals, the capitals and the seals, in this order, pushed apart.

    `first` is the first column of the map. No box covers an obstacle; seals keep off the ways too.
    """
    plate = ground.world(first)
    field = FreePlaces(fit.inset(plate.box, 2), obstacles)
    boxes = []
    for lon, lat, _ in scene.CANALS:
        x, y = plate.point(lon, lat)
        boxes.append(fit.around(x, y, CANAL, CANAL))
        field.take(boxes[-1])
    for capital in capitals:
        side = 2 * _radius(capital) - 1
        box = fit.nearest(field, plate.point(capital.lon, capital.lat), side, side, 160, 3, 0.5)
        boxes.append(box or fit.around(*plate.point(capital.lon, capital.lat), side, side))
        field.take(boxes[-1])
    field.taken += ways
    for sought in discoveries:
        at = middle(plate.cell_box(sought.cell)) if sought.cell else plate.point(sought.lon, sought.lat)
        box = fit.nearest(field, at, SEAL - 3, SEAL - 3, 160, 4, 0.5)
        boxes.append(box or fit.around(*at, SEAL, SEAL))
        field.take(boxes[-1])
    return tuple(boxes)


def _radius(capital: Capital) -> float:
    if capital.owner is not None:
        return OWNED
    return SALE if capital.letter else UNLISTED


@lru_cache(maxsize=64)
def tag_boxes(first: int, tagged: tuple[Tag, ...], obstacles: tuple[BoxPx, ...]) -> tuple[BoxPx, ...]:
    """Return where the tags are drawn; those of crowded cells choose their place first."""
    plate = ground.world(first)
    field = FreePlaces(fit.inset(plate.box, 3), obstacles)
    boxes: dict[Tag, BoxPx] = {}

    cells = [plate.cell_box(cell) for cell in {tag.cell for tag in tagged}]

    def cost(box: BoxPx, own: BoxPx) -> float:
        # Capitals lie on land, and a tag over another tagged cell would seem to belong to that cell.
        return fit.land_share(plate, box) + 2 * sum(fit.covered_share(box, cell) for cell in cells if cell != own)

    crowds = Counter(tag.cell for tag in tagged)
    for tag in sorted(tagged, key=lambda tag: (-crowds[tag.cell], tag.cell, tag.seat)):
        own = plate.cell_box(tag.cell)
        box = fit.beside(field, own, tag.width, tags.HEIGHT, lambda box, own=own: cost(box, own))  # type: ignore[misc]
        boxes[tag] = box
        field.take(box)
    return tuple(boxes[tag] for tag in tagged)


def lay(canvas: Canvas, view: MagellanView, first: int, say: Say) -> None:
    """Draw everything on the plate of the table."""
    plate = ground.world(first)
    bases = tuple(plate.cell_box(player.base) for player in view.players)
    lines = on_table(plate, view.trail[-1].path) if view.trail else []
    air = airborne(plate, view)
    ways = tuple(fit.around(x, y, 16, 16) for line in lines for x, y in sample_points(line))
    capitals, discoveries, tagged = scene.capitals(view), scene.discoveries(view), scene.tags(view)
    signs = badges(first, capitals, (*bases, *air), discoveries, ways)
    standing = tag_boxes(first, tagged, (*bases, *air, *signs))
    cells = cell_outlines(plate, tagged)
    canal_count, capital_count = len(scene.CANALS), len(capitals)
    canal_boxes, capital_boxes = signs[:canal_count], signs[canal_count : canal_count + capital_count]
    seals = signs[canal_count + capital_count :]
    for player, box in zip(view.players, bases, strict=True):
        lay_ground(canvas, box, player.seat, 0.4 if player.is_out else 1.0)
    for sought, seal in zip(discoveries, seals, strict=True):
        lay_sought(canvas, plate, sought, seal)
    for tag, box in cells:
        lay_outline(canvas, box, tag.seat)
    for tag, box in zip(tagged, standing, strict=True):
        lay_leader(canvas, plate.cell_box(tag.cell), box, tag.seat)
    for (_, _, turn), box in zip(scene.CANALS, canal_boxes, strict=True):
        canvas.sprite("canal", *middle(box), CANAL + 3, turn=turn)
    for capital, box in zip(capitals, capital_boxes, strict=True):
        lay_capital(canvas, plate, capital, box)
    for sought, box in zip(discoveries, seals, strict=True):
        canvas.sprite("discovery-seal", *middle(box), SEAL, figure=str(sought.bonus))
    lay_way(canvas, plate, view, tagged, standing)
    for player, box in zip(view.players, bases, strict=True):
        lay_house(canvas, box, player.seat, 0.4 if player.is_out else 1.0)
    for tag, box in zip(tagged, standing, strict=True):
        lay_tag(canvas, tag, box)
    lay_flight(canvas, plate, view)
    lay_fights(canvas, plate, view)
    obstacles = (*bases, *air, *signs, *standing)
    lay_seas(canvas, plate, say, obstacles, first)
    canvas.area("map", *plate.box)
    for cell in plate.cells():
        canvas.area(f"cell-{cell}", *plate.cell_box(cell))


def lay_sought(canvas: Canvas, plate: Plate, sought: Discovery, seal: BoxPx) -> None:
    """If the seal of a bonus is not on its cell, frame the cell and join both by a line."""
    if not sought.cell:
        return
    cell = plate.cell_box(sought.cell)
    at = middle(seal)
    if fit.covered_share(seal, cell) > HIDDEN:
        return
    canvas.fill(shapes.round_rectangle(*fit.inset(cell, 1.5), 2, 4), palette.INK)
    canvas.fill(shapes.round_rectangle(*fit.inset(cell, 2.5), 2, 2), palette.HALO)
    canvas.fill(shapes.polyline((at, fit.edge_point(cell, at)), 4), palette.INK)
    canvas.fill(shapes.polyline((at, fit.edge_point(cell, at)), 2), palette.HALO)


def corners(box: BoxPx) -> Points:
    """Return the corners of a box, clockwise."""
    return (box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])


def cell_outlines(plate: Plate, tagged: tuple[Tag, ...]) -> list[tuple[Tag, BoxPx]]:
    """Return the outline of each tag's cell; players in one cell have nested ones."""
    depths, boxes = Counter[Cell](), []
    for tag in tagged:
        boxes.append((tag, fit.inset(plate.cell_box(tag.cell), 0.5 + 3.5 * depths[tag.cell])))
        depths[tag.cell] += 1
    return boxes


def lay_ground(canvas: Canvas, cell: BoxPx, seat: int, strength: float) -> None:
    """Draw the cell of a start base in a pale tint of its owner's colour."""
    player = palette.PLAYERS[seat]
    canvas.fill(shapes.round_rectangle(*fit.inset(cell, 1), 2), palette.mix(palette.PAPER, player.main, 0.22), strength)
    canvas.fill(shapes.round_rectangle(*cell, 2, 2.2), player.main, strength)


def lay_house(canvas: Canvas, cell: BoxPx, seat: int, strength: float) -> None:
    """Draw the owner's house on a start base."""
    side = min(cell[2] - cell[0], cell[3] - cell[1]) * 1.04
    x, y = middle(cell)
    canvas.sprite("base-island", x, y + 1, side, seat, strength=strength, shadow=False)


def lay_outline(canvas: Canvas, box: BoxPx, seat: int) -> None:
    """Outline a cell where pieces stand in their owner's colour, on an ivory line."""
    canvas.fill(shapes.round_rectangle(box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1, 2, 4), palette.PAPER, 0.9)
    canvas.fill(shapes.round_rectangle(*box, 1, 2), palette.PLAYERS[seat].main)


def lay_leader(canvas: Canvas, cell: BoxPx, tag: BoxPx, seat: int, always: bool = False) -> None:
    """Draw a line from a tag to its cell if it does not touch the cell, or `always`."""
    if fit.is_touching(tag, cell) and not always:
        return
    end = middle(cell)
    line = (fit.edge_point(tag, end), end)
    canvas.fill(shapes.polyline(line, 4.4), palette.PAPER)
    canvas.fill(shapes.polyline(line, 2.4), palette.PLAYERS[seat].main)
    canvas.fill(shapes.disc(*end, 5.0), palette.PAPER)
    canvas.fill(shapes.disc(*end, 3.6), palette.PLAYERS[seat].main)


def lay_capital(canvas: Canvas, plate: Plate, capital: Capital, box: BoxPx) -> None:
    """Draw a capital: the owner's badge, the letter of its card, or a dot."""
    x, y = middle(box)
    true = plate.point(capital.lon, capital.lat)
    if abs(true[0] - x) + abs(true[1] - y) > 7:
        canvas.fill(shapes.polyline(((x, y), true), 1.6), palette.INK)
        canvas.fill(shapes.disc(*true, 2.6), palette.INK)
    if capital.owner is not None:
        marks.disc(canvas, x, y, OWNED, capital.owner)
    elif capital.letter:
        lay_sale(canvas, x, y, 2 * SALE, capital.letter, capital.wins)
    else:
        canvas.sprite("sale-disc", x, y, 2 * UNLISTED, shadow=False)


def lay_sale(canvas: Canvas, x: float, y: float, side: float, letter: str, wins: bool, shadow: bool = True) -> None:
    """Draw the disc of a country for sale; one that wins the match in a gold ring."""
    if wins:
        canvas.fill(shapes.disc(x, y, side / 2 + 4.5), palette.INK)
        canvas.fill(shapes.disc(x, y, side / 2 + 3.2), palette.HALO)
    canvas.sprite("sale-disc", x, y, side, figure=letter or None, shadow=shadow and not wins)


def lay_tag(canvas: Canvas, tag: Tag, box: BoxPx) -> None:
    """Draw the label of a player's pieces in a cell."""
    image, mask = tags.image(tag.seat, tag.pieces) if tag.scale == 1 else tags.enlarge_tag(tag.seat, tag.pieces, tag.scale)
    if tag.strength < 1:
        mask = mask.point([round(v * tag.strength) for v in range(256)])
    margin = round(sprites.MARGIN * tag.scale)
    canvas.image.paste(image, (round(box[0]) - margin, round(box[1]) - margin), mask)
    canvas.boxes.append(Box("tag", f"{tag.cell}:{tag.seat}", *box))


def lay_way(canvas: Canvas, plate: Plate, view: MagellanView, tagged: tuple[Tag, ...], standing: tuple[BoxPx, ...]) -> None:
    """Draw the ways of the last turn, the newest as an arrow, and a halo round what moved."""
    for moved in view.trail[:-1]:
        for line in on_table(plate, moved.path):
            canvas.fill(shapes.polyline(line, 3.2, (2.0, 7.0)), palette.SEA_DEEP, 0.6)
            canvas.fill(shapes.polyline(line, 2.0, (2.0, 7.0)), palette.HALO)
    if view.trail:
        lines = on_table(plate, view.trail[-1].path)
        for line in lines[:-1]:
            canvas.fill(shapes.polyline(line, 7, (13, 7)), palette.SEA_DEEP, 0.45)
            canvas.fill(shapes.polyline(line, 3.6, (13, 7)), palette.HALO)
        if lines:
            marks.arrow(canvas, lines[-1], 3.6, palette.HALO, (13, 7))
    goal = scene.moved_to(view)
    for tag, box in zip(tagged, standing, strict=True):
        if goal == (tag.seat, tag.cell):
            glow = shapes.glow(shapes.round_rectangle(round(box[0]), round(box[1]), round(box[2]), round(box[3]), 8), 7, 4)
            canvas.fill(glow, palette.HALO)


def airborne(plate: Plate, view: MagellanView) -> tuple[BoxPx, ...]:
    """Return where a plane in the air is drawn: over its cell, clear of the canals."""
    if view.flight is None:
        return ()
    canals = [fit.around(*plate.point(lon, lat), CANAL, CANAL) for lon, lat, _ in scene.CANALS]
    cell = middle(plate.cell_box(view.flight.cell))
    return (fit.nearest(FreePlaces(fit.inset(plate.box, 2), canals), cell, 38, 38) or fit.around(*cell, 38, 38),)


def lay_flight(canvas: Canvas, plate: Plate, view: MagellanView) -> None:
    """Draw a plane that is in the air."""
    for box in airborne(plate, view):
        marks.halo(canvas, *middle(box), 20)
        canvas.sprite("plane", *middle(box), 40, view.flown_by)


def lay_fights(canvas: Canvas, plate: Plate, view: MagellanView) -> None:
    """Frame the cells where a fight has to be settled."""
    for cell in sorted({fight.cell for fight in view.fights}):
        box = plate.cell_box(cell)
        canvas.fill(shapes.round_rectangle(box[0] - 4, box[1] - 4, box[2] + 4, box[3] + 4, 5, 5.5), palette.PAPER)
        canvas.fill(shapes.round_rectangle(box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3, 4, 3.5), palette.WAX)


def lay_seas(canvas: Canvas, plate: Plate, say: Say, obstacles: tuple[BoxPx, ...], first: int) -> None:
    """Write the names of the oceans where there is room."""
    rose = ground.ROSES[first]
    field = FreePlaces(fit.inset(plate.box, 4), (*obstacles, fit.around(*rose, ground.ROSE_WIDTH, ground.ROSE_WIDTH)))
    for name in OCEANS:
        words = say(Msg(f"magellan.sea.{name}"))
        sea = named_seas()[name]
        width = text.width(words, fonts.SERIF_ITALIC, sea.size)
        boxes = (fit.around(*plate.point(lon, lat), width + 10, sea.size) for lon, lat in sea.at)
        box = next((box for box in boxes if field.is_free(box, 12) and fit.land_share(plate, box) < 0.02), None)
        if box:
            canvas.text(*middle(box), words, fonts.SERIF_ITALIC, sea.size, WATER_LINE, "mm")
            field.take(box)
