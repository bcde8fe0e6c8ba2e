"""Each ask in brief: the question, the stakes, and the few answers that come first.

| ask | the answers that come first |
|---|---|
| `turn.roll`, `draw.pack` | the die; the two packs |
| `move.step` | the best development within the points, the next that still fits, the dearest other; else far goals, pieces, the end |
| `move.goal`, `move.place` | where the chosen piece brings most |
| `fight.choice`, `defend.choice`, `flight.choice` | the best odds first |
| `buy.count`, `sell.country`, `owe.country`, `lose.piece` | one, two, all; the one that earns or is missed least |
| `order.*`, `voyage.*` | as a careful player would, more cautious, to be asked; voyages to what promises most (`order_answers`) |

The menu of a movement has the whole turn too, and what else is worth its money.

The first answer is marked as the best if it brings more than the second for its price (`mind.values`); nothing is searched. An answer that
leads into a fight or a bombing (`mind.battles`) or spends the money for the richest country in reach is never marked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Form, Msg, Option, Path, Seat, Who
from engine.walking.walk import Asking, trace
from games.magellan.mind import battles, order_answers, stakes
from games.magellan.mind.aims import Aim, hopes
from games.magellan.mind.battles import meeting, prey_of
from games.magellan.mind.deals import Deal, can_both, deals, onward, payable, sensible, spends_the_best, to_the_best
from games.magellan.mind.labels import LONG, label
from games.magellan.mind.policy import cost_of_loss, wanted_pack
from games.magellan.mind.values import income_needed
from games.magellan.mind.whole_turn import whole_turn
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, Cell, cell_of
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Country, Group, Moving, Position, State
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.fights import enemies
from games.magellan.rules.turn.move import STEPS
from games.magellan.rules.turn.travel import gone, moved
from games.magellan.rules.values import Elsewhere, Fly, Go, Pack, Strike

FURTHER = 7
"""How many ways and developments the menu has beside the answers that come first."""


def decision(state: State, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
    """Return an ask in brief, as `Mind.decision`."""
    assert isinstance(ask, Ask)
    here: State = state if ask.so_far is None else ask.so_far()
    if ask.name in ("buy.count", "sell.country", "move.place"):
        here = _before(state, seat, path) or here
    position, stage = here.position, here.stage
    if ask.name == "turn.roll":
        return _roll(position, seat, ask)
    if ask.name == "draw.pack":
        return _draw(position, seat, ask)
    if ask.name in ("move.step", "move.goal"):
        steps = STEPS - sum(asked.name == "move.step" for asked, _ in trace(turn(state, seat), path).answered)
        if ask.name == "move.step":
            return _step(state.position, position, seat, ask, steps)
        assert isinstance(stage, Moving) and stage.chosen is not None
        return _goal(position, seat, stage.chosen, ask, steps + 1)  # the step whose goal is asked is among those left
    if ask.name in ("move.place", "voyage.place"):
        return _place(position, seat, ask, path)
    if ask.name == "buy.count":
        return _count(position, seat, ask, path)
    if ask.name in ("sell.country", "owe.country"):
        return _sale(position, seat, ask)
    if ask.name == "lose.piece":
        return _loss(position, seat, ask)
    if ask.name in ("fight.choice", "defend.choice", "flight.choice"):
        return battles.fight_decision(position, ask)
    return order_answers.order_decision(position, seat, ask, path)


def _before(state: State, seat: Seat, path: Path) -> State | None:
    """Return the state at the beginning of the step to which an ask belongs."""
    for length in range(len(path), -1, -1):
        end = trace(turn(state, seat), path[:length]).end
        if isinstance(end, Asking) and isinstance(end.ask, Ask) and end.ask.so_far is not None:
            state_before: State = end.ask.so_far()
            return state_before
    return None


def _wins_above(position: Position, seat: Seat) -> Msg:
    """Return the line above the answers: the target, or in a war of the player its rounds."""
    if position.war is not None and enemies(position.war, seat):
        return Msg("magellan.frame.war", rounds=position.war.rounds)
    return Msg("magellan.frame.target", target=position.table.target)


def _points_left(position: Position) -> Msg:
    return Msg("magellan.frame.points", points=position.points)


def _cash(position: Position, seat: Seat) -> Msg:
    return Msg("magellan.frame.cash", cash=position.players[seat].cash)


def _roll(position: Position, seat: Seat, ask: Ask) -> Decision:
    answer = Answer((ask.options[0].token,), ask.options[0].label, costs=False)
    return Decision(Msg("magellan.question.roll"), (answer,), stakes.standing(position, seat), _wins_above(position, seat), has_best=True)


def _draw(position: Position, seat: Seat, ask: Ask) -> Decision:
    """Offer the two packs, the better first. History is luck and never marked as the best."""
    wanted = wanted_pack(position, seat)
    cash = position.players[seat].cash
    payable = sum([cards.cost(position, country) <= cash for country in position.geographic])
    income = cards.income(position, seat)
    answers = []
    for option in ask.options:
        if isinstance(option.value, Pack):
            is_map = option.value.name == "geographic"
            countries = Msg("magellan.decide.countries", payable=payable, cards=len(position.geographic))
            label = countries if is_map else Msg("magellan.decide.history", income=income)
            answers.append(Answer((option.token,), label, places=(option.value,), costs=False))
    answers.sort(key=lambda answer: answer.path[0] != wanted)
    return Decision(
        Msg("magellan.question.draw"),
        tuple(answers),
        stakes.packs(position, seat),
        _points_left(position),
        has_best=len(answers) > 1 and wanted == "geographic" and payable > 0,
        rest=Msg("magellan.rest.draw") if len(ask.options) > len(answers) else None,
    )


def _step(began: Position, position: Position, seat: Seat, ask: Ask, steps: int) -> Decision:
    """Offer what to do next in a movement: deals, the end, and in the menu the whole turn.

    `began`: the position before the movement, `steps`: how many steps the line has left.
    """
    wanted = payable(position, seat)
    mine = sensible(position, seat, {aim.country: aim.worth for aim in wanted if aim.country is not None})
    open_deals = deals(position, seat, wanted, steps)
    shortlist = _choose_deals(position, seat, wanted, steps, mine, open_deals)
    answers = [_answer(deal) for deal in shortlist]
    answers.insert(0 if mine is None else MOST, _end(position, seat))
    whole = whole_turn(position, seat)
    turns = [] if whole is None or whole.steps > steps else [whole.answer()]
    worthy = [deal for deal in open_deals if deal.is_worthy and not any(_is_same(deal, other) for other in shortlist)]
    return Decision(
        Msg("magellan.question.move", points=position.points),
        _with_menu(answers[:MOST], (*turns, *map(_answer, worthy[:FURTHER]), *answers[MOST:]), ask),
        stakes.of_move(stakes.HalfMove(began, position, seat, [deal for deal in shortlist if deal.places])),
        _wins_above(position, seat),
        has_best=_is_best(position, seat, mine, shortlist),
        rest=Msg("magellan.rest.move") if len(ask.options) > 1 else None,
    )


def _with_menu(answers: Sequence[Answer], others: Sequence[Answer], ask: Ask) -> tuple[Answer, ...]:
    """Return the answers that come first, then the others for the menu, each path once."""
    by_path = {answer.path: answer for answer in answers}
    for answer in others:
        by_path.setdefault(answer.path, replace(answer, group=ask.prompt))
    return tuple(by_path.values())


def _end(position: Position, seat: Seat) -> Answer:
    """Offer the end of the turn; its label tells points that are lost, or a player's exit."""
    player = position.players[seat]
    if not player.cash and not player.countries:
        return Answer(("end",), Msg("magellan.decide.end.out"), asks=True)
    label = Msg("magellan.end") if not position.points else Msg("magellan.decide.end.lost", points=position.points)
    return Answer(("end",), label, costs=False)


def _is_best(position: Position, seat: Seat, mine: Deal | None, shortlist: Sequence[Deal]) -> bool:
    """Return whether the first answer may be marked as the best.

    It has to be what a sensible player would do (`mine`), bring more than the others for its price, start no fight and keep the money for
    the richest country in reach. The end of a turn is the best only if there is nothing else to do.
    """
    if mine is None and not shortlist:
        player = position.players[seat]
        return not position.points and bool(player.cash or player.countries)
    if mine is None or not shortlist:
        return False
    first = shortlist[0]
    if first.is_won and not first.is_risky:
        return True
    if first.path != mine.path or first.is_risky or spends_the_best(position, seat, first):
        return False
    if not (first.is_done or first.countries):  # the way to a discovery is a race
        return False
    return first.worth > 0 and all((first.is_won, first.worth) > (deal.is_won, deal.worth) for deal in shortlist[1:])


def _choose_deals(
    position: Position, seat: Seat, wanted: tuple[Aim, ...], steps: int, mine: Deal | None, open_deals: list[Deal]
) -> list[Deal]:
    """Return at most three of the deals that are open.

    First comes `mine`, what a sensible player would do, then what brings something at once, then ways to what is far. If the first one
    spends the money for the richest country in reach, the way to that country comes before it. In the end deals that win go to the front,
    and those that start a fight to the back.
    """
    shortlist = [] if mine is None else [next((deal for deal in open_deals if deal.path == mine.path), mine)]
    open_deals = [deal for deal in open_deals if not any(_is_same(deal, other) for other in shortlist)]
    immediate = [deal for deal in open_deals if deal.is_done]
    if immediate:
        after = next((deal for deal in immediate if all(can_both(position, seat, first, deal) for first in shortlist)), immediate[0])
        countries = {country for deal in shortlist for country in deal.countries}
        shortlist.append(onward(position, seat, after, [aim for aim in wanted if aim.country not in countries], steps))
        others = [deal for deal in immediate if deal is not after and not any(_is_same(deal, other) for other in shortlist)]
        shortlist += sorted(others, key=lambda deal: -deal.income)[:1]
    if shortlist and spends_the_best(position, seat, shortlist[0]):
        best = to_the_best(position, seat, steps)
        if best is not None and all(deal.path != best.path for deal in shortlist):
            shortlist.insert(0, best)
    for deal in open_deals:
        if len(shortlist) < MOST and not deal.is_done and not any(_is_same(deal, other) for other in shortlist):
            shortlist.append(deal)
    count = MOST - 1 if mine is None else MOST  # without a deal of its own the end of the turn is an answer
    return sorted(shortlist[:count], key=lambda deal: (deal.is_risky, not deal.is_won))


def _is_same(deal: Deal, other: Deal) -> bool:
    """Return whether two deals have a country in common, or one begins with the other."""
    length = min(len(deal.path), len(other.path))
    return bool(set(deal.countries) & set(other.countries)) or deal.path[:length] == other.path[:length]


def _answer(deal: Deal) -> Answer:
    return Answer(deal.path, label(deal), places=deal.places, asks=deal.is_risky or deal.is_won)


def _goal(position: Position, seat: Seat, group: Group, ask: Ask, steps: int) -> Decision:
    """Offer where the chosen piece brings most, then named places, the nearest first."""
    shortlist = [deal for deal in deals(position, seat, payable(position, seat), steps) if deal.group == group and len(deal.path) > 1]
    offered = {option.token for option in ask.options}
    ways: dict[Path, Answer] = {}
    for deal in shortlist:
        if deal.path[1] in offered:
            ways.setdefault(deal.path[1:], replace(_answer(deal), path=deal.path[1:]))
    answers, others = list(ways.values())[:MOST], list(ways.values())[MOST:][:FURTHER]
    tokens, cells = {answer.path[0] for answer in answers}, set[str]()
    for option in _likely(ask.options):
        cell = _cell_of_goal(option.value, group)
        if len(answers) < MOST and option.token not in tokens and cell not in cells:
            label = _place_label(position, seat, group, option)
            if all(label != answer.label for answer in answers):
                is_risky = "who" in dict(label.args)  # the label names an enemy
                answers.append(Answer((option.token,), label, places=_where(option.value, group), asks=is_risky))
                cells.add(cell)
    best = [deal.worth for deal in shortlist[:2]]
    return Decision(
        Msg("magellan.question.goal"),
        _with_menu(answers, others, ask),
        Msg("magellan.stake.goal", piece=says.standing_piece(group), points=position.points),
        _points_left(position),
        has_best=len(best) > 1 and best[0] > best[1] and not shortlist[0].is_risky,
        rest=Msg("magellan.rest.goal") if len(ask.options) > len(answers) else None,
    )


def _cell_of_goal(value: Any, group: Group) -> Cell:
    """Return the cell of a goal; a piece that boards or gets out stays in its own."""
    if isinstance(value, Strike):
        return value.cell
    return cell_of(value.node if isinstance(value, Go | Fly) else group.node)


def _likely(options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """Return the options with a group (named places), near ones first, then the others."""
    named = [option for option in options if option.group is not None and not isinstance(option.value, Elsewhere)]
    return [*sorted(named, key=lambda option: getattr(option.value, "points", 0)), *[option for option in options if option.group is None]]


def _place_label(position: Position, seat: Seat, group: Group, option: Option[Any]) -> Msg:
    """Label a goal: the fight that it leads into, else where the piece goes, or whom it bombs."""
    value = option.value
    fight = meeting(moved(position, seat, group, value, [])) if position.war is not None and not isinstance(value, Elsewhere) else None
    if fight is not None:
        return Msg("magellan.decide.meets.way", **fight.arguments())
    if isinstance(value, Go | Fly):
        return Msg("magellan.decide.fly.place" if isinstance(value, Fly) else "magellan.decide.go", place=says.short(value.node))
    if isinstance(value, Strike):
        foe = prey_of(position, value.cell)
        assert foe is not None, "whoever has nothing to bomb there has a plane to fight with"
        return Msg("magellan.decide.bomb", who=Who(foe[0]), hits=foe[1])
    return option.label


def _where(value: Any, group: Group) -> tuple[Any, ...]:
    """Return what a goal touches on a map: its place, or the piece that boards or gets out."""
    if isinstance(value, Go | Fly):
        return (value.node,)
    return (value.cell,) if isinstance(value, Strike) else (group.node,)


def _place(position: Position, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Offer capitals whose cards may come, then other places, one in each cell."""
    offered = {option.value: option for option in ask.options}
    nodes = [aim.node for aim in sorted(hopes(position, seat), key=lambda aim: -aim.worth) if aim.node in offered][:MOST]
    for option in ask.options:
        if len(nodes) < MOST and cell_of(option.value) not in map(cell_of, nodes):
            nodes.append(option.value)
    group = next((group for group in groups(position.players[seat]) if says.token(group) in path[-2:]), None)
    answers = []
    for node in nodes:
        fight = None
        if ask.name == "move.place" and group is not None and position.war is not None:
            fight = meeting(gone(position, seat, group, node, []))
        label = (
            Msg("magellan.decide.go", place=says.short(node)) if fight is None else Msg("magellan.decide.meets.way", **fight.arguments())
        )
        answers.append(Answer((offered[node].token,), label, places=(node,), asks=fight is not None))
    return Decision(
        Msg("magellan.question.goal"),
        tuple(answers),
        Msg("magellan.stake.place"),
        _points_left(position),
        rest=Msg("magellan.rest.goal") if len(ask.options) > len(answers) else None,
    )


def _count(position: Position, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Offer one, two, and as many as can be paid."""
    kind = path[-1].removeprefix("buy-")
    assert kind in ("jeep", "ship", "plane")
    price = cards.price(position, kind)  # type: ignore[arg-type]
    options = ask.options[:2] if len(ask.options) > 1 else ask.options
    if len(ask.options) > len(options):
        options = (*options, ask.options[-1])
    labels = [Msg("magellan.decide.count", piece=kind, count=option.value, money=option.value * price) for option in options]
    answers = tuple([Answer((option.token,), label) for option, label in zip(options, labels, strict=True)])
    return Decision(
        ask.prompt,
        answers,
        Msg("magellan.stake.count", price=price, cash=position.players[seat].cash),
        _cash(position, seat),
        has_best=True,
        rest=Msg("magellan.rest.count") if len(ask.options) > len(answers) else None,
    )


def _sale(position: Position, seat: Seat, ask: Ask) -> Decision:
    """Offer countries to sell: first those that cover the debt, then by the lowest income."""
    owed = position.debts[0].amount if ask.name == "owe.country" and position.debts else 0

    def order(country: Country) -> tuple[bool, int, int, str]:
        nation = NATIONS[country]
        return nation.resale < owed, nation.income, -nation.resale, country

    ordered: list[Country] = sorted([option.value for option in ask.options], key=order)
    answers = []
    for country in ordered[:MOST]:
        nation = NATIONS[country]
        key = "magellan.decide.sell" if len(country) <= LONG else "magellan.decide.sell.long"
        answers.append(Answer((country,), Msg(key, country=nation.name, money=nation.resale, income=nation.income), places=(country,)))
    need = income_needed(position, position.players[seat])
    stake = Msg("magellan.stake.owe", money=owed) if owed else Msg("magellan.stake.sell", need=need)
    return Decision(
        Msg("magellan.question.owe" if owed else "magellan.question.sell"),
        tuple(answers),
        stake,
        _cash(position, seat),
        has_best=len(ordered) > 1 and order(ordered[0])[:2] < order(ordered[1])[:2],
        rest=Msg("magellan.rest.sell") if len(ordered) > len(answers) else None,
    )


def _loss(position: Position, seat: Seat, ask: Ask) -> Decision:
    """Offer the pieces, first the one that is missed least."""
    ordered = sorted(ask.options, key=lambda option: cost_of_loss(position, seat, option))
    answers = []
    for option in ordered[:MOST]:
        kind, group = option.value.kind, option.value.group
        is_whole = group.what.startswith(kind)  # the piece with all that it carries; otherwise it is itself carried
        label = Msg("magellan.decide.lose", what=group.what if is_whole else f"{kind}-aboard", place=says.short(group.node))
        answers.append(Answer((option.token,), label, places=(group,), asks=True))
    return Decision(
        Msg("magellan.question.lose"),
        tuple(answers),
        stakes.of_loss(position),
        Msg("magellan.frame.pieces", pieces=len(ask.options)),
        has_best=len(ordered) > 1 and cost_of_loss(position, seat, ordered[0])[:4] < cost_of_loss(position, seat, ordered[1])[:4],
        rest=Msg("magellan.rest.lose") if len(ordered) > len(answers) else None,
    )
