"""Asks as controls: within Discord's limits, and every control answers something legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.actions.panel import (
    AskAction,
    Confirm,
    Pick,
    PickFromMenu,
    PickSeveral,
    SetAmount,
    ShowField,
    ShowGroup,
    ShowPage,
    TakeCounted,
    TakeHint,
    TakeHintFromMenu,
    Where,
    of,
    where,
)
from cogs.panel import answers, asks, screens, spec
from cogs.panel.meant import Given, Look, Wrong
from cogs.panel.screens import Glance
from cogs.panel.spec import Button, Menu, controls
from engine import registry
from engine.answers import answer, random_answer
from engine.core import OPEN, Ask, Field, Form, Seat, Several, Suggestion
from engine.match import begin
from engine.walk import Asking as Walk
from engine.walk import Done, follow, walk
from play.values.panels import AskingPanel, Ready, Ref
from tests.cogs.panels import REF, SAY, ask_action, check_answers, come_back, option, panel, reachable, told


@pytest.mark.parametrize("size", [1, 2, 5, 6, 25, 26, 75, 76, 200])
@pytest.mark.parametrize("grouped", [False, True])
def test_every_option_of_a_single_ask_can_be_clicked(size: int, grouped: bool) -> None:
    options = tuple(
        option(f"o{index}", group=told(f"group {index % 7}") if grouped else None, blocked=told("no") if index % 9 == 8 else None)
        for index in range(size)
    )
    shown = panel(Ask("a", told("Which?"), options))
    assert reachable(shown, Random(1)) == {item.token for item in options if item.blocked is None}


def test_long_labels_become_a_menu_and_are_cut() -> None:
    shown = panel(Ask("a", told("Which?"), (option("a", text="long " * 60), option("b", hint=told("hint " * 60)))))
    screen = screens.asking(shown, SAY)
    assert spec.problems(screen) == []
    assert isinstance(screen.rows[0], Menu)


def test_suggestions_come_first_and_do_not_double_a_button() -> None:
    ask = Ask(
        "a",
        told("Bid?"),
        (option("pass"), option("bid")),
        suggest=(Suggestion(("bid", "8"), told("Bid 8")), Suggestion(("pass",), told("Pass"))),
    )
    screen = screens.asking(panel(ask), SAY)
    first = screen.rows[0]
    assert isinstance(first, tuple)
    assert [type(button.action) for button in first] == [TakeHint]
    assert answers.meaning(ask, ask_action(first[0]), ()) == Given(("bid", "8"))


def test_a_ready_answer_that_plays_looks_so_and_stands_first() -> None:
    ask = Ask(
        "a",
        told("Bid?"),
        (option("pass"), option("bid")),
        suggest=(Suggestion(("bid", "8"), told("Bid 8")), Suggestion(("pass",), told("Pass"), hint=told("keeps 3"), plays=True)),
    )
    screen = screens.asking(panel(ask), SAY)
    shown = [(control.label, control.style) for control in controls(screen) if isinstance(control, Button)]
    assert shown == [("Pass · keeps 3", "success"), ("Bid 8", "primary"), ("bid", "secondary")]
    play = ask_action(controls(screen)[0])
    assert answers.meaning(ask, play, ()) == Given(("pass",), plays=True)
    other = replace(ask, suggest=(replace(ask.suggest[1], hint=told("keeps 2")),))
    assert answers.meaning(other, play, ()) is None, "it says another thing now"
    careful = screens.asking(screens.careful(panel(ask)), SAY)
    assert [control.label for control in controls(careful) if isinstance(control, Button) and control.style == "success"] == []


def test_what_decides_is_said_on_buttons_above_them_and_in_menus() -> None:
    ask = Ask(
        "a",
        told("Which?"),
        (option("a", hint=told("costs 3")), option("b", hint=told("a long reason " * 6)), option("c")),
        suggest=(
            Suggestion(("c", "d"), told("C and D"), hint=told("pays 9")),
            Suggestion(("c", "e"), told("E"), told("more"), told("pays 1")),
        ),
    )
    screen = screens.asking(panel(ask), SAY)
    assert {control.label for control in controls(screen) if isinstance(control, Button)} == {"a · costs 3", "b", "c", "C and D · pays 9"}
    assert "**b**: a long reason" in screen.body[0] and "costs" not in screen.body[0]
    menu = next(control for control in controls(screen) if isinstance(control, Menu))
    assert [(choice.label, choice.description) for choice in menu.choices] == [("E", "pays 1")]


def test_a_long_line_of_a_menu_is_told_in_two() -> None:
    text = "Ship with jeep in 6S33 towards Brunei (23 points), costs 40"
    shown = panel(Ask("a", told("Which?"), tuple(option(f"o{index}", text=f"{text} and {index}") for index in range(6))))
    menu = next(control for control in controls(screens.asking(shown, SAY)) if isinstance(control, Menu))
    assert all(len(choice.label) <= 100 and f"costs 40 and {index}" in choice.description for index, choice in enumerate(menu.choices))  # type: ignore[operator]


def test_blocked_options_are_listed_with_their_reason() -> None:
    ask = Ask("a", told("Which?"), (option("a"), option("b", blocked=told("too dear"))))
    screen = screens.asking(panel(ask), SAY)
    assert "too dear" in screen.body[0]
    assert answers.meaning(ask, Pick(**of(REF), at=Where(), token="b"), ()) is None


def test_a_multiset_menu_counts_equal_cards() -> None:
    ask = Ask("a", told("Pay"), (option("3", count=2), option("4")), several=Several(1, 3))
    menu = screens.asking(panel(ask), SAY).rows[0]
    assert isinstance(menu, Menu)
    assert len(menu.choices) == 3 and (menu.lo, menu.hi) == (1, 3)
    assert answers.meaning(ask, ask_action(menu), tuple(choice.value for choice in menu.choices)) == Given(("3+3+4",))


def test_an_answer_of_nothing_that_has_a_name_has_one_button() -> None:
    for suggest, buttons in (((), ["Nothing"]), ((Suggestion(("-",), told("Keep all")),), ["Keep all"])):
        ask = Ask("a", told("Exchange"), (option("3"), option("4")), Several(0, 2), suggest)
        rows = screens.asking(panel(ask), SAY).rows
        assert [control.label for row in rows if not isinstance(row, Menu) for control in row] == buttons


def test_a_refused_multiset_keeps_what_was_tried_and_says_why() -> None:
    ask = Ask(
        "a", told("Pay"), (option("3"), option("4")), several=Several(1, 2, lambda taken: told("too little") if len(taken) < 2 else None)
    )
    menu = screens.asking(panel(ask), SAY).rows[0]
    assert isinstance(menu, Menu)
    meant = answers.meaning(ask, ask_action(menu), (menu.choices[1].value,))
    assert isinstance(meant, Wrong) and meant.tried == "4"
    again = screens.asking(panel(ask), SAY, Glance(meant.at, meant.tried, meant.reason))
    assert "too little" in again.head[-1]
    assert [choice.chosen for choice in again.rows[0].choices] == [False, True]  # type: ignore[union-attr]


def test_a_large_multiset_is_counted_kind_by_kind() -> None:
    ask = Ask("a", told("Pay"), tuple(option(f"k{index}", count=4) for index in range(20)), several=Several(2, 5))
    wanted = {0: 2, 7: 1, 19: 1}
    glance = Glance()
    for index, amount in wanted.items():
        glance = Glance(Where(page=index // asks.KINDS), tally=glance.tally)
        screen = screens.asking(panel(ask), SAY, glance)
        assert spec.problems(screen) == []
        menus = [row for row in screen.rows if isinstance(row, Menu)]
        meant = answers.meaning(ask, ask_action(menus[index % asks.KINDS]), (str(amount),))
        assert isinstance(meant, Look)
        glance = Glance(meant.at, tally=meant.tally)
    screen = screens.asking(panel(ask), SAY, glance)
    finish = next(control for control in controls(screen) if isinstance(control.action, TakeCounted))
    assert answers.meaning(ask, ask_action(finish), ()) == Given(("k0+k0+k7+k19",))


def test_a_form_goes_page_by_page_and_keeps_its_answers() -> None:
    fields = tuple(
        Field(f"f{index}", Ask("a", told(f"Field {index}"), tuple(option(f"v{value}") for value in range(30)))) for index in range(4)
    )
    form = Form("f", told("Market"), fields)
    first = screens.asking(panel(form), SAY)
    assert spec.problems(first) == [] and "▶ " in first.body[0].splitlines()[0]
    second = screens.asking(panel(form, ("v2", OPEN, OPEN, OPEN)), SAY)
    assert second.body[0].splitlines()[1].startswith("▶")
    menu = next(row for row in second.rows if isinstance(row, Menu) and isinstance(row.action, PickFromMenu))
    assert answers.meaning(form, ask_action(menu), ("v3",)) == Given(("v3",), "f1")
    goto = next(row for row in second.rows if isinstance(row, Menu) and isinstance(row.action, ShowField))
    assert answers.meaning(form, ask_action(goto), ("3",)) == Look(Where(3))


def test_a_short_form_shows_all_its_fields_and_ready_answers() -> None:
    fields = tuple(
        Field(good, Ask("a", told(good), (option("-"), option("s2"), option("p1", blocked=told("no factory")))))
        for good in ("su", "go", "sp")
    )
    form = Form("f", told("Market"), fields, suggest=(Suggestion(("su=s2", "go=-", "sp=s2"), told("Sell all")),))
    screen = screens.asking(panel(form, ("s2", OPEN, OPEN)), SAY)
    assert spec.problems(screen) == []
    menus = [row for row in screen.rows if isinstance(row, Menu)]
    assert [menu.caption for menu in menus] == ["**su**", "**go**", "**sp**"]
    assert [[choice.value for choice in menu.choices if choice.chosen] for menu in menus] == [["s2"], ["-"], ["-"]]
    assert all(choice.value != "p1" for menu in menus for choice in menu.choices) and "no factory" in screen.body[0]
    assert answers.meaning(form, ask_action(menus[2]), ("s2",)) == Given(("s2",), "sp")
    (ready,) = screen.rows[0] if isinstance(screen.rows[0], tuple) else ()
    assert answers.meaning(form, ask_action(ready), ()) == Given(("su=s2", "go=-", "sp=s2"))
    assert answers.meaning(form, TakeHint(**of(REF), at=Where(), index=1), ()) is None


def test_a_turn_with_nothing_to_choose_is_one_button() -> None:
    ref = Ref(7, "turn", Seat(0), 12, 3)
    screen = screens.ready(
        Ready(ref, "roll", "roll", ("roll",), only=told("Roll the die")), SAY, screens.Outlook(told("Ana rolls"), told("Bruno rolls"))
    )
    buttons = [button for row in screen.rows if isinstance(row, tuple) for button in row]
    assert [(button.label, type(come_back(button))) for button in buttons] == [("Roll the die", Confirm)]
    assert screen.head == ("### Ana rolls",), "what is so now, not what comes after it"
    answered = (
        (Ask("a", told("?"), (option("bid", text="Bid"), option("pass"))), "bid"),
        (Ask("a", told("?"), (option("3"), option("4"))), "3"),
    )
    chosen = screens.ready(Ready(ref, "bid 3", "bid 3", ("bid", "3"), answered=answered), SAY)
    assert "Bid · 3\n" in chosen.head[1] and "`bid 3`" in chosen.head[1]
    after = screens.ready(Ready(ref, "bid 3", "bid 3", ("bid", "3")), SAY, screens.Outlook(told("Ana bids"), told("Ana leads")))
    assert after.head[-1] == "-# With this: Ana leads"
    assert len([button for row in chosen.rows if isinstance(row, tuple) for button in row]) == 3


@pytest.mark.parametrize(
    ("several", "said"),
    [(Several(0, 1), "one or none"), (Several(0, 2), "up to 2"), (Several(1, 1), "one"), (Several(2, 2), "2"), (Several(1, 3), "1 to 3")],
)
def test_a_menu_says_how_many_may_be_chosen(several: Several, said: str) -> None:
    ask = Ask("a", told("Three are here. Which? They are gone then."), tuple(map(option, "abc")), several)
    menus = [row for row in screens.asking(panel(ask), SAY).rows if isinstance(row, Menu)]
    assert [menu.placeholder for menu in menus] == [f"Which? ({said})"]


def test_words_that_nobody_chose_change_nothing() -> None:
    outlook = screens.Outlook(told("Ana chooses"), told("Ana sails"))
    filled = AskingPanel(REF, Walk(("sail",), Ask("a", told("Where?"), (option("k1"), option("k2"))), ()), ("sail",), False)
    assert screens.asking(filled, SAY, outlook=outlook).head == ("### Where?",)
    assert screens.asking(replace(filled, can_back=True), SAY, outlook=outlook).head[-1] == "-# With this: Ana sails"


@st.composite
def some_ask(draw: st.DrawFn) -> Ask:
    """Asks of any size and shape."""
    size = draw(st.integers(1, 70))
    text = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), min_size=1, max_size=150)
    long = draw(st.booleans())
    options = tuple(
        option(
            ("t" * 60 if long else "t") + str(index),
            text=draw(text),
            count=draw(st.integers(1, 4)),
            hint=told("why") if draw(st.booleans()) else None,
            group=told(f"g{index % 3}") if size > 30 else None,
            blocked=told("not now") if index and draw(st.integers(0, 5)) == 0 else None,
        )
        for index in range(size)
    )
    if draw(st.booleans()):
        return Ask("a", told(draw(text)), options)
    total = sum(item.count for item in options if item.blocked is None)
    low = draw(st.integers(0, min(3, total)))
    high = draw(st.integers(max(low, 1), min(total, 12)) if total > max(low, 1) else st.just(max(low, 1)))
    return Ask("a", told(draw(text)), options, Several(low, high))


@settings(max_examples=60, deadline=None)
@given(some_ask(), st.randoms(use_true_random=False), st.booleans())
def test_any_ask_keeps_the_limits_and_means_something(ask: Ask, rng: Random, in_form: bool) -> None:
    shown = panel(Form("f", told("F"), (Field("x", ask), Field("y", ask)))) if in_form else panel(ask, steps=("a", "b"))
    for page in range(3):
        screen = screens.asking(shown, SAY, Glance(Where(page=page, group=page)))
        assert spec.problems(screen) == []
        check_answers(shown, screen, rng)


SHOWING = (ShowField, ShowGroup, ShowPage)


@st.composite
def some_click(draw: st.DrawFn) -> AskAction:
    """Any control of any ask, with any numbers."""
    numbers = st.integers(0, 10**12)
    at = Where(draw(st.none() | st.integers(0, 40)), draw(st.none() | st.integers(0, 40)), draw(st.integers(0, 40)))
    kind = draw(st.sampled_from((Pick, PickFromMenu, PickSeveral, TakeHint, TakeHintFromMenu, SetAmount, TakeCounted, *SHOWING)))
    more = {
        name: draw(st.text(max_size=40) if name == "token" else numbers) for name in kind.codecs if name not in AskAction.__struct_fields__
    }
    return kind(**of(REF), at=at, **more)


@given(some_click(), st.lists(st.text(max_size=10), max_size=3))
def test_forged_clicks_never_raise_and_never_answer_what_was_not_offered(action: AskAction, values: list[str]) -> None:
    single = Ask("a", told("?"), tuple(option(f"o{index}") for index in range(30)))
    several = Ask("a", told("?"), tuple(option(f"o{index}", count=3) for index in range(30)), several=Several(1, 3))
    for asked in (single, several, Form("f", told("F"), (Field("x", single), Field("y", several)))):
        meant = answers.meaning(asked, action, values)
        if isinstance(meant, Given) and not isinstance(asked, Form):
            answer(asked, meant.path[0])


@given(st.text(max_size=30))
def test_any_place_in_an_ask_is_read_without_an_error(text: str) -> None:
    assert where(where(text).text) == where(text)


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_ask_of_a_random_match_is_a_panel(game: str, seed: int) -> None:
    rules, rng = registry.rules(game), Random(seed)
    seats = rng.choice(rules.seats)
    chosen = {setting.key: rng.choice(setting.choices) for setting in rules.settings}
    match = begin(rules, seats, {**chosen, **rules.short}, f"panel-{seed}")
    while match.result is None:
        seat = rng.choice(rules.to_act(match.state))
        order = rules.orders.ask(match.state, seat)
        if order is not None:
            walked: Walk | Done[Any] = follow(order, ())
            if isinstance(walked, Walk):
                assert spec.problems(screens.asking(panel(walked.ask), SAY)) == []
        path: tuple[str, ...] = ()
        end = walk(rules, match.state, seat, path)
        while isinstance(end, Walk):
            shown = AskingPanel(Ref(3, "turn", seat, match.seq, 0), end, path, bool(path))
            screen = screens.asking(shown, SAY)
            assert spec.problems(screen) == []
            assert check_answers(shown, screen, rng) or isinstance(end.ask, Form) or reachable(shown, rng)
            path = (*end.path, *random_answer(end.ask, rng).split())
            end = walk(rules, match.state, seat, path)
        match = match.played(seat, " ".join(end.path))


def test_suggestions_with_a_group_are_entries_of_menus() -> None:
    """Every complete answer of a long, deep ask can be one click away."""
    suggest = (
        Suggestion(("a",), told("first")),
        *(Suggestion(("b", f"q{index}"), told(f"q{index}"), told("north" if index < 20 else "south")) for index in range(105)),
    )
    ask = Ask("a", told("Which?"), (option("a"), option("b"), option("c", text="long " * 20)), suggest=suggest)
    shown = panel(ask, steps=("x",))
    screen = screens.asking(shown, SAY)
    assert spec.problems(screen) == []
    menus = [row for row in screen.rows if isinstance(row, Menu) and isinstance(row.action, TakeHintFromMenu)]
    assert [len(menu.choices) for menu in menus] == [25, 25, 25, 25]
    assert [menu.placeholder for menu in menus[:2]] == ["north, south", "south"]
    assert answers.meaning(ask, TakeHintFromMenu(**of(REF), at=Where(), index=1), (menus[1].choices[0].value,)) == Given(("b", "q25"))
    few = (
        Suggestion(("a",), told("east"), told("e")),
        Suggestion(("b", "1"), told("west"), told("w")),
        Suggestion(("c",), told("up"), told("e")),
    )
    menus = [row for row in screens.asking(panel(replace(ask, suggest=few)), SAY).rows if isinstance(row, Menu)][:2]
    assert [(menu.placeholder, [choice.label for choice in menu.choices]) for menu in menus] == [("e", ["east", "up"]), ("w", ["west"])]
    for wrong in ((), ("",), ("106",), ("-1",), ("x",)):
        assert answers.meaning(ask, TakeHintFromMenu(**of(REF), at=Where(), index=0), wrong) is None
