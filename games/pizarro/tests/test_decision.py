"""Decisions of `pizarro`: few answers, all legal and short, with the price that counts; by hand the main asks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from data.homes import homes
from engine import bots
from engine.asks.answers import random_answer
from engine.asks.decision import MOST, Decision
from engine.game.rules import resolve_settings
from engine.match.match import from_record
from engine.values.core import Ask, Form, Msg, Order, Seat, Talk
from engine.walking.prepared import find_answer
from engine.walking.walk import Asking, Done, follow, play, walk
from engine.walking.walk import decision as decision_at
from engine.walking.worlds import imagine_world, ordered_line
from games.pizarro.game import RULES
from games.pizarro.mind.policy import policy
from games.pizarro.rules.board import EXPLORERS, Explorer
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.state import Exchanging, Gambling, State
from games.pizarro.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Bruno", "Clara", "Tomas"))
TURN = {"bid", "bid.amount", "pay", "under", "pile", "half", "from", "veto", "swap", "gamble"}
ORDERS = {f"order.{name}" for name in ("bid", "limit", "prices", "veto", "pay", "broke", "swap", "gamble")}
ASKED = {*TURN, "order", *ORDERS}
QUESTION, FRAME, LABEL, STAKE = 24, 18, 34, 80
GOLDEN = sorted(homes()["pizarro"].golden.glob("[3-6]-*.json"))


def positions() -> Iterator[State]:
    """Positions of random matches on all sides and of the golden ones."""
    for number, sides in enumerate(("aa", "ab", "ba", "bb")):
        rng, seats = Random(sides), 3 + number
        state = RULES.setup(
            seats, resolve_settings(RULES, {"half1": sides[0], "half2": sides[1], "exact": ("off", "on")[number % 2]}), sides
        )
        while RULES.to_act(state):
            yield state
            seat = RULES.to_act(state)[0]
            level = "mate" if rng.random() < 0.7 else "deckhand"
            state = play(RULES, state, seat, bots.line(level, RULES, state, seat, rng)).value.state
    for path in GOLDEN:
        match = from_record(json.loads(path.read_text(encoding="utf-8")))
        state = RULES.setup(match.seats, match.settings, match.seed)
        for number, entry in enumerate(entry for entry in match.entries if entry.seat is not None):
            if number % 7 == 0:
                yield state
            assert entry.seat is not None
            state = play(RULES, state, entry.seat, entry.line).value.state


def dialogues(state: State) -> Iterator[tuple[Seat, Callable[[], Talk[object]]]]:
    """Yield what the seats of a position may be asked: a turn, early answers, orders."""
    for seat in RULES.to_act(state):
        yield seat, lambda seat=seat: RULES.turn(state, seat)  # type: ignore[misc]
        yield seat, lambda seat=seat: RULES.orders.ask(state, seat)  # type: ignore[misc]
    for seat in RULES.early.seats(state)[:1]:
        yield seat, lambda seat=seat: RULES.early.ask(state, seat)  # type: ignore[misc]


class AskMet(NamedTuple):
    """A question that a seat comes to, and its decision."""

    state: State
    seat: Seat
    end: Asking
    decision: Decision
    talk: Callable[[], Talk[object]]
    """Begins the dialogue again."""


@cache
def every_decision() -> tuple[AskMet, ...]:
    """Return every ask on a random way through every dialogue."""
    rng, asks = Random("met"), []
    for state in positions():
        for seat, talk in dialogues(state):
            end = follow(talk(), ())
            while isinstance(end, Asking):
                asks.append(AskMet(state, seat, end, decision_at(RULES, state, seat, end), talk))
                end = follow(talk(), (*end.path, *random_answer(end.ask, rng).split()))
    return tuple(asks)


def words(decision: Decision) -> Iterator[tuple[str, int]]:
    """Yield every text of a decision with its limit."""
    yield SAY(decision.question), QUESTION
    yield from [(SAY(decision.frame), FRAME)] if decision.frame else []
    yield from [(SAY(decision.stake).replace("**", ""), STAKE)] if decision.stake else []
    yield from [(SAY(answer.label), LABEL) for answer in decision.first()]


def test_every_ask_has_a_decision_of_the_game() -> None:
    names = {met.end.ask.name for met in every_decision()}
    assert names <= ASKED and ASKED - names <= {"from", "pile"}, "these two come up seldom, and below"
    assert all(
        met.decision.question.key.startswith("pizarro.decision.") and met.decision.frame and met.decision.stake for met in every_decision()
    )


def test_there_are_at_most_three_answers_and_each_is_legal() -> None:
    for state, seat, end, decision, talk in every_decision():
        assert 1 <= len(decision.first()) <= MOST and len({answer.path for answer in decision.first()}) == len(decision.first())
        for answer in decision.first():
            if answer.lasts:
                early = RULES.early.ask(state, seat)
                assert end.ask.name == "bid" and not end.path and early is not None
                order = follow(early, answer.path)
                assert isinstance(order, Done)
                line = ordered_line(RULES, state, seat, (order.value,))
                assert line is not None and line.startswith(("bid", "pass")), "it answers what is asked"
            else:
                follow(talk(), (*end.path, *answer.path))


def test_every_text_is_within_its_limit() -> None:
    for met in every_decision():
        for text, most in words(met.decision):
            assert len(text) <= most and "{" not in text, (met.end.ask.name, text)
        assert met.decision.stake is not None and SAY(met.decision.stake).startswith("**")


def test_what_is_shown_is_not_among_the_others() -> None:
    for met in every_decision():
        decision = met.decision
        if met.end.ask.name == "bid" and decision.rest is not None and decision.rest.key == "pizarro.decision.bid.rest":
            shown_bids = {answer.path[-1] for answer in decision.first() if not answer.lasts}
            for run in dict(decision.rest.args)["amounts"]:  # type: ignore[union-attr]
                assert isinstance(run, Msg)
                first, last = dict(run.args)["first"], dict(run.args)["last"]
                assert not shown_bids & set(map(str, range(first, last + 1)))  # type: ignore[arg-type, operator]


def test_a_decision_uses_nothing_that_its_seat_does_not_know() -> None:
    rng = Random("worlds")
    for state, seat, end, decision, _ in every_decision()[::9]:
        world = imagine_world(RULES, state, seat, rng)
        talk = RULES.turn(world, seat) if not end.ask.name.startswith("order") else None
        if talk is not None:
            again = follow(talk, end.path)
            assert isinstance(again, Asking) and decision_at(RULES, world, seat, again) == decision


def test_the_places_of_a_payment_are_the_cards_that_pay() -> None:
    for state, seat, end, decision, _ in every_decision():
        hand = state.position.players[seat].hand
        if end.ask.name == "pay":
            for answer in decision.first():
                assert [hand[place] for place in answer.places] == list(map(int, answer.path[0].split("+")))


def test_the_first_payment_is_the_sensible_players_and_the_others_go_by_crowns() -> None:
    for state, seat, end, decision, _ in every_decision():
        if end.ask.name == "pay":
            wise = policy(imagine_world(RULES, state, seat, Random(0)), seat, end.ask, end.path, Random(0))
            assert decision.first()[0].path == (wise,)
            paid = [crowns(map(int, answer.path[0].split("+"))) for answer in decision.first()[1:]]
            assert "pile" in SAY(decision.first()[0].label) or paid == sorted(paid)


def test_nobody_is_asked_to_spare_crowns_that_the_first_payment_gives_up() -> None:
    full = [card for card in EXPLORERS for _ in range(3)]
    spared, given_up = (decision_of(when(given(full), f"bid {price}", "pass", "pass").state) for price in (7, 2))
    assert SAY(spared.stake or spared.question).endswith("Your 1 to 3 hold the crowns: spare them.")
    assert SAY(given_up.first()[0].label) == "Pay the 2 · −3 crowns" and SAY(given_up.stake or given_up.question).endswith(
        "You can pay exactly."
    )


def test_pass_is_always_a_button_of_a_bid_and_never_moves() -> None:
    for met in every_decision():
        staying = [answer.path for answer in met.decision.first() if answer.stays]
        assert staying == ([("pass",)] if met.end.ask.name in ("bid", "order.bid") else [])


def test_a_price_list_is_never_best_and_always_confirmed() -> None:
    seen = 0
    for met in every_decision():
        for answer in met.decision.first():
            if "budget=" in answer.path[-1] and met.end.ask.name != "order.prices":
                seen += 1
                assert answer.asks and met.end.ask.name == "order"
        if met.end.ask.name in ("order", "order.prices"):
            assert not met.decision.has_best
    assert seen


# By hand


def decision_of(state: State, *path: str) -> Decision:
    seat = RULES.to_act(state)[0]
    end = walk(RULES, state, seat, path)
    assert isinstance(end, Asking)
    return decision_at(RULES, state, seat, end)


def labels(decision: Decision) -> list[str]:
    return [SAY(answer.label) for answer in decision.first()]


def test_the_first_limit_is_what_the_card_is_worth_and_the_next_a_full_value() -> None:
    """The hand of the design: an 8 beats four, and it takes one crown whatever it is bid for."""
    state = when(given(["marco_polo", "cook", "marco_polo"], hands={0: [1, 2, 3, 6, 8, 8, 9]}, buyer=2), "bid 4").state
    decision = decision_of(state)
    assert SAY(decision.question) == "Five or more, or pass" and decision.frame is not None and SAY(decision.frame) == "phase I: 16 of 18"
    assert labels(decision) == ["Up to 11 · 8+8 pay, −2 crowns", "Pass · keep 14 crowns"] and decision.has_best
    assert [answer.path for answer in decision.first()] == [("limit", "11"), ("pass",)]
    assert [answer.lasts for answer in decision.first()] == [True, False]
    assert [answer.places for answer in decision.first()] == [(4, 5), ()]
    assert decision.rest is not None and SAY(decision.rest) == "One bid only: 5 to 37"
    assert decision.stake is not None and SAY(decision.stake) == "**2 new cards and a swap of 3.** This explorer comes once more."
    dearer = when(given(["marco_polo", "cook"], hands={0: [1, 2, 3, 6, 8, 8, 9]}, buyer=2), "bid 10").state
    assert not decision_of(dearer).has_best, "11 is not clearly more than the next bid"


def test_a_limit_that_takes_most_money_is_not_best_while_other_cards_can_be_bought() -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("cook", 2), ("pizarro", 2)], 1: [("cook", 2)]}
    for cards, has_best in ((["cook"], True), (["cook", "pizarro"], False)):
        decision = decision_of(given(cards, phase=3, ships=ships, hands={0: [2, 5, 6, 6]}))  # type: ignore[arg-type]
        assert labels(decision)[0].startswith("Up to 1") and decision.has_best == has_best


def test_a_bid_that_the_card_is_not_worth_is_never_best() -> None:
    for bid, has_best in ((30, True), (20, False)):
        decision = decision_of(when(given(["columbus", "cook"], hands={0: [8, 9, 9, 9], 1: [1, 2, 3]}, buyer=2), f"bid {bid}").state)
        assert labels(decision)[0] == "Pass · keep 4 crowns" and decision.has_best == has_best


def test_a_bid_that_is_worth_less_than_the_card_that_pays_it_is_the_least() -> None:
    """Of 2, 3, 7, 8 and 9 the 7 pays four as well, and takes one crown; 2 and 3 would take six."""
    cards: list[Explorer] = ["marco_polo", *EXPLORERS, *EXPLORERS]
    decision = decision_of(when(given(cards, hands={0: [2, 3, 7, 8, 9]}, buyer=2), "bid 3").state)
    assert labels(decision) == ["Up to 6 · the 7 pays, −1 crown", "Pass · keep 9 crowns"] and not decision.has_best


def test_a_price_list_is_asked_for_among_the_orders_only() -> None:
    """Marco Polo opens phase I: the turn asks for this card, *Plan ahead* for all of the phase, and its list bids for this card now."""
    full = [card for card in EXPLORERS for _ in range(3)]
    state = given(full)
    decision = decision_of(state)
    assert labels(decision) == ["Up to 5 · the 7 pays, −1 crown", "Pass · keep 18 crowns"] and decision.has_best
    assert decision.stake is not None and SAY(decision.stake).startswith("**1 crown, 1 new card and a veto.**")
    seat = RULES.to_act(state)[0]
    offered, asked = order_of(state, seat), follow_early(state, seat)
    assert isinstance(offered, Asking) and isinstance(asked, Asking) and isinstance(asked.ask, Ask)
    assert "prices" not in [option.token for option in asked.ask.options]
    listed = next(answer for answer in decision_at(RULES, state, seat, offered).answers if answer.path[0] == "prices")
    order = order_of(state, seat, *listed.path)
    assert isinstance(order, Done) and order.value.slot == "prices"
    assert (ordered_line(RULES, state, seat, (order.value,)) or "").startswith("bid")


def order_of(state: State, seat: Seat, *path: str) -> Asking | Done[Order]:
    """What the dialogue of orders comes to after a path."""
    talk = RULES.orders.ask(state, seat)
    assert talk is not None
    return follow(talk, path)


def follow_early(state: State, seat: Seat) -> Asking | Done[Order]:
    """The first question of the early answers."""
    talk = RULES.early.ask(state, seat)
    assert talk is not None
    return follow(talk, ())


def test_who_cannot_bid_is_told_why() -> None:
    state = when(given(["cook", "pizarro"], hands={0: [1, 2]}, buyer=2), "bid 9").state
    decision = decision_of(state)
    assert labels(decision) == ["Pass · keep 6 crowns"] and decision.has_best
    assert decision.stake is not None and SAY(decision.stake) == "**You cannot go above 3.** The bid stands at 9."


def test_who_is_alone_buys_for_one() -> None:
    decision = decision_of(when(given(["cook", "pizarro"]), "pass", "pass").state)
    assert labels(decision) == ["Buy · the 1 pays, −3 crowns", "Buy · the 7 pays, −1 crown", "Pass · keep 18 crowns"]
    assert decision.first()[1].path == ("bid", "1", "pay", "7")


def test_a_payment_names_its_crowns() -> None:
    decision = decision_of(when(given(["pizarro", "cook"], hands={0: [1, 3, 8, 9]}), "bid 10", "pass", "pass").state)
    assert labels(decision) == ["Pay 1+9 · −4 crowns", "Pay 8+9 · −2 crowns"]
    assert SAY(decision.question) == "Pay 10 for Pizarro"


def test_a_card_that_is_paid_and_goes_under_magellan_counts_there() -> None:
    state = given(["magellan", "cook"], sides="ba", hands={0: [1, 3, 5, 9]})
    decision = decision_of(when(state, "bid 4", "pass", "pass").state)
    assert labels(decision)[0] == "Pay the 5 · −2, pile +2"
    assert [answer.path for answer in decision.first()] == [("5",), ("9",), ("1+3",)]


def test_half_made_moves_say_the_sum_so_far_and_ask() -> None:
    halves = {0: [("vasco_da_gama", 1, "left"), ("vasco_da_gama", 1, "right")], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=halves)  # type: ignore[arg-type]
    half = decision_of(state, "bid", "1", "pay", "7")
    assert labels(half) == ["Cards · draw 2 now", "Crowns · 5 at the end"]
    assert half.stake is not None and SAY(half.stake) == "**Vasco da Gama, −1 crown.** And which half of the space?"
    ship = decision_of(state, "bid", "1", "pay", "7", "right")
    assert labels(ship) == ["The left ship · gives up nothing", "The right ship · −2 crowns"] and ship.has_best
    assert ship.stake is not None and SAY(ship.stake) == "**Paid with 7, to the right half.** And which ship?"
    for decision in (half, ship):
        assert all(len(text) <= most for text, most in words(decision))


def test_the_card_under_magellan_is_the_one_with_the_most_crowns_and_the_least_money() -> None:
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


def test_a_veto_is_first_where_the_rule_of_thumb_would_use_it() -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("columbus", 1)]}
    cards: list[Explorer] = ["cook", "pizarro", "columbus", "marco_polo"]
    rich = decision_of(given(cards, ships=ships))
    assert labels(rich) == ["Allow: it is auctioned now", "Veto: to the bottom of the stack"] and not rich.has_best
    poor = decision_of(given(cards, ships=ships, hands={0: [4, 5, 6]}))
    assert labels(poor) == ["Veto: to the bottom of the stack", "Allow: it is auctioned now"] and not poor.has_best
    last = decision_of(given(["cook"], ships=ships))
    assert last.stake is not None and "would come up again" in SAY(last.stake)


def test_an_exchange_gives_what_the_sensible_player_gives_and_none_is_best() -> None:
    plain = given(["cook"], hands={0: [1, 2, 7, 8, 9, 9]}, ships={0: [("marco_polo", 1)]})
    decision = decision_of(State(plain.position, Exchanging((Seat(0),))))
    assert labels(decision) == ["Swap the 7 · −1 crown", "Keep all · 10 crowns", "Swap 7, 8 and 9 · −3 crowns"] and not decision.has_best
    small = given(["cook"], hands={0: [1, 2, 3]}, ships={0: [("marco_polo", 1)]})
    assert labels(decision_of(State(small.position, Exchanging((Seat(0),)))))[0] == "Keep all · 9 crowns"


@pytest.mark.parametrize(("draws", "first"), [((), "Turn one more"), ((9, 4), "Turn one more"), ((9, 5), "Stop at 14")])
def test_the_gamble_goes_on_below_fourteen(draws: tuple[int, ...], first: str) -> None:
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]})
    decision = decision_of(State(plain.position, Gambling(Seat(0), draws)))
    assert labels(decision)[0].startswith(first) and decision.has_best
    assert len(decision.first()) == (2 if draws else 1)


def test_an_early_answer_is_a_limit() -> None:
    """It raises only as far as it must, so what is said is *up to*."""
    state = given(["marco_polo", "cook", "marco_polo"], hands={1: [1, 2, 3, 6, 8, 8, 9]})
    talk = RULES.early.ask(state, Seat(1))
    assert talk is not None
    end = follow(talk, ())
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    decision = decision_at(RULES, state, Seat(1), end)
    assert labels(decision) == ["Up to 13 · 8+8 pay, −2 crowns", "Up to 9 · the 9 pays, −1 crown", "Pass · keep 14 crowns"]
    assert [answer.path for answer in decision.first()] == [("limit", "13"), ("limit", "9"), ("pass",)]


def test_a_price_list_is_suggested_lower_or_left_out() -> None:
    state = given(["cook", "pizarro", "magellan"])
    talk = RULES.orders.ask(state, Seat(0))
    assert talk is not None
    end = follow(talk, ("prices",))
    assert isinstance(end, Asking) and isinstance(end.ask, Form)
    assert labels(decision_at(RULES, state, Seat(0), end)) == ["Suggested prices", "Lower prices", "Ask me each time"]


def test_a_line_whose_end_is_forced_is_called_by_the_answer_that_was_pressed() -> None:
    """Of two cards in hand the one that does not pay goes under: *Confirm* says what is bought, not only what follows."""
    state = given(["magellan", "cook"], hands={0: [1, 2], 1: [3], 2: [3]}, buyer=2)
    answer = find_answer(RULES, state, Seat(0), "bid 1 pay 1 under 2")
    assert answer is not None and answer.path == ("bid", "1", "pay", "1")
