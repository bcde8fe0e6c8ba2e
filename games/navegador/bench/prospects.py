"""Positions of matches of the quick policy, with who won: data for the network.

Every seat draws weights and tastes, so that the matches contain plans that the policy itself would not follow.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp
from random import Random

from msgspec.structs import asdict

from engine.game.rules import resolve_settings
from engine.search.network import Network
from engine.search.odds import chances, shares
from games.navegador.game import RULES
from games.navegador.mind import quick
from games.navegador.mind.deeds import do_deed
from games.navegador.mind.evaluation import doubt, worth
from games.navegador.mind.manner import Weights
from games.navegador.mind.prospects import seat_features
from games.navegador.mind.values import WEIGHTS
from games.navegador.rules.board import CIRCLE
from games.navegador.rules.state import Moving, Over
from tools.prospects.fit import NotedPosition

SEATS = {4: 0.5, 2: 0.2, 3: 0.15, 5: 0.15}
"""Numbers of players, and the share of matches with each."""
LOOKED = 0.1
"""The share of the turns whose position is noted."""
PLAIN = 0.3
"""The share of the seats with the weights of the quick policy itself and hardly any taste."""
SPREAD = 0.4
"""How much the weights of the other seats differ from these: the standard deviation of the logarithm."""
PLAIN_TASTE = 0.05
"""How much the tastes of the plain seats for rondel fields differ from 1, as `SPREAD`."""
TASTE = 0.25
"""How much the tastes of the other seats differ from 1, as `SPREAD`."""
WHIMSICAL = 1 / 3
"""The share of the seats that act on a whim now and then."""
LOOSE = 0.04
"""The share of their turns in which these seats act on a whim."""
WHIM = 0.8
"""How much the tastes of a whim differ from 1, as `SPREAD`."""
LEARNS = False
"""Whether players choose by the network that is learned."""


def note_positions(seed: str, number: int, network: Network | None) -> list[NotedPosition]:
    """Play match `number` and note some of its positions."""
    rng = Random(f"{seed}/{number}")
    count = rng.choices(tuple(SEATS), tuple(SEATS.values()))[0]
    is_plain = [rng.random() < PLAIN for _ in range(count)]
    weights = [WEIGHTS if plain else _varied(rng) for plain in is_plain]
    tastes = [_taste(rng, PLAIN_TASTE if plain else TASTE) for plain in is_plain]
    loose = [LOOSE if rng.random() < WHIMSICAL else 0.0 for _ in range(count)]
    state = RULES.setup(count, resolve_settings(RULES, {}), f"{seed}/{number}")
    positions = []
    while not isinstance(state.stage, Over):
        seat = state.stage.seat
        if isinstance(state.stage, Moving) and rng.random() < LOOKED:
            values = array("f", [value for row in seat_features(state) for value in row])
            positions.append((values, chances(worth(state), doubt(state))))
        taste = _taste(rng, WHIM) if rng.random() < loose[seat] else tastes[seat]
        state = do_deed(state, quick.choice(state, weights[seat], taste))
    result = RULES.result(state)
    assert result is not None
    wins = shares(result.ranks)
    return [NotedPosition(values, terms, wins) for values, terms in positions]


def _varied(rng: Random) -> Weights:
    """Return weights not far from those of the quick policy."""
    return Weights(**{name: value * exp(SPREAD * rng.gauss(0, 1)) for name, value in asdict(WEIGHTS).items()})


def _taste(rng: Random, width: float) -> Sequence[float]:
    return [exp(width * rng.gauss(0, 1)) for _ in range(CIRCLE)]
