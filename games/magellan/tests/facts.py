"""What is so in a position of `magellan`, for `claims`: looked up in the rules and in what a line leads to, without the game's mind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from contract.claims import Said
from engine.values.core import Seat
from engine.walking.walk import so_far, trace, turn
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, Node, cell_of
from games.magellan.rules.cards.deck import FirstToReach
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Defending, Fighting, Kind, Player, Position, State
from games.magellan.rules.turn.fights import enemies, targets, unguarded
from games.magellan.rules.turn.laps import lap, open_lap
from games.magellan.rules.turn.war import odds
from games.magellan.rules.values import Fight
from games.magellan.rules.ways import BOARD_COST, distance, embarkations

SLUGS = {nation.name: slug for slug, nation in NATIONS.items()}
"""The countries by the message of their name."""

# What a sentence is about.


def place(said: Said) -> Position:
    """The position that its reader looks at: that of the half-made move in a turn, else the true one."""
    if said.dialogue != "turn":
        position: Position = said.state.position
        return position
    state: State = so_far(said.state, trace(turn(said.rules, said.state, said.seat), tuple(said.line.split())))
    return state.position


def moments(said: Said) -> list[Position]:
    """The positions before each step of a line, and the one after it."""
    traced = trace(turn(said.rules, said.state, said.seat), tuple(said.line.split()))
    before = [ask.so_far().position for ask, _ in traced.answered if ask.name == "move.step" and ask.so_far is not None]
    return [*before, so_far(said.state, traced).position]


def mine(said: Said, position: Position | None = None) -> Player:
    return (position or place(said)).players[said.seat]


def who(said: Said) -> Seat:
    seat: Seat = said["who"].seat
    return seat


def rival(said: Said, position: Position | None = None) -> Player:
    """The player of whom the sentence speaks."""
    return (position or said.state.position).players[who(said)]


def country(said: Said, name: str = "country") -> str:
    return SLUGS[said[name]]


def owned(player: Player) -> set[str]:
    return {*player.countries, *player.held}


def others(said: Said, position: Position) -> list[Player]:
    """The others who still play."""
    return [player for other, player in enumerate(position.players) if other != said.seat and not player.place]


def off(player: Player, node: Node) -> int:
    """Points from the nearest jeep of a player to a piece of land."""
    distances = [0 for jeep in player.jeeps if jeep == node]
    for group in groups(player):
        if group.what in ("jeep", "ship-jeep"):
            far = distance(group.what, group.node, node, embarkations(player, group.node) if group.what == "jeep" else ())
            distances += [] if far is None else [far]
    return min(distances, default=999)


def earns(said: Said) -> bool:
    return bool(said["income"] == NATIONS[country(said)].income)


def costs(said: Said, position: Position) -> bool:
    return earns(said) and country(said) in position.open and said["cost"] == cards.cost(position, country(said))


def lacking(position: Position, player: Player) -> int:
    return position.table.target + 1 - cards.printed_income(player)


def gained(said: Said) -> tuple[Position, Position]:
    """The moments before and after a country became the reader's."""
    every = moments(said)
    return next(
        (before, after)
        for before, after in pairwise(every)
        if country(said) in owned(mine(said, after)) and country(said) not in owned(mine(said, before))
    )


def is_developed(said: Said) -> bool:
    before, _ = gained(said)
    return costs(said, before) and mine(said, before).cash >= said["cost"]


def is_winning(said: Said) -> bool:
    before, _ = gained(said)
    return is_developed(said) and lacking(before, mine(said, before)) <= said["income"] and said["target"] == before.table.target


def can_pay(said: Said, position: Position) -> bool:
    return not rival(said, position).place and rival(said, position).cash >= said["cost"]


def is_denied(said: Said) -> bool:
    before, _ = gained(said)
    them = rival(said, before)
    return is_developed(said) and can_pay(said, before) and lacking(before, them) <= said["income"] and off(them, node_of(said)) < 999


def node_of(said: Said) -> Node:
    return NATIONS[country(said)].node


def is_first(said: Said) -> bool:
    before, _ = gained(said)
    return is_developed(said) and can_pay(said, before) and off(rival(said, before), node_of(said)) == said["points"]


def is_pair(said: Said) -> bool:
    """Both countries are new, and nothing else is."""
    both = [country(said, "first"), country(said, "second")]
    every = moments(said)
    new = owned(mine(said, every[-1])) - owned(mine(said, every[0]))
    spent = sum(cards.cost(before, country) for country in both for before, after in pairwise(every)
                if country in owned(mine(said, after)) and country not in owned(mine(said, before)))  # fmt: skip
    return new == set(both) and said["cost"] == spent and said["income"] == sum(NATIONS[country].income for country in both)


def is_taken(said: Said) -> bool:
    """It was an enemy's, stands without a jeep of theirs, and becomes the reader's for nothing."""
    before = said.state.position
    is_theirs = country(said) in rival(said, before).countries and who(said) in enemies(before.war, said.seat)
    return (
        earns(said)
        and is_theirs
        and country(said) in unguarded(before, said.seat)
        and country(said) in owned(mine(said, said.after.position))
    )


def is_bombed(said: Said) -> bool:
    """Something is there that a bomb can hit, and no plane that has to be fought first."""
    flight = said.after.position.flight
    return flight is not None and said["place"] == says.at(flight.cell) and bool(targets(said.after.position, flight.cell))


def is_sold_for_more(said: Said) -> bool:
    """What is developed after the sale earns more."""
    every, sold = moments(said), NATIONS[country(said)]
    new = owned(mine(said, every[-1])) - owned(mine(said, every[0]))
    return bool(said["money"] == sold.resale and max((NATIONS[country].income for country in new), default=0) > sold.income)


def bought(said: Said) -> list[tuple[Position, Kind]]:
    """What is bought in the line, and the moments before."""
    tokens = [
        token for ask, token in trace(turn(said.rules, said.state, said.seat), tuple(said.line.split())).answered if ask.name == "move.step"
    ]
    kinds: dict[str, Kind] = {"buy-jeep": "jeep", "buy-ship": "ship", "buy-plane": "plane"}
    return [(before, kinds[token]) for before, token in zip(moments(said), tokens, strict=False) if token in kinds]


def is_sooner(said: Said, before: Position) -> bool:
    """A jeep that a ship takes from the base comes there before every other."""
    player = mine(said, before)
    far = distance("ship-jeep", player.port, node_of(said))
    return country(said) in before.open and far is not None and far + BOARD_COST < off(player, node_of(said))


def lacks_a_ship(player: Player) -> bool:
    """A jeep stands on the base, which no empty ship is beside."""
    return player.base in player.jeeps and not any(ship.node == player.port and not ship.load for ship in player.ships)


def is_hoped(said: Said) -> bool:
    """Its card is in the pack, and that is its capital."""
    before, nation = said.state.position, NATIONS[country(said)]
    is_there = nation.slug in before.geographic and said["cost"] == cards.cost(before, nation.slug) and earns(said)
    return is_there and said["capital"] == nation.capital


def is_waiting(said: Said) -> bool:
    return is_hoped(said) and any(node_of(said) in mine(said, moment).jeeps for moment in moments(said)[1:])


def is_nearer(said: Said) -> bool:
    """A piece comes nearer to it in this line."""
    every = moments(said)
    return any(off(mine(said, after), node_of(said)) < off(mine(said, before), node_of(said)) for before, after in pairwise(every)) or goes(
        said
    )


def goes(said: Said) -> bool:
    return len(list(ends(said))) > 0


def ends(said: Said) -> Iterator[Node]:
    """Where pieces come to in the line."""
    before = len(said.state.position.trail)
    for way in moments(said)[-1].trail[before:]:
        yield way.path[-1]


def is_guarded(said: Said) -> bool:
    """The country is the reader's, wars are played, and a jeep comes to it."""
    return (
        earns(said)
        and country(said) in owned(mine(said, moments(said)[-1]))
        and said.state.position.table.has_wars
        and node_of(said) in ends(said)
    )


def is_kept(said: Said) -> bool:
    """In a war of the reader with jeeps, one of theirs stands in an own country at the end."""
    last, war = moments(said)[-1], said.state.position.war
    there = NATIONS[country(said)].cell in map(cell_of, mine(said, last).jeeps)
    return (
        earns(said)
        and war is not None
        and "jeep" in war.pieces
        and bool(enemies(war, said.seat))
        and country(said) in owned(mine(said, last))
        and there
    )


def is_a_bonus(said: Said) -> bool:
    """An open card pays that to the first who comes to a place of that name."""
    return any(
        isinstance(cards.CARDS[active.card].effect, FirstToReach)
        and said["money"] == cards.bonus(active.card)
        and said["place"] in (cards.place(active.card), cards.title(active.card))
        for active in said.state.position.active
    )


def rest(player: Player) -> int:
    """Points that the ships of a player have to go round the world, together."""
    laps = [lap(ship.node, ship.lap) for ship in player.ships]
    return sum(left.points + left.beyond for left in laps if left is not None)


def is_round(said: Said) -> bool:
    """A card pays for it, and a step of the line brings a ship nearer to it."""
    card, every = open_lap(said.state.position), moments(said)
    return (
        card is not None
        and said["money"] == card[1]
        and any(rest(mine(said, after)) < rest(mine(said, before)) for before, after in pairwise(every))
    )


def is_saved_for(said: Said) -> bool:
    """A jeep stands there, and so much is missing."""
    stands = [moment for moment in moments(said) if node_of(said) in mine(said, moment).jeeps]
    return earns(said) and any(said["missing"] == cards.cost(moment, country(said)) - mine(said, moment).cash > 0 for moment in stands)


def is_raced_for(said: Said) -> bool:
    before = moments(said)[0]
    return (
        costs(said, said.state.position)
        and can_pay(said, before)
        and off(rival(said, before), node_of(said)) == said["points"]
        and goes(said)
    )


def is_set_out_for(said: Said) -> bool:
    """It is open at a moment of the line, for that price, and after a step so many points are left."""
    every = moments(said)
    is_as_far = any(off(mine(said, moment), node_of(said)) == said["left"] > 0 for moment in every[1:])
    return is_as_far and any(costs(said, moment) for moment in every)


def is_all_kept(said: Said) -> bool:
    """The money stays, and the country is open for that price."""
    every = moments(said)
    is_same = mine(said, every[0]).countries == mine(said, every[-1]).countries
    return (
        is_same
        and said["cash"] == mine(said, every[-1]).cash
        and said["cost"] == cards.cost(every[0], country(said))
        and country(said) in every[0].open
    )


def is_still(said: Said) -> bool:
    before, after = mine(said, moments(said)[0]), mine(said, moments(said)[-1])
    return (before.jeeps, before.ships, before.planes, before.countries) == (after.jeeps, after.ships, after.planes, after.countries)


def payable(said: Said, position: Position, of: tuple[str, ...]) -> list[str]:
    return [country for country in of if cards.cost(position, country) <= mine(said, position).cash]


def is_drawn_from(said: Said) -> bool:
    position = said.state.position
    known = payable(said, position, position.geographic)
    return bool(
        said["payable"] == len(known)
        and country(said) in known
        and said["income"] == max(NATIONS[country].income for country in known)
        and earns(said)
    )


def is_one_in_five(position: Position) -> bool:
    """Of the history cards in the pack, about one in five is a revenue."""
    revenues = sum(cards.CARDS[card].series in (2, 7, 12) for card in position.history)
    return 0.15 <= revenues / max(1, len(position.history)) <= 0.25


def is_payday(said: Said) -> bool:
    position = said.state.position
    return bool(said["income"] == cards.income(position, said.seat) and is_one_in_five(position))


def is_most(said: Said) -> bool:
    position = said.state.position
    return is_payday(said) and all(
        cards.income(position, Seat(other)) < said["income"]
        for other, player in enumerate(position.players)
        if other != said.seat and not player.place
    )


def fight(said: Said) -> Fight:
    """The fight that the line begins with."""
    first_ask, token = trace(turn(said.rules, said.state, said.seat), tuple(said.line.split())).answered[0]
    fight_chosen: Fight = next(option.value for option in first_ask.options if option.token == token)
    return fight_chosen


def is_a_fight(said: Said) -> bool:
    due = fight(said)
    return (said["mine"], said["theirs"]) == odds(said.state.position, due)[:2]


def is_open_behind(said: Said) -> bool:
    """The country is theirs and in that cell; where the jeeps there win, nobody guards it any more."""
    due, after = fight(said), said.after.position
    is_theirs = country(said) in said.state.position.players[due.enemy].countries and NATIONS[country(said)].cell == due.cell
    has_won = due.cell in map(cell_of, mine(said, after).jeeps) or after.losses
    return (
        is_a_fight(said)
        and earns(said)
        and is_theirs
        and (not has_won or country(said) not in after.players[due.enemy].countries or country(said) in unguarded(after, said.seat))
    )


def is_raid(said: Said) -> bool:
    position = said.state.position
    is_there = isinstance(said.state.stage, Fighting | Defending) and said.line.split()[0].startswith("bomb")
    return is_there and who(said) in enemies(position.war, said.seat) and bool(rival(said).ships)


def is_given_up(said: Said) -> bool:
    kinds = {"jeep": "jeeps", "ship": "ships", "plane": "planes"}
    kind = next(kind for kind in kinds if says.PIECES[kind] == said["piece"])  # type: ignore[index]
    return said.state.position.losses[0].seat == said.seat and kind in said.line


def stops(said: Said) -> bool:
    """A piece comes as far as that."""
    return said["stop"] in [says.at(cell_of(end)) for end in ends(said)]


def comes(said: Said) -> bool:
    """A piece comes to the end that is named: a capital's land, the place of a card, or a cell."""
    name = said["end"]
    if name in SLUGS:
        return NATIONS[SLUGS[name]].node in ends(said)
    cells = {cell_of(end) for end in ends(said)}
    there = [effect.cell for active in said.state.position.active if isinstance(effect := cards.CARDS[active.card].effect, FirstToReach)
             and name in (cards.place(active.card), cards.title(active.card))]  # fmt: skip
    return (
        any(cell in cells for cell in there)
        or name in map(says.at, cells)
        or name in [NATIONS[nation].capital for nation in NATIONS if NATIONS[nation].cell in cells]
    )
