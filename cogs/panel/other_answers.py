"""All other legal answers in one menu, and what a choice in it means.

If there are too many answers, the menu has pages and groups. The value of a line begins with its kind:

- `o` an option, `h` an answer of the decision by its key, `f` a field of a form
- `k` an option to be counted, `n` its amount, `done` the end of counting
- `g` a group, `p` a page, `all` the way back to the beginning

No line opens a form: clients do not let anybody pick the same line twice in a row. Forms have buttons above the menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from cogs.actions.panel import OpenForm, PickAnother, PickSeveral, Where, of
from cogs.actions.wire import fit_token, token_meant, whole_number
from cogs.panel import asks, fields
from cogs.panel.deciding import key
from cogs.panel.fitting import choice, question
from cogs.panel.meant import Given, Meaning, TurnedPage, Wrong
from cogs.panel.spec import BUTTON_LABEL, CHOICE_LABEL, CHOICES, PLACEHOLDER, Button, Choice, Menu, Row, cut
from engine.asks.answers import sorted_token
from engine.asks.decision import Decision
from engine.values.core import NONE, OPEN, Ask, Form, Msg, Say, Token
from engine.walking.walk import Asking as Walk
from play.values.panels import AskingPanel, Ref

ALL = "all"
"""The value of the line that leads back to the beginning of the menu."""

DONE = "done"
"""The value of the line that ends counting, or fills the rest of a form."""

HERE = Where()
"""The beginning of the menu."""

MOST_DIGITS = 5
"""The most digits of the number of a field, a group, a page or an amount."""


@dataclass(frozen=True, slots=True)
class MenuLine:
    """One answer among the others: its value in the menu, its text, and its group."""

    value: str
    label: Msg
    hint: Msg | None = None
    group: Msg | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class MenuPart:
    """The part of the menu that is shown.

    `tried`: an answer that is shown as chosen: a refused one, or that of a field. `tally`: the amounts counted so far, as
    `asks.as_one_number` packs them.
    """

    at: Where = HERE
    tried: Token | None = None
    tally: int = 0


def rows(panel: AskingPanel, decision: Decision, say: Say, part: MenuPart) -> tuple[Row, ...]:
    """Return the menu of all other answers, with buttons above it for what can be typed.

    It is empty if the answers that come first are all there are.
    """
    ask = panel.walk.ask
    prompt = question(ask, say) if decision.rest is None else say(decision.rest)
    if isinstance(ask, Form):
        return _of_form(ask, panel, decision, prompt, say, part)
    return _of_ask(ask, panel, decision, prompt, say, part)


def _of_form(form: Form, panel: AskingPanel, decision: Decision, prompt: str, say: Say, part: MenuPart) -> tuple[Row, ...]:
    """Return the button of a form that has all fields, or else a menu of the fields.

    Fields that fill several forms have a button for each form above the menu. A field chosen in the menu opens the menu of its options.
    """
    count = len(fields.sheets(form))
    if count == 1:
        label = say(Msg("discord.form.all")) if decision.rest is None else prompt
        return ((_form_button(panel.ref, HERE, label),),)
    index = part.at.field
    if index is not None and index < len(form.fields):
        field, answer = form.fields[index], part.tried or panel.walk.filled[index]
        none_first = Decision(decision.question, ())  # the answers of the decision answer the whole form, not a field
        with_answer = replace(part, tried=None if answer == OPEN else answer)
        return _of_ask(field.ask, panel, none_first, question(field.ask, say), say, with_answer)
    form_buttons = [
        _form_button(panel.ref, Where(page=page), say(Msg("discord.form.part", part=page + 1, of=count))) for page in range(count)
    ]
    lines = [
        MenuLine(f"f{index}", Msg("core.labelled", label=field.ask.prompt, text=_present_answer(field.ask, token, say)))
        for index, (field, token) in enumerate(zip(form.fields, panel.walk.filled, strict=True))
    ]
    lines += _others(panel, decision)
    if fields.answers_of_the_rest(form, panel.walk.filled):
        lines.insert(0, MenuLine(DONE, Msg("discord.panel.rest")))
    return (*((button,) for button in form_buttons), _menu(lines, panel.ref, prompt, say, part))


def _form_button(ref: Ref, at: Where, label: str) -> Button:
    """Return the button that opens a form. It can be pressed again if the form is dismissed."""
    return Button(OpenForm(**of(ref), at=at, after=""), cut(label, BUTTON_LABEL))


def _present_answer(ask: Ask, token: Token, say: Say) -> str:
    """Return the answer of a field in words, or that it is open."""
    return say(Msg("discord.panel.open")) if token == OPEN else asks.answer_label(ask, token, say)


def _of_ask(ask: Ask, panel: AskingPanel, decision: Decision, prompt: str, say: Say, part: MenuPart) -> tuple[Row, ...]:
    """Return the rows of an ask, or of one field of a form; `prompt`: what is asked, in words."""
    if ask.several is not None:
        if len(asks.entries(ask)) <= CHOICES:
            return _several(ask, panel.ref, prompt, say, part)
        if asks.is_counted(ask):
            return ((_form_button(panel.ref, Where(part.at.field), say(Msg("discord.form.counts"))),),)
        return (_count_menu(ask, panel.ref, prompt, say, part),)
    lines = _options(ask, decision, part)
    if part.at.field is None:
        lines += _others(panel, decision)
    if not lines:
        return ()
    if asks.is_amounts(ask) and len(lines) > CHOICES:
        typing = _form_button(panel.ref, Where(part.at.field), say(Msg("discord.form.other")))
        if part.at.field is None:  # amounts are typed; a field keeps its menu, which has the way back
            lines = [line for line in lines if not line.value.startswith("o")]
        return ((typing,), *([_menu(lines[: CHOICES - 1], panel.ref, prompt, say, part)] if lines else []))
    return (_menu(lines, panel.ref, prompt, say, part),)


def _options(ask: Ask, decision: Decision, part: MenuPart) -> list[MenuLine]:
    """Return a line for each option that is not among the answers shown first."""
    of_now = (answer for answer in decision.answers if not answer.lasts)  # a lasting answer is one to an early question
    shown_first = {answer.path[-1] for answer in of_now if len(answer.path) == 1 or answer.path[:-1] == (ask.word,)}
    return [
        MenuLine(
            value=f"o{fit_token(option.token, CHOICE_LABEL - 1)}",
            label=option.label,
            hint=option.hint,
            group=option.group,
            chosen=option.token == part.tried,
        )
        for option in ask.free
        if option.token not in shown_first
    ]


def _others(panel: AskingPanel, decision: Decision) -> list[MenuLine]:
    """Return lines for the answers of a panel that are neither shown first nor single options."""
    ask, offered = panel.walk.ask, {answer.path for answer in decision.answers}
    lines = []
    for answer in panel.decision.answers:
        if answer.path in offered or (isinstance(ask, Ask) and len(answer.path) == 1):
            continue
        offered.add(answer.path)
        lines.append(MenuLine(f"h{key(answer)}", answer.label, answer.hint, None if answer.group == ask.prompt else answer.group))
    return lines


def _menu(lines: Sequence[MenuLine], ref: Ref, prompt: str, say: Say, part: MenuPart) -> Menu:
    """Return the menu with the lines that are shown now.

    If not all lines fit, groups are shown as one line each, or the lines of the chosen group alone. What still does not fit is cut into
    pages.
    """
    at = part.at
    groups = list(dict.fromkeys(line.group for line in lines if line.group is not None))
    open_group = groups[at.group] if at.group is not None and at.group < len(groups) else None
    way_back = [] if at.field is None and open_group is None else [MenuLine(ALL, Msg("discord.panel.before"))]
    room = CHOICES - len(way_back)
    if len(lines) > room and open_group is not None:
        prompt, lines = say(open_group), [line for line in lines if line.group == open_group]
    elif len(lines) > room and groups:
        group_lines = [MenuLine(f"g{index}", Msg("discord.panel.group", group=group)) for index, group in enumerate(groups)]
        lines = [*(line for line in lines if line.group is None), *group_lines]
    if len(lines) > room:
        size = room - 1  # the last line leads to the next page
        pages = ceil(len(lines) / size)
        page = min(at.page, pages - 1)
        next_page = MenuLine(f"p{(page + 1) % pages}", Msg("discord.panel.after", page=page + 1, pages=pages))
        lines = [*lines[page * size : (page + 1) * size], next_page]
    choices = tuple(choice(line.value, line.label, line.hint, say, line.chosen) for line in (*way_back, *lines))
    return Menu(PickAnother(**of(ref), at=at, tally=part.tally), cut(prompt, PLACEHOLDER), choices)


def _several(ask: Ask, ref: Ref, prompt: str, say: Say, part: MenuPart) -> tuple[Row, ...]:
    """Return the menu from which several options are taken at once."""
    every = asks.entries(ask)
    if not every:
        return ()
    taken = (part.tried or "").split("+")
    lo, hi = asks.shape(ask).lo, min(asks.shape(ask).hi, len(every))
    how_many = Msg("discord.panel.choose-several", what=prompt, lo=lo, hi=hi)
    if lo == hi:
        how_many = Msg("discord.panel.choose-exactly", what=prompt, count=hi)
    choices = tuple(
        choice(
            asks.copy_value(option, copy),
            option.label if copy == 1 else Msg("discord.panel.copy", label=option.label, copy=copy),
            option.hint,
            say,
            copy <= taken.count(option.token),
        )
        for option, copy in every
    )
    action = PickSeveral(**of(ref), at=part.at)
    # Discord's menus take at least one choice; *none* has a button of its own.
    return (Menu(action, cut(say(how_many), PLACEHOLDER), choices, lo=max(1, min(lo, len(every))), hi=max(1, hi)),)


def _count_menu(ask: Ask, ref: Ref, prompt: str, say: Say, part: MenuPart) -> Menu:
    """Return the menu that counts options: one chooses an option, then its amount, and so on."""
    amounts, options = asks.counts(ask, part.tally), ask.free
    if part.at.group is not None and part.at.group < len(options):
        option, now = options[part.at.group], amounts[part.at.group]
        top = min(option.count, asks.shape(ask).hi, CHOICES - 2)
        lines = tuple(
            Choice(
                f"n{amount}", cut(say(Msg("discord.panel.amount", amount=amount, label=option.label)), CHOICE_LABEL), chosen=amount == now
            )
            for amount in range(top + 1)
        )
        return Menu(PickAnother(**of(ref), at=part.at, tally=part.tally), cut(say(option.label), PLACEHOLDER), lines)
    kinds = [
        MenuLine(f"k{index}", Msg("discord.panel.amount", amount=amount, label=option.label))
        for index, (option, amount) in enumerate(zip(options, amounts, strict=True))
    ]
    if asks.problem(ask, amounts) is None:
        kinds.insert(0, MenuLine(DONE, Msg("discord.panel.sum", count=sum(amounts))))
    return _menu(kinds, ref, prompt, say, part)


def meaning(panel: AskingPanel, action: PickAnother, values: Sequence[str]) -> Meaning:
    """Return the meaning of a choice in the menu; `None` for what is not offered now."""
    value, ask, at = values[0] if values else "", panel.walk.ask, action.at
    if value == ALL:
        return TurnedPage(HERE)
    kind, rest = value[:1], value[1:]
    number = whole_number(rest, MOST_DIGITS)
    if kind == "g" and number is not None:
        return TurnedPage(Where(at.field, number), action.tally)
    if kind == "p" and number is not None:
        return TurnedPage(Where(at.field, at.group, number), action.tally)
    if kind == "h":
        meant = next((answer for answer in panel.decision.answers if key(answer) == rest), None)
        return None if meant is None else Given(meant.path, costs=meant.costs, lasts=meant.lasts, asks=meant.asks)
    if isinstance(ask, Form):
        return _in_form(ask, panel.walk, action, value)
    return _in_ask(ask, action, value)


def _in_form(form: Form, walk: Walk, action: PickAnother, value: str) -> Meaning:
    """Return the meaning of a line in the menu of a form, or of one of its fields."""
    index = action.at.field
    if index is None:
        if value == DONE:
            path = fields.answers_of_the_rest(form, walk.filled)
            return Given(path) if path else None
        number = whole_number(value[1:], MOST_DIGITS)
        return TurnedPage(Where(number)) if value[:1] == "f" and number is not None and number < len(form.fields) else None
    if index >= len(form.fields):
        return None
    meant = _in_ask(form.fields[index].ask, action, value)
    return replace(meant, field=form.fields[index].key) if isinstance(meant, Given) else meant


def _in_ask(ask: Ask, action: PickAnother, value: str) -> Meaning:
    """Return the meaning of a line in the menu of an ask."""
    options = ask.free
    if ask.several is None:
        token = token_meant(value[1:], tuple(option.token for option in options)) if value[:1] == "o" else None
        return None if token is None else Given((token,))
    if value == DONE:
        return multiset_answer(ask, asks.counts(ask, action.tally), action.at)
    number = whole_number(value[1:], MOST_DIGITS)
    if number is None or value[:1] not in "kn":
        return None
    if value[:1] == "k":
        return TurnedPage(Where(action.at.field, number), action.tally) if number < len(options) else None
    if action.at.group is None or action.at.group >= len(options):
        return None
    amounts = asks.counts(ask, action.tally)
    amounts[action.at.group] = min(number, options[action.at.group].count, asks.shape(ask).hi)
    return TurnedPage(Where(action.at.field), asks.as_one_number(ask, amounts))


def multiset_answer(ask: Ask, amounts: Sequence[int], at: Where) -> Meaning:
    """Return the amounts of the options as an answer, or why it is not legal."""
    tokens = "+".join(option.token for option, amount in zip(ask.free, amounts, strict=True) for _ in range(amount))
    answer, reason = sorted_token(ask, tokens) if tokens else NONE, asks.problem(ask, amounts)
    return Given((answer,)) if reason is None else Wrong(reason, at, answer)
