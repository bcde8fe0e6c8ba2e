"""Driving dialogues: follow given tokens, play a line or sample one.

The generator of a dialogue is never stored. It is built again and fed the same tokens. So a half-made move is only a string, and *Back*
only drops what the last click gave.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Generic, TypeVar

from engine.asks.answers import (
    answer,
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
from engine.walking.mistakes import check_returned, no_dialogue

T = TypeVar("T")
S = TypeVar("S")
V = TypeVar("V")

LINE_LIMIT = 400
"""The most characters of a line; a longer one is refused before it is read."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The dialogue waits for an answer to `ask` after `path`.

    >>> asking = walk(RULES, START, FIRST, ("bid",))
    >>> asking.path, asking.ask.name
    (('bid',), 'bid.amount')
    """

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

    >>> done = play(RULES, MATCH.state, SECOND, "29")
    >>> done.path, done.shown
    (('29',), ('*',))
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
    """Feed the tokens of a path to a dialogue, up to the first ask without an answer.

    Return where that is, and all answers on the way. Raises `IllegalLine` for a token that is not offered or follows an unfinished form,
    and `BadLine` for tokens behind the end of the dialogue.

    >>> traced = trace(turn(RULES, START, FIRST), ("bid", "3"))
    >>> [(ask.name, token) for ask, token in traced.answered]
    [('bid', 'bid'), ('bid.amount', '3')]
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
        returned = check_returned(talk, canonical, end.value)
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


def follow(talk: Talk[T], path: Path) -> Asking | Done[T]:
    """Return where a path leads in a dialogue; raises what `trace` raises.

    >>> follow(turn(RULES, START, FIRST), ("bid",)).ask.name
    'bid.amount'
    """
    return trace(talk, path).end


def walk(rules: Rules[S, V], state: S, seat: Seat, path: Path) -> Asking | Done[Turn[S]]:
    """Follow a seat's turn along a path; return the ask or the finished turn it leads to.

    Raises what `turn` and `trace` raise.

    >>> walk(RULES, START, FIRST, ("bid",)).ask.name
    'bid.amount'
    >>> walk(RULES, START, FIRST, ("bid", "3")).value.state.bid
    3
    """
    end = follow(turn(rules, state, seat), path)
    if isinstance(end, Done) and not isinstance(end.value, Turn):
        kind = type(end.value).__name__
        raise Mistake(
            f"the turn of {rules.name} returns a {kind} after `{' '.join(path)}`: end every way through it with `return Turn(...)`"
        )
    return end


def turn(rules: Rules[S, V], state: S, seat: Seat) -> Talk[Turn[S]]:
    """Return the dialogue of a seat; raise `NotYourTurn` if it may not act.

    >>> next(turn(RULES, START, FIRST)).name
    'bid'
    """
    if seat not in rules.may_act(state):
        free = ", ".join(map(str, rules.may_act(state))) or "none"
        raise NotYourTurn(f"seat {seat} may not act; seats that may: {free}", Msg("core.not-your-turn"))
    talk = rules.turn(state, seat)
    if not hasattr(talk, "send"):
        raise no_dialogue(rules, talk)
    return talk


def decision(rules: Rules[S, V], state: S, seat: Seat, at: Asking) -> Decision:
    """Return an ask in brief, with the answers that make sense: from the game, or the ask.

    `state` is the position in which the dialogue began, `at` is where it waits.

    >>> brief = decision(RULES, START, FIRST, walk(RULES, START, FIRST, ()))
    >>> [answer.path for answer in brief.answers]
    [('bid',), ('pass',)]
    """
    brief = rules.mind.decision(state, seat, at.ask, at.path)
    return usual(at.ask) if brief is None else brief


def preview(rules: Rules[S, V], state: S, seat: Seat, path: Path) -> V:
    """Return what a seat sees of its half-made or complete move.

    The preview of a complete line is the view after it. If the line is sealed, it is the view before chance or a secret is revealed. Raises
    what `walk` raises.

    >>> preview(RULES, START, FIRST, ("bid", "3")).bid
    3
    """
    return rules.view(so_far(state, trace(turn(rules, state, seat), path)), seat)


def so_far(state: S, traced: Trace[Turn[S]]) -> S:
    """Return the position with the answers of a turn; `state` if nothing has changed yet.

    >>> so_far(START, trace(turn(RULES, START, FIRST), ("bid", "3"))).bid
    3
    """
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

    >>> done = play(RULES, START, FIRST, "bid 3")
    >>> done.path, done.value.state.bid
    (('bid', '3'), 3)
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
    """Return the sensible player of a game as an answerer, in a world that its seat imagines.

    >>> drive(turn(RULES, START, FIRST), sensible(RULES, START, FIRST, Random(1)))[0]
    ('pass',)
    """
    return lambda ask, path: rules.mind.policy(world, seat, ask, path, rng)


def drive(talk: Talk[T], answerer: Answerer) -> tuple[Path, T]:
    """Run a dialogue to its end, answered by `answerer`; return the path and what it returned.

    Raises `IllegalLine` for an answer that is not offered.

    >>> path, result = drive(turn(RULES, START, FIRST), lambda ask, path: "bid" if ask.name == "bid" else "3")
    >>> path, result.state.bid
    (('bid', '3'), 3)
    """
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
        return tuple(path), check_returned(talk, path, end.value)


def sample(rules: Rules[S, V], state: S, seat: Seat, rng: Random) -> tuple[Path, Turn[S]]:
    """Play a random legal line, without listing all; return its path and what it leads to.

    The seat has to be one that may act.

    >>> path, result = sample(RULES, START, FIRST, Random(1))
    >>> path[0] in ("bid", "pass")
    True
    """
    talk = rules.turn(state, seat)
    try:
        send = talk.send
    except AttributeError:
        raise no_dialogue(rules, talk) from None
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
        return tuple(path), check_returned(talk, path, end.value)


def walk_with_forced(talk: Callable[[], Talk[T]], path: Path) -> Asking | Done[T]:
    """Follow the dialogue that `talk` builds, and fill in forced answers, as panels do.

    >>> state = play(RULES, START, FIRST, "bid 8").value.state
    >>> walk_with_forced(lambda: turn(RULES, state, SECOND), ("bid",)).path
    ('bid', '9')
    """
    end = follow(talk(), path)
    while isinstance(end, Asking) and (token := forced_answer(end.ask)) is not None:
        end = follow(talk(), (*end.path, token))
    return end


def only_line(talk: Talk[Any]) -> Line | None:
    """Return the line of a dialogue in which every ask has a single answer, else `None`.

    >>> state = play(RULES, START, FIRST, "bid 9").value.state
    >>> only_line(turn(RULES, state, SECOND))  # nobody can bid more than 9
    'pass'
    """
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
