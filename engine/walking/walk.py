"""Driving dialogues: follow given tokens, play a line, enumerate or sample lines.

The generator of a dialogue is never stored. It is built again and fed the same tokens. So a half-made move is only a string, and *Back*
only drops what the last click gave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Generic, TypeVar

from engine.asks.answers import (
    answer,
    answers,
    forced_answer,
    form_values,
    keyed_answers,
    offered_tokens,
    random_form,
    random_option,
    random_several,
    unfinished_form,
)
from engine.asks.decision import Decision, usual
from engine.game.rules import Rules
from engine.values.core import HIDDEN, OPEN, Ask, BadLine, Form, Line, Mistake, Msg, NotYourTurn, Path, Seat, Talk, Token, Turn

T = TypeVar("T")
S = TypeVar("S")
V = TypeVar("V")

LINE_LIMIT = 400
"""The most characters of a line; a longer one is refused before it is read."""

MOST_LINES = 1_000_000
"""More lines of a seat than this are not counted (`count`)."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The dialogue waits for an answer to `ask` after `path`."""

    path: Path
    ask: Ask | Form
    filled: Path = ()
    """In a form, the token of each field (without its key), and `?` for a field that has no answer yet."""
    problem: Msg | None = None
    """In a form, why these answers cannot be given together; `None` if they can."""


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """The dialogue has ended. `path` is canonical: joined by spaces it is the line.

    `shown` is the path as other seats may read it, with `*` for secret tokens.
    """

    path: Path
    value: T
    shown: Path


def tokens(line: Line) -> Path:
    """Return the tokens of a typed line; raise `BadLine` if it is empty or far too long.

    >>> tokens("bid  3")
    ('bid', '3')
    """
    if len(line) > LINE_LIMIT:
        raise BadLine("the line is too long", Msg("core.line.long", limit=LINE_LIMIT))
    path = tuple(line.lower().split())
    if not path:
        raise BadLine("the line is empty", Msg("core.line.empty"))
    return path


@dataclass(frozen=True, slots=True)
class Trace(Generic[T]):
    """A dialogue along a path."""

    end: Asking | Done[T]
    """Where the path leads."""
    answered: tuple[tuple[Ask, Token], ...]
    """The asks that were answered, with the tokens; of a form these are the fields that have an answer."""
    so_far: Callable[[], Any] | None
    """Makes the position with the answers so far; `None`: nothing has changed yet."""


def trace(talk: Talk[T], path: Path) -> Trace[T]:
    """Feed the tokens to a dialogue, up to the first ask without an answer.

    Raises `IllegalLine` for a token that is not offered, and `BadLine` for tokens behind the end of the dialogue.
    """
    canonical: list[Token] = []
    shown: list[Token] = []
    answered: list[tuple[Ask, Token]] = []
    so_far: Callable[[], Any] | None = None
    at = 0
    try:
        ask = next(talk)
        while at < len(path):
            if isinstance(ask, Form):
                filled, values = form_values(ask, path[at : at + len(ask.fields)])
                answered += [(field.ask, token) for field, token in zip(ask.fields, filled, strict=True) if token != OPEN]
                problem = ask.check(values) if ask.check and OPEN not in filled else None
                if ask.so_far is not None:
                    so_far = partial(ask.so_far, values)
                if OPEN in filled or problem:
                    if len(path) - at > len(ask.fields):
                        raise unfinished_form(ask, filled, problem)
                    return Trace(Asking(tuple(canonical), ask, filled, problem), tuple(answered), so_far)
                canonical += keyed_answers(ask, filled)
                shown += keyed_answers(
                    ask, tuple(HIDDEN if field.ask.secret else token for field, token in zip(ask.fields, filled, strict=True))
                )
                at += len(ask.fields)
                ask = talk.send(values)
            else:
                so_far = ask.so_far or so_far
                if ask.word is not None:
                    if path[at] == ask.word:
                        at += 1
                    if at == len(path):  # the word came without its answer, which is still asked
                        break
                    canonical.append(ask.word)
                    shown.append(ask.word)
                token, value = answer(ask, path[at])
                answered.append((ask, token))
                canonical.append(token)
                shown.append(HIDDEN if ask.secret else token)
                at += 1
                ask = talk.send(value)
    except StopIteration as end:
        returned = _check_returned(talk, canonical, end.value)
        if at < len(path):
            extra = " ".join(path[at:])
            raise BadLine(f"nothing is asked after {' '.join(canonical)}: {extra}", Msg("core.line.extra", extra=extra)) from None
        return Trace(Done(tuple(canonical), returned, tuple(shown)), tuple(answered), so_far)
    finally:
        talk.close()
    if isinstance(ask, Form):
        empty = (None,) * len(ask.fields)
        so_far = so_far if ask.so_far is None else partial(ask.so_far, empty)
        return Trace(Asking(tuple(canonical), ask, (OPEN,) * len(ask.fields)), tuple(answered), so_far)
    return Trace(Asking(tuple(canonical), ask), tuple(answered), ask.so_far or so_far)


def _check_returned(talk: Talk[T], path: Sequence[Token], value: T) -> T:
    """Return what a dialogue returned; raise `Mistake` if it is nothing or nothing was asked."""
    if value is None:
        raise Mistake(f"{source_of(talk)} returns nothing after `{' '.join(path)}`: end every way through it with `return Turn(...)`")
    if not path:
        raise Mistake(f"{source_of(talk)} ends without an ask: ask at least once, with one option where there is nothing to choose")
    return value


def _no_dialogue(rules: Rules[Any, Any], talk: object) -> Mistake:
    """Return what is wrong with a turn that is no generator."""
    kind = type(talk).__name__
    return Mistake(
        f"the turn of {rules.name} is no dialogue but a {kind}: it asks nothing; ask with `yield from pick(...)` before it returns"
    )


def source_of(talk: object) -> str:
    """Return the name of a dialogue and the place where it is written, for error messages."""
    talk = getattr(talk, "_talk", talk)
    code = getattr(talk, "gi_code", None)
    if code is None:
        return "the dialogue"
    name = str(getattr(talk, "__qualname__", ""))
    if " (" in name:  # the dialogue of a guest has a name with its place already (engine/walking/guarding.py)
        return name
    return f"{code.co_qualname} ({'/'.join(code.co_filename.split('/')[-4:])}:{code.co_firstlineno})"


def follow(talk: Talk[T], path: Path) -> Asking | Done[T]:
    """Return where a path leads in a dialogue; raises what `trace` raises."""
    return trace(talk, path).end


def walk(rules: Rules[S, V], state: S, seat: Seat, path: Path) -> Asking | Done[Turn[S]]:
    """Follow a seat's turn along a path; raise `NotYourTurn` if the seat may not act."""
    end = follow(turn(rules, state, seat), path)
    if isinstance(end, Done) and not isinstance(end.value, Turn):
        kind = type(end.value).__name__
        raise Mistake(
            f"the turn of {rules.name} returns a {kind} after `{' '.join(path)}`: end every way through it with `return Turn(...)`"
        )
    return end


def turn(rules: Rules[S, V], state: S, seat: Seat) -> Talk[Turn[S]]:
    """Return the dialogue of a seat; raise `NotYourTurn` if it may not act."""
    if seat not in rules.may_act(state):
        free = ", ".join(map(str, rules.may_act(state))) or "none"
        raise NotYourTurn(f"seat {seat} may not act; seats that may: {free}", Msg("core.not-your-turn"))
    talk = rules.turn(state, seat)
    if not hasattr(talk, "send"):
        raise _no_dialogue(rules, talk)
    return talk


def decision(rules: Rules[S, V], state: S, seat: Seat, at: Asking) -> Decision:
    """Return an ask in brief, with the answers that make sense: from the game, or the ask.

    `state` is the position in which the dialogue began.
    """
    brief = rules.mind.decision(state, seat, at.ask, at.path)
    return usual(at.ask) if brief is None else brief


def preview(rules: Rules[S, V], state: S, seat: Seat, path: Path) -> V:
    """Return what a seat sees of its half-made or complete move.

    The preview of a complete line is the view after it. If the line is sealed, it is the view before chance or a secret is revealed. Raises
    what `walk` raises.
    """
    return rules.view(so_far(state, trace(turn(rules, state, seat), path)), seat)


def so_far(state: S, traced: Trace[Turn[S]]) -> S:
    """Return the position with the answers of a turn; `state` if nothing has changed yet."""
    end = traced.end
    if isinstance(end, Done):
        if not end.value.sealed:
            return end.value.state
        if end.value.before_chance is not None:
            return end.value.before_chance()
    position: S = state if traced.so_far is None else traced.so_far()
    return position


def play(rules: Rules[S, V], state: S, seat: Seat, line: Line) -> Done[Turn[S]]:
    """Play a whole line: `Done.value` is what it leads to.

    Raises `BadLine`, `IllegalLine`, `NotYourTurn`.
    """
    end = walk(rules, state, seat, tokens(line))
    if isinstance(end, Asking):
        if isinstance(end.ask, Form) and end.problem is not None:
            raise unfinished_form(end.ask, end.filled, end.problem)
        free = offered_tokens(end.ask)
        raise BadLine(f"{line}: more is asked: {', '.join(free)}", Msg("core.line.short", line=line, offered=", ".join(free)))
    return end


Answerer = Callable[[Ask | Form, Path], Token]
"""Answers one ask after a path. The answer to a form is all its tokens, joined by spaces."""


def sensible(rules: Rules[S, V], world: S, seat: Seat, rng: Random) -> Answerer:
    """Return the sensible player of a game as an answerer, in a world that its seat imagines."""
    return lambda ask, path: rules.mind.policy(world, seat, ask, path, rng)


def drive(talk: Talk[T], answerer: Answerer) -> tuple[Path, T]:
    """Run a dialogue to its end, answered by `answerer`; return the path and what it returned."""
    path: list[Token] = []
    try:
        ask = next(talk)
        while True:
            reply = answerer(ask, tuple(path))
            if isinstance(ask, Form):
                filled, values = form_values(ask, reply.split())
                path += keyed_answers(ask, filled)
                ask = talk.send(values)
            else:
                token, value = answer(ask, reply)
                if ask.word is not None:
                    path.append(ask.word)
                path.append(token)
                ask = talk.send(value)
    except StopIteration as end:
        return tuple(path), _check_returned(talk, path, end.value)


def sample(rules: Rules[S, V], state: S, seat: Seat, rng: Random) -> tuple[Path, Turn[S]]:
    """Play a random legal line, without listing all; return its path and what it leads to."""
    talk = rules.turn(state, seat)
    try:
        send = talk.send
    except AttributeError:
        raise _no_dialogue(rules, talk) from None
    path: list[Token] = []
    try:
        ask = next(talk)
        while True:
            if isinstance(ask, Form):
                tokens, values = random_form(ask, rng)
                path += tokens
                ask = send(values)
                continue
            if ask.word is not None:
                path.append(ask.word)
            if (several := ask.several) is None:
                option = random_option(ask, rng)
                path.append(option.token)
                ask = send(option.value)
            else:
                token, value = random_several(ask, several, rng)
                path.append(token)
                ask = send(value)
    except StopIteration as end:
        return tuple(path), _check_returned(talk, path, end.value)


def lines(rules: Rules[S, V], state: S, seat: Seat, limit: int) -> Iterator[Line]:
    """List the legal lines of a seat, depth first, at most `limit` of them."""
    number = 0
    stack: list[Path] = [()]
    while stack and number < limit:
        end = walk(rules, state, seat, stack.pop())
        if isinstance(end, Done):
            number += 1
            yield " ".join(end.path)
        else:
            nexts = []
            for reply in answers(end.ask):
                nexts.append((*end.path, *reply.split()))
                if len(nexts) >= limit:  # each of them leads to a line, so further ones are never reached
                    break
            stack += reversed(nexts)


def count(rules: Rules[S, V], state: S, depth: int) -> int:
    """Count the sequences of `depth` lines from a position, or of fewer up to the end (perft)."""
    if depth == 0:
        return 1
    awaited = rules.to_act(state)
    if not awaited:
        return 1
    total = 0
    for seat in awaited:
        for line in lines(rules, state, seat, limit=MOST_LINES):
            total += count(rules, play(rules, state, seat, line).value.state, depth - 1)
    return total


def walk_with_forced(talk: Callable[[], Talk[T]], path: Path) -> Asking | Done[T]:
    """Follow the dialogue that `talk` builds, and fill in forced answers, as panels do."""
    end = follow(talk(), path)
    while isinstance(end, Asking) and (token := forced_answer(end.ask)) is not None:
        end = follow(talk(), (*end.path, token))
    return end


def only_line(talk: Talk[Any]) -> Line | None:
    """Return the line of a dialogue in which every ask has a single answer, else `None`."""
    path: list[Token] = []
    try:
        ask = next(talk)
        while (token := forced_answer(ask)) is not None:
            assert isinstance(ask, Ask)
            if ask.word is not None:
                path.append(ask.word)
            path.append(token)
            ask = talk.send(answer(ask, token)[1])
    except StopIteration:
        return " ".join(path)
    talk.close()
    return None
