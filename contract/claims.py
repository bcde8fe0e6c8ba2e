"""Collects the sentences that a game says in a match, and checks what each one claims.

A game declares it in `claims.py` of its package:

    CLAIMS: dict[str, Claim] = {"sea_duel.reason.pass.dear": lambda said: said["most"] < said.state.stage.bid + 1}
    NO_FACTS = frozenset({"sea_duel.decision.open.stake"})

`CLAIMS` has for the key of a message what it claims, as a function of the true position and of what follows. `NO_FACTS` are the keys of
sentences that state nothing one could look up. A message within a message is a sentence of its own, unless it is only a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from contract.said import Claim as Claim
from contract.said import Dialogue, Kind
from contract.said import Said as Said
from contract.tables import Step, Table
from contract.told import Fact
from data.homes import homes
from engine.asks.answers import random_answer
from engine.game.lessons import lesson
from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import begin
from engine.values.core import Ask, EngineError, Form, Msg, Path, Seat, Talk, Token
from engine.walking.walk import Asking, decision, drive, follow, only_line, sensible, turn
from engine.walking.worlds import imagine_world
from words import catalogue
from words.catalogues import key_name

HELD = re.compile(r"-(reason|why|stake)(-|$)")
"""Part of the keys of messages that have to be declared, whether they are said in a run or not."""

WIDTH = 8
"""The most lines about which a coach speaks in a decision."""

SENSIBLE = 0.7
"""The share of a turn's questions that the sensible player answers. So decisions are seen that random answers never lead to."""


@dataclass(frozen=True)
class Claims:
    """The claims that a game declares, and the messages that state no fact."""

    claims: Mapping[str, Claim]
    no_facts: frozenset[str]

    def undeclared(self, game: str) -> list[str]:
        """Return the messages of the catalogue that have to be declared and are not."""
        start = f"{key_name(game)}-"
        known = {key_name(key) for key in (*self.claims, *self.no_facts)}
        return sorted(name for name in catalogue("en") if name.startswith(start) and HELD.search(name) and name not in known)

    def unknown(self) -> list[str]:
        """Return the keys that are declared twice, or that no message has."""
        twice, names = self.claims.keys() & self.no_facts, set(catalogue("en"))
        return sorted(key for key in (*self.claims, *self.no_facts) if key_name(key) not in names or key in twice)

    def needs(self, sentence: Said) -> bool:
        """Return whether a sentence has to be declared.

        All reasons, words and stakes have to, and of the messages inside them those that are more than a name.
        """
        is_more = sentence.within is None or bool(sentence.msg.args) or HELD.search(key_name(sentence.msg.key)) is not None
        return is_more and sentence.kind in ("reason", "words", "stake")

    def fault(self, sentence: Said) -> str | None:
        """Return what is wrong with a sentence: it is false, or nobody declared what it claims."""
        claim = self.claims.get(sentence.msg.key)
        if claim is None:
            return "has no claim" if self.needs(sentence) and sentence.msg.key not in self.no_facts else None
        try:
            return None if claim(sentence) else "is false"
        except (EngineError, LookupError, AttributeError, AssertionError, TypeError, ValueError) as error:
            return f"its claim fails: {type(error).__name__} {error}"


def claims(game: str) -> Claims | None:
    """Return what a game declares, or `None` if it declares nothing."""
    module = _claims_module(game)
    return None if module is None else Claims(module.CLAIMS, module.NO_FACTS)


def story_facts(game: str) -> Mapping[str, Fact]:
    """Return the claims of the sentences in a game's stories; empty if it declares none."""
    facts: Mapping[str, Fact] = getattr(_claims_module(game), "STORY", {})
    return facts


def _claims_module(game: str) -> Any:
    """Return the module of a game's claims, if it has one."""
    name = homes()[game].claims
    try:
        return import_module(name) if find_spec(name) is not None else None
    except ModuleNotFoundError:
        return None


# The sentences.


def sentences(table: Table, step: Step, rng: Random) -> Iterator[Said]:
    """Yield every sentence that the game says in the position of a step and about its line."""
    rules, state = table.rules, step.state
    random_seat = Seat(rng.randrange(table.seats))
    dialogues: list[tuple[Dialogue, Seat]] = [
        ("turn", step.seat),
        ("order", random_seat),
        *(("early", seat) for seat in rules.early.seats(state)[:1]),
    ]
    for dialogue, seat in dialogues:
        yield from _with_inner(_decision_sentences(rules, state, seat, dialogue, rng))
    yield from _with_inner(_coach_sentences(rules, step, rng))
    yield from _with_inner(_event_sentences(rules, step))


def taught(game: str) -> Iterator[Said]:
    """Yield what a lesson says at each step, about its hoped line and about other lines."""
    teaching = lesson(game)
    if teaching is None:
        return
    match = begin(registry.rules(game), teaching.seats, teaching.settings, teaching.seed)
    for step in teaching.steps:
        for seat, line in step.replies:
            match = match.played(seat, line)
        sentence = Said(match.rules, match.state, teaching.seat, "lesson", teaching.words(step.name), line=step.line)
        yield sentence
        if step.line:
            yield replace(sentence, msg=teaching.words(step.name, "done"))
            yield from (replace(sentence, msg=teaching.words(step.name, other.say), line=other.like) for other in step.others)
            match = match.played(teaching.seat, step.line)


def _with_inner(outer: Iterable[Said]) -> Iterator[Said]:
    """Yield each sentence, followed by the sentences that are its arguments."""
    for sentence in outer:
        yield sentence
        for _, arg in sentence.msg.args:
            messages = [message for message in (arg if isinstance(arg, tuple) else (arg,)) if isinstance(message, Msg)]
            yield from _with_inner([replace(sentence, msg=message, within=sentence) for message in messages])


def _coach_sentences(rules: Rules[Any, Any], step: Step, rng: Random) -> Iterator[Said]:
    """Yield what the coach says about each candidate line and about the line that is played."""
    judgement, state, seat = rules.mind.judgement, step.state, step.seat
    if judgement is None or only_line(rules.turn(state, seat)) is not None:
        return
    world = imagine_world(rules, state, seat, rng)
    considered = [(candidate.line, candidate.plan) for candidate in judgement.candidates(world, seat, WIDTH, rng)]
    planned = [] if judgement.plans is None else [(line, plan) for line, _ in considered[:2] for plan in judgement.plans(world, seat, line)]
    for line, plan in dict.fromkeys((*considered, *planned, (step.line, None))):
        messages: list[tuple[Kind, Msg]] = [("reason", msg) for msg in judgement.reasons(world, seat, line, plan)]
        if (words := judgement.words(world, seat, line, plan)) is not None:
            messages.append(("words", words))
        yield from (Said(rules, state, seat, kind, msg, line=line, plan=plan) for kind, msg in messages)


def _talk(rules: Rules[Any, Any], state: Any, seat: Seat, dialogue: Dialogue) -> Talk[Any] | None:
    if dialogue == "turn":
        return turn(rules, state, seat)
    return rules.orders.ask(state, seat) if dialogue == "order" else rules.early.ask(state, seat)


def _decision_sentences(rules: Rules[Any, Any], state: Any, seat: Seat, dialogue: Dialogue, rng: Random) -> Iterator[Said]:
    """Answer a dialogue, partly at random, and yield every sentence that it shows."""
    talk = _talk(rules, state, seat, dialogue)
    if talk is None:
        return
    paths: list[Path] = []
    sensible_answer = sensible(rules, imagine_world(rules, state, seat, rng), seat, rng)

    def answer_ask(ask: Ask | Form, path: Path) -> Token:
        paths.append(path)
        return sensible_answer(ask, path) if dialogue == "turn" and rng.random() < SENSIBLE else random_answer(ask, rng)

    drive(talk, answer_ask)
    for path in paths:
        talk = _talk(rules, state, seat, dialogue)
        end = None if talk is None else follow(talk, path)
        if isinstance(end, Asking):
            brief = decision(rules, state, seat, end)
            sentence = Said(rules, state, seat, "answer", brief.question, line=" ".join(path), dialogue=dialogue)
            if brief.stake is not None:
                yield replace(sentence, kind="stake", msg=brief.stake)
            yield from (replace(sentence, msg=msg) for msg in (brief.question, brief.frame, brief.rest) if msg is not None)
            for answer in brief.answers:
                answer_sentence = replace(sentence, line=" ".join((*path, *answer.path)), answer=answer)
                yield from (replace(answer_sentence, msg=msg) for msg in (answer.label, answer.hint) if msg is not None)


def _event_sentences(rules: Rules[Any, Any], step: Step) -> Iterator[Said]:
    """Yield the notes of a step and the sentences of its events."""
    sentence = Said(rules, step.state, step.seat, "note", Msg("core.none"), line=step.line)
    yield from (replace(sentence, msg=note.msg) for note in step.turn.notes)
    public = tuple(note for note in step.turn.notes if note.to is None)
    for event in rules.events(rules.view(step.state, None), rules.view(step.turn.state, None), public):
        yield from (replace(sentence, kind="event", msg=msg) for msg in (event.headline, event.line))
