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
    """The `doubt_of` a phase."""

    last: float
    """The doubt when its last card is sold."""
    first: float
    """The doubt when its first card comes up."""
    among_four: float
    """The factor of both among four players."""


class ProspectWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for one of each of the `prospects`, in their order."""

    money: float
    """For each ducat in hand."""
    early: float
    """For each ducat in hand, times the share of the phase's cards that are still to come."""
    income: float
    """For each money card that is due at the end of the phase."""
    now: float
    """For each point that ships of the seat can still gain in this phase."""
    waiting: tuple[float, ...]
    """For a ship on a space of this phase, by explorer: it may go on in the next phase."""


class Scales(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers by which positions are judged (`data/standing.toml`)."""

    second_ship: float
    """What a second ship on a space of phase I adds to a prospect."""
    rival_ship: float
    """How much a rival's ship lessens a prospect."""
    doubt: tuple[Doubt, Doubt, Doubt]
    """By phase."""
    weights: dict[int, tuple[ProspectWeights, ProspectWeights, ProspectWeights]]
    """By the number of players, then by phase."""


_SCALES = convert(table("pizarro", "standing"), Scales, strict=False)


def prospects(work: QuietPosition, seat: int) -> tuple[float, ...]:
    """Return what a seat has for later, as the fields of `ProspectWeights` count it."""
    phase, counts, ships = work.phase, work.counts, work.fleet
    money = float(sum(work.players[seat].hand))
    ahead = len(work.stack) / STACK[phase - 1]
    now, waiting, second, rival = 0.0, [0.0] * len(EXPLORERS), _SCALES.second_ship, _SCALES.rival_ship
    for card in range(len(EXPLORERS)):
        own = ships[seat][card]
        # Ships one phase behind can still gain in this phase, ships of this phase in the next; both share with their rivals.
        if phase > 1 and own[phase - 1] and counts[card]:
            rivals = sum([ships[other][card][phase - 1] > 0 for other in range(work.seats)]) - 1
            now += work.worth[seat][card] * min(own[phase - 1], counts[card]) / (1.0 + rivals)
        if phase < LAST and own[phase]:
            rivals = sum([ships[other][card][phase] > 0 for other in range(work.seats)]) - 1 + counts[card]
            more = second if own[phase] > 1 and phase == 1 else 0.0
            waiting[card] = (1.0 + more) / (1.0 + rival * rivals)
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
"""What a seat has: crowns of its spaces, points of its piles, crowns in hand; and will have: money for later auctions, money cards that are
due, what its ships may reach."""
