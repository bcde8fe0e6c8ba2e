"""What Discord still has to be sent: cards, results, pings and notices.

They are rows that a worker claims, sends and removes.

A row is written in the transaction of the change that it belongs to, so no crash loses one. It says *what* to look at
(the card of a table, the ping of a person), not what to send: the worker brings Discord to what is true when it sends, so a
burst of changes is one message. It is removed in the transaction that stores the address of the message. What a crash
between the two sends again has the same nonce: Discord shows it once, as long as it remembers nonces (some minutes).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Literal, TypeAlias, cast

from msgspec import Struct
from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Msg
from play.ledger.ledger import Ledger
from play.ledger.share import ALONE, Share
from play.values.errors import StaleTable
from play.values.live import UPDATING
from play.values.types import CardRef, Place
from store import rows

Work: TypeAlias = Literal["card", "result", "redraw", "mention", "ping", "ask", "early", "digest", "notice", "trouble", "referee"]
"""`card`: the table card shows an older edition. `redraw`: the card of a match that is over names somebody
who is gone; it stays where it is. `result`: the end of a match, in a message of its own. `mention`: people
named in the result who did not fit in its message. `ping`: whether a person is awaited has changed. `ask`: what a person is asked about
the table has changed. `early`: a person may answer already, and the table waits for somebody. `digest`: somebody's hour has come to be told
what waits. `notice`: a person has to be told something. `trouble`: a person has to be told that Discord refuses a table.
`referee`: referees are called to an entry."""

LEASE = 60.0
"""Seconds for which a worker has what it claimed; then another may try."""

LEFT = 10.0
"""Seconds until a process looks again whether it may tell what it left to a newer program."""

PARKED = (600.0, 3_600.0, 21_600.0)
"""Seconds until what Discord refused for good is tried again, because a permission may be given meanwhile; then it is dropped."""


class Effect(Struct, frozen=True):
    """A claimed row of the outbox.

    `recipient` is a person for `ping`, `ask`, `digest`, `notice` and `trouble`, an entry for `referee`.
    """

    match: int
    kind: Work
    recipient: int
    edition: int
    tries: int
    payload: str

    @property
    def nonce(self) -> str:
        """The same for every try to send this, and for nothing else; at most 25 characters."""
        named = f"{self.match} {self.kind} {self.recipient} {self.edition}"
        return blake2b(named.encode(), digest_size=12).hexdigest()

    def nonce_after(self, card: CardRef | None) -> str:
        """Return the nonce of the next card, the same for every try to post it.

        It does not depend on what has changed at the table meanwhile, so no card of a killed process stays beside it.
        """
        named = f"{self.match} {self.kind} after {card.message_id if card is not None else 0}"
        return blake2b(named.encode(), digest_size=12).hexdigest()

    @property
    def users(self) -> tuple[int, ...]:
        """The user ids that a `mention` names."""
        return tuple(json.loads(self.payload))

    @property
    def msg(self) -> Msg:
        """The message of a `trouble`."""
        return codec.message(json.loads(self.payload))


class Outbox:
    """Keeps what Discord still has to be told: who sends it now, and what became of it."""

    def __init__(self, ledger: Ledger, lease: float = LEASE, share: Share = ALONE) -> None:
        self._ledger = ledger
        self.lease = lease
        self.share = share

    async def due(self, limit: int = 200) -> tuple[int, ...]:
        """The matches for which something can be claimed now."""
        return await self._ledger.read(self._ledger.store.effects_due(self._ledger.clock.now(), limit, self.share.row))

    def is_ours(self, match: int) -> bool:
        """Whether this process tells a match of which it has just heard.

        Of one that it does not remember `due` says so.
        """
        live = self._ledger.remembered(match)
        return self.share.is_all or (live is not None and self.share.has(live.table.place.guild_id))

    async def seconds(self) -> float | None:
        """How long until something can be claimed; `None` when nothing waits."""
        at = await self._ledger.read(self._ledger.store.next_effect(self.share.row))
        return None if at is None else max(0.0, at - self._ledger.clock.now())

    async def claim(self, match: int) -> tuple[Effect, ...]:
        """Claim what is to be sent for a match now: the card first, because a ping points to it."""
        now = self._ledger.clock.now()
        found = await self._ledger.read(self._ledger.store.claim_effects(match, self._ledger.owner, now, now + self.lease))
        made = [Effect(row.match, cast(Work, row.kind), row.recipient, row.edition, row.tries, row.payload) for row in found]
        is_left = bool(made) and self._ledger.beside.is_behind and (await self._ledger.current(match)).table.why == UPDATING
        for effect in [
            effect for effect in made if is_left or effect.kind not in ORDER
        ]:  # what a newer program has to tell is told by effect
            await self.left(effect)
            made.remove(effect)
        return tuple(sorted(made, key=lambda effect: ORDER.index(effect.kind)))

    async def release(self) -> None:
        """Give up what is claimed, before the process ends."""
        await self._ledger.read(self._ledger.store.release(self._ledger.owner))

    async def done(self, effect: Effect) -> None:
        """The effect is done: nothing was sent, or nothing of it has to be remembered."""
        await self._write(effect)

    async def card_posted(self, effect: Effect, card: CardRef, mentions: Sequence[Sequence[int]] = ()) -> None:
        """A new message is the table card now.

        `mentions` are people who did not fit in it, one message each group.

        Only this ends a trouble: an edit or a ping is accepted where a card with its picture is refused.
        """
        async with self._ledger.held(effect.match) as live:
            now = self._ledger.clock.now()
            named = [
                rows.NewEffect(effect.match, "mention", at, effect.edition, codec.dumps(list(users)), now)
                for at, users in enumerate(mentions)
            ]
            posted = rows.CardRow(effect.match, card.channel_id, card.message_id, card.posted_at, card.edition)
            over: list[rows.Write] = [rows.TroubleOver(effect.match), rows.deletion("refusal", channel=live.table.place.channel_id)]
            await self._ledger.touch(live.with_table(card=card), [posted, *named, *over, _gone(effect)])

    async def card_shown(self, effect: Effect, edition: int) -> None:
        """The table card was edited and shows this edition now."""
        async with self._ledger.held(effect.match) as live:
            card = live.table.card
            if card is None:
                await self.done(effect)
                return
            shown = rows.CardRow(effect.match, card.channel_id, card.message_id, card.posted_at, max(card.edition, edition))
            await self._ledger.touch(live.with_table(card=replace(card, edition=shown.edition)), [shown, _gone(effect)])

    async def card_lost(self, match: int, message: int, pause: float) -> None:
        """The message that is the card of a match was deleted on Discord.

        If it still is the card, it is posted again after so many seconds, or with the next change.
        """
        async with self._ledger.held(match) as live:
            card, table = live.table.card, live.table
            if card is None or card.message_id != message:
                return
            lost = rows.CardRow(match, card.channel_id, card.message_id, card.posted_at, -1)
            again = rows.NewEffect(match, "card", 0, table.edition, "", self._ledger.clock.now() + pause)
            await self._ledger.touch(live.with_table(card=replace(card, edition=-1)), [lost, again])

    async def trouble(self, match: int, tell: Mapping[int, Msg], place: Place | None = None, permission: str = "") -> None:
        """Tell these people once that something is wrong with a table on Discord.

        Where it is because of a `permission` that is missing at a place, they are told once for its whole channel.
        """
        now, edition = self._ledger.clock.now(), (await self._ledger.current(match)).table.edition
        with suppress(StaleTable):  # somebody was told of it because of another table there
            await self._ledger.write_rows(match, [*_refusal(place, permission, now), *_troubles(match, edition, tell, now)])

    async def trouble_told(self, effect: Effect) -> None:
        """A person knows of the trouble, and is not told again before it was over."""
        await self._ledger.write_rows(
            effect.match, [rows.EffectLater(effect.match, effect.kind, effect.recipient, effect.edition, None, effect.tries)]
        )

    async def later(self, effect: Effect, pause: float) -> None:
        """Discord is unwell; try again after a pause in seconds."""
        due = self._ledger.clock.now() + pause
        await self._ledger.write_rows(
            effect.match, [rows.EffectLater(effect.match, effect.kind, effect.recipient, effect.edition, due, effect.tries + 1)]
        )

    async def left(self, effect: Effect) -> None:
        """A newer program plays the match.

        What this process has claimed of it waits until this process is updated as well.
        """
        due = self._ledger.clock.now() + LEFT
        await self._ledger.write_rows(
            effect.match, [rows.EffectLater(effect.match, effect.kind, effect.recipient, effect.edition, due, effect.tries)]
        )

    async def refused(self, effect: Effect, tell: Mapping[int, Msg], place: Place | None = None, permission: str = "") -> None:
        """Discord refuses this as things stand.

        These people are told once; it is tried some more times, then dropped.

        Where it is because of a `permission` that is missing at a place, they are told once for its whole channel.
        """
        now = self._ledger.clock.now()
        if effect.tries < len(PARKED):
            after: rows.Write = rows.EffectLater(
                effect.match, effect.kind, effect.recipient, effect.edition, now + PARKED[effect.tries], effect.tries + 1
            )
        else:
            after = _gone(effect)
        try:
            told = [*_refusal(place, permission, now), *_troubles(effect.match, effect.edition, tell, now)]
            await self._ledger.write_rows(effect.match, [after, *told])
        except StaleTable:
            if place is None:
                raise
            await self._ledger.write_rows(effect.match, [after])  # somebody was told of it because of another table there

    async def as_notice(self, effect: Effect, instead: int | None = None) -> None:
        """A person cannot be reached by direct message.

        They read of the trouble on their next private screen, or another person is notified `instead`.
        """
        now = self._ledger.clock.now()
        notice: rows.Write = rows.NewNotice(effect.match, effect.recipient, effect.payload, now)
        if instead is not None:
            notice = rows.NewEffect(effect.match, "trouble", instead, effect.edition, effect.payload, now)
        later = rows.EffectLater(effect.match, effect.kind, effect.recipient, effect.edition, None, effect.tries)
        await self._ledger.write_rows(effect.match, [notice, later])

    async def _write(self, effect: Effect, *writes: rows.Write) -> None:
        await self._ledger.write_rows(effect.match, [*writes, _gone(effect)])


def _troubles(match: int, edition: int, tell: Mapping[int, Msg], now: float) -> list[rows.Write]:
    """What tells people that something is wrong with a table."""
    return [rows.NewEffect(match, "trouble", user, edition, codec.dumps(codec.message_json(msg)), now) for user, msg in tell.items()]


def _refusal(place: Place | None, permission: str, now: float) -> list[rows.Write]:
    """The row that is written once for a permission missing in a channel."""
    return [] if place is None else [rows.RefusalRow(place.guild_id or 0, place.channel_id, permission, now)]


def _gone(effect: Effect) -> rows.EffectDone:
    """The effect is done."""
    return rows.EffectDone(effect.match, effect.kind, effect.recipient, effect.edition)


ORDER: tuple[Work, ...] = ("result", "card", "redraw", "mention", "ping", "ask", "early", "digest", "notice", "referee", "trouble")
"""The order in which effects are sent."""
