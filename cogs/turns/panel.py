"""One's own turn and standing orders: every click on a private panel, and typed moves."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from cogs.actions.panel import (
    ACT,
    AskAction,
    AtTable,
    Back,
    Confirm,
    ConfirmRoughly,
    OpenForm,
    PanelAction,
    Pick,
    PickAnother,
    PickSeveral,
    StartOver,
    SubmitForm,
    TakeAnswer,
    Where,
)
from cogs.actions.tables import ChangeChoice, Move, OpenEarly, OpenOrders, OpenTurn, PrepareTurn, ShowDone
from cogs.actions.wire import Action
from cogs.edge.clicks import Click, handles
from cogs.edge.layout import clicked_components
from cogs.edge.services import Services, place_of
from cogs.edge.until_turn import until_turn
from cogs.panel import answers, fields
from cogs.panel.asks import is_amounts
from cogs.panel.meant import Given, Meaning, TurnedPage, Wrong
from cogs.panel.other_answers import MenuPart
from cogs.panel.screens import Glance
from cogs.panel.spec import BUTTON_LABEL, FIGURES, Button, Modal, Screen, cut
from cogs.screens.private import Opened, ScreenHandlers
from cogs.screens.seen import gather_sight
from cogs.screens.turn import heading
from cogs.turns.acting import RefereePanel
from engine.asks.decision import Answer
from engine.values.core import EngineError, Form, Msg, Path
from engine.values.recent import Recent
from engine.walking.onlooker import Hidden
from engine.walking.prepared import is_prepared
from play.values.errors import DraftGone, StaleTable
from play.values.panels import AskingPanel, Kind, Ordered, Panel, Played, Ready, Ref, Spectating

OPENS: dict[type[Action], Kind] = {OpenEarly: "early", OpenOrders: "order", PrepareTurn: "plan"}
"""The kind of panel that each of these buttons opens; all others open the panel of the turn."""

TWICE = 5.0
"""Seconds within which a second press of the same *Confirm* shows again what the first one did."""

CONFIRMED_KEPT = 1000
"""How many presses of *Confirm* are remembered, at most."""

PATIENCE = 3.0
"""The most seconds that a press on *Your turn* waits for bots."""


class TurnClicks(ScreenHandlers):
    """The clicks on the panel of a turn, and on those of orders.

    A click carries the position that its panel showed (`Ref`). Only the host decides whether that still counts. `click.host` reads what was
    true when the click came in; `self.host` carries out what it asks for, and reads what is true now.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.acting = RefereePanel(services)
        self._confirmed: Recent[tuple[int, Ref], Played | Ordered] = Recent(CONFIRMED_KEPT, TWICE)
        """What the last presses of *Confirm* did, by user and panel."""

    @handles(OpenTurn, ShowDone)
    async def open_turn(self, click: Click[OpenTurn | ShowDone]) -> None:
        """Show the panel of one's turn, or who is awaited.

        Somebody who plays against bots alone waits for them here, at most `PATIENCE` seconds.
        """
        table = click.table
        if table.is_solo and isinstance(click.action, OpenTurn) and await self.host.plans.hasten(table.match, click.user_id):
            await until_turn(self.host, table, click.user_id, PATIENCE)
            return await self._show(click, await self.screens.open_panel(table.match, click.user_id, click.language))
        await self.open(click)

    @handles(ChangeChoice)
    async def change_choice(self, click: Click[ChangeChoice]) -> None:
        """Show the panel again to change a secret choice that nobody has seen yet."""
        panel = await click.host.turns.panel(click.action.match, click.user_id, change=True)
        await self._reply_with(click, await self.screens.by(click.host).panel_screen(panel, click.user_id, click.language))

    @handles(OpenEarly, OpenOrders, PrepareTurn)
    async def open(self, click: Click[AtTable]) -> None:
        """Show the panel of an early answer, of orders, of the next turn, or else of the turn."""
        kind = OPENS.get(type(click.action), "turn")
        await self._show(click, await self.screens.by(click.host).open_panel(click.action.match, click.user_id, click.language, kind))

    @handles(Pick, PickAnother, PickSeveral, TakeAnswer)
    async def answer(self, click: Click[AskAction]) -> None:
        """Answer the question of a panel, or show another part of its menu.

        If the answer asks for an amount next, the form for it opens at once, and brings both.
        """
        ref = _ref(click)
        panel = await self._panel(click, ref)
        if not isinstance(panel, AskingPanel):
            return await self._stale(click, ref)
        first = await self._first(click, panel) if isinstance(click.action, TakeAnswer) else ()
        meant = answers.meaning(panel, click.action, click.values, first)
        form = None
        if isinstance(meant, Given) and meant.field is None and not isinstance(click.action, PickSeveral):
            form = await self._amount_form(click, ref, meant.path)
        if form is not None and isinstance(click.action, PickAnother):  # a line of a menu opens no form, but shows a button that does
            open_it = form_button(form, pressed_label(click.reply.interaction))
            return await self._draw(click, panel, Glance(MenuPart(click.action.at), typing=open_it))
        if form is not None and await click.reply.form(form):
            return
        await self._carry_out(click, ref, panel, meant)  # also if it is too late for a form: the next panel asks for the amount

    async def _first(self, click: Click[AskAction], panel: AskingPanel) -> tuple[Answer, ...]:
        """Return the answers that come before the game's: a teacher's move or a coach's ideas."""
        if panel.ref.kind != "turn":
            return ()
        return (await gather_sight(click.host, panel, click.user_id, click.language)).first

    async def _carry_out(self, click: Click[PanelAction], ref: Ref, panel: Panel, meant: Meaning) -> None:
        """Do what a click means.

        Whether the `ref` of an answer still counts, the host decides; all else counts if the panel still asks the same.
        """
        if not isinstance(panel, AskingPanel) or meant is None:
            await self._stale(click, ref)
        elif isinstance(meant, Given):
            await self._give(click, ref, panel, meant)
        elif not is_same(panel.ref, ref):
            await self._stale(click, ref)
        elif isinstance(meant, TurnedPage):
            await self._draw(click, panel, Glance(MenuPart(meant.at, tally=meant.tally)))
        else:
            await self._show_wrong(click, ref, panel, meant)

    async def _show_wrong(self, click: Click[PanelAction], ref: Ref, panel: AskingPanel, meant: Wrong) -> None:
        """Say why an answer is wrong, and keep the right answers that came with it."""
        if not meant.kept:
            return await self._draw(click, panel, Glance(MenuPart(meant.at, meant.tried), meant.reason))
        try:
            panel_after = await self.host.turns.answer(ref, click.user_id, meant.kept)
        except (StaleTable, DraftGone):
            await self._stale(click, ref)
        except EngineError as error:
            await self._draw(click, panel, Glance(trouble=error.msg))
        else:
            await self._draw(click, panel_after, Glance(trouble=meant.reason))

    async def _amount_form(self, click: Click[AskAction], ref: Ref, path: Path) -> Modal | None:
        """Return the form for the amount that an answer asks for next; `None` if it asks for none."""
        with suppress(EngineError):  # a wrong answer is refused when it is given
            after = await click.host.turns.next_question(ref, click.user_id, path)
            if after is not None and not isinstance(after.ask, Form) and is_amounts(after.ask):
                return fields.modal(after, Where(), " ".join(path), ref, click.about(click.table))
        return None

    @handles(OpenForm)
    async def open_form(self, click: Click[OpenForm]) -> None:
        """Open the form of the open question, or of the question after some answers."""
        ref, action = _ref(click), click.action
        panel = await self._panel(click, ref)
        form = None
        if isinstance(panel, AskingPanel) and is_same(panel.ref, ref):
            form = fields.modal(panel.walk, action.at, "", panel.ref, click.about(click.table))
            if action.after:
                form = await self._amount_form(click, ref, tuple(action.after.split()))
        if form is None or not await click.reply.form(form):
            await self._stale(click, ref)

    @handles(SubmitForm)
    async def submit(self, click: Click[SubmitForm]) -> None:
        """Give the answer that was typed; if part of it is wrong, say so, and keep what is right."""
        action, ref = click.action, _ref(click)
        panel = await self._panel(click, ref)
        meant: Meaning = None
        if isinstance(panel, AskingPanel) and not action.after:
            meant = fields.form_answer(panel.walk, action, click.values, click.about(click.table))
        elif isinstance(panel, AskingPanel):
            with suppress(EngineError):
                after = await click.host.turns.next_question(ref, click.user_id, tuple(action.after.split()))
                meant = None if after is None else fields.form_answer(after, action, click.values, click.about(click.table))
                if after is not None and isinstance(meant, Given):
                    missing = after.path[len(panel.walk.path) :]  # the answers before the form, which the draft has not got yet
                    meant = Given((*missing, *meant.path))
        await self._carry_out(click, ref, panel, meant)

    async def _give(self, click: Click[PanelAction], ref: Ref, panel: AskingPanel, meant: Given) -> None:
        """Give an answer to the host, and show the move, the order or the next question."""
        done: Played | Ordered | Panel
        try:
            if meant.lasts:
                done = await self._lasting(click, ref, meant)
            elif meant.field is not None:
                done = await self.host.turns.fill(ref, click.user_id, meant.field, meant.path[0])
            elif ref.kind == ACT or (await click.host.people.settings(click.user_id)).confirm:
                done = await self.host.turns.answer(ref, click.user_id, meant.path)
            else:
                done = await self.host.turns.play(ref, click.user_id, meant.path, meant.costs, meant.asks)
        except (StaleTable, DraftGone):
            await self._stale(click, ref)
        except EngineError as error:
            await self._draw(click, panel, Glance(trouble=error.msg))
        else:
            if isinstance(done, Played | Ordered):
                await self._show_done(click, done)
            else:
                await self._draw(click, done)

    async def _lasting(self, click: Click[PanelAction], ref: Ref, meant: Given) -> Played | Ordered | Panel:
        """Give an answer that holds for more than the open question.

        If it asks to be confirmed, or the person confirms every move, it goes to the panel of early answers.
        """
        if not meant.asks and not (await click.host.people.settings(click.user_id)).confirm:
            return await self.host.turns.play_lasting(ref, click.user_id, meant.path)
        early = await click.host.turns.panel(ref.match, click.user_id, "early")
        if not isinstance(early, AskingPanel) or early.ref.kind != "early":
            raise StaleTable
        return await self.host.turns.answer(early.ref, click.user_id, meant.path)

    @handles(Back, StartOver)
    async def take_back(self, click: Click[Back | StartOver]) -> None:
        """Take the last click back, or all of them."""
        ref = _ref(click)
        change = self.host.turns.back if isinstance(click.action, Back) else self.host.turns.restart
        try:
            await self._draw(click, await change(ref, click.user_id))
        except (StaleTable, DraftGone):
            await self._stale(click, ref)

    @handles(Confirm, ConfirmRoughly)
    async def confirm(self, click: Click[Confirm | ConfirmRoughly]) -> None:
        """Play the move, set the order, or prepare the turn."""
        ref = _ref(click)
        try:
            if ref.kind == ACT:
                return await self.acting.confirm(click, ref)
            done = await self.host.turns.confirm(ref, click.user_id, isinstance(click.action, ConfirmRoughly))
            self._confirmed.put((click.user_id, ref), done)
        except (StaleTable, DraftGone):
            if (before := self._confirmed.get((click.user_id, ref))) is None:
                return await self._stale(click, ref)
            done = before  # pressed twice: both answers show what the first press did
        await self._show_done(click, done)

    async def _show_done(self, click: Click[PanelAction], done: Played | Ordered) -> None:
        """Show the screen after a move or an order."""
        match = click.action.match
        if isinstance(done, Ordered) and is_prepared(done.order):
            ahead = await self.screens.open_plans(match, click.user_id, click.language)
            return await self._show(click, ahead.headed(click.about(done.table)(Msg("plan.stored"))))
        if isinstance(done, Ordered):
            opened = await self.screens.open_panel(match, click.user_id, click.language)
            return await self._show(click, opened.headed(*await self._order_words(click, done)))
        await self._keep_dm(click, match)
        label = pressed_label(click.reply.interaction)
        await self._reply_with(click, await self.screens.after_move(done, click.user_id, click.language, label))

    async def _order_words(self, click: Click[PanelAction], done: Ordered) -> tuple[str, ...]:
        """Return the lines after an order was given: the order, and what happens now."""
        say = click.about(done.table)
        if not done.order.line:
            return (say(Msg("discord.order.none", order=done.order.text)),)
        standing = await self.host.plans.standing_orders(done.table.match, click.user_id)
        stored = say(Msg("discord.order.stored", order=done.order.text))
        if standing.goes_on is not None or standing.held:
            return (stored,)
        if click.action.kind == "early":
            return (say(Msg("early.stored")),)
        return (stored, say(Msg("discord.order.not-now"))) if standing.awaited else (say(Msg("discord.order.later")),)

    @handles(Move)
    async def move(self, click: Click[Move]) -> None:
        """Play a whole move as a line, for keyboards and screen readers."""
        done = await self.host.turns.move(click.action.match, click.user_id, click.action.line, once=click.action.once)
        await self._reply_with(click, await self.screens.after_move(done, click.user_id, click.language))

    async def _show(self, click: Click[AtTable], opened: Opened) -> None:
        await self._reply_with(click, opened.screen)
        await self.screens.delete_shown_notices(opened)

    async def _reply_with(self, click: Click[Any], screen: Screen) -> None:
        """Answer with a panel; away from its table it names the table, unless a picture does."""
        table, here = click.table, click.caller.place
        if screen.stake is not None and screen.picture is None and place_of(table) != (here.thread_id or here.channel_id):
            screen = replace(screen, head=(heading(table, click.about(table)), *screen.head))
        await click.reply.screen(screen)

    async def _panel(self, click: Click[PanelAction], ref: Ref) -> Panel:
        """Return the present state of the panel that was clicked."""
        if ref.kind == ACT:
            try:
                return await self.host.turns.referee_panel(ref.match, ref.seat)
            except (StaleTable, Hidden) as error:  # nobody waits for the seat any more, or it is asked something else
                return Spectating(ref.match, error.msg)
        return await click.host.turns.panel(ref.match, click.user_id, ref.kind, change=True)

    async def _draw(self, click: Click[PanelAction], panel: Panel, glance: Glance | None = None) -> None:
        if isinstance(panel, AskingPanel | Ready) and panel.ref.kind == ACT:
            return await click.reply.screen(await self.acting.panel_screen(panel, click.language, glance or Glance()))
        # If nobody has moved since the click came in, everything besides the panel can be shown as it was read then.
        is_same_position = isinstance(panel, AskingPanel | Ready) and panel.ref.seq == click.table.seq
        screens = self.screens.by(click.host) if is_same_position else self.screens
        await self._reply_with(click, await screens.panel_screen(panel, click.user_id, click.language, glance or Glance()))

    async def _stale(self, click: Click[PanelAction], ref: Ref) -> None:
        """Say that the panel is old, and show the present one."""
        if ref.kind == ACT:
            return await self.acting.show_moved_on(click, ref)
        opened = await self.screens.open_panel(ref.match, click.user_id, click.language, ref.kind)
        await self._show(click, opened.headed(click.say(Msg("discord.moved-on"))))

    async def _keep_dm(self, click: Click[PanelAction], match: int) -> None:
        """Keep a used panel in the direct messages, as the record of the move."""
        message = click.reply.interaction.message
        if message is not None and click.reply.interaction.guild_id is None:
            await self.host.telling.keep_panel(match, click.user_id, message.id)


def _ref(click: Click[Any]) -> Ref:
    """Return the position of a click, for one's own seat or one for which a referee answers."""
    acted = click.action.acted_seat
    ref: Ref = click.action.ref(click.admitted.own_seat if acted is None else acted)
    return ref


def form_button(form: Modal, label: str) -> Button:
    """Return the button that opens the form for a line that was chosen in a menu.

    If the form is dismissed, the button can be pressed again, while the same line cannot be chosen again.
    """
    submit = form.action
    assert isinstance(submit, SubmitForm)
    action = OpenForm(
        match=submit.match, kind=submit.kind, seq=submit.seq, rev=submit.rev, asked=submit.asked, at=submit.at, after=submit.after
    )
    return Button(action, cut(f"{label} …", BUTTON_LABEL))


def pressed_label(interaction: Any) -> str:
    """Return the label of the pressed button or menu line; `""` for a form or a command."""
    data, components = interaction.data or {}, clicked_components(interaction)
    control = next((component for component in components if getattr(component, "custom_id", None) == data.get("custom_id")), None)
    chosen = [option.label for option in getattr(control, "options", ()) if option.value in data.get("values", ())]
    label: str = getattr(control, "label", None) or (chosen[0] if len(chosen) == 1 else "")
    return label.lstrip(FIGURES).strip().rstrip("…")


def is_same(now: Ref, then: Ref) -> bool:
    """Return whether two panels ask the same question after the same answers."""
    return (now.kind, now.seat, now.rev, now.asked) == (then.kind, then.seat, then.rev, then.asked)
