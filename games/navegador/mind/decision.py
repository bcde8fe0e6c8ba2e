"""Decisions: what each ask of a turn asks, what is at stake, and its first answers.

Each ask has a function, by its name, which weighs `candidates`. Afterwards `lookahead` plays the answers on, and decides which comes first
and whether it is marked as the best (green).

| ask | the answers that come first |
|---|---|
| `turn.field` | the best whole moves on fields of different kinds |
| `turn.pay` | the ships that are missed least, by region |
| `sail.group`, `sail.join` | the best discovery, the best sailing, to stay |
| `market.goods` | what earns most, by selling only, by processing only |
| `colony.buy`, `buildings.buy` | the best of one and of several, nothing |
| `recruit.*` | all that are cheap, one more, then fewer |
| `privilege.take`, `king.place` | the kinds with most points |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import NONE, Ask, Form, Msg, Path, Seat
from games.navegador.mind import stakes
from games.navegador.mind.candidates import RankedAnswer, cash_points, ideas, most_income, payment, shown_state, trading_idea, ways
from games.navegador.mind.fleets import ALIKE, close_voyage, has_first, join, sail
from games.navegador.mind.lookahead import check_first_answer, of_last_turn, rank_answers
from games.navegador.mind.values import Worth
from games.navegador.mind.voyages import Voyage
from games.navegador.mind.wording import CARD, answer_of, recruiting_label, sea
from games.navegador.rules import says
from games.navegador.rules.board import COLONY_WORKERS, DEAR, FIELD_NUMBER, KINDS, POINT_MONEY, REGION_NUMBER, Region, cost
from games.navegador.rules.score import king_gains, points
from games.navegador.rules.state import Player, Position, State
from games.navegador.rules.turn import turn
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.wares import What, highest, limits

MOST_PAID = 1
"""A field that costs more ships than this is not among the first answers."""
PLAIN = ("turn.pay", "sail.join", "king.place")
"""Asks whose answers are ordered by simple counts, without `lookahead`."""
TRADES = ((True, True), (True, False), (False, True))
"""The market visits that are offered, in this order: (may sell, may process)."""


def decision(state: State, seat: Seat, asked: Ask | Form, path: Path) -> Decision:
    """Implement `Mind.decision`."""
    brief, others = _weigh(state, seat, asked, path)
    if asked.name in PLAIN:
        return brief
    brief = check_first_answer(state, seat, asked, path, brief) if path else rank_answers(state, seat, brief)
    brief, ends = of_last_turn(state, seat, path, brief), state.position.left == 1
    menu = [replace(answer, asks=answer.asks or ends, group=asked.prompt) for answer in others]
    return replace(brief, answers=(*brief.answers, *menu))


def _weigh(state: State, seat: Seat, asked: Ask | Form, path: Path) -> tuple[Decision, Sequence[Answer]]:
    """Return the first answers in the order of their own worth, and those of the menu."""
    if asked.name == "turn.field" and isinstance(asked, Ask):
        return _field(state, seat, asked)
    now = shown_state(asked).position
    if asked.name == "sail.group" and isinstance(asked, Ask):
        return sail(state, now, seat, asked, path)
    return _plain(state.position, now, seat, asked), ()


def _plain(position: Position, now: Position, seat: Seat, asked: Ask | Form) -> Decision:
    """Return the decision of an ask that has no further answers for its menu.

    `position` is the one before the turn, `now` the one that the ask shows.
    """
    if isinstance(asked, Form):
        return _market(now, seat, asked)
    if asked.name == "turn.pay":
        return _pay(position, seat, asked)
    if asked.name == "sail.join":
        return join(now, seat, asked)
    if asked.name.startswith("recruit."):
        return _recruit(now, seat, asked)
    if asked.name == "privilege.take":
        return _privilege(now, seat, asked)
    if asked.name == "king.place":
        return _king(now, seat, asked)
    return _buy(now, seat, asked)


def _field(state: State, seat: Seat, asked: Ask) -> tuple[Decision, Sequence[Answer]]:
    """Return the best whole moves on different fields, and those of the menu.

    If there are too few, fields follow on which nothing is worth doing. Fields on which nothing can be done come only if there is no other.
    """
    position, player = state.position, state.position.players[seat]
    worth, dialogue = Worth(position, seat), partial(turn, state, seat)
    judged: list[tuple[float, Answer]] = []
    spare: list[Answer] = []
    idle: list[Answer] = []
    paths: set[Path] = set()
    for way in ways(state, seat, MOST_PAID):
        best = max(way.ideas, key=lambda idea: idea.worth, default=None)
        price = worth.paid(way.due)
        if best is None or best.worth <= price:
            if not way.due and way.goal != CARD:
                plain = Answer(way.path, Msg("navegador.decide.field", field=way.option.label), places=(way.goal,))
                fields = idle if best is None else spare
                fields.append(plain)
        elif best.path not in paths or not isinstance(way.asked, Form):  # of two markets the nearer one does the same
            paths.add(best.path)
            path = close_voyage(dialogue, way.path, best.deed) if isinstance(best.deed, Voyage) else (*way.path, *best.path)
            if path is not None:
                judged.append((best.worth - price, answer_of(best, position, player, path, way.due, way.goal)))
    judged.sort(key=lambda entry: -entry[0])
    answers = (*[answer for _, answer in judged], *spare)[:MOST] or tuple(idle[:MOST])
    values = [value for value, _ in judged[:MOST]]
    question = "navegador.question.last" if position.left is not None else "navegador.question.field"
    brief = Decision(
        Msg("navegador.question.first" if player.field is None else question),
        answers,
        stakes.of_turn(state.position, seat),
        _standing(position, seat),
        has_best=has_first(values),
        rest=_other_fields(asked, player, answers),
    )
    return brief, [answer for _, answer in judged[MOST:]]


def _other_fields(asked: Ask, player: Player, answers: Sequence[Answer]) -> Msg | None:
    """Say what the fields that are left out cost."""
    taken = {answer.path[0] for answer in answers}
    others = [option.value for option in asked.options if option.blocked is None and option.token not in taken]
    prices = [cost(player.field, FIELD_NUMBER[field]) for field in others if field != CARD]
    if not others:
        return None
    least, most = min(prices, default=0), max(prices, default=0)
    if least == most:
        return Msg("navegador.rest.field", count=most)
    return Msg("navegador.rest.field.costs", least=least, most=most)


def _standing(position: Position, seat: Seat) -> Msg:
    totals = [points(player) for player in position.players]
    return Msg("navegador.frame.points", points=totals[seat], best=max(total for other, total in enumerate(totals) if other != seat))


def _pay(position: Position, seat: Seat, asked: Ask) -> Decision:
    """Offer the ships that are missed least, then ships of the regions where most lie."""
    assert asked.several is not None
    due = asked.several.lo
    names: list[Region] = [option.value for option in asked.options]
    sets = [payment(asked, position, seat)]
    for option in sorted(asked.options, key=lambda option: -position.players[seat].ships[REGION_NUMBER[option.value]]):
        if option.count >= due:
            sets.append("+".join([option.token] * due))
    answers = []
    for token in dict.fromkeys(sets):
        regions = [name for name in names for _ in range(token.split("+").count(name))]
        answers.append(Answer((token,), _name_payment(tuple(dict.fromkeys(regions)), len(regions)), places=tuple(dict.fromkeys(regions))))
    ships = sum(position.players[seat].ships)
    return Decision(
        Msg("navegador.question.pay", count=due),
        tuple(answers[:MOST]),
        Msg("navegador.stake.pay"),
        Msg("navegador.frame.ships", ships=ships),
        has_best=True,
        rest=Msg("navegador.rest.pay"),
    )


def _name_payment(regions: tuple[Region, ...], count: int) -> Msg:
    first = sea(REGION_NUMBER[regions[0]])
    if len(regions) == 1:
        return Msg("navegador.decide.give", count=count, region=first)
    if len(regions) == count == 2:
        return Msg("navegador.decide.give.two", region=first, other=sea(REGION_NUMBER[regions[1]]))
    return Msg("navegador.decide.give.many", count=count, seas=len(regions))


def _market(now: Position, seat: Seat, asked: Form) -> Decision:
    """Offer what earns most, by selling only, and by processing only."""
    player = now.players[seat]
    by_path: dict[Path, Answer] = {}
    values = []
    for may_sell, may_process in TRADES:
        income, path = most_income(asked.fields, may_sell, may_process)
        if path and path not in by_path:
            values.append(float(income))
            by_path[path] = answer_of(trading_idea(player, asked.fields, income, path), now, player, path)
    return Decision(
        Msg("navegador.question.market"),
        tuple(by_path.values()),
        _equal(values) or stakes.top_price(stakes.Facts(now, seat)) or Msg("navegador.stake.market"),
        Msg("navegador.score.cash", money=player.money),
        has_best=has_first(values),
        rest=Msg("navegador.rest.market"),
    )


def _buy(now: Position, seat: Seat, asked: Ask) -> Decision:
    """Offer the best of one and the best of several, or nothing."""
    player = now.players[seat]
    purchases = ideas(now, seat, asked)
    single = next((idea for idea in purchases if len(_wares(idea)) == 1), None)
    several = next((idea for idea in purchases if len(_wares(idea)) > 1), None)
    best = sorted([idea for idea in (single, several) if idea is not None], key=lambda idea: -idea.worth)
    worthwhile = [idea for idea in best if idea.worth > 0]
    nothing = Answer((NONE,), Msg("navegador.market.nothing"), costs=False)
    answers = [answer_of(idea, now, player, idea.path) for idea in best]
    is_colony = asked.name == "colony.buy"
    if is_colony:
        stake = stakes.contested_region(stakes.Facts(now, seat)) or Msg("navegador.stake.colonies", most=player.workers // COLONY_WORKERS)
    else:
        stake = stakes.near_end(stakes.Facts(now, seat)) or Msg("navegador.stake.workers_few", workers=player.workers)
    return Decision(
        Msg("navegador.question.colonies" if is_colony else "navegador.question.buildings"),
        (*answers, nothing) if worthwhile else (nothing, *answers),
        stake,
        Msg("navegador.score.cash", money=player.money),
        has_best=bool(worthwhile) and has_first([idea.worth for idea in best]),
        rest=Msg("navegador.rest.colonies" if is_colony else "navegador.rest.buildings"),
    )


def _wares(idea: RankedAnswer) -> Sequence[Any]:
    assert isinstance(idea.deed, tuple)
    return idea.deed


def _recruit(now: Position, seat: Seat, asked: Ask) -> Decision:
    """Offer as many as are cheap, one more, then fewer, as far as the money goes."""
    player = now.players[seat]
    what: What = "workers" if asked.name == "recruit.workers" else "ships"
    cheap, level, limit = limits(what, player)
    offered: list[int] = [option.value for option in asked.options if option.blocked is None and option.value]
    most = min(cheap, max(offered, default=0))
    chosen = [count for count in (most, most + 1, most - 1, most - 2) if count in offered][:MOST]
    answers = [Answer((str(count),), recruiting_label(what, count, now, player), places=(count,)) for count in chosen]
    if len(answers) < MOST:
        answers.append(Answer(("0",), Msg("navegador.market.nothing"), costs=False))
    return Decision(
        Msg(f"navegador.question.{what}"),
        tuple(answers),
        Msg("navegador.stake.cheap", cheap=cheap, dear=DEAR * now.phase if highest(cheap, level, limit) > cheap else 0),
        Msg("navegador.score.cash", money=player.money),
        has_best=bool(chosen),
        rest=Msg("navegador.rest.recruit") if len(asked.options) > len(answers) else None,
    )


def _privilege(now: Position, seat: Seat, asked: Ask) -> Decision:
    """Offer the kinds that bring most at once, points and money together."""
    player = now.players[seat]
    privileges = sorted(ideas(now, seat, asked), key=partial(_count_points, player), reverse=True)
    answers = [answer_of(idea, now, player, idea.path) for idea in privileges[:MOST]]
    free = [option for option in asked.options if option.blocked is None]
    values = [_count_points(player, idea) for idea in privileges[:MOST]]
    return Decision(
        Msg("navegador.question.privilege"),
        tuple(answers),
        _equal(values) or Msg("navegador.stake.privilege", king=sum([option.value.is_king for option in free if option.value])),
        Msg("navegador.frame.workers", workers=player.workers),
        has_best=has_first(values),
        rest=Msg("navegador.rest.privilege") if len(free) > len(answers) else None,
    )


def _count_points(player: Player, idea: RankedAnswer) -> float:
    """Return the points of a privilege at once, with its bonus in points."""
    taken = idea.deed
    assert isinstance(taken, Privilege)
    return idea.gain - cash_points(player, taken.bonus) + taken.bonus / POINT_MONEY


def _king(now: Position, seat: Seat, asked: Ask) -> Decision:
    """Offer the kinds on which the King's privilege brings most."""
    gains = {kind: gain for kind, gain in zip(KINDS, king_gains(now.players[seat]), strict=True) if gain is not None}
    free = sorted([option for option in asked.options if option.blocked is None], key=lambda option: -gains[option.value])
    answers = tuple(
        Answer(
            (option.token,),
            Msg("navegador.decide.crown", kind=says.kind(option.value), gain=gains[option.value]),
            places=(Privilege(option.value, True, 0),),
            costs=False,
        )
        for option in free[:MOST]
    )
    values = [float(gains[option.value]) for option in free[:MOST]]
    return Decision(
        Msg("navegador.question.king"),
        answers,
        _equal(values) or Msg("navegador.stake.king"),
        _standing(now, seat),
        has_best=has_first(values),
        rest=Msg("navegador.rest.privilege") if len(free) > MOST else None,
    )


def _equal(values: Sequence[float]) -> Msg | None:
    """Say that all answers bring the same at once; None if one brings more than another."""
    return Msg("navegador.stake.equal", count=len(values)) if len(values) > 1 and max(values) - min(values) < ALIKE else None
