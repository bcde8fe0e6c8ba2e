"""What stands on the plate of a zoom: capitals with names, bases, pieces, discoveries, the last way, a draft and its goals."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Msg, Say
from engine.games.magellan.countries import BASE_SET, NATIONS
from engine.games.magellan.view import GroupView, MagellanView
from render.kit import fonts, marks, palette, shapes, sprites, text
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.magellan import atlas, fit, labels, sailing, scene, spots, tags, words
from render.magellan.draft import Draft
from render.magellan.fit import Field
from render.magellan.nodes import cell_of
from render.magellan.plate import Plate, middle, shown
from render.magellan.relief import WATER_LINE

SPRITES = {"jeep": "jeep", "ship": "ship-squadron", "plane": "plane"}
CROWD = 5
"""So many groups of pieces fit into a cell as drawings; more are shown as tags."""
GROUND_INK = palette.rgb("#7A6543")


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


class ZoomMap:
    """Lays everything on one plate; keeps which places are taken."""

    def __init__(self, canvas: Canvas, view: MagellanView, plate: Plate, say: Say, draft: Draft) -> None:
        self.canvas, self.view, self.plate, self.say, self.draft = canvas, view, plate, say, draft
        self.size = sizes(plate)
        self.field = Field(fit.inset(plate.box, 3))

    def lay(self) -> None:
        """Everything, the ground first."""
        self._lay_cells()
        self._lay_canals()
        found = [capital for capital in scene.capitals(self.view) if self.plate.holds(NATIONS[capital.country].cell)]
        boxes = self._lay_capitals(found)
        self._lay_bases()
        self._lay_goals()
        self._keep_ways()
        self._lay_ways()
        self._lay_names(found, boxes)
        self._lay_pieces()
        self._lay_others(found)
        self._lay_draft()
        self._lay_seas()
        self._lay_coordinates()

    def ink(self, box: BoxPx) -> tuple[palette.Colour, palette.Colour]:
        """Text colour and rim for a place: dark on land, pale on water."""
        if spots.land_share(self.plate, box) > 0.45:
            return palette.INK, palette.LAND
        return labels.PALE, palette.SEA_DEEP

    def _lay_cells(self) -> None:
        seen: dict[str, int] = {}
        for player in self.view.players:
            if self.plate.holds(player.base):
                box = self.plate.cell_box(player.base)
                tint = palette.mix(palette.SEA_DEEP, palette.PLAYERS[player.seat].main, 0.55)
                self.canvas.fill(shapes.rounded(*fit.inset(box, 1), 2), tint, 0.42)
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
            box = labels.beside(self.field, middle(boxes[capital.country]), self.size.badge, wide + 4, high)
            if box is None:
                box = fit.nearest(self.field, middle(boxes[capital.country]), wide + 4, high, 150, 6)
            if box is None:
                continue
            self.field.take(box)
            ink, rim = self.ink(box)
            top = box[1] + size * 0.5
            x = (box[0] + box[2]) / 2
            labels.rimmed(self.canvas, x, top, name, fonts.SERIF_BOLD, size, ink, rim)
            if price:
                colour = palette.WAX if ink == palette.INK else palette.HALO
                labels.rimmed(self.canvas, x, top + size * 0.92, price, fonts.SANS_BOLD, size - 2, colour, rim)

    def _lay_bases(self) -> None:
        for player in self.view.players:
            if not self.plate.holds(player.base):
                continue
            box = self.plate.cell_box(player.base)
            side = self.size.piece * 0.9
            spot = fit.around(box[0] + side / 2 + 6, box[1] + side / 2 + 5, side, side)
            self.field.take(spot)
            self.put("base-island", spot, player.seat, 0.4 if player.place else 1.0)
            name = self.say(Msg(f"magellan.base.{player.base_name}"))
            name, size = text.fitted(name, fonts.SERIF_BOLD_ITALIC, self.size.small, box[2] - box[0] - 8)
            wide = text.width(name, fonts.SERIF_BOLD_ITALIC, size)
            beside = fit.around((box[0] + box[2]) / 2, spot[3] + size * 0.5, wide, size * 0.85)
            self.field.take(beside)
            labels.rimmed(self.canvas, *middle(beside), name, fonts.SERIF_BOLD_ITALIC, size, labels.PALE, palette.SEA_DEEP)

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
                labels.rimmed(self.canvas, *middle(spot), name, fonts.SERIF_BOLD_ITALIC, size, ink, rim)

    def _keep_ways(self) -> None:
        """Names keep off the ways."""
        ways = [done.nodes for done in self.draft.ways] or [moved.path for moved in self.view.trail]
        for nodes in ways:
            for line in sailing.line(self.plate, nodes, False):
                for x, y in line[::3]:
                    self.field.take(fit.around(x, y, 8, 8))

    def _lay_ways(self) -> None:
        """The ways of the last turn, unless a draft is shown."""
        if not self.draft.is_empty:
            return
        for moved in self.view.trail:
            for line in sailing.line(self.plate, moved.path, moved.what.startswith("plane")):
                self.canvas.fill(shapes.polyline(line, 7.5, (13, 8)), palette.SEA_DEEP, 0.55)
                self.canvas.fill(shapes.polyline(line, 4.2, (13, 8)), palette.HALO)

    def _lay_pieces(self) -> None:
        """Drawings of the pieces in their cells, tags where they are too many."""
        arrival = scene.moved_to(self.view) if self.draft.is_empty else None
        crowds: dict[str, int] = {}
        for player in self.view.players:
            for group in player.groups:
                crowds[group.cell] = crowds.get(group.cell, 0) + 1
        limit = CROWD if self.plate.scale > 3.5 else 3 if self.plate.scale > 2.5 else 0
        crowded = frozenset(cell for cell, count in crowds.items() if count > limit)
        for player in self.view.players:
            for group in player.groups:
                if group.cell not in crowded and self.plate.holds(group.cell):
                    self._lay_group(group, player.seat, arrival == (player.seat, group.cell))
        for tag in scene.tags(self.view, crowded):
            if self.plate.holds(tag.cell):
                self._lay_tag(tag, arrival == (tag.seat, tag.cell))

    def _lay_tag(self, tag: tags.Tag, is_new: bool) -> None:
        node = tag.cell + ("s1" if tag.pieces[0][0].startswith("ship") else "l1")
        inner = self.plate.cell_box(tag.cell)
        if tag.width + 6 < inner[2] - inner[0] and node in spots.places():
            box = spots.stand(self.field, self.plate, tag.cell, node, tag.width, tags.HEIGHT)
        else:
            box = fit.nearest(self.field, middle(inner), tag.width, tags.HEIGHT, 300, 6) or fit.around(
                *middle(inner), tag.width, tags.HEIGHT
            )
        self.field.take(box)
        atlas.lay_leader(self.canvas, inner, box, tag.seat)
        if is_new:
            self.canvas.fill(shapes.glow(shapes.rounded(*(round(v) for v in box), 8), 7, 4), palette.HALO)
        atlas.lay_tag(self.canvas, tag, box)

    def _lay_group(self, group: GroupView, seat: int, is_new: bool) -> None:
        """Alike pieces: the drawing, its load on deck, and their number."""
        side = self.size.piece
        figure = str(group.count) if group.count > 1 else ""
        extra = text.width(figure, fonts.SANS_BOLD, side * 0.62) + 3 if figure else 0.0
        box = spots.stand(self.field, self.plate, group.cell, group.node, side + extra, side * 0.95)
        self.field.take(box)
        spot = (box[0], box[1], box[0] + side, box[3])
        is_offered = any(found.what == group.what and found.node == group.node for found in self.draft.pieces) and seat == self.draft.seat
        if is_new:
            marks.halo(self.canvas, *middle(spot), side * 0.55)
        if is_offered and self.view.stage != "moving":
            marks.ring(self.canvas, shapes.circle(*middle(spot), side * 0.6), 3.0, (8, 6))
        if (
            self.draft.chosen is not None
            and seat == self.draft.seat
            and (group.what, group.node) == (self.draft.chosen.what, self.draft.chosen.node)
        ):
            marks.halo(self.canvas, *middle(spot), side * 0.62)
        self.piece(group.what, spot, seat)
        if figure:
            ink, rim = self.ink((spot[2], box[1], box[2], box[3]))
            labels.rimmed(self.canvas, spot[2] + 1, (box[1] + box[3]) / 2 + 4, figure, fonts.SANS_BOLD, side * 0.62, ink, rim, "lm")

    def piece(self, what: str, spot: BoxPx, seat: int, strength: float = 1.0) -> None:
        """A piece with its load."""
        kinds = what.replace("both", "plane-jeep").split("-")
        self.put(SPRITES[kinds[0]], spot, seat, strength)
        side = (spot[2] - spot[0]) * 0.62
        for k, load in enumerate(kinds[1:]):
            x, y = spot[2] - side * (0.42 - 0.1 * k), spot[3] - side * (0.42 + 0.75 * k)
            self.put(SPRITES[load], fit.around(x, y, side, side), seat, strength)

    def put(self, name: str, box: BoxPx, seat: int, strength: float = 1.0) -> None:
        """A drawing that fills the width of a box, in its middle."""
        entry = sprites.manifest()[f"{name}.svg"]
        wide = box[2] - box[0]
        unit = wide / entry["width"]
        x = box[0] + entry["anchor"][0] * unit
        y = (box[1] + box[3]) / 2 + (entry["anchor"][1] - entry["height"] / 2) * unit
        self.canvas.sprite(name, x, y, round(wide), seat, strength=strength)

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
                labels.rimmed(self.canvas, *middle(box), name, fonts.SERIF, size, ink, rim)

    def _lay_draft(self) -> None:
        """The ways that a half-made move would go: dashes through open water, the piece at its end at half strength."""
        for done in self.draft.ways:
            flies = done.what.startswith("plane") or len(done.nodes) == 2 and done.points and done.what in ("ship-plane", "ship-both")
            for line in sailing.line(self.plate, done.nodes, bool(flies)):
                self.canvas.fill(shapes.polyline(line, 7.0, (10, 8)), palette.INK, 0.75)
                self.canvas.fill(shapes.polyline(line, 4.0, (10, 8)), palette.WHITE)
            end = done.nodes[-1]
            if self.plate.holds(cell_of(end)):
                self._lay_ghost(done.what, end)

    def _lay_ghost(self, what: str, end: str) -> None:
        side = self.size.piece
        x, y = spots.aim(self.plate, end)
        what = "jeep" if "l" in end and what in ("jeep", "ship-jeep") else "ship-jeep" if what == "jeep" else what
        box = fit.nearest(self.field, (x, y), side, side * 0.9, 60, 6) or fit.around(x, y, side, side)
        self.field.take(box)
        self.canvas.fill(shapes.disc(*middle(box), side * 0.56), palette.PAPER, 0.35)
        self.piece(what, box, self.draft.seat or 0, 0.6)

    def _lay_seas(self) -> None:
        """Names of seas and oceans where nothing stands."""
        for name, spots_, size in SEAS:
            said = self.say(Msg(f"magellan.sea.{name}"))
            size *= {True: 1.0, False: 0.86}[self.plate.scale > 3.5]
            inside = [spot for spot in spots_ if self._holds(spot)]
            wide = text.width(said, fonts.SERIF_ITALIC, size)
            for lon, lat in inside:
                box = fit.around(*self.plate.point(lon, lat), wide + 8, size)
                if self.field.is_free(box, 2) and spots.land_share(self.plate, box) < 0.1:
                    self.field.take(box)
                    labels.rimmed(self.canvas, *middle(box), said, fonts.SERIF_ITALIC, size, WATER_LINE, palette.SEA_DEEP)
                    break

    def _holds(self, spot: Point) -> bool:
        x, y = self.plate.point(*spot)
        return self.plate.x0 < x < self.plate.x1 and self.plate.y0 < y < self.plate.y1

    def _lay_coordinates(self) -> None:
        """The name of each cell in a corner where it lies on one ground and nothing stands."""
        size = self.size.coordinate
        if not size:
            return
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
                    colour = GROUND_INK if share > 0.5 else SEA_INK
                    self.canvas.text(x, y, said, fonts.SANS_MEDIUM, size, colour, "mm")
                    break


SEA_INK = palette.rgb("#B9D6E2")
SEAS: tuple[tuple[str, tuple[Point, ...], float], ...] = (
    (
        "pacific",
        ((-140, -17), (-137, 5), (-150, 33), (-125, -47), (165, 12), (-105, -27), (170, -3), (150, 28), (-115, 12), (-170, 42)),
        30,
    ),
    ("atlantic", ((-28, 24), (-22, -22), (-40, 40), (-18, -42), (-32, 33), (-25, 46), (-50, 28), (-10, -8), (-20, 54), (-30, 12)), 30),
    ("indian", ((82, -19), (78, -33), (95, -28), (70, -42), (68, -2), (60, -12), (95, -10)), 30),
    ("southern", ((85, -57), (30, -57), (-130, -58), (140, -58), (-15, -58)), 30),
    ("arctic", ((0, 83), (60, 83), (170, 76), (-150, 76), (-10, 76)), 28),
    ("mediterranean", ((18.5, 34.8), (19, 33.6), (5.8, 39), (29, 33.5)), 24),
    ("black", ((34, 43.4),), 22),
    ("north-sea", ((3, 56.5),), 22),
    ("caribbean", ((-75, 15), (-72, 14.4)), 23),
    ("gulf-of-mexico", ((-90, 25.5),), 22),
    ("arabian", ((64, 15), (63, 18)), 23),
    ("bengal", ((88, 15),), 22),
    ("south-china", ((114, 14),), 22),
    ("japan", ((134.6, 40.2),), 21),
    ("coral", ((155, -17),), 23),
    ("tasman", ((160, -38),), 23),
    ("hudson", ((-86, 60),), 22),
    ("bering", ((-178, 58),), 23),
    ("norwegian", ((2, 68),), 22),
    ("philippine", ((132, 18),), 22),
)
"""Names of seas: where they may stand (longitude, latitude), and their size in px."""
