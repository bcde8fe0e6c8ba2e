"""What the sentences of `magellan` claim, as checks by message key."""

from __future__ import annotations

from math import prod

from contract.claims import Claim, Said
from engine.asks.decision import Decision
from engine.values.core import Seat
from engine.walking.walk import Asking, Done, decision, so_far, trace, turn, walk
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, cell_of
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Flying, Position
from games.magellan.rules.turn.fights import enemies, fights, targets, unguarded
from games.magellan.rules.turn.laps import open_lap
from games.magellan.rules.turn.war import bomb_hits, odds
from games.magellan.rules.ways import distance, embarkations
from games.magellan.tests import facts, war_facts
from games.magellan.tests.facts import country, mine, others, place, rival, who
from games.magellan.tests.story_facts import STORY as STORY


def deal(said: Said, number: int) -> tuple[str, ...]:
    """Return the answer that carries a number on the picture."""
    at = walk(said.rules, said.state, said.seat, tuple(said.line.split()))
    assert isinstance(at, Asking)
    offered: Decision = decision(said.rules, said.state, said.seat, at)
    return offered.numbers()[number].path


def after_deal(said: Said, number: int) -> Position:
    """Return the position after the answer that carries a number."""
    end = walk(said.rules, said.state, said.seat, (*said.line.split(), *deal(said, number)))
    return end.value.state.position if isinstance(end, Done) else end.ask.so_far().position  # type: ignore[no-any-return, misc, call-arg]


def are_both_possible(said: Said) -> bool:
    """Return whether both deals are possible in one turn, for that money."""
    first, second = (tuple(token for token in deal(said, said[name]) if token != "end") for name in ("first", "second"))
    began, line = said.state, (*said.line.split(), *first)
    traced = trace(turn(said.rules, began, said.seat), line)
    if isinstance(traced.end, Done):  # a country that is taken ends the line, and the turn goes on
        began, line = so_far(said.state, traced), ()
    traced = trace(turn(said.rules, began, said.seat), (*line, *second))
    before, after = place(said), so_far(began, traced).position
    new = facts.owned(mine(said, after)) - facts.owned(mine(said, before))
    return (said["cash"], said["income"]) == (mine(said, before).cash, sum(NATIONS[country].income for country in new)) and said[
        "cost"
    ] <= said["cash"]


def is_meeting(said: Said) -> bool:
    """Return whether an answer leads into fights that are won so often."""
    after = after_deal(said, said["number"])
    due = [fight for fight in fights(after) if fight.cell == fights(after)[0].cell]
    return due[0].enemy == who(said) and said["percent"] == round(100 * prod(odds(after, fight).chance for fight in due))


def is_bomb(said: Said) -> bool:
    position = place(said)
    cells = {cell_of(group.node) for foe in enemies(position.war, said.seat) for group in groups(position.players[foe])}
    return any(bomb_hits(position, foe, cell) == said["hits"] for cell in cells for foe in targets(position, cell))


def is_single_fight(said: Said) -> bool:
    due = fights(said.state.position)
    return len(due) > 0 and any(said["percent"] == round(100 * odds(said.state.position, fight).chance) for fight in due)


def is_ahead(said: Said) -> bool:
    """Return whether nobody else earns more than the player who is named."""
    position = place(said)
    return cards.printed_income(rival(said, position)) == max(cards.printed_income(player) for player in others(said, position))


def so_far_is(said: Said) -> bool:
    """Return whether the half-made move did that to cash and income."""
    how = str(said["how"])
    sold, less = 1 if how.startswith("sold") else -1, -1 if how.endswith("less") else 1
    before, after = mine(said, said.state.position), mine(said)
    gain = cards.printed_income(after) - cards.printed_income(before)
    is_left = (said["points"], said["cash"]) == (place(said).points, after.cash)
    return is_left and said["cost"] == sold * (after.cash - before.cash) and said["income"] == less * gain and said["income"] >= 0


def has_points(said: Said) -> bool:
    return bool(said["points"] == place(said).points)


def is_off(said: Said) -> bool:
    position = place(said)
    near, cost = rival(said, position), cards.cost(position, country(said))
    return (
        country(said) in position.open and not near.is_out and near.cash >= cost and facts.off(near, facts.node_of(said)) == said["points"]
    )


def is_won_by(said: Said) -> bool:
    position = place(said)
    winner = rival(said, position)
    return winner.place == 1 and said["income"] == sum(NATIONS[country].income for country in winner.held) > position.table.target


def is_in_reach_of_winning(said: Said) -> bool:
    """Return whether the first answer wins with that income."""
    position, after = place(said), after_deal(said, 1)
    income = sum(NATIONS[country].income for country in facts.owned(mine(said, after)))
    return bool(said["target"] == position.table.target and said["income"] == income > position.table.target)


def lasts(said: Said) -> bool:
    """Return whether the reader's war goes on for so many rounds."""
    war = place(said).war
    return war is not None and said["rounds"] == war.rounds and bool(enemies(war, said.seat))


def lesson_figures(*ways: tuple[str, int], **incomes: int) -> Claim:
    """Claim points from the reader's nearest jeep to countries, and those incomes.

    The figures stand in the words of the lesson.
    """

    def holds(said: Said) -> bool:
        player = mine(said, said.state.position)
        return all(facts.off(player, NATIONS[country].node) == points for country, points in ways) and all(
            NATIONS[country].income == income for country, income in incomes.items()
        )

    return holds


def is_best_open(said: Said) -> bool:
    """Return whether no open country that can be paid earns more than France."""
    position = said.state.position
    best = max(facts.payable(said, position, position.open), key=lambda country: NATIONS[country].income)
    return best == "france" and cards.cost(position, "france") == 565 and lesson_figures(("france", 6), france=53)(said)


def is_flown(said: Said) -> bool:
    """Return whether the flight costs 4 points, the way by sea 6."""
    before, after = facts.moments(said)[:2]
    node = mine(said, before).base
    by_sea = distance("jeep", node, NATIONS["france"].node, embarkations(mine(said, before), node))
    return (before.points - after.points, by_sea) == (4, 6)


def wins_by_land(said: Said) -> bool:
    """Return whether jeeps from France and from the ship come to Italy within the points."""
    position = said.state.position
    by_land = distance("jeep", NATIONS["france"].node, NATIONS["italy"].node)
    return by_land is not None and by_land <= position.points and lesson_figures(("italy", 1), france=53, italy=44)(said)


CLAIMS: dict[str, Claim] = {
    "magellan.lesson.sail": is_best_open,
    "magellan.lesson.sail.italy": lesson_figures(("france", 6), ("italy", 7), france=53, italy=44),
    "magellan.lesson.again": lesson_figures(("france", 4)),
    "magellan.lesson.develop": lesson_figures(("france", 4)),
    "magellan.lesson.revenue": lambda said: (
        [cards.income(said.state.position, Seat(seat)) for seat in range(2)] == [53, 44] and facts.is_one_in_five(said.state.position)
    ),
    "magellan.lesson.plane.done": is_flown,
    "magellan.lesson.guest": lambda said: NATIONS["italy"].cell not in map(cell_of, said.state.position.players[1].jeeps),
    "magellan.lesson.take": lambda said: (
        "italy" in unguarded(said.state.position, said.seat) and lesson_figures(("italy", 1), france=53, italy=44)(said)
    ),
    "magellan.lesson.take.else": wins_by_land,
    "magellan.idea.develops": lambda said: (
        facts.comes(said) and facts.SLUGS[said["end"]] in facts.owned(mine(said, facts.moments(said)[-1]))
    ),
    "magellan.idea.takes": lambda said: facts.comes(said) and facts.SLUGS[said["end"]] in unguarded(said.state.position, said.seat),
    "magellan.idea.towards": facts.stops,
    "magellan.idea.waits": lambda said: (
        facts.comes(said) and not any(said["end"] == NATIONS[country].capital for country in said.state.position.open)
    ),
    "magellan.idea.hopes": facts.stops,
    "magellan.idea.round": lambda said: facts.stops(said) and open_lap(said.state.position) is not None,
    "magellan.idea.aboard": lambda said: any(says.at(cell_of(end)) for end in facts.ends(said)),
    "magellan.idea.arrives": facts.comes,
    "magellan.idea.here": lambda said: any(country(said) in facts.owned(mine(said, moment)) for moment in facts.moments(said)),
    "magellan.idea.buys": lambda said: "buy-" in said.line,
    "magellan.idea.sells": lambda said: f"sell {country(said)}" in said.line,
    "magellan.idea.bombs": war_facts.is_bombed,
    "magellan.idea.stays": facts.is_still,
    "magellan.why.wins": facts.is_winning,
    "magellan.why.denies": facts.is_denied,
    "magellan.why.first": facts.is_first,
    "magellan.why.develops": lambda said: (
        facts.is_developed(said) and said["left"] == facts.lacking(facts.gained(said)[1], mine(said, facts.gained(said)[1]))
    ),
    "magellan.why.pair": facts.is_pair,
    "magellan.why.takes": war_facts.is_taken,
    "magellan.why.takes.soon": lambda said: (
        country(said) in unguarded(said.state.position, said.seat) and facts.earns(said) and facts.goes(said)
    ),
    "magellan.why.strikes": war_facts.is_bombed,
    "magellan.why.sells": facts.is_sold_for_more,
    "magellan.why.buys": lambda said: any(
        said["money"] == cards.price(before, kind) and said["piece"] == says.PIECES[kind] for before, kind in facts.bought(said)
    ),
    "magellan.why.buys.jeep": lambda said: any(kind == "jeep" and facts.is_sooner(said, before) for before, kind in facts.bought(said)),
    "magellan.why.buys.ship": lambda said: any(
        kind == "ship" and facts.lacks_a_ship(mine(said, before)) for before, kind in facts.bought(said)
    ),
    "magellan.why.buys.plane": lambda said: any(
        kind == "plane" and len(set(mine(said, before).jeeps)) > 1 for before, kind in facts.bought(said)
    ),
    "magellan.why.waits": facts.is_waiting,
    "magellan.why.hopes": lambda said: facts.is_hoped(said) and facts.is_nearer(said),
    "magellan.why.guards": facts.is_guarded,
    "magellan.why.keeps": war_facts.is_kept,
    "magellan.why.goes": lambda said: said["place"] in [says.at(cell_of(end)) for end in facts.ends(said)],
    "magellan.why.round": facts.is_round,
    "magellan.why.bonus": facts.is_a_bonus,
    "magellan.why.saves": facts.is_saved_for,
    "magellan.why.races": facts.is_raced_for,
    "magellan.why.towards": facts.is_set_out_for,
    "magellan.why.stays": facts.is_all_kept,
    "magellan.why.nothing": facts.is_still,
    "magellan.why.draws.country": facts.is_drawn_from,
    "magellan.why.draws.country.dear": lambda said: (
        not facts.payable(said, said.state.position, said.state.position.geographic)
        and said["cards"] == len(said.state.position.geographic)
    ),
    "magellan.why.draws.most": facts.is_most,
    "magellan.why.draws.history": facts.is_payday,
    "magellan.why.draws.luck": lambda said: cards.income(said.state.position, said.seat) == 0,
    "magellan.why.fights": lambda said: (
        war_facts.is_a_fight(said) and who(said) == war_facts.fight(said).enemy and said["place"] == says.at(war_facts.fight(said).cell)
    ),
    "magellan.why.fights.open": war_facts.is_open_behind,
    "magellan.why.raids": war_facts.is_raid,
    "magellan.why.bombs": lambda said: isinstance(said.state.stage, Flying) and said.line.startswith("bomb"),
    "magellan.why.loses": facts.is_given_up,
    "magellan.why.owes": lambda said: said["money"] == NATIONS[country(said)].resale and facts.earns(said),
    "magellan.why.lands": lambda said: (
        said["points"] == said.state.position.points - said.after.position.points and said["place"] in map(says.short, facts.ends(said))
    ),
    "magellan.why.stays-down": lambda said: said.line == "stay" and said.after.position.last.what == "fought",
    "magellan.stake.alone": lambda said: not others(said, place(said)) and said["income"] == cards.printed_income(mine(said)),
    "magellan.stake.bomb": is_bomb,
    "magellan.stake.both": are_both_possible,
    "magellan.stake.count": lambda said: (
        said["cash"] == mine(said).cash and said["price"] == cards.price(place(said), said.line.split()[-1].removeprefix("buy-"))  # type: ignore[arg-type]
    ),
    "magellan.stake.defend": lambda said: who(said) == said.state.position.seat != said.seat,
    "magellan.stake.fight.one": is_single_fight,
    "magellan.stake.goal": has_points,
    "magellan.stake.lose.ally": lambda said: said.state.position.losses[0].reason == "ally",
    "magellan.stake.lose.bomb": lambda said: said.state.position.losses[0].reason == "bomb",
    "magellan.stake.lose.card": lambda said: said.state.position.losses[0].reason == "card",
    "magellan.stake.lose.named": lambda said: (
        said.state.position.losses[0].reason == "card" and said["card"] == cards.title(said.state.position.last.subject)
    ),
    "magellan.stake.meets": is_meeting,
    "magellan.stake.moved": lambda said: has_points(said) and said["piece"] == says.arrived(place(said).trail[-1]),
    "magellan.stake.near": lambda said: (
        is_ahead(said)
        and said["lacks"] == facts.lacking(place(said), rival(said, place(said)))
        and said["cash"] == rival(said, place(said)).cash
    ),
    "magellan.stake.onward-goal": lambda said: (
        country(said) in said.state.position.open and said["cost"] == cards.cost(said.state.position, country(said))
    ),
    "magellan.stake.owe": lambda said: said["money"] == said.state.position.debts[0].amount,
    "magellan.stake.packs": lambda said: (
        said["payable"] == len(facts.payable(said, place(said), place(said).open)) and facts.is_one_in_five(said.state.position)
    ),
    "magellan.stake.race": is_off,
    "magellan.stake.sell": lambda said: said["need"] == facts.lacking(place(said), mine(said)),
    "magellan.stake.so-far": so_far_is,
    "magellan.stake.first": lambda said: (
        said["target"] == place(said).table.target and not any(cards.printed_income(player) for player in place(said).players)
    ),
    "magellan.stake.standing": lambda said: (
        is_ahead(said)
        and said["income"] == cards.printed_income(mine(said))
        and said["theirs"] == cards.printed_income(rival(said, place(said)))
        and said["target"] == place(said).table.target
    ),
    "magellan.stake.unguarded": lambda said: country(said) in unguarded(place(said), said.seat) and facts.earns(said),
    "magellan.stake.war": lambda said: lasts(said) and (bool(said["bare"]) or bool(mine(said).countries)),
    "magellan.stake.wins": is_in_reach_of_winning,
    "magellan.stake.won": is_won_by,
}
NO_FACTS = frozenset(
    {
        "magellan.at-sea",
        "magellan.idea.then",
        "magellan.near",
        "magellan.node",
        "magellan.node.part",
        "magellan.one",
        "magellan.stake.defend-order",
        "magellan.stake.fight",
        "magellan.stake.flight",
        "magellan.stake.onward",
        "magellan.stake.onward-wait",
        "magellan.stake.place",
        "magellan.stake.roll-order",
        "magellan.stake.until",
        "magellan.why.throws",
        "magellan.stake.voyage",
    }
)
"""Sentences that claim nothing about a position: rules, how an order goes on, names of pieces and places."""
