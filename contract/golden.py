"""`python -m contract.golden [GAME ...]`: write the golden files of games again.

Read the difference before you commit it. The files hold matches, playthroughs, perft counts and evaluations of positions of every game that
has a plan (`golden/plan.toml` in its folder). The tests compare the program with them.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from contract.games import games
from data.homes import homes
from engine import bots
from engine.game.mind import Budget
from engine.match import registry
from engine.match.match import Match, at, begin
from engine.match.records import from_record, record
from engine.search.odds import chances
from engine.search.thinking import judgement_of, think_through
from engine.values import codec
from engine.values.core import Ask, Form, Msg, Note, Who
from engine.walking.listing import count
from engine.walking.walk import Asking, walk


@dataclass(frozen=True)
class Plan:
    """The golden files of one game."""

    game: str
    matches: dict[str, dict[str, Any]]
    playthroughs: dict[str, dict[str, Any]]
    perfts: list[dict[str, Any]]
    weighed: list[dict[str, Any]]

    @property
    def folder(self) -> Path:
        return homes()[self.game].golden

    def match_file(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def playthrough_file(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    @property
    def perft_file(self) -> Path:
        return self.folder / "perft.json"

    @property
    def weighed_file(self) -> Path:
        return self.folder / "weighed.json"

    def load(self, name: str) -> Match:
        """Read a golden match, checked entry by entry."""
        return from_record(json.loads(self.match_file(name).read_text(encoding="utf-8")))


def plans() -> list[Plan]:
    """Return the plans of all games that have one."""
    plans_found = []
    for game in games():
        file = homes()[game].golden / "plan.toml"
        if file.exists():
            plan = tomllib.loads(file.read_text(encoding="utf-8"))
            named = [{item["name"]: item for item in plan.get(kind, ())} for kind in ("match", "playthrough")]
            plans_found.append(Plan(game, named[0], named[1], plan.get("perft", []), plan.get("weighed", [])))
    return plans_found


def play_golden_match(game: str, spec: dict[str, Any]) -> Match:
    """Play a match of bots as the plan orders it, perhaps by the rules of an older `version`.

    Bots that look ahead have the budget of `nodes` and `width`, or else the usual one of their level.
    """
    rules, rng = registry.rules_of(game, spec.get("version")), Random(spec["seed"])
    within = Budget(spec["nodes"], spec["width"]) if "nodes" in spec else None
    match = begin(rules, spec["seats"], spec["settings"], spec["seed"])
    while match.result is None:
        seat = rng.choice(rules.to_act(match.state))
        match = match.played(seat, bots.line(spec["bots"], rules, match.state, seat, rng, within))
    return match


def match_text(match: Match) -> str:
    """Return a match record with one entry a line, so that changes can be read.

    The package of a guest is left out: its hash covers these files too, so that writing the hash into them would change it.
    """
    document = record(match)
    document.pop("guest", None)
    entries = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in document.pop("entries"))
    result = json.dumps(document.pop("result"), ensure_ascii=False)
    head = json.dumps(document, ensure_ascii=False)[:-1]
    return f'{head},\n"entries": [\n{entries}\n],\n"result": {result}}}\n'


def playthrough_text(match: Match, spec: dict[str, Any]) -> str:
    """Return a stretch of a match in compact notation: notes, asks, and what changed in views."""
    first, last = (number % (match.seq + 1) for number in (spec["first"], spec["last"]))
    blocks = []
    before: list[str] = []
    for seq in range(first, last + 1):
        now = at(match, seq)
        entry = now.entries[-1]
        who, seal = "host" if entry.seat is None else f"seat {entry.seat}", "  (sealed)" if entry.sealed else ""
        lines = [f"== {entry.seq}  {who}: {entry.line}{seal}"]
        lines += [f"  note {note_text(note)}" for note in entry.notes]
        public_fields = flat(codec.encode(now.rules.view(now.state, None)))
        lines += [f"  all see {field}" for field in public_fields if field not in before]
        lines += position_lines(now, public_fields)
        before = public_fields
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def position_lines(match: Match, public: list[str]) -> Iterator[str]:
    """Yield the status, what those to act see beyond the public view, and their asks."""
    rules, state = match.rules, match.state
    yield f"  status {spell_message(rules.status(rules.view(state, None)))}"
    for seat in rules.to_act(state):
        own = flat(codec.encode(rules.view(state, seat)))
        yield from (f"  seat {seat} sees {field}" for field in own if field not in public)
        end = walk(rules, state, seat, ())
        if isinstance(end, Asking):
            yield f"  seat {seat} is asked {ask_text(end.ask)}"


def flat(value: Any, path: str = "") -> list[str]:
    """Return a JSON value as lines `path = value`; a list or object of plain values is a line."""
    named: list[tuple[str, Any]] = []
    if isinstance(value, dict):
        named = list(value.items())
    elif isinstance(value, list):
        named = [(f"[{index}]", item) for index, item in enumerate(value)]
    if not path or any(isinstance(item, dict | list) and item for _, item in named):
        return [line for key, item in named for line in flat(item, f"{path}.{key}".replace(".[", "[").lstrip("."))]
    return [f"{path} = {json.dumps(value, ensure_ascii=False)}"]


def spell_message(msg: Any) -> str:
    """Return a message as `key(name=value, ...)`."""
    if isinstance(msg, Msg):
        return f"{msg.key}({', '.join(f'{name}={spell_message(value)}' for name, value in msg.args)})" if msg.args else msg.key
    if isinstance(msg, Who):
        return f"seat {msg.seat}"
    return "[" + ", ".join(map(spell_message, msg)) + "]" if isinstance(msg, tuple) else str(msg)


def note_text(note: Note) -> str:
    to = "" if note.to is None else f"  only to {', '.join(f'seat {seat}' for seat in sorted(note.to))}"
    return spell_message(note.msg) + to


def ask_text(ask: Ask | Form) -> str:
    if isinstance(ask, Form):
        return f"{spell_message(ask.prompt)}: " + "; ".join(f"{field.key}: {ask_text(field.ask)}" for field in ask.fields)
    options = (
        option.token + (f"*{option.count}" if option.count > 1 else "") + (f" [{spell_message(option.blocked)}]" if option.blocked else "")
        for option in ask.options
    )
    return f"{spell_message(ask.prompt)}: {', '.join(options)}"


def perft_counts(plan: Plan, matches: dict[str, Match]) -> list[dict[str, Any]]:
    """Count the sequences of lines from some positions of the golden matches."""
    counts = []
    for spec in plan.perfts:
        now = at(matches[spec["match"]], spec["at"])
        counts.append({**spec, "count": count(now.rules, now.state, spec["depth"])})
    return counts


def weighings(plan: Plan, matches: dict[str, Match]) -> list[dict[str, Any]]:
    """Evaluate some positions of the golden matches.

    Every float is written bit by bit (`float.hex`). An evaluation has the worth to each seat by term, the doubt, the chances, and what a
    bot that looks ahead thinks of each line after `nodes` playouts.
    """
    return [{**spec, **_weighing(at(matches[spec["match"]], spec["at"]), spec["nodes"])} for spec in plan.weighed]


def _weighing(now: Match, nodes: int) -> dict[str, Any]:
    """Return the evaluation of one position, with every float written bit by bit."""
    judgement, seat = judgement_of(now.rules), now.rules.to_act(now.state)[0]
    worth, doubt = judgement.worth(now.state), judgement.doubt(now.state)
    odds = judgement.odds(now.state) if judgement.odds else chances(worth, doubt, now.rules.sides(now.state))
    analysis = think_through(now.rules, now.rules.view(now.state, seat), seat, Budget(nodes, 4), Random(nodes))
    return {
        "worth": [_bits(terms) for terms in worth],
        "doubt": _bits((doubt,)),
        "odds": _bits(odds),
        "lines": [[line.line, *_bits((line.chance, line.score, line.error, *line.terms))] for line in analysis.considered],
    }


def _bits(values: Iterable[float]) -> list[str]:
    return [float(value).hex() for value in values]


def rows_text(rows: Sequence[dict[str, Any]]) -> str:
    """Return a list as JSON, one row a line."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def write(games: Sequence[str] = ()) -> None:
    """Write all golden files again, or those of some games."""
    for plan in plans():
        if games and plan.game not in games:
            continue
        matches = {name: play_golden_match(plan.game, spec) for name, spec in plan.matches.items()}
        for name, match in matches.items():
            plan.match_file(name).write_text(match_text(match), encoding="utf-8")
        for name, spec in plan.playthroughs.items():
            plan.playthrough_file(name).write_text(playthrough_text(matches[spec["match"]], spec), encoding="utf-8")
        if plan.perfts:
            plan.perft_file.write_text(rows_text(perft_counts(plan, matches)), encoding="utf-8")
        if plan.weighed:
            plan.weighed_file.write_text(rows_text(weighings(plan, matches)), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
