"""Forms over a panel show its fields and read right and wrong values."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.actions.panel import OpenForm, PickAnother, SubmitForm, Where, of
from cogs.edge import forms, layout
from cogs.panel import answers, fields, screens, spec
from cogs.panel.fitting import whole_sentences
from cogs.panel.meant import Given, Wrong
from cogs.panel.spec import Blank, Button, Choice, Menu, Modal, Screen, Selection, controls, modal_problems
from engine.asks.decision import Answer
from engine.values.core import OPEN, Ask, Field, Form, Option, Several
from play.values.panels import AskingPanel
from tests.bodies import nested
from tests.cogs.panels import REF, SAY, ask_action, form_filled_in, option, panel, reachable, screen_of, told

ROW, MENU, TEXT, LABEL = 1, 3, 4, 18
"""Discord's numbers for kinds of components."""


def amounts(*numbers: int, **more: Any) -> Ask:
    """Return an ask for one of these numbers."""
    return Ask("bid.amount", told("How much for Magellan?"), tuple(Option(str(n), n, told(str(n)), **more) for n in numbers))


def form_of(asking: AskingPanel) -> Modal:
    """Return the form that a panel opens."""
    modal = fields.modal(asking.walk, Where(), "", REF, SAY)
    assert modal is not None and modal_problems(modal) == []
    return modal


def submitted(asking: AskingPanel, *values: str) -> Any:
    """Return what the form of a panel means with these values."""
    return fields.form_answer(asking.walk, SubmitForm(**of(REF), at=Where(), after=""), values, SAY)


def test_an_amount_out_of_many_is_typed() -> None:
    asking = panel(amounts(*range(6, 46)))
    (typing,) = [control for control in controls(screen_of(asking)) if isinstance(control.action, OpenForm | PickAnother)]
    assert isinstance(typing, Button) and typing.label == "Type a number …"
    modal = form_of(asking)
    assert modal.title == "How much for Magellan?" and modal.parts == (Blank("6 to 45", description=None, value="", most=5),)
    assert submitted(asking, " 17 ") == Given(("17",))
    assert reachable(asking, Random(1)) == {str(n) for n in range(6, 46)}


def test_the_title_of_a_form_is_not_cut_within_a_sentence() -> None:
    ask = Ask("a", told("Your highest bid for Magellan? You can pay up to 45."), amounts(*range(6, 46)).options)
    assert form_of(panel(ask)).title == "Your highest bid for Magellan?"


@pytest.mark.parametrize("typed", ["46", "5", "", "seven", "-7", "7.5", "٧", "999999999"])
def test_a_wrong_amount_is_answered_with_what_is_possible(typed: str) -> None:
    wrong = submitted(panel(amounts(*range(6, 46))), typed)
    assert isinstance(wrong, Wrong) and "Possible: 6 to 45" in SAY(wrong.reason)


def test_few_or_explained_amounts_need_no_form() -> None:
    assert "2, 4, 6, 8, 10, 12" in SAY(submitted(panel(amounts(2, 4, 6, 8, 10, 12)), "3").reason)
    for ask in (amounts(1, 2, 3), amounts(*range(13), hint=told("costs 3"))):
        assert not any(isinstance(control.action, OpenForm) for control in controls(screen_of(panel(ask))))


def market() -> Form:
    """Return a form with three goods, each of which is sold (`s2`) or left alone."""
    return Form(
        "market",
        told("Sell or process each good"),
        tuple(
            Field(
                good,
                Ask(good, told(f"A unit of {good} sells at 70; processing one brings 20"), (option("-", text="Nothing"), option("s2"))),
            )
            for good in ("sugar", "gold", "spice")
        ),
    )


def test_a_form_has_all_fields_and_proposes_nothing_for_open_ones() -> None:
    asking = panel(market(), ("s2", OPEN, OPEN))
    modal = form_of(asking)
    parts = [part for part in modal.parts if isinstance(part, Selection)]
    assert [part.label for part in parts] == [f"A unit of {good} sells at 70" for good in ("sugar", "gold", "spice")]
    assert [[choice.value for choice in part.choices if choice.chosen] for part in parts] == [["s2"], ["-"], ["-"]]
    assert submitted(asking, "-", "s2", "-") == Given(("sugar=-", "gold=s2", "spice=-"))
    assert submitted(asking, "-", "s3", "-") is None and submitted(asking, "-") is None
    assert isinstance(form_filled_in(asking, OpenForm(**of(REF), at=Where(), after=""), Random(1)), Given)


def test_right_amounts_are_kept_if_another_one_is_wrong() -> None:
    prices = Form(
        "prices",
        told("How high?"),
        tuple(Field(name, Ask(name, told(f"{name.title()}: one to come"), amounts(*range(30)).options)) for name in "ab"),
    )
    wrong = submitted(panel(prices, (OPEN, OPEN)), "7", "60")
    assert isinstance(wrong, Wrong) and wrong.kept == ("a=7",)
    assert SAY(wrong.reason) == "B: “60” is not possible. Possible: 0 to 29."
    older = submitted(panel(prices, (OPEN, "3")), "7", "60")
    assert isinstance(older, Wrong) and older.kept == (), "a field that was to be replaced is not kept"


def test_open_fields_of_a_form_can_be_answered_with_nothing() -> None:
    assert (
        fields.answers_of_the_rest(market(), ("s2", OPEN, OPEN)) == ("gold=-", "spice=-")
        and fields.answers_of_the_rest(market(), (OPEN, OPEN, OPEN)) == ()
    )
    asking = panel(prices(), ("7", *(OPEN,) * 6))
    menu = next(control for control in controls(screen_of(asking)) if isinstance(control, Menu))
    meant = answers.meaning(asking, ask_action(menu), ("done",))
    assert isinstance(meant, Given) and meant.path == tuple(f"{name}=-" for name in "bcdefg")


def test_the_numbers_of_a_large_multiset_are_typed() -> None:
    asking = panel(Ask("a", told("Which?"), tuple(option(name, count=20) for name in "abc"), Several(1, 60)))
    assert [part.label for part in form_of(asking).parts] == ["a", "b", "c"]
    assert submitted(asking, "2", "", "1") == Given(("a+a+c",))
    wrong = submitted(asking, "21", "0", "0")
    assert isinstance(wrong, Wrong) and "0 to 20" in SAY(wrong.reason)
    assert isinstance(submitted(asking, "0", "0", "0"), Wrong)


async def test_a_submitted_form_is_read_part_by_part() -> None:
    data = {
        "components": [
            {"type": LABEL, "component": {"type": MENU, "custom_id": "1", "values": ["s2"]}},
            {"type": LABEL, "component": {"type": TEXT, "custom_id": "0", "value": "17"}},
            {"type": ROW, "components": [{"type": MENU, "custom_id": "2", "values": []}]},
        ]
    }
    assert forms.typed_values(cast(Any, SimpleNamespace(data=data))) == ("17", "s2", "")
    discord_form = forms.modal(form_of(panel(market())))
    assert discord_form.is_finished(), "discord.py does not store the form, so answers also come after a restart"


def test_a_menu_has_a_new_number_with_every_answer() -> None:
    """Clients remember a choice by the number of the menu, and do not send the same choice twice."""
    screen = screen_of(panel(Ask("a", told("Which?"), tuple(option(f"o{index}") for index in range(9)))))
    numbers = {item["id"] for _ in range(9) for item in nested(layout.layout(screen).to_components()) if item["type"] == MENU}
    assert len(numbers) == 9


def test_no_menu_opens_a_form() -> None:
    """If the form were dismissed, the choice that opened it could not be chosen again."""
    menu = Menu(OpenForm(**of(REF), at=Where(), after=""), "Which?", (Choice("a", "A"),))
    assert spec.problems(Screen(("Which?",), (menu,))) == ["a menu opens a form"]


def test_an_alt_text_says_what_the_reader_can_do_in_whole_sentences() -> None:
    ask = Ask("bid", told("How much do you bid?"), (option("pass", text="Pass"), option("bid", text="Another bid")))
    first = (Answer(("bid", "6"), told("Bid 6")), Answer(("pass",), told("Pass")))
    assert screens.can_do(panel(ask, answers=first), SAY) == "Your turn: How much do you bid? You can choose: Bid 6; Pass; Another bid."
    assert "6 to 45" in screens.can_do(panel(amounts(*range(6, 46))), SAY)
    many = screens.can_do(panel(Ask("a", told("Which?"), tuple(option(f"o{index}") for index in range(90)))), SAY)
    assert "o7; and 82 more" in many
    assert whole_sentences("One. Two and three. Four", 21) == "One. Two and three." and whole_sentences("Short", 9) == "Short"


def prices() -> Form:
    """Return a form with seven amounts, each of which may be left out."""
    options = (option("-", text="Ask me"), *amounts(*range(46)).options)
    return Form("prices", told("How high?"), tuple(Field(name, Ask(name, told(f"{name}: 2 to come"), options)) for name in "abcdefg"))


def test_a_long_form_is_filled_in_page_by_page() -> None:
    asking = panel(prices(), (OPEN,) * 7)
    opening = [control.action for control in controls(screen_of(asking)) if isinstance(control.action, OpenForm)]
    assert [action.at for action in opening] == [Where(), Where(page=1)]
    first, second = (fields.modal(asking.walk, Where(page=page), "", REF, SAY) for page in (0, 1))
    assert first is not None and second is not None and modal_problems(first) == [] == modal_problems(second)
    assert (len(first.parts), len(second.parts)) == (4, 3)
    assert all(isinstance(part, Blank) and part.free for part in (*first.parts, *second.parts))

    def submit_page(page: int, *values: str) -> Any:
        return fields.form_answer(asking.walk, SubmitForm(**of(REF), at=Where(page=page), after=""), values, SAY)

    assert submit_page(0, "7", "", "0", "12") == Given(("a=7", "b=-", "c=0", "d=12"))
    assert submit_page(1, "7", " ", "9") == Given(("e=7", "f=-", "g=9"))
    assert isinstance(submit_page(1, "46", "", ""), Wrong) and submit_page(1, "7") is None and submit_page(2, "7", "7", "7") is None
