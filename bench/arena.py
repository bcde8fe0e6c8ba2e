"""`python -m bench arena GAME --players admiral,mate,mate,mate`: who wins how often.

Seats are drawn anew for each match: the matches of a block of n (the number of seats) have the same deal, and the players move round one
seat a match. Every match has its own seed, so the result does not depend on how many processes play. A win that is shared counts as a
share. The ratings are those of Bradley and Terry on a scale of 400 points for 10 : 1, 0 for the first player that is named.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log10, sqrt
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct, to_builtins

from bench.rivals import line, names
from engine import registry, walk
from engine.core import EngineError
from engine.rules import resolved

SURE = 1.96
"""Standard errors either way of an interval of 95 %."""


class Played(Struct, frozen=True):
    """One match of the arena: who sat where, the ranks and scores by seat, the entries, and CPU seconds and decisions by name."""

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    entries: int
    seconds: dict[str, float]
    decisions: dict[str, int]
    slowest: dict[str, float]


class Share(Struct, frozen=True):
    """How one name did over all its seats: the share of the wins a seat has, with its interval of 95 %, and what is fair."""

    name: str
    seats: int
    wins: float
    low: float
    high: float
    fair: float
    points: float
    rating: int
    seconds: float
    slowest: float


def play(game: str, players: Sequence[str], chosen: dict[str, str], seed: str, number: int) -> Played:
    """The match of a number."""
    rules, seats = registry.rules(game), len(players)
    turned = number % seats
    sitting = (*players[turned:], *players[:turned])
    deal = f"{seed}/{number // seats}"
    state, entries = rules.setup(seats, resolved(rules, chosen), deal), 0
    rngs = [Random(f"{seed}/{number}/{seat}") for seat in range(seats)]
    seconds, decisions, slowest = Counter[str](), Counter[str](), dict.fromkeys(players, 0.0)
    result = rules.result(state)
    while result is None:
        if entries > rules.longest:
            raise RuntimeError(f"{game} {deal}: no end after {entries} entries")
        seat = rules.to_act(state)[0]
        name, before = sitting[seat], process_time()
        made = line(name, rules, state, seat, rngs[seat])
        took = process_time() - before
        seconds[name] += took
        decisions[name] += 1
        slowest[name] = max(slowest[name], took)
        state, entries = walk.play(rules, state, seat, made).value.state, entries + 1
        result = rules.result(state)
    scores = tuple([sheet.total for sheet in result.scores])
    return Played(sitting, result.ranks, scores, entries, dict(seconds), dict(decisions), slowest)


def shares(played: Sequence[Played]) -> tuple[Share, ...]:
    """What the matches come to, a share for each name in the order of the first match."""
    seats = len(played[0].names)
    order = list(dict.fromkeys(played[0].names))
    ratings = _ratings(played, order)
    return tuple([_share(name, played, 1 / seats, ratings[name] - ratings[order[0]]) for name in order])


def _share(name: str, played: Sequence[Played], fair: float, rating: float) -> Share:
    wins, count, points = 0.0, 0, 0
    for one in played:
        for at, sitting in enumerate(one.names):
            if sitting == name:
                count += 1
                points += one.scores[at]
                wins += (one.ranks[at] == 1) / one.ranks.count(1)
    low, high = interval(wins, count)
    seconds = sum(one.seconds.get(name, 0.0) for one in played) / max(1, sum(one.decisions.get(name, 0) for one in played))
    slowest = max(one.slowest.get(name, 0.0) for one in played)
    return Share(name, count, wins / count, low, high, fair, points / count, round(rating), seconds, slowest)


def interval(wins: float, count: int) -> tuple[float, float]:
    """The interval of 95 % of a share of wins (Wilson's)."""
    share, z = wins / count, SURE
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    give = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - give, middle + give


def _ratings(played: Sequence[Played], order: Sequence[str]) -> dict[str, float]:
    """Bradley-Terry ratings: every pair of seats of a match is a comparison by rank, a tie half a win each."""
    beaten: Counter[tuple[str, str]] = Counter()
    for one in played:
        for at, name in enumerate(one.names):
            for other in range(at):
                rival = one.names[other]
                if rival != name:
                    better = (one.ranks[at] < one.ranks[other]) + (one.ranks[at] == one.ranks[other]) / 2
                    beaten[name, rival] += better  # type: ignore[assignment]
                    beaten[rival, name] += 1 - better  # type: ignore[assignment]
    strength = dict.fromkeys(order, 1.0)
    for _ in range(200):
        for name in order:
            met = [(rival, beaten[name, rival] + beaten[rival, name] + 1) for rival in order if rival != name]
            won = sum(beaten[name, rival] + 0.5 for rival in order if rival != name)  # half a match against each, drawn, keeps all finite
            if met:
                strength[name] = won / sum(count / (strength[name] + strength[rival]) for rival, count in met)
    return {name: 400 * log10(strength[name]) for name in order}


def main(arguments: Sequence[str]) -> int:
    """Play and print a table, or JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench arena", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument(
        "--players", required=True, help="names, one a seat: " + "; ".join(f"{game}: {' '.join(names(game))}" for game in registry.names())
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=CHOICE", help="an option of the table; may be repeated")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(arguments)
    players = tuple(wanted.players.split(","))
    unknown = [name for name in players if name not in names(wanted.game)]
    if unknown:
        print(f"no player {', '.join(unknown)}; there are {', '.join(names(wanted.game))}", file=sys.stderr)
        return 2
    chosen = dict(pair.partition("=")[::2] for pair in wanted.set)
    try:
        resolved(registry.rules(wanted.game), chosen)
    except EngineError as error:
        print(error, file=sys.stderr)
        return 2
    played = list(_all(partial(play, wanted.game, players, chosen, wanted.seed), wanted.matches, wanted.processes))
    found = shares(played)
    if wanted.json:
        print(json.dumps({"game": wanted.game, "players": players, "matches": len(played), "shares": to_builtins(found)}, indent=1))
        return 0
    entries = sorted(one.entries for one in played)
    print(f"{wanted.game}: {', '.join(players)}; {len(played)} matches, seed {wanted.seed}, median {entries[len(entries) // 2]} entries")
    for one in found:
        told = f"{one.wins:6.1%} of wins a seat ({one.low:.1%} to {one.high:.1%}; fair {one.fair:.1%}), {one.points:7.1f} points"
        print(f"  {one.name:12} {told}, rating {one.rating:+5}, {one.seconds:.3f} s a decision, slowest {one.slowest:.2f} s")
    return 0


def _all(match: Any, matches: int, processes: int) -> Iterable[Played]:
    if processes < 2:
        yield from map(match, range(matches))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(match, range(matches))
