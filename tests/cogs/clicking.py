"""Playing a given line by clicks: what a person who knows what they want presses, one control after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cogs.panel import answers, asks, screens
from cogs.panel.actions import AskAction, PickSeveral
from cogs.panel.answers import Given, Look
from cogs.panel.screens import Glance
from cogs.panel.spec import Button, Menu, Screen, controls
from engine.core import OPEN, Ask, Form, Path, Rules, Say, Seat
from engine.walk import Done, eased, follow
from play.types import Asking, Ref


@dataclass(frozen=True)
class Click:
    """A press on a button (no values) or a choice in a menu."""

    action: AskAction
    values: tuple[str, ...] = ()


def click(shown: Asking, line: Path, say: Say, glance: Glance) -> tuple[Click, Given | Look]:
    """The control to use next, and what it means: the answer that goes furthest along the line, else the way to it."""
    asked, at = shown.walk.ask, len(shown.walk.path)
    todo = line[at + 1 :] if isinstance(asked, Ask) and asked.word == line[at] else line[at:]
    best: tuple[int, Click, Given | Look] | None = None
    for found in every(screens.asking(shown, say, glance), asked, todo):
        meant = answers.meaning(asked, found.action, found.values)
        worth = value(asked, shown, meant, todo, glance)
        if isinstance(meant, Given | Look) and worth and (best is None or worth > best[0]):
            best = worth, found, meant
    if best is None:
        raise AssertionError(f"no control leads from {' '.join(shown.steps)} to {' '.join(line)}")
    return best[1], best[2]


def every(screen: Screen, asked: Ask | Form, todo: Path) -> Iterator[Click]:
    """Every button, every single choice, and the choice of several that the line wants."""
    for control in controls(screen):
        action = control.action
        if not isinstance(action, AskAction):
            continue
        if isinstance(control, Button):
            if not control.disabled:
                yield Click(action)
        elif isinstance(control, Menu) and isinstance(action, PickSeveral):
            token = todo[action.at.field or 0].partition("=")[2] if isinstance(asked, Form) else todo[0]
            wanted = [f"{copy}:{name}" for name, count in Counter(token.split("+")).items() for copy in range(1, count + 1)]
            if set(wanted) <= {choice.value for choice in control.choices}:
                yield Click(action, tuple(wanted))
        elif isinstance(control, Menu):
            for choice in control.choices:
                yield Click(action, (choice.value,))


def value(asked: Ask | Form, shown: Asking, meant: answers.Meaning, todo: Path, glance: Glance) -> int:
    """How good a click is: 100 for each token that it gives, less for looking, 0 for what does not help."""
    if isinstance(meant, Given):
        if isinstance(asked, Form) and meant.field is not None:
            index = next(index for index, field in enumerate(asked.fields) if field.key == meant.field)
            is_open = shown.walk.filled[index] != todo[index].partition("=")[2]
            return 100 if is_open and todo[index] == f"{meant.field}={meant.path[0]}" else 0
        return 100 * len(meant.path) if todo[: len(meant.path)] == meant.path else 0
    if not isinstance(meant, Look) or (meant.at, meant.tally) == (glance.at, glance.tally):
        return 0
    return _look(asked, shown, meant, todo, glance)


def _look(asked: Ask | Form, shown: Asking, meant: Look, todo: Path, glance: Glance) -> int:
    ask, token = asked, todo[0]
    if isinstance(asked, Form):
        if meant.at.field is None:
            return 0
        ask, token = asked.fields[meant.at.field].ask, todo[meant.at.field].partition("=")[2]
        if shown.walk.filled[meant.at.field] == token:
            return 0
        if meant.at.field != glance.at.field and meant.at.group is None:
            return 10
    assert isinstance(ask, Ask)
    if ask.several is not None:
        wanted = Counter(token.split("+"))
        amounts = asks.counts(ask, meant.tally)
        right = sum(amount == wanted[option.token] for option, amount in zip(asks.free(ask), amounts, strict=True))
        return 20 + right + (meant.at.page > glance.at.page)
    names = asks.groups(asks.free(ask))
    group = next(option.group for option in ask.options if option.token == token)
    if meant.at.group is not None and meant.at.group != glance.at.group:
        return 30 if names[meant.at.group] == group else 0
    return 20 if meant.at.page > glance.at.page else 0


def clicks(rules: Rules[Any, Any], state: Any, seat: Seat, line: Path, say: Say) -> int:
    """How many clicks a line takes from the open panel on, the one on *Confirm* included where the line needs it."""
    path: Path = ()
    count, plays = 0, False
    while True:
        end = eased(lambda: rules.turn(state, seat), path)
        if isinstance(end, Done):
            assert end.path == line
            return count + (not plays or end.value.sealed)
        steps = (*end.path, *filled(end.ask, end.filled))
        shown = Asking(Ref(1, "turn", seat, 1, 1), end, steps, bool(steps))
        glance = Glance()
        while True:
            count += 1
            assert count < 200, f"going round in circles to {' '.join(line)}"
            _, meant = click(shown, line, say, glance)
            if isinstance(meant, Given):
                break
            glance = Glance(meant.at, tally=meant.tally)
        if meant.field is None:
            plays = meant.plays
            path = (*end.path, *meant.path)
            continue
        token = f"{meant.field}={meant.path[0]}"
        kept = tuple(other for other in filled(end.ask, end.filled) if other.partition("=")[0] != meant.field)
        after = follow(rules.turn(state, seat), (*end.path, *kept, token))
        path = after.path if isinstance(after, Done) else (*after.path, *filled(after.ask, after.filled))


def filled(ask: Ask | Form, given: Path) -> Path:
    """The fields of a form that have an answer."""
    if not isinstance(ask, Form):
        return ()
    return tuple(f"{field.key}={token}" for field, token in zip(ask.fields, given, strict=True) if token != OPEN)
