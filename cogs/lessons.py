"""The screens of lessons: what the teacher says, above the learner's panel or alone. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.actions import BeginLesson, NextStep, OpenLessons, OpenTurn, ShowMe, TryAgain
from cogs.looking_back import ShowRules
from cogs.panel.asks import in_rows
from cogs.panel.spec import SHORT, TEXT, Button, Picture, Row, Screen, cut
from cogs.services import title
from cogs.ways_in import PlayAgainstBots
from engine.core import Msg, Say
from play.lessons import Progress, Standing

GOLD = 0xC8962E
"""The colour of a teacher's screens."""


def around(panel: Screen, at: Standing, say: Say, picture: Picture | None, news: str) -> Screen:
    """A panel with the teacher's words above it; the panel's own head stands with its controls below the picture."""
    body = (*_told(news, say), *panel.head, *panel.body)
    return _fitting(replace(panel, head=_head(at, say), picture=picture, body=body, colour=GOLD), news)


def screen(at: Standing, say: Say, picture: Picture | None, news: str) -> Screen:
    """A step in which nothing is played, or what the teacher says of a move that is not the hoped one."""
    match, number = at.table.match, at.number
    if at.astray is None:
        row: Row = (Button(NextStep(match, number), say(Msg("discord.learn.next")), "primary"),)
        return _fitting(Screen(_head(at, say), (row,), picture, _told(news, say), colour=GOLD), news)
    row = (
        Button(TryAgain(match, number), say(Msg("discord.learn.again")), "primary"),
        Button(ShowMe(match, number), say(Msg("discord.learn.go-on"))),
    )
    remark = at.lesson.remark(at.step, at.astray) if at.step.line else Msg("discord.learn.early")
    return Screen((_title(at, say), f"💬 {say(remark)}"), (row,), picture, _told(news, say), colour=GOLD)


def over(at: Standing, say: Say) -> Screen:
    """A lesson that is done, was begun anew, or fits the rules no more."""
    game = at.lesson.game
    if at.is_done:
        last = at.passed
        praise = () if last is None or not last.line else (f"✓ {say(at.lesson.words(last.name, 'done'))}",)
        head = (f"### {say(Msg('discord.learn.done', game=title(game)))}", *praise, say(at.lesson.words("end")))
        buttons = [
            Button(PlayAgainstBots(game), say(Msg("discord.learn.bots")), "primary"),
            Button(ShowRules(game), say(Msg("discord.learn.rules"))),
            Button(OpenLessons(), say(Msg("discord.learn.others"))),
        ]
        return Screen(head, tuple(in_rows(buttons)), colour=GOLD)
    key = "discord.learn.lost" if at.table.status in ("running", "frozen") else "discord.learn.ended"
    buttons = [
        Button(BeginLesson(game), say(Msg("discord.learn.anew")), "primary"),
        Button(OpenLessons(), say(Msg("discord.learn.others"))),
    ]
    return Screen((say(Msg(key, game=title(game))),), tuple(in_rows(buttons)), colour=GOLD)


def choice(every: Sequence[Progress], say: Say) -> Screen:
    """All lessons, and how far the person is with each."""
    lines: list[str] = []
    rows: list[Row] = []
    for one in every:
        game, steps = one.lesson.game, len(one.lesson.steps)
        if one.table is not None:
            state = Msg("discord.learn.line-begun", step=min((one.table.lesson or 0) + 1, steps), steps=steps)
        else:
            state = Msg("discord.learn.line-done" if one.was_done else "discord.learn.line-new", steps=steps)
        lines.append(f"• **{say(title(game))}** – {say(state)}")
        if one.table is not None:
            resume = cut(say(Msg("discord.learn.resume", game=title(game))), SHORT)
            anew = cut(say(Msg("discord.learn.anew-game", game=title(game))), SHORT)
            rows.append((Button(OpenTurn(one.table.match), resume, "primary"), Button(BeginLesson(game), anew)))
        else:
            rows.append((Button(BeginLesson(game), cut(say(Msg("discord.learn.begin", game=title(game))), SHORT), "primary"),))
    if not lines:
        return Screen((say(Msg("discord.learn.none")),))
    return Screen(
        (f"### {say(Msg('discord.learn.head'))}", say(Msg("discord.learn.how"))), tuple(rows), body=("\n".join(lines),), colour=GOLD
    )


def _title(at: Standing, say: Say) -> str:
    return f"-# {say(Msg('discord.learn.step', game=title(at.lesson.game), step=at.number + 1, steps=len(at.lesson.steps)))}"


def _head(at: Standing, say: Say) -> tuple[str, ...]:
    """The progress, a word about the last move, and what matters now."""
    last = at.passed
    praise = () if last is None or not last.line else (f"✓ {say(at.lesson.words(last.name, 'done'))}",)
    return (_title(at, say), *praise, say(at.lesson.words(at.step.name)))


def _told(news: str, say: Say) -> tuple[str, ...]:
    return (f"{say(Msg('discord.card.news'))}\n{news}",) if news else ()


def _fitting(made: Screen, news: str) -> Screen:
    """The screen, without what happened where that is too much for one message."""
    if news and sum(map(len, made.texts)) > TEXT:
        return replace(made, body=made.body[1:])
    return made
