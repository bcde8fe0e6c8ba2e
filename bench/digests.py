"""Digests that show whether a page was measured with today's rules.

A page stores them, and it is out of date if one of them is another today. `digest` covers the lines of a short match and the orders that
sensible players would give in it. `table_digest` covers the terms of the usual table, and which questions are small, answered
automatically or asked early. The engine plays the matches alone, always with the same seeds.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from cogs.screens.options import TableOptions
from engine import bots
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.values import codec
from engine.values.core import EngineError, Line, Order, Seat
from engine.walking.walk import Done, follow, play
from engine.walking.worlds import imagine_world, ordered_line
from play.follows.deputy import SMALL
from play.people.house import USUAL as USUAL_TABLE
from play.time.paces import PACES, usual_absence

SEEDS = (1, 2, 3)
"""The seeds of the short matches of each game."""

LINES = 60
"""The most lines of a short match."""

LONG = ("deckhand", bots.USUAL)
"""The players of the two longer matches of each game: one plays anything that is legal, the other plays sensibly."""

LONG_SEED = 2
"""The seed of the longer matches: in these, most questions are asked."""

LONG_LINES = 400
"""The most lines of a longer match."""

SIZE = 12
"""Characters of a digest."""


def digest(game: str, seed: int) -> str:
    """Return a digest of the lines of a short match, and of some lines that orders play."""
    rules = registry.rules(game)
    rng, texts = Random(f"{game} {seed}"), list[str]()
    state = rules.setup(rules.seats[0], resolve_settings(rules, rules.short), f"{seed}")
    while len(texts) < LINES and (awaited := rules.to_act(state)):
        line = bots.line(bots.USUAL, rules, state, awaited[0], rng)
        parts = [line]
        if len(texts) % 10 == 0:  # orders are as slow as many lines, so only some positions have them
            other = Seat((awaited[0] + 1) % rules.seats[0])
            parts += rules.orders.foresight(imagine_world(rules, state, other, rng), other, rng)
            parts.append(_line_by_orders(rules, state, awaited[0]))
        state = play(rules, state, awaited[0], line).value.state
        texts.append("; ".join(parts))
    return codec.digest(texts)[:SIZE]


def _line_by_orders(rules: Rules[Any, Any], state: Any, seat: Seat) -> Line:
    """Return the line that the orders of a seat's sensible player play now; `-`: none."""
    orders = list[Order]()
    for line in rules.orders.foresight(state, seat, Random(0)):
        with suppress(EngineError):
            talk = rules.orders.ask(state, seat)
            if talk is not None and isinstance(end := follow(talk, tuple(line.split())), Done):
                orders.append(end.value)
    return ordered_line(rules, state, seat, tuple(orders)) or "-"


def table_digest(game: str) -> str:
    """Return a digest of the usual table: its terms, and the asks of two long matches."""
    usual, pace = TableOptions(game, pace=USUAL_TABLE.pace), PACES[USUAL_TABLE.pace]
    absence = usual.absence or usual_absence(usual.pace)
    questions = [_awaited(game, level) for level in LONG]
    return codec.digest([usual.pace, pace.limit, pace.bank, pace.refill, absence, usual.automatic, SMALL, questions])[:SIZE]


def _awaited(game: str, level: str) -> list[str]:
    """Return who is asked at each position of a long match, and which questions are special.

    Each position has the awaited seats, those with a small question, whether an answer is automatic, and the seats that can be asked early.
    """
    rules = registry.rules(game)
    rng, rows = Random(f"{game} {LONG_SEED}"), list[str]()
    state = rules.setup(rules.seats[-1], resolve_settings(rules, {}), f"{LONG_SEED}")
    while len(rows) < LONG_LINES and (awaited := rules.to_act(state)):
        view = rules.view(state, None)
        small = [seat for seat in awaited if rules.small(view, seat)]
        rows.append(f"{awaited} {small} {rules.automatic(state) is not None} {rules.early.seats(state)}")
        state = play(rules, state, awaited[0], bots.line(level, rules, state, awaited[0], rng)).value.state
    return rows
