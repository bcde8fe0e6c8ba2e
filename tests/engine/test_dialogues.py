"""Dialogues without a game: following, refusing, forms, drafts, forced answers."""

from __future__ import annotations

from random import Random

import pytest

from engine.asks.answers import answers, offered_tokens, open_values, random_answer, random_several
from engine.asks.talk import form, pick, player_option, put, some
from engine.values.core import Ask, BadLine, Field, IllegalLine, Msg, Option, Seat, Several, Talk, Who
from engine.walking.ready import Suggestion
from engine.walking.walk import LINE_LIMIT, Asking, Done, drive, follow, tokens, trace, walk_with_forced

SAY = Msg("say")


def shape(ask: Ask) -> Several:
    """How many options an ask takes."""
    assert ask.several is not None
    return ask.several


def numbers(*values: int, count: int = 1, blocked: Msg | None = None) -> tuple[Option[int], ...]:
    return tuple(Option(str(value), value, SAY, count=count, blocked=blocked) for value in values)


def at_least_five(chosen: tuple[int, ...]) -> Msg | None:
    return None if sum(chosen) >= 5 else Msg("too.little")


def shopping() -> Talk[tuple[int, tuple[int, ...]]]:
    """A dialogue whose second ask, made before with `put`, has one answer only: it can be filled in."""
    first = yield from pick("first", SAY, numbers(1, 2, 3))
    yield from put(Ask("with", SAY, (Option("with", None, SAY),)))
    several = yield from some("several", SAY, numbers(2, 4, count=2), Several(0, 3, at_least_five), secret=True)
    return first, several


def market() -> Talk[tuple[int, ...]]:
    def check(values: tuple[int, ...]) -> Msg | None:
        return Msg("equal") if values[0] == values[1] else None

    values = yield from form(
        "values", SAY, (Field("a", Ask("a", SAY, numbers(1, 2))), Field("b", Ask("b", SAY, numbers(1, 2), secret=True))), check
    )
    last = yield from pick("last", SAY, numbers(7))
    return (*values, last)


def test_a_whole_path_ends_with_its_value() -> None:
    end = follow(shopping(), ("2", "with", "2+4"))
    assert end == Done(("2", "with", "2+4"), (2, (2, 4)), ("2", "with", "*"))


def test_a_short_path_asks_on() -> None:
    end = follow(shopping(), ("2",))
    assert isinstance(end, Asking)
    assert end.path == ("2",)
    assert offered_tokens(end.ask) == ("with",)  # type: ignore[arg-type]


def test_tokens_of_a_multiset_are_put_in_order() -> None:
    end = follow(shopping(), ("2", "with", "4+2+4"))
    assert end.path == ("2", "with", "2+4+4")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        (("9",), SAY.key),
        (("1", "with", "2"), "too.little"),
        (("1", "with", "2+2+2"), "core.ask.too-many-of"),
        (("1", "with", "2+2+4+4"), "core.ask.how-many"),
        (("1", "with", "3+4"), SAY.key),
        (("1", "with", "-"), "too.little"),
    ],
)
def test_wrong_tokens_are_refused_with_a_reason(path: tuple[str, ...], key: str) -> None:
    """A token that is not offered is refused with the question itself."""
    with pytest.raises(IllegalLine) as caught:
        follow(shopping(), path)
    args = dict(caught.value.msg.args)
    assert args["token"] == path[-1]
    assert args["reason"].key == key  # type: ignore[union-attr]
    assert caught.value.offered


def test_tokens_behind_the_end_are_refused() -> None:
    with pytest.raises(BadLine):
        follow(shopping(), ("1", "with", "4+4", "more"))


def test_a_blocked_option_is_shown_and_refused_with_its_reason() -> None:
    ask = Ask("a", SAY, (*numbers(1), *numbers(2, blocked=Msg("closed"))))

    def talk() -> Talk[int]:
        return (yield ask)

    assert offered_tokens(ask) == ("1",)
    assert list(answers(ask)) == ["1"]
    with pytest.raises(IllegalLine) as caught:
        follow(talk(), ("2",))
    assert dict(caught.value.msg.args)["reason"] == Msg("closed")
    assert {random_answer(ask, Random(seed)) for seed in range(20)} == {"1"}


def test_fields_of_a_form_are_answered_in_any_order() -> None:
    first, second = follow(market(), ("b=2", "a=1", "7")), follow(market(), ("a=1", "b=2", "7"))
    assert first == second == Done(("a=1", "b=2", "7"), (1, 2, 7), ("a=1", "b=*", "7"))


def test_a_form_keeps_its_fields_and_names_a_contradiction() -> None:
    end = follow(market(), ("b=2",))
    assert isinstance(end, Asking)
    assert (end.path, end.filled, end.problem) == ((), ("?", "2"), None), "the field a is still empty: ?"
    end = follow(market(), ("b=2", "a=2"))
    assert isinstance(end, Asking)
    assert end.problem == Msg("equal")
    with pytest.raises(IllegalLine):
        follow(market(), ("b=2", "a=2", "7"))


@pytest.mark.parametrize("path", [("c=1",), ("a=1", "a=2"), ("1",), ("a=9",)])
def test_wrong_fields_are_refused(path: tuple[str, ...]) -> None:
    with pytest.raises(IllegalLine):
        follow(market(), path)


def test_forced_answers_are_filled_in() -> None:
    end = walk_with_forced(shopping, ("1",))
    assert isinstance(end, Asking)
    assert end.path == ("1", "with")


def test_drive_answers_every_ask() -> None:
    path, value = drive(shopping(), lambda ask, path: random_answer(ask, Random(len(path))))
    assert follow(shopping(), path) == Done(path, value, (*path[:2], "*"))


def random_token(ask: Ask, seed: int) -> str:
    """A random answer of an ask that takes several options."""
    token, _ = random_several(ask, shape(ask), Random(seed))
    return token


def test_every_multiset_of_options_is_found_once() -> None:
    ask = Ask("a", SAY, numbers(2, 4, count=2), Several(0, 3, at_least_five))
    tokens = list(answers(ask))
    assert sorted(tokens) == ["2+2+4", "2+4", "2+4+4", "4+4"]
    assert {random_token(ask, seed) for seed in range(200)} == set(tokens)


def test_a_multiset_without_check_can_be_empty_or_full() -> None:
    ask = Ask("a", SAY, numbers(1, 2), Several(0, 2))
    assert {random_token(ask, seed) for seed in range(99)} == {"-", "1", "2", "1+2"}


def test_sampling_picks_more_options_until_the_check_passes() -> None:
    def only_all(chosen: tuple[int, ...]) -> Msg | None:
        return None if len(chosen) == 20 else Msg("all")

    ask = Ask("a", SAY, numbers(*range(20)), Several(0, 20, only_all))
    assert random_several(ask, shape(ask), Random(1)) == ("+".join(map(str, range(20))), tuple(range(20)))


def only_zero(chosen: tuple[int, ...]) -> Msg | None:
    """A check that refuses what random picks of many options end with: the larger numbers."""
    return None if chosen == (0,) else Msg("rare")


def only_two_and_five(chosen: tuple[int, ...]) -> Msg | None:
    return None if chosen == (2, 5) else Msg("rare")


def test_sampling_falls_back_to_a_suggestion() -> None:
    """The suggestion is not the first legal answer, so it is no other fallback that gives it."""

    def either(chosen: tuple[int, ...]) -> Msg | None:
        return None if only_zero(chosen) is None else only_two_and_five(chosen)

    ask = Ask("a", SAY, numbers(*range(20)), Several(1, 20, either), suggest=(Suggestion(("2+5",), SAY),))
    assert random_several(ask, shape(ask), Random(2)) == ("2+5", (2, 5))


def test_sampling_falls_back_to_the_first_legal_answer() -> None:
    ask = Ask("a", SAY, numbers(*range(20)), Several(1, 20, only_zero))
    assert random_several(ask, shape(ask), Random(2)) == ("0", (0,))


def test_options_for_players_count_from_one() -> None:
    end = follow(pick("whom", SAY, [player_option(Seat(0)), player_option(Seat(2), "toy.attack", SAY)]), ("p3",))
    assert isinstance(end, Done) and end.value == Seat(2)
    assert player_option(Seat(2), "toy.attack", SAY) == Option("p3", Seat(2), Msg("toy.attack", who=Who(Seat(2))), SAY)


def test_consecutive_numbers_are_listed_as_a_range() -> None:
    assert offered_tokens(Ask("a", SAY, (*numbers(8, 9, 10, 11, 20), Option("pass", 0, SAY)))) == ("8..11", "20", "pass")


def test_open_values_are_those_that_can_be_chosen_next() -> None:
    assert open_values(Ask("a", SAY, (*numbers(1, 2), *numbers(3, blocked=SAY)))) == (1, 2)
    end = follow(market(), ("a=1",))
    assert isinstance(end, Asking)
    assert open_values(end.ask) == (1, 2, 1, 2), "of both fields"
    assert open_values(end.ask, end.filled) == (1, 2), "of the field b, which is still empty"


def test_typed_lines_are_split_and_limited() -> None:
    assert tokens("  BID   7 ") == ("bid", "7")
    for wrong in ("", "   ", "x" * (LINE_LIMIT + 1)):
        with pytest.raises(BadLine):
            tokens(wrong)


def test_a_multiset_that_shrinks_to_one_is_still_a_tuple() -> None:
    end = follow(some("a", SAY, numbers(4), Several(1, 1)), ("4",))
    assert isinstance(end, Done)
    assert end.value == (4,)


def test_a_trace_has_each_answer_with_its_ask() -> None:
    answered = trace(shopping(), ("2", "with", "2+4")).answered
    assert [token for _, token in answered] == ["2", "with", "2+4"]
    assert [len(ask.options) for ask, _ in answered] == [3, 1, 2]
    assert [token for _, token in trace(market(), ("b=2",)).answered] == ["2"], "a form gives its filled fields"
    assert [token for _, token in trace(market(), ("a=1", "b=2", "7")).answered] == ["1", "2", "7"]


def paying() -> Talk[int]:
    """A dialogue in which the line has a word before the second answer."""
    first = yield from pick("first", SAY, numbers(1, 2))
    paid = yield Ask("pay", SAY, numbers(3, 4), Several(1, 2), word="pay", so_far=lambda: first)
    return first + sum(paid)


def test_a_word_of_the_notation_is_part_of_the_line() -> None:
    end = follow(paying(), ("1", "pay", "3+4"))
    assert isinstance(end, Done) and (end.path, end.value) == (("1", "pay", "3+4"), 8)
    assert follow(paying(), ("1", "3+4")) == end, "the word may be left out"
    short = follow(paying(), ("1", "pay"))
    assert isinstance(short, Asking) and short.path == ("1",)
    with pytest.raises(IllegalLine):
        follow(paying(), ("1", "with", "3"))
    path, _ = drive(paying(), lambda ask, path: random_answer(ask, Random(1)))
    assert path[1] == "pay"


def test_the_newest_position_so_far_is_found() -> None:
    assert trace(paying(), ()).so_far is None
    so_far = trace(paying(), ("2",)).so_far
    assert so_far is not None and so_far() == 2


def sheet() -> Talk[int]:
    fields = (Field("a", Ask("a", SAY, numbers(1, 2))), Field("b", Ask("b", SAY, numbers(1, 2))))
    values = yield from form("sheet", SAY, fields, so_far=lambda values: values)
    return sum(values)


def test_a_form_shows_what_is_filled_in_so_far() -> None:
    for path, seen in (((), (None, None)), (("b=2",), (None, 2)), (("a=1", "b=2"), (1, 2))):
        so_far = trace(sheet(), path).so_far
        assert so_far is not None and so_far() == seen
