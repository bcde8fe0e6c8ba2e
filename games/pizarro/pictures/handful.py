"""The hand of a decision: large cards, many in stacks, with the numbers of answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.pizarro.pictures.cards import FIELD
from games.pizarro.rules.board import CROWNS
from render.kit import decision as kit
from render.kit import fonts, palette, shapes
from render.kit.canvas import Box, Canvas
from render.kit.surface import BoxPx

MOST = 9
"""A hand of more cards lies in stacks, one for each value; there are nine values."""
LANE = 60.0
"""Height in px that a further row of numbers over the same card takes."""
OVER = 24.0
"""Px from the upper edge of a card to the middle of the lowest number above it."""
WIDEST = 122.0
"""Greatest width of a card, in px."""
GAP = 10.0
"""Px between two cards."""
LIFT = 12.0
"""Px by which a raised card stands higher."""
LEAST = 76.0
"""Px; if cards would be narrower, each number lies over one card of its answer only, which may make them wider."""
CROWN = 74.0
"""Width in px of the crown on a card: its figure reads on a phone."""
PEEK = 9.0
"""Px by which a card shows behind an equal one."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Equal cards that lie in one place."""

    value: int
    places: tuple[int, ...]
    """Their places in the sorted hand."""


def stacks(hand: Sequence[int]) -> tuple[Stack, ...]:
    """Return the stacks of a hand, from the left; of a small hand, each card is one."""
    if len(hand) <= MOST:
        return tuple(Stack(value, (at,)) for at, value in enumerate(hand))
    return tuple(Stack(value, tuple(at for at, held in enumerate(hand) if held == value)) for value in sorted(set(hand)))


def _numbers_over(stack: Stack, numbers: Mapping[int, Collection[Any]]) -> list[int]:
    """Return the numbers of the answers that touch a card of a stack."""
    return [number for number, touched in numbers.items() if any(place in touched for place in stack.places)]


@dataclass(frozen=True, slots=True)
class _Fit:
    """How cards and the numbers over them are laid."""

    width: float
    """Width of a card, in px."""
    across: int
    """How many numbers lie side by side over a card."""
    lanes: int
    """How many rows of numbers lie above each other."""


def _fit_cards(box: BoxPx, counts: Sequence[int]) -> _Fit:
    """Return the widest cards with room for the numbers over them, `counts` of each card."""
    best, cards_by_count = _Fit(0, 1, 0), Counter(counts)
    for across in (1, 2, 3):
        lanes = -(-max(counts) // across)
        above = _above(lanes)
        width = min(WIDEST, (box[3] - box[1] - above - 16) * FIELD[0] / FIELD[1])
        room = box[2] - box[0] - 4 * GAP
        while width > 40 and sum([cards * _slot(width, count, across) for count, cards in cards_by_count.items()]) > room:
            width -= 1
        if width > best.width:
            best = _Fit(width, across, lanes)
    return best


def height(wide: float, most: float, hand: Sequence[int]) -> float:
    """Return the height in px of a hand that is `wide` px wide, `most` at most.

    It does not depend on the numbers, so that nothing moves under the thumb during a move.
    """
    if not hand:
        return most
    fit = _fit_cards((0, 0, wide, most), [1] * len(stacks(hand)))
    return min(most, _above(fit.lanes) + fit.width * FIELD[1] / FIELD[0] + 40)


def _keep_one_each(over: Sequence[Sequence[int]]) -> list[list[int]]:
    """Leave each number over one card of its answer only, where it has the most room."""
    owned: list[list[int]] = [[] for _ in over]
    for number in sorted({number for numbers in over for number in numbers}):
        at = min([k for k, numbers in enumerate(over) if number in numbers], key=lambda k: (len(owned[k]), len(over[k]), k))
        owned[at].append(number)
    return owned


def _above(lanes: int) -> float:
    """Return the px over a raised card with `lanes` rows of numbers."""
    return 10 + (OVER + kit.MARK / 2 + LANE * (lanes - 1) if lanes else LIFT)


def _slot(width: float, count: int, across: int) -> float:
    """Return the px that a card takes with its numbers and the gap beside it."""
    return max(width, kit.MARK * min(count, across) + 2) + GAP + PEEK / 2


def lay(canvas: Canvas, box: BoxPx, hand: Sequence[int], numbers: Mapping[int, Collection[Any]], gone: Collection[int]) -> None:
    """Draw the cards in a box with the numbers of answers; those that are `gone` are raised."""
    laid = stacks(hand)
    if not laid:
        return
    over = [_numbers_over(stack, numbers) for stack in laid]
    fit = _fit_cards(box, [len(numbers_here) for numbers_here in over])
    raised = [bool(numbers_here) or bool(set(stack.places) & set(gone)) for stack, numbers_here in zip(laid, over, strict=True)]
    if fit.width < LEAST:
        fewer = _keep_one_each(over)
        wider = _fit_cards(box, [len(numbers_here) for numbers_here in fewer])
        if wider.width > fit.width:
            over, fit = fewer, wider
    high = fit.width * FIELD[1] / FIELD[0]
    slots = [_slot(fit.width, len(numbers_here), fit.across) for numbers_here in over]
    spare = min(14.0, (box[2] - box[0] - 4 * GAP - sum(slots)) / len(slots))
    x = (box[0] + box[2] - sum(slots) - spare * len(slots)) / 2
    middle = (box[1] + _above(fit.lanes) + box[3] - 12) / 2
    for stack, numbers_here, slot, is_raised in zip(laid, over, slots, raised, strict=True):
        centre = x + (slot + spare) / 2
        y = middle - LIFT / 2 if is_raised else middle + LIFT / 4
        card = lay_card(canvas, stack.value, centre, y, fit.width, is_raised, len(stack.places))
        canvas.area(f"card-{stack.value}", card.x0, card.y0, card.x1, card.y1)
        for k, number in enumerate(numbers_here):
            row = numbers_here[k // fit.across * fit.across :][: fit.across]
            at = centre + kit.MARK * (k % fit.across - (len(row) - 1) / 2)
            kit.mark(canvas, number, at, y - high / 2 - OVER - LANE * (k // fit.across))
        x += slot + spare


def lay_card(canvas: Canvas, value: int, x: float, y: float, width: float, is_raised: bool, count: int = 1) -> Box:
    """Draw a money card, readable on a phone; a raised one glows, equal ones are counted."""
    high = width * FIELD[1] / FIELD[0]
    box = (x - width / 2, y - high / 2, x + width / 2, y + high / 2)
    for behind in range(min(count, 3) - 1, 0, -1):
        canvas.sprite("card-money", x + PEEK * behind, y - PEEK * behind / 2, width)
    if is_raised:
        canvas.fill(shapes.round_rectangle(box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6, 14), palette.HALO)
    laid = canvas.sprite("card-money", x, y, width)
    bag, crown = width * 0.72, min(CROWN, width * 0.9)
    canvas.sprite("bag", x, y - high * 0.17, bag, figure=str(value))
    canvas.sprite("crown", x, y + high * 0.27, crown, figure=str(CROWNS[value]))
    if count > 1:
        _lay_count(canvas, count, box[2] - 20, y + high * 0.09, min(48.0, high * 0.24))
    return laid


def _lay_count(canvas: Canvas, count: int, x: float, y: float, high: float) -> None:
    """Draw how many cards lie there, between the figures of the uppermost one."""
    wide = high * 1.42
    canvas.fill(shapes.round_rectangle(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, high / 4), palette.INK)
    canvas.text(x, y, f"×{count}", fonts.SANS_BOLD, high * 0.8, palette.PAPER, "mm")
    canvas.boxes[-1] = replace(canvas.boxes[-1], kind="badge")
