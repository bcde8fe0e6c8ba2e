"""The controls of an ask keep Discord's limits, and each of them gives a legal answer."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.actions.panel import AskAction, Confirm, OpenForm, Pick, PickAnother, PickSeveral, TakeAnswer, Where, of, where
from cogs.panel import answers, deciding, screens, spec
from cogs.panel.meant import Given, TurnedPage, Wrong
from cogs.panel.other_answers import MenuPart
from cogs.panel.screens import Glance
from cogs.panel.spec import Button, Choice, Menu, Screen, controls
from engine.asks.answers import answer
from engine.asks.decision import Answer, Decision
from engine.values.core import OPEN, Ask, Field, Form, Msg, Seat, Several
from play.values.panels import AskingPanel, Ready, Ref
from tests.cogs.panels import REF, SAY, ask_action, check_answers, come_back, option, panel, reachable, screen_of, told
from words import speaker


def buttons(screen: Screen) -> list[Button]:
    """Return the answers on a screen, which are rows of one button."""
    return [button for (button,) in (row for row in screen.rows if isinstance(row, tuple))]


def menu_of(screen: Screen) -> Menu:
    """Return the only menu of a screen."""
    (menu,) = [row for row in screen.rows if isinstance(row, Menu)]
    return menu


def choice_of(menu: Menu, label: str) -> Choice:
    """Return the choice of a menu with this label."""
    return next(choice for choice in menu.choices if choice.label == label)


@pytest.mark.parametrize("size", [1, 2, 5, 6, 25, 26, 75, 76, 200])
@pytest.mark.parametrize("grouped", [False, True])
def test_every_option_of_a_single_ask_can_be_clicked(size: int, grouped: bool) -> None:
    options = tuple(
        option(f"o{index}", group=told(f"group {index % 7}") if grouped else None, blocked=told("no") if index % 9 == 8 else None)
        for index in range(size)
    )
    asking = panel(Ask("a", told("Which?"), options))
    assert reachable(asking, Random(1)) == {item.token for item in options if item.blocked is None}
    assert len(controls(screen_of(asking))) <= 5


def test_three_options_have_buttons_and_all_others_a_menu() -> None:
    screen = screen_of(panel(Ask("a", told("Which?"), tuple(option(f"o{index}") for index in range(5)))))
    assert [button.label for button in buttons(screen)] == ["o0", "o1", "o2"]
    assert [choice.label for choice in menu_of(screen).choices] == ["o3", "o4"]
    assert screen.stake is not None and screen.stake.text == "**Which?**" and screen.stake.button.label == "More"
    few = screen_of(panel(Ask("a", told("Which?"), (option("a"), option("b")))))
    assert len(controls(few)) == 3, "no menu if all options have a button"


def test_a_long_label_is_cut() -> None:
    asking = panel(Ask("a", told("Which?"), (option("a", text="long " * 60), option("b", hint=told("hint " * 60)))))
    assert spec.problems(screen_of(asking)) == []


def test_answers_of_a_decision_come_first_and_not_twice() -> None:
    ask = Ask("a", told("Bid?"), (option("pass"), option("bid")))
    passing = Answer(("pass",), told("Pass"), told("keeps 3"), costs=False)
    asking = panel(ask, answers=(Answer(("bid", "8"), told("Bid 8")), passing))
    screen = screen_of(asking)
    assert [(button.label, button.style) for button in buttons(screen)] == [("Bid 8", "secondary"), ("Pass · keeps 3", "secondary")]
    assert [choice.label for choice in menu_of(screen).choices] == ["bid"]
    bid, leave = (ask_action(button) for button in buttons(screen))
    assert answers.meaning(asking, bid, ()) == Given(("bid", "8")) and answers.meaning(asking, leave, ()) == Given(("pass",), costs=False)
    other = panel(ask, answers=(replace(passing, hint=told("keeps 2")),))
    assert answers.meaning(other, leave, ()) is None, "the answer says something else now"


def decided(can_back: bool = False, **more: object) -> AskingPanel:
    """Return a panel with a decision of its game: three answers, of which the last two have numbers on the picture."""
    ask = Ask("a", told("Which?"), tuple(option(f"o{index}") for index in range(5)))
    first = tuple(Answer((f"o{index}",), told(f"Take {index}"), places=(index,) if index else ()) for index in range(3))
    brief = replace(Decision(told("Which one?"), first, told("**Now.** Later"), has_best=True, rest=told("Another one")), **more)
    return replace(panel(ask, steps=("x",) if can_back else ()), decision=brief, can_back=can_back)


def test_a_panel_shows_the_decision_of_the_game() -> None:
    asking = decided()
    screen = screen_of(asking)
    assert [(button.label, button.style) for button in buttons(screen)] == [
        ("Take 0", "success"), ("① Take 1", "secondary"), ("② Take 2", "secondary"),
    ]  # fmt: skip
    assert screen.stake is not None and screen.stake.text == "**Now.** Later" and menu_of(screen).placeholder == "Another one"
    assert screens.number_words(asking.decision, SAY) == "1: Take 1. 2: Take 2."
    two = Ask("a", told("Which?"), (option("o1"), option("o2")))
    _, *with_numbers = asking.decision.answers
    numbered = replace(asking.decision, answers=tuple(with_numbers))
    line = screens.can_do(replace(panel(two), decision=numbered), SAY, numbered)
    assert line == "Your turn: Which?", "answers with numbers are not listed again"
    grey = screens.asking_screen(asking, deciding.shown_decision(asking, has_best=False), SAY)
    assert {button.style for button in buttons(grey)} == {"secondary"}, "a table without ideas names no best answer"


def test_back_is_the_second_button_and_takes_the_place_of_an_answer() -> None:
    screen = screen_of(decided(can_back=True))
    assert [button.label for button in buttons(screen)] == ["Take 0", "‹ Back", "① Take 1"]
    assert "o2" in [choice.label for choice in menu_of(screen).choices] and len(controls(screen)) == 5


def test_the_staying_answer_is_the_last_button_and_green_if_it_is_best() -> None:
    first = (Answer(("o0",), told("Pass"), stays=True), *(Answer((f"o{at}",), told(f"Take {at}"), places=(at,)) for at in (1, 2)))
    asking = decided(answers=first)
    for taken, labels in ((0, ["① Take 1", "② Take 2", "Pass"]), (1, ["① Take 1", "Pass"]), (2, ["Pass"]), (3, ["Pass"])):
        *others, last = buttons(screens.asking_screen(asking, deciding.shown_decision(asking, taken=taken), SAY))
        assert [button.label for button in (*others, last)] == labels and last.style == "success"
    worse = decided(answers=first[::-1])
    (button,) = buttons(screens.asking_screen(worse, deciding.shown_decision(worse, taken=2), SAY))
    assert button.style == "secondary"


def test_a_taught_move_is_the_only_answer() -> None:
    asking = decided()
    for path, label in ((("o4",), "o4"), (("o1",), "① Take 1")):
        screen = screens.asking_screen(asking, deciding.shown_decision(asking, deciding.taught(asking, path)), SAY)
        assert [(button.label, button.style) for button in buttons(screen)] == [(label, "success")]
        assert len(menu_of(screen).choices) == 4
    several = panel(Ask("a", told("Pay"), (option("3"), option("4")), Several(1, 2)))
    (taught,) = deciding.taught(several, ("3+4",))
    assert taught.path == ("3+4",)


def test_words_of_a_picture_have_the_punctuation_of_their_language() -> None:
    options = (option("a"), replace(option("b"), label=Msg("core.you")))
    german, french = (screens.can_do(panel(Ask("a", told("Which?"), options)), speaker(code)) for code in ("de", "fr"))
    assert "; " in german and "\u202f; " in french
    assert screens.number_words(decided().decision, speaker("fr")).startswith("1\u00a0: "), "French has a space before a colon"


def test_a_teacher_offers_no_answer_after_another_was_begun() -> None:
    elsewhere = panel(Ask("a", told("How many?"), (option("0"), option("1"))), steps=("ships",))
    assert deciding.taught(elsewhere, ("colony", "1")) == (), "the taught line begins with another answer"
    (taught,) = deciding.taught(elsewhere, ("ships", "1"))
    assert taught.path == ("1",)


def test_a_long_choice_of_a_menu_goes_on_in_its_description() -> None:
    text = "Ship with jeep in 6S33 towards Brunei (23 points), costs 40"
    asking = panel(Ask("a", told("Which?"), tuple(option(f"o{index}", text=f"{text} and {index}") for index in range(6))))
    menu = menu_of(screen_of(asking))
    assert all(f"costs 40 and {index}" in str(choice.description) for index, choice in enumerate(menu.choices, 3))


def test_blocked_options_are_no_answers() -> None:
    asking = panel(Ask("a", told("Which?"), (option("a"), option("b", blocked=told("too dear")))))
    assert len(buttons(screen_of(asking))) == 1
    assert answers.meaning(asking, Pick(**of(REF), at=Where(), token="b"), ()) is None


def test_a_multiset_menu_counts_equal_cards() -> None:
    asking = panel(Ask("a", told("Pay"), (option("3", count=2), option("4")), several=Several(1, 3)))
    menu = menu_of(screen_of(asking))
    assert len(menu.choices) == 3 and (menu.lo, menu.hi) == (1, 3)
    assert answers.meaning(asking, ask_action(menu), tuple(choice.value for choice in menu.choices)) == Given(("3+3+4",))


def test_the_answer_nothing_has_one_button_with_its_name() -> None:
    for first, labels in (((), ["Nothing"]), ((Answer(("-",), told("Keep all")),), ["Keep all"])):
        asking = panel(Ask("a", told("Exchange"), (option("3"), option("4")), Several(0, 2)), answers=first)
        assert [button.label for button in buttons(screen_of(asking))] == labels


def test_a_refused_multiset_stays_chosen_and_says_why() -> None:
    asking = panel(
        Ask(
            "a",
            told("Pay"),
            (option("3"), option("4")),
            several=Several(1, 2, lambda taken: told("too little") if len(taken) < 2 else None),
        )
    )
    menu = menu_of(screen_of(asking))
    _, second = menu.choices
    meant = answers.meaning(asking, ask_action(menu), (second.value,))
    assert isinstance(meant, Wrong) and meant.tried == "4"
    again = screen_of(asking, Glance(MenuPart(meant.at, meant.tried), meant.reason))
    assert again.stake is not None and "too little" in again.stake.text
    assert [choice.chosen for choice in menu_of(again).choices] == [False, True]


def test_a_large_multiset_is_counted_kind_by_kind() -> None:
    asking = panel(Ask("a", told("Pay"), tuple(option(f"k{index}", count=4) for index in range(20)), several=Several(2, 5)))
    glance = Glance()
    for index, amount in {0: 2, 7: 1, 19: 1}.items():
        for value in (f"k{index}", f"n{amount}"):
            screen = screen_of(asking, glance)
            assert spec.problems(screen) == []
            meant = answers.meaning(asking, ask_action(menu_of(screen)), (value,))
            assert isinstance(meant, TurnedPage)
            glance = Glance(MenuPart(meant.at, tally=meant.tally))
    menu = menu_of(screen_of(asking, glance))
    take, *_ = menu.choices
    assert take.label == "Take these 4"
    assert answers.meaning(asking, ask_action(menu), (take.value,)) == Given(("k0+k0+k7+k19",))


def test_a_form_that_is_too_large_for_discord_is_filled_in_field_by_field() -> None:
    fields = tuple(
        Field(f"f{index}", Ask("a", told(f"Field {index}"), tuple(option(f"v{value}") for value in range(30)))) for index in range(4)
    )
    asking = panel(Form("f", told("Market"), fields), ("v2", OPEN, OPEN, OPEN))
    first = screen_of(asking)
    assert [choice.label for choice in menu_of(first).choices] == ["Field 0: v2", "Field 1: open", "Field 2: open", "Field 3: open"]
    assert answers.meaning(asking, ask_action(menu_of(first)), ("f1",)) == TurnedPage(Where(1))
    second = menu_of(screen_of(asking, Glance(MenuPart(Where(1)))))
    assert answers.meaning(asking, ask_action(second), (choice_of(second, "v3").value,)) == Given(("v3",), "f1")
    assert answers.meaning(asking, ask_action(second), (choice_of(second, "‹ All of them").value,)) == TurnedPage(Where())


def test_a_short_form_opens_beside_its_answers() -> None:
    fields = tuple(
        Field(good, Ask("a", told(good), (option("-"), option("s2"), option("p1", blocked=told("no factory")))))
        for good in ("su", "go", "sp")
    )
    asking = panel(Form("f", told("Market"), fields), ("s2", OPEN, OPEN), answers=(Answer(("su=s2", "go=-", "sp=s2"), told("Sell all")),))
    ready, form = buttons(screen_of(asking))
    assert answers.meaning(asking, ask_action(ready), ()) == Given(("su=s2", "go=-", "sp=s2"))
    assert isinstance(form.action, OpenForm)


def test_a_turn_with_nothing_to_choose_is_one_button() -> None:
    ref = Ref(match=7, kind="turn", seat=Seat(0), seq=12, rev=3)
    screen = screens.ready(Ready(ref, "roll", "roll", ("roll",), only=told("Roll the die")), SAY)
    assert [(button.label, type(come_back(button))) for button in buttons(screen)] == [("Roll the die", Confirm)]
    answered = (
        (Ask("a", told("?"), (option("bid", text="Bid"), option("pass"))), "bid"),
        (Ask("a", told("?"), (option("3"), option("4"))), "3"),
    )
    chosen = screens.ready(Ready(ref, "bid 3", "bid 3", ("bid", "3"), answered=answered), SAY)
    assert [(button.label, button.style) for button in buttons(chosen)] == [("Confirm: Bid · 3", "primary"), ("‹ Back", "secondary")]
    assert chosen.stake is not None and chosen.stake.text == "**Bid · 3**"


def test_confirm_has_the_words_of_the_answer_that_was_pressed() -> None:
    ready = Ready(REF, "build", "build", ("build",))

    def confirm_label(words: str, hint: Msg | None = None) -> str:
        confirm, *_ = buttons(screens.ready(replace(ready, words=told(words), hint=hint), SAY))
        return confirm.label

    assert confirm_label("Last building: 300, +3") == "Confirm: Last building: 300, +3"
    assert confirm_label("Pay the 4", hint=told("−2 crowns")) == "Confirm: Pay the 4 · −2 crowns"
    assert confirm_label("Explore Guiné: +4, −1 more ship") == "Yes: Explore Guiné: +4, −1 more ship"
    assert confirm_label("Last building: 300, +3, last round.") == "Last building: 300, +3, last round."


def test_a_secret_move_says_what_others_read_of_it() -> None:
    screen = screens.ready(Ready(REF, "choose 7", "choose *", ("choose", "7")), SAY)
    assert screen.stake is not None and "only that you have chosen" in screen.stake.text


@pytest.mark.parametrize(
    ("several", "limits"),
    [(Several(0, 1), "one or none"), (Several(0, 2), "up to 2"), (Several(1, 1), "one"), (Several(2, 2), "2"), (Several(1, 3), "1 to 3")],
)
def test_a_menu_says_how_many_may_be_chosen(several: Several, limits: str) -> None:
    ask = Ask("a", told("Three are here. Which? They are gone then."), tuple(map(option, "abc")), several)
    assert menu_of(screen_of(panel(ask))).placeholder == f"Which? ({limits})"


def test_only_chosen_words_are_shown_before_the_question() -> None:
    filled = replace(panel(Ask("a", told("Where?"), (option("k1"), option("k2"))), steps=("sail",)), can_back=False)
    assert screens.stake(filled, filled.decision, SAY) == "**Where?**"
    chosen = replace(filled, can_back=True, answered=((Ask("a", told("?"), (option("sail", text="Sail"),)), "sail"),))
    assert screens.stake(chosen, chosen.decision, SAY) == "**Sail.** Where?"


@st.composite
def some_ask(draw: st.DrawFn) -> Ask:
    """Any ask: of any size, with long labels, groups and blocked options, single or several."""
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


@given(some_ask(), st.randoms(use_true_random=False), st.booleans())
def test_every_control_of_any_ask_keeps_the_limits_and_means_something(ask: Ask, rng: Random, in_form: bool) -> None:
    asking = panel(Form("f", told("F"), (Field("x", ask), Field("y", ask)))) if in_form else panel(ask, steps=("a", "b"))
    for page in range(3):
        screen = screen_of(asking, Glance(MenuPart(Where(page=page, group=page))))
        assert len(controls(screen)) <= 5
        assert spec.problems(screen) == []
        check_answers(asking, screen, rng)


@st.composite
def some_click(draw: st.DrawFn) -> AskAction:
    """A click on any control of any ask, with any numbers."""
    numbers = st.integers(0, 10**12)
    at = Where(draw(st.none() | st.integers(0, 40)), draw(st.none() | st.integers(0, 40)), draw(st.integers(0, 40)))
    kind = draw(st.sampled_from((Pick, PickAnother, PickSeveral, TakeAnswer)))
    more = {
        name: draw(numbers if name == "tally" else st.text(max_size=40))
        for name in kind.codecs
        if name not in AskAction.__dataclass_fields__
    }
    return kind(**of(REF), at=at, **more)


VALUES = st.text(max_size=10) | st.builds("{}{}".format, st.sampled_from(["o", "h", "f", "k", "n", "g", "p", "t", ""]), st.integers(0, 99))


@given(some_click(), st.lists(VALUES | st.sampled_from(["done", "all", "type"]), max_size=3))
def test_a_forged_click_raises_nothing_and_gives_only_offered_answers(action: AskAction, values: list[str]) -> None:
    single = Ask("a", told("?"), tuple(option(f"o{index}") for index in range(30)))
    several = Ask("a", told("?"), tuple(option(f"o{index}", count=3) for index in range(30)), several=Several(1, 3))
    for ask in (single, several, Form("f", told("F"), (Field("x", single), Field("y", several)))):
        meant = answers.meaning(panel(ask), action, values)
        if isinstance(meant, Given) and not isinstance(ask, Form):
            token, *_ = meant.path
            answer(ask, token)
        if isinstance(meant, TurnedPage):
            assert spec.problems(screen_of(panel(ask), Glance(MenuPart(meant.at, tally=meant.tally)))) == []


@given(st.text(max_size=30))
def test_any_place_in_an_ask_is_read_without_an_error(text: str) -> None:
    assert where(where(text).text) == where(text)


def test_answers_with_a_group_open_it_in_the_same_menu() -> None:
    """Every complete answer of a long, deep ask can be two choices away."""
    grouped = (
        Answer(("a",), told("first")),
        *(Answer(("b", f"q{index}"), told(f"q{index}"), group=told("north" if index < 20 else "south")) for index in range(105)),
    )
    asking = panel(Ask("a", told("Which?"), (option("a"), option("b"), option("c", text="long " * 20))), steps=("x",), answers=grouped)
    menu = menu_of(screen_of(asking))
    options_and_groups = [choice.value[:1] for choice in menu.choices]
    assert options_and_groups == ["o", "o", "g", "g"]
    north = answers.meaning(asking, ask_action(menu), ("g0",))
    assert isinstance(north, TurnedPage)
    opened = menu_of(screen_of(asking, Glance(MenuPart(north.at))))
    assert answers.meaning(asking, ask_action(opened), (choice_of(opened, "q7").value,)) == Given(("b", "q7"))
    assert len(reachable_paths(asking)) == 107
    for wrong in ((), ("",), ("h106",), ("-1",), ("x",)):
        assert answers.meaning(asking, ask_action(opened), wrong) is None


def reachable_paths(asking: AskingPanel) -> set[tuple[str, ...]]:
    """Return all answers that the menu can give on all of its pages."""
    paths, todo, seen = set[tuple[str, ...]](), [MenuPart()], set[Where]()
    for view in todo:
        menu = menu_of(screen_of(asking, Glance(view)))
        for choice in menu.choices:
            meant = answers.meaning(asking, ask_action(menu), (choice.value,))
            if isinstance(meant, Given):
                paths.add(meant.path)
            elif isinstance(meant, TurnedPage) and meant.at not in seen:
                seen.add(meant.at)
                todo.append(MenuPart(meant.at))
    return paths
