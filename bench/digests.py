"""Short matches whose digests show whether a page was measured with today's rules.

They have the same lines, the same orders that play the same, the same questions that are small, come by themselves or are asked early, and
the same table. The engine alone plays them: what sensible players play and would leave, with the same seeds each time.
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
from play.people.house import USUAL
from play.time.paces import PACES, usual_absence

SEEDS = (1, 2, 3)
"""The short matches of each game."""

LINES = 60
"""Lines after which a short match is over in any case."""

LONG, LONG_SEED, LONG_LINES = ("deckhand", bots.USUAL), 2, 400
"""The longer matches of each game, by who plays them: anything that is legal, and sensible players. Their seed, in which most questions
come up, and their lines."""

SIZE = 12
"""Characters of a digest."""


def digest(game: str, seed: int) -> str:
    """Return a digest of the lines of a short match, and of some lines that orders play."""
    rules = registry.rules(game)
    rng, texts = Random(f"{game} {seed}"), list[str]()
    state = rules.setup(rules.seats[0], resolve_settings(rules, rules.short), f"{seed}")
    while len(texts) < LINES and (awaited := rules.to_act(state)):
        line = bots.line(bots.USUAL, rules, state, awaited[0], rng)
        if len(texts) % 10 == 0:
            other = Seat((awaited[0] + 1) % rules.seats[0])
            line = "; ".join(
                (line, *rules.orders.foresight(imagine_world(rules, state, other, rng), other, rng), _obey_orders(rules, state, awaited[0]))
            )
        state = play(rules, state, awaited[0], line.partition(";")[0]).value.state
        texts.append(line)
    return codec.digest(texts)[:SIZE]


def _obey_orders(rules: Rules[Any, Any], state: Any, seat: Seat) -> Line:
    """Return the line that the orders of a seat's sensible player would play now."""
    orders = list[Order]()
    for line in rules.orders.foresight(state, seat, Random(0)):
        with suppress(EngineError):
            talk = rules.orders.ask(state, seat)
            end = None if talk is None else follow(talk, tuple(line.split()))
            orders += [end.value] if isinstance(end, Done) else []
    return ordered_line(rules, state, seat, tuple(orders)) or "-"


def table_digest(game: str) -> str:
    """Return a digest of the usual table: its terms, and the asks of two long matches."""
    usual, pace = TableOptions(game, pace=USUAL.pace), PACES[USUAL.pace]
    absence = usual.absence or usual_absence(usual.pace)
    questions = [_questions(game, level) for level in LONG]
    return codec.digest([usual.pace, pace.limit, pace.bank, pace.refill, absence, usual.automatic, SMALL, questions])[:SIZE]


def _questions(game: str, level: str) -> list[str]:
    """Return for each position the awaited seats, small and automatic asks, and early seats."""
    rules = registry.rules(game)
    rng, rows = Random(f"{game} {LONG_SEED}"), list[str]()
    state = rules.setup(rules.seats[-1], resolve_settings(rules, {}), f"{LONG_SEED}")
    while len(rows) < LONG_LINES and (awaited := rules.to_act(state)):
        view = rules.view(state, None)
        small = [seat for seat in awaited if rules.small(view, seat)]
        rows.append(f"{awaited} {small} {rules.automatic(state) is not None} {rules.early.seats(state)}")
        state = play(rules, state, awaited[0], bots.line(level, rules, state, awaited[0], rng)).value.state
    return rows
