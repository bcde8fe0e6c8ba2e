"""The open cards, enlarged: countries for sale, and history cards with their text."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.values.core import Msg, Say
from games.magellan.pictures import ground, scene
from games.magellan.rules.board import NATIONS, label
from games.magellan.rules.cards.text import text as sentences
from games.magellan.rules.view import MagellanView
from render.kit import fonts, layers, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

EDGE = 16.0
"""Px between the cards and the edge of the picture."""
GAP = 14.0
"""Px between two cards."""
HEAD = 76.0
LEAST = 420.0
"""Least height of the picture in px."""
MANY = 12
"""If more countries are open than this, they are a list instead of cards."""
COUNTRY_COLUMNS = 4
COUNTRY_HEIGHT = 138.0
"""Height in px of the card of a country."""
LIST_COLUMNS = 3
LIST_ROW = 40.0
"""Height in px of a row of the list."""
HISTORY_COLUMNS = 3
LINE = 28.0
"""Px between two lines of the text of a card."""
TITLE_SIZE = 26.0
TEXT_SIZE = 23.0
BAND = 40.0
"""Height in px of the band with the title of a card."""


@dataclass(frozen=True, slots=True)
class History:
    """An open history card ready to draw: its title, its text in lines, its bonus (0: none)."""

    card: str
    title: str
    lines: tuple[str, ...]
    bonus: int


def compose(view: MagellanView, say: Say) -> Canvas:
    """Draw all open cards."""
    countries, history = scene.for_sale(view), histories(view, say)
    tops = layout(len(countries), history)
    canvas = Canvas(paper(round(max(LEAST, tops[-1]))).copy())
    canvas.text(EDGE + 4, 50, say(Msg("magellan.pic.sale")), fonts.SERIF_BOLD, 38, palette.INK, "ls", 560)
    packs = say(Msg("magellan.pic.packs", countries=view.geographic_count, history=view.history_count))
    canvas.text(ground.WIDTH - EDGE - 4, 48, packs, fonts.SANS, 25, palette.INK_SOFT, "rs", 560)
    if not countries:
        canvas.text(EDGE + 4, HEAD + 30, say(Msg("magellan.pic.sale.none")), fonts.SANS, 25, palette.INK, "ls", 1160)
    canvas.area("countries", EDGE, 8, ground.WIDTH - EDGE, tops[0] - 4)
    canvas.area("history", EDGE, tops[0], ground.WIDTH - EDGE, tops[-1])
    lay = lay_list if len(countries) > MANY else lay_countries
    lay(canvas, view, countries, say)
    canvas.text(EDGE + 4, tops[0] + 42, say(Msg("magellan.pic.history")), fonts.SERIF_BOLD, 34, palette.INK, "ls", 1100)
    if not history:
        canvas.text(EDGE + 4, tops[0] + 86, say(Msg("magellan.pic.discoveries.none")), fonts.SANS, 25, palette.INK, "ls", 1160)
    for k, entry in enumerate(history):
        row = 1 + k // HISTORY_COLUMNS
        top, end = tops[row], tops[row + 1]
        lay_history(canvas, entry, card_box(k, HISTORY_COLUMNS, top, end - top - GAP))
    return canvas


@layers.keep_last(6)
def paper(height: int) -> Image.Image:
    """Empty paper of the picture's width."""
    return surface.ground((ground.WIDTH, height)).image


def layout(countries: int, history: tuple[History, ...]) -> list[float]:
    """Return where the history cards begin, the top of each of their rows, and their end."""
    if countries > MANY:
        top = HEAD + LIST_ROW * -(-countries // LIST_COLUMNS) + 18
    else:
        top = HEAD + (COUNTRY_HEIGHT + GAP) * max(0.4, -(-countries // COUNTRY_COLUMNS))  # without countries there is one line
    tops = [top, top + 60]
    for start in range(0, len(history), HISTORY_COLUMNS):
        most = max(len(entry.lines) for entry in history[start : start + HISTORY_COLUMNS])
        tops.append(tops[-1] + BAND + 26 + LINE * max(2, most) + GAP)
    if not history:
        tops.append(tops[-1] + 50)
    return tops


def card_box(k: int, columns: int, top: float, height: float) -> BoxPx:
    """Return the box of the card of index `k`, in rows of `columns` cards."""
    width = (ground.WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    x = EDGE + (width + GAP) * (k % columns)
    return x, top, x + width, top + height


def lay_countries(canvas: Canvas, view: MagellanView, countries: tuple[str, ...], say: Say) -> None:
    """Draw geographic cards as the game prints them: cost left, income right."""
    costs, letters = {country.country: country for country in view.open}, scene.letters(view)
    cash = view.players[view.turn].cash
    for k, country in enumerate(countries):
        top = HEAD + (COUNTRY_HEIGHT + GAP) * (k // COUNTRY_COLUMNS)
        x0, y0, x1, _ = box = card_box(k, COUNTRY_COLUMNS, top, COUNTRY_HEIGHT)
        surface.panel(canvas, box)
        canvas.fill(shapes.round_rectangle(x0 + 5, y0 + 5, x1 - 5, y0 + 5 + BAND, 6), palette.LAND)
        canvas.sprite("sale-disc", x0 + 28, y0 + 5 + BAND / 2, 32, figure=letters.get(country), shadow=False)
        name = scene.country_name(say, country)
        canvas.text(x0 + 52, y0 + 5 + BAND / 2, name, fonts.SERIF_BOLD, 28, palette.INK, "lm", x1 - x0 - 66)
        cost, nation = costs[country].cost, NATIONS[country]
        colour = palette.INK if cost <= cash else palette.WAX
        bag = canvas.sprite("bag", x0 + 30, y0 + 70, 34, shadow=False)
        left = canvas.text(bag.x1 + 2, y0 + 71, str(cost), fonts.SANS_BOLD, 36, colour, "lm")
        if cost != nation.cost:
            canvas.text(left.x1 + 8, y0 + 74, f"({nation.cost})", fonts.SANS, 23, palette.INK_SOFT, "lm")
        canvas.text(x1 - 16, y0 + 71, f"+{nation.income}", fonts.SANS_BOLD, 36, palette.INK, "rm")
        percent = canvas.text(x1 - 16, y0 + 116, f"{nation.permille / 10} %", fonts.SANS, 25, palette.INK_SOFT, "rm")
        where = canvas.text(x0 + 16, y0 + 116, label(nation.cell), fonts.SANS_MEDIUM, 25, palette.INK, "lm")
        canvas.text(where.x1 + 10, y0 + 116, say(nation.capital), fonts.SERIF_ITALIC, 25, palette.INK, "lm", percent.x0 - where.x1 - 20)


def lay_list(canvas: Canvas, view: MagellanView, countries: tuple[str, ...], say: Say) -> None:
    """Draw many countries in columns, one line each."""
    costs, letters = {country.country: country.cost for country in view.open}, scene.letters(view)
    cash = view.players[view.turn].cash
    deep = -(-len(countries) // LIST_COLUMNS)
    surface.panel(canvas, (EDGE, HEAD - 8, ground.WIDTH - EDGE, HEAD + LIST_ROW * deep + 8))
    for k, country in enumerate(countries):
        x0, _, x1, _ = card_box(k // deep, LIST_COLUMNS, 0, 0)
        y = HEAD + LIST_ROW * (k % deep + 0.5)
        if country in letters:
            canvas.sprite("sale-disc", x0 + 24, y, 28, figure=letters[country], shadow=False)
        else:
            canvas.sprite("capital-dot", x0 + 24, y, 14, shadow=False)
        income = canvas.text(x1 - 12, y, f"+{NATIONS[country].income}", fonts.SANS, 25, palette.INK_SOFT, "rm")
        colour = palette.INK if costs[country] <= cash else palette.WAX
        cost = canvas.text(x1 - 68, y, str(costs[country]), fonts.SANS_BOLD, 27, colour, "rm")
        assert cost.x1 < income.x0
        where = canvas.text(min(x1 - 130, cost.x0 - 10), y, label(NATIONS[country].cell), fonts.SANS, 22, palette.INK_SOFT, "rm")
        canvas.text(x0 + 46, y, scene.country_name(say, country), fonts.SERIF_BOLD, 23, palette.INK, "lm", where.x0 - x0 - 52)


def histories(view: MagellanView, say: Say) -> tuple[History, ...]:
    """Return the open history cards, that of a war first."""
    x0, _, x1, _ = card_box(0, HISTORY_COLUMNS, 0, 0)
    entries = []
    for card in (*((view.war.card,) if view.war else ()), *(active.card for active in view.active)):
        rule = " ".join(say(sentence) for sentence in sentences(card, view.table.is_expert))
        lines = text.wrap_text(rule, fonts.SANS, TEXT_SIZE, x1 - x0 - 30, 9)
        entries.append(History(card, scene.card_title(say, card), lines, scene.bonus(card)))
    return tuple(entries)


def lay_history(canvas: Canvas, entry: History, box: BoxPx) -> None:
    """Draw a history card: its title on a band, its bonus, its text."""
    x0, y0, x1, _ = box
    surface.panel(canvas, box)
    canvas.fill(shapes.round_rectangle(x0 + 5, y0 + 5, x1 - 5, y0 + 5 + BAND, 6), palette.LAND)
    right = x1 - 14
    if entry.bonus:
        canvas.sprite("discovery-seal", x1 - 34, y0 + 7 + BAND / 2, 50, figure=str(entry.bonus), shadow=False)
        right = x1 - 64
    canvas.text(x0 + 16, y0 + 5 + BAND / 2, entry.title, fonts.SERIF_BOLD, TITLE_SIZE, palette.INK, "lm", right - x0 - 18)
    for k, line in enumerate(entry.lines):
        canvas.text(x0 + 16, y0 + BAND + 34 + LINE * k, line, fonts.SANS, TEXT_SIZE, palette.INK, "ls", x1 - x0 - 28)
