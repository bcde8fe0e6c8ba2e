"""Log entries in words: what the card, the private panel and the log show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.panel.spec import cut
from engine.core import Msg, Say
from play.types import Logged, Missed

LINE = 300
"""Characters of one entry in a short list."""

SHOWN_OWN = 4
"""Entries told as what concerns the reader."""


def in_words(logged: Logged, say: Say) -> str:
    """One entry in words: its notes, or that nothing is told of a move."""
    entry = logged.entry
    words = " ".join(say(note.msg) for note in entry.notes)
    if not words and logged.who is not None:
        line = entry.shown or entry.line
        words = say(Msg("discord.story.secret" if "*" in line else "discord.story.line", who=logged.who, line=line))
    return words or entry.line


def recent(entries: Iterable[Logged], say: Say, limit: int, room: int = 1200) -> str:
    """The last entries that still count, one short line each, oldest first; empty when there are none."""
    lines: list[str] = []
    for logged in reversed([entry for entry in entries if not entry.undone]):
        line = f"• {cut(in_words(logged, say), LINE)}"
        if len(lines) == limit or len(line) > room:
            break
        lines.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(lines))


def numbered(logged: Logged, say: Say, width: int = 600) -> str:
    """One entry of the log with its number; what was taken back is struck through."""
    entry = logged.entry
    words = cut(in_words(logged, say), width)
    notation = f" `{entry.line}`" if entry.seat is not None and entry.notes else ""
    line = f"**{entry.seq}** {words}{notation}"
    return f"~~{line}~~" if logged.undone else line


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the log, and the first entry on it."""

    first: int
    text: str


def pages(entries: Sequence[Logged], say: Say, room: int = 1800) -> list[Page]:
    """The whole log cut into pages of at most `room` characters; the last page is the newest, and full."""
    made: list[list[str]] = []
    firsts: list[int] = []
    used = room
    for logged in reversed(entries):
        line = numbered(logged, say)
        if used + len(line) + 1 > room:
            made.append([])
            firsts.append(logged.entry.seq)
            used = 0
        made[-1].append(line)
        firsts[-1] = logged.entry.seq
        used += len(line) + 1
    return [Page(first, "\n".join(reversed(lines))) for first, lines in zip(reversed(firsts), reversed(made), strict=True)]


def missed(news: Missed, say: Say) -> list[str]:
    """How much a person has missed, what began meanwhile, and what others did that names them."""
    lines = [say(Msg("discord.panel.missed-all" if news.never_moved else "discord.panel.missed", count=news.count))]
    if news.chapters and not news.never_moved:
        began = Msg("discord.panel.missed-began", count=len(news.chapters), first=news.chapters[0], last=news.chapters[-1])
        lines = [f"{lines[0]} {say(began)}"]
    if news.own:
        lines += [say(Msg("discord.panel.missed-own")), recent(news.own, say, SHOWN_OWN, 600)]
    return lines


def plain(entries: Iterable[Logged], say: Say) -> str:
    """The whole log as a text file."""
    lines = []
    for logged in entries:
        entry = logged.entry
        who = "" if logged.who is None else f"{say(logged.who)}: {entry.line}  "
        words = " ".join(say(note.msg) for note in entry.notes)
        undone = say(Msg("discord.story.undone")) + " " if logged.undone else ""
        lines.append(f"{entry.seq:4}  {undone}{who}{'— ' if who and words else ''}{words}")
    return "\n".join(lines) + "\n"
