"""Looking back: the log, the replay, undo, the export, and the rules in place."""

from __future__ import annotations

import json
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs import rules_text, story
from cogs.house import PUBLIC, House, named, title
from cogs.layout import Interaction
from cogs.lobby import ENGLISH
from cogs.panel.asks import in_rows
from cogs.panel.ids import Id
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Button, Screen, cut
from cogs.router import Reply, Router
from cogs.table import Play, here
from engine import registry
from engine.core import EngineError, Msg, Seat
from play.types import Table

NOW = 999_999
"""A page or entry number that means the newest."""


class History(commands.Cog):
    """What was: everything here is read only, except undo."""

    def __init__(self, house: House, router: Router, play: Play) -> None:
        self.house = house
        self.host = house.host
        self.router = router
        self.play = play
        router.register("h", self.looked)

    async def looked(self, reply: Reply, told: Id, values: Sequence[str]) -> None:
        """A click on the log, the replay or the rules."""
        if told.verb == "rules":
            game = registry.names()[min(told.seq, len(registry.names()) - 1)]
            chapter = int(values[0]) if values and values[0].isdecimal() and len(values[0]) < 4 else 0
            await reply.screen(rules_text.screen(game, chapter, reply.say))
            return
        table = await self.host.reading.table(told.match)
        at = told.rev if told.field else NOW
        if told.verb in ("log", "older", "newer"):
            await reply.screen(await self.log_screen(reply, table, at))
        elif told.verb in ("replay", "first", "earlier", "later", "last"):
            await reply.screen(await self.replay_screen(reply, table, at))
        elif told.verb == "export":
            await reply.screen(await self.export_screen(reply, table))
        else:
            await reply.aside(Msg("discord.old-control"))

    async def log_screen(self, reply: Reply, table: Table, page: int) -> Screen:
        """One page of the log as this person may read it, the newest first to be seen."""
        say = await self.house.told(reply.interaction, table)
        entries = await self.host.reading.log(table.match, table.seat_of(reply.interaction.user.id))
        pages = await self.house.pictures.aside(lambda: story.pages(entries, say))
        if not pages:
            return Screen((say(Msg("discord.log.empty")),))
        page = min(page, len(pages) - 1)

        def turn(verb: str, key: str, target: int) -> Button:
            there = Id(f"h.{verb}", table.match, 0, max(0, min(target, len(pages) - 1)), "p")
            return Button(there.text, say(Msg(key)), disabled=there.rev == page)

        buttons = [turn("older", "discord.log.older", page - 1), turn("newer", "discord.log.newer", page + 1)] if len(pages) > 1 else []
        buttons.append(Button(Id("h.replay", table.match).text, say(Msg("discord.card.replay"))))
        buttons.append(Button(Id("h.export", table.match).text, say(Msg("discord.log.export"))))
        head = f"### {say(Msg('discord.log.head', game=title(table.game), page=page + 1, pages=len(pages)))}"
        return Screen((head,), tuple(in_rows(buttons)), body=(pages[page],))

    async def replay_screen(self, reply: Reply, table: Table, seq: int) -> Screen:
        """The position after one entry, with buttons to step."""
        locale = await self.house.language(reply.interaction)
        say = named(table, locale)
        seat = table.seat_of(reply.interaction.user.id)
        position = await self.host.reading.view_at(table.match, min(seq, table.seq), seat)
        key = (table.match, position.seq, "replay", seat, locale, tuple(table.occupants))
        picture = await self.house.pictures.picture(table.game, position.view, say, key)
        entries = await self.host.reading.log(table.match, seat)
        told = next((entry for entry in entries if entry.entry.seq == position.seq), None)

        def step(verb: str, key: str, target: int) -> Button:
            there = Id(f"h.{verb}", table.match, 0, max(0, min(target, position.last)), "e")
            return Button(there.text, say(Msg(key)), disabled=there.rev == position.seq)

        buttons = (
            step("first", "discord.replay.first", 0),
            step("earlier", "discord.replay.earlier", position.seq - 1),
            step("later", "discord.replay.later", position.seq + 1),
            step("last", "discord.replay.last", position.last),
        )
        head = f"### {say(Msg('discord.replay.head', game=title(table.game), seq=position.seq, last=position.last))}"
        body = () if told is None else (story.numbered(told, say, 1500),)
        return Screen((head,), (buttons,), picture, body, (f"-# {say(position.status)}",))

    async def export_screen(self, reply: Reply, table: Table) -> Screen:
        """The portable match record as a file; of a running match without the secrets of others."""
        say = await self.house.told(reply.interaction, table)
        record = await self.host.reading.record(table.match, reply.interaction.user.id)
        data = await self.house.pictures.aside(lambda: json.dumps(record, ensure_ascii=False, indent=1).encode())
        key = "discord.export.finished" if table.status == "finished" else "discord.export.running"
        return Screen((say(Msg(key, match=table.match)),), file=(f"match-{table.match}.json", data))

    @app_commands.command(name="board", description=ENGLISH(Msg("discord.command.board")))
    @app_commands.describe(
        where=ENGLISH(Msg("discord.command.board.where")),
        share=ENGLISH(Msg("discord.command.board.share")),
        match=ENGLISH(Msg("discord.command.match")),
    )
    async def board(self, interaction: Interaction, where: str = "", share: bool = False, match: int | None = None) -> None:
        """A picture of the position, or of a part of it; for oneself, or shown to the channel as spectators see it."""

        async def work(reply: Reply) -> None:
            table = await here(self.house, interaction, match)
            locale = await self.house.language(interaction)
            part = await self._part(table, None if share else table.seat_of(interaction.user.id), where, locale)
            if not share:
                await reply.screen(await self.play.desk.view(table, interaction.user.id, locale, part))
                return
            picture = await self.play.desk.picture(table, None, PUBLIC, part=part)
            if picture is None:
                raise EngineError("no picture", Msg("discord.board.none"))
            await reply.text(Msg("discord.board.shared"))
            head = named(table)(Msg("discord.board.head", who=f"<@{interaction.user.id}>", game=title(table.game), match=table.match))
            await reply.public(Screen((head,), picture=picture))

        await self.router.run(interaction, work)

    async def _part(self, table: Table, seat: Seat | None, where: str, locale: str) -> str | None:
        """The picture that is meant; raises `EngineError` with those that there are."""
        if not where.strip():
            return None
        say, view = named(table, locale), await self.host.reading.view(table.match, seat)
        part = await self.house.pictures.find(table.game, view, where, say)
        if part is None:
            parts = await self.house.pictures.parts(table.game, view)
            known = tuple(Msg(f"{table.game}.picture.{known}") for known in parts)
            raise EngineError("no such picture", Msg("discord.board.unknown", where=cut(where, 40), parts=known))
        return part

    @board.autocomplete("where")
    async def parts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The parts of the picture whose names hold what was typed."""
        try:
            table = await here(self.house, interaction, getattr(interaction.namespace, "match", None))
            say = await self.house.told(interaction, table)
            known = await self.house.pictures.parts(
                table.game, await self.host.reading.view(table.match, table.seat_of(interaction.user.id))
            )
        except EngineError:
            return []
        named = {part: say(Msg(f"{table.game}.picture.{part}")) for part in known}
        return [
            app_commands.Choice(name=cut(label, CHOICE_LABEL), value=part)
            for part, label in named.items()
            if current.casefold() in label.casefold()
        ][:CHOICES]

    @app_commands.command(name="log", description=ENGLISH(Msg("discord.command.log")))
    @app_commands.describe(match=ENGLISH(Msg("discord.command.match")))
    async def log(self, interaction: Interaction, match: int | None = None) -> None:
        """What happened, in words and in notation."""

        async def work(reply: Reply) -> None:
            await reply.screen(await self.log_screen(reply, await here(self.house, interaction, match), NOW))

        await self.router.run(interaction, work)

    @app_commands.command(name="replay", description=ENGLISH(Msg("discord.command.replay")))
    @app_commands.describe(match=ENGLISH(Msg("discord.command.match")))
    async def replay(self, interaction: Interaction, match: int | None = None) -> None:
        """Step through the pictures of a match."""

        async def work(reply: Reply) -> None:
            await reply.screen(await self.replay_screen(reply, await here(self.house, interaction, match), NOW))

        await self.router.run(interaction, work)

    @app_commands.command(name="undo", description=ENGLISH(Msg("discord.command.undo")))
    @app_commands.describe(match=ENGLISH(Msg("discord.command.match")))
    async def undo(self, interaction: Interaction, match: int | None = None) -> None:
        """Take back one's last move, at once or with the consent of all."""

        async def work(reply: Reply) -> None:
            table = await here(self.house, interaction, match)
            await self.play.agreed(reply, await self.host.votes.undo(table.match, interaction.user.id))

        await self.router.run(interaction, work)

    @app_commands.command(name="export", description=ENGLISH(Msg("discord.command.export")))
    @app_commands.describe(match=ENGLISH(Msg("discord.command.match")))
    async def export(self, interaction: Interaction, match: int | None = None) -> None:
        """The match record as a file."""

        async def work(reply: Reply) -> None:
            await reply.screen(await self.export_screen(reply, await here(self.house, interaction, match)))

        await self.router.run(interaction, work)

    @app_commands.command(name="rules", description=ENGLISH(Msg("discord.command.rules")))
    @app_commands.describe(game=ENGLISH(Msg("discord.command.play.game")))
    @app_commands.choices(game=[app_commands.Choice(name=ENGLISH(title(game)), value=game) for game in registry.names()])
    async def rules(self, interaction: Interaction, game: str) -> None:
        """The rules of a game, chapter by chapter."""

        async def work(reply: Reply) -> None:
            registry.rules(game)
            await reply.screen(rules_text.screen(game, 0, reply.say))

        await self.router.run(interaction, work)
