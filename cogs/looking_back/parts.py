"""Menus that go to a part of a match, such as a round, or to a phase of many parts. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from cogs.actions.wire import Action
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Choice, Menu, cut
from engine.values.core import Msg, Say
from play.follows.news import PHASE

Parts: TypeAlias = Sequence[tuple[int, Msg]]
"""The parts of a match in their order: the entry after which each begins, and its name."""


def here(parts: Parts, seq: int) -> int:
    """Return the index of the part to which the position after an entry belongs."""
    return max(0, sum(first <= seq for first, _ in parts) - 1)


def phases(parts: Parts) -> list[tuple[int, int]]:
    """Return the indices of the first and the last part of each phase.

    If the names of the parts have phases, parts of the same phase belong together. Else each phase has as many parts as fit a menu.
    """
    named = [dict(name.args).get(PHASE) for _, name in parts]
    if len(set(named) - {None}) > 1:
        starts = [at for at in range(len(parts)) if at == 0 or (named[at] != named[at - 1] and named[at] is not None)]
    else:
        starts = list(range(0, len(parts), CHOICES)) if len(parts) > CHOICES else [0]
    joined = 1 + (len(starts) - 1) // CHOICES  # so many phases become one, if a menu has no room for all
    starts = starts[::joined]
    return [(first, following - 1) for first, following in zip(starts, [*starts[1:], len(parts)], strict=True)]


def menus(parts: Parts, seq: int, say: Say, to_part: Action, to_phase: Action) -> list[Menu]:
    """Return a menu of the phases, if there are several, and one of the parts around `seq`.

    The value of a line is the entry after which the phase or part begins.
    """
    menus_above: list[Menu] = []
    if len(parts) < 2:
        return menus_above
    at, every = here(parts, seq), phases(parts)
    if len(every) > 1:
        spans = [(first, last, f"{say(parts[first][1])} – {say(parts[last][1])}") for first, last in every]
        choices = tuple(Choice(str(parts[first][0]), cut(name, CHOICE_LABEL), chosen=first <= at <= last) for first, last, name in spans)
        menus_above.append(Menu(to_phase, say(Msg("replay.phase")), choices))
    start = max(0, min(at - CHOICES // 2, len(parts) - CHOICES))
    around = parts[start : start + CHOICES]
    choices = tuple(Choice(str(first), cut(say(name), CHOICE_LABEL), chosen=parts[at][0] == first) for first, name in around)
    return [*menus_above, Menu(to_part, say(Msg("discord.replay.part")), choices)]
