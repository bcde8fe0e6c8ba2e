"""What the sentences of `navegador` claim, checked by the rules and the true position."""

from __future__ import annotations

from contract.claims import Claim
from games.navegador.rules.board import (
    BUILDING_NUMBER,
    CIRCLE,
    COLONY_WORKERS,
    FIELD_NUMBER,
    GOOD_NUMBER,
    GOOD_OF,
    KIND_NUMBER,
    PROCESS,
    REGION_NUMBER,
    SELL,
    SURPLUS,
    building_counts,
    cost,
    losses,
    reach,
)
from games.navegador.rules.score import each, points
from games.navegador.rules.state import Sailing
from games.navegador.rules.turn.rondel import can_use_card
from games.navegador.tests.lookups import (
    affordable,
    brings,
    can_explore,
    comes_next,
    explored_lead,
    gives_ships,
    good,
    groups,
    income,
    is_bill_of_buildings,
    is_bill_of_colonies,
    is_bonus,
    is_bought,
    is_building_open,
    is_contested,
    is_discovery,
    is_each_a_point,
    is_even,
    is_explored,
    is_free_after,
    is_in_points,
    is_last_building,
    is_last_privilege,
    is_privilege,
    is_processed,
    is_recruited,
    is_recruiting,
    is_region_explorable,
    is_rival_builder,
    is_rival_settler,
    is_sold,
    is_sold_on,
    is_stake_of_buildings,
    kind,
    last,
    lead,
    me,
    mine,
    name,
    next_price,
    now,
    region,
    rival,
    row,
    sailed,
    spent,
    staying,
    then,
    whole,
)
from games.navegador.tests.story_facts import STORY as STORY

REASONS: dict[str, Claim] = {
    "nagasaki": lambda said: explored_lead(said) and last(said).explored == "nagasaki",
    "nagasaki.behind": lambda said: then(said).is_ending and last(said).explored == "nagasaki" and last(said).lost == said["lost"],
    "phase": lambda said: is_explored(said) and max(then(said).phase, then(said).opening) == said["borders"] > now(said).phase,
    "raced": lambda said: is_explored(said) and last(said).lost == said["lost"] and can_explore(now(said), said["who"].seat, region(said)),
    "explore": lambda said: (
        is_explored(said)
        and said["ships"] == sailed(said)[name(said["region"])]
        and said["lost"] == last(said).lost
        and said["points"] == each(me(said))[KIND_NUMBER["explorer"]]
        and not any(player.ships[region(said)] for player in now(said).players)
    ),
    "sail.last": lambda said: len(now(said).stacks[region(said)]) == 1 and bool(rival(said).ships[region(said)]),
    "sail.colony": lambda said: (
        (said["count"], said["price"]) == (len(now(said).stacks[region(said)]), now(said).stacks[region(said)][0])
        and bool(sailed(said)[name(said["region"])])
    ),
    "sail.near": lambda said: (
        bool(sailed(said)[name(said["region"])])
        and region(said, "near") in reach(region(said), then(said).phase, then(said).known)[1]
        and can_explore(then(said), said.seat, region(said, "near"))
    ),
    "card": lambda said: said.rules.to_act(said.after) == (said.seat,),
    "card.goes": lambda said: (
        said.rules.to_act(said.after) == (said.seat,)
        and {name(at) for at in said["regions"]} == set(sailed(said))
        and CIRCLE - now(said).run <= 4
    ),
    "colony.last": lambda said: is_bill_of_colonies(said) and not then(said).stacks[region(said)] and bool(rival(said).ships[region(said)]),
    "colony.before": lambda said: is_rival_settler(said) and then(said).stacks[region(said)][0] == said["next"],
    "colony": lambda said: (
        is_bill_of_colonies(said)
        and GOOD_OF[region(said)] == good(said)
        and said["income"] == SELL[good(said)][now(said).market[good(said)]]
    ),
    "sold_out": explored_lead,
    "sold_out.behind": lambda said: then(said).is_ending and not now(said).is_ending and lead(said) <= 0,
    "building.dearer": lambda said: (
        is_bill_of_buildings(said) and next_price(then(said), row(said)) == said["next"] > next_price(now(said), row(said))
    ),
    "building.before": is_rival_builder,
    "factory": lambda said: is_bill_of_buildings(said) and said["income"] == PROCESS[now(said).market[row(said)]],
    "shipyard": lambda said: (
        is_bill_of_buildings(said)
        and said["points"] == each(me(said))[KIND_NUMBER["shipyard"]]
        and mine(said).shipyards > me(said).shipyards
    ),
    "church": lambda said: (
        is_bill_of_buildings(said) and said["points"] == each(me(said))[KIND_NUMBER["church"]] and mine(said).churches > me(said).churches
    ),
    "sold": is_sold_on,
    "workers.colonies": lambda said: (
        mine(said).workers == said["workers"]
        and said["count"] <= min(mine(said).workers // COLONY_WORKERS, affordable(then(said), mine(said)))
        and me(said).workers // COLONY_WORKERS < said["count"]
    ),
    "workers.building": is_building_open,
    "workers": is_each_a_point,
    "ships": is_each_a_point,
    "ships.explore": lambda said: (
        can_explore(then(said), said.seat, region(said))
        and not can_explore(now(said), said.seat, region(said))
        and said["lost"] == losses(len(now(said).players))[region(said)] < said["ships"] <= sum(mine(said).ships)
    ),
    "privilege.last": is_last_privilege,
    "privilege": lambda said: is_privilege(said) and mine(said).workers == me(said).workers - (not said["king"]),
    "sell.before": lambda said: is_sold(said) and bool(rival(said).colonies[good(said)]) and comes_next(rival(said), "market1", "market2"),
    "sell.top": lambda said: is_sold(said) and said["price"] == max(SELL[good(said)]),
    "process.lift": is_processed,
    "trade": lambda said: brings(said) and mine(said).money == said["money"] and then(said).left is None,
    "paid": lambda said: (
        len(last(said).paid) == said["count"] == cost(me(said).field, FIELD_NUMBER[name(said["field"])]) > 0
        and last(said).what == name(said["field"])
    ),
    "last": lambda said: points(mine(said)) - points(me(said)) == said["points"] > 0 and now(said).left is not None,
    "stay": lambda said: isinstance(said.state.stage, Sailing) and not last(said).sails,
    "sail": lambda said: isinstance(said.state.stage, Sailing) and bool(last(said).sails),
    "start": lambda said: me(said).field is None,
    "next": lambda said: is_free_after(said, "next"),
    "then": lambda said: is_free_after(said, "next"),
    "place": lambda said: sum(at == name(said["region"]) for at, _ in last(said).colonies) == said["count"],
    "places": lambda said: len(last(said).colonies) == said["count"],
    "buildings": lambda said: len(last(said).buildings) == said["count"],
    "deed.build": is_bill_of_buildings,
    "deed.settle": is_bill_of_colonies,
    "deed.recruit": is_recruited,
    "deed.trade": whole,
    "deed.privilege": lambda said: last(said).privilege == name(said["kind"]),
    "deed.sail": lambda said: {name(at) for at in said["regions"]} == set(sailed(said)),
}

STAKES: dict[str, Claim] = {
    "equal": is_even,
    "last": lambda said: now(said).left is not None,
    "first": lambda said: me(said).field is None,
    "card": lambda said: can_use_card(now(said), said.seat),
    "card_goes": lambda said: can_use_card(now(said), said.seat) and CIRCLE - now(said).run <= 3,
    "buildings": is_stake_of_buildings,
    "colony": is_contested,
    "unknown": lambda said: (
        can_explore(now(said), said.seat, region(said))
        and can_explore(now(said), said["who"].seat, region(said))
        and said["points"] == each(me(said))[KIND_NUMBER["explorer"]]
    ),
    "money": lambda said: (said["money"], said["income"]) == (me(said).money, income(now(said), me(said))),
    "rich": lambda said: said["money"] == me(said).money,
    "price": lambda said: (
        said["price"]
        == max(SELL[GOOD_NUMBER[said["good"]]])
        == SELL[GOOD_NUMBER[said["good"]]][now(said).market[GOOD_NUMBER[said["good"]]]]
        and said["count"] == len(me(said).colonies[GOOD_NUMBER[said["good"]]])
    ),
    "enter": is_region_explorable,
    "sailed": lambda said: [(name(said["origin"]), name(said["to"]), said["count"])] == groups(said) and said["still"] <= staying(said),
    "sailed_many": lambda said: said["count"] == sum(count for *_, count in groups(said)) and said["still"] <= staying(said),
    "look": lambda said: (
        now(said).last.explored == name(said["region"])
        and said["price"] == min(now(said).stacks[region(said)])
        and len(now(said).stacks[region(said)]) > 1
    ),
    "join": lambda said: (
        said["count"] == sum(count for _, to, count in groups(said) if to == name(said["region"]))
        and said["needed"] + said["count"] == losses(len(now(said).players))[region(said)] + 1
    ),
    "colonies": lambda said: said["most"] == me(said).workers // COLONY_WORKERS,
    "workers_few": lambda said: said["workers"] == me(said).workers,
    "cheap": is_recruiting,
    "privilege": lambda said: bool(said["king"]) == (me(said).king == "goa" and bool(me(said).ships[REGION_NUMBER["goa"]])),
}

ANSWERS: dict[str, Claim] = {
    "explore": is_discovery,
    "workers": lambda said: is_bought(said) and (said["due"] > 0 or said["level"] == mine(said).workers),
    "ships": lambda said: is_bought(said) and (said["due"] > 0 or said["level"] == sum(mine(said).ships)),
    "sold": lambda said: last(said).sold == said["sold"] and spent(said) == said["price"] - said["income"],
    "colony": lambda said: is_bought(said) and said["owned"] == sum(map(len, mine(said).colonies)),
    "colonies": lambda said: is_bought(said) and said["owned"] == sum(map(len, mine(said).colonies)),
    "building": is_bought,
    "buildings": is_bought,
    "last": is_last_building,
    "kinds": is_bought,
    **dict.fromkeys(("sell", "process", "sell.rest", "process.rest", "both"), brings),
    "trade": lambda said: brings(said) and gives_ships(said),
    "privilege": is_bonus,
    "king": is_bonus,
    "points": is_in_points,
}

NOTES: dict[str, Claim] = {
    "explore": lambda said: (
        is_explored(said)
        and (said["lost"], said["premium"]) == (last(said).lost, last(said).premium)
        and said["prices"] == then(said).stacks[region(said)]
        and said["premium"] == min(said["prices"])
    ),
    **{
        f"ending.{what}": lambda said: then(said).is_ending and said["turns"] == len(now(said).players)
        for what in ("nagasaki", "buildings")
    },
    "phase": lambda said: then(said).phase == said["phase"] == now(said).phase + 1 and max(then(said).gallery) <= said["refill"],
    "workers.sold": lambda said: last(said).sold == said["count"] and said["income"] == SURPLUS * said["count"],
    "ships.sold": lambda said: last(said).sold == said["count"] and said["income"] == SURPLUS * said["count"],
}

EVENTS: dict[str, Claim] = {
    "found.line": lambda said: (
        said["entered"] == sum(sail.count for sail in last(said).sails if sail.to == last(said).explored)
        and said["left"] == then(said).players[said.seat].ships[REGION_NUMBER[last(said).explored or ""]]
        and said["premium"] == last(said).premium
    ),
    "phase.line": lambda said: then(said).phase == said["borders"],
    "last.line": lambda said: said["who"].seat == said.seat and said["price"] in [price for _, price in last(said).buildings],
    "sold_out": lambda said: then(said).built == building_counts(len(now(said).players)),
    "sold_out.line": lambda said: then(said).is_ending and not now(said).is_ending and said["who"].seat == said.seat,
    "privilege": lambda said: then(said).gallery[kind(said)] + then(said).reserve[kind(said)] == 0,
    "privilege.line": lambda said: said["points"] == each(mine(said))[KIND_NUMBER[last(said).privilege or "colony"]],
    "won": lambda said: points(then(said).players[said["who"].seat]) == max(map(points, then(said).players)),
    "won.line": lambda said: (said["points"], said["points"] - said["ahead"]) == tuple(sorted(map(points, then(said).players))[:-3:-1]),
}

CLAIMS: dict[str, Claim] = {
    **{f"navegador.event.{key}": claim for key, claim in EVENTS.items()},
    **{f"navegador.note.{key}": claim for key, claim in NOTES.items()},
    **{
        f"navegador.building.count.{house}": lambda said: sum(row == name(said.msg) for row, _ in last(said).buildings) == said["count"]
        for house in BUILDING_NUMBER
    },
    **{f"navegador.reason.{key}": claim for key, claim in REASONS.items()},
    **{f"navegador.stake.{key}": claim for key, claim in STAKES.items()},
    **{f"navegador.decide.{key}": claim for key, claim in ANSWERS.items()},
}

NO_FACTS = frozenset({
    "navegador.reason.factories",
    *(f"navegador.stake.{key}" for key in ("fields", "pay", "sail", "market", "king")),
})  # fmt: skip
