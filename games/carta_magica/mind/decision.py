"""Every ask in brief, by its name: the stakes and the few answers that come first.

The places of answers are squares, talismans, adventure cards, and names: `goods`, `magic`, `card`, `stake-5` for so much magic.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Form, Msg, Option, Path, Seat
from engine.walking.walk import Asking, follow
from games.carta_magica.mind import candidates, hazards, order_answers, outset, stakes
from games.carta_magica.mind.candidates import Outing, place_name, wishes
from games.carta_magica.mind.decide import ActionChoice, choices
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.mind.prospects import chance_after
from games.carta_magica.mind.squares import square_answers
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES, GOODS_PER_GOLD, HOME_POINTS, TALISMANS, WHEEL, crossings
from games.carta_magica.rules.payment import Payment, cheapest, means, usual
from games.carta_magica.rules.reach import FAR
from games.carta_magica.rules.sailing import CARD_OF, FREED_BY, PAID_WAY, Way, price, ways
from games.carta_magica.rules.state import Paying, Position, State
from games.carta_magica.rules.turn import turn
from games.carta_magica.rules.turn.choose import WAYS
from games.carta_magica.rules.turn.offers import MENU

COMPARED = 4
"""How many choices after the spin are compared."""
LOOKS = 2
"""How often a choice is played out to estimate its chance, except the draw of a card."""
DRAWS = 4
"""How often the draw of a card is played out."""
HARDLY = 0.01
"""A lead in the chance of winning that does not count."""


Decide: TypeAlias = Callable[[State, Seat, Any, Path], Decision]


def decision(state: State, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
    """Return an ask in brief, as `Mind.decision`."""
    decide = _DECISIONS.get(ask.name)
    if decide is None:
        return None
    brief = decide(state, seat, ask, path)
    return _mark_further(state, seat, path, brief) if ask.name in _GOING_ON else brief


_GOING_ON = ("sail.route", "sail.payment", "trade.payment", "card.payment")
"""Asks within a move. An answer may end the move or open a further question."""


def _mark_further(state: State, seat: Seat, path: Path, brief: Decision) -> Decision:
    """Return a decision with a word on each answer that opens a further question."""
    answers = []
    for answer in brief.answers:
        is_open = isinstance(follow(turn(state, seat), (*path, *answer.path)), Asking)
        answers.append(replace(answer, label=Msg("carta_magica.decision.opens", label=answer.label)) if is_open else answer)
    return replace(brief, answers=tuple(answers))


def _here(state: State, ask: Ask) -> State:
    """Return the state that the half-made move has come to."""
    here: State = state if ask.so_far is None else ask.so_far()
    return here


def _home_frame(position: Position, seat: Seat) -> Msg | None:
    """Say how far home is."""
    player = position.players[seat]
    left = steps_home(position, seat, player.square, player.lap) if player.home >= 0 else FAR
    return Msg("carta_magica.decision.frame.home", left=left) if left < FAR else None


def _settle(state: State, seat: Seat, ask: Form, path: Path) -> Decision:
    """Ask how to set out: three challenges, each from another harbour."""
    answers = []
    starts = outset.ways_out(state.position, seat, ask)
    for way in starts:
        wanted, harbour = TALISMANS[way.challenge.talismans[0]], says.harbour(way.harbour.square)
        label = Msg("carta_magica.decision.settle", harbour=harbour, talisman=says.talisman(wanted.id), points=way.challenge.score)
        answers.append(Answer(way.path, label, places=(way.harbour.square, wanted), costs=False))
    stake = Msg("carta_magica.decision.settle.stake", points=HOME_POINTS)
    rest = Msg("carta_magica.decision.settle.rest")
    return Decision(Msg("carta_magica.decision.settle.question"), tuple(answers), stake, starts[0].character, rest=rest)


def _spin(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask to spin: how far home is, or what frees the ship."""
    position, player = state.position, state.position.players[seat]
    spin = Answer(("spin",), Msg("carta_magica.spin.yes"), costs=False)
    if player.condition == "free":
        storms = sum([segment.is_storm for segment in WHEEL])
        stake = Msg("carta_magica.decision.spin.free", left=steps_home(position, seat, player.square, player.lap), storms=storms)
    else:
        freed = sum([FREED_BY[player.condition] in segment.actions for segment in WHEEL])
        stake = Msg("carta_magica.decision.spin.stuck", condition=player.condition, spins=freed)
    return Decision(Msg("carta_magica.decision.spin.question"), (spin,), stake, _home_frame(position, seat), has_best=True)


def _choose(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask what to do after the spin; the menu has every square of the first way to sail."""
    position = state.position
    assert position.spin is not None
    offered = tuple([option.value for option in ask.options])
    ruled = candidates.outings(state, seat, offered)
    outings, has_best = _rank_outings(state, seat, ruled[:MOST], way=None)
    question = Msg("carta_magica.decision.choose.question", steps=WHEEL[position.spin].steps)
    brief = _decide_outing(position, seat, question, outings, stakes.stake(position, seat, outings), has_best)
    open_ways = [(way, steps) for way, steps in ways(position, seat) if way in offered]
    passages = [(way, candidates.Passage(state, seat, way, steps, prefix=(way,))) for way, steps in open_ways[:1]]
    return _with_menu(brief, ruled, ask, *passages)


def _with_menu(brief: Decision, ruled: list[Outing], ask: Ask, *passages: tuple[Way, candidates.Passage]) -> Decision:
    """Add the menu to a decision: the other answers of the rule, and every square."""
    paths = {answer.path for answer in brief.answers}
    more = [replace(outing.answer, group=ask.prompt) for outing in ruled if outing.answer.path not in paths]
    paths |= {answer.path for answer in more}
    lines = len(more) + (0 if ask.name == "sail.square" else len(ask.options))
    for way, passage in passages:
        more += square_answers(passage, way, paths, lines, ask.prompt)
    return replace(brief, answers=(*brief.answers, *more))


def _rank_outings(state: State, seat: Seat, ruled: list[Outing], way: Way | None) -> tuple[list[Outing], bool]:
    """Return the answers in order, and whether the first is the best by all measures.

    The sensible player's answer comes first, or after one with which the seat is likelier to win. Then come those of the fixed rule
    (`ruled`). The first is the best if the rule, the sensible player and the chance of winning agree on it. `way`: the way of sailing
    that is already chosen, or `None`.
    """
    chances = _chances(state, seat, way, tuple([candidates.choice_of(state, seat, outing, way) for outing in ruled]))
    sensible, *_ = chances
    # What another spin brings cannot be told: it is compared only if there is nothing else.
    comparable = [choice for choice in chances if choice.action != "spin-again"] or [*chances]
    likeliest = max(comparable, key=lambda choice: chances[choice])
    lead, is_vague = chances[likeliest] - chances[sensible], sensible not in comparable
    prefix = ("sail",) if way is None else ()
    best = (likeliest, sensible) if lead > HARDLY or is_vague else (sensible,)
    first = [candidates.of_choice(state, seat, choice, prefix) for choice in best]
    sought = CHALLENGES[state.position.players[seat].challenge].talismans
    is_agreed = (
        len(best) == 1
        and bool(ruled)
        and ruled[0].answer.path == first[0].answer.path
        and first[0].kind not in (*CARD_OF, *PAID_WAY.values())  # whether a card or a payment is worth it is a matter of taste
        and (first[0].talisman is None or first[0].talisman in sought)
    )
    if first[0].kind == "unseen":
        first = [
            *[outing for outing in ruled if outing.talisman is not None and _others_seek(state.position, seat, outing.talisman)],
            *first,
        ]
    return candidates.few((*first, *ruled))[:MOST], is_agreed


@lru_cache(64)
def _chances(state: State, seat: Seat, way: Way | None, ruled: tuple[ActionChoice, ...]) -> dict[ActionChoice, float]:
    """Return the chance of winning after each of the first `COMPARED` choices.

    The sensible player's comes first, then those of the fixed rule (`ruled`), then those that look best to the sensible player.
    """
    position = state.position
    open_choices = [choice for choice in choices(position, seat) if way is None or choice.action == way]
    open_choices.sort(key=lambda choice: -choice.worth)
    compared: dict[tuple[str, int, int], ActionChoice] = {}
    for choice in (open_choices[0], *[_with_square(choice, open_choices) for choice in ruled], *open_choices[1:]):
        compared.setdefault((choice.action, choice.target, choice.delta), choice)
    best = [*compared.values()][:COMPARED]
    # Sorted decks: the chances must not depend on an order that nobody knows.
    position = replace(position, deck=tuple(sorted(position.deck)), talisman_deck=tuple(sorted(position.talisman_deck)))
    imagined = replace(state, position=position)
    return {choice: chance_after(imagined, seat, choice, DRAWS if choice.action == "card" else LOOKS) for choice in best}


def _with_square(ruled: ActionChoice, open_choices: list[ActionChoice]) -> ActionChoice:
    """Give a choice of the fixed rule the sensible player's square, if it has none yet."""
    if ruled.action not in WAYS or ruled.target >= 0:
        return ruled
    return next(choice for choice in open_choices if choice.action == ruled.action)


def _others_seek(position: Position, seat: Seat, talisman: int) -> bool:
    """Return whether a talisman is the challenge of somebody else."""
    return any(seeker != seat for seeker in stakes.seekers(position, talisman))


def _decide_outing(position: Position, seat: Seat, question: Msg, outings: list[Outing], stake: Msg, has_best: bool) -> Decision:
    """Return the decision between answers after a spin.

    Coming home is called best only if it puts the seat ahead.
    """
    answers = tuple([outing.answer for outing in outings])
    rest = Msg("carta_magica.decision.choose.held-rest" if stakes.is_held(position, seat) else "carta_magica.decision.choose.rest")
    has_best = has_best and (outings[0].kind not in ("home", "early") or candidates.is_ahead_at_home(position, seat, outings[0]))
    return Decision(question, answers, stake, _home_frame(position, seat), has_best, rest)


def _square(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask where to sail once the way is chosen, or is the only one."""
    way = cast(Way, path[0])
    position, steps = state.position, dict(ways(state.position, seat))[way]
    ruled = candidates.few(candidates.sails(state, seat, way, steps, ()))
    outings, has_best = _rank_outings(state, seat, ruled[:MOST], way)
    question = Msg("carta_magica.decision.sail.question", steps=steps)
    due = price(position.options, way)
    paid = Msg("carta_magica.decision.stake.way", way=way, price="" if due is None else says.amount(*due), steps=steps)
    stake = stakes.stake(position, seat, outings) if way == "sail" else paid
    brief = _with_menu(
        _decide_outing(position, seat, question, outings, stake, has_best),
        ruled,
        ask,
        (way, candidates.Passage(state, seat, way, steps, prefix=())),
    )
    if len(ask.options) > MENU:
        return brief
    return replace(brief, answers=tuple([answer for answer in brief.answers if len(answer.path) > 1 or answer in brief.first()]))


def _route(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask which way round the island; the one that leaves fewer steps to home comes first."""
    player = state.position.players[seat]
    ends = []
    for option in ask.options:
        left = steps_home(state.position, seat, option.value[-1], player.lap + crossings(option.value))
        ends.append((left, option))
    ends.sort(key=lambda end: end[0])
    answers, (nearest, _), (farthest, _) = [], ends[0], ends[-1]
    for left, option in ends:
        key = "carta_magica.decision.clockwise" if option.token == "clockwise" else "carta_magica.decision.anticlockwise"
        answers.append(Answer((option.token,), Msg(key, left=left), places=(option.value[len(option.value) // 2],), costs=False))
    return Decision(
        Msg("carta_magica.decision.route.question"),
        tuple(answers),
        Msg("carta_magica.decision.route", place=place_name(ask.options[0].value[-1])),
        has_best=nearest < farthest,
    )


def _sell(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask how much to sell: all, half of it, nothing."""
    position = _here(state, ask).position
    player, most = position.players[seat], ask.options[0].value
    answers = []
    for gold in sorted({most, most // 2} - {0}, reverse=True):
        goods = gold * GOODS_PER_GOLD
        payment = usual(player, "goods", goods, position.options)
        label = Msg("carta_magica.decision.sell.here", goods=goods, gold=gold)
        answers.append(Answer((str(gold), *payment), label, places=(player.square,) if gold == most else ()))
    held = means(player, "goods")
    answers.append(Answer(("0",), Msg("carta_magica.decision.sell.nothing", goods=held), costs=False))
    return Decision(
        Msg("carta_magica.decision.sell.question"),
        tuple(answers),
        Msg("carta_magica.decision.stake.sell", gold=means(player, "gold")),
        Msg("carta_magica.amount.goods", amount=held),
        has_best=True,
        rest=Msg("carta_magica.decision.sell.rest"),
    )


def _buy(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask what to buy: the two talismans that score most, or nothing."""
    position = _here(state, ask).position
    player, wanted = position.players[seat], wishes(position, seat)
    gold, sensible = means(player, "gold"), candidates.deal_here(position, seat, (), (), is_sensible=True)
    first: list[int | None] = [*wanted[: MOST - 1]] or [None]
    if wanted and sensible is not None and sensible.kind == "unseen":
        first = [wanted[0], None] if _others_seek(position, seat, wanted[0]) else [None, wanted[0]]
    answers = [candidates.buying_answer(position, seat, card, (), ()) for card in first]
    answers.append(Answer(("nothing",), Msg("carta_magica.decision.buy.nothing", gold=gold), costs=False))
    stake = stakes.talisman_stake(position, seat, wanted[0]) if wanted else Msg("carta_magica.decision.stake.unseen")
    frame = Msg("carta_magica.amount.gold", amount=gold)
    rest = Msg("carta_magica.decision.buy.rest")
    sought = CHALLENGES[player.challenge].talismans
    has_best = sensible is not None and sensible.talisman == first[0] and first[0] in sought
    return Decision(Msg("carta_magica.decision.buy.question"), tuple(answers), stake, frame, has_best, rest)


def _pay(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask how to pay, the cheapest way first."""
    here = _here(state, ask)
    position, kind, due = here.position, here.at(Paying).kind, here.at(Paying).amount
    best = cheapest(position.players[seat], kind, due, position.options)
    ordered = sorted(ask.options, key=lambda option: option.value != best)[:MOST]
    answers = tuple([Answer((option.token,), _payment(kind, option), hint=option.hint) for option in ordered])
    stake = Msg("carta_magica.decision.stake.pay", what=says.amount(kind, due))
    question = Msg("carta_magica.decision.pay.question", what=says.amount(kind, due))
    amount = says.amount(kind, means(position.players[seat], kind))
    return Decision(question, answers, stake, amount, has_best=True, rest=Msg("carta_magica.decision.pay.rest"))


def _payment(kind: str, option: Option[Payment]) -> Msg:
    tokens, cards = option.value
    worth = sum([ADVENTURES[card].amount for card in cards])
    if not cards:
        return Msg("carta_magica.decision.pay.tokens", what=says.amount(kind, tokens))
    if not tokens:
        return Msg("carta_magica.decision.pay.cards", cards=len(cards), worth=worth)
    return Msg("carta_magica.decision.pay.both", what=says.amount(kind, tokens), worth=worth)


def _cash(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    cards = sorted([option.value for option in ask.options], key=lambda card: (card.kind != "gold", -card.amount))
    answers = []
    for card in cards[:MOST]:
        label = Msg("carta_magica.decision.cash", what=says.amount(card.kind, card.amount))
        answers.append(Answer((card.token,), label, places=(card,), costs=False))
    return Decision(Msg("carta_magica.decision.cash.question"), tuple(answers), Msg("carta_magica.decision.stake.cash"))


_DECISIONS: dict[str, Decide] = {
    "settle": _settle,
    "spin": _spin,
    "choose.action": _choose,
    "sail.square": _square,
    "sail.route": _route,
    "sail.payment": _pay,
    "trade.sell": _sell,
    "trade.buy": _buy,
    "trade.payment": _pay,
    "card.payment": _pay,
    "cash.card": _cash,
    "card.draw": hazards.draw,
    "card.peek": hazards.peek,
    "monster.stake": hazards.stake,
    "monster.cards": hazards.stake_cards,
    "monster.again": hazards.retame,
    "storm.again": hazards.storm_again,
    "storm.weather": hazards.weather,
    "battle.victim": hazards.victim,
    "battle.again": hazards.refight,
    "battle.prize": hazards.prize,
    "battle.swap": hazards.swap,
    "battle.agree": hazards.swap,
    "order.slot": order_answers.slot,
    "order.course": order_answers.course,
    "order.fill": order_answers.fill,
    "order.choice": order_answers.reaction,
}
