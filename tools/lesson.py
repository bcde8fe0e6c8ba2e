"""`python -m tools.lesson GAME`: print an unfinished lesson step by step, for its author.

It plays the main line of `games/<game>/data/lesson.toml`. For each step it prints what the learner reads, what is asked, every answer with
its label, and the areas of the picture that may be marked. It stops at a line that is not legal, and says why and who is awaited. After the
last step it says what the sensible player would do; `--go-on N` plays N such moves and prints them as `before` lines. `--pictures` writes
the picture of each step, with its marks. docs/lessons.md describes the format.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

import render
from cogs.panel.teaching import drawing
from engine import bots
from engine.asks.answers import offered_tokens
from engine.game.lessons import Lesson, Step, lesson
from engine.match import registry
from engine.match.match import Match, begin
from engine.values.core import EngineError, Form, Seat
from engine.walking.listing import lines
from engine.walking.walk import Asking, decision, turn, walk_with_forced
from words import has, speaker

NAMES = ("Inês", "Duarte", "Leonor", "Afonso", "Beatriz", "Tomé")
"""The names of the other players in a lesson; the learner has their own name."""

SHOWN = 60
"""The most tokens that are printed of one ask."""

READY = 15
"""The most ready answers that are printed of one question."""


def list_areas(areas: Iterable[str]) -> str:
    """Return the names of areas; of twelve or more that differ only in the last word, two."""
    kinds: dict[str, list[str]] = {}
    for area in areas:
        kinds.setdefault(area.rpartition("-")[0], []).append(area)
    return ", ".join(", ".join(kind) if len(kind) < 12 else f"{kind[0]} … {kind[-1]}" for kind in kinds.values())


def names(teaching: Lesson) -> tuple[str, ...]:
    """Return the names of the seats in the printed lesson."""
    return tuple("You" if seat == teaching.seat else name for seat, name in enumerate(NAMES[: teaching.seats]))


def play(match: Match, seat: Seat, line: str) -> Match:
    """Return the match after a line, or end the program with the reason of a refusal."""
    try:
        played = match.played(seat, line)
    except EngineError as error:
        say = speaker(names=NAMES)
        awaited = ", ".join(map(str, match.rules.to_act(match.state)))
        sys.exit(f"\n{seat} {line}: {say(error.msg)}\nawaited: {awaited}; {say(match.rules.status(match.rules.view(match.state, seat)))}")
    if played.entries[-1].line != line:
        print(f"!! write it as it is stored: {seat} {played.entries[-1].line}")
    return played


def speak_message(teaching: Lesson, *key: str) -> str:
    """Return a message of the lesson, or its key if the message is missing."""
    msg = teaching.words(*key)
    return speaker(names=names(teaching))(msg) if has(msg.key) else f"!! no message {msg.key}"


def print_question(match: Match, seat: Seat) -> None:
    """Print what a seat is asked first, with every answer."""
    if seat not in match.rules.may_act(match.state):
        print("  !! the learner is not awaited here")
        return
    say = speaker(names=NAMES)
    end = walk_with_forced(lambda: turn(match.rules, match.state, seat), ())
    if not isinstance(end, Asking):
        print(f"  only: {' '.join(end.path)}")
        return
    print(f"  asked: {say(end.ask.prompt)}")
    fields = [field.ask for field in end.ask.fields] if isinstance(end.ask, Form) else [end.ask]
    for answer in decision(match.rules, match.state, seat, end).answers[:READY]:
        print(f"    answer: {' '.join(answer.path)} – {say(answer.label)}")
    for ask in fields:
        labels = {option.token: say(option.label) for option in ask.options if option.blocked is None}
        print("    " + " · ".join(f"{token} ({labels.get(token, '')})" for token in offered_tokens(ask)[:SHOWN]))


def show(teaching: Lesson, first: str, go_on: int, pictures: Path | None) -> None:
    """Play the lesson and print it.

    `first`: the step from which it is printed; empty: all is. `go_on`: how many sensible moves follow. `pictures`: where they are written.
    """
    rules, say = registry.rules(teaching.game), speaker(names=names(teaching))
    match = begin(rules, teaching.seats, teaching.settings, teaching.seed)
    is_shown = not first
    print(" ".join(say(note.msg) for note in match.entries[0].notes))
    for number, step in enumerate(teaching.steps, 1):
        is_shown = is_shown or step.name == first
        for seat, line in step.replies:
            match = play(match, seat, line)
            if is_shown:
                print(f"  {seat} {line}: {' '.join(say(note.msg) for note in match.entries[-1].notes)}")
        print_picture(match, teaching, number, is_shown, pictures)
        if step.line:
            if is_shown:
                print_hoped_line(match, teaching, step)
            match = play(match, teaching.seat, step.line)
    print(f"\nAfter the last step: {say(rules.status(rules.view(match.state, teaching.seat)))}")
    print_sensible_moves(match, teaching, go_on)


def print_picture(match: Match, teaching: Lesson, number: int, is_shown: bool, pictures: Path | None) -> None:
    """Print what the learner reads and sees at the step of a number; write the picture.

    Marks at which the picture has no area are printed even if the step is not (`is_shown`).
    """
    rules, say, step = match.rules, speaker(names=names(teaching)), teaching.steps[number - 1]
    view = rules.view(match.state, teaching.seat)
    draft, part = drawing(teaching, step, rules, match.state, is_wide=False)
    areas = render.areas(teaching.game, view, say, draft, part)
    wrong = [mark for mark in step.marks if mark not in areas]
    if is_shown:
        print(f"\n== {number}/{len(teaching.steps)} {step.name}  [{part}: {', '.join(step.marks)}]\n{speak_message(teaching, step.name)}")
        print(f"  {say(rules.status(view))}\n  pictures: {', '.join(render.parts(teaching.game, view))}\n  areas: {list_areas(areas)}")
    if wrong:
        print(f"  !! no such area: {', '.join(wrong)}")
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        data = render.picture(teaching.game, view, say, draft, part, step.marks)
        (pictures / f"{number:02}-{step.name}.png").write_bytes(data)


def print_hoped_line(match: Match, teaching: Lesson, step: Step) -> None:
    """Print what the learner is asked at a step, what the lesson replies, and the hoped line."""
    print_question(match, teaching.seat)
    keys = ["deed", "done"] if step.deed else ["done"]
    if len(list(lines(match.rules, match.state, teaching.seat, 2))) > 1:  # there is something else to play
        keys.append("else")
    for key in (*keys, *(other.say for other in step.others)):
        print(f"  {key}: {speak_message(teaching, step.name, key)}")
    print(f"  hoped: {step.line}")


def print_sensible_moves(match: Match, teaching: Lesson, go_on: int) -> None:
    """Print `go_on` sensible moves as `before` lines, or only say what the next one would be."""
    say, rng = speaker(names=names(teaching)), Random(teaching.seed)
    for _ in range(max(1, go_on)):
        awaited = match.rules.to_act(match.state)
        if not awaited:
            break
        seat = awaited[0]
        line = bots.line("mate", match.rules, match.state, seat, rng)
        if not go_on:
            print(f"{seat} is awaited; the sensible player: {line}")
            print_question(match, seat)
            break
        match = play(match, seat, line)
        print(f'    "{seat} {line}",  # {" ".join(say(note.msg) for note in match.entries[-1].notes)}')


def main() -> int:
    """Read the command line and print the lesson; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.lesson", description="Play the main line of a lesson and say what is possible.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--from", dest="first", default="", metavar="STEP", help="print from this step on")
    parser.add_argument("--go-on", type=int, default=0, metavar="N", help="play N sensible moves after the last step")
    parser.add_argument("--pictures", type=Path, metavar="DIRECTORY", help="write the picture of each step")
    options = parser.parse_args()
    teaching = lesson(options.game)
    if teaching is None:
        teaching = Lesson(options.game, registry.rules(options.game).seats[0], Seat(0), "lesson", ())
        print(f"There is no data/{options.game}/lesson.toml yet; this is how seed 'lesson' begins.")
    show(teaching, options.first, options.go_on, options.pictures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
