"""What is at stake, in one or two short sentences, by the first rule that applies."""

from __future__ import annotations

from msgspec import Struct

from engine.asks.decision import first_said
from engine.values.core import Msg, Seat, Who
from games.navegador.mind.quick import trades
from games.navegador.mind.reasons import may_explore
from games.navegador.mind.wording import sea
from games.navegador.rules.board import CIRCLE, GOODS, KIND_NUMBER, NAGASAKI, REGION_NUMBER, REGIONS, SELL, building_counts, losses
from games.navegador.rules.score import each
from games.navegador.rules.state import Player, Position, Sailing, Ships, State
from games.navegador.rules.turn.rondel import can_use_card

FEW = 3
"""With so few buildings on the chart the end is near."""
POOR = 60
"""Cruzados with which little can be bought."""
RICH = 900
"""With so many cruzados a player should spend some."""
SOON = 3
"""If the holder has no more steps left than this, the Navegador card may expire by a free move."""


class Facts(Struct, frozen=True):
    """A position before a choice of a seat."""

    position: Position
    seat: Seat

    @property
    def player(self) -> Player:
        """What the seat has."""
        return self.position.players[self.seat]

    @property
    def has_card(self) -> bool:
        """Whether the seat can use the Navegador card."""
        return can_use_card(self.position, self.seat)

    @property
    def losses(self) -> tuple[int, ...]:
        """The ships that exploring each region costs."""
        return losses(len(self.position.players))

    @property
    def discovery(self) -> int:
        """The points of one more explorer."""
        return each(self.player)[KIND_NUMBER["explorer"]]


def of_turn(position: Position, seat: Seat) -> Msg:
    """Say what is special at the start of a turn."""
    return first_said(STAKES, Facts(position, seat)) or Msg("navegador.stake.fields")


def _last(facts: Facts) -> Msg | None:
    return None if facts.position.left is None else Msg("navegador.stake.last")


def _first(facts: Facts) -> Msg | None:
    return Msg("navegador.stake.first") if facts.player.field is None else None


def _card_goes(facts: Facts) -> Msg | None:
    return Msg("navegador.stake.card_goes") if facts.has_card and CIRCLE - facts.position.run <= SOON else None


def near_end(facts: Facts) -> Msg | None:
    """Say that few buildings are left, unless the end was triggered."""
    position = facts.position
    left = sum(building_counts(len(position.players))) - sum(position.built)
    return Msg("navegador.stake.buildings", count=left) if 0 < left <= FEW and not position.is_ending else None


def contested_region(facts: Facts) -> Msg | None:
    """Name a region with one colony left where another player has ships, too."""
    position = facts.position
    for region, stack in enumerate(position.stacks):
        if len(stack) == 1 and position.is_known(region) and facts.player.ships[region]:
            others = [other for other, player in enumerate(position.players) if other != facts.seat and player.ships[region]]
            if others:
                return Msg("navegador.stake.colony", region=sea(region), who=Who(Seat(others[0])))
    return None


def _poor(facts: Facts) -> Msg | None:
    player = facts.player
    if player.money >= POOR:
        return None
    _, income = trades(facts.position.market, player)
    return Msg("navegador.stake.money", money=player.money, income=income)


def _race(facts: Facts) -> Msg | None:
    """Name an unknown region, not Nagasaki, that another player can explore next, too."""
    position, seat = facts.position, facts.seat
    for region in range(1, len(REGIONS)):
        if position.is_known(region) or region == NAGASAKI:
            continue
        able = [other for other in map(Seat, range(len(position.players))) if may_explore(position, other, region)]
        if seat in able and len(able) > 1:
            rival = next(other for other in able if other != seat)
            return Msg("navegador.stake.unknown", region=sea(region), points=facts.discovery, who=Who(rival))
    return None


def _card(facts: Facts) -> Msg | None:
    return Msg("navegador.stake.card") if facts.has_card else None


def _rich(facts: Facts) -> Msg | None:
    return Msg("navegador.stake.rich", money=facts.player.money) if facts.player.money >= RICH else None


def top_price(facts: Facts) -> Msg | None:
    """Name a good of which the seat can sell several at the highest price."""
    for good, row in enumerate(facts.position.market):
        count = len(facts.player.colonies[good])
        if count > 1 and SELL[good][row] == SELL[good][0]:
            return Msg("navegador.stake.price", good=GOODS[good], price=SELL[good][row], count=count)
    return None


STAKES = (_last, _first, _card_goes, near_end, contested_region, _poor, _race, _card, _rich, top_price)
"""What may be at stake at the start of a turn: each returns a sentence or `None`."""


class Sailed(Facts, frozen=True):
    """A position between two groups of ships."""

    ships: Ships
    """The ships that have not sailed yet."""
    explored: str | None
    """The region that a look has just revealed."""


def of_sailing(state: State, now: Position, seat: Seat, still: Ships) -> Msg:
    """Say what has sailed, or what a look has revealed, or what exploring takes."""
    explored = state.position.last.explored if isinstance(state.stage, Sailing) else None
    return first_said(SAILING_STAKES, Sailed(now, seat, still, explored)) or Msg("navegador.stake.sail")


def _has_sailed(facts: Sailed) -> Msg | None:
    sails, staying = facts.position.last.sails, sum(facts.ships)
    if not sails:
        return None
    count = sum([sail.count for sail in sails])
    if len(sails) > 1:
        return Msg("navegador.stake.sailed_many", count=count, still=staying)
    origin, to = sea(REGION_NUMBER[sails[0].origin]), sea(REGION_NUMBER[sails[0].to])
    return Msg("navegador.stake.sailed", origin=origin, to=to, count=count, still=staying)


def _look(facts: Sailed) -> Msg | None:
    if facts.explored is None:
        return None
    region = REGION_NUMBER[facts.explored]
    return Msg("navegador.stake.look", region=sea(region), price=facts.position.stacks[region][0])


def _enter(facts: Sailed) -> Msg | None:
    """Say what exploring the first unknown region in reach takes."""
    for region, lost in enumerate(facts.losses):
        if region and not facts.position.is_known(region) and may_explore(facts.position, facts.seat, region):
            return Msg("navegador.stake.enter", region=sea(region), needed=lost + 1, lost=lost, points=facts.discovery)
    return None


SAILING_STAKES = (_has_sailed, _look, _enter)
"""What may be at stake while ships sail."""
