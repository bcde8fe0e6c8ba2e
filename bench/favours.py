"""`python -m bench favours`: whether somebody who plays for another is found, and nobody who plays for themselves (play/club/favours.py).

Three people play: mates who now and then take some other sensible line, and in half of the matches one of them who, whenever they choose,
takes the line that is best for another, a little also for themselves. Each match is judged as a review judges it, with a share of its
budget. Then tables of the same three people are put together at random, as many as a referee would look at, and counted is how often the
helper is found, and how often anybody else is. `--page` writes it into docs/club.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from engine import bots, registry
from engine.core import EngineError, Line, Seat
from engine.match import Match, begin
from engine.rules import Rules
from engine.search.favours import Favours
from engine.search.review import DECISIONS, Making
from engine.search.thinking import judgement_of
from engine.search.weighing import Work, weighed
from play.club.favouring import BUDGET
from play.club.favours import JudgedTable, signs
from store.rows import OutcomeRow

SEATS, HELPER, FRIEND = 3, Seat(0), Seat(1)
"""Seats of a match; who helps whom where somebody does."""

GAMES = ("pizarro", "navegador", "magellan")
"""Games in which there is something to give."""

OWN, SLIPS = 0.3, 0.15
"""How much the helper cares for themselves, against 1 − `OWN` for the other; the share of an honest player's moves that are some other
line."""

WIDTH, WORLDS = 6, 6
"""Lines that the helper thinks of, and the worlds in which they do."""

QUICK = ("pizarro", 1, 0.02)
"""The game, the matches and the budget of the digest."""

DRAWN, TABLES = 400, (3, 4, 6)
"""Groups of tables that are drawn, and tables of a group."""

PAGE = Path(__file__).parents[1] / "docs" / "club.md"
BEGIN, END = "<!-- favours: written by bench favours -->", "<!-- end of favours -->"


def match_of(rules: Rules[Any, Any], seed: str, has_helper: bool) -> Match:
    """A match to its end."""
    match, rng, number = begin(rules, SEATS, {}, seed), Random(seed), 0
    while awaited := rules.to_act(match.state):
        seat, number = awaited[0], number + 1
        line = _chosen(match, seat, rng, number, has_helper)
        match = match.played(seat, bots.line("mate", rules, match.state, seat, rng) if line is None else line)
    return match


def _chosen(match: Match, seat: Seat, rng: Random, number: int, has_helper: bool) -> Line | None:
    """What somebody plays who helps, or who takes some other line; `None`: what a mate plays."""
    rules, line = match.rules, None
    if has_helper and seat == HELPER:
        known = [one for one in weighed(rules, Work("look", number, match.state, seat, WORLDS, (), WIDTH)) if one.line is not None]
        best = max(known, key=lambda one: (1 - OWN) * one.chances[FRIEND] + OWN * one.chances[seat], default=None)
        line = None if best is None or best.line is None else best.line.line
    elif rng.random() < SLIPS:
        world = rules.imagine(rules.view(match.state, seat), rng)
        lines = judgement_of(rules).candidates(world, seat, WIDTH, rng)
        line = rng.choice(lines).line if lines else None
    if line is not None:
        with suppress(EngineError):  # a line of an imagined world may not be one here
            match.played(seat, line)
            return line
    return None


def judged(rules: Rules[Any, Any], match: Match, seats: Sequence[Seat], budget: float) -> tuple[Favours, ...]:
    """Whom the moves of these seats helped."""
    people = {entry.seq for entry in match.entries if entry.seat in seats}
    nodes = int(DECISIONS * judgement_of(rules).captain.nodes * budget * len(seats) / SEATS)
    making = Making(match, people, nodes)
    for work in making.judging():
        making.take(work, weighed(rules, work))
    return making.favours()


def table(number: int, match: Match, favours: tuple[Favours, ...]) -> JudgedTable:
    """The match as a table of three people: 1, 2 and 3."""
    ranks = () if match.result is None else match.result.ranks
    rows = tuple(
        OutcomeRow(number, seat, seat + 1, "played", rank, 0, match.rules.name, 1, SEATS, SEATS, True, float(number))
        for seat, rank in enumerate(ranks)
    )
    return JudgedTable(number, float(number), rows, True, favours)


def tables_of(game: str, matches: int, budget: float, has_helper: bool) -> list[JudgedTable]:
    """Judged matches of a game; of those with a helper the helper's moves alone."""
    rules, made = registry.rules(game), []
    for number in range(matches):
        match = match_of(rules, f"favours {has_helper} {number}", has_helper)
        seats = (HELPER,) if has_helper else tuple(Seat(seat) for seat in range(SEATS))
        made.append(table(number, match, judged(rules, match, seats, budget)))
    return made


def rate(tables: Sequence[JudgedTable], of: int, has_helper: bool) -> float:
    """How many of a hundred pairs are found in groups of so many tables: the helper's, or any of six honest ones."""
    rng, seen = Random(f"{of} {has_helper}"), 0
    for _ in range(DRAWN):
        findings = signs(rng.sample(list(tables), of), 0.0).findings
        seen += sum(one.sign == "favoured" and (one.pair == (1, 2) or not has_helper) for one in findings)
    return 100 * seen / DRAWN / (1 if has_helper else SEATS * (SEATS - 1))


def row(game: str, matches: int, budget: float) -> str:
    """A line of the table."""
    honest, helped = (tables_of(game, matches, budget, has_helper) for has_helper in (False, True))
    rates = [f"{rate(helped, of, True):.0f} % · {rate(honest, of, False):.1f} %" for of in TABLES if of <= matches]
    return f"| `{game}` | {matches} | {' | '.join(rates)} |"


def digest() -> str:
    """What tells whether the page is of this program: whom the moves of a helper helped in one quick match."""
    (one,) = tables_of(*QUICK, True)
    return sha256(repr([round(favour, 3) + 0.0 for favour in one.favours[HELPER].sums]).encode()).hexdigest()[:12]


def main(arguments: Sequence[str]) -> int:
    """Print, and perhaps write, the table."""
    parser = argparse.ArgumentParser(prog="python -m bench favours", description="Whether who plays for another is found.")
    parser.add_argument("--game", choices=registry.names(), action="append", help="one game (else those where there is something to give)")
    parser.add_argument("--matches", type=int, default=20, help="matches of each game with a helper, and as many without")
    parser.add_argument("--budget", type=float, default=BUDGET, help="the share of a review's budget")
    parser.add_argument("--page", action="store_true", help=f"write the table into {PAGE.name}")
    given = parser.parse_args(arguments)
    heads = [f"{of} tables: helpers · others" for of in TABLES if of <= given.matches]
    lines = [f"| game | matches | {' | '.join(heads)} |", f"|---|---|{'---|' * len(heads)}"]
    for game in given.game or GAMES:
        lines.append(row(game, given.matches, given.budget))
        print(lines[-1], flush=True)
    if given.page:
        lines += ["", f"Digest: `{digest()}`"]
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text("\n".join((before + BEGIN, "", *lines, "", END)) + rest.partition(END)[2], encoding="utf-8")
    return 0
