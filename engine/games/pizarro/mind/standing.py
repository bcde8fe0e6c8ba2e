"""What a position is worth to each seat, by terms: crowns and piles as they are, and what money, income and ships will bring."""

from __future__ import annotations

from engine.adding import weighed
from engine.core import Seat
from engine.games.pizarro.board import EXPLORERS, PHASES, STACK
from engine.games.pizarro.mind.manner import GAMBLE
from engine.games.pizarro.mind.quiet import Quiet
from engine.games.pizarro.payment import crowns
from engine.games.pizarro.score import gamble_points, is_gambling, pile_points, ship_crowns

LAST = PHASES[-1]


def prospects(work: Quiet, seat: int) -> tuple[float, ...]:
    """What a seat has for later, each in its own unit: the money in hand, the same times the share of the phase's cards that are still to
    come, money cards due at the end of the phase, and the gains of spaces before its ships: in this phase, in the next one, in the last,
    shared with their rivals."""
    phase, counts, ships = work.phase, work.counts, work.fleet
    money = float(sum(work.hands[seat]))
    ahead = len(work.stack) / STACK[phase - 1]
    now, waiting = 0.0, [0.0] * len(EXPLORERS)
    for card in range(len(EXPLORERS)):
        own = ships[seat][card]
        if phase > 1 and own[phase - 1] and counts[card]:
            rivals = sum([ships[other][card][phase - 1] > 0 for other in range(work.seats)]) - 1
            now += work.worth[seat][card] * min(own[phase - 1], counts[card]) / (1.0 + rivals)
        if phase < LAST and own[phase]:
            rivals = sum([ships[other][card][phase] > 0 for other in range(work.seats)]) - 1 + counts[card]
            waiting[card] = (1.0 + 0.4 * (own[phase] > 1 and phase == 1)) / (1.0 + 0.5 * rivals)
    return money, money * ahead, float(work.income(Seat(seat))), now, *waiting


def worth_of(work: Quiet, seat: int) -> tuple[float, ...]:
    """What the position is worth to a seat, by `TERMS`."""
    board, hand = float(ship_crowns(work.sides, work.ships[seat])), float(crowns(work.hands[seat]))
    piles = float(sum([pile_points(pile) for pile in work.piles[seat]]))
    gambles = is_gambling(work.sides, work.ships[seat])
    if work.is_over:
        return board, piles, hand, 0.0, 0.0, float(gamble_points(work.draws)) if gambles else 0.0
    money, early, income, now, *waiting = prospects(work, seat)
    weights = _WEIGHTS[work.seats][work.phase - 1]
    ships = weights[3] * now + weighed(weights[4:], waiting)
    gamble = GAMBLE if gambles else 0.0
    return board, piles, hand, weights[0] * money + weights[1] * early, weights[2] * income, ships + gamble


def doubt_of(seats: int, phase: int, left: int) -> float:
    """By how many points a seat is ahead of one other for odds of e : 1, with so many cards left in the phase."""
    low, high = _DOUBT[phase - 1]
    more = _MORE_AMONG_FOUR[phase - 1] if seats == 4 else 1.0
    return more * (low + (high - low) * left / STACK[phase - 1])


TERMS = (
    "pizarro.term.board",
    "pizarro.term.piles",
    "pizarro.term.hand",
    "pizarro.term.money",
    "pizarro.term.income",
    "pizarro.term.ships",
)
"""Crowns of the spaces, points of the piles, crowns in hand; money for later auctions, money cards that are due, what ships may reach."""

_DOUBT = ((3.7, 4.0), (2.9, 3.6), (1.1, 2.7))
"""By phase, when its last card is sold and when its first one comes up."""
_MORE_AMONG_FOUR = (2.5, 1.75, 1.5)
"""How many times as much it is among four, by phase: who is ahead there wins less often than among three or five, as 150 matches of mates
tell (`python -m bench chances pizarro`)."""

_WEIGHTS: dict[int, tuple[tuple[float, ...], ...]] = {
    3: (
        (0.42, 0.51, 4.23, 0.0, 1.41, 0.85, 9.71, -1.03, 3.4, 1.28),
        (0.22, 0.09, 2.96, 0.33, 1.91, 2.2, 9.2, 2.1, 4.18, 3.16),
        (0.01, 0.23, 1.65, 0.71),
    ),
    4: (
        (0.3, 0.01, 4.46, 0.0, 0.56, 0.8, 4.6, -1.6, 3.74, -0.01),
        (0.2, 0.18, 2.52, 0.2, 1.46, 2.53, 4.27, 2.13, 3.65, 2.38),
        (0.01, 0.22, 1.57, 0.48),
    ),
    5: (
        (0.11, 0.32, 3.94, 0.0, 0.31, -0.26, 6.0, -2.36, 3.37, -0.02),
        (0.14, 0.12, 2.35, 0.37, 2.18, 2.49, 6.0, 2.11, 3.65, 2.86),
        (0.0, 0.13, 1.41, 0.51),
    ),
    6: (
        (0.19, 0.2, 3.79, 0.0, 2.07, 2.3, 6.36, -0.94, 3.64, 3.42),
        (0.12, 0.08, 2.0, 0.26, 1.59, 2.24, 4.9, 1.44, 3.36, 3.89),
        (0.0, 0.12, 1.35, 0.51),
    ),
}
"""Points for one of each of the `prospects`, by the number of players and phase: fitted by least squares to how quick matches of the
rules of thumb ended (1,300 matches each)."""
