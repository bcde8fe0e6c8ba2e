"""After a match: its story and its film. Nothing here changes a table."""

from __future__ import annotations

from dataclasses import replace

from cogs.actions.club import HarbourStory
from cogs.actions.looking_back import Export, ShareStory, ShowFilm, ShowLog, ShowPoints, ShowReplay, ShowReview, ShowStory, Verify
from cogs.actions.panel import AtTable
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import Services, reader, texts_about, title
from cogs.edge.under_way import latest_end, valid_until
from cogs.looking_back.films import LONGEST, Films
from cogs.looking_back.review import may_share
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Row, Screen
from cogs.pictures import chronicle
from cogs.pictures.jobs import StoryJob
from cogs.screens import titles
from cogs.screens.card import result_details
from cogs.screens.presets import keep_as_preset
from engine.values.core import EngineError, Msg
from play.values.errors import NotAllowed


class Afterwards(Handlers):
    """The clicks about a match that is over."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pictures = services.pictures
        self.films = Films(services)

    @handles(ShowFilm)
    async def film(self, click: Click[ShowFilm]) -> None:
        """Show the match as a film, after saying how long it takes.

        Somebody who played can have it shown to the channel.
        """
        table, share, limit = click.table, click.action.share, click.reply.upload_limit
        if table.status != "finished":
            raise NotAllowed(Msg("play.not-over"))
        if share and not may_share(click):
            raise NotAllowed(Msg("film.share-there"))
        language = await self.services.public(table) if share else click.language
        if self.films.find(table, language, limit) is None:
            words = click.say(Msg("film.making", seconds=self.films.expected_seconds(table)))
            await click.reply.screen(Screen((words, valid_until(latest_end(self.host.ledger.clock, LONGEST), click.say))))
        film = await self.films.film(table, language, limit)
        if share:
            await click.reply.text(Msg("film.shown"))
            say = texts_about(table, language)
            head = say(Msg("film.shared", who=f"<@{click.user_id}>", game=title(table.game), match=table.match))
            return await click.reply.public(Screen((head,), picture=film))
        rows: tuple[Row, ...] = ()
        if may_share(click):
            rows = ((Button(ShowFilm(table.match, True), click.say(Msg("film.share"))),),)
        await click.reply.screen(Screen((click.say(Msg("film.head", game=title(table.game), match=table.match)),), rows, film))

    @handles(ShowStory, HarbourStory)
    async def story(self, click: Click[ShowStory]) -> None:
        """Show the map of the whole match and five sentences, with the film and the review."""
        if isinstance(click.action, HarbourStory):
            await self.host.harbours.note_click(click.guild())
        screen = await self._story_screen(click, click.language, click.user_id)
        match, say = click.table.match, click.say
        rows: list[Row] = [(Button(ShareStory(match), say(Msg("film.share")), "primary"),)] if may_share(click) else []
        rows.append((Button(ShowFilm(match), say(Msg("discord.card.film"))), Button(ShowReview(match), say(Msg("discord.card.review")))))
        await click.reply.screen(replace(screen, rows=tuple(rows)))

    @handles(ShareStory)
    async def share_story(self, click: Click[ShareStory]) -> None:
        """Show the story to everybody, for somebody who played."""
        table = click.table
        if not may_share(click):
            raise NotAllowed(Msg("film.share-there"))
        language = await self.services.public(table)
        screen = await self._story_screen(click, language)
        head = texts_about(table, language)(Msg("tale.shared", who=f"<@{click.user_id}>", game=title(table.game), match=table.match))
        await click.reply.text(Msg("tale.shown"))
        await click.reply.public(replace(screen, head=(head,)))

    async def _story_screen(self, click: Click[AtTable], language: str, user_id: int | None = None) -> Screen:
        """Return the map and the sentences; raises `EngineError` if the game counts no points."""
        table = click.table
        tale, say = await self.host.reading.tale(table.match), texts_about(table, language, user_id)
        if tale is None:
            raise EngineError("no story", Msg("story.none"))
        job = StoryJob("voyage", table.game, tale, reader(table, language))
        picture = await self.pictures.picture_of(job, ("voyage-map", table.match, job.reader))
        head = f"-# {say(Msg('story.head', game=title(table.game), match=table.match))}"
        body = [" ".join(chronicle.sentences(tale, say)), *titles.lines(table.game, await self.host.titles.at(table), say)]
        return Screen((head,), picture=picture, body=("\n".join(body),))

    @handles(ShowPoints)
    async def points(self, click: Click[ShowPoints]) -> None:
        """Show *More* after a match: the points as a picture, ranks, the seed, ways to look back."""
        table, say = click.table, click.about(click.table)
        if table.status != "finished":
            raise NotAllowed(Msg("play.not-over"))
        match_story = await self.host.reading.story(table.match)
        picture, body = None, list[str]()
        if match_story is not None:
            job = StoryJob("story", table.game, match_story, reader(table, click.language))
            picture = await self.pictures.picture_of(job, ("story", table.match, job.reader))
            lines = chronicle.story_lines(match_story, say)
            body.append(" ".join(lines[: -len(chronicle.standings(match_story, say))]))  # the ranks below replace the standings
        ways: list[tuple[AtTable, str]] = [
            (ShowReview(table.match), "discord.card.review"), (ShowLog(table.match), "discord.card.log"),
            (ShowReplay(table.match), "discord.card.replay"), (Verify(table.match), "discord.card.verify"),
            (Export(table.match), "discord.log.export"),
        ]  # fmt: skip
        buttons = [Button(way, say(Msg(key))) for way, key in ways]
        if click.caller.is_admin and table.imported_by is None:
            buttons += keep_as_preset(table, say)
        head = f"### {say(Msg('story.head', game=title(table.game), match=table.match))}"
        await click.reply.screen(Screen((head,), tuple(in_rows(buttons)), picture, (*body, *result_details(table, say))))
