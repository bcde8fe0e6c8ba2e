"""`python -m tools.new_game.lesson NAME`: the lesson of a game that was just written, `lesson.toml` among its tables.

The main line is a match of sensible players on a fixed deal; the words wait in `<game>-lesson.ftl`. It is a beginning: docs/lessons.md says
how a real one is made.
"""

from __future__ import annotations

import sys
from random import Random

from data.homes import homes
from engine.bots import line as bot_line
from engine.match.match import begin
from engine.match.registry import rules
from engine.values.core import Seat

LEARNER = Seat(0)
SEED = "lesson"
STEPS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""The moves of the learner, as their messages are called."""


def written(name: str) -> str:
    """The lesson as a file."""
    game = rules(name)
    match, rng = begin(game, game.seats[0], {}, SEED), Random(SEED)
    steps = ['[[step]]\nname = "welcome"\n']
    moves, before = iter(STEPS), list[str]()
    while awaited := game.to_act(match.state):
        seat = LEARNER if LEARNER in awaited else awaited[0]
        match = match.played(seat, bot_line("mate", game, match.state, seat, rng))
        line = match.entries[-1].line
        if seat != LEARNER:
            before.append(f'"{seat} {line}"')
            continue
        steps.append(f'[[step]]\nname = "{next(moves)}"\nbefore = [{", ".join(before)}]\nline = "{line}"\n')
        before.clear()
    steps.append(f'[[step]]\nname = "last"\nbefore = [{", ".join(before)}]\n')
    head = f"# The main line of the lesson; its words are in {name}-lesson.ftl.\n\n"
    return head + f'seats = {game.seats[0]}\nseat = {LEARNER}\nseed = "{SEED}"\n\n' + "\n".join(steps)


if __name__ == "__main__":
    (homes()[sys.argv[1]].tables / "lesson.toml").write_text(written(sys.argv[1]), encoding="utf-8")
