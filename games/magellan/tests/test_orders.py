"""Standing orders of `magellan`: voyages over several turns, throws of the die, and draws of cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.asks.decision import Answer
from engine.values.core import Line, Order, Seat
from engine.walking.walk import Asking, Done, decision, follow, play
from games.magellan.game import RULES
from games.magellan.rules.state import Active, Battle, Defending, Drawing, Moving, Over, Position, Rolling, Ship, Stage, State
from games.magellan.tests.card_positions import WAR_OF_THREE, position

ME = Seat(0)
WAR = WAR_OF_THREE


def moving(points: int = 4, **changes: object) -> State:
    """Return a state in which seat 0 has points to move, and Belgium is open.

    It has a jeep and two ships at South Georgia.
    """
    pieces = {"jeeps": {0: ["6s33l1"]}, "ships": {0: ["6s33s1", "6s33s1"]}} | changes
    start = position(**pieces)  # type: ignore[arg-type]
    return State(replace(start, points=points, open=("belgium",), geographic=("france", "italy")), Moving())


def give_order(state: State, line: Line) -> Order:
    """Return the order that seat 0 gives with these words."""
    talk = RULES.orders.ask(state, ME)
    assert talk is not None
    end = follow(talk, tuple(line.split()))
    assert isinstance(end, Done)
    return end.value


def offered(state: State, line: Line) -> list[str]:
    """Return the answers that are offered after these words of an order."""
    talk = RULES.orders.ask(state, ME)
    assert talk is not None
    end = follow(talk, tuple(line.split()))
    assert isinstance(end, Asking)
    return [option.token for option in end.ask.options]  # type: ignore[union-attr]


def obey(state: State, *orders: Order) -> Line | None:
    """Return the line that these orders play for seat 0; `None` asks the player."""
    return RULES.orders.obey(state, ME, orders)


def way_of(order: Order) -> list[str]:
    """Return the nodes of the way of a voyage, as its order stores them."""
    _, way, *_ = order.scope.split("|")
    return way.split(",")


def keeps(state: State, order: Order) -> bool:
    return RULES.orders.keeps(state, ME, order)


def with_stage(state: State, stage: Stage, **changes: object) -> State:
    """Return the same table at another stage, with other figures if they are given."""
    return State(replace(state.position, **changes), stage)  # type: ignore[arg-type]


def next_turn(state: State, order: Order, points: int) -> State:
    """Return the table in the owner's next turn, after the order has played this one."""
    line = obey(state, order)
    assert line is not None
    after = play(RULES, state, ME, line).value.state.position
    assert after.seat != ME
    return with_stage(state, Moving(), players=after.players, points=points)


def test_a_voyage_sails_as_far_as_the_points_go_and_ends_the_turn() -> None:
    state = moving(points=4)
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert obey(state, order) == "jeep-6s33 5s35 end"
    after = next_turn(state, order, 5)
    assert after.position.players[0].jeeps == ()
    assert sum(ship.load == "jeep" for ship in after.position.players[0].ships) == 1
    assert keeps(after, order)


def test_a_voyage_goes_on_turn_after_turn_until_its_piece_can_arrive() -> None:
    state, turns = moving(points=4), 0
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    while (line := obey(state, order)) is not None:
        assert line.endswith(" end") and len(line.split()) == 3
        state, turns = next_turn(state, order, 4), turns + 1
    assert turns == 4 and keeps(state, order), "boarding and 3 lines, three times 4 lines, and then the landing"
    after = play(RULES, state, ME, "ship-jeep-6n1 6n1 end").value.state
    assert after.position.players[0].jeeps == ("6n1l1",)
    assert not keeps(after, order)


def test_a_voyage_throws_the_die_but_leaves_the_choice_of_a_pack() -> None:
    state = moving()
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert obey(with_stage(state, Rolling(), dice=()), order) == "roll"
    assert obey(with_stage(state, Drawing()), order) is None


def test_no_order_plays_for_a_player_who_is_not_awaited() -> None:
    state = moving()
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert obey(with_stage(state, Rolling(), seat=Seat(1)), order) is None


def test_a_second_voyage_has_the_points_that_the_first_leaves() -> None:
    state = moving(points=5, jeeps={0: ["6n10l1"]})
    first = give_order(state, "voyage jeep-6n10 to 7n12 arrival")
    second = give_order(state, "second ship-6s33 to 4s30 arrival")
    line = obey(state, first, second)
    assert line is not None
    jeep, _, ship, _, _ = line.split()
    assert (jeep, ship) == ("jeep-6n10", "ship-6s33")
    assert play(RULES, state, ME, line).value.state.position.seat == 1
    assert obey(state, second, first) == line


def test_with_too_few_points_for_its_way_a_voyage_ends_the_turn() -> None:
    state = moving(points=1, jeeps={0: ["6n10l1"]})
    assert obey(state, give_order(state, "voyage jeep-6n10 to 7n12 arrival")) == "end"


def test_any_place_can_be_named_by_its_coordinates() -> None:
    state = moving()
    assert "to" in offered(state, "voyage ship-6s33")
    order = give_order(state, "voyage ship-6s33 to 5n36 arrival")
    assert order.line == "voyage ship-6s33 5n36 arrival"
    *_, end = way_of(order)
    assert end == "5n36s1"


def test_a_voyage_offers_open_and_own_capitals_and_discoveries() -> None:
    state = moving(countries={0: ["japan"]}, active=["h03_01"])
    assert offered(state, "voyage jeep-6s33") == ["6n1", "3s26", "4n14", "to"]
    assert offered(state, "voyage ship-6s33") == ["to"]


NEWS = {
    "a country is open": {"open": ("belgium", "france")},
    "a country is taken": {"open": ()},
    "a lasting card is drawn": {"active": (Active("h03_01"),)},
    "war": {"war": WAR},
}


@pytest.mark.parametrize("news", NEWS)
def test_a_voyage_until_news_stops_at_any(news: str) -> None:
    state = moving()
    order = give_order(state, "voyage jeep-6s33 6n1 news")
    assert keeps(state, order)
    after = with_stage(state, Rolling(), dice=(), **NEWS[news])
    assert not keeps(after, order)
    assert obey(after, order) is None


@pytest.mark.parametrize("news", NEWS)
def test_a_voyage_until_arrival_stops_at_war_or_without_its_prize(news: str) -> None:
    state = moving()
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert keeps(with_stage(state, Rolling(), **NEWS[news]), order) == (news not in ("war", "a country is taken"))


def test_the_end_of_a_voyage_says_that_its_prize_is_gone() -> None:
    order = give_order(moving(), "voyage jeep-6s33 6n1 arrival")
    ended = RULES.orders.outcome(with_stage(moving(), Rolling(), open=()), ME, order)
    assert ended is not None and ended.key == "magellan.order.ended.goal"


def test_a_voyage_to_a_discovery_stops_when_somebody_was_there_first() -> None:
    state = moving(active=["h03_01"])
    order = give_order(state, "voyage jeep-6s33 3s26 arrival")
    assert keeps(with_stage(state, Rolling(), open=()), order) and not keeps(with_stage(state, Rolling(), active=()), order)


def test_a_voyage_that_begins_in_a_war_stops_at_its_end() -> None:
    state = moving(war=WAR)
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert keeps(state, order)
    assert not keeps(with_stage(state, Rolling(), war=None), order)


def test_a_voyage_ends_when_its_piece_is_lost_or_leaves_its_way() -> None:
    state = moving()
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    under_way = next_turn(state, order, 4)
    me, *others = under_way.position.players
    rest = tuple(ship for ship in me.ships if not ship.load)

    def with_ships(*ships: Ship) -> Position:
        return replace(under_way.position, players=(replace(me, ships=ships), *others))

    assert not keeps(State(with_ships(*rest), Moving()), order)
    assert not keeps(State(with_ships(*rest, Ship("9s33s1", "jeep")), Moving()), order)


def test_other_pieces_on_the_way_are_not_taken_for_the_one_that_sails() -> None:
    state = moving(jeeps={0: []}, ships={0: [Ship("6s33s1", "jeep"), Ship("3s35s1", "jeep")]})
    order = give_order(state, "voyage ship-jeep-6s33 6n1 arrival")
    assert "3s35s1" in way_of(order)
    line = obey(state, order)
    assert line is not None and line.startswith("ship-jeep-6s33 ")


def test_a_jeep_whose_ship_has_gone_asks() -> None:
    state = moving()
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    me, *others = state.position.players
    elsewhere = replace(me, ships=(Ship("9s33s1"),))
    assert obey(with_stage(state, Moving(), players=(elsewhere, *others)), order) is None


def test_a_voyage_is_withdrawn_by_choosing_none() -> None:
    assert give_order(moving(), "voyage none").line == ""


@pytest.mark.parametrize("words", ["roll always", "draw wanted", "draw geographic", "draw history"])
def test_lasting_orders_hold_and_are_withdrawn(words: Line) -> None:
    state = moving()
    order = give_order(state, words)
    assert (order.line, order.slot) == (words, words.split()[0])
    assert keeps(with_stage(state, Rolling(), war=WAR), order)
    assert give_order(state, f"{order.slot} ask").line == ""


def test_the_die_is_thrown_and_the_pack_chosen_by_order() -> None:
    state = moving()
    rolls, draws = give_order(state, "roll always"), give_order(state, "draw geographic")
    assert obey(with_stage(state, Rolling(), dice=()), rolls, draws) == "roll"
    assert obey(with_stage(state, Drawing()), rolls, draws) == "geographic"
    assert obey(with_stage(state, Drawing(), geographic=()), rolls, draws) == "history"
    assert obey(with_stage(state, Drawing()), give_order(state, "draw history")) == "history"
    assert obey(state, rolls, draws) is None


def test_there_is_nothing_to_order_after_the_end_or_for_those_who_left() -> None:
    assert RULES.orders.ask(with_stage(moving(), Over("won")), ME) is None
    assert RULES.orders.ask(moving(gone=[0]), ME) is None


def test_an_order_says_what_it_does() -> None:
    order = give_order(moving(), "voyage jeep-6s33 6n1 news")
    assert order.text.key == "magellan.order.voyage.text.news"
    assert {name for name, _ in order.text.args} == {"what", "start", "end"}


def test_a_player_at_war_is_asked_where_to_go() -> None:
    state = moving(war=WAR)
    order = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert keeps(state, order) and obey(state, order) is None
    others = replace(WAR, sides=((Seat(1),), (Seat(2),)))
    state = moving(war=others)
    assert obey(state, give_order(state, "voyage jeep-6s33 6n1 arrival")) is not None


def test_two_voyages_cannot_use_the_same_piece() -> None:
    state = moving(jeeps={0: []}, ships={0: ["6s33s1"]})
    first = give_order(state, "voyage ship-6s33 to 5n36 arrival")
    second = give_order(state, "second ship-6s33 to 2s18 arrival")
    assert obey(state, first) is not None
    assert obey(state, first, second) is None


def test_a_jeep_that_cannot_leave_its_island_is_not_offered() -> None:
    assert offered(moving(jeeps={0: ["2s18l1"]}), "voyage") == ["ship-6s33", "none"]


def answers(state: State) -> list[Answer]:
    """Return the answers to the question of what to order."""
    talk = RULES.orders.ask(state, ME)
    assert talk is not None
    end = follow(talk, ())
    assert isinstance(end, Asking)
    return list(decision(RULES, state, ME, end).answers)


def goes_on(state: State) -> bool:
    """Return whether an order is offered that goes on with the last move."""
    return any(answer.goes_on for answer in answers(state))


def test_the_menu_of_orders_begins_with_the_most_promising_voyage() -> None:
    menu = answers(moving())
    first, *others = [answer.path for answer in menu if answer.group is not None]
    assert first == ("voyage", "jeep-6s33", "6n1", "better")
    assert others[-2:] == [("draw", "wanted"), ("roll", "always")]
    lines = [" ".join(answer.path) for answer in menu]
    for line in [line for line in lines if not line.endswith(" ask")]:
        assert give_order(moving(), line).line == line


def test_a_voyage_to_a_cell_with_two_open_countries_asks_on_arrival() -> None:
    state = with_stage(moving(), Moving(), open=("belgium", "netherlands"))
    voyage = ("voyage", "jeep-6s33", "6n1")
    voyages_there = [answer.path for answer in answers(state) if answer.path[:3] == voyage]
    assert voyages_there == [(*voyage, "arrival")], "the player chooses which of them to develop"
    assert all(give_order(state, " ".join(answer.path)) for answer in answers(state))


def test_after_a_move_its_way_is_offered_as_a_voyage_until_the_next_turn() -> None:
    turn = play(RULES, moving(points=4), ME, "jeep-6s33 5s35 end").value
    onward = [answer for answer in answers(turn.state) if answer.goes_on]
    voyage = ("voyage", "ship-jeep-5s35", "6n1")
    assert [answer.path for answer in onward] == [(*voyage, "better"), (*voyage, "arrival"), ("onward", "buy")]
    after_throw = replace(turn.state, position=replace(turn.state.position, trail=()))
    still_offered = {(answer.path, answer.label, answer.hint) for answer in answers(after_throw)}
    assert still_offered >= {(answer.path, answer.label, answer.hint) for answer in onward}
    assert goes_on(after_throw), "the next player has thrown the die"
    assert goes_on(with_stage(after_throw, Rolling(), seat=Seat(2))), "the player after that one is in turn"
    assert not goes_on(with_stage(after_throw, Rolling(), seat=ME)), "in the own turn there is the turn itself"


def test_a_player_who_turned_back_is_not_offered_the_old_way() -> None:
    turn = play(RULES, moving(points=4, jeeps={0: []}, ships={0: [Ship("5s35s1", "jeep")]}), ME, "ship-jeep-5s35 6s33 end").value
    assert [answer.path for answer in answers(turn.state) if answer.goes_on] == [("onward", "buy")]


def attacked() -> State:
    """Return experts at war: seat 0 may bomb before a naval battle that seat 1 has chosen."""
    start = position(ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"]})
    table = replace(start.table, level="experts")
    return State(replace(start, table=table, war=WAR, seat=Seat(1), points=3, dice=(3,), battle=Battle("5s33", enemy=ME)), Defending(ME))


@pytest.mark.parametrize(("choice", "line"), [("stay", "stay"), ("bomb", "bomb-2"), ("ask", None)])
def test_an_absent_defender_need_not_be_waited_for(choice: str, line: Line | None) -> None:
    assert obey(attacked(), give_order(attacked(), f"defend {choice}")) == line


def test_only_experts_are_asked_about_their_defence() -> None:
    plain = moving()
    simple = replace(plain.position, table=replace(plain.position.table, level="planes"))
    assert "defend" not in offered(State(simple, plain.stage), "")
