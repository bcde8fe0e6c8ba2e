"""The map: cells, pieces of land and sea, passages, canals, bases and the lengths of ways (rulebook: Inventory)."""

from __future__ import annotations

import pytest

from games.magellan.rules.board import (
    BASE_SET,
    BASES,
    CANALS,
    CELLS,
    NATIONS,
    NEXT,
    NODES,
    NUMBERS,
    Base,
    bases,
    beside,
    cell_of,
    column,
    eastward,
    flight_cost,
    flights,
    is_sea,
    lands,
    latitude,
    lines,
    node_token,
    part,
    seas,
    shores,
)
from games.magellan.rules.ways import distance, laden_way, way_cost, ways
from games.magellan.tests.given import cell_at

SHIPS = [node for node in NODES if is_sea(node)]
JEEPS = [node for node in NODES if not is_sea(node)]


def neighbours(node: str) -> set[str]:
    """Return the nodes one passage away, without those beyond canals."""
    return {NODES[number] for number in NEXT[NUMBERS[node]]}


@pytest.mark.parametrize(
    ("place", "cell"), [((48.85, 2.35), "5n1"), ((50.85, 4.35), "6n1"), ((-0.1, -0.1), "1s36"), ((0, 0), "1n1"), ((-90, 180), "9s19")]
)
def test_a_cell_is_named_by_its_row_and_column(place: tuple[float, float], cell: str) -> None:
    assert cell_at(*place) == cell


def test_the_left_and_right_edges_join_and_the_poles_do_not() -> None:
    assert (beside("5n36", 1, 0), beside("5n1", -1, 0)) == ("5n1", "5n36")
    assert (beside("1n7", 0, -1), beside("1s7", 0, 1)) == ("1s7", "1n7")
    assert beside("9n4", 0, 1) is None and beside("9s4", 0, -1) is None


def test_the_map_has_648_cells_each_of_land_or_sea() -> None:
    assert len(CELLS) == len(set(CELLS)) == 18 * 36
    assert all(seas(cell) or lands(cell) for cell in CELLS)
    kinds = [(bool(seas(cell)), bool(lands(cell))) for cell in CELLS]
    assert (kinds.count((True, True)), kinds.count((True, False)), kinds.count((False, True))) == (318, 238, 92)
    assert (len(SHIPS), len(JEEPS)) == (685, 1224)


PRINTED_BASES = {
    1: ("6s33", "6s1", "5s4", "4s8"),
    2: ("3s23", "6n18", "2s17", "8n24"),
    3: ("4n34", "3n35", "4n30", "3n29"),
    4: ("2s18", "1s18", "2s19", "1s19"),
}
"""The cells of the bases in each example of the rulebook."""


@pytest.mark.parametrize("example", PRINTED_BASES)
def test_the_bases_lie_in_the_printed_cells_on_coasts(example: int) -> None:
    assert tuple(base.cell for base in bases(example)) == PRINTED_BASES[example]
    for base in bases(example):
        assert cell_of(base.land) == cell_of(base.sea) == base.cell
        assert base.sea in shores(base.land) and base.land in shores(base.sea)


def test_passages_join_pieces_of_one_kind_in_cells_side_by_side() -> None:
    for node in NODES:
        for other in neighbours(node):
            assert node in neighbours(other)
            assert is_sea(node) == is_sea(other)
            assert cell_of(other) in {beside(cell_of(node), east, north) for east, north in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def test_coasts_join_land_and_sea_of_one_cell() -> None:
    for node in NODES:
        for other in shores(node):
            assert node in shores(other)
            assert cell_of(node) == cell_of(other) and is_sea(node) != is_sea(other)


def test_no_ship_goes_over_land_and_no_jeep_over_sea() -> None:
    for base in BASES:
        assert all(is_sea(node) for node, _ in ways("ship", base.sea).reach(250))
        assert not any(is_sea(node) for node, _ in ways("jeep", base.land).reach(250))


def test_every_sea_can_be_reached_without_the_canals() -> None:
    reached, edge = {"1n20s1"}, ["1n20s1"]
    while edge:
        new = neighbours(edge.pop()) - reached
        reached |= new
        edge += new
    assert reached == set(SHIPS)


@pytest.mark.parametrize("country", NATIONS)
def test_every_capital_can_be_reached_from_every_base(country: str) -> None:
    nation = NATIONS[country]
    assert cell_at(nation.lat, nation.lon) == nation.cell == cell_of(nation.node)
    for base in BASES:
        course = laden_way(base.sea, nation.node)
        assert course is not None
        landing = next(index for index, node in enumerate(course) if not is_sea(node))
        assert course[landing] in shores(course[landing - 1])
        assert way_cost(course[landing:]) == 2 * len(course[landing + 1 :])


def crossings_from_the_coast(country: str) -> int:
    """Return the fewest lines that a jeep crosses between a coast and the capital."""
    node = NATIONS[country].node
    return min(cost for land, cost in ((node, 0), *ways("jeep", node).reach(10)) if shores(land)) // 2


def test_some_capitals_need_a_drive_from_the_coast() -> None:
    """Ulan Bator is two lines from a coast, the other countries named here are one.

    All other capitals lie in cells with a coast of their land.
    """
    inland = {country: lines for country in NATIONS if (lines := crossings_from_the_coast(country))}
    assert inland.pop("mongolia") == 2
    one = ("south_africa", "ethiopia", "pakistan", "iran", "brazil", "soviet_union", "cameroon", "zambia", "bolivia", "paraguay")
    assert inland == dict.fromkeys(one, 1)


def test_a_line_costs_a_ship_one_point_and_a_jeep_two() -> None:
    assert distance("ship", "6s33s1", "5s33s1") == 1
    assert distance("jeep", "6n1l1", "6n2l1") == 2


def test_a_diagonal_is_two_lines() -> None:
    assert distance("ship", "6s33s1", "5s34s1") == 2
    assert distance("jeep", "6n10l1", "7n11l1") == 4


def test_a_diagonal_needs_one_of_the_two_bent_ways() -> None:
    course = ways("ship", "6s33s1").route("5s34s1")
    assert course is not None
    _, between, _ = course
    assert cell_of(between) in ("5s33", "6s34")


def test_two_lines_north_of_south_georgia_are_open_sea() -> None:
    course = ways("ship", "6s33s1").route("4s33s1")
    assert course is not None and way_cost(course) == 2
    assert [cell_of(node) for node in course] == ["6s33", "5s33", "4s33"]


def test_ships_cross_the_date_line() -> None:
    assert distance("ship", "4n18s1", "4n19s1") == 1
    assert (eastward("4n18", "4n19"), eastward("4n19", "4n18"), eastward("5n36", "5n1")) == (1, -1, 1)


def test_ships_cross_greenwich() -> None:
    assert distance("ship", "4s36s1", "4s1s1") == 1


def test_suez_is_one_line() -> None:
    assert distance("ship", "4n4s1", "3n4s1") == 1
    assert "3n4s1" not in neighbours("4n4s1")


def test_panama_costs_nothing() -> None:
    assert distance("ship", "1n29s1", "1n29s2") == 0 == distance("ship", "1n29s2", "1n29s1")
    assert distance("ship", "1n29s2", "1n28s1") == distance("ship", "1n29s1", "1n28s1")


def test_a_way_through_panama_enters_its_cell_once_more_for_nothing() -> None:
    course = ways("ship", "2n29s1").route("1s29s1")
    assert course is not None
    assert {"1n29s1", "1n29s2"} <= set(course)
    assert way_cost(course) == len(course[1:]) - 1


def test_the_canals_are_two_and_stop_no_jeep() -> None:
    assert {canal.name: canal.cost for canal in CANALS} == {"suez": 1, "panama": 0}
    assert distance("jeep", "4n4l1", "3n4l1") == 2 == distance("jeep", "4n4l1", "3n4l2")
    assert distance("jeep", "1n29l1", "1n28l1") == 2


def test_the_channel_and_the_mediterranean_do_not_meet_inside_a_cell() -> None:
    assert "5n1s1" not in neighbours("5n1s2")
    cost = distance("ship", "5n1s2", "5n1s1")
    assert cost is not None and cost > 2
    assert distance("jeep", "5n1l1", "6n1l1") == 2


@pytest.mark.parametrize(
    ("start", "end", "points"),
    [
        ("4n36s1", "4n35s1", 1),  # Gibraltar
        ("5n3s1", "5n4s1", 3),  # Aegean, Dardanelles and Bosporus: the Black Sea
        ("6n2s1", "6n1s1", 1),  # Oresund
        ("2n5s1", "2n6s1", 1),  # Bab el Mandeb
        ("3n6s1", "3n7s1", 1),  # Hormuz
        ("1n10s1", "1n11s1", 1),  # Malacca
        ("6s29s1", "6s30s1", 1),  # Magellan's strait and Cape Horn
    ],
)
def test_the_straits_are_open(start: str, end: str, points: int) -> None:
    cost = distance("ship", start, end)
    assert cost is not None and cost <= points


def test_from_south_georgia_to_brussels_is_17_points() -> None:
    """15 lines at sea, and a point each for boarding and landing."""
    course = laden_way("6s33s1", NATIONS["belgium"].node)
    assert course is not None
    *at_sea, brussels = course
    assert brussels == "6n1l1"
    assert way_cost(at_sea) == 15 and all(map(is_sea, at_sea))
    assert 1 + way_cost(course) == 17


TO_BRUSSELS = (17, 17, 19, 19, 24, 25, 26, 17, 7, 7, 11, 13, 27, 26, 27, 26)
MEANS = (17.2, 16.3, 15.2, 14.6, 19.1, 20.4, 17.4, 20.4, 12.4, 12.2, 14.2, 14.6, 17.8, 17.2, 18.2, 17.5)
"""For each base: the points to Brussels, and the mean of the points to all capitals of the base set."""


@pytest.mark.parametrize(
    ("base", "mean", "brussels"), [*zip(BASES, MEANS, TO_BRUSSELS, strict=True)], ids=lambda value: getattr(value, "name", "")
)
def test_the_distances_from_the_bases_to_the_capitals_have_not_changed(base: Base, mean: float, brussels: int) -> None:
    points = [1 + way_cost(course) for country in BASE_SET if (course := laden_way(base.sea, NATIONS[country].node))]
    assert sum(points) / len(points) == pytest.approx(mean, abs=0.25)
    to_belgium, *_ = points
    assert to_belgium == brussels


def test_east_anglia_is_not_the_continent() -> None:
    assert distance("jeep", "6n1l3", "6n1l1") is None
    assert NATIONS["belgium"].node == "6n1l1"
    assert distance("jeep", "6n1l3", NATIONS["united_kingdom"].node) == 2


def test_reach_lists_the_nearest_first_and_nothing_beyond() -> None:
    costs_by_node = ways("ship", "6s33s1").reach(3)
    costs = [cost for _, cost in costs_by_node]
    assert costs == sorted(costs) and costs[-1] == 3
    assert "6s33s1" not in dict(costs_by_node)
    assert all(ways("ship", "6s33s1").cost(node) == cost for node, cost in costs_by_node)
    assert ways("ship", "6s33s1").reach(0) == ()


def test_a_jeep_on_an_island_reaches_nothing() -> None:
    assert ways("jeep", "2s18l1").reach(100) == ()
    assert ways("jeep", "2s18l1").route("6n1l1") is None


@pytest.mark.parametrize(("crossed", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_a_plane_crosses_two_lines_for_a_point_rounded_up(crossed: int, points: int) -> None:
    assert flight_cost(crossed) == points


def test_a_plane_crosses_the_date_line_or_a_diagonal_for_one_point() -> None:
    assert lines("4n18", "4n19") == 1
    assert lines("4n18", "5n19") == 2 and flight_cost(lines("4n18", "5n19")) == 1
    assert lines("1s1", "1n36") == 2
    assert lines("1n1", "1n19") == 18 == lines("1n19", "1n1")


def test_flights_lead_as_far_as_the_points_go() -> None:
    flight_costs = dict(flights("1n1", 2))
    assert len(flight_costs) == 4 + 8 + 12 + 16
    assert (flight_costs["1n2"], flight_costs["1n3"], flight_costs["1n4"], flight_costs["1n5"]) == (1, 1, 2, 2)
    assert "1n1" not in flight_costs and "1n6" not in flight_costs


def test_the_largest_piece_of_a_cell_is_written_as_the_cell() -> None:
    assert (node_token("5n1s1"), node_token("5n1s2"), node_token("6n1l3")) == ("5n1", "5n1s2", "6n1l3")


def test_rows_and_columns_are_counted_from_greenwich_and_the_south() -> None:
    assert (column("5n36"), column("5n1"), latitude("9s1"), latitude("1s1"), latitude("1n1"), latitude("9n1")) == (36, 1, 0, 8, 9, 17)


def test_pieces_of_a_cell_are_told_apart_by_where_they_lie() -> None:
    assert part("6n1l2") == "ne" and part("6n1l3") == "sw"
    assert {part(node) for node in NODES} == {"n", "ne", "e", "se", "s", "sw", "w", "nw", "mid"}
