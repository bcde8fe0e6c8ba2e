"""The screens of lessons: the teacher's words below a picture, or alone. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from cogs.actions.learning import BeginLesson, NextStep, OpenLessons, PlayAgainstBots, ShowMe, TryAgain
from cogs.actions.looking_back import ShowRules
from cogs.actions.panel import AskForIdeas
from cogs.actions.tables import OpenTurn
from cogs.edge.services import title
from cogs.panel import screens
from cogs.panel.asks import in_rows
from cogs.panel.spec import SHORT, Button, Picture, Row, Screen, Section, cut
from engine.values.core import Msg, Say
from play.table.lessons import LessonPosition, Progress

GOLD = 0xC8962E
"""The colour of a teacher's screens."""

LETTERED = str.maketrans("①②③④⑤", "ⒶⒷⒸⒹⒺ")
"""The mark on the picture for each mark in the words of a lesson."""

UNRINGED = re.compile("[Ⓐ-Ⓔ] ?")
"""Marks to leave out on the further questions of a move, whose pictures ring nothing."""


def around(panel: Screen, at: LessonPosition, say: Say, is_fresh: bool, is_told: bool) -> Screen:
    """Return the learner's panel with the teacher's words in the place of the stake.

    `is_told`: the stake says something that must stay, such as why an answer was refused; then there are no words. `is_fresh`: no part of
    the move is made yet; only then the words praise the move before.
    """
    head = (_title(at, say), *panel.head)
    if panel.stake is None or is_told:
        return replace(panel, head=head, colour=GOLD)
    words = _lettered(say(at.lesson.words(at.step.name)))
    text = " ".join((*_praise(at, say), words)) if is_fresh else UNRINGED.sub("", words)
    return replace(panel, head=head, stake=replace(panel.stake, text=text), colour=GOLD)


def screen(at: LessonPosition, say: Say, picture: Picture | None, news: str) -> Screen:
    """Return a step in which nothing is played, or the answer to an unexpected move."""
    match, number = at.table.match, at.number
    if at.astray is None:
        rows: tuple[Row, ...] = ((Button(NextStep(match, number), say(Msg("discord.replay.later")), "primary"),),)
        words = (*_praise(at, say), _lettered(say(at.lesson.words(at.step.name))))
    else:
        again = Button(TryAgain(match, number), say(Msg("discord.learn.again")), "primary")
        rows = ((again,), (Button(ShowMe(match, number), say(Msg("discord.learn.show"))),))
        if at.step.line:
            rows = (*rows, (Button(AskForIdeas(match), say(Msg("coach.ask-free"))),))
        remark = at.lesson.remark(at.step, at.astray) if at.step.line else Msg("discord.learn.early")
        better = () if at.better is None else (say(Msg("coach.better-here", reason=at.better)),)
        words = (say(remark), *better)
    head = (_title(at, say), *([f"-# {news}"] if news else []))
    return Screen(head, rows, picture, colour=GOLD, stake=Section(" ".join(words), screens.more(match, say)))


def over(at: LessonPosition, say: Say) -> Screen:
    """Return the screen of a lesson that is over or no longer fits the rules."""
    game = at.lesson.game
    if at.is_done:
        head = (f"### {say(Msg('discord.learn.done', game=title(game)))}", *_praise(at, say), say(at.lesson.words("end")))
        buttons = [
            Button(PlayAgainstBots(game), say(Msg("discord.learn.bots")), "success"),
            Button(OpenLessons(), say(Msg("discord.learn.others"))),
            Button(ShowRules(game), say(Msg("discord.learn.rules"))),
        ]
        return Screen(head, tuple(in_rows(buttons)), colour=GOLD)
    key = "discord.learn.lost" if at.table.status in ("running", "frozen") else "discord.learn.ended"
    buttons = [
        Button(BeginLesson(game), say(Msg("discord.learn.anew")), "primary"),
        Button(OpenLessons(), say(Msg("discord.learn.others"))),
    ]
    return Screen((say(Msg(key, game=title(game))),), tuple(in_rows(buttons)), colour=GOLD)


def choice(every: Sequence[Progress], say: Say) -> Screen:
    """Return all lessons, and how far the person is with each."""
    lines: list[str] = []
    rows: list[Row] = []
    fresh: list[Button] = []
    for progress in every:
        game, steps = progress.lesson.game, len(progress.lesson.steps)
        if progress.table is not None:
            state = Msg("discord.learn.line-begun", step=min((progress.table.lesson or 0) + 1, steps), steps=steps)
        else:
            state = Msg("discord.learn.line-done" if progress.was_done else "discord.learn.line-new", steps=steps)
        lines.append(f"• **{say(title(game))}** – {say(state)}")
        if progress.table is not None:
            resume = cut(say(Msg("discord.learn.resume", game=title(game))), SHORT)
            again = cut(say(Msg("discord.learn.anew-game", game=title(game))), SHORT)
            rows.append((Button(OpenTurn(progress.table.match), resume, "primary"), Button(BeginLesson(game), again)))
        else:
            label = cut(say(Msg("discord.learn.begin", game=title(game))), SHORT)
            fresh.append(Button(BeginLesson(game), label, "secondary" if progress.was_done else "primary"))
    if not lines:
        return Screen((say(Msg("discord.learn.none")),))
    return Screen(
        (f"### {say(Msg('discord.learn.head'))}", say(Msg("discord.learn.how"))),
        (*rows, *in_rows(fresh)),
        body=("\n".join(lines),),
        colour=GOLD,
    )


def _title(at: LessonPosition, say: Say) -> str:
    return f"-# {say(Msg('discord.learn.step', game=title(at.lesson.game), step=at.number + 1, steps=len(at.lesson.steps)))}"


def _praise(at: LessonPosition, say: Say) -> tuple[str, ...]:
    """Return the praise for the expected move, if it was just made."""
    last = at.passed
    return () if last is None or not last.line else (f"✓ {say(at.lesson.words(last.name, 'done'))}",)


def _lettered(words: str) -> str:
    """Return a teacher's words with letters for the ringed places.

    Lessons of interface 1.0 use numbers, but now the numbers on a picture are those of the answers.
    """
    return words.translate(LETTERED)
