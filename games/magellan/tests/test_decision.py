"""Decisions: every ask of matches has one of its own that fits a phone, and examples show what the main ones say.

A decision is a question in brief: its stake, and the answers that are suggested first.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from engine.asks.decision import MOST, Decision
from engine.search.plain import complete_sensibly
from engine.values.core import Ask, Seat
from engine.walking.walk import Asking, Done, so_far, trace, turn, walk
from games.magellan.game import RULES
from games.magellan.mind.decision import decision as decision_at
from games.magellan.rules.cards import printed_income, title
from games.magellan.rules.state import Debt, Drawing, Last, Level, Losing, Loss, Owing, Rolling, Ship, State
from games.magellan.tests.deciding import decisions
from games.magellan.tests.given import given, play_line
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))
Met = tuple[State, Seat, Asking, Decision]
DEVELOPMENTS = ("magellan.decide.develop", "magellan.decide.fly")
"""How the keys of the labels of developments begin."""


@cache
def every_decision() -> tuple[Met, ...]:
    return decisions()


def decision_of(state: State, *path: str) -> Decision:
    """Return the decision of the awaited seat after these answers."""
    seat = RULES.to_act(state)[0]
    at = walk(RULES, state, seat, path)
    assert isinstance(at, Asking)
    decision = decision_at(state, seat, at.ask, at.path)
    assert decision is not None
    return decision


def stake(decision: Decision) -> str:
    assert decision.stake is not None
    return say(decision.stake)


def frame(decision: Decision) -> str:
    assert decision.frame is not None
    return say(decision.frame)


def labels(decision: Decision) -> list[str]:
    return [say(answer.label) for answer in decision.first()]


def test_every_ask_has_its_own_decision_with_legal_answers() -> None:
    counts: Counter[str] = Counter()
    for state, seat, at, decision in every_decision():
        counts[at.ask.name] += 1
        assert 1 <= len(decision.first()) <= MOST, at.ask.name
        for answer in decision.first():
            assert isinstance(walk(RULES, state, seat, (*at.path, *answer.path)), Asking | Done)
        assert len({answer.path for answer in decision.first()}) == len(decision.first())
        assert decision.stake is not None and decision.frame is not None
    assert {"turn.roll", "draw.pack", "move.step", "move.goal", "fight.choice", "buy.count", "lose.piece"} <= set(counts)


def test_texts_fit_a_phone() -> None:
    for *_, at, decision in every_decision():
        assert len(say(decision.question)) <= 24, say(decision.question)
        assert decision.frame is not None and len(say(decision.frame)) <= 18, say(decision.frame)
        assert decision.stake is not None and len(say(decision.stake).replace("**", "")) <= 80, say(decision.stake)
        assert say(decision.stake).count("**") == 2
        for answer in decision.first():
            assert len(say(answer.label)) <= 34, say(answer.label)
        assert len(set(labels(decision))) == len(decision.first()) or at.ask.name in ("lose.piece", "flight.choice"), labels(decision)


def test_a_label_says_the_price_and_the_income_of_a_development() -> None:
    """Each suggested development costs and brings what its label says; a bonus may come on top."""
    compared = 0
    for state, seat, at, decision in every_decision():
        is_first_step = at.ask.name == "move.step" and not at.path
        developments = [answer for answer in decision.first() if is_first_step and answer.label.key.startswith(DEVELOPMENTS)]
        before = state.position.players[seat]
        for answer in developments:
            label_args = dict(answer.label.args)
            after = so_far(state, trace(turn(RULES, state, seat), answer.path)).position.players[seat]
            if after.place:
                continue  # the winner leaves the match with cash and countries
            bonus = after.cash + label_args["cost"] - before.cash  # type: ignore[operator]
            assert bonus >= 0
            assert printed_income(after) - printed_income(before) == label_args["income"]
            compared += 1
    assert compared > 20


def test_a_decision_tells_if_it_leaves_out_answers() -> None:
    for _, _, at, decision in every_decision():
        assert isinstance(at.ask, Ask)
        first = {answer.path[0] for answer in decision.first()}
        others = [option for option in at.ask.options if option.blocked is None and option.token not in first]
        assert decision.rest is not None or not others, at.ask.name


EUROPE = {0: ["5n1l1", "3n5l1"], 1: ["6s1l1"]}
"""Jeeps: of seat 0 in France and in Arabia, of seat 1 at its base."""


def test_a_turn_offers_the_best_development_what_fits_beside_it_and_another() -> None:
    countries = ("united_kingdom", "italy", "iraq", "israel")
    state = given(points=10, target=75, cash={0: 1000}, jeeps=EUROPE, ships={0: ["5n1s2"]}, open=countries, round=2)
    first = decision_of(given(points=10, target=75, cash={0: 1000}, jeeps=EUROPE, ships={0: ["5n1s2"]}, open=countries))
    assert stake(first) == "**An income above 75 wins.** Only countries bring it: pay once, earn each payday."
    decision = decision_of(state)
    assert labels(decision) == ["United Kingdom: pay 565 M, +46", "Israel and Iraq: pay 195 M, +8", "Develop Italy: pay 565 M, +44"]
    assert decision.has_best
    assert (say(decision.question), frame(decision)) == ("10 steps to move", "wins above +75")
    assert stake(decision) == "**1 and 2 go together:** 760 of your 1,000 M, and +54 of 75."
    best, next_best, _ = decision.first()
    assert [place for place in next_best.places if isinstance(place, str)] == ["israel", "iraq"]
    after = decision_of(state, *best.path)
    assert stake(after).startswith("**So far 565 M for +46.**")
    assert labels(after)[:2] == ["Develop Israel: pay 40 M, +3", "Develop Iraq: pay 155 M, +5"]


def test_the_sensible_players_first_step_is_among_the_answers() -> None:
    """Labels differ for developing, going, waiting for a card, buying and ending. Only an answer that wins may be best before it."""
    label_kinds: set[str] = set()
    for state, seat, at, decision in every_decision():
        if at.ask.name != "move.step" or at.path:
            continue
        line = complete_sensibly(RULES, state, seat, (), Random(0))
        begins_line = [answer for answer in decision.first() if line[: len(answer.path)] == answer.path]
        assert len(begins_line) == 1, (line, labels(decision))
        (sensible,), (first, *_) = begins_line, decision.first()
        kind, *_ = sensible.label.key.removeprefix("magellan.decide.").split(".")
        label_kinds.add(kind)
        assert not decision.has_best or sensible is first or first.label.key.startswith("magellan.decide.wins")
    assert {"develop", "towards", "wait", "end", "count"} <= label_kinds


def test_an_answer_that_wins_comes_first_and_says_so() -> None:
    state = given(points=6, cash={0: 800}, jeeps={0: ["5n1l1"]}, countries={0: ("france",)}, open=("switzerland", "italy"), target=75)
    decision = decision_of(state)
    assert labels(decision)[0] == "Win with Italy: pay 565 M" and decision.has_best
    assert stake(decision) == "**This wins the match:** you would earn 97, and 75 is the mark."


def test_a_far_country_is_a_direction_and_the_stake_names_a_nearer_rival() -> None:
    state = given(
        points=3, cash={0: 300, 1: 300}, jeeps={0: ["6s33l1"], 1: ["6n2l2"]}, ships={0: ["6s33s1"], 1: ["6n2s1"]}, open=("belgium",),
        round=2,
    )  # fmt: skip
    decision = decision_of(state)
    assert labels(decision)[0] == "Towards Belgium: pay 100 M, +8"
    assert stake(decision).startswith("**Duarte is ") and "Belgium" in stake(decision)


def test_a_country_that_nobody_guards_is_taken_for_nothing() -> None:
    state = given(points=4, jeeps={0: ["5n1l1"], 1: ["6s1l1"]}, countries={1: ("italy",)}, war=((0,), (1,)), level="simplest")
    decision = decision_of(state)
    assert labels(decision)[0] == "Take Italy: free, +44"
    assert stake(decision) == "**Italy has no guard:** a jeep there takes it, +44."
    ships, jeeps = {0: [Ship("4s34s1", "jeep")]}, {0: ["6s33l1"], 1: ["6s1l1"]}
    far = given(points=2, ships=ships, jeeps=jeeps, countries={1: ("italy",)}, war=((0,), (1,)), level="simplest")
    assert labels(decision_of(far))[0] == "Towards Italy: +44"


def test_the_packs_say_what_drawing_from_them_may_bring() -> None:
    decision = decision_of(given(countries={0: ("france",)}, cash={0: 100}, stage=Drawing()))
    assert {label.partition(":")[0] for label in labels(decision)} == {"Draw a country", "Draw history"}
    assert "Draw history: a payday is +53" in labels(decision)


@pytest.mark.parametrize(
    ("cash", "offers"),
    [
        (25, ["Buy a ship: pay 25 M"]),
        (50, ["Buy a ship: pay 25 M", "Buy 2 ships: pay 50 M"]),
        (150, ["Buy a ship: pay 25 M", "Buy 2 ships: pay 50 M", "Buy 6 ships: pay 150 M"]),
    ],
)
def test_pieces_are_bought_one_two_or_as_many_as_can_be_paid(cash: int, offers: list[str]) -> None:
    assert labels(decision_of(given(cash={0: cash}, jeeps={0: ["6s33l1"]}), "buy-ship")) == offers


def test_a_debtor_first_sells_the_country_that_pays_and_earns_least() -> None:
    state = given(cash={0: 0}, countries={0: ("france", "switzerland", "belgium", "fiji")})
    state = replace(state, position=replace(state.position, debts=(Debt(Seat(0), 40),)), stage=Owing(Seat(0)))
    decision = decision_of(state)
    assert labels(decision)[0] == "Sell Belgium: +50 M, −8" and decision.has_best
    assert stake(decision).startswith("**You owe 40 M.**")


def test_the_first_piece_to_give_up_is_the_one_missed_least() -> None:
    state = given(jeeps={0: ["5n1l1", "6s33l1", "6s33l1"]}, countries={0: ("france",)}, open=("italy",))
    state = replace(state, position=replace(state.position, losses=(Loss(Seat(0), "jeep"),)), stage=Losing(Seat(0)))
    decision = decision_of(state)
    assert labels(decision) == ["Jeep, South Georgia", "Jeep, France"]


def test_before_the_throw_the_stake_names_the_rival_nearest_to_winning() -> None:
    state = given(countries={0: ("france",), 1: ("japan",)}, cash={1: 90}, stage=Rolling())
    decision = decision_of(state)
    assert labels(decision) == ["Roll the die"]
    assert stake(decision) == "**Duarte lacks 16 to win** and has 90 M. Take what they want."


def test_drawing_history_is_never_marked_best_because_it_is_luck() -> None:
    decision = decision_of(given(countries={0: ("france",)}, cash={0: 100}, open=("belgium", "fiji", "algeria"), stage=Drawing()))
    assert labels(decision)[0].startswith("Draw history") and not decision.has_best


def test_a_pack_of_countries_that_are_too_dear_is_not_marked_best() -> None:
    decision = decision_of(given(cash={0: 9}, open=("france",), stage=Drawing()))
    assert not decision.has_best
    assert set(labels(decision)) == {"Draw a country: all are too dear", "Draw history: no income yet"}
    assert stake(decision).startswith("**You can pay for no open country.**")


def test_a_country_that_costs_all_the_cash_counts_as_payable() -> None:
    decision = decision_of(given(cash={0: 350}, open=("france", "switzerland"), stage=Drawing()))
    assert stake(decision).startswith("**You can pay for one open country already.**")


def test_spending_the_money_for_a_richer_country_is_not_marked_best() -> None:
    """Japan can be paid with all there is; Algeria would spend it."""
    state = given(points=2, cash={0: 1200}, jeeps={0: ["4n1l1"]}, ships={0: [Ship("1n14s1", "jeep")]}, open=("japan", "algeria"))
    decision = decision_of(state)
    first, _, third = labels(decision)
    assert (first, third) == ("Towards Japan: pay 1,200 M, +135", "Develop Algeria: pay 215 M, +5")
    assert not decision.has_best


def test_a_direction_says_a_prize_to_win_or_that_a_country_is_not_open() -> None:
    state = given(points=2, jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]}, active=("h03_03",), open=("belgium",))
    assert labels(decision_of(state)) == ["To Hawaii: 50 M once", "Towards Belgium: pay 100 M, +8", "End the turn: 2 steps lost"]
    waits = given(points=2, jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]}, open=("belgium",))
    assert labels(decision_of(waits))[0] == "Towards Canada: not open"


def test_the_stake_counts_the_sales_of_a_half_made_move() -> None:
    state = given(points=4, cash={0: 10}, countries={0: ("france", "belgium")}, jeeps={0: ["6s33l1"]})
    decision = decision_of(state, "sell", "belgium")
    assert stake(decision).startswith("**So far 50 M more for −8.**")


def test_a_player_who_plays_on_reads_who_has_won() -> None:
    state = given(seats=3, countries={0: ("france",)}, stage=Rolling())
    first, second, third = state.position.players
    winner = replace(second, place=1, jeeps=(), held=("japan", "italy"))
    decision = decision_of(State(replace(state.position, players=(first, winner, third)), Rolling()))
    assert stake(decision) == "**Duarte has won with 179.** You play on for the next place."


def test_a_card_that_takes_a_piece_is_named() -> None:
    state = given(jeeps={0: ["5n1l1", "6s33l1"]}, countries={0: ("france",)})
    last = Last("drew", Seat(0), "h05_06")
    state = State(replace(state.position, losses=(Loss(Seat(0), "jeep"),), last=last), Losing(Seat(0)))
    decision = decision_of(state)
    assert stake(decision).startswith(f"**{say(title('h05_06'))}: you lose a piece,**")
    assert frame(decision) == "2 to choose from"


def test_a_piece_that_stands_alone_is_named_once() -> None:
    """A jeep on land is `jeep in France`; a jeep aboard is named with its ship."""
    state = given(jeeps={0: ["5n1l1"]}, ships={0: [Ship("4n36s1", "jeep")]})
    state = State(replace(state.position, losses=(Loss(Seat(0), "jeep"),)), Losing(Seat(0)))
    at = walk(RULES, state, Seat(0), ())
    assert isinstance(at, Asking)
    assert sorted([say(option.label) for option in at.ask.options]) == ["jeep in France", "jeep: ship with jeep in Morocco (west)"]


def test_the_piece_that_wins_in_this_turn_is_given_up_last() -> None:
    state = given(points=4, target=75, cash={0: 600}, countries={0: ("france",)}, jeeps={0: ["5n1l1", "6s33l1", "6s33l1"]}, open=("italy",))
    state = State(replace(state.position, losses=(Loss(Seat(0), "jeep"),)), Losing(Seat(0)))
    assert labels(decision_of(state))[-1] == "Jeep, France"


def test_a_sale_for_a_debt_says_what_it_paid() -> None:
    state = given(cash={0: 0}, countries={0: ("france", "belgium")})
    state = State(replace(state.position, debts=(Debt(Seat(0), 40),)), Owing(Seat(0)))
    assert [say(note.msg) for note in play_line(state, "belgium").notes] == [
        "Ana sells Belgium to the bank for 50 M.",
        "Ana pays 40 M of what was owed.",
    ]


@pytest.mark.parametrize("level", ["planes", "experts"])
def test_a_plane_can_bomb_an_enemy_in_its_own_cell(level: Level) -> None:
    state = given(level=level, countries={0: ["france"]}, planes={0: ["5n1l1"]}, jeeps={1: ["5n1l1"]}, war=((0,), (1,)))
    assert any("strike-5n1" in answer.path for answer in decision_of(state).first())


def test_a_discovery_is_named_however_long_its_name() -> None:
    state = given(cash={0: 60}, jeeps={0: ["5n36l1"]}, ships={0: ["5n36s1"]}, active=("h03_06", "h03_10"))
    assert {"To Melville Sound: 100 M once", "To Tristan da Cunha: 60 M once"} <= set(labels(decision_of(state)))
