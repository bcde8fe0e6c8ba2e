"""The panel of every question of whole matches fits one screen: few controls, few colours, short labels, and everything legal in reach."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from importlib import import_module
from pathlib import Path as File
from random import Random
from typing import Any

import pytest

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
from engine.decision import usual
from engine.match import Match, begin, from_record, positions
from engine.rules import Rules
from engine.walk import Asking as Walk
from engine.walk import decision, follow, preview, walk
from play.values.panels import AskingPanel, Ref
from render.kit.canvas import Canvas
from render.kit.decision import in_sight
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))

GOLDEN = File(__file__).parent.parent / "golden"
HIGH = 788
"""Pixels that a phone of 430 x 900 shows of a chat."""

SHOWN = 381
"""Pixels that it shows a picture wide."""


def high(picture: int, count: int, has_menu: bool) -> float:
    """How high a panel is there, with so many answers: what is around the message, its picture, the stake, the answers, the menu."""
    return 14 + 33 + 26 + picture + 8 + 41 + 8 + (52 * count - 8) + (8 + 46 if has_menu else 0) + 34


def asked(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Generator[AskingPanel, None, Path]:
    """The questions of a turn that is played at random; its line."""
    path: Path = ()
    end = walk(rules, state, seat, path)
    while isinstance(end, Walk):
        brief = decision(rules, state, seat, end)
        seen = preview(rules, state, seat, path)
        yield AskingPanel(Ref(3, "turn", seat, 0, 0, "0a1b2c3d"), end, path, bool(path), brief, preview=seen)
        path = (*end.path, *random_answer(end.ask, rng).split())
        end = walk(rules, state, seat, path)
    return end.path


def ordered(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Iterator[AskingPanel]:
    """The questions of an order that is given at random."""
    path: Path = ()
    while (talk := rules.orders.ask(state, seat)) is not None and isinstance(end := follow(talk, path), Walk):
        brief = decision(rules, state, seat, end)
        yield AskingPanel(Ref(3, "order", seat, 0, 0, "0a1b2c3d"), end, path, bool(path), brief, preview=rules.view(state, seat))
        path = (*end.path, *random_answer(end.ask, rng).split())


def played(game: str, seed: int, most: int) -> Iterator[tuple[Match, AskingPanel, Seat]]:
    """The questions of a random match, or of its first moves."""
    rules, rng = registry.rules(game), Random(seed)
    chosen = {setting.key: rng.choice(setting.choices) for setting in rules.settings}
    match = begin(rules, rng.choice(rules.seats), {**chosen, **rules.short}, f"screen-{seed}")
    for _ in range(most):
        if match.result is not None:
            return
        seat = rng.choice(rules.to_act(match.state))
        questions = asked(rules, match.state, seat, rng)
        while True:
            try:
                panel = next(questions)
            except StopIteration as end:
                match = match.played(seat, " ".join(end.value))
                break
            yield match, panel, seat


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
    assert count


def tall(rules: Rules[Any, Any], state: Any, panel: AskingPanel) -> float:
    """How high a phone shows the panel with the picture of its decision. A desk shows all numbers of the picture with the answers."""
    brief, question = deciding.shown_decision(panel), panel.walk.ask
    values = () if panel.ref.kind == "order" else open_values(question, panel.walk.filled)
    draft = render.Draft(panel.preview, question.name, values, brief)
    drawn: Canvas = import_module(f"render.{rules.name}").decide(rules.view(state, panel.ref.seat), SAY, draft, False)
    numbers = [box.y0 for box in drawn.boxes if box.kind == "mark"]
    assert all(y >= drawn.height - in_sight(brief, SAY) for y in numbers), f"{question.name}: {numbers} of {drawn.height}"
    screen = screens.asking_screen(panel, brief, SAY)
    menus = sum(isinstance(row, Menu) for row in screen.rows)
    return high(round(drawn.height * SHOWN / drawn.width), len(screen.rows) - menus, bool(menus))


@pytest.mark.parametrize("game", registry.names())
def test_every_decision_that_a_game_draws_leaves_room_for_its_answers(game: str) -> None:
    rng, seen = Random(3), dict[str, int]()
    for match, panel, _ in played(game, 3, 80):
        name = panel.walk.ask.name
        if seen.get(name, 0) == 2 or rng.random() < 0.5 or panel.decision.stake is None:
            continue  # a game that says nothing of its decisions draws its usual picture
        seen[name] = seen.get(name, 0) + 1
        assert tall(match.rules, match.state, panel) <= HIGH, name


@pytest.mark.parametrize("game", registry.names())
def test_every_question_of_an_order_is_one_screen_in_the_words_of_the_game(game: str) -> None:
    rng, seen, told = Random(5), set[str](), set[bool]()
    for number, (match, _, seat) in enumerate(played(game, 4, 60)):
        for panel in ordered(match.rules, match.state, seat, rng) if number % 6 == 0 else ():
            question, path = panel.walk.ask, panel.walk.path
            brief = match.rules.mind.decision(match.state, seat, question, path)
            assert brief is None or brief.stake is not None, f"{question.name}: the decision that the game says has no stake"
            told.add(brief is not None)
            brief = brief or usual(question)
            assert 1 <= len({SAY(answer.label) for answer in brief.answers}) == len(brief.answers) <= 3
            for answer in brief.answers:
                talk = match.rules.orders.ask(match.state, seat)
                assert talk is not None
                follow(talk, (*path, *answer.path))  # legal
            check(panel, screens.asking_screen(panel, deciding.shown_decision(panel), SAY))
            missing = legal(panel) - in_reach(panel)
            assert not missing, f"{question.name}: {sorted(missing)[:5]}"
            if question.name not in seen:
                seen.add(question.name)
                assert True not in told or tall(match.rules, match.state, panel) <= HIGH, question.name
    assert len(told) < 2, "a game says the decisions of all its orders, or of none"
    assert seen or match.rules.orders.ask(match.state, seat) is None


@pytest.mark.campaign
@pytest.mark.parametrize("game", registry.names())
def test_every_kind_of_question_of_recorded_matches_leaves_room_for_its_answers(game: str) -> None:
    seen: dict[tuple[str, int], float] = {}
    for file in sorted(GOLDEN.glob(f"{game}/[2-6]-*.json")):
        recorded = from_record(json.loads(file.read_text(encoding="utf-8")))
        rules = recorded.rules
        for entry, state in positions(recorded):
            for seat in rules.to_act(state):
                rng = Random(entry.seq)
                for panel in (*asked(rules, state, seat, rng), *ordered(rules, state, seat, rng)):
                    kind = (panel.walk.ask.name, len(deciding.shown_decision(panel).answers))
                    if kind not in seen:
                        seen[kind] = tall(rules, state, panel)
                        assert seen[kind] <= HIGH, f"{file.name} after {entry.seq}: {kind}"
    assert len(seen) > 10, sorted(seen)
