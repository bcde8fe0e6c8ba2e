"""The slash commands: each makes an action and hands it to the same gate and the same handlers as a click.

They can be used in servers where the bot is installed and in its direct messages, by everybody; who runs a server can
restrict them there (Integrations). `/desk` can also be had by a person who installs the bot for themselves: anywhere, also where
the bot is not; there it answers, and needs nothing else. Names and descriptions come from the catalogues, see `Catalogues`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

import render
from cogs.actions.bench import ShowBench
from cogs.actions.desk import ShowDesk
from cogs.actions.lessons import OpenLessons
from cogs.actions.looking_back import AskForFile, Export, ShowLog, ShowReplay, ShowRules
from cogs.actions.personal import ListTables, ShowTurns
from cogs.actions.seats import Undo
from cogs.actions.setup import ShowSetup
from cogs.actions.tables import Board, Move, NewTable
from cogs.actions.ways_in import ShowWelcome
from cogs.actions.wire import Action
from cogs.edge.clicks import Clicks
from cogs.edge.gate import Admitted, Caller, Gate, caller_of
from cogs.edge.layout import Interaction
from cogs.edge.services import Services, plainly_named, title
from cogs.looking_back.files import attached
from cogs.panel.asks import answer_label
from cogs.panel.spec import CHOICE_LABEL, CHOICES, cut
from engine import registry
from engine.core import EngineError, Msg, Say, Who
from engine.recent import Recent
from play.values.errors import traced
from play.values.panels import Completion
from words import languages, speaker

log = logging.getLogger(__name__)

ENGLISH = speaker()

Where: TypeAlias = app_commands.Range[str, 0, CHOICE_LABEL]
"""The name of a part of the board, as it is typed."""

LINE = 1_000
"""Characters of a line that is typed; the longest moves have a fifth of that."""

GOOD_FOR = 5.0
"""Seconds for which an autocompletion remembers which match is meant: people type several letters a second."""


def words(msg: Msg) -> locale_str:
    """A text of a command in English, and where its translations are found."""
    return locale_str(ENGLISH(msg), msg=msg)


class Catalogues(app_commands.Translator):
    """Gives Discord the commands in every language that has a catalogue."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        """The text in a language of Discord's; `None` where there is no catalogue for it (Discord then shows the English)."""
        msg = string.extras.get("msg")
        language = next((code for code in (str(locale), str(locale).split("-")[0]) if code in languages()), None)
        if not isinstance(msg, Msg) or language is None:
            return None
        translated = speaker(language)(msg)
        return None if translated == string.message else translated


def add_commands(tree: app_commands.CommandTree[Any], clicks: Clicks) -> None:
    """Put all commands into the tree."""
    completions = Completions(clicks.services, clicks.gate)
    games = [Choice(name=words(title(game)), value=game) for game in registry.names()]
    places = [
        Choice(name=words(Msg("discord.setup.this-channel")), value="channel"),
        Choice(name=words(Msg("discord.setup.own-thread")), value="thread"),
    ]
    which = words(Msg("discord.command.match"))

    async def run(interaction: Interaction, action: Action) -> None:
        async def make(caller: Caller) -> Action:
            return action

        await clicks.command(interaction, make)

    async def run_about(interaction: Interaction, match: int | None, action: Callable[[int], Action]) -> None:
        async def make(caller: Caller) -> Action:
            return action(await clicks.gate.resolve_match(caller, match))

        await clicks.command(interaction, make)

    @tree.command(name=words(Msg("discord.name.start")), description=words(Msg("discord.command.start")))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def start(interaction: Interaction) -> None:
        await run(interaction, ShowWelcome())

    @tree.command(name=words(Msg("discord.name.play")), description=words(Msg("discord.command.play")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")), place=words(Msg("discord.command.play.place")))
    @app_commands.choices(game=games, place=places)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def play(interaction: Interaction, game: str, place: str = "channel") -> None:
        await run(interaction, NewTable(game, place == "thread"))

    @tree.command(name=words(Msg("discord.name.learn")), description=words(Msg("discord.command.learn")))
    async def learn(interaction: Interaction) -> None:
        await run(interaction, OpenLessons())

    @tree.command(name=words(Msg("discord.name.tables")), description=words(Msg("discord.command.tables")))
    async def tables(interaction: Interaction) -> None:
        await run(interaction, ListTables())

    @tree.command(name=words(Msg("discord.name.desk")), description=words(Msg("discord.command.desk")))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def desk(interaction: Interaction) -> None:
        await run(interaction, ShowDesk())

    @tree.command(name=words(Msg("discord.name.turns")), description=words(Msg("discord.command.turns")))
    async def turns(interaction: Interaction) -> None:
        await run(interaction, ShowTurns())

    @tree.command(name=words(Msg("discord.name.setup")), description=words(Msg("discord.command.setup")))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def setup(interaction: Interaction) -> None:
        await run(interaction, ShowSetup())

    @tree.command(name=words(Msg("discord.name.substitute")), description=words(Msg("discord.command.substitute")))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def substitute(interaction: Interaction) -> None:
        await run(interaction, ShowBench())

    @tree.command(name=words(Msg("discord.name.move")), description=words(Msg("discord.command.move")))
    @app_commands.describe(line=words(Msg("discord.command.move.line")), match=which)
    async def move(interaction: Interaction, line: app_commands.Range[str, 1, LINE], match: int | None = None) -> None:
        await run_about(interaction, match, lambda number: Move(number, line, str(interaction.id)))

    @move.autocomplete("line")
    async def lines(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await completions.lines(interaction, current)

    @tree.command(name=words(Msg("discord.name.board")), description=words(Msg("discord.command.board")))
    @app_commands.describe(
        where=words(Msg("discord.command.board.where")), share=words(Msg("discord.command.board.share")), match=which
    )  # fmt: skip
    async def board(interaction: Interaction, where: Where = "", share: bool = False, match: int | None = None) -> None:
        await run_about(interaction, match, lambda number: Board(number, where, share))

    @board.autocomplete("where")
    async def parts(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await completions.parts(interaction, current)

    @tree.command(name=words(Msg("discord.name.log")), description=words(Msg("discord.command.log")))
    @app_commands.describe(match=which)
    async def show_log(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, ShowLog)

    @tree.command(name=words(Msg("discord.name.replay")), description=words(Msg("discord.command.replay")))
    @app_commands.describe(entry=words(Msg("discord.command.replay.entry")), match=which)
    async def replay(interaction: Interaction, entry: app_commands.Range[int, 0, 999_999] | None = None, match: int | None = None) -> None:
        await run_about(interaction, match, lambda number: ShowReplay(number, entry))

    @tree.command(name=words(Msg("discord.name.undo")), description=words(Msg("discord.command.undo")))
    @app_commands.describe(match=which)
    async def undo(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, Undo)

    @tree.command(name=words(Msg("discord.name.export")), description=words(Msg("discord.command.export")))
    @app_commands.describe(match=which)
    async def export(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, Export)

    @tree.command(name=words(Msg("discord.name.import")), description=words(Msg("discord.command.import")))
    @app_commands.describe(file=words(Msg("discord.command.import.file")))
    async def bring(interaction: Interaction, file: discord.Attachment | None = None) -> None:
        if file is None:
            await clicks.answer(interaction, AskForFile("import"))
        else:
            await clicks.command(interaction, attached(file, "import"))

    @tree.command(name=words(Msg("discord.name.rules")), description=words(Msg("discord.command.rules")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games)
    async def rules(interaction: Interaction, game: str) -> None:
        await run(interaction, ShowRules(game))


@dataclass(frozen=True, slots=True)
class Known:
    """What an autocompletion has to know of a person: the match that they mean, as far as the gate lets them, and their language."""

    admitted: Admitted
    say: Say


def in_words(one: Completion, say: Say) -> str:
    """A line that may follow, and all of it in words."""
    words = " · ".join((*(answer_label(ask, token, say) for ask, token in one.answered), say(one.label)))
    return cut(f"{one.line} — {words}", CHOICE_LABEL)


class Completions:
    """What may follow what was typed. Who types on is not looked up again at every letter."""

    def __init__(self, services: Services, gate: Gate) -> None:
        self.services = services
        self.host = services.host
        self.gate = gate
        self._known: Recent[tuple[int, int, int | None], Known | None] = Recent(1_000, GOOD_FOR)
        self._nothing: Recent[tuple[int, int, int | None], bool] = Recent(1_000, GOOD_FOR)
        self._names_of: Recent[tuple[int, int], dict[str, str]] = Recent(1_000, GOOD_FOR)

    async def lines(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The lines that may follow what was typed, from the person's own asks only."""

        async def complete(known: Known) -> list[Choice[str]]:
            table, say = known.admitted.table, known.say
            found = await self.host.turns.completions(table.match, known.admitted.caller.user_id, typed)
            if not found:
                who = tuple(Who(seat) for seat in table.to_act)
                nothing = say(Msg("discord.panel.waiting", who=who)) if who else say(Msg("discord.command.move.nothing"))
                return [Choice(name=cut(nothing, CHOICE_LABEL), value=cut(typed.strip(), CHOICE_LABEL) or "-")]
            return [Choice(name=in_words(one, say), value=one.line) for one in found if len(one.line) <= CHOICE_LABEL]

        return await self._offered(interaction, complete)

    async def parts(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The pictures and places whose names hold what was typed, those first that begin so."""

        async def complete(known: Known) -> list[Choice[str]]:
            names, wanted = await self._names(known), render.plain(typed)
            found = [name for name in names if wanted in render.plain(name)]
            found.sort(key=lambda name: not render.plain(name).startswith(wanted))
            return [Choice(name=cut(name, CHOICE_LABEL), value=names[name]) for name in found]

        return await self._offered(interaction, complete)

    async def _names(self, known: Known) -> dict[str, str]:
        """The names of pictures and places, with the picture that shows each."""
        table, user = known.admitted.table, known.admitted.caller.user_id
        names = self._names_of.get((user, table.match))
        if names is None:
            view = await self.host.reading.view(table.match, known.admitted.seat)
            names = await self.services.pictures.names(table.game, view, known.say)
            self._names_of.put((user, table.match), names)
        return names

    async def _offered(self, interaction: Interaction, complete: Callable[[Known], Any]) -> list[Choice[str]]:
        """Never raises: Discord would show an error in place of a list."""
        try:
            self.gate.limits.type(interaction.user.id)
            known = await self._who(interaction)
            return [] if known is None else list(await complete(known))[:CHOICES]
        except EngineError:
            return []
        except Exception as error:
            log.error("no autocompletion: %s", traced(error), extra={"user": interaction.user.id, "guild": interaction.guild_id})
            return []

    async def _who(self, interaction: Interaction) -> Known | None:
        """Who types, about which match; `None` when there is none for them."""
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
        known = Known(admitted, plainly_named(admitted.table, await self.services.language(interaction)))
        self._known.put(key, known)
        return known
