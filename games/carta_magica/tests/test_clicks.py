"""How few clicks a turn takes: Spin, one choice, Confirm."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from msgspec.structs import replace as changed

from cogs.panel import deciding, screens, spec
from cogs.panel.spec import Menu, Picture
from contract.clicking import clicks
from engine import bots
from engine.asks.decision import Answer
from engine.game.rules import resolve_settings
from engine.values.core import Ask, Path, Seat
from engine.walking.prepared import reading
from engine.walking.walk import Asking, Done, decision, play, walk, walk_with_forced
from games.carta_magica.game import RULES
from games.carta_magica.mind.squares import MENU_ROOM
from games.carta_magica.rules.options import EDITIONS
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import given, offered, stage
from play.turn.dialogues import panel_of
from play.values.panels import AskingPanel as Panel
from play.values.panels import Ref
from tests.pure.matches import ANNE, BEN, live
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte"))
ORDINARY = ("sail", "goods", "magic", "card", "tow", "repair", "repair-card", "rest")
"""The actions of a turn in which no other card is played."""


def screen_of(state: State, end: Asking) -> spec.Screen:
    """The panel of seat 0 with the least room for answers."""
    ref = Ref(match=1, kind="turn", seat=Seat(0), seq=1, rev=1)
    panel = Panel(ref, end, steps=end.path, can_back=True, decision=decision(RULES, state, Seat(0), end))
    return screens.asking_screen(panel, deciding.shown_decision(panel), SAY)


def answers(state: State, end: Asking, seat: Seat) -> tuple[Answer, ...]:
    decision_made = decision(RULES, state, seat, end)
    assert decision_made is not None
    return decision_made.answers


def any_sail(state: State, rng: Random) -> str:
    """A line to any square in reach, as people choose them: with everything sold, or one thing bought."""
    way = next((word for word in ("sail", "tow", "repair", "repair-card") if word in offered(state)), None)
    if way is None:
        return bots.line("random", RULES, state, RULES.to_act(state)[0], rng)
    path: Path = (way, rng.choice(sorted(offered(state, way))))
    while isinstance(end := walk(RULES, state, RULES.to_act(state)[0], path), Asking):
        assert isinstance(end.ask, Ask)
        path = (*end.path, end.ask.options[0].token)
    return " ".join(path)


@pytest.mark.parametrize(("seats", "edition"), [(2, "original"), (3, "de"), (4, "cz")])
def test_an_ordinary_turn_takes_at_most_three_clicks(seats: int, edition: str) -> None:
    """A click on Spin, one on a suggestion or in a menu, and Confirm: for what sensible players do and for any square they might like."""
    rng = Random(seats)
    state: State = RULES.setup(seats, resolve_settings(RULES, {**RULES.short, "edition": edition}), f"clicks {seats}")
    ordinary = 0
    while awaited := RULES.to_act(state):
        line = bots.line("greedy", RULES, state, awaited[0], rng)
        if stage(state) == "spinning":
            assert clicks(RULES, state, awaited[0], (line,), SAY) == 1
        elif stage(state) == "choosing":
            for tokens in (line.split(), any_sail(state, rng).split()):
                if tokens[0] in ORDINARY:
                    assert 1 + clicks(RULES, state, awaited[0], tuple(tokens), SAY) <= 3, tokens
                    ordinary += 1
        state = play(RULES, state, awaited[0], line).value.state
    assert ordinary > 10 * seats


@pytest.mark.parametrize("spun", [4, 5, 6, 7, 9])
@pytest.mark.parametrize("cards", [[], ["lucky-wind", "spin-again", "curse", "gold-1"]])
def test_a_panel_with_all_squares_keeps_the_limits(spun: int, cards: list[str]) -> None:
    for at in ("p5", "l3", "d12", "k1", "e6"):
        for condition in ("free", "damaged"):
            stock = {"goods": 7, "gold": 7, "magic": 3, "cards": cards}
            state = given({"at": at, "home": "k1", "condition": condition, **stock}, {"home": "j14"}, spun=spun)
            end = walk_with_forced(lambda state=state: RULES.turn(state, Seat(0)), ())  # type: ignore[misc]
            assert isinstance(end, Asking)
            screen = screen_of(state, end)
            assert spec.problems(replace(screen, picture=Picture("x.png", b"x", "x"))) == []
            assert len(spec.controls(screen)) <= 5


def test_the_menus_hold_every_square_in_reach() -> None:
    """If there are more ready answers than the menus have room for, the menus hold the nearest squares."""
    for at in ("p5", "l3", "d12", "k1", "e6"):
        for spun in (4, 6, 7, 9):
            state = given({"at": at, "home": "a7"}, {"home": "j14", "at": "m12"}, spun=spun)
            end = walk(RULES, state, Seat(0), ())
            assert isinstance(end, Asking)
            sails = [answer for answer in answers(state, end, Seat(0)) if answer.path[0] == "sail"]
            reach, squares_in_menus = offered(state, "sail"), {answer.path[1] for answer in sails}
            assert len([answer for answer in sails if answer.group is not None]) <= MENU_ROOM
            assert squares_in_menus <= reach
            assert squares_in_menus == reach or len(reach) > MENU_ROOM - 10
            assert all(isinstance(walk(RULES, state, Seat(0), answer.path), Done) for answer in sails)


def test_a_stuck_ship_sees_what_each_square_costs() -> None:
    state = given({"at": "p5", "condition": "damaged", "gold": 4}, spun=9)
    end = walk(RULES, state, Seat(0), ())
    assert isinstance(end, Asking)
    labels = {answer.path: answer.label for answer in answers(state, end, Seat(0))}
    assert (labels["repair", "p1"].key, dict(labels["repair", "p1"].args)["way"]) == ("carta_magica.menu.way", "repair")
    deals = {path: label.key for path, label in labels.items() if path[1:2] == ("t4",)}
    assert len(deals) == 5, "with the two gold that are left: three open talismans, an unseen one, nothing"


def test_confirm_has_the_words_of_the_answer_that_was_pressed_last() -> None:
    """A repair is one press of the menu, or two: how, and where to."""
    state = given({"at": "p5", "condition": "damaged", "gold": 4, "goods": 4}, spun=9)
    match = changed(live(ANNE, BEN), rules=RULES, state=state)
    presses: tuple[Path, ...]
    for presses in ((), (("repair",),)):
        panel = panel_of(match, Seat(0), "turn", 0, presses)
        assert isinstance(panel, Panel)
        for answer in panel.decision.answers:
            ready = panel_of(match, Seat(0), "turn", 0, (*presses, answer.path))
            assert isinstance(ready, Panel) or ready.words == answer.label, (presses, answer.path)


def test_the_words_of_a_move_do_not_say_how_to_click() -> None:
    """The same words are read in a review, long after the move."""
    state = given({"at": "s9", "home": "k1", "goods": 8}, {"home": "j14"}, spun=9)
    words = SAY(reading(RULES, state, Seat(0), "sail t8 4"))
    assert words.startswith("Sail 9 (any square in reach) · Anvil Harbour (T8)") and "choose" not in words and "chart" not in words


def test_a_trade_after_a_storm_is_one_ready_answer() -> None:
    state = given({"at": "t8", "home": "k1", "goods": 8, "swept": True}, {"home": "j14"}, spun=5)
    end = walk(RULES, state, Seat(0), ())
    assert isinstance(end, Asking)
    paths = [answer.path for answer in answers(state, end, Seat(0))]
    assert ("trade", "4") in paths
    assert isinstance(walk(RULES, state, Seat(0), ("trade", "4")), Done)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_in_the_menu_is_a_whole_line(edition: str) -> None:
    rng = Random(edition)
    state: State = RULES.setup(3, resolve_settings(RULES, {**RULES.short, "edition": edition}), edition)
    for _ in range(20):
        seat, *_ = RULES.to_act(state)
        end = walk_with_forced(lambda state=state, seat=seat: RULES.turn(state, seat), ())  # type: ignore[misc]
        suggestions = answers(state, end, seat) if isinstance(end, Asking) and stage(state) == "choosing" else ()
        for answer in suggestions:
            if answer.group is not None and answer.path[0] != "card":
                assert isinstance(walk(RULES, state, seat, (*end.path, *answer.path)), Done), answer.path
        state = play(RULES, state, seat, bots.line("greedy", RULES, state, seat, rng)).value.state


def test_the_groups_of_a_menu_are_named_after_directions() -> None:
    state = given({"at": "p5"}, spun=6)
    end = walk(RULES, state, Seat(0), ())
    assert isinstance(end, Asking)
    (menu,) = [row for row in screen_of(state, end).rows if isinstance(row, Menu)]
    groups = [choice.label for choice in menu.choices if choice.value.startswith("g")]
    assert groups
    assert all(len(group) > 5 for group in groups), "whole words such as North-east, not letters"
