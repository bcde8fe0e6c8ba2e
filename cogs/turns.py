"""One's own turn and standing orders: every click on a private panel, and typed moves."""

from __future__ import annotations

from cogs.actions import ChangeChoice, Move, OpenOrders, OpenTurn
from cogs.clicks import Click, handles
from cogs.panel import answers
from cogs.panel.actions import (
    AskAction,
    AtTable,
    Back,
    Confirm,
    PanelAction,
    Pick,
    PickFromMenu,
    PickSeveral,
    PlayHint,
    SetAmount,
    ShowField,
    ShowGroup,
    ShowPage,
    StartOver,
    TakeCounted,
    TakeHint,
    TakeHintFromMenu,
)
from cogs.panel.screens import Glance
from cogs.private import Opened, PrivateScreens
from cogs.services import Services
from engine.core import EngineError, Msg
from play.errors import DraftGone, StaleTable
from play.types import Asking, Kind, Ordered, Panel, Played, Ref


class Turns:
    """Plays what is clicked. What a click was drawn from goes to the host as it is: only the host says whether it still counts."""

    def __init__(self, services: Services, screens: PrivateScreens) -> None:
        self.host = services.host
        self.screens = screens

    @handles(OpenTurn)
    async def open_turn(self, click: Click[OpenTurn]) -> None:
        """The panel of one's turn, or what is awaited."""
        await self.open(click, "turn")

    @handles(ChangeChoice)
    async def change_choice(self, click: Click[ChangeChoice]) -> None:
        """Choose otherwise while nobody has seen what was chosen."""
        panel = await self.host.turns.panel(click.action.match, click.user_id, change=True)
        await click.reply.screen(await self.screens.shown(panel, click.user_id, click.language))

    @handles(OpenOrders)
    async def open_orders(self, click: Click[OpenOrders]) -> None:
        """The panel of standing orders."""
        await self.open(click, "order")

    async def open(self, click: Click[AtTable], kind: Kind) -> None:
        """Show a panel as it stands now."""
        await self._show(click, await self.screens.opened(click.action.match, click.user_id, click.language, kind))

    @handles(
        Pick, PickFromMenu, PickSeveral, TakeHint, PlayHint, TakeHintFromMenu, SetAmount, TakeCounted, ShowField, ShowGroup, ShowPage
    )  # fmt: skip
    async def answer(self, click: Click[AskAction]) -> None:
        """Answer what is asked, or look at another part of it."""
        ref = click.action.ref(click.admitted.own_seat)
        panel = await self.host.turns.panel(ref.match, click.user_id, ref.kind, change=True)
        meant = answers.meaning(panel.walk.ask, click.action, click.values) if isinstance(panel, Asking) else None
        if not isinstance(panel, Asking) or meant is None:
            await self._stale(click, ref)
        elif isinstance(meant, answers.Given):
            await self._given(click, ref, panel, meant)
        elif not is_same(panel.ref, ref):
            await self._stale(click, ref)
        elif isinstance(meant, answers.Look):
            await self._draw(click, panel, Glance(meant.at, tally=meant.tally))
        else:
            await self._draw(click, panel, Glance(meant.at, meant.tried, meant.reason))

    async def _given(self, click: Click[AskAction], ref: Ref, panel: Asking, meant: answers.Given) -> None:
        done: Played | Ordered | Panel
        try:
            if meant.field is not None:
                done = await self.host.turns.fill(ref, click.user_id, meant.field, meant.path[0])
            elif meant.plays and not (await self.host.people.settings(click.user_id)).confirm:
                done = await self.host.turns.play(ref, click.user_id, meant.path)
            else:
                done = await self.host.turns.answer(ref, click.user_id, meant.path)
        except (StaleTable, DraftGone):
            await self._stale(click, ref)
        except EngineError as error:
            await self._draw(click, panel, Glance(trouble=error.msg))
        else:
            await (self._done(click, done) if isinstance(done, Played | Ordered) else self._draw(click, done))

    @handles(Back, StartOver)
    async def take_back(self, click: Click[Back | StartOver]) -> None:
        """Take the last click back, or all of them."""
        ref = click.action.ref(click.admitted.own_seat)
        change = self.host.turns.back if isinstance(click.action, Back) else self.host.turns.restart
        try:
            await self._draw(click, await change(ref, click.user_id))
        except (StaleTable, DraftGone):
            await self._stale(click, ref)

    @handles(Confirm)
    async def confirm(self, click: Click[Confirm]) -> None:
        """Play the move, or set the order."""
        ref = click.action.ref(click.admitted.own_seat)
        try:
            done = await self.host.turns.confirm(ref, click.user_id)
        except (StaleTable, DraftGone):
            await self._stale(click, ref)
        else:
            await self._done(click, done)

    async def _done(self, click: Click[PanelAction], done: Played | Ordered) -> None:
        """Say what was played or ordered."""
        match = click.action.match
        if isinstance(done, Ordered):
            opened = await self.screens.opened(match, click.user_id, click.language)
            await self._show(click, opened.headed(*await self._told(click, done)))
            return
        await self._keep_dm(click, match)
        await click.reply.screen(await self.screens.moved(done.table, done.entry, click.user_id, click.language))

    async def _told(self, click: Click[PanelAction], done: Ordered) -> tuple[str, ...]:
        """What came of setting an order: which one stands, and what happens now where the panel does not say that."""
        say = click.about(done.table)
        if not done.order.line:
            return (say(Msg("discord.order.none", order=done.order.text)),)
        standing = await self.host.plans.standing(done.table.match, click.user_id)
        stored = say(Msg("discord.order.stored", order=done.order.text))
        if standing.goes_on is not None or standing.held:
            return (stored,)
        return (stored, say(Msg("discord.order.not-now") if standing.awaited else Msg("discord.order.later")))

    @handles(Move)
    async def move(self, click: Click[Move]) -> None:
        """A whole move as a line, for keyboards and screen readers."""
        done = await self.host.turns.move(click.action.match, click.user_id, click.action.line, once=click.action.once)
        await click.reply.screen(await self.screens.moved(done.table, done.entry, click.user_id, click.language))

    async def _show(self, click: Click[AtTable], opened: Opened) -> None:
        await click.reply.screen(opened.screen)
        await self.screens.sent(opened)

    async def _draw(self, click: Click[PanelAction], panel: Panel, glance: Glance | None = None) -> None:
        await click.reply.screen(await self.screens.shown(panel, click.user_id, click.language, glance or Glance()))

    async def _stale(self, click: Click[PanelAction], ref: Ref) -> None:
        await self._moved_on(click, ref.match, ref.kind)

    async def _moved_on(self, click: Click[AtTable], match: int, kind: Kind) -> None:
        """The panel is old: say so, and show the one that is true now."""
        opened = await self.screens.opened(match, click.user_id, click.language, kind)
        await self._show(click, opened.headed(click.say(Msg("discord.moved-on"))))

    async def _keep_dm(self, click: Click[PanelAction], match: int) -> None:
        """A panel that came by DM and was used stays there as the record of the move."""
        message = click.reply.interaction.message
        pings = await self.host.people.pings(match)
        if message is not None and any(ping.user_id == click.user_id and ping.message_id == message.id for ping in pings):
            await self.host.people.ping_removed(match, click.user_id)


def is_same(now: Ref, then: Ref) -> bool:
    """Whether a panel drawn then asks what is asked now, with the same answers before it."""
    return (now.kind, now.seat, now.rev, now.asked) == (then.kind, then.seat, then.rev, then.asked)
