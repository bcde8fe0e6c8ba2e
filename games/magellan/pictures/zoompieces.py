"""The pieces on a zoom, and the ways that they went or would go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.values.core import Say, Seat
from games.magellan.pictures import atlas, fit, scene, tags
from games.magellan.pictures.changes import Changes, Pieces
from games.magellan.pictures.fit import FreePlaces
from games.magellan.pictures.places import Plate, degrees, middle
from games.magellan.pictures.relief import WATER_LINE
from games.magellan.pictures.ways import on_zoom
from games.magellan.rules.board import Cell, cell_of
from games.magellan.rules.view import Group, GroupView, MagellanView, What
from render.kit import fonts, marks, palette, shapes, sprites, text
from render.kit.canvas import Canvas
from render.kit.rims import Rim, write_rimmed
from render.kit.shapes import Points
from render.kit.surface import BoxPx

SPRITES = {"jeep": "jeep", "ship": "ship-small", "plane": "plane"}
CARGO = 0.62
"""Width of the badge of a piece on board, as a share of the width of its carrier."""
CARGO_ROOM = 0.42
"""How far that badge reaches beyond the right edge of the carrier, as a share of its width."""
SMALLER = 0.84
"""If pieces of the usual size have no room in their cell, they are drawn at this scale."""
CROWD = 5
"""On a near zoom, a cell with more groups of pieces than this shows tags instead of drawings."""
DRY = 0.25
"""Water is drawn under a ship with at least this share of land below it, sand under a jeep with less."""
GROUND: dict[str, tuple[palette.Colour, palette.Colour, palette.Colour]] = {
    "ship": (WATER_LINE, palette.SEA_SHALLOW, palette.SEA_CHART),
    "jeep": (palette.LAND_SHADE, palette.LAND_SHADE, palette.LAND),
}
"""The colours of the rings that are drawn under a piece, from the edge to the middle."""
GONE = 0.4
"""Strength (0 to 1) of a piece that is drawn where it stood before a half-made move."""


@dataclass(frozen=True, slots=True)
class ZoomSizes:
    """Sizes that depend on the scale of a zoom, in px."""

    piece: float
    badge: float
    name: float
    small: float
    coordinate: float
    tag: float = 1.0
    """The scale of tags; 1: as on the table."""


def sizes(plate: Plate) -> ZoomSizes:
    """Return the sizes for the scale of a plate."""
    if plate.scale >= 4.2:
        return ZoomSizes(piece=57, badge=17, name=27, small=23, coordinate=21, tag=1.15)
    if plate.scale >= 3.5:
        return ZoomSizes(piece=52, badge=15, name=24, small=21, coordinate=20)
    if plate.scale >= 2.5:
        return ZoomSizes(piece=40, badge=15, name=22, small=20, coordinate=18)
    return ZoomSizes(piece=32, badge=15, name=20, small=18, coordinate=0)


class Zoom:
    """The map of a zoom, the places that are taken on it, and the view."""

    def __init__(self, canvas: Canvas, plate: Plate, say: Say, view: MagellanView) -> None:
        self.canvas, self.plate, self.say, self.view = canvas, plate, say, view
        self.arrived: Pieces = Counter()
        """Pieces that a half-made move brings."""
        self.offered: frozenset[Group] = frozenset()
        """Own pieces that may be chosen next."""
        self.size = sizes(plate)
        self.free_places = FreePlaces(fit.inset(plate.box, 3))

    def ink(self, box: BoxPx) -> tuple[palette.Colour, palette.Colour]:
        """Return text colour and rim for a place: dark on land, pale on water."""
        if fit.land_share(self.plate, box) > 0.45:
            return palette.INK, palette.LAND
        return fit.PALE, palette.SEA_DEEP

    def piece_width(self, what: What, side: float = 0) -> float:
        """Return the width of a piece with its load. `side`: its width alone, 0: the usual one."""
        is_laden = "-" in what
        return (side or self.size.piece) * (1 + CARGO_ROOM if is_laden else 1)

    def lay_piece(self, what: What, spot: BoxPx, seat: int, strength: float = 1.0, side: float = 0) -> None:
        """Draw a piece in a box, with its load on badges: a jeep below, a plane above."""
        carrier, *load = what.replace("both", "plane-jeep").split("-")
        side = side or self.size.piece
        x0, y = (spot[0] + spot[2] - self.piece_width(what, side)) / 2, (spot[1] + spot[3]) / 2
        if carrier in GROUND:
            self._lay_ground(x0 + side / 2, y + side * 0.34, side, carrier)
        self.lay_sprite(SPRITES[carrier], (x0, y - side / 2, x0 + side, y + side / 2), seat, strength)
        radius = side * CARGO / 2
        x = x0 + side * (1 + CARGO_ROOM) - radius
        for kind in load:
            shift = -side * 0.3 if kind == "plane" and len(load) > 1 else side * 0.26
            self.lay_badge(kind, x, y + shift, radius * (0.86 if len(load) > 1 else 1), seat, strength)

    def _lay_ground(self, x: float, y: float, side: float, carrier: str) -> None:
        """Draw sea under a ship on a beach, or sand under a jeep on a tiny island."""
        share = fit.land_share(self.plate, fit.around(x, y, side * 0.8, side * 0.3))
        needs_ground = share >= DRY if carrier == "ship" else share <= DRY
        if not needs_ground:
            return
        for (width, height), colour in zip(((1.12, 0.42), (1.04, 0.35), (0.86, 0.22)), GROUND[carrier], strict=True):
            self.canvas.fill(shapes.round_rectangle(*fit.around(x, y, side * width, side * height), side * height / 2), colour)

    def lay_badge(self, kind: str, x: float, y: float, radius: float, seat: int, strength: float) -> None:
        """Draw a piece on board: its silhouette on a disc in its owner's colour."""
        player = palette.PLAYERS[seat]
        self.canvas.fill(shapes.disc(x, y, radius + 1.6), palette.INK, strength)
        self.canvas.fill(shapes.disc(x, y, radius), palette.PAPER, strength)
        self.canvas.fill(shapes.disc(x, y, radius - 2.2), player.main, strength)
        mask = tags.glyph(kind, round(radius * 1.42))
        if strength < 1:
            mask = mask.point([round(v * strength) for v in range(256)])
        left, top = round(x - mask.width / 2), round(y - mask.height / 2)
        self.canvas.image.paste(player.on, (left, top, left + mask.width, top + mask.height), mask)

    def lay_sprite(self, name: str, box: BoxPx, seat: int, strength: float = 1.0) -> None:
        """Draw a sprite that fills the width of a box, in its middle."""
        entry = sprites.drawing(name)
        width = box[2] - box[0]
        unit = width / entry["width"]
        x = box[0] + entry["anchor"][0] * unit
        y = (box[1] + box[3]) / 2 + (entry["anchor"][1] - entry["height"] / 2) * unit
        self.canvas.sprite(name, x, y, round(width), seat, strength=strength)


@dataclass(frozen=True, slots=True)
class StandingPieces:
    """Alike pieces of a player in a box: the drawing, then their number."""

    group: GroupView
    seat: Seat
    box: BoxPx
    side: float
    """Width of the piece without what it carries."""


def trail(zoom: Zoom) -> list[Points]:
    """Return the lines of the ways of the last turn."""
    return [line for moved in zoom.view.trail for line in on_zoom(zoom.plate, moved.path, moved.what.startswith("plane"))]


@dataclass(frozen=True, slots=True)
class Placed:
    """The places of everything that moves on a zoom."""

    standing: list[StandingPieces]
    tagged: list[tuple[tags.Tag, BoxPx]]
    """Pieces that are too many for drawings."""
    flying: BoxPx | None
    """A plane in the air."""


def place_pieces(zoom: Zoom) -> Placed:
    """Find room for the pieces."""
    crowds = Counter(group.cell for player in zoom.view.players for group in player.groups)
    limit = _most_drawn(zoom.plate.scale)
    crowded = {cell for cell, count in crowds.items() if count > limit}
    standing = _pieces_by_cell(zoom, crowded)
    tagged = [replace(tag, scale=zoom.size.tag) for tag in scene.tags(zoom.view, frozenset(crowded)) if zoom.plate.holds(tag.cell)]
    return Placed(standing, [(tag, _tag_box(zoom, tag)) for tag in tagged], _flight_box(zoom))


def _most_drawn(scale: float) -> int:
    """Return how many groups of pieces in a cell are drawn; if there are more, all are tags."""
    if scale > 3.5:
        return CROWD
    return 3 if scale > 2.5 else 0


def lay_flight(zoom: Zoom, placed: Placed) -> None:
    """Draw the way of a plane in the air."""
    flight = zoom.view.flight
    if flight is not None and placed.flying is not None and flight.origin and zoom.plate.holds(cell_of(flight.origin)):
        _lay_new_way(zoom, (fit.node_point(zoom.plate, flight.origin), middle(placed.flying)))


def lay_new_ways(zoom: Zoom, placed: Placed, changes: Changes) -> None:
    """Draw the ways of a half-made move and of a plane in the air.

    Each ends where its piece is drawn; pieces where they stood are faint.
    """
    ends = {(tag.seat, tag.cell): box for tag, box in placed.tagged} | {
        (pieces.seat, pieces.group.node): pieces.box for pieces in placed.standing
    }
    for moved in changes.ways:
        lines = on_zoom(zoom.plate, moved.path, moved.what.startswith("plane"))
        last = moved.path[-1]
        end = ends.get((moved.seat, last)) or ends.get((moved.seat, cell_of(last)))
        for k, line in enumerate(lines):
            is_last = k == len(lines) - 1 and line[-1] == fit.node_point(zoom.plate, last)
            _lay_new_way(zoom, (*line, middle(end)) if is_last and end is not None else line)
    lay_flight(zoom, placed)
    _lay_traces(zoom, changes.gone)


def _lay_new_way(zoom: Zoom, line: Points) -> None:
    zoom.canvas.fill(shapes.polyline(line, 7.6, (11, 8)), palette.INK, 0.9)
    zoom.canvas.fill(shapes.polyline(line, 4.4, (11, 8)), palette.WHITE)


def lay_pieces(zoom: Zoom, placed: Placed) -> None:
    """Draw the pieces in their cells, or tags if they are too many."""
    arrival = scene.moved_to(zoom.view)
    for pieces in placed.standing:
        lay_group(zoom, pieces, arrival == (pieces.seat, pieces.group.cell))
    for tag, box in placed.tagged:
        lay_tag(zoom, tag, box, arrival == (tag.seat, tag.cell))
    flight, seat = zoom.view.flight, zoom.view.flown_by
    if flight is not None and seat is not None and placed.flying is not None:
        marks.halo(zoom.canvas, *middle(placed.flying), (placed.flying[2] - placed.flying[0]) * 0.6)
        zoom.lay_piece(_plane_aloft(flight.is_laden), placed.flying, seat)


def _pieces_by_cell(zoom: Zoom, crowded: set[Cell]) -> list[StandingPieces]:
    """Return the pieces that are drawn, cell by cell.

    A cell that has no room for its drawings counts as crowded from here on.
    """
    cells: dict[Cell, list[tuple[GroupView, Seat]]] = {}
    for player in zoom.view.players:
        for group in player.groups:
            if group.cell not in crowded and zoom.plate.holds(group.cell):
                cells.setdefault(group.cell, []).append((group, player.seat))
    standing = []
    for cell, groups in cells.items():
        for side in (zoom.size.piece, zoom.size.piece * SMALLER):
            boxes = _boxes(zoom, cell, [group for group, _ in groups], side)
            if boxes is not None:
                standing += [StandingPieces(group, seat, box, side) for (group, seat), box in zip(groups, boxes, strict=True)]
                break
        else:
            crowded.add(cell)
    return standing


def _boxes(zoom: Zoom, cell: Cell, groups: list[GroupView], side: float) -> list[BoxPx] | None:
    """Return the boxes of the groups of a cell inside it; `None` if there is no room."""
    field = zoom.free_places
    wanted = [(group.node, zoom.piece_width(group.what, side) + _figure_width(group, side), side * 0.95) for group in groups]
    inner, one_by_one, boxes = zoom.plate.cell_box(cell), FreePlaces(field.bounds, field.taken), list[BoxPx]()
    for node, width, height in wanted:
        boxes.append(fit.box_on_node(one_by_one, zoom.plate, cell, node, width, height))
        one_by_one.take(boxes[-1])
    if not all(inner[0] <= box[0] and inner[1] <= box[1] and box[2] <= inner[2] and box[3] <= inner[3] for box in boxes):
        together = fit.boxes_together(field.near(inner), zoom.plate, cell, wanted)
        if together is None:
            return None
        boxes = together
    for box in boxes:
        field.take(box)
    return boxes


def _figure_width(group: GroupView, side: float) -> float:
    return text.width(str(group.count), fonts.SANS_BOLD, side * 0.62) + 3 if group.count > 1 else 0.0


def _tag_box(zoom: Zoom, tag: tags.Tag) -> BoxPx:
    node = tag.cell + ("s1" if tag.pieces[0][0].startswith("ship") else "l1")
    inner = zoom.plate.cell_box(tag.cell)
    if tag.width + 6 < inner[2] - inner[0] and node in degrees():
        box = fit.box_on_node(zoom.free_places, zoom.plate, tag.cell, node, tag.width, tag.height)
    else:
        box = fit.nearest(zoom.free_places, middle(inner), tag.width, tag.height, 300, 6) or fit.around(
            *middle(inner), tag.width, tag.height
        )
    zoom.free_places.take(box)
    return box


def lay_tag(zoom: Zoom, tag: tags.Tag, box: BoxPx, is_newest: bool) -> None:
    """Draw a tag, with a glow if a piece moved last or goes in a half-made move."""
    atlas.lay_leader(zoom.canvas, zoom.plate.cell_box(tag.cell), box, tag.seat)
    outline = shapes.round_rectangle(round(box[0]), round(box[1]), round(box[2]), round(box[3]), 8)
    own = [group for group in zoom.view.players[tag.seat].groups if group.cell == tag.cell]
    if is_newest or _is_chosen(zoom, tag.seat, own):
        zoom.canvas.fill(shapes.glow(outline, 7, 4), palette.HALO)
    elif any((tag.seat, group.what, group.node) in zoom.arrived for group in own):
        zoom.canvas.fill(shapes.glow(outline, 7, 3), palette.WHITE)
    atlas.lay_tag(zoom.canvas, tag, box)


def lay_group(zoom: Zoom, pieces: StandingPieces, is_newest: bool, strength: float = 1.0) -> None:
    """Draw alike pieces: the drawing, its load beside it, and their number."""
    group, seat, box = pieces.group, pieces.seat, pieces.box
    side = pieces.side
    width = zoom.piece_width(group.what, side)
    spot = (box[0], box[1], box[0] + width, box[3])
    cell = zoom.plate.cell_box(group.cell)
    at = middle(spot)
    if not (cell[0] < at[0] < cell[2] and cell[1] < at[1] < cell[3]):
        atlas.lay_leader(zoom.canvas, cell, spot, seat, always=True)
    radius = width * 0.5 + 4
    if is_newest or _is_chosen(zoom, seat, (group,)):
        marks.halo(zoom.canvas, *at, radius)
    elif (seat, group.what, group.node) in zoom.arrived:
        lay_new(zoom.canvas, *at, radius)
    if zoom.view.stage != "moving" and seat == zoom.view.seat and Group(group.what, group.node) in zoom.offered:
        marks.ring(zoom.canvas, shapes.circle(*at, radius), 3.0, (8, 6))
    zoom.lay_piece(group.what, spot, seat, strength, side=side)
    if group.count > 1:
        ink, rim = zoom.ink((spot[2], box[1], box[2], box[3]))
        write_rimmed(zoom.canvas, spot[2] + 1, at[1] + 4, str(group.count), fonts.SANS_BOLD, side * 0.62, ink, Rim(rim), "lm")


def lay_new(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the white disc behind what a half-made move brings or changes."""
    canvas.fill(shapes.disc(x, y, radius), palette.WHITE, 0.8)
    canvas.fill(shapes.disc(x, y, radius, 2), palette.INK, 0.8)


def _is_chosen(zoom: Zoom, seat: Seat, groups: Iterable[GroupView]) -> bool:
    """Return whether the piece whose goal is asked for is one of these."""
    chosen = zoom.view.chosen
    return chosen is not None and seat == zoom.view.turn and any(Group(group.what, group.node) == chosen for group in groups)


def _lay_traces(zoom: Zoom, gone: Pieces) -> None:
    """Draw pieces faintly where they stood before, unless alike ones stay there."""
    stays = {(player.seat, group.what, group.node) for player in zoom.view.players for group in player.groups}
    for seat, what, node in gone:
        if (seat, what, node) in stays or not zoom.plate.holds(cell_of(node)):
            continue
        inner = FreePlaces(zoom.plate.cell_box(cell_of(node)), zoom.free_places.taken)
        box = fit.nearest(inner, fit.node_point(zoom.plate, node), zoom.piece_width(what), zoom.size.piece * 0.95, 60, 6)
        if box is not None:
            zoom.free_places.take(box)
            zoom.lay_piece(what, box, seat, GONE)


def _plane_aloft(is_laden: bool) -> What:
    return "plane-jeep" if is_laden else "plane"


def _flight_box(zoom: Zoom) -> BoxPx | None:
    """Return where a plane in the air is drawn, over its cell."""
    flight = zoom.view.flight
    if flight is None or not zoom.plate.holds(flight.cell):
        return None
    width, height = zoom.piece_width(_plane_aloft(flight.is_laden)), zoom.size.piece
    cell = middle(zoom.plate.cell_box(flight.cell))
    box = fit.nearest(zoom.free_places, cell, width, height, 80, 6) or fit.around(*cell, width, height)
    zoom.free_places.take(box)
    return box
