"""Facts with which the sentences of a match's story are checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from contract.told import Fact, Told
from engine.values.core import Msg
from games.magellan.rules.board import NATIONS


def _income(country: Msg) -> int:
    return next(nation.income for nation in NATIONS.values() if nation.name == country)


def _began_with(history: Told, args: Mapping[str, Any]) -> bool:
    """Return whether each player named began with their country: no entry before it brought another one."""
    for player_name, countries_name in zip("abc", "xyz", strict=True):
        if player_name in args:
            got = [(entry, note["country"]) for entry, _, note in history.noted("developed", "conquered", who=args[player_name])]
            first_entry = min(entry for entry, _ in got)
            first_country, *_ = args[countries_name]
            if (first_entry, first_country) not in got:
                return False
    return True


def _led(history: Told, args: Mapping[str, Any]) -> bool:
    return not args["points"] or history.stood(args, round=args["round"])


def _got(history: Told, key: str, args: Mapping[str, Any]) -> bool:
    """Return whether the player got the country in that way and round, with these figures."""
    known = {name: args[name] for name in ("who", "country", "cost", "other") if name in args}
    return any(map(history.in_round(args["round"]), history.noted(key, **known))) and args.get(
        "income", _income(args["country"])
    ) == _income(args["country"])


def _lost(history: Told, args: Mapping[str, Any]) -> bool:
    lost = {note["country"] for _, _, note in history.noted("conquered", other=args["who"])}
    return set(args["countries"]) <= lost


def _fights(history: Told, args: Mapping[str, Any]) -> bool:
    """Return whether so many of these fights were lost; a tie is the attacker's."""
    who = args["who"]
    attacked = [note["mine"] < note["theirs"] for _, _, note in history.noted("fought", who=who)]
    defended = [note["mine"] >= note["theirs"] for _, _, note in history.noted("fought", other=who)]
    return (args["count"], args["all"]) == (sum(attacked) + sum(defended), len(attacked) + len(defended))


def _won(history: Told, args: Mapping[str, Any]) -> bool:
    """Return whether the result is as the sentence says, and the players won in the rounds that it names."""
    won = {note["who"]: dict(part.args)["round"] for _, part, note in history.noted("won")}
    is_then = won.get(args["who"], args["round"]) == args["round"]
    return history.has_won(args) and is_then and ("second" not in args or won[args["second"]] == args["later"])


STORY: dict[str, Fact] = {
    f"magellan.tale.{key}": fact
    for key, fact in {
        "wants-1": _began_with,
        "wants-2": _began_with,
        "wants-3": _began_with,
        "first": lambda history, args: (
            history.led_first(args) is not None and bool(history.noted("developed", "conquered", who=args["who"], country=args["country"]))
        ),
        "turn-developed": lambda history, args: _got(history, "developed", args) and _led(history, args),
        "turn-taken": lambda history, args: _got(history, "conquered", args) and _led(history, args),
        "blow-lost": _lost,
        "blow-taken": lambda history, args: _got(history, "conquered", args),
        "blow-fights": _fights,
        "blow-developed": lambda history, args: _got(history, "developed", args),
        "end": _won,
        "end-second": _won,
        "end-developed": lambda history, args: _won(history, args) and _got(history, "developed", args),
        "end-developed-second": lambda history, args: _won(history, args) and _got(history, "developed", args),
        "end-taken": lambda history, args: _won(history, args) and _got(history, "conquered", args),
        "end-taken-second": lambda history, args: _won(history, args) and _got(history, "conquered", args),
    }.items()
}
