"""What a position is worth to each seat, by terms: what it has, and what that will bring."""

from __future__ import annotations

from msgspec import Struct, convert

from data.tables import table
from engine.values.adding import weighted_sum
from engine.values.core import Seat
from games.pizarro.mind.manner import HABITS
from games.pizarro.mind.quiet import QuietPosition
from games.pizarro.rules.board import EXPLORERS, PHASES, STACK
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.score import gamble_points, is_gambling, pile_points, ship_crowns

LAST = PHASES[-1]


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """The `doubt_of` a phase at its last and first card, and its factor among four players."""

    last: float
    first: float
    among_four: float


class ProspectWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for one of each of the `prospects`."""

    money: float
    early: float
    income: float
    now: float
    waiting: tuple[float, ...]


class Scales(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers by which positions are judged (`data/standing.toml`).

    Doubts by phase, weights by the number of players and by phase.
    """

    second_ship: float
    """What a second ship on a space of phase I adds to a prospect."""
    rival_ship: float
    """How much a rival's ship lessens a prospect."""
    doubt: tuple[Doubt, Doubt, Doubt]
    weights: dict[int, tuple[ProspectWeights, ProspectWeights, ProspectWeights]]


_SCALES = convert(table("pizarro", "standing"), Scales, strict=False)


def prospects(work: QuietPosition, seat: int) -> tuple[float, ...]:
    """Return what a seat has for later, each in its own unit.

    The money in hand, the same times the share of the phase's cards that are still to come, money cards due at the end of the phase,
    and the gains of spaces before its ships: in this phase, in the next one, in the last, shared with their rivals.
    """
    phase, counts, ships = work.phase, work.counts, work.fleet
    money = float(sum(work.players[seat].hand))
    ahead = len(work.stack) / STACK[phase - 1]
    now, waiting, second, rival = 0.0, [0.0] * len(EXPLORERS), _SCALES.second_ship, _SCALES.rival_ship
    for card in range(len(EXPLORERS)):
        own = ships[seat][card]
        if phase > 1 and own[phase - 1] and counts[card]:
            rivals = sum([ships[other][card][phase - 1] > 0 for other in range(work.seats)]) - 1
            now += work.worth[seat][card] * min(own[phase - 1], counts[card]) / (1.0 + rivals)
        if phase < LAST and own[phase]:
            rivals = sum([ships[other][card][phase] > 0 for other in range(work.seats)]) - 1 + counts[card]
            waiting[card] = (1.0 + second * (own[phase] > 1 and phase == 1)) / (1.0 + rival * rivals)
    return money, money * ahead, float(work.income(Seat(seat))), now, *waiting


def worth_of(work: QuietPosition, seat: int) -> tuple[float, ...]:
    """Return what the position is worth to a seat, by `TERMS`."""
    player = work.players[seat]
    board, hand = float(ship_crowns(work.sides, player.ships)), float(crowns(player.hand))
    piles = float(sum([pile_points(pile) for pile in player.piles]))
    gambles = is_gambling(work.sides, player.ships)
    if work.is_over:
        return board, piles, hand, 0.0, 0.0, float(gamble_points(work.draws)) if gambles else 0.0
    money, early, income, now, *waiting = prospects(work, seat)
    points = _SCALES.weights[work.seats][work.phase - 1]
    ships = points.now * now + weighted_sum(points.waiting, waiting)
    gamble = HABITS.gamble if gambles else 0.0
    return board, piles, hand, points.money * money + points.early * early, points.income * income, ships + gamble


def doubt_of(seats: int, phase: int, left: int) -> float:
    """Return the lead in points that makes a win e times as likely as a loss.

    `left`: the cards that are left in the phase.
    """
    doubt = _SCALES.doubt[phase - 1]
    more = doubt.among_four if seats == 4 else 1.0
    return more * (doubt.last + (doubt.first - doubt.last) * left / STACK[phase - 1])


TERMS = ("pizarro.term.board", "pizarro.term.piles", "pizarro.term.hand", "pizarro.term.money", "pizarro.term.income", "pizarro.term.ships")
"""Crowns of the spaces, points of the piles, crowns in hand; money for later auctions, money cards that are due, what ships may reach."""
