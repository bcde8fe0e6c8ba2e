"""The final picture: places, incomes country by country, money, and the laurel."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.magellan.pictures import ground, players, scene
from games.magellan.rules.board import NATIONS
from games.magellan.rules.view import MagellanView, PlayerView
from render.kit import fonts, layers, marks, names, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

HEAD = 150
"""Height of the strip of the map with the title."""
LEAST = 112.0
"""Height in px of the row of a player, at least."""
CHIP = 36.0
"""Height in px of the chip of a country."""
CHIP_GAP = 8.0
CHIPS_X = 400.0
"""Left edge in px of the chips."""
TOTAL_X = 1070.0
"""Left edge in px of the total."""
MARGIN = 16.0


def compose(view: MagellanView, say: Say) -> Canvas:
    """Draw the whole sheet, the winner first."""
    order = sorted(view.players, key=lambda player: (view.ranks[player.seat], player.seat))
    rows = [chips(player, say) for player in order]
    heights = [max(LEAST, 34 + len(chip_rows) * (CHIP + CHIP_GAP)) for chip_rows in rows]
    canvas = Canvas(base(tuple(heights)).copy())
    winners = [names.player_name(say, player.seat) for player in order if view.ranks[player.seat] == 1]
    who = winners[0] if len(winners) == 1 else say(Msg("core.list", first=", ".join(winners[:-1]), last=winners[-1]))
    key = "magellan.pic.title.over" if len(winners) == 1 else "magellan.pic.title.shared"
    sentence, size = names.fitted_sentence(lambda name: say(Msg(key, who=name)), who, fonts.SERIF_BOLD, 54, 960)
    canvas.text(210, 76, sentence, fonts.SERIF_BOLD, size, palette.BAG_FIGURE)
    below = say(Msg("magellan.pic.sheet.below", target=view.table.target, rounds=view.round))
    canvas.text(210, 118, below, fonts.SANS, 28, palette.BAG_FIGURE, "ls", 960)
    marks.disc(canvas, 110, 76, 46, order[0].seat)
    canvas.sprite("laurel", 110, 80, 150, shadow=False)
    top = HEAD + MARGIN
    for player, chip_rows, height in zip(order, rows, heights, strict=True):
        canvas.area(f"player-{player.seat}", MARGIN, top, ground.WIDTH - MARGIN, top + height)
        lay_row(canvas, view, player, chip_rows, (MARGIN, top, ground.WIDTH - MARGIN, top + height), say)
        top += height + 12
    return canvas


@layers.keep_last(8)
def base(heights: tuple[float, ...]) -> Image.Image:
    """Draw paper with the strip of the map and a panel for each player."""
    canvas = surface.ground((ground.WIDTH, round(HEAD + MARGIN + sum(heights) + 12 * len(heights) + 4)))
    strip = ground.map_layer(ground.ATLANTIC).crop((34, 170, 1150, 170 + HEAD)).resize((ground.WIDTH, HEAD), Image.Resampling.BICUBIC)
    canvas.image.paste(Image.blend(strip, Image.new("RGB", strip.size, palette.SEA_DEEP), 0.72), (0, 0))
    canvas.fill(shapes.round_rectangle(0, HEAD - 3, ground.WIDTH, HEAD, 0), palette.GOLD)
    top = HEAD + MARGIN
    for height in heights:
        surface.panel(canvas, (MARGIN, top, ground.WIDTH - MARGIN, top + height))
        top += height + 12
    return canvas.image


def chips(player: PlayerView, say: Say) -> list[list[tuple[str, int]]]:
    """Return a player's countries with incomes in rows that fit, the richest first."""
    rows: list[list[tuple[str, int]]] = [[]]
    x = 0.0
    for country in sorted(player.held, key=lambda country: (-NATIONS[country].income, country)):
        name = scene.country_name(say, country)
        width = chip_width(name, NATIONS[country].income)
        if rows[-1] and x + width > TOTAL_X - 60 - CHIPS_X:
            rows.append([])
            x = 0.0
        rows[-1].append((name, NATIONS[country].income))
        x += width + CHIP_GAP
    return rows


def chip_width(name: str, income: int) -> float:
    return 34 + text.width(name, fonts.SERIF_BOLD, 23) + text.width(f"+{income}", fonts.SANS_BOLD, 24)


def lay_row(canvas: Canvas, view: MagellanView, player: PlayerView, chip_rows: list[list[tuple[str, int]]], box: BoxPx, say: Say) -> None:
    """Draw a player: place, name, money, countries, sum."""
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    rank = view.ranks[player.seat]
    if rank == 1:
        players.highlight(canvas, box)
    canvas.text(x0 + 34, middle, str(rank), fonts.SERIF_BOLD, 46, palette.WAX if rank == 1 else palette.INK, "mm")
    marks.disc(canvas, x0 + 94, middle, 30, player.seat)
    who = names.player_name(say, player.seat)
    canvas.text(x0 + 136, middle - 8, who, fonts.SERIF_BOLD, 30, palette.INK, "ls", CHIPS_X - 30 - (x0 + 136))
    canvas.sprite("bag", x0 + 152, middle + 22, 32, shadow=False)
    cash = canvas.text(x0 + 174, middle + 23, str(player.cash), fonts.SANS_BOLD, 28, palette.INK, "lm")
    if player.is_out:
        state = say(Msg("magellan.pic.sheet.won" if player.income > view.table.target else "magellan.pic.sheet.out"))
        canvas.text(cash.x1 + 14, middle + 23, state, fonts.SANS, 24, palette.INK_SOFT, "lm", CHIPS_X - 16 - cash.x1 - 14)
    top = middle - (len(chip_rows) * (CHIP + CHIP_GAP) - CHIP_GAP) / 2
    for row in chip_rows:
        x = CHIPS_X
        for name, income in row:
            width = chip_width(name, income)
            canvas.fill(shapes.round_rectangle(x, top, x + width, top + CHIP, 8), palette.LAND)
            canvas.fill(shapes.round_rectangle(x, top, x + width, top + CHIP, 8, 1.4), palette.LAND_SHADE)
            name_box = canvas.text(x + 12, top + CHIP / 2, name, fonts.SERIF_BOLD, 23, palette.INK, "lm")
            canvas.text(name_box.x1 + 10, top + CHIP / 2, f"+{income}", fonts.SANS_BOLD, 24, palette.WAX, "lm")
            x += width + CHIP_GAP
        top += CHIP + CHIP_GAP
    if player.is_out and not player.held:
        label = say(Msg("magellan.pic.sheet.gone"))
        canvas.text(CHIPS_X, middle, label, fonts.SANS, 25, palette.INK_SOFT, "lm", TOTAL_X - 60 - CHIPS_X)
    canvas.text(TOTAL_X - 36, middle, "=", fonts.SANS, 34, palette.INK_SOFT, "mm")
    canvas.text(x1 - 20, middle, f"+{player.income}", fonts.SANS_BOLD, 46, palette.INK, "rm")
