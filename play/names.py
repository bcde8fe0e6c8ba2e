"""What the players of a table are called."""

from __future__ import annotations

from collections import Counter

from engine.core import Msg, Say
from play.types import Occupant, Table


def names(table: Table, say: Say) -> tuple[str, ...]:
    """The name of each seat for one reader. People of the same name are told apart by a number."""
    plain = tuple(_name(occupant, say) for occupant in table.occupants)
    double = {name for name, times in Counter(plain).items() if times > 1}
    met: Counter[str] = Counter()
    told: list[str] = []
    for name in plain:
        met[name] += 1
        told.append(f"{name} {met[name]}" if name in double else name)
    return tuple(told)


def _name(occupant: Occupant, say: Say) -> str:
    if occupant.person is not None:
        return occupant.person.name
    return say(bot_name(occupant.bot or ""))


def bot_name(kind: str) -> Msg:
    """What a kind of bot is called."""
    return Msg(f"play.bot.{kind}")
