"""Custom ids decode to the same actions, and any other text is outdated without an error."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cogs.edge.layout  # noqa: F401 (registers the actions)
from cogs.actions.panel import At, DialogueOf, Pick, SeatOf, Where
from cogs.actions.seats import TakeBack
from cogs.actions.tables import OpenTurn, ShowPart
from cogs.actions.wire import (
    ACTIONS,
    LIMIT,
    Action,
    Game,
    Newest,
    Number,
    Outdated,
    Switch,
    Tally,
    Token,
    Word,
    fit_token,
    outdated_pattern,
    parse_id,
    token_meant,
)
from cogs.edge.layout import controls

NUMBERS = st.integers(0, 10**9)
PLACES = st.builds(Where, st.none() | st.integers(0, 99), st.none() | st.integers(0, 99), st.integers(0, 99))
FIELDS: dict[Any, st.SearchStrategy[Any]] = {
    Number: NUMBERS,
    Newest: st.none() | NUMBERS,
    Switch: st.booleans(),
    Word: st.text("abcxyz019._-", max_size=16),
    Game: st.text("abcxyz019._-", min_size=1, max_size=16),
    Token: st.text(max_size=120),
    Tally: st.integers(0, 36**8),
    At: PLACES,
    DialogueOf: st.sampled_from(("turn", "order", "plan", "act3")),
    SeatOf: st.integers(0, 9),
}


def fields(kind: type[Action]) -> dict[str, st.SearchStrategy[Any]]:
    """Return a strategy for every field of an action."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: FIELDS[hints[name]] if hints[name] in FIELDS else st.sampled_from(get_args(get_args(hints[name])[0])) for name in kind.codecs
    }


@pytest.mark.parametrize("kind", ACTIONS.values(), ids=ACTIONS)
@given(data=st.data())
def test_every_action_fits_and_comes_back(kind: type[Action], data: st.DataObject) -> None:
    action = kind(**{name: data.draw(strategy) for name, strategy in fields(kind).items()})
    custom_id = action.id
    assert 1 <= len(custom_id) <= LIMIT
    back = parse_id(custom_id)
    assert type(back) is kind
    for name in kind.codecs:
        was, is_now = getattr(action, name), getattr(back, name)
        assert is_now == was or (isinstance(was, str) and token_meant(is_now, ("other", was)) == was)


@given(st.text(max_size=140))
def test_any_text_is_read_without_an_error(text: str) -> None:
    parse_id(text)


@given(st.sampled_from(list(ACTIONS)), st.lists(st.text(max_size=12), max_size=8))
def test_forged_ids_give_an_action_of_this_name_or_are_outdated(name: str, parts: list[str]) -> None:
    back = parse_id(":".join((name, *parts)))
    assert type(back) in (ACTIONS[name], Outdated)
    assert all(getattr(back, field) >= 0 for field in back.codecs if isinstance(getattr(back, field), int))


@given(st.text(max_size=100) | st.sampled_from(list(ACTIONS)).flatmap(lambda name: st.text(max_size=60).map(lambda rest: f"{name}:{rest}")))
def test_exactly_one_control_answers_any_id(custom_id: str) -> None:
    """discord.py calls every dynamic item whose pattern matches, and drops a click that none does."""
    assert len([control for control in controls().values() if control.__discord_ui_compiled_template__.fullmatch(custom_id)]) == 1


def test_patterns_have_a_group_for_each_field() -> None:
    for kind in ACTIONS.values():
        assert tuple(re.compile(kind.pattern).groupindex) == tuple(kind.codecs)


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("1:t.pick:12:3:4::bid", 12),
        ("1:k.turn:7:0:0::", 7),
        ("turn.0:31", 31),
        ("pick.99:31:whatever", 31),
        ("turn.1:031", 0),
        ("turn.1:-1", 0),
        ("turn.1:٣", 0),
        (f"turn.1:{10**19}", 0),
        ("turn.1:5:more", 5),
        ("", 0),
        ("x" * 100, 0),
    ],
)
def test_unreadable_ids_are_outdated_and_name_their_match(text: str, match: int) -> None:
    assert parse_id(text) == Outdated(match)
    assert outdated_pattern().fullmatch(text)


@given(st.text(max_size=100))
def test_a_forged_token_is_found_only_when_it_was_offered(token: str) -> None:
    offered = ("pass", "bid", "x" * 200)
    assert token_meant(token, offered) in (None, *offered)
    assert token_meant(fit_token("x" * 200, 50), offered) == "x" * 200


def test_a_token_with_colons_comes_back_whole() -> None:
    pick = Pick(match=1, kind="turn", seq=2, rev=3, asked="0a1b2c3d", at=Where(), token="sail:guine>angola:2")
    assert pick.id == "pick.1:1:turn:2:3:0a1b2c3d::sail:guine>angola:2"
    assert parse_id(pick.id) == pick


def test_ids_in_sent_messages_stay_readable() -> None:
    """A change of any of these breaks buttons in sent messages. Give the action a new version instead."""
    assert parse_id("turn.1:5") == OpenTurn(5)
    assert parse_id("undo.1:5:") == TakeBack(5, None) and parse_id("undo.1:5:17") == TakeBack(5, 17)
    assert parse_id("part.1:5:zoom-europe") == ShowPart(5, "zoom-europe")
    assert parse_id("pick.1:5:order:0:1::0~~:a") == Pick(match=5, kind="order", seq=0, rev=1, asked="", at=Where(0), token="a")
