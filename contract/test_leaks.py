"""Nobody sees a secret: positions that differ only in secrets look the same to a viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from contract.differences import ask_difference, first_difference, note_difference, short
from contract.hiding import choice_faults, deal_faults, later_faults, news_faults, opening_faults, same_world_faults, viewers, who
from contract.tables import Table, every_table, mixed_match, none, thin_out
from engine.asks.answers import answers
from engine.game.rules import Rules
from engine.values import codec
from engine.values.core import Ask, Form, Path, Seat, Talk
from engine.walking.walk import Asking, follow, walk
from engine.walking.worlds import imagine_world

EVERY = 12
"""Worlds are compared at one move in this many."""

ANSWERS = 12
"""How many answers to each ask are followed."""

TRIES = 8
"""How many worlds are tried for a line that reveals chance."""

ASKS = 12
"""How many asks of a dialogue are compared; they are others at every position."""

STEPS = 24
"""The most paths of a dialogue that are followed, because some dialogues can go on for ever."""

STRETCH = 2
"""How many lines of each seat a stretch has that is played again with other hidden choices."""

STRETCHES = 24
"""About how many such stretches of a match there are."""

Tree = dict[Path, Ask | Form]
"""Asks of a dialogue, by the answers that lead to them."""


def ask_tree(talk: Callable[[], Talk[Any] | None], rng: Random) -> Tree:
    """Return asks of a dialogue, which `talk` begins, along some answers to each."""
    stack: list[Path] = [()]
    tree: Tree = {}
    for _ in range(STEPS):
        if not stack or len(tree) == ASKS:
            break
        path = stack.pop()
        dialogue = talk()
        assert dialogue is not None
        end = follow(dialogue, path)
        if isinstance(end, Asking):
            tree[end.path] = end.ask
            tokens = list(islice(answers(end.ask), 60))
            stack += [(*path, *token.split()) for token in rng.sample(tokens, min(ANSWERS, len(tokens)))]
    return tree


def tree_difference(first: Tree, second: Tree) -> str:
    """Return where and how two trees of asks differ, or an empty string."""
    for path in dict.fromkeys((*first, *second)):
        after = f"after `{' '.join(path)}`" if path else "at first"
        if path not in first or path not in second:
            return f"{after} the ask `{(first.get(path) or second[path]).name}` comes in only one of them"
        if words := ask_difference(first[path], second[path]):
            return f"{after} {words}"
    return ""


def reach(rules: Rules[Any, Any], state: Any, viewer: Seat | None, number: int) -> dict[str, Any]:
    """Return everything that a viewer can see or be asked; `number` chooses the asks."""
    view = rules.view(state, viewer)
    seen: dict[str, Any] = {"view": view, "its JSON": codec.dumps(codec.encode(view))}
    seen["status"], seen["describe"] = rules.status(view), rules.describe(view)
    seen["to_act"], seen["early.seats"] = rules.to_act(state), rules.early.seats(state)
    seen["automatic"] = rules.automatic(state)
    if viewer is None:
        return seen
    if viewer in rules.to_act(state):
        seen["turn"] = ask_tree(lambda: rules.turn(state, viewer), Random(number))
    if rules.orders.ask(state, viewer) is not None:
        seen["orders.ask"] = ask_tree(lambda: rules.orders.ask(state, viewer), Random(number))
    for name in ("turn", "orders.ask"):
        seen[f"mind.decision ({name})"] = {path: rules.mind.decision(state, viewer, ask, path) for path, ask in seen.get(name, {}).items()}
    if viewer in rules.early.seats(state):
        seen["early.ask"] = ask_tree(lambda: rules.early.ask(state, viewer), Random(1))
    return seen


def reach_faults(rules: Rules[Any, Any], state: Any, other: Any, viewer: Seat | None, number: int) -> Iterator[str]:
    """Yield the differences that a viewer notices between two positions of the same view."""
    first, second = reach(rules, state, viewer, number), reach(rules, other, viewer, number)
    for name in dict.fromkeys((*first, *second)):
        value, other_value = first.get(name), second.get(name)
        if name.startswith("mind.decision"):
            words = first_difference(value, other_value)
        elif isinstance(value, dict) and isinstance(other_value, dict):
            words = tree_difference(value, other_value)
        elif name in ("status", "describe"):
            words = note_difference(*((messages if isinstance(messages, tuple) else (messages,)) for messages in (value, other_value)))
        else:
            words = first_difference(value, other_value) or (f"{short(value)} and {short(other_value)}" if value != other_value else "")
        if words:
            yield f"`{name}` tells {who(viewer)} the real position from an imagined one: {words}. It must go by the view alone."


@every_table
def test_a_redealt_world_looks_the_same(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "leak"))):
        if number % EVERY:
            continue
        for viewer in viewers(table.seats):
            other = imagine_world(rules, step.state, viewer, rng)
            rules.audit(other)
            none(reach_faults(rules, step.state, other, viewer, number))


@every_table
def test_hidden_facts_are_dealt_by_chance(table: Table) -> None:
    for number, step in enumerate(thin_out(mixed_match(table, "leak"))):
        if number % (4 * EVERY) == 0:
            for viewer in viewers(table.seats):
                none(same_world_faults(table.rules, step.state, viewer))


@every_table
def test_a_deal_tells_and_shows_the_same(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    none(opening_faults(rules, table.start("deal"), table.seats, rng))
    none(deal_faults(rules, table.seats, table.settings))


@every_table
def test_hidden_choices_read_the_same_for_others(table: Table) -> None:
    """A choice that others do not see reads `*` in the log, and its notes are for its owner."""
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "choice"))):
        if number % EVERY == 0:
            none(choice_faults(rules, step.state, step.seat, table.seats, rng))


@every_table
def test_viewers_who_have_read_the_same_see_the_same_later(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    steps, far = list(mixed_match(table, "choice")), STRETCH * table.seats
    for at in range(0, len(steps), max(1, len(steps) // STRETCHES)):
        none(later_faults(rules, steps[at : at + far], table.seats, rng))


@every_table
def test_a_line_shows_others_the_same_in_redealt_worlds(table: Table) -> None:
    """If a line is legal in both worlds and draws no chance, viewers learn the same."""
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "news"))):
        for viewer in viewers(table.seats):
            none(news_faults(rules, step.state, step.seat, step.line, step.turn, viewer, rng, 1 if number % EVERY else TRIES))


@every_table
def test_a_redealt_world_can_be_played_to_its_end(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "play"))):
        if number % 25 == 0:
            viewer = rng.choice(viewers(table.seats))
            state = imagine_world(rules, step.state, viewer, rng)
            while awaited := rules.to_act(state):
                end = walk(rules, state, awaited[0], ())
                assert isinstance(end, Asking)
                world = imagine_world(rules, state, awaited[0], rng)
                path: tuple[str, ...] = ()
                while isinstance(end, Asking):
                    path = (*end.path, *rules.mind.policy(world, awaited[0], end.ask, end.path, rng).split())
                    end = walk(rules, state, awaited[0], path)
                state = end.value.state
            assert rules.result(state) is not None
