"""Facts with which the sentences of a match's story are checked."""

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
    """Whether each player named was further above the average with this kind than with any other one."""
    sheets = [[row.points for row in sheet.rows[: len(KINDS)]] for sheet in history.result.scores]
    for player_name, things_name in zip("abc", "xyz", strict=True):
        if player_name in args:
            own_points = sheets[args[player_name].seat]
            leads = [own - sum(sheet[kind] for sheet in sheets) / len(sheets) for kind, own in enumerate(own_points)]
            thing, *_ = args[things_name]
            if leads[_kind(thing)] < max(leads) - 1e-9:
                return False
    return True


def _found(history: Told, args: Mapping[str, Any]) -> bool:
    """Whether the player found the regions, from the one round to the other."""
    discoveries = [(dict(part.args)["round"], note["region"]) for _, part, note in history.noted("explore", who=args["who"])]
    rounds = [number for number, region in discoveries if region in args["regions"]]
    return len(rounds) == len(args["regions"]) and (rounds[0], rounds[-1]) == (args["round"], args["to"])


def _colonies(history: Told, args: Mapping[str, Any]) -> bool:
    """Whether the player founded so many colonies before the discoveries, and so many in all."""
    first_region, *_ = args["regions"]
    (discovered, _, _), *_ = history.noted("explore", who=args["who"], region=first_region)
    founded = [(entry, len(note["colonies"])) for entry, _, note in history.noted("colony", who=args["who"])]
    before = sum(count for entry, count in founded if entry < discovered)
    return (args["before"], args["after"]) == (before, sum(count for _, count in founded))


def _last(history: Told, args: Mapping[str, Any]) -> bool:
    bought = [
        dict(item.args)
        for _, _, note in filter(history.in_round(args["round"]), history.noted("build", who=args["who"]))
        for item in note["buildings"]
    ]
    return any(building.get("price") == args["price"] for building in bought)


def _reached(history: Told, who: Any, what: str) -> bool:
    (entry, _, _), *_ = history.noted(f"ending.{what}")
    return bool(history.match.entries[entry].seat == who.seat)


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
