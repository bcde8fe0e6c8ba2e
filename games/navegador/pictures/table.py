"""The public picture of the table.

Its header shows whose turn it is, the last move, and the phase or the turns left.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, fleet, ledger, panels, rondel, signs
from games.navegador.rules.view import LastMove, NavegadorView
from render.kit import fonts, layers, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, player_name

PHASE_X = 998.0
"""Left edge in px of the first phase."""
WORDS_X = 104.0
"""Left edge in px of the two lines of words."""


@layers.keep_last(4)
def ground(count: int) -> Image.Image:
    """Draw the paper, frame, chart and empty panels for a number of players."""
    canvas = surface.ground((1200, ledger.height(count)))
    for box in panels.BOXES:
        surface.panel(canvas, box)
    ledger.lay_ground(canvas, count)
    layout = chart.chart("table")
    chart.lay_frame(canvas, layout)
    canvas.image = surface.add_texture(canvas.image)
    canvas.image.paste(chart.ground("table"), (round(layout.box[0]), round(layout.box[1])))
    return canvas.image


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw the whole table."""
    canvas = Canvas(ground(len(view.players)).copy())
    lay_header(canvas, view, say)
    rondel.lay(canvas, view, say)
    fleet.lay(canvas, view, say, "table")
    panels.lay(canvas, view, say)
    ledger.lay(canvas, view, say)
    return canvas


def warm() -> None:
    """Build the static layers that need no words."""
    rondel.empty_rondel()
    for count in range(2, 6):
        ground(count)


def winners(view: NavegadorView) -> tuple[int, ...]:
    """Return the seats of rank 1."""
    return tuple(seat for seat, rank in enumerate(view.ranks) if rank == 1)


def title(view: NavegadorView, say: Say) -> Callable[[str], str]:
    """Return a function that makes the first line of the header with a player's name."""
    if view.stage == "over":
        return lambda who: say(Msg("navegador.pic.title.wins", who=who))
    if view.stage == "sailing":
        return lambda who: say(Msg("navegador.pic.title.sailing", who=who))
    if view.card.is_usable:
        return lambda who: say(Msg("navegador.pic.title.card", who=who))
    return lambda who: say(Msg("navegador.pic.title.moving", who=who))


def lay_header(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw two lines of words at the left and the phase at the right."""
    seats = winners(view) or tuple(view.awaited)
    end = _lay_phase(canvas, view, say)
    if seats:
        marks.disc(canvas, 60, 36, 29, seats[0])
        words, size = fitted_sentence(title(view, say), player_name(say, seats[0]), fonts.SERIF_BOLD, 38, end - WORDS_X - 24)
        canvas.text(WORDS_X, 38, words, fonts.SERIF_BOLD, size, palette.INK, "ls", end - WORDS_X - 24)
    if view.last.seat is not None:
        name = player_name(say, view.last.seat)
        words, size = fitted_sentence(lambda who: last_words(view.last, say, who), name, fonts.SANS, 24, end - WORDS_X - 24)
        canvas.text(WORDS_X, 63, words, fonts.SANS, size, palette.INK_SOFT, "ls", end - WORDS_X - 24)


def last_words(last: LastMove, say: Say, who: str) -> str:
    """Say in a few words what the last line did."""

    def region(name: str) -> Msg:
        return Msg(f"navegador.region.{name}")

    if last.explored:
        return say(Msg("navegador.pic.last.explored", who=who, region=region(last.explored), premium=last.premium))
    if last.sails:
        sail = last.sails[-1]
        ships = sum(group.count for group in last.sails)
        if len(last.sails) > 1:
            return say(Msg("navegador.pic.last.sailed_many", who=who, ships=ships))
        return say(Msg("navegador.pic.last.sailed", who=who, ships=ships, origin=region(sail.origin), to=region(sail.to)))
    if last.recruited:
        key = "navegador.pic.last.ships" if last.what == "ships" else "navegador.pic.last.workers"
        return say(Msg(key, who=who, count=last.recruited))
    if last.trades:
        return say(Msg("navegador.pic.last.market", who=who, income=sum(trade.income for trade in last.trades)))
    if last.colonies:
        places = tuple(dict.fromkeys(region(where) for where, _ in last.colonies))
        return say(Msg("navegador.pic.last.colony", who=who, count=len(last.colonies), regions=places))
    if last.buildings:
        return say(Msg("navegador.pic.last.buildings", who=who, count=len(last.buildings), price=sum(price for _, price in last.buildings)))
    if last.privilege:
        return say(Msg("navegador.pic.last.privilege", who=who, kind=Msg(f"navegador.kind.{last.privilege}"), bonus=last.bonus))
    field = "sailing" if last.what in ("navegador", "start") else last.what
    return say(Msg("navegador.pic.last.nothing", who=who, field=Msg(f"navegador.pic.field.{field}")))


def _lay_phase(canvas: Canvas, view: NavegadorView, say: Say) -> float:
    """Draw the three phases, the current one dark red; return the left end of their words."""
    for phase, numeral in signs.NUMERAL.items():
        x = PHASE_X + 61 * (phase - 1)
        is_now = phase == view.phase
        canvas.fill(shapes.round_rectangle(x, 14, x + 54, 58, 9), palette.WAX if is_now else palette.PAPER_SHADE)
        canvas.fill(shapes.round_rectangle(x, 14, x + 54, 58, 9, 1.6), palette.INK if is_now else palette.LAND_SHADE)
        colour = palette.PAPER if is_now else palette.INK_SOFT
        canvas.text(x + 27, 36, numeral, fonts.SERIF_BOLD, 27, colour, "mm")
    if view.left is not None and view.stage != "over":
        first, second = say(Msg("navegador.pic.ending")), say(Msg("navegador.pic.turns_left", turns=view.left))
    elif view.stage == "over":
        first, second = say(Msg("navegador.pic.phase")), say(Msg("navegador.pic.over"))
    else:
        first, second = say(Msg("navegador.pic.phase")), say(Msg("navegador.pic.borders", borders=view.phase))
    upper = canvas.text(PHASE_X - 16, 35, first, fonts.SERIF_BOLD, 26, palette.WAX if view.left is not None else palette.INK, "rs", 220)
    lower = canvas.text(PHASE_X - 16, 62, second, fonts.SANS, 24, palette.INK_SOFT, "rs", 220)
    canvas.area("phase", min(upper.x0, lower.x0) - 8, 8, PHASE_X + 182, 70)
    return min(upper.x0, lower.x0)
