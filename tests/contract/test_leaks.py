"""Nobody sees what he may not know: in worlds that differ only in that, all he can reach stays the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine import codec
from engine.answers import answers
from engine.core import EngineError, Seat, Talk
from engine.rules import Rules
from engine.walk import Asking, advised, follow, play, walk
from engine.worlds import imagined
from tests.contract.tables import Table, ask_value, every_table, known, mixed_match, thinned

EVERY = 6
"""Every so many moves the worlds are compared."""
ANSWERS = 12
"""So many answers to each ask are followed."""
ASKS = 12
"""So many asks of one dialogue are compared, at every position others; some can be answered for ever."""


def ask_tree(talk: Any, rng: Random) -> Iterator[object]:
    """The asks of a dialogue, depth first along some answers of each; `talk` makes the dialogue afresh."""
    stack: list[tuple[str, ...]] = [()]
    found = 0
    while stack and found < ASKS:
        path = stack.pop()
        end = follow(talk(), path)
        if isinstance(end, Asking):
            found += 1
            yield path, ask_value(end.ask)
            given = []
            for token in answers(end.ask):
                given.append(token)
                if len(given) == 60:
                    break
            stack += [(*path, *token.split()) for token in rng.sample(given, min(ANSWERS, len(given)))]


def reach(rules: Rules[Any, Any], state: Any, viewer: Seat | None, number: int) -> dict[str, object]:
    """Everything that a viewer can see or be asked; the `number` of the position chooses the asks."""
    view = rules.view(state, viewer)
    told: dict[str, object] = {"view": codec.dumps(codec.encode(view)), "status": rules.status(view), "text": rules.describe(view)}
    told["to_act"], told["may_answer"] = rules.to_act(state), rules.early.seats(state)
    if viewer is not None and viewer in rules.to_act(state):
        told["asks"] = list(ask_tree(lambda: advised(rules, state, viewer), Random(number)))
    if viewer is not None and rules.orders.ask(state, viewer) is not None:
        told["orders"] = list(ask_tree(lambda: ordering(rules, state, viewer), Random(number)))
    if viewer in rules.early.seats(state):
        told["early"] = next(ask_tree(lambda: rules.early.ask(state, viewer), Random(1)))
    return told


def ordering(rules: Rules[Any, Any], state: Any, seat: Seat) -> Talk[Any]:
    talk = rules.orders.ask(state, seat)
    assert talk is not None
    return talk


@every_table
def test_a_redealt_world_looks_the_same(table: Table) -> None:
    rules, rng = table.rules, Random(table.name)
    is_different = False
    for number, step in enumerate(thinned(mixed_match(table, "leak"))):
        if number % EVERY:
            continue
        for viewer in (None, *map(Seat, range(table.seats))):
            other = imagined(rules, step.state, viewer, rng)
            rules.audit(other)
            is_different |= other != step.state
            assert reach(rules, other, viewer, number) == reach(rules, step.state, viewer, number)
    assert is_different


@every_table
def test_a_line_shows_others_the_same_in_redealt_worlds(table: Table) -> None:
    """Where the same line is legal in both worlds and no chance comes out, the watchers' news are the same."""
    rules, rng = table.rules, Random(table.name)
    compared = 0
    for step in thinned(mixed_match(table, "news")):
        if step.turn.sealed:
            continue
        for viewer in (None, *map(Seat, range(table.seats))):
            other = imagined(rules, step.state, viewer, rng)
            try:
                turn = play(rules, other, step.seat, step.line).value
            except EngineError:
                continue
            compared += 1
            assert known(turn.notes, viewer) == known(step.turn.notes, viewer)
            assert rules.view(turn.state, viewer) == rules.view(step.turn.state, viewer)
    assert compared


@every_table
def test_a_redealt_world_can_be_played_to_its_end(table: Table) -> None:
    rules, rng = table.rules, Random(table.name)
    for number, step in enumerate(thinned(mixed_match(table, "play"))):
        if number % 25 == 0:
            viewer = rng.choice([None, *map(Seat, range(table.seats))])
            state = imagined(rules, step.state, viewer, rng)
            while awaited := rules.to_act(state):
                end = walk(rules, state, awaited[0], ())
                assert isinstance(end, Asking)
                world = imagined(rules, state, awaited[0], rng)
                path: tuple[str, ...] = ()
                while isinstance(end, Asking):
                    path = (*end.path, *rules.mind.policy(world, awaited[0], end.ask, end.path, rng).split())
                    end = walk(rules, state, awaited[0], path)
                state = end.value.state
            assert rules.result(state) is not None
