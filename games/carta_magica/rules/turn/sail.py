"""Sailing to a square, and what is done on arrival. rulebook: Moving around the board."""

from __future__ import annotations

from functools import cache

from engine.values.core import Ask, Msg, Option, Seat, Talk, Turn
from games.carta_magica.rules import payment, says
from games.carta_magica.rules.board import CALM_LETTER, CHART, HARBOUR, Square, Token, crossings
from games.carta_magica.rules.payment import Payment, card_of
from games.carta_magica.rules.reach import Reach
from games.carta_magica.rules.sailing import CARD_OF, Way, price, reach_of
from games.carta_magica.rules.state import Condition, Paying, Sailing, State, Task, Trading
from games.carta_magica.rules.turn.flow import onward
from games.carta_magica.rules.turn.harbour import Deal, deal, dealt, trades_left
from games.carta_magica.rules.turn.offers import can_end_at_home, square_options
from games.carta_magica.rules.turn.work import Work

USES: dict[Way, str] = {"lucky-wind": "carta_magica.note.used-lucky-wind", "repair-card": "carta_magica.note.used-repair-card"}


def sail(state: State, seat: Seat, way: Way, steps: int) -> Talk[Turn[State]]:
    """Sail to a square; in a harbour the first deal belongs to the same line."""
    position = state.position
    player, options = position.players[seat], position.options
    reach = reach_of(position, seat, steps)
    target: Square = yield Ask(
        "sail.square",
        _sail_prompt(way, steps, player.condition, options.is_exact),
        square_options(player.square, reach, player.home, can_end_at_home(position, player, reach)),
        so_far=lambda: State(freed(Work(state), seat, way, None).position, Sailing(seat, steps)),
    )
    laps = reach.laps(target)
    if len(laps) == 1:
        delta = laps[0]
        route = reach.route(target, delta)
    else:
        route = yield _route_ask(reach, target)
        delta = crossings(route)
    paid: Payment | None = None
    due = price(options, way)
    if due is not None:
        paid = yield from payment.pay("sail.payment", player, *due, so_far=lambda: _unpaid(state, seat, way, due, route, delta))
    work = freed(Work(state), seat, way, paid)
    _move(work, seat, route, delta)
    if target not in HARBOUR:
        return landed(work, seat)
    choice = yield from deal(work.position, seat, is_new=True)
    work.stage = Trading(seat)
    dealt(work, seat, choice)
    return landed(work, seat, choice)


def landed(work: Work, seat: Seat, chosen: Deal = None) -> Turn[State]:
    """Go on after sailing: a forced card and trades in a harbour, then battle and the end."""
    tasks = [Task("battle", seat), Task("end", seat)]
    harbour = HARBOUR.get(work.player(seat).square)
    if harbour is not None:
        tasks[:0] = trades_left(work.position, seat, chosen)
        if harbour.is_black:
            tasks.insert(0, Task("draw", seat))
    return onward(work, *tasks)


def arrive(work: Work, seat: Seat, target: Square, delta: int) -> None:
    """Put the ship on the square to which it sails."""
    work.move(seat, target, delta, is_sailing=True)
    if CHART[target] == CALM_LETTER:
        work.change_player(seat, condition="becalmed")


def freed(work: Work, seat: Seat, way: Way, paid: Payment | None) -> Work:
    """Pay for the way to sail, or use up its card.

    `paid` is `None` if the way costs no tokens, or is not paid yet.
    """
    due = price(work.position.options, way)
    if due is not None:
        if paid is not None:
            work.pay(seat, due[0], paid)
            work.say(f"carta_magica.note.paid-{way}", seat, what=payment.paid(due[0], paid))
    elif way in CARD_OF:
        card = card_of(work.player(seat), CARD_OF[way])
        assert card is not None
        work.use(seat, card)
        work.say(USES[way], seat)
    return work


def _move(work: Work, seat: Seat, route: tuple[Square, ...], delta: int) -> None:
    """Sail along a route that changes the lap counter by `delta`."""
    target = route[-1]
    work.say("carta_magica.note.sailed", seat, place=says.place(target), steps=len(route) - 1)
    work.mark(seat, "sailed", route=route)
    arrive(work, seat, target, delta)


def _unpaid(state: State, seat: Seat, way: Way, due: tuple[Token, int], route: tuple[Square, ...], delta: int) -> State:
    """Return the state in which the ship has sailed and its price is still open."""
    work = freed(Work(state), seat, way, None)
    _move(work, seat, route, delta)
    return State(work.position, Paying(seat, *due))


@cache
def _sail_prompt(way: Way, steps: int, condition: Condition, is_exact: bool) -> Msg:
    """Ask where to sail: what frees the ship, if it was stuck, and how far it sails."""
    how: str = way
    if way == "sail" and condition != "free":
        how = condition
    elif way == "repair-card":
        how = "repair"
    return Msg(
        "carta_magica.sail.ask", how=how, reach=Msg("carta_magica.sail.exactly" if is_exact else "carta_magica.sail.most", steps=steps)
    )


def _route_ask(reach: Reach, target: Square) -> Ask:
    """Return the question which way round the island to take: their laps count differently."""
    laps = reach.laps(target)
    options = (
        Option("clockwise", reach.route(target, laps[-1]), Msg("carta_magica.route.clockwise")),
        Option("anticlockwise", reach.route(target, laps[0]), Msg("carta_magica.route.anticlockwise")),
    )
    return Ask("sail.route", Msg("carta_magica.route.ask"), options)
