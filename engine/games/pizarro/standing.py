"""What a position is worth to each seat, by terms: crowns and piles as they are, and what money, income and ships will bring."""

from __future__ import annotations

from engine.games.pizarro.board import EXPLORERS, PHASES, STACK
from engine.games.pizarro.manner import GAMBLE, MAGELLAN
from engine.games.pizarro.score import gamble_points
from engine.games.pizarro.table import Table

LAST = PHASES[-1]


def prospects(table: Table, seat: int) -> tuple[float, ...]:
    """What a seat has for later, each in its own unit: the money in hand, the same times the share of the phase's cards that are still to
    come, money cards due at the end of the phase, and the gains of spaces before its ships: in this phase, in the next one, in the last,
    shared with their rivals."""
    phase, counts, ships = table.phase, table.counts, table.ships
    money = float(sum(table.hands[seat]))
    ahead = len(table.stack) / STACK[phase - 1]
    now, waiting = 0.0, [0.0] * len(EXPLORERS)
    for card in range(len(EXPLORERS)):
        own = ships[seat][card]
        if phase > 1 and own[phase - 1] and counts[card]:
            rivals = sum([ships[other][card][phase - 1] > 0 for other in range(table.seats)]) - 1
            now += table.worth[seat][card] * min(own[phase - 1], counts[card]) / (1.0 + rivals)
        if phase < LAST and own[phase]:
            rivals = sum([ships[other][card][phase] > 0 for other in range(table.seats)]) - 1 + counts[card]
            waiting[card] = (1.0 + 0.4 * (own[phase] > 1 and phase == 1)) / (1.0 + 0.5 * rivals)
    return money, money * ahead, float(table.income(seat)), now, *waiting


def worth(table: Table, seat: int) -> tuple[float, ...]:
    """By terms."""
    board, piles, hand = float(table.on_spaces(seat)), float(table.in_piles(seat)), float(table.in_hand(seat))
    if table.is_over:
        gamble = float(gamble_points(table.draws)) if table.is_gambling(seat) else 0.0
        return board + gamble, piles, hand, 0.0, 0.0, 0.0
    money, early, cards, now, *waiting = prospects(table, seat)
    weight = WEIGHTS[table.seats][table.phase - 1]
    gamble = GAMBLE if table.is_gambling(seat) else 0.0
    return (
        board + gamble,
        piles,
        hand,
        weight[0] * money + weight[1] * early,
        weight[2] * cards,
        weight[3] * now + sum([w * x for w, x in zip(weight[4:], waiting, strict=True)]),
    )


WEIGHTS = {}
