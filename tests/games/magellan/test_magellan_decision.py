"""Decisions: every ask that a seat meets has one of its own, within the limits of a phone; and worked examples of the main ones."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.core import Ask, Seat
from engine.decision import MOST, Decision
from engine.games.magellan.cards import printed_income
from engine.games.magellan.mind.decision import decision
from engine.games.magellan.rules import RULES
from engine.games.magellan.state import Debt, Level, Losing, Loss, Owing, Rolling, State
from engine.walk import Asking, Done, so_far, trace, turn, walk
from tests.games.magellan.deciding import decisions
from tests.games.magellan.given import given
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))
Met = tuple[State, Seat, Asking, Decision]


@cache
def met() -> tuple[Met, ...]:
    return tuple(decisions())


def decided(state: State, *path: str) -> Decision:
    seat = RULES.to_act(state)[0]
    at = walk(RULES, state, seat, path)
    assert isinstance(at, Asking)
    made = decision(state, seat, at.ask, at.path)
    assert made is not None
    return made


def labels(made: Decision) -> list[str]:
    return [say(answer.label) for answer in made.answers]


def test_every_ask_has_a_decision_of_its_own_and_all_its_ways_are_legal() -> None:
    counts: Counter[str] = Counter()
    for state, seat, at, made in met():
        counts[at.ask.name] += 1
        assert 1 <= len(made.answers) <= MOST, at.ask.name
        for answer in made.answers:
            assert isinstance(walk(RULES, state, seat, (*at.path, *answer.path)), Asking | Done)
        assert len({answer.path for answer in made.answers}) == len(made.answers)
        assert made.stake is not None and made.frame is not None
    assert {"turn.roll", "draw.pack", "move.step", "move.goal", "fight.choice", "buy.count", "lose.piece"} <= set(counts)


def test_texts_fit_a_phone() -> None:
    for *_, at, made in met():
        assert len(say(made.question)) <= 24, say(made.question)
        assert made.frame is not None and len(say(made.frame)) <= 18, say(made.frame)
        assert made.stake is not None and len(say(made.stake).replace("**", "")) <= 80, say(made.stake)
        assert say(made.stake).count("**") == 2
        for answer in made.answers:
            assert len(say(answer.label)) <= 34, say(answer.label)
        assert len(set(labels(made))) == len(made.answers) or at.ask.name in ("lose.piece", "flight.choice"), labels(made)


def test_a_label_says_the_price_that_is_paid_and_the_income_that_it_brings() -> None:
    """The first answers of a movement, each played on the position: what its label names is what it does."""
    seen = 0
    for state, seat, at, made in met():
        if at.ask.name != "move.step" or at.path:
            continue
        for answer in made.answers:
            told = dict(answer.label.args)
            if answer.label.key.startswith("magellan.decide.develop") or answer.label.key == "magellan.decide.fly":
                after = so_far(state, trace(turn(RULES, state, seat), answer.path)).position.players[seat]
                before = state.position.players[seat]
                if not after.place:
                    bonus = after.cash + told["cost"] - before.cash  # type: ignore[operator]
                    assert bonus >= 0 and printed_income(after) - printed_income(before) == told["income"]
                    seen += 1
    assert seen > 20


def test_what_is_left_out_is_told() -> None:
    for _, _, at, made in met():
        assert isinstance(at.ask, Ask)
        first = {answer.path[0] for answer in made.answers}
        others = [option for option in at.ask.options if option.blocked is None and option.token not in first]
        assert made.rest is not None or not others, at.ask.name


EUROPE = {0: ["5n1l1", "3n5l1"], 1: ["6s1l1"]}
"""A jeep in France, one in Arabia."""


def test_a_turn_offers_the_best_development_the_next_that_fits_and_the_dearest_other() -> None:
    state = given(points=10, cash={0: 800}, jeeps=EUROPE, ships={0: ["5n1s2"]}, open=("united_kingdom", "italy", "iraq", "israel"))
    made = decided(state)
    assert labels(made) == ["Develop United Kingdom: 565 M, +46", "Develop Israel and Iraq: 195 M, +8", "Develop Italy: 565 M, +44"]
    assert made.has_best and say(made.question) == "10 points to move" and say(made.frame or made.question) == "wins above +150"
    assert say(made.stake or made.question) == "**1 and 2 go together:** 760 of your 800 M, and +54 of 150."
    assert [place for place in made.answers[1].places if isinstance(place, str)] == ["israel", "iraq"]
    after = decided(state, *made.answers[0].path)
    assert say(after.stake or after.question).startswith("**So far 565 M for +46.**")
    assert labels(after)[0] == "Develop Israel and Iraq: 195 M, +8"


def test_what_wins_comes_first_and_says_so() -> None:
    state = given(points=6, cash={0: 800}, jeeps={0: ["5n1l1"]}, countries={0: ("france",)}, open=("switzerland", "italy"), target=75)
    made = decided(state)
    assert labels(made)[0] == "Win with Italy: 565 M" and made.has_best
    assert say(made.stake or made.question) == "**This wins the match:** you would earn 97, and 75 is the mark."


def test_what_is_too_far_is_a_way_towards_it_and_the_stake_names_the_rival() -> None:
    state = given(
        points=3, cash={0: 300, 1: 300}, jeeps={0: ["6s33l1"], 1: ["6n2l2"]}, ships={0: ["6s33s1"], 1: ["6n2s1"]}, open=("belgium",)
    )  # fmt: skip
    made = decided(state)
    assert labels(made)[0] == "Towards Belgium: 100 M, +8"
    assert say(made.stake or made.question).startswith("**Duarte is ") and "Belgium" in say(made.stake or made.question)


def test_a_country_that_nobody_guards_is_taken_for_nothing() -> None:
    state = given(points=4, jeeps={0: ["5n1l1"], 1: ["6s1l1"]}, countries={1: ("italy",)}, war=((0,), (1,)), level="simplest")
    made = decided(state)
    assert labels(made)[0] == "Take Italy: free, +44"
    assert say(made.stake or made.question) == "**Italy has no guard:** a jeep there takes it, +44."


def test_fights_are_listed_by_their_odds_in_words() -> None:
    state = given(
        level="simplest", jeeps={0: ["5n1l1", "5n1l1", "5n2l1"], 1: ["5n1l1", "5n2l1"]}, war=((0,), (1,)), stage=None
    )  # fmt: skip
    from engine.games.magellan.turn.flow import settled

    made = decided(settled(state.position, []).state)
    assert labels(made) == ["Fight with jeeps: 2 to 1", "Fight with jeeps: 1 to 1"] and made.has_best
    assert [say(answer.hint) for answer in made.answers if answer.hint is not None] == ["France", "Italy"]


def test_the_packs_say_what_may_come_of_them() -> None:
    from engine.games.magellan.state import Drawing

    made = decided(given(countries={0: ("france",)}, cash={0: 100}, stage=Drawing()))
    assert {label.split(":")[0] for label in labels(made)} == {"Draw a country", "Draw history"}
    assert "Draw history: a payday is +53" in labels(made)


@pytest.mark.parametrize("count", [1, 2, 6])
def test_pieces_are_bought_one_two_or_as_many_as_can_be_paid(count: int) -> None:
    made = decided(given(cash={0: 25 * count}, jeeps={0: ["6s33l1"]}), "buy-ship")
    expected = {1: ["Buy a ship: 25 M"], 2: ["Buy a ship: 25 M", "Buy 2 ships: 50 M"]}
    assert labels(made) == expected.get(count, ["Buy a ship: 25 M", "Buy 2 ships: 50 M", "Buy 6 ships: 150 M"])


def test_who_owes_sells_first_what_covers_it_and_earns_least() -> None:
    state = given(cash={0: 0}, countries={0: ("france", "switzerland", "belgium", "fiji")})
    from msgspec.structs import replace

    state = replace(state, position=replace(state.position, debts=(Debt(Seat(0), 40),)), stage=Owing(Seat(0)))
    made = decided(state)
    assert labels(made)[0] == "Sell Belgium: +50 M, −8" and made.has_best
    assert say(made.stake or made.question).startswith("**You owe 40 M.**")


def test_who_loses_a_piece_gives_up_what_is_missed_least() -> None:
    from msgspec.structs import replace

    state = given(jeeps={0: ["5n1l1", "6s33l1", "6s33l1"]}, countries={0: ("france",)}, open=("italy",))
    state = replace(state, position=replace(state.position, losses=(Loss(Seat(0), "jeep"),)), stage=Losing(Seat(0)))
    made = decided(state)
    assert labels(made) == ["Jeep, South Georgia", "Jeep, France"]


def test_the_throw_tells_who_is_nearest_to_winning() -> None:
    state = given(countries={0: ("france",), 1: ("japan",)}, cash={1: 90}, stage=Rolling())
    made = decided(state)
    assert labels(made) == ["Roll the die"]
    assert say(made.stake or made.question) == "**Duarte lacks 16 to win** and has 90 M. Take what they want."


@pytest.mark.parametrize("level", ["planes", "experts"])
def test_an_enemy_in_the_cell_of_an_own_plane_can_be_bombed_without_crossing_a_line(level: Level) -> None:
    state = given(level=level, countries={0: ["france"]}, planes={0: ["5n1l1"]}, jeeps={1: ["5n1l1"]}, war=((0,), (1,)))
    assert any("strike-5n1" in answer.path for answer in decided(state).answers)
