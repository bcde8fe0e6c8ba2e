"""The buttons beside a private panel: what else the person can do there, and the way to other screens."""

from __future__ import annotations

from cogs.actions.lessons import ShowMe
from cogs.actions.panel import PlayHint, Where, of
from cogs.actions.seats import TakeBack
from cogs.actions.tables import ChangeChoice, Follow, OpenEarly, OpenTurn, OpenView, PrepareTurn, ShowMore
from cogs.panel import planned
from cogs.panel.asks import hint_key
from cogs.panel.labels import deciding
from cogs.panel.spec import Button, Row
from cogs.screens import questions
from cogs.screens.card import alone
from cogs.screens.desk import onward
from engine.core import Msg, Say
from engine.match import Entry
from engine.prepared import is_prepared
from play.host import Host
from play.values.panels import AskingPanel, Kind, Ready, Ref, Waiting
from play.values.types import Table


class Ways:
    """Finds which of them a person has. Nothing is written."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def asked(self, table: Table, ref: Ref, user_id: int, say: Say, is_begun: bool = False) -> tuple[Button, ...]:
        """Beside a question; few where an answer to it is given already."""
        if ref.kind in ("order", "plan"):
            return (planned.way(table.match, say),)
        buttons = [Button(OpenView(table.match), say(Msg("discord.card.my-view")))]
        if ref.kind == "early":
            buttons += [Button(OpenTurn(table.match), say(Msg("discord.panel.to-turn")))] if ref.seat in table.to_act else []
            return (*buttons, planned.way(table.match, say))
        if table.lesson is not None:
            buttons.append(Button(ShowMe(table.match, table.lesson), say(Msg("discord.learn.show"))))
        elif not is_begun:
            if await self.can_answer(table.match, user_id):
                buttons.append(Button(OpenEarly(table.match), say(Msg("early.open", what=Msg(f"{table.game}.early")))))
            if await self.host.plans.ways(table.match, user_id):
                buttons.append(planned.way(table.match, say))
            buttons.append(Button(ShowMore(table.match), say(Msg("discord.card.more"))))
        return tuple(buttons)

    async def waiting(self, table: Table, panel: Waiting, user_id: int, say: Say, has_moved: bool) -> tuple[Button, ...]:
        """For who waits for others: what they can do meanwhile, most of it just after their move."""
        buttons = [Button(OpenView(table.match), say(Msg("discord.card.my-view")))]
        if panel.can_change:
            buttons.append(Button(ChangeChoice(table.match), say(Msg("discord.panel.change")), "primary"))
        if panel.can_answer:
            label = Msg("early.open", what=Msg(f"{table.game}.early")) if panel.answer is None else Msg("early.change")
            buttons.append(Button(OpenEarly(table.match), say(label), "primary"))
        if panel.can_order and has_moved:
            buttons[:0] = await self._going_on(table, panel, user_id, say)
        if panel.can_plan and has_moved and not any(is_prepared(order) for order in panel.orders):
            buttons.insert(0, Button(PrepareTurn(table.match), say(Msg("plan.turn")), "primary"))
        if panel.can_order or panel.can_plan or panel.orders:
            buttons.append(planned.way(table.match, say))
        buttons.append(Button(OpenTurn(table.match), say(Msg("discord.panel.again"))))
        if not has_moved:
            buttons.append(Button(ShowMore(table.match), say(Msg("discord.card.more"))))
        return (*buttons, *onward(*await self.host.desk.next(user_id, table.match), say))

    async def _going_on(self, table: Table, panel: Waiting, user_id: int, say: Say) -> list[Button]:
        """The orders that go on with the move just made, one click each, where no order of the same kind stands."""
        asked = await self.host.turns.panel(table.match, user_id, "order")
        if not isinstance(asked, AskingPanel):
            return []
        taken = {order.slot for order in panel.orders}
        onward = [hint for hint in asked.walk.ask.suggest if hint.goes_on and not taken & set(hint.path)]
        return [
            Button(PlayHint(**of(asked.ref), at=Where(), key=hint_key(hint)), deciding(hint.label, hint.hint, say), "success")
            for hint in onward
        ]

    async def can_answer(self, match: int, user_id: int) -> bool:
        """Whether a person can say now all that they will be asked about what is asked of them."""
        panel = await self.host.turns.panel(match, user_id, "early")
        return isinstance(panel, AskingPanel | Ready) and panel.ref.kind == "early"

    async def watching(self, table: Table, user_id: int, say: Say) -> tuple[Row, ...]:
        """For who has no seat: the way to one, and watching where the server allows it."""
        label = Msg("discord.panel.unfollow" if user_id in table.followers else "discord.card.follow")
        watch = (Button(OpenView(table.match), say(Msg("discord.card.my-view"))), Button(Follow(table.match), say(label)))
        row = (*questions.way_to_seat(table, user_id, say), *alone(table, say))
        row = (*row, *watch) if (await self.host.houses.at(table)).may_watch(table, user_id) else row
        return (row,) if row else ()


def back(table: Table, moved: Entry | None, say: Say) -> tuple[Button, ...]:
    """The way back from the newest move, where it has one."""
    if moved is None or moved.sealed or table.status != "running" or table.seq != moved.seq:
        return ()
    return (Button(TakeBack(table.match, moved.seq), say(Msg("discord.panel.undo"))),)


def ready(table: Table, kind: Kind, say: Say) -> tuple[Button, ...]:
    """Beside a finished answer."""
    return (planned.way(table.match, say) if kind != "turn" else Button(OpenView(table.match), say(Msg("discord.card.my-view"))),)
