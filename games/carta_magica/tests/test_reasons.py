"""Reasons to play a line: each in a position made for it, in short sentences, and at least one for every candidate."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from contract.claims import claims, sentences
from contract.tables import Step, Table
from engine.game.rules import resolve_settings
from engine.values.core import Seat
from engine.walking.listing import lines
from engine.walking.walk import drive, play
from games.carta_magica.game import RULES
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.mind.judgement import candidates
from games.carta_magica.mind.reasons import reasons
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import given, stage, when
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Catarina"))
RIVAL = {"home": "j14", "challenge": "night_lantern"}
BUYER = {"at": "s4", "home": "k1", "gold": 2, "challenge": "ember_ring"}


def why(state: State, line: str) -> list[str]:
    """Return the reasons of the awaited player for a line."""
    return [SAY(msg) for msg in reasons(state, RULES.to_act(state)[0], line, None)]


def test_a_purchase_is_for_oneself_or_against_another() -> None:
    state = given(BUYER, RIVAL, spun=4, row=["ember_ring", "night_lantern", "dragon_scale"])
    assert why(state, "sail t4 ember-ring")[0] == "Buy the Ember Ring: it is your challenge and counts 15 for you."
    assert why(state, "sail t4 night-lantern")[0] == "Buy the Night Lantern: worth 6 to you, and Duarte loses the 16 it would bring them."
    assert why(state, "sail t4 dragon-scale")[0] == "Buy the Dragon Scale: 9 points for 2 gold."
    assert why(state, "sail t4 nothing")[0] == "Buy nothing: your 2 gold counts 2 at the end, and something better may come on sale."
    assert why(state, "sail t4 unseen")[0].startswith("Buy unseen: it is one of ")


def test_a_sale_names_what_the_gold_is_for() -> None:
    state = given({"at": "t10", "home": "k1", "goods": 7, "challenge": "ember_ring"}, RIVAL, spun=5, row=["ember_ring"])
    assert why(state, "sail t8 3")[0] == "Sell 6 goods: with 3 gold you can pay for the Ember Ring, which counts 15 for you."
    assert why(state, "sail t8 0")[0].startswith("Keep your 7 goods:")


def test_goods_name_the_harbour_and_magic_the_monster() -> None:
    state = given({"at": "t10", "home": "k1"}, RIVAL, spun=6)
    assert why(state, "goods")[0] == "Take 6 goods: Anvil Harbour is 2 squares off and pays 3 gold for all that you carry."
    assert why(state, "magic")[0] == "Take magic: with 6 of it 3 of 6 spins tame the Kraken, the strongest still at large."


def test_a_draw_says_what_the_deck_holds() -> None:
    state = given({"at": "p5", "home": "k1", "magic": 8}, RIVAL, spun=9)
    assert why(state, "card")[0] == "Draw: 6 of 34 cards are monsters, and you have 8 magic for them."


def test_a_square_is_before_a_harbour_or_on_the_way_home() -> None:
    state = given({"at": "p9", "home": "k1", "gold": 2, "challenge": "ember_ring"}, RIVAL, spun=4, row=["ember_ring"])
    texts = why(state, "sail r11")
    assert texts[0] == "Sail to R11: a 4 or more brings you into Palm Cove, where you can buy the Ember Ring."
    assert any("home" in reason for reason in texts)
    seller = given({"at": "p9", "home": "k1", "goods": 4}, RIVAL, spun=4)
    assert why(seller, "sail r9")[0] == "Sail to R9: a 4 or more brings you into Anvil Harbour, which pays 2 gold for your goods."


def test_coming_home_says_what_begins_or_ends_with_it() -> None:
    state = given({"at": "t10", "home": "t8", "lap": 1, "has_left": True}, {"home": "j14", "gold": 3}, spun=4)
    assert why(state, "sail t8")[0] == "Go home now: you have 15 points, Duarte has 3, and the last turns begin."
    last = given({"at": "t10", "home": "t8", "lap": 1, "has_left": True}, {"home": "j14", "gold": 3}, spun=4, turn=1)
    assert why(last, "sail t8")[0] == "Go home now: the match ends with 15 points for you, and Duarte has 3."


@pytest.mark.parametrize("lap", [-1, 0, 1])
@pytest.mark.parametrize(("at", "home"), [("a6", "a3"), ("q7", "t8"), ("t9", "t8"), ("t4", "t8")])
def test_squares_to_home_are_those_after_the_way(at: str, home: str, lap: int) -> None:
    """A way through the gate changes the lap, and a reason to go home is given only if that ends the match."""
    state = given({"at": at, "home": home, "lap": lap, "has_left": True, "goods": 4}, RIVAL, spun=7)
    sailed = [line for line in lines(RULES, state, Seat(0), 400) if line.startswith("sail ")]
    assert len(sailed) > 5
    for line in sailed:
        after = play(RULES, state, Seat(0), line).value.state
        player = after.position.players[0]
        left = steps_home(after.position, Seat(0), player.square, player.lap)
        for msg in reasons(state, Seat(0), line, None):
            names_distance = msg.key.rpartition(".")[2] in ("far", "first", "race")
            assert not names_distance or dict(msg.args)["left"] == left, (line, SAY(msg))
            is_to_go_home = msg.key.startswith("carta_magica.reason.home")
            assert not is_to_go_home or after.position.final is not None, (line, SAY(msg))


def test_a_taken_harbour_and_gold_beyond_the_limit_are_no_reasons() -> None:
    seller = {"at": "p9", "home": "k1", "goods": 4}
    assert "Anvil Harbour" in why(given(seller, RIVAL, spun=4), "sail r9")[0]
    assert not any("Anvil Harbour" in reason for reason in why(given(seller, RIVAL | {"at": "t8"}, spun=4), "sail r9"))
    rich = given({"at": "t10", "home": "k1", "gold": 6}, RIVAL, spun=6)
    assert not any("for all of them" in reason for reason in why(rich, "goods")), "it takes two more gold at most"


def test_a_sale_counts_the_gold_that_the_way_there_cost() -> None:
    stuck = {"at": "t10", "home": "k1", "condition": "damaged", "gold": 2, "goods": 2, "challenge": "ember_ring"}
    state = given(stuck, RIVAL, spun=6, row=["ember_ring"])
    assert why(state, "repair t8 1")[0].startswith("Sell 2 goods: their 1 gold counts 1 at the end")


def test_a_stuck_ship_pays_or_waits() -> None:
    stuck = {"at": "p5", "home": "k1", "condition": "damaged", "gold": 4, "cards": ["repair"]}
    state = given(stuck, RIVAL, spun=6)
    assert "Repair for 2 gold: your spin shows no hammer, and a damaged ship does not sail." in why(state, "repair p4")
    assert any(reason.startswith("Use the repair card") for reason in why(state, "repair-card p4"))


def test_a_stake_names_the_least_spin() -> None:
    state = when(given({"home": "k1", "goods": 3, "magic": 8}, RIVAL, spun=7, deck=["monster-12"]), "card").state
    assert why(state, "6")[0] == "Stake 6 magic: a 6 or more tames the Kraken then, 3 spins of six."
    assert why(state, "0")[0] == "Stake nothing: the Kraken can only take your goods (3), and no spin tames it."


def test_a_storm_a_battle_and_its_prize_have_reasons() -> None:
    state = when(given({"at": "j5", "home": "k1", "cards": ["good-weather"]}, RIVAL, comes=(-2, "s")), "spin").state
    assert why(state, "good-weather") == ["Play good weather: the storm would stop your ship at J5."]
    assert why(state, "storm") == ["Ride it out: your ship is stopped at J5, but you keep the card."]
    seeker = {"at": "g11", "home": "k1", "challenge": "ember_ring", "talismans": ["sun_disc"]}
    holder = {"at": "f9", "home": "j14", "talismans": ["ember_ring", "moon_shell"]}
    start = given(seeker, holder, spun=5, comes=(9, 4))
    assert why(start, "sail f10")[0] == "Sail beside Duarte: win the fight, and the Ember Ring is yours, 15 points."
    beside = when(start, "sail f10").state
    assert why(beside, "p2") == ["Attack Duarte: the Ember Ring counts 15 for you."]
    assert why(beside, "peace") == ["No battle: if you lost it, the Sun Disc could go."]
    won = when(beside, "p2").state
    assert why(won, "ember-ring") == ["Take the Ember Ring: it counts 15 for you."]
    swap = when(won, "ember-ring").state
    assert why(swap, "swap")[0].startswith("Swap: from F9 home is ") and why(swap, "stay")[0].startswith("Stay: from here home is ")


def test_every_candidate_of_matches_has_a_short_reason() -> None:
    """What the seat does not know changes no reason. At least 60 decisions of five matches are checked."""
    seen: set[str] = set()
    decisions = 0
    for number in range(5):
        rng = Random(number)
        state: State = RULES.setup(2 + number % 3, resolve_settings(RULES, {"rounds": "20"}), f"reasons-{number}")
        lines_played = 0
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            if lines_played % 7 == 0:
                seen |= check_reasons(state, seat, rng)
                decisions += 1
            state = play(RULES, state, seat, sensible(state, seat, rng)).value.state
            lines_played += 1
    assert decisions >= 60 and len(seen) >= 20


def check_reasons(state: State, seat: Seat, rng: Random) -> set[str]:
    """Check the reasons for every candidate of a seat, and return the keys of their messages."""
    seen: set[str] = set()
    world = RULES.imagine(RULES.view(state, seat), rng)
    for candidate in candidates(state, seat, 6, Random(1)):
        messages = reasons(state, seat, candidate.line, candidate.plan)
        assert messages, candidate.line
        assert messages == reasons(world, seat, candidate.line, candidate.plan), candidate.line
        for msg in messages:
            seen.add(msg.key)
            text = SAY(msg)
            assert 0 < len(text) <= 120 and "{" not in text and "carta-magica" not in text, text
            assert text.endswith("."), text
    return seen


SEEKER = {"at": "g11", "home": "k1", "challenge": "ember_ring"}
HOLDER = {"at": "f9", "home": "j14", "talismans": ["ember_ring", "moon_shell"], "cards": ["spin-again"]}
HOME = {"at": "t10", "home": "t8", "has_left": True}


def battle_course(state: State) -> Iterator[State]:
    """Yield the states of a battle from this one on: played sensibly, with a swap of places at the end."""
    yield state
    if stage(state) in ("refighting", "looting"):
        yield from battle_course(when(state, sensible(state, RULES.to_act(state)[0], Random(0))).state)
    elif stage(state) == "proposing":
        yield from battle_course(when(state, "swap").state)


def rare_states() -> list[State]:
    """Return positions to which matches of some dozens of moves hardly come."""
    card, treasure = {"cards": ["goods-2"]}, {"talismans": ["sun_disc"], "cards": ["spin-again"]}
    battles = [when(given(SEEKER | own, HOLDER, spun=5, comes=(9, 4)), "sail f10").state for own in ({}, card)]
    battles.append(when(given(SEEKER | treasure, HOLDER | {"cards": []}, spun=5, comes=(4, 9)), "sail f10").state)
    fought = [state for battle in battles for state in battle_course(when(battle, "p2").state)]
    last = given(HOME | {"lap": 1}, RIVAL, spun=4, final=(), since=0)
    two_ways = given({"at": "g5", "home": "k1", "cards": ["lucky-wind", "telescope"]}, RIVAL, spun=9, deck=["monster-9", "goods-less-2"])
    storm = when(given({"at": "p5", "home": "k1", "cards": ["good-weather"]}, RIVAL, comes=(-2, "s"), good_weather="all"), "spin").state
    nothing_on_sale = given({"at": "t9", "home": "k1", "gold": 8}, RIVAL | {"gold": 8}, spun=4, row=[])
    return [*battles, *fought, last, two_ways, storm, nothing_on_sale]


def test_what_is_said_in_rare_positions_is_true() -> None:
    """What the sentences claim is checked as for whole matches (`contract/test_claims.py`)."""
    checks = claims("carta_magica")
    assert checks is not None
    faults: dict[str, str] = {}
    seen: set[str] = set()
    for state in rare_states():
        seat = RULES.to_act(state)[0]
        line = sensible(state, seat, Random(0))
        step = Step(state, seat, tuple(line.split()), play(RULES, state, seat, line).value)
        for sentence in sentences(Table("carta_magica", len(state.position.players), ()), step, Random(0)):
            choices = {name: bool(value) for name, value in sentence.msg.args if name in ("all", "cards", "won")}
            seen |= {sentence.msg.key, *(f"{sentence.msg.key} {name} {chosen}" for name, chosen in choices.items())}
            if (fault := checks.fault(sentence)) is not None:
                whole = sentence if sentence.within is None else sentence.within
                faults[sentence.msg.key] = f"{fault}: {SAY(whole.msg)} ({sentence.line})"
    assert not faults, faults
    free, card = "stake.battle-card cards False", "stake.battle-card cards True"
    won, lost = "fought.talisman won True", "fought.talisman won False"
    rare_keys = ("stake.battle", card, free, won, lost, "stake.refight", "weather all True")
    assert seen >= {f"carta_magica.decision.{key}" for key in rare_keys}


def sensible(state: State, seat: Seat, rng: Random) -> str:
    """Return the line of the sensible player."""
    tokens, _ = drive(RULES.turn(state, seat), lambda ask, path: RULES.mind.policy(state, seat, ask, path, rng))
    return " ".join(tokens)
