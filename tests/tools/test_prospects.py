"""The network of a game can be fitted again: a small fit beats a guess, and the game reads its file."""

from __future__ import annotations

import tomllib
from importlib import import_module
from itertools import pairwise
from math import exp
from random import Random

import pytest

from engine.search.network import network_of
from games.carta_magica.bench.prospects import note_positions
from games.carta_magica.mind.prospects import NETWORK
from tools.prospects.__main__ import GAMES, table
from tools.prospects.fit import SEEN, NetworkFit, foreseen, guess_loss, loss


@pytest.mark.parametrize("game", GAMES)
def test_a_small_fit_beats_a_guess_and_its_file_can_be_read(game: str) -> None:
    noted = import_module(f"games.{game}.bench.prospects").note_positions
    prospects = import_module(f"games.{game}.mind.prospects")
    positions = [*noted("small", 2, None), *noted("small", 1, prospects.NETWORK)]
    feature_count = len(prospects.FEATURES)
    assert {len(seat) for position in positions for seat in position.seats} == {feature_count}
    fit = NetworkFit(feature_count, 2, Random(1))
    assert loss(fit.network, positions) == guess_loss(positions), "a new network should know nothing"
    losses = list(fit.epochs(positions, 4))
    first, *_, last = losses
    assert last < first and loss(fit.network, positions) < guess_loss(positions)
    again = NetworkFit(feature_count, 2, Random(1))
    assert list(again.epochs(positions, 4)) == losses and again.network == fit.network

    read = network_of(tomllib.loads(table(game, fit.network, "Made by a test.")), prospects.FEATURES)
    assert abs(loss(read, positions) - loss(fit.network, positions)) < 1e-3, "the weights in the file are too short"


def test_the_networks_expectation_replaces_a_part_of_the_result() -> None:
    match = note_positions("small", 1, NETWORK)
    blended = foreseen(NETWORK, match)
    assert [point.features for point in blended] == [point.features for point in match]
    first, *_, last = blended
    assert last.wins == match[-1].wins, "no position follows the last one"
    for point, later in pairwise(blended):
        expected = chances_from([NETWORK.weighed(seat) for seat in later.seats])
        mixed = [SEEN * won + (1 - SEEN) * chance for won, chance in zip(later.wins, expected, strict=True)]
        assert point.wins == pytest.approx(mixed) and sum(point.wins) == pytest.approx(1.0)
    assert first.wins != match[0].wins


def chances_from(weighed: list[float]) -> list[float]:
    each = [exp(value) for value in weighed]
    return [value / sum(each) for value in each]


def test_a_network_of_other_features_is_not_read() -> None:
    with pytest.raises(ValueError, match="other features"):
        network_of({"features": ["way"], "plain": [1.0], "hidden": [], "out": []}, ("points",))
