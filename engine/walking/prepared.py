"""Prepared turns: lines made in advance for a seat's next turns.

A prepared turn is stored as an order in a slot of its own (`SLOTS`). Like every order it is judged in a world that its seat imagines. When
its turn comes, it is played if three things are true: its line is legal, the line reads exactly as it did when it was made (unless its
owner allowed a difference), and every condition of the game has its old value. Otherwise it ends, with the prepared turns after it, and its
owner is told why. So half of a plan is never played, and a plan never answers a question that it was not made for.

How a line reads means the notes that it brings, as its owner reads them. If a line reveals chance or a secret, its notes differ from world
to world; then the words of its answers count instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import Any, TypeVar

from msgspec import Struct

from engine.asks.answers import after_word
from engine.asks.decision import Answer
from engine.game.rules import Rules
from engine.values import codec
from engine.values.core import Ask, Condition, EngineError, Form, IllegalLine, Line, Msg, Order, Seat, Token, Turn
from engine.walking.walk import Asking, Done, decision, tokens, trace, walk_with_forced
from engine.walking.walk import turn as dialogue

S = TypeVar("S")
V = TypeVar("V")

MOST = 3
"""The most turns that can be prepared in advance."""

SLOTS = tuple(f"turn.{number}" for number in range(1, MOST + 1))
"""The slots of orders in which prepared turns are stored."""


class Basis(Struct, frozen=True):
    """What a prepared turn was made for, as it is stored in the scope of its order."""

    number: int
    """A greater number than that of the turn prepared before it; they are played in this order."""
    base: int
    """The last entry of the log when it was made."""
    ask: str
    """The name of the first question that it answers."""
    reads: str
    """A digest of how its line read."""
    may_differ: bool
    """Whether it is also played if its line reads otherwise."""
    conditions: tuple[Condition, ...]


class Cannot(EngineError):
    """The line cannot be prepared."""


def is_prepared(order: Order) -> bool:
    """Return whether an order is a prepared turn.

    >>> is_prepared(prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0))
    True
    """
    return order.slot in SLOTS


def basis(order: Order) -> Basis:
    """Return what a prepared turn was made for.

    >>> order = prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> basis(order).ask, [condition.name for condition in basis(order).conditions]
    ('bid', ['round'])
    """
    return codec.loads(Basis, order.scope)


def words(order: Order) -> Msg:
    """Return how the line of a prepared turn read when it was made.

    >>> words(prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0))
    Msg('core.ask.text', text='bid', who=Who(seat=1))
    """
    message = dict(order.text.args)["words"]
    return message if isinstance(message, Msg) else Msg("core.prepared.nothing")


def part_orders(orders: tuple[Order, ...]) -> tuple[tuple[Order, ...], tuple[Order, ...]]:
    """Return the prepared turns in the order in which they are played, and the other orders.

    >>> order = prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> limit = Order("limit", "limit 4", "1", Msg("toy.limit", top=4))
    >>> part_orders((limit, order)) == ((order,), (limit,))
    True
    """
    turns = [order for order in orders if is_prepared(order)]
    return tuple(sorted(turns, key=lambda order: basis(order).number)), tuple(order for order in orders if not is_prepared(order))


def next_position(rules: Rules[S, V], world: S, seat: Seat, turns: tuple[Order, ...]) -> S | None:
    """Return the position in which a seat prepares its next turn, after its prepared `turns`.

    `None`: nothing can be prepared, because the seat is awaited, it has `MOST` prepared turns, one of them cannot be played any more or
    reveals something that nobody knows yet, or the game has no turn to prepare.

    >>> next_position(RULES, START, SECOND, ()).turn == SECOND
    True
    """
    if len(turns) == MOST or seat in rules.to_act(world):
        return None
    at = rules.planning.position(world, seat)
    for order in turns:
        at = None if at is None else _after(rules, at, seat, order)
    return at


def prepare_order(rules: Rules[S, V], world: S, seat: Seat, turns: tuple[Order, ...], line: Line, may_differ: bool, base: int) -> Order:
    """Return the order for a line as the turn after `turns`.

    `may_differ`: whether it is also played if it reads otherwise by then. `base`: the last entry of the log. Raises as `walk.play`, and
    `Cannot`.

    >>> order = prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> order.slot, order.line
    ('turn.1', 'bid 3')
    """
    at = next_position(rules, world, seat, turns)
    if at is None:
        raise Cannot("no turn can be prepared", Msg("core.prepared.none"))
    outlook = _Outlook(rules, at, seat, line)
    number = 1 + max((basis(order).number for order in turns), default=0)
    used_slots = {order.slot for order in turns}
    conditions = rules.planning.conditions(at, seat, outlook.line)
    made_for = Basis(number, base, outlook.ask, outlook.digest, may_differ, conditions)
    key = "core.prepared.roughly" if may_differ else "core.prepared.exactly"
    texts = tuple(condition.text for condition in conditions)
    text = Msg(f"{key}-while", words=outlook.words, conditions=texts) if texts else Msg(key, words=outlook.words)
    return Order(next(slot for slot in SLOTS if slot not in used_slots), outlook.line, codec.dumps(made_for), text)


def due_line(rules: Rules[S, V], world: S, seat: Seat, turns: tuple[Order, ...]) -> Line | None:
    """Return the line that the first prepared turn plays now; `None`: the player is asked.

    >>> order = prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> later = trace(dialogue(RULES, START, FIRST), ("bid", "2")).end.value.state
    >>> due_line(RULES, later, SECOND, (order,))
    'bid 3'
    """
    if not turns or seat not in rules.to_act(world) or first_question(rules, world, seat) != basis(turns[0]).ask:
        return None
    return line_now(rules, world, seat, turns[0]) if _find_fault(rules, world, seat, turns[0]) is None else None


def line_now(rules: Rules[S, V], at: S, seat: Seat, order: Order) -> Line:
    """Return the line that a prepared turn plays in a position.

    It is the line as it was made, or with today's amounts if its owner allowed that.

    >>> order = prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> line_now(RULES, START, SECOND, order)
    'bid 3'
    """
    return rules.planning.adapted(at, seat, order.line) if basis(order).may_differ else order.line


def failing_turns(rules: Rules[S, V], world: S, seat: Seat, turns: tuple[Order, ...]) -> tuple[tuple[Order, Msg], ...]:
    """Return the prepared turns that fail as things are now, each with the reason.

    If one fails, all after it fail too. They are also judged while the seat is not awaited, in the position in which its next turn would
    begin now.

    >>> order = prepare_order(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> later = trace(dialogue(RULES, START, FIRST), ("bid", "5")).end.value.state
    >>> [reason.key for _, reason in failing_turns(RULES, later, SECOND, (order,))]
    ['core.prepared.illegal-at']
    """
    failed: list[tuple[Order, Msg]] = []
    for order, reason in _judge_turns(rules, world, seat, turns):
        if failed:
            failed.append((order, Msg("core.prepared.before")))
        elif reason is not None:
            failed.append((order, reason))
    return tuple(failed)


def _judge_turns(rules: Rules[S, V], world: S, seat: Seat, turns: tuple[Order, ...]) -> Iterator[tuple[Order, Msg | None]]:
    """Yield the prepared turns, each with what is known to be wrong with it (`None`: nothing)."""
    at = world if seat in rules.to_act(world) else rules.planning.position(world, seat)
    for order in turns:
        if at is not None and first_question(rules, at, seat) != basis(order).ask:
            at = None  # another question comes first, so nothing is known yet
        reason = None if at is None else _find_fault(rules, at, seat, order)
        yield order, reason
        at = None if at is None or reason is not None else _after(rules, at, seat, order)


def _find_fault(rules: Rules[S, V], at: S, seat: Seat, order: Order) -> Msg | None:
    """Return why a prepared turn is not played in the position of its turn; `None` if it is."""
    made_for, line = basis(order), line_now(rules, at, seat, order)
    now = {condition.name: condition for condition in rules.planning.conditions(at, seat, line)}
    for old in made_for.conditions:
        if (new := now.pop(old.name, None)) is None:
            return Msg("core.prepared.over", condition=old.text)
        if new.value != old.value:
            return Msg("core.prepared.changed", condition=old.text, now=new.text)
    if added := list(now.values()):
        return Msg("core.prepared.new", condition=added[0].text)
    try:
        outlook = _Outlook(rules, at, seat, line)
    except EngineError as error:  # the line is refused; with today's amounts it may still be legal
        return _otherwise(rules, at, seat, order) or _refusal(rules, at, seat, line, error)
    if made_for.may_differ or outlook.digest == made_for.reads:
        return None
    return Msg("core.prepared.otherwise", shown=words(order), now=outlook.words)


def _otherwise(rules: Rules[S, V], at: S, seat: Seat, order: Order) -> Msg | None:
    """Return how a prepared turn would read with today's amounts; `None`: it is not legal."""
    try:
        now = _Outlook(rules, at, seat, rules.planning.adapted(at, seat, order.line))
    except EngineError:
        return None
    return Msg("core.prepared.otherwise", shown=words(order), now=now.words)


def _refusal(rules: Rules[S, V], at: S, seat: Seat, line: Line, error: EngineError) -> Msg:
    """Return why a line is not legal any more.

    `error` has the reason: a blocked option or check of the game, or else the prompt of the question that does not offer the answer now.
    """
    reason = dict(error.msg.args).get("reason")
    if not isinstance(reason, Msg):
        return Msg("core.prepared.illegal")
    path = tokens(line)
    for size in range(len(path)):
        end = trace(dialogue(rules, at, seat), path[:size]).end
        if any(ask.prompt == reason for ask in _asks_at(end)):  # the reason is only the question: the answer is not offered
            return Msg("core.prepared.illegal-at", question=reason)
        if isinstance(error, IllegalLine) and path[size] == error.token:
            break  # nothing is asked after the refused token
    return Msg("core.prepared.illegal-because", reason=reason)


def _asks_at(end: Done[S] | Asking) -> list[Ask]:
    """Return what is asked where a line ends: nothing, one ask, or each ask of a form."""
    if isinstance(end, Done):
        return []
    return [field.ask for field in end.ask.fields] if isinstance(end.ask, Form) else [end.ask]


def _after(rules: Rules[S, V], at: S, seat: Seat, order: Order) -> S | None:
    """Return the position of the turn after a prepared one; `None`: nobody can know it."""
    try:
        end = trace(dialogue(rules, at, seat), tokens(line_now(rules, at, seat, order))).end
    except EngineError:
        return None
    if not isinstance(end, Done) or end.value.sealed:
        return None
    state = end.value.state
    return state if seat in rules.to_act(state) else rules.planning.position(state, seat)


def reading(rules: Rules[S, V], at: S, seat: Seat, line: Line) -> Msg:
    """Return how a line reads to its seat before it is played.

    Raises as `walk.play`, and `Cannot`.

    >>> reading(RULES, START, FIRST, "bid 3")
    Msg('core.ask.text', text='bid', who=Who(seat=0))
    """
    return _Outlook(rules, at, seat, line).words


def first_question(rules: Rules[S, V], at: S, seat: Seat) -> str:
    """Return the name of the first question to a seat in a position; "" if there is none.

    Raises `NotYourTurn` if the seat may not act.

    >>> first_question(RULES, START, FIRST)
    'bid'
    """
    talk = dialogue(rules, at, seat)
    try:
        return next(talk).name
    except StopIteration:
        return ""
    finally:
        talk.close()


def find_answer(rules: Rules[S, V], at: S, seat: Seat, line: Line, length: int = 0) -> Answer | None:
    """Return the answer that gives the rest of a line with one press; `None`: there is none.

    It answers the question after `length` tokens of the line. Answers that leave no choice may follow the press by themselves. Raises what
    `trace` raises.

    >>> find_answer(RULES, START, FIRST, "pass").path
    ('pass',)
    >>> find_answer(RULES, START, FIRST, "bid 3", length=1).path
    ('3',)
    """
    path = tokens(line)
    end = trace(dialogue(rules, at, seat), path[:length]).end
    if isinstance(end, Done) or end.path != path[:length]:  # after the end, in the middle of a form or behind a word of the notation
        return None
    rest = after_word(end.ask, path[length:]) if isinstance(end.ask, Ask) else path[length:]
    begun = [answer for answer in decision(rules, at, seat, end).answers if rest[: len(answer.path)] == answer.path]

    def completes(answer: Answer) -> bool:
        done = walk_with_forced(lambda: dialogue(rules, at, seat), (*path[:length], *answer.path))
        return isinstance(done, Done) and done.path == path

    whole = [answer for answer in begun if answer.path == rest]
    return next(iter(whole or filter(completes, begun)), None)


def name_line(rules: Rules[S, V], at: S, seat: Seat, line: Line) -> Msg | None:
    """Return the label (deed, price and gain) by which the first question offers a whole line.

    `None`: it does not offer the line.

    >>> name_line(RULES, START, FIRST, "pass")
    Msg('core.ask.text', text='pass')
    """
    answer = find_answer(rules, at, seat, line)
    return None if answer is None else answer.label


def _join(messages: list[Msg], key: str) -> Msg:
    """Return the messages as one of this key: `first` is the first one, `more` the others."""
    if not messages:
        return Msg("core.prepared.nothing")
    return reduce(lambda more, first: Msg(key, first=first, more=more), reversed(messages))


class _Outlook:
    """How a line reads in the position for which it is prepared. Raises as `walk.play`."""

    def __init__(self, rules: Rules[S, V], at: S, seat: Seat, line: Line) -> None:
        traced = trace(dialogue(rules, at, seat), tokens(line))
        if not isinstance(traced.end, Done):
            raise Cannot("the line is not complete", Msg("core.prepared.short", line=line))
        result: Turn[Any] = traced.end.value
        self.line: Line = " ".join(traced.end.path)
        self.ask = first_question(rules, at, seat)
        if result.sealed:
            messages = [label for ask, token in traced.answered for label in _labels(ask, token)]
            key = "core.prepared.answers"
        else:
            messages = [note.msg for note in result.notes if note.to is None or seat in note.to]
            key = "core.prepared.notes"
        self.digest = codec.digest([codec.message_json(msg) for msg in messages])
        self.words = _join(messages, key)


def _labels(ask: Ask, token: Token) -> list[Msg]:
    """Return the labels of the options that an answer takes, with numbers and hints."""
    counts = Counter(token.split("+"))
    labels = []
    for option in ask.options:
        count = counts[option.token]
        label = option.label if count < 2 else Msg("core.prepared.times", count=count, label=option.label)
        if count:
            labels.append(label if option.hint is None else Msg("core.prepared.hinted", label=label, hint=option.hint))
    return labels
