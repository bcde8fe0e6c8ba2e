"""Orders in brief: to act as a careful player would, more cautiously, or to be asked.

The menu of all orders has whole voyages too, the throw and the draw. While others move, what goes on with the player's last move comes
first.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Msg, Option, Path, Seat
from games.magellan.mind import stakes
from games.magellan.mind.aims import aims, offers, promise_of
from games.magellan.mind.legs import Leg, rank_ways, ways_of
from games.magellan.mind.movements import prize, prize_name
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, Node
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Group, Position
from games.magellan.rules.turn.places import goal_token, is_jeep
from games.magellan.rules.turn.trade import CAPITAL_LAND
from games.magellan.rules.ways import cheapest_way

CHOICES = {
    "order.onward": {
        "buy": Msg("magellan.standing.onward.buy"),
        "develop": Msg("magellan.standing.onward.develop"),
        "ask": Msg("magellan.standing.onward.ask"),
    },
    "order.roll": {"always": Msg("magellan.order.roll.always"), "ask": Msg("magellan.standing.onward.ask")},
    "order.draw": {
        "wanted": Msg("magellan.standing.onward.buy"),
        "geographic": Msg("magellan.order.draw.geographic"),
        "ask": Msg("magellan.standing.onward.ask"),
    },
    "order.defend": {
        "bomb": Msg("magellan.order.defend.bomb"),
        "stay": Msg("magellan.order.defend.stay"),
        "ask": Msg("magellan.standing.onward.ask"),
    },
}
"""The choices of orders that hold for many turns, by the name of the ask."""
QUESTIONS = {
    "order.onward": Msg("magellan.question.onward-order"),
    "order.roll": Msg("magellan.question.roll-order"),
    "order.draw": Msg("magellan.question.draw-order"),
    "order.defend": Msg("magellan.question.defend-order"),
}
RESTS = {"order.onward": Msg("magellan.rest.onward-order"), "order.draw": Msg("magellan.rest.draw-order")}
STAKES = {"order.roll": Msg("magellan.stake.roll-order"), "order.defend": Msg("magellan.stake.defend-order")}
UNTIL = {
    "better": Msg("magellan.standing.onward.buy"),
    "arrival": Msg("magellan.order.until.arrival"),
    "news": Msg("magellan.order.until.news"),
}
"""The choices of when a voyage asks."""
DIRECT = 3
"""How many voyages are directly in the menu of all orders."""
ONWARD = 2
"""How many of these go on with the piece that was moved last."""
LISTED = 20
"""How many voyages are in the submenu."""
SHORT = 6
"""A single throw often brings the points of a shorter way; only a longer one is worth an order."""
READY = {"better": "magellan.order.voyage.ready.better", "arrival": "magellan.order.voyage.ready.arrival"}
"""The label of a voyage in one click, by when it asks."""
LONG = 15
"""A name of so many letters leaves no room in a label for the distance. As a rule the key of a name is as long as the name."""


def order_decision(position: Position, seat: Seat, ask: Ask, path: Path) -> Decision | None:
    """Return an ask of the orders in brief; `None` for any other ask."""
    if ask.name == "order.slot":
        return _slot(position, seat, ask)
    if ask.name in CHOICES:
        return _lasting_decision(position, seat, ask)
    if ask.name in ("voyage.piece", "voyage.end"):
        return _voyage(position, seat, ask, path)
    return _until(ask) if ask.name == "voyage.until" else None


def _slot(position: Position, seat: Seat, ask: Ask) -> Decision:
    """Offer turns without a question; the menu has all orders that take one click."""
    answers = [Answer(("onward", how), label, costs=False) for how, label in CHOICES["order.onward"].items()]
    menu = _voyages(position, seat)
    if position.seat != seat:
        label, hint = Msg("magellan.order.onward.ready"), Msg("magellan.order.onward.buy.hint")
        menu.append(Answer(("onward", "buy"), label, hint, costs=False, goes_on=True))
    draw_hint = Msg("magellan.order.draw.wanted.hint")
    menu.append(Answer(("draw", "wanted"), Msg("magellan.order.draw.ready"), draw_hint, costs=False))
    menu.append(Answer(("roll", "always"), Msg("magellan.order.roll.ready"), costs=False))
    answers += [replace(answer, group=answer.group or ask.prompt) for answer in menu]
    return Decision(
        Msg("magellan.question.onward"), tuple(answers), Msg("magellan.stake.onward"), has_best=True, rest=Msg("magellan.rest.onward")
    )


def _voyages(position: Position, seat: Seat) -> list[Answer]:
    """Return voyages to what promises most; those that go on with the last move come first.

    1. Directly in the menu: up to `DIRECT` voyages that ask when something better comes.
    2. Also directly: the first of those that go on, until it arrives.
    3. In a submenu: all others until they arrive. They include the first ones of 1, so a button on the panel after a move still finds its
       voyage there when others have moved.
    """
    legs = _legs(position, seat, [group for group in groups(position.players[seat]) if not group.what.startswith("plane")])
    onward = [leg for leg in legs if _goes_on(position, seat, leg)][:ONWARD]
    long = [leg for leg in legs if leg not in onward and leg.points > SHORT]
    first = [*onward, *long][:DIRECT]
    without_own_entry = first[1:] if onward else first  # the first one that goes on is offered until arrival by 2
    rest = [*without_own_entry, *[leg for leg in legs if leg not in first]][:LISTED]
    further = Msg("magellan.order.voyage.further")
    return [
        *[_whole(position, seat, leg, "better", goes_on=leg in onward) for leg in first if _offers_better(position, leg)],
        *[_whole(position, seat, leg, "arrival", goes_on=True) for leg in onward[:1]],
        *[replace(_whole(position, seat, leg, "arrival", goes_on=False), group=further) for leg in rest],
    ]


def _whole(position: Position, seat: Seat, leg: Leg, until: str, *, goes_on: bool) -> Answer:
    """Return a voyage as one answer, with its points and what there is to win."""
    gain = prize(position, seat, leg.aim)
    assert gain is not None, "it is left out otherwise"
    label = Msg(READY[until], piece=says.brief(leg.group, False), end=prize_name(leg.aim))
    hint = Msg("magellan.hint.near", points=says.points(leg.points), deal=gain)
    return Answer(("voyage", says.token(leg.group), goal_token(leg.group, leg.aim.node), until), label, hint, costs=False, goes_on=goes_on)


def _goes_on(position: Position, seat: Seat, leg: Leg) -> bool:
    """Return whether a voyage goes on with the piece that its owner moved last, and not back.

    Once another player has thrown, which clears the trail, every voyage counts.
    """
    if not position.trail or position.trail[-1].seat != seat:
        return position.seat != seat
    if position.trail[-1].path[-1] != leg.group.node:
        return False
    ahead = cheapest_way(position.players[seat], leg.group, leg.aim.node)
    return ahead is not None and ahead[1:2] != position.trail[-1].path[-2:-1]


def _lasting_decision(position: Position, seat: Seat, ask: Ask) -> Decision:
    """Offer the choices of an order that holds until it is withdrawn."""
    answers = tuple([Answer((word,), label, costs=False) for word, label in CHOICES[ask.name].items()])
    stake = STAKES.get(ask.name) or (stakes.packs(position, seat) if ask.name == "order.draw" else _goal(position, seat))
    return Decision(QUESTIONS[ask.name], answers, stake, has_best=True, rest=RESTS.get(ask.name))


def _goal(position: Position, seat: Seat) -> Msg:
    """Tell what turns without a question would go for."""
    goal = max(aims(position, seat), key=lambda aim: promise_of(position, seat, aim), default=None)
    if goal is None or goal.country is None:
        return Msg("magellan.stake.onward-wait")
    return Msg("magellan.stake.onward-goal", country=NATIONS[goal.country].name, cost=cards.cost(position, goal.country))


def _voyage(position: Position, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Offer whole voyages to what promises most, or else pieces and places."""
    if ask.name == "voyage.piece":
        pieces = [option.value for option in ask.options if option.value is not None]
        legs = _legs(position, seat, pieces)
        answers = [_voyage_answer(position, leg, (says.token(leg.group),)) for leg in legs[: MOST - 1]]
        if not answers:
            first_of_kinds = {group.what: group for group in reversed(pieces)}.values()
            answers = [
                Answer((says.token(group),), Msg("magellan.standing.piece", what=group.what), places=(group,)) for group in first_of_kinds
            ]
        answers = [*answers[: MOST - 1], Answer(("none",), Msg("magellan.standing.none"), costs=False)]
        question, rest = "magellan.question.voyage", Msg("magellan.rest.voyage")
    else:
        tokens = {option.token for option in ask.options}
        piece = next(group for group in groups(position.players[seat]) if says.token(group) == path[-1])
        legs = [leg for leg in _legs(position, seat, [piece]) if goal_token(leg.group, leg.aim.node) in tokens]
        answers = [_voyage_answer(position, leg, ()) for leg in legs[:MOST]] or _places(ask.options)[:MOST]
        question, rest = "magellan.question.goal", Msg("magellan.rest.goal")
    return Decision(Msg(question), tuple(answers), Msg("magellan.stake.voyage"), has_best=bool(legs), rest=rest)


def _legs(position: Position, seat: Seat, pieces: Sequence[Group]) -> list[Leg]:
    """Return what is worth a voyage, the best first."""
    wanted = offers(position, seat)
    return rank_ways([ways_of(position, seat, group, wanted) for group in pieces])


def _voyage_answer(position: Position, leg: Leg, path: Path) -> Answer:
    """Return the answer for a voyage to the end of a way; `path`: its first tokens."""
    until = "better" if _offers_better(position, leg) else "arrival"
    place, node = prize_name(leg.aim), leg.aim.node
    key = "magellan.standing.go.long" if _is_long(place) else "magellan.standing.go"
    label = Msg(key, place=place, points=leg.points)
    return Answer((*path, goal_token(leg.group, node), until), label, places=(leg.group, node), costs=False)


def _is_long(name: Msg) -> bool:
    """Return whether a name is long, judged by the last part of its key."""
    return len(name.key.rpartition(".")[2]) >= LONG


def _offers_better(position: Position, leg: Leg) -> bool:
    """Return whether a voyage may ask when something better comes.

    Where its jeep finds several open countries, there is a choice at the end, so the voyage asks on arrival.
    """
    return len(_developable_at(position, leg)) < 2


def _developable_at(position: Position, leg: Leg) -> list[str]:
    """Return the open countries that a jeep of this leg could develop at its end."""
    return [country for country in position.open if is_jeep(leg.group) and CAPITAL_LAND[country] == leg.aim.node]


def _places(options: Sequence[Option[Node | None]]) -> list[Answer]:
    """Return an answer for each named place, and one for any other."""
    answers = []
    for option in options:
        label = Msg("magellan.standing.any") if option.value is None else Msg("magellan.standing.place", place=says.short(option.value))
        answers.append(Answer((option.token,), label, places=() if option.value is None else (option.value,), costs=False))
    return answers


def _until(ask: Ask) -> Decision:
    """Offer the choices of when a voyage asks."""
    tokens = {option.token for option in ask.options}
    answers = tuple([Answer((word,), label, costs=False) for word, label in UNTIL.items() if word in tokens])
    rest = Msg("magellan.rest.until") if len(answers) < len(ask.options) else None
    return Decision(Msg("magellan.question.until"), answers, Msg("magellan.stake.until"), has_best=True, rest=rest)
