"""Planning ahead: all orders of a person, the question of the next turn, its panel. Pure."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Sequence

from msgspec import structs

from cogs.actions.panel import ChangePlan, Confirm, ConfirmRoughly, of
from cogs.actions.tables import OpenEarly, OpenOrders, OpenPlans, OpenTurn, PrepareTurn, TakeOfferedTurn
from cogs.panel import other_answers
from cogs.panel.asks import in_rows
from cogs.panel.screens import WORDS, answers, back, more, spell_answers
from cogs.panel.spec import BUTTON_LABEL, Button, Row, Screen, Section, cut
from cogs.panel.standing import controls, order_lines
from engine.asks.decision import MOST, Decision
from engine.values.core import Msg, Say, Token
from engine.walking.prepared import basis, part_orders
from play.turn.plans import order_key
from play.values.panels import AskingPanel, Kind, OfferedTurn, Ready, StandingOrders
from play.values.types import Table


def ahead(table: Table, standing: StandingOrders, ways: tuple[Kind, ...], say: Say) -> Screen:
    """Return all orders with their controls, and buttons for what else can be planned."""
    match = table.match
    turns, _ = part_orders(standing.orders)
    head = [f"### {say(Msg('plan.head'))}", say(Msg("plan.secret"))]
    body = [order_lines(standing, say, is_whole=True)] if standing.orders else [say(Msg("plan.nothing"))]
    buttons = []
    if "early" in ways:
        buttons.append(Button(OpenEarly(match), say(Msg("early.open", what=Msg(f"{table.game}.early"))), "primary"))
    if "plan" in ways:
        label = Msg("plan.turn-after") if turns else Msg("plan.turn")
        buttons.append(Button(PrepareTurn(match), say(label), "primary"))
    if "order" in ways:
        buttons.append(Button(OpenOrders(match), say(Msg("discord.panel.order")), "secondary" if ways != ("order",) else "primary"))
    for number, order in enumerate(turns, 1):
        label = Msg("plan.change") if len(turns) == 1 else Msg("plan.change-one", number=number)
        buttons.append(Button(ChangePlan(match, order_key(order)), say(label)))
    rows: list[Row] = in_rows(buttons)
    rows += controls(standing, match, say) if standing.orders else ()
    label = Msg("discord.card.my-turn") if standing.awaited else Msg("discord.panel.again")
    rows.append((Button(OpenTurn(match), say(label)),))
    return Screen(tuple(head), tuple(rows), body=tuple(body), foot=_why_not(standing, ways, say))


def _why_not(standing: StandingOrders, ways: tuple[Kind, ...], say: Say) -> tuple[str, ...]:
    """Return the line that says why no turn can be prepared now; empty if nobody would wonder."""
    if "plan" in ways:
        return ()
    if standing.awaited:
        return (f"-# {say(Msg('plan.your-turn'))}",)
    turns, _ = part_orders(standing.orders)
    return (f"-# {say(Msg('plan.no-more'))}",) if turns else ()


def title(say: Say) -> str:
    """Return the line above each question about a turn that is prepared."""
    return f"-# {say(Msg('plan.title'))}"


def ready(panel: Ready, say: Say, trouble: Msg | None) -> Screen:
    """Return the panel of a complete prepared turn, with its conditions."""
    assert panel.order is not None
    ref, words = panel.ref, cut(" ".join(map(say, panel.told)), WORDS) or spell_answers(panel.answered, say)
    text = f"**{words}**" if trouble is None else say(Msg("discord.refused", reason=trouble))
    conditions = [f"• {say(condition.text)}" for condition in basis(panel.order).conditions]
    body = "\n".join([say(Msg("plan.only-if")), f"• {say(Msg('plan.reads'))}", *conditions, f"-# {say(Msg('plan.else'))}"])
    buttons = (
        Button(Confirm(**of(ref)), say(Msg("plan.exactly")), "primary"),
        back(ref, say),
        Button(ConfirmRoughly(**of(ref)), say(Msg("plan.roughly"))),
    )
    return Screen((), tuple((button,) for button in buttons), body=(body,), stake=Section(text, more(ref.match, say), lasts=True))


def next_turn(match: int, offered: OfferedTurn, panel: AskingPanel | None, say: Say) -> tuple[Row, ...]:
    """Return the answers to the question of the next turn.

    They are the likely one, which one press prepares, two others, and the menu of the rest. `panel`: the panel on which that turn is
    prepared; `None`: the likely answer is alone.
    """
    label = Msg("plan.offered" if offered.may_differ else "plan.offered-exactly", words=offered.words)
    likely = Button(TakeOfferedTurn(match, offered.key), cut(say(label), BUTTON_LABEL))
    if panel is None:
        return ((likely,),)
    path = tuple(offered.line.split())
    begin_it = [answer for answer in panel.decision.answers if answer.path == path[: len(answer.path)]]  # they lead to the offered turn
    others = tuple(structs.replace(answer, places=()) for answer in panel.decision.first() if answer not in begin_it)[: MOST - 1]
    brief = structs.replace(panel.decision, answers=others, has_best=False)
    buttons = []
    for button in answers(panel, brief, say):
        label = Msg("plan.offered", words=button.label)
        buttons.append(dataclasses.replace(button, label=cut(say(label), BUTTON_LABEL)))
    are_it = [answer for answer in begin_it if answer.path == path]
    return _question(likely, buttons, panel, structs.replace(brief, answers=(*are_it, *others)), say)


def next_order(panel: AskingPanel, taken: Collection[Token], say: Say) -> tuple[Row, ...]:
    """Return the rows that give an order for the next turn.

    First come the answers that continue the last move, then the menu of all orders. If the first has to be confirmed, it is alone.
    `taken`: the slots of the orders that exist; no answer for these is offered.
    """
    further = [answer for answer in panel.decision.answers if answer.goes_on and not set(taken) & set(answer.path)]
    if not further:
        return ()
    is_alone = further[0].asks
    first = further[:1] if is_alone else [answer for answer in further if not answer.asks][:MOST]
    brief = Decision(panel.decision.question, tuple(structs.replace(answer, places=()) for answer in first))
    likely, *others = answers(panel, brief, say)
    return ((likely,),) if is_alone else _question(likely, others, panel, brief, say)


def _question(likely: Button, others: Sequence[Button], panel: AskingPanel, brief: Decision, say: Say) -> tuple[Row, ...]:
    """Return buttons in rows of their own, and the menu of all answers that `brief` has not."""
    return ((likely,), *((button,) for button in others), *other_answers.rows(panel, brief, say, other_answers.MenuPart()))


def way(match: int, say: Say) -> Button:
    """Return the button to the screen of all that is planned."""
    return Button(OpenPlans(match), say(Msg("plan.head")))
