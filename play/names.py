"""What the players of a table are called."""

from __future__ import annotations

from collections import Counter

from engine.core import Msg, Say
from play.types import Occupant, Table


def names(table: Table, say: Say) -> tuple[str, ...]:
    """The name of each seat for one reader. People of the same name are told apart by a number at its end, bots by one
    in front, where a name that is cut off still has it. In a lesson the others have names of their own."""
    bots = [index for index, occupant in enumerate(table.occupants) if occupant.person is None]
    plain = tuple(
        say(Msg("play.lesson.name", number=index + 1))
        if table.lesson is not None and index in bots
        else _name(occupant, say, bots.index(index) + 1 if len(bots) > 1 and index in bots else 0)
        for index, occupant in enumerate(table.occupants)
    )
    double = {name for name, times in Counter(plain).items() if times > 1}
    used: Counter[str] = Counter()
    distinct: list[str] = []
    for name in plain:
        used[name] += 1
        distinct.append(f"{name} {used[name]}" if name in double else name)
    return tuple(distinct)


def _name(occupant: Occupant, say: Say, number: int) -> str:
    if occupant.person is not None:
        return occupant.person.name
    kind = occupant.bot or ""
    return say(Msg("play.bot.numbered", number=number, kind=Msg(f"play.kind.{kind}")) if number else bot_name(kind))


def bot_name(kind: str) -> Msg:
    """What a kind of bot is called."""
    return Msg(f"play.bot.{kind}")
