"""Aims: open countries, prey in war, bonuses, and capitals whose cards may come."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Seat
from games.magellan.mind.manner import MANNER
from games.magellan.mind.values import BY_YIELD, WINNING, income_needed, of_bonus, of_country, of_money, of_prey, promise
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS, Node, cell_of, is_cell, lands, seas
from games.magellan.rules.cards.deck import FirstToReach
from games.magellan.rules.pieces import groups, ship_of
from games.magellan.rules.state import Card, Country, Group, Player, Position, Ship, others
from games.magellan.rules.turn.fights import unguarded
from games.magellan.rules.turn.laps import lap, open_lap, points_to_end_of_lap
from games.magellan.rules.turn.places import is_jeep
from games.magellan.rules.ways import distance, embarkations, embarkations_on, points_to

RESERVE = MANNER.aims.reserve
FAR = 99
"""Points that stand for "nobody comes there"."""


class Bent(Struct, frozen=True):
    """How a player differs from a sensible one: the search compares such players."""

    thrift: float = 1.0
    """Money is worth so many times as much to them."""
    sought: Node = ""
    """They go there first; `""`: nowhere in particular."""
    shunned: tuple[Country, ...] = ()
    """They do not develop these countries, unless one of them wins the match."""
    pack: str = ""
    """They draw from this pack; `""`: from the one that helps most."""


SENSIBLE = Bent()


class Aim(Struct, frozen=True):
    """Something to go for: an open country, an enemy's country in war, or the bonus of a card."""

    node: Node
    """Where a piece has to go."""
    worth: float
    """What it is worth there, in M of income; a higher one is better."""
    cost: int = 0
    """What developing the country costs, in M."""
    country: Country | None = None
    """The open country; `None` if it is something else."""
    is_for_ship: bool = False
    """Whether a ship has to go there; otherwise a jeep."""
    prey: Country | None = None
    """The enemy's country; `None` if it is something else."""
    card: Card | None = None
    """The card that pays the bonus; `None` if it is something else."""
    rival_points: int = FAR
    """Points to it from the nearest piece of another player who could have it; `FAR` if nobody could."""
    rival_count: int = 0
    """How many others there are at the table."""
    only: Group | None = None
    """The only group that can go for it, a ship on its way round the world; `None`: any group that suits."""
    beyond: int = 0
    """Points of the way round the world that are left after `node`."""

    @property
    def land(self) -> Country | None:
        """The country that a piece gets there, an open one or an enemy's; `None`: it is a bonus."""
        return self.country or self.prey

    @property
    def bonus(self) -> int:
        """What its card pays, in M."""
        return 0 if self.card is None else cards.bonus(self.card)

    def suits(self, group: Group) -> bool:
        """Return whether a piece of this group can get it."""
        return self.is_for_ship != is_jeep(group) if self.only is None else self.only == group

    def promise(self, points: int) -> float:
        """Return what it is worth to a piece so many points away, by the way and the rivals."""
        return promise(self.worth, points + self.beyond) * self.chance(points + self.beyond)

    def chance(self, points: int) -> float:
        """Return the chance that it is still there for a piece so many points away."""
        return 1.0 if self.rival_points >= FAR else _chance(points - self.rival_points, self.rival_count)


@lru_cache(maxsize=1024)
def _chance(later: int, rival_count: int) -> float:
    """Return the chance that an aim is left if the nearest rival is `later` points nearer."""
    return 1.0 - MANNER.aims.contest * rival_count / (1.0 + exp(-later / MANNER.aims.narrow))


def _other_players(position: Position, seat: Seat) -> list[Player]:
    return [player for other, player in enumerate(position.players) if other != seat and not player.is_out]


def _race(rivals: list[Player], node: Node, cost: int, is_for_ship: bool = False) -> tuple[int, int]:
    """Return the points of the nearest rival who can pay, and the number of all rivals."""
    return min([reach(player, node, is_for_ship) for player in rivals if player.cash >= cost], default=FAR), len(rivals)


def reach(player: Player, node: Node, is_for_ship: bool = False) -> int:
    """Return the points from a player's nearest jeep to land, or nearest ship to a sea."""
    return _reach(player.jeeps, player.ships, node, is_for_ship)


@lru_cache(maxsize=65536)
def _reach(jeeps: tuple[Node, ...], ships: tuple[Ship, ...], node: Node, is_for_ship: bool) -> int:
    if node in jeeps:
        return 0
    if is_for_ship:
        ways = [distance("ship", ship.node, node) for ship in ships]
    else:
        empty = {ship.node for ship in ships if not ship.load}
        ways = [distance("ship-jeep", ship.node, node) for ship in ships if ship.load == "jeep"]
        ways += [distance("jeep", jeep, node, embarkations_on(empty, jeep)) for jeep in dict.fromkeys(jeeps)]
    return min([points for points in ways if points is not None], default=FAR)


CLOSE = 8
"""A rival who is no more points away from a country than this may be there in a turn or two."""


def rivals(position: Position, seat: Seat, cost: int) -> list[Seat]:
    """Return the other players who can pay a cost."""
    return [other for other in others(position, seat) if position.players[other].cash >= cost]


def nearest_rival(position: Position, seat: Seat, country: Country, cost: int) -> tuple[int, Seat]:
    """Return the points of the nearest player who can pay a country, and that player.

    If nobody can pay it, the points are `FAR`.
    """
    ways = [(reach(position.players[other], NATIONS[country].node), other) for other in rivals(position, seat, cost)]
    return min(ways, default=(FAR, seat))


def rate(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> float:
    """Return the income that an M of cash is worth to a player."""
    player = position.players[seat]
    return of_money(income_needed(position, player), player.cash, (*position.open, *position.geographic)) * bent.thrift


def aims(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Return what a player can go for.

    That is open countries that they can pay and that are worth it, enemies' countries that they can take in war, and open bonuses.
    """
    need, price = income_needed(position, position.players[seat]), rate(position, seat, bent)
    wanted = _countries(position, seat, price, RESERVE, bent.shunned)
    if position.war is not None:
        wanted += [Aim(NATIONS[country].node, of_prey(country, need, price), prey=country) for country in unguarded(position, seat)]
    for active in position.active:
        effect = cards.CARDS[active.card].effect
        if isinstance(effect, FirstToReach) and is_cell(effect.cell) and effect.piece != "plane":
            by_ship = effect.piece == "ship"
            nodes = seas(effect.cell) if by_ship else lands(effect.cell)
            points, count = _race(_other_players(position, seat), nodes[0], 0, by_ship)
            worth = of_bonus(effect.bonus, price)
            wanted.append(Aim(nodes[0], worth, is_for_ship=by_ship, card=active.card, rival_points=points, rival_count=count))
    if bent.sought:
        wanted = [replace(aim, worth=aim.worth * MANNER.aims.sought) if aim.node == bent.sought else aim for aim in wanted]
    return tuple(wanted)


def laps(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Return the rest of each ship's way round the world, while a card pays the first player."""
    card = open_lap(position)
    if card is None:
        return ()
    player, worth = position.players[seat], of_bonus(card[1], rate(position, seat, bent))
    rivals = _other_players(position, seat)
    points, ways = min(map(points_to_end_of_lap, rivals), default=FAR), list[Aim]()
    for group in groups(player):
        rest = lap(group.node, ship_of(player, group).lap) if group.what in ("ship", "ship-jeep") else None
        if rest is not None:
            ways.append(
                Aim(
                    rest.node,
                    worth * MANNER.aims.sought if rest.node == bent.sought else worth,
                    is_for_ship=True,
                    card=card[0],
                    rival_points=points,
                    rival_count=len(rivals),
                    only=group,
                    beyond=rest.beyond,
                )
            )
    return tuple(ways)


def guards(position: Position, seat: Seat) -> tuple[Aim, ...]:
    """Return own countries without a jeep as aims; none at a table without wars.

    In war an enemy who enters one takes it.
    """
    player = position.players[seat]
    if not position.table.has_wars:
        return ()
    cells = {cell_of(node) for node in player.jeeps}
    bare = [NATIONS[country] for country in player.countries if NATIONS[country].cell not in cells]
    return tuple([Aim(nation.node, MANNER.aims.guard * nation.income) for nation in bare])


def has_idle_jeep(position: Position, seat: Seat) -> bool:
    """Return whether a jeep with a ship at hand has no country to guard or wait for."""
    player = position.players[seat]
    busy = {NATIONS[country].cell for country in player.countries} | {NATIONS[country].cell for country in position.geographic}
    busy |= {NATIONS[country].cell for country in position.open}
    return any(cell_of(node) not in busy and embarkations(player, node) for node in dict.fromkeys(player.jeeps))


def _denial_worth(position: Position, rivals: list[Player], country: Country, cost: int) -> float:
    """Return the worth of keeping a country from a player who would soon win with it, or 0."""
    nation = NATIONS[country]
    winning = [player for player in rivals if player.cash >= cost and nation.income >= income_needed(position, player)]
    return WINNING if any(reach(player, nation.node) <= MANNER.aims.soon_there for player in winning) else 0.0


def _countries(position: Position, seat: Seat, price: float, reserve: int, shunned: tuple[Country, ...] = ()) -> list[Aim]:
    """Return open countries that are worth their cost and can be paid, now or after a revenue."""
    player, rivals, wanted = position.players[seat], _other_players(position, seat), list[Aim]()
    need = income_needed(position, player)
    lying = tuple([active.card for active in position.active])
    for country in position.open:
        nation, cost = NATIONS[country], cards.cost_under(lying, country)
        is_last = nation.income >= need
        if cost <= player.cash - (0 if is_last else reserve):
            worth = of_country(country, cost, need, price)
        elif is_last and sales(position, seat, country):
            worth = WINNING
        elif cost + reserve <= player.cash + cards.printed_income(player):
            worth = MANNER.aims.soon * of_country(country, cost, need, price)
        else:
            continue
        worth += 0 if is_last else _denial_worth(position, rivals, country, cost)
        if worth > 0 and (is_last or country not in shunned):
            points, count = _race(rivals, nation.node, cost)
            wanted.append(Aim(nation.node, worth, cost, country, rival_points=points, rival_count=count))
    return wanted


def offers(position: Position, seat: Seat) -> tuple[Aim, ...]:
    """Return all aims, then countries that would be worth their cost if money were worth less."""
    good = aims(position, seat)
    countries = {aim.country for aim in good}
    more = _countries(position, seat, MANNER.aims.open_handed * rate(position, seat), 0)
    return (*good, *[replace(aim, worth=aim.worth * MANNER.aims.after) for aim in more if aim.country not in countries])


def hopes(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Return capitals whose cards are still in the pack and would be worth their cost."""
    player = position.players[seat]
    need, price = income_needed(position, player), rate(position, seat, bent)
    return _hopes(frozenset(position.geographic), player.cash - RESERVE + cards.printed_income(player), need, price)


@lru_cache(maxsize=1024)
def _hopes(pack: frozenset[Country], cash: int, need: int, price: float) -> tuple[Aim, ...]:
    worths: dict[Node, float] = {}
    for nation in BY_YIELD:
        if nation.slug in pack and nation.cost <= cash:
            worth = of_country(nation.slug, nation.cost, need, price)
            if worth > 0:
                worths[nation.node] = worths.get(nation.node, 0.0) + worth
    return tuple([Aim(node, MANNER.aims.hope * worth) for node, worth in worths.items()])


def sales(position: Position, seat: Seat, country: Country) -> tuple[Country, ...]:
    """Return the countries to sell for one that wins the match; none if that is not possible.

    The one with the lowest income for its resale comes first.
    """
    player = position.players[seat]
    need = income_needed(position, player) - NATIONS[country].income
    missing = cards.cost(position, country) - player.cash
    if need > 0 or missing <= 0 or not player.countries or not cards.can_resell(position):
        return ()
    to_sell: list[Country] = []
    for own in sorted(player.countries, key=lambda own: (NATIONS[own].income / NATIONS[own].resale, own)):
        if need + NATIONS[own].income > 0:
            continue
        to_sell.append(own)
        need += NATIONS[own].income
        missing -= NATIONS[own].resale
        if missing <= 0:
            return tuple(to_sell)
    return ()


def is_paid(position: Position, seat: Seat, aim: Aim) -> bool:
    """Return whether a country can be paid now; one that wins also by selling others."""
    cash = position.players[seat].cash
    assert aim.country is not None
    is_last = NATIONS[aim.country].income >= income_needed(position, position.players[seat])
    return aim.cost <= cash - RESERVE or (is_last and (aim.cost <= cash or bool(sales(position, seat, aim.country))))


def promise_of(position: Position, seat: Seat, aim: Aim, only: Group | None = None) -> float:
    """Return what an aim promises for the best piece, or for `only` one; 0 if no piece can go."""
    player, best = position.players[seat], 0.0
    for group in groups(player) if only is None else (only,):
        if group.what in ("jeep", "ship-jeep", "ship") and aim.suits(group) and not is_guard(position, seat, group):
            at_end = 0 if aim.country is not None else None
            points = at_end if aim.node == group.node else points_to(player, group, aim.node)
            best = best if points is None else max(best, aim.promise(points))
    return best


def is_guard(position: Position, seat: Seat, group: Group) -> bool:
    """Return whether a piece has to stay in war: it is the last jeep in an own country."""
    if position.war is None or group.what != "jeep":
        return False
    player = position.players[seat]
    if player.jeeps.count(group.node) > 1:
        return False
    return cell_of(group.node) in {NATIONS[country].cell for country in player.countries}
