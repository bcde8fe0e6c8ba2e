"""A course: each own spin and the choice after it, until something happens.

`course on` goes on as the sensible player does: it sails over open sea, takes goods or takes magic. `course trade` also calls at harbours,
trades there, draws cards and repairs, and it stays through damage and storms. `course k1 sail` sails towards a harbour; `course k1 goods`
also takes goods on the way while all that the wheel shows fit. A course asks its player before it comes home and wherever more is to be
decided: monsters, storms, battles. All but `course trade` also ask when the best square is a harbour.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from engine.values.core import Ask, Form, Line, Msg, Option, Order, Path, Seat, Talk, Token
from engine.walking.walk import drive
from games.carta_magica.mind.evaluation import steps_left
from games.carta_magica.mind.policy import policy
from games.carta_magica.orders.answers import ASK, MATCH, TO_BE_ASKED, Unanswered
from games.carta_magica.rules import says
from games.carta_magica.rules.board import HARBOUR, HARBOURS, WHEEL, Square, name, square
from games.carta_magica.rules.payment import room
from games.carta_magica.rules.reach import FAR, squares_in
from games.carta_magica.rules.sailing import reach_of, ways
from games.carta_magica.rules.state import Position, Spinning, State
from games.carta_magica.rules.turn import turn

FILL = ("sail", "goods")
"""What a course does on a segment with goods."""
BEST = ("on", "trade")
"""Courses that go on as the sensible player does."""
SAILS = ("choose.action", "sail.square", "sail.route")
"""The asks that every course answers; one that trades also answers what comes up on the way."""
PLAIN = ("sail", "goods", "magic")
"""The actions that a course may choose unless it trades."""
LEFT_TO_PLAYER = ("curse", "cash")
"""The actions that a course which trades leaves to its player."""


class Departure(Struct, frozen=True):
    """What a player had when they set a course."""

    condition: str
    talismans: tuple[int, ...]
    misses: int
    is_final: bool
    """Whether the last turns had begun."""


def course(position: Position, seat: Seat) -> Talk[Order]:
    """Choose where to, and what to do with goods on the way."""
    goal: str = yield _goals(position, seat)
    if goal == "ask":
        return Order("course", "", MATCH, TO_BE_ASKED)
    scope = _write_departure(position, seat)
    if goal in BEST:
        return Order("course", f"course {goal}", scope, Msg(f"carta_magica.order.course.text.{goal}"))
    options = [Option(fill, fill, Msg(f"carta_magica.order.course.{fill}"), Msg(f"carta_magica.order.course.{fill}.hint")) for fill in FILL]
    fill: str = yield Ask("order.fill", Msg("carta_magica.order.course.fill"), tuple(options))
    text = Msg(f"carta_magica.order.course.text.{fill}", harbour=says.place(square(goal)))
    return Order("course", f"course {goal} {fill}", scope, text)


def _goals(position: Position, seat: Seat) -> Ask:
    """Return the question where to: on, every harbour with the steps to it, or to be asked."""
    best = [Option(word, word, Msg(f"carta_magica.order.course.{word}"), Msg(f"carta_magica.order.course.{word}.hint")) for word in BEST]
    at, home = position.players[seat].square, position.players[seat].home
    ports = sorted([(steps_left(position, seat, at, port.square), port.square) for port in HARBOURS if port.square != at])
    harbours = [Option(name(port), name(port), says.place(port), says.steps(port, far, port == home)) for far, port in ports if far < FAR]
    return Ask("order.course", Msg("carta_magica.order.course.hint"), (*best, *harbours, ASK))


def _write_departure(position: Position, seat: Seat) -> str:
    """Return the scope of a course: what its player has now, as `_read_departure` reads it."""
    player = position.players[seat]
    talismans = ",".join(map(str, player.talismans))
    return "/".join((player.condition, talismans, str(player.misses), str(int(position.final is not None))))


def _read_departure(scope: str) -> Departure:
    condition, talismans, misses, is_final = scope.split("/")
    return Departure(condition, tuple([int(card) for card in talismans.split(",") if card]), int(misses), is_final == "1")


def end_of_course(world: State, seat: Seat, order: Order) -> Msg | None:
    """Return why a course has ended, if it has: arrival, or a mishap of ship or match."""
    position, departure = world.position, _read_departure(order.scope)
    player = position.players[seat]
    goal = order.line.split()[1]
    if goal not in BEST and player.square == square(goal):
        return Msg("carta_magica.order.ended.arrived")
    if goal != "trade" and player.condition not in ("free", departure.condition):
        return Msg("carta_magica.order.ended.stuck")
    if goal != "trade" and player.swept:
        return Msg("carta_magica.order.ended.swept")
    if not set(departure.talismans) <= set(player.talismans) or player.misses > departure.misses:
        return Msg("carta_magica.order.ended.lost")
    if position.final is not None and not departure.is_final:
        return Msg("carta_magica.order.ended.final")
    return None


def course_line(world: State, seat: Seat, order: Order) -> Line | None:
    """Return the spin, or the line of a course after it; `None` to ask."""
    if isinstance(world.stage, Spinning):
        return "spin"
    goal, *fill = order.line.split()[1:]
    rng = Random(0)

    def answer(ask: Ask | Form, path: Path) -> Token:
        if isinstance(ask, Form) or (goal != "trade" and ask.name not in SAILS):
            raise Unanswered
        token = policy(world, seat, ask, path, rng) if goal in BEST else _towards(world.position, seat, ask, square(goal), fill[0])
        value = next((option.value for option in ask.options if option.token == token), None)
        if not _may_answer(ask, value, goal == "trade", world.position.players[seat].home):
            raise Unanswered
        return token

    try:
        path, _ = drive(turn(world, seat), answer)
        return " ".join(path)
    except Unanswered:
        return None


def _may_answer(ask: Ask, value: object, is_trading: bool, home: Square) -> bool:
    """Return whether a course may give the answer with a value, or leaves it to its player."""
    if ask.name == "choose.action":
        return value not in LEFT_TO_PLAYER if is_trading else value in PLAIN
    if ask.name == "sail.square" and value in HARBOUR:
        return is_trading and value != home
    return True


def _towards(position: Position, seat: Seat, ask: Ask, port: Square, fill: str) -> Token:
    """Return the answer of a course to a harbour.

    Raises `Unanswered` if sailing would cost something, if the ship could enter the harbour now, or if no square is nearer to it.
    """
    player, spin = position.players[seat], position.spin
    assert spin is not None
    if ask.name == "choose.action":
        offered = {option.token for option in ask.options}
        if fill == "goods" and "goods" in offered and room(player, "goods", position.options) >= WHEEL[spin].steps:
            return "goods"
        if "sail" not in offered:
            raise Unanswered
        return "sail"
    reach = reach_of(position, seat, dict(ways(position, seat))["sail"])
    if reach.ends >> port & 1:  # a set of squares as bits
        raise Unanswered
    ends = [end for end in squares_in(reach.ends) if end not in HARBOUR]
    if not ends:
        raise Unanswered
    # `lap_change`: how the ship's count of laps changes on the way, which depends on the direction.
    far, end, lap_change = min((steps_left(position, seat, end, port, change), end, change) for end in ends for change in reach.laps(end))
    if far >= steps_left(position, seat, player.square, port):
        raise Unanswered
    if ask.name == "sail.square":
        return name(end)
    most_clockwise = max(reach.laps(end))
    return "clockwise" if lap_change == most_clockwise else "anticlockwise"
