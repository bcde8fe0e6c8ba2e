"""Finds the clicks by which a person plays a given line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from cogs.actions.panel import AskAction, OpenForm, PanelAction, Pick, PickAnother, PickSeveral, SubmitForm, TakeAnswer, Where
from cogs.panel import answers, asks, deciding, fields, screens
from cogs.panel.meant import Given, Meaning, TurnedPage
from cogs.panel.other_answers import MenuPart
from cogs.panel.screens import NO_GLANCE, Glance
from cogs.panel.spec import Menu, Screen, controls, modal_problems
from engine.asks.answers import after_word
from engine.asks.decision import Answer
from engine.game.rules import Rules
from engine.values.core import OPEN, Ask, Form, Path, Say, Seat, Talk
from engine.walking.walk import Asking, Done, decision, follow, walk_with_forced
from play.values.panels import AskingPanel, Kind, Ref


@dataclass(frozen=True)
class PanelClick:
    """A press on a button, a choice in a menu, or a form that is opened and sent."""

    action: PanelAction
    values: tuple[str, ...] = ()
    """What is chosen in a menu; empty for a button."""
    typed: tuple[str, ...] = ()
    """What is typed into the fields of a form; empty if it is none."""

    @property
    def count(self) -> int:
        """The number of clicks: two for a form, which is opened and sent."""
        return 2 if self.typed else 1


Press: TypeAlias = tuple[PanelClick, Given | TurnedPage]
"""A click, and what it means: an answer, or another page of the panel."""

TOKEN = 100
"""The value of an answer for each token of the line that it gives."""


class FoundWay(NamedTuple):
    """A way to an answer."""

    per_click: float
    """Its value for each click."""
    gain: float
    """Its value, as `gain_of` returns it."""
    presses: list[Press]


def click(panel: AskingPanel, line: Path, say: Say, glance: Glance = NO_GLANCE, first: tuple[Answer, ...] = ()) -> Press:
    """Return the click to make next on the way to a line's best answer, and what it means."""
    return way_to(panel, line, say, glance, first)[0]


def way_to(panel: AskingPanel, line: Path, say: Say, glance: Glance = NO_GLANCE, first: tuple[Answer, ...] = ()) -> list[Press]:
    """Return the clicks, one after the other, to the answer that gives most tokens per click.

    The pages of the panel are looked through, those that few clicks lead to first.
    """
    question = panel.walk.ask
    todo = line[len(panel.walk.path) :]
    if isinstance(question, Ask):
        todo = after_word(question, todo)
    best: FoundWay | None = None
    pages: list[tuple[Glance, list[Press]]] = [(glance, [])]
    seen = {(glance.part.at, glance.part.tally)}
    for current, before in pages:  # grows while it is gone through
        assert len(pages) < 2000, f"going round in circles to {' '.join(line)}"
        if best is not None and best.per_click * (len(before) + 1) > TOKEN * len(todo):
            break  # even an answer with all tokens would not be worth so many clicks
        for press in helpful_clicks(screens.asking_screen(panel, deciding.shown_decision(panel, first), say, current), panel, todo):
            meant = meaning(panel, press, say, first)
            if isinstance(meant, Given):
                gain = gain_of(question, panel, meant, todo)
                found = FoundWay(gain / (press.count + sum(step.count for step, _ in before)), gain, [*before, (press, meant)])
                if gain and (best is None or (found.per_click, found.gain) > (best.per_click, best.gain)):
                    best = found
            elif isinstance(meant, TurnedPage) and (meant.at, meant.tally) not in seen and is_on_the_way(question, meant, todo):
                seen.add((meant.at, meant.tally))
                pages.append((Glance(MenuPart(meant.at, tally=meant.tally)), [*before, (press, meant)]))
    if best is None:
        raise AssertionError(f"no control leads from {' '.join(panel.steps)} to {' '.join(line)}")
    return best.presses


def is_on_the_way(question: Ask | Form, meant: TurnedPage, todo: Path) -> bool:
    """Return whether a page can lead to the line.

    A half-made count cannot if it has an option with a wrong number, neither none nor that of the line. Any other page can.
    """
    ask, token = question, todo[0]
    if isinstance(question, Form):
        if meant.at.field is None or not meant.tally:
            return True
        ask, token = question.fields[meant.at.field].ask, todo[meant.at.field].partition("=")[2]
    if not isinstance(ask, Ask) or ask.several is None or not meant.tally:
        return True
    wanted = Counter(token.split("+"))
    counts = zip(ask.free, asks.counts(ask, meant.tally), strict=True)
    return all(count in (0, wanted[option.token]) for option, count in counts)


def meaning(panel: AskingPanel, press: PanelClick, say: Say, first: tuple[Answer, ...] = ()) -> Meaning:
    """Return what a click answers. For a form, this is what its typed texts mean."""
    if not isinstance(press.action, OpenForm):
        return answers.meaning(panel, press.action, press.values, first) if isinstance(press.action, AskAction) else None
    form = fields.modal(panel.walk, press.action.at, "", panel.ref, say)
    assert form is not None and isinstance(form.action, SubmitForm) and modal_problems(form) == []
    return fields.form_answer(panel.walk, form.action, press.typed, say)


def helpful_clicks(screen: Screen, panel: AskingPanel, todo: Path) -> Iterator[PanelClick]:
    """Yield every click that may help to play the line.

    These are all buttons and all single choices. Multiple choices and forms are filled in as the line needs them.
    """
    question = panel.walk.ask
    for control in controls(screen):
        action = control.action
        if not isinstance(action, AskAction):
            continue
        if isinstance(control, Menu) and isinstance(action, PickSeveral):
            token = todo[action.at.field or 0].partition("=")[2] if isinstance(question, Form) else todo[0]
            # The choices of the menu count the copies of an option: 1:wool, 2:wool.
            several = [f"{copy}:{name}" for name, count in Counter(token.split("+")).items() for copy in range(1, count + 1)]
            if set(several) <= {choice.value for choice in control.choices}:
                yield PanelClick(action, tuple(several))
            continue
        typed = form_answers(question, action.at, todo) if isinstance(action, OpenForm) else ()
        chosen: list[tuple[str, ...]] = [(choice.value,) for choice in control.choices] if isinstance(control, Menu) else [()]
        yield from (PanelClick(action, values, typed) for values in chosen)


def form_answers(question: Ask | Form, at: Where, todo: Path) -> tuple[str, ...]:
    """Return what to type and choose in a form for a line."""
    if isinstance(question, Form):
        tokens = tuple(token.partition("=")[2] for token in todo[: len(question.fields)])
        if at.field is None:
            return tuple(tokens[index] for index in fields.sheets(question)[at.page])
        question, todo = question.fields[at.field].ask, (tokens[at.field],)
    if question.several is None:
        return todo[:1]
    numbers = Counter(todo[0].split("+"))
    return tuple(str(numbers[option.token]) for option in question.free)


def gain_of(question: Ask | Form, panel: AskingPanel, meant: Given, todo: Path) -> float:
    """Return `TOKEN` for each token of the line that an answer gives; 0 if it does not help."""
    if not isinstance(question, Form):
        return TOKEN * len(meant.path) if todo[: len(meant.path)] == meant.path else 0
    if meant.field is not None:
        index = next(index for index, field in enumerate(question.fields) if field.key == meant.field)
        is_open = panel.walk.filled[index] != todo[index].partition("=")[2]
        return TOKEN if is_open and todo[index] == f"{meant.field}={meant.path[0]}" else 0
    filled = {field.key: token for field, token in zip(question.fields, panel.walk.filled, strict=True)}
    field_count, answer_count = len(filled), len(meant.path)
    fields_are_right = set(meant.path[:field_count]) <= set(todo[:field_count])
    further_is_right = meant.path[field_count:] == todo[field_count:answer_count]
    if not (fields_are_right and further_is_right):
        return 0
    changed = [token for token in meant.path[:field_count] if filled[token.partition("=")[0]] != token.partition("=")[2]]
    return TOKEN * len(changed)


def clicks(rules: Rules[Any, Any], state: Any, seat: Seat, line: Path, say: Say, kind: Kind = "turn") -> int:
    """Return how many clicks a line takes from the open panel on, with *Confirm* if needed.

    The clicks that open the panel are not counted: *My turn*, and for an order *Standing orders* too.
    """

    def dialogue() -> Talk[Any]:
        talk = rules.turn(state, seat) if kind == "turn" else rules.orders.ask(state, seat)
        assert talk is not None, "there is nothing to order"
        return talk

    path: Path = ()
    count = answer_count = 0
    last_costs, last_asks = True, False  # set by the first answer
    last_action: PanelAction | None = None
    while True:
        end = walk_with_forced(dialogue, path)
        if isinstance(end, Done):
            assert end.path == line
            # As the host has it: a turn of a single answer is played at once, unless the answer asks for *Confirm*, or costs something and
            # cannot be taken back. An order of a single answer is stored at once.
            is_confirmed = answer_count > 1 or (kind == "turn" and (last_asks or (end.value.sealed and last_costs)))
            return count + 1 if is_confirmed else count
        form_clicks = 0 if last_action is None else clicks_of_next_form(last_action, end.ask)
        if form_clicks and isinstance(end.ask, Ask):
            path = (*end.path, after_word(end.ask, line[len(end.path) :])[0])
            count, last_action = count + form_clicks, None
            continue
        steps = (*end.path, *filled_fields(end.ask, end.filled))
        brief = decision(rules, state, seat, end)
        panel = AskingPanel(Ref(1, kind, seat, 1, 1), end, steps, answer_count > 0, brief)
        way = way_to(panel, line, say)
        press, meant = way[-1]
        assert isinstance(meant, Given)
        count += sum(step.count for step, _ in way)
        answer_count, last_costs, last_asks = answer_count + 1, meant.costs, meant.asks
        last_action = press.action
        if meant.field is None and not isinstance(end.ask, Form):
            path = (*end.path, *meant.path)
        else:
            after = follow(dialogue(), path_with_fields(end, meant))
            path = after.path if isinstance(after, Done) else (*after.path, *filled_fields(after.ask, after.filled))


def clicks_of_next_form(action: PanelAction, ask: Ask | Form) -> int:
    """Return the clicks of the next question if it is a form of amounts after an answer.

    A button opens it at once, so it only has to be sent. A menu opens no form, so a button has to be pressed as well. 0: it is another
    question, or after another action, and its clicks are found as those of any question.
    """
    if not isinstance(ask, Ask) or not asks.is_amounts(ask):
        return 0
    if isinstance(action, Pick | TakeAnswer):
        return 1
    return 2 if isinstance(action, PickAnother) else 0


def path_with_fields(end: Asking, meant: Given) -> Path:
    """Return the path with the fields of a form that are filled in after an answer."""
    tokens = meant.path if meant.field is None else (f"{meant.field}={meant.path[0]}",)
    keys = {token.partition("=")[0] for token in tokens}
    others = tuple(token for token in filled_fields(end.ask, end.filled) if token.partition("=")[0] not in keys)
    return (*end.path, *others, *tokens)


def filled_fields(ask: Ask | Form, tokens: Path) -> Path:
    """Return the fields of a form that have an answer."""
    if not isinstance(ask, Form):
        return ()
    return tuple(f"{field.key}={token}" for field, token in zip(ask.fields, tokens, strict=True) if token != OPEN)
