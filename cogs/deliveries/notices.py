"""Messages to one person: notices, calls of referees, and that Discord refuses a table."""

from __future__ import annotations

import logging

from cogs.actions.seats import BackInSeat, ChooseBotFor
from cogs.actions.servers import Explain, ShowReferee
from cogs.actions.tables import OpenTurn
from cogs.deliveries.messages import Messages, only, only_role, with_link
from cogs.deliveries.pings import Pings
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services, place_of, reading_language, table_link, texts_about, title
from cogs.edge.sight import Somebody
from cogs.panel.spec import Button, Row, Screen, cut
from cogs.screens import questions, story
from cogs.screens.story import notice_line
from engine.match.match import is_about
from engine.values.core import Msg, Say
from play.ledger.outbox import Effect
from play.values.personal import Notice, NotificationWay
from play.values.types import Table
from words import speaker

log = logging.getLogger(__name__)

SAID_ALOUD = frozenset(f"play.notice.{name}" for name in (
    "replaced", "still", "bank", "last-call", "silent", "late", "somebody-silent", "somebody-late", "caretaker", "bench", "seat-gone",
    "seat-given", "seat-refused", "seat-elsewhere", "seat-free", "named", "offered", "replaced-by-referee", "replaced-by-person",
))  # fmt: skip
"""Notices that are posted in the channel, with a mention, for people who do not play by direct message."""

OF_PLANS = frozenset(f"play.notice.{name}" for name in ("order-done", "order-lapsed", "plan-stopped", "deputy"))
"""Notices about orders, prepared turns and stand-ins. Nobody has to read them at once, so they make no sound, as the notices of games."""

QUOTED = 600
"""Characters that are quoted of an entry about which referees are called, at most."""

NAMED = "play.notice.named"
"""The notice for the new referee of a table."""

STOOD_FOR = "play.notice.caretaker"
"""The notice for a person whose time was up, so that a bot plays for them until their next click."""

ON_SCREEN = frozenset({"play.notice.deputy", "play.notice.live-over"})
"""Notices that are never sent: people read them on their next private screen."""

FOLLOWED = frozenset(f"play.notice.watch-{name}" for name in ("lead", "phase", "last"))
"""Notices for followers of a match: by direct message without a sound, unless the person wants no notifications."""

WAITED_FOR = frozenset(f"play.notice.{name}" for name in ("still", "reminder", "reminder-bank", "bank", "last-call", "silent", "late"))
"""Notices for a person whose turn it still is; they have the button *Your turn*."""

REMINDERS = WAITED_FOR - {"play.notice.silent", "play.notice.late"}
"""The notices among `WAITED_FOR` that say nothing beyond the ping, which is posted again in their place."""

SOMEBODY_LATE = frozenset({"play.notice.somebody-silent", "play.notice.somebody-late"})
"""The notices that the time of another player is up; they have the button that lets a bot play."""

CALL = "play.notice.bench"
"""The notice of an open seat. It is posted only where the table is, so that nobody learns of a table whose place they cannot see."""


def makes_sound(msg: Msg, way: NotificationWay) -> bool:
    """Return whether a notice makes a sound for its person.

    A direct message does, unless it is about plans or a followed match. Otherwise a notice does if it is posted in the channel.
    """
    if way == "dm":
        return msg.key.startswith("play.notice.") and msg.key not in OF_PLANS | FOLLOWED
    return way != "off" and msg.key in SAID_ALOUD


class Notices:
    """Sends notices, calls of referees, and troubles: messages that Discord refuses a table."""

    def __init__(self, services: Services, messages: Messages, pings: Pings) -> None:
        self.host = services.host
        self.outbox = services.host.outbox
        self.messages = messages
        self.pings = pings

    async def send_notices(self, effect: Effect) -> None:
        """Send a person's notices of a table, each in the way that fits the person and the notice.

        - People who play by direct message get direct messages, those about plans without a sound.
        - Others read most notices on their next private screen. Those that must reach people who may not open one (`SAID_ALOUD`)
          are posted in the channel, with a mention.
        - A reminder is shown on the ping, which is posted again for it and is deleted with the turn.
        - In quiet hours and holidays nothing is sent until they end.
        - People who may not see the table any more get no direct messages, and no longer follow the match.
        """
        host = await self.host.looking_at(effect.match, effect.recipient)
        table = await host.reading.table(effect.match)
        user_id = effect.recipient
        chosen = await host.people.settings(user_id)
        way = await host.telling.way(effect.match, user_id)
        say = texts_about(table, reading_language(chosen), user_id)
        notices = await host.people.notices(effect.match, user_id)
        is_called = any(notice.msg.key == CALL for notice in notices)
        # A message in the channel also waits for the quiet hours of the server.
        until = await host.telling.rests_until(user_id, table if way != "dm" or is_called else None)
        may_be_sent = way == "dm" or (way != "off" and any(notice.msg.key in SAID_ALOUD | FOLLOWED for notice in notices))
        if until is not None and may_be_sent:
            return await self.host.telling.hold(effect, [], until)
        private = [notice for notice in notices if notice.msg.key in FOLLOWED or (way == "dm" and notice.msg.key != CALL)]
        if private and not await self.messages.sight.may_read(Somebody(user_id), table):
            await self.host.people.follow(effect.match, user_id, False)
            await self.host.people.delete_notices(private)
            notices = tuple(notice for notice in notices if notice not in private)
        reminders = [notice for notice in notices if notice.msg.key in (WAITED_FOR if way == "dm" else REMINDERS)]
        if not any(makes_sound(notice.msg, way) for notice in reminders):
            reminders = []
        for notice in notices:
            is_shown_elsewhere = notice in reminders or notice.msg.key in ON_SCREEN  # on the ping, or on the next private screen
            if not is_shown_elsewhere and await self._send(notice, table, user_id, way, say):
                await self.host.people.delete_notices([notice])
        if reminders and way == "dm":
            await self.host.people.delete_notices(reminders[:-1])  # the ping shows the last one
            await self.pings.tell(effect)
        elif reminders:
            await self.pings.tell(effect)
            await self.host.people.delete_notices(reminders)
        else:
            await self.outbox.remove(effect)

    async def _send(self, notice: Notice, table: Table, user_id: int, way: NotificationWay, say: Say) -> bool:
        """Send a notice by direct message or in the channel.

        Returns `False` if it is sent in neither way; then it is on the person's next private screen.
        """
        text, row = notice_line(notice, say), _buttons(notice.msg, table, user_id, say)
        rows: tuple[Row, ...] = (row,) if row else ()
        if notice.msg.key in FOLLOWED and way != "off":
            news = Msg("watch.line", game=title(table.game), match=table.match, text=notice.msg)
            screen = with_link(Screen((say(news),)), table, say)
            await self.messages.direct(user_id, screen, f"notice-{notice.id}", silent=True, about=(table,))
        elif way == "dm" and notice.msg.key != CALL:
            screen, is_silent = with_link(Screen((text,), rows), table, say), not makes_sound(notice.msg, way)
            await self.messages.direct(user_id, screen, f"notice-{notice.id}", silent=is_silent, about=(table,))
        elif way != "off" and notice.msg.key in SAID_ALOUD:
            head = say(Msg("discord.notice", user=f"<@{user_id}>", game=title(table.game), link=table_link(table)))
            has_mentions_off = (await self.host.houses.lately(table.place.guild_id)).mentions == "direct"
            mentioned = NO_MENTIONS if has_mentions_off else only([user_id])
            post = Screen((head, text), rows)
            await self.messages.send(place_of(table), post, f"notice-{notice.id}", mentioned, of=table, about=())
        else:
            return False
        return True

    async def call_referee(self, effect: Effect) -> None:
        """Call a table's named referee, else the server's referees, because of a challenged entry.

        The `recipient` of the effect is the number of the entry.
        """
        table, seq = await self.host.reading.table(effect.match), effect.recipient
        say, referee, guild = texts_about(table), table.oversight.named, table.place.guild_id
        role = None if guild is None else await self.host.referees.role(guild)
        challenged = [entry for entry in await self.host.reading.log(effect.match, None, seq - 1) if entry.entry.seq == seq]
        calls = [entry for entry in await self.host.reading.log(effect.match, None, seq) if is_about(entry.entry, "challenge", seq)]
        if challenged and calls and (referee is not None or role is not None):
            called = f"<@{referee.user_id}>" if referee is not None else f"<@&{role}>"
            link, text = table_link(table), story.in_words(calls[0], say)
            head = say(Msg("challenge.call", called=called, game=title(table.game), link=link, text=text))
            look = Button(Explain(table.match, seq), say(Msg("challenge.look")), "primary")
            screen = Screen(
                (head,),
                ((look, Button(ShowReferee(table.match), say(Msg("referee.button")))),),
                body=(f"> {cut(story.in_words(challenged[0], say), QUOTED)}",),
            )
            mentioned = only([referee.user_id]) if referee is not None else only_role(role or 0)
            await self.messages.send(place_of(table), screen, effect.nonce, mentioned, of=table, about=())
        await self.outbox.remove(effect)

    async def send_trouble(self, effect: Effect) -> None:
        """Tell a person by direct message that Discord refuses a table."""
        say = speaker(reading_language(await self.host.people.settings(effect.recipient)))
        table = await self.host.reading.table(effect.match)
        await self.messages.direct(effect.recipient, Screen((say(effect.msg),)), effect.nonce, about=(table,))
        await self.outbox.mark_trouble_told(effect)

    async def keep_for_screen(self, effect: Effect) -> None:
        """Keep a refused direct message for the person's next private screen.

        A trouble is kept for the opener of the table instead if its person neither opened it nor plays there.
        """
        log.info("direct messages are closed", extra={"match": effect.match, "user": effect.recipient})
        if effect.kind == "trouble":
            table = await self.host.reading.table(effect.match)
            is_part = effect.recipient == table.opener_id or table.seat_of(effect.recipient) is not None
            await self.outbox.keep_as_notice(effect, None if is_part or not table.opener_id else table.opener_id)
        else:
            await self.outbox.remove(effect)


def _buttons(msg: Msg, table: Table, user_id: int, say: Say) -> tuple[Button, ...]:
    """Return the buttons below a notice, for a referee, a late seat, a turn or a free seat."""
    if msg.key == NAMED:
        return (Button(ShowReferee(table.match), say(Msg("referee.button"))),)
    if msg.key in SOMEBODY_LATE:
        return (Button(ChooseBotFor(table.match), say(Msg("time.let-bot"))),)
    if msg.key in WAITED_FOR:
        return (Button(OpenTurn(table.match), say(Msg("discord.panel.your-turn")), "primary"),)
    if msg.key == STOOD_FOR and table.seat_of(user_id) in table.stood_for:
        return (Button(BackInSeat(table.match), say(Msg("time.hours-back")), "primary"),)
    return questions.way_to_seat(table, user_id, say)
