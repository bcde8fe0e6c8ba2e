"""Standing orders, and that a match waits only for those who have something to decide."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Order, Seat
from engine.walking.walk import drive, play
from games.carta_magica.game import RULES
from games.carta_magica.orders import CHOICES
from games.carta_magica.rules.board import ADVENTURES
from games.carta_magica.rules.state import Agreeing, Drawing, Looting, Refighting, Retaming, Sheltering, State, Storming, Taming
from games.carta_magica.tests.given import given, hand, stage, when
from games.carta_magica.tests.test_battles import beside


def obey(state: State, seat: int, *orders: str) -> str | None:
    """Return the line that these orders play; `None` asks the player."""
    return RULES.orders.obey(state, Seat(seat), tuple(give_order(state, seat, order) for order in orders))


def give_order(state: State, seat: int, words: str) -> Order:
    """Return the order that the dialogue of orders makes of these answers."""
    talk = RULES.orders.ask(state, Seat(seat))
    assert talk is not None
    answers = iter(words.split())
    _, order = drive(talk, lambda ask, path: next(answers))
    return order


def test_an_order_to_spin_is_obeyed_in_the_own_turn_only() -> None:
    state = given()
    assert obey(state, 0, "spin always") == "spin"
    assert obey(state, 0) is None
    assert obey(state, 1, "spin always") is None, "not the own turn"


@pytest.mark.parametrize(("setting", "line"), [("always", "good-weather"), ("never", "storm"), ("harm", "good-weather"), ("ask", None)])
def test_good_weather_is_played_as_ordered_before_harm(setting: str, line: str | None) -> None:
    state = when(given({"at": "e2"}, {"at": "q2", "cards": ["good-weather"]}, comes=(-2, "e")), "spin").state
    assert obey(state, 1, f"weather {setting}") == line


def test_good_weather_against_harm_is_kept_if_no_harm_comes() -> None:
    state = when(given({"at": "p5"}, {"at": "e2", "cards": ["good-weather"]}, comes=(-2, "e")), "spin").state
    assert obey(state, 1, "weather harm") == "storm"


def test_a_proposed_swap_is_answered_by_order() -> None:
    state = when(beside(owner={"talismans": ["jade_turtle"]}, comes=(7, 5)), "p2", "swap").state
    assert obey(state, 1, "swap always") == "swap"
    assert obey(state, 1, "swap never") == "stay"


def test_an_attacked_ship_spins_again_as_ordered() -> None:
    state = when(beside(owner={"cards": ["spin-again"]}, comes=(7, 5)), "p2").state
    assert obey(state, 1, "again always") == "spin-again"
    assert obey(state, 1, "again never") == "accept"
    own = when(beside({"cards": ["spin-again"]}, comes=(4, 5)), "p2").state
    assert obey(own, 0, "again never") is None, "in an own battle the player is there to be asked"


def test_an_attacked_player_who_wins_takes_the_best_prize_as_ordered() -> None:
    state = when(beside({"cards": ["gold-1", "repair"], "talismans": ["whale_tooth", "moon_shell"]}, comes=(4, 5)), "p2").state
    assert obey(state, 1, "prize best") == "whale-tooth"


def test_monster_and_telescope_are_answered_by_order_in_anothers_storm() -> None:
    ship = {"at": "k2", "home": "j14", "magic": 3}
    state = when(given({"at": "p4"}, ship, comes=(-2, "n"), deck=["monster-9"]), "spin").state
    assert obey(state, 1, "stake all") == "3"
    assert obey(state, 1, "stake none") == "0"
    state = when(given({"at": "p4"}, ship | {"cards": ["magic-2"]}, comes=(-2, "n"), deck=["monster-9"]), "spin").state
    assert obey(state, 1, "stake all") == "3 -"
    assert obey(state, 1, "stake best") == "3 magic-2"
    assert obey(state, 1, "stake none") == "0 -"
    state = when(given({"at": "p4"}, ship | {"cards": ["telescope"]}, comes=(-2, "n"), deck=["curse"]), "spin").state
    assert stage(state) == "drawing"
    assert obey(state, 1, "draw always") == "telescope"
    assert hand(play(RULES, state, Seat(1), obey(state, 1, "draw never") or "").value.state.position, 1) == ["telescope", "curse"]


def test_a_telescope_used_by_order_takes_the_card_by_order() -> None:
    """Otherwise the match would wait for the absent player one line later."""
    ship = {"at": "k2", "home": "j14", "cards": ["telescope"], "goods": 3}
    for deck, best in (
        (["goods-less-3", "monster-12", "repair"], "repair"),
        (["curse", "goods-3", "gold-2"], "gold-2"),
        (["goods-less-2", "goods-less-3", "monster-12"], "goods-less-2"),
    ):
        state = when(given({"at": "p4"}, ship, comes=(-2, "n"), deck=deck), "spin", "telescope").state
        assert stage(state) == "peeking"
        assert obey(state, 1, "draw always") == best
        assert obey(state, 1, "draw never") is obey(state, 1) is None
        assert obey(state, 0, "draw always") is None


def test_a_card_is_paid_as_ordered_in_anothers_storm() -> None:
    ship = {"at": "k2", "home": "j14", "goods": 2, "cards": ["goods-2", "goods-3"]}
    state = when(given({"at": "p4"}, ship, comes=(-2, "n"), deck=["goods-less-3"]), "spin").state
    assert stage(state) == "paying"
    lines = {payment: obey(state, 1, f"pay {payment}") for payment in ("tokens", "cards")}
    assert lines == {"tokens": "1,goods-2", "cards": "goods-3"}
    for line in lines.values():
        assert stage(when(state, line or "").state) == "spinning"
    assert obey(state, 1) is None


def test_every_order_has_words_and_can_be_withdrawn() -> None:
    state = given()
    for slot, choices in CHOICES.items():
        for choice in choices:
            order = give_order(state, 0, f"{slot} {choice}")
            assert (order.slot, order.line) == (slot, f"{slot} {choice}")
            assert RULES.orders.keeps(state, Seat(0), order)
        assert give_order(state, 0, f"{slot} ask").line == ""


@pytest.mark.parametrize("kind", ["mate", "deckhand"])
def test_a_match_waits_only_for_players_with_something_to_decide(kind: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        state: State = RULES.setup(4, resolve_settings(RULES, RULES.short), f"means {seed}")
        while awaited := RULES.to_act(state):
            for seat in awaited:
                if seat != state.position.active and stage(state) != "settling":
                    assert has_means(state, seat), stage(state)
                    seen.add(stage(state))
            state = play(RULES, state, awaited[0], bots.line(kind, RULES, state, awaited[0], rng)).value.state
    assert "sheltering" in seen


@pytest.mark.parametrize(
    ("index", "stages"),
    [
        pytest.param(0, {"sheltering", "drawing", "peeking", "taming"}, id="first-choice-of-each-slot"),
        pytest.param(-1, {"drawing", "paying", "taming", "retaming"}, id="last-choice-of-each-slot"),
    ],
)
def test_with_all_orders_nobody_out_of_turn_is_waited_for(index: int, stages: set[str]) -> None:
    """Orders answer everything that a storm brings, until the next turn begins."""
    seen: set[str] = set()
    for seed in range(80):
        rng = Random(f"orders {seed}")
        deck = rng.sample(["monster-7", "monster-12", "goods-less-3", "goods-less-2", "gold-1", "repair", "goods-2", "curse"], 4)
        cards = rng.sample(["telescope", "spin-again", "good-weather", "goods-3", "goods-4", "magic-2"], 4)
        ship = {"at": "k2", "home": "j14", "magic": rng.randrange(6), "goods": rng.randrange(6), "cards": cards}
        state = when(given({"at": "p4"}, ship, comes=(-2, "n"), deck=deck), "spin").state
        all_orders = tuple(give_order(state, 1, f"{slot} {choices[index]}") for slot, choices in CHOICES.items())
        while stage(state) != "spinning":
            assert RULES.to_act(state) == (1,)
            seen.add(stage(state))
            line = RULES.orders.obey(state, Seat(1), all_orders)
            assert line is not None, stage(state)
            state = play(RULES, state, Seat(1), line).value.state
            RULES.audit(state)
    assert seen >= stages


def has_means(state: State, seat: Seat) -> bool:
    """Whether a player out of turn holds what the question is about: a card, magic, a prize or an offer."""
    player = state.position.players[seat]
    kinds = {ADVENTURES[card].kind for card in player.cards}
    if isinstance(state.stage, Sheltering):
        return "good_weather" in kinds and player.condition == "free"
    if isinstance(state.stage, Refighting | Retaming | Storming):
        return "spin_again" in kinds
    if isinstance(state.stage, Drawing):
        return "telescope" in kinds
    if isinstance(state.stage, Taming):
        return player.magic > 0 or "magic" in kinds
    return isinstance(state.stage, Looting | Agreeing) or stage(state) in ("peeking", "paying")
