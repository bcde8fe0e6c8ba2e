"""What the sentences of the story of a voyage claim."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from contract.told import Fact, Told
from engine.values.core import Msg, Who
from games.carta_magica.rules.board import CHALLENGES, TALISMANS


def _talisman(named: Msg) -> int:
    return next(talisman.id for talisman in TALISMANS if named.key.endswith(f".{talisman.name}"))


def _wanted(told: Told, who: Who) -> set[int]:
    challenge = told.match.state.position.players[who.seat].challenge
    return set(CHALLENGES[challenge].talismans)


def _sought(told: Told, args: Mapping[str, Any]) -> bool:
    pairs = [(args[who], args[what]) for who, what in zip("abc", "xyz", strict=True) if who in args]
    return all({_talisman(named) for named in names} == _wanted(told, who) for who, names in pairs)


def _is_led(told: Told, args: Mapping[str, Any]) -> bool:
    return not args["points"] or told.stood(args, round=args["round"])


def _bought(told: Told, args: Mapping[str, Any]) -> bool:
    bought = [*filter(told.in_round(args["round"]), told.noted("bought", "bought.unseen", who=args["who"]))]
    return args["count"] == len(bought) and args["talisman"] in [dict(note["talisman"].args)["talisman"] for _, _, note in bought]


def _fought(told: Told, args: Mapping[str, Any], end: str) -> bool:
    """A fight with a monster of these figures, and how it ended."""
    fights = told.noted("taming", who=args["who"], total=args["total"], strength=args["strength"])
    known = {name: args[name] for name in ("gold", "goods") if name in args}
    return bool(fights) and any(
        dict(note["monster"].args)["monster"] == args["monster"] for _, _, note in told.noted(end, who=args["who"], **known)
    )


def _spun(told: Told, args: Mapping[str, Any]) -> bool:
    return (args["count"], args["all"]) == (len(told.noted("spun-storm", who=args["who"])), len(told.noted("spun-storm")))


def _drove(told: Told, args: Mapping[str, Any]) -> bool:
    last = told.noted("spun-storm", who=args["who"])[-1][0]
    return any(at in (last, last + 1) for at, _, _ in told.noted("drift.damaged", who=args["other"]))


def _is_gold(told: Told, args: Mapping[str, Any]) -> bool:
    last = told.match.rules.view(told.match.state, None).players
    rich = [player.gold + sum(card.amount for card in player.cards if card.kind == "gold") for player in last]
    return bool(args["gold"] == rich[args["who"].seat] > args["theirs"] == rich[args["other"].seat])


def _first(told: Told, args: Mapping[str, Any]) -> bool:
    at = told.led_first(args)
    return at is not None and any(
        position < at for position, _, note in told.noted("bought", "bought.unseen", "prize", who=args["who"]) if position <= at
    )


def _won(told: Told, args: Mapping[str, Any]) -> bool:
    return told.has_won(args) and told.ended_in(args["round"])


def _came_home(told: Told, who: Who) -> bool:
    return bool(told.noted("home", "home.last", who=who)) or told.match.rules.view(told.match.state, None).players[who.seat].is_home


def _is_wanted_by(told: Told, args: Mapping[str, Any]) -> bool:
    bought = filter(told.in_round(args["round"]), told.noted("bought", "bought.unseen", who=args["who"]))
    is_bought = any(dict(note["talisman"].args)["talisman"] == args["talisman"] for _, _, note in bought)
    return is_bought and _talisman(args["talisman"]) in _wanted(told, args["other"]) - _wanted(told, args["who"])


def _swept_home(told: Told, args: Mapping[str, Any]) -> bool:
    ends = {at for at, _, _ in told.noted("home", "home.last")} & {at for at, _, key, _ in told.notes if key.startswith("drift")}
    return bool(ends) and any(told.points[at - 1][args["who"].seat] == args["points"] for at in ends)


STORY: dict[str, Fact] = {
    f"carta_magica.tale.{key}": fact
    for key, fact in {
        "wants-1": _sought,
        "wants-2": _sought,
        "wants-3": _sought,
        "first": _first,
        "first-gold": lambda told, args: told.led_first(args) is not None,
        "turn-bought": lambda told, args: _bought(told, args) and _is_led(told, args),
        "turn-tamed-bought": lambda told, args: _bought(told, args) and _is_led(told, args) and _fought(told, args, "tamed"),
        "turn-tamed": lambda told, args: _fought(told, args, "tamed") and _is_led(told, args),
        "turn-battle": lambda told, args: bool(told.noted("prize", who=args["who"], loser=args["loser"])) and _is_led(told, args),
        "blow-gone": _is_wanted_by,
        "blow-seized": lambda told, args: _fought(told, args, "failed"),
        "blow-storms": _spun,
        "blow-storms-last": lambda told, args: _spun(told, args) and _drove(told, args),
        "blow-ashore": lambda told, args: any(map(told.in_round(args["round"]), told.noted("drift.damaged", who=args["who"]))),
        "blow-home": _swept_home,
        "end-home": lambda told, args: _won(told, args) and _came_home(told, args["who"]),
        "end-other": lambda told, args: _won(told, args) and _came_home(told, args["home"]),
        "end-storm": lambda told, args: _won(told, args) and _came_home(told, args["home"]),
        "end-limit": lambda told, args: _won(told, args) and not told.noted("home", "home.last"),
        "end-gold": lambda told, args: _won(told, args) and _is_gold(told, args),
    }.items()
}
