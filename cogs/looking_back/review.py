"""Shows the review of a finished match: the curve of chances, and the turning points."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from cogs.actions.looking_back import ReviewFile, ShowFileReview, ShowReplay, ShowReview
from cogs.actions.wire import Action
from cogs.connection.refusals import FAILED
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import Services, escape_name, reader, texts_about, title
from cogs.edge.under_way import latest_end, valid_until
from cogs.looking_back.files import replay_result
from cogs.looking_back.review_jobs import GOOD_FOR, KEPT, LONGEST, Reviewed, ReviewedMoment, ReviewedMove, ReviewProgress, Reviews
from cogs.panel.asks import in_rows
from cogs.panel.spec import BUTTON_LABEL, Button, Screen, cut, squeeze
from cogs.pictures import review_words
from cogs.pictures.jobs import Reader, StoryJob
from engine.match.match import Match
from engine.search.review import Making, decided_entries
from engine.values.core import EngineError, Msg, Say, Seat, Who
from engine.values.recent import Recent
from play.minds.fair import FairQueue
from play.table import records
from play.values.alike import make_distinct, name_shown
from play.values.errors import NotAllowed
from play.values.live import OVER
from play.values.names import Holders
from play.values.types import GONE, Table
from words import speaker

BRIEF = 160
"""The most characters of a move in a list."""

MOVE = 700
"""The most characters of a move on its own."""

RHYTHM = 5.0
"""Seconds between two messages about the progress of a review."""

LONG = 100
"""A duration of at least so many seconds is shown in minutes."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The differences between the review of a match here and that of a file."""

    head: Msg
    """The heading."""
    say: Say
    reader: Callable[[int | None], Reader]
    """Return the reader of a picture, with the names at an entry; `None`: with the present names."""
    at_entry: Callable[[Msg, int], Msg]
    """Return a message with the people who held the seats at an entry."""
    page_action: Callable[[int, bool], Action]
    """Return the action that shows a page; `True`: with the move that was played."""
    key: tuple[Any, ...]
    """The beginning of the keys by which pictures are cached."""


class Reviewing(Handlers):
    """The clicks about reviews."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pictures = services.pictures
        self.reviews = Reviews(self.host.thinking)
        self._files: Recent[str, tuple[str, ...]] = Recent(KEPT, GOOD_FOR)  # the names of the seats, by the key of a file
        self._beginning = FairQueue()  # servers begin reviews in turn

    @handles(ShowReview)
    async def review(self, click: Click[ShowReview]) -> None:
        """Review a match of this place, after saying how long it takes.

        Somebody who played can have it shown to the channel.
        """
        table, action = click.table, click.action
        if table.status not in OVER:
            raise NotAllowed(Msg("play.not-over"))
        if action.share and not may_share(click):
            raise NotAllowed(Msg("film.share-there"))
        reviewed = self.reviews.find(table.match)
        if reviewed is None:
            match = await self.host.reading.whole(table.match)
            reviewed = await self._make(click, table.match, match, bots_of(table))
        if reviewed is None:
            return
        if action.share:
            await click.reply.instead(Screen((click.say(Msg("review.shown")),)))
            language = await self.services.public(table)
            say = texts_about(table, language)
            screen = await self._curve(reviewed, frame_review(table, language, say))
            who = Msg("review.shared", who=f"<@{click.user_id}>", game=title(table.game), match=table.match)
            return await click.reply.public(Screen((say(who),), picture=screen.picture, body=screen.body, foot=screen.foot))
        more = [Button(ShowReview(table.match, share=True), click.say(Msg("film.share")))] if may_share(click) else []
        await click.reply.instead(
            await self._page(reviewed, frame_review(table, click.language, click.about(table)), action.page, action.played, more)
        )

    @handles(ReviewFile)
    async def review_file(self, click: Click[ReviewFile]) -> None:
        """Review a match of any place whose record somebody has as a file."""
        data = click.action.data
        read = await replay_result(click, self.host, self.host.records.read(data, click.user_id, click.caller.place))
        if read is None:
            return
        match, names = read.match, read.names
        key = sha256(data).hexdigest()[:32]
        self._files.put(key, names)
        reviewed = self.reviews.find(key) or await self._make(click, key, match, ())
        if reviewed is not None:
            await click.reply.instead(
                await self._page(reviewed, frame_of_file(key, reviewed.game, names, click.language), 0, is_played=False, more=[])
            )

    @handles(ShowFileReview)
    async def review_of_file(self, click: Click[ShowFileReview]) -> None:
        """Show a page of the review of a file, while it is remembered."""
        key = click.action.key
        reviewed, names = self.reviews.find(key), self._files.get(key)
        if reviewed is None or names is None:
            raise EngineError("no such review any more", Msg("review.gone"))
        frame = frame_of_file(key, reviewed.game, names, click.language)
        await click.reply.screen(await self._page(reviewed, frame, click.action.page, click.action.played, []))

    async def _make(self, click: Click[Any], key: int | str, match: Match, bots: tuple[Seat, ...]) -> Reviewed | None:
        """Make a review and show its progress; `None`: the person has read why not."""
        if match.seq < 1:
            raise NotAllowed(Msg("review.nothing"))
        async with self._beginning.turn(click.caller.place.guild_id or click.user_id):
            # `None`: all entries. So the moves of bots are judged only if nobody else decided anything.
            making = await asyncio.to_thread(lambda: Making(match, decided_entries(match, bots) or None))
        foot = valid_until(latest_end(self.host.ledger.clock, LONGEST), click.say)
        await click.reply.instead(Screen((click.say(Msg("review.making", time=roughly(self.reviews.expected_seconds(key, making)))), foot)))
        task = asyncio.ensure_future(self.reviews.make(key, match, making))
        try:
            while True:
                done, _ = await asyncio.wait({task}, timeout=RHYTHM)
                if done:
                    return task.result()
                with suppress(*FAILED):  # only a message about the progress is lost
                    await click.reply.instead(Screen((click.say(_progress_words(self.reviews.progress(key))), foot)))
        except EngineError as error:
            await click.reply.instead(Screen((click.say(Msg("discord.refused", reason=error.msg)),)))
            return None
        finally:
            task.cancel()

    async def _page(self, reviewed: Reviewed, frame: Frame, page: int, is_played: bool, more: list[Button]) -> Screen:
        """Return the screen of a turning point (`page`, from 1), or the curve for any other page.

        `more`: further buttons below the curve.
        """
        if 0 < page <= len(reviewed.moments):
            return await self._moment(reviewed, frame, page, is_played)
        screen = await self._curve(reviewed, frame)
        return squeeze(replace(screen, rows=tuple(in_rows([*_turnings(reviewed, frame), *more]))))

    async def _curve(self, reviewed: Reviewed, frame: Frame) -> Screen:
        """Return the picture of the chances over the match, and its turning points in words."""
        review, say = reviewed.review, frame.say
        job = StoryJob("review", reviewed.game, review, frame.reader(None))
        picture = await self.pictures.picture_of(job, ("review", job.reader, *frame.key))
        lines = [f"**{number}** · {say(_turning_line(reviewed, moment, frame))}" for number, moment in enumerate(reviewed.moments, 1)]
        lines = lines or [say(Msg("review.none"))]
        if review.luck is not None:
            lines.append(
                say(frame.at_entry(review_words.luck_words(review.luck, review_words.part_of(review, review.luck.seq)), review.luck.seq))
            )
        if review.winners is None:
            lines.insert(0, say(Msg("review.no-result")))
        foot = (f"-# {say(Msg('review.how', count=review.judged))}",)
        return Screen(head=(say(frame.head),), rows=(), picture=picture, body=("\n".join(lines),), foot=foot)

    async def _moment(self, reviewed: Reviewed, frame: Frame, page: int, is_played: bool) -> Screen:
        """Return the board of a turning point with one of the two moves, and both in words."""
        moment, say = reviewed.moments[page - 1], frame.say
        turning, seq = moment.turning, moment.turning.seq
        part = review_words.part_of(reviewed.review, seq)
        is_loss = turning.kind == "loss"  # then the other move was better; else it was the second best
        other_key = "better" if is_loss else "second"
        shown, better = moment.played if is_played else moment.other, moment.other if is_loss else moment.played

        def tell(msg: Msg) -> str:
            return say(frame.at_entry(msg, seq))

        lines = [tell(review_words.turning_words(turning, part)), tell(review_words.left_words(turning))]
        lines.append(say(Msg("review.played", words=_move_words(moment.played, tell))))
        lines.append(say(Msg(f"review.{other_key}", words=_move_words(moment.other, tell))))
        why = review_words.why(turning, reviewed.terms) if better.reason is None else [Msg("coach.why", reason=better.reason)]
        lines += [tell(msg) for msg in why]
        band = Msg("review.band-played" if is_played else f"review.band-{other_key}")
        picture = await self.pictures.picture(
            reviewed.game, moment.view, frame.reader(seq), (*frame.key, seq, "review"), draft=shown.draft, band=band
        )
        switch = Button(
            frame.page_action(page, not is_played), say(Msg(f"review.show-{other_key}" if is_played else "review.show-played")), "primary"
        )
        buttons = [switch, *_turnings(reviewed, frame, page, is_played)]
        if isinstance(action := frame.page_action(0, False), ShowReview):
            buttons.append(Button(ShowReplay(action.match, seq), say(Msg("discord.log.replay"))))
        head = say(Msg("review.turning", number=page, count=len(reviewed.moments), part=frame.at_entry(part, seq)))
        foot = (f"-# {say(Msg('review.shown-as', what=band))}",)
        return squeeze(Screen(head=(head,), rows=tuple(in_rows(buttons)), picture=picture, body=("\n".join(lines),), foot=foot))


def _turning_line(reviewed: Reviewed, moment: ReviewedMoment, frame: Frame) -> Msg:
    """Return the line about a turning point: where it was, and both moves."""
    turning = moment.turning
    turned = review_words.turning_words(turning, review_words.part_of(reviewed.review, turning.seq))

    def tell(msg: Msg) -> str:
        return frame.say(frame.at_entry(msg, turning.seq))

    played, other = (cut(_move_words(way, tell), BRIEF) for way in (moment.played, moment.other))
    better = other if moment.other.reason is None else tell(moment.other.reason)
    return frame.at_entry(Msg("review.turned", turned=turned, played=played, kind=turning.kind, other=better), turning.seq)


def _progress_words(progress: ReviewProgress | None) -> Msg:
    """Return the progress of a review in words."""
    if progress is None or progress.share is None:
        return Msg("review.waiting")
    percent = round(100 * progress.share)
    if progress.seconds is None:
        return Msg("review.far", percent=percent)
    return Msg("review.left-of", percent=percent, time=roughly(progress.seconds))


def _move_words(way: ReviewedMove, tell: Callable[[Msg], str]) -> str:
    """Return a move in words."""
    return cut(tell(way.words), MOVE)


def _turnings(reviewed: Reviewed, frame: Frame, page: int = 0, is_played: bool = False) -> list[Button]:
    """Return the buttons to the curve and the turning points; the present one is disabled."""
    buttons = [Button(frame.page_action(0, False), frame.say(Msg("review.back")))] if page else []
    for number, moment in enumerate(reviewed.moments, 1):
        who = frame.at_entry(Msg("review.button", number=number, who=Who(moment.turning.seat)), moment.turning.seq)
        action = frame.page_action(number, is_played and number == page)
        buttons.append(Button(action, cut(frame.say(who), BUTTON_LABEL), disabled=number == page))
    return buttons


def frame_review(table: Table, language: str, say: Say) -> Frame:
    """Return the frame of the review of a match of this bot."""
    return Frame(
        head=Msg("review.head", game=title(table.game), match=table.match),
        say=say,
        reader=lambda seq: reader(table, language, seq),
        at_entry=Holders(table).msg,
        page_action=lambda page, is_played: ShowReview(table.match, page, is_played),
        key=(table.match,),
    )


def frame_of_file(key: str, game: str, names: tuple[str, ...], language: str) -> Frame:
    """Return the frame of the review of a record that was given as a file."""
    plain = speaker(language)
    shown_names = tuple(make_distinct([name_shown(name or plain(Who(Seat(seat)))) for seat, name in enumerate(names)]))
    return Frame(
        head=Msg("review.head-file", game=title(game)),
        say=speaker(language, tuple(map(escape_name, shown_names))),
        reader=lambda seq: Reader(language, shown_names),
        at_entry=lambda msg, seq: msg,
        page_action=lambda page, is_played: ShowFileReview(key, page, is_played),
        key=("file", key),
    )


def bots_of(table: Table) -> tuple[Seat, ...]:
    """Return the seats in which a bot sits now; those of an imported record are people's."""
    return tuple([Seat(seat) for seat, occupant in enumerate(table.occupants) if occupant.bot not in (None, GONE, records.SEAT)])


def may_share(click: Click[Any]) -> bool:
    """Return whether the person played the match, and the click comes from the table's place."""
    table, here = click.table, click.caller.place
    is_there = (here.channel_id, here.thread_id) == (table.place.channel_id, table.place.thread_id)
    return is_there and click.user_id in [person.user_id for person in table.players]


def roughly(seconds: int) -> Msg:
    """Return a duration in words, rounded: nobody needs the seconds of a long one."""
    return Msg("review.seconds", seconds=seconds) if seconds < LONG else Msg("time.minutes", minutes=round(seconds / 60))
