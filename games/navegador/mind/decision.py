"""What each ask of a turn comes to: what is asked, what is at stake, and the few answers that come first.

It goes by the names of the asks and weighs as the ready answers do (`ideas`). Which of its answers comes first, and whether it is green,
is looked at again by what follows (`lookahead`).

| ask | the answers that come first |
|---|---|
| `turn.field` | the best whole moves on fields of different kinds |
| `turn.pay` | the ships that are missed least, by region |
| `sail.group`, `sail.join` | the best discovery, the best sailing, to stay |
| `market.goods` | what earns most, by selling only, by processing only |
| `colony.buy`, `buildings.buy` | the best of one and of several, nothing |
| `recruit.*` | all that are cheap, one more, one fewer |
| `privilege.take`, `king.place` | the kinds with most points |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import NONE, Ask, BadLine, Form, IllegalLine, Msg, Option, Path, Seat
from engine.walking.walk import Asking, follow
from games.navegador.mind import stakes
from games.navegador.mind.answers import CARD, answered, recruited, sea
from games.navegador.mind.ideas import Dialogue, Idea, cash_points, ideas, most_income, payment, sailing, shown, trade, ways
from games.navegador.mind.lookahead import agreed, of_last_turn, ranked
from games.navegador.mind.voyages import Voyage, gatherings, onward, voyages
from games.navegador.mind.worth import Worth
from games.navegador.rules import says
from games.navegador.rules.board import COLONY_WORKERS, DEAR, FIELD_NUMBER, KINDS, POINT_MONEY, REGION_NUMBER, Region, cost, losses
from games.navegador.rules.score import king_gains, points
from games.navegador.rules.state import Player, Position, Sail, Sailing, Ships, State
from games.navegador.rules.turn import turn
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.wares import What, highest, limits

MOST_PAID = 1
"""Ships that a field costs which is among the first answers."""
ALIKE = 0.05
"""Points of difference below which two answers are as good as each other."""
PLAIN = ("turn.pay", "sail.join", "king.place")
"""Asks whose answers are ordered by what can be counted."""
TRADES = ((True, True), (True, False), (False, True))
"""Trades in the order of the answers: whether they sell, whether they process."""


def decision(state: State, seat: Seat, asked: Ask | Form, path: Path) -> Decision:
    """As `Mind.decision`."""
    brief = _weighed(state, seat, asked, path)
    if asked.name in PLAIN:
        return brief
    brief = agreed(state, seat, asked, path, brief) if path else ranked(state, seat, brief)
    return of_last_turn(state, seat, path, brief)


def _weighed(state: State, seat: Seat, asked: Ask | Form, path: Path) -> Decision:
    """The answers in the order of what each is worth by itself."""
    if asked.name == "turn.field" and isinstance(asked, Ask):
        return _field(state, seat, asked)
    now = shown(asked).position
    if isinstance(asked, Form):
        return _market(now, seat, asked)
    if asked.name == "turn.pay":
        return _pay(state.position, seat, asked)
    if asked.name == "sail.group":
        return _sail(state, now, seat, asked, path)
    if asked.name == "sail.join":
        return _join(now, seat, asked)
    if asked.name.startswith("recruit."):
        return _recruit(now, seat, asked)
    if asked.name == "privilege.take":
        return _privilege(now, seat, asked)
    if asked.name == "king.place":
        return _king(now, seat, asked)
    return _buy(now, seat, asked)


def _field(state: State, seat: Seat, asked: Ask) -> Decision:
    """The best whole move on each field, of fields of different kinds; a field where nothing is worth doing only where too few are, and
    one where nothing can be done only where there is no other."""
    position, player = state.position, state.position.players[seat]
    worth, dialogue = Worth(position, seat), partial(turn, state, seat)
    found: list[tuple[float, Answer]] = []
    spare: list[Answer] = []
    idle: list[Answer] = []
    paths: set[Path] = set()
    for way in ways(state, seat):
        if way.due > MOST_PAID:
            break
        best = max(way.ideas, key=lambda idea: idea.worth, default=None)
        price = worth.paid(way.due)
        if best is None or best.worth <= price:
            if not way.due and way.goal != CARD:
                plain = Answer(way.path, Msg("navegador.decide.field", field=way.option.label), places=(way.goal,))
                (idle if best is None else spare).append(plain)
        elif best.path not in paths or not isinstance(way.asked, Form):  # of two markets the nearer one does the same
            paths.add(best.path)
            path = _closed(dialogue, way.path, best.deed) if isinstance(best.deed, Voyage) else (*way.path, *best.path)
            if path is not None:
                found.append((best.worth - price, answered(best, position, player, path, way.due, way.goal)))
    found.sort(key=lambda entry: -entry[0])
    answers = (*[answer for _, answer in found], *spare)[:MOST] or tuple(idle[:MOST])
    values = [value for value, _ in found[:MOST]]
    question = "navegador.question.last" if position.left is not None else "navegador.question.field"
    return Decision(
        Msg("navegador.question.first" if player.field is None else question),
        answers,
        stakes.of_turn(state, seat),
        _standing(position, seat),
        has_best=_has_first(values),
        rest=_other_fields(asked, player, answers),
    )


def _closed(dialogue: Dialogue, start: Path, voyage: Voyage) -> Path | None:
    """The path of a voyage to the end of its fleet; `None` if a group would sail where one has sailed before.

    Who explores looks first where the others of the fleet have somewhere to sail: what is revealed may send them elsewhere."""
    sails = voyage.sails
    first = [sail for sail in sails if voyage.explored is None or REGION_NUMBER[sail.to] == voyage.explored]
    path: Path = (*start, *[sail.token for sail in first])
    try:
        end = follow(dialogue(), path)
    except (IllegalLine, BadLine):  # another group has to sail, or none can any more
        return None
    if isinstance(end, Asking) and end.ask.name == "sail.group" and isinstance(end.ask, Ask):
        offered = [option.token for option in end.ask.options]
        return (*path, "look" if len(first) < len(sails) and "look" in offered else "done")
    return path


def _other_fields(asked: Ask, player: Player, answers: Sequence[Answer]) -> Msg | None:
    """What the fields that are left out cost."""
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
    """The ships that are missed least; then all from the regions where most lie."""
    assert asked.several is not None
    due = asked.several.lo
    names: list[Region] = [option.value for option in asked.options]
    sets = [payment(asked, position, seat)]
    for option in sorted(asked.options, key=lambda option: -position.players[seat].ships[REGION_NUMBER[option.value]]):
        if option.count >= due:
            sets.append("+".join([option.token] * due))
    answers = []
    for token in dict.fromkeys(sets):
        given = [name for name in names for _ in range(token.split("+").count(name))]
        answers.append(Answer((token,), _given(tuple(dict.fromkeys(given)), len(given)), places=tuple(dict.fromkeys(given))))
    ships = sum(position.players[seat].ships)
    return Decision(
        Msg("navegador.question.pay", count=due),
        tuple(answers[:MOST]),
        Msg("navegador.stake.pay"),
        Msg("navegador.frame.ships", ships=ships),
        has_best=True,
        rest=Msg("navegador.rest.pay"),
    )


def _given(regions: tuple[Region, ...], count: int) -> Msg:
    first = sea(REGION_NUMBER[regions[0]])
    if len(regions) == 1:
        return Msg("navegador.decide.give", count=count, region=first)
    if len(regions) == count == 2:
        return Msg("navegador.decide.give.two", region=first, other=sea(REGION_NUMBER[regions[1]]))
    return Msg("navegador.decide.give.many", count=count, seas=len(regions))


def _sail(state: State, now: Position, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Before the first group the best discovery and the best sailing, or to stay; then where the other ships are of use."""
    offered = [option.token for option in asked.options]
    still = _unsailed(asked, len(now.stacks))
    worth, dialogue = Worth(now, seat), partial(turn, state, seat)
    sails, is_rest = now.last.sails, bool(now.last.sails) or isinstance(state.stage, Sailing)
    made: dict[Msg, Answer] = {}
    values = []
    for idea in _fleets(worth, now, still, is_rest):
        voyage = idea.deed
        assert isinstance(voyage, Voyage)
        whole = _closed(dialogue, path, voyage) if len(made) < MOST - 1 else None
        if whole is not None:
            answer = answered(idea, now, worth.player, whole[len(path) :])
            if answer.label not in made:
                made[answer.label] = answer
                values.append(idea.worth)
    ending = [token for token in ("look", "done") if token in offered]
    is_sealed = now.last.explored is not None and bool(sails)
    words = {"look": "navegador.decide.look", "done": "navegador.decide.done" if sails else "navegador.decide.stay"}
    answers = (*made.values(), *[Answer((token,), Msg(words[token]), costs=is_sealed) for token in ending])
    return Decision(
        Msg("navegador.question.rest" if is_rest else "navegador.question.sail"),
        answers[:MOST] or tuple(map(_forced, asked.options[:MOST])),
        stakes.of_sailing(state, now, seat, still),
        Msg("navegador.frame.borders", borders=state.position.phase),
        has_best=_has_first(values),
        rest=Msg("navegador.rest.sail"),
    )


def _fleets(worth: Worth, now: Position, still: Ships, has_begun: bool) -> list[Idea]:
    """Sailings for the ships that have not sailed, the best first: of each kind the best before another of the same."""
    if has_begun:
        rest = onward(worth, still)
        return [sailing(worth, now, voyage) for voyage in ([rest] if rest is not None else gatherings(worth, still))]
    every = [*voyages(worth, still), *gatherings(worth, still)]
    ranked = sorted([voyage for voyage in every if voyage.worth > 0], key=lambda voyage: -voyage.worth)
    firsts = [next((voyage for voyage in ranked if (voyage.explored is None) == is_known), None) for is_known in (False, True)]
    chosen = sorted([voyage for voyage in firsts if voyage is not None], key=lambda voyage: -voyage.worth)
    return [sailing(worth, now, voyage) for voyage in (*chosen, *[voyage for voyage in ranked if voyage not in chosen])]


def _unsailed(asked: Ask, regions: int) -> Ships:
    """The ships that may still sail, as the groups on offer tell."""
    still = [0] * regions
    for option in asked.options:
        if isinstance(option.value, Sail):
            origin = REGION_NUMBER[option.value.origin]
            still[origin] = max(still[origin], option.value.count)
    return tuple(still)


def _forced(option: Option[Any]) -> Answer:
    """A group that sails although nothing is gained: the card has to be used."""
    sail: Sail = option.value
    label = Msg("navegador.decide.sail", count=sail.count, region=sea(REGION_NUMBER[sail.to]))
    return Answer((option.token,), label, places=(sail,))


def _join(now: Position, seat: Seat, asked: Ask) -> Decision:
    """Groups that enter too: from where most ships lie."""
    ships = now.players[seat].ships
    groups: dict[Region, Sail] = {}
    for option in asked.options:  # the fewest of a region come first
        groups.setdefault(option.value.origin, option.value)
    first = now.last.sails[-1]
    to = REGION_NUMBER[first.to]
    going = sum([sail.count for sail in now.last.sails if sail.to == first.to])
    needed = losses(len(now.players))[to] + 1 - going
    order = sorted(groups.values(), key=lambda sail: -ships[REGION_NUMBER[sail.origin]])
    answers = tuple(
        Answer((sail.token,), Msg("navegador.decide.send", count=sail.count, region=sea(REGION_NUMBER[sail.origin])), places=(sail.origin,))
        for sail in order[:MOST]
    )
    return Decision(
        Msg("navegador.question.join"),
        answers,
        Msg("navegador.stake.join", count=going, region=sea(to), needed=needed),
        Msg("navegador.frame.more", count=needed),
        has_best=len(answers) > 1,
        rest=Msg("navegador.rest.sail") if len(asked.options) > len(answers) else None,
    )


def _market(now: Position, seat: Seat, asked: Form) -> Decision:
    """What earns most, by selling only, by processing only."""
    player = now.players[seat]
    found: dict[Path, Answer] = {}
    values = []
    for may_sell, may_process in TRADES:
        income, path = most_income(asked.fields, may_sell, may_process)
        if path and path not in found:
            values.append(float(income))
            found[path] = answered(trade(player, asked.fields, income, path, None), now, player, path)
    return Decision(
        Msg("navegador.question.market"),
        tuple(found.values()),
        _equal(values) or stakes.top_price(now, seat) or Msg("navegador.stake.market"),
        Msg("navegador.frame.money", money=player.money),
        has_best=_has_first(values),
        rest=Msg("navegador.rest.market"),
    )


def _buy(now: Position, seat: Seat, asked: Ask) -> Decision:
    """The best of one and the best of several, or nothing."""
    player = now.players[seat]
    found = ideas(now, seat, asked)
    single = next((idea for idea in found if len(_wares(idea)) == 1), None)
    several = next((idea for idea in found if len(_wares(idea)) > 1), None)
    best = sorted([idea for idea in (single, several) if idea is not None], key=lambda idea: -idea.worth)
    worthwhile = [idea for idea in best if idea.worth > 0]
    nothing = Answer((NONE,), Msg("navegador.decide.none"), costs=False)
    answers = [answered(idea, now, player, idea.path) for idea in best]
    is_colony = asked.name == "colony.buy"
    if is_colony:
        stake = stakes.contested(now, seat) or Msg("navegador.stake.colonies", most=player.workers // COLONY_WORKERS)
    else:
        stake = stakes.near_end(now) or Msg("navegador.stake.workers_few", workers=player.workers)
    return Decision(
        Msg("navegador.question.colonies" if is_colony else "navegador.question.buildings"),
        (*answers, nothing) if worthwhile else (nothing, *answers),
        stake,
        Msg("navegador.frame.money", money=player.money),
        has_best=bool(worthwhile) and _has_first([idea.worth for idea in best]),
        rest=Msg("navegador.rest.colonies" if is_colony else "navegador.rest.buildings"),
    )


def _wares(idea: Idea) -> Sequence[Any]:
    assert isinstance(idea.deed, tuple)
    return idea.deed


def _recruit(now: Position, seat: Seat, asked: Ask) -> Decision:
    """As many as are cheap, one more, one fewer; as far as the money goes."""
    player = now.players[seat]
    what: What = "workers" if asked.name == "recruit.workers" else "ships"
    cheap, *_ = limits(what, player)
    offered: list[int] = [option.value for option in asked.options if option.blocked is None and option.value]
    most = min(cheap, max(offered, default=0))
    chosen = [count for count in (most, most + 1, most - 1, most - 2) if count in offered][:MOST]
    answers = [Answer((str(count),), recruited(what, count, now, player), places=(count,)) for count in chosen]
    if len(answers) < MOST:
        answers.append(Answer(("0",), Msg("navegador.decide.none"), costs=False))
    return Decision(
        Msg(f"navegador.question.{what}"),
        tuple(answers),
        Msg("navegador.stake.cheap", cheap=cheap, dear=DEAR * now.phase if highest(*limits(what, player)) > cheap else 0),
        Msg("navegador.frame.money", money=player.money),
        has_best=bool(chosen),
        rest=Msg("navegador.rest.recruit") if len(asked.options) > len(answers) else None,
    )


def _privilege(now: Position, seat: Seat, asked: Ask) -> Decision:
    """The kinds that count most at once, points and money together."""
    player = now.players[seat]
    found = sorted(ideas(now, seat, asked), key=partial(_counted, player), reverse=True)
    answers = [answered(idea, now, player, idea.path) for idea in found[:MOST]]
    free = [option for option in asked.options if option.blocked is None]
    values = [_counted(player, idea) for idea in found[:MOST]]
    return Decision(
        Msg("navegador.question.privilege"),
        tuple(answers),
        _equal(values) or Msg("navegador.stake.privilege", king=sum([option.value.is_king for option in free if option.value])),
        Msg("navegador.frame.workers", workers=player.workers),
        has_best=_has_first(values),
        rest=Msg("navegador.rest.privilege") if len(free) > len(answers) else None,
    )


def _counted(player: Player, idea: Idea) -> float:
    """The points of a privilege at once, its bonus in points."""
    taken = idea.deed
    assert isinstance(taken, Privilege)
    return idea.gain - cash_points(player, taken.bonus) + taken.bonus / POINT_MONEY


def _king(now: Position, seat: Seat, asked: Ask) -> Decision:
    """The kinds of which there is most."""
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
        has_best=_has_first(values),
        rest=Msg("navegador.rest.privilege") if len(free) > MOST else None,
    )


def _has_first(values: Sequence[float]) -> bool:
    """Whether the first of the values, the highest, is above all others."""
    return bool(values) and (len(values) < 2 or values[0] - values[1] >= ALIKE)


def _equal(values: Sequence[float]) -> Msg | None:
    """That all answers bring the same at once; `None` where one brings more than another."""
    return Msg("navegador.stake.equal", count=len(values)) if len(values) > 1 and max(values) - min(values) < ALIKE else None
