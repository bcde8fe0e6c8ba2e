"""Driving dialogues: follow given tokens, play a line, enumerate or sample lines.

The generator is never stored. It is built afresh and fed the tokens again, so a half-made move is just a
string and *Back* just drops a token.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Generic, TypeVar

from engine.core import (
    HIDDEN,
    NONE,
    OPEN,
    Ask,
    BadLine,
    Form,
    IllegalLine,
    Line,
    Msg,
    NotYourTurn,
    Option,
    Path,
    Rules,
    Seat,
    Talk,
    Token,
    Turn,
)

T = TypeVar("T")
S = TypeVar("S")
V = TypeVar("V")

LINE_LIMIT = 400
"""Characters in a line; longer ones are refused before they are read."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The dialogue waits for an answer to `ask` after `path`.

    In a form `filled` holds the token of each field (without its key), `?` where there is none yet; `problem`
    says why the answers given so far cannot stand together.
    """

    path: Path
    ask: Ask | Form
    filled: Path = ()
    problem: Msg | None = None


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """The dialogue has ended. `path` is canonical: joined by spaces it is the line.

    `shown` is the path as other seats may read it, with `*` for secret tokens.
    """

    path: Path
    value: T
    shown: Path


def tokens(line: Line) -> Path:
    """The tokens of a typed line; raises `BadLine` when there are none or far too many."""
    if len(line) > LINE_LIMIT:
        raise BadLine("the line is too long", Msg("core.line.long", limit=LINE_LIMIT))
    found = tuple(line.lower().split())
    if not found:
        raise BadLine("the line is empty", Msg("core.line.empty"))
    return found


def follow(talk: Talk[T], path: Path) -> Asking | Done[T]:
    """Feed the tokens to a dialogue. Stops at the first ask without an answer.

    Raises `IllegalLine` for a token that is not offered and `BadLine` for tokens behind the end.
    """
    canonical: list[Token] = []
    shown: list[Token] = []
    at = 0
    try:
        ask = next(talk)
        while at < len(path):
            if isinstance(ask, Form):
                given = path[at : at + len(ask.fields)]
                filled, values = _filled(ask, given)
                problem = None if OPEN in filled else (ask.check(values) if ask.check else None)
                if OPEN in filled or problem:
                    if len(path) - at > len(ask.fields):
                        raise _unfinished(ask, filled, problem)
                    return Asking(tuple(canonical), ask, filled, problem)
                canonical += _keyed(ask, filled)
                shown += _keyed(ask, tuple(HIDDEN if field.ask.secret else token for field, token in zip(ask.fields, filled, strict=True)))
                at += len(given)
                ask = talk.send(values)
            else:
                token, value = answer(ask, path[at])
                canonical.append(token)
                shown.append(HIDDEN if ask.secret else token)
                at += 1
                ask = talk.send(value)
    except StopIteration as end:
        if at < len(path):
            extra = " ".join(path[at:])
            raise BadLine(f"nothing is asked after {' '.join(canonical)}: {extra}", Msg("core.line.extra", extra=extra)) from None
        return Done(tuple(canonical), end.value, tuple(shown))
    finally:
        talk.close()
    return Asking(tuple(canonical), ask, (OPEN,) * len(ask.fields) if isinstance(ask, Form) else ())


def answer(ask: Ask, token: Token) -> tuple[Token, Any]:
    """The canonical token and the value of an answer; raises `IllegalLine` when it may not be given."""
    if ask.lo == 1 and ask.hi == 1:
        for option in ask.options:
            if option.token == token:
                if option.blocked is not None:
                    raise _refused(ask, token, option.blocked)
                return token, option.value
        raise _refused(ask, token, None)
    return _several(ask, token)


def _several(ask: Ask, token: Token) -> tuple[Token, tuple[Any, ...]]:
    wanted = Counter(() if token == NONE else token.split("+"))
    values: list[Any] = []
    for option in ask.options:
        taken = wanted.pop(option.token, 0)
        if taken and option.blocked is not None:
            raise _refused(ask, token, option.blocked)
        if taken > option.count:
            raise _refused(ask, token, Msg("core.ask.too-many-of", token=option.token, count=option.count))
        values += [option.value] * taken
    if wanted:
        raise _refused(ask, token, None)
    if not ask.lo <= len(values) <= ask.hi:
        raise _refused(ask, token, Msg("core.ask.how-many", lo=ask.lo, hi=ask.hi))
    chosen = tuple(values)
    problem = ask.check(chosen) if ask.check else None
    if problem is not None:
        raise _refused(ask, token, problem)
    return joined(ask, token), chosen


def joined(ask: Ask, token: Token) -> Token:
    """The multiset token in the order of the options."""
    wanted = Counter(token.split("+"))
    return "+".join(option.token for option in ask.options for _ in range(wanted[option.token])) or NONE


def _filled(form: Form, given: Sequence[Token]) -> tuple[Path, tuple[Any, ...]]:
    """The answer tokens of a form in the order of its fields (`?` where missing), and their values."""
    keyed: dict[str, Token] = {}
    for token in given:
        key, separator, rest = token.partition("=")
        if not separator or key in keyed or all(field.key != key for field in form.fields):
            offered = tuple(f"{field.key}={OPEN}" for field in form.fields)
            raise IllegalLine(
                f"{token}: offered: {', '.join(offered)}", Msg("core.ask.field", token=token, offered=", ".join(offered)), token, offered,
            )
        keyed[key] = rest
    filled: list[Token] = []
    values: list[Any] = []
    for field in form.fields:
        if keyed.get(field.key, OPEN) == OPEN:
            filled.append(OPEN)
            values.append(None)
        else:
            token, value = answer(field.ask, keyed[field.key])
            filled.append(token)
            values.append(value)
    return tuple(filled), tuple(values)


def _keyed(form: Form, answered: Sequence[Token]) -> list[Token]:
    return [f"{field.key}={token}" for field, token in zip(form.fields, answered, strict=True)]


def offered(ask: Ask | Form) -> tuple[Token, ...]:
    """The tokens that may be given now, as a player reads them; runs of numbers are shortened to `8..31`."""
    if isinstance(ask, Form):
        return tuple(f"{field.key}={OPEN}" for field in ask.fields)
    free = [option.token for option in ask.options if option.blocked is None]
    short: list[str] = []
    run: list[str] = []
    for token in [*free, ""]:
        if run and not (token.isdigit() and run[-1].isdigit() and int(token) == int(run[-1]) + 1):
            short += [f"{run[0]}..{run[-1]}"] if len(run) > 2 else run
            run = []
        run.append(token)
    return tuple(short)


def _refused(ask: Ask, token: Token, reason: Msg | None) -> IllegalLine:
    free = offered(ask)
    text = f"{token}: {reason.key if reason else ask.prompt.key}; offered: {', '.join(free)}"
    msg = Msg("core.ask.refused", token=token, reason=reason or ask.prompt, offered=", ".join(free))
    return IllegalLine(text, msg, token, free)


def _unfinished(form: Form, filled: Path, problem: Msg | None) -> IllegalLine:
    free = offered(form)
    reason = problem or Msg("core.ask.open-field")
    return IllegalLine(f"{' '.join(filled)}: {reason.key}", reason, " ".join(filled), free)


def walk(rules: Rules[S, V], state: S, seat: Seat, path: Path) -> Asking | Done[Turn[S]]:
    """Follow a seat's turn; raises `NotYourTurn` when the seat is not awaited."""
    if seat not in rules.to_act(state):
        raise NotYourTurn(f"seat {seat} is not awaited", Msg("core.not-your-turn"))
    return follow(rules.turn(state, seat), path)


def play(rules: Rules[S, V], state: S, seat: Seat, line: Line) -> Done[Turn[S]]:
    """Play a whole line: `Done.value` is what it leads to. Raises `BadLine`, `IllegalLine`, `NotYourTurn`."""
    end = walk(rules, state, seat, tokens(line))
    if isinstance(end, Asking):
        free = offered(end.ask)
        raise BadLine(f"{line}: more is asked: {', '.join(free)}", Msg("core.line.short", line=line, offered=", ".join(free)))
    return end


Answerer = Callable[[Ask | Form, Path], Token]
"""Answers one ask after a path (a form with all its tokens, joined by spaces)."""


def drive(talk: Talk[T], answerer: Answerer) -> tuple[Path, T]:
    """Run a dialogue to its end in one pass, each ask answered by `answerer`: the path and what it returned."""
    path: list[Token] = []
    try:
        ask = next(talk)
        while True:
            given = answerer(ask, tuple(path))
            if isinstance(ask, Form):
                filled, values = _filled(ask, given.split())
                path += _keyed(ask, filled)
                ask = talk.send(values)
            else:
                token, value = answer(ask, given)
                path.append(token)
                ask = talk.send(value)
    except StopIteration as end:
        return tuple(path), end.value


def sample(rules: Rules[S, V], state: S, seat: Seat, rng: Random) -> tuple[Path, Turn[S]]:
    """A random legal line and what it leads to, in one pass without enumeration."""
    talk = rules.turn(state, seat)
    path: list[Token] = []
    try:
        ask = next(talk)
        while True:
            if isinstance(ask, Form):
                given = random_form(ask, rng)
                path += given.split()
                ask = talk.send(_filled(ask, given.split())[1])
            elif ask.lo == 1 and ask.hi == 1:
                option = random_option(ask.options, rng)
                path.append(option.token)
                ask = talk.send(option.value)
            else:
                token, value = answer(ask, random_several(ask, rng))
                path.append(token)
                ask = talk.send(value)
    except StopIteration as end:
        return tuple(path), end.value


def random_option(options: Sequence[Option[T]], rng: Random) -> Option[T]:
    """One of the options that are not blocked."""
    for _ in range(3):
        option = options[int(rng.random() * len(options))]
        if option.blocked is None:
            return option
    return rng.choice([option for option in options if option.blocked is None])


def random_several(ask: Ask, rng: Random) -> Token:
    """A random legal multiset: grown card by card, else one of the suggestions, else the first in order."""
    pool = [option for option in ask.options if option.blocked is None for _ in range(option.count)]
    for _ in range(4):
        wanted = rng.sample(pool, min(len(pool), rng.randint(ask.lo, ask.hi)))
        for size in range(ask.lo, len(wanted) + 1):
            part = wanted[:size]
            values = tuple(option.value for option in ask.options for taken in part if taken is option)
            if ask.check is None or ask.check(values) is None:
                return joined(ask, "+".join(option.token for option in part) or NONE)
    if ask.suggest:
        return rng.choice(ask.suggest).path[0]
    return next(multisets(ask))


def random_form(form: Form, rng: Random) -> Token:
    """Random legal answers to all fields, joined by spaces."""
    for _ in range(16):
        given = _keyed(form, tuple(random_answer(field.ask, rng) for field in form.fields))
        if form.check is None or form.check(_filled(form, given)[1]) is None:
            return " ".join(given)
    return next(_forms(form))


def random_answer(ask: Ask | Form, rng: Random) -> Token:
    """A random legal answer to any ask."""
    if isinstance(ask, Form):
        return random_form(ask, rng)
    return random_option(ask.options, rng).token if ask.is_single else random_several(ask, rng)


def multisets(ask: Ask) -> Iterator[Token]:
    """Every legal multiset token of an ask, small ones first within each option order."""
    free = [option for option in ask.options if option.blocked is None]

    def grow(at: int, taken: tuple[Option[Any], ...]) -> Iterator[Token]:
        if len(taken) >= ask.lo and (ask.check is None or ask.check(tuple(option.value for option in taken)) is None):
            yield "+".join(option.token for option in taken) or NONE
        if len(taken) < ask.hi:
            for index in range(at, len(free)):
                if sum(option is free[index] for option in taken) < free[index].count:
                    yield from grow(index, (*taken, free[index]))

    return grow(0, ())


def answers(ask: Ask | Form) -> Iterator[Token]:
    """Every legal answer to an ask (a form: all its tokens, joined by spaces)."""
    if isinstance(ask, Form):
        return _forms(ask)
    if ask.is_single:
        return (option.token for option in ask.options if option.blocked is None)
    return multisets(ask)


def _forms(form: Form) -> Iterator[Token]:
    for combination in product(*(tuple(answers(field.ask)) for field in form.fields)):
        given = _keyed(form, combination)
        if form.check is None or form.check(_filled(form, given)[1]) is None:
            yield " ".join(given)


def lines(rules: Rules[S, V], state: S, seat: Seat, limit: int) -> Iterator[Line]:
    """The legal lines of a seat, depth first, at most `limit` of them."""
    found = 0
    stack: list[Path] = [()]
    while stack and found < limit:
        end = walk(rules, state, seat, stack.pop())
        if isinstance(end, Done):
            found += 1
            yield " ".join(end.path)
        else:
            nexts = []
            for given in answers(end.ask):
                nexts.append((*end.path, *given.split()))
                if len(nexts) >= limit:
                    break
            stack += reversed(nexts)


def count(rules: Rules[S, V], state: S, depth: int) -> int:
    """The number of sequences of `depth` lines from here (perft); shorter ones end the match."""
    if depth == 0:
        return 1
    awaited = rules.to_act(state)
    if not awaited:
        return 1
    total = 0
    for seat in awaited:
        for line in lines(rules, state, seat, 1_000_000):
            total += count(rules, play(rules, state, seat, line).value.state, depth - 1)
    return total


def forced(ask: Ask | Form) -> Token | None:
    """The only answer of a single ask that has just one, else `None`."""
    if isinstance(ask, Form) or not ask.is_single:
        return None
    free = [option.token for option in ask.options if option.blocked is None]
    return free[0] if len(free) == 1 else None


def eased(talk: Callable[[], Talk[T]], path: Path) -> Asking | Done[T]:
    """Follow a dialogue and fill in forced answers, as panels do; `talk` builds the dialogue afresh."""
    end = follow(talk(), path)
    while isinstance(end, Asking) and (token := forced(end.ask)) is not None:
        end = follow(talk(), (*end.path, token))
    return end


def backed(talk: Callable[[], Talk[T]], path: Path) -> Path:
    """The path before the last real choice: *Back* skips answers that were forced."""
    while path:
        path = path[:-1]
        end = follow(talk(), path)
        if isinstance(end, Asking) and (isinstance(end.ask, Form) or forced(end.ask) is None):
            return path
    return ()
