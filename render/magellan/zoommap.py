"""What stands on the plate of a zoom: capitals with names, bases, pieces, discoveries, the last way, a draft and its goals."""

from __future__ import annotations

from engine.core import Msg
from engine.games.magellan.board import BASE_SET, NATIONS
from render.kit import fonts, marks, palette, shapes, text
from render.kit.canvas import Box
from render.kit.rims import Rim, rimmed
from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.magellan import atlas, fit, labels, scene, spots, words, zoompieces
from render.magellan.nodes import seas
from render.magellan.plate import middle, shown
from render.magellan.relief import WATER_LINE
from render.magellan.zoombase import Zoom

GROUND_INK = palette.rgb("#655338")


class ZoomMap(Zoom):
    """Lays everything on one plate; keeps which places are taken."""

    def lay(self) -> None:
        """Everything, the ground first."""
        self._lay_cells()
        zoompieces.lay_ways(self)
        self._lay_canals()
        found = [capital for capital in scene.capitals(self.view) if self.plate.holds(NATIONS[capital.country].cell)]
        self._lay_bases()
        boxes = self._lay_capitals(found)
        self._lay_goals()
        zoompieces.lay_pieces(self)
        zoompieces.lay_flight(self)
        zoompieces.lay_draft(self)
        zoompieces.keep_ways(self)
        self._lay_base_names()
        self._lay_names(found, boxes)
        self._lay_others(found)
        self._lay_seas()
        self._lay_coordinates()

    def _lay_cells(self) -> None:
        seen: dict[str, int] = {}
        for player in self.view.players:
            if self.plate.holds(player.base):
                box = self.plate.cell_box(player.base)
                self.canvas.fill(shapes.rounded(*fit.inset(box, 1), 2), tint(player.seat), TINTED)
            for cell in sorted({group.cell for group in player.groups} | {player.base}):
                if not self.plate.holds(cell):
                    continue
                depth = seen.get(cell, 0)
                seen[cell] = depth + 1
                outline = fit.inset(self.plate.cell_box(cell), 1 + 5 * depth)
                self.canvas.fill(shapes.rounded(*outline, 3, 3.6), palette.PAPER, 0.75)
                self.canvas.fill(shapes.rounded(*fit.inset(outline, 0.8), 3, 2.2), palette.PLAYERS[player.seat].main)
        for cell in sorted({fight.cell for fight in self.view.fights}):
            if self.plate.holds(cell):
                self.canvas.fill(shapes.rounded(*self.plate.cell_box(cell), 4, 5), palette.WAX)
        for cell, points in self.draft.goals:
            if self.plate.holds(cell):
                self._lay_offer(cell, points)

    def _lay_offer(self, cell: str, points: int) -> None:
        """An offered cell: dashed gold, with the points in a disc in its corner."""
        box = fit.inset(self.plate.cell_box(cell), 4)
        marks.ring(self.canvas, atlas.corners(box), 3.2, (11, 7))
        radius = 15.0 if self.plate.scale > 2.5 else 11.0
        x, y = box[2] - radius - 4, box[1] + radius + 4
        self.canvas.fill(shapes.disc(x, y, radius), palette.INK)
        self.canvas.fill(shapes.disc(x, y, radius - 1.8), palette.HALO)
        drawn = self.canvas.text(x, y, str(points), fonts.SANS_BOLD, radius * 1.5, palette.INK, "mm", 2 * radius - 5)
        self.canvas.boxes[-1] = Box("badge", drawn.label, drawn.x0, drawn.y0, drawn.x1, drawn.y1)
        self.field.take(fit.around(x, y, 2 * radius, 2 * radius))

    def _lay_canals(self) -> None:
        for lon, lat, turn in scene.CANALS:
            x, y = self.plate.point(lon, lat)
            if self.plate.x0 < x < self.plate.x1 and self.plate.y0 < y < self.plate.y1:
                self.canvas.sprite("canal", x, y, 32, turn=turn)
                self.field.take(fit.around(x, y, 30, 30))

    def _lay_capitals(self, found: list[scene.Capital]) -> dict[str, BoxPx]:
        """Badges and letters at the capitals, pushed apart; dots of countries that are not on the table yet."""
        boxes = {}
        for capital in found:
            radius = self.size.badge if capital.owner is not None or capital.letter else 6.0
            at = self.plate.point(capital.lon, capital.lat)
            box = fit.nearest(self.field, at, 2 * radius, 2 * radius, 120, 4) or fit.around(*at, 2 * radius, 2 * radius)
            boxes[capital.country] = box
            self.field.take(box)
            x, y = middle(box)
            if abs(at[0] - x) + abs(at[1] - y) > 8:
                self.canvas.fill(shapes.polyline(((x, y), at), 1.8), palette.INK)
                self.canvas.fill(shapes.disc(*at, 3.2), palette.INK)
            if capital.owner is not None:
                marks.disc(self.canvas, x, y, radius, capital.owner)
            elif capital.letter:
                self.canvas.sprite("sale-disc", x, y, 2 * radius, figure=capital.letter)
            else:
                self.canvas.sprite("capital-dot", x, y, 13, shadow=False)
            if capital.country in self.draft.developed:
                marks.halo(self.canvas, x, y, radius + 7)
                marks.disc(self.canvas, x, y, radius, self.draft.seat or 0, 0.6)
            elif capital.country in self.draft.developable:
                marks.ring(self.canvas, shapes.circle(x, y, radius + 4), 3.0, (7, 5))
        return boxes

    def _lay_names(self, found: list[scene.Capital], boxes: dict[str, BoxPx]) -> None:
        """The names of the countries on the table; what is for sale with its cost and income."""
        costs = {country.country: country.cost for country in self.view.open}
        for capital in sorted(found, key=lambda capital: capital.owner is not None):
            name = words.country_name(self.say, capital.country)
            size = self.size.name
            name, size = text.fitted(name, fonts.SERIF_BOLD, size, 190)
            wide = text.width(name, fonts.SERIF_BOLD, size)
            price = ""
            if capital.owner is None:
                price = f"{costs[capital.country]} +{NATIONS[capital.country].income}"
                wide = max(wide, text.width(price, fonts.SANS_BOLD, size - 2))
            high = size * 0.95 + (size * 0.9 if price else 0)
            at = middle(boxes[capital.country])
            radius = self.size.badge if capital.owner is not None or capital.letter else 6.0
            others = [middle(other) for country, other in boxes.items() if country != capital.country]
            box = labels.beside(self.field, at, radius, wide + 4, high, others)
            if box is None:
                box = fit.nearest(self.field, at, wide + 4, high, 150, 6)
            if box is None:
                continue
            self.field.take(box)
            labels.leader(self.canvas, at, radius, box)
            ink, rim = self.ink(box)
            top = box[1] + size * 0.5
            x = (box[0] + box[2]) / 2
            rimmed(self.canvas, x, top, name, fonts.SERIF_BOLD, size, ink, Rim(rim))
            if price:
                colour = palette.WAX if ink == palette.INK else palette.HALO
                rimmed(self.canvas, x, top + size * 0.92, price, fonts.SANS_BOLD, size - 2, colour, Rim(rim))

    def _lay_bases(self) -> None:
        for player in self.view.players:
            if not self.plate.holds(player.base):
                continue
            box = self.plate.cell_box(player.base)
            side = self.size.piece * 0.9
            spot = fit.around(box[0] + side / 2 + 6, box[1] + side / 2 + 5, side, side)
            self.field.take(spot)
            self.put("base-island", spot, player.seat, 0.4 if player.place else 1.0)

    def _lay_base_names(self) -> None:
        """The names of the bases, in their cells below the house where it is free, else beside it."""
        size = self.size.small
        for player in self.view.players:
            if not self.plate.holds(player.base):
                continue
            cell = self.plate.cell_box(player.base)
            room = cell[2] - cell[0] - 8
            name = self.say(Msg(f"magellan.base.{player.base_name}"))
            lines = text.wrapped(name, fonts.SERIF_BOLD_ITALIC, size, room, 2 if self.plate.scale > 3.5 else 1)
            set_lines = [text.fitted(line, fonts.SERIF_BOLD_ITALIC, size, room) for line in lines]
            wide = max(text.width(said, fonts.SERIF_BOLD_ITALIC, fitted) for said, fitted in set_lines)
            high = size * 0.9 * len(set_lines)
            house = cell[1] + self.size.piece * 0.9 + 6
            middles = [((cell[0] + cell[2]) / 2, y) for y in (house + high / 2, cell[3] - high / 2 - 4, (house + cell[3]) / 2)]
            boxes = (fit.around(x, y, wide, high) for x, y in middles)
            box = next((box for box in boxes if self.field.is_free(box, 0)), None)
            box = box or fit.nearest(self.field, middle(cell), wide, high, 110, 6)
            if box is None:
                continue
            self.field.take(box)
            for k, (said, fitted) in enumerate(set_lines):
                y = box[1] + size * 0.9 * (k + 0.5)
                rimmed(self.canvas, (box[0] + box[2]) / 2, y, said, fonts.SERIF_BOLD_ITALIC, fitted, labels.PALE, Rim(palette.SEA_DEEP))

    def _lay_goals(self) -> None:
        """Seals of the places to discover, with the name of the place."""
        for goal in scene.goals(self.view):
            x, y = self.plate.point(goal.lon, goal.lat)
            if not (self.plate.x0 < x < self.plate.x1 and self.plate.y0 < y < self.plate.y1):
                continue
            box = fit.nearest(self.field, (x, y), 44, 44, 120, 6) or fit.around(x, y, 44, 44)
            self.field.take(box)
            self.canvas.sprite("discovery-seal", *middle(box), 48, figure=str(goal.bonus))
            name, size = text.fitted(words.place_name(self.say, goal.card), fonts.SERIF_BOLD_ITALIC, self.size.small, 170)
            spot = labels.beside(self.field, middle(box), 23, text.width(name, fonts.SERIF_BOLD_ITALIC, size) + 4, size)
            if spot:
                self.field.take(spot)
                ink, rim = self.ink(spot)
                rimmed(self.canvas, *middle(spot), name, fonts.SERIF_BOLD_ITALIC, size, ink, Rim(rim))

    def _lay_others(self, found: list[scene.Capital]) -> None:
        """Countries whose cards have not come yet: a dot and a thin name where there is room."""
        known = {capital.country for capital in found}
        for country, nation in NATIONS.items():
            if country in known or not self.plate.holds(nation.cell) or (country not in BASE_SET and not self.view.table.has_supplement):
                continue
            at = self.plate.point(nation.lon, nation.lat)
            dot = fit.around(*at, 12, 12)
            if not self.field.is_free(dot, 0):
                continue
            self.field.take(dot)
            self.canvas.sprite("capital-dot", *at, 12, shadow=False)
            size = self.size.small - 1
            name = words.country_name(self.say, country)
            box = labels.beside(self.field, at, 6, text.width(name, fonts.SERIF, size) + 4, size * 0.9)
            if box:
                self.field.take(box)
                ink, rim = self.ink(box)
                rimmed(self.canvas, *middle(box), name, fonts.SERIF, size, ink, Rim(rim))

    def _lay_seas(self) -> None:
        """Names of seas and oceans where nothing stands."""
        for name, found in seas().items():
            said = self.say(Msg(f"magellan.sea.{name}"))
            size = found.size * (1.0 if self.plate.scale > 3.5 else 0.86)
            inside = [spot for spot in found.at if self._holds(spot)]
            wide = text.width(said, fonts.SERIF_ITALIC, size)
            for lon, lat in inside:
                box = fit.around(*self.plate.point(lon, lat), wide + 8, size)
                if self.field.is_free(box, 2) and spots.land_share(self.plate, box) < 0.1:
                    self.field.take(box)
                    rimmed(self.canvas, *middle(box), said, fonts.SERIF_ITALIC, size, WATER_LINE, Rim(palette.SEA_DEEP))
                    break

    def _holds(self, spot: Point) -> bool:
        x, y = self.plate.point(*spot)
        return self.plate.x0 < x < self.plate.x1 and self.plate.y0 < y < self.plate.y1

    def _lay_coordinates(self) -> None:
        """The name of each cell in a corner where it lies on one ground and nothing stands."""
        size = self.size.coordinate
        if not size:
            return
        bases = {player.base for player in self.view.players}
        for cell in self.plate.cells():
            said = shown(cell)
            wide = text.width(said, fonts.SANS_MEDIUM, size) + 4
            x0, y0, x1, y1 = fit.inset(self.plate.cell_box(cell), 8)
            for x, y in (
                (x0 + wide / 2, y0 + size / 2),
                (x0 + wide / 2, y1 - size / 2),
                (x1 - wide / 2, y1 - size / 2),
                (x1 - wide / 2, y0 + size / 2),
            ):
                box = fit.around(x, y, wide, size * 0.8)
                share = spots.land_share(self.plate, box)
                if self.field.is_free(box, 0) and (share < 0.06 or share > 0.94):
                    if cell in bases:
                        rimmed(self.canvas, x, y, said, fonts.SANS_MEDIUM, size, labels.PALE, Rim(palette.SEA_DEEP))
                    else:
                        colour = GROUND_INK if share > 0.5 else SEA_INK
                        self.canvas.text(x, y, said, fonts.SANS_MEDIUM, size, colour, "mm")
                    break


TINTED = 0.42
SEA_INK = palette.rgb("#CFE3EA")


def tint(seat: int) -> palette.Colour:
    """What lies over the cell of a start base, at the strength `TINTED`."""
    return palette.mix(palette.SEA_DEEP, palette.PLAYERS[seat].main, 0.55)
