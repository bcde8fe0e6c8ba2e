"""The map of a zoom: capitals, bases, pieces, discoveries, ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from engine.values.core import Msg
from games.magellan.pictures import atlas, fit, scene, zoompieces
from games.magellan.pictures.places import middle, named_seas
from games.magellan.pictures.relief import WATER_LINE
from games.magellan.pictures.zoompieces import Zoom
from games.magellan.rules.board import BASE_SET, NATIONS, Cell, label
from games.magellan.rules.view import PlayerView
from render.kit import fonts, marks, palette, shapes, text
from render.kit.rims import Rim, write_rimmed
from render.kit.shapes import Point
from render.kit.surface import BoxPx

GROUND_INK = palette.rgb("#655338")
OUTLINE = 5
"""Distance in px between the outlines of several players in one cell."""
LONGEST = 165.0
"""A name that is wider than this, in px, takes two lines."""


def _cells(player: PlayerView) -> list[Cell]:
    """Return the cells outlined in a player's colour: those of pieces, and the base."""
    return sorted({group.cell for group in player.groups} | {player.base})


class ZoomMap(Zoom):
    """A zoom that draws everything on its map and remembers which places are taken."""

    has_small_words = True
    """Whether bases, seas and countries that are not on the table are named."""

    @cached_property
    def outlines(self) -> Counter[Cell]:
        """How many players have an outline of their colour in each cell."""
        return Counter(cell for player in self.view.players for cell in _cells(player))

    def lay(self) -> None:
        """Draw everything, the ground first."""
        self._lay_cells()
        for line in zoompieces.trail(self):
            self.canvas.fill(shapes.polyline(line, 7.5, (13, 8)), palette.SEA_DEEP, 0.55)
            self.canvas.fill(shapes.polyline(line, 4.2, (13, 8)), palette.HALO)
        self._lay_canals()
        capitals = [capital for capital in scene.capitals(self.view) if self.plate.holds(NATIONS[capital.country].cell)]
        self._lay_bases()
        boxes = self._place_capitals(capitals)
        self._lay_discoveries()
        placed = zoompieces.place_pieces(self)
        zoompieces.lay_flight(self, placed)
        self._lay_capitals(capitals, boxes)
        zoompieces.lay_pieces(self, placed)
        for x, y in [point for line in zoompieces.trail(self) for point in line[::3]]:  # names keep off the ways
            self.free_places.take(fit.around(x, y, 8, 8))
        if self.has_small_words:
            self._lay_base_names()
        self._lay_names(capitals, boxes)
        if self.has_small_words:
            self._lay_others(capitals)
            self._lay_seas()
        self._lay_coordinates()
        self.canvas.area("map", *self.plate.box)
        for cell in self.plate.cells():
            self.canvas.area(f"cell-{cell}", *self.plate.cell_box(cell))

    def _lay_cells(self) -> None:
        """Draw the tint of bases, the outlines of cells with pieces, and frames of fights."""
        depths = Counter[Cell]()
        for player in self.view.players:
            if self.plate.holds(player.base):
                box = self.plate.cell_box(player.base)
                self.canvas.fill(shapes.round_rectangle(*fit.inset(box, 1), 2), tint(player.seat), TINTED)
            for cell in _cells(player):
                if not self.plate.holds(cell):
                    continue
                outline = fit.inset(self.plate.cell_box(cell), 1 + OUTLINE * depths[cell])
                depths[cell] += 1
                self.canvas.fill(shapes.round_rectangle(*outline, 3, 3.6), palette.PAPER, 0.75)
                self.canvas.fill(shapes.round_rectangle(*fit.inset(outline, 0.8), 3, 2.2), palette.PLAYERS[player.seat].main)
        for cell in sorted({fight.cell for fight in self.view.fights}):
            if self.plate.holds(cell):
                self.canvas.fill(shapes.round_rectangle(*self.plate.cell_box(cell), 4, 5), palette.WAX)

    def _lay_canals(self) -> None:
        for lon, lat, turn in scene.CANALS:
            if self._holds((lon, lat)):
                x, y = self.plate.point(lon, lat)
                self.canvas.sprite("canal", x, y, 32, turn=turn)
                self.free_places.take(fit.around(x, y, 30, 30))

    def _place_capitals(self, capitals: list[scene.Capital]) -> dict[str, BoxPx]:
        """Return where badges and letters of countries stand, pushed apart."""
        boxes, side = {}, 2 * self.size.badge
        for capital in capitals:
            at = self.plate.point(capital.lon, capital.lat)
            box = fit.nearest(self.free_places, at, side, side, 120, 4) or fit.around(*at, side, side)
            boxes[capital.country] = box
            self.free_places.take(box)
        return boxes

    def _lay_capitals(self, capitals: list[scene.Capital], boxes: dict[str, BoxPx]) -> None:
        """Draw the badge of each owner or the disc of a country for sale."""
        radius = self.size.badge
        for capital in capitals:
            at, (x, y) = self.plate.point(capital.lon, capital.lat), middle(boxes[capital.country])
            if abs(at[0] - x) + abs(at[1] - y) > 8:
                self.canvas.fill(shapes.polyline(((x, y), at), 1.8), palette.INK)
                self.canvas.fill(shapes.disc(*at, 3.2), palette.INK)
            if capital.owner is not None:
                marks.disc(self.canvas, x, y, radius, capital.owner)
            else:
                atlas.lay_sale(self.canvas, x, y, 2 * radius, capital.letter, capital.wins)

    def _lay_names(self, capitals: list[scene.Capital], boxes: dict[str, BoxPx]) -> None:
        """Write the names of the countries on the table, with the price of those for sale."""
        costs = {country.country: country.cost for country in self.view.open}
        for capital in sorted(capitals, key=lambda capital: capital.owner is not None):
            name, at = scene.country_name(self.say, capital.country), middle(boxes[capital.country])
            price = "" if capital.owner is not None else f"{costs[capital.country]} +{NATIONS[capital.country].income}"
            others = [middle(other) for country, other in boxes.items() if country != capital.country]
            self._write_name(name, fonts.SERIF_BOLD, self.size.name, at, self.size.badge, others, price)

    def _write_name(
        self, name: str, face: str, size: float, at: Point, radius: float, others: Sequence[Point] = (), price: str = ""
    ) -> None:
        """Write a name beside its badge, with a price below it, if there is room."""
        lines = text.wrap_text(name, face, size, LONGEST, 2)
        width = max(text.width(price, fonts.SANS_BOLD, size - 2), *(text.width(line, face, size) for line in lines))
        box = self._spot(at, radius, width + 4, size * (0.05 + 0.9 * (len(lines) + (1 if price else 0))), others)
        if box is None:
            return
        self.free_places.take(box)
        fit.lay_name_leader(self.canvas, at, radius, box)
        ink, rim = self.ink(box)
        x, top = middle(box)[0], box[1] + size * 0.5
        for k, line in enumerate(lines):
            write_rimmed(self.canvas, x, top + size * 0.9 * k, line, face, size, ink, Rim(rim))
        if price:
            colour = palette.WAX if ink == palette.INK else palette.HALO
            write_rimmed(self.canvas, x, top + size * (0.9 * len(lines) + 0.02), price, fonts.SANS_BOLD, size - 2, colour, Rim(rim))

    def _spot(self, at: Point, radius: float, width: float, height: float, others: Sequence[Point] = ()) -> BoxPx | None:
        """Return a free place for the name of a badge, beside it and off frames if possible."""
        framed = fit.FreePlaces(self.free_places.bounds, (*self.free_places.taken, *self._frames))
        return (
            fit.name_box(framed, at, radius, width, height, others)
            or fit.nearest(framed, at, width, height, round(radius + width * 0.6), 5, others=others)
            or fit.name_box(self.free_places, at, radius, width, height, others)
            or fit.nearest(self.free_places, at, width, height, 100, 6, others=others)
            or fit.nearest(self.free_places, at, width, height, 150, 6)
        )

    @cached_property
    def _frames(self) -> list[BoxPx]:
        """The lines of outlined cells; names are not written on them if possible."""
        lines = []
        for cell in set(self.outlines):
            if self.plate.holds(cell):
                x0, y0, x1, y1 = self.plate.cell_box(cell)
                lines += [(x0, y0, x1, y0 + 5), (x0, y1 - 5, x1, y1), (x0, y0, x0 + 5, y1), (x1 - 5, y0, x1, y1)]
        return lines

    def _lay_bases(self) -> None:
        for player in self.view.players:
            if not self.plate.holds(player.base):
                continue
            box = self.plate.cell_box(player.base)
            side = self.size.piece * 0.9
            spot = fit.around(box[0] + side / 2 + 6, box[1] + side / 2 + 5, side, side)
            self.free_places.take(spot)
            self.lay_sprite("base-island", spot, player.seat, 0.4 if player.is_out else 1.0)

    def _lay_base_names(self) -> None:
        """Write the names of the bases below the house in their cells, else beside it."""
        size = self.size.small
        for player in self.view.players:
            if not self.plate.holds(player.base):
                continue
            cell = self.plate.cell_box(player.base)
            room = cell[2] - cell[0] - 8
            name = self.say(Msg(f"magellan.base.{player.base_name}"))
            lines = text.wrap_text(name, fonts.SERIF_BOLD_ITALIC, size, room, 2 if self.plate.scale > 3.5 else 1)
            set_lines = [text.fit_text(line, fonts.SERIF_BOLD_ITALIC, size, room) for line in lines]
            is_cut = " ".join(word for word, _ in set_lines) != name
            if is_cut:
                set_lines = [(name, size)]
            width = max(text.width(word, fonts.SERIF_BOLD_ITALIC, fitted) for word, fitted in set_lines)
            height = size * 0.9 * len(set_lines)
            side = self.size.piece * 0.9
            house = cell[1] + side + 6
            middles = [((cell[0] + cell[2]) / 2, y) for y in (house + height / 2, cell[3] - height / 2 - 4, (house + cell[3]) / 2)]
            inside = (fit.around(x, y, width, height) for x, y in middles if not is_cut)
            box = next((box for box in inside if self.free_places.is_free(box, 0)), None)
            box = box or fit.name_box(self.free_places, (cell[0] + side / 2 + 6, cell[1] + side / 2 + 5), side / 2, width + 4, height)
            box = box or fit.nearest(self.free_places, middle(cell), width, height, 110, 6)
            if box is None:
                continue
            self.free_places.take(box)
            for k, (word, fitted) in enumerate(set_lines):
                y = box[1] + size * 0.9 * (k + 0.5)
                write_rimmed(self.canvas, (box[0] + box[2]) / 2, y, word, fonts.SERIF_BOLD_ITALIC, fitted, fit.PALE, Rim(palette.SEA_DEEP))

    def _lay_discoveries(self) -> None:
        """Draw seals of the places to discover, with the name of the place."""
        for sought in scene.discoveries(self.view):
            if not self._holds((sought.lon, sought.lat)):
                continue
            at = self.plate.point(sought.lon, sought.lat)
            box = fit.nearest(self.free_places, at, 44, 44, 120, 6) or fit.around(*at, 44, 44)
            self.free_places.take(box)
            self.canvas.sprite("discovery-seal", *middle(box), 48, figure=str(sought.bonus))
            self._write_name(scene.place_name(self.say, sought.card), fonts.SERIF_BOLD_ITALIC, self.size.small, middle(box), 23)

    def _lay_others(self, capitals: list[scene.Capital]) -> None:
        """Draw countries whose cards have not been turned, where there is room."""
        countries = {capital.country for capital in capitals}
        for country, nation in NATIONS.items():
            if (
                country in countries
                or not self.plate.holds(nation.cell)
                or (country not in BASE_SET and not self.view.table.has_supplement)
            ):
                continue
            at = self.plate.point(nation.lon, nation.lat)
            dot = fit.around(*at, 12, 12)
            if not self.free_places.is_free(dot, 0):
                continue
            self.free_places.take(dot)
            self.canvas.sprite("capital-dot", *at, 12, shadow=False)
            size = self.size.small - 1
            name = scene.country_name(self.say, country)
            box = fit.name_box(self.free_places, at, 6, text.width(name, fonts.SERIF, size) + 4, size * 0.9)
            if box:
                self.free_places.take(box)
                ink, rim = self.ink(box)
                write_rimmed(self.canvas, *middle(box), name, fonts.SERIF, size, ink, Rim(rim))

    def _lay_seas(self) -> None:
        """Write the names of seas and oceans where there is room."""
        for name, sea in named_seas().items():
            translated = self.say(Msg(f"magellan.sea.{name}"))
            size = sea.size * (1.0 if self.plate.scale > 3.5 else 0.86)
            inside = [spot for spot in sea.at if self._holds(spot)]
            width = text.width(translated, fonts.SERIF_ITALIC, size)
            for lon, lat in inside:
                box = fit.around(*self.plate.point(lon, lat), width + 8, size)
                if self.free_places.is_free(box, 2) and fit.land_share(self.plate, box) < 0.1:
                    self.free_places.take(box)
                    write_rimmed(self.canvas, *middle(box), translated, fonts.SERIF_ITALIC, size, WATER_LINE, Rim(palette.SEA_DEEP))
                    break

    def _holds(self, spot: Point) -> bool:
        x, y = self.plate.point(*spot)
        return self.plate.x0 < x < self.plate.x1 and self.plate.y0 < y < self.plate.y1

    def _lay_coordinates(self) -> None:
        """Write the name of each cell in a free corner that is all land or all water."""
        size = self.size.coordinate
        if not size:
            return
        bases = {player.base for player in self.view.players}
        for cell in self.plate.cells():
            coordinate = label(cell)
            width = text.width(coordinate, fonts.SANS_MEDIUM, size) + 4
            x0, y0, x1, y1 = fit.inset(self.plate.cell_box(cell), 8 + OUTLINE * max(0, self.outlines[cell] - 1))
            left, right, top, foot = x0 + width / 2, x1 - width / 2, y0 + size / 2, y1 - size / 2
            for x, y in ((left, top), (left, foot), (right, foot), (right, top)):
                box = fit.around(x, y, width, size * 0.8)
                share = fit.land_share(self.plate, box)
                if self.free_places.is_free(box, 0) and (share < 0.06 or share > 0.94):
                    if cell in bases:
                        write_rimmed(self.canvas, x, y, coordinate, fonts.SANS_MEDIUM, size, fit.PALE, Rim(palette.SEA_DEEP))
                    else:
                        colour = GROUND_INK if share > 0.5 else SEA_INK
                        self.canvas.text(x, y, coordinate, fonts.SANS_MEDIUM, size, colour, "mm")
                    break


TINTED = 0.42
"""How strongly (0 to 1) the cell of a start base is tinted."""
SEA_INK = palette.rgb("#CFE3EA")


def tint(seat: int) -> palette.Colour:
    """Return the colour over the cell of a start base, at the strength `TINTED`."""
    return palette.mix(palette.SEA_DEEP, palette.PLAYERS[seat].main, 0.55)
