"""The custom_id codec: whatever comes back, nothing raises and nothing is mistaken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.panel.ids import LIMIT, TEMPLATE, Id, fitted, found, parsed, written

KINDS = st.text(st.sampled_from("abcxyz.-"), min_size=1, max_size=16)
NUMBERS = st.integers(0, 10**12)
WORDS = st.text(max_size=120)


@given(KINDS, NUMBERS, st.integers(0, 99_999), st.integers(0, 99_999), WORDS, WORDS)
def test_every_id_fits_and_comes_back(kind: str, match: int, seq: int, rev: int, field: str, token: str) -> None:
    told = Id(kind, match, seq, rev, field, token)
    text = written(told)
    assert 1 <= len(text) <= LIMIT
    assert TEMPLATE.fullmatch(text)
    back = parsed(text)
    assert back is not None
    assert (back.kind, back.match, back.seq, back.rev) == (kind, match, seq, rev)
    assert found(back.token, ("other", token)) == token


@given(st.text(max_size=140))
def test_any_text_is_read_without_an_error(text: str) -> None:
    parsed(text)


@given(st.lists(st.text(max_size=12), min_size=5, max_size=9).map(lambda parts: "1:" + ":".join(parts)))
def test_forged_ids_give_sane_numbers_or_nothing(text: str) -> None:
    back = parsed(text)
    assert back is None or (back.match >= 0 and back.seq >= 0 and back.rev >= 0)


@given(st.text(max_size=100))
def test_a_forged_token_is_found_only_when_it_was_offered(token: str) -> None:
    offered = ("pass", "bid", "x" * 200)
    assert found(token, offered) in (None, *offered)
    assert found(fitted("x" * 200, 50), offered) == "x" * 200


@pytest.mark.parametrize(
    "text",
    ["", "1", "2:t.pick:1:0:0::", "1:T:1:0:0::", "1:t:-1:0:0::", "1:t:01:0:0::", "1:t:٣:0:0::", "1:t:1:0:0:"],
)
def test_malformed_ids_are_refused(text: str) -> None:
    assert parsed(text) is None


def test_a_token_with_colons_is_whole() -> None:
    assert parsed(Id("t.pick", 1, 2, 3, "", "sail:guine>angola:2").text) == Id("t.pick", 1, 2, 3, "", "sail:guine>angola:2")


def test_a_kind_must_be_plain() -> None:
    with pytest.raises(ValueError, match="kind"):
        written(Id("t:pick"))
