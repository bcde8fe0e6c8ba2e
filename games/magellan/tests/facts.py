"""Facts about positions of `magellan` for `claims`, from the rules and what a line leads to, without the mind."""

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
from games.magellan.rules.state import Kind, Player, Position, State
from games.magellan.rules.turn.laps import lap, open_lap
from games.magellan.rules.ways import BOARD_COST, distance, embarkations

SLUGS = {nation.name: slug for slug, nation in NATIONS.items()}
"""The countries by the message of their name."""
OUT_OF_REACH = 999

# What a sentence is about.


def place(sentence: Said) -> Position:
    """Return the position that the reader looks at.

    In a turn it is that of the half-made move, else the true one.
    """
    if sentence.dialogue != "turn":
        position: Position = sentence.state.position
        return position
    state: State = so_far(sentence.state, trace(turn(sentence.rules, sentence.state, sentence.seat), tuple(sentence.line.split())))
    return state.position


def moments(sentence: Said) -> list[Position]:
    """Return the positions before each step of a line, and the one after the line."""
    traced = trace(turn(sentence.rules, sentence.state, sentence.seat), tuple(sentence.line.split()))
    before = [ask.so_far().position for ask, _ in traced.answered if ask.name == "move.step" and ask.so_far is not None]
    return [*before, so_far(sentence.state, traced).position]


def mine(sentence: Said, position: Position | None = None) -> Player:
    return (position or place(sentence)).players[sentence.seat]


def who(sentence: Said) -> Seat:
    seat: Seat = sentence["who"].seat
    return seat


def rival(sentence: Said, position: Position | None = None) -> Player:
    """Return the player of whom the sentence speaks."""
    return (position or sentence.state.position).players[who(sentence)]


def country(sentence: Said, name: str = "country") -> str:
    return SLUGS[sentence[name]]


def owned(player: Player) -> set[str]:
    return {*player.countries, *player.held}


def others(sentence: Said, position: Position) -> list[Player]:
    """Return the other players who are still in the match."""
    return [player for other, player in enumerate(position.players) if other != sentence.seat and not player.place]


def off(player: Player, node: Node) -> int:
    """Return the points from a player's nearest jeep to a piece of land, `OUT_OF_REACH` if there is no way."""
    distances = [0 for jeep in player.jeeps if jeep == node]
    for group in groups(player):
        if group.what in ("jeep", "ship-jeep"):
            far = distance(group.what, group.node, node, embarkations(player, group.node) if group.what == "jeep" else ())
            distances += [] if far is None else [far]
    return min(distances, default=OUT_OF_REACH)


def earns(sentence: Said) -> bool:
    return bool(sentence["income"] == NATIONS[country(sentence)].income)


def costs(sentence: Said, position: Position) -> bool:
    return earns(sentence) and country(sentence) in position.open and sentence["cost"] == cards.cost(position, country(sentence))


def lacking(position: Position, player: Player) -> int:
    return position.table.target + 1 - cards.printed_income(player)


def gained(sentence: Said) -> tuple[Position, Position]:
    """Return the positions before and after a country became the reader's."""
    every = moments(sentence)
    return next(
        (before, after)
        for before, after in pairwise(every)
        if country(sentence) in owned(mine(sentence, after)) and country(sentence) not in owned(mine(sentence, before))
    )


def is_developed(sentence: Said) -> bool:
    before, _ = gained(sentence)
    return costs(sentence, before) and mine(sentence, before).cash >= sentence["cost"]


def is_winning(sentence: Said) -> bool:
    before, _ = gained(sentence)
    return (
        is_developed(sentence)
        and lacking(before, mine(sentence, before)) <= sentence["income"]
        and sentence["target"] == before.table.target
    )


def can_pay(sentence: Said, position: Position) -> bool:
    return not rival(sentence, position).place and rival(sentence, position).cash >= sentence["cost"]


def is_denied(sentence: Said) -> bool:
    before, _ = gained(sentence)
    them = rival(sentence, before)
    return (
        is_developed(sentence)
        and can_pay(sentence, before)
        and lacking(before, them) <= sentence["income"]
        and off(them, node_of(sentence)) < OUT_OF_REACH
    )


def node_of(sentence: Said) -> Node:
    return NATIONS[country(sentence)].node


def is_first(sentence: Said) -> bool:
    before, _ = gained(sentence)
    return is_developed(sentence) and can_pay(sentence, before) and off(rival(sentence, before), node_of(sentence)) == sentence["points"]


def is_pair(sentence: Said) -> bool:
    """Return whether the reader got both countries for that money, and no other country."""
    both = [country(sentence, "first"), country(sentence, "second")]
    every = moments(sentence)
    new = owned(mine(sentence, every[-1])) - owned(mine(sentence, every[0]))
    spent = sum(cards.cost(before, country) for country in both for before, after in pairwise(every)
                if country in owned(mine(sentence, after)) and country not in owned(mine(sentence, before)))  # fmt: skip
    return new == set(both) and sentence["cost"] == spent and sentence["income"] == sum(NATIONS[country].income for country in both)


def is_sold_for_more(sentence: Said) -> bool:
    """Return whether a country that is developed after the sale earns more."""
    every, sold = moments(sentence), NATIONS[country(sentence)]
    new = owned(mine(sentence, every[-1])) - owned(mine(sentence, every[0]))
    return bool(sentence["money"] == sold.resale and max((NATIONS[country].income for country in new), default=0) > sold.income)


def bought(sentence: Said) -> list[tuple[Position, Kind]]:
    """Return the kinds of pieces that the line buys, each with the position before."""
    tokens = [
        token
        for ask, token in trace(turn(sentence.rules, sentence.state, sentence.seat), tuple(sentence.line.split())).answered
        if ask.name == "move.step"
    ]
    kinds: dict[str, Kind] = {"buy-jeep": "jeep", "buy-ship": "ship", "buy-plane": "plane"}
    return [(before, kinds[token]) for before, token in zip(moments(sentence), tokens, strict=False) if token in kinds]


def is_sooner(sentence: Said, before: Position) -> bool:
    """Return whether a jeep that takes a ship at the base reaches the country before every other jeep."""
    player = mine(sentence, before)
    far = distance("ship-jeep", player.port, node_of(sentence))
    return country(sentence) in before.open and far is not None and far + BOARD_COST < off(player, node_of(sentence))


def lacks_a_ship(player: Player) -> bool:
    """Return whether a jeep stands on the base, and no empty ship lies beside it."""
    return player.base in player.jeeps and not any(ship.node == player.port and not ship.load for ship in player.ships)


def is_hoped(sentence: Said) -> bool:
    """Return whether the country's card is in the pack, and the capital is its own."""
    before, nation = sentence.state.position, NATIONS[country(sentence)]
    is_there = nation.slug in before.geographic and sentence["cost"] == cards.cost(before, nation.slug) and earns(sentence)
    return is_there and sentence["capital"] == nation.capital


def is_waiting(sentence: Said) -> bool:
    return is_hoped(sentence) and any(node_of(sentence) in mine(sentence, moment).jeeps for moment in moments(sentence)[1:])


def is_nearer(sentence: Said) -> bool:
    """Return whether a piece comes nearer to the country in this line."""
    every = moments(sentence)
    return any(
        off(mine(sentence, after), node_of(sentence)) < off(mine(sentence, before), node_of(sentence)) for before, after in pairwise(every)
    ) or goes(sentence)


def goes(sentence: Said) -> bool:
    return len(list(ends(sentence))) > 0


def ends(sentence: Said) -> Iterator[Node]:
    """Yield the places that pieces come to in the line."""
    before = len(sentence.state.position.trail)
    for way in moments(sentence)[-1].trail[before:]:
        yield way.path[-1]


def is_guarded(sentence: Said) -> bool:
    """Return whether a jeep comes to the reader's country at a table with wars."""
    return (
        earns(sentence)
        and country(sentence) in owned(mine(sentence, moments(sentence)[-1]))
        and sentence.state.position.table.has_wars
        and node_of(sentence) in ends(sentence)
    )


def is_a_bonus(sentence: Said) -> bool:
    """Return whether an open card pays that money to the first who comes to the place."""
    return any(
        isinstance(cards.CARDS[active.card].effect, FirstToReach)
        and sentence["money"] == cards.bonus(active.card)
        and sentence["place"] in (cards.place(active.card), cards.title(active.card))
        for active in sentence.state.position.active
    )


def rest(player: Player) -> int:
    """Return the points that a player's ships together still need to go round the world."""
    laps = [lap(ship.node, ship.lap) for ship in player.ships]
    return sum(left.points + left.beyond for left in laps if left is not None)


def is_round(sentence: Said) -> bool:
    """Return whether a card pays for a lap, and a step of the line brings a ship nearer to it."""
    lap_card, every = open_lap(sentence.state.position), moments(sentence)
    if lap_card is None:
        return False
    _, bonus = lap_card
    return bool(
        sentence["money"] == bonus and any(rest(mine(sentence, after)) < rest(mine(sentence, before)) for before, after in pairwise(every))
    )


def is_saved_for(sentence: Said) -> bool:
    """Return whether a jeep stands in the country, and that money is missing for it."""
    stands = [moment for moment in moments(sentence) if node_of(sentence) in mine(sentence, moment).jeeps]
    return earns(sentence) and any(
        sentence["missing"] == cards.cost(moment, country(sentence)) - mine(sentence, moment).cash > 0 for moment in stands
    )


def is_raced_for(sentence: Said) -> bool:
    before = moments(sentence)[0]
    return (
        costs(sentence, sentence.state.position)
        and can_pay(sentence, before)
        and off(rival(sentence, before), node_of(sentence)) == sentence["points"]
        and goes(sentence)
    )


def is_set_out_for(sentence: Said) -> bool:
    """Return whether a piece goes to an open country at that price.

    So many points are left to it after a step.
    """
    every = moments(sentence)
    is_as_far = any(off(mine(sentence, moment), node_of(sentence)) == sentence["left"] > 0 for moment in every[1:])
    return is_as_far and any(costs(sentence, moment) for moment in every)


def is_all_kept(sentence: Said) -> bool:
    """Return whether all money is kept, and the country is open at that price."""
    every = moments(sentence)
    is_same = mine(sentence, every[0]).countries == mine(sentence, every[-1]).countries
    return (
        is_same
        and sentence["cash"] == mine(sentence, every[-1]).cash
        and sentence["cost"] == cards.cost(every[0], country(sentence))
        and country(sentence) in every[0].open
    )


def is_still(sentence: Said) -> bool:
    before, after = mine(sentence, moments(sentence)[0]), mine(sentence, moments(sentence)[-1])
    return (before.jeeps, before.ships, before.planes, before.countries) == (after.jeeps, after.ships, after.planes, after.countries)


def payable(sentence: Said, position: Position, of: tuple[str, ...]) -> list[str]:
    return [country for country in of if cards.cost(position, country) <= mine(sentence, position).cash]


def is_drawn_from(sentence: Said) -> bool:
    position = sentence.state.position
    known = payable(sentence, position, position.geographic)
    return bool(
        sentence["payable"] == len(known)
        and country(sentence) in known
        and sentence["income"] == max(NATIONS[country].income for country in known)
        and earns(sentence)
    )


def is_one_in_five(position: Position) -> bool:
    """Return whether about one history card in five of the pack is a revenue."""
    revenues = sum(cards.CARDS[card].series in (2, 7, 12) for card in position.history)
    return 0.15 <= revenues / max(1, len(position.history)) <= 0.25


def is_payday(sentence: Said) -> bool:
    position = sentence.state.position
    return bool(sentence["income"] == cards.income(position, sentence.seat) and is_one_in_five(position))


def is_most(sentence: Said) -> bool:
    position = sentence.state.position
    return is_payday(sentence) and all(
        cards.income(position, Seat(other)) < sentence["income"]
        for other, player in enumerate(position.players)
        if other != sentence.seat and not player.place
    )


def is_given_up(sentence: Said) -> bool:
    kinds = {"jeep": "jeeps", "ship": "ships", "plane": "planes"}
    kind = next(kind for kind in kinds if says.PIECES[kind] == sentence["piece"])  # type: ignore[index]
    return sentence.state.position.losses[0].seat == sentence.seat and kind in sentence.line


def stops(sentence: Said) -> bool:
    """Return whether a piece stops at that place."""
    return sentence["stop"] in [says.at(cell_of(end)) for end in ends(sentence)]


def comes(sentence: Said) -> bool:
    """Return whether a piece comes to the end that is named.

    It is a capital's land, the place of a card, or a cell.
    """
    name = sentence["end"]
    if name in SLUGS:
        return NATIONS[SLUGS[name]].node in ends(sentence)
    cells = {cell_of(end) for end in ends(sentence)}
    there = [effect.cell for active in sentence.state.position.active if isinstance(effect := cards.CARDS[active.card].effect, FirstToReach)
             and name in (cards.place(active.card), cards.title(active.card))]  # fmt: skip
    return (
        any(cell in cells for cell in there)
        or name in map(says.at, cells)
        or name in [NATIONS[nation].capital for nation in NATIONS if NATIONS[nation].cell in cells]
    )
