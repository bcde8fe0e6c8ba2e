"""The plain strategies of the arena play whole matches."""

from random import Random

import pytest

from bench.arena import play, shares
from bench.pairings import SHORT, Key
from bench.rivals import line, strategies
from engine import registry, walk
from engine.rules import resolved

CHOSEN = {"magellan": {"target": "75", "end": "winner", "rounds": "10"}}
"""What makes their matches short."""
SEATS = {"navegador": 2}
"""Seats of the matches, three where nothing stands here."""


@pytest.mark.parametrize("game", registry.names())
def test_strategies_play_whole_matches(game: str) -> None:
    rules, named = registry.rules(game), strategies(game)
    assert len(named) >= 4
    seats = SEATS.get(game, 3)
    sitting = list(named)[:seats]
    state = rules.setup(seats, resolved(rules, CHOSEN.get(game, {})), "rivals")
    rng, entries = Random(1), 0
    while rules.result(state) is None and entries < rules.longest:
        seat = rules.to_act(state)[0]
        state = walk.play(rules, state, seat, line(sitting[seat], rules, state, seat, rng)).value.state
        entries += 1
    assert rules.result(state) is not None


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in registry.names() for name in strategies(game)])
def test_a_strategy_beats_deckhands_clearly(game: str, name: str) -> None:
    players = (name, *["deckhand"] * (min(registry.rules(game).seats) - 1))
    key = Key(game, players, tuple(sorted(SHORT.get(game, {}).items())), "rivals", 1.0)
    assert shares([play(key, number) for number in range(4)])[0].wins == 1
