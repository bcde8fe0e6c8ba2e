"""What several benches share: matches of mates, many processes, pages of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from engine import bots
from engine.game.rules import Rules
from engine.match import registry
from engine.values.core import Line, Seat, Turn
from engine.walking.walk import play, sample
from play.values.live import Live

PAGES = Path(__file__).parents[1] / "docs" / "measured"
"""The pages of figures."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class MateMove(NamedTuple):
    """A move of a match of mates."""

    state: Any
    """The position before the move."""
    seat: Seat
    line: Line
    turn: Turn[Any]
    """What the line leads to."""


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Return the options of a table that a command line names as KEY=CHOICE."""
    return dict(pair.partition("=")[::2] for pair in pairs)


def table_in_turn(number: int) -> tuple[Rules[Any, Any], int]:
    """Return the rules of each game in turn, with another number of seats in each round."""
    games = registry.names()
    rules = registry.rules(games[number % len(games)])
    return rules, rules.seats[number // len(games) % len(rules.seats)]


def play_mates(rules: Rules[Any, Any], state: Any, rng: Random) -> Iterator[MateMove]:
    """Play a match of mates to its end."""
    while awaited := rules.to_act(state):
        line = bots.line("mate", rules, state, awaited[0], rng)
        turn = play(rules, state, awaited[0], line).value
        yield MateMove(state, awaited[0], line, turn)
        state = turn.state


def random_move(live: Live | None, rng: Random) -> tuple[int, Line] | None:
    """Return an awaited person's id and a random line for them; `None` if nobody is awaited."""
    if live is None or live.table.status != "running" or live.rules is None:
        return None
    people = [(seat, person) for seat in live.table.to_act if (person := live.table.occupants[seat].person) is not None]
    if not people:
        return None
    seat, person = rng.choice(people)
    return person.user_id, " ".join(sample(live.rules, live.state, seat, rng)[0])


def spread(work: Callable[[Item], Result], items: Sequence[Item], processes: int) -> Iterator[Result]:
    """Work on all items in a number of processes; yield the results in the items' order."""
    if processes < 2 or len(items) < 2:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(work, items)


def replace_section(page: str, marks: tuple[str, str], lines: Iterable[str]) -> str:
    """Return a page with other lines between its two marks."""
    before, rest = page.split(marks[0])
    return "\n".join([f"{before}{marks[0]}", "", *lines, "", f"{marks[1]}{rest.split(marks[1])[1]}"])


def write_section(file: Path, marks: tuple[str, str], lines: Iterable[str]) -> None:
    """Write lines between two marks of a page."""
    file.write_text(replace_section(file.read_text("utf-8"), marks, lines), "utf-8")
