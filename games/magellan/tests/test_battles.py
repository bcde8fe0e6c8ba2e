"""Decisions before fights and bombings: they name the enemy, the odds and the possible loss, and none is marked as best."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.asks.decision import Decision
from engine.values.core import Seat
from engine.walking.walk import Asking, Done, walk
from games.magellan.game import RULES
from games.magellan.mind.battles import meeting
from games.magellan.mind.decision import decision as decision_at
from games.magellan.rules.state import Fighting, Group, Losing, Loss, Ship, State
from games.magellan.rules.turn.goals import goals
from games.magellan.rules.turn.travel import gone
from games.magellan.rules.values import Go
from games.magellan.tests.deciding import decisions
from games.magellan.tests.given import given, settle_due
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))


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


def starts_fight(ask_name: str, end: Asking | Done) -> bool:
    """Return whether a movement that has come to this end meets an enemy."""
    if not ask_name.startswith(("move.", "flight.")):
        return False
    if isinstance(end, Done):
        return isinstance(end.value.state.stage, Fighting)
    return end.ask.so_far is not None and meeting(end.ask.so_far().position) is not None


def test_an_answer_that_leads_into_a_fight_says_so_and_is_never_best() -> None:
    """Each such answer names the enemy; within a movement it is confirmed, too."""
    fights = 0
    for state, seat, at, decision in decisions():
        for number, answer in enumerate(decision.first()):
            end = walk(RULES, state, seat, (*at.path, *answer.path))
            if starts_fight(at.ask.name, end) or answer.path[-1].startswith(("bomb-", "fight-", "strike-")):
                fights += 1
                assert not (decision.has_best and number == 0), labels(decision)
                assert dict(answer.label.args).get("who") is not None and answer.costs, say(answer.label)
                assert answer.asks or not at.ask.name.startswith("move."), say(answer.label)
    assert fights > 10


def test_two_fights_never_read_alike() -> None:
    two_places = given(level="simplest", jeeps={0: ["5n1l1", "5n1l1", "5n2l1"], 1: ["5n1l1", "5n2l1"]}, war=((0,), (1,)))
    decision = decision_of(settle_due(two_places))
    assert labels(decision) == ["Fight Duarte, France: 2 to 1", "Fight Duarte, Hungary: 1 to 1"] and not decision.has_best
    two_enemies = given(seats=3, level="simplest", jeeps={0: ["5n1l1"], 1: ["5n1l1"], 2: ["5n1l1"]}, war=((0,), (1,), (2,)))
    decision = decision_of(settle_due(two_enemies))
    assert labels(decision) == ["Fight Duarte’s jeep: 1 to 1", "Fight Leonor’s jeep: 1 to 1"]
    assert stake(decision) == "**Every fight here has to be fought.** A tie is yours; a ship sinks with its load."


def test_a_single_fight_says_the_odds_and_what_it_may_cost() -> None:
    state = given(level="simplest", ships={0: [Ship("5n36s1", "jeep")], 1: ["5n36s1"]}, jeeps={1: ["6s1l1"]}, war=((0,), (1,)))
    decision = decision_of(settle_due(state))
    assert labels(decision) == ["Fight Duarte’s ship: 1 to 1"]
    assert stake(decision) == "**You win with 58 %.** Lost, it costs your ship and its jeep."


def test_the_way_to_a_country_behind_an_enemy_is_called_a_fight() -> None:
    """A ship of Duarte's lies at the coast of Spain."""
    ships = {0: [Ship("4n36s1", "jeep")], 1: ["5n36s1"]}
    state = given(level="simplest", cash={0: 800}, ships=ships, jeeps={1: ["6s1l1"]}, open=("spain",), war=((0,), (1,)))
    decision = decision_of(state)
    assert labels(decision)[:2] == ["Towards Canada: not open", "Fight Duarte, 58 %: Spain"] and not decision.has_best
    assert decision.answers[1].asks
    assert stake(decision) == "**Answer 2: fight Duarte, 58 % for you.** Lost, it costs your ship and its jeep."


@pytest.mark.parametrize("group", [Group("ship-jeep", "4n36s1"), Group("jeep", "5n1l1")])
def test_a_long_menu_says_which_places_lie_behind_an_enemy(group: Group) -> None:
    """The hint is compared with what happens on the way to every place within the points."""
    ships, jeeps = {0: [Ship("4n36s1", "jeep")], 1: ["5n36s1", "3n36s1"]}, {0: ["5n1l1"], 1: ["6n1l1"]}
    position = given(level="simplest", points=5, ships=ships, jeeps=jeeps, open=("spain",), war=((0,), (1,))).position
    warnings = Counter[bool]()
    for option in goals(position, Seat(0), group).options:
        if isinstance(option.value, Go) and option.value.points <= 5:
            meets = meeting(gone(position, Seat(0), group, option.value.node, [])) is not None
            assert ("meets Duarte" in say(option.hint or option.label)) == meets, say(option.label)
            warnings[meets] += 1
    assert min(warnings[True], warnings[False]) > 3


def test_the_jeep_of_a_ship_does_not_go_round_an_enemy_by_another_ship() -> None:
    """Duarte's ships lie on both sides; an empty ship of Ana's lies behind the land."""
    ships = {0: [Ship("1s15s2", "jeep"), Ship("1s15s1")], 1: ["1s14s1", "2s15s1"]}
    position = given(level="simplest", points=6, ships=ships, jeeps={1: ["6s1l1"]}, war=((0,), (1,))).position
    ask = goals(position, Seat(0), Group("ship-jeep", "1s15s2"))
    behind = next(option for option in ask.options if isinstance(option.value, Go) and option.value.node == "1s15s1")
    assert behind.value.points <= 6 and "meets Duarte" in say(behind.hint or behind.label)


def test_a_bomb_says_on_how_many_faces_it_hits() -> None:
    state = given(
        level="planes", countries={0: ["france"]}, planes={0: ["5n1l1"]}, ships={1: ["5n36s1"]}, jeeps={1: ["6s1l1"]}, war=((0,), (1,))
    )
    decision = decision_of(state)
    assert "Bomb Duarte: 2 of 6 hit" in labels(decision) and not decision.has_best
    hint = next(option.hint for option in goals(state.position, Seat(0), Group("plane", "5n1l1")).options if option.token == "strike-5n36")
    assert hint is not None and say(hint) == "Hits with 2 of 6 faces; one shoots your plane down"


def test_answers_that_win_lose_a_piece_or_end_the_own_match_are_confirmed() -> None:
    won = given(points=6, cash={0: 800}, jeeps={0: ["5n1l1"]}, countries={0: ("france",)}, open=("italy",), target=75)
    assert decision_of(won).first()[0].asks
    lost = replace(won, position=replace(won.position, losses=(Loss(Seat(0), "jeep"),)), stage=Losing(Seat(0)))
    assert all(answer.asks for answer in decision_of(lost).first())
    out = decision_of(given(points=0, cash={0: 0}, jeeps={0: ["5n1l1"]}))
    assert labels(out) == ["End the turn: you are out"] and out.first()[0].asks and not out.has_best


def test_in_war_the_frame_of_a_decision_says_its_rounds() -> None:
    state = given(level="simplest", jeeps={0: ["6s33l1"], 1: ["6s1l1"]}, war=((0,), (1,)), rounds=2)
    assert frame(decision_of(state)) == "War: 2 rounds"
