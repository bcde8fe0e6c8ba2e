"""Clicks at a running table, besides one's own turn: views, questions, undo, *More*."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cogs.actions.seats import Abandon, AnswerAsked, AskToAbandon, AskUndo, Consent, ShowAsked, TakeBack, VoteAbsent, VoteRules
from cogs.actions.tables import Follow, LookAtBoard, MoveHere, OpenView, Predict, ShowMore, ShowPart, ShowSettingsHere, ShowWhyNot
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, handles
from cogs.edge.gate import Gate, is_lost, moderates
from cogs.edge.services import Services, texts_about, title
from cogs.panel.spec import Button, Screen, cut
from cogs.screens.consent import deed_words, undone_moves
from cogs.screens.matters import ballots, upgrade
from cogs.screens.private import WORDS, ScreenHandlers
from cogs.screens.questions import answers, on_its_own
from cogs.screens.seats import to_more
from cogs.screens.seen import PanelSight, beside, gather_sight, with_more
from cogs.tables import more
from cogs.tables.more import Rights
from cogs.tables.seats import free_switch, late_seats
from engine.values.core import EngineError, Msg, Seat, Who
from play.host import Host
from play.values.errors import NotAllowed, StaleTable
from play.values.outcomes import Agreed, Declined, Ended, Heard, RefereeActed, SeatGiven, Undoing, Undone, Upgraded, Voted
from play.values.panels import Spectating


class Running(ScreenHandlers):
    """The clicks at a running table besides those on the panel of a turn.

    `wake` has the card of a match shown again.
    """

    def __init__(self, services: Services, wake: Callable[[int], None], gate: Gate) -> None:
        super().__init__(services)
        self.wake = wake
        self.gate = gate

    @handles(OpenView, ShowPart)
    async def view(self, click: Click[OpenView | ShowPart]) -> None:
        """Show what the person may see: the whole picture, or the part that was asked for."""
        part = None
        if isinstance(click.action, ShowPart):
            part = click.action.part or next(iter(click.values), None)
        screen = await self.screens.by(click.host).view(click.table, click.user_id, click.language, part)
        if part == WORDS and click.seat is not None and click.table.status == "running":
            screen = replace(screen, rows=(*screen.rows, *more.why_not_row(await self._panel_sight(click))))
        await click.reply.screen(screen)

    @handles(LookAtBoard)
    async def board(self, click: Click[LookAtBoard]) -> None:
        """Show a picture of the position, or share it with the channel as spectators see it."""
        table, share = click.table, click.action.share
        if share and not _is_at_its_place(click):
            raise NotAllowed(Msg("discord.board.share-there"))
        part = await self._part(click, None if share else click.seat, click.action.where)
        if not share:
            return await click.reply.screen(await self.screens.by(click.host).view(table, click.user_id, click.language, part))
        language = await self.services.public(table)
        picture = await self.screens.by(click.host).picture(table, None, language, part=part)
        if picture is None:
            raise EngineError("no picture", Msg("discord.board.none"))
        await click.reply.text(Msg("tale.shown"))
        head = texts_about(table, language)(Msg("discord.board.head", who=f"<@{click.user_id}>", game=title(table.game), match=table.match))
        await click.reply.public(Screen((head,), picture=picture))

    async def _part(self, click: Click[LookAtBoard], seat: Seat | None, where: str) -> str | None:
        """Return the part of the picture that is meant; `None`: none was named.

        Raises `EngineError`, which lists all parts.
        """
        if not where.strip():
            return None
        table, pictures = click.table, self.services.pictures
        view = await click.host.reading.view(table.match, seat)
        part = await pictures.find(table.game, view, where, click.about(table))
        if part is None:
            known = tuple(Msg(f"{table.game}.picture.{known}") for known in await pictures.parts(table.game, view))
            raise EngineError(
                "no such picture",
                Msg("discord.board.unknown", where=cut(where, 40), game=title(table.game), match=table.match, parts=known),
            )
        return part

    @handles(Follow)
    async def follow(self, click: Click[Follow]) -> None:
        """Follow a match or no longer; its players have it on their desk anyway."""
        table, on = click.table, click.user_id not in click.table.followers
        if on and click.seat is not None:
            return await click.reply.words_beside(Msg("discord.follow.seated"))
        await self.host.people.follow(table.match, click.user_id, on)
        key = "discord.follow.on" if on else "discord.follow.off"
        if on and table.status == "running" and (await self.host.houses.at(table)).watching:
            key = "watch.follow"
        answer = click.say(Msg(key))
        if not click.reply.in_place:
            return await click.reply.screen(Screen((answer,)))
        await self.screens.answer_click(click, answer)

    @handles(Predict)
    async def predict(self, click: Click[Predict]) -> None:
        """Keep the prediction, and show the panel again."""
        seat = whole_number(click.value, digits=2)
        if seat is None:
            raise EngineError("no seat", Msg("discord.old-control"))
        await self.host.watching.predict(click.action.match, click.user_id, Seat(seat))
        await self.screens.answer_click(click)

    @handles(ShowMore)
    async def more(self, click: Click[ShowMore]) -> None:
        """Show the rarely needed controls."""
        rights = await self._rights(click)
        if click.table.status == "open":
            return await click.reply.screen(more.lobby(click.table, click.user_id, rights, click.about(click.table)))
        sight = await self._panel_sight(click)
        await click.reply.screen(more.screen(sight, rights))
        await self.host.people.delete_notices(sight.notices[: more.NOTICES])

    @handles(ShowSettingsHere)
    async def settings(self, click: Click[ShowSettingsHere]) -> None:
        """Show what the person can choose for this table."""
        await click.reply.screen(more.settings_here(await self._panel_sight(click), await self._rights(click)))

    async def _rights(self, click: Click[Any]) -> Rights:
        table = click.table
        return Rights(
            may_judge=moderates(click.caller, table) or await self.gate.is_referee(click.caller, table),
            may_move=await may_move(click, click.host),
            switch=(free_switch(table, click.about(table)),) if click.user_id == table.opener_id and table.bots and table.people else (),
            late=tuple(late_seats(table, click.seat, click.about(table))),
        )

    @handles(ShowWhyNot)
    async def why_not(self, click: Click[ShowWhyNot]) -> None:
        """Show why something cannot be done now."""
        await click.reply.screen(more.why_not(await self._panel_sight(click)))

    async def _panel_sight(self, click: Click[Any]) -> PanelSight:
        """Return all that *More* shows, as it was when the click came.

        It is complete even if the panel of the turn fails.
        """
        host, match, user = click.host, click.action.match, click.user_id
        without = Spectating(match, Msg("discord.card.more"))
        panel = await beside(click.table, user, "the panel", host.turns.panel(match, user, change=True), without)
        return await with_more(host, await gather_sight(host, panel, user, click.language))

    @handles(TakeBack)
    async def undo(self, click: Click[TakeBack]) -> None:
        """Take back one's last move at once, or say what the others would have to agree to."""
        outcome = await self.host.agreements.undo(click.action.match, click.user_id, click.action.seq)
        if not isinstance(outcome, Undoing):
            return await self._show_outcome(click, outcome)
        table, say = outcome.table, click.about(outcome.table)
        moves = await undone_moves(self.host, table, click.seat, outcome.target, say)
        head = (say(Msg("discord.undo.ask")), moves, say(Msg("discord.undo.ask-who", who=tuple(Who(seat) for seat in outcome.missing))))
        ask = Button(AskUndo(table.match, outcome.target, table.seq), say(Msg("discord.undo.ask-yes")), "danger")
        await click.reply.screen(Screen(head, ((ask, to_more(table.match, say)),)))

    @handles(AskUndo)
    async def ask_undo(self, click: Click[AskUndo]) -> None:
        """Ask the others whether the moves that were shown are taken back."""
        action = click.action
        if click.table.seq != action.seq:
            raise StaleTable
        outcome = await self.host.agreements.undo(action.match, click.user_id, action.seq, action.target)
        if isinstance(outcome, Undoing):
            raise StaleTable
        await self._show_outcome(click, outcome)

    @handles(AskToAbandon)
    async def ask_to_abandon(self, click: Click[AskToAbandon]) -> None:
        """Ask whether the person really wants to propose an end without a result."""
        match, say = click.action.match, click.say
        row = (Button(Abandon(match), say(Msg("discord.more.abandon-yes")), "danger"), to_more(match, say))
        await click.reply.screen(Screen((say(Msg("discord.more.abandon-ask")),), (row,)))

    @handles(Abandon)
    async def abandon(self, click: Click[Abandon]) -> None:
        """Propose to end the match without a result."""
        await self._show_outcome(click, await self.host.agreements.abandon(click.action.match, click.user_id))

    @handles(Consent)
    async def consent(self, click: Click[Consent]) -> None:
        """Answer the question that the button showed, not a later one."""
        await self._answer(click, click.action.proposal, "yes" if click.action.yes else "no")

    @handles(VoteAbsent, VoteRules)
    async def vote(self, click: Click[VoteAbsent | VoteRules]) -> None:
        """Vote; say what is decided, or who has yet to vote."""
        await self._answer(click, click.action.ballot, click.action.choice)

    @handles(ShowAsked)
    async def show_question(self, click: Click[ShowAsked]) -> None:
        """Show what the table asks the person, on a screen of its own."""
        say = click.about(click.table)
        await click.reply.screen(await on_its_own(self.host, click.table, click.action.question, click.user_id, say))

    @handles(AnswerAsked)
    async def answer(self, click: Click[AnswerAsked]) -> None:
        """Answer the question that the button showed; the host says what follows (`Heard`)."""
        await self._answer(click, click.action.question, click.action.choice)

    async def _answer(self, click: Click[Any], key: str, choice: str) -> None:
        """Answer a question of the table by its key, and show what comes of it."""
        outcome = await self.host.answers.answer(click.action.match, click.user_id, key, choice)
        if isinstance(outcome, Voted):
            await click.reply.screen(ballots.vote_screen(outcome, choice, click.about(click.table), click.about(outcome.table)))
        elif isinstance(outcome, Upgraded):
            await click.reply.screen(upgrade.vote_screen(outcome, choice, click.about(outcome.table)))
        elif isinstance(outcome, Heard):
            await click.reply.text(outcome.msg)
        else:
            await self._show_outcome(click, outcome)

    async def _show_outcome(self, click: Click[Any], outcome: Agreed) -> None:
        """Say how a question to the table has ended, or who has still to answer it."""
        table, say = outcome.table, click.about(outcome.table)
        if isinstance(outcome, Undone):
            text = " ".join(say(note.msg) for note in outcome.entry.notes)
            await self.screens.answer_click(click, f"↩ {text}")
        elif isinstance(outcome, RefereeActed):
            await click.reply.screen(Screen((deed_words(outcome, say),)))
        elif isinstance(outcome, Ended):
            await click.reply.text(Msg("discord.more.ended"))
        elif isinstance(outcome, Declined):
            await click.reply.text(Msg("discord.undo.declined"))
        elif isinstance(outcome, SeatGiven):
            await click.reply.screen(Screen((say(Msg("discord.seats.given", who=Who(outcome.seat))),)))
        else:
            await click.reply.screen(await answers(self.host, table, outcome.key, click.user_id, say))

    @handles(MoveHere)
    async def move_here(self, click: Click[MoveHere]) -> None:
        """Bring the table card to the channel of the click, within its server."""
        if not await may_move(click, self.host):
            raise NotAllowed(Msg("discord.more.here-not"))
        await self.host.tables.move_to(click.action.match, click.caller.place, is_own_thread=False)
        self.wake(click.action.match)
        await click.reply.text(Msg("discord.more.moved"))


def _is_at_its_place(click: Click[Any]) -> bool:
    """Return whether everybody who sees the click's channel can see the table's place."""
    here, there = click.caller.place, click.table.place
    is_open = there.thread_id in (None, here.thread_id) or click.table.own_thread
    return here.guild_id == there.guild_id and here.channel_id == there.channel_id and is_open


async def may_move(click: Click[Any], host: Host) -> bool:
    """Return whether the caller may bring the table to the channel of the click.

    It stays in its server, and in channels in which tables may be opened. Its opener may move it if they may write here, and so may people
    who manage the channel. If the place of the table is gone, it may go to any channel, and everybody at the table who may write there may
    move it.
    """
    caller, table = click.caller, click.table
    if caller.place.guild_id is None or caller.place.guild_id != table.place.guild_id:
        return False
    if not (await host.houses.at(table)).takes(caller.place) and not await is_lost(click.reply.interaction.guild, table.place):
        return False
    if caller.can_manage:
        return True
    if not caller.can_post:
        return False
    is_opener = caller.user_id == table.opener_id
    return is_opener or (click.seat is not None and await is_lost(click.reply.interaction.guild, table.place))
