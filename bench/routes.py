"""Cheapest ways of `magellan`: all pieces of a seat to everything they can come to. The anchor is a plain Dijkstra for each piece."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import cache
from random import Random
from statistics import median
from time import perf_counter

from engine.games.magellan import ways
from engine.games.magellan.board import CANALS, NEXT, NODES, is_sea
from engine.games.magellan.pieces import groups
from engine.games.magellan.rules import RULES
from engine.games.magellan.state import Player, playing
from engine.rules import resolved
from engine.walk import drive

MATCHES = 4
EVERY = 40
"""Lines between two positions that are looked at."""
ROUNDS = 5


def rows() -> list[tuple[str, str, str, float]]:
    """Name, our median time for a seat, the anchor's, how many times as quick we are."""
    seats = positions()
    anchor = median(timed(naive, player) for player in seats[:: len(seats) // 12])
    warm = median(min(timed(ways_of, player) for _ in range(ROUNDS)) for player in seats)
    cold = median(cold_time(player) for player in seats)
    pieces = median(len(player.jeeps) + len(player.ships) for player in seats)
    shown = f"plain Dijkstra {anchor:.1f} ms"
    return [
        (f"magellan: all ways of a seat, {pieces:.0f} pieces, as in play", f"{warm:.3f} ms", shown, anchor / warm),
        ("magellan: all ways of a seat, nothing known before", f"{cold:.3f} ms", shown, anchor / cold),
    ]


def positions() -> list[Player]:
    """The seats of matches between sensible players, from time to time."""
    seats: list[Player] = []
    for number in range(MATCHES):
        state, rng, lines = RULES.setup(2 + number % 3, resolved(RULES, {}), f"ways/{number}"), Random(number), 0
        while awaited := RULES.to_act(state):
            state = drive(
                RULES.turn(state, awaited[0]),
                lambda ask, path, world=state, seat=awaited[0], rng=rng: RULES.mind.policy(world, seat, ask, path, rng),
            )[1].state
            lines += 1
            if lines % EVERY == 0:
                seats += [state.position.players[seat] for seat in playing(state.position)]
    return seats


def ways_of(player: Player) -> None:
    """All cheapest ways of a seat's pieces: by sea, and over land from where a jeep stands."""
    for group in groups(player):
        ways.ways("ship" if is_sea(group.node) else "jeep", group.node)


def cold_time(player: Player) -> float:
    """The time when no way is known yet."""
    ways._ways.cache_clear()
    return timed(ways_of, player)


def timed(work: Callable[[Player], None], player: Player) -> float:
    """The time of one call in ms."""
    start = perf_counter()
    work(player)
    return (perf_counter() - start) * 1000


@cache
def graph() -> dict[str, list[tuple[str, int]]]:
    """All passages, canals and their costs, by name."""
    found: dict[str, list[tuple[str, int]]] = {}
    for number, node in enumerate(NODES):
        cost = ways.LINE_COST["ship" if is_sea(node) else "jeep"]
        found[node] = [(NODES[other], cost) for other in NEXT[number]]
    for canal in CANALS:
        a, b = canal.nodes
        found[a].append((b, canal.cost))
        found[b].append((a, canal.cost))
    return found


def naive(player: Player) -> None:
    """The same ways by the book: a heap, names, nothing kept."""
    for group in groups(player):
        costs, heap = {group.node: 0}, [(0, group.node)]
        while heap:
            cost, node = heapq.heappop(heap)
            if cost > costs[node]:
                continue
            for other, step in graph()[node]:
                if cost + step < costs.get(other, 1000):
                    costs[other] = cost + step
                    heapq.heappush(heap, (cost + step, other))
