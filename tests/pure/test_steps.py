"""Drafts as texts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from play.turn.steps import extend_steps, path, steps_of, text_of

TOKENS = st.lists(st.sampled_from(["bid", "8", "su=s3", "guine>angola:2", "-"]), min_size=1, max_size=3).map(tuple)


@given(st.lists(TOKENS, max_size=4).map(tuple))
def test_a_draft_survives_its_text(taken: tuple[tuple[str, ...], ...]) -> None:
    assert steps_of(text_of(taken)) == taken
    assert path(steps_of(text_of(taken))) == tuple(token for step in taken for token in step)


def test_a_text_of_an_older_database_counts_each_token() -> None:
    assert steps_of("pay 3+4") == (("pay",), ("3+4",))
    assert steps_of("") == ()


def test_the_answers_of_one_click_are_one_step() -> None:
    assert extend_steps((("sail",),), ("sail", "north", "2")) == (("sail",), ("north", "2"))
    assert extend_steps((("sail",),), ("sail",)) == (("sail",),)


def test_each_changed_token_is_a_step_of_its_own() -> None:
    assert extend_steps((("market",), ("go=-",)), ("market", "su=s2", "go=-")) == (("market",), ("su=s2",), ("go=-",))
