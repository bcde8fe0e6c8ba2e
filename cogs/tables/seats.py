"""Clicks about seats of a running match: leaving one, coming back, taking that of a bot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.actions.seats import (
    AskToAbandon,
    AskToEndAlone,
    BackInSeat,
    ChooseBotFor,
    ChooseBotForMe,
    Consent,
    EndAlone,
    FreeSeats,
    GiveSeat,
    LeaveForGood,
    PlayAlone,
    ShowSeats,
    SitDown,
)
from cogs.actions.wire import Action
from cogs.edge.clicks import Click, handles
from cogs.edge.services import title
from cogs.panel.asks import in_rows
from cogs.panel.fitting import whole_sentences
from cogs.panel.spec import CHOICES, PLACEHOLDER, SHORT, Button, Choice, Menu, Row, Screen, cut
from cogs.screens.card import alone, unusual_options
from cogs.screens.private import ScreenHandlers
from cogs.screens.questions import way_to_seat
from cogs.screens.seats import chosen_seat, holder_id, seat_choice, to_more
from engine.bots import KINDS, USUAL
from engine.match import registry
from engine.values.core import Msg, Say, Seat, Who
from play.follows.deputy import CARETAKER
from play.minds.styles import style_of, style_words
from play.table.seats import Right, right_to_seat
from play.values.errors import NotAllowed, StaleTable
from play.values.names import bot_manner, bot_strength, player
from play.values.types import Table

POSITION = 1200
"""The most characters of the position in words, which are shown if no picture can be drawn."""

SEATS = 10
"""The most seats of bots on one screen."""


class SeatClicks(ScreenHandlers):
    """The clicks about seats."""

    @handles(ShowSeats)
    async def show(self, click: Click[ShowSeats]) -> None:
        """Show which seats bots play, whose they are, and how the person gets one."""
        table, say = click.table, click.about(click.table)
        screen = seats_screen(table, click.user_id, say)
        picture, body = await self.screens.by(click.host).picture(table, None, click.language), [unusual_options(table, say)]
        if picture is None:
            rules, view = registry.rules_of(table.game, table.version), await click.host.reading.view(table.match, None)
            position = whole_sentences(" ".join(say(msg) for msg in rules.describe(view)), POSITION)
            body.insert(0, f"{say(Msg('time.seat-position'))}\n{position}")
        await click.reply.screen(replace(screen, picture=picture, body=tuple(body)))

    @handles(SitDown)
    async def sit_down(self, click: Click[SitDown]) -> None:
        """Take the seat of a bot and play on, or ask the others for it and say so."""
        action, person = click.action, click.caller.person
        take = self.host.seats.ask if action.ask else self.host.seats.take
        table = await take(action.match, person, action.seat)
        say = click.about(table)
        if table.seat_of(click.user_id) is None:  # the seat was only asked for
            return await click.reply.screen(seats_screen(table, click.user_id, say))
        await self.screens.answer_click(click, say(Msg("discord.seats.taken")))

    @handles(BackInSeat)
    async def come_back(self, click: Click[BackInSeat]) -> None:
        """Let a person play on, and show their turn; anyone else sees the table.

        A person who left takes the seat back that is kept for them. A person who never left has lost their stand-in by the click itself.
        """
        own = click.table.kept_for(click.user_id) if click.seat is None else None
        if own is not None:
            await self.host.seats.take(click.action.match, click.caller.person, own)
        await self.screens.answer_click(click, *(() if own is None else (click.say(Msg("discord.seats.taken")),)))

    @handles(ChooseBotForMe)
    async def choose_bot_for_me(self, click: Click[ChooseBotForMe]) -> None:
        """Show what leaving means, and ask which bot plays on."""
        table, seat, say = click.table, click.admitted.own_seat, click.about(click.table)
        is_last = all(other == seat for other in table.present)
        head = [f"### {say(Msg('discord.seats.leave-head', game=title(table.game)))}", say(Msg("discord.seats.leave"))]
        if is_last:
            head.append(say(Msg("discord.seats.leave-last")))
        more = (
            Button(LeaveForGood(table.match, click.user_id), say(Msg("time.leave-for-good")), "danger"),
            Button(AskToAbandon(table.match), say(Msg("discord.more.abandon")), "danger"),
        )
        await click.reply.screen(_bot_choice_screen(table, seat, Msg("discord.seats.leave-to"), tuple(head), say, more))

    @handles(ChooseBotFor)
    async def choose_bot_for(self, click: Click[ChooseBotFor]) -> None:
        """Choose which bot plays on for somebody whose time is up.

        A menu names the person, who may have left meanwhile. A button means the only such person; if there are several, it shows the menu.
        """
        table, say, own = click.table, click.about(click.table), click.admitted.own_seat
        late = _replaceable(table, own)
        if click.values:
            seat = chosen_seat(table, click.values)
        elif len(late) > 1:
            return await click.reply.screen(Screen((say(Msg("discord.more.swap")),), tuple(late_seats(table, own, say))))
        elif not late and own in table.late:
            raise NotAllowed(Msg("discord.seats.own-late"))
        else:
            seat = late[0] if late else None
        if seat is None or table.occupants[seat].person is None:
            raise StaleTable
        head = (say(Msg("discord.seats.replace", who=Who(seat), game=title(table.game))),)
        await click.reply.screen(_bot_choice_screen(table, seat, Msg("discord.seats.replace-by"), head, say))

    @handles(GiveSeat)
    async def give_seat(self, click: Click[GiveSeat]) -> None:
        """Put a bot in a seat, if the person who was shown still sits there."""
        action = click.action
        bot = action.bot or click.value  # a button names the bot, a menu has it as its value
        table = await self.host.seats.substitute(action.match, click.user_id, action.seat, bot, action.user)
        say = click.about(table)
        if click.seat == action.seat:
            await self._show_left(click, table, action.seat)
        else:
            await click.reply.text(Msg("discord.seats.replaced", who=say(player(table, action.user) or Msg("play.somebody"))))

    @handles(LeaveForGood)
    async def leave_for_good(self, click: Click[LeaveForGood]) -> None:
        """Leave a seat for good: the usual stand-in plays on until somebody takes it."""
        match, seat = click.action.match, click.admitted.own_seat
        table = await self.host.seats.substitute(match, click.user_id, seat, CARETAKER, click.action.user, for_good=True)
        await self._show_left(click, table, seat, "time.left-for-good")

    async def _show_left(self, click: Click[Any], table: Table, seat: Seat, key: str = "discord.seats.left") -> None:
        """Show a person the seat that they have left."""
        say = click.about(table)
        head = [say(Msg(key, bot=Who(seat)))]
        if table.paused:
            head.append(say(Msg("discord.seats.paused")))
        rows = in_rows([*way_to_seat(table, click.user_id, say), *alone(table, say, click.user_id)])
        await click.reply.screen(Screen(tuple(head), tuple(rows)))

    @handles(FreeSeats)
    async def free_seats(self, click: Click[FreeSeats]) -> None:
        """Let anybody take the seat of a bot, or only with consent."""
        on = click.action.on
        await self.host.tables.free_seats(click.action.match, click.user_id, on)
        await click.reply.text(Msg("discord.seats.free-on") if on else Msg("discord.seats.free-off"))

    @handles(PlayAlone)
    async def play_alone(self, click: Click[PlayAlone]) -> None:
        """Let the bots play on in a match that all people have left."""
        await self.host.seats.play_alone(click.action.match, click.user_id)
        await click.reply.text(Msg("discord.seats.alone"))

    @handles(AskToEndAlone)
    async def ask_to_end_alone(self, click: Click[AskToEndAlone]) -> None:
        """Ask whether a match that all people have left is really to end."""
        say = click.about(click.table)
        row = (Button(EndAlone(click.action.match), say(Msg("time.vote.end")), "danger"), to_more(click.action.match, say))
        await click.reply.screen(Screen((say(Msg("discord.seats.end-ask")),), (row,)))

    @handles(EndAlone)
    async def end_alone(self, click: Click[EndAlone]) -> None:
        """End a match that all people have left."""
        await self.host.seats.end_alone(click.action.match, click.user_id)
        await click.reply.text(Msg("discord.more.ended"))


def seats_screen(table: Table, user_id: int, say: Say) -> Screen:
    """Return the seats of bots and whose they are, with buttons for those the person can have.

    Raises `NotAllowed` if there is none.
    """
    if not table.bots:
        raise NotAllowed(Msg("discord.seats.none"))
    seats = table.bots[:SEATS]
    lines = [line for seat in seats for line in _seat_lines(table, seat, say)]
    rights: dict[Seat, Right] = {}
    refusals: list[NotAllowed] = []
    for seat in seats:
        try:
            rights[seat] = right_to_seat(table, user_id, seat)
        except NotAllowed as error:
            refusals.append(error)
    buttons = [button for seat, right in rights.items() for button in _seat_buttons(table, user_id, seat, right, say)]
    if refusals and not buttons:
        raise refusals[-1]
    if any(wish.person.user_id == user_id and not wish.refused for wish in table.wishes):
        lines.append(say(Msg("discord.seats.asked")))
    elif "ask" in rights.values():
        lines.append(say(Msg("discord.seats.how", who=player(table, table.opener_id) or Msg("play.opener"))))
    elif "free" in rights.values():
        lines.append(say(Msg("discord.seats.free")))
    head = (f"### {say(Msg('discord.seats.head', game=title(table.game)))}", "\n".join(lines))
    return Screen(head, tuple(in_rows([*buttons, to_more(table.match, say)])))


def _seat_buttons(table: Table, user_id: int, seat: Seat, right: Right, say: Say) -> list[Button]:
    """Return the button that takes a bot's seat or asks for it, or withdraws the wish for it.

    There is none if the wish was refused.
    """
    wish = next((wish for wish in table.wishes if wish.person.user_id == user_id and wish.seat == seat), None)
    if wish is not None:
        return [] if wish.refused else [Button(Consent(table.match, wish.key, False), say(Msg("discord.seats.withdraw")))]
    label = {"own": "discord.seats.back", "free": "discord.seats.take-of", "ask": "discord.seats.ask-for"}[right]
    msg = Msg(label) if right == "own" else Msg(label, bot=Who(seat))
    return [Button(SitDown(table.match, seat, right == "ask"), cut(say(msg), SHORT), "primary")]


def _seat_lines(table: Table, seat: Seat, say: Say) -> list[str]:
    """Return for whom the seat of a bot is kept, and the style of the bot if it has one."""
    owner = table.owner_of(seat)
    owner_name = None if owner is None else player(table, owner.user_id)
    if owner_name is None:
        lines = [say(Msg("discord.seats.nobodys", bot=Who(seat)))]
    else:
        lines = [say(Msg("discord.seats.kept", bot=Who(seat), who=owner_name))]
    if (style := style_of(table, seat, registry.rules(table.game))) is not None:
        lines.append(f"-# {say(style_words(seat, style))}")
    return lines


def late_seats(table: Table, seat: Seat | None, say: Say) -> list[Row]:
    """Return a menu of the people whose time is up, for others at the table."""
    late = () if seat is None else _replaceable(table, seat)
    if not late:
        return []
    choices = tuple(seat_choice(table, other, say) for other in late[:CHOICES])
    return [Menu(ChooseBotFor(table.match), cut(say(Msg("discord.more.swap")), PLACEHOLDER), choices)]


def _replaceable(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the other people whose time is up and for whom nobody votes."""
    voted = [ballot.seat for ballot in table.ballots]
    return tuple(other for other in table.late if other != seat and other in table.people and other not in voted)


def _bot_choice_screen(table: Table, seat: Seat, label: Msg, head: tuple[str, ...], say: Say, more: tuple[Button, ...] = ()) -> Screen:
    """Return the button that puts the usual bot in a seat, and a menu of the others."""
    who = holder_id(table, seat)
    buttons = [Button(GiveSeat(table.match, seat, who, USUAL), say(label), "danger"), *more]
    others = tuple(Choice(kind, say(bot_strength(kind)), say(bot_manner(kind))) for kind in KINDS if kind != USUAL)
    menu = Menu(GiveSeat(table.match, seat, who, ""), say(Msg("discord.seats.other-bot")), others)
    return Screen(head, (*((button,) for button in buttons), menu, (to_more(table.match, say),)))


def free_switch(table: Table, say: Say) -> Button:
    """Return the button by which the opener lets anybody take the seats of bots, or no longer."""
    label = Msg("discord.seats.free-stop") if table.terms.free else Msg("discord.seats.free-start")
    action: Action = FreeSeats(table.match, not table.terms.free)
    return Button(action, say(label))
