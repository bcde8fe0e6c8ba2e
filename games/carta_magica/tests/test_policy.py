"""The sensible player comes home as soon as that wins, so a player who only races round the island does not beat it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Ask, Form, Path, Seat, Token
from engine.walking.walk import drive
from games.carta_magica.game import RULES
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.mind.policy import policy
from games.carta_magica.rules.board import ADVENTURES, Square, progress
from games.carta_magica.rules.sailing import reach_of, ways
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import given, step_once, when

MAGIC_CARDS = {card.id for card in ADVENTURES if card.kind == "magic"}
Player = Callable[[State, Seat, Ask | Form, Path, Random], Token]


def racer(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """Answer as a player who sails round the island as fast as the wheel allows and ignores everything else."""
    if isinstance(ask, Form):
        return policy(world, seat, ask, path, rng)
    if ask.name == "choose.action":
        sailing = [way for way, _ in ways(world.position, seat) if way in (option.value for option in ask.options)]
        return sailing[0] if sailing else policy(world, seat, ask, path, rng)
    if ask.name == "sail.square":
        position = world.position
        player = position.players[seat]
        reach = reach_of(position, seat, dict(ways(position, seat))[path[0]])  # type: ignore[index]  # the word names the way

        def left(target: Square) -> tuple[int, Square]:
            """Return the steps left to a lap: the way round that the ship has begun, otherwise clockwise."""
            laps = reach.laps(target)
            lap = player.lap + (laps[-1] if progress(player.lap, player.home, player.square) >= 0 else laps[0])
            return steps_home(position, seat, target, lap), target

        return min(ask.options, key=lambda option: left(option.value)).token
    if ask.name in ("trade.sell", "trade.buy"):
        return ask.options[-1].token
    return policy(world, seat, ask, path, rng)


def play_match(players: list[Player], seed: int) -> State:
    """Play a match to its end. Everybody sees the real position: neither player looks into the decks."""
    rng = Random(seed)
    state: State = RULES.setup(len(players), resolve_settings(RULES, {}), f"race {seed}")
    while awaited := RULES.to_act(state):
        seat = awaited[0]
        _, commit = drive(RULES.turn(state, seat), lambda ask, path: players[seat](state, seat, ask, path, rng))  # noqa: B023
        state = commit.state
    return state


def test_a_racer_does_not_beat_three_sensible_players() -> None:
    wins = 0.0
    for seed in range(40):
        racer_seat = seed % 4
        players: list[Player] = [policy] * 4
        players[racer_seat] = racer
        result = RULES.result(play_match(players, seed))
        assert result is not None
        wins += (result.ranks[racer_seat] == 1) / result.ranks.count(1)
    assert wins <= 40 * 0.35, "a fair share is a quarter"


def test_a_player_who_wins_by_coming_home_comes_home() -> None:
    ship = {"at": "k3", "lap": 1, "home": "k1"}
    state = given(ship, {"gold": 8}, spun=4, turn=6)
    assert line(state).startswith("sail k1")
    rich = given(ship, {"gold": 8, "talismans": ["heart_of_the_sea", "dragon_scale"]}, spun=4, turn=6)
    assert not line(rich).startswith("sail k1"), "fifteen points are not enough"


def test_a_player_who_loses_by_coming_home_sails_on() -> None:
    """It is the last turn of the round: coming home would end the match, so its score is certain."""
    ship, other = {"at": "k3", "lap": 1, "home": "k1"}, {"at": "p5", "home": "t8", "lap": -1, "gold": 8, "talismans": ["heart_of_the_sea"]}
    state = given(ship, other, spun=4, turn=7)
    state = replace(state, position=replace(state.position, first=Seat(1)))
    assert not line(state).startswith("sail k1")


def line(state: State) -> str:
    """Return the line that the sensible player plays."""
    seat = RULES.to_act(state)[0]
    tokens, _ = drive(RULES.turn(state, seat), lambda ask, path: policy(state, seat, ask, path, Random(1)))
    return " ".join(tokens)


def test_good_weather_is_kept_for_harm() -> None:
    holding = {"cards": ["good-weather"]}
    assert line(when(given({"at": "e2"}, {"at": "q2", **holding}, comes=(-2, "e")), "spin").state) == "good-weather"
    assert line(when(given({"at": "p5"}, {"at": "e2", **holding}, comes=(-2, "e")), "spin").state) == "storm"


@pytest.mark.parametrize(
    ("ship", "line"),
    [
        ({"goods": 6, "cards": ["magic-2", "magic-3"]}, "0 magic-2+magic-3"),
        ({"goods": 6, "magic": 1, "cards": ["magic-3"]}, "1 magic-3"),
        ({"goods": 6, "magic": 6, "cards": ["magic-3"]}, "5 -"),
    ],
)
def test_magic_cards_are_spent_on_a_monster_if_tokens_are_too_few(ship: dict[str, object], line: str) -> None:
    state = when(given(ship, spun=7, deck=["monster-9"]), "card").state
    assert bots.line("mate", RULES, state, Seat(0), Random(1)) == line
    ahead = step_once(state, Random(1)).position.players[0]
    spent = when(state, line).state.position.players[0]
    assert (ahead.magic, set(ahead.cards) & MAGIC_CARDS) == (spent.magic, set(spent.cards) & MAGIC_CARDS), "quick play does the same"


def test_every_useful_stake_against_a_monster_is_a_candidate() -> None:
    state = when(given({"goods": 6, "magic": 2, "cards": ["magic-2"]}, spun=7, deck=["monster-9"]), "card").state
    assert RULES.mind.judgement is not None
    lines = [candidate.line for candidate in RULES.mind.judgement.candidates(state, Seat(0), 12, Random(1))]
    assert lines[0] == bots.line("mate", RULES, state, Seat(0), Random(1))
    assert set(lines) == {"0 -", "2 -", "1 magic-2", "2 magic-2"}, "one token alone does not help"
