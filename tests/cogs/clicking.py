"""Playing a given line by clicks: what a person who knows what they want presses, one control after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from cogs.actions.panel import AskAction, OpenForm, PanelAction, Pick, PickFromMenu, PickSeveral, SubmitForm, TakeHint, TakeRest
from cogs.panel import answers, asks, fields, screens
from cogs.panel.meant import Given, Look, Meaning
from cogs.panel.screens import Glance
from cogs.panel.spec import Button, Menu, Screen, controls, modal_problems
from engine.core import OPEN, Ask, Form, Path, Say, Seat, Talk
from engine.rules import Rules
from engine.walk import Done, advised, eased, follow
from play.values.panels import AskingPanel, Kind, Ref


@dataclass(frozen=True)
class Click:
    """A press on a button (no values), a choice in a menu, or a form with what is typed in it (`typed`)."""

    action: PanelAction
    values: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How often one clicks: a form is opened and sent."""
        return 2 if self.typed else 1


def click(shown: AskingPanel, line: Path, say: Say, glance: Glance) -> tuple[Click, Given | Look]:
    """The control to use next, and what it means: the answer that goes furthest along the line, else the way to it."""
    asked, at = shown.walk.ask, len(shown.walk.path)
    todo = line[at + 1 :] if isinstance(asked, Ask) and asked.word == line[at] else line[at:]
    best: tuple[float, Click, Given | Look] | None = None
    for found in every(screens.asking(shown, say, glance), asked, todo):
        meant = meaning(shown, found, say)
        worth = value(asked, shown, meant, todo, glance) / found.count
        if isinstance(meant, Given | Look) and worth and (best is None or worth > best[0]):
            best = worth, found, meant
    if best is None:
        raise AssertionError(f"no control leads from {' '.join(shown.steps)} to {' '.join(line)}")
    return best[1], best[2]


def meaning(shown: AskingPanel, found: Click, say: Say) -> Meaning:
    """What a click answers; of a form, filled in as given."""
    asked, action = shown.walk.ask, found.action
    if isinstance(action, TakeRest):
        assert isinstance(asked, Form)
        return Given(fields.rest(asked, shown.walk.filled))
    if not isinstance(action, OpenForm):
        return answers.meaning(asked, action, found.values) if isinstance(action, AskAction) else None
    made = fields.modal(shown.walk, action.at, "", shown.ref, say)
    assert made is not None and isinstance(made.action, SubmitForm) and modal_problems(made) == []
    meant = fields.submitted(shown.walk, made.action, found.typed, say)
    return replace(meant, plays=fields.plays_too(asked.suggest, meant.path)) if isinstance(meant, Given) else meant


def every(screen: Screen, asked: Ask | Form, todo: Path) -> Iterator[Click]:
    """Every button, every single choice, the choice of several that the line wants, and the forms filled in as it wants."""
    for control in controls(screen):
        action = control.action
        if isinstance(action, TakeRest):
            yield Click(action)
        elif not isinstance(action, AskAction):
            continue
        elif isinstance(action, OpenForm):
            yield Click(action, typed=wanted(asked, action, todo))
        elif isinstance(control, Button):
            if not control.disabled:
                yield Click(action)
        elif isinstance(control, Menu) and isinstance(action, PickSeveral):
            token = todo[action.at.field or 0].partition("=")[2] if isinstance(asked, Form) else todo[0]
            several = [f"{copy}:{name}" for name, count in Counter(token.split("+")).items() for copy in range(1, count + 1)]
            if set(several) <= {choice.value for choice in control.choices}:
                yield Click(action, tuple(several))
        elif isinstance(control, Menu):
            for choice in control.choices:
                yield Click(action, (choice.value,))


def wanted(asked: Ask | Form, action: OpenForm, todo: Path) -> tuple[str, ...]:
    """What to type and choose in a form for a line."""
    if isinstance(asked, Form):
        tokens = tuple(token.partition("=")[2] for token in todo[: len(asked.fields)])
        if action.at.field is None:
            return tokens
        asked, todo = asked.fields[action.at.field].ask, (tokens[action.at.field],)
    if asked.several is None:
        return todo[:1]
    numbers = Counter(todo[0].split("+"))
    return tuple(str(numbers[option.token]) for option in asks.free(asked))


def value(asked: Ask | Form, shown: AskingPanel, meant: Meaning, todo: Path, glance: Glance) -> float:
    """How good a click is: 100 for each token that it gives, less for looking, 0 for what does not help."""
    if isinstance(meant, Given):
        if isinstance(asked, Form) and meant.field is not None:
            index = next(index for index, field in enumerate(asked.fields) if field.key == meant.field)
            is_open = shown.walk.filled[index] != todo[index].partition("=")[2]
            return 100 if is_open and todo[index] == f"{meant.field}={meant.path[0]}" else 0
        if isinstance(asked, Form):
            now = {field.key: token for field, token in zip(asked.fields, shown.walk.filled, strict=True)}
            is_right = set(meant.path[: len(now)]) <= set(todo[: len(now)]) and todo[len(now) : len(meant.path)] == meant.path[len(now) :]
            return 100 * sum(now[token.partition("=")[0]] != token.partition("=")[2] for token in meant.path[: len(now)]) if is_right else 0
        return 100 * len(meant.path) if todo[: len(meant.path)] == meant.path else 0
    if not isinstance(meant, Look) or (meant.at, meant.tally) == (glance.at, glance.tally):
        return 0
    return _look(asked, shown, meant, todo, glance)


def _look(asked: Ask | Form, shown: AskingPanel, meant: Look, todo: Path, glance: Glance) -> int:
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


def clicks(rules: Rules[Any, Any], state: Any, seat: Seat, line: Path, say: Say, kind: Kind = "turn") -> int:
    """How many clicks a line takes from the open panel on, the one on *Confirm* included where the line needs it.

    One more opens the panel (*My turn*); of an order two more (*My turn*, *Standing orders*).
    """

    def dialogue() -> Talk[Any]:
        return given_talk(advised(rules, state, seat) if kind == "turn" else rules.orders.ask(state, seat))

    path: Path = ()
    count, plays, reveals, is_open = 0, False, False, False
    while True:
        end = eased(dialogue, path)
        if isinstance(end, Done):
            assert end.path == line
            return count + (not plays or (kind == "turn" and end.value.sealed and not reveals))
        steps = (*end.path, *filled(end.ask, end.filled))
        shown = AskingPanel(Ref(1, kind, seat, 1, 1), end, steps, bool(steps))
        glance = Glance()
        while True:
            assert count < 200, f"going round in circles to {' '.join(line)}"
            found, meant = click(shown, line, say, glance)
            # An option that leads to an amount opens the form at once.
            count += 1 if is_open and found.typed else found.count
            if isinstance(meant, Given):
                break
            glance = Glance(meant.at, tally=meant.tally)
        is_open = isinstance(found.action, Pick | PickFromMenu | TakeHint)
        if meant.field is None and not isinstance(end.ask, Form):
            plays, reveals = meant.plays, meant.reveals
            path = (*end.path, *meant.path)
            continue
        tokens = meant.path if meant.field is None else (f"{meant.field}={meant.path[0]}",)
        keys = {token.partition("=")[0] for token in tokens}
        kept = tuple(other for other in filled(end.ask, end.filled) if other.partition("=")[0] not in keys)
        after = follow(dialogue(), (*end.path, *kept, *tokens))
        path = after.path if isinstance(after, Done) else (*after.path, *filled(after.ask, after.filled))


def given_talk(talk: Talk[Any] | None) -> Talk[Any]:
    """The dialogue that there is."""
    assert talk is not None, "there is nothing to order"
    return talk


def filled(ask: Ask | Form, given: Path) -> Path:
    """The fields of a form that have an answer."""
    if not isinstance(ask, Form):
        return ()
    return tuple(f"{field.key}={token}" for field, token in zip(ask.fields, given, strict=True) if token != OPEN)
