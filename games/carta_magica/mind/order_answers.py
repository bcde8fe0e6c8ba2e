"""The decisions of the form in which a player sets orders.

Each offers what a careful player would order, something more cautious, and to be asked each time.
"""

from __future__ import annotations

from engine.asks.decision import Answer, Decision
from engine.values.core import Ask, Msg, Option, Path, Seat, Token
from games.carta_magica.mind.evaluation import steps_left
from games.carta_magica.rules import says
from games.carta_magica.rules.board import BLACK, GOODS_PER_GOLD, HARBOUR, HARBOURS, TALISMAN_PRICE, name, square
from games.carta_magica.rules.payment import means
from games.carta_magica.rules.state import State

REACTIONS: dict[str, tuple[Token, ...]] = {
    "spin": ("always", "ask"),
    "weather": ("harm", "always", "ask"),
    "again": ("always", "never", "ask"),
    "swap": ("never", "always", "ask"),
    "prize": ("best", "ask"),
    "draw": ("always", "never", "ask"),
    "pay": ("tokens", "cards", "ask"),
    "stake": ("best", "none", "ask"),
}
"""The standing answers that are offered for each question in others' turns, the most sensible first; `ask` means to decide each time."""

NEAREST = 2
"""How many harbours of each colour a course is offered to."""


def slot(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask what to order; what saves the most clicks comes first. No course before setting out."""
    offered = {option.token for option in ask.options}
    ways: tuple[tuple[Path, str], ...] = ((("spin", "always"), "order.spin.always"), (("weather", "harm"), "decision.order.weather"))
    if "course" in offered:
        ways = (
            (("course", "on"), "decision.order.wise"),
            (("spin", "always"), "decision.order.spin"),
            (("course", "ask"), "order.ask"),
        )
    first = [Answer(way, Msg(f"carta_magica.{key}"), costs=False) for way, key in ways]
    menu = _courses(state, seat, ask.prompt) if "course" in offered else []
    return Decision(
        Msg("carta_magica.decision.order.question"),
        (*first, *menu),
        Msg("carta_magica.decision.order.stake" if "course" in offered else "carta_magica.decision.order.stake.early"),
        has_best=True,
        rest=Msg("carta_magica.decision.order.rest"),
    )


def _courses(state: State, seat: Seat, group: Msg) -> list[Answer]:
    """Return the courses of the menu: keep trading, and sail to the nearest ports to trade in.

    In others' turns there is also: sail on without trading.
    """
    position = state.position
    player, goes_on = position.players[seat], seat != position.active
    answers = []
    for way in ("trade", "on") if goes_on else ("trade",):
        key = f"carta_magica.order.course.{way}"
        hint = Msg(f"carta_magica.order.course.{way}.hint")
        answers.append(Answer(("course", way), Msg(key), hint, group=group, goes_on=goes_on))
    for is_black, can_trade in ((True, player.goods >= GOODS_PER_GOLD), (False, player.gold >= TALISMAN_PRICE)):
        if not can_trade:
            continue
        ports = [port.square for port in HARBOURS if port.is_black == is_black and port.square != player.square]
        near = sorted([(steps_left(position, seat, player.square, port), port) for port in ports])
        for far, port in near[:NEAREST]:
            label = Msg("carta_magica.order.course.ready", harbour=says.place(port))
            hint = says.steps(port, far, port == player.home)
            answers.append(Answer(("course", name(port), "sail"), label, hint, group=group, goes_on=goes_on))
    return answers


def course(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask for the course: keep trading, sail to the nearest harbour, or be asked each time.

    The nearest harbour is one to trade in, if there is any.
    """
    position = state.position
    player = position.players[seat]
    ports: list[Option[str]] = [option for option in ask.options if option.token not in ("on", "trade", "ask")]
    sells, buys = means(player, "goods") >= GOODS_PER_GOLD, means(player, "gold") >= TALISMAN_PRICE
    trades = [port for port in ports if (sells if square(port.token) in BLACK else buys)]
    answers = [Answer(("trade",), Msg("carta_magica.order.course.trade"), costs=False)]
    stake = Msg("carta_magica.decision.order.stake")
    for port in (trades or ports)[:1]:
        goal = square(port.token)
        label = Msg("carta_magica.order.course.ready", harbour=says.harbour(goal))
        answers.append(Answer((port.token, "sail"), label, places=(goal,), costs=False))
        left = steps_left(position, seat, player.square, goal)
        stake = Msg("carta_magica.decision.order.course.stake", harbour=says.harbour(goal), left=left)
    answers.append(Answer(("ask",), Msg("carta_magica.order.ask"), costs=False))
    rest = Msg("carta_magica.decision.order.course.rest") if len(ports) > 1 else None
    return Decision(Msg("carta_magica.decision.order.course.question"), tuple(answers), stake, has_best=True, rest=rest)


def fill(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask whether to sail with every spin, or to take goods on the way."""
    goal = square(path[-1])
    answers = [
        Answer((option.token,), Msg(f"carta_magica.order.course.{option.token}"), places=(goal,), costs=False) for option in ask.options
    ]
    goods = means(state.position.players[seat], "goods")
    stake = Msg("carta_magica.decision.order.fill.stake", colour=HARBOUR[goal].colour, goods=goods)
    return Decision(Msg("carta_magica.decision.order.fill.question"), tuple(answers), stake)


def reaction(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask what to answer each time when another player's turn asks."""
    kind = path[-1]
    labels = {"ask": Msg("carta_magica.order.ask")}
    answers = tuple(
        [Answer((word,), labels.get(word) or Msg(f"carta_magica.order.{kind}.{word}"), costs=False) for word in REACTIONS[kind]]
    )
    return Decision(
        Msg(f"carta_magica.order.{kind}"),
        answers,
        Msg(f"carta_magica.decision.order.{kind}.stake"),
        has_best=True,
        rest=Msg("carta_magica.decision.order.choice.rest") if len(answers) < len(ask.options) else None,
    )
