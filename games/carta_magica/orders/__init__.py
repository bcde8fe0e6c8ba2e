"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | answers | in |
|---|---|---|---|
| `course` | `course on`, `... trade`, `... k1 sail`, `... k1 goods` | own spin and choice, until something happens | `course` |
| `spin` | `spin always` | spins at once when the own turn begins | `answers` |
| `weather` | `weather always`, `weather harm`, `weather never` | good weather in any storm, or only against harm to the ship | `answers` |
| `again` | `again always`, `again never` | a spin-again card when behind in a battle that somebody else began | `answers` |
| `swap` | `swap always`, `swap never` | the proposal to swap places | `answers` |
| `prize` | `prize best` | the card won in a battle that somebody else began | `answers` |
| `draw` | `draw always`, `draw never` | the telescope and what it takes, when somebody's storm blows the ship into a harbour | `answers` |
| `pay` | `pay tokens`, `pay cards` | a payment of goods in another player's turn that can be made in several ways | `answers` |
| `stake` | `stake all`, `stake best`, `stake none` | the magic for a monster met in another's turn; `best` spins again too | `answers` |

All but a course hold for the match. Without an order the player is asked.
"""

from __future__ import annotations

from random import Random

from engine.values.core import Ask, Line, Msg, Option, Order, Seat, Talk
from games.carta_magica.orders.answers import CHOICES, reaction, reaction_line
from games.carta_magica.orders.course import course, course_line, end_of_course
from games.carta_magica.rules.state import Choosing, Over, Settling, Spinning, State, awaited

__all__ = ["CHOICES", "foresight", "keeps", "obey", "order", "outcome"]


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """Return the dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order(state, seat)


def _order(state: State, seat: Seat) -> Talk[Order]:
    slots = tuple(CHOICES) if isinstance(state.stage, Settling) else ("course", *CHOICES)
    options = [Option(slot, slot, Msg(f"carta_magica.order.{slot}"), Msg(f"carta_magica.order.{slot}.hint")) for slot in slots]
    slot: str = yield Ask("order.slot", Msg("carta_magica.order.prompt"), tuple(options))
    if slot == "course":
        return (yield from course(state.position, seat))
    return (yield from reaction(slot))


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """Return whether an order stays: until the match ends, a course until something happens."""
    return not isinstance(world.stage, Over) and outcome(world, seat, order) is None


def outcome(world: State, seat: Seat, order: Order) -> Msg | None:
    """Return why a course ended; `None` while it goes on."""
    return end_of_course(world, seat, order) if order.slot == "course" and order.line else None


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """Return the line that the orders play for the seat, or `None` to ask it."""
    if seat not in awaited(world):
        return None
    standing = tuple([order for order in orders if order.line])
    if not isinstance(world.stage, Spinning | Choosing):
        return reaction_line(world, seat, standing)
    set_course = next((order for order in standing if order.slot == "course" and keeps(world, seat, order)), None)
    if set_course is None:
        return reaction_line(world, seat, standing)
    return course_line(world, seat, set_course)


def foresight(world: State, seat: Seat, rng: Random) -> tuple[Line, ...]:
    """Return the reactions of a sensible player, and the course that goes on and trades."""
    if order(world, seat) is None:
        return ()
    on = () if isinstance(world.stage, Settling) else ("course trade",)
    reactions = ("spin always", "weather harm", "again always", "swap never", "prize best", "draw always", "pay tokens", "stake best")
    return (*on, *reactions)
