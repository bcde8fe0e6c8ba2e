"""Checks that a finished match follows from the seed whose hash was posted at its start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.actions.looking_back import Compare, Verify, VerifyFile
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import Services, plain_texts_about, title
from cogs.looking_back.files import replay_result
from cogs.panel.spec import Button, Row, Screen, cut
from engine.match import registry
from engine.match.verify import LEAST, Verified, is_posted
from engine.values.chance import Draw
from engine.values.core import Msg, Say
from engine.values.differing import Differs
from engine.values.recent import Recent

PAGE = 1800
"""The most characters of a page of draws."""
ENTRY = 160
"""The most characters of the words of an entry."""
ORDER = 240
"""The most characters of a shuffled order."""
KEPT = 4
"""How many checked matches are remembered."""
GOOD_FOR = 600.0
"""Seconds for which a checked match is remembered."""


class Verifying(Handlers):
    """Checks matches."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pictures = services.pictures
        self._known: Recent[int, Verified] = Recent(KEPT, GOOD_FOR)

    @handles(Verify, Compare)
    async def verify(self, click: Click[Verify | Compare]) -> None:
        """Show whether a match follows from its seed, and a page of its random draws."""
        table, say = click.table, click.about(click.table)
        posted = click.action.posted if isinstance(click.action, Compare) else ""
        page = click.action.page if isinstance(click.action, Verify) else 0
        try:
            verified = self._known.get(table.match) or await self.host.reading.verify(table.match)
        except Differs as difference:
            return await click.reply.screen(Screen((say(Msg("verify.differs", seq=difference.seq)),)))
        self._known.put(table.match, verified)
        pages = await self.pictures.run_in_pool(lambda: chance_pages(verified, say))
        at = max(0, min(page, len(pages) - 1))
        last = len(pages) - 1
        row = (
            Button(Verify(table.match, max(0, at - 1)), say(Msg("verify.before")), disabled=at == 0),
            Button(Verify(table.match, min(last, at + 1)), say(Msg("verify.after")), disabled=at == last),
        )
        file = await self.pictures.run_in_pool(lambda: chances_file(verified, plain_texts_about(table, click.language)))
        await click.reply.screen(screen(verified, say, posted, pages, at, (row,) if last > 0 else (), (f"chances-{table.match}.txt", file)))

    @handles(VerifyFile)
    async def verify_file(self, click: Click[VerifyFile]) -> None:
        """Check a match whose record somebody has as a file."""
        action, say = click.action, click.say
        try:
            read = await replay_result(click, self.host, self.host.records.read(action.data, click.user_id, click.caller.place))
        except Differs as difference:
            return await click.reply.instead(Screen((say(Msg("verify.differs", seq=difference.seq)),)))
        if read is None:
            return
        verified = read.found
        pages, file = await self.pictures.run_in_pool(lambda: (chance_pages(verified, say), chances_file(verified, say)))
        await click.reply.instead(screen(verified, say, action.posted, pages, 0, (), ("chances.txt", file)))


def screen(check: Verified, say: Say, posted: str, pages: Sequence[str], at: int, rows: tuple[Row, ...], file: tuple[str, bytes]) -> Screen:
    """Return the result of a check: the seed and its hash, and a page of random draws."""
    match = check.match
    head = [f"### {say(Msg('verify.head', game=title(match.rules.name)))}"]
    head.append(say(Msg("verify.agrees", entries=len(match.entries), chances=check.draws)))
    if (package := registry.package(match.rules.name)) is not None:
        head.append(say(Msg("verify.guest", **package)))
    if match.result is None:
        head.append(say(Msg("verify.not-over")))
    if posted:
        if is_posted(posted, match.seed):
            key = "verify.posted"
        else:
            key = "verify.short" if len(posted.strip()) < LEAST else "verify.other"
        head.append(say(Msg(key, least=LEAST)))
    foot = f"-# {say(Msg('verify.seed', seed=match.seed, hash=check.hash, page=at + 1, pages=len(pages)))}"
    return Screen(tuple(head), rows, body=(pages[at],) if pages else (), foot=(foot,), file=file)


def chances_file(verified: Verified, say: Say) -> bytes:
    """Return every random draw in words, as a file: each entry, and below it its draws."""
    lines = []
    for words, draws in _entries_in_words(verified, say):
        lines += [words, *(f"    {draw}" for draw in draws)]
    return "\n".join(lines).encode()


def chance_pages(verified: Verified, say: Say) -> list[str]:
    """Return every random draw in words, on pages of a message; an entry stays with its draws."""
    pages: list[str] = []
    page = ""
    for words, draws in _entries_in_words(verified, say):
        block = "\n".join((words, *(f"-# {draw}" for draw in draws)))
        for part in (block[at : at + PAGE] for at in range(0, len(block), PAGE)):
            if page and len(page) + len(part) > PAGE:
                pages.append(page)
                page = ""
            page += ("\n" if page else "") + part
    return [*pages, page] if page else pages


def _entries_in_words(verified: Verified, say: Say) -> Iterator[tuple[str, list[str]]]:
    """Yield every entry with random draws, in words, and its draws."""
    entries = {entry.seq: entry for entry in verified.match.entries}
    for chances in verified.chances:
        words = " ".join(say(note.msg) for note in entries[chances.seq].notes)
        words = words or say(Msg("discord.story.untold" if chances.seq else "discord.story.begins"))
        yield f"{chances.seq} · {cut(words, ENTRY)}", [draw_in_words(draw, say) for draw in chances.draws]


def draw_in_words(draw: Draw, say: Say) -> str:
    """Return one random draw in words; numbers and places count from 1."""
    if isinstance(draw.outcome, int):
        return say(Msg("verify.number", number=draw.number + 1, outcome=draw.outcome + 1, bound=draw.bound))
    order = " ".join(str(place + 1) for place in draw.outcome)
    return say(Msg("verify.order", number=draw.number + 1, bound=draw.bound, order=cut(order, ORDER)))
