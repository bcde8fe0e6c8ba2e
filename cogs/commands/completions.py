"""Autocompletion: the lines of a move, the parts of a board."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from discord.app_commands import Choice

import render
from cogs.edge.gate import Admitted, Gate, caller_of
from cogs.edge.layout import Interaction
from cogs.edge.services import Services, plainly_named
from cogs.panel.asks import answer_label
from cogs.panel.spec import CHOICE_LABEL, CHOICES, cut
from engine.values.core import EngineError, Msg, Say, Who
from engine.values.recent import Recent
from play.values.errors import error_trace
from play.values.panels import Completion

log = logging.getLogger(__name__)

GOOD_FOR = 5.0
"""Seconds for which an autocompletion remembers which match is meant: people type several letters a second."""


@dataclass(frozen=True, slots=True)
class KnownMatch:
    """The match that a person means when they type, if the gate lets them, and their texts."""

    admitted: Admitted
    say: Say


def in_words(completion: Completion, say: Say) -> str:
    """Return a line that may follow, and all of it in words."""
    words = " · ".join((*(answer_label(ask, token, say) for ask, token in completion.answered), say(completion.label)))
    return cut(f"{completion.line} — {words}", CHOICE_LABEL)


class Completions:
    """Completes what was typed. A person who types on is not looked up again at every letter."""

    def __init__(self, services: Services, gate: Gate) -> None:
        self.services = services
        self.host = services.host
        self.gate = gate
        self._known: Recent[tuple[int, int, int | None], KnownMatch | None] = Recent(1_000, GOOD_FOR)
        self._nothing: Recent[tuple[int, int, int | None], bool] = Recent(1_000, GOOD_FOR)
        self._names_of: Recent[tuple[int, int], dict[str, str]] = Recent(1_000, GOOD_FOR)

    async def lines(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Return the lines that may follow what was typed, from the person's own asks only."""

        async def complete(known: KnownMatch) -> list[Choice[str]]:
            table, say = known.admitted.table, known.say
            completions = await self.host.turns.completions(table.match, known.admitted.caller.user_id, typed)
            if not completions:
                who = tuple(Who(seat) for seat in table.to_act)
                nothing = say(Msg("discord.panel.waiting", who=who)) if who else say(Msg("discord.command.move.nothing"))
                return [Choice(name=cut(nothing, CHOICE_LABEL), value=cut(typed.strip(), CHOICE_LABEL) or "-")]
            return [
                Choice(name=in_words(completion, say), value=completion.line)
                for completion in completions
                if len(completion.line) <= CHOICE_LABEL
            ]

        return await self._offered(interaction, complete)

    async def parts(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Return the pictures and places whose names have what was typed, at their start first."""

        async def complete(known: KnownMatch) -> list[Choice[str]]:
            names, wanted = await self._names(known), render.plain(typed)
            completions = [name for name in names if wanted in render.plain(name)]
            completions.sort(key=lambda name: not render.plain(name).startswith(wanted))
            return [Choice(name=cut(name, CHOICE_LABEL), value=names[name]) for name in completions]

        return await self._offered(interaction, complete)

    async def _names(self, known: KnownMatch) -> dict[str, str]:
        """Return the names of pictures and places, with the picture that shows each."""
        table, user = known.admitted.table, known.admitted.caller.user_id
        names = self._names_of.get((user, table.match))
        if names is None:
            view = await self.host.reading.view(table.match, known.admitted.seat)
            names = await self.services.pictures.names(table.game, view, known.say)
            self._names_of.put((user, table.match), names)
        return names

    async def _offered(self, interaction: Interaction, complete: Callable[[KnownMatch], Any]) -> list[Choice[str]]:
        """Return what completes, or nothing if that fails: Discord would show an error instead."""
        try:
            self.gate.limits.type(interaction.user.id)
            known = await self._who(interaction)
            return [] if known is None else list(await complete(known))[:CHOICES]
        except EngineError:
            return []
        except Exception as error:
            log.error("no autocompletion: %s", error_trace(error), extra={"user": interaction.user.id, "guild": interaction.guild_id})
            return []

    async def _who(self, interaction: Interaction) -> KnownMatch | None:
        """Return the match that a person who types means, or `None` if there is none for them."""
        number = getattr(interaction.namespace, "match", None)
        wanted = number if isinstance(number, int) else None
        key = (interaction.user.id, interaction.channel_id or 0, wanted)
        known = self._known.get(key)
        if known is not None or self._nothing.get(key):
            return known
        caller = caller_of(interaction)
        try:
            admitted = await self.gate.visible(caller, await self.gate.resolve_match(caller, wanted))
        except EngineError:
            self._nothing.put(key, True)
            return None
        known = KnownMatch(admitted, plainly_named(admitted.table, await self.services.language(interaction)))
        self._known.put(key, known)
        return known
