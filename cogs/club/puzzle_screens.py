"""The daily voyage as screens: its post, a puzzle that one person solves, what became of it, the ranking. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.actions.voyage import (
    AnswerPuzzle,
    DoubtPuzzle,
    ShareStreak,
    ShowVoyageRanking,
    SolvePuzzle,
)
from cogs.club.season_screens import day
from cogs.edge.services import title
from cogs.panel.deciding import numbered_button
from cogs.panel.labels import deciding_label
from cogs.panel.spec import BUTTON_LABEL, Button, Picture, Row, Screen, cut
from cogs.pictures.jobs import Reader
from engine.asks.decision import Decision
from engine.values.core import Msg, Say, Seat
from play.club.puzzles.grading import COUNTED, LOOKED_AT, Rank, stars
from play.club.puzzles.positions import Position
from play.club.puzzles.voyages import ENOUGH, Post, VoyageStanding
from render import Draft
from store.rows import PuzzleAnswerRow
from words import speaker

SHOWN = 12
"""People of the ranking that are shown."""


def reader_of(position: Position, language: str, alone: bool) -> Reader:
    """For whom the picture of a puzzle is drawn. Its seats have names of nobody; who reads it `alone` sits in its seat."""
    puzzle = position.puzzle
    names = speaker(language)(Msg("voyage.names")).split(", ")
    seat = Seat(puzzle.seat) if alone else None
    return Reader(language, tuple(names[at % len(names)] for at in range(puzzle.seats)), seat)


def puzzle_draft(position: Position) -> Draft:
    """The picture of a puzzle, as of a turn."""
    return Draft(position.view, position.asked, position.values, position.decision)


def best_draft(position: Position) -> Draft:
    """The picture of the best move."""
    return Draft(position.preview, decision=Decision(Msg("voyage.best-move"), ()))


def _head(post: Post, say: Say) -> str:
    return say(Msg("voyage.head", number=post.row.number, game=title(post.row.game)))


def _stars(count: int) -> str:
    return "★" * count + "☆" * (3 - count)


def label(position: Position, at: int, say: Say) -> str:
    """An answer in words, as it stands on a button and in a sentence."""
    answer = position.decision.answers[at]
    return deciding_label(answer.label, answer.hint, say).removesuffix(".")


def card(post: Post, say: Say, told: Say) -> Screen:
    """The post while the puzzle is open. `told` speaks of its people."""
    position, count = post.position, len(post.answers)
    question = told(position.decision.question)
    lines = [
        say(Msg("voyage.asks", seats=position.puzzle.seats, question=question)),
        say(Msg("voyage.open", until=day(post.row.closes_at, "F"), count=count)),
    ]
    buttons = (Button(SolvePuzzle(post.row.number), say(Msg("voyage.solve")), "primary"), _ranking_button(say))
    return Screen((f"### {_head(post, say)}",), (buttons,), body=("\n".join(lines),))


def _ranking_button(say: Say) -> Button:
    return Button(ShowVoyageRanking(), say(Msg("voyage.ranking")))


def result(post: Post, picture: Picture | None, say: Say, told: Say) -> Screen:
    """The same post when it is closed: the answer, its reason, and what people chose."""
    position, best = post.position, post.position.best
    lines = [say(Msg("voyage.best", answer=label(position, best, told)))]
    lines += [] if position.reason is None else [told(position.reason)]
    if len(post.answers) >= ENOUGH:
        lines += ["", *_chosen(post, say, told)]
    else:
        lines += ["", *_graded(post, told)]
    lines += [f"-# {say(Msg('voyage.answered', count=len(post.answers)))}"]
    buttons = (
        Button(SolvePuzzle(post.row.number), say(Msg("voyage.mine"))), _ranking_button(say),
        Button(DoubtPuzzle(post.row.number), say(Msg("voyage.doubt"))),
    )  # fmt: skip
    return Screen((f"### {_head(post, say)}",), (buttons,), picture, ("\n".join(lines),))


def _graded(post: Post, told: Say) -> list[str]:
    position = post.position
    order = sorted(range(len(position.choices)), key=lambda at: position.choices[at].cost)
    return [f"{_stars(stars(position.choices[at].cost))} {label(position, at, told)}" for at in order]


def _chosen(post: Post, say: Say, told: Say) -> list[str]:
    """What people chose, the best first."""
    position, given = post.position, post.chosen()
    order = sorted(range(len(position.choices)), key=lambda at: position.choices[at].cost)
    return [
        say(Msg(
            "voyage.chose", stars=_stars(stars(position.choices[at].cost)), answer=label(position, at, told),
            percent=round(100 * given[at] / max(1, sum(given))),
        ))
        for at in order
    ]  # fmt: skip


def puzzle(post: Post, picture: Picture | None, say: Say, told: Say) -> Screen:
    """The puzzle for one person, in the look of a turn."""
    position = post.position
    brief, rows, number = position.decision, list[Row](), 0
    for at, answer in enumerate(brief.answers):
        button = Button(AnswerPuzzle(post.row.number, at), cut(label(position, at, told), BUTTON_LABEL))
        number += bool(answer.places)
        rows.append((numbered_button(button, number) if answer.places else button,))
    stake = told(brief.stake) if brief.stake is not None else f"**{told(brief.question)}**"
    head = (f"-# {_head(post, say)}",) if picture is not None else (f"-# {_head(post, say)}", f"### {told(brief.question)}")
    return Screen(head, tuple(rows), picture, (stake,))


def given_screen(post: Post, own: PuzzleAnswerRow, say: Say, told: Say) -> Screen:
    """Somebody has answered; what it is worth is told when the puzzle closes."""
    given = say(Msg("voyage.given", answer=label(post.position, own.answer, told)))
    solved = say(Msg("voyage.told-at", when=day(post.row.closes_at, "R")))
    return Screen((f"-# {_head(post, say)}",), body=(f"{given}\n{solved}",))


def mine(post: Post, own: PuzzleAnswerRow | None, standing: VoyageStanding, say: Say, told: Say) -> Screen:
    """How somebody answered a puzzle that is closed, their row of good answers, and their place."""
    best = label(post.position, post.position.best, told)
    lines = [say(Msg("voyage.best", answer=best))]
    lines += [] if post.position.reason is None else [told(post.position.reason)]
    if own is None:
        lines.append(say(Msg("voyage.missed")))
    else:
        lines.append(say(Msg("voyage.yours", stars=_stars(own.stars), answer=label(post.position, own.answer, told))))
    lines.append(say(Msg("voyage.streak", count=standing.streak)))
    if standing.rank is not None:
        lines.append(say(Msg("voyage.place", place=standing.rank.place, stars=standing.rank.stars)))
    share = [Button(ShareStreak(post.row.number), say(Msg("voyage.share")))] if own and standing.streak > 1 and not own.shared else []
    return Screen((f"-# {_head(post, say)}",), ((*share, _ranking_button(say)),), body=("\n".join(lines),))


def shared_screen(user: int, count: int, say: Say) -> Screen:
    """What everybody reads of somebody's row."""
    return Screen((say(Msg("voyage.shared", who=f"<@{user}>", count=count)),))


def ranking_screen(ranks: Sequence[Rank], user: int, say: Say) -> Screen:
    """Who has most stars; one's own line too where it is below."""
    listed = [rank for at, rank in enumerate(ranks) if at < SHOWN or rank.user == user]
    lines = [
        say(Msg("voyage.rank", place=rank.place, who=f"<@{rank.user}>", stars=rank.stars, count=rank.answered)) for rank in listed
    ] or [say(Msg("voyage.nobody"))]
    foot = f"-# {say(Msg('voyage.ranking-hint', looked=LOOKED_AT, counted=COUNTED))}"
    return Screen((f"### {say(Msg('voyage.ranking'))}",), (), body=("\n".join(lines),), foot=(foot,))


def off(channel: int, say: Say) -> Screen:
    """What its admin is told when it cannot be posted."""
    return Screen((say(Msg("voyage.off", channel=f"<#{channel}>")),))
