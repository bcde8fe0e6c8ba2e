"""`python -m tools.harbours [--matches N]`: how much likelier who sets out from a harbour of `carta_magica` wins.

A player who does what the network of the game finds best at once sets out from any harbour with any challenge, against three of the first
sensible players. Playouts of some turns cannot tell what whole matches tell about that. Harbours are told in the order of `outset`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random

from msgspec import Struct

from engine import bots
from engine.core import Seat
from engine.games.carta_magica import RULES, score
from engine.games.carta_magica.board import CHALLENGES, HARBOUR, HARBOURS
from engine.games.carta_magica.mind import quick
from engine.games.carta_magica.mind.outset import PREFERRED
from engine.games.carta_magica.mind.prospects import NETWORK
from engine.games.carta_magica.state import Over, Settling, State
from engine.rules import resolved
from engine.search.odds import shares
from engine.walk import play
from tools.prospects.carta_magica import TURNS, first, seeing

SEATS = 4


class Outset(Struct, frozen=True):
    """What somebody set out with, and what came of it: a harbour, how many talismans of the challenge lay open, the share of the win."""

    harbour: str
    shown: int
    won: float


def outset(seed: str, number: int) -> Outset:
    """The match of a number."""
    name, own = f"{seed}/{number}", Seat(number % SEATS)
    rng = Random(name)
    luck = quick.Luck(rng, SEATS, own, TURNS)
    state: State = RULES.setup(SEATS, resolved(RULES, {}), name)
    move, row = seeing(NETWORK, 0.0), state.position.row
    while not isinstance(state.stage, Over):
        seat = RULES.to_act(state)[0]
        if seat != own:
            state = first(state, luck, seat)
        elif isinstance(state.stage, Settling):
            state = play(RULES, state, seat, bots.line("deckhand", RULES, state, seat, rng)).value.state
        else:
            state = move(state, luck, seat)
    player, result = state.position.players[own], score.result(state)
    assert result is not None
    shown = len([card for card in CHALLENGES[player.challenge].talismans if card in row])
    return Outset(HARBOUR[player.home].id, shown, shares(result.ranks)[own])


def mean(found: Sequence[Outset]) -> tuple[float, float]:
    """The share of the wins and its standard error."""
    won = sum([one.won for one in found]) / max(1, len(found))
    return won, sqrt(won * (1 - won) / max(1, len(found)))


def _told(found: Sequence[Outset], whole: float) -> str:
    won, error = mean(found)
    return f"{won - whole:+.3f}, right to {error:.3f} ({len(found)} matches)"


def main(given: Sequence[str]) -> int:
    """Play, and say who won how often."""
    parser = argparse.ArgumentParser(prog="python -m tools.harbours", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", default="harbours")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(given)
    with ProcessPoolExecutor(wanted.processes, get_context("spawn")) as pool:
        found = list(pool.map(partial(outset, wanted.seed), range(wanted.matches), chunksize=16))
    whole, _ = mean(found)
    print(f"{len(found)} matches, {whole:.3f} of them won; by how much more who set out")
    for harbour in sorted(HARBOURS, key=lambda harbour: PREFERRED.index(harbour.id)):
        told = _told([one for one in found if one.harbour == harbour.id], whole)
        print(f"  from {harbour.id:14} {told}")
    for shown in sorted({one.shown for one in found}):
        told = _told([one for one in found if one.shown == shown], whole)
        print(f"  with {shown} talismans of the challenge open {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
