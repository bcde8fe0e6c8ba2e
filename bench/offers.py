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


async def offers(host: Host, rules: Rules[Any, Any], match: int, user: int, moved: Entry | None) -> list[PressOffer]:
    """Return the offers to a person now, or after their move; plain answers are no offers."""
    seen = await gather_sight(host, await host.turns.panel(match, user), user, "en", moved)
    next_turn = turn.next_turn_rows(seen, seen.panel) if isinstance(seen.panel, Waiting) else ()
    is_asked = not isinstance(seen.panel, Waiting) or bool(next_turn)
    is_in_full = len(next_turn) > 1
    panels = [panel for panel in (seen.panel, seen.new_order) if isinstance(panel, AskingPanel)]
    rows = [row for row in turn.screen(seen, None).rows if isinstance(row, tuple)]
    offered = list[PressOffer]()
    for action in (button.action for row in rows for button in row if not button.disabled):
        if isinstance(action, TakeOfferedTurn) and seen.next_turn is not None:
            take = partial(host.plans.take_offered, match, user, action.key)
            offered.append(PressOffer("plan", seen.next_turn.line, None, take, is_asked, is_in_full))
        elif isinstance(action, TakeAnswer):
            for panel in panels:
                answer = meaning(panel, action, ()) if panel.ref.kind == action.kind else None
                if isinstance(answer, Given):
                    offer = _offer_of(host, rules, panel, answer, user, is_asked, is_in_full)
                    offered += [] if offer is None else [offer]
    return offered


def _offer_of(
    host: Host, rules: Rules[Any, Any], panel: AskingPanel, answer: Given, user: int, is_asked: bool, is_in_full: bool
) -> PressOffer | None:
    """Return the offer that an answer's button makes; `None` if it makes no whole order.

    `is_asked`, `is_in_full`: whether the screen asks a question, and whether it asks the next turn in full.
    """
    kind: Kind = "early" if answer.lasts else panel.ref.kind
    path = answer.path if answer.lasts else (*panel.walk.path, *answer.path)
    end = _whole(host, rules, panel.ref.match, panel.ref.seat, kind, path)
    if end is None:
        return None
    play: Callable[..., Awaitable[Any]] = host.turns.play_lasting if answer.lasts else host.turns.play
    if kind == "order":
        is_answer = is_in_full
    else:
        is_answer = (answer.lasts or kind == "early") and len(answer.path) <= ALONE
    can_wait = not answer.lasts or any(len(other.path) > 1 for other in panel.decision.answers if not other.lasts)
    press = partial(play, panel.ref, user, answer.path)
    return PressOffer(kind, " ".join(end.path), end.value, press, is_asked, is_answer, can_wait)


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
