"""The command line of the engine: matches without Discord.

It prints keys, compact notation and JSON; only `play` uses words, which it is given. The exit status is 0 if all is done, 1 if a replay
differs or a match does not end, and 2 if the call or its input is wrong.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import traceback
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine import bots
from engine.commandline import answering
from engine.commandline.terminal import YOURS, Session, Speaker
from engine.game.rules import Rules, checked_seats, resolve_settings
from engine.match import registry
from engine.match.match import Match, at, begin
from engine.match.records import from_record, record
from engine.match.verify import is_posted, verified_record
from engine.search.findings import Review
from engine.search.review import decided_entries, review_match
from engine.values import codec
from engine.values.core import Ask, EngineError, Form, Msg, Say, Seat, Who
from engine.values.differing import Differs
from engine.walking.listing import count
from engine.walking.walk import Asking, decision, walk


def main(arguments: Sequence[str], speaker: Speaker | None = None) -> int:
    """Run one command and return the exit status: 0, 1 or 2, as said above.

    `arguments` are those after `python -m engine`. `speaker` has the words for `play`; `None`: messages are shown as their keys.

    `main(["games"])` prints the games with their seats and settings, and returns 0.
    """
    try:
        wanted = _parser().parse_args(arguments)
    except SystemExit as end:
        return int(end.code or 0)
    wanted.speaker = speaker or keys
    try:
        status: int = wanted.run(wanted)
        return status
    except Differs as difference:
        print(f"{wanted.record if wanted.command == 'play' else wanted.file}: {difference}", file=sys.stderr)
        return 1
    except (EngineError, OSError, UnicodeError) as error:
        print(f"engine {wanted.command}: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Caravel's games without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="the games, their seats and settings")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=_games)

    sim = commands.add_parser("sim", help="a match of bots; prints or writes its record")
    _match_arguments(sim)
    levels = ", ".join(bots.KINDS)
    sim.add_argument("--bots", default="mate", metavar="LEVEL[,LEVEL...]", help=f"{levels}: one for all or one a seat (default: mate)")
    sim.add_argument("--out", type=Path, help="file for the match record (default: standard output)")
    sim.set_defaults(run=_sim)

    play = commands.add_parser("play", help="a match in this terminal, in words: any seat, undo, the position as a test")
    play.add_argument("game", nargs="?", help="not needed with --record")
    play.add_argument("--seats", type=int, help="default: the fewest")
    play.add_argument("--seed", help="default: drawn")
    play.add_argument("--set", action="append", default=[], metavar="KEY=CHOICE", help="an option of the table; may be repeated")
    play.add_argument(
        "--bots",
        default=YOURS,
        metavar="LEVEL[,LEVEL...]",
        help=f"one a seat, or one for all seats but 0; {YOURS}: you play it (default), as in --bots={YOURS},mate",
    )
    play.add_argument("--record", type=Path, help="go on with this match")
    play.add_argument("--at", type=int, help="after this entry of the record (default: the last)")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="check every line, note and digest of a match record")
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check a match record, and list every chance of its seed")
    verify.add_argument("file", type=Path)
    verify.add_argument("--hash", help="the hash that was posted when the match began, or its first characters")
    verify.add_argument("--list", action="store_true", help="every chance: entry, number of the draw, outcomes, what was drawn")
    verify.set_defaults(run=_verify)

    review = commands.add_parser("review", help="everybody's chances from turn to turn and the turning points of a match record, as JSON")
    review.add_argument("file", type=Path)
    review.add_argument("--nodes", type=int, help="about how many playouts it may cost (default: about 45 s of one core)")
    review.set_defaults(run=_review)

    show = commands.add_parser("show", help="a view and the open asks as JSON")
    show.add_argument("file", type=Path)
    show.add_argument("--at", type=int, help="after this entry (default: the last)")
    show.add_argument("--seat", type=int, help="what this seat sees (default: a spectator)")
    show.set_defaults(run=_show)

    answer = commands.add_parser("answer", help="bots for another program, asked over a pipe (see engine/commandline/answering.py)")
    answer.set_defaults(run=_answer)

    perft = commands.add_parser("perft", help="the number of sequences of lines from the start")
    _match_arguments(perft)
    perft.add_argument("--depth", type=int, required=True)
    perft.set_defaults(run=_perft)
    return parser


def _match_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=CHOICE", help="an option of the table; may be repeated")


def _settings_of(pairs: Sequence[str]) -> dict[str, str]:
    """Return the settings given as `key=choice`."""
    chosen = {}
    for pair in pairs:
        key, separator, choice = pair.partition("=")
        if not separator:
            raise WrongCall(f"--set {pair}: write KEY=CHOICE")
        chosen[key] = choice
    return chosen


class WrongCall(EngineError):
    """An argument cannot be used."""

    def __init__(self, text: str) -> None:
        super().__init__(text, Msg("core.call", text=text))


def _games(wanted: argparse.Namespace) -> int:
    games = [_game_json(registry.rules(name)) for name in registry.names()]
    if wanted.json:
        _print(games)
        return 0
    for game in games:
        print(f"{game['game']} (rules version {game['version']}), seats {game['seats'][0]}..{game['seats'][-1]}")
        for setting in game["settings"]:
            choices = " ".join(f"[{choice}]" if choice == setting["default"] else choice for choice in setting["choices"])
            print(f"  {setting['key']}: {choices}")
    return 0


def _game_json(rules: Rules[Any, Any]) -> dict[str, Any]:
    settings = [
        {"key": setting.key, "choices": list(setting.choices), "default": setting.default, "expert": setting.expert}
        for setting in rules.settings
    ]
    return {"game": rules.name, "version": rules.version, "seats": list(rules.seats), "settings": settings}


def _sim(wanted: argparse.Namespace) -> int:
    """Let bots play a whole match; print its record, or write it."""
    match = begin(registry.rules(wanted.game), wanted.seats, _settings_of(wanted.set), wanted.seed)
    levels = _levels(wanted.bots, match.rules, match.seats)
    rng = Random(f"{wanted.seed}/bots")
    while match.result is None:
        if match.seq >= match.rules.longest:
            print(f"engine sim: no end after {match.seq} entries", file=sys.stderr)
            return 1
        seat = match.rules.to_act(match.state)[0]
        match = match.played(seat, bots.line(levels[seat], match.rules, match.state, seat, rng))
    if wanted.out is None:
        _print(record(match))
        return 0
    wanted.out.write_text(json.dumps(record(match), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for place, (rank, sheet) in enumerate(zip(match.result.ranks, match.result.scores, strict=True)):
        print(f"seat {place}: rank {rank}, score {sheet.total}")
    print(f"{match.seq} entries, digest {match.entries[-1].digest}, written to {wanted.out}")
    return 0


def _play(wanted: argparse.Namespace) -> int:
    """Play a match at the terminal, from its beginning or from a record."""
    if wanted.record is not None:
        match = _at(_load(wanted.record), wanted.at)
    elif wanted.game is None:
        raise WrongCall("play: name a game, or give a record")
    else:
        rules = registry.rules(wanted.game)
        match = begin(rules, wanted.seats or rules.seats[0], _settings_of(wanted.set), wanted.seed or secrets.token_hex(4))
    names = wanted.bots.split(",")
    if len(names) == 1:
        names = [YOURS, *names * (match.seats - 1)]
    _levels(",".join(bots.USUAL if name == YOURS else name for name in names), match.rules, match.seats)  # raises for a wrong one

    def write(name: str, words: str) -> None:
        Path(name).write_text(words, encoding="utf-8")

    session = Session(match, names, wanted.speaker, Random(f"{match.seed}/bots"), write)
    _print_lines(session.opening())
    while not session.done:
        try:
            words = input(session.prompt)
        except EOFError:
            break
        try:
            _print_lines(session.typed(words))
        except Exception:  # a fault of a game that is being made; the match stays as it was
            traceback.print_exc()
    return 0


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


def keys(reader: Seat | None) -> Say:
    """Return a speaker that shows every reader the keys and arguments of messages.

    >>> keys(None)(Msg("toy.bid", amount=3))
    'toy.bid amount=3'
    """

    def say(msg: Msg | Who) -> str:
        if isinstance(msg, Who):
            return f"seat {msg.seat}"
        return " ".join((msg.key, *(f"{name}={value}" for name, value in msg.args)))

    return say


def _at(match: Match, seq: int | None) -> Match:
    """Return the match after an entry, or as it is; raises `WrongCall`."""
    if seq is None:
        return match
    if not 0 <= seq <= match.seq:
        raise WrongCall(f"--at {seq}: the record has entries 0..{match.seq}")
    return at(match, seq)


def _levels(names: str, rules: Rules[Any, Any], seats: int) -> list[str]:
    """Return the bot of each seat; `names` has one level for all seats, or one for each."""
    levels = names.split(",")
    try:
        for name in levels:
            bots.level_and_style(rules, name)
    except KeyError as error:
        known = ", ".join((*bots.KINDS, *(f"{kind}:{style.name}" for kind in bots.AHEAD for style in bots.styles(rules))))
        raise WrongCall(f"--bots {names}: no level or style {error.args[0]}; there are {known}") from None
    if len(levels) not in (1, seats):
        raise WrongCall(f"--bots {names}: {len(levels)} levels for {seats} seats")
    return levels * seats if len(levels) == 1 else levels


def _load(file: Path) -> Match:
    """Return the match of a record, replayed with every digest."""
    return from_record(_read(file))


def _read(file: Path) -> Any:
    """Return the JSON document in a file."""
    text = file.read_text(encoding="utf-8")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WrongCall(f"{file} is no JSON document: {error}") from error


def _replay(wanted: argparse.Namespace) -> int:
    match = _load(wanted.file)
    print(f"{wanted.file}: {match.seq + 1} entries agree, digest {match.entries[-1].digest}")
    return 0


def _verify(wanted: argparse.Namespace) -> int:
    """Check that a match and all its chances follow from the seed of its record."""
    verified = verified_record(_read(wanted.file))
    for chances in verified.chances if wanted.list else ():
        for draw in chances.draws:
            print(f"entry {chances.seq} draw {draw.number} of {draw.bound}: {draw.outcome}")
    print(f"{wanted.file}: {verified.match.seq + 1} entries and {verified.draws} chances follow from the seed, hash {verified.hash}")
    if wanted.hash is not None and not is_posted(wanted.hash, verified.match.seed):
        print(f"engine verify: the posted hash {wanted.hash} is of another seed", file=sys.stderr)
        return 1
    return 0


def _review(wanted: argparse.Namespace) -> int:
    """Print the review of a record."""
    if wanted.nodes is not None and wanted.nodes < 1:
        raise WrongCall(f"--nodes {wanted.nodes}: at least 1")
    match = _load(wanted.file)
    _print({"game": match.rules.name, **review_json(review_match(match, decided_entries(match), wanted.nodes))})
    return 0


def review_json(review: Review) -> dict[str, Any]:
    """Return a review as a JSON value; chances from 0 to 1.

    >>> review = Review((), ((0, Msg("toy.round", number=1)),), 0, None, (), None, 0, 1.0)
    >>> review_json(review)["chapters"]
    [{'seq': 0, 'name': {'key': 'toy.round', 'args': {'number': 1}}}]
    """
    fields: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(review, chapters=()))
    return {**fields, "chapters": [{"seq": seq, "name": codec.message_json(name)} for seq, name in review.chapters]}


def _show(wanted: argparse.Namespace) -> int:
    """Print a position of a record as a seat sees it, with what the seat is asked."""
    match = _at(_load(wanted.file), wanted.at)
    if wanted.seat is not None and not 0 <= wanted.seat < match.seats:
        raise WrongCall(f"--seat {wanted.seat}: the match has seats 0..{match.seats - 1}")
    seat = None if wanted.seat is None else Seat(wanted.seat)
    rules, state = match.rules, match.state
    asks = []
    if seat is not None and seat in rules.may_act(state):
        end = walk(rules, state, seat, ())
        if isinstance(end, Asking):
            answers = decision(rules, state, seat, end).answers
            suggest = [{"path": answer.path, "label": codec.message_json(answer.label)} for answer in answers if not answer.lasts]
            asks.append({"seat": seat, "ask": ask_json(end.ask), "suggest": suggest})
    view = codec.encode(rules.view(state, seat))
    _print({"game": rules.name, "seq": match.seq, "seat": seat, "awaited": rules.to_act(state), "view": view, "asks": asks})
    return 0


def ask_json(ask: Ask | Form) -> dict[str, Any]:
    """Return an ask as a JSON value: what may be answered and how it is labelled.

    >>> [option["token"] for option in ask_json(CARDS)["options"]]
    ['19', '22', '31']
    """
    if isinstance(ask, Form):
        fields = [{"key": field.key, "ask": ask_json(field.ask)} for field in ask.fields]
        return {"name": ask.name, "prompt": codec.message_json(ask.prompt), "fields": fields}
    return {
        "name": ask.name,
        "prompt": codec.message_json(ask.prompt),
        "several": ask.several and {"lo": ask.several.lo, "hi": ask.several.hi},
        "options": [
            {
                "token": option.token,
                "label": codec.message_json(option.label),
                "hint": option.hint and codec.message_json(option.hint),
                "count": option.count,
                "group": option.group and codec.message_json(option.group),
                "blocked": option.blocked and codec.message_json(option.blocked),
            }
            for option in ask.options
        ],
        "secret": ask.secret,
    }


def _answer(_wanted: argparse.Namespace) -> int:
    answering.serve(program(), sys.stdin, lambda line: print(line, flush=True))
    return 0


def program() -> str:
    """Return the version of the program that is installed; `tree` if it runs from its sources.

    >>> program()
    'tree'
    """
    try:
        return version("caravel") if __name__.startswith("caravel.") else "tree"
    except PackageNotFoundError:
        return "tree"


def _perft(wanted: argparse.Namespace) -> int:
    if wanted.depth < 0:
        raise WrongCall(f"--depth {wanted.depth}: at least 0")
    rules = registry.rules(wanted.game)
    state = rules.setup(checked_seats(rules, wanted.seats), resolve_settings(rules, _settings_of(wanted.set)), wanted.seed)
    for depth in range(wanted.depth + 1):
        print(f"{depth} {count(rules, state, depth)}", flush=True)
    return 0


def _print(value: Any) -> None:
    print(json.dumps(value, indent=1, ensure_ascii=False))
