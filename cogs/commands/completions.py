"""Autocompletion: the lines of a move, and the pictures and places of a board."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from discord.app_commands import Choice

import render
from cogs.edge.gate import Admitted, Gate, caller_of
from cogs.edge.layout import Interaction
from cogs.edge.services import Services, plain_texts_about
from cogs.panel.asks import answer_label
from cogs.panel.spec import CHOICE_LABEL, CHOICES, cut
from engine.values.core import EngineError, Msg, Say, Who
from engine.values.recent import Recent
from play.values.errors import error_trace
from play.values.panels import Completion

log = logging.getLogger(__name__)

GOOD_FOR = 5.0
"""Seconds for which it is remembered which match a person means, because people type several letters a second."""


REMEMBERED = 1_000
"""How many of these meanings are remembered, the newest ones."""


@dataclass(frozen=True, slots=True)
class KnownMatch:
    """The match that a person means while they type, and texts about it for them."""

    admitted: Admitted
    say: Say


def in_words(completion: Completion, say: Say) -> str:
    """Return a completed line of a move, followed by the same in words."""
    words = " · ".join((*(answer_label(ask, token, say) for ask, token in completion.answered), say(completion.label)))
    return cut(f"{completion.line} — {words}", CHOICE_LABEL)


class Completions:
    """Completes what was typed. It remembers for a moment which match a person means.

    The key of what is remembered is the user, the channel, and the number of the match if one was typed.
    """

    def __init__(self, services: Services, gate: Gate) -> None:
        self.services = services
        self.host = services.host
        self.gate = gate
        self._known: Recent[tuple[int, int, int | None], KnownMatch] = Recent(REMEMBERED, GOOD_FOR)
        self._unknown: Recent[tuple[int, int, int | None], bool] = Recent(REMEMBERED, GOOD_FOR)  # keys without a match
        self._names_of: Recent[tuple[int, int], dict[str, str]] = Recent(REMEMBERED, GOOD_FOR)  # by user and match

    async def lines(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Return the lines that complete what was typed, from the person's own questions only."""

        async def complete(known: KnownMatch) -> list[Choice[str]]:
            table, say = known.admitted.table, known.say
            completions = await self.host.turns.completions(table.match, known.admitted.caller.user_id, typed)
            if not completions:
                who = tuple(Who(seat) for seat in table.to_act)
                why = say(Msg("discord.panel.waiting", who=who)) if who else say(Msg("discord.command.move.nothing"))
                return [Choice(name=cut(why, CHOICE_LABEL), value=cut(typed.strip(), CHOICE_LABEL) or "-")]
            return [
                Choice(name=in_words(completion, say), value=completion.line)
                for completion in completions
                if len(completion.line) <= CHOICE_LABEL
            ]

        return await self._complete(interaction, complete)

    async def parts(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Return pictures and places whose names contain what was typed, at their beginning first."""

        async def complete(known: KnownMatch) -> list[Choice[str]]:
            names, wanted = await self._names(known), render.plain(typed)
            completions = [name for name in names if wanted in render.plain(name)]
            completions.sort(key=lambda name: not render.plain(name).startswith(wanted))
            return [Choice(name=cut(name, CHOICE_LABEL), value=names[name]) for name in completions]

        return await self._complete(interaction, complete)

    async def _names(self, known: KnownMatch) -> dict[str, str]:
        """Return the names of pictures and places, with the picture that shows each."""
        table, user = known.admitted.table, known.admitted.caller.user_id
        names = self._names_of.get((user, table.match))
        if names is None:
            view = await self.host.reading.view(table.match, known.admitted.seat)
            names = await self.services.pictures.names(table.game, view, known.say)
            self._names_of.put((user, table.match), names)
        return names

    async def _complete(
        self, interaction: Interaction, complete: Callable[[KnownMatch], Awaitable[list[Choice[str]]]]
    ) -> list[Choice[str]]:
        """Return what `complete` returns for the match that is meant; empty if anything fails."""
        try:
            self.gate.limits.spend_letter(interaction.user.id)
            known = await self._find_match(interaction)
            return [] if known is None else (await complete(known))[:CHOICES]
        except EngineError:
            return []
        except Exception as error:
            log.error("no autocompletion: %s", error_trace(error), extra={"user": interaction.user.id, "guild": interaction.guild_id})
            return []

    async def _find_match(self, interaction: Interaction) -> KnownMatch | None:
        """Return the match that a person means while they type; `None` if there is none for them."""
        number = getattr(interaction.namespace, "match", None)
        wanted = number if isinstance(number, int) else None
        key = (interaction.user.id, interaction.channel_id or 0, wanted)
        known = self._known.get(key)
        if known is not None or self._unknown.get(key):
            return known
        caller = caller_of(interaction)
        try:
            admitted = await self.gate.see(caller, await self.gate.resolve_match(caller, wanted))
        except EngineError:
            self._unknown.put(key, True)
            return None
        known = KnownMatch(admitted, plain_texts_about(admitted.table, await self.services.language(interaction)))
        self._known.put(key, known)
        return known
