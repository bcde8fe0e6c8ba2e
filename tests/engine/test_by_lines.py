"""`by_lines` makes a bot of one function that weighs whole lines: the bot follows the best line to its end."""

from __future__ import annotations

from random import Random

import pytest

from engine.asks.answers import offered_tokens
from engine.asks.talk import form, pick, put
from engine.bots import by_lines
from engine.values.core import Ask, Field, Form, Line, Mistake, Msg, Option, Seat, Talk, Turn
from engine.walking.walk import Asking, drive, follow

SEAT = Seat(0)


def number(value: int) -> Option[int]:
    return Option(str(value), value, Msg("test.number", value=value))


def turn(state: int, seat: Seat) -> Talk[Turn[int]]:
    """`7 with 2 left=1 right=0`: the state is the sum of all that was said."""
    card = yield from pick("card", Msg("test.card"), [number(value) for value in (3, 7)])
    coins = yield from put(Ask("coins", Msg("test.coins"), tuple(map(number, range(3))), word="with"))
    sides = [Field(key, Ask(key, Msg("test.side"), tuple(map(number, range(2))))) for key in ("left", "right")]
    left, right = yield from form("sides", Msg("test.sides"), sides)
    return Turn(state + card + coins + left + right)


def to_act(state: int) -> tuple[Seat, ...]:
    return (SEAT,) if state < 30 else ()


def weigh(state: int, seat: Seat) -> list[tuple[Line, float]]:
    """The best line begins with 3. The best one that begins with 7 is neither first nor last."""
    return [
        ("3 with 0 left=0 right=0", 5.0),
        ("7 with 0 left=1 right=0", 2.0),
        ("7 with 2 left=0 right=1", 4.0),
        ("3 with 1 left=1 right=1", 6.0),
        ("3 with 2 left=1 right=1", 6.0),
    ]


LINES = by_lines(weigh, turn, to_act)


def complete(path: tuple[str, ...]) -> Line:
    """The whole line that the policy makes of a path, ask by ask."""
    end = follow(turn(0, SEAT), path)
    while isinstance(end, Asking):
        token = LINES.policy(0, SEAT, end.ask, end.path, Random(1))
        end = follow(turn(0, SEAT), (*end.path, *token.split()))
    return " ".join(end.path)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), "3 with 1 left=1 right=1"),
        (("7",), "7 with 2 left=0 right=1"),
        (("7", "with", "0"), "7 with 0 left=1 right=0"),
        (("3", "with", "0"), "3 with 0 left=0 right=0"),
        (("7", "with", "1"), "7 with 1 left=0 right=0"),
    ],
)
def test_a_policy_follows_the_best_line_that_begins_with_the_answers(path: tuple[str, ...], line: Line) -> None:
    """Of equally good lines it is the first; if no line begins so, it is a legal one."""
    assert complete(path) == line


def test_the_policy_plays_the_first_candidate() -> None:
    lines = [candidate.line for candidate in LINES.candidates(0, SEAT, 3, Random(2))]
    assert lines == ["3 with 1 left=1 right=1", "3 with 2 left=1 right=1", "3 with 0 left=0 right=0"]
    path, _ = drive(turn(0, SEAT), lambda ask, path: LINES.policy(0, SEAT, ask, path, Random(3)))
    assert " ".join(path) == lines[0]


def test_a_player_without_weights_plays_a_legal_line() -> None:
    nothing = by_lines(lambda state, seat: (), turn, to_act)
    assert [candidate.line for candidate in nothing.candidates(0, SEAT, 3, Random(1))] == ["3 with 0 left=0 right=0"]
    end = follow(turn(0, SEAT), ())
    assert isinstance(end, Asking) and not isinstance(end.ask, Form)
    first, *_ = offered_tokens(end.ask)
    assert nothing.policy(0, SEAT, end.ask, (), Random(1)) == first


def test_a_playout_plays_the_best_line_of_every_turn_up_to_the_end() -> None:
    assert LINES.playout(0, SEAT, plan=None, turns=2, rng=Random(1)) == 12
    assert LINES.playout(0, SEAT, plan=None, turns=99, rng=Random(1)) == 30


def test_the_judgement_uses_the_value_of_positions() -> None:
    judgement = LINES.judgement(("test.term",), lambda state: ((float(state),), (40.0,)), horizon=2)
    assert judgement.worth(12) == ((12.0,), (40.0,)) and judgement.doubt(0) == 5.0, "a quarter of the mean"
    assert judgement.playout(0, SEAT, plan=None, turns=judgement.horizon, rng=Random(1)) == 12


def test_a_weighed_line_that_cannot_be_played_is_named() -> None:
    wrong = by_lines(lambda state, seat: [("7 with 9 left=0 right=0", 1.0)], turn, to_act)
    with pytest.raises(Mistake, match=r"`weighed` gives the line `7 with 9 left=0 right=0`, .*: the ask `coins` takes 0..2"):
        wrong.candidates(0, SEAT, 0, Random(1))
