"""The screens of a coach: the button to it, a screen while it thinks, and its ideas. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.actions.panel import AskForIdeas, ShowFigures, ShowIdea, TakeIdea
from cogs.actions.tables import OpenTurn
from cogs.edge.under_way import valid_until
from cogs.panel.asks import in_rows
from cogs.panel.fitting import whole_sentences
from cogs.panel.screens import spell_answers
from cogs.panel.spec import ALT_TEXT, Button, Fate, Picture, Screen, cut, squeeze
from engine.search.advice import EQUAL
from engine.search.why import NO_DIFFERENCE
from engine.values.core import Msg, Say, Seat, Who
from play.turn.coach import Advised, ExplainedIdea, Offer, decisions_asked, ideas_allowed
from play.values.types import Table

WORDS = 300
"""The most characters of an idea without its reason."""

SEA = 0x2F6B8A
"""The colour of a coach's screens."""


def way(match: int, offer: Offer | None, say: Say) -> tuple[Button, ...]:
    """Return the button that asks for ideas, with how often that is still possible."""
    if offer is None:
        return ()
    if offer.is_paid:
        return (Button(AskForIdeas(match), say(Msg("coach.again"))),)
    label = Msg("coach.ask-free") if offer.left is None else Msg("coach.ask", left=offer.left)
    return (Button(AskForIdeas(match), say(label), disabled=offer.left == 0),)


def thinking_screen(heading: str, match: int, when: float, say: Say) -> Screen:
    """Return the screen while the coach thinks, until `when` at the latest, with a way back."""
    head = (heading, f"### {say(Msg('coach.thinking'))}", say(Msg("coach.thinking-more")), valid_until(when, say))
    return Screen(head, (_back(match, say),), fate=Fate(), colour=SEA)


def even(heading: str, table: Table, say: Say) -> Screen:
    """Return the screen that says that no idea is better: one line, and the way back."""
    head = (heading, say(Msg(NO_DIFFERENCE)))
    return Screen(head, (_back(table.match, say),), foot=_not_counted(table, say), fate=Fate(), colour=SEA)


def _not_counted(table: Table, say: Say) -> tuple[str, ...]:
    """Return the line that says that this question is not counted, if other questions are."""
    return () if table.lesson is not None or ideas_allowed(table) == "free" else (f"-# {say(Msg('coach.not-counted'))}",)


def ideas_screen(heading: str, advised: Advised, at: int, picture: Picture | None, say: Say, in_figures: bool = False) -> Screen:
    """Return all ideas, each with its reason, and a picture of the one with index `at`.

    `in_figures`: with the aim, the cost and the risk of each idea instead of its reason.
    """
    ideas, match = advised.ideas, advised.table.match
    is_one = len(ideas) == 1
    equal = [say(Msg("coach.equal"))] if ideas[0].idea.standing.key == EQUAL else []
    head = (heading, f"### {say(Msg('coach.head', count=len(ideas)))}", *equal)
    spell = _figures if in_figures else _why
    body = tuple(spell(idea, None if is_one else number, number == at + 1 and not is_one, say) for number, idea in enumerate(ideas, 1))
    take = Msg("coach.take-only") if is_one else Msg("coach.take", number=at + 1)
    buttons = [Button(TakeIdea(match, ideas[at].key), say(take), "success")]
    other = ShowIdea(match, ideas[at].key) if in_figures else ShowFigures(match, ideas[at].key)
    switch = Button(other, say(Msg("discord.panel.words" if in_figures else "coach.figures")))
    buttons += [
        Button(ShowIdea(match, idea.key), say(Msg("coach.show", number=number))) for number, idea in enumerate(ideas, 1) if number != at + 1
    ]
    if picture is not None:
        what = say(Msg("coach.picture", number=at + 1, words=wording(ideas[at], say)))
        picture = replace(picture, alt=whole_sentences(f"{what} {picture.alt}", ALT_TEXT))
    foot = [f"-# {say(Msg('coach.how'))}"] if in_figures else []
    if not advised.is_counted:
        foot += _not_counted(advised.table, say)
    elif advised.table.lesson is None:
        foot.append(f"-# {say(Msg('coach.marked') if advised.left is None else Msg('coach.marked-left', left=advised.left))}")
    rows = ((*buttons, switch, *_back(match, say)),) if is_one else (*in_rows(buttons), (switch, *_back(match, say)))
    return squeeze(Screen(head, rows, picture, body, foot=tuple(foot), colour=SEA, fate=Fate()))


def _why(explained: ExplainedIdea, number: int | None, is_pictured: bool, say: Say) -> str:
    """Return an idea and its reason; if the game's reason names the idea, the reason alone."""
    why = "" if explained.idea.reason is None else say(explained.idea.reason)
    pictured = f"\n-# {say(Msg('coach.pictured'))}" if is_pictured else ""
    if explained.idea.is_reasoned:
        numbered = why if number is None else f"**{number}.** {why}"
        return f"{numbered}{pictured}"
    return f"{_deed(explained, number, say)}\n{why}{pictured}"


def _deed(explained: ExplainedIdea, number: int | None, say: Say) -> str:
    deed = wording(explained, say)
    return f"**{deed}**" if number is None else f"**{number}. {deed}**"


def _figures(explained: ExplainedIdea, number: int | None, is_pictured: bool, say: Say) -> str:
    idea, which = explained.idea, _deed(explained, number, say)
    pictured = f" · {say(Msg('coach.pictured'))}" if is_pictured else ""
    judged = " · ".join(map(say, filter(None, (idea.standing, idea.chance))))
    return "\n".join([which, f"-# {judged}{pictured}", *(f"• {say(msg)}" for msg in (idea.aim, idea.cost, idea.risk))])


def wording(explained: ExplainedIdea, say: Say) -> str:
    """Return an idea in the game's words, else in those of its notes, else by its answers."""
    messages = explained.notes if explained.idea.words is None else (explained.idea.words,)
    return cut(" ".join(map(say, messages)) or spell_answers(explained.answered, say), WORDS)


def _back(match: int, say: Say) -> tuple[Button, ...]:
    return (Button(OpenTurn(match), say(Msg("discord.panel.back-to-turn"))),)


def agreement(table: Table) -> Msg:
    """Return the ideas that a table allows, in a few words."""
    return Msg(f"coach.choice.{ideas_allowed(table)}")


def asked_words(table: Table, say: Say) -> tuple[str, ...]:
    """Return the players who asked for ideas, and how often."""
    seats: Sequence[Seat] = [Seat(seat) for seat in range(len(table.occupants)) if decisions_asked(table, Seat(seat))]
    if not seats:
        return ()
    each = tuple(Msg("coach.asked-one", who=Who(seat), count=decisions_asked(table, seat)) for seat in seats)
    return (f"-# {say(Msg('coach.asked', seats=each))}",)
