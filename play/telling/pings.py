"""Whether a ping is sent now: pure, so that it can be asked without Discord.

On each server, and in direct messages, one message says what waits for a person. While they have not seen it, new items are added by an
edit, which notifies nobody. They have *seen* it once they have clicked anything at a table of that server (for direct messages: at any)
since it was posted. Later items are a new message, and the old one is deleted. Items that are over are removed at once, and a message
without items is deleted. `step` decides this, for all ways of notifying.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from play.time.calendar import Hours, daily
from store.rows import PingRow

DIRECT = 0
"""The room of direct messages, in place of the id of a server."""

TURN = "turn"
"""The key of a turn; a question has its own key."""

EARLY = "early"
"""The key of an answer that a person may give before they are awaited."""

EARLY_AGAIN = 8 * 3_600.0
"""Seconds after a ping in which an early answer notifies nobody.

The same holds for the rest of a phase in which the person was told anything: early answers are frequent, and are asked again in their
turn.
"""

HERE = "here"
"""The key of the invitation to people who are not here while others are."""

HERE_AGAIN = 1_800.0
"""Seconds after a ping in which an invitation makes no sound, because people come and go."""

HIT = "hit"
"""The key of what others did to a person who wants to know; it makes no sound."""

NO_PHASES: Mapping[int, float] = {}

SOME = 1.0
"""Seconds since 1970 before which nobody was told anything."""

LAST = "last"
"""The key of the word that everybody waits for this person alone: shown with a turn, never news."""


UNTIL = "until "
"""The prefix of the keys of times that are shown with a turn."""


class Item(Struct, frozen=True):
    """Something that waits for a person at a table: their turn, or a question.

    `since` is the edition of the table when it began; if the same player moves twice in a row, the second turn has another.
    """

    match: int
    key: str
    since: int


class Ping(Struct, frozen=True):
    """The message that says what waits for a person in one room: a server, or direct messages.

    `message_id`: 0 without a message. `match`: the table that it began with; with `panel` it shows the panel of that table. `number`
    counts its changes. `seen`: its person has clicked since.
    """

    user_id: int
    room: int
    match: int = 0
    channel_id: int = 0
    message_id: int = 0
    posted_at: float = 0.0
    number: int = 0
    seen: bool = True
    panel: bool = False
    shown: tuple[Item, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether there is a message."""
        return self.message_id != 0

    def since(self, match: int, key: str) -> int:
        """Return the edition at which an item in the message began; -1 for other items."""
        return next((item.since for item in self.shown if (item.match, item.key) == (match, key)), -1)


def items_shown(row: PingRow) -> tuple[Item, ...]:
    """Return the items that a stored message names."""
    return tuple(Item(match, key, since) for match, key, since in json.loads(row.shown))


Step: TypeAlias = Literal["nothing", "post", "whisper", "edit", "remove", "hold"]
"""What to do with a message.

`post`: a new message with a notification, in place of the old one. `whisper`: one without. `edit`, `remove`: no notification. `hold`: not
before the person's quiet hours end.
"""


def step(
    ping: Ping, items: tuple[Item, ...], now: float, rests: bool = False, again: bool = False, phases: Mapping[int, float] = NO_PHASES
) -> Step:
    """Return the step that makes a message show these items. Only this decides about pings.

    `rests`: the person has quiet hours or is on holiday. `again`: notify although nothing is new, as a digest does. `phases`: when the
    present phase of a match began, if it has phases; everybody knows that, and nothing here depends on anybody's plans.
    """
    if not items:
        return "remove" if ping.stands else "nothing"
    new = [item for item in items if item.since > ping.since(item.match, item.key)]
    calls = [item for item in new if not _is_whispered(item, ping, now, phases)]
    if again or (calls and (ping.seen or not ping.stands)):
        return "hold" if rests else "post"
    if new and (ping.seen or not ping.stands):
        return "hold" if rests else "whisper"
    if not ping.stands:
        return "nothing"
    is_other = {(item.match, item.key) for item in items} != {(item.match, item.key) for item in ping.shown}
    return "edit" if new or is_other else "nothing"


def _is_whispered(item: Item, ping: Ping, now: float, phases: Mapping[int, float]) -> bool:
    """Return whether a new item is told without a notification."""
    ago = now - ping.posted_at
    if item.key == EARLY:
        return ago < EARLY_AGAIN or (item.match in phases and ping.posted_at >= max(phases[item.match], SOME))
    return item.key == HIT or (item.key == HERE and ago < HERE_AGAIN)


def next_digest(hours: Hours, minutes: int, now: float) -> float:
    """Return the next time of a digest at `minutes` of a day: 8:30 is 510 minutes."""
    return next(at for at in daily(hours, now, *divmod(minutes % (24 * 60), 60)) if at > now)
