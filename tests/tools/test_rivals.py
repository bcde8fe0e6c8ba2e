"""The plain strategies of the arena play whole matches."""

from itertools import cycle, islice
from random import Random

import pytest

from bench.arena import play, shares
from bench.pairings import Key
from bench.rivals import line, strategies
from data.measures import measures
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.walking import walk

GAMES = [game for game in registry.names() if strategies(game)]
SEATS = 3
"""Seats of a match if its game does not name any."""


@pytest.mark.parametrize("game", GAMES)
def test_strategies_play_whole_matches(game: str) -> None:
    rules, own = registry.rules(game), measures(game).rivals
    seats = own.seats or min(max(SEATS, min(rules.seats)), max(rules.seats))
    sitting = list(islice(cycle(strategies(game)), seats))
    state = rules.setup(seats, resolve_settings(rules, own.choices), "rivals")
    rng, entries = Random(1), 0
    while rules.result(state) is None and entries < rules.longest:
        seat, *_ = rules.to_act(state)
        state = walk.play(rules, state, seat, line(sitting[seat], rules, state, seat, rng)).value.state
        entries += 1
    assert rules.result(state) is not None


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in strategies(game)])
def test_a_strategy_beats_deckhands_clearly(game: str, name: str) -> None:
    players = (name, *["deckhand"] * (min(registry.rules(game).seats) - 1))
    key = Key(game, players, tuple(sorted(measures(game).arena.choices.items())), "rivals", 1.0)
    (wins,) = [share.wins for share in shares([play(key, number) for number in range(4)]) if share.name == name]
    assert wins == 1
