"""rulebook: Battle."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from engine import bots
from engine.values.chance import Chance
from engine.values.core import Seat, Who
from engine.walking.walk import play
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import ADVENTURES, square
from games.carta_magica.rules.state import Position, State
from games.carta_magica.tests.given import awaited, given, hand, notes, offered, owned, stage, when

HUNTER = {"at": "p3", "challenge": "jade_turtle"}
OWNER = {"at": "p5", "talismans": ["jade_turtle", "sun_disc"]}


def beside(hunter: Mapping[str, object] | None = None, owner: Mapping[str, object] | None = None, **about: object) -> State:
    """Return the state after the attacker has sailed beside the owner of the wanted talisman."""
    return when(given({**HUNTER, **(hunter or {})}, {**OWNER, **(owner or {})}, spun=4, **about), "sail p4").state


def test_a_battle_is_offered_beside_the_owner_of_the_challenge_talisman() -> None:
    assert offered(beside()) == {"p2", "peace"}
    assert stage(when(beside(), "peace").state) == "spinning"


def test_only_free_ships_with_the_talisman_are_attacked() -> None:
    assert stage(beside(owner={"talismans": ["sun_disc"]})) == "spinning"
    assert stage(beside(owner={"condition": "damaged"})) == "spinning"
    assert stage(beside(owner={"at": "p6", "condition": "becalmed"})) == "spinning"


def test_nobody_is_attacked_over_a_corner() -> None:
    assert stage(beside(owner={"at": "q5"})) == "spinning"


def test_nobody_is_attacked_without_sailing() -> None:
    assert stage(when(given({**HUNTER, "at": "p4"}, OWNER, spun=4), "goods").state) == "spinning"


def test_the_higher_spin_takes_a_talisman_or_a_card() -> None:
    state = when(beside(owner={"cards": ["repair"]}, comes=(7, 5)), "p2").state
    assert awaited(state) == (0,)
    assert offered(state) == {"jade-turtle", "sun-disc", "repair"}
    turn = when(state, "jade-turtle")
    assert owned(turn.state.position, 0) == ["jade_turtle"]
    assert owned(turn.state.position, 1) == ["sun_disc"]


def test_the_defender_takes_a_card_when_the_attacker_loses() -> None:
    state = when(beside({"cards": ["gold-2", "repair"]}, comes=(4, 5)), "p2").state
    assert awaited(state) == (1,)
    assert hand(when(state, "gold-2").state.position, 1) == ["gold-2"]


def test_a_loser_with_nothing_loses_nothing() -> None:
    turn = when(beside(comes=(4, 5)), "p2")
    assert notes(turn, "won")
    assert not notes(turn, "prize")
    assert stage(turn.state) == "proposing"


def test_a_single_prize_is_taken_at_once() -> None:
    assert owned(when(beside(owner={"talismans": ["jade_turtle"]}, comes=(9, 5)), "p2").state.position) == ["jade_turtle"]


def test_a_tie_is_spun_again_and_the_storm_counts_minus_two() -> None:
    turn = when(beside(owner={"talismans": ["jade_turtle"]}, comes=(4, 4, 4, -2)), "p2")
    assert len(notes(turn, "battle")) == 2
    assert owned(turn.state.position) == ["jade_turtle"]
    assert stage(turn.state) == "proposing", "no storm"


def test_only_the_player_who_is_behind_may_spin_again_with_the_card() -> None:
    state = when(beside({"cards": ["spin-again"]}, {"cards": ["spin-again"]}, comes=(5, 7, 9, 4)), "p2").state
    assert stage(state) == "refighting"
    assert awaited(state) == (0,)
    state = when(state, "spin-again").state
    assert awaited(state) == (1,), "now the defender is behind"
    state = when(state, "spin-again").state
    assert stage(state) == "looting"
    assert awaited(state) == (0,)


def test_without_the_card_nobody_is_asked_to_spin_again() -> None:
    assert stage(when(beside({"cards": ["spin-again"]}, comes=(7, 5)), "p2").state) == "looting"


def test_a_swap_of_places_needs_both_players() -> None:
    state = when(beside(owner={"talismans": ["jade_turtle"]}, comes=(7, 5)), "p2").state
    assert stage(state) == "proposing"
    assert awaited(state) == (0,)
    assert stage(when(state, "stay").state) == "spinning"
    state = when(state, "swap").state
    assert awaited(state) == (1,)
    refused = when(state, "stay").state.position.players
    assert [player.square for player in refused[:2]] == [square("p4"), square("p5")]
    agreed = when(state, "swap").state.position.players
    assert [player.square for player in agreed[:2]] == [square("p5"), square("p4")]


def test_a_swap_across_the_gate_counts_for_both() -> None:
    state = given({**HUNTER, "at": "p7"}, {**OWNER, "at": "q8", "talismans": ["jade_turtle"]}, spun=4, comes=(7, 5))
    state = when(state, "sail q7", "p2", "swap", "swap").state
    assert [player.lap for player in state.position.players] == [1, -1]


def test_a_turn_has_only_one_battle() -> None:
    state = when(beside(owner={"talismans": ["jade_turtle", "sun_disc"]}, comes=(4, 5)), "p2", "stay").state
    assert stage(state) == "spinning"
    assert awaited(state) == (1,)


def test_a_ship_that_swaps_out_of_its_harbour_has_not_been_swept_in() -> None:
    """The right to trade that a storm gave the other ship is not swapped."""
    hunter = {"at": "l2", "home": "j14", "challenge": "jade_turtle"}
    owner = {"at": "k1", "home": "k1", "swept": True, "talismans": ["jade_turtle"]}
    state = when(given(hunter, owner, spun=4, comes=(7, 5)), "sail l1", "p2", "swap", "swap").state
    assert [player.square for player in state.position.players] == [square("k1"), square("l1")]
    assert [player.swept for player in state.position.players] == [False, False]


def test_a_prize_card_beyond_the_limit_is_changed_if_cards_count() -> None:
    owner = {"talismans": ["jade_turtle"], "cards": ["goods-4"]}
    position = when(beside({"goods": 6}, owner, comes=(7, 5), income="counted"), "p2", "goods-4").state.position
    assert (position.players[0].goods, hand(position)) == (8, [])
    position = when(beside({"goods": 6}, owner, comes=(7, 5)), "p2", "goods-4").state.position
    assert (position.players[0].goods, hand(position)) == (6, ["goods-4"])


class Battle(NamedTuple):
    """A battle that was played to its end."""

    before: Position
    after: Position
    spins: tuple[int, int]
    """The last spins of the attacker and of the defender."""
    winner: Seat
    stages: set[str]


def play_battle(seed: int) -> Battle:
    """Play a battle of two ships with random cards, by random answers."""
    rng = Random(seed)
    cards = rng.sample(["repair", "gold-2", "monster-9", "curse"], 2) + ["spin-again"] * rng.randrange(3)
    split = rng.randrange(len(cards) + 1)
    start = beside({"cards": cards[:split]}, {"cards": cards[split:]}, turn=rng.choice([0, 3]))
    start = replace(start, position=replace(start.position, chance=Chance(f"battle {seed}")))
    turns = [play(RULES, start, Seat(0), "p2").value]
    stages = {stage(start)}
    while (state := turns[-1].state).position.active == 0 and stage(state) != "spinning":
        RULES.audit(state)
        stages.add(stage(state))
        seat = RULES.to_act(state)[0]
        turns.append(play(RULES, state, seat, bots.line("random", RULES, state, seat, rng)).value)
    RULES.audit(state)
    *_, last_spins = [dict(note.msg.args) for turn in turns for note in notes(turn, "battle")]
    (winner,) = [dict(note.msg.args)["who"] for turn in turns for note in notes(turn, "won")]
    attack, defence = last_spins["steps"], last_spins["other"]
    assert isinstance(winner, Who) and isinstance(attack, int) and isinstance(defence, int)
    return Battle(start.position, state.position, (attack, defence), winner.seat, stages)


def test_random_battles_go_to_the_higher_spin_and_cost_one_card_at_most() -> None:
    """Many battles from hand-built positions: in matches they are rare."""
    stages: set[str] = set()
    for seed in range(120):
        before, after, (attack, defence), winner, battle_stages = play_battle(seed)
        stages |= battle_stages
        assert attack != defence
        assert winner == (0 if attack > defence else 1)
        loser = 1 - winner
        assert after.players[loser].talismans == tuple(
            talisman for talisman in before.players[loser].talismans if talisman not in after.players[winner].talismans
        )
        spent = [card for card in after.discard if card not in before.discard]
        held_before, held_after = (
            sum(len(player.cards) + len(player.talismans) for player in position.players[:2]) for position in (before, after)
        )
        assert held_after == held_before - len(spent)
        assert {ADVENTURES[card].token for card in spent} <= {"spin-again"}
        assert {player.square for player in after.players[:2]} == {square("p4"), square("p5")}
    assert stages == {"engaging", "refighting", "looting", "proposing", "agreeing"}
