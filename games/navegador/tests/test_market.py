"""The market. rulebook: Selling goods, Processing goods, A complete market action."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Form
from engine.walking.walk import Asking, walk
from games.navegador.rules.state import State
from games.navegador.tests.given import RULES, SEAT, after, colonies, factories, form, having, me, refusal, table


def trading(sugar: int = 4, gold: int = 4, spice: int = 4, **things: object) -> State:
    """Return a state with the markers in these rows, counted from 1 at the top as on the board."""
    state = having(table(), money=0, **things)
    return replace(state, position=replace(state.position, market=(sugar - 1, gold - 1, spice - 1)))


def rows(state: State) -> tuple[int, ...]:
    """Return the rows of the markers, counted from 1."""
    return tuple(row + 1 for row in state.position.market)


def test_units_are_sold_at_the_present_price_and_the_marker_goes_down() -> None:
    state = after(trading(gold=6, colonies=colonies(gold=3)), "market1 su=- go=s3 sp=-")
    assert me(state).money == 150
    assert rows(state) == (4, 9, 4)


def test_the_marker_stops_at_the_bottom_and_all_units_are_sold() -> None:
    state = after(trading(gold=6, colonies=colonies(gold=5)), "market1 su=- go=s5 sp=-")
    assert me(state).money == 250
    assert rows(state) == (4, 10, 4)
    poor = after(trading(gold=10, colonies=colonies(gold=2)), "market1 su=- go=s2 sp=-")
    assert me(poor).money == 60


def example() -> State:
    """Return the rulebook's example: two gold colonies and one of spices; two sugar factories, one for gold, and the orange one."""
    return trading(3, 7, 4, colonies=colonies(gold=2, spice=1), factories=factories(sugar=2, gold=1))


def test_a_complete_market_action() -> None:
    state = after(example(), "market1 su=p3 go=s2 sp=s1")
    assert me(state).money == 80 + 70 + 90
    assert rows(state) == (1, 9, 5)
    trades = [(trade.good, trade.units, trade.income, trade.row, trade.row_after) for trade in state.position.last.trades]
    assert trades == [("sugar", -3, 90, 2, 0), ("gold", 2, 80, 6, 8), ("spice", 1, 70, 3, 4)]


def test_the_example_could_process_gold_too() -> None:
    assert me(after(example(), "market1 su=p2 go=p2 sp=s1")).money == 100 + 60 + 70


def test_the_marker_stops_at_the_top_and_all_units_are_processed() -> None:
    state = after(trading(sugar=1, factories=factories(sugar=3)), "market1 su=p4 go=- sp=-")
    assert me(state).money == 80
    assert rows(state) == (1, 4, 4)


def test_a_good_is_either_sold_or_processed() -> None:
    """Each good gets one answer: `s` sells so many units, `p` processes so many."""
    state = trading(gold=4, colonies=colonies(gold=2), factories=factories(gold=2))
    _, gold, _ = form(state, "market1").fields
    assert [option.token for option in gold.ask.options] == ["-", "s1", "s2", "p1", "p2", "p3"]


def test_the_orange_factory_needs_no_other_factory() -> None:
    assert me(after(trading(), "market1 su=- go=- sp=p1")).money == 30


def test_the_orange_factory_helps_with_one_good_only() -> None:
    state = example()
    end = walk(RULES, state, SEAT, ("market1", "su=p3", "go=p2", "sp=-"))
    assert isinstance(end, Asking)
    assert isinstance(end.ask, Form)
    assert end.problem is not None
    assert end.problem.key == "navegador.market.orange"
    assert refusal(trading(), "market1 su=p1 go=p1 sp=-").key == "navegador.market.orange"


def test_the_hint_says_where_the_orange_factory_helps() -> None:
    sugar, _, _ = form(example(), "market1").fields
    hints = {option.token: dict(option.hint.args) for option in sugar.ask.options if option.hint is not None}
    assert [token for token, figures in hints.items() if figures["orange"]] == ["p3"]
    assert hints["p2"] == {"orange": 0, "income": 60, "price": 60, "process": 20}


def test_some_units_may_be_kept_back() -> None:
    state = after(trading(colonies=colonies(spice=3)), "market1 su=- go=- sp=s1")
    assert (me(state).money, rows(state)) == (70, (4, 4, 5))


def test_colonies_and_factories_are_kept() -> None:
    state = after(example(), "market1 su=p3 go=s2 sp=s1")
    assert (me(state).colonies, me(state).factories) == (me(example()).colonies, me(example()).factories)
