"""Discord takes forms with all kinds of parts, and faults that it would refuse are found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.actions.servers import KeepSetup
from cogs.edge import forms
from cogs.panel.spec import Blank, Choice, ListedPart, Modal, Part, Radio, Selection, Ticks, Upload, modal_problems
from tests.bodies import faults

CHOICES = (Choice("a", "One"), Choice("b", "Another", "What it is", chosen=True))
PARTS: tuple[Part, ...] = (
    Radio("Which?", CHOICES),
    Ticks("Which of these?", CHOICES, "Any"),
    ListedPart("Where?", "homes", (1456074443980800005,), hi=25),
    Upload("The file", "A record"),
    Blank("What else?", free=True),
)
RADIO, TICKS, LISTED, UPLOAD, _ = range(len(PARTS))
"""The positions of these parts in a form."""


def body(*parts: Part) -> dict[str, Any]:
    """Return the answer to a click that opens a form."""
    return {"type": 9, "data": forms.modal(Modal(KeepSetup(0, "where"), "A form", parts)).to_dict()}


def faults_of(request_body: dict[str, Any]) -> list[str]:
    """Return what Discord would refuse in the answer to a click."""
    return faults("POST", "/interactions/1/token/callback", request_body)


def option(value: str, **more: bool) -> dict[str, Any]:
    """Return an option of a radio group as Discord gets it."""
    return {"label": f"Option {value}", "value": value, **more}


def test_discord_takes_all_parts() -> None:
    assert faults_of(body(*PARTS)) == faults_of(body(Selection("Which?", CHOICES))) == []


@pytest.mark.parametrize(
    ("position", "damage", "why"),
    [
        (RADIO, {"options": [option("a", default=True), option("b", default=True)]}, "more is chosen"),
        (RADIO, {"options": [option("a"), option("a")]}, "values twice"),
        (RADIO, {"options": [option("a")]}, "options"),
        (TICKS, {"required": True}, "may be empty"),
        (TICKS, {"max_values": 3}, "3 of 2"),
        (LISTED, {"max_values": 1, "default_values": [{"id": "1", "type": "channel"}, {"id": "2", "type": "channel"}]}, "more is chosen"),
        (UPLOAD, {"file_types": ["json"]}, "no kind of files"),
    ],
)
def test_faults_that_discord_would_refuse_are_found(position: int, damage: dict[str, Any], why: str) -> None:
    form = body(*PARTS)
    form["data"]["components"][position]["component"] |= damage
    assert any(why in fault for fault in faults_of(form)), faults_of(form)


@pytest.mark.parametrize(
    "part",
    [
        Radio("Which?", CHOICES[:1]),
        Radio("Which?", tuple(replace(choice, chosen=True) for choice in CHOICES)),
        Radio("Which?", tuple(Choice(str(number), "x") for number in range(11))),
        Ticks("Which?", ()),
        ListedPart("Where?", "roles", (1, 2), hi=1),
    ],
)
def test_a_form_that_discord_would_refuse_is_not_made(part: Part) -> None:
    assert modal_problems(Modal(KeepSetup(0, "where"), "A form", (part,)))
    with pytest.raises(ValueError):
        body(part)
