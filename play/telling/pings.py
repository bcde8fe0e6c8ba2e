"""Whether a ping is sent now: pure, so that it can be asked without Discord.

On each server, and in their direct messages, one message says what waits for a person. As long as they have not seen it, whatever
comes is added to it by an edit, which notifies nobody. *Seen* it is once they have clicked anything at a table of that server (for
direct messages: of any) since it was posted. What comes then is a new message, and the old one goes. What is over is taken out at once,
and where nothing waits any more the message goes. `step` decides this, for all ways of telling alike.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from play.time.calendar import Hours, daily
from store.rows import PingRow

DIRECT = 0
"""Stands for direct messages where else the id of a server stands."""

TURN = "turn"
"""The key of a turn; that of a question is its own."""

EARLY = "early"
"""The key of what somebody may answer already, although others are awaited."""

EARLY_AGAIN = 8 * 3_600.0
"""Seconds after a ping for which what may be answered early notifies nobody, as for the rest of a phase of the match in which somebody
was told anything: it comes up often, and is asked again in its turn."""

HERE = "here"
"""The key of the invitation to who is not here, while others are."""

HERE_AGAIN = 1_800.0
"""Seconds after a ping for which an invitation is told without a notification: who comes and goes would else call everybody each time."""

HIT = "hit"
"""The key of what others did to somebody who wants to be told; it is told without a notification."""

NO_PHASES: Mapping[int, float] = {}

SOME = 1.0
"""Seconds since 1970 before which nobody was told anything."""

LAST = "last"
"""The key of the word that everybody waits for this person alone; it goes with a turn and is news to nobody."""


UNTIL = "until "
"""The beginning of the keys of the times that are told with a turn."""


class Item(Struct, frozen=True):
    """Something that waits for a person at a table: their turn, or a question.

    `since` is the edition of the table when it began; the next turn of the same person has another.
    """

    match: int
    key: str
    since: int


class Ping(Struct, frozen=True):
    """The message that says what waits for a person, in one room.

    A room is a server, or their direct messages.

    `message_id` 0: none stands. `match` is the table that it began with; with `panel` it shows the panel of that one. `number` counts its
    changes. `seen`: its person has clicked since.
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
        """Return the edition of the table at which what waits there began.

        If the message does not show it, the number is below every edition.
        """
        return next((item.since for item in self.shown if (item.match, item.key) == (match, key)), -1)


def items_shown(row: PingRow) -> tuple[Item, ...]:
    """What a stored message names."""
    return tuple(Item(match, key, since) for match, key, since in json.loads(row.shown))


Step: TypeAlias = Literal["nothing", "post", "whisper", "edit", "remove", "hold"]
"""`post`: a new message, which notifies, in place of the old one; `whisper`: one that does not. `edit`, `remove`: notify nobody. `hold`:
not before the person's quiet hours end, or they have gone."""


def step(
    ping: Ping, items: tuple[Item, ...], now: float, rests: bool = False, again: bool = False, phases: Mapping[int, float] = NO_PHASES
) -> Step:
    """Return the step that makes a message show these items.

    Only this decides whether a ping is sent.

    `rests`: the person has quiet hours or is on holiday. `again`: it is to notify although nothing is new, as a digest does. `phases`: when
    the present phase of a match began, where it has any; everybody knows that, and nothing here depends on what somebody planned.
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
    """Whether what is new is told without a notification."""
    ago = now - ping.posted_at
    if item.key == EARLY:
        return ago < EARLY_AGAIN or (item.match in phases and ping.posted_at >= max(phases[item.match], SOME))
    return item.key == HIT or (item.key == HERE and ago < HERE_AGAIN)


def next_digest(hours: Hours, minutes: int, now: float) -> float:
    """The next time of somebody's digest, which comes at a time of day: 8:30 is 510 minutes."""
    return next(at for at in daily(hours, now, *divmod(minutes % (24 * 60), 60)) if at > now)
