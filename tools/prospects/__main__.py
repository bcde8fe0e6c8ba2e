"""`python -m tools.prospects GAME [--matches N] [--out FILE]`: fit a game's network.

Quick policies play matches, and a network is fitted to the winners. In a game that learns (`LEARNS`) this is the first half of the
matches; in the second half some players choose by that network, and a new network is fitted to all matches. A fit first uses the results.
In further rounds it also uses what the network itself says of the next noted position, which depends less on chance than the result. One
match of eight is held out. On these the loss of the network is compared with that of a guess, of the terms of the judgement, and of the
network in use. The same arguments make the same network, however many processes play.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random

from bench.shared import spread
from data.homes import homes
from engine.search.network import Network
from tools.prospects.fit import LATER_RATE, NetworkFit, NotedPosition, by_terms, foreseen, guess_loss, loss

GAMES = tuple(game for game, home in homes().items() if (home.folder / "bench" / "prospects.py").is_file())
"""The games that have a network."""
HELD = 8
"""One of this many matches is held out."""
AGAIN = 2
"""How often each round after the first fit goes through all positions."""


def matches(game: str, seed: str, numbers: range, network: Network | None, processes: int) -> list[list[NotedPosition]]:
    """Return the positions of matches, match by match."""
    note_positions = import_module(f"games.{game}.bench.prospects").note_positions
    return list(spread(partial(note_positions, seed, network=network), numbers, processes))


def fit_network(played: Sequence[Sequence[NotedPosition]], hidden: int, epochs: int, rounds: int, seed: str) -> Network:
    """Fit a network to the matches that are not held out.

    It is fitted to the results, and then in `rounds` also to its own later expectations.
    """
    learned = [match for number, match in enumerate(played) if number % HELD and match]
    fit = NetworkFit(len(learned[0][0].seats[0]), hidden, Random(seed))
    positions = [noted for match in learned for noted in match]
    for mean_loss in fit.epochs(positions, epochs):
        _say(f"{len(positions)} positions, who won: {mean_loss:.4f}")
    for number in range(1, rounds + 1):
        positions = [noted for match in learned for noted in foreseen(fit.network, match)]
        *_, mean_loss = fit.epochs(positions, AGAIN, LATER_RATE)
        _say(f"round {number} of {rounds}, who won and what is foreseen: {mean_loss:.4f}")
    return fit.network


def _say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


def table(game: str, network: Network, origin: str) -> str:
    """Return the text of the file that the game reads; `origin` says how it was made."""
    names = "".join([f'    "{name}",\n' for name in import_module(f"games.{game}.mind.prospects").FEATURES])
    hidden = "".join([f"    {_list(row)},\n" for row in network.hidden])
    return f"""# How likely each seat is to win (games/{game}/mind/prospects.py): what is told of a seat, what each counts by itself
# (`plain`), and a hidden layer: the rows of `hidden` make its {len(network.hidden)} values, and `out` is what these count.
# {origin}
features = [
{names}]
plain = {_list(network.plain)}
hidden = [
{hidden}]
out = {_list(network.out)}
"""


def _list(row: Sequence[float]) -> str:
    return "[" + ", ".join([f"{value:.4g}" for value in row]) + "]"


def main(arguments: Sequence[str]) -> int:
    """Play, fit, say how good the network is, and write it."""
    parser = argparse.ArgumentParser(prog="python -m tools.prospects", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=6000)
    parser.add_argument("--epochs", type=int, default=14, help="how often the fit goes through all positions for who won")
    parser.add_argument("--rounds", type=int, default=0, help="how often it goes on with what the network foresees itself")
    parser.add_argument("--hidden", type=int, default=16, help="values of the hidden layer")
    parser.add_argument("--seed", default="prospects")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args(arguments)
    if wanted.matches < 2 * HELD or wanted.epochs < 1 or wanted.rounds < 0 or wanted.hidden < 1:
        parser.error(f"--matches is at least {2 * HELD}, --epochs and --hidden at least 1, --rounds at least 0")
    play = partial(matches, wanted.game, wanted.seed, processes=wanted.processes)
    if import_module(f"games.{wanted.game}.bench.prospects").LEARNS:
        half = wanted.matches // 2
        played = play(range(half), None)
        first = fit_network(played, wanted.hidden, wanted.epochs, 0, wanted.seed)
        played += play(range(half, wanted.matches), first)
    else:
        played = play(range(wanted.matches), None)
    network = fit_network(played, wanted.hidden, wanted.epochs, wanted.rounds, wanted.seed)
    in_use = import_module(f"games.{wanted.game}.mind.prospects").NETWORK
    test_positions = [noted for match in played[::HELD] for noted in match]
    position_count = sum(map(len, played))
    print(f"{position_count} positions of {len(played)} matches; mean loss in nats on the {len(test_positions)} of the matches held out:")
    losses = (guess_loss(test_positions), by_terms(test_positions), loss(in_use, test_positions), loss(network, test_positions))
    for name, mean_loss in zip(("guessed", "by the terms", "network in use", "fitted"), losses, strict=True):
        print(f"  {name:14} {mean_loss:.4f}")
    options = f"--matches {wanted.matches} --epochs {wanted.epochs} --rounds {wanted.rounds} --hidden {wanted.hidden} --seed {wanted.seed}"
    out = wanted.out or homes()[wanted.game].tables / "prospects.toml"
    out.write_text(table(wanted.game, network, f"Made by `python -m tools.prospects {wanted.game} {options}`."), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
