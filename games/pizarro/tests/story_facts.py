"""Facts with which the sentences of a match's story are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from contract.told import Fact, Told
from games.pizarro.rules.board import CROWNS, GAMBLE_LIMIT


def _went_for(history: Told, args: Mapping[str, Any]) -> bool:
    """Whether each player paid most for the first explorer named, and at least half as much for each other one.

    The arguments `a`, `b`, `c` are players, and `x`, `y`, `z` the explorers of each.
    """
    for player_name, explorers_name in zip("abc", "xyz", strict=True):
        if player_name in args:
            paid: Counter[Any] = Counter()
            for note in history.noted("buy", who=args[player_name]):
                paid[note.args["explorer"]] += note.args["price"]
            prices = [paid[explorer] for explorer in args[explorers_name]]
            most = max(paid.values())
            if not prices or prices[0] != most or min(prices) < most / 2:
                return False
    return True


def _bought(history: Told, args: Mapping[str, Any], price: int | None = None) -> bool:
    """Whether somebody bought an explorer for so much in a phase."""
    purchases = history.noted("buy", who=args["who"], explorer=args["explorer"], price=args["price"] if price is None else price)
    return any(dict(note.part.args)["phase"] == args["phase"] for note in purchases)


def _vetoed(history: Told, args: Mapping[str, Any]) -> bool:
    """Whether a player vetoed exactly these explorers."""
    vetoed = [note.args["explorer"] for note in history.noted("veto", who=args["who"])]
    return len(vetoed) == args["count"] and set(vetoed) == set(args["explorers"])


def _hand(history: Told, who: Any) -> tuple[int, ...]:
    """Return a player's money cards at the end."""
    hand: tuple[int, ...] = history.match.state.position.players[who.seat].hand
    return hand


STORY: dict[str, Fact] = {
    f"pizarro.tale.{key}": fact
    for key, fact in {
        "wants-1": _went_for,
        "wants-2": _went_for,
        "wants-3": _went_for,
        "first": lambda history, args: history.led_first(args) is not None and _bought(history, args),
        "turn-bought": lambda history, args: _bought(history, args) and history.stood(args, phase=args["phase"]),
        "blow-veto": _vetoed,
        "blow-price": lambda history, args: (
            _bought(history, args) and args["price"] == max(note.args["price"] for note in history.noted("buy"))
        ),
        "blow-gift": lambda history, args: _bought(history, args, 1) and args["crowns"] > 0,
        "blow-bust": lambda history, args: (
            bool(history.noted("gamble.bust", who=args["who"])) and args["limit"] == GAMBLE_LIMIT and args["total"] > args["limit"]
        ),
        "end-hand": lambda history, args: (
            history.has_won(args) and args["hand"] == sum(CROWNS[card] for card in _hand(history, args["who"]))
        ),
        "end-sailed": lambda history, args: (
            history.has_won(args)
            and args["crowns"] in [row.points for row in history.result.scores[args["who"].seat].rows if row.label == args["explorer"]]
        ),
        "end-money": lambda history, args: (
            history.has_won(args)
            and args["money"] == sum(_hand(history, args["who"]))
            and args["theirs"] == sum(_hand(history, args["other"]))
            and args["money"] > args["theirs"]
        ),
        "end-ships": lambda history, args: history.has_won(args) and sum(_hand(history, args["who"])) == sum(_hand(history, args["other"])),
    }.items()
}
