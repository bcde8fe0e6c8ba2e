"""Explains an entry of the log and its rules, and calls a referee to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from cogs.actions.looking_back import ShowLogFrom, ShowReplay, ShowTableRules
from cogs.actions.servers import AskToChallenge, ChallengeEntry, ChooseExplained, Explain
from cogs.actions.tables import ShowMore
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, CHOICES, PLACEHOLDER, SHORT, Button, Choice, Menu, Screen, cut, squeeze
from cogs.screens import story
from data import tables
from engine.values.core import EngineError, Msg, Say
from play.values.errors import NotAllowed
from play.values.types import Logged, Table

EARLIER = 3
"""How many entries before the explained one are shown."""

WHOLE = 1_200
"""The most characters of the explained entry."""

SHORTER = 300
"""The most characters of an entry before it."""

SEQ_DIGITS = 8
"""The most digits of the number of an entry."""

CHAPTERS = 3
"""The most chapters of the rules that are offered for an entry."""


class Explaining(Handlers):
    """Explains entries, and calls referees to them."""

    @handles(Explain, ChooseExplained)
    async def explain(self, click: Click[Explain | ChooseExplained]) -> None:
        """Show an entry with its reason, the entries before it, and its rules."""
        table, action = click.table, click.action
        entries = await click.host.reading.log(table.match, click.seat)
        if not entries:
            raise EngineError("nothing yet", Msg("discord.log.empty"))
        wanted = action.seq if isinstance(action, Explain) else whole_number(click.value, SEQ_DIGITS)
        newest_move = next((entry.entry.seq for entry in reversed(entries) if entry.entry.seat is not None and not entry.undone), 0)
        seq = newest_move if wanted is None else min(wanted, entries[-1].entry.seq)
        logged = next((entry for entry in entries if entry.entry.seq == seq and not entry.undone), None)
        why = {} if logged is None else await click.host.reading.reasons(table.match, [logged], click.seat)
        await click.reply.screen(explain_entry(table, entries, seq, click.seat is not None, click.about(table), why.get(seq)))

    @handles(AskToChallenge)
    async def ask(self, click: Click[AskToChallenge]) -> None:
        """Ask whether referees are to be called to an entry; another entry can be chosen."""
        table, say, seq = click.table, click.about(click.table), click.action.seq
        await _require_referee(click)
        logged = next((entry for entry in await click.host.reading.log(table.match, click.seat, seq - 1) if entry.entry.seq == seq), None)
        if logged is None:
            raise NotAllowed(Msg("play.challenge.no-such"))
        row = (
            Button(ChallengeEntry(table.match, seq), say(Msg("challenge.yes")), "danger"),
            Button(Explain(table.match, seq), say(Msg("challenge.other"))),
        )
        undone = (say(Msg("explain.undone")),) if logged.undone else ()
        await click.reply.screen(Screen((say(Msg("challenge.ask", seq=seq)), story.entry_line(logged, say, WHOLE), *undone), (row,)))

    @handles(ChallengeEntry)
    async def challenge(self, click: Click[ChallengeEntry]) -> None:
        """Call the referees to an entry, once."""
        await _require_referee(click)
        await self.host.referees.challenge(click.action.match, click.user_id, click.action.seq)
        await click.reply.text(Msg("challenge.done"))


async def _require_referee(click: Click[Any]) -> None:
    """Raise `NotAllowed` if nobody would be called."""
    if not await click.host.referees.is_watched(click.table):
        raise NotAllowed(Msg("challenge.nobody"))


def explain_entry(table: Table, entries: Sequence[Logged], seq: int, is_seated: bool, say: Say, why: Msg | None = None) -> Screen:
    """Explain entry `seq`, which is in `entries`, with its reason `why` and its rules."""
    match, at = table.match, [entry.entry.seq for entry in entries].index(seq)
    logged = entries[at]
    earlier = [before for before in entries[:at] if not before.undone][-EARLIER:]
    head = [f"### {say(Msg('explain.head', game=title(table.game), match=match, seq=seq))}", story.entry_line(logged, say, WHOLE)]
    if why is not None:
        head.append(say(Msg("coach.why", reason=why)))
    if logged.undone:
        head.append(say(Msg("explain.undone")))
    elif logged.entry.seat is None and logged.entry.seq:
        head.append(say(Msg("explain.host")))
    elif logged.entry.sealed:
        head.append(say(Msg("explain.sealed")))
    about = chapters(table.game, (note.msg.key for note in logged.entry.notes))[:CHAPTERS]
    titles = tuple(Msg(f"{table.game}.rules.{chapter + 1}.title") for chapter in about)
    if titles:
        head.append(say(Msg("explain.chapter", chapters=titles)))
    lines = [f"• {story.entry_line(before, say, SHORTER)}" for before in earlier]
    body = ("\n".join([say(Msg("explain.before")), *lines]),) if lines else ()
    rules = [
        Button(ShowTableRules(match, chapter), cut(say(Msg("explain.rules", chapter=chapter_title)), SHORT), "primary")
        for chapter, chapter_title in zip(about, titles, strict=True)
    ]
    more = [Button(ShowReplay(match, seq), say(Msg("discord.log.replay"))), Button(ShowLogFrom(match, seq), say(Msg("replay.in-log")))]
    if is_seated and seq and table.status == "running" and table.lesson is None:
        more.append(Button(AskToChallenge(match, seq), say(Msg("challenge.button")), "danger"))
    if table.status == "running" and table.lesson is None:
        more.append(Button(ShowMore(match), say(Msg("discord.panel.back"))))
    choices = tuple(
        Choice(str(entry.entry.seq), cut(f"{entry.entry.seq} · {story.in_words(entry, say)}", CHOICE_LABEL), chosen=entry.entry.seq == seq)
        for entry in reversed(entries[-CHOICES:])
    )
    menu = Menu(ChooseExplained(match), cut(say(Msg("explain.choose")), PLACEHOLDER), choices)
    rows = (*in_rows(rules), *in_rows(more), menu)
    return squeeze(Screen(tuple(head), rows, body=body))


@lru_cache
def chapters_by_key(game: str) -> Mapping[str, int]:
    """Return the chapters of a game's rules (from 0), by the beginnings of the keys of notes.

    `games/<game>/data/rules.toml` lists them.
    """
    try:
        listed = tables.table(game, "rules").get("told", [])
    except FileNotFoundError:
        return {}
    return {note: each["chapter"] - 1 for each in listed for note in each["notes"]}


def chapters(game: str, keys: Iterable[str]) -> list[int]:
    """Return the chapters of the rules to which notes with these keys belong, each once."""
    start, known = f"{game}.note.", chapters_by_key(game)
    names = (key.removeprefix(start).replace(".", "-") for key in keys if key.startswith(start))
    listed = (_longest_listed(name, known) for name in names)
    return list(dict.fromkeys(known[beginning] for beginning in listed if beginning is not None))


def _longest_listed(name: str, known: Mapping[str, int]) -> str | None:
    """Return the longest listed beginning of a note's name, in whole words."""
    return max((beginning for beginning in known if f"{name}-".startswith(f"{beginning}-")), key=len, default=None)
