"""Among equally cheap ways a movement takes one without a fight, then one that earns a bonus.

rulebook: Values of the movements (diagonals).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engine.game.rules import resolve_settings
from engine.values import codec
from engine.values.core import Seat
from games.magellan.game import FORMER, RULES
from games.magellan.rules.board import NODES, NUMBERS, Node, cell_of, is_sea, seas
from games.magellan.rules.state import Fighting, Group, State
from games.magellan.rules.turn.courses import course
from games.magellan.rules.ways import Way, cheapest_way, distance, sailings, way_cost, ways
from games.magellan.tests.given import after, given, keys, play_line

# A jeep far away keeps player 1 in the match.
FLEETS = given(level="simplest", war=((0,), (1,)), ships={0: ["3s23s1"], 1: ["3s22s1"]}, jeeps={1: ["6s1l1"]})
DRIVERS = given(level="simplest", war=((0,), (1,)), points=8, jeeps={0: ["5n5l1"], 1: ["5n6l1"]})


@pytest.mark.parametrize(("state", "line", "end"), [
    (FLEETS, "ship-3s23 2s22 end", "2s22s1"),
    (FLEETS, "ship-3s23 2s21 end", "2s21s1"),
    (DRIVERS, "jeep-5n5 6n6 end", "6n6l1"),
])  # fmt: skip
def test_a_way_round_an_enemy_is_taken_if_it_costs_no_more(state: State, line: str, end: str) -> None:
    turn = play_line(state, line)
    trail = turn.state.position.trail
    *_, last_way = trail
    *_, last_node = last_way.path
    assert last_node == end and not isinstance(turn.state.stage, Fighting)


def test_an_enemy_on_every_way_is_fought() -> None:
    state = given(level="simplest", war=((0,), (1,)), ships={0: ["3s23s1"], 1: ["3s22s1", "2s23s1"]}, jeeps={1: ["6s1l1"]})
    assert isinstance(after(state, "ship-3s23 2s22").stage, Fighting)


def test_among_ways_without_a_fight_one_with_a_bonus_is_taken() -> None:
    state = given(level="simplest", ships={0: ["4s1s1"]}, active=["h01_02"])
    assert "magellan.card.claimed" in keys(play_line(state, "ship-4s1 5s2 end"))
    enemy = given(level="simplest", war=((0,), (1,)), ships={0: ["4s1s1"], 1: ["4s2s1"]}, jeeps={1: ["6s1l1"]}, active=["h01_02"])
    assert "magellan.card.claimed" not in keys(play_line(enemy, "ship-4s1 5s2 end"))


def test_version_3_of_the_rules_takes_the_first_way_found() -> None:
    third = next(rules for rules in FORMER if rules.version == 3)
    old_state = codec.loads(third.state_type, codec.dumps(FLEETS))
    assert codec.digest(old_state) == codec.digest(FLEETS)
    assert isinstance(after(old_state, "ship-3s23 2s22").stage, Fighting)
    begun = third.setup(2, resolve_settings(third, {}), "former")
    assert begun.position.table.is_former and codec.digest(begun) == codec.digest(RULES.setup(2, resolve_settings(RULES, {}), "former"))


def every_way(node: Node, end: Node, cost: int) -> Iterator[Way]:
    """Yield all ways of a ship to a sea for so many points, by trying each passage."""
    if not cost:
        yield (node,)
        return
    for number in sailings(NUMBERS[node]):
        other = NODES[number]
        far = distance("ship", other, end)
        if far is not None and far == cost - 1:
            yield from ((node, *rest) for rest in every_way(other, end, cost - 1))


def test_no_way_as_short_as_the_course_meets_fewer_enemies() -> None:
    """Ships among many enemies: all ways of the same cost are tried one by one."""
    rng, fewer_than_first = Random("courses"), 0
    sea = [node for node in NODES if is_sea(node)]
    for _ in range(150):
        start = rng.choice(sea)
        ends = [node for node, cost in ways("ship", start).reach(4) if cost >= 2 and cell_of(node) != cell_of(start)]
        near = sorted({cell_of(node) for node, _ in ways("ship", start).reach(4)} - {cell_of(start)})
        if not ends:
            continue
        foes = [seas(cell)[0] for cell in rng.sample(near, min(6, len(near))) if seas(cell)]
        state = given(level="simplest", war=((0,), (1,)), points=4, ships={0: [start], 1: foes}, jeeps={1: ["6s1l1"]})
        end, group, hostile = rng.choice(ends), Group("ship", start), {cell_of(foe) for foe in foes}

        def enemies_met(path: Way, hostile: set[str] = hostile) -> int:
            cells = [cell_of(node) for node in path]
            return sum(cell in hostile and cell != before for before, cell in pairwise(cells))

        first, chosen = cheapest_way(state.position.players[0], group, end), course(state.position, Seat(0), group, end)
        assert first is not None and chosen is not None and way_cost(chosen) == way_cost(first)
        assert (chosen[0], chosen[-1]) == (start, end)
        assert enemies_met(chosen) == min(map(enemies_met, every_way(start, end, way_cost(first))))
        fewer_than_first += enemies_met(chosen) < enemies_met(first)
    assert fewer_than_first > 5, "the first way found is not always as good"
