"""The banner: whose turn, the least thing to do, the phase and the decks."""

from __future__ import annotations

from collections.abc import Callable

from engine.values.core import Msg, Say
from games.pizarro.pictures.cards import explorer_name, lay_explorer
from games.pizarro.pictures.places import NUMERAL
from games.pizarro.rules.board import PHASES
from games.pizarro.rules.view import PizarroView
from render.kit import banner, fonts, palette, shapes
from render.kit.canvas import Canvas
from render.kit.scores import winners
from render.kit.surface import BoxPx

WORDS_ROOM = 393
"""Px for the two lines beside the phase."""
PHASE_X = 546
"""Left edge of the phase, in px."""
DECK_X = 946
"""Middle of the deck, in px."""
DISCARD_X = 1058
"""Middle of the discard pile, in px."""
PHASE: BoxPx = (PHASE_X - 14.0, 20.0, DECK_X - 32.0, 98.0)
DECKS: BoxPx = (DECK_X - 26.0, 20.0, 1174.0, 98.0)


def shown_seats(view: PizarroView) -> tuple[int, ...]:
    """Return the seats of the banner: those awaited, the one that moved, or the winners."""
    if view.stage == "over":
        return winners(view.ranks)
    if view.stage == "pending" and view.last.seat is not None:
        return (view.last.seat,)
    return view.awaited


TITLES = {"bidding": "bid", "paying": "pays", "bought": "pays", "vetoed": "vetoes", "exchanged": "exchange"}
"""What the first line chooses by, for the stage or what a complete move does; if none is given here, the word itself."""


def title(view: PizarroView, say: Say) -> Callable[[str], str]:
    """Return a function that makes the first line of the names of those whom it is about."""
    if view.stage == "over":
        key = "pizarro.pic.title.shared" if len(winners(view.ranks)) > 1 else "pizarro.pic.title.wins"
        return lambda who: say(Msg(key, who=who))
    kind, price = (view.last.what, view.last.amount) if view.stage == "pending" else (view.stage, view.bid)
    return lambda who: say(Msg("pizarro.pic.title", stage=TITLES.get(kind, kind), who=who, price=price))


def task(view: PizarroView, say: Say) -> str:
    """Return the second line: the smallest thing that is legal now."""
    if view.stage == "over":
        return say(Msg("pizarro.pic.task.over", points=view.sheets[winners(view.ranks)[0]].total))
    name, total = explorer_name(say, view.card) if view.card else "", view.gamble.total if view.gamble else 0
    return say(Msg("pizarro.pic.task", stage=view.stage, explorer=name, total=total, least=view.bid + 1))


def lay(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the banner's words and signs; its panel belongs to the static layer."""
    banner.lay(canvas, say, shown_seats(view), title(view, say), task(view, say), room=WORDS_ROOM)
    canvas.area("phase", *PHASE)
    canvas.area("decks", *DECKS)
    _lay_phase(canvas, view, say)
    _lay_decks(canvas, view, say)


def _lay_phase(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the phases, and how many cards of this one are to come."""
    label = canvas.text(PHASE_X, 57, say(Msg("pizarro.pic.phase")), fonts.SERIF_ITALIC, 30, palette.INK_SOFT, "ls", 90)
    x = label.x1 + 16
    for phase in PHASES:
        is_now = phase == view.phase and view.stage not in ("over", "gamble")
        box = (x, 28.0, x + 54, 66.0)
        canvas.fill(shapes.round_rectangle(*box, 8), palette.INK if is_now else palette.PAPER_EDGE)
        if not is_now:
            canvas.fill(shapes.round_rectangle(x + 1.6, 29.6, x + 52.4, 64.4, 6.5), palette.PAPER)
        colour = palette.PAPER if is_now else palette.INK_SOFT
        canvas.text(x + 27, 47, NUMERAL[phase], fonts.SERIF_BOLD if is_now else fonts.SERIF, 28, colour, "mm")
        x += 62
    _lay_bottom(canvas, view, x)
    if view.stage in ("over", "gamble"):
        canvas.text(PHASE_X, 91, say(Msg("pizarro.pic.scoring")), fonts.SANS_BOLD, 25, palette.INK, "ls", 350)
        return
    if view.stage == "exchange":
        canvas.text(PHASE_X, 91, say(Msg("pizarro.pic.phase_end")), fonts.SANS_BOLD, 25, palette.INK, "ls", 350)
        return
    card = say(Msg("pizarro.pic.card_of", number=view.card_number, cards=view.cards_in_phase))
    done = canvas.text(PHASE_X, 91, card, fonts.SANS_BOLD, 25, palette.INK, "ls", 200)
    left = view.stack_count
    if left == 0:
        more = say(Msg("pizarro.pic.last_card"))
    elif view.phase == PHASES[-1]:
        more = say(Msg("pizarro.pic.then_end", cards=left))
    else:
        more = say(Msg("pizarro.pic.then_phase", cards=left, phase=NUMERAL[view.phase + 1]))
    canvas.text(done.x1 + 8, 91, more, fonts.SANS, 24, palette.INK_SOFT, "ls", DECK_X - 34 - done.x1)


def _lay_bottom(canvas: Canvas, view: PizarroView, x: float) -> None:
    """Draw the explorers that a veto has put to the bottom of the stack."""
    if not view.bottom or view.stage in ("over", "gamble", "exchange"):
        return
    canvas.sprite("veto-used", x + 16, 47, 30, shadow=False)
    pitch = min(38.0, (DECK_X - 22 - x - 34) / len(view.bottom))
    for k, explorer in enumerate(view.bottom):
        middle = x + 34 + pitch * (k + 0.5)
        lay_explorer(canvas, explorer, middle, 47, min(38.0, pitch), min(28.0, pitch * 0.75), shadow=False)


def _lay_decks(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the deck and the discard pile, each with the number of its cards."""
    decks = (
        (DECK_X, "card-back", view.deck_count, say(Msg("pizarro.pic.deck"))),
        (DISCARD_X, "card-money", len(view.discard), say(Msg("pizarro.pic.discards"))),
    )
    for x, name, count, label in decks:
        if count:
            for step in (6, 3, 0)[-min(3, count) :]:
                canvas.sprite(name, x + step - 3, 54 - step / 2, 30, shadow=step == 6)
            canvas.sprite("bag", x - 3, 53, 20, shadow=False)
        else:
            canvas.fill(shapes.round_rectangle(x - 17, 28, x + 13, 84, 5, 1.5), palette.PAPER_EDGE)
        canvas.text(x + 28, 58, str(count), fonts.SANS_BOLD, 34)
        canvas.text(x + 28, 84, label, fonts.SANS, 22, palette.INK_SOFT, "ls", 82)
