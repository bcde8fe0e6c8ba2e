"""The pieces on a zoom, the ways that they went, and the draft of a move."""

from __future__ import annotations

from engine.games.magellan.view import GroupView
from render.kit import fonts, marks, palette, shapes, text
from render.kit.rims import Rim, rimmed
from render.kit.surface import BoxPx
from render.magellan import atlas, fit, sailing, scene, spots, tags
from render.magellan.fit import Field
from render.magellan.nodes import cell_of, places
from render.magellan.plate import middle
from render.magellan.zoombase import Zoom

CROWD = 5
"""So many groups of pieces fit into a cell as drawings; more are shown as tags."""


def keep_ways(zoom: Zoom) -> None:
    """Names keep off the ways."""
    ways = [done.nodes for done in zoom.draft.ways] or [moved.path for moved in zoom.view.trail]
    for nodes in ways:
        for line in sailing.line(zoom.plate, nodes, False):
            for x, y in line[::3]:
                zoom.field.take(fit.around(x, y, 8, 8))


def lay_ways(zoom: Zoom) -> None:
    """The ways of the last turn, unless a draft is shown."""
    if not zoom.draft.is_empty:
        return
    for moved in zoom.view.trail:
        for line in sailing.line(zoom.plate, moved.path, moved.what.startswith("plane")):
            zoom.canvas.fill(shapes.polyline(line, 7.5, (13, 8)), palette.SEA_DEEP, 0.55)
            zoom.canvas.fill(shapes.polyline(line, 4.2, (13, 8)), palette.HALO)


def lay_pieces(zoom: Zoom) -> None:
    """Drawings of the pieces in their cells, tags where they are too many."""
    arrival = scene.moved_to(zoom.view) if zoom.draft.is_empty else None
    crowds: dict[str, int] = {}
    for player in zoom.view.players:
        for group in player.groups:
            crowds[group.cell] = crowds.get(group.cell, 0) + 1
    limit = CROWD if zoom.plate.scale > 3.5 else 3 if zoom.plate.scale > 2.5 else 0
    crowded = frozenset(cell for cell, count in crowds.items() if count > limit)
    standing: dict[str, list[tuple[GroupView, int]]] = {}
    for player in zoom.view.players:
        for group in player.groups:
            if group.cell not in crowded and zoom.plate.holds(group.cell):
                standing.setdefault(group.cell, []).append((group, player.seat))
    for cell, found in standing.items():
        for (group, seat), box in zip(found, _boxes(zoom, cell, [group for group, _ in found]), strict=True):
            _lay_group(zoom, group, seat, arrival == (seat, cell), box)
    for tag in scene.tags(zoom.view, crowded):
        if zoom.plate.holds(tag.cell):
            _lay_tag(zoom, tag, arrival == (tag.seat, tag.cell))


def _lay_tag(zoom: Zoom, tag: tags.Tag, is_new: bool) -> None:
    node = tag.cell + ("s1" if tag.pieces[0][0].startswith("ship") else "l1")
    inner = zoom.plate.cell_box(tag.cell)
    if tag.width + 6 < inner[2] - inner[0] and node in places():
        box = spots.stand(zoom.field, zoom.plate, tag.cell, node, tag.width, tags.HEIGHT)
    else:
        box = fit.nearest(zoom.field, middle(inner), tag.width, tags.HEIGHT, 300, 6) or fit.around(*middle(inner), tag.width, tags.HEIGHT)
    zoom.field.take(box)
    atlas.lay_leader(zoom.canvas, inner, box, tag.seat)
    if is_new:
        zoom.canvas.fill(shapes.glow(shapes.rounded(*(round(v) for v in box), 8), 7, 4), palette.HALO)
    atlas.lay_tag(zoom.canvas, tag, box)


def _boxes(zoom: Zoom, cell: str, groups: list[GroupView]) -> list[BoxPx]:
    """Where the groups of a cell stand: one after the other, but anew all together when one would stand outside."""
    side, field = zoom.size.piece, zoom.field
    wanted = [(group.node, side + _figure_width(group, side), side * 0.95) for group in groups]
    inner, alone, found = zoom.plate.cell_box(cell), Field(field.bounds, field.taken), list[BoxPx]()
    for node, wide, high in wanted:
        found.append(spots.stand(alone, zoom.plate, cell, node, wide, high))
        alone.take(found[-1])
    if not all(inner[0] <= box[0] and inner[1] <= box[1] and box[2] <= inner[2] and box[3] <= inner[3] for box in found):
        found = spots.together(field, zoom.plate, cell, wanted) or found
    for box in found:
        field.take(box)
    return found


def _figure_width(group: GroupView, side: float) -> float:
    return text.width(str(group.count), fonts.SANS_BOLD, side * 0.62) + 3 if group.count > 1 else 0.0


def _lay_group(zoom: Zoom, group: GroupView, seat: int, is_new: bool, box: BoxPx) -> None:
    """Alike pieces: the drawing, its load on deck, and their number."""
    side = zoom.size.piece
    figure = str(group.count) if group.count > 1 else ""
    spot = (box[0], box[1], box[0] + side, box[3])
    cell = zoom.plate.cell_box(group.cell)
    if not (cell[0] < (spot[0] + spot[2]) / 2 < cell[2] and cell[1] < (spot[1] + spot[3]) / 2 < cell[3]):
        atlas.lay_leader(zoom.canvas, cell, spot, seat, always=True)
    is_offered = any(found.what == group.what and found.node == group.node for found in zoom.draft.pieces) and seat == zoom.draft.seat
    if is_new:
        marks.halo(zoom.canvas, *middle(spot), side * 0.55)
    if is_offered and zoom.view.stage != "moving":
        marks.ring(zoom.canvas, shapes.circle(*middle(spot), side * 0.6), 3.0, (8, 6))
    if (
        zoom.draft.chosen is not None
        and seat == zoom.draft.seat
        and (group.what, group.node) == (zoom.draft.chosen.what, zoom.draft.chosen.node)
    ):
        marks.halo(zoom.canvas, *middle(spot), side * 0.62)
    zoom.piece(group.what, spot, seat)
    if figure:
        ink, rim = zoom.ink((spot[2], box[1], box[2], box[3]))
        rimmed(zoom.canvas, spot[2] + 1, (box[1] + box[3]) / 2 + 4, figure, fonts.SANS_BOLD, side * 0.62, ink, Rim(rim), "lm")


def lay_flight(zoom: Zoom) -> None:
    """A plane in the air."""
    flight = zoom.view.flight
    if flight is None or zoom.view.flown_by is None or not zoom.plate.holds(flight.cell):
        return
    side = zoom.size.piece
    cell = middle(zoom.plate.cell_box(flight.cell))
    box = fit.nearest(zoom.field, cell, side, side, 80, 6) or fit.around(*cell, side, side)
    zoom.field.take(box)
    marks.halo(zoom.canvas, *middle(box), side * 0.6)
    zoom.piece("plane-jeep" if flight.is_laden else "plane", box, zoom.view.flown_by)


def lay_draft(zoom: Zoom) -> None:
    """The ways that a half-made move would go: dashes through open water, the piece at its end at half strength."""
    for done in zoom.draft.ways:
        flies = done.what.startswith("plane") or (len(done.nodes) == 2 and done.points and done.what in ("ship-plane", "ship-both"))
        for line in sailing.line(zoom.plate, done.nodes, bool(flies)):
            zoom.canvas.fill(shapes.polyline(line, 7.0, (10, 8)), palette.INK, 0.75)
            zoom.canvas.fill(shapes.polyline(line, 4.0, (10, 8)), palette.WHITE)
        end = done.nodes[-1]
        if zoom.plate.holds(cell_of(end)):
            _lay_ghost(zoom, done.what, end)


def _lay_ghost(zoom: Zoom, what: str, end: str) -> None:
    side = zoom.size.piece
    x, y = spots.aim(zoom.plate, end)
    what = "jeep" if "l" in end and what in ("jeep", "ship-jeep") else "ship-jeep" if what == "jeep" else what
    box = fit.nearest(zoom.field, (x, y), side, side * 0.9, 160, 6) or fit.around(x, y, side, side)
    zoom.field.take(box)
    zoom.canvas.fill(shapes.disc(*middle(box), side * 0.56), palette.PAPER, 0.35)
    zoom.piece(what, box, zoom.draft.seat or 0, 0.6)
