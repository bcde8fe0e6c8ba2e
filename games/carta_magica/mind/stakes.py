"""What is special after a spin: the first rule that has something to say."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.asks.decision import first_said
from engine.values.core import Msg, Seat, Who
from games.carta_magica.mind.candidates import Outing, score_of
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.rules import says
from games.carta_magica.rules.board import BLACK, CHALLENGES, HOME_POINTS
from games.carta_magica.rules.payment import means
from games.carta_magica.rules.reach import FAR
from games.carta_magica.rules.sailing import ransom, ways
from games.carta_magica.rules.score import points
from games.carta_magica.rules.state import Position
from games.carta_magica.rules.turn.choose import may_trade
from games.carta_magica.rules.turn.flow import tradable

NEAR = 9
"""Steps: a ship that is no farther from home may be there after the next spin."""


class Spun(Struct, frozen=True):
    """A position after the spin of a seat, and the answers that come first."""

    position: Position
    seat: Seat
    outings: Sequence[Outing]

    def has(self, kind: str) -> bool:
        """Return whether an answer of this kind comes first."""
        return any(outing.kind == kind for outing in self.outings)


def stake(position: Position, seat: Seat, outings: Sequence[Outing]) -> Msg:
    """Say what is special in this turn, else who leads."""
    return first_said(STAKES, Spun(position, seat, outings)) or _lead(position, seat)


def is_held(position: Position, seat: Seat) -> bool:
    """Return whether the ship cannot sail without a payment or a card."""
    return position.players[seat].condition != "free" and "sail" not in {way for way, _ in ways(position, seat)}


def seekers(position: Position, talisman: int) -> list[Seat]:
    """Return the seats whose challenge a talisman is."""
    return [Seat(seat) for seat, player in enumerate(position.players) if talisman in CHALLENGES[player.challenge].talismans]


def best_other(position: Position, seat: Seat) -> tuple[int, Seat]:
    """Return the most points of another seat, and that seat; of equal ones the first."""
    others = [Seat(other) for other in range(len(position.players)) if other != seat]
    best = max(others, key=lambda other: sum(points(position, other)))
    return sum(points(position, best)), best


def talisman_stake(position: Position, seat: Seat, talisman: int) -> Msg:
    """Say whose challenge a talisman is."""
    own, named, seeking = score_of(position, seat, talisman), says.talisman(talisman), seekers(position, talisman)
    if seat in seeking:
        return Msg("carta_magica.decision.stake.own", talisman=named, points=own)
    if seeking:
        theirs = score_of(position, seeking[0], talisman)
        return Msg("carta_magica.decision.stake.theirs", talisman=named, who=Who(seeking[0]), theirs=theirs, points=own)
    return Msg("carta_magica.decision.stake.nobody", talisman=named, points=own)


def _condition(spun: Spun) -> Msg | None:
    """Say that the ship cannot sail for nothing, and what frees it."""
    if not is_held(spun.position, spun.seat):
        return None
    condition = spun.position.players[spun.seat].condition
    return Msg("carta_magica.decision.stake.stuck", condition=condition, price=says.amount(*ransom(spun.position.options, condition)))


def _early(spun: Spun) -> Msg | None:
    return Msg("carta_magica.decision.stake.home-early") if spun.has("early") else None


def _home(spun: Spun) -> Msg | None:
    final = int(spun.position.final is not None)
    return Msg("carta_magica.decision.stake.home", final=final, points=HOME_POINTS) if spun.has("home") else None


def _last(spun: Spun) -> Msg | None:
    if spun.position.final is None:
        return None
    return Msg("carta_magica.decision.stake.last", points=sum(points(spun.position, spun.seat)))


def _talisman(spun: Spun) -> Msg | None:
    talisman = next((outing.talisman for outing in spun.outings if outing.kind == "buy"), None)
    return None if talisman is None else talisman_stake(spun.position, spun.seat, talisman)


def _arrival(spun: Spun) -> Msg | None:
    """Say that goods in a black harbour sell on arrival only."""
    player = spun.position.players[spun.seat]
    if player.square not in BLACK or not tradable(spun.position, spun.seat) or may_trade(player):
        return None
    return Msg("carta_magica.decision.stake.arrive", goods=means(player, "goods"))


def _rival(spun: Spun) -> Msg | None:
    """Say that a rival may be home after the next spin."""
    others = [Seat(other) for other in range(len(spun.position.players)) if other != spun.seat]
    left, who = min([(_steps_left(spun.position, other), other) for other in others])
    return Msg("carta_magica.decision.stake.rival", who=Who(who), left=left) if left <= NEAR else None


def _steps_left(position: Position, seat: Seat) -> int:
    player = position.players[seat]
    return steps_home(position, seat, player.square, player.lap) if player.condition == "free" else FAR


def _on_sale(spun: Spun) -> Msg | None:
    wanted = CHALLENGES[spun.position.players[spun.seat].challenge].talismans[0]
    if wanted not in spun.position.row:
        return None
    score = score_of(spun.position, spun.seat, wanted)
    return Msg("carta_magica.decision.stake.on-sale", talisman=says.talisman(wanted), points=score)


def _lead(position: Position, seat: Seat) -> Msg:
    """Say who leads."""
    own, (most, who) = sum(points(position, seat)), best_other(position, seat)
    if own > most:
        return Msg("carta_magica.decision.stake.lead", points=own, who=Who(who), most=most)
    if own < most:
        return Msg("carta_magica.decision.stake.behind", points=own, who=Who(who), most=most)
    return Msg("carta_magica.decision.stake.level", points=own, who=Who(who)) if own else Msg("carta_magica.decision.stake.start")


STAKES = (_condition, _early, _home, _last, _talisman, _arrival, _rival, _on_sale)
"""The rules, the most important first."""
