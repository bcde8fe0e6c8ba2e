"""Log entries in words: what the card, the private panel and the log show."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cogs.actions.wire import Action
from cogs.panel.fitting import in_part, whole_sentences
from cogs.panel.spec import PART_LABEL, Blank, Modal, cut
from engine.match.match import Entry, read_host_entry
from engine.story import telling
from engine.values.core import HIDDEN, Msg, Note, Say, Seat, Who
from engine.values.event import Event
from engine.values.remarks import FOR_SOMEBODY, Remark
from play.follows.deputy import NOTES
from play.follows.news import News
from play.telling.returning import Briefing, Doings, MoveTold
from play.values.personal import Notice
from play.values.types import Logged

LINE = 300
"""The most characters of one entry in a short list."""

FURTHER = "\n\u2003"
"""The break between paragraphs of an entry in a list: the further ones are indented."""

ROOM = 1_500
"""The most characters of a page of the log: two screens of a phone."""

HEADING = 60
"""The most characters of the name of a part above its entries."""

HEADING_ROOM = HEADING + 6
"""Characters that stay free on a page for the name of a part, with its underlining and line breaks."""

SHOWN_OWN = 3
"""The most moves listed that did something to the returning reader."""

THING = 72
"""The most characters about one move while the reader was away: two lines on a phone."""

THINGS = 3
"""The most moves told of one rival."""

EVENTS = 3
"""The most events shown to somebody who comes back."""

OF_RIVALS = 270
"""Characters about all rivals together, who share them: eight lines on a phone with their names."""

OF_ONE = 120
"""The most characters about one rival. What was played for the reader gets half as many."""

MOST_DIGITS = 6
"""The most digits of the number of an entry."""

LONGEST_TYPED = 20
"""The most characters of a wrong number that are quoted."""

NOTHING = News()
"""News without any event."""


def in_words(logged: Logged, say: Say, between: str = " ") -> str:
    """Return one entry in words: its notes, or a general sentence if it has none."""
    entry = logged.entry
    words = told_in_paragraphs(entry.notes, say, between)
    if words:
        return words
    if logged.who is None:
        return say(Msg("discord.story.begins" if entry.seq == 0 else "discord.story.untold"))
    return say(Msg("discord.story.secret" if HIDDEN in (entry.shown or entry.line) else "discord.story.line", who=logged.who))


def told_in_paragraphs(notes: Sequence[Note], say: Say, between: str = "\n", reader: Seat | None = None) -> str:
    """Return notes in words, paragraphs that name the `reader` before others."""
    paragraphs = telling.paragraphs(notes)
    if reader is not None and len(paragraphs) > 1:
        paragraphs = tuple(sorted(paragraphs, key=lambda paragraph: not any(_names(msg, reader) for msg in paragraph)))
    return between.join(" ".join(map(say, paragraph)) for paragraph in paragraphs)


def _names(msg: Msg, reader: Seat) -> bool:
    """Return whether a message names a seat."""
    return any(Who(reader) in (value if isinstance(value, tuple) else (value,)) for _, value in msg.args)


def because(why: Msg | None, say: Say) -> str:
    """Return the reason for a move as a small line of its own; empty if there is none."""
    return "" if why is None else f"\n-# {say(Msg('coach.why', reason=why))}"


def recent(entries: Iterable[Logged], say: Say, limit: int, room: int = 1200, news: News = NOTHING, reader: Seat | None = None) -> str:
    """Return the last entries that still count, one short line each, oldest first.

    There are at most `limit` lines, of `room` characters together. An event in `news` replaces the words of its entry, unless it is the
    latest, which is shown above already. Moves without a choice are only counted, in one line; those of the `reader` are shown all the
    same. A mark follows the moves of a stand-in. Entries whose notes have expired are left out.
    """
    lines: list[str] = []
    last_shown = last_counted = -1
    events = {line.seq: line.event for line in news.lines if news.latest is None or line.seq != news.latest.seq}
    plain = 0
    valid = [logged for logged in entries if not logged.undone]
    expired = telling.lapsed_entries(logged.entry for logged in valid)
    for logged in reversed([logged for logged in valid if logged.entry.seq not in expired]):
        seq = logged.entry.seq
        if seq in news.plain and (reader is None or logged.entry.seat != reader):
            plain, last_counted = plain + 1, seq
            continue
        if seq + 1 in (last_shown, last_counted) and is_deputys(logged.entry):  # it is about the entry after it
            if seq + 1 == last_shown:
                lines[-1] = f"{lines[-1]} *{say(Msg('deputy.mark'))}*"
            continue
        news_event = events.get(seq)
        words = whole_sentences(in_words(logged, say, FURTHER), LINE) if news_event is None else event_line(news_event, say)
        line = f"• {words}"
        if len(lines) == limit or len(line) > room:
            break
        lines.append(line)
        last_shown = seq
        room -= len(line) + 1
    folded = [f"-# {say(Msg('discord.story.plain', count=plain))}"] if plain else []
    return "\n".join([*reversed(lines), *folded])


def is_deputys(entry: Entry) -> bool:
    """Return whether the host says that a stand-in plays the next move.

    It may be a small move, one after a while, or one because time was up.
    """
    remark = read_host_entry(entry)
    return isinstance(remark, Remark) and remark.about in FOR_SOMEBODY and any(note.msg.key in NOTES for note in entry.notes)


def notice_line(notice: Notice, say: Say) -> str:
    """Return a notice to a person, as it is shown and sent."""
    return f"ℹ️ {say(notice.msg)}"


def event_line(event: Event, say: Say, is_hit: bool = False) -> str:
    """Return an event as a line; all of it is bold if the reader was hit by it."""
    headline, words = say(event.headline), say(event.line)
    return f"⚡ **{headline}. {words}**" if is_hit else f"⚡ **{headline}.** {words}"


def entry_line(logged: Logged, say: Say, width: int = 600, typed: bool = False) -> str:
    """Return one entry of the log with its number, struck through if it was taken back.

    Its words have at most `width` characters. `typed`: moves are shown as one would type them.
    """
    entry = logged.entry
    words = f"`{entry.line}`" if typed and entry.seat is not None else cut(in_words(logged, say, FURTHER), width)
    line = f"**{entry.seq}** {words}"
    return f"~~{line}~~" if logged.undone else line


def entry_form(done: Action, first: int, last: int, say: Say) -> Modal:
    """Return the form for the number of an entry, from `first` to `last`."""
    part = Blank(cut(say(Msg("discord.form.range", low=first, high=max(first, last))), PART_LABEL), most=MOST_DIGITS)
    return Modal(done, cut(say(Msg("replay.number-title")), PART_LABEL), (part,))


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the log, and the first and the last entry on it."""

    first: int
    last: int
    text: str


@dataclass(slots=True)
class _OpenPage:
    """A page of the log that is filled from its end."""

    first: int
    last: int
    lines_newest_first: list[str] = field(default_factory=list)


def pages(
    entries: Sequence[Logged], say: Say, chapters: Sequence[tuple[int, Msg]] = (), room: int = ROOM, typed: bool = False
) -> list[Page]:
    """Return the log cut into pages of at most `room` characters.

    The last page has the newest entries, and is filled first. The name of a part of the match is above its entries, and again at the top
    of each further page. `chapters`: the entries after which the parts begin, with their names. `typed`: moves are shown as one would type
    them.
    """
    headings = {seq: f"__{cut(say(name), HEADING)}__" for seq, name in chapters if not name.key.startswith("core.chapter.")}
    begins = sorted(headings)
    pages_newest_first: list[_OpenPage] = []
    used, part_below = room, None  # no page is open yet, so the first line does not fit
    for logged in reversed(entries):
        seq, line = logged.entry.seq, entry_line(logged, say, typed=typed)
        part = bisect_left(begins, seq) - 1  # an index of `begins`; -1: before the first part
        if used + len(line) + HEADING_ROOM > room:
            _add_heading(pages_newest_first, headings, begins, part_below)
            pages_newest_first.append(_OpenPage(first=seq, last=seq))
            used, part_below = 0, part
        if part != part_below:
            used += _add_heading(pages_newest_first, headings, begins, part_below)
            part_below = part
        page = pages_newest_first[-1]
        page.first = seq
        page.lines_newest_first.append(line)
        used += len(line) + 1
    _add_heading(pages_newest_first, headings, begins, part_below)
    return [Page(page.first, page.last, "\n".join(reversed(page.lines_newest_first))) for page in reversed(pages_newest_first)]


def page_from(entries: Sequence[Logged], seq: int, say: Say, chapters: Sequence[tuple[int, Msg]] = (), typed: bool = False) -> Page | None:
    """Return a full page that begins with an entry or the next one, else the newest page."""
    later = [entry for entry in entries if entry.entry.seq >= seq]
    on_page: list[Logged] = []
    for entry in later:
        if len(pages([*on_page, entry], say, chapters, typed=typed)) > 1:
            break
        on_page.append(entry)
    cut_pages = pages(on_page or entries, say, chapters, typed=typed)
    return cut_pages[-1] if cut_pages else None


def _add_heading(pages_newest_first: list[_OpenPage], headings: Mapping[int, str], begins: Sequence[int], part: int | None) -> int:
    """Add the name of a part to the page that is filled now; return its length."""
    if part is None or part < 0 or not pages_newest_first:
        return 0
    heading = headings[begins[part]]
    pages_newest_first[-1].lines_newest_first.append(heading)
    return len(heading) + 1


def briefing(news: Briefing, say: Say) -> list[str]:
    """Return about a dozen short lines on what happened since the reader's last move.

    They are the events, what each rival did, what was done to the reader, and what the host played for them.
    """
    count = Msg("since.count-all" if news.never_moved else "since.count", count=news.count)
    lines = [f"### {say(Msg('since.head'))}", f"-# {say(count)}"]
    if news.begun and not news.never_moved and not news.begun[0].key.startswith("core.chapter."):
        began = Msg("since.begun", count=len(news.begun), first=news.begun[0], last=news.begun[-1])
        lines[1] += f" {say(began)}"
    lines += [event_line(event, say, is_hit) for event, is_hit in news.events[:EVENTS]]
    lines += [_doings(rival, say, min(OF_ONE, OF_RIVALS // len(news.rivals))) for rival in news.rivals]
    if news.to_me:
        lines.append(f"**{say(Msg('since.to-you'))}**")
        lines += [f"• {_happened(happening, say)}" for happening in news.to_me[:SHOWN_OWN]]
        if len(news.to_me) > SHOWN_OWN:
            lines.append(f"-# {say(Msg('since.more', count=len(news.to_me) - SHOWN_OWN))}")
    if news.in_my_name is not None:
        lines.append(f"**{say(Msg('since.for-you', count=news.in_my_name.moves))}** {_things(news.in_my_name, say, OF_ONE // 2)}".rstrip())
    return lines


def _doings(doings: Doings, say: Say, room: int) -> str:
    """Return the line about a rival: how many moves they made, and a few of them."""
    who = f"**{say(Msg('since.rival', who=doings.who, count=doings.moves))}**"
    return f"{who} {_things(doings, say, room)}".rstrip()


def _things(doings: Doings, say: Say, room: int) -> str:
    """Return a few things that somebody did, oldest first, without their name.

    They have at most `room` characters. Sentences that begin with the name are chosen before others. If none fits as it is, one is cut. The
    parts of the match are named, each once, if there is room.
    """
    name, spare, between = say(doings.who), room, " · "
    texts = {thing: say(thing.told[0]).rstrip(".") for thing in doings.told}
    by_rank = sorted(texts, key=lambda thing: not texts[thing].startswith(name))
    chosen: list[tuple[MoveTold, str]] = []
    for thing in by_rank:
        words = _without(texts[thing], name)
        if len(words) > THING:
            words = words.partition(". ")[0]  # what else came of it is left to the log
        is_told = texts[thing] in [texts[other] for other, _ in chosen]
        if len(chosen) < THINGS and len(words) <= min(spare, THING) and not is_told:
            chosen.append((thing, words))
            spare -= len(words) + len(between)
    if not chosen:
        chosen = [(thing, in_part(_without(texts[thing], name), min(room, THING))) for thing in by_rank[:1]]
    chosen.sort(key=lambda chosen_thing: chosen_thing[0].seq)
    by_parts, before = [], None
    for thing, words in chosen:
        if thing.chapter is None or thing.chapter == before:
            by_parts.append(words)
        else:
            by_parts.append(f"{say(thing.chapter)} – {words}")
        before = thing.chapter
    with_parts = between.join(by_parts)
    return with_parts if len(with_parts) <= room else between.join(words for _, words in chosen)


def _happened(thing: MoveTold, say: Say) -> str:
    words = in_part(" ".join(map(say, thing.told)), THING) + (f" (×{thing.times})" if thing.times > 1 else "")
    return words if thing.chapter is None else f"{say(thing.chapter)} – {words}"


def _without(text: str, name: str) -> str:
    """Return a sentence without the name that it begins with."""
    return text.removeprefix(name).lstrip(" :,–") if text.startswith((f"{name} ", f"{name}:")) else text
