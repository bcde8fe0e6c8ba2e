"""The offers of one press on the screen of a person, and what each would do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import Struct

from cogs.actions.panel import TakeAnswer
from cogs.actions.tables import TakeOfferedTurn
from cogs.panel.answers import meaning
from cogs.panel.meant import Given
from cogs.screens import turn
from cogs.screens.seen import gather_sight
from engine.game.rules import Rules
from engine.match.match import Entry
from engine.values.core import EngineError, Line, Order, Path, Seat
from engine.walking.walk import Done, follow
from play.host import Host
from play.values.panels import AskingPanel, Kind, Waiting

ALONE = 2
"""The most tokens of a lasting answer to one question (`limit 12`). A longer one is a list for several questions."""

MAKES_ORDER: tuple[Kind, ...] = ("early", "order")
"""The kinds of dialogues whose result is an order."""


class PressOffer(Struct, frozen=True):
    """What one press of a button does."""

    kind: Kind
    """`plan`: it prepares the next turn; other kinds set an order."""
    line: Line
    """The line of the next turn or of the order."""
    order: Order | None
    """The order; `None` if a turn is prepared."""
    press: Callable[[], Awaitable[Any]]
    """Presses the button."""
    is_asked: bool = True
    """Whether it answers a question that is on the screen."""
    is_answer: bool = False
    """Whether it only answers the question of the panel: the turn that is awaited, or the next one if the screen asks it in full."""
    can_wait: bool = False
    """Whether the person can leave that for later: they are not awaited, or the menu has an answer for this once."""


async def offers(host: Host, rules: Rules[Any, Any], match: int, user: int, seat: Seat, moved: Entry | None) -> list[PressOffer]:
    """Return the offers to a person now, or after their move; plain answers are no offers."""
    seen = await gather_sight(host, await host.turns.panel(match, user), user, "en", moved)
    offered, after = [], turn.next_turn_rows(seen, seen.panel) if isinstance(seen.panel, Waiting) else ()
    is_asked, is_question = not isinstance(seen.panel, Waiting) or bool(after), len(after) > 1
    rows = [row for row in turn.screen(seen, None).rows if isinstance(row, tuple)]
    for action in (button.action for row in rows for button in row if not button.disabled):
        if isinstance(action, TakeOfferedTurn) and seen.next_turn is not None:
            take = partial(host.plans.take_offered, match, user, action.key)
            offered.append(PressOffer("plan", seen.next_turn.line, None, take, is_asked, is_question))
        if not isinstance(action, TakeAnswer):
            continue
        for panel in (seen.panel, seen.new_order):
            if not isinstance(panel, AskingPanel) or panel.ref.kind != action.kind:
                continue
            answer = meaning(panel, action, ())
            if not isinstance(answer, Given):
                continue
            kind: Kind = "early" if answer.lasts else panel.ref.kind
            end = _whole(host, rules, match, seat, kind, answer.path if answer.lasts else (*panel.walk.path, *answer.path))
            if end is not None:
                play: Callable[..., Awaitable[Any]] = host.turns.play_lasting if answer.lasts else host.turns.play
                is_answer = is_question if kind == "order" else (answer.lasts or kind == "early") and len(answer.path) <= ALONE
                can_wait = not answer.lasts or any(len(other.path) > 1 for other in panel.decision.answers if not other.lasts)
                press = partial(play, panel.ref, user, answer.path)
                offered.append(PressOffer(kind, " ".join(end.path), end.value, press, is_asked, is_answer, can_wait))
    return offered


def _whole(host: Host, rules: Rules[Any, Any], match: int, seat: Seat, kind: Kind, path: Path) -> Done[Order] | None:
    """Return the end of a path, or `None` if the path is not complete or makes no order."""
    live = host.ledger.from_memory(match)
    if live is None or kind not in MAKES_ORDER:
        return None
    talk = (rules.early if kind == "early" else rules.orders).ask(live.state, seat)
    try:
        end = None if talk is None else follow(talk, path)
    except EngineError:
        return None
    return end if isinstance(end, Done) else None
