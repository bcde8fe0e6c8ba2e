"""Reasons to play a line: each kind in a position made for it, and short ones for every candidate of many decisions."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.magellan.mind.aims import Bent
from games.magellan.mind.judgement import JUDGEMENT
from games.magellan.rules.cards.lasting import laps_begun
from games.magellan.rules.state import Debt, Drawing, Losing, Loss, Owing, State, awaited
from games.magellan.tests.deciding import positions
from games.magellan.tests.given import given, settle_due
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))
FRANCE, ITALY, BELGIUM = "5n1l1", "5n2l1", "6n1l1"
BASE = {0: ["6s33l1"]}
PORT = {0: ["6s33s1"]}


def why(state: State, line: str, plan: Bent | None = None) -> list[str]:
    """Return the reasons of the awaited player for a line."""
    return [say(reason) for reason in JUDGEMENT.reasons(state, awaited(state)[0], line, plan)]


def fighting() -> State:
    """Return a fight for France, two jeeps against one."""
    state = given(level="simplest", jeeps={0: [FRANCE, FRANCE], 1: [FRANCE]}, countries={1: ("france",)}, war=((0,), (1,)))
    return settle_due(state)


def losing() -> State:
    """Return a loss: seat 0 has to give up one of two jeeps."""
    state = given(jeeps={0: [FRANCE, "6s33l1"]})
    return replace(state, position=replace(state.position, losses=(Loss(Seat(0), "jeep"),)), stage=Losing(Seat(0)))


def going_round() -> State:
    """Return a turn with the card for the first ship round the world."""
    state = given(points=5, jeeps=BASE, ships=PORT, active=("h01_03",))
    return replace(state, position=laps_begun(state.position))


def owing() -> State:
    """Return a debt: seat 0 has to sell a country."""
    state = given(cash={0: 0}, countries={0: ("france", "fiji")})
    return replace(state, position=replace(state.position, debts=(Debt(Seat(0), 40),)), stage=Owing(Seat(0)))


WAR = ((0,), (1,))

CASES = (
    (given(jeeps={0: [FRANCE]}, open=("france",)), "develop-france end", "Develop France: +53 for 565 M; then 98 are missing to win."),
    (
        given(jeeps={0: [FRANCE]}, open=("france",), target=50), "develop-france",
        "Develop France: +53 for 565 M brings you above 50, and you win.",
    ),
    (
        given(jeeps={0: [FRANCE], 1: [ITALY]}, open=("france",)), "develop-france end",
        "Develop France: +53 for 565 M, and Duarte is only 2 steps off.",
    ),
    (
        given(jeeps={0: [FRANCE]}, countries={1: ("italy",)}, open=("france",), target=75), "develop-france end",
        "Develop France before Duarte: with its +53 they would win, and they can pay the 565 M.",
    ),
    (
        given(jeeps={0: [FRANCE]}, open=("france", "switzerland")), "develop-france develop-switzerland end",
        "France, then Switzerland: both in one turn, +64 for 630 M.",
    ),
    (
        given(points=4, level="simplest", jeeps={0: [FRANCE], 1: ["6s1l1"]}, countries={1: ("italy",)}, war=WAR), "jeep-5n1 5n2",
        "Take Italy from Duarte: nobody guards it, and +44 costs you nothing.",
    ),
    (given(jeeps=BASE), "buy-ship 1 end", "Buy a ship at the base: no jeep leaves the island without one."),
    (
        given(points=4, level="peace", jeeps={0: [ITALY]}), "jeep-5n2 5n1 end",
        "Wait in Paris: France costs 565 M for +53, and its card is still in the pack.",
    ),
    (
        given(points=4, level="peace", jeeps={0: [ITALY]}, active=("h04_03",)), "jeep-5n2 5n1 end",
        "Wait in Paris: France costs 424 M for +53, and its card is still in the pack.",
    ),
    (
        given(points=4, level="peace", cash={0: 25}, jeeps={0: [ITALY]}), "jeep-5n2 5n1 end",
        "Go to France: from there more of the world is near.",
    ),
    (
        given(points=3, jeeps={0: ["6s33l1"], 1: ["6n2l2"]}, ships={0: ["6s33s1"], 1: ["6n2s1"]}, open=("belgium",)), "jeep-6s33 6n1 end",
        "Set out for Belgium: +8 for 100 M, 14 steps to go after this turn.",
    ),
    (
        given(points=3, cash={1: 10}, jeeps=BASE, ships=PORT, open=("belgium",)), "jeep-6s33 6n1 end",
        "Set out for Belgium: +8 for 100 M, 14 steps to go after this turn.",
    ),
    (
        given(cash={0: 1300}, jeeps={0: [FRANCE]}, open=("japan",)), "end",
        "Keep your 1,300 M for Japan: it costs 1,200 M, and nothing else is worth its price now.",
    ),
    (given(stage=Drawing(), countries={0: ("france",)}), "history",
     "Draw history: one card in five is a payday, and it brings you 53 M, more than anybody else."),
    (given(stage=Drawing(), cash={0: 100}), "geographic",
     "Draw a country: you can afford 15 of those in the pack, Saudi Arabia with +12 among them."),
    (fighting(), "fight-5n1-2", "Fight for France: 2 against 1; if you win, its +53 stands open."),
    (losing(), "jeep-6s33", "Give up the jeep near South Georgia: of all you have it is missed least."),
    (going_round(), "ship-6s33 6s28 end", "Sail on round the world: the first who is round gets 150 M."),
    (owing(), "fiji", "Sell Fiji: 5 M now, and 1 of income goes with it."),
    (
        given(points=4, level="simplest", jeeps={0: [FRANCE, FRANCE, ITALY]}, countries={0: ("france",)}, war=WAR), "end",
        "A jeep stays in France: without it an enemy could take its +53.",
    ),
)  # fmt: skip


@pytest.mark.parametrize(("state", "line", "text"), CASES, ids=[text[:40] for _, _, text in CASES])
def test_each_kind_of_reason_is_given_in_a_position_made_for_it(state: State, line: str, text: str) -> None:
    assert text in why(state, line), why(state, line)


def test_every_candidate_has_short_different_reasons() -> None:
    kinds: set[str] = set()
    decisions = 0
    for seats, level, bases in ((2, "simplest", "1"), (3, "planes", "3")):
        for number, state in enumerate(positions(seats, level, bases, "reasons", wild=0.02)):
            if number % 5 or decisions > 60:
                continue
            seat = awaited(state)[0]
            decisions += 1
            for candidate in JUDGEMENT.candidates(state, seat, 6, Random(number)):
                messages = JUDGEMENT.reasons(state, seat, candidate.line, candidate.plan)
                assert messages and len(set(messages)) == len(messages), candidate.line
                kinds |= {reason.key for reason in messages}
                for reason in messages:
                    assert len(say(reason)) <= 120, say(reason)
    assert decisions > 50 and len(kinds) >= 10
