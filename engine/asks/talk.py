"""Typed helpers for writing dialogues: `choice = yield from pick(...)`.

A bare `yield` gives `Any`; these give the type of the options' values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.values.core import Ask, Check, Field, Form, Msg, Option, Seat, Several, Talk, Who

T = TypeVar("T")


def pick(
    name: str,
    prompt: Msg,
    options: Sequence[Option[T]],
    suggest: Sequence[Any] = (),
    secret: bool = False,
    so_far: Callable[[], Any] | None = None,
) -> Talk[T]:
    """Ask for one option and return its value.

    The arguments are fields of `Ask`. `name` is permanent and the same in every match; `secret`: other seats read `*` in the log. `so_far`
    makes the position that pictures show while this question is open. `suggest` is only for guests of interface 1.0; today `Mind.decision`
    says which answers make sense.

    >>> from engine.walking.walk import follow
    >>> talk = pick("bid", Msg("toy.bid"), [Option(str(n), n, Msg("toy.coins", count=n)) for n in (3, 4)])
    >>> follow(talk, ("3",)).value
    3
    """
    answer: T = yield Ask(name, prompt, tuple(options), None, suggest, secret, so_far)
    return answer


def some(
    name: str,
    prompt: Msg,
    options: Sequence[Option[T]],
    several: Several,
    suggest: Sequence[Any] = (),
    secret: bool = False,
    so_far: Callable[[], Any] | None = None,
) -> Talk[tuple[T, ...]]:
    """Ask for several options and return their values, in the order in which they are offered.

    `several` says how many, and judges the whole answer; the other arguments are those of `pick`.

    >>> from engine.walking.walk import follow
    >>> talk = some("pay", Msg("toy.pay"), [Option(str(n), n, Msg("toy.coins", count=n)) for n in (3, 4, 5)], Several(1, 2))
    >>> follow(talk, ("5+3",)).value
    (3, 5)
    """
    answer: tuple[T, ...] = yield Ask(name, prompt, tuple(options), several, suggest, secret, so_far)
    return answer


def player_option(seat: Seat, key: str = "core.ask.player", hint: Msg | None = None) -> Option[Seat]:
    """Return the option that names a player. The message of the key gets the player as `who`.

    `yield from pick("vote", Msg("sea_duel.vote"), [player_option(seat) for seat in others])`

    >>> player_option(Seat(0)).token
    'p1'
    """
    return Option(f"p{seat + 1}", seat, Msg(key, who=Who(seat)), hint)


def put(ask: Ask) -> Talk[Any]:
    """Ask a question that was made before and return the value of the answer.

    >>> from engine.walking.walk import follow
    >>> follow(put(CARDS), ("22+19",)).value
    (19, 22)
    """
    answer = yield ask
    return answer


def form(
    name: str,
    prompt: Msg,
    fields: Sequence[Field],
    check: Check | None = None,
    suggest: Sequence[Any] = (),
    so_far: Callable[[tuple[Any, ...]], Any] | None = None,
) -> Talk[tuple[Any, ...]]:
    """Ask several independent questions at once and return one value per field.

    The arguments are fields of `Form`. `check` judges the values of all fields together. `so_far` makes the position with the values so
    far, `None` for a field without an answer; `suggest` is of interface 1.0.

    >>> from engine.walking.walk import follow
    >>> follow(form("words", Msg("toy.words"), FORM.fields), ("word=ahoy", "keep=19+22")).value
    ('ahoy', (19, 22))
    """
    answer: tuple[Any, ...] = yield Form(name, prompt, tuple(fields), check, suggest, so_far)
    return answer
