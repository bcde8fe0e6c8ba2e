"""Decisions: every ask of matches has one of its own with few legal, short answers, and examples show what the main ones say.

A decision is a question in brief: its stake, and the answers that are suggested first.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.asks.decision import MOST, Decision
from engine.values.core import Ask, Form, Msg, Order, Seat
from engine.walking.prepared import find_answer
from engine.walking.walk import Asking, Done, follow, walk
from engine.walking.walk import decision as decision_at
from engine.walking.worlds import imagine_world, ordered_line
from games.pizarro.game import RULES
from games.pizarro.mind.policy import policy
from games.pizarro.rules.board import EXPLORERS, Explorer
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.state import Exchanging, Gambling, State
from games.pizarro.tests.deciding import AskMet, every_decision
from games.pizarro.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Bruno", "Clara", "Tomas"))
TURN = {"bid", "bid.amount", "pay", "under", "pile", "half", "from", "veto", "swap", "gamble"}
ORDERS = {f"order.{name}" for name in ("bid", "limit", "prices", "veto", "pay", "broke", "swap", "gamble")}
ASK_NAMES = {*TURN, "order", *ORDERS}
QUESTION, FRAME, LABEL, STAKE = 24, 18, 34, 80
"""The most letters of each kind of text."""


def words(decision: Decision) -> Iterator[tuple[str, int]]:
    """Yield every text of a decision with its limit."""
    yield SAY(decision.question), QUESTION
    yield from [(SAY(decision.frame), FRAME)] if decision.frame else []
    yield from [(SAY(decision.stake).replace("**", ""), STAKE)] if decision.stake else []
    yield from [(SAY(answer.label), LABEL) for answer in decision.first()]


def test_every_ask_has_a_decision_of_the_game() -> None:
    names = {met.end.ask.name for met in every_decision()}
    assert names <= ASK_NAMES and ASK_NAMES - names <= {"from", "pile"}, "these two come up seldom and have tests below"
    for met in every_decision():
        assert met.decision.question.key.startswith("pizarro.decision.")
        assert met.decision.frame and met.decision.stake


def test_there_are_at_most_three_answers() -> None:
    for met in every_decision():
        paths = {answer.path for answer in met.decision.first()}
        assert 1 <= len(met.decision.first()) <= MOST and len(paths) == len(met.decision.first())


def test_each_answer_is_legal() -> None:
    for _, _, end, decision, talk in every_decision():
        for answer in decision.first():
            if not answer.lasts:
                follow(talk(), (*end.path, *answer.path))


def test_each_lasting_answer_is_an_early_order_that_answers_the_ask() -> None:
    for state, seat, end, decision, _ in every_decision():
        for answer in [answer for answer in decision.first() if answer.lasts]:
            early = RULES.early.ask(state, seat)
            assert end.ask.name == "bid" and not end.path and early is not None
            order = follow(early, answer.path)
            assert isinstance(order, Done)
            line = ordered_line(RULES, state, seat, (order.value,))
            assert line is not None and line.startswith(("bid", "pass"))


def test_every_text_is_within_its_limit() -> None:
    for met in every_decision():
        for text, most in words(met.decision):
            assert len(text) <= most and "{" not in text, (met.end.ask.name, text)
        assert stake(met.decision).startswith("**")


def decisions_on(*names: str) -> list[AskMet]:
    """Return the decisions of asks with these names."""
    return [met for met in every_decision() if met.end.ask.name in names]


def test_bids_on_buttons_are_not_among_the_rest() -> None:
    for met in decisions_on("bid"):
        rest = met.decision.rest
        bids_on_buttons = {answer.path[-1] for answer in met.decision.first() if not answer.lasts}
        runs = dict(rest.args)["amounts"] if rest is not None and rest.key == "pizarro.decision.bid.rest" else ()
        for run in runs:  # type: ignore[union-attr]
            assert isinstance(run, Msg)
            first, last = dict(run.args)["first"], dict(run.args)["last"]
            assert not bids_on_buttons & set(map(str, range(first, last + 1)))  # type: ignore[arg-type, operator]


def test_a_decision_uses_nothing_that_its_seat_does_not_know() -> None:
    rng = Random("worlds")
    for state, seat, end, decision, _ in every_decision()[::9]:
        world = imagine_world(RULES, state, seat, rng)
        talk = RULES.turn(world, seat) if not end.ask.name.startswith("order") else None
        if talk is not None:
            again = follow(talk, end.path)
            assert isinstance(again, Asking) and decision_at(RULES, world, seat, again) == decision


def test_the_places_of_a_payment_are_the_cards_that_pay() -> None:
    for state, seat, _, decision, _ in decisions_on("pay"):
        hand = state.position.players[seat].hand
        for answer in decision.first():
            payment, *_ = answer.path
            assert [hand[place] for place in answer.places] == list(map(int, payment.split("+")))


def test_the_sensible_payment_comes_first_and_the_others_go_by_crowns() -> None:
    for state, seat, end, decision, _ in decisions_on("pay"):
        sensible = policy(imagine_world(RULES, state, seat, Random(0)), seat, end.ask, end.path, Random(0))
        first, *others = decision.first()
        assert first.path == (sensible,)
        crowns_paid = [crowns(map(int, answer.path[0].split("+"))) for answer in others]
        assert "pile" in SAY(first.label) or crowns_paid == sorted(crowns_paid)


def test_nobody_is_asked_to_spare_crowns_that_the_first_payment_gives_up() -> None:
    full = [card for card in EXPLORERS for _ in range(3)]
    spared, given_up = (decision_of(when(given(full), f"bid {price}", "pass", "pass").state) for price in (7, 2))
    assert stake(spared).endswith("Your 1 to 3 hold the crowns: spare them.")
    assert SAY(given_up.first()[0].label) == "Pay the 2 · −3 crowns"
    assert stake(given_up).endswith("You can pay exactly.")


def test_pass_is_always_a_button_of_a_bid_and_never_moves() -> None:
    for met in every_decision():
        is_bid = met.end.ask.name in ("bid", "order.bid")
        assert [answer.path for answer in met.decision.first() if answer.stays] == [("pass",)] * is_bid


def test_a_price_list_is_never_best_and_always_confirmed() -> None:
    """A price list is one answer among the orders; within its own ask each answer is such a list."""
    price_lists = [
        (met.end.ask.name, answer)
        for met in every_decision()
        for answer in met.decision.first()
        if "budget=" in answer.path[-1] and met.end.ask.name != "order.prices"
    ]
    assert price_lists and all(answer.asks and name == "order" for name, answer in price_lists)
    assert not any(met.decision.has_best for met in decisions_on("order", "order.prices"))


# Examples of the main asks


def decision_of(state: State, *path: str) -> Decision:
    """Return the decision of the awaited seat after some tokens."""
    seat = RULES.to_act(state)[0]
    end = walk(RULES, state, seat, path)
    assert isinstance(end, Asking)
    return decision_at(RULES, state, seat, end)


def stake(decision: Decision) -> str:
    assert decision.stake is not None
    return SAY(decision.stake)


def labels(decision: Decision) -> list[str]:
    return [SAY(answer.label) for answer in decision.first()]


def test_the_first_limit_is_what_the_card_is_worth() -> None:
    """An 8 beats the bid of four, and it takes one crown whatever it is bid for."""
    state = when(given(["marco_polo", "cook", "marco_polo"], hands={0: [1, 2, 3, 6, 8, 8, 9]}, buyer=2), "bid 4").state
    decision = decision_of(state)
    assert SAY(decision.question) == "Five or more, or pass" and decision.frame is not None and SAY(decision.frame) == "phase I: 16 of 18"
    assert labels(decision) == ["Up to 11 · 8+8 pay, −2 crowns", "Pass · keep 14 crowns"] and decision.has_best
    assert [answer.path for answer in decision.first()] == [("limit", "11"), ("pass",)]
    assert [answer.lasts for answer in decision.first()] == [True, False]
    assert [answer.places for answer in decision.first()] == [(4, 5), ()]
    assert decision.rest is not None and SAY(decision.rest) == "Another bid: 5 to 37"
    assert stake(decision) == "**2 new cards and a swap of 3.** This explorer comes once more."
    dearer = when(given(["marco_polo", "cook"], hands={0: [1, 2, 3, 6, 8, 8, 9]}, buyer=2), "bid 10").state
    assert not decision_of(dearer).has_best, "11 is not clearly more than the next bid"


def test_a_limit_that_takes_most_money_is_not_best_before_other_cards() -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("cook", 2), ("pizarro", 2)], 1: [("cook", 2)]}
    for cards, has_best in ((["cook"], True), (["cook", "pizarro"], False)):
        decision = decision_of(given(cards, phase=3, ships=ships, hands={0: [2, 5, 6, 6]}))  # type: ignore[arg-type]
        assert labels(decision)[0].startswith("Up to 1") and decision.has_best == has_best


def test_a_bid_that_the_card_is_not_worth_is_never_best() -> None:
    for bid, has_best in ((30, True), (20, False)):
        decision = decision_of(when(given(["columbus", "cook"], hands={0: [8, 9, 9, 9], 1: [1, 2, 3]}, buyer=2), f"bid {bid}").state)
        assert labels(decision)[0] == "Pass · keep 4 crowns" and decision.has_best == has_best


def test_a_limit_of_little_worth_is_paid_with_the_fewest_crowns() -> None:
    """The 7 pays four, too, and takes one crown; 2 and 3 would take six."""
    cards: list[Explorer] = ["marco_polo", *EXPLORERS, *EXPLORERS]
    decision = decision_of(when(given(cards, hands={0: [2, 3, 7, 8, 9]}, buyer=2), "bid 3").state)
    assert labels(decision) == ["Up to 6 · the 7 pays, −1 crown", "Pass · keep 9 crowns"] and not decision.has_best


def test_a_price_list_is_offered_among_the_orders_only() -> None:
    """Marco Polo opens phase I: the turn asks for this card, *Plan ahead* for all of the phase, and its list bids for this card now."""
    full = [card for card in EXPLORERS for _ in range(3)]
    state = given(full)
    decision = decision_of(state)
    assert labels(decision) == ["Up to 5 · the 7 pays, −1 crown", "Pass · keep 18 crowns"] and decision.has_best
    assert stake(decision).startswith("**1 crown, 1 new card and a veto.**")
    seat = RULES.to_act(state)[0]
    offered, asked = order_of(state, seat), follow_early(state, seat)
    assert isinstance(offered, Asking) and isinstance(asked, Asking) and isinstance(asked.ask, Ask)
    assert "prices" not in [option.token for option in asked.ask.options]
    listed = next(answer for answer in decision_at(RULES, state, seat, offered).answers if answer.path[0] == "prices")
    order = order_of(state, seat, *listed.path)
    assert isinstance(order, Done) and order.value.slot == "prices"
    assert (ordered_line(RULES, state, seat, (order.value,)) or "").startswith("bid")


def order_of(state: State, seat: Seat, *path: str) -> Asking | Done[Order]:
    """Return the ask or the order after some answers in the dialogue of orders."""
    talk = RULES.orders.ask(state, seat)
    assert talk is not None
    return follow(talk, path)


def follow_early(state: State, seat: Seat) -> Asking | Done[Order]:
    """Return the first ask of the early answers."""
    talk = RULES.early.ask(state, seat)
    assert talk is not None
    return follow(talk, ())


def test_a_player_who_cannot_bid_reads_why() -> None:
    state = when(given(["cook", "pizarro"], hands={0: [1, 2]}, buyer=2), "bid 9").state
    decision = decision_of(state)
    assert labels(decision) == ["Pass · keep 6 crowns"] and decision.has_best
    assert stake(decision) == "**You cannot go above 3.** The bid stands at 9."


def test_the_only_bidder_left_buys_for_one() -> None:
    decision = decision_of(when(given(["cook", "pizarro"]), "pass", "pass").state)
    assert labels(decision) == ["Buy · the 1 pays, −3 crowns", "Buy · the 7 pays, −1 crown", "Pass · keep 18 crowns"]
    _, second, _ = decision.first()
    assert second.path == ("bid", "1", "pay", "7")


def test_a_payment_names_its_crowns() -> None:
    decision = decision_of(when(given(["pizarro", "cook"], hands={0: [1, 3, 8, 9]}), "bid 10", "pass", "pass").state)
    assert labels(decision) == ["Pay 1+9 · −4 crowns", "Pay 8+9 · −2 crowns"]
    assert SAY(decision.question) == "Pay 10 for Pizarro"


def test_a_card_that_is_paid_and_goes_under_magellan_counts_there() -> None:
    state = given(["magellan", "cook"], sides="ba", hands={0: [1, 3, 5, 9]})
    decision = decision_of(when(state, "bid 4", "pass", "pass").state)
    assert labels(decision)[0] == "Pay the 5 · −2, pile +2"
    assert [answer.path for answer in decision.first()] == [("5",), ("9",), ("1+3",)]


def test_the_stake_of_a_half_made_move_tells_what_was_chosen() -> None:
    halves = {0: [("vasco_da_gama", 1, "left"), ("vasco_da_gama", 1, "right")], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=halves)  # type: ignore[arg-type]
    half = decision_of(state, "bid", "1", "pay", "7")
    assert labels(half) == ["Cards · draw 2 now", "Crowns · 5 at the end"]
    assert stake(half) == "**Vasco da Gama, −1 crown.** And which half of the space?"
    ship = decision_of(state, "bid", "1", "pay", "7", "right")
    assert labels(ship) == ["The left ship · gives up nothing", "The right ship · −2 crowns"] and ship.has_best
    assert stake(ship) == "**Paid with 7, to the right half.** And which ship?"
    for decision in (half, ship):
        assert all(len(text) <= most for text, most in words(decision))


def test_the_first_card_under_magellan_has_most_crowns_and_least_money() -> None:
    state = given(["magellan", "cook"], hands={0: [2, 3, 5, 6, 9]})
    decision = decision_of(when(state, "bid 5", "pass", "pass").state, "pay", "9")
    assert labels(decision) == ["Put the 2 under · −3 crowns, +3", "Put the 5 under · −2 crowns, +2"] and decision.has_best
    assert [answer.places for answer in decision.first()] == [(0,), (2,)]


@pytest.mark.parametrize(("piles", "has_best"), [([[3], [7]], True), ([[3], [2]], False)])
def test_piles_that_gain_as_much_are_called_equal(piles: list[list[int]], has_best: bool) -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}
    state = given(["magellan", "cook"], phase=2, ships=ships, piles={0: piles}, hands={0: [1, 4, 5]})
    decision = decision_of(state, "bid", "1", "pay", "5", "under", "1")
    assert decision.has_best == has_best and decision.stake is not None
    assert labels(decision)[0] == "On the pile of 3 · +9 points"
    assert ("as much" in SAY(decision.stake)) != has_best


def test_a_veto_is_first_if_the_rule_of_thumb_uses_it() -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("columbus", 1)]}
    cards: list[Explorer] = ["cook", "pizarro", "columbus", "marco_polo"]
    rich = decision_of(given(cards, ships=ships))
    assert labels(rich) == ["Allow: it is auctioned now", "Veto: to the bottom of the stack"] and not rich.has_best
    poor = decision_of(given(cards, ships=ships, hands={0: [4, 5, 6]}))
    assert labels(poor) == ["Veto: to the bottom of the stack", "Allow: it is auctioned now"] and not poor.has_best
    last = decision_of(given(["cook"], ships=ships))
    assert last.stake is not None and "would come up again" in SAY(last.stake)


def test_an_exchange_begins_with_what_the_sensible_player_gives() -> None:
    plain = given(["cook"], hands={0: [1, 2, 7, 8, 9, 9]}, ships={0: [("marco_polo", 1)]})
    decision = decision_of(State(plain.position, Exchanging((Seat(0),))))
    assert labels(decision) == ["Swap the 7 · −1 crown", "Keep all · 10 crowns", "Swap 7, 8 and 9 · −3 crowns"] and not decision.has_best
    small = given(["cook"], hands={0: [1, 2, 3]}, ships={0: [("marco_polo", 1)]})
    assert labels(decision_of(State(small.position, Exchanging((Seat(0),)))))[0] == "Keep all · 9 crowns"


@pytest.mark.parametrize(("draws", "first", "count"), [((), "Turn one more", 1), ((9, 4), "Turn one more", 2), ((9, 5), "Stop at 14", 2)])
def test_the_gamble_goes_on_below_fourteen(draws: tuple[int, ...], first: str, count: int) -> None:
    """Before the first card there is nothing to stop at."""
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]})
    decision = decision_of(State(plain.position, Gambling(Seat(0), draws)))
    assert labels(decision)[0].startswith(first) and decision.has_best
    assert len(decision.first()) == count


def test_an_early_answer_is_a_limit() -> None:
    """It raises only as far as it must, so its label says *up to*."""
    state = given(["marco_polo", "cook", "marco_polo"], hands={1: [1, 2, 3, 6, 8, 8, 9]})
    talk = RULES.early.ask(state, Seat(1))
    assert talk is not None
    end = follow(talk, ())
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    decision = decision_at(RULES, state, Seat(1), end)
    assert labels(decision) == ["Up to 13 · 8+8 pay, −2 crowns", "Up to 9 · the 9 pays, −1 crown", "Pass · keep 14 crowns"]
    assert [answer.path for answer in decision.first()] == [("limit", "13"), ("limit", "9"), ("pass",)]


def test_a_price_list_is_suggested_as_it_is_lower_or_not_at_all() -> None:
    state = given(["cook", "pizarro", "magellan"])
    talk = RULES.orders.ask(state, Seat(0))
    assert talk is not None
    end = follow(talk, ("prices",))
    assert isinstance(end, Asking) and isinstance(end.ask, Form)
    assert labels(decision_at(RULES, state, Seat(0), end)) == ["Suggested prices", "Lower prices", "Ask me each time"]


def test_a_line_with_a_forced_end_is_named_after_the_answer_pressed() -> None:
    """Of two cards the one that does not pay goes under Magellan; the answer that was pressed is the purchase."""
    state = given(["magellan", "cook"], hands={0: [1, 2], 1: [3], 2: [3]}, buyer=2)
    answer = find_answer(RULES, state, Seat(0), "bid 1 pay 1 under 2")
    assert answer is not None and answer.path == ("bid", "1", "pay", "1")
