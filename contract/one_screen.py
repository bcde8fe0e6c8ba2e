"""The panel of a question on a phone: its height, and what can be answered from it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any

import render
from cogs.actions.panel import AskAction, OpenForm, PickSeveral
from cogs.actions.wire import parse_id
from cogs.panel import answers, deciding, fields, screens, spec
from cogs.panel.meant import Given, TurnedPage
from cogs.panel.other_answers import MenuPart
from cogs.panel.screens import Glance
from cogs.panel.spec import Button, Menu, Screen
from engine.asks.answers import open_values, random_answer
from engine.asks.decision import Decision
from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import Match, begin
from engine.values.core import NONE, Ask, Path, Seat
from engine.walking.walk import Asking, decision, follow, preview, walk
from play.values.panels import AskingPanel, Ref
from render.kit.canvas import Canvas
from render.kit.decision import in_sight, numbers
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))

CHAT = 788
"""The height in px of the chat on a phone of 430 x 900 px."""

PICTURE_WIDTH = 381
"""The width in px at which such a phone shows a picture."""

CONTROLS = 5
"""The most controls of a panel: three answers, *More*, and a menu."""

STAKE_LETTERS = 80
"""The most letters of what is at stake."""

AROUND = 14 + 33 + 26 + 34
"""Px of a panel above its picture and below its controls, on a phone."""

STAKE = 8 + 41 + 8
"""Px of what is at stake with the gaps around it."""

ROW = 44 + 8
"""Px of a row with a button and of the gap below it."""

MENU = 8 + 46
"""Px of a menu with the gap above it."""


def panel_height(picture: int, rows: int, has_menu: bool) -> float:
    """Return how high a panel is on a phone, in px (docs/house/turns.md).

    `picture`: the height of its picture; `rows`: the number of its rows with a button.
    """
    return AROUND + picture + STAKE + ROW * rows - 8 + (MENU if has_menu else 0)


def ask_at_random(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Generator[AskingPanel, None, Path]:
    """Yield the questions of a turn that is played at random; return its line."""
    path: Path = ()
    end = walk(rules, state, seat, path)
    while isinstance(end, Asking):
        brief = decision(rules, state, seat, end)
        view = preview(rules, state, seat, path)
        yield AskingPanel(Ref(3, "turn", seat, 0, 0, "0a1b2c3d"), end, path, bool(path), brief, preview=view)
        path = (*end.path, *random_answer(end.ask, rng).split())
        end = walk(rules, state, seat, path)
    return end.path


def order_at_random(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Iterator[AskingPanel]:
    """Yield the questions of an order that is given at random."""
    path: Path = ()
    while (talk := rules.orders.ask(state, seat)) is not None and isinstance(end := follow(talk, path), Asking):
        brief = decision(rules, state, seat, end)
        yield AskingPanel(Ref(3, "order", seat, 0, 0, "0a1b2c3d"), end, path, bool(path), brief, preview=rules.view(state, seat))
        path = (*end.path, *random_answer(end.ask, rng).split())


def play_at_random(game: str, seed: int, most: int) -> Iterator[tuple[Match, AskingPanel, Seat]]:
    """Yield the questions of a random match, or of its first moves."""
    rules, rng = registry.rules(game), Random(seed)
    choices = {setting.key: rng.choice(setting.choices) for setting in rules.settings}
    match = begin(rules, rng.choice(rules.seats), {**choices, **rules.short}, f"screen-{seed}")
    for _ in range(most):
        if match.result is not None:
            return
        seat = rng.choice(rules.to_act(match.state))
        questions = ask_at_random(rules, match.state, seat, rng)
        while True:
            try:
                panel = next(questions)
            except StopIteration as end:
                match = match.played(seat, " ".join(end.value))
                break
            yield match, panel, seat


def screen_faults(panel: AskingPanel, screen: Screen) -> list[str]:
    """List what does not keep the limits of one screen."""
    name, faults = panel.walk.ask.name, list(spec.problems(screen))
    if screen.head or screen.foot or screen.body or screen.stake is None:
        faults.append("there is more on it than stake, answers and a menu")
        return [f"{name}: {fault}" for fault in faults]
    controls = spec.controls(screen)
    if len(controls) > CONTROLS:
        faults.append(f"{len(controls)} controls: {[getattr(control, 'label', 'menu') for control in controls]}")
    styles = [control.style for control in controls if isinstance(control, Button)]
    if styles.count("success") + styles.count("primary") > 1:
        faults.append("more than one button is green or blue")
    button_rows = [row for row in screen.rows if isinstance(row, tuple)]
    has_menu = len(button_rows) < len(screen.rows)
    if len(button_rows) + (1 if has_menu else 0) > CONTROLS - 1 or any(len(row) > 1 for row in button_rows):
        faults.append("an answer does not stand in a row of its own")
    if panel.decision.stake is None:
        if len(screen.stake.text) > screens.STAKE:
            faults.append(f"the prompt is {len(screen.stake.text)} letters long, which is more than {screens.STAKE}: {screen.stake.text}")
        return [f"{name}: {fault}" for fault in faults]
    words = SAY(panel.decision.stake).replace("*", "")
    if len(words) > STAKE_LETTERS:
        faults.append(f"what is at stake is {len(words)} letters long, which is more than {STAKE_LETTERS}: {words}")
    long = [SAY(answer.label) for answer in panel.decision.first() if len(SAY(answer.label)) > spec.LABEL_LINE]
    if long:
        faults.append(f"answers longer than {spec.LABEL_LINE} letters, which are two lines on a phone: {long}")
    return [f"{name}: {fault}" for fault in faults]


def reachable_tokens(panel: AskingPanel) -> set[str]:
    """Return the first token of every answer that a person can give by the panel.

    Its menus, pages and forms are included.
    """
    tokens: set[str] = set()
    pages, seen = [MenuPart()], {MenuPart().at}
    for page in pages:  # grows while it is gone through
        for control in spec.controls(screens.asking_screen(panel, deciding.shown_decision(panel), SAY, Glance(page))):
            action = parse_id(control.action.id)  # type: ignore[union-attr]
            if isinstance(action, OpenForm):
                tokens |= typable_answers(panel, action.at.page)
            elif isinstance(control, Menu) and isinstance(action, PickSeveral):
                tokens |= {choice.value.partition(":")[2] for choice in control.choices}
            elif isinstance(action, AskAction):
                choices = [(choice.value,) for choice in control.choices] if isinstance(control, Menu) else [()]
                for meant in [answers.meaning(panel, action, chosen) for chosen in choices]:
                    if isinstance(meant, Given):
                        tokens.add(f"{meant.field}={meant.path[0]}" if meant.field else meant.path[0])
                    elif isinstance(meant, TurnedPage) and meant.at not in seen:
                        seen.add(meant.at)
                        pages.append(MenuPart(meant.at, tally=meant.tally))
    return tokens


def typable_answers(panel: AskingPanel, page: int) -> set[str]:
    """Return the first tokens that one of Discord's forms can answer."""
    question = panel.walk.ask
    if isinstance(question, Ask):
        return {option.token for option in question.free}
    sheet = [question.fields[index] for index in fields.sheets(question)[page]]
    return {f"{field.key}={option.token}" for field in sheet for option in field.ask.free}


def legal_tokens(panel: AskingPanel) -> set[str]:
    """Return the first token of every legal answer; for a multiset, one token of each kind."""
    question = panel.walk.ask
    if isinstance(question, Ask):
        lacks = {NONE} if deciding.lacks_nothing(question, ()) else set()
        return {option.token for option in question.free} | lacks
    return {f"{field.key}={option.token}" for field in question.fields for option in field.ask.free}


def draw_panel(rules: Rules[Any, Any], state: Any, panel: AskingPanel, brief: Decision) -> Canvas:
    """Draw the picture of a panel as the host does.

    An order for which the game has no decision gets the usual one.
    """
    question, is_order = panel.walk.ask, panel.ref.kind == "order"
    values = () if is_order else open_values(question, panel.walk.filled)
    is_told = not is_order or brief.stake is not None
    draft = render.Draft(panel.preview, question.name, values, brief if is_told else None)
    return render.compose(rules.name, rules.view(state, panel.ref.seat), SAY, draft, render.TURN if is_told else None)


def picture_faults(rules: Rules[Any, Any], state: Any, panel: AskingPanel) -> list[str]:
    """List the faults of a panel's picture: its numbers, and its height with the answers."""
    brief = deciding.shown_decision(panel)
    canvas = draw_panel(rules, state, panel, brief)
    name, faults = panel.walk.ask.name, list[str]()
    on_picture, promised = numbers(canvas), set(brief.numbers())
    if on_picture != promised:
        places = {number: answer.places for number, answer in brief.numbers().items()}
        faults.append(
            f"{name}: the picture has the numbers {sorted(on_picture)} and the answers have {sorted(promised)}; their places are {places}: "
            "name areas of the picture like them (`canvas.area`), or draw the decision (`decide`)"
        )
    marks = [box.y0 for box in canvas.boxes if box.kind == "mark"]
    if any(y < canvas.height - in_sight(brief, SAY) for y in marks):
        faults.append(f"{name}: a desk does not show all numbers with the answers: they stand at {marks} of {canvas.height} px")
    screen = screens.asking_screen(panel, brief, SAY)
    menus = sum(isinstance(row, Menu) for row in screen.rows)
    height = panel_height(round(canvas.height * PICTURE_WIDTH / canvas.width), len(screen.rows) - menus, bool(menus))
    if height > CHAT:
        faults.append(f"{name}: the panel is {height:.0f} px high on a phone, which shows {CHAT}: the picture has {canvas.height} px")
    return faults
