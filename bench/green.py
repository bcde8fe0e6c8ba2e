"""`python -m bench green [GAME ...]`: whether the answers that come first are traps.

Mates play matches by the usual settings. At some of their decisions each answer of the panel is completed as the mate would complete it,
and then played out in the same imagined worlds, as far as a captain looks ahead. An answer that lasts (a limit) is stored as an order, and
the seat keeps to it in the playouts. An answer is a trap if another shown answer is clearly better: its chance to win is greater by at
least 0.04, and by at least three standard errors.

A panel shows its first answer in green if the game names it the best for its price (`Decision.has_best`). The table has three numbers: how
many green answers are traps; where no answer is green, how many first buttons are traps; and at how many decisions the mate's own line is
among the answers. With `--whole` a trap and the better answer are also played to the end of the match.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from random import Random
from typing import Any

from msgspec import Struct

from bench.shared import play_mates
from data.measures import measures
from engine.asks.decision import Answer
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.search.greens import is_part, lasting_order, without_traps
from engine.search.plain import complete_sensibly
from engine.search.thinking import judgement_of, play_out
from engine.values.adding import error_of, mean_of
from engine.values.core import EngineError, Line, Seat
from engine.walking.walk import Asking, decision, follow, play, walk
from engine.walking.worlds import imagine_world

CLEAR = 0.04
"""An answer is clearly worse if it has at least this much less chance to win."""

ERRORS = 3.0
"""This difference also has to be at least this many standard errors."""

WORLDS = 80
"""The worlds in which the answers of a position are compared."""

EACH = 6
"""Decisions of one match that are compared."""

TO_THE_END = 1000
"""Playouts that look this many times as far as a captain reach the end of every match."""


class Comparison(Struct, frozen=True):
    """The answers that are shown at a decision, compared."""

    is_green: bool
    """Whether the first answer is green."""
    mate_index: int
    """The index of the answer that the mate plays; -1 if it is not shown."""
    behind: float
    """How much greater the chance with the best of the clearly better answers is than with the first one; 0 if there is none."""
    words: str
    """The position and both answers."""


def compare_answers(
    rules: Rules[Any, Any], state: Any, seat: Seat, answers: Sequence[Answer], seed: str, worlds: int, far: int = 1
) -> list[list[float]]:
    """Return the chances with each answer, one per world.

    `far`: how many times as far as a captain the playouts look.
    """
    judgement, view, rng = judgement_of(rules), rules.view(state, seat), Random(seed)
    chances_by_answer: list[list[float]] = [[] for _ in answers]
    for _ in range(worlds):
        world, chance = rules.imagine(view, rng), rng.getrandbits(64)
        for answer, chances in zip(answers, chances_by_answer, strict=True):
            line, plan = line_of_answer(rules, world, seat, answer, Random(chance))
            after = play(rules, world, seat, line).value.state
            odds, _ = play_out(rules, judgement, after, seat, plan, Random(chance), far)
            chances.append(odds[seat])
    return chances_by_answer


def line_of_answer(rules: Rules[Any, Any], world: Any, seat: Seat, answer: Answer, rng: Random) -> tuple[Line, Any]:
    """Return the line that an answer plays, and the plan of a lasting one (else `None`).

    Raises `EngineError` if a lasting answer plays nothing.
    """
    if not answer.lasts:
        begun = follow(rules.turn(world, seat), answer.path).path
        return " ".join(complete_sensibly(rules, world, seat, begun, rng)), None
    order = lasting_order(rules, world, seat, answer)
    line = None if order is None else rules.orders.obey(world, seat, (order,))
    if order is None or line is None:
        raise EngineError(f"nothing is played by {' '.join(answer.path)}", answer.label)
    return line, judgement_of(rules).plan_of(world, seat, order)


def compare_decision(rules: Rules[Any, Any], state: Any, seat: Seat, seed: str, worlds: int, whole: int) -> Comparison | None:
    """Compare the answers of a decision; return `None` if it has only one.

    `whole`: how many whole matches are played with the first answer and a clearly better one.
    """
    first = walk(rules, state, seat, ())
    if not isinstance(first, Asking):
        return None
    panel = without_traps(rules, state, seat, decision(rules, state, seat, first))
    # Without a green answer the first button counts; an answer that stays is among the last buttons.
    answers = panel.first() if panel.has_best else sorted(panel.first(), key=lambda answer: answer.stays)
    if len(answers) < 2:
        return None
    world = imagine_world(rules, state, seat, Random(seed))
    mate = complete_sensibly(rules, world, seat, (), Random(seed))
    try:
        mate_index = next((at for at, answer in enumerate(answers) if is_part(rules, world, seat, answer, mate)), -1)
        chances_by_answer = compare_answers(rules, state, seat, answers, seed, worlds)
    except EngineError:  # an answer that is legal in the true position is not legal in every imagined world
        return None
    behind, better = 0.0, 0
    for at in range(1, len(answers)):
        differences = [theirs - own for own, theirs in zip(chances_by_answer[0], chances_by_answer[at], strict=True)]
        mean = mean_of(differences)
        if mean >= CLEAR and mean >= ERRORS * error_of(differences) and mean > behind:
            behind, better = mean, at
    parts = (f"`{' '.join(answers[at].path)}` {mean_of(chances_by_answer[at]):.2f}" for at in (0, better))
    words = f"{seed} seat {seat}: {', '.join(parts)}"
    if behind and whole:
        own, theirs = compare_answers(rules, state, seat, (answers[0], answers[better]), f"{seed} whole", whole, TO_THE_END)
        differences = [second - first for first, second in zip(own, theirs, strict=True)]
        words += f"; in whole matches {mean_of(own):.2f} and {mean_of(theirs):.2f}"
        words += f", {mean_of(differences):+.2f} give or take {error_of(differences):.2f}"
    return Comparison(panel.has_best, mate_index, behind, words)


def positions(game: str, seed: str, number: int) -> Iterator[tuple[Any, Seat]]:
    """Yield some decisions of a match of mates; every third match has a seat less."""
    rules, rng = registry.rules(game), Random(f"{seed}/{number}")
    most = min(4, max(rules.seats))
    seats = most - 1 if number % 3 == 2 and most - 1 in rules.seats else most
    state = rules.setup(seats, resolve_settings(rules, measures(game).arena.choices), f"{seed}/{number}")
    moves = list(play_mates(rules, state, rng))
    choices = [(move.state, move.seat) for move in moves if _is_choice(rules, move.state, move.seat)]
    yield from rng.sample(choices, min(EACH, len(choices)))


def _is_choice(rules: Rules[Any, Any], state: Any, seat: Seat) -> bool:
    first = walk(rules, state, seat, ())
    return isinstance(first, Asking) and len(decision(rules, state, seat, first).first()) > 1


def compare_match(game: str, seed: str, worlds: int, whole: int, number: int) -> list[Comparison]:
    """Compare the answers at some decisions of the match of a number."""
    rules = registry.rules(game)
    comparisons = (
        compare_decision(rules, state, seat, f"{game}/{seed}/{number}/{at}", worlds, whole)
        for at, (state, seat) in enumerate(positions(game, seed, number))
    )
    return [comparison for comparison in comparisons if comparison is not None]


def share(some: Sequence[object], of: Sequence[object]) -> str:
    """Return the counts "some of all" with their share, as in `3 of 10 (30.0%)`."""
    return f"{len(some)} of {len(of)} ({len(some) / max(1, len(of)):.1%})"


def row(game: str, decisions: Sequence[Comparison]) -> str:
    """Return the row of a game in the table."""
    greens = [decision for decision in decisions if decision.is_green]
    others = [decision for decision in decisions if not decision.is_green]
    green_traps, other_traps = ([decision for decision in group if decision.behind] for group in (greens, others))
    with_mate = [decision for decision in decisions if decision.mate_index >= 0]
    worst = max((decision.behind for decision in green_traps), default=0.0)
    cells = (len(decisions), share(green_traps, greens), f"{worst:.2f}", share(other_traps, others), share(with_mate, decisions))
    return f"| {game} | {' | '.join(map(str, cells))} |"


def main(arguments: Sequence[str]) -> int:
    """Play and print the table, and the worst positions of each game."""
    parser = argparse.ArgumentParser(prog="python -m bench green", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names(), metavar="GAME")
    parser.add_argument("--positions", type=int, default=300, help="decisions of each game")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--whole", type=int, default=0, help="whole matches with a trap, and as many with the better answer")
    parser.add_argument("--seed", default="green")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--worst", type=int, default=10, help="positions that are named")
    wanted = parser.parse_args(arguments)
    print("| game | decisions | green answers clearly worse | worst | first answers, not green, clearly worse | the mate's line is shown |")
    print("|---|---|---|---|---|---|")
    worst_traps = list[Comparison]()
    with ProcessPoolExecutor(wanted.processes, get_context("spawn")) as pool:
        for game in wanted.games:
            decisions, number = list[Comparison](), 0
            work = partial(compare_match, game, wanted.seed, wanted.worlds, wanted.whole)
            while len(decisions) < wanted.positions:
                numbers = range(number, number + 2 * wanted.processes)
                decisions += chain.from_iterable(pool.map(work, numbers))
                number = numbers.stop
            print(row(game, decisions[: wanted.positions]), flush=True)
            traps = [decision for decision in decisions if decision.behind]
            worst_traps += sorted(traps, key=lambda trap: (not trap.is_green, -trap.behind))[: wanted.worst]
    for trap in worst_traps:
        print(f"{'green' if trap.is_green else 'first'} {trap.behind:.2f} behind: {trap.words}")
    return 0
