"""All parts of forms as Discord takes them, and what it would refuse."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.actions.servers import KeepSetup
from cogs.edge import forms
from cogs.panel.spec import Blank, Choice, ListedPart, Modal, Part, Radio, Selection, Ticks, Upload, modal_problems
from tests.bodies import faults

LINES = (Choice("a", "One"), Choice("b", "Another", "What it is", chosen=True))
PARTS: tuple[Part, ...] = (
    Radio("Which?", LINES),
    Ticks("Which of these?", LINES, "Any"),
    ListedPart("Where?", "homes", (1456074443980800005,), hi=25),
    Upload("The file", "A record"),
    Blank("What else?", free=True),
)


def body(*parts: Part) -> dict[str, Any]:
    """The answer to a click that opens a form."""
    return {"type": 9, "data": forms.modal(Modal(KeepSetup(0, "where"), "A form", parts)).to_dict()}


def faults_of(request_body: dict[str, Any]) -> list[str]:
    return faults("POST", "/interactions/1/token/callback", request_body)


def line(value: str, **more: bool) -> dict[str, Any]:
    return {"label": "One", "value": value, **more}


def test_discord_takes_all_parts() -> None:
    assert faults_of(body(*PARTS)) == faults_of(body(Selection("Which?", LINES))) == []


@pytest.mark.parametrize(
    ("at", "damage", "why"),
    [
        (
            0,
            {"options": [{"label": "One", "value": "a", "default": True}, {"label": "Two", "value": "b", "default": True}]},
            "more is chosen",
        ),
        (0, {"options": [{"label": "One", "value": "a"}, {"label": "Two", "value": "a"}]}, "values twice"),
        (0, {"options": [{"label": "One", "value": "a"}]}, "options"),
        (1, {"required": True}, "may be empty"),
        (1, {"max_values": 3}, "3 of 2"),
        (2, {"max_values": 1, "default_values": [{"id": "1", "type": "channel"}, {"id": "2", "type": "channel"}]}, "more is chosen"),
        (3, {"file_types": ["json"]}, "no kind of files"),
    ],
)
def test_faults_that_discord_would_refuse_are_found(at: int, damage: dict[str, Any], why: str) -> None:
    form = body(*PARTS)
    form["data"]["components"][at]["component"] |= damage
    assert any(why in fault for fault in faults_of(form)), faults_of(form)


@pytest.mark.parametrize(
    "part",
    [
        Radio("Which?", LINES[:1]),
        Radio("Which?", tuple(replace(line, chosen=True) for line in LINES)),
        Radio("Which?", tuple(Choice(str(number), "x") for number in range(11))),
        Ticks("Which?", ()),
        ListedPart("Where?", "roles", (1, 2), hi=1),
    ],
)
def test_a_form_that_discord_would_refuse_is_not_made(part: Part) -> None:
    assert modal_problems(Modal(KeepSetup(0, "where"), "A form", (part,)))
    with pytest.raises(ValueError):
        body(part)
