"""Made-up asks and their panels, and clicks on them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cogs.actions.panel import AskAction, OpenForm, PanelAction, SubmitForm, Where, of
from cogs.actions.wire import parse_id
from cogs.panel import answers, deciding, fields, screens, spec
from cogs.panel.meant import Given, Meaning, TurnedPage, Wrong
from cogs.panel.other_answers import MenuPart
from cogs.panel.screens import NO_GLANCE, Glance
from cogs.panel.spec import Button, Menu, Screen, Selection, controls, modal_problems
from engine.asks.answers import answer, form_values
from engine.asks.decision import Answer, Decision, usual
from engine.values.core import OPEN, Ask, Form, Msg, Option, Seat, Who
from engine.walking.walk import Asking as Walk
from play.values.panels import AskingPanel, Ref
from words import speaker

ENGLISH = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))


def told(text: str) -> Msg:
    """Return a message with any text."""
    return Msg("test.text", text=text)


def say(msg: Msg | Who) -> str:
    """Say a message in English, or the text of `told`."""
    return str(dict(msg.args)["text"]) if isinstance(msg, Msg) and msg.key == "test.text" else ENGLISH(plain(msg))


def plain(msg: Msg | Who) -> Msg | Who:
    """Return the message with the texts of `told` in place of these arguments."""
    if isinstance(msg, Who):
        return msg
    return Msg(msg.key, **{name: say(value) if isinstance(value, Msg) else value for name, value in msg.args})


SAY = say


def option(token: str, **more: Any) -> Option[str]:
    """Return an option that is shown as its token, or as `text`."""
    return Option(token, token, told(more.pop("text", token)), **more)


REF = Ref(match=7, kind="turn", seat=Seat(0), seq=12, rev=3, asked="0a1b2c3d")


def ask_action(control: Any) -> AskAction:
    """Return the action of a control of an ask, as it comes back from Discord."""
    back = come_back(control)
    assert isinstance(back, AskAction)
    return back


def panel(ask: Ask | Form, filled: tuple[str, ...] = (), steps: tuple[str, ...] = (), answers: tuple[Answer, ...] = ()) -> AskingPanel:
    """Return the panel of an ask: `filled` fields of a form, `steps` before it, and `answers` of the game's decision."""
    if isinstance(ask, Form) and not filled:
        filled = (OPEN,) * len(ask.fields)
    decision = Decision(ask.prompt, answers) if answers else usual(ask)
    return AskingPanel(REF, Walk(steps, ask, filled), steps, can_back=bool(steps), decision=decision)


def come_back(control: Any) -> PanelAction:
    """Return the action of a control as it is read from its custom_id after a restart."""
    back = parse_id(control.action.id)
    assert isinstance(back, PanelAction), control
    return back


def clicks(screen: Screen, rng: Random) -> Iterator[tuple[PanelAction, tuple[str, ...]]]:
    """Yield a click on every button and a random choice in every menu of an ask's screen."""
    for control in controls(screen):
        back = parse_id(control.action.id)  # type: ignore[union-attr]
        if not isinstance(back, PanelAction):
            continue
        if isinstance(control, Button):
            if not control.disabled:
                yield back, ()
        elif isinstance(control, Menu):
            size = rng.randint(max(1, control.lo), control.hi)
            yield back, tuple(choice.value for choice in rng.sample(control.choices, size))


def check_answers(asking: AskingPanel, screen: Screen, rng: Random) -> int:
    """Check that every control means something and every answer is legal; return the number of answers."""
    ask = asking.walk.ask
    count = 0
    for back, values in clicks(screen, rng):
        if not isinstance(back, AskAction):
            continue
        meant = form_filled_in(asking, back, rng) if isinstance(back, OpenForm) else answers.meaning(asking, back, values)
        assert isinstance(meant, Given | TurnedPage | Wrong), (back, values)
        if isinstance(meant, Given):
            count += 1
            if isinstance(ask, Form):
                form_values(ask, meant.path[: len(ask.fields)] if meant.field is None else [f"{meant.field}={meant.path[0]}"])
            else:
                answer(ask, meant.path[0])
    return count


def form_filled_in(asking: AskingPanel, action: OpenForm, rng: Random) -> Meaning:
    """Return what a form means with random choices in its menus and random numbers in its fields."""
    modal = fields.modal(asking.walk, action.at, "", asking.ref, SAY)
    assert modal is not None and modal_problems(modal) == []
    back = parse_id(modal.action.id)
    assert isinstance(back, SubmitForm)
    typed = [rng.choice(part.choices).value if isinstance(part, Selection) else str(rng.randint(0, 60)) for part in modal.parts]
    return fields.form_answer(asking.walk, back, typed, SAY)


def screen_of(asking: AskingPanel, glance: Glance = NO_GLANCE) -> Screen:
    """Return the screen of a panel."""
    return screens.asking_screen(asking, deciding.shown_decision(asking), SAY, glance)


def reachable(asking: AskingPanel, rng: Random) -> set[str]:
    """Return the tokens of a single ask that can be answered by clicks, on all pages and in all groups."""
    tokens: set[str] = set()
    seen: set[Where] = set()
    todo = [Where()]
    while todo:
        at = todo.pop()
        if at in seen:
            continue
        seen.add(at)
        screen = screen_of(asking, Glance(MenuPart(at)))
        assert spec.problems(screen) == []
        for control in controls(screen):
            back = parse_id(control.action.id)  # type: ignore[union-attr]
            if not isinstance(back, AskAction):
                continue
            every: list[tuple[str, ...]] = [(choice.value,) for choice in control.choices] if isinstance(control, Menu) else [()]
            for values in every:
                if isinstance(back, OpenForm):
                    typed = SubmitForm(**of(REF), at=back.at, after="")
                    every_amount = [fields.form_answer(asking.walk, typed, (str(number),), SAY) for number in range(200)]
                    tokens |= {meant.path[0] for meant in every_amount if isinstance(meant, Given)}
                    continue
                meant = answers.meaning(asking, back, values)
                if isinstance(meant, TurnedPage):
                    todo.append(meant.at)
                elif isinstance(meant, Given):
                    tokens.add(meant.path[0])
    return tokens
