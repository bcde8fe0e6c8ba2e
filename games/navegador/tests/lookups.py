"""Facts with which the sentences of `navegador` are checked: from the rules and the true position, without the game's mind."""

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
    building_counts,
    building_prices,
    cost,
    losses,
)
from games.navegador.rules.score import each, king_gains, points
from games.navegador.rules.state import LastMove, Player, Position, Sailing, items, owned
from games.navegador.rules.turn.sailing import moves
from games.navegador.rules.wares import highest, limits, price_of


def name(msg: Msg) -> str:
    """Return the thing that a name stands for: the last part of the message's key."""
    return msg.key.rsplit(".", 1)[-1]


def region(sentence: Said, argument: str = "region") -> int:
    return REGION_NUMBER[name(sentence[argument])]


def good(sentence: Said) -> int:
    return GOOD_NUMBER[name(sentence["good"])]


def kind(sentence: Said) -> int:
    return KIND_NUMBER[name(sentence["kind"])]


def now(sentence: Said) -> Position:
    position: Position = sentence.state.position
    return position


def then(sentence: Said) -> Position:
    """Return the position after the line; if the line is not whole, it goes on sensibly."""
    path = complete_sensibly(sentence.rules, sentence.state, sentence.seat, tuple(sentence.line.split()), Random(0))
    position: Position = play(sentence.rules, sentence.state, sentence.seat, " ".join(path)).value.state.position
    return position


def last(sentence: Said) -> LastMove:
    return then(sentence).last


def me(sentence: Said) -> Player:
    return now(sentence).players[sentence.seat]


def mine(sentence: Said) -> Player:
    """What the reader has after the line."""
    return then(sentence).players[sentence.seat]


def rival(sentence: Said) -> Player:
    player: Player = now(sentence).players[sentence["who"].seat]
    return player


def lead(sentence: Said) -> int:
    return points(me(sentence)) - max(points(player) for seat, player in enumerate(now(sentence).players) if seat != sentence.seat)


def spent(sentence: Said) -> int:
    return me(sentence).money - mine(sentence).money


def can_explore(position: Position, seat: Seat | int, at: int) -> bool:
    """Whether one sailing of all ships brings a seat into an unknown region."""
    options = moves(
        position.players[seat].ships,
        position.phase,
        position.known,
        may_explore=True,
        stacks=position.stacks,
        covered=None,
        seats=len(position.players),
    )
    return not position.known >> at & 1 and any(REGION_NUMBER[option.value.to] == at for option in options)


def comes_next(player: Player, *fields: str) -> bool:
    return any(cost(player.field, FIELD_NUMBER[field]) == 0 for field in fields)


def next_price(position: Position, row: int) -> int:
    """The price of the next building of a row; 0 if none is left."""
    left = building_prices(len(position.players))[row][position.built[row] :]
    return left[0] if left else 0


def row(sentence: Said) -> int:
    """The row of a building; of `factory` the first one."""
    return BUILDING_NUMBER.get(name(sentence["building"]), 0)


def is_explored(sentence: Said) -> bool:
    return last(sentence).explored == name(sentence["region"])


def is_bill_of_colonies(sentence: Said) -> bool:
    return bool(sentence["price"] == sum(price for _, price in last(sentence).colonies) > 0)


def is_bill_of_buildings(sentence: Said) -> bool:
    return bool(sentence["price"] == sum(price for _, price in last(sentence).buildings) > 0)


def is_recruited(sentence: Said) -> bool:
    """Number and price of workers or ships."""
    bought = last(sentence)
    what: Any = "ships" if bought.what == "ships" else "workers"
    cheap, _, _ = limits(what, me(sentence))
    return bool(sentence["count"] == bought.recruited and sentence["price"] == price_of(bought.recruited, cheap, now(sentence).phase))


def is_each_a_point(sentence: Said) -> bool:
    more = mine(sentence).workers - me(sentence).workers + sum(mine(sentence).ships) - sum(me(sentence).ships) + len(last(sentence).paid)
    return is_recruited(sentence) and more == sentence["count"]


def is_sold_on(sentence: Said) -> bool:
    return (
        is_recruited(sentence)
        and last(sentence).sold == sentence["sold"] > 0
        and spent(sentence) == sentence["price"] - SURPLUS * sentence["sold"]
    )


def affordable(position: Position, player: Player) -> int:
    """The colonies for which a player has money and ships, if there are workers enough."""
    prices = sorted(
        price for at, stack in enumerate(position.stacks) if position.known >> at & 1 for price in stack[: player.ships[at]]
    )  # fmt: skip
    return sum(sum(prices[: count + 1]) <= player.money for count in range(len(prices)))


def is_building_open(sentence: Said) -> bool:
    """Whether the workers after the line are enough for a building for which they were too few before."""
    has, needed, price = mine(sentence), BUILDING_WORKERS[row(sentence)], next_price(then(sentence), row(sentence))
    return bool(has.workers == sentence["workers"] >= needed > me(sentence).workers and 0 < price <= has.money)


def is_rival_builder(sentence: Said) -> bool:
    price, player = next_price(then(sentence), row(sentence)), rival(sentence)
    can_pay = player.workers >= BUILDING_WORKERS[row(sentence)] and player.money >= price
    return bool(is_bill_of_buildings(sentence) and price == sentence["next"] and can_pay and comes_next(player, "buildings"))


def is_rival_settler(sentence: Said) -> bool:
    at, player = region(sentence), rival(sentence)
    is_able = player.workers >= COLONY_WORKERS and player.money >= now(sentence).stacks[at][0]
    return bool(player.ships[at]) and is_able and comes_next(player, "colony") and is_bill_of_colonies(sentence)


def is_last_privilege(sentence: Said) -> bool:
    at, player = kind(sentence), rival(sentence)
    can_take = owned(player)[at] < PRIVILEGES and player.workers > LEAST_WORKERS and comes_next(player, "privilege")
    return can_take and then(sentence).gallery[at] == 0 and items(player)[at] == sentence["count"]


def is_privilege(sentence: Said) -> bool:
    at, done = kind(sentence), last(sentence)
    is_raised = each(mine(sentence))[at] - each(me(sentence))[at] == sentence["step"] == STEP[at]
    return bool(is_raised) and items(me(sentence))[at] == sentence["count"] and done.bonus == sentence["bonus"] == -spent(sentence)


def whole(sentence: Said) -> bool:
    return bool(sentence["whole"] == sum(trade.income for trade in last(sentence).trades) == -spent(sentence))


def is_sold(sentence: Said) -> bool:
    at = good(sentence)
    is_done = any(GOOD_NUMBER[trade.good] == at and trade.units == sentence["count"] for trade in last(sentence).trades)
    return is_done and sentence["price"] == SELL[at][now(sentence).market[at]] and whole(sentence)


def is_processed(sentence: Said) -> bool:
    at, before = good(sentence), now(sentence).market
    is_done = any(GOOD_NUMBER[trade.good] == at and -trade.units == sentence["count"] for trade in last(sentence).trades)
    is_lifted = SELL[at][then(sentence).market[at]] > SELL[at][before[at]]
    return is_done and is_lifted and sentence["price"] == PROCESS[before[at]] and whole(sentence)


def is_free_after(sentence: Said, argument: str) -> bool:
    return cost(mine(sentence).field, FIELD_NUMBER[name(sentence[argument])]) == 0


def explored_lead(sentence: Said) -> bool:
    return bool(then(sentence).is_ending and not now(sentence).is_ending and lead(sentence) == sentence["lead"] > 0)


def sailed(sentence: Said) -> Counter[str]:
    """Ships by the region to which they sailed."""
    ships_by_region = Counter[str]()
    for sail in last(sentence).sails:
        ships_by_region[sail.to] += sail.count
    return ships_by_region


def groups(sentence: Said) -> list[tuple[str, str, int]]:
    """Origin, destination and number of the groups in a line that is not whole."""
    parts = [token.replace(">", ":").split(":") for token in sentence.line.split() if ">" in token]
    return [(origin, to, int(count)) for origin, to, count in parts]


def staying(sentence: Said) -> int:
    """Return the ships that have not sailed in a line that is not whole."""
    stage = sentence.state.stage
    field, *answers = sentence.line.split()
    is_payment = bool(answers) and ">" not in answers[0]
    paid = len(answers[0].split("+")) if field == "sailing" and is_payment else 0
    fleet = sum(stage.still) if isinstance(stage, Sailing) else sum(me(sentence).ships)
    return fleet - sum(count for *_, count in groups(sentence)) - paid


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


def is_even(sentence: Said) -> bool:
    """Every answer that is shown brings the same at once, in points and in money."""
    at = walk(sentence.rules, sentence.state, sentence.seat, tuple(sentence.line.split()))
    assert isinstance(at, Asking)
    answers = decision(sentence.rules, sentence.state, sentence.seat, at).first()[: sentence["count"]]
    after = [mine(replace(sentence, line=" ".join((*at.path, *answer.path)))) for answer in answers]
    worths = [points(player) - player.money // POINT_MONEY + player.money / POINT_MONEY for player in after]
    return sentence["count"] == len(answers) > 1 and max(worths) - min(worths) < 0.05


def is_recruiting(sentence: Said) -> bool:
    what: Any = "ships" if sentence.line.split()[0] == "ships" else "workers"
    player, paid = me(sentence), sentence.line.split()[1:]
    cheap, level, most = limits(what, player)
    if what == "ships":
        level -= sum(len(token.split("+")) for token in paid)
    dear = DEAR * now(sentence).phase if highest(cheap, level, most) > cheap else 0
    return (sentence["cheap"], sentence["dear"]) == (cheap, dear)


def is_region_explorable(sentence: Said) -> bool:
    at, lost = region(sentence), losses(len(now(sentence).players))[region(sentence)]
    return (sentence["needed"], sentence["lost"], sentence["points"]) == (
        lost + 1,
        lost,
        each(me(sentence))[KIND_NUMBER["explorer"]],
    ) and can_explore(now(sentence), sentence.seat, at)


def king(player: Player) -> int:
    return max([gain for gain in king_gains(player) if gain is not None], default=0) if player.king == "held" else 0


def is_in_points(sentence: Said) -> bool:
    return bool(sentence["points"] * sentence["sign"] == points(mine(sentence)) - points(me(sentence)) - king(me(sentence)))


def is_discovery(sentence: Said) -> bool:
    before, after = me(sentence), mine(sentence)
    gone = sum(before.ships) - sum(after.ships)
    return is_explored(sentence) and gone == sentence["gone"] and sentence["points"] == each(before)[KIND_NUMBER["explorer"]]


def costs(sentence: Said) -> bool:
    return bool(spent(sentence) == sentence["price"])


def brings(sentence: Said) -> bool:
    return bool(-spent(sentence) == sentence["income"])


def gives_ships(sentence: Said) -> bool:
    """The ships that a whole turn pays for its field; once the field was chosen the answers do not speak of them."""
    is_whole = sentence.answer is not None and sentence.answer.path == tuple(sentence.line.split())
    due: int = sentence.args.get("due", 0)
    return len(last(sentence).paid) == due if is_whole else due == 0


def is_bought(sentence: Said) -> bool:
    """Price, ships and points of colonies or buildings."""
    gained = sum(kinds * worth for kinds, worth in zip(items(mine(sentence)), each(mine(sentence)), strict=True)) - sum(
        kinds * worth for kinds, worth in zip(items(me(sentence)), each(me(sentence)), strict=True)
    )
    is_points = now(sentence).left is not None or sentence.args.get("points", gained) == gained
    return costs(sentence) and gives_ships(sentence) and is_points


def is_last_building(sentence: Said) -> bool:
    return (
        is_bought(sentence)
        and then(sentence).built == building_counts(len(now(sentence).players))
        and not now(sentence).is_ending
        and then(sentence).is_ending
    )


def is_bonus(sentence: Said) -> bool:
    return bool(last(sentence).bonus == sentence["bonus"] == -spent(sentence)) and gives_ships(sentence)


def is_stake_of_buildings(sentence: Said) -> bool:
    return (
        bool(sum(building_counts(len(now(sentence).players))) - sum(now(sentence).built) == sentence["count"])
        and not now(sentence).is_ending
    )


def is_contested(sentence: Said) -> bool:
    at = region(sentence)
    return len(now(sentence).stacks[at]) == 1 and bool(
        now(sentence).known >> at & 1 and rival(sentence).ships[at] and me(sentence).ships[at]
    )
