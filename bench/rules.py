"""Random play: take a random legal line, apply it. The anchor is python-chess."""

from __future__ import annotations

from random import Random
from time import perf_counter

import chess

from bench import Row
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.walking.walk import sample

SECONDS = 0.5
"""How long one round of one side lasts."""
WARM = 5.0
"""Seconds of play before the first round, in which games fill their caches (ways on a map, options of a place)."""
ROUNDS = 8
"""Rounds in turn; the best of each side counts, because other programs can only slow it down."""
PLIES = 200
"""The most plies of a game of random chess."""


def rows() -> list[Row]:
    """Return a row a game: our moves a second, those of python-chess, and their ratio."""
    table: list[Row] = []
    for name in registry.names():
        rules = registry.rules(name)
        ours, anchor = 0.0, 0.0
        game_speed(rules, ROUNDS, WARM)  # the number of a round is its seed, and no round has this one
        for number in range(ROUNDS):
            ours = max(ours, game_speed(rules, number))
            anchor = max(anchor, chess_speed(number))
        table.append((f"{name}: random play", f"{ours:,.0f} moves/s", f"python-chess {anchor:,.0f} moves/s", ours / anchor))
    return table


def game_speed(rules: Rules[object, object], number: int, seconds: float = SECONDS) -> float:
    """Return the moves a second of random matches with all numbers of seats and choices."""
    others = [{setting.key: choice} for setting in rules.settings for choice in setting.choices if choice != setting.default]
    tables = [(seats, resolve_settings(rules, {**chosen, **rules.short})) for chosen in ({}, *others) for seats in rules.seats]
    moves, played = 0, 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        seats, settings = tables[played % len(tables)]
        rng = Random(f"{number}/{played}")
        state = rules.setup(seats, settings, f"{number}/{played}")
        while awaited := rules.to_act(state):
            state = sample(rules, state, awaited[0], rng)[1].state
            moves += 1
        played += 1
    return moves / (perf_counter() - start)


def chess_speed(number: int) -> float:
    """Return the moves a second of random chess: list the legal moves, push one of them."""
    moves, played = 0, 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        rng = Random(f"{number}/{played}")
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
        played += 1
    return moves / (perf_counter() - start)
