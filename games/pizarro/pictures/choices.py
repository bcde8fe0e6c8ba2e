"""Panels for what a decision chooses among beside cards of the hand, with numbers.

Halves, ships, piles, the stack, the cards turned up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.values.core import Msg, Say
from games.pizarro.pictures import handful
from games.pizarro.pictures.cards import lay_explorer
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.view import PizarroView
from render.kit import decision as kit
from render.kit import fonts, palette, surface
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

EDGE = 20.0
"""Px between the panels and the edges of the picture."""
GAP = 14.0
"""Px between two panels."""
Numbers = Mapping[int, Collection[Any]]
"""The places of each answer, by the answer's number."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One choice."""

    place: Any
    """The place that its answer names."""
    draw: Callable[[Canvas, BoxPx], None]
    """Draws it in a box."""
    words: str = ""
    """What stands below it."""


def lay(canvas: Canvas, box: BoxPx, view: PizarroView, preview: PizarroView, asked: str, numbers: Numbers, say: Say) -> bool:
    """Draw the panels of an ask, and return whether it has any; all others are about the hand."""
    make = _PANELS.get(asked)
    panels = make(view, preview, say) if make is not None else []
    if not panels:
        return False
    inner = (box[0] + EDGE, box[1] + 18, box[2] - EDGE, box[3] - 18)
    wide = (inner[2] - inner[0] - GAP * (len(panels) - 1)) / len(panels)
    for k, panel in enumerate(panels):
        x0 = inner[0] + (wide + GAP) * k
        frame = (x0, inner[1], x0 + wide, inner[3])
        surface.panel(canvas, frame)
        canvas.area("choice-" + "-".join(map(str, panel.place)), *frame)
        number = next((number for number, places in numbers.items() if panel.place in places), None)
        top = frame[1] + 10
        if number is not None:
            kit.mark(canvas, number, frame[0] + 14 + kit.MARK / 2, frame[1] + 14 + kit.MARK / 2)
        foot = frame[3] - (56 if panel.words else 14)
        left = frame[0] + (kit.MARK + 26 if len(panels) < 4 else 14)
        panel.draw(canvas, (left, top, frame[2] - 14 - (kit.MARK if len(panels) == 2 else 0), foot))
        if panel.words:
            canvas.text((frame[0] + frame[2]) / 2, frame[3] - 20, panel.words, fonts.SANS_MEDIUM, 42, palette.INK, "ms", wide - 28)
    return True


def _sprite(name: str, figure: str | None = None, seat: int | None = None) -> Callable[[Canvas, BoxPx], None]:
    """Return a function that draws a sign as large as its box."""

    def draw(canvas: Canvas, box: BoxPx) -> None:
        side = min(box[2] - box[0], box[3] - box[1]) * 0.9
        canvas.sign(name, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, side, seat, figure, shadow=True)

    return draw


def _halves(view: PizarroView, preview: PizarroView, say: Say) -> list[Panel]:
    spaces = {space.half: space for space in view.spaces if (space.explorer, space.phase) == ("vasco_da_gama", view.phase)}
    return [
        Panel(("half", "left"), _sprite("draw", f"+{spaces['left'].amount}"), say(Msg("pizarro.pic.choice.cards"))),
        Panel(("half", "right"), _sprite("crown", str(spaces["right"].crowns)), say(Msg("pizarro.pic.effect.crowns"))),
    ]


def _ships(view: PizarroView, preview: PizarroView, say: Say) -> list[Panel]:
    words = {"left": say(Msg("pizarro.pic.choice.left")), "right": say(Msg("pizarro.pic.choice.right"))}
    return [Panel(("from", half), _sprite("ship", figure=None, seat=view.seat), words[half]) for half in ("left", "right")]


def _piles(view: PizarroView, preview: PizarroView, say: Say) -> list[Panel]:
    """Return the own piles that can take a card."""
    assert view.seat is not None
    player = view.players[view.seat]
    return [
        Panel(("pile", at), _pile(values), f"{crowns(values)} × {len(values)} = {crowns(values) * len(values)}")
        for at, pile in enumerate(player.piles)
        if pile.phase < view.phase and (values := pile.values) is not None
    ]


def _pile(values: Sequence[int]) -> Callable[[Canvas, BoxPx], None]:
    def draw(canvas: Canvas, box: BoxPx) -> None:
        _lay_cards(canvas, box, values)

    return draw


def _lay_cards(canvas: Canvas, box: BoxPx, values: Sequence[int]) -> None:
    """Draw cards side by side in the middle of a box."""
    width = min(handful.WIDEST, (box[3] - box[1] - 8) * 138 / 260, (box[2] - box[0]) / max(1.0, len(values) + 0.1 * (len(values) - 1)))
    pitch = width * 1.1
    start = (box[0] + box[2]) / 2 - pitch * (len(values) - 1) / 2
    for k, value in enumerate(values):
        handful.lay_card(canvas, value, start + pitch * k, (box[1] + box[3]) / 2, width, is_raised=False)


def _gamble(view: PizarroView, preview: PizarroView, say: Say) -> list[Panel]:
    """Return the panels of the cards turned up and of the deck."""
    assert view.gamble is not None
    draws, total = view.gamble.draws, Msg("pizarro.pic.choice.drawn", total=view.gamble.total)
    deck = Panel(("deck",), _sprite("card-back"), say(Msg("pizarro.pic.choice.deck")))
    return [Panel(("drawn",), _pile(draws), say(total)), deck] if draws else [deck]


def _vetoes(view: PizarroView, preview: PizarroView, say: Say) -> list[Panel]:
    """Return the panels of the card as it lies open and of the bottom of the stack."""
    assert view.card is not None
    return [
        Panel(("card",), _explorer(view.card), say(Msg("pizarro.pic.choice.now"))),
        Panel(("stack",), _stack(view), say(Msg("pizarro.pic.choice.bottom", cards=view.stack_count))),
    ]


def _explorer(explorer: str) -> Callable[[Canvas, BoxPx], None]:
    def draw(canvas: Canvas, box: BoxPx) -> None:
        x, y, side = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, min(box[2] - box[0], box[3] - box[1]) * 0.95
        lay_explorer(canvas, explorer, x, y, side)

    return draw


def _stack(view: PizarroView) -> Callable[[Canvas, BoxPx], None]:
    def draw(canvas: Canvas, box: BoxPx) -> None:
        x, y, side = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, (box[3] - box[1]) * 0.85
        for step in (2, 1, 0):
            canvas.sign("card-back", x - 14 * (step - 1), y - 5 * (step - 1), side, shadow=step == 2)

    return draw


_PANELS: dict[str, Callable[[PizarroView, PizarroView, Say], list[Panel]]] = {
    "half": _halves,
    "from": _ships,
    "pile": _piles,
    "gamble": _gamble,
    "veto": _vetoes,
}
