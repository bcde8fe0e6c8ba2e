"""The dialogues of a seat (`Kind`) and their panels. Pure, but failures are logged.

If a game fails to suggest answers, the question is asked without suggestions.
"""

from __future__ import annotations

import logging
from hashlib import blake2b
from typing import Any

from msgspec.structs import replace

from engine.asks.decision import Answer, Decision, usual
from engine.game.lessons import Step, lesson
from engine.search.greens import lasting_order, without_traps
from engine.values.core import Ask, Form, Line, Msg, Order, Path, Seat, Talk, Token, Turn
from engine.walking import onlooker, worlds
from engine.walking.guarding import Overrun
from engine.walking.prepared import basis, find_answer
from engine.walking.walk import Asking, Done, decision, follow, so_far, tokens, trace, walk_with_forced
from metrics import ERRORS
from play.turn import steps
from play.turn.steps import Steps
from play.turn.typed import Dialogue, tokens_so_far
from play.values.errors import NotAllowed, StaleTable, error_trace
from play.values.live import Live, positioned_rules
from play.values.panels import MAKING_ORDERS, AskingPanel, Kind, Ready, Ref

log = logging.getLogger(__name__)


def dialogue_of(live: Live, seat: Seat, kind: Kind) -> Dialogue:
    """Return the dialogue of a seat. Raises `StaleTable` or `NotAllowed` if nothing is asked.

    Some kinds raise that only when the dialogue is called.
    """
    rules = positioned_rules(live)
    if kind == "turn":

        def turn() -> Talk[Turn[Any]]:
            if seat not in live.may_act:
                raise StaleTable
            return rules.turn(live.state, seat)

        return turn
    if kind == "act":
        if seat not in live.table.to_act or seat not in live.table.people:
            raise StaleTable
        public_worlds = onlooker.worlds(rules, rules.view(live.state, None))
        return lambda: onlooker.turn(rules, public_worlds, seat)
    if kind == "plan":
        start = _beginning(live, seat, kind)
        return lambda: rules.turn(start, seat)
    if kind == "early":

        def early() -> Talk[Order]:
            talk = rules.early.ask(live.state, seat)
            if talk is None:
                raise StaleTable
            return talk

        return early

    def order() -> Talk[Order]:
        talk = rules.orders.ask(live.state, seat)
        if talk is None:
            raise NotAllowed(Msg("play.no-order"))
        return talk

    return order


def _beginning(live: Live, seat: Seat, kind: Kind) -> Any:
    """Return the position in which a dialogue begins.

    For a `plan` it is the position of the seat's next turn; `NotAllowed` is raised if no turn can be prepared.
    """
    if kind != "plan":
        return live.state
    if seat in live.table.to_act:
        raise StaleTable
    world = worlds.next_world(positioned_rules(live), live.state, seat, live.orders_of(seat))
    if world is None:
        raise NotAllowed(Msg("play.no-next-turn"))
    return world


def asked_along(live: Live, seat: Seat, kind: Kind, path: Path) -> str:
    """Return a short hash of a draft's questions and answers, and of the conditions of a plan."""
    dialogue = dialogue_of(live, seat, kind)
    end = walk_with_forced(dialogue, path)
    order = _plan_order(live, seat, end.path) if kind == "plan" and isinstance(end, Done) else None
    return wording_hash(trace(dialogue(), tokens_so_far(end)).answered, end, order)


def wording_hash(answered: tuple[tuple[Ask, Token], ...], end: Asking | Done[Any], order: Order | None = None) -> str:
    """Return a short hash of answered and open questions, and of a plan's conditions."""
    hashed: list[Any] = [(_wording(ask), token) for ask, token in answered]
    if order is not None:
        hashed.append(replace(basis(order), base=0))
    if isinstance(end, Asking):
        hashed += [_wording(field.ask) for field in end.ask.fields] if isinstance(end.ask, Form) else [_wording(end.ask)]
    return blake2b(repr(hashed).encode(), digest_size=4).hexdigest()


def _wording(ask: Ask) -> tuple[Any, ...]:
    """Return what is shown of a question, without the values behind its options."""
    options = [(option.token, option.label, option.hint, option.count, option.blocked) for option in ask.options]
    shape = ask.several and (ask.several.lo, ask.several.hi)
    return ask.name, ask.prompt, shape, options


def _plan_order(live: Live, seat: Seat, path: Path) -> Order:
    """Return the order that prepares a line as the seat's next turn."""
    line, base = " ".join(path), live.table.seq
    return worlds.plan_turn(positioned_rules(live), live.state, seat, live.orders_of(seat), line, may_differ=False, base=base)


def panel_of(live: Live, seat: Seat, kind: Kind, rev: int, presses: Steps) -> AskingPanel | Ready:
    """Return the panel of a dialogue after some presses; `rev` is the revision of the draft."""
    dialogue = dialogue_of(live, seat, kind)
    viewer = None if kind == "act" else seat
    end = walk_with_forced(dialogue, steps.path(presses))
    answered_path = tokens_so_far(end)
    traced = trace(dialogue(), answered_path)
    start, rules = _beginning(live, seat, kind), positioned_rules(live)
    preview = None if kind in MAKING_ORDERS else rules.view(so_far(start, traced), viewer)
    base = rules.view(start, seat) if kind == "plan" else None
    plan = _plan_order(live, seat, end.path) if kind == "plan" and isinstance(end, Done) else None
    ref = Ref(live.match, kind, seat, live.table.seq, rev, wording_hash(traced.answered, end, plan))
    changing = kind == "turn" and seat not in live.table.to_act
    if isinstance(end, Done):
        line = " ".join(end.path)
        order = end.value if isinstance(end.value, Order) else plan
        ready = Ready(
            ref, line, " ".join(end.shown), end.path, order, answered=traced.answered, changing=changing, preview=preview, base=base,
            told=() if kind in MAKING_ORDERS else foretold_notes(end.value, viewer),
        )  # fmt: skip
        first = None if order is not None else _only_question(dialogue)
        if first is not None:
            return _without_choice(ready, live, start, first, viewer)
        pressed = _pressed_answer(live, seat, start, line, traced.answered[0][0], presses) if kind == "turn" else None
        return ready if pressed is None else replace(ready, words=pressed.label, hint=pressed.hint)
    can_back = bool(answered_path) and has_choice(dialogue, answered_path)
    brief = _with_possible_lasting(live, seat, kind, _brief(live, seat, kind, start, end))
    return AskingPanel(ref, end, answered_path, can_back, brief, answered=traced.answered, changing=changing, preview=preview, base=base)


def _without_choice(ready: Ready, live: Live, start: Any, first: Asking, viewer: Seat | None) -> Ready:
    """Return the panel of a turn that left no choice, with its only question and answer."""
    assert isinstance(first.ask, Ask)
    brief = _brief(live, ready.ref.seat, ready.ref.kind, start, first)
    only = next(option.label for option in first.ask.options if option.token == ready.path[0])
    before = positioned_rules(live).view(start, viewer)
    return replace(ready, only=only, first=first, decision=replace(brief, answers=brief.first()), before=before)


def _with_possible_lasting(live: Live, seat: Seat, kind: Kind, brief: Decision) -> Decision:
    """Return a decision without lasting answers (`Answer.lasts`) that are impossible here.

    They make an order, so only a turn has them. A lesson allows only the one that it teaches. None repeats an order of the seat.
    """
    if kind == "turn" and live.table.lesson is None:
        return _without_standing(live, seat, brief) if live.orders_of(seat) else brief
    step = taught_step(live) if kind == "turn" else None
    taught = () if step is None or not step.lasting else tokens(step.lasting)
    return replace(brief, answers=tuple(answer for answer in brief.answers if not answer.lasts or answer.path == taught))


def _brief(live: Live, seat: Seat, kind: Kind, start: Any, at: Asking) -> Decision:
    """Return a question in brief; if the game fails, without suggestions."""
    try:
        rules = positioned_rules(live)
        if kind == "act":
            return onlooker.decision(rules, onlooker.worlds(rules, rules.view(live.state, None)), seat, at)
        brief = decision(rules, start, seat, at)
        return without_traps(rules, start, seat, brief, at.path) if kind == "turn" and seat in live.table.to_act else brief
    except Exception as error:
        _note_failure("a decision", live, seat, at.ask, error)
        return usual(at.ask)


def sensible_answers(live: Live, seat: Seat, at: Asking) -> tuple[Answer, ...]:
    """Return the sensible answers to an ask of a turn; none if the game fails."""
    try:
        answers = decision(positioned_rules(live), live.state, seat, at).answers
    except Exception as error:
        _note_failure("a decision", live, seat, at.ask, error)
        return ()
    return tuple(answer for answer in answers if not answer.lasts)


def _without_standing(live: Live, seat: Seat, brief: Decision) -> Decision:
    """Return a decision without lasting answers that would repeat an order of the seat."""
    rules = positioned_rules(live)
    own_orders = {(order.slot, order.line) for order in live.orders_of(seat)}

    def is_ordered(answer: Answer) -> bool:
        order = lasting_order(rules, live.state, seat, answer) if answer.lasts else None
        return order is not None and (order.slot, order.line) in own_orders

    others = tuple(answer for answer in brief.answers if not is_ordered(answer))
    if len(others) == len(brief.answers) or all(answer.group is not None for answer in others):
        return brief
    return replace(brief, answers=others, has_best=False)


def _pressed_answer(live: Live, seat: Seat, start: Any, line: Line, ask: Ask | Form, presses: Steps) -> Answer | None:
    """Return the suggested answer that completed a line, or `None`.

    If suggestions of several questions along the line did, the one of the earliest question is returned, because it says most. A suggestion
    that was only in a submenu (`group`) is used only if the last press has none.
    """
    step = taught_step(live)
    if step is not None and step.deed and step.line == line:
        taught = lesson(live.table.game)
        return None if taught is None else Answer(tokens(line), taught.words(step.name, "deed"))
    try:
        rules = positioned_rules(live)
        answers = (find_answer(rules, start, seat, line, length) for length in range(len(tokens(line))))
        first = next((answer for answer in answers if answer is not None), None)
        if first is None or first.group is None or not presses:
            return first
        return find_answer(rules, start, seat, line, len(steps.path(presses[:-1]))) or first
    except Exception as error:
        _note_failure("the words of an answer", live, seat, ask, error)
        return None


def _note_failure(what: str, live: Live, seat: Seat, ask: Ask | Form, error: Exception) -> None:
    """Log that a game failed to say something, without secrets; an `Overrun` is raised again."""
    if isinstance(error, Overrun):
        raise error
    ERRORS.count("panel", type(error).__name__)
    ids = {"match": live.match, "seat": seat, "ask": ask.name}
    log.error("%s could not be said: %s", what, error_trace(error), extra=ids)


def taught_step(live: Live) -> Step | None:
    """Return the present step of a lesson's table, or `None`."""
    taught, number = lesson(live.table.game), live.table.lesson
    return None if taught is None or number is None or number >= len(taught.steps) else taught.steps[number]


def foretold_notes(move: Turn[Any], seat: Seat | None) -> tuple[Msg, ...]:
    """Return the notes of a move that a seat or spectator may read before it is made."""
    return () if move.sealed else tuple(note.msg for note in move.notes if note.to is None or seat in note.to)


def _only_question(dialogue: Dialogue) -> Asking | None:
    """Return the question of a dialogue with only one possible answer, such as a die to roll."""
    end = walk_with_forced(dialogue, ())
    if isinstance(end, Asking) or len(end.path) != 1:
        return None
    first = follow(dialogue(), ())
    return None if isinstance(first, Done) or isinstance(first.ask, Form) else first


def has_choice(dialogue: Dialogue, path: Path) -> bool:
    """Return whether any of the answers so far was not forced."""
    end = walk_with_forced(dialogue, ())
    start = () if isinstance(end, Done) else end.path
    return path != start
