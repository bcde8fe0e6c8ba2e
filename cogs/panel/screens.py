"""The private panel of a seat as a screen. Pure.

From top to bottom: the picture of the decision, the stake with *More* beside it, one to three answers, each in a row of its own, and the
menu of all other legal answers, with a button above it for what can be typed. Nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from cogs.actions.panel import Back, Confirm, PanelAction, Pick, TakeAnswer, Where, of
from cogs.actions.tables import ShowMore
from cogs.panel import asks, fields, other_answers
from cogs.panel.deciding import key, lacks_nothing, numbered_button
from cogs.panel.fitting import in_part, label_with_hint, whole_sentences
from cogs.panel.other_answers import MenuPart
from cogs.panel.spec import BUTTON_LABEL, Button, Menu, Row, Screen, Section, Style, cut
from engine.asks.decision import Decision
from engine.values.core import NONE, Ask, Form, Msg, Say, Token, Who
from play.values.panels import AskingPanel, Ready, Ref, Waiting

STAKE = 240
"""The most characters beside *More*; a game's own stake has at most 80."""

SO_FAR = 60
"""The most characters of a half-made move before its next question."""

WORDS = 600
"""The most characters of the answers given so far, in words."""

SAID = 420
"""The most characters of an alt text about what one can do: the position needs room too."""

CONFIRMED = 36
"""The most characters on the button that confirms a move."""

NAMED = 8
"""The most answers named in an alt text."""

WHOLE = MenuPart()
"""The beginning of the menu, with nothing chosen in it."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What a person's last click changed on a panel, though it gave no answer."""

    part: MenuPart = WHOLE
    """The part of the menu that is open."""
    trouble: Msg | None = None
    """Why an answer was refused."""
    typing: Button | None = None
    """The button to the form of the line that was chosen in the menu."""


NO_GLANCE = Glance()
"""A panel as it is shown at first."""


def grey_out(screen: Screen) -> Screen:
    """Return a screen on which nothing can be played: disabled answers, and no menu."""
    rows: list[Row] = []
    for row in screen.rows:
        if isinstance(row, tuple):
            rows.append(tuple(_disable(button) if isinstance(button.action, PanelAction) else button for button in row))
        elif not (isinstance(row, Menu) and isinstance(row.action, PanelAction)):
            rows.append(row)
    return replace(screen, rows=tuple(rows))


def _disable(button: Button) -> Button:
    return replace(button, style="secondary", disabled=True)


def more(match: int, say: Say) -> Button:
    """Return the button *More*, which is beside the stake on every panel."""
    return Button(ShowMore(match), say(Msg("discord.card.more")))


def asking_screen(panel: AskingPanel, decision: Decision, say: Say, glance: Glance = NO_GLANCE, first: tuple[Button, ...] = ()) -> Screen:
    """Return the panel while something is asked.

    `decision`: the decision of the panel, with the answers that are shown. `first`: buttons before the answers.
    """
    others = other_answers.rows(panel, decision, say, glance.part)
    rows: list[Row] = [(button,) for button in (*first, *answers(panel, decision, say))]
    if glance.typing is not None:
        rows.append((glance.typing,))
    text = stake(panel, decision, say, glance)
    return Screen((), (*rows, *others), stake=Section(text, more(panel.ref.match, say), lasts=decision.stake is None))


def answers(panel: AskingPanel, decision: Decision, say: Say) -> list[Button]:
    """Return the buttons of the answers that come first.

    Answers that stay are the last of them. *Back* is the second button, and *Nothing* the last, if no answer says it.
    """
    buttons: list[Button] = []
    numbers = {answer.path: number for number, answer in decision.numbers().items()}
    for answer in sorted(decision.answers, key=lambda answer: answer.stays):
        style: Style = "success" if decision.has_best and answer == decision.answers[0] else "secondary"
        button = Button(TakeAnswer(**of(panel.ref), at=Where(), key=key(answer)), label_with_hint(answer.label, answer.hint, say), style)
        buttons.append(numbered_button(button, numbers[answer.path]) if answer.path in numbers else button)
    if panel.can_back:
        buttons.insert(1, back(panel.ref, say))
    if lacks_nothing(panel.walk.ask, decision.answers):
        buttons.append(Button(Pick(**of(panel.ref), at=Where(), token=NONE), say(Msg("discord.panel.nothing"))))
    return buttons


def back(ref: Ref, say: Say) -> Button:
    """Return the button that goes one step back."""
    return Button(Back(**of(ref)), say(Msg("discord.panel.back")))


def stake(panel: AskingPanel, decision: Decision, say: Say, glance: Glance = NO_GLANCE) -> str:
    """Return the text beside *More*: a refusal, the stake, or the answers so far."""
    if glance.trouble is not None:
        return cut(say(Msg("discord.refused", reason=glance.trouble)), STAKE)
    problem = panel.walk.problem
    if problem is not None:
        return cut(say(Msg("discord.refused", reason=problem)), STAKE)
    if panel.changing:
        return say(Msg("discord.panel.changing"))
    if decision.stake is not None:
        return cut(say(decision.stake), STAKE)
    prompt = whole_sentences(say(panel.walk.ask.prompt), STAKE - SO_FAR)
    has_chosen = bool(panel.steps) and (panel.can_back or isinstance(panel.walk.ask, Form))
    if not has_chosen or not panel.answered:
        return f"**{prompt}**"
    return f"**{cut(spell_answers(panel.answered, say), SO_FAR)}.** {prompt}"


def ready(panel: Ready, say: Say, trouble: Msg | None = None, first: tuple[Button, ...] = ()) -> Screen:
    """Return the panel with a complete move, *Confirm* (or the problem instead) and *Back*."""
    if panel.only is not None:
        return _only(panel, panel.only, say, trouble, first)
    text = f"**{cut(' '.join(map(say, panel.told)) or spell_answers(panel.answered, say), STAKE)}**"
    if panel.order is not None:
        text = in_part(say(panel.order.text), STAKE)
    if panel.changing:
        text += "\n" + say(Msg("discord.panel.changing"))
    if panel.shown != panel.line:
        text += "\n" + say(Msg("discord.panel.shown-as"))
    buttons = [*first, confirm(panel, say), back(panel.ref, say)]
    if trouble is not None:
        text = cut(say(Msg("discord.refused", reason=trouble)), STAKE)
        buttons = [*first, back(panel.ref, say)]
    return Screen((), tuple((button,) for button in buttons), stake=Section(text, more(panel.ref.match, say), lasts=True))


def confirm(panel: Ready, say: Say) -> Button:
    """Return *Confirm* with the words of the move.

    They are the words of the answer that is the whole move, else as many answers as fit one line. If nothing fits, it says only *Confirm*.
    """
    labels = [asks.answer_label(ask, token, say) for ask, token in panel.answered]
    whole_move = () if panel.words is None else (label_with_hint(panel.words, panel.hint, say),)
    for words in (*whole_move, " · ".join(labels), *labels[-1:]):
        wordings = [say(Msg("discord.panel.confirm-this", words=words))]
        if words in whole_move:
            wordings += [say(Msg("discord.panel.confirm-short", words=words)), words]
        label = next((wording for wording in wordings if len(wording) <= CONFIRMED), None)
        if words and label is not None:
            return Button(Confirm(**of(panel.ref)), label, "primary")
    return Button(Confirm(**of(panel.ref)), say(Msg("discord.panel.confirm")), "primary")


def number_words(decision: Decision, say: Say) -> str:
    """Return the beginning of an alt text: the numbers on the picture, with the answers."""
    labels = {str(number): say(answer.label).rstrip(" .…") for number, answer in decision.numbers().items()}
    return " ".join(f"{say(Msg('core.labelled', label=number, text=label))}." for number, label in labels.items())


def can_do(panel: AskingPanel | Ready | Waiting, say: Say, decision: Decision | None = None) -> str:
    """Return a few sentences for the alt text about what the reader can do.

    `decision`: the decision of the panel, with the answers that are shown.
    """
    if isinstance(panel, Waiting):
        return say(Msg("discord.panel.waiting-alt", who=tuple(Who(seat) for seat in panel.awaited)))
    if isinstance(panel, Ready):
        words = " ".join(map(say, panel.told))
        if panel.only is not None:
            return cut(f"{say(Msg('discord.panel.only-alt', words=panel.only))} {words}".strip(), SAID)
        return say(Msg("discord.panel.ready-alt", words=cut(words or spell_answers(panel.answered, say), SAID).rstrip(".")))
    ask = panel.walk.ask
    first_answers = () if decision is None else decision.answers
    others = [answer for answer in panel.decision.answers if all(answer.path != first.path for first in first_answers)]
    unnumbered = [answer for answer in first_answers if not answer.places]  # `number_words` names the others
    labels = list(dict.fromkeys(say(answer.label) for answer in (*unnumbered, *others)))
    if isinstance(ask, Ask):
        options = ask.free
        if asks.is_amounts(ask):
            labels.append(fields.possible(ask, say))
        else:
            said = {answer.path[0] for answer in (*first_answers, *others) if len(answer.path) == 1}
            labels += [say(option.label) for option in options if option.token not in said]
    else:
        labels += [say(field.ask.prompt) for field in ask.fields]
    if not labels:  # all answers have numbers on the picture
        return say(Msg("discord.panel.numbered-alt", prompt=say(ask.prompt)))
    named = labels[:NAMED]
    if len(labels) > NAMED:
        named.append(say(Msg("discord.panel.more", count=len(labels) - NAMED)))
    words = reduce(lambda first, second: say(Msg("core.apart", first=first, second=second)), named)
    return say(Msg("discord.panel.asking-alt", prompt=say(ask.prompt), answers=cut(words, SAID)))


def spell_answers(answered: Sequence[tuple[Ask, Token]], say: Say) -> str:
    """Return the answers given so far in words, as they were offered."""
    return cut(" · ".join(asks.answer_label(ask, token, say) for ask, token in answered), WORDS)


def _only(panel: Ready, label: Msg, say: Say, trouble: Msg | None, first: tuple[Button, ...]) -> Screen:
    """Return a turn with nothing to choose (a die to roll): one button that says what happens."""
    brief, words = panel.decision, " ".join(map(say, panel.told))
    answer = None if brief is None else next((answer for answer in brief.answers if answer.path == panel.path), None)
    button = Button(Confirm(**of(panel.ref)), cut(say(label if answer is None else answer.label), BUTTON_LABEL), "primary")
    button = numbered_button(button, 1) if answer is not None and answer.places else button
    if trouble is not None:
        text = cut(say(Msg("discord.refused", reason=trouble)), STAKE)
    elif words:
        text = f"**{cut(words, STAKE)}**"
    elif brief is not None and brief.stake:
        text = say(brief.stake)
    else:
        text = f"**{say(label if brief is None else brief.question)}**"
    buttons = first if trouble is not None else (*first, button)
    return Screen((), tuple((each,) for each in buttons), stake=Section(text, more(panel.ref.match, say), lasts=True))


def waiting_screen(panel: Waiting, say: Say, rows: tuple[Row, ...] = (), has_moved: bool = False) -> Screen:
    """Return the panel while others are awaited: who, the status, and what one may do.

    `has_moved`: the person has just moved; the outcome of that move is shown above and says the rest.
    """
    who = tuple(Who(seat) for seat in panel.awaited)
    key = "discord.panel.chosen" if panel.can_change and not has_moved else "discord.panel.waiting"
    lines = [f"**{say(Msg(key, who=who))}**", *([] if has_moved else [say(panel.status)])]
    if panel.answer is not None and panel.can_answer and not has_moved and not panel.orders:  # otherwise it is listed among the orders
        lines.append(say(Msg("early.answered")))
    return Screen((), rows, stake=Section("\n".join(lines), more(panel.ref.match, say), lasts=True))
