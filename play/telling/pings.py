"""Whether a ping is sent now: pure, so that it can be asked without Discord.

On each server, and in direct messages, one message says what waits for a person. While they have not seen it, new items are added by an
edit, which notifies nobody. They have *seen* it if they have clicked anything at a table of that server since it was posted (for direct
messages: at any table). After that, new items are posted in a new message, and the old one is deleted. Items that are over are removed at
once, and a message without items is deleted. `step` decides this, for all ways of notifying.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from play.time.calendar import DAY_MINUTES, Hours, daily
from store.rows import PingRow

DIRECT = 0
"""The room of direct messages, in place of the id of a server."""

TURN = "turn"
"""The key of a turn; a question has its own key."""

EARLY = "early"
"""The key of an answer that a person may give before they are awaited."""

EARLY_AGAIN = 8 * 3_600.0
"""Seconds after a ping for which nobody is notified of a question that they may answer early.

If the person was notified of anything in the present phase, they are not notified of early questions until it ends. Such questions are
frequent, and everybody is asked again when it is their turn.
"""

HERE = "here"
"""The key of the invitation to people who are not here while others are here (`play.follows.sprint`)."""

HERE_AGAIN = 1_800.0
"""Seconds after a ping for which an invitation makes no sound, because people come and go."""

HIT = "hit"
"""The key of what others did to a person who wants to know; it makes no sound."""

NO_PHASES: Mapping[int, float] = {}
"""The default of `phases`: no match has phases."""

LAST = "last"
"""The key of the words that everybody waits for this person alone. They are shown with a turn. Their `since` is -1, so they are never
new."""

UNTIL = "until "
"""The prefix of the keys of deadlines that are shown with a turn."""


class Item(Struct, frozen=True):
    """Something that waits for a person at a table: their turn, or a question.

    `since`: the edition of the table when it began. If the same player moves twice in a row, the second turn has a later edition.
    """

    match: int
    key: str
    since: int


class Ping(Struct, frozen=True):
    """The message that says what waits for a person in one room."""

    user_id: int
    room: int
    """The id of a server, or `DIRECT`."""
    match: int = 0
    """The table for which it was posted."""
    channel_id: int = 0
    message_id: int = 0
    """0 if there is no message now."""
    posted_at: float = 0.0
    """0 if there was no message yet."""
    number: int = 0
    """Counts the changes of the stored row."""
    seen: bool = True
    """Whether the person has clicked since it was posted."""
    panel: bool = False
    """Whether the message shows the panel of the table `match`."""
    shown: tuple[Item, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether the message exists on Discord."""
        return self.message_id != 0

    def since(self, match: int, key: str) -> int:
        """Return the edition at which an item began; -1 if the message does not name it."""
        return next((item.since for item in self.shown if (item.match, item.key) == (match, key)), -1)


def items_shown(row: PingRow) -> tuple[Item, ...]:
    """Return the items that a stored message names."""
    return tuple(Item(match, key, since) for match, key, since in json.loads(row.shown))


Step: TypeAlias = Literal["nothing", "post", "whisper", "edit", "remove", "hold"]
"""What to do with a message.

- `post`: post a message with a notification, and delete the old one.
- `whisper`: the same without a notification.
- `edit`, `remove`: edit or delete the message, which notifies nobody.
- `hold`: wait until the person's quiet hours end.
"""


def step(
    ping: Ping, items: tuple[Item, ...], now: float, rests: bool = False, again: bool = False, phases: Mapping[int, float] = NO_PHASES
) -> Step:
    """Return the step that makes a message show these items. Only this decides about pings.

    `rests`: the person has quiet hours or is on holiday. `again`: notify although nothing is new, as a digest does. `phases`: when the
    present phase of each match began, for those that have phases. All of this is public, so a ping reveals nothing of anybody's orders.
    """
    if not items:
        return "remove" if ping.stands else "nothing"
    new = [item for item in items if item.since > ping.since(item.match, item.key)]
    loud = [item for item in new if not _is_whispered(item, ping, now, phases)]
    needs_message = ping.seen or not ping.stands
    if again or (loud and needs_message):
        return "hold" if rests else "post"
    if new and needs_message:
        return "hold" if rests else "whisper"
    if not ping.stands:
        return "nothing"
    names_others = {(item.match, item.key) for item in items} != {(item.match, item.key) for item in ping.shown}
    return "edit" if new or names_others else "nothing"


def _is_whispered(item: Item, ping: Ping, now: float, phases: Mapping[int, float]) -> bool:
    """Return whether a new item is shown without a notification."""
    ago = now - ping.posted_at
    if item.key == EARLY:
        is_of_phase = ping.posted_at > 0.0 and item.match in phases and ping.posted_at >= phases[item.match]
        return ago < EARLY_AGAIN or is_of_phase
    return item.key == HIT or (item.key == HERE and ago < HERE_AGAIN)


def old_items(ping: Ping, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the items that a message already shows and that still wait.

    Of `hold`, the message shows only these, so what is over is removed at once. `LAST` follows the other items of its match: alone it would
    say that everybody waits, but not for what.
    """
    old = [item for item in items if item.key != LAST and item.since <= ping.since(item.match, item.key)]
    matches = {item.match for item in old}
    return (*old, *(item for item in items if item.key == LAST and item.match in matches))


def next_digest(hours: Hours, minutes: int, now: float) -> float:
    """Return the next time of a digest. `minutes`: its time of day, such as 510 for 8:30."""
    return next(at for at in daily(hours, now, *divmod(minutes % DAY_MINUTES, 60)) if at > now)
