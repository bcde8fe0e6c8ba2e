"""The panel of every question of whole matches fits one screen: few controls, few colours, short labels, and everything legal in reach."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PIL import Image

import render
from cogs.actions.panel import AskAction, OpenForm, PickSeveral
from cogs.actions.wire import parsed
from cogs.panel import answers, asks, deciding, fields, rest, screens, spec
from cogs.panel.meant import Given, Look
from cogs.panel.rest import View
from cogs.panel.screens import Glance
from cogs.panel.spec import Button, Menu, Screen
from engine import registry
from engine.answers import open_values, random_answer
from engine.core import NONE, Ask, Path, Seat
from engine.match import Match, begin
from engine.walk import Asking as Walk
from engine.walk import decision, preview, walk
from play.values.panels import AskingPanel, Ref
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))

HIGH = 788
"""Pixels that a phone of 430 x 900 shows of a chat."""

SHOWN = 381
"""Pixels that it shows a picture wide."""


def high(picture: int, count: int, has_menu: bool) -> float:
    """How high a panel is there, with so many answers: what is around the message, its picture, the stake, the answers, the menu."""
    return 14 + 33 + 26 + picture + 8 + 41 + 8 + (52 * count - 8) + (8 + 46 if has_menu else 0) + 34


def played(game: str, seed: int, most: int) -> Iterator[tuple[Match, AskingPanel, Seat]]:
    """The questions of a random match, or of its first moves."""
    rules, rng = registry.rules(game), Random(seed)
    chosen = {setting.key: rng.choice(setting.choices) for setting in rules.settings}
    match = begin(rules, rng.choice(rules.seats), {**chosen, **rules.short}, f"screen-{seed}")
    for _ in range(most):
        if match.result is not None:
            return
        seat = rng.choice(rules.to_act(match.state))
        path: Path = ()
        end = walk(rules, match.state, seat, path)
        while isinstance(end, Walk):
            brief = decision(rules, match.state, seat, end)
            seen = preview(rules, match.state, seat, path)
            ref = Ref(3, "turn", seat, match.seq, 0, "0a1b2c3d")
            yield match, AskingPanel(ref, end, path, bool(path), brief, preview=seen), seat
            path = (*end.path, *random_answer(end.ask, rng).split())
            end = walk(rules, match.state, seat, path)
        match = match.played(seat, " ".join(end.path))


def check(panel: AskingPanel, screen: Screen) -> None:
    """The limits of one screen."""
    assert spec.problems(screen) == []
    assert not screen.head and not screen.foot and not screen.body and screen.stake is not None
    controls = spec.controls(screen)
    assert len(controls) <= 5, [getattr(one, "label", "menu") for one in controls]
    styles = [one.style for one in controls if isinstance(one, Button)]
    assert styles.count("success") + styles.count("primary") <= 1
    assert len([row for row in screen.rows if not isinstance(row, Menu)]) + any(isinstance(row, Menu) for row in screen.rows) <= 4
    assert all(len(row) == 1 for row in screen.rows if isinstance(row, tuple))
    assert len(screen.stake.text) <= screens.STAKE
    if panel.decision.stake is not None:  # the game's own words
        assert len(SAY(panel.decision.stake).replace("*", "")) <= 80
        assert all(len(SAY(answer.label)) <= spec.LINE for answer in panel.decision.answers)


def in_reach(panel: AskingPanel) -> set[str]:
    """The first tokens of all that can be answered, menus, pages and forms included."""
    found, todo, seen = set[str](), [View()], {(View().at, 0)}
    for view in todo:
        for control in spec.controls(screens.asking_screen(panel, deciding.shown_decision(panel), SAY, Glance(view))):
            action = parsed(control.action.id)  # type: ignore[union-attr]
            if not isinstance(action, AskAction):
                continue
            if isinstance(control, Menu) and isinstance(action, PickSeveral):
                found |= {choice.value.partition(":")[2] for choice in control.choices}
                continue
            values: list[tuple[str, ...]] = [(one.value,) for one in control.choices] if isinstance(control, Menu) else [()]
            for value in values:
                at = action.at if isinstance(action, OpenForm) else rest.opens_form(panel, action, value)
                if at is not None:
                    found |= typed(panel, at.page)
                    continue
                meant = answers.meaning(panel, action, value)
                if isinstance(meant, Given):
                    found.add(f"{meant.field}={meant.path[0]}" if meant.field else meant.path[0])
                elif isinstance(meant, Look) and (meant.at, 0) not in seen:
                    seen.add((meant.at, 0))
                    todo.append(View(meant.at, tally=meant.tally))
    return found


def typed(panel: AskingPanel, page: int) -> set[str]:
    """What a form of Discord's can answer."""
    asked = panel.walk.ask
    if isinstance(asked, Ask):
        return {one.token for one in asks.free(asked)}
    shown = [asked.fields[index] for index in fields.sheets(asked)[page]]
    return {f"{field.key}={one.token}" for field in shown for one in asks.free(field.ask)}


def legal(panel: AskingPanel) -> set[str]:
    """The first tokens of all that may be answered; of a multiset each kind."""
    asked = panel.walk.ask
    if isinstance(asked, Ask):
        lacks = {NONE} if deciding.lacks_nothing(asked, ()) else set()
        return {one.token for one in asks.free(asked)} | lacks
    return {f"{field.key}={one.token}" for field in asked.fields for one in asks.free(field.ask)}


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.campaign), pytest.param(3, marks=pytest.mark.campaign)])
def test_every_question_of_a_match_is_one_screen(game: str, seed: int) -> None:
    count = 0
    for _, panel, _ in played(game, seed, 60 if seed == 1 else 10_000):
        screen = screens.asking_screen(panel, deciding.shown_decision(panel), SAY)
        check(panel, screen)
        missing = legal(panel) - in_reach(panel)
        assert not missing, f"{panel.walk.ask.name}: {sorted(missing)[:5]} of {len(missing)}"
        count += 1
    assert count > 20


@pytest.mark.parametrize("game", registry.names())
def test_every_decision_that_a_game_draws_leaves_room_for_its_answers(game: str) -> None:
    rng, seen = Random(3), dict[str, int]()
    for match, panel, seat in played(game, 3, 80):
        name = panel.walk.ask.name
        if seen.get(name, 0) == 2 or rng.random() < 0.5:
            continue
        seen[name] = seen.get(name, 0) + 1
        brief = deciding.shown_decision(panel)
        view: Any = match.rules.view(match.state, seat)
        draft = render.Draft(panel.preview, name, open_values(panel.walk.ask, panel.walk.filled), brief)
        drawn = Image.open(io.BytesIO(render.picture(game, view, SAY, draft, render.TURN)))
        screen = screens.asking_screen(panel, brief, SAY)
        menus = sum(isinstance(row, Menu) for row in screen.rows)
        tall = high(round(drawn.height * SHOWN / drawn.width), len(screen.rows) - menus, bool(menus))
        assert tall <= HIGH, f"{name}: {tall:.0f} with a picture of {drawn.width} x {drawn.height}"
