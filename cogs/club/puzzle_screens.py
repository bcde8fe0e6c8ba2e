"""The daily puzzle as screens: its post, solving it, its result, the ranking. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.actions.club import DoubtPuzzle, NextPuzzle, ShareStreak, ShowOtherAnswers, ShowVoyageRanking, SolvePuzzle
from cogs.actions.wire import Action
from cogs.edge.services import title
from cogs.panel.deciding import numbered_button
from cogs.panel.fitting import label_with_hint
from cogs.panel.spec import BUTTON_LABEL, Button, Picture, Row, Screen, cut
from cogs.pictures.jobs import Reader
from engine.values.core import Msg, Say, Seat, Who
from play.club.puzzles.grading import COUNTED, LOOKED_AT, Rank, stars
from play.club.puzzles.positions import PuzzlePosition
from play.club.puzzles.voyages import ENOUGH, Post, VoyageStanding
from render import Draft
from store.rows import PuzzleAnswerRow
from words import speaker

MOST_STARS = 3
"""The stars of the best answer."""

SHOWN = 12
"""The most people that the ranking shows, besides the reader."""


def reader_of(position: PuzzlePosition, language: str, alone: bool) -> Reader:
    """Return the reader for whom the picture of a puzzle is drawn.

    Its seats have invented names. `alone`: it is for one person, who sits in the seat that answers.
    """
    puzzle = position.puzzle
    names = speaker(language)(Msg("voyage.names")).split(", ")
    seat = Seat(puzzle.seat) if alone else None
    return Reader(language, tuple(names[at % len(names)] for at in range(puzzle.seats)), seat)


def puzzle_draft(position: PuzzlePosition) -> Draft:
    """Return what the picture of a puzzle shows: the same as for a turn."""
    return Draft(position.view, position.asked, position.values, position.decision)


def post_head(post: Post, say: Say) -> str:
    """Return the head of a puzzle that was posted."""
    return say(Msg("voyage.head", number=post.row.number, game=title(post.row.game)))


def _best_first(position: PuzzlePosition) -> list[int]:
    """Return the indices of the answers, the best first."""
    return sorted(range(len(position.choices)), key=lambda at: position.choices[at].cost)


def _stars(count: int) -> str:
    return "★" * count + "☆" * (MOST_STARS - count)


def label(position: PuzzlePosition, at: int, say: Say) -> str:
    """Return the answer with an index in words, for a button or a sentence."""
    answer = position.decision.answers[at]
    return label_with_hint(answer.label, answer.hint, say)


def card(post: Post, picture: Picture | None, before: Post | None, say: Say, about: Say) -> Screen:
    """Return the post while the puzzle is open.

    `about` is `say` with the names of the seats. `before`: the puzzle of the day before, if it is closed.
    """
    position = post.position
    ask = say(Msg("voyage.ask", who=about(Who(Seat(position.puzzle.seat)))))
    lines = [f"{task(position, about)} **{ask}**"]
    counts = [say(Msg("voyage.tried", count=len(post.answers), found=post.count_best))]
    if before is not None and before.answers:
        best = label(before.position, before.position.best, about)
        yesterday = Msg("voyage.yesterday", game=title(before.row.game), found=before.count_best, count=len(before.answers), answer=best)
        counts.append(say(yesterday))
    buttons = (
        Button(SolvePuzzle(post.row.number), say(Msg("voyage.solve")), "primary"),
        Button(NextPuzzle(), say(Msg("voyage.another"))), _ranking_button(say),
    )  # fmt: skip
    return Screen(
        head=(f"### {post_head(post, say)}",),
        rows=(buttons,),
        picture=picture,
        body=("\n".join(lines),),
        foot=(f"-# {' · '.join(counts)}",),
    )


def task(position: PuzzlePosition, about: Say) -> str:
    """Return the aim of the seat in a puzzle, else the question of its panel."""
    return about(position.task if position.task is not None else position.decision.question)


def _ranking_button(say: Say) -> Button:
    return Button(ShowVoyageRanking(), say(Msg("voyage.ranking")))


def result(post: Post, picture: Picture | None, say: Say, about: Say) -> Screen:
    """Return the post when the puzzle is closed: the best answer, why, and what people chose."""
    position, best = post.position, post.position.best
    lines = [say(Msg("voyage.best", answer=label(position, best, about)))]
    lines += [] if position.reason is None else [about(position.reason)]
    if len(post.answers) >= ENOUGH:
        lines += ["", *_choice_lines(post, say, about)]
    else:
        lines += ["", *_grade_lines(post, about)]
    lines += [f"-# {say(Msg('voyage.answered', count=len(post.answers)))}"]
    buttons = (
        Button(SolvePuzzle(post.row.number), say(Msg("voyage.mine"))), _ranking_button(say),
        Button(DoubtPuzzle(post.row.number), say(Msg("voyage.doubt"))),
    )  # fmt: skip
    return Screen((f"### {post_head(post, say)}",), (buttons,), picture, ("\n".join(lines),))


def _grade_lines(post: Post, about: Say) -> list[str]:
    """Return the answers with their stars, while too few people have answered to compare."""
    position = post.position
    order = _best_first(position)
    return [f"{_stars(stars(position.choices[at].cost))} {label(position, at, about)}" for at in order]


def _choice_lines(post: Post, say: Say, about: Say) -> list[str]:
    """Return how many percent chose each answer, the best answer first."""
    position, counts = post.position, post.counts()
    order = _best_first(position)
    return [
        say(Msg(
            "voyage.chose", stars=_stars(stars(position.choices[at].cost)), answer=label(position, at, about),
            percent=round(100 * counts[at] / max(1, sum(counts))),
        ))
        for at in order
    ]  # fmt: skip


def puzzle(position: PuzzlePosition, head: str, answers: Sequence[Action], picture: Picture | None, say: Say, about: Say) -> Screen:
    """Return a puzzle for one person. It looks like a turn, but no answer is highlighted."""
    brief, rows = position.decision, list[Row]()
    for number, (answer, action) in enumerate(zip(brief.answers, answers, strict=True), 1):
        button = Button(action, cut(label(position, number - 1, about), BUTTON_LABEL))
        rows.append((numbered_button(button, number) if answer.places else button,))
    names = say(Msg("voyage.names")).split(", ")
    who = names[position.puzzle.seat % len(names)]
    words = f"**{say(Msg('voyage.you-are', who=who))}** {task(position, about)}"
    lines = (words,) if picture is not None else (words, f"*{about(brief.question)}*")
    return Screen((f"-# {head}",), tuple(rows), picture, ("\n".join(lines),))


def practice_head(position: PuzzlePosition, say: Say) -> str:
    """Return the head of a puzzle that nobody posted."""
    return say(Msg("voyage.practice", game=title(position.puzzle.game)))


def verdict(
    position: PuzzlePosition, own: PuzzleAnswerRow, head: str, counts: Sequence[str], picture: Picture | None, say: Say, about: Say
) -> Screen:
    """Return the stars of somebody's answer, and the best answer with its reason."""
    best, lost = position.best, round(position.choices[own.answer].cost)
    if own.answer == best:
        first = f"{_stars(own.stars)} **{say(Msg('voyage.is-best', count=len(position.choices)))}**"
    else:
        missed = say(Msg("voyage.is-not-best", lost=lost))
        first = f"{_stars(own.stars)} **{missed}** {say(Msg('voyage.best-was', answer=label(position, best, about)))}"
    lines = [first if position.reason is None else f"{first} {about(position.reason)}"]
    lines += [f"-# {' '.join(counts)}"] if counts else []
    rows: tuple[Row, ...] = (
        (Button(NextPuzzle(), say(Msg("voyage.next")), "primary"),),
        (Button(ShowOtherAnswers(position.puzzle.name), say(Msg("voyage.others"))),),
    )
    return Screen((f"-# {head}",), rows, picture, ("\n".join(lines),))


def other_answers(position: PuzzlePosition, head: str, say: Say, about: Say) -> Screen:
    """Return how often the seat wins after each answer, the best first."""
    order = _best_first(position)
    wins = [(at, max(0, round(position.puzzle.chance - position.choices[at].cost))) for at in order]
    lines = [say(Msg("voyage.wins", wins=won, answer=label(position, at, about))) for at, won in wins]
    return Screen((f"-# {head}",), ((Button(NextPuzzle(), say(Msg("voyage.next")), "primary"),),), body=("\n".join(lines),))


def mine(post: Post, own: PuzzleAnswerRow | None, standing: VoyageStanding, say: Say, about: Say) -> Screen:
    """Return how somebody answered a closed puzzle, with their streak and place."""
    best = label(post.position, post.position.best, about)
    lines = [say(Msg("voyage.best", answer=best))]
    lines += [] if post.position.reason is None else [about(post.position.reason)]
    if own is None:
        lines.append(say(Msg("voyage.missed")))
    else:
        lines.append(say(Msg("voyage.yours", stars=_stars(own.stars), answer=label(post.position, own.answer, about))))
    lines.append(say(Msg("voyage.streak", count=standing.streak)))
    if standing.rank is not None:
        lines.append(say(Msg("voyage.place", place=standing.rank.place, stars=standing.rank.stars)))
    share = [Button(ShareStreak(post.row.number), say(Msg("voyage.share")))] if own and standing.streak > 1 and not own.shared else []
    return Screen((f"-# {post_head(post, say)}",), ((*share, _ranking_button(say)),), body=("\n".join(lines),))


def ranking_screen(ranks: Sequence[Rank], user: int, say: Say) -> Screen:
    """Return the ranking by stars; the line of `user` is always in it."""
    listed = [rank for at, rank in enumerate(ranks) if at < SHOWN or rank.user == user]
    lines = [
        say(Msg("voyage.rank", place=rank.place, who=f"<@{rank.user}>", stars=rank.stars, count=rank.answered)) for rank in listed
    ] or [say(Msg("voyage.nobody"))]
    foot = f"-# {say(Msg('voyage.ranking-hint', looked=LOOKED_AT, counted=COUNTED))}"
    return Screen((f"### {say(Msg('voyage.ranking'))}",), (), body=("\n".join(lines),), foot=(foot,))
