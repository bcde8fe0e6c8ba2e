"""What is looked up to hold the sentences of `navegador` to what they claim: in the rules and in the true position, never in the mind."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from contract.claims import Said
from engine.search.plain import complete_sensibly
from engine.values.core import Msg, Seat
from engine.walking.walk import Asking, decision, play, walk
from games.navegador.rules.board import (
    BUILDING_NUMBER,
    BUILDING_WORKERS,
    COLONY_WORKERS,
    DEAR,
    FACTORIES,
    FIELD_NUMBER,
    GOOD_NUMBER,
    KIND_NUMBER,
    LEAST_WORKERS,
    POINT_MONEY,
    PRIVILEGES,
    PROCESS,
    REGION_NUMBER,
    SELL,
    STEP,
    SURPLUS,
    building_prices,
    columns,
    cost,
    losses,
)
from games.navegador.rules.score import each, king_gains, points
from games.navegador.rules.state import LastMove, Player, Position, Sailing, items, owned
from games.navegador.rules.turn.sailing import moves
from games.navegador.rules.wares import highest, limits, price_of


def name(msg: Msg) -> str:
    """What a message that is a name stands for: the last part of its key."""
    return msg.key.rsplit(".", 1)[-1]


def region(said: Said, argument: str = "region") -> int:
    return REGION_NUMBER[name(said[argument])]


def good(said: Said) -> int:
    return GOOD_NUMBER[name(said["good"])]


def kind(said: Said) -> int:
    return KIND_NUMBER[name(said["kind"])]


def now(said: Said) -> Position:
    found: Position = said.state.position
    return found


def then(said: Said) -> Position:
    """The position after the line, which goes on sensibly where it is not whole."""
    path = complete_sensibly(said.rules, said.state, said.seat, tuple(said.line.split()), Random(0))
    found: Position = play(said.rules, said.state, said.seat, " ".join(path)).value.state.position
    return found


def last(said: Said) -> LastMove:
    return then(said).last


def me(said: Said) -> Player:
    return now(said).players[said.seat]


def mine(said: Said) -> Player:
    """What the reader has after the line."""
    return then(said).players[said.seat]


def rival(said: Said) -> Player:
    found: Player = now(said).players[said["who"].seat]
    return found


def lead(said: Said) -> int:
    return points(me(said)) - max(points(player) for seat, player in enumerate(now(said).players) if seat != said.seat)


def spent(said: Said) -> int:
    return me(said).money - mine(said).money


def can_explore(position: Position, seat: Seat | int, at: int) -> bool:
    """Whether one sailing of all ships brings a seat into an unknown region."""
    options = moves(position.players[seat].ships, position.phase, position.known, True, position.stacks, None, len(position.players))
    return not position.known >> at & 1 and any(REGION_NUMBER[option.value.to] == at for option in options)


def comes_next(player: Player, *fields: str) -> bool:
    return any(cost(player.field, FIELD_NUMBER[field]) == 0 for field in fields)


def next_price(position: Position, row: int) -> int:
    """The price of the next building of a row; 0 if none is left."""
    left = building_prices(len(position.players))[row][position.built[row] :]
    return left[0] if left else 0


def row(said: Said) -> int:
    """The row of a building; of `factory` the first one."""
    return BUILDING_NUMBER.get(name(said["building"]), 0)


def is_explored(said: Said) -> bool:
    return last(said).explored == name(said["region"])


def is_bill_of_colonies(said: Said) -> bool:
    return bool(said["price"] == sum(price for _, price in last(said).colonies) > 0)


def is_bill_of_buildings(said: Said) -> bool:
    return bool(said["price"] == sum(price for _, price in last(said).buildings) > 0)


def is_recruited(said: Said) -> bool:
    """Number and price of workers or ships."""
    bought = last(said)
    what: Any = "ships" if bought.what == "ships" else "workers"
    return bool(
        said["count"] == bought.recruited and said["price"] == price_of(bought.recruited, limits(what, me(said))[0], now(said).phase)
    )


def is_each_a_point(said: Said) -> bool:
    more = mine(said).workers - me(said).workers + sum(mine(said).ships) - sum(me(said).ships) + len(last(said).paid)
    return is_recruited(said) and more == said["count"]


def is_sold_on(said: Said) -> bool:
    return is_recruited(said) and last(said).sold == said["sold"] > 0 and spent(said) == said["price"] - SURPLUS * said["sold"]


def affordable(position: Position, player: Player) -> int:
    """The colonies for which a player has money and ships, if there are workers enough."""
    prices = sorted(
        price for at, stack in enumerate(position.stacks) if position.known >> at & 1 for price in stack[: player.ships[at]]
    )  # fmt: skip
    return sum(sum(prices[: count + 1]) <= player.money for count in range(len(prices)))


def is_building_open(said: Said) -> bool:
    """With the workers after the line a building can be had that was out of reach before."""
    has, needed, price = mine(said), BUILDING_WORKERS[row(said)], next_price(then(said), row(said))
    return bool(has.workers == said["workers"] >= needed > me(said).workers and 0 < price <= has.money)


def is_rival_builder(said: Said) -> bool:
    price, player = next_price(then(said), row(said)), rival(said)
    can_pay = player.workers >= BUILDING_WORKERS[row(said)] and player.money >= price
    return bool(is_bill_of_buildings(said) and price == said["next"] and can_pay and comes_next(player, "buildings"))


def is_rival_settler(said: Said) -> bool:
    at, player = region(said), rival(said)
    is_able = player.workers >= COLONY_WORKERS and player.money >= now(said).stacks[at][0]
    return bool(player.ships[at]) and is_able and comes_next(player, "colony") and is_bill_of_colonies(said)


def is_last_privilege(said: Said) -> bool:
    at, player = kind(said), rival(said)
    can_take = owned(player)[at] < PRIVILEGES and player.workers > LEAST_WORKERS and comes_next(player, "privilege")
    return can_take and then(said).gallery[at] == 0 and items(player)[at] == said["count"]


def is_privilege(said: Said) -> bool:
    at, done = kind(said), last(said)
    is_raised = each(mine(said))[at] - each(me(said))[at] == said["step"] == STEP[at]
    return bool(is_raised) and items(me(said))[at] == said["count"] and done.bonus == said["bonus"] == -spent(said)


def whole(said: Said) -> bool:
    return bool(said["whole"] == sum(trade.income for trade in last(said).trades) == -spent(said))


def is_sold(said: Said) -> bool:
    at = good(said)
    is_done = any(GOOD_NUMBER[trade.good] == at and trade.units == said["count"] for trade in last(said).trades)
    return is_done and said["price"] == SELL[at][now(said).market[at]] and whole(said)


def is_processed(said: Said) -> bool:
    at, before = good(said), now(said).market
    is_done = any(GOOD_NUMBER[trade.good] == at and -trade.units == said["count"] for trade in last(said).trades)
    is_lifted = SELL[at][then(said).market[at]] > SELL[at][before[at]]
    return is_done and is_lifted and said["price"] == PROCESS[before[at]] and whole(said)


def is_free_after(said: Said, argument: str) -> bool:
    return cost(mine(said).field, FIELD_NUMBER[name(said[argument])]) == 0


def explored_lead(said: Said) -> bool:
    return bool(then(said).is_ending and not now(said).is_ending and lead(said) == said["lead"] > 0)


def sailed(said: Said) -> Counter[str]:
    """Ships by the region to which they sailed."""
    found = Counter[str]()
    for sail in last(said).sails:
        found[sail.to] += sail.count
    return found


def groups(said: Said) -> list[tuple[str, str, int]]:
    """Origin, destination and number of the groups in a line that is not whole."""
    parts = [token.replace(">", ":").split(":") for token in said.line.split() if ">" in token]
    return [(origin, to, int(count)) for origin, to, count in parts]


def staying(said: Said) -> int:
    """Ships that have not sailed in a line that is not whole."""
    stage = said.state.stage
    paid = 0 if " " not in said.line or ">" in said.line.split()[1] else len(said.line.split()[1].split("+"))
    fleet = sum(stage.still) if isinstance(stage, Sailing) else sum(me(said).ships)
    return fleet - sum(count for *_, count in groups(said)) - (paid if said.line.startswith("sailing") else 0)


def income(position: Position, player: Player) -> int:
    """What a visit to the market brings at most: each good is sold or processed; the orange factory is one more of any good."""
    best = 0
    for helped in range(FACTORIES):
        brought = 0
        for at, price in enumerate(position.market):
            factories = player.factories[at] + (at == helped)
            brought += max(len(player.colonies[at]) * SELL[at][price], factories * PROCESS[price])
        best = max(best, brought)
    return best


def is_even(said: Said) -> bool:
    """Every answer that is shown brings the same at once, in points and in money."""
    at = walk(said.rules, said.state, said.seat, tuple(said.line.split()))
    assert isinstance(at, Asking)
    shown = decision(said.rules, said.state, said.seat, at).first()[: said["count"]]
    after = [mine(replace(said, line=" ".join((*at.path, *answer.path)))) for answer in shown]
    worths = [points(player) - player.money // POINT_MONEY + player.money / POINT_MONEY for player in after]
    return said["count"] == len(shown) > 1 and max(worths) - min(worths) < 0.05


def is_recruiting(said: Said) -> bool:
    what: Any = "ships" if said.line.split()[0] == "ships" else "workers"
    player, paid = me(said), said.line.split()[1:]
    cheap, level, most = limits(what, player)
    if what == "ships":
        level -= sum(len(token.split("+")) for token in paid)
    dear = DEAR * now(said).phase if highest(cheap, level, most) > cheap else 0
    return (said["cheap"], said["dear"]) == (cheap, dear)


def is_region_explorable(said: Said) -> bool:
    at, lost = region(said), losses(len(now(said).players))[region(said)]
    return (said["needed"], said["lost"], said["points"]) == (lost + 1, lost, each(me(said))[KIND_NUMBER["explorer"]]) and can_explore(
        now(said), said.seat, at
    )


def king(player: Player) -> int:
    return max([gain for gain in king_gains(player) if gain is not None], default=0) if player.king == "held" else 0


def is_in_points(said: Said) -> bool:
    return bool(said["points"] * said["sign"] == points(mine(said)) - points(me(said)) - king(me(said)))


def is_discovery(said: Said) -> bool:
    before, after = me(said), mine(said)
    gone = sum(before.ships) - sum(after.ships)
    return is_explored(said) and gone == said["gone"] and said["points"] == each(before)[KIND_NUMBER["explorer"]]


def costs(said: Said) -> bool:
    return bool(spent(said) == said["price"])


def brings(said: Said) -> bool:
    return bool(-spent(said) == said["income"])


def gives_ships(said: Said) -> bool:
    """The ships that a whole turn pays for its field; once the field was chosen the answers do not speak of them."""
    is_whole = said.answer is not None and said.answer.path == tuple(said.line.split())
    due: int = said.args.get("due", 0)
    return len(last(said).paid) == due if is_whole else due == 0


def is_bought(said: Said) -> bool:
    """Price, ships and points of colonies or buildings."""
    gained = sum(kinds * worth for kinds, worth in zip(items(mine(said)), each(mine(said)), strict=True)) - sum(
        kinds * worth for kinds, worth in zip(items(me(said)), each(me(said)), strict=True)
    )
    is_points = now(said).left is not None or said.args.get("points", gained) == gained
    return costs(said) and gives_ships(said) and is_points


def is_last_building(said: Said) -> bool:
    return is_bought(said) and then(said).built == columns(len(now(said).players)) and not now(said).is_ending and then(said).is_ending


def is_bonus(said: Said) -> bool:
    return bool(last(said).bonus == said["bonus"] == -spent(said)) and gives_ships(said)


def is_stake_of_buildings(said: Said) -> bool:
    return bool(sum(columns(len(now(said).players))) - sum(now(said).built) == said["count"]) and not now(said).is_ending


def is_contested(said: Said) -> bool:
    at = region(said)
    return len(now(said).stacks[at]) == 1 and bool(now(said).known >> at & 1 and rival(said).ships[at] and me(said).ships[at])
