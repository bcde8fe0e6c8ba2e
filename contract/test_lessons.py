"""Every lesson fits the rules, the words and the pictures of today."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest

import render
from cogs.panel.teaching import drawing
from contract.clicking import clicks
from contract.taught import every_lesson, lesson_of, positions
from engine.match.match import Match
from engine.values.core import Ask, Msg, Seat
from engine.walking.listing import lines
from engine.walking.walk import Asking, Done, decision, walk
from words import catalogue, speaker
from words.catalogues import key_name

WORDS = 45
"""The most words of the teacher at a step, with the praise of the move before."""

REMARK = 25
"""The most words of the teacher about a move."""

LABEL = 34
"""The most characters of a deed."""

RINGS = 2
"""The most rings with which the teacher points at a picture."""


def moves(match: Match, seat: Seat, limit: int = 20_000) -> Iterator[str]:
    return lines(match.rules, match.state, seat, limit)


def begin_lines(match: Match, seat: Seat) -> Iterator[str]:
    """Yield a line for each answer of the first question, with the last answer to all others."""
    first = walk(match.rules, match.state, seat, ())
    if not isinstance(first, Asking) or not isinstance(first.ask, Ask) or first.ask.several is not None:
        return
    for path in [
        *((option.token,) for option in first.ask.options if option.blocked is None),
        *(answer.path for answer in decision(match.rules, match.state, seat, first).answers if not answer.lasts),
    ]:
        end = walk(match.rules, match.state, seat, path)
        while isinstance(end, Asking) and isinstance(end.ask, Ask) and end.ask.several is None:
            path = (*path, [option.token for option in end.ask.options if option.blocked is None][-1])
            end = walk(match.rules, match.state, seat, path)
        if isinstance(end, Done):
            yield " ".join(path)


@every_lesson
def test_the_main_line_is_a_match_of_today_in_ten_to_twenty_five_steps(game: str) -> None:
    steps = positions(game)
    assert 10 <= len(steps) <= 25 and sum(bool(step.line) for step, _ in steps) >= 6
    assert len({step.name for step, _ in steps}) == len(steps)
    assert not steps[-1][0].line, "the last step has the last word: nothing is played in it"


@every_lesson
def test_the_learner_is_awaited_where_a_move_is_hoped_for(game: str) -> None:
    for step, match in positions(game):
        assert not step.line or lesson_of(game).seat in match.rules.to_act(match.state), step.name


@every_lesson
def test_a_move_can_be_played_for_each_remark_on_particular_moves(game: str) -> None:
    for step, match in positions(game):
        assert step.line or not step.others, f"{step.name}: nothing is played here"
        missing = {other.say for other in step.others}
        for line in chain(begin_lines(match, lesson_of(game).seat), moves(match, lesson_of(game).seat)) if missing else ():
            if line != step.line:
                missing.discard(lesson_of(game).remark(step, line).key.rpartition(".")[2])
            if not missing:
                break
        assert not missing, f"{step.name}: no legal move is answered by {', '.join(missing)}"


def messages_of_lesson(game: str) -> Iterator[tuple[Msg, int]]:
    """Yield all messages of a lesson with the most words that they may have."""
    teaching = lesson_of(game)
    for step, match in positions(game):
        yield teaching.words(step.name), WORDS
        if step.deed:
            yield teaching.words(step.name, "deed"), REMARK
        if step.line:
            yield teaching.words(step.name, "done"), REMARK
            for other in step.others:
                yield teaching.words(step.name, other.say), REMARK
            if len(list(moves(match, teaching.seat, 2))) > 1:
                yield teaching.words(step.name, "else"), REMARK
    yield teaching.words("end"), WORDS


@every_lesson
def test_everything_is_said_shortly_and_nothing_is_left_over(game: str) -> None:
    say = speaker(names=tuple(f"Player {seat}" for seat in range(lesson_of(game).seats)))
    names = set()
    for msg, most in messages_of_lesson(game):
        name = key_name(msg.key)
        names.add(name)
        assert name in catalogue("en"), msg.key
        text = say(msg)
        assert "{" not in text and len(text) >= 10 and len(text.split()) <= most, f"{msg.key}: {len(text.split())} words, at most {most}"
    start = f"{key_name(game)}-lesson-"
    assert {name for name in catalogue("en") if name.startswith(start)} == names


@every_lesson
def test_praise_and_words_of_a_step_are_read_together_and_a_deed_is_a_label(game: str) -> None:
    say = speaker(names=("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))
    teaching, praise = lesson_of(game), ""
    for step, _ in positions(game):
        text = f"{praise} {say(teaching.words(step.name))}"
        assert len(text.split()) <= WORDS, f"{step.name}: {len(text.split())} words with the praise of the step before, at most {WORDS}"
        praise = f"✓ {say(teaching.words(step.name, 'done'))}" if step.line else ""
        assert not step.deed or (step.line and len(say(teaching.words(step.name, "deed"))) <= LABEL), step.name


@every_lesson
def test_every_hoped_move_can_be_clicked(game: str) -> None:
    say = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))
    for step, match in positions(game):
        if step.line:
            assert clicks(match.rules, match.state, lesson_of(game).seat, tuple(step.line.split()), say) <= 12, step.name


@every_lesson
@pytest.mark.parametrize("is_wide", [False, True], ids=["tall", "wide"])
def test_the_teacher_points_at_what_is_on_the_picture(game: str, is_wide: bool) -> None:
    say = speaker(names=("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))
    for step, match in positions(game):
        draft, part = drawing(lesson_of(game), step, match.rules, match.state, is_wide)
        areas = render.areas(game, match.rules.view(match.state, lesson_of(game).seat), say, draft, part)
        assert set(step.marks) <= set(areas), f"{step.name}: {set(step.marks) - set(areas)} not among {', '.join(areas)}"
        assert len(step.marks) <= RINGS, step.name
        lettered = re.findall("[Ⓐ-Ⓩ]", say(lesson_of(game).words(step.name)))
        wanted = [chr(ord("Ⓐ") + at) for at in range(len(step.marks))] if len(step.marks) > 1 else []
        assert sorted(lettered) == wanted, f"{step.name}: the words speak of {lettered or 'no letter'}, the picture shows {wanted}"
