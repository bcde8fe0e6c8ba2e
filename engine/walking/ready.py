"""Ready answers, which guests of interface 1.0 write beside a decision.

They come from `Mind.ready`, `suggest` of an ask, or an `AdvisedTalk`.

Today a decision has all answers that make sense. `adapt_rules` adds the ready answers of such a guest to its decisions. Nothing
else reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace as changed
from functools import partial
from typing import Any, TypeAlias, TypeVar, overload
from warnings import warn

from msgspec import Struct
from msgspec.structs import replace

from engine.asks import decision
from engine.asks.answers import keyed_answers
from engine.asks.decision import Answer, Decision
from engine.game.mind import Mind
from engine.game.rules import Rules
from engine.values.core import NONE, Ask, Form, Msg, Path, Seat, Talk, Token, Turn

T = TypeVar("T")

NO_MIND: Mind[Any] = Mind()
"""Has the default functions, to see whether a game has its own."""

ADVICE = "ready answers (Mind.ready, suggest=): return all answers from Mind.decision (docs/guests.md)"
"""The warning that the author of such a guest gets."""


class Suggestion(Struct, frozen=True):
    """A ready answer, with fields as in `Answer`.

    But `reveals` is the opposite of `Answer.costs`, and `plays` has no meaning any more.

    >>> Suggestion(("bid", "3"), Msg("toy.bid", amount=3)).path
    ('bid', '3')
    """

    path: Path
    label: Msg
    group: Msg | None = None
    hint: Msg | None = None
    plays: bool = False
    reveals: bool = False
    goes_on: bool = False
    asks: bool = False


class Later(Sequence[T]):
    """A sequence that is made when first read, because bots and replays never read it.

    >>> squares = Later(lambda: (1, 4, 9))
    >>> squares[1], len(squares)
    (4, 3)
    """

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], tuple[T, ...]]) -> None:
        self._make = make
        self._made: tuple[T, ...] | None = None

    def _items(self) -> tuple[T, ...]:
        if self._made is None:
            self._made = self._make()
        return self._made

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        return self._items()[index]

    def __len__(self) -> int:
        return len(self._items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._items() == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # equal to any sequence with these items, so it has no hash of its own


Ready: TypeAlias = Callable[[Ask | Form, Path], Sequence[Suggestion]]
"""`ready(ask, path)` returns the ready answers to the ask that a dialogue comes to by a path."""


class AdvisedTalk(Generator[Ask | Form, Any, T]):
    """A dialogue in which asks without ready answers get those of `ready`, when read.

    >>> talk = AdvisedTalk(RULES.turn(START, FIRST), lambda ask, path: [Suggestion(("bid", "3"), Msg("toy.bid", amount=3))])
    >>> [suggestion.path for suggestion in next(talk).suggest]
    [('bid', '3')]
    """

    __slots__ = ("_ask", "_path", "_talk", "ready")

    def __init__(self, talk: Talk[T], ready: Ready) -> None:
        self._talk = talk
        self.ready = ready
        self._ask: Ask | Form | None = None
        self._path: Path = ()

    def send(self, value: Any, /) -> Ask | Form:
        ask = self._talk.send(value)
        if self._ask is not None:
            self._path = (*self._path, *_answer_tokens(self._ask, value))
        self._ask, path = ask, self._path
        return replace(ask, suggest=Later(lambda: tuple(ask.suggest) or tuple(self.ready(ask, path))))

    def throw(self, *error: Any) -> Ask | Form:
        return self._talk.throw(*error)

    def close(self) -> None:
        self._talk.close()


def _answer_tokens(ask: Ask | Form, value: Any) -> list[Token]:
    """Return the tokens of the answer that a dialogue was sent."""
    if isinstance(ask, Form):
        return keyed_answers(ask, [_answer_tokens(field.ask, each)[-1] for field, each in zip(ask.fields, value, strict=True)])
    tokens = [_token(ask, each) for each in (value if ask.several is not None else (value,))]
    return [*([] if ask.word is None else [ask.word]), "+".join(tokens) or NONE]


def _token(ask: Ask, value: Any) -> Token:
    same = [option.token for option in ask.options if option.value is value]
    return same[0] if same else next(option.token for option in ask.options if option.value == value)


def adapt_rules(rules: Rules[Any, Any]) -> Rules[Any, Any]:
    """Return the rules of a guest with its ready answers among those of its decisions.

    >>> mind = changed(RULES.mind, ready=lambda state, seat, ask, path: [Suggestion(("bid", "3"), Msg("toy.bid", amount=3))])
    >>> talk = adapt_rules(changed(RULES, mind=mind)).turn(START, FIRST)
    >>> [suggestion.path for suggestion in next(talk).suggest]
    [('bid', '3')]
    """
    mind = rules.mind

    def turn(state: Any, seat: Seat) -> Talk[Turn[Any]]:
        talk = rules.turn(state, seat)
        return AdvisedTalk(talk, partial(mind.ready, state, seat)) if isinstance(talk, Generator) else talk

    def decide(state: Any, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
        return with_ready(mind.decision(state, seat, ask, path), ask)

    has_ready = mind.ready is not NO_MIND.ready
    return changed(rules, mind=changed(mind, decision=decide), turn=turn if has_ready else rules.turn)


def usual(ask: Ask | Form) -> Decision:
    """Return a decision with the ready answers of an ask, or else its first options.

    >>> brief = usual(next(RULES.turn(START, FIRST)))
    >>> [answer.path for answer in brief.answers]
    [('bid',), ('pass',)]
    """
    return with_ready(brief=None, ask=ask) or decision.usual(ask)


def with_ready(brief: Decision | None, ask: Ask | Form) -> Decision | None:
    """Return a decision with the ready answers of its ask added to its menu.

    Answers that it has already are not added, unless they go on with the last move (`Answer.goes_on`). Without a decision (`None`) the
    ready answers make one.
    """
    answers = tuple([_answer(suggestion) for suggestion in ask.suggest])
    if not answers:
        return brief
    warn(ADVICE, DeprecationWarning, stacklevel=2)
    if brief is None:
        return Decision(ask.prompt, answers)
    own = {answer.path for answer in brief.answers}
    more = [replace(answer, group=answer.group or ask.prompt) for answer in answers if answer.path not in own or answer.goes_on]
    return replace(brief, answers=(*brief.answers, *more))


def _answer(ready: Suggestion) -> Answer:
    return Answer(ready.path, ready.label, ready.hint, costs=not ready.reveals, asks=ready.asks, group=ready.group, goes_on=ready.goes_on)
