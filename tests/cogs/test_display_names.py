"""Display names are shown as they are and never act as formatting, mentions or links."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.edge.layout import label
from cogs.edge.services import escape_name, plain_texts_about, texts_about
from engine.values.core import Seat, Who
from play.values.alike import visible
from play.values.types import Person, Table
from tests.pure import matches

APART = "\u2068\u2069"
MARKUP = [
    "[Free Nitro](https://a.example)",
    "||spoiler||",
    "`code`",
    "**bold**",
    "_it_",
    "~~no~~",
    "<@1>",
    "@everyone",
    "<:a:1>",
    "https://a.example",
]


def table(*names: str) -> Table:
    """Return a table of people with these display names."""
    return matches.table(*(Person(index + 1, name) for index, name in enumerate(names)))


@given(st.text(max_size=40))
def test_a_label_reads_as_the_name_itself(name: str) -> None:
    assert label(escape_name(visible(name))).strip(APART) == visible(name)


def test_a_right_to_left_name_is_isolated_from_the_figures_beside_it() -> None:
    assert escape_name("محمد") == "\u2068محمد\u2069" and escape_name("Ana") == "Ana"


@pytest.mark.parametrize("name", MARKUP)
def test_every_character_of_markup_has_a_backslash(name: str) -> None:
    text = escape_name(name)
    unescaped = re.sub(r"\\.", "", text)
    assert not set(unescaped) & set("*_~|`<:@[]"), text


@pytest.mark.parametrize("name", ["# title", "> quote", "- item", "+ item"])
def test_a_name_begins_no_heading_quote_or_list(name: str) -> None:
    assert escape_name(name).startswith("\\")


@pytest.mark.parametrize(
    ("name", "visible_name"),
    [
        ("Ana\u202eevil", "Anaevil"),
        ("A\u200bn\u2066a", "Ana"),
        ("two\nlines", "two lines"),
        ("  ", "?"),
        ("\u3164\u2800", "?"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("Gonçalo", "Gonçalo"),
    ],
)
def test_invisible_and_direction_characters_are_left_out(name: str, visible_name: str) -> None:
    assert visible(name) == visible_name


def test_pictures_and_files_have_names_without_backslashes() -> None:
    seated = table("_ana_", "b*")
    assert [texts_about(seated)(Who(Seat(seat))) for seat in (0, 1)] == [r"\_ana\_", r"b\*"]
    assert [plain_texts_about(seated)(Who(Seat(seat))) for seat in (0, 1)] == ["_ana_", "b*"]
