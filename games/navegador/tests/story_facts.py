"""What the sentences of a story claim."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from contract.told import Fact, Told
from engine.values.core import Msg
from games.navegador.rules.board import KINDS

THINGS = ("colonies", "factories", "discoveries", "shipyards", "churches")
"""What scores, by kind."""


def _kind(thing: Msg) -> int:
    return THINGS.index(thing.key.rpartition(".")[2])


def _went_for(history: Told, args: Mapping[str, Any]) -> bool:
    """By no other kind were they more ahead of the average."""
    sheets = [[row.points for row in sheet.rows[: len(KINDS)]] for sheet in history.result.scores]
    for who, things in ((args[name], args[thing]) for name, thing in zip("abc", "xyz", strict=True) if name in args):
        more = [own - sum(sheet[at] for sheet in sheets) / len(sheets) for at, own in enumerate(sheets[who.seat])]
        if more[_kind(things[0])] < max(more) - 1e-9:
            return False
    return True


def _found(history: Told, args: Mapping[str, Any]) -> bool:
    """The regions were found by them, in these rounds."""
    discoveries = [(dict(part.args)["round"], note["region"]) for _, part, note in history.noted("explore", who=args["who"])]
    rounds = [number for number, region in discoveries if region in args["regions"]]
    return len(rounds) == len(args["regions"]) and (rounds[0], rounds[-1]) == (args["round"], args["to"])


def _colonies(history: Told, args: Mapping[str, Any]) -> bool:
    """So many colonies were founded before the voyage, and so many in all."""
    at = history.noted("explore", who=args["who"], region=args["regions"][0])[0][0]
    founded = [(when, len(note["colonies"])) for when, _, note in history.noted("colony", who=args["who"])]
    return (args["before"], args["after"]) == (sum(count for when, count in founded if when < at), sum(count for _, count in founded))


def _last(history: Told, args: Mapping[str, Any]) -> bool:
    bought = [
        dict(item.args)
        for _, _, note in filter(history.in_round(args["round"]), history.noted("build", who=args["who"]))
        for item in note["buildings"]
    ]
    return any(building.get("price") == args["price"] for building in bought)


def _reached(history: Told, who: Any, what: str) -> bool:
    (at, _, _), *_ = history.noted(f"ending.{what}")
    return bool(history.match.entries[at].seat == who.seat)


def _won(history: Told, args: Mapping[str, Any]) -> bool:
    return history.has_won(args) and history.ended_in(args["round"])


STORY: dict[str, Fact] = {
    f"navegador.tale.{key}": fact
    for key, fact in {
        "wants-1": _went_for,
        "wants-2": _went_for,
        "wants-3": _went_for,
        "first-found": lambda history, args: (
            history.led_first(args) is not None and bool(history.noted("explore", who=args["who"], region=args["region"]))
        ),
        "first": lambda history, args: history.led_first(args) is not None,
        "turn-colonies": lambda history, args: _found(history, args) and _colonies(history, args),
        "turn-colonies-once": lambda history, args: _found(history, args) and _colonies(history, args),
        "turn-found": _found,
        "turn-found-once": _found,
        "turn-privilege": lambda history, args: (
            history.stood(args, round=args["round"])
            and any(map(history.in_round(args["round"]), history.noted("privilege", who=args["who"], kind=args["kind"])))
        ),
        "blow-found": lambda history, args: (
            (args["count"], args["all"]) == (len(history.noted("explore", who=args["who"])), len(history.noted("explore")))
        ),
        "blow-led": lambda history, args: (
            history.stood(args, round=args["round"]) and args["points"] > args["theirs"] and args["count"] > 1
        ),
        "blow-last": _last,
        "end": _won,
        "end-nagasaki": lambda history, args: _won(history, args) and _reached(history, args["who"], "nagasaki"),
        "end-nagasaki-other": lambda history, args: _won(history, args) and _reached(history, args["by"], "nagasaki"),
        "end-buildings": lambda history, args: _won(history, args) and _reached(history, args["who"], "buildings"),
        "end-buildings-other": lambda history, args: _won(history, args) and _reached(history, args["by"], "buildings"),
        "end-card": lambda history, args: _won(history, args) and history.result.scores[args["other"].seat].total == args["points"],
    }.items()
}
