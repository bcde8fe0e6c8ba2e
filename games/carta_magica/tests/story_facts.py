"""Facts with which the sentences of a match's story are checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from contract.told import Fact, Told
from engine.values.core import Msg, Who
from games.carta_magica.rules.board import CHALLENGES, TALISMANS


def _talisman(named: Msg) -> int:
    return next(talisman.id for talisman in TALISMANS if named.key.endswith(f".{talisman.name}"))


def _wanted(history: Told, who: Who) -> set[int]:
    challenge = history.match.state.position.players[who.seat].challenge
    return set(CHALLENGES[challenge].talismans)


def _sought(history: Told, args: Mapping[str, Any]) -> bool:
    pairs = [(args[who], args[what]) for who, what in zip("abc", "xyz", strict=True) if who in args]
    return all({_talisman(named) for named in names} == _wanted(history, who) for who, names in pairs)


def _is_led(history: Told, args: Mapping[str, Any]) -> bool:
    return not args["points"] or history.stood(args, round=args["round"])


def _bought(history: Told, args: Mapping[str, Any]) -> bool:
    bought = [*filter(history.in_round(args["round"]), history.noted("bought", "bought.unseen", who=args["who"]))]
    return args["count"] == len(bought) and args["talisman"] in [dict(note["talisman"].args)["talisman"] for _, _, note in bought]


def _fought(history: Told, args: Mapping[str, Any], end: str) -> bool:
    """A fight with a monster of these figures, and how it ended."""
    fights = history.noted("taming", who=args["who"], total=args["total"], strength=args["strength"])
    known = {name: args[name] for name in ("gold", "goods") if name in args}
    return bool(fights) and any(
        dict(note["monster"].args)["monster"] == args["monster"] for _, _, note in history.noted(end, who=args["who"], **known)
    )


def _spun(history: Told, args: Mapping[str, Any]) -> bool:
    return (args["count"], args["all"]) == (len(history.noted("spun-storm", who=args["who"])), len(history.noted("spun-storm")))


def _drove(history: Told, args: Mapping[str, Any]) -> bool:
    last = history.noted("spun-storm", who=args["who"])[-1][0]
    return any(at in (last, last + 1) for at, _, _ in history.noted("drift.damaged", who=args["other"]))


def _is_gold(history: Told, args: Mapping[str, Any]) -> bool:
    last = history.match.rules.view(history.match.state, None).players
    rich = [player.gold + sum(card.amount for card in player.cards if card.kind == "gold") for player in last]
    return bool(args["gold"] == rich[args["who"].seat] > args["theirs"] == rich[args["other"].seat])


def _first(history: Told, args: Mapping[str, Any]) -> bool:
    at = history.led_first(args)
    return at is not None and any(
        position < at for position, _, note in history.noted("bought", "bought.unseen", "prize", who=args["who"]) if position <= at
    )


def _won(history: Told, args: Mapping[str, Any]) -> bool:
    return history.has_won(args) and history.ended_in(args["round"])


def _came_home(history: Told, who: Who) -> bool:
    return (
        bool(history.noted("home", "home.last", who=who)) or history.match.rules.view(history.match.state, None).players[who.seat].is_home
    )


def _is_wanted_by(history: Told, args: Mapping[str, Any]) -> bool:
    bought = filter(history.in_round(args["round"]), history.noted("bought", "bought.unseen", who=args["who"]))
    is_bought = any(dict(note["talisman"].args)["talisman"] == args["talisman"] for _, _, note in bought)
    return is_bought and _talisman(args["talisman"]) in _wanted(history, args["other"]) - _wanted(history, args["who"])


def _swept_home(history: Told, args: Mapping[str, Any]) -> bool:
    ends = {at for at, _, _ in history.noted("home", "home.last")} & {at for at, _, key, _ in history.notes if key.startswith("drift")}
    return bool(ends) and any(history.points[at - 1][args["who"].seat] == args["points"] for at in ends)


STORY: dict[str, Fact] = {
    f"carta_magica.tale.{key}": fact
    for key, fact in {
        "wants-1": _sought,
        "wants-2": _sought,
        "wants-3": _sought,
        "first": _first,
        "first-gold": lambda history, args: history.led_first(args) is not None,
        "turn-bought": lambda history, args: _bought(history, args) and _is_led(history, args),
        "turn-tamed-bought": lambda history, args: _bought(history, args) and _is_led(history, args) and _fought(history, args, "tamed"),
        "turn-tamed": lambda history, args: _fought(history, args, "tamed") and _is_led(history, args),
        "turn-battle": lambda history, args: bool(history.noted("prize", who=args["who"], loser=args["loser"])) and _is_led(history, args),
        "blow-gone": _is_wanted_by,
        "blow-seized": lambda history, args: _fought(history, args, "failed"),
        "blow-storms": _spun,
        "blow-storms-last": lambda history, args: _spun(history, args) and _drove(history, args),
        "blow-ashore": lambda history, args: any(map(history.in_round(args["round"]), history.noted("drift.damaged", who=args["who"]))),
        "blow-home": _swept_home,
        "end-home": lambda history, args: _won(history, args) and _came_home(history, args["who"]),
        "end-other": lambda history, args: _won(history, args) and _came_home(history, args["home"]),
        "end-storm": lambda history, args: _won(history, args) and _came_home(history, args["home"]),
        "end-limit": lambda history, args: _won(history, args) and not history.noted("home", "home.last"),
        "end-gold": lambda history, args: _won(history, args) and _is_gold(history, args),
    }.items()
}
