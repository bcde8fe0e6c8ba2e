"""What Discord still has to be sent: cards, results, pings and notices.

They are rows that a worker claims, sends and removes. A row is written in the transaction of its change, so no crash loses one. It says
*what* to look at (the card of a table, the ping of a person), not what to send: the worker sends what is true at that time, so a burst of
changes is one message. A row is removed in the transaction that stores the address of the message. If the process crashes between sending
and removing, the message is sent again with the same nonce, and Discord, which remembers nonces for some minutes, shows it once.
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
"""The kinds of effects.

- `card`: the table card shows an older edition.
- `redraw`: the card of a match that is over names a deleted person; it is edited where it is.
- `result`: the end of a match, in a message of its own.
- `mention`: people of the result who did not fit in its message.
- `ping`: whether a person is awaited has changed.
- `ask`: the questions to a person have changed.
- `early`: a person may answer early, and the table waits for somebody.
- `digest`: the hour of somebody's digest has come.
- `notice`: a private message.
- `trouble`: a person must learn that Discord refuses a table.
- `referee`: referees are called to an entry.
"""

LEASE = 60.0
"""Seconds for which a worker has the rows that it claimed; after that another may claim them."""

LOOK_AGAIN = 10.0
"""Seconds until a process looks again at an effect that it left to a newer program."""

REFUSAL_PAUSES = (600.0, 3_600.0, 21_600.0)
"""Seconds until the next try after the first, second and third refusal; after the fourth the effect is dropped."""


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
        """A text of at most 25 characters: the same for every try to send this, and unique."""
        name = f"{self.match} {self.kind} {self.recipient} {self.edition}"
        return blake2b(name.encode(), digest_size=12).hexdigest()

    def nonce_after(self, card: CardRef | None) -> str:
        """Return the nonce of the next card, the same for every try to post it.

        It does not depend on later changes of the table. So if a process was killed after posting the card, no second card appears.
        """
        name = f"{self.match} {self.kind} after {card.message_id if card is not None else 0}"
        return blake2b(name.encode(), digest_size=12).hexdigest()

    @property
    def users(self) -> tuple[int, ...]:
        """The user ids that a `mention` names."""
        return tuple(json.loads(self.payload))

    @property
    def msg(self) -> Msg:
        """The message of a `trouble`."""
        return codec.message(json.loads(self.payload))


class Outbox:
    """Hands out the effects to send, and stores what became of them."""

    def __init__(self, ledger: Ledger, lease: float = LEASE, share: Share = ALONE) -> None:
        self._ledger, self.lease, self.share = ledger, lease, share

    async def matches_due(self, limit: int = 200) -> tuple[int, ...]:
        """Return the matches for which something can be claimed now."""
        return await self._ledger.stored.effects_due(self._ledger.clock.now(), limit, self.share.row)

    def is_ours(self, match: int) -> bool:
        """Return whether this process sends for a match; `False` if it is not in memory."""
        live = self._ledger.from_memory(match)
        return self.share.is_all or (live is not None and self.share.has(live.table.place.guild_id))

    async def seconds_until_due(self) -> float | None:
        """Return the seconds until something can be claimed; `None` if nothing waits."""
        at = await self._ledger.stored.next_effect(self.share.row)
        return None if at is None else max(0.0, at - self._ledger.clock.now())

    async def claim(self, match: int) -> tuple[Effect, ...]:
        """Claim what has to be sent for a match: the card first, because a ping points to it."""
        now = self._ledger.clock.now()
        effect_rows = await self._ledger.stored.claim_effects(match, self._ledger.owner, now, now + self.lease)
        effects = [Effect(row.match, cast(Work, row.kind), row.recipient, row.edition, row.tries, row.payload) for row in effect_rows]
        is_left = bool(effects) and self._ledger.programs.is_behind and (await self._ledger.current(match)).table.why == UPDATING
        ours = [] if is_left else [effect for effect in effects if effect.kind in ORDER]
        for effect in effects:
            if effect not in ours:  # a newer program sends it
                await self.leave_to_newer(effect)
        return tuple(sorted(ours, key=lambda effect: ORDER.index(effect.kind)))

    async def release(self) -> None:
        """Give up all claims, before the process ends."""
        await self._ledger.stored.release(self._ledger.owner)

    async def remove(self, effect: Effect) -> None:
        """Remove an effect and store nothing else."""
        await self._ledger.write_rows(effect.match, [_gone(effect)])

    async def store_card(self, effect: Effect, card: CardRef, mentions: Sequence[Sequence[int]] = ()) -> None:
        """Store a new message as the table card.

        `mentions`: groups of people who did not fit in it, with one message for each group. A new card shows that an earlier trouble is
        over. An edit or a ping would not show it, because Discord may accept them and still refuse a card with a picture.
        """
        async with self._ledger.hold(effect.match) as live:
            now = self._ledger.clock.now()
            mention_effects = [
                rows.NewEffect(effect.match, "mention", at, effect.edition, codec.dumps(list(users)), now)
                for at, users in enumerate(mentions)
            ]
            over: list[rows.Write] = [rows.TroubleOver(effect.match), rows.deletion("refusal", channel=live.table.place.channel_id)]
            await self._ledger.touch(live.with_table(card=card), [_card_row(effect.match, card), *mention_effects, *over, _gone(effect)])

    async def store_shown_edition(self, effect: Effect, edition: int) -> None:
        """Store that the table card was edited and shows this edition now."""
        async with self._ledger.hold(effect.match) as live:
            card = live.table.card
            if card is None:
                await self.remove(effect)
                return
            after = replace(card, edition=max(card.edition, edition))
            await self._ledger.touch(live.with_table(card=after), [_card_row(effect.match, after), _gone(effect)])

    async def note_lost_card(self, match: int, message: int, pause: float) -> None:
        """Store that a message was deleted; if it is the card, it is posted after a pause."""
        async with self._ledger.hold(match) as live:
            card, table = live.table.card, live.table
            if card is None or card.message_id != message:
                return
            after = replace(card, edition=-1)
            again = rows.NewEffect(match, "card", 0, table.edition, "", self._ledger.clock.now() + pause)
            await self._ledger.touch(live.with_table(card=after), [_card_row(match, after), again])

    async def report_trouble(self, match: int, tell: Mapping[int, Msg], place: Place | None = None, permission: str = "") -> None:
        """Notify these people of a trouble on Discord.

        If a `permission` is missing in a `place`, they are notified once for its channel.
        """
        now, edition = self._ledger.clock.now(), (await self._ledger.current(match)).table.edition
        with suppress(StaleTable):  # somebody was notified of it because of another table there
            await self._ledger.write_rows(match, [*_refusal(place, permission, now), *_troubles(match, edition, tell, now)])

    async def mark_trouble_told(self, effect: Effect) -> None:
        """Store that a person knows of the trouble: they are not notified again before it is over."""
        await self._ledger.write_rows(effect.match, [_later(effect, None, effect.tries)])

    async def retry_later(self, effect: Effect, pause: float) -> None:
        """Try again after `pause` seconds, because Discord does not answer well."""
        await self._ledger.write_rows(effect.match, [_later(effect, self._ledger.clock.now() + pause, effect.tries + 1)])

    async def leave_to_newer(self, effect: Effect) -> None:
        """Put off an effect of a match that a newer program plays, for `LOOK_AGAIN` seconds."""
        await self._ledger.write_rows(effect.match, [_later(effect, self._ledger.clock.now() + LOOK_AGAIN, effect.tries)])

    async def note_refusal(self, effect: Effect, tell: Mapping[int, Msg], place: Place | None = None, permission: str = "") -> None:
        """Store that Discord refuses an effect for now.

        People are notified as by `report_trouble`. The effect is tried again after the pauses of `REFUSAL_PAUSES`, and then dropped.
        """
        now = self._ledger.clock.now()
        is_last = effect.tries >= len(REFUSAL_PAUSES)
        after: rows.Write = _gone(effect) if is_last else _later(effect, now + REFUSAL_PAUSES[effect.tries], effect.tries + 1)
        try:
            writes = [*_refusal(place, permission, now), *_troubles(effect.match, effect.edition, tell, now)]
            await self._ledger.write_rows(effect.match, [after, *writes])
        except StaleTable:
            if place is None:
                raise
            await self._ledger.write_rows(effect.match, [after])  # somebody was notified of it because of another table there

    async def keep_as_notice(self, effect: Effect, instead: int | None = None) -> None:
        """Store a trouble that cannot be sent to its person.

        It is sent to another person (`instead`: a user id); `None`: its person sees it on their next private screen.
        """
        now = self._ledger.clock.now()
        notice: rows.Write = rows.NewNotice(effect.match, effect.recipient, effect.payload, now)
        if instead is not None:
            notice = rows.NewEffect(effect.match, "trouble", instead, effect.edition, effect.payload, now)
        await self._ledger.write_rows(effect.match, [notice, _later(effect, None, effect.tries)])


def _troubles(match: int, edition: int, tell: Mapping[int, Msg], now: float) -> list[rows.Write]:
    """Return the rows that tell people that something is wrong with a table."""
    return [rows.NewEffect(match, "trouble", user, edition, codec.dumps(codec.message_json(msg)), now) for user, msg in tell.items()]


def _refusal(place: Place | None, permission: str, now: float) -> list[rows.Write]:
    """Return the row that is written once for a permission missing in a channel."""
    return [] if place is None else [rows.RefusalRow(place.guild_id or 0, place.channel_id, permission, now)]


def _later(effect: Effect, due: float | None, tries: int) -> rows.EffectLater:
    """Return the row that puts an effect off; `due` is `None`: until the trouble is over."""
    return rows.EffectLater(effect.match, effect.kind, effect.recipient, effect.edition, due, tries)


def _card_row(match: int, card: CardRef) -> rows.CardRow:
    """Return the row of a table card."""
    return rows.CardRow(match, card.channel_id, card.message_id, card.posted_at, card.edition)


def _gone(effect: Effect) -> rows.EffectDone:
    """Return the row that removes an effect."""
    return rows.EffectDone(effect.match, effect.kind, effect.recipient, effect.edition)


ORDER: tuple[Work, ...] = ("result", "card", "redraw", "mention", "ping", "ask", "early", "digest", "notice", "referee", "trouble")
"""The order in which effects are sent."""
