"""What the sentences of a story claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from contract.told import Fact, Told
from games.pizarro.rules.board import CROWNS, GAMBLE_LIMIT


def _went_for(told: Told, args: Mapping[str, Any]) -> bool:
    """What each paid most for in all stands first."""
    for who, explorers in ((args[name], args[thing]) for name, thing in zip("abc", "xyz", strict=True) if name in args):
        paid: Counter[Any] = Counter()
        for _, _, note in told.noted("buy", who=who):
            paid[note["explorer"]] += note["price"]
        if (
            not explorers
            or any(paid[explorer] < max(paid.values()) / 2 for explorer in explorers)
            or paid[explorers[0]] != max(paid.values())
        ):
            return False
    return True


def _bought(told: Told, args: Mapping[str, Any], price: int | None = None) -> bool:
    """Whether somebody bought an explorer for so much in a phase."""
    found = told.noted("buy", who=args["who"], explorer=args["explorer"], price=args["price"] if price is None else price)
    return any(dict(part.args)["phase"] == args["phase"] for _, part, _ in found)


def _vetoed(told: Told, args: Mapping[str, Any]) -> bool:
    vetoed = [note["explorer"] for _, _, note in told.noted("veto", who=args["who"])]
    return len(vetoed) == args["count"] and set(vetoed) == set(args["explorers"])


def _hand(told: Told, who: Any) -> tuple[int, ...]:
    found: tuple[int, ...] = told.match.state.position.players[who.seat].hand
    return found


STORY: dict[str, Fact] = {
    f"pizarro.tale.{key}": fact
    for key, fact in {
        "wants-1": _went_for,
        "wants-2": _went_for,
        "wants-3": _went_for,
        "first": lambda told, args: told.led_first(args) is not None and _bought(told, args),
        "turn-bought": lambda told, args: _bought(told, args) and told.stood(args, phase=args["phase"]),
        "blow-veto": _vetoed,
        "blow-price": lambda told, args: _bought(told, args) and args["price"] == max(note["price"] for _, _, note in told.noted("buy")),
        "blow-gift": lambda told, args: _bought(told, args, 1) and args["crowns"] > 0,
        "blow-bust": lambda told, args: bool(told.noted("gamble.bust", who=args["who"])) and args["total"] > args["limit"] == GAMBLE_LIMIT,
        "end-hand": lambda told, args: told.has_won(args) and args["hand"] == sum(CROWNS[card] for card in _hand(told, args["who"])),
        "end-sailed": lambda told, args: (
            told.has_won(args)
            and args["crowns"] in [row.points for row in told.result.scores[args["who"].seat].rows if row.label == args["explorer"]]
        ),
        "end-money": lambda told, args: (
            told.has_won(args) and args["money"] == sum(_hand(told, args["who"])) > args["theirs"] == sum(_hand(told, args["other"]))
        ),
        "end-ships": lambda told, args: told.has_won(args) and sum(_hand(told, args["who"])) == sum(_hand(told, args["other"])),
    }.items()
}
