"""Planning ahead: the screen of all that stands for a person, and the panel on which a turn is prepared. Pure."""

from __future__ import annotations

from cogs.actions.panel import ChangePlan, ConfirmRoughly, of
from cogs.actions.panel import Confirm as ConfirmExactly
from cogs.actions.tables import OpenEarly, OpenOrders, OpenPlans, OpenTurn, PrepareTurn
from cogs.panel.asks import in_rows
from cogs.panel.screens import WORDS, back, more, spelt
from cogs.panel.spec import Button, Row, Screen, Section, cut
from cogs.panel.standing import controls, order_lines
from engine.core import Msg, Say
from engine.prepared import basis, parted
from play.turn.plans import order_key
from play.values.panels import Kind, Ready, StandingOrders
from play.values.types import Table


def ahead(table: Table, standing: StandingOrders, ways: tuple[Kind, ...], say: Say) -> Screen:
    """All that stands, with its controls, and what else can be planned. `ways` as `Plans.ways` says."""
    match, turns = table.match, parted(standing.orders)[0]
    head = [f"### {say(Msg('plan.head'))}", say(Msg("plan.secret"))]
    body = [order_lines(standing, say, True)] if standing.orders else [say(Msg("plan.nothing"))]
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
    """Why no turn can be prepared now, where somebody may wonder."""
    if "plan" in ways:
        return ()
    if standing.awaited:
        return (f"-# {say(Msg('plan.your-turn'))}",)
    return (f"-# {say(Msg('plan.no-more'))}",) if parted(standing.orders)[0] else ()


def title(say: Say) -> str:
    """The line above each question about a turn that is prepared."""
    return f"-# {say(Msg('plan.title'))}"


def ready(panel: Ready, say: Say, trouble: Msg | None) -> Screen:
    """A turn that is ready to be prepared: what it comes to, when it is played and when not."""
    assert panel.order is not None
    ref, words = panel.ref, cut(" ".join(map(say, panel.told)), WORDS) or spelt(panel.answered, say)
    text = f"**{words}**" if trouble is None else say(Msg("discord.panel.trouble", reason=trouble))
    conditions = [f"• {say(condition.text)}" for condition in basis(panel.order).conditions]
    body = "\n".join([say(Msg("plan.only-if")), f"• {say(Msg('plan.reads'))}", *conditions, f"-# {say(Msg('plan.else'))}"])
    buttons = (
        Button(ConfirmExactly(**of(ref)), say(Msg("plan.exactly")), "primary"),
        back(ref, say),
        Button(ConfirmRoughly(**of(ref)), say(Msg("plan.roughly"))),
    )
    return Screen((), tuple((one,) for one in buttons), body=(body,), stake=Section(text, more(ref.match, say), lasts=True))


def way(match: int, say: Say) -> Button:
    """The way to the screen of all that is planned."""
    return Button(OpenPlans(match), say(Msg("plan.head")))
