"""What is at stake in an ask: what is special now, and what follows from it, in a sentence."""

from __future__ import annotations

from itertools import combinations

from engine.values.core import Msg, Seat, Who
from games.magellan.mind.aims import reach
from games.magellan.mind.deals import Deal, can_both
from games.magellan.mind.worth import needed
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Position
from games.magellan.rules.turn.fights import enemies

NEAR = 20
"""So much income short of winning somebody is near."""
RACE = 8
"""So many points from a country a rival is a danger: a turn or two."""


def standing(position: Position, seat: Seat) -> Msg:
    """Who has won, or is nearest to winning."""
    winner = next((other for other, player in enumerate(position.players) if player.place == 1), None)
    if winner is not None:
        return Msg("magellan.stake.won", who=Who(Seat(winner)), income=sum([NATIONS[one].income for one in position.players[winner].held]))
    others = [other for other, player in enumerate(position.players) if other != seat and not player.place]
    mine = cards.printed_income(position.players[seat])
    best = max(others, key=lambda other: cards.printed_income(position.players[other]), default=None)
    if best is None:
        return Msg("magellan.stake.alone", income=mine)
    theirs = position.players[best]
    lacks = needed(position, theirs)
    if lacks <= NEAR:
        return Msg("magellan.stake.near", who=Who(Seat(best)), lacks=lacks, cash=theirs.cash)
    return Msg(
        "magellan.stake.standing", income=mine, who=Who(Seat(best)), theirs=cards.printed_income(theirs), target=position.table.target
    )


def packs(position: Position, seat: Seat) -> Msg:
    """What lies open, and what a payday would bring."""
    cash = position.players[seat].cash
    payable = sum([cards.cost(position, country) <= cash for country in position.open])
    return Msg("magellan.stake.packs", payable=payable, income=cards.income(position, seat))


def of_move(began: Position, position: Position, seat: Seat, chosen: list[Deal]) -> Msg:
    """What has been done in this move, else what is special: a win, two that go together, a rival at the same goal, a war, the standing."""
    for number, deal in enumerate(chosen, 1):
        if deal.meets is not None:
            return Msg("magellan.stake.meets", number=number, **deal.meets.told(), risk=deal.meets.risk)
        if deal.prey is not None:
            return Msg("magellan.stake.bomb", hits=deal.prey[1])
    so_far = _so_far(began, position, seat)
    if so_far is not None:
        return so_far
    if chosen and chosen[0].is_won:
        income = cards.printed_income(position.players[seat]) + chosen[0].income
        return Msg("magellan.stake.wins", income=income, target=position.table.target)
    done = [(number, deal) for number, deal in enumerate(chosen, 1) if deal.is_done]
    for (number, first), (other, second) in combinations(done, 2):
        if can_both(position, seat, first, second):
            cost, income = first.cost + second.cost, first.income + second.income
            cash, target = position.players[seat].cash, position.table.target
            return Msg("magellan.stake.both", first=number, second=other, cost=cost, cash=cash, income=income, target=target)
    if position.war is not None and enemies(position.war, seat):
        taken = [deal.countries[0] for deal in chosen if deal.does == "take"]
        if taken:
            best = max(taken, key=lambda country: (NATIONS[country].income, country))
            return Msg("magellan.stake.unguarded", country=NATIONS[best].name, income=NATIONS[best].income)
        is_bare = not position.players[seat].countries or "jeep" not in position.war.pieces
        return Msg("magellan.stake.war.bare" if is_bare else "magellan.stake.war", rounds=position.war.rounds)
    return _race(position, seat, chosen) or standing(position, seat)


def _so_far(began: Position, position: Position, seat: Seat) -> Msg | None:
    """The sum of what the half-made move did."""
    old, new = began.players[seat], position.players[seat]
    income = cards.printed_income(new) - cards.printed_income(old)
    cost = old.cash - new.cash
    if income or cost:
        key = "magellan.stake.so-far" if income >= 0 else "magellan.stake.so-far.less"
        if cost < 0:  # something was sold
            key = "magellan.stake.so-far.got" if income >= 0 else "magellan.stake.so-far.got.less"
        return Msg(key, cost=abs(cost), income=abs(income), points=position.points, cash=new.cash)
    if len(position.trail) > len(began.trail):
        return Msg("magellan.stake.moved", piece=says.arrived(position.trail[-1]), points=position.points)
    return None


def _race(position: Position, seat: Seat, chosen: list[Deal]) -> Msg | None:
    """A rival who comes to the same country soon and can pay it."""
    for deal in chosen:
        if len(deal.countries) != 1 or deal.does not in ("develop", "towards"):
            continue
        nation = NATIONS[deal.countries[0]]
        coming = [
            (reach(player, nation.node), other)
            for other, player in enumerate(position.players)
            if other != seat and not player.place and player.cash >= deal.cost
        ]
        far, rival = min(coming, default=(RACE + 1, 0))
        if far <= RACE:
            return Msg("magellan.stake.race", who=Who(Seat(rival)), points=far, country=nation.name)
    return None


def of_loss(position: Position) -> Msg:
    """Why a piece is lost; the card by its name where it has just been drawn."""
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


LOSES = {
    "jeep": "magellan.decide.lose.jeep",
    "jeep-aboard": "magellan.decide.lose.jeep-aboard",
    "ship": "magellan.decide.lose.ship",
    "ship-jeep": "magellan.decide.lose.ship-jeep",
    "ship-plane": "magellan.decide.lose.ship-plane",
    "ship-both": "magellan.decide.lose.ship-both",
    "plane": "magellan.decide.lose.plane",
    "plane-jeep": "magellan.decide.lose.plane-jeep",
    "plane-aboard": "magellan.decide.lose.plane-aboard",
}
"""What is called how where a piece is lost: with all that it carries, or aboard another."""
