"""`python -m bench arena GAME --players admiral,mate,mate,mate`: who wins how often.

The players move round one seat a match, and the deal changes when everybody has had each seat. Every match has its own seed, so the result
does not depend on how many processes play. If several players share a win, each gets a share of it. A name can have several seats but at
most one win a match, so intervals count matches, not seats. The ratings are Bradley-Terry ratings: 400 points mean odds of 10 to 1, and the
first named player has 0.

`--table` plays all pairings by which the bots are judged, of one game or of all. `--results FILE` keeps every match: a run that was stopped
goes on where it was, and a larger `--matches` adds to it. `--nodes 0.25` lets the levels think with that share of their budget.
`--former PROGRAM` asks a released version over a pipe (bench/former.py).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import log10, sqrt
from pathlib import Path
from random import Random
from time import process_time

from msgspec import Struct

from bench.former import PROGRAM, NoAnswer, former, is_former
from bench.pairings import FEW_POINTS, ArenaMatch, Key, Pairing, Results, pairings
from bench.rivals import line, names
from bench.shared import options_of, spread
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.values.core import EngineError
from engine.walking import walk

SURE = 1.96
"""Standard errors either way of an interval of 95 %."""

ROUNDS = 200
"""Iterations that compute the ratings."""

REPORTS = 10
"""How often a pairing prints its progress."""


class PlayerShare(Struct, frozen=True):
    """How the players of one name did over all their seats."""

    name: str
    seats: int
    """Seats in all matches."""
    wins: float
    """Wins a seat: the chance that a player of this name wins."""
    low: float
    """The lower end of the 95 % interval of `wins`."""
    high: float
    """The upper end of the 95 % interval of `wins`."""
    fair: float
    """The value of `wins` if all players were equal."""
    points: float
    """Points a seat."""
    few: int
    """Seats that ended with at most `FEW_POINTS` points."""
    rating: int
    """The Bradley-Terry rating."""
    seconds: float
    """Seconds a decision."""
    slowest: float
    """Seconds of the slowest decision."""


def play(key: Key, number: int) -> ArenaMatch:
    """Play the match of a number. Raises `RuntimeError` if it does not end."""
    game, players = key.game, key.players
    rules, seats = registry.rules(game), len(players)
    shift = number % seats
    player_of_seat = (*players[shift:], *players[:shift])
    deal = f"{key.seed}/{number // seats}"
    state, entries = rules.setup(seats, resolve_settings(rules, dict(key.chosen)), deal), 0
    rngs = [Random(f"{key.seed}/{number}/{seat}") for seat in range(seats)]
    seconds, slowest, decisions = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0), Counter[str]()
    result = rules.result(state)
    while result is None:
        if entries > rules.longest:
            raise RuntimeError(f"{game} {', '.join(player_of_seat)} {deal}: no end after {entries} entries")
        seat = rules.to_act(state)[0]
        name, before = player_of_seat[seat], process_time()
        move_line = line(name, rules, state, seat, rngs[seat], key.nodes)
        took = process_time() - before
        seconds[name] += took
        decisions[name] += 1
        slowest[name] = max(slowest[name], took)
        state, entries = walk.play(rules, state, seat, move_line).value.state, entries + 1
        result = rules.result(state)
    scores = tuple([sheet.total for sheet in result.scores])
    return ArenaMatch(player_of_seat, result.ranks, scores, entries, seconds, dict(decisions), slowest)


def shares(played: Sequence[ArenaMatch]) -> tuple[PlayerShare, ...]:
    """Return how each name did, in the order of the names in the first match."""
    order = list(dict.fromkeys(played[0].names))
    rating_of = ratings(played, order)
    return tuple([_share(name, played, round(rating_of[name] - rating_of[order[0]])) for name in order])


def _share(name: str, played: Sequence[ArenaMatch], rating: int) -> PlayerShare:
    """Return how the players of one name did."""
    wins, points = 0.0, list[int]()
    for match in played:
        own = [seat for seat, player in enumerate(match.names) if player == name]
        points += [match.scores[seat] for seat in own]
        wins += sum([match.ranks[seat] == 1 for seat in own]) / max(1, match.ranks.count(1))
    matches, seats = len(played), len(points)
    plays_alone = seats == matches * len(played[0].names)  # then this name wins every match
    # A name has at most one win a match, however many seats it has. So the interval counts matches and is scaled to seats afterwards.
    low, high = (1.0, 1.0) if plays_alone else interval(wins, matches)
    matches_per_seat = matches / seats
    seconds = sum(match.seconds.get(name, 0.0) for match in played) / max(1, sum(match.decisions.get(name, 0) for match in played))
    return PlayerShare(
        name=name,
        seats=seats,
        wins=wins / seats,
        low=low * matches_per_seat,
        high=high * matches_per_seat,
        fair=1 / len(played[0].names),
        points=sum(points) / seats,
        few=sum([point <= FEW_POINTS for point in points]),
        rating=rating,
        seconds=seconds,
        slowest=max(match.slowest.get(name, 0.0) for match in played),
    )


def interval(wins: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of the share of wins, which is `wins / count`."""
    share, z = wins / count, SURE
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    margin = z * sqrt(max(0.0, share * (1 - share)) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - margin), min(1.0, middle + margin)


def ratings(played: Sequence[ArenaMatch], order: Sequence[str]) -> dict[str, float]:
    """Return the Bradley-Terry ratings of some names.

    Every pair of seats of a match is a comparison by rank, a tie half a win each. One drawn comparison with everybody is added, so that a
    name that has never won has a rating too.
    """
    beaten = dict.fromkeys([(name, rival) for name in order for rival in order if name != rival], 0.5)
    for match in played:
        for at, name in enumerate(match.names):
            for other, rival in enumerate(match.names):
                if name != rival and match.ranks[at] <= match.ranks[other]:
                    beaten[name, rival] += 1.0 if match.ranks[at] < match.ranks[other] else 0.5
    strength = dict.fromkeys(order, 1.0)
    for _ in range(ROUNDS if len(order) > 1 else 0):
        for name in order:
            rivals = [rival for rival in order if rival != name]
            won = sum([beaten[name, rival] for rival in rivals])
            weights = [(beaten[name, rival] + beaten[rival, name]) / (strength[name] + strength[rival]) for rival in rivals]
            strength[name] = won / sum(weights)
    return {name: 400 * log10(strength[name]) for name in order}


def arguments_of(arguments: Sequence[str]) -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench arena", description=__doc__)
    parser.add_argument("game", nargs="?", choices=registry.names())
    players = "; ".join(f"{game}: {' '.join(names(game))}" for game in registry.names())
    parser.add_argument("--players", action="append", default=[], help=f"names, one a seat; may be repeated. {players}")
    parser.add_argument("--table", action="store_true", help="all pairings by which the bots are judged, of one game or of all")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the pairings of the table that contain this text")
    parser.add_argument("--matches", type=int, default=200, help="matches of each pairing")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=CHOICE", help="an option of the table; may be repeated")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--nodes", type=float, default=1.0, metavar="SHARE", help="levels think with this share of their budget")
    parser.add_argument("--former", metavar="PROGRAM", help='the command line of a released version: "PYTHON -m caravel.engine"')
    parser.add_argument("--results", type=Path, metavar="FILE", help="keep the matches there (JSON lines), and take those that are there")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser, parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Play and print the result: of one pairing in full, of several as a Markdown table."""
    parser, wanted = arguments_of(arguments)
    if not wanted.table and not (wanted.game and wanted.players):
        parser.error("a GAME and --players, or --table")
    if wanted.matches < 1 or not 0 < wanted.nodes <= 1:
        parser.error("--matches is at least 1, --nodes above 0 and at most 1")
    if wanted.former is not None:
        os.environ[PROGRAM] = wanted.former
    try:
        plan = list(_all_pairings(wanted) if wanted.table else _named_pairings(wanted))
        has_former = any(is_former(name) for pairing in plan for name in pairing.players)
        version = former().known.program if has_former else ""
    except (EngineError, LookupError, NoAnswer) as error:
        print(error, file=sys.stderr)
        return 2
    try:
        results = _run(wanted, plan, version)
    except NoAnswer as error:
        print(error, file=sys.stderr)
        return 2
    if len(plan) > 1 or wanted.table:
        _print_table(results, wanted.nodes)
    else:
        _print(*results[0], wanted.seed, wanted.nodes)
    return 0


def _run(wanted: argparse.Namespace, plan: Sequence[Pairing], version: str) -> list[tuple[Pairing, tuple[ArenaMatch, ...]]]:
    """Play the missing matches, perhaps against a released `version`; return all by pairing."""
    results, matches_by_pairing = Results(wanted.results), []
    for pairing in plan:
        is_against_former = any(map(is_former, pairing.players))
        key = Key(pairing.game, pairing.players, pairing.chosen, wanted.seed, wanted.nodes, version if is_against_former else "")
        for number, played in _matches(key, results.numbers(key, wanted.matches), wanted.processes):
            results.add(key, number, played)
        matches_by_pairing.append((pairing, results.played(key)))
    return matches_by_pairing


def _named_pairings(wanted: argparse.Namespace) -> Iterator[Pairing]:
    """Yield the pairings that are named. Raises `LookupError` for an unknown player."""
    chosen = options_of(wanted.set)
    resolve_settings(registry.rules(wanted.game), chosen)
    for player_list in wanted.players:
        players = tuple(player_list.split(","))
        unknown = [name for name in players if name not in names(wanted.game)]
        if unknown:
            raise LookupError(f"no player {', '.join(unknown)}; there are {', '.join(names(wanted.game))}")
        if len(players) not in registry.rules(wanted.game).seats:
            raise LookupError(f"{wanted.game} has no table of {len(players)}")
        yield Pairing(wanted.game, players, chosen=tuple(sorted(chosen.items())))


def _all_pairings(wanted: argparse.Namespace) -> Iterator[Pairing]:
    for pairing in pairings(with_former=wanted.former is not None):
        if wanted.game in (None, pairing.game) and wanted.only in f"{pairing.game}: {','.join(pairing.players)}":
            yield pairing


def _matches(key: Key, numbers: Sequence[int], processes: int) -> Iterator[tuple[int, ArenaMatch]]:
    """Play matches of a key, and print the progress."""
    for done, (number, played) in enumerate(zip(numbers, spread(partial(play, key), numbers, processes), strict=True), start=1):
        yield number, played
        if done == len(numbers) or done % max(1, len(numbers) // REPORTS) == 0:
            print(f"{key.game} {','.join(key.players)}: {done} of {len(numbers)}", file=sys.stderr, flush=True)


def _print(pairing: Pairing, played: Sequence[ArenaMatch], seed: str, nodes: float) -> None:
    entries = sorted(match.entries for match in played)
    thinking = "" if nodes == 1 else f", levels think with {nodes:.0%} of their budget"
    matches = f"{len(played)} matches, seed {seed}, median {entries[len(entries) // 2]} entries{thinking}"
    print(f"{pairing.game}: {', '.join(pairing.players)}; {matches}")
    for share in shares(played):
        wins = f"{share.wins:6.1%} of wins a seat ({share.low:.1%} to {share.high:.1%}; fair {share.fair:.1%}), {share.points:7.1f} points"
        print(f"  {share.name:12} {wins}, rating {share.rating:+5}, {share.seconds:.3f} s a decision, slowest {share.slowest:.2f} s")


def _print_table(results: Sequence[tuple[Pairing, Sequence[ArenaMatch]]], nodes: float) -> None:
    """Print a table of the first player of each pairing."""
    if nodes != 1:
        print(f"Levels think with {nodes:.0%} of their budget.\n")
    print("| game | who | against | matches | wins (95 %) | fair | asked | | points | rating | s a decision |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for pairing, played in results:
        if played:
            print(_row(pairing, played))


def _row(pairing: Pairing, played: Sequence[ArenaMatch]) -> str:
    """Return the row of a pairing in the table."""
    name, *others = pairing.players
    share_of = {share.name: share for share in shares(played)}
    own, rivals = share_of[name], Counter(others)
    against = ", ".join(f"{count} {rival}" for rival, count in rivals.items())
    lead = own.rating - max(share_of[rival].rating for rival in rivals)  # over the strongest rival
    least = "" if pairing.least is None else f"{pairing.least:.0%}"
    if pairing.least is None:
        verdict = ""
    elif own.low >= pairing.least:
        verdict = "yes"
    else:
        verdict = "no" if own.high < pairing.least else "open"
    few = f" ({own.few} of {own.seats} with {FEW_POINTS} or fewer)" if own.few else ""
    wins = f"{own.wins:.1%} ({own.low:.1%} to {own.high:.1%})"
    cells = (pairing.game, name, against, len(played), wins, f"{own.fair:.0%}", least, verdict, f"{own.points:.1f}{few}")
    return "| " + " | ".join(map(str, (*cells, f"{lead:+}", f"{own.seconds:.3f}"))) + " |"
