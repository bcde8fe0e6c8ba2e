"""Shows what happened since one's last move, the match record as a file, and the rules."""

from __future__ import annotations

import json
from typing import Any

from cogs.actions.looking_back import Export, ShowChapter, ShowLog, ShowLogFrom, ShowReplay, ShowRules, ShowSince, ShowTableRules
from cogs.actions.servers import Explain
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from cogs.looking_back import rules as rules_text
from cogs.looking_back.replay import table_then
from cogs.panel.spec import Button, Screen, squeeze
from cogs.pictures.jobs import Reader
from cogs.screens import story
from engine.match import registry
from engine.values.core import EngineError, Msg
from play.values.types import Table
from render import CARD


class HistoryClicks(Handlers):
    """The clicks about the past of a match and about rules."""

    @handles(ShowSince)
    async def since(self, click: Click[ShowSince]) -> None:
        """Show what happened since one's last move; the picture is of then, between, or now."""
        table, say, match = click.table, click.about(click.table), click.table.match
        head = f"-# {say(Msg('discord.panel.table', game=title(table.game), match=match))}"
        turn = Button(OpenTurn(match), say(Msg("discord.card.my-turn")), "primary")
        ways = (
            Button(ShowLog(match), say(Msg("discord.card.log"))),
            Button(Explain(match), say(Msg("explain.button"))),
            Button(ShowReplay(match), say(Msg("discord.card.replay"))),
        )
        news = await click.host.returning.briefing(match, click.user_id)
        if news is None:
            words = (head, f"### {say(Msg('since.head'))}", say(Msg("since.nothing")))
            return await click.reply.screen(Screen(words, ((turn,), ways)))
        last = len(news.moments) - 1
        at = last if click.action.moment is None else min(click.action.moment, last)
        if last == 1:
            keys: tuple[str, ...] = ("since.left", "since.now")
        else:
            keys = ("since.left", "since.changed", "since.now")[: last + 1]
        position = await click.host.reading.view_at(match, news.moments[at], click.seat)
        steps = tuple(Button(ShowSince(match, number), say(Msg(key)), disabled=number == at) for number, key in enumerate(keys))
        body = f"**{say(Msg(keys[at]))}** · {say(Msg('since.entry', seq=position.seq))} · {say(position.status)}"
        rows = (steps, (turn, Button(ShowLogFrom(match, news.first), say(Msg("since.read-all")))), ways)
        briefing, picture = "\n".join(story.briefing(news, say)), await table_then(self.services.pictures, click, position, CARD)
        await click.reply.screen(squeeze(Screen((head, briefing), rows, picture, (body,))))

    @handles(Export)
    async def export(self, click: Click[Export]) -> None:
        """Give the match record as a file; while the match runs, without the secrets of others."""
        table = click.table
        record = await click.host.reading.record(table.match, click.user_id)
        data = await self.services.pictures.run_in_pool(lambda: json.dumps(record, ensure_ascii=False, indent=1).encode())
        key = "discord.export.finished" if table.status == "finished" else "discord.export.running"
        text = click.say(Msg(key, match=table.match))
        await click.reply.screen(Screen((text,), file=(f"match-{table.match}.json", data)))

    @handles(ShowRules, ShowChapter)
    async def rules(self, click: Click[ShowRules | ShowChapter]) -> None:
        """Show a chapter of the rules of a game, the first if none was chosen."""
        chapter = click.action.chapter if isinstance(click.action, ShowChapter) else None
        await self._rules(click, click.action.game, chapter, table=None)

    @handles(ShowTableRules)
    async def table_rules(self, click: Click[ShowTableRules]) -> None:
        """Show a chapter of the rules as this table plays them."""
        await self._rules(click, click.table.game, click.action.chapter, click.table)

    async def _rules(self, click: Click[Any], game: str, chapter: int | None, table: Table | None) -> None:
        if game not in registry.names():
            raise EngineError("an unknown game", Msg("discord.old-control"))
        wanted = (whole_number(click.value, digits=3) or 0) if chapter is None else chapter
        at = max(0, min(wanted, rules_text.count_chapters(game) - 1))
        picture, shot = None, rules_text.chapter_pictures(game).get(at)
        if shot is not None:
            settings, seats = rules_text.agreed_settings(game, table)
            seats = seats or registry.rules(game).seats[0]
            view = await self.services.pictures.run_in_pool(lambda: rules_text.view(game, settings, seats, shot.moves))
            key = ("rules", settings, seats, shot.moves)
            picture = await self.services.pictures.picture(game, view, Reader(click.language), key, part=shot.part, marks=shot.marks)
        sits_there = table is not None and table.status == "running" and table.seat_of(click.user_id) is not None
        await click.reply.screen(rules_text.screen(game, at, click.say, table, picture, sits_there))
