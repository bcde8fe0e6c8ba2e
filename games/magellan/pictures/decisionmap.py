"""The map of a decision: the places of the answers, their numbers, and the ways there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from engine.values.core import Say
from games.magellan.pictures import atlas, fit, scene, zoompieces
from games.magellan.pictures.changes import Changes
from games.magellan.pictures.places import COLUMN, HEIGHTS, ROWS, Plate, middle, split_cell
from games.magellan.pictures.ways import on_zoom
from games.magellan.pictures.zoommap import OUTLINE, ZoomMap
from games.magellan.pictures.zoompieces import ZoomSizes
from games.magellan.rules import cards
from games.magellan.rules.board import COLUMNS as GRID_COLUMNS
from games.magellan.rules.board import NATIONS, Cell, Node, cell_of, is_cell, is_node, is_sea
from games.magellan.rules.cards.deck import FirstToReach
from games.magellan.rules.view import Group, MagellanView, Moved
from render.kit import decision as deciding
from render.kit import fonts, marks, palette, shapes, text
from render.kit.canvas import Canvas
from render.kit.rims import Rim, write_rimmed
from render.kit.shapes import Point, Points
from render.kit.surface import BoxPx

WIDTHS = (5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 26, 31, 36)
"""How many columns of the grid a map may show, the nearest first."""
FULL = 0.75
"""A map has at least this share of its greatest height."""
MANY = 12
"""If more cells than this are offered, their frames are thin."""
NAME = 38.0
"""Size in px of a country's name."""
PRICE = 32.0
"""Size in px of its cost and income, below the name."""
BADGE = 19.0
"""Radius of the disc of an owner: 13 px wide on a phone of 320 px."""
PLAIN = 26.0
"""Side in px of the disc of an open country that no answer touches."""

Touched = dict[int, tuple[Any, ...]]
"""What each answer touches, by its number: countries, cells, nodes, pieces, ways."""


class NumberSpot(NamedTuple):
    """Where the number of an answer is drawn, and what it marks."""

    number: int
    place: Any
    """What is touched: a country, cell, node or piece."""
    box: BoxPx
    at: Point
    """Where the line from the number ends."""


def cells_of(places: Sequence[Any]) -> list[Cell]:
    """Return the cells that a map has to hold for what an answer touches."""
    cells: list[Cell] = []
    for place in places:
        if isinstance(place, Moved):
            cells += [cell_of(place.path[0]), cell_of(place.path[-1])]
        else:
            cell = cell_touched(place)
            cells += [] if cell is None else [cell]
    return cells


def cell_touched(place: Any) -> Cell | None:
    """Return the cell of a country, a node, a cell or a piece; else `None`."""
    if isinstance(place, Group):
        return cell_of(place.node)
    if not isinstance(place, str):
        return None
    if place in NATIONS:
        return NATIONS[place].cell
    if is_cell(place):
        return place
    return cell_of(place) if is_node(place) else None


def window(cells: Sequence[Cell], width: float, height: float, x0: float, y0: float, least: int = WIDTHS[0]) -> Plate:
    """Return the nearest part of the world, `least` columns or more, that holds some cells.

    It is `width` px wide and at most `height` px high, with a margin. If not all cells fit, the last ones are left out.
    """
    cells_left = list(dict.fromkeys(cells))
    while True:
        for columns in WIDTHS[WIDTHS.index(least) :]:
            scale = width / columns / COLUMN
            plate = _plate_round(cells_left, columns, scale, height, x0, y0)
            if plate is not None and (plate.y1 - y0 > FULL * height or columns == WIDTHS[-1]):
                return plate
        cells_left.pop()


def _plate_round(cells: Sequence[Cell], columns: int, scale: float, height: float, x0: float, y0: float) -> Plate | None:
    """Return the window of a scale with the cells in its middle; `None` if they do not fit."""
    spots = [split_cell(cell) for cell in cells]
    start = spots[0][1]
    east = [(column - start + GRID_COLUMNS // 2) % GRID_COLUMNS - GRID_COLUMNS // 2 for _, column in spots]
    first, last = min(row for row, _ in spots), max(row for row, _ in spots)
    spare = 0 if columns == WIDTHS[-1] else 1
    if max(east) - min(east) + 1 + spare > columns or sum(HEIGHTS[first : last + 1]) * scale > height:
        return None
    west = start + (min(east) + max(east) - columns + 1) // 2
    while True:
        north = first > 0 and (last == len(ROWS) - 1 or spots[0][0] - first <= last - spots[0][0] or last - first < 1)
        wider = (first - 1, last) if north else (first, last + 1)
        if wider[1] >= len(ROWS) or sum(HEIGHTS[wider[0] : wider[1] + 1]) * scale > height:
            other = (first, last + 1) if north else (first - 1, last)
            if other[0] < 0 or other[1] >= len(ROWS) or sum(HEIGHTS[other[0] : other[1] + 1]) * scale > height:
                break
            wider = other
        first, last = wider
    return Plate(first=(west - 1) % GRID_COLUMNS + 1, columns=columns, top=first, rows=last - first + 1, x0=x0, y0=y0, scale=scale)


class DecisionMap(ZoomMap):
    """A map of what matters for the choice: numbers, ways, pieces, owners, dots for sale."""

    def __init__(self, canvas: Canvas, plate: Plate, say: Say, changes: Changes, touched: Touched, is_priced: bool) -> None:
        super().__init__(canvas, plate, say, changes.after)
        self.changes, self.arrived, self.offered = changes, changes.arrived, changes.pieces
        self.touched = touched
        self.is_priced = is_priced
        self.stands: dict[tuple[Any, ...], BoxPx] = {}
        """Where alike pieces of a seat are drawn, by seat, kind and node."""
        self.tagged: dict[tuple[Any, Cell], BoxPx] = {}
        """Where the label of all pieces of a seat in a cell stands, by seat and cell."""
        self._labels: list[tuple[str, str, str, BoxPx]] = []
        """The marked places with names: the place, its name, the line below it, and where they are written."""
        near = plate.scale > 2.4
        piece = 50 if near else 40
        if plate.scale > 3:
            piece = 66
        self.size = ZoomSizes(piece=piece, badge=BADGE, name=NAME, small=36, coordinate=0, tag=1.5 if near else 1.15)

    def lay(self) -> None:
        """Draw everything, the ground first."""
        self._lay_cells()
        for cell in self.changes.offers:
            if self.plate.holds(cell):
                self._lay_frame(cell)
        self._lay_canals()
        spots = self._number_spots(on_pieces=False)
        self._lay_bases()
        placed = zoompieces.place_pieces(self)
        self.stands = {(piece.seat, piece.group.what, piece.group.node): piece.box for piece in placed.standing}
        self.tagged = {(tag.seat, tag.cell): box for tag, box in placed.tagged}
        spots += self._number_spots(on_pieces=True)
        self._keep_names(spots)
        for number, places in self.touched.items():
            self._lay_ways(number, places, spots)
        zoompieces.lay_new_ways(self, placed, self.changes)
        self._lay_others_owned(spots)
        self._lay_pieces(placed)
        for spot in spots:
            self._lay_spot(spot)
        self._lay_labels()
        self.canvas.area("map", *self.plate.box)
        for cell in self.plate.cells():
            self.canvas.area(f"cell-{cell}", *self.plate.cell_box(cell))

    def _lay_frame(self, cell: Cell) -> None:
        """Frame an offered cell: dashed gold, or a thin line where there are many."""
        is_many = len(self.changes.offers) > MANY
        box = fit.inset(self.plate.cell_box(cell), 1.5 + OUTLINE * self.outlines[cell] if is_many else 4)
        if is_many:
            self.canvas.fill(shapes.round_rectangle(*box, 3, 2), palette.HALO)
        else:
            marks.ring(self.canvas, atlas.corners(box), 3.2, (11, 7))

    def _number_spots(self, on_pieces: bool) -> list[NumberSpot]:
        """Return where the numbers of pieces, or those of other places, are drawn, pushed apart."""
        spots = []
        side = deciding.MARK
        bounds = fit.inset(self.plate.box, 4)
        for number, places in self.touched.items():
            for place in dict.fromkeys(self._targets(places)):
                if isinstance(place, Group) != on_pieces:
                    continue
                at = self._at(place)
                if not (bounds[0] < at[0] < bounds[2] and bounds[1] < at[1] < bounds[3]):
                    at = (min(bounds[2] - 40, max(bounds[0] + 40, at[0])), min(bounds[3] - 40, max(bounds[1] + 40, at[1])))
                box = fit.nearest(self.free_places, at, side, side, 200, 6, 2) or fit.around(*at, side, side)
                self.free_places.take(box)
                stands = self._stands(place)
                if stands is not None:  # the line ends at the edge of the piece
                    x, y = middle(box)
                    at = (min(max(x, stands[0]), stands[2]), min(max(y, stands[1]), stands[3]))
                spots.append(NumberSpot(number, place, box, at))
        return spots

    def _targets(self, places: Sequence[Any]) -> list[Any]:
        """Return what the number is drawn at: countries, other places, or the end of the way."""
        countries = [place for place in places if isinstance(place, str) and place in NATIONS]
        others = [place for place in places if not isinstance(place, Moved) and cell_touched(place) is not None]
        return countries or others or [place.path[-1] for place in places[-1:] if isinstance(place, Moved)]

    def _at(self, place: Any) -> Point:
        if isinstance(place, Group):
            stands = self._stands(place)
            return fit.node_point(self.plate, place.node) if stands is None else middle(stands)
        if place in NATIONS:
            return self.plate.point(NATIONS[place].lon, NATIONS[place].lat)
        return middle(self.plate.cell_box(place)) if is_cell(place) else fit.node_point(self.plate, place)

    def _stands(self, place: Any) -> BoxPx | None:
        """Return where a piece of the viewer is drawn, by itself or on a label."""
        if not isinstance(place, Group):
            return None
        alone = self.stands.get((self.view.seat, place.what, place.node))
        return alone or self.tagged.get((self.view.seat, cell_of(place.node)))

    def _lay_spot(self, spot: NumberSpot) -> None:
        (x, y), at = middle(spot.box), spot.at
        if abs(at[0] - x) + abs(at[1] - y) > 20:
            self.canvas.fill(shapes.polyline(((x, y), at), 4.5), palette.PAPER)
            self.canvas.fill(shapes.polyline(((x, y), at), 2.4), palette.INK)
            self.canvas.fill(shapes.disc(*at, 5), palette.INK)
        deciding.mark(self.canvas, spot.number, x, y)

    def _keep_names(self, spots: list[NumberSpot]) -> None:
        """Find room for names and prices of marked countries, written last."""
        middles = [middle(spot.box) for spot in spots]
        names = set[str]()
        for spot in spots:
            place = spot.place
            if not isinstance(place, str) or place in names:
                continue
            name = scene.country_name(self.say, place) if place in NATIONS else self._discovery(place)
            if not name:
                continue
            names.add(place)
            at = middle(spot.box)
            others = [other for other in middles if other != at]
            price = self._price(place)
            for below in dict.fromkeys((price, "")):
                name_box = self._name_box(name, below, at, others)
                if name_box is not None:
                    self.free_places.take(name_box)
                    self._labels.append((place, name, below, name_box))
                    break

    def _discovery(self, place: Node | Cell) -> str:
        """Name a place for which an open card pays the first player; `""`: there is no such card."""
        for active in self.view.active:
            effect, name = cards.CARDS[active.card].effect, cards.place(active.card)
            if name is not None and isinstance(effect, FirstToReach) and effect.cell == cell_touched(place):
                return self.say(name)
        return ""

    def _price(self, country: str) -> str:
        """Tell the cost and income of an open country; `""` for others."""
        for card in self.view.countries if self.is_priced else ():
            if card.country == country and card.owner is None:
                return f"{card.cost} M  +{card.income}"
        return ""

    def _name_box(self, name: str, below: str, at: Point, others: list[Point]) -> BoxPx | None:
        width = max(text.width(name, fonts.SERIF_BOLD, NAME), text.width(below, fonts.SANS_BOLD, PRICE)) + 6
        height = NAME * 0.9 + (PRICE if below else 0)
        beside = fit.name_box(self.free_places, at, deciding.MARK / 2, width, height, others)
        return beside or fit.nearest(self.free_places, at, width, height, 110, 6)

    def _lay_labels(self) -> None:
        for place, name, below, box in self._labels:
            ink, rim = self.ink(box)
            x, y = middle(box)
            self.canvas.area(f"place-{place}", box[0] - 4, box[1] - 8, box[2] + 4, box[3] + 8)
            write_rimmed(self.canvas, x, y - (PRICE / 2 if below else 0), name, fonts.SERIF_BOLD, NAME, ink, Rim(rim))
            if below:
                write_rimmed(self.canvas, x, y + NAME * 0.45, below, fonts.SANS_BOLD, PRICE, ink, Rim(rim))

    def _lay_ways(self, number: int, places: Sequence[Any], spots: list[NumberSpot]) -> None:
        """Draw ways to the number: ivory dots by sea and air, gold dashes on land."""
        for moved in places:
            if isinstance(moved, Moved):
                legs = _legs(moved)
                for at, (nodes, by_land) in enumerate(legs):
                    for line in on_zoom(self.plate, nodes, moved.what.startswith("plane")):
                        ends = [middle(spot.box) for spot in spots if spot.number == number and _is_end(spot.place, moved.path[-1])]
                        whole = (*line, *ends[:1]) if at == len(legs) - 1 else line
                        _lay_way(self.canvas, whole, by_land)

    def _lay_others_owned(self, spots: list[NumberSpot]) -> None:
        """Draw owners' discs and what else is for sale, where there is room."""
        marked = {spot.place for spot in spots if isinstance(spot.place, str)}
        radius = self.size.badge
        for country in self.view.countries:
            nation = NATIONS[country.country]
            if country.country in marked or not self.plate.holds(nation.cell):
                continue
            side = 2 * radius if country.owner is not None else PLAIN * 0.8
            box = fit.nearest(self.free_places, self.plate.point(nation.lon, nation.lat), side, side, 60, 4)
            if box is None:
                continue
            self.free_places.take(box)
            x, y = middle(box)
            if country.country in self.changes.gained:
                zoompieces.lay_new(self.canvas, x, y, radius + 6)
            if country.owner is not None:
                marks.disc(self.canvas, x, y, radius, country.owner)
            else:
                atlas.lay_sale(self.canvas, x, y, side, "", country.country in scene.winning_countries(self.view), shadow=False)

    def _lay_pieces(self, placed: zoompieces.Placed) -> None:
        """Draw the pieces; those that a half-made move brings at half strength."""
        for pieces in placed.standing:
            group = pieces.group
            is_new = (pieces.seat, group.what, group.node) in self.arrived
            zoompieces.lay_group(self, pieces, is_newest=False, strength=0.55 if is_new else 1.0)
        for tag, box in placed.tagged:
            zoompieces.lay_tag(self, tag, box, False)


def _legs(moved: Moved) -> list[tuple[tuple[Node, ...], bool]]:
    """Cut a way at coasts: the nodes of each part, and whether it is driven."""
    if moved.what.startswith("plane"):
        return [(moved.path, False)]
    parts: list[tuple[list[Node], bool]] = []
    for before, after in pairwise(moved.path):
        by_land = not is_sea(before) and not is_sea(after)
        if parts and parts[-1][1] == by_land:
            parts[-1][0].append(after)
        else:
            parts.append(([before, after], by_land))
    return [(tuple(nodes), by_land) for nodes, by_land in parts]


def _is_end(place: Any, node: Node) -> bool:
    return isinstance(place, str) and (NATIONS[place].node == node if place in NATIONS else place in (node, cell_of(node)))


def _lay_way(canvas: Canvas, line: Points, by_land: bool) -> None:
    if len(line) < 2:
        return
    if by_land:
        canvas.fill(shapes.polyline(line, 13), palette.INK)
        canvas.fill(shapes.polyline(line, 8, (20, 13)), palette.HALO)
    else:
        canvas.fill(shapes.polyline(line, 11, (3, 15)), palette.INK, 0.8)
        canvas.fill(shapes.polyline(line, 7, (3, 15)), palette.PAPER)


def own_cells(view: MagellanView, seat: int) -> list[Cell]:
    """Return where a player's jeeps are, then all their pieces."""
    player = view.players[seat]
    jeeps = [group.cell for group in player.groups if "jeep" in group.what and group.cell != player.base]
    return list(dict.fromkeys((*jeeps, *(group.cell for group in player.groups), player.base)))
