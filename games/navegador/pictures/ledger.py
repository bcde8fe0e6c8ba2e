"""The ledger: a row for each player, a column for each kind of property."""

from __future__ import annotations

from engine.values.core import Say
from games.navegador.pictures import signs
from games.navegador.rules.board import GOOD_NUMBER, GOODS
from games.navegador.rules.view import NavegadorView, PlayerView
from render.kit import fonts, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

TOP = 884.0
HEAD = 42.0
ROW = 38.0
LEFT, RIGHT = 24.0, 1176.0
# The x of the columns, in px. For colonies and factories it is that of the first of three columns, one for each good.
POINTS = 250.0
MONEY = 330.0
WORKERS = 408.0
SHIPS = 472.0
COLONIES = 556.0
FACTORIES = 756.0
GOODS_PITCH = 36.0
EXPLORERS = 934.0
SHIPYARDS = 1021.0
CHURCHES = 1109.0
SHIELDS = (
    (COLONIES + GOODS_PITCH * 2 + 18, 0), (FACTORIES + GOODS_PITCH * 2 + 18, 1), (EXPLORERS + 8, 2), (SHIPYARDS + 8, 3), (CHURCHES + 8, 4),
)  # fmt: skip
"""For the shields of each kind: the x where they begin, and the number of the kind."""
# The x of the lines between the columns.
LINES = (206.0, 290.0, 372.0, 440.0, 502.0, 708.0, 908.0, 996.0, 1084.0)


def height(count: int) -> int:
    """Return the height in px of the table picture for a number of players."""
    return round(TOP + HEAD + ROW * count + 8 + 16)


def box(count: int) -> BoxPx:
    """Return the box of the ledger's panel."""
    return LEFT, TOP, RIGHT, TOP + HEAD + ROW * count + 8


def lay_ground(canvas: Canvas, count: int) -> None:
    """Draw the panel, stripes, column lines and signs."""
    surface.panel(canvas, box(count))
    bottom = box(count)[3]
    for k in range(0, count, 2):
        canvas.fill(shapes.round_rectangle(LEFT + 6, TOP + HEAD + ROW * k, RIGHT - 6, TOP + HEAD + ROW * (k + 1), 6), palette.PAPER_SHADE)
    for x in LINES:
        canvas.fill(shapes.round_rectangle(x - 0.7, TOP + 10, x + 0.7, bottom - 8, 0), palette.PAPER_EDGE)
    surface.hairline(canvas, LEFT + 14, TOP + HEAD - 2, RIGHT - 14, palette.INK_SOFT)
    y = TOP + 22
    canvas.sprite("crown", POINTS - 2, y, 38, shadow=False)
    canvas.sprite("bag", MONEY, y, 30, shadow=False)
    canvas.sprite("worker", WORKERS - 2, y, 32, shadow=False)
    canvas.sprite("ship", SHIPS - 1, y + 14, 34, 5, shadow=False)
    for x, name in ((COLONIES, "colony"), (FACTORIES, "factory")):
        canvas.sprite(name, x - 32, y, 32, shadow=False)
        for k, good in enumerate(GOODS):
            canvas.sprite(good, x + GOODS_PITCH * k, y, 27, shadow=False)
    canvas.sprite("explorer-disc", EXPLORERS + 6, y, 32, shadow=False)
    canvas.sprite("shipyard", SHIPYARDS + 6, y, 34, shadow=False)
    canvas.sprite("church", CHURCHES + 6, y, 34, shadow=False)


def lay(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw names and figures; those that the last line changed glow."""
    canvas.area("players", *box(len(view.players)))
    for player in view.players:
        y = TOP + HEAD + ROW * (player.seat + 0.5)
        if player.seat in view.awaited:
            canvas.fill(shapes.round_rectangle(LEFT + 4, y - ROW / 2 + 0.5, RIGHT - 4, y + ROW / 2 - 0.5, 7), palette.rgb("#FFE9A8"))
            canvas.fill(shapes.round_rectangle(LEFT + 4, y - ROW / 2 + 0.5, RIGHT - 4, y + ROW / 2 - 0.5, 7, 2), palette.GOLD)
        marks.disc(canvas, LEFT + 28, y, 16, player.seat)
        if player.has_card:
            signs.orange_ship(canvas, LEFT + 40, y + 10, 23)
        canvas.text(LEFT + 52, y, player_name(say, player.seat), fonts.SANS_MEDIUM, 26, palette.INK, "lm", 200.0 - 76)
        changed = news(view, player)
        for name, (x, value) in _figures(player).items():
            _lay_figure(canvas, x, y, value, name in changed)
        canvas.area(f"player-{player.seat}", LEFT, y - ROW / 2, RIGHT, y + ROW / 2)
        for x, kind in SHIELDS:
            _lay_shields(canvas, x, y, player.owned[kind])


def _figures(player: PlayerView) -> dict[str, tuple[float, int]]:
    """Return every figure of a row by its name, with its x in px.

    A factory has the name of its good.
    """
    figures: dict[str, tuple[float, int]] = {
        "points": (POINTS - 1, player.points),
        "money": (MONEY, player.money),
        "workers": (WORKERS, player.workers),
        "ships": (SHIPS, player.ships_out),
        "explorer": (EXPLORERS - 8, len(player.explorers)),
        "shipyard": (SHIPYARDS - 8, player.shipyards),
        "church": (CHURCHES - 8, player.churches),
    }
    for good, number in GOOD_NUMBER.items():
        figures[f"colony-{good}"] = (COLONIES + GOODS_PITCH * number, player.colonies[number])
        figures[good] = (FACTORIES + GOODS_PITCH * number, player.factories[number])
    return figures


def _lay_figure(canvas: Canvas, x: float, y: float, value: int, is_new: bool) -> None:
    if is_new:
        half = 12 + 6.5 * len(str(value))
        canvas.fill(shapes.round_rectangle(x - half, y - 16, x + half, y + 16, 9), palette.HALO, 0.85)
    if value:
        canvas.text(x, y, str(value), fonts.SANS_BOLD, 28, palette.INK, "mm")
    else:
        canvas.fill(shapes.disc(x, y, 2.6), palette.rgb("#B3A380"))


def _lay_shields(canvas: Canvas, x: float, y: float, count: int) -> None:
    """Draw one small gold shield for each privilege."""
    for k in range(count):
        signs.shield(canvas, x + 10 + 15.5 * k, y, 17)


def news(view: NavegadorView, player: PlayerView) -> set[str]:
    """Return the names of a player's figures that the last line changed."""
    last = view.last
    if last.seat != player.seat:
        return set()
    names = {"money"} if last.money else set()
    if last.what in ("workers", "ships") and last.recruited > last.sold:
        names.add(last.what)
    if last.paid or last.lost:
        names.add("ships")
    if last.privilege and not last.is_king:
        names.add("workers")
    if last.explored:
        names.add("explorer")
    goods = {region.region: region.good for region in view.regions}
    names |= {f"colony-{goods[region]}" for region, _ in last.colonies}
    return names | {building for building, _ in last.buildings}
