"""The network of `carta_magica` can be fitted anew: a small fit tells more than a guess, and the game reads what is written."""

from __future__ import annotations

import tomllib
from random import Random

from engine.games.carta_magica.prospects import NETWORK, network_of
from tools.prospects.__main__ import table
from tools.prospects.fit import Fit, guessed, loss
from tools.prospects.matches import noted


def test_a_small_fit_tells_more_than_a_guess_and_its_file_is_read() -> None:
    positions = [*noted("small", 2, None), *noted("small", 1, NETWORK)]
    fit = Fit(2, Random(1))
    assert loss(fit.network, positions) == guessed(positions), "it knows nothing yet"
    fallen = list(fit.epochs(positions, 4))
    assert fallen[-1] < fallen[0] and loss(fit.network, positions) < guessed(positions)
    again = Fit(2, Random(1))
    assert list(again.epochs(positions, 4)) == fallen and again.network == fit.network

    read = network_of(tomllib.loads(table(fit.network, "Made by a test.")))
    assert abs(loss(read, positions) - loss(fit.network, positions)) < 1e-3, "four figures of each weight are written"
