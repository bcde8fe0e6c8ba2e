"""After a match: its story. Nothing here changes a table."""

from __future__ import annotations

from cogs import chronicle, story
from cogs.actions.looking_back import ShowReplay, ShowStory
from cogs.clicks import Click, handles
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Screen
from cogs.services import Services, reader, title
from engine.core import EngineError, Msg


class Afterwards:
    """What a match that is over tells."""

    def __init__(self, services: Services) -> None:
        self.host = services.host
        self.pictures = services.pictures

    @handles(ShowStory)
    async def story(self, click: Click[ShowStory]) -> None:
        """The points of everybody from entry to entry as a picture and in words, with the way to where it was decided."""
        table, say = click.table, click.about(click.table)
        told = await self.host.reading.story(table.match)
        if told is None:
            raise EngineError("no story", Msg("story.none"))
        picture = await self.pictures.story(table.game, told, reader(table, click.language), table.match)
        body, buttons = [" ".join(chronicle.told(told, say)[: -len(chronicle.standings(told, say))])], []
        if told.turning is not None:
            seq = told.steps[told.turning.index].seq
            logged = await self.host.reading.log(table.match, None, seq - 1)
            body.append(story.numbered(logged[0], say, 1200))
            buttons.append(Button(ShowReplay(table.match, seq), say(Msg("discord.log.replay"))))
        body.append("-# " + " ".join(chronicle.standings(told, say)))
        head = f"### {say(Msg('story.head', game=title(table.game), match=table.match))}"
        await click.reply.screen(Screen((head,), tuple(in_rows(buttons)), picture, tuple(body)))
