"""Suggestions of games for interface 1.0 (deprecated) are among a decision's answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.asks.decision import Answer, Decision
from engine.asks.talk import form, pick, some
from engine.game.mind import Mind
from engine.game.rules import Rules, resolve_settings
from engine.values.core import Ask, Field, Form, Msg, Option, Path, Seat, Several, Talk, Turn
from engine.walking.ready import AdvisedTalk, Later, Suggestion, adapt_rules, usual, with_ready
from engine.walking.walk import Asking, decision, follow, walk
from tests.play.toy import Toy

SAY, LABEL, GROUP = Msg("toy.ask"), Msg("toy.hint"), Msg("toy.group")


def numbers(*values: int) -> tuple[Option[int], ...]:
    return tuple(Option(str(value), value, SAY) for value in values)


def test_suggestions_are_added_to_the_menu_of_a_decision() -> None:
    hints = (Suggestion(("1",), LABEL), Suggestion(("2",), LABEL, GROUP), Suggestion(("3", "1"), LABEL, reveals=True, goes_on=True))
    ask = Ask("toy.ask", SAY, numbers(1, 2, 3), None, hints)
    own = Decision(SAY, (Answer(("1",), Msg("toy.own")),))
    with pytest.warns(DeprecationWarning, match=r"Mind\.decision"):
        decision_with_hints = with_ready(own, ask)
    assert decision_with_hints is not None and decision_with_hints.first() == own.answers
    assert decision_with_hints.answers[1:] == (
        Answer(("2",), LABEL, group=GROUP),
        Answer(("3", "1"), LABEL, costs=False, group=SAY, goes_on=True),
    )
    with pytest.warns(DeprecationWarning):
        assert [answer.path for answer in usual(ask).answers] == [hint.path for hint in hints]
    plain = Ask("toy.ask", SAY, numbers(1))
    assert [answer.path for answer in usual(plain).answers] == [("1",)]
    assert with_ready(own, plain) is own and with_ready(brief=None, ask=plain) is None


def test_suggestions_are_computed_when_first_read() -> None:
    calls: list[int] = []

    def make() -> tuple[str, ...]:
        calls.append(1)
        return ("a", "b", "c")

    later = Later(make)
    assert not calls
    assert len(later) == 3 and later[0] == "a" and later[1:] == ("b", "c") and list(later) == ["a", "b", "c"]
    assert calls == [1]


def talk() -> Talk[int]:
    """A dialogue with every kind of ask."""
    first = yield from pick("first", SAY, numbers(1, 2), (Suggestion(("2",), LABEL),))
    paid = yield Ask("pay", SAY, numbers(3, 4), Several(0, 2), word="pay")
    nothing = yield from some("none", SAY, numbers(5), Several(0, 1))
    fields = (Field("a", Ask("a", SAY, numbers(1, 2))), Field("b", Ask("b", SAY, numbers(6, 7), Several(0, 2))))
    sheet = yield from form("sheet", SAY, fields)
    last = yield from pick("last", SAY, numbers(8))
    return first + sum(paid) + sum(nothing) + sheet[0] + last


def test_suggestions_get_the_path_to_each_ask() -> None:
    seen: dict[str, Path] = {}

    def ready(ask: Ask | Form, path: Path) -> Sequence[Suggestion]:
        seen[ask.name] = path
        return (Suggestion(path, LABEL),)

    line = ("1", "pay", "3+4", "-", "a=2", "b=6+7", "8")
    own_suggestion = ("2",)
    for size, suggested in ((0, own_suggestion), (1, line[:1]), (3, line[:3]), (4, line[:4]), (6, line[:6])):
        end = follow(AdvisedTalk(talk(), ready), line[:size])
        assert isinstance(end, Asking) and end.path == line[:size]
        assert [hint.path for hint in end.ask.suggest] == [suggested], "suggestions of the ask itself come first"
    assert seen == {"pay": line[:1], "none": line[:3], "sheet": line[:4], "last": line[:6]}
    assert follow(AdvisedTalk(talk(), ready), line) == follow(talk(), line)


def ready(state: Any, seat: Seat, ask: Ask | Form, path: Path) -> Sequence[Suggestion]:
    return (Suggestion((str(state.bid + 1),), LABEL, plays=True),) if ask.name == "bid.amount" and path == ("bid",) else ()


def paths(rules: Rules[Any, Any], state: Any, path: Path) -> list[Path]:
    end = walk(rules, state, rules.to_act(state)[0], path)
    assert isinstance(end, Asking)
    return [answer.path for answer in decision(rules, state, rules.to_act(state)[0], end).answers]


@pytest.mark.parametrize(
    ("own", "paths_of_own"), [(None, []), (Decision(SAY, (Answer(("3",), LABEL),)), [("3",)])], ids=["without a decision", "with one"]
)
def test_suggestions_of_a_mind_are_answers_of_its_decisions(own: Decision | None, paths_of_own: list[Path]) -> None:
    toy = Toy.rules()

    def decide(state: Any, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
        return own if ask.name == "bid.amount" else None

    rules = adapt_rules(replace(toy, mind=replace(toy.mind, ready=ready, decision=decide)))
    state = toy.setup(2, resolve_settings(toy, {}), "ready")
    with pytest.warns(DeprecationWarning, match="guests"):
        assert paths(rules, state, ("bid",)) == [*paths_of_own, ("1",)]
    assert paths(rules, state, ()) == paths(toy, state, ()), "asks without suggestions stay as they are"


def test_rules_without_suggestions_keep_their_own_turn() -> None:
    toy = Toy.rules()
    assert adapt_rules(toy).turn is toy.turn and Mind().ready is toy.mind.ready


def test_a_turn_that_is_no_dialogue_stays_unchanged() -> None:
    toy = Toy.rules()

    def turn(state: Any, seat: Seat) -> Any:
        return Turn(state)

    rules = adapt_rules(replace(toy, turn=turn, mind=replace(toy.mind, ready=ready)))
    state = toy.setup(2, resolve_settings(toy, {}), "ready")
    assert rules.turn(state, Seat(0)) == Turn(state)
