"""What comes first of an ask about which a game says nothing."""

from __future__ import annotations

from engine.asks.decision import MOST, Answer, Decision, usual
from engine.values.core import Ask, Msg, Option, Several, Suggestion


def _ask(*suggest: Suggestion, several: Several | None = None) -> Ask:
    options = tuple(Option(token, token, Msg(f"toy.{token}"), blocked=Msg("toy.no") if token == "a" else None) for token in "abcde")
    return Ask("toy.ask", Msg("toy.ask"), options, several, suggest)


def test_without_ready_answers_the_first_possible_options_come_first() -> None:
    made = usual(_ask())
    assert [answer.path for answer in made.answers] == [("b",), ("c",), ("d",)]
    assert made.question == Msg("toy.ask") and not made.has_best
    assert usual(_ask(several=Several(0, 2))).answers == ()


def test_ready_answers_of_different_kinds_come_before_more_of_the_same() -> None:
    hints = [Suggestion(path, Msg("toy.hint", at=at)) for at, path in enumerate([("b", "1"), ("b", "2"), ("c",), ("b", "3")])]
    assert [answer.path for answer in usual(_ask(*hints)).answers] == [("b", "1"), ("c",), ("b", "2")]
    assert len(usual(_ask(*hints)).answers) == MOST


def test_only_answers_with_a_place_have_numbers() -> None:
    answers = (Answer(("a",), Msg("a"), places=("x",)), Answer(("b",), Msg("b")), Answer(("c",), Msg("c"), places=("y", "z")))
    assert {number: answer.path for number, answer in Decision(Msg("q"), answers).numbers().items()} == {1: ("a",), 2: ("c",)}
