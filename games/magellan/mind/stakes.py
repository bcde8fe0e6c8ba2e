"""What is at stake in an ask or a puzzle, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from engine.asks.decision import first_said
from engine.values.core import Msg, Seat, Who
from games.magellan.mind.aims import CLOSE, nearest_rival
from games.magellan.mind.deals import Deal, can_both
from games.magellan.mind.values import income_needed
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Position, State, others
from games.magellan.rules.turn.fights import enemies

NEAR = 20
"""A player who lacks no more income than this to win is near to it."""


def standing(position: Position, seat: Seat) -> Msg:
    """Tell who has won, or compare the player with the one nearest to winning."""
    winner = next((other for other, player in enumerate(position.players) if player.place == 1), None)
    if winner is not None:
        income = sum([NATIONS[country].income for country in position.players[winner].held])
        return Msg("magellan.stake.won", who=Who(Seat(winner)), income=income)
    mine = cards.printed_income(position.players[seat])
    best = max(others(position, seat), key=lambda other: cards.printed_income(position.players[other]), default=None)
    if best is None:
        return Msg("magellan.stake.alone", income=mine)
    theirs = position.players[best]
    if not mine and not cards.printed_income(theirs):
        return Msg("magellan.stake.first", target=position.table.target)
    lacks = income_needed(position, theirs)
    if lacks <= NEAR:
        return Msg("magellan.stake.near", who=Who(best), lacks=lacks, cash=theirs.cash)
    income = cards.printed_income(theirs)
    return Msg("magellan.stake.standing", income=mine, who=Who(best), theirs=income, target=position.table.target)


def task(state: State, seat: Seat) -> Msg | None:
    """Return the question of a puzzle, as `Mind.task`."""
    position = state.position
    rivals = [(cards.printed_income(position.players[other]), other) for other in others(position, seat)]
    if not rivals:
        return None
    theirs, other = max(rivals)
    player = position.players[seat]
    mine = {"income": cards.printed_income(player), "cash": player.cash, "target": position.table.target}
    return Msg("magellan.task", who=Who(seat), other=Who(other), theirs=theirs, **mine)


def packs(position: Position, seat: Seat) -> Msg:
    """Tell how many open countries can be paid, and what a revenue would bring."""
    cash = position.players[seat].cash
    payable = sum([cards.cost(position, country) <= cash for country in position.open])
    return Msg("magellan.stake.packs", payable=payable, income=cards.income(position, seat))


class HalfMove(Struct, frozen=True):
    """A half-made move: the position before it, the one now, and the deals that are offered."""

    began: Position
    position: Position
    seat: Seat
    deals: Sequence[Deal]


def of_move(move: HalfMove) -> Msg:
    """Tell the first of `STAKES` that has something to say, else who is nearest to winning."""
    return first_said(STAKES, move) or standing(move.position, move.seat)


def _fight(move: HalfMove) -> Msg | None:
    for number, deal in enumerate(move.deals, 1):
        if deal.meets is not None:
            return Msg("magellan.stake.meets", number=number, **deal.meets.arguments(), risk=deal.meets.risk)
        if deal.prey is not None:
            return Msg("magellan.stake.bomb", hits=deal.prey[1])
    return None


def _so_far(move: HalfMove) -> Msg | None:
    """Tell the sum of what the half-made move did."""
    old, new, points = move.began.players[move.seat], move.position.players[move.seat], move.position.points
    income = cards.printed_income(new) - cards.printed_income(old)
    cost = old.cash - new.cash
    if income or cost:
        if cost < 0:
            how = "sold" if income >= 0 else "sold-less"
        else:
            how = "more" if income >= 0 else "less"
        return Msg("magellan.stake.so-far", how=how, cost=abs(cost), income=abs(income), points=points, cash=new.cash)
    if len(move.position.trail) > len(move.began.trail):
        return Msg("magellan.stake.moved", piece=says.arrived(move.position.trail[-1]), points=points)
    return None


def _win(move: HalfMove) -> Msg | None:
    if not move.deals or not move.deals[0].is_won:
        return None
    income = cards.printed_income(move.position.players[move.seat]) + move.deals[0].income
    return Msg("magellan.stake.wins", income=income, target=move.position.table.target)


def _pair(move: HalfMove) -> Msg | None:
    """Tell of two deals that can both be done."""
    immediate = [(number, deal) for number, deal in enumerate(move.deals, 1) if deal.is_done]
    for (number, deal), (other, then) in combinations(immediate, 2):
        if can_both(move.position, move.seat, deal, then):
            cost, income = deal.cost + then.cost, deal.income + then.income
            cash, target = move.position.players[move.seat].cash, move.position.table.target
            return Msg("magellan.stake.both", first=number, second=other, cost=cost, cash=cash, income=income, target=target)
    return None


def _first(move: HalfMove) -> Msg | None:
    """Tell the target in the first round, while nobody has an income."""
    if any(cards.printed_income(player) for player in move.position.players) or move.position.round != 1:
        return None
    return standing(move.position, move.seat)


def _war(move: HalfMove) -> Msg | None:
    war = move.position.war
    if war is None or not enemies(war, move.seat):
        return None
    conquests = [deal.countries[0] for deal in move.deals if deal.does == "take"]
    if conquests:
        best = max(conquests, key=lambda country: (NATIONS[country].income, country))
        return Msg("magellan.stake.unguarded", country=NATIONS[best].name, income=NATIONS[best].income)
    is_bare = not move.position.players[move.seat].countries or "jeep" not in war.pieces
    return Msg("magellan.stake.war", bare=int(is_bare), rounds=war.rounds)


def _race(move: HalfMove) -> Msg | None:
    """Tell of a rival who may soon come to the same country and can pay it."""
    for deal in move.deals:
        if len(deal.countries) == 1 and deal.does in ("develop", "towards"):
            points, rival = nearest_rival(move.position, move.seat, deal.countries[0], deal.cost)
            if points <= CLOSE:
                return Msg("magellan.stake.race", who=Who(rival), points=points, country=NATIONS[deal.countries[0]].name)
    return None


STAKES = (_fight, _so_far, _win, _first, _pair, _war, _race)
"""What may be at stake in a move: each returns a sentence or `None`."""


def of_loss(position: Position) -> Msg:
    """Tell why a piece is lost; a card that has just been drawn is named."""
    reason, last = position.losses[0].reason, position.last
    if reason == "card" and last.what == "drew":
        return Msg("magellan.stake.lose.named", card=cards.title(last.subject))
    return LOST[reason]


LOST = {
    "card": Msg("magellan.stake.lose.card"),
    "bomb": Msg("magellan.stake.lose.bomb"),
    "ally": Msg("magellan.stake.lose.ally"),
}
"""Why a piece is lost."""
