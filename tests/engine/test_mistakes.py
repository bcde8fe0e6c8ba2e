"""Mistakes of a game are named for its author: what is wrong, where, and what to do."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.asks.answers import misspelt, random_answer
from engine.asks.talk import pick
from engine.bots import line
from engine.game.rules import Rules
from engine.match.match import begin, replay
from engine.match.records import from_record, record
from engine.values.core import Ask, EngineError, Field, Form, Mistake, Msg, Note, NotYourTurn, Option, Seat, Several, Talk, Turn
from engine.values.differing import Differs
from engine.walking.guarding import guard
from engine.walking.walk import drive, follow, play, sample
from tests.play.toy import Toy

SAY, NO = Msg("say"), Msg("toy.no")


def forgetful(state: Any, seat: Seat) -> Talk[Any]:
    yield from pick("claim", SAY, [Option("c3", 3, SAY)])


def silent(state: Any, seat: Seat) -> Talk[Turn[Any]]:
    if state is None:
        yield from pick("claim", SAY, [Option("c3", 3, SAY)])
    return Turn(state)


def plain(state: Any, seat: Seat) -> Any:
    return Turn(state)


def toy(**changed: Any) -> Rules[Any, Any]:
    return replace(Toy.rules(), **changed)


FORGOTTEN = r"forgetful \(.*tests/engine/test_mistakes.py:\d+\) returns nothing after `c3`: end every way through it with `return Turn\("
SILENT = r"silent \(.*\) ends without an ask: ask at least once"
PLAIN = r"the turn of toy is no dialogue but a Turn: it asks nothing; ask with `yield from pick"


@pytest.mark.parametrize(
    ("turn", "words"), [(forgetful, FORGOTTEN), (silent, SILENT), (plain, PLAIN)], ids=["forgetful", "silent", "plain"]
)
def test_a_turn_that_returns_or_asks_nothing_is_a_named_mistake(turn: Any, words: str) -> None:
    rules = toy(turn=turn)
    state = begin(Toy.rules(), 2, {}, "mistakes").state
    seat = rules.to_act(state)[0]
    with pytest.raises(Mistake, match=words):
        sample(rules, state, seat, Random(1))
    with pytest.raises(Mistake, match=words):
        play(rules, state, seat, "c3")


@pytest.mark.parametrize(("turn", "words"), [(forgetful, FORGOTTEN), (silent, SILENT)], ids=["forgetful", "silent"])
def test_a_dialogue_that_returns_or_asks_nothing_is_a_named_mistake(turn: Any, words: str) -> None:
    rules = toy(turn=turn)
    state = begin(Toy.rules(), 2, {}, "mistakes").state
    with pytest.raises(Mistake, match=words):
        drive(rules.turn(state, Seat(0)), lambda ask, path: random_answer(ask, Random(1)))


def stateful(state: Any, seat: Seat) -> Talk[Any]:
    yield from pick("claim", SAY, [Option("c3", 3, SAY)])
    return state


def ask_nested(state: Any, seat: Seat) -> Talk[Any]:
    yield pick("claim", SAY, [Option("c3", 3, SAY)])  # type: ignore[misc]
    return Turn(state)


def ask_doubled(state: Any, seat: Seat) -> Talk[Any]:
    yield from pick("claim", SAY, [Option("c4", 3, SAY), Option("c4", 4, SAY)])
    return Turn(state)


def ask_blocked(state: Any, seat: Seat) -> Talk[Any]:
    yield from pick("claim", SAY, [Option("c4", 3, SAY, blocked=NO)])
    return Turn(state)


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (forgetful, FORGOTTEN),
        (stateful, r"the turn of toy returns a State after `c3`: end every way through it with `return Turn\("),
        (ask_nested, r"nested \(.*test_mistakes.py:\d+\) yields a generator, `pick`: ask with `yield from`"),
        (ask_doubled, r"the ask `claim` has several options with the token `c4`: give each its own"),
        (ask_blocked, r"the ask `claim` has no answer: all its options are blocked: c4 \(toy.no\)"),
    ],
    ids=["returns nothing", "returns a state", "yields a dialogue", "one token twice", "all blocked"],
)
def test_a_mistake_names_the_function_of_a_guest(turn: Any, words: str) -> None:
    rules = guard(toy(turn=turn))
    state = begin(Toy.rules(), 2, {}, "mistakes").state
    with pytest.raises(Mistake, match=words):
        play(rules, state, rules.to_act(state)[0], "c3")


def test_a_misspelt_token_is_named_with_a_better_one() -> None:
    ask = Ask("claim", SAY, (Option("C3 x", 3, SAY), Option("c4", 4, SAY)))

    def talk() -> Talk[int]:
        answer = yield ask
        return answer  # type: ignore[no-any-return]

    with pytest.raises(Mistake, match=r"the ask `claim`: the token `C3 x` is not lower case without spaces.*write it as `c3-x`"):
        follow(talk(), ("c3",))
    assert all(misspelt(token) is None for token in ("c3", "c3-x", "7", "-", "naïve"))
    assert all(misspelt(token) for token in ("", "A", "a b", "a+b", "a=b", "*", "?", " a", "a\n"))


BLOCKED = (Option("buy", 1, SAY, blocked=NO), Option("sell", 2, SAY, blocked=Msg("toy.poor")))
CHECKED = Several(0, 2, lambda chosen: NO)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (Ask("trade", SAY, BLOCKED), "the ask `trade` has no answer: all its options are blocked: buy [(]toy.no[)], sell [(]toy.poor[)]"),
        (Ask("trade", SAY, ()), "the ask `trade` has no answer: it has no options"),
        (Ask("trade", SAY, (Option("buy", 1, SAY),), CHECKED), "the ask `trade` has no answer: no set of its options passes"),
        (
            Form("deal", SAY, (Field("a", Ask("a", SAY, (Option("buy", 1, SAY),))),), lambda values: NO),
            "the ask `deal` has no answer: no answers to its fields pass its check together",
        ),
    ],
    ids=["blocked", "empty", "several", "form"],
)
def test_an_ask_without_an_answer_is_named(ask: Any, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        random_answer(ask, Random(1))


def test_a_bot_that_cannot_answer_says_which_ask() -> None:
    def stuck(state: Any, seat: Seat) -> Talk[Turn[Any]]:
        yield from pick("trade", SAY, BLOCKED)
        return Turn(state)

    state = begin(Toy.rules(), 2, {}, "mistakes").state
    with pytest.raises(Mistake, match="the ask `trade` has no answer"):
        line("deckhand", toy(turn=stuck), state, Toy.rules().to_act(state)[0], Random(1))


def test_an_impossible_seat_is_named_with_the_possible_ones() -> None:
    rules = Toy.rules()
    state = begin(rules, 2, {}, "mistakes").state
    with pytest.raises(NotYourTurn, match=f"seat 7 may not act; seats that may: {rules.may_act(state)[0]}"):
        play(rules, state, Seat(7), "pass")


def differ(change: Any) -> Differs:
    """How a short match differs from its replay by rules whose turns are changed."""
    rules = Toy.rules()
    match = begin(rules, 2, {}, "mistakes")
    while match.result is None:
        seat = rules.to_act(match.state)[0]
        match = match.played(seat, line("mate", rules, match.state, seat, Random(1)))

    def turn(state: Any, seat: Seat) -> Talk[Turn[Any]]:
        return change((yield from rules.turn(state, seat)))  # type: ignore[no-any-return]

    with pytest.raises(Differs) as caught:
        replay(replace(rules, turn=turn), 2, match.settings, match.seed, match.entries)
    return caught.value


HEARD = Note(Msg("toy.note.heard", who=1))
MINE = frozenset({Seat(0)})


def retold(change: Any) -> Any:
    """A function that changes the notes of a turn."""
    return lambda turn: Turn(turn.state, tuple(change(turn.notes)), turn.sealed, turn.before_chance)


def add_stake(notes: tuple[Note, ...]) -> Any:
    return [Note(Msg(note.msg.key, **{**dict(note.msg.args), "stake": 3}), note.to) for note in notes]


@pytest.mark.parametrize(
    ("change", "what", "note"),
    [
        (lambda notes: (HEARD, *notes)[: len(notes) + 1], "`toy.note.heard`", "toy.note.heard"),
        (lambda notes: (*notes, HEARD), "`toy.note.heard`, is told now, and the record lacks it", "toy.note.heard"),
        (lambda notes: (*notes, Note(HEARD.msg, MINE)), "`toy.note.heard`, is told now, and the record lacks it", None),
        (lambda notes: notes[1:], "is not told any more", None),
        (add_stake, "its argument `stake` is another", None),
        (lambda notes: [Note(note.msg, MINE) for note in notes], "is for other seats now", None),
    ],
    ids=["another note", "a note more", "a private note more", "a note less", "another argument", "other readers"],
)
def test_a_replay_that_differs_names_the_note(change: Any, what: str, note: Any) -> None:
    difference = differ(retold(change))
    assert what in difference.what and re.match("note [0-9]+, `(toy|core)[.]", difference.what)
    assert difference.note == note, "a private note is not named"


def test_another_digest_with_equal_notes_means_another_state() -> None:
    match = begin(Toy.rules(), 2, {}, "mistakes")
    document = record(match)
    document["entries"][0]["digest"] = "0" * 12
    document["game"] = "pizarro"
    with pytest.raises(EngineError):
        from_record(document)
    other = replace(match.entries[0], digest="0" * 12)
    with pytest.raises(Differs) as caught:
        replay(Toy.rules(), 2, match.settings, match.seed, (other,))
    assert "the position is another, its line and notes are the same: a field of State was added" in caught.value.what


def test_bots_that_look_ahead_need_points_or_a_judgement() -> None:
    rules = toy(points=lambda state: None, mind=replace(Toy.rules().mind, judgement=None))
    state = begin(Toy.rules(), 2, {}, "mistakes").state
    with pytest.raises(Mistake, match=r"go by `points`, and toy has none: write it, or a `Mind.judgement`"):
        line("captain", rules, state, rules.to_act(state)[0], Random(1))
